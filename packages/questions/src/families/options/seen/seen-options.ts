import { readMeaning } from '../../../checks/options/meaning.ts';
import { statedQuantity } from '../../../computations/numbers/stated-quantity.ts';
import { printedNumbers } from './printed-numbers.ts';
import { numberFeatures } from './number-features.ts';
import { readGiven } from './number-relations.ts';
import type { Seen } from './seen.ts';
import { readStructure, structureFeatures } from './structure-features.ts';
import { lengthFeatures, readWords, wordFeatures } from './word-features.ts';

export const optionKinds = ['numbers', 'words', 'structures'] as const;
/** What the four options are. */
export type OptionKind = (typeof optionKinds)[number];

/** The four options as they are seen. */
export interface SeenOptions {
  kind: OptionKind;
  /** The features of each option. */
  seen: readonly Seen[];
}

/**
 * What somebody without chemistry sees of the options of a question.
 * @example seenOptions('What is the mass?', ['1 g', '2 g', '3 g', '4 g']).kind // 'numbers'
 */
export function seenOptions(stem: string, options: readonly string[]): SeenOptions {
  return seenAmong(stem, options)(options.map((_, place) => place));
}

/**
 * Reads once all texts from which the options of a question are taken.
 * @returns what is seen of those at some places of `texts`
 */
export function seenAmong(
  stem: string,
  texts: readonly string[],
): (places: readonly number[]) => SeenOptions {
  const given = readGiven(printedNumbers(stem));
  const [stemWords, stemStructure] = [readWords(stem), readStructure(stem)];
  const read = texts.map((text) => ({
    number: numberIn(text),
    words: readWords(text),
    structure: /\\(?:smiles|ce)\{/.test(text) ? readStructure(text) : null,
  }));
  return (places) => {
    const options = places.flatMap((place) => read[place] ?? []);
    const values = valuesOf(options.map(({ number }) => number));
    if (values !== null) {
      // A number has no words: what is left of its text is how long it is written.
      const lengths = lengthFeatures(options.map(({ words }) => words.length));
      const features = numberFeatures(values, given);
      return { kind: 'numbers', seen: features.map((one, index) => ({ ...one, ...lengths[index] })) };
    }
    const words = wordFeatures(
      options.map((option) => option.words),
      stemWords,
    );
    const structures = options.flatMap(({ structure }) => structure ?? []);
    if (structures.length < options.length) return { kind: 'words', seen: words };
    const features = structureFeatures(structures, stemStructure);
    return { kind: 'structures', seen: features.map((one, index) => ({ ...one, ...words[index] })) };
  };
}

/** An option read as a number: as it is printed, and as a quantity of which a unit is only a way to write it. */
interface NumberRead {
  printed: ReturnType<typeof statedQuantity>;
  meaning: { value: number | null; name: string | null };
}

function numberIn(option: string): NumberRead {
  return { printed: statedQuantity(option), meaning: readMeaning(option) };
}

/** The options as numbers of one unit, or `null` where one of them is none. */
function valuesOf(numbers: readonly NumberRead[]): number[] | null {
  const printed = numbers.flatMap(({ printed: one }) => (one === null ? [] : [one.value]));
  if (printed.length === numbers.length && new Set(numbers.map(({ printed: one }) => one?.unit)).size === 1)
    return printed;
  const values = numbers.flatMap(({ meaning: { value } }) => (value === null ? [] : [value]));
  const isOneKind = new Set(numbers.map(({ meaning: { name } }) => name)).size === 1;
  return values.length === numbers.length && isOneKind ? values : null;
}
