import { countedRows, type CountedRow } from './counted-rows.ts';
import {
  dayLength,
  millisecondsOf,
  type Instant,
  type LedgerRow,
  type StudySkill,
  type Weights,
} from './inputs.ts';
import { recall, unmet, type Memory, type Pace } from './memory.ts';
import { allotQuestions } from './plan/allot-questions.ts';
import { chooseToday } from './plan/choose-today.ts';
import { orderQuestions } from './plan/order-questions.ts';
import { dateNumber, secondsOn, studyBlocks, type StudyDay } from './plan/study-blocks.ts';
import { recollect } from './recollect.ts';
import { skillWeights, skillsById, usefulSkills, weightOfNeeds } from './skill-weights.ts';

export interface PlanInput {
  now: Instant;
  exam: { at: Instant; weights: Weights };
  /** Today first, in the student's own dates, then the days to come. */
  days: readonly StudyDay[];
  skills: readonly StudySkill[];
  /** First tries; rows of unknown skills and rows after `now` do not count, equal rows count once. */
  ledger: readonly LedgerRow[];
  /** Decides the order of questions, and nothing else. */
  seed: number;
}

export interface PlannedQuestion {
  skill: string;
  /** `new` where no row counts and it is the first question of the skill today; `weak` where it is likely not known. */
  why: 'new' | 'review' | 'weak';
}

const monthBefore = 31;

/**
 * The questions to ask today, in order: those with which the expected mark on the day of the exam is highest, given the
 * minutes of all days until then (`plan/allot-questions.ts`). Pure: the same input makes the same plan.
 *
 * - Instants are milliseconds since 1970, Dates or ISO texts. Today is `days[0]`, whatever `now` is.
 * - Weights stand for topics, whose skills share them evenly, or for skills (`skill-weights.ts`).
 * - The minutes are kept as closely as the questions' seconds allow; a day without minutes has no questions.
 * - Only skills of weight are asked, and those that they need, through any chain.
 * - No skill follows itself while there is another one.
 * - Skills typed right four times running get at most a fifth of the plan in the month before the exam, as long as two
 *   others are left.
 *
 * Never throws for odd values: where nothing is useful, the plan is empty.
 */
export function planDay(input: PlanInput): PlannedQuestion[] {
  const skills = skillsById(input.skills);
  const shares = skillWeights(skills, input.exam.weights);
  const useful = usefulSkills(skills, shares);
  const seconds = secondsOn(input.days[0]);
  if (seconds === 0 || useful.length === 0) return [];

  const now = millisecondsOf(input.now);
  const left = (millisecondsOf(input.exam.at) - now) / dayLength;
  // Without a date to come the plan keeps what is there: as if the exam were tomorrow.
  const until = left > 0 ? Math.min(Math.max(left, 0.5), 3650) : 1;
  const rows = countedRows(input.ledger, skills, input.now);
  const { memories, pace } = recollect(rows, skills, now);
  const weights = weightOfNeeds(skills, shares, useful);
  const allotments = allotQuestions(useful, weights, memories, studyBlocks(input.days, until), until, pace);
  const secure = left <= monthBefore ? secureSkills(rows) : new Set<string>();
  const day = dateNumber(input.days[0]?.date);
  const chosen = chooseToday(allotments, seconds, secure, Number.isFinite(day) ? day : 0);
  const order = orderQuestions(
    chosen.map(({ skill }) => skill.id),
    rows.at(-1)?.skill,
    input.seed,
  );

  const answered = new Set(rows.map((row) => row.skill));
  const planned = new Set<string>();
  return order.map((skill) => {
    const first = !planned.has(skill);
    planned.add(skill);
    if (answered.has(skill))
      return { skill, why: isWeak(memories.get(skill) ?? unmet, pace) ? 'weak' : 'review' };
    return { skill, why: first ? 'new' : 'review' };
  });
}

/** The last answer was likely not known, or what was known is likely forgotten. */
function isWeak(memory: Memory, pace: Pace): boolean {
  return memory.knew < 0.5 || recall(memory, 0, pace) < 0.6;
}

/** Skills whose latest four typed answers are right. */
function secureSkills(rows: readonly CountedRow[]): Set<string> {
  const running = new Map<string, number>();
  for (const { skill, right, kind } of rows)
    if (kind === 'typed') running.set(skill, right ? (running.get(skill) ?? 0) + 1 : 0);
  return new Set([...running].filter(([, count]) => count >= 4).map(([skill]) => skill));
}
