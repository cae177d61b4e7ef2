import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { wholeSet, type ComputedSet, type SetAttempt } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { hardnessMistakes } from './hardness-effects.data.ts';
import {
  drawConditions,
  drawReadings,
  drawReplicates,
  drawTwoSeries,
  milliliters,
  molar,
  type Conditions,
} from './hardness-titrations.ts';
import { hardness, volumeForMetals } from './reading-parts.ts';
import { relativeDeviation } from './relative-deviation.ts';
import { hardnessOfKept, outlierQuotient } from './replicate-parts.ts';
import {
  confidenceOfSum,
  deviationOfDifference,
  magnesiumContent,
  mistakeInContents,
} from './two-metal-parts.ts';

/** Titrations of a water with EDTA: readings and a blank, replicates with a doubtful one, and two metals with their uncertainty. */
export const waterHardnessSet: ComputedSet = {
  id: 'water-hardness-set',
  subject: 'analytical',
  topics: ['complexometric-titrations', 'errors-and-statistics'],
  tests: {
    beginner: [['edta-titrations'], ['water-hardness'], ['edta-titrations', 'accuracy-and-precision']],
    intermediate: [['outlier-tests'], ['water-hardness', 'outlier-tests'], ['standard-deviation']],
    advanced: [
      ['water-hardness', 'edta-titrations'],
      ['propagation-of-uncertainty'],
      ['confidence-interval'],
      ['edta-titrations'],
    ],
  },
  reference: 'Harris, Quantitative Chemical Analysis, chapters 4 and 12',
  draft: (random, difficulty) => wholeSet(attemptAt(random, difficulty)),
};

function attemptAt(random: Random, difficulty: Difficulty): SetAttempt | null {
  const conditions = drawConditions(random);
  switch (difficulty) {
    case 'beginner':
      return readings(random, conditions);
    case 'intermediate':
      return replicates(random, conditions);
    case 'advanced':
      return twoMetals(random, conditions);
  }
}

function readings(random: Random, conditions: Conditions): SetAttempt {
  const { water, sample, edta } = conditions;
  const drawn = drawReadings(random);
  return {
    title: 'Hardness by titration',
    text: `Portions of ${milliliters(sample)} of ${water} are buffered at pH 10 and titrated with ${molar(edta)} EDTA; calcium and magnesium ions react. The first titration is a rough one. For the blank, the same volume of distilled water is titrated with the same reagents.`,
    figure: drawn.figure,
    parts: [volumeForMetals(drawn), hardness(drawn, conditions), consequencePart(random, hardnessMistakes)],
  };
}

function replicates(random: Random, conditions: Conditions): SetAttempt | null {
  const { water, sample, edta } = conditions;
  const drawn = drawReplicates(random);
  return (
    drawn && {
      title: 'A suspect titration',
      text: `Five portions of ${milliliters(sample)} of ${water} are buffered at pH 10 and titrated with ${molar(edta)} EDTA; calcium and magnesium ions react. For the blank, the same volume of distilled water is titrated with the same reagents. No mistake is known to have been made in any of the titrations.`,
      figure: drawn.figure,
      parts: [
        outlierQuotient(drawn),
        hardnessOfKept(drawn, conditions),
        relativeDeviation(drawn, conditions),
      ],
    }
  );
}

function twoMetals(random: Random, conditions: Conditions): SetAttempt | null {
  const { water, sample, edta } = conditions;
  const drawn = drawTwoSeries(random);
  return (
    drawn && {
      title: 'Two metals in water',
      text: `Portions of ${milliliters(sample)} of ${water} are titrated with ${molar(edta)} EDTA: four at pH 10, where calcium and magnesium react, and four at pH 12.5, where magnesium has precipitated as its hydroxide and calcium alone reacts. Each of the two series has its own blank. The table shows the mean volumes, from which nothing has been subtracted, and the sample standard deviations *s* of the single titrations.`,
      figure: drawn.figure,
      parts: [
        magnesiumContent(drawn, conditions),
        deviationOfDifference(drawn),
        confidenceOfSum(drawn, conditions),
        mistakeInContents(random),
      ],
    }
  );
}
