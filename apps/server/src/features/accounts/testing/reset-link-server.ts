import { vi } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '../../../database/database.ts';
import { startMailServer, type MailServer } from '../../../testing/mail-server.ts';
import type { Answer } from '../../sign-in/testing/browser.ts';
import { maria } from '../../sign-in/testing/sign-in-app.ts';
import { openMariaServer, type MariaServer } from './maria-server.ts';

/** The address that mails to Maria go to. */
export const email = maria.email.toLowerCase();

const answer = z.looseObject({ rows: z.array(z.unknown()) });
const retryAll = `update background.job set start_after = now() where name like 'mail-%' and state = 'retry'`;
const unfinishedMails = `select id from background.job where name like 'mail-%' and state not in ('completed', 'failed')`;

type Query = Parameters<OpenDatabase['db']['execute']>[0];

/** Maria's server with one that takes its mail, for when she has forgotten her password. */
export interface ResetLinkServer extends MariaServer {
  /** A test that has it go down puts another in its place. */
  mail: MailServer;
  /** Maria's password: a test that sets a new one says so here. */
  password: string;
  failures: unknown[];
  /** The mails that hold a link; a new password is told of in one without. */
  links(): MailServer['mails'];
  rows(query: Query): Promise<unknown[]>;
  /** Asks for a link, as somebody who types an address. */
  ask(address?: string): Promise<Answer>;
  /** The link of the mail that comes in answer to a wish. */
  linkByMail(): Promise<string>;
  follow(link: string, next: string, fields?: object): Promise<Answer>;
}

export async function openResetLinkServer(database: OpenDatabase): Promise<ResetLinkServer> {
  const mail = await startMailServer();
  const failures: unknown[] = [];
  const settings = { SMTP_URL: mail.url, SMTP_FROM: 'Valence <quiz@example.com>' };
  const onFailure = (error: unknown) => failures.push(error);
  const ofMaria = await openMariaServer(database, settings, { onFailure });
  // What is mailed to confirm the address.
  await vi.waitUntil(() => mail.mails.length === 1, { timeout: 60_000 });

  const server: ResetLinkServer = {
    ...ofMaria,
    mail,
    password: maria.password,
    failures,
    async startAfresh() {
      // What the test before has set off is over: nothing of it arrives or fails in this one.
      await database.db.execute(retryAll);
      await vi.waitUntil(async () => (await server.rows(unfinishedMails)).length === 0, { timeout: 60_000 });
      failures.length = 0;
      server.time.now += 1000;
      server.mail.mails.length = 0;
      server.mail.unknown.clear();
      await ofMaria.startAfresh();
    },
    links: () => server.mail.mails.filter(({ text }) => linkOf(text) !== ''),
    rows: async (query) => answer.parse(await database.db.execute(query)).rows,
    async ask(address = maria.email) {
      const browser = server.newBrowser();
      return browser.submit(await browser.open('/reset-password'), { email: address });
    },
    async linkByMail() {
      const before = server.links().length;
      await server.ask();
      await vi.waitUntil(() => server.links().length === before + 1, { timeout: 60_000 });
      return linkOf(server.links().at(-1)?.text ?? '');
    },
    async follow(link, next, fields = {}) {
      const browser = server.newBrowser();
      const form = await browser.open(link);
      if (form.status !== 200) return form;
      return browser.submit(form, { password: next, confirmPassword: next, ...fields });
    },
    async close() {
      await ofMaria.close();
      await server.mail.close();
    },
  };
  return server;
}

export function linkOf(text: string): string {
  return /https?:\S+/.exec(text)?.[0] ?? '';
}
