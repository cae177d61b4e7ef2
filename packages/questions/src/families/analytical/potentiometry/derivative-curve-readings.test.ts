import { heightAt, type Point } from '@valence/figures';
import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { optionFaults, shares } from '../../testing/option-faults.ts';
import { derivativeCurveReadings } from './derivative-curve-readings.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(30, 120);

/** The pH at each point, by adding up the drawn slopes. */
function curveOf({ figure }: Question): { volume: number; ph: number }[] {
  const [line] = figure?.kind === 'plot' ? figure.series : [];
  let ph = 3;
  return (line?.points ?? []).map(([volume, slope], place, points) => {
    const [before = 0, slopeBefore = slope] = points[place - 1] ?? [];
    ph += ((volume - before) * (slope + slopeBefore)) / 2;
    return { volume, ph };
  });
}

/** The volumes, to a fifth of a milliliter, around which the pH rises most: more than just beside, and than a milliliter away. */
function endPointsIn(question: Question): number[] {
  const curve = curveOf(question);
  const points = curve.map(({ volume, ph }): Point => [volume, ph]);
  const phAt = (volume: number): number => heightAt(points, volume);
  const rise = (volume: number): number => phAt(volume + 0.5) - phAt(volume - 0.5);
  const last = curve.at(-1)?.volume ?? 0;
  return Array.from({ length: 5 * last - 7 }, (_, place) => (place + 4) / 5).filter(
    (volume) =>
      rise(volume) > 0.5 &&
      rise(volume) >= rise(volume - 0.2) &&
      rise(volume) > rise(volume + 0.2) &&
      rise(volume) > rise(volume - 1) &&
      rise(volume) > rise(volume + 1),
  );
}

test('the concentration follows from the first jump of the curve whose derivative is drawn', () => {
  const faults: string[] = [];
  const found = new Set<number>();
  for (const seed of seeds) {
    const question = makeQuestion(derivativeCurveReadings, seed, 'intermediate');
    const [, sample, base] = /of ([\d.]+) mL .*? with ([\d.]+) mol/.exec(question.text) ?? [];
    const ends = endPointsIn(question);
    expect(ends).toHaveLength(question.text.includes('diprotic') ? 2 : 1);
    const [first = NaN, second = 2 * first] = ends;
    expect(second).toBeCloseTo(2 * first, 9);
    found.add(ends.length);
    faults.push(...optionFaults(question, (Number(base) * first) / Number(sample), shares(0.04)));
  }
  expect(faults).toEqual([]);
  expect(found).toEqual(new Set([1, 2]));
});
