import { formatDecimals } from '@valence/chemistry';
import type { DrawingReading, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import {
  ammonium,
  hydrogen,
  hydroxide,
  metals,
  strongAnions,
  weakAnions,
  type Ion,
} from './electrolyte-ions.data.ts';
import { conductivityPlot, strongLine, weakCurve } from './molar-conductivity-plot.ts';
import { weakAcidConstant } from './weak-acid-constant.ts';

/** Plots of molar conductivity: strong and weak electrolytes, Kohlrausch's law, and the constant of a weak acid. */
export const molarConductivityReadings: Family = {
  id: 'molar-conductivity-readings',
  name: 'Reading plots of molar conductivity',
  subject: 'physical',
  topics: ['electrochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['conductivity-of-electrolytes'],
    intermediate: ['conductivity-of-electrolytes'],
    advanced: ['conductivity-of-electrolytes', 'acid-dissociation-constant'],
  },
  uses: ['electrolytes'],
  reference: 'Atkins and de Paula, Physical Chemistry, section 16B',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return whichCurve(random);
      case 'intermediate':
        return independentIons(random);
      case 'advanced':
        return weakAcidConstant(random);
    }
  },
};

const kinds = {
  acid: {
    sentence:
      'a strong acid: it is fully dissociated and contains the very mobile \\ce{H+}, so its line is the highest',
    slip: 'ignored-fast-ions',
    teaching:
      'This is the highest line, which belongs to the strong acid with its very mobile \\ce{H+} ions.',
  },
  base: {
    sentence:
      'a strong base: it is fully dissociated and contains \\ce{OH-}, the most mobile ion after \\ce{H+}, so its line is the second from the top',
    slip: 'ignored-fast-ions',
    teaching:
      'This is the second line from the top, which belongs to the strong base: \\ce{OH-} is very mobile, but less so than \\ce{H+}.',
  },
  salt: {
    sentence:
      'a salt: it is fully dissociated into ions of ordinary mobility, so its line is low and nearly level',
    slip: 'ignored-ion-speed',
    teaching:
      'This low and nearly level line belongs to the salt, whose ions are neither \\ce{H+} nor \\ce{OH-}.',
  },
  weak: {
    sentence:
      'a weak acid: a smaller and smaller fraction of it is dissociated as *c* increases, so its curve falls steeply at first and ends near zero',
    slip: 'strong-as-weak',
    teaching:
      'This curve falls steeply as *c* increases, which is typical of a weak electrolyte, one that is only partly dissociated.',
  },
} as const;

type Kind = keyof typeof kinds;

function whichCurve(random: Random): Draft | null {
  const [metal, baseMetal] = [random.pick(metals), random.pick(metals)];
  const [anion, saltAnion, weak] = [
    random.pick(strongAnions),
    random.pick(strongAnions),
    random.pick(weakAnions),
  ];
  const electrolytes: Readonly<Record<Kind, { formula: string; points: Point[] }>> = {
    acid: {
      formula: `\\ce{H${anion.symbol}}`,
      points: strongLine(hydrogen.conductivity + anion.conductivity),
    },
    base: {
      formula: `\\ce{${baseMetal.symbol}OH}`,
      points: strongLine(baseMetal.conductivity + hydroxide.conductivity),
    },
    salt: {
      formula: `\\ce{${metal.symbol}${saltAnion.symbol}}`,
      points: strongLine(metal.conductivity + saltAnion.conductivity),
    },
    weak: {
      formula: `\\ce{${weak.acid}}`,
      points: weakCurve(hydrogen.conductivity + weak.conductivity, weak.acidConstant),
    },
  };
  const order = random.shuffle<Kind>(['acid', 'base', 'salt', 'weak']);
  const asked = random.pick(order);
  const letter = (kind: Kind): string => ['P', 'Q', 'R', 'S'][order.indexOf(kind)] ?? '';
  const option = (kind: Kind): string => `Curve ${letter(kind)}`;
  const listed = random
    .shuffle<Kind>(['acid', 'base', 'salt', 'weak'])
    .map((kind) => electrolytes[kind].formula);
  return {
    text: `The curves show the molar conductivities of ${listed.slice(0, 3).join(', ')} and ${listed[3] ?? ''}. Which curve belongs to ${electrolytes[asked].formula}?`,
    shown: {
      figure: conductivityPlot(
        order.map((kind) => ({ name: letter(kind), points: electrolytes[kind].points })),
        450,
        50,
      ),
      keyFrom: ({ lines }) => `Curve ${['P', 'Q', 'R', 'S'][kindsOf(lines).indexOf(asked)] ?? ''}`,
    },
    answer: option(asked),
    distractors: order
      .filter((kind) => kind !== asked)
      .map((kind) => ({ text: option(kind), slip: kinds[kind].slip, teaching: kinds[kind].teaching })),
    explanation: `${electrolytes[asked].formula} is ${kinds[asked].sentence}: this is curve ${letter(asked)}.`,
    finding: `The shape of curve ${letter(asked)} is that of ${electrolytes[asked].formula}.`,
  };
}

