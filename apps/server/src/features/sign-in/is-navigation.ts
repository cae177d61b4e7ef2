import type { FastifyRequest } from 'fastify';

/** Whether a browser goes there and shows what it is answered, or a script calls. */
export function isNavigation(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return mode === undefined ? (request.headers.accept ?? '').includes('text/html') : mode === 'navigate';
}
