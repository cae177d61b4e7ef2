import { defaultSupportPhone } from '@valence/contract';
import * as z from 'zod';

/** One setting of the environment: the README's table is written from these. */
export interface Setting {
  readonly meaning: string;
  /** What holds when the variable is absent or empty, in words for the README. */
  readonly fallback: string;
  readonly schema: z.ZodType;
}

const optionalText = z.optional(z.string());
const wholeNumber = (least: number, most: number, fallback: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(least, { error })
    .max(most, { error })
    .default(fallback);
};
const perMinute = (fallback: number) => wholeNumber(1, 1_000_000_000, fallback);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

export const settings = {
  PORT: {
    meaning: 'Port to listen on',
    fallback: '3000',
    schema: wholeNumber(1, 65_535, 3000),
  },
  HOST: {
    meaning: 'Address to listen on',
    fallback: '127.0.0.1',
    schema: z.string().default('127.0.0.1'),
  },
  PUBLIC_URL: {
    meaning: 'Address under which browsers reach the server; behind https, cookies are Secure',
    fallback: 'http://localhost:PORT',
    schema: z.optional(webAddress),
  },
  DATA_DIR: {
    meaning: 'Folder of the embedded database',
    fallback: '.data',
    schema: z.string().default('.data'),
  },
  DATABASE_URL: {
    meaning: 'Postgres server to use instead of the embedded database',
    fallback: 'none: embedded',
    schema: z.optional(
      z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
    ),
  },
  DATABASE_CONNECTIONS: {
    meaning: 'Most connections to the Postgres server at once',
    fallback: '10',
    schema: wholeNumber(1, 200, 10),
  },
  OIDC_ISSUER: {
    meaning: 'OpenID Connect issuer to sign in with',
    fallback: 'none: the built-in identity provider',
    schema: z.optional(webAddress),
  },
  OIDC_CLIENT_ID: { meaning: 'Client id at that issuer', fallback: 'none', schema: optionalText },
  OIDC_CLIENT_SECRET: { meaning: 'Client secret at that issuer', fallback: 'none', schema: optionalText },
  STRIPE_SECRET_KEY: {
    meaning: 'Secret key of the Stripe account that is paid',
    fallback: 'none: the built-in payments sandbox',
    schema: z.optional(z.string().regex(/^(sk|rk)_/, 'must start with sk_ or rk_')),
  },
  STRIPE_WEBHOOK_SECRET: {
    meaning: 'Signing secret of the webhook that Stripe sends events to',
    fallback: 'none',
    schema: z.optional(z.string().regex(/^whsec_/, 'must start with whsec_')),
  },
  STRIPE_PRICE_ID: {
    meaning: 'Price of Premium at Stripe, by the month',
    fallback: 'none',
    schema: z.optional(z.string().regex(/^price_/, 'must start with price_')),
  },
  RECONCILE_MINUTES: {
    meaning: 'Minutes after which the payment provider is asked again about an open subscription',
    fallback: '60',
    schema: wholeNumber(5, 1440, 60),
  },
  SUPPORT_PHONE: {
    meaning: 'Phone number shown where help is offered',
    fallback: defaultSupportPhone,
    schema: z.string().default(defaultSupportPhone),
  },
  LOG_LEVEL: {
    meaning: 'Least serious log line written: trace, debug, info, warn, error, fatal or silent',
    fallback: 'warn',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  },
  METRICS_TOKEN: {
    meaning: 'Bearer token that `GET /metrics` asks for; without one it answers the machine itself alone',
    fallback: 'none',
    schema: z.optional(z.string().min(16, 'must have at least 16 characters')),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'OpenTelemetry collector that a trace of every request is sent to, by OTLP over HTTP',
    fallback: 'none',
    schema: z.optional(webAddress),
  },
  TRUSTED_PROXIES: {
    meaning: 'Addresses or ranges, with commas between, of proxies whose X-Forwarded-* headers are believed',
    fallback: 'none',
    schema: optionalText,
  },
  REDIS_URL: {
    meaning: 'Valkey or Redis over which processes share rate limits',
    fallback: 'none: the database',
    schema: z.optional(z.string().regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')),
  },
  RATE_LIMIT_PER_ADDRESS: {
    meaning: 'Calls a minute from one address',
    fallback: '1200',
    schema: perMinute(1200),
  },
  RATE_LIMIT_QUIZZES: {
    meaning: 'Quizzes a minute that one student may ask for, or hand in, or questions that one may report',
    fallback: '30',
    schema: perMinute(30),
  },
  AI_BASE_URL: {
    meaning: 'OpenAI-compatible endpoint of the models that write and solve questions on custom topics',
    fallback: 'none: the engine alone',
    schema: z.optional(webAddress),
  },
  AI_API_KEY: {
    meaning: 'Key for that endpoint, where it wants one',
    fallback: 'none',
    schema: optionalText,
  },
  AI_MODEL: { meaning: 'Model there that writes questions', fallback: 'none', schema: optionalText },
  AI_SOLVER_MODEL: {
    meaning: 'Model there that solves them without seeing the key',
    fallback: 'AI_MODEL',
    schema: optionalText,
  },
  AI_TIME_LIMIT: {
    meaning: 'Seconds after which a custom quiz goes out with what there is',
    fallback: '45',
    // Below the time for which a quiz that is being made holds its place (`custom-quiz-service.ts`).
    schema: wholeNumber(5, 600, 45),
  },
  AI_CALL_TIME_LIMIT: {
    meaning: 'Seconds for one call of a model',
    fallback: '30',
    schema: wholeNumber(1, 600, 30),
  },
  AI_GENERATIONS: {
    meaning: 'Custom quizzes that models work on at a time, over all processes',
    fallback: '4',
    schema: wholeNumber(1, 10_000, 4),
  },
  AI_TOKENS_A_DAY: {
    meaning: 'Tokens that models may use in a day (UTC), over all processes',
    fallback: '2000000',
    schema: wholeNumber(0, 2_000_000_000, 2_000_000),
  },
} satisfies Record<string, Setting>;
