import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { restOf } from '../../options/slips-together.ts';

/** Free energies of the axial over the equatorial chair in kJ/mol. The question states them. */
const substituents = [
  { name: 'methyl', energy: 7.3 },
  { name: 'ethyl', energy: 7.5 },
  { name: 'propan-2-yl', energy: 9.3 },
  { name: 'hydroxy', energy: 4.2 },
  { name: 'chloro', energy: 2.2 },
  { name: 'bromo', energy: 2.2 },
  { name: 'methoxy', energy: 2.5 },
  { name: 'fluoro', energy: 1.1 },
] as const;

/** Energies of two figures fix a share to about a percent. */
const percent = (value: number): string => `${formatDecimals(value, 0)} %`;

/** Shares of the two chairs from their energies, and back; harder ones have two substituents. */
export const ringConformers: Family = {
  id: 'ring-conformers',
  name: 'Chair conformers of cyclohexanes',
  subject: 'organic',
  topics: ['conformations'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['chair-conformations'],
    intermediate: ['chair-conformations'],
    advanced: ['chair-conformations'],
  },
  uses: ['boltzmann-distribution'],
  reference: 'Clayden, Organic Chemistry, chapter 16; McMurry, Organic Chemistry, chapter 4',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return energyOfTwo(random);
      case 'intermediate':
        return equatorialShare(random);
      case 'advanced':
        return shareOfTwo(random);
    }
  },
};

/** 1,4- and *trans*-1,3-substituents do not touch each other, so that their preferences simply add. */
const patterns = [
  { name: '*trans*-1,4', prefix: '*trans*', locant: 4, isSame: true },
  { name: '*cis*-1,4', prefix: '*cis*', locant: 4, isSame: false },
  { name: '*trans*-1,3', prefix: '*trans*', locant: 3, isSame: false },
] as const;

function energyOfTwo(random: Random): Draft | null {
  const { first, second, pattern } = drawPair(random);
  const difference = pattern.isSame ? first.energy + second.energy : Math.abs(first.energy - second.energy);
  if (difference < 0.8) return null;
  const [strong, weak] = first.energy > second.energy ? [first, second] : [second, first];
  const write = (value: number): string => `${formatDecimals(value, 1)} kJ/mol`;
  const options = quantityOptions(difference, write, [
    {
      value: pattern.isSame ? Math.abs(first.energy - second.energy) : first.energy + second.energy,
      slip: 'axial-equatorial-confused',
      teaching: pattern.isSame
        ? 'In this isomer both groups are axial in one chair and equatorial in the other, so the energies add.'
        : 'In this isomer each chair has one axial and one equatorial group, so the energies counteract each other.',
    },
    {
      value: Math.max(first.energy, second.energy),
      slip: 'counted-one-substituent',
      teaching: `The ${weak.name} group changes its place in the ring flip as well, and its energy counts too.`,
    },
    {
      value: Math.min(first.energy, second.energy),
      slip: 'counted-one-substituent',
      teaching: `The ${strong.name} group changes its place in the ring flip as well, and its energy counts too.`,
    },
    {
      value: (first.energy + second.energy) / 2,
      slip: 'averaged-unequal-parts',
      teaching: 'Energies of groups on one ring add up or counteract each other; they are not averaged.',
    },
  ]);
  if (options === null || options.distractors.some(({ text }) => text === '100 %')) return null;
  return {
    text: `By how much do the two chairs of ${compound(first, second, pattern)} differ in free energy? ${given(first, second)} Assume that the two groups do not influence each other.`,
    ...options,
    explanation: explanationOf(first, second, pattern),
    finding: `Axial and equatorial positions of the ${pattern.name.replaceAll('*', '')} isomer give ${write(difference)}.`,
  };
}

