import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { toFigures } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** Rate constants and temperature: effect of a catalyst, activation energy, a third temperature. */
export const arrheniusEquation: Family = {
  id: 'arrhenius-equation',
  name: 'Using the Arrhenius equation',
  subject: 'physical',
  topics: ['arrhenius'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['arrhenius-equation'],
    intermediate: ['arrhenius-equation'],
    advanced: ['arrhenius-equation'],
  },
  uses: ['activation-energy'],
  reference: 'OpenStax Chemistry 2e, section 12.5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return energyFromSlope(random);
      case 'intermediate':
        return energyFromConstants(random);
      case 'advanced':
        return thirdTemperature(random);
    }
  },
};

const gasConstant = roundedConstants.gas;
/** ln 10 is shown as 2.303. */
const roomOfShownLogarithm = 2e-4;
const kilojoules = (value: number): string => `${formatSignificant(value, 3)} kJ/mol`;

function energyFromSlope(random: Random): Draft | null {
  const isDecadic = random.next() < 0.3;
  const slope = random.integer(40, 200) * (isDecadic ? 40 : 100);
  const factor = isDecadic ? Math.LN10 : 1;
  const energy = (slope * gasConstant * factor) / 1000;
  const options = quantityOptions(
    energy,
    kilojoules,
    [
      {
        value: isDecadic ? energy / Math.LN10 : energy * Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'l',
        teaching: isDecadic
          ? 'With log_{10} *k* the slope is −*E*_{a}/(2.303 *R*), so a factor of ln 10 = 2.303 is needed.'
          : 'A factor of ln 10 is needed only if log_{10} *k* is plotted; here ln *k* was plotted.',
      },
      {
        value: (slope * factor) / gasConstant / 1000,
        slip: 'divided-for-multiplied',
        factor: 'r',
        teaching: 'The slope contains *E*_{a}/*R*, so it must be multiplied, not divided, by *R*.',
      },
      {
        value: slope / 1000,
        slip: 'one-step-short',
        factor: 'r',
        teaching: 'The slope is in kelvins; it must be multiplied by *R* to give an energy.',
      },
    ],
    roomOfShownLogarithm,
  );
  if (options === null) return null;
  const logarithm = isDecadic ? 'log_{10} *k*' : 'ln *k*';
  const working = isDecadic
    ? `2.303 × ${printedConstants.gas} J/(mol·K) × ${slope} K`
    : `${printedConstants.gas} J/(mol·K) × ${slope} K`;
  return {
    text: `A plot of ${logarithm} against 1/*T* is a straight line with slope −${slope} K. What is the activation energy? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `The slope of ${logarithm} against 1/*T* is −${isDecadic ? '\\frac{*E*_{a}}{2.303 *R*}' : '\\frac{*E*_{a}}{*R*}'}, so *E*_{a} = ${working} = ${options.answer}.`,
    finding: `The slope of the Arrhenius plot gives *E*_{a} = ${options.answer}.`,
  };
}

function energyFromConstants(random: Random): Draft | null {
  const cold = random.integer(280, 420);
  const hot = cold + random.integer(8, 50);
  const first = Number(`${random.integer(110, 989) / 100}e${random.integer(-5, -1)}`);
  const second = toFigures(first * (random.integer(15, 120) / 10), 3);
  const span = 1 / cold - 1 / hot;
  const logarithm = Math.log(second / first);
  const energy = (gasConstant * logarithm) / span / 1000;
  if (energy < 25 || energy > 180) return null;
  const options = quantityOptions(
    energy,
    kilojoules,
    [
      {
        value: energy / Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'n',
        teaching:
          'The Arrhenius equation requires the natural logarithm of the ratio of rate constants, not the base-10 logarithm.',
      },
      {
        value: (energy * (second / first)) / logarithm,
        slip: 'forgot-logarithm',
        factor: 'n',
        teaching: 'The ratio of the rate constants itself was used; its natural logarithm is needed.',
      },
      {
        value: (gasConstant * logarithm) / (1 / (cold - 273) - 1 / (hot - 273)) / 1000,
        slip: 'celsius-for-kelvin',
        factor: 't',
        teaching:
          'The temperatures were converted to °C; the reciprocals must be those of absolute temperatures.',
      },
      {
        value: (gasConstant * logarithm * (hot - cold)) / 1000,
        slip: 'reciprocal-of-difference',
        factor: 't',
        teaching:
          'Multiplication by the difference of the temperatures was used in place of division by the difference of their reciprocals.',
      },
    ].filter((one) => one.value > 0),
  );
  if (options === null) return null;
  const [slow, fast] = [formatSignificant(first, 3), formatSignificant(second, 3)];
  return {
    text: `A rate constant is ${slow} s^{−1} at ${cold} K and ${fast} s^{−1} at ${hot} K. What is the activation energy? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `*E*_{a} = \\frac{*R* ln(*k*_{2}/*k*_{1})}{1/*T*_{1} − 1/*T*_{2}} = \\frac{${printedConstants.gas} J/(mol·K) × ${formatDecimals(logarithm, 5)}}{${formatSignificant(span, 5)} K^{−1}} = ${options.answer}.`,
    finding: `The Arrhenius equation at both temperatures gives ${options.answer}.`,
  };
}

function thirdTemperature(random: Random): Draft | null {
  const [first, second, third] = [
    random.integer(28, 32) * 10,
    random.integer(33, 37) * 10,
    random.integer(38, 44) * 10,
  ];
  const ratio = random.integer(30, 400) / 10;
  // To the five figures that the working shows.
  const slope = toFigures(Math.log(ratio) / (1 / first - 1 / second), 5);
  const energy = (slope * gasConstant) / 1000;
  if (energy < 30 || energy > 120) return null;
  const factor = Math.exp(slope * (1 / first - 1 / third));
  const options = quantityOptions(factor, (value) => formatSignificant(value, 2), [
    {
      value: ratio ** ((third - first) / (second - first)),
      slip: 'linear-in-temperature',
      teaching:
        'ln *k* was taken as linear in *T*; it is linear in 1/*T*, so equal temperature steps do not give equal factors.',
    },
    {
      value: (ratio * (third - first)) / (second - first),
      slip: 'linear-for-exponential',
      teaching:
        'The factor was scaled in proportion to the rise in temperature, but it is ln *k* that is linear, and in 1/*T*.',
    },
    {
      value: Math.exp(slope * (1 / second - 1 / third)),
      slip: 'wrong-reference',
      teaching: `This compares ${third} K with ${second} K; the question asks for the comparison with ${first} K.`,
    },
    {
      value: 10 ** (slope * (1 / first - 1 / third)),
      slip: 'natural-for-decadic-logarithm',
      teaching: 'The exponent is that of e; here 10 was raised to it.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `A rate constant increases by a factor of ${formatSignificant(ratio, 3)} between ${first} K and ${second} K. By what factor is it greater at ${third} K than at ${first} K if the Arrhenius equation holds?`,
    ...options,
    explanation: `\\frac{*E*_{a}}{*R*} = \\frac{ln ${formatSignificant(ratio, 3)}}{1/${first} − 1/${second}} K = ${formatSignificant(slope, 5)} K. Between ${first} K and ${third} K: ln\\frac{*k*_{3}}{*k*_{1}} = ${formatSignificant(slope, 5)} × (\\frac{1}{${first}} − \\frac{1}{${third}}) = ${formatDecimals(Math.log(factor), 4)}, so the factor is e^{${formatDecimals(Math.log(factor), 4)}} = ${options.answer}.`,
    finding: `*E*_{a}/*R* from the first two temperatures, used for the third, gives a factor of ${options.answer}.`,
  };
}
