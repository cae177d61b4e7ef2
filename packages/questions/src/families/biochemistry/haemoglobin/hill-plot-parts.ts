import { formatDecimals } from '@valence/chemistry';
import { heightAt, type Figure, type Plot, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { readingOptions } from '../../options/reading-options.ts';

/** The middle part of a Hill plot, a straight line. */
export interface HillPlot {
  /** Its slope, and the place where it crosses zero: the decadic logarithm of the pressure of half saturation in kPa. */
  hill: number;
  zero: number;
  figure: Figure & Plot;
}

/** Where the drawn line ends, in the vertical direction. */
export const most = 1.6;

/** @returns `null` where the line ends at the edge of the plot */
export function drawHillPlot(random: Random): HillPlot | null {
  const hill = random.integer(14, 33) / 10;
  const zero = random.pick([
    -0.3, -0.2, -0.15, -0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85,
  ]);
  const [from, to] = [zero - most / hill, zero + most / hill];
  if (from < -0.95 || to > 1.45) return null;
  const at = (y: number): Point => [zero + y / hill, y];
  const figure: HillPlot['figure'] = {
    kind: 'plot',
    of: 'graph',
    caption: 'Hill plot of an oxygen-binding protein',
    x: { quantity: 'log(*p*/kPa)', from: -1, to: 1.5, step: 0.5, parts: 5 },
    y: { quantity: 'log(*Y*/(1 − *Y*))', from: -2, to: 2, step: 1, parts: 5 },
    series: [
      { shape: 'line', points: [at(-most), at(most)] },
      { shape: 'points', points: [-1.4, -0.8, -0.3, 0.3, 0.8, 1.4].map(at) },
    ],
  };
  return { hill, zero, figure };
}

/** The saturation at a pressure. */
export function saturationAt({ hill, zero }: HillPlot, random: Random): PartDraft | null {
  const pressure = random.pick([0.5, 0.8, 1.6, 2, 2.5, 3.2, 4, 5, 6.3]);
  const place = Math.log10(pressure);
  const height = hill * (place - zero);
  const odds = 10 ** height;
  const key = (100 * odds) / (1 + odds);
  const write = (value: number): string => `${formatDecimals(value, 0)}%`;
  if (Math.abs(height) < 0.25 || Math.abs(height) > 1.3) return null;
  const simple = pressure / (pressure + 10 ** zero);
  const of = (y: number): number => 100 / (1 + 10 ** -y);
  const options = readingOptions(
    key,
    write,
    [
      {
        value: 100 - key,
        slip: 'rest-for-part',
        teaching: 'This is the percentage of the sites without oxygen.',
      },
      {
        value: odds < 1 ? 100 * odds : 100 / odds,
        slip: 'ratio-for-fraction',
        teaching:
          odds < 1
            ? 'The ratio of sites with oxygen to sites without it was given, but a percentage must be based on all sites.'
            : 'The ratio of sites without oxygen to sites with it was given, but the percentage is that of sites with oxygen among all sites.',
      },
      {
        value: 100 * simple,
        slip: 'cooperativity-ignored',
        teaching: 'A protein without cooperativity that is half saturated at the same pressure was assumed.',
      },
      {
        value: 100 / (1 + Math.exp(-height)),
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The axis shows base-10 logarithms; e was raised to the power instead of 10.',
      },
      {
        value: 100 * (0.5 + height / 4),
        slip: 'linear-for-logarithmic',
        teaching:
          'The vertical axis was read as if it showed the saturation, from 0% at the bottom to 100% at the top.',
      },
      {
        value: of(height + 1),
        slip: 'ruling-misread',
        teaching: 'The line was read from the wrong label on the vertical axis, 1 too high.',
      },
      {
        value: of(height - 1),
        slip: 'ruling-misread',
        teaching: 'The line was read from the wrong label on the vertical axis, 1 too low.',
      },
    ],
    8,
  );
  const [x, y] = [formatDecimals(place, 2), formatDecimals(height, 2)];
  return (
    options && {
      text: `Approximately what percentage of the sites carry oxygen at ${formatDecimals(pressure, 1)} kPa?`,
      keyFrom: ({ lines }) => write(of(heightAt(lines[0] ?? [], place))),
      ...options,
      explanation: `At ${formatDecimals(pressure, 1)} kPa, log(*p*/kPa) is ${x}, where the line is at about ${y.replace('-', '−')}. Therefore, *Y*/(1 − *Y*) = 10^{${y.replace('-', '−')}}, and *Y* = \\frac{1}{1 + 10^{${formatDecimals(-height, 2).replace('-', '−')}}}, or about ${options.answer}.`,
      finding: `The line at log ${formatDecimals(pressure, 1)} leads to ${options.answer}.`,
    }
  );
}
