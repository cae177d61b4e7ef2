import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { Browser } from '../sign-in/testing/browser.ts';
import { createSignInApp, publicUrl } from '../sign-in/testing/sign-in-app.ts';
import { startStandInProvider, type StandInProvider } from './testing/stand-in-provider.ts';

const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const privateKey = appleKey.privateKey.export({ format: 'pem', type: 'pkcs8' });

let database: OpenDatabase;
let app: FastifyInstance;
let standIn: StandInProvider;
let apple: StandInProvider;

beforeAll(async () => {
  database = await openMemoryDatabase();
  standIn = await startStandInProvider();
  apple = await startStandInProvider(0, isSignedByApplesKey);
  const { clientId, clientSecret, url } = standIn;
  const registration = { clientId, clientSecret };
  app = await createSignInApp({
    db: database.db,
    clock: Date.now,
    settings: {
      google: registration,
      github: registration,
      x: registration,
      // As it stands in an environment variable.
      apple: { clientId, teamId: 'TEAM', keyId: 'KEY', privateKey: privateKey.replaceAll('\n', '\\n') },
    },
    addresses: {
      google: url,
      apple: apple.url,
      github: { site: url, api: url },
      x: { site: url, api: url },
    },
  });
});

afterAll(async () => {
  await app.close();
  await standIn.close();
  await apple.close();
  await database.close();
});

function isSignedByApplesKey(secret: string): boolean {
  const [header = '', payload = '', signature = ''] = secret.split('.');
  const key = { key: createPublicKey(appleKey.publicKey.export({ format: 'pem', type: 'spki' })) };
  return verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { ...key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

async function signInWith(provider: string): Promise<{ browser: Browser; landed: string }> {
  const browser = new Browser(app, publicUrl);
  const landed = await browser.open(`/api/login?provider=${provider}&returnTo=/quiz`);
  return { browser, landed: landed.url.pathname };
}

const userOf = async (browser: Browser): Promise<unknown> =>
  JSON.parse((await browser.call('/api/auth/user')).body);

const tellGitHub = (emails: unknown) => {
  standIn.answer('/user', {
    id: 583231,
    login: 'octocat',
    name: 'Mona Lisa',
    avatar_url: 'https://a.example/1',
  });
  standIn.answer('/user/emails', emails);
};

test('what is set up is told, and nothing else', async () => {
  const ways = await new Browser(app, publicUrl).call('/api/login/ways');
  expect(JSON.parse(ways.body)).toEqual({
    accounts: 'local',
    providers: ['google', 'github', 'x', 'apple'],
  });
  const bare = await createSignInApp({ db: database.db, clock: Date.now });
  const none = await new Browser(bare, publicUrl).call('/api/login/ways');
  expect(JSON.parse(none.body)).toEqual({ accounts: 'local', providers: [] });
  const peeked = await new Browser(bare, publicUrl).peek('/api/login?provider=google');
  expect([peeked.status, peeked.headers.get('location')]).toEqual([303, '/sign-in']);
  expect((await new Browser(bare, publicUrl).peek('/api/callback/google?state=x')).status).toBe(404);
  await bare.close();
});

test('Google: an OpenID issuer of its own address', async () => {
  standIn.signInAs('109', { email: 'ada@gmail.example', given_name: 'Ada', family_name: 'Lovelace' });
  const { browser, landed } = await signInWith('google');
  expect(landed).toBe('/quiz');
  expect(await userOf(browser)).toMatchObject({ email: 'ada@gmail.example', lastName: 'Lovelace' });
});

test('GitHub: the number is the subject, and the address is the primary one that was verified', async () => {
  tellGitHub([
    { email: 'other@example.org', primary: false, verified: true },
    { email: 'mona@example.org', primary: true, verified: true },
  ]);
  const { browser, landed } = await signInWith('github');
  expect(landed).toBe('/quiz');
  expect(await userOf(browser)).toMatchObject({
    email: 'mona@example.org',
    firstName: 'Mona Lisa',
    profileImageUrl: 'https://a.example/1',
  });
  const students = await database.db.select().from(users);
  expect(students).toContainEqual(expect.objectContaining({ issuer: standIn.url, subject: '583231' }));
});

test('GitHub: an address that was not verified is none', async () => {
  tellGitHub([{ email: 'mona@example.org', primary: true, verified: false }]);
  expect((await signInWith('github')).landed).toBe('/sign-in/problem/noEmail');
});

test('X: the confirmed address, asked for at its API', async () => {
  standIn.answer('/2/users/me', {
    data: { id: '2244994945', name: 'Marie', confirmed_email: 'm@example.org' },
  });
  const { browser, landed } = await signInWith('x');
  expect(landed).toBe('/quiz');
  expect(await userOf(browser)).toMatchObject({ email: 'm@example.org', firstName: 'Marie' });
});

test('Apple: the answer is posted from its page, the secret is signed, and the name is told once', async () => {
  apple.signInAs('001234.abc', { email: 'irene@privaterelay.example' });
  const browser = new Browser(app, publicUrl);
  const page = await browser.open('/api/login?provider=apple&returnTo=/quiz');
  const { code, state } = JSON.parse(page.body);
  const posted = await app.inject({
    method: 'POST',
    url: '/api/callback/apple',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: apple.url,
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams({
      code,
      state,
      user: JSON.stringify({ name: { firstName: 'Irène', lastName: 'Joliot' } }),
      returnTo: '//evil.example',
    }).toString(),
  });
  expect(posted.statusCode).toBe(303);
  // No cookie of ours came along: nothing is decided before the browser comes by itself.
  expect(posted.cookies).toEqual([]);
  const landed = await browser.open(String(posted.headers.location));
  expect(landed.url.pathname).toBe('/quiz');
  expect(await userOf(browser)).toMatchObject({ firstName: 'Irène', email: 'irene@privaterelay.example' });
  const [, payload = ''] = (apple.tokenCall().get('client_secret') ?? '').split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    iss: 'TEAM',
    sub: 'quiz',
    aud: apple.url,
  });
});

test("one provider's answer is not taken for another's", async () => {
  const browser = new Browser(app, publicUrl);
  const left = await browser.peek('/api/login?provider=github');
  const state = new URL(left.headers.get('location') ?? '').searchParams.get('state');
  const landed = await browser.open(`/api/callback/google?code=x&state=${state}`);
  expect(landed.url.pathname).toBe('/sign-in/problem/expired');
});

test('an answer that another browser brings, or that comes twice, signs nobody in', async () => {
  tellGitHub([{ email: 'mona@example.org', primary: true, verified: true }]);
  const browser = new Browser(app, publicUrl);
  const left = await browser.peek('/api/login?provider=github');
  const back = (await fetch(left.headers.get('location') ?? '', { redirect: 'manual' })).headers.get(
    'location',
  );
  const answer = back ?? '';
  expect((await new Browser(app, publicUrl).open(answer)).url.pathname).toBe('/sign-in/problem/expired');
  expect((await browser.open(answer)).url.pathname).toBe('/');
  await browser.open('/api/logout');
  expect((await browser.open(answer)).url.pathname).toBe('/sign-in/problem/expired');
});

test('a refusal at the provider is said, and is no crash', async () => {
  const browser = new Browser(app, publicUrl);
  const left = await browser.peek('/api/login?provider=x');
  const state = new URL(left.headers.get('location') ?? '').searchParams.get('state');
  const landed = await browser.open(`/api/callback/x?error=access_denied&state=${state}`);
  expect(landed.url.pathname).toBe('/sign-in/problem/refused');
});
