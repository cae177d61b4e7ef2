import { elementOf } from '@valence/chemistry';
import type { DrawnAtom } from './drawn-graph.ts';

/** Symbols of one letter are spelled; a voice would read others, and a lone I, as words. */
const spelled: ReadonlySet<string> = new Set(['C', 'H', 'N', 'O', 'S', 'P', 'B']);
const isotopes: Readonly<Record<string, string>> = { H2: 'deuterium', H3: 'tritium' };

/**
 * An atom with its hydrogens and charge.
 * @example atomWords(nitrogen) // 'N H 3 plus'
 */
export function atomWords(atom: DrawnAtom): string {
  const { element, hydrogens, mass } = atom;
  const named = isotopes[`${element}${mass}`];
  const symbol = named ?? (spelled.has(element) ? element : elementOf(element).name.toLowerCase());
  const carried = hydrogens === 0 ? '' : hydrogens === 1 ? ' H' : ` H ${hydrogens}`;
  return `${symbol}${carried}${marks(atom, named !== undefined)}`;
}

/** What a drawing writes at an atom beside its symbol: charge, dots of unpaired electrons, mass number. */
export function markWords({ charge, unpaired, mass }: DrawnAtom): string[] {
  return [
    ...(charge === 0
      ? []
      : [charge === 1 || charge === -1 ? `${signOf(charge)} charge` : `charge of ${chargeWords(charge)}`]),
    ...(unpaired === 0 ? [] : [unpaired === 1 ? 'unpaired electron' : `${unpaired} unpaired electrons`]),
    ...(mass === 0 ? [] : [`mass number ${mass}`]),
  ];
}

function marks({ charge, unpaired, mass }: DrawnAtom, isNamed: boolean): string {
  return [
    charge === 0 ? '' : ` ${chargeWords(charge)}`,
    unpaired === 0
      ? ''
      : ` with ${unpaired === 1 ? 'an unpaired electron' : `${unpaired} unpaired electrons`}`,
    mass === 0 || isNamed ? '' : ` with mass number ${mass}`,
  ].join('');
}

function chargeWords(charge: number): string {
  const size = Math.abs(charge);
  return size === 1 ? signOf(charge) : `${size} ${signOf(charge)}`;
}

function signOf(charge: number): string {
  return charge > 0 ? 'plus' : 'minus';
}

/**
 * Atoms in a row, carbons counted.
 * @example sequenceWords(atoms) // ['3 carbons', 'O', '2 carbons']
 */
export function sequenceWords(atoms: readonly DrawnAtom[]): string[] {
  const words: string[] = [];
  let carbons = 0;
  for (const atom of atoms) {
    if (atom.element === 'C') {
      if (carbons > 0) words.pop();
      carbons += 1;
      words.push(carbonsWords(carbons));
    } else {
      carbons = 0;
      words.push(atomWords(atom));
    }
  }
  return words;
}

/** @example carbonsWords(2) // '2 carbons' */
export function carbonsWords(count: number): string {
  return count === 1 ? '1 carbon' : `${count} carbons`;
}

/** @example joined(['1', '2', '4']) // '1, 2 and 4' */
export function joined(words: readonly (string | number)[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
