import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerNotFound } from './not-found.ts';
import { pagePolicy } from './security-headers.ts';

export interface PagesOptions {
  /** Folder of the built web app. */
  webFolder: string;
  formTargets: readonly string[];
  supportPhone: string;
  /** Decides between landing page and app shell at `/`. */
  isSignedIn: (request: FastifyRequest) => boolean;
  /** Draws the quiz that a student is in; `null` where there is none, which leaves the page to the client. */
  drawQuiz: (request: FastifyRequest) => Promise<DrawnQuiz | null>;
}

/** The markup of a quiz in progress, and what it was drawn from, for the client to take it over. */
export interface DrawnQuiz {
  markup: string;
  served: unknown;
}

const noncePlaceholder = '__CSP_NONCE__';
const phonePlaceholder = '__SUPPORT_PHONE__';
const markupPlaceholder = '<!-- quiz -->';
const servedPlaceholder = '__SERVED__';
const notBuilt = '<!doctype html><title>Not built</title><p>The web app is not built yet: npm run build';

/** Serves the built web app: its files as they are, its pages with a fresh nonce each. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { webFolder, supportPhone, isSignedIn, drawQuiz } = options;
  const shell = (readPage(webFolder, 'index.html') ?? notBuilt).replace(
    phonePlaceholder,
    escapeAttribute(supportPhone),
  );
  const landing = readPage(webFolder, 'landing.html') ?? shell;
  const active = readPage(webFolder, 'active.html')?.replace(phonePlaceholder, escapeAttribute(supportPhone));
  if (existsSync(webFolder)) await registerFiles(app, webFolder);

  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    drawn: DrawnQuiz | null = null,
  ): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64');
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(nonce, options.formTargets),
      'cache-control': drawn === null ? 'private, no-cache' : 'no-store',
      vary: 'Accept-Encoding, Cookie',
    });
    // First the nonce, then what comes from outside: a text that reads like the placeholder stays what it is.
    const blank = page.replaceAll(noncePlaceholder, nonce);
    return sendCompressed(request, reply, drawn === null ? blank : fillIn(blank, drawn));
  };
  app.get('/', { schema: { hide: true } }, (request, reply) =>
    sendPage(request, reply, isSignedIn(request) ? shell : landing),
  );
  app.get('/quiz/active', { schema: { hide: true } }, async (request, reply) => {
    const drawn = active === undefined ? null : await drawQuiz(request);
    return sendPage(request, reply, drawn === null ? shell : (active ?? shell), drawn);
  });
  registerNotFound(app, (request, reply, isKnown) =>
    sendPage(request, reply.code(isKnown ? 200 : 404), shell),
  );
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'server/**'],
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content, those of fonts a number.
      const isForGood = /\/(assets|fonts)\//.test(path);
      reply.header(
        'cache-control',
        isForGood ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

function fillIn(page: string, { markup, served }: DrawnQuiz): string {
  // JSON within a script element: nothing in it may close the element or open a comment.
  const json = JSON.stringify(served).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return page.replace(markupPlaceholder, () => markup).replace(servedPlaceholder, () => json);
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function readPage(folder: string, name: string): string | null {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page differs by its nonce each time, so it cannot be compressed beforehand. */
async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    return reply.header('content-encoding', 'br').send(await compress.br(text, quickBrotli));
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(await compress.gzip(text));
  }
  return reply.send(text);
}
