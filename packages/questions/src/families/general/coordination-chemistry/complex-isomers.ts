import type { Random } from '../../../random.ts';
import { remembered } from '../../../remembered.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { countArrangements } from './count-arrangements.ts';
import { drawComplex } from './draw-complex.ts';
import { kindOfIsomers } from './isomer-kinds.ts';
import {
  chelating,
  monodentate,
  withoutEnantiomers,
  type CountingSlip,
  type IsomerPattern,
} from './isomer-patterns.data.ts';
import { capital } from '../../texts/capital.ts';

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
        return ask(random, random.pick(chelating), true);
    }
  },
};

/** Those without chelate rings by the number of their isomers: each number is the key as often. */
const byTotal = [1, 2, 3, 6].map((total) =>
  [...withoutEnantiomers, ...monodentate].filter(
    ({ frame, letters }) => arrangements[frame](letters).total === total,
  ),
);

/** @param isHard whether single arrangements are miscounted without a better reason */
function ask(random: Random, pattern: IsomerPattern, isHard = false): Draft {
  const { frame, letters, because } = pattern;
  const complex = drawComplex(random, frame, letters);
  const { total, upToMirrors } = arrangements[frame](letters);
  const answer = String(total);
  const shape = frame === 'square' ? 'square planar' : 'octahedral';
  return {
    text: `How many stereoisomers does the ${shape} complex ${complex.shown} have, enantiomers counted separately?${complex.note}`,
    answer,
    distractors: [
      ...random.shuffle([
        ...mirrorSlips(pattern),
        ...pattern.miscounts.map(({ slip, teaching, count }) => ({
          text: String(miscounted(pattern, count)),
          slip,
          teaching,
        })),
      ]),
      ...(isHard ? miscountedByOne(total) : []),
    ],
    explanation: `${capital(because)}. That makes ${answer} in all.`,
    finding: `All placements were made, and those that can be turned into each other counted once: ${total}${total === upToMirrors ? '; each is its own mirror image' : `, or ${upToMirrors} with mirror images counted once too`}.`,
  };
}

function miscountedByOne(total: number): Distractor[] {
  const more: Distractor = {
    text: String(total + 1),
    slip: 'same-structure-counted-twice',
    teaching: 'One arrangement is counted twice: turn each complex, and compare it with those found before.',
  };
  if (total === 1) return [more];
  return [
    more,
    {
      text: String(total - 1),
      slip: 'isomer-overlooked',
      teaching:
        'One arrangement is left out: go through all places that each ligand can take, and mirror images.',
    },
  ];
}

/** Too few or too many mirror images. A single arrangement tempts nobody to double it. */
function mirrorSlips({ frame, letters, chiral }: IsomerPattern): Distractor[] {
  const { total, upToMirrors } = arrangements[frame](letters);
  const everyChiral: Distractor = {
    text: String(2 * upToMirrors),
    slip: 'every-isomer-chiral',
    teaching: `This gives every arrangement a mirror image of its own, but ${chiral === null ? 'each has a mirror plane and is its own mirror image' : `only ${chiral} is chiral`}.`,
  };
  if (chiral === null) return total === 1 ? [] : [everyChiral];
  const once: Distractor = {
    text: String(upToMirrors),
    slip: 'enantiomers-not-counted',
    teaching: `This counts ${chiral} and its mirror image as one isomer; they are two.`,
  };
  return upToMirrors === 1 ? [once] : [once, everyChiral];
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
