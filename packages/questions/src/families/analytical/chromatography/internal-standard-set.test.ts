import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { internalStandardSet } from './internal-standard-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(25, 100);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

/** The cells of the table as numbers, row by row. */
function cellsOf({ stimulus }: Question): number[][] {
  const figure = stimulus?.figure;
  return (figure?.kind === 'table' ? figure.rows : []).map((row) => row.slice(1).map(Number));
}

/** In three steps: how often the analyte beats the standard in both rows, the standard in the flask, the sample before. */
function contentIn(question: Question): number {
  const text = question.stimulus?.text ?? '';
  const [[analyte = NaN, standard = NaN, a = NaN, s = NaN] = [], [, shown = NaN, b = NaN, t = NaN] = []] =
    cellsOf(question);
  const [aliquot, added] = [...text.matchAll(/([\d.]+) mL of/g)].map(([, value]) => Number(value));
  const stock = Number(/containing ([\d.]+) m?g\/L of/.exec(text)?.[1]);
  const relative = b / t / (a / s);
  if (aliquot === undefined || added === undefined) return relative * (analyte / standard) * shown;
  return (relative * (analyte / standard) * (stock * added)) / aliquot;
}

const reading = shares(0.025);

/** What becomes of area over area times the counted standard. */
function mistakeFaults(question: Question): string[] {
  const { text } = question;
  const changed = (less: RegExp, more: RegExp): number => (less.test(text) ? 0.8 : more.test(text) ? 1.2 : 1);
  const analyte = changed(/part of the analyte is lost|pipette for the sample/, /impurity/);
  const standard = changed(/filter|pipette for the internal/, /more of the internal|evaporated/);
  const both = changed(/three quarters|spilled|beyond its mark/, /^$/);
  const factor = changed(/known mixture has decomposed/, /^$/);
  const isShown = !/without the internal standard|left out of/.test(text);
  const found = (analyte * both) / (standard * both) / factor;
  const expected = !isShown
    ? 'It cannot be determined.'
    : found > 1
      ? 'It is too high.'
      : found < 1
        ? 'It is too low.'
        : 'It is the same.';
  return keyOf(question) === expected ? [] : [question.id];
}

test.each(['intermediate', 'advanced'] as const satisfies Difficulty[])(
  'factor, content and the error of a mistake follow from the printed areas (%s)',
  (level) => {
    const faults = seeds.flatMap((seed) => {
      const [factor, content, mistake, ...more] = makeSet(internalStandardSet, seed, level);
      if (factor === undefined || content === undefined || mistake === undefined || more.length > 0)
        return [`${seed}: not three questions`];
      const [[analyte = NaN, standard = NaN, a = NaN, s = NaN] = []] = cellsOf(factor);
      return [
        ...optionFaults(factor, (a * standard) / (s * analyte), reading),
        ...optionFaults(content, contentIn(content), reading),
        ...mistakeFaults(mistake),
      ];
    });
    expect(faults).toEqual([]);
  },
);

test('no option has more ethanol in a liter than a liter of it weighs', () => {
  const contents = seeds.flatMap((seed) =>
    (makeSet(internalStandardSet, seed, 'advanced')[1]?.options ?? []).flatMap(({ text }) =>
      / g\/L/.test(text) ? [Number.parseFloat(text)] : [],
    ),
  );
  expect(contents.length).toBeGreaterThan(20);
  expect(Math.max(...contents)).toBeLessThan(789);
});
