import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** The routes by which others look whether the server is well. */
export const probes: readonly string[] = ['/healthz', '/readyz'];

/**
 * `GET /healthz`: 200 while the process answers, whatever its database does; a supervisor restarts it on anything else.
 * `GET /readyz`: 200 while the database answers too; a balancer sends requests elsewhere on anything else.
 */
export function registerHealth(app: FastifyInstance, checkDatabase: () => Promise<void>): void {
  const options = { config: { rateLimit: false }, schema: { hide: true } } as const;
  app.get('/healthz', options, () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request) => {
    try {
      await checkDatabase();
    } catch (error) {
      request.log.error(error);
      throw new Refusal('unavailable', 'The database does not answer.');
    }
    return { status: 'ready' };
  });
}
