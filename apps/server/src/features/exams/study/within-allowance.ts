import type { StudyDay } from '@valence/study';
import { meanMinutes } from './mean-minutes.ts';

interface Allowed {
  /** Subject quizzes a week; `null` without a limit. */
  quizzesAWeek: number | null;
  /** Questions of a quiz of the plan. */
  quizSize: number;
  pace: { seconds: number };
}

/** Minutes a week for which a plan has quizzes; `null` without a limit. */
function allowedMinutesAWeek({ quizzesAWeek, quizSize, pace }: Allowed): number | null {
  return quizzesAWeek === null ? null : (quizzesAWeek * quizSize * pace.seconds) / 60;
}

/** The days to come with as many minutes as there are quizzes for, each shortened alike; today is as it is meant. */
export function withinAllowance(days: readonly StudyDay[], allowed: Allowed): StudyDay[] {
  const most = allowedMinutesAWeek(allowed);
  const weekly = 7 * meanMinutes(days);
  const part = most === null || weekly <= most ? 1 : most / weekly;
  return days.map((day, ahead) => (ahead === 0 ? day : { ...day, minutes: day.minutes * part }));
}
