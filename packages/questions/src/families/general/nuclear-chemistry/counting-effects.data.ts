import type { Consequences } from '../../consequence-part.ts';

const results = {
  long: 'It comes out too long.',
  short: 'It comes out too short.',
  same: 'It comes out right.',
  depends: 'It comes out too long or too short, depending on the nuclide.',
} as const;

type Result = keyof typeof results;

/** What a mistake does to the half-life that is found. */
export const errors: Consequences<Result> = {
  results,
  order: ['long', 'short', 'same', 'depends'],
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
    depends: ['effect-where-none', 'The half-life comes from a ratio of net rates, for any nuclide.'],
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
  ],
};

const comparisons = {
  same: 'It is the same.',
  half: 'It is half as large.',
  twice: 'It is twice as large.',
  quarter: 'It is a quarter as large.',
} as const;

/** How the half-life and the count rates of another source compare. */
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
      'A second source, alike in all else, holds twice as much of the same nuclide as the first one did at the start. How does its net count rate then compare with that of the first source at the start?',
      'twice',
      'Of twice as many nuclei twice as many decay each minute.',
    ],
    [
      'A second source, alike in all else, was made one half-life earlier than the first one. How does its net count rate at the time of the first measurement compare with that of the first source?',
      'half',
      'One half-life more has passed for it, in which half of its nuclei have decayed.',
    ],
    [
      'A second source, alike in all else, was made two half-lives earlier than the first one. How does its net count rate at the time of the first measurement compare with that of the first source?',
      'quarter',
      'Two half-lives more have passed for it: half of a half of its nuclei is left.',
    ],
  ],
};
