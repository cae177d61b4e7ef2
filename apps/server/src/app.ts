import type { Agent } from 'node:https';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { BackgroundWork } from './background/background-work.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './database/database.ts';
import { registerAccountRoutes } from './features/account/account-routes.ts';
import { endLocalAccount, registerAccounts } from './features/accounts/register-accounts.ts';
import type { PasswordCost } from './features/accounts/passwords/password-hash.ts';
import { rebuildJob } from './features/answers/rebuild-job.ts';
import { registerAccuracyRoutes } from './features/accuracy/accuracy-routes.ts';
import { registerDeskRoutes } from './features/desk/desk-routes.ts';
import { registerItemHealthRoutes } from './features/item-health/item-health-routes.ts';
import { itemHealthJob } from './features/item-health/item-health-job.ts';
import { registerAnalyticsRoutes } from './features/analytics/analytics-routes.ts';
import { registerCalibrationRoutes } from './features/calibration/calibration-routes.ts';
import { registerErrorCounts } from './features/errors/register-error-counts.ts';
import { registerExamsRoutes } from './features/exams/exams-routes.ts';
import { registerFirstQuestionsRoutes } from './features/first-questions/first-questions-routes.ts';
import { registerPapersRoutes } from './features/papers/papers-routes.ts';
import { registerGradingRoutes } from './features/grading/grading-routes.ts';
import { regradeJob } from './features/grading/regrade-job.ts';
import { registerProviders } from './features/providers/register-providers.ts';
import { registerProgressRoutes } from './features/progress/progress-routes.ts';
import type { CustomQuestionSource } from './features/quizzes/custom/custom-question-source.ts';
import type { QuestionEngine } from './features/quizzes/question-engine.ts';
import { registerHistoryRoutes } from './features/history/history-routes.ts';
import { registerMistakesRoutes } from './features/mistakes/mistakes-routes.ts';
import { registerNotesRoutes } from './features/notes/notes-routes.ts';
import { registerInProgressRoutes } from './features/quizzes/in-progress/in-progress-routes.ts';
import { registerQuizzesRoutes } from './features/quizzes/quizzes-routes.ts';
import { registerTopicsRoutes } from './features/quizzes/topics/topics-routes.ts';
import { registerTypedAnswersRoutes } from './features/typed-answers/typed-answers-routes.ts';
import { registerWithoutOptionsRoutes } from './features/without-options/without-options-routes.ts';
import { compressionJob } from './features/quizzes/snapshots/compression-job.ts';
import { settleAuditsJob } from './features/key-audits/settle-audits-job.ts';
import { endReadings } from './features/readings/end-readings.ts';
import { registerReadingsRoutes } from './features/readings/readings-routes.ts';
import { registerReportsRoutes } from './features/reports/reports-routes.ts';
import { currentStudent } from './features/sign-in/current-student.ts';
import { registerReminders } from './features/reminders/register-reminders.ts';
import { registerRolesRoutes } from './features/roles/roles-routes.ts';
import { registerSignIn } from './features/sign-in/register-sign-in.ts';
import { registerSubscription } from './features/subscription/register-subscription.ts';
import { keptTimeZone } from './features/time-zone/read-time-zone.ts';
import { answerBrokenRequest } from './http/errors/answer-broken-request.ts';
import { registerApiDocument } from './http/api-document.ts';
import { registerCompression } from './http/compression.ts';
import { refuseCrossSiteChanges } from './http/cross-site.ts';
import { answerError, registerErrorAnswers } from './http/errors/error-answers.ts';
import { registerHealth } from './http/health.ts';
import { logSerializers } from './http/log-lines.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerJsonBodies } from './http/json-bodies.ts';
import { registerPages } from './http/pages.ts';
import { registerRateLimits } from './http/rate-limits/rate-limits.ts';
import { openValkey } from './valkey.ts';
import { requestTimes } from './http/request-times.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerTraces } from './http/traces/register-traces.ts';
import { warnOfUnknownProxy } from './http/warn-of-unknown-proxy.ts';
import type { Randomness } from './randomness.ts';

/**
 * Everything that the app needs from outside; nothing in it reads the environment or the time by itself, nor, but for secrets,
 * chance.
 */
export interface AppOptions {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  randomness: Randomness;
  engine: QuestionEngine;
  customQuestions: CustomQuestionSource;
  background: BackgroundWork;
  /** Folder of the built web app. */
  webFolder: string;
  /** Makes the connections to push services; those of the network where it is left out. */
  pushAgent?: Agent;
  /** What a guess at a password costs; OWASP's least where it is left out. */
  passwordCost?: PasswordCost;
}

/** Bytes of a call's body; a route that takes more says so itself. */
const largestBody = 16 * 1024;

