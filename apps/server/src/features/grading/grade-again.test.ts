import type { Question } from '@valence/questions';
import { expect, test } from 'vitest';
import type { GradedAnswer } from '../../database/schema/quizzes.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { gradeAgain } from './grade-again.ts';

const [question] = smallEngine.composeQuiz({
  subject: 'general',
  difficulty: 'beginner',
  count: 1,
  seed: 1,
  seen: new Set(),
});
if (question === undefined) throw new Error('no question was made');
const { id, key } = question;
const right = (key + 1) % 4;

function grade(answer: Partial<GradedAnswer>, correction: { rightAnswer: string | null; text?: string }) {
  const recorded = { questionId: id, userAnswer: key, correctAnswer: key, isCorrect: true, attempts: 1 };
  const questionText = correction.text ?? textOf(question);
  return gradeAgain(
    question === undefined ? [] : [question],
    [{ ...recorded, timeSpent: null, ...answer }],
    new Map([[id, { questionText, rightAnswer: correction.rightAnswer }]]),
    () => {
      throw new Error('Nothing was typed');
    },
  )[0];
}

const corrected = { rightAnswer: question.options[right]?.text ?? '' };

test('who chose the right option is right, who chose the wrong key is not', () => {
  expect(grade({ userAnswer: right, isCorrect: false }, corrected)).toMatchObject({
    isCorrect: true,
    correctAnswer: right,
  });
  expect(grade({}, corrected)).toMatchObject({ isCorrect: false, correctAnswer: right });
});

test('a question without a right option counts for everybody, as right at the first attempt', () => {
  for (const userAnswer of [null, 0, 1, 2, 3])
    expect(grade({ userAnswer, attempts: 0 }, { rightAnswer: null })).toMatchObject({
      isCorrect: true,
      attempts: 1,
    });
});

test('further tries that the wrong key made necessary count for the student', () => {
  expect(grade({ attempts: 2, firstAnswer: right }, corrected)).toMatchObject({
    isCorrect: true,
    attempts: 1,
  });
  expect(grade({ attempts: 3 }, corrected)).toMatchObject({ isCorrect: true, attempts: 3 });
});

test('another wording under the same id is left alone', () => {
  expect(grade({}, { ...corrected, text: 'Which one?' })).toMatchObject({ isCorrect: true });
});

test('a correction can be corrected, back to what was recorded', () => {
  const voided = grade({ userAnswer: 3, isCorrect: false, attempts: 2 }, { rightAnswer: null });
  const back = grade(voided ?? {}, { rightAnswer: question.options[key]?.text ?? '' });
  expect(back).toEqual({
    questionId: id,
    userAnswer: 3,
    correctAnswer: key,
    isCorrect: false,
    attempts: 2,
    timeSpent: null,
  });
});

function textOf(question: Question | undefined): string {
  return question?.text ?? '';
}
