import type { WrittenQuestion } from '../../written-question.ts';

export const figuresAndQualityFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-errors-and-statistics-701',
    topics: ['errors-and-statistics'],
    tests: ['accuracy-and-precision', 'standard-deviation'],
    difficulty: 'beginner',
    text: 'A balance reads 0.50 mg too high for each mass. How does this change the mean and the standard deviation of ten weighings of one object?',
    answer: 'The mean rises; the standard deviation stays the same.',
    distractors: [
      {
        text: 'The mean rises; the standard deviation rises by the same amount.',
        slip: 'bias-for-scatter',
        teaching:
          'A constant shift moves all results equally and does not change their distances from the mean.',
      },
      {
        text: 'The mean stays the same; the standard deviation rises.',
        slip: 'bias-for-scatter',
        teaching: 'Random errors cause results to scatter; this error always has the same sign and size.',
      },
      {
        text: 'The mean stays the same; the standard deviation stays the same.',
        slip: 'averaging-removes-bias',
        teaching: 'A systematic error does not average out, because it affects every result in the same way.',
      },
    ],
    explanation:
      'Each result is 0.50 mg higher, and so is the mean. The deviations from the mean do not change. The mean rises; the standard deviation stays the same.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
  },
  {
    id: 'analytical-errors-and-statistics-702',
    topics: ['errors-and-statistics'],
    tests: ['standard-deviation'],
    difficulty: 'intermediate',
    text: 'Which set of results has the smallest relative standard deviation?',
    answer: '50.0, 50.1 and 50.2',
    distractors: [
      {
        text: '0.50, 0.51 and 0.52',
        slip: 'absolute-for-relative-error',
        teaching: 'Its standard deviation, 0.01, is the smallest, but it is 2% of the mean.',
      },
      {
        text: '50, 51 and 52',
        slip: 'property-misjudged',
        teaching: 'Its standard deviation, 1, is 2% of the mean; a large mean alone does not help.',
      },
      {
        text: '5.0, 5.1 and 5.2',
        slip: 'absolute-for-relative-error',
        teaching: 'Its standard deviation is 0.1, but its mean is only 5.1, so this is 2%.',
      },
    ],
    explanation:
      'The standard deviation is 0.01 for 0.50, 0.51 and 0.52, 1 for 50, 51 and 52, and 0.1 for the two other sets. Divided by the means, these values give 0.2% for 50.0, 50.1 and 50.2, and 2% for the others.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
    computation: {
      kind: 'option-extreme',
      values: {
        '50.0, 50.1 and 50.2': '0.1 / 50.1',
        '0.50, 0.51 and 0.52': '0.01 / 0.51',
        '50, 51 and 52': '1 / 51',
        '5.0, 5.1 and 5.2': '0.1 / 5.1',
      },
      pick: 'least',
      quantity: 'relative standard deviation',
    },
  },
  {
    id: 'analytical-errors-and-statistics-703',
    topics: ['errors-and-statistics'],
    tests: ['confidence-interval'],
    uses: ['standard-deviation'],
    difficulty: 'intermediate',
    text: 'A fourth result is added to a set of three, and the standard deviation *s* stays the same. Why does the 95% confidence interval of the mean shrink to less than two thirds of its original width?',
    answer: '*t* falls considerably, and √*n* rises.',
    distractors: [
      {
        text: '*t* hardly changes, and √*n* rises.',
        slip: 'normal-for-student',
        teaching:
          'The factor √(3/4) alone would narrow the interval by only 13%; with few results *t* changes considerably.',
      },
      {
        text: '*t* hardly changes, and *s* falls.',
        slip: 'given-fact-overlooked',
        teaching: 'The question says that *s* stays the same; with few results *t* changes considerably.',
      },
      {
        text: '*t* falls considerably, and *s* falls.',
        slip: 'given-fact-overlooked',
        teaching: 'The question says that *s* stays the same.',
      },
    ],
    explanation:
      'The half-width is *ts*/√*n*. From two to three degrees of freedom *t* falls from 4.30 to 3.18, and √*n* rises from 1.73 to 2.00; the ratio is \\frac{3.18}{4.30} × \\frac{1.73}{2.00} = 0.64.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
  },
  {
    id: 'analytical-errors-and-statistics-704',
    topics: ['errors-and-statistics'],
    tests: ['significance-tests'],
    difficulty: 'intermediate',
    text: 'A comparison of two methods gives *t* = 1.8; the critical value for 95% is 2.31. The report says: “The test proves that both methods give the same result.” What is wrong with this sentence?',
    answer: 'A difference may exist that these few data do not show.',
    distractors: [
      {
        text: 'A difference has been shown because *t* is below the critical value.',
        slip: 'decision-turned-around',
        teaching: 'A difference is shown only when *t* exceeds the critical value.',
      },
      {
        text: 'A difference has been shown because *t* is greater than 1.',
        slip: 'wrong-reference',
        teaching: 'The limit is the tabulated value, here 2.31.',
      },
      {
        text: 'A difference cannot be tested by *t* because it needs an *F* test.',
        slip: 'other-principle',
        teaching: '*F* compares standard deviations; means are compared by *t*.',
      },
    ],
    explanation:
      'A value of *t* below the critical value means that no difference is detected at this level. That is no proof of equality: a difference may exist that these few data do not show.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
  },
  {
    id: 'analytical-errors-and-statistics-705',
    topics: ['errors-and-statistics'],
    tests: ['significance-tests'],
    difficulty: 'intermediate',
    text: 'Blood samples from twelve patients have very different glucose concentrations. Each is measured once by method A and once by method B. Which test best shows whether one method gives systematically higher results?',
    answer: 'A *t* test of the paired differences',
    distractors: [
      {
        text: 'A *t* test of the two means of twelve results',
        slip: 'separation-overlooked',
        teaching:
          'The large differences between the patients would hide a small difference between the methods.',
      },
      {
        text: 'An *F* test of the two standard deviations',
        slip: 'other-principle',
        teaching: 'This test compares scatter, and here the scatter comes mostly from the patients.',
      },
      {
        text: 'A *Q* test of the highest results',
        slip: 'other-principle',
        teaching: 'This test is for a suspected outlier in one series.',
      },
    ],
    explanation:
      'Each sample serves as its own control. The differences within the pairs are free of the variation between patients, so a *t* test of the paired differences is best.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
  },
  {
    id: 'analytical-errors-and-statistics-706',
    topics: ['errors-and-statistics'],
    tests: ['significance-tests'],
    difficulty: 'beginner',
    text: 'Two means are compared, and *t* = 2.90 is found. The critical values are 2.31 for 95% and 3.36 for 99% confidence. Which conclusion is correct?',
    answer: 'The difference is significant at 95%, but not at 99%.',
    distractors: [
      {
        text: 'The difference is significant at 99%, but not at 95%.',
        slip: 'decision-turned-around',
        teaching:
          'A difference that is significant at 99% is also significant at 95%, because the requirement at 99% is stricter.',
      },
      {
        text: 'The difference is significant at 95% and at 99%.',
        slip: 'one-condition-only',
        teaching: 'For 99%, *t* would have to exceed 3.36.',
      },
      {
        text: 'The difference is significant neither at 95% nor at 99%.',
        slip: 'decision-turned-around',
        teaching: '2.90 exceeds 2.31, so the difference is significant at 95%.',
      },
    ],
    explanation:
      '2.90 is greater than 2.31 and less than 3.36. The difference is significant at 95%, but not at 99%.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 4',
  },
  {
    id: 'analytical-errors-and-statistics-707',
    topics: ['errors-and-statistics'],
    tests: ['quality-assurance'],
    uses: ['accuracy-and-precision'],
    difficulty: 'advanced',
    text: 'A reference material certified to contain 12.0 ± 0.2 mg/kg of an element is found to contain 13.1 ± 0.2 mg/kg. Spikes of 5, 10 and 20 mg/kg all raise the result by exactly the amount added. Which type of error is consistent with both findings?',
    answer: 'A constant one, such as an uncorrected blank',
    distractors: [
      {
        text: 'A proportional one, such as an overly dilute standard',
        slip: 'overlooked-effect',
        teaching:
          'This would raise the results for the spikes by the same percentage, giving a recovery above 100%.',
      },
      {
        text: 'A random one, such as uneven filling of flasks',
        slip: 'bias-for-scatter',
        teaching: 'The difference of 1.1 mg/kg is far outside the scatter of ±0.2.',
      },
      {
        text: 'A proportional one, such as losses during digestion',
        slip: 'wrong-sign',
        teaching: 'Losses would give a low result and a recovery below 100%.',
      },
    ],
    explanation:
      'The result is too high, but the spikes are recovered completely: the slope is right, and something adds 1.1 mg/kg each time. A recovery experiment cannot show this, but a reference material can. The error is a constant one, such as an uncorrected blank.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-errors-and-statistics-708',
    topics: ['errors-and-statistics'],
    tests: ['quality-assurance'],
    uses: ['standard-deviation'],
    difficulty: 'intermediate',
    text: 'On a control chart the last nine values of a control sample all lie between the mean and one standard deviation above it. No limit has been crossed. What does this suggest?',
    answer: 'The results have shifted upward by a small amount.',
    distractors: [
      {
        text: 'The results are fine because only the limits matter.',
        slip: 'one-condition-only',
        teaching:
          'By chance, nine values in a row fall on the same side of the mean only about once in 250 cases, so this, too, is a warning signal.',
      },
      {
        text: 'The results scatter more than they did before.',
        slip: 'bias-for-scatter',
        teaching: 'The values lie close together; what has changed is their position.',
      },
      {
        text: 'The results have become more accurate than before.',
        slip: 'accuracy-for-precision',
        teaching: 'They scatter little, but around a value above the expected one.',
      },
    ],
    explanation:
      'Random scatter would put about half of the values below the mean. Nine in a row on the same side is improbable, about 2 in 512: the results have shifted upward by a small amount, and the cause should be looked for.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-errors-and-statistics-709',
    topics: ['errors-and-statistics'],
    tests: ['quality-assurance'],
    uses: ['accuracy-and-precision'],
    difficulty: 'beginner',
    text: 'Some samples are divided and given to the analyst a second time, under different sample numbers. What do these blind duplicates check?',
    answer: 'The repeatability of the whole analysis',
    distractors: [
      {
        text: 'The trueness of the calibration standards',
        slip: 'accuracy-for-precision',
        teaching: 'Both halves are measured with the same standards and share any error in them.',
      },
      {
        text: 'The purity of the reagents and the water',
        slip: 'other-principle',
        teaching: 'This is what a blank shows.',
      },
      {
        text: 'The recovery of an amount that was added',
        slip: 'other-principle',
        teaching: 'Nothing has been added to the sample; a recovery requires a spike.',
      },
    ],
    explanation:
      'Two results for the same material should agree. Their difference shows how repeatable the work is when the analyst does not know which samples belong together: it checks the repeatability of the whole analysis.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-significant-figures-701',
    topics: ['significant-figures'],
    tests: ['counting-significant-figures'],
    uses: ['scientific-notation'],
    difficulty: 'intermediate',
    text: 'A distance was measured to the nearest 10 m and is reported as 2500 m. Why should it be written as 2.50 × 10^{3} m?',
    answer: 'So that the number of significant figures can be seen',
    distractors: [
      {
        text: 'So that the result becomes more precise than measured',
        slip: 'overstated-precision',
        teaching: 'Notation does not change a measurement; it shows how precise it is.',
      },
      {
        text: 'So that both final zeros count as significant',
        slip: 'dropped-trailing-zero',
        teaching: '2.50 × 10^{3} has three figures: one zero is significant, but the last one is not.',
      },
      {
        text: 'So that no zero has to be counted as significant',
        slip: 'dropped-trailing-zero',
        teaching: 'The zero in 2.50 is written because it was measured.',
      },
    ],
    explanation:
      'In 2500 m it is unclear which zeros were measured and which are only placeholders. To the nearest 10 m there are three significant figures, 2.50; the number is written in this way so that the number of significant figures can be seen.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'analytical-significant-figures-702',
    topics: ['significant-figures'],
    tests: ['significant-figures-in-calculations'],
    uses: ['counting-significant-figures'],
    difficulty: 'intermediate',
    text: 'A dozen identical tablets have a total mass of 7.44 g. A student gives the mean mass of a tablet as 0.62 g, “since 12 has two figures.” Why is 0.620 g correct?',
    answer: 'The number 12 is a count and does not limit the figures.',
    distractors: [
      {
        text: 'The number 12 is small and adds a figure to the result.',
        slip: 'overgeneralised-rule',
        teaching: 'The size of a number does not matter; what matters is that it is exact.',
      },
      {
        text: 'The number 12 is measured with three figures as well.',
        slip: 'defined-for-measured',
        teaching: 'Tablets are counted, not measured, so their number has no uncertainty.',
      },
      {
        text: 'The number 0.62 has three figures because the first zero counts.',
        slip: 'counted-leading-zeros',
        teaching: 'Leading zeros only locate the decimal point.',
      },
    ],
    explanation:
      'Counted numbers are exact. Only 7.44 g, with three figures, limits the result: \\frac{7.44}{12} = 0.620 g. The number 12 is a count and does not limit the figures.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'analytical-significant-figures-703',
    topics: ['significant-figures'],
    tests: ['scientific-notation'],
    difficulty: 'beginner',
    text: 'Which of these numbers is the smallest?',
    answer: '3.9 × 10^{−4}',
    distractors: [
      {
        text: '42 × 10^{−5}',
        slip: 'power-of-ten',
        teaching: '42 × 10^{−5} is 4.2 × 10^{−4}; the power of ten alone does not decide.',
      },
      {
        text: '4.1 × 10^{−3}',
        slip: 'power-of-ten',
        teaching: 'Its power of ten is larger: 10^{−3} is ten times 10^{−4}.',
      },
      {
        text: '0.0051',
        slip: 'power-of-ten',
        teaching: 'This is 5.1 × 10^{−3}, more than ten times 3.9 × 10^{−4}.',
      },
    ],
    explanation:
      'With one digit before the decimal point the numbers are 3.9 × 10^{−4}, 4.2 × 10^{−4}, 4.1 × 10^{−3} and 5.1 × 10^{−3}. The smallest is 3.9 × 10^{−4}.',
    reference: 'OpenStax Chemistry 2e, appendix B',
    computation: {
      kind: 'option-extreme',
      values: {
        '3.9 × 10^{−4}': '3.9e-4',
        '42 × 10^{−5}': '42e-5',
        '4.1 × 10^{−3}': '4.1e-3',
        '0.0051': '0.0051',
      },
      pick: 'least',
      quantity: 'value',
    },
  },
  {
    id: 'analytical-significant-figures-704',
    topics: ['significant-figures'],
    tests: ['scientific-notation'],
    difficulty: 'beginner',
    text: 'What is \\frac{6.0 × 10^{5}}{3.0 × 10^{−2}}?',
    answer: '2.0 × 10^{7}',
    distractors: [
      {
        text: '2.0 × 10^{3}',
        slip: 'added-for-subtracted',
        teaching: 'The exponent in the denominator is subtracted: 5 − (−2) = 7.',
        expression: '6.0 / 3.0 * 10^(5 - 2)',
      },
      {
        text: '5.0 × 10^{−8}',
        slip: 'inverted-ratio',
        teaching: 'This is the denominator divided by the numerator.',
        expression: '3.0e-2 / 6.0e5',
      },
      {
        text: '1.8 × 10^{4}',
        slip: 'multiplied-for-divided',
        teaching: 'This is the product of the two numbers.',
        expression: '6.0e5 * 3.0e-2',
      },
    ],
    explanation: '\\frac{6.0}{3.0} = 2.0, and 5 − (−2) = 7: the quotient is 2.0 × 10^{7}.',
    reference: 'OpenStax Chemistry 2e, appendix B',
    computation: { kind: 'quantity', expression: '6.0e5 / 3.0e-2', unit: '' },
  },
  {
    id: 'analytical-significant-figures-705',
    topics: ['significant-figures'],
    tests: ['scientific-notation'],
    difficulty: 'intermediate',
    text: 'A student finds √(4.0 × 10^{−7}) = 2.0 × 10^{−3.5} and rounds this to 2.0 × 10^{−4}. What is the root to two figures?',
    answer: '6.3 × 10^{−4}',
    distractors: [
      {
        text: '6.3 × 10^{−3}',
        slip: 'power-of-ten',
        teaching: 'In √(40 × 10^{−8}) the exponent is halved from −8, which gives 10^{−4}.',
        expression: 'sqrt(40) * 10^(-3)',
      },
      {
        text: '2.0 × 10^{−3}',
        slip: 'rounded-wrongly',
        teaching: 'An exponent cannot be rounded; 10^{−3.5} is 3.2 × 10^{−4}.',
        expression: 'sqrt(4.0) * 10^(-3)',
      },
      {
        text: '3.2 × 10^{−4}',
        slip: 'power-of-ten',
        teaching: '10^{−3.5} is 3.2 × 10^{−4}, which must still be multiplied by 2.0.',
        expression: '10^(-3.5)',
      },
    ],
    explanation:
      'First the exponent is made even: 4.0 × 10^{−7} = 40 × 10^{−8}. The root is √40 × 10^{−4} = 6.3 × 10^{−4}.',
    reference: 'OpenStax Chemistry 2e, appendix B',
    computation: { kind: 'quantity', expression: 'sqrt(4.0e-7)', unit: '' },
  },
  {
    id: 'analytical-concentration-units-701',
    topics: ['concentration-units'],
    tests: ['mass-percent-of-a-solution'],
    difficulty: 'beginner',
    text: 'A student dissolves 10 g of sugar in 100 g of water and writes “10% sugar by mass” on the bottle. What is wrong with this label?',
    answer: 'The percentage is too high because the solution weighs 110 g.',
    distractors: [
      {
        text: 'The percentage is too low because the solution weighs 110 g.',
        slip: 'reversed-trend',
        teaching: 'A greater total mass makes the percentage smaller, 9.1%.',
      },
      {
        text: 'The percentage is too high because the solution weighs 90 g.',
        slip: 'subtracted-for-added',
        teaching: 'The masses of sugar and water add up; sugar is not taken from the water.',
      },
      {
        text: 'The percentage is too low because the solution has a smaller volume.',
        slip: 'volume-share-for-mass-share',
        teaching: 'Mass percent compares masses; the volume does not matter.',
      },
    ],
    explanation:
      'Mass percent is based on the mass of the solution: \\frac{10}{110} × 100% = 9.1%. The percentage on the label is too high because the solution weighs 110 g.',
    reference: 'OpenStax Chemistry 2e, section 3.4',
  },
  {
    id: 'analytical-concentration-units-702',
    topics: ['concentration-units'],
    tests: ['mass-percent-of-a-solution'],
    difficulty: 'intermediate',
    text: 'A 100 g portion of a 10% salt solution is mixed with 300 g of a 30% solution (by mass). What is the percentage of salt in the mixture?',
    answer: '25%',
    distractors: [
      {
        text: '20%',
        slip: 'unweighted-mean',
        teaching: 'There is three times as much of the stronger solution.',
        expression: '(10 + 30) / 2',
      },
      {
        text: '15%',
        slip: 'swapped-volumes',
        teaching: 'The masses were interchanged; there is 300 g of the 30% solution.',
        expression: '(0.10 * 300 + 0.30 * 100) / 400 * 100',
      },
      {
        text: '40%',
        slip: 'needless-sum',
        teaching: 'Percentages do not add; that of a mixture lies between the two.',
        expression: '10 + 30',
      },
    ],
    explanation:
      'The mass of salt is 0.10 × 100 g + 0.30 × 300 g = 100 g in 400 g: \\frac{100}{400} × 100% = 25%.',
    reference: 'OpenStax Chemistry 2e, section 3.4',
    computation: { kind: 'quantity', expression: '(0.10 * 100 + 0.30 * 300) / 400 * 100', unit: '%' },
  },
  {
    id: 'analytical-concentration-units-703',
    topics: ['concentration-units'],
    tests: ['mass-percent-of-a-solution', 'molarity'],
    uses: ['density'],
    difficulty: 'intermediate',
    text: 'A 5.0% salt solution (by mass) is warmed from 20 to 60 °C in a closed bottle. It expands by about 1.5%. How do its mass percent and its molarity change?',
    answer: 'The mass percent stays the same, and the molarity falls.',
    distractors: [
      {
        text: 'The mass percent falls, and the molarity stays the same.',
        slip: 'exchanged-values',
        teaching: 'These are interchanged: molarity, not mass percent, involves the volume.',
      },
      {
        text: 'The mass percent stays the same, and so does the molarity.',
        slip: 'effect-left-out',
        teaching: 'The same amount in a larger volume means a lower molarity.',
      },
      {
        text: 'The mass percent falls, and so does the molarity.',
        slip: 'event-invented',
        teaching: 'No mass is lost from a closed bottle, neither salt nor water.',
      },
    ],
    explanation:
      'Masses do not change on warming. The volume, by which the amount is divided to give the molarity, increases. The mass percent stays the same, and the molarity falls.',
    reference: 'OpenStax Chemistry 2e, section 3.4',
  },
];
