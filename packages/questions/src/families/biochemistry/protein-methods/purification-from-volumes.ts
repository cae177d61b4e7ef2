import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { fold, roomOfQuotient, working } from './purification-texts.ts';

/** The factor of a purification from volumes and concentrations, of which the volumes do not matter. */
export function factorFromVolumes(random: Random): Draft | null {
  const [crude, pure] = [
    {
      volume: random.integer(4, 20) * 25,
      protein: random.integer(40, 150) / 10,
      units: random.integer(100, 300),
    },
    { volume: random.integer(10, 60), protein: random.integer(4, 30) / 10, units: random.integer(300, 990) },
  ];
  const kept = (pure.volume * pure.units) / (crude.volume * crude.units);
  if (kept > 0.9 || kept < 0.15) return null;
  const first = crude.units / crude.protein;
  const second = pure.units / pure.protein;
  const result = second / first;
  return {
    text: `A crude extract has a volume of ${crude.volume} mL and contains ${fold(crude.protein)} mg/mL protein and ${crude.units} units/mL of an enzyme. A pooled fraction from its purification has a volume of ${pure.volume} mL and contains ${fold(pure.protein)} mg/mL protein and ${pure.units} units/mL of the enzyme. By what factor was the enzyme purified?`,
    answer: fold(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(5),
      [
        {
          value: pure.units / crude.units,
          slip: 'one-step-short',
          teaching:
            'The activities per mL were compared; activity per mL also rises when a solution is merely concentrated.',
        },
        {
          value: (crude.volume * crude.protein) / (pure.volume * pure.protein),
          slip: 'one-step-short',
          teaching: 'This is the factor by which the protein decreased; the loss of activity was left out.',
        },
        {
          value: second,
          slip: 'answered-another-quantity',
          teaching:
            'This is the specific activity of the pooled fraction in units/mg, not its ratio to that of the extract.',
        },
        {
          value: result * kept,
          slip: 'separate-results-combined',
          factor: 'yield',
          teaching: 'The factor was multiplied by the yield; they are two separate results.',
        },
        {
          value: result / kept,
          slip: 'separate-results-combined',
          factor: 'yield',
          teaching:
            'The factor was divided by the yield, as if the lost enzyme were still there; they are two separate results.',
        },
        {
          value: crude.protein / pure.protein,
          slip: 'one-step-short',
          teaching:
            'Only the concentrations of protein were compared; the activities must be compared as well.',
        },
        {
          value: (pure.units * pure.protein) / (crude.units * crude.protein),
          slip: 'multiplied-for-divided',
          teaching: 'Units/mL were multiplied by mg/mL; specific activity is units/mL divided by mg/mL.',
        },
        {
          value: (crude.units * crude.protein) / (pure.units * pure.protein),
          slip: 'inverted-ratio',
          teaching:
            'The ratio of the activities was inverted; more units/mL in the pooled fraction means a larger purification factor.',
        },
        {
          value: (result * crude.volume) / pure.volume,
          slip: 'totals-for-concentrations',
          factor: 'volume',
          teaching:
            'The protein was multiplied by the volume, but the activity was not; both must be treated in the same way.',
        },
        {
          value: (result * pure.volume) / crude.volume,
          slip: 'totals-for-concentrations',
          factor: 'volume',
          teaching:
            'The activity was multiplied by the volume, but the protein was not; both must be treated in the same way.',
        },
        {
          value: second - first,
          slip: 'difference-for-ratio',
          teaching:
            'This is the difference between the two specific activities in units/mg; the factor is their ratio.',
        },
        {
          value: first,
          slip: 'answered-another-quantity',
          teaching:
            'This is the specific activity of the extract in units/mg; the specific activity of the pooled fraction must be divided by it.',
        },
      ],
      fold,
      roomOfQuotient,
    ),
    explanation: `The specific activity is ${crude.units}/${fold(crude.protein)} = ${working(first)} in the extract and ${pure.units}/${fold(pure.protein)} = ${working(second)} in the pooled fraction. The ratio of the second to the first is ${fold(result)}; the volumes affect only the yield.`,
    finding: `The ratio of the specific activities is ${fold(result)}.`,
  };
}
