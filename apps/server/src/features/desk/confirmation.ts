import type { DeskConfirmation } from '@valence/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { logSecurityEvent } from '../../http/security-log.ts';
import { findAccountOfStudent } from '../accounts/accounts-service.ts';
import { answerToSetback, setbackOf } from '../accounts/setback.ts';
import { handOverSession } from '../sign-in/hand-over-session.ts';
import type { DeskContext } from './desk-context.ts';

/** How long a password that was asked for again opens what cannot be undone. */
const confirmedMinutes = 10;

/** How somebody with a role confirms who it is, and until when that stands: as long as the session is young. */
export async function readConfirmation(
  context: DeskContext,
  request: FastifyRequest,
  studentId: string,
): Promise<DeskConfirmation> {
  const account = context.accounts && (await findAccountOfStudent(context.db, studentId));
  const until = await confirmedUntil(context, request);
  return { by: account ? 'password' : 'signIn', until: until && until.toISOString() };
}

/**
 * Lets go on who has signed in, or given the password again, a few minutes ago.
 * @throws Refusal `conflict`
 */
export async function requireConfirmed(
  context: Pick<DeskContext, 'clock'>,
  request: FastifyRequest,
): Promise<void> {
  if ((await confirmedUntil(context, request)) === null)
    throw new Refusal('conflict', 'Please enter your password again to continue.');
}

async function confirmedUntil(
  { clock }: Pick<DeskContext, 'clock'>,
  request: FastifyRequest,
): Promise<Date | null> {
  const session = await request.loadStudent?.();
  if (!session) return null;
  const until = session.startedAt.getTime() + confirmedMinutes * 60_000;
  return until > clock() ? new Date(until) : null;
}

/**
 * Takes the password of somebody with a role again: a new session takes the place of the one in this browser, so that a cookie that somebody
 * else has is worth nothing from then on.
 * @throws Refusal `badRequest` for another password, `tooManyRequests` after too many, `conflict` where the account is not here
 */
export async function confirmOnDesk(
  context: DeskContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { studentId, password }: { studentId: string; password: string },
): Promise<void> {
  const { db, accounts, signIn } = context;
  const account = accounts && (await findAccountOfStudent(db, studentId));
  if (!accounts || !account)
    throw new Refusal('conflict', 'Your password is not kept here: please sign out and in again.');
  const given = { password, address: request.ip, studentId };
  const outcome = await accounts.confirm(account, given).catch(setbackOf);
  const event = 'password-confirmation';
  switch (outcome.kind) {
    case 'signedIn':
      logSecurityEvent(request, { event, outcome: 'succeeded' });
      return handOverSession(signIn, request, reply, outcome.cookie);
    case 'refused':
      logSecurityEvent(request, { event, outcome: 'failed' });
      throw new Refusal('badRequest', 'This is not your password.');
    case 'tooManyTries':
    case 'busy': {
      logSecurityEvent(request, { event, outcome: 'limited' });
      const { status, retryAfterSeconds, message } = answerToSetback(outcome);
      reply.header('retry-after', retryAfterSeconds);
      throw new Refusal(status === 429 ? 'tooManyRequests' : 'unavailable', message);
    }
  }
}
