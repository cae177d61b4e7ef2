import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isFarApart } from '../../options/wrong-numbers.ts';
import { bracketed } from '../../texts/bracketed.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { drawFrostDiagram, readHeight, statesIn, volts, type FrostState } from './frost-diagram.ts';
import { signedNumber } from '../../texts/signed-number.ts';

/** No potential in water is further from zero. */
const mostVolts = 4;

/**
 * The standard cell potential of a disproportionation, the slope to the lower state less that to the higher one; or of the
 * comproportionation, which is its reverse.
 */
export function disproportionation(random: Random): Draft | null {
  const { states, figure, symbol, error } = drawFrostDiagram(random);
  const [lower, middle, upper] = random
    .shuffle([...states])
    .slice(0, 3)
    .toSorted((one, other) => one.number - other.number);
  if (lower === undefined || middle === undefined || upper === undefined) return null;
  const [down, up] = [middle.number - lower.number, upper.number - middle.number];
  const [reduction, oxidation] = [(middle.volts - lower.volts) / down, (upper.volts - middle.volts) / up].map(
    (one) => Math.round(100 * one) / 100,
  );
  if (reduction === undefined || oxidation === undefined) return null;
  // Either way round, so that the sign of the key and the turned one say nothing.
  const isForward = random.next() < 0.5;
  const sign = isForward ? 1 : -1;
  const key = sign * (reduction - oxidation);
  const reader = error / down + error / up + error * Math.abs(1 / down - 1 / up);
  if (Math.abs(key) < 0.15 || reader > 0.35) return null;
  const turned: SlippedValue = {
    value: -key,
    slip: 'wrong-sign',
    teaching: isForward
      ? `The sign was reversed: the slope to the left of ${signedNumber(middle.number)} is the potential for its reduction, and the slope to the right is subtracted.`
      : `The sign was reversed: the slope to the left of ${signedNumber(upper.number)} is the potential for its reduction, and the slope to the right of ${signedNumber(lower.number)} is subtracted.`,
  };
  const gap = Math.max(0.21, 4 * reader);
  const options = signSquare(random, key, turned, gap, [
    {
      value: reduction,
      slip: 'one-potential-only',
      teaching: `This is the potential of the ${signedNumber(middle.number)}/${signedNumber(lower.number)} couple alone.`,
    },
    {
      value: oxidation,
      slip: 'one-potential-only',
      teaching: `This is the potential of the ${signedNumber(upper.number)}/${signedNumber(middle.number)} couple alone.`,
    },
    {
      value: (upper.volts - lower.volts) / (down + up),
      slip: 'other-pair-of-potentials',
      teaching: `This is the potential of the ${signedNumber(upper.number)}/${signedNumber(lower.number)} couple.`,
    },
    ...slipsInSlopes({ lower, middle, upper }, reduction, oxidation).map((slip) => ({
      ...slip,
      value: sign * slip.value,
    })),
  ]);
  const [high, mid, low] = [upper, middle, lower].map(({ volts: height }) => readHeight(height, error));
  return (
    options && {
      text: isForward
        ? `What is the standard cell potential for the disproportionation of X in oxidation state ${signedNumber(middle.number)} into oxidation states ${signedNumber(lower.number)} and ${signedNumber(upper.number)}?`
        : `What is the standard cell potential for the comproportionation that gives X in oxidation state ${signedNumber(middle.number)} from oxidation states ${signedNumber(lower.number)} and ${signedNumber(upper.number)}?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const read = statesIn(drawing);
          const [a = NaN, b = NaN, c = NaN] = [lower, middle, upper].map(
            ({ number }) => read.get(number) ?? NaN,
          );
          return volts(sign * ((b - a) / down - (c - b) / up));
        },
      },
      ...options,
      explanation: `The slopes are the potentials of the couples. The slope between ${signedNumber(middle.number)} and ${signedNumber(lower.number)} is \\frac{${bracketed(mid ?? '')} − ${bracketed(low ?? '')}}{${down}} = ${volts(reduction)}; the slope between ${signedNumber(upper.number)} and ${signedNumber(middle.number)} is \\frac{${bracketed(high ?? '')} − ${bracketed(mid ?? '')}}{${up}} = ${volts(oxidation)}. ${
        isForward
          ? `The first couple runs as a reduction and the second in reverse: ${volts(reduction)} − ${bracketed(volts(oxidation))}`
          : `The second couple runs as a reduction and the first in reverse: ${volts(oxidation)} − ${bracketed(volts(reduction))}`
      } = ${options.answer} (X is ${symbol}).`,
      finding: `${isForward ? 'The slope to the left of the state minus that to its right' : 'The slope to the right of the state minus that to its left'} is ${options.answer}.`,
    }
  );
}

/**
 * Beside the key its turned sign, and another slip with either sign: of single slips the key and its turned sign would be the only two of
 * one size. The other size is drawn to be the larger or the smaller one.
 */
function signSquare(
  random: Random,
  key: number,
  turned: SlippedValue,
  gap: number,
  slips: readonly SlippedValue[],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const isLarger = random.next() < 0.5;
  const mixed = random.shuffle(slips.filter(({ value }) => Math.abs(value) < mostVolts));
  const ordered = [true, false].flatMap((first) =>
    mixed.filter(({ value }) => (Math.abs(value) > Math.abs(key) === isLarger) === first),
  );
  for (const slip of ordered) {
    const both = {
      ...slip,
      value: -slip.value,
      teaching: `${slip.teaching} In addition, the sign was reversed.`,
    };
    const options = optionsApart(key, volts, [turned, slip, both], isFarApart(gap), {
      isAlone: true,
    });
    if (options !== null) return options;
  }
  return null;
}

/** What becomes of the potential of the disproportionation; that of the comproportionation has the other sign with each of them. */
function slipsInSlopes(
  { lower, middle, upper }: Readonly<Record<'lower' | 'middle' | 'upper', FrostState>>,
  left: number,
  right: number,
): SlippedValue[] {
  const [below, above] = [middle.volts - lower.volts, upper.volts - middle.volts];
  const electrons = upper.number - lower.number;
  const whole = (below + above) / electrons;
  const [low, mid, high] = [
    signedNumber(lower.number),
    signedNumber(middle.number),
    signedNumber(upper.number),
  ];
  return [
    {
      value: left + right,
      slip: 'added-potentials',
      teaching:
        'The potentials of both couples were added; the potential of the couple that is oxidized must be subtracted.',
    },
    {
      value: below - above,
      slip: 'electrons-transferred',
      teaching:
        'The differences in height were subtracted directly; each must be divided by its number of electrons first.',
    },
    {
      value: middle.volts - lower.volts - whole * (middle.number - lower.number),
      slip: 'gap-for-energy',
      teaching:
        'This is the distance from the line between the other two states: it shows the sign, but it is not a potential.',
    },
    {
      value: left - whole,
      slip: 'other-pair-of-potentials',
      teaching: `The slope from ${low} to ${high} was used in place of the slope from ${mid} to ${high}.`,
    },
    {
      value: whole - right,
      slip: 'other-pair-of-potentials',
      teaching: `The slope from ${low} to ${high} was used in place of the slope from ${low} to ${mid}.`,
    },
    {
      value: left - above,
      slip: 'electrons-transferred',
      teaching: `The difference in height from ${mid} to ${high} was not divided by its number of electrons.`,
    },
    {
      value: below - right,
      slip: 'electrons-transferred',
      teaching: `The difference in height from ${low} to ${mid} was not divided by its number of electrons.`,
    },
    {
      value: (left - right) / 2,
      slip: 'needless-half',
      teaching: 'The difference of the potentials was halved; this difference itself is the cell potential.',
    },
    {
      value: 2 * (left - right),
      slip: 'needless-factor-two',
      teaching: 'The difference of the potentials was doubled; this difference itself is the cell potential.',
    },
    {
      value: (below - above) / electrons,
      slip: 'electrons-transferred',
      teaching: `The differences in height were subtracted and then divided by all ${electrons} electrons; each must be divided by its own number of electrons.`,
    },
  ];
}
