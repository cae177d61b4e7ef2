import type { WrittenQuestion } from '../../written-question.ts';

/** Electrophilic additions, hydration, hydroboration, hydrogenation, oxidation and preparation of alkenes. */
export const additionsToAlkenesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alkenes-and-alkynes-101',
    topics: ['alkenes-and-alkynes'],
    tests: ['electrophilic-addition'],
    uses: ['reactive-intermediates'],
    difficulty: 'beginner',
    text: 'Which of these alkenes adds hydrogen bromide fastest under the same conditions?',
    answer: '\\smiles{CC(C)=C}',
    distractors: [
      {
        text: '\\smiles{C=C}',
        slip: 'carbocation-stability-reversed',
        teaching: 'Protonation would give a primary cation, the least stable of these cations.',
      },
      {
        text: '\\smiles{CC=C}',
        slip: 'alkyl-groups-miscounted',
        teaching: 'Protonation gives a secondary cation; another of these alkenes gives a tertiary one.',
      },
      {
        text: '\\smiles{ClC=C}',
        slip: 'inductive-effect-ignored',
        teaching: 'Chlorine withdraws electrons from the double bond and makes the addition slow.',
      },
    ],
    explanation:
      'The slow step is the protonation. 2-Methylpropene gives a tertiary cation, the most stable of these cations, so its barrier is the lowest.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.9',
    computation: { kind: 'same-structure', smiles: 'CC(C)=C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-103',
    topics: ['alkenes-and-alkynes', 'alcohols-and-ethers'],
    tests: ['hydration-of-alkenes', 'production-of-ethanol'],
    difficulty: 'beginner',
    text: 'Which conditions are used in industry to make ethanol from ethene?',
    answer: 'Steam, phosphoric acid, 300 °C, 65 atm',
    distractors: [
      {
        text: 'Hydrogen, nickel, 150 °C, 5 atm',
        slip: 'conditions-confused',
        teaching: 'Hydrogen turns ethene into ethane.',
      },
      {
        text: 'Oxygen, silver, 250 °C, 15 atm',
        slip: 'conditions-confused',
        teaching: 'Oxygen over silver turns ethene into oxirane (ethylene oxide).',
      },
      {
        text: 'Water, yeast, 35 °C, 1 atm',
        slip: 'conditions-confused',
        teaching: 'Yeast ferments sugars; it does not act on ethene.',
      },
    ],
    explanation:
      'Water adds to ethene in the gas phase over phosphoric acid on a solid support, at about 300 °C and 65 atm; this is the direct hydration with steam.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.4',
  },
  {
    id: 'organic-alkenes-and-alkynes-104',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes'],
    uses: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'Which of these alkenes gives a single alcohol, with no isomers, on hydration with dilute sulfuric acid?',
    answer: '\\smiles{CC(C)=C(C)C}',
    distractors: [
      {
        text: '\\smiles{CC=CCC}',
        slip: 'wrong-carbon-attacked',
        teaching: 'Both carbons give secondary cations, so pentan-2-ol and pentan-3-ol form.',
      },
      {
        text: '\\smiles{CCC(C)=C(C)C}',
        slip: 'symmetry-invented',
        teaching:
          'Either carbon gives a tertiary cation, but not the same one: 2,3-dimethylpentan-2-ol and 2,3-dimethylpentan-3-ol form.',
      },
      {
        text: '\\smiles{C=CC(C)C}',
        slip: 'rearrangement-overlooked',
        teaching:
          'A hydride shift turns the secondary cation into a tertiary one, so a second alcohol forms.',
      },
    ],
    explanation:
      '2,3-Dimethylbut-2-ene is symmetrical: whichever carbon takes the proton, the same tertiary cation results, and no shift makes it more stable. Water gives 2,3-dimethylbutan-2-ol only.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.4',
    computation: { kind: 'same-structure', smiles: 'CC(C)=C(C)C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-105',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes', 'hydroboration'],
    uses: ['carbocation-rearrangement'],
    difficulty: 'advanced',
    text: '3-Methylbut-1-ene gives a different alcohol as the main product under each of three sets of conditions: X, warm dilute \\ce{H2SO4}; Y, mercury(II) acetate in water and then \\ce{NaBH4}; Z, \\ce{BH3} and then alkaline \\ce{H2O2}. Which assignment is correct?',
    answer: 'X tertiary, Y secondary, Z primary',
    distractors: [
      {
        text: 'X secondary, Y tertiary, Z primary',
        slip: 'rearrangement-overlooked',
        teaching:
          'Here X and Y are exchanged; the free cation in acid rearranges, but the mercurinium ion does not.',
      },
      {
        text: 'X tertiary, Y primary, Z secondary',
        slip: 'markovnikov-reversed',
        teaching:
          'Here Y and Z are exchanged; oxymercuration follows Markovnikov’s rule, whereas hydroboration puts OH on the end carbon.',
      },
      {
        text: 'X primary, Y secondary, Z tertiary',
        slip: 'markovnikov-everywhere',
        teaching:
          'No cation forms in hydroboration, so nothing rearranges, and acid does not give the primary alcohol.',
      },
    ],
    explanation:
      'In acid, the secondary cation turns into a tertiary one by a hydride shift (X: 2-methylbutan-2-ol). The mercurinium ion does not rearrange (Y: 3-methylbutan-2-ol). Hydroboration puts OH on the end carbon (Z: 3-methylbutan-1-ol).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.5',
  },
  {
    id: 'organic-alkenes-and-alkynes-106',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydroboration'],
    difficulty: 'beginner',
    text: 'What is the main product when hex-1-ene is treated with \\ce{BH3} in THF and then with hydrogen peroxide and sodium hydroxide?',
    answer: '\\smiles{CCCCCCO}',
    distractors: [
      {
        text: '\\smiles{CCCCC(C)O}',
        slip: 'markovnikov-everywhere',
        teaching: 'Boron, not hydrogen, adds to the end carbon, and OH then replaces boron there.',
      },
      {
        text: '\\smiles{CCCCC(O)CO}',
        slip: 'reagent-misread',
        teaching:
          'One OH replaces boron, and hydrogen comes from \\ce{BH3}; a diol would require a dihydroxylation.',
      },
      {
        text: '\\smiles{CCCCCC}',
        slip: 'reduced-too-far',
        teaching: '\\ce{BH3} adds H and B; peroxide puts OH in place of B, not H.',
      },
    ],
    explanation:
      'Boron adds to the less crowded end carbon and hydrogen to the other. Peroxide then replaces boron by OH, which gives hexan-1-ol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.5',
    computation: { kind: 'same-structure', smiles: 'CCCCCCO' },
  },
  {
    id: 'organic-alkenes-and-alkynes-107',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydroboration'],
    difficulty: 'intermediate',
    text: 'Which description is correct for the step in which \\ce{BH3} adds to 1-methylcyclohexene?',
    answer: 'H and B are added in one step, from the same side.',
    distractors: [
      {
        text: 'H and B are added in two steps, through a carbocation.',
        slip: 'mechanism-confused',
        teaching:
          'A free cation could rearrange and would not give purely syn addition; neither is observed.',
      },
      {
        text: 'H and B are added in one step, from opposite sides.',
        slip: 'syn-anti-confused',
        teaching:
          'Both come from one molecule of \\ce{BH3} at the same time and therefore add from the same side.',
      },
      {
        text: 'H and B are added in two steps, through radicals.',
        slip: 'mechanism-confused',
        teaching: 'No radicals are involved; no initiator is needed and no chain reaction takes place.',
      },
    ],
    explanation:
      'The boron, with its empty orbital, accepts π electrons while its hydrogen moves to the other carbon through a four-membered cyclic transition state. The addition takes place in one step and is syn.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.5',
  },
  {
    id: 'organic-alkenes-and-alkynes-108',
    topics: ['alkenes-and-alkynes', 'carbonyl-compounds'],
    tests: ['hydroboration'],
    uses: ['reactions-of-alkynes', 'tautomerism'],
    difficulty: 'intermediate',
    text: 'Oct-1-yne is treated with one equivalent of a bulky dialkylborane, \\ce{R2BH}, and then with alkaline hydrogen peroxide. What is the main product?',
    answer: '\\smiles{CCCCCCCC=O}',
    distractors: [
      {
        text: '\\smiles{CCCCCCC(C)=O}',
        slip: 'markovnikov-everywhere',
        teaching:
          'This is the product of hydration with mercury(II) and acid; here boron goes to the end carbon.',
      },
      {
        text: '\\smiles{CCCCCCCCO}',
        slip: 'reduced-too-far',
        teaching:
          'One equivalent adds once; the enol that forms becomes a carbonyl compound, not an alcohol.',
      },
      {
        text: '\\smiles{CCCCCCC#CO}',
        slip: 'one-step-short',
        teaching:
          'H and B add to the triple bond; the enol that results has a double bond, and it turns into the aldehyde.',
      },
    ],
    explanation:
      'Boron adds to the end carbon, and only once because of its bulky groups. Peroxide gives the enol \\ce{C6H13CH=CHOH}, which turns into the aldehyde octanal.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 9.4',
    computation: { kind: 'same-structure', smiles: 'CCCCCCCC=O' },
  },
  {
    id: 'organic-alkenes-and-alkynes-109',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydrogenation-of-alkenes'],
    uses: ['degrees-of-unsaturation', 'ideal-gas-law'],
    difficulty: 'intermediate',
    text: 'With a nickel catalyst, 1.36 g of the terpene \\ce{C10H16} (136 g/mol) takes up 0.490 L of hydrogen (molar volume 24.5 L/mol). How many C=C bonds does each molecule of the terpene contain?',
    answer: '2',
    distractors: [
      {
        text: '4',
        slip: 'atoms-for-molecules',
        teaching:
          'This is the number of hydrogen atoms taken up, but each C=C bond takes up one molecule of \\ce{H2}.',
        expression: '2 * (0.490 / 24.5) / (1.36 / 136)',
      },
      {
        text: '3',
        slip: 'rings-or-pi-forgotten',
        teaching:
          'This is the number of rings and π bonds together, but a ring does not take up hydrogen here.',
        expression: '(2 * 10 + 2 - 16) / 2',
      },
      {
        text: '6',
        slip: 'forgot-to-halve-hydrogens',
        teaching: 'This is the number of missing hydrogens; two of them correspond to one ring or π bond.',
        expression: '2 * 10 + 2 - 16',
      },
    ],
    explanation:
      'The amounts are 1.36 / 136 = 0.0100 mol of the terpene and 0.490 / 24.5 = 0.0200 mol of hydrogen. The degree of unsaturation is 3, because it also counts a ring. The ratio of the amounts gives the number of C=C bonds: 2.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.6',
    computation: { kind: 'quantity', expression: '(0.490 / 24.5) / (1.36 / 136)', unit: '' },
  },
  {
    id: 'organic-alkenes-and-alkynes-110',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydrogenation-of-alkenes'],
    uses: ['meso-compounds'],
    difficulty: 'advanced',
    text: '1,2-Dimethylcyclohexene is hydrogenated over platinum. Which product predominates?',
    answer: '\\smiles{C[C@H]1CCCC[C@H]1C}',
    distractors: [
      {
        text: '\\smiles{C[C@H]1CCCC[C@@H]1C}',
        slip: 'syn-anti-confused',
        teaching:
          'Both hydrogens are delivered from the metal surface to the same face of the double bond, so the methyl groups end up *cis*.',
      },
      {
        text: '\\smiles{CC1CCCC(C)C1}',
        slip: 'position-shifted',
        teaching: 'The hydrogens add to the double bond; no methyl group migrates.',
      },
      {
        text: '\\smiles{CCCCCCCC}',
        slip: 'cleavage-overlooked',
        teaching: 'Hydrogenation under these conditions does not open rings.',
      },
    ],
    explanation:
      'The alkene lies with one face on the metal surface, and both hydrogens are delivered to this face. The methyl groups end up on the other face, so the product is *cis*-1,2-dimethylcyclohexane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.6',
    computation: { kind: 'same-structure', smiles: 'C[C@H]1CCCC[C@H]1C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-111',
    topics: ['alkenes-and-alkynes'],
    tests: ['epoxidation-and-dihydroxylation'],
    difficulty: 'beginner',
    text: 'Cyclohexene is shaken with a cold, dilute, alkaline solution of \\ce{KMnO4}. What is observed, and what is cyclohexene converted to?',
    answer: 'A brown solid; cyclohexane-1,2-diol',
    distractors: [
      {
        text: 'A brown solid; carbon dioxide and water',
        slip: 'oxidised-too-far',
        teaching: 'Cold dilute permanganate stops at the diol.',
      },
      {
        text: 'A green solution; cyclohexanol',
        slip: 'test-result-confused',
        teaching:
          'Permanganate adds an OH group to each carbon of the double bond, so a diol forms, not an alcohol with a single OH group.',
      },
      {
        text: 'A colorless solution; bromocyclohexane',
        slip: 'test-result-confused',
        teaching: 'No bromine is present; this answer confuses the test with that using bromine water.',
      },
    ],
    explanation:
      'Permanganate is reduced to brown \\ce{MnO2}. It adds an OH group to each carbon of the double bond from the same side, which gives cyclohexane-1,2-diol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.7',
  },
  {
    id: 'organic-alkenes-and-alkynes-112',
    topics: ['alkenes-and-alkynes'],
    tests: ['epoxidation-and-dihydroxylation'],
    uses: ['epoxides'],
    difficulty: 'intermediate',
    text: 'Which reagents turn cyclohexene into *trans*-cyclohexane-1,2-diol?',
    answer: 'A peroxy acid, then dilute aqueous acid',
    distractors: [
      {
        text: '\\ce{OsO4}, then aqueous \\ce{NaHSO3}',
        slip: 'syn-anti-confused',
        teaching: 'Osmium delivers both oxygens to the same side, so the *cis* diol forms.',
      },
      {
        text: '\\ce{O3}, then \\ce{NaBH4}',
        slip: 'reagent-misread',
        teaching: 'Ozone cleaves the double bond; hexane-1,6-diol would form.',
      },
      {
        text: '\\ce{BH3}, then alkaline \\ce{H2O2}',
        slip: 'reagent-misread',
        teaching: 'Hydroboration adds H and OH, which gives cyclohexanol.',
      },
    ],
    explanation:
      'The peroxy acid gives the epoxide. In acid, water attacks one of its carbons from the side opposite the oxygen, so the OH groups end up *trans*.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.7',
  },
  {
    id: 'organic-alkenes-and-alkynes-113',
    topics: ['alkenes-and-alkynes'],
    tests: ['epoxidation-and-dihydroxylation'],
    difficulty: 'intermediate',
    text: 'Limonene is treated with one equivalent of a peroxy acid at 0 °C. Which product predominates? \\smiles{CC1=CCC(CC1)C(C)=C}',
    answer: '\\smiles{CC(=C)C1CCC2(C)OC2C1}',
    distractors: [
      {
        text: '\\smiles{CC1=CCC(CC1)C1(C)CO1}',
        slip: 'reactivity-ignored',
        teaching:
          'The peroxy acid is an electrophile and prefers the double bond with more alkyl groups, the one in the ring.',
      },
      {
        text: '\\smiles{CC1(CO1)C1CCC2(C)OC2C1}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'One equivalent supplies only one oxygen atom for each molecule of limonene.',
      },
      {
        text: '\\smiles{CC1(O)CCC(CC1O)C(C)=C}',
        slip: 'reagent-misread',
        teaching: 'The diol would form only with water and acid in a second step.',
      },
    ],
    explanation:
      'A peroxy acid attacks the double bond that is richer in electrons. The ring double bond has three alkyl groups and the one in the side chain has two, so the epoxide in the ring predominates.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.7',
    computation: { kind: 'same-structure', smiles: 'CC(=C)C1CCC2(C)OC2C1' },
  },
  {
    id: 'organic-alkenes-and-alkynes-114',
    topics: ['alkenes-and-alkynes', 'stereochemistry'],
    tests: ['epoxidation-and-dihydroxylation'],
    uses: ['meso-compounds'],
    difficulty: 'advanced',
    text: 'Which alkene and reagent give the *meso* form of a diol as the only stereoisomer?',
    answer: '(*Z*)-Hex-3-ene and \\ce{OsO4}',
    distractors: [
      {
        text: '(*E*)-Hex-3-ene and \\ce{OsO4}',
        slip: 'syn-anti-confused',
        teaching: 'Syn addition to the (*E*) alkene gives the chiral diol as a racemate.',
      },
      {
        text: '(*Z*)-Hex-3-ene and a peroxy acid, then aqueous acid',
        slip: 'syn-anti-confused',
        teaching:
          'This route adds the OH groups from opposite sides, so the racemate results from the (*Z*) alkene.',
      },
      {
        text: '(*E*)-Hex-2-ene and \\ce{OsO4}',
        slip: 'meso-invented',
        teaching: 'The ends of the chain differ, so hexane-2,3-diol has no *meso* form.',
      },
    ],
    explanation:
      'A *meso* diol requires two stereocenters with the same groups and mirror symmetry. Syn addition of two OH groups to (*Z*)-hex-3-ene with \\ce{OsO4} gives it.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.7',
  },
  {
    id: 'organic-alkenes-and-alkynes-115',
    topics: ['alkenes-and-alkynes'],
    tests: ['conjugated-dienes'],
    difficulty: 'beginner',
    text: 'Which of these isomers of \\ce{C6H10} is a conjugated diene?',
    answer: '\\smiles{CC=CC=CC}',
    distractors: [
      {
        text: '\\smiles{C=CCC=CC}',
        slip: 'conjugation-overlooked',
        teaching: 'A \\ce{CH2} group separates the double bonds.',
      },
      {
        text: '\\smiles{C=CCCC=C}',
        slip: 'conjugation-overlooked',
        teaching: 'Two \\ce{CH2} groups separate the double bonds.',
      },
      {
        text: '\\smiles{CC=C=CCC}',
        slip: 'conjugation-overlooked',
        teaching:
          'These double bonds share a carbon, so they are cumulated, and their π bonds are at right angles to each other.',
      },
    ],
    explanation:
      'In a conjugated diene, exactly one single bond separates the double bonds: C=C–C=C, as in hexa-2,4-diene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.1',
    computation: { kind: 'contains-fragment', fragment: 'C=CC=C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-116',
    topics: ['alkenes-and-alkynes'],
    tests: ['conjugated-dienes'],
    uses: ['bond-length-and-bond-energy', 'hybridization'],
    difficulty: 'intermediate',
    text: 'The central C–C bond of buta-1,3-diene (147 pm) is shorter than that of butane (153 pm). Which statement explains this?',
    answer: 'It joins sp^{2} carbons, and the π bonds overlap across it.',
    distractors: [
      {
        text: 'It joins sp^{2} carbons, and it is double in the main resonance form.',
        slip: 'one-resonance-structure-only',
        teaching:
          'A double bond is about 134 pm long; in the main resonance form, the central bond is single.',
      },
      {
        text: 'It joins sp carbons, whose orbitals are smaller.',
        slip: 'hybridisation-misjudged',
        teaching: 'Each carbon of the diene is sp^{2}; sp carbons occur in alkynes.',
      },
      {
        text: 'It joins sp^{3} carbons, and the end groups compress it.',
        slip: 'hybridisation-misjudged',
        teaching: 'The inner carbons are sp^{2}, and the end groups are too far apart to press on the bond.',
      },
    ],
    explanation:
      'Orbitals of sp^{2} carbons extend less far than those of sp^{3} carbons, and the p orbitals of the inner carbons overlap to some extent, which gives the bond some double-bond character.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.1',
  },
  {
    id: 'organic-alkenes-and-alkynes-117',
    topics: ['alkenes-and-alkynes', 'carbonyl-compounds'],
    tests: ['synthesis-of-alkenes', 'wittig-reaction'],
    difficulty: 'intermediate',
    text: 'Methylidenecyclohexane is to be made without 1-methylcyclohexene as a by-product. Which method is best? \\smiles{C=C1CCCCC1}',
    answer: 'Cyclohexanone with \\ce{(C6H5)3P=CH2}',
    distractors: [
      {
        text: 'Cyclohexanecarbaldehyde with \\ce{(C6H5)3P=CH2}',
        slip: 'carbon-lost-or-added',
        teaching: 'This gives vinylcyclohexane, with one carbon too many.',
      },
      {
        text: 'Cyclohexanecarbaldehyde with \\ce{CH3MgBr}, then acid',
        slip: 'carbon-lost-or-added',
        teaching: 'This gives 1-cyclohexylethan-1-ol, which has one carbon too many.',
      },
      {
        text: 'Cyclohexanone with \\ce{CH3MgBr}, then acid',
        slip: 'reagent-misread',
        teaching: 'This gives 1-methylcyclohexan-1-ol; its dehydration leads mainly to the ring alkene.',
      },
    ],
    explanation:
      'A Wittig reagent puts the double bond exactly where C=O was. Eliminations follow Zaitsev’s rule and give mainly 1-methylcyclohexene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.11',
  },
  {
    id: 'organic-alkenes-and-alkynes-118',
    topics: ['alkenes-and-alkynes'],
    tests: ['synthesis-of-alkenes'],
    uses: ['le-chateliers-principle', 'distillation-techniques'],
    difficulty: 'intermediate',
    text: 'Cyclohexene (boiling point 83 °C) is made from cyclohexanol (161 °C) and phosphoric acid in a flask with a distillation head, and is distilled off as it forms. What is the main reason for distilling it off?',
    answer: 'Its removal keeps the reverse reaction, hydration, from taking place.',
    distractors: [
      {
        text: 'Its removal lowers the barrier of the elimination.',
        slip: 'rate-for-equilibrium',
        teaching: 'Taking away a product shifts the equilibrium but does not change a barrier.',
      },
      {
        text: 'Its removal takes the phosphoric acid out of the product.',
        slip: 'task-of-another-step',
        teaching: 'Traces of acid are removed later by washing with a carbonate solution.',
      },
      {
        text: 'Its removal lets the water stay behind and react with the acid.',
        slip: 'rate-for-equilibrium',
        teaching: 'Water distills together with cyclohexene; a drying agent removes it later.',
      },
    ],
    explanation:
      'The dehydration is reversible, and acid catalyzes it in both directions. Removing the low-boiling alkene shifts the equilibrium toward the alkene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
];
