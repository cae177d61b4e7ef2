import type { Progress } from '@valence/contract';

/** The sentence under the greeting: it looks at what the student has done, and changes with it. */
export function welcomeOf({ totalQuizzes, finishedToday, dailyStreak, averageScore }: Progress): string {
  if (totalQuizzes === 0)
    return 'Each question tells you why its key is right, and what leads to the wrong options.';
  if (finishedToday > 0)
    return `${finishedToday === 1 ? 'One quiz' : `${finishedToday} quizzes`} finished today. What you learned settles best with a short look tomorrow.`;
  if (dailyStreak > 1)
    return `You were here ${dailyStreak} days in a row. One quiz today makes it ${dailyStreak + 1}.`;
  if (dailyStreak === 1) return 'You were here yesterday. One quiz today makes it two days in a row.';
  return `Welcome back. Over ${totalQuizzes === 1 ? 'one quiz' : `${totalQuizzes} quizzes`} you stand at ${averageScore}% on average.`;
}
