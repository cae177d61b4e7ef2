import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { enzymePurification } from './enzyme-purification.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);

/** Units of the whole extract over its milligrams, from what the question prints. */
function unitsPerMilligram(text: string): number {
  const printed = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? NaN);
  const volume = printed(/of ([\d.]+) mL/);
  const units = text.includes('units/mL')
    ? printed(/([\d.]+) units\/mL/) * volume
    : printed(/([\d.]+) units/);
  const mass = text.includes('mg/mL') ? printed(/([\d.]+) mg\/mL/) * volume : printed(/([\d.]+) mg/);
  return units / mass;
}

test('a specific activity is the units over the milligrams of the same volume, whichever of them is a total', () => {
  const questions = seeds.map((seed) => makeQuestion(enzymePurification, seed, 'beginner'));
  for (const { text, options, key } of questions) {
    const shown = Number(options[key]?.text.replace(' units/mg', '').replace(/ × 10\^\{(\d+)\}/, 'e$1'));
    expect(Math.abs(shown / unitsPerMilligram(text) - 1)).toBeLessThan(0.006);
  }
  const totals = questions.filter(({ text }) => text.includes('a total of'));
  expect(totals.length).toBeGreaterThan(seeds.length / 3);
  expect(totals.length).toBeLessThan(seeds.length);
});
