import type { WrittenQuestion } from '../../written-question.ts';

export const electrodesAndLightFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-potentiometry-701',
    topics: ['potentiometry'],
    tests: ['reference-electrodes'],
    uses: ['nernst-equation'],
    difficulty: 'intermediate',
    text: 'A silver–silver chloride electrode is in contact with saturated KCl. A small current passes through it for a short time. Why does its potential hardly change?',
    answer: 'Solid \\ce{AgCl} and \\ce{Ag} and ample chloride keep [\\ce{Cl-}] constant.',
    distractors: [
      {
        text: 'Solid \\ce{AgCl} and \\ce{Ag} insulate the wire, so that no current flows.',
        slip: 'effect-where-none',
        teaching: 'Current does flow: \\ce{AgCl} is turned into silver or silver into \\ce{AgCl}.',
      },
      {
        text: 'Saturated KCl carries the current, so that no silver reacts.',
        slip: 'wrong-mechanism',
        teaching: 'Ions of the solution carry the current, but a reaction takes place at the wire.',
      },
      {
        text: 'Saturated KCl keeps [\\ce{Ag+}] high, so that a small change is negligible.',
        slip: 'size-of-effect-misjudged',
        teaching: '[\\ce{Ag+}] is very low here, since *K*_{sp} of \\ce{AgCl} is small.',
      },
    ],
    explanation:
      'The reaction is \\ce{AgCl(s) + e- -> Ag(s) + Cl-}. Only [\\ce{Cl-}] enters the Nernst equation, and compared with the large amount of chloride, the small amount that forms or is used up is negligible: solid \\ce{AgCl} and \\ce{Ag} and ample chloride keep [\\ce{Cl-}] constant.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  },
  {
    id: 'analytical-potentiometry-702',
    topics: ['potentiometry'],
    tests: ['reference-electrodes'],
    uses: ['nernst-equation'],
    difficulty: 'intermediate',
    text: 'The KCl solution inside a silver–silver chloride electrode becomes more dilute over several months. How does the potential of this electrode change?',
    answer: 'It rises because [\\ce{Cl-}] falls.',
    distractors: [
      {
        text: 'It falls because [\\ce{Cl-}] falls.',
        slip: 'wrong-sign',
        teaching:
          'Chloride is on the product side of the reduction, so the less of it there is, the more readily \\ce{AgCl} is reduced.',
      },
      {
        text: 'It falls because [\\ce{Ag+}] falls.',
        slip: 'wrong-ion',
        teaching: '[\\ce{Ag+}] = *K*_{sp}/[\\ce{Cl-}] rises when chloride is diluted.',
      },
      {
        text: 'It stays the same because solids fix it.',
        slip: 'standard-value-everywhere',
        teaching: 'The solids have constant activity, but the dissolved chloride does not.',
      },
    ],
    explanation:
      'For \\ce{AgCl(s) + e- -> Ag(s) + Cl-} the Nernst equation is *E* = *E*° − 0.059 V × log_{10} [\\ce{Cl-}]. The potential rises because [\\ce{Cl-}] falls.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  },
  {
    id: 'analytical-potentiometry-703',
    topics: ['potentiometry'],
    tests: ['reference-electrodes'],
    difficulty: 'intermediate',
    text: 'An electrode is at +0.100 V against a saturated calomel electrode (+0.241 V against the standard hydrogen electrode). What is its potential against a silver–silver chloride electrode (+0.197 V)?',
    answer: '+0.144 V',
    distractors: [
      {
        text: '+0.056 V',
        slip: 'wrong-sign',
        teaching:
          'The difference between the references, 0.044 V, must be added because the new reference lies lower.',
        expression: '0.100 - (0.241 - 0.197)',
      },
      {
        text: '+0.341 V',
        slip: 'wrong-reference',
        teaching: 'This is the potential against the standard hydrogen electrode.',
        expression: '0.100 + 0.241',
      },
      {
        text: '+0.538 V',
        slip: 'added-for-subtracted',
        teaching: 'The potential of the new reference must be subtracted, not added.',
        expression: '0.100 + 0.241 + 0.197',
      },
    ],
    explanation:
      'Against the standard hydrogen electrode it is 0.100 V + 0.241 V = 0.341 V. Against silver–silver chloride it is 0.341 V − 0.197 V = +0.144 V.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
    computation: { kind: 'quantity', expression: '0.100 + 0.241 - 0.197', unit: 'V' },
  },
  {
    id: 'analytical-potentiometry-704',
    topics: ['potentiometry'],
    tests: ['reference-electrodes'],
    uses: ['solubility-rules'],
    difficulty: 'advanced',
    text: 'Silver ions are to be measured with a silver wire against a reference electrode filled with KCl. Why is a second compartment, filled with \\ce{KNO3}, placed between the reference and the sample?',
    answer: 'So that no chloride gets into the sample and precipitates silver',
    distractors: [
      {
        text: 'So that no potassium gets into the sample and precipitates silver',
        slip: 'wrong-ion',
        teaching: 'Potassium ions do not precipitate silver, and \\ce{KNO3} contains them too.',
      },
      {
        text: 'So that no nitrate gets into the sample and precipitates silver',
        slip: 'solubility-rule',
        teaching: 'Silver nitrate is soluble; nitrate does no harm in the sample.',
      },
      {
        text: 'So that no current can flow between the reference and the sample',
        slip: 'wrong-tool',
        teaching: 'The circuit must stay closed; the ions of \\ce{KNO3} connect the two.',
      },
    ],
    explanation:
      'A little of the filling solution always flows out. Chloride would form \\ce{AgCl}, lower [\\ce{Ag+}] and clog the junction; \\ce{KNO3} does no harm. The compartment is used so that no chloride gets into the sample and precipitates silver.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 15',
  },
  {
    id: 'analytical-molecular-absorption-701',
    topics: ['molecular-absorption'],
    tests: ['analysis-of-mixtures-by-absorbance'],
    uses: ['beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'Two dyes X and Y are to be determined together from the absorbances at two wavelengths. At both wavelengths chosen, the molar absorptivity of X is three times that of Y. Why does this determination fail?',
    answer: 'Both equations then contain the concentrations in the same combination.',
    distractors: [
      {
        text: 'Both equations then contain the concentrations in opposite combinations.',
        slip: 'reversed-trend',
        teaching: 'That would be ideal: X absorbs at one wavelength, Y at the other.',
      },
      {
        text: 'The absorbances of the two dyes are then no longer additive.',
        slip: 'effect-where-none',
        teaching: 'They are additive at each wavelength if the dyes do not interact.',
      },
      {
        text: 'The absorbances are then too high for the stronger dye.',
        slip: 'size-of-effect-misjudged',
        teaching: 'The solution can be diluted; this does not change the ratio of 3:1.',
      },
    ],
    explanation:
      'Each absorbance is proportional to 3*c*_{X} + *c*_{Y}. The second measurement therefore gives no new information. Wavelengths with different ratios of the absorptivities are needed, since here both equations contain the concentrations in the same combination.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-702',
    topics: ['molecular-absorption'],
    tests: ['analysis-of-mixtures-by-absorbance'],
    uses: ['beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'HIn and \\ce{In-} have the same molar absorptivity at 480 nm, where their spectra cross. What can be determined for a solution that contains both from its absorbance at 480 nm alone?',
    answer: 'The sum of the two concentrations',
    distractors: [
      {
        text: 'The ratio of the two concentrations',
        slip: 'ratio-for-fraction',
        teaching: 'HIn and \\ce{In-} absorb equally at this wavelength, so their ratio has no effect.',
      },
      {
        text: 'The pH, with the help of p*K*_{a}',
        slip: 'answered-another-quantity',
        teaching: 'This requires the ratio, and therefore a wavelength at which the two absorb differently.',
      },
      {
        text: 'The concentration of \\ce{In-} alone',
        slip: 'ignored-second-absorber',
        teaching: 'HIn absorbs at 480 nm as well as \\ce{In-} does.',
      },
    ],
    explanation:
      '*A* = ε*b*([HIn] + [\\ce{In-}]) with the same ε for both. At this isosbestic point the absorbance gives the sum of the two concentrations.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-703',
    topics: ['molecular-absorption'],
    tests: ['analysis-of-mixtures-by-absorbance'],
    uses: ['dilution'],
    difficulty: 'intermediate',
    text: 'At 520 nm, in the same cell, a solution of dye X has *A* = 0.320 and a solution of dye Y has *A* = 0.210. Equal volumes are mixed, and X and Y do not react. What is *A* of the mixture?',
    answer: '0.265',
    distractors: [
      {
        text: '0.530',
        slip: 'ignored-dilution',
        teaching: 'Each dye is diluted to half its concentration when the volumes are mixed.',
        expression: '0.320 + 0.210',
      },
      {
        text: '0.0672',
        slip: 'sum-for-product',
        teaching: 'Transmittances multiply; absorbances add.',
        expression: '0.320 * 0.210',
      },
      {
        text: '0.0336',
        slip: 'sum-for-product',
        teaching: 'Each dye is diluted to one half, but absorbances add; transmittances multiply.',
        expression: '0.320 * 0.210 / 2',
      },
    ],
    explanation:
      'Each dye is diluted to one half and absorbs half as much, and the absorbances add: \\frac{0.320 + 0.210}{2} = 0.265.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 19',
    computation: { kind: 'quantity', expression: '(0.320 + 0.210) / 2', unit: '' },
  },
  {
    id: 'analytical-molecular-absorption-704',
    topics: ['molecular-absorption'],
    tests: ['deviations-from-beers-law'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'At a certain wavelength only the HIn form of a weak acid absorbs, not \\ce{In-}. A solution of the acid in pure water is diluted tenfold with water. How does the absorbance change?',
    answer: 'It decreases to less than a tenth because more HIn dissociates.',
    distractors: [
      {
        text: 'It decreases to more than a tenth because less HIn dissociates.',
        slip: 'le-chatelier-reversed',
        teaching: 'On dilution a larger fraction of a weak acid dissociates.',
      },
      {
        text: 'It decreases to less than a tenth because less HIn dissociates.',
        slip: 'le-chatelier-reversed',
        teaching: 'The change is correct, but on dilution a larger fraction of a weak acid dissociates.',
      },
      {
        text: 'It decreases to more than a tenth because more HIn dissociates.',
        slip: 'reversed-trend',
        teaching: 'More dissociation leaves less HIn than dilution alone, and only HIn absorbs.',
      },
    ],
    explanation:
      '[HIn] decreases because of the dilution and decreases further because a larger fraction dissociates. The absorbance decreases to less than a tenth because more HIn dissociates: a chemical deviation from Beer’s law.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
  },
  {
    id: 'analytical-molecular-absorption-705',
    topics: ['molecular-absorption'],
    tests: ['deviations-from-beers-law'],
    uses: ['uv-visible-spectrophotometer'],
    difficulty: 'intermediate',
    text: 'A spectrophotometer has a wide slit, which passes a range of wavelengths. Why is a calibration line straighter at the maximum of a broad band than on its steep side?',
    answer: 'At the maximum ε is nearly the same over the range that passes the slit.',
    distractors: [
      {
        text: 'At the maximum ε is greatest, so that less stray light is absorbed.',
        slip: 'stray-light-cancels',
        teaching: 'Stray light depends on the instrument and bends the line most at high absorbance.',
      },
      {
        text: 'On the steep side ε is greater over the range that passes the slit.',
        slip: 'property-misjudged',
        teaching: 'ε is greatest at the maximum; it hardly varies there, and this keeps the line straight.',
      },
      {
        text: 'On the steep side ε is the same over the range that passes the slit.',
        slip: 'exchanged-values',
        teaching: 'On the steep side ε changes most from one wavelength to the next.',
      },
    ],
    explanation:
      'The slit passes a range of wavelengths. If ε differs within this range, the weakly absorbed part has more and more weight as the concentration rises, and the line bends. At the maximum ε is nearly the same over the range that passes the slit.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 24',
  },
  {
    id: 'analytical-atomic-spectrometry-701',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-absorption-spectroscopy'],
    uses: ['atomic-emission-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In flame atomic absorption the lamp is switched on and off many times a second, and only the part of the signal that changes at this frequency is recorded. Which contribution is removed in this way?',
    answer: 'Light that the atoms in the flame emit',
    distractors: [
      {
        text: 'Light that the atoms in the flame absorb',
        slip: 'emission-for-absorption',
        teaching: 'This is the quantity to be measured; it weakens the light of the lamp and varies with it.',
      },
      {
        text: 'Light from other lines of the same lamp',
        slip: 'wrong-tool',
        teaching: 'It varies at the same frequency as the lamp; the monochromator removes it.',
      },
      {
        text: 'Light that particles in the flame scatter',
        slip: 'background-for-chemical-interference',
        teaching:
          'Scattering weakens the light of the lamp and varies with it, so a background correction is needed.',
      },
    ],
    explanation:
      'The flame emits steadily, at the very wavelength of the analyte. Only the light of the lamp varies at the chosen frequency, so the steady light that the atoms in the flame emit is removed.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-702',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-absorption-spectroscopy'],
    uses: ['detection-limit'],
    difficulty: 'beginner',
    text: 'Why are detection limits in atomic absorption much lower with a graphite furnace than with a flame?',
    answer: 'The atoms stay longer in the light path.',
    distractors: [
      {
        text: 'The atoms are excited to a larger extent.',
        slip: 'emission-for-absorption',
        teaching: 'Absorption needs atoms in the ground state; excited ones do not help.',
      },
      {
        text: 'The atoms pass through the light path faster.',
        slip: 'reversed-trend',
        teaching: 'Atoms that pass faster absorb for a shorter time, which lowers the sensitivity.',
      },
      {
        text: 'The atoms have a broader absorption line.',
        slip: 'irrelevant-property',
        teaching: 'A broader line would make the absorption at its center weaker.',
      },
    ],
    explanation:
      'In a flame the sample is diluted by gases and is gone within milliseconds, and most of it never reaches the flame. In the furnace nearly all of it turns into atoms inside the tube, and the atoms stay longer in the light path.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-703',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-absorption-spectroscopy'],
    uses: ['deviations-from-beers-law'],
    difficulty: 'intermediate',
    text: 'In atomic absorption, a line is about 0.005 nm wide, and the monochromator passes a band 0.2 nm wide. Why is a hollow-cathode lamp used as the source rather than a lamp with a continuous spectrum?',
    answer: 'Most of the continuous light that passes could not be absorbed.',
    distractors: [
      {
        text: 'Most of the continuous light that passes would ionize the atoms.',
        slip: 'wrong-mechanism',
        teaching: 'The photons of this light have far too little energy to ionize the atoms.',
      },
      {
        text: 'Most of the light of a hollow-cathode lamp cannot be absorbed.',
        slip: 'exchanged-values',
        teaching: 'Its line is even narrower than the absorption line and lies within it.',
      },
      {
        text: 'Most of the light of a hollow-cathode lamp is a broad background.',
        slip: 'continuum-for-line-source',
        teaching: 'The light of a hollow-cathode lamp consists of narrow lines of the element.',
      },
    ],
    explanation:
      'Of the 0.2 nm only about 0.005 nm, one fortieth, can be absorbed, so even complete absorption would weaken the light by only about 2.5%. Most of the continuous light that passes could not be absorbed.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-704',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-absorption-spectroscopy'],
    uses: ['interferences-in-atomic-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Lead in blood is measured with a graphite furnace. The charring (ashing) step is mistakenly run at a temperature at which lead chloride evaporates. How does this change the result?',
    answer: 'It is too low because lead is lost before the measurement.',
    distractors: [
      {
        text: 'It is too high because blood is removed before the measurement.',
        slip: 'wrong-sign',
        teaching: 'Removing the matrix is the purpose of this step; it adds no lead.',
      },
      {
        text: 'It is too low because lead is measured before the atomization.',
        slip: 'step-out-of-order',
        teaching: 'The reading is taken during atomization; any lead lost before then is not detected.',
      },
      {
        text: 'It is unchanged because the standards contain no blood at all.',
        slip: 'equal-response',
        teaching: 'Losses depend on chloride and temperature and need not be the same for the standards.',
      },
    ],
    explanation:
      'Charring is meant to remove organic matter and leave the analyte. If lead chloride leaves the tube in this step, less lead is atomized later: the result is too low because lead is lost before the measurement.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-705',
    topics: ['atomic-spectrometry'],
    tests: ['icp-ms'],
    uses: ['isotope-patterns'],
    difficulty: 'intermediate',
    text: 'A sample contains tin, but no molybdenum. Cadmium is to be measured by ICP-MS. The main isotopes of cadmium have mass numbers 110, 111, 112, 113, 114 and 116; those of tin have mass numbers 112, 114 to 120, 122 and 124. At what *m*/*z* is cadmium best measured?',
    answer: '111',
    distractors: [
      {
        text: '114',
        slip: 'most-common-isotope-only',
        teaching: 'Cadmium-114 is the most abundant isotope of cadmium, but tin-114 adds to the signal.',
      },
      {
        text: '112',
        slip: 'line-of-another-element',
        teaching: 'Tin, too, has an isotope of mass number 112.',
      },
      {
        text: '118',
        slip: 'line-of-another-element',
        teaching: 'This is an isotope of tin; cadmium has none of this mass number.',
      },
    ],
    explanation:
      'The mass number must belong to cadmium and not to tin. The mass numbers 112, 114 and 116 are shared by both. Of these choices, only 111 belongs to cadmium alone.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-706',
    topics: ['atomic-spectrometry'],
    tests: ['icp-ms', 'internal-standard'],
    difficulty: 'intermediate',
    text: 'For ICP-MS, the same small amount of rhodium is added to all standards and samples, none of which contain it originally. What can be corrected with the rhodium signal?',
    answer: 'Drift and losses of sensitivity that affect all elements alike',
    distractors: [
      {
        text: 'Overlap by molecular ions that have the mass of the analyte',
        slip: 'background-for-chemical-interference',
        teaching: 'Rhodium is measured at its own mass and gives no information about ions at another mass.',
      },
      {
        text: 'Losses of the analyte in a digestion before the addition',
        slip: 'step-out-of-order',
        teaching: 'What was lost before rhodium was added does not show in its signal.',
      },
      {
        text: 'Impurities of the analyte in the acid used for all solutions',
        slip: 'other-principle',
        teaching: 'This is the task of a blank.',
      },
    ],
    explanation:
      'If the signal of rhodium falls by 10%, through drift or a salty matrix, that of the analyte has probably fallen likewise, and the ratio is unchanged. In this way, drift and losses of sensitivity that affect all elements alike can be corrected.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
];
