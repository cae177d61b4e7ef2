import { heightAt } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, shares, steps } from '../../testing/option-faults.ts';
import { numbersOf, shownSeries } from '../../testing/shown-rows.ts';
import { speciesDistributionReadings } from './species-distribution-readings.ts';

const questions = (difficulty: 'beginner' | 'intermediate' | 'advanced'): Question[] =>
  Array.from({ length: 60 }, (_, seed) => makeQuestion(speciesDistributionReadings, seed + 1, difficulty));

/** The numbers of a text without those of its formulas. */
const numbersIn = ({ text }: Question): number[] => numbersOf(text.replace(/\\ce\{.*?\}/g, ''));

test('the logarithm of the ratio of two shares, from the table of the figure, leads to the constant of the key', () => {
  const faults = questions('beginner').flatMap((question) => {
    const place = Number(/p\*K\*_\{a(\d)\}/.exec(question.text)?.[1]) - 1;
    const series = [...shownSeries(question).values()];
    const [acid = [], base = []] = [series[place], series[place + 1]];
    const estimates = acid
      .map(([ph, share]) => ({ ph, share, other: heightAt(base, ph) }))
      .filter(({ share, other }) => share > 0.2 && other > 0.2)
      .map(({ ph, share, other }) => ph - Math.log10(other / share))
      .toSorted((one, other) => one - other);
    return optionFaults(question, estimates[estimates.length >> 1] ?? NaN, steps(0.2));
  });
  expect(faults).toEqual([]);
});

test('what the other species leave of the whole leads to the concentration of the key, whichever was given', () => {
  const faults = questions('intermediate').flatMap((question) => {
    const series = [...shownSeries(question)];
    const text = question.text.replace(/^.*?acid \S+/, '');
    const numbers = numbersIn({ ...question, text });
    const ph = Number(/pH (\d+\.\d)/.exec(text)?.[1]);
    const given = numbers.find((number) => number >= 20 && Number.isInteger(number)) ?? NaN;
    // All species where none is named.
    const partOf = (words: string): number => {
      const others = series.filter(
        ([name]) => words.includes('concentration of \\ce') && !words.includes(`${name} `),
      );
      return others.length === series.length
        ? NaN
        : others.reduce((sum, [, points]) => sum - heightAt(points, ph), 1);
    };
    const [known = '', asked = ''] = text.split(' What is ');
    const value = (given * partOf(asked.replace('?', ' '))) / partOf(known);
    return optionFaults(question, value, shares(0.09));
  });
  expect(faults).toEqual([]);
});

test('a balance of protons over all species, from the table of the figure, leads to the base or acid that was added', () => {
  const faults = questions('advanced').flatMap((question) => {
    const [amount = NaN, ph = NaN] = numbersIn(question);
    const series = [...shownSeries(question).values()];
    const protons = series.length - 1;
    const held = series.reduce((sum, points, lost) => sum + (protons - lost) * heightAt(points, ph), 0);
    const added = question.text.startsWith('\\ce{NaOH}') ? protons - held : held;
    return optionFaults(question, amount * added, steps(0.08 * amount));
  });
  expect(faults).toEqual([]);
});
