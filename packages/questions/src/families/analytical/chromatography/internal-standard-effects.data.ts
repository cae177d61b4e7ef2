import type { Consequences } from '../../consequence-part.ts';

const results = {
  high: 'It is too high.',
  low: 'It is too low.',
  same: 'It is the same.',
  depends: 'It is too high or too low, depending on the column.',
} as const;

/** What a mistake does to the concentration that is found. */
export const mistakes: Consequences<keyof typeof results> = {
  results,
  order: ['high', 'low', 'same', 'depends'],
  teachings: {
    high: [
      'reversed-trend',
      'The result is too high only where the ratio of analyte to standard in the solution is too high, or the standard is counted too high.',
    ],
    low: [
      'reversed-trend',
      'The result is too low only where the ratio of analyte to standard in the solution is too low, or the standard is counted too low.',
    ],
    same: [
      'overlooked-effect',
      'Only what changes both peaks by the same factor leaves the result as it is.',
    ],
    depends: [
      'effect-where-none',
      'The result depends on the ratio of the areas; the column is the same for both solutions.',
    ],
  },
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
  ],
};
