import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { interceptsOf, reciprocalRate, type DrawnInhibition } from './inhibition-lines.ts';

/** The rate at a given concentration of the substrate, with the inhibitor or without it. */
export function rateOfLine({ alone, inhibited }: DrawnInhibition, random: Random): PartDraft | null {
  const isInhibited = random.pick([true, false]);
  const [own, other] = isInhibited ? [inhibited, alone] : [alone, inhibited];
  const [which, notThat] = isInhibited ? ['with', 'without'] : ['without', 'with'];
  const substrate = random.pick([0.2, 0.25, 0.4, 0.5]);
  const inverse = 1 / substrate;
  const height = reciprocalRate(own, inverse);
  // The line ends at the top of the plot, and is not read at its numbers.
  if (height > 9.5 || Math.abs(height - 2 * Math.round(height / 2)) < 0.2) return null;
  const write = (value: number): string => `${formatSignificant(value, 2)} µmol/(L s)`;
  const options = shareReadingOptions(
    1 / height,
    write,
    [
      {
        value: 1 / reciprocalRate(other, inverse),
        slip: isInhibited ? 'inhibitor-ignored' : 'other-curve',
        teaching: `This is the rate ${notThat} the inhibitor, from the other line.`,
      },
      {
        value: 1 / own.up,
        slip: 'taken-as-saturated',
        teaching: `This is the limiting rate ${which} the inhibitor; the intercept was used instead of the height of the line at this [S].`,
      },
      {
        value: 1 / reciprocalRate(own, substrate),
        slip: 'inverted-ratio',
        teaching: 'The line was read at [S], but the horizontal axis shows its reciprocal, 1/[S].',
      },
      {
        value: height,
        slip: 'one-step-short',
        teaching: 'This is 1/*v*_{0}; the rate is its reciprocal.',
      },
      {
        value: 1 / (height - own.up),
        slip: 'left-out-a-term',
        teaching: 'The intercept was left out of 1/*v*_{0}.',
      },
      {
        value: 1 / (height + own.up),
        slip: 'needless-sum',
        teaching: 'The intercept was added to the height; the height of the line already includes it.',
      },
      {
        value: 1 / (height + reciprocalRate(other, inverse)),
        slip: 'needless-sum',
        teaching: 'The heights of both lines were added; only one of them is needed.',
      },
      ...[2, -2].flatMap((off) => [
        {
          value: height + off > 0.4 && height + off <= 10 ? 1 / (height + off) : NaN,
          slip: 'ruling-misread',
          teaching: `The height was counted from the wrong label on its axis, which makes it 2 L s/µmol too ${off > 0 ? 'large' : 'small'}.`,
        },
        {
          value: inverse + off > 0 ? 1 / reciprocalRate(own, inverse + off) : NaN,
          slip: 'ruling-misread',
          teaching: `The value of 1/[S] was counted from the wrong label on its axis, which makes it 2 L/mmol too ${off > 0 ? 'large' : 'small'}.`,
        },
      ]),
    ],
    0.2,
  );
  const [s, inverted, read] = [
    `${formatSignificant(substrate, 2)} mmol/L`,
    `${formatDecimals(inverse, 1)} L/mmol`,
    `${formatSignificant(height, 3)} L s/µmol`,
  ];
  return (
    options && {
      text: `What is the initial rate ${isInhibited ? 'in the presence of' : 'without'} the inhibitor at [S] = ${s}?`,
      keyFrom: (drawing) => write(1 / reciprocalRate(interceptsOf(drawing, isInhibited ? 1 : 0), inverse)),
      ...options,
      explanation: `At [S] = ${s}, 1/[S] = ${inverted}. There, the line ${which} the inhibitor is at about ${read}, so *v*_{0} = \\frac{1}{${read}} = ${options.answer}.`,
      finding: `The reciprocal of the height of the line is ${options.answer}.`,
    }
  );
}
