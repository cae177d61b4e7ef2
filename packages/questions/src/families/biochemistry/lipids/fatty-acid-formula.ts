import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { formulaOfFat } from './fat-formula.ts';
import { ce, drawAcid } from './fatty-acids.ts';
import { iodineNumber } from './iodine-number.ts';

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

/** What is asked about: the acid or one of its esters, with the carbons and hydrogens that the alcohol adds. */
const forms = [
  { name: 'an unbranched fatty acid', carbons: 0, alcohol: '' },
  { name: 'the methyl ester of an unbranched fatty acid', carbons: 1, alcohol: 'methanol' },
  { name: 'the ethyl ester of an unbranched fatty acid', carbons: 2, alcohol: 'ethanol' },
] as const;

type Form = (typeof forms)[number];

/** What comes of a wrong share of the alcohol in an ester. */
function slipsOfAlcohol({ carbons: extra, alcohol }: Form, carbons: number, bonds: number): Distractor[] {
  if (alcohol === '') return [];
  const [total, hydrogens] = [carbons + extra, 2 * (carbons + extra) - 2 * bonds];
  return [
    {
      text: ce(carbons, 2 * carbons - 2 * bonds, 2),
      slip: 'answered-another-quantity',
      teaching: `This is the acid itself; its ester also contains the carbon${extra === 1 ? '' : 's'} of ${alcohol}.`,
    },
    {
      text: ce(total, hydrogens + 2, 3),
      slip: 'forgot-water-loss',
      teaching: `This is the sum of the acid and ${alcohol}; one molecule of water is lost when they form the ester.`,
    },
    {
      text: ce(total, 2 * carbons - 2 * bonds, 2),
      slip: 'formula-atoms-miscounted',
      teaching: `The carbon${extra === 1 ? ' of methanol was' : 's of ethanol were'} added without the hydrogens.`,
    },
  ];
}

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
      teaching: 'This formula has no C=C at all; each C=C means two fewer hydrogens.',
    },
    {
      text: ce(total, hydrogens + 2, 2),
      slip: 'carboxyl-carbon-forgotten',
      teaching: `The hydrogens were counted as in a hydrocarbon; the C=O of the ${extra === 0 ? 'carboxyl' : 'ester'} group also means two fewer hydrogens.`,
    },
    // An odd number of hydrogens is possible in no compound of carbon, hydrogen and oxygen.
    ...(bonds % 2 === 0
      ? [
          {
            text: ce(total, hydrogens + bonds, 2),
            slip: 'hydrogens-of-double-bond',
            teaching:
              'Only one hydrogen was subtracted for each double bond; each means two fewer hydrogens, one on each carbon.',
          },
        ]
      : []),
    {
      text: ce(total + 1, hydrogens + 2, 2),
      slip: 'carboxyl-carbon-forgotten',
      teaching:
        'A \\ce{CH2} was added for the carboxyl group; the first number of the shorthand already includes the carboxyl carbon.',
    },
    {
      text: ce(total, hydrogens - 2, 2),
      slip: 'double-bonds-miscounted',
      teaching: 'One double bond too many was counted.',
    },
    {
      text: ce(total, hydrogens - 2 * bonds, 2),
      slip: 'hydrogens-of-double-bond',
      teaching: 'Four hydrogens were subtracted for each double bond; each means two fewer.',
    },
    {
      text: ce(total + 1, hydrogens, 2),
      slip: 'carboxyl-carbon-forgotten',
      teaching:
        'A carbon without hydrogens was added for the carboxyl group; the first number of the shorthand already includes it.',
    },
    {
      text: ce(total + 1, hydrogens + 2 - 2 * bonds, 2),
      slip: 'hydrogens-of-double-bond',
      teaching:
        'Two things went wrong: four hydrogens instead of two were subtracted for each double bond, and a carbon was added for the carboxyl group, which the first number of the shorthand already includes.',
    },
    ...slipsOfAlcohol(form, carbons, bonds),
    {
      text: ce(total - 1, hydrogens - 2, 2),
      slip: 'formula-atoms-miscounted',
      teaching: 'One \\ce{CH2} too few was counted.',
    },
    {
      text: ce(total - 1, hydrogens, 2),
      slip: 'carboxyl-carbon-forgotten',
      teaching:
        'A carbon was subtracted for the carboxyl group, but the first carbon of the chain is the carboxyl carbon.',
    },
    {
      text: ce(total - 1, hydrogens - 2 - 2 * bonds, 2),
      slip: 'hydrogens-of-double-bond',
      teaching:
        'Two things went wrong: four hydrogens instead of two were subtracted for each double bond, and one \\ce{CH2} too few was counted.',
    },
    {
      text: ce(total, hydrogens, 1),
      slip: 'formula-atoms-miscounted',
      teaching: `${extra === 0 ? 'A carboxyl' : 'An ester'} group has two oxygens; only one of them was counted.`,
    },
  ];
  const acid = ce(carbons, 2 * carbons - 2 * bonds, 2);
  return {
    text: `What is the molecular formula of ${form.name} with the shorthand notation ${carbons}:${bonds}?`,
    answer: ce(total, hydrogens, 2),
    distractors: random.shuffle(distractors),
    explanation: `A saturated fatty acid with ${carbons} carbons is ${ce(carbons, 2 * carbons, 2)}. ${bonds === 1 ? 'One double bond reduces' : `The ${bonds} double bonds reduce`} the number of hydrogens by ${2 * bonds}: ${acid}.${form.alcohol === '' ? '' : ` The ester with ${form.alcohol} has ${extra === 1 ? 'one more \\ce{CH2}' : 'two more \\ce{CH2}'}: ${ce(total, hydrogens, 2)}.`}`,
    finding: `Counted from the shorthand: ${ce(total, hydrogens, 2)}.`,
  };
}
