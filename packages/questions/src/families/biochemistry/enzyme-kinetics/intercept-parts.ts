import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { intercept, interceptsOf, type DrawnInhibition, type Intercepts } from './inhibition-lines.ts';

/** By so much two options differ: a reader may be off by a twentieth. */
const apart = 0.2;

/** Reciprocals of an intercept that was counted from the label before or behind the right one. */
function fromWrongLabel(intercept: number, unit: string): SlippedValue[] {
  return [2, -2]
    .filter((off) => intercept + off > 0.4)
    .map((off) => ({
      value: 1 / (intercept + off),
      slip: 'ruling-misread',
      teaching: `The divisions were counted from the wrong label on the axis, which makes the intercept 2 ${unit} too ${off > 0 ? 'large' : 'small'}.`,
    }));
}

/** The line that is asked for and the other one, with what they are called. */
interface AskedLine {
  index: 0 | 1;
  own: Intercepts;
  other: Intercepts;
  ofOwn: string;
  ofOther: string;
}

const names = ['the enzyme alone', 'the enzyme with the inhibitor'] as const;

function pickLine({ alone, inhibited }: DrawnInhibition, random: Random): AskedLine {
  return random.pick([true, false])
    ? { index: 0, own: alone, other: inhibited, ofOwn: names[0], ofOther: names[1] }
    : { index: 1, own: inhibited, other: alone, ofOwn: names[1], ofOther: names[0] };
}

/** *K*_{M} of the enzyme alone, or the apparent one with the inhibitor. */
export function constantOfLine(drawn: DrawnInhibition, random: Random): PartDraft | null {
  const { index, own, other, ofOwn, ofOther } = pickLine(drawn, random);
  const write = (value: number): string => `${formatSignificant(value, 2)} mmol/L`;
  const options = shareReadingOptions(
    -1 / own.left,
    write,
    [
      {
        value: -own.left,
        slip: 'inverted-ratio',
        teaching:
          'The intercept itself was given, without its sign; it is the reciprocal of *K*_{M}, so its inverse must be taken.',
      },
      {
        value: -1 / other.left,
        slip: 'other-curve',
        teaching: `This value comes from the line for ${ofOther}.`,
      },
      {
        value: 1 / own.up,
        slip: 'km-vmax-mixed-up',
        teaching:
          'This is *V*_{max}; the intercept on the vertical axis was used instead of the one on the horizontal axis.',
      },
      {
        value: -own.up / own.left,
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This is the slope, *K*_{M}/*V*_{max}, not *K*_{M}.',
      },
      {
        value: 1 / other.up,
        slip: 'km-vmax-mixed-up',
        teaching: `This is *V*_{max} for ${ofOther}, from the vertical axis.`,
      },
      ...fromWrongLabel(-own.left, 'L/mmol'),
    ],
    apart,
  );
  const left = `${intercept(own.left)} L/mmol`;
  return (
    options && {
      text:
        index === 0
          ? 'What is the *K*_{M} of the enzyme without the inhibitor?'
          : 'What is the apparent *K*_{M} of the enzyme with the inhibitor?',
      keyFrom: (drawing) => write(-1 / interceptsOf(drawing, index).left),
      ...options,
      explanation: `Each line in this plot meets the horizontal axis at −1/*K*_{M}. The line for ${ofOwn} does so at ${left}, so *K*_{M} = −\\frac{1}{${left}} = ${options.answer}.`,
      finding: `The reciprocal of the horizontal intercept is ${options.answer}.`,
    }
  );
}

/** The limiting rate of the enzyme alone, or with the inhibitor. */
export function limitOfLine(drawn: DrawnInhibition, random: Random): PartDraft | null {
  const { index, own, other, ofOwn, ofOther } = pickLine(drawn, random);
  const write = (value: number): string => `${formatSignificant(value, 2)} µmol/(L s)`;
  const options = shareReadingOptions(
    1 / own.up,
    write,
    [
      {
        value: own.up,
        slip: 'inverted-ratio',
        teaching:
          'The intercept itself was given; it is the reciprocal of the rate, so its inverse must be taken.',
      },
      {
        value: 1 / other.up,
        slip: 'other-curve',
        teaching: `This value comes from the line for ${ofOther}.`,
      },
      {
        value: -1 / own.left,
        slip: 'km-vmax-mixed-up',
        teaching: `This is *K*_{M} for ${ofOwn}, from the horizontal axis.`,
      },
      {
        value: -own.left / own.up,
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This is the reciprocal of the slope; the slope was used instead of the intercept.',
      },
      {
        value: -1 / other.left,
        slip: 'km-vmax-mixed-up',
        teaching: `This is *K*_{M} for ${ofOther}, from the horizontal axis.`,
      },
      ...fromWrongLabel(own.up, 'L s/µmol'),
    ],
    apart,
  );
  const up = `${intercept(own.up)} L s/µmol`;
  return (
    options && {
      text: `What is the maximum rate that the enzyme can reach ${index === 0 ? 'without the inhibitor' : 'in the presence of this concentration of the inhibitor'}?`,
      keyFrom: (drawing) => write(1 / interceptsOf(drawing, index).up),
      ...options,
      explanation: `At 1/[S] = 0, where [S] is infinitely large, the height of a line is 1/*V*_{max}. The line for ${ofOwn} has a height of ${up} there, so the maximum rate is \\frac{1}{${up}} = ${options.answer}.`,
      finding: `The reciprocal of the vertical intercept is ${options.answer}.`,
    }
  );
}
