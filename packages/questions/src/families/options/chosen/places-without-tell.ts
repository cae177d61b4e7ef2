import type { Random } from '../../../random.ts';
import { cheapestChoices } from './cheapest-choices.ts';
import { numberTells, type NumberTells } from './number-tells.ts';

/** An option this many times as large or as small as the key is chosen last: few students would believe it. */
const believable = 2000;
/** Of many slips the first few are tried and some of the others: all triples of all of them would take too long. */
const [alwaysTried, alsoTried] = [5, 11];
/** Slips behind this place are equally likely. */
const latest = 8;
/**
 * What a step away from a drawn place costs (by size, by nearness in ratios and in differences, by written length, by distance to the
 * nearest), and a tell that the key has more or less often than the others. Chance decides between choices that are nearly as
 * good: the same choice each time would be learnt within a level.
 */
const costs = {
  rank: 2,
  nearness: 0.5,
  span: 0.2,
  length: 0.4,
  gap: 0.2,
  lead: 0.7,
  unbelievable: 1.5,
  later: 0.01,
  chance: 0.4,
};

/** What else is seen beside the numbers of the options. */
interface SeenBeside {
  /** The numbers of the question's text. */
  stem?: readonly number[];
  /** How long the key and then each wrong option is written. */
  lengths?: readonly number[];
}

export interface Asked {
  /** Places in `values` that are always among the three. */
  kept?: readonly number[];
  /** So many choices. */
  most?: number;
  /** Whether three can stand together. */
  isAllowed?: (places: readonly number[]) => boolean;
}

/**
 * Chooses three wrong numbers so that the key cannot be told from its place. Every slip is one step from the key, so the
 * key is in the middle of its options and next to all of them, unless the options are chosen otherwise: its places by size,
 * by nearness to the others and by length are drawn, and the three that come closest to all of them are taken, those first in
 * which the key has no more of what can be seen (`numberTells`) than the others.
 * @param values what the slips lead to, the likeliest first; at least three
 * @param seen what is seen beside them, and what is asked for
 * @returns the places of three in `values`, the choice with the fewest tells first, then those next to it
 * @example placesWithoutTell(2, [4, 1, 8, 0.5], createRandom(7))[0] // [0, 2, 3], say
 */
export function placesWithoutTell(
  key: number,
  values: readonly number[],
  random: Random,
  { stem = [], lengths = [], kept = [], most = 1, isAllowed = always }: SeenBeside & Asked = {},
): number[][] {
  const targets = Array.from({ length: 5 }, () => random.integer(0, 3));
  const [rank = 0, nearness = 0, span = 0, length = 0, gap = 0] = targets;
  const tried = triedPlaces(values.length, random, kept);
  const all = [key, ...tried.map((place) => values[place] ?? key)];
  const written = [lengths[0] ?? 0, ...tried.map((place) => lengths[place + 1] ?? 0)];
  const lead = leadOf(numberTells(all, stem));
  const ratios = distancesOf(all, ratioDistance);
  // Numbers that differ in their last figures only are told apart by how long they are written.
  const lengthCost = values.every((value) => isAlike(value / key)) ? costs.rank : costs.length;
  const differences = distancesOf(all, (one, other) => Math.abs(one - other));
  const ofMember = all.map(
    (value, member) =>
      (isBelievable(value / key) ? 0 : costs.unbelievable) +
      costs.later * Math.min(tried[member - 1] ?? 0, latest),
  );
  const choices = cheapestChoices(most);
  const asked = kept.map((place) => tried.indexOf(place) + 1);
  for (const [first, second, third] of triples(tried.length)) {
    const members = [0, first, second, third];
    if (!asked.every((member) => members.includes(member))) continue;
    // Each part only adds to the cost: where it is too much already, the rest is not looked at.
    let cost =
      costs.chance * random.next() +
      (ofMember[first] ?? 0) +
      (ofMember[second] ?? 0) +
      (ofMember[third] ?? 0) +
      costs.rank * stepsOff(rank, members, (one) => all[one] ?? key);
    if (cost >= choices.bound()) continue;
    cost += costs.nearness * stepsOff(nearness, members, (one) => total(members, ratios[one]));
    cost += lengthCost * stepsOff(length, members, (one) => written[one] ?? 0);
    if (cost >= choices.bound()) continue;
    cost += costs.lead * lead(first, second, third);
    if (cost >= choices.bound()) continue;
    cost += costs.span * stepsOff(span, members, (one) => total(members, differences[one]));
    cost += costs.gap * stepsOff(gap, members, (one) => least(members, one, ratios[one]));
    if (cost >= choices.bound()) continue;
    const places = [first, second, third].map((member) => tried[member - 1] ?? 0);
    if (isAllowed(places)) choices.add(places, cost);
  }
  return choices.cheapestFirst();
}

