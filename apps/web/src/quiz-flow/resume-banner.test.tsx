import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAttempt } from '../attempt/attempt.ts';
import { sampleQuestion } from '../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../attempt/testing/sample-quiz.ts';

// What is drawn here is drawn as in a browser that has hydrated the page: it knows its own storage.
vi.mock('../ui/use-from-browser.ts', () => ({ useFromBrowser: <T,>(read: () => T): T => read() }));

const place = '/api/user/quiz-in-progress/place';
const served = {
  quizId: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
  topic: 'organic',
  at: 2,
  count: 10,
  hasAnswers: true,
  left: null,
};
const quiz = sampleQuiz([sampleQuestion('one', 0), sampleQuestion('two', 1)]);
const attempt = startAttempt('single', [0, 1], 1);

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The parts as a freshly loaded page has them: with nothing in memory. */
async function afterReload() {
  vi.resetModules();
  const [{ ResumeBanner }, { show }, kept] = [
    await import('./resume-banner.tsx'),
    await import('../testing/show.tsx'),
    await import('../attempt/kept/kept-quiz.ts'),
  ];
  const banner = (open: (Omit<typeof served, 'left'> & { left: number | null }) | null) =>
    show(<ResumeBanner userId="maria" />, { answers: { [place]: { quiz: open } } });
  return { banner, ...kept };
}

test('with no open quiz there is none', async () => {
  expect((await afterReload()).banner(null)).toBe('');
});

test('a quiz that was left on another device is offered at its question', async () => {
  const markup = (await afterReload()).banner(served);
  expect(markup).toContain('<strong>Organic Chemistry</strong> is still open at question 3 of 10.');
  expect(markup).toContain('href="/quiz/active"');
});

test('a timed quiz says what is left of its time, and that the clock goes on', async () => {
  const { banner } = await afterReload();
  expect(banner({ ...served, left: 552_000 })).toContain(
    'at question 3 of 10. The clock goes on while you are away: 9:12 left.',
  );
  const over = banner({ ...served, left: 0 });
  expect(over).toContain('Its time is up. Your answers so far are kept.');
  expect(over).toContain('See the results');
});

test('a quiz that the server does not know of yet is offered too', async () => {
  (await afterReload()).keepQuiz('maria', { kind: 'active', quiz, attempt });
  expect((await afterReload()).banner(null)).toContain(
    'General Chemistry</strong> is still open at question 1 of 2',
  );
});

test('where both know one, this browser’s counts if it is ahead, and else the server’s', async () => {
  const page = await afterReload();
  page.keepQuiz('maria', { kind: 'active', quiz, attempt });
  expect(page.banner(served)).toContain('General Chemistry');
  page.markSaved('maria', quiz, attempt);
  expect((await afterReload()).banner(served)).toContain('Organic Chemistry');
});

test('another student on this browser is offered nothing of it', async () => {
  (await afterReload()).keepQuiz('pierre', { kind: 'active', quiz, attempt });
  expect((await afterReload()).banner(null)).toBe('');
});
