import { expect, test } from 'vitest';
import { roundedConstants } from './rounded-constants.ts';

test('the rounded constants are those that examination papers print', () => {
  expect(roundedConstants).toEqual({
    gas: 8.314,
    gasLitreAtmosphere: 0.08206,
    gasLitreBar: 0.08314,
    faraday: 96_485,
    avogadro: 6.022e23,
    planck: 6.626e-34,
    speedOfLight: 2.998e8,
    elementaryCharge: 1.602e-19,
    electronMass: 9.109e-31,
    protonMass: 1.673e-27,
    neutronMass: 1.675e-27,
    atomicMass: 1.6605e-27,
    rydberg: 1.097e7,
    planckLight: 1239.8,
    atmosphere: 1.013,
    nernstSlope: 0.0592,
  });
});
