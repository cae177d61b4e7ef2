import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment gives a server on localhost with everything built in', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: '.data',
    databaseUrl: null,
    oidc: null,
    stripe: null,
  });
});

test('a blank setting counts as absent', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('every wrong setting is named in one message', () => {
  const read = () =>
    readConfig({
      PORT: 'abc',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'here',
      HOST: '0.0.0.0',
    });
  expect(read).toThrow(/PORT[^]*PUBLIC_URL[^]*DATABASE_URL[^]*LOG_LEVEL[^]*OIDC_ISSUER/);
});

test('an identity provider configured by halves is refused', () => {
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example.org' })).toThrow(
    /OIDC_CLIENT_ID[^]*OIDC_CLIENT_SECRET/,
  );
});

test('listening beyond localhost with the built-in identity provider is refused', () => {
  expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(
    /OIDC_ISSUER[^]*OIDC_CLIENT_ID[^]*OIDC_CLIENT_SECRET/,
  );
});

test('payments configured by halves are refused', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
    /STRIPE_WEBHOOK_SECRET[^]*STRIPE_PRICE_ID/,
  );
});

test('listening beyond localhost with the payments sandbox is refused, in one message with all else', () => {
  expect(() => readConfig({ HOST: '0.0.0.0', PORT: 'abc' })).toThrow(
    /PORT[^]*OIDC_CLIENT_SECRET[^]*STRIPE_SECRET_KEY[^]*STRIPE_WEBHOOK_SECRET[^]*STRIPE_PRICE_ID/,
  );
});

test('listening beyond localhost with an identity provider and payments of its own is fine', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://valence.example.org/',
    OIDC_ISSUER: 'https://id.example.org',
    OIDC_CLIENT_ID: 'valence',
    OIDC_CLIENT_SECRET: 'secret',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
  });
  expect(config.stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', priceId: 'price_1' });
  expect(config.publicUrl).toBe('https://valence.example.org');
  expect(config.oidc?.issuer).toBe('https://id.example.org');
});
