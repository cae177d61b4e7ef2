import * as z from 'zod';
import { settings } from './settings.ts';

/** The settings as the server uses them: parsed once, at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** `null` means the embedded database. */
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  /** `null` means the built-in identity provider. */
  readonly oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  /** `null` means the built-in payments sandbox. */
  readonly stripe: { secretKey: string; webhookSecret: string; priceId: string } | null;
  /** Minutes after which the payment provider is asked again about an open subscription. */
  readonly reconcileMinutes: number;
  readonly supportPhone: string;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** `null` means that only the machine itself may read the metrics. */
  readonly metricsToken: string | null;
  /** `null` means that no traces are sent. */
  readonly tracesEndpoint: string | null;
  readonly trustedProxies: readonly string[];
  /** `null` means that rate limits are kept in the database. */
  readonly redisUrl: string | null;
  /** `null` means that the engine answers custom topics by itself. */
  readonly ai: AiConfig | null;
  readonly rateLimits: { perAddress: number; quizzes: number };
}

/** The models that write and solve questions, and their limits: milliseconds, and what all processes may do together. */
export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly solverModel: string;
  readonly timeLimit: number;
  readonly callTimeLimit: number;
  readonly caps: { generations: number; tokensADay: number };
}

/** Settings that cannot be worked with; the message names every one of them. */
export class ConfigError extends Error {}

/**
 * Reads and checks the settings.
 * @throws ConfigError naming every wrong or missing setting at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = withoutBlanks(environment);
  const parsed = environmentSchema.safeParse(given);
  const faults = [...(parsed.error?.issues.map(faultOfIssue) ?? []), ...missingFaults(given)];
  if (!parsed.success || faults.length > 0) throw new ConfigError(describe(faults));
  const values = parsed.data;
  const publicUrl = withoutSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    oidc: issuerOf(values),
    stripe: stripeOf(values),
    reconcileMinutes: values.RECONCILE_MINUTES,
    supportPhone: values.SUPPORT_PHONE,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    trustedProxies: (values.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    redisUrl: values.REDIS_URL ?? null,
    ai: aiOf(values),
    rateLimits: { perAddress: values.RATE_LIMIT_PER_ADDRESS, quizzes: values.RATE_LIMIT_QUIZZES },
  };
}

const environmentSchema = z.object({
  PORT: settings.PORT.schema,
  HOST: settings.HOST.schema,
  PUBLIC_URL: settings.PUBLIC_URL.schema,
  DATA_DIR: settings.DATA_DIR.schema,
  DATABASE_URL: settings.DATABASE_URL.schema,
  DATABASE_CONNECTIONS: settings.DATABASE_CONNECTIONS.schema,
  OIDC_ISSUER: settings.OIDC_ISSUER.schema,
  OIDC_CLIENT_ID: settings.OIDC_CLIENT_ID.schema,
  OIDC_CLIENT_SECRET: settings.OIDC_CLIENT_SECRET.schema,
  STRIPE_SECRET_KEY: settings.STRIPE_SECRET_KEY.schema,
  STRIPE_WEBHOOK_SECRET: settings.STRIPE_WEBHOOK_SECRET.schema,
  STRIPE_PRICE_ID: settings.STRIPE_PRICE_ID.schema,
  RECONCILE_MINUTES: settings.RECONCILE_MINUTES.schema,
  SUPPORT_PHONE: settings.SUPPORT_PHONE.schema,
  LOG_LEVEL: settings.LOG_LEVEL.schema,
  METRICS_TOKEN: settings.METRICS_TOKEN.schema,
  OTEL_EXPORTER_OTLP_ENDPOINT: settings.OTEL_EXPORTER_OTLP_ENDPOINT.schema,
  TRUSTED_PROXIES: settings.TRUSTED_PROXIES.schema,
  REDIS_URL: settings.REDIS_URL.schema,
  RATE_LIMIT_PER_ADDRESS: settings.RATE_LIMIT_PER_ADDRESS.schema,
  RATE_LIMIT_QUIZZES: settings.RATE_LIMIT_QUIZZES.schema,
  AI_BASE_URL: settings.AI_BASE_URL.schema,
  AI_API_KEY: settings.AI_API_KEY.schema,
  AI_MODEL: settings.AI_MODEL.schema,
  AI_SOLVER_MODEL: settings.AI_SOLVER_MODEL.schema,
  AI_TIME_LIMIT: settings.AI_TIME_LIMIT.schema,
  AI_CALL_TIME_LIMIT: settings.AI_CALL_TIME_LIMIT.schema,
  AI_GENERATIONS: settings.AI_GENERATIONS.schema,
  AI_TOKENS_A_DAY: settings.AI_TOKENS_A_DAY.schema,
});

type Values = z.infer<typeof environmentSchema>;
type Given = Readonly<Record<string, string | undefined>>;

interface Fault {
  setting: string;
  problem: string;
}

/** Settings that go together; `needed` is what they take the place of something built in for one machine with. */
const together = [
  {
    names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    incomplete: 'the three OIDC settings go together',
    // The built-in one sends no mail and proves no address.
    needed: 'an identity provider of your own',
  },
  {
    names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
    incomplete: 'the three Stripe settings go together',
    // In the sandbox everybody has Premium for nothing.
    needed: 'payments through Stripe',
  },
  {
    names: ['AI_BASE_URL', 'AI_MODEL'],
    incomplete: 'AI_BASE_URL and AI_MODEL go together',
    needed: null,
  },
] as const;
const localHosts = new Set(['127.0.0.1', '::1', 'localhost']);

function issuerOf(values: Values): Config['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { issuer, clientId, clientSecret };
}

function aiOf(values: Values): AiConfig | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = values;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    baseUrl: withoutSlash(baseUrl),
    apiKey: values.AI_API_KEY ?? null,
    model,
    solverModel: values.AI_SOLVER_MODEL ?? model,
    timeLimit: 1000 * values.AI_TIME_LIMIT,
    callTimeLimit: 1000 * values.AI_CALL_TIME_LIMIT,
    caps: { generations: values.AI_GENERATIONS, tokensADay: values.AI_TOKENS_A_DAY },
  };
}

function stripeOf(values: Values): Config['stripe'] {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  } = values;
  if (secretKey === undefined || webhookSecret === undefined || priceId === undefined) return null;
  return { secretKey, webhookSecret, priceId };
}

/** Half of what goes together, and beyond localhost whatever of it is missing. */
function missingFaults(given: Given): Fault[] {
  const host = given['HOST'] ?? '127.0.0.1';
  return together.flatMap(({ names, incomplete, needed }) => {
    const missing = names.filter((name) => given[name] === undefined);
    const isBuiltIn = missing.length === names.length;
    if (isBuiltIn && (needed === null || localHosts.has(host))) return [];
    const reason = isBuiltIn ? `listening on ${host} needs ${needed}` : incomplete;
    return missing.map((setting) => ({ setting, problem: `is missing: ${reason}` }));
  });
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

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
