import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that calls come through a proxy that `TRUSTED_PROXIES` does not name: all students then share its address, and with
 * it every limit by address.
 */
export function warnOfUnknownProxy(app: FastifyInstance, trustedProxies: readonly string[]): void {
  if (trustedProxies.length > 0) return;
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    request.log.warn(
      { proxy: request.ip },
      'Calls come through a proxy that TRUSTED_PROXIES does not name: all students share its limits.',
    );
  });
}
