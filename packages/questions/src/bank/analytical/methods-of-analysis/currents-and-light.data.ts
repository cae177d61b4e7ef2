import type { WrittenQuestion } from '../../written-question.ts';

export const currentsAndLightQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-electroanalysis-106',
    topics: ['electroanalysis'],
    tests: ['stripping-voltammetry'],
    difficulty: 'beginner',
    text: 'In anodic stripping voltammetry of \\ce{Pb^2+} a negative potential is applied for several minutes before the scan. What happens during this time?',
    answer: 'Lead is collected in the electrode as metal.',
    distractors: [
      {
        text: 'Lead is collected on the electrode as oxide.',
        slip: 'oxidation-as-gain',
        teaching: 'At a negative potential ions are reduced; an oxide would need oxidation.',
      },
      {
        text: 'Lead is driven out of the electrode into the solution.',
        slip: 'step-out-of-order',
        teaching:
          'This is the stripping step, which comes later, when the potential is scanned in the positive direction.',
      },
      {
        text: 'Lead is protected from the oxygen in the solution.',
        slip: 'task-of-another-step',
        teaching:
          'Oxygen is removed beforehand with nitrogen; the potential is applied to deposit the metal.',
      },
    ],
    explanation:
      '\\ce{Pb^2+ + 2e- -> Pb}: the metal from a large volume of solution is collected in a small electrode. During the scan it is oxidized again, and the current of this step is measured.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-107',
    topics: ['electroanalysis'],
    tests: ['stripping-voltammetry'],
    uses: ['detection-limit'],
    difficulty: 'intermediate',
    text: 'Why does anodic stripping voltammetry detect cadmium at concentrations a thousand times lower than direct voltammetry does?',
    answer: 'The metal is concentrated in the electrode before it is measured.',
    distractors: [
      {
        text: 'The oxidation of the metal involves more electrons than its reduction.',
        slip: 'electrons-transferred',
        teaching: 'Cadmium takes up two electrons and gives two back.',
      },
      {
        text: 'The scan runs so slowly that every ion in the sample can react.',
        slip: 'wrong-mechanism',
        teaching:
          'Only a small part of the sample is deposited; what helps is the high concentration of the metal in the electrode.',
      },
      {
        text: 'The blank current is amplified less than the current of the metal.',
        slip: 'wrong-mechanism',
        teaching: 'The amplifier treats all currents alike.',
      },
    ],
    explanation:
      'Deposition for several minutes from a stirred solution gives the metal a far higher concentration in the electrode than in the sample. Its oxidation gives a large peak over a small background.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-108',
    topics: ['electroanalysis'],
    tests: ['stripping-voltammetry'],
    difficulty: 'intermediate',
    text: 'Two samples with the same concentration of lead are measured by anodic stripping voltammetry. For the second one the deposition time is doubled, and only a tiny fraction of the lead is removed each time. How do the stripping peaks compare?',
    answer: 'The second is twice as high at about the same potential.',
    distractors: [
      {
        text: 'The second is half as high at twice the potential.',
        slip: 'exchanged-signals',
        teaching: 'The potential depends on the metal; the height depends on the amount deposited.',
      },
      {
        text: 'The second is equally high at about the same potential.',
        slip: 'overlooked-effect',
        teaching: 'In twice the time, twice the amount of lead is deposited in the electrode.',
      },
      {
        text: 'The second is half as high at about the same potential.',
        slip: 'inverted-ratio',
        teaching: 'A longer deposition collects more lead, not less.',
      },
    ],
    explanation:
      'While the solution is hardly depleted, the amount deposited increases in proportion to the time. Twice as much metal gives a peak twice as high; the potential identifies the metal and hardly changes.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-109',
    topics: ['electroanalysis', 'calibration'],
    tests: ['stripping-voltammetry'],
    uses: ['standard-addition', 'dilution'],
    difficulty: 'advanced',
    text: 'The stripping peak of copper in 20.00 mL of seawater is 0.60 µA. After 0.200 mL of a 1.00 mg/L copper standard is added, the peak is 1.40 µA under the same conditions. What is the concentration of copper in the seawater? (The change in volume may be neglected.)',
    answer: '7.5 µg/L',
    distractors: [
      {
        text: '10 µg/L',
        slip: 'forgot-initial-term',
        teaching:
          'This is the concentration added with the standard; it raised the peak by 0.80 µA, and the sample gave 0.60 µA.',
        expression: '0.200 * 1.00 / 20.00 * 1000',
      },
      {
        text: '4.3 µg/L',
        slip: 'total-for-increase',
        teaching:
          'This compares 0.60 µA with the total of 1.40 µA; the standard alone gives the increase of 0.80 µA.',
        expression: '0.200 * 1.00 / 20.00 * 1000 * 0.60 / (1.40)',
      },
      {
        text: '13 µg/L',
        slip: 'inverted-ratio',
        teaching: 'Here the ratio 0.80/0.60 was used; the sample gave the smaller part of the current.',
        expression: '0.200 * 1.00 / 20.00 * 1000 * (1.40 - 0.60) / 0.60',
      },
    ],
    explanation:
      'The standard adds 0.200 mL × 1.00 mg/L / 20.00 mL = 10.0 µg/L, which raises the peak by 0.80 µA. The sample, which gave 0.60 µA, contains 10.0 µg/L × \\frac{0.60}{0.80} = 7.5 µg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
    computation: {
      kind: 'quantity',
      expression: '0.200 * 1.00 / 20.00 * 1000 * 0.60 / (1.40 - 0.60)',
      unit: 'µg/L',
    },
  },
  {
    id: 'analytical-electroanalysis-110',
    topics: ['electroanalysis', 'sampling-and-separation'],
    tests: ['stripping-voltammetry'],
    uses: ['environmental-analysis'],
    difficulty: 'advanced',
    text: 'Anodic stripping voltammetry of river water at pH 6 gives 2 µg/L of copper. After the same water has been acidified and irradiated with ultraviolet light, it gives 9 µg/L; ICP-MS of the untreated water also gives 9 µg/L. What do the results show?',
    answer: 'Most of the copper was bound to organic matter.',
    distractors: [
      {
        text: 'Most of the copper came in with the acid.',
        slip: 'effect-where-none',
        teaching: 'ICP-MS finds 9 µg/L even in water that has not been treated.',
      },
      {
        text: 'Most of the copper was dissolved as \\ce{Cu^2+}.',
        slip: 'complex-for-free-ion',
        teaching: 'Free \\ce{Cu^2+} would have been deposited at once, without ultraviolet light.',
      },
      {
        text: 'Most of the copper is lost in ICP-MS.',
        slip: 'decision-turned-around',
        teaching: 'ICP-MS finds as much as stripping does after irradiation, so nothing is lost.',
      },
    ],
    explanation:
      'Stripping detects only copper that can be deposited from free ions and weak complexes. Light and acid destroy organic matter; 7 of the 9 µg/L became accessible only then. ICP-MS measures all of the copper.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-111',
    topics: ['electroanalysis'],
    tests: ['amperometry'],
    difficulty: 'beginner',
    text: 'What is measured in amperometry?',
    answer: 'A current at a fixed potential',
    distractors: [
      { text: 'A potential at zero current', slip: 'other-method', teaching: 'This is potentiometry.' },
      {
        text: 'A charge passed during complete electrolysis',
        slip: 'other-method',
        teaching: 'This is coulometry.',
      },
      {
        text: 'A conductance between two identical electrodes',
        slip: 'other-method',
        teaching: 'This is conductometry.',
      },
    ],
    explanation:
      'The potential of the working electrode is fixed; the current, which is proportional to the concentration of the substance that reacts there, is measured.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-112',
    topics: ['electroanalysis'],
    tests: ['amperometry'],
    difficulty: 'intermediate',
    text: 'In a Clark electrode for dissolved oxygen a gas-permeable membrane covers the platinum cathode. Why does the sample have to be stirred during the measurement?',
    answer: 'The electrode uses up the oxygen near the membrane.',
    distractors: [
      {
        text: 'The electrode heats the water near the membrane.',
        slip: 'electrolyte-as-heater',
        teaching:
          'The current is tiny and heats nothing; what changes near the membrane is the oxygen, which is used up.',
      },
      {
        text: 'The membrane needs the movement to let any gas through.',
        slip: 'wrong-mechanism',
        teaching:
          'Gas passes through the membrane in still water too; what falls is the concentration of oxygen just outside it.',
      },
      {
        text: 'The oxygen has to be turned into bubbles first.',
        slip: 'wrong-mechanism',
        teaching: 'Dissolved oxygen passes through the membrane as single molecules.',
      },
    ],
    explanation:
      'Oxygen is reduced at the cathode, so it is used up. Without stirring, the water near the membrane becomes poor in oxygen, and the current falls.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-113',
    topics: ['electroanalysis'],
    tests: ['amperometry'],
    difficulty: 'intermediate',
    text: 'A test strip for blood glucose contains glucose oxidase and a mediator under a membrane; the current is read at a fixed potential. What makes the result selective for glucose?',
    answer: 'The oxidase, which oxidizes no other sugar in blood',
    distractors: [
      {
        text: 'The potential, at which no other sugar would oxidize',
        slip: 'wrong-tool',
        teaching: 'The electrode does not act on sugars at all; it reacts with a product of the enzyme.',
      },
      {
        text: 'The current, which has a direction of its own for glucose',
        slip: 'wrong-property',
        teaching: 'All substances that are oxidized there give a current in the same direction.',
      },
      {
        text: 'The membrane, which holds back all sugars but glucose',
        slip: 'wrong-tool',
        teaching: 'Glucose and its isomers have nearly the same size, so no membrane separates them.',
      },
    ],
    explanation:
      'Only glucose fits the enzyme, so the product, such as \\ce{H2O2} or a reduced mediator, comes from glucose alone. The electrode then measures this product.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-114',
    topics: ['electroanalysis'],
    tests: ['amperometry'],
    difficulty: 'advanced',
    text: '\\ce{Pb^2+} is titrated amperometrically with sulfate at a potential at which \\ce{Pb^2+} is reduced and sulfate is not. How does the limiting current, corrected for dilution, change with the volume of titrant added?',
    answer: 'It falls linearly to nearly zero and stays there.',
    distractors: [
      {
        text: 'It stays nearly zero and then rises linearly.',
        slip: 'exchanged-signals',
        teaching: 'This would happen if the titrant were reduced and the analyte were not.',
      },
      {
        text: 'It falls linearly to nearly zero and then rises.',
        slip: 'other-condition-constant',
        teaching: 'It would rise if the titrant were also reduced; sulfate is not.',
      },
      {
        text: 'It falls exponentially and approaches zero only slowly.',
        slip: 'linear-for-exponential',
        teaching: 'Each milliliter removes the same amount of lead, so the fall is linear.',
      },
    ],
    explanation:
      'The current is proportional to [\\ce{Pb^2+}]. The precipitation removes lead in proportion to the volume; beyond the equivalence point only sulfate is added, which gives no current.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-electroanalysis-115',
    topics: ['electroanalysis'],
    tests: ['amperometry', 'dynamic-range'],
    difficulty: 'advanced',
    text: 'A glucose sensor gives 12 nA for 1 mmol/L, 60 nA for 5 mmol/L, 118 nA for 10 mmol/L, 165 nA for 20 mmol/L and 178 nA for 40 mmol/L. A sample gives 172 nA. What should the analyst do?',
    answer: 'Dilute the sample and measure again',
    distractors: [
      {
        text: 'Divide 172 nA by 12 nA per mmol/L',
        slip: 'line-through-origin',
        teaching: 'This slope applies only at low concentrations; at 172 nA the sensor is nearly saturated.',
      },
      {
        text: 'Report the midpoint of 20 and 40 mmol/L',
        slip: 'averaged-absorptivities',
        teaching: 'In the flat range a small error in the current means a large error in the concentration.',
      },
      {
        text: 'Use a straight line through all five points',
        slip: 'linear-for-exponential',
        teaching:
          'The points lie on a curve, so a straight line through all of them is wrong nearly everywhere.',
      },
    ],
    explanation:
      'Up to about 10 mmol/L the current is proportional to the concentration; near 172 nA it hardly changes anymore. After dilution into the linear range, the sample can be measured well.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 17',
  },
  {
    id: 'analytical-calibration-101',
    topics: ['calibration'],
    tests: ['dynamic-range'],
    difficulty: 'beginner',
    text: 'Which of these describes the linear dynamic range of a method?',
    answer: 'From the limit of quantitation to where the line begins to bend',
    distractors: [
      {
        text: 'From the blank to the limit of detection',
        slip: 'detection-limits-confused',
        teaching: 'Below the limit of detection a signal cannot be distinguished from the blank.',
      },
      {
        text: 'From the lowest to the highest sample of a series',
        slip: 'answered-another-quantity',
        teaching:
          'The range is a property of the method and does not depend on where the samples happen to lie.',
      },
      {
        text: 'From the mean minus three to the mean plus three standard deviations',
        slip: 'range-for-deviation',
        teaching: 'This describes the scatter of results, not the range of concentrations.',
      },
    ],
    explanation:
      'The linear dynamic range is the range of concentrations in which the signal can be quantified and is proportional to the concentration: from the limit of quantitation to where the line begins to bend.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-calibration-102',
    topics: ['calibration', 'atomic-spectrometry'],
    tests: ['dynamic-range'],
    uses: ['atomic-absorption-spectroscopy'],
    difficulty: 'intermediate',
    text: 'The linear range of ICP emission spans five powers of ten, that of flame atomic absorption only about two. What limits the range of absorption at its upper end?',
    answer: 'At high absorbance hardly any light is left to be measured.',
    distractors: [
      {
        text: 'At high concentration the lamp gets dimmer and dimmer.',
        slip: 'reversed-cause',
        teaching: 'The lamp does not depend on the sample; the light that has passed through the flame does.',
      },
      {
        text: 'At high concentration the flame becomes too hot for atoms.',
        slip: 'wrong-mechanism',
        teaching: 'The temperature of the flame hardly depends on a trace element in the sample.',
      },
      {
        text: 'At high absorbance the atoms emit more than the lamp does.',
        slip: 'wrong-mechanism',
        teaching: 'The emission is weak and is removed by modulation of the lamp.',
      },
    ],
    explanation:
      'An absorption measurement compares two radiant powers. At *A* = 2 only 1% of the light is left, and stray light and the width of the line make the curve bend. Emission starts from a dark background and increases over a wide range.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-calibration-103',
    topics: ['calibration'],
    tests: ['dynamic-range'],
    uses: ['calibration-curve'],
    difficulty: 'intermediate',
    text: 'Standards of 1, 2, 5, 10, 20 and 50 mg/L give signals of 0.051, 0.100, 0.252, 0.499, 0.870 and 1.42. Up to what concentration is the calibration linear to within 2%?',
    answer: '10 mg/L',
    distractors: [
      {
        text: '5 mg/L',
        slip: 'one-step-short',
        teaching: 'The signal at 10 mg/L, 0.499, is still within 2% of 0.050 per mg/L.',
      },
      {
        text: '20 mg/L',
        slip: 'one-step-too-many',
        teaching: 'A straight line predicts 1.00 here, but the signal of 0.870 is 13% lower.',
      },
      {
        text: '50 mg/L',
        slip: 'one-step-too-many',
        teaching: 'A straight line predicts 2.50 here; the signal is 1.42.',
      },
    ],
    explanation:
      'The signal divided by the concentration is 0.051, 0.050, 0.050, 0.050, 0.044 and 0.028. It is constant within 2% up to 10 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
  {
    id: 'analytical-molecular-absorption-105',
    topics: ['molecular-absorption'],
    tests: ['jobs-method'],
    difficulty: 'beginner',
    text: 'What is kept constant in Job’s method of continuous variation?',
    answer: 'The sum of the amounts of metal and ligand',
    distractors: [
      {
        text: 'The amount of metal, while the ligand varies',
        slip: 'other-method',
        teaching: 'This is the mole-ratio method, in which the ligand is added to a fixed amount of metal.',
      },
      {
        text: 'The ratio of the amounts of metal and ligand',
        slip: 'other-condition-constant',
        teaching: 'The ratio is varied in order to find the mixture with the greatest absorbance.',
      },
      {
        text: 'The absorbance of all the mixtures',
        slip: 'answered-another-quantity',
        teaching: 'The absorbance is measured as a function of the composition.',
      },
    ],
    explanation:
      'Solutions of equal concentration are mixed so that the sum of the two amounts and the volume stay constant; the mole fraction is varied.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-106',
    topics: ['molecular-absorption'],
    tests: ['jobs-method'],
    difficulty: 'intermediate',
    text: 'In a Job plot the absorbance of an iron complex, at a wavelength where only the complex absorbs, is greatest at a ligand mole fraction of 0.75. What is the ratio of iron to ligand?',
    answer: '1 : 3',
    distractors: [
      {
        text: '3 : 1',
        slip: 'inverted-ratio',
        teaching:
          'The ligand makes up three quarters of the mixture, so there are three ligands for each iron ion.',
      },
      {
        text: '1 : 4',
        slip: 'part-to-part-for-part-to-whole',
        teaching: '1 : 4 compares the iron with the total; iron to ligand is 0.25 : 0.75.',
      },
      {
        text: '4 : 1',
        slip: 'inverted-ratio',
        teaching: '4 : 1 compares the total with the iron; iron to ligand is 0.25 : 0.75.',
      },
    ],
    explanation: 'At the maximum the mixture has the composition of the complex: 0.25 : 0.75 = 1 : 3.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-107',
    topics: ['molecular-absorption'],
    tests: ['jobs-method'],
    uses: ['conditional-formation-constants'],
    difficulty: 'advanced',
    text: 'Two complexes \\ce{ML} give Job plots with the maximum at a mole fraction of 0.50. For the first the plot is a sharp triangle; for the second it is rounded and well below the triangle. What does the difference show?',
    answer: 'The second complex is partly dissociated.',
    distractors: [
      {
        text: 'The second complex has two ligands.',
        slip: 'height-for-position',
        teaching: 'A second ligand would move the maximum to 0.67; it lies at 0.50.',
      },
      {
        text: 'The second complex absorbs less strongly.',
        slip: 'wrong-property',
        teaching: 'A smaller absorptivity would give a lower, but still sharp, triangle.',
      },
      {
        text: 'The second complex forms more slowly.',
        slip: 'rate-for-extent',
        teaching: 'The plot shows the equilibrium; once it is reached, the rate does not matter.',
      },
    ],
    explanation:
      'Complete formation would give the triangle. Near the stoichiometric mixture there is no excess to suppress dissociation, so a weaker complex shows a rounded maximum.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-108',
    topics: ['molecular-absorption'],
    tests: ['jobs-method'],
    difficulty: 'intermediate',
    text: 'For a Job plot a student mixes 0.010 mol/L metal solution with 0.020 mol/L ligand solution, always 10.0 mL in total, and plots the absorbance against the volume fraction of the ligand. The complex is very stable, and the maximum lies at 0.50. What is the formula of the complex?',
    answer: '\\ce{ML2}',
    distractors: [
      {
        text: '\\ce{ML}',
        slip: 'ignored-concentrations',
        teaching:
          'Equal volumes contain twice as much ligand as metal, since the ligand solution is twice as concentrated.',
      },
      {
        text: '\\ce{M2L}',
        slip: 'inverted-ratio',
        teaching: 'It is the ligand, not the metal, that is present in twice the amount.',
      },
      {
        text: '\\ce{M2L2}',
        slip: 'ignored-concentrations',
        teaching:
          'Equal volumes contain the two in the ratio 1 : 2, not in equal amounts, since the ligand solution is twice as concentrated.',
      },
    ],
    explanation:
      'At the maximum, 5.0 mL of each solution provides 0.050 mmol of metal and 0.100 mmol of ligand, a ratio of 1 : 2, which indicates \\ce{ML2}; for a correct Job plot both solutions must be equally concentrated.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-109',
    topics: ['molecular-absorption'],
    tests: ['jobs-method'],
    difficulty: 'advanced',
    text: 'The ligand in a Job plot also absorbs at the chosen wavelength, but the metal does not. What has to be done before the maximum is read?',
    answer: 'The absorbance that the ligand would show without reaction is subtracted.',
    distractors: [
      {
        text: 'The absorbance that the metal would show without reaction is subtracted.',
        slip: 'wrong-ion',
        teaching: 'The metal does not absorb at this wavelength; there is nothing to subtract.',
      },
      {
        text: 'The absorbance that the ligand would show without reaction is added.',
        slip: 'added-for-subtracted',
        teaching: 'The measured absorbance already includes that of the ligand, which must be subtracted.',
      },
      {
        text: 'The absorbance that the metal would show without reaction is added.',
        slip: 'wrong-ion',
        teaching:
          'The metal does not absorb at this wavelength; the contribution of the ligand must be subtracted.',
      },
    ],
    explanation:
      'Absorbances are additive. The quantity plotted is the deviation from the sum that the unreacted components would give; the corrected curve is zero at both ends and has its maximum at the composition of the complex.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-110',
    topics: ['molecular-absorption'],
    tests: ['fluorimetry'],
    difficulty: 'beginner',
    text: 'Why does the detector of a fluorimeter view the sample from the side, at 90° to the beam of the lamp?',
    answer: 'So that the lamp’s light does not reach it',
    distractors: [
      {
        text: 'So that the path through the cuvette is longer',
        slip: 'path-for-concentration',
        teaching: 'The path is not longer; the purpose is that the light of the lamp misses the detector.',
      },
      {
        text: 'So that the emitted light is of shorter wavelength',
        slip: 'reversed-trend',
        teaching:
          'The wavelength does not depend on the direction, and it is longer than the excitation wavelength.',
      },
      {
        text: 'So that the molecules emit to one side only',
        slip: 'wrong-mechanism',
        teaching: 'Dissolved molecules emit in all directions.',
      },
    ],
    explanation:
      'The sample emits in all directions, while the light of the lamp passes straight through. From the side, the weak fluorescence is seen against a dark background.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-111',
    topics: ['molecular-absorption'],
    tests: ['fluorimetry'],
    difficulty: 'intermediate',
    text: 'A solution of quinine is excited at 350 nm and emits at 450 nm. Why is the emitted light of longer wavelength?',
    answer: 'Part of the energy is lost as heat before emission.',
    distractors: [
      {
        text: 'Part of the light is absorbed by the glass of the cuvette.',
        slip: 'wrong-mechanism',
        teaching: 'Absorption by the cuvette would weaken the light, not change its wavelength.',
      },
      {
        text: 'Each photon is emitted as two photons of lower energy.',
        slip: 'counted-twice',
        teaching: 'One photon is emitted; two equal photons would each have a wavelength of 700 nm.',
      },
      {
        text: 'Only some of the molecules are excited by the lamp.',
        slip: 'amount-for-retention',
        teaching: 'The number of excited molecules sets the intensity, not the wavelength.',
      },
    ],
    explanation:
      'The excited molecule first loses vibrational energy to the solvent. The emitted photon therefore has less energy and a longer wavelength.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
  },
  {
    id: 'analytical-molecular-absorption-112',
    topics: ['molecular-absorption'],
    tests: ['fluorimetry'],
    uses: ['detection-limit'],
    difficulty: 'intermediate',
    text: 'Why can fluorimetry detect concentrations about a thousand times lower than absorption measurements can?',
    answer: 'It measures weak light against darkness.',
    distractors: [
      {
        text: 'It measures a small difference between two bright lights.',
        slip: 'exchanged-signals',
        teaching: 'This is what absorption measurements do, and this makes them less sensitive.',
      },
      {
        text: 'It measures each molecule only once.',
        slip: 'wrong-mechanism',
        teaching: 'A molecule can be excited and emit many times.',
      },
      {
        text: 'It measures at wavelengths free from noise.',
        slip: 'overgeneralised-rule',
        teaching: 'Noise occurs at all wavelengths; the low background is what helps.',
      },
    ],
    explanation:
      'At low concentration an absorption measurement has to detect a tiny difference between two large radiant powers. Fluorescence is measured against an almost dark background, and a stronger lamp makes the fluorescence brighter.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-113',
    topics: ['molecular-absorption', 'calibration'],
    tests: ['fluorimetry'],
    uses: ['beer-lambert-law', 'dynamic-range'],
    difficulty: 'advanced',
    text: 'The fluorescence of a dye increases with concentration, reaches a maximum and then decreases at still higher concentrations. A student finds two possible concentrations for one signal, one of them fifty times the other. Which experiment decides between them?',
    answer: 'Dilute the sample twofold and see whether the signal rises',
    distractors: [
      {
        text: 'Excite the sample with a lamp twice as bright and compare',
        slip: 'effect-where-none',
        teaching: 'The signal doubles on both branches, so nothing is decided.',
      },
      {
        text: 'Measure the sample a second time and take the mean',
        slip: 'averaging-removes-bias',
        teaching: 'The signal is not in doubt; two concentrations fit it.',
      },
      {
        text: 'Narrow the emission slit until the signal is halved',
        slip: 'effect-where-none',
        teaching:
          'A narrower slit weakens the signal by the same factor on both branches, so two concentrations still fit.',
      },
    ],
    explanation:
      'At high concentration the front of the cuvette absorbs most of the light, and emitted light is reabsorbed. On this branch dilution raises the signal; on the linear branch twofold dilution halves it.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-114',
    topics: ['molecular-absorption'],
    tests: ['fluorimetry'],
    difficulty: 'advanced',
    text: 'The fluorescence of quinine in dilute sulfuric acid decreases strongly when \\ce{NaCl} is added, though its absorption spectrum does not change. What does the chloride do?',
    answer: 'It removes the energy of excited molecules on collision.',
    distractors: [
      {
        text: 'It absorbs the exciting light before the quinine does.',
        slip: 'wrong-mechanism',
        teaching: 'Chloride does not absorb near 350 nm, and the absorption spectrum did not change.',
      },
      {
        text: 'It turns quinine into a compound that does not absorb.',
        slip: 'wrong-mechanism',
        teaching: 'Then the absorption spectrum would change too.',
      },
      {
        text: 'It shifts the emission into the range of the excitation.',
        slip: 'reversed-trend',
        teaching:
          'Emission lies at longer wavelengths; chloride only shortens the lifetime of the excited state.',
      },
    ],
    explanation:
      'The ground state is unchanged, as the absorption spectrum shows. Chloride quenches the excited state, which returns to the ground state on collision without emitting light.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
];
