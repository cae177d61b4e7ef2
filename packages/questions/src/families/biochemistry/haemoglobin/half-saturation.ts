import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { crossedSlips, type StepSlip } from '../../crossed-slips.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import type { HillPlot } from './hill-plot-parts.ts';

/** In kPa: between which a pressure of half saturation can be believed, and is told from others by one decimal. */
const believable = [0.15, 60] as const;

/** The pressure of half saturation, where the line crosses zero. */
export function halfSaturation({ hill, zero }: HillPlot, random: Random): PartDraft | null {
  const write = (value: number): string => `${formatDecimals(value, 1)} kPa`;
  const offer = (key: number, slips: readonly SlippedValue[]): ReturnType<typeof optionsApart> =>
    optionsApart(key, write, slips, isPercentApart(17), { isAlone: true, within: believable });
  const pressureOf = (height: number, pressureAt: (place: number) => number): number =>
    pressureAt(zero + height / hill);
  const options =
    random.next() < squares
      ? crossedSlips(
          random,
          {
            right: [0, (place) => 10 ** place],
            first: wrongHeights,
            second: wrongPressures,
            resultOf: pressureOf,
          },
          offer,
        )
      : offer(10 ** zero, [
          ...random
            .shuffle(wrongPowers)
            .map(({ made, ...slip }, place) => ({ value: made(zero), ...slip, isDecisive: place === 0 })),
          ...wrongHeights.map(({ made, ...slip }) => ({
            value: pressureOf(made, (place) => 10 ** place),
            ...slip,
          })),
          ...wrongPressures.map(({ made, ...slip }) => ({ value: made(zero), ...slip })),
          ...wrongHeights.flatMap((height) =>
            wrongPowers.map((power) => ({
              value: pressureOf(height.made, power.made),
              slip: height.slip,
              teaching: twoSlips(height.teaching, power.teaching),
            })),
          ),
        ]);
  return (
    options && {
      text: 'At what partial pressure of oxygen is the protein half saturated?',
      keyFrom: ({ lines }) => write(10 ** (placeOfHeight(lines[0] ?? [], 0) ?? NaN)),
      ...options,
      explanation: `At half saturation, *Y*/(1 − *Y*) is 1, and its logarithm is 0. The line crosses 0 at log(*p*/kPa) = ${formatDecimals(zero, 2)}, so *p* = 10^{${formatDecimals(zero, 2)}} kPa, or about ${options.answer}.`,
      finding: `The line crosses zero at ${options.answer}.`,
    }
  );
}

/** The share of the draws in which a wrong height and a wrong pressure stand in a square with the right one. */
const squares = 0.3;

/** What else is taken for ten to the power of the logarithm. */
const wrongPowers: readonly StepSlip<(place: number) => number>[] = [
  {
    made: (place) => Math.exp(place),
    slip: 'natural-for-decadic-logarithm',
    teaching: 'The axis shows base-10 logarithms; e was raised to the power instead of 10.',
  },
  {
    made: (place) => place,
    slip: 'logarithm-for-number',
    teaching: 'The logarithm was taken for the pressure; 10 must be raised to its power.',
  },
];

/** Other heights than zero at which the line is read. */
const wrongHeights: readonly StepSlip<number>[] = [
  {
    made: 0.5,
    slip: 'half-height-factor',
    teaching: 'The line was read at 0.5; at half saturation, *Y*/(1 − *Y*) is 1, and its logarithm is 0.',
  },
  {
    made: 1,
    slip: 'logarithm-for-number',
    teaching:
      'The line was read at 1; at half saturation, *Y*/(1 − *Y*) is 1, but the axis shows its logarithm, 0.',
  },
  {
    made: Math.log10(0.5),
    slip: 'share-for-ratio',
    teaching:
      'The line was read at −0.30, the logarithm of 0.5; the axis shows the logarithm of *Y*/(1 − *Y*), which is 0 at half saturation.',
  },
  {
    made: -1,
    slip: 'wrong-sign',
    teaching: 'The line was read at −1; at half saturation, the logarithm of *Y*/(1 − *Y*) is 0.',
  },
];

/** The distance of the labels on the horizontal axis. */
const labels = 0.5;

/** Other pressures than that of which the logarithm was read. */
const wrongPressures: readonly StepSlip<(place: number) => number>[] = [
  ...wrongPowers,
  ...[0.5, -0.5].map((off) => ({
    made: (place: number) => 10 ** (place + off),
    slip: 'ruling-misread',
    teaching: `The divisions were counted from the wrong label on the horizontal axis, which makes the reading 0.5 too ${off > 0 ? 'high' : 'low'}.`,
  })),
  ...[2, 0.5].map((times) => ({
    made: (place: number) => {
      const label = labels * Math.floor(place / labels);
      return 10 ** (label + times * (place - label));
    },
    slip: 'ruling-misread',
    teaching: `One small division on the horizontal axis was read as ${formatDecimals(0.1 * times, 2)}; it is 0.10.`,
  })),
  {
    made: (place) => 10 ** -place,
    slip: 'wrong-sign',
    teaching: 'The sign of the logarithm was reversed.',
  },
];
