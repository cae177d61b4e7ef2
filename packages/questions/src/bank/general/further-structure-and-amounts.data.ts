import type { WrittenQuestion } from '../written-question.ts';

export const furtherStructureAndAmountQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-measurement-04',
    topics: ['measurement'],
    tests: ['temperature-scales'],
    uses: ['unit-conversion'],
    difficulty: 'beginner',
    text: 'What is 25.00 °C in kelvins?',
    answer: '298.15 K',
    distractors: [
      {
        text: '248.15 K',
        slip: 'wrong-sign',
        teaching: 'To convert from °C to K, add 273.15; here 25.00 was subtracted from 273.15.',
        expression: '273.15 - 25.00',
      },
      {
        text: '77.00 K',
        slip: 'fahrenheit-for-kelvin',
        teaching: '77.00 is this temperature in degrees Fahrenheit.',
        expression: '25.00 * 9 / 5 + 32',
      },
      {
        text: '25.00 K',
        slip: 'ignored-change',
        teaching:
          'The kelvin scale starts at absolute zero, so the number changes; only temperature differences stay the same.',
        expression: '25.00',
      },
    ],
    explanation:
      '*T* = 25.00 + 273.15 = 298.15 K: the kelvin scale has steps of the same size but starts at absolute zero.',
    reference: 'OpenStax Chemistry 2e, section 1.6',
    computation: { kind: 'quantity', expression: '273.15 + 25.00', unit: 'K' },
  },
  {
    id: 'general-measurement-05',
    topics: ['measurement'],
    tests: ['significant-figures-in-calculations'],
    difficulty: 'intermediate',
    text: 'Three pieces of metal have masses of 12.11 g, 18.0 g and 1.013 g. What is their total mass, reported to the correct number of significant figures?',
    answer: '31.1 g',
    distractors: [
      {
        text: '31 g',
        slip: 'fewest-digits-in-a-sum',
        teaching:
          'In a sum, the number of decimal places matters, not the number of significant figures: the least certain value has one decimal place.',
      },
      {
        text: '31.12 g',
        slip: 'overstated-precision',
        teaching: '18.0 g is known to only one decimal place, so the sum is too.',
      },
      {
        text: '31.123 g',
        slip: 'overstated-precision',
        teaching:
          'The calculator shows all these digits, but those after the first decimal place are not significant here.',
      },
    ],
    explanation:
      '12.11 + 18.0 + 1.013 = 31.123. The value with the fewest decimal places, 18.0 g, has one, so the sum is reported to one decimal place: 31.1 g.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'general-measurement-06',
    topics: ['measurement'],
    tests: ['density'],
    uses: ['alloys'],
    difficulty: 'advanced',
    text: 'An alloy of gold (19.3 g/cm³) and silver (10.5 g/cm³) has a density of 14.0 g/cm³. If the volumes are additive, what is the percentage by mass of gold in the alloy?',
    answer: '54.8%',
    distractors: [
      {
        text: '39.8%',
        slip: 'volume-share-for-mass-share',
        teaching:
          'This is the percentage of gold by volume; gold is denser, so its percentage by mass is larger.',
        expression: '100 * (14.0 - 10.5) / (19.3 - 10.5)',
      },
      {
        text: '45.2%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of silver by mass.',
        expression: '100 - (100 / 10.5 - 100 / 14.0) / (1 / 10.5 - 1 / 19.3)',
      },
      {
        text: '72.5%',
        slip: 'ratio-for-share',
        teaching: 'This is the ratio of two densities, 14.0/19.3, which leaves silver out.',
        expression: '100 * 14.0 / 19.3',
      },
    ],
    explanation:
      '100 g of alloy occupies \\frac{100}{14.0} = 7.143 cm³. With *x* g of gold: \\frac{*x*}{19.3} + \\frac{100 − *x*}{10.5} = 7.143, so *x* = 54.8.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: { kind: 'quantity', expression: '(100/10.5 - 100/14.0) / (1/10.5 - 1/19.3)', unit: '%' },
  },
  {
    id: 'general-atomic-structure-05',
    topics: ['atomic-structure'],
    tests: ['isotopes'],
    uses: ['subatomic-particles'],
    difficulty: 'beginner',
    text: 'Which two nuclides are isotopes of the same element?',
    answer: '\\ce{^{12}_{6}C} and \\ce{^{14}_{6}C}',
    distractors: [
      {
        text: '\\ce{^{14}_{6}C} and \\ce{^{14}_{7}N}',
        slip: 'same-mass-for-isotopes',
        teaching:
          'Atoms with equal mass numbers need not be isotopes: the numbers of protons differ here, so these are two different elements.',
      },
      {
        text: '\\ce{^{13}_{6}C} and \\ce{^{14}_{7}N}',
        slip: 'same-neutrons-for-isotopes',
        teaching: 'Both have seven neutrons, but the numbers of protons differ.',
      },
      {
        text: '\\ce{^{3}_{1}H} and \\ce{^{3}_{2}He}',
        slip: 'same-mass-for-isotopes',
        teaching:
          'Atoms with equal mass numbers need not be isotopes: hydrogen and helium are two different elements.',
      },
    ],
    explanation:
      'Isotopes have the same number of protons, and so belong to the same element, but different numbers of neutrons: here there are 6 protons with 6 or 8 neutrons.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-06',
    topics: ['atomic-structure'],
    tests: ['photon-energy'],
    difficulty: 'intermediate',
    text: 'What is the energy of one photon of light with a wavelength of 500 nm? (*h* = 6.626 × 10^{−34} J·s, *c* = 2.998 × 10^{8} m/s)',
    answer: '3.97 × 10^{−19} J',
    distractors: [
      {
        text: '3.97 × 10^{−28} J',
        slip: 'unit-prefix',
        teaching: 'The wavelength must be in meters: 500 nm = 5.00 × 10^{−7} m.',
        expression: '6.626e-34 * 2.998e8 / 500',
      },
      {
        text: '1.33 × 10^{−27} J',
        slip: 'one-step-short',
        teaching:
          'This is *h*/*λ*, the momentum of the photon; it must still be multiplied by the speed of light.',
        expression: '6.626e-34 / 500e-9',
      },
      {
        text: '3.31 × 10^{−40} J',
        slip: 'multiplied-for-divided',
        teaching:
          'This is *h* times *λ*; light of shorter wavelength has more energy, so *hc* must be divided by the wavelength.',
        expression: '6.626e-34 * 500e-9',
      },
    ],
    explanation:
      '*E* = \\frac{*hc*}{*λ*} = \\frac{6.626 × 10^{−34} × 2.998 × 10^{8}}{5.00 × 10^{−7}} = 3.97 × 10^{−19} J.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
    computation: { kind: 'quantity', expression: '6.626e-34 * 2.998e8 / 500e-9', unit: 'J' },
  },
  {
    id: 'general-electron-configuration-06',
    topics: ['electron-configuration'],
    tests: ['quantum-numbers'],
    uses: ['electron-configuration', 'pauli-exclusion-principle', 'atomic-orbitals'],
    difficulty: 'beginner',
    text: 'What is the maximum number of electrons in the shell *n* = 3?',
    answer: '18',
    distractors: [
      {
        text: '8',
        slip: 'overgeneralised-rule',
        teaching:
          'The 3s and 3p subshells together hold eight electrons; the shell also has a 3d subshell, which holds ten more.',
        expression: '2 + 6',
      },
      {
        text: '9',
        slip: 'orbitals-for-electrons',
        teaching: 'This is the number of orbitals, *n*²; each can hold two electrons.',
        expression: '3^2',
      },
      {
        text: '6',
        slip: 'forgot-exponent',
        teaching: 'The capacity is 2*n*², not 2*n*.',
        expression: '2 * 3',
      },
    ],
    explanation: 'The shell has the subshells 3s (2), 3p (6) and 3d (10): 2 × 3² = 18.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
    computation: { kind: 'quantity', expression: '2 * 3^2', unit: '' },
  },
  {
    id: 'general-electron-configuration-07',
    topics: ['electron-configuration'],
    tests: ['bohr-model'],
    uses: ['ionization-energy'],
    difficulty: 'intermediate',
    text: 'It takes 13.6 eV to remove the electron from a hydrogen atom in its ground state. How much energy does it take to remove the electron from a helium ion, \\ce{He+}, in its ground state?',
    answer: '54.4 eV',
    distractors: [
      {
        text: '27.2 eV',
        slip: 'forgot-exponent',
        teaching: 'The energy is proportional to the square of the nuclear charge, 2².',
        expression: '13.6 * 2',
      },
      {
        text: '13.6 eV',
        slip: 'ignored-nuclear-charge',
        teaching: 'Both have one electron, but the nucleus of helium has twice the charge.',
        expression: '13.6',
      },
      {
        text: '24.6 eV',
        slip: 'atom-for-ion',
        teaching: 'This is the energy for the neutral helium atom, where the two electrons repel each other.',
        expression: '24.587',
      },
    ],
    explanation: 'For one electron the energy is 13.6 eV × *Z*²/*n*² = 13.6 eV × 2² = 54.4 eV.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
    computation: { kind: 'quantity', expression: '13.6 * 2^2', unit: 'eV' },
  },
  {
    id: 'general-periodic-trends-05',
    topics: ['periodic-trends'],
    tests: ['atomic-radius'],
    difficulty: 'beginner',
    text: 'Which of these elements has the largest atoms?',
    answer: '\\ce{K}',
    distractors: [
      {
        text: '\\ce{Na}',
        slip: 'reversed-trend',
        teaching: 'Atomic radii increase down a group, so potassium, below sodium, is larger.',
      },
      {
        text: '\\ce{Ca}',
        slip: 'reversed-trend',
        teaching: 'Atomic radii decrease across a period, so calcium, to the right of potassium, is smaller.',
      },
      {
        text: '\\ce{Mg}',
        slip: 'reversed-trend',
        teaching: 'Magnesium is above and to the right of potassium, and both make its atoms smaller.',
      },
    ],
    explanation:
      'Atomic radii increase down a group and decrease across a period. Of the four elements, potassium is the farthest down and to the left.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: { kind: 'element-extreme', property: 'covalentRadius', pick: 'greatest' },
  },
  {
    id: 'general-periodic-trends-06',
    topics: ['periodic-trends'],
    tests: ['ionization-energy'],
    uses: ['electron-configuration-of-ions'],
    difficulty: 'advanced',
    text: 'Which of these elements has the highest second ionization energy?',
    answer: '\\ce{Na}',
    distractors: [
      {
        text: '\\ce{Mg}',
        slip: 'first-for-second-ionisation',
        teaching: 'Magnesium has two valence electrons, so the second one is removed easily.',
      },
      {
        text: '\\ce{Al}',
        slip: 'reversed-trend',
        teaching: 'The second electron of aluminum is still a valence electron.',
      },
      {
        text: '\\ce{Si}',
        slip: 'first-for-second-ionisation',
        teaching:
          'Silicon has the highest first ionization energy of the four; its second electron is also a valence electron.',
      },
    ],
    explanation:
      'After losing one electron, sodium has the closed-shell configuration of neon, so the second electron must come from the core: 4562 kJ/mol against 1451 (Mg), 1817 (Al) and 1577 (Si).',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{Na}': '4562', '\\ce{Mg}': '1451', '\\ce{Al}': '1817', '\\ce{Si}': '1577' },
      pick: 'greatest',
      quantity: 'second ionization energy in kJ/mol (NIST)',
    },
  },
  {
    id: 'general-periodic-trends-07',
    topics: ['periodic-trends', 'electron-configuration'],
    tests: ['electron-configuration-of-ions'],
    uses: ['noble-gases'],
    difficulty: 'beginner',
    text: 'Which ion has the same electron configuration as an argon atom?',
    answer: '\\ce{Ca^2+}',
    distractors: [
      {
        text: '\\ce{Mg^2+}',
        slip: 'wrong-shell',
        teaching: 'With ten electrons, this ion has the configuration of neon.',
      },
      {
        text: '\\ce{F-}',
        slip: 'wrong-shell',
        teaching: 'With ten electrons, this ion has the configuration of neon.',
      },
      {
        text: '\\ce{Br-}',
        slip: 'wrong-shell',
        teaching: 'With 36 electrons, this ion has the configuration of krypton.',
      },
    ],
    explanation: 'Argon has 18 electrons. Calcium has 20 and loses two to form \\ce{Ca^2+}, which leaves 18.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Ca^2+}': 'abs(20 - 2 - 18)',
        '\\ce{Mg^2+}': 'abs(12 - 2 - 18)',
        '\\ce{F-}': 'abs(9 + 1 - 18)',
        '\\ce{Br-}': 'abs(35 + 1 - 18)',
      },
      pick: 'least',
      quantity: 'difference from 18 electrons',
    },
  },
  {
    id: 'general-chemical-bonding-06',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds'],
    uses: ['ionic-bonding'],
    difficulty: 'beginner',
    text: 'Which of these compounds is ionic?',
    answer: '\\ce{CaF2}',
    distractors: [
      {
        text: '\\ce{CF4}',
        slip: 'halide-means-ionic',
        teaching: 'Carbon and fluorine are both nonmetals and share electrons.',
      },
      {
        text: '\\ce{NF3}',
        slip: 'halide-means-ionic',
        teaching: 'Nitrogen and fluorine are both nonmetals and share electrons.',
      },
      {
        text: '\\ce{OF2}',
        slip: 'halide-means-ionic',
        teaching: 'Oxygen and fluorine are both nonmetals and share electrons.',
      },
    ],
    explanation:
      'Calcium is a metal of low electronegativity and gives up its two valence electrons to fluorine; the other compounds are made up only of nonmetals.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CaF2}': '3.98 - 1.00',
        '\\ce{CF4}': '3.98 - 2.55',
        '\\ce{NF3}': '3.98 - 3.04',
        '\\ce{OF2}': '3.98 - 3.44',
      },
      pick: 'greatest',
      quantity: 'difference of Pauling electronegativities',
    },
  },
  {
    id: 'general-chemical-bonding-07',
    topics: ['chemical-bonding'],
    tests: ['sigma-and-pi-bonds'],
    difficulty: 'intermediate',
    text: 'How many π bonds are in one molecule of propenenitrile (acrylonitrile), \\ce{CH2=CH-C#N}?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'triple-as-one-pi',
        teaching:
          'A triple bond has two π bonds in addition to its σ bond; with the double bond that makes three.',
        expression: '(2 - 1) + 1',
      },
      {
        text: '6',
        slip: 'answered-another-quantity',
        teaching: 'This is the number of σ bonds.',
        expression: '3 + 3',
      },
      {
        text: '4',
        slip: 'pi-counted-as-sigma',
        teaching: 'A double bond has one π bond in addition to its σ bond, not two.',
        expression: '2 + (3 - 1)',
      },
    ],
    explanation: 'A double bond has one π bond and a triple bond has two: 1 + 2 = 3.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
    computation: { kind: 'quantity', expression: '(2 - 1) + (3 - 1)', unit: '' },
  },
  {
    id: 'general-chemical-bonding-08',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy'],
    uses: ['lewis-structures', 'resonance'],
    difficulty: 'advanced',
    text: 'In which of these species are the nitrogen–oxygen bonds the shortest?',
    answer: '\\ce{NO+}',
    distractors: [
      {
        text: '\\ce{NO2-}',
        slip: 'single-structure-for-bond-order',
        teaching: 'Its two resonance structures give each bond an order of 1.5.',
      },
      {
        text: '\\ce{NO3-}',
        slip: 'single-structure-for-bond-order',
        teaching: 'Its three resonance structures give each bond an order of 1.33.',
      },
      {
        text: '\\ce{NH2OH}',
        slip: 'reversed-trend',
        teaching:
          'This molecule has a single bond, which is the longest of the four; bonds of higher order are shorter.',
      },
    ],
    explanation:
      'The higher the bond order, the shorter the bond. The bond orders are \\ce{NO+} (a triple bond, like \\ce{N2}) 3, \\ce{NO2-} 1.5, \\ce{NO3-} 1.33, \\ce{NH2OH} 1.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{NO+}': '3 / 1', '\\ce{NO2-}': '3 / 2', '\\ce{NO3-}': '4 / 3', '\\ce{NH2OH}': '1 / 1' },
      pick: 'greatest',
      quantity: 'nitrogen–oxygen bond order',
    },
  },
  {
    id: 'general-molecular-geometry-06',
    topics: ['molecular-geometry'],
    tests: ['bond-angles'],
    uses: ['vsepr-theory'],
    difficulty: 'beginner',
    text: 'What is the H–C–H bond angle in methane, \\ce{CH4}?',
    answer: '109.5°',
    distractors: [
      {
        text: '90.0°',
        slip: 'flat-drawing',
        teaching:
          'On paper the molecule looks like a cross, but the four bonds point to the corners of a tetrahedron.',
        expression: '360 / 4',
      },
      {
        text: '120.0°',
        slip: 'wrong-domain-count',
        teaching: 'An angle of 120° belongs to three electron domains in a plane.',
        expression: '360 / 3',
      },
      {
        text: '180.0°',
        slip: 'wrong-domain-count',
        teaching: 'An angle of 180° belongs to two electron domains in a line.',
        expression: '180',
      },
    ],
    explanation:
      'Four electron domains are farthest apart at the corners of a tetrahedron; the cosine of the angle is −1/3, so the angle is 109.5°.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'quantity', expression: 'acos(-1/3) * 180 / pi', unit: '°' },
  },
  {
    id: 'general-molecular-geometry-07',
    topics: ['molecular-geometry'],
    tests: ['hybridization'],
    uses: ['electron-domain-geometry', 'lewis-structures'],
    difficulty: 'intermediate',
    text: 'What is the hybridization of the carbon atom in carbon dioxide, \\ce{CO2}?',
    answer: 'sp, because it has two electron domains',
    distractors: [
      {
        text: 'sp^{2}, because it has three electron domains',
        slip: 'wrong-domain-count',
        teaching: 'Carbon has two double bonds, and each is one domain, so it has two domains, not three.',
      },
      {
        text: 'sp^{3}, because it has four electron domains',
        slip: 'bonds-for-domains',
        teaching: 'Four bonding pairs were counted here, but a double bond is only one domain.',
      },
      {
        text: 'sp^{3}d, because it has five electron domains',
        slip: 'wrong-domain-count',
        teaching: 'Carbon has only two domains here, and it has no d orbitals to use.',
      },
    ],
    explanation:
      'Each double bond counts as one electron domain, so carbon has two: the molecule is linear and the carbon atom is sp hybridized.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-intermolecular-forces-03',
    topics: ['intermolecular-forces'],
    tests: ['boiling-points-and-intermolecular-forces'],
    uses: ['group-17-halogens', 'london-dispersion-forces'],
    difficulty: 'beginner',
    text: 'Which of these halogens has the highest normal boiling point?',
    answer: '\\ce{I2}',
    distractors: [
      {
        text: '\\ce{F2}',
        slip: 'bond-for-intermolecular',
        teaching:
          'Boiling separates molecules from each other and does not break the bonds in them; fluorine has the lowest boiling point.',
      },
      {
        text: '\\ce{Cl2}',
        slip: 'reversed-trend',
        teaching:
          'Chlorine molecules have fewer electrons than those of bromine and iodine, so they attract each other less strongly.',
      },
      {
        text: '\\ce{Br2}',
        slip: 'reversed-trend',
        teaching: 'Iodine has even more electrons, so its dispersion forces are stronger.',
      },
    ],
    explanation:
      'Only dispersion forces act between these molecules, and they increase with the number of electrons: \\ce{F2} < \\ce{Cl2} < \\ce{Br2} < \\ce{I2}.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{I2}': '184.4', '\\ce{Br2}': '58.8', '\\ce{Cl2}': '-34.0', '\\ce{F2}': '-188.1' },
      pick: 'greatest',
      quantity: 'normal boiling point in °C (CRC Handbook)',
    },
  },
  {
    id: 'general-intermolecular-forces-04',
    topics: ['intermolecular-forces'],
    tests: ['boiling-points-and-intermolecular-forces'],
    uses: ['hydrogen-bonding', 'london-dispersion-forces'],
    difficulty: 'intermediate',
    text: 'Which of these hydrides of group 16 elements has the lowest normal boiling point?',
    answer: '\\ce{H2S}',
    distractors: [
      {
        text: '\\ce{H2O}',
        slip: 'overgeneralised-rule',
        teaching:
          'The smallest molecule would be expected to have the lowest boiling point, but water molecules are held together by hydrogen bonds.',
      },
      {
        text: '\\ce{H2Se}',
        slip: 'reversed-trend',
        teaching: 'It has more electrons and therefore stronger dispersion forces than hydrogen sulfide.',
      },
      {
        text: '\\ce{H2Te}',
        slip: 'reversed-trend',
        teaching: 'It has the most electrons and, after water, the highest boiling point.',
      },
    ],
    explanation:
      'From \\ce{H2S} to \\ce{H2Te}, the dispersion forces become stronger and the boiling point rises. Water, with its boiling point of 100 °C, does not fit this trend because of its hydrogen bonds.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{H2S}': '-59.6', '\\ce{H2O}': '100.0', '\\ce{H2Se}': '-41.3', '\\ce{H2Te}': '-2' },
      pick: 'least',
      quantity: 'normal boiling point in °C (CRC Handbook)',
    },
  },
  {
    id: 'general-intermolecular-forces-05',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    uses: ['density'],
    difficulty: 'intermediate',
    text: 'Why is ice less dense than liquid water at 0 °C?',
    answer: 'Hydrogen bonds hold its molecules in an open lattice.',
    distractors: [
      {
        text: 'The hydrogen bonds between its molecules are broken.',
        slip: 'reversed-cause',
        teaching: 'Freezing forms hydrogen bonds; in ice each molecule has four of them.',
      },
      {
        text: 'The bonds inside its molecules get longer on freezing.',
        slip: 'bond-for-intermolecular',
        teaching: 'The molecules stay as they are; what changes is their arrangement.',
      },
      {
        text: 'Air that was dissolved in the water stays in the ice.',
        slip: 'wrong-cause',
        teaching: 'Ice that contains no air is also less dense than water.',
      },
    ],
    explanation:
      'In ice each molecule forms four hydrogen bonds in tetrahedral directions. This open lattice takes up more space than the liquid, in which the molecules are closer together.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-06',
    topics: ['intermolecular-forces'],
    tests: ['vapor-pressure'],
    uses: ['intermolecular-forces', 'hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'Which of these liquids has the highest vapor pressure at 25 °C?',
    answer: '\\ce{CH3CH2OCH2CH3}',
    distractors: [
      {
        text: '\\ce{H2O}',
        slip: 'small-means-volatile',
        teaching: 'The molecule is small, but hydrogen bonds hold it in the liquid.',
      },
      {
        text: '\\ce{CH3CH2OH}',
        slip: 'ignored-hydrogen-bonds',
        teaching: 'Its hydrogen bonds make it less volatile than the ether.',
      },
      {
        text: '\\ce{CH3CH2CH2CH2OH}',
        slip: 'ignored-hydrogen-bonds',
        teaching: 'It has hydrogen bonds and a longer chain, and it boils at 118 °C.',
      },
    ],
    explanation:
      'A high vapor pressure indicates weak intermolecular forces. The ether has no hydrogen bonds between its molecules and boils at 35 °C; the others boil at 78 °C or higher.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CH3CH2OCH2CH3}': '34.5',
        '\\ce{H2O}': '100.0',
        '\\ce{CH3CH2OH}': '78.3',
        '\\ce{CH3CH2CH2CH2OH}': '117.7',
      },
      pick: 'least',
      quantity: 'normal boiling point in °C (CRC Handbook)',
    },
  },
  {
    id: 'general-intermolecular-forces-07',
    topics: ['intermolecular-forces'],
    tests: ['boiling-points-and-intermolecular-forces'],
    uses: ['london-dispersion-forces', 'alkanes'],
    difficulty: 'advanced',
    text: 'Which of these alkanes has the lowest boiling point at 1 atm?',
    answer: '2-Methylpropane',
    distractors: [
      {
        text: 'Butane',
        slip: 'ignored-shape',
        teaching:
          'It has the same number of electrons as 2-methylpropane, but its straight chain touches its neighbors over a larger surface.',
      },
      {
        text: 'Pentane',
        slip: 'reversed-trend',
        teaching:
          'It has one more carbon atom than the two lightest alkanes, and the longest chain; it boils at 36 °C.',
      },
      {
        text: '2,2-Dimethylpropane',
        slip: 'ignored-size',
        teaching:
          'It is very compact, but it has one more carbon atom than the two lightest alkanes; it boils at 9.5 °C.',
      },
    ],
    explanation:
      'Fewer electrons and a more compact shape both make dispersion forces weaker. The boiling points are 2-methylpropane −11.7 °C, butane −0.5 °C, 2,2-dimethylpropane 9.5 °C, pentane 36.1 °C.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
    computation: {
      kind: 'option-extreme',
      values: { '2-Methylpropane': '-11.7', Butane: '-0.5', Pentane: '36.1', '2,2-Dimethylpropane': '9.5' },
      pick: 'least',
      quantity: 'normal boiling point in °C (CRC Handbook)',
    },
  },
  {
    id: 'general-nomenclature-04',
    topics: ['nomenclature'],
    tests: ['naming-molecular-compounds'],
    difficulty: 'beginner',
    text: 'What is the name of \\ce{N2O3}?',
    answer: 'Dinitrogen trioxide',
    distractors: [
      {
        text: 'Nitrogen oxide',
        slip: 'forgot-subscript',
        teaching: 'Both prefixes are missing: two nitrogen atoms need di- and three oxygen atoms need tri-.',
      },
      {
        text: 'Nitrogen trioxide',
        slip: 'forgot-subscript',
        teaching: 'The formula has two nitrogen atoms, which need the prefix di-.',
      },
      {
        text: 'Dinitrogen oxide',
        slip: 'forgot-subscript',
        teaching: 'The formula has three oxygen atoms, which need the prefix tri-.',
      },
    ],
    explanation:
      'Binary compounds of nonmetals are named with prefixes that give the number of atoms: di- for two nitrogen atoms and tri- for three oxygen atoms. The name is dinitrogen trioxide.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: { kind: 'name-of-formula', formula: 'N2O3' },
  },
  {
    id: 'general-nomenclature-05',
    topics: ['nomenclature'],
    tests: ['naming-acids'],
    difficulty: 'intermediate',
    text: 'What is the name of the acid \\ce{HClO3}?',
    answer: 'Chloric acid',
    distractors: [
      {
        text: 'Chlorous acid',
        slip: 'mixed-up-ion-names',
        teaching: 'Chlorous acid has two oxygen atoms; its ion is chlorite.',
      },
      {
        text: 'Perchloric acid',
        slip: 'mixed-up-ion-names',
        teaching: 'Perchloric acid has four oxygen atoms; its ion is perchlorate.',
      },
      {
        text: 'Hydrochloric acid',
        slip: 'mixed-up-ion-names',
        teaching: 'Hydrochloric acid has no oxygen at all; its ion is chloride.',
      },
    ],
    explanation:
      'Its ion \\ce{ClO3-} is chlorate, and -ate becomes -ic in the name of the acid: chloric acid.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: { kind: 'name-of-formula', formula: 'HClO3' },
  },
  {
    id: 'general-nomenclature-06',
    topics: ['nomenclature'],
    tests: ['naming-transition-metal-compounds'],
    uses: ['polyatomic-ions', 'naming-ionic-compounds'],
    difficulty: 'intermediate',
    text: 'What is the formula of chromium(III) sulfate?',
    answer: '\\ce{Cr2(SO4)3}',
    distractors: [
      {
        text: '\\ce{Cr3(SO4)2}',
        slip: 'charges-turned-around',
        teaching: 'The subscripts are swapped: 2 × (+3) and 3 × (−2) balance.',
      },
      {
        text: '\\ce{Cr(SO4)3}',
        slip: 'numeral-for-subscript',
        teaching:
          'The numeral is the charge of chromium; the number of each ion follows from the balance of charges.',
      },
      {
        text: '\\ce{Cr2(SO3)3}',
        slip: 'mixed-up-ion-names',
        teaching: '\\ce{SO3^2-} is sulfite; sulfate has four oxygen atoms.',
      },
    ],
    explanation:
      'The ions are \\ce{Cr^3+} and \\ce{SO4^2-}. Two of the first and three of the second balance: 2 × (+3) + 3 × (−2) = 0. The formula is \\ce{Cr2(SO4)3}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: { kind: 'formula-of-name', name: 'chromium(III) sulfate' },
  },
  {
    id: 'general-moles-06',
    topics: ['moles'],
    tests: ['moles-and-particles'],
    difficulty: 'beginner',
    text: 'How many molecules are in 0.250 mol of nitrogen gas? The Avogadro constant is 6.022 × 10^{23} mol^{−1}.',
    answer: '1.51 × 10^{23}',
    distractors: [
      {
        text: '3.01 × 10^{23}',
        slip: 'molecules-for-atoms',
        teaching: 'This is the number of atoms; each \\ce{N2} molecule contains two.',
        expression: '(0.250 * 2) * 6.022e23',
      },
      {
        text: '2.41 × 10^{24}',
        slip: 'divided-for-multiplied',
        teaching:
          'A quarter of a mole contains fewer particles than a mole: multiply the amount by the Avogadro constant, rather than dividing the constant by it.',
        expression: '1 / 0.250 * 6.022e23',
      },
      {
        text: '6.02 × 10^{23}',
        slip: 'ignored-change',
        teaching: 'This is the number of molecules in one whole mole.',
        expression: '6.022e23',
      },
    ],
    explanation: '*N* = *n* × *N*_{A} = 0.250 mol × 6.022 × 10^{23} mol^{−1} = 1.51 × 10^{23}.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '0.250 * 6.022e23', unit: '' },
  },
  {
    id: 'general-moles-07',
    topics: ['moles'],
    tests: ['moles-and-particles'],
    uses: ['density', 'mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'How many atoms are in a cube of gold with a volume of 1.00 cm³? (density 19.3 g/cm³, molar mass 196.97 g/mol, *N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '5.90 × 10^{22}',
    distractors: [
      {
        text: '3.06 × 10^{21}',
        slip: 'ignored-density',
        teaching: 'Here the mass was taken to be 1.00 g, but the cube has a mass of 19.3 g.',
        expression: '1.00 / 196.97 * 6.022e23',
      },
      {
        text: '6.15 × 10^{24}',
        slip: 'inverted-ratio',
        teaching: 'The amount in moles is mass divided by molar mass; here the fraction was inverted.',
        expression: '1.00 / 19.3 * 196.97 * 6.022e23',
      },
      {
        text: '1.16 × 10^{25}',
        slip: 'one-step-short',
        teaching:
          'The mass must be divided by the molar mass before it is multiplied by the Avogadro constant.',
        expression: '1.00 * 19.3 * 6.022e23',
      },
    ],
    explanation:
      '*m* = 19.3 g; *n* = \\frac{19.3}{196.97} = 0.09798 mol; *N* = 0.09798 mol × 6.022 × 10^{23} mol^{−1} = 5.90 × 10^{22}.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '1.00 * 19.3 / 196.97 * 6.022e23', unit: '' },
  },
  {
    id: 'general-moles-08',
    topics: ['moles'],
    tests: ['indirect-analysis'],
    uses: ['percent-composition', 'molar-mass', 'mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'A 1.000 g sample of a mixture of \\ce{NaCl} (58.44 g/mol) and \\ce{KCl} (74.55 g/mol) contains 0.01500 mol of chloride ions. What percentage of its mass is \\ce{NaCl}?',
    answer: '42.9%',
    distractors: [
      {
        text: '57.1%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of \\ce{KCl}.',
        expression: '100 - (0.01500 - 1 / 74.55) / (1 / 58.44 - 1 / 74.55) * 100',
      },
      {
        text: '48.9%',
        slip: 'amount-share-for-mass-share',
        teaching:
          'This is the mole percentage of \\ce{NaCl}; its percentage by mass is smaller because its formula units are lighter.',
        expression: '100 * (74.55 - 1.000 / 0.01500) / (74.55 - 58.44)',
      },
      {
        text: '50.0%',
        slip: 'shared-equally',
        teaching:
          'The two salts need not be present in equal masses; their proportions follow from the amount of chloride.',
        expression: '100 / 2',
      },
    ],
    explanation:
      'With *x* g of \\ce{NaCl}, \\frac{*x*}{58.44} + \\frac{1.000 − *x*}{74.55} = 0.01500, so *x* = 0.429, which is 42.9% of the mass.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: {
      kind: 'quantity',
      expression: '(0.01500 - 1/74.55) / (1/58.44 - 1/74.55) * 100',
      unit: '%',
    },
  },
  {
    id: 'general-empirical-formulas-04',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    difficulty: 'beginner',
    text: 'What is the empirical formula of glucose, \\ce{C6H12O6}?',
    answer: '\\ce{CH2O}',
    distractors: [
      {
        text: '\\ce{C3H6O3}',
        slip: 'one-step-short',
        teaching: 'All three subscripts can still be divided by three.',
      },
      {
        text: '\\ce{C2H4O2}',
        slip: 'one-step-short',
        teaching: 'All three subscripts can still be divided by two.',
      },
      {
        text: '\\ce{CHO}',
        slip: 'forgot-subscript',
        teaching: 'There are twice as many hydrogen atoms as carbon atoms.',
      },
    ],
    explanation: 'The greatest common divisor of 6, 12 and 6 is 6, so the empirical formula is \\ce{CH2O}.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CH2O}': 'abs(M(CH2O) - M(C6H12O6) / 6)',
        '\\ce{C3H6O3}': 'abs(M(C3H6O3) - M(C6H12O6) / 6)',
        '\\ce{C2H4O2}': 'abs(M(C2H4O2) - M(C6H12O6) / 6)',
        '\\ce{CHO}': 'abs(M(CHO) - M(C6H12O6) / 6)',
      },
      pick: 'least',
      quantity: 'difference from a sixth of the molar mass',
    },
  },
  {
    id: 'general-empirical-formulas-05',
    topics: ['empirical-formulas'],
    tests: ['hydrates'],
    uses: ['mass-mole-conversion', 'mole-ratio'],
    difficulty: 'advanced',
    text: 'Heating 5.00 g of a hydrate of \\ce{CuSO4} (159.60 g/mol) drives off 1.80 g of water (18.02 g/mol). How many water molecules does the hydrate contain for each formula unit of \\ce{CuSO4}?',
    answer: '5',
    distractors: [
      {
        text: '3',
        slip: 'hydrate-for-salt',
        teaching:
          'The 5.00 g still includes the water; the mass of the anhydrous salt is 5.00 − 1.80 = 3.20 g.',
        expression: '1.80 / M(H2O) / (5.00 / M(CuSO4))',
      },
      {
        text: '9',
        slip: 'ratio-of-masses-for-moles',
        teaching: 'This is the ratio of the two molar masses, not of the amounts.',
        expression: 'M(CuSO4) / M(H2O)',
      },
      {
        text: '7',
        slip: 'crystal-water-miscounted',
        teaching:
          'Seven is right for hydrates such as \\ce{MgSO4·7H2O}; here there is 0.0999 mol of water for 0.0201 mol of salt.',
        expression: '7',
      },
    ],
    explanation:
      'The amount of water is \\frac{1.80}{18.02} = 0.0999 mol, and the amount of salt is \\frac{5.00 − 1.80}{159.60} = 0.0201 mol. The ratio is \\frac{0.0999}{0.0201} ≈ 5.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: { kind: 'quantity', expression: '1.80 / M(H2O) / ((5.00 - 1.80) / M(CuSO4))', unit: '' },
  },
  {
    id: 'general-stoichiometry-05',
    topics: ['stoichiometry'],
    tests: ['limiting-reagent'],
    uses: ['mole-ratio'],
    difficulty: 'beginner',
    text: 'A mixture of 4.0 mol of hydrogen and 3.0 mol of oxygen reacts as completely as possible: \\ce{2H2 + O2 -> 2H2O}. How much oxygen is left?',
    answer: '1.0 mol',
    distractors: [
      {
        text: '2.0 mol',
        slip: 'reacted-for-remaining',
        teaching: 'This is the amount of oxygen that reacts; the rest of the 3.0 mol is left.',
        expression: '4.0 / 2',
      },
      {
        text: '1.5 mol',
        slip: 'inverted-ratio',
        teaching:
          'Here the amount of oxygen was halved; half the amount of hydrogen gives the amount of oxygen that reacts.',
        expression: '3.0 / 2',
      },
      {
        text: '2.5 mol',
        slip: 'inverted-ratio',
        teaching:
          'If two \\ce{O2} reacted with each \\ce{H2}, this amount of hydrogen would be left; the ratio is reversed.',
        expression: '4.0 - 3.0 / 2',
      },
    ],
    explanation: '4.0 mol of \\ce{H2} requires 4.0/2 = 2.0 mol of \\ce{O2}; 3.0 − 2.0 = 1.0 mol is left.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '3.0 - 4.0 / 2', unit: 'mol' },
  },
  {
    id: 'general-stoichiometry-06',
    topics: ['stoichiometry'],
    tests: ['percentage-yield'],
    uses: ['mass-mole-conversion', 'mass-mass-stoichiometry'],
    difficulty: 'advanced',
    text: 'Sulfur is converted to sulfuric acid in three steps, \\ce{S} to \\ce{SO2} to \\ce{SO3} to \\ce{H2SO4}, each with a yield of 90.0%. What mass of \\ce{H2SO4} (98.07 g/mol) is obtained from 16.0 g of sulfur (32.06 g/mol)?',
    answer: '35.7 g',
    distractors: [
      {
        text: '48.9 g',
        slip: 'ignored-yield',
        teaching: 'This would be the mass obtained without any losses.',
        expression: '16.0 / M(S) * M(H2SO4)',
      },
      {
        text: '44.0 g',
        slip: 'one-step-short',
        teaching: 'The yield of 90.0% applies three times, once for each step.',
        expression: '16.0 / M(S) * M(H2SO4) * 0.9',
      },
      {
        text: '34.3 g',
        slip: 'losses-added',
        teaching:
          'The losses do not add up to 30%: each step converts only 90.0% of the product of the previous step.',
        expression: '16.0 / 32.06 * 98.07 * (1 - 3 * 0.100)',
      },
    ],
    explanation:
      'Each sulfur atom ends up in one molecule of \\ce{H2SO4}, so the theoretical yield is \\frac{16.0}{32.06} × 98.07 = 48.9 g. The yield over three steps is 0.900³ = 0.729 of this: 35.7 g.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '16.0 / M(S) * M(H2SO4) * 0.9^3', unit: 'g' },
  },
  {
    id: 'general-stoichiometry-07',
    topics: ['stoichiometry', 'gas-laws'],
    tests: ['avogadros-law', 'gas-stoichiometry'],
    uses: ['mole-ratio'],
    difficulty: 'beginner',
    text: 'Propane burns completely: \\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}. What volume of oxygen is needed for 2.0 L of propane gas at the same temperature and pressure? (Assume ideal gases.)',
    answer: '10 L',
    distractors: [
      {
        text: '2.0 L',
        slip: 'ignored-coefficients',
        teaching: 'One volume of propane needs five volumes of oxygen.',
        expression: '2.0',
      },
      {
        text: '0.40 L',
        slip: 'inverted-ratio',
        teaching: 'The ratio is inverted: more oxygen than propane is needed.',
        expression: '2.0 / 5',
      },
      {
        text: '6.0 L',
        slip: 'answered-another-quantity',
        teaching: 'This is the volume of carbon dioxide that forms.',
        expression: '2.0 * 3',
      },
    ],
    explanation:
      'Equal volumes of ideal gases at the same temperature and pressure contain equal amounts, so the volumes are in the ratio of the coefficients: 5 × 2.0 L = 10 L.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '2.0 * 5', unit: 'L' },
  },
  {
    id: 'general-balancing-04',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'When the equation \\ce{Al + HCl -> AlCl3 + H2} is balanced with the smallest whole numbers, what is the coefficient of \\ce{HCl}?',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'not-whole-coefficients',
        teaching:
          'With 3 for \\ce{HCl}, \\ce{H2} would need the coefficient 3/2; doubling makes all the coefficients whole numbers.',
      },
      {
        text: '2',
        slip: 'answered-another-quantity',
        teaching: 'This is the coefficient of aluminum.',
      },
      {
        text: '12',
        slip: 'not-lowest-coefficients',
        teaching: 'With this coefficient, all the coefficients could still be divided by two.',
      },
    ],
    explanation:
      '\\ce{2Al + 6HCl -> 2AlCl3 + 3H2}: there are three chlorine atoms for each aluminum atom, and hydrogen atoms leave in pairs, so the coefficient of \\ce{HCl} is 6.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
    computation: { kind: 'coefficient', equation: 'Al + HCl -> AlCl3 + H2', species: 'HCl' },
  },
  {
    id: 'general-balancing-05',
    topics: ['balancing', 'redox'],
    tests: ['balancing-equations'],
    uses: ['oxidation-and-reduction', 'half-equations'],
    difficulty: 'advanced',
    text: 'When the equation \\ce{Cr2O7^2- + Fe^2+ + H+ -> Cr^3+ + Fe^3+ + H2O} is balanced with the smallest whole numbers, what is the coefficient of \\ce{H+}?',
    answer: '14',
    distractors: [
      {
        text: '7',
        slip: 'answered-another-quantity',
        teaching: 'This is the coefficient of water; each water molecule contains two hydrogen atoms.',
      },
      {
        text: '8',
        slip: 'overgeneralised-rule',
        teaching:
          'The coefficient would be eight for permanganate, which has four oxygen atoms; dichromate has seven.',
      },
      {
        text: '6',
        slip: 'answered-another-quantity',
        teaching: 'This is the coefficient of the iron ions.',
      },
    ],
    explanation:
      'Each dichromate ion takes 2 × 3 = 6 electrons, from six \\ce{Fe^2+}. The seven oxygen atoms form seven water molecules, which takes 14 \\ce{H+}; the charge is then +24 on both sides.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
    computation: {
      kind: 'coefficient',
      equation: 'Cr2O7^2- + Fe^2+ + H+ -> Cr^3+ + Fe^3+ + H2O',
      species: 'H+',
    },
  },
  {
    id: 'general-balancing-06',
    topics: ['balancing', 'redox'],
    tests: ['balancing-equations'],
    uses: ['half-equations', 'oxidation-numbers'],
    difficulty: 'advanced',
    text: 'What is the sum of all coefficients when \\ce{KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O} is balanced with the smallest whole numbers?',
    answer: '35',
    distractors: [
      {
        text: '18',
        slip: 'one-side-only',
        teaching: 'This is the sum for the reactants only; the products add 17 more.',
      },
      {
        text: '6',
        slip: 'ignored-coefficients',
        teaching: 'This is the sum for the unbalanced equation, with a coefficient of 1 for each substance.',
      },
      {
        text: '29',
        slip: 'atoms-miscounted',
        teaching:
          'Here only ten \\ce{HCl} were included, those that become \\ce{Cl2}; six more remain as chloride ions in the two salts.',
      },
    ],
    explanation:
      '\\ce{2KMnO4 + 16HCl -> 2KCl + 2MnCl2 + 5Cl2 + 8H2O}: each manganese atom gains 5 electrons, and each pair of chloride ions loses 2. The sum is 2 + 16 + 2 + 2 + 5 + 8 = 35.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
    computation: { kind: 'coefficient-sum', equation: 'KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O' },
  },
];
