import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';

/** Rounds, acetyl-CoA and ATP from a fatty acid; harder ones have double bonds or an odd chain. */
export const betaOxidationYield: Family = {
  id: 'beta-oxidation-yield',
  name: 'What β oxidation yields',
  subject: 'biochemistry',
  topics: ['fatty-acid-metabolism'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['beta-oxidation'], intermediate: ['beta-oxidation'], advanced: ['beta-oxidation'] },
  uses: ['atp-yield-of-respiration'],
  reference: 'Lehninger Principles of Biochemistry, chapter 17',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return carrierCount(random);
      case 'intermediate':
        return saturatedYield(random);
      case 'advanced':
        return random.integer(0, 1) === 0 ? unsaturatedYield(random) : oddChainYield(random);
    }
  },
};

/** Yields are whole or end in a half. */
const molar = (value: number): string => `${formatDecimals(value, Number.isInteger(value) ? 0 : 1)} mol`;

function carrierCount(random: Random): Draft {
  const carbons = 2 * random.integer(4, 13);
  const amount = random.integer(1, 6);
  const asked = random.pick(['acetyl-CoA', 'NADH', 'FADH_{2}'] as const);
  const rounds = carbons / 2 - 1;
  const acetyl = carbons / 2;
  const result = amount * (asked === 'acetyl-CoA' ? acetyl : rounds);
  const wrong = amount * (asked === 'acetyl-CoA' ? rounds : acetyl);
  return {
    text: `A saturated unbranched acyl-CoA with ${carbons} carbons in its acyl chain goes through β oxidation until only acetyl-CoA is left. What amount of ${asked} does β oxidation itself give from ${amount} mol of it?`,
    answer: molar(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.5),
      [
        {
          value: wrong,
          slip: 'round-miscounted',
          teaching: `${carbons} carbons make ${acetyl} acetyl-CoA, but the last round gives two of them, so there are only ${rounds} rounds.`,
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
              ? 'Only the last round gives two acetyl-CoA, every other gives one.'
              : `This counts ${asked === 'NADH' ? 'FADH_{2}' : 'NADH'} as well: each round gives one of each carrier.`,
        },
        {
          value: amount * (rounds - 1),
          slip: 'round-miscounted',
          teaching: 'One round too few was counted: a four-carbon chain still has to be cut once.',
        },
        {
          value: result / amount,
          slip: 'one-step-short',
          teaching: `This is the count for one molecule; there are ${amount} mol of the acyl-CoA.`,
        },
      ],
      molar,
    ),
    explanation: `A chain of ${carbons} carbons is cut ${carbons}/2 − 1 = ${rounds} times and gives ${acetyl} acetyl-CoA. Each round gives one NADH and one FADH_{2}. From ${amount} mol that makes ${molar(result)} of ${asked}.`,
    finding: `${rounds} rounds and ${acetyl} acetyl-CoA per chain, times ${amount} mol, give ${molar(result)}.`,
  };
}

const rules =
  'Count 2.5 ATP per NADH, 1.5 per FADH_{2}, 10 per acetyl-CoA and 2 ATP equivalents for activation.';

function saturatedYield(random: Random): Draft | null {
  const carbons = 2 * random.integer(4, 10);
  const amount = random.integer(1, 6);
  const rounds = carbons / 2 - 1;
  const acetyl = carbons / 2;
  const each = rounds * 4 + acetyl * 10 - 2;
  const result = amount * each;
  const withoutCycle = amount * (rounds * 4 - 2);
  // A student who only forgot the amount would be taught about the citric acid cycle.
  if (withoutCycle === each) return null;
  return {
    text: `What is the net yield of ATP when ${amount} mol of a free saturated fatty acid with ${carbons} carbons is oxidized completely? ${rules}`,
    answer: molar(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.25),
      [
        {
          value: amount * (each + 2),
          slip: 'investment-forgotten',
          teaching: 'Turning the free acid into acyl-CoA costs two ATP equivalents.',
        },
        {
          value: amount * (each + 4),
          slip: 'round-miscounted',
          teaching: `${acetyl} acetyl-CoA come from only ${rounds} rounds, so there are ${rounds} NADH and ${rounds} FADH_{2}.`,
        },
        {
          value: amount * (each - 10),
          slip: 'round-miscounted',
          teaching: `${rounds} rounds leave ${acetyl} acetyl-CoA, one more than rounds.`,
        },
        {
          value: withoutCycle,
          slip: 'one-step-short',
          teaching: 'Complete oxidation includes the citric acid cycle, where each acetyl-CoA yields 10 ATP.',
        },
        {
          value: amount * (each + 14),
          slip: 'round-miscounted',
          teaching: `One round and one acetyl-CoA too many were counted; ${carbons} carbons are cut ${rounds} times.`,
        },
        {
          value: amount * (each - 4),
          slip: 'round-miscounted',
          teaching: `One round too few was counted for the carriers: there are ${rounds} NADH and ${rounds} FADH_{2}.`,
        },
        {
          value: amount * (each - rounds),
          slip: 'carrier-yields-mixed-up',
          teaching: 'Each NADH was counted like an FADH_{2}; it gives 2.5 ATP.',
        },
        {
          value: amount * (each - 2.5 * rounds),
          slip: 'carrier-forgotten',
          teaching: 'The NADH of the rounds is missing; each round gives one NADH and one FADH_{2}.',
        },
        {
          value: amount * (each + 2) - 2,
          slip: 'investment-miscounted',
          teaching: `Activation was taken off once for all ${amount} mol; it costs two ATP for each molecule.`,
        },
      ],
      molar,
    ),
    explanation: `${rounds} rounds: ${rounds} × (2.5 + 1.5) = ${rounds * 4}. ${acetyl} acetyl-CoA: ${acetyl * 10}. Activation: −2. Per molecule ${rounds * 4} + ${acetyl * 10} − 2 = ${each}; for ${amount} mol: ${molar(result)}.`,
    finding: `${rounds} rounds and ${acetyl} acetyl-CoA less activation give ${each} ATP per molecule.`,
  };
}

