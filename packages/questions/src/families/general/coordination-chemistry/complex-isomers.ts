import type { Random } from '../../../random.ts';
import { remembered } from '../../../remembered.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { countArrangements } from './count-arrangements.ts';
import { drawComplex } from './draw-complex.ts';
import {
  achiralMiscounted,
  chiralMiscounted,
  isomerCounts,
  otherCounts,
  questionFor,
  workingFor,
  type CountedIsomers,
  type IsomerCounts,
} from './isomer-counts.ts';
import { kindOfIsomers } from './isomer-kinds.ts';
import {
  chelating,
  monodentate,
  threeAlike,
  withoutEnantiomers,
  type CountingSlip,
  type IsomerPattern,
} from './isomer-patterns.data.ts';

/** Counting takes a thousand times as long as looking up, and there are few patterns. */
const arrangements = {
  square: remembered((letters) => countArrangements('square', letters)),
  octahedron: remembered((letters) => countArrangements('octahedron', letters)),
  tetrahedron: remembered((letters) => countArrangements('tetrahedron', letters)),
};

/** Isomers of complexes: their kind, then their number, counted by placing the ligands in every way and turning the results. */
export const complexIsomers: Family = {
  id: 'complex-isomers',
  name: 'Counting the isomers of complexes',
  subject: 'general',
  topics: ['coordination-chemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['isomerism-of-complexes'],
    intermediate: ['isomerism-of-complexes'],
    advanced: ['isomerism-of-complexes'],
  },
  uses: ['counting-stereoisomers', 'ligands'],
  reference: 'OpenStax Chemistry 2e, section 19.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return kindOfIsomers(random);
      case 'intermediate':
        return ask(random, random.pick(random.pick(byTotal)));
      case 'advanced':
        return ask(random, random.pick(drawnHard), true);
    }
  },
};

/** Those without chelate rings by the number of their isomers: each number is the key as often. */
const byTotal = [1, 2, 3, 6, 5].map((total) =>
  [...withoutEnantiomers, ...monodentate, threeAlike].filter(
    ({ frame, letters }) => arrangements[frame](letters).total === total,
  ),
);

/** Those with chelate rings, and the chiral ones without. */
const hardPatterns = [...monodentate.filter(({ chiral }) => chiral !== null), threeAlike, ...chelating];
/** Those among them with more isomers are asked about more often: the others have hardly a smaller number beside the key. */
const drawnHard = [
  ...hardPatterns,
  ...hardPatterns.filter(({ frame, letters }) => arrangements[frame](letters).total > 3),
];

/** @param isHard whether chiral stereoisomers are asked for, too */
function ask(random: Random, pattern: IsomerPattern, isHard = false): Draft {
  const { frame, letters, chiral } = pattern;
  const complex = drawComplex(random, frame, letters);
  const found = arrangements[frame](letters);
  const counts = isomerCounts(found);
  const counted = random.pick(isHard ? hardCounts : plainCounts);
  const answer = String(counts[counted]);
  const shape = frame === 'square' ? 'square planar' : 'octahedral';
  const isOfAll = counted === 'all' || (chiral === null && counted !== 'chiral');
  return {
    text: `${questionFor(counted, `the ${shape} complex ${complex.shown}`)}${complex.note}`,
    answer,
    distractors: [
      ...random.shuffle([
        ...mirrorPlanesMisjudged(pattern, counted, counts),
        ...(isOfAll
          ? pattern.miscounts.map(({ slip, teaching, count }) => ({
              text: String(miscounted(pattern, count)),
              slip,
              teaching,
            }))
          : []),
        ...otherCounts(counted, pattern, counts),
      ]),
      ...miscountedByOne(counts[counted]),
    ],
    explanation: workingFor(counted, pattern, counts),
    finding: `All placements were made, and those that can be turned into each other counted once: ${found.total}${chiral === null ? '; each is its own mirror image' : `, or ${found.upToMirrors} with mirror images counted once too`}.`,
  };
}

const plainCounts = ['all', 'once', 'achiral', 'all'] as const;
const hardCounts = ['once', 'achiral', 'chiral', 'all'] as const;

function mirrorPlanesMisjudged(
  pattern: IsomerPattern,
  counted: CountedIsomers,
  counts: IsomerCounts,
): Distractor[] {
  switch (counted) {
    case 'chiral':
      return chiralMiscounted(pattern, counts);
    case 'achiral':
      return achiralMiscounted(pattern);
    case 'all':
    case 'once':
      return mirrorSlips(pattern);
  }
}

function miscountedByOne(total: number): Distractor[] {
  const more: Distractor = {
    text: String(total + 1),
    slip: 'same-structure-counted-twice',
    teaching:
      'One arrangement was counted twice; rotate each complex and compare it with those already found.',
  };
  if (total < 2) return [more];
  return [
    more,
    {
      text: String(total - 1),
      slip: 'isomer-overlooked',
      teaching:
        'One arrangement was left out; consider every position that each ligand can take, and mirror images.',
    },
    ...(total < 3
      ? []
      : [
          {
            text: String(total - 2),
            slip: 'isomer-overlooked',
            teaching:
              'Two arrangements were left out; consider every position that each ligand can take, and mirror images.',
          },
        ]),
  ];
}

/** Too few or too many mirror images. A single arrangement tempts nobody to double it. */
function mirrorSlips({ frame, letters, chiral }: IsomerPattern): Distractor[] {
  const { total, upToMirrors } = arrangements[frame](letters);
  const everyChiral: Distractor = {
    text: String(2 * upToMirrors),
    slip: 'every-isomer-chiral',
    teaching: `This assumes that every arrangement has a different mirror image, but ${chiral === null ? 'each has a mirror plane and is identical to its mirror image' : `only ${chiral} is chiral`}.`,
  };
  if (chiral === null) return total === 1 ? [] : [everyChiral];
  const once: Distractor = {
    text: String(upToMirrors),
    slip: 'enantiomers-not-counted',
    teaching: `This counts ${chiral} and its mirror image as one isomer; they are two different ones.`,
  };
  const twice: Distractor = {
    text: String(2 * total),
    slip: 'every-isomer-chiral',
    teaching: `This adds one more mirror image for each of the ${total} stereoisomers; that of ${chiral} is already among them.`,
  };
  return upToMirrors === 1 ? [once, twice] : [once, everyChiral, twice];
}

/** The number that a slip of counting leads to. */
function miscounted({ frame, letters }: IsomerPattern, count: CountingSlip): number {
  const { total, placements } = arrangements[frame](letters);
  switch (count.way) {
    case 'overlooked':
      return total - count.isomers;
    case 'twice':
      return total + 1;
    case 'another':
      return arrangements[count.frame](count.letters).total;
    case 'placements':
      return placements / count.alike;
    case 'product':
      return count.choices.reduce((product, choices) => product * choices, 1);
  }
}
