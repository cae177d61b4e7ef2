import { tabulateFigure } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { langmuirPlotReadings } from './langmuir-plot-readings.ts';

const questions = (difficulty: 'intermediate' | 'advanced'): Question[] =>
  Array.from({ length: 60 }, (_, seed) => makeQuestion(langmuirPlotReadings, seed + 1, difficulty));

/** The last two columns of the table beside the figure. */
function pointsOf({ figure }: Question): [number, number][] {
  const rows = (figure && tabulateFigure(figure)?.rows) ?? [];
  return rows.map((row) => [Number(row.at(-2)), Number(row.at(-1))]);
}

/** Slope and intercept by least squares. */
function lineOf(points: readonly (readonly [number, number])[]): { slope: number; up: number } {
  const mean = (place: 0 | 1): number => points.reduce((sum, point) => sum + point[place], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) /
    points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  return { slope, up: y - slope * x };
}

test('reciprocal volumes against reciprocal pressures, from the table of the isotherm, lead to the constant of the key', () => {
  const faults = questions('intermediate').flatMap((question) => {
    const points = pointsOf(question);
    const full = Math.max(...points.map(([, volume]) => volume));
    // At each pressure the taken over the empty sites are K times the pressure.
    const strengths = points
      .filter(([p, volume]) => p > 0 && volume > 0.3 * full && volume < 0.7 * full)
      .map(([p, volume]) => volume / (full - volume) / p)
      .toSorted((one, other) => one - other);
    return optionFaults(question, strengths[strengths.length >> 1] ?? NaN, shares(0.09));
  });
  expect(faults).toEqual([]);
});

test('a line by least squares through the points leads to the full layer and to the constant', () => {
  const faults = questions('advanced').flatMap((question) => {
    const { slope, up } = lineOf(pointsOf(question));
    const found = question.text.includes('What is the constant') ? slope / up : 1 / slope;
    return optionFaults(question, found, shares(0.085));
  });
  expect(faults).toEqual([]);
});
