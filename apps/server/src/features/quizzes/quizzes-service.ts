import type {
  Difficulty,
  GenerateQuestionsRequest,
  GenerateQuestionsResponse,
  RecordQuizRequest,
  RecordQuizResponse,
  SubjectId,
} from '@valence/contract';
import { calendarAt } from '../../calendar/student-calendar.ts';
import { Refusal } from '../../refusal.ts';
import { countResult } from '../progress/totals-repository.ts';
import { applyCorrections } from '../reports/apply-corrections-service.ts';
import { withdrawnTemplates } from '../reports/withdrawals-repository.ts';
import { settleTimeZone, type StudentPlace } from '../time-zone/time-zone-service.ts';
import { isLimited, planOf, requireAllowance, requireCount } from './allowance.ts';
import type { Waiting } from './custom-question-source.ts';
import { issueCustomQuiz } from './custom-quiz-service.ts';
import { gradeQuiz } from './grade-quiz.ts';
import type { QuizzesContext } from './quizzes-context.ts';
import { quizzesRemembered } from './quizzes-remembered.ts';
import {
  countIssued,
  findQuiz,
  insertResult,
  lockStudent,
  recentQuestionIds,
  type StoredResult,
} from './quizzes-repository.ts';
import { readTopic } from './read-topic.ts';
import { storeQuiz } from './store-quiz-service.ts';

/**
 * Issues a quiz on a subject, or on a topic in the student's own words. Whatever fails, nothing is counted.
 * @throws Refusal when plan, topic or allowance do not permit it
 */
export async function issueQuiz(
  context: QuizzesContext,
  studentId: string,
  { topic, difficulty, count }: GenerateQuestionsRequest,
  sentTimeZone: string | null,
  waiting: Waiting,
): Promise<GenerateQuestionsResponse> {
  const asked = readTopic(topic, context.engine);
  return asked.kind === 'subject'
    ? issueSubjectQuiz(context, studentId, { subject: asked.subject, difficulty, count }, sentTimeZone)
    : issueCustomQuiz(context, studentId, { asked, difficulty, count }, sentTimeZone, waiting);
}

/** Within one transaction that holds the student's row: allowance, composition, and the row that counts. */
async function issueSubjectQuiz(
  context: QuizzesContext,
  studentId: string,
  { subject, difficulty, count }: { subject: SubjectId; difficulty: Difficulty; count: number },
  sentTimeZone: string | null,
): Promise<GenerateQuestionsResponse> {
  const { db, clock, randomness, engine } = context;
  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw new Refusal('signedOut', 'Please sign in to access this feature.');
    const plan = planOf(student.subscriptionStatus);
    requireCount(plan, count);

    const now = clock();
    const calendar = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
    if (isLimited(plan)) {
      requireAllowance(plan, await countIssued(tx, studentId, 'subject', calendar), calendar);
    }

    const seen = new Set(await recentQuestionIds(tx, studentId, quizzesRemembered));
    const withdrawn = await withdrawnTemplates(tx);
    const seed = randomness.seed();
    const questions = engine.composeQuiz({ subject, difficulty, count, seed, seen, withdrawn });
    const issuedAt = new Date(now);
    return storeQuiz(tx, context, {
      studentId,
      kind: 'subject',
      topic: subject,
      difficulty,
      issuedAt,
      questions,
    });
  });
}

/**
 * Grades a finished quiz from the server's own key, keeps the result and counts it, once: the same quiz again
 * answers the first result and changes nothing.
 * @throws Refusal `notFound` for a quiz that is not this student's, `badRequest` for impossible answers
 */
export async function recordQuiz(
  context: Pick<QuizzesContext, 'db' | 'clock' | 'randomness'>,
  student: StudentPlace,
  request: RecordQuizRequest,
  sentTimeZone: string | null,
): Promise<RecordQuizResponse> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    await lockStudent(tx, student.id);
    const found = await findQuiz(tx, student.id, request.quizId);
    if (!found) throw new Refusal('notFound', 'We could not find this quiz.');
    if (found.result) return recordedQuiz(found.result);

    const now = clock();
    const graded = gradeQuiz(found.quiz, request, now);
    const corrected = await applyCorrections(tx, context, found.quiz, graded);
    const { today } = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
    const result: StoredResult = {
      ...graded,
      ...corrected,
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
