import type { SlippedValue } from './slipped-value.ts';

interface Electrodes {
  /** Potentials in V. */
  high: number;
  low: number;
  /** What they are called where they stand in the question: `cathode` and `anode`, `acceptor` and `donor`. */
  upper: string;
  lower: string;
}

/**
 * What slips make of the difference of two potentials, besides those that scale them with a number of electrons: in its signs and with
 * one potential only. Negative results are left out: what runs by itself has none.
 * @returns values in V, the likeliest first
 */
export function potentialDifferenceSlips({ high, low, upper, lower }: Electrodes): readonly SlippedValue[] {
  return [
    {
      value: high + low,
      slip: 'added-potentials',
      term: 'low',
      isBeforeLastStep: true,
      teaching: `The potential of the ${lower} was added; it is subtracted from that of the ${upper}.`,
    },
    {
      value: high,
      slip: 'one-potential-only',
      teaching: `Only the potential of the ${upper} was taken; that of the ${lower} must still be subtracted.`,
    },
    {
      value: -low,
      slip: 'one-potential-only',
      teaching: `Only the potential of the ${lower} was taken, with its sign reversed; that of the ${upper} was left out.`,
    },
    {
      value: low,
      slip: 'one-potential-only',
      teaching: `Only the potential of the ${lower} was taken; it is subtracted from that of the ${upper}.`,
    },
    {
      value: -high - low,
      slip: 'wrong-sign',
      teaching: `The signs of both potentials were reversed; only that of the ${lower} must be, because it is subtracted.`,
    },
    {
      value: (high - low) / 2,
      slip: 'needless-half',
      isBeforeLastStep: true,
      teaching: 'The difference was halved, as for a mean of the two; it must be taken as a whole.',
    },
  ].filter(({ value }) => value > 0);
}
