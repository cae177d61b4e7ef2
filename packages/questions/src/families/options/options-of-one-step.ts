import type { Draft } from '../family.ts';
import { optionsApart } from './options-apart.ts';
import type { SlippedValue } from './slipped-value.ts';
import { isPercentApart } from './wrong-numbers.ts';

/**
 * The options of a question whose key takes one step: only the slips that are given, without pairs of them. Where the key is made of two
 * numbers of the question, slips that are made of two such numbers as well keep it from being the only one.
 * @param write sets a value as an option, with its unit
 * @returns `null` when fewer than three slips are left
 * @example optionsOfOneStep(2, (value) => `${value} mol`, [{ value: 0.5, slip: 'inverted-ratio', teaching: '…' }, …])
 */
export function optionsOfOneStep(
  value: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  percentApart = 5,
): Pick<Draft, 'answer' | 'distractors'> | null {
  return optionsApart(value, write, slips, isPercentApart(percentApart), { isAlone: true });
}
