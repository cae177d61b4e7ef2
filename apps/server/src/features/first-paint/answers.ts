import type { PagePath, ServedAnswers } from '@valence/contract';
import type { AccountOptions } from '../account/account-routes.ts';
import { readProfile } from '../account/account-service.ts';
import { profileOf } from '../account/profile-of.ts';
import { readAnalytics, type AnalyticsContext } from '../analytics/analytics-service.ts';
import {
  readProgress,
  readQuizHistory,
  readQuizHistoryStats,
  readQuizUsage,
  type ProgressContext,
} from '../progress/progress-service.ts';
import { userOf, type Student } from '../sign-in/student.ts';

export type AnswersContext = ProgressContext &
  AnalyticsContext &
  Pick<AccountOptions, 'changePasswordPageOf'>;

/**
 * What the first screen of a page would ask the server for, by the paths of the calls: who the student is, and the
 * numbers that would jump if they came later.
 */
export async function answersFor(
  context: AnswersContext,
  student: Student | null,
  page: PagePath | null,
): Promise<ServedAnswers> {
  if (student === null) return { '/api/auth/user': null };
  const asked = page === null ? [] : (callsOf[page] ?? []);
  const calls = callsAs(student, context);
  const answered = await Promise.all(
    // Until the browser has told its zone, nobody knows which day it is where the student is.
    asked
      .filter((path) => student.timeZone !== null || !callsOfToday.has(path))
      .map(async (path) => {
        const answer: unknown = await calls[path]();
        return [path, answer] as const;
      }),
  );
  return {
    '/api/auth/user': userOf(student),
    ...Object.fromEntries(answered.filter(([, answer]) => answer !== undefined)),
  };
}

/** What they answer depends on the day where the student is. */
const callsOfToday: ReadonlySet<string> = new Set(['/api/user/progress', '/api/user/quiz-usage']);

/** The calls as this student makes them. One whose answer is `undefined` is left to the client. */
function callsAs(student: Student, context: AnswersContext) {
  const stats = once(() => readQuizHistoryStats(context, student));
  return {
    '/api/user/progress': () => readProgress(context, student, null),
    '/api/user/quiz-usage': () => readQuizUsage(context, student, null),
    '/api/user/quiz-history': () => readQuizHistory(context, student, null),
    '/api/user/quiz-history/stats': stats,
    // The snapshots of a hundred quizzes are read after the first paint; without a quiz there is nothing to wait for.
    '/api/user/analytics': async () =>
      (await stats()).totalQuizzes === 0 ? readAnalytics(context, student.id, null) : undefined,
    '/api/user/profile': async () => {
      const row = await readProfile(context.db, student.id);
      return profileOf(row, context.changePasswordPageOf(row));
    },
  };
}

const callsOf: Partial<Record<PagePath, readonly (keyof ReturnType<typeof callsAs>)[]>> = {
  '/': ['/api/user/progress', '/api/user/quiz-usage'],
  '/quiz': ['/api/user/progress'],
  '/badges': ['/api/user/progress'],
  '/results': ['/api/user/quiz-history', '/api/user/quiz-history/stats', '/api/user/analytics'],
  '/account': ['/api/user/profile'],
};

/** Asks at the first need, and once. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => (asked ??= ask());
}
