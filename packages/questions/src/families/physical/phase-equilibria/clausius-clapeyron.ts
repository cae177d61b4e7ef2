import {
  formatDecimals,
  formatSignificant,
  roundDecimals,
  roundedConstants,
  zeroCelsius,
} from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import { workingText } from '../../texts/shown-working.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

interface Liquid {
  name: string;
  /** Enthalpy of vaporisation in kJ/mol and boiling point in K at 1.013 bar, CRC Handbook, rounded. */
  enthalpy: number;
  boiling: number;
}

const liquids: readonly Liquid[] = [
  { name: 'Water', enthalpy: 40.7, boiling: 373.2 },
  { name: 'Ethanol', enthalpy: 38.6, boiling: 351.4 },
  { name: 'Methanol', enthalpy: 35.2, boiling: 337.8 },
  { name: 'Benzene', enthalpy: 30.7, boiling: 353.2 },
  { name: 'Toluene', enthalpy: 33.2, boiling: 383.8 },
  { name: 'Hexane', enthalpy: 28.9, boiling: 341.9 },
  { name: 'Acetone', enthalpy: 29.1, boiling: 329.2 },
];

/** Vapour pressure and temperature: pressure at a temperature, enthalpy from two points, boiling point at a pressure. */
export const clausiusClapeyron: Family = {
  id: 'clausius-clapeyron',
  name: 'Vapor pressure and temperature',
  subject: 'physical',
  topics: ['phase-equilibria'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['clausius-clapeyron-equation'],
    intermediate: ['clausius-clapeyron-equation'],
    advanced: ['clausius-clapeyron-equation'],
  },
  uses: ['vapor-pressure'],
  reference: 'OpenStax Chemistry 2e, section 10.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return enthalpyFromSlope(random);
      case 'intermediate':
        return pressureAtTemperature(random);
      case 'advanced':
        return boilingPointAtPressure(random);
    }
  },
};

const gasConstant = roundedConstants.gas;
/** In kJ/mol, between which an enthalpy of vaporization can be believed. */
const enthalpies = [4, 250] as const;
const oneDecimal = (value: number): string => formatDecimals(value, 1);

