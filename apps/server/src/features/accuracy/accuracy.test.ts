import { accuracy } from '@valence/contract';
import { eq, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { itemHealth } from '../../database/schema/item-health.ts';
import { keyAuditItems, keyAudits } from '../../database/schema/readings.ts';
import { errata } from '../../database/schema/reports.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readings } from './readings.data.ts';
import { boundInPercent, upperBound } from './upper-bound.ts';

const [numbered] = smallEngine.composeQuiz({
  subject: 'general',
  difficulty: 'beginner',
  count: 1,
  seed: 1,
  seen: new Set(),
});
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
});
afterAll(() => server.close());

const read = async () => accuracy.parse((await server.app.inject('/api/accuracy')).json());

test('a bound is that of Clopper and Pearson', () => {
  // With no hit it has a closed form; the others are of published tables of the one-sided 95 % bound.
  expect(upperBound(0, 450)).toBeCloseTo(1 - 0.05 ** (1 / 450), 10);
  expect(upperBound(0, 1)).toBeCloseTo(0.95, 10);
  expect(upperBound(1, 10)).toBeCloseTo(0.394, 3);
  expect(upperBound(2, 20)).toBeCloseTo(0.283, 3);
  expect(upperBound(5, 5)).toBe(1);
  // By the quantile of the beta distribution, in another program.
  expect(upperBound(0, 450)).toBeCloseTo(0.0066350728790386055, 12);
  expect(upperBound(1, 450)).toBeCloseTo(0.010498169760615789, 12);
  expect(upperBound(3, 100)).toBeCloseTo(0.07571079374983004, 12);
  expect(upperBound(12, 450)).toBeCloseTo(0.04284820569556403, 12);
});

test('a bound is told in per cent, rounded up', () => {
  expect([boundInPercent(0, 450), boundInPercent(1, 450), boundInPercent(3, 100)]).toEqual([0.7, 1.1, 7.6]);
});

test('a closed audit as large takes the headline, whatever it found; a smaller one does not', async () => {
  const { db } = server.database;
  const at = new Date('2026-12-01T10:00:00Z');
  if (numbered === undefined) throw new Error('The small engine has questions');
  const question = numbered;
  const miss = { verdict: 'miss', kind: 'wrongKey', outcome: 'corrected' } as const;
  const announce = async (number: number, size: number) => {
    const id = `00000000-0000-4000-8000-00000000000${number}`;
    const audit = { id, number, size, seed: 'x', catalogue: 'x', leftOut: [], templates: 5000 };
    await db.insert(keyAudits).values({ ...audit, announcedAt: at, drawnAt: at, closedAt: at });
    await db.insert(keyAuditItems).values(
      Array.from({ length: size }, (_, place) => ({
        id: crypto.randomUUID(),
        auditId: id,
        place,
        template: 'missed-template',
        questionId: 'missed-question',
        question,
        ...(place === 0 ? miss : { verdict: 'agreed' as const }),
        decidedAt: at,
      })),
    );
  };
  await announce(1, 449);
  expect((await read()).headline).toMatchObject({ keys: 450, wrong: 0 });
  await announce(2, 450);
  const told = await read();
  expect(told.headline).toMatchObject({
    keys: 450,
    wrong: 1,
    sampleOf: 'catalogue',
    upperBound: 1.1,
    day: '2026-12-01',
  });
  expect(told.audits.map(({ number }) => number)).toEqual([2, 1]);
  expect(told.audits[0]?.result).toEqual({
    misses: [{ kind: 'wrongKey', outcome: 'corrected', subject: 'general' }],
    undecided: 0,
    slips: 0,
    upperBound: 1.1,
  });
  expect(JSON.stringify(told)).not.toMatch(/missed-(template|question)/);
  // Ended before two more were decided: they count as wrong, and it stays the headline.
  const last = or(eq(keyAuditItems.place, 448), eq(keyAuditItems.place, 449));
  await db.update(keyAuditItems).set({ verdict: null, decidedAt: null }).where(last);
  expect((await read()).headline).toMatchObject({
    keys: 450,
    wrong: 3,
    remark: '2 of them were not decided, and count as wrong',
  });
  await db.delete(keyAuditItems);
  await db.execute(sql`truncate key_audits cascade`);
});

