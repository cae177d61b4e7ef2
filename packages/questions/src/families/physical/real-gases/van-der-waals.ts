import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { roomOfWorking } from '../../texts/shown-working.ts';
import { restOf, turnedUpsideDown } from '../../options/slips-together.ts';
import { drawState } from './states-of-gases.ts';

interface RealGas {
  formula: string;
  /** Van der Waals parameters in L²·bar/mol² and L/mol, CRC Handbook, rounded. */
  a: number;
  b: number;
}

const gases: readonly RealGas[] = [
  { formula: 'CO2', a: 3.66, b: 0.0429 },
  { formula: 'N2', a: 1.37, b: 0.0387 },
  { formula: 'O2', a: 1.38, b: 0.0319 },
  { formula: 'CH4', a: 2.3, b: 0.0431 },
  { formula: 'C2H6', a: 5.58, b: 0.0651 },
  { formula: 'Xe', a: 4.19, b: 0.0516 },
];

const gasConstant = roundedConstants.gasLitreBar;
/** Between which a compressibility factor can be believed. */
const compressionFactors = [0.1, 3] as const;

/** Real gases: compression factor as measured, pressure by van der Waals, compression factor by van der Waals. */
export const vanDerWaals: Family = {
  id: 'van-der-waals',
  name: 'Real gases',
  subject: 'physical',
  topics: ['real-gases'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['compressibility-factor'],
    intermediate: ['van-der-waals-equation'],
    advanced: ['compressibility-factor', 'van-der-waals-equation'],
  },
  reference: 'OpenStax Chemistry 2e, section 9.6',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return compressionFactor(random);
      case 'intermediate':
        return pressureOf(random);
      case 'advanced':
        return compressionFactorOf(random);
    }
  },
};

function compressionFactor(random: Random): Draft | null {
  const state = drawState(random, 0.08);
  if (state === null) return null;
  const { kelvin, pressure, volume } = state;
  const measured = (pressure * volume) / (gasConstant * kelvin);
  const atTemperature = (other: number): number => (pressure * volume) / (gasConstant * other);
  const slips: SlippedValue[] = [
    {
      value: 1 / measured,
      slip: 'inverted-ratio',
      lastStep: turnedUpsideDown,
      teaching: 'The compressibility factor is *pV*_{m}/(*RT*); here it was inverted.',
    },
    {
      value: 1,
      slip: 'ideal-for-real',
      teaching: '*Z* = 1 applies to an ideal gas; this molar volume differs from *RT*/*p*.',
    },
    {
      value: volume,
      slip: 'answered-another-quantity',
      teaching: 'This is the molar volume; it must still be compared with that of an ideal gas.',
    },
    {
      value: (gasConstant * kelvin) / pressure,
      slip: 'answered-another-quantity',
      teaching:
        'This is the molar volume of an ideal gas, *RT*/*p*; the measured one must still be divided by it.',
    },
    {
      value: atTemperature(kelvin - 273.15),
      slip: 'celsius-for-kelvin',
      isBeforeLastStep: true,
      teaching: 'The temperature is already in K; here 273.15 was subtracted from it.',
    },
    {
      value: atTemperature(kelvin + 273.15),
      slip: 'kelvin-converted-twice',
      isBeforeLastStep: true,
      teaching: 'The temperature is already in K; here 273.15 was added to it.',
    },
    ...[298.15, 273.15].map((standard) => ({
      value: atTemperature(standard),
      slip: 'standard-value-everywhere',
      isBeforeLastStep: true,
      teaching: `The temperature was taken as ${standard} K, a standard temperature; the gas is at ${kelvin} K.`,
    })),
    {
      value: Math.abs(1 - measured),
      slip: 'difference-for-ratio',
      ...(measured < 1 && {
        lastStep: { ...restOf(1), deed: 'the difference between the result and 1 was given' },
      }),
      teaching: 'This is the difference between *Z* and 1, not *Z* itself.',
    },
  ];
  const options = believableOptions(
    measured,
    (value) => formatSignificant(value, 3),
    slips,
    compressionFactors,
  );
  if (options === null) return null;
  const v = formatSignificant(volume, 3);
  return {
    text: `At ${kelvin} K and ${formatSignificant(pressure, 3)} bar, a gas has a molar volume of ${v} L/mol. What is its compressibility factor *Z*? (*R* = ${printedConstants.gasLitreBar} L·bar/(mol·K))`,
    ...options,
    explanation: `*Z* = \\frac{*pV*_{m}}{*RT*} = \\frac{${formatSignificant(pressure, 3)} bar × ${v} L/mol}{${printedConstants.gasLitreBar} L·bar/(mol·K) × ${kelvin} K} = ${options.answer}. The gas occupies ${measured < 1 ? 'less' : 'more'} volume than an ideal gas would.`,
    finding: `*pV*_{m}/(*RT*) is ${options.answer}.`,
  };
}

