import { accuracy } from '@valence/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemHealth } from '../../database/schema/item-health.ts';
import { errata } from '../../database/schema/reports.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readings } from './readings.data.ts';
import { upperBound } from './upper-bound.ts';

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
});

test('everybody is told the headline with its size and day, as an upper bound', async () => {
  const { headline, readings: told, asOf } = await read();
  expect(headline).toMatchObject({ keys: 450, wrong: 0, upperBound: 0.7, day: '2026-11-22' });
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
      scoresRaised: null,
    },
    {
      number: 1,
      kind: 'unclear',
      subject: 'general',
      decidedOn: '2026-03-08',
      daysUntilWithdrawn: 0,
      answersAffected: null,
      scoresRaised: null,
    },
  ]);
  await answer();
  expect((await read()).errata[0]).toMatchObject({ answersAffected: 10, scoresRaised: null });
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
