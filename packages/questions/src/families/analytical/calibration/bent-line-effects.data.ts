import type { Consequences } from '../../consequence-part.ts';

const results = {
  high: 'They are too high.',
  low: 'They are too low.',
  right: 'They are correct apart from random scatter.',
  both: 'The smallest are too low, the others too high.',
} as const;

const asked = 'How do the results compare with the true concentrations?';

/** What becomes of results where another line is taken, or a reading beyond the straight part. Absorbances grow less and less there. */
export const bentLineEffects: Consequences<keyof typeof results> = {
  results,
  order: ['high', 'low', 'right', 'both'],
  concluded: (result) =>
    results[result].replace(/^They/, 'The results').replace(/^The smallest/, 'The smallest results'),
  teachings: {
    high: [
      'reversed-trend',
      'A result is too high only where the line used lies below the standards at the reading of the sample.',
    ],
    low: [
      'reversed-trend',
      'A result is too low only where the line used lies above the standards at the reading of the sample.',
    ],
    right: [
      'overlooked-effect',
      'Results are correct only where the line used passes through the standards at the readings of the samples.',
    ],
    both: [
      'effect-where-none',
      'This requires a line that lies above the standards at small readings and below them at larger readings.',
    ],
  },
  here: {
    high: 'here it lies below them',
    low: 'here it lies above them',
    right: 'here it does pass through them',
    both: 'here it lies above them at first and below them later',
  },
  cases: [
    [
      `Suppose that additional samples are measured without dilution, that their readings lie beyond the linear part of the calibration plot, and that the linear part is extrapolated to these readings. ${asked}`,
      'low',
      'The absorbances level off: a solution absorbs less than the extrapolated line predicts, so the line gives too low a concentration for the reading.',
    ],
    [
      `Suppose that a straight line through the last two standards is used, and that the readings of additional samples lie in the linear part. ${asked}`,
      'low',
      'Where the plot bends, a line through two standards is less steep and starts higher. At smaller readings it lies above the standards and gives too low a concentration.',
    ],
    [
      `Suppose that a straight line through the blank and the highest standard is used, and that the readings of additional samples lie in the linear part. ${asked}`,
      'high',
      'The highest standard lies below the extrapolated linear part, so the line through it is less steep. It reaches a given reading only at too high a concentration.',
    ],
    [
      `Suppose that the best straight line through all standards is forced through the origin, and that the readings of additional samples lie in the linear part. ${asked}`,
      'high',
      'The standards at the bent end pull the line down. The line is therefore less steep than the linear part, and it reaches a given reading only at too high a concentration.',
    ],
    [
      `Suppose that a smooth curve through all standards is used, and that the readings of additional samples lie anywhere between that of the blank and that of the highest standard. ${asked}`,
      'right',
      'A curve through the standards follows the bend. It is less sensitive there, but it gives the right concentration for each reading.',
    ],
    [
      `Suppose that the standards beyond the linear part are omitted, and that the readings of additional samples lie between those of the other standards. ${asked}`,
      'right',
      'Within the linear part, a straight line passes through the standards, whether or not others were measured beyond it.',
    ],
    [
      `Suppose that the standards and additional samples are all measured again in a 0.50 cm cell, and that the readings lie in the linear part of the new plot. ${asked}`,
      'right',
      'The line and the readings change by the same factor, so the concentrations found stay the same.',
    ],
    [
      `Suppose that a straight line through the first standard after the blank and the highest standard is used. The readings of additional samples lie anywhere between that of the blank and that of the highest standard. ${asked}`,
      'both',
      'The line is less steep than the linear part. It lies below the standards between the two that it passes through, but above the standards before the first of these.',
    ],
    [
      `Suppose that the line of best fit through all standards, with an intercept, is used for readings between those of the blank and the last standard of the linear part. ${asked}`,
      'both',
      'The bent end of the plot pulls the line down at its upper end, so the line is less steep and starts above the blank. It lies above the standards at first and below them toward the end of the linear part.',
    ],
  ],
};
