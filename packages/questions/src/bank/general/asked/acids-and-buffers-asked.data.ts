import type { WrittenQuestion } from '../../written-question.ts';

export const acidsAndBuffersAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-680',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'For a solution of a weak acid HA with initial concentration *c*, [\\ce{H+}] is often calculated as (*K*_{a}*c*)^{1/2}. On which two assumptions is this formula based?',
    answer: '[\\ce{H+}] = [\\ce{A-}], and [HA] ≈ *c*',
    distractors: [
      {
        text: '[\\ce{H+}] = [HA], and [\\ce{A-}] ≈ *c*',
        slip: 'weak-as-strong',
        teaching: '[\\ce{A-}] ≈ *c* would mean that nearly all of the acid is ionized.',
      },
      {
        text: '[\\ce{H+}] = [\\ce{OH-}], and [\\ce{A-}] ≈ *c*',
        slip: 'other-stage',
        teaching: 'This describes HA after neutralization to pH 7, when most of it has become \\ce{A-}.',
      },
      {
        text: '[\\ce{H+}] = [\\ce{OH-}], and [HA] ≈ *c*',
        slip: 'other-principle',
        teaching: 'Equal [\\ce{H+}] and [\\ce{OH-}] mean a neutral solution, but a solution of HA is acidic.',
      },
    ],
    explanation:
      'In *K*_{a} = [\\ce{H+}][\\ce{A-}]/[HA], the numerator is [\\ce{H+}]^{2} if all \\ce{H+} comes from HA, and the denominator is *c* if little HA ionizes. The formula therefore assumes that [\\ce{H+}] = [\\ce{A-}] and that [HA] ≈ *c*.',
    reference: 'OCR A-level Chemistry A, section 5.1.3',
  },
  {
    id: 'general-acids-and-bases-681',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids', 'acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: '*K*_{a} is 1.1 × 10^{−2} for \\ce{HClO2}, 6.8 × 10^{−4} for \\ce{HF}, 1.8 × 10^{−5} for \\ce{CH3COOH} and 3.0 × 10^{−8} for \\ce{HOCl}. For which solution is the approximation [HA] ≈ initial concentration least accurate?',
    answer: '0.0010 mol/L \\ce{HF}',
    distractors: [
      {
        text: '1.0 mol/L \\ce{HClO2}',
        slip: 'one-property-decides',
        teaching:
          '\\ce{HClO2} has the greatest *K*_{a} of the four, but at this high concentration only 10% of it is ionized.',
      },
      {
        text: '0.00010 mol/L \\ce{CH3COOH}',
        slip: 'size-of-effect-misjudged',
        teaching:
          'This solution is the most dilute, and about a third of the acid is ionized, but more than half of the \\ce{HF} is.',
      },
      {
        text: '1.0 mol/L \\ce{HOCl}',
        slip: 'reversed-trend',
        teaching:
          'With a small *K*_{a} and a high concentration, the approximation is best: only 0.02% of this acid is ionized.',
      },
    ],
    explanation:
      'The fraction ionized grows with *K*_{a} divided by the concentration. This ratio is 0.68 for \\ce{HF}, 0.18 for \\ce{CH3COOH}, 0.011 for \\ce{HClO2} and 3.0 × 10^{−8} for \\ce{HOCl}. The approximation is least accurate for 0.0010 mol/L \\ce{HF}, of which 55% is ionized.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: {
      kind: 'option-extreme',
      values: {
        '0.0010 mol/L \\ce{HF}': '6.8e-4 / 0.0010',
        '1.0 mol/L \\ce{HClO2}': '1.1e-2 / 1.0',
        '0.00010 mol/L \\ce{CH3COOH}': '1.8e-5 / 0.00010',
        '1.0 mol/L \\ce{HOCl}': '3.0e-8 / 1.0',
      },
      pick: 'greatest',
      quantity: '*K*_{a} divided by the concentration',
    },
  },
  {
    id: 'general-acids-and-bases-682',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids', 'ionic-product-of-water'],
    difficulty: 'intermediate',
    text: 'For a 1.0 × 10^{−6} mol/L solution of a weak acid HA (*K*_{a} = 1.0 × 10^{−10}) at 25 °C, the formula [\\ce{H+}] = (*K*_{a}*c*)^{1/2} gives pH 8.0, as if the solution were basic. Which omission causes this error?',
    answer: 'The \\ce{H+} ions that come from water',
    distractors: [
      {
        text: 'The decrease in [HA] on ionization',
        slip: 'neglected-change',
        teaching: 'By the formula only 1% of HA is ionized, so [HA] is nearly the initial concentration.',
      },
      {
        text: 'The reaction of \\ce{A-} as a base',
        slip: 'conjugate-acid-for-base',
        teaching:
          'There is much less \\ce{A-} than HA, and its reaction as a base would raise the pH even further.',
      },
      {
        text: 'The attraction between the ions',
        slip: 'other-principle',
        teaching: 'In so dilute a solution the ions are too far apart to affect each other noticeably.',
      },
    ],
    explanation:
      'The formula assumes that all \\ce{H+} comes from HA. It gives 1 × 10^{−8} mol/L, less than the 1 × 10^{−7} mol/L of pure water, so the true pH is just below 7. The error comes from omitting the \\ce{H+} ions that come from water.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-683',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation', 'buffer-solutions'],
    difficulty: 'intermediate',
    text: 'A 500 mL sample of a buffer is 0.200 mol/L in \\ce{CH3COOH} (p*K*_{a} 4.76) and 0.200 mol/L in \\ce{CH3COO-}. What is the pH after 10.0 mL of 2.00 mol/L \\ce{HCl} is added?',
    answer: '4.58',
    distractors: [
      {
        text: '4.94',
        slip: 'neutralisation-turned-around',
        teaching:
          'Here \\ce{CH3COO-} was increased and \\ce{CH3COOH} was decreased, as when a base is added.',
        expression: '4.76 + log10((0.100 + 0.020) / (0.100 - 0.020))',
      },
      {
        text: '4.66',
        slip: 'one-partner-only',
        teaching: 'The 0.020 mol of \\ce{CH3COO-} that reacts also becomes 0.020 mol of \\ce{CH3COOH}.',
        expression: '4.76 + log10((0.100 - 0.020) / 0.100)',
      },
      {
        text: '4.84',
        slip: 'acid-for-base',
        teaching:
          'Here \\ce{CH3COO-} was increased, but the added \\ce{H+} uses it up and forms \\ce{CH3COOH}.',
        expression: '4.76 + log10((0.100 + 0.020) / 0.100)',
      },
    ],
    explanation:
      'The 0.020 mol of \\ce{H+} converts 0.020 mol of \\ce{CH3COO-} to \\ce{CH3COOH}, so the amounts become 0.080 mol of \\ce{CH3COO-} and 0.120 mol of \\ce{CH3COOH}. The pH is 4.76 + log(0.080/0.120) = 4.58.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
    computation: {
      kind: 'quantity',
      expression: '4.76 + log10((0.500 * 0.200 - 0.0100 * 2.00) / (0.500 * 0.200 + 0.0100 * 2.00))',
      unit: '',
    },
  },
  {
    id: 'general-acids-and-bases-684',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation', 'buffer-solutions'],
    difficulty: 'intermediate',
    text: 'A buffer contains 0.10 mol of HA (p*K*_{a} 5.00) and 0.15 mol of \\ce{A-}. To find the pH after 0.02 mol of \\ce{HCl} is added, a student writes pH = 5.00 + log(0.13/0.10). Which correction is needed?',
    answer: 'Change 0.10 to 0.12, because \\ce{A-} has turned into HA.',
    distractors: [
      {
        text: 'Change 0.10 to 0.08, because HA has turned into \\ce{A-}.',
        slip: 'acid-for-base',
        teaching:
          'The added \\ce{H+} reacts with the base, \\ce{A-}, so the amount of HA rises instead of falling.',
      },
      {
        text: 'Change 0.13 to 0.15, because \\ce{HCl} contains no \\ce{A-}.',
        slip: 'ignored-neutralisation',
        teaching: 'The \\ce{H+} of the added acid reacts with 0.02 mol of \\ce{A-}, so 0.13 is right.',
      },
      {
        text: 'Change 0.13 to 0.17, because HA has turned into \\ce{A-}.',
        slip: 'neutralisation-turned-around',
        teaching: 'HA would turn into \\ce{A-} if a base were added; here an acid is added.',
      },
    ],
    explanation:
      'Each mole of added \\ce{H+} removes one mole of \\ce{A-} and forms one mole of HA. The student took only the loss of \\ce{A-} into account. Because \\ce{A-} has turned into HA, 0.10 must be changed to 0.12.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-685',
    topics: ['acids-and-bases'],
    tests: ['buffer-solutions'],
    difficulty: 'beginner',
    text: 'A small amount of hydrochloric acid is added to a buffer of ammonia and ammonium chloride. How do the amounts of the two buffer components and the pH change?',
    answer: 'Less \\ce{NH3}, more \\ce{NH4+}, slightly lower pH',
    distractors: [
      {
        text: 'Less \\ce{NH3}, more \\ce{NH4+}, exactly the same pH',
        slip: 'size-of-effect-misjudged',
        teaching: 'The ratio of \\ce{NH3} to \\ce{NH4+} falls a little, so the pH falls a little.',
      },
      {
        text: 'More \\ce{NH3}, less \\ce{NH4+}, slightly higher pH',
        slip: 'acid-for-base',
        teaching: 'This is the response to an added base, with which \\ce{NH4+} reacts.',
      },
      {
        text: 'More \\ce{NH3}, less \\ce{NH4+}, exactly the same pH',
        slip: 'neutralisation-turned-around',
        teaching:
          'The added \\ce{H+} turns \\ce{NH3} into \\ce{NH4+}, not the reverse, and the pH falls a little.',
      },
    ],
    explanation:
      'The base of the buffer removes the added acid: \\ce{NH3 + H+ -> NH4+}. The ratio of \\ce{NH3} to \\ce{NH4+} falls a little, and so does the pH. The result is less \\ce{NH3}, more \\ce{NH4+} and a slightly lower pH.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
  {
    id: 'general-acids-and-bases-686',
    topics: ['acids-and-bases'],
    tests: ['buffer-solutions', 'henderson-hasselbalch-equation'],
    difficulty: 'intermediate',
    text: 'Adding 0.001 mol of \\ce{HCl} to a liter of water lowers the pH from 7 to 3. Adding 0.001 mol of \\ce{HCl} to a liter of a buffer that contains 0.1 mol of \\ce{CH3COOH} and 0.1 mol of \\ce{CH3COO-} lowers the pH by less than 0.01. Why is this change so small?',
    answer: 'The ratio of acetate to acetic acid hardly changes.',
    distractors: [
      {
        text: 'The ionization constant of acetic acid decreases.',
        slip: 'unchanged-taken-as-changed',
        teaching: '*K*_{a} depends only on temperature, so added acid does not change it.',
      },
      {
        text: 'The hydrogen chloride remains as whole molecules.',
        slip: 'strong-as-weak',
        teaching: '\\ce{HCl} ionizes completely in the buffer as well; acetate takes up its protons.',
      },
      {
        text: 'The acetic acid molecules take up the added protons.',
        slip: 'acid-for-base',
        teaching: 'Acetic acid donates protons; it is acetate that takes up the added ones.',
      },
    ],
    explanation:
      'Acetate takes up the added protons, which leaves 0.099 mol of acetate and 0.101 mol of acetic acid. [\\ce{H+}] = *K*_{a}[\\ce{CH3COOH}]/[\\ce{CH3COO-}] rises by only 2%, because the ratio of acetate to acetic acid hardly changes.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
];
