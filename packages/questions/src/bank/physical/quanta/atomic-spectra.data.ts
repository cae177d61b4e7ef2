import type { WrittenQuestion } from '../../written-question.ts';

export const atomicSpectraQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-atomic-spectra-101',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-like-orbitals'],
    difficulty: 'beginner',
    text: 'On which quantum number or numbers does the energy of an orbital of the hydrogen atom depend (neglecting fine structure)?',
    answer: 'On the principal quantum number only',
    distractors: [
      {
        text: 'On the principal and azimuthal quantum numbers',
        slip: 'wrong-level',
        teaching:
          'In atoms with several electrons, 2s and 2p differ in energy; in hydrogen they have the same energy.',
      },
      {
        text: 'On the azimuthal quantum number only',
        slip: 'other-quantum-number',
        teaching: 'This quantum number determines the shape and the angular momentum.',
      },
      {
        text: 'On the azimuthal and magnetic quantum numbers',
        slip: 'other-quantum-number',
        teaching: 'These quantum numbers describe the angular part; the energy is −13.6 eV/*n*².',
      },
    ],
    explanation:
      '*E*_{n} = −13.6 eV/*n*²: 2s and 2p, or 3s, 3p and 3d, have equal energies in hydrogen. Only the principal quantum number matters.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'physical-atomic-spectra-102',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-like-orbitals'],
    difficulty: 'intermediate',
    text: 'The radial distribution function of a hydrogen orbital shows three maxima, and its angular part has one nodal plane. Which orbital is it?',
    answer: 'A 4p orbital',
    distractors: [
      {
        text: 'A 3p orbital',
        slip: 'nodes-miscounted',
        teaching: '3p has one radial node and hence two maxima.',
      },
      {
        text: 'A 4d orbital',
        slip: 'wrong-shell',
        teaching: '4d has two nodal surfaces through the nucleus and one radial node.',
      },
      { text: 'A 3s orbital', slip: 'nodes-miscounted', teaching: '3s has three maxima but no nodal plane.' },
    ],
    explanation:
      'One nodal plane: *l* = 1. Three maxima mean two radial nodes, *n* − *l* − 1 = 2, so *n* = 4: a 4p orbital.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-atomic-spectra-103',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-like-orbitals'],
    difficulty: 'advanced',
    text: 'How do the mean distance of the electron from the nucleus and the ionization energy of \\ce{He+} compare with those of the hydrogen atom, both in the 1s state?',
    answer: 'Half the distance, four times the energy',
    distractors: [
      {
        text: 'Half the distance, twice the energy',
        slip: 'forgot-square',
        teaching: 'The energy is proportional to *Z*², since both the charge and the distance change.',
      },
      {
        text: 'A quarter of the distance, four times the energy',
        slip: 'squared-for-root',
        teaching: 'The mean radius is proportional to 1/*Z*, not to 1/*Z*².',
      },
      {
        text: 'A quarter of the distance, twice the energy',
        slip: 'exchanged-orders',
        teaching: 'The powers were interchanged: the radius is proportional to 1/*Z*, the energy to *Z*².',
      },
    ],
    explanation:
      'For one electron the mean radius is proportional to 1/*Z* and the energy to *Z*². With *Z* = 2: half the distance, four times the energy (54.4 eV).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-atomic-spectra-104',
    topics: ['atomic-spectra'],
    tests: ['term-symbols'],
    difficulty: 'beginner',
    text: 'What does the superscript in the term symbol ^{3}P indicate?',
    answer: 'The multiplicity, 2*S* + 1',
    distractors: [
      {
        text: 'The number of electrons',
        slip: 'other-quantum-number',
        teaching: 'The number of electrons does not appear in a term symbol.',
      },
      {
        text: 'The total spin, *S*',
        slip: 'other-quantum-number',
        teaching: '*S* is 1 here; the superscript is 2*S* + 1 = 3.',
      },
      {
        text: 'The total angular momentum, *J*',
        slip: 'other-quantum-number',
        teaching: '*J* is written as a subscript on the right.',
      },
    ],
    explanation:
      'A term symbol is ^{2S+1}L_{J}: the superscript is the spin multiplicity, 2*S* + 1 = 3 for *S* = 1.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-atomic-spectra-105',
    topics: ['atomic-spectra'],
    tests: ['term-symbols'],
    difficulty: 'intermediate',
    text: 'What values can *J* take in a ^{4}D term?',
    answer: '1/2, 3/2, 5/2, 7/2',
    distractors: [
      {
        text: '1/2, 3/2, 5/2, 7/2, 9/2',
        slip: 'steps-miscounted',
        teaching: 'The highest value is *L* + *S* = 2 + 3/2 = 7/2.',
      },
      { text: '1/2, 3/2, 5/2', slip: 'one-step-short', teaching: '*J* runs up to *L* + *S* = 7/2.' },
      {
        text: '3/2, 5/2, 7/2, 9/2',
        slip: 'wrong-level',
        teaching: 'D means *L* = 2; 9/2 would need *L* = 3.',
      },
    ],
    explanation:
      '^{4}D: *S* = 3/2, *L* = 2. *J* runs from |*L* − *S*| = 1/2 to *L* + *S* = 7/2: 1/2, 3/2, 5/2, 7/2.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-atomic-spectra-106',
    topics: ['atomic-spectra'],
    tests: ['term-symbols'],
    difficulty: 'intermediate',
    text: 'Why is ^{3}D not among the terms of the configuration 2p²?',
    answer: 'It would need two electrons with the same four quantum numbers.',
    distractors: [
      {
        text: 'It would need an odd number of unpaired spins.',
        slip: 'pauli-and-other-rules',
        teaching: 'A triplet has two unpaired spins, and 2p² can have them, since ^{3}P occurs.',
      },
      {
        text: 'It would need an even number of unpaired spins.',
        slip: 'wrong-cause',
        teaching: 'Two unpaired spins are present in ^{3}P, which does occur.',
      },
      {
        text: 'It would need more energy than the ionization energy.',
        slip: 'wrong-cause',
        teaching: 'Which terms are allowed is determined by symmetry, not by energy.',
      },
    ],
    explanation:
      '*L* = 2 needs *m*_{l} = 1 for both electrons, and a triplet needs parallel spins: two electrons with the same four quantum numbers, which the Pauli principle forbids.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-atomic-spectra-107',
    topics: ['atomic-spectra'],
    tests: ['term-symbols'],
    difficulty: 'advanced',
    text: 'The ground-state configuration of the oxygen atom is 2p^{4}, and its ground term is ^{3}P. According to Hund’s third rule, which *J* level is lowest in energy, and why?',
    answer: '*J* = 2, because the subshell is more than half filled',
    distractors: [
      {
        text: '*J* = 0, because the subshell is more than half filled',
        slip: 'reversed-trend',
        teaching:
          'The level with the lowest *J* is lowest in energy only for subshells less than half filled, as for carbon.',
      },
      {
        text: '*J* = 0, because the lowest *J* is the most stable one',
        slip: 'overgeneralised-rule',
        teaching: 'The rule has two cases; beyond half filling the order is inverted.',
      },
      {
        text: '*J* = 1, because the subshell is more than half filled',
        slip: 'wrong-level',
        teaching: 'Beyond half filling the greatest *J* lies lowest, and *J* = 2 is possible.',
      },
    ],
    explanation:
      'p^{4} is more than half filled, so the level with the greatest *J* lies lowest: ^{3}P_{2}, that is, *J* = 2.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
];
