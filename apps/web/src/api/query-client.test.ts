import type { User } from '@valence/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userQuery } from './account/account.ts';
import { notesQuery } from './quizzes/notes.ts';
import { profileQuery } from './account/profile.ts';
import { progressQuery } from './progress/progress.ts';
import { createQueryClient } from './query-client.ts';
import { subscriptionStatusQuery } from './account/subscription.ts';

const student: User = {
  id: '0b0e7c1e-0000-4000-8000-000000000001',
  firstName: 'Marie',
  lastName: 'Curie',
  email: 'marie@example.org',
  profileImageUrl: null,
  subscriptionStatus: 'active',
  hasActiveSubscription: true,
  isPremiumSold: true,
};

// As a browser does, it keeps what was there when another cookie is set.
beforeEach(() =>
  vi.stubGlobal('document', {
    get cookie() {
      return 'valence_signed_in=1';
    },
    set cookie(_added: string) {},
  }),
);
afterEach(() => vi.unstubAllGlobals());

/** A client that knows the student, and has asked again who is there. */
async function askedAgain(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const client = createQueryClient(vi.fn<() => void>());
  client.setQueryData(userQuery.queryKey, student);
  client.setQueryData(subscriptionStatusQuery.queryKey, { hasActiveSubscription: true });
  await client.prefetchQuery({ ...userQuery, staleTime: 0 });
  return {
    state: client.getQueryState(userQuery.queryKey),
    subscription: client.getQueryData(subscriptionStatusQuery.queryKey),
    profile: client.getQueryData(profileQuery.queryKey),
  };
}

test.each([401, 403])('%i means signed out, and is no error', async (status) => {
  const { state } = await askedAgain(async () => new Response('{}', { status }));
  expect(state).toMatchObject({ status: 'success', data: null });
});

test('an unexpected answer is an error that clears the cached student and subscription', async () => {
  const { state, subscription } = await askedAgain(async () => new Response('broken', { status: 500 }));
  expect(state?.error?.message).toBe('Auth check failed: 500');
  expect(state?.data).toBeUndefined();
  expect(subscription).toBeUndefined();
});

test.each([
  ['cancelled', 'canceled'],
  ['paused', 'free'],
  ['active', 'active'],
])('the status %s is read as %s', async (told, read) => {
  const { state } = await askedAgain(async () => Response.json({ ...student, subscriptionStatus: told }));
  expect(state).toMatchObject({ status: 'success', data: { subscriptionStatus: read } });
});

test('a server that was not reached has said nothing: who was there stays', async () => {
  const { state, subscription } = await askedAgain(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(state).toMatchObject({ status: 'error', data: student });
  expect(subscription).toEqual({ hasActiveSubscription: true });
});

test.each([
  [401, 1],
  [500, 0],
])('of calls answered with %i, %i say that the session has ended', async (status, heard) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  const onSignedOut = vi.fn<() => void>();
  const client = createQueryClient(onSignedOut);
  await client.prefetchQuery(progressQuery);
  expect(onSignedOut).toHaveBeenCalledTimes(heard);
  await client.prefetchQuery(profileQuery);
  expect(onSignedOut).toHaveBeenCalledTimes(2 * heard);
});

test('a session that has ended is said, but not on account of notes: whoever takes a quiz is not interrupted', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  const onSignedOut = vi.fn<() => void>();
  const client = createQueryClient(onSignedOut);
  await client.prefetchQuery(notesQuery('quiz'));
  expect(client.getQueryState(notesQuery('quiz').queryKey)?.status).toBe('error');
  expect(onSignedOut).not.toHaveBeenCalled();
  await client.prefetchQuery(progressQuery);
  expect(onSignedOut).toHaveBeenCalledOnce();
});
