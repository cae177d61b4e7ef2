import type { IncomingMessage } from 'node:http';
import '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type OidcProvider from 'oidc-provider';
import { mountPath } from './provider.ts';

const paths = ['/auth', '/auth/*', '/token', '/jwks', '/.well-known/*'];

/** Hands the protocol's own addresses under the mount path to the provider. */
export async function mountProvider(
  app: FastifyInstance,
  provider: OidcProvider,
  publicUrl: URL,
): Promise<void> {
  const handle = provider.callback();

  await app.register(async (scope) => {
    // The provider reads the request's body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => {
      done(null);
    });

    const handOver = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      await handle(asSeenFromOutside(request.raw, publicUrl), reply.raw);
    };
    for (const path of paths) {
      scope.route({
        method: ['GET', 'POST'],
        url: mountPath + path,
        schema: { hide: true },
        // Every step of the protocol needs a secret of 256 bits; the forms, which do not, have their own limits.
        config: { rateLimit: false },
        handler: handOver,
      });
    }
  });
}

/** The same request as if it had come to PUBLIC_URL without a path in front, which is what the provider expects. */
function asSeenFromOutside(request: IncomingMessage, publicUrl: URL): IncomingMessage {
  const originalUrl = request.url ?? '/';
  request.headers['x-forwarded-host'] = publicUrl.host;
  request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
  request.url = originalUrl.slice(mountPath.length) || '/';
  return Object.assign(request, { originalUrl });
}
