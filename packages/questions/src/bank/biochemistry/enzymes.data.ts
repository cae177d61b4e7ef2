import type { WrittenQuestion } from '../written-question.ts';

export const enzymeQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-enzymes-01',
    topics: ['enzymes'],
    tests: ['enzyme-action'],
    uses: ['catalysis'],
    difficulty: 'beginner',
    text: 'An enzyme speeds up a reversible reaction. What does it leave unchanged?',
    answer: 'The equilibrium constant',
    distractors: [
      {
        text: 'The activation energy',
        slip: 'reversed-cause',
        teaching: 'Lowering the activation energy is how an enzyme speeds up the reaction.',
      },
      {
        text: 'The rate of the reverse reaction',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching:
          'The reverse reaction passes through the same transition state, so it speeds up by the same factor.',
      },
      {
        text: 'The time to reach equilibrium',
        slip: 'rate-for-extent',
        teaching: 'The position of equilibrium is the same, but equilibrium is reached sooner.',
      },
    ],
    explanation:
      'An enzyme lowers the free energy of the transition state. It does not change the free energies of substrate and product, so Δ*G*°, and with it *K*, stays the same; forward and reverse rates rise by the same factor.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-02',
    topics: ['enzymes'],
    tests: ['enzyme-action', 'transition-state-theory'],
    uses: ['arrhenius-equation'],
    difficulty: 'intermediate',
    text: 'An enzyme lowers the free energy of activation of a reaction by 34.2 kJ/mol. By what factor does the rate constant increase at 298 K? (*R* = 8.314 J/(mol·K))',
    answer: '9.9 × 10^{5}',
    distractors: [
      {
        text: '14',
        slip: 'one-step-short',
        teaching:
          'This is 34.2 kJ/mol divided by *RT*; the rate constant depends on this quotient exponentially.',
        expression: '34200 / (8.314 * 298)',
      },
      {
        text: '6.4 × 10^{13}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here 10 was raised to the power of 34.2 kJ/mol divided by *RT*; the relation has base e.',
        expression: '10^(34200 / (8.314 * 298))',
      },
      {
        text: '1.0 × 10^{−6}',
        slip: 'wrong-sign',
        teaching: 'With this sign the reaction would become slower; a lower barrier makes it faster.',
        expression: '1 / exp(34200 / (8.314 * 298))',
      },
    ],
    explanation:
      'The rate constant is proportional to e^{−Δ*G*/(*RT*)}, where Δ*G* is the free energy of activation. The factor is e^{34 200/(8.314 × 298)} = e^{13.80} = 9.9 × 10^{5}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: 'exp(34200 / (8.314 * 298))', unit: '' },
  },
  {
    id: 'biochemistry-enzymes-03',
    topics: ['enzymes', 'water-and-buffers'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    uses: ['henderson-hasselbalch-equation', 'catalytic-mechanisms-of-enzymes', 'fractional-composition'],
    difficulty: 'advanced',
    text: 'An enzyme works only while a glutamate (p*K*_{a} 5.0) is deprotonated and a histidine (p*K*_{a} 7.0) is protonated; the two ionize independently. What fraction of the enzyme is active at pH 6.0?',
    answer: '0.83',
    distractors: [
      {
        text: '0.91',
        slip: 'one-step-short',
        teaching: 'This is the fraction for one of the two groups; both conditions must be met at once.',
        expression: '1 / (1 + 10^(6 - 7))',
      },
      {
        text: '0.25',
        slip: 'pka-taken-for-ph',
        teaching: 'One half times one half would be correct only if pH 6.0 were the p*K*_{a} of both groups.',
        expression: '1 / 2 * 1 / 2',
      },
      {
        text: '0.50',
        slip: 'pka-taken-for-ph',
        teaching:
          'A fraction of one half applies where the pH equals a p*K*_{a}; pH 6.0 is one unit away from each.',
        expression: '1 / 2',
      },
    ],
    explanation:
      'Fraction with glutamate deprotonated: \\frac{1}{1 + 10^{5.0−6.0}} = 0.909. Fraction with histidine protonated: \\frac{1}{1 + 10^{6.0−7.0}} = 0.909. Both at once: 0.909 × 0.909 = 0.83.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '1 / (1 + 10^(5 - 6)) / (1 + 10^(6 - 7))', unit: '' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-01',
    topics: ['enzyme-kinetics'],
    tests: ['michaelis-menten-kinetics'],
    difficulty: 'beginner',
    text: 'An enzyme with *K*_{M} = 0.25 mmol/L and *V*_{max} = 80 µmol/min works at a substrate concentration of 0.75 mmol/L. What is its initial rate?',
    answer: '60 µmol/min',
    distractors: [
      {
        text: '20 µmol/min',
        slip: 'km-vmax-mixed-up',
        teaching: 'Here *K*_{M} was put in the numerator, where the Michaelis–Menten equation has [S].',
        expression: '80 * 0.25 / (0.25 + 0.75)',
      },
      {
        text: '240 µmol/min',
        slip: 'rate-taken-as-linear',
        teaching: 'No rate can exceed *V*_{max}: the denominator is *K*_{M} + [S], not *K*_{M} alone.',
        expression: '80 * 0.75 / (0.25)',
      },
      {
        text: '80 µmol/min',
        slip: 'taken-as-saturated',
        teaching:
          'At three times *K*_{M} a quarter of the enzyme is still free; *V*_{max} is only approached.',
        expression: '80',
      },
    ],
    explanation:
      '*v* = \\frac{*V*_{max}[S]}{*K*_{M} + [S]} = \\frac{80 × 0.75}{0.25 + 0.75} µmol/min = 60 µmol/min.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '80 * 0.75 / (0.25 + 0.75)', unit: 'µmol/min' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-02',
    topics: ['enzyme-kinetics'],
    tests: ['michaelis-menten-kinetics'],
    difficulty: 'intermediate',
    text: 'An enzyme obeys Michaelis–Menten kinetics with *K*_{M} = 0.20 mmol/L. At which substrate concentration does it reach 90% of *V*_{max}?',
    answer: '1.8 mmol/L',
    distractors: [
      {
        text: '0.36 mmol/L',
        slip: 'rate-taken-as-linear',
        teaching:
          'Half of *V*_{max} requires a concentration equal to *K*_{M}, but the curve flattens, so 90% requires far more than 1.8 times *K*_{M}.',
        expression: '0.20 * 0.90 / 0.50',
      },
      {
        text: '0.022 mmol/L',
        slip: 'inverted-ratio',
        teaching: 'At a ninth of *K*_{M} the rate is a tenth of *V*_{max}; the ratio 0.90/0.10 was inverted.',
        expression: '0.20 / 0.90 * (1 - 0.90)',
      },
      {
        text: '2.0 mmol/L',
        slip: 'rate-taken-as-linear',
        teaching:
          'Ten times *K*_{M} gives 10/11 = 91%; solving the equation for 90% gives nine times *K*_{M}.',
        expression: '0.20 / (1 - 0.90)',
      },
    ],
    explanation:
      '0.90 = \\frac{[S]}{*K*_{M} + [S]} gives [S] = \\frac{0.90}{0.10} *K*_{M} = 9.0 × 0.20 mmol/L = 1.8 mmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '0.20 * 0.90 / (1 - 0.90)', unit: 'mmol/L' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-03',
    topics: ['enzyme-kinetics'],
    tests: ['competitive-inhibition'],
    uses: ['michaelis-menten-kinetics'],
    difficulty: 'advanced',
    text: 'An enzyme has *V*_{max} = 100 µmol/min and *K*_{M} = 2.00 mmol/L. What is the rate at 6.00 mmol/L substrate in the presence of 1.50 mmol/L of a competitive inhibitor with *K*_{i} = 0.500 mmol/L?',
    answer: '42.9 µmol/min',
    distractors: [
      {
        text: '75.0 µmol/min',
        slip: 'inhibitor-ignored',
        teaching: 'This is the rate without the inhibitor, which raises the apparent *K*_{M} fourfold.',
        expression: '100 * 6.00 / (2.00 + 6.00)',
      },
      {
        text: '18.8 µmol/min',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Dividing the whole rate by 1 + [I]/*K*_{i} applies to pure noncompetitive inhibition; a competitive inhibitor affects only *K*_{M}.',
        expression: '100 * 6.00 / (2.00 + 6.00) / (1 + 1.50 / 0.500)',
      },
      {
        text: '23.1 µmol/min',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Here the factor 4.00 multiplies [S], as for an uncompetitive inhibitor; a competitive inhibitor raises *K*_{M}.',
        expression: '100 * 6.00 / (2.00 + 6.00 * (1 + 1.50 / 0.500))',
      },
    ],
    explanation:
      'Apparent *K*_{M} = 2.00 × (1 + 1.50/0.500) = 8.00 mmol/L, *V*_{max} unchanged: *v* = \\frac{100 × 6.00}{8.00 + 6.00} = 42.9 µmol/min.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: {
      kind: 'quantity',
      expression: '100 * 6.00 / (2.00 * (1 + 1.50 / 0.500) + 6.00)',
      unit: 'µmol/min',
    },
  },
  {
    id: 'biochemistry-enzyme-kinetics-804',
    topics: ['enzyme-kinetics'],
    tests: ['turnover-number'],
    difficulty: 'intermediate',
    text: 'An assay contains 4.0 nmol/L of an enzyme with four identical subunits, each of which has one active site. *V*_{max} is 0.64 µmol/(L·s). What is the turnover number *k*_{cat} of a single active site?',
    answer: '40 s^{−1}',
    distractors: [
      {
        text: '160 s^{−1}',
        slip: 'one-step-short',
        teaching: 'This is the turnover number of a whole molecule, whose four active sites share the work.',
        expression: '0.64e-6 / 4.0e-9',
      },
      {
        text: '10 s^{−1}',
        slip: 'needless-factor',
        teaching: 'This divides by four twice; 4.0 nmol/L of enzyme has 16 nmol/L of active sites.',
        expression: '0.64e-6 / (4 * 4 * 4.0e-9)',
      },
      {
        text: '640 s^{−1}',
        slip: 'multiplied-for-divided',
        teaching:
          'Four active sites share the work of a molecule, so its 160 s^{−1} is divided by four, not multiplied by four.',
        expression: '4 * 0.64e-6 / 4.0e-9',
      },
    ],
    explanation:
      '4 × 4.0 nmol/L = 16 nmol/L of active sites. *k*_{cat} = \\frac{*V*_{max}}{[sites]} = \\frac{0.64 × 10^{−6} mol/(L·s)}{16 × 10^{−9} mol/L} = 40 s^{−1}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '0.64e-6 / (4 * 4.0e-9)', unit: 's^{−1}' },
  },
  {
    id: 'biochemistry-enzymes-04',
    topics: ['enzymes'],
    tests: ['classes-of-enzymes'],
    difficulty: 'beginner',
    text: 'Hexokinase catalyzes the reaction of glucose with ATP to form glucose 6-phosphate and ADP. To which class of enzymes does hexokinase belong?',
    answer: 'Transferases',
    distractors: [
      {
        text: 'Hydrolases',
        slip: 'enzyme-mixed-up',
        teaching:
          'A hydrolase would split ATP with water; here the phosphoryl group is transferred to glucose.',
      },
      {
        text: 'Ligases',
        slip: 'enzyme-mixed-up',
        teaching:
          'Ligases join two molecules at the cost of ATP, without keeping its phosphoryl group in the product.',
      },
      {
        text: 'Isomerases',
        slip: 'enzyme-mixed-up',
        teaching: 'Isomerases only rearrange atoms within one molecule.',
      },
    ],
    explanation:
      'A phosphoryl group moves from ATP to the hydroxyl group on carbon 6 of glucose. Enzymes that transfer a group from one molecule to another are transferases (EC 2).',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-05',
    topics: ['enzymes'],
    tests: ['cofactors-and-coenzymes'],
    difficulty: 'beginner',
    text: 'Which vitamin is the precursor of NAD^{+} and NADP^{+}?',
    answer: 'Niacin',
    distractors: [
      { text: 'Riboflavin', slip: 'cofactor-mixed-up', teaching: 'Riboflavin becomes FMN and FAD.' },
      {
        text: 'Thiamine',
        slip: 'cofactor-mixed-up',
        teaching: 'Thiamine becomes thiamine diphosphate, the cofactor of pyruvate dehydrogenase.',
      },
      { text: 'Biotin', slip: 'cofactor-mixed-up', teaching: 'Biotin carries \\ce{CO2} in carboxylases.' },
    ],
    explanation:
      'The nicotinamide ring that takes up hydride in NAD^{+} and NADP^{+} comes from niacin (nicotinic acid or its amide).',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-06',
    topics: ['enzymes'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    difficulty: 'intermediate',
    text: 'Which three residues form the catalytic triad of chymotrypsin?',
    answer: 'Ser, His and Asp',
    distractors: [
      {
        text: 'Ser, Lys and Asp',
        slip: 'residue-property-mixed-up',
        teaching: 'In chymotrypsin histidine, not lysine, takes the proton from serine.',
      },
      {
        text: 'Cys, His and Asp',
        slip: 'enzyme-mixed-up',
        teaching: 'Cysteine is the nucleophile of other proteases, such as papain.',
      },
      {
        text: 'Cys, Lys and Asp',
        slip: 'enzyme-mixed-up',
        teaching: 'The nucleophile of chymotrypsin is serine, and histidine takes its proton.',
      },
    ],
    explanation:
      'Serine 195 attacks the peptide bond, histidine 57 takes up its proton, and aspartate 102 orients the histidine and stabilizes its charge.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-07',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    uses: ['arrhenius-equation'],
    difficulty: 'intermediate',
    text: 'The rate of an enzyme-catalyzed reaction doubles for every increase of 10 K. By what factor does it increase from 15 °C to 37 °C, if the enzyme stays intact?',
    answer: '4.6',
    distractors: [
      {
        text: '4.4',
        slip: 'rate-taken-as-linear',
        teaching: 'Doublings multiply: 2.2 of them give 2^{2.2}, not 2 × 2.2.',
        expression: '2 * ((37 - 15) / 10)',
      },
      {
        text: '2.2',
        slip: 'one-step-short',
        teaching: 'This is the number of doublings; the factor is 2 raised to this power.',
        expression: '(37 - 15) / 10',
      },
      {
        text: '3.2',
        slip: 'rate-taken-as-linear',
        teaching:
          'Adding the original rate once per 10 K gives a linear increase; each step multiplies the rate by two.',
        expression: '1 + (37 - 15) / 10',
      },
    ],
    explanation: 'From 15 °C to 37 °C there are 22/10 = 2.2 steps: 2^{2.2} = 4.6.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '2^((37 - 15) / 10)', unit: '' },
  },
  {
    id: 'biochemistry-enzymes-08',
    topics: ['enzymes'],
    tests: ['arrhenius-equation'],
    difficulty: 'advanced',
    text: 'An enzyme-catalyzed reaction has an activation energy of 50.0 kJ/mol. By what factor does its rate constant increase from 298 K to 310 K? (*R* = 8.314 J/(mol·K))',
    answer: '2.2',
    distractors: [
      {
        text: '6.0',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The Arrhenius equation has base e: e^{0.781}, not 10^{0.781}.',
        expression: '10^(50000 / 8.314 * (1 / 298 - 1 / 310))',
      },
      {
        text: '1.8',
        slip: 'rate-taken-as-linear',
        teaching: 'This is 1 + 0.781; the rate constant grows exponentially, as e^{0.781}.',
        expression: '1 + 50000 / 8.314 * (1 / 298 - 1 / 310)',
      },
      {
        text: '1.04',
        slip: 'rate-taken-as-linear',
        teaching: 'This is the ratio of the temperatures; the rate constant depends on them exponentially.',
        expression: '310 / 298',
      },
    ],
    explanation:
      'ln \\frac{*k*_{2}}{*k*_{1}} = \\frac{50 000}{8.314} × (\\frac{1}{298} − \\frac{1}{310}) = 0.781, so the factor is e^{0.781} = 2.2.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: 'exp(50000 / 8.314 * (1 / 298 - 1 / 310))', unit: '' },
  },
  {
    id: 'biochemistry-enzymes-09',
    topics: ['enzymes'],
    tests: ['enzyme-activity'],
    uses: ['protein-purification', 'unit-conversion', 'turnover-number'],
    difficulty: 'intermediate',
    text: 'One unit of enzyme turns over 1 µmol of substrate per minute; one katal turns over 1 mol per second. How many katals are equal to 600 units?',
    answer: '1.0 × 10^{−5} kat',
    distractors: [
      {
        text: '6.0 × 10^{−4} kat',
        slip: 'one-step-short',
        teaching: 'Micromoles were converted into moles, but minutes must still be converted into seconds.',
        expression: '600e-6',
      },
      {
        text: '3.6 × 10^{−2} kat',
        slip: 'multiplied-for-divided',
        teaching: 'A rate per minute is divided by 60 to get the rate per second.',
        expression: '600e-6 * 60',
      },
      {
        text: '1.0 × 10^{−2} kat',
        slip: 'unit-prefix',
        teaching: '1 µmol is 10^{−6} mol; here it was read as a millimole.',
        expression: '(600e-6 / 60) * 1000',
      },
    ],
    explanation: '600 µmol/min = \\frac{600 × 10^{−6} mol}{60 s} = 1.0 × 10^{−5} mol/s = 1.0 × 10^{−5} kat.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '600e-6 / 60', unit: 'kat' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-05',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot'],
    uses: ['michaelis-menten-kinetics'],
    difficulty: 'beginner',
    text: 'In a Lineweaver–Burk plot the line crosses the 1/[S] axis at −4.0 L/mmol. What is *K*_{M}?',
    answer: '0.25 mmol/L',
    distractors: [
      {
        text: '4.0 mmol/L',
        slip: 'inverted-ratio',
        teaching: 'The intercept is −1/*K*_{M}, so *K*_{M} is its reciprocal.',
        expression: '4.0',
      },
      {
        text: '0.50 mmol/L',
        slip: 'needless-doubling',
        teaching: 'No factor of two is involved: the line reaches zero at 1/[S] = −1/*K*_{M}.',
        expression: '2 / 4.0',
      },
      {
        text: '2.0 mmol/L',
        slip: 'needless-half',
        teaching: 'Half of the intercept has no significance; *K*_{M} is its negative reciprocal.',
        expression: '4.0 / 2',
      },
    ],
    explanation:
      'The double-reciprocal line crosses the horizontal axis at −1/*K*_{M}: *K*_{M} = 1/4.0 = 0.25 mmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '1 / 4.0', unit: 'mmol/L' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-06',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot'],
    uses: ['michaelis-menten-kinetics'],
    difficulty: 'intermediate',
    text: 'A Lineweaver–Burk line has an intercept of 0.020 min/µmol on the 1/*v* axis and a slope of 0.015 (min/µmol)·(mmol/L). What is *K*_{M}?',
    answer: '0.75 mmol/L',
    distractors: [
      {
        text: '50 mmol/L',
        slip: 'answered-another-quantity',
        teaching: 'The value 50 is *V*_{max} in µmol/min, the reciprocal of the intercept.',
        expression: '1 / 0.020',
      },
      {
        text: '1.3 mmol/L',
        slip: 'inverted-ratio',
        teaching: 'The intercept divided by the slope is 1/*K*_{M}; the slope belongs in the numerator.',
        expression: '1 / 0.015 * 0.020',
      },
      {
        text: '67 mmol/L',
        slip: 'inverted-ratio',
        teaching: 'This is the reciprocal of the slope, *V*_{max}/*K*_{M}.',
        expression: '1 / 0.015',
      },
    ],
    explanation:
      'The intercept is 1/*V*_{max} and the slope *K*_{M}/*V*_{max}. *K*_{M} = \\frac{slope}{intercept} = \\frac{0.015}{0.020} = 0.75 mmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '0.015 / 0.020', unit: 'mmol/L' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-07',
    topics: ['enzyme-kinetics'],
    tests: ['uncompetitive-inhibition'],
    difficulty: 'intermediate',
    text: 'An inhibitor lowers *V*_{max} and the apparent *K*_{M} by the same factor. What type of inhibitor is it?',
    answer: 'Uncompetitive',
    distractors: [
      {
        text: 'Competitive',
        slip: 'inhibition-types-mixed-up',
        teaching: 'A competitive inhibitor raises the apparent *K*_{M} and leaves *V*_{max} unchanged.',
      },
      {
        text: 'Pure noncompetitive',
        slip: 'inhibition-types-mixed-up',
        teaching: 'A pure noncompetitive inhibitor lowers *V*_{max} and leaves *K*_{M} unchanged.',
      },
      {
        text: 'Irreversible',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'An irreversible inhibitor removes active enzyme: *V*_{max} falls, and the remaining enzyme has its original *K*_{M}.',
      },
    ],
    explanation:
      'An uncompetitive inhibitor binds only to the enzyme–substrate complex. It removes complex from turnover (lower *V*_{max}) and shifts the binding equilibrium toward the complex (lower *K*_{M}), both by 1 + [I]/*K*_{i}′; Lineweaver–Burk lines stay parallel.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-08',
    topics: ['enzyme-kinetics'],
    tests: ['michaelis-menten-kinetics'],
    uses: ['first-order-kinetics', 'half-life-of-a-reaction'],
    difficulty: 'advanced',
    text: 'An enzyme solution has *V*_{max} = 0.50 mmol/(L·min) and *K*_{M} = 2.0 mmol/L. What is the half-life of a substrate whose initial concentration is 0.010 mmol/L?',
    answer: '2.8 min',
    distractors: [
      {
        text: '4.0 min',
        slip: 'one-step-short',
        teaching: 'This is *K*_{M}/*V*_{max}, the time constant; the half-life is ln 2 times it.',
        expression: '2.0 / 0.50',
      },
      {
        text: '0.010 min',
        slip: 'taken-as-saturated',
        teaching:
          'This assumes that the enzyme works at *V*_{max}; far below *K*_{M} the rate is only (*V*_{max}/*K*_{M})[S].',
        expression: '0.010 / 2 / 0.50',
      },
      {
        text: '0.17 min',
        slip: 'inverted-ratio',
        teaching:
          'Here ln 2 was multiplied by the rate constant; the constant is *V*_{max}/*K*_{M} = 0.25 min^{−1}, and the half-life is ln 2 divided by it.',
        expression: 'ln(2) / 2.0 * 0.50',
      },
    ],
    explanation:
      'Far below *K*_{M} the rate is first order with *k* = \\frac{0.50}{2.0} = 0.25 min^{−1}. Half-life: \\frac{ln 2}{0.25} = 2.8 min.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: 'ln(2) * 2.0 / 0.50', unit: 'min' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-09',
    topics: ['enzyme-kinetics'],
    tests: ['competitive-inhibition'],
    uses: ['michaelis-menten-kinetics'],
    difficulty: 'advanced',
    text: 'At a substrate concentration of four times *K*_{M}, 30 µmol/L of a competitive inhibitor halves the rate of an enzyme-catalyzed reaction. What is the *K*_{i} of the inhibitor?',
    answer: '6.0 µmol/L',
    distractors: [
      {
        text: '30 µmol/L',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'The concentration for half the rate equals *K*_{i} for pure noncompetitive inhibition; a competitive inhibitor also has to compete with the substrate.',
        expression: '30',
      },
      {
        text: '7.5 µmol/L',
        slip: 'one-forgotten-in-factor',
        teaching: 'The factor is 1 + [S]/*K*_{M} = 5; here the 1 was left out.',
        expression: '30 / (4)',
      },
      {
        text: '150 µmol/L',
        slip: 'multiplied-for-divided',
        teaching:
          'Substrate protects the enzyme, so *K*_{i} is smaller than the concentration that was needed.',
        expression: '30 * (1 + 4)',
      },
    ],
    explanation:
      'Half the rate is left when *K*_{M}(1 + [I]/*K*_{i}) + [S] = 2(*K*_{M} + [S]), that is, [I] = *K*_{i}(1 + [S]/*K*_{M}). *K*_{i} = \\frac{30}{1 + 4} = 6.0 µmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '30 / (1 + 4)', unit: 'µmol/L' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-10',
    topics: ['enzyme-kinetics'],
    tests: ['noncompetitive-and-mixed-inhibition'],
    uses: ['michaelis-menten-kinetics'],
    difficulty: 'beginner',
    text: 'In the presence of an inhibitor, the *V*_{max} of an enzyme falls from 100 to 50 µmol/min, while *K*_{M} stays at 2.0 mmol/L. Which type of reversible inhibition is this?',
    answer: 'Pure noncompetitive inhibition',
    distractors: [
      {
        text: 'Competitive inhibition',
        slip: 'inhibition-types-mixed-up',
        teaching: 'A competitive inhibitor raises *K*_{M}, and enough substrate restores *V*_{max}.',
      },
      {
        text: 'Uncompetitive inhibition',
        slip: 'inhibition-types-mixed-up',
        teaching: 'An uncompetitive inhibitor would lower *K*_{M} as well.',
      },
      {
        text: 'Substrate inhibition',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Inhibition by excess substrate makes the rate fall at high [S]; here another substance was added.',
      },
    ],
    explanation:
      'The inhibitor binds equally strongly to the free enzyme and to the complex. It inactivates half of the enzyme at any substrate concentration, so *V*_{max} is halved and *K*_{M} is unchanged. This is pure noncompetitive inhibition.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-10',
    topics: ['enzymes'],
    tests: ['half-life-of-a-reaction', 'first-order-kinetics'],
    difficulty: 'intermediate',
    text: 'An enzyme loses activity in a first-order process with a half-life of 6.0 h. What percentage of its activity is left after 15 h?',
    answer: '18%',
    distractors: [
      {
        text: '40%',
        slip: 'rate-taken-as-linear',
        teaching: 'This is 6.0/15; an exponential decay removes half of what is left in each half-life.',
        expression: '100 * 6.0 / 15',
      },
      {
        text: '8.2%',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is e^{−2.5}; when half-lives are used, the base is ½.',
        expression: '100 * exp(-15 / 6.0)',
      },
      {
        text: '25%',
        slip: 'one-step-short',
        teaching: 'This is after two half-lives, 12 h; another 3 h follow.',
        expression: '100 * 0.5^(12 / 6.0)',
      },
    ],
    explanation: '15 h is 15/6.0 = 2.5 half-lives: (½)^{2.5} = 0.177, about 18%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '100 * 0.5^(15 / 6.0)', unit: '%' },
  },
];
