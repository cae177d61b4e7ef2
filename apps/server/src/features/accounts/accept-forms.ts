import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

const largestForm = 16 * 1024;

/** Makes the routes of a scope take what a form sends, and nothing else. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(formbody, { bodyLimit: largestForm });
}

/** Makes the routes of a scope take what a form sends, besides the JSON of calls. */
export async function acceptFormsToo(scope: FastifyInstance): Promise<void> {
  await scope.register(formbody, { bodyLimit: largestForm });
}
