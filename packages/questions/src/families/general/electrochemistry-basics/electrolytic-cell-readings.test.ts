import { describeFigure } from '@valence/figures';
import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, steps } from '../../testing/option-faults.ts';
import { electrolyticCellReadings } from './electrolytic-cell-readings.ts';

/** Atomic weights and charges, apart from those of the family. */
const ions: readonly (readonly [element: string, weight: number, charge: number])[] = [
  ['Cu', 63.546, 2],
  ['Ag', 107.868, 1],
  ['Ni', 58.693, 2],
  ['Zn', 65.38, 2],
  ['Cd', 112.414, 2],
];

test('electrons that are counted from the negative pole on deposit or dissolve what the key says', () => {
  const faults: string[] = [];
  const found = new Set<string>();
  for (let seed = 1; seed <= 120; seed += 1) {
    const question = makeQuestion(electrolyticCellReadings, seed, 'intermediate');
    const { text, figure } = question;
    if (figure?.kind !== 'cell') throw new Error('no cell');
    const [, weight = NaN, charge = NaN] = ions.find(([element]) => text.includes(`{${element}}`)) ?? [];
    const [, start, current, minutes] =
      /mass of ([\d.]+) g.*?current of ([\d.]+) A.*?for ([\d.]+) min/.exec(text)?.map(Number) ?? [];
    // Electrons by the second and the elementary charge, not by Faraday's constant.
    const electrons = ((current ?? NaN) * (minutes ?? NaN) * 60) / 1.602177e-19;
    const grams = ((electrons / charge) * weight) / 6.02214e23;
    const isLeft = text.includes('on the left');
    const isNegative = figure.meter.startsWith('−') === isLeft;
    faults.push(...optionFaults(question, (start ?? NaN) + (isNegative ? grams : -grams), steps(0.05)));
    found.add(`${String(isLeft)} ${String(isNegative)}`);
    expect(describeFigure(figure)).toContain(`${isNegative === isLeft ? 'minus' : 'plus'} toward the left`);
  }
  expect(faults).toEqual([]);
  expect(found.size).toBe(4);
});
