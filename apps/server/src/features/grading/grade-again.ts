import type { Question } from '@valence/questions';
import type { GradedAnswer } from '../../database/schema/quizzes.ts';

/** A key that turned out wrong. */
export interface CorrectedKey {
  /** The wording that is meant: another one under the same id is another question. */
  questionText: string;
  /** The text of the right option; `null` when no option is right. */
  rightAnswer: string | null;
}

/**
 * Answers under the corrections of their questions' keys, always reckoned from what was recorded at first, so that a
 * correction can be corrected. An answer counts as right when it is the right option, and also where the wrong key took
 * the student's choice away: no option is right, or further tries were made because the wrong key refused a right one.
 */
export function gradeAgain(
  questions: readonly Question[],
  answers: readonly GradedAnswer[],
  corrections: ReadonlyMap<string, CorrectedKey>,
): GradedAnswer[] {
  return answers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    const correction = corrections.get(answer.questionId);
    if (question === undefined || correction?.questionText !== question.text) return answer;
    return gradeUnder(correction, question, answer);
  });
}

function gradeUnder(
  { rightAnswer }: CorrectedKey,
  question: Question,
  { recorded, ...rest }: GradedAnswer,
): GradedAnswer {
  const answer = { ...rest, ...recorded };
  const { correctAnswer, isCorrect, attempts } = answer;
  const right = question.options.findIndex(({ text }) => text === rightAnswer);
  if (right === question.key) return answer;
  const changed = { ...answer, recorded: { correctAnswer, isCorrect, attempts } };
  if (right < 0) return { ...changed, isCorrect: true, attempts: 1 };
  if (answer.firstAnswer === right) return { ...changed, correctAnswer: right, isCorrect: true, attempts: 1 };
  return {
    ...changed,
    correctAnswer: right,
    isCorrect: answer.userAnswer === right || attempts > 1,
  };
}
