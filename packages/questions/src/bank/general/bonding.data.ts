import type { WrittenQuestion } from '../written-question.ts';

export const bondingQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-chemical-bonding-01',
    topics: ['chemical-bonding'],
    tests: ['lewis-structures'],
    uses: ['polyatomic-ions', 'valence-electrons'],
    difficulty: 'beginner',
    text: 'How many valence electrons must be included in the Lewis structure of the sulfate ion, \\ce{SO4^2-}?',
    answer: '32',
    distractors: [
      {
        text: '30',
        slip: 'ignored-ion-charge',
        teaching: 'The atoms contribute 30; the charge of 2− means two more electrons.',
        expression: '6 + 4 * 6',
      },
      {
        text: '28',
        slip: 'charge-turned-around',
        teaching: 'A negative charge adds electrons; it does not remove them.',
        expression: '6 + 4 * 6 - 2',
      },
      {
        text: '24',
        slip: 'ignored-other-atoms',
        teaching: 'This includes only the four oxygen atoms; sulfur contributes 6 and the charge 2 more.',
        expression: '4 * 6',
      },
    ],
    explanation:
      'Sulfur contributes 6 valence electrons, the four oxygen atoms 4 × 6 = 24, and the charge 2: 6 + 24 + 2 = 32.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
    computation: { kind: 'quantity', expression: '6 + 4 * 6 + 2', unit: '' },
  },
  {
    id: 'general-chemical-bonding-02',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'In the Lewis structure of the nitrate ion, nitrogen forms one double and two single bonds. What is the formal charge of nitrogen?',
    answer: '+1',
    distractors: [
      {
        text: '+5',
        slip: 'oxidation-number-for-formal-charge',
        teaching:
          '+5 is the oxidation number, which assigns both electrons of each bond to oxygen; for a formal charge they are divided equally.',
        expression: '5 - 0',
      },
      {
        text: '−1',
        slip: 'ion-charge-for-formal-charge',
        teaching:
          'This is the charge of the whole ion, which is the sum of the formal charges of all the atoms.',
        expression: '-1',
      },
      {
        text: '−3',
        slip: 'bonding-electrons-not-halved',
        teaching: 'Only half of the eight bonding electrons are assigned to nitrogen: 5 − 4, not 5 − 8.',
        expression: '5 - 0 - 8',
      },
    ],
    explanation:
      'Formal charge = valence electrons − lone-pair electrons − half the bonding electrons = 5 − 0 − \\frac{8}{2} = +1.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
    computation: { kind: 'quantity', expression: '5 - 0 - 8/2', unit: '' },
  },
  {
    id: 'general-chemical-bonding-03',
    topics: ['chemical-bonding'],
    tests: ['resonance'],
    uses: ['bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'What is the carbon–oxygen bond order in the carbonate ion, \\ce{CO3^2-}, averaged over its three equivalent resonance structures?',
    answer: '1.33',
    distractors: [
      {
        text: '1.50',
        slip: 'overgeneralised-rule',
        teaching:
          'A bond order of 1.50 needs two positions for the double bond, as in ozone; here there are three.',
        expression: '(2 + 1) / 2',
      },
      {
        text: '1.67',
        slip: 'electrons-miscounted',
        teaching:
          'This would be five electron pairs over three bonds; each structure has one double bond and so four pairs.',
        expression: '5 / 3',
      },
      {
        text: '2.00',
        slip: 'one-resonance-structure-only',
        teaching: 'The double bond of one structure is not fixed: it is shared by all three positions.',
        expression: '2',
      },
    ],
    explanation:
      'Each structure has one double and two single bonds, so 2 + 1 + 1 = 4 bonding pairs are spread over 3 equal bonds: \\frac{4}{3} = 1.33.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
    computation: { kind: 'quantity', expression: '(2 + 1 + 1) / 3', unit: '' },
  },
  {
    id: 'general-chemical-bonding-04',
    topics: ['chemical-bonding'],
    tests: ['lattice-enthalpy'],
    uses: ['ionic-radius'],
    difficulty: 'intermediate',
    text: 'All of these solids have the sodium chloride structure. Which one has the largest lattice energy (the energy needed to separate it into gaseous ions)?',
    answer: '\\ce{MgO}',
    distractors: [
      {
        text: '\\ce{CaO}',
        slip: 'reversed-trend',
        teaching:
          'The charges are the same as in \\ce{MgO}, but the calcium ion is larger, so the ions are farther apart.',
      },
      {
        text: '\\ce{NaF}',
        slip: 'ignored-ion-charge',
        teaching:
          'The charges are only 1+ and 1−; the product of the charges is a quarter of that for 2+ and 2−.',
      },
      {
        text: '\\ce{NaCl}',
        slip: 'reversed-trend',
        teaching: 'Singly charged ions and a large anion both weaken the attraction.',
      },
    ],
    explanation:
      'Lattice energy increases with the product of the charges and decreases with the distance between the ions. The doubly charged ions (\\ce{MgO}, \\ce{CaO}) have the larger values, and of the two cations \\ce{Mg^2+} is smaller.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{MgO}': '2 * 2 / (72 + 140)',
        '\\ce{CaO}': '2 * 2 / (100 + 140)',
        '\\ce{NaF}': '1 * 1 / (102 + 133)',
        '\\ce{NaCl}': '1 * 1 / (102 + 181)',
      },
      pick: 'greatest',
      quantity: 'product of charges over sum of ionic radii in pm (Shannon)',
    },
  },
  {
    id: 'general-chemical-bonding-05',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'advanced',
    text: 'In one Lewis structure of dinitrogen monoxide (atoms in the order N, N, O), the nitrogen atoms are joined by a triple bond and the oxygen atom by a single bond. What are the formal charges in the order N, N, O?',
    answer: '0, +1, −1',
    distractors: [
      {
        text: '−1, +1, 0',
        slip: 'given-fact-overlooked',
        teaching:
          'These are the formal charges in the structure with two double bonds, in which oxygen is neutral.',
      },
      {
        text: '0, 0, 0',
        slip: 'neutral-molecule-neutral-atoms',
        teaching:
          'In a neutral molecule the formal charges add up to zero, but the individual atoms need not be neutral.',
      },
      {
        text: '0, −1, +1',
        slip: 'wrong-sign',
        teaching:
          'The central nitrogen has four bonds and no lone pair, which makes it positive: 5 − 4 = +1; oxygen with one bond and three lone pairs is negative.',
      },
    ],
    explanation:
      'End nitrogen: 5 − 2 − 3 = 0. Central nitrogen: 5 − 0 − 4 = +1. Oxygen: 6 − 6 − 1 = −1. The sum is 0, as it must be.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-molecular-geometry-01',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory'],
    uses: ['lewis-structures'],
    difficulty: 'beginner',
    text: 'According to the VSEPR model, what is the shape of the ammonia molecule, \\ce{NH3}?',
    answer: 'Trigonal pyramidal',
    distractors: [
      {
        text: 'Trigonal planar',
        slip: 'ignored-lone-pairs',
        teaching:
          'Without a lone pair, the three bonds would lie in a plane; the lone pair on nitrogen pushes them down.',
      },
      {
        text: 'Tetrahedral',
        slip: 'electron-geometry-for-shape',
        teaching:
          'The four electron domains are tetrahedral, but the shape describes only the positions of the atoms.',
      },
      {
        text: 'Bent',
        slip: 'bonded-atoms-miscounted',
        teaching: 'In a bent molecule two atoms are bonded to the central atom; in ammonia there are three.',
      },
    ],
    explanation:
      'Nitrogen has four electron domains: three bonds and one lone pair. They point to the corners of a tetrahedron; the atoms form a trigonal pyramid.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'molecule-shape', species: 'NH3', asked: 'shape' },
  },
  {
    id: 'general-molecular-geometry-02',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'In which of these species do all atoms lie in one plane?',
    answer: '\\ce{BF3}',
    distractors: [
      {
        text: '\\ce{NF3}',
        slip: 'ignored-lone-pairs',
        teaching: 'Nitrogen retains a lone pair, which makes the molecule pyramidal.',
      },
      {
        text: '\\ce{PCl3}',
        slip: 'ignored-lone-pairs',
        teaching: 'Phosphorus retains a lone pair, which makes the molecule pyramidal.',
      },
      {
        text: '\\ce{H3O+}',
        slip: 'ignored-lone-pairs',
        teaching: 'Oxygen retains one lone pair besides its three bonds, so the ion is pyramidal.',
      },
    ],
    explanation:
      'Boron in \\ce{BF3} has three electron domains and no lone pair, so it is trigonal planar. In the others the central atom has three bonds and a lone pair, so they are trigonal pyramidal.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'species-of-shape', shape: 'trigonal planar' },
  },
  {
    id: 'general-molecular-geometry-03',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory'],
    uses: ['octet-rule-and-its-exceptions', 'lewis-structures'],
    difficulty: 'advanced',
    text: 'What is the shape of the molecule \\ce{ClF3}?',
    answer: 'T-shaped',
    distractors: [
      {
        text: 'Trigonal planar',
        slip: 'ignored-lone-pairs',
        teaching: 'Chlorine has two lone pairs besides its three bonds: five domains, not three.',
      },
      {
        text: 'Trigonal pyramidal',
        slip: 'miscounted-lone-pairs',
        teaching: 'The central atom of a trigonal pyramid has one lone pair; chlorine has two here.',
      },
      {
        text: 'Trigonal bipyramidal',
        slip: 'electron-geometry-for-shape',
        teaching: 'This is the arrangement of the five electron domains; the shape describes only the atoms.',
      },
    ],
    explanation:
      'Chlorine has 7 valence electrons; 3 are used for bonds, and 4 remain as two lone pairs. Of the five domains, the lone pairs occupy equatorial positions, and the molecule is T-shaped.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'molecule-shape', species: 'ClF3', asked: 'shape' },
  },
  {
    id: 'general-molecular-geometry-04',
    topics: ['molecular-geometry'],
    tests: ['lewis-structures'],
    uses: ['octet-rule-and-its-exceptions', 'valence-electrons'],
    difficulty: 'advanced',
    text: 'How many lone pairs does the central iodine atom of the triiodide ion, \\ce{I3^-}, have in its Lewis structure?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'ignored-ion-charge',
        teaching:
          'The electron from the charge must be included: 7 + 1 − 2 = 6 electrons remain, which is three pairs.',
      },
      {
        text: '0',
        slip: 'shape-for-lone-pairs',
        teaching:
          'A linear shape does not mean that there are no lone pairs: here there are three around the axis.',
      },
      {
        text: '9',
        slip: 'answered-another-quantity',
        teaching: 'Nine is the number of lone pairs in the whole ion, three on each of its atoms.',
      },
    ],
    explanation:
      'The central iodine has 7 valence electrons plus the extra one from the charge (8), and uses 2 for its two bonds. Six electrons remain: three lone pairs, in the equatorial plane of a trigonal bipyramid; the ion is linear.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'molecule-shape', species: 'I3-', asked: 'lonePairs' },
  },
  {
    id: 'general-molecular-geometry-05',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    uses: ['vsepr-theory', 'bond-polarity'],
    difficulty: 'intermediate',
    text: 'Which of these molecules has a permanent dipole moment?',
    answer: '\\ce{SO2}',
    distractors: [
      {
        text: '\\ce{CO2}',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'Its bonds are polar, but the molecule is linear, and the two bond dipoles cancel.',
      },
      {
        text: '\\ce{BF3}',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'The dipoles of three equal polar bonds at 120° in a plane cancel.',
      },
      {
        text: '\\ce{SiF4}',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'The dipoles of four equal polar bonds toward the corners of a tetrahedron cancel.',
      },
    ],
    explanation:
      'Sulfur in \\ce{SO2} has a lone pair, so the molecule is bent and its two bond dipoles do not cancel. In linear \\ce{CO2}, trigonal planar \\ce{BF3} and tetrahedral \\ce{SiF4} the dipoles cancel.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'species-of-shape', shape: 'bent' },
  },
  {
    id: 'general-intermolecular-forces-01',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'In which of these pure liquids do the molecules form hydrogen bonds with each other?',
    answer: '\\ce{CH3OH}',
    distractors: [
      {
        text: '\\ce{CH3OCH3}',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'Its oxygen could accept a hydrogen bond, but no hydrogen atom is bonded to nitrogen, oxygen or fluorine.',
      },
      {
        text: '\\ce{CH3F}',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Its hydrogen atoms are bonded to carbon, not to fluorine, so they are not donors.',
      },
      {
        text: '\\ce{CH3CHO}',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Its oxygen could accept a hydrogen bond, but all its hydrogen atoms are bonded to carbon.',
      },
    ],
    explanation:
      'A hydrogen bond needs a hydrogen atom on nitrogen, oxygen or fluorine and a lone pair on such an atom of a neighboring molecule. Of the four, only methanol has an O–H bond.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-02',
    topics: ['intermolecular-forces'],
    tests: ['boiling-points-and-intermolecular-forces'],
    uses: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'These compounds have nearly the same molar mass. Which one has the highest normal boiling point?',
    answer: '\\ce{CH3CH2OH}',
    distractors: [
      {
        text: '\\ce{CH3OCH3}',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Dimethyl ether has no hydrogen on oxygen and already boils at −25 °C.',
      },
      {
        text: '\\ce{CH3CHO}',
        slip: 'dipole-above-hydrogen-bond',
        teaching:
          'Acetaldehyde is polar, but dipole–dipole forces are weaker than hydrogen bonds; it boils at 20 °C.',
      },
      {
        text: '\\ce{CH3CH2CH3}',
        slip: 'ignored-polarity',
        teaching: 'Propane has only dispersion forces and boils at −42 °C.',
      },
    ],
    explanation:
      'For molecules of similar size, the type of force is decisive: dispersion < dipole–dipole < hydrogen bonds. Only ethanol has an O–H group; it boils at 78 °C.',
    reference: 'OpenStax Chemistry 2e, section 10.1; CRC Handbook of Chemistry and Physics',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{CH3CH2OH}': '78.3',
        '\\ce{CH3OCH3}': '-24.8',
        '\\ce{CH3CHO}': '20.2',
        '\\ce{CH3CH2CH3}': '-42.1',
      },
      pick: 'greatest',
      quantity: 'normal boiling point in °C',
    },
  },
];
