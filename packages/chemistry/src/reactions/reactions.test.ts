import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Result } from '../result.ts';
import { balanceEquation } from './balance-equation.ts';
import { balanceHalfReaction, balanceRedox } from './balance-redox.ts';
import { formatEquation, speciesOf, type Equation } from './equation.ts';
import { isBalanced } from './is-balanced.ts';
import { parseEquation } from './parse-equation.ts';
import { molesFrom, percentYield, reactToEnd } from './stoichiometry.ts';

function shown(result: Result<Equation>): string {
  return result.ok ? formatEquation(result.value) : result.error.code;
}

test.each([
  ['H2+O2->H2O', '2H2 + O2 → 2H2O'],
  ['Fe + O2 = Fe2O3', '4Fe + 3O2 → 2Fe2O3'],
  ['C3H8(g) + O2(g) → CO2(g) + H2O(l)', 'C3H8(g) + 5O2(g) → 3CO2(g) + 4H2O(l)'],
  ['N2 + H2 <=> NH3', 'N2 + 3H2 ⇌ 2NH3'],
  ['KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2', '2KMnO4 + 16HCl → 2KCl + 2MnCl2 + 8H2O + 5Cl2'],
  [
    'K4Fe(CN)6 + H2SO4 + H2O -> K2SO4 + FeSO4 + (NH4)2SO4 + CO',
    'K4Fe(CN)6 + 6H2SO4 + 6H2O → 2K2SO4 + FeSO4 + 3(NH4)2SO4 + 6CO',
  ],
  ['MnO4^- + H^+ + Fe^2+ -> Mn^2+ + H2O + Fe^3+', 'MnO4^- + 8H^+ + 5Fe^2+ → Mn^2+ + 4H2O + 5Fe^3+'],
  ['Cr2O7^2- + H^+ + e^- -> Cr^3+ + H2O', 'Cr2O7^2- + 14H^+ + 6e^- → 2Cr^3+ + 7H2O'],
  ['Ag+(aq) + Cl-(aq) -> AgCl(s)', 'Ag+(aq) + Cl-(aq) → AgCl(s)'],
  ['Zn + H+ -> Zn^2+ + H2', 'Zn + 2H+ → Zn^2+ + H2'],
  ['2Ag++Cu->2Ag+Cu++', '2Ag+ + Cu → 2Ag + Cu++'],
  ['Fe^3++e-->Fe^2+', 'Fe^3+ + e- → Fe^2+'],
  ['CuSO4·5H2O -> CuSO4 + H2O', 'CuSO4·5H2O → CuSO4 + 5H2O'],
])('%s balances to %s', (text, expected) => {
  const result = balanceEquation(text);
  expect(shown(result)).toBe(expected);
  expect(result.ok && isBalanced(result.value)).toBe(true);
});

test.each([
  ['H2O -> H2', 'impossible'],
  ['NaCl + KBr -> NaBr + KI', 'impossible'],
  ['H2 + O2 -> H2O + Au', 'impossible'],
  ['Fe^2+ -> Fe^3+', 'impossible'],
  ['H2O2 + KMnO4 + H2SO4 -> MnSO4 + K2SO4 + H2O + O2', 'ambiguous'],
  ['C + O2 -> CO + CO2', 'ambiguous'],
  ['H2 + O2', 'noArrow'],
  ['H2 -> O2 -> H2O', 'twoArrows'],
  ['H2 + -> H2O', 'missingSpecies'],
  ['-> H2O', 'missingSpecies'],
  ['H2 + Xx -> H2O', 'unknownElement'],
  ['0H2 + O2 -> H2O', 'badCoefficient'],
])('%s is told to be %s', (text, code) => {
  expect(shown(balanceEquation(text))).toBe(code);
});

test('a spectator ion is named, and may be left out', () => {
  expect(balanceEquation('Ag+ + NO3- + Na+ + Cl- -> AgCl + Na+ + NO3-')).toMatchObject({
    error: { code: 'ambiguous', message: '\\ce{NO3^{-}} stands on both sides: leave it out', position: 6 },
  });
  expect(shown(balanceEquation('Ag+ + Cl- -> AgCl'))).toBe('Ag+ + Cl- → AgCl');
});

test.each([
  ['Na + Cl2 -> NaCl + Na^+', '\\ce{Na^{+}} cannot be balanced', 19],
  ['H2 + O2 -> H2O + Au', 'Au stands on one side only', 17],
  ['NaCl + KBr -> NaBr + KI', 'Cl stands on one side only', 0],
  ['Fe^2+ -> Fe^3+', 'This equation cannot be balanced', 0],
])('what is in the way of %s is named', (text, message, position) => {
  expect(balanceEquation(text)).toMatchObject({ error: { code: 'impossible', message, position } });
});

test('an unknown element is shown at its place in the equation', () => {
  const result = balanceEquation('H2 + 2Xx -> H2O');
  expect(!result.ok && result.error.position).toBe(6);
});

test('written coefficients, fractions too, are judged as they stand', () => {
  const judged = (text: string) => {
    const result = parseEquation(text);
    return result.ok && isBalanced(result.value);
  };
  expect(judged('2H2 + O2 -> 2H2O')).toBe(true);
  expect(judged('H2 + 1/2 O2 -> H2O')).toBe(true);
  expect(judged('H2 + O2 -> H2O')).toBe(false);
  expect(judged('Zn + Ag+ -> Zn^2+ + Ag')).toBe(false);
});

