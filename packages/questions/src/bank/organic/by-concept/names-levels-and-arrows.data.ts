import type { WrittenQuestion } from '../../written-question.ts';

/** Names, common names, oxidation levels, curly arrows and the breaking of bonds. */
export const namesLevelsAndArrowsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-organic-nomenclature-101',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkanes'],
    difficulty: 'intermediate',
    text: 'A student names this alkane “2-ethyl-4-methylpentane”. What is its correct IUPAC name? \\smiles{CCC(C)CC(C)C}',
    answer: '2,4-Dimethylhexane',
    distractors: [
      {
        text: '4-Ethyl-2-methylpentane',
        slip: 'longest-chain-missed',
        teaching:
          'This only numbers the same five carbons from the other end; the longest chain has six carbons and runs through the “ethyl group”.',
      },
      {
        text: '3,5-Dimethylhexane',
        slip: 'numbered-from-wrong-end',
        teaching:
          'The six-carbon chain is correct, but counting from the other end gives the lower numbers 2 and 4.',
      },
      {
        text: '3,5-Dimethylheptane',
        slip: 'carbon-lost-or-added',
        teaching:
          'The longest chain has six carbons, not seven; this name has nine carbons in all instead of eight.',
      },
    ],
    explanation:
      'The longest chain runs through the ethyl group and has six carbons. Methyl groups are on carbons 2 and 4, counted from the end that gives the lower numbers: 2,4-dimethylhexane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.4',
    computation: { kind: 'name-of-structure', smiles: 'CCC(C)CC(C)C' },
  },
  {
    id: 'organic-organic-nomenclature-102',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkenes-and-alkynes'],
    difficulty: 'intermediate',
    text: 'What is the IUPAC name of this hydrocarbon (stereodescriptor omitted)? \\smiles{CC=CCC#C}',
    answer: 'Hex-4-en-1-yne',
    distractors: [
      {
        text: 'Hex-2-en-5-yne',
        slip: 'wrong-priority-of-multiple-bonds',
        teaching: 'The double bond gets the lower number only in a tie; here 1 and 4 are lower than 2 and 5.',
      },
      {
        text: 'Hex-1-yn-4-ene',
        slip: 'wrong-priority-of-multiple-bonds',
        teaching: 'The numbers are right, but “en” must come before “yne”.',
      },
      {
        text: 'Hex-5-yn-2-ene',
        slip: 'numbered-from-wrong-end',
        teaching:
          'Counting from the other end gives the lower set of numbers, and “en” must come before “yne”.',
      },
    ],
    explanation:
      'The set of numbers of both multiple bonds must be as low as possible: 1 and 4 (from the triple bond) are lower than 2 and 5. The ending -en- is written before -yne: hex-4-en-1-yne.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 9.1',
    computation: { kind: 'name-of-structure', smiles: 'CC=CCC#C' },
  },
  {
    id: 'organic-organic-nomenclature-103',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkenes-and-alkynes', 'cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'Which of these is a correct IUPAC name?',
    answer: '(*Z*)-Hex-3-ene',
    distractors: [
      {
        text: '(*E*)-Hex-4-ene',
        slip: 'numbered-from-wrong-end',
        teaching: 'When the chain is numbered from the other end, the double bond starts at carbon 2.',
      },
      {
        text: '(*Z*)-Hex-1-ene',
        slip: 'double-bond-isomers-invented',
        teaching: 'Carbon 1 carries two hydrogens, so there are no *E* and *Z* forms.',
      },
      {
        text: '(*E*)-2-Methylpent-2-ene',
        slip: 'double-bond-isomers-invented',
        teaching: 'Carbon 2 carries two methyl groups, so there are no *E* and *Z* forms.',
      },
    ],
    explanation:
      'The descriptor *E* or *Z* requires two different groups on each carbon of the double bond, and the double bond gets the lowest number. Both conditions are met only by (*Z*)-hex-3-ene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.5',
  },
  {
    id: 'organic-organic-nomenclature-104',
    topics: ['organic-nomenclature'],
    tests: ['common-names-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'The label of a disinfectant reads “70% isopropyl alcohol”. Which structure does this alcohol have?',
    answer: '\\smiles{CC(C)O}',
    distractors: [
      {
        text: '\\smiles{CCCO}',
        slip: 'branched-for-straight',
        teaching:
          'This is propyl alcohol; “iso” indicates the branched group, bonded through its middle carbon.',
      },
      {
        text: '\\smiles{CC(C)CO}',
        slip: 'branch-misread',
        teaching: 'This is isobutyl alcohol: it has one carbon more than a propyl alcohol.',
      },
      {
        text: '\\smiles{CC(C)(C)O}',
        slip: 'branch-misread',
        teaching: 'This is *tert*-butyl alcohol, with four carbons.',
      },
    ],
    explanation:
      'An isopropyl group has three carbons and is bonded through the middle one: isopropyl alcohol is propan-2-ol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.3',
    computation: { kind: 'same-structure', smiles: 'CC(C)O' },
  },
  {
    id: 'organic-organic-nomenclature-105',
    topics: ['organic-nomenclature'],
    tests: ['common-names-of-organic-compounds'],
    uses: ['naming-functional-groups'],
    difficulty: 'beginner',
    text: 'The gasoline additive MTBE is methyl *tert*-butyl ether. What is its systematic name?',
    answer: '2-Methoxy-2-methylpropane',
    distractors: [
      {
        text: '1-Methoxy-2-methylpropane',
        slip: 'branch-misread',
        teaching: 'This is isobutyl methyl ether, in which the oxygen is at the end of the branched chain.',
      },
      { text: '2-Methoxybutane', slip: 'branch-misread', teaching: 'This is *sec*-butyl methyl ether.' },
      {
        text: '1-Methoxy-2-methylbutane',
        slip: 'carbon-lost-or-added',
        teaching:
          'The alkyl group has five carbons here; *tert*-butyl has four, with oxygen on the central one.',
      },
    ],
    explanation:
      'A *tert*-butyl group is bonded through a carbon with three methyl groups. With \\ce{OCH3} as a substituent on propane the name is 2-methoxy-2-methylpropane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.1',
    computation: { kind: 'name-of-structure', smiles: 'COC(C)(C)C' },
  },
  {
    id: 'organic-organic-nomenclature-106',
    topics: ['organic-nomenclature', 'functional-groups'],
    tests: ['common-names-of-organic-compounds'],
    uses: ['molecular-formula'],
    difficulty: 'intermediate',
    text: 'The first four unbranched carboxylic acids are formic, acetic, propionic and butyric acid. What is the molecular formula of ethyl butyrate, which occurs in pineapple flavor?',
    answer: '\\ce{C6H12O2}',
    distractors: [
      {
        text: '\\ce{C7H14O2}',
        slip: 'carbon-lost-or-added',
        teaching: 'The four carbons of butyric acid include the carbon of the COOH group.',
      },
      {
        text: '\\ce{C5H10O2}',
        slip: 'carbon-lost-or-added',
        teaching: 'Butyric acid is the fourth acid of the series, not the third.',
      },
      {
        text: '\\ce{C6H14O3}',
        slip: 'water-not-split-off',
        teaching: 'The formulas of the acid and the alcohol were added; an ester forms with loss of water.',
      },
    ],
    explanation:
      'Butyric acid is the fourth of the series, \\ce{C4H8O2}. It reacts with ethanol, \\ce{C2H6O}, with loss of \\ce{H2O} to give \\ce{C6H12O2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.1',
    computation: { kind: 'formula-of-structure', smiles: 'CCCC(=O)OCC' },
  },
  {
    id: 'organic-organic-nomenclature-107',
    topics: ['organic-nomenclature'],
    tests: ['common-names-of-organic-compounds'],
    uses: ['naming-functional-groups'],
    difficulty: 'intermediate',
    text: 'Which two names refer to the same compound?',
    answer: 'Isobutyl methyl ketone and 4-methylpentan-2-one',
    distractors: [
      {
        text: '*tert*-Butyl methyl ketone and 2-methylpentan-3-one',
        slip: 'branch-misread',
        teaching: '*tert*-Butyl methyl ketone is 3,3-dimethylbutan-2-one.',
      },
      {
        text: 'Diethyl ketone and butan-2-one',
        slip: 'carbonyl-carbon-forgotten',
        teaching:
          'The carbonyl carbon must be counted in addition to the ethyl groups: diethyl ketone has five carbons and is pentan-3-one.',
      },
      {
        text: 'Methyl vinyl ketone and pent-1-en-3-one',
        slip: 'functional-group-confused',
        teaching: 'Methyl and vinyl on a C=O group make four carbons: but-3-en-2-one.',
      },
    ],
    explanation:
      'Isobutyl is \\ce{(CH3)2CHCH2}-. With the C=O carbon and \\ce{CH3}, the longest chain has five carbons, so isobutyl methyl ketone is 4-methylpentan-2-one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.1',
  },
  {
    id: 'organic-organic-nomenclature-108',
    topics: ['organic-nomenclature', 'alcohols-and-ethers'],
    tests: ['common-names-of-organic-compounds'],
    uses: ['ethers'],
    difficulty: 'advanced',
    text: 'A procedure says: “Treat benzyl alcohol with sodium hydride, then with allyl bromide.” Which product results?',
    answer: '\\smiles{C=CCOCc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{C=CCOc1ccccc1}',
        slip: 'branch-misread',
        teaching: 'Benzyl was read as phenyl; benzyl is the group \\ce{C6H5CH2}-.',
      },
      {
        text: '\\smiles{C=COCc1ccccc1}',
        slip: 'branch-misread',
        teaching: 'Allyl was read as vinyl; allyl is the group \\ce{CH2=CHCH2}-.',
      },
      {
        text: '\\smiles{C=COc1ccccc1}',
        slip: 'branch-misread',
        teaching:
          'Benzyl was read as phenyl, and allyl as vinyl; each name denotes a group with one \\ce{CH2} more.',
      },
    ],
    explanation:
      'Benzyl alcohol is \\ce{C6H5CH2OH}, and allyl bromide is \\ce{CH2=CHCH2Br}. The alkoxide displaces bromide to give \\ce{C6H5CH2OCH2CH=CH2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.2',
    computation: { kind: 'same-structure', smiles: 'C=CCOCc1ccccc1' },
  },
  {
    id: 'organic-functional-groups-101',
    topics: ['functional-groups'],
    tests: ['homologous-series'],
    difficulty: 'intermediate',
    text: 'An unbranched alkanoic acid has a molar mass of 102 g/mol. How many carbon atoms does its molecule have?',
    answer: '5',
    distractors: [
      {
        text: '4',
        slip: 'carbonyl-carbon-forgotten',
        teaching: 'This is the *n* of \\ce{C_nH_{2n+1}COOH}; the carbon of COOH must still be counted.',
        expression: '(102 - 32) / 14 - 1',
      },
      {
        text: '6',
        slip: 'functional-group-confused',
        teaching: 'This uses the formula of the alkanols, with one oxygen atom; an acid has two.',
        expression: '(102 - 18) / 14',
      },
      {
        text: '7',
        slip: 'ignored-other-atoms',
        teaching: 'This leaves out the two oxygen atoms: 102/14 is about 7.',
        expression: '(102) / 14',
      },
    ],
    explanation:
      'The acids have the formula C_{*n*}H_{2*n*}O_{2}, so the molar mass is 14*n* + 32 = 102 and *n* = 70 / 14 = 5 (pentanoic acid).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.1',
    computation: { kind: 'quantity', expression: '(102 - 32) / 14', unit: '' },
  },
  {
    id: 'organic-functional-groups-102',
    topics: ['functional-groups'],
    tests: ['homologous-series'],
    uses: ['enthalpy-of-combustion'],
    difficulty: 'intermediate',
    text: 'The enthalpies of combustion of some unbranched alkan-1-ols are −726 kJ/mol (methanol), −1367 kJ/mol (ethanol), −2021 kJ/mol (propan-1-ol) and −2676 kJ/mol (butan-1-ol). What value should be expected for hexan-1-ol?',
    answer: '−3986 kJ/mol',
    distractors: [
      {
        text: '−3331 kJ/mol',
        slip: 'one-step-short',
        teaching: 'Only one \\ce{CH2} group was added, which leads to pentan-1-ol.',
        expression: '(-2676) + ((-2676) + 2021)',
      },
      {
        text: '−4042 kJ/mol',
        slip: 'overgeneralised-rule',
        teaching:
          'The value of propan-1-ol was doubled; the OH group and the chain end would then be counted twice.',
        expression: '2 * (-2021)',
      },
      {
        text: '−4356 kJ/mol',
        slip: 'overgeneralised-rule',
        teaching:
          'Multiplying the value of methanol by six counts six OH groups; in the series only a \\ce{CH2} group is added each time.',
        expression: '6 * (-726)',
      },
    ],
    explanation:
      'In a homologous series each \\ce{CH2} group adds a nearly constant amount, here −655 kJ/mol in the last step. Two steps lead to −2676 − 2 × 655 = −3986 kJ/mol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
    computation: { kind: 'quantity', expression: '-2676 + 2 * (-2676 + 2021)', unit: 'kJ/mol' },
  },
  {
    id: 'organic-functional-groups-103',
    topics: ['functional-groups'],
    tests: ['primary-secondary-and-tertiary'],
    difficulty: 'intermediate',
    text: 'How many primary, secondary and tertiary hydrogens (in that order) does a molecule of 2-methylbutane have?',
    answer: '9, 2 and 1',
    distractors: [
      {
        text: '6, 5 and 1',
        slip: 'same-structure-counted-twice',
        teaching:
          'The \\ce{CH3} group of the ethyl end is also primary: its carbon is bonded to one other carbon only.',
      },
      {
        text: '9, 1 and 2',
        slip: 'hydrogen-miscounted',
        teaching:
          'The terms were interchanged: the \\ce{CH2} group has the two secondary hydrogens, and the CH group has the tertiary one.',
      },
      {
        text: '3, 1 and 1',
        slip: 'alkyl-groups-miscounted',
        teaching:
          'These are the numbers of primary, secondary and tertiary carbons; the question asks for the hydrogens on them.',
      },
    ],
    explanation:
      'Three \\ce{CH3} groups carry 9 primary hydrogens, the \\ce{CH2} group 2 secondary ones, and the CH group 1 tertiary one: 9, 2 and 1.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.3',
  },
  {
    id: 'organic-functional-groups-104',
    topics: ['functional-groups'],
    tests: ['oxidation-level-of-carbon'],
    difficulty: 'beginner',
    text: 'Which of these changes is an oxidation of the carbon compound?',
    answer: 'Ethanol to acetaldehyde',
    distractors: [
      {
        text: 'Acetone to propan-2-ol',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'The carbonyl carbon gains a bond to hydrogen and loses one to oxygen, so this is a reduction.',
      },
      {
        text: 'Ethanol to bromoethane',
        slip: 'functional-group-confused',
        teaching:
          'One bond to an electronegative atom, O, is replaced by one to another, Br: the oxidation level stays the same.',
      },
      {
        text: 'Bromoethane to ethylamine',
        slip: 'functional-group-confused',
        teaching:
          'One bond to an electronegative atom, Br, is replaced by one to another, N: the oxidation level stays the same.',
      },
    ],
    explanation:
      'Carbon is oxidized when bonds to hydrogen are replaced by bonds to more electronegative atoms. From ethanol to acetaldehyde a C–H bond becomes a second C–O bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.8',
  },
  {
    id: 'organic-functional-groups-105',
    topics: ['functional-groups'],
    tests: ['oxidation-level-of-carbon'],
    difficulty: 'intermediate',
    text: 'In which series does the oxidation level of the functional carbon rise from each compound to the next?',
    answer: '\\ce{CH3CH3}, \\ce{CH3CH2Cl}, \\ce{CH3CHO}, \\ce{CH3CN}',
    distractors: [
      {
        text: '\\ce{CH3CN}, \\ce{CH3CHO}, \\ce{CH3CH2Cl}, \\ce{CH3CH3}',
        slip: 'reversed-trend',
        teaching: 'In this order the level falls, from three bonds to electronegative atoms down to none.',
      },
      {
        text: '\\ce{CH3CH3}, \\ce{CH3CH2Cl}, \\ce{CH3CN}, \\ce{CH3CHO}',
        slip: 'functional-group-confused',
        teaching:
          'From the nitrile (three bonds to electronegative atoms) to the aldehyde (two) the level falls.',
      },
      {
        text: '\\ce{CH3CHO}, \\ce{CH3CN}, \\ce{CH3CH2Cl}, \\ce{CH3CH3}',
        slip: 'functional-group-confused',
        teaching: 'Only the first step rises here; after the nitrile the level falls.',
      },
    ],
    explanation:
      'Count the bonds of the carbon to atoms more electronegative than carbon: ethane 0, chloroethane 1, acetaldehyde 2, acetonitrile 3. The level rises at each step.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.8',
  },
  {
    id: 'organic-functional-groups-106',
    topics: ['functional-groups', 'alkenes-and-alkynes'],
    tests: ['oxidation-level-of-carbon'],
    uses: ['hydration-of-alkenes'],
    difficulty: 'intermediate',
    text: 'Ethene is converted to ethanol by the addition of water. How do the oxidation numbers of the two carbon atoms change?',
    answer: 'From −2 and −2 to −1 and −3',
    distractors: [
      {
        text: 'From −2 and −2 to −2 and −2',
        slip: 'oxidation-number-for-change',
        teaching:
          'The sum stays the same, but the carbon that gains OH is oxidized and the other one reduced.',
      },
      {
        text: 'From +2 and +2 to +1 and +3',
        slip: 'wrong-sign',
        teaching:
          'Hydrogen is less electronegative than carbon, so each C–H bond contributes a negative value to carbon.',
      },
      {
        text: 'From −2 and −2 to 0 and −2',
        slip: 'one-step-too-many',
        teaching:
          'The OH group adds +1, but this carbon keeps two hydrogens: −2 + 1 = −1, and the other carbon gains a hydrogen.',
      },
    ],
    explanation:
      'In ethene each carbon has two hydrogens: −2 each. In ethanol the \\ce{CH2OH} carbon has −2 + 1 = −1, and the \\ce{CH3} carbon has −3. The sum, −4, is unchanged: hydration is not a net oxidation.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.8',
  },
  {
    id: 'organic-functional-groups-107',
    topics: ['functional-groups', 'carbonyl-compounds'],
    tests: ['oxidation-level-of-carbon'],
    uses: ['hydrates-of-carbonyl-compounds'],
    difficulty: 'advanced',
    text: 'Which of these conversions needs neither an oxidizing nor a reducing agent?',
    answer: '\\smiles{CC(Cl)Cl} to \\smiles{CC=O}',
    distractors: [
      {
        text: '\\smiles{CCCl} to \\smiles{CC=O}',
        slip: 'oxidised-too-little',
        teaching:
          'Hydrolysis would give ethanol; the aldehyde is one level higher and needs an oxidizing agent.',
      },
      {
        text: '\\smiles{CC#N} to \\smiles{CC=O}',
        slip: 'reduced-too-little',
        teaching:
          'The nitrile carbon is at the oxidation level of an acid; the aldehyde lies one level lower, so a reducing agent is needed.',
      },
      {
        text: '\\smiles{CC(O)O} to \\smiles{CC(=O)O}',
        slip: 'oxidised-too-little',
        teaching:
          'The hydrate is at the oxidation level of an aldehyde; the acid has one more bond to oxygen.',
      },
    ],
    explanation:
      'The carbon of 1,1-dichloroethane has two bonds to electronegative atoms, as does that of acetaldehyde. Hydrolysis is enough: both are at the oxidation level of an aldehyde.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.8',
  },
  {
    id: 'organic-functional-groups-108',
    topics: ['functional-groups', 'alcohols-and-ethers'],
    tests: ['oxidation-level-of-carbon'],
    uses: ['oxidation-of-alcohols'],
    difficulty: 'advanced',
    text: 'How many electrons does one molecule of ethane-1,2-diol lose when both carbons are oxidized to carboxyl groups (oxalic acid)?',
    answer: '8',
    distractors: [
      {
        text: '4',
        slip: 'one-atom-only',
        teaching: 'This counts only one of the two carbons.',
        expression: '(3 - (-1))',
      },
      {
        text: '6',
        slip: 'one-step-short',
        teaching: 'Each carbon has to go from −1 to +3; here only one of them was taken all the way.',
        expression: '(3 - (-1)) + (1 - (-1))',
      },
      {
        text: '3',
        slip: 'answered-another-quantity',
        teaching:
          'This is the oxidation number of each carbon at the end; what matters is the change from −1, on both carbons.',
        expression: '3',
      },
    ],
    explanation:
      'Each \\ce{CH2OH} carbon has the oxidation number −1, each COOH carbon +3. Each carbon loses four electrons, so the two together lose 2 × 4 = 8.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.8',
    computation: { kind: 'quantity', expression: '2 * (3 - (-1))', unit: '' },
  },
  {
    id: 'organic-structure-and-bonding-101',
    topics: ['structure-and-bonding'],
    tests: ['structural-formulas'],
    difficulty: 'beginner',
    text: 'A skeletal formula is a zigzag line with six ends and corners. Counted from the left, the second carries an OH group, and the line between the fourth and the fifth is double. Which condensed formula does it represent?',
    answer: '\\ce{CH3CH(OH)CH2CH=CHCH3}',
    distractors: [
      {
        text: '\\ce{CH3C(OH)CH2CH=CHCH3}',
        slip: 'hydrogen-miscounted',
        teaching: 'The corner with OH carries a hydrogen that the skeletal formula does not show.',
      },
      {
        text: '\\ce{CH3CH(OH)CH=CHCH3}',
        slip: 'carbon-lost-or-added',
        teaching: 'One corner was left out: the ends and corners together represent six carbons.',
      },
      {
        text: '\\ce{CH3C(OH)CH=CHCH3}',
        slip: 'carbon-lost-or-added',
        teaching:
          'The ends and corners together represent six carbons, and the one with OH carries a hydrogen.',
      },
    ],
    explanation:
      'Each end and corner is a carbon with as many hydrogens as are needed to complete its four bonds: \\ce{CH3}, CH(OH), \\ce{CH2}, CH=, =CH, \\ce{CH3}. The condensed formula is thus \\ce{CH3CH(OH)CH2CH=CHCH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 1.12',
  },
  {
    id: 'organic-structure-and-bonding-102',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['curly-arrows'],
    uses: ['electrophilic-addition'],
    difficulty: 'beginner',
    text: 'HBr adds to ethene. Which curved arrows describe the first step?',
    answer: 'C=C bond to H; H–Br bond to Br',
    distractors: [
      {
        text: 'H to C=C bond; H–Br bond to Br',
        slip: 'arrow-direction-reversed',
        teaching: 'The hydrogen of HBr has no electron pair to give: the π electrons attack it.',
      },
      {
        text: 'C=C bond to Br; H–Br bond to H',
        slip: 'wrong-bond-broken',
        teaching: 'Bromine is the negative end of HBr; the π electrons attack the hydrogen.',
      },
      {
        text: 'C=C bond to H; no second arrow',
        slip: 'arrow-forgotten',
        teaching:
          'Without a second arrow, hydrogen would have two bonds; the electron pair of the H–Br bond must move to bromine.',
      },
    ],
    explanation:
      'The π electrons of the C=C bond form a bond to hydrogen, the positive end of HBr. The electron pair of the H–Br bond moves to bromine, which leaves as \\ce{Br-}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.5',
  },
  {
    id: 'organic-structure-and-bonding-103',
    topics: ['structure-and-bonding', 'carboxylic-acids'],
    tests: ['curly-arrows'],
    uses: ['nucleophilic-acyl-substitution'],
    difficulty: 'advanced',
    text: 'In the hydrolysis of methyl acetate with NaOH, this intermediate loses a methoxide ion. Which curved arrows show this step? \\smiles{CC([O-])(O)OC}',
    answer: '\\ce{O-} to the C–\\ce{O-} bond; C–\\ce{OCH3} bond to the O of \\ce{OCH3}',
    distractors: [
      {
        text: 'C–\\ce{O-} bond to \\ce{O-}; C–\\ce{OCH3} bond to the O of \\ce{OCH3}',
        slip: 'arrow-direction-reversed',
        teaching:
          'The C–O bond would break and the oxygen would be left with a charge of 2−; the C=O bond forms when the electrons move in the opposite direction.',
      },
      {
        text: '\\ce{O-} to the C–\\ce{O-} bond; C–\\ce{OCH3} bond to the C of \\ce{OCH3}',
        slip: 'wrong-bond-broken',
        teaching:
          'The electron pair goes to the more electronegative atom, which leaves with the negative charge.',
      },
      {
        text: '\\ce{O-} to the C–\\ce{O-} bond; C–\\ce{CH3} bond to the C of \\ce{CH3}',
        slip: 'wrong-bond-broken',
        teaching: 'This would expel \\ce{CH3-}, a very strong base and thus a very poor leaving group.',
      },
    ],
    explanation:
      'A lone pair of \\ce{O-} forms the π bond of C=O; at the same time the pair of the C–\\ce{OCH3} bond goes to the oxygen that leaves as methoxide.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.5',
  },
  {
    id: 'organic-structure-and-bonding-104',
    topics: ['structure-and-bonding'],
    tests: ['homolytic-and-heterolytic-fission', 'curly-arrows'],
    difficulty: 'beginner',
    text: 'How is the breaking of the bond in \\ce{Br2} by light shown with curved arrows?',
    answer: 'Two half-headed arrows, one to each Br',
    distractors: [
      {
        text: 'One full-headed arrow to one Br',
        slip: 'fission-confused',
        teaching: 'This is heterolysis, which gives \\ce{Br+} and \\ce{Br-}.',
      },
      {
        text: 'Two full-headed arrows, one to each Br',
        slip: 'electrons-for-bonds',
        teaching: 'A full-headed arrow moves an electron pair; the bond has two electrons, not four.',
      },
      {
        text: 'One half-headed arrow to one Br',
        slip: 'arrow-forgotten',
        teaching: 'This moves only one electron; the other electron also needs an arrow.',
      },
    ],
    explanation:
      'Light splits \\ce{Br2} homolytically: each bromine atom keeps one electron of the bond. A half-headed arrow represents one electron, so two of them are drawn, one to each Br.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.6',
  },
  {
    id: 'organic-structure-and-bonding-105',
    topics: ['structure-and-bonding', 'radical-reactions'],
    tests: ['homolytic-and-heterolytic-fission'],
    difficulty: 'intermediate',
    text: 'In which of these reactions of bromine does the Br–Br bond break homolytically?',
    answer: 'With methane in sunlight',
    distractors: [
      {
        text: 'With ethene in the dark',
        slip: 'fission-confused',
        teaching: 'The π electrons push the pair of the Br–Br bond onto one bromine, so this is heterolysis.',
      },
      {
        text: 'With benzene and \\ce{FeBr3}',
        slip: 'fission-confused',
        teaching: 'The Lewis acid accepts the bromine that keeps both electrons, so this is heterolysis.',
      },
      {
        text: 'With acetone and acid',
        slip: 'fission-confused',
        teaching: 'The enol attacks bromine as a nucleophile, and bromide leaves with both electrons.',
      },
    ],
    explanation:
      'Sunlight splits bromine into two atoms, each with one electron of the bond; they start the radical reaction with methane. In the other reactions bromide ion leaves with both electrons.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.6',
  },
  {
    id: 'organic-structure-and-bonding-106',
    topics: ['structure-and-bonding', 'substitution-and-elimination'],
    tests: ['homolytic-and-heterolytic-fission'],
    uses: ['sn1-reaction'],
    difficulty: 'advanced',
    text: 'In the gas phase, heterolytic cleavage of the C–Cl bond of *tert*-butyl chloride needs far more energy than homolytic cleavage. Yet in aqueous ethanol the bond breaks heterolytically at room temperature. What makes the difference?',
    answer: 'The solvent releases energy as it surrounds both ions.',
    distractors: [
      {
        text: 'The solvent molecules hit the bond with extra energy.',
        slip: 'catalyst-adds-energy',
        teaching:
          'At the same temperature collisions have the same energy; they do not decide how the bond breaks.',
      },
      {
        text: 'The solvent turns the two radicals into ions afterward.',
        slip: 'fission-confused',
        teaching:
          'The bond breaks directly into ions; cleavage into radicals would still require over 300 kJ/mol.',
      },
      {
        text: 'The solvent lowers the energy of the unbroken molecule.',
        slip: 'reversed-cause',
        teaching:
          'A more stable starting molecule would be harder to break; it is the ions that are stabilized most.',
      },
    ],
    explanation:
      'Separating opposite charges costs a great deal of energy in a vacuum. Polar molecules of the solvent surround the cation and chloride, and the energy released in this solvation supplies most of what is needed.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.5',
  },
];
