import type { Consequences } from '../../consequence-part.ts';

const results = {
  high: 'They are too high.',
  low: 'They are too low.',
  right: 'They are correct within the scatter.',
  both: 'The smallest are too low, others too high.',
} as const;

const asked = 'How do the results compare with the true concentrations?';

/** What becomes of results where another line is taken, or a reading beyond the straight part. Absorbances grow less and less there. */
export const bentLineEffects: Consequences<keyof typeof results> = {
  results,
  order: ['high', 'low', 'right', 'both'],
  teachings: {
    high: [
      'reversed-trend',
      'A result is too high where the line that is used lies below the standards at the reading of the sample.',
    ],
    low: [
      'reversed-trend',
      'A result is too low where the line that is used lies above the standards at the reading of the sample.',
    ],
    right: [
      'overlooked-effect',
      'Results are correct only where the line that is used goes through the standards at the readings of the samples.',
    ],
    both: [
      'effect-where-none',
      'This needs a line that lies above the standards at small readings and below them at larger ones.',
    ],
  },
  cases: [
    [
      `Suppose that further samples are measured without dilution, with readings beyond the straight part, and that the straight part is extrapolated to them. ${asked}`,
      'low',
      'The absorbances level off: a solution absorbs less than the extrapolated line has it, so that the line gives too small a concentration for the reading.',
    ],
    [
      `Suppose that a straight line through the last two standards is used, and that the readings of further samples lie in the straight part. ${asked}`,
      'low',
      'Where the standards bend, a line through two of them is less steep and starts higher. At smaller readings it lies above the standards, and gives too small a concentration.',
    ],
    [
      `Suppose that a straight line through the blank and the highest standard is used, and that the readings of further samples lie in the straight part. ${asked}`,
      'high',
      'The highest standard lies below the extrapolated straight part, so that the line through it is less steep. It reaches a given reading only at too large a concentration.',
    ],
    [
      `Suppose that the line of best fit through all standards is made to start at the blank, and that the readings of further samples lie in the straight part. ${asked}`,
      'high',
      'The standards of the bent end pull the line down: from the blank on it is less steep than the straight part, and reaches a given reading only at too large a concentration.',
    ],
    [
      `Suppose that a smooth curve through all standards is used, and that the readings of further samples lie anywhere between that of the blank and that of the highest standard. ${asked}`,
      'right',
      'A curve through the standards follows the bend. It is less sensitive there, but it gives the right concentration for each reading.',
    ],
    [
      `Suppose that the standards beyond the straight part are left out, and that the readings of further samples lie between those of the other standards. ${asked}`,
      'right',
      'Within the straight part a straight line goes through the standards, whether or not others were measured beyond it.',
    ],
    [
      `Suppose that standards and further samples are all measured again in a cell of 0.50 cm, and that the readings lie in the straight part of the new line. ${asked}`,
      'right',
      'Line and readings change alike, and so the concentrations stay what they are.',
    ],
    [
      `Suppose that a straight line through the first standard after the blank and the highest standard is used. The readings of further samples lie anywhere between that of the blank and that of the highest standard. ${asked}`,
      'both',
      'The line is less steep than the straight part. It lies below the standards between the two that it goes through, but above them before the first one.',
    ],
    [
      `Suppose that the line of best fit through all standards, with an intercept, is used for readings between those of the blank and the last standard of the straight part. ${asked}`,
      'both',
      'The bent end pulls the line down at its upper end, so that it is less steep and starts above the blank. It lies above the standards at first, and below them toward the end of the straight part.',
    ],
  ],
};
