import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares, steps } from '../../testing/option-faults.ts';
import { waterHardnessSet } from './water-hardness-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(30, 120);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

function faultsOf(level: Difficulty, faultsAt: readonly ((question: Question) => string[])[]): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(waterHardnessSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question) ?? []);
  });
}

/** Rows without their names. */
function numbersOf({ stimulus }: Question): number[][] {
  const figure = stimulus?.figure;
  return figure?.kind === 'table' ? figure.rows.map((row) => row.slice(1).map(Number)) : [];
}

/** In mmol, how much EDTA goes to a liter of the water for a milliliter of it in the burette. */
function perMilliliter({ stimulus }: Question): number {
  const text = stimulus?.text ?? '';
  const sample = Number(/of ([\d.]+) mL of/.exec(text)?.[1]);
  return (Number(/with ([\d.]+) mol\/L EDTA/.exec(text)?.[1]) * 1000) / sample;
}

/** By way of German degrees: 1 mmol/L is 5.608 °dH, and 1 °dH is 17.848 mg/L of calcium carbonate. */
const asCarbonate = (millimoles: number): number => millimoles * 5.608 * 17.848;

/** In hundredths of a milliliter, which are whole numbers: used by the careful titrations, and by the blank. */
function hundredthsOf(question: Question): { careful: number; blank: number } {
  const used = numbersOf(question).map(
    ([first = NaN, last = NaN]) => Math.round(100 * last) - Math.round(100 * first),
  );
  const [, one = NaN, two = NaN, three = NaN, blank = NaN] = used;
  return { careful: one + two + three, blank };
}

const effects: readonly (readonly [words: RegExp, result: string])[] = [
  [/burette is wet|bubble|rinsed with the sample|blank is not/, 'too high'],
  [/still wet with distilled|wash drops/, 'not affected'],
  [/pipette is wet|first trace/, 'too low'],
  [/as often as a drop too late|from below/, 'scatter more'],
];

