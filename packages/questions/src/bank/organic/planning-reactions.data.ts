import type { WrittenQuestion } from '../written-question.ts';

/** Products of reactions, continued: substitution, addition, radicals, rings, carbonyl compounds, amines, polymers. */
export const planningReactionsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-substitution-and-elimination-06',
    topics: ['substitution-and-elimination', 'stereochemistry'],
    tests: ['sn2-reaction'],
    uses: ['r-and-s-configuration'],
    difficulty: 'advanced',
    text: '(*R*)-2-Bromobutane is converted to 2-iodobutane with sodium iodide in acetone (one S_{N}2 step, without racemization), which is then converted to 2-azidobutane with sodium azide (again S_{N}2). What is the final product?',
    answer: '\\smiles{CC[C@@H](C)N=[N+]=[N-]|(R)-2-azidobutane}',
    distractors: [
      {
        text: '\\smiles{CC[C@H](C)N=[N+]=[N-]|(S)-2-azidobutane}',
        slip: 'retention-for-inversion',
        teaching: 'Two inversions cancel each other; after only one of them the product would be (*S*).',
      },
      {
        text: '\\smiles{CC[C@H](C)I|(S)-2-iodobutane}',
        slip: 'one-step-short',
        teaching: 'This is the product of the first step; azide then replaces iodide.',
      },
      {
        text: '\\smiles{CC[C@@H](C)I|(R)-2-iodobutane}',
        slip: 'retention-for-inversion',
        teaching: 'The first step inverts (*R*) to (*S*), and azide then replaces iodide.',
      },
    ],
    explanation:
      'Each S_{N}2 step inverts carbon 2: (*R*) to (*S*) with iodide, back to (*R*) with azide. The I, Br or N group ranks highest in all three compounds, so the letters show the inversions.',
    reference: 'McMurry, Organic Chemistry, chapter 11',
    computation: { kind: 'same-structure', smiles: '[N-]=[N+]=N[C@H](C)CC' },
  },
  {
    id: 'organic-substitution-and-elimination-07',
    topics: ['substitution-and-elimination'],
    tests: ['sn2-reaction', 'nitriles'],
    difficulty: 'beginner',
    text: 'What is the product when 1-bromobutane is heated with sodium cyanide, NaCN, in dimethyl sulfoxide?',
    answer: '\\smiles{CCCCC#N}',
    distractors: [
      {
        text: '\\smiles{CCCC#N}',
        slip: 'carbon-lost-or-added',
        teaching: 'Cyanide contributes its own carbon, so the product has five carbons.',
      },
      {
        text: '\\smiles{CCCC[N+]#[C-]}',
        slip: 'nucleophile-misjudged',
        teaching: 'Cyanide attacks with its carbon, not with its nitrogen.',
      },
      {
        text: '\\smiles{CCC(C)C#N}',
        slip: 'rearrangement-invented',
        teaching:
          'S_{N}2 takes place in one step without a carbocation, so the nucleophile ends up where bromine was.',
      },
    ],
    explanation:
      'Cyanide displaces bromide from carbon 1 by S_{N}2 and bonds through its carbon. The product is pentanenitrile, \\ce{CH3CH2CH2CH2CN}.',
    reference: 'McMurry, Organic Chemistry, chapter 11',
    computation: { kind: 'same-structure', smiles: 'N#CCCCC' },
  },
  {
    id: 'organic-substitution-and-elimination-08',
    topics: ['substitution-and-elimination', 'stereochemistry'],
    tests: ['e2-reaction', 'cis-trans-isomerism'],
    uses: ['zaitsevs-rule'],
    difficulty: 'intermediate',
    text: 'How many different alkenes, stereoisomers counted separately, can form from 2-bromobutane by E2 elimination?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'double-bond-isomers-overlooked',
        teaching: 'But-2-ene can be *cis* or *trans*, so it counts as two alkenes.',
        expression: '1 + 1',
      },
      {
        text: '1',
        slip: 'isomer-overlooked',
        teaching: 'Hydrogen can be removed from carbon 1 or from carbon 3, so more than one alkene forms.',
        expression: '1',
      },
      {
        text: '4',
        slip: 'double-bond-isomers-invented',
        teaching: 'But-1-ene has a \\ce{CH2} end and no stereoisomers.',
        expression: '2 + 2',
      },
    ],
    explanation:
      'Loss of hydrogen from carbon 1 gives but-1-ene (1), and loss from carbon 3 gives *cis*- and *trans*-but-2-ene (2): 1 + 2 = 3.',
    reference: 'McMurry, Organic Chemistry, chapter 11',
    computation: { kind: 'quantity', expression: '1 + 2', unit: '' },
  },
  {
    id: 'organic-alkenes-and-alkynes-08',
    topics: ['alkenes-and-alkynes', 'stereochemistry'],
    tests: ['halogenation-of-alkenes'],
    difficulty: 'intermediate',
    text: 'What is the product when cyclohexene reacts with bromine in dichloromethane? (One enantiomer is drawn where the product is chiral.)',
    answer: '\\smiles{Br[C@@H]1CCCC[C@H]1Br}',
    distractors: [
      {
        text: '\\smiles{Br[C@@H]1CCCC[C@@H]1Br}',
        slip: 'syn-anti-confused',
        teaching:
          'Bromide opens the bromonium ion from the opposite side (anti addition), so the two bromines are *trans*.',
      },
      {
        text: '\\smiles{Br[C@@H]1CCCC=C1}',
        slip: 'added-without-opening',
        teaching:
          'Replacing a hydrogen next to the double bond is the radical reaction with NBS; here bromine adds.',
      },
      {
        text: '\\smiles{BrC1CCCCC1}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'Both atoms of \\ce{Br2} add; addition of one bromine and one hydrogen would require HBr.',
      },
    ],
    explanation:
      'Bromine forms a bromonium ion on one face, and bromide attacks from the other, giving *trans*-1,2-dibromocyclohexane (racemic).',
    reference: 'McMurry, Organic Chemistry, chapter 8',
    computation: { kind: 'same-structure', smiles: '[C@@H]1(Br)CCCC[C@H]1Br' },
  },
  {
    id: 'organic-alkenes-and-alkynes-09',
    topics: ['alkenes-and-alkynes'],
    tests: ['conjugated-dienes', 'kinetic-and-thermodynamic-control'],
    difficulty: 'advanced',
    text: 'Buta-1,3-diene reacts with one equivalent of HBr at 40 °C, where the products are in equilibrium. What is the main product?',
    answer: '\\smiles{CC=CCBr}',
    distractors: [
      {
        text: '\\smiles{CC(Br)C=C}',
        slip: 'kinetic-for-thermodynamic',
        teaching:
          'This 1,2-adduct forms faster and is the main product at low temperature; it has the less substituted double bond.',
      },
      {
        text: '\\smiles{C=CCCBr}',
        slip: 'markovnikov-reversed',
        teaching:
          'The proton adds to carbon 1 and leaves an allyl cation; bromide cannot then end up on carbon 1.',
      },
      {
        text: '\\smiles{CC(Br)C(C)Br}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'With one equivalent of HBr only one of the two double bonds reacts.',
      },
    ],
    explanation:
      'The proton adds to carbon 1 and gives an allyl cation with charge on carbons 2 and 4. At equilibrium the 1,4-adduct, 1-bromobut-2-ene, predominates because its double bond carries more carbon groups.',
    reference: 'McMurry, Organic Chemistry, chapter 14; Clayden, Organic Chemistry, chapter 19',
    computation: { kind: 'same-structure', smiles: 'BrCC=CC' },
  },
  {
    id: 'organic-alkenes-and-alkynes-10',
    topics: ['alkenes-and-alkynes'],
    tests: ['diels-alder-reaction'],
    difficulty: 'intermediate',
    text: 'What is the product of the Diels–Alder reaction of buta-1,3-diene with methyl propenoate, \\ce{CH2=CHCOOCH3}?',
    answer: '\\smiles{COC(=O)C1CCC=CC1}',
    distractors: [
      {
        text: '\\smiles{COC(=O)C1=CCCCC1}',
        slip: 'position-shifted',
        teaching:
          'The new double bond forms between the two middle carbons of the diene, away from the ester group.',
      },
      {
        text: '\\smiles{COC(=O)C1CCCCC1}',
        slip: 'rings-or-pi-forgotten',
        teaching: 'Two of the three C=C π bonds become σ bonds, so one C=C bond is left.',
      },
      {
        text: '\\smiles{COC(=O)C1CCC1C=C}',
        slip: 'mechanism-confused',
        teaching:
          'Here only one double bond of the diene has reacted; in a Diels–Alder reaction both ends of the diene form new bonds, so the ring has six members.',
      },
    ],
    explanation:
      'Carbons 1 and 4 of the diene bond to the two carbons of the dienophile. The ring has six members and a double bond between the former carbons 2 and 3 of the diene. The product is methyl cyclohex-3-ene-1-carboxylate.',
    reference: 'McMurry, Organic Chemistry, chapter 14; Clayden, Organic Chemistry, chapter 34',
    computation: { kind: 'same-structure', smiles: 'C1C=CCCC1C(=O)OC' },
  },
  {
    id: 'organic-radical-reactions-05',
    topics: ['radical-reactions', 'alkenes-and-alkynes'],
    tests: ['stability-of-radicals'],
    uses: ['radical-chain-reaction'],
    difficulty: 'intermediate',
    text: 'What is the main product when cyclohexene is treated with one equivalent of *N*-bromosuccinimide (NBS) in carbon tetrachloride in the presence of light?',
    answer: '\\smiles{BrC1CCCC=C1}',
    distractors: [
      {
        text: '\\smiles{BrC1CCC=CC1}',
        slip: 'radical-stability-reversed',
        teaching:
          'The hydrogen next to the double bond is abstracted, because this leaves an allyl radical stabilized by resonance.',
      },
      {
        text: '\\smiles{BrC1CCCCC1Br}',
        slip: 'mechanism-confused',
        teaching:
          'NBS keeps the concentration of bromine so low that substitution next to the double bond is favored over addition.',
      },
      {
        text: '\\smiles{BrC1=CCCCC1}',
        slip: 'radical-stability-reversed',
        teaching:
          'A C–H bond on a carbon of the double bond is strong, and the radical formed by breaking it is not stabilized by resonance.',
      },
    ],
    explanation:
      'A bromine atom abstracts a hydrogen next to the double bond. The resulting allyl radical then reacts with bromine to give 3-bromocyclohexene.',
    reference: 'McMurry, Organic Chemistry, chapter 10',
    computation: { kind: 'same-structure', smiles: 'C1=CC(Br)CCC1' },
  },
  {
    id: 'organic-radical-reactions-06',
    topics: ['radical-reactions'],
    tests: ['halogenation-of-alkanes'],
    uses: ['primary-secondary-and-tertiary'],
    difficulty: 'beginner',
    text: 'In the radical bromination of 2-methylpropane, a tertiary hydrogen reacts 1600 times as fast as a primary one. What percentage of the monobromo product is 2-bromo-2-methylpropane?',
    answer: '99.4%',
    distractors: [
      {
        text: '10.0%',
        slip: 'reactivity-ignored',
        teaching:
          'This considers only the numbers of hydrogens, 1 of 10, but the tertiary one reacts 1600 times as fast.',
        expression: '100 * 1 / (1 + 9)',
      },
      {
        text: '99.9%',
        slip: 'single-hydrogens-ignored',
        teaching:
          'This compares one tertiary hydrogen with one primary hydrogen, but there are nine primary ones.',
        expression: '100 * 1600 / (1600 + 1)',
      },
      {
        text: '0.6%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of the other product, 1-bromo-2-methylpropane.',
        expression: '100 - 100 * 1600 / (1600 + 9)',
      },
    ],
    explanation:
      'The relative amounts are 1 tertiary hydrogen × 1600 = 1600 and 9 primary hydrogens × 1 = 9. The fraction is \\frac{1600}{1609} = 0.994, or 99.4%.',
    reference: 'McMurry, Organic Chemistry, chapter 10',
    computation: { kind: 'quantity', expression: '100*1600/(1600 + 9)', unit: '%' },
  },
  {
    id: 'organic-aromatic-compounds-05',
    topics: ['aromatic-compounds'],
    tests: ['friedel-crafts-reactions'],
    difficulty: 'beginner',
    text: 'What is the product when benzene reacts with acetyl chloride, \\ce{CH3COCl}, and aluminum chloride (followed by water)?',
    answer: '\\smiles{CC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{OC(=O)Cc1ccccc1}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'Here the ring is bonded to the methyl carbon, and OH has replaced chlorine; in the reaction the ring itself takes the place of chlorine.',
      },
      {
        text: '\\smiles{O=CCc1ccccc1}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The ring bonds to the carbonyl carbon of the acyl group, not to its methyl carbon.',
      },
      {
        text: '\\smiles{CC(=O)Oc1ccccc1}',
        slip: 'functional-group-confused',
        teaching: 'An ester would come from phenol; here the acyl carbon bonds directly to a ring carbon.',
      },
    ],
    explanation:
      'Aluminum chloride converts the acyl chloride to an acylium ion, which replaces a hydrogen of the ring (Friedel–Crafts acylation). The product is 1-phenylethanone.',
    reference: 'McMurry, Organic Chemistry, chapter 16',
    computation: { kind: 'same-structure', smiles: 'O=C(C)c1ccccc1' },
  },
  {
    id: 'organic-aromatic-compounds-06',
    topics: ['aromatic-compounds', 'carboxylic-acids'],
    tests: ['side-chain-oxidation'],
    uses: ['structure-of-benzene', 'carboxylic-acids'],
    difficulty: 'intermediate',
    text: 'What is the organic product when ethylbenzene is heated with an excess of alkaline potassium permanganate, followed by acid?',
    answer: '\\smiles{OC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{OC(=O)Cc1ccccc1}',
        slip: 'side-chain-attacked',
        teaching: 'The attack begins at the carbon next to the ring, and the rest of the chain is lost.',
      },
      {
        text: '\\smiles{CC(=O)c1ccccc1}',
        slip: 'oxidised-too-little',
        teaching: 'A ketone at the carbon next to the ring is oxidized further under these conditions.',
      },
      {
        text: '\\smiles{CCc1ccc(O)cc1}',
        slip: 'aromatic-ring-attacked',
        teaching: 'The benzene ring is stable here; it is the side chain that reacts.',
      },
    ],
    explanation:
      'Hot permanganate oxidizes a side chain of any length to COOH if the carbon next to the ring has a hydrogen. The product is benzoic acid.',
    reference: 'McMurry, Organic Chemistry, chapter 16',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1C(O)=O' },
  },
  {
    id: 'organic-alcohols-and-ethers-05',
    topics: ['alcohols-and-ethers', 'alkenes-and-alkynes'],
    tests: ['synthesis-of-alkenes', 'zaitsevs-rule'],
    uses: ['e1-reaction'],
    difficulty: 'intermediate',
    text: 'What is the main product when 1-methylcyclohexan-1-ol is heated with sulfuric acid?',
    answer: '\\smiles{CC1=CCCCC1}',
    distractors: [
      {
        text: '\\smiles{C=C1CCCCC1}',
        slip: 'zaitsev-hofmann-confused',
        teaching:
          'The more substituted double bond, inside the ring, is more stable, so the alkene with that bond is the main product.',
      },
      {
        text: '\\smiles{CC1CCC=CC1}',
        slip: 'position-shifted',
        teaching: 'The double bond must include the carbon that carried OH.',
      },
      {
        text: '\\smiles{CC1CCCCC1}',
        slip: 'reduced-too-far',
        teaching: 'Loss of water leaves a double bond; nothing here adds hydrogen.',
      },
    ],
    explanation:
      'Acid protonates the OH group, water leaves, and the tertiary cation loses a proton from a neighboring ring carbon to give the trisubstituted alkene 1-methylcyclohexene (Zaitsev).',
    reference: 'McMurry, Organic Chemistry, chapter 17',
    computation: { kind: 'same-structure', smiles: 'C1CCCC=C1C' },
  },
  {
    id: 'organic-alcohols-and-ethers-06',
    topics: ['alcohols-and-ethers', 'substitution-and-elimination'],
    tests: ['percentage-yield'],
    uses: ['alcohols-to-alkyl-halides', 'mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'From 7.40 g of butan-1-ol (74.12 g/mol) and an excess of hydrogen bromide, a student obtains 10.3 g of 1-bromobutane (137.02 g/mol). What is the percent yield?',
    answer: '75.3%',
    distractors: [
      {
        text: '24.7%',
        slip: 'rest-for-part',
        teaching:
          'This is the percentage that was lost, 100% − 75.3%; the yield is the part that was obtained.',
        expression: '100 - 100 * 10.3 / (7.40 / 74.12 * 137.02)',
      },
      {
        text: '54.1%',
        slip: 'inverted-ratio',
        teaching:
          'This is the ratio of the molar masses; the yield compares the mass obtained with the maximum mass possible.',
        expression: '100 / (1 / 74.12 * 137.02)',
      },
      {
        text: '71.8%',
        slip: 'masses-for-moles',
        teaching:
          'This divides the mass of alcohol by the mass of product; the yield compares the product obtained with the maximum possible.',
        expression: '100 * 7.40 / 10.3',
      },
    ],
    explanation:
      'The theoretical yield is \\frac{7.40 g}{74.12 g/mol} × 137.02 g/mol = 13.68 g. The percent yield is \\frac{10.3}{13.68} = 0.753, or 75.3%.',
    reference: 'McMurry, Organic Chemistry, chapter 17; OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '100*10.3/(7.40/74.12*137.02)', unit: '%' },
  },
  {
    id: 'organic-carbonyl-compounds-05',
    topics: ['carbonyl-compounds', 'alkenes-and-alkynes'],
    tests: ['wittig-reaction'],
    difficulty: 'intermediate',
    text: 'What is the product of the Wittig reaction of cyclohexanone with \\ce{(C6H5)3P=CHCH3}?',
    answer: '\\smiles{CC=C1CCCCC1}',
    distractors: [
      {
        text: '\\smiles{CCC1=CCCCC1}',
        slip: 'position-shifted',
        teaching: 'The new double bond forms exactly where C=O was; it does not move into the ring.',
      },
      {
        text: '\\smiles{C=C1CCCCC1}',
        slip: 'carbon-lost-or-added',
        teaching: 'The ylide supplies a group with two carbons, \\ce{CHCH3}.',
      },
      {
        text: '\\smiles{CC1=CCCCC1}',
        slip: 'carbon-lost-or-added',
        teaching: 'The ylide supplies two carbons, and the double bond forms where C=O was.',
      },
    ],
    explanation:
      'The Wittig reaction puts the ylide carbon in place of the carbonyl oxygen. The product is ethylidenecyclohexane, with triphenylphosphine oxide as the by-product.',
    reference: 'McMurry, Organic Chemistry, chapter 19',
    computation: { kind: 'same-structure', smiles: 'C1CCCCC1=CC' },
  },
  {
    id: 'organic-carbonyl-compounds-06',
    topics: ['carbonyl-compounds', 'alcohols-and-ethers'],
    tests: ['reduction-of-carbonyls'],
    difficulty: 'beginner',
    text: 'What is the product when butanone is treated with sodium borohydride in ethanol?',
    answer: '\\smiles{CCC(C)O}',
    distractors: [
      {
        text: '\\smiles{CCCCO}',
        slip: 'position-shifted',
        teaching: 'OH ends up on the former carbonyl carbon, in the middle of the chain.',
      },
      {
        text: '\\smiles{CCCC}',
        slip: 'reduced-too-far',
        teaching: 'The oxygen remains as OH; borohydride does not remove it.',
      },
      {
        text: '\\smiles{CCC(C)(C)O}',
        slip: 'carbon-lost-or-added',
        teaching:
          'Borohydride supplies hydrogen, not a carbon group; this alcohol would require a Grignard reagent.',
      },
    ],
    explanation:
      'Borohydride adds hydride to the carbonyl carbon, and the alcohol solvent protonates the oxygen to give the secondary alcohol butan-2-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 17',
    computation: { kind: 'same-structure', smiles: 'OC(C)CC' },
  },
  {
    id: 'organic-carboxylic-acids-05',
    topics: ['carboxylic-acids'],
    tests: ['claisen-condensation'],
    difficulty: 'intermediate',
    text: 'What is the product when ethyl acetate is treated with one equivalent of sodium ethoxide in ethanol, followed by acid (Claisen condensation)?',
    answer: '\\smiles{CCOC(=O)CC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CC(=O)CC(C)=O}',
        slip: 'conditions-confused',
        teaching:
          'This product would come from the enolate of acetone; here both partners are esters, and one ester group is kept.',
      },
      {
        text: '\\smiles{CCOC(=O)CC(C)O}',
        slip: 'leaving-group-misjudged',
        teaching:
          'After the attack, ethoxide leaves and C=O forms again; an alcohol results only in the aldol reaction.',
      },
      {
        text: '\\smiles{CCOC(=O)CCC(=O)OCC}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The enolate carbon attacks a carbonyl carbon; two enolate carbons do not bond to each other.',
      },
    ],
    explanation:
      'The enolate of one ester attacks C=O of another, and ethoxide leaves. The product is a β-keto ester, ethyl 3-oxobutanoate.',
    reference: 'McMurry, Organic Chemistry, chapter 23',
    computation: { kind: 'same-structure', smiles: 'CC(=O)CC(=O)OCC' },
  },
  {
    id: 'organic-carboxylic-acids-06',
    topics: ['carboxylic-acids', 'amines'],
    tests: ['acyl-chlorides-and-anhydrides', 'amides'],
    uses: ['nucleophilic-acyl-substitution'],
    difficulty: 'beginner',
    text: 'What is the organic product when benzoyl chloride, \\ce{C6H5COCl}, reacts with an excess of ammonia?',
    answer: '\\smiles{NC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{NCc1ccccc1}',
        slip: 'reduced-too-far',
        teaching: 'The carbonyl group stays; an amine would form only if the amide were reduced.',
      },
      {
        text: '\\smiles{N#Cc1ccccc1}',
        slip: 'water-split-off',
        teaching: 'A nitrile forms only when the amide loses water with a dehydrating agent.',
      },
      {
        text: '\\smiles{Nc1ccc(cc1)C(=O)Cl}',
        slip: 'aromatic-ring-attacked',
        teaching: 'Ammonia attacks the carbonyl carbon, not the benzene ring.',
      },
    ],
    explanation:
      'Ammonia attacks C=O, and chloride leaves; a second ammonia molecule neutralizes the HCl. The product is benzamide, \\ce{C6H5CONH2}.',
    reference: 'McMurry, Organic Chemistry, chapter 21',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1C(N)=O' },
  },
  {
    id: 'organic-carboxylic-acids-07',
    topics: ['carboxylic-acids', 'carbonyl-compounds'],
    tests: ['alkylation-of-enolates'],
    uses: ['decarboxylation', 'enolates'],
    difficulty: 'advanced',
    text: 'Ethyl 3-oxobutanoate (ethyl acetoacetate) is treated with one equivalent of sodium ethoxide, then with one equivalent of bromoethane, and the product is heated with aqueous acid until no more \\ce{CO2} is evolved. Which ketone is formed?',
    answer: '\\smiles{CCCC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CCC(C)=O}',
        slip: 'carbon-lost-or-added',
        teaching:
          'The ethyl group is added to the \\ce{CH2} carbon, which remains in the ketone, so the ketone has five carbons.',
      },
      {
        text: '\\smiles{CCC(C)C(C)=O}',
        slip: 'carbon-lost-or-added',
        teaching:
          'The ethyl group goes to the carbon between the two C=O groups; no methyl group is added as well.',
      },
      {
        text: '\\smiles{CCC(CC)C(C)=O}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'This ketone has two added ethyl groups; a single alkylation adds only one.',
      },
    ],
    explanation:
      'The carbon between the two carbonyl groups is alkylated to give \\ce{CH3COCH(C2H5)COOC2H5}. Acid hydrolyzes the ester, and the β-keto acid loses \\ce{CO2} to give pentan-2-one.',
    reference: 'McMurry, Organic Chemistry, chapter 22',
    computation: { kind: 'same-structure', smiles: 'O=C(C)CCC' },
  },
  {
    id: 'organic-amines-04',
    topics: ['amines', 'aromatic-compounds'],
    tests: ['preparation-of-amines'],
    difficulty: 'beginner',
    text: 'What is the organic product when nitrobenzene is heated with tin and hydrochloric acid, followed by sodium hydroxide?',
    answer: '\\smiles{Nc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{NC1CCCCC1}',
        slip: 'aromatic-ring-attacked',
        teaching: 'The benzene ring is not reduced under these conditions.',
      },
      {
        text: '\\smiles{c1ccccc1}',
        slip: 'reduced-too-far',
        teaching: 'The bond between nitrogen and the ring remains; only the oxygens are lost.',
      },
      {
        text: '\\smiles{Clc1ccccc1}',
        slip: 'mechanism-confused',
        teaching: 'Chloride does not replace the nitro group here; tin reduces it.',
      },
    ],
    explanation:
      'Tin and acid reduce the nitro group to the ammonium group; sodium hydroxide releases the amine, aniline, \\ce{C6H5NH2}.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'same-structure', smiles: 'c1ccc(N)cc1' },
  },
  {
    id: 'organic-amines-05',
    topics: ['amines', 'substitution-and-elimination'],
    tests: ['nitriles', 'preparation-of-amines'],
    uses: ['sn2-reaction'],
    difficulty: 'intermediate',
    text: '1-Bromobutane is treated first with sodium cyanide, then with lithium aluminum hydride (followed by water). What is the product?',
    answer: '\\smiles{CCCCCN}',
    distractors: [
      {
        text: '\\smiles{CCCCN}',
        slip: 'carbon-lost-or-added',
        teaching: 'Cyanide adds a carbon to the chain, so the amine has five carbons.',
      },
      {
        text: '\\smiles{CCCCC=N}',
        slip: 'reduced-too-little',
        teaching: 'Lithium aluminum hydride does not stop at the imine stage.',
      },
      {
        text: '\\smiles{CCCC=N}',
        slip: 'carbon-lost-or-added',
        teaching: 'Cyanide adds a carbon to the chain, and the reduction goes on to the amine.',
      },
    ],
    explanation:
      'Cyanide displaces bromide to give pentanenitrile. The reduction adds four hydrogens to C≡N to give pentan-1-amine.',
    reference: 'McMurry, Organic Chemistry, chapter 20 and 24',
    computation: { kind: 'same-structure', smiles: 'NCCCCC' },
  },
  {
    id: 'organic-amines-06',
    topics: ['amines'],
    tests: ['basicity-of-amines'],
    difficulty: 'intermediate',
    text: 'Which of these compounds is the strongest base in water?',
    answer: 'Cyclohexanamine',
    distractors: [
      {
        text: 'Aniline',
        slip: 'resonance-ignored',
        teaching:
          'Its lone pair is delocalized into the benzene ring, which makes it a far weaker base (p*K*_{a} of the conjugate acid: 4.6).',
      },
      {
        text: 'Acetamide',
        slip: 'resonance-ignored',
        teaching: 'The lone pair of an amide is delocalized into C=O; amides are hardly basic at all.',
      },
      {
        text: 'Pyridine',
        slip: 'hybridisation-misjudged',
        teaching:
          'Its lone pair lies in an sp^{2} orbital and is held more tightly than that of a saturated amine (p*K*_{a} of the conjugate acid: 5.2).',
      },
    ],
    explanation:
      'The lone pair of cyclohexanamine is localized in an sp^{3} orbital (p*K*_{a} of the conjugate acid: 10.6); in the other compounds it is delocalized or held in an sp^{2} orbital.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
  },
  {
    id: 'organic-polymers-05',
    topics: ['polymers', 'alkenes-and-alkynes'],
    tests: ['addition-polymers'],
    difficulty: 'beginner',
    text: 'From which monomer is poly(tetrafluoroethene), with the chain –\\ce{CF2}–\\ce{CF2}–, made?',
    answer: '\\smiles{FC(F)=C(F)F}',
    distractors: [
      {
        text: '\\smiles{FC(F)C(F)F}',
        slip: 'rings-or-pi-forgotten',
        teaching: 'Without a double bond, the molecules cannot add to each other.',
      },
      {
        text: '\\smiles{C=C(F)F}',
        slip: 'repeat-unit-confused',
        teaching: 'This monomer would leave hydrogen on every other carbon of the chain.',
      },
      {
        text: '\\smiles{CC(F)F}',
        slip: 'rings-or-pi-forgotten',
        teaching:
          'This saturated molecule has no double bond to open, and the monomer of this polymer contains no hydrogen.',
      },
    ],
    explanation:
      'Each repeat unit –\\ce{CF2}–\\ce{CF2}– comes from one molecule whose double bond opens: tetrafluoroethene, \\ce{CF2=CF2}.',
    reference: 'McMurry, Organic Chemistry, chapter 8',
    computation: { kind: 'same-structure', smiles: 'C(F)(F)=C(F)F' },
  },
];
