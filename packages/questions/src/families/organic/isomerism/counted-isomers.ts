import { isomersOf, type IsomerClass } from '../../../computations/structures/isomer-counts.ts';
import { substitutionProducts } from '../../../computations/structures/structure-facts.ts';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

/** Groups without carbon: a later group can then only go to the ring. */
const ringGroups = ['chloro', 'bromo', 'fluoro', 'iodo', 'hydroxy', 'amino', 'nitro'] as const;

/** How many ways there are of putting two or three groups on a benzene ring. */
export function ringIsomers(random: Random): Draft | null {
  const [first = ringGroups[0], second = ringGroups[1], third = ringGroups[2]] = random.shuffle(ringGroups);
  // Groups with equal parts in the text come in one order: the same question is written in one way.
  const sets = [
    [first, second].toSorted(),
    [first, first, second],
    [first, first, first],
    [first, second, third].toSorted(),
  ] as const;
  const groups = random.pick(sets);
  const key = ringCount(groups);
  // With one group in place five positions are free: for one other, for two different ones or for two equal ones.
  const withoutMirror = groups.length === 2 ? 5 : new Set(groups).size === 3 ? 20 : 10;
  const options = quantityOptions(key, String, [
    {
      value: withoutMirror,
      slip: 'symmetry-overlooked',
      teaching:
        'With the first group in place, the other positions are not all different: the two *ortho* positions are equivalent, and so are the two *meta* positions.',
    },
    {
      value: key + 1,
      slip: 'same-structure-counted-twice',
      teaching:
        'One arrangement was counted twice: rotating the ring or flipping it over does not give a new compound.',
    },
    {
      value: key - 1,
      slip: 'isomer-overlooked',
      teaching:
        groups.length === 2
          ? 'One arrangement is missing: the second group can be *ortho*, *meta* or *para* to the first.'
          : 'One arrangement is missing: start from the *ortho*, *meta* and *para* compounds and add the last group at every remaining position.',
    },
    {
      value: key + 2,
      slip: 'same-structure-counted-twice',
      teaching:
        'Some arrangements were counted twice: number each one from every group in both directions; those that give the same set of numbers are one compound.',
    },
    {
      value: 2 * key,
      slip: 'same-structure-counted-twice',
      teaching: 'A ring that is flipped over is the same compound, so no arrangement counts twice.',
    },
    ...otherKinds(groups),
    {
      value: groups.length === 2 ? 15 : Number.NaN,
      slip: 'symmetry-overlooked',
      teaching:
        'All pairs of positions were counted; rotating the ring shows that most of these pairs are equivalent.',
    },
    {
      value: groups.length === 3 ? 3 : Number.NaN,
      slip: 'one-step-short',
      teaching:
        'Only the *ortho*, *meta* and *para* arrangements of two groups were counted; the third group must still be placed.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `How many constitutional isomers are possible for a benzene ring that bears exactly ${numbered(groups)}? (All other ring positions bear hydrogen.)`,
    ...options,
    explanation: `${arrangements(groups)} That makes ${key} compounds.`,
    finding: `All arrangements were generated and equal structures counted once: ${key}.`,
  };
}

/** The counts for three groups of which others are alike. */
function otherKinds(groups: readonly string[]): SlippedValue[] {
  if (groups.length < 3) return [];
  const kinds = [
    { kinds: 1, value: 3, as: 'all three groups were identical' },
    { kinds: 2, value: 6, as: 'two of the groups were identical and one was different' },
    { kinds: 3, value: 10, as: 'all three groups were different' },
  ];
  return kinds
    .filter((other) => other.kinds !== new Set(groups).size)
    .map(({ value, as }) => ({
      value,
      slip: 'likeness-of-groups-misjudged',
      teaching: `The arrangements were counted as if ${as}; check which groups the question names.`,
    }));
}

const halogens = ['F', 'Cl', 'Br'] as const;

/** Only the equality of groups matters for the count, so halogens represent them. */
function ringCount(names: readonly string[]): number {
  const kinds = [...new Set(names)];
  const stand = names.map((name) => halogens[kinds.indexOf(name)] ?? 'I');
  return substitutionProducts('c1ccccc1', stand).length;
}

interface CountedClass {
  family: IsomerClass;
  name: string;
  /** Of the compounds with so many carbons. */
  formula: (carbons: number) => string;
}

const counted: readonly CountedClass[] = [
  { family: 'alcohol', name: 'alcohols', formula: (n) => `C${n}H${2 * n + 2}O` },
  { family: 'ether', name: 'ethers', formula: (n) => `C${n}H${2 * n + 2}O` },
  {
    family: 'amine',
    name: 'amines (primary, secondary and tertiary)',
    formula: (n) => `C${n}H${2 * n + 3}N`,
  },
  { family: 'bromoalkane', name: 'bromoalkanes', formula: (n) => `C${n}H${2 * n + 1}Br` },
  { family: 'carboxylic acid', name: 'carboxylic acids', formula: (n) => `C${n}H${2 * n}O2` },
  { family: 'alkene', name: 'alkenes', formula: (n) => `C${n}H${2 * n}` },
];

/** How many compounds of a class there are with some number of carbons. */
export function classIsomers(random: Random): Draft | null {
  const { family, name, formula } = random.pick(counted);
  const carbons = random.integer(4, 5);
  const key = isomersOf(family, carbons).length;
  const skeletons = isomersOf('alkane', carbons).length;
  const options = quantityOptions(key, String, [
    {
      value: key - 1,
      slip: 'isomer-overlooked',
      teaching: 'One compound is missing: consider every carbon skeleton and every distinct position on it.',
    },
    {
      value: key + 1,
      slip: 'same-structure-counted-twice',
      teaching:
        'One compound was counted twice: the same structure can be drawn or numbered starting from the other end.',
    },
    {
      value: skeletons,
      slip: 'one-step-short',
      teaching: `This is the number of carbon skeletons with ${carbons} carbons; ${beyondSkeletons(family)}.`,
    },
    {
      value: key + 2,
      slip: 'same-structure-counted-twice',
      teaching:
        'Two compounds were counted twice: equivalent positions on a carbon skeleton give the same compound.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `How many constitutionally isomeric ${name} have the formula \\ce{${formula(carbons)}}? (Do not count stereoisomers separately.)`,
    ...options,
    explanation: `${waysOf(family, carbons, skeletons)} gives ${key} compounds.`,
    finding: `All structures were generated and equal ones counted once: ${key}.`,
  };
}

/** Why there are not as many compounds as carbon skeletons. */
function beyondSkeletons(kind: IsomerClass): string {
  switch (kind) {
    case 'ether':
      return 'the oxygen of an ether divides the carbons into two chains';
    case 'amine':
      return 'the nitrogen of an amine can join up to three chains, and on some skeletons it can occupy more than one position';
    case 'alkene':
      return 'in some of them, the double bond can occupy more than one position';
    default:
      return 'on some of them, the group can occupy more than one position';
  }
}

function waysOf(kind: IsomerClass, carbons: number, skeletons: number): string {
  switch (kind) {
    case 'ether':
      return `Distributing the ${carbons} carbons between the two chains on the oxygen in every possible way, with every possible branching,`;
    case 'amine':
      return `Distributing the ${carbons} carbons among one, two or three chains on the nitrogen in every possible way, with every possible branching,`;
    default:
      return `Drawing the ${skeletons} carbon skeletons with ${carbons} carbons and placing the ${kind === 'alkene' ? 'double bond' : 'group'} at every possible position that is not equivalent to another by symmetry`;
  }
}

/** `two chloro groups and one nitro group`; equal groups stand first. */
function numbered(names: readonly string[]): string {
  const [first = '', second = ''] = names;
  const [last = ''] = names.slice(-1);
  if (names.every((name) => name === first)) return `three ${first} groups`;
  if (first === second) return `two ${first} groups and one ${last} group`;
  return `one ${names.join(', one ').replace(/, (?=[^,]*$)/, ' and ')} group`;
}

/** Where the groups of a benzene ring can stand, place by place. */
function arrangements(names: readonly string[]): string {
  const [first = '', second = '', third] = names;
  if (third === undefined) return 'Two groups can have a 1,2-, 1,3- or 1,4-arrangement.';
  if (third === first)
    return 'Three identical groups can have a 1,2,3-, 1,2,4- or 1,3,5-arrangement; any other arrangement is one of these rotated or flipped over.';
  const places = first === second ? [2, 3, 1] : [4, 4, 2];
  const two = first === second ? `two ${first} groups` : `the ${first} and ${second} groups`;
  return `With ${two} in a 1,2-, 1,3- or 1,4-arrangement, the number of different positions left for the ${third} group is ${places.join(', ').replace(/, (?=\d$)/, ' or ')}, respectively.`;
}
