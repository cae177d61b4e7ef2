import { calendarAt } from '../../calendar/student-calendar.ts';
import { settleTimeZone } from '../time-zone/time-zone-service.ts';
import type { ExamsContext } from './exams-context.ts';
import type { StudentHere } from './study-of-student-service.ts';

/** The student's own date. */
export async function todayOf(
  { db, clock }: Pick<ExamsContext, 'db' | 'clock'>,
  { student, sentTimeZone }: StudentHere,
): Promise<string> {
  const now = clock();
  return calendarAt(now, await settleTimeZone(db, student, sentTimeZone, now)).today;
}
