import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { baseComposition } from './base-composition.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(20, 80);
const facing: Readonly<Record<string, string>> = { A: 'T', T: 'A', G: 'C', C: 'G' };

/** The share of the asked bases among those of the printed strand and of the strand that faces it. */
function shareInBoth(text: string): number {
  const printed = [...text.matchAll(/([\d.]+)% ([AGCT])\b/g)].flatMap(([, share, base = '']) => [
    [base, Number(share)] as const,
    [facing[base] ?? '', Number(share)] as const,
  ]);
  const asked = new Set(
    [...text.matchAll(/adenine|guanine|cytosine|thymine/g)].map(([name]) => name.slice(0, 1).toUpperCase()),
  );
  return printed.reduce((sum, [base, share]) => sum + (asked.has(base) ? share / 2 : 0), 0);
}

test('one base of a duplex and a pair of bases are counted in both strands', () => {
  const questions = seeds.map((seed) => makeQuestion(baseComposition, seed, 'advanced'));
  for (const { text, options, key } of questions)
    expect(Number.parseFloat(options[key]?.text ?? '')).toBeCloseTo(shareInBoth(text), 6);
  const pairs = questions.filter(({ text }) => text.includes('either')).length;
  expect(pairs).toBeGreaterThan(seeds.length / 4);
  expect(pairs).toBeLessThan((3 * seeds.length) / 4);
});
