import type { WrittenQuestion } from '../written-question.ts';

/** Structures, isomers, names, stereochemistry, acidity, spectra and polymers, continued. */
export const readingStructuresQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-functional-groups-04',
    topics: ['functional-groups', 'amines'],
    tests: ['primary-secondary-and-tertiary'],
    uses: ['amines', 'recognizing-functional-groups'],
    difficulty: 'intermediate',
    text: 'Which of these structures is a tertiary amine?',
    answer: '\\smiles{CN(C)CCO}',
    distractors: [
      {
        text: '\\smiles{CN(C)C(C)=O}',
        slip: 'functional-group-confused',
        teaching: 'Nitrogen is bonded to three carbons, but one of them belongs to C=O, so this is an amide.',
      },
      {
        text: '\\smiles{CC(C)(C)N}',
        slip: 'amine-class-confused',
        teaching:
          'Here the carbon next to nitrogen is branched; nitrogen itself is bonded to only one carbon, so the amine is primary.',
      },
      {
        text: '\\smiles{C[N+](C)(C)CCO}',
        slip: 'amine-class-confused',
        teaching:
          'Four carbons on nitrogen and a positive charge make a quaternary ammonium ion, not a tertiary amine.',
      },
    ],
    explanation:
      'A tertiary amine has three carbons on a neutral nitrogen, none of them part of C=O. Only 2-(dimethylamino)ethan-1-ol fits this description.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'tertiary amine' } },
  },
  {
    id: 'organic-functional-groups-05',
    topics: ['functional-groups', 'carbonyl-compounds'],
    tests: ['recognizing-functional-groups'],
    uses: ['aldehydes-and-ketones'],
    difficulty: 'beginner',
    text: 'Which of these structures is an aldehyde?',
    answer: '\\smiles{CCC=O}',
    distractors: [
      {
        text: '\\smiles{CCC(C)=O}',
        slip: 'functional-group-confused',
        teaching: 'Here C=O lies between two carbons, so this is a ketone.',
      },
      {
        text: '\\smiles{CCC(=O)O}',
        slip: 'functional-group-confused',
        teaching: 'The carbonyl carbon also carries OH, so this is a carboxylic acid.',
      },
      {
        text: '\\smiles{CCOC=O}',
        slip: 'carbonyl-neighbour-ignored',
        teaching:
          'The carbonyl carbon has a hydrogen, but also an oxygen with a carbon group, so this is an ester of formic acid.',
      },
    ],
    explanation:
      'An aldehyde has C=O between a carbon (or hydrogen) and a hydrogen, as in propanal, \\ce{CH3CH2CHO}.',
    reference: 'McMurry, Organic Chemistry, chapter 19',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'aldehyde' } },
  },
  {
    id: 'organic-functional-groups-06',
    topics: ['functional-groups', 'carbonyl-compounds'],
    tests: ['acetals-and-hemiacetals'],
    uses: ['recognizing-functional-groups'],
    difficulty: 'intermediate',
    text: 'Which of these structures is an acetal?',
    answer: '\\smiles{COC(C)OC}',
    distractors: [
      {
        text: '\\smiles{COCCOC}',
        slip: 'functional-group-confused',
        teaching: 'The two oxygens are on different carbons, so this compound has two ether groups.',
      },
      {
        text: '\\smiles{COC(C)O}',
        slip: 'functional-group-confused',
        teaching: 'One OH and one OR group on the same carbon make a hemiacetal.',
      },
      {
        text: '\\smiles{COC(C)=O}',
        slip: 'functional-group-confused',
        teaching: 'One of the two oxygens is double-bonded to the carbon, so this is an ester.',
      },
    ],
    explanation:
      'In an acetal one saturated carbon carries two OR groups. Only 1,1-dimethoxyethane has them on one carbon.',
    reference: 'McMurry, Organic Chemistry, chapter 19; IUPAC Gold Book, acetals',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'acetal' } },
  },
  {
    id: 'organic-structure-and-bonding-07',
    topics: ['structure-and-bonding'],
    tests: ['structural-formulas', 'molecular-formula'],
    difficulty: 'intermediate',
    text: 'What is the molecular formula of vanillin? \\smiles{COc1cc(C=O)ccc1O|vanillin}',
    answer: '\\ce{C8H8O3}',
    distractors: [
      {
        text: '\\ce{C8H10O3}',
        slip: 'hydrogen-miscounted',
        teaching:
          'This has two hydrogens too many: the ring has three hydrogens, and the other groups contribute five.',
      },
      {
        text: '\\ce{C7H6O3}',
        slip: 'carbon-lost-or-added',
        teaching: 'One carbon is missing: the ring has six, and CHO and \\ce{OCH3} have one each.',
      },
      {
        text: '\\ce{C8H6O3}',
        slip: 'hydrogen-miscounted',
        teaching: 'Two hydrogens are missing: do not forget those of OH and of CHO.',
      },
    ],
    explanation:
      'Carbons: 6 (ring) + 1 (CHO) + 1 (\\ce{OCH3}) = 8. Hydrogens: 3 (ring) + 1 (CHO) + 3 (\\ce{OCH3}) + 1 (OH) = 8. Oxygens: 3. The formula is \\ce{C8H8O3}.',
    reference: 'McMurry, Organic Chemistry, chapter 1',
    computation: { kind: 'formula-of-structure', smiles: 'COc1cc(C=O)ccc1O' },
  },
  {
    id: 'organic-structure-and-bonding-08',
    topics: ['structure-and-bonding'],
    tests: ['degrees-of-unsaturation'],
    difficulty: 'intermediate',
    text: 'A compound \\ce{C9H9NO2} contains one benzene ring and one C=O group. How many additional degrees of unsaturation (rings or π bonds) must it have?',
    answer: '1',
    distractors: [
      {
        text: '2',
        slip: 'carbonyl-carbon-forgotten',
        teaching:
          'The C=O double bond is one degree of unsaturation in addition to the four of the benzene ring.',
        expression: '(2 * 9 + 2 + 1 - 9) / 2 - 4',
      },
      {
        text: '3',
        slip: 'rings-or-pi-forgotten',
        teaching:
          'The ring of benzene is one degree of unsaturation in addition to its three double bonds, and C=O is one more.',
        expression: '(2 * 9 + 2 + 1 - 9) / 2 - 3',
      },
      {
        text: '6',
        slip: 'one-step-short',
        teaching:
          'This is the total number of degrees of unsaturation; the benzene ring and C=O account for five of them.',
        expression: '(2 * 9 + 2 + 1 - 9) / 2',
      },
    ],
    explanation:
      'In total: (2 × 9 + 2 + 1 − 9)/2 = 6. The benzene ring accounts for 4 (one ring, three double bonds) and C=O for 1: 6 − 5 = 1 is left.',
    reference: 'McMurry, Organic Chemistry, chapter 7',
    computation: { kind: 'quantity', expression: '(2*9 + 2 + 1 - 9)/2 - 4 - 1', unit: '' },
  },
  {
    id: 'organic-structure-and-bonding-09',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['sigma-and-pi-bonds'],
    uses: ['structure-of-benzene'],
    difficulty: 'beginner',
    text: 'How many π bonds does a Kekulé structure of naphthalene have? \\smiles{c1ccc2ccccc2c1|naphthalene}',
    answer: '5',
    distractors: [
      {
        text: '10',
        slip: 'electrons-for-bonds',
        teaching: 'Ten is the number of π electrons; each π bond consists of two of them.',
      },
      {
        text: '6',
        slip: 'shared-atoms-counted-whole',
        teaching:
          'Two separate benzene rings would have six, but the two rings of naphthalene share a bond and two carbons.',
      },
      { text: '3', slip: 'rings-or-pi-forgotten', teaching: 'Three is the number in a single benzene ring.' },
    ],
    explanation:
      'Naphthalene has ten sp^{2} carbons, each with one p electron: ten π electrons in five π bonds.',
    reference: 'McMurry, Organic Chemistry, chapter 15',
    computation: { kind: 'structure-fact', fact: { kind: 'pi-bonds', smiles: 'c1ccc2ccccc2c1' } },
  },
  {
    id: 'organic-isomerism-05',
    topics: ['isomerism', 'amines'],
    tests: ['structural-isomers'],
    uses: ['amines'],
    difficulty: 'advanced',
    text: 'How many constitutional isomers with the formula \\ce{C4H11N} are amines (primary, secondary and tertiary together)?',
    answer: '8',
    distractors: [
      {
        text: '4',
        slip: 'functional-isomers-overlooked',
        teaching: 'Four is the number of primary amines; secondary and tertiary amines must be added.',
      },
      {
        text: '7',
        slip: 'functional-isomers-overlooked',
        teaching:
          'There is one tertiary amine with four carbons, *N*,*N*-dimethylethanamine; it must be included as well.',
      },
      {
        text: '5',
        slip: 'isomer-overlooked',
        teaching:
          'The three secondary amines are missing: methyl with propyl, methyl with propan-2-yl, ethyl with ethyl.',
      },
    ],
    explanation:
      'Primary: 4 (the four butyl groups). Secondary: methyl + propyl, methyl + propan-2-yl, ethyl + ethyl: 3. Tertiary: two methyl + ethyl: 1. Total: 8.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'structure-fact', fact: { kind: 'isomers', families: ['amine'], carbons: 4 } },
  },
  {
    id: 'organic-isomerism-06',
    topics: ['isomerism', 'alcohols-and-ethers'],
    tests: ['structural-isomers'],
    uses: ['ethers'],
    difficulty: 'beginner',
    text: 'How many constitutional isomers with the formula \\ce{C4H10O} are ethers?',
    answer: '3',
    distractors: [
      {
        text: '1',
        slip: 'isomer-overlooked',
        teaching:
          'This counts only ethoxyethane, in which the carbons are divided two and two; they can also be divided one and three.',
      },
      {
        text: '2',
        slip: 'isomer-overlooked',
        teaching: 'A group with three carbons can be propyl or propan-2-yl: two different methyl ethers.',
      },
      {
        text: '4',
        slip: 'same-structure-counted-twice',
        teaching:
          'Turning an ether around gives no new compound: methyl propyl and propyl methyl ether are the same.',
      },
    ],
    explanation:
      'The four carbons can be divided 2 + 2 (ethoxyethane) or 1 + 3, and the group with three carbons can be propyl or propan-2-yl: 1 + 2 = 3.',
    reference: 'McMurry, Organic Chemistry, chapter 18',
    computation: { kind: 'structure-fact', fact: { kind: 'isomers', families: ['ether'], carbons: 4 } },
  },
  {
    id: 'organic-isomerism-07',
    topics: ['isomerism', 'alkenes-and-alkynes'],
    tests: ['structural-isomers'],
    difficulty: 'intermediate',
    text: 'How many constitutional isomers with the formula \\ce{C5H10} are open-chain alkenes? (Stereoisomers are not counted separately.)',
    answer: '5',
    distractors: [
      {
        text: '6',
        slip: 'double-bond-isomers-invented',
        teaching:
          'Here *cis*- and *trans*-pent-2-ene were counted separately, but they have the same constitution.',
      },
      {
        text: '3',
        slip: 'one-step-short',
        teaching:
          'Three is the number of carbon skeletons with five carbons; a double bond can take several positions on them.',
      },
      {
        text: '4',
        slip: 'isomer-overlooked',
        teaching:
          'The branched skeleton gives three alkenes: 2-methylbut-1-ene, 2-methylbut-2-ene and 3-methylbut-1-ene.',
      },
    ],
    explanation:
      'Pentane skeleton: pent-1-ene and pent-2-ene. 2-Methylbutane skeleton: 2-methylbut-1-ene, 2-methylbut-2-ene, 3-methylbut-1-ene. 2,2-Dimethylpropane offers no position for a double bond. Total: 5.',
    reference: 'McMurry, Organic Chemistry, chapter 7',
    computation: { kind: 'structure-fact', fact: { kind: 'isomers', families: ['alkene'], carbons: 5 } },
  },
  {
    id: 'organic-conformations-05',
    topics: ['conformations'],
    tests: ['newman-projections', 'boltzmann-distribution'],
    difficulty: 'advanced',
    text: 'Butane has one anti conformer and two gauche conformers, each 3.8 kJ/mol above the anti one. What percentage of the molecules are anti at 298 K, if only these three conformers are considered and their energies alone determine their populations? (*R* = 8.314 J/(mol·K))',
    answer: '70%',
    distractors: [
      {
        text: '82%',
        slip: 'counted-one-substituent',
        teaching: 'There are two gauche conformers, so the Boltzmann factor of one must be counted twice.',
        expression: '100 / (1 + exp((-3800) / (8.314 * 298)))',
      },
      {
        text: '30%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of the two gauche conformers together.',
        expression: '100 - 100 / (1 + 2 * exp(-3800 / (8.314 * 298)))',
      },
      {
        text: '33%',
        slip: 'averaged-unequal-parts',
        teaching: 'One third would be right only if all three conformers had the same energy.',
        expression: '100 / 3',
      },
    ],
    explanation:
      'Relative population of one gauche conformer: e^{−3800/(8.314 × 298)} = 0.216. Fraction that is anti: \\frac{1}{1 + 2 × 0.216} = 0.70, or 70%.',
    reference: 'Clayden, Organic Chemistry, chapter 16',
    computation: { kind: 'quantity', expression: '100/(1 + 2*exp(-3800/(8.314*298)))', unit: '%' },
  },
  {
    id: 'organic-conformations-06',
    topics: ['conformations'],
    tests: ['ring-strain'],
    uses: ['enthalpy-of-combustion'],
    difficulty: 'intermediate',
    text: 'The enthalpy of combustion of cyclopropane is −697.1 kJ for each mole of \\ce{CH2} groups; that of a strain-free \\ce{CH2} group is −658.6 kJ/mol. What is the total ring strain of cyclopropane?',
    answer: '115.5 kJ/mol',
    distractors: [
      {
        text: '38.5 kJ/mol',
        slip: 'one-step-short',
        teaching: 'This is the strain of one \\ce{CH2} group; the molecule has three of them.',
        expression: '(697.1 - 658.6)',
      },
      {
        text: '231.0 kJ/mol',
        slip: 'needless-doubling',
        teaching: 'Six is the number of hydrogens; they make up only three \\ce{CH2} groups.',
        expression: '(3 * 2) * (697.1 - 658.6)',
      },
      {
        text: '12.8 kJ/mol',
        slip: 'divided-for-multiplied',
        teaching: 'The strain of one \\ce{CH2} group is multiplied by three, not divided.',
        expression: '1 / 3 * (697.1 - 658.6)',
      },
    ],
    explanation:
      'For each \\ce{CH2} group, 697.1 − 658.6 = 38.5 kJ/mol more heat is released than without strain. Three groups: 3 × 38.5 = 115.5 kJ/mol.',
    reference: 'McMurry, Organic Chemistry, chapter 4',
    computation: { kind: 'quantity', expression: '3*(697.1 - 658.6)', unit: 'kJ/mol' },
  },
  {
    id: 'organic-conformations-07',
    topics: ['conformations'],
    tests: ['chair-conformations'],
    difficulty: 'beginner',
    text: 'In one chair conformation of cyclohexane, how many of the C–H bonds are axial?',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'counted-one-substituent',
        teaching: 'Three axial bonds point up, but three more point down.',
        expression: '6 / 2',
      },
      {
        text: '2',
        slip: 'bonds-miscounted',
        teaching:
          'One bond up and one down were counted for the whole ring; each of its six carbons has one axial bond.',
        expression: '2',
      },
      {
        text: '4',
        slip: 'bonds-miscounted',
        teaching:
          'Two axial bonds up and two down were counted here; each of the six carbons has one, three up and three down.',
        expression: '2 + 2',
      },
    ],
    explanation:
      'Each of the six carbons has two C–H bonds, one axial and one equatorial: 12/2 = 6 axial bonds, alternately up and down.',
    reference: 'McMurry, Organic Chemistry, chapter 4',
    computation: { kind: 'quantity', expression: '6*2/2', unit: '' },
  },
  {
    id: 'organic-organic-nomenclature-06',
    topics: ['organic-nomenclature', 'alcohols-and-ethers'],
    tests: ['naming-functional-groups'],
    uses: ['alcohols'],
    difficulty: 'beginner',
    text: 'What is the IUPAC name of this alcohol? \\smiles{CCC(C)CCO}',
    answer: '3-Methylpentan-1-ol',
    distractors: [
      {
        text: '3-Methylpentan-5-ol',
        slip: 'numbered-from-wrong-end',
        teaching: 'The chain is numbered from the end that gives the OH group the lowest number, 1.',
      },
      {
        text: '2-Ethylbutan-4-ol',
        slip: 'longest-chain-missed',
        teaching: 'The ethyl group is part of the longest chain, which has five carbons.',
      },
      {
        text: '3-Methylhexan-5-ol',
        slip: 'carbon-lost-or-added',
        teaching: 'The longest chain has five carbons, and it is numbered from the end with the OH group.',
      },
    ],
    explanation:
      'The longest chain with the carbon that carries OH has five carbons. OH gets number 1, and the methyl group is then on carbon 3: 3-methylpentan-1-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 17',
    computation: { kind: 'name-of-structure', smiles: 'CCC(C)CCO' },
  },
  {
    id: 'organic-organic-nomenclature-07',
    topics: ['organic-nomenclature', 'carboxylic-acids'],
    tests: ['naming-functional-groups'],
    uses: ['naming-alkenes-and-alkynes'],
    difficulty: 'intermediate',
    text: 'What is the IUPAC name of this acid (stereodescriptor omitted)? \\smiles{CC=C(C)CC(=O)O}',
    answer: '3-Methylpent-3-enoic acid',
    distractors: [
      {
        text: '3-Methylpent-2-enoic acid',
        slip: 'position-shifted',
        teaching: 'The double bond joins carbons 3 and 4; carbon 2 is the \\ce{CH2} group next to COOH.',
      },
      {
        text: '3-Methylpent-2-en-5-oic acid',
        slip: 'numbered-from-wrong-end',
        teaching: 'The carboxyl carbon is number 1, so the chain is numbered from there.',
      },
      {
        text: '2-Methylbut-2-enoic acid',
        slip: 'carbon-lost-or-added',
        teaching: 'The chain has five carbons: the \\ce{CH2} group next to COOH must be counted as well.',
      },
    ],
    explanation:
      'The carboxyl carbon is number 1 of a chain of five. Carbon 3 carries the methyl group, and the double bond begins there: 3-methylpent-3-enoic acid.',
    reference: 'McMurry, Organic Chemistry, chapter 20',
    computation: { kind: 'name-of-structure', smiles: 'CC=C(C)CC(=O)O' },
  },
  {
    id: 'organic-stereochemistry-09',
    topics: ['stereochemistry'],
    tests: ['meso-compounds', 'enantiomers-and-diastereomers'],
    difficulty: 'advanced',
    text: 'How are these two structures related? \\smiles{C[C@H](O)[C@H](O)C} and \\smiles{C[C@@H](O)[C@@H](O)C}',
    answer: 'They are the same compound.',
    distractors: [
      {
        text: 'They are enantiomers.',
        slip: 'meso-overlooked',
        teaching:
          'They are mirror images, but a mirror plane inside the molecule makes them identical; both show the meso form.',
      },
      {
        text: 'They are diastereomers.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'Both stereocenters are reversed in the second drawing, so it shows the mirror image of the first structure, not a diastereomer.',
      },
      {
        text: 'They are constitutional isomers.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'Both are butane-2,3-diol with the same bonds.',
      },
    ],
    explanation:
      'Both are butane-2,3-diol with one (*R*) and one (*S*) center. The two halves are alike, so rotating one drawing gives the other; both show the meso form, a single compound.',
    reference: 'McMurry, Organic Chemistry, chapter 5',
    computation: { kind: 'relationship', first: 'C[C@H](O)[C@H](O)C', second: 'C[C@@H](O)[C@@H](O)C' },
  },
  {
    id: 'organic-stereochemistry-10',
    topics: ['stereochemistry', 'alcohols-and-ethers'],
    tests: ['chirality'],
    difficulty: 'beginner',
    text: 'Which of these alcohols has a stereocenter?',
    answer: '\\smiles{CCC(C)O}',
    distractors: [
      {
        text: '\\smiles{CC(C)C(O)C(C)C}',
        slip: 'stereocentre-invented',
        teaching: 'The carbon with OH carries two identical isopropyl groups.',
      },
      {
        text: '\\smiles{CC(C)CCO}',
        slip: 'stereocentre-invented',
        teaching:
          'The branched carbon carries two identical methyl groups; the carbon with OH and its neighbor carry two hydrogens each.',
      },
      {
        text: '\\smiles{CC(C)CO}',
        slip: 'stereocentre-invented',
        teaching:
          'The branched carbon carries two identical methyl groups, and the carbon with OH two hydrogens.',
      },
    ],
    explanation:
      'A stereocenter needs four different groups. Carbon 2 of butan-2-ol carries H, OH, methyl and ethyl.',
    reference: 'McMurry, Organic Chemistry, chapter 5',
    computation: { kind: 'drawn-option', property: { kind: 'count', count: 'stereocentres', value: 1 } },
  },
  {
    id: 'organic-stereochemistry-11',
    topics: ['stereochemistry'],
    tests: ['optical-activity'],
    difficulty: 'intermediate',
    text: 'A solution of 0.150 g/mL of a sugar in a 2.00 dm tube rotates polarized light by +19.8°. What is the specific rotation of the sugar (in degrees for 1 g/mL and 1 dm)?',
    answer: '+66.0°',
    distractors: [
      {
        text: '+132°',
        slip: 'forgot-path-length',
        teaching: 'The reading must also be divided by the length of the tube, 2.00 dm.',
        expression: '19.8 / (0.150)',
      },
      {
        text: '+5.94°',
        slip: 'multiplied-for-divided',
        teaching: 'The reading is divided by concentration and length, not multiplied by them.',
        expression: '19.8 / (1 / 0.150 / 2.00)',
      },
      {
        text: '+264°',
        slip: 'multiplied-for-divided',
        teaching: 'The length of the tube belongs in the denominator: a longer tube rotates the light more.',
        expression: '19.8 / (0.150 / 2.00)',
      },
    ],
    explanation: 'Specific rotation = \\frac{19.8°}{0.150 g/mL × 2.00 dm} = 66.0°.',
    reference: 'McMurry, Organic Chemistry, chapter 5; IUPAC Gold Book, specific optical rotatory power',
    computation: { kind: 'quantity', expression: '19.8/(0.150*2.00)', unit: '°' },
  },
  {
    id: 'organic-acidity-and-basicity-07',
    topics: ['acidity-and-basicity', 'carboxylic-acids'],
    tests: ['acid-dissociation-constant'],
    uses: ['inductive-effect'],
    difficulty: 'beginner',
    text: 'The p*K*_{a} of acetic acid is 4.76, and that of trichloroacetic acid is 0.66. What is the ratio of *K*_{a} of trichloroacetic acid to *K*_{a} of acetic acid?',
    answer: '1.3 × 10^{4}',
    distractors: [
      {
        text: '4.1',
        slip: 'one-step-short',
        teaching:
          'This is the difference between the p*K*_{a} values; the ratio of the constants is 10 raised to this power.',
        expression: '4.76 - 0.66',
      },
      {
        text: '7.2',
        slip: 'logarithm-for-number',
        teaching: 'p*K*_{a} values are logarithms: they are subtracted, not divided.',
        expression: '4.76 / 0.66',
      },
      {
        text: '60',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'p*K*_{a} is a base-10 logarithm, so the ratio is a power of 10, not of e.',
        expression: 'exp(4.76 - 0.66)',
      },
    ],
    explanation: 'Ratio of the constants = 10^{4.76 − 0.66} = 10^{4.10} = 1.3 × 10^{4}.',
    reference: 'McMurry, Organic Chemistry, chapter 20',
    computation: { kind: 'quantity', expression: '10^(4.76 - 0.66)', unit: '' },
  },
  {
    id: 'organic-acidity-and-basicity-08',
    topics: ['acidity-and-basicity', 'amines'],
    tests: ['henderson-hasselbalch-equation', 'fractional-composition'],
    uses: ['basicity-of-amines'],
    difficulty: 'intermediate',
    text: 'The anilinium ion has p*K*_{a} = 4.60. What percentage of aniline is protonated in a dilute aqueous solution at pH 3.60?',
    answer: '91%',
    distractors: [
      {
        text: '9%',
        slip: 'inverted-ratio',
        teaching: 'Below the p*K*_{a} the acid form, here the anilinium ion, predominates over the base.',
        expression: '100 / (1 + 10^(4.60 - 3.60))',
      },
      {
        text: '10%',
        slip: 'ratio-taken-for-share-of-acid',
        teaching: 'The ratio of base to acid is 0.10; the fraction of the acid is 1/(1 + 0.10).',
        expression: '100 * 10^(3.60 - 4.60)',
      },
      {
        text: '73%',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'One pH unit is a factor of 10, not of e.',
        expression: '100 / (1 + exp(3.60 - 4.60))',
      },
    ],
    explanation:
      '\\frac{[base]}{[acid]} = 10^{3.60 − 4.60} = 0.10. Fraction protonated: \\frac{1}{1 + 0.10} = 0.91, or 91%.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'quantity', expression: '100/(1 + 10^(3.60 - 4.60))', unit: '%' },
  },
  {
    id: 'organic-spectroscopy-organic-08',
    topics: ['spectroscopy-organic'],
    tests: ['nmr-integration'],
    difficulty: 'beginner',
    text: 'A compound \\ce{C4H8O2} shows three ^{1}H NMR signals with integrals (step heights) of 45, 30 and 45 mm. How many hydrogens give rise to the 30 mm signal?',
    answer: '2',
    distractors: [
      {
        text: '3',
        slip: 'answered-another-quantity',
        teaching: 'Each of the two larger signals represents 3 hydrogens; this signal is smaller.',
        expression: '8 * 45 / (45 + 30 + 45)',
      },
      {
        text: '1',
        slip: 'ratio-for-count',
        teaching:
          'The heights are in the ratio 3 : 2 : 3. Reading this ratio as 1.5 : 1 : 1.5 would give fractions of a hydrogen; whole numbers that add up to 8 are needed.',
        expression: '30 / 30',
      },
      {
        text: '4',
        slip: 'needless-doubling',
        teaching:
          'With 4 hydrogens here, the other two signals would represent 6 each, 16 in all instead of 8.',
        expression: '2 * 8 * 30 / (45 + 30 + 45)',
      },
    ],
    explanation:
      'Eight hydrogens correspond to 45 + 30 + 45 = 120 mm, or 15 mm each. The 30 mm signal represents 30/15 = 2 hydrogens.',
    reference: 'McMurry, Organic Chemistry, chapter 13',
    computation: { kind: 'quantity', expression: '8*30/(45 + 30 + 45)', unit: '' },
  },
  {
    id: 'organic-polymers-04',
    topics: ['polymers', 'amines'],
    tests: ['molar-mass-of-polymers', 'condensation-polymers'],
    difficulty: 'intermediate',
    text: 'Nylon-6 can be thought of as made from 6-aminohexanoic acid (131.17 g/mol) with loss of one water molecule (18.02 g/mol) for each link. How many repeat units does a chain with a molar mass of 2.26 × 10^{4} g/mol contain? (Ignore the ends of the chain.)',
    answer: '200',
    distractors: [
      {
        text: '172',
        slip: 'water-not-split-off',
        teaching: 'The unit in the chain has lost water: its molar mass is 113.15 g/mol, not 131.17 g/mol.',
        expression: '2.26e4 / (131.17)',
      },
      {
        text: '238',
        slip: 'water-not-split-off',
        teaching: 'One water molecule leaves for each link; here two were subtracted.',
        expression: '2.26e4 / (131.17 - 18.02 * 2)',
      },
      {
        text: '400',
        slip: 'repeat-unit-confused',
        teaching: 'One molecule of monomer makes one repeat unit, not two.',
        expression: '2 * floor(2.26e4 / (131.17 - 18.02) + 0.5)',
      },
    ],
    explanation: 'Repeat unit: 131.17 − 18.02 = 113.15 g/mol. \\frac{2.26 × 10^{4}}{113.15} = 200.',
    reference: 'McMurry, Organic Chemistry, chapter 31',
    computation: { kind: 'quantity', expression: '2.26e4/(131.17 - 18.02)', unit: '' },
  },
];
