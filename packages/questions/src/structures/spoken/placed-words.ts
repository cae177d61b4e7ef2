import { joined } from './atom-words.ts';
import { several } from './group-words.ts';

export interface Placed {
  /** The number of the atom that carries it. */
  number: number;
  words: string;
}

/**
 * Groups with the numbers of the atoms that carry them: equal ones together, and short ones of the same atom.
 * @example placedWords([{ number: 1, words: 'O H' }, { number: 3, words: 'O H' }]) // ['O H on 1 and 3']
 */
export function placedWords(groups: readonly Placed[]): string[] {
  const numbersOf = Map.groupBy(groups, ({ words }) => words);
  const told = [...numbersOf].map(([words, placed]) => {
    const numbers = placed.map(({ number }) => number);
    const isOnePlace = new Set(numbers).size === 1;
    const what = isOnePlace ? several(words, numbers.length) : words;
    const isLong = / (?:carrying|with) /.test(what);
    return {
      what,
      where: `${isLong ? ', on' : ' on'} ${joined(isOnePlace ? numbers.slice(0, 1) : numbers)}`,
      isShared: isOnePlace && !isLong,
    };
  });
  const together = Map.groupBy(told, (one) => (one.isShared ? one.where : one));
  return [...together.values()].map(
    (same) => `${joined(same.map(({ what }) => what))}${same[0]?.where ?? ''}`,
  );
}
