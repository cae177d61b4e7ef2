import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { wholeSet, type ComputedSet, type PartDraft } from '../../computed-set.ts';
import { mainForm, meanCharge, which } from './amino-acid-forms.ts';
import { constantOfGroup, isoelectricPoint } from './amino-acid-points.ts';
import { drawTitration, type Titrated } from './titrated-amino-acids.ts';

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
      title: 'Titration of an amino acid',
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
      : 'An amino acid found in proteins, other than tyrosine or cysteine, was dissolved in its fully protonated form.';
  return `${about} The solution was titrated with a strong base. The curve shows the pH as a function of the amount of base added per mole of the amino acid.`;
}

function partsOf(titrated: Titrated, random: Random, difficulty: Difficulty): (PartDraft | null)[] {
  return difficulty === 'advanced'
    ? [which(titrated), isoelectricPoint(titrated), meanCharge(titrated, random)]
    : [constantOfGroup(titrated, random), isoelectricPoint(titrated), mainForm(titrated, random)];
}
