import type { LearnerWithTries, Studying } from './study-of-student-service.ts';

/** What is left of today. */
interface LeftToday {
  minutes: number;
  /** Questions of the plan's concepts that were answered today, in the plan and outside it. */
  done: number;
  /** More was meant, but the quizzes that are left do not cover it. */
  isCutShort: boolean;
}

/** Today's minutes without those that today's answers were planned with, wherever they were given, and within the quizzes that are left. */
export function leftToday(
  { calendar, tries, pace, quizzesLeft, quizSize }: LearnerWithTries,
  { skills }: Pick<Studying, 'skills'>,
  meantMinutes: number,
): LeftToday {
  const seconds = new Map(skills.map((skill) => [skill.id, skill.seconds]));
  const doneToday = tries.flatMap(({ day, tests }) => {
    const skill = day === calendar.today ? tests.find((id) => seconds.has(id)) : undefined;
    return skill === undefined ? [] : [seconds.get(skill) ?? 0];
  });
  const spent = doneToday.reduce((sum, one) => sum + one, 0) / 60;
  const left = Math.max(0, meantMinutes - spent);
  const allowed = quizzesLeft === null ? Infinity : (quizzesLeft.today * quizSize * pace.seconds) / 60;
  const minutes = Math.min(left, allowed);
  return {
    // Less than half a question is nothing any more.
    minutes: minutes * 60 < pace.seconds / 2 ? 0 : minutes,
    done: doneToday.length,
    isCutShort: allowed < left,
  };
}