function equatorialShare(random: Random): Draft | null {
  const { name, energy } = random.pick(substituents);
  const kelvin = random.integer(20, 40) * 10;
  const key = shareAt(energy, kelvin);
  if (key > 97) return null;
  const options = quantityOptions(key, percent, [
    {
      value: 100 - key,
      slip: 'wrong-sign',
      lastStep: restOf(100),
      teaching:
        'This is the share of the axial chair; the equatorial one has the lower energy and the larger share.',
    },
    {
      value: 100 / (1 + 10 ** (-energy / (0.008314 * kelvin))),
      slip: 'natural-for-decadic-logarithm',
      isBeforeLastStep: true,
      teaching: 'Δ*G*° = −*RT* ln *K* uses the natural logarithm: *K* is a power of e, not of 10.',
    },
    {
      value: 2 * key - 100,
      slip: 'excess-for-share',
      teaching: 'This is the excess of the equatorial chair over the axial one, not its share.',
    },
    {
      value: 100 * (1 - Math.exp(-energy / (0.008314 * kelvin))),
      slip: 'ratio-for-share',
      isBeforeLastStep: true,
      teaching:
        'The share is *K*/(1 + *K*); taking the ratio axial/equatorial from 100 % divides by the wrong amount.',
    },
  ]);
  if (options === null || options.distractors.some(({ text }) => text === '100 %')) return null;
  return {
    text: `The axial chair of ${name === 'hydroxy' ? 'cyclohexanol' : `${bracketed({ name })}cyclohexane`} lies ${formatDecimals(energy, 1)} kJ/mol (Δ*G*°) above the equatorial one. What percentage of the molecules is equatorial at ${kelvin} K? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: populationText(energy, kelvin, key),
    finding: `*K* = e^{Δ*G*/(*RT*)} gives ${percent(key)} of the more stable chair.`,
  };
}

function shareOfTwo(random: Random): Draft | null {
  const { first, second, pattern } = drawPair(random);
  const kelvin = random.integer(28, 37) * 10;
  const difference = pattern.isSame ? first.energy + second.energy : Math.abs(first.energy - second.energy);
  const key = shareAt(difference, kelvin);
  if (key > 96 || key < 58) return null;
  const options = quantityOptions(key, percent, [
    {
      value: shareAt(
        pattern.isSame ? Math.abs(first.energy - second.energy) : first.energy + second.energy,
        kelvin,
      ),
      slip: 'axial-equatorial-confused',
      isBeforeLastStep: true,
      teaching: pattern.isSame
        ? 'Both groups are axial in one chair and equatorial in the other here, so their energies add.'
        : 'Each chair has one axial and one equatorial group here, so the energies counteract each other.',
    },
    {
      value: 100 - key,
      slip: 'wrong-sign',
      lastStep: restOf(100),
      teaching: 'This is the share of the less stable chair.',
    },
    {
      value: 2 * key - 100,
      slip: 'excess-for-share',
      teaching: 'This is the excess of the more stable chair over the other one, not its share.',
    },
    {
      value: shareAt(Math.max(first.energy, second.energy), kelvin),
      slip: 'counted-one-substituent',
      isBeforeLastStep: true,
      teaching:
        'Only the group with the stronger preference was counted; the other one changes its place as well.',
    },
  ]);
  if (options === null || options.distractors.some(({ text }) => text === '100 %')) return null;
  return {
    text: `What percentage of ${compound(first, second, pattern)} is in its more stable chair at ${kelvin} K? ${given(first, second)} Assume that the two groups do not influence each other. (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `${explanationOf(first, second, pattern)} ${populationText(difference, kelvin, key)}`,
    finding: `An energy difference of ${formatDecimals(difference, 1)} kJ/mol gives ${percent(key)} of the more stable chair.`,
  };
}

type Substituent = (typeof substituents)[number];
type Pattern = (typeof patterns)[number];

function drawPair(random: Random): { first: Substituent; second: Substituent; pattern: Pattern } {
  const drawn = random.shuffle(substituents).slice(0, 2);
  const [first = substituents[0], second = substituents[3]] = drawn.sort((a, b) =>
    sortName(a).localeCompare(sortName(b)),
  );
  return { first, second, pattern: random.pick(patterns) };
}

/** The name of the compound; the two groups come in alphabetical order. */
function compound(first: Substituent, second: Substituent, { prefix, locant }: Pattern): string {
  const other = [first, second].find(({ name }) => name !== 'hydroxy') ?? first;
  return [first, second].some(({ name }) => name === 'hydroxy')
    ? `${prefix}-${locant}-${bracketed(other)}cyclohexan-1-ol`
    : `${prefix}-1-${bracketed(first)}-${locant}-${bracketed(second)}cyclohexane`;
}

/** A group whose name contains a number is put in brackets. */
function bracketed({ name }: Pick<Substituent, 'name'>): string {
  return /\d/.test(name) ? `(${name})` : name;
}

function given(first: Substituent, second: Substituent): string {
  return `The axial position costs the ${first.name} group ${formatDecimals(first.energy, 1)} kJ/mol and the ${second.name} group ${formatDecimals(second.energy, 1)} kJ/mol more than the equatorial one.`;
}

function explanationOf(first: Substituent, second: Substituent, { name, isSame }: Pattern): string {
  return isSame
    ? `In the ${name} isomer both groups are equatorial in one chair and axial in the other: ${formatDecimals(first.energy, 1)} + ${formatDecimals(second.energy, 1)} = ${formatDecimals(first.energy + second.energy, 1)} kJ/mol.`
    : `In the ${name} isomer one group is axial and the other equatorial in each chair: ${formatDecimals(Math.max(first.energy, second.energy), 1)} − ${formatDecimals(Math.min(first.energy, second.energy), 1)} = ${formatDecimals(Math.abs(first.energy - second.energy), 1)} kJ/mol in favor of the chair with the ${first.energy > second.energy ? first.name : second.name} group equatorial.`;
}

function shareAt(energy: number, kelvin: number): number {
  return 100 / (1 + Math.exp(-energy / (0.008314 * kelvin)));
}

function populationText(energy: number, kelvin: number, share: number): string {
  const exponent = (1000 * energy) / (roundedConstants.gas * kelvin);
  return `ln *K* = \\frac{${formatDecimals(energy * 1000, 0)}}{${printedConstants.gas} × ${kelvin}} = ${formatSignificant(exponent, 3)}, so *K* = ${formatSignificant(Math.exp(exponent), 3)} (equilibrium toward the more stable chair). Share: \\frac{*K*}{1 + *K*} = ${percent(share)}.`;
}

function sortName({ name }: Substituent): string {
  return name;
}
