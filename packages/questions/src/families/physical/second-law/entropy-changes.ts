import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { entropyOfMixedWater, joulesPerKelvin } from './entropy-of-mixed-water.ts';

interface Transition {
  substance: string;
  /** In the words of the question: what the substance does. */
  verb: 'melts' | 'boils';
  /** Enthalpy in kJ/mol and temperature in K at 1 atm, CRC Handbook, rounded. */
  enthalpy: number;
  kelvin: number;
}

const transitions: readonly Transition[] = [
  { substance: 'benzene', verb: 'boils', enthalpy: 30.7, kelvin: 353 },
  { substance: 'water', verb: 'boils', enthalpy: 40.7, kelvin: 373 },
  { substance: 'ethanol', verb: 'boils', enthalpy: 38.6, kelvin: 351 },
  { substance: 'methanol', verb: 'boils', enthalpy: 35.2, kelvin: 338 },
  { substance: 'toluene', verb: 'boils', enthalpy: 33.2, kelvin: 384 },
  { substance: 'propanone', verb: 'boils', enthalpy: 29.1, kelvin: 329 },
  { substance: 'hexane', verb: 'boils', enthalpy: 28.9, kelvin: 342 },
  { substance: 'mercury', verb: 'boils', enthalpy: 59.1, kelvin: 630 },
  { substance: 'ice', verb: 'melts', enthalpy: 6.01, kelvin: 273 },
  { substance: 'lead', verb: 'melts', enthalpy: 4.77, kelvin: 601 },
  { substance: 'silver', verb: 'melts', enthalpy: 11.3, kelvin: 1235 },
];

/** Entropy changes: at a transition, on warming, and of two bodies that exchange heat. */
export const entropyChanges: Family = {
  id: 'entropy-changes',
  name: 'Calculating entropy changes',
  subject: 'physical',
  topics: ['second-law'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['entropy-of-heating-and-phase-change'],
    intermediate: ['entropy-of-heating-and-phase-change'],
    advanced: ['entropy-of-heating-and-phase-change'],
  },
  uses: [
    'heat-capacities-at-constant-volume-and-pressure',
    'heat-and-temperature',
    'second-law-of-thermodynamics',
  ],
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return atTransition(random);
      case 'intermediate':
        return onWarming(random);
      case 'advanced':
        return entropyOfMixedWater(random);
    }
  },
};

function atTransition(random: Random): Draft | null {
  const { substance, verb, enthalpy, kelvin } = random.pick(transitions);
  const moles = random.integer(4, 50) / 10;
  const joules = moles * enthalpy * 1000;
  const options = quantityOptions(joules / kelvin, joulesPerKelvin, [
    {
      value: -joules / kelvin,
      slip: 'wrong-sign',
      factor: 's',
      teaching:
        'The sign was reversed: the substance absorbs heat at constant *T*, so its entropy increases.',
    },
    {
      value: joules / (kelvin - 273),
      slip: 'celsius-for-kelvin',
      factor: 't',
      teaching: `The heat must be divided by the absolute temperature, ${kelvin} K, not by ${kelvin - 273} °C.`,
    },
    {
      value: joules / kelvin / moles,
      slip: 'forgot-amount',
      factor: 'n',
      teaching: `The entropy change for 1 mol must still be multiplied by ${formatDecimals(moles, 2)} mol.`,
    },
    {
      value: joules / kelvin / 1000,
      slip: 'unit-prefix',
      factor: 'u',
      teaching: 'The enthalpy is given in kJ/mol; it must be multiplied by 1000 to give J/mol.',
    },
    {
      value: kelvin / joules,
      slip: 'inverted-ratio',
      teaching: 'The entropy change is the heat divided by the temperature, not the reverse.',
    },
  ]);
  if (options === null) return null;
  const amount = formatDecimals(moles, 2);
  const name = verb === 'melts' ? 'fusion' : 'vaporization';
  return {
    text: `What is the entropy change when ${amount} mol of ${substance} ${verb} at ${kelvin} K? (enthalpy of ${name} ${formatSignificant(enthalpy, 3)} kJ/mol)`,
    ...options,
    explanation: `The two phases are in equilibrium, so Δ*S* = \\frac{*n*Δ*H*}{*T*} = \\frac{${amount} mol × ${formatSignificant(enthalpy * 1000, 3)} J/mol}{${kelvin} K} = ${options.answer}.`,
    finding: `Δ*S* = *n*Δ*H*/*T* gives ${options.answer}.`,
  };
}

