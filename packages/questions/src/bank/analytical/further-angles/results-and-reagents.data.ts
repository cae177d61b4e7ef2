import type { WrittenQuestion } from '../../written-question.ts';

/** Statistics, significant figures, parts per million, precipitates and redox titrations. */
export const resultsAndReagentsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-errors-and-statistics-900',
    topics: ['errors-and-statistics'],
    tests: ['confidence-interval'],
    difficulty: 'intermediate',
    text: 'Five analyses of well water, without systematic error, give a mean nitrate content of 12.40 mg/L with a 95% confidence interval of ±0.19 mg/L. What does “95%” mean here?',
    answer: 'About 95% of intervals found in this way include the true content.',
    distractors: [
      {
        text: 'About 95% of single results found in this way lie in the interval.',
        slip: 'standard-error-for-deviation',
        teaching:
          'The interval is that of a mean of five; single results scatter more widely than the mean does.',
      },
      {
        text: 'About 95% of the nitrate in the water is found by this method.',
        slip: 'recovery-for-error',
        teaching:
          'The share of the analyte that is found is the recovery; without systematic error it is 100%.',
      },
      {
        text: 'About 95% of the stated content is free of experimental error.',
        slip: 'other-terms-meaning',
        teaching:
          'The percentage is a probability and not a part of the result; the uncertainty here is about 1.5% of the mean.',
      },
    ],
    explanation:
      'If the five analyses were repeated many times, each set would give another mean and another interval. About 95% of these intervals would include the true content, and about 5% would miss it.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 4',
  },
  {
    id: 'analytical-errors-and-statistics-901',
    topics: ['errors-and-statistics'],
    tests: ['confidence-interval'],
    difficulty: 'beginner',
    text: 'A chemist reports the 99% confidence interval of a mean instead of the 95% interval, from the same five results. How does the interval change, and why?',
    answer: 'It becomes wider, because *t* is greater.',
    distractors: [
      {
        text: 'It becomes narrower, because *t* is smaller.',
        slip: 'reversed-trend',
        teaching: 'To include the true value more often, an interval must be wider; *t* is greater for 99%.',
      },
      {
        text: 'It becomes wider, because *s* is greater.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The standard deviation comes from the results alone, and these are the same.',
      },
      {
        text: 'It becomes narrower, because *s* is smaller.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The results and their scatter are the same; a higher confidence is paid for with a wider interval.',
      },
    ],
    explanation:
      'The half-width is *ts*/√*n*. *s* and *n* are the same. For four degrees of freedom *t* rises from 2.78 (95%) to 4.60 (99%), so the interval becomes wider.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 4',
  },
  {
    id: 'analytical-errors-and-statistics-902',
    topics: ['errors-and-statistics'],
    tests: ['outlier-tests'],
    difficulty: 'beginner',
    text: 'In one of five titrations the analyst saw some titrant drip beside the flask. The result of this run is a little high, but its *Q* is below the critical value. What should be done with it?',
    answer: 'Leave it out, because this run is known to be faulty.',
    distractors: [
      {
        text: 'Keep it, because the *Q* test does not find an outlier.',
        slip: 'one-condition-only',
        teaching:
          'The test is meant for values without a known cause; here the cause is known, and no statistics can undo it.',
      },
      {
        text: 'Leave it out, because *Q* is below the critical value.',
        slip: 'decision-turned-around',
        teaching: 'A *Q* below the critical value argues for keeping a value, not for rejecting it.',
      },
      {
        text: 'Keep it, because five results are better than four.',
        slip: 'averaging-removes-bias',
        teaching: 'A result that is known to be wrong makes the mean worse, however many results there are.',
      },
    ],
    explanation:
      'Outlier tests help with suspect values for which no reason is known. A result of a run in which titrant was lost is known to be wrong. It is left out without any test, and the titration is repeated.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 4',
  },
  {
    id: 'analytical-errors-and-statistics-903',
    topics: ['errors-and-statistics'],
    tests: ['outlier-tests'],
    difficulty: 'advanced',
    text: 'Three titrations require 24.31, 24.31 and 24.33 mL. For the third value *Q* = 1.00, which is above *Q*_{crit} = 0.94 (90%, three values). Why should 24.33 mL nevertheless be kept?',
    answer: 'With two equal values, *Q* is 1 however near the third one is.',
    distractors: [
      {
        text: 'With two equal values, the range is zero, and *Q* has no meaning.',
        slip: 'range-without-outlier',
        teaching: 'The range includes the suspect value: it is 24.33 − 24.31 = 0.02 mL.',
      },
      {
        text: 'With three values, *Q* has to be below *Q*_{crit} for a rejection.',
        slip: 'decision-turned-around',
        teaching: 'A value may be rejected when *Q* exceeds *Q*_{crit}, for any number of values.',
      },
      {
        text: 'With three values, the gap is measured from the mean of all three.',
        slip: 'mean-for-nearest-neighbour',
        teaching: 'In the *Q* test the gap is always that to the nearest value.',
      },
    ],
    explanation:
      'If two of three values agree exactly, the gap to the third one equals the range, and *Q* is 1 whether it is 0.02 or 2 mL away. Here the gap is no greater than the uncertainty of reading a buret; the agreement of two values may be chance.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 7',
  },
  {
    id: 'analytical-errors-and-statistics-904',
    topics: ['errors-and-statistics'],
    tests: ['propagation-of-uncertainty'],
    difficulty: 'intermediate',
    text: 'A dish with a moist powder weighs 32.4563 g before drying and 32.4521 g afterward; each weighing has an independent uncertainty of ±0.0002 g (one standard deviation). Both weighings are good to better than 0.001%. Why is the mass of water that was lost uncertain by almost 7%?',
    answer: 'Absolute uncertainties combine, and the difference is small.',
    distractors: [
      {
        text: 'Relative uncertainties combine, and the difference is small.',
        slip: 'relative-for-absolute-error',
        teaching:
          'Relative uncertainties are combined in products and quotients; those of the two weighings would give less than 0.001%.',
      },
      {
        text: 'Absolute uncertainties combine, and the dish is heavy.',
        slip: 'wrong-cause',
        teaching:
          'With the same ±0.0002 g, a lighter dish would give the same uncertainty of the difference.',
      },
      {
        text: 'Relative uncertainties combine, and the dish is heavy.',
        slip: 'relative-for-absolute-error',
        teaching:
          'In a difference the absolute uncertainties combine, and these do not depend on the mass of the dish here.',
      },
    ],
    explanation:
      'In a difference the squares of the absolute uncertainties add: \\sqrt{0.0002² + 0.0002²} g = 0.00028 g. The difference is small, 0.0042 g, and 0.00028 g/0.0042 g is 6.7%.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 3',
  },
  {
    id: 'analytical-errors-and-statistics-905',
    topics: ['errors-and-statistics'],
    tests: ['propagation-of-uncertainty'],
    difficulty: 'advanced',
    text: 'The diameter of a spherical drop is measured with a relative uncertainty of 1.0%, and the volume of the drop is calculated from it. What is the relative uncertainty of the volume?',
    answer: '3.0%',
    distractors: [
      {
        text: '1.0%',
        slip: 'forgot-exponent',
        teaching: 'The diameter enters three times as a factor, so an error in it counts more than once.',
        expression: '1.0',
      },
      {
        text: '1.7%',
        slip: 'needless-root',
        teaching:
          'Squares add for independent errors; here one and the same error enters three times, and nothing cancels.',
        expression: 'sqrt(1.0^2 + 1.0^2 + 1.0^2)',
      },
      {
        text: '4.2%',
        slip: 'needless-factor',
        teaching:
          'The exact factor 4π/3 in the formula for the volume has no uncertainty and does not change the relative uncertainty.',
        expression: '4 * 3.1416 / 3 * 1.0',
      },
    ],
    explanation:
      'The volume is proportional to *d*³. If the measured *d* is too large by 1.0%, then each of the three factors is, and the volume is too large by 1.01³ − 1, or 3.0%. For a power the relative uncertainty is multiplied by the exponent: 3 × 1.0% = 3.0%.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 3',
    computation: { kind: 'quantity', expression: '3 * 1.0', unit: '%' },
  },
  {
    id: 'analytical-significant-figures-900',
    topics: ['significant-figures'],
    tests: ['counting-significant-figures'],
    uses: ['volumetric-glassware'],
    difficulty: 'intermediate',
    text: 'A buret has a mark every 0.1 mL. At the end of a titration the bottom of the meniscus is exactly at the 24 mL mark. How many significant figures should the recorded reading have?',
    answer: '4',
    distractors: [
      {
        text: '2',
        slip: 'dropped-trailing-zero',
        teaching:
          '“24 mL” would say that the reading is uncertain by about 1 mL; the zeros that were read count.',
      },
      {
        text: '3',
        slip: 'too-few-figures',
        teaching:
          'Between two marks a tenth of the distance between them can be estimated, so the reading goes to 0.01 mL.',
      },
      {
        text: '5',
        slip: 'overstated-precision',
        teaching:
          'A thousandth of a milliliter, a hundredth of the distance between two marks, cannot be estimated.',
      },
    ],
    explanation:
      'On a scale one digit beyond the marks is estimated. With marks at every 0.1 mL the reading goes to 0.01 mL: 24.00 mL, with 4 significant figures. The zeros were read and therefore count.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
    computation: { kind: 'significant-figures', written: '24.00' },
  },
  {
    id: 'analytical-significant-figures-901',
    topics: ['significant-figures'],
    tests: ['counting-significant-figures'],
    difficulty: 'beginner',
    text: 'Which two measured masses have the same number of significant figures?',
    answer: '0.050 g and 1.2 × 10^{3} g',
    distractors: [
      {
        text: '0.500 g and 0.050 g',
        slip: 'counted-leading-zeros',
        teaching:
          '0.500 g has three significant figures; 0.050 g has two, because the zero right after the decimal point only marks a place.',
      },
      {
        text: '10.50 g and 105 g',
        slip: 'dropped-trailing-zero',
        teaching:
          'The last zero of 10.50 g counts, so this mass has four significant figures; 105 g has three.',
      },
      {
        text: '2.0 g and 2.000 × 10^{3} g',
        slip: 'power-of-ten-counted',
        teaching: 'The power of ten does not matter; 2.000 has four significant figures, and 2.0 has two.',
      },
    ],
    explanation:
      'Zeros in front of the first nonzero digit do not count, but zeros at the end after a decimal point do. 0.050 g has two significant figures (5 and 0), and so has 1.2 × 10^{3} g (1 and 2).',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'analytical-concentration-units-900',
    topics: ['concentration-units'],
    tests: ['parts-per-million'],
    uses: ['density'],
    difficulty: 'intermediate',
    text: 'Four liquids each contain 1.0 mg of sulfur per liter. In which of them is the sulfur content in ppm by mass the greatest?',
    answer: 'Hexane (0.66 g/mL)',
    distractors: [
      {
        text: 'Ethanol (0.79 g/mL)',
        slip: 'best-of-several-missed',
        teaching:
          'A liter of ethanol weighs less than a liter of water, but there is a still lighter liquid.',
      },
      {
        text: 'Water (1.00 g/mL)',
        slip: 'overgeneralised-rule',
        teaching:
          'In water 1 mg/L is 1 ppm, but in a less dense liquid it is more, because a liter weighs less.',
      },
      {
        text: 'Chloroform (1.49 g/mL)',
        slip: 'inverted-ratio',
        teaching: 'A liter of chloroform has the greatest mass, so 1.0 mg is the smallest part of it.',
      },
    ],
    explanation:
      'By mass, 1 ppm is 1 mg per kg. A liter of hexane weighs only 0.66 kg, so 1.0 mg/L is 1.0 mg/0.66 kg = 1.5 ppm. In water it is 1.0 ppm, in chloroform 0.67 ppm.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 1',
    computation: {
      kind: 'option-extreme',
      values: {
        'Hexane (0.66 g/mL)': '1.0 / 0.66',
        'Ethanol (0.79 g/mL)': '1.0 / 0.79',
        'Water (1.00 g/mL)': '1.0 / 1.00',
        'Chloroform (1.49 g/mL)': '1.0 / 1.49',
      },
      pick: 'greatest',
      quantity: 'content in mg per kg',
    },
  },
  {
    id: 'analytical-concentration-units-901',
    topics: ['concentration-units'],
    tests: ['parts-per-million'],
    difficulty: 'beginner',
    text: 'An environmental report gives 0.050 ppm of ozone in the air and 0.050 ppm of manganese in a lake. What do the two values usually mean?',
    answer: 'Ozone: parts by volume; manganese: parts by mass',
    distractors: [
      {
        text: 'Ozone: parts by mass; manganese: parts by volume',
        slip: 'exchanged-values',
        teaching:
          'It is the other way around; a dissolved metal has no volume that could be compared with that of the lake.',
      },
      {
        text: 'Ozone: parts by mass; manganese: parts by mass',
        slip: 'overgeneralised-rule',
        teaching: 'For gases ppm usually means a ratio of volumes, which is that of the amounts in moles.',
      },
      {
        text: 'Ozone: parts by volume; manganese: parts by volume',
        slip: 'overgeneralised-rule',
        teaching: 'For solutions ppm means a ratio of masses; in dilute solution in water it is 1 mg/L.',
      },
    ],
    explanation:
      'For gases ppm is usually parts by volume: 0.050 µL of ozone in 1 L of air. For solutions and solids it is parts by mass: 0.050 mg of manganese in 1 kg of water.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 1',
  },
  {
    id: 'analytical-gravimetry-900',
    topics: ['gravimetry'],
    tests: ['washing-of-precipitates'],
    difficulty: 'intermediate',
    text: 'A precipitate on a filter holds back 1.0 mL of liquid each time it has drained. It is washed with 18 mL of liquid in all, and each portion mixes completely with the liquid held back. Which way of washing leaves the least of a dissolved impurity?',
    answer: 'Six portions of 3 mL',
    distractors: [
      {
        text: 'One portion of 18 mL',
        slip: 'portions-for-one-extraction',
        teaching:
          'One portion leaves 1/19 of the impurity; the same liquid in several portions does far better.',
      },
      {
        text: 'Two portions of 9 mL',
        slip: 'best-of-several-missed',
        teaching: 'Each portion leaves 1/10, so together they leave 1/100; smaller portions leave less.',
      },
      {
        text: 'Three portions of 6 mL',
        slip: 'best-of-several-missed',
        teaching: 'Three portions leave (1/7)³, about 1/340; still smaller portions leave even less.',
      },
    ],
    explanation:
      'A portion of *V* mL dilutes the 1.0 mL held back to *V* + 1 mL, of which 1.0 mL is left, so it leaves 1/(*V* + 1) of the impurity. One portion leaves 1/19, two leave (1/10)², three (1/7)³ and six (1/4)^{6} = 1/4096.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 12',
    computation: {
      kind: 'option-extreme',
      values: {
        'Six portions of 3 mL': '(1.0 / 4.0)^6',
        'One portion of 18 mL': '1.0 / 19.0',
        'Two portions of 9 mL': '(1.0 / 10.0)^2',
        'Three portions of 6 mL': '(1.0 / 7.0)^3',
      },
      pick: 'least',
      quantity: 'fraction of the impurity that is left',
    },
  },
  {
    id: 'analytical-gravimetry-901',
    topics: ['gravimetry'],
    tests: ['washing-of-precipitates', 'common-ion-effect'],

    difficulty: 'intermediate',
    text: 'A precipitate of calcium oxalate is washed with a dilute solution of ammonium oxalate rather than with pure water. What is the reason?',
    answer: 'The oxalate ions keep more of the precipitate from dissolving.',
    distractors: [
      {
        text: 'The oxalate ions draw foreign ions out of the crystals.',
        slip: 'wash-changes-precipitate',
        teaching: 'No wash liquid reaches ions inside the crystals; these are removed by reprecipitation.',
      },
      {
        text: 'The ammonium ions bind calcium in a soluble complex.',
        slip: 'wash-to-dissolve',
        teaching:
          'Calcium forms no such complex, and a complex would dissolve the precipitate that is to be kept.',
      },
      {
        text: 'The ammonium ions make the liquid basic and dissolve impurities.',
        slip: 'acid-for-base',
        teaching:
          'The ammonium ion is a weak acid, so it cannot make the liquid basic; pure water would wash out the soluble impurities as well.',
      },
    ],
    explanation:
      'Calcium oxalate is slightly soluble in water. A common ion lowers its solubility: the oxalate ions of the wash liquid keep more of the precipitate from dissolving. Any ammonium oxalate that remains is driven off on heating.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 12',
  },
  {
    id: 'analytical-redox-titrations-900',
    topics: ['redox-titrations'],
    tests: ['redox-titration-calculations', 'permanganate-titrations'],
    difficulty: 'intermediate',
    text: 'Equal amounts (in moles) of four compounds are dissolved in dilute sulfuric acid and titrated with permanganate. Iron ends up as \\ce{Fe^3+}, oxalate as \\ce{CO2} and peroxide as \\ce{O2}. Which compound requires the most permanganate?',
    answer: '\\ce{FeC2O4}',
    distractors: [
      {
        text: '\\ce{Fe2(SO4)3}',
        slip: 'oxidation-number-miscounted',
        teaching:
          'Its iron is \\ce{Fe^3+} already and gives up no electron, nor does sulfate, with sulfur at +6.',
      },
      {
        text: '\\ce{Na2C2O4}',
        slip: 'one-part-right',
        teaching: 'The oxalate gives up two electrons, but the sodium ions give up none.',
      },
      {
        text: '\\ce{H2O2}',
        slip: 'electrons-miscounted',
        teaching: 'Both oxygen atoms go from −1 to 0, which releases only two electrons.',
      },
    ],
    explanation:
      'The amount of permanganate follows from the electrons given up per formula unit. \\ce{Fe2(SO4)3}: none. \\ce{Na2C2O4}: two carbon atoms from +3 to +4, 2 electrons. \\ce{H2O2}: 2. \\ce{FeC2O4}: 1 from iron and 2 from oxalate, 3 in all.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{FeC2O4}': '1 + 2',
        '\\ce{Fe2(SO4)3}': '0',
        '\\ce{Na2C2O4}': '2',
        '\\ce{H2O2}': '2',
      },
      pick: 'greatest',
      quantity: 'number of electrons given up',
    },
  },
  {
    id: 'analytical-redox-titrations-901',
    topics: ['redox-titrations'],
    tests: ['redox-titration-calculations', 'back-titration'],

    difficulty: 'intermediate',
    text: 'Dichromate in a sample is treated with a known excess of \\ce{Fe^2+}, and the \\ce{Fe^2+} that is left is titrated with permanganate. The end point is overshot by 0.5 mL. How does this change the result for dichromate?',
    answer: 'It is too low, because less \\ce{Fe^2+} seems to have reacted with it.',
    distractors: [
      {
        text: 'It is too high, because more \\ce{Fe^2+} seems to have reacted with it.',
        slip: 'excess-for-reacted',
        teaching:
          'More permanganate means that more \\ce{Fe^2+} seems to be left, not that more has reacted.',
      },
      {
        text: 'It is too low, because more \\ce{Fe^2+} seems to have reacted with it.',
        slip: 'one-part-right',
        teaching:
          'The result is too low, but because more \\ce{Fe^2+} seems to be left and so less seems to have reacted.',
      },
      {
        text: 'It is too high, because less \\ce{Fe^2+} seems to have reacted with it.',
        slip: 'ignored-back-titration',
        teaching:
          'Dichromate is found from the \\ce{Fe^2+} that it oxidized; if this seems to be less, the result is lower.',
      },
    ],
    explanation:
      'The permanganate counts the \\ce{Fe^2+} that is left. With too much of it, more seems to be left, so less seems to have reacted with the dichromate, and the result is too low.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
  },
];
