import type { PageContext } from '@valence/contract';
import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const at = (path: string) => new URL(path, 'https://valence.example.org');

/** What the server hands over; calls are answered by their paths, and refused where there is no answer. */
function contextOf(answers: Record<string, unknown>, others: Partial<PageContext> = {}): PageContext {
  return {
    nonce: 'n',
    call: (path) =>
      Promise.resolve(
        path in answers ? Response.json(answers[path]) : new Response('{"message":"no"}', { status: 401 }),
      ),
    now: Date.parse('2026-03-11T12:00:00Z'),
    timeZone: 'Europe/London',
    settings: { supportPhone: '+44 20', supportEmail: '', pushKey: '' },
    report: () => {},
    ...others,
  };
}

test('a student’s page comes with who they are and the answers of its first screen', async () => {
  const answers = { '/api/auth/user': { id: 1 }, '/api/user/progress': { quizzesToday: 2 } };
  expect(await loadPage(at('/badges?from=home'), contextOf(answers))).toEqual({
    answers,
    served: {
      today: '2026-03-11',
      timeZone: 'Europe/London',
      settings: { supportPhone: '+44 20', supportEmail: '', pushKey: '' },
    },
  });
});

test('a page tells the day of the zone it is drawn for, and that of UTC where none is known', async () => {
  // Eight in the evening of the 10th in New York, one in the afternoon of the 11th in Auckland.
  const now = Date.parse('2026-03-11T00:00:00Z');
  const todayIn = async (timeZone: string | null) =>
    (await loadPage(at('/contact'), contextOf({}, { now, timeZone }))).served.today;
  expect(await todayIn('America/New_York')).toBe('2026-03-10');
  expect(await todayIn('Pacific/Auckland')).toBe('2026-03-11');
  expect(await todayIn(null)).toBe('2026-03-11');
});

test('who is signed out is nobody, and gets nothing of the page', async () => {
  expect((await loadPage(at('/badges'), contextOf({}))).answers).toEqual({ '/api/auth/user': null });
});

test('an open page and an unknown one ask only who is there', async () => {
  for (const path of ['/contact', '/streak']) {
    const call = vi.fn<PageContext['call']>(contextOf({ '/api/auth/user': { id: 1 } }).call);
    await loadPage(at(path), contextOf({}, { call }));
    expect(call.mock.calls).toEqual([['/api/auth/user']]);
  }
});

test('what fails is left to the client, and reported where it is our fault', async () => {
  const failure = new Error('no database');
  const report = vi.fn<PageContext['report']>();
  const call = (path: string) =>
    path === '/api/auth/user' ? Promise.reject(failure) : Promise.resolve(new Response('', { status: 503 }));
  expect((await loadPage(at('/badges'), contextOf({}, { call, report }))).answers).toEqual({});
  expect(report.mock.calls).toEqual([[failure]]);
});

test('a database that hangs costs two seconds, and not the page', async () => {
  vi.useFakeTimers();
  try {
    const loaded = loadPage(at('/badges'), contextOf({}, { call: () => new Promise(() => {}) }));
    await vi.advanceTimersByTimeAsync(2000);
    expect((await loaded).answers).toEqual({});
  } finally {
    vi.useRealTimers();
  }
});