test('everybody is told the headline with its size and day, as an upper bound', async () => {
  const { headline, readings: told, asOf } = await read();
  expect(headline).toMatchObject({
    keys: 450,
    wrong: 0,
    sampleOf: 'quizzes',
    upperBound: 0.7,
    day: '2026-11-22',
  });
  expect(asOf).toBe('2026-03-11');
  expect(told).toHaveLength(readings.length);
  expect(JSON.stringify(told)).not.toContain('isOfServed');
});

test('readings stand with the latest first, and none has more wrong keys than keys', () => {
  const days = readings.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(readings.filter(({ keys, wrong }) => (wrong ?? 0) > keys || keys < 1)).toEqual([]);
});

test('an upheld fault tells its kind and days; how many it met only from ten students on', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  const row = { template: 'x', subject: 'general', withdrawnAt: at(4), decidedAt: at(9) } as const;
  await server.database.db.insert(errata).values([
    { ...row, questionId: 'general-beginner-0', kind: 'wrongKey', raisedAt: at(1) },
    { ...row, questionId: 'seen-by-nobody', kind: 'unclear', raisedAt: at(4), decidedAt: at(8) },
  ]);
  const answer = async () => {
    const student = await server.signIn();
    const quiz = await askForQuiz(student);
    await student.post('/api/user/record-quiz', answersTo(quiz, 5));
  };
  for (let number = 0; number < 9; number += 1) await answer();
  expect((await read()).errata).toEqual([
    {
      number: 2,
      kind: 'wrongKey',
      subject: 'general',
      decidedOn: '2026-03-09',
      daysUntilWithdrawn: 3,
      answersAffected: null,
      marksGivenBack: null,
    },
    {
      number: 1,
      kind: 'unclear',
      subject: 'general',
      decidedOn: '2026-03-08',
      daysUntilWithdrawn: 0,
      answersAffected: null,
      marksGivenBack: null,
    },
  ]);
  await answer();
  expect((await read()).errata[0]).toMatchObject({ answersAffected: 10, marksGivenBack: null });
  expect(JSON.stringify(await read())).not.toContain('general-beginner-0');
});

test('topics are told by what ten students or more have answered, and neither question nor option is named', async () => {
  const row: Omit<typeof itemHealth.$inferInsert, 'template' | 'tries' | 'right'> = {
    difficulty: 'beginner',
    subject: 'general',
    topic: 'counting',
    tests: [],
    met: 0,
    leftOpen: 0,
    typedTries: 0,
    typedRight: 0,
    rested: 0,
    discrimination: null,
    slips: [{ id: 'off-by-one', chosen: 4, discrimination: 0.3 }],
    medianSeconds: null,
    computedAt: new Date(server.time.now),
  };
  await server.database.db.insert(itemHealth).values([
    { ...row, template: 'judged', tries: 40, right: 30, discrimination: 0.4 },
    { ...row, template: 'negative', tries: 60, right: 6, discrimination: -0.1 },
    { ...row, template: 'ten', tries: 10, right: 7, discrimination: 0.5 },
    { ...row, template: 'nine', tries: 9, right: 9, discrimination: 0.5 },
    { ...row, template: 'alone', topic: 'rarely', tries: 9, right: 0 },
  ]);
  const told = await read();
  expect(told.topics).toMatchObject([
    { subject: 'general', questions: 3, answers: 110, rightOfHundred: 39, judged: 2, telling: 1 },
  ]);
  for (const hidden of ['negative', 'off-by-one', 'rarely', 'slips'])
    expect(JSON.stringify(told)).not.toContain(hidden);
});

test('what a crowd asks for at once is counted for all of them together, and one address asks 600 times a minute at most', async () => {
  const select = vi.spyOn(server.database.db, 'select');
  await read();
  const once = select.mock.calls.length;
  const ask = () => server.app.inject({ url: '/api/accuracy', remoteAddress: '203.0.113.9' });
  const crowd = await Promise.all(Array.from({ length: 600 }, ask));
  expect(new Set(crowd.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(select.mock.calls.length).toBeLessThan(20 * once);
  const beyond = await ask();
  expect([beyond.statusCode, beyond.json().code]).toEqual([429, 'tooManyRequests']);
  expect((await server.app.inject('/api/accuracy')).statusCode).toBe(200);
  select.mockRestore();
});
