import { formatDecimals } from '@valence/chemistry';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { wholeSet, type ComputedSet, type PartDraft } from '../../computed-set.ts';
import { blankLeftOut, direction } from './blank-parts.ts';
import { drawStandards, type Standards } from './calibration-standards.ts';
import { content } from './content-part.ts';
import { detectionLimit } from './detection-limit-part.ts';
import { beyondRange, endOfStraightPart } from './linear-range-parts.ts';
import { massInSample } from './mass-in-sample-part.ts';
import { sensitivity } from './sensitivity-part.ts';

/** Standards with a blank: sensitivity, content of a diluted sample or mass in it, and what a blank or a bent end of the line does. */
export const calibrationSet: ComputedSet = {
  id: 'calibration-set',
  subject: 'analytical',
  topics: ['calibration'],
  tests: {
    beginner: [['calibration-curve'], ['calibration-curve', 'dilution'], ['calibration-curve']],
    intermediate: [['calibration-curve'], ['calibration-curve', 'dilution'], ['calibration-curve']],
    advanced: [
      ['dynamic-range'],
      ['calibration-curve', 'dynamic-range'],
      ['dynamic-range'],
      ['detection-limit'],
    ],
  },
  reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
  draft(random, difficulty) {
    const standards = drawStandards(random, difficulty);
    if (standards === null) return null;
    return wholeSet({
      title: difficulty === 'advanced' ? 'A calibration plot that bends' : 'Standards and a blank',
      text: told(standards, difficulty),
      figure: standards.figure,
      parts: partsOf(standards, random, difficulty),
    });
  },
};

function told(
  { analyte, aliquot, flask, signal, blank, undiluted, scatter }: Standards,
  difficulty: Difficulty,
): string {
  const [taken, made] = [`${formatDecimals(aliquot, 2)} mL`, `${formatDecimals(flask, 1)} mL`];
  const dilution = `${taken} of a water sample is diluted to ${made} after the reagents are added`;
  const read = formatDecimals(signal, 3);
  const about = `${analyte} in water is determined from the absorbance of a colored complex in a 1.00 cm cell.`;
  switch (difficulty) {
    case 'beginner':
      return `${about} A blank, prepared with all reagents but without ${analyte.toLowerCase()}, has an absorbance of ${formatDecimals(blank, 3)}. This value has been subtracted from the absorbances of all standards in the plot.\n\n${dilution}. This solution has an absorbance of ${read}, from which nothing has been subtracted yet.`;
    case 'intermediate':
      return `${about} The table shows the absorbances as read on the instrument; the first solution is the blank, which is to be subtracted from every reading.\n\n${dilution}. This solution has an absorbance of ${read} on the instrument.`;
    case 'advanced':
      return `${about} The absorbance of the blank has been subtracted from all absorbances in the table and in this text.\n\nA water sample, measured without dilution, has an absorbance of ${formatDecimals(undiluted, 3)}. Then ${taken} of it is made up to ${made}, treated in the same way, and the diluted solution has an absorbance of ${read}. The absorbances of ten blanks have a standard deviation of ${formatDecimals(scatter, 4)}.`;
  }
}

function partsOf(standards: Standards, random: Random, difficulty: Difficulty): (PartDraft | null)[] {
  switch (difficulty) {
    case 'beginner':
      return [sensitivity(standards, random), contentOrMass(standards, random), direction(random)];
    case 'intermediate':
      return [
        sensitivity(standards, random),
        contentOrMass(standards, random),
        blankLeftOut(standards, random),
      ];
    case 'advanced':
      return [
        endOfStraightPart(standards, random),
        content(standards, random),
        beyondRange(random),
        detectionLimit(standards, random),
      ];
  }
}

function contentOrMass(standards: Standards, random: Random): PartDraft | null {
  return random.next() < 0.5 ? content(standards, random) : massInSample(standards, random);
}
