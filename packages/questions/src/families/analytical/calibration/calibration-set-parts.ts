import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import { amongNear, shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { lineIn, meanSlope, type Standards } from './calibration-standards.ts';

/** The slope: the sensitivity of the method. */
export function sensitivity({
  slope,
  blank,
  concentrations,
  straightTo,
  figure,
}: Standards): PartDraft | null {
  const write = (value: number): string => `${formatSignificant(value, 2)} L/mg`;
  const step = concentrations[1] ?? NaN;
  const options = shareReadingOptions(
    slope,
    write,
    [
      {
        value: 1 / slope,
        slip: 'inverted-ratio',
        teaching: 'This is concentration over absorbance; the slope is absorbance over concentration.',
      },
      ...(figure.kind === 'table'
        ? [
            {
              value: slope + blank / step,
              slip: 'line-through-origin',
              teaching: 'This divides the reading of one standard, blank included, by its concentration.',
            },
            {
              value: slope + blank / straightTo,
              slip: 'line-through-origin',
              teaching: 'This draws the line from the origin to the last standard; it starts at the blank.',
            },
            {
              value: slope - blank / straightTo,
              slip: 'subtracted-twice',
              teaching: 'The blank was subtracted from the rise, which does not contain it.',
            },
          ]
        : [
            {
              value: slope / 2,
              slip: 'ruling-misread',
              teaching: 'This is the rise over one part of the finest ruling, which is half a mg/L.',
            },
            ...[0.2, -0.2].map((off) => ({
              value: slope + off / straightTo,
              slip: 'ruling-misread',
              teaching: `The end of the line was read from the wrong label, 0.2 too ${off > 0 ? 'high' : 'low'}.`,
            })),
          ]),
      {
        value: slope * step,
        slip: 'value-for-change',
        teaching:
          'This is the rise from one standard to the next, not divided by the change of concentration.',
      },
      {
        value: slope * straightTo,
        slip: 'value-for-change',
        teaching: 'This is the rise over all standards, not divided by the change of concentration.',
      },
      {
        value: (slope * straightTo) / (straightTo - step),
        slip: 'counted-one-too-few',
        teaching: 'The rise over all standards was divided by the change between one standard fewer.',
      },
      {
        value: (slope * straightTo) / (straightTo + step),
        slip: 'counted-one-too-many',
        teaching: 'The rise over all standards was divided by the change between one standard more.',
      },
    ],
    0.12,
  );
  const rise = formatSignificant(slope * straightTo, 3);
  const run = `${formatDecimals(straightTo, 1)} mg/L`;
  return (
    options && {
      text: 'What is the slope of the calibration line, absorbance against concentration?',
      keyFrom: (drawing) => write(lineIn(drawing, straightTo).slope),
      ...options,
      explanation: `Over ${run} the absorbance of the standards rises by ${rise}. Absorbance has no unit, so that the slope is \\frac{${rise}}{${run}} = ${options.answer}.`,
      finding: `The line through the standards rises by ${options.answer}.`,
    }
  );
}

/** The content of the sample before it was diluted. */
export function content(standards: Standards): PartDraft | null {
  const { slope, blank, isBlankIn, signal, aliquot, flask, straightTo } = standards;
  const dilution = flask / aliquot;
  const write = (value: number): string => `${plainNumber(value, 2)} mg/L`;
  const own = signal - (isBlankIn ? blank : 0);
  const inCell = own / slope;
  const { near, far } = contentSlips(standards, inCell);
  const key = inCell * dilution;
  // That the sample lies beyond the last standard is seen at a glance: its own reading is larger.
  const options = isBlankIn
    ? shareReadingOptions(key, write, [...far, ...near], 0.13)
    : amongNear(key, write, 0.12, near, far);
  const [a, c, s] = [
    formatDecimals(own, 3),
    `${formatSignificant(inCell, 3)} mg/L`,
    `${formatSignificant(slope, 3)} L/mg`,
  ];
  const corrected = isBlankIn
    ? `After subtraction of the blank, the absorbance of the sample is ${formatDecimals(signal, 3)} − ${formatDecimals(blank, 3)} = ${a}.`
    : `Only the diluted solution lies in the straight part, with an absorbance of ${a}.`;
  const volumes = `\\frac{${formatDecimals(flask, 1)} mL}{${formatDecimals(aliquot, 2)} mL}`;
  return (
    options && {
      text: 'What is the concentration of the analyte in the undiluted water sample?',
      keyFrom: (drawing) => write((own / lineIn(drawing, straightTo).slope) * dilution),
      ...options,
      explanation: `${corrected} With the slope of the line the solution holds \\frac{${a}}{${s}} = ${c}. Before the dilution it was ${c} × ${volumes} = ${options.answer}.`,
      finding: `The corrected absorbance over the slope, times the dilution: ${options.answer}.`,
    }
  );
}

/** Slips on the way to the content: those that end near it, and those that do not. */
function contentSlips(
  { slope, blank, isBlankIn, signal, undiluted, aliquot, flask, figure }: Standards,
  inCell: number,
): { near: SlippedValue[]; far: SlippedValue[] } {
  const dilution = flask / aliquot;
  const forgotten: SlippedValue = {
    value: inCell,
    slip: 'forgot-dilution-factor',
    teaching: 'This is the concentration of the diluted solution, not that of the sample.',
  };
  const added: SlippedValue = {
    value: (inCell * (flask + aliquot)) / aliquot,
    slip: 'aliquot-added-to-flask-volume',
    teaching: 'The sample is made up to the volume of the flask: its own volume is part of it.',
  };
  if (isBlankIn)
    return {
      near: [added],
      far: [
        {
          value: (signal / slope) * dilution,
          slip: 'ignored-blank',
          teaching: 'The absorbance of the blank was not subtracted from that of the sample.',
        },
        {
          value: ((signal - 2 * blank) / slope) * dilution,
          slip: 'subtracted-twice',
          teaching: 'The blank was subtracted twice; once is enough.',
        },
        {
          value: ((signal + blank) / slope) * dilution,
          slip: 'wrong-sign',
          teaching: 'The blank is part of the reading; it has to be subtracted, not added.',
        },
        {
          value: inCell / dilution,
          slip: 'dilution-the-wrong-way',
          teaching: 'The sample was more concentrated than the diluted solution, not less.',
        },
        forgotten,
      ],
    };
  return {
    near: [
      added,
      {
        value: (inCell * (flask - aliquot)) / aliquot,
        slip: 'wrong-flask',
        teaching:
          'The volume of the sample was subtracted from that of the flask: it is part of what the flask holds.',
      },
      {
        value: (signal / meanSlope(figure)) * dilution,
        slip: 'some-points-only',
        teaching: 'This takes the line from the blank to the highest standard; the straight part is steeper.',
      },
    ],
    far: [
      {
        value: undiluted / slope,
        slip: 'overgeneralised-rule',
        teaching: 'The undiluted sample absorbs more than the straight part of the line reaches.',
      },
      {
        value: (undiluted / slope) * dilution,
        slip: 'exchanged-values',
        teaching: 'This takes the reading of the undiluted sample for that of the diluted one.',
      },
      forgotten,
    ],
  };
}
