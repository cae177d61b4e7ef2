import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { placesWithoutTell } from './places-without-tell.ts';

/** The choice with the fewest tells. */
function chosen(...given: Parameters<typeof placesWithoutTell>): readonly number[] {
  return placesWithoutTell(...given)[0] ?? [];
}

const draws = 400;
/** How often the key has each place by size among the options, over many draws. */
function placesOfKey(values: readonly number[]): number[] {
  const counts = [0, 0, 0, 0];
  for (let seed = 1; seed <= draws; seed += 1) {
    const taken = chosen(1, values, createRandom(seed)).map((place) => values[place] ?? 1);
    const place = taken.filter((value) => value < 1).length;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

test('where the slips allow it the key has each place by size about as often', () => {
  const counts = placesOfKey([2.6, 0.3, 3.3, 0.45, 7, 0.14]);
  expect(Math.min(...counts)).toBeGreaterThan(draws * 0.15);
  expect(Math.max(...counts)).toBeLessThan(draws * 0.35);
});

test('where the key is made of the numbers of the question, others that are so are taken more often', () => {
  const madeOfStem = (stem: readonly number[]): number =>
    Array.from({ length: draws }, (_, seed) =>
      chosen(6, [5, 24, 7, 14, 3.3, 10, 11], createRandom(seed), { stem }),
    )
      .flat()
      .filter((place) => place === 1).length;
  expect(madeOfStem([2, 12])).toBeGreaterThan(1.2 * madeOfStem([]));
});

test('slips of one side leave the key outside', () => {
  expect(placesOfKey([2, 3, 4, 5])).toEqual([draws, 0, 0, 0]);
});

test('a number that no student would believe is taken only where nothing else is left', () => {
  const believable = [2.6, 0.3, 3.3, 0.45, 7, 0.14];
  for (let seed = 1; seed <= 50; seed += 1)
    expect(chosen(1, [1e9, ...believable], createRandom(seed))).not.toContain(0);
  expect(chosen(1, [1e9, 2, 3], createRandom(1))).toEqual([0, 1, 2]);
});

test('two slips and both at once are taken together: the key is not the only one beside two others', () => {
  const values = [3, 7, 21, 1 / 3, 1 / 7];
  const squares = Array.from({ length: draws }, (_, seed) => chosen(1, values, createRandom(seed))).filter(
    (places) => [0, 1, 2].every((place) => places.includes(place)),
  );
  expect(squares.length).toBeGreaterThan(draws / 20);
});

test('a number that has to be kept is taken among more than are tried, too', () => {
  const values = Array.from({ length: 30 }, (_, place) => 1.3 + place / 7);
  for (let seed = 1; seed <= 50; seed += 1)
    expect(chosen(1, values, createRandom(seed), { kept: [29] })).toContain(29);
});

test('a number that has to be kept is always taken', () => {
  const values = [2.6, 0.3, 3.3, 0.45, 7, 0.14];
  for (let seed = 1; seed <= 50; seed += 1)
    expect(chosen(1, values, createRandom(seed), { kept: [4] })).toContain(4);
});
