import { expect, test } from 'vitest';
import { decideMoleculeShape, decideSpeciesOfShape, moleculeShape } from './molecule-shape.ts';

test.each([
  ['BeCl2', 'linear'],
  ['CO2', 'linear'],
  ['BF3', 'trigonal planar'],
  ['SO2', 'bent'],
  ['O3', 'bent'],
  ['NO2-', 'bent'],
  ['NO3-', 'trigonal planar'],
  ['CO3^2-', 'trigonal planar'],
  ['CH4', 'tetrahedral'],
  ['NH4+', 'tetrahedral'],
  ['SO4^2-', 'tetrahedral'],
  ['NH3', 'trigonal pyramidal'],
  ['H3O+', 'trigonal pyramidal'],
  ['ClO3-', 'trigonal pyramidal'],
  ['XeO3', 'trigonal pyramidal'],
  ['H2O', 'bent'],
  ['PCl5', 'trigonal bipyramidal'],
  ['SF4', 'seesaw'],
  ['ClF3', 'T-shaped'],
  ['XeF2', 'linear'],
  ['I3-', 'linear'],
  ['SF6', 'octahedral'],
  ['PF6-', 'octahedral'],
  ['BrF5', 'square pyramidal'],
  ['XeF4', 'square planar'],
  ['ICl4-', 'square planar'],
])('%s is %s', (species, shape) => {
  expect(moleculeShape(species)?.shape).toBe(shape);
});

test.each(['NO2', 'HCN', 'C2H6', 'Fe(CN)6', 'Cl2'])('says nothing about %s', (species) => {
  expect(moleculeShape(species)).toBeNull();
});

test('decides by shape, by lone pairs, and by species', () => {
  expect(decideMoleculeShape('ClF3', 'shape', ['T-shaped', 'Trigonal planar'])).toMatchObject({
    right: [true, false],
  });
  expect(decideMoleculeShape('I3-', 'lonePairs', ['2', '3'])).toMatchObject({ right: [false, true] });
  expect(decideSpeciesOfShape('bent', ['\\ce{SO2}', '\\ce{CO2}'])).toMatchObject({ right: [true, false] });
});
