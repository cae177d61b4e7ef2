import type { WrittenQuestion } from '../written-question.ts';

export const atomsInModelsAndSpectraQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-atomic-structure-21',
    topics: ['atomic-structure'],
    tests: ['isotopes'],
    uses: ['valence-electrons'],
    difficulty: 'beginner',
    text: 'Atoms of magnesium-24 and magnesium-26 react with chlorine in the same way and give the same compound. Which statement explains this?',
    answer: 'Their electron arrangements are identical.',
    distractors: [
      {
        text: 'Their numbers of neutrons are identical.',
        slip: 'same-neutrons-for-isotopes',
        teaching:
          'Isotopes of one element differ in their numbers of neutrons: 12 in magnesium-24, 14 in magnesium-26.',
      },
      {
        text: 'The masses of their nuclei are identical.',
        slip: 'same-mass-for-isotopes',
        teaching:
          'The two nuclei differ by two neutrons, so their masses differ; mass does not determine bonding.',
      },
      {
        text: 'Their extra neutrons attract extra electrons.',
        slip: 'neutron-as-proton',
        teaching:
          'Neutrons have no charge and attract no electrons; the number of protons determines the number of electrons in an atom.',
      },
    ],
    explanation:
      'Both atoms have 12 protons and so 12 electrons in the same arrangement. Electrons form the bonds, so isotopes of an element have the same chemical properties.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-22',
    topics: ['atomic-structure'],
    tests: ['relative-atomic-mass'],

    difficulty: 'intermediate',
    text: 'Boron consists of \\ce{^{10}B} and \\ce{^{11}B}, and its atomic weight is 10.81. A student writes: “Most boron atoms have a mass of about 10.81 u.” Which comment corrects the student?',
    answer: '10.81 u is an average, and no single boron atom has this mass.',
    distractors: [
      {
        text: '10.81 u is the mass of an atom of the more abundant isotope, \\ce{^{11}B}.',
        slip: 'most-common-isotope-only',
        teaching:
          'An atom of boron-11 has a mass of about 11.01 u; the value 10.81 lies below it because boron-10 is included in the average.',
      },
      {
        text: '10.81 u is the simple mean of the two isotopic masses, without weighting.',
        slip: 'unweighted-mean',
        teaching:
          'The simple mean would be about 10.5 u; for the atomic weight, the two masses are weighted by their abundances.',
      },
      {
        text: '10.81 u is the mass of a boron nucleus, without the mass of its electrons.',
        slip: 'wrong-cause',
        teaching:
          'The mass of the electrons is far too small to matter: five of them have a total mass of about 0.003 u.',
      },
    ],
    explanation:
      'Each boron atom has a mass of about 10.01 u or 11.01 u. The atomic weight is the mean of these two, weighted by abundance: no single boron atom has this mass.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-23',
    topics: ['atomic-structure'],
    tests: ['mass-spectrum-of-an-element'],
    uses: ['isotopes'],
    difficulty: 'beginner',
    text: 'The mass spectrum of a sample of zirconium shows five peaks of \\ce{Zr+} ions with different heights. What does the height of a peak indicate about the isotope that causes it?',
    answer: 'Its relative abundance',
    distractors: [
      {
        text: 'Its mass in atomic mass units',
        slip: 'height-for-position',
        teaching: 'The mass is read from the position of the peak on the *m*/*z* axis, not from its height.',
      },
      {
        text: 'Its number of positive charges',
        slip: 'height-for-position',
        teaching:
          'All of these ions carry one charge; a different charge would shift the peak along the *m*/*z* axis.',
      },
      {
        text: 'Its stability against decay',
        slip: 'wrong-cause',
        teaching: 'The detector counts the ions that arrive; it does not measure how long a nucleus exists.',
      },
    ],
    explanation:
      'The detector signal is proportional to the number of ions that arrive, so the height gives the relative abundance; the position gives *m*/*z*.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-24',
    topics: ['atomic-structure'],
    tests: ['mass-spectrum-of-an-element'],
    uses: ['isotopes'],
    difficulty: 'intermediate',
    text: 'Bromine consists of \\ce{^{79}Br} and \\ce{^{81}Br} in almost equal proportions. Which signals do the molecular ions \\ce{Br2^+} give in the mass spectrum of bromine vapor?',
    answer: 'Three peaks at *m*/*z* 158, 160 and 162, with heights of about 1 : 2 : 1',
    distractors: [
      {
        text: 'Three peaks at *m*/*z* 158, 160 and 162, with heights of about 1 : 1 : 1',
        slip: 'equal-peaks',
        teaching:
          'A molecule with one atom of each kind can form in two ways, so the middle peak is twice as high.',
      },
      {
        text: 'Two peaks at *m*/*z* 158 and 162, with heights of about 1 : 1',
        slip: 'ignored-other-atoms',
        teaching: 'The two atoms of a molecule need not be the same isotope: 79 + 81 gives a peak at 160.',
      },
      {
        text: 'Two peaks at *m*/*z* 79 and 81, with heights of about 1 : 1',
        slip: 'atoms-for-molecules',
        teaching: 'These peaks would be due to ions of single atoms; a molecular ion contains two of them.',
      },
    ],
    explanation:
      'The pairs 79–79, 79–81, 81–79 and 81–81 are equally likely. They give *m*/*z* 158, 160 (twice) and 162: three peaks with heights of about 1 : 2 : 1.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-25',
    topics: ['atomic-structure'],
    tests: ['mass-spectrum-of-an-element'],
    difficulty: 'advanced',
    text: 'In a time-of-flight mass spectrometer all \\ce{Mg+} ions are given the same kinetic energy and then drift through a field-free tube. Which ion reaches the detector first, and why?',
    answer: '\\ce{^{24}Mg+}, because at equal kinetic energy it has the greatest speed',
    distractors: [
      {
        text: '\\ce{^{24}Mg+}, because at equal kinetic energy it has the greatest momentum',
        slip: 'momentum-for-energy',
        teaching:
          'It arrives first because of its speed; at equal kinetic energy its momentum is the smallest.',
      },
      {
        text: '\\ce{^{26}Mg+}, because at equal kinetic energy it has the greatest momentum',
        slip: 'momentum-for-energy',
        teaching:
          'The heavier ion does have more momentum, but the drift time depends on speed, and its speed is the smallest.',
      },
      {
        text: '\\ce{^{26}Mg+}, because at equal kinetic energy it has the greatest speed',
        slip: 'ignored-mass',
        teaching: 'Kinetic energy is ½*mv*²: at equal energy the heaviest ion is the slowest.',
      },
    ],
    explanation:
      'From *E* = ½*mv*² the speed is *v* = (2*E*/*m*)^{½}: at the same energy the lightest ion, \\ce{^{24}Mg+}, has the greatest speed and the shortest drift time.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'general-atomic-structure-26',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    difficulty: 'beginner',
    text: 'Which observation contradicted Thomson’s “plum pudding” model of the atom?',
    answer: 'A few α particles bounced back from gold foil.',
    distractors: [
      {
        text: 'Most α particles passed straight through gold foil.',
        slip: 'model-of-another-time',
        teaching:
          'A spread-out positive charge would also let α particles through, so Thomson’s model explains this.',
      },
      {
        text: 'Cathode-ray particles came from every kind of metal.',
        slip: 'model-of-another-time',
        teaching: 'This led Thomson to the electron; his model was built to contain it.',
      },
      {
        text: 'Cathode-ray particles bent toward a positive plate.',
        slip: 'model-of-another-time',
        teaching: 'This shows that electrons are negative, as they are in Thomson’s model.',
      },
    ],
    explanation:
      'A thinly spread positive charge could deflect fast α particles only slightly. The fact that a few bounced back shows that the atom has a small, massive and positive nucleus.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-atomic-structure-27',
    topics: ['atomic-structure', 'electron-configuration'],
    tests: ['models-of-the-atom', 'bohr-model'],
    uses: ['atomic-orbitals'],
    difficulty: 'intermediate',
    text: 'Which feature of Bohr’s model of the hydrogen atom does the quantum mechanical model retain?',
    answer: 'The electron’s energy is limited to certain values.',
    distractors: [
      {
        text: 'The electron moves on a circle of fixed radius.',
        slip: 'orbit-for-orbital',
        teaching: 'An orbital gives probabilities; there is no definite path along which the electron moves.',
      },
      {
        text: 'The electron’s position and speed are both exact.',
        slip: 'model-of-another-time',
        teaching: 'The uncertainty principle rules this out: position and momentum cannot both be exact.',
      },
      {
        text: 'The electron’s energy levels are evenly spaced.',
        slip: 'equal-steps',
        teaching: 'The levels come closer together as *n* grows, in both models.',
      },
    ],
    explanation:
      'Both models have quantized energies, which explain the line spectrum of hydrogen. Bohr’s circular orbits are replaced by orbitals, which give the probability of finding the electron.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-21',
    topics: ['electron-configuration'],
    tests: ['atomic-orbitals'],
    difficulty: 'beginner',
    text: 'A textbook shows a 2p orbital as a dumbbell. What does the surface of the dumbbell represent?',
    answer: 'The boundary of a region where the electron is probably found',
    distractors: [
      {
        text: 'The path along which the electron travels around the nucleus',
        slip: 'orbit-for-orbital',
        teaching: 'An orbital is not a track: the model gives a probability for each position, not a path.',
      },
      {
        text: 'The limit that the electron cannot pass',
        slip: 'orbit-for-orbital',
        teaching:
          'The probability becomes small outside the surface but not zero; the surface encloses a chosen percentage, such as 90%.',
      },
      {
        text: 'The shape of a cloud that two electrons have to share',
        slip: 'overgeneralised-rule',
        teaching: 'A 2p orbital has this shape whether it contains one electron, two or none.',
      },
    ],
    explanation:
      'The square of the wave function gives the probability of finding the electron. The surface drawn is the boundary of a region that contains most of this probability, often 90%.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-22',
    topics: ['electron-configuration'],
    tests: ['atomic-orbitals'],
    difficulty: 'intermediate',
    text: 'How does the 2s orbital of a hydrogen atom differ from its 1s orbital?',
    answer: 'It is larger and has a spherical node.',
    distractors: [
      {
        text: 'It is larger and has a planar node.',
        slip: 'wrong-letter-of-l',
        teaching:
          'A plane through the nucleus is the node of a p orbital; s orbitals depend only on the distance from the nucleus.',
      },
      {
        text: 'It is larger and, like 1s, has no node.',
        slip: 'wrong-shell',
        teaching: 'An s orbital has *n* − 1 spherical nodes: none in 1s, but one in 2s.',
      },
      {
        text: 'It is the same size and has a spherical node.',
        slip: 'wrong-shell',
        teaching:
          'Orbital size increases with *n*: in 2s the electron is on average farther from the nucleus.',
      },
    ],
    explanation:
      'Orbitals become larger as *n* increases, and an *n*s orbital has *n* − 1 radial nodes. So 2s is larger than 1s and has one spherical node.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-23',
    topics: ['electron-configuration'],
    tests: ['valence-electrons'],
    uses: ['electron-configuration'],
    difficulty: 'beginner',
    text: 'How many valence electrons does a selenium atom (*Z* = 34) have?',
    answer: '6',
    distractors: [
      {
        text: '4',
        slip: 'one-subshell-only',
        teaching: 'These are only the 4p electrons; the two 4s electrons belong to the valence shell too.',
        expression: '34 - 18 - 10 - 2',
      },
      {
        text: '16',
        slip: 'core-for-valence-electrons',
        teaching: 'This includes the ten 3d electrons, which are core electrons in a p-block element.',
        expression: '34 - 18',
      },
      {
        text: '34',
        slip: 'core-for-valence-electrons',
        teaching: 'This is the total number of electrons; those of the inner shells are core electrons.',
        expression: '34',
      },
    ],
    explanation:
      'Selenium is [Ar]3d^{10}4s^{2}4p^{4}. Its outermost shell contains 2 + 4 = 6 electrons; the filled 3d subshell belongs to the core.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'quantity', expression: '34 - 18 - 10', unit: '' },
  },
  {
    id: 'general-electron-configuration-24',
    topics: ['electron-configuration'],
    tests: ['valence-electrons'],
    uses: ['electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'An ion \\ce{X^3-} has the electron configuration [Ar]3d^{10}4s^{2}4p^{6}. How many valence electrons does a neutral atom of the main-group element X have?',
    answer: '5',
    distractors: [
      {
        text: '8',
        slip: 'atom-for-ion',
        teaching: 'These are the valence electrons of the ion; the atom lacks the three that were gained.',
        expression: '2 + 6',
      },
      {
        text: '15',
        slip: 'core-for-valence-electrons',
        teaching: 'This includes the filled 3d subshell, which is part of the core here.',
        expression: '10 + 2 + 6 - 3',
      },
      {
        text: '18',
        slip: 'core-for-valence-electrons',
        teaching: 'This includes the 3d electrons and also the three electrons that only the ion has.',
        expression: '10 + 2 + 6',
      },
    ],
    explanation:
      'The ion has 2 + 6 electrons in its fourth shell, of which three were gained: 8 − 3 = 5. X is arsenic, in group 15; the ten 3d electrons are core electrons.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'quantity', expression: '2 + 6 - 3', unit: '' },
  },
  {
    id: 'general-electron-configuration-25',
    topics: ['electron-configuration'],
    tests: ['pauli-exclusion-principle'],
    uses: ['hunds-rule'],
    difficulty: 'beginner',
    text: 'In an orbital diagram of a ground-state oxygen atom, a student draws both electrons of the 2s box with the same spin. Which rule does this violate?',
    answer: 'Pauli exclusion principle',
    distractors: [
      {
        text: 'Aufbau principle',
        slip: 'pauli-and-other-rules',
        teaching:
          'The aufbau principle says which subshell is filled first; 2s is filled in the correct order here.',
      },
      {
        text: 'Hund’s rule',
        slip: 'pauli-and-other-rules',
        teaching:
          'Hund’s rule applies to orbitals of equal energy, such as the three 2p boxes; 2s is a single orbital.',
      },
      {
        text: 'Heisenberg uncertainty principle',
        slip: 'pauli-and-other-rules',
        teaching:
          'The uncertainty principle limits how exactly position and momentum can be known; it does not limit the number of electrons in an orbital.',
      },
    ],
    explanation:
      'By the Pauli exclusion principle, no two electrons in an atom have the same four quantum numbers. In one orbital *n*, *l* and *m*_{l} are equal, so the spins must be opposite.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-26',
    topics: ['electron-configuration'],
    tests: ['pauli-exclusion-principle'],
    uses: ['quantum-numbers'],
    difficulty: 'advanced',
    text: 'Suppose that an electron could have three different spin values instead of two, and that the Pauli exclusion principle still held. How many electrons could a 3d subshell hold?',
    answer: '15',
    distractors: [
      {
        text: '6',
        slip: 'wrong-letter-of-l',
        teaching: 'This gives the d subshell three orbitals, as in a p subshell, with two electrons in each.',
        expression: '3 * 2',
      },
      {
        text: '9',
        slip: 'wrong-letter-of-l',
        teaching:
          'Three electrons per orbital is right, but a d subshell has five orbitals; a p subshell has three.',
        expression: '3 * 3',
      },
      {
        text: '10',
        slip: 'overgeneralised-rule',
        teaching: 'Five orbitals is right, but each could now hold three electrons with different spins.',
        expression: '(2 * 2 + 1) * 2',
      },
    ],
    explanation:
      'For *l* = 2 there are 5 values of *m*_{l}, and so five orbitals. Each orbital could hold one electron for each spin value: 5 × 3 = 15.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'quantity', expression: '(2 * 2 + 1) * 3', unit: '' },
  },
  {
    id: 'general-electron-configuration-27',
    topics: ['electron-configuration'],
    tests: ['photoelectron-spectroscopy'],
    uses: ['electron-configuration'],
    difficulty: 'beginner',
    text: 'The photoelectron spectrum of an element has five peaks. In order of decreasing binding energy, their relative heights are 2 : 2 : 6 : 2 : 4. Which element is it?',
    answer: '\\ce{S}',
    distractors: [
      {
        text: '\\ce{Si}',
        slip: 'one-subshell-only',
        teaching:
          'The last peak includes only p electrons; the 3s peak before it adds two more valence electrons.',
      },
      {
        text: '\\ce{O}',
        slip: 'wrong-shell',
        teaching:
          'The outermost subshell of oxygen is 2p, so it has only three peaks; five peaks extend into the third shell.',
      },
      {
        text: '\\ce{Se}',
        slip: 'wrong-shell',
        teaching: 'Selenium has a 3d peak of height 10 and electrons in the fourth shell.',
      },
    ],
    explanation:
      'The peaks are 1s^{2}, 2s^{2}, 2p^{6}, 3s^{2} and 3p^{4}. The total is 2 + 2 + 6 + 2 + 4 = 16 electrons, so the element is sulfur, \\ce{S}.',
    reference:
      'LibreTexts, Supplemental Modules (Physical and Theoretical Chemistry), Photoelectron Spectroscopy',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{S}': 'sqrt((2 + 2 + 6 + 2 + 4 - 16)^2)',
        '\\ce{Si}': 'sqrt((2 + 2 + 6 + 2 + 4 - 14)^2)',
        '\\ce{O}': 'sqrt((2 + 2 + 6 + 2 + 4 - 8)^2)',
        '\\ce{Se}': 'sqrt((2 + 2 + 6 + 2 + 4 - 34)^2)',
      },
      pick: 'least',
      quantity: 'difference between the electrons in the peaks and the atomic number',
    },
  },
  {
    id: 'general-electron-configuration-28',
    topics: ['electron-configuration', 'periodic-trends'],
    tests: ['photoelectron-spectroscopy'],
    uses: ['effective-nuclear-charge'],
    difficulty: 'intermediate',
    text: 'In photoelectron spectra the 1s peak of nitrogen lies at a higher binding energy than the 1s peak of carbon. Which is the best explanation?',
    answer: 'The nitrogen nucleus attracts its 1s electrons more strongly.',
    distractors: [
      {
        text: 'The 1s subshell of nitrogen contains more electrons than that of carbon.',
        slip: 'height-for-position',
        teaching:
          'Both 1s subshells contain two electrons; more electrons would change the height of a peak.',
      },
      {
        text: 'The 2p electrons of nitrogen shield its 1s electrons more.',
        slip: 'reversed-cause',
        teaching:
          'Outer electrons hardly shield inner ones, and more shielding would lower the binding energy.',
      },
      {
        text: 'The 1s electrons of nitrogen are farther from the nucleus.',
        slip: 'reversed-trend',
        teaching:
          'A greater nuclear charge pulls the 1s electrons closer; a greater distance would lower the binding energy.',
      },
    ],
    explanation:
      'Nitrogen has seven protons and carbon six. The 1s electrons are hardly shielded, so the nitrogen nucleus attracts its 1s electrons more strongly and more energy is needed to remove them.',
    reference:
      'LibreTexts, Supplemental Modules (Physical and Theoretical Chemistry), Photoelectron Spectroscopy',
  },
  {
    id: 'general-molecular-geometry-21',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    difficulty: 'beginner',
    text: 'Which change converts the nonpolar molecule \\ce{CCl4} into a polar one?',
    answer: 'Replacing one \\ce{Cl} atom with \\ce{H}',
    distractors: [
      {
        text: 'Replacing all four \\ce{Cl} atoms with \\ce{H}',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'Methane is also symmetric: its four equal bond dipoles cancel.',
      },
      {
        text: 'Replacing all four \\ce{Cl} atoms with \\ce{F}',
        slip: 'polar-bonds-for-polar-molecule',
        teaching:
          'The bonds become more polar, but the dipoles of four equal bonds in a tetrahedron still cancel.',
      },
      {
        text: 'Replacing the \\ce{C} atom with \\ce{Si}',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'The molecule remains a symmetric tetrahedron with four equal bonds.',
      },
    ],
    explanation:
      'Four equal bond dipoles that point to the corners of a tetrahedron cancel. With one \\ce{Cl} replaced by \\ce{H}, in \\ce{CHCl3}, the dipoles no longer cancel.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: {
      kind: 'option-extreme',
      values: {
        'Replacing one \\ce{Cl} atom with \\ce{H}': '1.04',
        'Replacing all four \\ce{Cl} atoms with \\ce{F}': '0',
        'Replacing all four \\ce{Cl} atoms with \\ce{H}': '0',
        'Replacing the \\ce{C} atom with \\ce{Si}': '0',
      },
      pick: 'greatest',
      quantity: 'dipole moment of the product in debye (CRC Handbook)',
    },
  },
  {
    id: 'general-molecular-geometry-22',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'Both \\ce{SF4} and \\ce{XeF4} have four polar bonds from the central atom to fluorine. Which statement about their dipole moments is correct?',
    answer: 'Only \\ce{SF4} has one, since its bond dipoles do not cancel.',
    distractors: [
      {
        text: 'Only \\ce{XeF4} has one, since it has two lone pairs on xenon.',
        slip: 'ignored-shape',
        teaching:
          'The two lone pairs lie on opposite sides; the molecule is square planar and the bond dipoles cancel.',
      },
      {
        text: 'Both have one, since bonds to fluorine are strongly polar.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching:
          'Polar bonds make a polar molecule only if their dipoles do not cancel; in \\ce{XeF4} they do.',
      },
      {
        text: 'Neither has one, since four equal bonds form a square.',
        slip: 'flat-drawing',
        teaching:
          'In \\ce{SF4} there are five electron domains, one of which is a lone pair, so the shape is a seesaw, not a square.',
      },
    ],
    explanation:
      '\\ce{XeF4} has six domains and is square planar, so the bond dipoles cancel. \\ce{SF4} has five domains with one lone pair; in the seesaw shape the bond dipoles do not cancel, so only \\ce{SF4} has a dipole moment.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-23',
    topics: ['molecular-geometry'],
    tests: ['bond-angles'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'When ammonia takes up a proton, the H–N–H angle increases from 107° to 109.5°. How does the VSEPR model explain this?',
    answer: 'The lone pair becomes a bonding pair, which repels less.',
    distractors: [
      {
        text: 'The positive charge of the ion pushes the hydrogens apart.',
        slip: 'wrong-cause',
        teaching:
          'VSEPR concerns the repulsion of electron pairs; \\ce{CH4} has the same angle without a charge.',
      },
      {
        text: 'The number of electron domains increases from three to four.',
        slip: 'bonds-for-domains',
        teaching: 'Ammonia already has four domains: three bonds and a lone pair.',
      },
      {
        text: 'The new bond is longer than the others and needs more space.',
        slip: 'wrong-cause',
        teaching: 'All four N–H bonds of \\ce{NH4+} are equal.',
      },
    ],
    explanation:
      'Nitrogen has four domains before and after. In \\ce{NH3} the lone pair repels more than a bonding pair and narrows the angle; in \\ce{NH4+} all four pairs are bonding, and the angle is the tetrahedral one.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-24',
    topics: ['molecular-geometry'],
    tests: ['bond-angles'],
    uses: ['electron-domain-geometry'],
    difficulty: 'beginner',
    text: 'Which of these species has the largest bond angle at its central atom?',
    answer: '\\ce{NO2+}',
    distractors: [
      {
        text: '\\ce{NO2-}',
        slip: 'ignored-lone-pairs',
        teaching:
          'Nitrogen in \\ce{NO2-} has a lone pair, so there are three domains and the angle is about 115°.',
      },
      {
        text: '\\ce{SO2}',
        slip: 'flat-drawing',
        teaching:
          'Sulfur in \\ce{SO2} has a lone pair, so there are three domains and the angle is about 119°.',
      },
      {
        text: '\\ce{NO2}',
        slip: 'wrong-domain-count',
        teaching:
          'Nitrogen in \\ce{NO2} has an unpaired electron besides its bonds, and the angle is about 134°.',
      },
    ],
    explanation:
      'The central nitrogen of \\ce{NO2+} has two electron domains and no lone pair, so the ion is linear with an angle of 180°. The central atom has a lone pair in \\ce{NO2-} and \\ce{SO2} and an unpaired electron in \\ce{NO2}, so all three are bent.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{NO2+}': '180', '\\ce{NO2-}': '115.4', '\\ce{SO2}': '119.3', '\\ce{NO2}': '134.1' },
      pick: 'greatest',
      quantity: 'measured bond angle in degrees (CRC Handbook)',
    },
  },
  {
    id: 'general-molecular-geometry-25',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry'],
    difficulty: 'beginner',
    text: 'What is the electron-domain geometry around the chlorine atom of \\ce{ClF3}?',
    answer: 'Trigonal bipyramidal',
    distractors: [
      {
        text: 'T-shaped',
        slip: 'shape-for-domain-geometry',
        teaching: 'This is the molecular shape, which does not include the two lone pairs.',
      },
      {
        text: 'Trigonal planar',
        slip: 'bonds-for-domains',
        teaching: 'This includes only the three bonds; chlorine has two lone pairs as well.',
      },
      {
        text: 'Tetrahedral',
        slip: 'wrong-domain-count',
        teaching: 'There are five domains, not four: three bonds and two lone pairs.',
      },
    ],
    explanation:
      'Chlorine has seven valence electrons, three of which are shared: three bonds and two lone pairs. Five domains have a trigonal bipyramidal arrangement, although the molecule is T-shaped.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'molecule-shape', species: 'ClF3', asked: 'electronGeometry' },
  },
  {
    id: 'general-molecular-geometry-26',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'Which two molecules have the same electron-domain geometry at the central atom, but different molecular shapes?',
    answer: '\\ce{CH4} and \\ce{H2O}',
    distractors: [
      {
        text: '\\ce{BF3} and \\ce{NF3}',
        slip: 'bonds-for-domains',
        teaching:
          'Both have three bonds, but nitrogen has a lone pair too: three domains compared with four.',
      },
      {
        text: '\\ce{CO2} and \\ce{SO2}',
        slip: 'bonds-for-domains',
        teaching:
          'In both, the central atom is bonded to two others, but sulfur has a lone pair too: two domains compared with three.',
      },
      {
        text: '\\ce{CCl4} and \\ce{SiH4}',
        slip: 'shape-for-domain-geometry',
        teaching: 'The shapes are also the same: both molecules are tetrahedral.',
      },
    ],
    explanation:
      'Carbon in \\ce{CH4} and oxygen in \\ce{H2O} have four domains, so both arrangements are tetrahedral. Two of the domains in water are lone pairs, so its shape is bent.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
];
