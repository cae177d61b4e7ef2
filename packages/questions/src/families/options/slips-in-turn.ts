import { createRandom, fingerprint } from '../../random.ts';

/** So many slips take turns; those behind them stand in where one of these does not serve. */
const inTurn = 4;

/**
 * The slips in the order in which they are tried: the likeliest first, the next three as the key decides. Were the
 * same three always taken, the key would stand at the same place among the numbers of every question of a family.
 * @example slipsInTurn(['first', 'second', 'third', 'fourth', 'fifth'], '2.50 mol').at(-1) // 'fifth'
 */
export function slipsInTurn<T>(slips: readonly T[], key: string): T[] {
  const random = createRandom(Number.parseInt(fingerprint(key).slice(0, 7), 36));
  return [...slips.slice(0, 1), ...random.shuffle(slips.slice(1, inTurn)), ...slips.slice(inTurn)];
}
