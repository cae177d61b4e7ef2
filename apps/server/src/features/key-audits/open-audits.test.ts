import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyAuditItems } from '../../database/schema/readings.ts';
import { reports } from '../../database/schema/reports.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { confirmReading } from '../readings/testing/readers.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { settleOpenAudits } from './settle-items-service.ts';
import { openAuditServer, type AuditServer } from './testing/audit-server.ts';

describe.each(testDatabases)('an audit on $name', ({ open }) => {
  let server: AuditServer;
  beforeAll(async () => {
    server = await openAuditServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  test('is open again while a fault is reported that its reader saw beside the key', async () => {
    const number = await server.drawn(1, 'reopened');
    const { id } = await server.solve(server.reader(0), number);
    expect((await server.told(number)).closedAt).not.toBeNull();
    const report = { id, reason: 'typo', explanation: 'A word is missing in it.' };
    expect((await server.reader(0).post('/api/desk/report-reading', report)).statusCode).toBe(200);
    expect(await server.told(number)).toMatchObject({ decided: 0, closedAt: null, result: null });
    expect((await server.opening(server.reader(1), number)).statusCode).toBe(409);
    const [{ questionId }] = (await server.reader(2).get('/api/desk/doubts')).json().doubts;
    await server
      .reader(2)
      .post('/api/desk/decide', { questionId, decision: { kind: 'withdraw' }, note: null });
    expect(await server.told(number)).toMatchObject({
      decided: 1,
      result: { misses: [{ kind: 'wording', outcome: 'withdrawn' }] },
    });
  });

  test('stays open while a report of a student on one of its questions is undecided', async () => {
    const number = await server.drawn(2, 'reported');
    await server.solve(server.reader(0), number);
    const id = await server.idOf(number);
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
    await server.solve(server.reader(1), number);
    expect(await server.told(number)).toMatchObject({ decided: 2, closedAt: null, result: null });
    await server.reader(2).post('/api/desk/decide', { questionId, decision: { kind: 'keep' }, note: null });
    expect(await server.told(number)).toMatchObject({ decided: 2, result: { misses: [], slips: 0 } });
  });

  test('closes the night after the account of a student is deleted whose report it waited for', async () => {
    const number = await server.drawn(2, 'reporter gone');
    const { id } = await server.solve(server.reader(0), number);
    const report = { id, reason: 'typo', explanation: 'A word is missing in it.' };
    expect((await server.reader(0).post('/api/desk/report-reading', report)).statusCode).toBe(200);
    await server.solve(server.reader(1), number);
    const context = { db: server.database.db, clock: () => server.time.now };
    await settleOpenAudits(context);
    expect(await server.told(number)).toMatchObject({ decided: 1, closedAt: null });
    expect((await server.reader(0).send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    await settleOpenAudits(context);
    expect(await server.told(number)).toMatchObject({
      decided: 2,
      closedAt: new Date(server.time.now).toISOString(),
      result: { misses: [], undecided: 0, slips: 0 },
    });
  });

  test('whose two readers were apart goes to a third when the account of the second is deleted', async () => {
    const number = await server.drawn(1, 'second gone');
    await server.solve(server.reader(0), number, 1);
    await server.solve(server.reader(1), number, 2);
    expect(await server.hasNext(server.reader(2), number)).toBe(false);
    expect((await server.reader(1).send('DELETE', '/api/account/delete')).statusCode).toBe(200);
    expect(await server.hasNext(server.reader(2), number)).toBe(true);
    await server.solve(server.reader(2), number);
    expect(await server.told(number)).toMatchObject({ decided: 1, result: { misses: [], slips: 1 } });
  });

  test('is ended by an operator when nobody is left to read, and what is not decided counts as missed', async () => {
    const number = await server.drawn(3, 'nobody left');
    await server.solve(server.reader(0), number);
    const doubted = await server.solve(server.reader(0), number);
    const report = { id: doubted.id, reason: 'wrong_answer', explanation: 'I get another one now.' };
    expect((await server.reader(0).post('/api/desk/report-reading', report)).statusCode).toBe(200);
    const { open: held } = (await server.opening(server.reader(1), number)).json();
    const end = () => server.operator().post('/api/desk/end-audit', { number });
    const { now } = server.time;
    server.time.now += 11 * 60_000;
    expect((await end()).json().message).toContain('enter your password again');
    server.time.now = now;
    expect((await end()).statusCode).toBe(200);
    expect((await end()).statusCode).toBe(409);
    // 2 of 3 missed at most: 1 − p³ is 5 % at 98.3 %, rounded up.
    expect(await server.told(number)).toMatchObject({
      decided: 1,
      closedAt: expect.any(String),
      result: { misses: [], undecided: 2, slips: 0, upperBound: 98.4 },
    });
    expect((await confirmReading(server.reader(1), held.id, 0)).statusCode).toBe(409);
    expect((await server.opening(server.reader(2), number)).statusCode).toBe(409);
    await settleOpenAudits({ db: server.database.db, clock: () => server.time.now });
    expect(await server.told(number)).toMatchObject({ decided: 1, result: { undecided: 2 } });
    const entries = await auditEntries(server.database.db, (await server.idOf(number)) ?? '', 5);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'audit.end',
        actor: server.operator().id,
        details: { number, undecided: 2 },
      }),
    );
    const undrawn = await server.announce(1, 'not drawn');
    expect((await server.operator().post('/api/desk/end-audit', { number: undrawn })).statusCode).toBe(409);
  });
});
