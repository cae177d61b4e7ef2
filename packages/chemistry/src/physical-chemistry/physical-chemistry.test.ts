import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hendersonHasselbalch, solvePh, stageFractions, type AqueousMixture } from './acid-base.ts';
import {
  constantOfGibbs,
  electrolysedMoles,
  gibbsOfConstant,
  gibbsOfPotential,
  nernst,
} from './electrochemistry.ts';
import { reactionQuotient, solveEquilibrium } from './equilibrium.ts';
import { effusionRatio, idealGas, rootMeanSquareSpeed, vanDerWaalsPressure } from './gas-laws.ts';
import { activationEnergy, arrhenius, concentrationAfter, halfLife, timeToReach } from './kinetics.ts';
import { molarSolubility } from './solubility.ts';
import { dilution, massForSolution, molarityOfPercent } from './solutions.ts';

/** One mole each of hydrogen and iodine with K = 50: x² / (1 − x)² = 50/4. */
test('hydrogen and iodine come to the composition of the solved quadratic', () => {
  const one = { coefficient: 1, initial: 1 };
  const state = solveEquilibrium([one, one], [{ coefficient: 2, initial: 0 }], 50);
  const root = Math.sqrt(50);
  expect(state.extent).toBeCloseTo(root / (2 + root), 12);
  expect(state.products[0]).toBeCloseTo((2 * root) / (2 + root), 12);
});

test('a weak acid gives the root of its quadratic to every digit, however weak', () => {
  for (const constant of [1e-20, 1.8e-5, 3, 1e15]) {
    const c = 0.1;
    const state = solveEquilibrium(
      [{ coefficient: 1, initial: c }],
      [
        { coefficient: 1, initial: 0 },
        { coefficient: 1, initial: 0 },
      ],
      constant,
    );
    const exact = (2 * constant * c) / (constant + Math.sqrt(constant ** 2 + 4 * constant * c));
    expect((state.products[0] ?? 0) / exact).toBeCloseTo(1, 11);
  }
});

