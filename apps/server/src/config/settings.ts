import { defaultSupportPhone } from '@valence/contract';
import * as z from 'zod';
import { setting, settingWithDefault } from './setting.ts';
import {
  addressRanges,
  base64UrlBytes,
  mailbox,
  mailServer,
  pemKey,
  perMinute,
  siteAddress,
  startingWith,
  text,
  webAddress,
  wholeNumber,
} from './setting-values.ts';

/** Every setting of the environment: its name, meaning, rule and default. The README and compose.yaml are tested against it. */
export const settings = z.object({
  PORT: settingWithDefault('Port to listen on', wholeNumber(1, 65_535), 3000),
  HOST: settingWithDefault('Address to listen on', text(), '127.0.0.1'),
  PUBLIC_URL: setting(
    'Address under which browsers reach the server, without a path; behind https, cookies are Secure',
    siteAddress(),
    'http://localhost:PORT',
  ),
  DATA_DIR: settingWithDefault('Folder of the embedded database', text(), '.data'),
  DATABASE_URL: setting(
    'Postgres server to use instead of the embedded database',
    startingWith('postgres://', 'postgresql://'),
    'none: embedded',
  ),
  DATABASE_CONNECTIONS: settingWithDefault(
    'Most connections to the Postgres server at once',
    wholeNumber(1, 200),
    10,
  ),
  QUIZ_SNAPSHOT_DAYS: setting(
    'Days for which the questions of a quiz are kept in full; then they are kept compressed, and are read as before',
    wholeNumber(1, 36_500),
    'none: for ever',
  ),
  OIDC_ISSUER: setting('OpenID Connect issuer to sign in with', webAddress(), 'none: local accounts'),
  OIDC_CLIENT_ID: setting('Client id at that issuer', text()),
  OIDC_CLIENT_SECRET: setting('Client secret at that issuer', text()),
  GOOGLE_CLIENT_ID: setting('Client id at Google, to sign in with Google', text()),
  GOOGLE_CLIENT_SECRET: setting('Client secret at Google', text()),
  GITHUB_CLIENT_ID: setting('Client id at GitHub, to sign in with GitHub', text()),
  GITHUB_CLIENT_SECRET: setting('Client secret at GitHub', text()),
  X_CLIENT_ID: setting('Client id at X, to sign in with X', text()),
  X_CLIENT_SECRET: setting('Client secret at X', text()),
  APPLE_CLIENT_ID: setting('Services id at Apple, to sign in with Apple', text()),
  APPLE_TEAM_ID: setting('Team id at Apple', text()),
  APPLE_KEY_ID: setting('Id of the key for signing in at Apple', text()),
  APPLE_PRIVATE_KEY: setting('That key as PEM, its line ends as such or as \\n', pemKey()),
  SMTP_URL: setting(
    'Mail server that sends links to reset a password or confirm an address: smtps:// or smtp://',
    mailServer(),
    'none: no mail',
  ),
  SMTP_FROM: setting('Sender of that mail: quiz@example.com, or Name <quiz@example.com>', mailbox()),
  VAPID_PUBLIC_KEY: setting(
    'Public key that daily reminders are sent with, by web push: 65 bytes as base64url',
    base64UrlBytes(65),
    'none: no reminders',
  ),
  VAPID_PRIVATE_KEY: setting('Private key of that pair: 32 bytes as base64url', base64UrlBytes(32)),
  DEFAULT_PLAN: settingWithDefault(
    'Plan of a student without a subscription: free or premium',
    z.enum(['free', 'premium'], { error: 'must be free or premium' }),
    'free',
  ),
  PAYMENTS: settingWithDefault(
    'Whether Premium is sold: on, or off to take prices, offers and Stripe away',
    z.enum(['on', 'off'], { error: 'must be on or off' }),
    'on',
  ),
  STRIPE_SECRET_KEY: setting(
    'Secret key of the Stripe account that is paid',
    startingWith('sk_', 'rk_'),
    'none: the built-in payments sandbox',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    'Signing secret of the webhook that Stripe sends events to',
    startingWith('whsec_'),
  ),
  STRIPE_PRICE_ID: setting('Price of Premium at Stripe, by the month', startingWith('price_')),
  RECONCILE_MINUTES: settingWithDefault(
    'Minutes after which the payment provider is asked again about an open subscription',
    wholeNumber(5, 1440),
    60,
  ),
  SUPPORT_EMAIL: setting('E-mail address shown where help is offered', z.email()),
  SUPPORT_PHONE: settingWithDefault('Phone number shown where help is offered', text(), defaultSupportPhone),
  WARM_UP: settingWithDefault(
    'Whether a server that has started prepares for its first visitors, some ten seconds of work: on, or off where it is restarted often',
    z.enum(['on', 'off'], { error: 'must be on or off' }),
    'on',
  ),
  LOG_LEVEL: settingWithDefault(
    'Least serious log line written: trace, debug, info, warn, error, fatal or silent',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'warn',
  ),
  METRICS_TOKEN: setting(
    'Bearer token that `GET /metrics` asks for',
    z.string().min(16, 'must have at least 16 characters'),
    'none: no metrics',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    'OpenTelemetry collector that a trace of every request is sent to, by OTLP over HTTP',
    webAddress(),
  ),
  TRUSTED_PROXIES: setting(
    'Addresses or ranges, with commas between, of proxies whose X-Forwarded-* headers are believed',
    addressRanges(),
  ),
  REDIS_URL: setting(
    'Valkey or Redis over which processes share rate limits',
    startingWith('redis://', 'rediss://'),
    'none: the database',
  ),
  RATE_LIMIT_PER_ADDRESS: settingWithDefault(
    'Calls a minute from one address to one process; files of the web app ten times as many',
    perMinute(),
    6000,
  ),
  RATE_LIMIT_QUIZZES: settingWithDefault(
    'Quizzes a minute that one student may ask for, or hand in, or questions that one may report; previews of quizzes four times as many',
    perMinute(),
    30,
  ),
  AI_BASE_URL: setting(
    'OpenAI-compatible endpoint of the models that write and solve questions on custom topics',
    webAddress(),
    'none: the engine alone',
  ),
  AI_API_KEY: setting('Key for that endpoint, where it wants one', text()),
  AI_MODEL: setting('Model there that writes questions', text()),
  AI_SOLVER_MODEL: setting('Model there that solves them without seeing the key', text(), 'AI_MODEL'),
  AI_TIME_LIMIT: settingWithDefault(
    'Seconds after which a custom quiz goes out with what there is',
    wholeNumber(5, 600),
    45,
  ),
  AI_CALL_TIME_LIMIT: settingWithDefault('Seconds for one call of a model', wholeNumber(1, 600), 30),
  AI_GENERATIONS: settingWithDefault(
    'Custom quizzes that models work on at a time, over all processes',
    wholeNumber(1, 10_000),
    4,
  ),
  AI_TOKENS_A_DAY: settingWithDefault(
    'Tokens that models may use in a day (UTC), over all processes',
    wholeNumber(0, 2_000_000_000),
    2_000_000,
  ),
});

/** The settings as they were read and checked, by their names. */
export type Settings = z.infer<typeof settings>;
