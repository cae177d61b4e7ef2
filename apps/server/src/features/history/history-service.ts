import type { FinishedQuizResponse, HistoryRequest, HistoryResponse } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { firstAnswerOf } from '../answers/ledger-rows.ts';
import { marksOf } from '../grading/scores-of.ts';
import { gradedKey } from '../key-corrections/counting-key.ts';
import { issuedQuiz } from '../quizzes/issued-quiz.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { findQuiz } from '../quizzes/quizzes-repository.ts';
import { typedResult } from '../quizzes/typed/typed-result.ts';
import { triesOfQuiz } from '../quizzes/typed/typed-tries-repository.ts';
import { listFinished } from './history-repository.ts';

export interface HistoryContext {
  db: Database;
  engine: QuestionEngine;
}

const pageLength = 20;

/** A page of a student's finished quizzes. */
export async function readHistory(
  { db }: HistoryContext,
  studentId: string,
  request: HistoryRequest,
): Promise<HistoryResponse> {
  // One more than is shown tells whether there is a next page.
  const found = await listFinished(db, studentId, request, pageLength + 1);
  const page = found.slice(0, pageLength).map(({ paper, ...quiz }) => ({
    ...quiz,
    ...(paper !== null && { paper }),
    completedAt: quiz.completedAt.toISOString(),
  }));
  const last = page.at(-1);
  return {
    quizzes: page,
    next: last !== undefined && found.length > pageLength ? `${last.completedAt}_${last.id}` : null,
  };
}

/**
 * A finished quiz with its questions, explanations and answers, in the order in which its student took it.
 * @throws Refusal `notFound` for a quiz that is not this student's, or is not finished
 */
export async function readFinishedQuiz(
  { db, engine }: HistoryContext,
  studentId: string,
  quizId: string,
): Promise<FinishedQuizResponse> {
  const found = await findQuiz(db, studentId, quizId);
  if (!found?.result) throw new Refusal('notFound', 'We could not find this quiz among your finished ones.');
  const { quiz, result } = found;
  const tries = await triesOfQuiz(db, studentId, quizId);
  const byId = new Map(quiz.questions.map((question) => [question.id, question]));
  const taken = result.answers.flatMap((answer) => {
    const question = byId.get(answer.questionId);
    return question === undefined ? [] : [{ answer, question }];
  });
  const answerTo = new Map(taken.map(({ answer, question }) => [question, answer]));
  const keyOf = (question: Question) => {
    const answer = answerTo.get(question);
    return answer === undefined ? question.key : gradedKey(answer);
  };
  return {
    // What is finished is told whole, however it was asked; that an answer was typed stands with the answer.
    ...issuedQuiz(
      { ...quiz, questions: taken.map(({ question }) => question), typedIds: [] },
      engine,
      [],
      keyOf,
    ),
    isPracticeMode: result.practice,
    completedAt: result.completedAt.toISOString(),
    timeSpent: result.timeSpent,
    answers: taken.map(({ answer, question }) => {
      const { userAnswer, attempts, timeSpent, isFlagged = false } = answer;
      return {
        chosen: userAnswer,
        attempts,
        first: firstAnswerOf(answer),
        seconds: timeSpent ?? 0,
        isFlagged,
        ...(gradedKey(answer) !== question.key && { marks: marksOf(answer) }),
        ...typedResult(engine, quiz, question, answer, tries.get(question.id) ?? []),
      };
    }),
  };
}
