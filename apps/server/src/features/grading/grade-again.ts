import { showTheSame } from '@valence/chemistry/typeset';
import type { Question } from '@valence/questions';
import type { GradedAnswer } from '../../database/schema/quizzes.ts';
import { countingKey, type CorrectedKey } from '../key-corrections/counting-key.ts';

/** What an answer that was typed comes to under a key; `null` where no option is right. */
export type GradeTypedUnder = (
  question: Question,
  key: number | null,
  answer: GradedAnswer,
) => Omit<GradedAnswer, 'recorded'>;

/**
 * Answers under the corrections of their questions' keys. They are always reckoned from what was given at first, so that a correction
 * can be corrected, and undone: what was typed is graded anew from the tries. An answer that was chosen counts as right when it is the
 * right option, and also where the wrong key took the student's choice away: no option is right, or further tries were made because
 * the wrong key refused a right one.
 */
export function gradeAgain(
  questions: readonly Question[],
  answers: readonly GradedAnswer[],
  corrections: ReadonlyMap<string, CorrectedKey>,
  gradeTypedUnder: GradeTypedUnder,
): GradedAnswer[] {
  return answers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    const corrected = corrections.get(answer.questionId)?.questionText;
    if (question === undefined || corrected === undefined || !showTheSame(corrected, question.text))
      return answer;
    const right = countingKey(question, corrections);
    if (answer.typed === undefined) return gradeChosen(question, right, answer);
    const under = (key: number | null) => excusedOr(gradeTypedUnder(question, key, answer), answer);
    const issued = under(question.key);
    return right === question.key ? issued : { ...under(right), recorded: gradeOf(issued) };
  });
}

function gradeChosen(
  question: Question,
  right: number | null,
  { recorded, ...rest }: GradedAnswer,
): GradedAnswer {
  const answer = { ...rest, ...recorded };
  if (right === question.key) return answer;
  const changed = { ...answer, recorded: gradeOf(answer) };
  if (right === null) return { ...changed, isCorrect: true, attempts: 1 };
  if (answer.firstAnswer === right) return { ...changed, correctAnswer: right, isCorrect: true, attempts: 1 };
  return {
    ...changed,
    correctAnswer: right,
    isCorrect: answer.userAnswer === right || answer.attempts > 1,
  };
}

function gradeOf({
  correctAnswer,
  isCorrect,
  attempts,
  marks,
}: GradedAnswer): NonNullable<GradedAnswer['recorded']> {
  return { correctAnswer, isCorrect, attempts, ...(marks !== undefined && { marks }) };
}

/** Who was told to leave a question open does not lose it because the key was found right after all. */
function excusedOr(graded: Omit<GradedAnswer, 'recorded'>, { excused }: GradedAnswer): GradedAnswer {
  return excused === true ? { ...graded, isCorrect: true, attempts: 1, marks: 1, excused } : graded;
}
