import type { Random } from '../../random.ts';

/** An option this many times as large or as small as the key is chosen last: few students would believe it. */
const believable = 2000;
/**
 * What a step away from the drawn place, from the drawn nearness, or one more relation than the others have, costs. Chance
 * decides between choices that are nearly as good: the same choice each time would be learnt within a level.
 */
const costs = { rank: 1, nearness: 0.7, relations: 1.2, unbelievable: 1.5, later: 0.01, chance: 0.5 };

/**
 * Chooses three wrong numbers so that the key cannot be told from its place. Every slip is one step from the key, so the
 * key is in the middle of its options and next to all of them, unless the options are chosen otherwise: its place by size
 * and its place by nearness to the others are drawn, and the three that come closest to both are taken, those first in
 * which the key has no more simple relations (a power of ten, a half, the other sign) than the others.
 * @param values what the slips lead to, the likeliest first; at least three
 * @returns the places of the three in `values`
 * @example placesWithoutTell(2, [4, 1, 8, 0.5], createRandom(7)) // [0, 2, 3], say
 */
export function placesWithoutTell(key: number, values: readonly number[], random: Random): number[] {
  const [rank, nearness] = [random.integer(0, 3), random.integer(0, 3)];
  let best: { places: number[]; cost: number } = { places: [0, 1, 2], cost: Number.POSITIVE_INFINITY };
  for (const places of triples(values.length)) {
    const others = places.map((place) => values[place] ?? key);
    const cost =
      costs.rank * Math.abs(smaller(others, key) - rank) +
      costs.nearness * Math.abs(nearnessRank(key, others) - nearness) +
      costs.relations * relationsAhead(key, others) +
      costs.unbelievable * others.filter((other) => !isBelievable(other / key)).length +
      costs.later * places.reduce((total, place) => total + place, 0) +
      costs.chance * random.next();
    if (cost < best.cost) best = { places, cost };
  }
  return best.places;
}

function triples(count: number): number[][] {
  const found: number[][] = [];
  for (let first = 0; first < count; first += 1)
    for (let second = first + 1; second < count; second += 1)
      for (let third = second + 1; third < count; third += 1) found.push([first, second, third]);
  return found;
}

function smaller(others: readonly number[], key: number): number {
  return others.filter((other) => other < key).length;
}

/** How many of the others are nearer to the rest than the key is, by the ratios of their sizes. */
function nearnessRank(key: number, others: readonly number[]): number {
  const all = [key, ...others];
  const distances = all.map((one) => all.reduce((total, other) => total + ratioDistance(one, other), 0));
  const own = distances[0] ?? 0;
  return distances.filter((distance) => distance < own - 1e-9).length;
}

function ratioDistance(one: number, other: number): number {
  const [small, large] = [Math.abs(one), Math.abs(other)].sort((first, second) => first - second);
  const ratio = small === undefined || large === undefined || small === 0 ? believable : large / small;
  return one === other ? 0 : Math.log(Math.min(ratio, believable ** 2)) + (one * other < 0 ? 1 : 0);
}

/** By how many simple relations the key parts from the mean of the others. */
function relationsAhead(key: number, others: readonly number[]): number {
  const all = [key, ...others];
  const counts = all.map((one) => all.filter((other) => other !== one && areRelated(one, other)).length);
  const rest = counts.slice(1).reduce((total, count) => total + count, 0) / others.length;
  return Math.abs((counts[0] ?? 0) - rest);
}

/** A power of ten, a half, the other sign, the reciprocal, or what completes a whole (1, 100 %, 14 for pH and pOH). */
function areRelated(one: number, other: number): boolean {
  const size = Math.abs(other / one);
  const power = Math.log10(size);
  const isTenfold = Math.abs(power - Math.round(power)) < 0.002;
  const isNear = (value: number, target: number): boolean => Math.abs(value / target - 1) < 0.004;
  return (
    isTenfold ||
    isNear(size, 2) ||
    isNear(size, 0.5) ||
    isNear(one * other, 1) ||
    [1, 14, 100].some((whole) => isNear(one + other, whole))
  );
}

function isBelievable(ratio: number): boolean {
  const size = Math.abs(ratio);
  return size === 0 || (size < believable && size > 1 / believable);
}
