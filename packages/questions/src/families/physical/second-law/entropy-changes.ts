import { formatDecimals, formatSignificant, roundedConstants, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { signedQuantity } from '../../texts/signed-quantity.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

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
        return ofMixing(random);
    }
  },
};

const joulesPerKelvin = (value: number): string => `${signedQuantity(value, 3)} J/K`;

function atTransition(random: Random): Draft | null {
  const { substance, verb, enthalpy, kelvin } = random.pick(transitions);
  const moles = random.integer(4, 50) / 10;
  const joules = moles * enthalpy * 1000;
  const options = quantityOptions(joules / kelvin, joulesPerKelvin, [
    {
      value: -joules / kelvin,
      slip: 'wrong-sign',
      factor: 's',
      teaching: 'The substance absorbs heat at constant *T*, so its entropy increases.',
    },
    {
      value: joules / (kelvin - 273),
      slip: 'celsius-for-kelvin',
      factor: 't',
      teaching: `The heat has to be divided by the absolute temperature, ${kelvin} K, not by ${kelvin - 273} °C.`,
    },
    {
      value: joules / kelvin / moles,
      slip: 'forgot-amount',
      factor: 'n',
      teaching: `The entropy change for 1 mol still has to be multiplied by ${formatDecimals(moles, 2)} mol.`,
    },
    {
      value: joules / kelvin / 1000,
      slip: 'unit-prefix',
      factor: 'u',
      teaching: 'The enthalpy is given in kJ/mol; it has to be multiplied by 1000 to give J/mol.',
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
        : 'At constant volume the heat capacity is *C*_{V}; *C*_{p} is larger by *R*.',
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
      teaching: `The entropy change for 1 mol still has to be multiplied by ${formatDecimals(moles, 2)} mol.`,
    },
    {
      value: moles * capacity * Math.log((hot - 273) / (cold - 273)),
      slip: 'celsius-for-kelvin',
      factor: 'l',
      teaching: 'The ratio has to be one of absolute temperatures.',
    },
    {
      value: -change,
      slip: 'inverted-ratio',
      factor: 's',
      teaching:
        'The entropy increases on warming, so the final temperature belongs in the numerator of the ratio.',
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

function ofMixing(random: Random): Draft | null {
  const hotMass = random.integer(3, 20) * 10;
  const coldMass = random.integer(3, 20) * 10;
  const hot = random.integer(60, 95);
  const cold = random.integer(5, 30);
  const final = (hotMass * hot + coldMass * cold) / (hotMass + coldMass);
  if (Math.abs(final * 100 - Math.round(final * 100)) > 1e-6) return null;
  // A final temperature of the same number as the difference would read like a change.
  if (Math.abs(final - (hot - cold)) < 1e-9) return null;
  const kelvin = final + zeroCelsius;
  const lost = hotMass * 4.18 * Math.log(kelvin / (hot + zeroCelsius));
  const gained = coldMass * 4.18 * Math.log(kelvin / (cold + zeroCelsius));
  const heat = coldMass * 4.18 * (final - cold);
  const mean = (hot + cold) / 2;
  const atMean =
    hotMass * 4.18 * Math.log((mean + zeroCelsius) / (hot + zeroCelsius)) +
    coldMass * 4.18 * Math.log((mean + zeroCelsius) / (cold + zeroCelsius));
  const options = quantityOptions(lost + gained, joulesPerKelvin, [
    {
      value: gained,
      slip: 'entropy-of-one-part',
      teaching: `This is the entropy gained by the cold water alone; the hot water loses ${formatSignificant(-lost, 3)} J/K.`,
    },
    {
      value: -lost,
      slip: 'entropy-of-one-part',
      teaching: `This is the entropy lost by the hot water, with a positive sign; the cold water gains ${formatSignificant(gained, 3)} J/K, and the total is the gain minus the loss.`,
    },
    {
      value: gained - lost,
      slip: 'wrong-sign',
      factor: 's',
      teaching:
        'The entropy lost by the hot water was added; this water cools, so its entropy change is negative and lowers the sum.',
    },
    {
      value: (lost + gained) / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'l',
      teaching: 'The base-10 logarithm was used; integrating d*T*/*T* gives the natural logarithm.',
    },
    {
      value: heat / (cold + zeroCelsius) - heat / (hot + zeroCelsius),
      slip: 'initial-temperature-only',
      teaching:
        'The heat was divided by the initial temperatures, but the temperatures of both portions change during the process.',
    },
    {
      value: (lost + gained) / 4.18,
      slip: 'forgot-factor',
      factor: 'c',
      teaching: 'The specific heat capacity, 4.18 J/(g·K), was left out.',
    },
    {
      value: 4.18 * (hotMass * Math.log(final / hot) + coldMass * Math.log(final / cold)),
      slip: 'celsius-for-kelvin',
      teaching: 'The logarithms of ratios of temperatures in °C were used; absolute temperatures are needed.',
    },
    {
      // Masses that differ much would give a loss, which nobody believes of a mixture that forms by itself.
      value: atMean > 0 ? atMean : Number.NaN,
      slip: 'averaged-temperatures',
      teaching: `The mean of the two temperatures, ${formatDecimals(mean, 1)} °C, was used as the final one; the masses differ, so each temperature has to be weighted by its mass.`,
    },
  ]);
  if (options === null || lost + gained < 1) return null;
  // Both parts are shown to a thousandth, so rounding them must not change their sum.
  if (joulesPerKelvin(lost + gained - 0.001) !== joulesPerKelvin(lost + gained + 0.001)) return null;
  const part = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 3)} J/K`;
  return {
    text: `In an insulated vessel, ${hotMass} g of water at ${hot}.0 °C is mixed with ${coldMass} g of water at ${cold}.0 °C. What is the total entropy change? (specific heat capacity 4.18 J/(g·K), constant)`,
    ...options,
    explanation: `By the heat balance, the final temperature is ${formatDecimals(final, 2)} °C = ${formatDecimals(kelvin, 2)} K. Hot water: ${hotMass} × 4.18 × ln(${formatDecimals(kelvin, 2)}/${formatDecimals(hot + zeroCelsius, 2)}) = ${part(lost)}. Cold water: ${coldMass} × 4.18 × ln(${formatDecimals(kelvin, 2)}/${formatDecimals(cold + zeroCelsius, 2)}) = ${part(gained)}. In total, Δ*S* = ${options.answer}.`,
    finding: `The entropy changes of the two portions, with the common final temperature, add up to ${options.answer}.`,
  };
}
