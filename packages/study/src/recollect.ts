import type { CountedRow } from './counted-rows.ts';
import { dayLength, type StudySkill } from './inputs.ts';
import {
  curveWith,
  practised,
  practisedInPart,
  recall,
  sameDay,
  unmet,
  usualPace,
  type Memory,
  type Pace,
} from './memory.ts';

const growths = [0, 0.25, 0.5, 0.75, 1];
/** How much better or worse what was learnt from a mistake is kept than what was known. */
const apart = [-1, 0, 1];
const steps = [-2, -1, 0, 1];
/** From half of the explanations to all. */
const learnts = [0.5, 0.75, 1];
/** From the slow end of FSRS's curve to nearly an exponential. */
const curves = [usualPace.curve, curveWith(0.5), curveWith(4)];
const transfers = [0, 0.2, 0.5];

export interface Recollection {
  memories: Map<string, Memory>;
  pace: Pace;
}

/**
 * What the ledger tells of each skill, and at which pace this student learns and forgets. The defaults of FSRS come from
 * flashcards; a few factors on them are drawn from the student's own answers, each held to 1 until the answers say
 * otherwise.
 */
export function recollect(
  ledger: readonly CountedRow[],
  skills: ReadonlyMap<string, StudySkill>,
  now: number,
): Recollection {
  const rows = latestRows(ledger);
  let pace = usualPace;
  const { trials } = replay(rows, skills, now, pace);
  pace = fitKeeping(trials, pace);
  pace = { ...pace, transfer: fitTransfer(rows, skills, now, pace) };
  return { memories: replay(rows, skills, now, pace).memories, pace };
}

/** Older answers to a skill say nothing that the latest do not, and reading them takes time. */
const rowsRead = 8;

function latestRows(rows: readonly CountedRow[]): CountedRow[] {
  const counts = new Map<string, number>();
  return rows
    .toReversed()
    .filter(({ skill }) => {
      const count = (counts.get(skill) ?? 0) + 1;
      counts.set(skill, count);
      return count <= rowsRead;
    })
    .toReversed();
}

/** One answer with what was expected before it. */
interface Trial {
  memory: Memory;
  days: number;
  right: boolean;
  guessable: boolean;
  /** Probability of a right answer. */
  expected: number;
}

/** Takes the lucky guess out of each answer: one of four options is right by chance. */
function replay(
  rows: readonly CountedRow[],
  skills: ReadonlyMap<string, StudySkill>,
  now: number,
  pace: Pace,
) {
  const memories = new Map<string, Memory>();
  const trials: Trial[] = [];
  let known = 1;
  let first = 4;
  for (const { skill, at, right, kind } of rows) {
    const time = (at - now) / dayLength;
    const memory = memories.get(skill) ?? unmet;
    const expected = Math.max(0.02, recall(memory, time, pace) + (1 - memory.met) * (known / first));
    const guess = kind === 'choice' ? 0.25 : 0;
    const knew = right ? expected / (expected + (1 - expected) * guess) : 0;
    if (memory.met === 0) {
      known += knew;
      first += 1;
    }
    const days = time - memory.last;
    if (memory.met === 0 || days >= sameDay)
      trials.push({ memory, days, right, guessable: guess > 0, expected: expected + (1 - expected) * guess });
    memories.set(skill, practised(memory, time, knew, pace));
    for (const need of skills.get(skill)?.needs ?? [])
      if (need !== skill && skills.has(need))
        memories.set(need, practisedInPart(memories.get(need) ?? unmet, time, knew * pace.transfer, pace));
  }
  return { memories, trials };
}

/** The mean of the ways to keep what was learnt, over a grid, by how well they foretell the answers to skills met before. */
function fitKeeping(trials: readonly Trial[], pace: Pace): Pace {
  const met = trials.filter(({ memory }) => memory.met > 0).slice(-240);
  const candidates = growths.flatMap((growth) =>
    steps.flatMap((right) =>
      apart.flatMap((difference) =>
        learnts.flatMap((learnt) =>
          curves.map((curve) => ({
            ...pace,
            growth,
            afterWrong: right + difference,
            afterRight: right,
            learnt,
            curve,
          })),
        ),
      ),
    ),
  );
  const tried = candidates.map((candidate) => {
    const { growth, afterRight, afterWrong, learnt, curve } = candidate;
    let likelihood =
      -0.5 *
      ((afterRight / 1.5) ** 2 +
        (afterWrong - afterRight) ** 2 +
        ((1 - growth) / 0.5) ** 2 +
        ((1 - learnt) / 0.25) ** 2 +
        (Math.log(curve.exponent / usualPace.curve.exponent) / 2) ** 2);
    for (const { memory, days, right, guessable } of met) {
      const known = recall(memory, memory.last + days, candidate);
      likelihood += logLikelihood(guessable ? 0.25 + 0.75 * known : known, right);
    }
    return { likelihood, candidate };
  });
  const mean = weighted(tried);
  return {
    ...pace,
    afterWrong: mean((one) => one.afterWrong),
    afterRight: mean((one) => one.afterRight),
    growth: mean((one) => one.growth),
    learnt: mean((one) => one.learnt),
    curve: curveWith(Math.exp(mean((one) => Math.log(one.curve.exponent)))),
  };
}

/** What a right answer counts for contained skills: the mean over a few values, by how well they foretell the answers. */
function fitTransfer(
  rows: readonly CountedRow[],
  skills: ReadonlyMap<string, StudySkill>,
  now: number,
  pace: Pace,
): number {
  const recent = rows.slice(-240);
  const tried = transfers.map((transfer) => {
    const candidate = { ...pace, transfer };
    let likelihood = transfer === 0.5 ? Math.log(0.5) : 0;
    for (const { expected, right } of replay(recent, skills, now, candidate).trials)
      likelihood += logLikelihood(expected, right);
    return { likelihood, candidate };
  });
  return weighted(tried)((one) => one.transfer);
}

function logLikelihood(expected: number, right: boolean): number {
  return Math.log(Math.min(0.98, Math.max(0.02, right ? expected : 1 - expected)));
}

/** The mean of a property of the candidates, each by its likelihood. */
function weighted(
  tried: readonly { likelihood: number; candidate: Pace }[],
): (property: (pace: Pace) => number) => number {
  const top = Math.max(...tried.map(({ likelihood }) => likelihood));
  const total = tried.reduce((sum, { likelihood }) => sum + Math.exp(likelihood - top), 0);
  return (property) =>
    tried.reduce(
      (sum, { likelihood, candidate }) => sum + (property(candidate) * Math.exp(likelihood - top)) / total,
      0,
    );
}
