import type { Random } from '../../../random.ts';
import { cheapestChoices } from './cheapest-choices.ts';
import type { Asked } from './places-without-tell.ts';

/** What a step away from the drawn place costs. Chance decides between choices that are nearly as good. */
const costs = { length: 1, likeness: 1, atoms: 1, later: 0.02, chance: 0.4 };

/**
 * Chooses three wrong texts (words, formulas, structures) so that the key cannot be told from how it looks: its place by
 * length and its place by what it shares with the others are drawn, and the three that come closest to both are taken. Where all are
 * formulas, so are its places by how far their numbers of atoms are apart and by how many hydrogens they have.
 * @param texts wrong options, the likeliest first; at least three
 * @param asked places in `texts` that are always among the three, how many choices are asked for, and which can stand together
 * @returns the places of three in `texts`, the choice with the fewest tells first, then those next to it
 * @example textsWithoutTell('an acid', ['a base', 'a salt', 'a weak acid', 'water'], createRandom(7))[0] // [0, 2, 3], say
 */
export function textsWithoutTell(
  key: string,
  texts: readonly string[],
  random: Random,
  { kept = [], most = 1, isAllowed = () => true }: Asked = {},
): number[][] {
  const [lengthRank, likenessRank] = [random.integer(0, 3), random.integer(0, 3)];
  const atoms = atomPlaces(key, texts, random);
  const likenesses = likenessesOf([key, ...texts]);
  const likenessOf = (one: string, others: readonly string[]): number => {
    const ofOne = likenesses.get(one);
    return others.reduce((total, other) => total + (ofOne?.get(other) ?? 0), 0);
  };
  const choices = cheapestChoices(most);
  for (const places of triplesOf(texts.length)) {
    if (!kept.every((place) => places.includes(place))) continue;
    const others = places.map((place) => texts[place] ?? key);
    const shorter = others.filter(({ length }) => length < key.length);
    const equal = others.filter(({ length }) => length === key.length);
    // Each part only adds to the cost: where it is too much already, the rest is not looked at.
    let cost =
      costs.chance * random.next() +
      costs.later * places.reduce((total, place) => total + place, 0) +
      costs.length * outside(lengthRank, shorter.length, shorter.length + equal.length);
    if (cost >= choices.bound()) continue;
    const own = likenessOf(key, others);
    const lessAlike = others.filter(
      (one) => likenessOf(one, [key, ...others.filter((other) => other !== one)]) < own,
    );
    cost += costs.likeness * Math.abs(lessAlike.length - likenessRank);
    if (cost < choices.bound()) cost += costs.atoms * atoms(others);
    if (cost < choices.bound() && isAllowed(places)) choices.add(places, cost);
  }
  return choices.cheapestFirst();
}

/** How far from drawn places the key stands among other formulas by its atoms; always 0 where not all are formulas. */
function atomPlaces(
  key: string,
  texts: readonly string[],
  random: Random,
): (others: readonly string[]) => number {
  const counts = new Map([key, ...texts].map((text) => [text, atomsOf(text)]));
  if ([...counts.values()].some((atoms) => atoms.size === 0)) return () => 0;
  const [distanceRank, hydrogenRank] = [random.integer(0, 3), random.integer(0, 3)];
  const atomsIn = (text: string): ReadonlyMap<string, number> => counts.get(text) ?? new Map();
  const farness = (one: string, others: readonly string[]): number =>
    others.reduce((total, other) => total + distance(atomsIn(one), atomsIn(other)), 0);
  const hydrogens = (text: string): number => atomsIn(text).get('H') ?? 0;
  const rankCost = (rank: number, own: number, ofOthers: readonly number[]): number => {
    const smaller = ofOthers.filter((value) => value < own).length;
    return outside(rank, smaller, smaller + ofOthers.filter((value) => value === own).length);
  };
  return (others) =>
    rankCost(
      distanceRank,
      farness(key, others),
      others.map((one) => farness(one, [key, ...others.filter((other) => other !== one)])),
    ) + rankCost(hydrogenRank, hydrogens(key), others.map(hydrogens));
}

/** The atoms of a formula that is a text by itself, `\\ce{C6H12O6}`; none of any other text. */
function atomsOf(text: string): ReadonlyMap<string, number> {
  const formula = /^\\ce\{((?:[A-Z][a-z]?\d*){2,})\}$/.exec(text)?.[1] ?? '';
  const atoms = new Map<string, number>();
  for (const [, element = '', count = ''] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g))
    atoms.set(element, (atoms.get(element) ?? 0) + (count === '' ? 1 : Number(count)));
  return atoms;
}

function distance(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const elements = new Set([...one.keys(), ...other.keys()]);
  return [...elements].reduce(
    (total, element) => total + Math.abs((one.get(element) ?? 0) - (other.get(element) ?? 0)),
    0,
  );
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

/** How alike each two texts are: looked up for every choice of three, computed once. */
function likenessesOf(texts: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const parts = texts.map((text) => [text, bigramsOf(text)] as const);
  const all = new Map(parts.map(([text]) => [text, new Map<string, number>()]));
  for (const [place, [text, own]] of parts.entries())
    for (const [other, its] of parts.slice(place)) {
      const alike = likeness(own, its);
      all.get(text)?.set(other, alike);
      all.get(other)?.set(text, alike);
    }
  return all;
}

function bigramsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared / Math.max(1, one.size + other.size - shared);
}
