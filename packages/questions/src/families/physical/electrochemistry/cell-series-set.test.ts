import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares, steps } from '../../testing/option-faults.ts';
import { readNumber } from '../../texts/read-number.ts';
import { cellSeriesSet } from './cell-series-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(25, 100);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

/** By least squares over all printed rows: potential against the natural logarithm of the concentration. */
function foundIn({ stimulus }: Question): { slope: number; standard: number; unknown: number } {
  const figure = stimulus?.figure;
  const points = (figure?.kind === 'table' ? figure.rows : []).map(
    ([c = '', potential = '']) => [Math.log(readNumber(c)), Number(potential)] as const,
  );
  const mean = (place: 0 | 1): number => points.reduce((sum, point) => sum + point[place], 0) / points.length;
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - mean(0)) * (y - mean(1)), 0) /
    points.reduce((sum, [x]) => sum + (x - mean(0)) ** 2, 0);
  const standard = mean(1) - slope * mean(0);
  const potential = Number(/gives ([\d.]+) V/.exec(stimulus?.text ?? '')?.[1]);
  return { slope, standard, unknown: Math.exp((potential - standard) / slope) };
}

test('standard potential, unknown concentration and the effect of a change follow from all printed rows', () => {
  const faults = seeds.flatMap((seed) => {
    const [standard, unknown, change, ...more] = makeSet(cellSeriesSet, seed, 'intermediate');
    if (standard === undefined || unknown === undefined || change === undefined || more.length > 0)
      return [`${seed}: not three questions`];
    const found = foundIn(standard);
    const { text } = change;
    // By the Nernst equation: concentration of the other ion over that of zinc.
    const quotient = /diluted to one tenth|More of the salt/.test(text)
      ? 10
      : /Zinc sulfate|binds most/.test(text)
        ? 0.1
        : 1;
    const expected = text.includes('a second one with zinc')
      ? 'The potential becomes zero at once.'
      : quotient > 1
        ? 'The potential rises a little.'
        : quotient < 1
          ? 'The potential falls a little.'
          : 'The potential stays the same.';
    return [
      ...optionFaults(standard, found.standard, steps(0.011)),
      ...optionFaults(unknown, found.unknown, shares(0.08)),
      ...(keyOf(change) === expected ? [] : [change.id]),
    ];
  });
  expect(faults).toEqual([]);
});

test('charge, standard potential and unknown concentration follow from all printed rows', () => {
  const faults = seeds.flatMap((seed) => {
    const [charge, standard, unknown, ...more] = makeSet(cellSeriesSet, seed, 'advanced');
    if (charge === undefined || standard === undefined || unknown === undefined || more.length > 0)
      return [`${seed}: not three questions`];
    const found = foundIn(charge);
    // *RT*/*F* at 298.15 K.
    return [
      ...optionFaults(charge, 0.025693 / found.slope, steps(0.05)),
      ...optionFaults(standard, found.standard - 0.76, steps(0.011)),
      ...optionFaults(unknown, found.unknown, shares(0.08)),
    ];
  });
  expect(faults).toEqual([]);
});

test('the rows between which the unknown potential lies do not tell its concentration: another option lies there, too', () => {
  const alone = seeds.flatMap((seed) =>
    (['intermediate', 'advanced'] as const).flatMap((level) => {
      const unknown = makeSet(cellSeriesSet, seed, level).find(({ text }) =>
        text.includes('unknown solution'),
      );
      if (unknown === undefined) return [`${seed}: no such question`];
      const figure = unknown.stimulus?.figure;
      const rows = (figure?.kind === 'table' ? figure.rows : []).map(([c = '']) => readNumber(c));
      const intervalOf = (text: string): number =>
        rows.findIndex((c) => c < readNumber(text.replace(' mol/L', '')));
      const intervals = unknown.options.map(({ text }) => intervalOf(text));
      return intervals.filter((one) => one === intervals[unknown.key]).length > 1 ? [] : [unknown.id];
    }),
  );
  expect(alone).toEqual([]);
});

test('two slips are crossed in the options for a standard potential, and the key has every place among them', () => {
  const voltsIn = (text: string): number => Number(text.replace('−', '-').replace(' V', ''));
  const ranks = new Set<number>();
  const faults = seeds.flatMap((seed) =>
    (['intermediate', 'advanced'] as const).flatMap((level) => {
      const question = makeSet(cellSeriesSet, seed, level).find(({ text }) =>
        /standard (?:electrode )?potential/.test(text),
      );
      if (question === undefined) return [`${seed}: no such question`];
      const values = question.options.map(({ text }) => voltsIn(text)).toSorted((one, other) => one - other);
      ranks.add(values.indexOf(voltsIn(keyOf(question))));
      const [least = NaN, second = NaN, third = NaN, largest = NaN] = values;
      // Slips add to the potential, or multiply it.
      const isCrossed =
        Math.abs(least + largest - second - third) < 0.025 ||
        Math.abs(least * largest - second * third) < 0.025 * largest;
      return isCrossed ? [] : [question.id];
    }),
  );
  expect(faults).toEqual([]);
  expect([...ranks].toSorted()).toEqual([0, 1, 2, 3]);
});

test('an unknown concentration has smaller options as well as larger ones', () => {
  const ranks = new Set(
    seeds.flatMap((seed) =>
      (['intermediate', 'advanced'] as const).flatMap((level) =>
        makeSet(cellSeriesSet, seed, level)
          .filter(({ text }) => text.includes('unknown solution'))
          .map((question) => {
            const valueOf = (text: string): number => readNumber(text.replace(' mol/L', ''));
            const key = valueOf(keyOf(question));
            return question.options.filter(({ text }) => valueOf(text) < key).length;
          }),
      ),
    ),
  );
  expect([...ranks].toSorted()).toEqual([0, 1, 2, 3]);
});
