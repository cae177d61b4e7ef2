import type { ReminderMessage } from '@valence/contract';
import type { ExamsContext } from '../exams/exams-context.ts';
import { readToday } from '../exams/today-service.ts';
import { countMistakes, type MistakesContext } from '../mistakes/mistakes-service.ts';
import { readProgress } from '../progress/progress-service.ts';
import type { Student } from '../sign-in/student.ts';

/** What knows what a student has to do today. */
export type TodaysContext = ExamsContext & MistakesContext;

/** Whoever holds the phone may read it: it names nobody, and tells no result. */
const title = 'Ready for today’s chemistry?';

/** What a reminder says: what to do today, and where. `null` on a day that the plan to an exam leaves free. */
export async function composeReminder(
  context: TodaysContext,
  student: Student,
): Promise<ReminderMessage | null> {
  const { exams } = await readToday(context, { student, sentTimeZone: null });
  const planned = exams.filter(({ daysLeft }) => daysLeft >= 0);
  const next = planned.find(({ left }) => left > 0);
  if (next) return { title, body: `Your plan for today: ${questions(next.left)}.`, path: '/exam' };
  if (planned.length > 0) return null;
  const { due } = await countMistakes(context, student, null);
  if (due > 0) return { title, body: `${questions(due)} to look at once more today.`, path: '/mistakes' };
  const { dailyStreak } = await readProgress(context, student, null);
  const body =
    dailyStreak > 0
      ? `A quiz today makes it ${dailyStreak + 1} days in a row.`
      : 'One short quiz keeps what you know fresh.';
  return { title, body, path: '/quiz' };
}

function questions(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
