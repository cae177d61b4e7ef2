import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { findingOf, shareAt, shareOptions, workingOf } from './chair-shares.ts';
import {
  bracketed,
  compound,
  drawPair,
  explanationOf,
  given,
  substituents,
  type Pattern,
  type Substituent,
} from './substituted-rings.ts';
import { twoSlips } from '../../notes/two-slips.ts';

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

function energyOfTwo(random: Random): Draft | null {
  const { first, second, pattern } = drawPair(random);
  const difference = pattern.isSame ? first.energy + second.energy : Math.abs(first.energy - second.energy);
  if (difference < 0.8) return null;
  const [strong, weak] = first.energy > second.energy ? [first, second] : [second, first];
  const write = (value: number): string => `${formatDecimals(value, 1)} kJ/mol`;
  const other = random.next() < 0.7 ? random.pick(substituents) : null;
  const others = other === null || other === first || other === second ? [] : [other];
  const options = quantityOptions(difference, write, [
    {
      value: pattern.isSame ? Math.abs(first.energy - second.energy) : first.energy + second.energy,
      slip: 'axial-equatorial-confused',
      teaching: pattern.isSame
        ? 'In this isomer, both groups are axial in one chair and equatorial in the other, so the energies are added.'
        : 'In this isomer, each chair has one axial and one equatorial group, so one energy is subtracted from the other.',
    },
    {
      value: Math.max(first.energy, second.energy),
      slip: 'counted-one-substituent',
      teaching: `The ${weak.name} group also changes its position in the ring flip, so its energy must be included.`,
    },
    {
      value: Math.min(first.energy, second.energy),
      slip: 'counted-one-substituent',
      teaching: `The ${strong.name} group also changes its position in the ring flip, so its energy must be included.`,
    },
    {
      value: (first.energy + second.energy) / 2,
      slip: 'averaged-unequal-parts',
      teaching: 'The energies of groups on the same ring are added or subtracted; they are not averaged.',
    },
    ...others.flatMap((one) => ofAnotherGroup(one, strong, weak, pattern)),
  ]);
  if (options === null) return null;
  const independence = `Assume that ${others.length > 0 ? 'groups on the same ring' : 'the two groups'} do not influence each other.`;
  return {
    text: `By how much do the two chair conformations of ${compound(first, second, pattern)} differ in free energy? ${given(first, second, ...others)} ${independence}`,
    ...options,
    explanation: explanationOf(first, second, pattern),
    finding: `Axial and equatorial positions of the ${pattern.name.replaceAll('*', '')} isomer give ${write(difference)}.`,
  };
}

/** Slips with the energy of a group that is listed, but is not on the ring. */
function ofAnotherGroup(
  other: Substituent,
  strong: Substituent,
  weak: Substituent,
  { isSame }: Pattern,
): SlippedValue[] {
  return [
    { kept: strong, missing: weak },
    { kept: weak, missing: strong },
  ].flatMap(({ kept, missing }) => {
    const [sum, difference] = [kept.energy + other.energy, Math.abs(kept.energy - other.energy)];
    const teaching = `The ${other.name} group is not in this compound; the energy of the ${missing.name} group is needed.`;
    return [
      { value: isSame ? sum : difference, slip: 'value-of-another-group', teaching },
      {
        value: isSame ? difference : sum,
        slip: 'axial-equatorial-confused',
        teaching: twoSlips(
          `${isSame ? 'The energies must be added here' : 'One energy must be subtracted from the other here'}.`,
          teaching,
        ),
      },
    ].filter(({ value }) => value > 0.05);
  });
}

function equatorialShare(random: Random): Draft | null {
  const { name, energy } = random.pick(substituents);
  const kelvin = random.integer(20, 40) * 10;
  const isOfLess = random.next() < 0.5;
  const asked = { energy, kelvin, isOfLess, more: 'equatorial chair', less: 'axial chair' };
  const options = shareOptions(asked, []);
  if (options === null || shareAt(energy, kelvin) > 97) return null;
  return {
    text: `The axial chair of ${name === 'hydroxy' ? 'cyclohexanol' : `${bracketed({ name })}cyclohexane`} lies ${formatDecimals(energy, 1)} kJ/mol (Δ*G*°) above the equatorial one. What percentage of the molecules are in the ${isOfLess ? 'axial' : 'equatorial'} chair at ${kelvin} K? (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: workingOf(asked),
    finding: findingOf(asked),
  };
}

function shareOfTwo(random: Random): Draft | null {
  const { first, second, pattern } = drawPair(random);
  const kelvin = random.integer(28, 37) * 10;
  const [sum, difference] = [first.energy + second.energy, Math.abs(first.energy - second.energy)];
  const energy = pattern.isSame ? sum : difference;
  const share = shareAt(energy, kelvin);
  if (share > 96 || share < 58) return null;
  const isOfLess = random.next() >= 0.5;
  const asked = { energy, kelvin, isOfLess, more: 'more stable chair', less: 'less stable chair' };
  const options = shareOptions(asked, [
    {
      energy: pattern.isSame ? difference : sum,
      slip: 'axial-equatorial-confused',
      teaching: pattern.isSame
        ? 'Here both groups are axial in one chair and equatorial in the other, so their energies are added.'
        : 'Here each chair has one axial and one equatorial group, so one energy is subtracted from the other.',
    },
    {
      energy: Math.max(first.energy, second.energy),
      slip: 'counted-one-substituent',
      teaching:
        'Only the group with the stronger preference was considered; the other group also changes its position.',
    },
    {
      energy: Math.min(first.energy, second.energy),
      slip: 'counted-one-substituent',
      teaching:
        'Only the group with the weaker preference was considered; the other group also changes its position.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `What percentage of ${compound(first, second, pattern)} is in its ${isOfLess ? asked.less : asked.more} at ${kelvin} K? ${given(first, second)} Assume that the two groups do not influence each other. (*R* = ${printedConstants.gas} J/(mol·K))`,
    ...options,
    explanation: `${explanationOf(first, second, pattern)} ${workingOf(asked)}`,
    finding: findingOf(asked),
  };
}
