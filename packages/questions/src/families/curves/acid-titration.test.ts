import { heightAt, steepest } from '@valence/figures';
import { expect, test } from 'vitest';
import { acidTitration } from './acid-titration.ts';

const acids = [3.2, 4.4, 4.8, 5.6, 6.2, 6.8].flatMap((pKa) =>
  [15.5, 20, 29.5].map((equivalence) => ({ pKa, equivalence })),
);

test('the jump of a curve is found to two hundredths of a milliliter, with its pH to half a unit', () => {
  const faults = acids.filter(({ pKa, equivalence }) => {
    const points = acidTitration({
      pKas: [pKa],
      concentration: (0.1 * equivalence) / 25,
      volume: 25,
      base: 0.1,
      upTo: 40,
    });
    const { at, isJump } = steepest(points);
    // Of the salt of the weak acid, in its diluted solution.
    const salt = (0.1 * equivalence) / (25 + equivalence);
    const pH = 7 + (pKa + Math.log10(salt)) / 2;
    return !isJump || Math.abs(at - equivalence) > 0.02 || Math.abs(heightAt(points, at) - pH) > 0.5;
  });
  expect(faults).toEqual([]);
});
