import { askedWithoutOptions, withoutOptionsPerDay } from '@valence/contract';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import {
  callOf,
  ofSmallFamily,
  onSkill,
  openWithoutOptionsServer,
  type WithoutOptionsServer,
} from './testing/without-options-server.ts';

describe.each(testDatabases)('on $name', ({ open }) => {
  let server: WithoutOptionsServer;

  beforeAll(async () => {
    server = await openWithoutOptionsServer(await open());
  });
  afterAll(() => server.close());

  test('a right answer is followed by a fresh question, without its key and once, and no allowance is touched', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await server.finished(student);
    const usage = (await student.get('/api/user/quiz-usage')).json();
    expect(await server.read(student, quizId)).toEqual({ offered: ids.slice(0, 4), asked: [] });
    const response = await student.post(callOf(quizId), { questionId: ids[1] });
    for (const word of ['options', 'correctAnswer', 'explanation', 'slips', 'proof'])
      expect(response.body).not.toContain(`"${word}"`);
    const asked = askedWithoutOptions.parse(response.json());
    expect(asked.question.id).toMatch(`${ids[1]}/`);
    expect(asked.question.standing).toEqual({ tries: [], solution: null });
    expect(await server.ask(student, quizId, { questionId: ids[1] })).toEqual(asked);
    const again = await student.get(callOf(quizId));
    expect(again.body).not.toContain('"correctAnswer"');
    expect(again.json()).toEqual({ offered: [ids[0], ids[2], ids[3]], asked: [asked] });
    expect((await student.get('/api/user/quiz-usage')).json()).toEqual(usage);
    const exported = (await student.get('/api/account/export')).json();
    const taken = exported.quizzes.find(({ id }: { id: string }) => id === asked.quizId);
    expect(taken.questions).toEqual([{ id: asked.question.id, text: asked.question.question }]);
  });

  test('a written question is followed by another one on its skill, while there is one that its student was never issued', async () => {
    const student = await server.signIn();
    const [first, second, third] = [
      await server.finished(student),
      await server.finished(student, 5, 'intermediate'),
      await server.finished(student, 5, 'advanced'),
    ];
    const followed: string[] = [];
    for (const { quizId, ids } of [first, second]) {
      expect((await server.read(student, quizId)).offered).toContain(ids[0]);
      followed.push((await server.ask(student, quizId, { questionId: ids[0] })).question.id);
    }
    expect(followed.sort()).toEqual(onSkill);
    expect((await server.read(student, third.quizId)).offered).toEqual(third.ids.slice(1, 4));
    expect(await server.refusal(student, third.quizId, { questionId: third.ids[0] })).toEqual([
      409,
      'conflict',
      'You have met everything that we have to type on this skill.',
    ]);
    const other = await server.signIn();
    const { quizId, ids } = await server.finished(other);
    expect((await server.read(other, quizId)).offered).toContain(ids[0]);
  });

  test('where a small family is used up, something else on the skill follows', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const followed: string[] = [];
    for (let quiz = 0; quiz <= ofSmallFamily.length; quiz += 1) {
      const { quizId, ids } = await server.finished(student);
      const questionId = ids[3] ?? '';
      server.told.fromSmallFamily.add(questionId);
      followed.push((await server.ask(student, quizId, { questionId })).question.id);
    }
    expect(followed.slice(0, -1).sort()).toEqual(ofSmallFamily);
    expect(followed.at(-1)).not.toMatch(/^small-family/);
  });

  test('what was wrong, has nothing to type on its skill, and what is another student’s or nobody’s, is refused in words', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await server.finished(student, 3);
    expect(await server.read(student, quizId)).toEqual({ offered: ids.slice(0, 3), asked: [] });
    expect(await server.refusal(student, quizId, { questionId: ids[3], chosen: 3 })).toEqual([
      409,
      'conflict',
      'A question without options follows a right answer, and this one was not right.',
    ]);
    expect(await server.refusal(student, quizId, { questionId: ids[4] })).toEqual([
      400,
      'badRequest',
      'questionId: there is nothing to type on the skill of this question.',
    ]);
    expect((await server.refusal(student, quizId, { questionId: 'made-up' })).slice(0, 2)).toEqual([
      404,
      'notFound',
    ]);
    const other = await server.signIn();
    expect((await server.refusal(other, quizId, { questionId: ids[1] })).slice(0, 2)).toEqual([
      404,
      'notFound',
    ]);
    expect((await other.get(callOf(quizId))).statusCode).toBe(404);
    const asked = await server.ask(student, quizId, { questionId: ids[1] });
    const typed = { quizId: asked.quizId, questionId: asked.question.id, typed: '1', isPracticeMode: false };
    expect((await other.post('/api/user/typed-answer', typed)).statusCode).toBe(404);
    // It leads to no further one, and is not a quiz that could be recorded or gone on with.
    expect((await student.get(callOf(asked.quizId))).statusCode).toBe(404);
    const claimed = answersTo(await askForQuiz(student), 5);
    const recorded = await student.post('/api/user/record-quiz', {
      ...claimed,
      quizId: asked.quizId,
      questionsData: [],
    });
    expect(recorded.statusCode).toBe(404);
  });

  test('a typed question is followed by none', async () => {
    const student = await server.signIn();
    const wanted = { topic: 'general', difficulty: 'beginner', count: 5, answers: 'type' };
    const quiz = (await student.post('/api/generate-questions', wanted)).json();
    expect(await server.read(student, quiz.quizId)).toEqual({ offered: [], asked: [] });
  });

  test('there are so many a day on every plan, and the next day there are more', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    let asked = 0;
    for (let round = 0; asked < withoutOptionsPerDay; round += 1) {
      const { quizId } = await server.finished(student);
      for (const questionId of (await server.read(student, quizId)).offered.slice(
        0,
        withoutOptionsPerDay - asked,
      )) {
        await server.ask(student, quizId, { questionId });
        asked += 1;
      }
    }
    const { quizId } = await server.finished(student);
    const [questionId] = (await server.read(student, quizId)).offered;
    const response = await student.post(callOf(quizId), { questionId });
    expect([response.statusCode, response.json()]).toMatchObject([
      403,
      { code: 'dailyLimitReached', limit: withoutOptionsPerDay, resetDate: '2026-03-12T00:00:00.000Z' },
    ]);
    server.time.now += 24 * 60 * 60 * 1000;
    await server.ask(student, quizId, { questionId });
    server.time.now -= 24 * 60 * 60 * 1000;
  });

  test('the next quiz avoids what was asked without options, beside the questions of the quizzes before', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await server.finished(student);
    const asked = [];
    for (const questionId of ids.slice(1, 4)) asked.push(await server.ask(student, quizId, { questionId }));
    await askForQuiz(student);
    expect([...server.told.avoided].sort()).toEqual(
      [...ids, ...asked.map(({ question }) => question.id)].sort(),
    );
  });

  test('two requests at once draw one question', async () => {
    const student = await server.signIn();
    const { quizId, ids } = await server.finished(student);
    const all = await Promise.all([1, 2, 3].map(() => server.ask(student, quizId, { questionId: ids[3] })));
    expect(new Set(all.map(({ question }) => question.id)).size).toBe(1);
    const rows = await server.database.db
      .select({ kind: quizzes.kind, count: count() })
      .from(quizzes)
      .where(eq(quizzes.studentId, student.id))
      .groupBy(quizzes.kind);
    expect(rows.find(({ kind }) => kind === 'withoutOptions')?.count).toBe(1);
    const results = await server.database.db
      .select()
      .from(quizResults)
      .where(eq(quizResults.studentId, student.id));
    expect(results).toHaveLength(1);
  });
});