const always = (): boolean => true;

function triedPlaces(count: number, random: Random, kept: readonly number[]): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  if (count <= alwaysTried + alsoTried) return places;
  const drawn = [
    ...places.slice(0, alwaysTried),
    ...random.shuffle(places.slice(alwaysTried)).slice(0, alsoTried),
  ];
  return [...new Set([...drawn, ...kept])];
}

/** Every three of so many members, which begin with 1. */
function triples(count: number): [number, number, number][] {
  const found: [number, number, number][] = [];
  for (let first = 1; first <= count; first += 1)
    for (let second = first + 1; second <= count; second += 1)
      for (let third = second + 1; third <= count; third += 1) found.push([first, second, third]);
  return found;
}

/** How many places the key, the first member, is away from the drawn one; members that are equal share their places. */
function stepsOff(drawn: number, members: readonly number[], measure: (member: number) => number): number {
  const own = measure(0);
  let [less, equal] = [0, 0];
  for (const member of members) {
    if (member === 0) continue;
    const value = measure(member);
    if (Math.abs(value - own) <= 1e-9 * Math.abs(own)) equal += 1;
    else if (value < own) less += 1;
  }
  return Math.max(0, less - drawn, drawn - less - equal);
}

function total(members: readonly number[], distances: readonly number[] = []): number {
  let sum = 0;
  for (const member of members) sum += distances[member] ?? 0;
  return sum;
}

function least(members: readonly number[], own: number, distances: readonly number[] = []): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const member of members) if (member !== own) nearest = Math.min(nearest, distances[member] ?? nearest);
  return nearest;
}

function distancesOf(
  values: readonly number[],
  distance: (one: number, other: number) => number,
): readonly (readonly number[])[] {
  return values.map((one) => values.map((other) => distance(one, other)));
}

function ratioDistance(one: number, other: number): number {
  const [small, large] = [Math.abs(one), Math.abs(other)].sort((first, second) => first - second);
  const ratio = small === undefined || large === undefined || small === 0 ? believable : large / small;
  return one === other ? 0 : Math.log(Math.min(ratio, believable ** 2)) + (one * other < 0 ? 1 : 0);
}

/**
 * By how much the key parts from the mean of three others, over all that is seen of each alone and of each pair: each tell is a sum of what
 * one of the three adds and what two of them add together.
 */
function leadOf({ alone, pairs }: NumberTells): (first: number, second: number, third: number) => number {
  const ofKey = alone.map(([own = 0]) => own);
  const single = pairs.map((relation) =>
    relation.map((row, one) => (row[0] ?? 0) / 3 - (relation[0]?.[one] ?? 0)),
  );
  const together = pairs.map((relation) =>
    relation.map((row, one) => row.map((has, other) => (has + (relation[other]?.[one] ?? 0)) / 3)),
  );
  return (first, second, third) => {
    let lead = 0;
    for (const [place, tell] of alone.entries())
      lead += Math.abs(
        ((tell[first] ?? 0) + (tell[second] ?? 0) + (tell[third] ?? 0)) / 3 - (ofKey[place] ?? 0),
      );
    for (const [place, own] of single.entries()) {
      const both = together[place];
      const sum =
        (own[first] ?? 0) +
        (own[second] ?? 0) +
        (own[third] ?? 0) +
        (both?.[first]?.[second] ?? 0) +
        (both?.[first]?.[third] ?? 0) +
        (both?.[second]?.[third] ?? 0);
      lead += Math.abs(sum) / 2;
    }
    return lead;
  };
}

function isAlike(ratio: number): boolean {
  return ratio > 0.8 && ratio < 1.25;
}

function isBelievable(ratio: number): boolean {
  const size = Math.abs(ratio);
  return size === 0 || (size < believable && size > 1 / believable);
}