/** Builds the whole server, ready to listen or to be injected into. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, clock, randomness, engine, customQuestions, background } = options;
  const { db } = database;
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: logSerializers },
    // Ours alone: one from outside could be made to look like another's.
    genReqId: randomness.uuid,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: largestBody,
    ...requestTimes,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  registerErrorAnswers(app);
  warnOfUnknownProxy(app, config.trustedProxies);
  await registerTraces(app, config.tracesEndpoint);
  registerSecurityHeaders(app, config.publicUrl);
  await registerCompression(app);
  const valkey = config.redisUrl === null ? null : openValkey(app, config.redisUrl);
  registerRateLimits(app, {
    database,
    clock,
    background,
    perAddress: config.rateLimits.perAddress,
    valkey,
    studentOf: async (request) => (await currentStudent(request))?.id ?? null,
  });
  refuseCrossSiteChanges(app, config.publicUrl);
  registerJsonBodies(app);
  await app.register(cookie);
  await registerApiDocument(app, config.publicUrl);

  registerHealth(app, database.checkHealth);
  registerMetrics(app, config.metricsToken);
  const errors = registerErrorCounts(app, { db, clock, background });
  const { publicUrl, pageSettings, offer, stripe, reconcileMinutes } = config;
  const { supportPhone } = pageSettings;
  const people = { db, clock, randomness, publicUrl: new URL(publicUrl), background };
  const signIn = await registerSignIn(app, { ...people, offer });
  const isLocal = config.providers.oidc === null;
  const ofPasswords = options.passwordCost && { passwordCost: options.passwordCost };
  const mailer = config.mail && (await import('./mail/mailer.ts')).createMailer(config.mail);
  const accounts = isLocal
    ? await registerAccounts(app, { ...people, valkey, signIn, supportPhone, mailer, ...ofPasswords })
    : null;
  await registerProviders(app, { ...people, signIn, settings: config.providers });
  const payments = { db, clock, randomness, publicUrl, offer, stripe, reconcileMinutes, background };
  const closeSubscription = await registerSubscription(app, payments);
  const ending = { closeSubscription, endings: [endLocalAccount(valkey), endReadings] };
  const { cookies } = signIn;
  registerAccountRoutes(app, {
    db,
    clock,
    randomness,
    offer,
    cookies,
    ...ending,
    accessOf: accounts?.accessOf ?? (async () => ({ changePasswordPage: null, isEmailConfirmed: null })),
  });
  const customTimeLimit = config.ai?.timeLimit ?? 0;
  const quizzes = { db, clock, randomness, engine, offer, customQuestions, customTimeLimit };
  registerQuizzesRoutes(app, quizzes, config.rateLimits.quizzes);
  registerTopicsRoutes(app, { db, engine, hasModel: config.ai !== null }, config.rateLimits.quizzes);
  if (config.snapshotDays !== null)
    background.add(compressionJob({ db, clock, engine, days: config.snapshotDays }));
  registerExamsRoutes(app, { db, clock, randomness, engine, offer, publicUrl }, config.rateLimits.quizzes);
  registerInProgressRoutes(app, quizzes);
  registerNotesRoutes(app, { db, clock });
  registerMistakesRoutes(app, { db, clock, engine });
  background.add(rebuildJob({ db, engine }));
  background.add(regradeJob({ db, clock, randomness, engine }));
  background.add(itemHealthJob({ db, clock, engine }));
  background.add(settleAuditsJob({ db, clock }));
  registerItemHealthRoutes(app, { db, engine });
  registerAccuracyRoutes(app, { db, clock, engine });
  registerGradingRoutes(app, quizzes, config.rateLimits.quizzes);
  registerFirstQuestionsRoutes(app, quizzes);
  registerCalibrationRoutes(app, { db, clock });
  registerPapersRoutes(app, quizzes, config.rateLimits.quizzes);
  registerTypedAnswersRoutes(app, quizzes, config.rateLimits.quizzes);
  registerWithoutOptionsRoutes(app, quizzes, config.rateLimits.quizzes);
  registerProgressRoutes(app, { db, clock, offer });
  registerHistoryRoutes(app, { db, engine });
  registerAnalyticsRoutes(app, { db, clock, engine, offer });
  const onRefused = (reason: number | string) =>
    app.log.warn({ reason }, 'a push service refused a reminder');
  const push =
    config.push &&
    (await import('./features/reminders/push-sender.ts')).createPushSender(
      config.push,
      options.pushAgent,
      onRefused,
    );
  registerReminders(app, { ...quizzes, background, cookies, push });
  registerReportsRoutes(app, { db, clock, randomness, engine }, config.rateLimits.quizzes);
  registerRolesRoutes(app, { db });
  registerReadingsRoutes(app, { db, clock, randomness, engine });
  registerDeskRoutes(app, {
    db,
    clock,
    randomness,
    engine,
    offer,
    signIn,
    accounts,
    ending,
    errors,
    tokensADay: config.ai && config.ai.caps.tokensADay,
    backups: database.backups,
  });

  await registerPages(app, {
    webFolder: options.webFolder,
    publicUrl,
    settings: pageSettings,
    clock,
    formTargets: config.providers.oidc === null ? [] : [new URL(config.providers.oidc.issuer).origin],
    hasForeignPictures: Object.values(config.providers).some((provider) => provider !== null),
    isSignedIn: (request) => cookies.session(request) !== null,
    timeZoneOf: keptTimeZone,
  });
  return app;
}
