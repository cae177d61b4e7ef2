import { formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';

const specific = (value: number): string => `${formatSignificant(value, 3)} units/mg`;

/** The specific activity of an extract from its concentrations of enzyme and protein. */
export function specificActivity(random: Random): Draft {
  const volume = random.integer(2, 40) * 5;
  const protein = random.integer(5, 60) / 5;
  const activity = random.integer(10, 400);
  const result = activity / protein;
  return {
    text: `An extract of ${volume} mL contains ${formatSignificant(protein, 3)} mg/mL protein and ${activity} units/mL of an enzyme. What is its specific activity?`,
    answer: specific(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
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
          value: (activity * volume) / protein,
          slip: 'totals-for-concentrations',
          teaching:
            'Total units were divided by a concentration; divide totals by totals or concentrations by concentrations.',
        },
        {
          value: activity / (protein * volume),
          slip: 'totals-for-concentrations',
          teaching:
            'A concentration was divided by the total mass of protein; divide totals by totals or concentrations by concentrations.',
        },
        {
          value: activity / volume,
          slip: 'answered-another-quantity',
          teaching:
            'Here the activity was divided by the volume; specific activity is what each mg of protein has.',
        },
        {
          value: protein * volume,
          slip: 'answered-another-quantity',
          teaching: 'This number is the mass of all the protein in mg.',
        },
        {
          value: activity,
          slip: 'answered-another-quantity',
          teaching:
            'This is the activity in each mL of extract; each mL contains more or less than 1 mg of protein.',
        },
        {
          value: activity - protein,
          slip: 'difference-for-ratio',
          teaching: 'Here one value was subtracted from the other; specific activity is their ratio.',
        },
      ],
      specific,
    ),
    explanation: `Specific activity = \\frac{${activity} units/mL}{${formatSignificant(protein, 3)} mg/mL} = ${specific(result)}; the volume cancels.`,
    finding: `Activity over protein in the same volume is ${specific(result)}.`,
  };
}
