import type { IncomingMessage } from 'node:http';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type OidcProvider from 'oidc-provider';
import { mountPath } from './paths.ts';

const pathsOfBrowsers = ['/auth', '/auth/*'];
/** The relying party's, which calls from this very process: on one address with everybody, it must not be put off. */
const pathsOfClient = ['/token', '/jwks', '/.well-known/*'];

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
    const mount = (path: string, config: FastifyContextConfig) => {
      const options = { schema: { hide: true }, config, handler: handOver };
      scope.route({ method: ['GET', 'POST'], url: mountPath + path, ...options });
    };
    for (const path of pathsOfBrowsers) mount(path, {});
    for (const path of pathsOfClient) mount(path, { rateLimit: false });
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
