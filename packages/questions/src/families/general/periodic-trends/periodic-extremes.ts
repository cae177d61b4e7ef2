import { type Element, elementOf } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { americanName } from '../../texts/american-name.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import {
  againstNumbers,
  comparedElements,
  inSentence,
  rule,
  shown,
  type Property,
} from './compared-elements.ts';

const names: Readonly<Record<Property, string>> = {
  electronegativity: 'electronegativity on the Pauling scale',
  ionisationEnergy: 'first ionization energy',
  covalentRadius: 'covalent radius',
};
/** How the least and the greatest value of each property are called. */
const extremes: Readonly<Record<Property, readonly [least: string, greatest: string]>> = {
  electronegativity: ['lowest', 'highest'],
  ionisationEnergy: ['lowest', 'highest'],
  covalentRadius: ['smallest', 'largest'],
};
const periods = toElements(['Li Be B C N O F', 'Na Mg Al Si P S Cl', 'K Ca Ga Ge As Se Br']);
const groups = toElements(['Li Na K Rb Cs', 'Be Mg Ca Sr Ba', 'F Cl Br I', 'O S Se Te', 'N P As Sb']);
const mixed = toElements(['F Cl O S N P', 'Na K Mg Ca Rb Sr', 'F O Cl S Br', 'Li Be Na Mg K Ca']);

/** The extreme of a property along a period or down a group, its exceptions, and pairs across the table. */
export const periodicExtremes: Family = {
  id: 'periodic-extremes',
  name: 'Periodic trends',
  subject: 'general',
  topics: ['periodic-trends'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['ionization-energy', 'atomic-radius'],
    intermediate: ['electronegativity', 'ionization-energy'],
    advanced: ['ionization-energy', 'electronegativity'],
  },
  reference: 'OpenStax Chemistry 2e, sections 6.5 and 7.2',
  draft(random, difficulty) {
    const property = random.pick(['electronegativity', 'ionisationEnergy', 'covalentRadius'] as const);
    const isGreatest = random.next() < 0.5;
    switch (difficulty) {
      case 'beginner':
        return extreme(random.shuffle(random.pick(groups)).slice(0, 4), property, isGreatest);
      case 'intermediate':
        return extreme(random.shuffle(random.pick(periods)).slice(0, 4), property, isGreatest);
      case 'advanced':
        return order(random, random.shuffle(random.pick([...periods, ...mixed])).slice(0, 4), property);
    }
  },
};

/** The concept behind each property. */
const tested: Readonly<Record<Property, string>> = {
  electronegativity: 'electronegativity',
  ionisationEnergy: 'ionization-energy',
  covalentRadius: 'atomic-radius',
};

function extreme(four: readonly Element[], property: Property, isGreatest: boolean): Draft | null {
  const ranked = rank(four, property, 1);
  if (ranked === null) return null;
  const [right, ...others] = isGreatest ? ranked.toReversed() : ranked;
  if (right === undefined) return null;
  return {
    text: `Which of these elements has the ${extremes[property][isGreatest ? 1 : 0]} ${names[property]}?`,
    answer: americanName(right.name),
    distractors: others.map((other): Distractor => ({
      text: americanName(other.name),
      slip: isException(right, other, property, isGreatest) ? 'overgeneralised-rule' : 'reversed-trend',
      teaching: comparedElements(right, other, property),
    })),
    explanation: `In increasing order: ${ranked.map((element) => `${inSentence(element)} ${shown(element, property)}`).join(' < ')}. ${rule(property, four)}`,
    tests: [tested[property]],
    finding: `Tabulated values: ${ranked.map((element) => `${element.symbol} ${shown(element, property)}`).join(', ')}.`,
  };
}

function order(random: Random, four: readonly Element[], property: Property): Draft | null {
  const ranked = rank(four, property, 2.5);
  if (ranked === null || four.some((one) => four.some((other) => trendsConflict(one, other)))) return null;
  const written = (list: readonly Element[]): string =>
    list.map(({ symbol }) => `\\ce{${symbol}}`).join(' < ');
  return {
    text: `Which is the correct order of ${names[property]}?`,
    answer: written(ranked),
    distractors: misordered(random, ranked, property).map(({ list, slip, teaching }) => ({
      text: written(list),
      slip,
      teaching,
    })),
    explanation: `The values are ${ranked.map((element) => `\\ce{${element.symbol}} ${shown(element, property)}`).join(', ')}. ${rule(property, four)}`,
    tests: [tested[property]],
    finding: `Sorted by the tabulated values: ${written(ranked)}.`,
  };
}

