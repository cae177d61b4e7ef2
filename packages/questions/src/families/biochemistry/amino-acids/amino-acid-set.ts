import { formatDecimals } from '@valence/chemistry';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { wholeSet, type ComputedSet, type PartDraft } from '../../computed-set.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { mainForm, meanCharge, which } from './amino-acid-forms.ts';
import { drawTitration, kinds, middle, type Titrated } from './titrated-amino-acids.ts';

/** The titration curve of an amino acid: its p*K*_{a} values or which one it is, its isoelectric point, its charge and its buffer regions. */
export const aminoAcidSet: ComputedSet = {
  id: 'amino-acid-set',
  subject: 'biochemistry',
  topics: ['amino-acids'],
  tests: {
    intermediate: [['titration-of-amino-acids'], ['isoelectric-point'], ['zwitterions']],
    advanced: [
      ['titration-of-amino-acids'],
      ['isoelectric-point', 'titration-of-amino-acids'],
      ['zwitterions', 'titration-of-amino-acids'],
    ],
  },
  reference: 'Nelson and Cox, Lehninger Principles of Biochemistry, section 3.1',
  draft(random, difficulty) {
    const titrated = drawTitration(random, difficulty === 'advanced');
    if (titrated === null) return null;
    return wholeSet({
      title: 'An amino acid is titrated',
      text: told(titrated),
      figure: titrated.figure,
      parts: partsOf(titrated, random, difficulty),
    });
  },
};

function told({ pKas }: Titrated): string {
  const about =
    pKas.length === 2
      ? 'An amino acid whose side chain does not ionize was dissolved in its fully protonated form, with a charge of +1.'
      : 'One of the amino acids of proteins, neither tyrosine nor cysteine, was dissolved in its fully protonated form.';
  return `${about} The solution was titrated with a strong base. The curve shows the pH against the amount of base for each mole of the amino acid.`;
}

function partsOf(titrated: Titrated, random: Random, difficulty: Difficulty): (PartDraft | null)[] {
  return difficulty === 'advanced'
    ? [which(titrated), isoelectricPoint(titrated), meanCharge(titrated, random)]
    : [ammonium(titrated), isoelectricPoint(titrated), mainForm(titrated, random)];
}

const one = (value: number): string => formatDecimals(value, 1);

function ammonium({ pKas: [first = NaN, second = NaN], at }: Titrated): PartDraft | null {
  const options = readingOptions(
    second,
    one,
    [
      {
        value: first,
        slip: 'wrong-protonation-state',
        teaching: 'This is the p*K*_{a} of the carboxyl group, which loses its proton first.',
      },
      {
        value: at(1),
        slip: 'other-special-point',
        teaching: 'This is in the jump, where the first proton is gone and the second is still there.',
      },
      {
        value: at(2),
        slip: 'equivalence-for-any-point',
        teaching:
          'Here every ammonium group has lost its proton; its p*K*_{a} is the pH where half of them have.',
      },
      { value: at(0), slip: 'other-special-point', teaching: 'This is the pH before any base was added.' },
    ],
    0.7,
  );
  return (
    options && {
      text: 'What is the p*K*_{a} of the ammonium group?',
      keyFrom: (drawing) => one(middle(drawing, 1)),
      ...options,
      explanation: `The carboxyl group loses its proton first, up to 1 mol of base per mole, the ammonium group then. Half of it has lost its proton at 1.5 mol/mol, where the pH equals its p*K*_{a}: ${options.answer}.`,
      finding: `The curve is at pH ${options.answer} in the middle of its second step.`,
    }
  );
}

/** The steps whose p*K*_{a} values lie on both sides of the neutral form. */
function around({ kind }: Titrated): number {
  return kinds[kind].charge - 1;
}

function isoelectricPoint(titrated: Titrated): PartDraft | null {
  const { pKas, at, kind } = titrated;
  const step = around(titrated);
  const [below = NaN, above = NaN] = [pKas[step], pKas[step + 1]];
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const others = [0, 1]
    .filter((place) => place !== step && pKas.length > 2)
    .map((place) => ({
      value: mean(pKas.slice(place, place + 2)),
      slip: 'averaged-wrong-pkas',
      teaching:
        'The p*K*_{a} values on both sides of the form without net charge count; these are two others.',
    }));
  const options = readingOptions(
    (below + above) / 2,
    one,
    [
      ...others,
      ...(pKas.length > 2
        ? [
            {
              value: mean(pKas),
              slip: 'averaged-all-pkas',
              teaching:
                'The mean of all three values was taken; only the two around the form without net charge count.',
            },
            {
              value: ((pKas[0] ?? NaN) + (pKas[2] ?? NaN)) / 2,
              slip: 'averaged-wrong-pkas',
              teaching:
                'The first and the last value were averaged; those around the form without net charge count.',
            },
          ]
        : []),
      {
        value: below,
        slip: 'other-special-point',
        teaching: 'Here half of the molecules have a net charge still: this is a p*K*_{a}.',
      },
      {
        value: above,
        slip: 'other-special-point',
        teaching: 'Here half of the molecules have lost one proton too many: this is a p*K*_{a}.',
      },
      {
        value: at(pKas.length),
        slip: 'equivalence-for-any-point',
        teaching: 'Here every group has lost its proton, and the molecule is an anion.',
      },
      {
        value: 7,
        slip: 'equivalence-always-neutral',
        teaching: 'The isoelectric point is that of the amino acid, not of neutral water.',
      },
    ],
    0.7,
  );
  const lost = kinds[kind].charge;
  return (
    options && {
      text: 'What is the isoelectric point of the amino acid?',
      keyFrom: (drawing) => one((middle(drawing, step) + middle(drawing, step + 1)) / 2),
      ...options,
      explanation: `The fully protonated form has a charge of +${lost}, so that the form without net charge predominates after ${lost} mol of base per mole. The p*K*_{a} values on both sides of it are ${one(below)} and ${one(above)}, the pH in the middle of the steps. Their mean is ${options.answer}.`,
      finding: `The mean of ${one(below)} and ${one(above)} is ${options.answer}.`,
    }
  );
}
