import { reminder } from '@valence/contract';
import webPush from 'web-push';
import { readConfig } from '../../../config/config.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import { pushSubscriptions, reminders } from '../../../database/schema/reminders.ts';
import { startPushService, type PushBrowser, type PushService } from '../../../testing/push-service.ts';
import { smallEngine } from '../../../testing/small-engine.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import { sendOffDue } from '../due-reminders-service.ts';
import { createPushSender } from '../push-sender.ts';
import { sendReminder, type DueReminder, type SendingContext } from '../send-reminder-service.ts';

/** A server that offers reminders, with a stand-in for push services, whose queue the test works off itself. */
export interface RemindersServer extends TestApp {
  service: PushService;
  publicKey: string;
  /** What push services refused. */
  refused: (number | string)[];
  /** What was sent off and not sent yet. */
  sentOff: DueReminder[];
  /** Forgets reminders, browsers and what was sent of the test before, and sets the clock back. */
  startAfresh(): Promise<void>;
  /** One look of one process for what is due. */
  look(): Promise<void>;
  send(due: DueReminder): Promise<void>;
  /** Moves the clock to a moment, looks, and sends all that was sent off. */
  at(iso: string): Promise<void>;
  /** Turns the reminder on for a student, in a browser of its own or the one given. */
  remind(student: TestStudent, hour: number, browser?: PushBrowser, headers?: object): Promise<PushBrowser>;
  put(student: TestStudent, body: unknown, headers?: object): ReturnType<TestStudent['send']>;
  reminderOf(student: TestStudent): Promise<ReturnType<typeof reminder.parse>>;
}

export async function openRemindersServer(database: OpenDatabase): Promise<RemindersServer> {
  const service = await startPushService();
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const settings = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    SUPPORT_EMAIL: 'help@example.com',
  };
  const server = await createTestApp(database, settings, { pushAgent: service.agent });
  const { push: pushConfig, offer } = readConfig(settings);
  if (pushConfig === null) throw new Error('The settings have keys');
  const refused: (number | string)[] = [];
  const remember: SendingContext['remember'] = {
    today: (_facts, make) => make(),
    plan: (_facts, make) => make(),
    forecast: (_facts, make) => make(),
  };
  const context: SendingContext = {
    db: database.db,
    clock: () => server.time.now,
    randomness: { uuid: () => crypto.randomUUID(), seed: () => 1 },
    engine: smallEngine,
    offer,
    remember,
    push: createPushSender(pushConfig, service.agent, (reason) => refused.push(reason)),
  };
  const sentOff: DueReminder[] = [];
  const look = () => sendOffDue(context, async (_transaction, due) => void sentOff.push(due));
  const send = (due: DueReminder) => sendReminder(context, due);
  const put: RemindersServer['put'] = (student, body, headers = {}) =>
    student.send(
      'PUT',
      '/api/user/reminder',
      { 'content-type': 'application/json', ...headers },
      JSON.stringify(body),
    );
  return {
    ...server,
    service,
    publicKey,
    refused,
    sentOff,
    look,
    send,
    put,
    async startAfresh() {
      for (const table of [reminders, pushSubscriptions]) await database.db.delete(table);
      server.time.now = Date.parse('2026-03-11T12:00:00Z');
      service.answers.clear();
      service.messages.length = 0;
      refused.length = 0;
    },
    async at(iso) {
      server.time.now = Date.parse(iso);
      await look();
      for (const due of sentOff.splice(0)) await send(due);
    },
    async remind(student, hour, browser = service.browser(), headers = {}) {
      const answer = await put(student, { hour, subscription: browser.subscription }, headers);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return browser;
    },
    reminderOf: async (student) => reminder.parse((await student.get('/api/user/reminder')).json()),
    async close() {
      await server.close();
      await service.close();
    },
  };
}
