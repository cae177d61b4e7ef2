import type { Random } from '../../random.ts';
import type { SlippedValue } from './slipped-value.ts';

/**
 * The slips whose values lie between two bounds, and one of those outside: a value that cannot be tells that it is wrong without a
 * calculation, and three of them tell the key.
 */
export function atMostOneOutside(
  slips: readonly SlippedValue[],
  from: number,
  to: number,
  random: Random,
): SlippedValue[] {
  const outside = slips.filter(({ value }) => value <= from || value >= to);
  const kept = outside.length > 0 ? random.pick(outside) : undefined;
  return slips.filter((slip) => slip === kept || !outside.includes(slip));
}
