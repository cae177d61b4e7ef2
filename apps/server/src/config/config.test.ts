import { expect, test } from 'vitest';
import webPush from 'web-push';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment gives a server on localhost with everything built in', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: '.data',
    databaseUrl: null,
    providers: { oidc: null, google: null, github: null, x: null, apple: null },
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
  expect(read).toThrow(/PORT[^]*PUBLIC_URL[^]*DATABASE_URL[^]*LOG_LEVEL[^]*STRIPE_SECRET_KEY/);
});

test('an identity provider configured by halves is refused', () => {
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example.org' })).toThrow(
    /OIDC_CLIENT_ID[^]*OIDC_CLIENT_SECRET/,
  );
});

test.each([
  [{ HOST: '0.0.0.0' }, 'PUBLIC_URL is missing'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, 'PUBLIC_URL must start with https://'],
  [{ PUBLIC_URL: 'http://valence.example.org' }, 'PUBLIC_URL must start with https://'],
])('accounts with a password need https beyond localhost: %j', (environment, problem) => {
  expect(() => readConfig({ ...environment, PAYMENTS: 'off' })).toThrow(problem);
});

test('accounts with a password are fine beyond localhost behind https', () => {
  const config = readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://quiz.school.example', PAYMENTS: 'off' });
  expect(config.providers.oidc).toBeNull();
});

test.each(['http://localhost:3000/valence', 'https://example.org/?a=1', 'https://me:secret@example.org'])(
  'PUBLIC_URL is a whole site: %s is refused',
  (address) => {
    expect(() => readConfig({ PUBLIC_URL: address })).toThrow('PUBLIC_URL must not have a path');
  },
);

test.each(['garbage', '10.0.0.0/33', '10.0.0.1,nonsense', '1.2.3', '::1/129'])(
  'TRUSTED_PROXIES=%s is named in the error',
  (proxies) => {
    expect(() => readConfig({ TRUSTED_PROXIES: proxies })).toThrow(ConfigError);
    expect(() => readConfig({ TRUSTED_PROXIES: proxies })).toThrow('TRUSTED_PROXIES must be addresses');
  },
);

test('TRUSTED_PROXIES takes addresses, ranges and the names of ranges', () => {
  expect(
    readConfig({ TRUSTED_PROXIES: ' 10.0.0.1, 192.168.0.0/16,,fd00::/8, loopback' }).trustedProxies,
  ).toEqual(['10.0.0.1', '192.168.0.0/16', 'fd00::/8', 'loopback']);
});

test('payments configured by halves are refused', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
    /STRIPE_WEBHOOK_SECRET[^]*STRIPE_PRICE_ID/,
  );
});

test.each([
  { HOST: '0.0.0.0', PORT: 'abc' },
  { PUBLIC_URL: 'http://valence.example.org', PORT: 'abc' },
])('the payments sandbox is refused beyond localhost, in one message with all else: %j', (environment) => {
  expect(() => readConfig(environment)).toThrow(
    /PORT[^]*PUBLIC_URL[^]*STRIPE_SECRET_KEY[^]*STRIPE_WEBHOOK_SECRET[^]*STRIPE_PRICE_ID/,
  );
});

test('a school takes no money: nothing is sold, and everybody has Premium', () => {
  const config = readConfig({ DEFAULT_PLAN: 'premium', PAYMENTS: 'off' });
  expect(config.offer).toEqual({ defaultPlan: 'premium', isPremiumSold: false });
  expect(readConfig({}).offer).toEqual({ defaultPlan: 'free', isPremiumSold: true });
});

test('Stripe and PAYMENTS=off contradict each other', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' };
  expect(() => readConfig({ ...stripe, PAYMENTS: 'off' })).toThrow('PAYMENTS must be on');
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
  expect(config.providers.oidc?.issuer).toBe('https://id.example.org');
});

test('a provider is set by all of its settings, and a key that is none is named', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readConfig(google).providers).toMatchObject({
    google: { clientId: 'id', clientSecret: 'secret' },
    github: null,
    apple: null,
  });
  expect(() => readConfig({ X_CLIENT_ID: 'id' })).toThrow(/X_CLIENT_SECRET is missing/);
  const apple = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' };
  expect(() => readConfig({ ...apple, APPLE_PRIVATE_KEY: 'nonsense' })).toThrow(
    /APPLE_PRIVATE_KEY must be a private key/,
  );
});

