import type { Frame } from './count-arrangements.ts';

/** Ligands by a letter each, a bidentate one in capitals, and what tells the isomers apart. */
export interface IsomerPattern {
  frame: Frame;
  letters: string;
  because: string;
  /** The arrangement that differs from its mirror image, if there is one. */
  chiral: string | null;
  miscounts: readonly Miscount[];
}

/** A wrong number of isomers: the slip, and how it leads there. */
interface Miscount {
  slip: string;
  teaching: string;
  count: CountingSlip;
}

export type CountingSlip =
  /** So many of the isomers left out. */
  | { way: 'overlooked'; isomers: number }
  /** One of the isomers counted again. */
  | { way: 'twice' }
  /** The isomers of another complex. */
  | { way: 'another'; frame: Frame; letters: string }
  /** Every way of placing the ligands, or of so many alike one. */
  | { way: 'placements'; alike: number }
  /** Choices multiplied that do not go together freely. */
  | { way: 'product'; choices: readonly number[] };

const planeOfComplex = 'the plane of the complex is a mirror plane';
const oneOfCisAndTrans: Miscount = {
  slip: 'isomer-overlooked',
  teaching: 'This counts only one of *cis* and *trans*.',
  count: { way: 'overlooked', isomers: 1 },
};
const cisTwice: Miscount = {
  slip: 'same-structure-counted-twice',
  teaching:
    'This counts the *cis* arrangement twice, once with both ligands in one horizontal plane and once with one of them above it; these are the same after rotation.',
  count: { way: 'twice' },
};

export const withoutEnantiomers: readonly IsomerPattern[] = [
  {
    frame: 'square',
    letters: 'aabb',
    because: `identical ligands are side by side (*cis*) or opposite each other (*trans*), and ${planeOfComplex}`,
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all six pairs of positions for two identical ligands as different; rotating the complex leaves only two kinds.',
        count: { way: 'placements', alike: 1 },
      },
      oneOfCisAndTrans,
      fourDifferent('here they are identical in pairs'),
    ],
  },
  {
    frame: 'square',
    letters: 'aabc',
    because: `the two identical ligands are side by side (*cis*) or opposite each other (*trans*), and ${planeOfComplex}`,
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all six pairs of positions for the two identical ligands as different; rotating the complex leaves only two kinds.',
        count: { way: 'placements', alike: 2 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of placing the ligands in four positions; rotating the complex leaves only two.',
        count: { way: 'placements', alike: 1 },
      },

      {
        slip: 'tetrahedral-for-square',
        teaching:
          'This is the number for a tetrahedral complex, where any two positions are adjacent; in a square two positions can also be opposite each other.',
        count: { way: 'another', frame: 'tetrahedron', letters: 'aabc' },
      },
      fourDifferent('here two are identical'),
    ],
  },
  {
    frame: 'square',
    letters: 'aaab',
    because: `all four positions are equivalent, so it does not matter where the single ligand is, and ${planeOfComplex}`,
    chiral: null,
    miscounts: [
      {
        slip: 'isomers-of-another-complex',
        teaching:
          '*cis* and *trans* isomers require two ligands that differ from the others; here only one of the four does.',
        count: { way: 'another', frame: 'square', letters: 'aabb' },
      },
      fourDifferent('here three are identical'),
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the four positions of the single ligand as different; rotating the complex shows that they are equivalent.',
        count: { way: 'placements', alike: 1 },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aaaabb',
    because:
      'the two ligands of the kind that occurs twice are side by side (*cis*) or opposite each other (*trans*), and each arrangement has a mirror plane',
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'With one of the two ligands in place, this counts the five remaining positions for the other as different; four of them are equivalent.',
        count: { way: 'product', choices: [5] },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all pairs of positions for the two ligands as different; rotating the complex leaves only two kinds.',
        count: { way: 'placements', alike: 1 },
      },
      oneOfCisAndTrans,
      cisTwice,
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aaabbb',
    because:
      'three identical ligands share one face (*fac*) or lie in one plane with the metal (*mer*), and each arrangement has a mirror plane',
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of choosing three of the six positions; rotating the complex leaves only two kinds.',
        count: { way: 'placements', alike: 1 },
      },

      {
        slip: 'isomer-overlooked',
        teaching: 'This counts only one of *fac* and *mer*.',
        count: { way: 'overlooked', isomers: 1 },
      },
      {
        slip: 'same-structure-counted-twice',
        teaching:
          'This counts the *mer* arrangement twice, once with its plane horizontal and once with it vertical; these are the same after rotation.',
        count: { way: 'twice' },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aaaaab',
    because:
      'all six positions are equivalent, so it does not matter where the single ligand is, and there are mirror planes',
    chiral: null,
    miscounts: [
      {
        slip: 'isomers-of-another-complex',
        teaching:
          '*cis* and *trans* isomers require two ligands that differ from the others; here only one of the six does.',
        count: { way: 'another', frame: 'octahedron', letters: 'aaaabb' },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the three axes on which the single ligand can lie as different; rotating the complex shows that they are equivalent.',
        count: { way: 'placements', alike: 2 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the six positions of the single ligand as different; rotating the complex shows that they are equivalent.',
        count: { way: 'placements', alike: 1 },
      },
    ],
  },
];

