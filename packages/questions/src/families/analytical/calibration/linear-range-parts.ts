import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { bentLineEffects } from './bent-line-effects.data.ts';
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

/** What the bent end of the line does to results. */
export function beyondRange(random: Random): PartDraft {
  return consequencePart(random, bentLineEffects);
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
