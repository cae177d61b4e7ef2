import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { pageAt, type PagePath } from '@valence/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawInTime } from './draw-in-time.ts';
import { registerNotFound } from './not-found.ts';
import { pagePolicy } from './security-headers.ts';

export interface PagesOptions {
  /** Folder of the built web app. */
  webFolder: string;
  formTargets: readonly string[];
  supportPhone: string;
  /** Decides between landing page and app shell at `/`. */
  isSignedIn: (request: FastifyRequest) => boolean;
  /** Draws the quiz that a student is in; `null` where there is none. */
  drawQuiz: (request: FastifyRequest) => Promise<DrawnPage | null>;
  /** Draws the page of the app at the request's path; `null` leaves it to the client. */
  drawApp: (request: FastifyRequest) => Promise<DrawnPage | null>;
  /** Addresses of the scripts that a page's screen needs beside the app's own. */
  screenScripts: (page: PagePath | null) => readonly string[];
}

/** The markup of a page, and what it was drawn from, for the client to take it over. */
export interface DrawnPage {
  markup: string;
  served: unknown;
}

const noncePlaceholder = '__CSP_NONCE__';
const phonePlaceholder = '__SUPPORT_PHONE__';
const markupPlaceholder = '<!-- page -->';
const scriptsPlaceholder = '<!-- preloads -->';
const servedPlaceholder = '__SERVED__';
const notBuilt = '<!doctype html><title>Not built</title><p>The web app is not built yet: npm run build';

/** Serves the built web app: its files as they are, its pages with a fresh nonce each. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { webFolder, supportPhone, isSignedIn, drawQuiz, drawApp, screenScripts } = options;
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
    drawn: DrawnPage | null = null,
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
    return sendCompressed(request, reply, fillIn(blank, drawn ?? nothing));
  };
  const sendApp = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const drawn = await drawInTime(() => drawApp(request), request.log);
    const [path = '/'] = request.url.split('?', 1);
    const scripts = drawn === null ? [] : screenScripts(pageAt(path));
    const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
    return sendPage(
      request,
      reply,
      shell.replace(scriptsPlaceholder, () => links.join('')),
      drawn,
    );
  };
  app.get('/', { schema: { hide: true } }, (request, reply) =>
    isSignedIn(request) ? sendApp(request, reply) : sendPage(request, reply, landing),
  );
  app.get('/quiz/active', { schema: { hide: true } }, async (request, reply) => {
    const drawn = active === undefined ? null : await drawInTime(() => drawQuiz(request), request.log);
    if (active === undefined || drawn === null) return sendApp(request, reply);
    return sendPage(request, reply, active, drawn);
  });
  registerNotFound(app, (request, reply, isKnown) => sendApp(request, reply.code(isKnown ? 200 : 404)));
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**', 'server/**'],
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

/** A page that the client draws. */
const nothing: DrawnPage = { markup: '', served: null };

function fillIn(page: string, { markup, served }: DrawnPage): string {
  // JSON within a script element: nothing in it may close the element or open a comment.
  const json = JSON.stringify(served).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  // The JSON comes first: it cannot hold the markup's placeholder, but a name in the markup could read like its own.
  return page.replace(servedPlaceholder, () => json).replace(markupPlaceholder, () => markup);
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
