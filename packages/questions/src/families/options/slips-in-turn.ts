import { createRandom, fingerprint } from '../../random.ts';

/** The first slips, up to this number, are rotated. Later slips replace those that give no usable option. */
const inTurn = 4;

/**
 * The slips in the order in which they are tried: the likeliest first, the next three in an order derived from the key.
 * With a fixed order the key would have the same rank among the options in every question of a family.
 * @example slipsInTurn(['first', 'second', 'third', 'fourth', 'fifth'], '2.50 mol').at(-1) // 'fifth'
 */
export function slipsInTurn<T>(slips: readonly T[], key: string): T[] {
  const random = createRandom(Number.parseInt(fingerprint(key).slice(0, 7), 36));
  return [...slips.slice(0, 1), ...random.shuffle(slips.slice(1, inTurn)), ...slips.slice(inTurn)];
}
