import { readFigure } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares, steps } from '../../testing/option-faults.ts';
import { coolingCurveSet } from './cooling-curve-set.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(25, 100);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

/** From the drawn points alone: the median of the first ones, and the least squares of the last ones at three minutes. */
function riseIn({ stimulus }: Question): number {
  if (stimulus?.figure === undefined) throw new Error('no figure');
  const [points = []] = readFigure(stimulus.figure).dots;
  const before = points.filter(([time]) => time < 2.9).map(([, temperature]) => temperature);
  const after = points.filter(([time]) => time > 6.6);
  const mean = (place: 0 | 1): number => after.reduce((sum, point) => sum + point[place], 0) / after.length;
  const slope =
    after.reduce((sum, [time, value]) => sum + (time - mean(0)) * (value - mean(1)), 0) /
    after.reduce((sum, [time]) => sum + (time - mean(0)) ** 2, 0);
  const start = before.toSorted((one, other) => one - other)[before.length >> 1] ?? NaN;
  return mean(1) + slope * (3 - mean(0)) - start;
}

const numberIn = ({ stimulus }: Question, pattern: RegExp): number =>
  Number(pattern.exec(stimulus?.text ?? '')?.[1]);

const volumeIn = (question: Question): number => numberIn(question, /contains ([\d.]+) mL/);

function faultsOf(
  level: 'intermediate' | 'advanced',
  faultsAt: readonly ((question: Question) => string[])[],
): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(coolingCurveSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question) ?? []);
  });
}

const riseFaults = (question: Question): string[] => optionFaults(question, riseIn(question), steps(0.3));

test('rise and heat follow from the drawn points, and the error from what is not counted', () => {
  const faults = faultsOf('intermediate', [
    riseFaults,
    (question) => optionFaults(question, volumeIn(question) * 0.00418 * riseIn(question), shares(0.055)),
    (question) => {
      const { text } = question;
      // Heat found over heat given off, and amount counted over amount that reacted.
      const heat = /highest reading|beaker warms/.test(text) ? 0.9 : 1;
      const amount = text.includes('more concentrated') ? 0.9 : 1;
      const found = heat / amount;
      const expected = found < 1 ? 'too small' : found > 1 ? 'too large' : 'correct';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('rise and enthalpy follow from the drawn points, the metal is in excess, and a new plan does what heat over mass says', () => {
  const faults = faultsOf('advanced', [
    riseFaults,
    (question) => {
      const amount = numberIn(question, /a ([\d.]+) mol/) * volumeIn(question);
      const metal =
        (1000 * numberIn(question, /minutes, ([\d.]+) g/)) /
        (question.stimulus?.text.includes('zinc') === true ? 65.38 : 55.85);
      const sign = question.text.includes('reverse reaction') ? 1 : -1;
      const enthalpy = (sign * volumeIn(question) * 4.18 * riseIn(question)) / amount;
      return [
        ...(metal > 1.2 * amount ? [] : ['no excess']),
        ...optionFaults(question, enthalpy, shares(0.045)),
      ];
    },
    (question) => {
      const { text } = question;
      const heat = /twice the volume|twice the concentration/.test(text) ? 2 : 1;
      const mass = /twice the volume|equal volume of water/.test(text) ? 2 : 1;
      const expected = { 1: 'the same', 2: 'twice', 0.5: 'half' }[heat / mass] ?? '?';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('the enthalpies that are found lie near those of the tables, and are not above them', () => {
  const shareFound = seeds.map((seed) => {
    const [, enthalpy] = makeSet(coolingCurveSet, seed, 'advanced');
    const isZinc = enthalpy?.stimulus?.text.includes('zinc') === true;
    return (
      Number(/[+−](\d+)/.exec(enthalpy === undefined ? '' : keyOf(enthalpy))?.[1]) / (isZinc ? 219 : 154)
    );
  });
  expect(Math.min(...shareFound)).toBeGreaterThan(0.85);
  expect(Math.max(...shareFound)).toBeLessThan(1.01);
});

test('the enthalpy of the reaction is asked for, and that of the reverse reaction', () => {
  const signs = seeds.map((seed) => {
    const [, enthalpy] = makeSet(coolingCurveSet, seed, 'advanced');
    const isReverse =
      enthalpy?.text.includes('-> Zn(s) + Cu') === true || enthalpy?.text.includes('-> Fe(s) + Cu') === true;
    return `${isReverse ? 'reverse' : 'forward'} ${enthalpy === undefined ? '' : keyOf(enthalpy).charAt(0)}`;
  });
  expect(new Set(signs)).toEqual(new Set(['reverse +', 'forward −']));
});
