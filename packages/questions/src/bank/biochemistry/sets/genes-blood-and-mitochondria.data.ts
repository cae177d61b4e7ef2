import type { WrittenSet } from '../../written-set.ts';

export const genesBloodAndMitochondriaSets: readonly WrittenSet[] = [
  {
    id: 'biochemistry-set-oxygen-in-blood-and-muscle',
    title: 'Oxygen in lungs, blood and muscle',
    stimulus:
      'The oxygen saturation of hemoglobin in red blood cells is measured at 37 °C at two pH values: 7.4, as in the lungs, and 7.2, as in working muscle. The cells contain their usual concentration of 2,3-bisphosphoglycerate (BPG). The saturation of myoglobin, which has one heme, is measured as well; it is the same at both pH values. The partial pressure of oxygen is about 100 torr in the lungs and 20 torr in working muscle.',
    figure: {
      caption: 'Saturation with oxygen in %',
      kind: 'table',
      columns: ['*p*(\\ce{O2}) (torr)', 'Hemoglobin, pH 7.4', 'Hemoglobin, pH 7.2', 'Myoglobin'],
      rows: [
        ['20', '32', '24', '88'],
        ['40', '77', '69', '93'],
        ['100', '98', '97', '97'],
      ],
    },
    questions: [
      {
        id: 'biochemistry-haemoglobin-800',
        topics: ['haemoglobin'],
        tests: ['bohr-effect'],
        uses: ['oxygen-binding-to-hemoglobin'],
        difficulty: 'intermediate',
        text: 'By how many percentage points does the saturation of hemoglobin fall between the lungs and working muscle?',
        answer: '74',
        distractors: [
          {
            text: '66',
            slip: 'one-condition-only',
            teaching: 'Both values were taken at pH 7.4; in working muscle the pH is 7.2.',
            expression: '98 - 32',
          },
          {
            text: '73',
            slip: 'wrong-reference',
            teaching: 'Both values were taken at pH 7.2; in the lungs the pH is 7.4.',
            expression: '97 - 24',
          },
          {
            text: '65',
            slip: 'exchanged-values',
            teaching: 'The columns were exchanged: 97% is the value at pH 7.2 and 32% the value at pH 7.4.',
            expression: '97 - 32',
          },
        ],
        explanation:
          'Lungs: 100 torr and pH 7.4, 98%. Muscle: 20 torr and pH 7.2, 24%. The saturation falls by 98 − 24 = 74 percentage points.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 5',
        computation: {
          kind: 'quantity',
          expression: '98 - 24',
          unit: '',
        },
      },
      {
        id: 'biochemistry-haemoglobin-801',
        topics: ['haemoglobin'],
        tests: ['bohr-effect'],
        difficulty: 'intermediate',
        text: 'How does a lower pH bring about the difference between the two columns for hemoglobin?',
        answer: 'Protons bind to side chains and stabilize the T state.',
        distractors: [
          {
            text: 'Protons bind to the iron and stabilize the R state.',
            slip: 'interaction-mixed-up',
            teaching: 'Protons bind to basic side chains, such as histidine, far from the iron.',
          },
          {
            text: 'Protons bind to side chains and stabilize the R state.',
            slip: 'reversed-trend',
            teaching: 'The R state binds oxygen more tightly, but the saturation falls at the lower pH.',
          },
          {
            text: 'Protons oxidize the iron, which then cannot bind oxygen.',
            slip: 'wrong-mechanism',
            teaching:
              'A lower pH does not oxidize iron(II), and such a change would not be undone in the lungs.',
          },
        ],
        explanation:
          'At pH 7.2 less oxygen is bound, so the low-affinity form is favored. Protonated groups such as His 146 form salt bridges in it: protons bind to side chains and stabilize the T state.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 5',
      },
      {
        id: 'biochemistry-haemoglobin-802',
        topics: ['haemoglobin'],
        tests: ['oxygen-binding-to-hemoglobin'],
        uses: ['cooperativity'],
        difficulty: 'intermediate',
        text: 'Why could myoglobin not replace hemoglobin as the oxygen carrier in blood?',
        answer: 'It would keep most of its oxygen at 20 torr.',
        distractors: [
          {
            text: 'It would take up too little oxygen at 100 torr.',
            slip: 'wrong-axis',
            teaching: 'At 100 torr it is 97% saturated, nearly as much as hemoglobin.',
          },
          {
            text: 'It would bind oxygen cooperatively.',
            slip: 'cooperativity-ignored',
            teaching: 'With one heme it cannot show cooperativity; hemoglobin, with four hemes, can.',
          },
          {
            text: 'It would lose its oxygen when the pH falls.',
            slip: 'reversed-trend',
            teaching: 'Its saturation does not depend on the pH.',
          },
        ],
        explanation:
          'Myoglobin binds oxygen tightly and without cooperativity: its saturation falls only from 97% at 100 torr to 88%. It would keep most of its oxygen at 20 torr.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 5',
      },
      {
        id: 'biochemistry-haemoglobin-803',
        topics: ['haemoglobin'],
        tests: ['oxygen-binding-to-hemoglobin'],
        difficulty: 'intermediate',
        text: 'The measurement at pH 7.4 and 20 torr is repeated with hemoglobin from which BPG has been removed. Which saturation is plausible?',
        answer: 'About 80%',
        distractors: [
          {
            text: 'About 5%',
            slip: 'regulation-reversed',
            teaching: 'BPG lowers the affinity; without it hemoglobin binds more oxygen, not less.',
          },
          {
            text: 'About 32%',
            slip: 'effect-where-none',
            teaching:
              'This is the value with BPG, which stabilizes the T state; without BPG the saturation cannot stay the same.',
          },
          {
            text: 'About 15%',
            slip: 'regulation-reversed',
            teaching:
              'This treats BPG as a substance that helps oxygen bind; in fact, its removal raises the affinity.',
          },
        ],
        explanation:
          'BPG binds to the T state and stabilizes it, so it lowers the affinity for oxygen. Without it the saturation at 20 torr is much higher than 32%: about 80%.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 5',
      },
    ],
  },
  {
    id: 'biochemistry-set-melting-of-dna',
    title: 'Melting of three DNA samples',
    stimulus:
      'Three samples of double-stranded DNA, each several thousand base pairs long, are heated slowly in solution at pH 7.0, and the absorbance at 260 nm is recorded. The melting temperature *T*_{m} is the temperature at which half of the rise has occurred. In the range studied, *T*_{m} rises linearly with the percentage of G and C. A change in salt concentration shifts *T*_{m} of all samples by the same amount. The absorbance of sample A rises from 0.500 at 25 °C to 0.690 at 98 °C.',
    figure: {
      caption: 'Melting temperatures',
      kind: 'table',
      columns: ['Sample', 'G + C (%)', '[\\ce{NaCl}] (mol/L)', '*T*_{m} (°C)'],
      rows: [
        ['A', '40', '0.10', '81.3'],
        ['B', '60', '0.10', '89.5'],
        ['C', '?', '0.10', '84.6'],
        ['A', '40', '0.010', '64.7'],
      ],
    },
    questions: [
      {
        id: 'biochemistry-nucleic-acids-800',
        topics: ['nucleic-acids'],
        tests: ['dna-melting'],
        difficulty: 'intermediate',
        text: 'What is the percentage of G and C in sample C?',
        answer: '48%',
        distractors: [
          {
            text: '52%',
            slip: 'counted-from-the-other-end',
            teaching:
              'This subtracts the 8% difference between C and A from the value of B; it must be added to the value of A.',
            expression: '60 - (84.6 - 81.3) / ((89.5 - 81.3) / (60 - 40))',
          },
          {
            text: '43%',
            slip: 'ratios-for-difference',
            teaching: 'Here 3.3 °C was equated with 3.3%; one percent raises *T*_{m} by only 0.41 °C.',
            expression: '40 + (84.6 - 81.3)',
          },
          {
            text: '42%',
            slip: 'rate-taken-as-linear',
            teaching:
              '*T*_{m} was taken as proportional to the percentage; it is linear, but not through zero.',
            expression: '40 * 84.6 / 81.3',
          },
        ],
        explanation:
          'Between A and B *T*_{m} rises by 8.2 °C for 20%, or 0.41 °C for each percent. C lies 3.3 °C above A: 40% + \\frac{3.3}{0.41}% = 48%.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 8',
        computation: {
          kind: 'quantity',
          expression: '40 + (84.6 - 81.3) / ((89.5 - 81.3) / (60 - 40))',
          unit: '%',
        },
      },
      {
        id: 'biochemistry-nucleic-acids-801',
        topics: ['nucleic-acids'],
        tests: ['dna-melting'],
        difficulty: 'intermediate',
        text: 'What melting temperature is expected for sample B in 0.010 mol/L \\ce{NaCl}?',
        answer: '72.9 °C',
        distractors: [
          {
            text: '64.7 °C',
            slip: 'one-condition-only',
            teaching: 'This is the value for A; sample B has more G and C and melts 8.2 °C higher.',
            expression: '64.7',
          },
          {
            text: '56.5 °C',
            slip: 'wrong-sign',
            teaching:
              'The difference of 8.2 °C was subtracted from the value for A; more G and C raises *T*_{m}.',
            expression: '64.7 - (89.5 - 81.3)',
          },
          {
            text: '106.1 °C',
            slip: 'wrong-sign',
            teaching: 'The shift of 16.6 °C was added; less salt lowers the melting temperature.',
            expression: '89.5 + (81.3 - 64.7)',
          },
        ],
        explanation:
          'For A the change from 0.10 to 0.010 mol/L lowers *T*_{m} by 81.3 °C − 64.7 °C = 16.6 °C. The same shift applies to B: 89.5 °C − 16.6 °C = 72.9 °C.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 8',
        computation: {
          kind: 'quantity',
          expression: '89.5 - (81.3 - 64.7)',
          unit: '°C',
        },
      },
      {
        id: 'biochemistry-nucleic-acids-802',
        topics: ['nucleic-acids'],
        tests: ['dna-melting'],
        uses: ['structure-of-dna'],
        difficulty: 'intermediate',
        text: 'Why does sample A melt at a lower temperature when there is less salt?',
        answer: 'Its phosphate groups are shielded less from each other.',
        distractors: [
          {
            text: 'Its bases form fewer hydrogen bonds with each other.',
            slip: 'hydrogen-bonds-mixed-up',
            teaching: 'The number of hydrogen bonds of a base pair does not depend on the salt.',
          },
          {
            text: 'Its phosphate groups lose their negative charge.',
            slip: 'wrong-protonation-state',
            teaching: 'At pH 7.0 they are negatively charged at any salt concentration.',
          },
          {
            text: 'Its phosphate groups form fewer hydrogen bonds with each other.',
            slip: 'hydrogen-bonds-mixed-up',
            teaching:
              'Phosphate groups carry no hydrogen at pH 7.0 and form no hydrogen bonds with each other.',
          },
        ],
        explanation:
          'The two backbones are negatively charged and repel each other. Sodium ions around them weaken this repulsion. With less salt, the double helix is less stable: its phosphate groups are shielded less from each other.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 8',
      },
      {
        id: 'biochemistry-nucleic-acids-803',
        topics: ['nucleic-acids'],
        tests: ['dna-melting'],
        difficulty: 'intermediate',
        text: 'Sample A is cooled from 98 °C to 0 °C within seconds, warmed to 25 °C and measured at once. What absorbance is expected?',
        answer: 'An absorbance between 0.500 and 0.690, because few strands pair correctly',
        distractors: [
          {
            text: 'An absorbance of 0.500, because all strands find their partners',
            slip: 'rate-for-equilibrium',
            teaching:
              'Long strands need time at a temperature somewhat below *T*_{m} to find their partners.',
          },
          {
            text: 'An absorbance far above 0.690, because cold strands absorb more',
            slip: 'reversed-trend',
            teaching: 'Separated strands already absorb most; on cooling, some stacking returns.',
          },
          {
            text: 'An absorbance near 0, because the strands were cut into nucleotides',
            slip: 'wrong-bond-broken',
            teaching: 'Heating does not cut the strands, and free nucleotides absorb even more.',
          },
        ],
        explanation:
          'Rapid cooling gives the long strands no time to find their partners. Only short stretches pair and stack at random, so part of the rise remains: an absorbance between 0.500 and 0.690, because few strands pair correctly.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 8',
      },
    ],
  },
  {
    id: 'biochemistry-set-respiring-mitochondria',
    title: 'Mitochondria in an oxygen electrode',
    stimulus:
      'Mitochondria from rat liver are suspended in a buffer with phosphate, and their uptake of oxygen is measured at 25 °C with an oxygen electrode. Succinate is the substrate, and rotenone, which blocks complex I, is present from the start. The additions are made in the order of the table, and none of the substances is removed. In step 2, exactly 288 nmol of ADP is added; the fast uptake lasts for 2.0 min.',
    figure: {
      caption: 'Uptake of oxygen, counted as nmol of O atoms per minute',
      kind: 'table',
      columns: ['Step', 'Addition', 'Rate (nmol O/min)'],
      rows: [
        ['1', 'Succinate', '12'],
        ['2', 'ADP', '96'],
        ['3', 'None (all ADP is used up)', '13'],
        ['4', 'Oligomycin, then more ADP', '12'],
        ['5', '2,4-Dinitrophenol', '118'],
        ['6', 'Cyanide', '1'],
      ],
    },
    questions: [
      {
        id: 'biochemistry-oxidative-phosphorylation-800',
        topics: ['oxidative-phosphorylation'],
        tests: ['atp-yield-of-respiration'],
        difficulty: 'intermediate',
        text: 'How many molecules of ADP are phosphorylated for each atom of oxygen taken up during step 2?',
        answer: '1.5',
        distractors: [
          {
            text: '3.0',
            slip: 'forgot-denominator',
            teaching: 'This divides 288 by the uptake in one minute; the fast uptake lasted for 2.0 minutes.',
            expression: '288 / (96)',
          },
          {
            text: '0.67',
            slip: 'inverted-ratio',
            teaching: 'This is the number of oxygen atoms for each ADP.',
            expression: '96 * 2.0 / 288',
          },
          {
            text: '0.75',
            slip: 'counted-twice',
            teaching: 'Here each atom was counted as two; the table gives atoms of oxygen, not molecules.',
            expression: '288 / (2 * 96 * 2.0)',
          },
        ],
        explanation:
          'In 2.0 min 2.0 × 96 = 192 nmol of O is taken up. \\frac{288 nmol}{192 nmol} = 1.5, the usual value for succinate.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 19',
        computation: {
          kind: 'quantity',
          expression: '288 / (96 * 2.0)',
          unit: '',
        },
      },
      {
        id: 'biochemistry-oxidative-phosphorylation-801',
        topics: ['oxidative-phosphorylation'],
        tests: ['inhibitors-and-uncouplers'],
        difficulty: 'intermediate',
        text: 'Why does dinitrophenol raise the rate in step 5, although oligomycin is still present?',
        answer: 'It carries protons back across the inner membrane.',
        distractors: [
          {
            text: 'It displaces oligomycin from the ATP synthase.',
            slip: 'wrong-mechanism',
            teaching:
              'Dinitrophenol does not need the synthase: it makes respiration fast without any formation of ATP.',
          },
          {
            text: 'It passes electrons from succinate directly to oxygen.',
            slip: 'wrong-mechanism',
            teaching: 'Then cyanide, a blocker of complex IV, could not stop the uptake in step 6.',
          },
          {
            text: 'It turns ATP back into ADP for the synthase.',
            slip: 'wrong-mechanism',
            teaching: 'More ADP does not help while oligomycin blocks the synthase, as step 4 shows.',
          },
        ],
        explanation:
          'Oligomycin blocks the path of protons through the ATP synthase; the gradient builds up and stops the chain. Dinitrophenol is a weak acid that crosses the membrane: it carries protons back across the inner membrane, and the chain runs freely.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 19',
      },
      {
        id: 'biochemistry-oxidative-phosphorylation-802',
        topics: ['oxidative-phosphorylation'],
        tests: ['electron-transport-chain'],
        uses: ['inhibitors-and-uncouplers'],
        difficulty: 'intermediate',
        text: 'Which result would be expected in step 2 if pyruvate and malate were the substrates in place of succinate?',
        answer: 'A low rate, because NADH passes its electrons to complex I',
        distractors: [
          {
            text: 'A similar rate, because all electrons reach oxygen in complex IV',
            slip: 'pathway-mixed-up',
            teaching:
              'All the electrons end there, but those of NADH would first have to pass the blocked complex I.',
          },
          {
            text: 'A low rate, because pyruvate and malate cannot cross the membrane',
            slip: 'compartment-mixed-up',
            teaching: 'Both are taken up by carriers of the inner membrane.',
          },
          {
            text: 'A higher rate, because NADH yields more ATP than succinate',
            slip: 'carrier-yields-mixed-up',
            teaching: 'The ATP yield does not matter while rotenone blocks the path of these electrons.',
          },
        ],
        explanation:
          'Pyruvate and malate are oxidized by \\ce{NAD+} in the matrix. Rotenone blocks the complex that accepts these electrons, whereas those of succinate enter at complex II. The result is a low rate, because NADH passes its electrons to complex I.',
        reference: 'Nelson & Cox, Lehninger Principles of Biochemistry, chapter 19',
      },
    ],
  },
];
