import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '@valence/contract';
import { databaseOutage, type Outage } from '../../database/database-outage.ts';
import { isStudentGone } from '../../database/student-gone.ts';
import { sendPage } from '../../pages/send-page.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { failurePage, isReadAsPage } from './failure-page.ts';
import { invalidFields } from './invalid-fields.ts';

const statusOf: Record<ErrorCode, number> = {
  badRequest: 400,
  signedOut: 401,
  wrongCredentials: 401,
  subscriptionRequired: 403,
  dailyLimitReached: 403,
  weeklyLimitReached: 403,
  monthlyLimitReached: 403,
  crossSiteRequest: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  alreadyPremium: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  topicNotChemistry: 422,
  noQuestionsOnTopic: 422,
  fewerQuestions: 422,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  providerFailed: 502,
  providerTimedOut: 504,
};

/** Errors of the framework by their status; any other 4xx is a bad request. */
const bodyOfStatus: Record<number, ErrorBody> = {
  404: { code: 'notFound', message: 'There is nothing at this address.' },
  413: { code: 'tooLarge', message: 'That is more than we can take in at once.' },
  415: { code: 'unsupportedMediaType', message: 'Please send JSON.' },
  429: { code: 'tooManyRequests', message: 'That was a lot at once. Please wait a moment and try again.' },
  503: { code: 'unavailable', message: 'We are very busy right now. Please try again in a moment.' },
};

const badRequest: ErrorBody = { code: 'badRequest', message: 'We could not read that request.' };
const internal: ErrorBody = {
  code: 'internal',
  message: 'Something went wrong on our side. Please try again in a moment.',
};

const away: ErrorBody = {
  code: 'unavailable',
  message: 'We cannot reach our records right now. Please try again in a moment.',
};
const outageLines: Record<Outage, string> = {
  away: 'the database does not answer',
  diskFull: 'the disk is full: nothing can be stored until there is room again',
};
/** Seconds after which an outage that passes has usually passed. */
const shortly = '5';

/** Makes every error of the app an answer `{ message, code, ...details }`, or where a reader waits a page: never a stack. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
}

/** Answers one error; for the places that the framework handles before the error handler is reached. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body } = errorAnswer(error, request.log);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', shortly);
  if (isReadAsPage(request)) return sendPage(reply, failurePage(status, body.message));
  return reply.code(status).send(body);
}

/** What an error is answered with; those that are ours to mend are logged. */
export function errorAnswer(
  error: FastifyError | Error,
  log: FastifyBaseLogger,
): { status: number; body: ErrorBody } {
  if (error instanceof Refusal) {
    const { code, message, details } = error;
    if (error.cause !== undefined) log.error({ err: error.cause, code }, 'a provider failed');
    return { status: statusOf[code], body: { message, code, ...details } };
  }
  if (isStudentGone(error)) return errorAnswer(signedOut(), log);
  const outage = databaseOutage(error);
  if (outage !== null) {
    log.error({ err: error, outage }, outageLines[outage]);
    return { status: 503, body: away };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = invalidFields(error.validation);
    return { status: 400, body: { ...badRequest, message: 'Some of what was sent is not valid.', fields } };
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 500 && status !== 503) log.error(error);
  const body = bodyOfStatus[status] ?? (status >= 400 && status < 500 ? badRequest : internal);
  return { status: status >= 400 ? status : 500, body };
}
