import { mistakes } from '@valence/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';

/** All wrong options of a question come of one slip, and each teaches something of its own. */
const engine: QuestionEngine = {
  ...smallEngine,
  composeQuiz: (request) =>
    smallEngine.composeQuiz(request).map((question) => ({
      ...question,
      options: question.options.map(({ text, slip }) => ({
        text,
        slip: slip && { ...slip, teaching: `Not ${text}.` },
      })),
    })),
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase(), {}, { engine });
});
afterAll(() => server.close());

/** Records a quiz whose first questions were answered so many places after the key at first, and right in the end or never. */
async function listAfter(answers: readonly { first: number; isRightInEnd: boolean }[]) {
  const student = await server.signIn({ subscriptionStatus: 'active' });
  const quiz = await askForQuiz(student);
  const { questionsData, ...sent } = answersTo(quiz, 5);
  const practised = questionsData.map((one, place) => {
    const answer = answers[place];
    if (answer === undefined) return one;
    const after = (steps: number) => (one.correctAnswer + steps) % 4;
    const last = answer.isRightInEnd ? 0 : 4 - answer.first;
    return { ...one, userAnswer: after(last), attempts: 2, firstAnswer: after(answer.first) };
  });
  await student.post('/api/user/record-quiz', { ...sent, isPracticeMode: true, questionsData: practised });
  const { concepts } = mistakes.parse((await student.get('/api/user/mistakes')).json());
  const optionOf = (place: number, steps: number) => {
    const question = quiz.questions[place];
    return question?.options[(question.correctAnswer + steps) % 4];
  };
  return { slips: concepts.flatMap(({ slips }) => slips), optionOf };
}

test('a mistake teaches by the answer that was given first, whatever other option comes of the same slip', async () => {
  for (const first of [1, 2, 3]) {
    const { slips, optionOf } = await listAfter([{ first, isRightInEnd: true }]);
    const chosen = optionOf(0, first);
    expect(slips).toMatchObject([
      {
        slip: { id: 'miscounted', teaching: `Not ${chosen}.` },
        mistakes: [{ firstAnswer: chosen, teaching: `Not ${chosen}.`, rightAnswer: optionOf(0, 0) }],
      },
    ]);
  }
});

test('mistakes of one slip stand together, each with its own answer', async () => {
  const { slips, optionOf } = await listAfter([
    { first: 1, isRightInEnd: true },
    { first: 3, isRightInEnd: true },
  ]);
  const told = [optionOf(1, 3), optionOf(0, 1)];
  expect(slips).toMatchObject([
    { mistakes: told.map((chosen) => ({ firstAnswer: chosen, teaching: `Not ${chosen}.` })) },
  ]);
});

test('only what became right in the end was right at a later try', async () => {
  const { slips } = await listAfter([
    { first: 1, isRightInEnd: true },
    { first: 1, isRightInEnd: false },
  ]);
  expect(slips).toMatchObject([{ mistakes: [{ isRightLater: false }, { isRightLater: true }] }]);
});
