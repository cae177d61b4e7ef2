import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { niceAxis, places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';

const micromolar = (value: number): string => `${formatDecimals(value, 0)} µmol/L`;

/** A drawn Michaelis–Menten curve with its plateau: *K*_{M}, and the inhibitor behind a second curve. */
export const michaelisMentenReadings: Family = {
  id: 'michaelis-menten-readings',
  name: 'Reading a Michaelis–Menten plot',
  subject: 'biochemistry',
  topics: ['enzyme-kinetics'],
  difficulties: ['beginner', 'intermediate'],
  tests: {
    beginner: ['michaelis-menten-kinetics'],
    intermediate: ['competitive-inhibition'],
  },
  uses: ['enzyme-activity'],
  reference: 'Berg, Tymoczko and Stryer, Biochemistry, section 8.4',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner'
      ? constantOf(drawCurves(random, { isWide: true }))
      : apparentConstant(random);
  },
};

/** What concentrations are multiplied by, so that they do not all have two figures. */
const scales = [5, 2, 1] as const;

/** What was drawn, in µmol/L and nmol/(L s): at these rates a minute uses up little of the substrate. */
export interface Curves {
  figure: Extract<Figure, { kind: 'plot' }>;
  km: number;
  vmax: number;
  to: number;
}

/**
 * The curve of the enzyme alone, the line of its maximum rate, and one with a competitive inhibitor where a factor is given.
 * @param step *K*_{M} is a multiple of it
 * @param isWide whether *K*_{M} may be larger than 80 µmol/L, too
 */
export function drawCurves(
  random: Random,
  { factor, step = 10, isWide = false }: { factor?: number; step?: number; isWide?: boolean } = {},
): Curves {
  const least = random.integer(20 / step, 80 / step) * step;
  const vmax = random.integer(5, 16) * 5;
  const km = isWide ? least * random.pick(scales) : least;
  const to = niceAxis(km * (factor ?? 1) * 5).to;
  const curve = (k: number): Point[] => places(0, to, 90).map((s) => [s, (vmax * s) / (k + s)]);
  const plateau: Point[] = [
    [0, vmax],
    [to, vmax],
  ];
  const figure: Curves['figure'] = {
    kind: 'plot',
    of: 'Michaelis–Menten plot',
    caption: 'Initial rates of an enzyme-catalyzed reaction; the horizontal dashed line is the limiting rate',
    x: { quantity: '[S]', unit: 'µmol/L', ...niceAxis(to) },
    y: { quantity: '*v*_{0}', unit: 'nmol/(L s)', ...niceAxis(vmax * 1.1) },
    series: [
      ...(factor === undefined
        ? [{ shape: 'line', points: curve(km) } as const]
        : [
            { shape: 'line', name: 'enzyme alone', points: curve(km) } as const,
            { shape: 'line', name: 'with inhibitor', points: curve(km * factor) } as const,
          ]),
      {
        shape: 'line',
        points: plateau,
        isDashed: true,
        ...(factor !== undefined && { name: 'limiting rate' }),
      },
    ],
  };
  return { figure, km, vmax, to };
}

/** Where a curve reaches half of the limiting rate, whose line is drawn last. */
function halfPlace({ lines }: DrawingReading, index: number): number {
  const half = (lines.at(-1)?.[0]?.[1] ?? NaN) / 2;
  // Between two points that are far apart the curve bends; its reciprocals lie on a line.
  const reciprocals = (lines[index] ?? [])
    .filter(([at, rate]) => at > 0 && rate > 0)
    .map(([at, rate]): Point => [1 / at, 1 / rate]);
  return 1 / (placeOfHeight(reciprocals, 1 / half) ?? NaN);
}

/** *K*_{M} from half of the limiting rate. */
export function constantOf({ figure, km, vmax, to }: Curves): Draft | null {
  const options = readingOptions(
    km,
    micromolar,
    [
      {
        value: vmax,
        slip: 'km-vmax-mixed-up',
        teaching: 'This number is the maximum rate; *K*_{M} is the concentration at half of it.',
      },
      {
        value: vmax / 2,
        slip: 'wrong-axis',
        teaching:
          'This is half of the maximum rate, from the vertical axis; the concentration below it is asked for.',
      },
      {
        value: to / 2,
        slip: 'half-life-for-whole-time',
        teaching: 'This is the middle of the horizontal axis; half of the maximum rate counts.',
      },
      {
        value: to,
        slip: 'taken-as-saturated',
        teaching: 'Here the rate is near its maximum; *K*_{M} belongs to half of the maximum rate.',
      },
      {
        value: km / 2,
        slip: 'halved-one-amount',
        teaching: 'The concentration at half of the maximum rate was halved once more; it is *K*_{M} itself.',
      },
      {
        value: km * 2.6,
        slip: 'taken-as-saturated',
        teaching: 'Where the curve begins to level off, more than half of the maximum rate is reached.',
      },
    ],
    Math.max(0.3 * km, to / 16),
    [
      ...rulingSlips({ reading: km, step: figure.x.step, to, write: micromolar }),
      ...[
        { part: '\\frac{1}{4}', factor: 1 / 3 },
        { part: '\\frac{2}{3}', factor: 2 },
        { part: '\\frac{3}{4}', factor: 3 },
      ].map(({ part, factor }) => ({
        value: km * factor,
        slip: 'other-point-of-curve',
        term: 'place',
        teaching: `The curve was read at ${part} of the maximum rate; *K*_{M} belongs to half of it.`,
      })),
    ],
  );
  return (
    options && {
      text: 'What is the *K*_{M} of the enzyme according to the plot?',
      shown: { figure, keyFrom: (drawing) => micromolar(halfPlace(drawing, 0)) },
      ...options,
      explanation: `*K*_{M} is the concentration of substrate at which the rate is half of its maximum value. The curve approaches ${formatDecimals(vmax, 0)} nmol/(L s), and half of it is ${formatDecimals(vmax / 2, 1)} nmol/(L s). This rate is reached at ${options.answer}.`,
      finding: `Half of the maximum rate is reached at ${options.answer}.`,
    }
  );
}

