import type { ExamPlan, TodayResponse } from '@valence/contract';

type Today = TodayResponse['exams'][number];

/** How far away the exam is. */
export function daysLeftWords(daysLeft: number): string {
  if (daysLeft === 0) return 'Today';
  if (daysLeft === 1) return 'Tomorrow';
  if (daysLeft === -1) return 'Yesterday';
  return daysLeft > 0 ? `In ${daysLeft} days` : `${-daysLeft} days ago`;
}

export function countWords(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** What today's questions are for: `12 new, 5 weak, 3 to keep`. */
export function whyWords({ why }: Pick<Today, 'why'>): string {
  const parts = [
    [why.new, 'new'],
    [why.weak, 'weak'],
    [why.review, 'to keep'],
  ] as const;
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ');
}

/** Whether the time until the exam suffices, in a sentence or two. */
export function timeWords({ minutes, covered, units, minutesForAll, allowedMinutes }: ExamPlan): string {
  const all = units.length;
  const given = `At ${allowedMinutes ?? minutes} min a day`;
  const capped =
    allowedMinutes === null
      ? ''
      : ` The free plan has quizzes for about ${allowedMinutes} of your ${minutes} minutes a day.`;
  if (covered === all)
    return `${given} your plan reaches ${all === 1 ? 'all of it' : `all ${all} units`} before the exam.${capped}`;
  const reached = `${given} your plan reaches about ${covered} of ${countWords(all, 'unit')} before the exam`;
  return minutesForAll === null
    ? `${reached}. It puts first what brings most marks.${capped}`
    : `${reached}; ${minutesForAll} min would reach all.${capped}`;
}
