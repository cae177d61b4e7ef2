import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';

/** From the shorthand of fatty acids to formulas, to hydrogenation, and to the iodine number of a fat. */
export const fattyAcidFormula: Family = {
  id: 'fatty-acid-formula',
  name: 'Fatty acids and fats by formula',
  subject: 'biochemistry',
  topics: ['lipids'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['fatty-acids'], intermediate: ['triacylglycerols'], advanced: ['triacylglycerols'] },
  uses: ['esterification', 'molecular-formula', 'degrees-of-unsaturation', 'halogenation-of-alkenes'],
  reference: 'Lehninger Principles of Biochemistry, chapter 10',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return formulaOfAcid(random);
      case 'intermediate':
        return formulaOfFat(random);
      case 'advanced':
        return iodineNumber(random);
    }
  },
};

function ce(carbons: number, hydrogens: number, oxygens: number): string {
  return `\\ce{C${carbons}H${hydrogens}O${oxygens}}`;
}

/** A chain length with a number of double bonds that such acids really have. */
function drawAcid(random: Random): { carbons: number; bonds: number } {
  const carbons = 2 * random.integer(6, 12);
  return { carbons, bonds: random.integer(0, carbons < 16 ? 1 : Math.min(6, (carbons - 10) / 2)) };
}

/** What is asked about: the acid or one of its esters, with the carbons and hydrogens that the alcohol adds. */
const forms = [
  { name: 'an unbranched fatty acid', carbons: 0, alcohol: '' },
  { name: 'the methyl ester of an unbranched fatty acid', carbons: 1, alcohol: 'methanol' },
  { name: 'the ethyl ester of an unbranched fatty acid', carbons: 2, alcohol: 'ethanol' },
] as const;

function formulaOfAcid(random: Random): Draft | null {
  const { carbons, bonds } = drawAcid(random);
  if (bonds === 0) return null;
  const form = random.pick(forms);
  const extra = form.carbons;
  const total = carbons + extra;
  const hydrogens = 2 * total - 2 * bonds;
  const distractors: Distractor[] = [
    {
      text: ce(total, 2 * total, 2),
      slip: 'double-bond-effect-reversed',
      teaching: 'This has no C=C at all; each C=C costs two hydrogens.',
    },
    {
      text: ce(total, hydrogens + 2, 2),
      slip: 'carboxyl-carbon-forgotten',
      teaching: 'The C=O of the carboxyl group takes the place of two hydrogens as well.',
    },
    {
      text: ce(total, hydrogens + bonds, 2),
      slip: 'hydrogens-of-double-bond',
      teaching: 'Each double bond costs two hydrogens, one on either carbon.',
    },
    {
      text: ce(total + 1, hydrogens + 2, 2),
      slip: 'carboxyl-carbon-forgotten',
      teaching: 'The first number of the shorthand already includes the carboxyl carbon.',
    },
    {
      text: ce(total, hydrogens - 2, 2),
      slip: 'double-bonds-miscounted',
      teaching: 'One double bond too many was counted.',
    },
  ];
  const acid = ce(carbons, 2 * carbons - 2 * bonds, 2);
  return {
    text: `What is the molecular formula of ${form.name} with the shorthand ${carbons}:${bonds}?`,
    answer: ce(total, hydrogens, 2),
    distractors: random.shuffle(distractors),
    explanation: `A saturated fatty acid with ${carbons} carbons is ${ce(carbons, 2 * carbons, 2)}. ${bonds === 1 ? 'One double bond takes' : `The ${bonds} double bonds take`} away ${2 * bonds} hydrogens: ${acid}.${form.alcohol === '' ? '' : ` The ester with ${form.alcohol} has ${extra === 1 ? 'one \\ce{CH2}' : 'two \\ce{CH2}'} more: ${ce(total, hydrogens, 2)}.`}`,
    finding: `Counted from the shorthand: ${ce(total, hydrogens, 2)}.`,
  };
}

function formulaOfFat(random: Random): Draft {
  const acids = [drawAcid(random), drawAcid(random), drawAcid(random)];
  const carbons = acids.reduce((sum, acid) => sum + acid.carbons, 3);
  const bonds = acids.reduce((sum, acid) => sum + acid.bonds, 0);
  const chains = acids.reduce((sum, acid) => sum + 2 * acid.carbons - 2 * acid.bonds, 0);
  // Glycerol is C3H8O3, and three waters leave.
  const hydrogens = chains + 8 - 6;
  const shorthand = acids.map((acid) => `${acid.carbons}:${acid.bonds}`);
  return {
    text: `A triacylglycerol is made of glycerol and the unbranched fatty acids ${shorthand[0]}, ${shorthand[1]} and ${shorthand[2]}. What is its molecular formula?`,
    answer: ce(carbons, hydrogens, 6),
    distractors: [
      {
        text: ce(carbons, hydrogens + 6, 9),
        slip: 'forgot-water-loss',
        teaching: 'Three ester bonds form, and each loses one water.',
      },
      {
        text: ce(carbons - 3, hydrogens, 6),
        slip: 'glycerol-forgotten',
        teaching: 'The three carbons of glycerol are missing.',
      },
      {
        text: ce(carbons, hydrogens + 4, 8),
        slip: 'water-count-off',
        teaching: 'One water was taken off, but three ester bonds lose three.',
      },
      {
        text: ce(carbons, hydrogens - 2, 5),
        slip: 'water-count-off',
        teaching: 'Four waters were taken off, but three ester bonds lose three.',
      },
      ...slipsOfBonds(carbons, hydrogens, bonds),
      {
        text: ce(carbons + 3, hydrogens + 6, 6),
        slip: 'carboxyl-carbon-forgotten',
        teaching:
          'A carbon was added to each chain for its carboxyl group; the first number of the shorthand includes it.',
      },
      {
        text: ce(carbons, hydrogens, 3),
        slip: 'ester-oxygens-missed',
        teaching: 'Each of the three ester groups has two oxygens; one of each was counted.',
      },
      {
        text: ce(carbons + 3, hydrogens + 6, 3),
        slip: 'ester-oxygens-missed',
        teaching:
          'Two slips at once: of the two oxygens of each ester group one was counted, and a carbon was added to each chain for its carboxyl group.',
      },
      {
        text: ce(carbons, hydrogens + 2, 7),
        slip: 'water-count-off',
        teaching: 'Two waters were taken off, but three ester bonds lose three.',
      },
      {
        text: ce(carbons + 3, hydrogens + 12, 9),
        slip: 'forgot-water-loss',
        teaching:
          'Two slips at once: a carbon was added to each chain for its carboxyl group, and no water was taken off for the three ester bonds.',
      },
      {
        text: ce(carbons - 3, hydrogens, 3),
        slip: 'ester-oxygens-missed',
        teaching:
          'Two slips at once: the three carbons of glycerol are missing, and of the two oxygens of each ester group one was counted.',
      },
    ],
    explanation: `Fatty acids: ${acids.map((acid) => ce(acid.carbons, 2 * acid.carbons - 2 * acid.bonds, 2)).join(', ')}. Adding glycerol, \\ce{C3H8O3}, and taking off three \\ce{H2O} gives ${ce(carbons, hydrogens, 6)}.`,
    finding: `Three acids and glycerol less three molecules of water: ${ce(carbons, hydrogens, 6)}.`,
  };
}

