import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { multistepProfileReadings } from './multistep-profile-readings.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);

test('two numbers of tops and two of intermediates stand with each other, so that none of the four options is alone', () => {
  for (const seed of seeds) {
    const { options } = makeQuestion(multistepProfileReadings, seed, 'beginner');
    const counts = options.map(({ text }) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
    expect(counts).toHaveLength(4);
    expect(new Set(counts.map(([tops]) => tops)).size).toBe(2);
    expect(new Set(counts.map(([, valleys]) => valleys)).size).toBe(2);
  }
});

test('one barrier of several is asked for, and the question says from where it counts', () => {
  const asked = new Set(seeds.map((seed) => makeQuestion(multistepProfileReadings, seed, 'advanced').text));
  expect(asked.size).toBe(3);
  for (const text of asked) expect(text).toMatch(/overall reaction|from the (?:intermediate|products)/);
});
