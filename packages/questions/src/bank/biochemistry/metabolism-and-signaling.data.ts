import type { WrittenQuestion } from '../written-question.ts';

export const metabolismAndSignalingQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-glycolysis-51',
    topics: ['glycolysis'],
    tests: ['pentose-phosphate-pathway', 'reactive-oxygen-species'],

    difficulty: 'intermediate',
    text: 'People deficient in glucose 6-phosphate dehydrogenase may lose red blood cells after taking a drug that produces hydrogen peroxide in these cells. What do the cells run short of?',
    answer: 'NADPH to reduce glutathione',
    distractors: [
      {
        text: 'NADH to reduce pyruvate',
        slip: 'cofactor-mixed-up',
        teaching: 'NADH comes from glycolysis, which does not need this enzyme.',
      },
      {
        text: 'ATP to phosphorylate glucose',
        slip: 'pathway-mixed-up',
        teaching: 'The oxidative branch makes no ATP; red cells get theirs from glycolysis.',
      },
      {
        text: 'Ribose to replicate their DNA',
        slip: 'pathway-mixed-up',
        teaching: 'Mature red blood cells have no nucleus and replicate no DNA.',
      },
    ],
    explanation:
      'The enzyme produces NADPH in the first step of the pentose phosphate pathway, the only source of NADPH in red cells. Without it oxidized glutathione is not reduced again, hydrogen peroxide is not removed, and the cells burst.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-52',
    topics: ['glycolysis'],
    tests: ['pentose-phosphate-pathway'],
    uses: ['fatty-acid-synthesis'],
    difficulty: 'advanced',
    text: 'A fat cell needs a great deal of NADPH for the synthesis of fatty acids, but hardly any ribose 5-phosphate. What happens to most of the pentose phosphates made in the oxidative branch?',
    answer: 'They are converted into intermediates of glycolysis',
    distractors: [
      {
        text: 'They are exported from the cell as free ribose',
        slip: 'pathway-mixed-up',
        teaching: 'The carbon is not discarded; transketolase and transaldolase rearrange it.',
      },
      {
        text: 'They are stored in the cell as nucleotides',
        slip: 'pathway-mixed-up',
        teaching: 'Nucleotides are made only as needed, not as a store of carbon.',
      },
      {
        text: 'They are carboxylated to six-carbon sugars',
        slip: 'pathway-mixed-up',
        teaching:
          'Carboxylation of a pentose phosphate is a step of the Calvin cycle in plants and gives two molecules of 3-phosphoglycerate.',
      },
    ],
    explanation:
      'Transketolase and transaldolase convert three pentose phosphates into two fructose 6-phosphates and one glyceraldehyde 3-phosphate. These intermediates of glycolysis can be converted back to glucose 6-phosphate or on to pyruvate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-citric-acid-cycle-51',
    topics: ['citric-acid-cycle'],
    tests: ['anaplerotic-reactions'],
    uses: ['transamination'],
    difficulty: 'intermediate',
    text: 'A cell in culture removes 2-oxoglutarate from the citric acid cycle to make glutamate. Which reaction of the cell can replace the missing carbon, so that the cycle continues?',
    answer: 'Carboxylation of pyruvate to oxaloacetate',
    distractors: [
      {
        text: 'Oxidation of pyruvate to acetyl-CoA',
        slip: 'metabolite-mixed-up',
        teaching:
          'Acetyl-CoA needs oxaloacetate to enter the cycle, and its two carbons are balanced by the loss of two \\ce{CO2}.',
      },
      {
        text: 'Cleavage of palmitate to acetyl-CoA',
        slip: 'metabolite-mixed-up',
        teaching:
          'Fatty acids with an even number of carbons give only acetyl-CoA, which adds no net intermediate.',
      },
      {
        text: 'Oxidation of malate to oxaloacetate',
        slip: 'one-step-short',
        teaching: 'This converts one intermediate into another; their total amount stays the same.',
      },
    ],
    explanation:
      'An anaplerotic reaction gives a net gain of an intermediate. Carboxylation of pyruvate by pyruvate carboxylase makes new oxaloacetate. Acetyl-CoA brings in two carbons, and two leave as \\ce{CO2}, so it cannot replenish the cycle.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-52',
    topics: ['citric-acid-cycle'],
    tests: ['anaplerotic-reactions'],
    uses: ['gluconeogenesis', 'allosteric-regulation'],
    difficulty: 'advanced',
    text: 'Acetyl-CoA activates liver pyruvate carboxylase and, in effect, inhibits pyruvate dehydrogenase. What does this achieve while fatty acids are being oxidized?',
    answer: 'Pyruvate is kept for making oxaloacetate.',
    distractors: [
      {
        text: 'Pyruvate is kept for making acetyl-CoA.',
        slip: 'regulation-reversed',
        teaching:
          'Pyruvate dehydrogenase is the enzyme that makes acetyl-CoA, and this enzyme is the one that is slowed.',
      },
      {
        text: 'Acetyl-CoA is kept for making oxaloacetate.',
        slip: 'metabolite-mixed-up',
        teaching: 'In animals acetyl-CoA gives no net oxaloacetate.',
      },
      {
        text: 'Oxaloacetate is kept for making pyruvate.',
        slip: 'reaction-direction-reversed',
        teaching: 'Pyruvate carboxylase converts pyruvate to oxaloacetate, not the reverse.',
      },
    ],
    explanation:
      'When fatty acids supply plenty of acetyl-CoA, no more needs to be made from pyruvate. Pyruvate is kept for making oxaloacetate, which replenishes the cycle and is the starting point of gluconeogenesis.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-51',
    topics: ['oxidative-phosphorylation'],
    tests: ['reactive-oxygen-species'],
    difficulty: 'beginner',
    text: 'Which products does superoxide dismutase form from superoxide?',
    answer: '\\ce{H2O2} and \\ce{O2}',
    distractors: [
      {
        text: '\\ce{H2O} and \\ce{O2}',
        slip: 'enzyme-mixed-up',
        teaching: 'Water and oxygen are the products that catalase forms from hydrogen peroxide.',
      },
      {
        text: '\\ce{H2O} and \\ce{H2O2}',
        slip: 'oxidation-as-gain',
        teaching: 'In a disproportionation, one superoxide ion must be oxidized, and that gives \\ce{O2}.',
      },
      {
        text: '\\ce{HO-} and \\ce{H2}',
        slip: 'metabolite-mixed-up',
        teaching: 'Hydrogen gas is not formed; the protons end up in hydrogen peroxide.',
      },
    ],
    explanation:
      'Two superoxide ions disproportionate: one is oxidized to \\ce{O2}, and the other is reduced to \\ce{H2O2}: \\ce{2O2^- + 2H+ -> H2O2 + O2}. Catalase or glutathione peroxidase then removes the hydrogen peroxide.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-52',
    topics: ['oxidative-phosphorylation'],
    tests: ['reactive-oxygen-species', 'electron-transport-chain'],
    uses: ['inhibitors-and-uncouplers'],
    difficulty: 'advanced',
    text: 'Isolated mitochondria with plenty of substrate but no ADP produce more superoxide than they do in the presence of ADP or an uncoupler. What explains this?',
    answer: 'Electrons stay longer on the carriers when flow is slow.',
    distractors: [
      {
        text: 'Electrons reach oxygen sooner at complex IV when flow is slow.',
        slip: 'reversed-trend',
        teaching: 'Complex IV reduces oxygen to water without releasing superoxide, and it works less here.',
      },
      {
        text: 'Electrons are made in excess by ATP synthase when it is idle.',
        slip: 'enzyme-mixed-up',
        teaching: 'ATP synthase transports protons; it does not transfer electrons.',
      },
      {
        text: 'Electrons leak through the membrane when its potential is low.',
        slip: 'reversed-trend',
        teaching: 'The potential is highest when protons cannot flow back for lack of ADP.',
      },
    ],
    explanation:
      'Without ADP the proton gradient is at its maximum and holds back the flow of electrons. The carriers stay reduced, electrons stay longer on them, and more of them pass to \\ce{O2} singly, as superoxide. ADP or an uncoupler lets the electrons flow.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-51',
    topics: ['fatty-acid-metabolism'],
    tests: ['cholesterol-synthesis'],
    uses: ['biological-redox'],
    difficulty: 'intermediate',
    text: 'Statins inhibit HMG-CoA reductase and so slow the synthesis of cholesterol. Which other substance, also made from the product of this enzyme, may a cell come to lack?',
    answer: 'Ubiquinone',
    distractors: [
      {
        text: 'Palmitate',
        slip: 'pathway-mixed-up',
        teaching:
          'Palmitate is made from malonyl-CoA, in a different pathway that branches off at acetyl-CoA.',
      },
      {
        text: 'Acetoacetate',
        slip: 'pathway-mixed-up',
        teaching: 'Ketone bodies are made from HMG-CoA by HMG-CoA lyase, before the blocked step.',
      },
      {
        text: 'Citrate',
        slip: 'pathway-mixed-up',
        teaching: 'Citrate forms in the citric acid cycle, which does not depend on this pathway.',
      },
    ],
    explanation:
      'HMG-CoA reductase makes mevalonate, the source of all isoprenoids in animal cells. The side chain of ubiquinone is built from them, as are dolichol and the prenyl groups of proteins.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-52',
    topics: ['fatty-acid-metabolism'],
    tests: ['cholesterol-synthesis'],
    uses: ['metabolic-regulation'],
    difficulty: 'intermediate',
    text: 'A statin slows the synthesis of cholesterol in liver cells. How does this lower the LDL in the blood?',
    answer: 'The cells put more LDL receptors on their surface',
    distractors: [
      {
        text: 'The cells put fewer LDL receptors on their surface',
        slip: 'regulation-reversed',
        teaching: 'Cells with little cholesterol make more receptors; fewer would leave LDL in the blood.',
      },
      {
        text: 'The statin binds to LDL particles in the blood',
        slip: 'compartment-mixed-up',
        teaching: 'The statin acts on an enzyme inside cells, not on the particles.',
      },
      {
        text: 'The statin speeds up the oxidation of steroid rings',
        slip: 'pathway-mixed-up',
        teaching: 'The body has no pathway that oxidizes the rings to carbon dioxide.',
      },
    ],
    explanation:
      'As cholesterol in the cell falls, the transcription factor SREBP is released and raises the synthesis of LDL receptors. More LDL receptors on the surface remove more LDL from the blood.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-51',
    topics: ['nitrogen-metabolism'],
    tests: ['nucleotide-metabolism'],
    uses: ['competitive-inhibition'],
    difficulty: 'intermediate',
    text: 'Methotrexate inhibits dihydrofolate reductase. Why does this quickly stop DNA synthesis in fast-growing cells?',
    answer: 'dUMP is no longer methylated to dTMP.',
    distractors: [
      {
        text: 'dUMP is no longer split into uracil.',
        slip: 'pathway-mixed-up',
        teaching: 'Breakdown of a pyrimidine nucleotide is not needed for DNA synthesis.',
      },
      {
        text: 'Ribonucleotides are no longer reduced.',
        slip: 'enzyme-mixed-up',
        teaching: 'This step is catalyzed by ribonucleotide reductase, which does not use folate.',
      },
      {
        text: 'Purines are no longer oxidized.',
        slip: 'enzyme-mixed-up',
        teaching:
          'Purines are oxidized by xanthine oxidase, which forms uric acid, a breakdown product, without folate.',
      },
    ],
    explanation:
      'Thymidylate synthase converts dUMP into dTMP and produces dihydrofolate. If dihydrofolate is not reduced again, the supply of methylenetetrahydrofolate runs out and dUMP is no longer methylated to dTMP. Without thymine nucleotides no DNA is made.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-52',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-fixation'],
    difficulty: 'intermediate',
    text: 'Root nodules of beans are full of leghemoglobin, which binds oxygen very tightly. How does this serve the bacteria that fix nitrogen there?',
    answer: 'It keeps free oxygen low but carries some for respiration.',
    distractors: [
      {
        text: 'It keeps free oxygen high and so carries more to nitrogenase.',
        slip: 'reversed-trend',
        teaching: 'Nitrogenase does not use oxygen; oxygen destroys the enzyme.',
      },
      {
        text: 'It keeps free nitrogen low but carries some to nitrogenase.',
        slip: 'metabolite-mixed-up',
        teaching: 'Leghemoglobin binds oxygen, not nitrogen, which reaches nitrogenase by diffusion.',
      },
      {
        text: 'It keeps free ammonia low and so carries it to the leaves.',
        slip: 'metabolite-mixed-up',
        teaching: 'Nitrogen leaves the nodule as amides or ureides; heme proteins do not carry it.',
      },
    ],
    explanation:
      'Nitrogenase is destroyed by \\ce{O2}, yet it needs at least 16 ATP per \\ce{N2}, which the bacteria make by respiration. Leghemoglobin keeps free oxygen low and still carries some to the respiratory chain.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-signalling-51',
    topics: ['signalling'],
    tests: ['neurotransmitters'],
    uses: ['irreversible-inhibition'],
    difficulty: 'beginner',
    text: 'A nerve agent phosphorylates the serine in the active site of acetylcholinesterase. What happens at a synapse between nerve and muscle?',
    answer: 'Acetylcholine stays and keeps exciting the muscle.',
    distractors: [
      {
        text: 'Acetylcholine is no longer released from the nerve.',
        slip: 'other-stage',
        teaching: 'Release is blocked by botulinum toxin; the esterase acts only after the release.',
      },
      {
        text: 'Acetylcholine is split too soon to excite the muscle.',
        slip: 'regulation-reversed',
        teaching: 'The enzyme that splits it is blocked, so it is split too slowly.',
      },
      {
        text: 'Acetylcholine no longer binds to its receptor.',
        slip: 'messenger-mixed-up',
        teaching: 'Curare blocks the receptor; the nerve agent reacts with the enzyme.',
      },
    ],
    explanation:
      'Acetylcholinesterase splits acetylcholine in the cleft and so ends the signal. With the enzyme blocked, acetylcholine stays in the cleft and keeps exciting the muscle, which leads to cramps and paralysis.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-52',
    topics: ['signalling'],
    tests: ['neurotransmitters', 'membrane-potential'],

    difficulty: 'advanced',
    text: 'GABA opens chloride channels in a nerve cell whose membrane potential is −60 mV. The equilibrium potential of \\ce{Cl-} is −75 mV. What is the effect?',
    answer: '\\ce{Cl-} enters, and the cell is harder to excite.',
    distractors: [
      {
        text: '\\ce{Cl-} enters, and the cell is easier to excite.',
        slip: 'regulation-reversed',
        teaching: 'The entry of negative charge moves the potential away from the threshold.',
      },
      {
        text: '\\ce{Cl-} leaves, and the cell is harder to excite.',
        slip: 'wrong-sign',
        teaching: 'A loss of negative charge would make the inside less negative, toward −50 mV.',
      },
      {
        text: '\\ce{Cl-} leaves, and the cell is easier to excite.',
        slip: 'wrong-sign',
        teaching:
          'An ion flows so that the potential approaches its equilibrium potential, here to more negative values.',
      },
    ],
    explanation:
      'Open chloride channels draw the potential toward −75 mV. Starting from −60 mV, this requires negative charge to move inside: \\ce{Cl-} enters, and the cell is hyperpolarized and harder to excite.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-53',
    topics: ['signalling'],
    tests: ['medicinal-chemistry', 'pharmacokinetics'],
    uses: ['esterification', 'lipid-bilayer'],
    difficulty: 'intermediate',
    text: 'A drug with a carboxylic acid group acts well on its isolated target but is hardly absorbed from the gut. Its ethyl ester, inactive in itself, works when swallowed. Why?',
    answer: 'The ester crosses membranes, and esterases release the acid.',
    distractors: [
      {
        text: 'The ester dissolves better in water, and the kidney releases the acid.',
        slip: 'polarity-mixed-up',
        teaching:
          'An ester is less soluble in water than the carboxylate; its advantage is in crossing the membrane.',
      },
      {
        text: 'The ester binds the target more tightly and needs no cleavage.',
        slip: 'given-fact-overlooked',
        teaching: 'The ester is inactive in itself, so it must be converted into the acid.',
      },
      {
        text: 'The ester is digested in the gut, and ethanol is the active part.',
        slip: 'wrong-part-active',
        teaching: 'It is the acid that acts on the target; ethanol is only a by-product.',
      },
    ],
    explanation:
      'At the pH of the gut the acid is a carboxylate, which crosses membranes poorly. The uncharged ester crosses them, and esterases of the blood and the liver release the acid; the ester is a prodrug.',
    reference:
      'Patrick, An Introduction to Medicinal Chemistry, Drug design: optimizing access to the target',
  },
  {
    id: 'biochemistry-signalling-54',
    topics: ['signalling'],
    tests: ['pharmacokinetics', 'henderson-hasselbalch-equation'],

    difficulty: 'advanced',
    text: 'Overdoses of aspirin (salicylic acid in the blood, p*K*_{a} 3.0) are treated with \\ce{NaHCO3}, which raises the pH of the urine from 6 to 8. Only the uncharged form can pass back from the urine into the blood. How does the uncharged fraction in the urine change?',
    answer: 'It falls about a hundredfold.',
    distractors: [
      {
        text: 'It rises about a hundredfold.',
        slip: 'wrong-protonation-state',
        teaching: 'At a higher pH more of an acid is deprotonated, so the uncharged fraction falls.',
      },
      {
        text: 'It falls by about a quarter.',
        slip: 'rate-taken-as-linear',
        teaching: 'The pH is a logarithm: two units mean a factor of 100, not the ratio 6/8.',
      },
      {
        text: 'It rises by about a third.',
        slip: 'wrong-protonation-state',
        teaching:
          'At a higher pH more of an acid is deprotonated, and two units of pH mean a factor of 100, not the ratio 8/6.',
      },
    ],
    explanation:
      'Well above its p*K*_{a} the uncharged fraction of an acid is about 10^{p*K*_{a} − pH}: 10^{−3} at pH 6 and 10^{−5} at pH 8. It falls about a hundredfold, so less salicylate returns to the blood and more is excreted in the urine.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-signalling-55',
    topics: ['signalling'],
    tests: ['pharmacokinetics'],
    uses: ['half-life-of-a-reaction'],
    difficulty: 'advanced',
    text: 'A drug is removed from the blood by a first-order process and acts as long as its concentration is above a threshold, which it exceeds after the usual dose. By how much does doubling the usual intravenous dose prolong the action of the drug?',
    answer: 'By one half-life',
    distractors: [
      {
        text: 'By a factor of two',
        slip: 'rate-taken-as-linear',
        teaching:
          'First-order decay is exponential: after one half-life, the concentration is what the usual dose gives at the start.',
      },
      {
        text: 'By two half-lives',
        slip: 'generation-miscounted',
        teaching: 'A single halving brings the doubled concentration back to that of the usual dose.',
      },
      {
        text: 'By a factor of e',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The time constant 1/*k* is the time for a fall by a factor of e; a fall by a factor of 2 takes one half-life, which is added.',
      },
    ],
    explanation:
      'One half-life after the doubled dose, the concentration has fallen to the initial value of the usual dose, and from then on the course is the same. The action lasts one half-life longer, whatever the threshold is.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, Pharmacokinetics and related topics',
  },
  {
    id: 'biochemistry-signalling-56',
    topics: ['signalling'],
    tests: ['pharmacokinetics'],
    uses: ['half-life-of-a-reaction'],
    difficulty: 'beginner',
    text: 'A dose of 400 mg of a drug is injected into a vein and is distributed immediately in a volume of distribution of 50 L. It is eliminated with a half-life of 6.0 h. What is its concentration after 18 h?',
    answer: '1.0 mg/L',
    distractors: [
      {
        text: '2.0 mg/L',
        slip: 'one-step-short',
        teaching: '18 h is three half-lives, and this is the value after two.',
        expression: '400 / 50 / 2^2',
      },
      {
        text: '2.7 mg/L',
        slip: 'rate-taken-as-linear',
        teaching: 'After three half-lives the concentration is divided by 2^{3} = 8, not by 3.',
        expression: '400 / 50 / (18 / 6.0)',
      },
      {
        text: '0.50 mg/L',
        slip: 'generation-miscounted',
        teaching: 'This is the value after four half-lives; 18 h is three.',
        expression: '400 / 50 / 2^4',
      },
    ],
    explanation:
      'The initial concentration is \\frac{400}{50} = 8.0 mg/L. After 18/6.0 = 3 half-lives it has fallen to \\frac{8.0}{2^{3}} = 1.0 mg/L.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: '400 / 50 / 2^(18 / 6.0)', unit: 'mg/L' },
  },
  {
    id: 'biochemistry-signalling-57',
    topics: ['signalling'],
    tests: ['hormones'],
    uses: ['metabolic-regulation'],
    difficulty: 'intermediate',
    text: 'A patient has too little thyroxine in the blood and far too much TSH, the hormone of the pituitary that stimulates the thyroid. The feedback loop is otherwise normal. Where does the defect lie?',
    answer: 'In the thyroid, which responds to TSH too weakly',
    distractors: [
      {
        text: 'In the pituitary, which responds to thyroxine too strongly',
        slip: 'regulation-reversed',
        teaching: 'Thyroxine inhibits the pituitary; too strong a response would make TSH low.',
      },
      {
        text: 'In the hypothalamus, which stimulates the pituitary too little',
        slip: 'messenger-mixed-up',
        teaching: 'With too little stimulation the pituitary would release little TSH.',
      },
      {
        text: 'In the thyroid, which responds to TSH too strongly',
        slip: 'reversed-trend',
        teaching: 'A thyroid that responds too strongly would make too much thyroxine, and TSH would fall.',
      },
    ],
    explanation:
      'Thyroxine inhibits the release of TSH. With little thyroxine this inhibition is lacking and TSH rises, as it should. The pituitary works; it is the thyroid that responds to TSH too weakly.',
    reference: 'Lehninger Principles of Biochemistry, chapter 23',
  },
  {
    id: 'biochemistry-signalling-58',
    topics: ['signalling'],
    tests: ['receptor-tyrosine-kinases'],
    difficulty: 'advanced',
    text: 'Cells with normal growth factor receptors (receptor tyrosine kinases that act as dimers) are made to produce a large excess of a variant without the kinase domain. Even at a saturating concentration of the growth factor their response nearly vanishes. Why?',
    answer: 'Normal receptors are trapped in dimers without mutual phosphorylation.',
    distractors: [
      {
        text: 'Normal receptors are degraded by the kinase domain of the variant.',
        slip: 'enzyme-mixed-up',
        teaching: 'The variant has no kinase domain, and a kinase does not degrade proteins.',
      },
      {
        text: 'Normal receptors are phosphorylated too strongly by the variant.',
        slip: 'regulation-reversed',
        teaching: 'Without a kinase domain the variant phosphorylates nothing.',
      },
      {
        text: 'Normal receptors are kept from binding when the growth factor runs out.',
        slip: 'wrong-reference',
        teaching:
          'The growth factor is saturating: enough is left for every receptor. The defect arises after binding.',
      },
    ],
    explanation:
      'The two chains of a dimer phosphorylate each other. With the variant in large excess nearly every normal receptor is paired with a variant, which cannot phosphorylate it: mutual phosphorylation fails and no signal is passed on.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-glycolysis-53',
    topics: ['glycolysis'],
    tests: ['fermentation'],
    uses: ['biological-redox'],
    difficulty: 'intermediate',
    text: 'Yeast ferments glucose to ethanol and \\ce{CO2}. Which step regenerates the NAD^{+} that glycolysis requires?',
    answer: 'Acetaldehyde to ethanol',
    distractors: [
      {
        text: 'Pyruvate to acetaldehyde',
        slip: 'one-step-short',
        teaching: 'This step removes \\ce{CO2} and involves no NADH; the reduction comes next.',
      },
      {
        text: 'Pyruvate to lactate',
        slip: 'pathway-mixed-up',
        teaching: 'Muscle regenerates NAD^{+} in this way; yeast decarboxylates its pyruvate first.',
      },
      {
        text: 'Ethanol to acetaldehyde',
        slip: 'reversed-cause',
        teaching: 'The oxidation of ethanol uses up NAD^{+}; it is the reverse of the step in question.',
      },
    ],
    explanation:
      'Pyruvate loses \\ce{CO2} and becomes acetaldehyde. Alcohol dehydrogenase reduces acetaldehyde to ethanol with NADH, and this regenerates NAD^{+} for the oxidation of glyceraldehyde 3-phosphate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-53',
    topics: ['fatty-acid-metabolism'],
    tests: ['ketone-bodies'],
    difficulty: 'intermediate',
    text: 'The liver makes ketone bodies but cannot use them as a fuel. Which enzyme does it lack?',
    answer: 'The one that transfers CoA from succinyl-CoA to acetoacetate',
    distractors: [
      {
        text: 'The one that reduces acetoacetate to 3-hydroxybutyrate',
        slip: 'enzyme-mixed-up',
        teaching: 'The liver has this dehydrogenase and releases 3-hydroxybutyrate into the blood.',
      },
      {
        text: 'The one that makes HMG-CoA from acetoacetyl-CoA',
        slip: 'enzyme-mixed-up',
        teaching: 'This synthase is needed to make ketone bodies, and liver mitochondria have it.',
      },
      {
        text: 'The one that splits acetoacetyl-CoA to acetyl-CoA',
        slip: 'enzyme-mixed-up',
        teaching: 'Thiolase is present in the liver, where it also serves β oxidation.',
      },
    ],
    explanation:
      'To be used, acetoacetate must be activated: a transferase transfers CoA from succinyl-CoA to acetoacetate. The liver lacks this enzyme, so its ketone bodies go to muscle, heart and brain.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
];
