import type { Random } from '../random.ts';
import { crossedSlips, type StepSlip } from './crossed-slips.ts';
import type { Draft } from './family.ts';
import { optionsOfOneStep } from './options/options-of-one-step.ts';
import type { SlippedValue } from './options/slipped-value.ts';

/**
 * Options in a square: the key, a slip in one group of factors, a slip in all other named factors, and both at once.
 * @param isFirst whether a factor belongs to the first group
 * @param percent by how much options differ at least
 * @returns `null` where no two slips of the drawn directions make options
 * @example crossedFactors(random, { key, write, slips, isFirst: (factor) => factor === 'blank', percent: 13 })
 */
export function crossedFactors(
  random: Random,
  { key, write, slips, isFirst, percent }: Factors,
): Pick<Draft, 'answer' | 'distractors'> | null {
  const of = (isAsked: boolean): StepSlip<number>[] =>
    slips.flatMap(({ value, slip, teaching, factor }) =>
      factor !== undefined && isFirst(factor) === isAsked ? [{ made: value / key, slip, teaching }] : [],
    );
  return crossedSlips(
    random,
    { right: [1, 1], first: of(true), second: of(false), resultOf: (one, other) => key * one * other },
    (value, crossed) => optionsOfOneStep(value, write, crossed, percent),
  );
}

interface Factors {
  key: number;
  write: (value: number) => string;
  /** Those without a factor are left out. */
  slips: readonly SlippedValue[];
  isFirst: (factor: string) => boolean;
  percent: number;
}
