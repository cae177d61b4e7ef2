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
    'This counts the *cis* arrangement twice, with both ligands in one horizontal plane and with one of them above it; a turn makes these one.',
  count: { way: 'twice' },
};

export const withoutEnantiomers: readonly IsomerPattern[] = [
  {
    frame: 'square',
    letters: 'aabb',
    because: `equal ligands stand side by side (*cis*) or opposite each other (*trans*), and ${planeOfComplex}`,
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all six pairs of places for two equal ligands apart; turning the complex leaves two kinds of them.',
        count: { way: 'placements', alike: 1 },
      },
      oneOfCisAndTrans,
      fourDifferent('here they are equal in pairs'),
    ],
  },
  {
    frame: 'square',
    letters: 'aabc',
    because: `the two equal ligands stand side by side (*cis*) or opposite each other (*trans*), and ${planeOfComplex}`,
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all six pairs of places for the two equal ligands apart; turning the complex leaves two kinds of them.',
        count: { way: 'placements', alike: 2 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of putting the ligands on four places; turning the complex leaves two of them.',
        count: { way: 'placements', alike: 1 },
      },

      {
        slip: 'tetrahedral-for-square',
        teaching:
          'This is for a tetrahedral complex, where any two places are neighbors; in a square two places can also be opposite each other.',
        count: { way: 'another', frame: 'tetrahedron', letters: 'aabc' },
      },
      fourDifferent('here two are equal'),
    ],
  },
  {
    frame: 'square',
    letters: 'aaab',
    because: `all four places are alike, so it does not matter where the single ligand is, and ${planeOfComplex}`,
    chiral: null,
    miscounts: [
      {
        slip: 'isomers-of-another-complex',
        teaching:
          '*cis* and *trans* need two ligands that differ from the others; here only one of the four does.',
        count: { way: 'another', frame: 'square', letters: 'aabb' },
      },
      fourDifferent('here three are equal'),
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the four places of the single ligand apart; turning the complex makes them one.',
        count: { way: 'placements', alike: 1 },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aaaabb',
    because:
      'the two ligands of the kind that occurs twice stand side by side (*cis*) or opposite each other (*trans*), each time with a mirror plane',
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'With one of the two ligands in its place, this counts the five places that are left for the other apart; four of them are alike.',
        count: { way: 'product', choices: [5] },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all pairs of places for the two ligands apart; turning the complex leaves two kinds of them.',
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
      'three equal ligands share one face (*fac*) or lie in one plane with the metal (*mer*), each time with a mirror plane',
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of choosing three of the six places; turning the complex leaves two kinds of them.',
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
          'This counts the *mer* arrangement twice, with its plane lying and upright; a turn makes these one.',
        count: { way: 'twice' },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aaaaab',
    because:
      'all six places are alike, so it does not matter where the single ligand is, and there are mirror planes',
    chiral: null,
    miscounts: [
      {
        slip: 'isomers-of-another-complex',
        teaching:
          '*cis* and *trans* need two ligands that differ from the others; here only one of the six does.',
        count: { way: 'another', frame: 'octahedron', letters: 'aaaabb' },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the three axes apart on which the single ligand can stand; turning the complex makes them one.',
        count: { way: 'placements', alike: 2 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the six places of the single ligand apart; turning the complex makes them one.',
        count: { way: 'placements', alike: 1 },
      },
    ],
  },
];

export const monodentate: readonly IsomerPattern[] = [
  {
    frame: 'square',
    letters: 'abcd',
    because: `opposite the first ligand stands one of the three others, and ${planeOfComplex}`,
    chiral: null,
    miscounts: [
      {
        slip: 'same-structure-counted-twice',
        teaching:
          'This counts the six pairs of ligands that can be opposite each other; with one pair the other two are opposite as well.',
        count: { way: 'product', choices: [6] },
      },
      {
        slip: 'isomer-overlooked',
        teaching:
          'This takes all four places as alike and stops there; it matters which ligands are opposite each other.',
        count: { way: 'overlooked', isomers: 2 },
      },

      {
        slip: 'tetrahedral-for-square',
        teaching:
          'This is for a tetrahedral complex, a pair of mirror images; in a square it matters which ligands are opposite each other.',
        count: { way: 'another', frame: 'tetrahedron', letters: 'abcd' },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of putting four ligands on four places; turning the complex makes eight of them one.',
        count: { way: 'placements', alike: 1 },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aaaabc',
    because:
      'the two ligands that occur once stand side by side (*cis*) or opposite each other (*trans*), and either has a mirror plane',
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'With one of the two ligands in its place, this counts the five places that are left for the other apart; four of them are alike.',
        count: { way: 'product', choices: [5] },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all pairs of places for the two ligands apart; turning the complex leaves two kinds of them.',
        count: { way: 'placements', alike: 2 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all places for one and then for the other of the two ligands, 6 × 5; turning the complex leaves two of them.',
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
      'the three equal ligands share a face, or lie in one plane with the metal while the two equal ones are *cis* or *trans*; each has a mirror plane',
    chiral: null,
    miscounts: [
      {
        slip: 'turned-counted-apart',
        teaching:
          'With the single ligand in its place, this counts the ten pairs of places that are left for the two equal ones apart; turning the complex leaves three kinds of them.',
        count: { way: 'product', choices: [10] },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of putting the ligands on six places; turning the complex leaves three of them.',
        count: { way: 'placements', alike: 1 },
      },

      {
        slip: 'isomer-overlooked',
        teaching:
          'This counts one *fac* and one *mer* arrangement; in *mer* the two equal ligands can be *cis* or *trans*.',
        count: { way: 'overlooked', isomers: 1 },
      },
      {
        slip: 'choices-taken-as-free',
        teaching:
          'This lets the two equal ligands be *cis* or *trans* in *fac* and in *mer*, 2 × 2; in *fac* they are always *cis*.',
        count: { way: 'product', choices: [2, 2] },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'aabbcc',
    because:
      'all three pairs are *trans*, or one of the three pairs alone is *trans*, or no pair is, and this last one is chiral: 1 + 3 + 2',
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
        teaching: 'This asks only whether all pairs are *trans* or none is; a single one can be, too.',
        count: { way: 'overlooked', isomers: 4 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the pairs of places for the first kind of ligand apart, 15; turning the complex makes many of them alike, and the other kinds can be placed in several ways.',
        count: { way: 'product', choices: [15] },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all ways of putting the ligands on six places; turning the complex leaves six of them.',
        count: { way: 'placements', alike: 1 },
      },

      {
        slip: 'choices-taken-as-free',
        teaching:
          'This lets each pair be *cis* or *trans* freely, 2 × 2 × 2; two *trans* pairs leave the third no choice.',
        count: { way: 'product', choices: [2, 2, 2] },
      },
      {
        slip: 'isomer-overlooked',
        teaching:
          'This counts the case of a single *trans* pair once; any of the three pairs can be that one.',
        count: { way: 'overlooked', isomers: 2 },
      },
    ],
  },
];

/** Three equal ligands and three different ones: with one pair of enantiomers. */
export const threeAlike: IsomerPattern = {
  frame: 'octahedron',
  letters: 'aaabcd',
  because:
    'the three equal ligands lie in one plane with the metal (*mer*), where the middle one is opposite one of the three others, each time with a mirror plane, or they share a face (*fac*), which is chiral: 3 + 2',
  chiral: 'the *fac* arrangement',
  miscounts: [
    {
      slip: 'isomer-overlooked',
      teaching: 'This counts only *mer*; the *fac* arrangement and its mirror image are isomers, too.',
      count: { way: 'overlooked', isomers: 2 },
    },
    {
      slip: 'isomers-of-another-complex',
      teaching: 'This is for three and three equal ligands, *fac* and *mer*; here the three others differ.',
      count: { way: 'another', frame: 'octahedron', letters: 'aaabbb' },
    },
    {
      slip: 'choices-taken-as-free',
      teaching:
        'This gives *fac* as many arrangements as *mer*, 2 × 3; in *fac* each of the three others is opposite an equal ligand.',
      count: { way: 'product', choices: [2, 3] },
    },
    {
      slip: 'turned-counted-apart',
      teaching:
        'This counts all ways of putting the ligands on six places; turning the complex leaves five of them.',
      count: { way: 'placements', alike: 1 },
    },
    {
      slip: 'turned-counted-apart',
      teaching:
        'This counts all ways of choosing three of the six places for the equal ligands; turning the complex leaves two kinds of them.',
      count: { way: 'placements', alike: 6 },
    },
  ],
};

/** Two and two ligands at the corners of a tetrahedron. */
export const tetrahedral: IsomerPattern = {
  frame: 'tetrahedron',
  letters: 'aabb',
  because: 'any two corners of a tetrahedron are neighbors, so that there is no *cis* and no *trans*',
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
          'This is for two rings and two other ligands, which can be *trans*; three rings fill all places.',
        count: { way: 'another', frame: 'octahedron', letters: 'AAbb' },
      },
      {
        slip: 'choices-taken-as-free',
        teaching:
          'This multiplies the two mirror images by *fac* and *mer*; these two need rings whose ends differ.',
        count: { way: 'product', choices: [2, 2] },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'AAbb',
    because: 'the two other ligands are *trans*, with a mirror plane, or *cis*, which is chiral: 1 + 2',
    chiral: 'the *cis* arrangement',
    miscounts: [transOnly()],
  },
  {
    frame: 'octahedron',
    letters: 'AAbc',
    because: 'the two other ligands are *trans*, with a mirror plane, or *cis*, which is chiral: 1 + 2',
    chiral: 'the *cis* arrangement',
    miscounts: [transOnly()],
  },
  {
    frame: 'octahedron',
    letters: 'Abbbb',
    because: 'the ring takes two neighboring places, and all such pairs are alike and leave a mirror plane',
    chiral: null,
    miscounts: [
      ringAcross('aabbbb'),
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts the three planes apart in which the ring can lie; turning the complex makes them one.',
        count: { way: 'placements', alike: 4 },
      },
      {
        slip: 'turned-counted-apart',
        teaching:
          'This counts all pairs of neighboring places for the ring; turning the complex makes them one.',
        count: { way: 'placements', alike: 1 },
      },
    ],
  },
  {
    frame: 'octahedron',
    letters: 'Abbcc',
    because:
      'one of the two pairs of like ligands is *trans*, each time with a mirror plane, or neither is, which is chiral: 2 + 2',
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
      'the one ligand beside the ring and the three equal ones stands opposite an atom of the ring or opposite one of the three, each time with a mirror plane',
    chiral: null,
    miscounts: [
      ringAcross('aabbbc'),
      {
        slip: 'isomer-overlooked',
        teaching:
          'This counts one of two: the one ligand beside the ring and the three equal ones can stand opposite the ring or opposite one of the three.',
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
    teaching: 'This counts only the *trans* arrangement; the *cis* one and its mirror image are isomers too.',
    count: { way: 'overlooked', isomers: 2 },
  };
}

/** @param letters the same ligands, but the ring's two atoms free to stand anywhere */
function ringAcross(letters: string): Miscount {
  return {
    slip: 'ring-across-the-metal',
    teaching: 'This lets the ring span two opposite places, which it cannot reach.',
    count: { way: 'another', frame: 'octahedron', letters },
  };
}
