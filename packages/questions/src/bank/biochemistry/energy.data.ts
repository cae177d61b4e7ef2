import type { WrittenQuestion } from '../written-question.ts';

export const energyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-bioenergetics-01',
    topics: ['bioenergetics'],
    difficulty: 'beginner',
    text: 'Phosphorylation of glucose by phosphate to glucose 6-phosphate has Δ*G*°′ = +13.8 kJ/mol, hydrolysis of ATP to ADP and phosphate −30.5 kJ/mol. What is Δ*G*°′ of glucose + ATP → glucose 6-phosphate + ADP?',
    answer: '−16.7 kJ/mol',
    distractors: [
      {
        text: '−44.3 kJ/mol',
        slip: 'energies-subtracted',
        teaching: 'Coupled reactions add up with their signs: +13.8 and −30.5 give −16.7.',
      },
      {
        text: '+16.7 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'ATP hydrolysis releases more than phosphorylation needs, so the sum is negative.',
      },
      {
        text: '+44.3 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'This lets ATP hydrolysis cost energy; it releases 30.5 kJ/mol.',
      },
    ],
    explanation: 'The coupled reaction is the sum of both, so Δ*G*°′ = +13.8 + (−30.5) = −16.7 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: '13.8 + (-30.5)', unit: 'kJ/mol' },
  },
  {
    id: 'biochemistry-bioenergetics-02',
    topics: ['bioenergetics'],
    difficulty: 'intermediate',
    text: 'A reaction has Δ*G*°′ = −16.7 kJ/mol. What is its equilibrium constant *K*′ at 298 K? (*R* = 8.314 J/(mol·K))',
    answer: '8.5 × 10^{2}',
    distractors: [
      {
        text: '6.7',
        slip: 'one-step-short',
        teaching: 'This is −Δ*G*°′/(*RT*), the natural logarithm of *K*′.',
      },
      {
        text: '1.2 × 10^{−3}',
        slip: 'wrong-sign',
        teaching: 'A negative Δ*G*°′ means *K*′ above 1: ln *K*′ = −Δ*G*°′/(*RT*).',
      },
      {
        text: '5.5 × 10^{6}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is 10 to the power 6.74; the relation contains the natural logarithm.',
      },
    ],
    explanation: '*K*′ = e^{−Δ*G*°′/(*RT*)} = e^{16 700/(8.314 × 298)} = e^{6.74} = 8.5 × 10^{2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: { kind: 'quantity', expression: 'exp(16700 / (8.314 * 298))', unit: '' },
  },
  {
    id: 'biochemistry-bioenergetics-03',
    topics: ['bioenergetics'],
    difficulty: 'advanced',
    text: 'A cell at 310 K contains 4.0 mmol/L ATP, 0.50 mmol/L ADP and 2.0 mmol/L phosphate. With Δ*G*°′ = −30.5 kJ/mol (standard state 1 mol/L), what is Δ*G* of ATP hydrolysis in it? (*R* = 8.314 J/(mol·K))',
    answer: '−51.9 kJ/mol',
    distractors: [
      {
        text: '−34.1 kJ/mol',
        slip: 'unit-prefix',
        teaching:
          'The quotient was formed with mmol/L; the standard state is 1 mol/L, and the units do not cancel here.',
      },
      {
        text: '−9.1 kJ/mol',
        slip: 'inverted-ratio',
        teaching: 'The quotient has the products on top: [ADP][phosphate]/[ATP].',
      },
      {
        text: '−39.8 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'This uses log_{10} *Q*; the relation Δ*G* = Δ*G*°′ + *RT* ln *Q* has the natural logarithm.',
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
    difficulty: 'intermediate',
    text: 'What is Δ*G*°′ when 1 mol of NADH is oxidised by \\ce{O2}? *E*°′ is −0.320 V for NAD^{+}/NADH and +0.816 V for \\ce{O2}/\\ce{H2O}. (*F* = 96.485 kJ/(V·mol))',
    answer: '−219 kJ/mol',
    distractors: [
      {
        text: '−110 kJ/mol',
        slip: 'electron-count-forgotten',
        teaching: 'NADH hands over two electrons, so *n* is 2.',
      },
      {
        text: '−95.7 kJ/mol',
        slip: 'potentials-added',
        teaching: 'The difference is +0.816 − (−0.320) = 1.136 V; here 0.496 V was used.',
      },
      {
        text: '+219 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'A positive Δ*E*°′ means a spontaneous reaction: Δ*G*°′ = −*nF*Δ*E*°′ is negative.',
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
    difficulty: 'beginner',
    text: 'How many ATP does a cell gain, net, when one glucose is broken down to two pyruvate in glycolysis?',
    answer: '2 ATP',
    distractors: [
      {
        text: '4 ATP',
        slip: 'investment-forgotten',
        teaching: 'Four are made, but two were spent before: by hexokinase and phosphofructokinase.',
      },
      {
        text: '0 ATP',
        slip: 'one-half-of-glucose',
        teaching: 'Each of the two triose phosphates yields two ATP, so four are made against two spent.',
      },
      {
        text: '32 ATP',
        slip: 'pathway-mixed-up',
        teaching: 'A yield near 30 belongs to the full oxidation of glucose with the respiratory chain.',
      },
    ],
    explanation:
      'Hexokinase and phosphofructokinase spend one ATP each. Phosphoglycerate kinase and pyruvate kinase make one each per triose, so four per glucose: 4 − 2 = 2.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
    computation: { kind: 'quantity', expression: '2 * 2 - 2', unit: 'ATP' },
  },
  {
    id: 'biochemistry-glycolysis-02',
    topics: ['glycolysis'],
    difficulty: 'intermediate',
    text: 'Glycogen phosphorylase releases glucose units of muscle glycogen as glucose 1-phosphate. What is the net ATP yield per glucose unit that is then turned into two lactate?',
    answer: '3 ATP',
    distractors: [
      {
        text: '2 ATP',
        slip: 'investment-miscounted',
        teaching:
          'This is the yield from free glucose; here phosphate, not ATP, supplied the first phosphoryl group.',
      },
      {
        text: '4 ATP',
        slip: 'investment-forgotten',
        teaching: 'Phosphofructokinase still spends one ATP.',
      },
      {
        text: '1 ATP',
        slip: 'one-half-of-glucose',
        teaching: 'Both triose phosphates are used: four ATP are made, one is spent.',
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
    difficulty: 'advanced',
    text: 'In the Cori cycle muscle turns a glucose into two lactate, and the liver turns these back into glucose. How many ATP equivalents (ATP and GTP) does one turn of the cycle cost the body, net?',
    answer: '4',
    distractors: [
      {
        text: '6',
        slip: 'one-step-short',
        teaching:
          'This is the cost in the liver; the two ATP gained in the muscle have to be set against it.',
      },
      {
        text: '2',
        slip: 'investment-miscounted',
        teaching:
          'Each lactate costs the liver three equivalents (pyruvate carboxylase, PEP carboxykinase, phosphoglycerate kinase), six per glucose.',
      },
      {
        text: '8',
        slip: 'energies-added',
        teaching: 'Muscle gains its two ATP; they are subtracted from the six that the liver spends.',
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
    difficulty: 'beginner',
    text: 'How many molecules of \\ce{CO2} leave when the two pyruvate from one glucose are oxidised by pyruvate dehydrogenase and the citric acid cycle?',
    answer: '6',
    distractors: [
      {
        text: '4',
        slip: 'one-step-short',
        teaching:
          'This is the citric acid cycle alone; pyruvate dehydrogenase releases one more per pyruvate.',
      },
      {
        text: '3',
        slip: 'one-half-of-glucose',
        teaching: 'Three is right for one pyruvate; a glucose gives two.',
      },
      {
        text: '2',
        slip: 'one-step-short',
        teaching: 'This is pyruvate dehydrogenase alone; the cycle releases two more per acetyl group.',
      },
    ],
    explanation:
      'Per pyruvate one \\ce{CO2} leaves at pyruvate dehydrogenase and two in the citric acid cycle. Two pyruvate: 2 × (1 + 2) = 6, all six carbons of the glucose.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
    computation: { kind: 'quantity', expression: '2 * (1 + 2)', unit: '' },
  },
  {
    id: 'biochemistry-citric-acid-cycle-02',
    topics: ['citric-acid-cycle', 'oxidative-phosphorylation'],
    difficulty: 'intermediate',
    text: 'One turn of the citric acid cycle gives 3 NADH, 1 FADH_{2} and 1 GTP. How many ATP equivalents is that, at 2.5 ATP per NADH and 1.5 ATP per FADH_{2}?',
    answer: '10',
    distractors: [
      {
        text: '9',
        slip: 'one-step-short',
        teaching: 'The GTP made from succinyl-CoA counts as one ATP.',
      },
      {
        text: '8',
        slip: 'carrier-yields-mixed-up',
        teaching: 'Here NADH got 1.5 and FADH_{2} got 2.5; it is the other way round.',
      },
      {
        text: '12',
        slip: 'carrier-yields-mixed-up',
        teaching: 'This uses 3 and 2 ATP per carrier, older values than those given.',
      },
    ],
    explanation: '3 × 2.5 + 1 × 1.5 + 1 = 7.5 + 1.5 + 1 = 10 ATP equivalents per acetyl-CoA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
    computation: { kind: 'quantity', expression: '3 * 2.5 + 1.5 + 1', unit: '' },
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-01',
    topics: ['oxidative-phosphorylation'],
    difficulty: 'intermediate',
    text: 'The oxidation of one NADH pumps 10 \\ce{H+}. ATP synthase with 8 c subunits lets 8 \\ce{H+} pass for 3 ATP, and bringing in phosphate and ADP costs 1 \\ce{H+} per ATP. How many ATP per NADH result?',
    answer: '2.7',
    distractors: [
      {
        text: '3.8',
        slip: 'one-step-short',
        teaching: 'The proton for transport is missing: each ATP costs 8/3 + 1 protons.',
      },
      {
        text: '1.1',
        slip: 'mixed-up-terms',
        teaching: 'A full turn of the ring, 8 protons, makes three ATP, not one.',
      },
      {
        text: '3.3',
        slip: 'mixed-up-terms',
        teaching:
          'The three ATP of one turn cost three transport protons, one for each: 11 protons for 3 ATP, not 9.',
      },
    ],
    explanation: 'One ATP costs 8/3 + 1 = 3.67 protons. 10/3.67 = 2.7 ATP per NADH.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
    computation: { kind: 'quantity', expression: '10 / (8 / 3 + 1)', unit: '' },
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-02',
    topics: ['oxidative-phosphorylation', 'bioenergetics'],
    difficulty: 'advanced',
    text: 'Across the inner mitochondrial membrane the potential is 0.160 V (matrix negative), and the matrix pH is 0.75 units higher. How much free energy does 1 mol \\ce{H+} release on flowing into the matrix at 310 K? (*R* = 8.314 J/(mol·K), *F* = 96 485 C/mol)',
    answer: '19.9 kJ',
    distractors: [
      {
        text: '11.0 kJ',
        slip: 'energies-subtracted',
        teaching:
          'Both parts drive the protons inwards: the negative and less acidic matrix attracts them, so they add up.',
      },
      {
        text: '15.4 kJ',
        slip: 'gradient-forgotten',
        teaching: 'This is the electrical part alone; the pH difference adds 2.303 *RT*ΔpH.',
      },
      {
        text: '17.4 kJ',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'pH is a decadic logarithm, so the chemical part is 2.303 *RT*ΔpH, not *RT*ΔpH.',
      },
    ],
    explanation:
      'Released: *F*Δ*ψ* + 2.303 *RT*ΔpH = 96 485 × 0.160 J + 2.303 × 8.314 × 310 × 0.75 J = 15.4 kJ + 4.5 kJ = 19.9 kJ.',
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
    difficulty: 'advanced',
    text: 'Mitochondria respire on succinate and make ATP. What happens to oxygen uptake when oligomycin (which blocks ATP synthase) is added, and then the uncoupler 2,4-dinitrophenol?',
    answer: 'It falls with oligomycin and rises again with dinitrophenol',
    distractors: [
      {
        text: 'It falls with oligomycin and stays low with dinitrophenol',
        slip: 'reversed-cause',
        teaching:
          'Oligomycin does not block the chain itself; once protons can leak back, electrons flow again.',
      },
      {
        text: 'It stays unchanged with oligomycin and falls with dinitrophenol',
        slip: 'regulation-reversed',
        teaching:
          'Respiration is coupled to ATP synthesis, so blocking the synthase slows it; an uncoupler speeds it up.',
      },
      {
        text: 'It rises with oligomycin and falls to zero with dinitrophenol',
        slip: 'reversed-trend',
        teaching:
          'Blocking the return of protons builds up the gradient and slows the chain; a leak releases it.',
      },
    ],
    explanation:
      'With ATP synthase blocked, protons cannot return, the gradient grows until pumping stalls, and oxygen uptake falls. Dinitrophenol carries protons through the membrane, so the gradient collapses and the chain runs fast, without making ATP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
];
