import { forgetting } from '../memory.ts';
import { normalFrom, randomFrom } from '../random.ts';
import { solveUpper } from './cholesky.ts';
import {
  evidenceOfGuessing,
  fitAbility,
  logistic,
  type Ability,
  type Observation,
  type Reading,
} from './fit-ability.ts';
import { hardness, type Level } from './level-shares.ts';

/** What is asked on the paper, and how. */
export interface Paper {
  /** Share of the exam of each topic with answers, in the order of the observations' numbers. */
  answered: readonly number[];
  /** Shares of the topics without answers. */
  unanswered: readonly number[];
  questions: number;
  /** Each level's share of the paper. */
  levelShares: readonly { level: Level; share: number }[];
  /** Probability of a right answer without knowing. */
  guess: number;
  /** Days from the last answer to the exam. */
  days: number;
}

/** A possible mark, as a share of the paper, and how likely it is. */
export interface WeightedMark {
  mark: number;
  weight: number;
}

const spreads = [0.25, 1];
const growths = [
  { growth: 0, prior: 0.5 },
  { growth: 0.8, prior: 0.2 },
  { growth: 1.6, prior: 0.2 },
  { growth: 2.4, prior: 0.1 },
];
const guessing = 0.15;
/** Days until one in ten has forgotten: the middle of what is likely, and its spread as a logarithm. */
const retention = { middle: 9, deviation: 0.9 };
const draws = 240;

/**
 * Marks that the student may get, from answers (the oldest first): ability by topic, steady or growing, even or uneven, each
 * way to read the answers by how well it explains them; or nothing but guesses. Then forgetting until the exam, and the luck of
 * the paper. The draws are the same each time, so that two forecasts differ by what was asked and not by chance.
 */
export function drawMarks(answers: readonly Observation[], paper: Paper): WeightedMark[] {
  const readings = spreads.flatMap((spread) =>
    growths.map(({ growth, prior }) => {
      const ability = fitAbility(answers, paper.answered.length, { spread, growth });
      return {
        reading: { spread, growth },
        ability,
        evidence: ability.evidence + Math.log((prior * (1 - guessing)) / spreads.length),
      };
    }),
  );
  const evidence = evidenceOfGuessing(answers) + Math.log(guessing);
  const top = Math.max(evidence, ...readings.map((one) => one.evidence));
  const next = randomFrom(1);
  return [
    ...readings.flatMap((one) =>
      marksUnder(one.reading, one.ability, paper, Math.exp(one.evidence - top), next),
    ),
    ...Array.from({ length: draws }, () => ({
      mark: withLuck(paper.guess, paper, normalFrom(next)),
      weight: Math.exp(evidence - top),
    })),
  ];
}

function marksUnder(
  { spread }: Reading,
  { mean, lower }: Ability,
  paper: Paper,
  weight: number,
  next: () => number,
): WeightedMark[] {
  return Array.from({ length: draws }, () => {
    const offsets = solveUpper(
      lower,
      mean.map(() => normalFrom(next)),
    );
    const ability = mean.map((value, index) => value + (offsets[index] ?? 0));
    const stability = retention.middle * Math.exp(retention.deviation * normalFrom(next));
    let known = 0;
    for (const [topic, share] of paper.answered.entries())
      known += share * knownOn((ability[0] ?? 0) + (ability[topic + 1] ?? 0), paper.levelShares);
    for (const share of paper.unanswered)
      known += share * knownOn((ability[0] ?? 0) + spread * normalFrom(next), paper.levelShares);
    known *= forgetting(paper.days, stability);
    return { mark: withLuck(paper.guess + (1 - paper.guess) * known, paper, normalFrom(next)), weight };
  });
}

/** Share of questions known, over the levels of the paper. */
function knownOn(ability: number, levelShares: Paper['levelShares']): number {
  return levelShares.reduce(
    (sum, { level, share }) => sum + share * logistic(ability - (hardness.get(level) ?? 0)),
    0,
  );
}

/** The paper is a sample: its mark is spread as a binomial share is. */
function withLuck(expected: number, { questions }: Paper, luck: number): number {
  return Math.min(1, Math.max(0, expected + luck * Math.sqrt((expected * (1 - expected)) / questions)));
}
