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
      teaching:
        'The error in the diluted solution was given; the error in the undiluted sample is larger by the dilution factor.',
    },
    {
      value: ((2 * blank) / slope) * dilution,
      slip: 'counted-twice',
      factor: 'blank',
      teaching: 'The blank was counted twice; it remains in the reading once.',
    },
    {
      value: ((blank / slope) * (flask + aliquot)) / aliquot,
      slip: 'aliquot-added-to-flask-volume',
      factor: 'dilution',
      teaching:
        'The volume of the sample was added to that of the flask, but it is part of the flask’s volume.',
    },
    {
      value: blank / slope / dilution,
      slip: 'dilution-the-wrong-way',
      factor: 'dilution',
      teaching:
        'The error was divided by the dilution factor; the sample is more concentrated than the diluted solution, and its error is larger.',
    },
    {
      value: ((blank / slope) * (flask - aliquot)) / aliquot,
      slip: 'wrong-flask',
      factor: 'dilution',
      teaching:
        'The volume of the sample was subtracted from that of the flask, but it is part of the flask’s volume.',
    },
    {
      value: ((blank / 2 / slope) * flask) / aliquot,
      slip: 'needless-half',
      factor: 'blank',
      teaching: 'Half of the blank was used, as if one averaged a reading with it and a reading without it.',
    },
    {
      value: blank * dilution,
      slip: 'signal-for-concentration',
      teaching: 'This is an absorbance; divide the absorbance by the slope to obtain a concentration.',
    },
  ]);
  const [b, s, c] = [
    formatDecimals(blank, 3),
    `${formatSignificant(slope, 3)} L/mg`,
    `${formatSignificant(blank / slope, 3)} mg/L`,
  ];
  return (
    options && {
      text: `Next, ${formatDecimals(aliquot, 2)} mL of a second sample is made up to ${formatDecimals(flask, 1)} mL. By mistake, the blank is subtracted from the standards but not from the reading of this sample. By how much does the result for the undiluted second sample differ from the correct value, whatever that reading is?`,
      keyFrom: (drawing) => {
        const line = lineIn(drawing, straightTo);
        return write((line.blank / line.slope) * dilution);
      },
      ...options,
      explanation: `The reading is too high by the blank, ${b}. Divided by the slope, this is \\frac{${b}}{${s}} = ${c} in the diluted solution, and ${c} × \\frac{${formatDecimals(flask, 1)} mL}{${formatDecimals(aliquot, 2)} mL} = ${options.answer} in the sample.`,
      finding: `The blank over the slope, times the dilution: ${options.answer}.`,
    }
  );
}

const results = {
  high: 'It is too high.',
  low: 'It is too low.',
  same: 'It is the same, because the line and the reading shift alike.',
  depends: 'It is too high or too low, depending on the dilution.',
} as const;

type Result = keyof typeof results;

const cases: readonly (readonly [done: string, result: Result, why: string])[] = [
  [
    'the blank is not subtracted from the reading of the sample',
    'high',
    'The reading then includes the absorbance of the reagents, and the line gives a larger concentration for it.',
  ],
  [
    'the blank is subtracted from the reading of the sample twice',
    'low',
    'The reading is then smaller than the absorbance of the analyte, and the line gives a smaller concentration for it.',
  ],
  [
    'the blank is subtracted neither from the sample nor from the standards, that a line is drawn through the uncorrected standards',
    'same',
    'All readings are then higher by the same absorbance, and so is the whole line, which gives the same concentration for the reading of the sample.',
  ],
];

const teachings: Readonly<Record<Result, readonly [slip: string, teaching: string]>> = {
  high: [
    'reversed-trend',
    'The result is too high only where the reading is too high for the line; here it is too low.',
  ],
  low: [
    'reversed-trend',
    'The result is too low only where the reading is too low for the line; here it is too high.',
  ],
  same: ['overlooked-effect', 'Here the reading of the sample shifts, but the line does not shift with it.'],
  depends: [
    'effect-where-none',
    'The result from the line is always multiplied by the same dilution factor, so the dilution does not determine the direction of the error.',
  ],
};

/** In which direction a blank that is left out moves the result. */
export function direction(random: Random): PartDraft {
  const [done, key, why] = random.pick(cases);
  return {
    text: `Suppose that ${done}, and that everything else is done as described. How does this affect the concentration found?`,
    answer: results[key],
    distractors: (['high', 'low', 'same', 'depends'] as const)
      .filter((result) => result !== key)
      .map((result) => {
        const [slip, teaching] =
          key === 'same' && result !== 'depends'
            ? [
                'overlooked-effect',
                'The line through the uncorrected standards starts at the blank, so it shifts with the reading.',
              ]
            : teachings[result];
        return { text: results[result], slip, teaching };
      }),
    explanation: `${why} ${results[key].replace(/^It/, 'The result')}`,
    finding: why,
  };
}
