import type { WrittenQuestion } from '../written-question.ts';

export const metabolismQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-fatty-acid-metabolism-01',
    topics: ['fatty-acid-metabolism'],
    difficulty: 'beginner',
    text: 'How many rounds of β oxidation turn one palmitoyl-CoA (16 carbons) completely into acetyl-CoA?',
    answer: '7',
    distractors: [
      {
        text: '8',
        slip: 'round-miscounted',
        teaching: 'Eight acetyl-CoA result, but the last cut gives two of them at once.',
      },
      {
        text: '16',
        slip: 'round-miscounted',
        teaching: 'Each round removes two carbons, not one.',
      },
      {
        text: '6',
        slip: 'round-miscounted',
        teaching: 'After six rounds four carbons are left, which need one more cut.',
      },
    ],
    explanation:
      'The 16 carbons become 8 acetyl groups. Splitting a chain into 8 pieces takes 8 − 1 = 7 cuts, so 7 rounds.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
    computation: { kind: 'quantity', expression: '16 / 2 - 1', unit: '' },
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-02',
    topics: ['fatty-acid-metabolism'],
    difficulty: 'intermediate',
    text: 'What is the net ATP yield of the complete oxidation of free palmitic acid (16 carbons)? Take 2.5 ATP per NADH, 1.5 per FADH_{2}, 10 per acetyl-CoA and 2 ATP equivalents for activation.',
    answer: '106 ATP',
    distractors: [
      {
        text: '108 ATP',
        slip: 'investment-forgotten',
        teaching: 'Making palmitoyl-CoA splits an ATP to AMP, which costs two equivalents.',
      },
      {
        text: '96 ATP',
        slip: 'round-miscounted',
        teaching: 'Seven rounds leave eight acetyl-CoA, not seven.',
      },
      {
        text: '110 ATP',
        slip: 'round-miscounted',
        teaching: 'Eight acetyl-CoA need only seven rounds, so there are seven NADH and seven FADH_{2}.',
      },
    ],
    explanation:
      'Seven rounds give 7 FADH_{2} (10.5) and 7 NADH (17.5); 8 acetyl-CoA give 80. Minus 2 for activation: 10.5 + 17.5 + 80 − 2 = 106.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
    computation: { kind: 'quantity', expression: '7 * (1.5 + 2.5) + 8 * 10 - 2', unit: 'ATP' },
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-03',
    topics: ['fatty-acid-metabolism'],
    difficulty: 'advanced',
    text: 'What is the net ATP yield of the complete oxidation of free oleic acid, 18:1(Δ^{9})? Its double bond is merely shifted by an isomerase, so that one acyl-CoA dehydrogenase step is left out. Take 2.5 ATP per NADH, 1.5 per FADH_{2}, 10 per acetyl-CoA and 2 ATP equivalents for activation.',
    answer: '118.5 ATP',
    distractors: [
      {
        text: '120 ATP',
        slip: 'double-bond-effect-reversed',
        teaching:
          'This is the saturated 18-carbon acid; the double bond that is already there costs one FADH_{2}.',
      },
      {
        text: '120.5 ATP',
        slip: 'investment-forgotten',
        teaching: 'Activation to oleoyl-CoA costs two ATP equivalents.',
      },
      {
        text: '117.5 ATP',
        slip: 'cofactor-mixed-up',
        teaching: 'The step that drops out makes FADH_{2}, not NADH.',
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
    difficulty: 'beginner',
    text: 'A urea molecule made in the urea cycle contains two nitrogen atoms. Where do they come from directly?',
    answer: 'One from ammonia, one from aspartate',
    distractors: [
      {
        text: 'Two from ammonia, in two separate steps',
        slip: 'metabolite-mixed-up',
        teaching: 'Ammonia enters once, as carbamoyl phosphate; the second nitrogen is brought by aspartate.',
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
          'Glutamine brings nitrogen to the liver, but into the cycle it goes as ammonia and as aspartate.',
      },
    ],
    explanation:
      'Carbamoyl phosphate synthetase I fixes ammonia, and argininosuccinate synthetase adds the amino group of aspartate. Arginase then splits off urea and gives ornithine back.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-02',
    topics: ['nitrogen-metabolism'],
    difficulty: 'intermediate',
    text: 'A person breaks down 75 g of protein a day, and protein is 16 % nitrogen by mass. If all of the nitrogen leaves as urea (60.06 g/mol, of which 28.02 g/mol is nitrogen), how much urea is that?',
    answer: '25.7 g',
    distractors: [
      {
        text: '51.4 g',
        slip: 'forgot-subscript',
        teaching: 'Urea, \\ce{CO(NH2)2}, has two nitrogen atoms: 28.02 g/mol, not 14.01 g/mol.',
      },
      {
        text: '12.0 g',
        slip: 'one-step-short',
        teaching: 'This is the mass of the nitrogen; the urea that carries it weighs more.',
      },
      {
        text: '5.6 g',
        slip: 'inverted-ratio',
        teaching: 'Urea is heavier than its nitrogen, so the mass is multiplied by 60.06/28.02, not divided.',
      },
    ],
    explanation: 'Nitrogen: 75 g × 0.16 = 12.0 g. Urea: 12.0 g × \\frac{60.06}{28.02} = 25.7 g.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
    computation: { kind: 'quantity', expression: '75 * 0.16 * 60.06 / 28.02', unit: 'g' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-03',
    topics: ['nitrogen-metabolism', 'amino-acids'],
    difficulty: 'intermediate',
    text: 'An aminotransferase moves the amino group of alanine to 2-oxoglutarate. Which molecule does alanine become (drawn un-ionised)?',
    answer: '\\smiles{CC(=O)C(=O)O|three-carbon acid with a ketone}',
    distractors: [
      {
        text: '\\smiles{CC(O)C(=O)O|three-carbon acid with a hydroxyl group}',
        slip: 'metabolite-mixed-up',
        teaching:
          'This is lactic acid; transamination leaves a ketone, not an alcohol, where the amino group was.',
      },
      {
        text: '\\smiles{OC(=O)CC(=O)C(=O)O|four-carbon diacid with a ketone}',
        slip: 'metabolite-mixed-up',
        teaching: 'Oxaloacetic acid is what aspartic acid becomes; alanine has three carbons.',
      },
      {
        text: '\\smiles{CCC(=O)O|three-carbon acid}',
        slip: 'one-step-short',
        teaching: 'The amino group is replaced by an oxo group, not by hydrogen.',
      },
    ],
    explanation:
      'In a transamination –CH(\\ce{NH2})– becomes –C(=O)–: the carbon skeleton stays. Alanine becomes pyruvic acid, while 2-oxoglutarate becomes glutamate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
    computation: { kind: 'same-structure', smiles: 'CC(=O)C(=O)O' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-04',
    topics: ['nitrogen-metabolism', 'bioenergetics'],
    difficulty: 'advanced',
    text: 'Each urea costs the liver four ATP equivalents. How many moles of ATP equivalents does the excretion of 12.0 g of nitrogen as urea cost? (N = 14.01 g/mol)',
    answer: '1.71 mol',
    distractors: [
      {
        text: '3.43 mol',
        slip: 'forgot-subscript',
        teaching: 'Each urea carries two nitrogen atoms away, so half as many urea molecules are needed.',
      },
      {
        text: '0.428 mol',
        slip: 'one-step-short',
        teaching: 'This is the amount of urea; each costs four ATP equivalents.',
      },
      {
        text: '1.28 mol',
        slip: 'investment-miscounted',
        teaching: 'Three ATP are used, but one is split to AMP, which makes four equivalents.',
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
    difficulty: 'beginner',
    text: 'Glucagon binds to its receptor on a liver cell. Through which second messenger does it mainly act inside the cell?',
    answer: 'Cyclic AMP',
    distractors: [
      {
        text: 'Inositol trisphosphate',
        slip: 'messenger-mixed-up',
        teaching:
          'This one is released by phospholipase C, downstream of another class of G protein (G_{q}).',
      },
      {
        text: 'Cyclic GMP',
        slip: 'messenger-mixed-up',
        teaching: 'Cyclic GMP is made by guanylyl cyclases, for instance in answer to nitric oxide.',
      },
      {
        text: 'Diacylglycerol',
        slip: 'messenger-mixed-up',
        teaching: 'Diacylglycerol comes from phospholipase C and activates protein kinase C.',
      },
    ],
    explanation:
      'The glucagon receptor acts through the G protein G_{s}, which turns on adenylyl cyclase. The cyclase makes cyclic AMP from ATP, and this activates protein kinase A.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-02',
    topics: ['signalling'],
    difficulty: 'intermediate',
    text: 'One hormone molecule leads to 10 active adenylyl cyclases, each of which makes 100 cyclic AMP. Four cyclic AMP bind to one protein kinase A and free its two catalytic subunits. If all of the cyclic AMP is bound, how many catalytic subunits are freed?',
    answer: '500',
    distractors: [
      {
        text: '250',
        slip: 'one-step-short',
        teaching: 'This is the number of kinase molecules; each frees two catalytic subunits.',
      },
      {
        text: '1000',
        slip: 'one-step-short',
        teaching:
          'This is the number of cyclic AMP; four are needed for one kinase, which frees two subunits.',
      },
      {
        text: '2000',
        slip: 'mixed-up-terms',
        teaching: 'Here each cyclic AMP freed two subunits; it takes four of them together.',
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
    difficulty: 'advanced',
    text: 'A receptor binds its hormone with *K*_{d} = 2.0 nmol/L and a competing antagonist with *K*_{i} = 2.0 nmol/L at the same site. Which fraction of the receptors carries the hormone at free concentrations of 4.0 nmol/L hormone and 6.0 nmol/L antagonist?',
    answer: '0.33',
    distractors: [
      {
        text: '0.67',
        slip: 'inhibitor-ignored',
        teaching: 'This is the occupancy without the antagonist, which raises the apparent *K*_{d} fourfold.',
      },
      {
        text: '0.40',
        slip: 'one-forgotten-in-factor',
        teaching: 'The apparent *K*_{d} is *K*_{d}(1 + [I]/*K*_{i}); the 1 was left out.',
      },
      {
        text: '0.17',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'A competitor does not divide the occupancy by four; it raises *K*_{d}, and hormone can displace it.',
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
    difficulty: 'beginner',
    text: 'Which molecule is the source of the \\ce{O2} that plants give off in photosynthesis?',
    answer: 'Water',
    distractors: [
      {
        text: 'Carbon dioxide',
        slip: 'metabolite-mixed-up',
        teaching:
          'The oxygen of \\ce{CO2} ends up in sugar and water; labelled \\ce{H2O} shows that \\ce{O2} stems from water.',
      },
      {
        text: 'Glucose',
        slip: 'pathway-mixed-up',
        teaching: 'Glucose is a product of carbon fixation, not the place where \\ce{O2} is made.',
      },
      {
        text: 'Nitrate',
        slip: 'metabolite-mixed-up',
        teaching: 'Nitrate is a source of nitrogen; it takes no part in the release of \\ce{O2}.',
      },
    ],
    explanation:
      'At photosystem II the oxygen-evolving complex oxidises water: \\ce{2H2O -> O2 + 4H+ + 4e-}. The electrons go on to NADP^{+}, and \\ce{O2} is given off.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-02',
    topics: ['photosynthesis'],
    difficulty: 'intermediate',
    text: 'The Calvin cycle spends 3 ATP and 2 NADPH for each \\ce{CO2} it fixes. How many ATP does it take to make the equivalent of one glucose?',
    answer: '18',
    distractors: [
      {
        text: '12',
        slip: 'cofactor-mixed-up',
        teaching: 'Twelve is the number of NADPH, two for each of the six \\ce{CO2}.',
      },
      {
        text: '9',
        slip: 'one-half-of-glucose',
        teaching: 'Nine ATP give one triose phosphate; a glucose equals two of them.',
      },
      {
        text: '30',
        slip: 'energies-added',
        teaching: 'This adds the 12 NADPH to the ATP; they are different carriers.',
      },
    ],
    explanation:
      'A glucose has six carbons, so six \\ce{CO2} have to be fixed: 6 × 3 = 18 ATP (and 12 NADPH).',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'quantity', expression: '6 * 3', unit: '' },
  },
  {
    id: 'biochemistry-photosynthesis-03',
    topics: ['photosynthesis', 'bioenergetics'],
    difficulty: 'advanced',
    text: 'Making glucose from \\ce{CO2} and water stores 2870 kJ/mol. If 8 photons of 680 nm (176 kJ per mole of photons) are needed for each \\ce{CO2}, which percentage of the light energy is stored?',
    answer: '34 %',
    distractors: [
      {
        text: '68 %',
        slip: 'photosystem-mixed-up',
        teaching: 'Four electrons pass two photosystems, so eight photons are needed, not four.',
      },
      {
        text: '5.7 %',
        slip: 'mixed-up-terms',
        teaching: 'Here the energy of one \\ce{CO2} was compared with the light for six.',
      },
      {
        text: '2.9 %',
        slip: 'inverted-ratio',
        teaching:
          'Stored energy is divided by light energy; this is the light per stored energy, not a percentage.',
      },
    ],
    explanation:
      'Per mole of \\ce{CO2}: stored 2870/6 = 478 kJ; light 8 × 176 = 1408 kJ. 478/1408 = 0.34 = 34 %.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'quantity', expression: '100 * (2870 / 6) / (8 * 176)', unit: '%' },
  },
];
