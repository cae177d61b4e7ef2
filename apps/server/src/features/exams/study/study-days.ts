import { upkeepMinutes, type ExamSettings } from '@valence/contract';
import type { StudyDay } from '@valence/study';

type Dates = Pick<ExamSettings, 'date'> & {
  minutes: readonly number[];
  freeDays: readonly string[];
  upkeep: boolean;
};

/** The hour of the exam where it is not known: what counts is the day. */
const examHour = '09:00';

/** Days from one date to another; below 0 where the other has passed. */
export function daysBetween(today: string, date: string): number {
  return Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(date), { largestUnit: 'days' }).days;
}

/** The moment that an exam is planned to, where the student is. */
export function examMoment(date: string, timeZone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: examHour }).epochMilliseconds;
}

/**
 * Today and all days until the exam with their minutes, in the student's own dates. The day of the exam itself has none, nor has any
 * after it, unless a few minutes a day are to keep what was learnt.
 */
export function studyDays(exam: Dates, today: string): StudyDay[] {
  const days = daysBetween(today, exam.date);
  const first = Temporal.PlainDate.from(today);
  if (days === 0) return [{ date: today, minutes: 0 }];
  if (days < 0) {
    const minutes = exam.upkeep ? Math.min(upkeepMinutes, minutesOn(exam, first) || upkeepMinutes) : 0;
    return [{ date: today, minutes: exam.freeDays.includes(today) ? 0 : minutes }];
  }
  return Array.from({ length: days }, (_, ahead) => {
    const date = first.add({ days: ahead });
    return { date: date.toString(), minutes: minutesOn(exam, date) };
  });
}

function minutesOn({ minutes, freeDays }: Dates, date: Temporal.PlainDate): number {
  return freeDays.includes(date.toString()) ? 0 : (minutes[date.dayOfWeek - 1] ?? 0);
}
