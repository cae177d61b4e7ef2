import { expect, test } from 'vitest';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { missedQuestions, startPractice, startReview } from './review.ts';
import { sampleQuestion } from '../../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../../attempt/testing/sample-quiz.ts';

const finished: FinishedQuiz = {
  quiz: sampleQuiz([sampleQuestion('right', 0), sampleQuestion('wrong', 1), sampleQuestion('open', 2)]),
  answers: [
    { chosen: 0, attempts: 1, isFlagged: true, seconds: 1 },
    { chosen: 3, attempts: 1, seconds: 1 },
    { chosen: null, attempts: 0, isFlagged: true, seconds: 1 },
  ],
  timeSpent: 3,
};
/** In practice: right at the second try, and at the first. */
const practised: FinishedQuiz = {
  quiz: { ...sampleQuiz([sampleQuestion('second', 0), sampleQuestion('first', 1)]), isPracticeMode: true },
  answers: [
    { chosen: 0, attempts: 2, first: 2, seconds: 1 },
    { chosen: 1, attempts: 1, first: 1, seconds: 1 },
  ],
  timeSpent: 2,
};
const variants = [sampleQuestion('fresh', 3)];

test('wrong and open questions are missed', () => {
  expect(missedQuestions(finished).map(({ id }) => id)).toEqual(['wrong', 'open']);
});

test('in practice what became right later is missed, and its first and its last choice are marked', () => {
  expect(missedQuestions(practised).map(({ id }) => id)).toEqual(['second']);
  const { attempt } = startReview(practised, 'missed', [], 0);
  expect(attempt.progress).toEqual([{ kind: 'resolved', answer: 0, tried: [2, 0] }]);
});

test('missed questions come first, their variants follow, without a timer', () => {
  const { quiz } = startReview(finished, 'missed', variants, 0);
  expect(quiz.questions.map(({ id }) => id)).toEqual(['wrong', 'open', 'fresh']);
  expect(quiz.timeLimit).toBeNull();
});

test('a review of everything takes the right answers in', () => {
  const { quiz } = startReview(finished, 'all', variants, 0);
  expect(quiz.questions.map(({ id }) => id)).toEqual(['right', 'wrong', 'open', 'fresh']);
});

test('everything is locked on its key, and what was chosen is marked', () => {
  const { attempt } = startReview(finished, 'missed', variants, 0);
  expect(attempt.mode).toBe('review');
  expect(attempt.progress).toEqual([
    { kind: 'resolved', answer: 1, tried: [3] },
    { kind: 'resolved', answer: 2, tried: [] },
    { kind: 'resolved', answer: 3, tried: [] },
  ]);
});

test('flags stand where they were set, and what was flagged can be gone over alone', () => {
  expect(startReview(finished, 'all', variants, 0).attempt.flagged).toEqual([0, 2]);
  expect(startReview(finished, 'missed', variants, 0).attempt.flagged).toEqual([1]);
  const alone = startReview(finished, 'flagged', variants, 0);
  expect(alone.quiz.questions.map(({ id }) => id)).toEqual(['right', 'open']);
});

const tried = {
  typed: '25',
  verdict: 'partly' as const,
  marks: 0.75,
  slip: null,
  problems: ['The number is right. Its unit is missing.'],
  understoodAs: '25',
};
const toType = { kind: 'number' as const, unit: 'g' };
/** Typed: partly right at the second try, left open, and left open in a quiz that is not saved yet. */
const typed: FinishedQuiz = {
  quiz: sampleQuiz([
    { ...sampleQuestion('partly', 1), toType },
    { ...sampleQuestion('open', 2), toType },
    { ...sampleQuestion('unsaved', 0), toType, options: [] },
  ]),
  answers: [
    {
      chosen: null,
      attempts: 2,
      typed: { text: '25', marks: 0.75, tries: [tried, tried], alsoRight: 'Also right: 0.025 kg.' },
      seconds: 1,
    },
    { chosen: null, attempts: 0, typed: { text: null, marks: 0, tries: [], alsoRight: 'So.' }, seconds: 1 },
    { chosen: null, attempts: 0, typed: { text: null, marks: 0, tries: [] }, seconds: 1 },
  ],
  timeSpent: 3,
};

test('a typed question comes without options, with what was typed and its key', () => {
  const { quiz, attempt } = startReview(typed, 'missed', variants, 0);
  expect(quiz.questions.map(({ options }) => options.length)).toEqual([0, 0, 0, 4]);
  expect(quiz.questions.map(({ standing }) => standing?.solution?.id ?? null)).toEqual([
    'partly',
    'open',
    null,
    null,
  ]);
  expect(quiz.questions[0]?.standing).toMatchObject({
    tries: [tried, tried],
    solution: { options: ['1', '2', '3', '4'] },
    alsoRight: 'Also right: 0.025 kg.',
  });
  // Nothing can be typed any more, whether the key is known or not.
  expect(attempt.progress.map(({ kind }) => kind)).toEqual(Array(4).fill('resolved'));
  expect(attempt.progress[0]?.tried).toHaveLength(2);
});

test('practice asks the variants alone', () => {
  const { quiz, attempt } = startPractice(finished, variants, 'practice', 0);
  expect(quiz).toMatchObject({ questions: variants, isPracticeMode: true, timeLimit: null });
  expect(attempt.progress).toEqual([{ kind: 'open', chosen: null, tried: [] }]);
});
