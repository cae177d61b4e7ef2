import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { periodicExtremes } from './periodic-extremes.ts';

/** The symbols of an order, `\\ce{Li} < \\ce{Be} < …`. */
const symbolsOf = (text: string): string[] =>
  [...text.matchAll(/\\ce\{(\w+)\}/g)].map(([, symbol = '']) => symbol);

test('four orders of the same elements are offered, and each stands beside two that differ from it by one of two slips', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const { options } = makeQuestion(periodicExtremes, seed, 'advanced');
    const orders = options.map(({ text }) => symbolsOf(text).join());
    expect(new Set(orders).size).toBe(4);
    expect(new Set(options.map(({ text }) => symbolsOf(text).toSorted().join())).size).toBe(1);
    expect(options.filter(({ slip }) => slip?.teaching.startsWith('Two things went wrong'))).toHaveLength(1);
  }
});
