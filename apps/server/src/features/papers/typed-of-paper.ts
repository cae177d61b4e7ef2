import type { NotRead, PaperStanding } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { toTypeOf } from '../quizzes/typed/issued-typed-question.ts';
import { placeOfTyped } from '../quizzes/typed/place-of-typed.ts';
import { typedRules } from '../quizzes/typed/typed-rules.ts';
import type { StoredTry } from '../quizzes/typed/typed-tries-repository.ts';
import type { StoredPaper } from './papers-repository.ts';

/** The typed answers of a paper that cannot be read. They are read without their keys, so nothing is told of right or wrong. */
export function notReadOf(
  engine: Pick<QuestionEngine, 'readTypedNumber' | 'askedAnswerOf' | 'slipName' | 'waysToWrite'>,
  questions: readonly Question[],
  { answers, decimalComma }: PaperStanding,
): NotRead {
  return questions.flatMap((question, at) => {
    const typed = answers[at];
    if (typeof typed !== 'string') return [];
    const read = engine.readTypedNumber(typed, toTypeOf(question, engine).unit, decimalComma);
    return read.ok ? [] : [{ at, words: read.trouble.message }];
  });
}

/**
 * The typed answers of a paper as the one try that each is. There are no parts of marks. What cannot be read is no try:
 * the same answers that the student was told of.
 */
export function triesOfPaper(
  engine: Pick<
    QuestionEngine,
    'readTypedNumber' | 'askedAnswerOf' | 'gradeTypedAnswer' | 'slipName' | 'waysToWrite'
  >,
  questions: readonly Question[],
  { studentId, quizId, standing }: Pick<StoredPaper, 'studentId' | 'quizId' | 'standing'>,
  triedAt: Date,
): StoredTry[] {
  const { answers, decimalComma = false } = standing;
  const rules = typedRules({ kind: 'paper' });
  const notRead = new Set(notReadOf(engine, questions, standing).map(({ at }) => at));
  return questions.flatMap((question, at) => {
    const typed = answers[at];
    const asked = typeof typed === 'string' ? engine.askedAnswerOf(question) : null;
    if (typeof typed !== 'string' || asked === null || notRead.has(at)) return [];
    const grade = engine.gradeTypedAnswer(asked, typed, { ...rules, decimalComma });
    if (grade.verdict === 'notUnderstood') return [];
    const isRight = grade.verdict === 'right';
    return {
      studentId,
      quizId,
      questionId: question.id,
      number: 1,
      typed,
      ...grade,
      verdict: isRight ? 'right' : 'wrong',
      marks: isRight ? 1 : 0,
      place: placeOfTyped(engine, question, typed, grade),
      isLast: true,
      triedAt,
    };
  });
}
