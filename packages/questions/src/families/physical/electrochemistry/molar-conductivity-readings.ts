import { formatDecimals } from '@valence/chemistry';
import { heightAt, type DrawingReading, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { scientificNumber } from '../../texts/plain-number.ts';

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
        return weakAcid(random);
    }
  },
};

interface Ion {
  symbol: string;
  /** Limiting molar conductivity in S cm²/mol, in water at 25 °C (CRC Handbook of Chemistry and Physics, section 5). */
  conductivity: number;
}

const hydrogen: Ion = { symbol: 'H', conductivity: 349.8 };
const ammonium: Ion = { symbol: 'NH4', conductivity: 73.5 };
const hydroxide: Ion = { symbol: 'OH', conductivity: 198 };
const metals: readonly Ion[] = [
  { symbol: 'Na', conductivity: 50.1 },
  { symbol: 'K', conductivity: 73.5 },
  { symbol: 'Li', conductivity: 38.7 },
];
const strongAnions: readonly Ion[] = [
  { symbol: 'Cl', conductivity: 76.3 },
  { symbol: 'Br', conductivity: 78.1 },
  { symbol: 'NO3', conductivity: 71.4 },
  { symbol: 'ClO4', conductivity: 67.3 },
];

interface WeakAnion extends Ion {
  name: string;
  acid: string;
  acidConstant: number;
}

/** Anions of weak acids; the constants are those of the CRC Handbook at 25 °C. */
const weakAnions: readonly WeakAnion[] = [
  { symbol: 'CH3COO', name: 'acetic acid', acid: 'CH3COOH', conductivity: 40.9, acidConstant: 1.75e-5 },
  { symbol: 'HCOO', name: 'formic acid', acid: 'HCOOH', conductivity: 54.6, acidConstant: 1.8e-4 },
  { symbol: 'C2H5COO', name: 'propanoic acid', acid: 'C2H5COOH', conductivity: 35.8, acidConstant: 1.35e-5 },
  { symbol: 'C6H5COO', name: 'benzoic acid', acid: 'C6H5COOH', conductivity: 32.4, acidConstant: 6.3e-5 },
];

/** The limiting law of Debye, Hückel and Onsager for 1:1 electrolytes in water at 25 °C: a straight line over √*c*. */
function strongLine(limit: number): Point[] {
  const slope = 60.2 + 0.229 * limit;
  return [0.01, 0.1].map((root) => [root, limit - slope * root]);
}

/** Molar conductivity of a weak acid by Ostwald's law of dilution. */
function weakCurve(limit: number, constant: number): Point[] {
  return places(0.01, 0.1, 60).map((root) => [root, limit * dissociated(constant, root ** 2)]);
}

function dissociated(constant: number, concentration: number): number {
  const ratio = constant / concentration;
  return (Math.sqrt(ratio ** 2 + 4 * ratio) - ratio) / 2;
}

function figureOf(series: readonly { name: string; points: Point[] }[], most: number, step: number): Figure {
  return {
    kind: 'plot',
    of: 'molar conductivity plot',
    caption: 'Molar conductivities in water at 25 °C',
    x: { quantity: '\\sqrt{*c*}', unit: 'mol^{1/2} L^{−1/2}', from: 0, to: 0.1, step: 0.02, parts: 4 },
    y: { quantity: '*Λ*_{m}', unit: 'S cm^{2} mol^{−1}', from: 0, to: most, step, parts: 5 },
    series: series.map(({ name, points }) => ({ name, shape: 'line', points })),
  };
}

