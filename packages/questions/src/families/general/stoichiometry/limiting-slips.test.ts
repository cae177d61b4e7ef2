import { expect, test } from 'vitest';
import { workedReactions } from '../../worked-reaction.ts';
import { slipsWithExcess, slipsWithLimiting } from './limiting-slips.ts';

test('each wrong amount of product is what its sentence says', () => {
  const reaction = workedReactions.find(({ shown }) => shown.includes('N2 + 3H2'));
  const [nitrogen, hydrogen] = reaction?.reactants ?? [];
  const [ammonia] = reaction?.products ?? [];
  if (reaction === undefined || nitrogen === undefined || hydrogen === undefined || ammonia === undefined)
    throw new Error('no synthesis of ammonia');
  const mixture = {
    reaction,
    limiting: hydrogen,
    excess: nitrogen,
    limitingAmount: 6,
    excessAmount: 5,
  };
  const valuesOf = (slips: readonly { value: number }[]): number[] =>
    slips.map(({ value }) => Number(value.toFixed(4)));
  // Right are 6/3 × 2 = 4 mol.
  expect(valuesOf(slipsWithLimiting(mixture, ammonia))).toEqual([
    6,
    (6 * 3) / 2,
    6 / 3,
    6 * 2,
    6 / 3,
    5 - 6 / 3,
  ]);
  expect(valuesOf(slipsWithExcess(mixture, ammonia))).toEqual([5 * 2, 5 / 2, 3.3333, 6 * 2, 5 + 6]);
});
