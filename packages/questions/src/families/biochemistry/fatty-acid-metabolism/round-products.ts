import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { leastRoom } from '../../options/clear-rounding.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { molar } from './yield-texts.ts';

/** How much acetyl-CoA, NADH or FADH₂ the rounds form. */
export function carrierCount(random: Random): Draft {
  const carbons = 2 * random.integer(4, 13);
  const amount = random.integer(1, 6);
  const asked = random.pick(['acetyl-CoA', 'NADH', 'FADH_{2}'] as const);
  const rounds = carbons / 2 - 1;
  const acetyl = carbons / 2;
  const result = amount * (asked === 'acetyl-CoA' ? acetyl : rounds);
  const wrong = amount * (asked === 'acetyl-CoA' ? rounds : acetyl);
  return {
    text: `A saturated, unbranched acyl-CoA with ${carbons} carbons in its acyl chain undergoes β oxidation until only acetyl-CoA is left. What amount of ${asked} is formed by β oxidation alone from ${amount} mol of this acyl-CoA?`,
    answer: molar(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.5),
      [
        {
          value: wrong,
          slip: 'round-miscounted',
          teaching: `${carbons} carbons give ${acetyl} acetyl-CoA, but the last round gives two of them, so there are only ${rounds} rounds.`,
        },
        {
          value: amount * carbons,
          slip: 'round-miscounted',
          teaching: 'Each round removes two carbons, not one.',
        },
        {
          value: 2 * amount * rounds,
          slip: 'round-miscounted',
          teaching:
            asked === 'acetyl-CoA'
              ? 'Only the last round gives two acetyl-CoA; every other round gives one.'
              : `This includes ${asked === 'NADH' ? 'FADH_{2}' : 'NADH'} as well; each round gives one of each carrier.`,
        },
        {
          value: amount * (rounds - 1),
          slip: 'round-miscounted',
          teaching: 'One round too few was counted; a four-carbon chain must still be cut once.',
        },
        {
          value: result / amount,
          slip: 'one-step-short',
          teaching: `This is the number for one molecule; there are ${amount} mol of the acyl-CoA.`,
        },
        {
          value: wrong / amount,
          slip: 'round-miscounted',
          teaching: `Two things went wrong: there are ${amount} mol of the acyl-CoA, and ${acetyl} acetyl-CoA are formed in ${rounds} rounds.`,
        },
        asked === 'acetyl-CoA'
          ? {
              value: amount * (acetyl + 1),
              slip: 'round-miscounted',
              teaching: `One acetyl-CoA too many was counted; with two carbons in each, ${carbons} carbons give ${acetyl}.`,
            }
          : {
              value: amount * (rounds + (asked === 'NADH' ? 3 : 1) * acetyl),
              slip: 'pathway-counted-too-far',
              teaching: `The ${asked} formed from acetyl-CoA in the citric acid cycle was included; the question asks only about the ${rounds} rounds of β oxidation.`,
            },
      ],
      molar,
      leastRoom,
      { keepsPowerOfTen: true },
    ),
    explanation: `A chain of ${carbons} carbons is cut ${carbons}/2 − 1 = ${rounds} times and gives ${acetyl} acetyl-CoA. Each round gives one NADH and one FADH_{2}. From ${amount} mol, this gives ${molar(result)} of ${asked}.`,
    finding: `${rounds} rounds and ${acetyl} acetyl-CoA per chain, times ${amount} mol, give ${molar(result)}.`,
  };
}
