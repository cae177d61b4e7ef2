import { subjectIds, type Progress, type QuizHistoryStats } from '@valence/contract';
import type { StudentCalendar } from '../calendar/student-calendar.ts';
import type { StoredResult } from '../features/quizzes/quizzes-repository.ts';

/** Progress counted from all results by reading them one after another: slow, and plainly right. */
export function plainProgress(
  results: readonly StoredResult[],
  calendar: Pick<StudentCalendar, 'today' | 'yesterday' | 'monday'>,
): Omit<Progress, 'quizzesToday'> {
  const ordered = inOrder(results);
  const days = new Set(results.map((result) => result.completedDay));
  const streakEndingOn = (day: string): number => (days.has(day) ? 1 + streakEndingOn(dayBefore(day)) : 0);
  const lastDay = [...days].toSorted().at(-1) ?? '';
  const long = results.filter((result) => result.totalQuestions >= 5);
  const runs = ordered
    .flatMap(marksOf)
    .join('')
    .split('x')
    .map((run) => run.length);
  return {
    finishedToday: results.filter((result) => result.completedDay === calendar.today).length,
    dailyStreak: lastDay >= calendar.yesterday ? streakEndingOn(lastDay) : 0,
    longestStreak: Math.max(0, ...[...days].map(streakEndingOn)),
    totalQuizzes: results.length,
    averageScore: mean(results),
    weeklyGoalProgress: [...days].filter((day) => day >= calendar.monday && day <= calendar.today).length,
    perfectScores: results.filter((result) => marksOf(result).every((mark) => mark === 'o')).length,
    fastestTime: long.length === 0 ? null : Math.min(...long.map((result) => result.timeSpent)),
    subjectsCompleted: subjectIds.filter((id) => results.some((result) => result.topic === id)),
    totalQuestions: results.reduce((total, result) => total + result.answers.length, 0),
    correctInARow: runs.at(-1) ?? 0,
    mostCorrectInARow: Math.max(0, ...runs),
  };
}

/** Averages and bests counted from all results. */
export function plainStats(results: readonly StoredResult[]): QuizHistoryStats {
  const topics = [...new Set(results.map((result) => result.topic))];
  return {
    totalQuizzes: results.length,
    overallAverage: mean(results),
    bestScore: Math.max(0, ...results.map((result) => result.score)),
    subjectStats: topics
      .map((topic) => {
        const own = inOrder(results.filter((result) => result.topic === topic));
        return {
          subject: topic,
          quizCount: own.length,
          averageScore: mean(own),
          bestScore: Math.max(...own.map((result) => result.score)),
          recentScore: own.at(-1)?.score ?? 0,
        };
      })
      .toSorted((one, other) => other.quizCount - one.quizCount || (one.subject < other.subject ? -1 : 1)),
  };
}

/** By time, and by id where two were finished in the same millisecond. */
function inOrder(results: readonly StoredResult[]): StoredResult[] {
  return results.toSorted(
    (one, other) =>
      one.completedAt.getTime() - other.completedAt.getTime() || (one.quizId < other.quizId ? -1 : 1),
  );
}

function marksOf(result: StoredResult): ('o' | 'x')[] {
  return result.answers.map((answer) => (answer.isCorrect && answer.attempts === 1 ? 'o' : 'x'));
}

function mean(results: readonly StoredResult[]): number {
  const sum = results.reduce((total, result) => total + result.score, 0);
  return results.length === 0 ? 0 : Math.round(sum / results.length);
}

function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}
