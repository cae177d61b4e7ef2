import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError, errorAnswer } from '../../http/errors/error-answers.ts';
import { Refusal } from '../../refusal.ts';
import { isNavigation } from '../sign-in/is-navigation.ts';
import type { SignInProblem } from './problem-page.ts';

/** A browser is led to a page that explains; a call gets the house's error body. */
export function giveUp(request: FastifyRequest, reply: FastifyReply, problem: SignInProblem): FastifyReply {
  if (isNavigation(request)) return reply.redirect(`/sign-in/problem/${problem}`, 303);
  if (problem === 'unavailable') {
    throw new Refusal('unavailable', 'Signing in does not work right now. Please try again in a minute.');
  }
  throw new Refusal('badRequest', 'This sign-in could not be finished. Please sign in again.');
}

/** Whatever else goes wrong on the way of a sign-in: who waits before a browser never gets to see a call's error body. */
export function giveUpOn(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isNavigation(request)) return answerError(error, request, reply);
  const { status } = errorAnswer(error, request.log);
  return giveUp(request, reply, status >= 429 ? 'unavailable' : 'expired');
}
