import type { Consequences } from '../../consequence-part.ts';

const teachings = {
  high: [
    'reversed-trend',
    'The result is too high only where the ratio of analyte to standard in the solution is too high, the amount of standard is overestimated, or *F* is too low.',
  ],
  low: [
    'reversed-trend',
    'The result is too low only where the ratio of analyte to standard in the solution is too low, the amount of standard is underestimated, or *F* is too high.',
  ],
  same: [
    'overlooked-effect',
    'Only a mistake that changes both peaks of a solution by the same factor leaves the result unchanged.',
  ],
  none: [
    'effect-where-none',
    'No result can be determined only where an area or a concentration needed for it is missing.',
  ],
} as const;

/** What is so in the cases of each result. */
const here = {
  high: 'here the ratio of the areas is too high for the amounts used in the calculation',
  low: 'here the ratio of the areas is too low for the amounts used in the calculation',
  same: 'here both peaks change by the same factor',
  none: 'here one of the two solutions gives no peak for the standard',
} as const;

const results = {
  high: 'It is too high.',
  low: 'It is too low.',
  same: 'It is the same.',
  none: 'It cannot be determined.',
} as const;

const concluded = (result: keyof typeof results): string =>
  results[result].replace(/^It (is|cannot)/, (_, verb) =>
    verb === 'is' ? 'The concentration found is' : 'The concentration cannot',
  );

/** What a mistake does to the concentration that is found, in a sample whose volume stays. */
export const mistakes: Consequences<keyof typeof results> = {
  results,
  order: ['high', 'low', 'same', 'none'],
  concluded,
  teachings,
  here,
  cases: [
    [
      'The sample solution in the last row is injected a second time, but only three quarters of the volume reaches the column. How does this affect the concentration found for the sample?',
      'same',
      'Both peaks are smaller by the same factor, so their ratio does not change.',
    ],
    [
      'Suppose that part of the sample solution is spilled after the internal standard has been mixed in. How does this affect the concentration found for the sample?',
      'same',
      'The analyte and the standard are lost in the same proportion, so the ratio of their peaks does not change.',
    ],
    [
      'Suppose that part of the analyte is lost before the internal standard is added to the sample. How does this affect the concentration found for the sample?',
      'low',
      'The standard cannot correct for losses that occur before it is added, so the ratio of the areas is too low.',
    ],
    [
      'Suppose that more of the internal standard is added to the sample than is recorded. How does this affect the concentration found for the sample?',
      'low',
      'The peak of the standard is larger than it should be for the concentration used in the calculation, so the ratio of the areas is too low.',
    ],
    [
      'Suppose that a filter retains part of the internal standard from the sample solution but none of the analyte. How does this affect the concentration found for the sample?',
      'high',
      'The peak of the standard is too small for the concentration used in the calculation, so the ratio of the areas is too high.',
    ],
    [
      'Suppose that an impurity in the sample elutes together with the analyte. How does this affect the concentration found for the sample?',
      'high',
      'The area of the impurity is counted as that of the analyte, so the ratio of the areas is too high.',
    ],
    [
      'Suppose that the internal standard is left out of the sample solution by mistake. How does this affect the concentration found for the sample?',
      'none',
      'The sample then shows no peak for the standard, so there is nothing with which to compare the area of the analyte.',
    ],
    [
      'Suppose that the known mixture is prepared without the internal standard by mistake. How does this affect the concentration found for the sample?',
      'none',
      'The known mixture then shows no peak for the standard, so *F* cannot be calculated.',
    ],
  ],
};

const found = 'How does this affect the concentration found for the undiluted sample?';

/** What a mistake does where sample and standard are pipetted into a flask. */
export const mistakesWithTheFlask: Consequences<keyof typeof results> = {
  results,
  order: ['high', 'low', 'same', 'none'],
  concluded,
  teachings,
  here,
  cases: [
    [
      `Suppose that the flask for the last row is filled slightly beyond its mark. ${found}`,
      'same',
      'The analyte and the standard are diluted by the same factor, so the ratio of their peaks does not change.',
    ],
    [
      `Suppose that some of the solution is spilled from the flask for the last row after mixing, and the flask is filled to the mark again. ${found}`,
      'same',
      'The analyte and the standard are lost and diluted by the same factor, so the ratio of their peaks does not change.',
    ],
    [
      `Suppose that the pipette for the sample delivers less than its nominal volume. ${found}`,
      'low',
      'Less of the analyte is mixed with the full amount of the standard, so the ratio of the areas is too low.',
    ],
    [
      `Suppose that solvent has evaporated from the solution of the internal standard before it is pipetted into the flask. ${found}`,
      'low',
      'The flask contains more of the standard than is calculated, so the ratio of the areas is too low.',
    ],
    [
      `Suppose that the pipette for the internal standard delivers less than its nominal volume. ${found}`,
      'high',
      'The flask contains less of the standard than is calculated, so the ratio of the areas is too high.',
    ],
    [
      `Suppose that part of the analyte in the known mixture has decomposed before it is injected. ${found}`,
      'high',
      'The response factor *F* is too low, and the ratio of the areas is divided by it.',
      {
        low: 'The result is too low only where *F* is too high or the ratio of the areas in the last row is too low; here *F* is too low.',
        same: 'Only a mistake that changes both peaks of a solution by the same factor leaves the result unchanged; here only the peak of the analyte is too small.',
        none: 'No result can be determined only where an area or a concentration needed for it is missing; here *F* can still be calculated, although it is too low.',
      },
    ],
    [
      `Suppose that the flask for the last row is made up to its mark without the internal standard. ${found}`,
      'none',
      'The solution in the flask then shows no peak for the standard, so there is nothing with which to compare the area of the analyte.',
    ],
    [
      `Suppose that the known mixture is prepared without the internal standard by mistake. ${found}`,
      'none',
      'The known mixture then shows no peak for the standard, so *F* cannot be calculated.',
    ],
  ],
};
