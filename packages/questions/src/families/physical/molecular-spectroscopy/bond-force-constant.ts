import { formatSignificant, roundSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { believableOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { bonds, formula, heavyShare, reducedMass, solventShift, type Bond } from './hydrogen-halides.ts';

/** In N/m, of two atoms: between which a force constant can be believed. */
const forceConstants = [40, 2000] as const;

/** The force constant behind a band. */
export function forceConstant(random: Random): Draft | null {
  const bond = random.pick(bonds);
  const molecule = random.next() < 0.5 ? bond.light : bond.heavy;
  const wavenumber =
    (molecule === bond.light ? bond.wavenumber : Math.round(bond.wavenumber * heavyShare)) +
    solventShift(random);
  const reduced = reducedMass(molecule);
  const angular = 2 * Math.PI * 100 * roundedConstants.speedOfLight * wavenumber;
  const constant = reduced * roundedConstants.atomicMass * angular ** 2;
  const slips = constantSlips(molecule, constant, molecule === bond.light ? bond.heavy : bond.light);
  const options = believableOptions(
    constant,
    (value) => `${plainNumber(roundSignificant(value, 3), 3)} N/m`,
    slips,
    forceConstants,
  );
  if (options === null) return null;
  return {
    text: `In a certain solvent, \\ce{${formula(molecule)}} absorbs at ${wavenumber} cm^{−1}. What is the force constant of the bond, if the molecule is a harmonic oscillator? (Use mass numbers as masses; 1 u = ${printedConstants.atomicMass} kg, *c* = ${printedConstants.speedOfLightCentimetre} cm/s)`,
    ...options,
    explanation: `*μ* = ${formatSignificant(reduced, 5)} u = ${formatSignificant(reduced * roundedConstants.atomicMass, 5)} kg. *ω* = 2π*c* × ${wavenumber} cm^{−1} = ${formatSignificant(angular, 5)} s^{−1}. *k* = *μω*² = ${formatSignificant(reduced * roundedConstants.atomicMass, 5)} kg × (${formatSignificant(angular, 5)} s^{−1})² = ${options.answer}.`,
    finding: `*k* = *μω*² with the reduced mass gives ${options.answer}.`,
  };
}

/** Slips in the mass, in the frequency, and in what is made of both. */
function constantSlips(
  molecule: Bond['light'],
  constant: number,
  isotopologue: Bond['light'],
): SlippedValue[] {
  const [symbol, light, , heavy] = molecule;
  const withMass = (mass: number): number => (constant * mass) / reducedMass(molecule);
  return [
    {
      value: constant / (4 * Math.PI ** 2),
      slip: 'angular-frequency',
      factor: 'w',
      teaching:
        'The frequency was used for *ω*; in *ω* = \\sqrt{*k*/*μ*}, *ω* is the angular frequency, which is 2π times the frequency.',
    },
    {
      value: constant / (2 * Math.PI),
      slip: 'forgot-square',
      factor: 'w',
      teaching: 'The factor of 2π in the angular frequency was not squared; *k* = *μω*² contains its square.',
    },
    {
      value: constant / Math.PI,
      slip: 'forgot-square',
      factor: 'w',
      teaching: 'In (2π)², only the 2 was squared; it is 4π², not 4π.',
    },
    {
      value: constant / 4,
      slip: 'angular-frequency',
      factor: 'w',
      teaching:
        'The angular frequency was calculated as π times the frequency; it is 2π times the frequency.',
    },
    {
      value: constant * 4,
      slip: 'level-for-difference',
      factor: 'e',
      teaching:
        'The photon energy was set equal to the zero-point energy, ½*hν*, which makes *ν* twice as large; the transition to the next level requires *hν*.',
    },
    {
      value: (constant * 4) / 9,
      slip: 'level-for-difference',
      factor: 'e',
      teaching:
        'The photon energy was set equal to \\frac{3}{2}*hν*, the energy of the level *v* = 1; the transition to this level requires only *hν*, its distance from the zero-point level.',
    },
    {
      value: withMass(light + heavy),
      slip: 'sum-for-reduced-mass',
      factor: 'm',
      teaching:
        'The sum of the masses was used; the two atoms move relative to each other, so the reduced mass is needed.',
    },
    {
      value: withMass((light + heavy) / 2),
      slip: 'sum-for-reduced-mass',
      factor: 'm',
      teaching:
        'The mean of the two masses was used; the reduced mass is their product divided by their sum.',
    },
    {
      value: withMass(heavy),
      slip: 'wrong-particle-mass',
      factor: 'm',
      teaching: 'The mass of the heavy atom was used; the reduced mass is close to that of the light atom.',
    },
    {
      value: withMass(light),
      slip: 'wrong-particle-mass',
      factor: 'm',
      teaching:
        'The mass of the hydrogen atom was used; the halogen atom moves a little, too, so the reduced mass is needed.',
    },
    {
      value: withMass(reducedMass(isotopologue)),
      slip: 'wrong-particle-mass',
      factor: 'm',
      teaching: `A mass of ${3 - light} was used for the hydrogen atom; in \\ce{^{${light}}${symbol}} its mass is ${light}.`,
    },
    {
      value: Math.sqrt(constant),
      slip: 'needless-root',
      teaching: '*k* is *μω*² itself; no square root is taken.',
    },
    {
      value: constant / 2,
      slip: 'needless-half',
      factor: 'h',
      teaching: 'The result was halved; the factor ½ belongs to the energy ½*kx*², not to *k* = *μω*².',
    },
    {
      value: constant * 2,
      slip: 'needless-factor-two',
      factor: 'h',
      teaching: 'The result was doubled; *k* = *μω*² contains no factor of 2.',
    },
  ];
}
