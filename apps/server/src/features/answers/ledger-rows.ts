import type { Question } from '@valence/questions';
import type { answers } from '../../database/schema/answers.ts';
import type { GradedAnswer } from '../../database/schema/quizzes.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { StoredResult } from '../quizzes/quizzes-repository.ts';
import { isRightAtFirst } from './right-at-first.ts';

export type LedgerRow = typeof answers.$inferInsert;

/** What the ledger reads of a result. */
export type LedgerResult = Pick<
  StoredResult,
  'studentId' | 'quizId' | 'completedAt' | 'completedDay' | 'practice' | 'answers'
>;

/**
 * The rows of the ledger for a finished quiz, in the order in which its questions were met. An answer whose question the quiz does
 * not hold tells nothing and has no row.
 */
export function ledgerRows(
  engine: Pick<QuestionEngine, 'templateOf'>,
  questions: readonly Question[],
  { studentId, quizId, completedAt, completedDay, practice, answers: graded }: LedgerResult,
): LedgerRow[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return graded.flatMap((answer, place): LedgerRow[] => {
    const question = byId.get(answer.questionId);
    if (question === undefined) return [];
    return [
      {
        studentId,
        quizId,
        place,
        answeredAt: new Date(completedAt.getTime() - (graded.length - 1 - place)),
        answeredDay: completedDay,
        questionId: question.id,
        template: engine.templateOf(question),
        subject: question.subject,
        topic: question.topics[0] ?? question.subject,
        tests: [...(question.tests ?? [])],
        difficulty: question.difficulty,
        mode: practice ? 'practice' : 'quiz',
        kind: answer.typed === undefined ? 'choice' : 'typed',
        firstChoice: firstChoiceOf(question, answer),
        typed: answer.typed?.first ?? null,
        rightAtFirst: isRightAtFirst(answer),
        tries: answer.attempts,
        seconds: answer.timeSpent,
      },
    ];
  });
}

function firstChoiceOf(question: Question, answer: GradedAnswer): string | null {
  const first = firstAnswerOf(answer);
  if (first === null) return null;
  return first === answer.correctAnswer ? 'key' : (question.options[first]?.slip?.id ?? null);
}

/** The option chosen first; `null` where it is not known. */
export function firstAnswerOf({
  firstAnswer,
  attempts,
  userAnswer,
}: Pick<GradedAnswer, 'firstAnswer' | 'attempts' | 'userAnswer'>): number | null {
  return firstAnswer ?? (attempts === 1 ? userAnswer : null);
}
