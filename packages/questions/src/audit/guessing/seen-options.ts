import { readMeaning } from '../../checks/options/meaning.ts';
import { statedQuantity } from '../../computations/numbers/stated-quantity.ts';
import { printedNumbers } from '../../families/options/printed-numbers.ts';
import { numberFeatures } from './number-features.ts';
import type { Seen } from './seen.ts';
import { structureFeatures } from './structure-features.ts';
import { wordFeatures } from './word-features.ts';

export const optionKinds = ['numbers', 'words', 'structures'] as const;
/** What the four options are. */
export type OptionKind = (typeof optionKinds)[number];

/**
 * What somebody without chemistry sees of the options of a question.
 * @example seenOptions('What is the mass?', ['1 g', '2 g', '3 g', '4 g']).kind // 'numbers'
 */
export function seenOptions(
  stem: string,
  options: readonly string[],
): { kind: OptionKind; seen: readonly Seen[] } {
  const values = numbersOf(options);
  if (values !== null) {
    const lengths = wordFeatures(options, '').map(lengthOnly);
    const features = numberFeatures(values, printedNumbers(stem));
    return { kind: 'numbers', seen: features.map((one, index) => ({ ...one, ...lengths[index] })) };
  }
  const words = wordFeatures(options, stem);
  if (!options.every((option) => /\\(?:smiles|ce)\{/.test(option))) return { kind: 'words', seen: words };
  const features = structureFeatures(options, stem);
  return { kind: 'structures', seen: features.map((one, index) => ({ ...one, ...words[index] })) };
}

/** The options as numbers of one unit, or `null` where one of them is none. */
function numbersOf(options: readonly string[]): number[] | null {
  const stated = options.map(statedQuantity);
  const printed = stated.flatMap((quantity) => (quantity === null ? [] : [quantity.value]));
  if (printed.length === options.length && new Set(stated.map((one) => one?.unit)).size === 1) return printed;
  const meanings = options.map(readMeaning);
  const values = meanings.flatMap(({ value }) => (value === null ? [] : [value]));
  const isOneKind = new Set(meanings.map(({ name }) => name)).size === 1;
  return values.length === options.length && isOneKind ? values : null;
}

/** A number has no words: what is left of its text is how long it is written. */
function lengthOnly(seen: Seen): Seen {
  return Object.fromEntries(Object.entries(seen).filter(([name]) => /length|long/.test(name)));
}
