import type { Consequences } from '../../consequence-part.ts';

const results = {
  long: 'It comes out too long.',
  short: 'It comes out too short.',
  same: 'It comes out right.',
  chance: 'It comes out too long or too short by chance.',
} as const;

type Result = keyof typeof results;

/** What a mistake does to the half-life that is found; each result is right in as many cases. */
export const errors: Consequences<Result> = {
  results,
  order: ['long', 'short', 'same', 'chance'],
  teachings: {
    long: [
      'reversed-trend',
      'The half-life is too long only where the rates seem to fall more slowly than they do.',
    ],
    short: [
      'reversed-trend',
      'The half-life is too short only where the rates seem to fall faster than they do.',
    ],
    same: [
      'overlooked-effect',
      'The mistake changes the last net rate by another factor than the first one, so that their ratio is not the same.',
    ],
    chance: [
      'bias-for-scatter',
      'Only what scatters works in either direction; this mistake is the same each time it is made.',
    ],
  },
  cases: [
    [
      'Suppose that the background is not subtracted before the half-life is computed from the first and the last row. What becomes of the half-life?',
      'long',
      'The background does not decay, so that the rates with it fall by a smaller factor in the same time.',
    ],
    [
      'Suppose that twice the background is subtracted by mistake before the half-life is computed from the first and the last row. What becomes of the half-life?',
      'short',
      'What is subtracted is a larger part of the last rate than of the first one, so that the rates seem to fall by a larger factor.',
    ],
    [
      'Suppose that by an oversight the counter stands closer to the source when the last row is measured. What becomes of the half-life that is computed from the first and the last row?',
      'long',
      'Closer to the source the counter meets more of the radiation. The last rate is too high, so that the rates seem to fall by a smaller factor.',
    ],
    [
      'Suppose that a dirty window lets only nine tenths of the source’s radiation into the counter when the last row is measured, but all of it before. What becomes of the half-life that is computed from the first and the last row?',
      'short',
      'The last rate is too low, so that the rates seem to fall by a larger factor in the same time.',
    ],
    [
      'Suppose that by an oversight the source stands farther from the counter than usual while all rows are measured, and the background is subtracted. What becomes of the half-life that is computed from the first and the last row?',
      'same',
      'All net rates are smaller by the same factor, so that their ratio stays as it is.',
    ],
    [
      'Suppose that the clock is five minutes fast in all rows. What becomes of the half-life that is computed from the first and the last row?',
      'same',
      'The half-life needs the time between two rows, in which five minutes more at both ends cancel.',
    ],
    [
      'Suppose that the background is counted for a few seconds only, and what is found is subtracted from all rates. What becomes of the half-life that is computed from the first and the last row?',
      'chance',
      'A few decays in a few seconds scatter, so that the background comes out too high or too low.',
    ],
    [
      'Suppose that the last row is counted for a few seconds only, and the rate in a minute computed from it. What becomes of the half-life that is computed from the first and the last row?',
      'chance',
      'A few decays in a few seconds scatter, so that the last rate comes out too high or too low.',
    ],
  ],
};

const comparisons = {
  same: 'It is the same.',
  half: 'It is half as large.',
  twice: 'It is twice as large.',
  quarter: 'It is a quarter as large.',
} as const;

/** How the half-life and the count rates of another source, or at another time, compare; each result is right in as many cases. */
export const effects: Consequences<keyof typeof comparisons> = {
  results: comparisons,
  order: ['same', 'half', 'twice', 'quarter'],
  teachings: {
    same: [
      'effect-left-out',
      'The number of nuclei is another one, and with it the number that decays each minute.',
    ],
    half: [
      'effect-where-none',
      'Half as many nuclei give half the net count rate; they do not change the half-life.',
    ],
    twice: [
      'effect-where-none',
      'Twice as many nuclei give twice the net count rate; they do not change the half-life.',
    ],
    quarter: [
      'effect-where-none',
      'A quarter of the nuclei gives a quarter of the net count rate; it does not change the half-life.',
    ],
  },
  cases: [
    [
      'A second source holds twice as much of the same nuclide. How does its half-life compare with that of the first source?',
      'same',
      'The half-life is a property of the nuclide. Twice as many nuclei give twice the net count rate, at all times.',
    ],
    [
      'A second source holds the same nuclide in another chemical compound, and is 30 K warmer. How does its half-life compare with that of the first source?',
      'same',
      'The half-life is a property of the nucleus, whichever bonds the atom forms and however warm a laboratory makes it.',
    ],
    [
      'A second source holds half as much of the same nuclide. How does its half-life compare with that of the first source?',
      'same',
      'The half-life is a property of the nuclide. Half as many nuclei give half the net count rate, at all times.',
    ],
    [
      'A second source, alike in all else, holds twice as much of the same nuclide as the first one did at the start. How does its net count rate then compare with that of the first source at the start?',
      'twice',
      'Of twice as many nuclei twice as many decay each minute.',
    ],
    [
      'A second source, alike in all else, was made one half-life later than the first one, but before the first measurement. How does its net count rate at that measurement compare with that of the first source?',
      'twice',
      'One half-life less has passed for it, in which the first source has lost half of its nuclei.',
    ],
    [
      'How does the net count rate of the source one half-life before the first measurement compare with that at the first measurement?',
      'twice',
      'In a half-life half of the nuclei decay, so that there were twice as many before it.',
    ],
    [
      'A second source, alike in all else, was made one half-life earlier than the first one. How does its net count rate at the time of the first measurement compare with that of the first source?',
      'half',
      'One half-life more has passed for it, in which half of its nuclei have decayed.',
    ],
    [
      'A second source, alike in all else, holds half as much of the same nuclide as the first one did at the start. How does its net count rate then compare with that of the first source at the start?',
      'half',
      'Of half as many nuclei half as many decay each minute.',
    ],
    [
      'How does the net count rate of the source one half-life after the first measurement compare with that at the first measurement?',
      'half',
      'In a half-life half of the nuclei decay, and half as many are left to decay each minute.',
    ],
    [
      'A second source, alike in all else, was made two half-lives earlier than the first one. How does its net count rate at the time of the first measurement compare with that of the first source?',
      'quarter',
      'Two half-lives more have passed for it: half of a half of its nuclei is left.',
    ],
    [
      'A second source, alike in all else, holds a quarter as much of the same nuclide as the first one did at the start. How does its net count rate then compare with that of the first source at the start?',
      'quarter',
      'Of a quarter as many nuclei a quarter as many decay each minute.',
    ],
    [
      'How does the net count rate of the source two half-lives after the first measurement compare with that at the first measurement?',
      'quarter',
      'In the second half-life half of what is left decays: half of a half is left after both.',
    ],
  ],
};
