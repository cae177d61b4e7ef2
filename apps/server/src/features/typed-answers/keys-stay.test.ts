import { afterAll, beforeAll, expect, test } from 'vitest';
import { everythingTold } from '../../testing/everything-told.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { recordTyped, typeAnswer, typedQuiz } from '../../testing/take-typed-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';

/** Each question tells its key in words that stand nowhere else. */
const engine: QuestionEngine = {
  ...smallEngine,
  composeQuiz: (request) =>
    smallEngine
      .composeQuiz(request)
      .map((question) => ({ ...question, explanation: `The secret of ${question.id}.` })),
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase(), {}, { engine });
});
afterAll(() => server.close());

test('no call tells the key of an open typed question; once it is over, its history does', async () => {
  const student = await server.signIn({ subscriptionStatus: 'active' });
  const issued = await typedQuiz(student);
  const { quiz, typed, body } = issued;
  const [asked] = typed;
  const secrets = typed.map(({ id }) => `The secret of ${id}.`);
  const wrong = await typeAnswer(student, quiz.quizId, asked, '98765', true);
  const unread = await typeAnswer(student, quiz.quizId, asked, 'many', true);
  const told = [
    body,
    JSON.stringify([wrong, unread]),
    ...(await everythingTold(server, student, quiz.quizId, asked?.id ?? '')).values(),
  ];
  expect(told.length).toBeGreaterThan(30);
  for (const secret of secrets) expect(told.join('\n')).not.toContain(secret);

  await recordTyped(student, issued, true);
  const after = [...(await everythingTold(server, student, quiz.quizId, asked?.id ?? '')).values()];
  for (const secret of secrets) expect(after.join('\n')).toContain(secret);
});
