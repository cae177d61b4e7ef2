import type { PageSettings } from '@valence/contract';
import type * as z from 'zod';
import { faultsBetween, type Fault } from './fit-together.ts';
import { settings, type Settings } from './settings.ts';

/** The settings as the server uses them: parsed once, at start. `null` stands for what is not configured. */
export type Config = Readonly<ReturnType<typeof configOf>>;

/** The models that write and solve questions, and their limits: milliseconds, and what all processes may do together. */
export type AiConfig = NonNullable<Config['ai']>;

/** The keys that reminders are sent with, and whom push services may write to. */
export type PushConfig = NonNullable<Config['push']>;

/** The mail server, and whom mail comes from. */
export type MailConfig = NonNullable<Config['mail']>;

/** Settings that cannot be worked with; the message names every one of them. */
export class ConfigError extends Error {}

/**
 * Reads and checks the settings.
 * @throws ConfigError naming every wrong or missing setting at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = withoutBlanks(environment);
  const parsed = settings.safeParse(given);
  const faults = [...(parsed.error?.issues.map(faultOfIssue) ?? []), ...faultsBetween(given)];
  if (!parsed.success || faults.length > 0) throw new ConfigError(describe(faults));
  return configOf(parsed.data);
}

function configOf(values: Settings) {
  return {
    port: values.PORT,
    host: values.HOST,
    /** Without a slash at its end. */
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    /** `null`: for ever. */
    snapshotDays: values.QUIZ_SNAPSHOT_DAYS ?? null,
    /** Who keeps accounts besides or in the place of this server. */
    providers: {
      oidc: issuerOf(values),
      google: clientOf(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
      github: clientOf(values.GITHUB_CLIENT_ID, values.GITHUB_CLIENT_SECRET),
      x: clientOf(values.X_CLIENT_ID, values.X_CLIENT_SECRET),
      apple: appleOf(values),
    },
    /** Where mail is handed in, and whom it comes from. */
    mail: mailOf(values),
    /** What daily reminders are sent with. */
    push: pushOf(values),
    /** What students have without a subscription, and whether they can buy one. */
    offer: { defaultPlan: values.DEFAULT_PLAN, isPremiumSold: values.PAYMENTS === 'on' },
    stripe: stripeOf(values),
    reconcileMinutes: values.RECONCILE_MINUTES,
    pageSettings: pageSettingsOf(values),
    warmsUp: values.WARM_UP === 'on',
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    redisUrl: values.REDIS_URL ?? null,
    ai: aiOf(values),
    rateLimits: { perAddress: values.RATE_LIMIT_PER_ADDRESS, quizzes: values.RATE_LIMIT_QUIZZES },
  };
}

function pageSettingsOf(values: Settings): PageSettings {
  return {
    supportPhone: values.SUPPORT_PHONE,
    supportEmail: values.SUPPORT_EMAIL ?? '',
    pushKey: values.VAPID_PUBLIC_KEY ?? '',
  };
}

function issuerOf(values: Settings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { issuer, clientId, clientSecret };
}

function clientOf(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };
}

function appleOf(values: Settings) {
  const {
    APPLE_CLIENT_ID: clientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: privateKey,
  } = values;
  if (!clientId || !teamId || !keyId || !privateKey) return null;
  return { clientId, teamId, keyId, privateKey };
}

function mailOf({ SMTP_URL: server, SMTP_FROM: from }: Settings) {
  return server === undefined || from === undefined ? null : { server, from };
}

function pushOf(values: Settings) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SUPPORT_EMAIL: email } = values;
  const contact = email === undefined ? values.PUBLIC_URL : `mailto:${email}`;
  if (publicKey === undefined || privateKey === undefined || contact === undefined) return null;
  return { publicKey, privateKey, contact };
}

function aiOf(values: Settings) {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = values;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: values.AI_API_KEY ?? null,
    model,
    solverModel: values.AI_SOLVER_MODEL ?? model,
    timeLimit: 1000 * values.AI_TIME_LIMIT,
    callTimeLimit: 1000 * values.AI_CALL_TIME_LIMIT,
    caps: { generations: values.AI_GENERATIONS, tokensADay: values.AI_TOKENS_A_DAY },
  };
}

function stripeOf(values: Settings) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  } = values;
  if (secretKey === undefined || webhookSecret === undefined || priceId === undefined) return null;
  return { secretKey, webhookSecret, priceId };
}

function withoutBlanks(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const present: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== '') present[name] = value.trim();
  }
  return present;
}

function faultOfIssue(issue: z.core.$ZodIssue): Fault {
  return { setting: issue.path.join('.'), problem: issue.message };
}

function describe(faults: readonly Fault[]): string {
  const lines = faults.map((fault) => `  ${fault.setting} ${fault.problem}`);
  return `Valence cannot start with these settings:\n${lines.join('\n')}`;
}
