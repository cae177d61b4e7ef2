import type { Random } from '../../random.ts';

/** What a step away from the drawn place costs. Chance decides between choices that are nearly as good. */
const costs = { length: 1, likeness: 1, later: 0.02, chance: 0.4 };

/**
 * Chooses three wrong texts (words, formulas, structures) so that the key cannot be told from how it looks: its place by
 * length and its place by what it shares with the others are drawn, and the three that come closest to both are taken.
 * @param texts wrong options, the likeliest first; at least three
 * @returns the places of the three in `texts`
 * @example textsWithoutTell('an acid', ['a base', 'a salt', 'a weak acid', 'water'], createRandom(7)) // [0, 2, 3], say
 */
export function textsWithoutTell(key: string, texts: readonly string[], random: Random): number[] {
  const [lengthRank, likenessRank] = [random.integer(0, 3), random.integer(0, 3)];
  const parts = new Map([key, ...texts].map((text) => [text, bigramsOf(text)]));
  const likenessOf = (one: string, others: readonly string[]): number =>
    others.reduce((total, other) => total + likeness(parts.get(one), parts.get(other)), 0);
  let best: { places: number[]; cost: number } = { places: [0, 1, 2], cost: Number.POSITIVE_INFINITY };
  for (const places of triplesOf(texts.length)) {
    const others = places.map((place) => texts[place] ?? key);
    const own = likenessOf(key, others);
    const lessAlike = others.filter(
      (one) => likenessOf(one, [key, ...others.filter((other) => other !== one)]) < own,
    );
    const shorter = others.filter(({ length }) => length < key.length);
    const equal = others.filter(({ length }) => length === key.length);
    const cost =
      costs.length * outside(lengthRank, shorter.length, shorter.length + equal.length) +
      costs.likeness * Math.abs(lessAlike.length - likenessRank) +
      costs.later * places.reduce((total, place) => total + place, 0) +
      costs.chance * random.next();
    if (cost < best.cost) best = { places, cost };
  }
  return best.places;
}

function triplesOf(count: number): number[][] {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.flatMap((first) =>
    places
      .slice(first + 1)
      .flatMap((second) => places.slice(second + 1).map((third) => [first, second, third])),
  );
}

/** By how much a place lies outside of those that texts of equal length share. */
function outside(place: number, from: number, to: number): number {
  return Math.max(0, from - place, place - to);
}

function bigramsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

function likeness(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const shared = one.intersection(other).size;
  return shared / Math.max(1, one.size + other.size - shared);
}
