import type { WrittenQuestion } from '../../written-question.ts';

export const atomsAndThePeriodicTableQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-atomic-structure-101',
    topics: ['atomic-structure'],
    tests: ['mass-spectrum-of-an-element'],
    uses: ['isotopes'],
    difficulty: 'intermediate',
    text: 'The mass spectrum of chlorine gas has peaks at *m*/*z* 35, 37, 70, 72 and 74. A student concludes that chlorine has five isotopes. How many does it actually have, and why?',
    answer: 'Two, since the other three peaks are due to molecular ions',
    distractors: [
      {
        text: 'Two, since the other three peaks are due to impurities',
        slip: 'wrong-cause',
        teaching: 'The values 70, 72 and 74 are exactly the sums 35 + 35, 35 + 37 and 37 + 37.',
      },
      {
        text: 'Three, since 35 and 37 are due to doubly charged ions',
        slip: 'charge-turned-around',
        teaching:
          'Doubly charged molecules of masses 70, 72 and 74 would give peaks at 35, 36 and 37, but there is no peak at 36.',
      },
      {
        text: 'Three, since 35 and 37 are due to fragments of atoms',
        slip: 'atoms-for-molecules',
        teaching:
          'The heavier peaks belong to \\ce{Cl2^+}; what breaks in two is the molecule, not the atom.',
      },
    ],
    explanation:
      'The ions \\ce{Cl+} appear at 35 and 37, which shows two isotopes. The other three peaks are due to \\ce{Cl2^+} with two light atoms, one of each, and two heavy atoms.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-102',
    topics: ['atomic-structure'],
    tests: ['isotopes'],
    uses: ['relative-atomic-mass'],
    difficulty: 'advanced',
    text: 'Natural boron is 20% \\ce{^{10}B} and 80% \\ce{^{11}B}. For use in reactors, a sample is enriched to 60% \\ce{^{10}B}. Compared with 5.0 g of natural boron, what is true of 5.0 g of the enriched boron?',
    answer: 'It has more protons and fewer neutrons.',
    distractors: [
      {
        text: 'It has more protons and more neutrons.',
        slip: 'one-part-right',
        teaching:
          'More atoms mean more protons, but each atom has fewer neutrons on average, and the protons and neutrons together have a mass of 5.0 g in both samples.',
      },
      {
        text: 'It has just as many protons and fewer neutrons.',
        slip: 'masses-for-moles',
        teaching: 'Equal masses do not contain equal numbers of atoms when the atoms are lighter on average.',
      },
      {
        text: 'It has fewer protons and more neutrons.',
        slip: 'reversed-trend',
        teaching:
          'The lighter isotope is the one with fewer neutrons; a larger fraction of it means more atoms per gram.',
      },
    ],
    explanation:
      'Equal masses contain practically equal numbers of nucleons. The atoms of enriched boron are lighter on average, so 5.0 g contains more atoms, each with 5 protons: more protons, and therefore fewer neutrons.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-103',
    topics: ['atomic-structure'],
    tests: ['isotopes', 'models-of-the-atom'],
    difficulty: 'beginner',
    text: 'Which statement of Dalton’s atomic theory had to be abandoned when isotopes were discovered?',
    answer: 'The atoms of an element all have the same mass.',
    distractors: [
      {
        text: 'Atoms combine in ratios of small whole numbers.',
        slip: 'overgeneralised-rule',
        teaching:
          'This still describes compounds such as water; isotopes of an element combine in the same ratio.',
      },
      {
        text: 'Atoms of different elements differ in properties.',
        slip: 'isotopes-for-elements',
        teaching: 'This still holds; isotopes are atoms of one and the same element.',
      },
      {
        text: 'Chemical reactions neither create nor destroy atoms.',
        slip: 'overgeneralised-rule',
        teaching: 'This still holds for chemical reactions, whichever isotopes take part.',
      },
    ],
    explanation:
      'Isotopes are atoms of one element with different numbers of neutrons, so they differ in mass. The other three statements still hold in chemistry.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-104',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    difficulty: 'intermediate',
    text: 'Bohr’s model gives the wavelengths of the hydrogen spectrum. Which of these spectra does it fail to predict?',
    answer: 'That of the helium atom, \\ce{He}',
    distractors: [
      {
        text: 'That of the helium ion, \\ce{He+}',
        slip: 'one-property-decides',
        teaching:
          'This ion has one electron, as hydrogen does, so Bohr’s formula works with a nuclear charge of 2.',
      },
      {
        text: 'That of deuterium, \\ce{^{2}H}',
        slip: 'atom-for-ion',
        teaching:
          'Deuterium has one electron and a nuclear charge of 1; its lines almost coincide with those of hydrogen.',
      },
      {
        text: 'That of the lithium ion, \\ce{Li^2+}',
        slip: 'ignored-ion-charge',
        teaching: '\\ce{Li^2+} has a single electron left, so Bohr’s formula applies to it.',
      },
    ],
    explanation:
      'Bohr’s model treats one electron that circles a nucleus. In the helium atom, \\ce{He}, the two electrons repel each other, so the model fails.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'general-electron-configuration-101',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    uses: ['pauli-exclusion-principle'],
    difficulty: 'intermediate',
    text: 'Which electron configuration can belong to a neutral atom in an excited state?',
    answer: '1s^{2} 2s^{2} 2p^{5} 3s^{1}',
    distractors: [
      {
        text: '1s^{2} 2s^{2} 2p^{6} 3s^{1}',
        slip: 'answered-another-quantity',
        teaching: 'This is the ground state of sodium: every electron is in the lowest available orbital.',
      },
      {
        text: '1s^{2} 2s^{3} 2p^{6} 3s^{1}',
        slip: 'pauli-and-other-rules',
        teaching: 'An s orbital holds two electrons at most; no excitation can change this.',
      },
      {
        text: '1s^{2} 2s^{2} 2p^{6} 2d^{1}',
        slip: 'l-as-large-as-n',
        teaching: 'The second shell has only s and p orbitals; there is no 2d.',
      },
    ],
    explanation:
      'In 1s^{2} 2s^{2} 2p^{5} 3s^{1}, an electron of neon has moved from 2p to 3s and left a vacancy in 2p. No orbital holds more than two electrons, and all the subshells exist.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-102',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    difficulty: 'intermediate',
    text: 'Which of these atoms has equal numbers of p electrons and s electrons in its ground state?',
    answer: '\\ce{Mg}',
    distractors: [
      {
        text: '\\ce{Be}',
        slip: 'one-subshell-only',
        teaching: 'Beryllium, 1s^{2} 2s^{2}, has no p electrons at all.',
      },
      {
        text: '\\ce{Ne}',
        slip: 'whole-shell',
        teaching: 'Neon, 1s^{2} 2s^{2} 2p^{6}, has six p electrons, but only four s electrons.',
      },
      {
        text: '\\ce{Si}',
        slip: 'one-subshell-only',
        teaching:
          'In the outer shell of silicon there are two of each, but the inner shells must be included too: there are eight p electrons and six s electrons.',
      },
    ],
    explanation:
      'Magnesium is 1s^{2} 2s^{2} 2p^{6} 3s^{2}: six s and six p electrons. \\ce{Be} has 4 and 0, \\ce{Ne} 4 and 6, and \\ce{Si} 6 and 8, so only \\ce{Mg} has equal numbers.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-103',
    topics: ['electron-configuration'],
    tests: ['hunds-rule'],
    difficulty: 'intermediate',
    text: 'A ground-state cobalt atom has the configuration [Ar]3d^{7}4s^{2}. How many of its 3d orbitals hold two electrons?',
    answer: '2',
    distractors: [
      {
        text: '3',
        slip: 'paired-before-hund',
        teaching:
          'Three pairs and a single electron would leave one orbital empty; electrons first occupy the five orbitals singly.',
        expression: '(7 - 1) / 2',
      },
      {
        text: '5',
        slip: 'orbitals-for-electrons',
        teaching: 'This is the total number of 3d orbitals; three of them hold only one electron.',
        expression: '5',
      },
      {
        text: '7',
        slip: 'answered-another-quantity',
        teaching: 'This is the number of 3d electrons, not of filled orbitals.',
        expression: '7',
      },
    ],
    explanation:
      'Five electrons occupy one 3d orbital each before any pairs form. The remaining 7 − 5 = 2 electrons form pairs, so 2 orbitals hold two electrons.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'quantity', expression: '7-5', unit: '' },
  },
  {
    id: 'general-electron-configuration-104',
    topics: ['electron-configuration'],
    tests: ['pauli-exclusion-principle'],
    difficulty: 'beginner',
    text: 'Why can the third electron of a lithium atom not be in the 1s orbital?',
    answer: 'Two electrons of opposite spin already occupy that orbital.',
    distractors: [
      {
        text: 'The charge of the two 1s electrons repels the third one.',
        slip: 'wrong-cause',
        teaching: 'Electrons repel each other in every orbital; the repulsion alone would allow three in 1s.',
      },
      {
        text: 'The 2s orbital has a lower energy for it.',
        slip: 'aufbau-order',
        teaching: '1s is lower in energy; the electron goes to 2s only because 1s is full.',
      },
      {
        text: 'The nucleus binds two electrons at most.',
        slip: 'wrong-cause',
        teaching:
          'The nucleus has three protons and binds three electrons; which orbitals they can occupy is a separate question.',
      },
    ],
    explanation:
      'An orbital holds at most two electrons, and these must have opposite spins. The 1s orbital is already full, so the third electron goes to the next orbital, 2s.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-105',
    topics: ['electron-configuration'],
    tests: ['pauli-exclusion-principle'],
    uses: ['quantum-numbers'],
    difficulty: 'beginner',
    text: 'Two electrons of the same atom both have *n* = 3, *l* = 1 and *m*_{l} = 0. What can be concluded about the two electrons?',
    answer: 'Their spins are opposite.',
    distractors: [
      {
        text: 'Their spins are parallel.',
        slip: 'pauli-and-other-rules',
        teaching:
          'In that case all four quantum numbers would be the same, which is impossible for two electrons of the same atom.',
      },
      {
        text: 'They are in different orbitals.',
        slip: 'pauli-and-other-rules',
        teaching: 'The three numbers together specify one orbital, so they share it.',
      },
      {
        text: 'They are in different subshells.',
        slip: 'wrong-letter-of-l',
        teaching: 'The same *n* and *l* mean the same subshell, 3p.',
      },
    ],
    explanation:
      'Three equal quantum numbers mean the same orbital. The fourth, *m*_{s}, must differ, so the spins of the two electrons are opposite.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-106',
    topics: ['electron-configuration'],
    tests: ['pauli-exclusion-principle'],
    uses: ['electron-configuration'],
    difficulty: 'advanced',
    text: 'Suppose that the Pauli exclusion principle did not apply, while the orbitals and their energies stayed the same. What would the ground-state configuration of a carbon atom be?',
    answer: '1s^{6}',
    distractors: [
      {
        text: '1s^{2} 2s^{4}',
        slip: 'one-condition-only',
        teaching: 'Here the limit was removed only for 2s; without it nothing keeps the electrons out of 1s.',
      },
      {
        text: '1s^{2} 2s^{2} 2p^{2}',
        slip: 'pauli-and-other-rules',
        teaching: 'This is the real configuration; its limit of two per orbital comes from the principle.',
      },
      {
        text: '1s^{1} 2s^{1} 2p^{3} 3s^{1}',
        slip: 'paired-before-hund',
        teaching:
          'Hund’s rule spreads electrons only over orbitals of equal energy; 1s is far below the others.',
      },
    ],
    explanation:
      'Each electron occupies the lowest orbital available to it. Without the exclusion principle, 1s would never be full, so all six electrons would be in it: 1s^{6}.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-107',
    topics: ['electron-configuration'],
    tests: ['atomic-orbitals'],
    difficulty: 'beginner',
    text: 'Which set of orbitals does not exist in any atom?',
    answer: 'The 3f orbitals',
    distractors: [
      {
        text: 'The 2p orbitals',
        slip: 'ignored-lower-limit-of-l',
        teaching: 'The second shell has *l* = 0 and 1, so it has a 2p subshell.',
      },
      {
        text: 'The 3d orbitals',
        slip: 'l-as-large-as-n',
        teaching: 'For *n* = 3, *l* can be 2, which gives d orbitals.',
      },
      {
        text: 'The 4f orbitals',
        slip: 'wrong-letter-of-l',
        teaching: 'The letter f stands for *l* = 3, which the fourth shell allows.',
      },
    ],
    explanation:
      'f orbitals have *l* = 3, and *l* must be less than *n*. So f orbitals begin in the fourth shell, and 3f does not exist.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-108',
    topics: ['electron-configuration'],
    tests: ['atomic-orbitals'],
    difficulty: 'intermediate',
    text: 'Which orbitals of a hydrogen atom have the same energy as its 3s orbital?',
    answer: '3p and 3d only',
    distractors: [
      {
        text: '3p only',
        slip: 'one-subshell-only',
        teaching:
          'With a single electron, 3d is not higher in energy either: the energy depends only on *n*.',
      },
      {
        text: '2p and 4p only',
        slip: 'wrong-shell',
        teaching: 'These belong to other shells; in hydrogen the energy depends on *n*.',
      },
      {
        text: '4s only',
        slip: 'aufbau-order',
        teaching:
          '4s belongs to a higher shell than 3s, so its energy is higher; it comes close to 3d only in atoms with several electrons.',
      },
    ],
    explanation:
      'With one electron there is no shielding by other electrons, so the energy depends on *n* alone: 3s, 3p and 3d have equal energies.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-109',
    topics: ['electron-configuration'],
    tests: ['atomic-orbitals'],
    difficulty: 'advanced',
    text: 'In the 1s state of hydrogen, the probability per unit volume of finding the electron is greatest at the nucleus. Yet the electron is most often found at a distance of about 53 pm from the nucleus. Why?',
    answer: 'A thin shell of larger radius around the nucleus has more volume.',
    distractors: [
      {
        text: 'The nucleus repels the electron when it comes closer than 53 pm.',
        slip: 'like-charges-attract',
        teaching:
          'The nucleus and the electron have opposite charges and attract each other at every distance.',
      },
      {
        text: 'The electron moves on a circle of this radius, as in Bohr’s model.',
        slip: 'orbit-for-orbital',
        teaching: 'There is no orbit: the electron is also found closer and farther out.',
      },
      {
        text: 'The 1s orbital has a node at the nucleus, where no electron can be.',
        slip: 'wrong-substance-data',
        teaching: 'p orbitals have a node at the nucleus; the density of 1s is greatest there.',
      },
    ],
    explanation:
      'The probability at a distance *r* is the density times the volume of a thin shell, which is proportional to *r*^{2}. The density decreases with *r*, and the product is greatest at 53 pm.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-110',
    topics: ['electron-configuration'],
    tests: ['photoelectron-spectroscopy'],
    difficulty: 'beginner',
    text: 'The photoelectron spectrum of neon has three peaks, at 84.0, 4.68 and 2.08 MJ/mol, with relative heights of 2 : 2 : 6. What is the first ionization energy of neon?',
    answer: '2080 kJ/mol',
    distractors: [
      {
        text: '90 760 kJ/mol',
        slip: 'given-values-just-added',
        teaching:
          'The three energies were added; the first ionization removes only one electron, the one held least firmly.',
        expression: '(84.0 + 4.68 + 2.08) * 1000',
      },
      {
        text: '4680 kJ/mol',
        slip: 'one-subshell-only',
        teaching: 'This is the 2s peak; the 2p electrons are held less firmly.',
        expression: '4.68 * 1000',
      },
      {
        text: '84 000 kJ/mol',
        slip: 'wrong-shell',
        teaching: 'This peak belongs to the innermost electrons, 1s, which are the hardest to remove.',
        expression: '84.0 * 1000',
      },
    ],
    explanation:
      'The first ionization removes the electron that is held least firmly, here one from 2p. Its peak is at 2.08 MJ/mol, and 2.08 × 1000 = 2080 kJ/mol.',
    reference:
      'LibreTexts, Supplemental Modules (Physical and Theoretical Chemistry), Photoelectron Spectroscopy',
    computation: { kind: 'quantity', expression: '2.08*1000', unit: 'kJ/mol' },
  },
  {
    id: 'general-electron-configuration-111',
    topics: ['electron-configuration'],
    tests: ['photoelectron-spectroscopy'],
    uses: ['electron-configuration'],
    difficulty: 'advanced',
    text: 'In the photoelectron spectrum of scandium, the two peaks of lowest binding energy are at 0.63 MJ/mol (relative height 2) and 0.77 MJ/mol (relative height 1). What do these values show?',
    answer: 'A 4s electron is easier to remove than the 3d electron.',
    distractors: [
      {
        text: 'A 3d electron is easier to remove than the 4s electrons.',
        slip: 'd-electrons-lost-first',
        teaching: 'The peak of height 1 belongs to 3d^{1}; it is at the higher energy.',
      },
      {
        text: 'The 4s subshell holds one electron and 3d holds two.',
        slip: 'height-for-position',
        teaching:
          'The configuration is 3d^{1}4s^{2}; a peak of height 2 belongs to two electrons, those of 4s.',
      },
      {
        text: 'The 3d electron is farther out than the 4s electrons.',
        slip: 'reversed-trend',
        teaching:
          'A higher binding energy means that an electron is held more firmly, and it is 3d that has the higher one.',
      },
    ],
    explanation:
      'Scandium is [Ar]3d^{1}4s^{2}, so the peak of height 2 at the lower energy is 4s. Less energy is needed to remove a 4s electron than the 3d electron.',
    reference:
      'LibreTexts, Supplemental Modules (Physical and Theoretical Chemistry), Photoelectron Spectroscopy',
  },
  {
    id: 'general-electron-configuration-112',
    topics: ['electron-configuration'],
    tests: ['photoelectron-spectroscopy', 'valence-electrons'],
    difficulty: 'intermediate',
    text: 'The photoelectron spectrum of an element has three peaks above 20 MJ/mol, of relative heights 2, 2 and 6, and two peaks below 3 MJ/mol, of heights 2 and 5. How many valence electrons does an atom of the element have?',
    answer: '7',
    distractors: [
      {
        text: '5',
        slip: 'one-subshell-only',
        teaching: 'Both peaks below 3 MJ/mol belong to the outer shell: 3s and 3p.',
        expression: '5',
      },
      {
        text: '8',
        slip: 'octet-rule-as-law',
        teaching:
          'The atom has a full octet in many compounds, but the spectrum shows the electrons of the free atom.',
        expression: '8',
      },
      {
        text: '17',
        slip: 'core-for-valence-electrons',
        teaching: 'This is the sum of all heights, core electrons included.',
        expression: '2 + 2 + 6 + 2 + 5',
      },
    ],
    explanation:
      'The large gap in energy separates the core from the outer shell. The peaks of heights 2 and 5 belong to the outer shell, so there are 2 + 5 = 7 valence electrons; the element is chlorine.',
    reference:
      'LibreTexts, Supplemental Modules (Physical and Theoretical Chemistry), Photoelectron Spectroscopy',
    computation: { kind: 'quantity', expression: '2+5', unit: '' },
  },
  {
    id: 'general-electron-configuration-113',
    topics: ['electron-configuration'],
    tests: ['valence-electrons'],
    difficulty: 'beginner',
    text: 'A student counts 13 valence electrons for a gallium atom, [Ar]3d^{10}4s^{2}4p^{1}. What is wrong with this count?',
    answer: 'The ten 3d electrons belong to a full inner subshell.',
    distractors: [
      {
        text: 'The two 4s electrons belong to a full inner subshell.',
        slip: 'core-for-valence-electrons',
        teaching: '4s is part of the outermost shell, *n* = 4, so its electrons are valence electrons.',
      },
      {
        text: 'The two 4s electrons were counted twice by mistake.',
        slip: 'needless-factor-two',
        teaching:
          'Ten, two and one make 13: each electron was counted once, but those in 3d should not be included.',
      },
      {
        text: 'The two 4s electrons are paired, so they are not included.',
        slip: 'valence-for-unpaired',
        teaching: 'Paired electrons of the outer shell are valence electrons too; gallium has three.',
      },
    ],
    explanation:
      'Valence electrons of a main-group atom are those of the outermost shell, here 4s^{2}4p^{1}: three. The ten 3d electrons belong to a full inner subshell.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-114',
    topics: ['electron-configuration'],
    tests: ['valence-electrons'],
    difficulty: 'intermediate',
    text: 'A main-group element E forms the gaseous hydride \\ce{EH3}, and in its highest oxide, \\ce{E2O5}, it uses all its valence electrons. How many valence electrons does an atom of E have?',
    answer: '5',
    distractors: [
      {
        text: '2',
        slip: 'subscript-for-charge',
        teaching: 'The subscript of E was read as a number of electrons.',
        expression: '2',
      },
      {
        text: '3',
        slip: 'one-condition-only',
        teaching:
          'The three hydrogen atoms show how many electrons E lacks for an octet, not how many it has.',
        expression: '3',
      },
      {
        text: '10',
        slip: 'total-charge-for-one-ion',
        teaching: 'The five oxygen atoms account for ten electrons, but two atoms of E provide them.',
        expression: '5 * 2',
      },
    ],
    explanation:
      'Five oxygen atoms at −2 need +10 from two atoms of E: each uses 10/2 = 5 valence electrons. The hydride agrees, with three electrons missing from an octet.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'quantity', expression: '5*2/2', unit: '' },
  },
  {
    id: 'general-periodic-trends-101',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'Mendeleev placed tellurium before iodine, although its relative atomic mass is larger. What justifies this order today?',
    answer: 'Tellurium has one fewer proton than iodine.',
    distractors: [
      {
        text: 'Tellurium has fewer neutrons than iodine.',
        slip: 'reversed-trend',
        teaching: 'On average tellurium has more neutrons; that is why its atoms are heavier.',
      },
      {
        text: 'Tellurium has one fewer electron shell than iodine.',
        slip: 'wrong-shell',
        teaching: 'Both are in period 5 and have the same shells.',
      },
      {
        text: 'Tellurium has one more electron shell than iodine.',
        slip: 'wrong-shell',
        teaching: 'Both are in period 5, so the number of shells is the same.',
      },
    ],
    explanation:
      'The order of the elements follows the atomic number. Tellurium has 52 protons, one fewer than iodine with 53; its heavier isotopes make its atomic mass larger.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-102',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table'],
    difficulty: 'intermediate',
    text: 'Element 118 is at the end of period 7. Where in the periodic table would element 120 be expected?',
    answer: 'Period 8, group 2',
    distractors: [
      {
        text: 'Period 7, group 2',
        slip: 'wrong-shell',
        teaching: 'Period 7 ends with element 118; the next two electrons begin a new shell.',
      },
      {
        text: 'Period 8, group 3',
        slip: 'wrong-place-in-table',
        teaching: 'Element 119 would be in group 1, and element 120 would be next to it.',
      },
      {
        text: 'Period 7, group 3',
        slip: 'wrong-place-in-table',
        teaching: 'Period 7 ends with element 118, and element 120 is the second element after it.',
      },
    ],
    explanation:
      'Element 118 completes period 7. In elements 119 and 120 the 8s subshell is filled, so element 120 belongs in period 8, group 2, below radium.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-periodic-trends-103',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'Which of these elements belongs to the p block of the periodic table?',
    answer: 'Lead',
    distractors: [
      {
        text: 'Barium',
        slip: 'wrong-place-in-table',
        teaching: 'Barium, in group 2, has its outermost electrons in 6s, so it belongs to the s block.',
      },
      {
        text: 'Silver',
        slip: 'wrong-place-in-table',
        teaching: 'Silver, in group 11, is a transition metal, so it belongs to the d block.',
      },
      {
        text: 'Uranium',
        slip: 'wrong-place-in-table',
        teaching: 'Uranium is an actinide, so it belongs to the f block.',
      },
    ],
    explanation:
      'The p block comprises groups 13 to 18. Lead, in group 14, has the configuration ...6s^{2}6p^{2}; barium is in the s block, silver in the d block and uranium in the f block.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-periodic-trends-104',
    topics: ['periodic-trends'],
    tests: ['atomic-radius', 'effective-nuclear-charge'],
    difficulty: 'advanced',
    text: 'Atoms become larger down a group. However, hafnium atoms, with one more shell, are about as large as zirconium atoms. Which statement explains this?',
    answer: 'The 4f electrons of hafnium shield the nucleus poorly.',
    distractors: [
      {
        text: 'The 4f electrons of hafnium are in the outermost shell.',
        slip: 'wrong-shell',
        teaching: 'The outermost shell of hafnium is the sixth; the 4f electrons are deep inside the atom.',
      },
      {
        text: 'The 5d electrons of hafnium are in the outermost shell.',
        slip: 'wrong-shell',
        teaching: 'The outermost shell of hafnium is the sixth; 5d is one shell below.',
      },
      {
        text: 'The nucleus of hafnium has a larger volume than that of zirconium.',
        slip: 'wrong-cause',
        teaching: 'Nuclei are about ten thousand times smaller than atoms; their size is irrelevant here.',
      },
    ],
    explanation:
      'From lanthanum to hafnium the nuclear charge increases by 15, and fourteen of the 15 added electrons enter 4f. The 4f electrons shield the outer electrons poorly, so the latter experience a higher effective nuclear charge and are drawn inward.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-105',
    topics: ['periodic-trends'],
    tests: ['atomic-radius'],
    difficulty: 'intermediate',
    text: 'Which sequence lists the atoms by increasing radius?',
    answer: '\\ce{Cl}, \\ce{Mg}, \\ce{Na}, \\ce{K}',
    distractors: [
      {
        text: '\\ce{Na}, \\ce{Mg}, \\ce{Cl}, \\ce{K}',
        slip: 'reversed-trend',
        teaching:
          'Within period 3, the radius decreases as the nuclear charge increases; sodium atoms are the largest of the period.',
      },
      {
        text: '\\ce{K}, \\ce{Na}, \\ce{Mg}, \\ce{Cl}',
        slip: 'reversed-trend',
        teaching: 'This is the order of decreasing radius.',
      },
      {
        text: '\\ce{Cl}, \\ce{K}, \\ce{Mg}, \\ce{Na}',
        slip: 'one-condition-only',
        teaching: 'Potassium has one more shell than sodium, so its atoms are the largest of the four.',
      },
    ],
    explanation:
      'From left to right in period 3 the increasing effective nuclear charge makes atoms smaller, so the order from small to large is Cl, Mg, Na. Potassium has an additional shell and is the largest.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-106',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['atomic-radius'],
    uses: ['bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'The two nuclei are 199 pm apart in \\ce{Cl2} and 228 pm in \\ce{Br2}. What distance is expected in \\ce{BrCl}?',
    answer: '214 pm',
    distractors: [
      {
        text: '328 pm',
        slip: 'one-partner-only',
        teaching: 'Only the distance in \\ce{Cl2} was halved; that in \\ce{Br2} must be halved too.',
        expression: '199 / 2 + 228',
      },
      {
        text: '313 pm',
        slip: 'one-partner-only',
        teaching: 'Only the distance in \\ce{Br2} was halved; that in \\ce{Cl2} must be halved too.',
        expression: '199 + 228 / 2',
      },
      {
        text: '427 pm',
        slip: 'needless-sum',
        teaching: 'The two bond lengths were added; each of them is twice a covalent radius.',
        expression: '199 + 228',
      },
    ],
    explanation:
      'Half of each distance is the covalent radius: 99.5 pm for Cl and 114 pm for Br. The sum is 199/2 + 228/2 = 213.5, so the distance is about 214 pm.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: { kind: 'quantity', expression: '199/2+228/2', unit: 'pm' },
  },
  {
    id: 'general-periodic-trends-107',
    topics: ['periodic-trends'],
    tests: ['effective-nuclear-charge'],
    uses: ['ionization-energy'],
    difficulty: 'intermediate',
    text: 'Slater’s rules give an effective nuclear charge of 2.20 for the valence electron of sodium and also for that of potassium. Nevertheless potassium has the lower ionization energy. Why?',
    answer: 'Its valence electron is farther away from the nucleus.',
    distractors: [
      {
        text: 'Its valence electron is shielded by fewer electrons.',
        slip: 'ignored-shielding',
        teaching:
          'It is shielded by more electrons, 18 instead of 10; together with the larger nuclear charge this gives the same 2.20.',
      },
      {
        text: 'Its nucleus has a smaller positive charge than that of sodium.',
        slip: 'reversed-trend',
        teaching: 'Potassium has 19 protons, while sodium has only 11.',
      },
      {
        text: 'Its valence shell holds more electrons than that of sodium.',
        slip: 'core-for-valence-electrons',
        teaching: 'Each of the two atoms has one valence electron.',
      },
    ],
    explanation:
      'The attraction depends on the effective charge and on the distance. With the same effective charge, the 4s electron of potassium is farther from the nucleus than the 3s electron of sodium and is removed more easily.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-108',
    topics: ['periodic-trends'],
    tests: ['ionic-radius'],
    difficulty: 'beginner',
    text: 'Which of these ions is the largest?',
    answer: '\\ce{Cl-}',
    distractors: [
      {
        text: '\\ce{K+}',
        slip: 'ignored-ion-charge',
        teaching:
          '\\ce{K+} has the same number of electrons as \\ce{Cl-}, but two more protons, which draw them closer.',
      },
      {
        text: '\\ce{F-}',
        slip: 'wrong-shell',
        teaching:
          '\\ce{F-} has its outer electrons in the second shell, while those of \\ce{Cl-} are in the third.',
      },
      {
        text: '\\ce{Na+}',
        slip: 'atom-for-ion',
        teaching: 'The sodium atom is large, but the ion has lost its outermost shell.',
      },
    ],
    explanation:
      '\\ce{F-} and \\ce{Na+} have two shells, while \\ce{Cl-} and \\ce{K+} have three. Of the latter, with 18 electrons each, the one with fewer protons is larger: \\ce{Cl-}.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-109',
    topics: ['periodic-trends'],
    tests: ['ionic-radius'],
    difficulty: 'advanced',
    text: 'In sodium hydride, the \\ce{H-} ion has a radius of about 146 pm, larger than that of \\ce{F-}, 133 pm. How can an ion with two electrons be larger than one with ten?',
    answer: 'Its two electrons repel each other and are held by only one proton.',
    distractors: [
      {
        text: 'Its two electrons are in a higher shell than those of fluoride.',
        slip: 'wrong-shell',
        teaching: 'Both electrons of \\ce{H-} are in the first shell.',
      },
      {
        text: 'Its two electrons are not attracted by the hydrogen nucleus.',
        slip: 'neutron-as-proton',
        teaching: 'The nucleus of hydrogen carries one positive charge and attracts the electrons.',
      },
      {
        text: 'Its two electrons have equal spins and avoid each other.',
        slip: 'pauli-and-other-rules',
        teaching: 'They are in the same orbital, 1s, so their spins are opposite.',
      },
    ],
    explanation:
      'In \\ce{H-} a single proton holds two electrons, which repel each other and spread out widely. In \\ce{F-} nine protons pull the electrons in.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-110',
    topics: ['periodic-trends'],
    tests: ['electron-affinity'],
    difficulty: 'beginner',
    text: 'Which equation describes the first electron affinity of chlorine?',
    answer: '\\ce{Cl(g) + e- -> Cl-(g)}',
    distractors: [
      {
        text: '\\ce{Cl2(g) + 2e- -> 2Cl-(g)}',
        slip: 'molecules-for-atoms',
        teaching: 'The electron affinity refers to single gaseous atoms; here a bond must be broken as well.',
      },
      {
        text: '\\ce{Cl2(g) + 2e- -> 2Cl-(aq)}',
        slip: 'molecules-for-atoms',
        teaching:
          'The electron affinity refers to single gaseous atoms, and the ions formed are gaseous too.',
      },
      {
        text: '\\ce{Cl(g) + e- -> Cl-(aq)}',
        slip: 'wrong-reference',
        teaching: 'The electron affinity refers to free ions; here the hydration of the ion is included.',
      },
    ],
    explanation:
      'Electron affinity is the energy change when a gaseous atom gains an electron and becomes a gaseous ion: \\ce{Cl(g) + e- -> Cl-(g)}.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-111',
    topics: ['periodic-trends'],
    tests: ['electron-affinity'],
    difficulty: 'intermediate',
    text: 'A gaseous carbon atom releases 122 kJ/mol when it gains an electron; an atom of nitrogen, the next element, releases practically no energy when it does so. What accounts for the difference?',
    answer: 'In nitrogen the added electron has to share a 2p orbital.',
    distractors: [
      {
        text: 'In nitrogen the added electron has to enter the 3s orbital.',
        slip: 'wrong-shell',
        teaching: '2p has room for six electrons, and nitrogen has only three in it.',
      },
      {
        text: 'Nitrogen has a smaller nuclear charge than carbon does.',
        slip: 'reversed-trend',
        teaching: 'Nitrogen has seven protons and carbon has six; this alone would favor nitrogen.',
      },
      {
        text: 'Nitrogen has a full valence shell before the electron is added.',
        slip: 'exception-where-none-is',
        teaching: 'The 2p subshell of nitrogen is only half full: 2p^{3}.',
      },
    ],
    explanation:
      'Nitrogen has one electron in each 2p orbital. The added electron must share an orbital with another electron and is repelled; in carbon a 2p orbital is still empty.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-112',
    topics: ['periodic-trends'],
    tests: ['electronegativity'],
    uses: ['noble-gases'],
    difficulty: 'beginner',
    text: 'On Pauling’s scale, no electronegativity is listed for helium and neon. Why?',
    answer: 'Their atoms form no chemical bonds.',
    distractors: [
      {
        text: 'Their gases are not diatomic.',
        slip: 'wrong-cause',
        teaching:
          'An element need not be a diatomic gas to be listed; the scale includes metals and other solids as well.',
      },
      {
        text: 'Their atoms have no electrons in the outer shell.',
        slip: 'core-for-valence-electrons',
        teaching: 'Their outer shell does contain electrons; in fact it is full.',
      },
      {
        text: 'Their nuclei do not attract any electrons.',
        slip: 'like-charges-attract',
        teaching: 'They attract their own electrons very strongly, as the ionization energies show.',
      },
    ],
    explanation:
      'Electronegativity is the ability of an atom to attract the electrons of a bond to itself. Helium and neon form no bonds that could be measured for the scale.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-periodic-trends-113',
    topics: ['periodic-trends'],
    tests: ['electronegativity', 'interhalogens-and-noble-gas-compounds'],
    difficulty: 'intermediate',
    text: 'Iodine monochloride, \\ce{ICl}, reacts with water to give \\ce{HOI} and \\ce{HCl}, not \\ce{HOCl} and \\ce{HI}. What determines which halogen ends up bonded to oxygen?',
    answer: 'Iodine carries the positive partial charge in \\ce{ICl}.',
    distractors: [
      {
        text: 'Chlorine carries the positive partial charge in \\ce{ICl}.',
        slip: 'reversed-trend',
        teaching: 'Chlorine is the more electronegative of the two and carries the negative partial charge.',
      },
      {
        text: 'The bond in \\ce{ICl} is nonpolar because both are halogens.',
        slip: 'one-property-decides',
        teaching: 'Atoms of the same group differ in electronegativity: 2.7 for iodine, 3.2 for chlorine.',
      },
      {
        text: 'The heavier halogen atom always bonds to hydrogen.',
        slip: 'overgeneralised-rule',
        teaching: 'Here it is the lighter halogen, chlorine, that ends up in \\ce{HCl}.',
      },
    ],
    explanation:
      'Chlorine is more electronegative, so iodine is the positive end. The oxygen of water, with its lone pairs, bonds to iodine, and chlorine leaves as chloride.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-114',
    topics: ['periodic-trends'],
    tests: ['metallic-character'],
    uses: ['ionization-energy'],
    difficulty: 'beginner',
    text: 'Four main-group elements of the same period have first ionization energies of 419, 590, 762 and 1140 kJ/mol. Which of them has the most pronounced metallic character?',
    answer: 'The one with 419 kJ/mol',
    distractors: [
      {
        text: 'The one with 590 kJ/mol',
        slip: 'one-step-short',
        teaching: 'It is a metal too, but another of the elements gives up its electrons more easily.',
      },
      {
        text: 'The one with 762 kJ/mol',
        slip: 'reversed-trend',
        teaching:
          'An element in the middle of the period holds its electrons fairly firmly; it is a metalloid at best.',
      },
      {
        text: 'The one with 1140 kJ/mol',
        slip: 'reversed-trend',
        teaching:
          'A high ionization energy means that electrons are held firmly, which is characteristic of a nonmetal.',
      },
    ],
    explanation:
      'Metals give up their electrons easily, so metallic character is indicated by a low ionization energy: 419 kJ/mol (potassium; the others are Ca, Ge and Br).',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: {
      kind: 'option-extreme',
      values: {
        'The one with 419 kJ/mol': '419',
        'The one with 590 kJ/mol': '590',
        'The one with 762 kJ/mol': '762',
        'The one with 1140 kJ/mol': '1140',
      },
      pick: 'least',
      quantity: 'ionization energy in kJ/mol',
    },
  },
  {
    id: 'general-periodic-trends-115',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['metallic-character'],
    uses: ['types-of-chemical-bonds'],
    difficulty: 'intermediate',
    text: 'In period 3, the elements from sodium to aluminum are good conductors, silicon conducts slightly, and phosphorus and sulfur do not conduct. Which change in the elements does this reflect?',
    answer: 'Metallic bonding is replaced by covalent bonding.',
    distractors: [
      {
        text: 'Metallic bonding is replaced by ionic bonding.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Ionic bonding requires atoms that differ greatly in electronegativity; in an element all atoms are alike.',
      },
      {
        text: 'Covalent bonding is replaced by metallic bonding.',
        slip: 'reversed-trend',
        teaching: 'The good conductors, with metallic bonding, are on the left.',
      },
      {
        text: 'Covalent bonding is replaced by ionic bonding.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'The metals on the left are not held together by covalent bonds, and no element consists of ions of both charges.',
      },
    ],
    explanation:
      'Toward the right of the period, atoms hold their valence electrons more firmly. These electrons are delocalized in sodium, magnesium and aluminum and localized in covalent bonds from silicon on, so metallic bonding is replaced by covalent bonding.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
];