test('at equilibrium the quotient is the constant, whatever the reaction and the start', () => {
  const side = fc.array(
    fc.record({
      coefficient: fc.integer({ min: 1, max: 3 }),
      initial: fc.double({ min: 0.001, max: 5, noNaN: true }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(side, side, fc.double({ min: -15, max: 15, noNaN: true }), (reactants, products, logK) => {
      const state = solveEquilibrium(reactants, products, 10 ** logK);
      const now = (before: typeof reactants, values: readonly number[]) =>
        before.map(({ coefficient }, index) => ({ coefficient, initial: values[index] ?? 0 }));
      const quotient = reactionQuotient(now(reactants, state.reactants), now(products, state.products));
      expect(Math.log10(quotient)).toBeCloseTo(logK, 8);
      expect(Math.min(...state.reactants, ...state.products)).toBeGreaterThan(0);
    }),
  );
});

const acetic = (concentration: number) => ({ pKas: [4.756], concentration, chargeOfAcid: 0 });
const ammonium = (concentration: number) => ({ pKas: [9.25], concentration, chargeOfAcid: 1 });
const phosphoric = (concentration: number) => ({ pKas: [2.16, 7.21, 12.32], concentration, chargeOfAcid: 0 });

test.each<[string, AqueousMixture, number]>([
  ['water', {}, 7],
  ['0.1 M HCl', { strongAnions: 0.1 }, 1],
  ['1e-8 M HCl', { strongAnions: 1e-8 }, 6.978],
  ['0.05 M Ba(OH)2', { strongCations: 0.1 }, 13],
  ['0.1 M acetic acid', { systems: [acetic(0.1)] }, 2.881],
  ['0.1 M sodium acetate', { systems: [acetic(0.1)], strongCations: 0.1 }, 8.878],
  ['a buffer of equal parts', { systems: [acetic(0.2)], strongCations: 0.1 }, 4.756],
  ['0.1 M ammonia', { systems: [ammonium(0.1)] }, 11.122],
  ['0.1 M ammonium chloride', { systems: [ammonium(0.1)], strongAnions: 0.1 }, 5.125],
  ['0.1 M NaH2PO4', { systems: [phosphoric(0.1)], strongCations: 0.1 }, 4.699],
])('the pH of %s is that of the hand calculation', (_, mixture, expected) => {
  expect(solvePh(mixture)).toBeCloseTo(expected, 2);
});

test('the exact pH of an ample buffer is that of Henderson and Hasselbalch', () => {
  const exact = solvePh({ systems: [acetic(0.3)], strongCations: 0.2 });
  expect(exact).toBeCloseTo(hendersonHasselbalch(4.756, 0.2, 0.1), 3);
});

test('stage fractions sum to 1 at every pH', () => {
  fc.assert(
    fc.property(fc.double({ min: -2, max: 16, noNaN: true }), (pH) => {
      const sum = stageFractions([2.16, 7.21, 12.32], pH).reduce((total, fraction) => total + fraction, 0);
      expect(sum).toBeCloseTo(1, 12);
    }),
  );
});

test('solubilities are those of the closed formulas, a common ion lowers them', () => {
  expect(molarSolubility(1.77e-10, 1, 1)).toBeCloseTo(1.3304e-5, 9);
  expect(molarSolubility(3.45e-11, 1, 2)).toBeCloseTo(Math.cbrt(3.45e-11 / 4), 12);
  expect(molarSolubility(1.77e-10, 1, 1, { anion: 0.1 })).toBeCloseTo(1.77e-9, 13);
  expect(molarSolubility(1.77e-10, 1, 1, { cation: 1, anion: 1 })).toBe(0);
});

test.each([0, 1, 2] as const)('at order %d half is left after the half-life, and times invert', (order) => {
  const half = halfLife(order, 0.8, 0.02);
  expect(concentrationAfter(order, 0.8, 0.02, half)).toBeCloseTo(0.4, 12);
  expect(timeToReach(order, 0.8, 0.02, 0.4)).toBeCloseTo(half, 10);
});

test('Arrhenius there and back', () => {
  const slow = arrhenius(1e13, 75_000, 298.15);
  const fast = arrhenius(1e13, 75_000, 308.15);
  expect(fast / slow).toBeCloseTo(2.669, 2);
  expect(activationEnergy(slow, 298.15, fast, 308.15)).toBeCloseTo(75_000, 4);
});

test('the Daniell cell has the potential, free energy and constant of the textbook', () => {
  expect(nernst(1.1037, 2, 10)).toBeCloseTo(1.0741, 4);
  expect(gibbsOfPotential(1.1037, 2)).toBeCloseTo(-212_982, -1);
  expect(Math.log10(constantOfGibbs(-212_982))).toBeCloseTo(37.31, 1);
  expect(gibbsOfConstant(constantOfGibbs(-5000))).toBeCloseTo(-5000, 8);
  expect(electrolysedMoles(2, 3600, 2)).toBeCloseTo(0.03731, 5);
});

test('an ideal gas has 22.414 L at 0 °C and 1 atm, and any quantity follows from the other three', () => {
  const state = idealGas({ pressure: 101_325, amount: 1, temperature: 273.15 });
  expect(state.volume * 1000).toBeCloseTo(22.41397, 5);
  const { volume, amount, temperature, pressure } = state;
  expect(idealGas({ volume, amount, temperature }).pressure).toBeCloseTo(101_325, 6);
  expect(idealGas({ volume, pressure, temperature }).amount).toBeCloseTo(1, 12);
  expect(idealGas({ volume, pressure, amount }).temperature).toBeCloseTo(273.15, 9);
  expect(() => idealGas({ volume })).toThrow('exactly one');
});

test('speeds and effusion follow the molar mass, a van der Waals gas without a and b is ideal', () => {
  expect(rootMeanSquareSpeed(298.15, 28.014)).toBeCloseTo(515.2, 1);
  expect(effusionRatio(2.016, 31.998)).toBeCloseTo(3.984, 3);
  expect(vanDerWaalsPressure(1, 0.0224, 273.15, 0, 0)).toBeCloseTo((8.31446261815324 * 273.15) / 0.0224, 6);
});

test('solutions are made as the worked examples of a textbook', () => {
  expect(dilution({ stock: 12, diluted: 0.5, finalVolume: 250 }).stockVolume).toBeCloseTo(10.4167, 4);
  expect(dilution({ stock: 12, stockVolume: 10, finalVolume: 250 }).diluted).toBeCloseTo(0.48, 12);
  expect(massForSolution(0.25, 0.5, 58.44)).toBeCloseTo(7.305, 12);
  expect(molarityOfPercent(37, 1.19, 36.458)).toBeCloseTo(12.08, 2);
});