/** What comes of counting the hydrogens that double bonds cost, with glycerol and without it. */
function slipsOfBonds(carbons: number, hydrogens: number, bonds: number): Distractor[] {
  if (bonds === 0)
    return [
      {
        text: ce(carbons, hydrogens - 2, 6),
        slip: 'double-bonds-miscounted',
        teaching: 'None of the chains has a double bond, so no more hydrogens are missing.',
      },
      {
        text: ce(carbons - 3, hydrogens - 2, 6),
        slip: 'glycerol-forgotten',
        teaching:
          'Two things went wrong: the carbons of glycerol are missing, and no chain has a double bond.',
      },
    ];
  return [
    {
      text: ce(carbons, hydrogens + 2 * bonds, 6),
      slip: 'double-bond-effect-reversed',
      teaching: 'This has no C=C at all; each C=C of the chains costs two hydrogens.',
    },
    {
      text: ce(carbons, hydrogens - 2 * bonds, 6),
      slip: 'double-bonds-miscounted',
      teaching: 'Each C=C of the chains costs two hydrogens, not four.',
    },
    {
      text: ce(carbons - 3, hydrogens + 2 * bonds, 6),
      slip: 'glycerol-forgotten',
      teaching:
        'Two things went wrong: the carbons of glycerol are missing, and each C=C of the chains costs two hydrogens.',
    },
    {
      text: ce(carbons - 3, hydrogens - 2 * bonds, 6),
      slip: 'glycerol-forgotten',
      teaching:
        'Two things went wrong: the carbons of glycerol are missing, and each C=C costs two hydrogens, not four.',
    },
  ];
}

function iodineNumber(random: Random): Draft | null {
  const single = drawAcid(random);
  const double = drawAcid(random);
  const bonds = single.bonds + 2 * double.bonds;
  if (single.bonds === double.bonds || bonds === 0) return null;
  const carbons = 3 + single.carbons + 2 * double.carbons;
  const hydrogens = 2 * (single.carbons + 2 * double.carbons) - 2 * bonds + 2;
  const mass = roundDecimals(carbons * 12.011 + hydrogens * 1.008 + 6 * 15.999, 1);
  const taken = (count: number): number => (100 / mass) * count * 253.8;
  const grams = (value: number): string => `${formatSignificant(value, 3)} g`;
  return {
    text: `The iodine number of a fat is the mass of \\ce{I2} (253.8 g/mol) that adds to the C=C bonds of 100 g of it. What is it for a triacylglycerol with one ${single.carbons}:${single.bonds} and two ${double.carbons}:${double.bonds} fatty acids (${formatDecimals(mass, 1)} g/mol)?`,
    answer: grams(taken(bonds)),
    distractors: wrongNumbers(
      taken(bonds),
      isPercentApart(6),
      [
        {
          value: taken(single.bonds + double.bonds),
          slip: 'one-step-short',
          factor: 'b',
          teaching: `Two of the three chains are ${double.carbons}:${double.bonds}; here each kind was counted once.`,
        },
        {
          value: taken(bonds + 3),
          slip: 'carbonyl-as-double-bond',
          factor: 'b',
          teaching: 'Iodine adds to C=C only; the C=O bonds of the three esters do not react.',
        },
        {
          value: taken(bonds / 2),
          slip: 'forgot-subscript',
          factor: 'h',
          teaching: 'A C=C takes up a whole \\ce{I2}, 253.8 g/mol, one iodine atom on each carbon.',
        },
        {
          value: taken(2 * single.bonds + double.bonds),
          slip: 'exchanged-values',
          factor: 'b',
          teaching: 'The numbers of the two fatty acids were exchanged.',
        },
      ],
      grams,
    ),
    explanation: `The molecule has ${single.bonds} + 2 × ${double.bonds} = ${bonds} C=C bonds. \\frac{100 g}{${formatDecimals(mass, 1)} g/mol} × ${bonds} × 253.8 g/mol = ${grams(taken(bonds))}.`,
    finding: `One \\ce{I2} for each of ${bonds} double bonds in 100 g comes to ${grams(taken(bonds))}.`,
  };
}
