import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { identityAccounts, sessions, users } from '../../database/schema/accounts.ts';
import {
  deleteAccountById,
  insertAccount,
  isPasswordOfThen,
} from '../../identity-provider/accounts-repository.ts';
import { systemRandomness } from '../../randomness.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createSessions } from './sessions-service.ts';
import { beginSignIn, endSignIn } from './sign-in-service.ts';

const clock = () => Date.parse('2026-03-11T12:00:00Z');
const browserId = 'the browser';
const challenge = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' };

describe.each(testDatabases)('the end of a sign-in on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** Signs in with the built-in provider, where something happens while it says who it is. */
  async function signIn(meanwhile: (accountId: string) => Promise<void>) {
    const { db } = database;
    const account = {
      id: randomUUID(),
      email: 'maria@example.com',
      firstName: 'Maria',
      lastName: 'Curie',
      passwordHash: 'a hash',
      passwordChangedAt: null,
      createdAt: new Date(clock()),
    };
    await insertAccount(db, account);
    const { email, firstName, lastName } = account;
    const context = {
      db,
      clock,
      randomness: systemRandomness,
      usersIssuer: 'built-in',
      holds: isPasswordOfThen,
      relyingParty: {
        newChallenge: () => challenge,
        authorizationUrl: async () => new URL('http://localhost/oidc/auth'),
        async exchange() {
          await meanwhile(account.id);
          return { subject: account.id, email, firstName, lastName, profileImageUrl: null };
        },
      },
    };
    await beginSignIn(context, browserId, { returnTo: '/', create: false, loginHint: null });
    const answer = new URLSearchParams({ state: challenge.state, code: 'code' });
    return endSignIn(context, browserId, answer, createSessions(db, clock).start);
  }

  test('an account that is deleted while its sign-in is under way leaves no student behind', async () => {
    const { db } = database;
    const ended = await signIn((id) => db.transaction((transaction) => deleteAccountById(transaction, id)));
    expect(ended).toEqual({ kind: 'problem', problem: 'refused' });
    expect([await db.select().from(users), await db.select().from(sessions)]).toEqual([[], []]);
  });

  test('one that stands has a student and a session', async () => {
    const { db } = database;
    expect(await signIn(async () => undefined)).toMatchObject({ kind: 'signedIn', returnTo: '/' });
    expect(await db.select().from(users)).toHaveLength(1);
    expect(await db.select().from(sessions)).toHaveLength(1);
    await db.delete(users);
    await db.delete(identityAccounts);
  });
});
