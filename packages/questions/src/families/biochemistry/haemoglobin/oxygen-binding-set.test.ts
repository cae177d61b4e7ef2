import { readFigure, type Point } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares, steps } from '../../testing/option-faults.ts';
import { oxygenBindingSet } from './oxygen-binding-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(30, 120);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

function faultsOf(level: Difficulty, faultsAt: readonly ((question: Question) => string[])[]): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(oxygenBindingSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question) ?? []);
  });
}

interface Found {
  hill: number;
  /** Of the sites, at a pressure in kPa. */
  share: (pressure: number) => number;
  /** In kPa, found by halving. */
  pressure: (share: number) => number;
}

/** A Hill equation from points of log p and log(Y/(1 − Y)): the medians of all slopes and intercepts. */
function throughLogs(points: readonly Point[]): Found {
  const hill = median(
    points.flatMap(([x, y], place) => points.slice(place + 1).map(([u, v]) => (v - y) / (u - x))),
  );
  const intercept = median(points.map(([x, y]) => y - hill * x));
  const share = (pressure: number): number => {
    const odds = 10 ** (intercept + hill * Math.log10(pressure));
    return odds / (1 + odds);
  };
  return {
    hill,
    share,
    pressure: (wanted) => {
      let [low, high] = [0.01, 200];
      for (let step = 0; step < 60; step += 1) {
        const middle = (low + high) / 2;
        if (share(middle) < wanted) low = middle;
        else high = middle;
      }
      return low;
    },
  };
}

const logOdds = (percent: number): number => Math.log10(percent / (100 - percent));

function figureOf({ stimulus }: Question): ReturnType<typeof readFigure> {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  return readFigure(stimulus.figure);
}

/** From corners of the drawn curve. */
function curveOf(question: Question): Found {
  const corners = (figureOf(question).lines[0] ?? []).filter(([p]) => p > 1.5);
  return throughLogs(
    corners.filter((_, place) => place % 9 === 0).map(([p, y]) => [Math.log10(p), logOdds(y)]),
  );
}

const millimoles = (question: Question, { share }: Found): number => {
  const { text } = question;
  const concentration = numberIn(text, /contains ([\d.]+) mmol/);
  const [from, to] = [numberIn(text, /oxygen at (\d+) kPa/), numberIn(text, /of it at ([\d.]+) kPa/)];
  return 4 * concentration * share(from) - 4 * concentration * share(to);
};

const changes: readonly (readonly [words: RegExp, result: string])[] = [
  [/lower pH|carbon dioxide|higher temperature/, 'right'],
  [/bisphosphoglycerate/, 'left'],
  [/diluted|as much hemoglobin/, 'same'],
  [/subunits|myoglobin/, 'no S shape'],
];

test('pressure and oxygen that is given off follow from a Hill equation through corners of the drawn curve', () => {
  const faults = faultsOf('beginner', [
    (question) => {
      const wanted = question.text.includes('three') ? 0.75 : 0.25;
      return optionFaults(question, curveOf(question).pressure(wanted), steps(0.25));
    },
    (question) => optionFaults(question, millimoles(question, curveOf(question)), shares(0.06)),
    (question) => {
      const expected = changes.find(([words]) => words.test(question.text))?.[1] ?? '?';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('coefficient, half saturation and saturation follow from all pairs of drawn points', () => {
  const found = (question: Question): Found => throughLogs(figureOf(question).dots[0] ?? []);
  const faults = faultsOf('intermediate', [
    (question) => optionFaults(question, found(question).hill, shares(0.06)),
    (question) => optionFaults(question, found(question).pressure(0.5), shares(0.06)),
    (question) => {
      const pressure = numberIn(question.text, /at ([\d.]+) kPa/);
      return optionFaults(question, 100 * found(question).share(pressure), steps(3));
    },
  ]);
  expect(faults).toEqual([]);
});

/** From the printed rows of a column. */
function columnOf(question: Question, column: 1 | 2): Found {
  const rows = figureOf(question).cells.map((row) => row.map(Number));
  return throughLogs(rows.map((row) => [Math.log10(row[0] ?? NaN), logOdds(row[column] ?? NaN)]));
}

test('coefficient, pressure, oxygen and conclusion follow from all pairs of printed rows', () => {
  const faults = faultsOf('advanced', [
    (question) =>
      optionFaults(
        question,
        columnOf(question, question.text.includes('without') ? 1 : 2).hill,
        shares(0.05),
      ),
    (question) => {
      const column = columnOf(question, question.text.includes('without') ? 1 : 2);
      return optionFaults(question, column.pressure(numberIn(question.text, /(\d+)%/) / 100), shares(0.05));
    },
    (question) => optionFaults(question, millimoles(question, columnOf(question, 2)), shares(0.05)),
    (question) => {
      const [without, withX] = [columnOf(question, 1), columnOf(question, 2)];
      const moved = withX.pressure(0.5) / without.pressure(0.5);
      const isWeaker = withX.hill < 0.8 * without.hill;
      const isRight =
        keyOf(question).includes('lowers the affinity') === moved > 1.2 &&
        keyOf(question).includes('raises the affinity') === moved < 0.8 &&
        keyOf(question).includes('weakens the cooperativity') === isWeaker;
      return isRight ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('no Hill coefficient is offered above the number of sites, and none below one', () => {
  const offered = seeds.flatMap((seed) => makeSet(oxygenBindingSet, seed, 'intermediate')[0]?.options ?? []);
  expect(offered.length).toBe(4 * seeds.length);
  expect(offered.filter(({ text }) => Number(text) < 1 || Number(text) > 4)).toEqual([]);
});
