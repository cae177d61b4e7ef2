import type { WrittenQuestion } from '../written-question.ts';

/** More on alkenes and alkynes, rings, alcohols and ethers, carbonyl compounds, acids, amines and their acidity. */
export const furtherFunctionalChemistryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alkenes-and-alkynes-21',
    topics: ['alkenes-and-alkynes'],
    tests: ['reactions-of-alkynes'],
    uses: ['halogenation-of-alkenes', 'molecular-formula'],
    difficulty: 'beginner',
    text: 'What is the molecular formula of the final product when propyne reacts in the dark with an excess of bromine?',
    answer: '\\ce{C3H4Br4}',
    distractors: [
      {
        text: '\\ce{C3H4Br2}',
        slip: 'one-step-short',
        teaching:
          'Addition of one mole of bromine leaves a C=C bond; with an excess, a second mole adds to this bond.',
      },
      {
        text: '\\ce{C3H3Br}',
        slip: 'added-without-opening',
        teaching:
          'Bromine does not replace a hydrogen here: it adds to the multiple bond, and all of the hydrogens remain.',
      },
      {
        text: '\\ce{C3H6Br2}',
        slip: 'functional-group-confused',
        teaching:
          'This is the product of propene; propyne has two hydrogens fewer and two π bonds that can react.',
      },
    ],
    explanation:
      'Each of the two π bonds of \\ce{CH3C#CH} adds one molecule of bromine, giving 1,1,2,2-tetrabromopropane: \\ce{C3H4 + 2Br2 -> C3H4Br4}.',
    reference: 'McMurry, Organic Chemistry, chapter 9',
    computation: { kind: 'formula-of-structure', smiles: 'CC(Br)(Br)C(Br)Br' },
  },
  {
    id: 'organic-alkenes-and-alkynes-22',
    topics: ['alkenes-and-alkynes', 'stereochemistry'],
    tests: ['hydrogenation-of-alkenes', 'reactions-of-alkynes'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'What is the product when 4-methylpent-2-yne reacts with an equimolar amount of hydrogen over Lindlar’s catalyst (palladium poisoned with lead and quinoline)? \\smiles{CC#CC(C)C|4-methylpent-2-yne}',
    answer: '\\smiles{C/C=C\\C(C)C}',
    distractors: [
      {
        text: '\\smiles{C/C=C/C(C)C}',
        slip: 'syn-anti-confused',
        teaching:
          'Both hydrogens add from the metal surface to the same face (*syn*), which puts the chain ends on the same side.',
      },
      {
        text: '\\smiles{C/C=C\\CCC}',
        slip: 'branched-for-straight',
        teaching: 'The methyl branch of the alkyne stays where it is.',
      },
      {
        text: '\\smiles{C/C=C/CCC}',
        slip: 'branched-for-straight',
        teaching: 'The methyl branch stays where it is, and both hydrogens add to the same face.',
      },
    ],
    explanation:
      'Lindlar’s catalyst adds one molecule of hydrogen to the triple bond, both atoms from the same side (*syn*). The two chain ends of the alkene therefore lie on the same side: (*Z*)-4-methylpent-2-ene.',
    reference: 'McMurry, Organic Chemistry, chapter 9',
    computation: { kind: 'same-structure', smiles: 'CC(C)/C=C\\C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-23',
    topics: ['alkenes-and-alkynes'],
    tests: ['halogenation-of-alkenes'],
    uses: ['markovnikovs-rule'],
    difficulty: 'intermediate',
    text: 'What is the main organic product when propene reacts with bromine dissolved in a large excess of water? (Configurations are not shown.)',
    answer: '\\smiles{CC(O)CBr}',
    distractors: [
      {
        text: '\\smiles{CC(Br)CO}',
        slip: 'markovnikov-reversed',
        teaching:
          'Water attacks the more substituted carbon of the bromonium ion, which bears more of the positive charge.',
      },
      {
        text: '\\smiles{CC(Br)CBr}',
        slip: 'nucleophile-misjudged',
        teaching:
          'Water is present in far greater amount than bromide ions, so it is water that opens the bromonium ion.',
      },
      {
        text: '\\smiles{C=CCBr}',
        slip: 'added-without-opening',
        teaching:
          'Replacing a hydrogen next to the double bond is a radical reaction; here bromine attacks the double bond.',
      },
    ],
    explanation:
      'Bromine and the double bond form a bromonium ion. The abundant water attacks its more substituted carbon and then loses a proton. This puts OH on carbon 2 and Br on carbon 1 and gives the bromohydrin 1-bromopropan-2-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 8',
    computation: { kind: 'same-structure', smiles: 'BrCC(C)O' },
  },
  {
    id: 'organic-alkenes-and-alkynes-24',
    topics: ['alkenes-and-alkynes', 'stereochemistry'],
    tests: ['reactions-of-alkynes'],
    uses: ['hydrogenation-of-alkenes', 'synthetic-routes'],
    difficulty: 'advanced',
    text: 'Ethyne is treated with one equivalent of \\ce{NaNH2} and then with iodoethane; the product is treated with \\ce{NaNH2} and then with iodomethane; the resulting product is reduced with sodium in liquid ammonia. What is the final product?',
    answer: '\\smiles{C/C=C/CC}',
    distractors: [
      {
        text: '\\smiles{C/C=C\\CC}',
        slip: 'syn-anti-confused',
        teaching:
          'Hydrogen on Lindlar’s catalyst gives the *cis* alkene; sodium in ammonia gives the *trans* alkene.',
      },
      {
        text: '\\smiles{CCCCC}',
        slip: 'reduced-too-far',
        teaching:
          'Sodium in ammonia stops at the alkene, because an isolated C=C bond does not accept electrons from sodium.',
      },
      {
        text: '\\smiles{CC/C=C/CC}',
        slip: 'reagent-misread',
        teaching:
          'The second alkyl iodide is iodomethane: it supplies one carbon, so the chain has five carbons.',
      },
    ],
    explanation:
      'The first acetylide ion and iodoethane give but-1-yne; the second acetylide ion and iodomethane give pent-2-yne. Sodium in liquid ammonia adds two hydrogens on opposite sides (*anti*) of the triple bond, so the product is (*E*)-pent-2-ene.',
    reference: 'McMurry, Organic Chemistry, chapter 9',
    computation: { kind: 'same-structure', smiles: 'CC/C=C/C' },
  },
  {
    id: 'organic-aromatic-compounds-21',
    topics: ['aromatic-compounds', 'structure-and-bonding'],
    tests: ['structure-of-benzene'],
    uses: ['hydrogenation-of-alkenes'],
    difficulty: 'beginner',
    text: 'The hydrogenation of 1 mol of cyclohexene to cyclohexane releases 120 kJ, and that of 1 mol of benzene to cyclohexane releases 208 kJ. By how much is benzene more stable than a hypothetical ring with three double bonds, each like that of cyclohexene?',
    answer: '152 kJ/mol',
    distractors: [
      {
        text: '88 kJ/mol',
        slip: 'one-step-short',
        teaching:
          'This compares benzene with one double bond; the hypothetical ring has three, which would release 3 × 120 kJ.',
        expression: '208 - 120',
      },
      {
        text: '32 kJ/mol',
        slip: 'double-bonds-miscounted',
        teaching:
          'The hypothetical ring has three double bonds, not two: it would release 360 kJ rather than 240 kJ.',
        expression: '2 * 120 - 208',
      },
      {
        text: '568 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The two heats must be subtracted, not added; the extra stability is measured by how much less heat benzene releases.',
        expression: '3 * 120 + 208',
      },
    ],
    explanation:
      'Three separate double bonds would release 3 × 120 = 360 kJ/mol. Benzene releases only 208 kJ/mol and so lies 360 − 208 = 152 kJ/mol lower in energy. This is its resonance energy.',
    reference: 'McMurry, Organic Chemistry, chapter 15',
    computation: { kind: 'quantity', expression: '3*120 - 208', unit: 'kJ/mol' },
  },
  {
    id: 'organic-aromatic-compounds-22',
    topics: ['aromatic-compounds'],
    tests: ['friedel-crafts-reactions', 'carbocation-rearrangement'],
    difficulty: 'intermediate',
    text: 'What is the main product when an excess of benzene reacts with 1-chloro-2-methylpropane, \\ce{(CH3)2CHCH2Cl}, and aluminum chloride?',
    answer: '\\smiles{CC(C)(C)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CC(C)Cc1ccccc1}',
        slip: 'rearrangement-overlooked',
        teaching:
          'As the primary C–Cl bond breaks, a hydride shifts, and the far more stable tertiary cation forms.',
      },
      {
        text: '\\smiles{CCC(C)c1ccccc1}',
        slip: 'carbocation-stability-reversed',
        teaching:
          'A methyl shift would give a secondary cation; the hydride shift gives a tertiary one and is therefore favored.',
      },
      {
        text: '\\smiles{CCCCc1ccccc1}',
        slip: 'branched-for-straight',
        teaching: 'A hydride shift does not convert a branched chain to a straight one.',
      },
    ],
    explanation:
      'Aluminum chloride removes the chlorine while a hydride shifts from the neighboring CH, and the tertiary cation \\ce{(CH3)3C+} attacks the ring. The product is *tert*-butylbenzene.',
    reference: 'McMurry, Organic Chemistry, chapter 16',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1C(C)(C)C' },
  },
  {
    id: 'organic-aromatic-compounds-23',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects'],
    uses: ['nitration-of-benzene'],
    difficulty: 'intermediate',
    text: 'The nitration of toluene gives 59% 2-nitro, 4% 3-nitro and 37% 4-nitro product. How many times as reactive is the position *para* to the methyl group as a single *ortho* position?',
    answer: '1.3',
    distractors: [
      {
        text: '0.63',
        slip: 'single-hydrogens-ignored',
        teaching:
          'The ratio 37 : 59 compares one *para* position with two *ortho* positions; each *ortho* position gets only 29.5%.',
        expression: '37 / (59)',
      },
      {
        text: '0.80',
        slip: 'inverted-ratio',
        teaching:
          'This is *ortho* relative to *para*, 29.5 : 37; the question asks for *para* relative to *ortho*.',
        expression: '(59/2)/37',
      },
      {
        text: '1.6',
        slip: 'inverted-ratio',
        teaching:
          'This is 59 : 37, both *ortho* positions relative to *para*, and the ratio is inverted as well.',
        expression: '59/37',
      },
    ],
    explanation:
      'The 59% is divided between two *ortho* positions, so each gets 29.5%. The only *para* position gets 37%, and 37/29.5 = 1.25, so the *para* position is about 1.3 times as reactive.',
    reference: 'Clayden, Organic Chemistry, chapter 21',
    computation: { kind: 'quantity', expression: '37/(59/2)', unit: '' },
  },
  {
    id: 'organic-aromatic-compounds-24',
    topics: ['aromatic-compounds', 'amines'],
    tests: ['synthetic-routes', 'clemmensen-and-wolff-kishner-reductions'],
    uses: ['friedel-crafts-reactions', 'directing-effects', 'preparation-of-amines'],
    difficulty: 'advanced',
    text: 'Benzene is treated (1) with \\ce{CH3CH2COCl} and \\ce{AlCl3}, (2) with one equivalent of \\ce{HNO3} in \\ce{H2SO4}, (3) with an excess of amalgamated zinc in hot concentrated hydrochloric acid, and (4) with \\ce{NaOH}. What is the main product?',
    answer: '\\smiles{CCCc1cccc(N)c1}',
    distractors: [
      {
        text: '\\smiles{CCCc1ccc(N)cc1}',
        slip: 'directing-effect-confused',
        teaching:
          'When the nitro group enters, the ring carries an acyl group, which directs *meta*; the alkyl group is formed only later.',
      },
      {
        text: '\\smiles{CCC(=O)c1ccc(N)cc1}',
        slip: 'directing-effect-confused',
        teaching: 'An acyl group directs *meta*, and the zinc amalgam in acid reduces its C=O to \\ce{CH2}.',
      },
      {
        text: '\\smiles{CCC(=O)c1cccc(N)c1}',
        slip: 'reduced-too-little',
        teaching:
          'Amalgamated zinc in hot acid (Clemmensen reduction) also reduces the C=O group to a \\ce{CH2} group.',
      },
    ],
    explanation:
      'The acylation gives 1-phenylpropan-1-one; its acyl group directs the nitro group *meta*. Zinc in acid reduces C=O to \\ce{CH2} and \\ce{NO2} to the ammonium group, which the base converts to the free amine, 3-propylaniline.',
    reference: 'McMurry, Organic Chemistry, chapter 16',
    computation: { kind: 'same-structure', smiles: 'Nc1cccc(CCC)c1' },
  },
  {
    id: 'organic-alcohols-and-ethers-21',
    topics: ['alcohols-and-ethers'],
    tests: ['alcohols-to-alkyl-halides'],
    difficulty: 'beginner',
    text: 'What is the main organic product when butan-1-ol is treated with thionyl chloride, \\ce{SOCl2}, in pyridine?',
    answer: '\\smiles{CCCCCl}',
    distractors: [
      {
        text: '\\smiles{CCC(C)Cl}',
        slip: 'rearrangement-invented',
        teaching:
          'No free cation forms: chloride enters by S_{N}2 at the same carbon that carried the OH group.',
      },
      {
        text: '\\smiles{CCCC=O}',
        slip: 'mechanism-confused',
        teaching: 'Thionyl chloride does not oxidize an alcohol; it replaces its OH group with chlorine.',
      },
      {
        text: '\\smiles{CCCC(=O)Cl}',
        slip: 'functional-group-confused',
        teaching: 'An acyl chloride is made in this way from a carboxylic acid; an alcohol has no C=O group.',
      },
    ],
    explanation:
      'Thionyl chloride converts OH to a good leaving group, and chloride takes its place on carbon 1: \\ce{C4H9OH + SOCl2 -> C4H9Cl + SO2 + HCl}. The product is 1-chlorobutane.',
    reference: 'McMurry, Organic Chemistry, chapter 17',
    computation: { kind: 'same-structure', smiles: 'ClCCCC' },
  },
  {
    id: 'organic-alcohols-and-ethers-22',
    topics: ['alcohols-and-ethers'],
    tests: ['mass-mass-stoichiometry'],
    uses: ['production-of-ethanol'],
    difficulty: 'beginner',
    text: 'Yeast ferments glucose: \\ce{C6H12O6 -> 2C2H5OH + 2CO2}. What is the greatest mass of ethanol that can form from 90.0 g of glucose? (Molar masses in g/mol: \\ce{C6H12O6} 180.16, \\ce{C2H5OH} 46.07, \\ce{CO2} 44.01.)',
    answer: '46.0 g',
    distractors: [
      {
        text: '23.0 g',
        slip: 'ignored-coefficients',
        teaching: 'One mole of glucose gives two moles of ethanol; this is the mass for one.',
        expression: '90.0 / 180.16 * 46.07',
      },
      {
        text: '44.0 g',
        slip: 'answered-another-quantity',
        teaching:
          'This is the mass of the carbon dioxide that forms; the molar mass of ethanol is 46.07 g/mol.',
        expression: '90.0 / 180.16 * 2 * 44.01',
      },
      {
        text: '11.5 g',
        slip: 'divided-for-multiplied',
        teaching: 'The amount of glucose must be multiplied by the coefficient 2; here it was divided by 2.',
        expression: '90.0 / 180.16 / 2 * 46.07',
      },
    ],
    explanation:
      '90.0/180.16 = 0.4996 mol of glucose gives 2 × 0.4996 = 0.999 mol of ethanol, and 0.999 mol × 46.07 g/mol = 46.0 g.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
    computation: { kind: 'quantity', expression: '90.0 / 180.16 * 2 * 46.07', unit: 'g' },
  },
  {
    id: 'organic-alcohols-and-ethers-23',
    topics: ['alcohols-and-ethers'],
    tests: ['ethers'],
    uses: ['phenols'],
    difficulty: 'intermediate',
    text: 'Which organic products form when methoxybenzene, \\ce{C6H5OCH3}, is heated with an excess of concentrated hydrobromic acid?',
    answer: '\\smiles{Oc1ccccc1.CBr}',
    distractors: [
      {
        text: '\\smiles{Brc1ccccc1.CO}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'Bromide cannot attack the sp^{2} carbon of the ring by S_{N}2; it attacks the methyl carbon.',
      },
      {
        text: '\\smiles{Brc1ccccc1.CBr}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'An excess of acid makes no difference, because an OH group on a benzene ring is not replaced by bromide.',
      },
      {
        text: '\\smiles{Oc1ccccc1.CO}',
        slip: 'nucleophile-misjudged',
        teaching:
          'The nucleophile that opens the protonated ether is bromide, not water, so the methyl group is bonded to Br.',
      },
    ],
    explanation:
      'The acid protonates the oxygen. Bromide then attacks the methyl carbon by S_{N}2, since attack on the ring carbon is impossible: \\ce{C6H5OCH3 + HBr -> C6H5OH + CH3Br}.',
    reference: 'McMurry, Organic Chemistry, chapter 18',
    computation: { kind: 'same-structure', smiles: 'CBr.Oc1ccccc1' },
  },
  {
    id: 'organic-alcohols-and-ethers-24',
    topics: ['alcohols-and-ethers'],
    tests: ['grignard-reactions', 'epoxides'],
    difficulty: 'intermediate',
    text: 'What is the product when phenylmagnesium bromide, \\ce{C6H5MgBr}, reacts with oxirane (ethylene oxide) in ether, followed by dilute acid? \\smiles{C1CO1|oxirane}',
    answer: '\\smiles{OCCc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{OCCCc1ccccc1}',
        slip: 'carbon-lost-or-added',
        teaching: 'Oxirane supplies two carbons, not three.',
      },
      {
        text: '\\smiles{CC(O)c1ccccc1}',
        slip: 'functional-group-confused',
        teaching:
          'This product would be formed from acetaldehyde; with oxirane the OH group ends up on the carbon that is not attacked.',
      },
      {
        text: '\\smiles{CC(O)Cc1ccccc1}',
        slip: 'carbon-lost-or-added',
        teaching: 'This product would be formed from methyloxirane; oxirane supplies only two carbons.',
      },
    ],
    explanation:
      'The phenyl group attacks one \\ce{CH2} carbon of the strained ring, and the C–O bond breaks. The oxygen stays on the other carbon, and acid protonates the alkoxide to give 2-phenylethan-1-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 18',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1CCO' },
  },
  {
    id: 'organic-alcohols-and-ethers-25',
    topics: ['alcohols-and-ethers', 'carbonyl-compounds'],
    tests: ['pinacol-rearrangement'],
    uses: ['carbocation-rearrangement'],
    difficulty: 'advanced',
    text: 'What is the main product of the pinacol rearrangement, in which 2,3-dimethylbutane-2,3-diol is heated with sulfuric acid? \\smiles{CC(C)(O)C(C)(C)O}',
    answer: '\\smiles{CC(=O)C(C)(C)C}',
    distractors: [
      {
        text: '\\smiles{CC1(C)OC1(C)C}',
        slip: 'mechanism-confused',
        teaching:
          'The cation is stabilized by a methyl shift that creates a C=O group, not by closing a strained ring.',
      },
      {
        text: '\\smiles{C=C(C)C(C)(C)O}',
        slip: 'rearrangement-overlooked',
        teaching:
          'Here the cation has simply lost a proton; in the pinacol rearrangement, a methyl group moves to it first.',
      },
      {
        text: '\\smiles{CC(O)C(C)(C)C}',
        slip: 'reduced-too-far',
        teaching:
          'After the shift the carbon with OH has a positive charge and loses the proton of OH; there is no source of hydride.',
      },
    ],
    explanation:
      'One protonated OH group leaves as water. A methyl group moves from the neighboring carbon to the cationic one; the positive charge is then shared by the other oxygen, which loses its proton to give 3,3-dimethylbutan-2-one.',
    reference: 'Clayden, Organic Chemistry, chapter 36',
    computation: { kind: 'same-structure', smiles: 'CC(C)(C)C(C)=O' },
  },
  {
    id: 'organic-carbonyl-compounds-21',
    topics: ['carbonyl-compounds', 'functional-groups'],
    tests: ['tests-for-carbonyl-compounds'],
    difficulty: 'beginner',
    text: 'Only one of these isomers of \\ce{C4H8O} gives a silver mirror when it is warmed with Tollens’ reagent (silver ions in aqueous ammonia). Which one is it?',
    answer: '\\smiles{CC(C)C=O}',
    distractors: [
      {
        text: '\\smiles{CCC(C)=O}',
        slip: 'carbonyl-neighbour-ignored',
        teaching: 'A ketone has no hydrogen on its carbonyl carbon and is not oxidized by silver ions.',
      },
      {
        text: '\\smiles{C1CCOC1}',
        slip: 'functional-group-confused',
        teaching: 'A cyclic ether has no C=O group at all and does not react with Tollens’ reagent.',
      },
      {
        text: '\\smiles{C=CCCO}',
        slip: 'functional-group-confused',
        teaching: 'Silver ions in ammonia are too mild to oxidize an alcohol or a C=C bond.',
      },
    ],
    explanation:
      'Tollens’ reagent oxidizes aldehydes to carboxylate ions and is itself reduced to silver. Only 2-methylpropanal has the aldehyde group, a carbonyl carbon that carries a hydrogen atom.',
    reference: 'McMurry, Organic Chemistry, chapter 19',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'aldehyde',
      },
    },
  },
  {
    id: 'organic-carbonyl-compounds-22',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'beginner',
    text: 'What is the product when acetaldehyde reacts with hydrogen cyanide in the presence of a little cyanide ion? (Configurations are not shown.)',
    answer: '\\smiles{CC(O)C#N}',
    distractors: [
      {
        text: '\\smiles{CC(=O)C#N}',
        slip: 'group-replaced',
        teaching: 'The hydrogen of the aldehyde remains: cyanide adds to C=O and does not replace anything.',
      },
      {
        text: '\\smiles{N#CCCO}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The electron-poor carbon is that of the C=O group, which then carries both OH and CN.',
      },
      {
        text: '\\smiles{CC(O)C(=O)O}',
        slip: 'functional-group-confused',
        teaching: 'The C≡N group would have to be hydrolyzed in a further step with hot aqueous acid.',
      },
    ],
    explanation:
      'Cyanide attacks the carbonyl carbon, and the oxygen then takes a proton from HCN. This gives the cyanohydrin 2-hydroxypropanenitrile, with OH and CN on the same carbon.',
    reference: 'McMurry, Organic Chemistry, chapter 19',
    computation: { kind: 'same-structure', smiles: 'N#CC(C)O' },
  },
  {
    id: 'organic-carbonyl-compounds-23',
    topics: ['carbonyl-compounds'],
    tests: ['hydrates-of-carbonyl-compounds', 'nucleophilic-addition-to-carbonyls'],
    uses: ['aldehydes-and-ketones', 'magnitude-of-the-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'For the hydration of an aldehyde in water, \\ce{RCHO + H2O <=> RCH(OH)2}, the ratio of hydrate to aldehyde at equilibrium is 0.25. What percentage of the aldehyde has been converted to the hydrate?',
    answer: '20%',
    distractors: [
      {
        text: '25%',
        slip: 'ratio-taken-for-share-of-acid',
        teaching:
          'The ratio 0.25 is hydrate divided by aldehyde; the fraction is hydrate divided by hydrate plus aldehyde.',
        expression: '100 * 0.25',
      },
      {
        text: '80%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage that remains as the aldehyde: 1/(1 + 0.25).',
        expression: '100 / (1 + 0.25)',
      },
      {
        text: '75%',
        slip: 'ratio-taken-for-share-of-acid',
        teaching:
          'This mistakes 0.25 for a fraction and subtracts it from 1; the ratio means 0.25 mol of hydrate for each mole of aldehyde.',
        expression: '100 * (1 - 0.25)',
      },
    ],
    explanation:
      'For each mole of aldehyde there is 0.25 mol of hydrate. The fraction of hydrate is 0.25/(1 + 0.25) = 0.20, or 20%.',
    reference: 'Clayden, Organic Chemistry, chapter 6',
    computation: { kind: 'quantity', expression: '100 * 0.25 / (1 + 0.25)', unit: '%' },
  },
  {
    id: 'organic-carbonyl-compounds-24',
    topics: ['carbonyl-compounds'],
    tests: ['acetals-and-hemiacetals'],
    difficulty: 'intermediate',
    text: 'In solution 5-hydroxypentanal, \\ce{HOCH2CH2CH2CH2CHO}, exists mainly in a cyclic form, which results when its two functional groups react with each other. What is the structure of this cyclic form? (Configurations are not shown.)',
    answer: '\\smiles{OC1CCCCO1}',
    distractors: [
      {
        text: '\\smiles{O=C1CCCCO1}',
        slip: 'oxidised-too-far',
        teaching:
          'This lactone is an ester and has two hydrogens fewer; closing the ring involves no oxidation.',
      },
      {
        text: '\\smiles{C1=COCCC1}',
        slip: 'water-split-off',
        teaching: 'The ring closes by an addition to C=O, which keeps all atoms; no water is lost.',
      },
      {
        text: '\\smiles{OCC1CCCO1}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The OH oxygen on carbon 5 attacks carbon 1, the carbonyl carbon; the ring contains all five carbons and one oxygen.',
      },
    ],
    explanation:
      'The OH oxygen adds to the carbonyl carbon and the carbonyl oxygen becomes OH, giving a cyclic hemiacetal. The ring contains five carbons and one oxygen, and the former carbonyl carbon carries the OH group. The compound is oxan-2-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 19; Clayden, Organic Chemistry, chapter 6',
    computation: { kind: 'same-structure', smiles: 'C1CCOC(O)C1' },
  },
  {
    id: 'organic-carbonyl-compounds-25',
    topics: ['carbonyl-compounds'],
    tests: ['aldol-reaction'],
    uses: ['ring-strain'],
    difficulty: 'advanced',
    text: 'Heptane-2,6-dione is heated with dilute sodium hydroxide, so that an intramolecular aldol condensation (addition and loss of water) takes place. What is the product? \\smiles{CC(=O)CCCC(C)=O}',
    answer: '\\smiles{CC1=CC(=O)CCC1}',
    distractors: [
      {
        text: '\\smiles{CC1=C(C(C)=O)CC1}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'Attack by carbon 3 would close a strained four-membered ring; attack by carbon 1 closes a six-membered one.',
      },
      {
        text: '\\smiles{C=C1CCCC(=O)C1}',
        slip: 'position-shifted',
        teaching: 'The proton is lost from the carbon between C=O and C–OH, not from the methyl group.',
      },
      {
        text: '\\smiles{CC1=CCCC(=O)C1}',
        slip: 'position-shifted',
        teaching: 'The proton is lost between C=O and C–OH, so the double bond is conjugated with C=O.',
      },
    ],
    explanation:
      'The enolate at the end of the chain (carbon 1) attacks carbon 6 and closes a six-membered ring. The water that is lost takes its hydrogen from the carbon between C=O and C–OH, and the product is 3-methylcyclohex-2-en-1-one.',
    reference: 'McMurry, Organic Chemistry, chapter 23; Clayden, Organic Chemistry, chapter 26',
    computation: { kind: 'same-structure', smiles: 'O=C1CCCC(C)=C1' },
  },
  {
    id: 'organic-carbonyl-compounds-26',
    topics: ['carbonyl-compounds', 'alcohols-and-ethers'],
    tests: ['grignard-reactions', 'protecting-groups'],
    uses: ['acetals-and-hemiacetals', 'synthetic-routes'],
    difficulty: 'advanced',
    text: '6-Bromohexan-2-one is treated (1) with ethane-1,2-diol and a trace of acid, with removal of water, (2) with magnesium in ether, (3) with acetaldehyde, and (4) with warm dilute aqueous acid. What is the product? \\smiles{CC(=O)CCCCBr}',
    answer: '\\smiles{CC(=O)CCCCC(C)O}',
    distractors: [
      {
        text: '\\smiles{CC1(O)CCCC1}',
        slip: 'protecting-step-forgotten',
        teaching:
          'The Grignard reagent would attack its own C=O group only if this group were not protected as an acetal.',
      },
      {
        text: '\\smiles{CC(O)CCCCC1(C)OCCO1}',
        slip: 'one-step-short',
        teaching: 'Warm aqueous acid in step 4 also hydrolyzes the acetal and releases the C=O group.',
      },
      {
        text: '\\smiles{CC(=O)CCCCC(C)=O}',
        slip: 'oxidised-too-far',
        teaching:
          'The addition to acetaldehyde gives a secondary alcohol, and there is no oxidizing agent that would oxidize it to a ketone.',
      },
    ],
    explanation:
      'Step 1 protects C=O as an acetal, so the bromide can be converted to a Grignard reagent. This adds to acetaldehyde, forming a new C–C bond and a secondary alcohol. Aqueous acid hydrolyzes the acetal, giving 7-hydroxyoctan-2-one.',
    reference: 'McMurry, Organic Chemistry, chapter 19; Clayden, Organic Chemistry, chapter 23',
    computation: { kind: 'same-structure', smiles: 'CC(O)CCCCC(C)=O' },
  },
  {
    id: 'organic-carboxylic-acids-21',
    topics: ['carboxylic-acids'],
    tests: ['mass-mass-stoichiometry'],
    uses: ['carboxylic-acids', 'neutralization'],
    difficulty: 'beginner',
    text: 'What mass of sodium hydrogen carbonate (\\ce{NaHCO3}, 84.01 g/mol) is needed to neutralize 3.05 g of benzoic acid (\\ce{C6H5COOH}, 122.12 g/mol)? \\ce{C6H5COOH + NaHCO3 -> C6H5COONa + H2O + CO2}',
    answer: '2.10 g',
    distractors: [
      {
        text: '4.43 g',
        slip: 'inverted-ratio',
        teaching:
          'The ratio of the molar masses was inverted; the compound with the smaller molar mass is needed in the smaller mass.',
        expression: '3.05 * 122.12 / 84.01',
      },
      {
        text: '4.20 g',
        slip: 'needless-factor-two',
        teaching:
          'One mole of acid donates one mole of protons and needs one mole of hydrogen carbonate, not two.',
        expression: '(3.05 * 2) / 122.12 * 84.01',
      },
      {
        text: '3.05 g',
        slip: 'answered-another-quantity',
        teaching: 'Equal amounts in moles react, not equal masses.',
        expression: '3.05',
      },
    ],
    explanation:
      '3.05/122.12 = 0.02498 mol of benzoic acid reacts with the same amount of hydrogen carbonate: 0.02498 mol × 84.01 g/mol = 2.10 g.',
    reference: 'OpenStax Chemistry 2e, section 4.3; McMurry, Organic Chemistry, chapter 20',
    computation: { kind: 'quantity', expression: '3.05 / 122.12 * 84.01', unit: 'g' },
  },
  {
    id: 'organic-carboxylic-acids-22',
    topics: ['carboxylic-acids'],
    tests: ['grignard-reactions'],
    uses: ['carboxylic-acids'],
    difficulty: 'beginner',
    text: 'Phenylmagnesium bromide, \\ce{C6H5MgBr}, in ether is poured onto an excess of solid carbon dioxide, and dilute acid is added. What is the organic product?',
    answer: '\\smiles{OC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{O=Cc1ccccc1}',
        slip: 'reduced-too-far',
        teaching: 'The carbon of \\ce{CO2} keeps both of its oxygens; no hydrogen is bonded to it.',
      },
      {
        text: '\\smiles{OCc1ccccc1}',
        slip: 'functional-group-confused',
        teaching:
          'This would be the product with formaldehyde; the carbon of carbon dioxide has two oxygens, and both remain.',
      },
      {
        text: '\\smiles{O=C(c1ccccc1)c1ccccc1}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'With \\ce{CO2} in excess, the carboxylate ion is not attacked by a second equivalent of the Grignard reagent.',
      },
    ],
    explanation:
      'The phenyl group adds to the carbon of \\ce{CO2} to give a carboxylate ion, which acid protonates to benzoic acid.',
    reference: 'McMurry, Organic Chemistry, chapter 20',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1C(O)=O' },
  },
  {
    id: 'organic-carboxylic-acids-23',
    topics: ['carboxylic-acids'],
    tests: ['reduction-of-carbonyls'],
    uses: ['alcohols'],
    difficulty: 'intermediate',
    text: 'Which organic products form when methyl butanoate, \\ce{CH3CH2CH2COOCH3}, is treated with an excess of lithium aluminum hydride in ether, followed by dilute acid?',
    answer: '\\smiles{CCCCO.CO}',
    distractors: [
      {
        text: '\\smiles{CCCC=O.CO}',
        slip: 'reduced-too-little',
        teaching:
          'The aldehyde is an intermediate, but it reacts faster than the ester and is reduced further to the alcohol.',
      },
      {
        text: '\\smiles{CCCC(=O)O.CO}',
        slip: 'mechanism-confused',
        teaching:
          'These would be the products of hydrolysis of the ester; the hydride attacks the carbonyl carbon before acid is added.',
      },
      {
        text: '\\smiles{CCCCOC}',
        slip: 'wrong-oxygen-lost',
        teaching: 'The group \\ce{OCH3} leaves as methoxide; the former carbonyl oxygen stays on the carbon.',
      },
    ],
    explanation:
      'Hydride adds to C=O, methoxide leaves, and an aldehyde forms; a second hydride reduces the aldehyde to an alkoxide. Acid releases both alcohols: butan-1-ol and methanol.',
    reference: 'McMurry, Organic Chemistry, chapter 21',
    computation: { kind: 'same-structure', smiles: 'CO.OCCCC' },
  },
  {
    id: 'organic-carboxylic-acids-24',
    topics: ['carboxylic-acids'],
    tests: ['equilibrium-concentrations'],
    uses: ['esterification'],
    difficulty: 'advanced',
    text: 'For \\ce{CH3COOH + C2H5OH <=> CH3COOC2H5 + H2O} the equilibrium constant is 4.0 at a certain temperature. What amount of ester is present at equilibrium if 1.00 mol of the acid and 2.00 mol of ethanol are mixed? (Everything stays in one liquid phase.)',
    answer: '0.85 mol',
    distractors: [
      {
        text: '0.67 mol',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'This is the result for 1.00 mol of ethanol; the second mole shifts the equilibrium further toward the ester.',
        expression: 'sqrt(4.0) / (1 + sqrt(4.0))',
      },
      {
        text: '0.33 mol',
        slip: 'answered-another-quantity',
        teaching: 'This is the amount of acid that remains if only 1.00 mol of ethanol is used.',
        expression: '1 - sqrt(4.0) / (1 + sqrt(4.0))',
      },
      {
        text: '0.15 mol',
        slip: 'answered-another-quantity',
        teaching: 'This is the amount of acetic acid that remains: 1.00 mol − 0.85 mol.',
        expression: '1 - (12 - sqrt(12^2 - 4 * 3 * 8)) / (2 * 3)',
      },
    ],
    explanation:
      'With *x* mol of ester and *x* mol of water at equilibrium, *x*^{2} = 4.0 × (1.00 − *x*)(2.00 − *x*), so 3*x*^{2} − 12*x* + 8 = 0. The root below 1 is *x* = \\frac{12 − \\sqrt{12^{2} − 4 × 3 × 8}}{2 × 3} = 0.85, so the amount of ester is 0.85 mol.',
    reference: 'OpenStax Chemistry 2e, section 13.4; Atkins, Physical Chemistry, topic 6A',
    computation: { kind: 'quantity', expression: '(12 - sqrt(12^2 - 4*3*8)) / (2*3)', unit: 'mol' },
  },
  {
    id: 'organic-carboxylic-acids-25',
    topics: ['carboxylic-acids'],
    tests: ['alkylation-of-enolates'],
    uses: ['decarboxylation'],
    difficulty: 'advanced',
    text: 'Diethyl propanedioate (diethyl malonate), \\ce{CH2(COOC2H5)2}, is treated with two equivalents of sodium ethoxide and one equivalent of 1,4-dibromobutane. The product is heated with aqueous acid until no more \\ce{CO2} is evolved. What is the final product?',
    answer: '\\smiles{OC(=O)C1CCCC1}',
    distractors: [
      {
        text: '\\smiles{OC(=O)C1(C(=O)O)CCCC1}',
        slip: 'one-step-short',
        teaching:
          'This compound has two carboxyl groups on the same carbon; on heating, one of them is lost as \\ce{CO2}.',
      },
      {
        text: '\\smiles{OC(=O)CCCCCBr}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'The second equivalent of base forms a second enolate, which displaces the other bromide in the same molecule.',
      },
      {
        text: '\\smiles{OC(=O)C1CCCCC1}',
        slip: 'carbon-lost-or-added',
        teaching:
          'The ring has the four carbons of the dibromide and only one, the \\ce{CH2} carbon, of the ester.',
      },
    ],
    explanation:
      'The \\ce{CH2} carbon of the ester is alkylated twice by the same dibromide, which forms a ring of 1 + 4 = 5 carbons with two ester groups on one of them. Acid hydrolyzes these, and heating removes one as \\ce{CO2}. The product is cyclopentanecarboxylic acid.',
    reference: 'McMurry, Organic Chemistry, chapter 22; Clayden, Organic Chemistry, chapter 25',
    computation: { kind: 'same-structure', smiles: 'C1CCCC1C(O)=O' },
  },
  {
    id: 'organic-amines-21',
    topics: ['amines', 'acidity-and-basicity'],
    tests: ['amines'],
    uses: ['neutralization', 'basicity-of-amines'],
    difficulty: 'beginner',
    text: 'The gases ethanamine, \\ce{CH3CH2NH2}, and hydrogen chloride form a white solid when they mix at room temperature. What is the solid?',
    answer: '\\smiles{CC[NH3+].[Cl-]}',
    distractors: [
      {
        text: '\\smiles{CCCl.N}',
        slip: 'leaving-group-misjudged',
        teaching:
          'The C–N bond stays intact: hydrogen chloride donates its proton to the lone pair of nitrogen.',
      },
      {
        text: '\\smiles{CCNCl}',
        slip: 'mechanism-confused',
        teaching: 'Chlorine does not bond to nitrogen; in this acid–base reaction only a proton moves.',
      },
      {
        text: '\\smiles{NCCCl}',
        slip: 'mechanism-confused',
        teaching: 'No hydrogen of the chain is replaced: hydrogen chloride is an acid and the amine a base.',
      },
    ],
    explanation:
      'The lone pair of nitrogen takes the proton of HCl: \\ce{CH3CH2NH2 + HCl -> CH3CH2NH3+ + Cl-}. The two ions make up the solid salt, ethylammonium chloride.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'same-structure', smiles: '[Cl-].[NH3+]CC' },
  },
  {
    id: 'organic-amines-22',
    topics: ['amines', 'organic-nomenclature'],
    tests: ['naming-functional-groups'],
    uses: ['amines'],
    difficulty: 'beginner',
    text: 'What is the IUPAC name of this amine? \\smiles{CC(C)CC(C)N}',
    answer: '4-Methylpentan-2-amine',
    distractors: [
      {
        text: '2-Methylpentan-4-amine',
        slip: 'numbered-from-wrong-end',
        teaching:
          'The amino group is the principal group and gets the lowest number: the chain is numbered from the end nearer to it.',
      },
      {
        text: '1,3-Dimethylbutan-1-amine',
        slip: 'longest-chain-missed',
        teaching:
          'The longest chain with the amino group has five carbons; the end carbon is part of it, not a methyl branch.',
      },
      {
        text: '2-Methylhexan-5-amine',
        slip: 'carbon-lost-or-added',
        teaching:
          'The longest chain has five carbons, and it is numbered from the end nearer the amino group.',
      },
    ],
    explanation:
      'The longest chain has five carbons. Numbered from the end nearer the amino group, \\ce{NH2} is on carbon 2 and the methyl branch on carbon 4: 4-methylpentan-2-amine.',
    reference: 'McMurry, Organic Chemistry, chapter 24; IUPAC Recommendations 2013, P-62',
    computation: { kind: 'name-of-structure', smiles: 'CC(C)CC(C)N' },
  },
  {
    id: 'organic-amines-23',
    topics: ['amines'],
    tests: ['curtius-and-hofmann-rearrangements'],
    uses: ['amides', 'amines'],
    difficulty: 'intermediate',
    text: 'Which organic product forms when 3-methylbutanamide is heated with bromine and an excess of aqueous sodium hydroxide (Hofmann rearrangement)? \\smiles{CC(C)CC(N)=O}',
    answer: '\\smiles{CC(C)CN}',
    distractors: [
      {
        text: '\\smiles{CC(C)CCN}',
        slip: 'carbonyl-carbon-forgotten',
        teaching:
          'The chain loses its carbonyl carbon as carbonate; making the amine with the same number of carbons requires \\ce{LiAlH4}.',
      },
      {
        text: '\\smiles{CC(C)CN=C=O}',
        slip: 'one-step-short',
        teaching: 'The isocyanate is an intermediate: water and hydroxide convert it to the amine.',
      },
      {
        text: '\\smiles{CC(C)CC(=O)[O-].[Na+]}',
        slip: 'mechanism-confused',
        teaching:
          'This would be the product of simple hydrolysis; with bromine the nitrogen is brominated first and the alkyl group moves to it.',
      },
    ],
    explanation:
      'Bromine and base convert \\ce{CONH2} to \\ce{CONHBr}. The alkyl group moves from carbon to nitrogen, bromide leaves, and the isocyanate that forms loses its carbonyl carbon on reaction with water and base, giving 2-methylpropan-1-amine.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'same-structure', smiles: 'NCC(C)C' },
  },
  {
    id: 'organic-amines-24',
    topics: ['amines', 'aromatic-compounds'],
    tests: ['diazonium-salts', 'synthetic-routes'],
    uses: ['directing-effects', 'electrophilic-aromatic-substitution'],
    difficulty: 'advanced',
    text: 'Aniline is treated (1) with an excess of bromine water, (2) with \\ce{NaNO2} in sulfuric acid at 0 °C, and (3) with phosphinic acid, \\ce{H3PO2}. What is the final product?',
    answer: '\\smiles{Brc1cc(Br)cc(Br)c1}',
    distractors: [
      {
        text: '\\smiles{Brc1ccc(Br)cc1}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'The amino group directs to positions 2, 4 and 6, so no two bromine atoms end up *para* to each other; with an excess of bromine, three are introduced.',
      },
      {
        text: '\\smiles{Brc1cccc(Br)c1}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'With an excess of bromine water all three *ortho* and *para* positions of aniline are brominated.',
      },
      {
        text: '\\smiles{Brc1ccc(Br)c(Br)c1}',
        slip: 'directing-effect-confused',
        teaching:
          'The amino group directs to positions 2, 4 and 6, so each bromine is *meta* to the other two.',
      },
    ],
    explanation:
      'The amino group directs bromine to positions 2, 4 and 6. Nitrite and acid convert it to a diazonium group, and phosphinic acid replaces this group with hydrogen, giving 1,3,5-tribromobenzene.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'same-structure', smiles: 'c1c(Br)cc(Br)cc1Br' },
  },
  {
    id: 'organic-acidity-and-basicity-21',
    topics: ['acidity-and-basicity', 'carboxylic-acids'],
    tests: ['acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'Butanoic acid has *K*_{a} = 1.5 × 10^{−5}. What is its p*K*_{a}?',
    answer: '4.82',
    distractors: [
      {
        text: '5.18',
        slip: 'wrong-sign',
        teaching:
          'log 1.5 must be subtracted from 5, not added: a *K*_{a} above 10^{−5} means a p*K*_{a} below 5.',
        expression: '5 + log10(1.5)',
      },
      {
        text: '5.00',
        slip: 'one-part-right',
        teaching: 'This uses only the power of ten; log 1.5 must be subtracted from 5.',
        expression: '5',
      },
      {
        text: '11.11',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'p*K*_{a} is defined with the base-10 logarithm; this is −ln *K*_{a}.',
        expression: '-ln(1.5e-5)',
      },
    ],
    explanation: 'p*K*_{a} = −log *K*_{a} = −log(1.5 × 10^{−5}) = 5 − 0.18 = 4.82.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: { kind: 'quantity', expression: '-log10(1.5e-5)', unit: '' },
  },
  {
    id: 'organic-acidity-and-basicity-22',
    topics: ['acidity-and-basicity'],
    tests: ['henderson-hasselbalch-equation', 'fractional-composition'],
    uses: ['phenols', 'acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'Phenol has p*K*_{a} = 9.99. At what pH is 99.0% of it ionized in a dilute aqueous solution?',
    answer: '11.99',
    distractors: [
      {
        text: '7.99',
        slip: 'wrong-sign',
        teaching:
          'Two units below the p*K*_{a} only about 1% is ionized; an acid is mostly ionized above its p*K*_{a}.',
        expression: '9.99 + log10(1 / 99.0 * 1.0)',
      },
      {
        text: '9.99',
        slip: 'half-ionised-everywhere',
        teaching: 'At pH = p*K*_{a} one half is ionized, not 99.0%.',
        expression: '9.99',
      },
      {
        text: '10.99',
        slip: 'power-of-ten',
        teaching: 'One unit above the p*K*_{a} the ratio is 10 : 1, which means 91%; 99 : 1 needs two units.',
        expression: '9.99 + log10(10/1)',
      },
    ],
    explanation:
      'The ratio of phenolate to phenol is 99.0 : 1.0. pH = p*K*_{a} + log(99.0/1.0) = 9.99 + 2.00 = 11.99.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
    computation: { kind: 'quantity', expression: '9.99 + log10(99.0/1.0)', unit: '' },
  },
  {
    id: 'organic-acidity-and-basicity-23',
    topics: ['acidity-and-basicity', 'carboxylic-acids'],
    tests: ['acid-base-extraction'],
    uses: ['henderson-hasselbalch-equation', 'fractional-composition'],
    difficulty: 'advanced',
    text: 'Benzoic acid has p*K*_{a} = 4.20, and phenol has p*K*_{a} = 10.00. To separate them by extraction, a chemist wants a buffer in which the percentage of benzoic acid that is ionized equals the percentage of phenol that is not ionized. What pH must the buffer have?',
    answer: '7.10',
    distractors: [
      {
        text: '5.80',
        slip: 'answered-another-quantity',
        teaching:
          'This is the difference between the two p*K*_{a} values; the pH must lie midway between them.',
        expression: '(-4.20 + 10.00)',
      },
      {
        text: '2.90',
        slip: 'wrong-sign',
        teaching:
          'Half the difference between the p*K*_{a} values must be added to 4.20; by itself it is only the distance from each value.',
        expression: '(-4.20 + 10.00) / 2',
      },
      {
        text: '4.20',
        slip: 'half-ionised-everywhere',
        teaching:
          'At pH 4.20 only half of the benzoic acid is ionized, while nearly all of the phenol is not ionized.',
        expression: '4.20',
      },
    ],
    explanation:
      'The ratio of benzoate to benzoic acid is 10^{pH − 4.20}; that of phenol to phenolate is 10^{10.00 − pH}. Equal percentages mean equal ratios: pH − 4.20 = 10.00 − pH, so pH = (4.20 + 10.00)/2 = 7.10.',
    reference: 'OpenStax Chemistry 2e, section 14.6; Clayden, Organic Chemistry, chapter 8',
    computation: { kind: 'quantity', expression: '(4.20 + 10.00)/2', unit: '' },
  },
  {
    id: 'organic-acidity-and-basicity-24',
    topics: ['acidity-and-basicity', 'alkenes-and-alkynes'],
    tests: ['reactions-of-alkynes', 'acidity-of-organic-compounds'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'advanced',
    text: 'But-3-yn-1-ol, \\ce{HC#CCH2CH2OH}, has an OH group (p*K*_{a} about 16) and a terminal alkyne (p*K*_{a} about 25). It is treated with two equivalents of \\ce{NaNH2} in liquid ammonia, then with one equivalent of iodomethane, and finally with water. What is the main product?',
    answer: '\\smiles{CC#CCCO}',
    distractors: [
      {
        text: '\\smiles{C#CCCOC}',
        slip: 'nucleophile-misjudged',
        teaching:
          'The alkoxide is the weaker base and nucleophile of the two ends of the dianion; the site that lost its proton last reacts first.',
      },
      {
        text: '\\smiles{CC#CCCOC}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'One equivalent of iodomethane supplies only one methyl group, and it goes to the more reactive carbanion.',
      },
      {
        text: '\\smiles{C#CC(C)CO}',
        slip: 'wrong-proton',
        teaching:
          'The two most acidic hydrogens are those of OH and of the triple bond, not those of the \\ce{CH2} groups.',
      },
    ],
    explanation:
      'Two equivalents of amide remove the OH proton and the alkyne proton. The acetylide end, the conjugate base of the weaker acid, is the stronger nucleophile and gains the methyl group; water then protonates the alkoxide to give pent-3-yn-1-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 9; Clayden, Organic Chemistry, chapter 8',
    computation: { kind: 'same-structure', smiles: 'OCCC#CC' },
  },
];
