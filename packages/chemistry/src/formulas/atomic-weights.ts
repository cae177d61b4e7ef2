import { elements } from '../elements/elements.ts';

/** Standard weights have at most four decimals: in ten-thousandths every sum is exact. */
export const weightScale = 10_000;

/** Atomic weights in ten-thousandths of g/mol, by atomic number. */
export const scaledWeights: Int32Array = new Int32Array(elements.length + 1);
for (const { atomicNumber, atomicWeight } of elements) {
  scaledWeights[atomicNumber] = Math.round(atomicWeight * weightScale);
}

/** A place for each capital letter with each small letter behind it, or with none. */
const secondLetters = 27;
const atomicNumbers = new Uint8Array(26 * secondLetters);
for (const { atomicNumber, symbol } of elements) {
  atomicNumbers[symbolPlace(symbol.charCodeAt(0), symbol.charCodeAt(1) || 0)] = atomicNumber;
}

/** Atomic number of a symbol by its character codes, the second 0 for symbols of one letter; 0 for no element. */
export function atomicNumberOf(capital: number, small: number): number {
  return atomicNumbers[symbolPlace(capital, small)] ?? 0;
}

function symbolPlace(capital: number, small: number): number {
  return (capital - 65) * secondLetters + (small === 0 ? 0 : small - 96);
}
