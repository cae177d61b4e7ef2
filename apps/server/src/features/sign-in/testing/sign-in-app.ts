import { defaultSupportPhone } from '@valence/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { logSerializers } from '../../../http/log-lines.ts';
import { systemRandomness } from '../../../randomness.ts';
import { Refusal } from '../../../refusal.ts';
import { registerAccountRoutes } from '../../account/account-routes.ts';
import { registerAccounts, type AccountsOptions } from '../../accounts/register-accounts.ts';
import { noProviders, type ProviderSettings } from '../../providers/known-providers.ts';
import { registerProviders, type ProvidersOptions } from '../../providers/register-providers.ts';
import { registerSignIn } from '../register-sign-in.ts';
import { Browser, type Answer } from './browser.ts';

export const publicUrl = 'http://localhost:3150';

/** A clock that stands still until it is moved on. It starts at the real time, which the tokens are checked by. */
export function testClock(): { read: () => number; pass: (seconds: number) => void } {
  let passed = 0;
  const start = Date.now();
  return {
    read: () => start + passed,
    pass: (seconds) => {
      passed += seconds * 1000;
    },
  };
}

interface SignInAppOptions extends Pick<AccountsOptions, 'db' | 'clock' | 'guessLimits'> {
  settings?: Partial<ProviderSettings>;
  addresses?: ProvidersOptions['addresses'];
  publicUrl?: string;
}

/** An app that can do nothing but sign students in; its log goes where a test can read it. */
export async function createSignInApp(
  { db, clock, guessLimits, settings, addresses, publicUrl: address = publicUrl }: SignInAppOptions,
  log?: { write: (line: string) => void },
): Promise<FastifyInstance> {
  const app = fastify(log ? { logger: { level: 'info', serializers: logSerializers, stream: log } } : {});
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal))
      return reply.code(500).send({ message: String(error), code: 'internal' });
    const statuses: Record<string, number> = {
      signedOut: 401,
      wrongCredentials: 401,
      badRequest: 400,
      tooManyRequests: 429,
      unavailable: 503,
    };
    return reply
      .code(statuses[error.code] ?? 400)
      .send({ message: error.message, code: error.code, ...error.details });
  });
  app.get('/', async () => 'home');
  app.get('/quiz', async () => 'quiz');
  const background = { add: () => undefined, send: async () => undefined };
  const people = { db, clock, randomness: systemRandomness, publicUrl: new URL(address), background };
  const signIn = await registerSignIn(app, { ...people, offer });
  if (!settings?.oidc) {
    const supportPhone = defaultSupportPhone;
    const limits = { mailer: null, ...(guessLimits ? { guessLimits } : {}) };
    await registerAccounts(app, { ...people, valkey: null, signIn, supportPhone, ...limits });
  }
  await registerProviders(app, {
    ...people,
    signIn,
    settings: { ...noProviders, ...settings },
    ...(addresses ? { addresses } : {}),
  });
  registerAccountRoutes(app, {
    db,
    clock,
    randomness: systemRandomness,
    offer,
    cookies: signIn.cookies,
    closeSubscription: async () => async () => undefined,
    accessOf: async () => ({ changePasswordPage: null, isEmailConfirmed: null }),
    endings: [],
  });
  await app.ready();
  return app;
}

const offer = { defaultPlan: 'free', isPremiumSold: true } as const;

export const maria = {
  firstName: 'Maria',
  lastName: 'Curie',
  email: 'Maria@Example.com',
  password: 'polonium and radium',
  confirmPassword: 'polonium and radium',
};

/** Creates Maria's account in a fresh browser, which is signed in from then on. */
export async function createMaria(app: FastifyInstance): Promise<{ browser: Browser; landed: Answer }> {
  const browser = new Browser(app, publicUrl);
  const form = await browser.open('/api/login?prompt=create&returnTo=/quiz');
  return { browser, landed: await browser.submit(form, maria) };
}

/** Signs Maria, who has an account, in with a fresh browser. */
export async function signInMaria(app: FastifyInstance): Promise<Browser> {
  const browser = new Browser(app, publicUrl);
  await browser.submit(await browser.open('/api/login'), maria);
  if (!(await isSignedIn(browser))) throw new Error('Maria is not signed in');
  return browser;
}

/** Whether the browser carries a session that stands. */
export async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call('/api/auth/user')).status === 200;
}
