import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';

const specific = (value: number): string => `${formatSignificant(value, 3)} units/mg`;

/** The specific activity of an extract from its concentrations of enzyme and protein. */
export function specificActivity(random: Random): Draft | null {
  const volume = random.integer(2, 40) * 5;
  const protein = random.integer(5, 60) / 5;
  const activity = random.integer(10, 400);
  const result = activity / protein;
  const options = optionsOfOneStep(
    result,
    specific,
    [
      {
        value: protein / activity,
        slip: 'inverted-ratio',
        teaching: 'Specific activity is units per mg of protein; here mg were divided by units.',
      },
      {
        value: activity * volume,
        slip: 'answered-another-quantity',
        teaching: 'This number is the total activity in units, not the activity for each mg.',
      },
      {
        value: activity * protein,
        slip: 'multiplied-for-divided',
        teaching: 'Units per mg come from dividing units/mL by mg/mL.',
      },
      {
        value: activity / volume,
        slip: 'answered-another-quantity',
        teaching:
          'Here the activity was divided by the volume; specific activity is what each mg of protein has.',
      },
      {
        value: volume / protein,
        slip: 'answered-another-quantity',
        teaching: 'The volume was divided by the concentration of protein, which leaves out the enzyme.',
      },
      {
        value: protein / volume,
        slip: 'answered-another-quantity',
        teaching: 'The concentration of protein was divided by the volume, which leaves out the enzyme.',
      },
      {
        value: volume / activity,
        slip: 'inverted-ratio',
        teaching: 'The volume was divided by the activity; specific activity is units per mg of protein.',
      },
      {
        value: protein * volume,
        slip: 'answered-another-quantity',
        teaching: 'This number is the mass of all the protein in mg.',
      },
    ],
    4,
  );
  return (
    options && {
      text: `An extract of ${volume} mL contains ${formatSignificant(protein, 3)} mg/mL protein and ${activity} units/mL of an enzyme. What is its specific activity?`,
      ...options,
      explanation: `Specific activity = \\frac{${activity} units/mL}{${formatSignificant(protein, 3)} mg/mL} = ${specific(result)}; the volume cancels.`,
      finding: `Activity over protein in the same volume is ${specific(result)}.`,
    }
  );
}
