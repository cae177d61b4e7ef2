import { constants } from '@valence/chemistry';
import { expect, test } from 'vitest';
import { statedMolarMass } from '../../worked-reaction.ts';
import { cubicCrystals } from './cubic-crystals.data.ts';

test.each(cubicCrystals.map((crystal) => [crystal.symbol, crystal] as const))(
  'lattice and cell edge of %s lead to its measured density',
  (symbol, { lattice, edge, density }) => {
    const cell = (edge * 1e-10) ** 3;
    const computed = (lattice.atoms * statedMolarMass(symbol)) / (constants.avogadro.value * cell);
    // Soft metals are hard to weigh without gaps; another lattice would be off by half.
    expect(Math.abs(computed / density - 1)).toBeLessThan(0.04);
  },
);
