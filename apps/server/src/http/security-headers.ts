import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Nothing here needs a device of the student's; copying a result and printing are no part of this policy. */
const noDevices = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sets the headers that every answer carries; pages replace the content security policy by their own. */
export function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = { ...helmetHeaders(publicUrl.startsWith('https:')), 'permissions-policy': noDevices };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // What a student reads to support leads to the lines of the log about this request.
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

/** What helmet sets. It is the same for every answer, so it is asked once: asking costs more than a short call. */
function helmetHeaders(isSecure: boolean): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(response.req, response, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

export interface PagePolicy {
  /** Origins beyond our own that a form may lead to, such as the identity provider's. */
  formTargets: readonly string[];
  /** Whether students' pictures come from elsewhere, as those of a foreign issuer do. */
  hasForeignPictures: boolean;
}

/** What the service worker may do: ask this server, and show its icons. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";

/** The content security policy of the web app's pages. */
export function pagePolicy(nonce: string, { formTargets, hasForeignPictures }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${hasForeignPictures ? ' https:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
