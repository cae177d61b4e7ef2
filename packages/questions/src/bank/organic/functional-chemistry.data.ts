import type { WrittenQuestion } from '../written-question.ts';

/** Aromatic compounds, alcohols and ethers, carbonyl compounds, acids and derivatives, amines, polymers. */
export const functionalChemistryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-aromatic-compounds-01',
    topics: ['aromatic-compounds'],
    tests: ['aromaticity'],
    difficulty: 'beginner',
    text: 'How many π electrons does the cyclopentadienyl anion, \\ce{C5H5-}, have in its ring?',
    answer: '6',
    distractors: [
      {
        text: '4',
        slip: 'huckel-electrons-miscounted',
        teaching: 'Four come from the two double bonds; the lone pair of the negative carbon adds two more.',
        expression: '2 * 2',
      },
      {
        text: '5',
        slip: 'huckel-electrons-miscounted',
        teaching: 'Each of the five carbons contributes one electron, and the negative charge adds one more.',
        expression: '5',
      },
      {
        text: '2',
        slip: 'huckel-electrons-miscounted',
        teaching:
          'The lone pair of the negative carbon contributes two; the two double bonds contribute four more.',
        expression: '2',
      },
    ],
    explanation:
      'Two double bonds contribute 4 π electrons and the lone pair of the carbanion 2: 2 × 2 + 2 = 6. This is 4*n* + 2 with *n* = 1, so the planar ion is aromatic.',
    reference: 'McMurry, Organic Chemistry, chapter 15; IUPAC Gold Book, Hückel (4n + 2) rule',
    computation: { kind: 'quantity', expression: '2*2 + 2', unit: '' },
  },
  {
    id: 'organic-aromatic-compounds-02',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects'],
    uses: ['nitration-of-benzene'],
    difficulty: 'intermediate',
    text: 'What is the main product when methyl benzoate is treated with one equivalent of nitric acid in concentrated sulfuric acid? \\smiles{COC(=O)c1ccccc1|methyl benzoate}',
    answer: '\\smiles{COC(=O)c1cccc([N+](=O)[O-])c1}',
    distractors: [
      {
        text: '\\smiles{COC(=O)c1ccc([N+](=O)[O-])cc1}',
        slip: 'directing-effect-confused',
        teaching:
          'The ester group withdraws electrons and makes the *ortho* and *para* positions especially electron-poor, so it directs *meta*.',
      },
      {
        text: '\\smiles{COC(=O)c1ccccc1[N+](=O)[O-]}',
        slip: 'directing-effect-confused',
        teaching:
          'In the cation formed by *ortho* attack, a positive charge would lie next to the electron-poor ester carbon.',
      },
      {
        text: '\\smiles{COC(=O)c1cc([N+](=O)[O-])cc([N+](=O)[O-])c1}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'With one equivalent only one nitro group enters, and it makes a second nitration much slower.',
      },
    ],
    explanation:
      'The group \\ce{COOCH3} withdraws electrons from the ring. *Ortho* and *para* attack would put positive charge on the carbon that carries this group; *meta* attack does not. The product is methyl 3-nitrobenzoate.',
    reference: 'McMurry, Organic Chemistry, chapter 16; Clayden, Organic Chemistry, chapter 21',
    computation: { kind: 'same-structure', smiles: '[O-][N+](=O)c1cc(C(=O)OC)ccc1' },
  },
  {
    id: 'organic-aromatic-compounds-03',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects', 'synthetic-routes'],
    uses: ['electrophilic-aromatic-substitution'],
    difficulty: 'advanced',
    text: 'Which sequence of reactions converts benzene to 1-bromo-3-nitrobenzene as the main product?',
    answer: 'First \\ce{HNO3} with \\ce{H2SO4}, then \\ce{Br2} with \\ce{FeBr3}',
    distractors: [
      {
        text: 'First \\ce{Br2} with \\ce{FeBr3}, then \\ce{HNO3} with \\ce{H2SO4}',
        slip: 'directing-effect-confused',
        teaching: 'Bromine directs *ortho* and *para*, so the nitro group would enter mainly at position 4.',
      },
      {
        text: 'First \\ce{Br2} with light, then \\ce{HNO3} with \\ce{H2SO4}',
        slip: 'side-chain-attacked',
        teaching: 'Light does not put bromine on the ring, and the *meta* director must come first.',
      },
      {
        text: 'First \\ce{HNO3} with \\ce{H2SO4}, then \\ce{Br2} with light',
        slip: 'side-chain-attacked',
        teaching:
          'Light does not start substitution on the ring; that requires a Lewis acid such as \\ce{FeBr3}.',
      },
    ],
    explanation:
      'The two groups are *meta* to each other, so the *meta* director must come first. Nitration introduces the nitro group, which then directs bromine to position 3.',
    reference: 'McMurry, Organic Chemistry, chapter 16',
  },
  {
    id: 'organic-aromatic-compounds-04',
    topics: ['aromatic-compounds', 'isomerism'],
    tests: ['structural-isomers'],
    difficulty: 'advanced',
    text: 'How many constitutional isomers of dichloronitrobenzene, \\ce{C6H3Cl2NO2} (all three groups on the benzene ring), exist?',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'one-step-short',
        teaching:
          'Three is the number of dichlorobenzenes; the nitro group can enter them at 2, 3 and 1 different positions, respectively.',
      },
      {
        text: '9',
        slip: 'symmetry-overlooked',
        teaching:
          'Only 1,3-dichlorobenzene has three kinds of free position; because of symmetry, the 1,2 isomer has two kinds and the 1,4 isomer one.',
      },
      {
        text: '12',
        slip: 'same-structure-counted-twice',
        teaching:
          'Counting four free positions on each of the three dichlorobenzenes counts equivalent positions more than once.',
      },
    ],
    explanation:
      'Start from the dichlorobenzenes. The 1,2 isomer has two kinds of free positions, the 1,3 isomer three kinds, and the 1,4 isomer one kind: 2 + 3 + 1 = 6.',
    reference: 'McMurry, Organic Chemistry, chapter 15',
    computation: {
      kind: 'structure-fact',
      fact: {
        kind: 'substitution-products',
        smiles: 'c1ccccc1',
        substituents: ['Cl', 'Cl', '[N+](=O)[O-]'],
      },
    },
  },
  {
    id: 'organic-alcohols-and-ethers-01',
    topics: ['alcohols-and-ethers', 'carbonyl-compounds'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'beginner',
    text: 'What is the organic product when butan-2-ol is heated with acidified potassium dichromate(VI)?',
    answer: '\\smiles{CCC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CCCC=O}',
        slip: 'alcohol-class-confused',
        teaching:
          'An aldehyde comes from a primary alcohol; here OH is on a carbon with two carbon neighbors.',
      },
      {
        text: '\\smiles{CCCC(=O)O}',
        slip: 'oxidised-too-far',
        teaching: 'A ketone has no hydrogen on its carbonyl carbon and is not oxidized further to an acid.',
      },
      {
        text: '\\smiles{CC=CC}',
        slip: 'mechanism-confused',
        teaching: 'Losing water to form an alkene is a dehydration with concentrated acid, not an oxidation.',
      },
    ],
    explanation:
      'Butan-2-ol is a secondary alcohol. Oxidation removes one hydrogen from O and one from the carbon that carries it, giving the ketone butanone.',
    reference: 'McMurry, Organic Chemistry, chapter 17',
    computation: { kind: 'same-structure', smiles: 'O=C(C)CC' },
  },
  {
    id: 'organic-alcohols-and-ethers-02',
    topics: ['alcohols-and-ethers'],
    tests: ['primary-secondary-and-tertiary'],
    uses: ['alcohols', 'recognizing-functional-groups'],
    difficulty: 'beginner',
    text: 'Which of these structures is a tertiary alcohol?',
    answer: '\\smiles{CCC(C)(C)O}',
    distractors: [
      {
        text: '\\smiles{CC(C)(C)CO}',
        slip: 'alcohol-class-confused',
        teaching:
          'The carbon with OH has only one carbon neighbor, so the alcohol is primary, although the next carbon is fully branched.',
      },
      {
        text: '\\smiles{CC(C)C(C)O}',
        slip: 'alcohol-class-confused',
        teaching:
          'The carbon with OH has two carbon neighbors and one hydrogen, so the alcohol is secondary.',
      },
      {
        text: '\\smiles{CC(C)(C)OC}',
        slip: 'functional-group-confused',
        teaching:
          'The oxygen is bonded to two carbons and has no hydrogen, so this is an ether, not an alcohol.',
      },
    ],
    explanation:
      'An alcohol is tertiary when the carbon that carries OH is bonded to three other carbons. Only 2-methylbutan-2-ol meets this condition.',
    reference: 'McMurry, Organic Chemistry, chapter 17',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'tertiary alcohol' } },
  },
  {
    id: 'organic-alcohols-and-ethers-03',
    topics: ['alcohols-and-ethers', 'substitution-and-elimination'],
    tests: ['epoxides'],
    difficulty: 'advanced',
    text: 'What is the main product when 2,2-dimethyloxirane is heated with sodium methoxide in methanol? \\smiles{CC1(C)CO1|2,2-dimethyloxirane}',
    answer: '\\smiles{COCC(C)(C)O}',
    distractors: [
      {
        text: '\\smiles{COC(C)(C)CO}',
        slip: 'mechanism-confused',
        teaching:
          'In acid, methanol attacks the more substituted carbon; methoxide, a strong nucleophile, attacks the less hindered one (S_{N}2).',
      },
      {
        text: '\\smiles{C=C(C)CO}',
        slip: 'elimination-for-substitution',
        teaching:
          'This elimination needs a strong, hindered base; methoxide attacks the \\ce{CH2} carbon of the ring.',
      },
      {
        text: '\\smiles{C=C(C)COC}',
        slip: 'water-split-off',
        teaching:
          'The ring does open at the \\ce{CH2} carbon, but the alcohol that forms does not lose water in base.',
      },
    ],
    explanation:
      'Methoxide, a strong nucleophile, attacks by S_{N}2 at the less hindered \\ce{CH2} carbon of the ring. The oxygen stays on the tertiary carbon as an alkoxide, which is protonated to give 1-methoxy-2-methylpropan-2-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 18; Clayden, Organic Chemistry, chapter 15',
    computation: { kind: 'same-structure', smiles: 'OC(C)(C)COC' },
  },
  {
    id: 'organic-alcohols-and-ethers-04',
    topics: ['alcohols-and-ethers', 'substitution-and-elimination'],
    tests: ['ethers'],
    uses: ['sn2-reaction', 'substitution-against-elimination'],
    difficulty: 'intermediate',
    text: 'Which pair of reagents gives 2-methoxy-2-methylpropane, \\ce{(CH3)3COCH3}, in good yield by the Williamson ether synthesis?',
    answer: '\\ce{CH3I} and \\ce{(CH3)3CO-}',
    distractors: [
      {
        text: '\\ce{(CH3)3CI} and \\ce{CH3O-}',
        slip: 'steric-hindrance-ignored',
        teaching:
          'A tertiary halide cannot react by S_{N}2; methoxide would eliminate HI and give 2-methylpropene.',
      },
      {
        text: '\\ce{CH3OH} and \\ce{(CH3)3CO-}',
        slip: 'leaving-group-misjudged',
        teaching: 'Hydroxide is a poor leaving group: the alkoxide only removes the proton from methanol.',
      },
      {
        text: '\\ce{(CH3)3CI} and \\ce{CH3I}',
        slip: 'nucleophile-misjudged',
        teaching: 'Neither halide provides an oxygen nucleophile, so no ether can form.',
      },
    ],
    explanation:
      'The Williamson synthesis is an S_{N}2 reaction of an alkoxide. The bulky group must be the alkoxide and the other group must come from an unhindered halide: \\ce{(CH3)3CO- + CH3I -> (CH3)3COCH3 + I-}.',
    reference: 'McMurry, Organic Chemistry, chapter 18',
  },
  {
    id: 'organic-carbonyl-compounds-01',
    topics: ['carbonyl-compounds', 'alcohols-and-ethers'],
    tests: ['grignard-reactions'],
    difficulty: 'beginner',
    text: 'What is the product when propanal reacts with \\ce{CH3MgBr} in ether, followed by dilute acid?',
    answer: '\\smiles{CCC(C)O}',
    distractors: [
      {
        text: '\\smiles{CCCCO}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The methyl group bonds to the carbonyl carbon, which then carries OH in the middle of the chain.',
      },
      {
        text: '\\smiles{CCC(C)=O}',
        slip: 'oxidised-too-far',
        teaching: 'The addition turns C=O into C–OH; a ketone would need an oxidation afterward.',
      },
      {
        text: '\\smiles{CCC(C)(C)O}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'An aldehyde adds only one methyl group; two would be added in the reaction with an ester.',
      },
    ],
    explanation:
      'The carbanion-like methyl group adds to the carbonyl carbon of \\ce{CH3CH2CHO}; acid protonates the alkoxide to give the secondary alcohol butan-2-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 19',
    computation: { kind: 'same-structure', smiles: 'CC(O)CC' },
  },
  {
    id: 'organic-carbonyl-compounds-02',
    topics: ['carbonyl-compounds'],
    tests: ['acetals-and-hemiacetals'],
    difficulty: 'intermediate',
    text: 'Cyclohexanone is heated with one equivalent of ethane-1,2-diol and a trace of acid, and the water is distilled off. What is the product?',
    answer: '\\smiles{O1CCOC12CCCCC2}',
    distractors: [
      {
        text: '\\smiles{OC1(OCCO)CCCCC1}',
        slip: 'one-step-short',
        teaching:
          'This hemiacetal is the intermediate; the second OH group closes the ring while water leaves.',
      },
      {
        text: '\\smiles{OCCOC1=CCCCC1}',
        slip: 'elimination-for-substitution',
        teaching:
          'The cation left after the loss of water is attacked by the second OH group of the same molecule; it does not lose a proton to give this enol ether.',
      },
      {
        text: '\\smiles{OCCOC1CCCCC1}',
        slip: 'reduced-too-far',
        teaching: 'No reducing agent is present: the carbonyl carbon keeps two bonds to oxygen.',
      },
    ],
    explanation:
      'A ketone and a diol form a cyclic acetal: both oxygens of the diol end up on the former carbonyl carbon, and one molecule of water is lost. Removing the water drives the equilibrium.',
    reference: 'McMurry, Organic Chemistry, chapter 19; Clayden, Organic Chemistry, chapter 11',
    computation: { kind: 'same-structure', smiles: 'C1CCC2(CC1)OCCO2' },
  },
  {
    id: 'organic-carbonyl-compounds-03',
    topics: ['carbonyl-compounds'],
    tests: ['aldol-reaction'],
    difficulty: 'advanced',
    text: 'Butanal is heated with dilute sodium hydroxide. What is the product of the aldol condensation (addition followed by loss of water)?',
    answer: '\\smiles{CCCC=C(CC)C=O}',
    distractors: [
      {
        text: '\\smiles{CCCC=CCCC=O}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The new bond starts from the carbon next to C=O (carbon 2), not from the end of the chain.',
      },
      {
        text: '\\smiles{CCCC(O)C(CC)C=O}',
        slip: 'one-step-short',
        teaching:
          'This is the aldol before the loss of water; on heating it loses water to give the conjugated enal.',
      },
      {
        text: '\\smiles{CCCC(=O)C=CCC}',
        slip: 'functional-group-confused',
        teaching: 'One aldehyde group survives as CHO; it does not become a ketone inside the chain.',
      },
    ],
    explanation:
      'Base takes a proton from carbon 2 of one butanal; this carbon attacks C=O of the other to give \\ce{CH3CH2CH2CH(OH)CH(C2H5)CHO}. Loss of water gives the conjugated 2-ethylhex-2-enal.',
    reference: 'McMurry, Organic Chemistry, chapter 23; Clayden, Organic Chemistry, chapter 26',
    computation: { kind: 'same-structure', smiles: 'O=CC(CC)=CCCC' },
  },
  {
    id: 'organic-carbonyl-compounds-04',
    topics: ['carbonyl-compounds'],
    tests: ['reduction-of-carbonyls'],
    difficulty: 'intermediate',
    text: 'Ethyl 6-oxoheptanoate is stirred with sodium borohydride in ethanol at 0 °C. What is the main product after workup? \\smiles{CC(=O)CCCCC(=O)OCC}',
    answer: '\\smiles{CC(O)CCCCC(=O)OCC}',
    distractors: [
      {
        text: '\\smiles{CC(O)CCCCCO}',
        slip: 'reduced-too-far',
        teaching:
          'Sodium borohydride is too mild for an ester at this temperature; lithium aluminum hydride would reduce both groups.',
      },
      {
        text: '\\smiles{CC(=O)CCCCCO}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The ketone is more electrophilic than the ester and reacts first, not last.',
      },
      {
        text: '\\smiles{CCCCCCC(=O)OCC}',
        slip: 'reduced-too-far',
        teaching: 'Hydride converts C=O to CH–OH; removing the oxygen altogether needs another reaction.',
      },
    ],
    explanation:
      'Borohydride reduces aldehydes and ketones, but esters hardly at all, because the ester oxygen makes the carbonyl carbon less electrophilic. The ketone becomes a secondary alcohol, and the ester remains.',
    reference: 'McMurry, Organic Chemistry, chapter 17; Clayden, Organic Chemistry, chapter 23',
    computation: { kind: 'same-structure', smiles: 'CCOC(=O)CCCCC(C)O' },
  },
  {
    id: 'organic-carboxylic-acids-01',
    topics: ['carboxylic-acids'],
    tests: ['esterification'],
    uses: ['structural-formulas'],
    difficulty: 'beginner',
    text: 'Which ester forms when acetic acid is heated with propan-1-ol and a little sulfuric acid?',
    answer: '\\smiles{CCCOC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CCOC(=O)CC}',
        slip: 'ester-halves-swapped',
        teaching: 'This would be made from propanoic acid and ethanol: the acid supplies the C=O side.',
      },
      {
        text: '\\smiles{CC(C)OC(C)=O}',
        slip: 'branched-for-straight',
        teaching: 'This ester comes from propan-2-ol; the chain of propan-1-ol is bonded at its end.',
      },
      {
        text: '\\smiles{CCCC(=O)OC}',
        slip: 'carbon-lost-or-added',
        teaching:
          'This would be made from butanoic acid and methanol; acetic acid supplies two carbons, propan-1-ol three.',
      },
    ],
    explanation:
      'The acid supplies the acyl group \\ce{CH3CO}, the alcohol supplies \\ce{OCH2CH2CH3}, and water is lost. The ester is propyl acetate.',
    reference: 'McMurry, Organic Chemistry, chapter 21',
    computation: { kind: 'same-structure', smiles: 'CC(=O)OCCC' },
  },
  {
    id: 'organic-carboxylic-acids-02',
    topics: ['carboxylic-acids'],
    tests: ['percentage-yield'],
    uses: ['mass-mass-stoichiometry', 'esterification', 'limiting-reagent'],
    difficulty: 'intermediate',
    text: 'A student heats 6.00 g of acetic acid (\\ce{CH3COOH}, 60.05 g/mol) with an excess of ethanol and obtains 6.60 g of ethyl acetate (\\ce{CH3COOC2H5}, 88.11 g/mol). What is the percent yield?',
    answer: '75.0%',
    distractors: [
      {
        text: '68.2%',
        slip: 'inverted-ratio',
        teaching:
          'This is 60.05/88.11, the ratio of the molar masses; the yield compares the amounts in moles.',
        expression: '100 * 60.05 / 88.11',
      },
      {
        text: '90.9%',
        slip: 'inverted-ratio',
        teaching:
          'This divides the mass of acid by the mass of ester; the yield compares the ester obtained with the maximum amount of ester possible.',
        expression: '100 * 6.00 / 6.60',
      },
      {
        text: '52.4%',
        slip: 'masses-for-moles',
        teaching:
          'This divides the mass of ester by the sum of the masses of acid and ester; the yield compares the ester obtained with the maximum amount of ester possible.',
        expression: '100 * 6.60 / (6.00 + 6.60)',
      },
    ],
    explanation:
      'The theoretical yield of ester is \\frac{6.00 g}{60.05 g/mol} × 88.11 g/mol = 8.80 g. The percent yield is \\frac{6.60}{8.80} = 0.750, or 75.0%.',
    reference: 'McMurry, Organic Chemistry, chapter 21; OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '100*6.60/(6.00/60.05*88.11)', unit: '%' },
  },
  {
    id: 'organic-carboxylic-acids-03',
    topics: ['carboxylic-acids'],
    tests: ['hydrolysis-of-esters'],
    uses: ['triacylglycerols', 'molar-mass', 'mass-mass-stoichiometry'],
    difficulty: 'intermediate',
    text: 'What mass of sodium hydroxide (40.00 g/mol) is needed to saponify 100 g of glyceryl tristearate (\\ce{C57H110O6}, 891.5 g/mol) completely?',
    answer: '13.5 g',
    distractors: [
      {
        text: '4.49 g',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'One molecule of this fat has three ester groups, and each of them uses up one hydroxide ion.',
        expression: '100 / 891.5 * 40.00',
      },
      {
        text: '1.50 g',
        slip: 'divided-for-multiplied',
        teaching: 'The amount of sodium hydroxide is three times that of the fat, not one third of it.',
        expression: '100 / 891.5 / 3 * 40.00',
      },
      {
        text: '26.9 g',
        slip: 'forgot-subscript',
        teaching: 'Six is the number of oxygen atoms; there are three ester groups with two oxygens each.',
        expression: '100 / 891.5 * 6 * 40.00',
      },
    ],
    explanation:
      '\\frac{100 g}{891.5 g/mol} = 0.1122 mol of fat, with three ester groups per molecule, needs 3 × 0.1122 = 0.3365 mol NaOH, which is 0.3365 mol × 40.00 g/mol = 13.5 g.',
    reference: 'McMurry, Organic Chemistry, chapters 21 and 27',
    computation: { kind: 'quantity', expression: '100/891.5*3*40.00', unit: 'g' },
  },
  {
    id: 'organic-carboxylic-acids-04',
    topics: ['carboxylic-acids', 'amines'],
    tests: ['preparation-of-amines'],
    uses: ['amides', 'reduction-of-carbonyls'],
    difficulty: 'intermediate',
    text: 'What is the product when benzamide, \\ce{C6H5CONH2}, is reduced with lithium aluminum hydride (followed by workup with water)?',
    answer: '\\smiles{NCc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{OCc1ccccc1}',
        slip: 'wrong-oxygen-lost',
        teaching:
          'In the reduction of an amide the oxygen leaves and nitrogen stays; the alcohol would come from an ester or acid.',
      },
      {
        text: '\\smiles{O=Cc1ccccc1}',
        slip: 'reduced-too-little',
        teaching: 'Lithium aluminum hydride does not stop at the aldehyde stage.',
      },
      {
        text: '\\smiles{Nc1ccccc1}',
        slip: 'carbon-lost-or-added',
        teaching:
          'The carbonyl carbon becomes a \\ce{CH2} group and stays in the molecule; it would be lost in a Hofmann rearrangement.',
      },
    ],
    explanation:
      'Lithium aluminum hydride converts the C=O group of an amide to \\ce{CH2}: the oxygen is lost, and the nitrogen remains. Benzamide gives phenylmethanamine (benzylamine).',
    reference: 'McMurry, Organic Chemistry, chapters 21 and 24',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1CN' },
  },
  {
    id: 'organic-amines-01',
    topics: ['amines'],
    tests: ['primary-secondary-and-tertiary', 'recognizing-functional-groups'],
    uses: ['amines'],
    difficulty: 'beginner',
    text: 'Which of these structures is a secondary amine?',
    answer: '\\smiles{CCNCC}',
    distractors: [
      {
        text: '\\smiles{CCC(C)N}',
        slip: 'amine-class-confused',
        teaching:
          'An amine is classified by the number of carbons on nitrogen, not on the neighboring carbon, so this one is primary.',
      },
      {
        text: '\\smiles{CCN(C)C}',
        slip: 'amine-class-confused',
        teaching: 'Three carbons are bonded to nitrogen and no hydrogen is left, so this amine is tertiary.',
      },
      {
        text: '\\smiles{CCNC(C)=O}',
        slip: 'functional-group-confused',
        teaching: 'Nitrogen next to C=O belongs to an amide, which is not an amine.',
      },
    ],
    explanation:
      'A secondary amine has exactly two carbons (none of them C=O) and one hydrogen on nitrogen, as in diethylamine, \\ce{(C2H5)2NH}.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'secondary amine' } },
  },
  {
    id: 'organic-amines-02',
    topics: ['amines', 'carbonyl-compounds'],
    tests: ['imines-and-enamines'],
    uses: ['preparation-of-amines'],
    difficulty: 'intermediate',
    text: 'What is the product of the reductive amination of propanal with methylamine, \\ce{CH3NH2}, and \\ce{NaBH3CN}?',
    answer: '\\smiles{CCCNC}',
    distractors: [
      {
        text: '\\smiles{CCC=NC}',
        slip: 'reduced-too-little',
        teaching: 'This imine forms first, but \\ce{NaBH3CN} reduces its C=N double bond.',
      },
      {
        text: '\\smiles{CCCO}',
        slip: 'protecting-step-forgotten',
        teaching:
          'This alcohol would form by reduction of the aldehyde, but this mild reagent reduces the iminium ion much faster than the aldehyde.',
      },
      {
        text: '\\smiles{CCC(C)N}',
        slip: 'wrong-carbon-attacked',
        teaching: 'Nitrogen, not the methyl carbon, bonds to the carbonyl carbon.',
      },
    ],
    explanation:
      'The amine and the aldehyde form an imine, \\ce{CH3CH2CH=NCH3}; \\ce{NaBH3CN} adds hydride to its C=N bond to give *N*-methylpropan-1-amine.',
    reference: 'McMurry, Organic Chemistry, chapter 24; Clayden, Organic Chemistry, chapter 11',
    computation: { kind: 'same-structure', smiles: 'CNCCC' },
  },
  {
    id: 'organic-amines-03',
    topics: ['amines', 'substitution-and-elimination'],
    tests: ['zaitsevs-rule'],
    uses: ['quaternary-ammonium-salts', 'amines'],
    difficulty: 'advanced',
    text: 'Butan-2-amine is treated with excess iodomethane, then with silver oxide and water, and heated (Hofmann elimination). Which alkene is the main product?',
    answer: '\\smiles{CCC=C}',
    distractors: [
      {
        text: '\\smiles{CC=CC}',
        slip: 'zaitsev-hofmann-confused',
        teaching:
          'With the bulky leaving group \\ce{N(CH3)3} the less substituted alkene is favored, contrary to Zaitsev’s rule.',
      },
      {
        text: '\\smiles{CC(C)=C}',
        slip: 'rearrangement-invented',
        teaching:
          'The elimination takes place in one step without a carbocation, so the chain does not become branched.',
      },
      {
        text: '\\smiles{C=CC=C}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'The loss of one leaving group gives one double bond; a diene would need two of them.',
      },
    ],
    explanation:
      'Exhaustive methylation gives the quaternary ion with \\ce{N(CH3)3^+}; on heating, hydroxide removes the most accessible hydrogen, one on the methyl group (carbon 1). But-1-ene is the main product.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'same-structure', smiles: 'C=CCC' },
  },
  {
    id: 'organic-polymers-01',
    topics: ['polymers', 'alkenes-and-alkynes'],
    tests: ['addition-polymers'],
    difficulty: 'beginner',
    text: 'A polymer has the chain –\\ce{CH2}–CHCl–\\ce{CH2}–CHCl–. From which monomer is it made by addition polymerization?',
    answer: '\\smiles{C=CCl}',
    distractors: [
      {
        text: '\\smiles{CCCl}',
        slip: 'rings-or-pi-forgotten',
        teaching:
          'A monomer of addition polymerization needs a double bond; its π electrons form the bonds that join the units.',
      },
      {
        text: '\\smiles{ClC=CCl}',
        slip: 'repeat-unit-confused',
        teaching: 'Here every carbon carries chlorine, but in the chain only every other carbon does.',
      },
      {
        text: '\\smiles{C=C(Cl)Cl}',
        slip: 'repeat-unit-confused',
        teaching: 'This monomer would place two chlorine atoms on every other carbon.',
      },
    ],
    explanation:
      'The repeat unit is –\\ce{CH2}–CHCl–. Restoring the double bond between the two carbons gives the monomer chloroethene, \\ce{CH2=CHCl}.',
    reference: 'McMurry, Organic Chemistry, chapters 8 and 31',
    computation: { kind: 'same-structure', smiles: 'ClC=C' },
  },
  {
    id: 'organic-polymers-02',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A sample of polystyrene has an average molar mass of 2.60 × 10^{5} g/mol; the molar mass of the monomer is 104.15 g/mol. How many monomer units does an average chain have?',
    answer: '2.50 × 10^{3}',
    distractors: [
      {
        text: '3.02 × 10^{3}',
        slip: 'water-split-off',
        teaching:
          'Here one molecule of water was subtracted from each unit; in addition polymerization nothing is lost.',
        expression: '2.60e5 / (104.15 - 18.02)',
      },
      {
        text: '1.25 × 10^{3}',
        slip: 'repeat-unit-confused',
        teaching:
          'In addition polymerization one monomer gives one repeat unit, so the number is not halved.',
        expression: '(2.60e5 / 2) / 104.15',
      },
      {
        text: '4.99 × 10^{3}',
        slip: 'wrong-thing-counted',
        teaching:
          'This is the number of carbon atoms in the backbone; each monomer unit contributes two of them.',
        expression: '2 * 2.60e5 / 104.15',
      },
    ],
    explanation:
      'In addition polymerization nothing is lost, so the repeat unit has the same molar mass as the monomer: \\frac{2.60 × 10^{5}}{104.15} = 2.50 × 10^{3} units.',
    reference: 'McMurry, Organic Chemistry, chapter 31',
    computation: { kind: 'quantity', expression: '2.60e5/104.15', unit: '' },
  },
  {
    id: 'organic-polymers-03',
    topics: ['polymers', 'carboxylic-acids'],
    tests: ['condensation-polymers'],
    uses: ['molar-mass'],
    difficulty: 'advanced',
    text: 'Nylon-6,6 is made from hexanedioic acid (146.14 g/mol) and hexane-1,6-diamine (116.21 g/mol); water (18.02 g/mol) is eliminated. What is the molar mass of its repeat unit (one unit of each monomer)?',
    answer: '226.31 g/mol',
    distractors: [
      {
        text: '244.33 g/mol',
        slip: 'water-not-split-off',
        teaching: 'Each repeat unit has two amide bonds, so two molecules of water are lost, not one.',
        expression: '146.14 + 116.21 - 18.02',
      },
      {
        text: '262.35 g/mol',
        slip: 'water-not-split-off',
        teaching: 'This is the sum of the monomers; a condensation polymer has lost water at each new bond.',
        expression: '146.14 + 116.21',
      },
      {
        text: '113.16 g/mol',
        slip: 'repeat-unit-confused',
        teaching: 'This is half of the repeat unit, as if the unit contained only one of its two monomers.',
        expression: '(146.14 + 116.21 - 2 * 18.02) / 2',
      },
    ],
    explanation:
      'In the chain each monomer is bonded on both sides. A repeat unit with one of each has two amide bonds, so 146.14 + 116.21 − 2 × 18.02 = 226.31 g/mol.',
    reference: 'McMurry, Organic Chemistry, chapters 21 and 31',
    computation: { kind: 'quantity', expression: '146.14 + 116.21 - 2*18.02', unit: 'g/mol' },
  },
];
