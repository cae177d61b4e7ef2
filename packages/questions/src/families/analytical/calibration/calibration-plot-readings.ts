import { formatDecimals, formatSignificant } from '@valence/chemistry';
import { placeOfHeight, type Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { alsoSlipped, rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber } from '../../texts/plain-number.ts';

/** A drawn calibration line with an intercept: the content of an unknown, diluted or not, and the sensitivity. */
export const calibrationPlotReadings: Family = {
  id: 'calibration-plot-readings',
  name: 'Reading a calibration line',
  subject: 'analytical',
  topics: ['calibration'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['calibration-curve'], intermediate: ['calibration-curve', 'dilution'] },
  uses: ['beer-lambert-law'],
  reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
  showsFigure: true,
  draft(random, difficulty) {
    return unknown(random, difficulty === 'beginner' ? 1 : random.pick([5, 10, 20, 25]));
  },
};

const content = (value: number): string => `${plainNumber(value, 2)} mg/L`;

function unknown(random: Random, dilution: number): Draft | null {
  const intercept = random.integer(2, 5) / 50;
  const slope = random.integer(10, 17) / 200;
  const concentration = random.integer(25, 85) / 10;
  const signal = Math.round((intercept + slope * concentration) * 50) / 50;
  const inCell = (signal - intercept) / slope;
  const figure: Figure = {
    kind: 'plot',
    of: 'calibration line',
    caption: 'Standards and the line through them',
    x: { quantity: 'Concentration', unit: 'mg/L', from: 0, to: 10, step: 2, parts: 4 },
    y: { quantity: 'Absorbance', from: 0, to: 1, step: 0.2, parts: 4 },
    series: [
      {
        shape: 'line',
        points: [
          [0, intercept],
          [10, intercept + slope * 10],
        ],
      },
      { shape: 'points', points: [0, 2, 4, 6, 8, 10].map((c) => [c, intercept + slope * c] as const) },
    ],
  };
  if (intercept + slope * 10 > 1 || inCell < 2) return null;
  const milligrams = (value: number): string => `${formatDecimals(value, 0)} mg/L`;
  const readings = (factor: number): SlippedValue[] => [
    ...rulingSlips({
      reading: inCell,
      step: 2,
      to: 10,
      name: 'concentration',
      write: milligrams,
      of: (read) => read * factor,
    }),
    ...rulingSlips({
      reading: signal,
      step: 0.2,
      to: 1,
      name: 'absorbance',
      write: (value) => formatDecimals(value, 1),
      of: (read) => (read > intercept ? ((read - intercept) / slope) * factor : Number.NaN),
    }).filter(({ value }) => value <= 10 * factor),
  ];
  const slips = [
    {
      value: (signal / slope) * dilution,
      slip: 'ignored-intercept',
      teaching:
        'The absorbance was divided by the slope alone; the line does not start at 0, because the blank also has a signal.',
    },
    {
      value: inCell,
      slip: 'forgot-dilution-factor',
      teaching: `This is the concentration in the diluted solution; the sample was ${dilution} times as concentrated.`,
    },
    {
      value: signal * 10 * dilution,
      slip: 'wrong-axis',
      teaching:
        'The absorbance was multiplied by the 10 mg/L at the end of the axis; the concentration is read below the line at this absorbance.',
    },
    {
      value: ((signal + intercept) / slope) * dilution,
      slip: 'wrong-sign',
      teaching:
        'The signal of the blank was added to the absorbance of the sample, of which it is already a part.',
    },
    {
      value: inCell / dilution,
      slip: 'dilution-the-wrong-way',
      teaching: `The concentration was divided by ${dilution}; the undiluted sample is more concentrated than the diluted one, not less.`,
    },
    {
      value: (10 * signal * dilution) / (intercept + slope * 10),
      slip: 'line-through-origin',
      teaching: 'The line was taken to pass through the origin; it meets the vertical axis above the origin.',
    },
    {
      value: (inCell / 2) * dilution,
      slip: 'ruling-misread',
      teaching:
        'The finest divisions of the concentration axis were counted as 0.25 mg/L each; they are 0.5 mg/L apart.',
    },
  ];
  const options = shareReadingOptions(inCell * dilution, content, slips, undefined, [
    ...readings(dilution),
    {
      value: (10 - inCell) * dilution,
      slip: 'scale-backwards',
      teaching: 'The concentration was counted from the right end of its axis.',
    },
    ...(dilution === 1
      ? []
      : [
          ...alsoSlipped(
            readings(1),
            `the dilution was not taken into account; the sample was ${dilution} times as concentrated.`,
          ),
          {
            value: signal / slope,
            slip: 'ignored-intercept',
            teaching: `Two things went wrong. The signal of the blank was ignored. Also, the dilution was not taken into account; the sample was ${dilution} times as concentrated.`,
          },
          {
            value: inCell * (dilution + 1),
            slip: 'diluted-to-and-with',
            teaching: `The sample was taken as ${dilution + 1} times as concentrated; a ${dilution}-fold dilution is a dilution to ${dilution} times the volume.`,
          },
        ]),
  ]);
  const y = formatDecimals(signal, 2);
  return (
    options && {
      text:
        dilution === 1
          ? `A sample gives an absorbance of ${y}. What is its concentration according to the calibration line?`
          : `A sample is diluted ${dilution}-fold and then gives an absorbance of ${y}. According to the calibration line, what is the concentration of the undiluted sample?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => content((placeOfHeight(lines[0] ?? [], signal) ?? NaN) * dilution),
      },
      ...options,
      explanation: `The line reaches an absorbance of ${y} at ${formatSignificant(inCell, 3)} mg/L.${dilution === 1 ? ` The concentration of the sample is about ${options.answer}.` : ` Before the dilution it was ${dilution} times as much: ${dilution} × ${formatSignificant(inCell, 3)} mg/L = ${options.answer}.`}`,
      finding: `Read below the line at ${y}: ${options.answer}.`,
    }
  );
}
