import type { ExamPlan } from '@valence/contract';
import type { Outlook, StudyDay } from '@valence/study';
import type { ExamStudy } from './exam-study.ts';

/** So many units are named for a day. */
const mostNamed = 3;

/**
 * The days with what each is likely to bring. The planner has stretches of days in mind; within one the units take turns, so that
 * each of its days names some.
 */
export function daysAhead(
  days: readonly StudyDay[],
  { units }: ExamStudy,
  outlook: Outlook | undefined,
  secondsAQuestion: number,
): ExamPlan['days'] {
  const unitsOn = new Map<string, string[]>();
  for (const { dates, skills } of outlook?.stretches ?? []) {
    const asked = new Set(skills);
    const named = units
      .map(({ name, concepts }) => ({ name, questions: concepts.filter((id) => asked.has(id)).length }))
      .filter(({ questions }) => questions > 0)
      .toSorted((one, other) => other.questions - one.questions);
    const onEach = Math.min(mostNamed, Math.ceil(named.length / Math.max(1, dates.length)) + 1);
    for (const [place, date] of dates.entries()) {
      const turn = Array.from(
        { length: onEach },
        (_, index) => named[(place * onEach + index) % named.length],
      );
      unitsOn.set(date, [...new Set(turn.flatMap((unit) => unit?.name ?? []))]);
    }
  }
  return days.map(({ date, minutes }) => ({
    date,
    minutes: Math.round(minutes),
    questions: Math.round((minutes * 60) / secondsAQuestion),
    units: minutes > 0 ? (unitsOn.get(date) ?? []) : [],
  }));
}
