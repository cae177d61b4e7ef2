import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';

/** ATP made per carrier, by protons pumped. Older books count 3 and 2, so every question says what it assumes. */
const rates = { nadh: 2.5, fadh: 1.5 };
const stated = `Assume ${rates.nadh} ATP per NADH and ${rates.fadh} per FADH_{2}, and count GTP as ATP.`;

/** ATP from acetyl groups, pyruvate and glucose by a stated bookkeeping. */
export const respirationYield: Family = {
  id: 'respiration-yield',
  name: 'ATP from the oxidation of glucose',
  subject: 'biochemistry',
  topics: ['citric-acid-cycle', 'oxidative-phosphorylation', 'glycolysis'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['atp-yield-of-respiration', 'citric-acid-cycle'],
    intermediate: ['atp-yield-of-respiration'],
    advanced: ['atp-yield-of-respiration', 'mitochondrial-shuttles'],
  },
  uses: ['pyruvate-dehydrogenase'],
  reference: 'Lehninger Principles of Biochemistry, chapter 19',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return fromCarriers(random);
      case 'intermediate':
        return fromPyruvate(random);
      case 'advanced':
        return fromGlucose(random);
    }
  },
};

const moles = (value: number): string => `${formatSignificant(value, 3)} mol`;
const apart = isPercentApart(3);

function fromCarriers(random: Random): Draft {
  const amount = random.integer(100, 800) / 100;
  const each = 3 * rates.nadh + rates.fadh + 1;
  const result = amount * each;
  return {
    text: `Each acetyl-CoA that enters the citric acid cycle gives 3 NADH, 1 FADH_{2} and 1 GTP. What amount of ATP is obtained from ${moles(amount)} of acetyl-CoA? ${stated}`,
    answer: moles(result),
    distractors: wrongNumbers(
      result,
      apart,
      [
        {
          value: result - amount,
          slip: 'one-step-short',
          term: 'g',
          teaching: 'The GTP was left out; it counts as one ATP.',
        },
        {
          value: amount * (4 * rates.nadh + rates.fadh),
          slip: 'gtp-as-carrier',
          term: 'g',
          teaching: `GTP was counted as ${rates.nadh} ATP, like NADH; it counts as one ATP.`,
        },
        {
          value: amount * (3 * rates.fadh + rates.nadh + 1),
          slip: 'carrier-yields-mixed-up',
          teaching: 'The yields of NADH and FADH_{2} were interchanged.',
        },
        {
          value: amount * (rates.nadh + rates.fadh + 1),
          slip: 'turn-miscounted',
          term: 'n',
          teaching: 'Only one NADH was counted; each turn of the cycle produces three.',
        },
        {
          value: amount * (3 * rates.nadh + 1),
          slip: 'carrier-forgotten',
          term: 'f',
          teaching: 'The FADH_{2} from the citric acid cycle was left out.',
        },
      ],
      moles,
    ),
    explanation: `Each carrier is multiplied by its own yield of ATP, and GTP counts as one ATP. The yield per acetyl-CoA is 3 × ${rates.nadh} + ${rates.fadh} + 1 = ${each}; for ${moles(amount)}, it is ${moles(result)}.`,
    finding: `The carriers and the GTP of ${moles(amount)} acetyl-CoA make ${moles(result)}.`,
  };
}