function pressureOf(random: Random): Draft | null {
  const { formula, a, b } = random.pick(gases);
  const kelvin = random.integer(31, 50) * 10;
  const moles = random.integer(2, 8) / 2;
  const volume = random.integer(4, 30) / 10;
  const density = moles / volume;
  if (density > 4 || density < 0.8) return null;
  const ideal = density * gasConstant * kelvin;
  const repulsive = ideal / (1 - density * b);
  const attraction = a * density ** 2;
  const pressure = repulsive - attraction;
  // The ideal gas is the natural mistake: it has to be an option of its own.
  if (pressure < 0.3 * ideal || Math.abs(ideal / pressure - 1) < 0.07) return null;
  const [push, pull] = [formatDecimals(repulsive, 2), formatDecimals(attraction, 2)];
  const slips: SlippedValue[] = [
    {
      value: ideal,
      slip: 'ideal-for-real',
      teaching: 'This is *nRT*/*V* for an ideal gas, without either correction.',
      isDecisive: true,
    },
    {
      value: repulsive,
      slip: 'one-correction-only',
      teaching:
        'Only the correction for the volume of the molecules was made here; *an*²/*V*² must still be subtracted.',
    },
    {
      value: repulsive + attraction,
      slip: 'wrong-sign',
      term: 'a',
      teaching:
        '*an*²/*V*² was added; attraction between the molecules lowers the pressure, so this term must be subtracted.',
    },
    {
      value: ideal - attraction,
      slip: 'one-correction-only',
      term: 'r',
      teaching: 'The volume of the molecules was left out; *nb* must be subtracted from *V*.',
    },
    {
      value: repulsive - a * density,
      slip: 'forgot-square',
      term: 'a',
      teaching: '*n*/*V* was not squared in the term *an*²/*V*²; attraction acts between pairs of molecules.',
    },
  ];
  const options = quantityOptions(
    pressure,
    (value) => `${formatSignificant(value, 3)} bar`,
    slips,
    roomOfWorking(pressure, Number(push) - Number(pull)),
  );
  if (options === null) return null;
  const [n, v] = [formatDecimals(moles, 2), formatSignificant(volume, 3)];
  return {
    text: `What pressure does the van der Waals equation give for ${n} mol of \\ce{${formula}} in ${v} L at ${kelvin} K? (*a* = ${formatSignificant(a, 3)} L²·bar/mol², *b* = ${formatSignificant(b, 3)} L/mol, *R* = ${printedConstants.gasLitreBar} L·bar/(mol·K))`,
    ...options,
    explanation: `*p* = \\frac{*nRT*}{*V* − *nb*} − \\frac{*an*²}{*V*²} = \\frac{${n} × ${printedConstants.gasLitreBar} × ${kelvin}}{${v} − ${n} × ${formatSignificant(b, 3)}} bar − \\frac{${formatSignificant(a, 3)} × ${n}²}{${v}²} bar = ${push} bar − ${pull} bar = ${options.answer}.`,
    finding: `Both corrections of the van der Waals equation give ${options.answer}.`,
  };
}

function compressionFactorOf(random: Random): Draft | null {
  const { formula, a, b } = random.pick(gases);
  const kelvin = random.integer(35, 60) * 10;
  const volume = random.integer(15, 90) / 100;
  const [v, t] = [formatDecimals(volume, 3), gasConstant * kelvin];
  const repulsive = volume / (volume - b);
  const attraction = a / (t * volume);
  const factor = repulsive - attraction;
  if (factor < 0.3) return null;
  const [push, pull] = [formatDecimals(t / (volume - b), 2), formatDecimals(a / volume ** 2, 2)];
  const pressure = formatDecimals(Number(push) - Number(pull), 2);
  const slips: SlippedValue[] = [
    {
      value: repulsive,
      slip: 'one-correction-only',
      teaching:
        'Only the volume of the molecules was considered; their attraction lowers *Z* by *a*/(*RTV*_{m}).',
    },
    {
      value: 1 - attraction,
      slip: 'one-correction-only',
      term: 'r',
      teaching: 'The volume of the molecules was left out; it raises *Z*.',
    },
    {
      value: repulsive + attraction,
      slip: 'wrong-sign',
      term: 'a',
      teaching:
        'The term for attraction was added; attraction lowers the pressure and therefore *Z*, so this term must be subtracted.',
    },
    {
      value: 1,
      slip: 'ideal-for-real',
      teaching: '*Z* = 1 applies to an ideal gas; at this density both corrections change it.',
    },
    {
      value: 1 / factor,
      slip: 'inverted-ratio',
      teaching: '*Z* is the real pressure divided by the ideal pressure at the same volume, not the reverse.',
    },
  ];
  const options = quantityOptions(
    factor,
    (value) => formatSignificant(value, 3),
    slips,
    roomOfWorking(factor, (Number(pressure) * volume) / t),
  );
  if (options === null) return null;
  return {
    text: `What compressibility factor *Z* = *pV*_{m}/(*RT*) does the van der Waals equation give for \\ce{${formula}} at ${kelvin} K with a molar volume of ${v} L/mol? (*a* = ${formatSignificant(a, 3)} L²·bar/mol², *b* = ${formatSignificant(b, 3)} L/mol, *R* = ${printedConstants.gasLitreBar} L·bar/(mol·K))`,
    ...options,
    explanation: `*p* = \\frac{*RT*}{*V*_{m} − *b*} − \\frac{*a*}{*V*_{m}²} = ${push} bar − ${pull} bar = ${pressure} bar. *Z* = \\frac{${pressure} × ${v}}{${printedConstants.gasLitreBar} × ${kelvin}} = ${options.answer}.`,
    finding: `The van der Waals pressure divided by that of an ideal gas is ${options.answer}.`,
  };
}
