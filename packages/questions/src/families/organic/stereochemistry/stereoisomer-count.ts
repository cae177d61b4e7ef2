import { countStereoisomers } from '../../../computations/structures/structure-facts.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { drawn } from '../../texts/drawn.ts';

/** A pattern of `countStereoisomers`; X and Y stand for groups that are drawn later, and are always different. */
interface Pattern {
  pattern: string;
  centres: number;
  doubleBonds: number;
  /** True where both halves are alike, so that a meso form exists. */
  hasMeso: boolean;
}

const plain: readonly Pattern[] = [
  { pattern: 'C[C?H]({X})CC', centres: 1, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})CCC', centres: 1, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})[C?H]({Y})C', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})[C?H]({Y})CC', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})C[C?H]({Y})C', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'CC[C?H]({X})[C?H](C)CC', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})[C?H](C)[C?H]({Y})CC', centres: 3, doubleBonds: 0, hasMeso: false },
  { pattern: 'OC[C?H]({X})[C?H]({Y})[C?H](C)CC', centres: 3, doubleBonds: 0, hasMeso: false },
  { pattern: 'CC(C)[C?H]({X})CC', centres: 1, doubleBonds: 0, hasMeso: false },
  { pattern: 'C[C?H]({X})CC[C?H]({Y})CC', centres: 2, doubleBonds: 0, hasMeso: false },
];
const withDoubleBond: readonly Pattern[] = [
  { pattern: 'C/C=C~[C?H]({X})C', centres: 1, doubleBonds: 1, hasMeso: false },
  { pattern: 'CC/C=C~[C?H]({X})C', centres: 1, doubleBonds: 1, hasMeso: false },
  { pattern: 'C/C=C~C[C?H]({X})C', centres: 1, doubleBonds: 1, hasMeso: false },
  { pattern: 'C=C[C?H]({X})[C?H]({Y})C', centres: 2, doubleBonds: 0, hasMeso: false },
  { pattern: 'C/C=C~[C?H]({X})[C?H]({Y})C', centres: 2, doubleBonds: 1, hasMeso: false },
  { pattern: 'CC(C)=C[C?H]({X})CC', centres: 1, doubleBonds: 0, hasMeso: false },
  { pattern: 'Cl/C=C~[C?H]({X})CC', centres: 1, doubleBonds: 1, hasMeso: false },
];
const symmetric: readonly Pattern[] = [
  { pattern: 'C[C?H]({X})[C?H]({X})C', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'CC[C?H]({X})[C?H]({X})CC', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'C[C?H]({X})C[C?H]({X})C', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: '{Y}C[C?H]({X})[C?H]({X})C{Y}', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'C[C?H]({X})CC[C?H]({X})C', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'C[C?H]({X})C(C)(C)[C?H]({X})C', centres: 2, doubleBonds: 0, hasMeso: true },
  { pattern: 'C[C?H]({X})[C?H]({X})CC', centres: 2, doubleBonds: 0, hasMeso: false },
];
const groups = ['Cl', 'Br', 'O', 'F', 'I'] as const;

/** How many stereoisomers a drawn constitution has: 2 to the power of n, double bonds, and meso forms. */
export const stereoisomerCount: Family = {
  id: 'stereoisomer-count',
  name: 'Counting stereoisomers',
  subject: 'organic',
  topics: ['stereochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['counting-stereoisomers'],
    intermediate: ['counting-stereoisomers'],
    advanced: ['counting-stereoisomers', 'meso-compounds'],
  },
  uses: ['chirality', 'cis-trans-isomerism'],
  reference: 'McMurry, Organic Chemistry, chapters 5 and 7',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return count(random, plain);
      case 'intermediate':
        return count(random, withDoubleBond);
      case 'advanced':
        return count(random, symmetric);
    }
  },
};

function count(random: Random, patterns: readonly Pattern[]): Draft | null {
  const chosen = random.pick(patterns);
  const [x = 'Cl', y = 'Br'] = random.shuffle(groups);
  const pattern = chosen.pattern.replaceAll('{X}', x).replaceAll('{Y}', y);
  const key = countStereoisomers(pattern);
  const units = chosen.centres + chosen.doubleBonds;
  const combinations = 2 ** units;
  const options = quantityOptions(key, String, [
    ...(chosen.hasMeso
      ? [
          {
            value: combinations,
            slip: 'meso-overlooked',
            teaching: `Of the ${combinations} combinations (*R*,*S*) and (*S*,*R*) are one and the same: the meso form, with a mirror plane inside.`,
          },
        ]
      : units === 1
        ? []
        : [
            {
              value: combinations - 1,
              slip: 'meso-invented',
              teaching:
                'The two ends of the molecule differ, so no combination has a mirror plane: there is no meso form.',
            },
          ]),
    {
      value: 2 ** chosen.centres,
      slip: 'double-bond-isomers-overlooked',
      teaching: 'The double bond can be (*E*) or (*Z*) as well, which doubles the number.',
    },
    {
      value: 2 * combinations,
      slip: 'stereocentre-invented',
      teaching: `There ${units === 1 ? 'is only one place' : `are only ${units} places`} where the configuration can differ: 2^{${units}} is the most there can be${chosen.pattern.includes('=') && chosen.doubleBonds === 0 ? ', and the double bond is no further place, since one of its carbons carries two equal groups' : ''}.`,
    },
    {
      value: 2 * units,
      slip: 'doubled-for-power',
      teaching: `Each place doubles the number, so *n* places give 2^{*n*}, not 2 × *n*.`,
    },
    {
      value: combinations / 2,
      slip: 'stereocentre-missed',
      teaching: 'One place where the configuration can differ is missing in this count.',
    },
    {
      value: patterns === symmetric ? Number.NaN : 4 * combinations,
      slip: 'stereocentre-invented',
      teaching: `Two places were counted where nothing can differ: 2^{${units}} is the most there can be.`,
    },
    {
      value: units > 1 && patterns !== symmetric ? combinations / 4 : Number.NaN,
      slip: 'stereocentre-missed',
      teaching: 'Two places where the configuration can differ are missing in this count.',
    },
    {
      value: combinations + 1,
      slip: 'meso-added',
      teaching:
        'A meso form would be one of the combinations, not an additional one; it can only lower the number.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `How many stereoisomers have this constitution? (The drawing leaves the configuration open.) ${drawn(flat(pattern))}`,
    ...options,
    explanation: explanationOf(chosen, key),
    finding: `Every combination was written out and equal structures were counted once: ${key}.`,
  };
}

function explanationOf({ centres, doubleBonds, hasMeso }: Pattern, key: number): string {
  if (centres + doubleBonds === 1)
    return `One carbon carries four different groups: one place with two configurations gives 2 combinations, which are not identical: ${key} stereoisomers.`;
  const places = `${centres === 1 ? 'One carbon carries' : `${['', 'One', 'Two', 'Three'][centres] ?? centres} carbons carry`} four different groups${doubleBonds > 0 ? ', and the double bond carries two different groups on each of its carbons' : ''}: ${centres + doubleBonds} places with two configurations each make 2^{${centres + doubleBonds}} combinations.`;
  return hasMeso
    ? `${places} Both halves are alike, so (*R*,*S*) and (*S*,*R*) are the same meso compound: ${key} stereoisomers.`
    : `${places} No two of them are identical: ${key} stereoisomers.`;
}

/** The constitution alone, as it is drawn. */
function flat(pattern: string): string {
  return pattern.replace(/\[C\?H\]/g, 'C').replace(/[/~]/g, '');
}
