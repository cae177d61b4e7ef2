import { readFigure, type Point } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { readNumber } from '../../texts/read-number.ts';
import { substitutionKineticsSet } from './substitution-kinetics-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(30, 120);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
const reading = shares(0.05);

/** The numbers of the printed rows, without the number of the run. */
function rowsOf({ stimulus }: Question): number[][] {
  const figure = stimulus?.figure;
  if (figure?.kind !== 'table') return [];
  return figure.rows.map((row) => row.slice(row.length === 4 ? 1 : 0).map(readNumber));
}

/** The straight line of least squares. */
function fitted(points: readonly Point[]): { slope: number; intercept: number } {
  const mean = (place: 0 | 1): number => points.reduce((sum, point) => sum + point[place], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [u, v]) => sum + (u - x) * (v - y), 0) /
    points.reduce((sum, [u]) => sum + (u - x) ** 2, 0);
  return { slope, intercept: y - slope * x };
}

function faultsOf(level: Difficulty, faultsAt: readonly ((question: Question) => string[])[]): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(substitutionKineticsSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question) ?? []);
  });
}

/** Orders from the logarithms of all four rows: the design is crossed, so that each is half the sum of two slopes. */
function ordersIn(question: Question): { bromide: number; nucleophile: number } {
  const [one = [], two = [], three = [], four = []] = rowsOf(question).map((row) => row.map(Math.log));
  const slope = (from: number[], to: number[], place: number): number =>
    ((to[2] ?? NaN) - (from[2] ?? NaN)) / ((to[place] ?? NaN) - (from[place] ?? NaN));
  return {
    bromide: (slope(one, two, 0) + slope(three, four, 0)) / 2,
    nucleophile: (slope(one, three, 1) + slope(two, four, 1)) / 2,
  };
}

