import { formatDecimals } from '@valence/chemistry';
import type { Draft, Family } from '../../family.ts';
import { signedWhole } from './complex-text.ts';
import { capital } from '../../texts/capital.ts';
import { described, energyOf, fill, otherSpin, unpairedIn, type Filling } from './d-orbital-filling.ts';
import { type Asked, knownComplex, anyComplex, groupNote, groupOf } from './asked-complex.ts';

/** Octahedral complexes: unpaired electrons, the filling of both sets of d orbitals, the stabilisation from a moment. */
export const crystalFieldSpin: Family = {
  id: 'crystal-field-spin',
  name: 'High and low spin in octahedral complexes',
  subject: 'general',
  topics: ['coordination-chemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['high-spin-and-low-spin-complexes'],
    intermediate: ['high-spin-and-low-spin-complexes', 'crystal-field-theory'],
    advanced: ['high-spin-and-low-spin-complexes'],
  },
  uses: ['d-electron-count'],
  reference: 'OpenStax Chemistry 2e, section 19.3',
  draft(random, difficulty) {
    const asked = random.next() < 0.6 ? knownComplex(random) : anyComplex(random);
    switch (difficulty) {
      case 'beginner':
        return unpairedElectrons(asked);
      case 'intermediate':
        return distribution(asked);
      case 'advanced':
        return stabilisation(asked);
    }
  },
};

function unpairedElectrons(asked: Asked): Draft {
  const { filling, state, counted } = asked;
  const unpaired = unpairedIn(filling);
  const count = filling.lower + filling.upper;
  const way = described(filling);
  const miscounted = `the configuration of the ${count} d electrons is ${way}, with ${unpaired === 0 ? 'no' : unpaired} unpaired electron${unpaired === 1 ? '' : 's'}.`;
  return {
    text: `How many unpaired electrons are there in ${asked.described} if it is a ${filling.spin}-spin complex? ${groupNote(asked)}`,
    answer: String(unpaired),
    distractors: [
      {
        text: String(unpairedIn(otherSpin(filling))),
        slip: 'other-spin-state',
        teaching: `This is the number for a ${filling.spin === 'low' ? 'high' : 'low'}-spin complex; here the configuration is ${way}.`,
      },
      {
        text: String(count),
        slip: 'all-taken-as-unpaired',
        teaching: `This is the total number of d electrons; their configuration is ${way}, in which ${unpaired === 0 ? 'all' : 'some'} of them are paired.`,
      },
      {
        text: String(unpairedIn(fill(Math.max(groupOf(asked.metal) - asked.charge, 0), filling.spin))),
        slip: 'ion-charge-for-oxidation-number',
        teaching: `The charge of the complex is not the oxidation state of the metal, which is ${signedWhole(state)}, so there are ${count} d electrons.`,
      },
      {
        text: String(count % 2),
        slip: 'paired-before-hund',
        teaching: `The electrons were paired as far as possible; they pair only when ${filling.spin === 'low' ? 'every orbital of a set contains one electron' : 'all five orbitals contain one electron each'}, which gives ${way}.`,
      },
      {
        text: String(Math.min(filling.lower, 3) + Math.min(filling.upper, 2)),
        slip: 'orbitals-for-electrons',
        teaching: `This is the number of occupied orbitals in ${way}; those with two electrons contain a pair.`,
      },
      ...[-1, 1, -2, 2].map((more) => ({
        text: String(unpaired + more),
        slip: 'electrons-miscounted',
        teaching: `${countedAs(filling, unpaired + more) ?? `This is ${Math.abs(more) === 1 ? 'one' : 'two'} too ${more > 0 ? 'many' : 'few'}`}; ${miscounted}`,
      })),
    ].filter(({ text }) => Number(text) >= 0 && (Number(text) <= 5 || text === String(count))),
    explanation: `${counted}. In a ${filling.spin}-spin octahedral complex their configuration is ${way}, so the number of unpaired electrons is ${unpaired}.`,
    finding: `${count} d electrons, ${filling.spin} spin, fill ${way}: ${unpaired} unpaired.`,
  };
}

/** With which number of d electrons, off by one or two, a complex of the same spin has so many unpaired ones; `null` with none. */
function countedAs({ lower, upper, spin }: Filling, unpaired: number): string | null {
  const off = [1, -1, 2, -2].find((more) => unpairedIn(fill(lower + upper + more, spin)) === unpaired);
  return off === undefined ? null : `This is the number for ${lower + upper + off} d electrons`;
}

