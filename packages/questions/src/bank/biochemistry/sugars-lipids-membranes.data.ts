import type { WrittenQuestion } from '../written-question.ts';

export const sugarLipidMembraneQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-carbohydrates-01',
    topics: ['carbohydrates'],
    difficulty: 'beginner',
    text: 'How many stereocentres does the open-chain form of glucose have, \\smiles{OC[C@@H](O)[C@@H](O)[C@H](O)[C@@H](O)C=O|open-chain glucose}?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'sugar-class-mixed-up',
        teaching: 'Three is right for a ketohexose such as fructose, whose second carbon is a ketone.',
      },
      {
        text: '5',
        slip: 'answered-another-quantity',
        teaching: 'Five is right for the ring form, where carbon 1 has become a stereocentre too.',
      },
      {
        text: '6',
        slip: 'counted-wrong',
        teaching:
          'The carbonyl carbon and the terminal \\ce{CH2OH} carbon do not carry four different groups.',
      },
    ],
    explanation:
      'Glucose is an aldohexose. Carbon 1 is the aldehyde (three neighbours) and carbon 6 is \\ce{CH2OH} (two equal hydrogens); carbons 2, 3, 4 and 5 each carry four different groups: four stereocentres.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: {
      kind: 'structure-count',
      smiles: 'OC[C@@H](O)[C@@H](O)[C@H](O)[C@@H](O)C=O',
      count: 'stereocentres',
    },
  },
  {
    id: 'biochemistry-carbohydrates-02',
    topics: ['carbohydrates'],
    difficulty: 'intermediate',
    text: 'How many stereoisomers, D and L together, do the open-chain aldopentoses have?',
    answer: '8',
    distractors: [
      {
        text: '4',
        slip: 'one-step-short',
        teaching: 'Four is the number of D-aldopentoses; each has its mirror image in the L series.',
      },
      {
        text: '16',
        slip: 'sugar-class-mixed-up',
        teaching: 'Sixteen is right for the aldohexoses, which have four stereocentres.',
      },
      {
        text: '6',
        slip: 'forgot-exponent',
        teaching: 'Three stereocentres give 2^{3} combinations, not 2 × 3.',
      },
    ],
    explanation:
      'In an aldopentose, carbon 1 is the aldehyde and carbon 5 a \\ce{CH2OH} group, so carbons 2, 3 and 4 are stereocentres. The two ends differ, so there is no *meso* form: 2^{3} = 8 stereoisomers.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: { kind: 'quantity', expression: '2^3', unit: '' },
  },
  {
    id: 'biochemistry-carbohydrates-03',
    topics: ['carbohydrates'],
    difficulty: 'advanced',
    text: 'What is the molar mass of an unbranched amylose chain built from 50 glucose molecules? (glucose 180.16 g/mol, water 18.02 g/mol)',
    answer: '8125 g/mol',
    distractors: [
      {
        text: '9008 g/mol',
        slip: 'forgot-water-loss',
        teaching: 'Each glycosidic bond forms with loss of one water, which has to be taken off.',
      },
      {
        text: '8107 g/mol',
        slip: 'water-count-off',
        teaching: 'Fifty units in an open chain are joined by 49 bonds, not 50.',
      },
      {
        text: '9891 g/mol',
        slip: 'wrong-sign',
        teaching: 'Water leaves when a glycosidic bond forms; adding it would describe hydrolysis.',
      },
    ],
    explanation:
      'Fifty units are joined by 49 glycosidic bonds: 50 × 180.16 − 49 × 18.02 = 9008 − 883 = 8125 g/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: { kind: 'quantity', expression: '50 * 180.16 - 49 * 18.02', unit: 'g/mol' },
  },
  {
    id: 'biochemistry-lipids-01',
    topics: ['lipids'],
    difficulty: 'beginner',
    text: 'Which shorthand describes this fatty acid: \\smiles{CCCCC/C=C\\C/C=C\\CCCCCCCC(=O)O|an unsaturated fatty acid}?',
    answer: '18:2(Δ^{9,12})',
    distractors: [
      {
        text: '18:2(Δ^{6,9})',
        slip: 'counted-from-wrong-end',
        teaching:
          'Positions 6 and 9 are counted from the methyl end (ω-6); Δ counts from the carboxyl carbon.',
      },
      {
        text: '17:2(Δ^{8,11})',
        slip: 'carboxyl-carbon-forgotten',
        teaching: 'The carboxyl carbon is carbon 1 of the chain and has to be counted.',
      },
      {
        text: '18:3(Δ^{1,9,12})',
        slip: 'counted-wrong',
        teaching: 'Only carbon–carbon double bonds count; the C=O of the carboxyl group does not.',
      },
    ],
    explanation:
      'Counting the carboxyl carbon as 1, the chain has 18 carbons, and double bonds start at carbons 9 and 12: 18:2(Δ^{9,12}), linoleic acid.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: { kind: 'fatty-acid', smiles: 'CCCCC/C=C\\C/C=C\\CCCCCCCC(=O)O' },
  },
  {
    id: 'biochemistry-lipids-02',
    topics: ['lipids'],
    difficulty: 'intermediate',
    text: 'What is the degree of unsaturation (rings plus π bonds) of arachidonic acid, the 20:4(Δ^{5,8,11,14}) fatty acid?',
    answer: '5',
    distractors: [
      {
        text: '4',
        slip: 'carboxyl-carbon-forgotten',
        teaching: 'The C=O of the carboxyl group is a π bond as well.',
      },
      {
        text: '8',
        slip: 'counted-wrong',
        teaching: 'Each double bond has one π bond and costs two hydrogens, which counts as one degree.',
      },
      {
        text: '10',
        slip: 'counted-wrong',
        teaching: 'Ten hydrogens are missing, and two missing hydrogens make one degree of unsaturation.',
      },
    ],
    explanation:
      'Arachidonic acid, \\ce{C20H32O2}, has four C=C and one C=O and no ring: 4 + 1 = 5. Check: \\frac{2 × 20 + 2 − 32}{2} = 5.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: {
      kind: 'structure-count',
      smiles: 'CCCCC/C=C\\C/C=C\\C/C=C\\C/C=C\\CCCC(=O)O',
      count: 'degrees-of-unsaturation',
    },
  },
  {
    id: 'biochemistry-lipids-03',
    topics: ['lipids'],
    difficulty: 'advanced',
    text: 'Which mass of KOH saponifies 1.00 g of tripalmitin completely? (tripalmitin 807.3 g/mol, KOH 56.11 g/mol)',
    answer: '209 mg',
    distractors: [
      {
        text: '69.5 mg',
        slip: 'ignored-coefficients',
        teaching: 'A triacylglycerol has three ester bonds, and each takes one KOH.',
      },
      {
        text: '23.2 mg',
        slip: 'inverted-ratio',
        teaching: 'Three KOH react with one triacylglycerol; here the amount was divided by three.',
      },
      {
        text: '149 mg',
        slip: 'answered-another-quantity',
        teaching: 'This is the mass of NaOH (40.00 g/mol) that would be needed.',
      },
    ],
    explanation:
      'One mole of triacylglycerol needs three moles of base: \\frac{1.00 g}{807.3 g/mol} × 3 × 56.11 g/mol = 0.209 g = 209 mg.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: { kind: 'quantity', expression: '1.00 / 807.3 * 3 * 56.11 * 1000', unit: 'mg' },
  },
  {
    id: 'biochemistry-membranes-01',
    topics: ['membranes'],
    difficulty: 'beginner',
    text: 'Which of these crosses a pure phospholipid bilayer fastest?',
    answer: '\\ce{O2}',
    distractors: [
      {
        text: '\\ce{Na+}',
        slip: 'polarity-mixed-up',
        teaching:
          'A small ion is held back: leaving its water shell for the oily core costs far too much energy.',
      },
      {
        text: 'Glucose',
        slip: 'polarity-mixed-up',
        teaching: 'Glucose has five hydroxyl groups that hold on to water; cells need a transporter for it.',
      },
      {
        text: 'ATP',
        slip: 'polarity-mixed-up',
        teaching: 'ATP carries several negative charges at pH 7 and does not enter the oily core.',
      },
    ],
    explanation:
      'The core of the bilayer is a hydrocarbon layer. Small nonpolar molecules such as \\ce{O2} dissolve in it and diffuse through; ions and large polar molecules need channels or transporters.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-02',
    topics: ['membranes'],
    difficulty: 'intermediate',
    text: 'A cell contains 140 mmol/L \\ce{K+} and is bathed in 5.0 mmol/L \\ce{K+}. What is the equilibrium potential of \\ce{K+} (inside relative to outside) at 37 °C, where *RT*/*F* = 26.7 mV?',
    answer: '−89 mV',
    distractors: [
      {
        text: '+89 mV',
        slip: 'inverted-ratio',
        teaching:
          'The ratio is outside over inside: a cation that tends to leak out is held back by a negative inside.',
      },
      {
        text: '−39 mV',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'With *RT*/*F* goes the natural logarithm; log_{10} needs the factor 2.303 *RT*/*F*.',
      },
      {
        text: '−44 mV',
        slip: 'electron-count-forgotten',
        teaching: 'Dividing by two would be right for a doubly charged ion such as \\ce{Ca^2+}.',
      },
    ],
    explanation:
      '*E* = \\frac{*RT*}{*zF*} ln \\frac{[\\ce{K+}]_{out}}{[\\ce{K+}]_{in}} = 26.7 mV × ln \\frac{5.0}{140} = 26.7 mV × (−3.33) = −89 mV.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
    computation: { kind: 'quantity', expression: '26.7 * ln(5.0 / 140)', unit: 'mV' },
  },
  {
    id: 'biochemistry-membranes-03',
    topics: ['membranes', 'bioenergetics'],
    difficulty: 'advanced',
    text: 'What is Δ*G* for 1 mol of \\ce{Na+} moving into a cell from 145 mmol/L outside to 12 mmol/L inside, at 310 K and a membrane potential of −60 mV (inside negative)? (*R* = 8.314 J/(mol·K), *F* = 96 485 C/mol)',
    answer: '−12.2 kJ/mol',
    distractors: [
      {
        text: '−6.4 kJ/mol',
        slip: 'membrane-potential-forgotten',
        teaching: 'This is the concentration term alone; the negative inside pulls the cation in as well.',
      },
      {
        text: '−0.6 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'For a cation moving to the negative side the electrical term is negative, and the two terms add up.',
      },
      {
        text: '+12.2 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'This is Δ*G* for pumping \\ce{Na+} out; moving in is downhill in concentration and in charge.',
      },
    ],
    explanation:
      'Δ*G* = *RT* ln \\frac{*c*_{in}}{*c*_{out}} + *zF*Δ*ψ* = 8.314 × 310 × ln \\frac{12}{145} + 96 485 × (−0.060) = −6.42 kJ/mol − 5.79 kJ/mol = −12.2 kJ/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
    computation: {
      kind: 'quantity',
      expression: '(8.314 * 310 * ln(12 / 145) + 96485 * (-0.060)) / 1000',
      unit: 'kJ/mol',
    },
  },
];
