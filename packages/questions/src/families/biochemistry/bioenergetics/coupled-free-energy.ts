import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { isFarApart, isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { signTurned, turnedUpsideDown } from '../../options/slips-together.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { donors, drivenReaction, energy, signed, twoMolecules } from './coupled-to-donors.ts';

/** Phosphate esters that are made: Δ*G*°′ of their formation from phosphate. */
const acceptors = [
  { name: 'glucose 6-phosphate', from: 'glucose', energy: 13.8 },
  { name: 'fructose 6-phosphate', from: 'fructose', energy: 15.9 },
  { name: 'glycerol 3-phosphate', from: 'glycerol', energy: 9.2 },
  { name: 'glucose 1-phosphate', from: 'glucose', energy: 20.9 },
] as const;

/** Energies of coupled reactions: their sum, the equilibrium constant, and the energy in a cell. */
export const coupledFreeEnergy: Family = {
  id: 'coupled-free-energy',
  name: 'Free energy of coupled reactions',
  subject: 'biochemistry',
  topics: ['bioenergetics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['coupled-reactions'],
    intermediate: ['gibbs-energy-and-equilibrium-constant'],
    advanced: ['atp-hydrolysis', 'biochemical-standard-state'],
  },
  uses: ['coupling-to-atp', 'reaction-quotient'],
  reference: 'Lehninger Principles of Biochemistry, chapter 13',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return sumOfSteps(random);
      case 'intermediate':
        return constantOfCoupling(random);
      case 'advanced':
        return energyInCell(random);
    }
  },
};

function sumOfSteps(random: Random): Draft {
  const donor = random.pick(donors);
  const uphill = random.integer(40, 290) / 10;
  // What is asked hangs on the drawn number.
  const asked = Math.round(10 * uphill) % 3;
  if (asked === 2) return twoMolecules(donor, uphill);
  if (asked === 0) return drivenReaction(donor, uphill);
  const result = donor.energy + uphill;
  return {
    text: `A reaction with Δ*G*°′ = ${energy(uphill)} is coupled to the hydrolysis of ${donor.name}, which has Δ*G*°′ = ${energy(donor.energy)}. What is Δ*G*°′ for the coupled reaction?`,
    answer: energy(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.5),
      [
        {
          value: donor.energy - uphill,
          slip: 'energies-subtracted',
          term: 'u',
          teaching:
            'The Δ*G*°′ values of coupled reactions are added with their signs; here the positive one was subtracted.',
        },
        {
          value: -result,
          slip: 'wrong-sign',
          lastStep: signTurned,
          teaching:
            'The sign of the sum was reversed; the hydrolysis releases more energy than the other reaction requires, so the sum is negative.',
        },
        {
          value: result / 2,
          slip: 'needless-half',
          isBeforeLastStep: true,
          teaching: 'The sum was halved to give a mean; the full values of both reactions must be added.',
        },
        {
          value: uphill - donor.energy,
          slip: 'wrong-sign',
          term: 'd',
          teaching:
            'The value for the hydrolysis was added with a positive sign, but the hydrolysis releases energy.',
        },
        {
          value: donor.energy,
          slip: 'one-reaction-only',
          term: 'u',
          teaching:
            'This is the value for the hydrolysis alone; the value for the driven reaction was left out.',
        },
        {
          value: uphill,
          slip: 'one-reaction-only',
          term: 'd',
          teaching:
            'This is the value for the driven reaction alone; the value for the hydrolysis was left out.',
        },
      ],
      energy,
    ),
    explanation: `The Δ*G*°′ values of coupled reactions are additive: ${signed(uphill)} + (${signed(donor.energy)}) = ${energy(result)}.`,
    finding: `The sum of both steps is ${energy(result)}.`,
  };
}

