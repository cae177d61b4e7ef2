import type { Consequences } from '../../consequence-part.ts';

const teachings = {
  high: [
    'reversed-trend',
    'The result is too high only where the ratio of analyte to standard in the solution is too high, the standard is counted too high or *F* is too low.',
  ],
  low: [
    'reversed-trend',
    'The result is too low only where the ratio of analyte to standard in the solution is too low, the standard is counted too low or *F* is too high.',
  ],
  same: [
    'overlooked-effect',
    'Only what changes both peaks of a solution by the same factor leaves the result as it is.',
  ],
  none: [
    'effect-where-none',
    'Both ratios of areas and all concentrations are still there, so that a result is found, right or wrong.',
  ],
} as const;

const results = {
  high: 'It is too high.',
  low: 'It is too low.',
  same: 'It is the same.',
  none: 'It cannot be found.',
} as const;

/** What a mistake does to the concentration that is found, in a sample whose volume stays. */
export const mistakes: Consequences<keyof typeof results> = {
  results,
  order: ['high', 'low', 'same', 'none'],
  teachings,
  cases: [
    [
      'The sample solution of the last row is injected a second time, but only three quarters of the volume reach the column. What becomes of the concentration that is found for the sample?',
      'same',
      'Both peaks are smaller by the same factor, and their ratio stays.',
    ],
    [
      'Suppose that a part of the sample solution is spilled after the internal standard has been mixed in. What becomes of the concentration that is found for the sample?',
      'same',
      'Analyte and standard are lost in the same proportion, and the ratio of their peaks stays.',
    ],
    [
      'Suppose that a part of the analyte is lost before the internal standard is added to the sample. What becomes of the concentration that is found for the sample?',
      'low',
      'The standard cannot make up for what was lost before it was there: the ratio of the areas is too low.',
    ],
    [
      'Suppose that more of the internal standard is put into the sample than is written down. What becomes of the concentration that is found for the sample?',
      'low',
      'The peak of the standard is larger than it should be for the concentration that is used, and the ratio of the areas is too low.',
    ],
    [
      'Suppose that a filter holds back a part of the internal standard from the sample solution, but nothing of the analyte. What becomes of the concentration that is found for the sample?',
      'high',
      'The peak of the standard is too small for the concentration that is used, and the ratio of the areas is too high.',
    ],
    [
      'Suppose that an impurity of the sample leaves the column together with the analyte. What becomes of the concentration that is found for the sample?',
      'high',
      'The area of the impurity is counted as analyte, and the ratio of the areas is too high.',
    ],
    [
      'Suppose that the internal standard is left out of the sample solution by mistake. What becomes of the concentration that is found for the sample?',
      'none',
      'The sample then shows no peak of the standard, and there is nothing to compare the area of the analyte with.',
    ],
    [
      'Suppose that the known mixture is prepared without the internal standard by mistake. What becomes of the concentration that is found for the sample?',
      'none',
      'The known mixture then shows no peak of the standard, and *F* cannot be calculated.',
    ],
  ],
};

const found = 'What becomes of the concentration that is found for the undiluted sample?';

/** What a mistake does where sample and standard are pipetted into a flask. */
export const mistakesWithTheFlask: Consequences<keyof typeof results> = {
  results,
  order: ['high', 'low', 'same', 'none'],
  teachings,
  cases: [
    [
      `Suppose that the flask of the last row is filled somewhat beyond its mark. ${found}`,
      'same',
      'Analyte and standard are diluted by the same factor, and the ratio of their peaks stays.',
    ],
    [
      `Suppose that some of the solution is spilled from the flask of the last row after mixing, and the flask is filled to the mark again. ${found}`,
      'same',
      'Analyte and standard are lost and diluted alike, and the ratio of their peaks stays.',
    ],
    [
      `Suppose that the pipette for the sample delivers less than its volume. ${found}`,
      'low',
      'Less of the analyte meets the full amount of the standard: the ratio of the areas is too low.',
    ],
    [
      `Suppose that solvent has evaporated from the solution of the internal standard before it is pipetted into the flask. ${found}`,
      'low',
      'The flask contains more of the standard than is calculated, and the ratio of the areas is too low.',
    ],
    [
      `Suppose that the pipette for the internal standard delivers less than its volume. ${found}`,
      'high',
      'The flask contains less of the standard than is calculated, and the ratio of the areas is too high.',
    ],
    [
      `Suppose that part of the analyte in the known mixture has decomposed before it is injected. ${found}`,
      'high',
      'The response factor *F* comes out too low, and the ratio of the areas is divided by it.',
    ],
    [
      `Suppose that the flask of the last row is made up to its mark without the internal standard. ${found}`,
      'none',
      'The flask then shows no peak of the standard, and there is nothing to compare the area of the analyte with.',
    ],
    [
      `Suppose that the known mixture is prepared without the internal standard by mistake. ${found}`,
      'none',
      'The known mixture then shows no peak of the standard, and *F* cannot be calculated.',
    ],
  ],
};
