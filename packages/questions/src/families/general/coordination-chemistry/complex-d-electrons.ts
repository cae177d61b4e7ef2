import { elementOf } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import {
  chargeText,
  ligandCharge,
  ligandCharges,
  ligandCount,
  shownComplex,
  signedWhole,
  stateEquation,
  stateOf,
} from './complex-text.ts';
import { complexCharge } from './complex-charge.ts';
import { dElectronSlips, writtenLigand } from './d-electron-slips.ts';
import { chelates, simpleComplexes, type Complex } from './complexes.data.ts';
import { capital } from '../../texts/capital.ts';

/** Complexes counted out: the oxidation state of the metal, its d electrons, and both with chelate ligands. */
export const complexDElectrons: Family = {
  id: 'complex-d-electrons',
  name: 'Oxidation states, coordination numbers and d electrons of complexes',
  subject: 'general',
  topics: ['coordination-chemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['oxidation-numbers', 'd-electron-count'],
    intermediate: ['d-electron-count'],
    advanced: ['complex-ions', 'd-electron-count'],
  },
  uses: ['ligands'],
  reference: 'OpenStax Chemistry 2e, section 19.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return stateOrCharge(random);
      case 'intermediate':
        return dElectrons(random);
      case 'advanced':
        return chelateCount(random);
    }
  },
};

/**
 * The oxidation state from the charge, or the charge from the oxidation state, which can be negative as well. Where all ligands are
 * neutral the two are equal: such complexes come seldom, and their charge is not asked for.
 */
function stateOrCharge(random: Random): Draft | null {
  const complex = random.pick(simpleComplexes);
  if (random.next() < 0.4) return oxidationState(complex);
  return ligandCharge(complex) === 0 ? null : complexCharge(complex, after(namedIons(complex)));
}

function oxidationState(complex: Complex): Draft {
  const state = stateOf(complex);
  return {
    text: `What is the oxidation state of ${nameOf(complex)} in ${shownComplex(complex)}?${after(namedLigands(complex))}`,
    answer: signedWhole(state),
    distractors: [
      {
        text: signedWhole(complex.charge),
        slip: 'ion-charge-for-oxidation-number',
        teaching: `${signedWhole(complex.charge)} is the charge of the whole complex; ${ligandCharges(complex)}.`,
      },
      {
        text: signedWhole(complex.charge + ligandCharge(complex)),
        slip: 'wrong-sign',
        teaching: `The charges of the ligands were added to the charge of the complex; they must be subtracted from it, and ${ligandCharges(complex)}.`,
      },
      {
        text: signedWhole(complex.charge + ligandCount(complex)),
        slip: 'neutral-ligand-charged',
        teaching: `This counts every ligand as −1; ${ligandCharges(complex)}.`,
      },
      {
        text: signedWhole(complex.charge - (complex.ligands[0]?.[0].charge ?? 0)),
        slip: 'forgot-subscript',
        teaching: `Only one ${writtenLigand(complex)} was counted, but there are ${complex.ligands[0]?.[1] ?? 1}; ${ligandCharges(complex)}.`,
      },
      {
        text: signedWhole(-ligandCharge(complex)),
        slip: 'complex-charge-left-out',
        teaching: `This would make the complex neutral, but its charge is ${signedWhole(complex.charge)}; ${ligandCharges(complex)}.`,
      },
      {
        text: signedWhole(ligandCount(complex)),
        slip: 'coordination-number-for-oxidation-state',
        teaching: `This is the number of ligands; it is their charge that matters: ${ligandCharges(complex)}.`,
      },
      {
        text: signedWhole(state + 1),
        slip: 'oxidation-state-miscounted',
        teaching: `The charges of the metal and the ligands would then add up to ${signedWhole(complex.charge + 1)}, but the charge of the complex is ${signedWhole(complex.charge)}; ${ligandCharges(complex)}.`,
      },
      {
        text: signedWhole(state - 1),
        slip: 'oxidation-state-miscounted',
        teaching: `The charges of the metal and the ligands would then add up to ${signedWhole(complex.charge - 1)}, but the charge of the complex is ${signedWhole(complex.charge)}; ${ligandCharges(complex)}.`,
      },
    ],
    explanation: `${capital(ligandCharges(complex))}. The oxidation state of the metal is the charge of the complex minus the charges of the ligands: ${stateEquation(complex)}.`,
    finding: `Charge of the complex less the charges of the ligands: ${signedWhole(state)}.`,
  };
}

