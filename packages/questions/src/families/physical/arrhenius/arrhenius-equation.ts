import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
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
/** In kJ/mol, between which an activation energy can be believed. */
const energies = [4, 500] as const;
const kilojoules = (value: number): string => `${formatSignificant(value, 3)} kJ/mol`;

function energyFromSlope(random: Random): Draft | null {
  const isDecadic = random.next() < 0.3;
  const slope = random.integer(40, 200) * (isDecadic ? 40 : 100);
  const factor = isDecadic ? Math.LN10 : 1;
  const energy = (slope * gasConstant * factor) / 1000;
  const options = believableOptions(
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
        value: isDecadic ? energy * Math.LN10 : energy / Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'l',
        teaching: isDecadic
          ? 'The slope was multiplied by ln 10 = 2.303 twice; once is enough to convert log_{10} *k* to ln *k*.'
          : 'The slope was divided by ln 10, which converts it to that of log_{10} *k*; *E*_{a}/*R* is the slope with ln *k*.',
      },
      {
        value: slope / 1000,
        slip: 'one-step-short',
        factor: 'r',
        teaching: 'The slope is in kelvins; it must be multiplied by *R* to give an energy.',
      },
      {
        value: energy * 1.5,
        slip: 'needless-factor',
        factor: 'k',
        teaching:
          'The slope was multiplied by \\frac{3}{2}*R*, as for the mean kinetic energy of gas particles; it contains *E*_{a}/*R* without that factor.',
      },
      ...calorieSlips(energy),
    ],
    energies,
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
  const options = believableOptions(
    energy,
    kilojoules,
    [
      {
        value: energy / Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'n',
        teaching:
          'The base-10 logarithm of the ratio of rate constants was used; the Arrhenius equation requires the natural logarithm.',
      },
      {
        value: energy * Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'n',
        teaching: 'A factor of ln 10 is needed only with base-10 logarithms, not with the natural logarithm.',
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
        value: (gasConstant * logarithm * cold ** 2) / (hot - cold) / 1000,
        slip: 'wrong-reference',
        factor: 't',
        teaching:
          '1/*T*_{1} − 1/*T*_{2} is (*T*_{2} − *T*_{1})/(*T*_{1}*T*_{2}); here (*T*_{2} − *T*_{1})/*T*_{1}² was used.',
      },
      {
        value: (gasConstant * logarithm * hot ** 2) / (hot - cold) / 1000,
        slip: 'wrong-reference',
        factor: 't',
        teaching:
          '1/*T*_{1} − 1/*T*_{2} is (*T*_{2} − *T*_{1})/(*T*_{1}*T*_{2}); here (*T*_{2} − *T*_{1})/*T*_{2}² was used.',
      },
      {
        value: logarithm / span / 1000,
        slip: 'one-step-short',
        factor: 'r',
        teaching: 'This is *E*_{a}/*R* in 10^{3} K; it must be multiplied by *R* to give an energy.',
      },
      ...calorieSlips(energy),
    ],
    energies,
  );
  if (options === null) return null;
  const [slow, fast] = [formatSignificant(first, 3), formatSignificant(second, 3)];
  return {
    text: `The rate constant of a reaction is ${slow} s^{−1} at ${cold} K and ${fast} s^{−1} at ${hot} K. What is the activation energy? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `*E*_{a} = \\frac{*R* ln(*k*_{2}/*k*_{1})}{1/*T*_{1} − 1/*T*_{2}} = \\frac{${printedConstants.gas} J/(mol·K) × ${formatDecimals(logarithm, 5)}}{${formatSignificant(span, 5)} K^{−1}} = ${options.answer}.`,
    finding: `The Arrhenius equation at both temperatures gives ${options.answer}.`,
  };
}

/** An energy that is turned into another unit although it has the right one. */
function calorieSlips(energy: number): SlippedValue[] {
  return [
    {
      value: energy * 4.184,
      slip: 'energy-unit',
      factor: 'r',
      teaching: 'The result was multiplied by 4.184, as if *R* were given in cal/(mol·K).',
    },
    {
      value: energy / 4.184,
      slip: 'energy-unit',
      factor: 'r',
      teaching: 'The result was divided by 4.184, which converts kilojoules to kilocalories.',
    },
  ];
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
        'The factor was scaled in proportion to the rise in temperature; instead, ln *k* is linear in 1/*T*.',
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
    text: `The rate constant of a reaction increases by a factor of ${formatSignificant(ratio, 3)} between ${first} K and ${second} K. By what factor is it greater at ${third} K than at ${first} K if the Arrhenius equation holds?`,
    ...options,
    explanation: `\\frac{*E*_{a}}{*R*} = \\frac{ln ${formatSignificant(ratio, 3)}}{1/${first} − 1/${second}} K = ${formatSignificant(slope, 5)} K. Between ${first} K and ${third} K: ln\\frac{*k*_{3}}{*k*_{1}} = ${formatSignificant(slope, 5)} × (\\frac{1}{${first}} − \\frac{1}{${third}}) = ${formatDecimals(Math.log(factor), 4)}, so the factor is e^{${formatDecimals(Math.log(factor), 4)}} = ${options.answer}.`,
    finding: `*E*_{a}/*R* from the first two temperatures, used for the third, gives a factor of ${options.answer}.`,
  };
}
