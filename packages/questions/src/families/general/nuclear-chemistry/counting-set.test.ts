import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { countingSet } from './counting-set.ts';

const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);
const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

interface Found {
  background: number;
  rows: (readonly [time: number, rate: number])[];
  halfLife: number;
}

/** From all pairs of printed rows, less the printed background: the median of the half-lives. */
function foundIn({ stimulus }: Question): Found {
  const [, counts = '', minutes = '1'] =
    /shows (\d+) counts (?:per minute|on average in a period of ([\d.]+) minutes)/.exec(
      stimulus?.text ?? '',
    ) ?? [];
  const background = Number(counts) / Number(minutes);
  const figure = stimulus?.figure;
  const rows = (figure?.kind === 'table' ? figure.rows : []).map(
    ([time, rate]) => [Number(time), Number(rate)] as const,
  );
  return { background, rows, halfLife: halfLifeOf(rows.map(([time, rate]) => [time, rate - background])) };
}

function halfLifeOf(net: readonly (readonly [number, number])[]): number {
  return median(
    net.flatMap(([time, rate], place) =>
      net.slice(place + 1).map(([later, less]) => (later - time) / Math.log2(rate / less)),
    ),
  );
}

function faultsOf(
  level: Difficulty,
  faultsAt: readonly ((question: Question, found: Found) => string[])[],
): string[] {
  return seeds.flatMap((seed) => {
    const questions = makeSet(countingSet, seed, level);
    if (questions.length !== faultsAt.length) return [`${seed}: ${questions.length} questions`];
    return questions.flatMap((question, place) => faultsAt[place]?.(question, foundIn(question)) ?? []);
  });
}

const reading = shares(0.045);

function laterFaults(question: Question, { background, rows, halfLife }: Found): string[] {
  const time = Number(/(\d+) min after/.exec(question.text)?.[1]);
  const starts = rows.map(([at, rate]) => (rate - background) * 2 ** (at / halfLife));
  return optionFaults(question, background + median(starts) * 2 ** (-time / halfLife), reading);
}

test('half-life and later rate follow from all printed rows, and what compares from the numbers of nuclei', () => {
  const faults = faultsOf('beginner', [
    (question, { halfLife }) => optionFaults(question, halfLife, reading),
    laterFaults,
    (question) => {
      const { text } = question;
      const factors: readonly (readonly [RegExp, number])[] = [
        [/contains twice as much|half-life (?:later than|before the)/, 2],
        [/contains half as much|one half-life (?:earlier than|after the)/, 1 / 2],
        [/contains a quarter as much|two half-lives (?:earlier than|after the)/, 1 / 4],
      ];
      const nuclei = factors.filter(([pattern]) => pattern.test(text)).map(([, factor]) => factor);
      const ratio = text.includes('How does its half-life') ? 1 : nuclei.length === 1 ? nuclei[0] : NaN;
      const names = new Map([
        [1, 'the same'],
        [2, 'twice'],
        [1 / 2, 'half as'],
        [1 / 4, 'quarter'],
      ]);
      const expected = names.get(ratio ?? NaN) ?? 'no such ratio';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('half-life and later rate follow from all printed rows, and the error from rows with the mistake in them', () => {
  const faults = faultsOf('intermediate', [
    (question, { halfLife }) => optionFaults(question, halfLife, reading),
    laterFaults,
    (question, { background, rows, halfLife: right }) => {
      const { text } = question;
      const taken = text.includes('is not subtracted') ? 0 : text.includes('twice the background') ? 2 : 1;
      const factor = text.includes('closer') ? 1.3 : text.includes('dirty') ? 0.9 : 1;
      // Farther away all through the series, where all net rates are smaller alike; a clock that is off by as much in all rows.
      const all = text.includes('farther') ? 0.6 : 1;
      const late = text.includes('five minutes') ? 5 : 0;
      const ends = [rows[0], rows.at(-1)].map((row) => row ?? ([NaN, NaN] as const));
      const net = (lastBy: number, times: number): (readonly [number, number])[] =>
        ends.map(
          ([time, rate]) =>
            [
              time + late,
              (rate - background) * all * (time > 0 ? lastBy : 1) + (1 - times) * background,
            ] as const,
        );
      const found = halfLifeOf(net(factor, taken));
      const expected = text.includes('a few seconds')
        ? 'by chance'
        : // With twice the background taken off, nothing may be left of the last rate: then no time is too short for it.
          Number.isNaN(found) || found < 0.99 * right
          ? 'too short.'
          : found > 1.01 * right
            ? 'too long.'
            : 'is correct.';
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('a half-life and a later rate have smaller options as well as larger ones', () => {
  const valueOf = (text: string): number => Number.parseFloat(text);
  for (const level of ['beginner', 'intermediate'] as const)
    for (const place of [0, 1]) {
      const ranks = seeds.map((seed) => {
        const question = makeSet(countingSet, seed, level)[place];
        const key = valueOf(question === undefined ? '' : keyOf(question));
        return question?.options.filter(({ text }) => valueOf(text) < key).length;
      });
      expect([...new Set(ranks)].toSorted()).toEqual([0, 1, 2, 3]);
    }
});

test('the half-life is an odd number of minutes in many sets, and each comparison is right in some', () => {
  const made = seeds.map((seed) => makeSet(countingSet, seed, 'beginner').map(keyOf));
  const odd = made.filter(([halfLife = '']) => Number.parseInt(halfLife, 10) % 2 === 1);
  expect(odd.length).toBeGreaterThan(25);
  expect(new Set(made.map(([, , comparison]) => comparison)).size).toBe(4);
});
