import type { WrittenQuestion } from '../../written-question.ts';

/** Alpha bromination, alkylation of enolates and asymmetric catalysis, by the words that students type. */
export const enolatesAndAsymmetricCatalysisQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-carboxylic-acids-930',
    topics: ['carboxylic-acids', 'carbonyl-compounds'],
    tests: ['tautomerism', 'carboxylic-acids'],

    difficulty: 'intermediate',
    text: 'In the Hell–Volhard–Zelinsky reaction a carboxylic acid is α-brominated by \\ce{Br2} with \\ce{PBr3}. Why does \\ce{Br2} alone react far too slowly?',
    answer: 'The acid forms hardly any enol; its acyl bromide forms more.',
    distractors: [
      {
        text: 'The acid forms hardly any radicals; its acyl bromide forms more.',
        slip: 'mechanism-confused',
        teaching:
          'The reaction is not a radical chain: bromine is an electrophile here, and the C=C bond of an enol attacks it.',
      },
      {
        text: 'The acid dissolves hardly any bromine; its salt dissolves more.',
        slip: 'property-misjudged',
        teaching:
          'Bromine mixes well with liquid carboxylic acids, and \\ce{PBr3} makes an acyl bromide, not a salt.',
      },
      {
        text: 'The acid loses its OH group to bromine; its ester does not.',
        slip: 'reagent-misread',
        teaching:
          '\\ce{Br2} does not replace the OH group, and \\ce{PBr3} makes an acyl bromide, not an ester.',
      },
    ],
    explanation:
      '\\ce{PBr3} turns the acid into its acyl bromide, which enolizes much more easily than the acid. The enol attacks \\ce{Br2} at the α carbon, and water finally gives the α-bromo acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.4',
  },
  {
    id: 'organic-carboxylic-acids-931',
    topics: ['carboxylic-acids', 'carbonyl-compounds'],
    tests: ['carboxylic-acids'],
    difficulty: 'intermediate',
    text: '3-Methylbutanoic acid is heated with \\ce{Br2} and a little \\ce{PBr3} (Hell–Volhard–Zelinsky reaction), and water is added at the end. What is the main product? \\smiles{CC(C)CC(=O)O|3-methylbutanoic acid}',
    answer: '\\smiles{CC(C)C(Br)C(=O)O}',
    distractors: [
      {
        text: '\\smiles{CC(C)(Br)CC(=O)O}',
        slip: 'mechanism-confused',
        teaching:
          'Bromine radicals would prefer the tertiary C–H bond, but here an enol reacts, at the carbon next to C=O.',
      },
      {
        text: '\\smiles{CC(C)CC(=O)Br}',
        slip: 'one-step-short',
        teaching:
          'This acyl bromide forms first; then its enol is brominated, and water turns COBr into COOH.',
      },
      {
        text: '\\smiles{CC(CBr)CC(=O)O}',
        slip: 'position-shifted',
        teaching:
          'The \\ce{CH3} groups are two carbons away from the α carbon, and only α hydrogens are replaced.',
      },
    ],
    explanation:
      'The acid becomes an acyl bromide, whose enol takes up bromine at the α carbon. Water turns the acyl bromide back into COOH, which gives 2-bromo-3-methylbutanoic acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.4',
    computation: { kind: 'same-structure', smiles: 'CC(C)C(Br)C(=O)O' },
  },
  {
    id: 'organic-carboxylic-acids-932',
    topics: ['carboxylic-acids', 'carbonyl-compounds'],
    tests: ['carboxylic-acids'],
    difficulty: 'beginner',
    text: 'Which of these acids gives *no* α-bromo acid in the Hell–Volhard–Zelinsky reaction (\\ce{Br2}, \\ce{PBr3}, then water)?',
    answer: '2,2-Dimethylpentanoic acid',
    distractors: [
      {
        text: '2,4-Dimethylpentanoic acid',
        slip: 'position-shifted',
        teaching:
          'Carbon 2 of this acid carries one methyl group and still has one hydrogen that can be replaced.',
      },
      {
        text: '3,3-Dimethylpentanoic acid',
        slip: 'position-shifted',
        teaching: 'Both methyl groups are on carbon 3, the β carbon; carbon 2 has two hydrogens.',
      },
      {
        text: '4,4-Dimethylpentanoic acid',
        slip: 'position-shifted',
        teaching: 'Both methyl groups are on carbon 4, the γ carbon, and carbon 2 has two hydrogens.',
      },
    ],
    explanation:
      'Bromine replaces a hydrogen on the α carbon, carbon 2, by way of an enol. In 2,2-dimethylpentanoic acid carbon 2 bears no hydrogen, so no enol can form.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.4',
  },
  {
    id: 'organic-carbonyl-compounds-930',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates', 'kinetic-and-thermodynamic-control'],

    difficulty: 'intermediate',
    text: '2-Methylcyclohexanone is converted to an enolate (1) with a slight excess of LDA at −78 °C, (2) with slightly less than one equivalent of \\ce{KOC(CH3)3} at 25 °C. Iodomethane is then added to each. What are the main products? \\smiles{CC1CCCCC1=O|2-methylcyclohexanone}',
    answer: '(1) 2,6-dimethyl-, (2) 2,2-dimethylcyclohexanone',
    distractors: [
      {
        text: '(1) 2,2-dimethyl-, (2) 2,6-dimethylcyclohexanone',
        slip: 'kinetic-for-thermodynamic',
        teaching:
          'Cold LDA removes the less hindered proton at carbon 6 fastest; equilibration leads to the more substituted enolate.',
      },
      {
        text: '(1) 2,2-dimethyl-, (2) 2,2-dimethylcyclohexanone',
        slip: 'thermodynamic-for-kinetic',
        teaching:
          'With LDA in excess at −78 °C the enolates do not equilibrate, so the one that forms faster, toward carbon 6, is trapped.',
      },
      {
        text: '(1) 2,6-dimethyl-, (2) 2,6-dimethylcyclohexanone',
        slip: 'steric-hindrance-ignored',
        teaching:
          'At 25 °C free ketone lets the enolates equilibrate, and the one with the more substituted C=C bond predominates.',
      },
    ],
    explanation:
      'In (1) the kinetic enolate forms: LDA takes a proton from the less hindered carbon 6, and methylation there gives 2,6-dimethylcyclohexanone. In (2) free ketone exchanges protons with the enolates, so the thermodynamic enolate with the more substituted C=C bond predominates, and methylation gives 2,2-dimethylcyclohexanone.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 25',
  },
  {
    id: 'organic-carbonyl-compounds-931',
    topics: ['carbonyl-compounds'],
    tests: ['enolates'],
    uses: ['hard-and-soft-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'The lithium enolate of cyclohexanone in THF is treated (1) with iodomethane, (2) with chlorotrimethylsilane, \\ce{(CH3)3SiCl}. Which atom of the enolate mainly binds to the methyl or silyl group?',
    answer: '(1) carbon, (2) oxygen',
    distractors: [
      {
        text: '(1) oxygen, (2) carbon',
        slip: 'hard-for-soft',
        teaching:
          'Iodomethane is a soft electrophile and takes the carbon end; silicon is hard and forms a very strong bond to oxygen.',
      },
      {
        text: '(1) carbon, (2) carbon',
        slip: 'overgeneralised-rule',
        teaching:
          'Alkyl iodides do react at carbon, but silicon binds to oxygen, and a silyl enol ether forms.',
      },
      {
        text: '(1) oxygen, (2) oxygen',
        slip: 'nucleophile-misjudged',
        teaching:
          'Most of the charge is on oxygen, but the HOMO is largest at carbon, and the soft iodomethane reacts there.',
      },
    ],
    explanation:
      'An enolate has two nucleophilic atoms. The soft electrophile \\ce{CH3I} reacts at carbon, where the HOMO is largest, and gives 2-methylcyclohexanone. The hard \\ce{(CH3)3SiCl} reacts at oxygen, because the Si–O bond is very strong, and gives a silyl enol ether. So the atoms are (1) carbon and (2) oxygen.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 20',
  },
  {
    id: 'organic-carbonyl-compounds-932',
    topics: ['carbonyl-compounds', 'carboxylic-acids'],
    tests: ['alkylation-of-enolates', 'decarboxylation'],
    uses: ['sn2-reaction'],
    difficulty: 'advanced',
    text: 'Diethyl malonate is alkylated once or twice (NaOEt, alkyl halide), then hydrolyzed and heated. Which of these acids *cannot* be made in this way?',
    answer: '2,2-Dimethylbutanoic acid',
    distractors: [
      {
        text: '2,3-Dimethylbutanoic acid',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'It forms with 2-bromopropane and then iodomethane; two different groups can be attached to the \\ce{CH2} of malonate.',
      },
      {
        text: '2-Ethylbutanoic acid',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'It forms by two alkylations with bromoethane, because malonate has two hydrogens that can be replaced.',
      },
      {
        text: '3-Methylpentanoic acid',
        slip: 'steric-hindrance-ignored',
        teaching:
          'It forms with 2-bromobutane; a secondary bromide still undergoes S_{N}2 with the malonate ion in fair yield.',
      },
    ],
    explanation:
      'The \\ce{CH2} of malonate has two hydrogens, so at most two alkyl groups can be attached. When \\ce{CO2} is lost, a hydrogen takes the place of COOH, so the α carbon of the acid always has a hydrogen. In 2,2-dimethylbutanoic acid it has none.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
  },
  {
    id: 'organic-stereochemistry-930',
    topics: ['stereochemistry'],
    tests: ['enantiomeric-excess', 'enantiomers-and-diastereomers'],
    difficulty: 'intermediate',
    text: 'With a chiral catalyst an achiral ketone is reduced to the (*R*) alcohol with an enantiomeric excess of 95%. What makes this excess possible?',
    answer: 'The transition states leading to (*R*) and (*S*) are diastereomers.',
    distractors: [
      {
        text: 'The transition states leading to (*R*) and (*S*) are enantiomers.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'Enantiomeric transition states have equal energies, so both alcohols would form at the same rate.',
      },
      {
        text: 'The (*R*) and (*S*) alcohols differ in their energies.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Enantiomers have equal energies; the excess comes from a difference in rate.',
      },
      {
        text: 'The (*S*) alcohol is turned into the (*R*) alcohol by the catalyst.',
        slip: 'event-invented',
        teaching:
          'A catalyst speeds up both directions; at equilibrium the enantiomers, equal in energy, would be a racemate.',
      },
    ],
    explanation:
      'A single enantiomer of the catalyst takes part in both transition states. Combined with the two faces of the ketone it gives diastereomers, which differ in energy. The alcohol with the lower barrier forms faster.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-alcohols-and-ethers-930',
    topics: ['alcohols-and-ethers', 'stereochemistry'],
    tests: ['epoxidation-and-dihydroxylation', 'enantiomers-and-diastereomers'],

    difficulty: 'intermediate',
    text: 'In a Sharpless epoxidation with (+)-diethyl tartrate, (*E*)-hex-2-en-1-ol gives one enantiomer of its epoxide in large excess. What forms if (1) (−)-diethyl tartrate or (2) racemic tartrate is used in its place?',
    answer: '(1) the other enantiomer, (2) a racemate',
    distractors: [
      {
        text: '(1) the other enantiomer, (2) no epoxide',
        slip: 'event-invented',
        teaching:
          'The two tartrates do not cancel each other: titanium with either of them is an active catalyst.',
      },
      {
        text: '(1) the same enantiomer, (2) a racemate',
        slip: 'configuration-difference-overlooked',
        teaching: 'The configuration of the tartrate decides which face of the C=C bond gets the oxygen.',
      },
      {
        text: '(1) the same enantiomer, (2) no epoxide',
        slip: 'configuration-difference-overlooked',
        teaching: 'Mirror-image catalysts give mirror-image products, and a mixture of them is still active.',
      },
    ],
    explanation:
      'The tartrate is the chiral ligand on titanium. Its mirror image delivers oxygen to the opposite face of the C=C bond, so (−)-tartrate gives the other enantiomer. With racemic tartrate both faces are attacked to the same extent, and a racemate forms.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-alkenes-and-alkynes-930',
    topics: ['alkenes-and-alkynes', 'stereochemistry'],
    tests: ['chirality', 'hydrogenation-of-alkenes'],

    difficulty: 'intermediate',
    text: 'Unsaturated acids are hydrogenated with \\ce{H2} and a chiral ruthenium–BINAP catalyst. Which acid can give a product with an enantiomeric excess?',
    answer: '(*E*)-2-Methylbut-2-enoic acid',
    distractors: [
      {
        text: '(*E*)-3-Phenylprop-2-enoic acid',
        slip: 'stereocentre-invented',
        teaching: 'The product, 3-phenylpropanoic acid, has two \\ce{CH2} groups and no stereocenter.',
      },
      {
        text: '3-Methylbut-2-enoic acid',
        slip: 'stereocentre-invented',
        teaching: 'In the product, 3-methylbutanoic acid, carbon 3 bears two methyl groups.',
      },
      {
        text: '2-Ethylbut-2-enoic acid',
        slip: 'symmetry-overlooked',
        teaching: 'In the product, 2-ethylbutanoic acid, carbon 2 bears two ethyl groups.',
      },
    ],
    explanation:
      'A product can have an enantiomeric excess only if it is chiral. 2-Methylbut-2-enoic acid gives 2-methylbutanoic acid, in which carbon 2 bears H, \\ce{CH3}, \\ce{C2H5} and COOH. The other products are achiral.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
];