function distribution(asked: Asked): Draft {
  const { filling, counted, state } = asked;
  const { spin } = filling;
  const count = filling.lower + filling.upper;
  const isLow = spin === 'low';
  const relation = isLow ? 'larger' : 'smaller';
  return {
    text: `In ${asked.described}, the splitting Δ_{o} is ${relation} than the pairing energy. How are the d electrons distributed? ${groupNote(asked)}`,
    answer: described(filling),
    distractors: [
      {
        text: described(otherSpin(filling)),
        slip: 'other-spin-state',
        teaching: `When the splitting is ${relation} than the pairing energy, it costs ${isLow ? 'more' : 'less'} energy to occupy an upper orbital than to pair, so the complex is ${spin}-spin.`,
      },
      ...[-1, 1, -2, 2].map((more) => ({
        text: described(fill(count + more, spin)),
        slip: 'electrons-miscounted',
        teaching:
          count + more === groupOf(asked.metal)
            ? `This configuration has all ${count + more} valence electrons of the atom; in oxidation state ${signedWhole(state)} the metal has ${count} d electrons.`
            : `This configuration has ${count + more} electrons; a group ${groupOf(asked.metal)} metal in oxidation state ${signedWhole(state)} has ${count} d electrons.`,
      })),
    ],
    explanation: `${counted}. Because Δ_{o} is ${relation} than the pairing energy, the electrons ${isLow ? 'pair in the lower orbitals before they occupy the upper ones' : 'occupy all five orbitals singly before they pair'}: ${described(filling)}.`,
    finding: `${count} d electrons placed one by one, ${spin} spin: ${described(filling)}.`,
  };
}

function stabilisation(asked: Asked): Draft {
  const { filling, counted } = asked;
  const { lower, upper } = filling;
  const unpaired = unpairedIn(filling);
  const other = otherSpin(filling);
  const moment = formatDecimals(Math.sqrt(unpaired * (unpaired + 2)), 2);
  const magnetism =
    unpaired === 0 ? 'is diamagnetic' : `has a spin-only magnetic moment of ${moment} *μ*_{B}`;
  const found =
    unpaired === 0
      ? 'No electron is unpaired'
      : `The moment \\sqrt{*n*(*n* + 2)} *μ*_{B} corresponds to *n* = ${unpaired} unpaired electron${unpaired === 1 ? '' : 's'}`;
  return {
    text: `${capital(asked.described)} ${magnetism}. What is its ligand field stabilization energy, neglecting pairing energies? ${groupNote(asked)}`,
    answer: energyText(energyOf(filling)),
    distractors: [
      {
        text: energyText(energyOf(other)),
        slip: 'other-spin-state',
        teaching: `This is the energy for ${described(other)}, which has ${unpairedIn(other)} unpaired electron${unpairedIn(other) === 1 ? '' : 's'}, not ${unpaired}.`,
      },
      {
        text: energyText(-0.4 * lower),
        slip: 'upper-level-forgotten',
        teaching:
          upper === 1
            ? 'The electron in the upper orbitals was left out; it contributes +0.6Δ_{o}.'
            : `The ${upper} electrons in the upper orbitals were left out; they contribute +0.6Δ_{o} each.`,
      },
      {
        text: energyText(0.6 * lower - 0.4 * upper),
        slip: 'field-levels-swapped',
        teaching:
          'The three lower orbitals of an octahedral field lie at −0.4Δ_{o} and the two upper ones at +0.6Δ_{o}; here these values were interchanged.',
      },
      {
        text: energyText(-energyOf(filling)),
        slip: 'wrong-sign',
        teaching:
          'The sign was reversed: electrons in the lower orbitals are stabilized, and each of them contributes −0.4Δ_{o}.',
      },
      {
        text: energyText(-0.6 * lower + 0.4 * upper),
        slip: 'field-levels-swapped',
        teaching:
          'Three orbitals are lowered by 0.4Δ_{o} and two are raised by 0.6Δ_{o}, so their mean energy is unchanged; here these values were interchanged.',
      },
      ...[1, -1].map((more) => ({
        text: energyText(energyOf(fill(lower + upper + more, filling.spin))),
        slip: 'electrons-miscounted',
        teaching: `This is the value for ${lower + upper + more} electrons; there are ${lower + upper} d electrons.`,
      })),
      ...[1, -1].map((more) => ({
        text: energyText(energyOf(fill(lower + upper + more, other.spin))),
        slip: 'electrons-miscounted',
        teaching: `Two things went wrong. The electrons were counted as ${lower + upper + more}; there are ${lower + upper} d electrons. Also, they were placed as in a ${other.spin}-spin complex, but this one is ${filling.spin}-spin.`,
      })),
      {
        text: energyText(-energyOf(other)),
        slip: 'other-spin-state',
        teaching: `Two things went wrong. The electrons were placed as in a ${other.spin}-spin complex, but this one is ${filling.spin}-spin. Also, the sign was reversed; each electron in the lower orbitals contributes −0.4Δ_{o}.`,
      },
      ...(upper === 0
        ? []
        : [
            {
              text: energyText(-0.4 * (lower + upper)),
              slip: 'upper-level-as-lower',
              teaching:
                'All of the electrons were counted as −0.4Δ_{o}; those in the upper orbitals contribute +0.6Δ_{o} each.',
            },
          ]),
    ],
    explanation: `${counted}. ${found}, so the complex is ${filling.spin}-spin with ${described(filling)}: ${lower} × (−0.4Δ_{o}) + ${upper} × 0.6Δ_{o} = ${energyText(energyOf(filling))}.`,
    finding: `${unpaired === 0 ? 'No' : unpaired} unpaired electron${unpaired < 2 ? ' means' : 's mean'} ${described(filling)}: ${energyText(energyOf(filling))}.`,
  };
}

function energyText(energy: number): string {
  const size = formatDecimals(Math.abs(energy), 1);
  return size === '0.0' ? '0' : `${energy < 0 ? '−' : '+'}${size}Δ_{o}`;
}
