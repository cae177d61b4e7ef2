import type { WrittenQuestion } from '../../written-question.ts';

export const furtherEnergyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-bioenergetics-900',
    topics: ['bioenergetics'],
    tests: ['atp-hydrolysis', 'coupling-to-atp'],
    difficulty: 'beginner',
    text: 'The values of Δ*G*°′ of hydrolysis are −61.9 kJ/mol for phosphoenolpyruvate, −43.0 kJ/mol for creatine phosphate, −30.5 kJ/mol for ATP (to ADP), −13.8 kJ/mol for glucose 6-phosphate and −9.2 kJ/mol for glycerol 3-phosphate. From which of them is the transfer of a phosphate group to ADP favorable under standard conditions?',
    answer: 'Phosphoenolpyruvate and creatine phosphate',
    distractors: [
      {
        text: 'Glucose 6-phosphate and glycerol 3-phosphate',
        slip: 'reversed-trend',
        teaching:
          'Their hydrolysis releases less free energy than the +30.5 kJ/mol that the synthesis of ATP takes; ATP phosphorylates glucose and glycerol, not the other way around.',
      },
      {
        text: 'Phosphoenolpyruvate and glucose 6-phosphate',
        slip: 'one-part-right',
        teaching:
          'Phosphoenolpyruvate is a donor, but with −13.8 kJ/mol glucose 6-phosphate cannot supply the +30.5 kJ/mol required to make ATP.',
      },
      {
        text: 'Creatine phosphate and glycerol 3-phosphate',
        slip: 'one-part-right',
        teaching:
          'Creatine phosphate is a donor, but with −9.2 kJ/mol glycerol 3-phosphate cannot supply the +30.5 kJ/mol required to make ATP.',
      },
    ],
    explanation:
      'Making ATP from ADP and phosphate takes +30.5 kJ/mol. The transfer is favorable from compounds whose hydrolysis releases more than this: phosphoenolpyruvate and creatine phosphate. ATP stands in the middle of the scale, which lets it take phosphate groups from some compounds and pass them to others.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
  },
  {
    id: 'biochemistry-bioenergetics-901',
    topics: ['bioenergetics'],
    tests: ['atp-hydrolysis'],
    difficulty: 'intermediate',
    text: 'Δ*G*°′ of hydrolysis is −30.5 kJ/mol for ATP to ADP and −32.8 kJ/mol for ADP to AMP, but −14.2 kJ/mol for AMP to adenosine. What is different about the last step?',
    answer: 'It hydrolyzes an ester and not an anhydride.',
    distractors: [
      {
        text: 'It hydrolyzes an anhydride and not an ester.',
        slip: 'linkage-mixed-up',
        teaching:
          'The anhydride bonds are those between the phosphates; the first phosphate is bound to a hydroxyl group of ribose.',
      },
      {
        text: 'It hydrolyzes a glycosidic bond to the base.',
        slip: 'wrong-bond-broken',
        teaching: 'Adenosine still has its base; the bond to the base stays intact.',
      },
      {
        text: 'It releases a base in place of a phosphate.',
        slip: 'nucleic-acids-mixed-up',
        teaching: 'Adenosine is base plus ribose, so what AMP has lost is its phosphate.',
      },
    ],
    explanation:
      'The second and third phosphates of ATP are held by phosphoric anhydride bonds, whose hydrolysis relieves the repulsion between charged groups. The first phosphate is bound to the C-5′ hydroxyl group of ribose. The last step hydrolyzes an ester and not an anhydride, which releases much less free energy.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
  },
  {
    id: 'biochemistry-bioenergetics-902',
    topics: ['bioenergetics'],
    tests: ['atp-hydrolysis'],
    difficulty: 'advanced',
    text: 'The total concentrations of ATP, ADP and phosphate are kept constant while the pH of a solution is raised from 8 to 9. How does Δ*G* of the hydrolysis of ATP to ADP and phosphate change?',
    answer: 'It becomes more negative, because a proton is released.',
    distractors: [
      {
        text: 'It becomes less negative, because a proton is released.',
        slip: 'le-chatelier-reversed',
        teaching:
          'A proton is indeed released, but a higher pH removes this product and makes the reaction more favorable.',
      },
      {
        text: 'It becomes less negative, because a proton is taken up.',
        slip: 'reversed-cause',
        teaching:
          'No proton is taken up: near pH 8, \\ce{ATP^4- + H2O} gives \\ce{ADP^3-}, \\ce{HPO4^2-} and \\ce{H+}.',
      },
      {
        text: 'It stays the same, because the pH plays no part in it.',
        slip: 'reactant-left-out-of-quotient',
        teaching:
          '\\ce{H+} is one of the products above pH 7, so its concentration is part of the reaction quotient.',
      },
    ],
    explanation:
      'Near pH 8 the main species are \\ce{ATP^4-}, \\ce{ADP^3-} and \\ce{HPO4^2-}; the charges balance only if one \\ce{H+} is formed as well. Raising the pH lowers the concentration of this product tenfold. Δ*G* becomes more negative (by about 5.7 kJ/mol at 25 °C), because a proton is released.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
  },
  {
    id: 'biochemistry-bioenergetics-903',
    topics: ['bioenergetics'],
    tests: ['biochemical-standard-state'],
    difficulty: 'intermediate',
    text: 'The oxidation of malate to oxaloacetate by NAD^{+} has Δ*G*°′ = +29.7 kJ/mol. In mitochondria this step of the citric acid cycle nevertheless runs forward. What makes this possible?',
    answer: 'The next step keeps oxaloacetate very scarce.',
    distractors: [
      {
        text: 'The next step gives its heat to the oxidation.',
        slip: 'heat-drives-reaction',
        teaching:
          'A cell has practically one temperature, and heat from one reaction cannot drive another; concentrations can.',
      },
      {
        text: 'The enzyme makes Δ*G*°′ of the step negative.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'An enzyme speeds a reaction up in both directions and leaves Δ*G*°′ as it is.',
      },
      {
        text: 'The enzyme keeps malate very scarce in the matrix.',
        slip: 'reversed-trend',
        teaching: 'A low concentration of the reactant would make Δ*G* more positive.',
      },
    ],
    explanation:
      'Δ*G*°′ holds for 1 mol/L of each substance at pH 7. What decides is Δ*G* = Δ*G*°′ + *RT* ln *Q* at the concentrations in the cell. Citrate synthase uses oxaloacetate up; the next step keeps oxaloacetate very scarce (below 10^{−6} mol/L), which makes *Q* small enough for Δ*G* to be negative.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-bioenergetics-904',
    topics: ['bioenergetics'],
    tests: ['biochemical-standard-state'],
    difficulty: 'advanced',
    text: 'The reaction A \\ce{->} B + \\ce{H+} in water has Δ*G*° = +25.0 kJ/mol at 298 K, with all solutes, \\ce{H+} included, at 1 mol/L. What is Δ*G*°′, the value for the biochemical standard state? (*R* = 8.314 J/(mol·K))',
    answer: '−14.9 kJ/mol',
    distractors: [
      {
        text: '+64.9 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The reaction releases \\ce{H+}; at the low concentration of pH 7 it is more favorable, so *RT* ln 10^{−7} is negative.',
        expression: '25.0 - 8.314 * 298 * ln(1e-7) / 1000',
      },
      {
        text: '+7.7 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The base-10 logarithm, −7, was used in place of ln 10^{−7} = −16.1.',
        expression: '25.0 + 8.314 * 298 * (-7) / 1000',
      },
      {
        text: '−39.9 kJ/mol',
        slip: 'forgot-initial-term',
        teaching: 'This is *RT* ln 10^{−7} alone; it must be added to Δ*G*°.',
        expression: '8.314 * 298 * ln(1e-7) / 1000',
      },
    ],
    explanation:
      'In the biochemical standard state \\ce{H+} is at 10^{−7} mol/L (pH 7) and all other solutes are at 1 mol/L, so *Q* = 10^{−7}. Δ*G*°′ = Δ*G*° + *RT* ln 10^{−7} = 25.0 kJ/mol + 8.314 × 10^{−3} × 298 × (−16.12) kJ/mol = 25.0 kJ/mol − 39.9 kJ/mol = −14.9 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: '25.0 + 8.314 * 298 * ln(1e-7) / 1000', unit: 'kJ/mol' },
  },
  {
    id: 'biochemistry-bioenergetics-905',
    topics: ['bioenergetics'],
    tests: ['metabolic-regulation'],
    difficulty: 'beginner',
    text: 'Cells break down fatty acids by one set of enzymes and make them by another, and not by the same reactions in reverse. What does a cell gain from this?',
    answer: 'Each direction can be favorable and be controlled on its own.',
    distractors: [
      {
        text: 'Each direction can run at its full rate at the same time.',
        slip: 'regulation-reversed',
        teaching:
          'This would only waste energy in a cycle; separate enzymes allow the cell to turn one direction off while the other is on.',
      },
      {
        text: 'Each direction can do without energy from ATP or NADPH.',
        slip: 'overgeneralised-rule',
        teaching: 'The synthesis of fatty acids takes a lot of ATP and NADPH, whichever enzymes are used.',
      },
      {
        text: 'Each direction can give the same change in free energy.',
        slip: 'energies-subtracted',
        teaching:
          'The same reactions in reverse would have opposite values; with other reactants, such as ATP, the values for both directions are negative, but they are not equal.',
      },
    ],
    explanation:
      'A reaction and its reverse cannot both have a negative Δ*G*, and one enzyme speeds up both. With different reactions and enzymes, the synthesis can use ATP and NADPH, and signals can turn one set on and the other off. Each direction can be favorable and be controlled on its own.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-bioenergetics-906',
    topics: ['bioenergetics'],
    tests: ['metabolic-regulation'],
    difficulty: 'intermediate',
    text: 'For four steps of a pathway, the equilibrium constant *K*′ and the ratio *Q* of concentrations found in the cell are compared: step W, *K*′ = 3 and *Q* = 2.9; step X, *K*′ = 1000 and *Q* = 0.1; step Y, *K*′ = 0.10 and *Q* = 0.09; step Z, *K*′ = 0.0010 and *Q* = 0.0008. The flow through all the steps is the same. Which step is most likely controlled by the cell?',
    answer: 'Step X',
    distractors: [
      {
        text: 'Step W',
        slip: 'relation-invented',
        teaching:
          '*Q* is almost equal to *K*′: this enzyme is active enough to keep its step near equilibrium.',
      },
      {
        text: 'Step Y',
        slip: 'wrong-reference',
        teaching:
          '*Q* is as small as in a controlled step, but so is *K*′; their ratio shows that this step is near equilibrium.',
      },
      {
        text: 'Step Z',
        slip: 'wrong-reference',
        teaching:
          'A small *K*′ does not show control; *Q* is nearly as small, so this step is near equilibrium.',
      },
    ],
    explanation:
      'A step whose *Q* is close to *K*′ is near equilibrium: its enzyme has activity to spare. In step X, *Q* is 10 000 times smaller than *K*′, so the enzyme limits the flow, and the large fall in free energy makes the step irreversible. Such steps are the ones that cells control: step X.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-glycolysis-900',
    topics: ['glycolysis'],
    tests: ['fermentation'],
    difficulty: 'beginner',
    text: 'Yeast that ferments glucose to ethanol releases a lot of gas, but bacteria that ferment glucose to lactate as the only product release none. Why not?',
    answer: 'Pyruvate is reduced without loss of a carbon atom.',
    distractors: [
      {
        text: 'Pyruvate is oxidized without loss of a carbon atom.',
        slip: 'oxidation-for-reduction',
        teaching:
          'Lactate has two more hydrogen atoms than pyruvate: NADH reduces the C=O group to an alcohol.',
      },
      {
        text: 'Pyruvate is formed with two fewer carbon atoms.',
        slip: 'carbon-balance-misread',
        teaching: 'Glycolysis gives the same pyruvate, with three carbon atoms, in yeast and in bacteria.',
      },
      {
        text: 'Pyruvate is split, and its \\ce{CO2} is incorporated again.',
        slip: 'event-invented',
        teaching:
          'Lactate forms from pyruvate in one step, and no \\ce{CO2} appears at any point of this path.',
      },
    ],
    explanation:
      'One molecule of glucose gives two of pyruvate in both organisms. Yeast removes \\ce{CO2} from pyruvate and reduces the acetaldehyde that is left. In the bacteria lactate dehydrogenase works on pyruvate itself: pyruvate is reduced without loss of a carbon atom, \\ce{C6H12O6 -> 2 C3H6O3}, so that no gas forms.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-901',
    topics: ['glycolysis'],
    tests: ['fermentation'],
    difficulty: 'advanced',
    text: 'A bacterium ferments glucose to lactate. It can also turn glycerol into glycerol 3-phosphate and, with NAD^{+}, into dihydroxyacetone phosphate. Without an external electron acceptor it cannot live on glycerol alone. Why is the fermentation of glycerol to lactate impossible?',
    answer: 'Forming pyruvate makes two NADH, and forming lactate uses one.',
    distractors: [
      {
        text: 'Forming pyruvate makes one NADH, and forming lactate uses two.',
        slip: 'exchanged-values',
        teaching:
          'Glycerol 3-phosphate and glyceraldehyde 3-phosphate are both oxidized by NAD^{+}; pyruvate is reduced to lactate by one NADH.',
      },
      {
        text: 'Forming pyruvate makes no NADH, and forming lactate uses one.',
        slip: 'carrier-forgotten',
        teaching: 'Two oxidations by NAD^{+} lie on the way from glycerol to pyruvate.',
      },
      {
        text: 'Forming pyruvate makes two NADH, and forming lactate uses none.',
        slip: 'carrier-forgotten',
        teaching: 'Lactate dehydrogenase oxidizes one NADH for each pyruvate that it reduces.',
      },
    ],
    explanation:
      'A fermentation has to oxidize as much NADH as it makes. From glycerol, one NADH forms when glycerol 3-phosphate is oxidized and one when glyceraldehyde 3-phosphate is oxidized. Forming pyruvate makes two NADH, and forming lactate uses one. NADH would accumulate, and NAD^{+} would run out. Glucose is less reduced and gives one NADH per pyruvate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
];
