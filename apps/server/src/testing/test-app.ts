import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:https';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app.ts';
import { createBackgroundWork, type BackgroundWork } from '../background/background-work.ts';
import { readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { users } from '../database/schema/accounts.ts';
import {
  composedByEngine,
  type CustomQuestionSource,
} from '../features/quizzes/custom/custom-question-source.ts';
import type { QuestionEngine } from '../features/quizzes/question-engine.ts';
import { createSessions } from '../features/sign-in/sessions-service.ts';
import { sessionCookieName } from '../features/sign-in/sign-in-cookies.ts';
import { addStudent } from './add-student.ts';
import { smallEngine } from './small-engine.ts';

type Headers = Record<string, string>;

/** A signed-in student, who calls as a browser on our own page does. */
export interface TestStudent {
  id: string;
  /** What the student's browser sends along, for a test that calls over the network. */
  cookie: string;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  post(url: string, body: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Any request, its body as it is. */
  send(method: Method, url: string, headers?: Headers, body?: string): Promise<LightMyRequestResponse>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestApp {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Not started: a test that sends work starts it. */
  background: BackgroundWork;
  /** The time that the server reads; tests set it. */
  time: { now: number };
  signIn(student?: Partial<typeof users.$inferInsert>): Promise<TestStudent>;
  /** The same student in another browser. */
  signInAgain(student: Pick<TestStudent, 'id'>): Promise<TestStudent>;
  close(): Promise<void>;
}

/** How often background work is looked for, once it is started: as often as the queue can. */
const lookEverySeconds = 0.5;

const sentByOurPage = { 'sec-fetch-site': 'same-origin' };

/** Builds the whole app on a database, with a clock that the test sets and a question engine without chance. */
export async function createTestApp(
  database: OpenDatabase,
  settings: Record<string, string> = {},
  {
    engine = smallEngine,
    customQuestions = composedByEngine(engine),
    webFolder = '/nowhere',
    pushAgent,
    onFailure = () => undefined,
  }: {
    engine?: QuestionEngine;
    customQuestions?: CustomQuestionSource;
    webFolder?: string;
    /** Leads to a stand-in for push services. */
    pushAgent?: Agent;
    /** Hears of background work that failed. */
    onFailure?: (error: unknown) => void;
  } = {},
): Promise<TestApp> {
  const time = { now: Date.parse('2026-03-11T12:00:00Z') };
  const clock = () => time.now;
  let seed = 0;
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_ADDRESS: '100000',
    RATE_LIMIT_QUIZZES: '10000',
    ...settings,
  });
  const background = createBackgroundWork(database.queue, onFailure, lookEverySeconds);
  const app = await createApp({
    config,
    database,
    clock,
    randomness: { uuid: () => randomUUID(), seed: () => (seed += 1) },
    engine,
    customQuestions,
    background,
    webFolder,
    // What a guess costs is the matter of one test; all others would wait for it.
    passwordCost: { memory: 64, passes: 1, parallelism: 1 },
    ...(pushAgent && { pushAgent }),
  });
  const cookieName = sessionCookieName(new URL(config.publicUrl));

  return {
    app,
    database,
    background,
    time,
    signIn: async (student = {}) => inBrowser(await addStudent(database.db, time.now, student)),
    signInAgain: inBrowser,
    async close() {
      await app.close();
      await background.stop();
      await database.close();
    },
  };

  async function inBrowser({ id }: Pick<TestStudent, 'id'>): Promise<TestStudent> {
    const session = await createSessions(database.db, clock).start(database.db, id);
    const cookie = `${cookieName}=${session}`;
    const send = async (method: Method, url: string, headers: Headers = {}, payload?: string) =>
      app.inject({
        method,
        url,
        headers: { cookie, ...sentByOurPage, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
    return {
      id,
      cookie,
      send,
      get: (url, headers) => send('GET', url, headers),
      post: (url, body, headers = {}) =>
        send(
          'POST',
          url,
          { 'content-type': 'application/json', ...headers },
          typeof body === 'string' ? body : JSON.stringify(body),
        ),
    };
  }
}
