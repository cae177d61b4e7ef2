import { readFigure, readOrbitalDiagram } from '@valence/figures';
import { describe, expect, test } from 'vitest';
import { countElectrons, diagramOf, diatomics } from './diatomic-diagram.ts';

const valence = { B: 3, C: 4, N: 5, O: 6, F: 7 } as const;

/** Bond orders and unpaired electrons of ground states as textbooks and spectroscopy give them. */
const known: Readonly<Record<string, readonly [order: number, unpaired: number]>> = {
  B2: [1, 2],
  C2: [2, 0],
  N2: [3, 0],
  'N2^+': [2.5, 1],
  O2: [2, 2],
  'O2^+': [2.5, 1],
  'O2^-': [1.5, 1],
  'O2^2-': [1, 0],
  F2: [1, 0],
  CO: [3, 0],
  CN: [2.5, 1],
  'CN^-': [3, 0],
  NO: [2.5, 1],
  'NO^+': [3, 0],
};

describe.each(diatomics.map((species) => [species.formula, species] as const))('%s', (formula, species) => {
  test('has the valence electrons of its atoms less its charge, all of them drawn', () => {
    const [, size, sign] = /\^(\d?)([+-])$/.exec(formula) ?? [];
    const charge = sign === undefined ? 0 : Number(size || 1) * (sign === '+' ? 1 : -1);
    const atoms = [...formula.replace(/\^.*/, '').matchAll(/([BCNOF])(2?)/g)];
    const expected = atoms.reduce(
      (total, [, symbol, count]) => total + valenceOf(symbol ?? '') * (count === '2' ? 2 : 1),
      -charge,
    );
    const { bonding, antibonding } = countElectrons(readOrbitalDiagram(readFigure(diagramOf(species))));
    expect([species.electrons, bonding + antibonding]).toEqual([expected, expected]);
    expect(species.hasTwoElements).toBe(atoms.length === 2);
  });
});

test.each(Object.entries(known))(
  '%s has the bond order and the unpaired electrons that are known of it',
  (formula, expected) => {
    const species = diatomics.find((one) => one.formula === formula);
    if (species === undefined) throw new Error(`${formula} is not drawn`);
    const { bonding, antibonding, unpaired } = countElectrons(
      readOrbitalDiagram(readFigure(diagramOf(species))),
    );
    expect([(bonding - antibonding) / 2, unpaired]).toEqual(expected);
  },
);

function valenceOf(symbol: string): number {
  return Object.entries(valence).find(([one]) => one === symbol)?.[1] ?? Number.NaN;
}
