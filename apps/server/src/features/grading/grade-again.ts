import type { Question } from '@valence/questions';
import type { GradedAnswer } from '../../database/schema/quizzes.ts';

/** Whether a typed answer is right by the key of a question. */
export type IsRightUnder = (question: Question, typed: string) => boolean;

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
  isRightUnder: IsRightUnder,
): GradedAnswer[] {
  return answers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    const correction = corrections.get(answer.questionId);
    if (question === undefined || correction?.questionText !== question.text) return answer;
    return gradeUnder(correction, question, answer, isRightUnder);
  });
}

function gradeUnder(
  { rightAnswer }: CorrectedKey,
  question: Question,
  { recorded, ...rest }: GradedAnswer,
  isRightUnder: IsRightUnder,
): GradedAnswer {
  const answer = { ...rest, ...recorded };
  const { correctAnswer, isCorrect, attempts, marks, typed } = answer;
  const right = question.options.findIndex(({ text }) => text === rightAnswer);
  if (right === question.key) return answer;
  const before = { correctAnswer, isCorrect, attempts, ...(marks !== undefined && { marks }) };
  const changed = { ...answer, recorded: before };
  delete changed.marks;
  if (right < 0) return { ...changed, isCorrect: true, attempts: 1 };
  if (typed !== undefined) {
    const key = { ...question, key: right };
    const isFirst = typed.first !== null && isRightUnder(key, typed.first);
    const isRight = isFirst || (typed.last !== null && isRightUnder(key, typed.last)) || attempts > 1;
    return { ...changed, correctAnswer: right, isCorrect: isRight, attempts: isFirst ? 1 : attempts };
  }
  if (answer.firstAnswer === right) return { ...changed, correctAnswer: right, isCorrect: true, attempts: 1 };
  return {
    ...changed,
    correctAnswer: right,
    isCorrect: answer.userAnswer === right || attempts > 1,
  };
}
