import { expect, test } from 'vitest';
import type { Difficulty, Question } from '../../../question.ts';
import { makeSet } from '../../make-set.ts';
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
    /shows (\d+) counts (?:per minute|in ([\d.]+) minutes)/.exec(stimulus?.text ?? '') ?? [];
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
      const isHalfLife = question.text.includes('How does its half-life');
      const nuclei = question.text.includes('twice as much')
        ? 2
        : question.text.includes('one half-life earlier')
          ? 0.5
          : 0.25;
      const expected = { 1: 'same', 2: 'twice', 0.5: 'half as', 0.25: 'quarter' }[isHalfLife ? 1 : nuclei];
      return keyOf(question).includes(expected) ? [] : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});

test('half-life and later rate follow from all printed rows, and the error from rows with the mistake in them', () => {
  const faults = faultsOf('intermediate', [
    (question, { halfLife }) => optionFaults(question, halfLife, reading),
    laterFaults,
    (question, { background, rows }) => {
      const { text } = question;
      const taken = text.includes('is not subtracted') ? 0 : text.includes('twice the background') ? 2 : 1;
      const factor = text.includes('closer') ? 1.3 : text.includes('dirty') ? 0.9 : 1;
      const ends = [rows[0], rows.at(-1)].map((row) => row ?? ([NaN, NaN] as const));
      const net = (lastBy: number, times: number): (readonly [number, number])[] =>
        ends.map(
          ([time, rate]) =>
            [time, (rate - background) * (time > 0 ? lastBy : 1) + (1 - times) * background] as const,
        );
      const [right, found] = [halfLifeOf(net(1, 1)), halfLifeOf(net(factor, taken))];
      // With twice the background taken off, nothing may be left of the last rate: then no time is too short for it.
      const expected = Number.isNaN(found) || found < right ? 'too short' : 'too long';
      return keyOf(question).includes(expected) && !keyOf(question).includes('depending')
        ? []
        : [question.id];
    },
  ]);
  expect(faults).toEqual([]);
});
