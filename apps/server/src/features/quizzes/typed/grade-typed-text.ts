import type { GradingRules, Question } from '@valence/questions';
import type { QuestionEngine } from '../question-engine.ts';
import type { StoredQuiz } from '../quizzes-repository.ts';
import { placeOfTyped } from './place-of-typed.ts';
import type { StoredTry } from './typed-tries-repository.ts';

export type GradingEngine = Pick<QuestionEngine, 'askedAnswerOf' | 'gradeTypedAnswer'>;

type Graded = Pick<StoredTry, 'verdict' | 'marks' | 'slip' | 'problems' | 'understoodAs' | 'place'>;
type NotUnderstood = { verdict: 'notUnderstood'; understoodAs: string };

/**
 * Grades what was typed by the key that a question has. All grades of typed answers come from here, the first ones and those after a
 * correction. In a paper the unit stands beside the box, a number may be rounded to two figures or more, and there are no parts of marks.
 * @returns `null` where the question cannot be typed under this key
 */
export function gradeTypedText(
  engine: GradingEngine,
  { kind }: Pick<StoredQuiz, 'kind'>,
  question: Question,
  typed: string,
  decimalComma: boolean,
): Graded | NotUnderstood | null {
  const asked = engine.askedAnswerOf(question);
  if (asked === null) return null;
  const rules: GradingRules = {
    ...(kind === 'paper' && { figures: 'lenient', unit: 'given' }),
    decimalComma,
  };
  const grade = engine.gradeTypedAnswer(asked, typed, rules);
  if (grade.verdict === 'notUnderstood') return { verdict: grade.verdict, understoodAs: grade.understoodAs };
  const graded = { ...grade, place: placeOfTyped(engine, question, typed, grade, rules) };
  if (kind !== 'paper') return { ...graded, verdict: grade.verdict };
  const isRight = grade.verdict === 'right';
  return { ...graded, verdict: isRight ? 'right' : 'wrong', marks: isRight ? 1 : 0 };
}
