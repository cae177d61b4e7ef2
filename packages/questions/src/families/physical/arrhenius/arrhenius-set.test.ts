import { readFigure, type Point } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { readNumber } from '../../texts/read-number.ts';
import { arrheniusSet } from './arrhenius-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(25, 100);
const gas = 8.314;

const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

interface Found {
  /** In J/mol. */
  energy: number;
  /** In s^{−1}, by a temperature in K. */
  constantAt: (temperature: number) => number;
}

test('the factor of the rate is asked for as well as that of the half-life', () => {
  for (const level of ['intermediate', 'advanced'] as const) {
    const asked = seeds
      .slice(0, 30)
      .map((seed) => makeSet(arrheniusSet, seed, level).at(-1)?.text.includes('half-life'));
    expect(new Set(asked)).toEqual(new Set([true, false]));
  }
});

/** From the drawn points or the printed rows alone: the median of all slopes of ln *k* against 1/*T*, and of all intercepts. */
function foundIn({ stimulus }: Question): Found {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  const { dots, cells } = readFigure(stimulus.figure);
  const points: readonly Point[] =
    dots[0]?.map(([x, y]) => [x / 1000, y] as const) ??
    cells.map(([celsius = '', k = '']) => [1 / (Number(celsius) + 273.15), Math.log(readNumber(k))] as const);
  const slope = median(
    points.flatMap(([x, y], place) => points.slice(place + 1).map(([u, v]) => (v - y) / (u - x))),
  );
  const intercept = median(points.map(([x, y]) => y - slope * x));
  return {
    energy: -gas * slope,
    constantAt: (temperature) => Math.exp(intercept + slope / temperature),
  };
}

/** What the expectations of each question find wrong in the sets of a level. */
function faultsOf(
  level: Difficulty,
  faultsAt: readonly ((question: Question, found: Found) => string[])[],
): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(arrheniusSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question, foundIn(question)) ?? []);
  });
}

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
/** A reader is off by 0.2 in ln *k*, and a digit is rounded. */
const logarithms = (one: number, other: number): number => Math.abs(Math.log(one / other)) / 0.4;

function catalystFaults(question: Question, { energy, constantAt }: Found): string[] {
  // The catalyzed reaction has the same *A* = *k* × e^(*E*a/*RT*).
  const temperature = numberIn(question.text, /at ([\d.]+) °C/) + 273.15;
  const lowered = energy - 1000 * numberIn(question.text, /by ([\d.]+) kJ/);
  const factorA = constantAt(temperature) * Math.exp(energy / gas / temperature);
  const catalyzed = factorA * Math.exp(-lowered / gas / temperature);
  const growth = catalyzed / constantAt(temperature);
  return optionFaults(question, question.text.includes('half-life') ? 1 / growth : growth, logarithms);
}

test('energy and constant follow from the drawn points, and the new line from slope and intercept', () => {
  const faults = faultsOf('intermediate', [
    (question, { energy }) => optionFaults(question, energy / 1000, shares(0.06)),
    (question, { constantAt }) =>
      optionFaults(question, constantAt(numberIn(question.text, /at (\d+) K/)), logarithms),
    (question) => {
      const { text } = question;
      const slope = /lower activation energy/.test(text)
        ? -1
        : /a larger activation energy/.test(text)
          ? 1
          : 0;
      const isHigher = /catalyst|larger frequency factor|a larger \*k\*/.test(text);
      const [slopeSaid, heightSaid] = [
        keyOf(question).includes('less steep') ? -1 : keyOf(question).includes('steeper') ? 1 : 0,
        keyOf(question).includes('higher'),
      ];
      return slope === slopeSaid && isHigher === heightSaid ? [] : [question.id];
    },
    catalystFaults,
  ]);
  expect(faults).toEqual([]);
});

test('energy, constant beyond the table and factor of the catalyst follow from the printed rows', () => {
  const faults = faultsOf('advanced', [
    (question, { energy }) => optionFaults(question, energy / 1000, shares(0.06)),
    (question, { constantAt }) =>
      optionFaults(question, constantAt(numberIn(question.text, /at ([\d.]+) °C/) + 273.15), shares(0.06)),
    catalystFaults,
  ]);
  expect(faults).toEqual([]);
});
