import type { Distractor } from '../../family.ts';

/** A slip in the count of a formula, with the carbons and hydrogens that it puts too many. */
interface FormulaSlip extends Pick<Distractor, 'slip' | 'teaching'> {
  by: readonly [carbons: number, hydrogens: number];
}

const ofAny: readonly FormulaSlip[] = [
  {
    by: [0, 2],
    slip: 'hydrogen-miscounted',
    teaching: 'Two hydrogens too many: each π bond and each ring takes the place of two hydrogens.',
  },
  {
    by: [-1, -2],
    slip: 'carbon-lost-or-added',
    teaching:
      'One carbon is missing: every corner and every end of a line is a carbon, also where a group is attached.',
  },
  {
    by: [1, 2],
    slip: 'carbon-lost-or-added',
    teaching:
      'One carbon too many: the symbol of another element stands for that atom alone; there is no carbon besides.',
  },
  {
    by: [0, -2],
    slip: 'hydrogen-miscounted',
    teaching:
      'Two hydrogens are missing: each carbon has as many hydrogens as it needs for four bonds, also at the ends of lines.',
  },
  {
    by: [-1, 0],
    slip: 'carbon-lost-or-added',
    teaching:
      'The hydrogens are right, but one carbon is missing: every corner and every end of a line is a carbon.',
  },
  {
    by: [1, 0],
    slip: 'carbon-lost-or-added',
    teaching:
      'The hydrogens are right, but there is one carbon too many: only corners and ends of lines are carbons.',
  },
  {
    by: [1, -2],
    slip: 'carbon-lost-or-added',
    teaching:
      'Two slips at once: one carbon too many, and two hydrogens missing; each carbon has as many as it needs for four bonds.',
  },
];

const withHydrogenToSpare: FormulaSlip = {
  by: [-1, 2],
  slip: 'carbon-lost-or-added',
  teaching:
    'Two slips at once: one carbon is missing, and each π bond and each ring takes the place of two hydrogens.',
};

const ofAnyBesides: readonly FormulaSlip[] = [
  {
    by: [-1, -4],
    slip: 'carbon-lost-or-added',
    teaching:
      'Two slips at once: one carbon is missing, and so are two hydrogens of the others; each carbon has as many as it needs for four bonds.',
  },
];

/** In a small molecule nobody is off by two carbons. */
const leastForTwo = 5;
const ofTwoCarbons: readonly FormulaSlip[] = [
  {
    by: [-2, -4],
    slip: 'carbon-lost-or-added',
    teaching: 'Two carbons are missing: every corner and every end of a line is a carbon.',
  },
  {
    by: [2, 4],
    slip: 'carbon-lost-or-added',
    teaching: 'Two carbons too many: only corners and ends of lines are carbons.',
  },
  {
    by: [2, 2],
    slip: 'carbon-lost-or-added',
    teaching:
      'Two slips at once: two carbons too many, and two hydrogens fewer than they need for four bonds each.',
  },
  {
    by: [-2, -2],
    slip: 'carbon-lost-or-added',
    teaching:
      'Two slips at once: two carbons are missing, and two hydrogens too many are left for the others; each π bond and each ring takes the place of two.',
  },
];

/** Of an arene, which lacks so many hydrogens at least, nobody believes the formula of an open chain. */
const lackingInArene = 8;

/**
 * Slips in reading a molecular formula off a skeletal drawing.
 * @param lacking so many hydrogens fewer than the saturated open chain has
 * @example formulaSlips(6, 2)[0]?.by // [0, 2]: a ring or a π bond was forgotten
 */
export function formulaSlips(carbons: number, lacking: number): readonly FormulaSlip[] {
  return [
    ...ofAny,
    ...(lacking < 4 ? [] : [withHydrogenToSpare]),
    ...ofAnyBesides,
    ...(carbons < leastForTwo ? [] : ofTwoCarbons),
    ...(lacking > 2 && lacking < lackingInArene
      ? [
          {
            by: [0, lacking] as const,
            slip: 'rings-or-pi-forgotten',
            teaching:
              'This would be the saturated open chain: rings and multiple bonds have fewer hydrogens.',
          },
        ]
      : []),
  ];
}