function onWarming(random: Random): Draft | null {
  const moles = random.integer(5, 40) / 10;
  const isDiatomic = random.next() < 0.5;
  const isIsobaric = random.next() < 0.5;
  const cold = random.integer(25, 40) * 10;
  const hot = cold + random.integer(6, 30) * 10;
  const atVolume = isDiatomic ? 2.5 : 1.5;
  const capacity = (atVolume + (isIsobaric ? 1 : 0)) * roundedConstants.gas;
  const other = (atVolume + (isIsobaric ? 0 : 1)) * roundedConstants.gas;
  const change = moles * capacity * Math.log(hot / cold);
  const options = quantityOptions(change, joulesPerKelvin, [
    {
      value: moles * other * Math.log(hot / cold),
      slip: 'other-heat-capacity',
      factor: 'c',
      teaching: isIsobaric
        ? 'At constant pressure the heat capacity is *C*_{p} = *C*_{V} + *R*; here *C*_{V} was used.'
        : 'At constant volume the heat capacity is *C*_{V}; here *C*_{p} = *C*_{V} + *R* was used.',
    },
    {
      value: change / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'l',
      teaching:
        'Integrating d*T*/*T* gives the natural logarithm of the temperature ratio, not the base-10 logarithm.',
    },
    {
      value: (moles * capacity * (hot - cold)) / cold,
      slip: 'initial-temperature-only',
      factor: 'l',
      teaching: `Dividing all the heat by ${cold} K ignores the rise in temperature during the process.`,
    },
    {
      value: (moles * capacity * (hot - cold)) / hot,
      slip: 'final-for-change',
      factor: 'l',
      teaching: `All the heat was divided by the final temperature, ${hot} K, but most of it is absorbed at lower temperatures.`,
    },
    {
      value: (moles * capacity * hot) / cold,
      slip: 'forgot-logarithm',
      factor: 'l',
      teaching: 'The ratio of the temperatures was used instead of its natural logarithm.',
    },
    {
      value: change / moles,
      slip: 'forgot-amount',
      factor: 'n',
      teaching: `The entropy change for 1 mol must still be multiplied by ${formatDecimals(moles, 2)} mol.`,
    },
    {
      value: moles * capacity * Math.log((hot - 273) / (cold - 273)),
      slip: 'celsius-for-kelvin',
      factor: 'l',
      teaching: 'The temperatures were converted to °C; the ratio must be one of absolute temperatures.',
    },
    {
      value: -change,
      slip: 'inverted-ratio',
      factor: 's',
      teaching:
        'The sign was reversed: the entropy increases on warming, so the final temperature belongs in the numerator of the ratio.',
    },
  ]);
  if (options === null) return null;
  const amount = formatDecimals(moles, 2);
  const gas = isDiatomic
    ? 'diatomic ideal gas (*C*_{V} = \\frac{5}{2}*R*)'
    : 'monatomic ideal gas (*C*_{V} = \\frac{3}{2}*R*)';
  return {
    text: `What is the entropy change when ${amount} mol of a ${gas} is warmed from ${cold} K to ${hot} K at constant ${isIsobaric ? 'pressure' : 'volume'}? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `The heat capacity is ${isIsobaric ? '*C*_{p} = *C*_{V} + *R*' : '*C*_{V}'} = ${formatDecimals(capacity, 3)} J/(mol·K). Δ*S* = *nC* ln(*T*_{2}/*T*_{1}) = ${amount} × ${formatDecimals(capacity, 3)} J/K × ln(${hot}/${cold}) = ${options.answer}.`,
    finding: `Δ*S* = *nC* ln(*T*_{2}/*T*_{1}) gives ${options.answer}.`,
  };
}
