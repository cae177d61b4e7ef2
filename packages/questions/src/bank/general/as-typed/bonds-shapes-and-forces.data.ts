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
        teaching: 'This describes a metal, in which layers of atoms can slide.',
      },
      {
        text: 'Each atom is bonded to three others in flat layers.',
        slip: 'other-substance',
        teaching: 'This describes graphite, which is soft.',
      },
    ],
    explanation:
      'Each atom is bonded to four others throughout the crystal, which makes a rigid three-dimensional network. To scratch diamond, strong C–C bonds of this network must be broken.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-304',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids', 'bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'Silicon has the same structure as diamond, but it is softer. What is the reason?',
    answer: 'Its longer bonds are weaker.',
    distractors: [
      {
        text: 'Its atoms form fewer bonds.',
        slip: 'bonds-miscounted',
        teaching: 'Each silicon atom also forms four bonds.',
      },
      {
        text: 'Its atoms form metallic bonds.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Silicon is a covalent network solid and a semiconductor, not a metal.',
      },
      {
        text: 'Its molecules are larger.',
        slip: 'molecules-in-giant-structure',
        teaching: 'There are no molecules in silicon.',
      },
    ],
    explanation:
      'In both solids each atom forms four bonds in a tetrahedral network. Si–Si (235 pm, 222 kJ/mol) is longer and weaker than C–C (154 pm, 346 kJ/mol).',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-313',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'How many hydrogen bonds does each water molecule form in ice, and what kind of structure results?',
    answer: 'Four, in an open structure with gaps',
    distractors: [
      {
        text: 'Two, in a dense structure without gaps',
        slip: 'bonds-miscounted',
        teaching: 'Each molecule donates two hydrogen bonds and accepts two with its lone pairs.',
      },
      {
        text: 'Two, in an open structure with gaps',
        slip: 'one-side-only',
        teaching: 'Each molecule donates two hydrogen bonds but also accepts two more.',
      },
      {
        text: 'Four, in a dense structure without gaps',
        slip: 'reversed-trend',
        teaching: 'The tetrahedral arrangement keeps the molecules apart, so ice is less dense than water.',
      },
    ],
    explanation:
      'Each molecule donates two hydrogen bonds and accepts two, directed to the corners of a tetrahedron. This produces hexagonal rings with empty space.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-314',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Why does ice float on water?',
    answer: 'Its molecules are farther apart on average.',
    distractors: [
      {
        text: 'Its molecules weigh less than in the liquid.',
        slip: 'wrong-cause',
        teaching: 'The molecules, and therefore their masses, are the same in ice and in water.',
      },
      {
        text: 'It contains trapped bubbles of air throughout.',
        slip: 'wrong-cause',
        teaching: 'Clear ice without bubbles also floats.',
      },
      {
        text: 'Its molecules are packed more closely.',
        slip: 'reversed-trend',
        teaching: 'If they were, ice would sink, as most solids do in their own liquids.',
      },
    ],
    explanation:
      'Hydrogen bonds hold the molecules of ice in an open lattice. The same mass takes up about 9% more space, so its density is lower.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-315',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'Water is densest at 4 °C. Which statement describes what happens in the liquid as it is warmed from 0 °C to 4 °C?',
    answer: 'The collapse of open clusters outweighs thermal expansion.',
    distractors: [
      {
        text: 'Thermal expansion outweighs the collapse of open clusters.',
        slip: 'size-of-effect-misjudged',
        teaching: 'If this were so, the water would expand as soon as it was warmed above 0 °C.',
      },
      {
        text: 'The growth of open clusters outweighs thermal expansion.',
        slip: 'reversed-trend',
        teaching: 'Growth of open clusters would lower the density.',
      },
      {
        text: 'Thermal expansion outweighs the growth of open clusters.',
        slip: 'reversed-cause',
        teaching:
          'Warming breaks hydrogen bonds: open clusters do not grow, and if they did, both effects would lower the density.',
      },
    ],
    explanation:
      'Near 0 °C the liquid still has open, ice-like regions. They break down on warming, which lets the molecules move closer together; above 4 °C normal thermal expansion predominates.',
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
        teaching: 'This results from the high heat capacity and heat of fusion.',
      },
      {
        text: 'Salt melts ice on roads.',
        slip: 'other-process',
        teaching: 'This results from freezing-point depression.',
      },
      {
        text: 'Sweat cools the skin.',
        slip: 'other-process',
        teaching: 'This results from the heat of vaporization.',
      },
    ],
    explanation:
      'Because ice is less dense than water, it floats and covers the lake; the water below stays liquid.',
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
        text: 'One atom transfers one electron completely.',
        slip: 'kind-of-bonding-confused',
        teaching: 'A complete transfer would form ions; in a coordinate bond the pair is shared.',
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
        teaching: 'In \\ce{H2O}, each hydrogen atom contributes one electron to its O–H bond.',
      },
      {
        text: '\\ce{OH-}',
        slip: 'one-condition-only',
        teaching:
          'In \\ce{OH-}, each atom contributes one electron to the O–H bond, and oxygen carries an extra electron.',
      },
      {
        text: '\\ce{H2O2}',
        slip: 'one-condition-only',
        teaching: 'In \\ce{H2O2}, every bond is formed from one electron of each atom.',
      },
    ],
    explanation:
      'In \\ce{H3O+}, the third hydrogen was added as a proton without an electron; oxygen supplies both electrons of this bond from a lone pair.',
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
        teaching: 'The charge of −1 was left out; it adds an electron.',
        expression: '5 + 3 * 6',
      },
      {
        text: '22',
        slip: 'charge-turned-around',
        teaching: 'A negative charge adds an electron; it does not remove one.',
        expression: '5 + 3 * 6 - 1',
      },
      {
        text: '26',
        slip: 'total-charge-for-one-ion',
        teaching: 'One electron is added for the charge, not one for each oxygen.',
        expression: '5 + 3 * 6 + 3',
      },
    ],
    explanation: 'Nitrogen contributes 5 electrons, the three oxygens 18, and the charge 1: 5 + 18 + 1 = 24.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
    computation: { kind: 'quantity', expression: '5 + 3 * 6 + 1', unit: '' },
  },
  {
    id: 'general-chemical-bonding-308',
    topics: ['chemical-bonding'],
    tests: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'In a dot-and-cross diagram of \\ce{NH4+}, nitrogen’s electrons are drawn as dots and hydrogen’s electrons as crosses. Which electrons are shown around nitrogen?',
    answer: 'Three dot–cross pairs and one pair of dots',
    distractors: [
      {
        text: 'Four dot–cross pairs and a single dot',
        slip: 'ignored-ion-charge',
        teaching:
          'Nitrogen has five valence electrons, but the ion has a charge of 1+, so only eight electrons are shown.',
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
          'The fourth hydrogen came as a proton without an electron, so only eight electrons are shown.',
      },
    ],
    explanation:
      'In \\ce{NH3} three pairs are dot–cross and one lone pair is two dots. A proton bonds to the lone pair, which gives three dot–cross pairs and one pair of dots.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-309',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'Which statement about a Lewis structure of sulfate, \\ce{SO4^2-}, with four single bonds is correct?',
    answer: 'Each oxygen has a formal charge of −1; sulfur has +2.',
    distractors: [
      {
        text: 'Each oxygen has a formal charge of −2; sulfur has 0.',
        slip: 'total-charge-for-one-ion',
        teaching:
          'The sum would be −8; an oxygen atom with one bond and three lone pairs has a formal charge of −1.',
      },
      {
        text: 'Each oxygen has a formal charge of −2; sulfur has +6.',
        slip: 'oxidation-number-for-formal-charge',
        teaching: 'These are oxidation numbers, not formal charges.',
      },
      {
        text: 'Each oxygen has a formal charge of −0.5; sulfur has 0.',
        slip: 'shared-equally',
        teaching:
          'This divides the ion’s charge equally among the oxygen atoms; formal charges are found by counting electrons.',
      },
    ],
    explanation:
      'For each oxygen, 6 − 6 − 1 = −1; for sulfur, 6 − 0 − 4 = +2. The sum is the charge of the ion: 4 × (−1) + 2 = −2.',
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
      { text: '\\ce{OH-}', slip: 'bonds-miscounted', teaching: 'The hydroxide ion has only a single bond.' },
      {
        text: '\\ce{ClO-}',
        slip: 'bonds-miscounted',
        teaching: 'The hypochlorite ion has only a single bond.',
      },
      {
        text: '\\ce{O2^2-}',
        slip: 'bonds-miscounted',
        teaching: 'The peroxide ion, with 14 valence electrons, has only a single bond.',
      },
    ],
    explanation:
      '\\ce{CN-} has 4 + 5 + 1 = 10 valence electrons. Both atoms have an octet if they share a triple bond and each has one lone pair.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-311',
    topics: ['chemical-bonding'],
    tests: ['resonance'],
    uses: ['bond-length-and-bond-energy'],
    difficulty: 'beginner',
    text: 'Both O–O bonds in ozone, \\ce{O3}, are 128 pm long; a typical single bond is about 148 pm long and a double bond 121 pm. What does this show?',
    answer: 'Each bond is intermediate between single and double.',
    distractors: [
      {
        text: 'One bond is single and the other double, alternately.',
        slip: 'resonance-as-switching',
        teaching: 'The molecule has one structure at all times; the resonance forms are only drawings.',
      },
      {
        text: 'One bond is single and the other double, permanently.',
        slip: 'one-resonance-structure-only',
        teaching: 'If this were so, the lengths of the two bonds would differ.',
      },
      {
        text: 'Each bond is a double bond that is stretched.',
        slip: 'single-structure-for-bond-order',
        teaching: 'With two double bonds and a lone pair, the middle atom would have ten electrons.',
      },
    ],
    explanation:
      'The two resonance structures contribute equally; each bond has a bond order of 1.5 and an intermediate length.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-312',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['resonance'],
    difficulty: 'intermediate',
    text: 'What are the formal charges in the resonance structure O=O–O of ozone, listed for the double-bonded end atom, the middle atom and the single-bonded end atom?',
    answer: '0, +1, −1',
    distractors: [
      {
        text: '0, 0, 0',
        slip: 'neutral-molecule-neutral-atoms',
        teaching:
          'The formal charges do add to 0, but each atom has a different number of bonds, so they are not all 0.',
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
    explanation:
      'Double-bonded end: 6 − 4 − 2 = 0; middle: 6 − 2 − 3 = +1; single-bonded end: 6 − 6 − 1 = −1.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-313',
    topics: ['chemical-bonding', 'molecular-geometry'],
    tests: ['molecular-polarity'],
    uses: ['resonance', 'vsepr-theory'],
    difficulty: 'intermediate',
    text: 'Ozone is bent (117°) and has a small dipole moment, although it consists of only one element. Why is it polar?',
    answer: 'Its middle atom bears a positive partial charge.',
    distractors: [
      {
        text: 'Its atoms have different electronegativities.',
        slip: 'wrong-cause',
        teaching: 'All three atoms are oxygen, so their electronegativities are the same.',
      },
      {
        text: 'Its bonds have different lengths.',
        slip: 'ignored-shape',
        teaching: 'Both bonds have the same length, 128 pm.',
      },
      {
        text: 'Its molecules contain unpaired electrons.',
        slip: 'wrong-cause',
        teaching: 'All electrons of ozone are paired.',
      },
    ],
    explanation:
      'In both resonance structures the middle atom has a formal charge of +1 and an end atom has −1. In the bent molecule the charges do not cancel, so there is a dipole.',
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
        teaching: '\\ce{CHCl3} has only single bonds and is polar.',
      },
      {
        text: 'When its central atom is carbon',
        slip: 'wrong-cause',
        teaching: '\\ce{CH2Cl2} and \\ce{H2CO} both have carbon as the central atom, and both are polar.',
      },
      {
        text: 'When its central atom has one lone pair',
        slip: 'ignored-lone-pairs',
        teaching: 'A lone pair usually makes the molecule unsymmetrical, as in \\ce{NH3}.',
      },
    ],
    explanation:
      'Bond dipoles are vectors: if equal dipoles point in opposite or symmetrical directions (\\ce{CO2}, \\ce{CCl4}), their sum is zero.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-301',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'In which pair do both molecules have polar bonds but only the second molecule is polar?',
    answer: '\\ce{BF3} and \\ce{NF3}',
    distractors: [
      {
        text: '\\ce{SO2} and \\ce{CO2}',
        slip: 'exchanged-values',
        teaching: 'The first molecule is bent and polar, and the second is linear and nonpolar.',
      },
      {
        text: '\\ce{CCl4} and \\ce{CF4}',
        slip: 'one-condition-only',
        teaching: 'Both are tetrahedral with equal bonds, so neither is polar.',
      },
      {
        text: '\\ce{H2O} and \\ce{H2S}',
        slip: 'one-condition-only',
        teaching: 'Both molecules are bent and polar.',
      },
    ],
    explanation:
      '\\ce{BF3} is trigonal planar, so its bond dipoles cancel. \\ce{NF3} has a lone pair and is pyramidal, so its bond dipoles do not.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-302',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory', 'hybridization'],
    difficulty: 'beginner',
    text: 'What are the shape of \\ce{BCl3} and the hybridization of its central atom, and is the molecule polar?',
    answer: 'Trigonal planar, sp^{2}, nonpolar',
    distractors: [
      {
        text: 'Trigonal pyramidal, sp^{3}, polar',
        slip: 'wrong-domain-count',
        teaching: 'Boron has no lone pair, so there are only three electron domains.',
      },
      {
        text: 'Trigonal planar, sp^{2}, polar',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'Three equal bond dipoles at 120° cancel.',
      },
      {
        text: 'Trigonal planar, sp^{3}, nonpolar',
        slip: 'wrong-domain-count',
        teaching: 'Three electron domains correspond to sp^{2} hybridization.',
      },
    ],
    explanation:
      'Three bonds and no lone pair make three electron domains, so the molecule is trigonal planar with sp^{2} boron. The equal bond dipoles cancel, so it is nonpolar.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-molecular-geometry-303',
    topics: ['molecular-geometry'],
    tests: ['hybridization'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'How do the bond angle and the hybridization of the central atom change in the series \\ce{NO2+}, \\ce{NO2}, \\ce{NO2-}?',
    answer: 'The angle falls from 180°; sp in the first, sp^{2} in the others',
    distractors: [
      {
        text: 'The angle rises to 180°; sp^{2} in the first, sp in the others',
        slip: 'reversed-trend',
        teaching: '\\ce{NO2+} has two electron domains, so it is the first species that is linear.',
      },
      {
        text: 'The angle stays 120°; sp^{2} in all three of them',
        slip: 'one-condition-only',
        teaching: '\\ce{NO2+} is isoelectronic with \\ce{CO2} and is linear.',
      },
      {
        text: 'The angle falls from 120°; sp^{2} in the first, sp^{3} in the others',
        slip: 'wrong-domain-count',
        teaching: '\\ce{NO2-} has three electron domains (sp^{2}), not four.',
      },
    ],
    explanation:
      '\\ce{NO2+} has no nonbonding electrons on N, so it is linear and sp. \\ce{NO2} has one nonbonding electron (134°) and \\ce{NO2-} has a lone pair (115°); both are sp^{2}.',
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
        teaching: 'The xenon atom has three lone pairs and five electron domains.',
      },
      {
        text: '\\ce{SO2}',
        slip: 'wrong-domain-count',
        teaching: 'The sulfur atom has one lone pair and three electron domains, so it is sp^{2}.',
      },
      {
        text: '\\ce{CO2}',
        slip: 'bonds-for-domains',
        teaching: 'The two double bonds are two electron domains, and carbon has no lone pair, so it is sp.',
      },
    ],
    explanation:
      'Oxygen in \\ce{OF2} has two bonds and two lone pairs, so there are four electron domains: it is sp^{3}, and the molecule is bent.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-chemical-bonding-314',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['properties-of-solids'],
    uses: ['types-of-chemical-bonds', 'intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Iodine melts at 114 °C, copper at 1085 °C, \\ce{KBr} at 734 °C and \\ce{SiO2} near 1700 °C. In which of these solids are only intermolecular forces overcome on melting?',
    answer: 'Iodine',
    distractors: [
      {
        text: 'Copper',
        slip: 'kind-of-bonding-confused',
        teaching: 'The atoms of copper are held together by metallic bonds.',
      },
      {
        text: '\\ce{KBr}',
        slip: 'kind-of-bonding-confused',
        teaching: 'The ions in \\ce{KBr} are held together by ionic bonds.',
      },
      {
        text: '\\ce{SiO2}',
        slip: 'molecules-in-giant-structure',
        teaching: 'When \\ce{SiO2} melts, covalent bonds in a network are broken.',
      },
    ],
    explanation:
      'Iodine consists of \\ce{I2} molecules held together by weak dispersion forces, so its melting point is low.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-317',
    topics: ['intermolecular-forces'],
    tests: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Which order of boiling points at 1 atm is correct?',
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
        teaching: 'Chloromethane has only dipole and dispersion forces, but methanol forms hydrogen bonds.',
      },
      {
        text: '\\ce{CH3Cl} < \\ce{CH4} < \\ce{CH3OH}',
        slip: 'small-means-volatile',
        teaching: 'Methane is nonpolar and small, so it has the lowest boiling point.',
      },
    ],
    explanation:
      'Methane (−162 °C) has only weak dispersion forces, chloromethane (−24 °C) also has dipole forces, and methanol (65 °C) also forms hydrogen bonds.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-318',
    topics: ['intermolecular-forces'],
    tests: ['london-dispersion-forces'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Pentane boils at 36 °C, but its isomer 2,2-dimethylpropane boils at 10 °C. What explains the difference?',
    answer: 'Pentane’s longer molecules touch over a larger surface.',
    distractors: [
      {
        text: 'Pentane’s heavier molecules move more slowly.',
        slip: 'wrong-cause',
        teaching: 'Isomers have the same molecular mass.',
      },
      {
        text: 'Pentane’s polar molecules attract each other as dipoles.',
        slip: 'ignored-polarity',
        teaching: 'Both molecules are nonpolar.',
      },
      {
        text: 'Pentane’s end groups form hydrogen bonds.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Hydrogen atoms bonded to carbon do not form hydrogen bonds.',
      },
    ],
    explanation:
      'In both liquids, the molecules attract each other by dispersion forces only. Elongated molecules have more surface contact than compact, nearly spherical ones.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-319',
    topics: ['intermolecular-forces'],
    tests: ['capillarity-and-wetting'],
    difficulty: 'intermediate',
    text: 'Water (*γ* = 0.0728 N/m, density 1000 kg/m^{3}) wets a glass tube of radius 0.20 mm completely. How high does the water rise? (*g* = 9.81 m/s^{2})',
    answer: '7.4 cm',
    distractors: [
      {
        text: '3.7 cm',
        slip: 'one-step-short',
        teaching: '*h* = 2*γ*/(*ρgr*); the factor 2 was left out.',
        expression: '0.0728 / (1000 * 9.81 * 2.0e-4) * 100',
      },
      {
        text: '15 cm',
        slip: 'divided-for-multiplied',
        teaching: 'The radius is 0.20 mm; here it was halved, as if 0.20 mm were the diameter.',
        expression: '2 * 0.0728 / (1000 * 9.81 * 1.0e-4) * 100',
      },
      {
        text: '0.74 cm',
        slip: 'unit-prefix',
        teaching: 'A power of ten was lost in converting mm to m.',
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
    text: 'In a narrow glass tube, mercury stands lower than outside the tube, but water stands higher. What are the contact angle and the relative strength of the forces for mercury?',
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
        teaching: 'Strong cohesion makes the liquid bead, so it has a large contact angle.',
      },
    ],
    explanation:
      'Mercury atoms attract each other far more strongly than they attract glass. Mercury does not wet the glass (contact angle about 140°), so cos *θ* is negative and the level is depressed.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
];