function fromPyruvate(random: Random): Draft {
  const amount = random.integer(100, 800) / 100;
  const each = 4 * rates.nadh + rates.fadh + 1;
  const result = amount * each;
  return {
    text: `What amount of ATP is obtained from the complete oxidation of ${moles(amount)} of pyruvate to \\ce{CO2} in the mitochondrion? ${stated}`,
    answer: moles(result),
    distractors: wrongNumbers(
      result,
      apart,
      [
        {
          value: result - amount * rates.nadh,
          slip: 'carrier-forgotten',
          term: 'p',
          teaching:
            'The NADH from pyruvate dehydrogenase, which is formed before the cycle begins, was left out.',
        },
        {
          value: result - amount,
          slip: 'one-step-short',
          term: 'g',
          teaching: 'The GTP from the citric acid cycle was left out.',
        },
        {
          value: result + amount * rates.nadh,
          slip: 'pathway-counted-too-far',
          term: 'p',
          teaching: 'An NADH from glycolysis was included, but the oxidation starts from pyruvate.',
        },
        {
          value: amount * (4 * rates.fadh + rates.nadh + 1),
          slip: 'carrier-yields-mixed-up',
          teaching: 'The yields of NADH and FADH_{2} were interchanged.',
        },
        {
          value: result - amount * rates.fadh,
          slip: 'carrier-forgotten',
          term: 'f',
          teaching: 'The FADH_{2} from the citric acid cycle was left out.',
        },
      ],
      moles,
    ),
    explanation: `Pyruvate dehydrogenase gives 1 NADH, and the citric acid cycle gives 3 NADH, 1 FADH_{2} and 1 GTP. The yield per pyruvate is 4 × ${rates.nadh} + ${rates.fadh} + 1 = ${each}; for ${moles(amount)}, it is ${moles(result)}.`,
    finding: `Four NADH, one FADH_{2} and one GTP per pyruvate make ${moles(result)}.`,
  };
}

function fromGlucose(random: Random): Draft {
  const amount = random.integer(100, 500) / 100;
  const isGlycerol = random.integer(0, 1) === 1;
  const cytosolic = isGlycerol ? rates.fadh : rates.nadh;
  const other = isGlycerol ? rates.nadh : rates.fadh;
  const each = 8 * rates.nadh + 2 * rates.fadh + 2 + 2 + 2 * cytosolic;
  const result = amount * each;
  const shuttle = isGlycerol
    ? 'glycerol phosphate shuttle, which passes them to ubiquinone as FADH_{2} does'
    : 'malate–aspartate shuttle, which forms NADH in the matrix';
  const otherShuttle = isGlycerol ? 'malate–aspartate shuttle' : 'glycerol phosphate shuttle';
  return {
    text: `What amount of ATP is obtained from the complete oxidation of ${moles(amount)} of glucose if the electrons of the two cytosolic NADH from glycolysis enter the mitochondrion by the ${shuttle}? ${stated}`,
    answer: moles(result),
    distractors: wrongNumbers(
      result,
      apart,
      [
        {
          value: amount * (each - 2 * cytosolic + 2 * other),
          slip: 'shuttle-mixed-up',
          term: 'c',
          teaching: `Each cytosolic NADH was counted as ${other} ATP, as with the ${otherShuttle}.`,
        },
        {
          value: amount * (each + 2),
          slip: 'investment-forgotten',
          term: 'i',
          teaching:
            'Glycolysis produces four ATP, but the two ATP that it consumes first were not subtracted.',
        },
        {
          value: amount * (each - 2 * cytosolic),
          slip: 'carrier-forgotten',
          term: 'c',
          teaching: 'The two NADH from glycolysis were left out.',
        },
        {
          value: amount * (each - 2 * rates.nadh),
          slip: 'carrier-forgotten',
          term: 'p',
          teaching: 'The two NADH from pyruvate dehydrogenase were left out.',
        },
      ],
      moles,
    ),
    explanation: `Glycolysis gives a net 2 ATP and 2 cytosolic NADH (2 × ${cytosolic}). Two pyruvate give 8 NADH (${8 * rates.nadh}), 2 FADH_{2} (${2 * rates.fadh}) and 2 GTP. The yield per glucose is 2 + ${2 * cytosolic} + ${8 * rates.nadh} + ${2 * rates.fadh} + 2 = ${each}; for ${moles(amount)}, it is ${moles(result)}.`,
    finding: `All carriers of a glucose add up to ${each} ATP.`,
  };
}
