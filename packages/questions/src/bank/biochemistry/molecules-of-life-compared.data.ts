import type { WrittenQuestion } from '../written-question.ts';

/** Nucleic acids, polysaccharides, fats, pathways, respiration with and without oxygen, and classes of biomolecules, told apart. */
export const moleculesOfLifeComparedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-nucleic-acids-710',
    topics: ['nucleic-acids'],
    tests: ['nucleotides', 'rna'],
    difficulty: 'beginner',
    text: 'A nucleic acid is broken down completely into sugar, bases and phosphate. Which pair of products shows that it was RNA and not DNA?',
    answer: 'Ribose and uracil',
    distractors: [
      {
        text: 'Deoxyribose and thymine',
        slip: 'nucleic-acids-mixed-up',
        teaching:
          'Deoxyribose gives DNA its D, and thymine is the base that DNA contains in place of uracil.',
      },
      {
        text: 'Ribose and thymine',
        slip: 'thymine-for-uracil',
        teaching: 'Ribose fits RNA, but the partner of adenine in RNA lacks the methyl group of thymine.',
      },
      {
        text: 'Deoxyribose and uracil',
        slip: 'one-part-right',
        teaching: 'Uracil fits RNA, but the sugar of RNA still has the OH group that deoxyribose lacks.',
      },
    ],
    explanation:
      'DNA contains deoxyribose and thymine. RNA has a sugar with one more OH group and a base without the methyl group of thymine: ribose and uracil.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-replication-and-transcription-710',
    topics: ['replication-and-transcription', 'nucleic-acids'],
    tests: ['dna-replication', 'transcription'],
    uses: ['nucleotides'],
    difficulty: 'intermediate',
    text: 'Growing cells incorporate labeled thymidine and labeled uridine into their nucleic acids. A minute after a drug is added, the incorporation of thymidine has stopped, but that of uridine continues. What does the drug block?',
    answer: 'The synthesis of DNA but not that of RNA',
    distractors: [
      {
        text: 'The synthesis of RNA but not that of DNA',
        slip: 'thymine-for-uracil',
        teaching: 'Uridine, the building block with uracil, is still incorporated, so RNA continues to form.',
      },
      {
        text: 'The synthesis of RNA and that of DNA',
        slip: 'given-fact-overlooked',
        teaching:
          'One of the two labels is still being incorporated, so one kind of nucleic acid continues to form.',
      },
      {
        text: 'The synthesis of protein from the RNA',
        slip: 'wrong-molecule-changed',
        teaching:
          'Proteins are built from amino acids, and neither of the two labeled compounds is an amino acid.',
      },
    ],
    explanation:
      'Thymine occurs in DNA and uracil in RNA, so labeled thymidine shows DNA synthesis and labeled uridine RNA synthesis. The drug blocks the synthesis of DNA but not that of RNA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-carbohydrates-710',
    topics: ['carbohydrates'],
    tests: ['polysaccharides'],
    difficulty: 'beginner',
    text: 'Starch, glycogen and cellulose are polymers of glucose. Which list gives, in this order, the energy store of animals, the energy store of plants, and the material of plant cell walls?',
    answer: 'Glycogen, starch, cellulose',
    distractors: [
      {
        text: 'Starch, glycogen, cellulose',
        slip: 'names-exchanged',
        teaching: 'Potatoes and grain store starch; liver and muscle store glycogen.',
      },
      {
        text: 'Glycogen, cellulose, starch',
        slip: 'role-of-another-molecule',
        teaching:
          'Cotton and wood owe their strength to cellulose fibers, which plants do not break down for energy.',
      },
      {
        text: 'Starch, cellulose, glycogen',
        slip: 'property-misjudged',
        teaching:
          'Glycogen is a soft, much-branched molecule of liver and muscle cells and is not part of any plant cell wall.',
      },
    ],
    explanation:
      'Liver and muscle store glycogen, seeds and tubers store starch, and cotton and wood consist largely of cellulose. The order is glycogen, starch, cellulose.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-711',
    topics: ['carbohydrates'],
    tests: ['polysaccharides'],
    difficulty: 'intermediate',
    text: 'With iodine solution, the amylose in starch turns deep blue, glycogen turns reddish brown, and cellulose shows only the color of the iodine. What causes this difference?',
    answer: 'Amylose forms long helices, glycogen short ones, cellulose none.',
    distractors: [
      {
        text: 'Amylose forms short helices, glycogen long ones, cellulose none.',
        slip: 'shape-for-size',
        teaching: 'Glycogen branches about every ten units, and each branch point interrupts a helix.',
      },
      {
        text: 'Amylose has α bonds, glycogen has β bonds, cellulose has both.',
        slip: 'linkage-mixed-up',
        teaching:
          'Amylose and glycogen both have α(1→4) bonds, and the glucose units of cellulose are joined only by β(1→4) bonds.',
      },
      {
        text: 'Amylose reduces a lot of iodine, glycogen a little, cellulose none.',
        slip: 'wrong-mechanism',
        teaching:
          'The blue color vanishes on heating and returns on cooling, so the iodine is held and not used up.',
      },
    ],
    explanation:
      'Rows of iodine units lie inside helices, and longer rows give a bluer color. Amylose forms long helices, glycogen short ones between its branches, and the extended chains of cellulose none.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-712',
    topics: ['carbohydrates'],
    tests: ['polysaccharides', 'glycogen-metabolism'],
    difficulty: 'intermediate',
    text: 'Muscles store glucose as glycogen and not as amylose or cellulose. Which feature makes glycogen the better reserve for them?',
    answer: 'Its branches offer enzymes a large number of chain ends.',
    distractors: [
      {
        text: 'Its few chain ends protect it until energy is needed.',
        slip: 'property-misjudged',
        teaching:
          'Each branch of glycogen adds an end, so a molecule has thousands of them; amylose and cellulose have few.',
      },
      {
        text: 'Its α bonds release more energy than those of amylose.',
        slip: 'linkage-mixed-up',
        teaching:
          'Amylose contains the same α(1→4) bonds and yields the same glucose, but from fewer places at once.',
      },
      {
        text: 'Its straight chains form dense, insoluble fibers.',
        slip: 'role-of-another-molecule',
        teaching: 'Straight chains in dense fibers are typical of cellulose, which enzymes can hardly reach.',
      },
    ],
    explanation:
      'Glycogen phosphorylase removes glucose units from nonreducing ends. Each branch adds another such end, so many units can be removed at the same time: its branches offer enzymes a large number of chain ends.',
    reference: 'Lehninger Principles of Biochemistry, chapters 7 and 15',
  },
  {
    id: 'biochemistry-lipids-710',
    topics: ['lipids'],
    tests: ['fatty-acids', 'triacylglycerols'],
    uses: ['halogenation-of-alkenes'],
    difficulty: 'beginner',
    text: 'A saturated fat and an unsaturated fat are dissolved in hexane. A few drops of an orange bromine solution are added to each in dim light. What happens?',
    answer: 'The unsaturated fat removes the color; the saturated one does not.',
    distractors: [
      {
        text: 'The saturated fat removes the color; the unsaturated one does not.',
        slip: 'names-exchanged',
        teaching: '“Saturated” means that the chains have no C=C bonds left to which bromine could add.',
      },
      {
        text: 'Both fats remove the color, because both are esters.',
        slip: 'wrong-part-active',
        teaching: 'Ester groups do not decolorize bromine in this test; only C=C bonds in the chains do.',
      },
      {
        text: 'Neither fat removes the color, because hexane dilutes them.',
        slip: 'property-misjudged',
        teaching:
          'Bromine adds to C=C bonds rapidly even in dilute solution; hexane itself does not interfere in dim light.',
      },
    ],
    explanation:
      'Bromine adds to C=C bonds, and only unsaturated chains have these. The unsaturated fat removes the color; the saturated one does not.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 8.2 and 27.1',
  },
  {
    id: 'biochemistry-lipids-711',
    topics: ['lipids'],
    tests: ['triacylglycerols', 'fatty-acids'],
    difficulty: 'intermediate',
    text: 'A 100 g portion of fat P takes up 10 g of iodine, and a 100 g portion of fat Q takes up 130 g. The chains of the two fats are of similar length. Both fats are left exposed to the air. Which fat keeps longer, and why?',
    answer: 'P, because it is more saturated and reacts less with oxygen',
    distractors: [
      {
        text: 'P, because it is less saturated and packs less closely',
        slip: 'double-bond-effect-reversed',
        teaching: 'Iodine adds to C=C bonds, so a small uptake means that P has few of them.',
      },
      {
        text: 'Q, because it is more saturated and reacts less with oxygen',
        slip: 'reversed-trend',
        teaching: 'A fat without C=C bonds takes up no iodine; Q takes up more than its own mass.',
      },
      {
        text: 'Q, because it is less saturated and packs less closely',
        slip: 'wrong-mechanism',
        teaching:
          'Loose packing makes Q melt lower but does not protect it: oxygen attacks chains next to C=C bonds.',
      },
    ],
    explanation:
      'The uptake of iodine counts C=C bonds, and oxygen attacks the carbon atoms next to them. Fat P keeps longer, because it is more saturated and reacts less with oxygen.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-712',
    topics: ['lipids'],
    tests: ['fatty-acids', 'triacylglycerols'],
    difficulty: 'advanced',
    text: 'Saturated fats usually melt at higher temperatures than unsaturated ones. Yet coconut oil, about 90% of whose chains are saturated, melts at 24 °C, and cocoa butter, with about 60%, melts at 34 °C. What explains this?',
    answer: 'Most chains of coconut oil are much shorter.',
    distractors: [
      {
        text: 'Most chains of coconut oil have a *cis* bend.',
        slip: 'given-fact-overlooked',
        teaching: 'A *cis* bend requires a C=C bond, and about 90% of the chains of coconut oil have none.',
      },
      {
        text: 'Most chains of cocoa butter are branched.',
        slip: 'reversed-trend',
        teaching:
          'Branches would disturb the packing and lower the melting point; the chains of these fats are unbranched.',
      },
      {
        text: 'Most chains of coconut oil are free acids.',
        slip: 'lipid-parts-mixed-up',
        teaching: 'Both fats consist of triacylglycerols, in which nearly all chains are esters of glycerol.',
      },
    ],
    explanation:
      'Fewer C=C bonds raise the melting point, but fewer carbon atoms lower it, because the dispersion forces become weaker. Most chains of coconut oil are much shorter (12 or 14 carbon atoms in place of 16 or 18), and this outweighs their saturation.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-glycolysis-710',
    topics: ['glycolysis'],
    tests: ['gluconeogenesis', 'glycolysis-pathway'],
    difficulty: 'beginner',
    text: 'Glycolysis turns glucose into pyruvate, and gluconeogenesis turns pyruvate into glucose. How are their reactions related?',
    answer: 'Gluconeogenesis bypasses the three irreversible steps of glycolysis.',
    distractors: [
      {
        text: 'Gluconeogenesis bypasses the seven reversible steps of glycolysis.',
        slip: 'exchanged-values',
        teaching: 'Steps near equilibrium can run backward on the same enzymes and need no bypass.',
      },
      {
        text: 'Gluconeogenesis reverses all ten steps of glycolysis one after another.',
        slip: 'overgeneralised-rule',
        teaching:
          'The reactions of hexokinase, phosphofructokinase and pyruvate kinase release too much free energy in a cell to run backward.',
      },
      {
        text: 'Gluconeogenesis shares no enzyme at all with glycolysis.',
        slip: 'enzyme-mixed-up',
        teaching:
          'Aldolase and several other enzymes catalyze their steps in both directions and serve both pathways.',
      },
    ],
    explanation:
      'Seven steps of glycolysis lie near equilibrium and run backward on the same enzymes. Gluconeogenesis bypasses the three irreversible steps with enzymes of its own.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-711',
    topics: ['glycolysis', 'bioenergetics'],
    tests: ['gluconeogenesis', 'coupling-to-atp'],
    difficulty: 'intermediate',
    text: 'Glycolysis gives 2 ATP per glucose. Gluconeogenesis takes 6 ATP or GTP per glucose, although an exact reversal of glycolysis would take only 2. What does the liver gain by spending 4 more?',
    answer: 'Both pathways are exergonic, each in its own direction.',
    distractors: [
      {
        text: 'Both pathways come to equilibrium, so no free energy is lost.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching:
          'At equilibrium neither pathway would have any net flow; the extra ATP drives gluconeogenesis far from it.',
      },
      {
        text: 'The new glucose stores the free energy of the 4 additional ATP.',
        slip: 'energies-added',
        teaching:
          'Glucose from gluconeogenesis is the same molecule as any other and gives 2 ATP in glycolysis.',
      },
      {
        text: 'The new glucose regains the 4 ATP when it enters glycolysis.',
        slip: 'investment-miscounted',
        teaching:
          'Each glucose that enters glycolysis nets 2 ATP, so the 4 additional ones are not regained.',
      },
    ],
    explanation:
      'In a cell glycolysis runs downhill, so its exact reversal would run uphill. The hydrolysis of 4 more ATP or GTP pays for this: both pathways are exergonic, each in its own direction.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-712',
    topics: ['glycolysis', 'citric-acid-cycle'],
    tests: ['fermentation'],
    difficulty: 'beginner',
    text: 'What are the end products of glucose breakdown in human muscle under aerobic and under anaerobic conditions?',
    answer: 'Aerobic: \\ce{CO2} and water; anaerobic: lactate',
    distractors: [
      {
        text: 'Aerobic: lactate; anaerobic: \\ce{CO2} and water',
        slip: 'names-exchanged',
        teaching:
          'Forming water requires oxygen, which takes up the electrons from glucose; lactate forms without it.',
      },
      {
        text: 'Aerobic: \\ce{CO2} and water; anaerobic: ethanol',
        slip: 'pathway-mixed-up',
        teaching:
          'Yeast forms ethanol from pyruvate; muscle lacks the enzyme that removes \\ce{CO2} from pyruvate for this.',
      },
      {
        text: 'Aerobic: \\ce{CO2} and water; anaerobic: acetyl-CoA',
        slip: 'metabolite-mixed-up',
        teaching:
          'Acetyl-CoA is not an end product: it forms on the aerobic route and is oxidized in the citric acid cycle.',
      },
    ],
    explanation:
      'With oxygen, glucose is oxidized completely. Without it, pyruvate takes the electrons back from NADH. So the products are \\ce{CO2} and water aerobically and lactate anaerobically.',
    reference: 'Lehninger Principles of Biochemistry, chapters 14 and 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-710',
    topics: ['citric-acid-cycle', 'glycolysis'],
    tests: ['atp-yield-of-respiration', 'fermentation'],
    difficulty: 'intermediate',
    text: 'A cell makes about 30 ATP per glucose by aerobic respiration but only 2 by the anaerobic formation of lactate. What happens to most of the free energy of glucose that the anaerobic route does not use?',
    answer: 'It remains in the lactate.',
    distractors: [
      {
        text: 'It remains in the NADH.',
        slip: 'metabolite-mixed-up',
        teaching:
          'The NADH formed in glycolysis passes its electrons on to pyruvate, so that none accumulates.',
      },
      {
        text: 'It is released as heat.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Turning glucose into lactate releases only about 7% of the energy of complete oxidation, as heat or in ATP.',
      },
      {
        text: 'It leaves with the \\ce{CO2}.',
        slip: 'pathway-mixed-up',
        teaching:
          'Lactate contains all six carbon atoms of glucose, three in each of two ions, so no \\ce{CO2} forms.',
      },
    ],
    explanation:
      'Overall, lactate formation does not oxidize glucose but splits the molecule into two halves. Most of the free energy is released only by oxidation with oxygen; until then it remains in the lactate.',
    reference: 'Lehninger Principles of Biochemistry, chapters 14 and 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-710',
    topics: ['oxidative-phosphorylation'],
    tests: ['electron-transport-chain', 'fermentation'],
    difficulty: 'intermediate',
    text: 'Some bacteria respire aerobically with \\ce{O2} and, in its absence, anaerobically with nitrate, which becomes nitrite. What do these two kinds of respiration have in common, in contrast to fermentation?',
    answer: 'A transport chain passes electrons to an external acceptor.',
    distractors: [
      {
        text: 'A transport chain passes electrons to oxygen gas in both cases.',
        slip: 'overgeneralised-rule',
        teaching: 'Without \\ce{O2}, nitrate takes up the electrons and is reduced to nitrite.',
      },
      {
        text: 'An enzyme passes electrons from NADH to pyruvate.',
        slip: 'pathway-mixed-up',
        teaching:
          'Passing electrons from NADH to pyruvate is a step of lactate fermentation, which needs neither \\ce{O2} nor nitrate.',
      },
      {
        text: 'An enzyme passes phosphate to ADP in glycolysis alone.',
        slip: 'one-part-right',
        teaching:
          'Respiring cells also make ATP with the proton gradient that the flow of electrons builds up.',
      },
    ],
    explanation:
      'In fermentation an organic product of the pathway itself takes up the electrons. In both kinds of respiration, a transport chain passes electrons to an external acceptor, \\ce{O2} or nitrate.',
    reference: 'OpenStax Microbiology, sections 8.3 and 8.4',
  },
  {
    id: 'biochemistry-enzymes-710',
    topics: ['enzymes'],
    tests: ['enzyme-action', 'activation-energy'],
    difficulty: 'beginner',
    text: 'For the decomposition of \\ce{H2O2}, the activation energy is about 75 kJ/mol without a catalyst, 49 kJ/mol with platinum, and 23 kJ/mol with the enzyme catalase. At the same temperature, what does the lower activation energy with catalase mean for the molecules?',
    answer: 'A larger fraction of them has enough energy to react.',
    distractors: [
      {
        text: 'A larger fraction of them moves at a high speed.',
        slip: 'catalyst-adds-energy',
        teaching:
          'The distribution of speeds depends on the temperature, which is the same in all three cases.',
      },
      {
        text: 'A larger amount of heat is released by each molecule.',
        slip: 'catalyst-changes-enthalpy',
        teaching:
          'The heat released follows from the energies of \\ce{H2O2}, \\ce{H2O} and \\ce{O2}, which no catalyst changes.',
      },
      {
        text: 'A larger fraction of them has reacted at equilibrium.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching:
          'A lower barrier helps the forward and the reverse reaction alike, so the composition at equilibrium is the same.',
      },
    ],
    explanation:
      'The energies of the molecules are set by the temperature. Catalase offers a path with a lower barrier than platinum does, so a larger fraction of the molecules has enough energy to react.',
    reference: 'OpenStax Chemistry 2e, sections 12.5 and 12.7',
  },
  {
    id: 'biochemistry-enzymes-711',
    topics: ['enzymes'],
    tests: ['enzyme-action', 'catalytic-mechanisms-of-enzymes'],
    difficulty: 'intermediate',
    text: 'During a reaction, an oxygen atom of the substrate becomes negatively charged next to a lysine of the enzyme. When methionine replaces this lysine, the substrate binds as before, but the enzyme is 10^{4} times slower. How did the lysine lower the activation energy?',
    answer: 'It made the transition state more stable.',
    distractors: [
      {
        text: 'It made the substrate bind more tightly.',
        slip: 'binding-and-turnover-confused',
        teaching: 'The substrate binds as before with methionine, so the lysine was not what held it.',
      },
      {
        text: 'It supplied energy for breaking a bond.',
        slip: 'catalyst-adds-energy',
        teaching: 'A side chain has no store of energy that it could give off turnover after turnover.',
      },
      {
        text: 'It made the products more stable in solution.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching:
          'The dissolved products are no longer in contact with the enzyme, so a residue cannot alter their stability.',
      },
    ],
    explanation:
      'Binding is unchanged, so the barrier between bound substrate and transition state is what rose without lysine. Its positive charge attracted the negative oxygen: it made the transition state more stable.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-carbohydrates-713',
    topics: ['carbohydrates', 'lipids'],
    tests: ['monosaccharides', 'triacylglycerols'],
    uses: ['amino-acid-structures', 'nucleotides'],
    difficulty: 'intermediate',
    text: 'Pure samples of a carbohydrate, a triacylglycerol, a protein and a nucleic acid are analyzed. Sample 1 contains C, H, O, N and S; sample 2 contains C, H, O, N and P; sample 3 contains C, H and 53% O by mass; sample 4 contains C, H and 11% O by mass. Which two samples are the carbohydrate and the triacylglycerol?',
    answer: 'Carbohydrate 3, triacylglycerol 4',
    distractors: [
      {
        text: 'Carbohydrate 4, triacylglycerol 3',
        slip: 'exchanged-values',
        teaching:
          'A carbohydrate has about as many O as C atoms, while a fat consists mostly of hydrocarbon chains with little oxygen.',
      },
      {
        text: 'Carbohydrate 3, triacylglycerol 2',
        slip: 'lipid-parts-mixed-up',
        teaching:
          'Phosphorus occurs in phospholipids; a triacylglycerol contains glycerol and fatty acids, without P or N.',
      },
      {
        text: 'Carbohydrate 1, triacylglycerol 2',
        slip: 'role-of-another-molecule',
        teaching: 'Nitrogen and sulfur come from amino acids such as cysteine, so sample 1 is the protein.',
      },
    ],
    explanation:
      'N and S point to the protein (1), N and phosphorus to the nucleic acid (2). Of the other two, the sample rich in oxygen has an OH group on most carbon atoms: the carbohydrate is 3, the triacylglycerol 4.',
    reference: 'OpenStax Biology 2e, chapter 3',
  },
  {
    id: 'biochemistry-carbohydrates-714',
    topics: ['carbohydrates', 'lipids'],
    tests: ['reducing-sugars', 'polysaccharides'],
    uses: ['lipid-classes'],
    difficulty: 'intermediate',
    text: 'A food extract turns blue-black with iodine and violet with the biuret reagent and stays blue on heating with Benedict’s reagent. When the extract is shaken with ethanol and the clear liquid is poured into water, no cloudiness appears. Which nutrients does the extract contain?',
    answer: 'Starch and protein, but no fat or glucose',
    distractors: [
      {
        text: 'Starch, protein and fat, but no glucose',
        slip: 'test-result-confused',
        teaching: 'Fat would have dissolved in the ethanol and separated in the water as fine, cloudy drops.',
      },
      {
        text: 'Starch, protein and glucose, but no fat',
        slip: 'sugar-class-mixed-up',
        teaching: 'Glucose would have given a red precipitate when heated with the blue Benedict’s reagent.',
      },
      {
        text: 'Glucose and protein, but no fat or starch',
        slip: 'negation-overlooked',
        teaching:
          'Blue-black with iodine is the test for starch, and with glucose Benedict’s reagent would not have stayed blue.',
      },
    ],
    explanation:
      'Iodine detects starch, biuret reagent protein, Benedict’s reagent reducing sugars, and cloudiness a lipid. The first two tests are positive: starch and protein, but no fat or glucose.',
    reference: 'OpenStax Biology 2e, chapter 3',
  },
];
