import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Refusal } from '../refusal.ts';

/** From what a static file takes to what a student no longer waits for. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10, 45];

/**
 * `GET /metrics` in the format of Prometheus: requests by route and status, and how the process fares. It answers who
 * brings the token. Where no token is set there are no metrics: a proxy on the same machine looks like the machine itself.
 */
export function registerMetrics(app: FastifyInstance, token: string | null): void {
  if (token === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // An address without a route would be a new series each.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { rateLimit: false }, schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new Refusal('notFound', 'There is nothing at this address.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string): boolean {
  const wanted = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(request.headers.authorization ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
