import { findElement } from '@valence/chemistry';
import { undecided, type Decision } from '../decision.ts';

/** Mass number and charge number of a nuclide or particle. */
export interface Nuclide {
  mass: number;
  number: number;
}

/**
 * Reads `^{234}_{90}Th`, `^{0}_{-1}e` or `^{1}_{0}n`.
 * @returns `null` for other texts, and where the symbol is not the element of that atomic number
 */
export function readNuclide(text: string): Nuclide | null {
  const match = /^\^\{(\d+)\}_\{(-?\d+)\}([A-Za-z]+)$/.exec(text.trim());
  if (match === null) return null;
  const [, mass = '', number = '', symbol = ''] = match;
  const nuclide = { mass: Number(mass), number: Number(number) };
  if (symbol === 'n') return nuclide.mass === 1 && nuclide.number === 0 ? nuclide : null;
  if (symbol === 'e') return nuclide.mass === 0 && Math.abs(nuclide.number) === 1 ? nuclide : null;
  return findElement(symbol)?.atomicNumber === nuclide.number ? nuclide : null;
}

/**
 * Decides which option completes a nuclear equation, in which `?` stands for it: mass numbers and charges balance.
 * @example decideNuclearBalance('^{238}_{92}U -> ? + ^{4}_{2}He', ['\\ce{^{234}_{90}Th}', …])
 */
export function decideNuclearBalance(equation: string, options: readonly string[]): Decision {
  const sides = equation.split('->').map((side) => side.split(/\s\+\s/).map((term) => term.trim()));
  const missing = { mass: 0, number: 0 };
  for (const [index, side] of sides.entries())
    for (const term of side.filter((text) => text !== '?')) {
      const [, count = '1', nuclideText = ''] = /^(?:(\d+) )?(.*)$/.exec(term) ?? [];
      const nuclide = readNuclide(nuclideText);
      if (nuclide === null) return undecided(`“${term}” is no nuclide`);
      const sign = (index === 0 ? 1 : -1) * Number(count || 1);
      missing.mass += sign * nuclide.mass;
      missing.number += sign * nuclide.number;
    }
  const isOnTheLeft = sides[0]?.includes('?') === true;
  const wanted = isOnTheLeft ? { mass: -missing.mass, number: -missing.number } : missing;
  const right = options.map((option) => {
    const nuclide = readNuclide(option.replace(/^\\ce\{(.*)\}$/, '$1'));
    return nuclide !== null && nuclide.mass === wanted.mass && nuclide.number === wanted.number;
  });
  return {
    ok: true,
    right,
    finding: `Mass numbers and charges balance for mass number ${wanted.mass} and charge ${wanted.number}.`,
  };
}
