import { lockStudent, type LockedStudent } from '../../database/lock-student.ts';
import {
  plans,
  type RecordQuizRequest,
  type RecordQuizResponse,
  type TypedQuestion,
} from '@valence/contract';
import { calendarAt } from '../../calendar/student-calendar.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { planOf } from '../allowance/plan-of.ts';
import { keepAnswers } from '../answers/answers-repository.ts';
import { ledgerRows } from '../answers/ledger-rows.ts';
import { applyCorrections } from './apply-corrections-service.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import { gradedKey } from '../key-corrections/counting-key.ts';
import { gradeQuiz } from './grade-quiz.ts';
import { marksOf } from './scores-of.ts';
import { issuedQuestion } from '../quizzes/issued-question.ts';
import { typedSoFar } from '../quizzes/issue-again-service.ts';
import { claimFinalAnswers } from '../quizzes/in-progress/final-answers.ts';
import { findStanding } from '../quizzes/in-progress/in-progress-repository.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { findQuiz, insertResult, type StoredQuiz, type StoredResult } from '../quizzes/quizzes-repository.ts';
import type { Database } from '../../database/database.ts';

import { triesOfQuiz } from '../quizzes/typed/typed-tries-repository.ts';

/**
 * Grades a finished quiz from the server's own key, keeps the result and counts it, once: the same quiz again
 * answers the first result and changes nothing. A final answer that the server was told of stands before what is claimed at the end, as long
 * as the quiz is the one that is open.
 * @throws Refusal `signedOut` for a student whose account was deleted meanwhile, `notFound` for a quiz that is not this student's, `badRequest` for impossible answers
 */
export async function recordQuiz(
  context: Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine' | 'offer'>,
  studentId: string,
  request: RecordQuizRequest,
  sentTimeZone: string | null,
): Promise<RecordQuizResponse> {
  const { db } = context;
  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw signedOut();
    const found = await findQuiz(tx, studentId, request.quizId);
    // A paper is submitted, not recorded: its answers are with the server. A question without options has no result.
    if (!found || (isRecordedElsewhere(found.quiz) && !found.result))
      throw new Refusal('notFound', 'We could not find this quiz.');
    const { quiz } = found;
    const claimed = async () => claimFinalAnswers(request, await findStanding(tx, studentId, quiz.id));
    const result =
      found.result ?? (await recordHeld(tx, context, student, quiz, await claimed(), sentTimeZone));
    return {
      ...recordedQuiz(result, await typedSoFar(tx, context.engine, quiz, true)),
      ...correctedIn(quiz, result, context.engine),
    };
  });
}

function isRecordedElsewhere({ kind }: StoredQuiz): boolean {
  return kind === 'paper' || kind === 'withoutOptions';
}

/** Grades a quiz that has no result, in a transaction that holds its student's row, and keeps the result. */
export async function recordHeld(
  tx: Database,
  context: Pick<QuizzesContext, 'clock' | 'randomness' | 'engine' | 'offer'>,
  student: LockedStudent,
  quiz: StoredQuiz,
  given: Pick<RecordQuizRequest, 'questionsData' | 'timeSpent' | 'isPracticeMode'>,
  sentTimeZone: string | null,
): Promise<StoredResult> {
  const now = context.clock();
  const { practiceMode } = plans[planOf(student.subscriptionStatus, context.offer)];
  const tries = await triesOfQuiz(tx, student.id, quiz.id);
  const graded = gradeQuiz(quiz, given, now, practiceMode, tries);
  const corrected = await applyCorrections(tx, context, quiz, graded, true);
  const { today } = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
  const result: StoredResult = {
    ...graded,
    ...corrected,
    quizId: quiz.id,
    studentId: student.id,
    topic: quiz.topic,
    completedAt: new Date(now),
    completedDay: today,
  };
  await insertResult(tx, result);
  await keepAnswers(tx, ledgerRows(context.engine, quiz.questions, result));
  return result;
}

/** The questions that are graded by another key than the browser was sent, which shows it until it hears of that. */
function correctedIn(
  { questions }: StoredQuiz,
  { answers }: StoredResult,
  engine: QuizzesContext['engine'],
): Pick<RecordQuizResponse, 'corrected'> {
  const corrected = answers.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    const key = gradedKey(answer);
    if (question === undefined || key === question.key) return [];
    const { attempts } = answer;
    return [{ question: issuedQuestion(question, engine, key), attempts, marks: marksOf(answer) }];
  });
  return corrected.length === 0 ? {} : { corrected };
}

function recordedQuiz(result: StoredResult, typed: TypedQuestion[]): RecordQuizResponse {
  const { quizId, score, totalQuestions, correctAnswers, timeSpent, completedAt, answers } = result;
  const questions = answers.map(({ questionId, userAnswer, correctAnswer, isCorrect }) => ({
    questionId,
    userAnswer,
    correctAnswer,
    isCorrect,
  }));
  return {
    quizId,
    score,
    totalQuestions,
    correctAnswers,
    timeSpent,
    completedAt: completedAt.toISOString(),
    questions,
    ...(typed.length > 0 && { typed }),
  };
}
