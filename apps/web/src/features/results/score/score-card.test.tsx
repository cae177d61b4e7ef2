import { expect, test } from 'vitest';
import { advance, startAttempt } from '../../../attempt/attempt.ts';
import { finishQuiz } from '../../../attempt/finish-quiz.ts';
import { sampleQuestion } from '../../../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../../../attempt/testing/sample-quiz.ts';
import { show } from '../../../testing/show.tsx';
import { ScoreCard } from './score-card.tsx';

const quiz = { ...sampleQuiz([sampleQuestion('one', 0), sampleQuestion('two', 1)]), timeLimit: 3 };
const begun = startAttempt('single', [0, 1], 0);
const answered = advance(advance(begun, { kind: 'choose', option: 0 }), { kind: 'submit' });
const end = 3 * 60_000;

const card = (attempt: typeof begun) =>
  show(<ScoreCard finished={finishQuiz(quiz, attempt)} recording={null} news={null} />);

test('when time ended the quiz, the results say so, with how many were not answered', () => {
  expect(card(advance(answered, { kind: 'timeUp', now: end }))).toContain(
    'Time was up before 1 question was answered. What you answered counts',
  );
  expect(card(advance(begun, { kind: 'timeUp', now: end }))).toContain(
    'Time was up before 2 questions were answered.',
  );
});

test('a quiz that was finished in time says nothing of time that was up', () => {
  const markup = card(advance(answered, { kind: 'finish', now: end - 1 }));
  expect(markup).toContain('1 not answered');
  expect(markup).not.toContain('Time was up');
});
