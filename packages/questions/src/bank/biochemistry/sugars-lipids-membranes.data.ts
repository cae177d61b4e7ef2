import type { WrittenQuestion } from '../written-question.ts';

export const sugarLipidMembraneQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-carbohydrates-01',
    topics: ['carbohydrates'],
    tests: ['monosaccharides', 'chirality'],
    difficulty: 'beginner',
    text: 'How many stereocenters does the open-chain form of glucose have? \\smiles{OC[C@@H](O)[C@@H](O)[C@H](O)[C@@H](O)C=O}',
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
        teaching: 'Five is right for the ring form, where carbon 1 has become a stereocenter too.',
      },
      {
        text: '6',
        slip: 'stereocentre-invented',
        teaching:
          'The carbonyl carbon and the terminal \\ce{CH2OH} carbon do not carry four different groups.',
      },
    ],
    explanation:
      'Glucose is an aldohexose. Carbon 1 is the aldehyde (three neighbors) and carbon 6 is \\ce{CH2OH} (two identical hydrogens); carbons 2, 3, 4 and 5 each carry four different groups: four stereocenters.',
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
    tests: ['monosaccharides', 'counting-stereoisomers'],
    difficulty: 'intermediate',
    text: 'How many stereoisomeric open-chain aldopentoses are there in the D and L series together?',
    answer: '8',
    distractors: [
      {
        text: '4',
        slip: 'one-step-short',
        teaching: 'Four is the number of D-aldopentoses; each has its mirror image in the L series.',
        expression: '2^3 / 2',
      },
      {
        text: '16',
        slip: 'sugar-class-mixed-up',
        teaching: 'Sixteen is right for the aldohexoses, which have four stereocenters.',
        expression: '2^4',
      },
      {
        text: '32',
        slip: 'stereocentre-invented',
        teaching: 'Here all five carbons were treated as stereocenters, but carbons 1 and 5 are not.',
        expression: '2^5',
      },
    ],
    explanation:
      'In an aldopentose, carbon 1 is the aldehyde and carbon 5 is a \\ce{CH2OH} group, so carbons 2, 3 and 4 are stereocenters. The two ends differ, so there is no *meso* form: 2^{3} = 8 stereoisomers.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: { kind: 'quantity', expression: '2^3', unit: '' },
  },
  {
    id: 'biochemistry-carbohydrates-03',
    topics: ['carbohydrates'],
    tests: ['polysaccharides'],
    uses: ['molar-mass', 'glycosidic-bonds'],
    difficulty: 'advanced',
    text: 'What is the molar mass of an unbranched amylose chain built from 50 glucose molecules? (glucose 180.16 g/mol, water 18.02 g/mol)',
    answer: '8125 g/mol',
    distractors: [
      {
        text: '9008 g/mol',
        slip: 'forgot-water-loss',
        teaching: 'Each glycosidic bond forms with the loss of one water molecule, which must be subtracted.',
        expression: '50 * 180.16',
      },
      {
        text: '8107 g/mol',
        slip: 'water-count-off',
        teaching: 'Fifty units in an open chain are joined by 49 bonds, not 50.',
        expression: '50 * 180.16 - 50 * 18.02',
      },
      {
        text: '9891 g/mol',
        slip: 'wrong-sign',
        teaching:
          'Water is lost when a glycosidic bond forms; here its mass was added instead of subtracted.',
        expression: '50 * 180.16 + 49 * 18.02',
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
    tests: ['fatty-acids'],
    difficulty: 'beginner',
    text: 'Which shorthand describes this fatty acid? \\smiles{CCCCC/C=C\\C/C=C\\CCCCCCCC(=O)O}',
    answer: '18:2(Δ^{9,12})',
    distractors: [
      {
        text: '18:2(Δ^{6,9})',
        slip: 'counted-from-wrong-end',
        teaching:
          'Positions 6 and 9 are counted from the methyl end (ω-6); Δ positions are counted from the carboxyl carbon.',
      },
      {
        text: '17:2(Δ^{6,9})',
        slip: 'carboxyl-carbon-forgotten',
        teaching:
          'Positions are counted from the carboxyl carbon, and this carbon is one of the 18 of the chain.',
      },
      {
        text: '18:3(Δ^{6,9,18})',
        slip: 'carbonyl-as-double-bond',
        teaching:
          'Only carbon–carbon double bonds are included, and Δ positions are counted from the carboxyl carbon.',
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
    tests: ['degrees-of-unsaturation', 'fatty-acids'],
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
        slip: 'hydrogens-of-double-bond',
        teaching:
          'Each double bond has one π bond and means two fewer hydrogens, which is one degree of unsaturation.',
      },
      {
        text: '10',
        slip: 'forgot-to-halve-hydrogens',
        teaching:
          'Ten hydrogens are missing, and every two missing hydrogens correspond to one degree of unsaturation.',
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
    tests: ['hydrolysis-of-esters'],
    uses: ['triacylglycerols', 'mass-mass-stoichiometry'],
    difficulty: 'advanced',
    text: 'What mass of KOH is needed to saponify 1.00 g of tripalmitin completely? (tripalmitin 807.3 g/mol, KOH 56.11 g/mol)',
    answer: '209 mg',
    distractors: [
      {
        text: '69.5 mg',
        slip: 'ignored-coefficients',
        teaching: 'A triacylglycerol has three ester bonds, and each consumes one KOH.',
        expression: '1.00 / 807.3 * 56.11 * 1000',
      },
      {
        text: '23.2 mg',
        slip: 'inverted-ratio',
        teaching:
          'Three KOH react with one triacylglycerol; here the amount was divided by three instead of multiplied.',
        expression: '1.00 / 807.3 / 3 * 56.11 * 1000',
      },
      {
        text: '149 mg',
        slip: 'answered-another-quantity',
        teaching: 'This is the mass of NaOH (40.00 g/mol) that would be needed.',
        expression: '1.00 / 807.3 * 3 * 40.00 * 1000',
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
    tests: ['lipid-bilayer', 'passive-transport'],
    difficulty: 'beginner',
    text: 'Which of these crosses a pure phospholipid bilayer fastest?',
    answer: '\\ce{O2}',
    distractors: [
      {
        text: '\\ce{Na+}',
        slip: 'polarity-mixed-up',
        teaching:
          'A small ion is excluded because leaving its water shell for the oily core costs far too much energy.',
      },
      {
        text: 'Glucose',
        slip: 'polarity-mixed-up',
        teaching:
          'Glucose has five hydroxyl groups that form hydrogen bonds with water; cells need a transporter for it.',
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
    tests: ['membrane-potential'],
    uses: ['nernst-equation'],
    difficulty: 'intermediate',
    text: 'A cell contains 140 mmol/L \\ce{K+} and is bathed in 5.0 mmol/L \\ce{K+}. What is the equilibrium potential of \\ce{K+} (inside relative to outside) at 37 °C, where *RT*/*F* = 26.7 mV?',
    answer: '−89 mV',
    distractors: [
      {
        text: '+89 mV',
        slip: 'inverted-ratio',
        teaching:
          'The ratio is outside over inside: a cation that tends to leak out is held back by a negative potential inside.',
        expression: '26.7 * ln(1 / 5.0 * 140)',
      },
      {
        text: '+44 mV',
        slip: 'electron-count-forgotten',
        teaching: 'The potassium ion has a single charge, and the ratio is outside over inside.',
        expression: '26.7 / 2 * ln(140 / 5.0)',
      },
      {
        text: '−44 mV',
        slip: 'electron-count-forgotten',
        teaching: 'Dividing by two would be right for a doubly charged ion such as \\ce{Ca^2+}.',
        expression: '(26.7 / 2) * ln(5.0 / 140)',
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
    tests: ['free-energy-of-transport'],
    uses: ['membrane-potential'],
    difficulty: 'advanced',
    text: 'What is Δ*G* for 1 mol of \\ce{Na+} moving into a cell from 145 mmol/L outside to 12 mmol/L inside, at 310 K and a membrane potential of −60 mV (inside negative)? (*R* = 8.314 J/(mol·K), *F* = 96 485 C/mol)',
    answer: '−12.2 kJ/mol',
    distractors: [
      {
        text: '−6.4 kJ/mol',
        slip: 'membrane-potential-forgotten',
        teaching:
          'This is the concentration term alone; the negative potential inside pulls the cation in as well.',
        expression: '(8.314 * 310 * ln(12 / 145)) / 1000',
      },
      {
        text: '−0.6 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'For a cation moving to the negative side the electrical term is negative, and the two terms add up.',
        expression: '(8.314 * 310 * ln(12 / 145) + 96485 * 0.060) / 1000',
      },
      {
        text: '+12.2 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'This is Δ*G* for pumping \\ce{Na+} out; moving in is downhill in both concentration and potential.',
        expression: '-((8.314 * 310 * ln(12 / 145) + 96485 * (-0.060)) / 1000)',
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
  {
    id: 'biochemistry-carbohydrates-04',
    topics: ['carbohydrates'],
    tests: ['ring-forms-of-sugars', 'chirality'],
    difficulty: 'intermediate',
    text: 'How many stereocenters does β-D-glucopyranose, a ring form of glucose, have? \\smiles{OC[C@H]1O[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O}',
    answer: '5',
    distractors: [
      {
        text: '4',
        slip: 'answered-another-quantity',
        teaching: 'Four is right for the open chain; closing the ring makes carbon 1 a stereocenter as well.',
      },
      {
        text: '6',
        slip: 'stereocentre-invented',
        teaching: 'Carbon 6 carries two hydrogens and is not a stereocenter.',
      },
      {
        text: '1',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'One is the number of anomeric carbons; the stereocenters of the open chain remain stereocenters.',
      },
    ],
    explanation:
      'In the ring, carbon 1 carries \\ce{H}, \\ce{OH}, the ring oxygen and carbon 2: four different groups. With carbons 2, 3, 4 and 5 that makes five stereocenters.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: {
      kind: 'structure-count',
      smiles: 'OC[C@H]1O[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O',
      count: 'stereocentres',
    },
  },
  {
    id: 'biochemistry-carbohydrates-05',
    topics: ['carbohydrates'],
    tests: ['epimers'],
    difficulty: 'beginner',
    text: 'D-Glucose and D-galactose differ only in the configuration at carbon 4. What is the relationship between them?',
    answer: 'Epimers',
    distractors: [
      {
        text: 'Anomers',
        slip: 'stereochemistry-mixed-up',
        teaching: 'Anomers differ at the anomeric carbon, carbon 1 of an aldose.',
      },
      {
        text: 'Enantiomers',
        slip: 'stereochemistry-mixed-up',
        teaching: 'Enantiomers are mirror images and differ at every stereocenter.',
      },
      {
        text: 'Tautomers',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'Tautomers differ in the position of a hydrogen and a double bond, as an aldose and a ketose do.',
      },
    ],
    explanation:
      'Two sugars that differ at exactly one stereocenter are epimers, here at carbon 4. (They are also diastereomers, as they are not mirror images.)',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-06',
    topics: ['carbohydrates'],
    tests: ['reducing-sugars'],
    uses: ['glycosidic-bonds'],
    difficulty: 'intermediate',
    text: 'Which of these disaccharides is a nonreducing sugar?',
    answer: 'Sucrose',
    distractors: [
      {
        text: 'Lactose',
        slip: 'linkage-mixed-up',
        teaching: 'The glucose unit of lactose keeps a free anomeric carbon.',
      },
      {
        text: 'Maltose',
        slip: 'linkage-mixed-up',
        teaching: 'The second glucose unit of maltose keeps a free anomeric carbon.',
      },
      {
        text: 'Cellobiose',
        slip: 'linkage-mixed-up',
        teaching:
          'The glycosidic bond of cellobiose joins carbon 1 to carbon 4, so one anomeric carbon stays free.',
      },
    ],
    explanation:
      'A sugar reduces copper(II) or silver(I) when a ring can open to an aldehyde at a free anomeric carbon. In sucrose the bond joins carbon 1 of glucose to carbon 2 of fructose, both of them anomeric.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-07',
    topics: ['carbohydrates'],
    tests: ['ring-forms-of-sugars', 'optical-activity'],
    difficulty: 'advanced',
    text: 'The specific rotation of α-D-glucose is +112.2°, and that of β-D-glucose is +18.7°. A solution at equilibrium has a specific rotation of +52.7°. What percentage of the glucose is in the α form? (Neglect other forms.)',
    answer: '36.4%',
    distractors: [
      {
        text: '63.6%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of the β form.',
        expression: '100 - 100 * (52.7 - 18.7) / (112.2 - 18.7)',
      },
      {
        text: '47.0%',
        slip: 'one-step-short',
        teaching: 'This is 52.7/112.2; the β form contributes to the rotation as well.',
        expression: '100 * (52.7) / (112.2)',
      },
      {
        text: '53.0%',
        slip: 'answered-another-quantity',
        teaching:
          'This is 100% minus 52.7/112.2; the β form contributes to the rotation, so both percentages must be calculated from differences.',
        expression: '100 - 100 * (52.7) / (112.2)',
      },
    ],
    explanation:
      'With *x* as the fraction of the α form: 112.2 *x* + 18.7 (1 − *x*) = 52.7, so *x* = \\frac{52.7 − 18.7}{112.2 − 18.7} = \\frac{34.0}{93.5} = 0.364, or 36.4%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: { kind: 'quantity', expression: '100 * (52.7 - 18.7) / (112.2 - 18.7)', unit: '%' },
  },
  {
    id: 'biochemistry-carbohydrates-08',
    topics: ['carbohydrates'],
    tests: ['glycosidic-bonds'],
    uses: ['molecular-formula'],
    difficulty: 'beginner',
    text: 'Two molecules of glucose, \\ce{C6H12O6}, are joined by a glycosidic bond. What is the molecular formula of the disaccharide?',
    answer: '\\ce{C12H22O11}',
    distractors: [
      {
        text: '\\ce{C12H24O12}',
        slip: 'forgot-water-loss',
        teaching: 'The glycosidic bond forms with the loss of one water molecule.',
      },
      {
        text: '\\ce{C12H20O10}',
        slip: 'water-count-off',
        teaching: 'One bond joins two units, so one water molecule is lost, not two.',
      },
      {
        text: '\\ce{C12H24O11}',
        slip: 'formula-atoms-miscounted',
        teaching: 'The water that is lost takes two hydrogen atoms along with the oxygen atom.',
      },
    ],
    explanation:
      'Two \\ce{C6H12O6} add up to \\ce{C12H24O12}; with the loss of one \\ce{H2O} this becomes \\ce{C12H22O11}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: {
      kind: 'formula-of-structure',
      smiles: 'OC[C@H]1O[C@H](O[C@H]2O[C@H](CO)[C@@H](O)[C@H](O)[C@H]2O)[C@H](O)[C@@H](O)[C@@H]1O',
    },
  },
  {
    id: 'biochemistry-carbohydrates-10',
    topics: ['carbohydrates'],
    tests: ['polysaccharides'],
    uses: ['glycosidic-bonds'],
    difficulty: 'advanced',
    text: 'Complete methylation and hydrolysis of a glycogen sample containing 1.00 mol of glucose units give 0.085 mol of 2,3-di-*O*-methylglucose, which comes from the branch points. How many glucose units are there per branch point, on average?',
    answer: '12',
    distractors: [
      {
        text: '8.5',
        slip: 'inverted-ratio',
        teaching:
          'This is the number of branch points in 100 units, not the number of units per branch point.',
        expression: '100 * 0.085 / 1.00',
      },
      {
        text: '24',
        slip: 'needless-doubling',
        teaching:
          'A branch point is a single residue with three glycosidic bonds, so the quotient 1.00/0.085 is not doubled.',
        expression: '(1.00 * 2) / 0.085',
      },
      {
        text: '17',
        slip: 'inverted-ratio',
        teaching:
          'This is twice the number of branch points in 100 units, not the number of units per branch point.',
        expression: '2 * 100 * 0.085 / 1.00',
      },
    ],
    explanation:
      'Branch-point residues are linked through carbons 1, 4 and 6, so only their hydroxyl groups on carbons 2 and 3 are methylated. \\frac{1.00}{0.085} = 12 units per branch point.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
    computation: { kind: 'quantity', expression: '1.00 / 0.085', unit: '' },
  },
  {
    id: 'biochemistry-lipids-04',
    topics: ['lipids'],
    tests: ['fatty-acids'],
    difficulty: 'beginner',
    text: 'Which of these fatty acids (with *cis* double bonds only) has the lowest melting point?',
    answer: 'Linolenic acid, 18:3',
    distractors: [
      {
        text: 'Oleic acid, 18:1',
        slip: 'double-bond-effect-reversed',
        teaching: 'One bend lowers the melting point, but three lower it further.',
      },
      {
        text: 'Stearic acid, 18:0',
        slip: 'double-bond-effect-reversed',
        teaching:
          'A straight saturated chain packs well and has the highest melting point of the 18-carbon acids.',
      },
      {
        text: 'Palmitic acid, 16:0',
        slip: 'reversed-trend',
        teaching:
          'Having two fewer carbons lowers the melting point a little, but a *cis* double bond lowers it much more.',
      },
    ],
    explanation:
      'Each *cis* double bond bends the chain and hinders packing. With three of them, linolenic acid is liquid far below room temperature.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-05',
    topics: ['lipids'],
    tests: ['fatty-acids'],
    difficulty: 'intermediate',
    text: 'α-Linolenic acid is 18:3(Δ^{9,12,15}). Counted from the methyl end, at which carbon does the first double bond start (the number *n* in ω-*n*)?',
    answer: '3',
    distractors: [
      {
        text: '9',
        slip: 'counted-from-wrong-end',
        teaching: 'Nine is the position of the first double bond counted from the carboxyl end.',
        expression: '9',
      },
      {
        text: '15',
        slip: 'counted-from-wrong-end',
        teaching: 'Fifteen is the position of this double bond counted from the carboxyl end.',
        expression: '15',
      },
      {
        text: '4',
        slip: 'upper-for-lower-number',
        teaching:
          'The double bond joins carbons 3 and 4 from the methyl end; its position is given by the lower number.',
        expression: '18 - 15 + 1',
      },
    ],
    explanation:
      'The last double bond joins carbons 15 and 16 of 18. From the methyl end these are carbons 18 − 15 = 3 and 4: an ω-3 fatty acid.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: { kind: 'quantity', expression: '18 - 15', unit: '' },
  },
  {
    id: 'biochemistry-lipids-06',
    topics: ['lipids'],
    tests: ['triacylglycerols', 'fatty-acids'],
    uses: ['hydrogenation-of-alkenes', 'mole-ratio'],
    difficulty: 'beginner',
    text: 'How many moles of \\ce{H2} add to 1.0 mol of a triacylglycerol with three linoleic acid residues, 18:2, on complete hydrogenation of its C=C bonds?',
    answer: '6.0 mol',
    distractors: [
      {
        text: '2.0 mol',
        slip: 'one-step-short',
        teaching: 'Two moles would be right for one fatty acid; the molecule has three of them.',
        expression: '2 * 1.0',
      },
      {
        text: '3.0 mol',
        slip: 'double-bonds-miscounted',
        teaching: 'Each linoleic acid residue has two double bonds.',
        expression: '3 * 1.0',
      },
      {
        text: '9.0 mol',
        slip: 'carbonyl-as-double-bond',
        teaching: 'The C=O bonds of the three esters are not hydrogenated here.',
        expression: '3 * (2 + 1) * 1.0',
      },
    ],
    explanation:
      'Three residues with two double bonds each have 3 × 2 = 6 C=C, and each takes up one \\ce{H2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: { kind: 'quantity', expression: '3 * 2 * 1.0', unit: 'mol' },
  },
  {
    id: 'biochemistry-lipids-07',
    topics: ['lipids'],
    tests: ['degrees-of-unsaturation'],
    uses: ['steroids-and-cholesterol', 'structural-formulas'],
    difficulty: 'intermediate',
    text: 'What is the degree of unsaturation (rings plus π bonds) of cholesterol? \\smiles{CC(C)CCC[C@@H](C)[C@H]1CC[C@@H]2[C@@]1(CC[C@H]3[C@H]2CC=C4[C@@]3(CC[C@@H](C4)O)C)C}',
    answer: '5',
    distractors: [
      {
        text: '4',
        slip: 'rings-or-pi-forgotten',
        teaching: 'The four rings are counted, but the C=C in one of them was left out.',
      },
      {
        text: '6',
        slip: 'oxygen-counted-in-unsaturation',
        teaching: 'The hydroxyl group is not a double bond and adds nothing.',
      },
      {
        text: '8',
        slip: 'needless-doubling',
        teaching:
          'This counts two for each ring and leaves out the C=C; a ring means only one pair of hydrogens fewer.',
      },
    ],
    explanation:
      'There are four rings and one C=C: 4 + 1 = 5. Check with the formula \\ce{C27H46O}: \\frac{2 × 27 + 2 − 46}{2} = 5.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: {
      kind: 'structure-count',
      smiles: 'CC(C)CCC[C@@H](C)[C@H]1CC[C@@H]2[C@@]1(CC[C@H]3[C@H]2CC=C4[C@@]3(CC[C@@H](C4)O)C)C',
      count: 'degrees-of-unsaturation',
    },
  },
  {
    id: 'biochemistry-lipids-08',
    topics: ['lipids'],
    tests: ['phospholipids'],
    uses: ['hydrolysis-of-esters'],
    difficulty: 'intermediate',
    text: 'How many molecules of water are consumed in the complete hydrolysis of one phosphatidylcholine molecule to glycerol, two fatty acids, phosphate and choline?',
    answer: '4',
    distractors: [
      {
        text: '2',
        slip: 'one-step-short',
        teaching:
          'Two molecules of water split off the fatty acids; the phosphodiester has two more ester bonds.',
        expression: '2',
      },
      {
        text: '3',
        slip: 'bonds-miscounted',
        teaching: 'Phosphate is bonded on both sides, to glycerol and to choline.',
        expression: '2 + 1',
      },
      {
        text: '5',
        slip: 'units-for-bonds',
        teaching: 'Five molecules are formed, but only four bonds must be split.',
        expression: '1 + 2 + 1 + 1',
      },
    ],
    explanation:
      'Two carboxylate ester bonds and two phosphate ester bonds are hydrolyzed, and each consumes one molecule of water: 2 + 2 = 4.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: { kind: 'quantity', expression: '2 + 2', unit: '' },
  },
  {
    id: 'biochemistry-lipids-09',
    topics: ['lipids'],
    tests: ['lipid-classes'],
    uses: ['hydrolysis-of-esters', 'steroids-and-cholesterol'],
    difficulty: 'beginner',
    text: 'Which of these lipids is *not* hydrolyzed by hot aqueous NaOH?',
    answer: 'Cholesterol',
    distractors: [
      {
        text: 'Tripalmitin',
        slip: 'linkage-mixed-up',
        teaching: 'A triacylglycerol has three ester bonds and gives glycerol and soap.',
      },
      {
        text: 'Lecithin',
        slip: 'linkage-mixed-up',
        teaching: 'Phosphatidylcholine has two carboxylate ester bonds that hydroxide cleaves.',
      },
      {
        text: 'Beeswax',
        slip: 'linkage-mixed-up',
        teaching: 'Waxes are esters of fatty acids with long-chain alcohols.',
      },
    ],
    explanation:
      'Hydroxide saponifies ester bonds. Cholesterol has none: it is an alcohol with a hydrocarbon skeleton of four rings.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-10',
    topics: ['lipids'],
    tests: ['triacylglycerols', 'hydrolysis-of-esters'],
    uses: ['mole-ratio'],
    difficulty: 'advanced',
    text: 'The complete saponification of 1.000 g of a pure triacylglycerol requires 190 mg of KOH (56.11 g/mol). What is the molar mass of the fat?',
    answer: '886 g/mol',
    distractors: [
      {
        text: '295 g/mol',
        slip: 'ignored-coefficients',
        teaching: 'One mole of the fat requires three moles of KOH, not one.',
        expression: '56.11 * 1.000 / 0.190',
      },
      {
        text: '98.4 g/mol',
        slip: 'inverted-ratio',
        teaching: 'The amount of fat is a third of that of KOH; here the amount was tripled instead.',
        expression: '1 / 3 * 56.11 * 1.000 / 0.190',
      },
      {
        text: '591 g/mol',
        slip: 'bonds-miscounted',
        teaching: 'A triacylglycerol has three ester bonds, not two.',
        expression: '2 * 56.11 * 1.000 / 0.190',
      },
    ],
    explanation:
      'KOH: \\frac{0.190 g}{56.11 g/mol} = 3.386 mmol; fat: a third of that amount, 1.129 mmol. *M* = \\frac{1.000 g}{1.129 mmol} = 886 g/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: { kind: 'quantity', expression: '3 * 56.11 * 1.000 / 0.190', unit: 'g/mol' },
  },
  {
    id: 'biochemistry-lipids-11',
    topics: ['lipids'],
    tests: ['ozonolysis', 'fatty-acids'],
    difficulty: 'advanced',
    text: 'Ozonolysis with reductive workup of an 18-carbon fatty acid with one double bond gives hexanal and a 12-carbon acid with an aldehyde group at its other end. What is the shorthand notation for the fatty acid?',
    answer: '18:1(Δ^{12})',
    distractors: [
      {
        text: '18:1(Δ^{6})',
        slip: 'counted-from-wrong-end',
        teaching: 'Six carbons lie on the methyl side; Δ positions are counted from the carboxyl carbon.',
      },
      {
        text: '18:1(Δ^{13})',
        slip: 'upper-for-lower-number',
        teaching:
          'The position of the double bond is given by the carbon where it starts, the lower one of the two.',
      },
      {
        text: '18:1(Δ^{11})',
        slip: 'carboxyl-carbon-forgotten',
        teaching: 'The carboxyl carbon is carbon 1 and is included in the 12 carbons of the fragment.',
      },
    ],
    explanation:
      'Ozonolysis cuts C=C and leaves an aldehyde on either side. The acid fragment contains carbons 1 to 12, and hexanal contains carbons 13 to 18: the double bond starts at carbon 12.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: { kind: 'fatty-acid', smiles: 'CCCCC/C=C\\CCCCCCCCCCC(=O)O' },
  },
  {
    id: 'biochemistry-membranes-04',
    topics: ['membranes'],
    tests: ['lipid-bilayer'],
    uses: ['fatty-acids'],
    difficulty: 'beginner',
    text: 'Bacteria that are moved to a colder environment change the fatty acids of their membrane. Which change keeps the membrane fluid?',
    answer: 'More *cis* double bonds',
    distractors: [
      {
        text: 'Longer acyl chains',
        slip: 'reversed-trend',
        teaching: 'Longer chains attract each other more and make the membrane stiffer.',
      },
      {
        text: 'More saturated chains',
        slip: 'double-bond-effect-reversed',
        teaching: 'Straight chains pack closely, which makes the membrane stiffer.',
      },
      {
        text: 'More *trans* double bonds',
        slip: 'double-bond-effect-reversed',
        teaching: '*Trans* chains are almost straight and pack like saturated ones.',
      },
    ],
    explanation:
      '*Cis* double bonds introduce bends into the chains, which then pack less closely: the membrane stays fluid at a lower temperature.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-05',
    topics: ['membranes'],
    tests: ['active-transport'],
    difficulty: 'intermediate',
    text: 'The \\ce{Na+}/\\ce{K+}-ATPase moves 3 \\ce{Na+} out and 2 \\ce{K+} in for each ATP. In a cell, this pump splits 1.2 × 10^{6} ATP molecules per second. What is the net number of positive charges that leave the cell per second?',
    answer: '1.2 × 10^{6}',
    distractors: [
      {
        text: '6.0 × 10^{6}',
        slip: 'added-for-subtracted',
        teaching: 'The potassium ions carry charge in, so 2 is subtracted from 3, not added.',
        expression: '1.2e6 * (3 + 2)',
      },
      {
        text: '3.6 × 10^{6}',
        slip: 'one-step-short',
        teaching: 'This counts the sodium ions only; potassium ions carry charge back in.',
        expression: '1.2e6 * (3)',
      },
      {
        text: '2.4 × 10^{6}',
        slip: 'one-step-short',
        teaching: 'This counts the potassium ions that come in, not the net charge.',
        expression: '1.2e6 * 2',
      },
    ],
    explanation:
      'Each ATP moves 3 − 2 = 1 positive charge out, so 1.2 × 10^{6} charges leave the cell per second. The pump is electrogenic.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
    computation: { kind: 'quantity', expression: '1.2e6 * (3 - 2)', unit: '' },
  },
  {
    id: 'biochemistry-membranes-06',
    topics: ['membranes', 'bioenergetics'],
    tests: ['active-transport', 'free-energy-of-transport'],
    uses: ['atp-hydrolysis'],
    difficulty: 'advanced',
    text: 'A pump moves one uncharged molecule into a cell for each ATP split. With Δ*G* = −50.0 kJ/mol for the hydrolysis of ATP at 310 K, what is the greatest ratio of concentrations (inside over outside) that the pump can reach? (*R* = 8.314 J/(mol·K))',
    answer: '2.7 × 10^{8}',
    distractors: [
      {
        text: '4.0 × 10^{−20}',
        slip: 'inverted-ratio',
        teaching:
          'This is 10^{−19.4}: the relation has base e, and the question asks for inside over outside.',
        expression: '1 / 10^(50000 / (8.314 * 310))',
      },
      {
        text: '2.5 × 10^{19}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is 10^{19.4}; the relation has base e.',
        expression: '10^(50000 / (8.314 * 310))',
      },
      {
        text: '3.8 × 10^{−9}',
        slip: 'inverted-ratio',
        teaching: 'This is outside over inside; the pump moves the molecule into the cell.',
        expression: '1 / exp(50000 / (8.314 * 310))',
      },
    ],
    explanation:
      'At the limit *RT* ln \\frac{*c*_{in}}{*c*_{out}} = 50.0 kJ/mol, so the ratio is e^{50 000/(8.314 × 310)} = e^{19.4} = 2.7 × 10^{8}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
    computation: { kind: 'quantity', expression: 'exp(50000 / (8.314 * 310))', unit: '' },
  },
  {
    id: 'biochemistry-membranes-07',
    topics: ['membranes'],
    tests: ['lipid-bilayer'],
    uses: ['phospholipids', 'unit-conversion'],
    difficulty: 'advanced',
    text: 'A spherical vesicle has a radius of 1.0 µm, and each lipid covers 0.65 nm^{2} of one leaflet of its bilayer. About how many lipid molecules does it have? (Neglect the thickness of the bilayer.)',
    answer: '3.9 × 10^{7}',
    distractors: [
      {
        text: '1.9 × 10^{7}',
        slip: 'one-step-short',
        teaching: 'A bilayer has two leaflets, each with this number of lipids.',
        expression: '4 * pi * 1000^2 / 0.65',
      },
      {
        text: '9.7 × 10^{6}',
        slip: 'forgot-exponent',
        teaching: 'This uses the area of a circle, π*r*^{2}; a sphere has 4π*r*^{2}.',
        expression: '2 * pi * 1000^2 / 0.65',
      },
      {
        text: '3.9 × 10^{4}',
        slip: 'unit-prefix',
        teaching: '1.0 µm is 1000 nm, and the area grows with its square, 10^{6} nm^{2}.',
        expression: '2 * 4 * pi * 1000 / 0.65',
      },
    ],
    explanation:
      'Area: 4π × (1000 nm)^{2} = 1.26 × 10^{7} nm^{2}. Two leaflets: 2 × \\frac{1.26 × 10^{7}}{0.65} = 3.9 × 10^{7}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
    computation: { kind: 'quantity', expression: '2 * 4 * pi * 1000^2 / 0.65', unit: '' },
  },
  {
    id: 'biochemistry-membranes-08',
    topics: ['membranes'],
    tests: ['passive-transport', 'active-transport'],
    uses: ['membrane-proteins'],
    difficulty: 'intermediate',
    text: 'What do facilitated diffusion through a carrier and primary active transport have in common?',
    answer: 'A protein that can be saturated',
    distractors: [
      {
        text: 'A direct use of ATP',
        slip: 'transport-kinds-mixed-up',
        teaching: 'Facilitated diffusion runs down the gradient and needs no ATP.',
      },
      {
        text: 'A net flow against the gradient',
        slip: 'transport-kinds-mixed-up',
        teaching: 'Only active transport moves a solute uphill.',
      },
      {
        text: 'A rate proportional to concentration',
        slip: 'rate-taken-as-linear',
        teaching: 'This holds for diffusion through the lipid; with a carrier the rate levels off.',
      },
    ],
    explanation:
      'Both bind the solute to a membrane protein, so the rate levels off when its binding sites are occupied. They differ in direction and energy: down the gradient without ATP, or up the gradient with ATP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-09',
    topics: ['membranes', 'bioenergetics'],
    tests: ['active-transport', 'free-energy-of-transport'],
    difficulty: 'advanced',
    text: 'A symporter takes up one uncharged glucose molecule with two \\ce{Na+}. The entry of 1 mol \\ce{Na+} releases 12.2 kJ at 310 K. What is the greatest ratio of glucose concentrations (inside over outside) that the symporter can reach? (*R* = 8.314 J/(mol·K))',
    answer: '1.3 × 10^{4}',
    distractors: [
      {
        text: '1.1 × 10^{2}',
        slip: 'electron-count-forgotten',
        teaching: 'Two \\ce{Na+} enter for each glucose, so 24.4 kJ/mol is available.',
        expression: 'exp(12200 / (8.314 * 310))',
      },
      {
        text: '9.5',
        slip: 'one-step-short',
        teaching: 'This is the natural logarithm of the ratio.',
        expression: '2 * 12200 / (8.314 * 310)',
      },
      {
        text: '2.9 × 10^{9}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here 10 was raised to the power of 24 400/(8.314 × 310); the relation has base e.',
        expression: '10^(2 * 12200 / (8.314 * 310))',
      },
    ],
    explanation:
      '*RT* ln \\frac{*c*_{in}}{*c*_{out}} = 2 × 12.2 kJ/mol, so the ratio is e^{24 400/(8.314 × 310)} = e^{9.47} = 1.3 × 10^{4}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
    computation: { kind: 'quantity', expression: 'exp(2 * 12200 / (8.314 * 310))', unit: '' },
  },
  {
    id: 'biochemistry-membranes-10',
    topics: ['membranes'],
    tests: ['membrane-potential'],
    uses: ['nernst-equation'],
    difficulty: 'intermediate',
    text: 'What is the equilibrium potential of \\ce{Ca^2+} (inside relative to outside) with 2.0 mmol/L outside and 1.0 × 10^{−4} mmol/L inside, at a temperature where *RT*/*F* = 26.7 mV?',
    answer: '+132 mV',
    distractors: [
      {
        text: '+264 mV',
        slip: 'electron-count-forgotten',
        teaching: 'The ion is doubly charged, so the result is divided by two.',
        expression: '26.7 * ln(2.0 / 1.0e-4)',
      },
      {
        text: '−264 mV',
        slip: 'inverted-ratio',
        teaching: 'The ratio is outside over inside, and the result is divided by the charge of 2.',
        expression: '26.7 * ln(1.0e-4 / 2.0)',
      },
      {
        text: '−132 mV',
        slip: 'inverted-ratio',
        teaching:
          'The ratio is outside over inside: only a positive potential inside keeps the cation from flowing in.',
        expression: '26.7 / 2 * ln(1 / 2.0 * 1.0e-4)',
      },
    ],
    explanation: '*E* = \\frac{26.7 mV}{2} × ln \\frac{2.0}{1.0 × 10^{−4}} = 13.35 mV × 9.90 = +132 mV.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
    computation: { kind: 'quantity', expression: '26.7 / 2 * ln(2.0 / 1.0e-4)', unit: 'mV' },
  },
];
