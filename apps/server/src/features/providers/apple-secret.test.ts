import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { appleAuthentication } from './apple-secret.ts';

test('the secret for Apple holds for five minutes from the time that the server reads', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  const key = { clientId: 'client', teamId: 'team', keyId: 'key', privateKey: pem };
  const issuer = 'https://appleid.apple.com';
  const body = new URLSearchParams();
  appleAuthentication(key, issuer, () => Date.parse('2026-03-11T12:00:00.900Z'))(
    { issuer },
    { client_id: 'client' },
    body,
    new Headers(),
  );
  const [, payload = ''] = body.get('client_secret')?.split('.') ?? [];
  const iat = Date.parse('2026-03-11T12:00:00Z') / 1000;
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ iat, exp: iat + 300 });
});
