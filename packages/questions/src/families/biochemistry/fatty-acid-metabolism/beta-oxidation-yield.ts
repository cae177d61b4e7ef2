import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { leastRoom } from '../../options/clear-rounding.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { carrierCount } from './round-products.ts';
import { oddChainYield, slipsOfAmount, unsaturatedYield } from './uncommon-acid-yields.ts';
import { molar, rules } from './yield-texts.ts';

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
          teaching:
            'The cost of activation was left out; converting the free acid to acyl-CoA costs two ATP equivalents.',
        },
        {
          value: amount * (each + 4),
          slip: 'round-miscounted',
          teaching: `The number of rounds was taken as equal to the number of acetyl-CoA; ${acetyl} acetyl-CoA are formed in only ${rounds} rounds.`,
        },
        {
          value: amount * (each - 10),
          slip: 'round-miscounted',
          teaching: `One acetyl-CoA was counted for each round; ${rounds} rounds give ${acetyl}, because the last round gives two.`,
        },
        {
          value: withoutCycle,
          slip: 'one-step-short',
          teaching:
            'The acetyl-CoA was left out; complete oxidation includes the citric acid cycle, where each acetyl-CoA yields 10 ATP.',
        },
        {
          value: amount * (each + 14),
          slip: 'round-miscounted',
          teaching: `One round and one acetyl-CoA too many were counted; a chain of ${carbons} carbons is cut ${rounds} times.`,
        },
        {
          value: amount * (each - 4),
          slip: 'round-miscounted',
          teaching: `One round too few was counted for the electron carriers; there are ${rounds} NADH and ${rounds} FADH_{2}.`,
        },
        {
          value: amount * (each - rounds),
          slip: 'carrier-yields-mixed-up',
          teaching: 'Each NADH was counted as if it were FADH_{2}; an NADH gives 2.5 ATP.',
        },
        {
          value: amount * (each - 2.5 * rounds),
          slip: 'carrier-forgotten',
          teaching: 'The NADH from the rounds was left out; each round gives one NADH and one FADH_{2}.',
        },
        ...slipsOfAmount(amount, each),
      ],
      molar,
      leastRoom,
      { keepsPowerOfTen: true },
    ),
    explanation: `The ${rounds} rounds yield ${rounds} × (2.5 + 1.5) = ${rounds * 4} ATP, the ${acetyl} acetyl-CoA yield ${acetyl * 10}, and activation costs 2. The net yield per molecule is ${rounds * 4} + ${acetyl * 10} − 2 = ${each}; for ${amount} mol, it is ${molar(result)}.`,
    finding: `${rounds} rounds and ${acetyl} acetyl-CoA less activation give ${each} ATP per molecule.`,
  };
}
