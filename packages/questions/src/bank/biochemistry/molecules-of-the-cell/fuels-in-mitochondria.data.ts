import type { WrittenQuestion } from '../../written-question.ts';

export const fuelsInMitochondriaQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-citric-acid-cycle-101',
    topics: ['citric-acid-cycle'],
    tests: ['pyruvate-dehydrogenase'],
    difficulty: 'intermediate',
    text: 'A muscle at rest burns fatty acids, so that [acetyl-CoA]/[CoA] and [NADH]/[NAD^{+}] are high. What happens to its pyruvate dehydrogenase?',
    answer: 'It is phosphorylated and less active.',
    distractors: [
      {
        text: 'It is phosphorylated and more active.',
        slip: 'regulation-reversed',
        teaching: 'Phosphorylation inactivates this enzyme.',
      },
      {
        text: 'It is dephosphorylated and more active.',
        slip: 'regulation-reversed',
        teaching: 'Acetyl-CoA and NADH activate the kinase and not the phosphatase.',
      },
      {
        text: 'It is used to make pyruvate from acetyl-CoA.',
        slip: 'pathway-mixed-up',
        teaching: 'The reaction is irreversible in the cell.',
      },
    ],
    explanation:
      'The products acetyl-CoA and NADH inhibit the enzyme directly and activate its kinase. The phosphorylated complex is less active, and pyruvate is spared.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-102',
    topics: ['citric-acid-cycle'],
    tests: ['pyruvate-dehydrogenase'],
    difficulty: 'advanced',
    text: 'Arsenite binds two neighboring thiols. In cells it stops the oxidation of pyruvate and of 2-oxoglutarate but hardly affects that of malate or isocitrate. Which cofactor is its target?',
    answer: 'Dihydrolipoate',
    distractors: [
      {
        text: 'Thiamine diphosphate',
        slip: 'cofactor-mixed-up',
        teaching: 'It has no thiols, only a ring with one sulfur atom.',
      },
      {
        text: 'Coenzyme A',
        slip: 'cofactor-mixed-up',
        teaching: 'It has only one thiol and diffuses freely, so it offers no pair of neighboring thiols.',
      },
      { text: 'FAD', slip: 'cofactor-mixed-up', teaching: 'FAD contains no sulfur.' },
    ],
    explanation:
      'Both blocked enzymes are complexes with lipoate as a swinging arm. Its reduced form, dihydrolipoate, has two neighboring thiols, which arsenite ties together.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-103',
    topics: ['citric-acid-cycle'],
    tests: ['anaplerotic-reactions'],
    difficulty: 'beginner',
    text: 'In animals, a steady supply of acetyl-CoA cannot replenish citric acid cycle intermediates that have been withdrawn. Why not?',
    answer: 'Two carbons enter, and two leave.',
    distractors: [
      {
        text: 'Two carbons enter, and three leave.',
        slip: 'carbon-balance-misread',
        teaching: 'Two \\ce{CO2} leave in each turn.',
      },
      {
        text: 'Acetyl-CoA cannot enter the matrix.',
        slip: 'compartment-mixed-up',
        teaching: 'Most of it is made in the matrix.',
      },
      {
        text: 'Acetyl-CoA is an inhibitor of the cycle.',
        slip: 'role-of-another-molecule',
        teaching: 'It is the fuel of the cycle.',
      },
    ],
    explanation:
      'Each turn takes in two carbons as acetyl-CoA and releases two as \\ce{CO2}. The number of intermediates stays the same, so they must be refilled in another way, for example from pyruvate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-104',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle'],
    uses: ['anaplerotic-reactions'],
    difficulty: 'intermediate',
    text: 'Castor bean seedlings turn stored fat into sugar by the glyoxylate cycle. Which part of the citric acid cycle does the glyoxylate cycle bypass?',
    answer: 'The steps that release \\ce{CO2}',
    distractors: [
      {
        text: 'The steps that use water',
        slip: 'pathway-mixed-up',
        teaching: 'Citrate synthase, which uses water, works in this cycle as well.',
      },
      {
        text: 'The step that makes malate',
        slip: 'pathway-mixed-up',
        teaching: 'Malate is made in this cycle as well, from glyoxylate.',
      },
      {
        text: 'The step that consumes acetyl-CoA',
        slip: 'pathway-mixed-up',
        teaching: 'The glyoxylate cycle also consumes acetyl-CoA, two molecules in each turn.',
      },
    ],
    explanation:
      'Isocitrate is cleaved to succinate and glyoxylate, which combines with a second acetyl-CoA to give malate. The two steps that release \\ce{CO2} are bypassed, so carbon is gained for sugar.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-105',
    topics: ['citric-acid-cycle'],
    tests: ['anaplerotic-reactions', 'gluconeogenesis'],
    difficulty: 'advanced',
    text: 'Liver cells are given pyruvate and ^{14}C-labeled bicarbonate, and the first product, oxaloacetate, is converted directly to phosphoenolpyruvate. Where does the label end up?',
    answer: 'In the \\ce{CO2} that is released',
    distractors: [
      {
        text: 'In the oxaloacetate that remains',
        slip: 'one-step-short',
        teaching: 'The oxaloacetate reacts further, and the same carbon that was added is removed.',
      },
      {
        text: 'In the carboxylate of phosphoenolpyruvate',
        slip: 'counted-from-wrong-end',
        teaching: 'This carbon comes from the carboxylate of pyruvate.',
      },
      {
        text: 'In the \\ce{CH2} of phosphoenolpyruvate',
        slip: 'label-misplaced',
        teaching: 'This carbon comes from the methyl group of pyruvate.',
      },
    ],
    explanation:
      'Pyruvate carboxylase adds the labeled carbon to the methyl carbon. Phosphoenolpyruvate carboxykinase removes the same carbon, so the label leaves again as \\ce{CO2}. The carboxylation served only to activate the molecule.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-101',
    topics: ['oxidative-phosphorylation'],
    tests: ['chemiosmosis'],
    uses: ['atp-synthase'],
    difficulty: 'intermediate',
    text: 'Vesicles contain bacteriorhodopsin, a light-driven microbial proton pump, and the ATP synthase of beef mitochondria. In the light, the vesicles make ATP. What does the experiment show?',
    answer: 'A proton gradient alone links pump and synthase.',
    distractors: [
      {
        text: 'The respiratory chain must be present to make ATP.',
        slip: 'reversed-cause',
        teaching: 'The vesicles contain no respiratory chain and yet make ATP.',
      },
      {
        text: 'A phosphorylated protein links pump and synthase.',
        slip: 'event-invented',
        teaching: 'The two come from quite different organisms and share no such intermediate.',
      },
      {
        text: 'The light itself splits water and phosphorylates ADP.',
        slip: 'wrong-tool',
        teaching: 'Bacteriorhodopsin pumps protons; it does not split water.',
      },
    ],
    explanation:
      'Pump and synthase come from different organisms and do not touch each other. What they share is the gradient: it alone couples them, as the chemiosmotic theory says.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-102',
    topics: ['oxidative-phosphorylation'],
    tests: ['chemiosmosis'],
    difficulty: 'advanced',
    text: 'Thylakoids are soaked in the dark in a buffer of pH 4 and then mixed quickly with a buffer of pH 8 that contains ADP and phosphate. ATP forms in the dark. What would abolish this ATP synthesis?',
    answer: 'A substance that carries \\ce{H+} through membranes',
    distractors: [
      {
        text: 'A substance that blocks photosystem II',
        slip: 'pathway-mixed-up',
        teaching: 'No light reaction takes part in the dark.',
      },
      {
        text: 'A substance that blocks the electron transport chain',
        slip: 'pathway-mixed-up',
        teaching: 'The gradient is made by the buffers and not by electron flow.',
      },
      {
        text: 'A substance that takes up the \\ce{O2} formed',
        slip: 'pathway-mixed-up',
        teaching: 'No oxygen is formed in the dark.',
      },
    ],
    explanation:
      'The inside is at pH 4 and the outside at pH 8, so protons flow out through ATP synthase. An uncoupler lets them pass through the membrane and abolishes the synthesis; inhibitors of electron flow do not matter.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-103',
    topics: ['oxidative-phosphorylation'],
    tests: ['atp-synthase'],
    difficulty: 'beginner',
    text: 'Which part of ATP synthase rotates inside the ring of α and β subunits while ATP is made?',
    answer: 'The γ subunit',
    distractors: [
      {
        text: 'The β subunits',
        slip: 'structure-level-mixed-up',
        teaching: 'They contain the catalytic sites and stay in place; their shapes change.',
      },
      {
        text: 'The α subunits',
        slip: 'structure-level-mixed-up',
        teaching: 'They stay in place between the β subunits.',
      },
      {
        text: 'The b subunits',
        slip: 'structure-level-mixed-up',
        teaching: 'They form the outer stalk, which keeps the head from turning.',
      },
    ],
    explanation:
      'Protons turn the ring of c subunits and with it the γ subunit. As it rotates inside the head, it changes the shapes of the three β subunits one after the other.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-104',
    topics: ['oxidative-phosphorylation'],
    tests: ['atp-synthase'],
    difficulty: 'advanced',
    text: 'On the purified head of ATP synthase, without a proton gradient, bound ADP and phosphate form bound ATP with an equilibrium constant near 1. For which step is the gradient then needed?',
    answer: 'The release of ATP',
    distractors: [
      {
        text: 'The joining of ADP and phosphate',
        slip: 'reversed-cause',
        teaching: 'ADP and phosphate join on the enzyme without a gradient.',
      },
      {
        text: 'The entry of ADP into the matrix',
        slip: 'given-fact-overlooked',
        teaching: 'The purified head has no membrane; ADP reaches it freely.',
      },
      {
        text: 'The folding of the head',
        slip: 'given-fact-overlooked',
        teaching: 'The head is folded and active without a gradient.',
      },
    ],
    explanation:
      'On the enzyme, ATP is bound so tightly that its formation costs almost no energy. The gradient turns the γ subunit, which opens the site: it is needed for the release of ATP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-105',
    topics: ['oxidative-phosphorylation'],
    tests: ['atp-synthase'],
    difficulty: 'intermediate',
    text: 'The head of ATP synthase (F_{1}), washed off the membrane, no longer makes ATP but hydrolyzes it quickly. Why?',
    answer: 'Without a gradient the reaction runs downhill.',
    distractors: [
      {
        text: 'Without a membrane it turns into another enzyme.',
        slip: 'enzyme-mixed-up',
        teaching: 'The same sites catalyze both directions.',
      },
      {
        text: 'Without the stalk it unfolds and releases ATP.',
        slip: 'event-invented',
        teaching: 'An unfolded enzyme would not hydrolyze ATP.',
      },
      {
        text: 'Without NADH its equilibrium constant is changed.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'The enzyme uses no NADH, and no enzyme changes an equilibrium constant.',
      },
    ],
    explanation:
      'An enzyme catalyzes both directions. The flow of protons drives the synthesis; the detached head has no such drive, so the reaction runs downhill: ATP is hydrolyzed.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-106',
    topics: ['oxidative-phosphorylation'],
    tests: ['inhibitors-and-uncouplers'],
    difficulty: 'intermediate',
    text: 'Cyanide blocks complex IV. In what state are cytochrome *c* and ubiquinone found soon after?',
    answer: 'Both are reduced.',
    distractors: [
      {
        text: 'Both are oxidized.',
        slip: 'reversed-trend',
        teaching: 'Electrons still come from NADH but cannot leave.',
      },
      {
        text: 'Ubiquinone is reduced, and cytochrome *c* is oxidized.',
        slip: 'one-step-short',
        teaching: 'Cytochrome *c* also lies before the block and fills with electrons.',
      },
      {
        text: 'Ubiquinone is oxidized, and cytochrome *c* is reduced.',
        slip: 'reversed-trend',
        teaching: 'Both lie before the block; electrons back up as far as NADH.',
      },
    ],
    explanation:
      'Before a block the carriers fill up with electrons. Both ubiquinone and cytochrome *c* lie before complex IV, so both are reduced.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-107',
    topics: ['oxidative-phosphorylation'],
    tests: ['inhibitors-and-uncouplers'],
    difficulty: 'advanced',
    text: 'Valinomycin carries \\ce{K+}, and nothing else, through membranes. It is added to respiring mitochondria in a medium rich in \\ce{K+}. What happens at first to the two components of the proton-motive force?',
    answer: 'The potential falls and the pH difference rises.',
    distractors: [
      {
        text: 'The potential rises and the pH difference falls.',
        slip: 'exchanged-values',
        teaching:
          'The inflow of \\ce{K+} lowers the potential; the pH difference is not lost, because valinomycin carries no protons.',
      },
      {
        text: 'The potential falls and the pH difference falls.',
        slip: 'overgeneralised-rule',
        teaching: 'Valinomycin carries no protons, so the pH difference is not lost.',
      },
      {
        text: 'The potential rises and the pH difference rises.',
        slip: 'membrane-potential-forgotten',
        teaching: '\\ce{K+} flows in along the potential and lowers it.',
      },
    ],
    explanation:
      'The matrix is negative, so \\ce{K+} flows in and cancels the potential. With less potential to work against, the chain pumps more protons, and the pH difference rises.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-108',
    topics: ['oxidative-phosphorylation'],
    tests: ['mitochondrial-shuttles'],
    difficulty: 'beginner',
    text: 'Why do cells need shuttles for the NADH formed in glycolysis?',
    answer: 'NADH cannot cross the inner membrane.',
    distractors: [
      {
        text: 'Pyruvate cannot cross the inner membrane.',
        slip: 'metabolite-mixed-up',
        teaching: 'Pyruvate enters via a carrier together with \\ce{H+}.',
      },
      {
        text: 'NADH cannot cross the outer membrane.',
        slip: 'compartment-mixed-up',
        teaching: 'Porins of the outer membrane let small molecules pass.',
      },
      {
        text: 'Pyruvate cannot cross the outer membrane.',
        slip: 'compartment-mixed-up',
        teaching: 'Porins of the outer membrane let small molecules such as pyruvate pass.',
      },
    ],
    explanation:
      'The inner membrane has no carrier for NADH. Its electrons enter on other molecules, such as malate, while the NAD part stays in the cytosol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-109',
    topics: ['oxidative-phosphorylation'],
    tests: ['mitochondrial-shuttles', 'transamination'],
    difficulty: 'intermediate',
    text: 'Aminooxyacetate reacts with pyridoxal phosphate. Which transport process in mitochondria does it stop?',
    answer: 'Electron transfer by the malate–aspartate shuttle',
    distractors: [
      {
        text: 'Electron transfer by the glycerol phosphate shuttle',
        slip: 'shuttle-mixed-up',
        teaching: 'This shuttle uses two dehydrogenases and no aminotransferase.',
      },
      {
        text: 'Fatty acid transfer by the carnitine shuttle',
        slip: 'pathway-mixed-up',
        teaching: 'Acyl groups are joined to carnitine and exchanged without pyridoxal phosphate.',
      },
      {
        text: 'Phosphate transfer by the phosphate–hydroxide antiporter',
        slip: 'pathway-mixed-up',
        teaching: 'This carrier needs no coenzyme.',
      },
    ],
    explanation:
      'Pyridoxal phosphate is the coenzyme of the aminotransferases. The malate–aspartate shuttle needs them on both sides of the inner membrane to return oxaloacetate as aspartate, so it stops.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-110',
    topics: ['oxidative-phosphorylation'],
    tests: ['mitochondrial-shuttles'],
    difficulty: 'intermediate',
    text: 'Complete oxidation of glucose gives 4 ATP or GTP directly, 8 NADH and 2 FADH_{2} in the matrix, and 2 NADH in the cytosol. By how many ATP does the yield differ between the two shuttles that can carry the electrons of cytosolic NADH into the mitochondrion? (2.5 ATP per matrix NADH, 1.5 per FADH_{2})',
    answer: '2',
    distractors: [
      {
        text: '1',
        slip: 'one-half-of-glucose',
        teaching: 'Each glucose gives two NADH in the cytosol.',
        expression: '(2.5 - 1.5)',
      },
      {
        text: '5',
        slip: 'value-for-change',
        teaching: 'This is the yield of two NADH in the matrix, not the difference between the shuttles.',
        expression: '2 * (2.5)',
      },
      {
        text: '3',
        slip: 'answered-another-quantity',
        teaching: 'This is the yield of the two NADH by the glycerol phosphate shuttle, not the difference.',
        expression: '2 * 1.5',
      },
    ],
    explanation:
      'By the malate–aspartate shuttle each cytosolic NADH gives 2.5 ATP, and by the glycerol phosphate shuttle it gives 1.5. For two: 2 × (2.5 − 1.5) = 2.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
    computation: { kind: 'quantity', expression: '2*(2.5-1.5)', unit: '' },
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-111',
    topics: ['oxidative-phosphorylation'],
    tests: ['mitochondrial-shuttles'],
    difficulty: 'advanced',
    text: 'The glycerol phosphate shuttle delivers electrons to the chain even when [NADH]/[NAD^{+}] is far higher in the matrix than in the cytosol. Why can it do this?',
    answer: 'Its electrons go to FAD and ubiquinone.',
    distractors: [
      {
        text: 'Its electrons go to NAD^{+} of the matrix.',
        slip: 'shuttle-mixed-up',
        teaching: 'In that case the high ratio in the matrix would stop it.',
      },
      {
        text: 'Its dehydrogenase is driven by ATP.',
        slip: 'needless-atp',
        teaching: 'No ATP is used; the price is a lower yield.',
      },
      {
        text: 'Its NADH passes to the matrix by a pump.',
        slip: 'compartment-mixed-up',
        teaching: 'NADH itself does not cross.',
      },
    ],
    explanation:
      'The enzyme on the outer face of the inner membrane passes the electrons to FAD and then to ubiquinone. Matrix NADH plays no part, and the drop in potential, which costs one ATP, makes the step irreversible.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-112',
    topics: ['oxidative-phosphorylation'],
    tests: ['reactive-oxygen-species'],
    difficulty: 'intermediate',
    text: '\\ce{H2O2} in cells does most of its damage when \\ce{Fe^2+} is present. What do the two form?',
    answer: 'The hydroxyl radical',
    distractors: [
      {
        text: 'The superoxide anion',
        slip: 'reversed-trend',
        teaching: 'Superoxide is one step before \\ce{H2O2}; here iron(II) reduces \\ce{H2O2} further.',
      },
      {
        text: 'Molecular oxygen',
        slip: 'reversed-cause',
        teaching: 'Oxygen is formed from \\ce{H2O2} by catalase, which protects the cell.',
      },
      { text: 'Ozone', slip: 'other-substance', teaching: 'Ozone is not formed in this way in cells.' },
    ],
    explanation:
      '\\ce{Fe^2+} gives an electron to \\ce{H2O2}, which splits to \\ce{OH-} and the hydroxyl radical. This radical attacks nearly every molecule it meets.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-113',
    topics: ['oxidative-phosphorylation'],
    tests: ['reactive-oxygen-species'],
    difficulty: 'beginner',
    text: 'What is the role of glutathione (GSH) in red blood cells?',
    answer: 'To reduce peroxides',
    distractors: [
      {
        text: 'To oxidize peroxides',
        slip: 'reversed-cause',
        teaching: 'Glutathione is itself oxidized to GSSG as it reduces peroxides.',
      },
      {
        text: 'To carry oxygen',
        slip: 'role-of-another-molecule',
        teaching: 'Oxygen is carried by hemoglobin.',
      },
      {
        text: 'To make superoxide',
        slip: 'role-of-another-molecule',
        teaching: 'Superoxide arises by accident from oxygen; glutathione works against such oxidants.',
      },
    ],
    explanation:
      'In the reaction catalyzed by glutathione peroxidase, the thiol gives electrons to peroxides: 2 GSH and \\ce{H2O2} give GSSG and water. NADPH turns GSSG back into GSH.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-101',
    topics: ['fatty-acid-metabolism'],
    tests: ['fatty-acid-synthesis'],
    difficulty: 'advanced',
    text: 'Palmitate is made from acetyl-CoA in the presence of ^{14}C-labeled bicarbonate, which acetyl-CoA carboxylase needs. Which carbons of the palmitate carry the label?',
    answer: 'None of the carbons',
    distractors: [
      {
        text: 'Each even-numbered carbon',
        slip: 'round-miscounted',
        teaching: 'The carboxyl group of malonyl-CoA is lost again in each round.',
      },
      {
        text: 'The carboxyl carbon alone',
        slip: 'counted-from-wrong-end',
        teaching: 'This carbon comes from an acetyl group.',
      },
      {
        text: 'The two carbons at the methyl end',
        slip: 'counted-from-wrong-end',
        teaching: 'These come from the first acetyl-CoA, which is not carboxylated.',
      },
    ],
    explanation:
      'Malonyl-CoA carries the label in its free carboxylate. In each condensation exactly this carbon leaves as \\ce{CO2}, which drives the reaction, so palmitate carries no label.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-102',
    topics: ['fatty-acid-metabolism'],
    tests: ['fatty-acid-synthesis'],
    difficulty: 'intermediate',
    text: 'While the liver makes fatty acids, its malonyl-CoA concentration is high. Malonyl-CoA inhibits carnitine acyltransferase I. What does this inhibition prevent?',
    answer: 'New fatty acids from being oxidized at once',
    distractors: [
      {
        text: 'New fatty acids from being made too quickly',
        slip: 'regulation-reversed',
        teaching: 'Malonyl-CoA blocks the entry of fatty acids into mitochondria, not their synthesis.',
      },
      {
        text: 'Acetyl-CoA from leaving the mitochondria',
        slip: 'compartment-mixed-up',
        teaching: 'Acetyl units leave as citrate, without carnitine.',
      },
      {
        text: 'Glucose from being turned into pyruvate',
        slip: 'pathway-mixed-up',
        teaching: 'The transferase takes no part in glycolysis.',
      },
    ],
    explanation:
      'Carnitine acyltransferase I lets fatty acids into mitochondria for β oxidation. Malonyl-CoA blocks this entry while fatty acids are being made, so the new ones are not oxidized at once.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-103',
    topics: ['fatty-acid-metabolism'],
    tests: ['ketone-bodies'],
    difficulty: 'beginner',
    text: 'After two weeks of fasting, which fuel supplies most of the energy of the human brain?',
    answer: 'Ketone bodies',
    distractors: [
      {
        text: 'Long-chain fatty acids',
        slip: 'metabolite-mixed-up',
        teaching: 'These are bound to albumin and hardly pass the blood–brain barrier.',
      },
      {
        text: 'Glycogen of the brain',
        slip: 'metabolite-mixed-up',
        teaching: 'The brain stores very little glycogen, enough for only a few minutes.',
      },
      {
        text: 'Cholesterol esters',
        slip: 'metabolite-mixed-up',
        teaching: 'Cholesterol is not a fuel; its rings are not broken down.',
      },
    ],
    explanation:
      'During a long fast, the liver makes ketone bodies from fatty acids. They are soluble, pass into the brain, and supply more than half of its energy, which spares glucose and protein.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-104',
    topics: ['fatty-acid-metabolism'],
    tests: ['cholesterol-synthesis', 'ketone-bodies'],
    difficulty: 'intermediate',
    text: 'HMG-CoA is an intermediate in the synthesis of both ketone bodies and cholesterol in the same liver cell. How are the two pathways kept separate?',
    answer: 'One is in the mitochondria, the other in the cytosol',
    distractors: [
      {
        text: 'One uses D-HMG-CoA, the other uses L-HMG-CoA',
        slip: 'cofactor-mixed-up',
        teaching: 'Both use the same enantiomer of HMG-CoA.',
      },
      {
        text: 'One works by day, the other works by night',
        slip: 'wrong-cause',
        teaching: 'Both can run at the same time; they are separated in space.',
      },
      {
        text: 'One is in the nucleus, the other in the lysosome',
        slip: 'compartment-mixed-up',
        teaching: 'Neither of these makes HMG-CoA.',
      },
    ],
    explanation:
      'Ketone bodies are made in the matrix by HMG-CoA lyase. For cholesterol, HMG-CoA is made in the cytosol and reduced at the ER by HMG-CoA reductase.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-105',
    topics: ['fatty-acid-metabolism'],
    tests: ['cholesterol-synthesis'],
    difficulty: 'advanced',
    text: 'In a severe form of familial hypercholesterolemia, the LDL receptor is missing. LDL cholesterol in the blood is very high, and yet cells keep making large amounts of their own cholesterol. Why?',
    answer: 'The LDL does not get into the cells',
    distractors: [
      {
        text: 'The LDL activates the reductase from outside',
        slip: 'regulation-reversed',
        teaching: 'The reductase senses cholesterol in the membranes of the cell.',
      },
      {
        text: 'The LDL takes cholesterol out of the cells',
        slip: 'role-of-another-molecule',
        teaching: 'HDL takes up cholesterol from cells; LDL delivers it to cells that have the receptor.',
      },
      {
        text: 'The reductase is missing, too',
        slip: 'enzyme-mixed-up',
        teaching: 'The cells make large amounts of cholesterol, so the reductase works.',
      },
    ],
    explanation:
      'HMG-CoA reductase is turned down by cholesterol inside the cell. Without receptors, LDL does not get in, so the cells behave as if cholesterol were scarce.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-106',
    topics: ['fatty-acid-metabolism'],
    tests: ['cholesterol-synthesis'],
    difficulty: 'beginner',
    text: 'Which step of cholesterol synthesis is the main point of control?',
    answer: 'HMG-CoA to mevalonate',
    distractors: [
      {
        text: 'Acetyl-CoA to malonyl-CoA',
        slip: 'pathway-mixed-up',
        teaching: 'This is the control point of fatty acid synthesis.',
      },
      {
        text: 'Squalene to lanosterol',
        slip: 'pathway-mixed-up',
        teaching: 'This step comes long after the committed step.',
      },
      {
        text: 'HMG-CoA to acetoacetate',
        slip: 'pathway-mixed-up',
        teaching: 'This conversion belongs to the synthesis of ketone bodies.',
      },
    ],
    explanation:
      'HMG-CoA reductase makes mevalonate, using two NADPH. This is the committed and slowest step; the enzyme is regulated in both amount and activity and is inhibited by statins.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
];
