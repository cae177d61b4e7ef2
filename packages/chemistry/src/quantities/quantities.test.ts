import * as fc from 'fast-check';
import { unit } from 'mathjs';
import { expect, test } from 'vitest';
import { constants, gasConstantLitreAtmosphere } from './constants.ts';
import { convertUnits, unitCategories } from './convert-units.ts';
import { countSignificantFigures, roundSignificant } from './significant-figures.ts';

test('derived constants have the values that CODATA prints', () => {
  expect(constants.gas.value).toBeCloseTo(8.31446261815324, 13);
  expect(constants.faraday.value).toBeCloseTo(96485.33212331, 7);
  expect(gasConstantLitreAtmosphere).toBeCloseTo(0.08205736608096, 14);
});

test('a derived constant prints the same wherever it is printed: all digits that a multiplication keeps, and no noise', () => {
  expect(String(constants.faraday.value)).toBe('96485.33212331');
  expect(String(constants.gas.value)).toBe('8.31446261815324');
});

test.each([
  [1, 'atm', 'torr', 760],
  [1, 'mol', 'particles', 6.02214076e23],
  [25, 'C', 'K', 298.15],
  [32, 'F', 'C', 0],
  [-40, 'F', 'C', -40],
  [671.67, 'R', 'C', 100],
  [1, 'kcal', 'kJ', 4.184],
  [1, 'lb', 'g', 453.59237],
  [1, 'ug', 'µg', 1],
  [1, 'ft³', 'L', 28.316846592],
  [1, 'L·atm', 'J', 101.325],
  [1, 'psi', 'Pa', 6894.757293168361],
  [1, 'BTU', 'J', 1055.05585262],
  [1, 'US fl oz', 'mL', 29.5735295625],
  [0, 'K', 'C', -273.15],
])('%d %s is as much in %s as its definition says', (value, from, to, expected) => {
  const result = convertUnits(value, from, to);
  expect(result.ok && Math.abs(result.value - expected) <= 1e-12 * Math.max(1, Math.abs(expected))).toBe(
    true,
  );
});

test.each([
  [1, 'g', 'L', 'differentCategories'],
  [1, 'g', 'stone', 'unknownUnit'],
  [1, 'toString', 'g', 'unknownUnit'],
  [-300, 'C', 'K', 'belowAbsoluteZero'],
  [Number.NaN, 'g', 'kg', 'notFinite'],
])('%d %s in %s is refused as %s', (value, from, to, code) => {
  expect(convertUnits(value, from, to)).toMatchObject({ ok: false, error: { code } });
});

test('degrees convert without rounding noise', () => {
  expect(convertUnits(25, 'C', 'F')).toEqual({ ok: true, value: 77 });
  expect(convertUnits(212, 'F', 'C')).toEqual({ ok: true, value: 100 });
  expect(convertUnits(98.6, 'F', 'C')).toEqual({ ok: true, value: 37 });
});

const pairOfUnits = fc.constantFrom(...unitCategories).chain(({ category, units }) =>
  fc.record({
    category: fc.constant(category),
    from: fc.constantFrom(...units),
    to: fc.constantFrom(...units),
  }),
);

/** The error of a temperature is one of the absolute temperature: 1e-9 °C is 273.150000001 K. */
test('there and back is the same number within 1e-12 of itself', () => {
  const size = fc.double({ min: -9, max: 9, noNaN: true }).map((exponent) => 10 ** exponent);
  fc.assert(
    fc.property(pairOfUnits, size, ({ category, from, to }, value) => {
      const there = convertUnits(value, from, to);
      const back = there.ok ? convertUnits(there.value, to, from) : there;
      const scale = category === 'temperature' ? value + 460 : value;
      expect(back.ok && Math.abs(back.value - value) <= 1e-12 * scale).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['kPa', 'kPa', 'atm'],
  ['psi', 'psi', 'Pa'],
  ['mmHg', 'mmHg', 'kPa'],
  ['oz', 'oz', 'g'],
  ['lb', 'lb', 'kg'],
  ['BTU', 'BTU', 'kJ'],
  ['eV', 'eV', 'J'],
  ['kWh', 'kWh', 'MJ'],
])('%s agrees with an independent package to five figures', (ours, theirs, to) => {
  const expected = unit(1, theirs).toNumber(to);
  const result = to === 'MJ' ? convertUnits(1e-6, ours, 'J') : convertUnits(1, ours, to);
  expect(result.ok && Math.abs(result.value / expected - 1)).toBeLessThan(1e-5);
});

test.each([
  ['0.00450', 3],
  ['1200', 2],
  ['1200.', 4],
  ['1.20e3', 3],
  ['6.022 × 10^{23}', 4],
  ['100.0', 4],
  ['0.050', 2],
  ['−7', 1],
  ['0', 1],
])('%s has %d significant figures', (written, expected) => {
  expect(countSignificantFigures(written)).toEqual({ ok: true, value: expected });
});

test('text without a number has no significant figures', () => {
  expect(countSignificantFigures('abc').ok).toBe(false);
  expect(countSignificantFigures('.').ok).toBe(false);
});

test.each([
  [0.012345, 3, 0.0123],
  [2.675, 3, 2.68],
  [-1.005, 3, -1.01],
  [99.95, 3, 100],
  [123456, 2, 120000],
  [6.02214076e23, 3, 6.02e23],
])('%d to %d significant figures is %d', (value, digits, expected) => {
  expect(roundSignificant(value, digits)).toBe(expected);
});
