import { generateKeyPairSync, hash, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A provider on a port of its own, which believes everybody to be the user that it was told. */
export interface StandInProvider {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in from now on. As an OpenID issuer it tells claims beside the subject at its userinfo endpoint alone. */
  signInAs(subject: string, claims: Record<string, unknown>): void;
  /** What GitHub's and X's own APIs say, by path. */
  answer(path: string, body: unknown): void;
  /** The parameters of the latest call to the token endpoint. */
  tokenCall(): URLSearchParams;
  close(): Promise<void>;
}

interface Grant {
  challenge: string | null;
  nonce: string | null;
}

const clientId = 'quiz';
const clientSecret = 'a secret';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/**
 * Starts the stand-in on a free port, or on the one given.
 * @param acceptSecret decides about the client secret where it is not the usual one
 */
export async function startStandInProvider(
  port = 0,
  acceptSecret: (secret: string) => boolean = (secret) => secret === clientSecret,
): Promise<StandInProvider> {
  let user: { subject: string; claims: Record<string, unknown> } = { subject: 'nobody', claims: {} };
  let latest = new URLSearchParams();
  const grants = new Map<string, Grant>();
  const answers = new Map<string, unknown>();
  let url = '';

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const code = randomUUID();
    grants.set(code, { challenge: query.get('code_challenge'), nonce: query.get('nonce') });
    const state = query.get('state') ?? '';
    if (query.get('response_mode') === 'form_post') {
      send(response, 200, { code, state });
      return;
    }
    const back = new URL(query.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code, state }).toString();
    response.writeHead(303, { location: back.href }).end();
  }

  async function giveTokens(request: IncomingMessage, response: ServerResponse): Promise<void> {
    latest = new URLSearchParams(await text(request));
    const basic = Buffer.from(
      (request.headers.authorization ?? '').replace(/^Basic /, ''),
      'base64',
    ).toString();
    const secret =
      latest.get('client_secret') ?? decodeURIComponent((basic.split(':')[1] ?? '').replaceAll('+', ' '));
    if (!acceptSecret(secret)) return send(response, 401, { error: 'invalid_client' });
    const code = latest.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const proof = hash('sha256', latest.get('code_verifier') ?? '', 'base64url');
    if (!grant || grant.challenge !== proof) return send(response, 400, { error: 'invalid_grant' });
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: url,
      aud: clientId,
      sub: user.subject,
      iat: now,
      exp: now + 60,
      nonce: grant.nonce,
    };
    const isOpenId = grant.nonce !== null;
    send(response, 200, {
      access_token: 'a token',
      token_type: 'bearer',
      ...(isOpenId ? { id_token: signed(claims) } : {}),
    });
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const known = answers.get(pathname);
    if (known !== undefined) {
      const isAllowed = request.headers.authorization === 'Bearer a token';
      return send(response, isAllowed ? 200 : 401, known);
    }
    if (pathname === '/.well-known/openid-configuration') return send(response, 200, metadata(url));
    if (pathname === '/jwks') {
      return send(response, 200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }],
      });
    }
    if (pathname === '/userinfo') return send(response, 200, { sub: user.subject, ...user.claims });
    if (pathname.endsWith('/authorize')) return authorize(searchParams, response);
    if (pathname.endsWith('token')) return void giveTokens(request, response);
    return send(response, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    clientId,
    clientSecret,
    signInAs: (subject, claims) => {
      user = { subject, claims };
    },
    answer: (path, body) => {
      answers.set(path, body);
    },
    tokenCall: () => latest,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function metadata(url: string) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/userinfo`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  };
}

function signed(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