function dElectrons(random: Random): Draft | null {
  const complex = random.pick(simpleComplexes);
  const { group, atomicNumber, name } = elementOf(complex.metal);
  const state = stateOf(complex);
  if (group === null || state === 0) return null;
  const count = group - state;
  const write = (electrons: number): string => String(electrons);
  return {
    text: `How many d electrons does the metal ion in ${shownComplex(complex)} have? (${name}, *Z* = ${atomicNumber}, is in group ${group}.${after(namedLigands(complex))})`,
    answer: write(count),
    distractors: dElectronSlips(complex, group).map(({ value, slip, teaching }) => ({
      text: write(value),
      slip,
      teaching,
    })),
    explanation: `${capital(ligandCharges(complex))}, so the oxidation state of the metal is ${stateEquation(complex)}. A group ${group} metal has ${group} valence electrons, and in a complex all of the remaining ones are d electrons: ${group} − ${state} = ${count}.`,
    finding: `Group number less oxidation state: ${count}.`,
  };
}

function chelateCount(random: Random): Draft | null {
  const complex = random.pick(chelates);
  const { group, name } = elementOf(complex.metal);
  if (group === null) return null;
  const state = stateOf(complex);
  const count = group - state;
  const donors = coordinationNumber(complex);
  const ligands = ligandCount(complex);
  const write = (number: number, electrons: number): string => `${number} and ${electrons}`;
  const explained = complex.ligands
    .filter(([{ name: called }]) => called !== undefined)
    .map(
      ([{ formula, charge, name: called = '', denticity }]) =>
        `\\ce{${formula}${chargeText(charge)}} is ${called}, which binds through ${denticity === 1 ? 'one atom' : `${numberWords[denticity] ?? denticity} atoms`}`,
    );
  const bound = complex.ligands.map(([{ denticity }, times]) => `${times} × ${denticity}`).join(' + ');
  return {
    text: `What are the coordination number and the number of d electrons of ${name.toLowerCase()} (group ${group}) in ${shownComplex(complex)}? (${explained.join('; ')}.)`,
    answer: write(donors, count),
    distractors: [
      {
        text: write(ligands, count),
        slip: 'denticity-overlooked',
        teaching: `The coordination number is the number of donor atoms, not of ligands: ${bound} = ${donors}.`,
      },
      {
        text: write(donors, group - complex.charge),
        slip: 'ion-charge-for-oxidation-number',
        teaching: `The charge of the complex, ${signedWhole(complex.charge)}, is not the oxidation state of the metal, ${signedWhole(state)}: ${ligandCharges(complex)}.`,
      },
      {
        text: write(ligands, group - complex.charge),
        slip: 'denticity-overlooked',
        teaching: `The coordination number is not the number of ligands, and the charge of the complex is not the oxidation state: there are ${donors} donor atoms, and the oxidation state of the metal is ${signedWhole(state)}.`,
      },
      {
        text: write(donors, count - 2),
        slip: 'd-electrons-lost-first',
        teaching: `Two more electrons were subtracted as s electrons; the oxidation state, ${signedWhole(state)}, already accounts for all of the electrons lost, so ${group} − ${state} = ${count} d electrons are left.`,
      },
      {
        text: write(ligands, count - 2),
        slip: 'denticity-overlooked',
        teaching: `Two things went wrong: the ligands were counted, not the ${donors} donor atoms, and two more electrons were subtracted as s electrons; ${group} − ${state} = ${count} d electrons are left.`,
      },
    ].filter(({ text }) => !/ (-|1[1-9])/.test(text)),
    explanation: `The number of donor atoms, ${bound} = ${donors}, is the coordination number. ${capital(ligandCharges(complex))}, so the oxidation state of the metal is ${stateEquation(complex)}, and it keeps ${group} − ${state} = ${count} d electrons: ${write(donors, count)}.`,
    finding: `Donor atoms counted, and group number less oxidation state: ${write(donors, count)}.`,
  };
}

/** Says what a ligand is where its formula could be read otherwise: `The ligand \ce{NO2} is nitrite, \ce{NO2^-}.` */
function namedLigands({ ligands }: Complex): string {
  return ligands
    .flatMap(([{ formula, charge, name }]) =>
      name === undefined
        ? []
        : [`The ligand \\ce{${formula}} is ${name}, \\ce{${formula}${chargeText(charge)}}.`],
    )
    .join(' ');
}

/** The same beside a formula that has its charge: `\ce{NO2^-} is nitrite.` */
function namedIons({ ligands }: Complex): string {
  return ligands
    .flatMap(([{ formula, charge, name }]) =>
      name === undefined ? [] : [`\\ce{${formula}${chargeText(charge)}} is ${name}.`],
    )
    .join(' ');
}

function after(sentence: string): string {
  return sentence === '' ? '' : ` ${sentence}`;
}

const numberWords: Readonly<Record<number, string>> = { 2: 'two', 6: 'six' };

function coordinationNumber({ ligands }: Complex): number {
  return ligands.reduce((sum, [{ denticity }, count]) => sum + denticity * count, 0);
}

function nameOf({ metal }: Complex): string {
  return elementOf(metal).name.toLowerCase();
}
