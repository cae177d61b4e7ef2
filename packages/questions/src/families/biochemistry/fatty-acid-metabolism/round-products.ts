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
          teaching:
            asked === 'acetyl-CoA'
              ? `One acetyl-CoA was counted for each of the ${rounds} rounds; the last round gives two.`
              : `One ${asked} was counted for each of the ${acetyl} acetyl-CoA; the last round gives two acetyl-CoA, so there are only ${rounds} rounds.`,
        },
        {
          value: amount * carbons,
          slip: 'round-miscounted',
          teaching:
            asked === 'acetyl-CoA'
              ? 'One acetyl-CoA was counted for each carbon; each contains two carbons of the chain.'
              : 'One round was counted for each carbon; each round removes two carbons.',
        },
        {
          value: 2 * amount * rounds,
          slip: 'round-miscounted',
          teaching:
            asked === 'acetyl-CoA'
              ? 'Two acetyl-CoA were counted for each round; only the last round gives two.'
              : `This includes ${asked === 'NADH' ? 'FADH_{2}' : 'NADH'} as well; each round gives one of each carrier.`,
        },
        {
          value: amount * (rounds - 1),
          slip: 'round-miscounted',
          teaching:
            asked === 'acetyl-CoA'
              ? `Two things went wrong: one round too few was counted, and one acetyl-CoA was counted for each round; ${rounds} rounds give ${acetyl}.`
              : 'One round too few was counted; a four-carbon chain must still be cut once.',
        },
        {
          value: result / amount,
          slip: 'one-step-short',
          teaching: `This is the number for one molecule; there are ${amount} mol of the acyl-CoA.`,
        },
        {
          value: wrong / amount,
          slip: 'round-miscounted',
          teaching: `Two things went wrong: the amount of ${amount} mol was left out, and ${asked === 'acetyl-CoA' ? 'one acetyl-CoA was counted for each round, although the last round gives two' : `one ${asked} was counted for each acetyl-CoA, although there are only ${rounds} rounds`}.`,
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
