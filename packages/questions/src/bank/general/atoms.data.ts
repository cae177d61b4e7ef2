import type { WrittenQuestion } from '../written-question.ts';

export const atomQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-atomic-structure-01',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'beginner',
    text: 'How many neutrons are in the nucleus of \\ce{^{56}_{26}Fe}?',
    answer: '30',
    distractors: [
      {
        text: '26',
        slip: 'answered-another-quantity',
        teaching:
          'The value 26 is the atomic number, which is the number of protons; neutrons make up the rest of the mass number.',
        expression: '26',
      },
      {
        text: '56',
        slip: 'mass-number-for-neutrons',
        teaching: 'The mass number 56 includes both protons and neutrons.',
        expression: '56',
      },
      {
        text: '28',
        slip: 'shared-equally',
        teaching:
          'A nucleus need not contain equal numbers of protons and neutrons; 26 of the 56 are protons.',
        expression: '56 / 2',
      },
    ],
    explanation:
      'The mass number is the number of protons and neutrons together, and the atomic number is the number of protons: 56 − 26 = 30 neutrons.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
    computation: { kind: 'quantity', expression: '56 - 26', unit: '' },
  },
  {
    id: 'general-atomic-structure-02',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'intermediate',
    text: 'By how much does the number of neutrons exceed the number of electrons in the ion \\ce{^{81}_{35}Br^-}?',
    answer: '10',
    distractors: [
      {
        text: '11',
        slip: 'ignored-ion-charge',
        teaching: 'This uses the neutral atom; the charge of 1− means one more electron, 36.',
        expression: '(81 - 35) - (35)',
      },
      {
        text: '12',
        slip: 'charge-turned-around',
        teaching: 'A negative ion has gained an electron, so it has 36 electrons and not 34.',
        expression: '(81 - 35) - (35 - 1)',
      },
      {
        text: '45',
        slip: 'mass-number-for-neutrons',
        teaching:
          'This uses the mass number 81 as the number of neutrons; the 35 protons must be subtracted first.',
        expression: '(81) - (35 + 1)',
      },
    ],
    explanation:
      'Neutrons: 81 − 35 = 46. Electrons: 35 + 1 = 36, because a charge of 1− means that one electron was gained. The difference is 46 − 36 = 10.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
    computation: { kind: 'quantity', expression: '(81 - 35) - (35 + 1)', unit: '' },
  },
  {
    id: 'general-atomic-structure-03',
    topics: ['atomic-structure'],
    tests: ['relative-atomic-mass'],
    uses: ['isotopes'],
    difficulty: 'intermediate',
    text: 'Copper consists of \\ce{^{63}Cu} (62.930 u, abundance 69.15%) and \\ce{^{65}Cu} (64.928 u, abundance 30.85%). What is its average atomic mass?',
    answer: '63.55 u',
    distractors: [
      {
        text: '63.93 u',
        slip: 'unweighted-mean',
        teaching: 'This is the simple mean of the two masses; each mass must be weighted by its abundance.',
        expression: '(62.930 + 64.928) / 2',
      },
      {
        text: '64.31 u',
        slip: 'exchanged-values',
        teaching:
          'The abundances are swapped: the lighter isotope is the more abundant one, so the average is closer to its mass.',
        expression: '0.6915 * 64.928 + 0.3085 * 62.930',
      },
      {
        text: '62.93 u',
        slip: 'most-common-isotope-only',
        teaching:
          'This is the mass of the more abundant isotope alone; the heavier isotope raises the average.',
        expression: '62.930',
      },
    ],
    explanation:
      'The average is weighted: 0.6915 × 62.930 u + 0.3085 × 64.928 u = 43.52 u + 20.03 u = 63.55 u.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
    computation: { kind: 'quantity', expression: '0.6915 * 62.930 + 0.3085 * 64.928', unit: 'u' },
  },
  {
    id: 'general-atomic-structure-04',
    topics: ['atomic-structure'],
    tests: ['relative-atomic-mass'],
    uses: ['isotopes'],
    difficulty: 'advanced',
    text: 'Gallium consists of two isotopes, \\ce{^{69}Ga} (68.926 u) and \\ce{^{71}Ga} (70.925 u). Its average atomic mass is 69.723 u. What percentage of gallium atoms are \\ce{^{69}Ga}?',
    answer: '60.1%',
    distractors: [
      {
        text: '39.9%',
        slip: 'rest-for-part',
        teaching:
          'This is the percentage of the heavier isotope; the average is closer to the mass of the lighter one.',
        expression: '100 - (70.925 - 69.723) / (70.925 - 68.926) * 100',
      },
      {
        text: '50.0%',
        slip: 'unweighted-mean',
        teaching: 'Equal percentages would give the simple mean 69.926 u, which is not the average stated.',
        expression: '100 / 2',
      },
      {
        text: '49.3%',
        slip: 'ratio-of-masses-for-abundance',
        teaching:
          'This is the mass of \\ce{^{69}Ga} divided by the sum of the two masses, but the masses alone do not show how abundant the isotopes are.',
        expression: '100 * 68.926 / (68.926 + 70.925)',
      },
    ],
    explanation:
      'Let *x* be the fraction of the lighter isotope: 68.926 *x* + 70.925 (1 − *x*) = 69.723. So *x* = \\frac{70.925 − 69.723}{70.925 − 68.926} = \\frac{1.202}{1.999} = 0.601, or 60.1%.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
    computation: {
      kind: 'quantity',
      expression: '(70.925 - 69.723) / (70.925 - 68.926) * 100',
      unit: '%',
    },
  },
  {
    id: 'general-electron-configuration-01',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    difficulty: 'beginner',
    text: 'What is the ground-state electron configuration of a sulfur atom (*Z* = 16)?',
    answer: '1s^{2} 2s^{2} 2p^{6} 3s^{2} 3p^{4}',
    distractors: [
      {
        text: '1s^{2} 2s^{2} 2p^{6} 3s^{2} 3p^{6}',
        slip: 'atom-for-ion',
        teaching: 'This has 18 electrons, so it is the sulfide ion (or argon), not the neutral atom.',
      },
      {
        text: '1s^{2} 2s^{2} 2p^{6} 3s^{1} 3p^{5}',
        slip: 'aufbau-order',
        teaching: 'The 3s subshell lies below 3p and is filled with two electrons first.',
      },
      {
        text: '1s^{2} 2s^{2} 2p^{6} 3p^{6}',
        slip: 'aufbau-order',
        teaching: 'The 3s subshell is skipped here; it fills before 3p.',
      },
    ],
    explanation:
      'Sixteen electrons fill the subshells in order of energy: 1s (2), 2s (2), 2p (6) and 3s (2) account for 12, and the last 4 enter 3p.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'electron-configuration', species: 'S' },
  },
  {
    id: 'general-electron-configuration-02',
    topics: ['electron-configuration'],
    tests: ['electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'What is the ground-state electron configuration of the iron(III) ion, \\ce{Fe^3+}? Iron has *Z* = 26.',
    answer: '[Ar] 3d^{5}',
    distractors: [
      {
        text: '[Ar] 3d^{3} 4s^{2}',
        slip: 'd-electrons-lost-first',
        teaching: 'A transition metal loses its 4s electrons before its 3d electrons.',
      },
      {
        text: '[Ar] 3d^{4} 4s^{1}',
        slip: 'd-electrons-lost-first',
        teaching: 'Both 4s electrons are lost before any 3d electron is.',
      },
      {
        text: '[Ar] 3d^{6} 4s^{2}',
        slip: 'atom-for-ion',
        teaching: 'This is the neutral atom; the ion has lost three of these electrons.',
      },
    ],
    explanation:
      'The neutral atom is [Ar] 3d^{6} 4s^{2}. The two 4s electrons are lost first, then one of the 3d electrons: [Ar] 3d^{5}.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'electron-configuration', species: 'Fe^3+' },
  },
  {
    id: 'general-electron-configuration-03',
    topics: ['electron-configuration'],
    tests: ['electron-configuration-of-ions', 'hunds-rule'],
    difficulty: 'advanced',
    text: 'How many unpaired electrons does a gaseous chromium(II) ion, \\ce{Cr^2+}, have in its ground state? Chromium has *Z* = 24.',
    answer: '4',
    distractors: [
      {
        text: '2',
        slip: 'd-electrons-lost-first',
        teaching:
          'This starts from 3d^{4} 4s^{2} and keeps the 4s electrons, leaving 3d^{2} 4s^{2}, but the 4s electrons are lost first.',
        expression: '24 - 18 - 2 - 2',
      },
      {
        text: '6',
        slip: 'atom-for-ion',
        teaching:
          'Six is the number in the neutral atom, 3d^{5} 4s^{1}; the ion has lost the 4s electron and one 3d electron.',
        expression: '24 - 18',
      },
      {
        text: '0',
        slip: 'paired-before-hund',
        teaching: 'The four electrons occupy the five 3d orbitals singly before any of them pair up.',
        expression: '(24 - 18 - 2) - 2 * 2',
      },
    ],
    explanation:
      'Chromium is [Ar] 3d^{5} 4s^{1}. The ion has lost the 4s electron and one 3d electron, so it is [Ar] 3d^{4}: 24 − 18 − 2 = 4 electrons in five orbitals, all unpaired by Hund’s rule.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'quantity', expression: '24 - 18 - 2', unit: '' },
  },
  {
    id: 'general-electron-configuration-04',
    topics: ['electron-configuration'],
    tests: ['quantum-numbers'],
    uses: ['atomic-orbitals'],
    difficulty: 'intermediate',
    text: 'Which set of quantum numbers can belong to an electron in a 4d orbital?',
    answer: '*n* = 4, *l* = 2, *m*_{l} = −1, *m*_{s} = +½',
    distractors: [
      {
        text: '*n* = 4, *l* = 3, *m*_{l} = −1, *m*_{s} = +½',
        slip: 'wrong-letter-of-l',
        teaching: '*l* = 3 belongs to an f orbital; the letters s, p, d, f stand for *l* = 0, 1, 2, 3.',
      },
      {
        text: '*n* = 4, *l* = 2, *m*_{l} = −3, *m*_{s} = +½',
        slip: 'magnetic-number-out-of-range',
        teaching: 'For *l* = 2 the magnetic quantum number ranges only from −2 to +2.',
      },
      {
        text: '*n* = 4, *l* = 1, *m*_{l} = −1, *m*_{s} = +½',
        slip: 'wrong-letter-of-l',
        teaching: '*l* = 1 belongs to a p orbital; a d orbital has *l* = 2.',
      },
    ],
    explanation:
      'For 4d, *n* = 4, and the letter d means *l* = 2. Then *m*_{l} may be −2, −1, 0, +1 or +2, and *m*_{s} is +½ or −½.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
    computation: { kind: 'quantum-numbers', asked: 'allowed', subshell: '4d' },
  },
  {
    id: 'general-electron-configuration-05',
    topics: ['electron-configuration'],
    tests: ['hydrogen-spectrum'],
    uses: ['bohr-model'],
    difficulty: 'advanced',
    text: 'What is the wavelength of the light that a hydrogen atom emits when its electron falls from *n* = 4 to *n* = 2? (Rydberg constant 1.097 × 10^{7} m^{−1})',
    answer: '486 nm',
    distractors: [
      {
        text: '656 nm',
        slip: 'other-transition',
        teaching: 'This is the line from *n* = 3 to *n* = 2.',
        expression: '1e9 / (1.097e7 * (1/2^2 - 1/3^2))',
      },
      {
        text: '365 nm',
        slip: 'forgot-exponent',
        teaching: 'The quantum numbers are squared: the terms are 1/2² and 1/4², not 1/2 and 1/4.',
        expression: '1e9 / (1.097e7 * (1/2 - 1/4))',
      },
      {
        text: '1460 nm',
        slip: 'one-level-only',
        teaching:
          'This uses only the upper level; the energy of the photon is the difference between two levels.',
        expression: '1e9 / (1.097e7 / 4^2)',
      },
    ],
    explanation:
      '\\frac{1}{*λ*} = 1.097 × 10^{7} m^{−1} × (\\frac{1}{4} − \\frac{1}{16}) = 2.057 × 10^{6} m^{−1}, so *λ* = 4.86 × 10^{−7} m = 486 nm.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
    computation: { kind: 'quantity', expression: '1e9 / (1.097e7 * (1/2^2 - 1/4^2))', unit: 'nm' },
  },
  {
    id: 'general-periodic-trends-01',
    topics: ['periodic-trends'],
    tests: ['electronegativity'],
    difficulty: 'beginner',
    text: 'Which of these elements has the highest electronegativity on the Pauling scale?',
    answer: '\\ce{Cl}',
    distractors: [
      {
        text: '\\ce{S}',
        slip: 'reversed-trend',
        teaching:
          'Electronegativity increases from left to right, so chlorine has a higher value than sulfur.',
      },
      {
        text: '\\ce{Br}',
        slip: 'reversed-trend',
        teaching: 'Electronegativity decreases down a group, so bromine has a lower value than chlorine.',
      },
      {
        text: '\\ce{I}',
        slip: 'reversed-trend',
        teaching:
          'Iodine is below both chlorine and bromine in the group, so it attracts bonding electrons less than they do.',
      },
    ],
    explanation:
      'Electronegativity increases along a period and decreases down a group. Chlorine is to the right of sulfur (2.58) and above bromine (2.96) and iodine (2.66); its value is 3.16.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
    computation: { kind: 'element-extreme', property: 'electronegativity', pick: 'greatest' },
  },
  {
    id: 'general-periodic-trends-02',
    topics: ['periodic-trends', 'electron-configuration'],
    tests: ['ionization-energy'],
    uses: ['hunds-rule'],
    difficulty: 'intermediate',
    text: 'Which of these elements has the highest first ionization energy?',
    answer: '\\ce{P}',
    distractors: [
      {
        text: '\\ce{S}',
        slip: 'overgeneralised-rule',
        teaching:
          'The trend along the period has a dip here: in sulfur the electron comes from a doubly occupied 3p orbital, where repulsion helps it leave.',
      },
      {
        text: '\\ce{Si}',
        slip: 'reversed-trend',
        teaching:
          'Silicon has a smaller nuclear charge than phosphorus and holds its 3p electrons less tightly.',
      },
      {
        text: '\\ce{Al}',
        slip: 'reversed-trend',
        teaching:
          'Aluminum has the smallest nuclear charge of the four and loses its single 3p electron easily.',
      },
    ],
    explanation:
      'Ionization energy generally increases along period 3, but the value for phosphorus (1012 kJ/mol) is higher than that for sulfur (1000 kJ/mol): the three 3p electrons of phosphorus are each in a separate orbital, while the fourth 3p electron of sulfur must pair up and is repelled.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: { kind: 'element-extreme', property: 'ionisationEnergy', pick: 'greatest' },
  },
  {
    id: 'general-periodic-trends-03',
    topics: ['periodic-trends'],
    tests: ['ionic-radius'],
    uses: ['effective-nuclear-charge'],
    difficulty: 'intermediate',
    text: 'The ions below all have ten electrons. Which ion has the smallest radius?',
    answer: '\\ce{Al^3+}',
    distractors: [
      {
        text: '\\ce{Na+}',
        slip: 'reversed-trend',
        teaching: 'Sodium has 11 protons and aluminum 13; more protons pull the same ten electrons closer.',
      },
      {
        text: '\\ce{F-}',
        slip: 'atomic-for-ionic-radius',
        teaching:
          'A fluorine atom is small, but in the ion nine protons attract ten electrons, so it is larger than the cations.',
      },
      {
        text: '\\ce{O^2-}',
        slip: 'reversed-trend',
        teaching: 'Oxide has the fewest protons, eight, so it is the largest of the four.',
      },
    ],
    explanation:
      'When the numbers of electrons are equal, the nuclear charge determines the radius, which decreases as follows: \\ce{O^2-} (8 protons) > \\ce{F-} (9) > \\ce{Na+} (11) > \\ce{Al^3+} (13).',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Al^3+}': '13 / 10',
        '\\ce{Na+}': '11 / 10',
        '\\ce{F-}': '9 / 10',
        '\\ce{O^2-}': '8 / 10',
      },
      pick: 'greatest',
      quantity: 'protons for each electron',
    },
  },
  {
    id: 'general-periodic-trends-04',
    topics: ['periodic-trends'],
    tests: ['ionization-energy'],
    uses: ['valence-electrons'],
    difficulty: 'advanced',
    text: 'A period 3 element has successive ionization energies of 578, 1817, 2745, 11 577 and 14 842 kJ/mol. Which element is it?',
    answer: '\\ce{Al}',
    distractors: [
      {
        text: '\\ce{Mg}',
        slip: 'valence-electrons-miscounted',
        teaching:
          'In magnesium the jump would come at the third ionization energy; here it comes at the fourth.',
      },
      {
        text: '\\ce{Si}',
        slip: 'jump-counted-inclusively',
        teaching:
          'It is the fourth electron that is hard to remove, so only three are valence electrons; silicon would have four.',
      },
      {
        text: '\\ce{Na}',
        slip: 'first-rise-for-jump',
        teaching:
          'Each successive electron requires more energy; the jump that matters is the largest one, not the first increase.',
      },
    ],
    explanation:
      'The values rise by factors of 3.1, 1.5, 4.2 and 1.3. The largest step lies between the third and the fourth electron, so three electrons are outside the noble-gas core: group 13, which in period 3 is aluminum.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Na}': '1817 / 578',
        '\\ce{Mg}': '2745 / 1817',
        '\\ce{Al}': '11577 / 2745',
        '\\ce{Si}': '14842 / 11577',
      },
      pick: 'greatest',
      quantity: 'the jump after the last valence electron',
    },
  },
];
