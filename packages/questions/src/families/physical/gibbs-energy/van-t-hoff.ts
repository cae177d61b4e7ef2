import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { signedQuantity } from '../../texts/signed-quantity.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

/** How an equilibrium constant moves with temperature, and the reaction enthalpy behind it. */
export const vanTHoff: Family = {
  id: 'van-t-hoff',
  name: 'Equilibrium constant and temperature',
  subject: 'physical',
  topics: ['gibbs-energy'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['vant-hoff-equation'], advanced: ['vant-hoff-equation'] },
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  draft(random, difficulty) {
    return difficulty === 'advanced' ? enthalpyFromConstants(random) : constantAtTemperature(random);
  },
};

const gasConstant = roundedConstants.gas;

function constantAtTemperature(random: Random): Draft | null {
  const enthalpy = (random.next() < 0.5 ? -1 : 1) * (random.integer(200, 999) / 10);
  const first = random.integer(30, 70) * 10;
  const second = first + (random.next() < 0.7 ? 1 : -1) * random.integer(3, 15) * 10;
  if (second < 280) return null;
  const start = random.integer(11, 99) / 10;
  const constant = Number(`${start}e${random.integer(-3, 3)}`);
  const exponent = ((-enthalpy * 1000) / gasConstant) * (1 / second - 1 / first);
  if (Math.abs(exponent) < 0.3 || Math.abs(exponent) > 8) return null;
  const written = formatSignificant(constant, 2);
  const options = quantityOptions(
    constant * Math.exp(exponent),
    (value) => formatSignificant(value, 2),
    [
      {
        value: constant * Math.exp(-exponent),
        slip: 'reversed-trend',
        factor: 'e',
        teaching: `The sign of the exponent was reversed: ${second > first ? 'heating' : 'cooling'} ${enthalpy > 0 ? 'an endothermic' : 'an exothermic'} reaction ${exponent > 0 ? 'raises' : 'lowers'} its equilibrium constant.`,
      },
      {
        value: constant * 10 ** exponent,
        slip: 'natural-for-decadic-logarithm',
        factor: 'e',
        teaching:
          'The van ’t Hoff equation gives the natural logarithm of the ratio of the constants, so e, not 10, must be raised to it.',
      },
      {
        value: constant * Math.exp(exponent / 1000),
        slip: 'unit-prefix',
        teaching:
          'With *R* in J/(mol·K), the enthalpy must be in J/mol; with a value in kJ/mol, *K* would hardly change.',
      },
      {
        value: constant + exponent,
        slip: 'added-for-multiplied',
        teaching: '*K* must be multiplied by the exponential; the exponent is not added to *K*.',
      },
    ].filter((one) => one.value > 0),
  );
  if (options === null) return null;
  return {
    text: `A reaction has *K* = ${written} at ${first} K and Δ_{r}*H*° = ${signedQuantity(enthalpy, 3)} kJ/mol, independent of temperature. What is *K* at ${second} K? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `ln\\frac{*K*_{2}}{*K*_{1}} = −\\frac{Δ_{r}*H*°}{*R*}(\\frac{1}{*T*_{2}} − \\frac{1}{*T*_{1}}) = −\\frac{${signedQuantity(enthalpy * 1000, 3)}}{${printedConstants.gas}} × (\\frac{1}{${second}} − \\frac{1}{${first}}) = ${formatDecimals(exponent, 4)}. *K*_{2} = ${written} × e^{${formatDecimals(exponent, 4)}} = ${options.answer}.`,
    finding: `The van ’t Hoff equation between ${first} K and ${second} K gives *K* = ${options.answer}.`,
  };
}

function enthalpyFromConstants(random: Random): Draft | null {
  const cold = random.integer(29, 60) * 10;
  const hot = cold + random.integer(2, 12) * 10;
  const first = Number(`${random.integer(110, 989) / 100}e${random.integer(-3, 3)}`);
  const second = Number(`${random.integer(110, 989) / 100}e${random.integer(-3, 3)}`);
  const span = 1 / cold - 1 / hot;
  const logarithm = Math.log(second / first);
  const enthalpy = (gasConstant * logarithm) / span / 1000;
  if (Math.abs(enthalpy) < 15 || Math.abs(enthalpy) > 220) return null;
  const kilojoules = (value: number): string => `${signedQuantity(value, 3)} kJ/mol`;
  const options = quantityOptions(enthalpy, kilojoules, [
    {
      value: -enthalpy,
      slip: 'wrong-sign',
      factor: 's',
      teaching: `The sign was reversed: *K* ${enthalpy > 0 ? 'increases on heating, so the reaction is endothermic' : 'decreases on heating, so the reaction is exothermic'}.`,
    },
    {
      value: enthalpy / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      factor: 'n',
      teaching:
        'The van ’t Hoff equation requires the natural, not the base-10, logarithm of the ratio of the constants.',
    },
    {
      value: (gasConstant * logarithm) / (1 / (cold - 273) - 1 / (hot - 273)) / 1000,
      slip: 'celsius-for-kelvin',
      factor: 't',
      teaching:
        'The temperatures were converted to °C; the reciprocals must be those of absolute temperatures.',
    },
    {
      value: (gasConstant * (hot - cold) * logarithm) / 1000,
      slip: 'reciprocal-of-difference',
      factor: 't',
      teaching:
        'Multiplication by *T*_{2} − *T*_{1} was used in place of division by the difference between the reciprocals, 1/*T*_{1} − 1/*T*_{2}.',
    },
    ...[cold, hot].map((only) => ({
      value: (gasConstant * only * logarithm) / 1000,
      slip: 'level-for-difference',
      factor: 't',
      teaching: `Only the reciprocal of ${only} K was used; the difference between the reciprocals of the two temperatures is needed.`,
    })),
    ...[
      { temperature: cold, constant: first },
      { temperature: hot, constant: second },
    ].map(({ temperature, constant }) => ({
      value: (-gasConstant * temperature * Math.log(constant)) / 1000,
      slip: 'answered-another-quantity',
      teaching: `This is Δ_{r}*G*° at ${temperature} K, −*RT* ln *K*; the question asks for Δ_{r}*H*°.`,
    })),
    {
      // A ratio of many powers of ten would make an enthalpy that nobody believes.
      value: second < 20 * first ? (gasConstant * second) / first / span / 1000 : Number.NaN,
      slip: 'forgot-logarithm',
      factor: 'n',
      teaching: 'The ratio of the constants was used instead of its natural logarithm.',
    },
  ]);
  if (options === null) return null;
  const [cool, warm] = [formatSignificant(first, 3), formatSignificant(second, 3)];
  return {
    text: `The equilibrium constant of a reaction is ${cool} at ${cold} K and ${warm} at ${hot} K. What is Δ_{r}*H*° if it is the same at both temperatures? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `Δ_{r}*H*° = \\frac{*R* ln(*K*_{2}/*K*_{1})}{1/*T*_{1} − 1/*T*_{2}} = \\frac{${printedConstants.gas} J/(mol·K) × ${bracketed(formatDecimals(logarithm, 5))}}{${formatSignificant(span, 5)} K^{−1}} = ${options.answer}.`,
    finding: `The van ’t Hoff equation solved for Δ_{r}*H*° gives ${options.answer}.`,
  };
}
