import { dayLength } from '../inputs.ts';

/** A stretch of days that is planned as one: today, or some days to come. */
export interface StudyBlock {
  /** Its middle, in days from now. */
  time: number;
  seconds: number;
  /** Local dates of its days. */
  dates: readonly string[];
}

export interface StudyDay {
  /** Local date, YYYY-MM-DD. */
  date: string;
  minutes: number;
}

const blocksToCome = 6;

/** Today and the days until the exam, `until` days from now; those to come in a few blocks of as many days each. */
export function studyBlocks(days: readonly StudyDay[], until: number): StudyBlock[] {
  const [today, ...others] = days;
  const start = dateNumber(today?.date);
  const ahead = others
    .map((day, index) => ({
      time: dayOffset(dateNumber(day.date) - start, index + 1),
      seconds: secondsOn(day),
      date: day.date,
    }))
    .filter(({ time, seconds }) => seconds > 0 && time > 0 && time <= until);
  const size = Math.ceil(ahead.length / blocksToCome);
  const blocks: StudyBlock[] = [{ time: 0, seconds: secondsOn(today), dates: today ? [today.date] : [] }];
  for (let index = 0; index < ahead.length; index += size) {
    const block = ahead.slice(index, index + size);
    const sum = (property: 'time' | 'seconds') => block.reduce((total, day) => total + day[property], 0);
    blocks.push({
      time: sum('time') / block.length,
      seconds: sum('seconds'),
      dates: block.map(({ date }) => date),
    });
  }
  return blocks;
}

/** Seconds of study on a day, at most the whole of it; 0 for what is no number of minutes. */
export function secondsOn(day: StudyDay | undefined): number {
  const minutes = day?.minutes ?? 0;
  return minutes > 0 ? Math.min(minutes, 24 * 60) * 60 : 0;
}

/** Days since 1970 of a local date; NaN for what is none. */
export function dateNumber(date: string | undefined): number {
  return Math.round(Date.parse(`${date?.slice(0, 10)}T00:00:00Z`) / dayLength);
}

function dayOffset(offset: number, index: number): number {
  return Number.isFinite(offset) ? offset : index;
}
