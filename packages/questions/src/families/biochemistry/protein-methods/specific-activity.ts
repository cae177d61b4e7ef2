import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

const milliliters = (volume: number): string => `${formatSignificant(volume, 3)} mL`;
const specific = (value: number): string => `${formatSignificant(value, 3)} units/mg`;

/** An extract as it is printed, one of protein and activity perhaps as a total. */
interface Extract {
  /** In mL. */
  volume: number;
  /** In mg/mL, or in mg. */
  protein: number;
  /** In units/mL, or in units. */
  activity: number;
}

/** How one kind of question is told and worked out. */
interface Told {
  text: string;
  working: string;
  slips: readonly SlippedValue[];
  /** Whether two printed numbers make the key, as they make each slip. */
  isOneStep?: boolean;
}

/**
 * The specific activity of an extract: from two concentrations, where the volume cancels, or from one concentration and the total of
 * the other, where it counts.
 */
export function specificActivity(random: Random): Draft | null {
  const volume = random.integer(2, 40) * 5;
  const protein = random.integer(5, 60) / 5;
  const activity = random.integer(10, 400);
  const {
    text,
    working,
    slips,
    isOneStep = false,
  } = random.pick([
    () => fromTotalActivity({ volume, protein, activity: activity * volume }),
    () => fromTotalProtein({ volume, protein: Math.round(protein * volume), activity }),
    () => fromConcentrations({ volume, protein, activity }),
  ])();
  const result = activity / protein;
  const options = isOneStep
    ? optionsOfOneStep(result, specific, slips, 4)
    : quantityOptions(result, specific, slips);
  return (
    options && {
      text: `${text} What is the specific activity of the enzyme?`,
      ...options,
      explanation: `Specific activity = ${working.replace('RESULT', specific(result))}.`,
      finding: `Activity over protein in the same volume is ${specific(result)}.`,
    }
  );
}

const another = 'answered-another-quantity';

function fromConcentrations({ volume, protein, activity }: Extract): Told {
  const concentration = `${formatSignificant(protein, 3)} mg/mL`;
  return {
    text: `An extract of ${milliliters(volume)} contains ${concentration} protein and ${formatSignificant(activity, 3)} units/mL of an enzyme.`,
    working: `\\frac{${formatSignificant(activity, 3)} units/mL}{${concentration}} = RESULT; the volume cancels`,
    isOneStep: true,
    slips: [
      {
        value: protein / activity,
        slip: 'inverted-ratio',
        teaching: 'Specific activity is units per mg of protein; here milligrams were divided by units.',
      },
      {
        value: activity * volume,
        slip: another,
        teaching: 'This number is the total activity in units, not the activity per mg of protein.',
      },
      {
        value: activity * protein,
        slip: 'multiplied-for-divided',
        teaching: 'The two concentrations were multiplied; to obtain units per mg, divide units/mL by mg/mL.',
      },
      {
        value: activity / volume,
        slip: another,
        teaching:
          'The activity was divided by the volume; specific activity is the activity per mg of protein.',
      },
      {
        value: (activity * volume) / protein,
        slip: 'totals-for-concentrations',
        teaching: 'The activity was multiplied by the volume, but the protein was not.',
      },
      {
        value: activity / (protein * volume),
        slip: 'totals-for-concentrations',
        teaching: 'The protein was multiplied by the volume, but the activity was not.',
      },
      {
        value: volume / protein,
        slip: another,
        teaching: 'The volume was divided by the concentration of protein, which leaves out the enzyme.',
      },
      {
        value: protein / volume,
        slip: another,
        teaching: 'The concentration of protein was divided by the volume, which leaves out the enzyme.',
      },
      {
        value: volume / activity,
        slip: 'inverted-ratio',
        teaching: 'The volume was divided by the activity; specific activity is units per mg of protein.',
      },
      {
        value: protein * volume,
        slip: another,
        teaching: 'This number is the total mass of protein in mg.',
      },
    ],
  };
}

function fromTotalActivity({ volume, protein, activity }: Extract): Told {
  const concentration = `${formatSignificant(protein, 3)} mg/mL`;
  return {
    text: `An extract of ${milliliters(volume)} contains ${concentration} protein and a total of ${activity} units of an enzyme.`,
    working: `\\frac{${activity} units}{${concentration} × ${milliliters(volume)}} = RESULT; the total units must be divided by the total mass of protein`,
    slips: [
      {
        value: activity / protein,
        slip: 'totals-for-concentrations',
        teaching: 'The total units were divided by the mass of protein in 1 mL; the volume must be included.',
      },
      {
        value: activity / volume,
        slip: another,
        teaching:
          'This number is the activity of 1 mL; it still must be divided by the mass of protein in 1 mL.',
      },
      {
        value: (activity * volume) / protein,
        slip: 'multiplied-for-divided',
        teaching:
          'The units given are those of the whole extract, so they must be divided by its volume, not multiplied by it.',
      },
      {
        value: (protein * volume) / activity,
        slip: 'inverted-ratio',
        teaching: 'Specific activity is units per mg of protein; here milligrams were divided by units.',
      },
      {
        value: (activity * protein) / volume,
        slip: 'multiplied-for-divided',
        teaching:
          'The units in 1 mL were multiplied by the mass of protein in 1 mL; they must be divided by it.',
      },
      {
        value: protein * volume,
        slip: another,
        teaching: 'This number is the total mass of protein in mg.',
      },
      {
        value: volume / protein,
        slip: another,
        teaching: 'The volume was divided by the concentration of protein, which leaves out the enzyme.',
      },
    ],
  };
}

function fromTotalProtein({ volume, protein, activity }: Extract): Told {
  return {
    text: `An extract of ${milliliters(volume)} contains ${formatSignificant(activity, 3)} units/mL of an enzyme and a total of ${protein} mg of protein.`,
    working: `\\frac{${formatSignificant(activity, 3)} units/mL × ${milliliters(volume)}}{${protein} mg} = RESULT; the total units must be divided by the total mass of protein`,
    slips: [
      {
        value: activity / protein,
        slip: 'totals-for-concentrations',
        teaching: 'The units in 1 mL were divided by the total mass of protein; the volume must be included.',
      },
      {
        value: protein / activity,
        slip: 'inverted-ratio',
        teaching:
          'The total mass of protein was divided by the units in 1 mL; specific activity is the total units divided by the total mass of protein.',
      },
      {
        value: protein / (activity * volume),
        slip: 'inverted-ratio',
        teaching: 'Specific activity is units per mg of protein; here milligrams were divided by units.',
      },
      {
        value: activity * volume,
        slip: another,
        teaching: 'This number is the total activity in units, not the activity per mg of protein.',
      },
      {
        value: protein / volume,
        slip: another,
        teaching: 'This number is the concentration of the protein in mg/mL.',
      },
      {
        value: activity / volume,
        slip: 'divided-for-multiplied',
        teaching:
          'The activity of 1 mL was divided by the volume; it must be multiplied by the volume to give the total units.',
      },
      {
        value: (activity * protein) / volume,
        slip: 'multiplied-for-divided',
        teaching:
          'The units in 1 mL were multiplied by the mass of protein in 1 mL; they must be divided by it.',
      },
      {
        value: volume / protein,
        slip: another,
        teaching: 'The volume was divided by the mass of protein, which leaves out the enzyme.',
      },
    ],
  };
}
