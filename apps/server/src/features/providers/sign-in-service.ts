import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { hashToken } from '../sign-in/secret-token.ts';
import { saveStudent } from '../sign-in/students-repository.ts';
import type { SignInProblem } from './problem-page.ts';
import { ProviderUnavailable, SignInRefused, type Provider } from './provider.ts';
import { insertAttempt, takeAttempt } from './sign-in-attempts-repository.ts';

/** How long a student may take at the provider. */
const attemptLifetimeMilliseconds = 3_600_000;

export interface SignInContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
}

export interface SignInWish {
  returnTo: string;
  create: boolean;
  loginHint: string | null;
}

export type SignInBegun = { kind: 'leave'; url: URL } | { kind: 'problem'; problem: SignInProblem };
export type SignInEnded =
  | { kind: 'signedIn'; cookie: string; returnTo: string }
  | { kind: 'problem'; problem: SignInProblem };

/** Begins a sign-in for a browser: answers the address at the provider. */
export async function beginSignIn(
  { db, clock }: SignInContext,
  provider: Provider,
  browserId: string,
  { returnTo, ...wish }: SignInWish,
): Promise<SignInBegun> {
  const challenge = provider.newChallenge();
  try {
    const url = await provider.authorizationUrl(challenge, wish);
    await insertAttempt(db, {
      stateHash: hashToken(challenge.state),
      browserHash: hashToken(browserId),
      provider: provider.id,
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

/** Ends a sign-in with the provider's answer: starts a session of the student, who may be new. */
export async function endSignIn(
  { db, clock, randomness }: SignInContext,
  provider: Provider,
  browserId: string | null,
  answer: URLSearchParams,
  startSession: (transaction: Database, studentId: string) => Promise<string>,
): Promise<SignInEnded> {
  const state = answer.get('state');
  if (state === null || browserId === null) return { kind: 'problem', problem: 'expired' };
  const now = new Date(clock());
  const attempt = await takeAttempt(
    db,
    { stateHash: hashToken(state), browserHash: hashToken(browserId), provider: provider.id },
    now,
  );
  if (!attempt) return { kind: 'problem', problem: 'expired' };

  try {
    const { nonce, codeVerifier, returnTo } = attempt;
    const { email, ...claims } = await provider.exchange(answer, { state, nonce, codeVerifier });
    if (email === null) return { kind: 'problem', problem: 'noEmail' };
    const identity = { ...claims, email, issuer: provider.usersIssuer };
    const cookie = await db.transaction(async (transaction) => {
      const studentId = await saveStudent(transaction, identity, randomness.uuid(), now);
      return startSession(transaction, studentId);
    });
    return { kind: 'signedIn', cookie, returnTo };
  } catch (error) {
    return problemOf(error);
  }
}

function problemOf(error: unknown): { kind: 'problem'; problem: SignInProblem } {
  if (error instanceof ProviderUnavailable) return { kind: 'problem', problem: 'unavailable' };
  if (error instanceof SignInRefused) return { kind: 'problem', problem: 'refused' };
  throw error;
}