interface Misordered {
  list: readonly Element[];
  slip: string;
  teaching: string;
}

/** What a slip of order does to a series. */
interface Misordering extends Omit<Misordered, 'list'> {
  made: (list: readonly Element[]) => readonly Element[];
}

/**
 * Wrong orders that stand in a square with the right one: two slips, and both at once. Two neighbors in the wrong order, or the
 * series from the wrong end; each of the four orders is as like two of the others.
 */
function misordered(random: Random, ranked: readonly Element[], property: Property): Misordered[] {
  const swapped = (at: number): Misordering => {
    const [one, other] = [ranked[at], ranked[at + 1]];
    const made = (list: readonly Element[]): readonly Element[] =>
      list.map((element) => (element === one ? other : element === other ? one : element) ?? element);
    const named = [one, other].map((element) =>
      element === undefined ? '' : `\\ce{${element.symbol}} (${shown(element, property)})`,
    );
    return {
      made,
      slip: 'series-misordered',
      teaching: `${named[0] ?? ''} and ${named[1] ?? ''} were interchanged; the lower value comes first.`,
    };
  };
  const reversed: Misordering = {
    made: (list) => list.toReversed(),
    slip: 'reversed-trend',
    teaching: 'The order is reversed: the values must increase from left to right.',
  };
  const numbered = (list: readonly Element[]): Element[] =>
    list.toSorted((one, other) => one.atomicNumber - other.atomicNumber);
  const byNumber: Misordering = {
    made: numbered,
    slip: 'sorted-by-atomic-number',
    teaching: `The elements were ranked by atomic number, ${againstNumbers(numbered(ranked), property)}.`,
  };
  const isOrderOfNumbers = [ranked, ranked.toReversed()].some((list) =>
    byNumber.made(list).every((element, at) => element === list[at]),
  );
  const pairs = [
    [swapped(0), swapped(2)],
    [reversed, swapped(1)],
    [reversed, swapped(0)],
    [reversed, swapped(2)],
    ...(isOrderOfNumbers ? [] : Array.from({ length: 4 }, () => [byNumber, reversed] as const)),
  ] as const;
  const [one, other] = random.pick(pairs);
  return [
    { list: one.made(ranked), slip: one.slip, teaching: one.teaching },
    { list: other.made(ranked), slip: other.slip, teaching: other.teaching },
    {
      list: other.made(one.made(ranked)),
      slip: one.slip,
      teaching: twoSlips(one.teaching, other.teaching),
    },
  ];
}

/** True for a diagonal pair, down and to the right, of which the trends alone cannot tell the order. */
function trendsConflict(one: Element, other: Element): boolean {
  return other.period > one.period && (other.group ?? 0) > (one.group ?? 0);
}

/** Sorted by the property; `null` where two values are too close to tell by reasoning. */
function rank(four: readonly Element[], property: Property, caution: number): Element[] | null {
  const least = { electronegativity: 0.08, ionisationEnergy: 10, covalentRadius: 3 }[property] * caution;
  const ranked = four.toSorted((one, other) => (one[property] ?? 0) - (other[property] ?? 0));
  const isClear = ranked.every((element, index) => {
    const value = element[property];
    const before = ranked[index - 1]?.[property] ?? null;
    return value !== null && (index === 0 || (before !== null && value - before >= least));
  });
  return isClear ? ranked : null;
}

/** True where the plain trend along the period would have put the other element first. */
function isException(right: Element, other: Element, property: Property, isGreatest: boolean): boolean {
  if (property !== 'ionisationEnergy' || right.period !== other.period) return false;
  return isGreatest === other.atomicNumber > right.atomicNumber;
}

function toElements(rows: readonly string[]): Element[][] {
  return rows.map((row) => row.split(' ').map(elementOf));
}
