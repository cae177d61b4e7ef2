import type { WrittenQuestion } from '../../written-question.ts';

export const acidsAndTitrationsInPracticeQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-301',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    difficulty: 'beginner',
    text: 'What are the colors of litmus and phenolphthalein in 0.1 mol/L \\ce{NaOH}?',
    answer: 'Litmus blue, phenolphthalein pink',
    distractors: [
      {
        text: 'Litmus red, phenolphthalein colorless',
        slip: 'reversed-trend',
        teaching: 'These are the colors of the indicators in acid.',
      },
      {
        text: 'Litmus pink, phenolphthalein blue',
        slip: 'exchanged-values',
        teaching: 'The colors of the two indicators were switched.',
      },
      {
        text: 'Litmus blue, phenolphthalein colorless',
        slip: 'one-condition-only',
        teaching: 'Phenolphthalein turns pink between pH 8 and 10; 0.1 mol/L \\ce{NaOH} has pH 13.',
      },
    ],
    explanation:
      '\\ce{NaOH} is a strong base: litmus is blue above about pH 8, and phenolphthalein is pink above about pH 10.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-302',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    difficulty: 'beginner',
    text: 'A piece of red litmus paper and a piece of blue litmus paper are dipped into a liquid, and both are blue afterward. What is the liquid?',
    answer: 'A base',
    distractors: [
      { text: 'An acid', slip: 'reversed-trend', teaching: 'An acid turns blue litmus red.' },
      {
        text: 'Pure water',
        slip: 'one-condition-only',
        teaching: 'In a neutral liquid both papers keep their colors.',
      },
      { text: 'A salt solution of pH 7', slip: 'wrong-cause', teaching: 'At pH 7, red litmus stays red.' },
    ],
    explanation: 'Red litmus turns blue in a base, and blue litmus stays blue, so the liquid is a base.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-303',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    difficulty: 'beginner',
    text: 'For a demonstration, a teacher paints an elephant on paper with colorless phenolphthalein solution. Which solution turns the elephant pink when sprayed on it?',
    answer: 'Washing soda, \\ce{Na2CO3}',
    distractors: [
      {
        text: 'Dilute vinegar, \\ce{CH3COOH}',
        slip: 'reversed-trend',
        teaching: 'In acid, phenolphthalein is colorless.',
      },
      {
        text: 'Table salt, \\ce{NaCl}',
        slip: 'one-condition-only',
        teaching: 'The solution is neutral, and phenolphthalein stays colorless below pH 8.',
      },
      {
        text: 'Epsom salt, \\ce{MgSO4}',
        slip: 'property-misjudged',
        teaching:
          'Neither of its ions takes protons from water to a noticeable extent, so the solution is nearly neutral.',
      },
    ],
    explanation:
      'Phenolphthalein is pink in base. The carbonate ion takes protons from water and gives a pH of about 11.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-304',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    difficulty: 'intermediate',
    text: 'A pink elephant drawn with phenolphthalein and limewater fades when it is left in the air for several hours. Why?',
    answer: '\\ce{CO2} in the air neutralizes the base.',
    distractors: [
      {
        text: '\\ce{CO2} in the air destroys the dye.',
        slip: 'reaction-type-confused',
        teaching: 'The dye is not destroyed; adding more base restores the pink color.',
      },
      {
        text: '\\ce{O2} in the air neutralizes the base.',
        slip: 'wrong-cause',
        teaching: 'Oxygen is neither an acid nor an acidic oxide; it does not react with limewater.',
      },
      {
        text: '\\ce{O2} in the air destroys the dye.',
        slip: 'wrong-cause',
        teaching:
          'Oxygen does not bleach phenolphthalein in this time; adding more base restores the pink color.',
      },
    ],
    explanation:
      'Carbon dioxide is an acidic oxide: \\ce{Ca(OH)2 + CO2 -> CaCO3 + H2O}. As the pH falls below about 8, phenolphthalein becomes colorless.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-305',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    uses: ['titration-curves'],
    difficulty: 'intermediate',
    text: 'Indicators with p*K*_{a} values of 3.5, 5.0, 7.0 and 9.0 are available. A 0.1 mol/L solution of benzoic acid (p*K*_{a} 4.2) is titrated with 0.1 mol/L \\ce{NaOH}. Which indicator is most suitable?',
    answer: 'The one with p*K*_{a} 9.0',
    distractors: [
      {
        text: 'The one with p*K*_{a} 5.0',
        slip: 'wrong-reference',
        teaching: 'This indicator would change color in the buffer region, near the p*K*_{a} of the acid.',
      },
      {
        text: 'The one with p*K*_{a} 7.0',
        slip: 'overgeneralised-rule',
        teaching: 'The equivalence point of a weak acid lies above pH 7, and here it is near 8.5.',
      },
      {
        text: 'The one with p*K*_{a} 3.5',
        slip: 'one-property-decides',
        teaching: 'This indicator would change color long before the equivalence point.',
      },
    ],
    explanation:
      'The p*K*_{a} of the indicator should be near the pH at the equivalence point. A 0.05 mol/L solution of sodium benzoate has a pH of about 8.5, so 9.0 is the nearest value.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-306',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators', 'titration-curves'],
    difficulty: 'beginner',
    text: 'Why can several indicators (methyl orange, bromothymol blue, phenolphthalein) be used in the titration of 0.1 mol/L \\ce{HCl} with 0.1 mol/L \\ce{NaOH}?',
    answer: 'The pH jumps from about 4 to 10 within a few drops.',
    distractors: [
      {
        text: 'The pH at the equivalence point depends on the indicator.',
        slip: 'wrong-cause',
        teaching: 'The pH at the equivalence point is 7, whatever indicator is used.',
      },
      {
        text: 'The pH changes slowly throughout the titration.',
        slip: 'one-condition-only',
        teaching: 'If it did, different indicators would give very different end points.',
      },
      {
        text: 'The indicators all change color at pH 7.',
        slip: 'wrong-cause',
        teaching: 'Methyl orange changes color at pH 3–4.5 and phenolphthalein at pH 8–10.',
      },
    ],
    explanation:
      'The curve for the titration of a strong acid with a strong base is very steep at the equivalence point: all these color changes fall within a few drops.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-307',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids'],
    difficulty: 'beginner',
    text: 'What is the pH of 0.10 mol/L \\ce{CH3COOH} at 25 °C? (*K*_{a} = 1.8 × 10^{−5})',
    answer: '2.87',
    distractors: [
      {
        text: '1.00',
        slip: 'weak-as-strong',
        teaching: 'This would be the pH of a strong acid; only about 1% of the acetic acid is ionized.',
        expression: '-log10(0.10)',
      },
      {
        text: '5.74',
        slip: 'forgot-square-root',
        teaching: '[\\ce{H3O+}] is the square root of *K*_{a} × *c*; here the root was not taken.',
        expression: '-log10(1.8e-5 * 0.10)',
      },
      {
        text: '4.74',
        slip: 'pka-taken-for-ph',
        teaching: 'This is the p*K*_{a} of acetic acid, not the pH of the solution.',
        expression: '-log10(1.8e-5)',
      },
    ],
    explanation: '[\\ce{H3O+}] = (1.8 × 10^{−5} × 0.10)^{1/2} = 1.34 × 10^{−3} mol/L, so pH = 2.87.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: { kind: 'quantity', expression: '-log10(sqrt(1.8e-5 * 0.10))', unit: '' },
  },
  {
    id: 'general-acids-and-bases-308',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'Acetic acid, \\ce{CH3COOH}, is diluted from 0.10 to 0.0010 mol/L. How do its pH and the percentage ionized change?',
    answer: 'The pH rises by about 1, and the percentage rises.',
    distractors: [
      {
        text: 'The pH rises by 2, and the percentage stays the same.',
        slip: 'weak-as-strong',
        teaching: 'This is true of a strong acid, which is always 100% ionized.',
      },
      {
        text: 'The pH falls by about 1, and the percentage rises.',
        slip: 'reversed-trend',
        teaching: 'There are fewer \\ce{H3O+} ions per liter after dilution, so the pH is higher.',
      },
      {
        text: 'The pH rises by about 1, and the percentage falls.',
        slip: 'one-condition-only',
        teaching:
          'Dilution shifts the equilibrium toward the side with more dissolved particles, so the percentage ionized rises.',
      },
    ],
    explanation:
      '[\\ce{H3O+}] ≈ (*K*_{a}*c*)^{1/2} falls by about a factor of 10 for a hundredfold dilution. The fraction ionized, [\\ce{H3O+}]/*c*, rises about tenfold.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-309',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    uses: ['ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'Two solutions, 25 mL of 0.10 mol/L \\ce{HCl} and 25 mL of 0.10 mol/L \\ce{CH3COOH}, are compared. Which quantity is the same for both?',
    answer: 'The volume of 0.10 mol/L \\ce{NaOH} needed for neutralization',
    distractors: [
      {
        text: 'The pH',
        slip: 'weak-as-strong',
        teaching: 'Acetic acid is ionized to about 1%, so its pH is 2.9 and not 1.0.',
      },
      {
        text: 'The electrical conductivity',
        slip: 'weak-as-strong',
        teaching: 'The conductivity depends on the ions present, and acetic acid forms few of them.',
      },
      {
        text: 'The initial rate of reaction with magnesium',
        slip: 'rate-for-extent',
        teaching:
          'The rate depends on [\\ce{H3O+}], which is about 75 times lower in the acetic acid solution.',
      },
    ],
    explanation:
      '\\ce{NaOH} reacts with all acid molecules, ionized or not: 25 mL in both cases. The other quantities depend on the ions present.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-310',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids', 'acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'A 0.20 mol/L solution of a weak acid HA has a pH of 3.00. What is the *K*_{a} of HA?',
    answer: '5.0 × 10^{−6}',
    distractors: [
      {
        text: '2.0 × 10^{−4}',
        slip: 'forgot-exponent',
        teaching: '[\\ce{H+}] must be squared, and the concentration of HA goes in the denominator.',
        expression: '1.0e-3 * 0.20',
      },
      {
        text: '2.0 × 10^{−7}',
        slip: 'multiplied-for-divided',
        teaching: 'The concentration of HA must be in the denominator; here it was used as a factor.',
        expression: '1.0e-3^2 * 0.20',
      },
      {
        text: '1.0 × 10^{−6}',
        slip: 'ignored-reactant',
        teaching: 'The concentration of HA was left out.',
        expression: '1.0e-3^2',
      },
    ],
    explanation:
      '[\\ce{H+}] = [\\ce{A-}] = 1.0 × 10^{−3} mol/L, [HA] ≈ 0.20 mol/L. *K*_{a} = (1.0 × 10^{−3})^{2}/0.20 = 5.0 × 10^{−6}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: { kind: 'quantity', expression: '(1.0e-3)^2 / 0.20', unit: '' },
  },
  {
    id: 'general-acids-and-bases-311',
    topics: ['acids-and-bases', 'equilibrium'],
    tests: ['henderson-hasselbalch-equation'],
    uses: ['equilibrium-concentrations'],
    difficulty: 'beginner',
    text: 'For which solution is the Henderson–Hasselbalch equation the appropriate way to calculate the pH?',
    answer: '0.10 mol/L \\ce{HF} with 0.10 mol/L \\ce{NaF}',
    distractors: [
      {
        text: '0.10 mol/L \\ce{HF} with 0.10 mol/L \\ce{NaCl}',
        slip: 'spectator-hydrolyzed',
        teaching:
          'Chloride is not the conjugate base of \\ce{HF}; the solution contains only a weak acid, so an ICE table with *K*_{a} is needed.',
      },
      {
        text: '0.10 mol/L \\ce{HCl} with 0.10 mol/L \\ce{NaF}',
        slip: 'ignored-neutralisation',
        teaching:
          'The strong acid turns all of the fluoride into \\ce{HF}: only the weak acid is left, without its conjugate base.',
      },
      {
        text: '0.10 mol/L \\ce{HCl} with 0.10 mol/L \\ce{NaCl}',
        slip: 'strong-as-weak',
        teaching: '\\ce{HCl} is a strong acid, so its concentration gives the pH directly.',
      },
    ],
    explanation:
      'The equation needs a weak acid and its conjugate base in comparable amounts: \\ce{HF} with \\ce{NaF}.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-312',
    topics: ['acids-and-bases', 'equilibrium'],
    tests: ['titration-curves', 'ph-of-weak-bases'],
    uses: ['henderson-hasselbalch-equation', 'equilibrium-concentrations'],
    difficulty: 'intermediate',
    text: 'A 25.0 mL sample of 0.10 mol/L acetic acid is titrated with 0.10 mol/L \\ce{NaOH}. At what volume of added base is an ICE table for a weak base needed instead of the Henderson–Hasselbalch equation?',
    answer: 'At 25.0 mL',
    distractors: [
      {
        text: 'At 10.0 mL',
        slip: 'one-condition-only',
        teaching: 'Acid and acetate are both present, so the solution is a buffer.',
      },
      {
        text: 'At 12.5 mL',
        slip: 'one-condition-only',
        teaching: 'Acid and acetate are present in equal amounts, so pH = p*K*_{a}.',
      },
      {
        text: 'At 30.0 mL',
        slip: 'other-process',
        teaching: 'The excess of strong base gives the pH directly.',
      },
    ],
    explanation:
      'At 25.0 mL all the acid has been converted to acetate, and only this weak base is present in the water: its *K*_{b} and an ICE table give the pH.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-313',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation'],
    difficulty: 'intermediate',
    text: 'To 1.0 L of a solution containing 0.10 mol of a weak acid HA (p*K*_{a} 5.00) and 0.10 mol of \\ce{A-}, 0.020 mol of \\ce{NaOH} is added. What is the pH of the resulting solution?',
    answer: '5.18',
    distractors: [
      {
        text: '4.82',
        slip: 'neutralisation-turned-around',
        teaching: 'Hydroxide reacts with the acid HA, so the amount of \\ce{A-} increases.',
      },
      {
        text: '5.00',
        slip: 'ignored-neutralisation',
        teaching: 'The added base must first react completely with HA, which changes both amounts.',
      },
      {
        text: '5.08',
        slip: 'one-partner-only',
        teaching: 'The amount of HA decreases by the same amount, so the ratio is 0.12/0.08, not 0.12/0.10.',
      },
    ],
    explanation:
      '\\ce{OH-} converts 0.020 mol of HA to \\ce{A-}, leaving 0.080 mol of HA and 0.120 mol of \\ce{A-}. pH = 5.00 + log (0.120/0.080) = 5.18.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-314',
    topics: ['acids-and-bases', 'equilibrium'],
    tests: ['henderson-hasselbalch-equation'],
    uses: ['equilibrium-concentrations'],
    difficulty: 'advanced',
    text: 'A solution contains 1.0 × 10^{−4} mol/L of an acid (p*K*_{a} 3.00) and 1.0 × 10^{−4} mol/L of its sodium salt. Why is the pH not 3.00, as the Henderson–Hasselbalch equation predicts?',
    answer: 'Much of the acid ionizes, so the amounts change.',
    distractors: [
      {
        text: 'Little of the acid is present, so the capacity is low.',
        slip: 'ph-for-capacity',
        teaching: 'A low capacity alone does not shift the pH of the buffer.',
      },
      {
        text: 'The acid and its salt neutralize each other.',
        slip: 'wrong-cause',
        teaching: 'An acid and its own conjugate base only exchange protons with no net change.',
      },
      {
        text: 'Little of the acid ionizes, so the capacity is low.',
        slip: 'ph-for-capacity',
        teaching:
          'With *c* below *K*_{a} most of the acid ionizes, and a low capacity alone does not shift the pH.',
      },
    ],
    explanation:
      'The equation assumes that the equilibrium concentrations equal the initial ones. With *c* below *K*_{a} most of the acid ionizes; an ICE table gives a pH of about 4.1.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-315',
    topics: ['acids-and-bases'],
    tests: ['titration-curves'],
    difficulty: 'beginner',
    text: 'A weak acid is titrated with \\ce{NaOH}; the equivalence point is reached at 20.0 mL. At 10.0 mL the pH is 4.9. What is the p*K*_{a} of the acid?',
    answer: '4.9',
    distractors: [
      {
        text: '7.0',
        slip: 'overgeneralised-rule',
        teaching:
          'Halfway to the equivalence point, the solution need not be neutral: its pH, 4.9, is the p*K*_{a}.',
      },
      {
        text: '9.8',
        slip: 'sum-for-product',
        teaching: 'The pH at half-equivalence is the p*K*_{a} itself; it is not doubled.',
      },
      { text: '9.1', slip: 'poh-for-ph', teaching: '14.0 − 4.9 is the p*K*_{b} of the conjugate base.' },
    ],
    explanation:
      'At half-equivalence, half of the acid has been converted to its conjugate base: [HA] = [\\ce{A-}], the logarithm is 0, and pH = p*K*_{a} = 4.9.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-316',
    topics: ['acids-and-bases'],
    tests: ['titration-curves'],
    difficulty: 'intermediate',
    text: 'Why is pH = p*K*_{a} at the half-equivalence point in the titration of a weak acid with a strong base?',
    answer: '[HA] equals [\\ce{A-}], so the log term is 0.',
    distractors: [
      {
        text: '[\\ce{H+}] equals [\\ce{OH-}], so the solution is neutral.',
        slip: 'one-condition-only',
        teaching: 'These concentrations are equal only at pH 7 (at 25 °C).',
      },
      {
        text: '[HA] is zero, so only \\ce{A-} matters.',
        slip: 'one-condition-only',
        teaching: 'This describes the equivalence point, where all of HA has reacted.',
      },
      {
        text: '[\\ce{Na+}] equals [HA], so charges cancel.',
        slip: 'fit-for-proof',
        teaching:
          'These concentrations do happen to be about equal, but the pH is determined by the ratio of \\ce{A-} to HA.',
      },
    ],
    explanation:
      'Half of the HA has been converted to \\ce{A-}, so *K*_{a} = [\\ce{H+}][\\ce{A-}]/[HA] = [\\ce{H+}]. With equal amounts the logarithm in the Henderson–Hasselbalch equation is 0.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-317',
    topics: ['acids-and-bases'],
    tests: ['titration-curves'],
    difficulty: 'intermediate',
    text: 'Two 20 mL solutions of the same weak acid, one 0.10 mol/L and the other 0.050 mol/L, are titrated with 0.10 mol/L \\ce{NaOH}. Which quantity is the same for both titrations?',
    answer: 'The pH at the half-equivalence point',
    distractors: [
      {
        text: 'The volume at the half-equivalence point',
        slip: 'one-condition-only',
        teaching: 'Half as much acid needs half as much base: 10 mL and 5 mL.',
      },
      {
        text: 'The pH at the very beginning',
        slip: 'one-condition-only',
        teaching: 'The more concentrated acid has the lower initial pH.',
      },
      {
        text: 'The volume at the equivalence point',
        slip: 'one-condition-only',
        teaching: 'Half as much acid needs half as much base: 20 mL and 10 mL.',
      },
    ],
    explanation:
      'At half-equivalence, pH = p*K*_{a}, which depends on the identity of the acid and not on its concentration.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-318',
    topics: ['acids-and-bases'],
    tests: ['titration-curves'],
    uses: ['ph-of-weak-bases'],
    difficulty: 'intermediate',
    text: 'A titration curve of a weak acid with \\ce{NaOH} shows pH 2.7 at 0 mL, pH 4.2 at 12.0 mL, pH 4.9 at 20.0 mL, and the equivalence point at 24.0 mL and pH 8.6. What is the p*K*_{a} of the acid?',
    answer: '4.2',
    distractors: [
      {
        text: '8.6',
        slip: 'answered-another-quantity',
        teaching: 'This is the pH at the equivalence point.',
      },
      {
        text: '2.7',
        slip: 'answered-another-quantity',
        teaching: 'This is the pH of the acid solution before the titration.',
      },
      {
        text: '4.9',
        slip: 'other-special-point',
        teaching:
          'At 20.0 mL, more than half of the acid has been neutralized, so the pH is above the p*K*_{a}.',
      },
    ],
    explanation: 'Half of 24.0 mL is 12.0 mL; there pH = p*K*_{a} = 4.2.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-319',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts'],
    uses: ['titration-curves'],
    difficulty: 'beginner',
    text: 'Why is the pH above 7 at the equivalence point in the titration of acetic acid with \\ce{NaOH}?',
    answer: 'Acetate ions take protons from water.',
    distractors: [
      {
        text: 'Sodium ions take hydroxide from water.',
        slip: 'wrong-cause',
        teaching: '\\ce{Na+} does not react with water.',
      },
      {
        text: 'Acetic acid is left over at this point.',
        slip: 'one-condition-only',
        teaching: 'At the equivalence point none is left; any that remained would make the solution acidic.',
      },
      {
        text: '\\ce{NaOH} is left over at this point.',
        slip: 'wrong-cause',
        teaching: 'At the equivalence point neither reactant is in excess.',
      },
    ],
    explanation:
      'At equivalence only sodium acetate is present. Acetate is a weak base: \\ce{CH3COO- + H2O <=> CH3COOH + OH-}, so the pH is above 7.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-320',
    topics: ['acids-and-bases'],
    tests: ['titration-curves'],
    uses: ['hydrolysis-of-salts'],
    difficulty: 'intermediate',
    text: 'Three weak acids of equal concentration are titrated with \\ce{NaOH}. Their p*K*_{a} values are 3, 5 and 7. How do the pH values at the equivalence points compare?',
    answer: 'The weaker the acid, the higher the pH.',
    distractors: [
      {
        text: 'The weaker the acid, the lower the pH.',
        slip: 'reversed-trend',
        teaching: 'A weaker acid has a stronger conjugate base.',
      },
      {
        text: 'They are all 7, because acid and base are used up.',
        slip: 'overgeneralised-rule',
        teaching: 'The conjugate base makes the solution basic.',
      },
      {
        text: 'They are all equal, because the concentrations are.',
        slip: 'one-condition-only',
        teaching: 'The \\ce{A-} ions differ in base strength, so the pH values differ.',
      },
    ],
    explanation:
      'At equivalence, \\ce{A-} determines the pH. The weaker the acid, the stronger its conjugate base, and the higher the pH.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-321',
    topics: ['acids-and-bases'],
    tests: ['titration-curves'],
    uses: ['hydrolysis-of-salts'],
    difficulty: 'intermediate',
    text: 'Which titration has its equivalence point at a pH below 7?',
    answer: '\\ce{NH3} with \\ce{HCl}',
    distractors: [
      {
        text: '\\ce{HCOOH} with \\ce{NaOH}',
        slip: 'reversed-trend',
        teaching: 'Formate, left at equivalence, is a weak base, so the pH is above 7.',
      },
      {
        text: '\\ce{HNO3} with \\ce{KOH}',
        slip: 'one-condition-only',
        teaching: 'A strong acid and a strong base give a pH of 7 at equivalence.',
      },
      {
        text: '\\ce{HCN} with \\ce{NaOH}',
        slip: 'reversed-trend',
        teaching: 'Cyanide, left at equivalence, is a weak base, so the pH is above 7.',
      },
    ],
    explanation: 'At equivalence, \\ce{NH4Cl} is left, and \\ce{NH4+} is a weak acid, so the pH is below 7.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-322',
    topics: ['acids-and-bases'],
    tests: ['ionic-product-of-water'],
    difficulty: 'beginner',
    text: 'At 50 °C, *K*_{w} is 5.5 × 10^{−14}. Which statement about pure water at 50 °C is correct?',
    answer: 'Its pH is below 7, and it is neutral.',
    distractors: [
      {
        text: 'Its pH is 7, and it is neutral.',
        slip: 'overgeneralised-rule',
        teaching: 'Neutral means [\\ce{H+}] = [\\ce{OH-}]; this corresponds to pH 7 only at 25 °C.',
      },
      {
        text: 'Its pH is below 7, and it is acidic.',
        slip: 'low-ph-means-acidic',
        teaching: '[\\ce{OH-}] has increased just as much as [\\ce{H+}], so the water is still neutral.',
      },
      {
        text: 'Its pH is above 7, and it is neutral.',
        slip: 'reversed-trend',
        teaching: 'A larger *K*_{w} means a higher [\\ce{H+}] and therefore a lower pH.',
      },
    ],
    explanation:
      '[\\ce{H+}] = [\\ce{OH-}] = (5.5 × 10^{−14})^{1/2} = 2.3 × 10^{−7} mol/L. The pH is 6.63, and the water is neutral.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-323',
    topics: ['acids-and-bases', 'equilibrium'],
    tests: ['ionic-product-of-water'],
    uses: ['le-chateliers-principle'],
    difficulty: 'intermediate',
    text: '*K*_{w} rises with temperature. What does this show about \\ce{2H2O <=> H3O+ + OH-}?',
    answer: 'It is endothermic.',
    distractors: [
      {
        text: 'It is exothermic.',
        slip: 'reversed-trend',
        teaching: 'If it were exothermic, heating would shift the equilibrium to the left and lower *K*_{w}.',
      },
      {
        text: 'It is fast.',
        slip: 'rate-for-extent',
        teaching:
          'An equilibrium constant gives no information about rates, although proton transfer in water is indeed fast.',
      },
      {
        text: 'It is complete.',
        slip: 'wrong-cause',
        teaching: '*K*_{w} remains very small, so the reaction is far from complete.',
      },
    ],
    explanation:
      'Heating favors the endothermic direction. Because the ion product increases with temperature, the ionization absorbs heat: it is endothermic.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-324',
    topics: ['acids-and-bases'],
    tests: ['bronsted-lowry-theory'],
    difficulty: 'beginner',
    text: 'What are the two conjugate pairs in \\ce{NH3 + H2O <=> NH4+ + OH-}?',
    answer: '\\ce{NH4+}/\\ce{NH3} and \\ce{H2O}/\\ce{OH-}',
    distractors: [
      {
        text: '\\ce{NH3}/\\ce{H2O} and \\ce{NH4+}/\\ce{OH-}',
        slip: 'one-partner-only',
        teaching: 'Members of a pair differ by one proton and appear on opposite sides of the equation.',
      },
      {
        text: '\\ce{NH3}/\\ce{OH-} and \\ce{NH4+}/\\ce{H2O}',
        slip: 'conjugate-acid-for-base',
        teaching: '\\ce{NH3} and \\ce{OH-} do not differ by a proton.',
      },
      {
        text: '\\ce{NH4+}/\\ce{NH2-} and \\ce{H3O+}/\\ce{OH-}',
        slip: 'too-many-protons',
        teaching: 'These differ by two protons and do not all occur in the equation.',
      },
    ],
    explanation:
      'The members of a pair differ by one \\ce{H+}: \\ce{NH4+} and \\ce{NH3}, \\ce{H2O} and \\ce{OH-}.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-325',
    topics: ['acids-and-bases'],
    tests: ['bronsted-lowry-theory'],
    difficulty: 'intermediate',
    text: 'In which reaction does \\ce{HCO3-} act only as a Brønsted–Lowry base?',
    answer: '\\ce{HCO3- + H3O+ -> H2CO3 + H2O}',
    distractors: [
      {
        text: '\\ce{HCO3- + OH- -> CO3^2- + H2O}',
        slip: 'lewis-roles-swapped',
        teaching: 'Here it gives up a proton, so it is an acid.',
      },
      {
        text: '\\ce{HCO3- + NH3 -> CO3^2- + NH4+}',
        slip: 'lewis-roles-swapped',
        teaching: 'Here it donates a proton to ammonia, so it is an acid.',
      },
      {
        text: '\\ce{2HCO3- -> CO3^2- + CO2 + H2O}',
        slip: 'reaction-type-confused',
        teaching:
          'One ion donates a proton and the other accepts it, so \\ce{HCO3-} acts as both acid and base.',
      },
    ],
    explanation: 'A base accepts a proton: \\ce{HCO3-} accepts one from \\ce{H3O+} and becomes \\ce{H2CO3}.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-326',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    difficulty: 'beginner',
    text: 'Why are \\ce{NaOH} solutions standardized with potassium hydrogen phthalate (KHP) instead of being prepared from an exactly weighed mass of \\ce{NaOH}?',
    answer: 'Solid \\ce{NaOH} absorbs water and \\ce{CO2}; KHP does not.',
    distractors: [
      {
        text: 'KHP absorbs water and \\ce{CO2}; solid \\ce{NaOH} does not.',
        slip: 'reversed-cause',
        teaching: 'The reverse is true: KHP is stable in air, whereas solid \\ce{NaOH} takes up both.',
      },
      {
        text: 'KHP releases water and \\ce{CO2}; solid \\ce{NaOH} does not.',
        slip: 'event-invented',
        teaching: 'KHP releases neither of these; it is stable in air.',
      },
      {
        text: 'KHP has a small molar mass; solid \\ce{NaOH} has a large one.',
        slip: 'wrong-cause',
        teaching:
          'The reverse is true: the molar masses are 204.2 and 40.0 g/mol, and a large molar mass makes weighing more precise.',
      },
    ],
    explanation:
      'A primary standard is pure, stable in air and has a large molar mass. \\ce{NaOH} absorbs moisture and carbon dioxide, so its mass does not reliably give the amount of \\ce{NaOH}.',
    reference: 'Harris, Quantitative Chemical Analysis, section 11-5',
  },
  {
    id: 'general-acids-and-bases-327',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'A 0.5106 g sample of KHP (204.22 g/mol, one acidic proton) requires 24.80 mL of \\ce{NaOH} solution for neutralization. What is the concentration of the base?',
    answer: '0.1008 mol/L',
    distractors: [
      {
        text: '0.05041 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'KHP has only one acidic proton, so the ratio is 1 : 1.',
        expression: '(0.5106 / 2) / 204.22 / 0.02480',
      },
      {
        text: '0.5147 mol/L',
        slip: 'wrong-substance-data',
        teaching: 'The mass of KHP was divided by 40.00 g/mol, the molar mass of \\ce{NaOH}.',
        expression: '0.5106 / 40.00 / 0.02480',
      },
      {
        text: '0.2574 mol/L',
        slip: 'wrong-substance-data',
        teaching:
          'The molar mass of \\ce{NaOH} was used for KHP, and the amount was then halved although the ratio is 1 : 1.',
        expression: '0.5106 / 40.00 / 0.02480 / 2',
      },
    ],
    explanation: '0.5106/204.22 = 2.500 × 10^{−3} mol; divided by 0.02480 L this gives 0.1008 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, section 11-5',
    computation: { kind: 'quantity', expression: '0.5106 / 204.22 / 0.02480', unit: 'mol/L' },
  },
  {
    id: 'general-acids-and-bases-328',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'When standardizing \\ce{NaOH} with a weighed sample of KHP, a student dissolves the KHP in 75 mL of water instead of 50 mL. How does this affect the calculated concentration of \\ce{NaOH}?',
    answer: 'It is unchanged.',
    distractors: [
      {
        text: 'It is too low by a third.',
        slip: 'added-final-volume',
        teaching: 'The amount of KHP is fixed by its mass; adding water does not change it.',
      },
      {
        text: 'It is too high by a third.',
        slip: 'added-final-volume',
        teaching: 'The water does not enter the calculation.',
      },
      {
        text: 'It is too low by half.',
        slip: 'effect-where-none',
        teaching: 'Only the mass of KHP and the volume of base matter.',
      },
    ],
    explanation:
      'The base reacts with the amount of KHP weighed, however much water it is dissolved in, so there is no change.',
    reference: 'Harris, Quantitative Chemical Analysis, section 11-5',
  },
  {
    id: 'general-acids-and-bases-329',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'During a standardization with KHP, an air bubble in the tip of the buret is displaced by base after the initial reading. How does this affect the calculated concentration of \\ce{NaOH}?',
    answer: 'It is too low.',
    distractors: [
      {
        text: 'It is too high.',
        slip: 'wrong-sign',
        teaching: 'The volume read is too large, and it is in the denominator.',
      },
      {
        text: 'It is correct, since KHP was weighed.',
        slip: 'one-condition-only',
        teaching: 'The volume of base also affects the result.',
      },
      {
        text: 'It is correct, since air weighs nothing.',
        slip: 'wrong-cause',
        teaching: 'The base that replaces the bubble is included in the volume read on the buret.',
      },
    ],
    explanation:
      'The volume that filled the tip is included in the reading, but it did not reach the flask. Since *c* = *n*/*V*, too large a *V* gives a value that is too low.',
    reference: 'Harris, Quantitative Chemical Analysis, section 1-6',
  },
  {
    id: 'general-acids-and-bases-330',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    difficulty: 'beginner',
    text: 'A 20.0 mL sample of hydrochloric acid of unknown concentration requires 25.0 mL of 0.120 mol/L \\ce{NaOH} for neutralization. What is the concentration of the acid?',
    answer: '0.150 mol/L',
    distractors: [
      {
        text: '0.0960 mol/L',
        slip: 'inverted-ratio',
        teaching: 'The volumes of acid and base were interchanged.',
        expression: '1 / 25.0 * 0.120 * 20.0',
      },
      {
        text: '0.300 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'One \\ce{HCl} reacts with one \\ce{NaOH}; no factor of two is needed.',
        expression: '(25.0 * 2) * 0.120 / 20.0',
      },
      {
        text: '0.192 mol/L',
        slip: 'inverted-ratio',
        teaching:
          'The volumes of acid and base were interchanged; in addition, one \\ce{HCl} reacts with one \\ce{NaOH}, not two.',
        expression: '2 * 20.0 * 0.120 / 25.0',
      },
    ],
    explanation:
      '25.0 mL × 0.120 mol/L = 3.00 mmol of base reacts with an equal amount of acid: 3.00 mmol/20.0 mL = 0.150 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: { kind: 'quantity', expression: '25.0 * 0.120 / 20.0', unit: 'mol/L' },
  },
  {
    id: 'general-acids-and-bases-331',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'Which mistake makes the concentration of an unknown acid come out too low in a titration with base?',
    answer: 'The pipet was rinsed with water just before the acid was measured.',
    distractors: [
      {
        text: 'The buret was rinsed with water just before it was filled with the base.',
        slip: 'wrong-sign',
        teaching: 'Diluted base means a larger volume and too high a result.',
      },
      {
        text: 'The flask was rinsed with water just before the acid was added.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Water in the flask does not change the amount of acid.',
      },
      {
        text: 'The flask was rinsed with acid just before the acid was added.',
        slip: 'wrong-sign',
        teaching: 'The acid left from the rinse is also titrated, so the result is too high.',
      },
    ],
    explanation:
      'Water in the pipet dilutes the acid, so less acid gets into the flask and less base is needed: the result is too low.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
  },
  {
    id: 'general-reactions-in-solution-309',
    topics: ['reactions-in-solution'],
    tests: ['neutralization'],
    difficulty: 'beginner',
    text: 'How does an antacid with \\ce{Mg(OH)2} relieve heartburn?',
    answer: 'It neutralizes part of the acid in the stomach.',
    distractors: [
      {
        text: 'It dilutes part of the acid in the stomach.',
        slip: 'other-process',
        teaching: 'Water would dilute the acid; \\ce{Mg(OH)2} is a base and reacts with it.',
      },
      {
        text: 'It oxidizes part of the acid in the stomach.',
        slip: 'reaction-type-confused',
        teaching: 'No electrons are transferred; the base accepts protons.',
      },
      {
        text: 'It lowers the pH of the acid in the stomach.',
        slip: 'reversed-trend',
        teaching: 'Neutralizing the acid raises the pH.',
      },
    ],
    explanation:
      '\\ce{Mg(OH)2 + 2HCl -> MgCl2 + 2H2O}: the base uses up hydrochloric acid, and the pH rises.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-310',
    topics: ['reactions-in-solution', 'stoichiometry'],
    tests: ['neutralization'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'Which of these bases neutralizes the most stomach acid per gram? (molar masses in g/mol: \\ce{NaHCO3} 84, \\ce{CaCO3} 100, \\ce{Mg(OH)2} 58, \\ce{Al(OH)3} 78)',
    answer: '\\ce{Al(OH)3}',
    distractors: [
      {
        text: '\\ce{Mg(OH)2}',
        slip: 'masses-for-moles',
        teaching:
          'It has the smallest molar mass, but binds only two protons: 2/58 = 0.034 mol/g, compared with 3/78 = 0.038 mol/g.',
      },
      {
        text: '\\ce{CaCO3}',
        slip: 'one-side-only',
        teaching: 'It binds two protons, but its molar mass is 100 g/mol, which gives only 0.020 mol/g.',
      },
      {
        text: '\\ce{NaHCO3}',
        slip: 'one-side-only',
        teaching: 'It binds only one proton, and its molar mass is 84 g/mol, which gives 0.012 mol/g.',
      },
    ],
    explanation:
      'The amounts of protons bound per gram are 1/84, 2/100, 2/58 and 3/78 mol. The greatest is 3/78 = 0.038 mol/g, for \\ce{Al(OH)3}.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
  },
  {
    id: 'general-reactions-in-solution-311',
    topics: ['reactions-in-solution'],
    tests: ['neutralization'],
    difficulty: 'beginner',
    text: 'Some antacids make people belch. Which ingredient causes this?',
    answer: '\\ce{CaCO3}',
    distractors: [
      {
        text: '\\ce{MgO}',
        slip: 'one-condition-only',
        teaching: 'With acid, \\ce{MgO} forms only a salt and water, and no gas.',
      },
      {
        text: '\\ce{Mg(OH)2}',
        slip: 'one-condition-only',
        teaching: 'With acid, \\ce{Mg(OH)2} forms only a salt and water, and no gas.',
      },
      {
        text: '\\ce{Al(OH)3}',
        slip: 'one-condition-only',
        teaching: 'With acid, \\ce{Al(OH)3} forms only a salt and water, and no gas.',
      },
    ],
    explanation:
      'Carbonates release carbon dioxide when they react with acid: \\ce{CaCO3 + 2HCl -> CaCl2 + H2O + CO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'general-reactions-in-solution-312',
    topics: ['reactions-in-solution'],
    tests: ['neutralization'],
    difficulty: 'intermediate',
    text: 'Why is \\ce{Mg(OH)2} suitable as an antacid, whereas \\ce{NaOH}, also a base, would be dangerous?',
    answer: 'It is only slightly soluble, so the pH never gets very high.',
    distractors: [
      {
        text: 'It binds only one proton per formula unit, so it is gentler.',
        slip: 'protons-miscounted',
        teaching: '\\ce{Mg(OH)2} binds two protons per formula unit; \\ce{NaOH} binds one.',
      },
      {
        text: 'It reacts very slowly with the acid, so it releases no heat.',
        slip: 'wrong-cause',
        teaching: 'It acts within minutes, and the neutralization of an acid releases heat.',
      },
      {
        text: 'It is highly soluble, so the acid is neutralized at once.',
        slip: 'reversed-cause',
        teaching: '\\ce{NaOH} does this and would burn the tissue.',
      },
    ],
    explanation:
      '\\ce{Mg(OH)2} has a low solubility: the pH of its suspension is about 10.5, and more dissolves only as hydroxide is used up by the acid. \\ce{NaOH} reaches pH 13 or 14.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'general-reactions-in-solution-313',
    topics: ['reactions-in-solution'],
    tests: ['types-of-chemical-reactions', 'neutralization'],
    difficulty: 'beginner',
    text: 'Baking soda fizzes when it is mixed with vinegar. Which equation shows what happens?',
    answer: '\\ce{NaHCO3 + CH3COOH -> CH3COONa + H2O + CO2}',
    distractors: [
      {
        text: '\\ce{2NaHCO3 -> Na2CO3 + H2O + CO2}',
        slip: 'other-process',
        teaching: 'This happens when baking soda is heated without acid.',
      },
      {
        text: '\\ce{2Na + 2CH3COOH -> 2CH3COONa + H2}',
        slip: 'other-substance',
        teaching: 'No metal is present, and the gas is not hydrogen.',
      },
      {
        text: '\\ce{CH3COOH + 2O2 -> 2CO2 + 2H2O}',
        slip: 'reaction-type-confused',
        teaching: 'This is the combustion of acetic acid.',
      },
    ],
    explanation:
      'An acid reacts with a hydrogen carbonate to give a salt, water and carbon dioxide, the gas that causes the fizzing.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-stoichiometry-301',
    topics: ['stoichiometry'],
    tests: ['limiting-reagent'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'In a sealed bag, 8.4 g of baking soda (84 g/mol) is mixed with 60 mL of vinegar that contains 0.80 mol/L acetic acid. Which reactant is left over, and how much \\ce{CO2} forms?',
    answer: 'Baking soda; 0.048 mol',
    distractors: [
      {
        text: 'Vinegar; 0.10 mol',
        slip: 'wrong-limiting-reagent',
        teaching: 'To react completely, 0.10 mol of baking soda would need 125 mL of this vinegar.',
      },
      {
        text: 'Neither; 0.148 mol',
        slip: 'added-reactants',
        teaching:
          'The two amounts were added; the reactants react in a 1 : 1 ratio, so the one present in the smaller amount is limiting.',
      },
      {
        text: 'Baking soda; 0.10 mol',
        slip: 'wrong-limiting-reagent',
        teaching: 'The amount of gas is determined by the acid, the limiting reactant.',
      },
    ],
    explanation:
      'There are 8.4/84 = 0.10 mol of baking soda and 0.060 × 0.80 = 0.048 mol of acid. They react 1 : 1, so the acid is limiting: 0.048 mol of \\ce{CO2} forms, and baking soda is left over.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
  },
];
