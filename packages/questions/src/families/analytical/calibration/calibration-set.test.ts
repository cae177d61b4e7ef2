import { expect, test } from 'vitest';
import { readFigure, type Point } from '@valence/figures';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../make-set.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { calibrationSet } from './calibration-set.ts';

const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);

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

/** The standards that lie within 3 % of the line through the first three. */
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
  const stated = number(/the analyte, has an absorbance of (\d+\.\d+)/);
  return {
    slope: slopeOf(straight),
    blank: Number.isNaN(stated) ? (standards[0]?.[1] ?? NaN) : stated,
    reading: number(/(?:This solution shows an absorbance of|the diluted solution shows) (\d+\.\d+)/),
    dilution: dilutionIn(text),
    straight,
  };
}

/** By how much a sample is diluted in a text that says so once. */
function dilutionIn(text: string): number {
  const number = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? NaN);
  return number(/made up to (\d+\.\d+) mL/) / number(/(\d+\.\d+) mL (?:of|is)/);
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

const slopeFaults = (question: Question, { slope }: Found): string[] =>
  optionFaults(question, slope, reading);

const contentFaults = (question: Question, { reading: read, blank, slope, dilution }: Found): string[] =>
  optionFaults(question, ((read - blank) / slope) * dilution, reading);

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

test('range, content, error and limit follow from those printed standards that lie on one line', () => {
  const faults = faultsOf('advanced', [
    (question, { straight }) =>
      Number.parseFloat(keyOf(question)) === straight.at(-1)?.[0] ? [] : [question.id],
    contentFaults,
    (question, { slope, reading: read }) => {
      const right = read / slope;
      const [c, absorbance] = standardsOf(question).at(-1) ?? [NaN, NaN];
      const undiluted = Number(
        /without dilution, shows an absorbance of (\d+\.\d+)/.exec(question.stimulus?.text ?? '')?.[1],
      );
      const found = question.text.includes('highest')
        ? read / (absorbance / c) / right
        : undiluted / slope / (right * foundIn(question).dilution);
      const expected = found > 1.1 ? 'too high' : found < 0.9 ? 'too low' : 'right';
      return keyOf(question).startsWith(`It is ${expected}`) ? [] : [`${question.id}: ${found}`];
    },
    (question, { slope }) => optionFaults(question, 0.006 / slope, reading),
  ]);
  expect(faults).toEqual([]);
});
