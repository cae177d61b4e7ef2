import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { lineIn, meanSlope, type Standards } from './calibration-standards.ts';

const concentration = (value: number): string => `${formatDecimals(value, 2)} mg/L`;

/** The last standard on the straight line. */
export function straightUpTo({ straightTo, concentrations }: Standards): PartDraft {
  return {
    text: 'Which standard is the last one that lies on the straight part of the line?',
    keyFrom: ({ cells }) => concentration(straightIn(cells)),
    answer: concentration(straightTo),
    distractors: concentrations
      .filter((c) => c > 0 && c !== straightTo)
      .map((c) => ({
        text: concentration(c),
        slip: c < straightTo ? 'some-points-only' : 'overgeneralised-rule',
        teaching:
          c < straightTo
            ? 'From here to the next standard the absorbance still rises by the same step.'
            : 'Up to here the steps of the absorbance have become clearly smaller already.',
      })),
    explanation: `The concentrations rise in equal steps. Up to ${concentration(straightTo)} the absorbance does so, too; beyond, its steps become clearly smaller. The last standard on the straight part is that with ${concentration(straightTo)}.`,
    finding: `The absorbance rises in equal steps up to ${concentration(straightTo)}.`,
  };
}

/** The concentration after which a step of the absorbance is less than nine tenths of the first one. */
function straightIn(cells: DrawingReading['cells']): number {
  const points = cells.map(([c = '', absorbance = '']) => [Number(c), Number(absorbance)] as const);
  const steps = points.slice(1).map(([, absorbance], place) => absorbance - (points[place]?.[1] ?? 0));
  const last = steps.findIndex((step) => step < 0.9 * (steps[0] ?? 0));
  return points[last]?.[0] ?? NaN;
}

const suppositions = [
  {
    text: 'Suppose that the result is taken from the reading of the undiluted sample and the straight part of the line, extrapolated. How does this result compare with the true concentration?',
    answer: 'It is too low, since the absorbances level off.',
    explanation:
      'Beyond the straight part the absorbance is smaller than the extrapolated line would have it. So the line gives too small a concentration for the reading.',
    wrong: [
      [
        'It is too high, since an undiluted sample absorbs more.',
        'reversed-trend',
        'It absorbs more than the diluted one, but less than the straight line has it at this concentration.',
      ],
      [
        'It is right, since no error of a dilution enters.',
        'overlooked-effect',
        'Pipette and flask add little; the bend of the line adds much.',
      ],
      [
        'It is right, since a straight line can be extrapolated.',
        'overgeneralised-rule',
        'The standards show that the line does not go on straight.',
      ],
    ],
  },
  {
    text: 'Suppose that a line through the blank and the highest standard is used, and the reading of the diluted sample. How does the result compare with the true concentration?',
    answer: 'It is too high, since this line is less steep than the straight part.',
    explanation:
      'The highest standard lies below the extrapolated straight part, so that the line through it is less steep. It reaches the reading of the diluted sample only at too large a concentration.',
    wrong: [
      [
        'It is too low, since this line is less steep than the straight part.',
        'reversed-trend',
        'A line that is less steep reaches a given absorbance at a larger concentration.',
      ],
      [
        'It is right, since the diluted sample lies in the straight part.',
        'overlooked-effect',
        'The sample does, but the line that is used is another one.',
      ],
      [
        'It is right, since two points determine a line.',
        'some-points-only',
        'They determine one, but one that misses the standards in between.',
      ],
    ],
  },
] as const;

/** What the bent end of the line does to a result. */
export function beyondRange(random: Random): PartDraft {
  const { text, answer, explanation, wrong } = random.pick(suppositions);
  return {
    text,
    answer,
    distractors: wrong.map(([option, slip, teaching]) => ({ text: option, slip, teaching })),
    explanation: `${explanation} ${answer}`,
    finding: explanation,
  };
}

/** Of the blanks, as the stimulus states it. */
const scatter = 0.002;

/** The concentration whose absorbance is three standard deviations of the blank. */
export function detectionLimit({ slope, straightTo, figure }: Standards): PartDraft | null {
  const write = (value: number): string => `${formatSignificant(value, 2)} mg/L`;
  const options = shareReadingOptions((3 * scatter) / slope, write, [
    {
      value: scatter / slope,
      slip: 'forgot-factor',
      teaching: 'One standard deviation is taken here; the limit is at three of them.',
    },
    {
      value: (10 * scatter) / slope,
      slip: 'detection-limits-confused',
      teaching: 'Ten standard deviations give the limit of quantitation.',
    },
    {
      value: 3 * scatter,
      slip: 'signal-for-concentration',
      teaching: 'This is an absorbance; the slope makes a concentration of it.',
    },
    {
      value: (3 * scatter) / meanSlope(figure),
      slip: 'some-points-only',
      teaching: 'This takes the line from the blank to the highest standard; the straight part is steeper.',
    },
  ]);
  const s = `${formatSignificant(slope, 3)} L/mg`;
  return (
    options && {
      text: 'What is the detection limit in the solution that is measured, at three standard deviations of the blank?',
      keyFrom: (drawing) => write((3 * scatter) / lineIn(drawing, straightTo).slope),
      ...options,
      explanation: `Three standard deviations of the blank are 3 × 0.0020 = 0.0060. The slope of the straight part is ${s}, so that the limit is \\frac{0.0060}{${s}} = ${options.answer}.`,
      finding: `Three standard deviations over the slope: ${options.answer}.`,
    }
  );
}
