import type { WrittenQuestion } from '../../written-question.ts';

export const energyAndGlucoseQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-bioenergetics-101',
    topics: ['bioenergetics'],
    tests: ['atp-hydrolysis'],
    difficulty: 'beginner',
    text: 'Which of these helps to explain why the hydrolysis of ATP to ADP and phosphate releases so much free energy?',
    answer: 'Negative charges are farther apart in the products.',
    distractors: [
      {
        text: 'The bond that breaks in the reactant is very weak.',
        slip: 'reversed-cause',
        teaching: 'Breaking any bond requires energy; the P–O bond of ATP is not especially weak.',
      },
      {
        text: 'Fewer resonance forms exist for the products.',
        slip: 'reversed-trend',
        teaching: 'Free phosphate has more resonance forms than the bound group.',
      },
      {
        text: 'The reaction has a low barrier.',
        slip: 'rate-for-extent',
        teaching: 'The barrier determines the rate, not the free energy released; in fact it is high.',
      },
    ],
    explanation:
      'Four negative charges lie close together in ATP. In ADP and phosphate they are farther apart, so they repel each other less; resonance and hydration of phosphate also contribute.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
  },
  {
    id: 'biochemistry-bioenergetics-102',
    topics: ['bioenergetics'],
    tests: ['atp-hydrolysis'],
    difficulty: 'intermediate',
    text: 'A student writes: “Energy is released when the bond between the last two phosphates of ATP breaks.” What is wrong with this statement?',
    answer: 'Breaking a bond requires energy.',
    distractors: [
      {
        text: 'It is the bond between the first two that breaks.',
        slip: 'reversed-cause',
        teaching: 'Hydrolysis to ADP removes the last phosphate, so the bond is named correctly.',
      },
      {
        text: 'No energy is released in the reaction.',
        slip: 'size-of-effect-misjudged',
        teaching: 'The reaction as a whole releases about 30 kJ/mol under standard conditions.',
      },
      {
        text: 'Two bonds must break to release energy.',
        slip: 'bonds-miscounted',
        teaching: 'One bond to the last phosphate is replaced by a bond to the oxygen of water.',
      },
    ],
    explanation:
      'Breaking a bond always requires energy. The reaction as a whole releases it, as new bonds form and the products are better stabilized by resonance, hydration and separation of charges.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
  },
  {
    id: 'biochemistry-bioenergetics-103',
    topics: ['bioenergetics'],
    tests: ['coupling-to-atp'],
    difficulty: 'advanced',
    text: 'The reaction of A to B has Δ*G*°′ = +16.7 kJ/mol and an equilibrium ratio [B]/[A] near 10^{−3}. An enzyme couples it to ATP hydrolysis (Δ*G*°′ = −30.5 kJ/mol). What is the equilibrium ratio [B]/[A] if [ATP] = 10 mmol/L, [ADP] = 1 mmol/L and [phosphate] = 10 mmol/L at 298 K? (*R* = 8.314 J/(mol·K))',
    answer: '2.6 × 10^{5}',
    distractors: [
      {
        text: '2.6 × 10^{2}',
        slip: 'standard-for-actual',
        teaching: 'This leaves out the factor [ATP]/([ADP][phosphate]), which is 1000 L/mol.',
        expression: 'exp(13800 / (8.314 * 298))',
      },
      {
        text: '1.2 × 10^{−3}',
        slip: 'energies-subtracted',
        teaching: 'This is the ratio without ATP; the coupled reaction adds −30.5 kJ/mol.',
        expression: 'exp(-16700 / (8.314 * 298))',
      },
      {
        text: '0.26',
        slip: 'inverted-ratio',
        teaching: 'The factor [ATP]/([ADP][phosphate]) multiplies *K*′; the ratio is not divided by it.',
        expression: 'exp(13800 / (8.314 * 298)) * (0.001 * 0.010) / 0.010',
      },
    ],
    explanation:
      'Δ*G*°′ = 16.7 − 30.5 = −13.8 kJ/mol, so *K*′ = e^{13 800/(8.314 × 298)} = 262. [B]/[A] = *K*′ × [ATP]/([ADP][phosphate]) = 262 × 0.010/(0.001 × 0.010) = 2.6 × 10^{5}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: 'exp(13800/(8.314*298))*0.010/(0.001*0.010)', unit: '' },
  },
  {
    id: 'biochemistry-bioenergetics-104',
    topics: ['bioenergetics'],
    tests: ['coupling-to-atp'],
    difficulty: 'advanced',
    text: 'Glucose, ATP and an enzyme that hydrolyzes ATP to ADP and phosphate are mixed. No glucose 6-phosphate forms, although this hydrolysis and the phosphorylation of glucose by phosphate together have Δ*G*°′ = −16.7 kJ/mol. What is missing?',
    answer: 'An enzyme that links the two reactions',
    distractors: [
      {
        text: 'A greater excess of glucose over ATP',
        slip: 'standard-for-actual',
        teaching: 'Even with more glucose, the hydrolysis has no way of transferring its energy.',
      },
      {
        text: 'A higher activation energy of hydrolysis',
        slip: 'reversed-trend',
        teaching: 'Faster or slower hydrolysis alone does not phosphorylate glucose.',
      },
      {
        text: 'A higher temperature to supply heat',
        slip: 'heat-drives-reaction',
        teaching:
          'Heat, whether supplied or released by hydrolysis, does not transfer a phosphoryl group to glucose.',
      },
    ],
    explanation:
      'Free energies add up only if the reactions are linked. Here ATP is hydrolyzed on its own, and the free energy is lost as heat. Hexokinase links the two: it transfers the phosphoryl group directly to glucose.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
  },
  {
    id: 'biochemistry-bioenergetics-105',
    topics: ['bioenergetics'],
    tests: ['coupling-to-atp'],
    difficulty: 'beginner',
    text: 'Fatty acid + ATP + CoA gives fatty acyl-CoA + AMP + pyrophosphate, with Δ*G*°′ near zero. In the cell the reaction goes to completion. What drives it?',
    answer: 'Hydrolysis of the pyrophosphate',
    distractors: [
      {
        text: 'Hydrolysis of the acyl-CoA',
        slip: 'reversed-cause',
        teaching: 'Hydrolysis of the acyl-CoA would reverse the activation.',
      },
      {
        text: 'Reduction of NAD^{+} by the acyl-CoA',
        slip: 'pathway-mixed-up',
        teaching: 'Oxidation of the acyl chain occurs in later steps.',
      },
      {
        text: 'Diffusion of AMP out of the cell',
        slip: 'polarity-mixed-up',
        teaching: 'AMP is charged, so it cannot cross the membrane and stays in the cell.',
      },
    ],
    explanation:
      'Inorganic pyrophosphatase hydrolyzes the pyrophosphate at once, with Δ*G*°′ of about −19 kJ/mol. Removing a product drives the activation to completion, at a cost of two ATP equivalents.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-bioenergetics-106',
    topics: ['bioenergetics'],
    tests: ['biological-redox'],
    difficulty: 'intermediate',
    text: '*E*°′ is +0.03 V for fumarate/succinate, −0.32 V for NAD^{+}/NADH and about 0 V for the FAD of succinate dehydrogenase. Why does the cell not use NAD^{+} to oxidize succinate?',
    answer: 'NAD^{+} has a lower affinity for electrons than fumarate.',
    distractors: [
      {
        text: 'NAD^{+} has a higher affinity for electrons than fumarate.',
        slip: 'potentials-added',
        teaching:
          'The couple with the lower potential gives up electrons more easily, so NAD^{+} has the lower affinity for electrons.',
      },
      {
        text: 'NAD^{+} takes up fewer electrons than fumarate.',
        slip: 'electron-count-forgotten',
        teaching: 'NAD^{+} takes up two electrons as a hydride, as many as fumarate.',
      },
      {
        text: 'NAD^{+} takes up more electrons than fumarate.',
        slip: 'electron-count-forgotten',
        teaching: 'Both take up two electrons; the potential determines the direction.',
      },
    ],
    explanation:
      'Electrons flow to the higher potential. For the transfer from succinate (+0.03 V) to NAD^{+} (−0.32 V), Δ*E*°′ would be −0.35 V, which is uphill by about 68 kJ/mol: NAD^{+} has a lower affinity for electrons than fumarate. With FAD the free energy change of the step is close to zero.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
  },
  {
    id: 'biochemistry-bioenergetics-107',
    topics: ['bioenergetics'],
    tests: ['metabolic-regulation'],
    difficulty: 'beginner',
    text: 'Which of these pathways is anabolic?',
    answer: 'Synthesis of fatty acids',
    distractors: [
      {
        text: 'β oxidation of fatty acids',
        slip: 'pathway-mixed-up',
        teaching: 'β oxidation breaks fatty acids down and gives NADH and FADH_{2}.',
      },
      {
        text: 'Glycolysis to pyruvate',
        slip: 'pathway-mixed-up',
        teaching: 'Glycolysis breaks glucose down and gives ATP.',
      },
      {
        text: 'Hydrolysis of glycogen',
        slip: 'pathway-mixed-up',
        teaching: 'Hydrolysis of glycogen is catabolic; it releases glucose units from a store.',
      },
    ],
    explanation:
      'Anabolic pathways build larger molecules and use ATP and NADPH. The synthesis of fatty acids does so; the others are catabolic.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
  },
  {
    id: 'biochemistry-bioenergetics-108',
    topics: ['bioenergetics'],
    tests: ['metabolic-regulation'],
    difficulty: 'advanced',
    text: 'Adenylate kinase keeps 2 ADP \\ce{<=>} ATP + AMP near equilibrium. In a muscle, ATP falls by 10%, from 5.0 to 4.5 mmol/L. AMP rises severalfold. Why is AMP a better signal than ATP?',
    answer: 'It starts from a very low concentration.',
    distractors: [
      {
        text: 'It starts from a very high concentration.',
        slip: 'reversed-trend',
        teaching: 'AMP is the scarcest of the three, far below 1 mmol/L.',
      },
      {
        text: 'It carries more energy than ATP does.',
        slip: 'bonds-as-stores',
        teaching:
          'AMP has no bond between phosphates; it is useful as a signal because its concentration changes so much.',
      },
      {
        text: 'It is made from ATP by every kinase.',
        slip: 'reversed-cause',
        teaching: 'Most kinases turn ATP into ADP; here AMP comes from adenylate kinase alone.',
      },
    ],
    explanation:
      'A fall of 0.5 mmol/L is a tenth of the ATP. Even a small part of this amount is large compared with the initial concentration of AMP, so an enzyme that senses AMP responds to a slight lack of ATP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-bioenergetics-109',
    topics: ['bioenergetics'],
    tests: ['metabolic-regulation'],
    uses: ['gluconeogenesis'],
    difficulty: 'intermediate',
    text: 'Phosphofructokinase-1 and fructose 1,6-bisphosphatase catalyze the same conversion in opposite directions. What would happen if both worked at full rate in the liver?',
    answer: 'ATP would be hydrolyzed with no other net change.',
    distractors: [
      {
        text: 'Fructose 1,6-bisphosphate would accumulate without limit.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'Fructose 1,6-bisphosphate made by one enzyme is removed by the other.',
      },
      {
        text: 'ATP would be made from heat without any fuel.',
        slip: 'reversed-trend',
        teaching: 'A cycle of this kind consumes ATP and cannot produce any.',
      },
      {
        text: 'Glucose would be made and ATP saved at the same time.',
        slip: 'overgeneralised-rule',
        teaching: 'The phosphatase releases phosphate, not ATP, so nothing is saved.',
      },
    ],
    explanation:
      'One enzyme consumes an ATP, and the other releases free phosphate. Together they would only hydrolyze ATP and release heat. The cell therefore turns one on while it turns the other off.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-bioenergetics-110',
    topics: ['bioenergetics'],
    tests: ['biological-redox'],
    difficulty: 'beginner',
    text: 'Which part of NAD^{+} takes up the hydride ion when it is reduced to NADH?',
    answer: 'The nicotinamide ring',
    distractors: [
      {
        text: 'The adenine ring',
        slip: 'cofactor-mixed-up',
        teaching: 'Adenine helps enzymes to bind the coenzyme; it takes up no electrons here.',
      },
      {
        text: 'The two ribose units',
        slip: 'wrong-part-active',
        teaching: 'The sugars are unchanged by the reduction.',
      },
      {
        text: 'The two phosphate groups',
        slip: 'wrong-part-active',
        teaching: 'The phosphates join the two halves; they are not reduced.',
      },
    ],
    explanation:
      'The positive pyridine ring of nicotinamide takes up a hydride ion at the carbon opposite its nitrogen and becomes neutral.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
  },
  {
    id: 'biochemistry-glycolysis-101',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'advanced',
    text: 'Arsenate replaces phosphate in the reaction of glyceraldehyde 3-phosphate dehydrogenase. The resulting product hydrolyzes immediately to 3-phosphoglycerate. What is the net yield of ATP per glucose in glycolysis under these conditions?',
    answer: '0',
    distractors: [
      {
        text: '2',
        slip: 'one-step-short',
        teaching: 'This is the usual yield; the two ATP from phosphoglycerate kinase are now lost.',
        expression: '4 - 2',
      },
      {
        text: '4',
        slip: 'investment-forgotten',
        teaching: 'Two ATP are invested first, and two of the four gained are lost.',
        expression: '4',
      },
      {
        text: '1',
        slip: 'one-half-of-glucose',
        teaching: 'Both halves of the glucose lose the ATP of this step.',
        expression: '4 - 2 - 1',
      },
    ],
    explanation:
      '1,3-Bisphosphoglycerate does not form, so phosphoglycerate kinase makes no ATP. Pyruvate kinase makes 2 and 2 were invested: 2 − 2 = 0. Oxidation continues, but without a gain.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
    computation: { kind: 'quantity', expression: '4 - 2 - 2', unit: '' },
  },
  {
    id: 'biochemistry-glycolysis-102',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'intermediate',
    text: 'Blood for a glucose test is collected with fluoride, which inhibits enolase. Which substance, the direct substrate of this enzyme, accumulates in the cells?',
    answer: '2-Phosphoglycerate',
    distractors: [
      {
        text: 'Phosphoenolpyruvate',
        slip: 'metabolite-mixed-up',
        teaching: 'Phosphoenolpyruvate is the product of enolase, so its concentration falls.',
      },
      {
        text: '1,3-Bisphosphoglycerate',
        slip: 'metabolite-mixed-up',
        teaching: 'This compound is two steps before enolase and is not its substrate.',
      },
      {
        text: 'Glyceraldehyde 3-phosphate',
        slip: 'metabolite-mixed-up',
        teaching: 'This compound is several steps before enolase and is not its substrate.',
      },
    ],
    explanation:
      'Enolase removes water from 2-phosphoglycerate to give phosphoenolpyruvate. When enolase is blocked, its substrate accumulates, glycolysis stops, and the glucose of the sample is preserved.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-103',
    topics: ['glycolysis'],
    tests: ['regulation-of-glycolysis', 'allosteric-regulation'],
    difficulty: 'advanced',
    text: 'ATP is a substrate of phosphofructokinase-1. Raising ATP from 0.1 to 0.5 mmol/L speeds the enzyme up; raising it to 5 mmol/L slows it down. How can this be?',
    answer: 'At high concentrations ATP binds to a second site',
    distractors: [
      {
        text: 'At high concentrations the equilibrium is reached',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'The step is far from equilibrium in the cell.',
      },
      {
        text: 'At high concentrations ATP leaves its active site',
        slip: 'reversed-trend',
        teaching: 'A higher concentration of ATP fills the active site more completely.',
      },
      {
        text: 'At high concentrations ATP competes with ADP',
        slip: 'inhibition-types-mixed-up',
        teaching: 'ADP is a product here; competition with it would not slow the forward step.',
      },
    ],
    explanation:
      'The active site binds ATP tightly and is filled at low concentrations. At high ones ATP also binds an allosteric site, which favors the T state and lowers the affinity for fructose 6-phosphate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-glycolysis-104',
    topics: ['glycolysis'],
    tests: ['regulation-of-glycolysis'],
    difficulty: 'intermediate',
    text: 'Muscle hexokinase has a *K*_{M} of 0.1 mmol/L for glucose; liver glucokinase has a *K*_{M} near 8 mmol/L. After a meal, blood glucose rises from 5 to 10 mmol/L. Which enzyme’s rate responds strongly?',
    answer: 'That of glucokinase',
    distractors: [
      {
        text: 'That of hexokinase',
        slip: 'taken-as-saturated',
        teaching: 'At 5 mmol/L hexokinase is already saturated, so its rate can hardly increase.',
      },
      {
        text: 'That of both',
        slip: 'overgeneralised-rule',
        teaching: 'An enzyme far above its *K*_{M} does not respond to more substrate.',
      },
      {
        text: 'That of neither',
        slip: 'km-vmax-mixed-up',
        teaching:
          'Glucokinase works near its *K*_{M} here, so its rate depends strongly on the glucose concentration.',
      },
    ],
    explanation:
      'An enzyme responds to a change in substrate concentration if this concentration is not far above its *K*_{M}. Hexokinase is saturated at 5 mmol/L. The rate of glucokinase rises from about 0.4 to 0.55 of *V*_{max}, so the liver takes up more glucose when glucose is plentiful.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-glycolysis-105',
    topics: ['glycolysis'],
    tests: ['regulation-of-glycolysis'],
    difficulty: 'beginner',
    text: 'A sprinter’s muscle uses up ATP quickly. Which change speeds up phosphofructokinase-1?',
    answer: 'More AMP',
    distractors: [
      {
        text: 'More ATP',
        slip: 'regulation-reversed',
        teaching: 'ATP at high concentration inhibits the enzyme.',
      },
      {
        text: 'More citrate',
        slip: 'regulation-reversed',
        teaching: 'Citrate signals that fuel is plentiful and inhibits the enzyme.',
      },
      {
        text: 'More \\ce{H+}',
        slip: 'regulation-reversed',
        teaching: 'A falling pH slows the enzyme, which limits the formation of lactic acid.',
      },
    ],
    explanation:
      'Use of ATP gives ADP, and adenylate kinase converts part of it into AMP. AMP signals a lack of ATP and activates phosphofructokinase-1.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-glycolysis-106',
    topics: ['glycolysis'],
    tests: ['fermentation'],
    difficulty: 'beginner',
    text: 'Yeast makes bread dough rise. Which reaction releases the gas?',
    answer: 'Pyruvate to acetaldehyde',
    distractors: [
      {
        text: 'Acetaldehyde to ethanol',
        slip: 'pathway-mixed-up',
        teaching: 'This step uses NADH and gives no gas.',
      },
      {
        text: 'Pyruvate to lactate',
        slip: 'pathway-mixed-up',
        teaching: 'Yeast does not make lactate, and this reaction gives no gas.',
      },
      {
        text: 'Glucose to lactate',
        slip: 'pathway-mixed-up',
        teaching: 'Yeast does not make lactate, and this route releases no \\ce{CO2}.',
      },
    ],
    explanation:
      'Pyruvate decarboxylase removes \\ce{CO2} from pyruvate, which leaves acetaldehyde. The \\ce{CO2} makes the dough rise.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-107',
    topics: ['glycolysis'],
    tests: ['fermentation'],
    difficulty: 'intermediate',
    text: 'A patient lacks lactate dehydrogenase in muscle. During hard exercise without enough oxygen the muscle tires quickly. What runs out?',
    answer: 'NAD^{+}',
    distractors: [
      {
        text: 'NADH',
        slip: 'carrier-yields-mixed-up',
        teaching: 'NADH accumulates, as it is not used to reduce pyruvate.',
      },
      {
        text: 'Pyruvate',
        slip: 'metabolite-mixed-up',
        teaching: 'Pyruvate cannot be turned into lactate, so it is not what runs out.',
      },
      {
        text: 'Lactate',
        slip: 'metabolite-mixed-up',
        teaching: 'Lactate is a product; a lack of it does no harm.',
      },
    ],
    explanation:
      'Glycolysis reduces NAD^{+} when it oxidizes glyceraldehyde 3-phosphate. Without lactate dehydrogenase (and with too little oxygen) NADH is not oxidized again, so NAD^{+} runs out and glycolysis stops.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-108',
    topics: ['glycolysis'],
    tests: ['fermentation', 'regulation-of-glycolysis'],
    difficulty: 'advanced',
    text: 'A culture of yeast ferments glucose without air. When air is admitted, the yeast consumes far less glucose, although it grows as well as before. Why?',
    answer: 'Respiration gives ATP, which slows phosphofructokinase',
    distractors: [
      {
        text: 'Respiration uses ATP, which speeds up hexokinase',
        slip: 'reversed-trend',
        teaching: 'Respiration makes far more ATP per glucose than fermentation.',
      },
      {
        text: 'Oxygen oxidizes glucose before it enters the cells',
        slip: 'reversed-cause',
        teaching: 'Glucose in water is not oxidized by air without enzymes.',
      },
      {
        text: 'Oxygen removes the NAD^{+} that glycolysis needs',
        slip: 'enzyme-mixed-up',
        teaching: 'With oxygen NADH is oxidized to NAD^{+}, so there is plenty of it.',
      },
    ],
    explanation:
      'With oxygen each glucose gives many times more ATP. High ATP and citrate inhibit phosphofructokinase-1, so less glucose is used to meet the same need. This is the Pasteur effect.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-109',
    topics: ['glycolysis'],
    tests: ['glycogen-metabolism'],
    uses: ['gluconeogenesis'],
    difficulty: 'beginner',
    text: 'Muscle breaks down its glycogen but cannot supply the blood with glucose from it. Which enzyme, present in the liver, does muscle lack?',
    answer: 'Glucose 6-phosphatase',
    distractors: [
      {
        text: 'Glycogen phosphorylase',
        slip: 'enzyme-mixed-up',
        teaching: 'Muscle has this enzyme and uses it in exercise.',
      },
      {
        text: 'Phosphoglucomutase',
        slip: 'enzyme-mixed-up',
        teaching: 'Muscle needs it to turn glucose 1-phosphate into glucose 6-phosphate.',
      },
      {
        text: 'Hexokinase',
        slip: 'enzyme-mixed-up',
        teaching: 'Hexokinase works in the opposite direction and is present in muscle.',
      },
    ],
    explanation:
      'Glycogen gives glucose 6-phosphate, which cannot leave the cell. Only liver and kidney have much glucose 6-phosphatase, which releases glucose for the blood.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-glycolysis-110',
    topics: ['glycolysis'],
    tests: ['gluconeogenesis'],
    difficulty: 'advanced',
    text: 'The liver of a fasting person uses NAD^{+} to oxidize a large amount of ethanol, first to acetaldehyde and then to acetate. Why does blood glucose fall dangerously?',
    answer: 'Pyruvate is diverted to lactate.',
    distractors: [
      {
        text: 'Acetate is diverted to glucose.',
        slip: 'reversed-cause',
        teaching: 'Acetate is converted to acetyl-CoA, from which human cells make no net glucose.',
      },
      {
        text: 'Glucose is diverted to ethanol.',
        slip: 'metabolite-mixed-up',
        teaching: 'Human cells do not make ethanol from glucose.',
      },
      {
        text: 'Insulin is released into the blood.',
        slip: 'regulation-reversed',
        teaching:
          'A fasting person has little insulin, and ethanol does not cause this fall through insulin.',
      },
    ],
    explanation:
      'The oxidation turns NAD^{+} into NADH. The high [NADH]/[NAD^{+}] ratio shifts pyruvate to lactate and oxaloacetate to malate, so that gluconeogenesis lacks its starting materials.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-111',
    topics: ['glycolysis'],
    tests: ['pentose-phosphate-pathway'],
    difficulty: 'beginner',
    text: 'What are the two main products that a cell obtains from the pentose phosphate pathway?',
    answer: 'NADPH and ribose 5-phosphate',
    distractors: [
      {
        text: 'NADH and ribose 5-phosphate',
        slip: 'cofactor-mixed-up',
        teaching: 'The dehydrogenases of this pathway reduce NADP^{+}.',
      },
      {
        text: 'NADPH and acetyl-CoA',
        slip: 'pathway-mixed-up',
        teaching: 'Acetyl-CoA is made from pyruvate and fatty acids, not in this pathway.',
      },
      {
        text: 'NADH and acetyl-CoA',
        slip: 'pathway-mixed-up',
        teaching: 'NADH and acetyl-CoA are products of pyruvate dehydrogenase, which follows glycolysis.',
      },
    ],
    explanation:
      'The oxidative branch gives NADPH, which is used for syntheses and protects against oxidants, and ribulose 5-phosphate, which becomes ribose 5-phosphate for nucleotides.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-112',
    topics: ['glycolysis'],
    tests: ['pentose-phosphate-pathway'],
    difficulty: 'advanced',
    text: 'One sample of tissue is given glucose labeled with ^{14}C at carbon 1, and another sample is given glucose labeled at carbon 6. In the first minutes much more ^{14}\\ce{CO2} comes from the first sample. What does this show?',
    answer: 'The pentose phosphate pathway is active',
    distractors: [
      {
        text: 'The citric acid cycle is active',
        slip: 'pathway-mixed-up',
        teaching:
          'After glycolysis carbons 1 and 6 both become the methyl carbon of pyruvate, so the cycle treats both alike.',
      },
      {
        text: 'Glycolysis is very fast',
        slip: 'pathway-mixed-up',
        teaching: 'Glycolysis to pyruvate releases no \\ce{CO2}.',
      },
      {
        text: 'Gluconeogenesis is active',
        slip: 'reversed-cause',
        teaching: 'Gluconeogenesis makes glucose and gives no early excess of \\ce{CO2} from carbon 1.',
      },
    ],
    explanation:
      'The oxidative branch removes carbon 1 alone as \\ce{CO2}. In glycolysis and the citric acid cycle, carbons 1 and 6 behave alike. An early excess from carbon 1 shows that the pentose phosphate pathway is active.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-113',
    topics: ['glycolysis'],
    tests: ['pentose-phosphate-pathway'],
    difficulty: 'intermediate',
    text: 'A dividing cell needs a lot of ribose 5-phosphate but hardly any NADPH. From which substances does the cell make most of its ribose 5-phosphate?',
    answer: 'Fructose 6-phosphate and glyceraldehyde 3-phosphate',
    distractors: [
      {
        text: 'Glucose 6-phosphate by way of gluconolactone',
        slip: 'pathway-mixed-up',
        teaching: 'This route is the oxidative branch, which would give two NADPH for each pentose.',
      },
      {
        text: 'Pyruvate and oxaloacetate from the citric acid cycle',
        slip: 'pathway-mixed-up',
        teaching: 'These compounds give glucose by gluconeogenesis, not pentoses directly.',
      },
      {
        text: 'Acetyl-CoA and malonyl-CoA in the cytosol',
        slip: 'metabolite-mixed-up',
        teaching: 'Acetyl-CoA and malonyl-CoA are the building blocks of fatty acids.',
      },
    ],
    explanation:
      'The nonoxidative branch is reversible. Transketolase and transaldolase make pentose phosphates from fructose 6-phosphate and glyceraldehyde 3-phosphate, without any NADPH.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-114',
    topics: ['glycolysis'],
    tests: ['glycogen-metabolism'],
    difficulty: 'beginner',
    text: 'What does a cell gain by storing glucose as highly branched glycogen rather than as an unbranched chain?',
    answer: 'Many ends for fast release',
    distractors: [
      {
        text: 'Few ends for slow release',
        slip: 'reversed-trend',
        teaching: 'Each branch adds an end, and enzymes work at the ends.',
      },
      {
        text: 'Few ends for dense storage',
        slip: 'reversed-trend',
        teaching: 'Each branch adds an end, so the molecule has many of them.',
      },
      {
        text: 'A store without bound water',
        slip: 'polarity-mixed-up',
        teaching: 'Glycogen is hydrophilic and binds much water.',
      },
    ],
    explanation:
      'Glycogen phosphorylase and synthase act at nonreducing ends. A branched molecule has many of these, so glucose units can be released and stored fast.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-glycolysis-115',
    topics: ['glycolysis'],
    tests: ['glycogen-metabolism'],
    difficulty: 'advanced',
    text: 'A patient gets cramps during hard exercise, and lactate in the blood does not rise. The glycogen of the muscles has a normal structure, but its amount is much increased. Blood glucose rises normally after glucagon. Which enzyme is missing?',
    answer: 'Muscle glycogen phosphorylase',
    distractors: [
      {
        text: 'Liver glycogen phosphorylase',
        slip: 'enzyme-mixed-up',
        teaching: 'Glucagon raises blood glucose, so the liver enzyme works.',
      },
      {
        text: 'Muscle glycogen synthase',
        slip: 'enzyme-mixed-up',
        teaching: 'Without the synthase there would be little glycogen.',
      },
      {
        text: 'Liver glycogen synthase',
        slip: 'enzyme-mixed-up',
        teaching:
          'The liver responds to glucagon by releasing glucose from its glycogen, so it has made glycogen.',
      },
    ],
    explanation:
      'Muscle glycogen is present but is not used, so there are no glucose units for glycolysis and no lactate forms. Because the liver responds, it is the muscle phosphorylase that is missing (McArdle disease).',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-glycolysis-116',
    topics: ['glycolysis'],
    tests: ['glycogen-metabolism', 'regulation-by-covalent-modification'],
    difficulty: 'intermediate',
    text: 'Epinephrine leads to the phosphorylation of both glycogen phosphorylase and glycogen synthase. How do their activities change?',
    answer: 'Phosphorylase activity rises, and synthase activity falls',
    distractors: [
      {
        text: 'Phosphorylase activity falls, and synthase activity rises',
        slip: 'regulation-reversed',
        teaching: 'Epinephrine signals a need for glucose, so storing it would serve no purpose.',
      },
      {
        text: 'Phosphorylase activity rises, and synthase activity is unchanged',
        slip: 'one-part-right',
        teaching: 'Phosphorylation changes the activity of both enzymes, and the synthase is inhibited.',
      },
      {
        text: 'Synthase activity rises, and phosphorylase activity is unchanged',
        slip: 'regulation-reversed',
        teaching: 'The phosphorylase is activated by phosphorylation, and the synthase is inhibited.',
      },
    ],
    explanation:
      'One signal acts on both: phosphorylation activates the phosphorylase and inhibits the synthase. Glycogen is therefore broken down without being rebuilt at the same time.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
];
