import { readFigure, type Point } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares, steps } from '../../testing/option-faults.ts';
import { vaporPressureSet } from './vapor-pressure-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(30, 120);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

function faultsOf(level: Difficulty, faultsAt: readonly ((question: Question) => string[])[]): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(vaporPressureSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question) ?? []);
  });
}

/** Where a rising function has a value, by halving. */
function placeOf(value: number, rising: (x: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 60; step += 1) {
    const middle = (from + to) / 2;
    if (rising(middle) < value) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** The drawn curve of a liquid, as a function: ln p of the corners against 1/T, straight between neighbors. */
function pressureOf({ stimulus, text }: Question): (celsius: number) => number {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  const points = readFigure(stimulus.figure).lines[text.includes('liquid A') ? 0 : 1] ?? [];
  return (celsius) => {
    const after = Math.max(
      1,
      points.findIndex(([t]) => t >= celsius),
    );
    const [[t, p], [u, q]] = [points[after - 1] ?? [NaN, NaN], points[after] ?? [NaN, NaN]];
    const inverse = (at: number): number => 1 / (at + 273.15);
    const part = (inverse(celsius) - inverse(t)) / (inverse(u) - inverse(t));
    return Math.exp(Math.log(p) + part * Math.log(q / p));
  };
}

const inFlask: readonly (readonly [words: string, result: string])[] = [
  ['More of liquid A', 'same'],
  ['few drops', 'lower'],
  ['second, evacuated flask', 'same'],
  ['Dry air', 'higher'],
  ['insoluble gas', 'higher'],
  ['dissolved in the liquid', 'lower'],
  ['other liquid', 'depending'],
];

test('boiling point and amount of vapor follow from the corners of the drawn curves', () => {
  const faults = faultsOf('beginner', [
    (question) => {
      const pressure = numberIn(question.text, /pressure of (\d+) kPa/);
      return optionFaults(question, placeOf(pressure, pressureOf(question), 0, 100), steps(2));
    },
    (question) => {
      const celsius = numberIn(question.text, /at (\d+) °C/);
      const liters = numberIn(question.text, /volume of ([\d.]+) L is left/);
      // In atmospheres, with the gas constant that belongs to them.
      const atmospheres = pressureOf(question)(celsius) / 101.325;
      return optionFaults(
        question,
        (1000 * atmospheres * liters) / (0.082057 * (celsius + 273.15)),
        shares(0.06),
      );
    },
    (question) => {
      const expected = inFlask.find(([words]) => question.text.includes(words))?.[1] ?? '?';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

/** The drawn points of the line, as 1/T and ln(p/kPa). */
function pointsOf({ stimulus }: Question): Point[] {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  return (readFigure(stimulus.figure).dots[0] ?? []).map(([x, y]) => [x / 1000, y] as const);
}

function lineThrough(points: readonly Point[]): { slope: number; at: (x: number) => number } {
  const slope = median(
    points.flatMap(([x, y], place) => points.slice(place + 1).map(([u, v]) => (v - y) / (u - x))),
  );
  const intercept = median(points.map(([x, y]) => y - slope * x));
  return { slope, at: (x) => intercept + slope * x };
}

/** What a change makes of a point of the line. */
function changed(text: string, slope: number): ([x, y]: Point) => Point {
  const boilsAt = 1 / 350;
  if (text.includes('larger enthalpy')) return ([x, y]) => [x, y + 0.2 * slope * (x - boilsAt)];
  if (text.includes('smaller enthalpy')) return ([x, y]) => [x, y - 0.2 * slope * (x - boilsAt)];
  if (text.includes('lower normal')) return ([x, y]) => [x, y - slope * 0.0001];
  if (text.includes('higher normal')) return ([x, y]) => [x, y + slope * 0.0001];
  if (text.includes('too high')) return ([x, y]) => [x, Math.log(Math.exp(y) + 1)];
  if (text.includes('too low')) return ([x, y]) => [x, Math.log(Math.exp(y) - 1)];
  return ([x, y]) => [x, y + Math.log(text.includes('mmHg') ? 7.5 : 0.95)];
}

test('enthalpy and boiling point follow from all pairs of drawn points, and the new line from changed points', () => {
  const faults = faultsOf('intermediate', [
    (question) =>
      optionFaults(question, (-8.314 * lineThrough(pointsOf(question)).slope) / 1000, shares(0.06)),
    (question) => {
      const { at } = lineThrough(pointsOf(question));
      const pressure = numberIn(question.text, /pressure of (\d+) kPa/);
      const celsius = placeOf(pressure, (t) => Math.exp(at(1 / (t + 273.15))), -20, 150);
      return optionFaults(question, celsius, steps(2.5));
    },
    (question) => {
      const points = pointsOf(question);
      const { slope } = lineThrough(points);
      const moved = points.map(changed(question.text, slope));
      const [first, last] = [0, points.length - 1].map(
        (at) => (moved[at]?.[1] ?? 0) - (points[at]?.[1] ?? 0),
      );
      const turned = (last ?? NaN) - (first ?? NaN);
      const expected =
        Math.abs(turned) < 1e-6
          ? (first ?? 0) > 0
            ? 'higher'
            : 'lower'
          : turned < 0
            ? 'is steeper'
            : 'less steep';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

/** Decadic logarithms of the pressures over solid and liquid by the temperature, straight against 1/T through two rows each. */
function branchesOf({ stimulus }: Question): { solid: (t: number) => number; liquid: (t: number) => number } {
  const figure = stimulus?.figure;
  const rows = figure?.kind === 'table' ? figure.rows.map(([, t, p]) => [Number(t), Number(p)] as const) : [];
  const [a = [NaN, NaN], b = [NaN, NaN], c = [NaN, NaN], d = [NaN, NaN]] = rows;
  const through =
    ([t, p]: Point, [u, q]: Point) =>
    (at: number): number =>
      Math.log10(p) + ((1 / at - 1 / t) / (1 / u - 1 / t)) * Math.log10(q / p);
  return { solid: through(a, b), liquid: through(c, d) };
}

/** In kJ/mol, by van 't Hoff: RT² times the derivative of ln p. */
function enthalpyAt(branch: (t: number) => number, t: number): number {
  return (0.008314 * t ** 2 * Math.LN10 * (branch(t + 0.01) - branch(t - 0.01))) / 0.02;
}

function tripleOf(question: Question): number {
  const { solid, liquid } = branchesOf(question);
  return placeOf(0, (t) => solid(t) - liquid(t), 100, 500);
}

test('enthalpies follow from derivatives, pressures from straight lines, and the triple point from halving', () => {
  const faults = faultsOf('advanced', [
    (question) => {
      const { solid, liquid } = branchesOf(question);
      const branch = question.text.includes('sublimation') ? solid : liquid;
      return optionFaults(question, enthalpyAt(branch, 300), shares(0.02));
    },
    (question) => {
      const { solid, liquid } = branchesOf(question);
      const t = numberIn(question.text, /at (\d+) K/);
      if (!question.text.includes('fusion'))
        return optionFaults(
          question,
          10 ** (question.text.includes('over the solid') ? solid : liquid)(t),
          shares(0.01),
        );
      return optionFaults(question, enthalpyAt(solid, 300) - enthalpyAt(liquid, 300), shares(0.02));
    },
    (question) => {
      const triple = tripleOf(question);
      if (question.text.includes('temperature')) return optionFaults(question, triple, steps(0.5));
      return optionFaults(question, 10 ** branchesOf(question).liquid(triple), shares(0.02));
    },
    (question) => {
      const triple = 10 ** branchesOf(question).solid(tripleOf(question));
      const pressure = numberIn(question.text, /pressure of ([\d.]+) kPa/);
      const isRight =
        keyOf(question).includes('without') === pressure < triple &&
        keyOf(question).includes(`at a temperature ${pressure < triple ? 'below' : 'above'} that`);
      return isRight ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});
