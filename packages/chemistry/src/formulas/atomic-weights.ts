import { elements, type Element } from '../elements/elements.ts';

/** Standard weights have at most four decimals: in ten-thousandths every sum is exact. */
export const weightScale = 10_000;

/** Atomic weights in ten-thousandths of g/mol, by atomic number. */
export const scaledWeights: readonly number[] = [
  0,
  ...elements.map(({ atomicWeight }) => Math.round(atomicWeight * weightScale)),
];

/** A place for each capital letter with each small letter behind it, or with none. */
const secondLetters = 27;
const elementsByLetters: readonly (Element | null)[] = Array.from(
  { length: 26 * secondLetters },
  (_, place) => {
    const small = place % secondLetters;
    const symbol = String.fromCharCode(
      65 + Math.floor(place / secondLetters),
      ...(small === 0 ? [] : [96 + small]),
    );
    return elements.find((element) => element.symbol === symbol) ?? null;
  },
);

/** The element with a symbol of these character codes, the second 0 for symbols of one letter. */
export function elementOfCodes(capital: number, small: number): Element | null {
  return elementsByLetters[(capital - 65) * secondLetters + (small === 0 ? 0 : small - 96)] ?? null;
}
