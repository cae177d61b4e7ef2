import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RoundRobin {
  url: string;
  close(): Promise<void>;
}

/**
 * A balancer as small as can be: each request goes to the next server. One where nobody listens is passed over; one that
 * dies over a request leaves it unanswered with a 502, since it may have been carried out.
 * @param servers their addresses; may be filled once the balancer listens
 */
export async function startRoundRobin(servers: readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const proxy = createServer((request, response) => {
    turn += 1;
    const first = turn;
    const order = servers.map((_, index) => servers[(first + index) % servers.length] ?? '');
    void buffer(request).then((body) => pass(order, request, body, response));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function pass(
  [server, ...others]: readonly string[],
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  if (server === undefined) {
    response.writeHead(502).end();
    return;
  }
  const passed = send(server + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: request.headers,
  });
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  passed.on('error', (error) => {
    const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
    pass(isRefused ? others : [], request, body, response);
  });
  passed.end(body);
}
