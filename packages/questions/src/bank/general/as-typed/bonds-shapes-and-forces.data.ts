import type { WrittenQuestion } from '../../written-question.ts';

export const bondsShapesAndForcesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-chemical-bonding-303',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    difficulty: 'beginner',
    text: 'Why is diamond so hard?',
    answer: 'Each atom is bonded to four others throughout the crystal.',
    distractors: [
      {
        text: 'Each molecule is held to its neighbors by strong forces.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Diamond has no molecules; it is one network.',
      },
      {
        text: 'Each atom gives its electrons to a common sea of electrons.',
        slip: 'kind-of-bonding-confused',
        teaching: 'This is a metal, whose layers can slide.',
      },
      {
        text: 'Each atom is bonded to three others in flat layers.',
        slip: 'other-substance',
        teaching: 'This is graphite, which is soft.',
      },
    ],
    explanation:
      'To scratch diamond, strong C–C bonds in a rigid three-dimensional network have to be broken.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-304',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids', 'bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'Silicon has the same structure as diamond, but is less hard. What is the reason?',
    answer: 'Its longer bonds are weaker.',
    distractors: [
      {
        text: 'Its atoms form fewer bonds.',
        slip: 'bonds-miscounted',
        teaching: 'Each silicon atom has four bonds, too.',
      },
      {
        text: 'Its atoms form metallic bonds.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Silicon is a covalent network; it is a semiconductor.',
      },
      {
        text: 'Its molecules are larger.',
        slip: 'molecules-in-giant-structure',
        teaching: 'There are no molecules in silicon.',
      },
    ],
    explanation:
      'Both have four bonds in a tetrahedral network. Si–Si (235 pm, 222 kJ/mol) is longer and weaker than C–C (154 pm, 346 kJ/mol).',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-313',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'How many hydrogen bonds does each water molecule form in ice, and what does this lead to?',
    answer: 'Four, in an open structure with gaps',
    distractors: [
      {
        text: 'Two, in a dense structure without gaps',
        slip: 'bonds-miscounted',
        teaching: 'Each molecule gives two hydrogens and accepts two with its lone pairs.',
      },
      {
        text: 'Two, in an open structure with gaps',
        slip: 'one-side-only',
        teaching: 'Two are given and two more accepted.',
      },
      {
        text: 'Four, in a dense structure without gaps',
        slip: 'reversed-trend',
        teaching: 'Tetrahedral order keeps molecules apart: ice is less dense than water.',
      },
    ],
    explanation:
      'Each molecule gives two and accepts two hydrogen bonds, directed to the corners of a tetrahedron. This makes hexagonal rings with empty space.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-314',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Why does ice float on water?',
    answer: 'Its molecules stand farther apart on average.',
    distractors: [
      {
        text: 'Its molecules weigh less than in the liquid.',
        slip: 'wrong-cause',
        teaching: 'The molecules are the same.',
      },
      {
        text: 'It contains trapped bubbles of air throughout.',
        slip: 'wrong-cause',
        teaching: 'Clear ice without bubbles floats, too.',
      },
      {
        text: 'Its molecules are packed more closely.',
        slip: 'reversed-trend',
        teaching: 'Then it would sink, as most solids do in their melts.',
      },
    ],
    explanation:
      'Hydrogen bonds hold the molecules of ice in an open lattice. The same mass takes up about 9 % more space, so its density is lower.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-315',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'Water is densest at 4 °C. What happens when it is warmed from 0 °C to 4 °C?',
    answer: 'Open clusters collapse more than thermal motion expands.',
    distractors: [
      {
        text: 'Open clusters collapse less than thermal motion expands.',
        slip: 'size-of-effect-misjudged',
        teaching: 'Then the water would expand on warming from 0 °C on.',
      },
      {
        text: 'Open clusters grow more than thermal motion expands.',
        slip: 'reversed-trend',
        teaching: 'Growth of open clusters would lower the density.',
      },
      {
        text: 'Open clusters grow less than thermal motion expands.',
        slip: 'reversed-cause',
        teaching:
          'Warming breaks hydrogen bonds: open clusters do not grow, and both effects would lower the density.',
      },
    ],
    explanation:
      'Near 0 °C the liquid still has open, ice-like regions. They break down on warming and let molecules come closer; above 4 °C the normal expansion wins.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-316',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'Which observation is a consequence of the lower density of ice?',
    answer: 'Lakes freeze from the top down.',
    distractors: [
      {
        text: 'Lakes warm slowly in spring.',
        slip: 'one-property-decides',
        teaching: 'This comes from the high heat capacity and heat of fusion.',
      },
      {
        text: 'Salt melts ice on roads.',
        slip: 'other-process',
        teaching: 'This is freezing-point depression.',
      },
      {
        text: 'Sweat cools the skin.',
        slip: 'other-process',
        teaching: 'This comes from the heat of vaporization.',
      },
    ],
    explanation:
      'As ice is less dense than water, it floats and covers the lake; the water below stays liquid, so fish survive.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-chemical-bonding-305',
    topics: ['chemical-bonding'],
    tests: ['coordinate-bond'],
    difficulty: 'beginner',
    text: 'How does a coordinate (dative) covalent bond form?',
    answer: 'One atom supplies both electrons of the pair.',
    distractors: [
      {
        text: 'One atom hands one electron over fully.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Then there would be ions; here the pair is shared.',
      },
      {
        text: 'Each atom supplies one electron of the pair.',
        slip: 'one-condition-only',
        teaching: 'This is how an ordinary covalent bond forms.',
      },
      {
        text: 'Each atom supplies two electrons to the bond.',
        slip: 'pairs-for-electrons',
        teaching: 'Four shared electrons make a double bond.',
      },
    ],
    explanation:
      'In a coordinate bond a lone pair of one atom is shared with an atom that has an empty orbital.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-306',
    topics: ['chemical-bonding'],
    tests: ['coordinate-bond'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'Which species contains a coordinate bond in its usual Lewis structure?',
    answer: '\\ce{H3O+}',
    distractors: [
      {
        text: '\\ce{H2O}',
        slip: 'one-condition-only',
        teaching: 'Each hydrogen gives one electron to an O–H bond.',
      },
      {
        text: '\\ce{OH-}',
        slip: 'one-condition-only',
        teaching: 'One O–H bond of one electron each, and an extra electron on oxygen.',
      },
      {
        text: '\\ce{H2O2}',
        slip: 'one-condition-only',
        teaching: 'All bonds are made of one electron of each atom.',
      },
    ],
    explanation: 'In \\ce{H3O+} the third proton has no electron: oxygen gives a lone pair to bind it.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-307',
    topics: ['chemical-bonding'],
    tests: ['lewis-structures'],
    difficulty: 'beginner',
    text: 'How many valence electrons are shown in a Lewis structure of the nitrate ion, \\ce{NO3-}?',
    answer: '24',
    distractors: [
      {
        text: '23',
        slip: 'ignored-ion-charge',
        teaching: 'The charge −1 adds an electron.',
        expression: '5 + 3 * 6',
      },
      {
        text: '22',
        slip: 'charge-turned-around',
        teaching: 'A negative charge adds an electron, it takes none away.',
        expression: '5 + 3 * 6 - 1',
      },
      {
        text: '26',
        slip: 'total-charge-for-one-ion',
        teaching: 'One electron is added for the charge, not one for each oxygen.',
        expression: '5 + 3 * 6 + 3',
      },
    ],
    explanation: 'Nitrogen 5, three oxygens 18, charge 1: 5 + 18 + 1 = 24.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
    computation: { kind: 'quantity', expression: '5 + 3 * 6 + 1', unit: '' },
  },
  {
    id: 'general-chemical-bonding-308',
    topics: ['chemical-bonding'],
    tests: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'In a dot-and-cross diagram of \\ce{NH4+} nitrogen’s electrons are drawn as dots, hydrogen’s as crosses. What is seen between nitrogen and the four hydrogens?',
    answer: 'Three dot–cross pairs and one pair of dots',
    distractors: [
      {
        text: 'Four dot–cross pairs and a single dot',
        slip: 'ignored-ion-charge',
        teaching: 'Nitrogen has five electrons, but the ion has lost one: eight are shown.',
      },
      {
        text: 'Three dot–cross pairs and one pair of crosses',
        slip: 'lewis-roles-swapped',
        teaching: 'The fourth hydrogen came as a proton, without an electron.',
      },
      {
        text: 'Four dot–cross pairs and a single cross',
        slip: 'ignored-ion-charge',
        teaching:
          'The fourth hydrogen came as a proton: it brought no electron, and eight electrons are shown.',
      },
    ],
    explanation:
      'In \\ce{NH3} three pairs are dot–cross and one lone pair is two dots. A proton joins the lone pair: three dot–cross pairs and one pair of dots.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-309',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'Which statement about a Lewis structure of sulfate, \\ce{SO4^2-}, with four single bonds is right?',
    answer: 'Each oxygen has formal charge −1, sulfur +2.',
    distractors: [
      {
        text: 'Each oxygen has formal charge −2, sulfur 0.',
        slip: 'total-charge-for-one-ion',
        teaching: 'The sum would be −8; oxygen with one bond and three lone pairs has −1.',
      },
      {
        text: 'Each oxygen has formal charge −2, sulfur +6.',
        slip: 'oxidation-number-for-formal-charge',
        teaching: 'These are oxidation numbers.',
      },
      {
        text: 'Each oxygen has formal charge −0.5, sulfur 0.',
        slip: 'shared-equally',
        teaching: 'This shares the ion’s charge out; formal charges follow from counting electrons.',
      },
    ],
    explanation: 'Oxygen: 6 − 6 − 1 = −1, sulfur: 6 − 0 − 4 = +2. Sum: 4 × (−1) + 2 = −2.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-310',
    topics: ['chemical-bonding'],
    tests: ['lewis-structures'],
    difficulty: 'beginner',
    text: 'Which polyatomic ion has a triple bond in its Lewis structure?',
    answer: '\\ce{CN-}',
    distractors: [
      { text: '\\ce{OH-}', slip: 'bonds-miscounted', teaching: 'It has a single bond.' },
      { text: '\\ce{ClO-}', slip: 'bonds-miscounted', teaching: 'It has a single bond.' },
      {
        text: '\\ce{O2^2-}',
        slip: 'bonds-miscounted',
        teaching: 'Peroxide has a single bond and 14 electrons.',
      },
    ],
    explanation:
      '\\ce{CN-} has 4 + 5 + 1 = 10 electrons. Both atoms reach an octet with a triple bond and a lone pair each.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-311',
    topics: ['chemical-bonding'],
    tests: ['resonance'],
    uses: ['bond-length-and-bond-energy'],
    difficulty: 'beginner',
    text: 'Both O–O bonds in ozone, \\ce{O3}, are 128 pm long; a single bond would have about 148 pm, a double bond 121 pm. What does this show?',
    answer: 'Each bond is between a single and a double bond.',
    distractors: [
      {
        text: 'One bond is single, the other is double, in turns.',
        slip: 'resonance-as-switching',
        teaching: 'The molecule has one structure at all times; the resonance forms are only drawings.',
      },
      {
        text: 'One bond is single, the other is double.',
        slip: 'one-resonance-structure-only',
        teaching: 'Then their lengths would differ.',
      },
      {
        text: 'Each bond is a double bond that is stretched.',
        slip: 'single-structure-for-bond-order',
        teaching: 'Two double bonds at the middle atom would need ten electrons there.',
      },
    ],
    explanation:
      'The two resonance structures contribute equally; each bond has the order 1.5, with a length in between.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-312',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['resonance'],
    difficulty: 'intermediate',
    text: 'What are the formal charges in a resonance structure of ozone, with O=O–O, on the double-bonded end, the middle and the single-bonded end?',
    answer: '0, +1, −1',
    distractors: [
      {
        text: '0, 0, 0',
        slip: 'neutral-molecule-neutral-atoms',
        teaching: 'The sum is 0, but the atoms have different numbers of bonds.',
      },
      {
        text: '0, −1, +1',
        slip: 'wrong-sign',
        teaching: 'The middle atom has three bonds and one lone pair: 6 − 2 − 3 = +1.',
      },
      {
        text: '+1, 0, −1',
        slip: 'charge-placed-wrongly',
        teaching: 'The double-bonded end has two lone pairs and two bonds: 6 − 4 − 2 = 0.',
      },
    ],
    explanation: 'End with =O: 6 − 4 − 2 = 0; middle: 6 − 2 − 3 = +1; end with –O: 6 − 6 − 1 = −1.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-313',
    topics: ['chemical-bonding', 'molecular-geometry'],
    tests: ['molecular-polarity'],
    uses: ['resonance', 'vsepr-theory'],
    difficulty: 'intermediate',
    text: 'Ozone is bent (117°) and has a small dipole moment, although it consists of one element. How can it be polar?',
    answer: 'Its middle atom bears a positive partial charge.',
    distractors: [
      {
        text: 'Its atoms have different electronegativities.',
        slip: 'wrong-cause',
        teaching: 'All three are oxygen.',
      },
      { text: 'Its bonds have different lengths.', slip: 'ignored-shape', teaching: 'Both are 128 pm.' },
      {
        text: 'Its molecules contain unpaired electrons.',
        slip: 'wrong-cause',
        teaching: 'All electrons of ozone are paired.',
      },
    ],
    explanation:
      'In both resonance structures the middle atom has +1 and an end −1. In the bent molecule the charges do not cancel, so there is a dipole.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-300',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    difficulty: 'beginner',
    text: 'When is a molecule with polar bonds nonpolar as a whole?',
    answer: 'When its bond dipoles cancel by symmetry',
    distractors: [
      {
        text: 'When its bonds are all single bonds',
        slip: 'one-condition-only',
        teaching: '\\ce{CHCl3} has single bonds only and is polar.',
      },
      {
        text: 'When its central atom is carbon',
        slip: 'wrong-cause',
        teaching: '\\ce{CH2Cl2} and \\ce{CO} are polar.',
      },
      {
        text: 'When its central atom has one lone pair',
        slip: 'ignored-lone-pairs',
        teaching: 'A lone pair usually makes the molecule unsymmetric, as in \\ce{NH3}.',
      },
    ],
    explanation:
      'Dipoles are vectors: if equal ones point to opposite or symmetric directions (\\ce{CO2}, \\ce{CCl4}), their sum is zero.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-301',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'In which pair do both molecules have polar bonds, although only the second molecule is polar?',
    answer: '\\ce{BF3} and \\ce{NF3}',
    distractors: [
      {
        text: '\\ce{SO2} and \\ce{CO2}',
        slip: 'exchanged-values',
        teaching: 'The first is bent and polar, the second linear and nonpolar.',
      },
      {
        text: '\\ce{CCl4} and \\ce{CF4}',
        slip: 'one-condition-only',
        teaching: 'Both are tetrahedral with equal bonds, so neither is polar.',
      },
      { text: '\\ce{H2O} and \\ce{H2S}', slip: 'one-condition-only', teaching: 'Both are bent and polar.' },
    ],
    explanation:
      '\\ce{BF3} is trigonal planar: the dipoles cancel. \\ce{NF3} has a lone pair and is pyramidal: they do not.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-302',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory', 'hybridization'],
    difficulty: 'beginner',
    text: 'Which shape and hybridization belong to the central atom of \\ce{BCl3}, and is the molecule polar?',
    answer: 'Trigonal planar, sp^{2}, nonpolar',
    distractors: [
      {
        text: 'Trigonal pyramidal, sp^{3}, polar',
        slip: 'wrong-domain-count',
        teaching: 'Boron has no lone pair: three domains.',
      },
      {
        text: 'Trigonal planar, sp^{2}, polar',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'Three equal dipoles at 120° cancel.',
      },
      {
        text: 'Trigonal planar, sp^{3}, nonpolar',
        slip: 'wrong-domain-count',
        teaching: 'Three domains correspond to sp^{2}.',
      },
    ],
    explanation:
      'Three bonds and no lone pair: three domains, trigonal planar, sp^{2}. The equal bond dipoles cancel: nonpolar.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-molecular-geometry-303',
    topics: ['molecular-geometry'],
    tests: ['hybridization'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'How do shape and hybridization of the central atom change along \\ce{NO2+}, \\ce{NO2}, \\ce{NO2-}?',
    answer: 'The angle falls from 180°; sp in the first, sp^{2} in the others',
    distractors: [
      {
        text: 'The angle rises to 180°; sp^{2} in the first, sp in the others',
        slip: 'reversed-trend',
        teaching: '\\ce{NO2+} has two domains and is linear.',
      },
      {
        text: 'The angle stays 120°; sp^{2} in all three of them',
        slip: 'one-condition-only',
        teaching: '\\ce{NO2+} is isoelectronic with \\ce{CO2} and linear.',
      },
      {
        text: 'The angle falls from 120°; sp^{2} in the first, sp^{3} in the others',
        slip: 'wrong-domain-count',
        teaching: '\\ce{NO2-} has three domains (sp^{2}), not four.',
      },
    ],
    explanation:
      '\\ce{NO2+}: no electrons left on N, linear, sp. \\ce{NO2}: one electron, 134°. \\ce{NO2-}: a lone pair, 115°. Both are sp^{2}.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-molecular-geometry-304',
    topics: ['molecular-geometry'],
    tests: ['hybridization'],
    difficulty: 'intermediate',
    text: 'In which molecule is the central atom sp^{3}-hybridized with two lone pairs?',
    answer: '\\ce{OF2}',
    distractors: [
      {
        text: '\\ce{XeF2}',
        slip: 'wrong-domain-count',
        teaching: 'It has three lone pairs and five domains.',
      },
      {
        text: '\\ce{SO2}',
        slip: 'wrong-domain-count',
        teaching: 'It has one lone pair and three domains: sp^{2}.',
      },
      {
        text: '\\ce{CO2}',
        slip: 'bonds-for-domains',
        teaching: 'Its two double bonds are two domains, and carbon has no lone pair: sp.',
      },
    ],
    explanation: 'Oxygen in \\ce{OF2} has two bonds and two lone pairs: four domains, sp^{3}, bent.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-chemical-bonding-314',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['properties-of-solids'],
    uses: ['types-of-chemical-bonds', 'intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Four solids: iodine melts at 114 °C, copper at 1085 °C, \\ce{KBr} at 734 °C and \\ce{SiO2} near 1700 °C. In which one are only intermolecular forces overcome on melting?',
    answer: 'Iodine',
    distractors: [
      { text: 'Copper', slip: 'kind-of-bonding-confused', teaching: 'Metallic bonds hold its atoms.' },
      { text: '\\ce{KBr}', slip: 'kind-of-bonding-confused', teaching: 'Ionic bonds hold its ions.' },
      {
        text: '\\ce{SiO2}',
        slip: 'molecules-in-giant-structure',
        teaching: 'Covalent bonds of a network are broken.',
      },
    ],
    explanation:
      'Iodine consists of \\ce{I2} molecules held by dispersion forces, which are weak: a low melting point.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-317',
    topics: ['intermolecular-forces'],
    tests: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Which order of boiling points at 1 atm is right?',
    answer: '\\ce{CH4} < \\ce{CH3Cl} < \\ce{CH3OH}',
    distractors: [
      {
        text: '\\ce{CH3OH} < \\ce{CH3Cl} < \\ce{CH4}',
        slip: 'reversed-trend',
        teaching: 'Hydrogen bonds give methanol the highest boiling point.',
      },
      {
        text: '\\ce{CH4} < \\ce{CH3OH} < \\ce{CH3Cl}',
        slip: 'dipole-above-hydrogen-bond',
        teaching: 'Chloromethane has dipole forces, methanol hydrogen bonds.',
      },
      {
        text: '\\ce{CH3Cl} < \\ce{CH4} < \\ce{CH3OH}',
        slip: 'small-means-volatile',
        teaching: 'Methane is nonpolar and small: it boils lowest.',
      },
    ],
    explanation:
      'Methane (−162 °C) has weak dispersion forces only, chloromethane (−24 °C) also dipole forces, methanol (65 °C) hydrogen bonds.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-318',
    topics: ['intermolecular-forces'],
    tests: ['london-dispersion-forces'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Pentane boils at 36 °C, 2,2-dimethylpropane, an isomer of it, at 10 °C. What explains the difference?',
    answer: 'Pentane’s longer molecules touch over a larger surface.',
    distractors: [
      {
        text: 'Pentane’s heavier molecules move more slowly.',
        slip: 'wrong-cause',
        teaching: 'Isomers have the same mass.',
      },
      {
        text: 'Pentane’s polar molecules attract by dipoles.',
        slip: 'ignored-polarity',
        teaching: 'Both are nonpolar.',
      },
      {
        text: 'Pentane’s end groups form hydrogen bonds.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Hydrogen on carbon forms none.',
      },
    ],
    explanation:
      'Both are attracted by dispersion forces only. Stretched molecules have more contact than compact, nearly spherical ones.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-319',
    topics: ['intermolecular-forces'],
    tests: ['capillarity-and-wetting'],
    difficulty: 'intermediate',
    text: 'Water (*γ* = 0.0728 N/m, density 1000 kg/m^{3}) wets a glass tube of radius 0.20 mm completely. How high does it rise? (*g* = 9.81 m/s^{2})',
    answer: '7.4 cm',
    distractors: [
      {
        text: '3.7 cm',
        slip: 'one-step-short',
        teaching: '*h* = 2*γ*/(*ρgr*); the factor 2 has been left out.',
        expression: '0.0728 / (1000 * 9.81 * 2.0e-4) * 100',
      },
      {
        text: '15 cm',
        slip: 'divided-for-multiplied',
        teaching: 'The radius is 0.20 mm; 0.10 mm has been used.',
        expression: '2 * 0.0728 / (1000 * 9.81 * 1.0e-4) * 100',
      },
      {
        text: '0.74 cm',
        slip: 'unit-prefix',
        teaching: 'A power of ten is lost between mm and m.',
        expression: '(2 * 0.0728 / (1000 * 9.81 * 2.0e-4) * 100) / 10',
      },
    ],
    explanation: '*h* = 2*γ*/(*ρgr*) = 2 × 0.0728/(1000 × 9.81 × 2.0 × 10^{−4}) = 0.074 m = 7.4 cm.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
    computation: { kind: 'quantity', expression: '2 * 0.0728 / (1000 * 9.81 * 2.0e-4) * 100', unit: 'cm' },
  },
  {
    id: 'general-intermolecular-forces-320',
    topics: ['intermolecular-forces'],
    tests: ['capillarity-and-wetting'],
    uses: ['surface-tension-and-viscosity'],
    difficulty: 'advanced',
    text: 'In a narrow glass tube mercury stands lower than outside, water higher. What are the contact angle and the relation of the forces for mercury?',
    answer: 'Above 90°; cohesion exceeds adhesion.',
    distractors: [
      {
        text: 'Below 90°; adhesion exceeds cohesion.',
        slip: 'reversed-trend',
        teaching: 'This describes water on glass, which rises.',
      },
      {
        text: 'Above 90°; adhesion exceeds cohesion.',
        slip: 'one-part-right',
        teaching: 'Strong adhesion makes the angle small.',
      },
      {
        text: 'Below 90°; cohesion exceeds adhesion.',
        slip: 'one-part-right',
        teaching: 'Strong cohesion makes the liquid bead: a large angle.',
      },
    ],
    explanation:
      'Mercury attracts itself far more than glass. It does not wet the glass (contact angle about 140°): cos θ is negative, and the level is depressed.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
];