test('rate law, rate and slow step follow from the logarithms of all rows', () => {
  const faults = faultsOf('beginner', [
    (question) => {
      const { bromide, nucleophile } = ordersIn(question);
      const [, first = '', second = ''] =
        /^Rate = \*k\*(\[\\ce\{C\dH\d+Br\}\])?(\[\\ce\{.*\}\])?$/.exec(keyOf(question)) ?? [];
      const isWell =
        Math.abs(bromide - 1) < 0.05 &&
        first !== '' &&
        Math.abs(nucleophile - (second === '' ? 0 : 1)) < 0.05;
      return isWell ? [] : [`${question.id}: ${bromide}, ${nucleophile}`];
    },
    (question) => {
      const nucleophile = Math.round(ordersIn(question).nucleophile);
      const [c, d] = [...question.text.matchAll(/= ([\d.]+) mol\/L/g)].map(([, value]) => Number(value));
      const predicted = rowsOf(question).map(
        ([a = NaN, b = NaN, rate = NaN]) => rate * ((c ?? NaN) / a) * ((d ?? NaN) / b) ** nucleophile,
      );
      return optionFaults(question, predicted.reduce((sum, one) => sum + one, 0) / 4, reading);
    },
    (question) => {
      const isBoth = ordersIn(question).nucleophile > 0.5;
      const expected = question.text.includes('takes part')
        ? isBoth
          ? /^One molecule of \S+ and one \S+ ion$/
          : /^One molecule of \S+$/
        : isBoth
          ? /^\S+ bonds as the C–Br bond breaks/
          : /^The C–Br bond breaks; \S+ bonds later/;
      return expected.test(keyOf(question)) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

/** The exponent of the nucleophile in the constant, and the constant at a concentration. */
function observedIn(question: Question): { order: number; constantAt: (c: number) => number } {
  const { slope, intercept } = fitted(
    rowsOf(question).map(([c = NaN, k = NaN]) => [Math.log(c), Math.log(k)]),
  );
  return {
    order: slope,
    constantAt: (c) =>
      Math.exp(intercept + Math.round(slope) * Math.log(c) + (slope - Math.round(slope)) * Math.log(0.2)),
  };
}

test('time, configuration and the effect of a change follow from the slope of ln k against ln c', () => {
  const faults = faultsOf('intermediate', [
    (question) => {
      const c = numberIn(question.text, /= ([\d.]+) mol\/L/);
      const left = numberIn(question.text, /(\d+)% of the bromide left/) / 100;
      // Counted in half-lives.
      const halfLife = Math.LN2 / observedIn(question).constantAt(c);
      return optionFaults(question, (Math.log2(1 / left) * halfLife) / 60, reading);
    },
    (question) => {
      const isBimolecular = observedIn(question).order > 0.5;
      const opposite = question.stimulus?.text.includes('The (*R*) enantiomer') === true ? 'S' : 'R';
      const expected = isBimolecular
        ? [`The (*${opposite}*) enantiomer`, 'attacks in the slow step']
        : ['Both enantiomers', 'attacks after the slow step'];
      return expected.every((words) => keyOf(question).includes(words)) ? [] : [question.id];
    },
    (question) => {
      const { text } = question;
      const isBimolecular = observedIn(question).order > 0.5;
      const expected =
        text.includes('corresponding chloride') || text.includes('more ethanol')
          ? 'smaller'
          : text.includes('corresponding iodide') || text.includes('more water')
            ? 'larger'
            : text.includes('only equals that of the bromide') && isBimolecular
              ? 'not constant'
              : 'unchanged';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('each of the two paths is asked for, and the half-life with hydroxide and without', () => {
  const texts = seeds.flatMap((seed) =>
    makeSet(substitutionKineticsSet, seed, 'advanced').map(({ text }) => text),
  );
  const asked = [
    'by the path without hydroxide',
    'by the path with hydroxide',
    'solvent without hydroxide',
    'solvent with [',
  ];
  for (const words of asked) expect(texts.some((text) => text.includes(words))).toBe(true);
});

/** From the drawn points alone; constants in s^{−1}. */
function pathsIn({ stimulus }: Question): { slope: number; intercept: number } {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  return fitted((readFigure(stimulus.figure).dots[0] ?? []).map(([c, k]) => [c, k * 1e-6] as const));
}

test('constant, share and half-life follow from the drawn points, and the new line from both constants', () => {
  const faults = faultsOf('advanced', [
    (question) => optionFaults(question, pathsIn(question).slope, reading),
    (question) => {
      const { slope, intercept } = pathsIn(question);
      const c = numberIn(question.text, /= ([\d.]+) mol\/L/);
      const isWithout = question.text.includes('the path without hydroxide');
      return optionFaults(
        question,
        100 / (1 + (isWithout ? (slope * c) / intercept : intercept / (slope * c))),
        reading,
      );
    },
    (question) => {
      // Halved by small steps of the rate.
      const { slope, intercept } = pathsIn(question);
      const isWithout = question.text.includes('without hydroxide');
      const constant = intercept + (isWithout ? 0 : slope * numberIn(question.text, /= ([\d.]+) mol\/L/));
      let [left, seconds] = [1, 0];
      while (left > 0.5) {
        left -= left * constant * 600;
        seconds += 600;
      }
      return optionFaults(question, seconds / 3600, reading);
    },
    (question) => {
      const { text } = question;
      const [, k2 = 1, k1 = 1] =
        (
          [
            [/acetate|formate/, 0.5, 1],
            [/thiophenolate|ethanethiolate/, 2, 1],
            [/iodide|tosylate|65 °C/, 2, 2],
            [/chloride|45 °C/, 0.5, 0.5],
            [/more water/, 0.8, 2],
            [/less water/, 1.2, 0.5],
          ] as const
        ).find(([words]) => words.test(text)) ?? [];
      const of = (factor: number, words: readonly [string, string, string]): string =>
        words[factor > 1 ? 0 : factor < 1 ? 1 : 2];
      const slope = of(k2, ['steeper', 'less steep', 'the same slope']);
      const height = of(k1, ['a higher intercept', 'a lower intercept', 'same']);
      return keyOf(question).includes(slope) && keyOf(question).includes(height) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});
