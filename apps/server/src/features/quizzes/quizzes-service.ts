import type {
  GenerateQuestionsRequest,
  GenerateQuestionsResponse,
  RecordQuizRequest,
  RecordQuizResponse,
} from '@valence/contract';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import { Refusal } from '../../refusal.ts';
import { countResult } from '../progress/totals-repository.ts';
import { settleTimeZone, type StudentPlace } from '../time-zone/time-zone-service.ts';
import { isLimited, planOf, requireAllowance, requireCount, subscriptionRequired } from './allowance.ts';
import { gradeQuiz } from './grade-quiz.ts';
import { issuedQuestion } from './issued-question.ts';
import type { QuestionEngine } from './question-engine.ts';
import {
  countIssued,
  findQuiz,
  insertQuiz,
  insertResult,
  lockStudent,
  recentQuestionIds,
  type StoredResult,
} from './quizzes-repository.ts';
import { readTopic } from './read-topic.ts';

export interface QuizzesContext {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  engine: QuestionEngine;
}

/** How many of a student's latest quizzes a new one avoids the questions of: 300 questions or more. */
const quizzesRemembered = 60;

/**
 * Issues a quiz: within one transaction that holds the student's row, the allowance is looked at, the
 * questions are composed and the quiz is stored. Whatever fails, nothing is counted.
 * @throws Refusal when plan or allowance do not permit it
 */
export async function issueQuiz(
  { db, clock, randomness, engine }: QuizzesContext,
  studentId: string,
  request: GenerateQuestionsRequest,
  sentTimeZone: string | null,
): Promise<GenerateQuestionsResponse> {
  const asked = readTopic(request.topic);
  const { difficulty, count } = request;
  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw new Refusal('signedOut', 'Please sign in to access this feature.');
    const plan = planOf(student.subscriptionStatus);
    if (asked.kind === 'custom') throw refuseCustom(plan);
    requireCount(plan, count);

    const now = clock();
    const calendar = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
    if (isLimited(plan)) {
      requireAllowance(plan, await countIssued(tx, studentId, 'subject', calendar), calendar);
    }

    const seen = new Set(await recentQuestionIds(tx, studentId, quizzesRemembered));
    const { subject } = asked;
    const questions = engine.composeQuiz({ subject, difficulty, count, seed: randomness.seed(), seen });
    // Written out before anything is stored, so that a question that cannot be shown is not counted either.
    const issued = questions.map((question) => issuedQuestion(question, engine));
    const quizId = randomness.uuid();
    await insertQuiz(tx, {
      id: quizId,
      studentId,
      kind: asked.kind,
      topic: subject,
      difficulty,
      issuedAt: new Date(now),
      questions,
      questionIds: questions.map((question) => question.id),
    });
    return { quizId, topic: subject, difficulty, questions: issued };
  });
}

/**
 * Grades a finished quiz from the server's own key, keeps the result and counts it, once: the same quiz again
 * answers the first result and changes nothing.
 * @throws Refusal `notFound` for a quiz that is not this student's, `badRequest` for impossible answers
 */
export async function recordQuiz(
  { db, clock }: Pick<QuizzesContext, 'db' | 'clock'>,
  student: StudentPlace,
  request: RecordQuizRequest,
  sentTimeZone: string | null,
): Promise<RecordQuizResponse> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, student.id);
    const found = await findQuiz(tx, student.id, request.quizId);
    if (!found) throw new Refusal('notFound', 'We could not find this quiz.');
    if (found.result) return recordedQuiz(found.result);

    const now = clock();
    const graded = gradeQuiz(found.quiz, request, now);
    const { today } = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
    const result: StoredResult = {
      ...graded,
      quizId: found.quiz.id,
      studentId: student.id,
      topic: found.quiz.topic,
      completedAt: new Date(now),
      completedDay: today,
    };
    await insertResult(tx, result);
    await countResult(tx, result);
    return recordedQuiz(result);
  });
}

function refuseCustom(plan: ReturnType<typeof planOf>): Refusal {
  if (plan === 'free') return subscriptionRequired('Custom quizzes require a Premium subscription.');
  return new Refusal('unavailable', 'Custom quizzes are not ready yet. Please choose a subject for now.');
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