test('volume and hardness follow in whole hundredths and German degrees', () => {
  const faults = faultsOf('beginner', [
    (question) => {
      const { careful, blank } = hundredthsOf(question);
      return optionFaults(question, (careful - 3 * blank) / 300, steps(0.01));
    },
    (question) => {
      const { careful, blank } = hundredthsOf(question);
      return optionFaults(
        question,
        asCarbonate(((careful - 3 * blank) / 300) * perMilliliter(question)),
        shares(0.006),
      );
    },
    (question) => {
      const expected = effects.find(([words]) => words.test(question.text))?.[1] ?? '?';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

/** Sorted volumes, the quotient of the larger end gap, and those that are kept. */
function testedIn(question: Question): { quotient: number; kept: number[]; blank: number } {
  const all = numbersOf(question).map(([v = NaN]) => v);
  const sorted = all.slice(0, 5).toSorted((one, other) => one - other);
  const [a = NaN, b = NaN, , d = NaN, e = NaN] = sorted;
  const quotient = Math.max(b - a, e - d) / (e - a);
  const kept = quotient < 0.642 ? sorted : b - a > e - d ? sorted.slice(1) : sorted.slice(0, 4);
  return { quotient, kept, blank: all[5] ?? NaN };
}

/** From the squares of all differences of two values. */
function deviationOf(values: readonly number[]): number {
  const squares = values.flatMap((one) => values.map((other) => (one - other) ** 2));
  const n = values.length;
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / (2 * n * (n - 1)));
}

test('quotient, hardness and deviation follow from sorted volumes and the squares of their differences', () => {
  const faults = faultsOf('intermediate', [
    (question) => optionFaults(question, testedIn(question).quotient, steps(0.0051)),
    (question) => {
      const { kept, blank } = testedIn(question);
      const net = kept.map((v) => v - blank).reduce((sum, v) => sum + v, 0) / kept.length;
      return optionFaults(question, asCarbonate(net * perMilliliter(question)), shares(0.0012));
    },
    (question) => {
      const { kept } = testedIn(question);
      const mean = kept.reduce((sum, v) => sum + v, 0) / kept.length;
      return optionFaults(question, (100 * deviationOf(kept)) / mean, steps(0.0051));
    },
  ]);
  expect(faults).toEqual([]);
});

/** What a function of eight titrations, four of each series, has as its standard deviation, by its numerical derivatives. */
function propagated(deviations: readonly number[], of: (volumes: readonly number[]) => number): number {
  const volumes = deviations.map((_, place) => 15 + place / 10);
  const step = 1e-4;
  const squares = deviations.map((s, place) => {
    const moved = volumes.map((v, at) => (at === place ? v + step : v));
    return (((of(moved) - of(volumes)) / step) * s) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}

const meanOfFour = (volumes: readonly number[], from: number): number =>
  volumes.slice(from, from + 4).reduce((sum, v) => sum + v, 0) / 4;

const four = (s: number): number[] => Array.from({ length: 4 }, () => s);

/** The two contents that a mistake leads to, and the right ones, of a water with 10 parts of each. */
function foundWith(text: string): { calcium: number; magnesium: number } {
  const isMore = text.includes('is more concentrated');
  const strength = isMore ? 1.05 : text.includes('is less concentrated') ? 0.95 : 1;
  const precipitated = text.includes('only pH 11') ? 0.9 : 1;
  const free = text.includes('encloses') ? 0.9 : 1;
  const pipetted = text.includes('pipette') ? 0.95 : 1;
  const blank = text.includes('blank not subtracted') ? 0.5 : 0;
  const both = (20 * pipetted) / strength + blank;
  const second = (10 * free + 10 * (1 - precipitated)) / strength;
  return { calcium: second, magnesium: both - second };
}

test('contents follow from whole portions, deviations from numerical derivatives, and the mistake from a titration with it', () => {
  const faults = faultsOf('advanced', [
    (question) => {
      const [[v = NaN, , a = NaN] = [], [w = NaN, , b = NaN] = []] = numbersOf(question);
      return optionFaults(question, (v - a - w + b) * perMilliliter(question) * 24.305, shares(0.005));
    },
    (question) => {
      const [[, s = NaN] = [], [, t = NaN] = []] = numbersOf(question);
      const found = propagated(
        [...four(s), ...four(t)],
        (volumes) => meanOfFour(volumes, 0) - meanOfFour(volumes, 4),
      );
      return optionFaults(question, found, shares(0.025));
    },
    (question) => {
      const [[, s = NaN] = []] = numbersOf(question);
      const found = propagated(four(s), (volumes) => meanOfFour(volumes, 0) * perMilliliter(question));
      return optionFaults(question, 3.182 * found, shares(0.03));
    },
    (question) => {
      const { calcium, magnesium } = foundWith(question.text);
      const word = (value: number): string => (value > 10.01 ? 'high' : value < 9.99 ? 'low' : 'right');
      const [first, second] = [word(calcium), word(magnesium)];
      const expected =
        first === second
          ? `Both are too ${first}.`
          : `Calcium ${first === 'right' ? 'is correct' : `is too ${first}`}, magnesium too ${second}.`;
      return keyOf(question) === expected ? [] : [`${question.id}: ${expected}`];
    },
  ]);
  expect(faults).toEqual([]);
});

test('beside what a mistake does stand its opposite and two results that are opposites as well', () => {
  const opposite = (text: string): string =>
    text.replace(/low|high/g, (word) => (word === 'low' ? 'high' : 'low'));
  const faults = faultsOf('advanced', [
    () => [],
    () => [],
    () => [],
    ({ id, options }) => {
      const texts = options.map(({ text }) => text);
      return texts.every((text) => texts.includes(opposite(text))) ? [] : [id];
    },
  ]);
  expect(faults).toEqual([]);
});
