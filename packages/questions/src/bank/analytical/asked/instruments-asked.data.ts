import type { WrittenQuestion } from '../../written-question.ts';

/** Flight times, drying and separating, calibration in atomic absorption, detectors, fluorescence. */
export const instrumentsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-mass-spectrometry-870',
    topics: ['mass-spectrometry'],
    tests: ['mass-analyzers'],
    difficulty: 'intermediate',
    text: 'In a time-of-flight mass spectrometer, the kinetic energy of an ion (in J) and the length of the flight tube (in m) are known. To calculate the flight time, a student substitutes the mass of the ion in grams for *m* in *E*_{k} = ½*mv*². How does this mistake change the calculated time?',
    answer: 'It becomes too long by a factor of 32.',
    distractors: [
      {
        text: 'It becomes too short by a factor of 32.',
        slip: 'reversed-trend',
        teaching:
          'The number for the mass is too large, so the calculated speed is too low and the time too long.',
      },
      {
        text: 'It becomes too long by a factor of 1000.',
        slip: 'linear-for-square-root',
        teaching:
          'The number for the mass is too large by a factor of 1000, but only its square root enters the time.',
      },
      {
        text: 'It becomes too short by a factor of 1000.',
        slip: 'unit-prefix',
        teaching:
          'A mass in grams is a larger number than one in kilograms, not a smaller one, and its square root counts.',
      },
    ],
    explanation:
      'The number for the mass is 1000 times too large. The time is *t* = *L*/*v* = *L*\\sqrt{*m*/(2*E*_{k})}, so it is proportional to the square root of the mass. It becomes too long by a factor of √1000 ≈ 32.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-871',
    topics: ['mass-spectrometry'],
    tests: ['mass-analyzers'],
    uses: ['moles-and-particles'],
    difficulty: 'intermediate',
    text: 'In a time-of-flight mass spectrometer, ions with a charge of 1+ and a kinetic energy of 5.00 × 10^{−16} J each take 1.227 × 10^{−5} s to travel through a flight tube 1.20 m long. What is the molar mass of the ions? (*E*_{k} = ½*mv*²; Avogadro constant 6.022 × 10^{23} mol^{−1})',
    answer: '63.0 g/mol',
    distractors: [
      {
        text: '31.5 g/mol',
        slip: 'forgot-denominator',
        teaching: 'The ½ in *E*_{k} = ½*mv*² was left out, so the mass came out half as large.',
        expression: '5.00e-16 / (1.20 / 1.227e-5)^2 * 6.022e23 * 1000',
      },
      {
        text: '15.7 g/mol',
        slip: 'wrong-arrangement',
        teaching:
          'The kinetic energy was halved in solving for *m*, but it has to be doubled: *m* = 2*E*_{k}/*v*².',
        expression: '5.00e-16 / (2 * (1.20 / 1.227e-5)^2) * 6.022e23 * 1000',
      },
      {
        text: '126 g/mol',
        slip: 'needless-factor-two',
        teaching: 'The factor 2 that comes from the ½ was used twice; *m* = 2*E*_{k}/*v*² contains it once.',
        expression: '4 * 5.00e-16 / (1.20 / 1.227e-5)^2 * 6.022e23 * 1000',
      },
    ],
    explanation:
      'The speed is 1.20/(1.227 × 10^{−5}) = 9.78 × 10^{4} m/s. So *m* = 2*E*_{k}/*v*² = 1.00 × 10^{−15}/(9.78 × 10^{4})² = 1.05 × 10^{−25} kg for one ion. Multiplied by the Avogadro constant, this is 0.0630 kg/mol, or 63.0 g/mol.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: {
      kind: 'quantity',
      expression: '2 * 5.00e-16 / (1.20 / 1.227e-5)^2 * 6.022e23 * 1000',
      unit: 'g/mol',
    },
  },
  {
    id: 'analytical-sampling-and-separation-870',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction'],
    difficulty: 'beginner',
    text: 'A liquid ester has been shaken with water in a separatory funnel, and the layers have been separated. The ester is still cloudy with traces of water. Small portions of anhydrous sodium sulfate are now added with swirling. What is seen when enough of the salt has been added?',
    answer: 'Some of the salt is free-flowing, and the ester is clear.',
    distractors: [
      {
        text: 'All of the salt has dissolved, and the ester is clear.',
        slip: 'property-misjudged',
        teaching:
          'Sodium sulfate is ionic and does not dissolve in the ester; it remains a solid and is filtered off.',
      },
      {
        text: 'All of the salt is in clumps, and the ester is cloudy.',
        slip: 'other-stage',
        teaching:
          'Clumps consist of hydrated salt; if all of it has clumped and the ester is still cloudy, more salt is needed.',
      },
      {
        text: 'Some of the salt has dissolved, and the ester is cloudy.',
        slip: 'overlooked-effect',
        teaching:
          'A cloudy ester still contains water, which sodium sulfate takes up as a solid hydrate without dissolving in the ester.',
      },
    ],
    explanation:
      'The salt binds water as a hydrate and clumps. Once no water is left to bind, further salt does not clump: some of the salt is free-flowing, and the ester is clear.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 4',
  },
  {
    id: 'analytical-chromatography-870',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography', 'principles-of-chromatography'],
    difficulty: 'beginner',
    text: 'A paper chromatogram of a food coloring is run with water. One spot moves up, but a second spot stays on the pencil line. How can a student find out whether the second spot contains only one dye?',
    answer: 'Repeat the run with a solvent that carries the second spot up.',
    distractors: [
      {
        text: 'Repeat the run with a solvent that carries the first spot farther.',
        slip: 'wrong-property',
        teaching: 'How far the first spot moves does not show how many dyes there are in the second one.',
      },
      {
        text: 'Repeat the run with water, but let it continue for much longer.',
        slip: 'effect-where-none',
        teaching: 'A dye that does not dissolve in water is not carried along, however far the water rises.',
      },
      {
        text: 'Repeat the run with water, but beside spots of several pure dyes.',
        slip: 'wrong-tool',
        teaching:
          'Pure dyes help to identify spots that move; dyes that stay on the line have not been separated at all.',
      },
    ],
    explanation:
      'Paper chromatography separates only dyes that the solvent carries along, and water does not move the second spot. If the run is repeated with a solvent that carries the second spot up, several dyes give several spots.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-atomic-spectrometry-870',
    topics: ['atomic-spectrometry', 'calibration'],
    tests: ['calibration-curve'],
    uses: ['dilution', 'atomic-absorption-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In atomic absorption, standard solutions containing 2.00, 4.00 and 6.00 mg/L of lead have absorbances of 0.094, 0.188 and 0.282, respectively; the blank reads 0.000. A 10.0 mL sample of wastewater is diluted to 50.0 mL, and the diluted solution has an absorbance of 0.141. What is the concentration of lead in the wastewater?',
    answer: '15.0 mg/L',
    distractors: [
      {
        text: '3.00 mg/L',
        slip: 'forgot-dilution-factor',
        teaching: 'This is the concentration in the diluted solution that was measured.',
        expression: '0.141 / 0.047',
      },
      {
        text: '0.600 mg/L',
        slip: 'dilution-the-wrong-way',
        teaching: 'The wastewater is more concentrated than the diluted solution, not less.',
        expression: '0.141 / 0.047 * 10.0 / 50.0',
      },
      {
        text: '18.0 mg/L',
        slip: 'aliquot-added-to-flask-volume',
        teaching:
          'The 50.0 mL already includes the 10.0 mL of wastewater, so the dilution is fivefold, not sixfold.',
        expression: '0.141 / 0.047 * (50.0 + 10.0) / 10.0',
      },
    ],
    explanation:
      'The calibration line has a slope of 0.094/2.00 = 0.047 L/mg, so the diluted solution contains 0.141/0.047 = 3.00 mg/L. It was diluted fivefold: 3.00 × 50.0/10.0 = 15.0 mg/L in the wastewater.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
    computation: { kind: 'quantity', expression: '0.141 / 0.047 * 50.0 / 10.0', unit: 'mg/L' },
  },
  {
    id: 'analytical-atomic-spectrometry-871',
    topics: ['atomic-spectrometry'],
    tests: ['interferences-in-atomic-spectroscopy'],
    uses: ['atomic-absorption-spectroscopy', 'le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'In the hot nitrous oxide–acetylene flame, the calibration curve of barium (absorbance against concentration) is not a straight line but bends upward. What is the cause, and what can be done about it?',
    answer: 'Ionization, strongest at low concentrations; add \\ce{KCl}',
    distractors: [
      {
        text: 'Ionization, strongest at high concentrations; add \\ce{KCl}',
        slip: 'reversed-trend',
        teaching:
          'Losses at high concentrations would bend the curve downward; there, electrons from the many barium atoms suppress ionization.',
      },
      {
        text: 'Ionization, strongest at low concentrations; use a hotter flame',
        slip: 'remedy-worsens',
        teaching: 'A hotter flame ionizes even more of the barium.',
      },
      {
        text: 'Oxide formation, strongest at high concentrations; use a hotter flame',
        slip: 'wrong-mechanism',
        teaching:
          'Losses at high concentrations would bend the curve downward, and a hotter flame would ionize more of the barium.',
      },
    ],
    explanation:
      'In \\ce{Ba <=> Ba+ + e-} a larger fraction is ionized at low concentrations, and ions do not absorb at the atomic line, so the curve rises too slowly at first. Potassium is easily ionized and supplies electrons that shift the equilibrium back to atoms, so \\ce{KCl} is added to all solutions.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 21',
  },
  {
    id: 'analytical-chromatography-871',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    difficulty: 'intermediate',
    text: 'A soil extract contains hydrocarbons and, at about one millionth of their concentration, a few pesticides such as DDT and lindane. Which detector for gas chromatography is best for detecting the pesticides, and why?',
    answer: 'Electron capture, because it responds to halogen atoms',
    distractors: [
      {
        text: 'Flame ionization, because it responds to organic compounds',
        slip: 'overlooked-effect',
        teaching:
          'The hydrocarbons respond to this detector as well, so their huge peaks hide those of the pesticides.',
      },
      {
        text: 'Thermal conductivity, because it responds to all compounds',
        slip: 'best-of-several-missed',
        teaching:
          'This is the least sensitive of the common detectors, and it also responds to the hydrocarbons.',
      },
      {
        text: 'Nitrogen–phosphorus, because it responds to heteroatoms',
        slip: 'wrong-property',
        teaching:
          'This detector is selective for nitrogen and phosphorus, but DDT and lindane contain only chlorine.',
      },
    ],
    explanation:
      'DDT and lindane are chlorinated hydrocarbons. Molecules with halogen atoms capture electrons and so lower the current of an electron capture detector, which hardly responds to the other hydrocarbons.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-chromatography-872',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    difficulty: 'beginner',
    text: 'Nitrogen, oxygen and carbon dioxide are separated by gas chromatography with helium as the carrier gas. Why is a thermal conductivity detector (TCD) used rather than a flame ionization detector (FID)?',
    answer: 'These gases produce hardly any ions in the flame of an FID.',
    distractors: [
      {
        text: 'These gases extinguish the small hydrogen flame of an FID.',
        slip: 'event-invented',
        teaching:
          'The tiny amounts that leave the column do not extinguish the flame, which is fed with hydrogen and air.',
      },
      {
        text: 'These gases conduct heat just as well as helium does.',
        slip: 'reversed-trend',
        teaching:
          'They conduct heat far less well than helium; otherwise a TCD would give no signal for them.',
      },
      {
        text: 'These gases burn so violently that an FID is overloaded.',
        slip: 'property-misjudged',
        teaching: 'Nitrogen, oxygen and carbon dioxide are not fuels and do not burn in the flame.',
      },
    ],
    explanation:
      'A TCD responds to these gases because they conduct heat less well than helium. An FID measures the ions that form when compounds with C–H bonds burn, but nitrogen, oxygen and carbon dioxide produce hardly any ions in its flame.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 24',
  },
  {
    id: 'analytical-molecular-absorption-870',
    topics: ['molecular-absorption'],
    tests: ['fluorimetry', 'beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'The fluorescence and the absorbance of a very dilute dye solution are measured with two separate instruments. In each of them, the lamp is then replaced by one that is twice as bright. How do the two readings change?',
    answer: 'The fluorescence signal doubles; the absorbance stays the same.',
    distractors: [
      {
        text: 'The fluorescence signal stays the same; the absorbance doubles.',
        slip: 'exchanged-signals',
        teaching:
          'Absorbance is a ratio of two light powers, in which the brightness of the lamp cancels; the fluorescence signal is not a ratio.',
      },
      {
        text: 'The fluorescence signal and the absorbance both double.',
        slip: 'overgeneralised-rule',
        teaching:
          'Incident and transmitted light both double, so their ratio, and thus the absorbance, does not change.',
      },
      {
        text: 'The fluorescence signal stays the same; the absorbance is halved.',
        slip: 'effect-where-none',
        teaching:
          'Incident and transmitted light both double, so the absorbance is not halved, and the dye, excited twice as often, emits twice as much.',
      },
    ],
    explanation:
      'Fluorescence is measured against a dark background and grows with the power of the lamp, one reason why it reveals very low concentrations. Absorbance compares incident and transmitted light, both of which double. The fluorescence signal therefore doubles, and the absorbance stays the same.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
];
