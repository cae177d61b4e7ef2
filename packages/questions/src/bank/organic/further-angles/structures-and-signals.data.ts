import type { WrittenQuestion } from '../../written-question.ts';

/** What formulas and classes say, isomers that differ in shape or in the place of a proton, areas of NMR signals. */
export const structuresAndSignalsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-functional-groups-900',
    topics: ['functional-groups', 'amines'],
    tests: ['primary-secondary-and-tertiary'],
    difficulty: 'beginner',
    text: '\\smiles{CC(C)(C)O|2-Methylpropan-2-ol} is a tertiary alcohol, but \\smiles{CC(C)(C)N|2-methylpropan-2-amine} is a primary amine. The class depends on how many carbons are bonded to a certain atom. Which atom is this in each case?',
    answer: 'The carbon of C–OH for the alcohol, the nitrogen for the amine',
    distractors: [
      {
        text: 'The oxygen for the alcohol, the carbon of C–N for the amine',
        slip: 'alcohol-class-confused',
        teaching:
          'By this rule the alcohol, with one carbon on oxygen, would be primary, and the amine, whose nitrogen is on a carbon with three others, would be tertiary.',
      },
      {
        text: 'The carbon of C–OH for the alcohol, the carbon of C–N for the amine',
        slip: 'amine-class-confused',
        teaching: 'Each of these carbons is bonded to three others, so both compounds would be tertiary.',
      },
      {
        text: 'The oxygen for the alcohol, the nitrogen for the amine',
        slip: 'alcohol-class-confused',
        teaching: 'Each of these atoms is bonded to one carbon, so both compounds would be primary.',
      },
    ],
    explanation:
      'The carbon that bears OH is bonded to three other carbons: the alcohol is tertiary. In the amine, N is bonded to only one carbon: the amine is primary. So it is the carbon of C–OH for the alcohol, the nitrogen for the amine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 17.1 and 24.1',
  },
  {
    id: 'organic-functional-groups-901',
    topics: ['functional-groups', 'alcohols-and-ethers'],
    tests: ['primary-secondary-and-tertiary'],
    uses: ['oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'In cells, the OH group of isocitric acid is oxidized to C=O, but that of citric acid is not. To which classes do the two alcohols belong? \\smiles{OC(=O)CC(O)(CC(O)=O)C(O)=O|citric acid} \\smiles{OC(=O)CC(C(O)=O)C(O)C(O)=O|isocitric acid}',
    answer: 'Citric acid is tertiary, isocitric acid secondary.',
    distractors: [
      {
        text: 'Citric acid is secondary, isocitric acid tertiary.',
        slip: 'names-exchanged',
        teaching:
          'It is the other way around: the OH carbon of citric acid is bonded to three carbons, that of isocitric acid to two.',
      },
      {
        text: 'Citric acid is secondary, isocitric acid primary.',
        slip: 'alkyl-groups-miscounted',
        teaching: 'The carbon of the COOH group on the OH carbon must be counted in both molecules.',
      },
      {
        text: 'Citric acid is tertiary, isocitric acid primary.',
        slip: 'one-part-right',
        teaching:
          'The OH carbon of isocitric acid is bonded to two carbons, one of which belongs to a COOH group.',
      },
    ],
    explanation:
      'In citric acid the OH carbon is bonded to two \\ce{CH2} groups and to COOH. It has no hydrogen to lose, so it cannot become C=O: the alcohol is tertiary. In isocitric acid the OH carbon is bonded to two carbons and one hydrogen: the alcohol is secondary and gives a ketone.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 17.1 and 29.7',
  },
  {
    id: 'organic-structure-and-bonding-900',
    topics: ['structure-and-bonding'],
    tests: ['structural-formulas'],
    difficulty: 'beginner',
    text: 'The condensed formula of a compound is \\ce{(CH3)2CHCHO}. How are the atoms of its last part, CHO, joined?',
    answer: 'C is bonded to H and, by a double bond, to O.',
    distractors: [
      {
        text: 'O is bonded to H and, by a single bond, to C.',
        slip: 'functional-group-confused',
        teaching:
          'This carbon would have only two bonds. The condensed formula of an alcohol ends in OH, with the other hydrogens of the carbon in front of it.',
      },
      {
        text: 'C is bonded to H and, by a single bond, to O.',
        slip: 'bonds-miscounted',
        teaching:
          'This carbon would have only three bonds, and oxygen only one; carbon needs four and oxygen two.',
      },
      {
        text: 'O is bonded to H and, by a double bond, to C.',
        slip: 'bonds-miscounted',
        teaching: 'Oxygen would have three bonds here; in an uncharged molecule it has two.',
      },
    ],
    explanation:
      'The carbon needs four bonds and has one to the chain. Hydrogen forms one bond and oxygen two, so C is bonded to H and, by a double bond, to O: the compound is an aldehyde.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 1.12',
  },
  {
    id: 'organic-structure-and-bonding-901',
    topics: ['structure-and-bonding'],
    tests: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'Which of these condensed formulas cannot be right, because one of its carbon atoms has five bonds?',
    answer: '\\ce{CH3CH=CH(CH3)2}',
    distractors: [
      {
        text: '\\ce{CH3CH=C(CH3)2}',
        slip: 'bonds-miscounted',
        teaching: 'The third carbon has a double bond and two methyl groups, but no hydrogen: four bonds.',
      },
      {
        text: '\\ce{CH3C#CCH(CH3)2}',
        slip: 'bonds-miscounted',
        teaching:
          'Each carbon of the triple bond has one more bond, and CH has one hydrogen and three carbons: four bonds each.',
      },
      {
        text: '\\ce{CH2=CHC(CH3)3}',
        slip: 'bonds-miscounted',
        teaching:
          'The carbon with three methyl groups is joined to CH by a single bond and has no hydrogen: four bonds.',
      },
    ],
    explanation:
      'In \\ce{CH3CH=CH(CH3)2} the third carbon has two bonds to its partner in C=C, one to hydrogen and two to methyl groups. That makes five.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 1.12',
  },
  {
    id: 'organic-isomerism-900',
    topics: ['isomerism', 'alkenes-and-alkynes'],
    tests: ['cis-trans-isomerism'],
    uses: ['sigma-and-pi-bonds'],
    difficulty: 'beginner',
    text: 'At room temperature, cis and trans forms of but-2-ene can be kept in separate bottles, but there are no such forms of butane. What is the reason?',
    answer: 'Rotation about C=C would break the π bond.',
    distractors: [
      {
        text: 'Rotation about C=C would break the σ bond.',
        slip: 'sigma-and-pi-confused',
        teaching:
          'A σ bond is symmetric about its axis and survives rotation; it is the sideways overlap of the p orbitals that is lost.',
      },
      {
        text: 'Rotation about C–C would break the σ bond.',
        slip: 'event-invented',
        teaching:
          'In butane the σ bond keeps its full overlap during rotation, so the different shapes of the molecule interconvert rapidly.',
      },
      {
        text: 'Rotation about C–C would break the π bond.',
        slip: 'other-bond-of-molecule',
        teaching:
          'Single bonds have no π bond to break; in but-2-ene the π bond belongs to C=C, and butane has none at all.',
      },
    ],
    explanation:
      'Rotation by 90° would end the overlap of the p orbitals, at a cost of more than 250 kJ/mol. Rotation about C=C would break the π bond, whereas the C–C σ bond of butane allows rotation.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.4',
  },
  {
    id: 'organic-isomerism-901',
    topics: ['isomerism', 'alkenes-and-alkynes'],
    tests: ['cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'In one stereoisomer of 2-bromobut-2-ene, \\ce{CH3CBr=CHCH3}, the two methyl groups are on the same side of the double bond. Which descriptor does it have, and why?',
    answer: '(*E*), since Br outranks \\ce{CH3} on carbon 2',
    distractors: [
      {
        text: '(*Z*), since the main chain is cis at C=C',
        slip: 'overgeneralised-rule',
        teaching:
          'The descriptor compares the higher-ranked groups; one of these is Br, which is not part of the chain.',
      },
      {
        text: '(*Z*), since \\ce{CH3} outranks Br on carbon 2',
        slip: 'cip-by-size',
        teaching: 'The atomic number decides, and that of bromine (35) is higher than that of carbon (6).',
      },
      {
        text: '(*E*), since Br is trans to H on carbon 3',
        slip: 'given-fact-overlooked',
        teaching:
          'The methyl groups share one side, so Br and H share the other; besides, H is not the higher-ranked group on carbon 3.',
      },
    ],
    explanation:
      'On carbon 2 Br outranks \\ce{CH3}; on carbon 3 \\ce{CH3} outranks H. The methyl groups are on one side, so Br is opposite the methyl group of carbon 3: the isomer is (*E*), although its methyl groups are cis.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.5',
  },
  {
    id: 'organic-isomerism-902',
    topics: ['isomerism', 'alkenes-and-alkynes'],
    tests: ['cis-trans-isomerism'],
    uses: ['ring-strain'],
    difficulty: 'intermediate',
    text: 'Both *cis*- and *trans*-cyclooctene can be bought, but cyclohexene is sold without any such label. What is the reason?',
    answer: 'A four-carbon chain is too short to span a trans C=C bond.',
    distractors: [
      {
        text: 'A four-carbon chain allows free rotation about the C=C bond.',
        slip: 'property-misjudged',
        teaching: 'Rotation would break the π bond, and the ring holds the cis shape even more firmly.',
      },
      {
        text: 'A six-carbon ring has two identical groups on each C=C carbon.',
        slip: 'likeness-of-groups-misjudged',
        teaching: 'Each C=C carbon of cyclohexene carries one hydrogen and one ring carbon, which differ.',
      },
      {
        text: 'A six-carbon ring turns its trans form into cis by a ring flip.',
        slip: 'event-invented',
        teaching: 'A ring flip rotates single bonds; it cannot change the configuration of a double bond.',
      },
    ],
    explanation:
      'In a trans cycloalkene the rest of the ring must reach from one side of C=C to the other. A chain of six carbons, as in cyclooctene, is long enough, although the ring is strained; a four-carbon chain is too short to span a trans C=C bond in a stable compound. So the cyclohexene that is sold is cis and needs no label.',
    reference: 'Carey, Organic Chemistry, chapter 5',
  },
  {
    id: 'organic-isomerism-903',
    topics: ['isomerism', 'carbonyl-compounds'],
    tests: ['tautomerism'],
    uses: ['bond-enthalpies'],
    difficulty: 'intermediate',
    text: 'Liquid acetone at equilibrium contains less than 0.001% of its enol. Which statement explains why the ketone is favored so strongly?',
    answer: 'C=O, C–C and C–H are together stronger than C–O, C=C and O–H.',
    distractors: [
      {
        text: 'C–O, C=C and O–H are together stronger than C=O, C–C and C–H.',
        slip: 'barriers-and-levels-reversed',
        teaching: 'Stronger bonds in the enol would make the enol the more stable form.',
      },
      {
        text: 'A high energy barrier keeps the ketone from forming the enol.',
        slip: 'rate-for-equilibrium',
        teaching: 'A barrier determines how fast equilibrium is reached, not how much enol it contains.',
      },
      {
        text: 'Hydrogen bonds hold the molecules of the ketone together.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'The hydrogens of acetone are bonded to carbon, so its molecules form no hydrogen bonds to each other; those of the enol could.',
      },
    ],
    explanation:
      'A ketone and its enol differ in three bonds: C=O, C–C and C–H against C–O, C=C and O–H. The very strong C=O bond decides: C=O, C–C and C–H are together stronger, so the equilibrium lies far on the side of the ketone.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.1',
  },
  {
    id: 'organic-isomerism-904',
    topics: ['isomerism', 'carbonyl-compounds'],
    tests: ['tautomerism'],
    difficulty: 'intermediate',
    text: 'In dilute aqueous acid, prop-1-en-2-ol, \\ce{CH2=C(OH)CH3}, quickly turns into acetone. Which proton transfers occur, and in which order?',
    answer: '\\ce{CH2} gains a proton; then OH loses one.',
    distractors: [
      {
        text: 'OH gains a proton; then \\ce{CH2} loses one.',
        slip: 'wrong-proton',
        teaching:
          'A ketone needs one more hydrogen on carbon and none on oxygen; this sequence adds one to OH and removes one from \\ce{CH2}.',
      },
      {
        text: 'OH loses a proton; then \\ce{CH2} gains one.',
        slip: 'conditions-confused',
        teaching: 'This is the path in base, through the enolate ion; acid gives a proton first.',
      },
      {
        text: '\\ce{CH2} loses a proton; then OH gains one.',
        slip: 'reaction-direction-reversed',
        teaching:
          'To become a \\ce{CH3} group of acetone, the \\ce{CH2} carbon must gain a hydrogen; in acid nothing could take one from it anyway.',
      },
    ],
    explanation:
      'The acid protonates the electron-rich \\ce{CH2} carbon. The cation formed is stabilized by oxygen and is a protonated ketone, which passes its O–H proton to water. So \\ce{CH2} gains a proton; then OH loses one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.1',
  },
  {
    id: 'organic-spectroscopy-organic-900',
    topics: ['spectroscopy-organic'],
    tests: ['nmr-integration'],
    uses: ['spin-spin-splitting'],
    difficulty: 'intermediate',
    text: 'In the ^{1}H NMR spectrum of bromoethane, the tallest line of the triplet is twice as high as the tallest line of the quartet. A student concludes that the triplet stands for twice as many hydrogens as the quartet. What should have been compared instead of the line heights?',
    answer: 'The total areas of the two signals',
    distractors: [
      {
        text: 'The numbers of lines in the signals',
        slip: 'n-plus-one-misapplied',
        teaching: 'The number of lines tells how many hydrogens are on the neighboring carbon.',
      },
      {
        text: 'The positions of the two signals',
        slip: 'splitting-for-shift',
        teaching:
          'The position (chemical shift) shows the chemical environment of the hydrogens, not their number.',
      },
      {
        text: 'The distances between the lines',
        slip: 'answered-another-quantity',
        teaching: 'The distance between the lines is the coupling constant, the same in both signals.',
      },
    ],
    explanation:
      'The three hydrogens of \\ce{CH3} are spread over lines in the ratio 1 : 2 : 1, the two of \\ce{CH2} over lines in the ratio 1 : 3 : 3 : 1. The tallest lines then stand for 3 × 2/4 = 1.5 and 2 × 3/8 = 0.75 hydrogens, a ratio of 2 : 1. Only the total areas of the two signals give the true ratio, 3 : 2.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.5',
  },
  {
    id: 'organic-spectroscopy-organic-901',
    topics: ['spectroscopy-organic'],
    tests: ['nmr-integration'],
    difficulty: 'intermediate',
    text: 'A sample of ethyl acetate shows ^{1}H NMR signals at 4.1 ppm (relative area 2.0), 2.0 ppm (3.0) and 1.3 ppm (3.6). Which explanation fits the third area? \\smiles{CCOC(C)=O|ethyl acetate}',
    answer: 'An impurity absorbs at 1.3 ppm as well.',
    distractors: [
      {
        text: 'A triplet has more area than a singlet.',
        slip: 'splitting-for-shift',
        teaching: 'Splitting divides the area among several lines; their sum stays the same.',
      },
      {
        text: 'A shielded group absorbs more strongly.',
        slip: 'shielding-reversed',
        teaching: 'Shielding shifts a signal to lower ppm; each hydrogen still adds the same area.',
      },
      {
        text: 'The \\ce{CH3CO} group absorbs at 1.3 ppm as well.',
        slip: 'signal-misassigned',
        teaching:
          'The area of 3.0 at 2.0 ppm accounts for all three hydrogens of this group, so none of them is left to absorb at 1.3 ppm.',
      },
    ],
    explanation:
      'The pure ester would show 2 : 3 : 3, as the first two areas confirm. The surplus of 0.6 at 1.3 ppm must come from other hydrogens: an impurity absorbs at 1.3 ppm as well.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.5',
  },
];
