import type { WrittenQuestion } from '../written-question.ts';

export const metabolismQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-fatty-acid-metabolism-01',
    topics: ['fatty-acid-metabolism'],
    tests: ['beta-oxidation'],
    difficulty: 'beginner',
    text: 'How many rounds of β oxidation turn one palmitoyl-CoA (16 carbons) completely into acetyl-CoA?',
    answer: '7',
    distractors: [
      {
        text: '8',
        slip: 'round-miscounted',
        teaching: 'Eight acetyl-CoA result, but the last cut gives two of them at once.',
        expression: '16 / 2',
      },
      {
        text: '16',
        slip: 'round-miscounted',
        teaching: 'Each round removes two carbons, not one.',
        expression: '16',
      },
      {
        text: '6',
        slip: 'round-miscounted',
        teaching: 'After six rounds four carbons are left, which need one more cut.',
        expression: '16 / 2 - 2',
      },
    ],
    explanation:
      'The 16 carbons become 8 acetyl groups. Splitting a chain into 8 pieces requires 8 − 1 = 7 cuts, so there are 7 rounds.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
    computation: { kind: 'quantity', expression: '16 / 2 - 1', unit: '' },
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-02',
    topics: ['fatty-acid-metabolism'],
    tests: ['beta-oxidation'],
    uses: ['atp-yield-of-respiration'],
    difficulty: 'intermediate',
    text: 'What is the net ATP yield of the complete oxidation of free palmitic acid (16 carbons)? Take 2.5 ATP per NADH, 1.5 per FADH_{2}, 10 per acetyl-CoA and 2 ATP equivalents for activation.',
    answer: '106 ATP',
    distractors: [
      {
        text: '108 ATP',
        slip: 'investment-forgotten',
        teaching: 'Making palmitoyl-CoA splits an ATP to AMP, which costs two equivalents.',
        expression: '7 * (1.5 + 2.5) + 8 * 10',
      },
      {
        text: '96 ATP',
        slip: 'round-miscounted',
        teaching: 'Seven rounds leave eight acetyl-CoA, not seven.',
        expression: '7 * (1.5 + 2.5) + 7 * 10 - 2',
      },
      {
        text: '110 ATP',
        slip: 'round-miscounted',
        teaching: 'Eight acetyl-CoA need only seven rounds, so there are seven NADH and seven FADH_{2}.',
        expression: '8 * (1.5 + 2.5) + 8 * 10 - 2',
      },
    ],
    explanation:
      'Seven rounds give 7 FADH_{2} (10.5) and 7 NADH (17.5); 8 acetyl-CoA give 80. After subtracting 2 for activation, the yield is 10.5 + 17.5 + 80 − 2 = 106.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
    computation: { kind: 'quantity', expression: '7 * (1.5 + 2.5) + 8 * 10 - 2', unit: 'ATP' },
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-03',
    topics: ['fatty-acid-metabolism'],
    tests: ['beta-oxidation'],
    uses: ['atp-yield-of-respiration', 'fatty-acids'],
    difficulty: 'advanced',
    text: 'What is the net ATP yield of the complete oxidation of free oleic acid, 18:1(Δ^{9})? Its double bond is merely shifted by an isomerase, so that one acyl-CoA dehydrogenase step is omitted. Take 2.5 ATP per NADH, 1.5 per FADH_{2}, 10 per acetyl-CoA and 2 ATP equivalents for activation.',
    answer: '118.5 ATP',
    distractors: [
      {
        text: '120 ATP',
        slip: 'double-bond-effect-reversed',
        teaching:
          'This is the yield of the saturated 18-carbon acid; the double bond that is already there costs one FADH_{2}.',
        expression: '8 * 2.5 + (8) * 1.5 + 9 * 10 - 2',
      },
      {
        text: '120.5 ATP',
        slip: 'investment-forgotten',
        teaching: 'Activation to oleoyl-CoA costs two ATP equivalents.',
        expression: '8 * 2.5 + (8 - 1) * 1.5 + 9 * 10',
      },
      {
        text: '117.5 ATP',
        slip: 'cofactor-mixed-up',
        teaching: 'The step that is omitted makes FADH_{2}, not NADH.',
        expression: '(8 - 1) * 2.5 + 8 * 1.5 + 9 * 10 - 2',
      },
    ],
    explanation:
      'Eight rounds give 8 NADH (20) and 8 − 1 = 7 FADH_{2} (10.5), and 9 acetyl-CoA (90). 20 + 10.5 + 90 − 2 = 118.5.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
    computation: { kind: 'quantity', expression: '8 * 2.5 + (8 - 1) * 1.5 + 9 * 10 - 2', unit: 'ATP' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-01',
    topics: ['nitrogen-metabolism'],
    tests: ['urea-cycle'],
    difficulty: 'beginner',
    text: 'A urea molecule made in the urea cycle contains two nitrogen atoms. Where do they come from directly?',
    answer: 'One from ammonia, one from aspartate',
    distractors: [
      {
        text: 'Two from ammonia, in two separate steps',
        slip: 'metabolite-mixed-up',
        teaching:
          'Ammonia enters once, as carbamoyl phosphate; the second nitrogen is supplied by aspartate.',
      },
      {
        text: 'One from ammonia, one from ornithine',
        slip: 'metabolite-mixed-up',
        teaching: 'Ornithine is the carrier that is regenerated; its own nitrogens stay with it.',
      },
      {
        text: 'Two from glutamine, in a single step',
        slip: 'metabolite-mixed-up',
        teaching:
          'Glutamine carries nitrogen to the liver, but the nitrogen enters the cycle as ammonia and as aspartate.',
      },
    ],
    explanation:
      'Carbamoyl phosphate synthetase I fixes ammonia, and argininosuccinate synthetase adds the amino group of aspartate. Arginase then releases urea and regenerates ornithine.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-02',
    topics: ['nitrogen-metabolism'],
    tests: ['urea-cycle'],
    uses: ['percent-composition'],
    difficulty: 'intermediate',
    text: 'A person breaks down 75 g of protein a day, and protein is 16% nitrogen by mass. If all of the nitrogen leaves as urea (60.06 g/mol, of which 28.02 g/mol is nitrogen), what mass of urea is excreted per day?',
    answer: '25.7 g',
    distractors: [
      {
        text: '12.9 g',
        slip: 'needless-half',
        teaching:
          'The value 28.02 g/mol already includes both nitrogen atoms of urea, so nothing should be halved.',
        expression: '75 * 0.16 * 60.06 / (2 * 28.02)',
      },
      {
        text: '12.0 g',
        slip: 'one-step-short',
        teaching: 'This is the mass of the nitrogen; the urea that contains it has a greater mass.',
        expression: '75 * 0.16',
      },
      {
        text: '5.6 g',
        slip: 'inverted-ratio',
        teaching: 'Urea is heavier than its nitrogen, so the mass is multiplied by 60.06/28.02, not divided.',
        expression: '75 * 0.16 / 60.06 * 28.02',
      },
    ],
    explanation: 'Nitrogen: 75 g × 0.16 = 12.0 g. Urea: 12.0 g × \\frac{60.06}{28.02} = 25.7 g.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
    computation: { kind: 'quantity', expression: '75 * 0.16 * 60.06 / 28.02', unit: 'g' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-03',
    topics: ['nitrogen-metabolism', 'amino-acids'],
    tests: ['transamination'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'An aminotransferase moves the amino group of alanine to 2-oxoglutarate. Which molecule does alanine become (drawn un-ionized)?',
    answer: '\\smiles{CC(=O)C(=O)O}',
    distractors: [
      {
        text: '\\smiles{CC(O)C(=O)O}',
        slip: 'metabolite-mixed-up',
        teaching:
          'This is lactic acid; transamination leaves a ketone, not an alcohol, where the amino group was.',
      },
      {
        text: '\\smiles{OC(=O)CC(=O)C(=O)O}',
        slip: 'metabolite-mixed-up',
        teaching: 'Oxaloacetic acid is what aspartic acid becomes; alanine has three carbons.',
      },
      {
        text: '\\smiles{OC(=O)CC(O)C(=O)O}',
        slip: 'metabolite-mixed-up',
        teaching: 'This is malic acid; alanine has three carbons and becomes a ketone.',
      },
    ],
    explanation:
      'In a transamination –CH(\\ce{NH2})– becomes –C(=O)–, and the carbon skeleton is unchanged. Alanine becomes pyruvic acid, while 2-oxoglutarate becomes glutamate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
    computation: { kind: 'same-structure', smiles: 'CC(=O)C(=O)O' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-04',
    topics: ['nitrogen-metabolism', 'bioenergetics'],
    tests: ['urea-cycle'],
    uses: ['mole-ratio'],
    difficulty: 'advanced',
    text: 'Making each urea molecule costs the liver four ATP equivalents. How many moles of ATP equivalents does the excretion of 12.0 g of nitrogen as urea cost? (N = 14.01 g/mol)',
    answer: '1.71 mol',
    distractors: [
      {
        text: '3.43 mol',
        slip: 'forgot-subscript',
        teaching: 'Each urea contains two nitrogen atoms, so only half as many urea molecules are needed.',
        expression: '12.0 / (14.01) * 4',
      },
      {
        text: '6.85 mol',
        slip: 'multiplied-for-divided',
        teaching:
          'Each urea contains two nitrogen atoms, so the amount of nitrogen is divided by two, not multiplied.',
        expression: '12.0 / 14.01 * 2 * 4',
      },
      {
        text: '1.28 mol',
        slip: 'investment-miscounted',
        teaching: 'Three ATP are used per urea, but one is split to AMP, which makes four equivalents.',
        expression: '12.0 / (2 * 14.01) * 3',
      },
    ],
    explanation:
      'Urea: \\frac{12.0 g}{2 × 14.01 g/mol} = 0.428 mol. ATP equivalents: 4 × 0.428 mol = 1.71 mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
    computation: { kind: 'quantity', expression: '12.0 / (2 * 14.01) * 4', unit: 'mol' },
  },
  {
    id: 'biochemistry-signalling-01',
    topics: ['signalling'],
    tests: ['g-protein-coupled-receptors'],
    uses: ['hormones'],
    difficulty: 'beginner',
    text: 'Glucagon binds to its receptor on a liver cell. Through which second messenger does it mainly act inside the cell?',
    answer: 'Cyclic AMP',
    distractors: [
      {
        text: 'Inositol trisphosphate',
        slip: 'messenger-mixed-up',
        teaching:
          'Inositol trisphosphate is released by phospholipase C, downstream of another class of G protein (G_{q}).',
      },
      {
        text: 'Cyclic GMP',
        slip: 'messenger-mixed-up',
        teaching: 'Cyclic GMP is made by guanylyl cyclases, for instance in response to nitric oxide.',
      },
      {
        text: 'Diacylglycerol',
        slip: 'messenger-mixed-up',
        teaching: 'Diacylglycerol comes from phospholipase C and activates protein kinase C.',
      },
    ],
    explanation:
      'The glucagon receptor acts through the G protein G_{s}, which activates adenylyl cyclase. The cyclase makes cyclic AMP from ATP, and this activates protein kinase A.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-02',
    topics: ['signalling'],
    tests: ['g-protein-coupled-receptors'],
    difficulty: 'intermediate',
    text: 'One hormone molecule leads to 10 active adenylyl cyclases, each of which makes 100 cyclic AMP molecules. Four of these bind to one protein kinase A and release its two catalytic subunits. If all of the cyclic AMP is bound, how many catalytic subunits are released?',
    answer: '500',
    distractors: [
      {
        text: '250',
        slip: 'one-step-short',
        teaching: 'This is the number of kinase molecules; each releases two catalytic subunits.',
        expression: '10 * 100 / 4',
      },
      {
        text: '1000',
        slip: 'one-step-short',
        teaching:
          'This is the number of cyclic AMP molecules; four are needed for one kinase, which releases two subunits.',
        expression: '10 * 100',
      },
      {
        text: '2000',
        slip: 'wrong-number-per-unit',
        teaching:
          'Here each cyclic AMP was assumed to release two subunits; in fact it takes four cyclic AMP molecules to release two.',
        expression: '10 * 100 * 2',
      },
    ],
    explanation:
      'Cyclic AMP: 10 × 100 = 1000. Kinase molecules: 1000/4 = 250. Catalytic subunits: 250 × 2 = 500.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
    computation: { kind: 'quantity', expression: '10 * 100 / 4 * 2', unit: '' },
  },
  {
    id: 'biochemistry-signalling-03',
    topics: ['signalling'],
    tests: ['ligand-binding'],
    uses: ['competitive-inhibition', 'medicinal-chemistry'],
    difficulty: 'advanced',
    text: 'A receptor binds its hormone with *K*_{d} = 2.0 nmol/L and a competing antagonist with *K*_{i} = 2.0 nmol/L at the same site. What fraction of the receptors carry the hormone at free concentrations of 4.0 nmol/L hormone and 6.0 nmol/L antagonist?',
    answer: '0.33',
    distractors: [
      {
        text: '0.67',
        slip: 'inhibitor-ignored',
        teaching: 'This is the occupancy without the antagonist, which raises the apparent *K*_{d} fourfold.',
        expression: '4.0 / (4.0 + 2.0)',
      },
      {
        text: '0.50',
        slip: 'answered-another-quantity',
        teaching: 'This is the fraction that carries the antagonist.',
        expression: '6.0 / (6.0 + 2.0 * (1 + 4.0 / 2.0))',
      },
      {
        text: '0.83',
        slip: 'answered-another-quantity',
        teaching: 'This is the fraction that carries either of the two.',
        expression: '(4.0 + 6.0) / (4.0 + 6.0 + 2.0)',
      },
    ],
    explanation:
      'Apparent *K*_{d} = 2.0 × (1 + 6.0/2.0) = 8.0 nmol/L. Occupancy: \\frac{4.0}{4.0 + 8.0} = 0.33.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
    computation: { kind: 'quantity', expression: '4.0 / (4.0 + 2.0 * (1 + 6.0 / 2.0))', unit: '' },
  },
  {
    id: 'biochemistry-photosynthesis-01',
    topics: ['photosynthesis'],
    tests: ['light-reactions-of-photosynthesis'],
    difficulty: 'beginner',
    text: 'Which molecule is the source of the \\ce{O2} that plants release in photosynthesis?',
    answer: 'Water',
    distractors: [
      {
        text: 'Carbon dioxide',
        slip: 'metabolite-mixed-up',
        teaching:
          'The oxygen of \\ce{CO2} ends up in sugar and water; labeled \\ce{H2O} shows that \\ce{O2} comes from water.',
      },
      {
        text: 'Glucose',
        slip: 'pathway-mixed-up',
        teaching: 'Glucose is a product of carbon fixation, not the source of \\ce{O2}.',
      },
      {
        text: 'Nitrate',
        slip: 'metabolite-mixed-up',
        teaching: 'Nitrate is a source of nitrogen; it takes no part in the release of \\ce{O2}.',
      },
    ],
    explanation:
      'At photosystem II the oxygen-evolving complex oxidizes water: \\ce{2H2O -> O2 + 4H+ + 4e-}. The electrons pass on to NADP^{+}, and \\ce{O2} is released.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-02',
    topics: ['photosynthesis'],
    tests: ['calvin-cycle'],
    difficulty: 'intermediate',
    text: 'The Calvin cycle spends 3 ATP and 2 NADPH for each \\ce{CO2} it fixes. How many ATP are needed to make the equivalent of one glucose?',
    answer: '18',
    distractors: [
      {
        text: '12',
        slip: 'cofactor-mixed-up',
        teaching: 'Twelve is the number of NADPH, two for each of the six \\ce{CO2}.',
        expression: '6 * 2',
      },
      {
        text: '9',
        slip: 'one-half-of-glucose',
        teaching: 'Nine ATP give one triose phosphate; one glucose is equivalent to two of them.',
        expression: '3 * 3',
      },
      {
        text: '30',
        slip: 'energies-added',
        teaching: 'This adds the 12 NADPH to the ATP; they are different carriers.',
        expression: '6 * 3 + 6 * 2',
      },
    ],
    explanation: 'A glucose has six carbons, so six \\ce{CO2} must be fixed: 6 × 3 = 18 ATP (and 12 NADPH).',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'quantity', expression: '6 * 3', unit: '' },
  },
  {
    id: 'biochemistry-photosynthesis-03',
    topics: ['photosynthesis', 'bioenergetics'],
    tests: ['light-reactions-of-photosynthesis'],
    uses: ['photon-energy', 'calvin-cycle'],
    difficulty: 'advanced',
    text: 'Making glucose from \\ce{CO2} and water stores 2870 kJ/mol. If 8 photons of 680 nm (176 kJ per mole of photons) are needed for each \\ce{CO2}, what percentage of the light energy is stored?',
    answer: '34%',
    distractors: [
      {
        text: '17%',
        slip: 'needless-factor-two',
        teaching: 'The 8 photons include those of both photosystems; here they were counted twice.',
        expression: '100 * (2870 / 6) / (2 * 8 * 176)',
      },
      {
        text: '5.7%',
        slip: 'wrong-number-per-unit',
        teaching: 'Here the energy of one \\ce{CO2} was compared with the light needed for six.',
        expression: '100 * (2870 / 6) / (6 * 8 * 176)',
      },
      {
        text: '2.9%',
        slip: 'inverted-ratio',
        teaching:
          'Stored energy is divided by light energy; this is light energy divided by stored energy, not a percentage.',
        expression: '8 * 176 / (2870 / 6)',
      },
    ],
    explanation:
      'Per mole of \\ce{CO2}, the energy stored is 2870/6 = 478 kJ and the light energy is 8 × 176 = 1408 kJ. 478/1408 = 0.34 = 34%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'quantity', expression: '100 * (2870 / 6) / (8 * 176)', unit: '%' },
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-04',
    topics: ['fatty-acid-metabolism'],
    tests: ['beta-oxidation'],
    difficulty: 'beginner',
    text: 'Which molecule carries long-chain acyl groups through the inner mitochondrial membrane?',
    answer: 'Carnitine',
    distractors: [
      {
        text: 'Albumin',
        slip: 'compartment-mixed-up',
        teaching: 'Albumin carries free fatty acids in the blood.',
      },
      {
        text: 'Citrate',
        slip: 'metabolite-mixed-up',
        teaching: 'Citrate carries acetyl groups out of the mitochondrion for synthesis.',
      },
      {
        text: 'Cholesterol',
        slip: 'metabolite-mixed-up',
        teaching: 'Cholesterol is a part of membranes, not a carrier of acyl groups.',
      },
    ],
    explanation:
      'Acyl groups pass from CoA to carnitine, cross the membrane as acylcarnitine through an exchanger, and are transferred back to CoA in the matrix.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-05',
    topics: ['fatty-acid-metabolism'],
    tests: ['fatty-acid-synthesis'],
    uses: ['biological-redox'],
    difficulty: 'beginner',
    text: 'What supplies the electrons for the synthesis of fatty acids in the cytosol?',
    answer: 'NADPH',
    distractors: [
      {
        text: 'NADH',
        slip: 'cofactor-mixed-up',
        teaching: 'NADH mainly carries electrons for ATP production; reductive syntheses use NADPH.',
      },
      {
        text: 'FADH_{2}',
        slip: 'cofactor-mixed-up',
        teaching: 'FADH_{2} is made in β oxidation; it stays bound to its enzyme.',
      },
      {
        text: 'Ubiquinol',
        slip: 'cofactor-mixed-up',
        teaching: 'Ubiquinol carries electrons in the respiratory chain.',
      },
    ],
    explanation:
      'Fatty acid synthase uses NADPH, which comes from the pentose phosphate pathway and malic enzyme. Different carriers keep synthesis and breakdown separate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-06',
    topics: ['fatty-acid-metabolism'],
    tests: ['fatty-acid-synthesis'],
    difficulty: 'intermediate',
    text: 'How many molecules of NADPH does fatty acid synthase use to make one molecule of palmitate (16 carbons) from acetyl-CoA and malonyl-CoA?',
    answer: '14',
    distractors: [
      {
        text: '7',
        slip: 'one-step-short',
        teaching: 'There are seven rounds, but each has two reductions.',
        expression: '(16 / 2 - 1)',
      },
      {
        text: '16',
        slip: 'round-miscounted',
        teaching: 'The first two carbons come from acetyl-CoA and are not reduced: seven rounds, not eight.',
        expression: '(16 / 2) * 2',
      },
      {
        text: '8',
        slip: 'answered-another-quantity',
        teaching: 'Eight is the number of two-carbon units in palmitate, not the number of reductions.',
        expression: '16 / 2',
      },
    ],
    explanation:
      'Seven rounds add seven two-carbon units from malonyl-CoA to the acetyl primer. Each round reduces a C=O and a C=C: 7 × 2 = 14.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
    computation: { kind: 'quantity', expression: '(16 / 2 - 1) * 2', unit: '' },
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-07',
    topics: ['fatty-acid-metabolism', 'bioenergetics'],
    tests: ['fatty-acid-synthesis'],
    difficulty: 'advanced',
    text: 'Making palmitate (16 carbons) from acetyl-CoA in the cytosol requires one ATP for each malonyl-CoA and two NADPH for each round. What is the cost in ATP equivalents at 2.5 per NADPH?',
    answer: '42',
    distractors: [
      {
        text: '35',
        slip: 'one-step-short',
        teaching: 'This is the cost of the NADPH alone; seven malonyl-CoA cost one ATP each.',
        expression: '7 * 2 * 2.5',
      },
      {
        text: '24.5',
        slip: 'steps-miscounted',
        teaching: 'Each round has two reductions, so 14 NADPH are used, not seven.',
        expression: '7 * 1 + 7 * 2.5',
      },
      {
        text: '48',
        slip: 'round-miscounted',
        teaching: 'One of the eight acetyl-CoA is the primer: seven rounds, not eight.',
        expression: '8 * 1 + 8 * 2 * 2.5',
      },
    ],
    explanation: 'Seven malonyl-CoA cost 7 ATP. 14 NADPH cost 14 × 2.5 = 35. Sum: 42.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
    computation: { kind: 'quantity', expression: '7 * 1 + 7 * 2 * 2.5', unit: '' },
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-08',
    topics: ['fatty-acid-metabolism'],
    tests: ['ketone-bodies'],
    uses: ['atp-yield-of-respiration', 'citric-acid-cycle'],
    difficulty: 'advanced',
    text: 'How many ATP equivalents does a muscle gain from one molecule of 3-hydroxybutyrate? Its oxidation to acetoacetate gives 1 NADH; acetoacetate is activated by succinyl-CoA, at the cost of the GTP that the succinyl-CoA would have produced, and gives 2 acetyl-CoA. Take 2.5 ATP per NADH and 10 per acetyl-CoA.',
    answer: '21.5',
    distractors: [
      {
        text: '22.5',
        slip: 'investment-forgotten',
        teaching: 'The succinyl-CoA used for activation makes no GTP, which costs one equivalent.',
        expression: '2.5 + 2 * 10',
      },
      {
        text: '19',
        slip: 'carrier-forgotten',
        teaching: 'The NADH from 3-hydroxybutyrate dehydrogenase was left out here.',
        expression: '-1 + 2 * 10',
      },
      {
        text: '11.5',
        slip: 'carbons-miscounted',
        teaching: 'Acetoacetate has four carbons and gives two acetyl-CoA.',
        expression: '2.5 - 1 + 10',
      },
    ],
    explanation: '2.5 (NADH) − 1 (GTP not made) + 2 × 10 (acetyl-CoA) = 21.5.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
    computation: { kind: 'quantity', expression: '2.5 - 1 + 2 * 10', unit: '' },
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-09',
    topics: ['fatty-acid-metabolism'],
    tests: ['atp-yield-of-respiration'],
    uses: ['beta-oxidation', 'mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'Palmitic acid (256.4 g/mol) yields 106 ATP per molecule, and glucose (180.2 g/mol) yields 32. How many times as much ATP does a gram of palmitic acid yield as a gram of glucose?',
    answer: '2.3',
    distractors: [
      {
        text: '3.3',
        slip: 'one-step-short',
        teaching:
          'This compares moles; a gram of glucose, which has the lower molar mass, contains more of them.',
        expression: '106 / 32',
      },
      {
        text: '4.7',
        slip: 'multiplied-for-divided',
        teaching:
          'A mole of palmitic acid has the greater mass, so the ratio per gram is smaller than the ratio per mole.',
        expression: '(106 / 32) * (256.4 / 180.2)',
      },
      {
        text: '1.4',
        slip: 'answered-another-quantity',
        teaching: 'This is the ratio of the molar masses; it does not include the yields of ATP.',
        expression: '256.4 / 180.2',
      },
    ],
    explanation: '\\frac{106/256.4}{32/180.2} = \\frac{0.413}{0.178} = 2.3.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
    computation: { kind: 'quantity', expression: '(106 / 256.4) / (32 / 180.2)', unit: '' },
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-10',
    topics: ['fatty-acid-metabolism'],
    tests: ['gluconeogenesis'],
    uses: ['beta-oxidation', 'pyruvate-dehydrogenase'],
    difficulty: 'intermediate',
    text: 'Why is there practically no net synthesis of glucose from even-chain fatty acids in humans?',
    answer: 'Acetyl-CoA cannot be turned back into pyruvate',
    distractors: [
      {
        text: 'Acetyl-CoA cannot enter the citric acid cycle',
        slip: 'pathway-mixed-up',
        teaching: 'Acetyl-CoA does enter, but two carbons leave as \\ce{CO2} for the two that enter.',
      },
      {
        text: 'β Oxidation takes place only in the cytosol',
        slip: 'compartment-mixed-up',
        teaching: 'β Oxidation takes place in the matrix (and in peroxisomes).',
      },
      {
        text: 'Gluconeogenesis needs no energy from fat',
        slip: 'reversed-cause',
        teaching: 'On the contrary, β oxidation supplies the ATP that gluconeogenesis needs.',
      },
    ],
    explanation:
      'Pyruvate dehydrogenase is irreversible, and the cycle releases two \\ce{CO2} for each acetyl group, so there is no net gain of oxaloacetate. Only propionyl-CoA from odd chains (and glycerol) leads to glucose.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-05',
    topics: ['nitrogen-metabolism'],
    tests: ['transamination'],
    uses: ['cofactors-and-coenzymes'],
    difficulty: 'beginner',
    text: 'Which coenzyme do aminotransferases use?',
    answer: 'Pyridoxal phosphate',
    distractors: [
      {
        text: 'Thiamine diphosphate',
        slip: 'cofactor-mixed-up',
        teaching: 'Thiamine diphosphate is used in decarboxylations of 2-oxo acids and by transketolase.',
      },
      {
        text: 'Tetrahydrofolate',
        slip: 'cofactor-mixed-up',
        teaching: 'Tetrahydrofolate carries one-carbon groups.',
      },
      { text: 'Biotin', slip: 'cofactor-mixed-up', teaching: 'Biotin carries \\ce{CO2} in carboxylases.' },
    ],
    explanation:
      'The aldehyde of pyridoxal phosphate forms a Schiff base with the amino acid and takes up its amino group, which it then transfers to a 2-oxo acid.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-06',
    topics: ['nitrogen-metabolism'],
    tests: ['amino-acid-breakdown'],
    difficulty: 'intermediate',
    text: 'Which of these amino acids is purely ketogenic in humans?',
    answer: 'Leucine',
    distractors: [
      {
        text: 'Alanine',
        slip: 'pathway-mixed-up',
        teaching: 'Alanine becomes pyruvate and thus can give glucose.',
      },
      {
        text: 'Glutamate',
        slip: 'pathway-mixed-up',
        teaching:
          'Glutamate becomes 2-oxoglutarate, an intermediate of the citric acid cycle, and thus can give glucose.',
      },
      {
        text: 'Isoleucine',
        slip: 'one-product-only',
        teaching: 'Isoleucine gives acetyl-CoA and also propionyl-CoA, which leads to glucose.',
      },
    ],
    explanation:
      'Leucine is broken down to acetyl-CoA and acetoacetate only, neither of which can be turned into glucose. Of the twenty standard amino acids, only lysine behaves similarly.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-07',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-balance'],
    uses: ['urea-cycle', 'percent-composition', 'amino-acid-breakdown'],
    difficulty: 'intermediate',
    text: 'A person eats 80 g of protein a day (16% nitrogen) and excretes 9.5 g of nitrogen as urea and 2.0 g in other forms. What is the daily nitrogen balance?',
    answer: '+1.3 g',
    distractors: [
      {
        text: '+3.3 g',
        slip: 'one-step-short',
        teaching: 'The nitrogen in other forms must be subtracted as well.',
        expression: '80 * 0.16 - (9.5)',
      },
      {
        text: '−1.3 g',
        slip: 'wrong-sign',
        teaching: 'More nitrogen is taken in than excreted, so the balance is positive.',
        expression: '(9.5 + 2.0) - 80 * 0.16',
      },
      {
        text: '+68.5 g',
        slip: 'one-step-short',
        teaching: 'Only 16% of the protein is nitrogen.',
        expression: '80 - (9.5 + 2.0)',
      },
    ],
    explanation: 'Intake: 80 g × 0.16 = 12.8 g. Loss: 9.5 + 2.0 = 11.5 g. Balance: 12.8 − 11.5 = +1.3 g.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
    computation: { kind: 'quantity', expression: '80 * 0.16 - (9.5 + 2.0)', unit: 'g' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-08',
    topics: ['nitrogen-metabolism'],
    tests: ['urea-cycle'],
    uses: ['atp-yield-of-respiration'],
    difficulty: 'advanced',
    text: 'Making one molecule of urea costs four ATP equivalents and releases one molecule of fumarate. If the fumarate is turned into oxaloacetate, which gives one NADH worth 2.5 ATP, what is the net cost in ATP equivalents?',
    answer: '1.5',
    distractors: [
      {
        text: '6.5',
        slip: 'energies-added',
        teaching: 'The NADH is a gain and is subtracted from the cost.',
        expression: '4 + 2.5',
      },
      {
        text: '4.0',
        slip: 'one-step-short',
        teaching: 'This is the cost before the gain from the fumarate is subtracted.',
        expression: '4',
      },
      {
        text: '2.5',
        slip: 'answered-another-quantity',
        teaching: 'This is the gain from NADH alone; it must be subtracted from the cost.',
        expression: '2.5',
      },
    ],
    explanation: 'Fumarate \\ce{->} malate \\ce{->} oxaloacetate gives one NADH (2.5 ATP). 4 − 2.5 = 1.5.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
    computation: { kind: 'quantity', expression: '4 - 2.5', unit: '' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-09',
    topics: ['nitrogen-metabolism'],
    tests: ['amino-acid-breakdown'],
    difficulty: 'beginner',
    text: 'In phenylketonuria, phenylalanine hydroxylase is missing. Which amino acid becomes essential for the patient?',
    answer: 'Tyrosine',
    distractors: [
      {
        text: 'Tryptophan',
        slip: 'metabolite-mixed-up',
        teaching: 'Tryptophan is essential for everyone and is not made from phenylalanine.',
      },
      {
        text: 'Alanine',
        slip: 'metabolite-mixed-up',
        teaching: 'Alanine is made from pyruvate by transamination.',
      },
      {
        text: 'Histidine',
        slip: 'metabolite-mixed-up',
        teaching: 'Histidine has a different ring and is not made from phenylalanine.',
      },
    ],
    explanation:
      'The enzyme hydroxylates phenylalanine to tyrosine. Without it tyrosine must come from the diet.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-10',
    topics: ['nitrogen-metabolism'],
    tests: ['amino-acid-structures', 'mass-mass-stoichiometry'],
    uses: ['amino-acid-breakdown'],
    difficulty: 'advanced',
    text: 'What mass of \\ce{NH4+} (18.04 g/mol) would form if all of the nitrogen of 10.0 g of alanine (89.09 g/mol) and of 10.0 g of glutamine (146.1 g/mol) were released?',
    answer: '4.49 g',
    distractors: [
      {
        text: '3.26 g',
        slip: 'forgot-subscript',
        teaching: 'Glutamine has two nitrogen atoms, one of them in its amide group.',
        expression: '(10.0 / 89.09 + 10.0 / 146.1) * 18.04',
      },
      {
        text: '2.02 g',
        slip: 'one-step-short',
        teaching: 'This is the mass from alanine alone; glutamine gives ammonium as well.',
        expression: '(10.0 / 89.09) * 18.04',
      },
      {
        text: '2.47 g',
        slip: 'one-step-short',
        teaching: 'This is the mass from glutamine alone; alanine gives ammonium as well.',
        expression: '(2 * 10.0 / 146.1) * 18.04',
      },
    ],
    explanation:
      'Alanine: \\frac{10.0}{89.09} = 0.1122 mol N. Glutamine: 2 × \\frac{10.0}{146.1} = 0.1369 mol N. In total, 0.2491 mol × 18.04 g/mol = 4.49 g.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
    computation: { kind: 'quantity', expression: '(10.0 / 89.09 + 2 * 10.0 / 146.1) * 18.04', unit: 'g' },
  },
  {
    id: 'biochemistry-signalling-04',
    topics: ['signalling'],
    tests: ['receptor-tyrosine-kinases'],
    difficulty: 'beginner',
    text: 'What type of receptor is the insulin receptor?',
    answer: 'A tyrosine kinase',
    distractors: [
      {
        text: 'A G-protein-coupled receptor',
        slip: 'messenger-mixed-up',
        teaching: 'Glucagon and epinephrine have receptors of this type.',
      },
      {
        text: 'A ligand-gated ion channel',
        slip: 'messenger-mixed-up',
        teaching: 'The nicotinic acetylcholine receptor is of this type.',
      },
      {
        text: 'A nuclear receptor',
        slip: 'messenger-mixed-up',
        teaching: 'Steroid and thyroid hormones bind to nuclear receptors.',
      },
    ],
    explanation:
      'Insulin binds outside the cell; inside it the two halves of the receptor phosphorylate each other and then other proteins on tyrosine residues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-05',
    topics: ['signalling'],
    tests: ['hormones'],
    uses: ['lipid-bilayer', 'steroids-and-cholesterol'],
    difficulty: 'beginner',
    text: 'Why can cortisol act on receptors inside the cell, while epinephrine cannot?',
    answer: 'Cortisol is nonpolar enough to cross the membrane.',
    distractors: [
      {
        text: 'Cortisol is a much larger molecule than epinephrine.',
        slip: 'polarity-mixed-up',
        teaching: 'Cortisol is larger, but size does not help a molecule cross a bilayer; low polarity does.',
      },
      {
        text: 'Cortisol is carried in by the glucose transporters.',
        slip: 'compartment-mixed-up',
        teaching: 'Steroids need no such transporter; they pass through the lipid itself.',
      },
      {
        text: 'Cortisol is positively charged at the pH of blood.',
        slip: 'polarity-mixed-up',
        teaching: 'Cortisol has no charge; it is epinephrine that is a protonated amine.',
      },
    ],
    explanation:
      'Steroids are mostly hydrocarbon and dissolve in the bilayer. Epinephrine, a protonated amine with phenol groups, stays outside and needs a receptor in the membrane.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-06',
    topics: ['signalling'],
    tests: ['ligand-binding'],
    difficulty: 'intermediate',
    text: 'A receptor binds its hormone with *K*_{d} = 5.0 nmol/L. At what concentration of free hormone are 80% of the receptors occupied?',
    answer: '20 nmol/L',
    distractors: [
      {
        text: '4.0 nmol/L',
        slip: 'rate-taken-as-linear',
        teaching: 'This is 80% of *K*_{d}, where fewer than half of the receptors are occupied.',
        expression: '5.0 * 0.80',
      },
      {
        text: '1.3 nmol/L',
        slip: 'inverted-ratio',
        teaching: 'The ratio of occupied to free receptors is 80/20, not 20/80.',
        expression: '5.0 * 0.20 / 0.80',
      },
      {
        text: '8.0 nmol/L',
        slip: 'rate-taken-as-linear',
        teaching:
          'This assumes that occupancy is proportional to concentration, with 50% at 5.0 nmol/L and 80% at 8.0 nmol/L; the binding curve is a hyperbola.',
        expression: '5.0 * 0.80 / 0.50',
      },
    ],
    explanation: '0.80 = \\frac{[L]}{*K*_{d} + [L]}, so [L] = 5.0 × \\frac{0.80}{0.20} = 20 nmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
    computation: { kind: 'quantity', expression: '5.0 * 0.80 / 0.20', unit: 'nmol/L' },
  },
  {
    id: 'biochemistry-signalling-07',
    topics: ['signalling'],
    tests: ['g-protein-coupled-receptors'],
    difficulty: 'intermediate',
    text: 'A cell is given an analog of GTP that G proteins bind but cannot hydrolyze. What happens to adenylyl cyclase once a stimulatory G protein (G_{s}) has bound the analog?',
    answer: 'It stays switched on.',
    distractors: [
      {
        text: 'It stays switched off.',
        slip: 'reversed-cause',
        teaching: 'Binding of GTP, or of the analog, switches the G protein on.',
      },
      {
        text: 'It is soon switched off.',
        slip: 'regulation-reversed',
        teaching: 'Hydrolysis of GTP is the off switch, and the analog cannot be hydrolyzed.',
      },
      {
        text: 'It is switched on and off in turn.',
        slip: 'regulation-reversed',
        teaching: 'Without hydrolysis of the nucleotide nothing turns the G protein off.',
      },
    ],
    explanation:
      'The α subunit of G_{s} is active with GTP bound and turns itself off by hydrolyzing it. With the analog this cannot happen, and the cyclase stays active.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-08',
    topics: ['signalling'],
    tests: ['ligand-binding'],
    difficulty: 'advanced',
    text: 'In a Scatchard plot (bound/free against bound) of a radioactive hormone, the line has a slope of −0.50 L/nmol and crosses the axis for bound hormone at 40 pmol/mg (per mg of membrane protein). How much hormone is bound at a free concentration of 6.0 nmol/L?',
    answer: '30 pmol/mg',
    distractors: [
      {
        text: '37 pmol/mg',
        slip: 'inverted-ratio',
        teaching: 'The slope is −1/*K*_{d}, so *K*_{d} is 2.0 nmol/L, not 0.50 nmol/L.',
        expression: '40 * 6.0 / (0.50 + 6.0)',
      },
      {
        text: '40 pmol/mg',
        slip: 'taken-as-saturated',
        teaching: 'This is the number of sites; it is only approached at high concentration.',
        expression: '40',
      },
      {
        text: '10 pmol/mg',
        slip: 'answered-another-quantity',
        teaching: 'This is the number of sites, of the total of 40 pmol/mg, that are still free.',
        expression: '40 - 40 * 6.0 / (1 / 0.50 + 6.0)',
      },
    ],
    explanation:
      '*K*_{d} = 1/0.50 = 2.0 nmol/L and *B*_{max} = 40 pmol/mg. Bound: 40 × \\frac{6.0}{2.0 + 6.0} = 30 pmol/mg.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
    computation: { kind: 'quantity', expression: '40 * 6.0 / (1 / 0.50 + 6.0)', unit: 'pmol/mg' },
  },
  {
    id: 'biochemistry-signalling-09',
    topics: ['signalling'],
    tests: ['g-protein-coupled-receptors'],
    difficulty: 'intermediate',
    text: 'At high concentrations caffeine inhibits the phosphodiesterase that acts on cyclic AMP. How does this change the response of a cell to epinephrine through its β receptors?',
    answer: 'It lasts longer.',
    distractors: [
      {
        text: 'It ends sooner.',
        slip: 'regulation-reversed',
        teaching: 'The phosphodiesterase ends the signal; when it is less active, cyclic AMP persists.',
      },
      {
        text: 'It fails to begin.',
        slip: 'messenger-mixed-up',
        teaching: 'Cyclic AMP is made by adenylyl cyclase, which caffeine does not inhibit.',
      },
      {
        text: 'It proceeds through cyclic GMP.',
        slip: 'messenger-mixed-up',
        teaching: 'Inhibiting the breakdown of cyclic AMP does not change which messenger is made.',
      },
    ],
    explanation:
      'Phosphodiesterase converts cyclic AMP into AMP and so ends the signal. When this enzyme is inhibited, the level of cyclic AMP stays high, protein kinase A stays active, and the response lasts longer.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-photosynthesis-04',
    topics: ['photosynthesis'],
    tests: ['calvin-cycle'],
    difficulty: 'beginner',
    text: 'Where in a chloroplast does the Calvin cycle take place?',
    answer: 'In the stroma',
    distractors: [
      {
        text: 'In the thylakoid lumen',
        slip: 'compartment-mixed-up',
        teaching: 'Protons accumulate in the lumen; the enzymes of the cycle are not there.',
      },
      {
        text: 'In the thylakoid membrane',
        slip: 'compartment-mixed-up',
        teaching: 'The membrane contains the photosystems and ATP synthase.',
      },
      {
        text: 'In the intermembrane space',
        slip: 'compartment-mixed-up',
        teaching: 'The space between the two envelope membranes takes no part in carbon fixation.',
      },
    ],
    explanation:
      'ATP and NADPH are released on the stroma side of the thylakoid membrane, and rubisco and the other enzymes of the cycle are dissolved in the stroma.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-05',
    topics: ['photosynthesis'],
    tests: ['calvin-cycle'],
    difficulty: 'intermediate',
    text: 'In the Calvin cycle, three molecules of ribulose 1,5-bisphosphate and three of \\ce{CO2} give six of glyceraldehyde 3-phosphate. How many of the six can leave the cycle if all of the ribulose 1,5-bisphosphate is to be regenerated?',
    answer: '1',
    distractors: [
      {
        text: '2',
        slip: 'carbon-balance-misread',
        teaching:
          'Ribulose has five carbons, not four: only three carbons were gained, which is the number in one triose.',
        expression: '(6 * 3 - 3 * 4) / 3',
      },
      {
        text: '3',
        slip: 'carbon-balance-misread',
        teaching: 'Three carbons are gained, but one triose contains three of them.',
        expression: '(6 * 3 - 3 * 5)',
      },
      {
        text: '6',
        slip: 'investment-forgotten',
        teaching: 'Five of the six are needed to make the three five-carbon molecules again.',
        expression: '6',
      },
    ],
    explanation:
      'Six trioses contain 18 carbons. Three molecules of ribulose 1,5-bisphosphate require 15 of them. The 3 carbons left over make one triose.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'quantity', expression: '(6 * 3 - 3 * 5) / 3', unit: '' },
  },
  {
    id: 'biochemistry-photosynthesis-06',
    topics: ['photosynthesis'],
    tests: ['photon-energy'],
    uses: ['moles-and-particles'],
    difficulty: 'intermediate',
    text: 'What is the energy of one mole of photons with a wavelength of 680 nm? (*h* = 6.626 × 10^{−34} J·s, *c* = 2.998 × 10^{8} m/s, *N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '176 kJ/mol',
    distractors: [
      {
        text: '3520 kJ/mol',
        slip: 'unit-prefix',
        teaching:
          'A wavelength of 680 nm is 6.80 × 10^{−7} m, not 6.80 × 10^{−8} m, and the energy must not be doubled.',
        expression: '2 * 6.022e23 * 6.626e-34 * 2.998e8 / 680e-10 / 1000',
      },
      {
        text: '35.2 kJ/mol',
        slip: 'unit-prefix',
        teaching:
          'A wavelength of 680 nm is 6.80 × 10^{−7} m, not 6.80 × 10^{−6} m, and the energy must not be doubled.',
        expression: '2 * 6.022e23 * 6.626e-34 * 2.998e8 / 680e-8 / 1000',
      },
      {
        text: '352 kJ/mol',
        slip: 'photosystem-mixed-up',
        teaching: 'This is the energy of two moles of photons; only one mole is asked for.',
        expression: '2 * 6.022e23 * 6.626e-34 * 2.998e8 / 680e-9 / 1000',
      },
    ],
    explanation:
      '*E* = \\frac{*N*_{A}*hc*}{*λ*} = \\frac{6.022 × 10^{23} × 6.626 × 10^{−34} × 2.998 × 10^{8}}{680 × 10^{−9}} J/mol = 1.76 × 10^{5} J/mol = 176 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: {
      kind: 'quantity',
      expression: '6.022e23 * 6.626e-34 * 2.998e8 / 680e-9 / 1000',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'biochemistry-photosynthesis-07',
    topics: ['photosynthesis'],
    tests: ['light-reactions-of-photosynthesis'],
    difficulty: 'beginner',
    text: 'In photosynthesis, two molecules of \\ce{H2O} give one of \\ce{O2}, and each electron is excited once by photosystem II and once by photosystem I. What is the minimum number of photons required per \\ce{O2}?',
    answer: '8',
    distractors: [
      {
        text: '4',
        slip: 'photosystem-mixed-up',
        teaching: 'Four electrons are transferred, and each is excited twice.',
        expression: '4',
      },
      {
        text: '2',
        slip: 'electron-count-forgotten',
        teaching: 'Two water molecules give four electrons, and each electron requires two photons.',
        expression: '1 * 2',
      },
      {
        text: '6',
        slip: 'photosystem-mixed-up',
        teaching: 'All four electrons pass through both photosystems, so the number is 4 + 4, not 4 + 2.',
        expression: '4 + 2',
      },
    ],
    explanation:
      '\\ce{2H2O -> O2 + 4H+ + 4e-}: four electrons are transferred, and each requires two photons: 4 × 2 = 8.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'quantity', expression: '4 * 2', unit: '' },
  },
  {
    id: 'biochemistry-photosynthesis-08',
    topics: ['photosynthesis'],
    tests: ['chemiosmosis', 'free-energy-of-transport'],
    uses: ['light-reactions-of-photosynthesis', 'ph'],
    difficulty: 'advanced',
    text: 'In the light the lumen of a thylakoid is 3.50 pH units more acidic than the stroma, with almost no membrane potential. How much free energy does 1 mol of \\ce{H+} release on flowing into the stroma at 298 K? (*R* = 8.314 J/(mol·K))',
    answer: '20.0 kJ',
    distractors: [
      {
        text: '8.7 kJ',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'pH is a base-10 logarithm, so the factor 2.303 belongs in front of *RT*ΔpH.',
        expression: '8.314 * 298 * 3.5 / 1000',
      },
      {
        text: '5.7 kJ',
        slip: 'one-step-short',
        teaching: 'This is the energy of a single unit of pH; the difference is 3.5.',
        expression: 'ln(10) * 8.314 * 298 / 1000',
      },
      {
        text: '338 kJ',
        slip: 'ph-difference-as-voltage',
        teaching:
          'Here *F* was multiplied by 3.5, as for a voltage; a pH difference is not a potential in volts.',
        expression: '96485 * 3.50 / 1000',
      },
    ],
    explanation: 'Δ*G* = −2.303 *RT*ΔpH = −2.303 × 8.314 × 298 × 3.50 J = −20.0 kJ, so 20.0 kJ is released.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'quantity', expression: 'ln(10) * 8.314 * 298 * 3.5 / 1000', unit: 'kJ' },
  },
  {
    id: 'biochemistry-photosynthesis-09',
    topics: ['photosynthesis'],
    tests: ['photorespiration'],
    difficulty: 'intermediate',
    text: 'How do C_{4} plants such as corn keep photorespiration low?',
    answer: 'They raise the \\ce{CO2} concentration at rubisco.',
    distractors: [
      {
        text: 'They use no rubisco in any of their cells.',
        slip: 'enzyme-mixed-up',
        teaching: 'These plants do use rubisco, in the bundle-sheath cells.',
      },
      {
        text: 'They open their stomata only during the night.',
        slip: 'pathway-mixed-up',
        teaching: 'This is what CAM plants do.',
      },
      {
        text: 'They release less \\ce{O2} per electron from water.',
        slip: 'metabolite-mixed-up',
        teaching: 'The release of \\ce{O2} is the same; what changes is how much \\ce{CO2} competes with it.',
      },
    ],
    explanation:
      'PEP carboxylase, which does not react with \\ce{O2}, fixes \\ce{CO2} as a C_{4} acid in mesophyll cells. In the bundle sheath \\ce{CO2} is released again, so that rubisco is exposed to much \\ce{CO2} and little \\ce{O2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-signalling-10',
    topics: ['signalling'],
    tests: ['first-order-kinetics'],
    uses: ['integrated-rate-laws'],
    difficulty: 'intermediate',
    text: 'After a hormone has been removed, cyclic AMP is broken down in a first-order process with *k* = 0.10 s^{−1}. How long does its concentration take to fall from 8.0 to 1.0 µmol/L?',
    answer: '21 s',
    distractors: [
      {
        text: '9.0 s',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This uses log_{10} 8; the equation for first-order decay contains the natural logarithm.',
        expression: 'log10(8.0 / 1.0) / 0.10',
      },
      {
        text: '70 s',
        slip: 'rate-taken-as-linear',
        teaching: 'This divides the difference by *k*; the decay slows down as less is left.',
        expression: '(8.0 - 1.0) / 0.10',
      },
      {
        text: '6.9 s',
        slip: 'one-step-short',
        teaching: 'This is one half-life; a fall from 8 to 1 takes three of them.',
        expression: 'ln(2) / 0.10',
      },
    ],
    explanation: '*t* = \\frac{ln(8.0/1.0)}{0.10 s^{−1}} = \\frac{2.08}{0.10} s = 21 s.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
    computation: { kind: 'quantity', expression: 'ln(8.0 / 1.0) / 0.10', unit: 's' },
  },
  {
    id: 'biochemistry-photosynthesis-10',
    topics: ['photosynthesis'],
    tests: ['overall-equation-of-photosynthesis', 'mass-mass-stoichiometry'],
    uses: ['balancing-equations', 'light-reactions-of-photosynthesis'],
    difficulty: 'beginner',
    text: 'What mass of \\ce{O2} (32.00 g/mol) does a plant release while it makes 90.1 g of glucose (180.2 g/mol) from \\ce{CO2} and water?',
    answer: '96.0 g',
    distractors: [
      {
        text: '16.0 g',
        slip: 'ignored-coefficients',
        teaching: 'Six \\ce{O2} are released for each glucose, not one.',
        expression: '90.1 / 180.2 * 32.00',
      },
      {
        text: '48.0 g',
        slip: 'forgot-subscript',
        teaching: 'This uses 16 g/mol, the molar mass of oxygen atoms; that of \\ce{O2} is 32.00 g/mol.',
        expression: '90.1 / 180.2 * 6 * 16.00',
      },
      {
        text: '192 g',
        slip: 'one-step-short',
        teaching: 'This is the mass for a whole mole of glucose; 90.1 g is half a mole.',
        expression: '6 * 32.00',
      },
    ],
    explanation: '\\ce{6CO2 + 6H2O -> C6H12O6 + 6O2}. \\frac{90.1}{180.2} × 6 × 32.00 g = 96.0 g.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'quantity', expression: '90.1 / 180.2 * 6 * 32.00', unit: 'g' },
  },
];
