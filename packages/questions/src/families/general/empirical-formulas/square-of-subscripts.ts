import type { Random } from '../../../random.ts';
import type { Distractor } from '../../family.ts';
import { isPossibleCompound } from './possible-compound.ts';
import { shownFormula } from './stated-composition.ts';

type Parts = ReadonlyMap<string, number>;

/**
 * Wrong empirical formulas that stand in a square with the right one: the numbers of two elements are off by one (of hydrogen by two, as well), alone and together,
 * as where a ratio of amounts was rounded to the wrong whole number.
 * @returns nothing where no two elements make a square of compounds that could exist, in lowest whole numbers
 */
export function squareOfSubscripts(random: Random, parts: Parts): Distractor[] {
  const symbols = [...parts.keys()];
  const pairs = symbols.flatMap((one, at) => symbols.slice(at + 1).map((other) => [one, other] as const));
  // Hydrogens go in pairs as well: a double bond more or less.
  const stepsOf = (symbol: string): number[] => (symbol === 'H' ? [1, -1, 2, -2] : [1, -1]);
  const squares = random
    .shuffle(
      pairs.flatMap(([one, other]) =>
        stepsOf(one).flatMap((first) => stepsOf(other).map((second) => [one, other, first, second] as const)),
      ),
    )
    .map(([one, other, first, second]) => {
      const changed = (offs: Parts): Map<string, number> =>
        new Map([...parts].map(([symbol, count]) => [symbol, count + (offs.get(symbol) ?? 0)]));
      return [
        [[one], changed(new Map([[one, first]]))],
        [[other], changed(new Map([[other, second]]))],
        [
          [one, other],
          changed(
            new Map([
              [one, first],
              [other, second],
            ]),
          ),
        ],
      ] as const;
    });
  const square = squares.find((made) =>
    made.every(([, wrong]) => isLowest([...wrong.values()]) && isPossibleCompound(wrong)),
  );
  return (square ?? []).map(([off, wrong]) => ({
    text: shownFormula(wrong),
    slip: 'rounded-ratio',
    teaching: `The ratio of the amounts was rounded to ${off.map((symbol) => `${wrong.get(symbol) ?? 0} ${symbol}`).join(' and ')}; in whole numbers it is ${[...parts].map(([symbol, count]) => `${count} ${symbol}`).join(' : ')}.`,
  }));
}

/** Whether there is one of each at least, and no number divides them all. */
function isLowest(counts: readonly number[]): boolean {
  const smallest = Math.min(...counts);
  if (smallest < 1) return false;
  return !Array.from({ length: smallest - 1 }, (_, at) => at + 2).some((divisor) =>
    counts.every((count) => count % divisor === 0),
  );
}
