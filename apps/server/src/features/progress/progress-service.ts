import {
  plans,
  recentHistoryLength,
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
import { planOf } from '../quizzes/allowance.ts';
import { countIssued } from '../quizzes/quizzes-repository.ts';
import { settleTimeZone, type StudentPlace } from '../time-zone/time-zone-service.ts';
import {
  finishedDays,
  finishedSubjects,
  latestQuizzes,
  statsBySubject,
  totalsOf,
} from './progress-repository.ts';
import { streaks } from './streaks.ts';

export interface ProgressContext {
  db: Database;
  clock: Clock;
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
  const [issued, totals, subjects, days] = await Promise.all([
    countIssued(db, student.id, 'subject', calendar),
    totalsOf(db, student.id),
    finishedSubjects(db, student.id),
    finishedDays(db, student.id),
  ]);
  return {
    quizzesToday: issued.today,
    ...streaks(days, calendar),
    totalQuizzes: totals?.totalQuizzes ?? 0,
    averageScore: Math.round(totals?.averageScore ?? 0),
    weeklyGoalProgress: days.filter((day) => day >= calendar.monday && day <= calendar.today).length,
    perfectScores: totals?.perfectScores ?? 0,
    fastestTime: totals?.fastestTime ?? null,
    subjectsCompleted: subjectIds.filter((id) => subjects.includes(id)),
    totalQuestions: totals?.totalQuestions ?? 0,
  };
}

/** What is left of a student's subject quizzes. */
export async function readQuizUsage(
  context: ProgressContext,
  student: Student,
  sentTimeZone: string | null,
): Promise<QuizUsage> {
  const calendar = await calendarOf(context, student, sentTimeZone);
  const { subjectQuizzesPerDay: daily, subjectQuizzesPerWeek: weekly } =
    plans[planOf(student.subscriptionStatus)];
  const issued = await countIssued(context.db, student.id, 'subject', calendar);
  return {
    remaining: left(weekly, issued.thisWeek),
    weeklyLimit: weekly,
    remainingToday: left(daily, issued.today),
    dailyLimit: daily,
    resetDate: calendar.nextWeekStart.toISOString(),
  };
}

/** What is left of a student's custom quizzes. */
export async function readCustomQuizUsage(
  context: ProgressContext,
  student: Student,
  sentTimeZone: string | null,
): Promise<CustomQuizUsage> {
  const calendar = await calendarOf(context, student, sentTimeZone);
  const weeklyLimit = plans[planOf(student.subscriptionStatus)].customQuizzesPerWeek;
  const issued = await countIssued(context.db, student.id, 'custom', calendar);
  const remaining = Math.max(0, weeklyLimit - issued.thisWeek);
  return { remaining, weeklyLimit, resetDate: calendar.nextWeekStart.toISOString() };
}

/** A student's latest finished quizzes. */
export async function readQuizHistory({ db }: ProgressContext, student: Student): Promise<QuizHistory> {
  const finished = await latestQuizzes(db, student.id, recentHistoryLength);
  return {
    quizHistory: finished.map((quiz) => ({ ...quiz, completedAt: quiz.completedAt.toISOString() })),
  };
}

/** Averages and bests over all of a student's finished quizzes, and per subject. */
export async function readQuizHistoryStats(
  { db }: ProgressContext,
  student: Student,
): Promise<QuizHistoryStats> {
  const stats = await statsBySubject(db, student.id);
  const totalQuizzes = stats.reduce((total, one) => total + one.quizCount, 0);
  const scoreSum = stats.reduce((total, one) => total + one.scoreSum, 0);
  return {
    totalQuizzes,
    overallAverage: totalQuizzes === 0 ? 0 : Math.round(scoreSum / totalQuizzes),
    bestScore: Math.max(0, ...stats.map((one) => one.bestScore ?? 0)),
    subjectStats: stats.map((one) => ({
      subject: one.subject,
      quizCount: one.quizCount,
      averageScore: Math.round(one.scoreSum / one.quizCount),
      bestScore: one.bestScore ?? 0,
      recentScore: one.recentScore,
    })),
  };
}

async function calendarOf(
  { db, clock }: ProgressContext,
  student: Student,
  sentTimeZone: string | null,
): Promise<StudentCalendar> {
  const now = clock();
  return calendarAt(now, await settleTimeZone(db, student, sentTimeZone, now));
}

function left(limit: number | null, used: number): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}
