import { families } from '../packages/questions/src/families/families.ts';
import { checkQuestion } from '../packages/questions/src/checks/check-question.ts';
import { makeQuestion } from '../packages/questions/src/families/make-question.ts';
import type { Difficulty } from '../packages/questions/src/question.ts';
import { percentile, type Figure } from './measure.ts';

type Family = (typeof families)['general'][number];

const rounds = 5;
const seedsPerRound = 200;
const seedsToWarmUp = 1000;
const seedsOfFullCheck = 10;

/**
 * Questions that all families together make and check on one core, one family after the other, each at each difficulty
 * as often as the others; median of five rounds. Checked is what every generated question passes in `makeQuestion`
 * before it is served: options that differ in meaning, and `generatedProblem`. The full `checkQuestion` has a line of
 * its own.
 *
 * Warm: every family has made questions before, so its code is compiled, and what stands in its tables (molecules,
 * reactions) has been read. Every measured seed is drawn for the first time: no question is remembered by its seed.
 */
export function benchFamilies(): Figure[] {
  const sources = Object.values(families)
    .flat()
    .flatMap((family) => family.difficulties.map((difficulty): Source => [family, difficulty]));
  let freshSeed = 1;
  const measure = (measured: readonly Source[], count: number): number => {
    const rate = makeAndCheck(measured, freshSeed, count);
    freshSeed += count;
    return rate;
  };
  measure(sources, seedsToWarmUp);
  const figures = Array.from({ length: rounds }, () => measure(sources, seedsPerRound));
  const bySpeed = sources
    .map((source) => ({ source, rate: measure([source], seedsPerRound) }))
    .sort((one, other) => one.rate - other.rate);
  const rates = bySpeed.map(({ rate }) => rate);
  return [
    {
      what: `families: checked questions a second on one core (${sources.length} families × difficulties)`,
      value: Math.round(percentile(figures, 50)).toString(),
      expected: 'at least 100,000',
    },
    {
      what: 'families: checked questions a second, median of the families',
      value: Math.round(percentile(rates, 50)).toString(),
      expected: '',
    },
    {
      what: 'families: the slowest, questions a second',
      value: bySpeed
        .slice(0, 5)
        .map(({ source: [family, difficulty], rate }) => `${family.id} ${difficulty} ${Math.round(rate)}`)
        .join(', '),
      expected: '',
    },
    {
      what: 'families: full checks of a question a second on one core',
      value: Math.round(fullChecks(sources)).toString(),
      expected: '',
    },
  ];
}

type Source = readonly [Family, Difficulty];

/** Questions a second of processor time, made and checked. */
function makeAndCheck(sources: readonly Source[], firstSeed: number, count: number): number {
  const before = process.cpuUsage();
  for (const [family, difficulty] of sources)
    for (let seed = firstSeed; seed < firstSeed + count; seed += 1) makeQuestion(family, seed, difficulty);
  return (count * sources.length) / secondsSince(before);
}

function fullChecks(sources: readonly Source[]): number {
  const questions = sources.flatMap(([family, difficulty]) =>
    Array.from({ length: seedsOfFullCheck }, (_, seed) => makeQuestion(family, seed + 1, difficulty)),
  );
  const before = process.cpuUsage();
  for (const question of questions)
    if (!checkQuestion(question).ok) throw new Error(`${question.id} fails a check`);
  return questions.length / secondsSince(before);
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
