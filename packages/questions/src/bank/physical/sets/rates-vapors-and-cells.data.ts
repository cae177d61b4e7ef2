import type { WrittenSet } from '../../written-set.ts';

export const ratesVaporsAndCellsSets: readonly WrittenSet[] = [
  {
    id: 'physical-set-nitrogen-dioxide-decay',
    title: 'Decomposition of nitrogen dioxide',
    stimulus:
      'Nitrogen dioxide decomposes at 300 °C: \\ce{2NO2 -> 2NO + O2}. Its concentration *c* in a sealed vessel is followed by measuring the absorption of blue light, which neither \\ce{NO} nor \\ce{O2} absorbs. The table shows *c* with its logarithm and its reciprocal, which a student calculated for plotting. The reaction does not reach equilibrium during the experiment. The rate constant *k* is defined by −d*c*/d*t* = *k* *c*^{*n*}.',
    figure: {
      caption: 'Concentration of \\ce{NO2} at 300 °C',
      kind: 'table',
      columns: ['Time (s)', '*c* (10^{−3} mol/L)', 'ln (*c*/(mol/L))', '1/*c* (L/mol)'],
      rows: [
        ['0', '10.0', '−4.605', '100'],
        ['50', '7.87', '−4.845', '127'],
        ['100', '6.49', '−5.037', '154'],
        ['200', '4.81', '−5.337', '208'],
        ['300', '3.82', '−5.568', '262'],
      ],
    },
    questions: [
      {
        id: 'physical-rate-laws-800',
        topics: ['rate-laws'],
        tests: ['integrated-rate-laws', 'second-order-kinetics'],
        difficulty: 'intermediate',
        text: 'What order *n* do the data show, and how can this be recognized?',
        answer: 'Second, because 1/*c* rises by 54 L/mol in each 100 s',
        distractors: [
          {
            text: 'First, because ln *c* falls in each 100 s of the experiment',
            slip: 'fit-for-proof',
            teaching:
              'ln *c* falls by 0.43, 0.30 and 0.23 in equal times; only a straight line would show first order.',
          },
          {
            text: 'Second, because the equation has the coefficient 2 for \\ce{NO2}',
            slip: 'orders-from-equation',
            teaching:
              'An order is found by experiment; the coefficient in the equation is not evidence for it.',
          },
          {
            text: 'Zero, because *c* falls from the beginning to the end',
            slip: 'fit-for-proof',
            teaching: '*c* falls by less and less in equal times; for zero order the steps would be equal.',
          },
        ],
        explanation:
          'Of the three columns only 1/*c* changes by equal steps in equal times, 27 L/mol in 50 s and 54 L/mol in 100 s. Such a straight line shows a second-order reaction.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
      },
      {
        id: 'physical-rate-laws-801',
        topics: ['rate-laws'],
        tests: ['second-order-kinetics', 'half-life-of-a-reaction'],
        difficulty: 'intermediate',
        text: 'About 185 s after the start, half of the \\ce{NO2} is left. How much longer does it take until only a quarter is left?',
        answer: '370 s',
        distractors: [
          {
            text: '185 s',
            slip: 'constant-half-life',
            teaching:
              'Successive half-lives are equal only for a first-order reaction; here 1/*c* must rise from 200 to 400 L/mol.',
            expression: '185',
          },
          {
            text: '93 s',
            slip: 'reversed-trend',
            teaching:
              'The half-life of a second-order reaction becomes longer as *c* falls; a shorter one would be found for a zero-order reaction.',
            expression: '185 / 2',
          },
          {
            text: '555 s',
            slip: 'half-life-for-whole-time',
            teaching: 'This is the time from the very start; the first 185 s have already passed.',
            expression: '185 + 2 * 185',
          },
        ],
        explanation:
          '1/*c* rises by 0.54 L/mol each second. From 100 to 200 L/mol takes 185 s; from 200 to 400 L/mol takes twice as long, 370 s.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
        computation: {
          kind: 'quantity',
          expression: '(400 - 200) / 0.54',
          unit: 's',
        },
      },
      {
        id: 'physical-rate-laws-802',
        topics: ['rate-laws'],
        tests: ['second-order-kinetics', 'beer-lambert-law'],
        uses: ['integrated-rate-laws'],
        difficulty: 'intermediate',
        text: 'Suppose that the product \\ce{NO} also absorbed a little of the blue light and that the student did not take this into account. How would this affect the rate constant that is found?',
        answer: 'It would be too small, because *c* seems to fall more slowly.',
        distractors: [
          {
            text: 'It would be too large, because *c* seems to fall more quickly.',
            slip: 'reversed-trend',
            teaching:
              'The absorption of \\ce{NO} adds to that of the remaining \\ce{NO2}, so more of it seems to be present.',
          },
          {
            text: 'It would be too large, because *c* always seems too large.',
            slip: 'reversed-trend',
            teaching: '*c* does seem too large, but its reciprocal then rises less steeply.',
          },
          {
            text: 'It would be correct, because the slope requires no absolute values.',
            slip: 'overlooked-effect',
            teaching: 'The error grows as \\ce{NO} forms, so it changes the slope.',
          },
        ],
        explanation:
          'As \\ce{NO} builds up, it adds more and more to the absorption, and the late values of *c* seem too large. The reciprocal rises less steeply: *k* is too small, because *c* seems to fall more slowly.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
      },
    ],
  },
  {
    id: 'physical-set-dinitrogen-pentoxide-arrhenius',
    title: 'Rate constants at five temperatures',
    stimulus:
      'Dinitrogen pentoxide decomposes by a first-order reaction, \\ce{2N2O5 -> 4NO2 + O2}. Its rate constant was measured at five temperatures. For an Arrhenius plot, a student has calculated 1/*T* and the natural logarithm of *k*, and the points lie on a straight line within their uncertainty. No catalyst was present, and the vessels used in all experiments were alike. (*R* = 8.314 J/(mol K); 273 was added to the temperatures in °C.)',
    figure: {
      caption: 'First-order rate constants of the decomposition',
      kind: 'table',
      columns: ['*T* (K)', '*k* (1/s)', '1/*T* (10^{−3}/K)', 'ln (*k* s)'],
      rows: [
        ['298', '3.46 × 10^{−5}', '3.356', '−10.27'],
        ['308', '1.33 × 10^{−4}', '3.247', '−8.93'],
        ['318', '4.73 × 10^{−4}', '3.145', '−7.66'],
        ['328', '1.55 × 10^{−3}', '3.049', '−6.47'],
        ['338', '4.74 × 10^{−3}', '2.959', '−5.35'],
      ],
    },
    questions: [
      {
        id: 'physical-arrhenius-800',
        topics: ['arrhenius'],
        tests: ['arrhenius-equation'],
        difficulty: 'intermediate',
        text: 'What activation energy do the first and the last rows give?',
        answer: '103 kJ/mol',
        distractors: [
          {
            text: '12.4 kJ/mol',
            slip: 'forgot-factor',
            teaching: 'The slope, −12 400 K, must be multiplied by *R*.',
            expression: '((-5.35) + 10.27) / (3.356e-3 - 2.959e-3) / 1000',
          },
          {
            text: '44.7 kJ/mol',
            slip: 'natural-for-decadic-logarithm',
            teaching:
              'Here the base-10 logarithm of the ratio was used; the equation contains the natural one.',
            expression: '8.314 * log10(4.74e-3 / 3.46e-5) / (3.356e-3 - 2.959e-3) / 1000',
          },
          {
            text: '237 kJ/mol',
            slip: 'natural-for-decadic-logarithm',
            teaching:
              'The factor 2.303 is needed only with base-10 logarithms; these are already natural logarithms.',
            expression: '2.303 * 8.314 * (-5.35 + 10.27) / (3.356e-3 - 2.959e-3) / 1000',
          },
        ],
        explanation:
          'Slope: (−5.35 + 10.27)/((2.959 − 3.356) × 10^{−3}/K) = −1.24 × 10^{4} K. *E*_{a} = −*R* × slope = 103 kJ/mol.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
        computation: {
          kind: 'quantity',
          expression: '8.314 * (-5.35 + 10.27) / (3.356e-3 - 2.959e-3) / 1000',
          unit: 'kJ/mol',
        },
      },
      {
        id: 'physical-arrhenius-801',
        topics: ['arrhenius'],
        tests: ['arrhenius-equation'],
        difficulty: 'intermediate',
        text: 'From 298 to 308 K the rate constant increases by a factor of 3.8. A classmate expects it to be 3.8^{4} times as large at 338 K as at 298 K. How does this expected factor compare with that in the table, and why?',
        answer: 'Too large, since 1/*T* falls by smaller steps',
        distractors: [
          {
            text: 'Too large, since *E*_{a} falls at high temperature',
            slip: 'temperature-lowers-barrier',
            teaching: 'The points lie on a straight line, so *E*_{a} is constant throughout.',
          },
          {
            text: 'Too small, since *k* grows exponentially with *T*',
            slip: 'linear-in-temperature',
            teaching: '3.8^{4} is 209; the table shows a factor of 137.',
          },
          {
            text: 'Correct, since each 10 K gives the same factor',
            slip: 'equal-steps',
            teaching: 'The factors are 3.8, 3.6, 3.3 and 3.1: they become smaller.',
          },
        ],
        explanation:
          '3.8^{4} is about 209, but the table shows 4.74 × 10^{−3}/3.46 × 10^{−5} = 137. ln *k* is linear in 1/*T*, and ten kelvins make less of a difference to 1/*T* the higher *T* is. The expected factor is too large, since 1/*T* falls by smaller steps.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
      },
      {
        id: 'physical-arrhenius-802',
        topics: ['arrhenius'],
        tests: ['arrhenius-equation'],
        uses: ['catalysis'],
        difficulty: 'intermediate',
        text: 'A catalyst lowers *E*_{a}; the reaction is still first order, and the pre-exponential factor stays about the same. How does the line of the new Arrhenius plot compare with the original one?',
        answer: 'Less steep, with the same intercept',
        distractors: [
          {
            text: 'Less steep, with a higher intercept',
            slip: 'exchanged-slope-and-intercept',
            teaching: 'The intercept is ln *A*, which stays about the same.',
          },
          {
            text: 'Steeper, with a higher intercept',
            slip: 'exchanged-slope-and-intercept',
            teaching:
              'The slope is −*E*_{a}/*R*, so a lower barrier makes the line less steep, and the intercept ln *A* stays the same.',
          },
          {
            text: 'Steeper, with the same intercept',
            slip: 'reversed-trend',
            teaching: 'The slope is −*E*_{a}/*R*; a lower barrier makes it less steep.',
          },
        ],
        explanation:
          'ln *k* = ln *A* − *E*_{a}/(*RT*). The slope is −*E*_{a}/*R*, and at 1/*T* = 0 both lines have the value ln *A*, so the new line is less steep, with the same intercept.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
      },
    ],
  },
  {
    id: 'physical-set-vapor-pressure-of-ethanol',
    title: 'Vapor pressure of ethanol',
    stimulus:
      'A flask with some liquid ethanol is connected to a pressure gauge. All the air is pumped out of the flask and out of the liquid; then the flask is closed and warmed in a water bath. At each temperature the pressure is read when it no longer changes; some liquid is left at all temperatures. The volume of the flask is constant, and the vapor may be treated as an ideal gas. (*R* = 8.314 J/(mol K); 0 °C = 273.15 K)',
    figure: {
      caption: 'Pressure in the closed flask',
      kind: 'table',
      columns: ['Temperature (°C)', 'Pressure (kPa)'],
      rows: [
        ['30', '10.4'],
        ['40', '17.8'],
        ['50', '29.4'],
        ['60', '46.8'],
        ['70', '72.2'],
      ],
    },
    questions: [
      {
        id: 'physical-phase-equilibria-800',
        topics: ['phase-equilibria'],
        tests: ['clausius-clapeyron-equation'],
        uses: ['vapor-pressure'],
        difficulty: 'intermediate',
        text: 'What enthalpy of vaporization do the pressures at 30 °C and 60 °C give?',
        answer: '42.1 kJ/mol',
        distractors: [
          {
            text: '18.3 kJ/mol',
            slip: 'natural-for-decadic-logarithm',
            teaching:
              'Here the base-10 logarithm of the pressure ratio was used; the equation contains the natural logarithm.',
            expression: '8.314 * log10(46.8 / 10.4) / (1 / 303.15 - 1 / 333.15) / 1000',
          },
          {
            text: '5.06 kJ/mol',
            slip: 'forgot-factor',
            teaching: 'The magnitude of the slope, 5060 K, must be multiplied by *R*.',
            expression: 'ln(46.8 / 10.4) / (1 / 303.15 - 1 / 333.15) / 1000',
          },
          {
            text: '0.750 kJ/mol',
            slip: 'celsius-for-kelvin',
            teaching: 'The reciprocals must be those of temperatures in K, not in °C.',
            expression: '8.314 * ln(46.8 / 10.4) / (1 / 30 - 1 / 60) / 1000',
          },
        ],
        explanation:
          'ln (46.8/10.4) = 1.504; 1/303.15 K − 1/333.15 K = 2.970 × 10^{−4}/K. Δ_{vap}*H* = 8.314 J/(mol K) × 1.504/(2.970 × 10^{−4}/K) = 42.1 kJ/mol.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
        computation: {
          kind: 'quantity',
          expression: '8.314 * ln(46.8 / 10.4) / (1 / 303.15 - 1 / 333.15) / 1000',
          unit: 'kJ/mol',
        },
      },
      {
        id: 'physical-phase-equilibria-801',
        topics: ['phase-equilibria'],
        tests: ['vapor-pressure'],
        difficulty: 'beginner',
        text: 'At 50 °C a valve is opened to a second, evacuated flask of the same volume in the same bath. Liquid is still left afterward. What is the final pressure reading?',
        answer: '29.4 kPa',
        distractors: [
          {
            text: '14.7 kPa',
            slip: 'law-of-other-variables',
            teaching: 'Boyle’s law holds for a fixed amount of gas; here more liquid evaporates.',
          },
          {
            text: '58.8 kPa',
            slip: 'multiplied-for-divided',
            teaching:
              'A larger space does not raise the pressure; more vapor forms, but in twice the volume.',
          },
          {
            text: '22.1 kPa',
            slip: 'one-step-short',
            teaching:
              'This is halfway between 14.7 and 29.4 kPa; liquid evaporates until 29.4 kPa is reached again.',
          },
        ],
        explanation:
          'As long as liquid is left, the vapor pressure depends only on the temperature. More ethanol evaporates until the pressure is 29.4 kPa again.',
        reference: 'OpenStax Chemistry 2e, section 10.3',
      },
      {
        id: 'physical-phase-equilibria-802',
        topics: ['phase-equilibria'],
        tests: ['clausius-clapeyron-equation'],
        uses: ['partial-pressures'],
        difficulty: 'intermediate',
        text: 'In another run, some air is left in the flask, about 5 kPa at all temperatures. How does the enthalpy of vaporization calculated from these readings compare with the true value?',
        answer: 'It is too small, because the ratio of the pressures is too small.',
        distractors: [
          {
            text: 'It is too large, because the ratio of the pressures is too large.',
            slip: 'reversed-trend',
            teaching: 'The same addition to a small and a large number brings their ratio closer to 1.',
          },
          {
            text: 'It is too large, because all of the pressures are too large.',
            slip: 'value-for-change',
            teaching:
              'It is the ratio of the pressures, not the pressures themselves, that enters the slope.',
          },
          {
            text: 'It is correct, because the same pressure is added to all readings.',
            slip: 'difference-for-ratio',
            teaching: 'A constant addition cancels in a difference, but the equation contains the ratio.',
          },
        ],
        explanation:
          'With 5 kPa more, the ratio from 30 °C to 60 °C is 51.8/15.4 = 3.4 instead of 4.5. The slope of ln *p* against 1/*T* is less steep, and the enthalpy is too small, because the ratio of the pressures is too small.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
      },
      {
        id: 'physical-phase-equilibria-803',
        topics: ['phase-equilibria'],
        tests: ['vapor-pressure'],
        difficulty: 'beginner',
        text: 'Ethanol is heated in an open flask on a mountain where the air pressure is 72.2 kPa. What happens at 70 °C?',
        answer: 'It boils.',
        distractors: [
          {
            text: 'It only evaporates, because it boils at 78 °C.',
            slip: 'standard-value-everywhere',
            teaching: '78 °C is the boiling point at 101.3 kPa; at lower pressure it is lower.',
          },
          {
            text: 'It remains a liquid that cannot evaporate.',
            slip: 'other-process',
            teaching:
              'A liquid evaporates at any temperature; the question is whether bubbles can form in it.',
          },
          {
            text: 'It has already turned to vapor far below 70 °C.',
            slip: 'reversed-trend',
            teaching: 'Below 70 °C the vapor pressure is less than 72.2 kPa, so no bubbles form.',
          },
        ],
        explanation:
          'A liquid boils when its vapor pressure reaches the pressure of the air. At 70 °C the vapor pressure of ethanol is 72.2 kPa: it boils.',
        reference: 'OpenStax Chemistry 2e, section 10.3',
      },
    ],
  },
  {
    id: 'physical-set-cell-at-four-temperatures',
    title: 'A cell at four temperatures',
    stimulus:
      'The cell reaction \\ce{Zn + 2AgCl -> Zn^2+ + 2Cl- + 2Ag} is studied in a 0.555 mol/kg solution of \\ce{ZnCl2} into which both electrodes dip. The cell is kept in a constant-temperature bath; after an hour at each temperature, its potential is read with a voltmeter of very high resistance. When the cell is cooled again, the same potentials are found. The table shows the mean values. (*F* = 96 485 C/mol; the enthalpy and entropy of reaction, for this solution, can be taken as constant in this range.)',
    figure: {
      caption: 'Cell potential against temperature',
      kind: 'table',
      columns: ['Temperature (K)', '*E* (V)'],
      rows: [
        ['288', '1.0190'],
        ['298', '1.0150'],
        ['308', '1.0110'],
        ['318', '1.0070'],
      ],
    },
    questions: [
      {
        id: 'physical-electrochemistry-800',
        topics: ['electrochemistry'],
        tests: ['temperature-coefficient-of-a-cell'],
        uses: ['entropy-of-reaction'],
        difficulty: 'intermediate',
        text: 'What entropy of reaction do the data give?',
        answer: '−77 J/(mol K)',
        distractors: [
          {
            text: '−39 J/(mol K)',
            slip: 'electrons-transferred',
            teaching: 'Each zinc atom loses two electrons, so *n* = 2.',
            expression: '96485 * (1.0070 - 1.0190) / 30',
          },
          {
            text: '+77 J/(mol K)',
            slip: 'wrong-sign',
            teaching:
              'The potential falls with temperature; since Δ*S* = *nF* d*E*/d*T*, the sign is negative.',
            expression: '2 * 96485 * (1.0190 - 1.0070) / 30',
          },
          {
            text: '+39 J/(mol K)',
            slip: 'electrons-transferred',
            teaching: 'The sign is that of the slope, negative, and two electrons are transferred.',
            expression: '96485 * (1.0190 - 1.0070) / 30',
          },
        ],
        explanation:
          'd*E*/d*T* = (1.0070 − 1.0190) V/30 K = −4.0 × 10^{−4} V/K. Δ*S* = 2 × 96 485 C/mol × (−4.0 × 10^{−4} V/K) = −77 J/(mol K).',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
        computation: {
          kind: 'quantity',
          expression: '2 * 96485 * (1.0070 - 1.0190) / 30',
          unit: 'J/(mol K)',
        },
      },
      {
        id: 'physical-electrochemistry-801',
        topics: ['electrochemistry'],
        tests: ['cell-potential-and-gibbs-energy', 'temperature-coefficient-of-a-cell'],
        uses: ['gibbs-energy'],
        difficulty: 'advanced',
        text: 'At 298 K, the cell is discharged reversibly. How does the electrical work that it delivers compare with the heat that the same reaction releases in a beaker at constant pressure?',
        answer: 'The work is less, because the cell releases heat too.',
        distractors: [
          {
            text: 'The work is more, because the cell absorbs heat too.',
            slip: 'heat-sign',
            teaching: 'Heat would be absorbed if the potential rose with temperature; here it falls.',
          },
          {
            text: 'The work is equal, because energy is conserved.',
            slip: 'effect-left-out',
            teaching:
              'The energy balance is complete only when the heat that even the reversible cell exchanges is included.',
          },
          {
            text: 'The work is less, because some is lost by friction.',
            slip: 'ignored-work',
            teaching: 'In a reversible discharge nothing is wasted; the heat is *T*Δ*S*, which is not zero.',
          },
        ],
        explanation:
          'The work is −Δ*G*, and the heat in the beaker is −Δ*H*. Δ*S* is negative, because *E* falls with temperature, so Δ*H* = Δ*G* + *T*Δ*S* is more negative than Δ*G*. The work is less, because the cell releases the heat *T*|Δ*S*| too.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
      },
      {
        id: 'physical-electrochemistry-802',
        topics: ['electrochemistry'],
        tests: ['temperature-coefficient-of-a-cell'],
        difficulty: 'intermediate',
        text: 'The same potentials were found when the cell was cooled again. What does this show?',
        answer: 'It shows that the cell was not altered by warming.',
        distractors: [
          {
            text: 'It shows that the entropy of reaction is negative.',
            slip: 'evidence-that-decides-nothing',
            teaching:
              'The sign follows from the decrease of the potential with temperature, in either direction.',
          },
          {
            text: 'It shows that the voltmeter reads the true potential.',
            slip: 'evidence-that-decides-nothing',
            teaching:
              'A voltmeter that reads 10 mV too much would also give the same readings in both directions.',
          },
          {
            text: 'It shows that the reaction has no activation energy.',
            slip: 'irrelevant-property',
            teaching: 'Equilibrium potentials give no information about rates.',
          },
        ],
        explanation:
          'If warming decomposed something, changed a concentration or left the cell out of equilibrium, the readings would differ on cooling. That the readings agree shows that the cell was not altered by warming.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
      },
    ],
  },
];
