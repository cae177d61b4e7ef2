import type { FastifyRequest } from 'fastify';

/** What a call takes over from the request that it is made for: who asks, and from where. */
const passedOn = ['cookie', 'x-forwarded-for', 'x-forwarded-proto', 'user-agent', 'traceparent'] as const;

/** Calls our own API without the network, as whoever sent a request; limits count it as theirs. */
export function callAs(request: FastifyRequest): (path: string) => Promise<Response> {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  );
  const remoteAddress = request.socket.remoteAddress ?? request.ip;
  return async (url) => {
    const { statusCode, body } = await request.server.inject({ method: 'GET', url, headers, remoteAddress });
    return new Response(body === '' ? null : body, { status: statusCode });
  };
}