function constantOfCoupling(random: Random): Draft {
  const donor = random.pick(donors);
  const acceptor = random.pick(acceptors);
  const kelvin = random.pick([293, 298, 303, 310]);
  const sum = donor.energy + acceptor.energy;
  const exponent = (-sum * 1000) / (roundedConstants.gas * kelvin);
  const result = Math.exp(exponent);
  const plain = (value: number): string => formatSignificant(value, 2);
  return {
    text: `A phosphoryl group is transferred from a donor to form ${acceptor.name}. Δ*G*°′ is ${energy(acceptor.energy)} for the formation of ${acceptor.name} from ${acceptor.from} and phosphate, and ${energy(donor.energy)} for the hydrolysis of the donor, ${donor.name}. What is *K*′ for the transfer at ${kelvin} K? (*R* = ${printedConstants.gas} J/(mol·K))`,
    answer: plain(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(15),
      [
        {
          value: 1 / result,
          slip: 'wrong-sign',
          lastStep: turnedUpsideDown,
          teaching:
            'The sign of the exponent was reversed; a negative Δ*G*°′ means a constant greater than 1: ln *K*′ = −Δ*G*°′/(*RT*).',
        },
        {
          value: exponent,
          slip: 'logarithm-for-number',
          teaching: 'This is ln *K*′; the constant itself is e to this power.',
        },
        {
          value: Math.exp(((acceptor.energy - donor.energy) * 1000) / (roundedConstants.gas * kelvin)),
          slip: 'energies-subtracted',
          factor: 'u',
          teaching:
            'The Δ*G*°′ values of both steps are added with their signs; here the positive one was subtracted, as if it were favorable.',
        },
        {
          value: result * Math.exp((acceptor.energy * 1000) / (roundedConstants.gas * kelvin)),
          slip: 'one-reaction-only',
          factor: 'u',
          teaching: `The energy required to form ${acceptor.name} was left out; only the hydrolysis of the donor was included.`,
        },
        {
          value: Math.exp((-acceptor.energy * 1000) / (roundedConstants.gas * kelvin)),
          slip: 'one-reaction-only',
          factor: 'd',
          teaching: 'The hydrolysis of the donor, which drives the transfer, was left out.',
        },
        {
          value: 10 ** exponent,
          slip: 'natural-for-decadic-logarithm',
          isBeforeLastStep: true,
          teaching:
            'The base 10 was used instead of e; Δ*G*°′ = −*RT* ln *K*′ contains the natural logarithm.',
        },
      ],
      plain,
    ),
    explanation: `Δ*G*°′ = ${signed(acceptor.energy)} + (${signed(donor.energy)}) = ${energy(sum)}. *K*′ = e^{−Δ*G*°′/(*RT*)} = e^{${formatDecimals(exponent, 4)}} = ${plain(result)}.`,
    finding: `*K*′ from the summed energy at ${kelvin} K is ${plain(result)}.`,
  };
}

function energyInCell(random: Random): Draft {
  const atp = random.integer(10, 90) / 10;
  const adp = random.integer(10, 150) / 100;
  const phosphate = random.integer(10, 120) / 10;
  const kelvin = random.pick([298, 303, 310]);
  const quotient = (adp * 1e-3 * phosphate * 1e-3) / (atp * 1e-3);
  const thermal = (roundedConstants.gas * kelvin) / 1000;
  const result = -30.5 + thermal * Math.log(quotient);
  const millimolar = (value: number): string => `${formatSignificant(value, 3)} mmol/L`;
  return {
    text: `A cell at ${kelvin} K contains ${millimolar(atp)} ATP, ${millimolar(adp)} ADP and ${millimolar(phosphate)} phosphate. What is Δ*G* for ATP hydrolysis in this cell? (Δ*G*°′ = −30.5 kJ/mol for a standard state of 1 mol/L; *R* = ${printedConstants.gas} J/(mol·K))`,
    answer: energy(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.8),
      [
        {
          value: -30.5 - thermal * Math.log(quotient),
          slip: 'inverted-ratio',
          term: 'q',
          teaching:
            'The reaction quotient was inverted; it has the products in the numerator, [ADP][phosphate]/[ATP].',
        },
        {
          value: -30.5 + thermal * Math.log(quotient * 1000),
          slip: 'unit-prefix',
          term: 'q',
          teaching:
            'The quotient was calculated in mmol/L; the standard state is 1 mol/L, and the units do not cancel here.',
        },
        {
          value: -30.5 + thermal * Math.log(quotient * atp * 1e-3),
          slip: 'reactant-left-out-of-quotient',
          term: 'q',
          teaching:
            'ATP is the reactant, so its concentration belongs in the denominator of the quotient; here it was left out.',
        },
        {
          value: -30.5 + thermal * Math.log10(quotient),
          slip: 'natural-for-decadic-logarithm',
          term: 'q',
          teaching: 'Δ*G* = Δ*G*°′ + *RT* ln *Q* contains the natural logarithm; here log_{10} was used.',
        },
        {
          value: 30.5 + thermal * Math.log(quotient),
          slip: 'wrong-sign',
          term: 's',
          teaching:
            'Δ*G*°′ was used with a positive sign; it is negative because the hydrolysis releases energy.',
        },
        {
          value: -30.5,
          slip: 'standard-for-actual',
          teaching:
            'This is the standard value, for 1 mol/L of each; the concentrations in a cell are far from that.',
        },
      ],
      energy,
    ),
    explanation: `*Q* = \\frac{[ADP][phosphate]}{[ATP]} in mol/L = ${formatSignificant(quotient, 5)}. Δ*G* = −30.5 + ${formatSignificant(thermal, 5)} × (${formatDecimals(Math.log(quotient), 4)}) = −30.5 ${formatDecimals(thermal * Math.log(quotient), 2).replace('−', '− ')} = ${energy(result)}.`,
    finding: `Δ*G*°′ + *RT* ln *Q* at ${kelvin} K is ${energy(result)}.`,
  };
}
