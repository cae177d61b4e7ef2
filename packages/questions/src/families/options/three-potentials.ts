import type { Random } from '../../random.ts';
import type { SlippedValue } from './slipped-value.ts';

/** A couple or electrode by its name in the question, and its potential in V. */
interface Named {
  name: string;
  potential: number;
}

/** Three potentials, and the two whose difference is asked for. */
export interface OfThree {
  /** Lowest first. */
  potentials: readonly [Named, Named, Named];
  asked: 'whole' | 'lower' | 'upper';
  upper: Named;
  lower: Named;
  /** The difference of the two, in V. */
  key: number;
  slips: readonly SlippedValue[];
}

/**
 * Draws which two of three potentials are asked about, with what slips make of their difference: another two of the three, a sum and one of
 * them only. Negative results are left out: a cell that runs by itself has none.
 * @param given in any order
 */
export function ofThree(random: Random, given: readonly [Named, Named, Named]): OfThree {
  const [low = given[0], middle = given[1], high = given[2]] = given.toSorted(
    (one, other) => one.potential - other.potential,
  );
  const asked = random.pick(['whole', 'lower', 'upper'] as const);
  const upper = asked === 'lower' ? middle : high;
  const lower = asked === 'upper' ? middle : low;
  const key = upper.potential - lower.potential;
  const pairs = [
    [high, low],
    [middle, low],
    [high, middle],
  ] as const;
  const wrongPairs = pairs.filter(([one, other]) => one !== upper || other !== lower);
  return {
    potentials: [low, middle, high],
    asked,
    upper,
    lower,
    key,
    slips: [
      ...wrongPairs.map(([one, other]) => ({
        value: one.potential - other.potential,
        slip: 'other-pair-of-potentials',
        teaching: `The potential of ${other.name} was subtracted from that of ${one.name}; the potentials needed are those of ${upper.name} and ${lower.name}.`,
      })),
      {
        value: upper.potential + lower.potential,
        slip: 'added-potentials',
        teaching: `The potentials of ${upper.name} and ${lower.name} were added; the lower one is subtracted.`,
      },
      ...wrongPairs.map(([one, other]) => ({
        value: one.potential + other.potential,
        slip: 'added-potentials',
        teaching: `Two things went wrong: the potentials of ${one.name} and ${other.name} were used instead of those of ${upper.name} and ${lower.name}, and they were added instead of subtracted.`,
      })),
      {
        value: upper.potential,
        slip: 'one-potential-only',
        teaching: `Only the potential of ${upper.name} was taken; that of ${lower.name} must still be subtracted.`,
      },
      {
        value: -lower.potential,
        slip: 'one-potential-only',
        teaching: `Only the potential of ${lower.name} was taken, with its sign reversed; that of ${upper.name} was left out.`,
      },
    ].filter(({ value }) => value > 0),
  };
}
