import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { leastRoom } from '../../options/clear-rounding.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { molar, rules } from './yield-texts.ts';

/** The ATP of an acid with one *cis* double bond. */
export function unsaturatedYield(random: Random): Draft {
  const carbons = 2 * random.integer(7, 12);
  const bond = random.pick([5, 7, 9, 11].filter((position) => position <= carbons - 5));
  const amount = random.integer(1, 6);
  const rounds = carbons / 2 - 1;
  const acetyl = carbons / 2;
  const each = rounds * 2.5 + (rounds - 1) * 1.5 + acetyl * 10 - 2;
  const result = amount * each;
  return {
    text: `What net amount of ATP is obtained from the complete oxidation of ${amount} mol of the free fatty acid ${carbons}:1(Δ^{${bond}}), which has a *cis* double bond? An isomerase shifts the double bond, and the round in which this occurs skips acyl-CoA dehydrogenase. ${rules}`,
    answer: molar(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.25),
      [
        {
          value: amount * (each + 1.5),
          slip: 'double-bond-effect-reversed',
          teaching:
            'This is the yield from the saturated acid, but because a double bond is already present, one FADH_{2} is not formed.',
        },
        {
          value: amount * (each + 2),
          slip: 'investment-forgotten',
          teaching:
            'The cost of activation was left out; converting the free acid to acyl-CoA costs two ATP equivalents.',
        },
        {
          value: amount * (each - 1),
          slip: 'cofactor-mixed-up',
          teaching:
            'One NADH instead of one FADH_{2} was subtracted for the double bond; acyl-CoA dehydrogenase, which is skipped, produces FADH_{2}.',
        },
        {
          value: amount * (each - 10),
          slip: 'round-miscounted',
          teaching: `One acetyl-CoA too few was counted; ${rounds} rounds give ${acetyl} acetyl-CoA.`,
        },
        {
          value: amount * (each - 2.5),
          slip: 'carrier-forgotten',
          teaching:
            'The NADH of the round with the double bond was left out; only acyl-CoA dehydrogenase is skipped, and it produces FADH_{2}.',
        },
        {
          value: amount * (each + 3.5),
          slip: 'double-bond-effect-reversed',
          teaching:
            'Two things went wrong: no FADH_{2} was subtracted for the double bond, and activation, which costs two ATP equivalents, was left out.',
        },
        {
          value: amount * (each + 4),
          slip: 'round-miscounted',
          teaching: `The number of rounds was taken as equal to the number of acetyl-CoA; ${acetyl} acetyl-CoA are formed in only ${rounds} rounds.`,
        },
        {
          value: amount * (each + 14),
          slip: 'round-miscounted',
          teaching: `One round and one acetyl-CoA too many were counted; a chain of ${carbons} carbons is cut ${rounds} times.`,
        },
        ...slipsOfAmount(amount, each),
      ],
      molar,
      leastRoom,
      { keepsPowerOfTen: true },
    ),
    explanation: `${rounds} rounds give ${rounds} NADH (${rounds * 2.5}) and, because one dehydrogenation is skipped, ${rounds - 1} FADH_{2} (${(rounds - 1) * 1.5}). The ${acetyl} acetyl-CoA give ${acetyl * 10}, and activation costs 2. The net yield per molecule is ${each}; for ${amount} mol, it is ${molar(result)}.`,
    finding: `${rounds} NADH, ${rounds - 1} FADH_{2} and ${acetyl} acetyl-CoA less activation give ${each} ATP per molecule.`,
  };
}

/** The ATP of an acid with an odd number of carbons, up to propionyl-CoA. */
export function oddChainYield(random: Random): Draft {
  const carbons = 2 * random.integer(6, 12) + 1;
  const rounds = (carbons - 3) / 2;
  const amount = random.integer(1, 6);
  const each = rounds * 14 - 2;
  const result = amount * each;
  return {
    text: `A free saturated fatty acid with ${carbons} carbons is degraded until only one propionyl-CoA remains from each chain, and all of the acetyl-CoA is oxidized in the citric acid cycle. What net amount of ATP is obtained from ${amount} mol of the acid up to that point? ${rules}`,
    answer: molar(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.25),
      [
        {
          value: amount * (each + 10),
          slip: 'round-miscounted',
          teaching: `One acetyl-CoA too many was counted; the last cut leaves propionyl-CoA, not a second acetyl-CoA, so ${rounds} rounds give ${rounds} acetyl-CoA.`,
        },
        {
          value: amount * (each + 2),
          slip: 'investment-forgotten',
          teaching:
            'The cost of activation was left out; converting the free acid to acyl-CoA costs two ATP equivalents.',
        },
        {
          value: amount * (each + 14),
          slip: 'round-miscounted',
          teaching: 'One round too many was counted; a chain of three carbons is not cut any further.',
        },
        {
          value: amount * (each - 14),
          slip: 'round-miscounted',
          teaching: `One round too few was counted; the number of rounds is (${carbons} − 3)/2 = ${rounds}.`,
        },
        {
          value: amount * (each + 12),
          slip: 'round-miscounted',
          teaching:
            'Two things went wrong: a second acetyl-CoA was counted for the last cut, which leaves propionyl-CoA, and activation, which costs two ATP equivalents, was left out.',
        },
        {
          value: amount * (each - 10),
          slip: 'round-miscounted',
          teaching: `One acetyl-CoA too few was counted; each of the ${rounds} rounds gives one.`,
        },
        {
          value: amount * (each - rounds),
          slip: 'carrier-yields-mixed-up',
          teaching: 'Each NADH was counted as if it were FADH_{2}; an NADH gives 2.5 ATP.',
        },
        {
          value: amount * (each + rounds),
          slip: 'carrier-yields-mixed-up',
          teaching: 'Each FADH_{2} was counted as if it were NADH; an FADH_{2} gives 1.5 ATP.',
        },
        {
          value: amount * (each - 1.5 * rounds),
          slip: 'carrier-forgotten',
          teaching: 'The FADH_{2} from the rounds was left out; each round gives one NADH and one FADH_{2}.',
        },
        ...slipsOfAmount(amount, each),
      ],
      molar,
      leastRoom,
      { keepsPowerOfTen: true },
    ),
    explanation: `There are (${carbons} − 3)/2 = ${rounds} rounds, each giving 1 NADH (2.5), 1 FADH_{2} (1.5) and 1 acetyl-CoA (10), so ${rounds} × 14 = ${rounds * 14} ATP are formed. Activation costs 2. The net yield per molecule is ${each}; for ${amount} mol, it is ${molar(result)}.`,
    finding: `${rounds} rounds of 14 ATP less 2 for activation give ${each} ATP per molecule.`,
  };
}

/** What comes out where the amount of the acid is left out, or not all of it is activated. */
export function slipsOfAmount(amount: number, each: number): SlippedValue[] {
  return [
    {
      value: each,
      slip: 'one-step-short',
      teaching: `This is the yield from 1 mol; ${amount} mol of the acid is oxidized.`,
    },
    {
      value: amount * (each + 2) - 2,
      slip: 'investment-miscounted',
      teaching: `The cost of activation was subtracted once for all ${amount} mol; activation costs two ATP for each molecule.`,
    },
    {
      value: amount * (each - 2),
      slip: 'investment-miscounted',
      teaching:
        'The cost of activation was subtracted twice; activation costs a total of two ATP equivalents for each molecule.',
    },
  ];
}
