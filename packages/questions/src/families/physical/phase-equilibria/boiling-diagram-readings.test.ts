import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, steps } from '../../testing/option-faults.ts';
import { numbersOf } from '../../testing/shown-rows.ts';
import { boilingDiagramReadings } from './boiling-diagram-readings.ts';
import { mixtures, type Liquid } from './ideal-mixtures.data.ts';

const questions = (difficulty: 'beginner' | 'intermediate' | 'advanced'): Question[] =>
  Array.from({ length: 40 }, (_, seed) => makeQuestion(boilingDiagramReadings, seed + 1, difficulty));

const pressureOf = ({ antoine: [a, b, c] }: Liquid, t: number): number => 10 ** (a - b / (t + c));

/** Where a function that rises with the temperature is 0, in °C. */
function rootOf(rising: (t: number) => number): number {
  let [low, high] = [0, 200];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function pairOf({ figure }: Question): { light: Liquid; heavy: Liquid } {
  const pair = mixtures.find(({ light, heavy }) =>
    figure?.caption.includes(`${light.name} and ${heavy.name}`),
  );
  if (pair === undefined) throw new Error('no such mixture');
  return pair;
}

/** By sums of partial pressures: a liquid boils where they reach 1 atm; a vapor condenses where the liquid under it is whole. */
function bubblePoint({ light, heavy }: ReturnType<typeof pairOf>, x: number): number {
  return rootOf((t) => x * pressureOf(light, t) + (1 - x) * pressureOf(heavy, t) - 760);
}
function dewPoint({ light, heavy }: ReturnType<typeof pairOf>, y: number): number {
  return rootOf((t) => 1 / 760 - y / pressureOf(light, t) - (1 - y) / pressureOf(heavy, t));
}

/** Boiling points in °C at 1 atm (CRC Handbook of Chemistry and Physics). */
const measured: Readonly<Record<string, number>> = {
  pentane: 36.06,
  hexane: 68.73,
  heptane: 98.4,
  octane: 125.67,
  benzene: 80.09,
  toluene: 110.63,
};

test('the pure liquids boil where they are measured to boil', () => {
  const off = mixtures
    .flatMap(({ light, heavy }) => [light, heavy])
    .filter(
      (liquid) => Math.abs(rootOf((t) => pressureOf(liquid, t) - 760) - (measured[liquid.name] ?? NaN)) > 0.2,
    );
  expect(off).toEqual([]);
});

test('partial pressures reach 1 atm at the temperature of the key', () => {
  const faults = questions('beginner').flatMap((question) => {
    const pair = pairOf(question);
    const [stated = NaN] = numbersOf(question.text);
    const light = question.text.includes(`fraction of ${pair.light.name}`) ? stated : 1 - stated;
    const found = question.text.startsWith('A vapor') ? dewPoint(pair, light) : bubblePoint(pair, light);
    return optionFaults(question, found, steps(1.2));
  });
  expect(faults).toEqual([]);
});

test('the vapor has the composition of its partial pressures, once or twice', () => {
  const faults = questions('intermediate').flatMap((question) => {
    const pair = pairOf(question);
    const vapor = (x: number): number => (x * pressureOf(pair.light, bubblePoint(pair, x))) / 760;
    const [start = NaN] = numbersOf(question.text);
    const once = vapor(start);
    return optionFaults(question, question.text.includes('second boiling') ? vapor(once) : once, steps(0.02));
  });
  expect(faults).toEqual([]);
});

test('a balance of the more volatile component over both phases leads to the share of the key', () => {
  const faults = questions('advanced').flatMap((question) => {
    const { light, heavy } = pairOf(question);
    const [whole = NaN, t = NaN] = numbersOf(question.text);
    const [own, other] = [pressureOf(light, t), pressureOf(heavy, t)];
    // Flash by bisection on the share of the vapor: fractions of the liquid have to add up to one.
    const excess = (vapor: number): number =>
      whole / (1 + vapor * (own / 760 - 1)) + (1 - whole) / (1 + vapor * (other / 760 - 1)) - 1;
    let [low, high] = [0.001, 0.999];
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2;
      if (excess(low) * excess(middle) <= 0) high = middle;
      else low = middle;
    }
    const vapor = (low + high) / 2;
    return optionFaults(
      question,
      100 * (question.text.endsWith('in the vapor?') ? vapor : 1 - vapor),
      steps(5),
    );
  });
  expect(faults).toEqual([]);
});
