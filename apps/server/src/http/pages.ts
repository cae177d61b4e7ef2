import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSettings } from '@valence/contract';
import type { Clock } from '../clock.ts';
import { callAs } from './call-as.ts';
import { loadDrawPage, type DrawPage } from './draw-page.ts';
import { isPageAddress, registerNotFound } from './errors/not-found.ts';
import { pagePolicy, workerPolicy, type PagePolicy } from './security-headers.ts';

export interface PagesOptions extends PagePolicy {
  /** Folder of the built web app. */
  webFolder: string;
  publicUrl: string;
  settings: PageSettings;
  clock: Clock;
  /** Whether a request names a session: without one the front page is the landing page. */
  isSignedIn: (request: FastifyRequest) => boolean;
  /** The zone whose days the page tells of. */
  timeZoneOf: (request: FastifyRequest) => string | null;
}

/** The word in the landing page, which is drawn when the web is built, that each answer replaces by its own nonce. */
const noncePlaceholder = '__CSP_NONCE__';
const notBuilt = '<!doctype html><title>Not built</title><p>The web app is not built yet: npm run build';

/** Serves the built web app: its files as they are, the landing page as it was built, and every other page drawn anew. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const files = join(options.webFolder, 'client');
  const landing = readPage(files, 'index.html') ?? notBuilt;
  const drawPage = await loadDrawPage(options.webFolder);
  if (existsSync(files)) await registerFiles(app, files);

  const send = (reply: FastifyReply, nonce: string, page: string) => {
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(nonce, options),
      vary: 'accept-encoding, cookie',
    });
    return reply.send(page);
  };
  const sendLanding = (reply: FastifyReply) => {
    const nonce = newNonce();
    reply.header('cache-control', 'private, no-cache');
    return send(reply, nonce, landing.replaceAll(noncePlaceholder, nonce));
  };
  const sendDrawn = async (request: FastifyRequest, reply: FastifyReply, draw: DrawPage) => {
    const nonce = newNonce();
    const { clock, settings, publicUrl } = options;
    const drawn = await draw(asWebRequest(request, reply, publicUrl), {
      nonce,
      call: callAs(request, reply),
      now: clock(),
      timeZone: options.timeZoneOf(request),
      settings,
      report: (error) => request.log.error(error),
    });
    reply.code(drawn.status).headers({ ...Object.fromEntries(drawn.headers), 'cache-control': 'no-store' });
    return send(reply, nonce, await drawn.text());
  };

  app.get('/', { schema: { hide: true } }, (request, reply) =>
    drawPage !== null && (options.isSignedIn(request) || request.url !== '/')
      ? sendDrawn(request, reply, drawPage)
      : sendLanding(reply),
  );
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (!isPageAddress(request.url)) return reply.callNotFound();
    return drawPage === null ? sendLanding(reply) : sendDrawn(request, reply, drawPage);
  });
  registerNotFound(app);
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.data', '**/*.br', '**/*.gz', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content, those of fonts a number.
      const isForGood = /\/(assets|fonts)\//.test(path);
      const isWorker = /\/sw\.js(\.br|\.gz)?$/.test(path);
      reply.header(
        'cache-control',
        isForGood ? 'public, max-age=31536000, immutable' : isWorker ? 'no-cache' : 'public, max-age=3600',
      );
      if (isWorker) reply.header('content-security-policy', workerPolicy);
    },
  });
}

/** The request as the web's own standard has it; it is aborted when the browser hangs up. */
function asWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const hangUp = new AbortController();
  reply.raw.once('close', () => hangUp.abort());
  return new Request(new URL(publicUrl).origin + request.url, { signal: hangUp.signal });
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function readPage(folder: string, name: string): string | null {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
