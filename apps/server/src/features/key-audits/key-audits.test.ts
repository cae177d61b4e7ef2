import { accuracy, deskOpenedReading, deskReading, type KeyAudit } from '@valence/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { keyAuditItems, keyAudits } from '../../database/schema/readings.ts';
import { reports, withdrawals } from '../../database/schema/reports.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { orderOfDraw } from './draw-sample.ts';
import { settleOpenAudits } from './settle-items-service.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { confirmReading, signInAs } from '../readings/testing/readers.ts';

describe.each(testDatabases)('an audit on $name', ({ open }) => {
  let server: TestApp;
  let operator: TestStudent;
  let readers: TestStudent[];
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [users, withdrawals]) await server.database.db.delete(table);
    operator = await signInAs(server, 'operator');
    readers = [];
    for (let number = 0; number < 4; number += 1) readers.push(await signInAs(server, 'maintainer'));
  });

  const reader = (place: number): TestStudent => {
    const found = readers[place];
    if (found === undefined) throw new RangeError('There are four readers');
    return found;
  };
  const announce = async (size: number, seed: string): Promise<number> =>
    (await operator.post('/api/desk/announce-audit', { size, seed })).json().number;
  const draw = (number: number) => operator.post('/api/desk/draw-audit', { number });
  const drawn = async (size: number, seed: string): Promise<number> => {
    const number = await announce(size, seed);
    expect((await draw(number)).statusCode).toBe(200);
    return number;
  };
  const told = async (number: number): Promise<KeyAudit> => {
    const { audits } = accuracy.parse((await server.app.inject('/api/accuracy')).json());
    const found = audits.find((audit) => audit.number === number);
    if (found === undefined) throw new Error(`Audit ${number} is not public`);
    return found;
  };
  const opening = (by: TestStudent, number: number) =>
    by.post('/api/desk/open-reading', { from: { kind: 'audit', number } });
  /** Solves the next item, rightly or so many places beside the key; tests alone know that options count up to the number asked for. */
  const solve = async (by: TestStudent, number: number, beside = 0) => {
    const { open: shown } = deskOpenedReading.parse((await opening(by, number)).json());
    const key = shown.options.indexOf(/\d+/.exec(shown.question)?.[0] ?? '');
    return deskReading.parse((await confirmReading(by, shown.id, (key + beside) % 4)).json());
  };
  const hasNext = async (by: TestStudent, number: number) =>
    (await by.get('/api/desk/readings')).json().audits.find((audit: KeyAudit) => audit.number === number)
      ?.hasNext;

  test('is public from its announcement, before it is drawn, and stays as it was announced', async () => {
    const number = await announce(3, 'drand round 42');
    const announced = await told(number);
    expect(announced).toMatchObject({
      size: 3,
      seed: 'drand round 42',
      templates: 40,
      leftOut: [],
      drawnAt: null,
      decided: 0,
      closedAt: null,
      result: null,
    });
    expect((await opening(reader(0), number)).statusCode).toBe(409);
    expect((await draw(number)).statusCode).toBe(200);
    expect((await draw(number)).statusCode).toBe(409);
    expect(await told(number)).toMatchObject({ ...announced, drawnAt: expect.any(String) });
    const { db } = server.database;
    for (const change of [
      sql`update key_audits set seed = 'a better one' where number = ${number}`,
      sql`delete from key_audits`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('stays as it was announced') },
      });
    const entries = await auditEntries(db, (await idOf(number)) ?? '', 5);
    expect(entries.map(({ action, actor }) => [action, actor]).toSorted()).toEqual([
      ['audit.announce', operator.id],
      ['audit.draw', operator.id],
    ]);
    expect(entries.find(({ action }) => action === 'audit.announce')?.details).toEqual({
      number,
      size: 3,
      seed: 'drand round 42',
      catalogue: announced.catalogue,
    });
  });

  test('is not announced by a sign-in of long ago, since nothing takes it back', async () => {
    server.time.now += 11 * 60_000;
    const refused = await operator.post('/api/desk/announce-audit', { size: 2, seed: 'long ago' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Please show again that it is you: your last sign-in is too long ago.',
    ]);
    const { audits } = accuracy.parse((await server.app.inject('/api/accuracy')).json());
    expect(audits.filter(({ seed }) => seed === 'long ago')).toEqual([]);
  });

  test('draws what its seed says, without what is out of new quizzes', async () => {
    const out = orderOfDraw(namesOfCatalogue(), 'sample')[1]?.template ?? '';
    const withdrawal = { template: out, cause: 'decision', withdrawnAt: new Date(0) } as const;
    await server.database.db.insert(withdrawals).values(withdrawal);
    const number = await drawn(5, 'sample');
    expect(await told(number)).toMatchObject({ leftOut: [out], templates: 39 });
    const expected = orderOfDraw(
      namesOfCatalogue().filter((name) => name !== out),
      'sample',
    );
    expect(await templatesOf(number)).toEqual(expected.slice(0, 5).map(({ template }) => template));
    const tooMany = await operator.post('/api/desk/announce-audit', { size: 40, seed: 'sample' });
    expect(tooMany.statusCode).toBe(409);
  });

  test('is not drawn from another catalogue than was announced', async () => {
    const number = await announce(1, 'old');
    const engine = { ...smallEngine, catalogue: () => smallEngine.catalogue().slice(1) };
    const { database } = server;
    const later = await createTestApp({ ...database, close: async () => undefined }, {}, { engine });
    const answer = await later.app.inject({
      method: 'POST',
      url: '/api/desk/draw-audit',
      headers: { cookie: operator.cookie, 'sec-fetch-site': 'same-origin' },
      payload: { number },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The catalogue has changed since: please announce another audit.',
    ]);
    await later.app.close();
    expect((await told(number)).drawnAt).toBeNull();
  });

  test('in which every reader arrives at the key closes with none missed, and its bound', async () => {
    const number = await drawn(3, 'all agree');
    await solve(reader(0), number);
    await solve(reader(1), number);
    expect(await told(number)).toMatchObject({ decided: 2, closedAt: null, result: null });
    await solve(reader(0), number);
    // 1 − 0.05^(1/3) is 63.2 %, rounded up.
    expect(await told(number)).toMatchObject({
      decided: 3,
      closedAt: new Date(server.time.now).toISOString(),
      result: { misses: [], undecided: 0, slips: 0, upperBound: 63.2 },
    });
    expect((await opening(reader(2), number)).statusCode).toBe(409);
  });

  test('gives an item to one reader at a time and to none twice, and to the next one when nobody answers it', async () => {
    const number = await drawn(1, 'once each');
    const both = await Promise.all([opening(reader(0), number), opening(reader(1), number)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [holder, other] = both[0].statusCode === 200 ? [reader(0), reader(1)] : [reader(1), reader(0)];
    expect([await hasNext(holder, number), await hasNext(other, number)]).toEqual([false, false]);
    const { open: held } = (await opening(holder, number)).json();
    server.time.now += 25 * 3_600_000;
    await solve(other, number, 1);
    expect((await confirmReading(holder, held.id, 0)).statusCode).toBe(409);
    expect((await opening(other, number)).statusCode).toBe(409);
    expect((await told(number)).decided).toBe(0);
    const knows = (await opening(reader(2), number)).json().open.id;
    const known = { id: knows, answer: { kind: 'known' }, doubt: null };
    expect((await reader(2).post('/api/desk/confirm-reading', known)).statusCode).toBe(200);
    expect(await told(number)).toMatchObject({ decided: 0 });
    expect((await opening(reader(2), number)).statusCode).toBe(409);
    await solve(holder, number);
    expect(await told(number)).toMatchObject({ decided: 1, result: { misses: [], slips: 1 } });
  });

  test('lets a third reader decide a disagreement who hears neither of it nor of the key', async () => {
    const number = await drawn(1, 'third');
    const first = await solve(reader(0), number, 1);
    expect(first).toMatchObject({ agrees: false, mayReport: false });
    const report = { id: first.id, reason: 'wrong_answer', explanation: 'It is another one.' };
    expect((await reader(0).post('/api/desk/report-reading', report)).statusCode).toBe(409);
    const answer = await opening(reader(1), number);
    const { open: shown } = answer.json();
    expect(Object.keys(shown).toSorted()).toEqual([
      'audit',
      'difficulty',
      'drawings',
      'id',
      'options',
      'question',
      'subject',
    ]);
    expect(answer.body).not.toContain(reader(0).id);
    expect((await reader(1).get('/api/desk/doubts')).json().doubts).toEqual([]);
    await confirmReading(reader(1), shown.id, null, 'It cannot be told.');

    // Two readers apart from the key: a maintainer decides, as about any report.
    const { doubts } = (await reader(2).get('/api/desk/doubts')).json();
    expect(doubts).toMatchObject([
      {
        reports: [
          {
            reason: 'unclear_question',
            explanation:
              'Two readers of an audit did not arrive at the key; the second says that no option is right. It cannot be told.',
          },
        ],
      },
    ]);
    expect(await hasNext(reader(3), number)).toBe(false);
    expect(await told(number)).toMatchObject({ decided: 0, result: null });
    const { questionId } = doubts[0];
    const decision = { questionId, decision: { kind: 'correct', key: null }, note: null };
    expect((await reader(2).post('/api/desk/decide', decision)).statusCode).toBe(200);
    const closed = await told(number);
    expect(closed).toMatchObject({
      decided: 1,
      result: {
        misses: [{ kind: 'noneRight', outcome: 'voided', subject: 'general' }],
        undecided: 0,
        slips: 0,
        upperBound: 100,
      },
    });
    expect(JSON.stringify(closed)).not.toContain(questionId);
  });

  test('counts what a maintainer keeps against two readers as their slip', async () => {
    const number = await drawn(1, 'kept');
    await solve(reader(0), number, 1);
    await solve(reader(1), number, 2);
    const [{ questionId }] = (await reader(2).get('/api/desk/doubts')).json().doubts;
    await reader(2).post('/api/desk/decide', { questionId, decision: { kind: 'keep' }, note: null });
    expect(await told(number)).toMatchObject({ decided: 1, result: { misses: [], slips: 1 } });
  });

  test('is open again while a fault is reported that its reader saw beside the key', async () => {
    const number = await drawn(1, 'reopened');
    const { id } = await solve(reader(0), number);
    expect((await told(number)).closedAt).not.toBeNull();
    const report = { id, reason: 'typo', explanation: 'A word is missing in it.' };
    expect((await reader(0).post('/api/desk/report-reading', report)).statusCode).toBe(200);
    expect(await told(number)).toMatchObject({ decided: 0, closedAt: null, result: null });
    expect((await opening(reader(1), number)).statusCode).toBe(409);
    const [{ questionId }] = (await reader(2).get('/api/desk/doubts')).json().doubts;
    await reader(2).post('/api/desk/decide', { questionId, decision: { kind: 'withdraw' }, note: null });
    expect(await told(number)).toMatchObject({
      decided: 1,
      result: { misses: [{ kind: 'wording', outcome: 'withdrawn' }] },
    });
  });

  test('stays open while a report of a student on one of its questions is undecided', async () => {
    const number = await drawn(2, 'reported');
    await solve(reader(0), number);
    const id = await idOf(number);
    const items = await server.database.db.select().from(keyAuditItems);
    const item = items.find(({ auditId, verdict }) => auditId === id && verdict === 'agreed');
    if (item === undefined) throw new Error('An item was agreed on.');
    const { questionId, template, question } = item;
    const student = await server.signIn();
    await server.database.db.insert(reports).values({
      id: crypto.randomUUID(),
      studentId: student.id,
      questionId,
      template,
      question,
      reason: 'wrong_answer',
      explanation: 'I get another one.',
      checks: [],
      contradictsKey: false,
      reportedAt: new Date(server.time.now),
    });
    await solve(reader(1), number);
    expect(await told(number)).toMatchObject({ decided: 2, closedAt: null, result: null });
    await reader(2).post('/api/desk/decide', { questionId, decision: { kind: 'keep' }, note: null });
    expect(await told(number)).toMatchObject({ decided: 2, result: { misses: [], slips: 0 } });
  });

  test('closes the night after the account of a student is deleted whose report it waited for', async () => {
    const number = await drawn(2, 'reporter gone');
    const { id } = await solve(reader(0), number);
    const report = { id, reason: 'typo', explanation: 'A word is missing in it.' };
    expect((await reader(0).post('/api/desk/report-reading', report)).statusCode).toBe(200);
    await solve(reader(1), number);
    const context = { db: server.database.db, clock: () => server.time.now };
    await settleOpenAudits(context);
    expect(await told(number)).toMatchObject({ decided: 1, closedAt: null });
    expect((await reader(0).send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    await settleOpenAudits(context);
    expect(await told(number)).toMatchObject({
      decided: 2,
      closedAt: new Date(server.time.now).toISOString(),
      result: { misses: [], undecided: 0, slips: 0 },
    });
  });

  test('whose two readers were apart goes to a third when the account of the second is deleted', async () => {
    const number = await drawn(1, 'second gone');
    await solve(reader(0), number, 1);
    await solve(reader(1), number, 2);
    expect(await hasNext(reader(2), number)).toBe(false);
    expect((await reader(1).send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    expect(await hasNext(reader(2), number)).toBe(true);
    await solve(reader(2), number);
    expect(await told(number)).toMatchObject({ decided: 1, result: { misses: [], slips: 1 } });
  });

  test('is ended by an operator when nobody is left to read, and what is not decided counts as missed', async () => {
    const number = await drawn(3, 'nobody left');
    await solve(reader(0), number);
    const doubted = await solve(reader(0), number);
    const report = { id: doubted.id, reason: 'wrong_answer', explanation: 'I get another one now.' };
    expect((await reader(0).post('/api/desk/report-reading', report)).statusCode).toBe(200);
    const { open: held } = (await opening(reader(1), number)).json();
    const end = () => operator.post('/api/desk/end-audit', { number });
    const { now } = server.time;
    server.time.now += 11 * 60_000;
    expect((await end()).json().message).toContain('show again that it is you');
    server.time.now = now;
    expect((await end()).statusCode).toBe(200);
    expect((await end()).statusCode).toBe(409);
    // 2 of 3 missed at most: 1 − p³ is 5 % at 98.3 %, rounded up.
    expect(await told(number)).toMatchObject({
      decided: 1,
      closedAt: expect.any(String),
      result: { misses: [], undecided: 2, slips: 0, upperBound: 98.4 },
    });
    expect((await confirmReading(reader(1), held.id, 0)).statusCode).toBe(409);
    expect((await opening(reader(2), number)).statusCode).toBe(409);
    await settleOpenAudits({ db: server.database.db, clock: () => server.time.now });
    expect(await told(number)).toMatchObject({ decided: 1, result: { undecided: 2 } });
    const entries = await auditEntries(server.database.db, (await idOf(number)) ?? '', 5);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'audit.end', actor: operator.id, details: { number, undecided: 2 } }),
    );
    const undrawn = await announce(1, 'not drawn');
    expect((await operator.post('/api/desk/end-audit', { number: undrawn })).statusCode).toBe(409);
  });

  async function templatesOf(number: number): Promise<string[]> {
    const id = await idOf(number);
    const items = await server.database.db.select().from(keyAuditItems).orderBy(keyAuditItems.place);
    return items.filter(({ auditId }) => auditId === id).map(({ template }) => template);
  }

  async function idOf(number: number): Promise<string | undefined> {
    const audits = await server.database.db.select().from(keyAudits);
    return audits.find((audit) => audit.number === number)?.id;
  }
});

function namesOfCatalogue(): string[] {
  return smallEngine.catalogue().map(({ template }) => template);
}
