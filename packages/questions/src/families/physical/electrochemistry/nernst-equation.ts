import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { bracketed } from '../../texts/bracketed.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { commonElectrons, couples, drawCell, ion, volts } from './half-cells.ts';
import { standardPotential } from './standard-potential.ts';

/** Cell potentials: standard, with one nonstandard half-cell, and of a whole nonstandard cell. */
export const nernstEquation: Family = {
  id: 'nernst-equation',
  name: 'Cell potentials and the Nernst equation',
  subject: 'physical',
  topics: ['electrochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['standard-cell-potential'],
    intermediate: ['nernst-equation'],
    advanced: ['nernst-equation'],
  },
  uses: ['standard-electrode-potential', 'galvanic-cell', 'reaction-quotient'],
  reference: 'OpenStax Chemistry 2e, sections 17.3 and 17.4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return standardPotential(random);
      case 'intermediate':
        return halfCellPotential(random);
      case 'advanced':
        return cellPotential(random);
    }
  },
};

const concentrations = [
  0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5,
] as const;

function halfCellPotential(random: Random): Draft | null {
  const couple = random.pick(couples);
  const concentration = random.pick(concentrations);
  const logarithm = Math.log10(concentration);
  const shift = (roundedConstants.nernstSlope / couple.charge) * logarithm;
  const wrongCharge = couple.charge === 1 ? 2 : 1;
  const options = quantityOptions(couple.potential + shift, volts, [
    {
      value: couple.potential - shift,
      slip: 'wrong-sign',
      term: 't',
      teaching:
        'The sign of the term was reversed: diluting the ion favors dissolution of the metal, which lowers the reduction potential.',
    },
    {
      value: couple.potential + (roundedConstants.nernstSlope / wrongCharge) * logarithm,
      slip: 'electrons-transferred',
      term: 't',
      teaching: `\\ce{${ion(couple)}} takes up ${couple.charge === 1 ? 'one electron' : `${couple.charge} electrons`}, so ${printedConstants.nernstSlope} V must be divided by ${couple.charge}, not by ${wrongCharge}.`,
    },
    {
      value: couple.potential + shift * Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      term: 't',
      teaching: `${printedConstants.nernstSlope} V already contains ln 10, so it is used with the base-10 logarithm.`,
    },
    {
      value: shift - couple.potential,
      slip: 'wrong-sign',
      term: 's',
      teaching: 'The standard potential must be used with its own sign; here the sign was reversed.',
    },
    {
      value: couple.potential,
      slip: 'standard-value-everywhere',
      teaching: 'The standard potential was given, which applies at 1 mol/L; this solution is more dilute.',
    },
  ]);
  if (options === null) return null;
  const c = written(concentration);
  return {
    text: `What is the electrode potential of the \\ce{${ion(couple)}}/\\ce{${couple.metal}} couple at 298 K when [\\ce{${ion(couple)}}] = ${c} mol/L? (*E*° = ${volts(couple.potential)}; \\frac{*RT*}{*F*} ln 10 = ${printedConstants.nernstSlope} V; use concentrations in place of activities)`,
    ...options,
    explanation: `*E* = *E*° + \\frac{${printedConstants.nernstSlope} V}{*z*} log_{10}[\\ce{${ion(couple)}}] = ${volts(couple.potential)} + \\frac{${printedConstants.nernstSlope} V}{${couple.charge}} × ${bracketed(formatDecimals(logarithm, 4))} = ${options.answer}.`,
    finding: `The Nernst equation with *z* = ${couple.charge} gives ${options.answer}.`,
  };
}

function cellPotential(random: Random): Draft | null {
  const [cathode, anode] = drawCell(random);
  const [right, left] = [random.pick(concentrations), random.pick([0.1, 0.2, 0.5, 1, 1.5, 2])];
  const electrons = commonElectrons(cathode, anode);
  const [cathodes, anodes] = [electrons / cathode.charge, electrons / anode.charge];
  const standard = cathode.potential - anode.potential;
  const term = (z: number, quotient: number): number =>
    (roundedConstants.nernstSlope / z) * Math.log10(quotient);
  const quotient = left ** anodes / right ** cathodes;
  const potential = standard - term(electrons, quotient);
  if (Math.abs(term(electrons, quotient)) < 0.06 || potential < 0.1) return null;
  const options = quantityOptions(potential, volts, [
    {
      value: standard + term(electrons, quotient),
      slip: 'wrong-sign',
      term: 't',
      teaching:
        'The Nernst term was added; it must be subtracted, because a larger *Q* means a lower potential.',
    },
    {
      value: standard - term(1, quotient),
      slip: 'electrons-transferred',
      term: 't',
      teaching: `In the balanced equation ${electrons} electrons are transferred, so ${printedConstants.nernstSlope} V must be divided by ${electrons}, not by 1.`,
    },
    {
      value: standard / electrons - term(electrons, quotient),
      slip: 'electrons-transferred',
      term: 's',
      teaching: `The standard potential was divided by the number of electrons, ${electrons}; only ${printedConstants.nernstSlope} V is divided by it.`,
    },
    {
      value: -standard - term(electrons, quotient),
      slip: 'wrong-sign',
      term: 's',
      teaching: `The standard potential was used with its sign reversed; it is ${volts(standard)}.`,
    },
    {
      value: standard,
      slip: 'standard-value-everywhere',
      teaching: 'This is the standard potential; the concentrations are not all 1 mol/L.',
    },
    {
      value: standard - term(electrons, quotient) * Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      term: 't',
      teaching: `${printedConstants.nernstSlope} V is used with the base-10 logarithm of *Q*, not with the natural logarithm.`,
    },
    {
      value: standard - term(electrons, left / right),
      slip: 'ignored-coefficients',
      term: 't',
      teaching:
        'The exponents in *Q* were left out; each concentration must be raised to the power of its coefficient in the balanced equation.',
    },
  ]);
  if (options === null) return null;
  const times = (count: number, species: string): string => `${count === 1 ? '' : count}${species}`;
  const equation = `${times(anodes, anode.metal)} + ${times(cathodes, ion(cathode))} -> ${times(anodes, ion(anode))} + ${times(cathodes, cathode.metal)}`;
  const power = (value: number, exponent: number): string =>
    exponent === 1 ? written(value) : `(${written(value)})^{${exponent}}`;
  return {
    text: `For the reaction \\ce{${equation}} the standard cell potential is ${volts(standard)}. What is the cell potential at 298 K with [\\ce{${ion(anode)}}] = ${written(left)} mol/L and [\\ce{${ion(cathode)}}] = ${written(right)} mol/L? (\\frac{*RT*}{*F*} ln 10 = ${printedConstants.nernstSlope} V; use concentrations in place of activities)`,
    ...options,
    explanation: `*z* = ${electrons} and *Q* = \\frac{${power(left, anodes)}}{${power(right, cathodes)}} = ${formatSignificant(quotient, 4)}. *E* = *E*° − \\frac{${printedConstants.nernstSlope} V}{*z*} log_{10} *Q* = ${volts(standard)} − \\frac{${printedConstants.nernstSlope} V}{${electrons}} × ${bracketed(formatDecimals(Math.log10(quotient), 4))} = ${options.answer}.`,
    finding: `The Nernst equation with *z* = ${electrons} and *Q* = ${formatSignificant(quotient, 3)} gives ${options.answer}.`,
  };
}

function written(concentration: number): string {
  return formatSignificant(concentration, 2);
}