function apparentConstant(random: Random): Draft | null {
  const factor = random.pick([2, 3, 4]);
  const { figure, km, vmax, to } = drawCurves(random, { factor });
  const ki = random.integer(2, 9) * 5 * random.pick(scales.toReversed());
  const inhibitor = ki * (factor - 1);
  const write = (value: number): string => `${formatDecimals(value, 0)} µmol/L`;
  const options = readingOptions(
    ki,
    write,
    [
      {
        value: inhibitor / factor,
        slip: 'one-forgotten-in-factor',
        teaching: 'The factor of *K*_{M} is 1 + [I]/*K*_{I}; the 1 has to be subtracted.',
      },
      {
        value: inhibitor,
        slip: 'forgot-factor',
        teaching:
          'This is the concentration of the inhibitor; *K*_{I} equals it only where *K*_{M} is doubled.',
      },
      {
        value: inhibitor * (factor - 1),
        slip: 'multiplied-for-divided',
        teaching: 'The concentration is divided by the factor minus one, not multiplied.',
      },
      { value: km, slip: 'km-vmax-mixed-up', teaching: 'This is *K*_{M} of the enzyme alone.' },
      {
        value: km * factor,
        slip: 'other-curve',
        teaching: 'This is the apparent *K*_{M} with the inhibitor.',
      },
      {
        value: inhibitor * factor,
        slip: 'one-forgotten-in-factor',
        teaching: 'The concentration is divided by the factor of *K*_{M} minus one.',
      },
    ],
    0.28 * ki,
    [
      {
        value: inhibitor / (factor + 1),
        slip: 'added-for-subtracted',
        teaching: 'The 1 was added to the factor of *K*_{M}; it has to be subtracted.',
      },
      {
        value: ki / 2,
        slip: 'needless-half',
        teaching:
          'Half of the concentration of the inhibitor was taken, as half of the maximum rate is; all of it counts.',
      },
      {
        value: km / factor,
        slip: 'wrong-reference',
        teaching:
          'The *K*_{M} of the enzyme was divided by the factor; the concentration of the inhibitor is divided by the factor minus one.',
      },
      {
        value: km * (factor - 1),
        slip: 'difference-for-ratio',
        teaching:
          'The two values of *K*_{M} were subtracted; their ratio is 1 + [I]/*K*_{I}, which leads to *K*_{I}.',
      },
      ...rulingSlips({
        reading: km,
        step: figure.x.step,
        to,
        name: '*K*_{M} of the enzyme alone',
        write,
        of: (read) => (km * factor > read ? inhibitor / ((km * factor) / read - 1) : Number.NaN),
        isCurved: true,
      }),
      ...rulingSlips({
        reading: km * factor,
        step: figure.x.step,
        to,
        name: '*K*_{M} with the inhibitor',
        write,
        of: (read) => (read > km ? inhibitor / (read / km - 1) : Number.NaN),
        isCurved: true,
      }),
    ],
  );
  return (
    options && {
      text: `The second curve was measured with ${micromolar(inhibitor)} of a competitive inhibitor. What is the dissociation constant *K*_{I} of the inhibitor?`,
      shown: {
        figure,
        keyFrom: (drawing) => write(inhibitor / (halfPlace(drawing, 1) / halfPlace(drawing, 0) - 1)),
      },
      ...options,
      explanation: `Half of the maximum rate, ${formatDecimals(vmax / 2, 1)} nmol/(L s), is reached at ${micromolar(km)} without the inhibitor and at ${micromolar(km * factor)} with it: a factor of ${factor}. For a competitive inhibitor this factor is 1 + [I]/*K*_{I}, so that *K*_{I} = \\frac{${micromolar(inhibitor)}}{${factor} − 1} = ${options.answer}.`,
      finding: `*K*_{M} grows by the factor ${factor}, which gives ${options.answer}.`,
    }
  );
}
