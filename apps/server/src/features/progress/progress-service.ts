import {
  correctRun,
  plans,
  recentHistoryLength,
  streaks,
  subjectIds,
  type CustomQuizUsage,
  type Progress,
  type QuizHistory,
  type QuizHistoryStats,
  type QuizUsage,
  type SubscriptionStatus,
} from '@valence/contract';
import { calendarAt, type StudentCalendar } from '../../calendar/student-calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { countReservations } from '../allowance/custom-reservations-repository.ts';
import { databaseOutage } from '../../database/database-outage.ts';
import { planOf, type Offer } from '../allowance/plan-of.ts';
import { countIssued } from '../quizzes/quizzes-repository.ts';
import { settleTimeZone, type StudentPlace } from '../time-zone/time-zone-service.ts';
import { findProgress, latestQuizzes, totalsByTopic } from './progress-repository.ts';

export interface ProgressContext {
  db: Database;
  clock: Clock;
}

/** What is left of a plan depends on what is offered. */
export interface UsageContext extends ProgressContext {
  offer: Offer;
}

type Student = StudentPlace & { subscriptionStatus: SubscriptionStatus };

/** A student's totals, streaks and week. */
export async function readProgress(
  context: ProgressContext,
  student: Student,
  sentTimeZone: string | null,
): Promise<Progress> {
  const { db } = context;
  const calendar = await calendarOf(context, student, sentTimeZone);
  const { days, marks, ...totals } = await findProgress(db, student.id, calendar);
  const { current, longest } = correctRun(marks);
  return {
    quizzesToday: totals.issuedToday,
    finishedToday: totals.finishedToday,
    ...streaks(days, calendar.yesterday),
    totalQuizzes: totals.totalQuizzes,
    averageScore: average(totals.scoreSum, totals.totalQuizzes),
    weeklyGoalProgress: days.filter((day) => day >= calendar.monday && day <= calendar.today).length,
    perfectScores: totals.perfectScores,
    fastestTime: totals.fastestTime,
    subjectsCompleted: subjectIds.filter((id) => totals.topics.includes(id)),
    totalQuestions: totals.totalQuestions,
    correctInARow: current,
    mostCorrectInARow: longest,
  };
}

/** What is left of a student's subject quizzes. */
export async function readQuizUsage(
  context: UsageContext,
  student: Student,
  sentTimeZone: string | null,
): Promise<QuizUsage> {
  const calendar = await calendarOf(context, student, sentTimeZone);
  const { subjectQuizzesPerDay: daily, subjectQuizzesPerWeek: weekly } =
    plans[planOf(student.subscriptionStatus, context.offer)];
  const issued = await countIssued(context.db, student.id, 'subject', calendar);
  return {
    remaining: left(weekly, issued.thisWeek),
    weeklyLimit: weekly,
    remainingToday: left(daily, issued.today),
    dailyLimit: daily,
    resetDate: calendar.nextWeekStart.toISOString(),
    dailyResetDate: calendar.nextDayStart.toISOString(),
  };
}

/** What is left of a student's custom quizzes, those that are being made counted, as when one is asked for. */
export async function readCustomQuizUsage(
  context: UsageContext,
  student: Student,
  sentTimeZone: string | null,
): Promise<CustomQuizUsage> {
  const calendar = await calendarOf(context, student, sentTimeZone);
  const weeklyLimit = plans[planOf(student.subscriptionStatus, context.offer)].customQuizzesPerWeek;
  const issued = await countIssued(context.db, student.id, 'custom', calendar);
  const reserved = await countReservations(context.db, student.id, new Date(context.clock()));
  const remaining = Math.max(0, weeklyLimit - issued.thisWeek - reserved);
  return { remaining, weeklyLimit, resetDate: calendar.nextWeekStart.toISOString() };
}

/** A student's latest finished quizzes, of one subject or custom topic or of all. */
export async function readQuizHistory(
  { db }: ProgressContext,
  student: Student,
  subject: string | null,
): Promise<QuizHistory> {
  const finished = await latestQuizzes(db, student.id, subject, recentHistoryLength);
  return {
    quizHistory: finished.map(({ paper, ...quiz }) => ({
      ...quiz,
      ...(paper !== null && { paper }),
      completedAt: quiz.completedAt.toISOString(),
    })),
  };
}

/** Averages and bests over all of a student's finished quizzes, and per subject; a paper is of no subject. */
export async function readQuizHistoryStats(
  { db }: ProgressContext,
  student: Student,
): Promise<QuizHistoryStats> {
  const byTopic = await totalsByTopic(db, student.id);
  const totalQuizzes = byTopic.reduce((sum, one) => sum + one.quizCount, 0);
  const scoreSum = byTopic.reduce((sum, one) => sum + one.scoreSum, 0);
  return {
    totalQuizzes,
    overallAverage: average(scoreSum, totalQuizzes),
    bestScore: Math.max(0, ...byTopic.map((one) => one.bestScore)),
    subjectStats: byTopic
      .filter(({ isPaper }) => !isPaper)
      .map((one) => ({
        subject: one.topic,
        quizCount: one.quizCount,
        averageScore: average(one.scoreSum, one.quizCount),
        bestScore: one.bestScore,
        recentScore: one.recentScore,
      })),
  };
}

function average(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round(sum / count);
}

async function calendarOf(
  { db, clock }: ProgressContext,
  student: Student,
  sentTimeZone: string | null,
): Promise<StudentCalendar> {
  const now = clock();
  const timeZone = await settleTimeZone(db, student, sentTimeZone, now).catch((error: unknown) => {
    // Where nothing can be written, what is known is read all the same.
    if (databaseOutage(error) === 'diskFull') return student.timeZone ?? 'UTC';
    throw error;
  });
  return calendarAt(now, timeZone);
}

function left(limit: number | null, used: number): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}
