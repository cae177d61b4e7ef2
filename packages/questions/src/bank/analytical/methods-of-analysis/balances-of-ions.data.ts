import type { WrittenQuestion } from '../../written-question.ts';

export const balancesOfIonsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-buffers-analytical-101',
    topics: ['buffers-analytical'],
    tests: ['systematic-treatment-of-equilibrium'],
    difficulty: 'beginner',
    text: 'Which equation is the charge balance of a solution of \\ce{CaCl2} in water?',
    answer: '2[\\ce{Ca^2+}] + [\\ce{H+}] = [\\ce{Cl-}] + [\\ce{OH-}]',
    distractors: [
      {
        text: '[\\ce{Ca^2+}] + [\\ce{H+}] = 2[\\ce{Cl-}] + [\\ce{OH-}]',
        slip: 'charges-exchanged',
        teaching: 'The factor 2 belongs with the doubly charged ion, which is calcium.',
      },
      {
        text: '[\\ce{Ca^2+}] + [\\ce{H+}] = [\\ce{Cl-}] + [\\ce{OH-}]',
        slip: 'ignored-charges',
        teaching: 'Each calcium ion carries two charges, so its concentration must be multiplied by 2.',
      },
      {
        text: '2[\\ce{Ca^2+}] + [\\ce{OH-}] = [\\ce{Cl-}] + [\\ce{H+}]',
        slip: 'wrong-ion-charge',
        teaching: '\\ce{OH-} is negative and \\ce{H+} positive; they are on the wrong sides.',
      },
    ],
    explanation:
      'The total positive and negative charges are equal. Each concentration is multiplied by the charge of the ion: 2[\\ce{Ca^2+}] + [\\ce{H+}] = [\\ce{Cl-}] + [\\ce{OH-}].',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
  },
  {
    id: 'analytical-buffers-analytical-102',
    topics: ['buffers-analytical'],
    tests: ['systematic-treatment-of-equilibrium'],
    difficulty: 'beginner',
    text: 'Solid \\ce{Na2CO3} is dissolved to give a solution of total concentration *c*. Which equation is the mass balance for carbonate if no \\ce{CO2} escapes?',
    answer: '[\\ce{CO3^2-}] + [\\ce{HCO3-}] + [\\ce{H2CO3}] = *c*',
    distractors: [
      {
        text: '2[\\ce{CO3^2-}] + [\\ce{HCO3-}] + [\\ce{H2CO3}] = *c*',
        slip: 'charge-for-edta-ratio',
        teaching: 'The factor 2 belongs to a charge balance; each of these species contains one carbon atom.',
      },
      {
        text: '[\\ce{CO3^2-}] + [\\ce{HCO3-}] + [\\ce{H2CO3}] = 2*c*',
        slip: 'wrong-ion',
        teaching: '2*c* is the concentration of sodium; there is one carbonate for two sodium ions.',
      },
      {
        text: '2[\\ce{CO3^2-}] + [\\ce{HCO3-}] = 2*c*',
        slip: 'left-out-a-term',
        teaching: 'This is based on charges and leaves out \\ce{H2CO3}; a mass balance counts carbon atoms.',
      },
    ],
    explanation:
      'Each species that contains carbon is counted once, and the sum is the total concentration: [\\ce{CO3^2-}] + [\\ce{HCO3-}] + [\\ce{H2CO3}] = *c*.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
  },
  {
    id: 'analytical-buffers-analytical-103',
    topics: ['buffers-analytical'],
    tests: ['systematic-treatment-of-equilibrium'],
    difficulty: 'advanced',
    text: '\\ce{CaF2} dissolves in water at a fixed low pH, so that part of the fluoride becomes \\ce{HF}. Which relation holds in the saturated solution, if there is no other source of calcium or fluoride?',
    answer: '[\\ce{F-}] + [\\ce{HF}] = 2[\\ce{Ca^2+}]',
    distractors: [
      {
        text: '[\\ce{F-}] + [\\ce{HF}] = [\\ce{Ca^2+}]',
        slip: 'forgot-subscript',
        teaching: 'Each formula unit provides two fluoride ions for each calcium ion.',
      },
      {
        text: '2[\\ce{F-}] + 2[\\ce{HF}] = [\\ce{Ca^2+}]',
        slip: 'inverted-ratio',
        teaching:
          'There are twice as many fluorine atoms as calcium ions, so the factor 2 belongs with calcium.',
      },
      {
        text: '[\\ce{F-}] = 2[\\ce{Ca^2+}]',
        slip: 'left-out-a-term',
        teaching: 'This ignores the fluoride that has become \\ce{HF}.',
      },
    ],
    explanation:
      'Every calcium ion came with two fluoride ions, whatever became of them, so the sum of all forms of fluoride is twice the concentration of calcium: [\\ce{F-}] + [\\ce{HF}] = 2[\\ce{Ca^2+}].',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
  },
  {
    id: 'analytical-buffers-analytical-104',
    topics: ['buffers-analytical'],
    tests: ['systematic-treatment-of-equilibrium'],
    difficulty: 'intermediate',
    text: 'What is wrong with the charge balance [\\ce{K+}] + [\\ce{H+}] = [\\ce{H2PO4-}] + 2[\\ce{HPO4^2-}] + [\\ce{PO4^3-}] + [\\ce{OH-}] of a potassium phosphate buffer?',
    answer: 'The factor for \\ce{PO4^3-}',
    distractors: [
      {
        text: 'The missing term for \\ce{H3PO4}',
        slip: 'counted-components-wrong',
        teaching: '\\ce{H3PO4} has no charge, so it does not occur in a charge balance.',
      },
      {
        text: 'The missing factor for \\ce{K+}',
        slip: 'charges-exchanged',
        teaching: 'Each potassium ion carries one charge, however many of them belong to a phosphate ion.',
      },
      {
        text: 'The placement of \\ce{H+} and \\ce{K+}',
        slip: 'wrong-sign',
        teaching: 'Both are cations and belong together on one side.',
      },
    ],
    explanation:
      'Each concentration is multiplied by the charge of the ion. \\ce{PO4^3-} carries three charges, so 3[\\ce{PO4^3-}] is required: what is wrong is the factor for \\ce{PO4^3-}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
  },
  {
    id: 'analytical-buffers-analytical-105',
    topics: ['buffers-analytical'],
    tests: ['systematic-treatment-of-equilibrium'],
    difficulty: 'advanced',
    text: '\\ce{CaF2} dissolves in pure water; \\ce{HF} and the ions of water have to be considered, but no other species. How many independent equations are needed for a systematic treatment of the equilibria?',
    answer: '5',
    distractors: [
      {
        text: '4',
        slip: 'counted-components-wrong',
        teaching:
          'Besides \\ce{Ca^2+}, \\ce{F-}, \\ce{HF} and \\ce{H+} the concentration of \\ce{OH-} is also unknown.',
        expression: '4',
      },
      {
        text: '3',
        slip: 'counted-components-wrong',
        teaching: 'This counts the equilibria only; a charge balance and a mass balance are needed as well.',
        expression: '3',
      },
      {
        text: '6',
        slip: 'counted-components-wrong',
        teaching:
          'The solid \\ce{CaF2} and the water have no unknown concentration, and a sixth equation would depend on the others.',
        expression: '3 + 1 + 1 + 1',
      },
    ],
    explanation:
      'The unknowns are [\\ce{Ca^2+}], [\\ce{F-}], [\\ce{HF}], [\\ce{H+}] and [\\ce{OH-}]. Three equilibria (*K*_{sp}, *K*_{a}, *K*_{w}), one mass balance and one charge balance give the number of equations: 5.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
    computation: { kind: 'quantity', expression: '3 + 1 + 1', unit: '' },
  },
  {
    id: 'analytical-buffers-analytical-106',
    topics: ['buffers-analytical'],
    tests: ['equilibria-with-activities'],
    uses: ['ionic-strength'],
    difficulty: 'beginner',
    text: 'Solid \\ce{BaSO4} is in contact with its saturated solution. Some \\ce{KNO3}, which has no ion in common with \\ce{BaSO4}, is dissolved in this solution. What happens?',
    answer: 'A little more \\ce{BaSO4} dissolves.',
    distractors: [
      {
        text: 'A little more \\ce{BaSO4} precipitates.',
        slip: 'ignored-common-ion',
        teaching:
          'This would be the effect of a common ion, such as sulfate; here the activity coefficients fall.',
      },
      {
        text: 'Nothing, because there is no common ion.',
        slip: 'ignored-activity',
        teaching:
          'The ions of \\ce{KNO3} surround \\ce{Ba^2+} and \\ce{SO4^2-} and lower their activity coefficients.',
      },
      {
        text: '\\ce{Ba(NO3)2} precipitates in its place.',
        slip: 'solubility-rule',
        teaching: 'All nitrates are soluble at such concentrations.',
      },
    ],
    explanation:
      '*K*_{sp} is the product of the activities. The added ions lower the activity coefficients, so the concentrations must rise: a little more \\ce{BaSO4} dissolves.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
  },
  {
    id: 'analytical-buffers-analytical-107',
    topics: ['buffers-analytical'],
    tests: ['equilibria-with-activities'],
    uses: ['ionic-strength', 'systematic-treatment-of-equilibrium'],
    difficulty: 'advanced',
    text: 'One 0.010 mol/L solution of acetic acid is prepared in water and another in 0.10 mol/L \\ce{KNO3}. The activity coefficient of the neutral molecule is 1 in both. How do [\\ce{H+}] and the dissociated fraction in the salt solution compare with those in water?',
    answer: 'Both are greater.',
    distractors: [
      {
        text: 'Both are smaller.',
        slip: 'reversed-trend',
        teaching: 'Lower activity coefficients of the ions must be compensated by higher concentrations.',
      },
      {
        text: '[\\ce{H+}] is greater, but the fraction is unchanged.',
        slip: 'one-partner-only',
        teaching:
          'By the charge balance [\\ce{H+}] equals [\\ce{CH3COO-}], apart from the ions of water, so both change together.',
      },
      {
        text: 'Both are unchanged because *K*_{a} is constant.',
        slip: 'ignored-activity',
        teaching:
          '*K*_{a} is constant for activities; the quotient of the concentrations is *K*_{a}/γ² and increases.',
      },
    ],
    explanation:
      '[\\ce{H+}][\\ce{A-}]/[\\ce{HA}] = *K*_{a}/γ² with γ < 1: the quotient of concentrations increases, so more acid dissociates. Since [\\ce{H+}] = [\\ce{A-}], both are greater.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 8',
  },
];
