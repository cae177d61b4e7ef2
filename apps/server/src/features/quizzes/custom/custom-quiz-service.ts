import { lockStudent } from '../../../database/lock-student.ts';
import type { Difficulty, GenerateQuestionsResponse } from '@valence/contract';
import { calendarAt } from '../../../calendar/student-calendar.ts';
import { Refusal, signedOut } from '../../../refusal.ts';
import { settleTimeZone } from '../../time-zone/time-zone-service.ts';
import { requireCount, requireCustomAllowance, requireCustomTopics } from '../../allowance/allowance.ts';
import { planOf } from '../../allowance/plan-of.ts';
import {
  countReservations,
  endReservation,
  insertReservation,
  isReservedFor,
} from '../../allowance/custom-reservations-repository.ts';
import type { Waiting } from './custom-question-source.ts';
import type { Asking } from '../asking.ts';
import { issueAgain } from '../issue-again-service.ts';
import type { QuizzesContext } from '../quizzes-context.ts';
import { countIssued, findForQuiz, findQuizOfRequest, type StoredQuiz } from '../quizzes-repository.ts';
import type { AskedTopic } from '../read-topic.ts';
import { storeQuiz } from '../store-quiz-service.ts';
import { fewerQuestions, noQuestions, notChemistry, toSomebodyInNeed } from './topic-refusals.ts';

type CustomTopic = Extract<AskedTopic, { kind: 'custom' }>;

interface CustomQuizRequest {
  asked: Exclude<AskedTopic, { kind: 'subject' }>;
  difficulty: Difficulty;
  count: number;
  /** Whether fewer questions than asked for are served, or told of first. */
  whenFewer: 'serve' | 'ask';
  /** Whether answers are typed, where they can be. */
  answers: 'choose' | 'type';
}

/** Milliseconds for which a place is held after the time limit. A place that is still held then was left behind by a crash. */
const leeway = 30_000;

/**
 * Issues a quiz on a topic of the student's own in three steps: a place in the week's allowance is reserved, the
 * questions are made outside of any transaction, and the quiz takes the place. Whatever fails, the place is free again.
 * @throws Refusal when the plan, the topic or the allowance do not permit it
 */
export async function issueCustomQuiz(
  context: QuizzesContext,
  studentId: string,
  request: CustomQuizRequest,
  asking: Asking,
  waiting: Waiting,
): Promise<GenerateQuestionsResponse> {
  const { db, clock, randomness, engine, customQuestions } = context;
  const { difficulty, count, whenFewer, answers } = request;
  const place = await reserve(context, studentId, request, asking);
  if ('issued' in place) return issueAgain(db, engine, place.issued);
  const { reservation } = place;
  const { topic, words, nearest, understood } = place.asked;
  try {
    const found = await findForQuiz(db, studentId);
    if (!found) throw signedOut();
    const { seen, withdrawn } = found;
    const seed = randomness.seed();
    const wanted = { studentId, topic, words, difficulty, count, seed, seen, withdrawn, answers, waiting };
    const made = await customQuestions(wanted);
    const questions = made.filter((question) => !withdrawn.has(engine.templateOf(question)));
    if (waiting.signal.aborted) throw unavailable();
    if (questions.length === 0) throw noQuestions(topic, nearest);
    if (questions.length < count && whenFewer === 'ask')
      throw fewerQuestions(topic, questions.length, understood);
    return await db.transaction(async (tx) => {
      // Whoever repeats the request meanwhile finds either the place or the quiz.
      await lockStudent(tx, studentId);
      // The student may be gone by now, and the place with them.
      if (!(await endReservation(tx, studentId, reservation))) throw unavailable();
      const issuedAt = new Date(clock());
      const { requestKey } = asking;
      const kind = 'custom' as const;
      const quiz = { studentId, kind, topic, difficulty, issuedAt, questions, requestKey, answers };
      return storeQuiz(tx, context, quiz);
    });
  } catch (error) {
    await endReservation(db, studentId, reservation);
    throw error;
  }
}

/**
 * Holds a place in the allowance, with the student's row locked: of many requests at once each sees the others' places. The same request
 * can have been answered while this one waited for the row; then that quiz is found.
 */
async function reserve(
  { db, clock, randomness, offer, customTimeLimit }: QuizzesContext,
  studentId: string,
  { asked, count }: CustomQuizRequest,
  { sentTimeZone, requestKey }: Asking,
): Promise<{ asked: CustomTopic; reservation: string } | { issued: StoredQuiz }> {
  return db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) throw signedOut();
    const issued = await findQuizOfRequest(tx, studentId, requestKey);
    if (issued) return { issued };
    // Before anything is said of plans.
    if (asked.kind === 'inNeed') throw toSomebodyInNeed();
    const plan = planOf(student.subscriptionStatus, offer);
    requireCustomTopics(plan);
    requireCount(plan, count);
    if (asked.kind === 'notChemistry') throw notChemistry(asked.suggestions);

    const now = clock();
    if (requestKey !== null && (await isReservedFor(tx, studentId, requestKey, new Date(now))))
      throw stillBeingMade();
    const calendar = calendarAt(now, await settleTimeZone(tx, student, sentTimeZone, now));
    const { thisWeek } = await countIssued(tx, studentId, 'custom', calendar);
    const reserved = await countReservations(tx, studentId, new Date(now));
    requireCustomAllowance(plan, thisWeek + reserved, calendar);

    const reservation = randomness.uuid();
    const heldUntil = new Date(now + customTimeLimit + leeway);
    await insertReservation(tx, { id: reservation, studentId, heldUntil, requestKey }, new Date(now));
    return { asked, reservation };
  });
}

function stillBeingMade(): Refusal {
  return new Refusal('unavailable', 'Your quiz is still being made. Please try again in a moment.');
}

function unavailable(): Refusal {
  return new Refusal('unavailable', 'We could not make this quiz just now. Please try again in a moment.');
}
