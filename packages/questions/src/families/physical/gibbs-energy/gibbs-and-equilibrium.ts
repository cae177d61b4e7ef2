import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { signedQuantity } from '../../texts/signed-quantity.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { constantFromGibbs } from './constant-from-gibbs.ts';

/** Δ_{r}*G*° and *K*, either way, and Δ_{r}*G* of a mixture that is not at equilibrium. */
export const gibbsAndEquilibrium: Family = {
  id: 'gibbs-and-equilibrium',
  name: 'Gibbs energy and the equilibrium constant',
  subject: 'physical',
  topics: ['gibbs-energy'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['gibbs-energy-and-equilibrium-constant'],
    intermediate: ['gibbs-energy-and-equilibrium-constant'],
    advanced: ['gibbs-energy', 'reaction-quotient'],
  },
  reference: 'OpenStax Chemistry 2e, section 16.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return gibbsFromConstant(random);
      case 'intermediate':
        return constantFromGibbs(random);
      case 'advanced':
        return gibbsOfMixture(random);
    }
  },
};

const gasConstant = roundedConstants.gas;
const kilojoules = (value: number): string => `${signedQuantity(value, 3)} kJ/mol`;

function gibbsFromConstant(random: Random): Draft | null {
  const mantissa = random.integer(110, 989) / 100;
  const power = random.integer(-12, 12);
  const kelvin = random.pick([298, 310, 350, 400, 500]);
  const constant = Number(`${mantissa}e${power}`);
  const written = formatSignificant(constant, 3);
  const gibbs = (-gasConstant * kelvin * Math.log(constant)) / 1000;
  if (Math.abs(gibbs) < 2) return null;
  const options = quantityOptions(gibbs, kilojoules, [
    {
      value: -gibbs,
      slip: 'wrong-sign',
      teaching: `The minus sign in Δ_{r}*G*° = −*RT* ln *K* was left out: Δ_{r}*G*° is ${gibbs < 0 ? 'negative when *K* is greater' : 'positive when *K* is less'} than 1.`,
    },
    {
      value: gibbs / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'The base-10 logarithm was used; the relation contains the natural logarithm of *K*, which is 2.303 times as large.',
    },
    {
      value: gibbs * 1000,
      slip: 'unit-prefix',
      teaching:
        '*RT* ln *K* with *R* in J/(mol·K) is in J/mol, so it must be divided by 1000 to give kJ/mol.',
    },
    {
      value: (gibbs * (kelvin - 273)) / kelvin,
      slip: 'kelvin-converted-twice',
      teaching: `*T* is the absolute temperature, ${kelvin} K, as given; it must not be converted to °C.`,
    },
    {
      value: -gibbs / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      teaching:
        'Two things went wrong: the base-10 logarithm was used in place of the natural one, and the minus sign in −*RT* ln *K* was left out.',
    },
    {
      value: (-gibbs * (kelvin - 273)) / kelvin,
      slip: 'kelvin-converted-twice',
      teaching: `Two things went wrong: the absolute temperature, ${kelvin} K, was converted to °C, and the minus sign in −*RT* ln *K* was left out.`,
    },
    {
      value: (gibbs * (kelvin + 273)) / kelvin,
      slip: 'kelvin-converted-twice',
      teaching: `273 was added to the temperature, ${kelvin} K, which is already in kelvins.`,
    },
    {
      value: (-gibbs * (kelvin + 273)) / kelvin,
      slip: 'kelvin-converted-twice',
      teaching: `Two things went wrong: 273 was added to ${kelvin} K, which is already in kelvins, and the minus sign in −*RT* ln *K* was left out.`,
    },
    {
      value: ((gibbs / Math.LN10) * (kelvin + 273)) / kelvin,
      slip: 'natural-for-decadic-logarithm',
      teaching: `Two things went wrong: the base-10 logarithm was used in place of the natural one, and 273 was added to ${kelvin} K, which is already in kelvins.`,
    },
  ]);
  if (options === null) return null;
  return {
    text: `At ${kelvin} K a reaction has an equilibrium constant of *K* = ${written}. What is Δ_{r}*G*°? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `The standard Gibbs energy change is proportional to the natural logarithm of *K*, with a minus sign: Δ_{r}*G*° = −*RT* ln *K* = −${printedConstants.gas} J/(mol·K) × ${kelvin} K × ln(${written}) = −${printedConstants.gas} × ${kelvin} × ${bracketed(formatDecimals(Math.log(constant), 4))} J/mol = ${options.answer}.`,
    finding: `Δ_{r}*G*° = −*RT* ln *K* gives ${options.answer}.`,
  };
}

function gibbsOfMixture(random: Random): Draft | null {
  const standard = (random.next() < 0.6 ? -1 : 1) * (random.integer(40, 330) / 10);
  const kelvin = random.pick([300, 350, 400, 500, 600]);
  const [first, second, product] = [pressure(random), pressure(random), pressure(random)];
  const quotient = product ** 2 / (first * second);
  const heat = (gasConstant * kelvin) / 1000;
  const gibbs = standard + heat * Math.log(quotient);
  if (Math.abs(gibbs) < 2 || Math.abs(Math.log(quotient)) < 0.5) return null;
  const options = quantityOptions(gibbs, kilojoules, [
    {
      value: standard - heat * Math.log(quotient),
      slip: 'wrong-sign',
      term: 'q',
      teaching:
        '*RT* ln *Q* was subtracted; it must be added to Δ_{r}*G*°, because more product makes Δ_{r}*G* more positive.',
    },
    {
      value: standard + heat * Math.log(product / (first * second)),
      slip: 'ignored-coefficients',
      term: 'q',
      teaching: '*p*(D) was not squared; the coefficient of D, which is 2, is an exponent in *Q*.',
    },
    {
      value: standard + heat * Math.log10(quotient),
      slip: 'natural-for-decadic-logarithm',
      term: 'q',
      teaching: 'The relation uses the natural logarithm of *Q*, not the base-10 logarithm.',
    },
    {
      value: heat * Math.log(quotient) - standard,
      slip: 'wrong-sign',
      term: 's',
      teaching: 'Δ_{r}*G*° has to be used with its own sign; here the sign was reversed.',
    },
    {
      value: standard,
      slip: 'standard-value-everywhere',
      teaching:
        'Δ_{r}*G*° was given in place of Δ_{r}*G*; the two are equal when every gas is at 1 bar, but this mixture has other partial pressures.',
    },
  ]);
  if (options === null) return null;
  const bar = (value: number): string => `${formatSignificant(value, 3)} bar`;
  return {
    text: `For the gas-phase reaction \\ce{A + B <=> 2D}, Δ_{r}*G*° = ${signedQuantity(standard, 3)} kJ/mol at ${kelvin} K. What is Δ_{r}*G* in a mixture with *p*(A) = ${bar(first)}, *p*(B) = ${bar(second)} and *p*(D) = ${bar(product)}? (*R* = ${printedConstants.gas} J/(mol·K), standard pressure 1 bar)`,
    ...options,
    explanation: `*Q* = \\frac{*p*(D)²}{*p*(A)*p*(B)} = \\frac{${formatSignificant(product, 3)}²}{${formatSignificant(first, 3)} × ${formatSignificant(second, 3)}} = ${formatSignificant(quotient, 5)}. Δ_{r}*G* = Δ_{r}*G*° + *RT* ln *Q* = ${signedQuantity(standard, 3)} kJ/mol + ${formatSignificant(heat, 5)} kJ/mol × ${bracketed(formatDecimals(Math.log(quotient), 5))} = ${options.answer}.`,
    finding: `Δ_{r}*G*° + *RT* ln *Q* with *Q* = ${formatSignificant(quotient, 3)} gives ${options.answer}.`,
  };
}

function pressure(random: Random): number {
  return random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1.5, 2, 3, 4, 5]);
}
