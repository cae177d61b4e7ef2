import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { SignInProblem } from '../../identity-provider/pages/problem-page.ts';
import type { Randomness } from '../../randomness.ts';
import { IssuerUnavailable, SignInRefused, type RelyingParty } from './relying-party.ts';
import { hashToken } from './secret-token.ts';
import { insertAttempt, saveStudent, takeAttempt } from './sign-in-repository.ts';

/** How long a student may take at the issuer. */
const attemptLifetimeMilliseconds = 3_600_000;

export interface SignInContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  relyingParty: RelyingParty;
  usersIssuer: string;
  /** Whether a sign-in of a subject that was begun then holds, as far as the issuer is ours; until the transaction ends. */
  holds: (transaction: Database, subject: string, begunAt: Date) => Promise<boolean>;
}

export interface SignInWish {
  returnTo: string;
  create: boolean;
  loginHint: string | null;
}

export type SignInBegun = { kind: 'leave'; url: URL } | { kind: 'problem'; problem: SignInProblem };
export type SignInEnded =
  { kind: 'signedIn'; session: string; returnTo: string } | { kind: 'problem'; problem: SignInProblem };

/** Begins a sign-in for a browser: answers the address at the issuer. */
export async function beginSignIn(
  { db, clock, relyingParty }: SignInContext,
  browserId: string,
  { returnTo, ...wish }: SignInWish,
): Promise<SignInBegun> {
  const challenge = relyingParty.newChallenge();
  try {
    const url = await relyingParty.authorizationUrl(challenge, wish);
    await insertAttempt(db, {
      stateHash: hashToken(challenge.state),
      browserHash: hashToken(browserId),
      nonce: challenge.nonce,
      codeVerifier: challenge.codeVerifier,
      returnTo,
      expiresAt: new Date(clock() + attemptLifetimeMilliseconds),
    });
    return { kind: 'leave', url };
  } catch (error) {
    return problemOf(error);
  }
}

/**
 * Ends a sign-in with the issuer's answer: starts a session of the student, who may be new. It is one transaction with the
 * look at whether the sign-in holds, so that neither a student nor a session is left of an account that is deleted meanwhile, nor
 * a session of a password that is changed.
 */
export async function endSignIn(
  { db, clock, randomness, relyingParty, usersIssuer, holds }: SignInContext,
  browserId: string | null,
  answer: URLSearchParams,
  startSession: (transaction: Database, studentId: string) => Promise<string>,
): Promise<SignInEnded> {
  const state = answer.get('state');
  if (state === null || browserId === null) return { kind: 'problem', problem: 'expired' };
  const now = new Date(clock());
  const attempt = await takeAttempt(db, hashToken(state), hashToken(browserId), now);
  if (!attempt) return { kind: 'problem', problem: 'expired' };

  try {
    const { nonce, codeVerifier, returnTo } = attempt;
    const { email, ...claims } = await relyingParty.exchange(answer, { state, nonce, codeVerifier });
    if (email === null) return { kind: 'problem', problem: 'noEmail' };
    const identity = { ...claims, email, issuer: usersIssuer };
    const begunAt = new Date(attempt.expiresAt.getTime() - attemptLifetimeMilliseconds);
    const session = await db.transaction(async (transaction) => {
      const studentId = await saveStudent(transaction, identity, randomness.uuid(), now);
      const started = await startSession(transaction, studentId);
      // Last: a change of password ends the sessions that it finds, and this finds the changes that came before.
      if (await holds(transaction, claims.subject, begunAt)) return started;
      throw new SignInRefused(
        'The account was deleted, or its password changed, while the sign-in was under way',
      );
    });
    return { kind: 'signedIn', session, returnTo };
  } catch (error) {
    return problemOf(error);
  }
}

function problemOf(error: unknown): { kind: 'problem'; problem: SignInProblem } {
  if (error instanceof IssuerUnavailable) return { kind: 'problem', problem: 'unavailable' };
  if (error instanceof SignInRefused) return { kind: 'problem', problem: 'refused' };
  throw error;
}
