import type { Distractor } from '../../family.ts';

/** A slip in the count of a formula, with the carbons and hydrogens that it puts too many. */
interface FormulaSlip extends Pick<Distractor, 'slip' | 'teaching'> {
  by: readonly [carbons: number, hydrogens: number];
}

const ofAny = (hasOther: boolean): readonly FormulaSlip[] => [
  {
    by: [0, 2],
    slip: 'hydrogen-miscounted',
    teaching: 'There are two hydrogens too many: each π bond and each ring takes the place of two hydrogens.',
  },
  {
    by: [-1, -2],
    slip: 'carbon-lost-or-added',
    teaching:
      'One carbon is missing: every corner and every unlabeled end of a line is a carbon, even where a group is attached.',
  },
  {
    by: [1, 2],
    slip: 'carbon-lost-or-added',
    teaching: `There is one carbon too many: ${hasOther ? 'the symbol of another element stands for that atom alone, with no carbon in addition' : 'each corner and each unlabeled end of a line is only one carbon'}.`,
  },
  {
    by: [0, -2],
    slip: 'hydrogen-miscounted',
    teaching:
      'Two hydrogens are missing: each carbon has as many hydrogens as it needs for four bonds, even at the ends of lines.',
  },
  {
    by: [-1, 0],
    slip: 'carbon-lost-or-added',
    teaching:
      'The hydrogens are right, but one carbon is missing: every corner and every unlabeled end of a line is a carbon.',
  },
  {
    by: [1, 0],
    slip: 'carbon-lost-or-added',
    teaching:
      'The hydrogens are right, but there is one carbon too many: only corners and unlabeled ends of lines are carbons.',
  },
  {
    by: [1, -2],
    slip: 'carbon-lost-or-added',
    teaching:
      'Two things went wrong: there is one carbon too many, and two hydrogens are missing; each carbon has as many hydrogens as it needs for four bonds.',
  },
];

const withHydrogenToSpare: FormulaSlip = {
  by: [-1, 2],
  slip: 'carbon-lost-or-added',
  teaching:
    'Two things went wrong: one carbon is missing, and there are too many hydrogens; each π bond and each ring takes the place of two hydrogens.',
};

const ofAnyBesides: readonly FormulaSlip[] = [
  {
    by: [-1, -4],
    slip: 'carbon-lost-or-added',
    teaching:
      'Two things went wrong: one carbon is missing, and the other carbons have two hydrogens too few; each carbon has as many hydrogens as it needs for four bonds.',
  },
];

/** In a small molecule nobody is off by two carbons. */
const leastForTwo = 5;
const ofTwoCarbons: readonly FormulaSlip[] = [
  {
    by: [-2, -4],
    slip: 'carbon-lost-or-added',
    teaching: 'Two carbons are missing: every corner and every unlabeled end of a line is a carbon.',
  },
  {
    by: [2, 4],
    slip: 'carbon-lost-or-added',
    teaching: 'There are two carbons too many: only corners and unlabeled ends of lines are carbons.',
  },
  {
    by: [2, 2],
    slip: 'carbon-lost-or-added',
    teaching:
      'Two things went wrong: there are two carbons too many, and two hydrogens fewer than the carbons need for four bonds each.',
  },
  {
    by: [-2, -2],
    slip: 'carbon-lost-or-added',
    teaching:
      'Two things went wrong: two carbons are missing, and the others have two hydrogens too many; each π bond and each ring takes the place of two hydrogens.',
  },
];

/** Of an arene, which lacks so many hydrogens at least, nobody believes the formula of an open chain. */
const lackingInArene = 8;

/**
 * Slips in reading a molecular formula off a skeletal drawing.
 * @param lacking so many hydrogens fewer than the saturated open chain has
 * @param hasOther whether there are symbols of other elements in the drawing
 * @example formulaSlips(6, 2, true)[0]?.by // [0, 2]: a ring or a π bond was forgotten
 */
export function formulaSlips(carbons: number, lacking: number, hasOther: boolean): readonly FormulaSlip[] {
  return [
    ...ofAny(hasOther),
    ...(lacking < 4 ? [] : [withHydrogenToSpare]),
    ...ofAnyBesides,
    ...(carbons < leastForTwo ? [] : ofTwoCarbons),
    ...(lacking > 2 && lacking < lackingInArene
      ? [
          {
            by: [0, lacking] as const,
            slip: 'rings-or-pi-forgotten',
            teaching:
              'This would be the formula of a saturated open-chain compound; rings and multiple bonds reduce the number of hydrogens.',
          },
        ]
      : []),
  ];
}
