import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { interceptsOf, type DrawnInhibition } from './inhibition-lines.ts';

/** By so much two options differ: a reader may be off by a twentieth. */
const apart = 0.2;

/** Reciprocals of an intercept that was counted from the label before or behind the right one. */
function fromWrongLabel(intercept: number, unit: string): SlippedValue[] {
  return [2, -2]
    .filter((off) => intercept + off > 0.4)
    .map((off) => ({
      value: 1 / (intercept + off),
      slip: 'ruling-misread',
      teaching: `The divisions were counted from the wrong label of the axis, which makes the intercept 2 ${unit} too ${off > 0 ? 'large' : 'small'}.`,
    }));
}

/** *K*_{M} of the enzyme alone. */
export function constantWithout({ alone, inhibited }: DrawnInhibition): PartDraft | null {
  const write = (value: number): string => `${formatSignificant(value, 2)} mmol/L`;
  const slope = -alone.up / alone.left;
  const options = shareReadingOptions(
    -1 / alone.left,
    write,
    [
      {
        value: -alone.left,
        slip: 'inverted-ratio',
        teaching: 'The intercept is the reciprocal of *K*_{M}: its inverse has to be taken.',
      },
      {
        value: -1 / inhibited.left,
        slip: 'other-curve',
        teaching: 'This comes from the line with the inhibitor.',
      },
      {
        value: 1 / alone.up,
        slip: 'km-vmax-mixed-up',
        teaching: 'This is *v*_{max}, from the vertical axis; *K*_{M} belongs to the horizontal one.',
      },
      {
        value: slope,
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This is the slope, *K*_{M}/*v*_{max}.',
      },
      {
        value: alone.up,
        slip: 'wrong-axis',
        teaching: 'This is the intercept on the vertical axis, 1/*v*_{max}.',
      },
      ...fromWrongLabel(-alone.left, 'L/mmol'),
    ],
    apart,
  );
  const left = `${formatDecimals(alone.left, 1)} L/mmol`;
  return (
    options && {
      text: 'What is the *K*_{M} of the enzyme without the inhibitor?',
      keyFrom: (drawing) => write(-1 / interceptsOf(drawing, 0).left),
      ...options,
      explanation: `A line of this plot meets the horizontal axis at −1/*K*_{M}. That of the enzyme alone does so at ${left}, so that *K*_{M} = −\\frac{1}{${left}} = ${options.answer}.`,
      finding: `The reciprocal of the horizontal intercept is ${options.answer}.`,
    }
  );
}

/** The limiting rate in the presence of the inhibitor. */
export function limitWith({ alone, inhibited }: DrawnInhibition): PartDraft | null {
  const write = (value: number): string => `${formatSignificant(value, 2)} µmol/(L s)`;
  const slope = -inhibited.up / inhibited.left;
  const options = shareReadingOptions(
    1 / inhibited.up,
    write,
    [
      {
        value: inhibited.up,
        slip: 'inverted-ratio',
        teaching: 'The intercept is the reciprocal of the rate: its inverse has to be taken.',
      },
      {
        value: 1 / alone.up,
        slip: 'other-curve',
        teaching: 'This comes from the line of the enzyme alone.',
      },
      {
        value: -1 / inhibited.left,
        slip: 'km-vmax-mixed-up',
        teaching: 'This is the apparent *K*_{M}, from the horizontal axis.',
      },
      {
        value: 1 / slope,
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This is the reciprocal of the slope; the limiting rate is that of the intercept.',
      },
      {
        value: -inhibited.left,
        slip: 'wrong-axis',
        teaching: 'This is the intercept on the horizontal axis, without its sign.',
      },
      {
        value: slope,
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This is the slope of the line; the limiting rate is the reciprocal of the intercept.',
      },
      ...fromWrongLabel(inhibited.up, 'L s/µmol'),
    ],
    apart,
  );
  const up = `${formatDecimals(inhibited.up, 1)} L s/µmol`;
  return (
    options && {
      text: 'What is the maximum rate that the enzyme can reach in the presence of this concentration of the inhibitor?',
      keyFrom: (drawing) => write(1 / interceptsOf(drawing, 1).up),
      ...options,
      explanation: `At 1/[S] = 0, where [S] is infinitely large, the height of a line is 1/*v*_{max}. The line with the inhibitor has the height ${up} there, so that the maximum rate is \\frac{1}{${up}} = ${options.answer}.`,
      finding: `The reciprocal of the vertical intercept is ${options.answer}.`,
    }
  );
}
