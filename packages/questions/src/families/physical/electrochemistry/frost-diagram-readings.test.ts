import { tabulateFigure } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, steps } from '../../testing/option-faults.ts';
import { frostDiagramReadings } from './frost-diagram-readings.ts';
import { frostDiagrams } from './frost-diagram.ts';
import { latimerDiagrams } from './frost-diagrams.data.ts';

const questions = (difficulty: 'beginner' | 'intermediate' | 'advanced'): Question[] =>
  Array.from({ length: 60 }, (_, seed) => makeQuestion(frostDiagramReadings, seed + 1, difficulty));

const numberOf = (text = ''): number => Number(text.replace('−', '-').replace('+', ''));

/** Heights in V by oxidation number, as the table beside the figure gives them. */
function heightsOf({ figure }: Question): Map<number, number> {
  const rows = (figure && tabulateFigure(figure)?.rows) ?? [];
  return new Map(rows.map(([number, volts]) => [numberOf(number), numberOf(volts)]));
}

/** The oxidation numbers of a question's text. */
function numbersIn({ text }: Question): number[] {
  return [...text.matchAll(/(?<=[ /])(?:[+−]\d|0)(?=[ ?/])/g)].map(([number]) => numberOf(number));
}

/**
 * Free energy of a state over that of the element, in units of the Faraday constant: the sum over single electrons, each with the
 * potential of the couple that it belongs to.
 */
function energyOf(symbol: string, number: number): number {
  const diagram = latimerDiagrams.find((one) => one.symbol === symbol);
  const potentialBetween = (low: number): number => {
    const place = diagram?.states.findIndex(
      ([state], at) => state > low && (diagram.states[at + 1]?.[0] ?? 99) <= low,
    );
    return diagram?.potentials[place ?? -1] ?? NaN;
  };
  const electrons = Array.from({ length: Math.abs(number) }, (_, at) => (number > 0 ? at : -at - 1));
  return Math.sign(number) * electrons.reduce((sum, low) => sum + potentialBetween(low), 0);
}

test('the heights are the sums of the potentials over single electrons', () => {
  const off = frostDiagrams.flatMap(({ symbol, states, error }) =>
    states.filter(({ number, volts }) => !(Math.abs(energyOf(symbol, number) - volts) <= error / 2 + 1e-9)),
  );
  expect(off).toEqual([]);
});

test('the element lies at zero in every diagram', () => {
  expect(frostDiagrams.map(({ states }) => states.find(({ number }) => number === 0)?.volts)).toEqual(
    frostDiagrams.map(() => 0),
  );
});

test('every other state would give off energy on its way to the most stable one; the steepest line leads from the key', () => {
  const faults = questions('beginner').flatMap((question) => {
    const heights = [...heightsOf(question)].toSorted(([one], [other]) => one - other);
    const key = numberOf(question.options[question.key]?.text);
    const isRight = question.text.includes('most stable')
      ? heights.every(([, volts]) => volts >= (heights.find(([number]) => number === key)?.[1] ?? NaN))
      : heights.slice(1).every(([number, volts], place) => {
          const [under = NaN, below = NaN] = heights[place] ?? [];
          const at = heights.findIndex(([one]) => one === key);
          const [[a, b], [c, d]] = [heights[at] ?? [NaN, NaN], heights[at - 1] ?? [NaN, NaN]];
          return (volts - below) / (number - under) <= (b - d) / (a - c);
        });
    return isRight ? [] : [question.id];
  });
  expect(faults).toEqual([]);
});

test('a half-cell of both states, from the free energies of the table, has the potential of the key', () => {
  const faults = questions('intermediate').flatMap((question) => {
    const heights = heightsOf(question);
    const [upper = NaN, lower = NaN] = numbersIn(question);
    const energy = 96485 * ((heights.get(upper) ?? NaN) - (heights.get(lower) ?? NaN));
    return optionFaults(question, energy / 96485 / (upper - lower), steps(0.07));
  });
  expect(faults).toEqual([]);
});

test('a disproportionation is asked about, and its reverse', () => {
  const asked = questions('advanced').map(({ text }) => /\w+proportionation/.exec(text)?.[0]);
  expect(new Set(asked)).toEqual(new Set(['disproportionation', 'comproportionation']));
});

test('the free energy of a disproportionation or of its reverse, balanced by electrons, leads to its potential', () => {
  const faults = questions('advanced').flatMap((question) => {
    const heights = heightsOf(question);
    const [middle = NaN, lower = NaN, upper = NaN] = numbersIn(question);
    const [down, up] = [middle - lower, upper - middle];
    const of = (number: number): number => heights.get(number) ?? NaN;
    const sign = question.text.includes('disproportionation') ? 1 : -1;
    // (down + up) of the middle state give up of the lower and down of the upper one, with down × up electrons.
    const gained = (down + up) * of(middle) - up * of(lower) - down * of(upper);
    return optionFaults(
      question,
      (sign * gained) / (down * up),
      steps(question.figure?.kind === 'plot' && question.figure.y.step === 2 ? 0.15 : 0.1),
    );
  });
  expect(faults).toEqual([]);
});
