import { expect, test } from 'vitest';
import { readFigure, type Point } from '@valence/figures';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { calibrationSet } from './calibration-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(25, 100);

const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

/** The standards as they are printed or drawn. */
function standardsOf({ stimulus }: Question): Point[] {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  const { dots, cells } = readFigure(stimulus.figure);
  return [...(dots[0] ?? cells.map(([c, absorbance]): Point => [Number(c), Number(absorbance)]))];
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

/** By Theil and Sen: the median of the slopes between all pairs of standards. */
function slopeOf(standards: readonly Point[]): number {
  return median(
    standards.flatMap(([c, one], place) =>
      standards.slice(place + 1).map(([further, other]) => (other - one) / (further - c)),
    ),
  );
}

/** The standards that lie within 3% of the line through the first three. */
function straightOf(standards: readonly Point[]): Point[] {
  const slope = slopeOf(standards.slice(0, 3));
  const [, blank] = standards[0] ?? [0, 0];
  return standards.filter(
    ([c, absorbance]) => Math.abs(absorbance - blank - slope * c) < 0.03 * slope * (c + 1),
  );
}

interface Found {
  slope: number;
  blank: number;
  reading: number;
  dilution: number;
  straight: readonly Point[];
}

/** What the printed text and standards say. */
function foundIn(question: Question): Found {
  const text = question.stimulus?.text ?? '';
  const standards = standardsOf(question);
  const straight = straightOf(standards);
  const number = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? NaN);
  const stated = number(/but without \w+, has an absorbance of (\d+\.\d+)/);
  return {
    slope: slopeOf(straight),
    blank: Number.isNaN(stated) ? (standards[0]?.[1] ?? NaN) : stated,
    reading: number(/(?:This|the diluted) solution has an absorbance of (\d+\.\d+)/),
    dilution: dilutionIn(text),
    straight,
  };
}

/** By how much a sample is diluted in a text that says so once. */
function dilutionIn(text: string): number {
  const number = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? NaN);
  return number(/(?:made up|diluted) to (\d+\.\d+) mL/) / number(/(\d+\.\d+) mL (?:of|is)/);
}

/** What the expectations of each question find wrong in the sets of a level. */
function faultsOf(
  level: Difficulty,
  faultsAt: readonly ((question: Question, found: Found) => string[])[],
): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(calibrationSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question, foundIn(question)) ?? []);
  });
}

const reading = shares(0.045);

const slopeFaults = (question: Question, { slope }: Found): string[] => {
  const [, path = '1.00'] = /in a (\d\.\d+) cm cell/.exec(question.text) ?? [];
  return optionFaults(question, slope * Number(path), reading);
};

const contentFaults = (question: Question, { reading: read, blank, slope, dilution }: Found): string[] => {
  const [, taken] = /^What mass .* in the (\d+\.\d+) mL/.exec(question.text) ?? [];
  const content = ((read - blank) / slope) * dilution;
  return optionFaults(question, taken === undefined ? content : (content * Number(taken)) / 1000, reading);
};

