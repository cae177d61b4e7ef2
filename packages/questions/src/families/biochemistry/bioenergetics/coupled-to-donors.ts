import { formatDecimals } from '@valence/chemistry';
import type { Draft } from '../../family.ts';
import { signTurned } from '../../options/slips-together.ts';
import { isFarApart, wrongNumbers } from '../../options/wrong-numbers.ts';

/** Δ*G*°′ of hydrolysis in kJ/mol. */
export const donors = [
  { name: 'ATP (to ADP)', energy: -30.5 },
  { name: 'phosphoenolpyruvate', energy: -61.9 },
  { name: '1,3-bisphosphoglycerate', energy: -49.3 },
  { name: 'creatine phosphate', energy: -43.0 },
] as const;

type Donor = (typeof donors)[number];

export const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatDecimals(value, 1)}`;
export const energy = (value: number): string => `${signed(value)} kJ/mol`;

/** Two molecules of the donor are hydrolyzed for each turn of the driven reaction. */
export function twoMolecules(donor: Donor, uphill: number): Draft {
  const result = 2 * donor.energy + uphill;
  return {
    text: `A reaction with Δ*G*°′ = ${energy(uphill)} is coupled to the hydrolysis of two molecules of ${donor.name}, each with Δ*G*°′ = ${energy(donor.energy)}. What is Δ*G*°′ for the coupled reaction?`,
    answer: energy(result),
    distractors: wrongNumbers(
      result,
      isFarApart(0.5),
      [
        {
          value: donor.energy + uphill,
          slip: 'ignored-coefficients',
          term: 'd',
          teaching: 'The value for the hydrolysis was not doubled, but two molecules are hydrolyzed.',
        },
        {
          value: 2 * (donor.energy + uphill),
          slip: 'needless-factor-two',
          term: 'u',
          teaching:
            'The value for the driven reaction was doubled as well, but this reaction takes place only once.',
        },
        {
          value: 2 * donor.energy - uphill,
          slip: 'energies-subtracted',
          term: 'u',
          teaching: 'The Δ*G*°′ values are added with their signs; here the positive one was subtracted.',
        },
        {
          value: uphill - 2 * donor.energy,
          slip: 'wrong-sign',
          term: 'd',
          teaching:
            'The value for the hydrolysis was added with a positive sign, but the hydrolysis releases energy.',
        },
        {
          value: 2 * donor.energy,
          slip: 'one-reaction-only',
          term: 'u',
          teaching: 'The value for the driven reaction was left out; this reaction uses part of the energy.',
        },
        {
          value: -result,
          slip: 'wrong-sign',
          lastStep: signTurned,
          teaching:
            'The sign of the sum was reversed; the hydrolysis releases more energy than the other reaction requires, so the sum is negative.',
        },
      ],
      energy,
    ),
    explanation: `The Δ*G*°′ values of coupled reactions are additive, and that of the hydrolysis is counted twice: ${signed(uphill)} + 2 × (${signed(donor.energy)}) = ${energy(result)}.`,
    finding: `The driven reaction and two hydrolyses add up to ${energy(result)}.`,
  };
}

/** From the coupled reaction and the hydrolysis back to the reaction that is driven. */
export function drivenReaction(donor: Donor, uphill: number): Draft {
  const sum = donor.energy + uphill;
  return {
    text: `A reaction is coupled to the hydrolysis of ${donor.name}, which has Δ*G*°′ = ${energy(donor.energy)}. The coupled reaction has Δ*G*°′ = ${energy(sum)}. What is Δ*G*°′ for the reaction that is driven by the hydrolysis?`,
    answer: energy(uphill),
    distractors: wrongNumbers(
      uphill,
      isFarApart(0.5),
      [
        {
          value: sum + donor.energy,
          slip: 'energies-added',
          term: 'd',
          teaching:
            'The hydrolysis is already part of the coupled reaction, so its value must be subtracted, not added again.',
        },
        {
          value: -uphill,
          slip: 'wrong-sign',
          lastStep: signTurned,
          teaching:
            'The sign was reversed; a reaction that must be driven requires energy, so its Δ*G*°′ is positive.',
        },
        {
          value: -sum - donor.energy,
          slip: 'wrong-sign',
          term: 's',
          teaching:
            'The value for the coupled reaction was used with a positive sign, but the coupled reaction releases energy.',
        },
        {
          value: sum,
          slip: 'one-reaction-only',
          term: 'd',
          teaching:
            'This is the value for the coupled reaction as a whole; the value for the hydrolysis was not subtracted.',
        },
        {
          value: -donor.energy,
          slip: 'one-reaction-only',
          term: 's',
          teaching:
            'The value for the coupled reaction was left out, as if all of the energy of the hydrolysis were used up.',
        },
      ],
      energy,
    ),
    explanation: `The Δ*G*°′ values of coupled reactions are additive, so that of the driven reaction is the sum minus that of the hydrolysis: ${signed(sum)} − (${signed(donor.energy)}) = ${energy(uphill)}.`,
    finding: `The coupled reaction less the hydrolysis is ${energy(uphill)}.`,
  };
}
