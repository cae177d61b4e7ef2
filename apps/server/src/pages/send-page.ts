import type { FastifyReply } from 'fastify';
import { writePage, type Page } from './write-page.ts';

/** Sends a page with its status. */
export function sendPage(reply: FastifyReply, { status, ...page }: Page & { status: number }): FastifyReply {
  const { body, headers } = writePage(page);
  return reply.code(status).headers(headers).send(body);
}
