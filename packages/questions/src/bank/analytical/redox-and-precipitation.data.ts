import type { WrittenQuestion } from '../written-question.ts';

/** Redox titrations, precipitation titrations and solubility. */
export const redoxAndPrecipitationQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-redox-titrations-01',
    topics: ['redox-titrations'],
    tests: ['permanganate-titrations'],
    uses: ['mole-ratio', 'half-equations'],
    difficulty: 'beginner',
    text: 'A 25.00 mL portion of an acidic \\ce{Fe^2+} solution requires 18.60 mL of 0.02000 mol/L \\ce{KMnO4}; \\ce{MnO4-} is reduced to \\ce{Mn^2+}. What is the concentration of \\ce{Fe^2+}?',
    answer: '0.07440 mol/L',
    distractors: [
      {
        text: '0.01488 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'Each \\ce{MnO4-} takes up five electrons and so oxidizes five \\ce{Fe^2+}.',
        expression: '18.60 * 0.02000 / 25.00',
      },
      {
        text: '0.002976 mol/L',
        slip: 'divided-for-multiplied',
        teaching: 'There is five times as much iron as permanganate, not one fifth as much.',
        expression: '18.60 * 0.02000 / 5 / 25.00',
      },
      {
        text: '0.1344 mol/L',
        slip: 'swapped-volumes',
        teaching: 'The amount of permanganate must be calculated from its own volume, 18.60 mL.',
        expression: '25.00 * 0.02000 * 5 / 18.60',
      },
    ],
    explanation:
      '\\ce{MnO4- + 5Fe^2+ + 8H+ -> Mn^2+ + 5Fe^3+ + 4H2O}. *n*(\\ce{MnO4-}) = 0.3720 mmol, *n*(\\ce{Fe^2+}) = 1.860 mmol, *c* = \\frac{1.860 mmol}{25.00 mL} = 0.07440 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '18.60 * 0.02000 * 5 / 25.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-redox-titrations-02',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    uses: ['mole-ratio', 'mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'The copper in 0.6540 g of an alloy is dissolved as \\ce{Cu^2+} and treated with excess \\ce{KI}: \\ce{2Cu^2+ + 4I- -> 2CuI + I2}. The iodine needs 22.50 mL of 0.1000 mol/L \\ce{Na2S2O3}. What is the mass percentage of copper? (*M*(\\ce{Cu}) = 63.55 g/mol)',
    answer: '21.86%',
    distractors: [
      {
        text: '10.93%',
        slip: 'one-ratio-of-two',
        teaching:
          'The two thiosulfate ions per iodine were taken into account, but not the two copper ions per iodine.',
        expression: '(22.50 / 2) * 0.1000 * 63.55 / 654.0 * 100',
      },
      {
        text: '43.73%',
        slip: 'one-ratio-of-two',
        teaching:
          'The two copper ions per iodine were taken into account, but not the two thiosulfate ions per iodine.',
        expression: '(22.50 * 2) * 0.1000 * 63.55 / 654.0 * 100',
      },
      {
        text: '14.30%',
        slip: 'forgot-sample-mass',
        teaching:
          'This is 100 times the mass of copper in grams; it must still be divided by the mass of the alloy, 0.6540 g.',
        expression: '22.50 * 0.1000 * 63.55 / 1000 * 100',
      },
    ],
    explanation:
      '\\ce{I2 + 2S2O3^2- -> 2I- + S4O6^2-}, so two copper ions correspond to one iodine molecule and two thiosulfate ions: *n*(\\ce{Cu}) = *n*(\\ce{S2O3^2-}) = 2.250 mmol. 2.250 mmol × 63.55 mg/mmol = 143.0 mg, which is 21.86% of 654.0 mg.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
    computation: { kind: 'quantity', expression: '22.50 * 0.1000 * 63.55 / 654.0 * 100', unit: '%' },
  },
  {
    id: 'analytical-redox-titrations-03',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    uses: ['mole-ratio', 'mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'Ascorbic acid reacts 1:1 with iodine generated in the flask from iodate: \\ce{IO3- + 5I- + 6H+ -> 3I2 + 3H2O}. A 25.00 mL portion of a juice, with excess \\ce{KI} and acid, requires 12.30 mL of 0.002000 mol/L \\ce{KIO3}. What mass of ascorbic acid does 100 mL of the juice contain? (*M* = 176.12 g/mol)',
    answer: '52.0 mg',
    distractors: [
      {
        text: '17.3 mg',
        slip: 'ignored-coefficients',
        teaching:
          'Each iodate releases three iodine molecules, and each of them oxidizes one ascorbic acid molecule.',
        expression: '12.30 * 0.002000 * 176.12 * 100 / 25.00',
      },
      {
        text: '13.0 mg',
        slip: 'forgot-sample-volume',
        teaching: 'This is the mass in the 25.00 mL titrated; 100 mL contains four times as much.',
        expression: '12.30 * 0.002000 * 3 * 176.12',
      },
      {
        text: '5.78 mg',
        slip: 'divided-for-multiplied',
        teaching:
          'One iodate ion corresponds to three ascorbic acid molecules, so multiply by 3 instead of dividing.',
        expression: '12.30 * 0.002000 / 3 * 176.12 * 100 / 25.00',
      },
    ],
    explanation:
      '*n*(\\ce{IO3-}) = 12.30 mL × 0.002000 mmol/mL = 0.02460 mmol; iodine and ascorbic acid: 3 × 0.02460 = 0.07380 mmol. 0.07380 mmol × 176.12 mg/mmol = 13.0 mg in 25.00 mL, so 52.0 mg in 100 mL.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: {
      kind: 'quantity',
      expression: '12.30 * 0.002000 * 3 * 176.12 * 100 / 25.00',
      unit: 'mg',
    },
  },
  {
    id: 'analytical-redox-titrations-04',
    topics: ['redox-titrations', 'potentiometry'],
    tests: ['redox-titration-curves'],
    uses: ['standard-electrode-potential', 'nernst-equation'],
    difficulty: 'advanced',
    text: '\\ce{Fe^2+} is titrated with \\ce{Ce^4+} in sulfuric acid. The formal potentials are +0.68 V (\\ce{Fe^3+}/\\ce{Fe^2+}) and +1.44 V (\\ce{Ce^4+}/\\ce{Ce^3+}). What is the potential of the solution at the equivalence point, on the same scale?',
    answer: '+1.06 V',
    distractors: [
      {
        text: '+0.76 V',
        slip: 'difference-for-mean',
        teaching:
          'This is the difference between the two formal potentials, which drives the reaction; the potential at the equivalence point is their mean.',
        expression: '1.44 - 0.68',
      },
      {
        text: '+0.68 V',
        slip: 'half-equivalence-for-equivalence',
        teaching: 'The solution has the formal potential of iron when half of the iron is oxidized.',
        expression: '0.68',
      },
      {
        text: '+1.44 V',
        slip: 'excess-titrant-for-equivalence',
        teaching:
          'This potential is reached when there is as much \\ce{Ce^4+} as \\ce{Ce^3+}, at twice the equivalence volume.',
        expression: '1.44',
      },
    ],
    explanation:
      'Adding the two Nernst equations gives 2*E* = 0.68 V + 1.44 V + 0.0592 V × log_{10}\\frac{[\\ce{Fe^3+}][\\ce{Ce^4+}]}{[\\ce{Fe^2+}][\\ce{Ce^3+}]}. At the equivalence point [\\ce{Fe^3+}] = [\\ce{Ce^3+}] and [\\ce{Fe^2+}] = [\\ce{Ce^4+}], the logarithm is 0, and *E* = \\frac{0.68 + 1.44}{2} V = +1.06 V.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '(0.68 + 1.44) / 2', unit: 'V' },
  },
  {
    id: 'analytical-redox-titrations-05',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'beginner',
    text: 'Why is starch added only shortly before the end point when iodine is titrated with thiosulfate?',
    answer: 'While iodine is plentiful, the starch complex gives it up slowly.',
    distractors: [
      {
        text: 'In the acidic sample, the thiosulfate would oxidize the starch.',
        slip: 'reducing-agent-as-oxidant',
        teaching: 'Thiosulfate is the reducing agent here and does not react with starch.',
      },
      {
        text: 'The starch would reduce the iodine and so lower the result.',
        slip: 'indicator-as-reactant',
        teaching: 'Starch binds iodine in its helix without reducing it to iodide.',
      },
      {
        text: 'Before the end point, the starch would already turn colorless.',
        slip: 'reversed-trend',
        teaching:
          'As long as iodine is present, the starch would be blue; it loses its color only when the iodine is gone.',
      },
    ],
    explanation:
      'At a high iodine concentration, the blue starch complex binds iodine so tightly that the iodine is released only slowly, and the end point is overshot. When the solution is only pale yellow, little iodine is left and the change from blue to colorless is sharp.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-precipitation-titrations-01',
    topics: ['precipitation-titrations'],
    tests: ['argentometric-titrations'],
    uses: ['mass-mole-conversion', 'unit-conversion'],
    difficulty: 'beginner',
    text: 'In a titration by Mohr’s method, 50.00 mL of well water requires 15.35 mL of 0.1000 mol/L \\ce{AgNO3}. What is the chloride concentration of the water? (*M*(\\ce{Cl}) = 35.45 g/mol)',
    answer: '1088 mg/L',
    distractors: [
      {
        text: '54.4 mg/L',
        slip: 'forgot-sample-volume',
        teaching: 'This is the number of milligrams of chloride in the 50.00 mL titrated, not in one liter.',
        expression: '15.35 * 0.1000 * 35.45',
      },
      {
        text: '2177 mg/L',
        slip: 'diatomic-for-ion',
        teaching: 'Silver precipitates \\ce{Cl-} ions of 35.45 g/mol, not \\ce{Cl2} of 70.90 g/mol.',
        expression: '15.35 * 0.1000 * 70.90 / 0.05000',
      },
      {
        text: '30.7 mg/L',
        slip: 'mass-for-amount',
        teaching:
          'This number is the concentration in mmol/L, 30.70; it must be multiplied by 35.45 mg/mmol.',
        expression: '15.35 * 0.1000 / 0.05000',
      },
    ],
    explanation:
      '\\ce{Ag+ + Cl- -> AgCl}. 15.35 mL × 0.1000 mmol/mL = 1.535 mmol \\ce{Cl-}; 1.535 mmol × 35.45 mg/mmol = 54.42 mg in 0.05000 L: 1088 mg/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 17',
    computation: { kind: 'quantity', expression: '15.35 * 0.1000 * 35.45 / 0.05000', unit: 'mg/L' },
  },
  {
    id: 'analytical-precipitation-titrations-02',
    topics: ['precipitation-titrations'],
    tests: ['argentometric-titrations', 'back-titration'],
    difficulty: 'intermediate',
    text: 'In a titration by Volhard’s method, 40.00 mL of 0.1000 mol/L \\ce{AgNO3} is added to 25.00 mL of a chloride solution. After filtration the remaining silver requires 12.50 mL of 0.0800 mol/L \\ce{KSCN}. What is the chloride concentration?',
    answer: '0.120 mol/L',
    distractors: [
      {
        text: '0.160 mol/L',
        slip: 'ignored-back-titration',
        teaching: 'Part of the silver was left over and reacted with thiocyanate, not with chloride.',
        expression: '(40.00 * 0.1000) / 25.00',
      },
      {
        text: '0.0400 mol/L',
        slip: 'excess-for-reacted',
        teaching: 'The 1.000 mmol is the silver that did not react with chloride.',
        expression: '12.50 * 0.0800 / 25.00',
      },
      {
        text: '0.200 mol/L',
        slip: 'added-excess',
        teaching: 'The excess must be subtracted from the silver added, not added to it.',
        expression: '(40.00 * 0.1000 + 12.50 * 0.0800) / 25.00',
      },
    ],
    explanation:
      'Silver added: 4.000 mmol; left: 12.50 mL × 0.0800 mmol/mL = 1.000 mmol, because \\ce{Ag+ + SCN- -> AgSCN}. Chloride consumed 3.000 mmol: \\frac{3.000 mmol}{25.00 mL} = 0.120 mol/L.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 17',
    computation: { kind: 'quantity', expression: '(40.00 * 0.1000 - 12.50 * 0.0800) / 25.00', unit: 'mol/L' },
  },
  {
    id: 'analytical-precipitation-titrations-03',
    topics: ['precipitation-titrations'],
    tests: ['fractional-precipitation'],
    uses: ['argentometric-titrations', 'solubility-product'],
    difficulty: 'advanced',
    text: 'A solution with 0.10 mol/L \\ce{Cl-} and 0.0050 mol/L \\ce{CrO4^2-} is titrated with \\ce{AgNO3}. What is [\\ce{Cl-}] when \\ce{Ag2CrO4} begins to precipitate? (*K*_{sp}: \\ce{AgCl} 1.8 × 10^{−10}, \\ce{Ag2CrO4} 1.1 × 10^{−12}; neglect dilution)',
    answer: '1.2 × 10^{−5} mol/L',
    distractors: [
      {
        text: '1.5 × 10^{−5} mol/L',
        slip: 'answered-another-quantity',
        teaching:
          'This is [\\ce{Ag+}] at this point; the chloride concentration follows from *K*_{sp}/[\\ce{Ag+}].',
        expression: 'sqrt(1.1e-12 / 0.0050)',
      },
      {
        text: '1.3 × 10^{−5} mol/L',
        slip: 'pure-water-solubility',
        teaching:
          'This is \\sqrt{*K*_{sp}} of \\ce{AgCl}, which applies to pure water; here the chromate fixes the silver concentration.',
        expression: 'sqrt(1.8e-10)',
      },
      {
        text: '1.4 × 10^{−6} mol/L',
        slip: 'pure-water-solubility',
        teaching:
          'Here [\\ce{Ag+}] is that of \\ce{Ag2CrO4} saturated in pure water, 1.3 × 10^{−4} mol/L; the chromate already present lowers it to 1.5 × 10^{−5} mol/L.',
        expression: '1.8e-10 / (2 * (1.1e-12 / 4)^(1/3))',
      },
    ],
    explanation:
      '\\ce{Ag2CrO4} begins to precipitate at [\\ce{Ag+}] = \\sqrt{\\frac{1.1 × 10^{−12}}{0.0050}} = 1.48 × 10^{−5} mol/L. Then [\\ce{Cl-}] = \\frac{1.8 × 10^{−10}}{1.48 × 10^{−5}} = 1.2 × 10^{−5} mol/L: practically all of the chloride has precipitated before the red color appears.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
    computation: { kind: 'quantity', expression: '1.8e-10 / sqrt(1.1e-12 / 0.0050)', unit: 'mol/L' },
  },
  {
    id: 'analytical-precipitation-titrations-04',
    topics: ['precipitation-titrations'],
    tests: ['argentometric-titrations'],
    uses: ['solubility-product', 'titration-curves'],
    difficulty: 'intermediate',
    text: 'A 25.00 mL portion of 0.1000 mol/L \\ce{NaCl} is titrated with 0.1000 mol/L \\ce{AgNO3}. What is pAg after 20.00 mL has been added? (*K*_{sp}(\\ce{AgCl}) = 1.8 × 10^{−10})',
    answer: '7.79',
    distractors: [
      {
        text: '1.95',
        slip: 'wrong-ion',
        teaching: 'This is pCl, from the chloride that is left; pAg follows from it through *K*_{sp}.',
        expression: '-log10((25.00 - 20.00) * 0.1000 / 45.00)',
      },
      {
        text: '4.87',
        slip: 'equivalence-for-any-point',
        teaching: 'pAg = ½p*K*_{sp} holds only at the equivalence point, after 25.00 mL.',
        expression: '-log10(1.8e-10) / 2',
      },
      {
        text: '8.05',
        slip: 'ignored-dilution',
        teaching: 'The 0.500 mmol of chloride left is now in 45.00 mL, not in 25.00 mL.',
        expression: '-log10(1.8e-10 / ((25.00 - 20.00) * 0.1000 / 25.00))',
      },
    ],
    explanation:
      'Chloride left: 2.500 − 2.000 = 0.500 mmol in 45.00 mL, [\\ce{Cl-}] = 0.0111 mol/L. [\\ce{Ag+}] = \\frac{1.8 × 10^{−10}}{0.0111} = 1.62 × 10^{−8} mol/L, so pAg = 7.79.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 27',
    computation: {
      kind: 'quantity',
      expression: '-log10(1.8e-10 / ((25.00 - 20.00) * 0.1000 / 45.00))',
      unit: '',
    },
  },
];
