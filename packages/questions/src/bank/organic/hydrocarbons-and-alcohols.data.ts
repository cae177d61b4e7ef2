import type { WrittenQuestion } from '../written-question.ts';

/** Alkanes, alkenes and alcohols, from crude oil to ethanol. */
export const hydrocarbonsAndAlcoholsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alkenes-and-alkynes-26',
    topics: ['alkenes-and-alkynes'],
    tests: ['electrophilic-addition'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'beginner',
    text: 'A nonpolar bromine molecule, \\ce{Br2}, acts as an electrophile toward ethene. What makes this possible?',
    answer: 'The π electrons of ethene repel the bonding electrons of bromine.',
    distractors: [
      {
        text: 'The π electrons of ethene attract the bonding electrons of bromine.',
        slip: 'wrong-sign',
        teaching:
          'Electrons repel each other: the nearer bromine atom becomes positive because its electrons are pushed away.',
      },
      {
        text: 'The carbons of ethene are positive and attract a bromide ion.',
        slip: 'nucleophile-misjudged',
        teaching:
          'The double bond is a region of high electron density; ethene is the nucleophile in this reaction.',
      },
      {
        text: 'The bromine molecule splits into two atoms before it meets ethene.',
        slip: 'fission-confused',
        teaching: 'That would be a radical reaction in light; the addition also takes place in the dark.',
      },
    ],
    explanation:
      'As \\ce{Br2} comes near the double bond, the π electrons push the electrons of the Br–Br bond to the far atom. This induces a dipole: the near bromine becomes δ+ and is attacked.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.2',
  },
  {
    id: 'organic-alkenes-and-alkynes-27',
    topics: ['alkenes-and-alkynes'],
    tests: ['electrophilic-addition', 'halogenation-of-alkenes'],

    difficulty: 'advanced',
    text: 'Ethene is passed into bromine water that contains a large amount of sodium chloride. The products are \\ce{BrCH2CH2Br}, \\ce{BrCH2CH2Cl} and \\ce{BrCH2CH2OH}, but no \\ce{ClCH2CH2Cl}. What does this show about the mechanism?',
    answer: 'Bromine is added first as an electrophile; then any nucleophile present can attack.',
    distractors: [
      {
        text: 'Both atoms of a bromine molecule are added at the same time, from one side.',
        slip: 'one-step-for-two',
        teaching: 'Adding both at once could only give \\ce{BrCH2CH2Br}.',
      },
      {
        text: 'A nucleophile is added first; then the bromine molecule attacks the carbanion.',
        slip: 'mechanism-confused',
        teaching: 'A C=C bond is rich in electrons; nucleophiles such as chloride do not attack it.',
      },
      {
        text: 'Bromine and chlorine radicals are added one after the other in a chain.',
        slip: 'mechanism-confused',
        teaching:
          'Nothing here converts chloride ions to chlorine radicals, and a radical chain would not give \\ce{BrCH2CH2OH}.',
      },
    ],
    explanation:
      'Every product contains at least one bromine, so the electrophile adds first and gives a cyclic bromonium ion. In the second step this ion is opened by bromide, chloride or water, whichever it encounters.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 8.2 and 8.3',
  },
  {
    id: 'organic-alkenes-and-alkynes-28',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes'],
    uses: ['markovnikovs-rule'],
    difficulty: 'beginner',
    text: 'What is the main product when 2-methylpropene reacts with water in the presence of sulfuric acid?',
    answer: '\\smiles{CC(C)(C)O}',
    distractors: [
      {
        text: '\\smiles{CC(C)CO}',
        slip: 'markovnikov-reversed',
        teaching:
          'The proton goes to the \\ce{CH2} end, because the tertiary cation is the more stable one; water then attacks the tertiary carbon.',
      },
      {
        text: '\\smiles{CC(=C)CO}',
        slip: 'added-without-opening',
        teaching: 'Water adds to the double bond; it does not replace a hydrogen next to it.',
      },
      {
        text: '\\smiles{CC(C)C=O}',
        slip: 'oxidised-too-far',
        teaching: 'Hydration adds H and OH; nothing here oxidizes the product to an aldehyde.',
      },
    ],
    explanation:
      'A proton adds to the \\ce{CH2} carbon to give the tertiary cation. Water attacks this cation and then loses a proton, giving 2-methylpropan-2-ol, \\ce{(CH3)3COH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.8',
    computation: {
      kind: 'same-structure',
      smiles: 'OC(C)(C)C',
    },
  },
  {
    id: 'organic-alkenes-and-alkynes-29',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes'],
    uses: ['carbocation-rearrangement'],
    difficulty: 'advanced',
    text: '3,3-Dimethylbut-1-ene is treated with mercury(II) acetate in water and then with sodium borohydride. What is the product? \\smiles{C=CC(C)(C)C}',
    answer: '\\smiles{CC(O)C(C)(C)C}',
    distractors: [
      {
        text: '\\smiles{CC(C)C(C)(C)O}',
        slip: 'rearrangement-invented',
        teaching:
          'This is the product of acid-catalyzed hydration, where a methyl group shifts in the free cation; a mercurinium ion does not rearrange.',
      },
      {
        text: '\\smiles{OCCC(C)(C)C}',
        slip: 'markovnikov-reversed',
        teaching:
          'This is the product of hydroboration and oxidation; oxymercuration follows Markovnikov’s rule.',
      },
      {
        text: '\\smiles{CC(C)C(C)CO}',
        slip: 'rearrangement-invented',
        teaching: 'Oxymercuration involves no methyl shift, and it does not place OH on the terminal carbon.',
      },
    ],
    explanation:
      'Water opens the mercurinium ion at the more substituted carbon, and borohydride replaces mercury with hydrogen. No free carbocation forms, so no group shifts. The product is 3,3-dimethylbutan-2-ol, \\ce{CH3CH(OH)C(CH3)3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.4',
    computation: {
      kind: 'same-structure',
      smiles: 'CC(C)(C)C(C)O',
    },
  },
  {
    id: 'organic-alkenes-and-alkynes-30',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydrogenation-of-alkenes'],
    difficulty: 'beginner',
    text: 'A vegetable oil is partly hydrogenated over nickel. How do the number of C=C bonds and the melting range of the oil change?',
    answer: 'The number falls, and the range rises.',
    distractors: [
      {
        text: 'The number falls, and the range falls.',
        slip: 'reversed-trend',
        teaching:
          'Saturated chains are straighter and pack better, so the fat melts at a higher temperature.',
      },
      {
        text: 'The number rises, and the range rises.',
        slip: 'reactant-for-product',
        teaching: 'Hydrogen is added to C=C bonds, so their number falls.',
      },
      {
        text: 'The number rises, and the range falls.',
        slip: 'reaction-direction-reversed',
        teaching: 'This would be the change if hydrogen were removed.',
      },
    ],
    explanation:
      'Hydrogen adds to C=C bonds. The kinks of the *cis* double bonds disappear, the chains pack more closely, and the product is a solid fat: fewer C=C bonds and a higher melting range.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.6',
  },
  {
    id: 'organic-alkenes-and-alkynes-31',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydrogenation-of-alkenes'],
    uses: ['enthalpy-of-reaction'],
    difficulty: 'intermediate',
    text: 'The enthalpies of hydrogenation to butane are −127 kJ/mol for but-1-ene, −120 kJ/mol for *cis*-but-2-ene and −116 kJ/mol for *trans*-but-2-ene. Which conclusion is correct?',
    answer: '*trans*-But-2-ene is the most stable, since it releases the least energy.',
    distractors: [
      {
        text: '*trans*-But-2-ene is the least stable, since it releases the least energy.',
        slip: 'stability-from-heat-reversed',
        teaching:
          'All three end up as butane, so the one that releases the least energy started at the lowest energy and is the most stable.',
      },
      {
        text: 'But-1-ene is the most stable, since it releases the most energy.',
        slip: 'stability-from-heat-reversed',
        teaching:
          'Releasing the most energy in forming the same product means starting at the highest energy, so but-1-ene is the least stable.',
      },
      {
        text: 'But-1-ene reacts fastest, since it releases the most energy.',
        slip: 'rate-for-enthalpy',
        teaching: 'The enthalpy of a reaction says nothing about its rate.',
      },
    ],
    explanation:
      'The three isomers give the same product. The less energy is released, the lower the energy of the alkene: *trans*-but-2-ene is the most stable, then *cis*-but-2-ene, then but-1-ene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.6',
  },
  {
    id: 'organic-alkenes-and-alkynes-32',
    topics: ['alkenes-and-alkynes', 'alcohols-and-ethers'],
    tests: ['synthesis-of-alkenes'],
    uses: ['reactive-intermediates'],
    difficulty: 'beginner',
    text: 'Which of these isomeric alcohols loses water most easily on gentle warming with dilute sulfuric acid?',
    answer: '\\smiles{CC1(O)CCCCC1}',
    distractors: [
      {
        text: '\\smiles{CC1CCCCC1O}',
        slip: 'alcohol-class-confused',
        teaching: 'The carbon with OH is secondary; its cation forms less easily than a tertiary one.',
      },
      {
        text: '\\smiles{OCC1CCCCC1}',
        slip: 'carbocation-stability-reversed',
        teaching: 'Primary alcohols are the hardest to dehydrate: a primary cation is very unstable.',
      },
      {
        text: '\\smiles{CC1CCC(O)CC1}',
        slip: 'branch-misread',
        teaching: 'The methyl group is far from the carbon with OH, so this alcohol is only secondary.',
      },
    ],
    explanation:
      'The protonated alcohol loses water and leaves a carbocation. A tertiary cation forms most easily, and only 1-methylcyclohexan-1-ol, with \\ce{CH3} and OH on the same carbon, is a tertiary alcohol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'tertiary alcohol',
      },
    },
  },
  {
    id: 'organic-alkenes-and-alkynes-33',
    topics: ['alkenes-and-alkynes', 'spectroscopy-organic'],
    tests: ['synthesis-of-alkenes', 'infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'A student makes cyclohexene from cyclohexanol with phosphoric acid, and washes, dries and redistills the product. Which result is the best evidence that no cyclohexanol is left?',
    answer: 'The infrared spectrum shows no broad band from 3200 to 3600 cm^{−1}.',
    distractors: [
      {
        text: 'The infrared spectrum shows no sharp band from 1620 to 1680 cm^{−1}.',
        slip: 'band-misassigned',
        teaching: 'This is the region of C=C: its absence would mean that no cyclohexene is present.',
      },
      {
        text: 'The liquid decolorizes bromine water when the two are shaken.',
        slip: 'test-result-confused',
        teaching: 'This shows that cyclohexene is present; some remaining alcohol would not affect the test.',
      },
      {
        text: 'The liquid forms a separate layer when it is shaken with water.',
        slip: 'solubility-rule',
        teaching: 'Cyclohexene with a little cyclohexanol does not mix with water either.',
      },
    ],
    explanation:
      'Cyclohexanol has an O–H group with a broad band from 3200 to 3600 cm^{−1}; cyclohexene has none. Of the four results, only the absence of this band gives information about the alcohol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 12.8 and 17.6',
  },
  {
    id: 'organic-alcohols-and-ethers-26',
    topics: ['alcohols-and-ethers'],
    tests: ['alcohols'],
    uses: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Methanol mixes with water in any proportion, but hexan-1-ol dissolves only slightly. What explains the difference?',
    answer: 'The part of the molecule that cannot form hydrogen bonds is larger in hexan-1-ol.',
    distractors: [
      {
        text: 'The O–H bond is weaker in hexan-1-ol, so it cannot form hydrogen bonds.',
        slip: 'bond-for-intermolecular',
        teaching:
          'The O–H bonds of both alcohols are about equally strong, and both form hydrogen bonds with water.',
      },
      {
        text: 'The OH group of hexan-1-ol forms hydrogen bonds, but that of methanol forms ions.',
        slip: 'hydroxyl-for-hydroxide',
        teaching: 'Neither alcohol ionizes noticeably in water.',
      },
      {
        text: 'The molecules of hexan-1-ol are heavier, so they sink to the bottom.',
        slip: 'wrong-cause',
        teaching: 'Mass does not determine solubility; hexan-1-ol even floats on water.',
      },
    ],
    explanation:
      'Both alcohols have one OH group that can form hydrogen bonds with water. The six-carbon chain cannot form such bonds to make up for the hydrogen bonds between water molecules that it disrupts, so little dissolves.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-alcohols-and-ethers-27',
    topics: ['alcohols-and-ethers', 'alkenes-and-alkynes'],
    tests: ['alcohols', 'oxidation-of-alcohols'],
    uses: ['synthesis-of-alkenes'],
    difficulty: 'advanced',
    text: 'An alcohol \\ce{C5H12O} does not change the color of warm acidified dichromate(VI). Heated with sulfuric acid, it gives two isomeric alkenes. Which alcohol is it?',
    answer: '\\smiles{CCC(C)(C)O}',
    distractors: [
      {
        text: '\\smiles{CC(C)C(C)O}',
        slip: 'alcohol-class-confused',
        teaching:
          'It can give two alkenes, but this secondary alcohol is oxidized and turns dichromate green.',
      },
      {
        text: '\\smiles{CCC(O)CC}',
        slip: 'alcohol-class-confused',
        teaching: 'A secondary alcohol is oxidized to a ketone, so the color would change.',
      },
      {
        text: '\\smiles{CC(C)(C)CO}',
        slip: 'alcohol-class-confused',
        teaching: 'Although the neighboring carbon is branched, the alcohol is primary and is oxidized.',
      },
    ],
    explanation:
      'An alcohol that resists oxidation is tertiary, and the only tertiary one with five carbons is 2-methylbutan-2-ol. By losing water in two directions, it gives 2-methylbut-2-ene and 2-methylbut-1-ene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 17.6 and 17.7',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'tertiary alcohol',
      },
    },
  },
  {
    id: 'organic-alcohols-and-ethers-28',
    topics: ['alcohols-and-ethers'],
    tests: ['production-of-ethanol'],
    difficulty: 'beginner',
    text: 'Which conditions are used to make ethanol from glucose by fermentation?',
    answer: 'Yeast, about 35 °C, air excluded',
    distractors: [
      {
        text: 'Yeast, about 90 °C, air blown in',
        slip: 'conditions-confused',
        teaching:
          'At 90 °C the enzymes of yeast are denatured, and in the presence of oxygen yeast respires and makes no ethanol.',
      },
      {
        text: 'Yeast, about 90 °C, air excluded',
        slip: 'conditions-confused',
        teaching: 'At 90 °C the enzymes of yeast are denatured, so fermentation stops.',
      },
      {
        text: 'Phosphoric acid, about 300 °C, high pressure',
        slip: 'conditions-confused',
        teaching: 'These are the conditions for making ethanol from ethene and steam.',
      },
    ],
    explanation:
      'The enzymes of yeast convert glucose to ethanol and \\ce{CO2} without oxygen. About 35 °C is warm enough for a useful rate but does not denature the enzymes.',
    reference: 'OpenStax Chemistry 2e, section 20.2',
  },
  {
    id: 'organic-alcohols-and-ethers-29',
    topics: ['alcohols-and-ethers'],
    tests: ['production-of-ethanol', 'fuels'],
    uses: ['green-chemistry'],
    difficulty: 'intermediate',
    text: 'Bioethanol is called carbon-neutral because burning it returns only the \\ce{CO2} that the plants took up. Which objection best shows that it is not fully carbon-neutral?',
    answer: 'Fossil fuels are burned for fertilizer, farm machines and distillation.',
    distractors: [
      {
        text: 'Burning 1 mol of ethanol gives more \\ce{CO2} than was taken up to make it.',
        slip: 'carbon-balance-misread',
        teaching:
          'Fermentation and combustion together give six \\ce{CO2} molecules per glucose molecule, the six that photosynthesis took up.',
      },
      {
        text: 'Fermentation releases \\ce{CO2} before the ethanol is ever burned.',
        slip: 'carbon-balance-misread',
        teaching: 'This \\ce{CO2} also came from the air; it is part of the cycle and adds no net \\ce{CO2}.',
      },
      {
        text: 'Ethanol releases less energy per gram than gasoline does.',
        slip: 'answered-another-quantity',
        teaching: 'This is true, but the energy per gram has no bearing on the carbon balance.',
      },
    ],
    explanation:
      'Photosynthesis takes up 6 mol of \\ce{CO2} for each mole of glucose; fermentation (2 mol) and combustion of the ethanol (4 mol) return it. What is not balanced is the \\ce{CO2} from the fossil fuels used in farming, distillation and transport.',
    reference: 'OpenStax Chemistry 2e, sections 20.2 and 5.3',
  },
  {
    id: 'organic-alcohols-and-ethers-30',
    topics: ['alcohols-and-ethers'],
    tests: ['alcohols-to-alkyl-halides'],
    uses: ['alkyl-halides'],
    difficulty: 'intermediate',
    text: 'Butan-1-ol does not react with aqueous sodium bromide, but gives 1-bromobutane when sulfuric acid is added and the mixture is heated. What is the role of the acid?',
    answer: 'It protonates the OH group, so water can leave.',
    distractors: [
      {
        text: 'It oxidizes bromide, so bromine can add.',
        slip: 'mechanism-confused',
        teaching:
          'Some bromine may form as a side reaction, but butan-1-ol has no double bond to which it could add.',
      },
      {
        text: 'It deprotonates the OH group, so an alkoxide can attack.',
        slip: 'acid-base-result-reversed',
        teaching: 'An acid donates protons, and an alkoxide would repel bromide.',
      },
      {
        text: 'It protonates bromide, so a stronger nucleophile forms.',
        slip: 'nucleophile-misjudged',
        teaching: 'HBr is a poorer nucleophile than bromide; the species that attacks is the bromide ion.',
      },
    ],
    explanation:
      'Hydroxide is a poor leaving group. On the protonated alcohol the leaving group is water, a weak base, and bromide can displace it by S_{N}2.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-alcohols-and-ethers-31',
    topics: ['alcohols-and-ethers', 'stereochemistry'],
    tests: ['alcohols-to-alkyl-halides'],
    uses: ['sn2-reaction', 'r-and-s-configuration'],
    difficulty: 'advanced',
    text: '(*R*)-Butan-2-ol is treated with phosphorus tribromide in ether at 0 °C. What is the main product? \\smiles{CC[C@@H](C)O|(R)-butan-2-ol}',
    answer: '\\smiles{CC[C@H](C)Br|(S)-2-bromobutane}',
    distractors: [
      {
        text: '\\smiles{CC[C@@H](C)Br|(R)-2-bromobutane}',
        slip: 'retention-for-inversion',
        teaching:
          'Bromide attacks from the side opposite to the leaving group, so the configuration is inverted.',
      },
      {
        text: '\\smiles{CCCCBr|1-bromobutane}',
        slip: 'position-shifted',
        teaching: 'Bromine bonds to the carbon that carried OH, not to the end of the chain.',
      },
      {
        text: '\\smiles{CC=CC|but-2-ene}',
        slip: 'elimination-for-substitution',
        teaching:
          'No strong base and no strong heating are used; bromide is a good nucleophile and substitution takes place.',
      },
    ],
    explanation:
      'Phosphorus tribromide converts OH to a good leaving group. Bromide then displaces it from the back (S_{N}2) with inversion, giving (*S*)-2-bromobutane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.5',
    computation: {
      kind: 'same-structure',
      smiles: 'C[C@H](Br)CC',
    },
  },
  {
    id: 'organic-organic-nomenclature-25',
    topics: ['organic-nomenclature', 'alkenes-and-alkynes'],
    tests: ['naming-alkenes-and-alkynes'],
    difficulty: 'beginner',
    text: 'What is the IUPAC name of this alkene (stereodescriptor omitted)? \\smiles{CC=CC(C)C}',
    answer: '4-Methylpent-2-ene',
    distractors: [
      {
        text: '2-Methylpent-3-ene',
        slip: 'principal-group-missed',
        teaching: 'The double bond gets the lowest number and takes precedence over any branch.',
      },
      {
        text: '4-Methylpent-3-ene',
        slip: 'position-shifted',
        teaching:
          'When the methyl group is on carbon 4, the double bond begins at carbon 2; the name uses the lower number of its two carbons.',
      },
      {
        text: '2-Methylpent-2-ene',
        slip: 'numbered-from-wrong-end',
        teaching:
          'The two numbers come from different ends of the chain; both must be counted from the same end.',
      },
    ],
    explanation:
      'The chain has five carbons, and the double bond gets the lowest number, 2. Counted from the same end, the methyl group is on carbon 4: 4-methylpent-2-ene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.3',
    computation: {
      kind: 'name-of-structure',
      smiles: 'CC=CC(C)C',
    },
  },
  {
    id: 'organic-organic-nomenclature-26',
    topics: ['organic-nomenclature', 'stereochemistry'],
    tests: ['naming-alkenes-and-alkynes'],
    difficulty: 'intermediate',
    text: 'Which structure is (*E*)-3-methylpent-2-ene?',
    answer: '\\smiles{C/C=C(\\C)CC}',
    distractors: [
      {
        text: '\\smiles{C/C=C(/C)CC}',
        slip: 'cip-by-size',
        teaching:
          'Here the two higher-ranking groups, \\ce{CH3} on carbon 2 and ethyl on carbon 3, are on the same side, so this is the (*Z*) isomer.',
      },
      {
        text: '\\smiles{C/C=C/C(C)C}',
        slip: 'position-shifted',
        teaching: 'The methyl branch is on carbon 4 here, so this is (*E*)-4-methylpent-2-ene.',
      },
      {
        text: '\\smiles{C/C=C\\C(C)C}',
        slip: 'position-shifted',
        teaching:
          'The branch is on carbon 4, and the chain ends are on the same side, so this is (*Z*)-4-methylpent-2-ene.',
      },
    ],
    explanation:
      'The branch must be on carbon 3, which belongs to the double bond. On carbon 3, ethyl ranks above methyl; on carbon 2, methyl ranks above H. In the correct structure, ethyl and the methyl group of carbon 2 are on opposite sides, so it is (*E*).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.5',
    computation: {
      kind: 'same-structure',
      smiles: 'CC/C(C)=C/C',
    },
  },
  {
    id: 'organic-organic-nomenclature-27',
    topics: ['organic-nomenclature', 'alkenes-and-alkynes'],
    tests: ['naming-alkenes-and-alkynes'],
    difficulty: 'intermediate',
    text: 'What is the IUPAC name of this compound? \\smiles{C=CC(C)C#C}',
    answer: '3-Methylpent-1-en-4-yne',
    distractors: [
      {
        text: '3-Methylpent-4-en-1-yne',
        slip: 'wrong-priority-of-multiple-bonds',
        teaching:
          'Both directions give the locants 1 and 4; in such a case the double bond gets the lower one.',
      },
      {
        text: '3-Methylpent-1-yn-4-ene',
        slip: 'alphabetical-order-missed',
        teaching: 'In the name “en” comes before “yn”, and the double bond gets the lower number.',
      },
      {
        text: '3-Methylpent-1,4-enyne',
        slip: 'wrong-priority-of-multiple-bonds',
        teaching: 'Each ending has its own number directly in front of it: -1-en-4-yne.',
      },
    ],
    explanation:
      'From either end the multiple bonds have the locants 1 and 4. The choice then falls on the double bond, which gets 1, and the triple bond gets 4: 3-methylpent-1-en-4-yne.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 9.1',
    computation: {
      kind: 'name-of-structure',
      smiles: 'C=CC(C)C#C',
    },
  },
  {
    id: 'organic-functional-groups-25',
    topics: ['functional-groups'],
    tests: ['homologous-series'],
    difficulty: 'beginner',
    text: 'Which of these compounds belongs to the same homologous series as propanoic acid, \\ce{CH3CH2COOH}?',
    answer: '\\smiles{CCCCCC(=O)O}',
    distractors: [
      {
        text: '\\smiles{CCCCC(=O)OC}',
        slip: 'functional-group-confused',
        teaching: 'This ester fits the general formula but has another functional group.',
      },
      {
        text: '\\smiles{CCCCCC=O}',
        slip: 'functional-group-confused',
        teaching: 'An aldehyde has one oxygen fewer and belongs to another series.',
      },
      {
        text: '\\smiles{CCCCCCO}',
        slip: 'functional-group-confused',
        teaching: 'An alcohol has OH, but not on a carbonyl carbon.',
      },
    ],
    explanation:
      'Members of a homologous series have the same functional group and differ by \\ce{CH2} groups. Hexanoic acid has COOH and three \\ce{CH2} groups more than propanoic acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.1',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'carboxylic acid',
      },
    },
  },
  {
    id: 'organic-functional-groups-26',
    topics: ['functional-groups'],
    tests: ['homologous-series'],
    uses: ['degrees-of-unsaturation'],
    difficulty: 'intermediate',
    text: 'Prop-2-en-1-ol, but-3-en-1-ol and pent-4-en-1-ol belong to one homologous series. What is its general formula (with *n* carbons)?',
    answer: 'C_{*n*}H_{2*n*}O',
    distractors: [
      {
        text: 'C_{*n*}H_{2*n*+2}O',
        slip: 'rings-or-pi-forgotten',
        teaching: 'This is the formula of the saturated alcohols; the C=C bond means two hydrogens fewer.',
      },
      {
        text: 'C_{*n*}H_{2*n*−2}O',
        slip: 'electrons-for-bonds',
        teaching:
          'This is the formula of alcohols with two double bonds or rings; these alcohols have only one double bond.',
      },
      {
        text: 'C_{*n*}H_{2*n*+1}O',
        slip: 'hydrogen-miscounted',
        teaching:
          'In a compound of C, H and O only, the number of hydrogens is even; the hydrogen of OH was left out.',
      },
    ],
    explanation:
      'A saturated open-chain alcohol is C_{*n*}H_{2*n*+2}O. One C=C bond means two hydrogens fewer: C_{*n*}H_{2*n*}O, as in \\ce{C3H6O}, \\ce{C4H8O} and \\ce{C5H10O}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 3.1 and 7.2',
  },
  {
    id: 'organic-functional-groups-27',
    topics: ['functional-groups'],
    tests: ['homologous-series'],
    uses: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'How do boiling point and solubility in water change from ethanol to octan-1-ol in the homologous series of the straight-chain alkan-1-ols?',
    answer: 'The boiling point rises, and the solubility falls.',
    distractors: [
      {
        text: 'The boiling point rises, and the solubility rises.',
        slip: 'reversed-trend',
        teaching:
          'The growing hydrocarbon chain has no groups that form hydrogen bonds with water, so less dissolves.',
      },
      {
        text: 'The boiling point falls, and the solubility falls.',
        slip: 'reversed-trend',
        teaching: 'Dispersion forces grow with the chain, so more heat is needed to separate the molecules.',
      },
      {
        text: 'The boiling point falls, and the solubility rises.',
        slip: 'reversed-trend',
        teaching:
          'Both trends are reversed: a longer chain means stronger dispersion forces and a less polar molecule.',
      },
    ],
    explanation:
      'Each added \\ce{CH2} group increases the dispersion forces between the molecules, so the boiling point rises. There is still only one OH group while the nonpolar chain grows, so the solubility in water falls.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2; OpenStax Chemistry 2e, section 20.2',
  },
  {
    id: 'organic-conformations-25',
    topics: ['conformations'],
    tests: ['alkanes'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'beginner',
    text: 'Alkanes do not react with most acids, bases and nucleophiles at room temperature. Which feature of their molecules explains this?',
    answer: 'Strong bonds that are almost nonpolar',
    distractors: [
      {
        text: 'Weak bonds that are almost nonpolar',
        slip: 'bond-breaking-releases',
        teaching: 'C–C and C–H bonds are strong; breaking them requires a great deal of energy.',
      },
      {
        text: 'Strong bonds that are highly polar',
        slip: 'ignored-polarity',
        teaching:
          'Carbon and hydrogen differ little in electronegativity, so there is no positive carbon for a nucleophile.',
      },
      {
        text: 'Weak bonds that are highly polar',
        slip: 'bond-breaking-releases',
        teaching:
          'C–C and C–H bonds are strong, and the electronegativities of carbon and hydrogen differ little.',
      },
    ],
    explanation:
      'C–C and C–H σ bonds are strong, and since C and H have nearly equal electronegativities, there are no sites of positive or negative charge to attack.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-26',
    topics: ['conformations'],
    tests: ['alkanes'],
    uses: ['intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Pentane boils at 36 °C, but its isomer 2,2-dimethylpropane boils at 10 °C. What explains the lower boiling point of 2,2-dimethylpropane?',
    answer: 'Its compact molecules touch over a smaller area.',
    distractors: [
      {
        text: 'Its compact molecules have weaker C–C bonds.',
        slip: 'bond-for-intermolecular',
        teaching: 'No C–C bond breaks on boiling.',
      },
      {
        text: 'Its compact molecules have a smaller molar mass.',
        slip: 'formulas-not-compared',
        teaching: 'Isomers have the same molar mass, here 72 g/mol.',
      },
      {
        text: 'Its compact molecules have a larger dipole moment.',
        slip: 'ignored-polarity',
        teaching: 'A larger dipole would raise the boiling point, and this symmetrical molecule has none.',
      },
    ],
    explanation:
      'Dispersion forces grow with the area over which molecules touch. The nearly spherical 2,2-dimethylpropane has a smaller surface area than the extended pentane molecule, so it boils at a lower temperature.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-27',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking'],
    uses: ['intermolecular-forces'],
    difficulty: 'beginner',
    text: 'In the fractionating column of a refinery, some hydrocarbons leave near the top. Which description fits them?',
    answer: 'They are small molecules and condense at a low temperature.',
    distractors: [
      {
        text: 'They are small molecules and condense at a high temperature.',
        slip: 'reversed-trend',
        teaching: 'Small molecules attract each other weakly and condense only where it is cool.',
      },
      {
        text: 'They are large molecules and condense at a low temperature.',
        slip: 'reversed-trend',
        teaching:
          'Large molecules attract each other strongly and condense where it is still hot, near the bottom.',
      },
      {
        text: 'They are large molecules and condense at a high temperature.',
        slip: 'counted-from-the-other-end',
        teaching: 'This describes the fractions that leave near the bottom, where the column is hottest.',
      },
    ],
    explanation:
      'The column is hot at the bottom and cooler at the top. Small molecules have weak dispersion forces and low boiling points, so they rise as vapors to the top before they condense.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5; OpenStax Chemistry 2e, section 20.1',
  },
  {
    id: 'organic-conformations-28',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'Tetradecane, \\ce{C14H30}, is cracked. Which equation gives octane and one kind of alkene as the only products?',
    answer: '\\ce{C14H30 -> C8H18 + 2C3H6}',
    distractors: [
      {
        text: '\\ce{C14H30 -> C8H18 + 2C3H8}',
        slip: 'hydrogen-miscounted',
        teaching: 'This equation has 34 hydrogens on the right, and \\ce{C3H8} is an alkane.',
      },
      {
        text: '\\ce{C14H30 -> C8H18 + C6H14}',
        slip: 'hydrogen-miscounted',
        teaching: 'Two alkanes together would need 32 hydrogens; one of the products must be unsaturated.',
      },
      {
        text: '\\ce{C14H30 -> C8H16 + 2C3H6}',
        slip: 'saturated-formula-wrong',
        teaching: '\\ce{C8H16} is an alkene, not octane, and the right side has only 28 hydrogens.',
      },
    ],
    explanation:
      'Octane is \\ce{C8H18}. Six carbons and twelve hydrogens are left, which make up two molecules of the alkene propene: \\ce{C14H30 -> C8H18 + 2C3H6}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5; OpenStax Chemistry 2e, section 20.1',
    computation: {
      kind: 'balanced-equation',
    },
  },
  {
    id: 'organic-conformations-29',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking'],
    difficulty: 'advanced',
    text: 'Long-chain alkanes give mainly alkenes such as ethene when they are heated to about 800 °C, but they give many branched alkanes and arenes over an acidic zeolite at about 450 °C. Which intermediates account for this?',
    answer: 'Radicals in the hot gas, carbocations on the zeolite',
    distractors: [
      {
        text: 'Carbocations in the hot gas, radicals on the zeolite',
        slip: 'fission-confused',
        teaching:
          'In the gas phase without a catalyst, bonds break homolytically; the acid sites of the zeolite make cations.',
      },
      {
        text: 'Radicals in the hot gas, carbanions on the zeolite',
        slip: 'charge-placed-wrongly',
        teaching: 'An acidic surface donates protons or removes hydride, so the intermediates are positive.',
      },
      {
        text: 'Carbanions in the hot gas, carbocations on the zeolite',
        slip: 'fission-confused',
        teaching: 'Without a polar medium, ions do not form in the hot gas; C–C bonds break into radicals.',
      },
    ],
    explanation:
      'Heat alone breaks C–C bonds homolytically, and the radicals lose ethene. The acid sites of a zeolite give carbocations, which rearrange to branched ones before they react further.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5; OpenStax Chemistry 2e, section 20.1',
  },
];
