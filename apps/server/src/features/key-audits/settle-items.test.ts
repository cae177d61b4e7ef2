import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/test-databases.ts';
import { confirmReading } from '../readings/testing/readers.ts';
import { openAuditServer, type AuditServer } from './testing/audit-server.ts';

describe.each(testDatabases)('an audit on $name', ({ open }) => {
  let server: AuditServer;
  beforeAll(async () => {
    server = await openAuditServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  test('in which every reader arrives at the key closes with none missed, and its bound', async () => {
    const number = await server.drawn(3, 'all agree');
    await server.solve(server.reader(0), number);
    await server.solve(server.reader(1), number);
    expect(await server.told(number)).toMatchObject({ decided: 2, closedAt: null, result: null });
    await server.solve(server.reader(0), number);
    // 1 − 0.05^(1/3) is 63.2 %, rounded up.
    expect(await server.told(number)).toMatchObject({
      decided: 3,
      closedAt: new Date(server.time.now).toISOString(),
      result: { misses: [], undecided: 0, slips: 0, upperBound: 63.2 },
    });
    expect((await server.opening(server.reader(2), number)).statusCode).toBe(409);
  });

  test('gives an item to one reader at a time and to none twice, and to the next one when nobody answers it', async () => {
    const number = await server.drawn(1, 'once each');
    const both = await Promise.all([
      server.opening(server.reader(0), number),
      server.opening(server.reader(1), number),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [holder, other] =
      both[0].statusCode === 200
        ? [server.reader(0), server.reader(1)]
        : [server.reader(1), server.reader(0)];
    expect([await server.hasNext(holder, number), await server.hasNext(other, number)]).toEqual([
      false,
      false,
    ]);
    const { open: held } = (await server.opening(holder, number)).json();
    server.time.now += 25 * 3_600_000;
    await server.solve(other, number, 1);
    expect((await confirmReading(holder, held.id, 0)).statusCode).toBe(409);
    expect((await server.opening(other, number)).statusCode).toBe(409);
    expect((await server.told(number)).decided).toBe(0);
    const knows = (await server.opening(server.reader(2), number)).json().open.id;
    const known = { id: knows, answer: { kind: 'known' }, doubt: null };
    expect((await server.reader(2).post('/api/desk/confirm-reading', known)).statusCode).toBe(200);
    expect(await server.told(number)).toMatchObject({ decided: 0 });
    expect((await server.opening(server.reader(2), number)).statusCode).toBe(409);
    await server.solve(holder, number);
    expect(await server.told(number)).toMatchObject({ decided: 1, result: { misses: [], slips: 1 } });
  });

  test('lets a third reader decide a disagreement who hears neither of it nor of the key', async () => {
    const number = await server.drawn(1, 'third');
    const first = await server.solve(server.reader(0), number, 1);
    expect(first).toMatchObject({ agrees: false, mayReport: false });
    const report = { id: first.id, reason: 'wrong_answer', explanation: 'It is another one.' };
    expect((await server.reader(0).post('/api/desk/report-reading', report)).statusCode).toBe(409);
    const answer = await server.opening(server.reader(1), number);
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
    expect(answer.body).not.toContain(server.reader(0).id);
    expect((await server.reader(1).get('/api/desk/doubts')).json().doubts).toEqual([]);
    await confirmReading(server.reader(1), shown.id, null, 'It cannot be told.');

    // Two readers apart from the key: a maintainer decides, as about any report.
    const { doubts } = (await server.reader(2).get('/api/desk/doubts')).json();
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
    expect(await server.hasNext(server.reader(3), number)).toBe(false);
    expect(await server.told(number)).toMatchObject({ decided: 0, result: null });
    const { questionId } = doubts[0];
    const decision = { questionId, decision: { kind: 'correct', key: null }, note: null };
    expect((await server.reader(2).post('/api/desk/decide', decision)).statusCode).toBe(200);
    const closed = await server.told(number);
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
    const number = await server.drawn(1, 'kept');
    await server.solve(server.reader(0), number, 1);
    await server.solve(server.reader(1), number, 2);
    const [{ questionId }] = (await server.reader(2).get('/api/desk/doubts')).json().doubts;
    await server.reader(2).post('/api/desk/decide', { questionId, decision: { kind: 'keep' }, note: null });
    expect(await server.told(number)).toMatchObject({ decided: 1, result: { misses: [], slips: 1 } });
  });
});
