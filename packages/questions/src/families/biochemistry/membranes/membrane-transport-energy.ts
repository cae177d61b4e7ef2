import { formatDecimals, formatSignificant, roundedConstants, zeroCelsius } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isFarApart, isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { signTurned } from '../../options/slips-together.ts';
import { twoSlips } from '../../notes/two-slips.ts';

const gas = roundedConstants.gas;
const faraday = roundedConstants.faraday;

/** Ions with their charge and the ranges of their concentrations in mmol/L (inside, outside). */
const ions = [
  { formula: '\\ce{K+}', charge: 1, inside: [100, 160], outside: [3, 9] },
  { formula: '\\ce{Na+}', charge: 1, inside: [5, 20], outside: [110, 160] },
  { formula: '\\ce{Cl-}', charge: -1, inside: [4, 30], outside: [90, 130] },
] as const;

/** Free energy of moving solutes through a membrane, with and without charge. */
export const membraneTransport: Family = {
  id: 'membrane-transport-energy',
  name: 'Energy of transport through a membrane',
  subject: 'biochemistry',
  topics: ['membranes', 'bioenergetics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['free-energy-of-transport'],
    intermediate: ['membrane-potential'],
    advanced: ['free-energy-of-transport'],
  },
  uses: ['nernst-equation'],
  reference: 'Lehninger Principles of Biochemistry, chapter 11',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return neutralSolute(random);
      case 'intermediate':
        return equilibriumPotential(random);
      case 'advanced':
        return chargedSolute(random);
    }
  },
};

