import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure, isSignedOut, request } from './request.ts';

const anything = { parse: (data: unknown) => data };

function answerWith(response: Response) {
  const fake = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fake);
  return fake;
}

afterEach(() => vi.unstubAllGlobals());

test('every call tells the time zone of the student', async () => {
  const fake = answerWith(new Response('{}'));
  await request('GET', '/api/user/progress', anything);
  const headers = new Headers(fake.mock.calls[0]?.[1]?.headers);
  expect(headers.get('Time-Zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('a body goes out as JSON, and a call without one says nothing of a type', async () => {
  const fake = answerWith(new Response('{}'));
  await request('POST', '/x', anything, { topic: 'general' });
  expect(fake.mock.calls[0]?.[1]?.body).toBe('{"topic":"general"}');
  const quiet = answerWith(new Response('{}'));
  await request('GET', '/x', anything);
  expect(new Headers(quiet.mock.calls[0]?.[1]?.headers).has('Content-Type')).toBe(false);
});

test('a failure reads as status, colon, body', async () => {
  answerWith(new Response('{"message":"Sign in first","code":"signedOut"}', { status: 401 }));
  const failure = await request('GET', '/x', anything).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({
    message: '401: {"message":"Sign in first","code":"signedOut"}',
    status: 401,
    body: { message: 'Sign in first', code: 'signedOut' },
  });
});

test('a failure without a body reads as the status text', async () => {
  answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(request('GET', '/x', anything)).rejects.toThrow('502: Bad Gateway');
});

test('a body that is not ours is not taken for one', async () => {
  answerWith(new Response('<html>', { status: 500 }));
  const failure = await request('GET', '/x', anything).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 500, body: null });
});

test('an answer that breaks the contract is an error', async () => {
  answerWith(new Response('{"odd":true}'));
  const refusing = {
    parse: () => {
      throw new Error('not the shape');
    },
  };
  await expect(request('GET', '/x', refusing)).rejects.toThrow('not the shape');
});

test('only a 401 asks to sign in, in the words of a screen, too', () => {
  expect([401, 403, 500].map((status) => isSignedOut(new ApiFailure(status, '')))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isSignedOut(new Error('Failed to fetch profile', { cause: new ApiFailure(401, '') }))).toBe(true);
});
