import { askedWithoutOptions } from '@valence/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../../database/schema/answers.ts';
import { itemHealth } from '../../database/schema/item-health.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { keyOf, recordTyped, typeAnswer, typedQuiz } from '../../testing/take-typed-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { computeItemHealth } from './compute-item-health-service.ts';

/** All questions are drawn, and a variant is of the same template. */
const engine: QuestionEngine = {
  ...smallEngine,
  composeQuiz: (request) =>
    smallEngine
      .composeQuiz(request)
      .map((question) => ({ ...question, origin: { kind: 'family', family: question.id, seed: 1 } })),
  typedSupply: () => ({ isDrawn: true, written: [] }),
  makeTypedVariants: (question, many, seed) =>
    Array.from({ length: many }, (_, index) => ({ ...question, id: `${question.id}/${seed}-${index}` })),
  templateOf: ({ id }) => id.split('/')[0] ?? '',
};

describe.each(testDatabases)('tries without options on $name', ({ open }) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), {}, { engine });
  });
  afterAll(() => server.close());

  const compute = async () => {
    await computeItemHealth({ db: server.database.db, clock: () => server.time.now, engine });
    return server.database.db.select().from(itemHealth);
  };

  test('are in no count, before the quiz is recorded and after, and the right choice before them stays one', async () => {
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const quiz = await askForQuiz(student, { difficulty: 'advanced' });
    const [, right] = quiz.questions;
    const response = await student.post(`/api/user/without-options/${quiz.quizId}`, {
      questionId: right?.id,
      chosen: right?.correctAnswer,
    });
    const asked = askedWithoutOptions.parse(response.json());
    server.time.now += 60_000;
    await typeAnswer(student, asked.quizId, asked.question, `${keyOf(asked.question) + 1}`);
    expect(await compute()).toEqual([]);

    server.time.now += 60_000;
    await student.post('/api/user/record-quiz', answersTo(quiz, 5));
    const rows = await server.database.db
      .select()
      .from(answers)
      .where(eq(answers.studentId, student.id))
      .orderBy(answers.answeredAt);
    expect(rows.map(({ kind }) => kind)).toEqual(['typed', ...Array.from({ length: 5 }, () => 'choice')]);
    const items = await compute();
    expect(items).toHaveLength(5);
    for (const item of items)
      expect(item).toMatchObject({ met: 1, tries: 1, right: 1, typedTries: 0, typedRight: 0 });
  });

  test('are told from a quiz that is typed, which counts as typed', async () => {
    const student = await server.signIn();
    const taken = await typedQuiz(student);
    const [first] = taken.typed;
    await typeAnswer(student, taken.quiz.quizId, first, '999');
    server.time.now += 60_000;
    await recordTyped(student, taken);
    const item = (await compute()).find(({ template }) => template === first?.id);
    expect(item).toMatchObject({ met: 1, tries: 0, typedTries: 1, typedRight: 0 });
  });
});
