import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { chairEnergies } from './chair-energies.ts';
import { findingOf, shareAt, shareOptions, workingOf } from './chair-shares.ts';
import { bracketed, compound, drawPair, explanationOf, given, substituents } from './substituted-rings.ts';

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
        return chairEnergies(random);
      case 'intermediate':
        return equatorialShare(random);
      case 'advanced':
        return shareOfTwo(random);
    }
  },
};

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
