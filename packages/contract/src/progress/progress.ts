import * as z from 'zod/mini';
import { percent, wholeNumber } from '../quizzes/numbers.ts';
import { topicMaxLength } from '../plans.ts';
import { difficulty, subjectId } from '../quizzes/subject-schemas.ts';

/** A student's totals over finished quizzes; days and weeks are the student's own. */
export const progress = z.object({
  /** Subject quizzes begun today, which is what the day's limit counts. */
  quizzesToday: wholeNumber,
  /** Quizzes of every kind finished today. */
  finishedToday: wholeNumber,
  dailyStreak: wholeNumber,
  longestStreak: wholeNumber,
  totalQuizzes: wholeNumber,
  averageScore: percent,
  weeklyGoalProgress: wholeNumber,
  perfectScores: wholeNumber,
  /** Seconds; `null` before the first finished quiz of five questions or more. */
  fastestTime: z.nullable(wholeNumber),
  subjectsCompleted: z.array(subjectId),
  totalQuestions: wholeNumber,
  /** The current run of questions right at the first attempt. It continues from one quiz to the next. */
  correctInARow: wholeNumber,
  mostCorrectInARow: wholeNumber,
});

/** Subject quizzes left; `null` means without a limit. */
export const quizUsage = z.object({
  remaining: z.nullable(wholeNumber),
  weeklyLimit: z.nullable(wholeNumber),
  remainingToday: z.nullable(wholeNumber),
  dailyLimit: z.nullable(wholeNumber),
  /** The week's limit ends then. */
  resetDate: z.iso.datetime(),
  /** The day's limit ends then. */
  dailyResetDate: z.iso.datetime(),
});

export const customQuizUsage = z.object({
  remaining: wholeNumber,
  weeklyLimit: wholeNumber,
  resetDate: z.iso.datetime(),
});

/** Which finished quizzes to look at: those of a subject's id or of a custom topic; all where it is left out. */
export const finishedQuizzesRequest = z.object({
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(topicMaxLength))),
});

/** What a practice paper is called, half length included; quizzes have none. The difficulty beside it means nothing: it has all of them. */
export const paperName = z.string();

export const quizHistory = z.object({
  quizHistory: z.array(
    z.object({
      id: z.uuid(),
      /** A subject's id, the understood topic of a custom quiz, or the exam of a paper. */
      subject: z.string(),
      paper: z.optional(paperName),
      difficulty,
      completedAt: z.iso.datetime(),
      score: percent,
      timeSpent: wholeNumber,
      correctAnswers: wholeNumber,
      totalQuestions: wholeNumber,
    }),
  ),
});

/** Over finished quizzes, papers among them. */
export const quizHistoryStats = z.object({
  totalQuizzes: wholeNumber,
  overallAverage: percent,
  bestScore: percent,
  /** Papers are of no subject, and stand in none. */
  subjectStats: z.array(
    z.object({
      subject: z.string(),
      quizCount: wholeNumber,
      averageScore: percent,
      bestScore: percent,
      recentScore: percent,
    }),
  ),
});

export type Progress = z.infer<typeof progress>;
export type QuizUsage = z.infer<typeof quizUsage>;
export type CustomQuizUsage = z.infer<typeof customQuizUsage>;
export type QuizHistory = z.infer<typeof quizHistory>;
export type QuizHistoryStats = z.infer<typeof quizHistoryStats>;

/** The progress of a student who has finished no quiz. */
export const noProgress: Progress = {
  quizzesToday: 0,
  finishedToday: 0,
  dailyStreak: 0,
  longestStreak: 0,
  totalQuizzes: 0,
  averageScore: 0,
  weeklyGoalProgress: 0,
  perfectScores: 0,
  fastestTime: null,
  subjectsCompleted: [],
  totalQuestions: 0,
  correctInARow: 0,
  mostCorrectInARow: 0,
};
