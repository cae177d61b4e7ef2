import { examPlan } from '@valence/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openExamsServer, path, type ExamsServer } from './testing/exams-server.ts';

describe.each(testDatabases)('a plan on $name', ({ open }) => {
  let server: ExamsServer;
  beforeAll(async () => {
    server = await openExamsServer(await open());
  });
  afterAll(() => server.close());

  const planOf = async (student: TestStudent, id: string) =>
    examPlan.parse((await student.get(`${path}/${id}/plan`)).json());

  test.each([
    ['every day', { minutes: [25, 25, 25, 25, 25, 25, 25] }],
    ['five days a week', { minutes: [40, 40, 40, 40, 40, 0, 0] }],
  ])('tells of the minutes that the free plan allows what its days have, studying %s', async (_, more) => {
    const { student, id } = await server.withExam({ ...more, date: '2026-03-25' });
    const { days, minutes, allowedMinutes } = await planOf(student, id);
    const [, ...later] = days;
    const studied = [...new Set(later.map((day) => day.minutes).filter((one) => one > 0))];
    expect(studied).toEqual([allowedMinutes]);
    expect(allowedMinutes).toBeLessThan(minutes);
  });

  test('speaks of no allowance where nothing is shortened by it', async () => {
    const premium = await server.withExam({}, await server.signIn({ subscriptionStatus: 'active' }));
    expect((await planOf(premium.student, premium.id)).allowedMinutes).toBeNull();
    // Today is as it is meant, and there is no day after it.
    const tomorrow = await server.withExam({ date: '2026-03-12', minutes: [90, 90, 90, 90, 90, 90, 90] });
    expect((await planOf(tomorrow.student, tomorrow.id)).allowedMinutes).toBeNull();
  });

  test('has of today what today still has', async () => {
    const { student, id } = await server.withExam();
    const questionsToday = async () => {
      const [today] = (await server.todayOf(student)).exams;
      const [first] = (await planOf(student, id)).days;
      expect(first?.date).toBe('2026-03-11');
      expect(first?.questions).toBe(today?.left);
      return today?.left;
    };
    const left = [await questionsToday()];
    for (let quiz = 0; quiz < 2; quiz += 1) {
      await server.takeNext(student, id);
      left.push(await questionsToday());
    }
    expect(left).toEqual([20, 10, 0]);
  });

  test('has nothing more of today than there are quizzes for', async () => {
    const { student, id } = await server.withExam({ minutes: [90, 90, 90, 90, 90, 90, 90] });
    for (let quiz = 0; quiz < 5; quiz += 1) await server.takeNext(student, id);
    expect((await planOf(student, id)).days[0]).toMatchObject({ minutes: 0, questions: 0 });
  });
});