function unsaturatedYield(random: Random): Draft {
  const carbons = 2 * random.integer(7, 12);
  const bond = random.pick([5, 7, 9, 11].filter((position) => position <= carbons - 5));
  const amount = random.integer(1, 6);
  const rounds = carbons / 2 - 1;
  const acetyl = carbons / 2;
  const each = rounds * 2.5 + (rounds - 1) * 1.5 + acetyl * 10 - 2;
  const result = amount * each;
  return {
    text: `What net amount of ATP does the complete oxidation of ${amount} mol of the free fatty acid ${carbons}:1(Δ^{${bond}}) with a *cis* double bond yield? An isomerase shifts the double bond, and the round in question skips acyl-CoA dehydrogenase. ${rules}`,
    answer: molar(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.25),
      [
        {
          value: amount * (each + 1.5),
          slip: 'double-bond-effect-reversed',
          teaching:
            'This is the yield of the saturated acid: with the double bond already there one FADH_{2} is not made.',
        },
        {
          value: amount * (each + 2),
          slip: 'investment-forgotten',
          teaching: 'Activation to acyl-CoA costs two ATP equivalents.',
        },
        {
          value: amount * (each - 1),
          slip: 'cofactor-mixed-up',
          teaching: 'Acyl-CoA dehydrogenase makes FADH_{2}, so it is FADH_{2} that is missing, not NADH.',
        },
        {
          value: amount * (each - 10),
          slip: 'round-miscounted',
          teaching: `${rounds} rounds leave ${acetyl} acetyl-CoA.`,
        },
      ],
      molar,
    ),
    explanation: `${rounds} rounds give ${rounds} NADH (${rounds * 2.5}) and, one being skipped, ${rounds - 1} FADH_{2} (${(rounds - 1) * 1.5}); ${acetyl} acetyl-CoA give ${acetyl * 10}; activation costs 2. Per molecule ${each}; for ${amount} mol: ${molar(result)}.`,
    finding: `${rounds} NADH, ${rounds - 1} FADH_{2} and ${acetyl} acetyl-CoA less activation give ${each} ATP per molecule.`,
  };
}

function oddChainYield(random: Random): Draft {
  const carbons = 2 * random.integer(6, 12) + 1;
  const rounds = (carbons - 3) / 2;
  const amount = random.integer(1, 6);
  const each = rounds * 14 - 2;
  const result = amount * each;
  return {
    text: `A free saturated fatty acid with ${carbons} carbons is broken down until only one propionyl-CoA is left of each chain; all of the acetyl-CoA is oxidized in the citric acid cycle. What net amount of ATP does ${amount} mol of it yield up to there? ${rules}`,
    answer: molar(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.25),
      [
        {
          value: amount * (each + 10),
          slip: 'round-miscounted',
          teaching: `The last cut leaves propionyl-CoA and not a second acetyl-CoA: ${rounds} rounds give ${rounds} acetyl-CoA.`,
        },
        {
          value: amount * (each + 2),
          slip: 'investment-forgotten',
          teaching: 'Activation to acyl-CoA costs two ATP equivalents.',
        },
        {
          value: amount * (each + 14),
          slip: 'round-miscounted',
          teaching: 'One round too many: a chain of three carbons is not cut any further.',
        },
        {
          value: amount * (each - 14),
          slip: 'round-miscounted',
          teaching: `One round too few: (${carbons} − 3)/2 = ${rounds}.`,
        },
      ],
      molar,
    ),
    explanation: `(${carbons} − 3)/2 = ${rounds} rounds, each with 1 NADH (2.5), 1 FADH_{2} (1.5) and 1 acetyl-CoA (10): ${rounds} × 14 = ${rounds * 14}. Activation: −2. Per molecule ${each}; for ${amount} mol: ${molar(result)}.`,
    finding: `${rounds} rounds of 14 ATP less 2 for activation give ${each} ATP per molecule.`,
  };
}
