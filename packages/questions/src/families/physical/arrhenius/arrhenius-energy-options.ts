import type { Random } from '../../../random.ts';
import { crossedSlips, type StepSlip, type TwoSteps } from '../../crossed-slips.ts';
import type { Draft } from '../../family.ts';
import { clearKey } from '../../options/clear-rounding.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

const gas = Number(printedConstants.gas);

interface EndsOfLine {
  /** By which ln *k* falls along the line. */
  fall: number;
  /** In 10^−3 K^−1. */
  span: number;
  /** ln *k* where the line begins. */
  top: number;
}

/** Two energies nearer than this in percent could be taken for one another by a reader of the plot. */
const apart = 15;

type Options = Pick<Draft, 'answer' | 'distractors'>;

/**
 * The activation energy in kJ/mol beside a slip in the fall of the line, one in what it is multiplied by, and both: of slips on either
 * side alone the key would be the one in the middle.
 */
export function energyOptions(
  line: EndsOfLine,
  write: (value: number) => string,
  random: Random,
): Options | null {
  const { fall, span } = line;
  const steps: TwoSteps<number, number> = {
    right: [fall, gas / span],
    first: slipsInFall(line),
    second: slipsInFactor(line),
    resultOf: (read, factor) => read * factor,
  };
  const offer = (key: number, slips: readonly SlippedValue[]): Options | null =>
    optionsApart(key, write, slips, isPercentApart(apart), {
      isRead: true,
      isAlone: true,
      within: [key / 5, 4 * key],
    });
  if (clearKey(steps.resultOf(...steps.right), write) === null) return null;
  return crossedSlips(random, steps, offer);
}

function slipsInFall({ fall, top }: EndsOfLine): StepSlip<number>[] {
  return [
    {
      made: fall - top,
      slip: 'value-for-change',
      teaching: 'The last value of ln *k* was used in place of its change along the line.',
    },
    {
      made: 0.75 * fall,
      slip: 'some-points-only',
      teaching:
        'The fall in ln *k* was measured to the next-to-last point only; it must be measured along the whole line.',
    },
    {
      made: fall / 2,
      slip: 'some-points-only',
      teaching:
        'The fall in ln *k* was measured from the middle of the line only; it must be measured along the whole line.',
    },
    ...[1, -1].map((sign) => ({
      made: fall + 2 * sign,
      slip: 'ruling-misread',
      teaching: `One end of the line was read from the wrong label on the ln *k* axis, which makes its fall too ${sign > 0 ? 'large' : 'small'} by 2.`,
    })),
  ];
}

function slipsInFactor({ span }: EndsOfLine): StepSlip<number>[] {
  return [
    {
      made: (gas * Math.LN10) / span,
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'The factor of 2.303 is needed only with base-10 logarithms; this axis shows natural logarithms.',
    },
    {
      made: gas / Math.LN10 / span,
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The slope was divided by 2.303, as if the axis showed logarithms to base 10.',
    },
    {
      made: gas * span,
      slip: 'multiplied-for-divided',
      teaching: 'The slope is the change in ln *k* divided by the change in 1/*T*, not their product.',
    },
    {
      made: gas,
      slip: 'wrong-reference',
      teaching:
        'The change in 1/*T* was taken along the whole axis; it must be measured along the line only.',
    },
    {
      made: gas / (span / 2),
      slip: 'some-points-only',
      teaching:
        'The change in 1/*T* was measured from the middle of the line only; it must be measured along the whole line.',
    },
    ...[1, -1].map((sign) => ({
      made: gas / (span + 0.2 * sign),
      slip: 'ruling-misread',
      teaching: `One end of the line was read from the wrong label on the 1/*T* axis, which makes its span 0.2 × 10^{−3} K^{−1} too ${sign > 0 ? 'wide' : 'narrow'}.`,
    })),
  ];
}
