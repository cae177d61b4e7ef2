import { expect, test } from 'vitest';
import type { AskedAnswer, AskedNumber } from './asked-answer.ts';
import { gradeTypedAnswer } from './grade-typed-answer.ts';

/** What the rules leave open, as record 50 settles it. */

function verdictOf(asked: AskedAnswer, typed: string): string {
  const { verdict, marks, slip, problems } = gradeTypedAnswer(asked, typed);
  return [verdict, verdict === 'partly' ? marks : null, slip, ...problems]
    .filter((each) => each !== null)
    .join(' ');
}

function number(value: string, unit: string | null, figures: number | null = 3): AskedNumber {
  return { kind: 'number', value, unit, figures };
}

test.each([
  ['it is 2.30', number('2.30', null, 2)],
  ['minus 57.1 kJ/mol', number('-57.1', 'kJ/mol')],
  ['[7.46] g', number('7.46', 'g')],
  ['0.0250 ± 1 % M', number('0.0250', 'mol/L')],
  ['VI', number('6', null, null)],
  ['-II', number('-2', null, null)],
  ['2nd order', number('2', null, null)],
  ['1.74 : 1', number('1.74', null)],
  ['4 times', number('4', null, null)],
  ['5730 a', number('5730', 'yr', 4)],
  ['6.3 x 10-4 M', number('6.3e-4', 'mol/L', 2)],
  ['515 ms-1', number('515', 'm/s')],
  ['310 °K', number('310', 'K')],
  ['“2.50” mol/L', number('2.50', 'mol/L')],
])('“%s” is read, and right', (typed, asked) => {
  expect(verdictOf(asked, typed)).toBe('right');
});

test.each([
  ['8.02 dd', number('8.02', 'd')],
  ['ln 2', number('0.693', null)],
  ['10^-4.74', number('1.82e-5', null)],
  ['2.35/58.44 = 0.0402 mol', number('0.0402', 'mol')],
  ['eleven', number('11', null, null)],
  ['1.86 below zero', number('-1.86', '°C')],
])('“%s” is no single number in signs, and is asked back', (typed, asked) => {
  expect(gradeTypedAnswer(asked, typed).verdict).toBe('notUnderstood');
});

test('a percent behind an uncertainty is no unit, but percent that is asked stays one', () => {
  expect(verdictOf(number('0.0250', 'mol/L'), '0.0250 ± 1 %')).toBe('partly 0.75 unitMissing');
  expect(verdictOf(number('45.0', '%'), '45.0 ± 1 %')).toBe('right');
});

test('two faults add up; two slips at once have no name', () => {
  expect(verdictOf(number('0.0250', 'mol/L'), '0.025000')).toBe('partly 0.5 unitMissing figures');
  expect(verdictOf(number('-57.1', 'kJ/mol'), '571 kJ/mol')).toBe('wrong');
});

const composition = (formula: string) => ({ kind: 'formula', formula, match: 'composition' }) as const;

test('a charge may stand in front of an ion, and a comma before the water of a hydrate', () => {
  expect(verdictOf(composition('OH^-'), '-OH')).toBe('right');
  expect(verdictOf(composition('OH'), '-OH')).toBe('right');
  expect(verdictOf(composition('OH^+'), '-OH')).toBe('wrong');
  expect(verdictOf(composition('CuSO4·5H2O'), 'CuSO4,5H2O')).toBe('right');
});

test('a zero for the letter O is asked back, where with the letter the answer would be right', () => {
  expect(verdictOf(composition('H2O'), 'H20')).toBe('notUnderstood zero');
  expect(verdictOf(composition('Al2O3'), 'Al203')).toBe('notUnderstood zero');
  expect(verdictOf(composition('CH4'), 'H20')).toBe('wrong');
  expect(verdictOf(composition('C10H20'), 'C10H20')).toBe('right');
});

test('a complex without its brackets says another grouping', () => {
  const asked = { kind: 'formula', formula: 'K4[Fe(CN)6]', match: 'structure' } as const;
  expect(verdictOf(asked, 'K4Fe(CN)6')).toBe('wrong');
  expect(verdictOf({ ...asked, match: 'composition' }, 'K4Fe(CN)6')).toBe('right');
});

test.each([
  '2H2 + O2 > 2H2O',
  '2H2 + O2 -- 2H2O',
  '2H2 + O2 gives 2H2O',
  '2H2 + O2 -Pt-> 2H2O',
  '2H2 + O2 -> 2H2O + heat',
  '2H2 + O2 -> 2H2O, ΔH = -572 kJ',
  '(2)H2 + O2 -> (2)H2O',
  'H2 + H2 + O2 -> 2H2O',
])('“%s” says the equation, whatever its arrow and what is told beside it', (typed) => {
  expect(verdictOf({ kind: 'equation', equation: '2H2 + O2 -> 2H2O', states: false }, typed)).toBe('right');
});

test('electrons that are taken away are given off on the other side', () => {
  const oxidation = { kind: 'equation', equation: 'Zn -> Zn^2+ + 2e^-', states: false } as const;
  expect(verdictOf(oxidation, 'Zn - 2e- -> Zn2+')).toBe('right');
  expect(verdictOf(oxidation, 'Zn - e- -> Zn2+')).toBe('partly 0.5 unbalanced');
});

test('a zero in an equation is asked back like one in a formula', () => {
  const water = { kind: 'equation', equation: '2H2 + O2 -> 2H2O', states: false } as const;
  expect(verdictOf(water, '2H2 + O2 -> 2H20')).toBe('notUnderstood zero');
});

test('substances that stand on both sides, and H3O+ for H+, are other substances', () => {
  const asked = { kind: 'equation', equation: 'H^+ + OH^- -> H2O', states: false } as const;
  expect(verdictOf(asked, 'Na+ + H+ + OH- -> H2O + Na+')).toBe('wrong');
  expect(verdictOf(asked, 'H3O+ + OH- -> 2H2O')).toBe('wrong');
});
