import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { Refusal } from '../refusal.ts';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers addresses that no route has: calls get JSON, a browser that asks for a page gets one, with the status of
 * whether the web has it.
 */
export function registerNotFound(app: FastifyInstance, sendPage: SendPage): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isPage(request, path)) return sendPage(request, reply);
    const allowed = methods.filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length === 0) throw new Refusal('notFound', 'There is nothing at this address.');
    reply.header('allow', allowed.join(', '));
    throw new Refusal('methodNotAllowed', 'That cannot be done at this address.');
  });
}

function isPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/^\/(api|assets)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}
