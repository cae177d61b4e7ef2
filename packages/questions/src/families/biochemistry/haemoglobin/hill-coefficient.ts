import { formatDecimals, roundDecimals } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import type { StepSlip } from '../../crossed-slips.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { sites } from './binding-curve-parts.ts';
import { most, type HillPlot } from './hill-plot-parts.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** The length of the horizontal axis and of the vertical one. */
const [axisWidth, axisHeight] = [2.5, 4];

/** The Hill coefficient, the slope. Options lie between one and the number of sites. */
export function hillCoefficient({ hill, zero }: HillPlot): PartDraft | null {
  const write = (value: number): string => formatDecimals(value, 1);
  const run = (2 * most) / hill;
  const possible = slipsOfSlope(run, zero).filter(({ value }) => value >= 1 && value <= sites);
  const options = optionsApart(hill, write, possible, isPercentApart(16), { isAlone: true });
  const [from, to] = [roundDecimals(zero - most / hill, 2), roundDecimals(zero + most / hill, 2)];
  const [a, b] = [formatDecimals(from, 2), formatDecimals(to, 2)];
  return (
    options && {
      text: 'What is the Hill coefficient of the protein?',
      keyFrom: ({ lines }) => {
        const [[x, y], [u, v]] = [lines[0]?.[0] ?? [NaN, NaN], lines[0]?.at(-1) ?? [NaN, NaN]];
        return write((v - y) / (u - x));
      },
      ...options,
      explanation: `The Hill coefficient is the slope of the line. Between its ends, at ${a} and ${b} on the horizontal axis, the line rises from −1.6 to 1.6. This is a rise of 3.2 over a run of ${formatDecimals(to - from, 2)}, which gives a slope of about ${options.answer}.`,
      finding: `The slope of the line is ${options.answer}.`,
    }
  );
}

/** @param run the width of the line */
function slipsOfSlope(run: number, zero: number): SlippedValue[] {
  const rise = 2 * most;
  return [
    {
      value: 4,
      slip: 'maximum-misplaced',
      teaching:
        'The number of binding sites was used; the Hill coefficient reaches it only in the limit of full cooperativity.',
    },
    {
      value: rise,
      slip: 'slope-for-change',
      teaching: 'The rise of the line was not divided by the change along the horizontal axis.',
    },
    {
      value: most / run,
      slip: 'halved-the-slope',
      teaching: 'Half of the line was used for the rise, but the whole line was used for the run.',
    },
    {
      value: 10 ** zero,
      slip: 'answered-another-quantity',
      teaching:
        'This is the pressure of half saturation in kPa, where the line crosses zero; the Hill coefficient is the slope of the line.',
    },
    ...heights(rise).map(({ made, ...one }) => ({ value: made / run, ...one })),
    ...widths(run).map(({ made, ...one }) => ({ value: rise / made, ...one })),
    ...heights(rise).flatMap((height) =>
      widths(run)
        .slice(1)
        .map((width) => ({
          value: height.made / width.made,
          slip: height.slip,
          teaching: twoSlips(height.teaching, width.teaching),
        })),
    ),
  ];
}

const heights = (rise: number): StepSlip<number>[] => [
  {
    made: axisHeight,
    slip: 'wrong-axis',
    teaching:
      'The height of the whole vertical axis was used; the line does not reach the top or the bottom of the axis.',
  },
  ...[1, -1].map((off) => ({
    made: rise + off,
    slip: 'ruling-misread',
    teaching: `One end of the line was read from the wrong label on the vertical axis, which makes its height too ${off > 0 ? 'large' : 'small'} by 1.`,
  })),
];

const widths = (run: number): StepSlip<number>[] => [
  {
    made: axisWidth,
    slip: 'wrong-axis',
    teaching: 'The width of the whole horizontal axis was used; the line covers only part of it.',
  },
  ...[-0.5, 0.5].map((off) => ({
    made: run + off,
    slip: 'ruling-misread',
    teaching: `One end of the line was read from the wrong label on the horizontal axis, which makes its width too ${off > 0 ? 'large' : 'small'} by 0.5.`,
  })),
];
