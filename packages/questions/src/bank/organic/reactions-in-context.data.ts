import type { WrittenQuestion } from '../written-question.ts';

/** Products, counts and spectra, continued: rings, amines, polymers, acids, selective reagents. */
export const reactionsInContextQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-aromatic-compounds-07',
    topics: ['aromatic-compounds'],
    tests: ['aromaticity'],
    difficulty: 'intermediate',
    text: 'Which of these planar rings is aromatic according to Hückel’s rule?',
    answer: 'The cycloheptatrienyl cation, \\ce{C7H7+}',
    distractors: [
      {
        text: 'The cyclobutadiene molecule, \\ce{C4H4}',
        slip: 'huckel-electrons-miscounted',
        teaching:
          'Cyclobutadiene has four π electrons, which is 4*n* with *n* = 1, so it is antiaromatic rather than aromatic.',
      },
      {
        text: 'The cyclopentadienyl cation, \\ce{C5H5+}',
        slip: 'huckel-electrons-miscounted',
        teaching: 'The cation has only four π electrons; it is the anion \\ce{C5H5-} that has six.',
      },
      {
        text: 'The cycloheptatrienyl anion, \\ce{C7H7-}',
        slip: 'huckel-electrons-miscounted',
        teaching: 'A planar \\ce{C7H7-} would have eight π electrons, which is 4*n* with *n* = 2.',
      },
    ],
    explanation:
      'Hückel’s rule requires 4*n* + 2 π electrons in a planar, fully conjugated ring. \\ce{C7H7+} has three double bonds and an empty p orbital: six π electrons, *n* = 1.',
    reference: 'McMurry, Organic Chemistry, chapter 15',
  },
  {
    id: 'organic-aromatic-compounds-08',
    topics: ['aromatic-compounds'],
    tests: ['structural-isomers'],
    difficulty: 'beginner',
    text: 'How many constitutional isomers of dibromobenzene, \\ce{C6H4Br2}, exist?',
    answer: '3',
    distractors: [
      {
        text: '5',
        slip: 'symmetry-overlooked',
        teaching:
          'Relative to the first bromine, positions 2 and 6 are equivalent, and so are positions 3 and 5.',
      },
      {
        text: '4',
        slip: 'same-structure-counted-twice',
        teaching: 'The two *ortho* positions give the same compound, because the ring can be flipped over.',
      },
      {
        text: '2',
        slip: 'isomer-overlooked',
        teaching:
          'The second bromine can be *ortho*, *meta* or *para* to the first, and each position gives a different compound.',
      },
    ],
    explanation:
      'With one bromine in place, the remaining positions are of three kinds, *ortho*, *meta* and *para*: 3 compounds.',
    reference: 'McMurry, Organic Chemistry, chapter 15',
    computation: {
      kind: 'structure-fact',
      fact: { kind: 'substitution-products', smiles: 'c1ccccc1', substituents: ['Br', 'Br'] },
    },
  },
  {
    id: 'organic-amines-07',
    topics: ['amines', 'aromatic-compounds'],
    tests: ['diazonium-salts'],
    difficulty: 'intermediate',
    text: 'What is the product when a cold aqueous solution of benzenediazonium chloride is added to copper(I) cyanide and the mixture is warmed?',
    answer: '\\smiles{N#Cc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{ON=Nc1ccccc1}',
        slip: 'leaving-group-misjudged',
        teaching: 'Nitrogen leaves as \\ce{N2}, and cyanide from the copper salt takes its place.',
      },
      {
        text: '\\smiles{[C-]#[N+]c1ccccc1}',
        slip: 'nucleophile-misjudged',
        teaching:
          'Cyanide is bonded to the ring through its carbon; the nitrogen of the diazonium group leaves.',
      },
      {
        text: '\\smiles{N#CN=Nc1ccccc1}',
        slip: 'leaving-group-misjudged',
        teaching: 'In the Sandmeyer reaction nitrogen leaves as \\ce{N2}; it does not stay in the product.',
      },
    ],
    explanation:
      'In the Sandmeyer reaction, copper(I) cyanide replaces the diazonium group with CN, and nitrogen is released. The product is benzonitrile, \\ce{C6H5CN}.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1C#N' },
  },
  {
    id: 'organic-amines-08',
    topics: ['amines', 'carbonyl-compounds'],
    tests: ['imines-and-enamines'],
    difficulty: 'beginner',
    text: 'What is the product when acetone reacts with methylamine, \\ce{CH3NH2}, under weakly acidic conditions with removal of water?',
    answer: '\\smiles{CC(C)=NC}',
    distractors: [
      {
        text: '\\smiles{CC(C)NC}',
        slip: 'reduced-too-far',
        teaching: 'An amine would need a reducing agent; without one the C=N double bond stays.',
      },
      {
        text: '\\smiles{CC(=O)NC}',
        slip: 'functional-group-confused',
        teaching: 'An amide would come from an acid derivative; here the carbonyl oxygen leaves as water.',
      },
      {
        text: '\\smiles{CC(C)(O)NC}',
        slip: 'one-step-short',
        teaching: 'This addition product is formed first; it then loses water to give the imine.',
      },
    ],
    explanation: 'A primary amine adds to C=O and water is lost, which gives the imine \\ce{(CH3)2C=NCH3}.',
    reference: 'McMurry, Organic Chemistry, chapter 19',
    computation: { kind: 'same-structure', smiles: 'CN=C(C)C' },
  },
  {
    id: 'organic-polymers-06',
    topics: ['polymers', 'carboxylic-acids'],
    tests: ['condensation-polymers', 'mass-mass-stoichiometry'],
    difficulty: 'advanced',
    text: 'A polyester is made from 83.1 g of benzene-1,4-dicarboxylic acid (166.13 g/mol) and an equal amount in moles of ethane-1,2-diol. What mass of water (18.02 g/mol) is released when very long chains are formed?',
    answer: '18.0 g',
    distractors: [
      {
        text: '9.01 g',
        slip: 'one-end-only',
        teaching:
          'Each acid molecule is linked at both ends, so two molecules of water leave for each, not one.',
        expression: '83.1 / 166.13 * 18.02',
      },
      {
        text: '36.1 g',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'Two water molecules leave for each pair of monomers; counting two for each monomer doubles the result.',
        expression: '83.1 / 166.13 * 2 * 18.02 * 2',
      },
      {
        text: '4.51 g',
        slip: 'divided-for-multiplied',
        teaching:
          'Each acid molecule releases two water molecules, so the amount of acid is multiplied by 2; here it was divided by 2.',
        expression: '83.1 / 166.13 / 2 * 18.02',
      },
    ],
    explanation:
      '\\frac{83.1 g}{166.13 g/mol} = 0.500 mol of acid. Two ester bonds form per acid molecule: 2 × 0.500 mol × 18.02 g/mol = 18.0 g of water.',
    reference: 'McMurry, Organic Chemistry, chapter 31',
    computation: { kind: 'quantity', expression: '83.1/166.13*2*18.02', unit: 'g' },
  },
  {
    id: 'organic-polymers-07',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    difficulty: 'advanced',
    text: 'Which structure is the monomer of the polyamide with the repeat unit –NH–\\ce{(CH2)5}–CO–?',
    answer: '\\smiles{NCCCCCC(=O)O}',
    distractors: [
      {
        text: '\\smiles{NCCCCC(=O)O}',
        slip: 'carbon-lost-or-added',
        teaching:
          'Between NH and CO of the repeat unit there are five \\ce{CH2} groups; this monomer has four.',
      },
      {
        text: '\\smiles{OCCCCC(=O)O}',
        slip: 'functional-group-confused',
        teaching: 'A hydroxy acid gives a polyester, and the repeat unit has five \\ce{CH2} groups.',
      },
      {
        text: '\\smiles{OCCCCCC(=O)O}',
        slip: 'functional-group-confused',
        teaching: 'A hydroxy acid would give a polyester with O in place of NH.',
      },
    ],
    explanation:
      'Cleaving the chain at its amide bonds by adding water gives \\ce{NH2} at one end and COOH at the other: 6-aminohexanoic acid.',
    reference: 'McMurry, Organic Chemistry, chapter 21 and 31',
    computation: { kind: 'same-structure', smiles: 'OC(=O)CCCCCN' },
  },
  {
    id: 'organic-spectroscopy-organic-09',
    topics: ['spectroscopy-organic', 'alcohols-and-ethers'],
    tests: ['proton-nmr'],
    uses: ['structural-isomers'],
    difficulty: 'intermediate',
    text: 'Which isomer of \\ce{C4H10O} shows only two signals in its ^{1}H NMR spectrum, one of them due to the OH group?',
    answer: '\\smiles{CC(C)(C)O}',
    distractors: [
      {
        text: '\\smiles{CC(C)CO}',
        slip: 'symmetry-invented',
        teaching:
          'Only the two methyl groups are equivalent; CH, \\ce{CH2} and OH have signals of their own: four in all.',
      },
      {
        text: '\\smiles{CCC(C)O}',
        slip: 'symmetry-invented',
        teaching: 'The two methyl groups of butan-2-ol differ; there are more than four signals.',
      },
      {
        text: '\\smiles{CCCCO}',
        slip: 'symmetry-invented',
        teaching: 'No two of the carbons are equivalent: there are five signals, including that of OH.',
      },
    ],
    explanation:
      'In 2-methylpropan-2-ol, nine methyl hydrogens are equivalent and give one signal; the second is that of OH.',
    reference: 'McMurry, Organic Chemistry, chapter 13',
    computation: { kind: 'drawn-option', property: { kind: 'proton-environments', value: 2 } },
  },
  {
    id: 'organic-spectroscopy-organic-10',
    topics: ['spectroscopy-organic'],
    tests: ['mass-spectrometry-of-organic-compounds'],
    uses: ['amines', 'molecular-formula'],
    difficulty: 'intermediate',
    text: 'The molecular ion of a saturated open-chain monoamine appears at *m*/*z* 87 (^{12}C, ^{1}H, ^{14}N and no other elements). How many carbon atoms does the amine have?',
    answer: '5',
    distractors: [
      {
        text: '6',
        slip: 'nitrogen-ignored-in-unsaturation',
        teaching:
          'A saturated hydrocarbon with six carbons has a mass of 86; with nitrogen present, only 73 units are left for carbon and hydrogen.',
        expression: '(87 - 2) / (12 + 2)',
      },
      {
        text: '4',
        slip: 'carbon-lost-or-added',
        teaching: '\\ce{C4H11N} has a mass of 73, which is one \\ce{CH2} group (14) too low.',
        expression: '(87 - 14 - 3) / (12 + 2) - 1',
      },
      {
        text: '7',
        slip: 'average-mass-for-isotope',
        teaching: 'Dividing 87 by 12 leaves no room for nitrogen and the hydrogens.',
        expression: '87 / 12',
      },
    ],
    explanation:
      'Such an amine has *n* carbons, 2*n* + 3 hydrogens and one nitrogen: 12*n* + 2*n* + 3 + 14 = 87, so *n* = \\frac{87 − 17}{14} = 5.',
    reference: 'McMurry, Organic Chemistry, chapter 12',
    computation: { kind: 'quantity', expression: '(87 - 14 - 3)/(12 + 2)', unit: '' },
  },
  {
    id: 'organic-substitution-and-elimination-09',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-against-sn2'],
    uses: ['rate-law'],
    difficulty: 'advanced',
    text: 'A secondary bromide reacts by S_{N}1 with *k*_{1} = 2.0 × 10^{−6} s^{−1} and by S_{N}2 with *k*_{2} = 8.0 × 10^{−6} L/(mol s). At what concentration of the nucleophile are the rates of the two pathways equal?',
    answer: '0.25 mol/L',
    distractors: [
      {
        text: '4.0 mol/L',
        slip: 'inverted-ratio',
        teaching:
          'The S_{N}2 rate is *k*_{2} times the concentration, so the larger *k*_{2} is, the smaller the concentration needed; here the ratio was inverted.',
        expression: '1 / 2.0e-6 * 8.0e-6',
      },
      {
        text: '0.50 mol/L',
        slip: 'wrong-order-assumed',
        teaching: 'The concentration enters the rate law to the first power, so no square root is taken.',
        expression: 'sqrt(2.0e-6 / 8.0e-6)',
      },
      {
        text: '2.0 mol/L',
        slip: 'inverted-ratio',
        teaching:
          'Here *k*_{2} was divided by *k*_{1}, and a square root was taken, although the concentration enters the rate law to the first power.',
        expression: 'sqrt(8.0e-6 / 2.0e-6)',
      },
    ],
    explanation:
      'At equal rates, *k*_{1}[RBr] = *k*_{2}[RBr][Nu], so [Nu] = \\frac{*k*_{1}}{*k*_{2}} = \\frac{2.0 × 10^{−6}}{8.0 × 10^{−6}} = 0.25 mol/L.',
    reference: 'McMurry, Organic Chemistry, chapter 11',
    computation: { kind: 'quantity', expression: '2.0e-6/8.0e-6', unit: 'mol/L' },
  },
  {
    id: 'organic-substitution-and-elimination-10',
    topics: ['substitution-and-elimination', 'alkenes-and-alkynes'],
    tests: ['zaitsevs-rule', 'e2-reaction'],
    difficulty: 'intermediate',
    text: 'Which alkene is the main product when 2-bromo-2-methylbutane is heated with potassium *tert*-butoxide in *tert*-butanol?',
    answer: '\\smiles{CCC(C)=C}',
    distractors: [
      {
        text: '\\smiles{CC=C(C)C}',
        slip: 'zaitsev-hofmann-confused',
        teaching:
          'The bulky base reaches a hydrogen of a methyl group more easily, so the less substituted alkene predominates here.',
      },
      {
        text: '\\smiles{CC(C)C=C}',
        slip: 'position-shifted',
        teaching: 'The double bond forms at the carbon that carried bromine.',
      },
      {
        text: '\\smiles{CCCC=C}',
        slip: 'rearrangement-invented',
        teaching: 'An E2 elimination leaves the carbon skeleton as it was.',
      },
    ],
    explanation:
      'The bulky *tert*-butoxide removes the most accessible hydrogen, one on a methyl group: 2-methylbut-1-ene (Hofmann orientation).',
    reference: 'McMurry, Organic Chemistry, chapter 11; Clayden, Organic Chemistry, chapter 17',
    computation: { kind: 'same-structure', smiles: 'C=C(C)CC' },
  },
  {
    id: 'organic-alcohols-and-ethers-07',
    topics: ['alcohols-and-ethers'],
    tests: ['alcohols'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'What is the organic product when ethanol reacts with sodium metal?',
    answer: '\\smiles{CC[O-].[Na+]}',
    distractors: [
      {
        text: '\\smiles{[CH2-]CO.[Na+]}',
        slip: 'wrong-proton',
        teaching: 'The hydrogen of OH is the acidic one, not a hydrogen on carbon.',
      },
      {
        text: '\\smiles{C[CH-]O.[Na+]}',
        slip: 'wrong-proton',
        teaching: 'The hydrogen of OH is the acidic one, not one of those on the neighboring carbon.',
      },
      {
        text: '\\smiles{CC(=O)[O-].[Na+]}',
        slip: 'oxidised-too-far',
        teaching: 'Sodium is a reducing agent; it does not oxidize the alcohol to an acid.',
      },
    ],
    explanation:
      'Sodium reduces the hydrogen of OH: \\ce{2C2H5OH + 2Na -> 2C2H5ONa + H2}. The organic product is sodium ethoxide.',
    reference: 'McMurry, Organic Chemistry, chapter 17',
    computation: { kind: 'same-structure', smiles: '[Na+].[O-]CC' },
  },
  {
    id: 'organic-alcohols-and-ethers-08',
    topics: ['alcohols-and-ethers'],
    tests: ['epoxidation-and-dihydroxylation', 'epoxides'],
    uses: ['meso-compounds', 'r-and-s-configuration'],
    difficulty: 'advanced',
    text: 'What is the product when (*E*)-but-2-ene is treated with a peroxy acid and the epoxide is then opened by aqueous acid? (Only the relative configuration matters.)',
    answer: '\\smiles{C[C@H](O)[C@H](O)C}',
    distractors: [
      {
        text: '\\smiles{C[C@H](O)[C@@H](O)C}',
        slip: 'syn-anti-confused',
        teaching:
          'The epoxide is opened from the back, so the two OH groups add anti: with the (*E*) alkene this gives the meso diol.',
      },
      {
        text: '\\smiles{CCC(O)CO}',
        slip: 'position-shifted',
        teaching: 'The OH groups end up on the two carbons of the double bond, carbons 2 and 3.',
      },
      {
        text: '\\smiles{C[C@@H]1[C@H](O1)C}',
        slip: 'one-step-short',
        teaching: 'This is the epoxide; aqueous acid opens it to a diol.',
      },
    ],
    explanation:
      'The peroxy acid adds oxygen to one face; water opens the ring from the other side, so the overall result is anti dihydroxylation. From the (*E*) alkene the meso diol (2*R*,3*S*) is formed.',
    reference: 'McMurry, Organic Chemistry, chapter 8 and 18',
    computation: { kind: 'same-structure', smiles: 'O[C@@H](C)[C@@H](C)O' },
  },
  {
    id: 'organic-carboxylic-acids-08',
    topics: ['carboxylic-acids'],
    tests: ['hydrolysis-of-esters'],
    uses: ['carboxylic-acids'],
    difficulty: 'intermediate',
    text: 'What is the product when methyl benzoate is boiled with aqueous sodium hydroxide and the solution is then acidified?',
    answer: '\\smiles{OC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{O=Cc1ccccc1}',
        slip: 'reduced-too-far',
        teaching: 'Hydrolysis is not a reduction: the carbonyl carbon keeps its oxidation level.',
      },
      {
        text: '\\smiles{OC(=O)c1ccc(O)cc1}',
        slip: 'aromatic-ring-attacked',
        teaching: 'The ester is hydrolyzed, but hydroxide does not replace hydrogen on the ring.',
      },
      {
        text: '\\smiles{COC(=O)c1ccc(O)cc1}',
        slip: 'aromatic-ring-attacked',
        teaching: 'Hydroxide attacks the carbonyl carbon, not the benzene ring.',
      },
    ],
    explanation:
      'Hydroxide attacks C=O, methoxide leaves, and benzoate is formed (saponification); acid then gives benzoic acid, and methanol remains in solution.',
    reference: 'McMurry, Organic Chemistry, chapter 21',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1C(=O)O' },
  },
  {
    id: 'organic-functional-groups-07',
    topics: ['functional-groups', 'carboxylic-acids'],
    tests: ['recognizing-functional-groups'],
    uses: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'intermediate',
    text: 'Which of these structures is an acid anhydride?',
    answer: '\\smiles{CC(=O)OC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CC(=O)OCC(C)=O}',
        slip: 'functional-group-confused',
        teaching:
          'A \\ce{CH2} group separates the oxygen from the second C=O, so this is both an ester and a ketone.',
      },
      {
        text: '\\smiles{CC(=O)CC(C)=O}',
        slip: 'functional-group-confused',
        teaching:
          'A \\ce{CH2} group between two C=O groups makes a diketone; the oxygen between them is missing.',
      },
      {
        text: '\\smiles{CC(=O)C(C)=O}',
        slip: 'functional-group-confused',
        teaching: 'Two C=O groups bonded to each other make a diketone; the oxygen between them is missing.',
      },
    ],
    explanation:
      'In an anhydride one oxygen joins two C=O groups: –CO–O–CO–. Only acetic anhydride has this unit.',
    reference: 'McMurry, Organic Chemistry, chapter 21',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'acid anhydride' } },
  },
  {
    id: 'organic-isomerism-08',
    topics: ['isomerism', 'carboxylic-acids'],
    tests: ['structural-isomers'],
    uses: ['carboxylic-acids'],
    difficulty: 'intermediate',
    text: 'How many constitutional isomers with the formula \\ce{C5H10O2} are carboxylic acids?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'isomer-overlooked',
        teaching: 'COOH can occupy two different positions on butane and two on 2-methylpropane.',
      },
      {
        text: '2',
        slip: 'isomer-overlooked',
        teaching:
          'Besides the straight chain with COOH at its end or on carbon 2, there are two acids on the branched skeleton.',
      },
      {
        text: '8',
        slip: 'functional-isomers-overlooked',
        teaching:
          'Eight is the number of alcohols with five carbons; here one of the five carbons is that of COOH.',
      },
    ],
    explanation:
      'Apart from the COOH carbon, four carbons remain. COOH can be on carbon 1 or 2 of butane, or on carbon 1 or 2 of 2-methylpropane: 2 + 2 = 4.',
    reference: 'McMurry, Organic Chemistry, chapter 20',
    computation: {
      kind: 'structure-fact',
      fact: { kind: 'isomers', families: ['carboxylic acid'], carbons: 5 },
    },
  },
  {
    id: 'organic-carbonyl-compounds-07',
    topics: ['carbonyl-compounds'],
    tests: ['michael-addition'],
    difficulty: 'intermediate',
    text: 'What is the main product when but-3-en-2-one, \\ce{CH2=CHCOCH3}, reacts with lithium dimethylcuprate, \\ce{(CH3)2CuLi}, followed by dilute acid?',
    answer: '\\smiles{CCCC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CC(C)(O)C=C}',
        slip: 'mechanism-confused',
        teaching:
          'Addition to C=O is what a Grignard or lithium reagent does; cuprates add to the end of the C=C bond.',
      },
      {
        text: '\\smiles{CC(C)C(C)=O}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The methyl group goes to the carbon farther from C=O, because the negative charge is then shared with oxygen.',
      },
      {
        text: '\\smiles{CC(O)C=C}',
        slip: 'reduced-instead-of-added',
        teaching: 'The reagent supplies a methyl group, not a hydride.',
      },
    ],
    explanation:
      'Cuprates undergo conjugate addition: the methyl group bonds to the end of C=C, and the enolate is then protonated to give pentan-2-one.',
    reference: 'McMurry, Organic Chemistry, chapter 19',
    computation: { kind: 'same-structure', smiles: 'CC(=O)CCC' },
  },
];
