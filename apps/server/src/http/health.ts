import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** `GET /healthz`: 200 while the server and its database answer. */
export function registerHealth(app: FastifyInstance, checkDatabase: () => Promise<void>): void {
  const config = { rateLimit: false } as const;
  app.get('/healthz', { config, schema: { hide: true } }, async () => {
    try {
      await checkDatabase();
    } catch (error) {
      app.log.error(error);
      throw new Refusal('unavailable', 'The database does not answer.');
    }
    return { status: 'ok' };
  });
}
