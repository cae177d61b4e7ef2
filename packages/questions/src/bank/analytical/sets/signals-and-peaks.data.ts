import type { WrittenSet } from '../../written-set.ts';

export const signalsAndPeaksSets: readonly WrittenSet[] = [
  {
    id: 'analytical-set-iron-in-well-water',
    title: 'Iron in well water',
    stimulus:
      'Iron in well water is determined with phenanthroline, which forms an orange complex with \\ce{Fe^{2+}} but not with \\ce{Fe^{3+}}. All of the 50.00 mL flasks receive hydroxylamine (a reducing agent), a buffer of pH 4.5 and an excess of phenanthroline, and are filled to the mark with water. The standards contain known concentrations of iron in the flask; the blank contains all reagents but no added iron. A 10.00 mL portion of the well water is put into such a flask. All absorbances are measured at 510 nm in a 1.00 cm cell against pure water.',
    figure: {
      caption: 'Absorbances at 510 nm against pure water',
      kind: 'table',
      columns: ['Solution', '*c*(Fe) in the flask (mg/L)', 'Absorbance'],
      rows: [
        ['Blank', '0', '0.012'],
        ['Standard 1', '1.00', '0.210'],
        ['Standard 2', '2.00', '0.408'],
        ['Standard 3', '3.00', '0.606'],
        ['Standard 4', '4.00', '0.804'],
        ['Well water', '?', '0.507'],
      ],
    },
    questions: [
      {
        id: 'analytical-calibration-800',
        topics: ['calibration', 'molecular-absorption'],
        tests: ['calibration-curve'],
        uses: ['beer-lambert-law'],
        difficulty: 'intermediate',
        text: 'What concentration of iron in the undiluted well water follows from the data in the table?',
        answer: '12.5 mg/L',
        distractors: [
          {
            text: '12.8 mg/L',
            slip: 'ignored-blank',
            teaching:
              'Here 0.507 was divided by the slope; 0.012 of it comes from the reagents and must be subtracted first.',
            expression: '(0.507) / 0.198 * 50.00 / 10.00',
          },
          {
            text: '2.50 mg/L',
            slip: 'forgot-dilution-factor',
            teaching:
              'This is the concentration in the flask; 10.00 mL of well water was diluted to 50.00 mL.',
            expression: '(0.507 - 0.012) / 0.198',
          },
          {
            text: '2.56 mg/L',
            slip: 'ignored-blank',
            teaching:
              'The blank of 0.012 was not subtracted, and the dilution from 10.00 mL to 50.00 mL was also left out.',
            expression: '0.507 / 0.198',
          },
        ],
        explanation:
          'The absorbance rises by 0.198 for each mg/L. In the flask: *c* = \\frac{0.507 − 0.012}{0.198} mg/L = 2.50 mg/L. The well water was diluted fivefold, so it contains 5 × 2.50 mg/L = 12.5 mg/L.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
        computation: {
          kind: 'quantity',
          expression: '(0.507 - 0.012) / 0.198 * 50.00 / 10.00',
          unit: 'mg/L',
        },
      },
      {
        id: 'analytical-calibration-801',
        topics: ['calibration', 'molecular-absorption'],
        tests: ['dynamic-range'],
        difficulty: 'intermediate',
        text: 'Water from a second well, treated in the same way, gives an absorbance of 1.310. What should the analyst do?',
        answer: 'Repeat the test with a smaller volume of this water',
        distractors: [
          {
            text: 'Extend the calibration line up to 1.310',
            slip: 'some-points-only',
            teaching:
              'It has not been shown that the line stays straight above the highest standard, where deviations are likely.',
          },
          {
            text: 'Repeat the test with twice the volume of phenanthroline',
            slip: 'remedy-worsens',
            teaching:
              'The reagent is in excess already; the high iron content makes the absorbance too high for the line.',
          },
          {
            text: 'Subtract the blank once more from 1.310',
            slip: 'subtracted-twice',
            teaching:
              'A second subtraction of 0.012 is not justified and leaves the value outside the range of the standards.',
          },
        ],
        explanation:
          'The value lies far above that of the highest standard (0.804), where the linear relation has not been tested. The sample must be brought into the range of the standards: repeat the test with a smaller volume of this water.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
      },
      {
        id: 'analytical-molecular-absorption-800',
        topics: ['molecular-absorption', 'redox-titrations'],
        tests: ['beer-lambert-law'],
        uses: ['calibration-curve', 'uv-visible-spectrophotometer'],
        difficulty: 'intermediate',
        text: 'By mistake the flask with the well water receives no hydroxylamine, while all the others do. How is the result for well water that has stood in air affected?',
        answer: 'It is too low, since iron(III) forms no orange complex.',
        distractors: [
          {
            text: 'It is too high, since iron(III) is more highly charged.',
            slip: 'effect-where-none',
            teaching:
              'The charge does not matter for the absorbance; iron(III) does not form the orange complex.',
          },
          {
            text: 'It is too low, since hydroxylamine is the colored ligand.',
            slip: 'task-of-another-step',
            teaching: 'The ligand is phenanthroline; hydroxylamine only reduces the iron.',
          },
          {
            text: 'It is unchanged, since total iron is the same.',
            slip: 'overlooked-effect',
            teaching: 'The total is the same, but only iron(II) forms the complex that is measured.',
          },
        ],
        explanation:
          'In air iron(II) becomes iron(III). Without the reducing agent this iron(III) does not form the orange complex and is not measured. The result is too low, since iron(III) forms no orange complex.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
      },
    ],
  },
  {
    id: 'analytical-set-calcium-in-whey',
    title: 'Flame analysis of calcium in whey',
    stimulus:
      'Calcium in a diluted whey, which also contains phosphate, is measured by atomic absorption in a cool flame of air and natural gas. Two standards are made in pure water. To one portion of the diluted whey a known concentration of calcium is added (a spike); the volume change is corrected for. All concentrations in the table are those in the measured solutions, and pure water gives an absorbance of 0.000. The signal is proportional to the concentration in each medium.',
    figure: {
      caption: 'Absorbances of calcium at 422.7 nm',
      kind: 'table',
      columns: ['Solution', 'Added Ca (mg/L)', 'Absorbance'],
      rows: [
        ['Standard in water', '1.00', '0.120'],
        ['Standard in water', '2.00', '0.240'],
        ['Diluted whey', '0', '0.090'],
        ['Diluted whey with spike', '1.00', '0.150'],
      ],
    },
    questions: [
      {
        id: 'analytical-calibration-802',
        topics: ['calibration', 'atomic-spectrometry'],
        tests: ['standard-addition'],
        difficulty: 'intermediate',
        text: 'What concentration of calcium in the diluted whey is calculated from the spike?',
        answer: '1.50 mg/L',
        distractors: [
          {
            text: '0.75 mg/L',
            slip: 'wrong-reference',
            teaching:
              'This divides 0.090 by the slope in pure water; in the whey 1.00 mg/L gives a smaller signal.',
            expression: '0.090 / 0.120',
          },
          {
            text: '0.60 mg/L',
            slip: 'ratio-for-ratio-minus-one',
            teaching: 'Here 0.090 is compared with 0.150, the total, instead of with the increase of 0.060.',
            expression: '0.090 / (0.150) * 1.00',
          },
          {
            text: '1.67 mg/L',
            slip: 'inverted-ratio',
            teaching:
              'This is 0.150/0.090; the spike raises the signal by 0.060, and the sample itself gives 0.090.',
            expression: '0.150 / 0.090',
          },
        ],
        explanation:
          'In the whey 1.00 mg/L raises the absorbance by 0.150 − 0.090 = 0.060. The signal of the sample corresponds to *c* = \\frac{0.090}{0.060} × 1.00 mg/L = 1.50 mg/L.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
        computation: {
          kind: 'quantity',
          expression: '0.090 / (0.150 - 0.090) * 1.00',
          unit: 'mg/L',
        },
      },
      {
        id: 'analytical-calibration-803',
        topics: ['calibration', 'atomic-spectrometry'],
        tests: ['interferences-in-atomic-spectroscopy'],
        uses: ['standard-addition'],
        difficulty: 'intermediate',
        text: 'Which comparison in the table shows that the whey weakens the signal of calcium?',
        answer: 'The spike of 1.00 mg/L raises the signal half as much as in water.',
        distractors: [
          {
            text: 'The whey has a lower absorbance than the standard of 1.00 mg/L.',
            slip: 'wrong-reference',
            teaching: 'This could also mean that the whey contains less than 1.00 mg/L of calcium.',
          },
          {
            text: 'The spiked whey has a higher absorbance than the standard of 1.00 mg/L.',
            slip: 'wrong-reference',
            teaching:
              'The spiked whey contains its own calcium as well; this says nothing about the response.',
          },
          {
            text: 'The standard of 2.00 mg/L gives twice the signal of the other standard.',
            slip: 'answered-another-quantity',
            teaching: 'This shows that the response in pure water is linear; the whey is not involved.',
          },
        ],
        explanation:
          'Only an equal, known addition in both media allows the responses to be compared: 0.060 in whey and 0.120 in water. The spike of 1.00 mg/L raises the signal half as much as in water.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
      },
      {
        id: 'analytical-atomic-spectrometry-800',
        topics: ['atomic-spectrometry'],
        tests: ['interferences-in-atomic-spectroscopy'],
        difficulty: 'intermediate',
        text: 'With a lanthanum salt in all solutions the slopes in whey and in water become equal. What is the effect of the lanthanum?',
        answer: 'It binds phosphate, so that calcium forms free atoms.',
        distractors: [
          {
            text: 'It absorbs light at 422.7 nm instead of calcium.',
            slip: 'wrong-mechanism',
            teaching: 'If it did, it would only add to the background; its lines lie elsewhere.',
          },
          {
            text: 'It supplies electrons, so that calcium is not ionized.',
            slip: 'ionisation-suppressor-for-releasing-agent',
            teaching: 'This is the role of an easily ionized element such as cesium or potassium.',
          },
          {
            text: 'It raises the flame temperature, so that phosphate burns.',
            slip: 'wrong-mechanism',
            teaching: 'A dissolved salt does not make the flame hotter, and phosphate does not burn.',
          },
        ],
        explanation:
          'Calcium and phosphate form a compound that hardly breaks up in a cool flame. Lanthanum is a releasing agent: it binds phosphate, so that calcium forms free atoms.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
      },
    ],
  },
  {
    id: 'analytical-set-fluoride-electrode',
    title: 'Fluoride in tap water',
    stimulus:
      'The potential of a fluoride electrode is measured against a reference electrode at 25 °C. Each solution, standard or sample, is first mixed with an equal volume of a buffer (TISAB). The buffer fixes the ionic strength and keeps the pH at 5.5, and it contains a ligand that binds \\ce{Al^{3+}} and \\ce{Fe^{3+}}. The concentrations in the table are those before this mixing. The membrane is a crystal of \\ce{LaF3}.',
    figure: {
      caption: 'Potentials of the fluoride electrode at 25 °C',
      kind: 'table',
      columns: ['Solution', '*c*(\\ce{F-}) (mol/L)', '*E* (mV)'],
      rows: [
        ['Standard 1', '1.00 × 10^{−2}', '−23.6'],
        ['Standard 2', '1.00 × 10^{−3}', '+35.6'],
        ['Standard 3', '1.00 × 10^{−4}', '+94.8'],
        ['Standard 4', '1.00 × 10^{−5}', '+154.0'],
        ['Standard 5', '1.00 × 10^{−7}', '+201'],
        ['Tap water', '?', '+65.2'],
      ],
    },
    questions: [
      {
        id: 'analytical-potentiometry-800',
        topics: ['potentiometry'],
        tests: ['ion-selective-electrodes'],
        uses: ['calibration-curve'],
        difficulty: 'intermediate',
        text: 'What concentration of fluoride in the tap water follows from the data in the table?',
        answer: '3.2 × 10^{−4} mol/L',
        distractors: [
          {
            text: '5.5 × 10^{−4} mol/L',
            slip: 'linear-for-logarithmic',
            teaching:
              'The reading lies halfway between those of standards 2 and 3, but this is halfway in the logarithm, not in the concentration.',
            expression: '(1.00e-3 + 1.00e-4) / 2',
          },
          {
            text: '6.3 × 10^{−4} mol/L',
            slip: 'dilution-the-wrong-way',
            teaching:
              'The standards were diluted with buffer just like the sample, so no factor of 2 is needed.',
            expression: '10^((-4) + (94.8 - 65.2) / 59.2) * 2',
          },
          {
            text: '3.2 × 10^{−3} mol/L',
            slip: 'scale-backwards',
            teaching:
              'The reading is more positive than that for standard 2, so the concentration is below 10^{−3} mol/L.',
            expression: '10^((-3) + (65.2 - 35.6) / 59.2)',
          },
        ],
        explanation:
          'The potential changes by 59.2 mV for each power of ten. The reading of 65.2 mV lies 29.6 mV below that of standard 3, which is half a power of ten: log_{10} *c* = −4.00 + 0.50 and *c* = 3.2 × 10^{−4} mol/L.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
        computation: {
          kind: 'quantity',
          expression: '10^(-4 + (94.8 - 65.2) / 59.2)',
          unit: 'mol/L',
        },
      },
      {
        id: 'analytical-potentiometry-801',
        topics: ['potentiometry'],
        tests: ['ion-selective-electrodes'],
        difficulty: 'intermediate',
        text: 'Standard 5 does not lie on the line of standards 1 to 4. What is the reason?',
        answer: 'Fluoride dissolving from the membrane sets a lower limit.',
        distractors: [
          {
            text: 'Fluoride is fully protonated in such a dilute solution.',
            slip: 'wrong-mechanism',
            teaching:
              'The pH is 5.5 in all solutions, so the same small fraction is protonated in each of them.',
          },
          {
            text: 'The ionic strength falls with the fluoride concentration.',
            slip: 'wrong-mechanism',
            teaching: 'The ionic strength comes from the buffer and is the same in all the solutions.',
          },
          {
            text: 'The electrode needs two electrons instead of one here.',
            slip: 'wrong-mechanism',
            teaching: 'No electrons are transferred at the membrane; the charge of fluoride stays −1.',
          },
        ],
        explanation:
          'At 10^{−7} mol/L a Nernstian electrode would show about 272 mV; 201 mV means more fluoride than was added. The crystal is slightly soluble, so fluoride dissolving from the membrane sets a lower limit.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
      },
      {
        id: 'analytical-potentiometry-802',
        topics: ['potentiometry'],
        tests: ['ion-selective-electrodes'],
        uses: ['propagation-of-uncertainty'],
        difficulty: 'intermediate',
        text: 'The reading of a sample is 3.0 mV too positive. By what factor does this change the reported fluoride concentration?',
        answer: '0.89',
        distractors: [
          {
            text: '1.12',
            slip: 'wrong-sign',
            teaching:
              'The table shows that a more positive potential means less fluoride, so the factor is below 1.',
            expression: '10^(3.0 / 59.2)',
          },
          {
            text: '0.95',
            slip: 'linear-for-logarithmic',
            teaching: 'Here 3.0/59.2 was used as the relative error; the scale is logarithmic.',
            expression: '1 - 3.0 / 59.2',
          },
          {
            text: '1.05',
            slip: 'linear-for-logarithmic',
            teaching: 'Here 3.0/59.2 was used as the relative error, and the direction was reversed as well.',
            expression: '1 + 3.0 / 59.2',
          },
        ],
        explanation:
          'A change of 59.2 mV corresponds to a factor of 10, and a more positive reading means less fluoride: the factor is 10^{−3.0/59.2} = 0.89.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
        computation: {
          kind: 'quantity',
          expression: '10^(-3.0 / 59.2)',
          unit: '',
        },
      },
      {
        id: 'analytical-potentiometry-803',
        topics: ['potentiometry'],
        tests: ['ion-selective-electrodes'],
        uses: ['masking-and-metal-ion-indicators'],
        difficulty: 'intermediate',
        text: 'A water sample that contains \\ce{Al^{3+}} is mixed with pure water instead of the buffer. Its pH is also 5.5. What is wrong with the fluoride result?',
        answer: 'It is too low: the electrode senses only free fluoride.',
        distractors: [
          {
            text: 'It is too high: aluminum ions raise the potential.',
            slip: 'wrong-mechanism',
            teaching:
              'The crystal does not conduct aluminum ions, and a more positive potential would mean less fluoride.',
          },
          {
            text: 'It is too high: aluminum ions free extra fluoride from the crystal.',
            slip: 'reversed-cause',
            teaching: 'This would be a tiny effect; aluminum mainly ties up the fluoride of the sample.',
          },
          {
            text: 'It is too low: aluminum ions turn fluoride into hydrogen fluoride.',
            slip: 'wrong-mechanism',
            teaching: 'At pH 5.5 hardly any HF exists; fluoride is bound as a complex of aluminum.',
          },
        ],
        explanation:
          '\\ce{Al^{3+}} forms stable complexes such as \\ce{AlF^{2+}}. The electrode responds to the free ion; without the ligand of the buffer the result is too low: the electrode senses only free fluoride.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
      },
    ],
  },
  {
    id: 'analytical-set-methylxanthines-in-tea',
    title: 'Three alkaloids in tea',
    stimulus:
      'A tea extract is analyzed by HPLC on a \\ce{C18} column with methanol and water (25 : 75). The extract is diluted from 1.00 mL to 10.00 mL and filtered. A standard with 20.0 mg/L of each alkaloid and the diluted extract are injected in equal volumes under the same conditions. An unretained substance elutes at 1.20 min. The table gives retention times, peak widths at the base and areas.',
    figure: {
      caption: 'Peaks of the standard and of the diluted tea extract',
      kind: 'table',
      columns: ['Substance', '*t*_{R} (min)', 'Width (min)', 'Area, standard', 'Area, extract'],
      rows: [
        ['Theobromine', '3.60', '0.30', '1200', '180'],
        ['Theophylline', '4.20', '0.34', '1100', '44'],
        ['Caffeine', '6.00', '0.46', '1500', '2400'],
      ],
    },
    questions: [
      {
        id: 'analytical-calibration-804',
        topics: ['calibration', 'chromatography'],
        tests: ['calibration-curve', 'dilution'],
        uses: ['high-performance-liquid-chromatography'],
        difficulty: 'intermediate',
        text: 'What is the concentration of caffeine in the tea extract before its dilution?',
        answer: '320 mg/L',
        distractors: [
          {
            text: '32.0 mg/L',
            slip: 'forgot-dilution-factor',
            teaching:
              'This is the concentration in the diluted extract; 1.00 mL had been diluted to 10.00 mL.',
            expression: '2400 / 1500 * 20.0',
          },
          {
            text: '400 mg/L',
            slip: 'wrong-reference',
            teaching: 'This compares 2400 with 1200, the area of theobromine in the standard.',
            expression: '2400 / 1200 * 20.0 * 10.00 / 1.00',
          },
          {
            text: '40.0 mg/L',
            slip: 'forgot-dilution-factor',
            teaching: 'The area of theobromine in the standard was used, and the dilution was left out.',
            expression: '2400 / 1200 * 20.0',
          },
        ],
        explanation:
          '\\frac{2400}{1500} × 20.0 mg/L = 32.0 mg/L in the diluted extract. It had been diluted tenfold, so the extract contains 320 mg/L.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 25',
        computation: {
          kind: 'quantity',
          expression: '2400 / 1500 * 20.0 * 10.00 / 1.00',
          unit: 'mg/L',
        },
      },
      {
        id: 'analytical-chromatography-800',
        topics: ['chromatography'],
        tests: ['chromatographic-resolution'],
        difficulty: 'intermediate',
        text: 'What is the resolution between theobromine and theophylline?',
        answer: '1.9',
        distractors: [
          {
            text: '0.94',
            slip: 'forgot-denominator',
            teaching: 'The gap was divided by the sum of the widths; it must be divided by their mean.',
            expression: '(4.20 - 3.60) / (0.30 + 0.34)',
          },
          {
            text: '1.8',
            slip: 'one-width-only',
            teaching: 'Only the width of theophylline was used; the formula needs the mean of both widths.',
            expression: '(4.20 - 3.60) / (0.34)',
          },
          {
            text: '2.0',
            slip: 'one-width-only',
            teaching: 'Only the width of theobromine was used; the formula needs the mean of both widths.',
            expression: '(4.20 - 3.60) / (0.30)',
          },
        ],
        explanation:
          '*R*_{s} = \\frac{2 × (4.20 − 3.60)}{0.30 + 0.34} = 1.9; peaks with a resolution above 1.5 are separated down to the baseline.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 23',
        computation: {
          kind: 'quantity',
          expression: '2 * (4.20 - 3.60) / (0.30 + 0.34)',
          unit: '',
        },
      },
      {
        id: 'analytical-chromatography-801',
        topics: ['chromatography'],
        tests: ['high-performance-liquid-chromatography'],
        uses: ['retention-factor'],
        difficulty: 'intermediate',
        text: 'The eluent is changed to methanol and water (40 : 60). Which change is expected for the three substances?',
        answer: 'Shorter retention times, with peaks that lie closer together',
        distractors: [
          {
            text: 'Longer retention times, with peaks that lie farther apart',
            slip: 'normal-phase-for-reversed',
            teaching:
              'On a nonpolar phase a less polar eluent is the stronger one and carries the substances faster.',
          },
          {
            text: 'Shorter retention times, with peaks that lie farther apart',
            slip: 'effect-where-none',
            teaching: 'When all the substances come closer to the dead time, the gaps between them shrink.',
          },
          {
            text: 'Unchanged retention times, with peaks that are merely taller',
            slip: 'overlooked-effect',
            teaching:
              'The composition of the eluent determines how long a substance stays in the stationary phase.',
          },
        ],
        explanation:
          '\\ce{C18} is a nonpolar phase. More methanol makes the eluent less polar and stronger: the substances spend less time in the stationary phase and all move toward 1.20 min. The result is shorter retention times, with peaks that lie closer together.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 25',
      },
      {
        id: 'analytical-chromatography-802',
        topics: ['chromatography'],
        tests: ['high-performance-liquid-chromatography'],
        uses: ['principles-of-chromatography'],
        difficulty: 'intermediate',
        text: 'A reviewer doubts that the small peak in the extract at 4.20 min is theophylline. Which further experiment would be the best evidence?',
        answer: 'A mass spectrum of the substance in this peak',
        distractors: [
          {
            text: 'A second injection of the extract on the same column',
            slip: 'averaging-removes-bias',
            teaching:
              'Any substance would show the same retention time again; this only tests the repeatability.',
          },
          {
            text: 'A larger injection of the extract, for a higher peak',
            slip: 'more-sample-removes-matrix',
            teaching:
              'A higher peak can be measured better, but its height does not show which substance causes it.',
          },
          {
            text: 'A lower flow rate, for a longer retention time',
            slip: 'same-time-same-substance',
            teaching: 'Another substance with the same retention time would be delayed in the same way.',
          },
        ],
        explanation:
          'An equal retention time does not prove identity: other substances can have it. Evidence must come from an independent property: a mass spectrum of the substance in this peak.',
        reference: 'Harris, Quantitative Chemical Analysis, chapter 25',
      },
    ],
  },
];
