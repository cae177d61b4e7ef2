import { createServer } from 'node:http';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerTraces } from './register-traces.ts';

test('a collector is told of each request by its route, within the trace of its caller', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push(`${request.url} ${body}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve);
  });
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const app = fastify({ genReqId: () => 'request-1' });
  await registerTraces(app, `http://127.0.0.1:${port}/`);
  app.get('/quiz/:id', (_request, reply) => reply.code(503).send());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const trace = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${url}/quiz/7?email=maria@example.org`, {
    headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
  });
  await app.close();
  collector.close();

  const [told = ''] = received;
  expect(told).toMatch(/^\/v1\/traces /);
  expect(told).not.toContain('maria');
  const { resource, scopeSpans } = JSON.parse(told.slice('/v1/traces '.length)).resourceSpans[0];
  expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'valence' } });
  expect(scopeSpans[0].spans).toEqual([
    expect.objectContaining({
      name: 'GET /quiz/:id',
      traceId: trace,
      parentSpanId: 'b7ad6b7169203331',
      status: { code: 2 },
      attributes: expect.arrayContaining([
        { key: 'http.response.status_code', value: { intValue: 503 } },
        { key: 'valence.request.id', value: { stringValue: 'request-1' } },
      ]),
    }),
  ]);
});
