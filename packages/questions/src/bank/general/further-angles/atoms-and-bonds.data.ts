import type { WrittenQuestion } from '../../written-question.ts';

export const atomAndBondAngleQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-electron-configuration-900',
    topics: ['electron-configuration'],
    tests: ['electron-configuration-of-ions'],
    uses: ['electron-configuration'],
    difficulty: 'intermediate',
    text: 'In period 4 of the periodic table the 4s subshell is filled before 3d. Yet an iron atom, [Ar]3d^{6}4s^{2}, loses both of its 4s electrons when it forms \\ce{Fe^2+}. What is the reason?',
    answer: 'With 3d occupied, 4s is higher in energy and lies farther out.',
    distractors: [
      {
        text: 'With 3d occupied, 4s is lower in energy and lies closer in.',
        slip: 'aufbau-order',
        teaching:
          'Electrons that are lower in energy and closer to the nucleus would be harder to remove; in iron these are the 3d electrons, not the 4s electrons.',
      },
      {
        text: 'Electrons leave in the order in which they entered the atom.',
        slip: 'overgeneralised-rule',
        teaching:
          'The order of filling does not decide which electrons leave; those that need the least energy leave first.',
      },
      {
        text: 'Paired electrons leave before unpaired ones, and 4s has a pair.',
        slip: 'wrong-cause',
        teaching:
          'Pairing is not the deciding factor: 3d^{6} contains a pair as well, and in zinc, where all electrons are paired, 4s is still emptied first.',
      },
    ],
    explanation:
      'The electrons that need the least energy leave first. Once 3d is occupied, its electrons are held close to the nucleus and at lower energy, while 4s is higher in energy and lies farther out. The ion is [Ar]3d^{6}.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-901',
    topics: ['electron-configuration'],
    tests: ['electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'Chromium has *Z* = 24 and manganese *Z* = 25. Which two ions have the same ground-state electron configuration?',
    answer: '\\ce{Cr^2+} and \\ce{Mn^3+}',
    distractors: [
      {
        text: '\\ce{Cr^3+} and \\ce{Mn^2+}',
        slip: 'charge-turned-around',
        teaching:
          'Manganese has one electron more than chromium, so it must lose one more, not one fewer: these ions are d^{3} and d^{5}.',
      },
      {
        text: '\\ce{Cr^2+} and \\ce{Mn^2+}',
        slip: 'ignored-ion-charge',
        teaching:
          'Equal charges leave the difference of one electron between the elements: these ions are d^{4} and d^{5}.',
      },
      {
        text: '\\ce{Cr^3+} and \\ce{Mn^3+}',
        slip: 'electrons-miscounted',
        teaching: 'These ions have 21 and 22 electrons; they are d^{3} and d^{4}.',
      },
    ],
    explanation:
      'Atoms of both elements lose their 4s electrons first. With 24 − 2 = 22 and 25 − 3 = 22 electrons, \\ce{Cr^2+} and \\ce{Mn^3+} are both [Ar]3d^{4}.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-902',
    topics: ['electron-configuration'],
    tests: ['quantum-numbers'],
    uses: ['atomic-orbitals'],
    difficulty: 'intermediate',
    text: 'Two electrons of an atom have the same spin and are in different orbitals of its 2p subshell. Which quantum number differs between them?',
    answer: 'The magnetic quantum number, *m*_{l}',
    distractors: [
      {
        text: 'The principal quantum number, *n*',
        slip: 'wrong-shell',
        teaching: 'Both electrons are in the second shell, so both have *n* = 2.',
      },
      {
        text: 'The angular momentum quantum number, *l*',
        slip: 'wrong-letter-of-l',
        teaching: 'The letter p stands for *l* = 1, which is the same in all three 2p orbitals.',
      },
      {
        text: 'The spin quantum number, *m*_{s}',
        slip: 'given-fact-overlooked',
        teaching: 'The question says that the spins are the same, so *m*_{s} is the same for both electrons.',
      },
    ],
    explanation:
      'In the 2p subshell *n* = 2 and *l* = 1 for every electron, and here *m*_{s} is the same, too. The three orbitals of the subshell are told apart by the magnetic quantum number, *m*_{l} = −1, 0 or +1.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-electron-configuration-903',
    topics: ['electron-configuration'],
    tests: ['quantum-numbers'],
    uses: ['atomic-orbitals'],
    difficulty: 'beginner',
    text: 'Why does an atom have no 2d subshell?',
    answer: 'For d, *l* = 2, and *l* has to be smaller than *n*.',
    distractors: [
      {
        text: 'For d, *l* = 3, and *l* has to be smaller than *n*.',
        slip: 'wrong-letter-of-l',
        teaching: 'The letters s, p, d and f stand for *l* = 0, 1, 2 and 3, so *l* = 3 belongs to f.',
      },
      {
        text: 'For d, *l* = 3, and *l* cannot be greater than *n*.',
        slip: 'l-as-large-as-n',
        teaching: 'The letter d stands for *l* = 2, and by this rule *l* = *n* would wrongly be allowed.',
      },
      {
        text: 'For d, *l* = 2, and *l* has to be greater than *n*.',
        slip: 'exchanged-values',
        teaching:
          'The two numbers are interchanged: *n* must be greater than *l*, as in 3d, where *n* = 3 and *l* = 2.',
      },
    ],
    explanation:
      'In the second shell *n* = 2, and *l* can be 0 (2s) or 1 (2p). The letter d stands for *l* = 2, but *l* must be smaller than *n*.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-periodic-trends-900',
    topics: ['periodic-trends', 'acids-and-bases'],
    tests: ['period-3-oxides', 'amphoterism'],
    uses: ['ph'],
    difficulty: 'intermediate',
    text: 'Oxides of three elements of period 3 are tested. Oxide X dissolves in water to give a solution of pH 13, and oxide Y one of pH 1. Oxide Z does not dissolve in water, but it dissolves both in hot hydrochloric acid and in hot sodium hydroxide solution. What is the order of the elements that form these oxides, from left to right in the period?',
    answer: 'X, Z, Y',
    distractors: [
      {
        text: 'Y, Z, X',
        slip: 'reversed-trend',
        teaching: 'The oxides become more acidic from left to right, so pH 13 belongs to the left.',
      },
      {
        text: 'Z, X, Y',
        slip: 'series-position-wrong',
        teaching:
          'An amphoteric oxide, here that of aluminum, stands between the basic and the acidic oxides, not before them.',
      },
      {
        text: 'Y, X, Z',
        slip: 'series-misordered',
        teaching:
          'The acidic oxide Y belongs to a nonmetal on the right, and Z, which reacts with acids and bases, stands in the middle.',
      },
    ],
    explanation:
      'From left to right the oxides of period 3 go from basic (\\ce{Na2O}, pH 13) through amphoteric (\\ce{Al2O3}, which reacts with acids and with bases) to acidic (\\ce{P4O10} or \\ce{SO3}, pH 1). The order is X, Z, Y.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-901',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['period-3-oxides'],
    uses: ['types-of-chemical-bonds'],
    difficulty: 'intermediate',
    text: 'None of the solid oxides of sodium, magnesium, silicon and phosphorus conducts electricity. When they are molten, the first two conduct well, and the last two hardly at all. Which change in the bonding of the oxides across period 3 does this show?',
    answer: 'From ionic to covalent bonding',
    distractors: [
      {
        text: 'From covalent to ionic bonding',
        slip: 'reversed-trend',
        teaching: 'The melts that conduct, and so contain ions, are those of the oxides on the left.',
      },
      {
        text: 'From metallic to ionic bonding',
        slip: 'kind-of-bonding-confused',
        teaching:
          'With metallic bonding the solid oxides of sodium and magnesium would conduct, and melts of ionic oxides on the right would, too.',
      },
      {
        text: 'From metallic to covalent bonding',
        slip: 'one-part-right',
        teaching:
          'The oxides on the right are covalent, but with metallic bonding those on the left would also conduct as solids.',
      },
    ],
    explanation:
      'The oxides of sodium and magnesium conduct when molten but not as solids: their ions are fixed in the solid and mobile in the melt. The melts of \\ce{SiO2} and \\ce{P4O10} contain no ions. Across the period the oxides go from ionic to covalent bonding.',
    reference:
      'LibreTexts, Supplemental Modules (Inorganic Chemistry), Physical Properties of Period 3 Oxides',
  },
  {
    id: 'general-chemical-bonding-900',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    uses: ['electronegativity', 'types-of-chemical-bonds'],
    difficulty: 'intermediate',
    text: 'A rule of thumb calls a bond ionic if the electronegativities differ by more than 1.7. For H (2.2) and F (4.0) the difference is 1.8. Which observation shows that hydrogen fluoride nevertheless has covalent bonds and does not consist of ions?',
    answer: 'Pure liquid \\ce{HF} hardly conducts electricity.',
    distractors: [
      {
        text: 'A solution of \\ce{HF} in water conducts electricity.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'Ions are found in this solution either way: a salt would release them, and a polar molecule forms them by reaction with water.',
      },
      {
        text: 'Gaseous \\ce{HF} has an electric dipole moment.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'A pair of ions, as in gaseous \\ce{NaF}, has a dipole moment as well.',
      },
      {
        text: 'Liquid \\ce{HF} boils about 100 K higher than liquid \\ce{HCl}.',
        slip: 'bond-for-intermolecular',
        teaching:
          'This shows strong attraction between the particles, here hydrogen bonds; it does not exclude ions.',
      },
    ],
    explanation:
      'A molten ionic compound consists of mobile ions and conducts well. Pure liquid \\ce{HF} hardly conducts electricity, so it consists of molecules with polar covalent bonds; the limit of 1.7 is only a rule of thumb.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-901',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    uses: ['electronegativity'],
    difficulty: 'beginner',
    text: 'The polarity of the bond in hydrogen chloride is shown as H^{δ+}–Cl^{δ−}. What does δ+ on hydrogen mean?',
    answer: 'The shared electrons are closer to chlorine on average.',
    distractors: [
      {
        text: 'The shared electrons have passed to chlorine completely.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'A complete transfer would give the ions \\ce{H+} and \\ce{Cl-}; the symbol δ stands for a partial charge.',
      },
      {
        text: 'The shared electrons are closer to hydrogen on average.',
        slip: 'wrong-sign',
        teaching: 'Electrons are negative, so the atom that they are closer to carries δ−, not δ+.',
      },
      {
        text: 'The shared electrons were supplied by hydrogen alone.',
        slip: 'other-terms-meaning',
        teaching:
          'Each atom supplies one electron of the pair; δ+ tells how the pair is shared, not where it came from.',
      },
    ],
    explanation:
      'Chlorine is more electronegative and attracts the bonding pair more strongly. The pair remains shared, but hydrogen has less than an equal share of it and a partial positive charge: the shared electrons are closer to chlorine on average.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-902',
    topics: ['chemical-bonding', 'electrochemistry-basics'],
    tests: ['alloys', 'corrosion'],

    difficulty: 'intermediate',
    text: 'Stainless steel is an alloy of iron that contains at least about 11% chromium. Why does it resist rusting, although chromium is more easily oxidized than iron?',
    answer: 'Its chromium forms a thin, dense layer of oxide on the surface.',
    distractors: [
      {
        text: 'Its chromium dissolves bit by bit and so spares the iron.',
        slip: 'coating-for-sacrifice',
        teaching:
          'Sacrificial protection uses up a separate, more reactive metal, such as zinc; the chromium of stainless steel stays where it is, under its own oxide.',
      },
      {
        text: 'Its chromium fills the gaps through which water would enter.',
        slip: 'kinds-of-alloy-confused',
        teaching:
          'Chromium atoms are nearly as large as iron atoms and replace them; water does not enter a metal lattice in any case.',
      },
      {
        text: 'Its chromium makes the bonds covalent, so no ions can form.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Both elements are metals, and the alloy is held together by metallic bonding.',
      },
    ],
    explanation:
      'Chromium at the surface reacts with oxygen. Unlike rust, its oxide is dense and adheres to the metal, so a thin layer of oxide on the surface keeps oxygen and water from the iron below.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-chemical-bonding-903',
    topics: ['chemical-bonding'],
    tests: ['alloys'],
    uses: ['pure-substances-and-mixtures'],
    difficulty: 'beginner',
    text: 'Brass can be made with any percentage of zinc from 5% to 30% in copper, and each piece is uniform throughout. Which kind of matter is this alloy?',
    answer: 'A homogeneous mixture',
    distractors: [
      {
        text: 'A heterogeneous mixture',
        slip: 'class-of-matter-confused',
        teaching: 'In a heterogeneous mixture the composition would differ from place to place.',
      },
      {
        text: 'A covalent compound',
        slip: 'class-of-matter-confused',
        teaching:
          'A compound has a fixed composition, but the percentage of zinc in brass can be chosen freely; and the atoms are held together by metallic bonds, not covalent ones.',
      },
      {
        text: 'An ionic compound',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Copper and zinc both give up electrons, so no anions form, and an ionic compound would have a fixed composition.',
      },
    ],
    explanation:
      'The composition can vary, so brass is not a compound but a mixture. Each piece is uniform, so the mixture is homogeneous: a solid solution of zinc in copper.',
    reference: 'LibreTexts, Chemistry: The Central Science, section 23.6 (Alloys)',
  },
  {
    id: 'general-molecular-geometry-900',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry'],
    uses: ['lewis-structures'],
    difficulty: 'beginner',
    text: 'The carbon atom of \\ce{CO2} shares four pairs of electrons, but its electron-domain geometry is linear and not tetrahedral. Why?',
    answer: 'The two pairs of each double bond count as one domain.',
    distractors: [
      {
        text: 'The two lone pairs of each oxygen atom count as one domain.',
        slip: 'wrong-domain-count',
        teaching:
          'Only domains around the central atom count, and the lone pairs of oxygen are not among them.',
      },
      {
        text: 'The two lone pairs of carbon push the oxygen atoms apart.',
        slip: 'miscounted-lone-pairs',
        teaching:
          'Carbon has no lone pair in \\ce{CO2}: its four valence electrons are all in the double bonds.',
      },
      {
        text: 'The two oxygen atoms draw all the electrons to their sides.',
        slip: 'wrong-cause',
        teaching:
          'The polarity of the bonds does not set the geometry; in \\ce{SO2} oxygen also draws electrons, and the molecule is bent.',
      },
    ],
    explanation:
      'Both pairs of a double bond lie in the same region between two atoms, so they count as one domain. Carbon has two double bonds and no lone pair, hence two domains, which are farthest apart in a linear arrangement.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-901',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'In glycolaldehyde, \\ce{HOCH2CHO}, one oxygen atom is in an O–H group and the other in a C=O group. Which two atoms have a trigonal planar electron-domain geometry?',
    answer: 'Carbon and oxygen of the \\ce{CHO} group',
    distractors: [
      {
        text: 'Carbon and oxygen of the \\ce{HOCH2} group',
        slip: 'wrong-domain-count',
        teaching:
          'This carbon has four single bonds, and this oxygen two single bonds and two lone pairs: four domains each.',
      },
      {
        text: 'The carbon atoms of the \\ce{HOCH2} and \\ce{CHO} groups',
        slip: 'one-part-right',
        teaching: 'The carbon atom of \\ce{HOCH2} has four single bonds, so its geometry is tetrahedral.',
      },
      {
        text: 'The oxygen atoms of the \\ce{HOCH2} and \\ce{CHO} groups',
        slip: 'miscounted-lone-pairs',
        teaching:
          'The oxygen atom of the O–H group has two bonds and two lone pairs, so its geometry is tetrahedral.',
      },
    ],
    explanation:
      'Three domains give a trigonal planar geometry. The carbon of the \\ce{CHO} group has a C–C, a C–H and a C=O bond; its oxygen has one double bond and two lone pairs. In the \\ce{HOCH2} group carbon and oxygen each have four domains.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-chemical-bonding-904',
    topics: ['chemical-bonding'],
    tests: ['sigma-and-pi-bonds', 'hybridization'],

    difficulty: 'beginner',
    text: 'Which orbitals of the carbon atoms overlap in the double bond of ethene (ethylene), \\ce{CH2=CH2}?',
    answer: 'σ bond: sp^{2} with sp^{2}; π bond: p with p',
    distractors: [
      {
        text: 'σ bond: p with p; π bond: sp^{2} with sp^{2}',
        slip: 'sigma-and-pi-confused',
        teaching:
          'The sp^{2} orbitals point at each other and form the σ bond; the p orbitals overlap sideways.',
      },
      {
        text: 'σ bond: p with p; π bond: p with p',
        slip: 'other-orbital',
        teaching: 'An sp^{2} carbon atom has a single p orbital left, which is needed for the π bond.',
      },
      {
        text: 'σ bond: sp^{2} with sp^{2}; π bond: sp^{2} with sp^{2}',
        slip: 'other-orbital',
        teaching:
          'The other two sp^{2} orbitals of each carbon atom form the bonds to hydrogen; a π bond needs p orbitals side by side.',
      },
    ],
    explanation:
      'Each carbon atom has three sp^{2} orbitals, two for its C–H bonds and one that points at the other carbon atom and forms the σ bond. The p orbital left on each atom is perpendicular to the plane of the molecule, and the two overlap sideways: σ bond sp^{2} with sp^{2}, π bond p with p.',
    reference: 'OpenStax Chemistry 2e, section 8.3',
  },
  {
    id: 'general-chemical-bonding-905',
    topics: ['chemical-bonding'],
    tests: ['sigma-and-pi-bonds'],
    uses: ['valence-bond-theory'],
    difficulty: 'intermediate',
    text: 'In a molecule of \\ce{F2} each atom contributes one half-filled 2p orbital to the bond. Why is the bond nevertheless a σ bond and not a π bond?',
    answer: 'The p orbitals overlap end to end along the bond axis.',
    distractors: [
      {
        text: 'The p orbitals overlap side by side off the bond axis.',
        slip: 'sigma-and-pi-confused',
        teaching: 'Overlap side by side, above and below the axis, is what makes a π bond.',
      },
      {
        text: 'The p orbitals turn into s orbitals as they overlap.',
        slip: 'same-word-other-meaning',
        teaching:
          'The letter σ describes the shape of the overlap around the axis; it does not mean that s orbitals take part.',
      },
      {
        text: 'The p orbitals come from two atoms of the same element.',
        slip: 'wrong-cause',
        teaching:
          'The identity of the elements is not decisive: in \\ce{N2} two atoms of the same element form a σ bond and two π bonds.',
      },
    ],
    explanation:
      'What decides is how the orbitals overlap, not which ones they are. The two half-filled p orbitals point at each other and overlap end to end along the bond axis, so the electron density is greatest between the nuclei: a σ bond.',
    reference: 'OpenStax Chemistry 2e, section 8.1',
  },
];
