import { formatDecimals } from '@valence/chemistry';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { halfPlace, micromolar, type Curves } from './michaelis-menten-curves.ts';

/** *K*_{M} from half of the limiting rate. */
export function constantOf({ figure, km, vmax, to }: Curves): Draft | null {
  // Where *K*_{M} stands at a multiple of 10, so does what is read elsewhere, to half a small division.
  const readable = km % 10 === 0 ? Math.max(10, figure.x.step / (figure.x.parts ?? 1) / 2) : 1;
  const asRead = (value: number): number => Math.round(value / readable) * readable;
  const options = readingOptions(
    km,
    micromolar,
    [
      {
        value: vmax,
        slip: 'km-vmax-mixed-up',
        teaching:
          'This number is the maximum rate; *K*_{M} is the concentration at which the rate is half of the maximum.',
      },
      {
        value: vmax / 2,
        slip: 'wrong-axis',
        teaching:
          'This is half of the maximum rate, from the vertical axis; *K*_{M} is the concentration at which that rate is reached.',
      },
      {
        value: to / 2,
        slip: 'half-life-for-whole-time',
        teaching:
          'This is the middle of the horizontal axis; *K*_{M} is the concentration at half of the maximum rate.',
      },
      {
        value: to,
        slip: 'taken-as-saturated',
        teaching:
          'This is the end of the horizontal axis; *K*_{M} is the concentration at half of the maximum rate.',
      },
      {
        value: km / 2,
        slip: 'halved-one-amount',
        teaching:
          'The concentration at half of the maximum rate was halved again; that concentration is itself *K*_{M}.',
      },
      {
        value: asRead((km * to) / (2 * km + to)),
        slip: 'wrong-reference',
        teaching:
          'Half of the highest rate drawn was used; the curve continues to rise toward the dashed line.',
      },
      {
        value: km * 2.6 < to ? asRead(km * 2.6) : Number.NaN,
        slip: 'taken-as-saturated',
        teaching:
          'The concentration was read where the curve begins to level off; there, the rate is already more than half of the maximum rate.',
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
        value: asRead(km * factor),
        slip: 'other-point-of-curve',
        term: 'place',
        teaching: `The curve was read at ${part} of the maximum rate; *K*_{M} is the concentration at half of it.`,
      })),
    ],
  );
  return (
    options && {
      text: 'What is the *K*_{M} of the enzyme according to the plot?',
      shown: { figure, keyFrom: (drawing) => micromolar(halfPlace(drawing, 0)) },
      ...options,
      explanation: `*K*_{M} is the concentration of substrate at which the rate is half of its maximum value. The curve approaches ${formatDecimals(vmax, 0)} nmol/(L s), half of which is ${formatDecimals(vmax / 2, 1)} nmol/(L s). This rate is reached at ${options.answer}.`,
      finding: `Half of the maximum rate is reached at ${options.answer}.`,
    }
  );
}
