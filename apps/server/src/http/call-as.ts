import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a call takes over from the request that it is made for: who asks, and from where. */
const passedOn = ['cookie', 'x-forwarded-for', 'x-forwarded-proto', 'user-agent', 'traceparent'] as const;

/**
 * Calls our own API without the network, as whoever sent a request; limits count it as theirs. A session that a call gives a new life
 * to gets it in the browser, too: its cookie goes out with the reply.
 */
export function callAs(request: FastifyRequest, reply: FastifyReply): (path: string) => Promise<Response> {
  const sent = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  );
  const remoteAddress = request.socket.remoteAddress ?? request.ip;
  return async (url) => {
    const answer = await request.server.inject({ method: 'GET', url, headers: sent, remoteAddress });
    const { statusCode, body, headers } = answer;
    // A refusal clears the cookie: that is left to the calls that the page makes itself.
    const renewed = statusCode === 200 ? headers['set-cookie'] : undefined;
    // Calls made at once may each renew it, with the same cookie.
    if (renewed !== undefined && reply.getHeader('set-cookie') === undefined)
      reply.header('set-cookie', renewed);
    return new Response(body === '' ? null : body, { status: statusCode });
  };
}
