import type { WrittenQuestion } from '../../written-question.ts';

export const laboratoryMeasuringAndSeparatingQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-sampling-and-separation-800',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction'],
    difficulty: 'beginner',
    text: 'A separatory funnel contains two clear, colorless layers, one of them aqueous; their densities are not known. How can the aqueous layer be identified quickly?',
    answer: 'By adding some water and watching which layer grows',
    distractors: [
      {
        text: 'By taking the lower one, because water is always denser',
        slip: 'overgeneralised-rule',
        teaching:
          'Chlorinated solvents such as dichloromethane are denser than water and form the lower layer.',
      },
      {
        text: 'By shaking again and watching which layer clears first',
        slip: 'wrong-property',
        teaching: 'How fast a layer clears depends on droplets and dust, not on whether it is aqueous.',
      },
      {
        text: 'By adding some salt and watching which layer turns cloudy',
        slip: 'wrong-property',
        teaching: 'Salt simply dissolves in the aqueous layer and need not make either layer cloudy.',
      },
    ],
    explanation:
      'Water mixes only with the aqueous layer, whatever the densities are. So one should add some water and watch which layer grows.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 4',
  },
  {
    id: 'analytical-sampling-and-separation-801',
    topics: ['sampling-and-separation'],
    tests: ['liquid-liquid-extraction'],
    difficulty: 'intermediate',
    text: 'After vigorous shaking, an organic layer and a dilute aqueous layer form an emulsion that does not separate. Which measure helps, and why?',
    answer: 'Adding sodium chloride, which makes the water denser and more polar',
    distractors: [
      {
        text: 'Adding detergent, which makes the droplets coalesce',
        slip: 'reversed-trend',
        teaching: 'A detergent covers the droplets and keeps them apart, so it stabilizes the emulsion.',
      },
      {
        text: 'Shaking once more, which brings the droplets together',
        slip: 'remedy-worsens',
        teaching: 'Vigorous shaking produced the small droplets; more of it makes them even smaller.',
      },
      {
        text: 'Adding acetone, which turns the two layers into one liquid',
        slip: 'remedy-worsens',
        teaching: 'If the layers become one liquid, they can no longer be separated in the funnel.',
      },
    ],
    explanation:
      'Adding sodium chloride helps because it makes the water denser and more polar: the two liquids then differ more, and the droplets unite.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 4',
  },
  {
    id: 'analytical-sampling-and-separation-802',
    topics: ['sampling-and-separation'],
    tests: ['laboratory-safety'],
    uses: ['distillation-techniques'],
    difficulty: 'beginner',
    text: 'A student heats a mixture under reflux and puts a tight stopper into the top of the condenser, “so that no vapor is lost.” What is the danger?',
    answer: 'The pressure rises until the apparatus bursts.',
    distractors: [
      {
        text: 'The cooling water is sucked into the flask.',
        slip: 'wrong-mechanism',
        teaching: 'The cooling water flows in a separate jacket and cannot enter the flask.',
      },
      {
        text: 'The vapor no longer condenses in the cold tube.',
        slip: 'wrong-mechanism',
        teaching:
          'The cold wall condenses the vapor as before; the problem is the air and vapor that cannot escape.',
      },
      {
        text: 'The mixture boils at too low a temperature.',
        slip: 'reversed-trend',
        teaching: 'In the closed apparatus the pressure is higher, which raises the boiling point.',
      },
    ],
    explanation:
      'In a closed apparatus the heated air and the vapor cannot expand. The pressure rises until the apparatus bursts. The open condenser loses nothing, because it returns the vapor as a liquid.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 1',
  },
  {
    id: 'analytical-chromatography-803',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography'],
    difficulty: 'beginner',
    text: 'Under a UV lamp (254 nm), a TLC plate with a fluorescent indicator glows green, and benzophenone appears as a dark spot. Why?',
    answer: 'It absorbs the UV light that would excite the indicator.',
    distractors: [
      {
        text: 'It emits light of a color that the eye cannot see.',
        slip: 'wrong-mechanism',
        teaching: 'An emission would not make the green light vanish at this spot.',
      },
      {
        text: 'It reacts with the indicator to form a black compound.',
        slip: 'indicator-as-reactant',
        teaching:
          'No reaction is needed: the spot glows like its surroundings again once the compound is washed away.',
      },
      {
        text: 'It has dissolved the indicator and carried it upward.',
        slip: 'wrong-mechanism',
        teaching: 'The indicator is an insoluble inorganic salt and does not move.',
      },
    ],
    explanation:
      'Compounds with conjugated double bonds absorb at 254 nm. Under such a spot the indicator receives no light and stays dark: the compound absorbs the UV light that would excite the indicator.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-chromatography-804',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography'],
    difficulty: 'intermediate',
    text: 'A pure compound gives a long streak on a TLC plate instead of a round spot. A second plate, run in the same way with a solution diluted tenfold, shows a round spot. What caused the streak?',
    answer: 'The first plate was overloaded.',
    distractors: [
      {
        text: 'The eluent was too weak.',
        slip: 'solvent-strength-reversed',
        teaching: 'The eluent was not changed; a weak eluent leaves a round spot near the start line.',
      },
      {
        text: 'The compound had decomposed on silica.',
        slip: 'wrong-cause',
        teaching: 'Decomposition would show on the second plate as well.',
      },
      {
        text: 'The compound was a mixture of isomers.',
        slip: 'wrong-cause',
        teaching: 'Dilution does not remove isomers, so the second plate would show them too.',
      },
    ],
    explanation:
      'Only the amount of the compound was changed. When there is too much, the adsorption sites are filled, and the excess runs ahead in a streak: the first plate was overloaded.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 2',
  },
  {
    id: 'analytical-acid-base-titrations-802',
    topics: ['acid-base-titrations'],
    tests: ['acid-base-titration'],
    uses: ['accuracy-and-precision'],
    difficulty: 'intermediate',
    text: 'Sodium hydroxide is standardized with potassium hydrogen phthalate that is slightly damp, but the student calculates as if it were dry. How are the concentration found for the base and a later result for an acid affected?',
    answer: 'Both are too high.',
    distractors: [
      {
        text: 'Both are too low.',
        slip: 'reversed-trend',
        teaching:
          'The damp salt needs less base than calculated, which makes the base appear more concentrated than it is.',
      },
      {
        text: 'The base result is too high, and the acid result is too low.',
        slip: 'wrong-sign',
        teaching:
          'The result for the acid is the volume times the concentration of the base, so the errors have the same sign.',
      },
      {
        text: 'The base result is too low, and the acid result is too high.',
        slip: 'wrong-sign',
        teaching:
          'Less phthalate than assumed needs less base, so the concentration of the base is found too high.',
      },
    ],
    explanation:
      '*c* = \\frac{*n*(phthalate)}{*V*}: the assumed amount is larger than the true one, so *c* is too high. The amount of an acid is calculated as *c* × *V* and errs in the same direction: both are too high.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-redox-titrations-800',
    topics: ['redox-titrations'],
    tests: ['volumetric-glassware'],
    uses: ['permanganate-titrations'],
    difficulty: 'beginner',
    text: 'In a buret filled with potassium permanganate solution, the lower edge of the meniscus cannot be seen. How should the volume delivered be read?',
    answer: 'At the upper edge of the meniscus, before and after',
    distractors: [
      {
        text: 'At the upper edge before and at the lower edge after',
        slip: 'exchanged-values',
        teaching: 'The two readings must be made in the same way so that the height of the meniscus cancels.',
      },
      {
        text: 'At the estimated lower edge, before and after',
        slip: 'ruling-misread',
        teaching: 'An estimate made through a dark liquid is unreliable; the upper edge can be seen clearly.',
      },
      {
        text: 'At the upper edge, minus twice the height of the meniscus',
        slip: 'subtracted-twice',
        teaching: 'The height of the meniscus is in both readings and cancels; no correction is needed.',
      },
    ],
    explanation:
      'The volume is the difference of two readings. If both are made at the same visible edge, the height of the meniscus cancels: at the upper edge of the meniscus, before and after.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
  },
  {
    id: 'analytical-gravimetry-804',
    topics: ['gravimetry'],
    tests: ['gravimetric-analysis'],
    uses: ['accuracy-and-precision'],
    difficulty: 'intermediate',
    text: 'A crucible with its precipitate is put on the analytical balance while it is still hot. How is the reading affected, and why?',
    answer: 'It is too low, because warm air rises around the crucible.',
    distractors: [
      {
        text: 'It is too high, because warm air presses on the pan.',
        slip: 'reversed-cause',
        teaching: 'The heated air moves upward and lifts the crucible a little.',
      },
      {
        text: 'It is too high, because hot bodies have a greater mass.',
        slip: 'wrong-mechanism',
        teaching: 'The mass does not change noticeably with the temperature.',
      },
      {
        text: 'It is too low, because the precipitate loses water on the pan.',
        slip: 'wrong-mechanism',
        teaching: 'The precipitate has just been heated strongly and has no water left to lose.',
      },
    ],
    explanation:
      'The hot crucible heats the air near it. The upward current lifts the crucible and pan slightly, and the warm air above them is less dense. The reading is too low, because warm air rises around the crucible.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 2',
  },
  {
    id: 'analytical-redox-titrations-801',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'intermediate',
    text: 'Excess iodide and strong acid are added to a sample that contains an oxidant. The stoppered flask, half full of air, then stands in bright sunlight for an hour before the titration with thiosulfate. How is the result for the oxidant affected?',
    answer: 'It is too high, because oxygen forms additional iodine.',
    distractors: [
      {
        text: 'It is too low, because oxygen uses up the iodine.',
        slip: 'reversed-cause',
        teaching: 'Oxygen oxidizes iodide to iodine in acid; it does not consume iodine here.',
      },
      {
        text: 'It is too low, because light splits the iodine.',
        slip: 'wrong-mechanism',
        teaching: 'Iodine atoms recombine; this does not lower the amount of iodine.',
      },
      {
        text: 'It is unchanged, because only the excess of iodide reacts.',
        slip: 'effect-where-none',
        teaching: 'Part of the excess iodide is oxidized to iodine, which is titrated as well.',
      },
    ],
    explanation:
      'In acid and light, the reaction \\ce{4I- + O2 + 4H+ -> 2I2 + 2H2O} becomes noticeable. The additional iodine consumes additional thiosulfate: the result is too high, because oxygen forms additional iodine.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 16',
  },
  {
    id: 'analytical-acid-base-titrations-803',
    topics: ['acid-base-titrations'],
    tests: ['acid-base-titration'],
    difficulty: 'advanced',
    text: 'A standardized solution of sodium hydroxide takes up some carbon dioxide from the air. Its original concentration is used in the calculation when hydrochloric acid is titrated, one portion with phenolphthalein and another with methyl orange. What results are obtained?',
    answer: 'Too high with phenolphthalein, correct with methyl orange',
    distractors: [
      {
        text: 'Correct with phenolphthalein, too high with methyl orange',
        slip: 'exchanged-values',
        teaching:
          'Phenolphthalein changes when carbonate has become hydrogen carbonate, so half of its basicity is not used.',
      },
      {
        text: 'Too low with phenolphthalein, correct with methyl orange',
        slip: 'wrong-sign',
        teaching:
          'With phenolphthalein a carbonate ion takes up one proton instead of two, so more solution is needed, not less.',
      },
      {
        text: 'Too high with phenolphthalein, just as high with methyl orange',
        slip: 'overlooked-effect',
        teaching:
          'Near pH 4 carbonate takes up two protons, as many as the two hydroxide ions that it replaced.',
      },
    ],
    explanation:
      '\\ce{2OH- + CO2 -> CO3^{2-} + H2O}. At the end point of methyl orange (pH near 4) carbonate takes up two protons and replaces both hydroxide ions; at that of phenolphthalein (pH near 9) it takes up only one, so more solution is needed. The result is too high with phenolphthalein, but correct with methyl orange.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 11',
  },
  {
    id: 'analytical-molecular-absorption-801',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer'],
    difficulty: 'beginner',
    text: 'A student zeroes the photometer with a clean cuvette and then measures the sample in a cuvette with fingerprints on the sides that the beam passes through. How is the result for the concentration affected?',
    answer: 'It is too high: the prints scatter and absorb light.',
    distractors: [
      {
        text: 'It is too low: the prints reflect light to the detector.',
        slip: 'reversed-trend',
        teaching: 'Light that is reflected or scattered misses the detector.',
      },
      {
        text: 'It is too low: the prints make the path shorter.',
        slip: 'path-for-concentration',
        teaching: 'The prints are outside; the path through the solution stays the same.',
      },
      {
        text: 'It is correct: the zero adjustment removes their effect.',
        slip: 'blank-corrects-slope',
        teaching: 'The zero was set with the clean cuvette, so it does not include the prints.',
      },
    ],
    explanation:
      'Less light reaches the detector than with the clean cuvette, and the instrument records this as absorbance of the sample. The result is too high: the prints scatter and absorb light.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 18',
  },
];
