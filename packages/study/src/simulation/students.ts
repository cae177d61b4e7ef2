// Students whose marks are to be forecast. What they know, how they grow and how they forget is not the model's.
import { hardness, levels, levelSharesOf, type Level, type LevelShares } from '../forecast/level-shares.ts';
import type { ForecastInput, LedgerRow, StudySkill } from '../index.ts';
import { dayLength } from '../inputs.ts';
import { normalFrom, randomFrom } from '../random.ts';
import { skillSet } from './courses.ts';

export const studentKinds = ['even', 'uneven', 'improving', 'guessing'] as const;
export type StudentKind = (typeof studentKinds)[number];

/** How what is known fades after the last answer: share left after some days. */
const fadings: ((days: number, pace: number) => number)[] = [
  (days, pace) => (1 + days / (20 * pace)) ** -0.3,
  (days, pace) => Math.exp(-days / (120 * pace)),
  (days, pace) => 1 - 0.06 * Math.log1p(days / (2 * pace)),
];

/** How an improving student gets from the first answer (0) to the last (1). */
const growths: ((place: number) => number)[] = [
  (place) => place,
  (place) => 1 / (1 + Math.exp(-10 * (place - 0.5))),
  (place) => Math.sqrt(place),
];

const skills = skillSet(3);

/**
 * A student's answers, and the mark on a fresh paper that the student then gets (0 to 100); the levels of the paper are thirds
 * where they are not said.
 */
export function simulateStudent(
  kind: StudentKind,
  answers: number,
  seed: number,
  levelShares?: LevelShares,
): { input: ForecastInput; mark: number } {
  const next = randomFrom(seed);
  const anySkill = () => pick(skills);
  const normal = () => normalFrom(next);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  const topics = [...new Set(skills.map((skill) => skill.topic))];
  const weights = Object.fromEntries(topics.map((topic) => [topic, 1 + 2 * next()]));
  const final = 0.4 + 0.9 * normal();
  const spread = kind === 'uneven' ? 1.3 : 0.25;
  const offsets = new Map(topics.map((topic) => [topic, spread * normal()]));
  const skillOffsets = new Map(skills.map((skill) => [skill.id, 0.4 * normal()]));
  const gained = kind === 'improving' ? 1 + 1.5 * next() : 0;
  const grow = pick(growths);
  const fade = pick(fadings);
  const pace = Math.exp(0.4 * normal());
  const typed = 0.15 + 0.35 * next();
  const gap = 2 + 26 * next();
  const span = 10 + 30 * next();
  const now = Date.UTC(2026, 3, 1);

  const knows = (skill: StudySkill, level: Level, place: number) =>
    kind === 'guessing'
      ? 0
      : 1 /
        (1 +
          Math.exp(
            (hardness.get(level) ?? 0) -
              final -
              (offsets.get(skill.topic) ?? 0) -
              (skillOffsets.get(skill.id) ?? 0) +
              gained * (1 - grow(place)),
          ));
  const ledger: LedgerRow[] = Array.from({ length: answers }, (_, index) => {
    const skill = anySkill();
    const difficulty = pick(levels);
    const choice = next() >= typed;
    const right = next() < knows(skill, difficulty, (index + 1) / answers) || (choice && next() < 0.25);
    const at = now - dayLength * span * (1 - (index + 1) / answers);
    return { skill: skill.id, at, right, kind: choice ? 'choice' : 'typed', difficulty };
  });
  const questions = pick([50, 60, 75]);
  const choices = pick([4, 4, 5]);
  const total = skills.reduce((sum, skill) => sum + (weights[skill.topic] ?? 0), 0);
  let right = 0;
  const shares = levelSharesOf(levelShares);
  const levelAt = (part: number) => shares.find(({ share }) => (part -= share) <= 0)?.level ?? 'advanced';
  for (let index = 0; index < questions; index += 1) {
    let place = next() * total;
    const skill = skills.find((one) => (place -= weights[one.topic] ?? 0) <= 0) ?? anySkill();
    const known = knows(skill, levelAt((index + 0.5) / questions), 1) * fade(gap, pace);
    if (next() < known || next() < 1 / choices) right += 1;
  }
  return {
    input: {
      now,
      exam: { at: now + gap * dayLength, weights, questions, choices, ...(levelShares && { levelShares }) },
      skills,
      ledger,
    },
    mark: (100 * right) / questions,
  };
}
