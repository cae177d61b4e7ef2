import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What a line of the log says of a request, an answer and an error. Nothing in it names a student: no address, no
 * query string (the e-mail of a login hint stands there), no parameter of a query.
 */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url ?? 'none' }),
  res: (reply: Pick<FastifyReply, 'statusCode'>) => ({ statusCode: reply.statusCode }),
  err: (error: Error) => describeError(error),
};

/** A type and not an interface: the logger wants an index signature. */
type ErrorLine = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: ErrorLine;
};

/** Messages of the database quote what was sent (`params: …`) or stored (`detail`, a field that is left out here). */
function describeError(error: Error): ErrorLine {
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: frames.join('\n'),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
