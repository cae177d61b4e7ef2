import { createPrivateKey, sign } from 'node:crypto';
import type { ClientAuth } from 'openid-client';
import type { Clock } from '../../clock.ts';

/** The registration of this server at Apple. */
export interface AppleKey {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM of the P-256 key that Apple gave; line ends may be written as `\n`. */
  privateKey: string;
}

const lifetimeSeconds = 300;

/**
 * Authenticates at Apple, which wants a token signed with the developer's key in the place of a client secret, made anew for
 * each call (https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret).
 * @param audience the issuer
 */
export function appleAuthentication(key: AppleKey, audience: string, clock: Clock): ClientAuth {
  return (_server, _client, body) => {
    body.set('client_id', key.clientId);
    body.set('client_secret', appleSecret(key, audience, Math.floor(clock() / 1000)));
  };
}

/** The signed client secret at a time, in seconds. */
function appleSecret(
  { clientId, teamId, keyId, privateKey }: AppleKey,
  audience: string,
  now: number,
): string {
  const payload = { iss: teamId, iat: now, exp: now + lifetimeSeconds, aud: audience, sub: clientId };
  const text = `${encode({ alg: 'ES256', kid: keyId })}.${encode(payload)}`;
  const signature = sign('sha256', Buffer.from(text), {
    key: createPrivateKey(privateKey.replaceAll('\\n', '\n')),
    dsaEncoding: 'ieee-p1363',
  });
  return `${text}.${signature.toString('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
