import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { lineIn, type Standards } from './calibration-standards.ts';

/** Volumes in mL, taken and made up to. */
const dilutions = [
  [4, 50],
  [15, 50],
  [15, 100],
  [30, 100],
  [40, 100],
] as const;

/** By how much the result is too high where the blank is left out for a second sample alone. */
export function blankLeftOut(
  { slope, blank, aliquot: takenBefore, flask: madeBefore, straightTo }: Standards,
  random: Random,
): PartDraft | null {
  // Another dilution than that of the sample, whose result would tell this one.
  const [aliquot, flask] = random.pick(dilutions);
  const dilution = flask / aliquot;
  if (dilution === madeBefore / takenBefore) return null;
  const write = (value: number): string => `${plainNumber(value, 2)} mg/L`;
  const options = shareReadingOptions((blank / slope) * dilution, write, [
    {
      value: blank / slope,
      slip: 'forgot-dilution-factor',
      factor: 'dilution',
      teaching: 'This is the error in the diluted solution; that in the sample is larger by the dilution.',
    },
    {
      value: ((2 * blank) / slope) * dilution,
      slip: 'counted-twice',
      factor: 'blank',
      teaching: 'The blank is left in the reading once, not twice.',
    },
    {
      value: ((blank / slope) * (flask + aliquot)) / aliquot,
      slip: 'aliquot-added-to-flask-volume',
      factor: 'dilution',
      teaching: 'The sample is made up to the volume of the flask: its own volume is part of it.',
    },
    {
      value: blank / slope / dilution,
      slip: 'dilution-the-wrong-way',
      factor: 'dilution',
      teaching: 'The sample is more concentrated than the diluted solution, and so is the error.',
    },
    {
      value: ((blank / slope) * (flask - aliquot)) / aliquot,
      slip: 'wrong-flask',
      factor: 'dilution',
      teaching:
        'The volume of the sample was subtracted from that of the flask: it is part of what the flask holds.',
    },
    {
      value: ((blank / 2 / slope) * flask) / aliquot,
      slip: 'needless-half',
      factor: 'blank',
      teaching: 'Half of the blank was taken, as a mean of a reading with it and one without it.',
    },
    {
      value: blank * dilution,
      slip: 'signal-for-concentration',
      teaching: 'This is an absorbance; the slope makes a concentration of it.',
    },
  ]);
  const [b, s, c] = [
    formatDecimals(blank, 3),
    `${formatSignificant(slope, 3)} L/mg`,
    `${formatSignificant(blank / slope, 3)} mg/L`,
  ];
  return (
    options && {
      text: `Of a second sample ${formatDecimals(aliquot, 2)} mL is made up to ${formatDecimals(flask, 1)} mL. By mistake the blank is subtracted from the standards, but not from the reading of this sample. By how much, whatever that reading is, does the result for the undiluted second sample differ from the correct one?`,
      keyFrom: (drawing) => {
        const line = lineIn(drawing, straightTo);
        return write((line.blank / line.slope) * dilution);
      },
      ...options,
      explanation: `The reading is too high by the blank, ${b}. By the slope this is \\frac{${b}}{${s}} = ${c} in the diluted solution, and ${c} × \\frac{${formatDecimals(flask, 1)} mL}{${formatDecimals(aliquot, 2)} mL} = ${options.answer} in the sample.`,
      finding: `The blank over the slope, times the dilution: ${options.answer}.`,
    }
  );
}

const results = {
  high: 'It is too high.',
  low: 'It is too low.',
  same: 'It is the same, because line and reading shift alike.',
  depends: 'It is too high or too low, depending on the dilution.',
} as const;

type Result = keyof typeof results;

const cases: readonly (readonly [done: string, result: Result, why: string])[] = [
  [
    'the blank is not subtracted from the reading of the sample',
    'high',
    'The reading then holds the absorbance of the reagents, too, and the line gives a larger concentration for it.',
  ],
  [
    'the blank is subtracted from the reading of the sample twice',
    'low',
    'The reading is then smaller than what the analyte absorbs, and the line gives a smaller concentration for it.',
  ],
  [
    'the blank is subtracted neither from the sample nor from the standards, and a line is drawn through the standards as they are',
    'same',
    'All readings are then higher by the same absorbance, and so is the whole line; for the reading of the sample it gives the same concentration.',
  ],
];

const teachings: Readonly<Record<Result, readonly [slip: string, teaching: string]>> = {
  high: ['reversed-trend', 'The result is too high only where the reading is too high for the line.'],
  low: ['reversed-trend', 'The result is too low only where the reading is too low for the line.'],
  same: ['overlooked-effect', 'Here the reading of the sample moves, but the line does not move with it.'],
  depends: [
    'effect-where-none',
    'The dilution is one factor for whatever the line gives: it does not decide in which direction the result errs.',
  ],
};

/** In which direction a blank that is left out moves the result. */
export function direction(random: Random): PartDraft {
  const [done, key, why] = random.pick(cases);
  return {
    text: `Suppose that ${done}, and that all else is done as described. What becomes of the concentration that is found?`,
    answer: results[key],
    distractors: (['high', 'low', 'same', 'depends'] as const)
      .filter((result) => result !== key)
      .map((result) => {
        const [slip, teaching] =
          key === 'same' && result !== 'depends'
            ? [
                'overlooked-effect',
                'The line through the uncorrected standards starts at the blank: it moves with the reading.',
              ]
            : teachings[result];
        return { text: results[result], slip, teaching };
      }),
    explanation: `${why} ${results[key]}`,
    finding: why,
  };
}
