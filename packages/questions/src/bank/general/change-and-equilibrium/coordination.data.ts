import type { WrittenQuestion } from '../../written-question.ts';

export const coordinationQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-201',
    topics: ['coordination-chemistry'],
    tests: ['complex-ions', 'ligands'],
    difficulty: 'beginner',
    text: 'What is the coordination number of cobalt in \\ce{[Co(en)2Cl2]+}, where en is the bidentate ligand \\ce{H2NCH2CH2NH2}?',
    answer: '6',
    distractors: [
      {
        text: '4',
        slip: 'denticity-overlooked',
        teaching: 'You counted ligands, but each en binds through both of its nitrogen atoms.',
        expression: '2 + 2',
      },
      {
        text: '3',
        slip: 'answered-another-quantity',
        teaching: 'This is the oxidation state of cobalt, not the number of atoms bonded to it.',
        expression: '1 + 2',
      },
      {
        text: '5',
        slip: 'donor-atoms-miscounted',
        teaching: 'You counted only one chloride ligand in addition to the four nitrogen atoms.',
        expression: '2 * 2 + 1',
      },
    ],
    explanation:
      'Each of the two en ligands binds through two nitrogen atoms, and each of the two chloride ions through one atom: 2 × 2 + 2 = 6.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
    computation: { kind: 'quantity', expression: '2 * 2 + 2', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-202',
    topics: ['coordination-chemistry'],
    tests: ['complex-ions'],
    difficulty: 'intermediate',
    text: 'When treated with excess cold \\ce{AgNO3} solution, the violet-red compound \\ce{CoCl3*5NH3} gives two moles of \\ce{AgCl} per mole; no ammonia is released. Which formula shows its structure?',
    answer: '\\ce{[Co(NH3)5Cl]Cl2}',
    distractors: [
      {
        text: '\\ce{[Co(NH3)5]Cl3}',
        slip: 'one-condition-only',
        teaching: 'With this formula, all three chlorides would be free ions and would precipitate.',
      },
      {
        text: '\\ce{[Co(NH3)5Cl2]Cl}',
        slip: 'inverted-ratio',
        teaching:
          'With this formula, one chloride would be free and two bonded to cobalt; the reverse is true.',
      },
      {
        text: '\\ce{[Co(NH3)3Cl3](NH3)2}',
        slip: 'one-condition-only',
        teaching:
          'With this formula, no chloride would precipitate at once, and free ammonia would be present.',
      },
    ],
    explanation:
      'Two chlorides are free ions and precipitate; the third is a ligand, as are the five ammonia molecules. Cobalt has six ligands.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-203',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    difficulty: 'beginner',
    text: 'Which of these species can bind to one metal ion through two atoms at once, forming a five-membered ring?',
    answer: '\\ce{H2NCH2COO-}',
    distractors: [
      {
        text: '\\ce{CH3CH2NH2}',
        slip: 'donor-atoms-miscounted',
        teaching: 'Only its nitrogen has a lone pair, so it has just one donor atom.',
      },
      {
        text: '\\ce{H2NNH2}',
        slip: 'one-condition-only',
        teaching: 'Both nitrogen atoms have a lone pair, but they could close only a three-membered ring.',
      },
      {
        text: '\\ce{CH3OH}',
        slip: 'donor-atoms-miscounted',
        teaching: 'It has only one donor atom, its oxygen.',
      },
    ],
    explanation:
      'The glycinate ion binds through its nitrogen and one oxygen. Together with the metal and the two carbon atoms between them, these atoms form a five-membered ring.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-204',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    difficulty: 'intermediate',
    text: 'Lead poisoning is treated with the calcium complex of EDTA, \\ce{[Ca(EDTA)]^2-}, not with the sodium salt of EDTA. Why?',
    answer: 'Free EDTA would bind calcium in the blood.',
    distractors: [
      {
        text: 'Free EDTA would not bind lead in the blood.',
        slip: 'wrong-cause',
        teaching:
          'Free EDTA would bind lead strongly; the calcium complex is given to prevent the loss of another ion.',
      },
      {
        text: 'Free EDTA would not bind calcium in the blood.',
        slip: 'reversed-trend',
        teaching: 'Free EDTA would bind calcium strongly, leaving the blood short of calcium.',
      },
      {
        text: 'Free EDTA would bind sodium in the blood.',
        slip: 'wrong-cause',
        teaching: 'EDTA binds ions of charge +1 only weakly.',
      },
    ],
    explanation:
      'EDTA forms stable chelates with both calcium and lead ions, and the one with lead is far more stable. The calcium complex exchanges calcium for lead and does not remove calcium from the blood.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-205',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    uses: ['combining-equilibrium-constants'],
    difficulty: 'intermediate',
    text: 'The logarithm of the overall formation constant is 8.61 for \\ce{[Ni(NH3)6]^2+} and 18.28 for \\ce{[Ni(en)3]^2+}. What is the equilibrium constant of \\ce{[Ni(NH3)6]^2+ + 3en <=> [Ni(en)3]^2+ + 6NH3}?',
    answer: '4.7 × 10^{9}',
    distractors: [
      {
        text: '2.1',
        slip: 'logarithm-for-number',
        teaching: 'You divided the logarithms, but it is the constants that are divided.',
        expression: '18.28 / 8.61',
      },
      {
        text: '1.6 × 10^{4}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The difference between the logarithms is right, but their base is 10, not e.',
        expression: 'exp(18.28 - 8.61)',
      },
      {
        text: '2.1 × 10^{−10}',
        slip: 'inverted-ratio',
        teaching: 'This is the constant of the reverse reaction.',
        expression: '10^(8.61 - 18.28)',
      },
    ],
    explanation:
      'The formation of the ammonia complex is reversed, so its constant is in the denominator: 10^{18.28 − 8.61} = 10^{9.67} = 4.7 × 10^{9}. This large value is due to the chelate effect.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
    computation: { kind: 'quantity', expression: '10^(18.28 - 8.61)', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-206',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    difficulty: 'advanced',
    text: 'With \\ce{Ni^2+} the diamine \\ce{H2N(CH2)2NH2} forms a far more stable complex than \\ce{H2N(CH2)8NH2} does, although both have two \\ce{NH2} groups. Why?',
    answer: 'The second end of the long chain is seldom near the metal ion.',
    distractors: [
      {
        text: 'The second end of the long chain has no lone pair for the metal ion.',
        slip: 'donor-atoms-miscounted',
        teaching: 'Both of its nitrogen atoms have a lone pair, just as in the short molecule.',
      },
      {
        text: 'The ring from the short chain is more strained than that from the long one.',
        slip: 'wrong-sign',
        teaching:
          'A five-membered ring that contains a metal has little strain, and strain would make the complex less stable.',
      },
      {
        text: 'The long chain releases fewer water molecules when both ends bind.',
        slip: 'wrong-cause',
        teaching: 'Two bound ends displace two water molecules in either case.',
      },
    ],
    explanation:
      'Once one end is bound, the other end of the short molecule is held close to the metal ion, so it binds readily. The other end of a long flexible chain is seldom near the metal ion, and binding it costs freedom of motion.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-207',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    difficulty: 'beginner',
    text: 'What is the systematic name of \\ce{[Co(NH3)6]Cl3}?',
    answer: 'Hexaamminecobalt(III) chloride',
    distractors: [
      {
        text: 'Hexaamminecobalt(III) trichloride',
        slip: 'prefixes-for-ionic',
        teaching: 'The counter ions take no number prefix; the oxidation state shows how many there are.',
      },
      {
        text: 'Hexaamminecobaltate(III) chloride',
        slip: 'mixed-up-ion-names',
        teaching: 'The ending -ate is used for a complex that is an anion; this one is a cation.',
      },
      {
        text: 'Hexaamminecobalt(VI) trichloride',
        slip: 'coordination-number-for-oxidation-state',
        teaching:
          'The numeral is the oxidation state, +3, not the number of ligands, and the counter ions take no prefix.',
      },
    ],
    explanation:
      'The cation is named first: six ammine ligands, then the metal with its oxidation state, +3, because three \\ce{Cl-} balance the charge. The anion follows without a prefix.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-208',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    uses: ['d-electron-count'],
    difficulty: 'intermediate',
    text: 'What is the systematic name of \\ce{Na2[PtCl6]}?',
    answer: 'Sodium hexachloroplatinate(IV)',
    distractors: [
      {
        text: 'Sodium hexachloroplatinum(IV)',
        slip: 'mixed-up-ion-names',
        teaching: 'The complex is an anion, so the name of the metal ends in -ate.',
      },
      {
        text: 'Sodium hexachloroplatinate(VI)',
        slip: 'coordination-number-for-oxidation-state',
        teaching:
          'Six chlorides have a total charge of −6, and the ion as a whole has a charge of −2, so platinum is +4.',
      },
      {
        text: 'Sodium hexachloroplatinum(VI)',
        slip: 'mixed-up-ion-names',
        teaching:
          'The complex is an anion, so the name ends in -ate, and platinum is +4; the numeral is not the number of ligands.',
      },
    ],
    explanation:
      'In the anion \\ce{[PtCl6]^2-} platinum has the oxidation state −2 + 6 = +4. Because the complex is an anion, its name ends in -ate: hexachloroplatinate(IV).',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-209',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    uses: ['complex-ions'],
    difficulty: 'intermediate',
    text: 'What is the formula of tetraaquadichlorochromium(III) chloride?',
    answer: '\\ce{[Cr(H2O)4Cl2]Cl}',
    distractors: [
      {
        text: '\\ce{[Cr(H2O)4Cl2]Cl3}',
        slip: 'charges-not-balanced',
        teaching:
          'Chromium(III) with two chloride ligands forms a complex of charge +1, which needs only one chloride ion.',
      },
      {
        text: '\\ce{[Cr(H2O)4]Cl3}',
        slip: 'one-condition-only',
        teaching: 'Two of the chlorides are ligands, as “dichloro” shows.',
      },
      {
        text: '\\ce{[CrCl3]*4H2O}',
        slip: 'hydrate-for-salt',
        teaching: 'The water molecules are ligands here, as “tetraaqua” shows.',
      },
    ],
    explanation:
      'The ligands are four water molecules and two chlorides. With chromium in the +3 state, the complex has a charge of +3 − 2 = +1, so one chloride counter ion is needed.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-210',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    difficulty: 'beginner',
    text: 'The ligand of \\ce{[Ni(en)3]^2+} is named ethylenediamine. Why is the ion called tris(ethylenediamine)nickel(II), and not tri(ethylenediamine)nickel(II)?',
    answer: 'The name of the ligand contains a number prefix.',
    distractors: [
      {
        text: 'The ligand binds through two nitrogen atoms.',
        slip: 'denticity-overlooked',
        teaching: 'Oxalate binds through two atoms too, yet three oxalate ligands are named trioxalato.',
      },
      {
        text: 'The complex has a charge of +2.',
        slip: 'wrong-cause',
        teaching: 'The charge does not change the prefixes of the ligands.',
      },
      {
        text: 'The ligand is a molecule, not an anion.',
        slip: 'neutral-ligand-charged',
        teaching:
          'Water and ammonia are molecules too, yet three such ligands are named triaqua and triammine.',
      },
    ],
    explanation:
      'The “di” in ethylenediamine is already a number prefix. To avoid confusion, the number of such ligands is given by the prefixes bis, tris and tetrakis.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-211',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    uses: ['d-electron-count'],
    difficulty: 'advanced',
    text: 'In the salt \\ce{[Pt(NH3)4][PtCl4]} both platinum ions have the same oxidation state. What is the systematic name of the salt?',
    answer: 'Tetraammineplatinum(II) tetrachloroplatinate(II)',
    distractors: [
      {
        text: 'Tetraammineplatinate(II) tetrachloroplatinum(II)',
        slip: 'mixed-up-ion-names',
        teaching: 'The name of the anion, which contains the chlorides, ends in -ate.',
      },
      {
        text: 'Tetraammineplatinum(0) tetrachloroplatinate(IV)',
        slip: 'complex-charge-left-out',
        teaching: 'You left out the charges of the two ions; in \\ce{[PtCl4]^2-} platinum is +2.',
      },
      {
        text: 'Tetraammineplatinum(IV) tetrachloroplatinate(IV)',
        slip: 'complex-charge-left-out',
        teaching: 'The charges would be +4 and 0, and these could not form a salt.',
      },
    ],
    explanation:
      'Four \\ce{Cl-} and \\ce{Pt^2+} form \\ce{[PtCl4]^2-}; four neutral \\ce{NH3} and \\ce{Pt^2+} form \\ce{[Pt(NH3)4]^2+}. The charges balance, and the name of the anion ends in -ate.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-212',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals'],
    difficulty: 'beginner',
    text: 'Which observation suggests that X is a transition metal?',
    answer: 'Its chlorides \\ce{XCl2} and \\ce{XCl3} are both colored.',
    distractors: [
      {
        text: 'Its only oxide, \\ce{X2O3}, is white and amphoteric.',
        slip: 'one-property-decides',
        teaching:
          'This is true of aluminum; a single oxidation state and a white compound suggest that X is not a transition metal.',
      },
      {
        text: 'Its only chloride, \\ce{XCl2}, conducts when molten.',
        slip: 'one-property-decides',
        teaching: 'This is true of any ionic chloride, such as that of magnesium.',
      },
      {
        text: 'Its reaction with cold water gives \\ce{X(OH)2} at once.',
        slip: 'one-property-decides',
        teaching: 'This is true of calcium, a metal of group 2.',
      },
    ],
    explanation:
      'Several oxidation states and colored compounds are typical of transition metals, whose ions have partly filled d subshells.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-213',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals'],
    difficulty: 'intermediate',
    text: 'The highest oxidation state in common compounds rises by one from each metal to the next, from scandium (+3) to manganese (+7). In nickel, +2 is by far the most common. Why does the rise not continue?',
    answer: 'The later d electrons are held more tightly.',
    distractors: [
      {
        text: 'The later d electrons are shielded better by the 4s electrons.',
        slip: 'ignored-shielding',
        teaching:
          'Outer electrons hardly shield inner ones, and better shielding would make them easier to lose.',
      },
      {
        text: 'The later metals have no more 4s electrons to lose.',
        slip: 'd-electrons-lost-first',
        teaching: 'Nickel has two 4s electrons, and these are lost first.',
      },
      {
        text: 'The later metals have fewer valence electrons.',
        slip: 'valence-electrons-miscounted',
        teaching: 'Nickel has a total of ten 3d and 4s electrons, whereas manganese has seven.',
      },
    ],
    explanation:
      'Up to manganese, all 3d and 4s electrons can be used. Beyond it, the increasing nuclear charge holds the 3d electrons too tightly for all of them to take part.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-214',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals'],
    uses: ['catalysis', 'redox-of-transition-metals'],
    difficulty: 'advanced',
    text: 'The reaction \\ce{S2O8^2- + 2I- -> 2SO4^2- + I2} is slow, but a trace of \\ce{Fe^2+} or of \\ce{Fe^3+} makes it fast. Why do both ions act as catalysts?',
    answer: 'Iron alternates between the +2 and +3 states.',
    distractors: [
      {
        text: 'Iron gives the two anions the energy to collide.',
        slip: 'catalyst-adds-energy',
        teaching: 'A catalyst provides no energy; it opens a path with a lower barrier.',
      },
      {
        text: 'Iron binds both anions in one stable complex.',
        slip: 'wrong-cause',
        teaching: 'A stable complex would use up the iron; the catalyst is released again.',
      },
      {
        text: 'Iron oxidizes iodide, and only \\ce{Fe^3+} does so.',
        slip: 'one-partner-only',
        teaching: '\\ce{Fe^2+} is a catalyst too: it reduces \\ce{S2O8^2-} and becomes \\ce{Fe^3+}.',
      },
    ],
    explanation:
      'Two anions repel each other. \\ce{Fe^2+} reduces \\ce{S2O8^2-}, and the \\ce{Fe^3+} formed oxidizes \\ce{I-}. Each step brings ions of opposite charge together, and either ion can start the cycle.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-215',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'Two different compounds with the formula \\ce{[Pt(NH3)2Cl2]} are known; one has a dipole moment and the other has none. Both have the same coordination geometry. Which geometry is it?',
    answer: 'Square planar',
    distractors: [
      {
        text: 'Tetrahedral',
        slip: 'tetrahedral-for-square',
        teaching: 'In a tetrahedron any two corners are adjacent, so there would be only one compound.',
      },
      {
        text: 'Trigonal pyramidal',
        slip: 'one-condition-only',
        teaching: 'Platinum has four ligands here, but a trigonal pyramid has positions for only three.',
      },
      {
        text: 'Linear',
        slip: 'flat-drawing',
        teaching: 'All four ligands are bonded to platinum, but a linear complex has only two.',
      },
    ],
    explanation:
      'In a square, identical ligands can be adjacent (*cis*, with a dipole moment) or opposite (*trans*, without one). A tetrahedron allows only one arrangement.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-216',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'beginner',
    text: '\\ce{[Co(NH3)5(NO2)]Cl2} exists in a yellow form and a red form. In the yellow form the nitrogen of the \\ce{NO2} group is bonded to cobalt; in the red form one of its oxygen atoms is. How are the two forms related?',
    answer: 'They are linkage isomers.',
    distractors: [
      {
        text: 'They are *cis* and *trans* isomers.',
        slip: 'other-isomerism',
        teaching: 'Five ligands are alike, so there is only one kind of position for the sixth.',
      },
      {
        text: 'They are ionization isomers.',
        slip: 'other-isomerism',
        teaching:
          'In ionization isomers a ligand and a counter ion change places; here \\ce{Cl-} is the counter ion in both.',
      },
      {
        text: 'They are optical isomers.',
        slip: 'every-isomer-chiral',
        teaching: 'Neither form is chiral, and mirror images would not differ in color.',
      },
    ],
    explanation: 'The same ligand is bonded through different atoms, which is linkage isomerism.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-217',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution'],
    uses: ['le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'Concentrated \\ce{HCl} turns a pale blue solution of \\ce{Cu^2+} yellow-green because \\ce{[CuCl4]^2-} forms. Adding a large amount of water turns it blue again. What does the second step show?',
    answer: 'The exchange of water for chloride is reversible.',
    distractors: [
      {
        text: 'The water has oxidized copper back to \\ce{Cu^2+}.',
        slip: 'reaction-type-confused',
        teaching: 'Copper is +2 in both complexes; no electron is exchanged.',
      },
      {
        text: 'The color of \\ce{[CuCl4]^2-} merely fades on dilution.',
        slip: 'ignored-dilution',
        teaching:
          'If the complex were merely diluted, the solution would become a paler yellow-green, not blue.',
      },
      {
        text: 'The water has neutralized the acid.',
        slip: 'reaction-type-confused',
        teaching:
          'Water does not neutralize an acid, and sodium chloride in place of \\ce{HCl} gives the same effect.',
      },
    ],
    explanation:
      'In \\ce{[Cu(H2O)6]^2+ + 4Cl- <=> [CuCl4]^2- + 6H2O} dilution lowers [\\ce{Cl-}], which enters *K* to the fourth power, and water replaces chloride as the ligand again.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-218',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution'],
    difficulty: 'advanced',
    text: 'A water ligand of \\ce{[Cr(H2O)6]^3+} remains for days before it is exchanged for another, but one of \\ce{[Cu(H2O)6]^2+} remains for less than a microsecond. What follows from this alone?',
    answer: 'Replacing water with other ligands is slow at chromium(III).',
    distractors: [
      {
        text: 'Replacing water with other ligands is unfavorable at chromium(III).',
        slip: 'rate-for-extent',
        teaching: 'How far a reaction goes depends on its equilibrium constant, not on its rate.',
      },
      {
        text: 'Water binds to chromium(III) with a larger equilibrium constant.',
        slip: 'rate-for-extent',
        teaching: 'Slow exchange means a high barrier; it does not show how stable the complex is.',
      },
      {
        text: 'Replacing water at chromium(III) absorbs more heat.',
        slip: 'rate-for-enthalpy',
        teaching: 'The barrier of a reaction does not determine its enthalpy.',
      },
    ],
    explanation:
      'Complexes that exchange ligands slowly are called inert, and those that exchange them quickly are called labile. These terms describe only the rate, not the stability. From the times alone it follows that replacing water with other ligands is slow at chromium(III).',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-219',
    topics: ['coordination-chemistry'],
    tests: ['crystal-field-theory'],
    difficulty: 'beginner',
    text: 'Which d orbitals have the higher energy in an octahedral complex, and why?',
    answer: 'd_{z^{2}} and d_{x^{2}−y^{2}}, because they point toward the ligands',
    distractors: [
      {
        text: 'd_{z^{2}} and d_{x^{2}−y^{2}}, because they point between the ligands',
        slip: 'field-levels-swapped',
        teaching: 'Their lobes lie on the axes, where the ligands are, and this raises their energy.',
      },
      {
        text: 'd_{xy}, d_{xz} and d_{yz}, because they point toward the ligands',
        slip: 'field-levels-swapped',
        teaching: 'Their lobes lie between the axes, so electrons in them are repelled less.',
      },
      {
        text: 'd_{xy}, d_{xz} and d_{yz}, because they point between the ligands',
        slip: 'field-levels-swapped',
        teaching: 'They do point between the ligands, but for this reason they have the lower energy.',
      },
    ],
    explanation:
      'The six ligands lie on the axes. Electrons in d_{z^{2}} and d_{x^{2}−y^{2}} come closest to them and are repelled most.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-220',
    topics: ['coordination-chemistry'],
    tests: ['crystal-field-theory'],
    difficulty: 'intermediate',
    text: 'Why is the splitting of the d orbitals smaller in a tetrahedral complex than in an octahedral one with the same metal ion and the same ligands?',
    answer: 'There are fewer ligands, and no d orbital points directly at one.',
    distractors: [
      {
        text: 'There are fewer ligands, and so each one is much closer.',
        slip: 'reversed-trend',
        teaching: 'Closer ligands would make the splitting larger.',
      },
      {
        text: 'The metal ion has fewer d electrons to be repelled.',
        slip: 'field-for-electrons',
        teaching: 'The metal ion is the same, so it has the same number of d electrons.',
      },
      {
        text: 'The d orbitals are in the opposite order, which cancels the splitting.',
        slip: 'field-levels-swapped',
        teaching:
          'The order is opposite, but the levels do not coincide; the splitting is about 4/9 of that in an octahedron.',
      },
    ],
    explanation:
      'Four ligands repel less than six, and in a tetrahedron they lie near the directions of d_{xy}, d_{xz} and d_{yz}, but not along them. The levels therefore differ less.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-221',
    topics: ['coordination-chemistry'],
    tests: ['crystal-field-theory'],
    uses: ['d-electron-count', 'high-spin-and-low-spin-complexes'],
    difficulty: 'advanced',
    text: '\\ce{[NiCl4]^2-} and \\ce{[Ni(CN)4]^2-} are both complexes of nickel(II), d^{8}. The first has two unpaired electrons, and the second has none. What are the shapes of the two complexes?',
    answer: 'The first is tetrahedral, the second square planar.',
    distractors: [
      {
        text: 'The first is square planar, the second tetrahedral.',
        slip: 'tetrahedral-for-square',
        teaching:
          'In a tetrahedron two of the eight electrons are unpaired; only a square planar field leaves one orbital far above the others.',
      },
      {
        text: 'Both are tetrahedral, with a weak and a strong field, respectively.',
        slip: 'other-spin-state',
        teaching: 'In a tetrahedron a d^{8} ion has two unpaired electrons, however large the splitting is.',
      },
      {
        text: 'Both are square planar, with a weak and a strong field, respectively.',
        slip: 'other-spin-state',
        teaching:
          'In square planar nickel(II), d_{x^{2}−y^{2}} lies far above the other orbitals, so all electrons are paired.',
      },
    ],
    explanation:
      'A tetrahedral complex has the configuration e^{4}t_{2}^{4}, with two unpaired electrons. In a square planar complex d_{x^{2}−y^{2}} lies so high that the eight electrons fill the other four orbitals in pairs.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-222',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes', 'spectrochemical-series'],
    difficulty: 'intermediate',
    text: 'A solution of \\ce{[Co(NH3)6]^3+} is orange-yellow, and one of \\ce{[Co(C2O4)3]^3-} is green; each color is mainly due to the d–d band of lowest energy, at 475 nm and 600 nm, respectively. What can be concluded?',
    answer: 'Ammonia splits the d orbitals more than oxalate does.',
    distractors: [
      {
        text: 'Oxalate splits the d orbitals more, because green light has more energy than yellow.',
        slip: 'absorbed-for-seen-color',
        teaching:
          'The light that is seen was not absorbed; it is the absorbed light, at 475 and 600 nm, that shows the splitting.',
      },
      {
        text: 'Oxalate splits the d orbitals more, because it absorbs at the longer wavelength.',
        slip: 'reversed-trend',
        teaching: 'A longer wavelength means a smaller energy, and so a smaller splitting.',
      },
      {
        text: 'No comparison is possible, because the charges of the complexes differ.',
        slip: 'complex-charge-left-out',
        teaching: 'Cobalt is +3 in both; the splitting is found from the absorbed light.',
      },
    ],
    explanation:
      'The energy of the absorbed light equals the splitting. The shorter wavelength is 475 nm, so ammonia causes the larger splitting.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-223',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    uses: ['d-electron-count'],
    difficulty: 'advanced',
    text: 'The permanganate ion, \\ce{MnO4-}, is deep purple, although its manganese has no d electrons. What causes the color?',
    answer: 'Light moves electrons from oxygen to manganese.',
    distractors: [
      {
        text: 'Light moves electrons from manganese to oxygen.',
        slip: 'reversed-cause',
        teaching: 'Manganese(VII) has no d electron to give up; the filled orbitals are those of oxygen.',
      },
      {
        text: 'Light moves electrons from lower to upper d orbitals.',
        slip: 'overgeneralised-rule',
        teaching: 'A d–d transition needs at least one d electron; manganese(VII) is d^{0}.',
      },
      {
        text: 'Light moves electrons from upper to lower d orbitals.',
        slip: 'overgeneralised-rule',
        teaching:
          'Light that is absorbed moves electrons to higher levels, and manganese(VII) has no d electrons.',
      },
    ],
    explanation:
      'Light raises an electron from a filled orbital of oxygen to an empty d orbital of manganese, which is a charge transfer. Such bands are far more intense than d–d bands.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-224',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    uses: ['high-spin-and-low-spin-complexes'],
    difficulty: 'advanced',
    text: 'A solution of \\ce{[Mn(H2O)6]^2+} (d^{5}, high spin) is almost colorless, while most other aqua ions with d electrons are clearly colored. Why?',
    answer: 'Each d–d transition would require a spin flip.',
    distractors: [
      {
        text: 'Each d orbital is full, so no electron can move.',
        slip: 'd-electrons-misplaced',
        teaching:
          'In a high-spin d^{5} ion each orbital contains one electron; only a d^{10} ion has all of them full.',
      },
      {
        text: 'Each d orbital has the same energy in water.',
        slip: 'field-levels-swapped',
        teaching: 'Six water ligands split the d orbitals of this ion too.',
      },
      {
        text: 'Each color of visible light is absorbed equally.',
        slip: 'absorbed-for-seen-color',
        teaching: 'If this were so, the solution would look gray or black.',
      },
    ],
    explanation:
      'Each of the five orbitals contains one electron of the same spin. An electron can be raised only if its spin flips so that it can pair; such transitions are forbidden and very weak.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-225',
    topics: ['coordination-chemistry'],
    tests: ['spectrochemical-series'],
    difficulty: 'beginner',
    text: 'Which series lists the ligands in order of the splitting that they cause, from smallest to greatest?',
    answer: '\\ce{Cl-}, \\ce{H2O}, \\ce{NH3}, \\ce{CN-}',
    distractors: [
      {
        text: '\\ce{CN-}, \\ce{NH3}, \\ce{H2O}, \\ce{Cl-}',
        slip: 'series-position-wrong',
        teaching: 'This is the order from greatest to smallest splitting.',
      },
      {
        text: '\\ce{H2O}, \\ce{NH3}, \\ce{Cl-}, \\ce{CN-}',
        slip: 'charge-for-strength',
        teaching:
          'The charge of a ligand is not the deciding factor: chloride causes a smaller splitting than water.',
      },
      {
        text: '\\ce{CN-}, \\ce{Cl-}, \\ce{H2O}, \\ce{NH3}',
        slip: 'series-position-wrong',
        teaching: 'Cyanide is a strong-field ligand, so it belongs at the other end.',
      },
    ],
    explanation:
      'Halides are at the weak-field end of the spectrochemical series; they are followed by ligands that bind through oxygen, those that bind through nitrogen, and finally \\ce{CN-} and \\ce{CO}.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-226',
    topics: ['coordination-chemistry'],
    tests: ['spectrochemical-series'],
    difficulty: 'advanced',
    text: 'Octahedral chromium(III) has three unpaired electrons, whatever its ligands are. Raising one of them to the upper d orbitals requires light of 575 nm if the ligands are six \\ce{H2O}, 464 nm if they are six \\ce{NH3}, and 510 nm if they are six L. Where is L in the spectrochemical series?',
    answer: 'Between water and ammonia',
    distractors: [
      {
        text: 'Below water',
        slip: 'reversed-trend',
        teaching: 'A shorter wavelength means more energy, so L splits the orbitals more than water.',
      },
      {
        text: 'Above ammonia',
        slip: 'reversed-trend',
        teaching:
          'Light of 510 nm carries less energy than light of 464 nm, so L splits the orbitals less than ammonia.',
      },
      {
        text: 'At the same position as water',
        slip: 'one-condition-only',
        teaching:
          'The number of unpaired electrons is always three, but the absorbed light shows that the splitting differs.',
      },
    ],
    explanation:
      'Three electrons stay unpaired in the three lower orbitals whatever the splitting is. The shorter the wavelength, the larger the splitting, which increases in the order water, L, ammonia, so L is between water and ammonia.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-227',
    topics: ['coordination-chemistry'],
    tests: ['d-electron-count'],
    difficulty: 'beginner',
    text: 'In which complex does the metal ion have five d electrons?',
    answer: '\\ce{[Fe(H2O)6]^3+}',
    distractors: [
      {
        text: '\\ce{[Mn(H2O)6]^3+}',
        slip: 'one-step-short',
        teaching: 'Manganese has seven valence electrons, so \\ce{Mn^3+} has four d electrons.',
      },
      {
        text: '\\ce{[V(H2O)6]^2+}',
        slip: 'atom-for-ion',
        teaching: 'A vanadium atom has five valence electrons, so \\ce{V^2+} has three d electrons.',
      },
      {
        text: '\\ce{[Cr(H2O)6]^3+}',
        slip: 'electrons-miscounted',
        teaching: 'Chromium has six valence electrons, so \\ce{Cr^3+} has three d electrons.',
      },
    ],
    explanation:
      'Water is neutral, so iron is +3. Iron has eight valence electrons, and \\ce{Fe^3+} has 8 − 3 = 5, all of them d electrons.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{[Fe(H2O)6]^3+}': 'sqrt((8-3-5)^2)',
        '\\ce{[Mn(H2O)6]^3+}': 'sqrt((7-3-5)^2)',
        '\\ce{[V(H2O)6]^2+}': 'sqrt((5-2-5)^2)',
        '\\ce{[Cr(H2O)6]^3+}': 'sqrt((6-3-5)^2)',
      },
      pick: 'least',
      quantity: 'distance of the d electrons from five',
    },
  },
  {
    id: 'general-coordination-chemistry-228',
    topics: ['coordination-chemistry'],
    tests: ['d-electron-count'],
    uses: ['ligands'],
    difficulty: 'advanced',
    text: 'In \\ce{[Fe(CN)5(NO)]^2-} the NO ligand is regarded as \\ce{NO+}. How many d electrons does iron have on this basis?',
    answer: '6',
    distractors: [
      {
        text: '5',
        slip: 'neutral-ligand-charged',
        teaching: 'You treated NO as neutral; with \\ce{NO+} iron is +2, not +3.',
        expression: '8 - ((-2) + 5)',
      },
      {
        text: '4',
        slip: 'wrong-sign',
        teaching: 'You treated NO as \\ce{NO-}; iron would then be +4.',
        expression: '8 - (-2 + 5 + 1)',
      },
      {
        text: '3',
        slip: 'complex-charge-left-out',
        teaching: 'You left out the overall charge of −2 and the charge of \\ce{NO+}; iron is +2, not +5.',
        expression: '8 - 5',
      },
    ],
    explanation:
      'The charges must add up to −2: *x* − 5 + 1 = −2, so *x* = +2. Iron has 8 − 2 = 6 d electrons.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
    computation: { kind: 'quantity', expression: '8 - (-2 + 5 - 1)', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-229',
    topics: ['coordination-chemistry'],
    tests: ['jahn-teller-effect'],
    difficulty: 'beginner',
    text: 'Which of these ions forms an octahedral aqua complex that is distinctly elongated along one axis?',
    answer: '\\ce{Cu^2+}',
    distractors: [
      {
        text: '\\ce{Ni^2+}',
        slip: 'd-electrons-misplaced',
        teaching: 'In a d^{8} ion the two upper orbitals contain one electron each, so no axis is preferred.',
      },
      {
        text: '\\ce{Zn^2+}',
        slip: 'one-condition-only',
        teaching: 'In a d^{10} ion all d orbitals are full, so no axis is preferred.',
      },
      {
        text: '\\ce{Cr^3+}',
        slip: 'd-electrons-misplaced',
        teaching:
          'In a d^{3} ion the three lower orbitals contain one electron each, and the upper ones are empty.',
      },
    ],
    explanation:
      '\\ce{Cu^2+} is d^{9}, so the two upper orbitals contain three electrons. Such uneven filling causes a distortion, the Jahn–Teller effect.',
    reference: 'LibreTexts, Inorganic Chemistry (Supplemental Modules), Jahn-Teller Distortions',
  },
  {
    id: 'general-coordination-chemistry-230',
    topics: ['coordination-chemistry'],
    tests: ['jahn-teller-effect'],
    uses: ['crystal-field-theory'],
    difficulty: 'intermediate',
    text: 'Octahedral copper(II), d^{9}, is elongated along the *z* axis. How does this lower the energy?',
    answer: 'Two electrons in the upper level drop in energy, and one rises.',
    distractors: [
      {
        text: 'One electron in the upper level drops in energy, and two rise.',
        slip: 'field-levels-swapped',
        teaching:
          'Elongation along *z* lowers d_{z^{2}}, and this is the orbital that contains two electrons.',
      },
      {
        text: 'Two electrons in the lower level drop in energy, and one rises.',
        slip: 'upper-level-as-lower',
        teaching: 'The lower level is full, with six electrons; it is the upper level that contains three.',
      },
      {
        text: 'One electron in the lower level drops in energy, and two rise.',
        slip: 'upper-level-as-lower',
        teaching: 'The lower level is full, with six electrons, and raising two electrons would cost energy.',
      },
    ],
    explanation:
      'With the ligands on *z* farther away, d_{z^{2}} drops and d_{x^{2}−y^{2}} rises by the same amount. Two electrons drop and one rises, so the total energy is lowered.',
    reference: 'LibreTexts, Inorganic Chemistry (Supplemental Modules), Jahn-Teller Distortions',
  },
  {
    id: 'general-coordination-chemistry-231',
    topics: ['coordination-chemistry'],
    tests: ['jahn-teller-effect'],
    uses: ['high-spin-and-low-spin-complexes'],
    difficulty: 'advanced',
    text: 'For which octahedral complex is a strong Jahn–Teller distortion expected?',
    answer: '\\ce{[MnF6]^3-}, high spin',
    distractors: [
      {
        text: '\\ce{[Fe(H2O)6]^3+}, high spin',
        slip: 'other-spin-state',
        teaching:
          'In a high-spin d^{5} ion each orbital contains one electron, so no direction is preferred.',
      },
      {
        text: '\\ce{[Cr(H2O)6]^3+}, d^{3}',
        slip: 'd-electrons-misplaced',
        teaching: 'The three lower orbitals contain one electron each, and the upper ones are empty.',
      },
      {
        text: '\\ce{[Co(NH3)6]^3+}, low spin',
        slip: 'other-spin-state',
        teaching: 'In a low-spin d^{6} ion the lower orbitals are full and the upper ones are empty.',
      },
    ],
    explanation:
      '\\ce{Mn^3+} is d^{4}. In the high-spin state the upper level, whose orbitals point at the ligands, has only one electron for its two orbitals, so a strong distortion is expected.',
    reference: 'LibreTexts, Inorganic Chemistry (Supplemental Modules), Jahn-Teller Distortions',
  },
  {
    id: 'general-coordination-chemistry-232',
    topics: ['coordination-chemistry'],
    tests: ['jahn-teller-effect'],
    difficulty: 'advanced',
    text: 'A crystal structure shows six oxygen atoms around each metal ion of a compound: four at 197 pm and two, opposite to each other, at 238 pm. All six ligands are of the same kind. Which metal ion is most likely?',
    answer: '\\ce{Cu^2+}',
    distractors: [
      {
        text: '\\ce{Zn^2+}',
        slip: 'd-electrons-misplaced',
        teaching: 'In a d^{10} ion all d orbitals are full, so six equal distances are expected.',
      },
      {
        text: '\\ce{V^2+}',
        slip: 'd-electrons-misplaced',
        teaching:
          'In a d^{3} ion the lower orbitals contain one electron each, so six equal distances are expected.',
      },
      {
        text: '\\ce{Mn^2+}',
        slip: 'd-electrons-misplaced',
        teaching:
          'In a high-spin d^{5} ion each orbital contains one electron, so six equal distances are expected.',
      },
    ],
    explanation:
      'Four short and two long bonds are characteristic of a Jahn–Teller distortion. Of these ions, only \\ce{Cu^2+}, d^{9}, has an unevenly filled upper level.',
    reference: 'LibreTexts, Inorganic Chemistry (Supplemental Modules), Jahn-Teller Distortions',
  },
  {
    id: 'general-coordination-chemistry-233',
    topics: ['coordination-chemistry'],
    tests: ['jahn-teller-effect'],
    uses: ['ligand-substitution'],
    difficulty: 'advanced',
    text: 'In water, \\ce{Ni^2+} binds six ammonia molecules one after another. \\ce{Cu^2+} readily binds four, but hardly binds a fifth or a sixth. What explains the difference?',
    answer: 'Ligands at two of the six sites on \\ce{Cu^2+} are farther away and weakly bound.',
    distractors: [
      {
        text: 'Two of the six sites on \\ce{Cu^2+} are free, because its charge is smaller.',
        slip: 'wrong-ion-charge',
        teaching: 'Both ions have a charge of +2, so this cannot be the reason.',
      },
      {
        text: '\\ce{Cu^2+} is tetrahedral and has no more than four sites.',
        slip: 'tetrahedral-for-square',
        teaching:
          'In its ammonia complex four ammonia molecules form a square, with two distant water molecules; the ion is not tetrahedral.',
      },
      {
        text: '\\ce{Cu^2+} binds water more strongly than ammonia at all sites.',
        slip: 'wrong-cause',
        teaching: '\\ce{Cu^2+} readily binds four ammonia molecules in place of water.',
      },
    ],
    explanation:
      'As a d^{9} ion, copper(II) shows a Jahn–Teller distortion: four ligands are close, and two on one axis are distant. Ammonia at these two sites is bound only weakly.',
    reference: 'LibreTexts, Inorganic Chemistry (Supplemental Modules), Jahn-Teller Distortions',
  },
  {
    id: 'general-coordination-chemistry-286',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes'],
    uses: ['d-electron-count'],
    difficulty: 'beginner',
    text: 'Which of these ions can form both high-spin and low-spin octahedral complexes?',
    answer: '\\ce{Fe^3+}',
    distractors: [
      {
        text: '\\ce{Cr^3+}',
        slip: 'd-electrons-misplaced',
        teaching:
          'This ion is d^{3}: each of the three lower orbitals contains one electron, whatever the splitting is.',
      },
      {
        text: '\\ce{Ti^3+}',
        slip: 'd-electrons-misplaced',
        teaching: 'This ion has a single d electron, which is in the lower level in any case.',
      },
      {
        text: '\\ce{Ni^2+}',
        slip: 'other-spin-state',
        teaching:
          'This ion is d^{8}: for any octahedral splitting, six electrons fill the lower level and two remain unpaired in the upper one.',
      },
    ],
    explanation:
      'The two spin states differ for d^{4} to d^{7}. \\ce{Fe^3+} is d^{5}: five unpaired electrons in a weak field, but one in a strong field. The other ions are d^{3}, d^{1} and d^{8}.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
];
