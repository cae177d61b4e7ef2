import { heightAt } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { numbersOf, shownSeries } from '../../testing/shown-rows.ts';
import { jobPlotReadings } from './job-plot-readings.ts';

const questions = (difficulty: 'beginner' | 'intermediate' | 'advanced'): Question[] =>
  Array.from({ length: 40 }, (_, seed) => makeQuestion(jobPlotReadings, seed + 1, difficulty));

/** Mole fraction of M at the corner of the dashed lines, its height, and the measured absorbance below it. */
function peakOf(question: Question): { metal: number; full: number; found: number } {
  const series = shownSeries(question);
  const [x = NaN, full = NaN] = series.get('if all were bound')?.[1] ?? [];
  const isOfMetal = question.figure?.kind === 'plot' && question.figure.x.quantity.endsWith('M');
  return { metal: isOfMetal ? x : 1 - x, full, found: heightAt(series.get('measured') ?? [], x) };
}

test('the atoms of the formula are in the ratio of the mole fractions at the peak', () => {
  const faults = questions('beginner').flatMap((question) => {
    const { metal } = peakOf(question);
    const text = question.options[question.key]?.text ?? '';
    const count = (letter: string): number =>
      Number(new RegExp(`${letter}_\\{(\\d)\\}`).exec(text)?.[1] ?? 1);
    return Math.abs(count('M') / (count('M') + count('L')) - metal) < 0.02 ? [] : [`${question.id}: ${text}`];
  });
  expect(faults).toEqual([]);
});

test('a complex as concentrated as the metal, with the absorptivity of the key, absorbs as the dashed lines do', () => {
  const faults = questions('intermediate').flatMap((question) => {
    const { metal, full } = peakOf(question);
    const sum = numbersOf(question.text).find((number) => number < 0.01) ?? NaN;
    return optionFaults(question, (full * Math.round(1 / metal)) / sum, shares(0.05));
  });
  expect(faults).toEqual([]);
});

test('with the constant of the key the equilibrium leaves as much unbound as the plot shows', () => {
  const faults = questions('advanced').flatMap((question) => {
    const { metal, full, found } = peakOf(question);
    const sum = numbersOf(question.text).find((number) => number < 0.01) ?? NaN;
    const ligands = Math.round(1 / metal) - 1;
    const measured = (1 - found / full) * metal * sum;
    // The constant at which so much metal is free is bracketed: the more binds, the larger it is.
    const freeMetal = (constant: number): number => {
      let [low, high] = [0, metal * sum];
      for (let round = 0; round < 60; round += 1) {
        const free = (low + high) / 2;
        const bound = constant * free * (ligands * free) ** ligands;
        [low, high] = free + bound > metal * sum ? [low, free] : [free, high];
      }
      return (low + high) / 2;
    };
    let [low, high] = [0, 14];
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2;
      [low, high] = freeMetal(10 ** middle) > measured ? [middle, high] : [low, middle];
    }
    return optionFaults(question, 10 ** low, shares(0.18));
  });
  expect(faults).toEqual([]);
});
