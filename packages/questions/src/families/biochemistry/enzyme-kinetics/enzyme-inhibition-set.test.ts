import { readFigure, type Point } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { enzymeInhibitionSet } from './enzyme-inhibition-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(25, 100);

const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

function linesOf({ stimulus }: Question): readonly (readonly Point[])[] {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  return readFigure(stimulus.figure).lines;
}

/** The straight line of least squares. */
function lineOf(points: readonly Point[]): { slope: number; intercept: number } {
  const mean = (place: 0 | 1): number => points.reduce((sum, point) => sum + point[place], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) /
    points.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
  return { slope, intercept: y - slope * x };
}

interface Constants {
  km: number;
  vmax: number;
}

/** By Hanes and Woolf: [S]/*v* is a straight line in [S]. The dashed line of the limiting rate is not looked at. */
function hanesWoolf(question: Question): Constants {
  const [curve = []] = linesOf(question);
  const points = curve.filter(([s]) => s > 0).map(([s, v]): Point => [s, s / v]);
  const { slope, intercept } = lineOf(points);
  return { km: intercept / slope, vmax: 1 / slope };
}

/** From slope and intercept of a drawn line; its crossing of the horizontal axis is not looked at. */
function lineweaverBurk(question: Question, index: number): Constants {
  const { slope, intercept } = lineOf((linesOf(question)[index] ?? []).filter(([x]) => x > -0.2));
  return { km: slope / intercept, vmax: 1 / intercept };
}

/** What the expectations of each question find wrong in the sets of a level. */
function faultsOf(level: Difficulty, faultsAt: readonly ((question: Question) => string[])[]): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(enzymeInhibitionSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question) ?? []);
  });
}

/** Reciprocals of what is read within a tenth of a unit. */
const reading = shares(0.08);

/** The kind by which constants change: 1 means that they do not. */
function kindIn(question: Question): string {
  const [alone, inhibited] = [lineweaverBurk(question, 0), lineweaverBurk(question, 1)];
  const [km, vmax] = [inhibited.km / alone.km, inhibited.vmax / alone.vmax];
  if (vmax > 0.95) return 'Competitive';
  if (Math.abs(km - 1) < 0.05) return 'Noncompetitive';
  return Math.abs(km / vmax - 1) < 0.05 ? 'Uncompetitive' : 'Mixed';
}

const growths = [
  [0.5, 0.56, 'The rate falls to about one half.'],
  [0.71, 0.79, 'The rate falls by about one quarter.'],
  [0.92, 1.08, 'The rate hardly changes.'],
  [1.28, 1.4, 'The rate increases by about one third.'],
  [1.8, 2, 'The rate nearly doubles.'],
] as const;

/** The line that is asked for. */
const lineIn = ({ text }: Question): 0 | 1 => (text.includes('without') ? 0 : 1);

/** So many times the enzyme of the plot is used. */
function timesIn({ text }: Question): number {
  const words = [
    ['twice', 2],
    ['three times', 3],
    ['1.5 times', 1.5],
    ['half the', 0.5],
    ['40%', 0.4],
  ] as const;
  return words.find(([said]) => text.includes(said))?.[1] ?? NaN;
}

test('constant, rate and saturation follow from the drawn curve by the line of Hanes and Woolf', () => {
  const faults = faultsOf('beginner', [
    (question) => optionFaults(question, hanesWoolf(question).km, shares(0.1)),
    (question) => {
      const { km, vmax } = hanesWoolf(question);
      const substrate = Number(/= (\d+) µmol/.exec(question.text)?.[1]);
      const times = timesIn(question);
      return optionFaults(question, (times * vmax * substrate) / (km + substrate), reading);
    },
    (question) => {
      const { km } = hanesWoolf(question);
      const [from = 0, to = 0] = [...question.text.matchAll(/(\d+) µmol/g)].map(([, value]) => Number(value));
      const growth = (to * (km + from)) / (from * (km + to));
      const expected = growths.find(([least, most]) => growth > least && growth < most)?.[2] ?? '';
      return keyOf(question) === expected ? [] : [`${question.id}: ${growth}`];
    },
  ]);
  expect(faults).toEqual([]);
});

test('constants and kind of inhibition follow from slope and height of the drawn lines', () => {
  const faults = faultsOf('intermediate', [
    (question) => optionFaults(question, lineweaverBurk(question, lineIn(question)).km, reading),
    (question) => optionFaults(question, lineweaverBurk(question, lineIn(question)).vmax, reading),
    (question) => (keyOf(question) === kindIn(question) ? [] : [`${question.id}: ${kindIn(question)}`]),
  ]);
  expect(faults).toEqual([]);
});

const boundForms: Readonly<Record<string, RegExp>> = {
  Competitive: /free enzyme, but not/,
  Uncompetitive: /complex, but not/,
  Noncompetitive: /equally well/,
};

/** *K*_{I} from the rate laws: each side on which the inhibitor acts is multiplied by 1 + [I]/*K*_{I}. */
function inhibitionConstantIn(question: Question): number {
  const [alone, inhibited] = [lineweaverBurk(question, 0), lineweaverBurk(question, 1)];
  const isBoundByFree = kindIn(question) !== 'Uncompetitive';
  const factor = isBoundByFree
    ? inhibited.km / inhibited.vmax / (alone.km / alone.vmax)
    : alone.vmax / inhibited.vmax;
  return Number(/with (\d+) µmol/.exec(question.stimulus?.text ?? '')?.[1]) / (factor - 1);
}

test('constant, rate and binding of the inhibitor follow from slope and height of the drawn lines', () => {
  const faults = faultsOf('advanced', [
    (question) => optionFaults(question, inhibitionConstantIn(question), reading),
    (question) => {
      const { km, vmax } = lineweaverBurk(question, lineIn(question));
      const substrate = Number(/= ([\d.]+) mmol/.exec(question.text)?.[1]);
      return optionFaults(question, (vmax * substrate) / (km + substrate), reading);
    },
    (question) => (boundForms[kindIn(question)]?.test(keyOf(question)) === true ? [] : [question.id]),
  ]);
  expect(faults).toEqual([]);
});

test('no kind of inhibition is so frequent that it could be guessed', () => {
  for (const level of ['intermediate', 'advanced'] as const) {
    const kinds = seeds.flatMap((seed) => makeSet(enzymeInhibitionSet, seed, level).slice(2).map(keyOf));
    const most = Math.max(...kinds.map((kind) => kinds.filter((other) => other === kind).length));
    expect(most).toBeLessThan(level === 'advanced' ? 55 : 45);
  }
});

test('more enzyme makes no option slower than the curve, nor faster than all of the enzyme at work', () => {
  const faults = faultsOf('beginner', [
    () => [],
    (question) => {
      const { km, vmax } = hanesWoolf(question);
      const substrate = Number(/= (\d+) µmol/.exec(question.text)?.[1]);
      const times = timesIn(question);
      const before = (vmax * substrate) / (km + substrate);
      const [least, most] = times > 1 ? [before, times * vmax] : [0, Math.max(before, times * vmax)];
      const rates = question.options.map(({ text }) => Number(text.split(' ')[0]));
      return rates.every((rate) => rate > 0.95 * least && rate < 1.05 * most) ? [] : [question.id];
    },
    () => [],
  ]);
  expect(faults).toEqual([]);
});
