import { elementOf } from '@valence/chemistry';
import type { Distractor, Draft } from '../../family.ts';
import { chargeText, ligandCharge, ligandCount, signedWhole, stateOf } from './complex-text.ts';
import type { Complex } from './complexes.data.ts';

/**
 * The charge of a complex from its metal's oxidation state and its ligands, the way back from the question for the oxidation state.
 * @param note what a ligand is called, where its formula does not tell
 */
export function complexCharge(complex: Complex, note: string): Draft {
  const state = stateOf(complex);
  const ofLigands = ligandCharge(complex);
  const key = complex.charge;
  const metal = elementOf(complex.metal).name.toLowerCase();
  const listed = complex.ligands.map(
    ([{ formula, charge }, count]) => `${numberWords[count] ?? count} \\ce{${formula}${chargeText(charge)}}`,
  );
  const one = complex.ligands.reduce((sum, [{ charge }]) => sum + charge, 0);
  const sum = `${signedWhole(state)} + (${signedWhole(ofLigands)}) = ${signedWhole(key)}`;
  const slips: readonly (readonly [value: number, slip: string, teaching: string])[] = [
    [
      state,
      'ion-charge-for-oxidation-number',
      `This is the oxidation state of ${metal}; the charges of the ligands, ${signedWhole(ofLigands)} in total, must be added to it.`,
    ],
    [
      state - ofLigands,
      'wrong-sign',
      `The charges of the ligands were subtracted from the oxidation state; they must be added to it: ${sum}.`,
    ],
    [
      state - ligandCount(complex),
      'neutral-ligand-charged',
      `Every ligand was counted as −1; the total charge of the ligands is ${signedWhole(ofLigands)}.`,
    ],
    [
      state + one,
      'forgot-subscript',
      complex.ligands.length === 1
        ? `Only one ligand was counted; the total charge of the ligands is ${signedWhole(ofLigands)}.`
        : `Each kind of ligand was counted only once; the total charge of the ligands is ${signedWhole(ofLigands)}.`,
    ],
    [
      ofLigands,
      'one-component-only',
      `This is the total charge of the ligands; the ${signedWhole(state)} of ${metal} must be added to it.`,
    ],
    [-key, 'wrong-sign', `The sign of the charge was reversed: ${sum}.`],
    [
      key + 1,
      'charged-groups-miscounted',
      `One negative charge of the ligands was left out; their total charge is ${signedWhole(ofLigands)}.`,
    ],
    [
      key - 1,
      'charged-groups-miscounted',
      `One negative charge too many was counted; the total charge of the ligands is ${signedWhole(ofLigands)}.`,
    ],
  ];
  return {
    text: `A complex contains ${metal} in oxidation state ${signedWhole(state)}, with ${listed.join(' and ')} as ligands. What is the charge of the complex?${note}`,
    answer: signedWhole(key),
    distractors: slips.map(([value, slip, teaching]): Distractor => ({
      text: signedWhole(value),
      slip,
      teaching,
    })),
    explanation: `The charge of the complex is the oxidation state of the metal plus the charges of the ligands: ${sum}.`,
    finding: `Oxidation state plus the charges of the ligands: ${signedWhole(key)}.`,
  };
}

const numberWords: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
};
