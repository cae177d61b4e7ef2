import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { headersLookedAtEvery } from '../request-times.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test('300 connections that send no HTTP and never hang up hold no socket', async () => {
  const address = server.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sockets = await Promise.all(Array.from({ length: 300 }, () => sendNonsense(port)));
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), { timeout: 20_000, interval: 100 });
  for (const socket of sockets) socket.destroy();
}, 30_000);

test('headers that never end are given up within 30 seconds', () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  expect(headersTimeout + headersLookedAtEvery).toBeLessThanOrEqual(30_000);
  expect(requestTimeout).toBe(30_000);
});

/** A client that sends something, and keeps its own side open whatever it is told. */
async function sendNonsense(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('this is no HTTP\r\n\r\n');
  return socket;
}

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
