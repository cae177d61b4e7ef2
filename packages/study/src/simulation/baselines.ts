// What a planner has to beat: simple ways to choose, each filling the day's minutes.
import { FSRSAlgorithm, Rating, generatorParameters } from 'ts-fsrs';
import type { PlanInput, StudySkill } from '../index.ts';
import { dayLength, millisecondsOf } from '../inputs.ts';
import { randomFrom } from '../random.ts';

export type Planner = (input: PlanInput) => { skill: string }[];

/** Any skill, by chance. */
const atRandom: Planner = (input) => {
  const next = randomFrom(input.seed);
  return fill(input, (skills) => skills[Math.floor(next() * skills.length)]);
};

/** Topic after topic, each skill as often as the other; a topic that is done does not come back. */
const blocked: Planner = (input) => {
  const seconds = new Map(input.skills.map((skill) => [skill.id, skill.seconds]));
  const done = input.ledger.reduce((sum, row) => sum + (seconds.get(row.skill) ?? 0), 0);
  const ahead = input.days.reduce((sum, day) => sum + day.minutes * 60, 0);
  const topics = [...new Set(input.skills.map((skill) => skill.topic))];
  const turn = Math.min(topics.length - 1, Math.floor((done / (done + ahead)) * topics.length));
  const counts = new Map<string, number>();
  for (const row of input.ledger) counts.set(row.skill, (counts.get(row.skill) ?? 0) + 1);
  return fill(input, (skills) => {
    const [first] = skills
      .filter((skill) => skill.topic === topics[turn])
      .sort((a, b) => (counts.get(a.id) ?? 0) - (counts.get(b.id) ?? 0));
    if (first) counts.set(first.id, (counts.get(first.id) ?? 0) + 1);
    return first;
  });
};

/** What was asked longest ago; what was never asked comes first. */
const longestAgo: Planner = (input) => {
  const last = new Map<string, number>();
  for (const row of input.ledger) last.set(row.skill, millisecondsOf(row.at));
  const now = millisecondsOf(input.now);
  let turn = 0;
  return fill(input, (skills) => {
    let oldest: StudySkill | undefined;
    for (const skill of skills)
      if (!oldest || (last.get(skill.id) ?? 0) < (last.get(oldest.id) ?? 0)) oldest = skill;
    if (oldest) last.set(oldest.id, now + (turn += 1));
    return oldest;
  });
};

/** SuperMemo's SM-2: due cards first, the longest overdue first, then new ones. */
const sm2: Planner = (input) => {
  const cards = new Map<string, { due: number; interval: number; ease: number; count: number }>();
  for (const { skill, right, at } of input.ledger) {
    const card = cards.get(skill) ?? { due: 0, interval: 0, ease: 2.5, count: 0 };
    card.count = right ? card.count + 1 : 0;
    card.interval = !right ? 1 : card.count === 1 ? 1 : card.count === 2 ? 6 : card.interval * card.ease;
    card.ease = Math.max(1.3, card.ease + (right ? 0 : -0.54));
    card.due = millisecondsOf(at) + card.interval * dayLength;
    cards.set(skill, card);
  }
  return byDue(input, new Map([...cards].map(([id, card]) => [id, card.due])));
};

/** FSRS by due date at 90 % retention: due cards first, then new ones, then the rest by due date until the day is full. */
const fsrsByDue: Planner = (input) => {
  const algorithm = new FSRSAlgorithm(generatorParameters({ enable_short_term: false }));
  const cards = new Map<string, { at: number; state: { stability: number; difficulty: number } }>();
  for (const { skill, right, at } of input.ledger) {
    const card = cards.get(skill);
    const days = card ? (millisecondsOf(at) - card.at) / dayLength : 0;
    const grade = right ? Rating.Good : Rating.Again;
    cards.set(skill, {
      at: millisecondsOf(at),
      state: algorithm.next_state(card?.state ?? null, days, grade),
    });
  }
  return byDue(
    input,
    new Map([...cards].map(([id, { at, state }]) => [id, at + state.stability * dayLength])),
  );
};

export const baselines: Record<string, Planner> = { atRandom, blocked, longestAgo, sm2, fsrsByDue };

/** Due first, then new, then those not yet due, each by date. */
function byDue(input: PlanInput, due: Map<string, number>): { skill: string }[] {
  const now = millisecondsOf(input.now);
  const rank = (skill: StudySkill) => {
    const date = due.get(skill.id);
    if (date === undefined) return 1e15;
    return date <= now + dayLength / 2 ? date : 2e15 + date;
  };
  const queue = [...input.skills].sort((a, b) => rank(a) - rank(b));
  let turn = 0;
  return fill(input, () => queue[turn++ % queue.length]);
}

function fill(
  { days, skills }: PlanInput,
  pick: (skills: readonly StudySkill[]) => StudySkill | undefined,
): { skill: string }[] {
  const plan: { skill: string }[] = [];
  let left = (days[0]?.minutes ?? 0) * 60;
  while (left > 0) {
    const skill = pick(skills);
    if (!skill || skill.seconds / 2 > left) break;
    plan.push({ skill: skill.id });
    left -= skill.seconds;
  }
  return plan;
}
