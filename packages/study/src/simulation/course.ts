// A student who answers what a planner says, day by day, until the exam.
import type { Planner } from './baselines.ts';
import type { Truth } from './truths.ts';
import type { LedgerRow, PlanInput, StudySkill } from '../index.ts';
import { dayLength } from '../inputs.ts';
import { randomFrom } from '../random.ts';

export interface Course {
  name: string;
  /** Minutes that the student means to study on each day, today first. */
  minutes: number[];
  /** Days on which nothing is done, though minutes were planned. */
  missed?: (day: number) => boolean;
  skills: StudySkill[];
  weights: Record<string, number>;
  /** Days before the first planned one on which the student practised at random, and how many questions each. */
  before?: { days: number; questions: number };
}

const start = Date.UTC(2026, 2, 1);

/**
 * Expected share of the exam's weight that is known on its day, 0 to 100. Each skill has luck of its own, so that two planners meet
 * the same student: the second answer to a skill is as lucky under the one as under the other.
 */
export function runCourse(course: Course, truth: Truth, planner: Planner, seed: number): number {
  const next = randomFrom(seed);
  const { skills } = course;
  const luck = new Map(skills.map((skill, index) => [skill.id, randomFrom(seed * 1009 + index + 1)]));
  const luckOf = (skill: string) => luck.get(skill) ?? next;
  const memories = new Map(skills.map(({ id }) => [id, truth.memory(luckOf(id))]));
  const kinds = new Map(
    skills.map(({ id }) => [id, luckOf(id)() < truth.choice ? ('choice' as const) : ('typed' as const)]),
  );
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const ledger: LedgerRow[] = [];
  const answer = (skill: string, day: number) => {
    const memory = memories.get(skill);
    if (!memory) throw new Error(`unknown skill ${skill}`);
    const kind = kinds.get(skill) ?? 'typed';
    const [knows, guesses] = [luckOf(skill)(), luckOf(skill)()];
    const knew = knows < memory.known(day);
    const right = knew || (kind === 'choice' && guesses < 0.25);
    memory.practise(day, knew, 1);
    if (knew && truth.transfer > 0)
      for (const need of byId.get(skill)?.needs ?? [])
        memories.get(need)?.practise(day, true, truth.transfer);
    ledger.push({ skill, at: start + day * dayLength, right, kind });
  };
  const before = course.before?.days ?? 0;
  for (let day = 0; day < before; day += 1)
    for (let count = 0; count < (course.before?.questions ?? 0); count += 1)
      answer(skills[Math.floor(next() * skills.length)]?.id ?? '', day + 0.6 + count * 0.001);

  const examDay = before + course.minutes.length + 0.4;
  for (const [index] of course.minutes.entries()) {
    if (course.missed?.(index)) continue;
    const day = before + index;
    const input: PlanInput = {
      now: start + (day + 0.6) * dayLength,
      exam: { at: start + examDay * dayLength, weights: course.weights },
      days: course.minutes.slice(index).map((minutes, ahead) => ({
        date: new Date(start + (day + ahead) * dayLength).toISOString().slice(0, 10),
        minutes,
      })),
      skills,
      ledger,
      seed: seed * 1000 + index,
    };
    let seconds = 0;
    for (const { skill } of planner(input)) {
      seconds += byId.get(skill)?.seconds ?? 0;
      answer(skill, day + 0.6 + seconds / 86_400);
    }
  }
  const topicSize = new Map<string, number>();
  for (const skill of skills) topicSize.set(skill.topic, (topicSize.get(skill.topic) ?? 0) + 1);
  let known = 0;
  let total = 0;
  for (const skill of skills) {
    const weight = (course.weights[skill.topic] ?? 0) / (topicSize.get(skill.topic) ?? 1);
    known += weight * (memories.get(skill.id)?.known(examDay) ?? 0);
    total += weight;
  }
  return (100 * known) / total;
}