test('a mail server is an address with a port of its kind, and with credentials or without', () => {
  const mailOf = (url: string, from = 'quiz@example.com') =>
    readConfig({ SMTP_URL: url, SMTP_FROM: from }).mail;
  expect(mailOf('smtps://maria:p%40ss@mail.example.com')).toEqual({
    server: {
      host: 'mail.example.com',
      port: 465,
      isSecure: true,
      credentials: { user: 'maria', password: 'p@ss' },
    },
    from: { name: '', address: 'quiz@example.com' },
  });
  expect(mailOf('smtp://[::1]:2525/', 'Valence Quizzes <quiz@example.com>')).toEqual({
    server: { host: '::1', port: 2525, isSecure: false, credentials: null },
    from: { name: 'Valence Quizzes', address: 'quiz@example.com' },
  });
  expect(mailOf('smtp://mail')?.server.port).toBe(587);
  expect(readConfig({}).mail).toBeNull();
});

test.each([
  'mail.example.com',
  'https://mail.example.com',
  'smtp://',
  'smtp://maria@mail.example.com',
  'smtp://:secret@mail.example.com',
  'smtp://maria:%ff@mail.example.com',
  'smtp://mail.example.com/inbox',
  'smtp://mail.example.com?tls=no',
])('SMTP_URL=%s is named in the error, and its password is not', (url) => {
  const read = () => readConfig({ SMTP_URL: url, SMTP_FROM: 'quiz@example.com' });
  expect(read).toThrow('SMTP_URL must be smtp:// or smtps://');
  expect(read).not.toThrow('secret');
});

test.each([
  'quiz',
  'Quiz quiz@example.com',
  'a@b.c, d@e.f',
  'Quiz\n <a@b.c>',
  '<a@b.c> x',
  'a@b.c\r\nBcc: d@e.f',
])('SMTP_FROM=%j is no address to send from', (from) => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail', SMTP_FROM: from })).toThrow(
    'SMTP_FROM must be an e-mail address',
  );
});

test('a mail server without an address to send from is refused, and the other way round', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail' })).toThrow('SMTP_FROM is missing');
  expect(() => readConfig({ SMTP_FROM: 'quiz@example.com' })).toThrow('SMTP_URL is missing');
});

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

test('reminders are sent with a pair of keys, of which pages see the public one alone', () => {
  const config = readConfig({ ...vapid, SUPPORT_EMAIL: 'help@example.com' });
  expect(config.push).toEqual({
    publicKey: vapid.VAPID_PUBLIC_KEY,
    privateKey: vapid.VAPID_PRIVATE_KEY,
    contact: 'mailto:help@example.com',
  });
  expect(config.pageSettings.pushKey).toBe(vapid.VAPID_PUBLIC_KEY);
  expect(JSON.stringify(config.pageSettings)).not.toContain(vapid.VAPID_PRIVATE_KEY);
  expect(
    readConfig({ ...vapid, PUBLIC_URL: 'https://quiz.example.com', PAYMENTS: 'off' }).push?.contact,
  ).toBe('https://quiz.example.com');
  expect(readConfig({})).toMatchObject({ push: null, pageSettings: { pushKey: '' } });
});

test.each([
  [{ VAPID_PUBLIC_KEY: vapid.VAPID_PUBLIC_KEY }, 'VAPID_PRIVATE_KEY is missing'],
  [{ ...vapid, VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY must be 65 bytes as base64url'],
  [
    { ...vapid, VAPID_PRIVATE_KEY: webPush.generateVAPIDKeys().privateKey },
    'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY',
  ],
  [vapid, 'SUPPORT_EMAIL is missing: push services ask for an e-mail address or an https PUBLIC_URL'],
])('keys for reminders are refused where they do not fit: %#', (settings, message) => {
  expect(() => readConfig(settings)).toThrow(message);
});
