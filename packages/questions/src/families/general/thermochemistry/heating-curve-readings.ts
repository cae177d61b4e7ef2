import { formatDecimals } from '@valence/chemistry';
import { niceAxis } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { corners, drawHeatingCurve, joules, type HeatingCurve } from './drawn-heating-curve.ts';
import { liquidHeatCapacity } from './liquid-heat-capacity.ts';

const celsius = (value: number): string => `${formatDecimals(value, 0)} °C`;

/** A heating curve of a pure substance: its melting and boiling points, and a heat of change per gram. */
export const heatingCurveReadings: Family = {
  id: 'heating-curve-readings',
  name: 'Reading a heating curve',
  subject: 'general',
  topics: ['thermochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['heating-curve'],
    intermediate: ['heating-curve'],
    advanced: ['heating-curve', 'specific-heat-capacity'],
  },
  uses: ['states-of-matter'],
  reference: 'OpenStax Chemistry 2e, section 10.3',
  showsFigure: true,
  draft(random, difficulty) {
    const curve = drawHeatingCurve(random);
    switch (difficulty) {
      case 'beginner':
        return transition(curve, random.pick(['melts', 'boils']));
      case 'intermediate':
        return heatOfChange(curve, random.pick(['melt', 'boil']));
      case 'advanced':
        return liquidHeatCapacity(curve);
    }
  },
};

function transition(
  { start, melting, boiling, end, figure, heats }: HeatingCurve,
  change: 'melts' | 'boils',
): Draft | null {
  const [key, other] = change === 'melts' ? [melting, boiling] : [boiling, melting];
  const made = readingOptions(
    key,
    celsius,
    [
      {
        value: other,
        slip: 'other-special-point',
        teaching: `This is the temperature of the other plateau, at which the substance ${change === 'melts' ? 'boils' : 'melts'}.`,
      },
      {
        value: (melting + boiling) / 2,
        slip: 'averaged-temperatures',
        teaching:
          'This temperature lies between the plateaus, where the liquid is merely being warmed; during a change of state, the temperature is constant.',
      },
      {
        value: start,
        slip: 'initial-temperature-only',
        teaching: 'This is the temperature at which heating began.',
      },
      {
        value: end,
        slip: 'final-temperature-for-change',
        teaching: 'This is the temperature of the gas at the end of the heating.',
      },
      {
        value: heats[change === 'melts' ? 1 : 3] ?? 0,
        slip: 'wrong-axis',
        teaching:
          'This is a value from the horizontal axis, which shows heat; the temperature is shown on the vertical axis.',
      },
    ],
    10,
  );
  // Two things went wrong can end where the curve has nothing to read.
  const options = made && {
    ...made,
    distractors: made.distractors.filter(({ isFurther }) => isFurther !== true),
  };
  return (
    options && {
      text: `The figure shows the heating curve of a pure substance, initially a solid. At what temperature does the substance ${change === 'melts' ? 'melt' : 'boil'}?`,
      shown: {
        figure,
        keyFrom: (drawing) => celsius(corners(drawing).temperatures[change === 'melts' ? 1 : 3] ?? NaN),
      },
      ...options,
      explanation: `While a pure substance being heated changes state, its temperature stays constant. The lower plateau represents melting and the upper one boiling, so the substance ${change} at ${options.answer}.`,
      finding: `The ${change === 'melts' ? 'lower' : 'upper'} plateau lies at ${options.answer}.`,
    }
  );
}

function heatOfChange({ mass, heats, figure }: HeatingCurve, change: 'melt' | 'boil'): Draft | null {
  const [h1 = 0, h2 = 0, h3 = 0, h4 = 0] = heats;
  const [from, to] = change === 'melt' ? [h1, h2] : [h3, h4];
  const [otherFrom, otherTo] = change === 'melt' ? [h3, h4] : [h1, h2];
  const write = (value: number): string => `${formatDecimals(value, 0)} J/g`;
  const perGram = (heat: number): number => (1000 * heat) / mass;
  const slips = [
    {
      value: perGram(to),
      slip: 'value-for-change',
      teaching:
        'This is all the heat added up to the end of the plateau; the length of the plateau is needed.',
    },
    {
      value: perGram(otherTo - otherFrom),
      slip: 'other-special-point',
      teaching: `The ${change === 'melt' ? 'upper' : 'lower'} plateau, at which the substance ${change === 'melt' ? 'boils' : 'melts'}, was used.`,
    },
    {
      value: 1000 * (to - from),
      slip: 'ignored-mass',
      teaching: 'This is the heat for the whole sample; the question asks for one gram.',
    },
    {
      value: perGram(from),
      slip: 'heat-before-change',
      teaching:
        'The heat added up to the start of the plateau was used; the change of state only begins there, so the length of the plateau is needed.',
    },
    {
      value: (to - from) * mass,
      slip: 'multiplied-for-divided',
      teaching:
        'The heat in kilojoules was multiplied by the mass; the heat in joules must be divided by it.',
    },
  ];
  const { step, to: most } = niceAxis(heats.at(-1) ?? 0);
  const ends = [
    { reading: from, name: 'heat at the start of the plateau', of: (read: number) => perGram(to - read) },
    { reading: to, name: 'heat at the end of the plateau', of: (read: number) => perGram(read - from) },
  ];
  const options = shareReadingOptions(perGram(to - from), write, slips, undefined, [
    ...ends.flatMap((end) =>
      rulingSlips({ ...end, step, to: most, write: (value) => `${value} kJ` }).filter(
        ({ value }) => value > 0,
      ),
    ),
    {
      value: perGram(h4 - h1),
      slip: 'other-special-point',
      teaching:
        'The heat from the start of the lower plateau to the end of the upper one was used; only one plateau is needed.',
    },
    {
      value: perGram(h3 - h2),
      slip: 'other-special-point',
      teaching:
        'The heat between the plateaus, which warms the liquid, was used; the length of a plateau is needed.',
    },
    {
      value: perGram(h2 - h1 + h4 - h3),
      slip: 'needless-sum',
      teaching: 'The lengths of both plateaus were added; only one of them is needed.',
    },
  ]);
  const length = to - from;
  return (
    options && {
      text: `The curve shows the heating of ${mass}.0 g of a solid. How much heat is needed to ${change === 'melt' ? 'melt' : 'vaporize'} one gram of the substance at its ${change === 'melt' ? 'melting' : 'boiling'} point?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const read = corners(drawing).heats;
          const [one = 0, two = 0] = change === 'melt' ? read.slice(1, 3) : read.slice(3, 5);
          return write(perGram(two - one));
        },
      },
      ...options,
      explanation: `The ${change === 'melt' ? 'lower' : 'upper'} plateau extends from ${from} kJ to ${to} kJ, so the change of state requires ${length} kJ, or ${joules(length)}. For one gram, this is \\frac{${joules(length)}}{${mass}.0 g} = ${options.answer}.`,
      finding: `The length of the plateau over the mass is ${options.answer}.`,
    }
  );
}
