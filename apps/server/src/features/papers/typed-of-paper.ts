import { readTypedNumber } from '@valence/chemistry/typed';
import type { NotRead, PaperStanding } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { toTypeOf } from '../quizzes/typed/issued-typed-question.ts';
import { gradeTypedText } from '../quizzes/typed/grade-typed-text.ts';
import type { StoredTry } from '../quizzes/typed/typed-tries-repository.ts';
import type { StoredPaper } from './papers-repository.ts';

/** The typed answers of a paper that cannot be read. They are read without their keys, so nothing is told of right or wrong. */
export function notReadOf(
  engine: Pick<QuestionEngine, 'askedAnswerOf' | 'slipName' | 'waysToWrite'>,
  questions: readonly Question[],
  { answers, decimalComma }: PaperStanding,
): NotRead {
  return questions.flatMap((question, at) => {
    const typed = answers[at];
    if (typeof typed !== 'string') return [];
    const read = readTypedNumber(typed, toTypeOf(question, engine).unit, decimalComma);
    return read.ok ? [] : [{ at, words: read.trouble.message }];
  });
}

/**
 * The typed answers of a paper as the one try that each is. What cannot be read is no try:
 * the same answers that the student was told of.
 */
export function triesOfPaper(
  engine: Pick<QuestionEngine, 'askedAnswerOf' | 'gradeTypedAnswer' | 'slipName' | 'waysToWrite'>,
  questions: readonly Question[],
  { studentId, quizId, standing }: Pick<StoredPaper, 'studentId' | 'quizId' | 'standing'>,
  triedAt: Date,
): StoredTry[] {
  const { answers, decimalComma = false } = standing;
  const notRead = new Set(notReadOf(engine, questions, standing).map(({ at }) => at));
  return questions.flatMap((question, at) => {
    const typed = answers[at];
    if (typeof typed !== 'string' || notRead.has(at)) return [];
    const grade = gradeTypedText(engine, { kind: 'paper' }, question, typed, decimalComma);
    if (grade === null || grade.verdict === 'notUnderstood') return [];
    return {
      studentId,
      quizId,
      questionId: question.id,
      number: 1,
      typed,
      ...grade,
      isLast: true,
      correctedKey: null,
      triedAt,
    };
  });
}
