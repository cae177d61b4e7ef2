import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { elements } from '../elements/elements.ts';
import { typesetFormula } from './typeset-formula.ts';
import { parseTypeset } from '../typeset/parse-typeset.ts';
import { plainTypeset } from '../typeset/plain-typeset.ts';
import { spokenTypeset } from '../typeset/spoken-typeset.ts';
import { typesetFormulasIn } from './typeset-formulas-in.ts';

test.each([
  ['H2SO4', 'H₂SO₄'],
  ['Review: H2SO4', 'Review: H₂SO₄'],
  ['NH3 and NH4+ in buffers', 'NH₃ and NH₄⁺ in buffers'],
  ['solubility of Ca(OH)2, Al2(SO4)3', 'solubility of Ca(OH)₂, Al₂(SO₄)₃'],
  ['titrating (H2SO4)', 'titrating (H₂SO₄)'],
  ['CuSO4·5H2O', 'CuSO₄·5H₂O'],
  ['K3[Fe(CN)6]', 'K₃[Fe(CN)₆]'],
  ['SO4^2- tests', 'SO₄²⁻ tests'],
  ['Fe3+ with SCN-', 'Fe³⁺ with SCN-'],
  ['[Fe(CN)6]3-, Hg2^2+, I₃⁻, SO₄2-', '[Fe(CN)₆]³⁻, Hg₂²⁺, I₃⁻, SO₄²⁻'],
  ['H₂SO₄', 'H₂SO₄'],
  ['MnO₄⁻', 'MnO₄⁻'],
  ['H2SO4(aq), [H2O]', 'H₂SO₄(aq), [H₂O]'],
  ['CO2-based, CO2+H2O', 'CO₂-based, CO₂+H₂O'],
  ['H2O: 24 questions.', 'H₂O: 24 questions.'],
  ['H2, O2, O3, P4, S8 and C60', 'H₂, O₂, O₃, P₄, S₈ and C₆₀'],
])('the formulas in %s are set as in %s', (typed, shown) => {
  expect(plainTypeset(typesetFormulasIn(typed))).toBe(shown);
});

test.each([
  'SN2 reaction',
  'SN1 against SN2',
  'E2 and E1',
  'S_N2',
  'sp3, SP3',
  'P1V1 = P2V2',
  'C-14, C14 and U-235',
  'vitamin B12, (C14), (SN2)',
  'Cytochrome P450, CYP450, HSP70, PI3K, IC50',
  'H35Cl and H37Cl',
  'C4 plants',
  'H432',
  'ISO9001',
  'A-level, IB, AP',
  'NaCl, CuCl·HCl',
  'OH-',
  'Co2',
  'Unit 2, No2, HW3',
  'SO42-',
  'O2-',
  'h2so4',
  'Xx2',
  'pH',
  'Na2SO4x',
  'Fe(OH)103, (Xx)H2O, (H2O)n',
])('what is no formula with a number stays as it is written: %s', (words) => {
  expect(typesetFormulasIn(words)).toBe(words);
});

test('it knows the symbols of the table, and no others', () => {
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(97 + place));
  const written = letters.flatMap((first) => ['', ...letters].map((second) => first.toUpperCase() + second));
  const known = written.filter((symbol) => typesetFormulasIn(`O2${symbol}`) !== `O2${symbol}`);
  expect(known.toSorted()).toEqual(elements.map(({ symbol }) => symbol).toSorted());
});

test('whatever it sets is the formula that the reader of formulas reads', () => {
  const symbol = fc.constantFrom('H', 'C', 'O', 'S', 'Fe', 'Cu', 'Cl', 'Na', 'Hg', 'N');
  const count = fc.constantFrom('', '2', '3', '10', '₄');
  const unit = fc.tuple(symbol, count).map((pair) => pair.join(''));
  const group = fc.tuple(fc.constantFrom('()', '[]'), unit, unit, count);
  const part = fc.oneof(
    { arbitrary: unit, weight: 4 },
    group.map(([brackets, one, other, times]) => `${brackets[0]}${one}${other}${brackets[1]}${times}`),
  );
  const charge = fc.constantFrom('', '', '+', '-', '2-', '3+', '^2-', '^+', '²⁻', '⁺', '42-');
  const water = fc.constantFrom('', '', '·5H2O', '.H2O', '*2H2O');
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), water, charge, (parts, hydrate, sign) => {
      const written = parts.join('') + hydrate + sign;
      const set = typesetFormulasIn(written);
      fc.pre(set.includes('\\ce{'));
      expect(set).toBe(typesetFormula(written));
    }),
    { numRuns: 2000 },
  );
});

test('marks of the notation are words in what somebody typed, and no text of theirs breaks it', () => {
  for (const words of ['a*b*', '{x}', '\\ce{H2O', 'x^{2}', '_{2}', '\\frac{1}{2}', '\\', '[[[((('])
    expect(parseTypeset(typesetFormulasIn(words)).map((node) => node.kind)).toSatisfy((kinds: string[]) =>
      kinds.every((kind) => kind === 'text' || kind === 'chemistry'),
    );
  expect(plainTypeset(typesetFormulasIn('2 * {x} \\ce CO2'))).toBe('2 * {x} \\ce CO₂');
});

test('a formula among words is spoken atom by atom', () => {
  expect(spokenTypeset(typesetFormulasIn('Review: H2SO4'))).toBe('Review: H 2 S O 4');
});

test('the longest topic is read at once, whatever it repeats', () => {
  // Microseconds of the processor's time, whatever else the machine does.
  const started = process.cpuUsage();
  for (const piece of ['H', 'H2', '(H2', 'H2.', '[(H2)', 'Hh2', 'H22222'])
    typesetFormulasIn(`${piece.repeat(200).slice(0, 199)}x`);
  expect(process.cpuUsage(started).user).toBeLessThan(200_000);
});