/** Of each curve whose it is: the steepest is that of the weak acid, the others come by height. */
function kindsOf(lines: DrawingReading['lines']): Kind[] {
  const fall = (points: readonly Point[]): number => (points[0]?.[1] ?? NaN) / (points.at(-1)?.[1] ?? NaN);
  const steepest = Math.max(...lines.map(fall));
  const heights = lines.map((points) => (fall(points) === steepest ? 0 : (points.at(-1)?.[1] ?? NaN)));
  const falling = heights.toSorted((one, other) => other - one);
  return heights.map(
    (height) => (['acid', 'base', 'salt', 'weak'] as const)[falling.indexOf(height)] ?? 'weak',
  );
}

/** Where the straight line through the ends of a drawn one meets the vertical axis. */
function atZero(points: readonly Point[] = []): number {
  const [[x0, y0], [x1, y1]] = [points[0] ?? [NaN, NaN], points.at(-1) ?? [NaN, NaN]];
  return y0 - ((y1 - y0) / (x1 - x0)) * x0;
}

const conductivity = (value: number): string => `${formatDecimals(value, 0)} S cm^{2} mol^{−1}`;

function independentIons(random: Random): Draft | null {
  const [metal, anion] = [random.pick(metals), random.pick(strongAnions)];
  const weak = random.pick(weakAnions);
  const isBase = random.integer(1, 3) === 1;
  const [cation, ownAnion] = isBase ? [ammonium, hydroxide] : [hydrogen, weak];
  const sum = (one: Ion, other: Ion): number => Math.round(one.conductivity + other.conductivity);
  const [first, second, third] = [sum(cation, anion), sum(metal, ownAnion), sum(metal, anion)];
  if (Math.abs(first - third) < 20 || Math.abs(second - third) < 20) return null;
  const isOrganic = !isBase;
  const salt = isOrganic ? `\\ce{${weak.symbol}${metal.symbol}}` : `\\ce{${metal.symbol}OH}`;
  const names = [
    `\\ce{${cation.symbol}${anion.symbol}}`,
    salt,
    `\\ce{${metal.symbol}${anion.symbol}}`,
  ] as const;
  const asked = isBase
    ? 'aqueous ammonia, which gives \\ce{NH4+} and \\ce{OH-}'
    : `${weak.name}, \\ce{${weak.acid}}`;
  const key = first + second - third;
  const options = readingOptions(
    key,
    conductivity,
    [
      {
        value: first + second,
        slip: 'ions-counted-twice',
        teaching: `The sum of the first two also includes the ions of ${names[2]}, so its limiting value has to be subtracted.`,
      },
      {
        value: first + second + third,
        slip: 'added-for-subtracted',
        teaching: `The ions of ${names[2]} have to be removed from the sum, so its value is subtracted, not added.`,
      },
      {
        value: first + third - second,
        slip: 'other-curve',
        teaching: `The wrong value was subtracted: ${names[1]} contains one of the ions in question.`,
      },
      {
        value: first + third,
        slip: 'other-curve',
        teaching: `The anion in question is in ${names[1]}, not in ${names[2]}, which contains neither of the two ions.`,
      },
      {
        value: second + third - first,
        slip: 'other-curve',
        teaching: `The wrong value was subtracted: ${names[0]} contains one of the ions in question.`,
      },
      {
        value: first,
        slip: 'one-step-short',
        teaching: `This is the limiting value of ${names[0]} alone; only one of its ions is needed.`,
      },
      {
        value: second,
        slip: 'one-step-short',
        teaching: `This is the limiting value of ${names[1]} alone; only one of its ions is needed.`,
      },
      {
        value: (first + second) / 2,
        slip: 'averaged-levels',
        teaching:
          'The conductivities of ions add; the mean of the values for two electrolytes is the value for neither.',
      },
      {
        value: first - third,
        slip: 'effect-left-out',
        teaching: `This is the difference between the conductivities of the two cations; the value for ${names[1]} has to be added.`,
      },
      {
        value: second - third,
        slip: 'effect-left-out',
        teaching: `This is the difference between the conductivities of the two anions; the value for ${names[0]} has to be added.`,
      },
      {
        value: (first + second + third) / 3,
        slip: 'averaged-levels',
        teaching: 'The conductivities of ions add; they are not averaged.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        teaching: 'The electrolyte gives one cation and one anion per formula unit, so nothing is halved.',
      },
    ].filter(({ value }) => value > 0),
    28,
  );
  return (
    options && {
      text: `What is the limiting molar conductivity of ${asked}, according to the lines for these three strong electrolytes?`,
      shown: {
        figure: conductivityPlot(
          [first, second, third].map((limit, place) => ({
            name: names[place] ?? '',
            points: strongLine(limit),
          })),
          450,
          50,
        ),
        keyFrom: ({ lines }) => conductivity(atZero(lines[0]) + atZero(lines[1]) - atZero(lines[2])),
      },
      ...options,
      explanation: `Extended to \\sqrt{*c*} = 0, the lines give the limiting values: about ${first} for ${names[0]}, ${second} for ${names[1]} and ${third} for ${names[2]}. At infinite dilution ions move independently, so ${names[0]} plus ${names[1]} minus ${names[2]} leaves the two ions in question: ${first} + ${second} − ${third} = ${key}, which means ${options.answer}.`,
      finding: `The limiting values of the three lines, two added and one subtracted, give ${options.answer}.`,
    }
  );
}
