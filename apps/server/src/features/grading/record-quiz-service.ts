import { plans, type RecordQuizRequest, type RecordQuizResponse } from '@valence/contract';
import { calendarAt } from '../../calendar/student-calendar.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { planOf } from '../allowance/plan-of.ts';
import { applyCorrections } from './apply-corrections-service.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import { gradeQuiz } from './grade-quiz.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { findQuiz, insertResult, lockStudent, type StoredResult } from '../quizzes/quizzes-repository.ts';

/**
 * Grades a finished quiz from the server's own key, keeps the result and counts it, once: the same quiz again
 * answers the first result and changes nothing.
 * @throws Refusal `signedOut` for a student whose account was deleted meanwhile, `notFound` for a quiz that is not this student's, `badRequest` for impossible answers
 */
export async function recordQuiz(
  context: Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'offer'>,
  studentId: string,
  request: RecordQuizRequest,
  sentTimeZone: string | null,
): Promise<RecordQuizResponse> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw signedOut();
    const found = await findQuiz(tx, studentId, request.quizId);
    if (!found) throw new Refusal('notFound', 'We could not find this quiz.');
    if (found.result) return recordedQuiz(found.result);

    const now = clock();
    const { practiceMode } = plans[planOf(student.subscriptionStatus, context.offer)];
    const graded = gradeQuiz(found.quiz, request, now, practiceMode);
    const corrected = await applyCorrections(tx, context, found.quiz, graded);
    const { today } = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
    const result: StoredResult = {
      ...graded,
      ...corrected,
      quizId: found.quiz.id,
      studentId,
      topic: found.quiz.topic,
      completedAt: new Date(now),
      completedDay: today,
    };
    await insertResult(tx, result);
    return recordedQuiz(result);
  });
}

function recordedQuiz(result: StoredResult): RecordQuizResponse {
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
  };
}
