import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { factorFromVolumes } from './purification-from-volumes.ts';
import { fold, roomOfQuotient, working } from './purification-texts.ts';
import { specificActivity } from './specific-activity.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';

/** A purification table: specific activity, yield and factor, from totals or from volumes and concentrations. */
export const enzymePurification: Family = {
  id: 'enzyme-purification',
  name: 'Keeping the books of a purification',
  subject: 'biochemistry',
  topics: ['protein-methods', 'enzymes'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['protein-purification'],
    intermediate: ['protein-purification'],
    advanced: ['protein-purification'],
  },
  reference: 'Lehninger Principles of Biochemistry, chapter 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return specificActivity(random);
      case 'intermediate':
        return random.integer(0, 1) === 0 ? factor(random) : yieldOfStep(random);
      case 'advanced':
        return factorFromVolumes(random);
    }
  },
};

interface Step {
  protein: number;
  activity: number;
}

function drawSteps(random: Random): [Step, Step] {
  const before = { protein: random.integer(10, 80) * 50, activity: random.integer(40, 300) * 100 };
  const after = {
    protein: toFigures(before.protein / random.integer(8, 60), 3),
    activity: Math.round((before.activity * random.integer(30, 85)) / 1000) * 10,
  };
  return [before, after];
}

function described([before, after]: [Step, Step]): string {
  return `An extract contains ${before.activity} units of an enzyme in ${before.protein} mg of protein. After a chromatography step, ${after.activity} units remain in ${fold(after.protein)} mg of protein.`;
}

function factor(random: Random): Draft {
  const steps = drawSteps(random);
  const [before, after] = steps;
  const [first, second] = [before.activity / before.protein, after.activity / after.protein];
  const result = second / first;
  return {
    text: `${described(steps)} By what factor was the enzyme purified?`,
    answer: fold(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(4),
      [
        {
          value: before.protein / after.protein,
          slip: 'one-step-short',
          teaching: 'Only the amounts of protein were compared; part of the activity was lost as well.',
        },
        {
          value: second,
          slip: 'answered-another-quantity',
          teaching:
            'This is the specific activity after the step; it must be divided by the specific activity before the step.',
        },
        {
          value: (100 * after.activity) / before.activity,
          slip: 'answered-another-quantity',
          teaching: 'This is the yield in percent, the percentage of the activity that was retained.',
        },
        {
          value: (before.protein - after.protein) / after.protein,
          slip: 'value-for-change',
          teaching:
            'The protein removed was compared with the protein left; the purification factor compares specific activities.',
        },
        {
          value: first,
          slip: 'answered-another-quantity',
          teaching:
            'This is the specific activity before the step; the specific activity after the step must be divided by it.',
        },
        {
          value: (before.activity - after.activity) / (before.protein - after.protein) / first,
          slip: 'value-for-change',
          teaching:
            'The units and milligrams that were removed were used; the factor is based on the enzyme and the protein that remain.',
        },
        {
          value: (before.protein / after.protein) * (before.activity / after.activity),
          slip: 'inverted-ratio',
          teaching:
            'The ratio of the activities was inverted; a loss of activity lowers the purification factor.',
        },
        {
          value: second - first,
          slip: 'difference-for-ratio',
          teaching:
            'This is the difference between the two specific activities in units/mg; the factor is their ratio.',
        },
        // A factor below one would say that the step made the enzyme less pure.
      ].filter(({ value }) => value > 1),
      fold,
      roomOfQuotient,
    ),
    explanation: `The specific activity is ${before.activity}/${before.protein} = ${working(first)} before the step and ${after.activity}/${fold(after.protein)} = ${working(second)} after it. The ratio of the second to the first is ${fold(result)}.`,
    finding: `The ratio of the specific activities is ${fold(result)}.`,
  };
}

function yieldOfStep(random: Random): Draft {
  const steps = drawSteps(random);
  const [before, after] = steps;
  const percent = (value: number): string => `${formatDecimals(value, value < 10 ? 1 : 0)}%`;
  const result = (100 * after.activity) / before.activity;
  return {
    text: `${described(steps)} What is the yield of enzyme activity in this step?`,
    answer: percent(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(6),
      [
        {
          value: (100 * after.protein) / before.protein,
          slip: 'answered-another-quantity',
          teaching:
            'This is the percentage of protein that is left; the yield refers to the enzyme, so activities must be compared.',
        },
        {
          value: 100 - result,
          slip: 'answered-another-quantity',
          teaching: 'This is the percentage of activity that was lost.',
        },
        {
          value: 100 - (100 * after.protein) / before.protein,
          slip: 'answered-another-quantity',
          teaching: 'This is the percentage of protein that was removed.',
        },
        {
          value: (after.activity / after.protein) * (before.protein / before.activity),
          slip: 'answered-another-quantity',
          teaching:
            'This number is the purification factor, the ratio of the specific activities; the yield compares only the activities.',
        },
        {
          value: (100 * after.activity) / (before.activity + after.activity),
          slip: 'wrong-reference',
          teaching:
            'The activity after the step was divided by the sum of both activities; it must be divided by the activity before the step.',
        },
        {
          value: (100 * (before.activity - after.activity)) / (before.activity + after.activity),
          slip: 'wrong-reference',
          teaching:
            'The loss was divided by the sum of both activities; the yield is the activity retained divided by the activity before the step.',
        },
      ],
      percent,
    ),
    explanation: `Yield = \\frac{activity after}{activity before} = \\frac{${after.activity}}{${before.activity}} = ${percent(result)}.`,
    finding: `The activity retained is ${percent(result)}.`,
  };
}
