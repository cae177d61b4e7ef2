import { accuracy, deskOpenedReading, deskReading, type DeskReading, type KeyAudit } from '@valence/contract';
import type { OpenDatabase } from '../../../database/database.ts';
import { users } from '../../../database/schema/accounts.ts';
import { keyAudits } from '../../../database/schema/readings.ts';
import { withdrawals } from '../../../database/schema/reports.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../../testing/test-app.ts';
import { confirmReading, signInAs } from '../../readings/testing/readers.ts';

/** A server with an operator, who announces audits, and four readers. */
export interface AuditServer extends TestApp {
  /** Forgets everybody of the test before, and signs in a new operator and new readers. */
  startAfresh(): Promise<void>;
  operator(): TestStudent;
  reader(place: number): TestStudent;
  /** The number of an audit of so many items. */
  announce(size: number, seed: string): Promise<number>;
  draw(number: number): ReturnType<TestStudent['post']>;
  /** Announces an audit and draws its items. */
  drawn(size: number, seed: string): Promise<number>;
  /** What the public page tells of an audit. */
  told(number: number): Promise<KeyAudit>;
  idOf(number: number): Promise<string | undefined>;
  opening(by: TestStudent, number: number): ReturnType<TestStudent['post']>;
  /** Solves the next item, rightly or so many places beside the key; tests alone know that options count up to the number asked for. */
  solve(by: TestStudent, number: number, beside?: number): Promise<DeskReading>;
  hasNext(by: TestStudent, number: number): Promise<unknown>;
}

export async function openAuditServer(database: OpenDatabase): Promise<AuditServer> {
  const server = await createTestApp(database);
  let operator: TestStudent | undefined;
  let readers: TestStudent[] = [];

  const audits: AuditServer = {
    ...server,
    async startAfresh() {
      for (const table of [users, withdrawals]) await database.db.delete(table);
      operator = await signInAs(server, 'operator');
      readers = [];
      for (let number = 0; number < 4; number += 1) readers.push(await signInAs(server, 'maintainer'));
    },
    operator() {
      if (operator === undefined) throw new Error('Nobody has signed in');
      return operator;
    },
    reader(place) {
      const found = readers[place];
      if (found === undefined) throw new RangeError('There are four readers');
      return found;
    },
    announce: async (size, seed) =>
      (await audits.operator().post('/api/desk/announce-audit', { size, seed })).json().number,
    draw: (number) => audits.operator().post('/api/desk/draw-audit', { number }),
    async drawn(size, seed) {
      const number = await audits.announce(size, seed);
      const answer = await audits.draw(number);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return number;
    },
    async told(number) {
      const { audits: all } = accuracy.parse((await server.app.inject('/api/accuracy')).json());
      const found = all.find((audit) => audit.number === number);
      if (found === undefined) throw new Error(`Audit ${number} is not public`);
      return found;
    },
    async idOf(number) {
      const all = await database.db.select().from(keyAudits);
      return all.find((audit) => audit.number === number)?.id;
    },
    opening: (by, number) => by.post('/api/desk/open-reading', { from: { kind: 'audit', number } }),
    async solve(by, number, beside = 0) {
      const { open: shown } = deskOpenedReading.parse((await audits.opening(by, number)).json());
      const key = shown.options.indexOf(/\d+/.exec(shown.question)?.[0] ?? '');
      return deskReading.parse((await confirmReading(by, shown.id, (key + beside) % 4)).json());
    },
    hasNext: async (by, number) =>
      (await by.get('/api/desk/readings')).json().audits.find((audit: KeyAudit) => audit.number === number)
        ?.hasNext,
  };
  return audits;
}
