import { expect, test } from 'vitest';
import type { Point } from '@valence/figures';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { numbersOf } from '../../testing/shown-rows.ts';
import { speedDistributionReadings } from './speed-distribution-readings.ts';

const questions = (difficulty: 'beginner' | 'intermediate' | 'advanced'): Question[] =>
  Array.from({ length: 40 }, (_, seed) => makeQuestion(speedDistributionReadings, seed + 1, difficulty));

function curvesOf({ figure }: Question): (readonly Point[])[] {
  return figure?.kind === 'plot' ? figure.series.map(({ points }) => points) : [];
}

/**
 * The mean square of the drawn speeds, by summing over the whole curve: 3RT/M where the curve is Maxwell's and no tail is cut off.
 * The maximum is not looked at.
 */
function meanSquare(points: readonly Point[]): number {
  const sum = (weight: (v: number) => number): number =>
    points.reduce((all, [v, share]) => all + weight(v) * share, 0);
  return sum((v) => v ** 2) / sum(() => 1);
}

const massOf: Readonly<Record<string, number>> = {
  ...Object.fromEntries([
    ['CH4', 16.04],
    ['Ne', 20.18],
    ['N2', 28.01],
    ['O2', 32],
    ['Ar', 39.95],
    ['CO2', 44.01],
  ]),
  ...Object.fromEntries([
    ['SO2', 64.06],
    ['Kr', 83.8],
    ['Xe', 131.3],
    ['SF6', 146.06],
  ]),
};

test('the order of the mean speeds over the curves is that of temperatures, or of molar masses from behind', () => {
  const faults = questions('beginner').flatMap((question) => {
    const [listed = '', asked = ''] = question.text.split('Which curve belongs to ');
    const nameOf = (text: string): string[] =>
      text.includes('ce{')
        ? [...text.matchAll(/ce\{(\w+)\}/g)].map(([, name = '']) => name)
        : (text.match(/\d+ K/g) ?? []);
    const slowness = (name: string): number => massOf[name] ?? -Number.parseFloat(name);
    const names = nameOf(listed).toSorted((one, other) => slowness(one) - slowness(other));
    const place = names.indexOf(nameOf(asked)[0] ?? '');
    const squares = curvesOf(question).map(meanSquare);
    const at = squares.indexOf(squares.toSorted((one, other) => other - one)[place] ?? NaN);
    return question.options[question.key]?.text === `Curve ${'PQRS'.charAt(at)}` ? [] : [question.id];
  });
  expect(faults).toEqual([]);
});

test('the mean square of the speeds leads to the molar mass of the key', () => {
  const faults = questions('intermediate').flatMap((question) => {
    const [celsius = NaN] = numbersOf(question.text);
    const [curve = []] = curvesOf(question);
    const found = (1000 * 3 * 8.314 * (celsius + 273.15)) / meanSquare(curve);
    return optionFaults(question, found, shares(0.09));
  });
  expect(faults).toEqual([]);
});

test('the mean squares of both curves are in the ratio of both temperatures', () => {
  const faults = questions('advanced').flatMap((question) => {
    const [celsius = NaN] = numbersOf(question.text);
    const [p = NaN, q = NaN] = curvesOf(question).map(meanSquare);
    const ratio = question.text.includes('with curve P') ? p / q : q / p;
    return optionFaults(question, (celsius + 273.15) * ratio, shares(0.07));
  });
  expect(faults).toEqual([]);
});
