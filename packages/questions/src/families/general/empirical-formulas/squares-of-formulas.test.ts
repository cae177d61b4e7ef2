import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { squareOfMultiples } from './square-of-multiples.ts';
import { squareOfSubscripts } from './square-of-subscripts.ts';
import { massOf, partsOf } from './stated-composition.ts';

const formulaIn = (text: string): string => text.slice('\\ce{'.length, -1);
const shareOf = (formula: string, symbol: string): number =>
  ((partsOf(formula).get(symbol) ?? 0) * massOf(symbol)) / massOf(formula);

test.each(['CH2O', 'C9H8O4', 'C10H14O', 'Fe2O3', 'KMnO4', 'NaHCO3', 'P2O5'])(
  'every wrong formula beside %s has another composition than it, by more than rounding makes',
  (formula) => {
    for (let seed = 1; seed <= 20; seed += 1)
      for (const { text } of squareOfSubscripts(createRandom(seed), partsOf(formula))) {
        const off = [...partsOf(formula).keys()].map((symbol) =>
          Math.abs(shareOf(formulaIn(text), symbol) - shareOf(formula, symbol)),
        );
        expect(Math.max(...off)).toBeGreaterThan(0.004);
      }
  },
);

test.each([2, 3, 5])('no wrong molecular formula has the molar mass of the right one, times %i', (factor) => {
  const written = (count: (index: number, atoms: number) => number): string =>
    `\\ce{C${count(0, 1)}H${count(1, 2)}O${count(2, 1)}}`;
  for (let seed = 1; seed <= 10; seed += 1)
    for (const { text } of squareOfMultiples(createRandom(seed), factor, written))
      expect(Math.abs(massOf(formulaIn(text)) - factor * massOf('CH2O'))).toBeGreaterThan(1);
});