function enthalpyFromSlope(random: Random): Draft | null {
  const slope = random.integer(300, 680) * 10;
  const enthalpy = (slope * gasConstant) / 1000;
  const slips = [
    {
      value: slope / 1000,
      slip: 'one-step-short',
      factor: 'r',
      teaching: 'The slope is in kelvins; it must be multiplied by *R* to give an energy.',
    },
    {
      value: enthalpy * Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'l',
      teaching: 'A factor of ln 10 is needed only if log_{10} *p* is plotted; here ln *p* was plotted.',
    },
    {
      value: enthalpy / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'l',
      teaching:
        'The slope was divided by ln 10, which converts it to that of log_{10} *p*; Δ_{vap}*H*/*R* belongs to ln *p*.',
    },
    {
      value: enthalpy * 4.184,
      slip: 'energy-unit',
      factor: 'r',
      teaching: 'The result was multiplied by 4.184, as if *R* were given in cal/(mol·K).',
    },
    {
      value: enthalpy / 4.184,
      slip: 'energy-unit',
      factor: 'r',
      teaching: 'The result was divided by 4.184, which converts kilojoules to kilocalories.',
    },
  ];
  const options = believableOptions(
    enthalpy,
    (value) => `${formatSignificant(value, 3)} kJ/mol`,
    slips,
    enthalpies,
  );
  if (options === null) return null;
  return {
    text: `For a liquid, a plot of ln *p* (where *p* is the vapor pressure) against 1/*T* is a straight line with slope −${slope} K. What is the enthalpy of vaporization of the liquid? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `By the Clausius–Clapeyron equation, the slope is −Δ_{vap}*H*/*R*. Δ_{vap}*H* = ${slope} K × ${printedConstants.gas} J/(mol·K) = ${formatSignificant(enthalpy * 1000, 5)} J/mol = ${options.answer}.`,
    finding: `The slope times *R* is ${options.answer}.`,
  };
}

function pressureAtTemperature(random: Random): Draft | null {
  const { name, enthalpy, boiling } = random.pick(liquids);
  const kelvin = boiling + (random.next() < 0.75 ? -1 : 1) * random.integer(8, 45);
  const exponent = ((-enthalpy * 1000) / gasConstant) * (1 / kelvin - 1 / boiling);
  const options = quantityOptions(
    roundedConstants.atmosphere * Math.exp(exponent),
    (value) => `${formatSignificant(value, 3)} bar`,
    [
      {
        value: roundedConstants.atmosphere * Math.exp(-exponent),
        slip: 'reversed-trend',
        teaching: `The sign of the exponent was reversed: ${kelvin < boiling ? 'below' : 'above'} ${oneDecimal(boiling)} K, the liquid has a vapor pressure ${kelvin < boiling ? 'lower' : 'higher'} than ${printedConstants.atmosphere} bar.`,
      },
      {
        value: roundedConstants.atmosphere * 10 ** exponent,
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The equation gives the natural logarithm of the ratio of pressures, so e, not 10, must be raised to it.',
      },
      {
        value: roundedConstants.atmosphere * Math.exp(exponent / 1000),
        slip: 'unit-prefix',
        teaching:
          'With *R* in J/(mol·K), the enthalpy must be in J/mol; with a value in kJ/mol, the pressure would hardly change.',
      },
      {
        value: (roundedConstants.atmosphere * kelvin) / boiling,
        slip: 'linear-for-exponential',
        teaching:
          'The pressure was scaled in proportion to *T*; a vapor pressure increases exponentially with −1/*T*.',
      },
    ],
  );
  if (options === null) return null;
  return {
    text: `${name} boils at ${oneDecimal(boiling)} K under a pressure of ${printedConstants.atmosphere} bar. If Δ_{vap}*H* is constant at ${formatDecimals(enthalpy, 1)} kJ/mol, what is its vapor pressure at ${oneDecimal(kelvin)} K? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `By the Clausius–Clapeyron equation, with the enthalpy in J/mol, ln\\frac{*p*_{2}}{*p*_{1}} = −\\frac{${formatDecimals(enthalpy * 1000, 0)}}{${printedConstants.gas}} × (\\frac{1}{${oneDecimal(kelvin)}} − \\frac{1}{${oneDecimal(boiling)}}) = ${formatDecimals(exponent, 5)}. *p*_{2} = ${printedConstants.atmosphere} bar × e^{${formatDecimals(exponent, 5)}} = ${options.answer}.`,
    finding: `The Clausius–Clapeyron equation from the boiling point gives ${options.answer}.`,
  };
}

function boilingPointAtPressure(random: Random): Draft | null {
  const { name, enthalpy, boiling } = random.pick(liquids);
  const pressure = random.integer(8, 50) / 20;
  // To the five decimals that the working shows.
  const logarithm = roundDecimals(Math.log(pressure / roundedConstants.atmosphere), 5);
  if (Math.abs(logarithm) < 0.25) return null;
  const shift = (gasConstant * logarithm) / (enthalpy * 1000);
  const reciprocal = 1 / boiling - shift;
  // To the hundredth that the working shows.
  const kelvin = roundDecimals(1 / reciprocal, 2);
  const at = (moved: number): number => 1 / (1 / boiling - moved) - zeroCelsius;
  const ofRatio = (gasConstant * pressure) / roundedConstants.atmosphere / (enthalpy * 1000);
  const trend = `a ${pressure < roundedConstants.atmosphere ? 'lower' : 'higher'} pressure ${pressure < roundedConstants.atmosphere ? 'lowers' : 'raises'} the boiling point.`;
  const natural =
    'The base-10 logarithm of the ratio of pressures was used; the equation contains the natural logarithm.';
  const options = quantityOptions(kelvin - zeroCelsius, (value) => `${formatDecimals(value, 1)} °C`, [
    {
      value: at(-shift),
      slip: 'reversed-trend',
      teaching: `The sign of the logarithmic term was reversed: ${trend}`,
    },
    { value: at(shift / Math.LN10), slip: 'natural-for-decadic-logarithm', teaching: natural },
    {
      value: (boiling - zeroCelsius) * (pressure / roundedConstants.atmosphere),
      slip: 'linear-for-exponential',
      teaching:
        'The boiling point in °C was scaled in proportion to the pressure; 1/*T* decreases linearly with ln *p*.',
    },
    {
      value: boiling - zeroCelsius,
      slip: 'ignored-pressure',
      teaching: `This is the boiling point at ${printedConstants.atmosphere} bar; the pressure is different here.`,
    },
    {
      value: at(ofRatio),
      slip: 'forgot-logarithm',
      teaching: 'The ratio of the pressures itself was used; its natural logarithm is needed.',
    },
    {
      value: at(-shift / Math.LN10),
      slip: 'reversed-trend',
      teaching: twoSlips(`The sign of the logarithmic term was reversed: ${trend}`, natural),
    },
    {
      value: 2 * boiling - zeroCelsius - kelvin,
      slip: 'reversed-trend',
      teaching: `The temperature change was applied in the wrong direction: ${trend}`,
    },
  ]);
  if (options === null) return null;
  return {
    text: `${name} boils at ${oneDecimal(boiling)} K under a pressure of ${printedConstants.atmosphere} bar and has Δ_{vap}*H* = ${formatDecimals(enthalpy, 1)} kJ/mol (assumed constant). At what temperature, in °C, does it boil under a pressure of ${formatSignificant(pressure, 3)} bar? (*R* = ${printedConstants.gas} J/(mol·K), 0 °C = ${printedConstants.zeroCelsius} K)`,
    ...options,
    explanation: `\\frac{1}{*T*_{2}} = \\frac{1}{*T*_{1}} − \\frac{*R* ln(*p*_{2}/*p*_{1})}{Δ_{vap}*H*} = \\frac{1}{${oneDecimal(boiling)} K} − \\frac{${printedConstants.gas} × ${bracketed(formatDecimals(logarithm, 5))}}{${formatDecimals(enthalpy * 1000, 0)}} K^{−1} = ${workingText(reciprocal)} K^{−1}. *T*_{2} = ${formatDecimals(kelvin, 2)} K = ${options.answer}.`,
    finding: `The Clausius–Clapeyron equation solved for *T* gives ${options.answer}.`,
  };
}
