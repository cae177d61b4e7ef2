import { formatDecimals } from '@valence/chemistry';
import type { Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import {
  ammonium,
  hydrogen,
  hydroxide,
  metals,
  strongAnions,
  weakAnions,
  type Ion,
} from './electrolyte-ions.data.ts';
import { conductivityPlot, strongLine } from './molar-conductivity-plot.ts';

/** Where the straight line through the ends of a drawn one meets the vertical axis. */
function atZero(points: readonly Point[] = []): number {
  const [[x0, y0], [x1, y1]] = [points[0] ?? [NaN, NaN], points.at(-1) ?? [NaN, NaN]];
  return y0 - ((y1 - y0) / (x1 - x0)) * x0;
}

const conductivity = (value: number): string => `${formatDecimals(value, 0)} S cm^{2} mol^{−1}`;

/** The limiting molar conductivity of a weak electrolyte from those of three strong ones. */
export function independentIons(random: Random): Draft | null {
  const [metal, anion] = [random.pick(metals), random.pick(strongAnions)];
  const weak = random.pick(weakAnions);
  const isBase = random.integer(1, 3) === 1;
  const [cation, ownAnion] = isBase ? [ammonium, hydroxide] : [hydrogen, weak];
  const sum = (one: Ion, other: Ion): number => Math.round(one.conductivity + other.conductivity);
  const [first, second, third] = [sum(cation, anion), sum(metal, ownAnion), sum(metal, anion)];
  if (Math.abs(first - third) < 20 || Math.abs(second - third) < 20) return null;
  const isOrganic = !isBase;
  const salt = isOrganic ? `\\ce{${weak.symbol}${metal.symbol}}` : `\\ce{${metal.symbol}OH}`;
  const names = [
    `\\ce{${cation.symbol}${anion.symbol}}`,
    salt,
    `\\ce{${metal.symbol}${anion.symbol}}`,
  ] as const;
  const asked = isBase
    ? 'aqueous ammonia, which gives \\ce{NH4+} and \\ce{OH-}'
    : `${weak.name}, \\ce{${weak.acid}}`;
  const key = first + second - third;
  const options = readingOptions(
    key,
    conductivity,
    [
      {
        value: first + second,
        slip: 'ions-counted-twice',
        teaching: `The sum of the first two also includes the ions of ${names[2]}, so its limiting value must be subtracted.`,
      },
      {
        value: first + second + third,
        slip: 'added-for-subtracted',
        teaching: `The ions of ${names[2]} must be removed from the sum, so its value is subtracted, not added.`,
      },
      {
        value: first + third - second,
        slip: 'other-curve',
        teaching: `The wrong value was subtracted: ${names[1]} contains one of the ions in question.`,
      },
      {
        value: first + third,
        slip: 'other-curve',
        teaching: `The anion in question is in ${names[1]}, not in ${names[2]}, which contains neither of the two ions.`,
      },
      {
        value: second + third - first,
        slip: 'other-curve',
        teaching: `The wrong value was subtracted: ${names[0]} contains one of the ions in question.`,
      },
      {
        value: first,
        slip: 'one-step-short',
        teaching: `This is the limiting value of ${names[0]} alone; only one of its ions is needed.`,
      },
      {
        value: second,
        slip: 'one-step-short',
        teaching: `This is the limiting value of ${names[1]} alone; only one of its ions is needed.`,
      },
      {
        value: (first + second) / 2,
        slip: 'averaged-levels',
        teaching: `The values of ${names[0]} and ${names[1]} were averaged; they must be added, and that of ${names[2]} subtracted.`,
      },
      {
        value: first - third,
        slip: 'effect-left-out',
        teaching: `This is the difference between the conductivities of the two cations; the value for ${names[1]} must be added.`,
      },
      {
        value: second - third,
        slip: 'effect-left-out',
        teaching: `This is the difference between the conductivities of the two anions; the value for ${names[0]} must be added.`,
      },
      {
        value: (first + second + third) / 3,
        slip: 'averaged-levels',
        teaching:
          'The three limiting values were averaged; two of them must be added and the third subtracted.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        teaching:
          'The result was halved; the electrolyte gives one cation and one anion per formula unit, so nothing is halved.',
      },
    ].filter(({ value }) => value > 0),
    28,
  );
  return (
    options && {
      text: `What is the limiting molar conductivity of ${asked}, according to the lines for these three strong electrolytes?`,
      shown: {
        figure: conductivityPlot(
          [first, second, third].map((limit, place) => ({
            name: names[place] ?? '',
            points: strongLine(limit),
          })),
          450,
          50,
        ),
        keyFrom: ({ lines }) => conductivity(atZero(lines[0]) + atZero(lines[1]) - atZero(lines[2])),
      },
      ...options,
      explanation: `Extended to \\sqrt{*c*} = 0, the lines give the limiting values: about ${first} for ${names[0]}, ${second} for ${names[1]} and ${third} for ${names[2]}. At infinite dilution ions move independently, so ${names[0]} plus ${names[1]} minus ${names[2]} leaves the two ions in question: ${first} + ${second} − ${third} = ${key}, so the value is ${options.answer}.`,
      finding: `The limiting values of the three lines, two added and one subtracted, give ${options.answer}.`,
    }
  );
}
