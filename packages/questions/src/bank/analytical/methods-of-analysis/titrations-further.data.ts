import type { WrittenQuestion } from '../../written-question.ts';

export const titrationsFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-acid-base-titrations-701',
    topics: ['acid-base-titrations'],
    tests: ['nonaqueous-titrations'],
    uses: ['leveling-effect'],
    difficulty: 'intermediate',
    text: 'Phenols (p*K*_{a} about 10) give a poor end point in water, but a sharp one in dimethylformamide with \\ce{(C4H9)4N+ OH-} as titrant. Which property of water makes the end point poor?',
    answer: 'Its own acidity, which competes with that of the phenol',
    distractors: [
      {
        text: 'Its own basicity, which competes with that of the titrant',
        slip: 'acid-for-base',
        teaching: 'Hydroxide is a far stronger base than water; what interferes is the acidity of water.',
      },
      {
        text: 'Its low polarity, which keeps the phenol from ionizing',
        slip: 'property-misjudged',
        teaching: 'Water is very polar and a good solvent for ions.',
      },
      {
        text: 'Its high density, which keeps the titrant from mixing',
        slip: 'irrelevant-property',
        teaching: 'Mixing is not a problem; the equilibrium near the end point is decisive.',
      },
    ],
    explanation:
      'Near the end point most of the weak acid is present as its anion, which takes protons from water, so the pH rises only gradually. Dimethylformamide is far less acidic. The end point is poor in water because of its own acidity, which competes with that of the phenol.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-complexometric-titrations-701',
    topics: ['complexometric-titrations'],
    tests: ['conditional-formation-constants'],
    uses: ['fractional-composition'],
    difficulty: 'beginner',
    text: 'How does the conditional formation constant *K*′ of \\ce{CaY^2-} (\\ce{Y^4-} from EDTA) change when the pH falls from 10 to 6?',
    answer: 'It falls because less of the free EDTA is \\ce{Y^4-}.',
    distractors: [
      {
        text: 'It rises because more of the free EDTA is \\ce{Y^4-}.',
        slip: 'reversed-trend',
        teaching: 'Protons bind to \\ce{Y^4-}, so at lower pH less of it is present.',
      },
      {
        text: 'It falls because more of the calcium is \\ce{Ca(OH)2}.',
        slip: 'ignored-protonation-of-ligand',
        teaching: 'Hydroxides form at high pH; here the form of EDTA changes.',
      },
      {
        text: 'It stays the same because the temperature is constant.',
        slip: 'standard-value-everywhere',
        teaching:
          'This is true of *K*_{f}, but *K*′ contains the fraction of \\ce{Y^4-}, which depends on pH.',
      },
    ],
    explanation:
      '*K*′ is *K*_{f} times the fraction of the free EDTA that is \\ce{Y^4-}. At pH 6 nearly all of the EDTA is protonated. *K*′ falls because less of the free EDTA is \\ce{Y^4-}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-complexometric-titrations-702',
    topics: ['complexometric-titrations'],
    tests: ['conditional-formation-constants'],
    uses: ['complex-ion-equilibria'],
    difficulty: 'intermediate',
    text: 'For \\ce{ZnY^2-}, log_{10} *K*_{f} = 16.5. In an ammonia buffer, the fraction of the free EDTA that is \\ce{Y^4-} is 0.30, and the fraction of the zinc not bound to EDTA that is free \\ce{Zn^2+} is 2.0 × 10^{−5}. What is log_{10} *K*″, the constant that applies to the total concentrations of uncomplexed zinc and EDTA?',
    answer: '11.3',
    distractors: [
      {
        text: '11.8',
        slip: 'one-ratio-of-two',
        teaching: 'The fraction for zinc was included, but not that for EDTA.',
        expression: '16.5 + log10(2.0e-5)',
      },
      {
        text: '16.0',
        slip: 'complex-for-free-ion',
        teaching: 'The fraction for EDTA was included, but not that for zinc.',
        expression: '16.5 + log10(0.30)',
      },
      {
        text: '21.7',
        slip: 'wrong-sign',
        teaching: 'Multiplying by fractions below 1 makes the constant smaller; here it was divided by them.',
        expression: '16.5 - log10(0.30) - log10(2.0e-5)',
      },
    ],
    explanation:
      '*K*″ = α(\\ce{Zn^2+}) α(\\ce{Y^4-}) *K*_{f}. log_{10} *K*″ = 16.5 + log_{10} 0.30 + log_{10}(2.0 × 10^{−5}) = 16.5 − 0.52 − 4.70 = 11.3.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
    computation: { kind: 'quantity', expression: '16.5 + log10(0.30) + log10(2.0e-5)', unit: '' },
  },
  {
    id: 'analytical-complexometric-titrations-703',
    topics: ['complexometric-titrations'],
    tests: ['conditional-formation-constants'],
    uses: ['fractional-composition'],
    difficulty: 'intermediate',
    text: 'The values of log_{10} *K*_{f} for the EDTA complexes are 25.1 (\\ce{Fe^3+}), 16.5 (\\ce{Zn^2+}) and 10.7 (\\ce{Ca^2+}). At pH 2 the fraction of the free EDTA that is \\ce{Y^4-} is about 10^{−13.5}. Which of these ions can be titrated at pH 2 if *K*′ must be at least 10^{8}?',
    answer: '\\ce{Fe^3+} alone',
    distractors: [
      {
        text: '\\ce{Fe^3+} and \\ce{Zn^2+}',
        slip: 'ignored-protonation-of-ligand',
        teaching: 'For zinc *K*′ is 10^{16.5 − 13.5} = 10^{3}, far too small.',
      },
      {
        text: '\\ce{Ca^2+} alone',
        slip: 'inverted-ratio',
        teaching: 'Calcium has the weakest complex: *K*′ is 10^{−2.8}.',
      },
      {
        text: '\\ce{Fe^3+}, \\ce{Zn^2+} and \\ce{Ca^2+}',
        slip: 'ignored-protonation-of-ligand',
        teaching: '*K*_{f} exceeds 10^{8} for all three, but *K*′ is what matters.',
      },
    ],
    explanation:
      'log_{10} *K*′ = log_{10} *K*_{f} − 13.5: 11.6 for iron(III), 3.0 for zinc and −2.8 for calcium. \\ce{Fe^3+} alone can be titrated at pH 2.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-complexometric-titrations-704',
    topics: ['complexometric-titrations'],
    tests: ['masking-and-metal-ion-indicators'],
    uses: ['edta-titrations'],
    difficulty: 'intermediate',
    text: '\\ce{Mg^2+} is titrated with EDTA in the presence of \\ce{Zn^2+} and cyanide. After the end point, formaldehyde is added, and more EDTA is consumed. What does formaldehyde do?',
    answer: 'It removes the cyanide from zinc.',
    distractors: [
      {
        text: 'It removes the cyanide from magnesium.',
        slip: 'wrong-ion',
        teaching: 'Magnesium forms no cyanide complex; it has been titrated already.',
      },
      {
        text: 'It removes the EDTA from magnesium.',
        slip: 'wrong-ion',
        teaching: 'Formaldehyde does not bind EDTA; magnesium stays in its complex.',
      },
      {
        text: 'It removes the protons from EDTA.',
        slip: 'acid-for-base',
        teaching: 'Formaldehyde is not a significant base, and a buffer keeps the pH constant.',
      },
    ],
    explanation:
      'Formaldehyde binds cyanide (\\ce{HCHO + CN- + H2O -> HOCH2CN + OH-}) and sets zinc free, which can now be titrated. This is demasking: it removes the cyanide from zinc.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 12',
  },
  {
    id: 'analytical-redox-titrations-701',
    topics: ['redox-titrations'],
    tests: ['dichromate-titrations'],
    uses: ['permanganate-titrations'],
    difficulty: 'beginner',
    text: 'Iron(II) is titrated with potassium dichromate. Why is a redox indicator added, although none is needed with permanganate?',
    answer: 'The green color of \\ce{Cr^3+} hides a small excess of the orange titrant.',
    distractors: [
      {
        text: 'The orange color of \\ce{Fe^3+} hides a small excess of the green titrant.',
        slip: 'color-of-another-substance',
        teaching: 'The titrant is orange; its product \\ce{Cr^3+} is green.',
      },
      {
        text: 'The titrant has no color, but permanganate is intensely purple.',
        slip: 'color-of-another-substance',
        teaching: 'Dichromate is orange, though less intense than permanganate.',
      },
      {
        text: 'The green color of \\ce{Fe^3+} hides a small excess of the orange titrant.',
        slip: 'color-of-another-substance',
        teaching: '\\ce{Fe^3+} is pale yellow; the green color comes from \\ce{Cr^3+}.',
      },
    ],
    explanation:
      'One excess drop of permanganate colors the solution pink. Dichromate is less intensely colored, and its product is green: the green color of \\ce{Cr^3+} hides a small excess of the orange titrant.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-redox-titrations-702',
    topics: ['redox-titrations'],
    tests: ['dichromate-titrations'],
    uses: ['complex-ions', 'nernst-equation'],
    difficulty: 'advanced',
    text: 'In the titration of \\ce{Fe^2+} with dichromate an indicator changes color at +0.85 V, somewhat before the equivalence point. With phosphoric acid, which binds \\ce{Fe^3+} in a colorless complex, it changes at the correct volume. What is the effect of the acid?',
    answer: 'It lowers the potential of \\ce{Fe^3+}/\\ce{Fe^2+}, so that +0.85 V is reached later.',
    distractors: [
      {
        text: 'It raises the potential of \\ce{Fe^3+}/\\ce{Fe^2+}, so that +0.85 V is reached sooner.',
        slip: 'reversed-trend',
        teaching: 'Removing \\ce{Fe^3+}, the oxidized form, lowers the potential.',
      },
      {
        text: 'It lowers the potential of dichromate, so that iron is oxidized more slowly.',
        slip: 'wrong-ion',
        teaching:
          'Protons are reactants in the reduction of dichromate: more acid would raise its potential.',
      },
      {
        text: 'It lowers the potential of the indicator, so that it is oxidized at +0.68 V.',
        slip: 'remedy-worsens',
        teaching: 'This would make the color change even earlier.',
      },
    ],
    explanation:
      '*E* = *E*°′ + 0.059 V × log_{10} \\frac{[\\ce{Fe^3+}]}{[\\ce{Fe^2+}]}. Binding \\ce{Fe^3+} lowers the first part of the curve, the jump becomes larger, and the indicator potential lies within it. The acid lowers the potential of \\ce{Fe^3+}/\\ce{Fe^2+}, so that +0.85 V is reached later.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-redox-titrations-703',
    topics: ['redox-titrations'],
    tests: ['redox-titration-calculations'],
    uses: ['mole-ratio'],
    difficulty: 'beginner',
    text: 'Permanganate oxidizes iron(II): \\ce{MnO4- + 5Fe^2+ + 8H+ -> Mn^2+ + 5Fe^3+ + 4H2O}. A sample requires 20.00 mL of 0.0200 mol/L (M) \\ce{KMnO4}. What amount of iron(II) does the sample contain?',
    answer: '2.00 mmol',
    distractors: [
      {
        text: '0.400 mmol',
        slip: 'ignored-coefficients',
        teaching: 'This is the amount of permanganate; each ion oxidizes five \\ce{Fe^2+}.',
        expression: '20.00 * 0.0200',
      },
      {
        text: '0.0800 mmol',
        slip: 'inverted-ratio',
        teaching: 'The amount of permanganate was divided by 5 instead of multiplied by it.',
        expression: '20.00 * 0.0200 / 5',
      },
      {
        text: '3.20 mmol',
        slip: 'wrong-thing-counted',
        teaching: 'The coefficient of \\ce{H+}, 8, was used instead of that of \\ce{Fe^2+}.',
        expression: '20.00 * 0.0200 * 8',
      },
    ],
    explanation:
      '*n*(\\ce{MnO4-}) = 20.00 mL × 0.0200 mol/L = 0.400 mmol. *n*(\\ce{Fe^2+}) = 5 × 0.400 mmol = 2.00 mmol.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: { kind: 'quantity', expression: '20.00 * 0.0200 * 5', unit: 'mmol' },
  },
  {
    id: 'analytical-redox-titrations-704',
    topics: ['redox-titrations'],
    tests: ['permanganate-titrations'],
    uses: ['redox-titration-calculations'],
    difficulty: 'intermediate',
    text: 'A permanganate solution was standardized and then stood in the light, so that some of it decomposed to \\ce{MnO2}, which was filtered off. The old concentration is still used in the calculation. How does this affect the iron content found for a sample?',
    answer: 'It is too high because more solution is needed.',
    distractors: [
      {
        text: 'It is too low because more solution is needed.',
        slip: 'inverted-ratio',
        teaching:
          'The content is calculated as volume times concentration: a larger volume gives a higher iron content.',
      },
      {
        text: 'It is too low because less solution is needed.',
        slip: 'reversed-cause',
        teaching: 'A weaker solution has less permanganate per milliliter, so more of it is needed.',
      },
      {
        text: 'It is correct because the iron in the sample is the same.',
        slip: 'value-for-change',
        teaching: 'What is in the sample is the same, but what is found depends on the titrant.',
      },
    ],
    explanation:
      'The true concentration is lower than the one in the calculation. More milliliters are needed and multiplied by a concentration that is too high: the content is too high because more solution is needed.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-redox-titrations-705',
    topics: ['redox-titrations'],
    tests: ['redox-titration-calculations'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'Bromate forms bromine in acidic solution: \\ce{BrO3- + 5Br- + 6H+ -> 3Br2 + 3H2O}. Each \\ce{Br2} oxidizes one \\ce{H3AsO3}. A sample with excess bromide requires 15.00 mL of 0.0100 mol/L (M) \\ce{KBrO3}. What amount of \\ce{H3AsO3} does the sample contain?',
    answer: '0.450 mmol',
    distractors: [
      {
        text: '0.150 mmol',
        slip: 'ignored-coefficients',
        teaching: 'This is the amount of bromate; each ion forms three \\ce{Br2}.',
        expression: '15.00 * 0.0100',
      },
      {
        text: '0.750 mmol',
        slip: 'wrong-thing-counted',
        teaching: 'Five is the number of \\ce{Br-}, not that of \\ce{Br2}.',
        expression: '15.00 * 0.0100 * 5',
      },
      {
        text: '0.225 mmol',
        slip: 'needless-half',
        teaching:
          'One \\ce{Br2} takes up two electrons, and one \\ce{H3AsO3} gives up two: the ratio is 1:1.',
        expression: '15.00 * 0.0100 * 3 / 2',
      },
    ],
    explanation:
      '*n*(\\ce{BrO3-}) = 15.00 mL × 0.0100 mol/L = 0.150 mmol. This forms 3 × 0.150 mmol of \\ce{Br2}, which oxidizes an equal amount of \\ce{H3AsO3}: 0.450 mmol.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 20',
    computation: { kind: 'quantity', expression: '15.00 * 0.0100 * 3', unit: 'mmol' },
  },
  {
    id: 'analytical-redox-titrations-706',
    topics: ['redox-titrations'],
    tests: ['redox-titration-calculations'],
    uses: ['half-equations'],
    difficulty: 'intermediate',
    text: 'A portion of an iron(II) solution requires 25.00 mL of 0.0200 mol/L (M) \\ce{KMnO4}; each \\ce{MnO4-} takes up five electrons. What volume of 0.0200 mol/L \\ce{K2Cr2O7}, in which each \\ce{Cr2O7^2-} takes up six electrons, would an equal portion require?',
    answer: '20.83 mL',
    distractors: [
      {
        text: '30.00 mL',
        slip: 'inverted-ratio',
        teaching:
          'An ion that takes up more electrons oxidizes more iron, so that less of the solution is needed.',
        expression: '25.00 * 6 / 5',
      },
      {
        text: '25.00 mL',
        slip: 'ignored-coefficients',
        teaching:
          'Equal concentrations do not oxidize equal amounts, because the numbers of electrons per ion differ.',
        expression: '25.00',
      },
      {
        text: '10.42 mL',
        slip: 'needless-factor-two',
        teaching:
          'Six electrons are taken up by the whole ion; here each of its two chromium atoms was given six.',
        expression: '25.00 * 5 / (2 * 6)',
      },
    ],
    explanation:
      'The amount of electrons is the same: 25.00 mL × 5 = *V* × 6, since the concentrations are equal. *V* = \\frac{25.00 mL × 5}{6} = 20.83 mL.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: { kind: 'quantity', expression: '25.00 * 5 / 6', unit: 'mL' },
  },
  {
    id: 'analytical-redox-titrations-707',
    topics: ['redox-titrations'],
    tests: ['redox-titration-curves'],
    uses: ['nernst-equation'],
    difficulty: 'intermediate',
    text: '\\ce{Fe^2+} is titrated with \\ce{Ce^4+}. Why does the potential equal the formal potential of \\ce{Fe^3+}/\\ce{Fe^2+} halfway to the equivalence point?',
    answer: 'At this point [\\ce{Fe^3+}] = [\\ce{Fe^2+}].',
    distractors: [
      {
        text: 'At this point [\\ce{Fe^3+}] = [\\ce{Ce^3+}].',
        slip: 'one-partner-only',
        teaching:
          'These are equal throughout this part of the titration, but the Nernst equation compares the two members of one couple.',
      },
      {
        text: 'At this point [\\ce{Ce^4+}] = [\\ce{Ce^3+}].',
        slip: 'wrong-region',
        teaching:
          'This is so at twice the equivalence volume, where the potential equals the formal potential of \\ce{Ce^4+}/\\ce{Ce^3+}.',
      },
      {
        text: 'At this point [\\ce{Fe^2+}] = [\\ce{Ce^4+}].',
        slip: 'half-equivalence-for-equivalence',
        teaching: 'Both are equal, and tiny, at the equivalence point.',
      },
    ],
    explanation:
      'Halfway, one half of the iron is oxidized, so [\\ce{Fe^3+}] = [\\ce{Fe^2+}]. In *E* = *E*°′ + 0.059 V × log_{10} \\frac{[\\ce{Fe^3+}]}{[\\ce{Fe^2+}]} the logarithm of 1 is 0, which leaves *E* = *E*°′.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-redox-titrations-708',
    topics: ['redox-titrations'],
    tests: ['redox-titration-curves'],
    uses: ['nernst-equation'],
    difficulty: 'intermediate',
    text: '\\ce{Fe^2+} is titrated with \\ce{Ce^4+}. How does the curve of potential against fraction titrated change if both solutions are ten times more dilute (same acid, constant formal potentials)?',
    answer: 'It hardly changes because ratios of concentrations set the potential.',
    distractors: [
      {
        text: 'It moves up by 0.059 V because each concentration is ten times lower.',
        slip: 'ratio-not-affected',
        teaching: 'A common factor cancels in the ratio of oxidized to reduced form.',
      },
      {
        text: 'It moves down by 0.059 V because each concentration is ten times lower.',
        slip: 'ratio-not-affected',
        teaching: 'A common factor cancels in the ratio of oxidized to reduced form.',
      },
      {
        text: 'Its jump becomes ten times smaller, as it does with precipitates.',
        slip: 'linear-for-logarithmic',
        teaching:
          'In precipitation titrations individual concentrations matter, and even then on a logarithmic scale; here only ratios matter.',
      },
    ],
    explanation:
      'Each couple has one ion on each side, so its Nernst equation contains a ratio, such as \\frac{[\\ce{Fe^3+}]}{[\\ce{Fe^2+}]}. Dilution does not change this ratio. The curve hardly changes because ratios of concentrations set the potential.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-redox-titrations-709',
    topics: ['redox-titrations'],
    tests: ['redox-titration-curves'],
    uses: ['nernst-equation'],
    difficulty: 'advanced',
    text: '\\ce{Fe^2+} (+0.68 V) is titrated with \\ce{MnO4-} (+1.51 V, five electrons) in 1 mol/L acid. Where does the potential at the equivalence point lie?',
    answer: 'Between the two, nearer to permanganate',
    distractors: [
      {
        text: 'Between the two, nearer to iron',
        slip: 'reversed-trend',
        teaching:
          'The mean is weighted by electrons: the potential of permanganate has five times the weight.',
      },
      {
        text: 'Below the two, nearer to iron',
        slip: 'wrong-region',
        teaching:
          'The potential is below that of iron only until half of the iron is oxidized; at the equivalence point it lies between the two.',
      },
      {
        text: 'Above the two, nearer to permanganate',
        slip: 'wrong-region',
        teaching:
          'At the equivalence point, the potential cannot exceed that of the higher couple; it lies between the two.',
      },
    ],
    explanation:
      'Adding the two Nernst equations, one of them multiplied by 5, cancels the concentrations at the equivalence point: *E* = \\frac{0.68 + 5 × 1.51}{6} V = 1.37 V, between the two and nearer to permanganate.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-precipitation-titrations-701',
    topics: ['precipitation-titrations'],
    tests: ['fractional-precipitation'],
    uses: ['solubility-product'],
    difficulty: 'intermediate',
    text: 'Each of four solutions contains two anions, both at 0.01 mol/L (M). Which pair is separated most completely by slow addition of a silver or barium salt? *K*_{sp}: \\ce{AgCl} 2 × 10^{−10}, \\ce{AgBr} 5 × 10^{−13}, \\ce{AgI} 8 × 10^{−17}; \\ce{BaSO4} 1 × 10^{−10}, \\ce{BaCrO4} 1 × 10^{−10}.',
    answer: '\\ce{Cl-} and \\ce{I-} with \\ce{Ag+}',
    distractors: [
      {
        text: '\\ce{Cl-} and \\ce{Br-} with \\ce{Ag+}',
        slip: 'series-misordered',
        teaching: 'The constants differ by a factor of only 400.',
      },
      {
        text: '\\ce{Br-} and \\ce{I-} with \\ce{Ag+}',
        slip: 'best-of-several-missed',
        teaching:
          '\\ce{AgI} is the least soluble, but \\ce{AgBr} is closer to it than \\ce{AgCl} is; the constants differ by a factor of 6000.',
      },
      {
        text: '\\ce{SO4^2-} and \\ce{CrO4^2-} with \\ce{Ba^2+}',
        slip: 'size-of-effect-misjudged',
        teaching: 'The constants are the same, so both salts precipitate together.',
      },
    ],
    explanation:
      'For salts of the same formula type the ratio of the constants determines how little of the first anion is left when the second begins to precipitate. It is 400 for \\ce{Cl-}/\\ce{Br-}, 6000 for \\ce{Br-}/\\ce{I-}, 1 for the two barium salts, and 2.5 × 10^{6} for \\ce{Cl-} and \\ce{I-} with \\ce{Ag+}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 6',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Cl-} and \\ce{I-} with \\ce{Ag+}': '2e-10 / 8e-17',
        '\\ce{Cl-} and \\ce{Br-} with \\ce{Ag+}': '2e-10 / 5e-13',
        '\\ce{Br-} and \\ce{I-} with \\ce{Ag+}': '5e-13 / 8e-17',
        '\\ce{SO4^2-} and \\ce{CrO4^2-} with \\ce{Ba^2+}': '1',
      },
      pick: 'greatest',
      quantity: 'ratio of the solubility products',
    },
  },
  {
    id: 'analytical-redox-titrations-751',
    topics: ['redox-titrations'],
    tests: ['redox-titration-calculations', 'permanganate-titrations'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'A permanganate solution has lost 4.0% of its \\ce{MnO4-} in the light; the \\ce{MnO2} formed was filtered off. The old concentration is still used. What amount of iron(II) is found in a sample that contains 4.80 mmol? (Each \\ce{MnO4-} oxidizes five \\ce{Fe^2+}.)',
    answer: '5.00 mmol',
    distractors: [
      {
        text: '4.61 mmol',
        slip: 'reversed-cause',
        teaching: 'A weaker solution makes the volume larger, not smaller, so more iron is found.',
        expression: '4.80 * 0.960',
      },
      {
        text: '0.922 mmol',
        slip: 'ignored-coefficients',
        teaching:
          'Each \\ce{MnO4-} corresponds to five iron ions, and a weaker solution makes the volume larger, so more is found, not less.',
        expression: '4.80 * 0.960 / 5',
      },
      {
        text: '1.00 mmol',
        slip: 'ignored-coefficients',
        teaching: 'This is the calculated amount of permanganate; each ion corresponds to five iron ions.',
        expression: '4.80 / 0.960 / 5',
      },
    ],
    explanation:
      'The solution has 96.0% of its old concentration, so the volume is \\frac{1}{0.960} times as large. Multiplied by the old concentration, this gives \\frac{4.80 mmol}{0.960} = 5.00 mmol.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
    computation: { kind: 'quantity', expression: '4.80 / (1 - 0.040)', unit: 'mmol' },
  },
];
