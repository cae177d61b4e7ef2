import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { capital } from '../../texts/capital.ts';
import { countArrangements } from './count-arrangements.ts';
import { drawComplex } from './draw-complex.ts';
import {
  chelating,
  monodentate,
  tetrahedral,
  withoutEnantiomers,
  type IsomerPattern,
} from './isomer-patterns.data.ts';

/** Which stereoisomers a complex has: of four kinds, each the answer as often. */
export function kindOfIsomers(random: Random): Draft {
  const right = random.pick(kinds);
  const pattern = random.pick(patternsOf[right]);
  const complex = drawComplex(random, pattern.frame, pattern.letters);
  return {
    text: `Which different arrangements (stereoisomers) are possible for the ${shapes[pattern.frame]} complex ${complex.shown}?${complex.note}`,
    answer: names[right],
    distractors: kinds
      .filter((kind) => kind !== right)
      .map((kind) => ({ text: names[kind], ...slipTo(kind, right, pattern) })),
    explanation: `${capital(pattern.because)}. ${conclusions[right]}`,
    finding: `All placements were made, and those that can be turned into each other counted once. ${conclusions[right]}`,
  };
}

const kinds = ['cisTrans', 'facMer', 'enantiomers', 'one'] as const;
type Kind = (typeof kinds)[number];

const names: Readonly<Record<Kind, string>> = {
  cisTrans: 'A *cis* and a *trans* isomer',
  facMer: 'A *fac* and a *mer* isomer',
  enantiomers: 'Two enantiomers',
  one: 'Only one arrangement',
};

const conclusions: Readonly<Record<Kind, string>> = {
  cisTrans: 'There are therefore a *cis* and a *trans* isomer.',
  facMer: 'There are therefore a *fac* and a *mer* isomer.',
  enantiomers: 'There are therefore two enantiomers.',
  one: 'There is therefore only one arrangement.',
};

const shapes = { square: 'square planar', octahedron: 'octahedral', tetrahedron: 'tetrahedral' } as const;

const candidates = [
  ...withoutEnantiomers,
  ...monodentate,
  ...chelating.filter(({ letters }) => letters === 'AAA'),
  tetrahedral,
];

/** The patterns that have just one of the kinds, found by counting. */
const patternsOf: Readonly<Record<Kind, readonly IsomerPattern[]>> = {
  cisTrans: candidates.filter((pattern) => kindOf(pattern) === 'cisTrans'),
  facMer: candidates.filter((pattern) => kindOf(pattern) === 'facMer'),
  enantiomers: candidates.filter((pattern) => kindOf(pattern) === 'enantiomers'),
  one: candidates.filter((pattern) => kindOf(pattern) === 'one'),
};

function kindOf({ frame, letters }: IsomerPattern): Kind | null {
  const { total, upToMirrors } = countArrangements(frame, letters);
  if (total === 1) return 'one';
  if (total > 2) return null;
  if (upToMirrors === 1) return 'enantiomers';
  return letters === 'aaabbb' ? 'facMer' : 'cisTrans';
}

function slipTo(wrong: Kind, right: Kind, pattern: IsomerPattern): Omit<Distractor, 'text'> {
  switch (wrong) {
    case 'cisTrans':
      return { slip: 'isomers-of-another-complex', teaching: notCisTrans(right, pattern) };
    case 'facMer':
      return {
        slip: 'isomers-of-another-complex',
        teaching:
          right === 'enantiomers'
            ? '*fac* and *mer* isomers require rings whose two ends differ; the two ends of these rings are identical.'
            : '*fac* and *mer* isomers require exactly three identical ligands in an octahedron; this complex has no such set.',
      };
    case 'enantiomers':
      return {
        slip: 'every-isomer-chiral',
        teaching: `${right === 'one' ? 'The arrangement has' : 'Both arrangements have'} a mirror plane, so ${right === 'one' ? 'it' : 'each'} is identical to its mirror image.`,
      };
    case 'one':
      return right === 'enantiomers'
        ? {
            slip: 'enantiomers-not-counted',
            teaching:
              'The propeller of the three rings is left-handed or right-handed, and no rotation converts one arrangement into the other.',
          }
        : {
            slip: 'isomer-overlooked',
            teaching:
              right === 'facMer'
                ? 'Three identical ligands can share a face or lie in one plane with the metal, and no rotation converts one arrangement into the other.'
                : 'Two ligands can be side by side or opposite each other, and no rotation converts one arrangement into the other.',
          };
  }
}

function notCisTrans(right: Kind, { frame }: IsomerPattern): string {
  if (right === 'enantiomers')
    return 'This is the case for two rings and two other ligands, which can be *trans*; three rings fill all of the positions.';
  if (right === 'facMer')
    return '*cis* and *trans* describe the positions of two identical ligands; here there are three of each kind.';
  return frame === 'tetrahedron'
    ? 'Any two corners of a tetrahedron are adjacent; *cis* and *trans* isomers require positions opposite each other, as in a square.'
    : '*cis* and *trans* isomers require two ligands that differ from the others; here only one does.';
}