export const monodentate: readonly IsomerPattern[] = [
  {
    frame: 'square',
    letters: 'abcd',
    because: `any one of the three other ligands can be opposite the first, and ${planeOfComplex}`,
    chiral: null,
    miscounts: [
      {
        slip: 'same-structure-counted-twice',
        teaching:
          'This counts the six pairs of ligands that can be opposite each other; once one pair is chosen, the other two are opposite each other as well.',
        count: { way: 'product', choices: [6] },
      },
      {
        slip: 'isomer-overlooked',
        teaching:
          'This treats all four positions as equivalent and stops there; it matters which ligands are opposite each other.',
        count: { way: 'overlooked', isomers: 2 },
      },

      {
        slip: 'tetrahedral-for-square',
        teaching:
          'This is the case for a tetrahedral complex, which has a pair of mirror images; in a square it matters which ligands are opposite each other.',
        count: { way: 'another', frame: 'tetrahedron', letters: 'abcd' },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of placing four ligands in four positions; by rotation, every eight of these are the same.',
        count: { way: 'placements', alike: 1 },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aaaabc',
    because:
      'the two ligands that occur once are side by side (*cis*) or opposite each other (*trans*), and each arrangement has a mirror plane',
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'With one of the two ligands in place, this counts the five remaining positions for the other as different; four of them are equivalent.',
        count: { way: 'product', choices: [5] },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all pairs of positions for the two ligands as different; rotating the complex leaves only two kinds.',
        count: { way: 'placements', alike: 2 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all positions for one and then for the other of the two ligands, 6 × 5; rotating the complex leaves only two.',
        count: { way: 'placements', alike: 1 },
      },
      oneOfCisAndTrans,
      cisTwice,
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aaabbc',
    because:
      'the three identical ligands share a face, or lie in one plane with the metal while the two identical ones are *cis* or *trans*; each arrangement has a mirror plane',
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'With the single ligand in place, this counts the ten remaining pairs of positions for the two identical ones as different; rotating the complex leaves only three kinds.',
        count: { way: 'product', choices: [10] },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of placing the ligands in six positions; rotating the complex leaves only three.',
        count: { way: 'placements', alike: 1 },
      },

      {
        slip: 'isomer-overlooked',
        teaching:
          'This counts one *fac* and one *mer* arrangement; in *mer* the two identical ligands can be *cis* or *trans*.',
        count: { way: 'overlooked', isomers: 1 },
      },
      {
        slip: 'choices-taken-as-free',
        teaching:
          'This allows the two identical ligands to be *cis* or *trans* in both *fac* and *mer*, 2 × 2; in *fac* they are always *cis*.',
        count: { way: 'product', choices: [2, 2] },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aabbcc',
    because:
      'all three pairs are *trans*, or only one of the three pairs is *trans*, or no pair is; this last arrangement is chiral: 1 + 3 + 2',
    chiral: 'the arrangement without a *trans* pair',
    miscounts: [
      {
        slip: 'isomer-overlooked',
        teaching:
          'This counts only the arrangements with a single *trans* pair; all three pairs can be *trans*, or none.',
        count: { way: 'overlooked', isomers: 3 },
      },
      {
        slip: 'isomer-overlooked',
        teaching:
          'This considers only the cases in which all pairs are *trans* or none is; a single pair can be *trans* as well.',
        count: { way: 'overlooked', isomers: 4 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the 15 pairs of positions for the first kind of ligand as different; rotating the complex makes many of them equivalent, and the other kinds can be placed in several ways.',
        count: { way: 'product', choices: [15] },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of placing the ligands in six positions; rotating the complex leaves only six.',
        count: { way: 'placements', alike: 1 },
      },

      {
        slip: 'choices-taken-as-free',
        teaching:
          'This allows each pair to be *cis* or *trans* independently, 2 × 2 × 2; if two pairs are *trans*, so is the third.',
        count: { way: 'product', choices: [2, 2, 2] },
      },
      {
        slip: 'isomer-overlooked',
        teaching: 'This counts the case of a single *trans* pair once; that pair can be any of the three.',
        count: { way: 'overlooked', isomers: 2 },
      },
    ],
  },
];

/** Three identical ligands and three different ones: with one pair of enantiomers. */
export const threeAlike: IsomerPattern = {
  frame: 'octahedron',
  letters: 'aaabcd',
  because:
    'the three identical ligands lie in one plane with the metal (*mer*), where the middle one is opposite one of the three others and there is a mirror plane, or they share a face (*fac*), which is chiral: 3 + 2',
  chiral: 'the *fac* arrangement',
  miscounts: [
    {
      slip: 'isomer-overlooked',
      teaching: 'This counts only *mer*; the *fac* arrangement and its mirror image are isomers as well.',
      count: { way: 'overlooked', isomers: 2 },
    },
    {
      slip: 'isomers-of-another-complex',
      teaching:
        'This is the number for two sets of three identical ligands, *fac* and *mer*; here the three others differ.',
      count: { way: 'another', frame: 'octahedron', letters: 'aaabbb' },
    },
    {
      slip: 'choices-taken-as-free',
      teaching:
        'This assigns as many arrangements to *fac* as to *mer*, 2 × 3; in *fac* each of the three others is opposite an identical ligand.',
      count: { way: 'product', choices: [2, 3] },
    },
    {
      slip: 'turned-counted-apart',
      teaching:
        'This counts all ways of placing the ligands in six positions; rotating the complex leaves only five.',
      count: { way: 'placements', alike: 1 },
    },
    {
      slip: 'turned-counted-apart',
      teaching:
        'This counts all ways of choosing three of the six positions for the identical ligands; rotating the complex leaves only two kinds.',
      count: { way: 'placements', alike: 6 },
    },
  ],
};

/** Two and two ligands at the corners of a tetrahedron. */
export const tetrahedral: IsomerPattern = {
  frame: 'tetrahedron',
  letters: 'aabb',
  because:
    'any two corners of a tetrahedron are adjacent, so there are no *cis* and *trans* isomers, and a mirror plane rules out enantiomers',
  chiral: null,
  miscounts: [],
};

export const chelating: readonly IsomerPattern[] = [
  {
    frame: 'octahedron',
    letters: 'AAA',
    because: 'the three rings are arranged like a propeller, left-handed or right-handed',
    chiral: 'the propeller of the three rings',
    miscounts: [
      {
        slip: 'isomers-of-another-complex',
        teaching:
          'This is the number for two rings and two other ligands, which can be *trans*; three rings fill all of the positions.',
        count: { way: 'another', frame: 'octahedron', letters: 'AAbb' },
      },
      {
        slip: 'choices-taken-as-free',
        teaching:
          'This multiplies the two mirror images by *fac* and *mer*; those require rings whose two ends differ.',
        count: { way: 'product', choices: [2, 2] },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'AAbb',
    because:
      'the other two ligands are either *trans*, an arrangement with a mirror plane, or *cis*, an arrangement that is chiral: 1 + 2',
    chiral: 'the *cis* arrangement',
    miscounts: [transOnly()],
  },
  {
    frame: 'octahedron',
    letters: 'AAbc',
    because:
      'the other two ligands are either *trans*, an arrangement with a mirror plane, or *cis*, an arrangement that is chiral: 1 + 2',
    chiral: 'the *cis* arrangement',
    miscounts: [transOnly()],
  },
  {
    frame: 'octahedron',
    letters: 'Abbbb',
    because:
      'the ring occupies two adjacent positions, and all such pairs are equivalent and leave a mirror plane',
    chiral: null,
    miscounts: [
      ringAcross('aabbbb'),
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the three planes in which the ring can lie as different; rotating the complex shows that they are equivalent.',
        count: { way: 'placements', alike: 4 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all pairs of adjacent positions for the ring; rotating the complex shows that they are equivalent.',
        count: { way: 'placements', alike: 1 },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'Abbcc',
    because:
      'one of the two pairs of identical ligands is *trans*, with a mirror plane in either case, or neither is, which is chiral: 2 + 2',
    chiral: 'the arrangement without a *trans* pair',
    miscounts: [
      ringAcross('aabbcc'),
      {
        slip: 'isomer-overlooked',
        teaching:
          'This counts only the arrangements with a *trans* pair; without one there are two more, mirror images of each other.',
        count: { way: 'overlooked', isomers: 2 },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'Abbbc',
    because:
      'the remaining single ligand is opposite an atom of the ring or opposite one of the three identical ligands, with a mirror plane in either case',
    chiral: null,
    miscounts: [
      ringAcross('aabbbc'),
      {
        slip: 'isomer-overlooked',
        teaching:
          'This counts only one of two arrangements: the single ligand can be opposite the ring or opposite one of the three identical ligands.',
        count: { way: 'overlooked', isomers: 1 },
      },
    ],
  },
];

function fourDifferent(here: string): Miscount {
  return {
    slip: 'isomers-of-another-complex',
    teaching: `This is the number for four different ligands; ${here}.`,
    count: { way: 'another', frame: 'square', letters: 'abcd' },
  };
}

function transOnly(): Miscount {
  return {
    slip: 'isomer-overlooked',
    teaching:
      'This counts only the *trans* arrangement; the *cis* one and its mirror image are isomers as well.',
    count: { way: 'overlooked', isomers: 2 },
  };
}

/** @param letters the same ligands, but the ring's two atoms free to stand anywhere */
function ringAcross(letters: string): Miscount {
  return {
    slip: 'ring-across-the-metal',
    teaching: 'This allows the ring to span two opposite positions, which it cannot reach.',
    count: { way: 'another', frame: 'octahedron', letters },
  };
}
