import { describeFigure } from '@valence/figures';
import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { glasswareReadings } from './glassware-readings.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(38, 150);

test('the key is told mark by mark, has the digit that is estimated, and lies a reader’s error from every other option', () => {
  const vessels = new Set<string>();
  for (const seed of seeds) {
    const { text, figure, options, key } = makeQuestion(glasswareReadings, seed, 'beginner');
    if (figure?.kind !== 'scale') throw new Error('no scale');
    const [, low, high, tenths] =
      /marks ([\d.]+) and ([\d.]+), (\d) tenths?/.exec(describeFigure(figure))?.map(Number) ?? [];
    const division = (high ?? NaN) - (low ?? NaN);
    const numbers = options.map((option) => Number.parseFloat(option.text));
    const right = numbers[key] ?? NaN;
    expect(right).toBeCloseTo((low ?? NaN) + ((tenths ?? NaN) * division) / 10, 6);
    const decimals = division > 0.5 ? 1 : 2;
    for (const option of options) expect(option.text).toMatch(new RegExp(`^\\d+\\.\\d{${decimals}} mL$`));
    const room = numbers.filter((_, place) => place !== key).map((wrong) => Math.abs(wrong - right));
    expect(Math.min(...room)).toBeGreaterThan(0.25 * division);
    vessels.add(/of the (.*?),/.exec(text)?.[1] ?? '');
  }
  expect(vessels.size).toBe(5);
});