const kinds = {
  acid: {
    sentence: 'a strong acid: fully dissociated, with the very fast \\ce{H+}, so its line is the highest',
    slip: 'ignored-fast-ions',
    teaching: 'This is the highest line, that of the strong acid with its very fast \\ce{H+} ions.',
  },
  base: {
    sentence:
      'a strong base: fully dissociated, with \\ce{OH-}, which is faster than other ions but for \\ce{H+}, so its line is the second',
    slip: 'ignored-fast-ions',
    teaching:
      'This is the second line from above, that of the strong base: \\ce{OH-} is fast, but not as fast as \\ce{H+}.',
  },
  salt: {
    sentence: 'a salt: fully dissociated into ions of ordinary speed, so its line is low and nearly level',
    slip: 'ignored-ion-speed',
    teaching:
      'This low and nearly level line is that of the salt, whose ions are neither \\ce{H+} nor \\ce{OH-}.',
  },
  weak: {
    sentence:
      'a weak acid: less and less of it is dissociated as *c* grows, so its curve falls steeply at first and ends near zero',
    slip: 'strong-as-weak',
    teaching:
      'This curve falls steeply as *c* grows, which is the sign of a weak electrolyte that is dissociated only in part.',
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
    text: `The curves are those of ${listed.slice(0, 3).join(', ')} and ${listed[3] ?? ''}. Which one belongs to ${electrolytes[asked].formula}?`,
    shown: {
      figure: figureOf(
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
    finding: `The course of curve ${letter(asked)} is that of ${electrolytes[asked].formula}.`,
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
  const asked = isBase ? 'aqueous ammonia, \\ce{NH4+} and \\ce{OH-}' : `${weak.name}, \\ce{${weak.acid}}`;
  const key = first + second - third;
  const options = readingOptions(
    key,
    conductivity,
    [
      {
        value: first + second,
        slip: 'ions-counted-twice',
        teaching: `With the two added the ions of ${names[2]} are counted, too; its limiting value is to be subtracted.`,
      },
      {
        value: first + second + third,
        slip: 'added-for-subtracted',
        teaching: `The ions of ${names[2]} have to go out of the sum again, so its value is subtracted.`,
      },
      {
        value: first + third - second,
        slip: 'other-curve',
        teaching: `The wrong line is subtracted: ${names[1]} brings an ion that is asked for.`,
      },
      {
        value: first + third,
        slip: 'other-curve',
        teaching: `The anion that is asked for is in ${names[1]}, not in ${names[2]}, which brings none of the two ions.`,
      },
      {
        value: second + third - first,
        slip: 'other-curve',
        teaching: `The wrong line is subtracted: ${names[0]} brings an ion that is asked for.`,
      },
      {
        value: first,
        slip: 'one-step-short',
        teaching: `This is the limiting value of ${names[0]} alone; only one of its ions is asked for.`,
      },
      {
        value: second,
        slip: 'one-step-short',
        teaching: `This is the limiting value of ${names[1]} alone; only one of its ions is asked for.`,
      },
      {
        value: (first + second) / 2,
        slip: 'averaged-levels',
        teaching: 'Ions add their conductivities; the mean of two electrolytes is that of neither.',
      },
      {
        value: first - third,
        slip: 'effect-left-out',
        teaching: `This is how much faster one cation is than the other; ${names[1]} has to be added.`,
      },
      {
        value: second - third,
        slip: 'effect-left-out',
        teaching: `This is how much faster one anion is than the other; ${names[0]} has to be added.`,
      },
      {
        value: (first + second + third) / 3,
        slip: 'averaged-levels',
        teaching: 'Ions add their conductivities; nothing is averaged.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        teaching: 'The electrolyte gives one cation and one anion for each formula unit: nothing is halved.',
      },
    ],
    28,
  );
  return (
    options && {
      text: `What is the limiting molar conductivity of ${asked}, from the lines of these three strong electrolytes?`,
      shown: {
        figure: figureOf(
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
      explanation: `Extended to \\sqrt{*c*} = 0, the lines give the limiting values: about ${first} for ${names[0]}, ${second} for ${names[1]} and ${third} for ${names[2]}. At infinite dilution ions move independently, so ${names[0]} plus ${names[1]} minus ${names[2]} leaves the two ions that are asked for: ${first} + ${second} − ${third} = ${key}, that is ${options.answer}.`,
      finding: `The limiting values of the three lines, two added and one subtracted, give ${options.answer}.`,
    }
  );
}

const constantOf = (alpha: number, concentration: number): number =>
  (concentration * alpha ** 2) / (1 - alpha);
const write = (value: number): string => scientificNumber(value, 2);

function weakAcid(random: Random): Draft | null {
  const [own, other] = [random.integer(38, 50), random.integer(38, 50)].map((one) => 10 ** (-one / 10)) as [
    number,
    number,
  ];
  const limit = random.integer(380, 404);
  const root = random.pick([0.02, 0.03, 0.04, 0.05]);
  const curve = weakCurve(limit, own);
  const read = Math.round(heightAt(curve, root) / 2) * 2;
  const elsewhere = heightAt(weakCurve(limit, other), root);
  if (read < 40 || Math.abs(elsewhere - read) < 20) return null;
  const concentration = Number((root ** 2).toPrecision(2));
  const alpha = Number((read / limit).toPrecision(3));
  const key = constantOf(alpha, concentration);
  const options = shareReadingOptions(
    key,
    write,
    [
      {
        value: constantOf(alpha, root),
        slip: 'forgot-square',
        factor: 'concentration',
        teaching: 'The axis gives the square root of the concentration, which has to be squared.',
      },
      {
        value: constantOf(Number((elsewhere / limit).toPrecision(3)), concentration),
        slip: 'other-curve',
        factor: 'alpha',
        teaching: 'The conductivity was read from the curve of the other acid.',
      },
      {
        value: (concentration * alpha) / (1 - alpha),
        slip: 'forgot-exponent',
        factor: 'alpha',
        teaching: 'Both ions have the concentration *αc*, so *α* is squared.',
      },
      {
        value: (concentration * (1 - alpha) ** 2) / alpha,
        slip: 'rest-for-part',
        factor: 'alpha',
        teaching: 'The share of the dissociated acid is *Λ*_{m} over its limiting value, not the rest.',
      },
      {
        value: concentration * alpha,
        slip: 'answered-another-quantity',
        teaching: 'This is the concentration of \\ce{H+}, not the constant.',
      },
      {
        value: concentration * alpha ** 2 * (1 - alpha),
        slip: 'multiplied-for-divided',
        factor: 'rest',
        teaching: 'The acid that is left stands in the denominator, so it divides.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        factor: 'half',
        teaching: 'Nothing is halved in *cα*^{2}/(1 − *α*).',
      },
    ],
    0.3,
  );
  const concentrationText = write(concentration);
  return (
    options && {
      text: `The limiting molar conductivity of both weak acids, P and Q, is ${limit} S cm^{2} mol^{−1}. What is the acid dissociation constant of P, from its molar conductivity at \\sqrt{*c*} = ${formatDecimals(root, 2)} mol^{1/2} L^{−1/2}?`,
      shown: {
        figure: figureOf(
          [
            { name: 'P', points: curve },
            { name: 'Q', points: weakCurve(limit, other) },
          ],
          300,
          50,
        ),
        keyFrom: ({ lines }) => write(constantOf(heightAt(lines[0] ?? [], root) / limit, root ** 2)),
      },
      ...options,
      explanation: `At \\sqrt{*c*} = ${formatDecimals(root, 2)} curve P is at about ${read}, so *α* = \\frac{${read}}{${limit}} = ${formatDecimals(alpha, 3)}. The concentration is *c* = ${formatDecimals(root, 2)}^{2} mol/L = ${concentrationText} mol/L. *K*_{a} = \\frac{*cα*^{2}}{1 − *α*} = \\frac{${concentrationText} × ${formatDecimals(alpha, 3)}^{2}}{1 − ${formatDecimals(alpha, 3)}} = ${options.answer}.`,
      finding: `The share that is dissociated leads to ${options.answer}.`,
    }
  );
}