const energy = (value: number): string => `${value > 0 ? '+' : ''}${formatSignificant(value, 3)} kJ/mol`;
/** A term of a sum, with one digit more than the sum, so that the printed working adds up. */
const term = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 2)} kJ/mol`;
/** A sum with a term of two figures. */
const sum = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 1)} kJ/mol`;
const millivolts = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 0)} mV`;

function neutralSolute(random: Random): Draft | null {
  const inside = random.integer(2, 60) / 2;
  const outside = random.integer(2, 60) / 2;
  const kelvin = random.pick([293, 298, 310]);
  const solute = random.pick(['glucose', 'sucrose', 'glycerol', 'urea', 'lactose']);
  const result = (gas * kelvin * Math.log(inside / outside)) / 1000;
  if (Math.abs(Math.log(inside / outside)) < 0.6) return null;
  return {
    text: `What is Δ*G* for moving 1 mol of ${solute} (uncharged) into a cell at ${kelvin} K, from ${formatSignificant(outside, 3)} mmol/L outside to ${formatSignificant(inside, 3)} mmol/L inside? (*R* = ${printedConstants.gas} J/(mol·K))`,
    answer: energy(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(5),
      [
        {
          value: -result,
          slip: 'inverted-ratio',
          factor: 's',
          teaching:
            'The ratio of the concentrations was inverted; it is the final concentration over the initial one.',
        },
        {
          value: result / Math.LN10,
          slip: 'natural-for-decadic-logarithm',
          factor: 'l',
          teaching:
            'The base-10 logarithm was used without the factor 2.303; Δ*G* = *RT* ln(*c*_{in}/*c*_{out}) contains the natural logarithm.',
        },
        {
          value: (gas * (kelvin - zeroCelsius) * Math.log(inside / outside)) / 1000,
          slip: 'celsius-for-kelvin',
          factor: 't',
          teaching: 'The temperature was converted to °C, but it must be used in kelvins.',
        },
        {
          value: (gas * kelvin * (inside / outside)) / 1000,
          slip: 'forgot-exponent',
          teaching: 'The concentration ratio itself was used instead of its natural logarithm.',
        },
      ],
      energy,
    ),
    explanation: `The concentration on the side to which the solute moves is in the numerator: Δ*G* = *RT* ln \\frac{*c*_{in}}{*c*_{out}} = ${printedConstants.gas} × ${kelvin} × ln \\frac{${formatSignificant(inside, 3)}}{${formatSignificant(outside, 3)}} J/mol = ${energy(result)}.`,
    finding: `*RT* ln(*c*_{in}/*c*_{out}) is ${energy(result)}.`,
  };
}

function equilibriumPotential(random: Random): Draft | null {
  const { formula, charge, inside: low, outside: high } = random.pick(ions);
  const inside = random.integer(low[0], low[1]);
  const outside = random.integer(high[0], high[1]);
  const kelvin = random.pick([293, 298, 310]);
  const unit = ((gas * kelvin) / (charge * faraday)) * 1000;
  const result = unit * Math.log(outside / inside);
  const options = optionsApart(
    result,
    millivolts,
    [
      {
        value: -result,
        slip: charge < 0 ? 'wrong-sign' : 'inverted-ratio',
        factor: 's',
        teaching:
          charge < 0
            ? 'The charge of the ion, −1, was left out; it reverses the sign.'
            : 'The ratio is outside over inside; here it was inverted.',
      },
      {
        value: result / Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'l',
        teaching:
          'The base-10 logarithm was used without the factor 2.303; the Nernst equation contains the natural logarithm.',
      },
      {
        value: result / 2,
        slip: 'electron-count-forgotten',
        factor: 'z',
        teaching: 'The result was divided by two, as for a doubly charged ion; this ion has a single charge.',
      },
      {
        value: -result / Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        teaching: twoSlips(
          charge < 0
            ? 'the charge of the ion, −1, was left out; it reverses the sign.'
            : 'the ratio of outside to inside was inverted.',
          'the base-10 logarithm was used without the factor 2.303.',
        ),
      },
      {
        value: unit * Math.log(outside),
        slip: 'gradient-forgotten',
        factor: 'c',
        teaching: `Only the concentration outside, ${formatSignificant(outside, 3)} mmol/L, was put into the logarithm; it must be divided by the one inside.`,
      },
      {
        value: -unit * Math.log(inside),
        slip: 'gradient-forgotten',
        factor: 'c',
        teaching: `Only the concentration inside, ${formatSignificant(inside, 3)} mmol/L, was put into the logarithm, as the denominator; the numerator is the one outside.`,
      },
      {
        value: result * Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'l',
        teaching:
          'The natural logarithm was multiplied by 2.303; this factor belongs to the base-10 logarithm.',
      },
      {
        value: (result * (kelvin + 273)) / kelvin,
        slip: 'one-step-too-many',
        factor: 't',
        teaching:
          'The number 273 was added to the temperature, although the temperature is already given in kelvins.',
      },
    ],
    isFarApart(4),
    // Membranes hold no more.
    { keepsPowerOfTen: true, within: [-200, 200] },
  );
  if (options === null) return null;
  return {
    text: `A membrane is permeable only to ${formula}. The concentration of this ion at ${kelvin} K is ${formatSignificant(inside, 3)} mmol/L inside the cell and ${formatSignificant(outside, 3)} mmol/L outside. At what membrane potential (inside relative to outside) is the ion at equilibrium? (*R* = ${printedConstants.gas} J/(mol·K), *F* = ${printedConstants.faraday} C/mol)`,
    ...options,
    explanation: `*E* = \\frac{*RT*}{*zF*} ln \\frac{*c*_{out}}{*c*_{in}} = \\frac{${printedConstants.gas} × ${kelvin}}{${charge < 0 ? '(−1)' : '1'} × ${printedConstants.faraday}} × ln \\frac{${formatSignificant(outside, 3)}}{${formatSignificant(inside, 3)}} V = ${millivolts(result)}.`,
    finding: `The Nernst equation gives ${millivolts(result)}.`,
  };
}

function chargedSolute(random: Random): Draft | null {
  const { formula, charge, inside: low, outside: high } = random.pick(ions);
  const inside = random.integer(low[0], low[1]);
  const outside = random.integer(high[0], high[1]);
  const potential = -random.integer(8, 18) * 5;
  const isInward = random.integer(0, 1) === 1;
  const kelvin = random.pick([298, 310]);
  const direction = isInward ? 1 : -1;
  const chemical = (direction * gas * kelvin * Math.log(inside / outside)) / 1000;
  const electrical = (direction * charge * faraday * potential) / 1e6;
  const result = chemical + electrical;
  // A term that is the sum with the other sign would show a wrong option in the working.
  if ([result, result + chemical, result + electrical].some((value) => Math.abs(value) < 0.8)) return null;
  return {
    text: `At ${kelvin} K, a cell has a membrane potential of −${Math.abs(potential)} mV (inside negative). The concentration of ${formula} is ${formatSignificant(inside, 3)} mmol/L inside and ${formatSignificant(outside, 3)} mmol/L outside. What is Δ*G* for moving 1 mol of ${formula} ${isInward ? 'into' : 'out of'} the cell? (*R* = ${printedConstants.gas} J/(mol·K), *F* = ${printedConstants.faraday} C/mol)`,
    answer: sum(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.3),
      [
        {
          value: chemical,
          slip: 'membrane-potential-forgotten',
          isBeforeLastStep: true,
          teaching: 'This is the concentration term alone; the electrical term, *zF*Δ*ψ*, was left out.',
        },
        {
          value: chemical - electrical,
          slip: 'wrong-sign',
          term: 'e',
          isBeforeLastStep: true,
          teaching:
            'The electrical term was subtracted instead of added; its sign follows from the charge of the ion and the direction in which the ion moves.',
        },
        {
          value: -result,
          slip: 'wrong-sign',
          lastStep: signTurned,
          teaching: `This is Δ*G* for moving the ion ${isInward ? 'out of' : 'into'} the cell.`,
        },
        {
          value: electrical,
          slip: 'gradient-forgotten',
          term: 'c',
          isBeforeLastStep: true,
          teaching: 'This is the electrical term alone; the concentration term was left out.',
        },
      ],
      sum,
      // The terms are printed with one digit more, so that their sum may be off by one of it.
      0.01 / Math.abs(result),
    ),
    explanation: `The concentration term is *RT* ln \\frac{${formatSignificant(isInward ? inside : outside, 3)}}{${formatSignificant(isInward ? outside : inside, 3)}} = ${term(chemical)}. The electrical term is *zF*Δ*ψ* = ${term(electrical)} (charge ${charge < 0 ? '−1' : '+1'}, moving ${isInward ? 'in' : 'out'}). Their sum is ${sum(result)}.`,
    finding: `The concentration term and the electrical term add up to ${sum(result)}.`,
  };
}
