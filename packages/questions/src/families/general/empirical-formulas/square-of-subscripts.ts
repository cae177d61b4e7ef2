import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor } from '../../family.ts';
import { isPossibleCompound } from './possible-compound.ts';
import { massOf, shownFormula } from './stated-composition.ts';

type Parts = ReadonlyMap<string, number>;

/**
 * Wrong empirical formulas that stand in a square with the right one: the numbers of two elements are off by one (of hydrogen by two, as well), alone and together,
 * as where a ratio of amounts was rounded to the wrong whole number.
 * @param shares the percentages by mass that the question tells, by which a wrong formula can be checked
 * @returns nothing where no two elements make a square of compounds that could exist, in lowest whole numbers
 */
export function squareOfSubscripts(
  random: Random,
  parts: Parts,
  shares: Parts = sharesOf(parts),
): Distractor[] {
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
  return (square ?? []).map(([, wrong]) => ({
    text: shownFormula(wrong),
    slip: 'rounded-ratio',
    teaching: `The ratio of the amounts was rounded to the wrong whole numbers: ${otherShare(wrong, shares)}.`,
  }));
}

/** The element whose percentage is farthest from the one in the question, with both: `\\ce{C9H14O} would contain 78.2% C by mass, not 80.0%`. */
function otherShare(wrong: Parts, shares: Parts): string {
  const inWrong = sharesOf(wrong);
  const off = (symbol: string): number => Math.abs((inWrong.get(symbol) ?? 0) - (shares.get(symbol) ?? 0));
  const [farthest = ''] = [...wrong.keys()].toSorted((one, other) => off(other) - off(one));
  const percent = (of: Parts): string => `${formatDecimals(of.get(farthest) ?? 0, 1)}%`;
  return `${shownFormula(wrong)} would contain ${percent(inWrong)} ${farthest} by mass, not ${percent(shares)}`;
}

/** Percentages by mass. */
function sharesOf(parts: Parts): Map<string, number> {
  const masses = [...parts].map(([symbol, count]) => [symbol, count * massOf(symbol)] as const);
  const whole = masses.reduce((sum, [, mass]) => sum + mass, 0);
  return new Map(masses.map(([symbol, mass]) => [symbol, (100 * mass) / whole]));
}

/** Whether there is one of each at least, and no number divides them all. */
function isLowest(counts: readonly number[]): boolean {
  const smallest = Math.min(...counts);
  if (smallest < 1) return false;
  return !Array.from({ length: smallest - 1 }, (_, at) => at + 2).some((divisor) =>
    counts.every((count) => count % divisor === 0),
  );
}
