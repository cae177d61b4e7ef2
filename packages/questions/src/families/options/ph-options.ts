import { formatDecimals } from '@valence/chemistry';
import type { Draft } from '../family.ts';
import { optionsApart } from './options-apart.ts';
import type { SlippedValue } from './slipped-value.ts';

/** Two pH values closer than this could be taken for one another after rounding on the way. */
const leastDistance = 0.1;

/**
 * The options of a question that asks for a pH: the key, and three slips whose results are clearly another pH between
 * −1 and 15. See `optionsApart`.
 * @returns `null` when fewer than three slips are left, or the working could be rounded to another key
 * @example phOptions(4.76, [{ value: 9.24, slip: 'poh-for-ph', teaching: '…' }, …])
 */
export function phOptions(
  pH: number,
  slips: readonly SlippedValue[],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const possible = slips.filter(({ value }) => value > -1 && value < 15);
  return optionsApart(pH, write, possible, areApart);
}

function areApart(one: number, other: number): boolean {
  return Math.abs(one - other) >= leastDistance;
}

function write(value: number): string {
  return formatDecimals(value, 2);
}
