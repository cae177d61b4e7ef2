import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
};

/** Builds the peer with these questions and serves it as our own server serves files: compressed, kept for good. */
export async function servePeer(questions: unknown): Promise<{ url: string; close: () => void }> {
  const files = await buildPeer(questions);
  const server = createServer((request, response) => {
    const path = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const body = files.get(path);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://localhost:${portOf(server.address())}`, close: () => server.close() };
}

async function buildPeer(questions: unknown): Promise<Map<string, Buffer>> {
  const built = await build({
    configFile: false,
    root: new URL('.', import.meta.url).pathname,
    logLevel: 'error',
    define: { peerQuestions: JSON.stringify(questions) },
    build: { write: false, modulePreload: { polyfill: false } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return new Map(
    outputs.map((file) => [
      file.fileName,
      brotliCompressSync(file.type === 'chunk' ? file.code : Buffer.from(file.source)),
    ]),
  );
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The peer listens nowhere.');
  return address.port;
}
