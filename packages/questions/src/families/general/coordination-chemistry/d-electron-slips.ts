import { elementOf } from '@valence/chemistry';
import type { SlippedValue } from '../../options/slipped-value.ts';
import {
  chargeText,
  ligandCharge,
  ligandCharges,
  ligandCount,
  signedWhole,
  stateOf,
} from './complex-text.ts';
import type { Complex } from './complexes.data.ts';

/**
 * What slips make of the number of d electrons of a metal in a complex, as far as a d subshell can hold it: in the oxidation
 * state, in what the metal loses, and in what is counted.
 * @param group the group of the metal, which is its number of valence electrons
 */
export function dElectronSlips(complex: Complex, group: number): readonly SlippedValue[] {
  const state = stateOf(complex);
  const count = group - state;
  const are = state === 1 ? 'is' : 'are';
  return [
    {
      value: group - complex.charge,
      slip: 'ion-charge-for-oxidation-number',
      teaching: `The charge of the complex, ${signedWhole(complex.charge)}, is not the oxidation state of the metal, which is ${signedWhole(state)}.`,
    },
    {
      value: group - 2 - state,
      slip: 'd-electrons-lost-first',
      teaching: `This subtracts two electrons as s electrons and then ${state} more; only ${state} of the ${group} valence electrons ${are} missing in the complex.`,
    },
    {
      value: group - 2,
      slip: 'atom-for-ion',
      teaching: `This subtracts two electrons from the group number, whatever the oxidation state; in the state ${signedWhole(state)} the metal keeps ${group} − ${state} = ${count} of its valence electrons.`,
    },
    {
      value: group,
      slip: 'atom-for-ion',
      teaching: `These are all the valence electrons of the ${elementOf(complex.metal).name.toLowerCase()} atom; ${state} of them ${are} missing in the complex.`,
    },
    {
      value: group - complex.charge - ligandCount(complex),
      slip: 'neutral-ligand-charged',
      teaching: `Every ligand was counted as −1, which makes the metal ${signedWhole(complex.charge + ligandCount(complex))}; ${ligandCharges(complex)}.`,
    },
    {
      value: group - complex.charge - ligandCharge(complex),
      slip: 'wrong-sign',
      teaching: `The charges of the ligands were added to that of the complex, which makes the metal ${signedWhole(complex.charge + ligandCharge(complex))}; they must be subtracted from it.`,
    },
    {
      value: group - complex.charge + (complex.ligands[0]?.[0].charge ?? 0),
      slip: 'forgot-subscript',
      teaching: `Only one ${writtenLigand(complex)} ligand was counted, which makes the metal ${signedWhole(complex.charge - (complex.ligands[0]?.[0].charge ?? 0))}; there are ${complex.ligands[0]?.[1] ?? 1} of them.`,
    },
    {
      value: group + ligandCharge(complex),
      slip: 'complex-charge-left-out',
      teaching: `The charge of the complex, ${signedWhole(complex.charge)}, was left out, which makes the metal ${signedWhole(-ligandCharge(complex))} as in a neutral complex.`,
    },
    {
      value: group + state,
      slip: 'wrong-sign',
      teaching: `The oxidation state was added to the group number; a metal in the state ${signedWhole(state)} has ${state} ${state === 1 ? 'electron' : 'electrons'} fewer, not more.`,
    },
    {
      value: 10 - count,
      slip: 'empty-for-occupied',
      teaching: 'This is the number of vacancies in the d subshell, which can hold ten electrons.',
    },
    {
      value: state,
      slip: 'one-step-short',
      teaching: `This is the number of electrons that the metal has lost; it keeps ${group} − ${state} = ${count}.`,
    },
    {
      value: ligandCount(complex),
      slip: 'answered-another-quantity',
      teaching: 'This is the number of ligands around the metal.',
    },
  ].filter(({ value }) => value >= 0 && value <= 10);
}

/** The ligand that stands first in the formula, with its charge. */
export function writtenLigand({ ligands: [first] }: Complex): string {
  return first === undefined ? '' : `\\ce{${first[0].formula}${chargeText(first[0].charge)}}`;
}
