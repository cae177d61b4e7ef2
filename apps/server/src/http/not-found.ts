import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { pageAt } from '@valence/contract';
import { Refusal } from '../refusal.ts';

type SendPage = (request: FastifyRequest, reply: FastifyReply, isKnown: boolean) => Promise<FastifyReply>;

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers addresses that no route has: calls get JSON, a browser that asks for a page gets the app, with the status of
 * whether the app has a screen there.
 */
export function registerNotFound(app: FastifyInstance, sendPage: SendPage): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isPage(request, path)) return sendPage(request, reply, pageAt(path) !== null);
    const allowed = methods.filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length === 0) throw new Refusal('notFound', 'There is nothing at this address.');
    reply.header('allow', allowed.join(', '));
    throw new Refusal('methodNotAllowed', 'That cannot be done at this address.');
  });
}

function isPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/^\/(api|oidc|assets)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}
