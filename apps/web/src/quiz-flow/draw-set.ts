import type { DrawFirstQuestionsResponse, DrawnSet } from '@valence/contract';
import { startAttempt } from '../attempt/attempt.ts';
import type { KeptSet } from '../attempt/kept/kept-set.ts';
import type { SharedChoice } from '../attempt/shared-choice.ts';
import { shuffleSets } from '../attempt/shuffle.ts';

/** A set that was drawn for a visitor, at its beginning. Without an account there is no clock, and nothing is asked beyond it. */
export function beginSet(
  shared: SharedChoice,
  { name, source, questions, seed }: DrawFirstQuestionsResponse,
  now: number,
): KeptSet {
  const drawn: DrawnSet = { ...shared, seed };
  const quiz = {
    quizId: `set-${seed}`,
    topic: name,
    title: name,
    choice: shared.choice,
    difficulty: shared.difficulty,
    source,
    questions: shuffleSets(questions, Math.random),
    timeLimit: null,
    isPracticeMode: false,
    isVisitors: true as const,
  };
  const keys = quiz.questions.map(({ correctAnswer }) => correctAnswer);
  return { drawn, kept: { kind: 'active', quiz, attempt: startAttempt('single', keys, now) } };
}
