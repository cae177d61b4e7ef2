import { expect, test } from 'vitest';
import type { FinishedQuiz, GivenAnswer } from '../../attempt/quiz.ts';
import { sampleQuestion } from '../../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../../attempt/testing/sample-quiz.ts';
import { maria, show } from '../../testing/show.tsx';
import { ComprehensiveReview } from './comprehensive-review.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { ExamSheet } from './sheet/exam-sheet.tsx';

const slip = (id: string) => ({ id, name: `Slip ${id}`, teaching: `Not ${id}.` });
const question = { ...sampleQuestion('a', 2), slips: [slip('of A'), slip('of B'), null, slip('of D')] };

const later: GivenAnswer = { chosen: 2, attempts: 2, first: 0, seconds: 1 };
const never: GivenAnswer = { chosen: 3, attempts: 3, first: 0, seconds: 1 };
const atFirst: GivenAnswer = { chosen: 2, attempts: 1, first: 2, seconds: 1 };
const wrong: GivenAnswer = { chosen: 3, attempts: 1, first: 3, seconds: 1 };

const practised = (answers: readonly GivenAnswer[]): FinishedQuiz => ({
  quiz: {
    ...sampleQuiz(answers.map((_, place) => ({ ...question, id: `${place}` }))),
    isPracticeMode: true,
  },
  answers,
  timeSpent: 1,
});

const entry = (answer: GivenAnswer) =>
  show(<ReviewEntry question={question} place={0} answer={answer} isFlagged={false} report={undefined} />, {
    viewer: maria,
  });
const lead = (...answers: GivenAnswer[]) =>
  show(
    <ComprehensiveReview
      finished={practised(answers)}
      isPremium
      isStarting={false}
      onReview={() => undefined}
      onRetry={() => undefined}
    />,
  );

test('what was right at a later try says so, beside the answer given first and its slip', () => {
  const markup = entry(later);
  expect(markup).toContain('Right at try 2, not at the first try');
  expect(markup).toMatch(/Your first answer.*>A<.*Not of A\..*Your last answer.*>C</);
});

test('what was never right names the first and the last answer, each with its slip', () => {
  const markup = entry(never);
  expect(markup).toMatch(
    /Your first answer.*>A<.*Not of A\..*Your last answer.*>D<.*Not of D\..*Right answer/,
  );
  expect(markup).not.toContain('not at the first try');
});

test('one try is one answer', () => {
  for (const markup of [entry(atFirst), entry(wrong)]) {
    expect(markup).toContain('Your answer');
    expect(markup).not.toMatch(/first answer|last answer|first try/);
  }
});

test('what counts as right is not said to be missed', () => {
  expect(lead(later, never, atFirst)).toContain(
    'Go over the 2 questions that were not right at the first try, followed',
  );
  expect(lead(later, atFirst)).toContain(
    'Go over the question that was not right at the first try, followed',
  );
  expect(lead(wrong, wrong, atFirst)).toContain('Go over the 2 questions you missed, followed');
});

test('the printed solutions tell both answers', () => {
  const sheet = show(<ExamSheet finished={practised([never])} onBack={() => undefined} />, { viewer: maria });
  expect(sheet).toMatch(/You chose A first\..*Not of A\..*You chose D\..*Not of D\./);
});