test.each([
  ['MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+', 'acid', 'MnO4^- + 5Fe^2+ + 8H^+ → Mn^2+ + 5Fe^3+ + 4H2O'],
  ['MnO4^- + I^- -> MnO2 + I2', 'base', '2MnO4^- + 6I^- + 4H2O → 2MnO2 + 3I2 + 8OH^-'],
  ['Cu + NO3^- -> Cu^2+ + NO', 'acid', '3Cu + 2NO3^- + 8H^+ → 3Cu^2+ + 2NO + 4H2O'],
  ['Cl2 -> Cl^- + ClO3^-', 'base', '3Cl2 + 6OH^- → 5Cl^- + ClO3^- + 3H2O'],
] as const)('the skeleton %s in %s becomes %s', (skeleton, medium, expected) => {
  expect(shown(balanceRedox(skeleton, medium))).toBe(expected);
});

test.each([
  ['Cr2O7^2- -> Cr^3+', 'acid', 'Cr2O7^2- + 14H^+ + 6e^- → 2Cr^3+ + 7H2O'],
  ['MnO4^- -> MnO2', 'base', 'MnO4^- + 2H2O + 3e^- → MnO2 + 4OH^-'],
  ['Fe^2+ -> Fe^3+', 'acid', 'Fe^2+ → Fe^3+ + e^-'],
  ['H2O2 -> O2', 'acid', 'H2O2 → O2 + 2H^+ + 2e^-'],
] as const)('the half-reaction %s in %s becomes %s', (skeleton, medium, expected) => {
  expect(shown(balanceHalfReaction(skeleton, medium))).toBe(expected);
});

/** Combustion of any C, H, O compound has one solution: C_xH_yO_z + (x + y/4 − z/2) O2. */
test('the combustion of any fuel balances to the coefficients of the general equation', () => {
  const count = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 3 }), (x, y, z) => {
      fc.pre(4 * x + y > 2 * z);
      const result = balanceEquation(`C${x}H${y}O${z} + O2 -> CO2 + H2O`);
      const [fuel = 0, oxygen = 0, dioxide = 0, water = 0] = result.ok
        ? speciesOf(result.value).map((species) => species.coefficient)
        : [];
      expect([oxygen / fuel, dioxide / fuel, water / fuel]).toEqual([
        expect.closeTo(x + y / 4 - z / 2, 9),
        expect.closeTo(x, 9),
        expect.closeTo(y / 2, 9),
      ]);
    }),
  );
});

const ions = [
  'H^+',
  'OH^-',
  'e^-',
  'Fe^2+',
  'Fe^3+',
  'MnO4^-',
  'Mn^2+',
  'Cr2O7^2-',
  'Cr^3+',
  'Cu^2+',
  'SO4^2-',
  'NO3^-',
];
const molecules = [
  'H2',
  'O2',
  'H2O',
  'CO2',
  'CO',
  'NO',
  'NH3',
  'Fe',
  'Cu',
  'Fe2O3',
  'H2SO4',
  'HNO3',
  'CuSO4·5H2O',
  'C2H5OH',
];

test('whatever balances has every element and the charge alike on both sides, counted one by one', () => {
  const side = fc.uniqueArray(fc.constantFrom(...ions, ...molecules), { minLength: 1, maxLength: 4 });
  let balanced = 0;
  fc.assert(
    fc.property(side, side, (left, right) => {
      const result = balanceEquation(`${left.join(' + ')} -> ${right.join(' + ')}`);
      if (result.ok) balanced += 1;
      expect(['balanced', 'impossible', 'ambiguous']).toContain(result.ok ? 'balanced' : result.error.code);
      const [before, after] = result.ok ? [result.value.reactants, result.value.products] : [[], []];
      expect(countsOf(before)).toEqual(countsOf(after));
    }),
    { numRuns: 20_000 },
  );
  // Some 57 of them do, so that fewer than these are no chance.
  expect(balanced).toBeGreaterThan(20);
});

/** Independent of the matrix: atoms and charge of a side, added in whole numbers. */
function countsOf(side: Equation['reactants']): Record<string, number> {
  const counts: Record<string, number> = { charge: 0 };
  for (const { coefficient, formula } of side) {
    counts['charge'] = (counts['charge'] ?? 0) + coefficient * formula.charge;
    for (const [symbol, count] of formula.composition) {
      counts[symbol] = (counts[symbol] ?? 0) + coefficient * count;
    }
  }
  return Object.fromEntries(Object.entries(counts).sort());
}

test('no text whatever makes the equation reader throw', () => {
  const unit = fc.constantFrom(
    'H2',
    'O',
    'Fe',
    '^',
    '2',
    '3',
    '+',
    '-',
    '->',
    '=',
    ' ',
    '(s)',
    '(',
    'e',
    '/',
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 20 }), (pieces) => {
      const result = balanceEquation(pieces.join(''));
      expect(!result.ok || isBalanced(result.value)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('the limiting reagent decides what is formed and what is left', () => {
  const water = balanceEquation('H2 + O2 -> H2O');
  expect(water.ok).toBe(true);
  if (!water.ok) return;
  const outcome = reactToEnd(
    water.value,
    new Map([
      ['H2', 3],
      ['O2', 2],
    ]),
  );
  expect(outcome).toEqual({
    limiting: 'H2',
    extent: 1.5,
    left: new Map([
      ['H2', 0],
      ['O2', 0.5],
    ]),
    formed: new Map([['H2O', 3]]),
  });
  expect(molesFrom(water.value, 'O2', 0.5, 'H2O')).toBe(1);
  expect(percentYield(4.5, 6)).toBe(75);
  expect(() => molesFrom(water.value, 'N2', 1, 'H2O')).toThrow('no N2');
});
