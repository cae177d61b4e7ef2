import type { WrittenQuestion } from '../written-question.ts';

/** Functional groups, bonding of carbon, isomerism. */
export const structureQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-functional-groups-01',
    topics: ['functional-groups'],
    tests: ['recognizing-functional-groups'],
    difficulty: 'beginner',
    text: 'Which of these structures is an ester?',
    answer: '\\smiles{CCC(=O)OC}',
    distractors: [
      {
        text: '\\smiles{CCCC(=O)O}',
        slip: 'functional-group-confused',
        teaching:
          'Here the second oxygen carries hydrogen, so this is a carboxylic acid; an ester has carbon there.',
      },
      {
        text: '\\smiles{COCC(C)=O}',
        slip: 'carbonyl-neighbour-ignored',
        teaching:
          'The oxygen is not bonded to the carbonyl carbon: this molecule is an ether and a ketone, not an ester.',
      },
      {
        text: '\\smiles{CCOC(C)C}',
        slip: 'functional-group-confused',
        teaching: 'An oxygen between two alkyl groups without a carbonyl group makes an ether.',
      },
    ],
    explanation:
      'An ester has a carbonyl carbon that is bonded to a second oxygen, and that oxygen carries a carbon group: –CO–O–C. Only methyl propanoate, \\ce{CH3CH2COOCH3}, has this group.',
    reference: 'McMurry, Organic Chemistry, chapter 3; IUPAC Gold Book, esters',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'ester' } },
  },
  {
    id: 'organic-functional-groups-02',
    topics: ['functional-groups'],
    tests: ['recognizing-functional-groups'],
    difficulty: 'intermediate',
    text: 'Apart from the benzene ring, which functional groups does this molecule (aspirin) contain? \\smiles{CC(=O)Oc1ccccc1C(=O)O|aspirin}',
    answer: 'An ester and a carboxylic acid',
    distractors: [
      {
        text: 'An ether and a carboxylic acid',
        slip: 'carbonyl-neighbour-ignored',
        teaching:
          'The oxygen on the ring is bonded to an acetyl group, \\ce{CH3CO}; oxygen next to C=O belongs to an ester.',
      },
      {
        text: 'An ether, a ketone and an alcohol',
        slip: 'functional-group-confused',
        teaching:
          'Each C=O carbon carries another oxygen: one group is an ester, the other a carboxylic acid.',
      },
      {
        text: 'Two carboxylic acids',
        slip: 'functional-group-confused',
        teaching:
          'Only one of the two groups has an OH; in the other one, this oxygen is bonded to a carbon of the ring.',
      },
    ],
    explanation:
      'The group \\ce{CH3CO}–O–ring has a carbonyl carbon bonded to an oxygen that carries carbon, so it is an ester (of the phenol). The second group, \\ce{COOH}, is a carboxylic acid.',
    reference: 'McMurry, Organic Chemistry, chapter 3',
  },
  {
    id: 'organic-functional-groups-03',
    topics: ['functional-groups', 'amines'],
    tests: ['recognizing-functional-groups'],
    uses: ['amides'],
    difficulty: 'intermediate',
    text: 'Which of these structures contains an amide group?',
    answer: '\\smiles{CC(=O)NCC}',
    distractors: [
      {
        text: '\\smiles{CC(=O)CNC}',
        slip: 'carbonyl-neighbour-ignored',
        teaching:
          'A \\ce{CH2} group separates the nitrogen from the carbonyl carbon, so this is an amine and a ketone, not an amide.',
      },
      {
        text: '\\smiles{CC=NCCO}',
        slip: 'functional-group-confused',
        teaching:
          'A C=N double bond makes an imine; an amide has C=O and a single bond from that carbon to nitrogen.',
      },
      {
        text: '\\smiles{NCC(=O)OC}',
        slip: 'functional-group-confused',
        teaching: 'The carbonyl carbon carries oxygen here, so this is an ester with a separate amino group.',
      },
    ],
    explanation:
      'In an amide, nitrogen is bonded directly to the carbonyl carbon. This is the case only in *N*-ethylacetamide, \\ce{CH3CONHCH2CH3}.',
    reference: 'McMurry, Organic Chemistry, chapter 21',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'amide' } },
  },
  {
    id: 'organic-structure-and-bonding-01',
    topics: ['structure-and-bonding'],
    tests: ['hybridization'],
    uses: ['structural-formulas'],
    difficulty: 'beginner',
    text: 'How many carbon atoms of methyl 2-methylpropenoate are sp^{2} hybridized? \\smiles{C=C(C)C(=O)OC}',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'carbonyl-carbon-forgotten',
        teaching:
          'These two are the alkene carbons only; the carbonyl carbon has a double bond to oxygen and is sp^{2} as well.',
      },
      {
        text: '4',
        slip: 'hybridisation-misjudged',
        teaching: 'The two methyl carbons have four single bonds each; neither of them is sp^{2}.',
      },
      {
        text: '5',
        slip: 'answered-another-quantity',
        teaching:
          'Five is the total number of carbon atoms; two of them have single bonds only and are sp^{3}.',
      },
    ],
    explanation:
      'A carbon with one double bond is sp^{2}. These are the two carbons of C=C and the carbon of C=O: 3. The two methyl carbons have single bonds only and are sp^{3}.',
    reference: 'Clayden, Organic Chemistry, chapter 4; McMurry, Organic Chemistry, chapter 1',
    computation: { kind: 'structure-count', smiles: 'C=C(C)C(=O)OC', count: 'sp2-carbons' },
  },
  {
    id: 'organic-structure-and-bonding-02',
    topics: ['structure-and-bonding', 'isomerism'],
    tests: ['degrees-of-unsaturation'],
    difficulty: 'beginner',
    text: 'How many degrees of unsaturation (rings plus π bonds) does the formula \\ce{C6H10O} have?',
    answer: '2',
    distractors: [
      {
        text: '1',
        slip: 'saturated-formula-wrong',
        teaching: 'The saturated compound with 6 carbons has 2 × 6 + 2 = 14 hydrogens, not 12.',
        expression: '(2 * 6 - 10) / 2',
      },
      {
        text: '3',
        slip: 'oxygen-counted-in-unsaturation',
        teaching:
          'Oxygen is divalent and does not change the number of hydrogens, so it is left out of the count.',
        expression: '(2 * 6 + 2 + 2 - 10) / 2',
      },
      {
        text: '4',
        slip: 'forgot-to-halve-hydrogens',
        teaching: 'Four hydrogens are missing, but each ring or π bond accounts for two of them.',
        expression: '(2 * 6 + 2 - 10)',
      },
    ],
    explanation:
      'With 6 carbons the saturated compound has 2 × 6 + 2 = 14 hydrogens; oxygen does not change this number. 14 − 10 = 4 hydrogens are missing, two for each ring or π bond: 4/2 = 2.',
    reference: 'McMurry, Organic Chemistry, chapter 7',
    computation: { kind: 'quantity', expression: '(2*6 + 2 - 10)/2', unit: '' },
  },
  {
    id: 'organic-structure-and-bonding-03',
    topics: ['structure-and-bonding'],
    tests: ['degrees-of-unsaturation'],
    difficulty: 'intermediate',
    text: 'Caffeine has the formula \\ce{C8H10N4O2}. How many degrees of unsaturation (rings plus π bonds) does it have?',
    answer: '6',
    distractors: [
      {
        text: '4',
        slip: 'nitrogen-ignored-in-unsaturation',
        teaching: 'Each trivalent nitrogen makes room for one more hydrogen: 18 + 4 = 22, not 18.',
        expression: '(2 * 8 + 2 - 10) / 2',
      },
      {
        text: '2',
        slip: 'nitrogen-sign-in-unsaturation',
        teaching:
          'Nitrogen increases the number of hydrogens in the saturated compound; it is halogens that take the place of hydrogens.',
        expression: '(2 * 8 + 2 - 4 - 10) / 2',
      },
      {
        text: '5',
        slip: 'saturated-formula-wrong',
        teaching: 'The saturated compound has 2 × 8 + 2 hydrogens and four more for nitrogen: 22, not 20.',
        expression: '(2 * 8 + 4 - 10) / 2',
      },
    ],
    explanation:
      'Saturated: 2 × 8 + 2 + 4 (one for each N) = 22 hydrogens; oxygen does not change this number. (22 − 10)/2 = 6: caffeine has two rings and four double bonds.',
    reference: 'McMurry, Organic Chemistry, chapter 7',
    computation: { kind: 'quantity', expression: '(2*8 + 2 + 4 - 10)/2', unit: '' },
  },
  {
    id: 'organic-structure-and-bonding-04',
    topics: ['structure-and-bonding'],
    tests: ['sigma-and-pi-bonds'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'How many σ bonds does a molecule of but-1-en-3-yne contain? \\smiles{C=CC#C}',
    answer: '7',
    distractors: [
      {
        text: '3',
        slip: 'hydrogen-miscounted',
        teaching: 'These are the C–C σ bonds only; the four C–H bonds are σ bonds too.',
      },
      {
        text: '5',
        slip: 'multiple-bond-counted-as-pi-only',
        teaching: 'A double bond and a triple bond each contain one σ bond in addition to their π bonds.',
      },
      {
        text: '6',
        slip: 'hydrogen-miscounted',
        teaching:
          'One hydrogen was left out: the end carbons carry two and one, and the CH carbon of the double bond carries one more.',
      },
    ],
    explanation:
      'Each bonded pair of atoms shares exactly one σ bond. There are 3 C–C pairs and 4 C–H pairs (2 + 1 + 0 + 1 hydrogens): 3 + 4 = 7 σ bonds. The double bond adds one π bond, the triple bond two.',
    reference: 'McMurry, Organic Chemistry, chapter 1',
    computation: { kind: 'structure-fact', fact: { kind: 'sigma-bonds', smiles: 'C=CC#C' } },
  },
  {
    id: 'organic-structure-and-bonding-05',
    topics: ['structure-and-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'What is the formal charge of nitrogen in the usual Lewis structure of nitromethane, in which nitrogen has four bonds (one to carbon, one single and one double to oxygen) and no lone pair?',
    answer: '+1',
    distractors: [
      {
        text: '0',
        slip: 'molecule-charge-for-formal-charge',
        teaching: 'The whole molecule is neutral, but only because one oxygen carries the opposite charge.',
        expression: '0',
      },
      {
        text: '−1',
        slip: 'wrong-sign',
        teaching:
          'Nitrogen is assigned fewer electrons here (4) than the free atom has (5), which makes it positive.',
        expression: '4 - 5',
      },
      {
        text: '+3',
        slip: 'oxidation-number-for-formal-charge',
        teaching:
          'The formal charge is found by dividing each bond evenly between its atoms; giving the bonds to the more electronegative atom leads to oxidation numbers.',
        expression: '5 - 0 - 2',
      },
    ],
    explanation:
      'Formal charge = valence electrons − lone-pair electrons − number of bonds = 5 − 0 − 4 = +1. The singly bonded oxygen carries −1, so the molecule is neutral.',
    reference: 'McMurry, Organic Chemistry, chapter 2; IUPAC Gold Book, formal charge',
    computation: { kind: 'quantity', expression: '5 - 0 - 4', unit: '' },
  },
  {
    id: 'organic-structure-and-bonding-06',
    topics: ['structure-and-bonding', 'amines'],
    tests: ['heterocycles'],
    uses: ['aromaticity', 'basicity-of-amines'],
    difficulty: 'advanced',
    text: 'Why is the nitrogen of pyrrole far less basic than the nitrogen of pyridine, although both rings are aromatic?',
    answer:
      'The lone pair of pyrrole belongs to the aromatic sextet; that of pyridine lies in an sp^{2} orbital outside it.',
    distractors: [
      {
        text: 'The lone pair of pyridine belongs to the aromatic sextet; that of pyrrole lies closer to the nucleus in an sp^{3} orbital.',
        slip: 'lone-pair-misplaced',
        teaching:
          'Pyridine has six π electrons from its three double bonds and needs no lone pair for them; the nitrogen of pyrrole is sp^{2}.',
      },
      {
        text: 'The nitrogen of pyrrole is sp^{3} hybridized and holds its lone pair closer to the nucleus than sp^{2} nitrogen.',
        slip: 'hybridisation-misjudged',
        teaching:
          'The nitrogen of pyrrole is planar and sp^{2}, and sp^{3} orbitals hold electrons less tightly than sp^{2} ones.',
      },
      {
        text: 'The N–H bond of pyrrole uses the lone pair of the nitrogen, so none is left to accept a proton.',
        slip: 'lone-pair-forgotten',
        teaching: 'Nitrogen with three bonds still has a lone pair; in pyrrole it is part of the π system.',
      },
    ],
    explanation:
      'Pyrrole reaches six π electrons only with the lone pair of nitrogen (4 from the two double bonds + 2), so a proton on nitrogen would destroy the aromaticity. Pyridine has six π electrons without the lone pair, which lies in the ring plane in an sp^{2} orbital and can accept a proton.',
    reference: 'Clayden, Organic Chemistry, chapter 29; McMurry, Organic Chemistry, chapter 15',
  },
  {
    id: 'organic-isomerism-01',
    topics: ['isomerism', 'conformations'],
    tests: ['structural-isomers'],
    uses: ['alkanes'],
    difficulty: 'beginner',
    text: 'How many constitutional isomers have the formula \\ce{C5H12}?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'isomer-overlooked',
        teaching:
          'Besides pentane and 2-methylbutane there is 2,2-dimethylpropane, with two branches on one carbon.',
      },
      {
        text: '4',
        slip: 'same-structure-counted-twice',
        teaching: '“3-Methylbutane” is 2-methylbutane read from the other end, not a further isomer.',
      },
      {
        text: '5',
        slip: 'answered-another-quantity',
        teaching: 'Five is the number of isomers of \\ce{C6H14}, which has one more carbon.',
      },
    ],
    explanation:
      'A chain of five: pentane. A chain of four with one branch: 2-methylbutane. A chain of three with two branches: 2,2-dimethylpropane. Total: 3.',
    reference: 'McMurry, Organic Chemistry, chapter 3',
    computation: { kind: 'structure-fact', fact: { kind: 'isomers', families: ['alkane'], carbons: 5 } },
  },
  {
    id: 'organic-isomerism-02',
    topics: ['isomerism'],
    tests: ['structural-isomers'],
    difficulty: 'intermediate',
    text: 'How many constitutional isomers have the formula \\ce{C4H9Br}? (Stereoisomers are not counted separately.)',
    answer: '4',
    distractors: [
      {
        text: '2',
        slip: 'isomer-overlooked',
        teaching: 'These are the isomers of the straight chain only; 2-methylpropane gives two more.',
      },
      {
        text: '3',
        slip: 'isomer-overlooked',
        teaching:
          'Both skeletons offer two different positions: 1- and 2-bromobutane, and bromine on the end or the middle of 2-methylpropane.',
      },
      {
        text: '5',
        slip: 'same-structure-counted-twice',
        teaching:
          'Bromine on carbon 3 of butane is the same as bromine on carbon 2 counted from the other end.',
      },
    ],
    explanation:
      'Butane has two kinds of carbon (1-bromobutane, 2-bromobutane), and 2-methylpropane has two kinds (1-bromo-2-methylpropane, 2-bromo-2-methylpropane): 2 + 2 = 4.',
    reference: 'McMurry, Organic Chemistry, chapters 3 and 10',
    computation: { kind: 'structure-fact', fact: { kind: 'isomers', families: ['bromoalkane'], carbons: 4 } },
  },
  {
    id: 'organic-isomerism-03',
    topics: ['isomerism', 'alcohols-and-ethers'],
    tests: ['structural-isomers'],
    difficulty: 'advanced',
    text: 'How many constitutional isomers have the formula \\ce{C4H10O}? (Stereoisomers are not counted separately.)',
    answer: '7',
    distractors: [
      {
        text: '4',
        slip: 'functional-isomers-overlooked',
        teaching: 'Four is the number of alcohols; ethers have the same formula and add three more.',
      },
      {
        text: '6',
        slip: 'isomer-overlooked',
        teaching:
          'The propyl group of methoxypropane can also be a propan-2-yl group: three ethers, not two.',
      },
      {
        text: '8',
        slip: 'constitution-confused-with-configuration',
        teaching:
          'There are four alcohols and three ethers; the two enantiomers of butan-2-ol are not counted separately.',
      },
    ],
    explanation:
      'Alcohols: butan-1-ol, butan-2-ol, 2-methylpropan-1-ol, 2-methylpropan-2-ol (4). Ethers: ethoxyethane, 1-methoxypropane, 2-methoxypropane (3). The formula is saturated, so there are no others: 7.',
    reference: 'McMurry, Organic Chemistry, chapters 3 and 18',
    computation: {
      kind: 'structure-fact',
      fact: { kind: 'isomers', families: ['alcohol', 'ether'], carbons: 4 },
    },
  },
  {
    id: 'organic-isomerism-04',
    topics: ['isomerism'],
    tests: ['structural-isomers'],
    uses: ['molecular-formula'],
    difficulty: 'intermediate',
    text: 'Three of these compounds are constitutional isomers of each other. Which compound is not an isomer of the other three?',
    answer: '\\smiles{CCCCCCO}',
    distractors: [
      {
        text: '\\smiles{CCCCC(C)=O}',
        slip: 'rings-or-pi-forgotten',
        teaching:
          'The C=O double bond reduces the number of hydrogens by two, which gives \\ce{C6H12O}; two of the other compounds have the same formula.',
      },
      {
        text: '\\smiles{OC1CCCCC1}',
        slip: 'rings-or-pi-forgotten',
        teaching:
          'A ring has two hydrogens fewer than an open chain, so this is \\ce{C6H12O}, an isomer of the ketone.',
      },
      {
        text: '\\smiles{C=CCCCOC}',
        slip: 'rings-or-pi-forgotten',
        teaching: 'An ether with one C=C double bond also has the formula \\ce{C6H12O}.',
      },
    ],
    explanation:
      'The ketone, the cyclic alcohol and the unsaturated ether all have one degree of unsaturation and the formula \\ce{C6H12O}. Hexan-1-ol is saturated and acyclic: \\ce{C6H14O}.',
    reference: 'McMurry, Organic Chemistry, chapters 3 and 7',
    computation: { kind: 'drawn-option', property: { kind: 'formula', formula: 'C6H12O' }, negate: true },
  },
  {
    id: 'organic-conformations-01',
    topics: ['conformations'],
    tests: ['newman-projections'],
    difficulty: 'intermediate',
    text: 'The barrier to rotation is 12.0 kJ/mol in ethane (three H/H eclipsing interactions) and 14.0 kJ/mol in propane (two H/H eclipsing interactions and one \\ce{H}/\\ce{CH3} eclipsing interaction). How much energy does one \\ce{H}/\\ce{CH3} eclipsing interaction cost?',
    answer: '6.0 kJ/mol',
    distractors: [
      {
        text: '2.0 kJ/mol',
        slip: 'one-step-short',
        teaching:
          'This is the difference between the two barriers; the new interaction replaces one H/H interaction, whose 4.0 kJ/mol must be added back.',
        expression: '14.0 - 12.0',
      },
      {
        text: '10.0 kJ/mol',
        slip: 'ignored-coefficients',
        teaching:
          'Propane has two H/H interactions, so 2 × 4.0 kJ/mol must be subtracted, not only 4.0 kJ/mol.',
        expression: '14.0 - (12.0 / 3)',
      },
      {
        text: '4.7 kJ/mol',
        slip: 'averaged-unequal-parts',
        teaching:
          'Dividing 14.0 by three treats the three interactions as equal, but one of them involves a methyl group.',
        expression: '14.0 / 3',
      },
    ],
    explanation:
      'One H/H eclipsing interaction costs 12.0/3 = 4.0 kJ/mol. In propane two of them account for 8.0 kJ/mol, and 14.0 − 8.0 = 6.0 kJ/mol is left for \\ce{H}/\\ce{CH3}.',
    reference: 'McMurry, Organic Chemistry, chapter 3',
    computation: { kind: 'quantity', expression: '14.0 - 2*(12.0/3)', unit: 'kJ/mol' },
  },
  {
    id: 'organic-conformations-02',
    topics: ['conformations', 'stereochemistry'],
    tests: ['chair-conformations'],
    uses: ['newman-projections'],
    difficulty: 'advanced',
    text: 'In a chair conformation, an axial methyl group has two gauche interactions with ring bonds, and two neighboring equatorial methyl groups have one gauche interaction with each other; each gauche interaction costs 3.8 kJ/mol. Two neighboring axial methyl groups of a *trans* compound do not interact. By how much is the diequatorial chair of *trans*-1,2-dimethylcyclohexane more stable than the diaxial one?',
    answer: '11.4 kJ/mol',
    distractors: [
      {
        text: '15.2 kJ/mol',
        slip: 'one-step-short',
        teaching:
          'This is the strain of the diaxial chair; the diequatorial chair is not free of strain, because it has one gauche interaction.',
        expression: '2 * 2 * 3.8',
      },
      {
        text: '7.6 kJ/mol',
        slip: 'counted-one-substituent',
        teaching:
          'This is the strain of one axial methyl group; the diaxial chair has two such groups, and the diequatorial chair also has a gauche interaction.',
        expression: '2 * 3.8',
      },
      {
        text: '19.0 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The strain of the diequatorial chair reduces the difference, so it must be subtracted, not added.',
        expression: '2 * 2 * 3.8 + 3.8',
      },
    ],
    explanation:
      'Diaxial: 2 methyl groups × 2 gauche interactions × 3.8 = 15.2 kJ/mol. Diequatorial: 1 × 3.8 = 3.8 kJ/mol. Difference: 15.2 − 3.8 = 11.4 kJ/mol.',
    reference: 'McMurry, Organic Chemistry, chapter 4',
    computation: { kind: 'quantity', expression: '2*2*3.8 - 3.8', unit: 'kJ/mol' },
  },
  {
    id: 'organic-conformations-03',
    topics: ['conformations'],
    tests: ['chair-conformations', 'gibbs-energy-and-equilibrium-constant'],
    difficulty: 'advanced',
    text: 'For methylcyclohexane the change from the axial to the equatorial chair has Δ*G*° = −7.3 kJ/mol at 298 K. What percentage of the molecules have an equatorial methyl group? (*R* = 8.314 J/(mol·K))',
    answer: '95%',
    distractors: [
      {
        text: '5%',
        slip: 'wrong-sign',
        teaching:
          'A negative Δ*G*° favors the product, here the equatorial chair; 5% is the percentage that is axial.',
        expression: '100 / (1 + exp(7300 / (8.314 * 298)))',
      },
      {
        text: '75%',
        slip: 'forgot-exponent',
        teaching: 'The value 2.95 is ln *K*; *K* itself is e^{2.95} = 19.',
        expression: '100 * (7300 / (8.314 * 298)) / (1 + 7300 / (8.314 * 298))',
      },
      {
        text: '25%',
        slip: 'forgot-exponent',
        teaching:
          'Here 2.95, which is ln *K*, was mistaken for *K*, and the percentage is that of the axial chair.',
        expression: '100 / (1 + 7300 / (8.314 * 298))',
      },
    ],
    explanation:
      'ln *K* = −Δ*G*°/(*RT*) = \\frac{7300}{8.314 × 298} = 2.95, so *K* = 19 = equatorial/axial. Fraction equatorial: \\frac{19}{1 + 19} = 0.95, or 95%.',
    reference: 'Clayden, Organic Chemistry, chapter 16; McMurry, Organic Chemistry, chapter 4',
    computation: {
      kind: 'quantity',
      expression: '100*exp(7300/(8.314*298))/(1 + exp(7300/(8.314*298)))',
      unit: '%',
    },
  },
  {
    id: 'organic-conformations-04',
    topics: ['conformations', 'stereochemistry'],
    tests: ['chair-conformations'],
    difficulty: 'intermediate',
    text: 'For which dimethylcyclohexane is it impossible for both methyl groups to be equatorial at the same time in a chair conformation?',
    answer: '*trans*-1,3-Dimethylcyclohexane',
    distractors: [
      {
        text: '*cis*-1,3-Dimethylcyclohexane',
        slip: 'axial-equatorial-confused',
        teaching:
          'On carbons 1 and 3 the axial bonds point to the same side, and the equatorial ones both lean to the other side: *cis* can be diequatorial.',
      },
      {
        text: '*trans*-1,2-Dimethylcyclohexane',
        slip: 'axial-equatorial-confused',
        teaching: 'On neighboring carbons one “up” and one “down” substituent can both be equatorial.',
      },
      {
        text: '*trans*-1,4-Dimethylcyclohexane',
        slip: 'axial-equatorial-confused',
        teaching:
          'Carbons 1 and 4 have opposite axial directions, so *trans* substituents can both be equatorial.',
      },
    ],
    explanation:
      'Axial bonds alternate up and down around the ring. On carbons 1 and 3 both axial bonds point up and both equatorial bonds lean down (or the reverse), so two equatorial groups are on the same side, *cis*. The *trans*-1,3 isomer must therefore have one axial and one equatorial group.',
    reference: 'Clayden, Organic Chemistry, chapter 16; McMurry, Organic Chemistry, chapter 4',
  },
  {
    id: 'organic-organic-nomenclature-01',
    topics: ['organic-nomenclature', 'conformations'],
    tests: ['naming-alkanes'],
    uses: ['structural-formulas'],
    difficulty: 'beginner',
    text: 'What is the IUPAC name of this alkane? \\smiles{CC(C)CC(C)(C)C}',
    answer: '2,2,4-Trimethylpentane',
    distractors: [
      {
        text: '2,4,4-Trimethylpentane',
        slip: 'numbered-from-wrong-end',
        teaching:
          'Numbering from the other end gives 2,2,4, which is lower at the first point of difference than 2,4,4.',
      },
      {
        text: '1,1,3,3-Tetramethylbutane',
        slip: 'longest-chain-missed',
        teaching: 'A methyl group on carbon 1 is part of the chain: the longest chain has five carbons.',
      },
      {
        text: '2,2,4-Trimethylhexane',
        slip: 'carbon-lost-or-added',
        teaching:
          'The longest chain has five carbons, and there are eight carbons in all; this name has nine.',
      },
    ],
    explanation:
      'The longest chain has five carbons (pentane). Three methyl groups are attached to it; numbering from the end with two methyl groups on carbon 2 gives 2,2,4, lower than 2,4,4: 2,2,4-trimethylpentane.',
    reference: 'McMurry, Organic Chemistry, chapter 3; IUPAC recommendations 2013, P-31.1',
    computation: { kind: 'name-of-structure', smiles: 'CC(C)CC(C)(C)C' },
  },
  {
    id: 'organic-organic-nomenclature-02',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkanes'],
    difficulty: 'intermediate',
    text: 'What is the IUPAC name of this alkane? \\smiles{CCC(CC)CC(C)C}',
    answer: '4-Ethyl-2-methylhexane',
    distractors: [
      {
        text: '3-Ethyl-5-methylhexane',
        slip: 'numbered-from-wrong-end',
        teaching: 'The set of locants 2,4 is lower than 3,5, so the chain is numbered from the other end.',
      },
      {
        text: '5-Methyl-3-ethylhexane',
        slip: 'alphabetical-order-missed',
        teaching: 'Ethyl comes before methyl in the alphabet, and the set of locants 2,4 is lower than 3,5.',
      },
      {
        text: '3-(2-Methylpropyl)pentane',
        slip: 'longest-chain-missed',
        teaching: 'A chain of six carbons goes through the branch; pentane is not the longest chain.',
      },
    ],
    explanation:
      'The longest chain has six carbons. From the end nearer to the methyl group, the substituents have locants 2 (methyl) and 4 (ethyl); from the other end, 3 (ethyl) and 5 (methyl). The lower set 2,4 is used. In alphabetical order: 4-ethyl-2-methylhexane.',
    reference: 'McMurry, Organic Chemistry, chapter 3; IUPAC recommendations 2013, P-31.1',
    computation: { kind: 'name-of-structure', smiles: 'CCC(CC)CC(C)C' },
  },
  {
    id: 'organic-organic-nomenclature-03',
    topics: ['organic-nomenclature', 'carbonyl-compounds'],
    tests: ['naming-functional-groups'],
    difficulty: 'intermediate',
    text: 'What is the IUPAC name of this compound? \\smiles{CC(=O)CC(C)(C)O}',
    answer: '4-Hydroxy-4-methylpentan-2-one',
    distractors: [
      {
        text: '2-Methyl-4-oxopentan-2-ol',
        slip: 'principal-group-missed',
        teaching:
          'A ketone has priority over an alcohol: the ending is -one, and OH becomes the prefix hydroxy.',
      },
      {
        text: '2-Hydroxy-2-methylpentan-4-one',
        slip: 'numbered-from-wrong-end',
        teaching:
          'The principal group, C=O, gets the lower number, so the chain is numbered from the end nearer to C=O.',
      },
      {
        text: '4-Hydroxy-4-methylpentan-2-al',
        slip: 'functional-group-confused',
        teaching:
          'An aldehyde can only be at the end of a chain; a carbonyl group inside the chain is a ketone.',
      },
    ],
    explanation:
      'The principal group is the ketone (ketone before alcohol). The chain containing it has five carbons and is numbered so that C=O gets number 2; carbon 4 carries OH and a methyl group: 4-hydroxy-4-methylpentan-2-one.',
    reference: 'McMurry, Organic Chemistry, chapter 19; IUPAC recommendations 2013, P-41',
    computation: { kind: 'name-of-structure', smiles: 'CC(=O)CC(C)(C)O' },
  },
  {
    id: 'organic-organic-nomenclature-04',
    topics: ['organic-nomenclature', 'alkenes-and-alkynes'],
    tests: ['naming-functional-groups'],
    uses: ['naming-alkenes-and-alkynes'],
    difficulty: 'intermediate',
    text: 'What is the IUPAC name of this compound? \\smiles{C=CCC(C)O}',
    answer: 'Pent-4-en-2-ol',
    distractors: [
      {
        text: 'Pent-1-en-4-ol',
        slip: 'principal-group-missed',
        teaching: 'The OH group, not the double bond, determines the numbering: it gets the lower number.',
      },
      {
        text: '4-Hydroxypent-1-ene',
        slip: 'principal-group-missed',
        teaching: 'As the principal group, OH is named by the ending -ol, not by the prefix hydroxy.',
      },
      {
        text: 'Pent-1-en-3-ol',
        slip: 'position-shifted',
        teaching:
          'This name puts OH on the middle carbon, next to the double bond; in the structure OH is on the carbon next to the end of the chain.',
      },
    ],
    explanation:
      'The chain has five carbons; the principal group OH gets the lowest number: 2 rather than 4. The double bond then starts at carbon 4: pent-4-en-2-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 17; IUPAC recommendations 2013, P-31.1',
    computation: { kind: 'name-of-structure', smiles: 'C=CCC(C)O' },
  },
  {
    id: 'organic-organic-nomenclature-05',
    topics: ['organic-nomenclature', 'carboxylic-acids'],
    tests: ['naming-functional-groups'],
    uses: ['esterification', 'structural-formulas'],
    difficulty: 'beginner',
    text: 'Which structure is propyl methanoate?',
    answer: '\\smiles{CCCOC=O}',
    distractors: [
      {
        text: '\\smiles{CCC(=O)OC}',
        slip: 'ester-halves-swapped',
        teaching:
          'This is methyl propanoate: the first word of an ester name belongs to the alcohol part, the -oate to the acid part.',
      },
      {
        text: '\\smiles{CCOC(C)=O}',
        slip: 'carbon-lost-or-added',
        teaching: 'The acid part has two carbons and the alcohol part two: this is ethyl ethanoate.',
      },
      {
        text: '\\smiles{CC(C)OC=O}',
        slip: 'branched-for-straight',
        teaching: 'The alcohol part is branched here, so this is propan-2-yl methanoate.',
      },
    ],
    explanation:
      'Methanoate is the acid part, HCOO–, with one carbon (the carbonyl carbon). Propyl is the straight chain of three carbons on the single-bonded oxygen.',
    reference: 'McMurry, Organic Chemistry, chapter 21',
    computation: { kind: 'same-structure', smiles: 'O=COCCC' },
  },
];
