import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Refusal } from '../../refusal.ts';

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers addresses that no route has. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const allowed = methods.filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length === 0) throw new Refusal('notFound', 'There is nothing at this address.');
    reply.header('allow', allowed.join(', '));
    throw new Refusal('methodNotAllowed', 'That cannot be done at this address.');
  });
}

/** Whether an address can be a page: neither a call nor a file. */
export function isPageAddress(url: string): boolean {
  const path = pathOf(url);
  return !/^\/(api|assets)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}
