import { describe, expect, test } from 'vitest';
import { findAccountByEmail } from '../../features/accounts/accounts-repository.ts';
import { signIn } from '../../features/accounts/accounts-service.ts';
import { findResetHash } from '../../features/accounts/password-resets-repository.ts';
import { defaultGuessLimits, limitGuesses } from '../../features/accounts/passwords/guess-limits.ts';
import { hashPassword, leastPasswordCost } from '../../features/accounts/passwords/password-hash.ts';
import {
  findReminder,
  hasSubscription,
  saveSubscription,
} from '../../features/reminders/reminders-repository.ts';
import { hashToken } from '../../features/sign-in/secret-token.ts';
import { createSessions } from '../../features/sign-in/sessions-service.ts';
import { systemRandomness } from '../../randomness.ts';
import { sessions } from '../schema/accounts.ts';
import { fastestDatabase, migrateTo, now, student, versions } from './versions.ts';

describe.each(fastestDatabase)('accounts of the embedded provider on $name', ({ open }) => {
  test('keep their password, their student and their session when accounts become local', async () => {
    const database = await open();
    const { db } = database;
    const account = '00000000-0000-4000-8000-0000000000aa';
    const passwordHash = await hashPassword('polonium and radium');
    await migrateTo(database, versions.findIndex(({ tag }) => tag.endsWith('_local_accounts')) - 1);
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'built-in', '${account}', 'maria@example.com', '2026-03-01');
      insert into identity_accounts (id, email, first_name, last_name, password_hash, created_at)
      values ('${account}', 'maria@example.com', 'Maria', 'Curie', '${passwordHash}', '2026-03-01');
      insert into sessions (student_id, secret_hash, started_at, last_used_at, expires_at)
      values ('${student}', '${hashToken('secret')}', '2026-03-11', '2026-03-11T11:00:01Z', '2026-04-10');
      insert into sign_in_attempts (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
      values ('state', 'browser', 'nonce', 'verifier', '/', '2026-03-11T13:00:00Z');`);
    await migrateTo(database, versions.length - 1);

    const clock = () => now;
    const own = createSessions(db, clock);
    expect((await own.load(`${student}.secret`))?.student.id).toBe(student);
    const guesses = limitGuesses({ db, valkey: null }, defaultGuessLimits);
    const context = {
      db,
      clock,
      randomness: systemRandomness,
      sessions: own,
      passwordCost: leastPasswordCost,
      ...guesses,
      welcome: null,
      tellOfChange: null,
    };
    const credentials = { email: 'maria@example.com', password: 'polonium and radium', address: '127.0.0.1' };
    const entered = await signIn(context, credentials);
    expect(entered).toMatchObject({ kind: 'signedIn', cookie: expect.stringMatching(`^${student}\\.`) });
    await database.close();
  });
});

describe.each(fastestDatabase)('local accounts from before mail was sent, on $name', ({ open }) => {
  test('keep their password and their reset code, and count as not confirmed', async () => {
    const database = await open();
    const account = '00000000-0000-4000-8000-0000000000aa';
    await migrateTo(database, versions.findIndex(({ tag }) => tag.endsWith('_mailed_links')) - 1);
    await database.run(`
      insert into local_accounts (id, email, first_name, last_name, password_hash, created_at)
      values ('${account}', 'maria@example.com', 'Maria', 'Curie', 'a hash', '2026-03-01');
      insert into password_resets (account_id, code_hash, expires_at)
      values ('${account}', 'another hash', '2026-03-11T13:00:00Z');`);
    await migrateTo(database, versions.length - 1);

    expect(await findAccountByEmail(database.db, 'maria@example.com')).toMatchObject({
      id: account,
      passwordHash: 'a hash',
      emailConfirmedAt: null,
    });
    expect(await findResetHash(database.db, account, new Date(now))).toBe('another hash');
    await database.close();
  });
});

describe.each(fastestDatabase)('a database from before there were reminders, on $name', ({ open }) => {
  test('has none, keeps its sessions, and takes one that ends with its session', async () => {
    const database = await open();
    const { db } = database;
    const before = versions.findIndex(({ tag }) => tag.endsWith('_reminders')) - 1;
    expect(versions[before]?.tag).toBe('0034_answers_to_question');
    await migrateTo(database, before);
    await database.run(`
      insert into users (id, issuer, subject, email, created_at)
      values ('${student}', 'test', 'ada', 'ada@example.org', '2026-01-01');
      insert into sessions (student_id, secret_hash, started_at, last_used_at, expires_at)
      values ('${student}', 'hash', '2026-03-11', '2026-03-11', '2026-04-10');`);
    await migrateTo(database, versions.length - 1);
    expect(await findReminder(db, student)).toBeNull();
    expect(await db.select().from(sessions)).toMatchObject([{ secretHash: 'hash' }]);
    const browser = { studentId: student, secretHash: 'hash' };
    const subscription = { endpoint: 'https://fcm.googleapis.com/one', keys: { p256dh: 'a', auth: 'b' } };
    await saveSubscription(db, browser, subscription, new Date(now));
    expect(await hasSubscription(db, browser)).toBe(true);
    await database.run("delete from sessions where secret_hash = 'hash'");
    expect(await hasSubscription(db, browser)).toBe(false);
    await database.close();
  });
});
