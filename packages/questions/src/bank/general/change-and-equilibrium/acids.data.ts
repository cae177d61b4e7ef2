import type { WrittenQuestion } from '../../written-question.ts';

export const acidAndBaseQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-201',
    topics: ['acids-and-bases'],
    tests: ['bronsted-lowry-theory'],
    difficulty: 'beginner',
    text: 'Which species can act both as a Brønsted–Lowry acid and as a Brønsted–Lowry base in water?',
    answer: '\\ce{HSO3-}',
    distractors: [
      {
        text: '\\ce{SO3^2-}',
        slip: 'one-condition-only',
        teaching: 'It can accept a proton, but it has none to donate.',
      },
      {
        text: '\\ce{NH4+}',
        slip: 'one-condition-only',
        teaching: 'It can donate a proton, but its nitrogen has no lone pair to accept one.',
      },
      {
        text: '\\ce{Br-}',
        slip: 'spectator-hydrolyzed',
        teaching:
          'It has no proton to donate, and as the anion of a strong acid it does not accept one in water.',
      },
    ],
    explanation:
      '\\ce{HSO3-} can donate a proton (leaving \\ce{SO3^2-}) and can accept one (forming \\ce{H2SO3}).',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-202',
    topics: ['acids-and-bases'],
    tests: ['bronsted-lowry-theory'],
    uses: ['ionic-product-of-water'],
    difficulty: 'advanced',
    text: 'Liquid ammonia ionizes slightly: \\ce{2NH3 <=> NH4+ + NH2-}. Which reaction, with liquid ammonia as the solvent, corresponds to \\ce{HCl + NaOH -> NaCl + H2O} in water?',
    answer: '\\ce{NH4Cl + NaNH2 -> NaCl + 2NH3}',
    distractors: [
      {
        text: '\\ce{NaCl + 2NH3 -> NH4Cl + NaNH2}',
        slip: 'neutralisation-turned-around',
        teaching: 'This is the reverse; the acid and base should form the salt and the solvent.',
      },
      {
        text: '\\ce{NH4Cl + NaOH -> NaCl + NH3 + H2O}',
        slip: 'other-acid-theory',
        teaching: 'Hydroxide is the strong base in water; in ammonia its counterpart is \\ce{NH2-}.',
      },
      {
        text: '\\ce{2NH4Cl + 2Na -> 2NaCl + 2NH3 + H2}',
        slip: 'reaction-type-confused',
        teaching:
          'This is a redox reaction; it corresponds to the reaction of sodium with hydrochloric acid.',
      },
    ],
    explanation:
      'In water, \\ce{H3O+} and \\ce{OH-} combine to form the solvent; in ammonia, \\ce{NH4+} and \\ce{NH2-} do so. Thus \\ce{NH4Cl} is the acid, \\ce{NaNH2} is the base, and \\ce{NH3} is formed.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-203',
    topics: ['acids-and-bases'],
    tests: ['arrhenius-acids-and-bases'],
    difficulty: 'beginner',
    text: 'Which substance is an Arrhenius base?',
    answer: '\\ce{Ba(OH)2}',
    distractors: [
      {
        text: '\\ce{CH3CH2OH}',
        slip: 'hydroxyl-for-hydroxide',
        teaching: 'Its O–H group is bonded covalently to carbon and releases no hydroxide ions in water.',
      },
      {
        text: '\\ce{P(OH)3}',
        slip: 'hydroxyl-for-hydroxide',
        teaching:
          'This is phosphorous acid: its OH groups donate protons instead of releasing hydroxide ions.',
      },
      {
        text: '\\ce{B(OH)3}',
        slip: 'hydroxyl-for-hydroxide',
        teaching: 'Boric acid takes \\ce{OH-} from water and leaves \\ce{H3O+}, so it is a weak acid.',
      },
    ],
    explanation:
      'An Arrhenius base raises the concentration of \\ce{OH-} in water. \\ce{Ba(OH)2} dissolves as \\ce{Ba^2+} and \\ce{OH-} ions.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-204',
    topics: ['acids-and-bases'],
    tests: ['bronsted-lowry-theory'],
    uses: ['arrhenius-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'A dry solution of \\ce{HCl} in toluene neither conducts nor turns dry blue litmus paper red. A solution of the gas in water does both. Why?',
    answer: 'Water takes protons from \\ce{HCl} to form ions.',
    distractors: [
      {
        text: 'Water adds its own \\ce{H3O+} ions to \\ce{HCl}.',
        slip: 'wrong-cause',
        teaching:
          'Pure water contains far too few \\ce{H3O+} ions; they come from the reaction with \\ce{HCl}.',
      },
      {
        text: '\\ce{HCl} consists of ions that toluene holds together.',
        slip: 'kind-of-bonding-confused',
        teaching: '\\ce{HCl} consists of molecules, and in toluene it remains molecular.',
      },
      {
        text: 'Toluene is a base and has neutralized the \\ce{HCl}.',
        slip: 'wrong-cause',
        teaching: 'Toluene hardly accepts protons; \\ce{HCl} remains dissolved as molecules.',
      },
    ],
    explanation:
      'Only in water does \\ce{HCl} act as an Arrhenius acid: \\ce{HCl + H2O -> H3O+ + Cl-}. The ions conduct, and \\ce{H3O+} turns litmus red.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-205',
    topics: ['acids-and-bases'],
    tests: ['arrhenius-acids-and-bases'],
    difficulty: 'beginner',
    text: 'Calcium oxide contains no hydroxide ions. Is it an Arrhenius base?',
    answer: 'Yes, since it raises [\\ce{OH-}] when it is added to water.',
    distractors: [
      {
        text: 'No, since there is no OH in its formula.',
        slip: 'formula-for-structure',
        teaching:
          'The definition depends on what the substance does in water: \\ce{CaO + H2O -> Ca^2+ + 2OH-}.',
      },
      {
        text: 'Yes, since it accepts an electron pair.',
        slip: 'other-acid-theory',
        teaching:
          'An electron-pair acceptor is a Lewis acid, and the Arrhenius definition concerns only ions in water.',
      },
      {
        text: 'No, since it is a salt of a metal.',
        slip: 'class-of-matter-confused',
        teaching:
          'Many bases are ionic compounds of a metal; what matters is the \\ce{OH-} that forms in water.',
      },
    ],
    explanation:
      'The oxide ion takes a proton from water: \\ce{O^2- + H2O -> 2OH-}. Because [\\ce{OH-}] rises, calcium oxide is an Arrhenius base.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-206',
    topics: ['acids-and-bases', 'coordination-chemistry'],
    tests: ['lewis-acids-and-bases'],
    uses: ['complex-ions'],
    difficulty: 'beginner',
    text: 'In the complex ion \\ce{[Co(NH3)6]^3+}, what are \\ce{Co^3+} and \\ce{NH3}?',
    answer: '\\ce{Co^3+} is a Lewis acid; \\ce{NH3} is a Lewis base.',
    distractors: [
      {
        text: '\\ce{Co^3+} is a Lewis base; \\ce{NH3} is a Lewis acid.',
        slip: 'lewis-roles-swapped',
        teaching: 'The lone pair comes from nitrogen, and the donor of the pair is the base.',
      },
      {
        text: '\\ce{Co^3+} is a Brønsted acid; \\ce{NH3} is a Brønsted base.',
        slip: 'other-acid-theory',
        teaching: 'No proton is transferred from one to the other.',
      },
      {
        text: '\\ce{Co^3+} is an oxidizing agent; \\ce{NH3} is a reducing agent.',
        slip: 'reaction-type-confused',
        teaching: 'The pair is shared in a bond; cobalt remains in the oxidation state +3.',
      },
    ],
    explanation:
      'Each ammonia donates its lone pair to form a bond to cobalt. The donor of the pair is the Lewis base, and the acceptor is the Lewis acid.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-acids-and-bases-207',
    topics: ['acids-and-bases'],
    tests: ['lewis-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'In the reaction \\ce{CO2 + OH- -> HCO3-}, which particle is the Lewis acid, and at which of its atoms does it react?',
    answer: '\\ce{CO2}, at its carbon',
    distractors: [
      {
        text: '\\ce{CO2}, at an oxygen',
        slip: 'formula-for-structure',
        teaching:
          'Oxygen is the negative end of the C=O bonds; the pair of \\ce{OH-} goes to the positive carbon.',
      },
      {
        text: '\\ce{OH-}, at its oxygen',
        slip: 'lewis-roles-swapped',
        teaching:
          'The oxygen of \\ce{OH-} is where the electron pair comes from: \\ce{OH-} is the Lewis base.',
      },
      {
        text: '\\ce{OH-}, at its hydrogen',
        slip: 'other-acid-theory',
        teaching: 'No proton is donated here; \\ce{OH-} donates an electron pair.',
      },
    ],
    explanation:
      '\\ce{OH-} donates an electron pair to carbon, which is electron-poor between its two oxygen atoms; one pair of a C=O bond moves to oxygen. So \\ce{CO2} is the Lewis acid.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-acids-and-bases-208',
    topics: ['acids-and-bases'],
    tests: ['ph'],
    difficulty: 'beginner',
    text: 'The pH of rain falls from 5.6 to 4.2. By what factor does [\\ce{H3O+}] rise?',
    answer: '25',
    distractors: [
      {
        text: '1.4',
        slip: 'logarithm-for-number',
        teaching: 'This is the difference between the pH values, which is the logarithm of the factor.',
        expression: '5.6 - 4.2',
      },
      {
        text: '1.3',
        slip: 'logarithm-for-number',
        teaching: 'You divided the pH values, but they are logarithms.',
        expression: '5.6 / 4.2',
      },
      {
        text: '4.1',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The pH is a base-10 logarithm: 10^{1.4}, not e^{1.4}.',
        expression: 'exp(5.6 - 4.2)',
      },
    ],
    explanation: 'The factor is 10^{5.6 − 4.2} = 10^{1.4} = 25.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '10^(5.6 - 4.2)', unit: '' },
  },
  {
    id: 'general-acids-and-bases-209',
    topics: ['acids-and-bases'],
    tests: ['ph-of-strong-acids-and-bases'],
    uses: ['dilution', 'ph'],
    difficulty: 'advanced',
    text: 'Equal volumes of hydrochloric acid of pH 2.00 and of pH 4.00 are mixed. What is the pH of the mixture?',
    answer: '2.30',
    distractors: [
      {
        text: '3.00',
        slip: 'logarithm-for-number',
        teaching: 'You averaged the pH values, but it is the concentrations that are averaged.',
        expression: '(2.00 + 4.00) / 2',
      },
      {
        text: '6.00',
        slip: 'needless-sum',
        teaching: 'You added the pH values, which are logarithms; the concentrations are averaged.',
        expression: '2.00 + 4.00',
      },
      {
        text: '4.30',
        slip: 'added-neutral-ph',
        teaching:
          'You averaged 1.0 × 10^{−4} mol/L with zero; the concentration in the acid of pH 2.00 is a hundred times as high.',
        expression: '-log10((10^(-4.00)) / 2)',
      },
    ],
    explanation: '[\\ce{H3O+}] = ½(1.0 × 10^{−2} + 1.0 × 10^{−4}) = 5.05 × 10^{−3} mol/L, so pH = 2.30.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '-log10((10^(-2.00) + 10^(-4.00)) / 2)', unit: '' },
  },
  {
    id: 'general-acids-and-bases-210',
    topics: ['acids-and-bases'],
    tests: ['ph'],
    difficulty: 'beginner',
    text: 'What pH does the definition pH = −log_{10}[\\ce{H3O+}] give for 2.0 mol/L \\ce{HCl}, which is completely ionized?',
    answer: '−0.30',
    distractors: [
      {
        text: '0.30',
        slip: 'wrong-sign',
        teaching:
          'The logarithm of 2.0 is +0.30, and the definition reverses its sign; a pH may be negative.',
        expression: 'log10(2.0)',
      },
      {
        text: '14.30',
        slip: 'poh-for-ph',
        teaching: 'This is the pOH, 14.00 + 0.30.',
        expression: '14 - (-log10(2.0))',
      },
      {
        text: '2.00',
        slip: 'logarithm-for-number',
        teaching: 'This is the concentration itself, not its negative logarithm.',
        expression: '2.0',
      },
    ],
    explanation: 'pH = −log_{10} 2.0 = −0.30. Above 1 mol/L the pH is negative.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '-log10(2.0)', unit: '' },
  },
  {
    id: 'general-acids-and-bases-211',
    topics: ['acids-and-bases'],
    tests: ['ionic-product-of-water'],
    difficulty: 'beginner',
    text: 'Are there any hydroxide ions in 0.10 mol/L \\ce{HCl} at 25 °C (*K*_{w} = 1.0 × 10^{−14})?',
    answer: 'Yes, at 1.0 × 10^{−13} mol/L.',
    distractors: [
      {
        text: 'No, the acid has consumed them all.',
        slip: 'ignored-water-ions',
        teaching: 'Water still ionizes; the product [\\ce{H3O+}][\\ce{OH-}] is never zero.',
      },
      {
        text: 'Yes, at 1.0 × 10^{−7} mol/L.',
        slip: 'overgeneralised-rule',
        teaching: 'This is the concentration in pure water; the acid suppresses the ionization of water.',
      },
      {
        text: 'Yes, at 1.0 × 10^{−1} mol/L.',
        slip: 'equal-amounts-at-equilibrium',
        teaching: 'The two ions have equal concentrations only in a neutral solution.',
      },
    ],
    explanation: '[\\ce{OH-}] = *K*_{w}/[\\ce{H3O+}] = 1.0 × 10^{−14}/0.10 = 1.0 × 10^{−13} mol/L.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
    computation: {
      kind: 'option-extreme',
      values: {
        'Yes, at 1.0 × 10^{−13} mol/L.': 'sqrt((log10(1.0e-14/0.10)+13)^2)',
        'No, the acid has consumed them all.': 'sqrt((log10(1.0e-14/0.10)+99)^2)',
        'Yes, at 1.0 × 10^{−7} mol/L.': 'sqrt((log10(1.0e-14/0.10)+7)^2)',
        'Yes, at 1.0 × 10^{−1} mol/L.': 'sqrt((log10(1.0e-14/0.10)+1)^2)',
      },
      pick: 'least',
      quantity: 'distance of the stated exponent from the computed one',
    },
  },
  {
    id: 'general-acids-and-bases-212',
    topics: ['acids-and-bases'],
    tests: ['ionic-product-of-water'],
    difficulty: 'intermediate',
    text: 'At 60 °C the ion-product constant of water is 9.6 × 10^{−14}, and pure water has pH 6.5. How is pure water at 60 °C classified?',
    answer: 'Neutral, because [\\ce{H3O+}] and [\\ce{OH-}] are equal',
    distractors: [
      {
        text: 'Acidic, because its pH is below 7',
        slip: 'overgeneralised-rule',
        teaching: 'A pH of 7 is the neutral point only at 25 °C; at 60 °C it is 6.5.',
      },
      {
        text: 'Acidic, because [\\ce{H3O+}] is greater than at 25 °C',
        slip: 'one-partner-only',
        teaching: '[\\ce{OH-}] has risen by the same amount.',
      },
      {
        text: 'Basic, because [\\ce{OH-}] is greater than at 25 °C',
        slip: 'one-partner-only',
        teaching: '[\\ce{H3O+}] has risen by the same amount.',
      },
    ],
    explanation:
      'Each proton transfer between two water molecules forms one \\ce{OH-} and one \\ce{H3O+}. Their concentrations are equal, which is the definition of neutral.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-213',
    topics: ['acids-and-bases'],
    tests: ['ionic-product-of-water'],
    uses: ['ph-of-strong-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'What is the pH of 0.010 mol/L \\ce{NaOH} at 60 °C, where *K*_{w} = 9.6 × 10^{−14}?',
    answer: '11.02',
    distractors: [
      {
        text: '12.00',
        slip: 'overgeneralised-rule',
        teaching: 'You used p*K*_{w} = 14.00, which applies at 25 °C.',
        expression: '14.00 + log10(0.010)',
      },
      {
        text: '2.00',
        slip: 'poh-for-ph',
        teaching: 'This is the pOH; it must be subtracted from p*K*_{w}.',
        expression: '-log10(0.010)',
      },
      {
        text: '2.98',
        slip: 'poh-for-ph',
        teaching: 'You subtracted the result from 14.00, but 11.02 is already the pH.',
        expression: '14 - (-log10(9.6e-14 / 0.010))',
      },
    ],
    explanation: 'p*K*_{w} = −log_{10}(9.6 × 10^{−14}) = 13.02, so pH = 13.02 − 2.00 = 11.02.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '-log10(9.6e-14 / 0.010)', unit: '' },
  },
  {
    id: 'general-acids-and-bases-214',
    topics: ['acids-and-bases'],
    tests: ['ionic-product-of-water'],
    uses: ['ph'],
    difficulty: 'advanced',
    text: 'Heavy water ionizes as \\ce{2D2O <=> D3O+ + OD-}; its ion-product constant is 1.1 × 10^{−15} at 25 °C. What is the pD (−log_{10}[\\ce{D3O+}]) of pure \\ce{D2O}?',
    answer: '7.48',
    distractors: [
      {
        text: '7.00',
        slip: 'overgeneralised-rule',
        teaching: 'This is the value for \\ce{H2O}; here the ion product is smaller.',
        expression: '14.00 / 2',
      },
      {
        text: '14.96',
        slip: 'forgot-square-root',
        teaching: 'This is −log of the ion product; [\\ce{D3O+}] is the square root of the ion product.',
        expression: '-log10(1.1e-15)',
      },
      {
        text: '14.00',
        slip: 'forgot-square-root',
        teaching:
          'This is −log of the ion product of \\ce{H2O}; use the square root of the ion product of \\ce{D2O} instead.',
        expression: '-log10(1.0e-14)',
      },
    ],
    explanation: '[\\ce{D3O+}] = [\\ce{OD-}] = (1.1 × 10^{−15})^{½} = 3.3 × 10^{−8} mol/L, so pD = 7.48.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '-log10(sqrt(1.1e-15))', unit: '' },
  },
  {
    id: 'general-acids-and-bases-215',
    topics: ['acids-and-bases'],
    tests: ['acid-dissociation-constant', 'ph'],
    difficulty: 'intermediate',
    text: 'Solutions of two weak acids have the same concentration, 0.5 mol/L. The HA solution has pH 3.0 and the HB solution pH 4.0. What is the ratio of *K*_{a} of HA to *K*_{a} of HB?',
    answer: '100',
    distractors: [
      {
        text: '10',
        slip: 'forgot-exponent',
        teaching: 'This is the ratio of [\\ce{H3O+}]; in *K*_{a} it is squared.',
        expression: '10^(-3.0) / 10^(-4.0)',
      },
      {
        text: '0.10',
        slip: 'inverted-ratio',
        teaching: 'The stronger acid is the one with the lower pH, and [\\ce{H3O+}] is squared in *K*_{a}.',
        expression: '10^(-4.0) / 10^(-3.0)',
      },
      {
        text: '0.010',
        slip: 'inverted-ratio',
        teaching: 'The stronger acid is the one with the lower pH, HA.',
        expression: '(1 / 10^(-3.0) * 10^(-4.0))^2',
      },
    ],
    explanation:
      '*K*_{a} is close to [\\ce{H3O+}]^{2}/*c*. At the same *c* the ratio is (10^{−3.0}/10^{−4.0})^{2} = 100.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: { kind: 'quantity', expression: '(10^(-3.0) / 10^(-4.0))^2', unit: '' },
  },
  {
    id: 'general-acids-and-bases-216',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-bases'],
    difficulty: 'intermediate',
    text: 'A 0.10 mol/L solution of a weak base has pH 9.00 at 25 °C. What is *K*_{b} of the base?',
    answer: '1.0 × 10^{−9}',
    distractors: [
      {
        text: '1.0 × 10^{−17}',
        slip: 'poh-for-ph',
        teaching: 'You used [\\ce{H3O+}]; *K*_{b} contains [\\ce{OH-}], which is 1.0 × 10^{−5} mol/L.',
        expression: '(10^(-9.00))^2 / 0.10',
      },
      {
        text: '1.0 × 10^{−4}',
        slip: 'forgot-exponent',
        teaching: 'The base forms equal amounts of \\ce{BH+} and \\ce{OH-}, so [\\ce{OH-}] is squared.',
        expression: '10^(9.00 - 14.00) / 0.10',
      },
      {
        text: '1.0 × 10^{−8}',
        slip: 'poh-for-ph',
        teaching:
          'You used [\\ce{H3O+}] and did not square it; the value needed is the square of [\\ce{OH-}], which is 1.0 × 10^{−5} mol/L.',
        expression: '10^(-9.00) / 0.10',
      },
    ],
    explanation:
      'pOH = 5.00, so [\\ce{OH-}] = [\\ce{BH+}] = 1.0 × 10^{−5} mol/L. *K*_{b} = (1.0 × 10^{−5})^{2}/0.10 = 1.0 × 10^{−9}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: { kind: 'quantity', expression: '(10^(9.00 - 14.00))^2 / 0.10', unit: '' },
  },
  {
    id: 'general-acids-and-bases-217',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-bases'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'The conjugate acids of four amines have these p*K*_{a} values: anilinium 4.6, pyridinium 5.2, hydroxylammonium 6.0, methylammonium 10.6. Which amine gives a 0.1 mol/L solution with the highest pH?',
    answer: 'Methylamine',
    distractors: [
      {
        text: 'Aniline',
        slip: 'conjugate-acid-for-base',
        teaching: 'Aniline has the strongest conjugate acid and is therefore the weakest base.',
      },
      {
        text: 'Hydroxylamine',
        slip: 'wrong-reference',
        teaching: 'A p*K*_{a} close to 7 does not indicate the strongest base; the highest p*K*_{a} does.',
      },
      {
        text: 'Pyridine',
        slip: 'ignored-lone-pairs',
        teaching:
          'All four have a lone pair, but the conjugate acid of pyridine is much stronger than methylammonium.',
      },
    ],
    explanation:
      'p*K*_{b} = 14.0 − p*K*_{a}. The weakest conjugate acid, methylammonium, corresponds to the strongest base, with p*K*_{b} = 3.4.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: {
      kind: 'option-extreme',
      values: {
        Methylamine: '14.0-10.6',
        Aniline: '14.0-4.6',
        Hydroxylamine: '14.0-6.0',
        Pyridine: '14.0-5.2',
      },
      pick: 'least',
      quantity: 'pKb',
    },
  },
  {
    id: 'general-acids-and-bases-218',
    topics: ['acids-and-bases', 'coordination-chemistry'],
    tests: ['hydrolysis-of-salts'],
    uses: ['reactions-of-aqua-ions'],
    difficulty: 'beginner',
    text: 'Which salt gives the lowest pH in a 0.1 mol/L aqueous solution?',
    answer: '\\ce{AlCl3}',
    distractors: [
      {
        text: '\\ce{KCl}',
        slip: 'spectator-hydrolyzed',
        teaching: 'Neither \\ce{K+} nor \\ce{Cl-} reacts with water; the solution is neutral.',
      },
      {
        text: '\\ce{NaCl}',
        slip: 'spectator-hydrolyzed',
        teaching: 'Neither \\ce{Na+} nor \\ce{Cl-} reacts with water; the solution is neutral.',
      },
      {
        text: '\\ce{K2CO3}',
        slip: 'conjugate-acid-for-base',
        teaching: 'Carbonate is a base; its solution has a pH far above 7.',
      },
    ],
    explanation:
      '\\ce{Al^3+} is small and highly charged. It draws electrons from its water ligands, so \\ce{[Al(H2O)6]^3+} donates protons to water and the solution has a pH near 3.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-acids-and-bases-219',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts'],
    uses: ['ph-of-weak-bases'],
    difficulty: 'advanced',
    text: 'What is the pH of 0.10 mol/L \\ce{NaF} at 25 °C? (*K*_{a}(\\ce{HF}) = 6.8 × 10^{−4}, *K*_{w} = 1.0 × 10^{−14})',
    answer: '8.08',
    distractors: [
      {
        text: '5.92',
        slip: 'poh-for-ph',
        teaching: 'This is the pOH; fluoride takes protons from water and makes the solution basic.',
        expression: '14 - (14.00 + log10(sqrt(1.0e-14 / 6.8e-4 * 0.10)))',
      },
      {
        text: '2.08',
        slip: 'conjugate-acid-for-base',
        teaching:
          'This is the pH of 0.10 mol/L \\ce{HF} by the square-root formula; the salt contains its conjugate base.',
        expression: '-log10(sqrt(6.8e-4 * 0.10))',
      },
      {
        text: '11.92',
        slip: 'conjugate-acid-for-base',
        teaching: 'You used *K*_{a} of \\ce{HF} as *K*_{b} of fluoride; *K*_{b} is *K*_{w}/*K*_{a}.',
        expression: '14.00 + log10(sqrt(6.8e-4 * 0.10))',
      },
    ],
    explanation:
      '*K*_{b} = 1.0 × 10^{−14}/(6.8 × 10^{−4}) = 1.5 × 10^{−11}. [\\ce{OH-}] = (1.5 × 10^{−11} × 0.10)^{½} = 1.2 × 10^{−6} mol/L; pOH = 5.92 and pH = 8.08.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
    computation: { kind: 'quantity', expression: '14.00 + log10(sqrt(1.0e-14 / 6.8e-4 * 0.10))', unit: '' },
  },
  {
    id: 'general-acids-and-bases-220',
    topics: ['acids-and-bases'],
    tests: ['polyprotic-acids'],
    uses: ['henderson-hasselbalch-equation'],
    difficulty: 'intermediate',
    text: 'Phosphoric acid has the p*K*_{a} values 2.1, 7.2 and 12.3. Which form is the most abundant in a phosphate solution of pH 10.0?',
    answer: '\\ce{HPO4^2-}',
    distractors: [
      {
        text: '\\ce{H2PO4-}',
        slip: 'wrong-dissociation-step',
        teaching: 'This is the main form between pH 2.1 and pH 7.2.',
      },
      {
        text: '\\ce{PO4^3-}',
        slip: 'overgeneralised-rule',
        teaching:
          'A basic solution does not necessarily remove the last proton; this requires a pH above 12.3.',
      },
      { text: '\\ce{H3PO4}', slip: 'reversed-trend', teaching: 'This is the main form only below pH 2.1.' },
    ],
    explanation:
      'Above pH 7.2 there is more \\ce{HPO4^2-} than \\ce{H2PO4-}, and below pH 12.3 more \\ce{HPO4^2-} than \\ce{PO4^3-}. A pH of 10.0 lies in between.',
    reference: 'OpenStax Chemistry 2e, section 14.5',
  },
  {
    id: 'general-acids-and-bases-221',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength'],
    difficulty: 'intermediate',
    text: 'Of the acids \\ce{HOCl}, \\ce{HOBr} and \\ce{HOI}, which is the strongest in water, and why?',
    answer: '\\ce{HOCl}: chlorine attracts the O–H electrons most.',
    distractors: [
      {
        text: '\\ce{HOI}: the bond of hydrogen to iodine is the weakest.',
        slip: 'overgeneralised-rule',
        teaching: 'This is true of \\ce{HI}; in \\ce{HOI} hydrogen is bonded to oxygen.',
      },
      {
        text: '\\ce{HOCl}: chlorine forms the shortest bond to hydrogen.',
        slip: 'wrong-cause',
        teaching:
          'In \\ce{HOCl} hydrogen is bonded to oxygen, and a short bond would not suggest a strong acid.',
      },
      {
        text: '\\ce{HOI}: iodine attracts the O–H electrons most.',
        slip: 'reversed-trend',
        teaching: 'Iodine is the least electronegative of the three, so it draws electrons least.',
      },
    ],
    explanation:
      'In all three acids, hydrogen is bonded to oxygen. The most electronegative halogen draws the most electron density from the O–H bond and best stabilizes the negative charge of the anion.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-222',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength'],
    uses: ['resonance'],
    difficulty: 'beginner',
    text: 'In both acetic acid (p*K*_{a} = 4.8) and ethanol (p*K*_{a} = 16) the acidic hydrogen is bonded to oxygen. Why is acetic acid the stronger acid?',
    answer: 'In its anion two oxygen atoms share the charge.',
    distractors: [
      {
        text: 'It can donate two protons, from both its oxygen atoms.',
        slip: 'protons-miscounted',
        teaching: 'Only one of its oxygen atoms is bonded to a hydrogen.',
      },
      {
        text: 'Its hydrogen is held in the molecule as an \\ce{H+} ion.',
        slip: 'wrong-cause',
        teaching: 'The hydrogen in pure acetic acid is covalently bonded, as in ethanol.',
      },
      {
        text: 'Its molecules are heavier and attract water more.',
        slip: 'one-property-decides',
        teaching: 'The mass of a molecule does not determine its acid strength.',
      },
    ],
    explanation:
      'The acetate ion has two resonance structures, so its charge is spread over two oxygen atoms. In the ethoxide ion the charge remains on one. The stronger acid has the more stable anion.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-223',
    topics: ['acids-and-bases'],
    tests: ['buffer-capacity'],
    uses: ['henderson-hasselbalch-equation'],
    difficulty: 'advanced',
    text: 'A buffer with a volume of 100 mL contains 20.0 mmol of HA and 10.0 mmol of \\ce{A-}. How much strong acid lowers its pH to p*K*_{a} − 1.00?',
    answer: '7.3 mmol',
    distractors: [
      {
        text: '8.0 mmol',
        slip: 'one-partner-only',
        teaching: 'You kept HA at 20.0 mmol, but each \\ce{A-} that reacts becomes another HA.',
        expression: '10.0 - 20.0 / 10',
      },
      {
        text: '2.7 mmol',
        slip: 'answered-another-quantity',
        teaching: 'This is the amount of \\ce{A-} that is left.',
        expression: '(20.0 + 10.0) / 11',
      },
      {
        text: '2.0 mmol',
        slip: 'one-partner-only',
        teaching: 'This is the amount of \\ce{A-} that would be left if HA stayed at 20.0 mmol.',
        expression: '20.0 / 10',
      },
    ],
    explanation:
      'At p*K*_{a} − 1.00 the ratio of \\ce{A-} to HA is 1 : 10. Of the total of 30.0 mmol, 30.0/11 = 2.7 mmol is then \\ce{A-}, so the acid added is 10.0 − 2.7 = 7.3 mmol.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
    computation: { kind: 'quantity', expression: '10.0 - (20.0 + 10.0) / 11', unit: 'mmol' },
  },
  {
    id: 'general-acids-and-bases-224',
    topics: ['acids-and-bases'],
    tests: ['buffer-capacity'],
    difficulty: 'beginner',
    text: 'Sodium hydroxide is added to a buffer of acetic acid and acetate. When has the buffer lost its capacity to react with more base?',
    answer: 'When the acetic acid is nearly used up',
    distractors: [
      {
        text: 'When the acetate is nearly used up',
        slip: 'conjugate-acid-for-base',
        teaching: 'Acetate reacts with added acid; base reacts with acetic acid and forms more acetate.',
      },
      {
        text: 'When the pH has risen to 5',
        slip: 'overgeneralised-rule',
        teaching:
          'At pH 5 more than a third of the pair is still acetic acid, which continues to react with base.',
      },
      {
        text: 'When acid and acetate are equal in amount',
        slip: 'equal-amounts-at-equilibrium',
        teaching: 'At that point the buffer is most effective against both acid and base.',
      },
    ],
    explanation:
      'Hydroxide reacts with the acidic component: \\ce{CH3COOH + OH- -> CH3COO- + H2O}. Once the acetic acid is nearly gone, further \\ce{OH-} ions raise the pH steeply.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-225',
    topics: ['acids-and-bases'],
    tests: ['buffer-capacity'],
    difficulty: 'intermediate',
    text: 'An enzyme reaction at pH 7.2 releases acid. Which solution, adjusted to pH 7.2, keeps the pH most nearly constant?',
    answer: '0.20 mol/L phosphate (p*K*_{a2} = 7.2)',
    distractors: [
      {
        text: '0.20 mol/L acetate (p*K*_{a} = 4.8)',
        slip: 'ignored-distance-from-pka',
        teaching:
          'At pH 7.2 it is nearly all acetate, so the first acid released lowers the pH steeply toward 5.',
      },
      {
        text: '0.02 mol/L phosphate (p*K*_{a2} = 7.2)',
        slip: 'concentration-for-ratio',
        teaching:
          'The ratio of its components is suitable as well, but it contains only a tenth as much of each.',
      },
      {
        text: '0.02 mol/L acetate (p*K*_{a} = 4.8)',
        slip: 'ignored-distance-from-pka',
        teaching: 'Its p*K*_{a} is far from 7.2, and its concentration is low.',
      },
    ],
    explanation:
      'A buffer needs both components in comparable amounts, which means a p*K*_{a} near 7.2, and a high concentration: 0.20 mol/L phosphate.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-226',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'Acetic acid is measured into a flask with a pipet and titrated with \\ce{NaOH} from a buret. Which procedure makes the calculated concentration of the acid too high?',
    answer: 'Rinsing the buret with water just before it is filled',
    distractors: [
      {
        text: 'Rinsing the pipet with water just before it is used',
        slip: 'wrong-sign',
        teaching: 'Water in the pipet dilutes the acid, so the result is too low.',
      },
      {
        text: 'Rinsing the flask with water just before it is used',
        slip: 'volume-of-mixture',
        teaching: 'Only the amount of acid in the flask matters, and water does not change it.',
      },
      {
        text: 'Rinsing the walls of the flask with water just before the end point',
        slip: 'volume-of-mixture',
        teaching: 'This rinses all of the acid into the solution; the extra water does no harm.',
      },
    ],
    explanation:
      'Water left in the buret dilutes the \\ce{NaOH}. More of it is then needed, so the amount of acid calculated from the stated concentration is too high.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'general-acids-and-bases-227',
    topics: ['acids-and-bases'],
    tests: ['titration-curves'],
    difficulty: 'beginner',
    text: 'A titration curve starts at pH 11.1, is nearly flat around pH 9.3, falls steeply through pH 5.3 and ends near pH 1.5. Which titration was performed?',
    answer: '\\ce{NH3} with \\ce{HCl}',
    distractors: [
      {
        text: '\\ce{HCl} with \\ce{NH3}',
        slip: 'reactant-for-product',
        teaching: 'If this were so, the curve would start at a low pH and rise.',
      },
      {
        text: '\\ce{NaOH} with \\ce{HCl}',
        slip: 'strong-as-weak',
        teaching: 'The curve of a strong base starts near pH 13 and has its steep part around pH 7.',
      },
      {
        text: '\\ce{HCl} with \\ce{NaOH}',
        slip: 'reactant-for-product',
        teaching: 'If this were so, the curve would start at a low pH and rise to a high one.',
      },
    ],
    explanation:
      'An initial pH of 11.1 and a flat region at 9.3, the p*K*_{a} of \\ce{NH4+}, indicate a weak base. The final pH near 1.5 requires a strong acid.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-228',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators', 'titration-curves'],
    difficulty: 'intermediate',
    text: 'Why is acetic acid not titrated with ammonia using an indicator?',
    answer: 'The pH does not change steeply at the equivalence point.',
    distractors: [
      {
        text: 'The two do not react with each other in water.',
        slip: 'reaction-type-confused',
        teaching: 'They do react: \\ce{CH3COOH + NH3 -> CH3COO- + NH4+}, with *K* = 3 × 10^{4}.',
      },
      {
        text: 'The pH at the equivalence point is not close to 7.',
        slip: 'overgeneralised-rule',
        teaching:
          'It is close to 7, and an indicator could be found for any pH if only the change were steep.',
      },
      {
        text: 'Equal amounts of the two do not neutralize each other.',
        slip: 'strength-for-amount',
        teaching:
          'The amounts that react do not depend on the strengths of the acid and base: one mole reacts with one mole.',
      },
    ],
    explanation:
      'A weak acid and a weak base give a curve that rises gently through pH 7. An indicator changes color over about two pH units, and crossing this range requires a large volume of titrant.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-229',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    difficulty: 'advanced',
    text: 'A student adds 5 mL instead of 2 drops of a 0.01 mol/L indicator, a weak acid HIn, to 20 mL of 0.01 mol/L \\ce{HCl}. The solution is titrated with 0.01 mol/L \\ce{NaOH} until the full color of \\ce{In-} appears. What is the effect on the volume of base used?',
    answer: 'Too much base is used because HIn consumes some of it.',
    distractors: [
      {
        text: 'Too little base is used because \\ce{In-} neutralizes some \\ce{HCl}.',
        slip: 'wrong-sign',
        teaching: 'The indicator was added as HIn, which is an acid like \\ce{HCl}.',
      },
      {
        text: 'The right volume is used because an indicator only shows the pH.',
        slip: 'ratio-not-affected',
        teaching:
          'Each HIn needs one \\ce{OH-} to change color; the amount in 5 mL is a quarter of that of the acid.',
      },
      {
        text: 'Too little base is used because the mixture is diluted by 5 mL.',
        slip: 'volume-of-mixture',
        teaching: 'Dilution does not change the amounts; the acid needs as much base as before.',
      },
    ],
    explanation:
      'Converting HIn to \\ce{In-} consumes base: here up to 0.05 mmol, compared with 0.20 mmol of \\ce{HCl}. The volume read is therefore too large; with two drops the effect is negligible.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-230',
    topics: ['acids-and-bases'],
    tests: ['ph-and-solubility'],
    difficulty: 'beginner',
    text: 'Which solid dissolves much better in dilute nitric acid than in water?',
    answer: '\\ce{CaF2}',
    distractors: [
      {
        text: '\\ce{AgBr}',
        slip: 'spectator-hydrolyzed',
        teaching: 'Bromide is the anion of a strong acid and does not accept protons.',
      },
      {
        text: '\\ce{PbI2}',
        slip: 'spectator-hydrolyzed',
        teaching: 'Iodide is the anion of a strong acid and does not accept protons.',
      },
      {
        text: '\\ce{AgCl}',
        slip: 'spectator-hydrolyzed',
        teaching: 'Chloride is the anion of a strong acid and does not accept protons.',
      },
    ],
    explanation:
      'Fluoride is the anion of a weak acid, and with \\ce{H3O+} it forms \\ce{HF}. As \\ce{F-} is removed, more \\ce{CaF2} dissolves.',
    reference: 'OpenStax Chemistry 2e, section 15.3',
  },
  {
    id: 'general-acids-and-bases-231',
    topics: ['acids-and-bases'],
    tests: ['ph-and-solubility'],
    uses: ['solubility-product'],
    difficulty: 'intermediate',
    text: 'The solubility product of \\ce{Mg(OH)2} is 5.6 × 10^{−12} at 25 °C. What is the highest possible [\\ce{Mg^2+}] in a buffer of pH 9.00?',
    answer: '0.056 mol/L',
    distractors: [
      {
        text: '5.6 × 10^{−7} mol/L',
        slip: 'forgot-exponent',
        teaching: 'You divided by [\\ce{OH-}], but it is squared in the solubility product.',
        expression: '5.6e-12 / 10^(9.00 - 14.00)',
      },
      {
        text: '1.1 × 10^{−4} mol/L',
        slip: 'ignored-common-ion',
        teaching: 'This is the concentration in pure water; here the buffer fixes [\\ce{OH-}].',
        expression: '(5.6e-12 / 4)^(1/3)',
      },
      {
        text: '2.4 × 10^{−6} mol/L',
        slip: 'product-for-solubility',
        teaching:
          'This is the square root of the solubility product, which applies to a 1 : 1 salt in pure water; here [\\ce{OH-}] is squared and fixed by the buffer.',
        expression: 'sqrt(5.6e-12)',
      },
    ],
    explanation:
      'pOH = 5.00, so [\\ce{OH-}] = 1.0 × 10^{−5} mol/L. [\\ce{Mg^2+}] = 5.6 × 10^{−12}/(1.0 × 10^{−5})^{2} = 0.056 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 15.3',
    computation: { kind: 'quantity', expression: '5.6e-12 / (10^(9.00 - 14.00))^2', unit: 'mol/L' },
  },
  {
    id: 'general-acids-and-bases-232',
    topics: ['acids-and-bases'],
    tests: ['ph-and-solubility'],
    difficulty: 'advanced',
    text: 'Acid from bacteria dissolves the mineral in teeth, \\ce{Ca5(PO4)3OH}. Fluoride converts part of it to \\ce{Ca5(PO4)3F}, which is attacked less by acid. What is the reason?',
    answer: '\\ce{F-} accepts protons less readily than \\ce{OH-}.',
    distractors: [
      {
        text: '\\ce{F-} accepts protons more readily than \\ce{OH-}.',
        slip: 'reversed-trend',
        teaching:
          '\\ce{OH-} is the far stronger base; a stronger base would make the mineral dissolve more easily.',
      },
      {
        text: '\\ce{F-} keeps \\ce{PO4^3-} from accepting protons.',
        slip: 'wrong-cause',
        teaching: 'Phosphate is a base in both minerals and accepts protons in both.',
      },
      {
        text: '\\ce{F-} attracts \\ce{Ca^2+} by its greater charge.',
        slip: 'wrong-ion-charge',
        teaching: 'Both ions have the same charge, −1.',
      },
    ],
    explanation:
      'Acid dissolves the mineral by converting its basic anions to \\ce{H2O} and \\ce{HPO4^2-}. \\ce{F-} is a far weaker base than \\ce{OH-}, so acid removes it less readily.',
    reference: 'OpenStax Chemistry 2e, section 15.3',
  },
  {
    id: 'general-acids-and-bases-233',
    topics: ['acids-and-bases'],
    tests: ['ph-and-solubility'],
    uses: ['solubility-product'],
    difficulty: 'advanced',
    text: '\\ce{H2S} is passed into a solution of \\ce{Cu^2+} and \\ce{Zn^2+} that contains 0.3 mol/L \\ce{HCl}. Only \\ce{CuS} precipitates; in a neutral solution \\ce{ZnS} precipitates as well. What does the acid do?',
    answer: 'It keeps [\\ce{S^2-}] too low for \\ce{ZnS} to precipitate.',
    distractors: [
      {
        text: 'It makes *K*_{sp} of \\ce{ZnS} larger.',
        slip: 'wrong-cause',
        teaching: 'A solubility product changes only with temperature.',
      },
      {
        text: 'It binds \\ce{Zn^2+} as \\ce{ZnCl2} molecules.',
        slip: 'wrong-cause',
        teaching:
          'Zinc chloride is a soluble salt; at this concentration most of the zinc remains as the aqua ion.',
      },
      {
        text: 'It oxidizes \\ce{S^2-} before \\ce{ZnS} can precipitate.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: '\\ce{HCl} does not oxidize sulfide; it donates protons to it.',
      },
    ],
    explanation:
      'In acid the equilibrium \\ce{H2S + 2H2O <=> S^2- + 2H3O+} lies far to the left. The small concentration of \\ce{S^2-} that is left is enough to precipitate \\ce{CuS}, whose *K*_{sp} is very small, but not \\ce{ZnS}.',
    reference: 'OpenStax Chemistry 2e, section 15.3',
  },
];
