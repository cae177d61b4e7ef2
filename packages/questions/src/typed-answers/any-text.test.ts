import { expect, test } from 'vitest';
import { createRandom, type Random } from '../random.ts';
import type { AskedAnswer, GradingRules } from './asked-answer.ts';
import { gradeTypedAnswer } from './grade-typed-answer.ts';

/** `npm run test:typed-answers` sets 100,000, and measures. */
const strings = Number(process.env['TYPED_STRINGS'] ?? 3000);
const isMeasured = process.env['TYPED_STRINGS'] !== undefined;

const longestTime = 5;
const medianTime = 1;

const askedAnswers: readonly AskedAnswer[] = [
  {
    kind: 'number',
    value: '0.0250',
    unit: 'mol/L',
    figures: 3,
    slips: [{ id: 'unit-prefix', value: '25.0' }],
  },
  { kind: 'number', value: '4', unit: null, figures: null },
  { kind: 'formula', formula: 'SO4^2-', match: 'composition' },
  { kind: 'formula', formula: 'CH3CH(OH)CH3', match: 'structure' },
  { kind: 'equation', equation: 'Zn(s) + 2HCl(aq) -> ZnCl2(aq) + H2(g)', states: true },
  { kind: 'name', smiles: 'CCC(O)C' },
];

const pieces: readonly string[] = [
  ...'0 1 2.5 1,234 10^ -3 e E × x10 ⁻³ ± % 1/2 ½ ( ) [ ] { } ^ _ = -> --> + - − ⇌ < > . , ; / ·'.split(' '),
  ...'H2O SO4 2- ²⁻ ₂ Na Cl aq (aq) (s) CH3 OH e- Fe3+ C6H12O6 mol L kJ K °C g per mmHg'.split(' '),
  ...'ethyl meth yl prop an ane ol di chloro cyclo hex (2R)- E 2,3- benz ene amine N,N- tert-butyl'.split(
    ' ',
  ),
  ...'\\ce{ \\frac <sup> </sup> $ \u0301 \u200d \ud83e \ufdfa \u0000 ٣ ３ ﷺ 🧪 ﬁ Ω µ NaN Infinity'.split(' '),
  ' ',
  '\n',
  '"',
  "'",
  '1 500',
  'oic acid',
];

test('no text makes the grader throw, and each gets a verdict with marks that fit', () => {
  const random = createRandom(20_261_122);
  for (let turn = 0; turn < strings; turn += 1) {
    const typed = randomText(random);
    const asked = random.pick(askedAnswers);
    const { verdict, marks, understoodAs } = gradeTypedAnswer(asked, typed, randomRules(random));
    const fits =
      verdict === 'right' ? marks === 1 : verdict === 'partly' ? marks > 0 && marks < 1 : marks === 0;
    expect(fits && understoodAs !== '' ? '' : JSON.stringify({ asked, typed })).toBe('');
  }
});

test.runIf(isMeasured)('no text takes 5 ms, and half of them take less than 1 ms', () => {
  const random = createRandom(7);
  const times: number[] = [];
  for (let turn = 0; turn < strings; turn += 1) {
    const typed = randomText(random);
    const asked = random.pick(askedAnswers);
    // What the machine does meanwhile is no time of the grader: a slow one is tried again.
    let time = timeOf(asked, typed);
    for (let again = 0; again < 5 && time >= longestTime; again += 1)
      time = Math.min(time, timeOf(asked, typed));
    times.push(time);
  }
  times.sort((one, other) => one - other);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(medianTime);
  expect(times.at(-1)).toBeLessThan(longestTime);
});

test('what is longer than a student types is refused before any work', () => {
  const long = 'a\u0301\u0323'.repeat(100_000);
  const started = performance.now();
  for (const asked of askedAnswers) expect(gradeTypedAnswer(asked, long).problems).toEqual(['tooLong']);
  expect(performance.now() - started).toBeLessThan(1000);
});

function timeOf(asked: AskedAnswer, typed: string): number {
  const started = performance.now();
  gradeTypedAnswer(asked, typed);
  return performance.now() - started;
}

function randomRules(random: Random): GradingRules {
  return {
    figures: random.pick(['lenient', 'withinOne', 'strict']),
    decimalComma: random.pick([true, false]),
  };
}

/** Pieces of answers in any order, now and then repeated, or signs from all over Unicode. */
function randomText(random: Random): string {
  const length = random.pick([1, 2, 3, 5, 8, 13, 40, 120]);
  switch (random.integer(0, 3)) {
    case 0:
      return Array.from({ length }, () => String.fromCodePoint(random.integer(0, 0x10ffff))).join('');
    case 1:
      return random.pick(pieces).repeat(length);
    default:
      return Array.from({ length }, () => random.pick(pieces)).join('');
  }
}
