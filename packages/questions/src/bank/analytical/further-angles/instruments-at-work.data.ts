import type { WrittenQuestion } from '../../written-question.ts';

/** Stripping voltammetry, absorbances of mixtures, interferences, detection limits and ranges. */
export const instrumentsAtWorkQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-electroanalysis-900',
    topics: ['electroanalysis'],
    tests: ['stripping-voltammetry'],
    uses: ['standard-electrode-potential'],
    difficulty: 'intermediate',
    text: 'Very small amounts of four metals have been deposited together in a thin film of mercury. For \\ce{M^2+ + 2e- -> M}, *E*° is −0.40 V for Cd, +0.34 V for Cu, −0.13 V for Pb and −0.76 V for Zn. The potential is now scanned in the positive direction. In which order do the stripping peaks appear?',
    answer: 'Zn, Cd, Pb, Cu',
    distractors: [
      {
        text: 'Cu, Pb, Cd, Zn',
        slip: 'oxidation-for-reduction',
        teaching: 'This is the order in which the ions are reduced on a scan to more negative potentials.',
      },
      {
        text: 'Pb, Cu, Cd, Zn',
        slip: 'wrong-sign',
        teaching: 'This is the order of the sizes of *E*° without their signs.',
      },
      {
        text: 'Cu, Zn, Cd, Pb',
        slip: 'irrelevant-property',
        teaching:
          'This is the order of the atomic masses; what counts is the potential at which a metal is oxidized.',
      },
    ],
    explanation:
      'In the scan the metals are oxidized. The one with the most negative potential gives up its electrons first: Zn, then Cd, Pb and finally Cu.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
  },
  {
    id: 'analytical-electroanalysis-901',
    topics: ['electroanalysis'],
    tests: ['stripping-voltammetry'],
    difficulty: 'intermediate',
    text: 'Metals are deposited from a sample at −0.90 V for 2 min (all potentials are against Ag/AgCl). The scan from −0.90 V to +0.10 V shows peaks of cadmium at −0.60 V and of lead at −0.40 V. Zinc, whose peak would lie at −1.0 V, is known to be present at a much higher concentration than cadmium and lead. Why does zinc give no peak?',
    answer: 'The deposition potential was too positive for zinc.',
    distractors: [
      {
        text: 'The deposition potential was too negative for zinc.',
        slip: 'wrong-sign',
        teaching: 'Zinc ions are harder to reduce than cadmium ions, so they need a more negative potential.',
      },
      {
        text: 'The deposition time was too short for zinc.',
        slip: 'other-variable',
        teaching:
          'The time is the same for all metals; it was long enough for cadmium and lead, which are less abundant.',
      },
      {
        text: 'The final potential of the scan was too negative for zinc.',
        slip: 'other-stage',
        teaching:
          'Zinc is oxidized before cadmium in the scan, so a scan that shows lead has gone far enough.',
      },
    ],
    explanation:
      'A metal is collected if the deposition potential is more negative than the potential of its peak. −0.90 V is negative enough for cadmium and lead, but too positive to reduce zinc ions, so there is no zinc to strip.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
  },
  {
    id: 'analytical-molecular-absorption-900',
    topics: ['molecular-absorption'],
    tests: ['analysis-of-mixtures-by-absorbance'],
    difficulty: 'intermediate',
    text: 'Two dyes X and Y are to be determined together. Their molar absorptivities, ε_{X} / ε_{Y} in L/(mol·cm), are 6000 / 600 at 400 nm, 4000 / 1000 at 440 nm, 2000 / 2000 at 500 nm and 500 / 5000 at 600 nm. At which pair of wavelengths do small errors in the absorbances affect the results the least?',
    answer: '400 and 600 nm',
    distractors: [
      {
        text: '400 and 440 nm',
        slip: 'wrong-property',
        teaching:
          'X absorbs strongly at both, but Y absorbs weakly at both and is hardly determined by them.',
      },
      {
        text: '440 and 500 nm',
        slip: 'wrong-property',
        teaching: 'Here the ratios of the absorptivities are 4 and 1; at 400 and 600 nm they are 10 and 0.1.',
      },
      {
        text: '500 and 600 nm',
        slip: 'best-of-several-missed',
        teaching:
          'At 500 nm both dyes absorb equally; a wavelength at which X dominates gives more certain results.',
      },
    ],
    explanation:
      'The two equations should differ as much as possible. At 400 nm X absorbs ten times as strongly as Y, and at 600 nm Y absorbs ten times as strongly as X. One absorbance then gives mainly X and the other mainly Y, so errors have the least effect.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 19',
    computation: {
      kind: 'option-extreme',
      values: {
        '400 and 600 nm': '6000 * 5000 - 600 * 500',
        '400 and 440 nm': '4000 * 600 - 6000 * 1000',
        '440 and 500 nm': '4000 * 2000 - 1000 * 2000',
        '500 and 600 nm': '2000 * 5000 - 2000 * 500',
      },
      pick: 'greatest',
      quantity: 'determinant of the two equations',
    },
  },
  {
    id: 'analytical-molecular-absorption-901',
    topics: ['molecular-absorption'],
    tests: ['analysis-of-mixtures-by-absorbance'],
    difficulty: 'beginner',
    text: 'At 620 nm only dye Y absorbs; at 480 nm both X and Y do. The path length and all molar absorptivities are known. How is the concentration of X found from the absorbances of a mixture?',
    answer: 'Find Y from *A* at 620 nm, and subtract its share from *A* at 480 nm.',
    distractors: [
      {
        text: 'Find Y from *A* at 480 nm, and subtract its share from *A* at 620 nm.',
        slip: 'exchanged-signals',
        teaching: 'At 480 nm both dyes absorb, so Y alone does not follow from this absorbance.',
      },
      {
        text: 'Take *A* at 480 nm, and subtract *A* at 620 nm from it.',
        slip: 'equal-response',
        teaching:
          'Y has different molar absorptivities at the two wavelengths, so its absorbance at 620 nm is not its share of *A* at 480 nm.',
      },
      {
        text: 'Take *A* at 480 nm, and divide it by the sum of both absorptivities.',
        slip: 'averaged-absorptivities',
        teaching:
          'This would hold if both concentrations were equal; in general each ε is multiplied by a different concentration.',
      },
    ],
    explanation:
      'The absorbance at 620 nm gives the concentration of Y. With it, the absorbance of Y at 480 nm is ε_{Y}*lc*_{Y}. Absorbances add up, so what is left of *A* at 480 nm after subtraction of this share belongs to X.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 19',
  },
  {
    id: 'analytical-atomic-spectrometry-900',
    topics: ['atomic-spectrometry'],
    tests: ['interferences-in-atomic-spectroscopy'],
    uses: ['atomic-absorption-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In flame atomic absorption, a sample and a standard contain the same concentration of potassium, but the sample also contains a large excess of sodium. With the background corrected, the sample still has the higher absorbance. Why?',
    answer: 'Electrons from sodium keep more of the potassium un-ionized.',
    distractors: [
      {
        text: 'Atoms of sodium absorb at the wavelength of potassium.',
        slip: 'line-of-another-element',
        teaching: 'The line of potassium (766 nm) is far from the lines of sodium near 589 nm.',
      },
      {
        text: 'Light from sodium adds to the light of the lamp.',
        slip: 'emission-for-absorption',
        teaching:
          'More light at the detector would look like less absorption, and the modulated lamp excludes it.',
      },
      {
        text: 'Heat from burning sodium sets more potassium free.',
        slip: 'event-invented',
        teaching:
          'The sodium is there as dissolved ions, which do not burn; the flame gas determines the temperature.',
      },
    ],
    explanation:
      'In the flame part of the potassium is ionized: \\ce{K <=> K+ + e-}. Sodium, which is ionized as well, supplies electrons that shift this equilibrium to the left, so more neutral atoms absorb. An excess of such an element in samples and standards removes the difference.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-901',
    topics: ['atomic-spectrometry'],
    tests: ['interferences-in-atomic-spectroscopy'],
    difficulty: 'beginner',
    text: 'Which of these effects in flame atomic absorption is a chemical interference?',
    answer: 'Sulfate holds calcium in a salt that hardly decomposes.',
    distractors: [
      {
        text: 'Smoke in the flame scatters some light out of the beam.',
        slip: 'background-for-chemical-interference',
        teaching:
          'Scattered light is background, a spectral interference; the number of free atoms is the same.',
      },
      {
        text: 'Syrup flows to the flame more slowly than water.',
        slip: 'wrong-mechanism',
        teaching: 'A slower uptake is a physical interference; it acts on all elements alike.',
      },
      {
        text: 'Vanadium has a line that overlaps one of aluminum.',
        slip: 'wrong-mechanism',
        teaching: 'An overlap of lines is a spectral interference; no atoms of the analyte are lost.',
      },
    ],
    explanation:
      'In a chemical interference a component of the sample lowers the number of free atoms of the analyte. Sulfate (like phosphate) holds calcium in a salt that hardly decomposes in the flame. The others are spectral or physical interferences.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-902',
    topics: ['atomic-spectrometry'],
    tests: ['interferences-in-atomic-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Copper, zinc and magnesium are measured by flame atomic absorption in water and, at the same concentrations, in a viscous mixture of water and glycerol. In the mixture all three absorbances are lower by the same factor. Which explanation fits?',
    answer: 'Less liquid reaches the flame, because it is harder to draw up and spray.',
    distractors: [
      {
        text: 'Fewer atoms are free in the flame, because the metals form stable oxides.',
        slip: 'wrong-mechanism',
        teaching:
          'Magnesium forms far more stable oxides than copper and zinc, so the three would not be affected alike.',
      },
      {
        text: 'Fewer atoms are neutral in the flame, because more of them form ions.',
        slip: 'wrong-mechanism',
        teaching:
          'Ionization depends on the ionization energies, which differ, and it is slight for these metals in such a flame.',
      },
      {
        text: 'Less light is left in the beam, because the glycerol absorbs some of it.',
        slip: 'wrong-sign',
        teaching: 'Further absorption in the beam would raise the absorbances, not lower them.',
      },
    ],
    explanation:
      'Chemical and ionization interferences differ from element to element. A loss by one and the same factor points to the supply of the sample: a viscous liquid is drawn up more slowly and sprayed less finely, so less of it reaches the flame. Standards with the same solvent correct for this.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 9',
  },
  {
    id: 'analytical-calibration-900',
    topics: ['calibration'],
    tests: ['detection-limit'],
    difficulty: 'intermediate',
    text: 'For four methods the standard deviation *s* of the blank, in units of the signal, and the slope *m* of the calibration line, in units per mg/L, are given. Which method has the lowest limit of detection (3*s* criterion)?',
    answer: '*s* = 0.20 and *m* = 2.0',
    distractors: [
      {
        text: '*s* = 0.10 and *m* = 0.50',
        slip: 'one-property-decides',
        teaching: 'The scatter is the smallest, but so is the slope: 3 × 0.10/0.50 is 0.60 mg/L.',
      },
      {
        text: '*s* = 1.0 and *m* = 6.0',
        slip: 'one-property-decides',
        teaching: 'The slope is the greatest, but so is the scatter: 3 × 1.0/6.0 is 0.50 mg/L.',
      },
      {
        text: '*s* = 0.60 and *m* = 4.0',
        slip: 'best-of-several-missed',
        teaching: 'Here 3 × 0.60/4.0 is 0.45 mg/L; another method has a still smaller ratio of *s* to *m*.',
      },
    ],
    explanation:
      'The limit of detection is 3*s*/*m*, so what counts is the ratio, not *s* or *m* alone. For *s* = 0.20 and *m* = 2.0 it is 3 × 0.20/2.0 = 0.30 mg/L, and for the others 0.45, 0.50 and 0.60 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 5',
    computation: {
      kind: 'option-extreme',
      values: {
        '*s* = 0.20 and *m* = 2.0': '3 * 0.20 / 2.0',
        '*s* = 0.10 and *m* = 0.50': '3 * 0.10 / 0.50',
        '*s* = 1.0 and *m* = 6.0': '3 * 1.0 / 6.0',
        '*s* = 0.60 and *m* = 4.0': '3 * 0.60 / 4.0',
      },
      pick: 'least',
      quantity: 'limit of detection in mg/L',
    },
  },
  {
    id: 'analytical-calibration-901',
    topics: ['calibration'],
    tests: ['detection-limit'],
    difficulty: 'advanced',
    text: 'A laboratory reports “detected” if a single signal is above *y*_{B} + 3*s*, where *y*_{B} is the mean and *s* the standard deviation of the blank. A sample contains just enough analyte to give exactly this limiting signal on average, with normally distributed scatter. In what fraction of the measurements is the analyte missed?',
    answer: 'About 50%',
    distractors: [
      {
        text: 'About 0.1%',
        slip: 'wrong-reference',
        teaching: 'This is the fraction of blanks that exceeds the limit by chance (false positives).',
      },
      {
        text: 'About 5%',
        slip: 'other-terms-meaning',
        teaching:
          'A risk of 5% belongs to a 95% confidence level; the mean signal here is exactly at the limit.',
      },
      {
        text: 'About 95%',
        slip: 'decision-turned-around',
        teaching: 'To be missed so often, the analyte would have to give a mean signal far below the limit.',
      },
    ],
    explanation:
      'The signals of the sample scatter evenly about their mean, and the mean is exactly the limit. About 50% of the signals are below it, and in these the analyte is missed. The factor 3 protects against false positives, not against false negatives.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 5',
  },
  {
    id: 'analytical-calibration-902',
    topics: ['calibration'],
    tests: ['dynamic-range'],
    difficulty: 'beginner',
    text: 'A calibration line is straight up to 10 mg/L; at higher concentrations the signal rises less and less. A student evaluates the signal of a 20 mg/L sample by extending the straight line. How is the result in error?',
    answer: 'It is too low, because the true curve runs below the line.',
    distractors: [
      {
        text: 'It is too low, because the true curve runs above the line.',
        slip: 'one-part-right',
        teaching: 'A signal that rises less than the straight line falls below it.',
      },
      {
        text: 'It is too high, because the true curve runs below the line.',
        slip: 'reversed-trend',
        teaching:
          'The extended line reaches the signal of the sample at a lower concentration, and this lower value is read off.',
      },
      {
        text: 'It is too high, because the true curve runs above the line.',
        slip: 'reversed-trend',
        teaching: 'This would hold for a signal that rises more and more; here it rises less than the line.',
      },
    ],
    explanation:
      'Beyond the linear range the true curve runs below the extended line. The line therefore reaches the signal of the sample at less than 20 mg/L, and the result is too low. The sample should be diluted into the linear range.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 5',
  },
  {
    id: 'analytical-calibration-903',
    topics: ['calibration'],
    tests: ['dynamic-range'],
    difficulty: 'intermediate',
    text: 'The width of a linear dynamic range is given in powers of ten. Which of these ranges is the widest?',
    answer: '0.002 to 20 mg/L',
    distractors: [
      {
        text: '0.5 to 200 mg/L',
        slip: 'size-of-effect-misjudged',
        teaching: 'The ratio of the limits is 400, which is between two and three powers of ten.',
      },
      {
        text: '1 to 1000 mg/L',
        slip: 'best-of-several-missed',
        teaching: 'This range covers three powers of ten, but another covers more.',
      },
      {
        text: '100 to 2000 mg/L',
        slip: 'difference-for-ratio',
        teaching: 'The difference between the limits is the greatest, but their ratio is only 20.',
      },
    ],
    explanation:
      'The ratio of the limits counts: 20/0.002 = 10^{4}, four powers of ten. The other ratios are 400, 1000 and 20.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 5',
    computation: {
      kind: 'option-extreme',
      values: {
        '0.002 to 20 mg/L': 'ln(20 / 0.002) / ln(10)',
        '0.5 to 200 mg/L': 'ln(200 / 0.5) / ln(10)',
        '1 to 1000 mg/L': 'ln(1000 / 1) / ln(10)',
        '100 to 2000 mg/L': 'ln(2000 / 100) / ln(10)',
      },
      pick: 'greatest',
      quantity: 'number of powers of ten',
    },
  },
];
