import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../random.ts';
import type { Draft, Family } from '../family.ts';
import { isFarApart, wrongNumbers } from './wrong-numbers.ts';

/** ATP made per carrier: measured and taught values differ, so every question states its own. */
interface Rates {
  nadh: number;
  fadh: number;
}

/** ATP from acetyl groups, pyruvate and glucose by a stated bookkeeping. */
export const respirationYield: Family = {
  id: 'respiration-yield',
  name: 'ATP from the oxidation of glucose',
  subject: 'biochemistry',
  topics: ['citric-acid-cycle', 'oxidative-phosphorylation', 'glycolysis'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  reference: 'Lehninger Principles of Biochemistry, chapter 19',
  draft(random, difficulty) {
    const rates = { nadh: random.integer(22, 30) / 10, fadh: random.integer(13, 17) / 10 };
    switch (difficulty) {
      case 'beginner':
        return fromCarriers(random, rates);
      case 'intermediate':
        return fromPyruvate(random, rates);
      case 'advanced':
        return fromGlucose(random, rates);
    }
  },
};

const moles = (value: number): string => `${formatDecimals(value, 1)} mol`;
const apart = isFarApart(0.4);

function stated({ nadh, fadh }: Rates): string {
  return `${formatDecimals(nadh, 1)} ATP per NADH and ${formatDecimals(fadh, 1)} per FADH_{2}`;
}

function fromCarriers(random: Random, rates: Rates): Draft {
  const amount = random.integer(1, 8);
  const result = amount * (3 * rates.nadh + rates.fadh + 1);
  return {
    text: `Each acetyl-CoA that enters the citric acid cycle gives 3 NADH, 1 FADH_{2} and 1 GTP. How much ATP (GTP counted as ATP) does ${amount} mol of acetyl-CoA yield at ${stated(rates)}?`,
    answer: moles(result),
    distractors: wrongNumbers(
      result,
      apart,
      [
        {
          value: result - amount,
          slip: 'one-step-short',
          teaching: 'The GTP made from succinyl-CoA counts as one ATP.',
        },
        {
          value: amount * (3 * rates.fadh + rates.nadh + 1),
          slip: 'carrier-yields-mixed-up',
          teaching: 'The yields of NADH and FADH_{2} were exchanged.',
        },
        {
          value: amount * (rates.nadh + rates.fadh + 1),
          slip: 'counted-wrong',
          teaching: 'Each turn of the cycle makes three NADH, not one.',
        },
        {
          value: amount * (3 * rates.nadh + 1),
          slip: 'carrier-forgotten',
          teaching: 'The FADH_{2} from succinate dehydrogenase is missing.',
        },
      ],
      moles,
    ),
    explanation: `Per acetyl-CoA 3 × ${formatDecimals(rates.nadh, 1)} + ${formatDecimals(rates.fadh, 1)} + 1 = ${formatDecimals(result / amount, 1)}; for ${amount} mol: ${moles(result)}.`,
    finding: `The carriers and the GTP of ${amount} mol acetyl-CoA make ${moles(result)}.`,
  };
}

function fromPyruvate(random: Random, rates: Rates): Draft {
  const amount = random.integer(1, 8);
  const result = amount * (4 * rates.nadh + rates.fadh + 1);
  return {
    text: `How much ATP (GTP counted as ATP) does the complete oxidation of ${amount} mol of pyruvate to \\ce{CO2} in the mitochondrion yield, at ${stated(rates)}?`,
    answer: moles(result),
    distractors: wrongNumbers(
      result,
      apart,
      [
        {
          value: result - amount * rates.nadh,
          slip: 'carrier-forgotten',
          teaching: 'Pyruvate dehydrogenase makes one NADH before the cycle begins.',
        },
        {
          value: result - amount,
          slip: 'one-step-short',
          teaching: 'The GTP of the citric acid cycle is missing.',
        },
        {
          value: amount * (4 * rates.fadh + rates.nadh + 1),
          slip: 'carrier-yields-mixed-up',
          teaching: 'The yields of NADH and FADH_{2} were exchanged.',
        },
        {
          value: result - amount * rates.fadh,
          slip: 'carrier-forgotten',
          teaching: 'The FADH_{2} from succinate dehydrogenase is missing.',
        },
      ],
      moles,
    ),
    explanation: `Pyruvate dehydrogenase: 1 NADH. Citric acid cycle: 3 NADH, 1 FADH_{2}, 1 GTP. Per pyruvate 4 × ${formatDecimals(rates.nadh, 1)} + ${formatDecimals(rates.fadh, 1)} + 1 = ${formatDecimals(result / amount, 1)}; for ${amount} mol: ${moles(result)}.`,
    finding: `Four NADH, one FADH_{2} and one GTP per pyruvate make ${moles(result)}.`,
  };
}

function fromGlucose(random: Random, rates: Rates): Draft {
  const amount = random.integer(1, 5);
  const isGlycerol = random.integer(0, 1) === 1;
  const cytosolic = isGlycerol ? rates.fadh : rates.nadh;
  const other = isGlycerol ? rates.nadh : rates.fadh;
  const each = 8 * rates.nadh + 2 * rates.fadh + 2 + 2 + 2 * cytosolic;
  const result = amount * each;
  const shuttle = isGlycerol
    ? 'glycerol 3-phosphate shuttle, which hands electrons to ubiquinone like FADH_{2}'
    : 'malate–aspartate shuttle, which makes NADH in the matrix';
  return {
    text: `How much ATP (GTP counted as ATP) does the complete oxidation of ${amount} mol of glucose yield, at ${stated(rates)}? The two cytosolic NADH of glycolysis enter by the ${shuttle}.`,
    answer: moles(result),
    distractors: wrongNumbers(
      result,
      apart,
      [
        {
          value: amount * (each - 2 * cytosolic + 2 * other),
          slip: 'shuttle-mixed-up',
          teaching: `Here the cytosolic NADH was counted at ${formatDecimals(other, 1)} ATP, as with the other shuttle.`,
        },
        {
          value: amount * (each + 2),
          slip: 'investment-forgotten',
          teaching: 'Glycolysis makes four ATP but spends two of them first.',
        },
        {
          value: amount * (each - 2 * cytosolic),
          slip: 'carrier-forgotten',
          teaching: 'The two NADH of glycolysis are missing.',
        },
        {
          value: amount * (each - 2 * rates.nadh),
          slip: 'carrier-forgotten',
          teaching: 'The two NADH of pyruvate dehydrogenase are missing.',
        },
      ],
      moles,
    ),
    explanation: `Glycolysis: 2 ATP net and 2 cytosolic NADH (2 × ${formatDecimals(cytosolic, 1)}). Two pyruvate: 8 NADH (${formatDecimals(8 * rates.nadh, 1)}), 2 FADH_{2} (${formatDecimals(2 * rates.fadh, 1)}), 2 GTP. Per glucose ${formatDecimals(each, 1)}; for ${amount} mol: ${moles(result)}.`,
    finding: `All carriers of a glucose add up to ${formatDecimals(each, 1)} ATP.`,
  };
}
