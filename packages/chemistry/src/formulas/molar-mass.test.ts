import * as fc from 'fast-check';
import { MF } from 'mf-parser';
import { expect, test } from 'vitest';
import { elements } from '../elements/elements.ts';
import { hillFormula } from './hill-formula.ts';
import { molarMass } from './molar-mass.ts';
import { parseFormula } from './parse-formula.ts';

test.each([
  ['H2O', 18.015],
  ['CO2', 44.009],
  ['NaCl', 58.44],
  ['CuSO4·5H2O', 249.677],
  ['SO4^2-', 96.056],
  ['C6H12O6', 180.156],
  ['e-', 0],
])('%s weighs %d g/mol', (text, expected) => {
  const result = molarMass(text);
  expect(result.ok && result.value.molarMass).toBeCloseTo(expected, 9);
});

test('mass percents of water are those of the textbook and sum to 100', () => {
  const result = molarMass('H2O');
  const percents = result.ok ? result.value.shares.map((share) => share.percent) : [];
  expect(percents[0]).toBeCloseTo(11.19, 2);
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 10);
});

/** Formulas with brackets and hydrate parts, each with the mass that adding atom by atom gives. */
const atom = fc.record({ element: fc.constantFrom(...elements), count: fc.integer({ min: 1, max: 12 }) });
const group = fc.record({
  atoms: fc.array(atom, { minLength: 1, maxLength: 4 }),
  times: fc.integer({ min: 1, max: 6 }),
});
const generated = fc.record({
  lead: fc.array(atom, { minLength: 1, maxLength: 3 }),
  groups: fc.array(group, { maxLength: 3 }),
  hydrate: fc.integer({ min: 0, max: 12 }),
});

test('every formula made of elements, brackets and water weighs what adding its atoms one by one gives', () => {
  fc.assert(
    fc.property(generated, ({ lead, groups, hydrate }) => {
      const atoms = (list: typeof lead) =>
        list.map(({ element, count }) => `${element.symbol}${count}`).join('');
      const water = hydrate === 0 ? '' : `·${hydrate}H2O`;
      const text = `${atoms(lead)}${groups.map((g) => `(${atoms(g.atoms)})${g.times}`).join('')}${water}`;
      let expected = hydrate * (2 * 1.008 + 15.999);
      for (const { element, count } of lead) expected += element.atomicWeight * count;
      for (const g of groups) {
        for (const { element, count } of g.atoms) expected += element.atomicWeight * count * g.times;
      }
      const result = molarMass(text);
      expect(result.ok && result.value.molarMass).toBeCloseTo(expected, 6);
    }),
  );
});

test.each(['H2O', 'Ca(OH)2', 'C2H5OH', 'K2Cr2O7', 'Al2(SO4)3', 'C12H22O11'])(
  '%s agrees with an independent package to one part in ten thousand',
  (text) => {
    const result = molarMass(text);
    const peer = new MF(text).getInfo().mass;
    expect(Math.abs((result.ok ? result.value.molarMass : 0) / peer - 1)).toBeLessThan(1e-4);
  },
);

test('the Hill formula puts carbon and hydrogen first', () => {
  const hill = (text: string) => {
    const result = parseFormula(text);
    return result.ok ? hillFormula(result.value.composition) : '';
  };
  expect(hill('CH3COOH')).toBe('C2H4O2');
  expect(hill('H2SO4')).toBe('H2O4S');
  expect(hill('CH3Br')).toBe('CH3Br');
  expect(hill('NH4Cl')).toBe('ClH4N');
});

test('no text whatever makes the reader throw', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60, unit: fc.constantFrom(...'HOCNaeFe123()[]{}^+-·.₂²⁻ xlgq*0') }),
      (text) => {
        const result = parseFormula(text);
        const sound = result.ok
          ? [...result.value.composition.values()].every((count) => count > 0)
          : result.error.position <= text.length;
        expect(sound).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
