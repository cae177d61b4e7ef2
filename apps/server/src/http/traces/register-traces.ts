import type { FastifyInstance } from 'fastify';

/**
 * Sends a trace of every request to an OpenTelemetry collector. Without an endpoint the SDK is not even loaded.
 * @param endpoint base address of a collector that takes OTLP over HTTP
 */
export async function registerTraces(app: FastifyInstance, endpoint: string | null): Promise<void> {
  if (endpoint === null) return;
  const { openTraces } = await import('./open-traces.ts');
  const { begin, close } = openTraces(endpoint);
  app.addHook('onRequest', (request, reply, done) => {
    // Routes and not addresses: a query may hold an e-mail address.
    const route = request.routeOptions.url ?? 'none';
    const end = begin({ method: request.method, route, id: request.id, headers: request.headers });
    // Whether answered in full, taken over by the identity provider, or hung up on.
    reply.raw.once('close', () => end(reply.raw.statusCode));
    done();
  });
  app.addHook('onClose', close);
}
