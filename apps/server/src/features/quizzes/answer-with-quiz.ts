import { PassThrough } from 'node:stream';
import { generateQuestionsResponse, type GenerateQuestionsResponse } from '@valence/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../../http/errors/error-answers.ts';
import type { Waiting } from './custom/custom-question-source.ts';

/**
 * Answers with the quiz that is issued. A client that accepts `text/event-stream` hears how far it has got, in events named
 * by their stage, then `done` with the documented answer or `failed` with the body of an error. Where there is nothing to
 * wait for, and for every refusal that comes first, it gets the ordinary answer. A client that hangs up stops the work.
 * @param closing aborted when the server is about to stop, which stops the work as well
 */
export async function answerWithQuiz(
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
  issue: (waiting: Waiting) => Promise<GenerateQuestionsResponse>,
): Promise<GenerateQuestionsResponse> {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  const signal = AbortSignal.any([leaving.signal, closing]);
  if (request.headers.accept?.includes('text/event-stream') !== true)
    return issue({ signal, onProgress: () => undefined });

  const events = new PassThrough();
  const send = (name: string, data: unknown) =>
    events.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const started = Promise.withResolvers<null>();
  const issuing = issue({
    signal,
    onProgress(progress) {
      started.resolve(null);
      send(progress.stage, progress);
    },
  });
  const whole = await Promise.race([issuing, started.promise]);
  if (whole !== null) return whole;
  void issuing
    .then((quiz) => send('done', generateQuestionsResponse.parse(quiz)))
    .catch((error: unknown) => send('failed', errorAnswer(asError(error), request.log).body))
    .finally(() => events.end());
  // A proxy that gathers answers would hold the events back. A connection that stayed open would hold up a server that closes.
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
    .type('text/event-stream')
    .send(events);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
