import { countedRows } from './counted-rows.ts';
import { dayLength, millisecondsOf } from './inputs.ts';
import type { PlanInput } from './plan-day.ts';
import { allotQuestions } from './plan/allot-questions.ts';
import { studyBlocks, type StudyDay } from './plan/study-blocks.ts';
import { recollect } from './recollect.ts';
import { skillWeights, skillsById, usefulSkills, weightOfNeeds } from './skill-weights.ts';

export interface LookAheadInput extends Omit<PlanInput, 'days' | 'seed'> {
  /** Ways to spend the days until the exam, each as in `planDay`: what is meant, and what could be instead. */
  ways: readonly (readonly StudyDay[])[];
}

/** What the days until the exam are likely to bring. */
export interface Outlook {
  /** Today, then the days to come in a few stretches, each with the skills that are to be asked in it. */
  stretches: { dates: readonly string[]; skills: string[] }[];
  /** Of each skill of weight: the probability that it is known on the day of the exam, if all of this is done. */
  known: ReadonlyMap<string, number>;
}

/**
 * What `planDay` has in mind for the days to come, for each of several ways to spend them. Each day is planned anew, so it is a view
 * and no promise. Pure, and throws nothing for odd values, as `planDay`.
 */
export function lookAhead({ now: instant, exam, ways, skills: all, ledger }: LookAheadInput): Outlook[] {
  const skills = skillsById(all);
  const shares = skillWeights(skills, exam.weights);
  const useful = usefulSkills(skills, shares);
  const now = millisecondsOf(instant);
  const until = Math.min(Math.max((millisecondsOf(exam.at) - now) / dayLength, 0.5), 3650);
  const { memories, pace } = recollect(countedRows(ledger, skills, instant), skills, now);
  const weights = weightOfNeeds(skills, shares, useful);
  return ways.map((days) => {
    const blocks = studyBlocks(days, until);
    const allotments = allotQuestions(useful, weights, memories, blocks, until, pace);
    return {
      stretches: blocks.map(({ dates }, block) => ({
        dates,
        skills: allotments.filter(({ asked }) => asked.includes(block)).map(({ skill }) => skill.id),
      })),
      known: new Map(
        allotments.filter(({ skill }) => shares.has(skill.id)).map(({ skill, known }) => [skill.id, known]),
      ),
    };
  });
}