test('slope, content and the effect of the blank follow from the drawn standards by the median of slopes', () => {
  const faults = faultsOf('beginner', [
    slopeFaults,
    contentFaults,
    (question, { reading: read, blank, slope }) => {
      const right = (read - blank) / slope;
      const found = question.text.includes('neither')
        ? right
        : (read - (question.text.includes('twice') ? 2 : 0) * blank) / slope;
      const expected = found > right ? 'too high.' : found < right ? 'too low.' : 'the same, because';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('slope, content and the error of the blank follow from the printed standards by the median of slopes', () => {
  const faults = faultsOf('intermediate', [
    slopeFaults,
    contentFaults,
    (question, { blank, slope }) =>
      optionFaults(question, (blank / slope) * dilutionIn(question.text), reading),
  ]);
  expect(faults).toEqual([]);
});

interface Line {
  slope: number;
  intercept: number;
}

function through([c, one]: Point, [further, other]: Point): Line {
  const slope = (other - one) / (further - c);
  return { slope, intercept: one - slope * c };
}

/** By least squares, with an intercept or through the origin. */
function fitted(points: readonly Point[], hasIntercept: boolean): Line {
  const [x, y] = [0, 1].map((place) =>
    hasIntercept ? points.reduce((sum, point) => sum + (point[place] ?? 0), 0) / points.length : 0,
  );
  const [mx, my] = [x ?? 0, y ?? 0];
  const slope =
    points.reduce((sum, [u, v]) => sum + (u - mx) * (v - my), 0) /
    points.reduce((sum, [u]) => sum + (u - mx) ** 2, 0);
  return { slope, intercept: my - slope * mx };
}

/** Straight from standard to standard, and on from the last two. */
function heightOf(standards: readonly Point[], c: number): number {
  const after = Math.max(
    1,
    standards.findIndex(([further]) => further >= c),
  );
  const { slope, intercept } = through(standards[after - 1] ?? [NaN, NaN], standards[after] ?? [NaN, NaN]);
  return intercept + slope * c;
}

/** Measures solutions of known content with the line that a supposition names, and says how the results compare. */
function comparedIn(question: Question): string {
  const standards = standardsOf(question);
  const straight = straightOf(standards);
  const [end = 0] = straight.at(-1) ?? [];
  const [most = 0] = standards.at(-1) ?? [];
  const { text } = question;
  const [blank, first, last, beforeLast] = [0, 1, -1, -2].map(
    (at) => standards.at(at) ?? ([NaN, NaN] as const),
  );
  if (blank === undefined || first === undefined || last === undefined || beforeLast === undefined)
    return '?';
  const cases: readonly (readonly [words: string, line: Line | null, from: number, to: number])[] = [
    ['is extrapolated to these', fitted(straight, true), end + 0.5 * (most - end), most],
    ['the last two standards', through(beforeLast, last), 0, end],
    ['through the blank and the highest', through(blank, last), 0, end],
    ['forced through the origin', fitted(standards, false), 0, end],
    ['a smooth curve', null, 0, most],
    ['are omitted', fitted(straight, true), 0, end],
    [
      'a cell of 0.50 cm',
      fitted(
        straight.map(([c, a]) => [c, a / 2]),
        true,
      ),
      0,
      end,
    ],
    ['first standard after the blank', through(first, last), 0, most],
    ['with an intercept', fitted(standards, true), 0, end],
  ];
  const [, line = null, from = NaN, to = NaN] = cases.find(([words]) => text.includes(words)) ?? [];
  const cell = text.includes('0.50 cm') ? 0.5 : 1;
  const errors = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98].map((share) => {
    const c = from + share * (to - from);
    const reading = cell * heightOf(standards, c);
    return line === null ? 0 : (reading - line.intercept) / line.slope - c;
  });
  const [least, largest] = [Math.min(...errors), Math.max(...errors)];
  // Standards scatter by 0.002, as much as a twentieth of the distance between two of them.
  const scatter = 0.03 * (standards[1]?.[0] ?? 0);
  if (largest < scatter && least > -scatter) return 'They are correct apart from random scatter.';
  if (least < -scatter && largest > scatter) return 'The smallest are too low, the others too high.';
  return largest > scatter ? 'They are too high.' : 'They are too low.';
}

test('range, content, error and limit follow from those printed standards that lie on one line', () => {
  const faults = faultsOf('advanced', [
    (question, { straight }) => {
      const at = question.text.includes('no longer') ? straight.length : straight.length - 1;
      return Number.parseFloat(keyOf(question)) === standardsOf(question)[at]?.[0] ? [] : [question.id];
    },
    contentFaults,
    (question) => {
      const expected = comparedIn(question);
      return keyOf(question) === expected ? [] : [`${question.id}: ${expected}`];
    },
    (question, { slope, dilution }) => {
      const [, sd] = /a standard deviation of (\d\.\d+)/.exec(question.stimulus?.text ?? '') ?? [];
      const times = question.text.includes('limit of quantitation') ? 10 : 3;
      const asked = question.text.includes('in the undiluted sample') ? dilution : 1;
      return optionFaults(question, ((times * Number(sd)) / slope) * asked, reading);
    },
  ]);
  expect(faults).toEqual([]);
});
