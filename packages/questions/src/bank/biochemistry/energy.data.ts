import type { WrittenQuestion } from '../written-question.ts';

export const energyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-bioenergetics-01',
    topics: ['bioenergetics'],
    tests: ['coupling-to-atp'],
    uses: ['atp-hydrolysis', 'coupled-reactions'],
    difficulty: 'beginner',
    text: 'For the phosphorylation of glucose by phosphate to glucose 6-phosphate, Δ*G*°′ = +13.8 kJ/mol; for the hydrolysis of ATP to ADP and phosphate, it is −30.5 kJ/mol. What is Δ*G*°′ of the reaction glucose + ATP \\ce{->} glucose 6-phosphate + ADP?',
    answer: '−16.7 kJ/mol',
    distractors: [
      {
        text: '−44.3 kJ/mol',
        slip: 'energies-subtracted',
        teaching:
          'This treats the phosphorylation as if it released energy; in fact it requires 13.8 kJ/mol.',
        expression: '-30.5 - 13.8',
      },
      {
        text: '+16.7 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'ATP hydrolysis releases more than phosphorylation needs, so the sum is negative.',
        expression: '30.5 - 13.8',
      },
      {
        text: '+44.3 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'This treats ATP hydrolysis as if it required energy; in fact it releases 30.5 kJ/mol.',
        expression: '13.8 + 30.5',
      },
    ],
    explanation: 'The coupled reaction is the sum of the two, so Δ*G*°′ = +13.8 + (−30.5) = −16.7 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: '13.8 + (-30.5)', unit: 'kJ/mol' },
  },
  {
    id: 'biochemistry-bioenergetics-02',
    topics: ['bioenergetics'],
    tests: ['gibbs-energy-and-equilibrium-constant'],
    uses: ['biochemical-standard-state'],
    difficulty: 'intermediate',
    text: 'A reaction has Δ*G*°′ = −16.7 kJ/mol. What is its equilibrium constant *K*′ at 298 K? (*R* = 8.314 J/(mol·K))',
    answer: '8.5 × 10^{2}',
    distractors: [
      {
        text: '1.8 × 10^{−7}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here 10 was raised to the power −6.74; the base is e, and the exponent must be positive.',
        expression: '10^(-16700 / (8.314 * 298))',
      },
      {
        text: '1.2 × 10^{−3}',
        slip: 'wrong-sign',
        teaching: 'A negative Δ*G*°′ means *K*′ above 1: ln *K*′ = −Δ*G*°′/(*RT*).',
        expression: 'exp(-16700 / (8.314 * 298))',
      },
      {
        text: '5.5 × 10^{6}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is 10 to the power 6.74; the relation contains the natural logarithm.',
        expression: '10^(16700 / (8.314 * 298))',
      },
    ],
    explanation: '*K*′ = e^{−Δ*G*°′/(*RT*)} = e^{16 700/(8.314 × 298)} = e^{6.74} = 8.5 × 10^{2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: 'exp(16700 / (8.314 * 298))', unit: '' },
  },
  {
    id: 'biochemistry-bioenergetics-03',
    topics: ['bioenergetics'],
    tests: ['biochemical-standard-state', 'atp-hydrolysis'],
    uses: ['reaction-quotient'],
    difficulty: 'advanced',
    text: 'A cell at 310 K contains 4.0 mmol/L ATP, 0.50 mmol/L ADP and 2.0 mmol/L phosphate. With Δ*G*°′ = −30.5 kJ/mol (standard state 1 mol/L), what is Δ*G* of ATP hydrolysis in this cell? (*R* = 8.314 J/(mol·K))',
    answer: '−51.9 kJ/mol',
    distractors: [
      {
        text: '−34.1 kJ/mol',
        slip: 'unit-prefix',
        teaching:
          'The quotient was formed with mmol/L; the standard state is 1 mol/L, and the units do not cancel here.',
        expression: '-30.5 + 8.314e-3 * 310 * ln(0.50 * 2.0 / 4.0)',
      },
      {
        text: '−9.1 kJ/mol',
        slip: 'inverted-ratio',
        teaching: 'The quotient has the products in the numerator: [ADP][phosphate]/[ATP].',
        expression: '-30.5 + 8.314e-3 * 310 * ln(4.0e-3 / (0.50e-3 * 2.0e-3))',
      },
      {
        text: '−39.8 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'This uses log_{10} *Q*; the relation Δ*G* = Δ*G*°′ + *RT* ln *Q* contains the natural logarithm.',
        expression: '-30.5 + 8.314e-3 * 310 * log10(0.50e-3 * 2.0e-3 / 4.0e-3)',
      },
    ],
    explanation:
      '*Q* = \\frac{0.50 × 10^{−3} × 2.0 × 10^{−3}}{4.0 × 10^{−3}} = 2.5 × 10^{−4}. Δ*G* = −30.5 kJ/mol + 8.314 × 10^{−3} × 310 × ln(2.5 × 10^{−4}) kJ/mol = −30.5 − 21.4 = −51.9 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: {
      kind: 'quantity',
      expression: '-30.5 + 8.314e-3 * 310 * ln(0.50e-3 * 2.0e-3 / 4.0e-3)',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'biochemistry-bioenergetics-04',
    topics: ['bioenergetics', 'oxidative-phosphorylation'],
    tests: ['biological-redox', 'cell-potential-and-gibbs-energy'],
    difficulty: 'intermediate',
    text: 'What is Δ*G*°′ when 1 mol of NADH is oxidized by \\ce{O2}? *E*°′ is −0.320 V for NAD^{+}/NADH and +0.816 V for \\ce{O2}/\\ce{H2O}. (*F* = 96.485 kJ/(V·mol))',
    answer: '−219 kJ/mol',
    distractors: [
      {
        text: '−110 kJ/mol',
        slip: 'electron-count-forgotten',
        teaching: 'NADH transfers two electrons, so *n* is 2.',
        expression: '-1 * 96.485 * (0.816 + 0.320)',
      },
      {
        text: '−95.7 kJ/mol',
        slip: 'potentials-added',
        teaching: 'The difference is +0.816 − (−0.320) = 1.136 V; here 0.496 V was used.',
        expression: '(-2) * 96.485 * (0.816 - 0.320)',
      },
      {
        text: '−47.9 kJ/mol',
        slip: 'potentials-added',
        teaching:
          'Here *n* was taken as 1 and the difference as 0.496 V; NADH transfers two electrons over 1.136 V.',
        expression: '-1 * 96.485 * (0.816 - 0.320)',
      },
    ],
    explanation:
      'Δ*E*°′ = 0.816 − (−0.320) = 1.136 V. Δ*G*°′ = −*nF*Δ*E*°′ = −2 × 96.485 × 1.136 = −219 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: '-2 * 96.485 * (0.816 + 0.320)', unit: 'kJ/mol' },
  },
  {
    id: 'biochemistry-glycolysis-01',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'beginner',
    text: 'What is the net gain of ATP when one molecule of glucose is broken down to two molecules of pyruvate in glycolysis?',
    answer: '2 ATP',
    distractors: [
      {
        text: '4 ATP',
        slip: 'investment-forgotten',
        teaching: 'Four ATP are made, but two were spent earlier by hexokinase and phosphofructokinase.',
        expression: '2 * 2',
      },
      {
        text: '3 ATP',
        slip: 'investment-miscounted',
        teaching: 'Two ATP, not one, are spent first, by hexokinase and by phosphofructokinase.',
        expression: '2 * 2 - 1',
      },
      {
        text: '32 ATP',
        slip: 'pathway-mixed-up',
        teaching:
          'A yield near 30 is that of the complete oxidation of glucose, including the respiratory chain.',
        expression: '10 * 2.5 + 2 * 1.5 + 4',
      },
    ],
    explanation:
      'Hexokinase and phosphofructokinase spend one ATP each. Phosphoglycerate kinase and pyruvate kinase each make one per triose, that is, four in total per glucose: 4 − 2 = 2.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
    computation: { kind: 'quantity', expression: '2 * 2 - 2', unit: 'ATP' },
  },
  {
    id: 'biochemistry-glycolysis-02',
    topics: ['glycolysis'],
    tests: ['glycogen-metabolism'],
    uses: ['glycolysis-pathway'],
    difficulty: 'intermediate',
    text: 'Glycogen phosphorylase releases glucose units of muscle glycogen as glucose 1-phosphate. What is the net ATP yield per glucose unit that is then turned into two molecules of lactate?',
    answer: '3 ATP',
    distractors: [
      {
        text: '2 ATP',
        slip: 'investment-miscounted',
        teaching:
          'This is the yield from free glucose; here phosphate, not ATP, supplied the first phosphoryl group.',
        expression: '2 * 2 - 2',
      },
      {
        text: '4 ATP',
        slip: 'investment-forgotten',
        teaching: 'Phosphofructokinase still spends one ATP.',
        expression: '2 * 2',
      },
      {
        text: '1 ATP',
        slip: 'one-half-of-glucose',
        teaching: 'Both triose phosphates are used, so four ATP are made and only one is spent.',
        expression: '2 - 1',
      },
    ],
    explanation:
      'Phosphorolysis gives glucose 1-phosphate, which becomes glucose 6-phosphate without ATP. One ATP is spent (phosphofructokinase) and four are made: 4 − 1 = 3.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
    computation: { kind: 'quantity', expression: '2 * 2 - 1', unit: 'ATP' },
  },
  {
    id: 'biochemistry-glycolysis-03',
    topics: ['glycolysis'],
    tests: ['gluconeogenesis'],
    uses: ['glycolysis-pathway', 'fermentation'],
    difficulty: 'advanced',
    text: 'In the Cori cycle, muscle converts one molecule of glucose into two molecules of lactate, and the liver converts these back into glucose. What is the net cost to the body of one turn of the cycle, in ATP equivalents (ATP and GTP)?',
    answer: '4',
    distractors: [
      {
        text: '6',
        slip: 'one-step-short',
        teaching:
          'This is the cost in the liver; the two ATP gained in the muscle must be subtracted from it.',
        expression: '(2 + 2 + 2)',
      },
      {
        text: '2',
        slip: 'investment-miscounted',
        teaching:
          'One of the three costs was left out here: each lactate costs the liver three equivalents (pyruvate carboxylase, PEP carboxykinase, phosphoglycerate kinase), six per glucose.',
        expression: '(2 + 2) - 2',
      },
      {
        text: '8',
        slip: 'energies-added',
        teaching:
          'The two ATP gained in muscle were added here; they are subtracted from the six that the liver spends.',
        expression: '(2 + 2 + 2) + 2',
      },
    ],
    explanation:
      'Liver: 2 ATP (pyruvate carboxylase) + 2 GTP (PEP carboxykinase) + 2 ATP (phosphoglycerate kinase, reversed) = 6. Muscle gains 2 ATP. The NADH made and used cancels. Net cost: 6 − 2 = 4.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
    computation: { kind: 'quantity', expression: '(2 + 2 + 2) - 2', unit: '' },
  },
  {
    id: 'biochemistry-citric-acid-cycle-01',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle', 'pyruvate-dehydrogenase'],
    difficulty: 'beginner',
    text: 'How many molecules of \\ce{CO2} are released when the two molecules of pyruvate from one molecule of glucose are oxidized by pyruvate dehydrogenase and the citric acid cycle?',
    answer: '6',
    distractors: [
      {
        text: '4',
        slip: 'one-step-short',
        teaching:
          'This is the number from the citric acid cycle alone; pyruvate dehydrogenase releases one more per pyruvate.',
        expression: '2 * (2)',
      },
      {
        text: '3',
        slip: 'one-half-of-glucose',
        teaching: 'Three is the number for one pyruvate; one glucose gives two of them.',
        expression: '(1 + 2)',
      },
      {
        text: '2',
        slip: 'one-step-short',
        teaching:
          'This is the number from pyruvate dehydrogenase alone; the cycle releases two more per acetyl group.',
        expression: '2 * (1)',
      },
    ],
    explanation:
      'For each pyruvate, one \\ce{CO2} is released by pyruvate dehydrogenase and two in the citric acid cycle. For the two molecules of pyruvate: 2 × (1 + 2) = 6, all six carbons of the glucose.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
    computation: { kind: 'quantity', expression: '2 * (1 + 2)', unit: '' },
  },
  {
    id: 'biochemistry-citric-acid-cycle-02',
    topics: ['citric-acid-cycle', 'oxidative-phosphorylation'],
    tests: ['atp-yield-of-respiration'],
    uses: ['citric-acid-cycle'],
    difficulty: 'intermediate',
    text: 'One turn of the citric acid cycle gives 3 NADH, 1 FADH_{2} and 1 GTP. How many ATP equivalents is that, at 2.5 ATP per NADH and 1.5 ATP per FADH_{2}?',
    answer: '10',
    distractors: [
      {
        text: '9',
        slip: 'one-step-short',
        teaching: 'The GTP was left out here; it is equivalent to one ATP.',
        expression: '3 * 2.5 + 1.5',
      },
      {
        text: '8',
        slip: 'carrier-yields-mixed-up',
        teaching:
          'The values for NADH and FADH_{2} were interchanged here: NADH gives 2.5 ATP and FADH_{2} gives 1.5.',
        expression: '3 * 1.5 + 2.5 + 1',
      },
      {
        text: '12',
        slip: 'carrier-yields-mixed-up',
        teaching: 'This uses 3 and 2 ATP per carrier, older values than those given.',
        expression: '3 * 3 + 2 + 1',
      },
    ],
    explanation: '3 × 2.5 + 1 × 1.5 + 1 = 7.5 + 1.5 + 1 = 10 ATP equivalents per acetyl-CoA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
    computation: { kind: 'quantity', expression: '3 * 2.5 + 1.5 + 1', unit: '' },
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-01',
    topics: ['oxidative-phosphorylation'],
    tests: ['atp-yield-of-respiration', 'atp-synthase'],
    uses: ['chemiosmosis'],
    difficulty: 'intermediate',
    text: 'The oxidation of one NADH pumps 10 \\ce{H+}. ATP synthase with 8 c subunits allows 8 \\ce{H+} to pass for every 3 ATP made, and the import of phosphate and ADP costs 1 \\ce{H+} per ATP. How many ATP does this give per NADH?',
    answer: '2.7',
    distractors: [
      {
        text: '3.8',
        slip: 'one-step-short',
        teaching: 'The proton for transport was left out here; each ATP costs 8/3 + 1 protons.',
        expression: '10 / (8 / 3)',
      },
      {
        text: '1.1',
        slip: 'wrong-number-per-unit',
        teaching: 'A full turn of the ring, 8 protons, makes three ATP, not one.',
        expression: '10 / (8 + 1)',
      },
      {
        text: '3.3',
        slip: 'wrong-number-per-unit',
        teaching:
          'The three ATP of one turn cost three transport protons, one for each: 11 protons for 3 ATP, not 9.',
        expression: '10 / ((8 + 1) / 3)',
      },
    ],
    explanation: 'One ATP costs 8/3 + 1 = 3.67 protons. 10/3.67 = 2.7 ATP per NADH.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
    computation: { kind: 'quantity', expression: '10 / (8 / 3 + 1)', unit: '' },
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-02',
    topics: ['oxidative-phosphorylation', 'bioenergetics'],
    tests: ['chemiosmosis', 'free-energy-of-transport'],
    uses: ['membrane-potential'],
    difficulty: 'advanced',
    text: 'Across the inner mitochondrial membrane the potential is 0.160 V (matrix negative), and the matrix pH is 0.75 units higher. How much free energy does 1 mol of \\ce{H+} release on flowing into the matrix at 310 K? (*R* = 8.314 J/(mol·K), *F* = 96 485 C/mol)',
    answer: '19.9 kJ',
    distractors: [
      {
        text: '11.0 kJ',
        slip: 'energies-subtracted',
        teaching:
          'Both contributions drive the protons inward, since the matrix is negative and less acidic, so they are added.',
        expression: '(96485 * 0.160 - ln(10) * 8.314 * 310 * 0.75) / 1000',
      },
      {
        text: '15.4 kJ',
        slip: 'gradient-forgotten',
        teaching: 'This is the electrical part alone; the pH difference adds 2.303 *RT*ΔpH.',
        expression: '(96485 * 0.160) / 1000',
      },
      {
        text: '17.4 kJ',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'pH is a base-10 logarithm, so the chemical part is 2.303 *RT*ΔpH, not *RT*ΔpH.',
        expression: '(96485 * 0.160 + 8.314 * 310 * 0.75) / 1000',
      },
    ],
    explanation:
      'The free energy released is *F*Δ*ψ* + 2.303 *RT*ΔpH = 96 485 × 0.160 J + 2.303 × 8.314 × 310 × 0.75 J = 15.4 kJ + 4.5 kJ = 19.9 kJ.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
    computation: {
      kind: 'quantity',
      expression: '(96485 * 0.160 + ln(10) * 8.314 * 310 * 0.75) / 1000',
      unit: 'kJ',
    },
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-03',
    topics: ['oxidative-phosphorylation'],
    tests: ['inhibitors-and-uncouplers'],
    uses: ['chemiosmosis', 'atp-synthase'],
    difficulty: 'advanced',
    text: 'Mitochondria respire on succinate and make ATP. What happens to oxygen uptake when oligomycin (which blocks ATP synthase) is added, followed by the uncoupler 2,4-dinitrophenol?',
    answer: 'It falls with oligomycin and rises again with dinitrophenol.',
    distractors: [
      {
        text: 'It falls with oligomycin and stays low with dinitrophenol.',
        slip: 'reversed-cause',
        teaching:
          'Oligomycin does not block the chain itself; once protons can leak back, electrons flow again.',
      },
      {
        text: 'It stays unchanged with oligomycin and falls with dinitrophenol.',
        slip: 'regulation-reversed',
        teaching:
          'Respiration is coupled to ATP synthesis, so blocking the synthase slows it; an uncoupler speeds it up.',
      },
      {
        text: 'It rises with oligomycin and falls to zero with dinitrophenol.',
        slip: 'reversed-trend',
        teaching:
          'Blocking the return of protons builds up the gradient and slows the chain; a proton leak lowers the gradient, and the chain speeds up again.',
      },
    ],
    explanation:
      'With ATP synthase blocked, protons cannot return, the gradient grows until pumping stalls, and oxygen uptake falls. Dinitrophenol carries protons through the membrane, so the gradient collapses and the chain runs fast, without making ATP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-bioenergetics-05',
    topics: ['bioenergetics'],
    tests: ['gibbs-energy-and-equilibrium-constant', 'biochemical-standard-state'],
    difficulty: 'intermediate',
    text: 'At 298 K and pH 7, glucose 1-phosphate and glucose 6-phosphate are in equilibrium when their concentrations are in the ratio 1 to 19. What is Δ*G*°′ of glucose 1-phosphate \\ce{->} glucose 6-phosphate? (*R* = 8.314 J/(mol·K))',
    answer: '−7.3 kJ/mol',
    distractors: [
      {
        text: '+7.3 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'A constant above 1 means a negative Δ*G*°′, because Δ*G*°′ = −*RT* ln *K*′.',
        expression: '8.314e-3 * 298 * ln(19)',
      },
      {
        text: '−3.2 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This uses log_{10} 19; the relation contains the natural logarithm.',
        expression: '-8.314e-3 * 298 * log10(19)',
      },
      {
        text: '+3.2 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'A constant above 1 means a negative Δ*G*°′, and the natural logarithm is needed.',
        expression: '8.314e-3 * 298 * log10(19)',
      },
    ],
    explanation: 'Δ*G*°′ = −*RT* ln *K*′ = −8.314 × 10^{−3} × 298 × ln 19 = −7.3 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: '-8.314e-3 * 298 * ln(19)', unit: 'kJ/mol' },
  },
  {
    id: 'biochemistry-bioenergetics-06',
    topics: ['bioenergetics'],
    tests: ['coupling-to-atp'],
    uses: ['atp-hydrolysis', 'coupled-reactions'],
    difficulty: 'beginner',
    text: 'Δ*G*°′ is −61.9 kJ/mol for the hydrolysis of phosphoenolpyruvate and −30.5 kJ/mol for that of ATP to ADP. What is Δ*G*°′ when phosphoenolpyruvate and ADP react to give pyruvate and ATP?',
    answer: '−31.4 kJ/mol',
    distractors: [
      {
        text: '−92.4 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'ATP is formed here, not hydrolyzed, so its value enters with the opposite sign.',
        expression: '(-61.9) - 30.5',
      },
      {
        text: '+31.4 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'Phosphoenolpyruvate releases more than the formation of ATP requires, so the sum is negative.',
        expression: '61.9 - 30.5',
      },
      {
        text: '+92.4 kJ/mol',
        slip: 'energies-subtracted',
        teaching: 'Both values were added as positive numbers; they are −61.9 and +30.5.',
        expression: '61.9 + 30.5',
      },
    ],
    explanation:
      'The reaction is the hydrolysis of phosphoenolpyruvate (−61.9) plus the formation of ATP (+30.5): −61.9 + 30.5 = −31.4 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: '-61.9 + 30.5', unit: 'kJ/mol' },
  },
  {
    id: 'biochemistry-bioenergetics-07',
    topics: ['bioenergetics'],
    tests: ['metabolic-regulation'],
    difficulty: 'intermediate',
    text: 'A cell contains 4.0 mmol/L ATP, 1.0 mmol/L ADP and 0.20 mmol/L AMP. What is its energy charge, ([ATP] + ½[ADP])/([ATP] + [ADP] + [AMP])?',
    answer: '0.87',
    distractors: [
      {
        text: '0.77',
        slip: 'one-step-short',
        teaching: 'This leaves ADP out of the numerator; half of its concentration must be included.',
        expression: '(4.0) / (4.0 + 1.0 + 0.20)',
      },
      {
        text: '0.96',
        slip: 'forgot-half',
        teaching:
          'ADP carries one phosphoanhydride bond where ATP has two, so only half of its concentration is included.',
        expression: '(4.0 + 1.0) / (4.0 + 1.0 + 0.20)',
      },
      {
        text: '0.80',
        slip: 'answered-another-quantity',
        teaching:
          'This divides [ATP] by [ATP] + [ADP]; it leaves out AMP and, in the numerator, half of the ADP.',
        expression: '4.0 / (4.0 + 1.0)',
      },
    ],
    explanation: '\\frac{4.0 + 0.50}{4.0 + 1.0 + 0.20} = \\frac{4.50}{5.20} = 0.87.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: '(4.0 + 1.0 / 2) / (4.0 + 1.0 + 0.20)', unit: '' },
  },
  {
    id: 'biochemistry-bioenergetics-08',
    topics: ['bioenergetics'],
    tests: ['gibbs-energy-and-equilibrium-constant', 'biochemical-standard-state'],
    uses: ['coupling-to-atp'],
    difficulty: 'advanced',
    text: 'The reaction creatine phosphate + ADP \\ce{<=>} creatine + ATP has Δ*G*°′ = −12.5 kJ/mol. What is [creatine]/[creatine phosphate] at equilibrium at 310 K if [ATP]/[ADP] is 100? (*R* = 8.314 J/(mol·K))',
    answer: '1.3',
    distractors: [
      {
        text: '1.3 × 10^{4}',
        slip: 'multiplied-for-divided',
        teaching: '*K*′ is the product of the two ratios, so it must be divided, not multiplied, by 100.',
        expression: 'exp(12500 / (8.314 * 310)) * 100',
      },
      {
        text: '128',
        slip: 'one-step-short',
        teaching: 'This is *K*′; it must still be divided by the ratio of ATP to ADP.',
        expression: 'exp(12500 / (8.314 * 310))',
      },
      {
        text: '708',
        slip: 'natural-for-decadic-logarithm',
        teaching: '*K*′ is e^{4.85}, not 10^{4.85}.',
        expression: '10^(12500 / (8.314 * 310)) / 100',
      },
    ],
    explanation:
      '*K*′ = e^{12 500/(8.314 × 310)} = e^{4.85} = 128 = \\frac{[ATP]}{[ADP]} × \\frac{[creatine]}{[creatine phosphate]}. The second ratio is 128/100 = 1.3.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: 'exp(12500 / (8.314 * 310)) / 100', unit: '' },
  },
  {
    id: 'biochemistry-glycolysis-04',
    topics: ['glycolysis'],
    tests: ['regulation-of-glycolysis', 'glycolysis-pathway'],
    difficulty: 'beginner',
    text: 'Which enzyme catalyzes the step that commits a sugar phosphate to glycolysis?',
    answer: 'Phosphofructokinase',
    distractors: [
      {
        text: 'Phosphoglucose isomerase',
        slip: 'enzyme-mixed-up',
        teaching: 'This step is reversible, and its product can also enter other pathways.',
      },
      {
        text: 'Glucose 6-phosphatase',
        slip: 'enzyme-mixed-up',
        teaching: 'This enzyme of the liver releases glucose; it is not part of glycolysis.',
      },
      {
        text: 'Triose phosphate isomerase',
        slip: 'enzyme-mixed-up',
        teaching: 'This near-equilibrium step comes later and is not regulated.',
      },
    ],
    explanation:
      'Glucose 6-phosphate still has several fates. The phosphorylation of fructose 6-phosphate to fructose 1,6-bisphosphate is practically irreversible and is the first step that only glycolysis uses.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-05',
    topics: ['glycolysis'],
    tests: ['fermentation'],
    uses: ['glycolysis-pathway'],
    difficulty: 'beginner',
    text: 'What does a muscle cell gain from turning pyruvate into lactate when oxygen is scarce?',
    answer: 'NAD^{+} for glycolysis',
    distractors: [
      {
        text: 'NADH for the respiratory chain',
        slip: 'cofactor-mixed-up',
        teaching: 'The reaction consumes NADH; without oxygen the chain could not use it anyway.',
      },
      {
        text: 'Two additional ATP per glucose',
        slip: 'investment-miscounted',
        teaching: 'Lactate dehydrogenase makes no ATP; glycolysis made it earlier.',
      },
      {
        text: 'Acetyl-CoA for the citric acid cycle',
        slip: 'pathway-mixed-up',
        teaching:
          'Acetyl-CoA is made from pyruvate by pyruvate dehydrogenase, which ultimately requires oxygen.',
      },
    ],
    explanation:
      'Glyceraldehyde 3-phosphate dehydrogenase needs NAD^{+}. When the respiratory chain does not regenerate it, lactate dehydrogenase does: pyruvate + NADH + \\ce{H+} \\ce{->} lactate + NAD^{+}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-06',
    topics: ['glycolysis'],
    tests: ['regulation-of-glycolysis'],
    uses: ['gluconeogenesis'],
    difficulty: 'intermediate',
    text: 'What is the effect of fructose 2,6-bisphosphate in the liver?',
    answer: 'It turns phosphofructokinase-1 on and fructose 1,6-bisphosphatase off',
    distractors: [
      {
        text: 'It turns phosphofructokinase-1 off and fructose 1,6-bisphosphatase on',
        slip: 'regulation-reversed',
        teaching: 'This is what happens when its level falls, as after the release of glucagon.',
      },
      {
        text: 'It turns both phosphofructokinase-1 and fructose 1,6-bisphosphatase on',
        slip: 'regulation-reversed',
        teaching: 'Turning on both at once would only waste ATP; the effector acts on them in opposite ways.',
      },
      {
        text: 'It turns both phosphofructokinase-1 and fructose 1,6-bisphosphatase off',
        slip: 'metabolite-mixed-up',
        teaching:
          'Turning off both would stop glycolysis and gluconeogenesis alike; a signal of plentiful glucose must let glycolysis run.',
      },
    ],
    explanation:
      'Fructose 2,6-bisphosphate signals that glucose is plentiful. It activates glycolysis at phosphofructokinase-1 and inhibits gluconeogenesis at fructose 1,6-bisphosphatase, so that no futile cycle runs.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-07',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'advanced',
    text: 'Glucose labeled with ^{14}C at carbon 1 goes through glycolysis. Where does the label end up in pyruvate, \\ce{CH3COCOO-}?',
    answer: 'In the methyl carbon',
    distractors: [
      {
        text: 'In the carbonyl carbon',
        slip: 'label-misplaced',
        teaching: 'Carbons 2 and 5 of glucose become the carbonyl carbon.',
      },
      {
        text: 'In the carboxylate carbon',
        slip: 'counted-from-wrong-end',
        teaching: 'Carbons 3 and 4 of glucose become the carboxylate carbon.',
      },
      {
        text: 'In all three carbons',
        slip: 'overgeneralised-rule',
        teaching:
          'Triose phosphate isomerase makes the two halves alike, but it does not mix the carbons within a half.',
      },
    ],
    explanation:
      'Aldolase splits the bond between carbons 3 and 4. Carbons 1 and 6 carry the phosphate of the trioses and become carbon 3 of pyruvate, the methyl group; carbons 3 and 4 become the carboxylate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-08',
    topics: ['glycolysis'],
    tests: ['mass-mass-stoichiometry'],
    uses: ['production-of-ethanol', 'molar-mass', 'fermentation'],
    difficulty: 'intermediate',
    text: 'Yeast ferments 18.0 g of glucose (180.2 g/mol) completely to ethanol (46.07 g/mol) and \\ce{CO2}. What mass of ethanol forms?',
    answer: '9.20 g',
    distractors: [
      {
        text: '4.60 g',
        slip: 'one-half-of-glucose',
        teaching: 'One glucose gives two molecules of ethanol.',
        expression: '18.0 / 180.2 * 46.07',
      },
      {
        text: '4.40 g',
        slip: 'one-half-of-glucose',
        teaching: 'This is the mass of one \\ce{CO2} from each glucose.',
        expression: '18.0 / 180.2 * 44.01',
      },
      {
        text: '8.79 g',
        slip: 'answered-another-quantity',
        teaching: 'This is the mass of the \\ce{CO2} that is released.',
        expression: '18.0 / 180.2 * 2 * 44.01',
      },
    ],
    explanation: '\\ce{C6H12O6 -> 2C2H5OH + 2CO2}. \\frac{18.0}{180.2} × 2 × 46.07 g = 9.20 g.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
    computation: { kind: 'quantity', expression: '18.0 / 180.2 * 2 * 46.07', unit: 'g' },
  },
  {
    id: 'biochemistry-glycolysis-09',
    topics: ['glycolysis', 'bioenergetics'],
    tests: ['biochemical-standard-state'],
    uses: ['reaction-quotient', 'glycolysis-pathway'],
    difficulty: 'advanced',
    text: 'The aldolase reaction, which splits fructose 1,6-bisphosphate into glyceraldehyde 3-phosphate and dihydroxyacetone phosphate, has Δ*G*°′ = +23.9 kJ/mol. What is Δ*G* at 310 K with 0.050 mmol/L fructose 1,6-bisphosphate, 0.010 mmol/L glyceraldehyde 3-phosphate and 0.10 mmol/L dihydroxyacetone phosphate? (*R* = 8.314 J/(mol·K), standard state 1 mol/L)',
    answer: '−4.0 kJ/mol',
    distractors: [
      {
        text: '+13.8 kJ/mol',
        slip: 'unit-prefix',
        teaching:
          'The quotient was formed with mmol/L; with two products and one reactant, the unit does not cancel.',
        expression: '23.9 + 8.314e-3 * 310 * ln(0.010 * 0.10 / 0.050)',
      },
      {
        text: '+51.8 kJ/mol',
        slip: 'inverted-ratio',
        teaching: 'The products belong in the numerator of the quotient.',
        expression: '23.9 + 8.314e-3 * 310 * ln(5.0e-5 / (1.0e-5 * 1.0e-4))',
      },
      {
        text: '+11.8 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This uses log_{10} *Q*; the relation contains the natural logarithm.',
        expression: '23.9 + 8.314e-3 * 310 * log10(1.0e-5 * 1.0e-4 / 5.0e-5)',
      },
    ],
    explanation:
      '*Q* = \\frac{1.0 × 10^{−5} × 1.0 × 10^{−4}}{5.0 × 10^{−5}} = 2.0 × 10^{−5}. Δ*G* = 23.9 + 8.314 × 10^{−3} × 310 × ln(2.0 × 10^{−5}) = 23.9 − 27.9 = −4.0 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
    computation: {
      kind: 'quantity',
      expression: '23.9 + 8.314e-3 * 310 * ln(1.0e-5 * 1.0e-4 / 5.0e-5)',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'biochemistry-glycolysis-10',
    topics: ['glycolysis'],
    tests: ['gluconeogenesis'],
    uses: ['triacylglycerols'],
    difficulty: 'intermediate',
    text: 'How many ATP equivalents (ATP and GTP) does the liver spend to make one glucose from two molecules of glycerol, each of which is first phosphorylated and then oxidized to dihydroxyacetone phosphate?',
    answer: '2',
    distractors: [
      {
        text: '6',
        slip: 'pathway-mixed-up',
        teaching:
          'Six is the cost of making glucose from two molecules of pyruvate, which must be carboxylated and phosphorylated first.',
        expression: '2 * 3',
      },
      {
        text: '4',
        slip: 'needless-doubling',
        teaching: 'Each glycerol needs one ATP; no step after dihydroxyacetone phosphate uses any.',
        expression: '2 * 2',
      },
      {
        text: '1',
        slip: 'one-half-of-glucose',
        teaching: 'One glucose requires two glycerols, and each costs one ATP.',
        expression: '1',
      },
    ],
    explanation:
      'Glycerol kinase spends one ATP per glycerol; glycerol 3-phosphate is then oxidized to dihydroxyacetone phosphate. From the trioses to glucose no ATP is used: 2 × 1 = 2.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
    computation: { kind: 'quantity', expression: '2 * 1', unit: '' },
  },
  {
    id: 'biochemistry-citric-acid-cycle-03',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle'],
    difficulty: 'beginner',
    text: 'With which molecule does acetyl-CoA condense at the start of the citric acid cycle?',
    answer: 'Oxaloacetate',
    distractors: [
      { text: 'Citrate', slip: 'metabolite-mixed-up', teaching: 'Citrate is the product of this step.' },
      { text: 'Pyruvate', slip: 'metabolite-mixed-up', teaching: 'Pyruvate is the source of acetyl-CoA.' },
      {
        text: 'Succinate',
        slip: 'metabolite-mixed-up',
        teaching: 'Succinate comes later in the cycle, two steps before malate.',
      },
    ],
    explanation:
      'Citrate synthase joins the two carbons of the acetyl group to the four of oxaloacetate and releases CoA; the product is citrate, with six carbons.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-04',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle'],
    uses: ['cofactors-and-coenzymes'],
    difficulty: 'beginner',
    text: 'Which enzyme of the citric acid cycle transfers the electrons of its substrate to FAD?',
    answer: 'Succinate dehydrogenase',
    distractors: [
      {
        text: 'Malate dehydrogenase',
        slip: 'cofactor-mixed-up',
        teaching: 'Malate dehydrogenase uses NAD^{+}, because it oxidizes an alcohol to a ketone.',
      },
      {
        text: 'Isocitrate dehydrogenase',
        slip: 'cofactor-mixed-up',
        teaching: 'The isocitrate dehydrogenase of the cycle uses NAD^{+} and releases \\ce{CO2}.',
      },
      {
        text: 'Fumarase',
        slip: 'enzyme-mixed-up',
        teaching: 'Fumarase adds water; this is not an oxidation.',
      },
    ],
    explanation:
      'The oxidation of a –\\ce{CH2}–\\ce{CH2}– group to a C=C releases too little energy for NAD^{+}. Succinate dehydrogenase, a part of complex II, uses FAD.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-05',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'Fumarase adds water to fumarate. Which acid results (drawn un-ionized)?',
    answer: '\\smiles{OC(CC(=O)O)C(=O)O}',
    distractors: [
      {
        text: '\\smiles{OC(=O)CC(=O)C(=O)O}',
        slip: 'one-step-short',
        teaching: 'Oxaloacetic acid forms in the next step, an oxidation.',
      },
      {
        text: '\\smiles{OC(=O)CCC(=O)O}',
        slip: 'reversed-cause',
        teaching:
          'Succinic acid has two more hydrogens than fumaric acid, so forming it would be a reduction.',
      },
      {
        text: '\\smiles{OC(C(O)C(=O)O)C(=O)O}',
        slip: 'formula-atoms-miscounted',
        teaching: 'Water adds one \\ce{OH} and one \\ce{H} across the double bond, not two \\ce{OH}.',
      },
    ],
    explanation:
      'Across the C=C bond of fumaric acid, HOOC–CH=CH–COOH, water adds \\ce{H} and \\ce{OH}: malic acid, HOOC–\\ce{CH2}–CH(OH)–COOH (the enzyme makes the L form).',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
    computation: { kind: 'same-structure', smiles: 'OC(CC(=O)O)C(=O)O' },
  },
  {
    id: 'biochemistry-citric-acid-cycle-06',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle', 'atp-yield-of-respiration'],
    difficulty: 'advanced',
    text: 'How many ATP equivalents result when one molecule of 2-oxoglutarate goes through the citric acid cycle as far as oxaloacetate, at 2.5 ATP per NADH, 1.5 per FADH_{2} and 1 per GTP?',
    answer: '7.5',
    distractors: [
      {
        text: '10',
        slip: 'round-miscounted',
        teaching:
          'This is the yield of a whole turn; the NADH of isocitrate dehydrogenase forms before 2-oxoglutarate.',
        expression: '3 * 2.5 + 1.5 + 1',
      },
      {
        text: '6.5',
        slip: 'one-step-short',
        teaching: 'The GTP made from succinyl-CoA was left out here.',
        expression: '2 * 2.5 + 1.5',
      },
      {
        text: '5.0',
        slip: 'carrier-forgotten',
        teaching:
          'One of the two NADH was left out: 2-oxoglutarate dehydrogenase and malate dehydrogenase make one each.',
        expression: '2.5 + 1.5 + 1',
      },
    ],
    explanation:
      '2-Oxoglutarate dehydrogenase gives NADH (2.5). Succinyl-CoA synthetase gives GTP (1). Succinate dehydrogenase gives FADH_{2} (1.5). Malate dehydrogenase gives NADH (2.5). Sum: 7.5.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
    computation: { kind: 'quantity', expression: '2 * 2.5 + 1.5 + 1', unit: '' },
  },
  {
    id: 'biochemistry-citric-acid-cycle-07',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle'],
    uses: ['biological-redox'],
    difficulty: 'intermediate',
    text: 'How many electrons does one turn of the citric acid cycle transfer to NAD^{+} and FAD?',
    answer: '8',
    distractors: [
      {
        text: '4',
        slip: 'electron-count-forgotten',
        teaching: 'Four carriers are reduced, but each takes up two electrons.',
        expression: '(3 + 1)',
      },
      {
        text: '6',
        slip: 'carrier-forgotten',
        teaching: 'Three NADH carry six; FADH_{2} carries two more.',
        expression: '(3) * 2',
      },
      {
        text: '12',
        slip: 'turn-miscounted',
        teaching: 'Three NADH and one FADH_{2} are made, not six carriers.',
        expression: '6 * 2',
      },
    ],
    explanation:
      'Three NADH and one FADH_{2} are four carriers with two electrons each: 4 × 2 = 8. This is what the oxidation of an acetyl group to two \\ce{CO2} releases.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
    computation: { kind: 'quantity', expression: '(3 + 1) * 2', unit: '' },
  },
  {
    id: 'biochemistry-citric-acid-cycle-08',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle', 'competitive-inhibition'],
    difficulty: 'intermediate',
    text: 'Malonate resembles succinate but cannot be dehydrogenated. What happens when it is added to respiring mitochondria?',
    answer: 'Succinate accumulates.',
    distractors: [
      {
        text: 'Fumarate accumulates.',
        slip: 'reversed-cause',
        teaching: 'Fumarate comes after the block, so its level falls.',
      },
      {
        text: 'Oxaloacetate accumulates.',
        slip: 'reversed-cause',
        teaching: 'Oxaloacetate is made after the block and runs short.',
      },
      {
        text: 'Acetyl-CoA is used up faster.',
        slip: 'reversed-trend',
        teaching: 'The cycle slows down, so less acetyl-CoA is used.',
      },
    ],
    explanation:
      'Malonate binds to the active site of succinate dehydrogenase and inhibits it competitively. The compound just before the block accumulates: succinate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-09',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle'],
    difficulty: 'advanced',
    text: 'Acetyl-CoA with both acetyl carbons labeled enters the citric acid cycle. Which carbons leave as \\ce{CO2} in the first turn?',
    answer: 'Two carbons of the oxaloacetate',
    distractors: [
      {
        text: 'The two carbons of the acetyl group',
        slip: 'label-misplaced',
        teaching:
          'The carbons that leave in the first turn come from the other part of citrate; the acetyl carbons stay.',
      },
      {
        text: 'One carbon of the acetyl group and one of the oxaloacetate',
        slip: 'label-misplaced',
        teaching:
          'The enzymes distinguish the two arms of citrate, and both decarboxylations affect the oxaloacetate part.',
      },
      {
        text: 'None, because \\ce{CO2} leaves only in the second turn',
        slip: 'round-miscounted',
        teaching: 'Two \\ce{CO2} leave in every turn, at isocitrate and 2-oxoglutarate dehydrogenase.',
      },
    ],
    explanation:
      'Aconitase treats citrate as prochiral: it moves the hydroxyl group to the arm from oxaloacetate. Both carbons that leave in this turn come from oxaloacetate; label is lost only from the second turn on.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-04',
    topics: ['oxidative-phosphorylation'],
    tests: ['electron-transport-chain', 'chemiosmosis'],
    difficulty: 'beginner',
    text: 'Into which space does the respiratory chain of mitochondria pump protons?',
    answer: 'Into the intermembrane space',
    distractors: [
      {
        text: 'Into the matrix',
        slip: 'compartment-mixed-up',
        teaching: 'The protons are pumped out of the matrix and return through ATP synthase.',
      },
      {
        text: 'Into the endoplasmic reticulum',
        slip: 'compartment-mixed-up',
        teaching: 'This is another organelle; the chain is located in the inner mitochondrial membrane.',
      },
      {
        text: 'Into the lumen of the thylakoid',
        slip: 'compartment-mixed-up',
        teaching: 'Protons are pumped into the thylakoid lumen in photosynthesis, in chloroplasts.',
      },
    ],
    explanation:
      'Complexes I, III and IV move protons from the matrix to the intermembrane space. The gradient drives them back through ATP synthase.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-05',
    topics: ['oxidative-phosphorylation'],
    tests: ['electron-transport-chain'],
    difficulty: 'beginner',
    text: 'At which complex of the respiratory chain is \\ce{O2} reduced to water?',
    answer: 'Complex IV',
    distractors: [
      { text: 'Complex I', slip: 'enzyme-mixed-up', teaching: 'Complex I takes electrons from NADH.' },
      { text: 'Complex II', slip: 'enzyme-mixed-up', teaching: 'Complex II is succinate dehydrogenase.' },
      {
        text: 'Complex III',
        slip: 'enzyme-mixed-up',
        teaching: 'Complex III passes electrons from ubiquinol to cytochrome *c*.',
      },
    ],
    explanation:
      'Cytochrome *c* brings electrons to complex IV, cytochrome *c* oxidase, which reduces oxygen: \\ce{O2 + 4H+ + 4e- -> 2H2O}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-06',
    topics: ['oxidative-phosphorylation'],
    tests: ['electron-transport-chain'],
    uses: ['atp-yield-of-respiration'],
    difficulty: 'intermediate',
    text: 'The complete oxidation of one glucose makes 10 NADH and 2 FADH_{2}. How many \\ce{O2} molecules take up their electrons?',
    answer: '6',
    distractors: [
      {
        text: '12',
        slip: 'electron-count-forgotten',
        teaching: 'Each carrier supplies two electrons, but each \\ce{O2} takes up four.',
        expression: '10 + 2',
      },
      {
        text: '10',
        slip: 'carrier-forgotten',
        teaching: 'FADH_{2} supplies electrons as well, and each \\ce{O2} takes up those of two carriers.',
        expression: '10',
      },
      {
        text: '24',
        slip: 'answered-another-quantity',
        teaching: 'This is the number of electrons; four of them reduce one \\ce{O2}.',
        expression: '(10 + 2) * 2',
      },
    ],
    explanation:
      'The 12 carriers transfer 24 electrons, and each \\ce{O2} takes up four: 24/4 = 6, as in \\ce{C6H12O6 + 6O2 -> 6CO2 + 6H2O}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
    computation: { kind: 'quantity', expression: '(10 + 2) * 2 / 4', unit: '' },
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-07',
    topics: ['oxidative-phosphorylation'],
    tests: ['atp-synthase'],
    difficulty: 'beginner',
    text: 'An ATP synthase has a ring of 10 c subunits; each carries one \\ce{H+} per turn, and one turn makes 3 ATP. How many ATP are made when 100 \\ce{H+} pass through?',
    answer: '30',
    distractors: [
      {
        text: '10',
        slip: 'one-step-short',
        teaching: '100 protons make ten turns, and each turn gives three ATP.',
        expression: '100 / 10',
      },
      {
        text: '33',
        slip: 'wrong-number-per-unit',
        teaching:
          'Three protons per ATP would require a nine-membered ring; here each ATP takes 10/3 protons.',
        expression: '100 / 3',
      },
      {
        text: '300',
        slip: 'wrong-number-per-unit',
        teaching: 'A single proton does not make three ATP; a whole turn of ten does.',
        expression: '100 * 3',
      },
    ],
    explanation: 'The protons drive 100/10 = 10 turns with 3 ATP each, which makes 30 ATP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
    computation: { kind: 'quantity', expression: '100 / 10 * 3', unit: '' },
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-08',
    topics: ['oxidative-phosphorylation'],
    tests: ['inhibitors-and-uncouplers', 'electron-transport-chain'],
    difficulty: 'intermediate',
    text: 'Rotenone blocks complex I. Which substrate can mitochondria still oxidize with oxygen?',
    answer: 'Succinate',
    distractors: [
      {
        text: 'Pyruvate',
        slip: 'carrier-forgotten',
        teaching:
          'Pyruvate dehydrogenase transfers its electrons to NAD^{+}, and those of NADH must pass through complex I.',
      },
      {
        text: 'Malate',
        slip: 'carrier-forgotten',
        teaching: 'Malate dehydrogenase makes NADH, whose electrons must pass through complex I.',
      },
      {
        text: 'Glutamate',
        slip: 'carrier-forgotten',
        teaching: 'Glutamate dehydrogenase makes NADH or NADPH, whose electrons must pass through complex I.',
      },
    ],
    explanation:
      'Succinate passes its electrons through the FAD of complex II to ubiquinone and so bypasses complex I.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-09',
    topics: ['oxidative-phosphorylation', 'bioenergetics'],
    tests: ['atp-yield-of-respiration'],
    uses: ['coupling-to-atp'],
    difficulty: 'advanced',
    text: 'The oxidation of NADH by \\ce{O2} releases 219 kJ/mol. In a mitochondrion this yields 2.5 ATP, each worth 50 kJ/mol under the conditions there. What percentage of the energy is stored?',
    answer: '57%',
    distractors: [
      {
        text: '23%',
        slip: 'one-step-short',
        teaching: 'This includes only one ATP; 2.5 ATP are made.',
        expression: '100 * 50 / 219',
      },
      {
        text: '43%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage lost as heat.',
        expression: '100 - 100 * 2.5 * 50 / 219',
      },
      {
        text: '35%',
        slip: 'standard-for-actual',
        teaching:
          'This uses the standard value, 30.5 kJ/mol; in the mitochondrion an ATP is worth 50 kJ/mol.',
        expression: '100 * 2.5 * 30.5 / 219',
      },
    ],
    explanation: '\\frac{2.5 × 50}{219} = \\frac{125}{219} = 0.57, or 57%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
    computation: { kind: 'quantity', expression: '100 * 2.5 * 50 / 219', unit: '%' },
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-10',
    topics: ['oxidative-phosphorylation'],
    tests: ['inhibitors-and-uncouplers'],
    uses: ['chemiosmosis'],
    difficulty: 'intermediate',
    text: 'In brown fat, thermogenin allows protons to flow back into the matrix. What is the effect?',
    answer: 'It releases the gradient’s energy as heat.',
    distractors: [
      {
        text: 'It raises the yield of ATP per NADH.',
        slip: 'reversed-trend',
        teaching: 'Protons that bypass ATP synthase make no ATP, so the yield falls.',
      },
      {
        text: 'It stops the flow of electrons to oxygen.',
        slip: 'reversed-cause',
        teaching: 'With less of a gradient to pump against, electrons flow faster.',
      },
      {
        text: 'It reverses ATP synthase so that it splits ATP.',
        slip: 'reversed-cause',
        teaching:
          'Respiration still maintains a gradient, so the synthase does not run backward; thermogenin is a separate protein.',
      },
    ],
    explanation:
      'Thermogenin is an uncoupler: protons return without making ATP, the respiratory chain runs fast, and the energy becomes heat.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-bioenergetics-09',
    topics: ['bioenergetics'],
    tests: ['atp-hydrolysis'],
    uses: ['mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'A person uses 8400 kJ of energy per day, half of which goes into making ATP at 50 kJ/mol. What mass of ATP (507 g/mol) is made per day?',
    answer: '43 kg',
    distractors: [
      {
        text: '85 kg',
        slip: 'one-step-short',
        teaching: 'Only half of the energy goes into ATP.',
        expression: '8400 / 50 * 0.507',
      },
      {
        text: '70 kg',
        slip: 'standard-for-actual',
        teaching: 'This uses 30.5 kJ/mol, the standard value; in the cell a mole requires 50 kJ.',
        expression: '0.50 * 8400 / 30.5 * 0.507',
      },
      {
        text: '21 kg',
        slip: 'needless-half',
        teaching: 'The factor of one half was applied twice; 4200 kJ goes into ATP.',
        expression: '0.50 * 8400 / 50 * 0.507 * 0.50',
      },
    ],
    explanation:
      '\\frac{0.50 × 8400 kJ}{50 kJ/mol} = 84 mol. 84 mol × 0.507 kg/mol = 43 kg: each molecule is used and made again many hundreds of times a day.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: '0.50 * 8400 / 50 * 0.507', unit: 'kg' },
  },
  {
    id: 'biochemistry-bioenergetics-10',
    topics: ['bioenergetics'],
    tests: ['biochemical-standard-state'],
    uses: ['reaction-quotient', 'gibbs-energy-and-equilibrium-constant'],
    difficulty: 'advanced',
    text: 'A metabolic step has Δ*G*°′ = +7.5 kJ/mol. Below what ratio of product to reactant does it run forward at 310 K? (one reactant, one product; *R* = 8.314 J/(mol·K))',
    answer: '0.054',
    distractors: [
      {
        text: '18',
        slip: 'wrong-sign',
        teaching: 'This is e^{+2.91}; with a positive Δ*G*°′ the step runs forward only at a ratio below 1.',
        expression: 'exp(7500 / (8.314 * 310))',
      },
      {
        text: '2.9',
        slip: 'one-step-short',
        teaching: 'This is Δ*G*°′/(*RT*); the ratio is e raised to the negative of this value.',
        expression: '7500 / (8.314 * 310)',
      },
      {
        text: '0.0012',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is 10^{−2.91}; the relation contains the natural logarithm.',
        expression: '10^(-7500 / (8.314 * 310))',
      },
    ],
    explanation:
      'The step runs forward while Δ*G* = Δ*G*°′ + *RT* ln *Q* is negative, that is, below *Q* = e^{−7500/(8.314 × 310)} = e^{−2.91} = 0.054.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: 'exp(-7500 / (8.314 * 310))', unit: '' },
  },
  {
    id: 'biochemistry-citric-acid-cycle-10',
    topics: ['citric-acid-cycle'],
    tests: ['pyruvate-dehydrogenase'],
    difficulty: 'intermediate',
    text: 'Which carbon of pyruvate, \\ce{CH3COCOO-}, is released as \\ce{CO2} by pyruvate dehydrogenase?',
    answer: 'The carboxylate carbon',
    distractors: [
      {
        text: 'The carbonyl carbon',
        slip: 'label-misplaced',
        teaching: 'The carbonyl carbon becomes the C=O of the acetyl group, which is attached to CoA.',
      },
      {
        text: 'The methyl carbon',
        slip: 'counted-from-wrong-end',
        teaching: 'The methyl carbon stays as the \\ce{CH3} of the acetyl group.',
      },
      {
        text: 'Any of the three carbons',
        slip: 'overgeneralised-rule',
        teaching:
          'Only the bond between the carbonyl and carboxylate carbons breaks, so it is always the same carbon that leaves.',
      },
    ],
    explanation:
      'Thiamine diphosphate adds to the carbonyl carbon, which makes the loss of the neighboring carboxylate as \\ce{CO2} easy. The other two carbons end up in acetyl-CoA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
];
