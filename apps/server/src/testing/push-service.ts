import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { PushSubscriptionKeys, ReminderMessage } from '@valence/contract';
import * as z from 'zod';

/** A message as the stand-in took it. */
interface TakenMessage {
  host: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A browser that has subscribed to push messages, and alone can read them. */
export interface PushBrowser {
  subscription: PushSubscriptionKeys;
  /** What it was told so far. */
  told(): ReminderMessage[];
}

/** A stand-in for the push services of browsers. */
export interface PushService {
  /** Leads to the stand-in, whatever host is meant; TLS is left out. */
  agent: Agent;
  messages: TakenMessage[];
  /** What is answered in the place of 201, by the path of the browser. */
  answers: Map<string, number>;
  /** A browser with keys of its own, at an address as Chrome has them. */
  browser(): PushBrowser;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const messages: TakenMessage[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url: path } = request;
      const status = answers.get(path ?? '') ?? 201;
      if (status === 201) messages.push({ host: headers.host, path, headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end('a word');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = isListening(address) ? address.port : 0;
  const agent = new Agent();
  agent.createConnection = () => connect(port, '127.0.0.1');
  return {
    agent,
    messages,
    answers,
    browser() {
      const path = `/fcm/send/${randomBytes(12).toString('base64url')}`;
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      keys.generateKeys();
      return {
        subscription: {
          endpoint: `https://fcm.googleapis.com${path}`,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        told: () =>
          messages
            .filter((one) => one.path === path)
            .map(({ body }) => told.parse(JSON.parse(decrypt(body, keys, auth)))),
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const told = z.strictObject({ title: z.string(), body: z.string(), path: z.string() });

/** What a browser does with a message (RFC 8291, section 3.4, and RFC 8188 with one record). */
function decrypt(message: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const serverKey = message.subarray(21, 21 + keyLength);
  const sealed = message.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), serverKey]);
  const secret = derive(keys.computeSecret(serverKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString('utf8');
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

const claims = z.object({ aud: z.string(), sub: z.string(), exp: z.number() });

/** What the server says of itself (RFC 8292), once its signature has been checked; throws where it does not hold. */
export function readSender(headers: IncomingHttpHeaders) {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(headers.authorization ?? '')?.groups ?? {};
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${body}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature does not hold.');
  return { key, ...claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))) };
}

function isListening(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
