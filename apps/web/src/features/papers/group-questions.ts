import type { PaperReport } from '@valence/contract';
import { isLeftOpen } from '../../attempt/quiz-places.ts';
import { marksOf, type GivenAnswer } from '../../attempt/quiz.ts';

type Reported = PaperReport['questions'][number];

/** Places of the questions of a paper by what became of them, in the order in which there is something to learn from them. */
export function groupQuestions(
  questions: readonly Reported[],
): Record<'missed' | 'unanswered' | 'right', number[]> {
  const groups = { missed: [] as number[], unanswered: [] as number[], right: [] as number[] };
  for (const [place, reported] of questions.entries()) {
    const answer = answerOf(reported);
    if (marksOf(reported.question, answer) === 1) groups.right.push(place);
    else if (isLeftOpen(answer)) groups.unanswered.push(place);
    else groups.missed.push(place);
  }
  return groups;
}

/** Whole seconds that an answer took, of those that were given; `null` where there are none. */
export function timePerAnswer(questions: readonly Reported[]): number | null {
  const answered = questions.filter((reported) => !isLeftOpen(answerOf(reported)));
  if (answered.length === 0) return null;
  return Math.round(answered.reduce((sum, { timeSpent }) => sum + timeSpent, 0) / answered.length);
}

/** A question of a report as the review of a quiz has it. */
export function answerOf({ chosen, typed, marks }: Reported): GivenAnswer {
  return { chosen, typed, marks, attempts: chosen === null ? 0 : 1, seconds: 0 };
}
