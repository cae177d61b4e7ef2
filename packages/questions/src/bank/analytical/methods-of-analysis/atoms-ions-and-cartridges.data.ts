import type { WrittenQuestion } from '../../written-question.ts';

export const atomsIonsAndCartridgesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-atomic-spectrometry-101',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-emission-spectroscopy'],
    difficulty: 'beginner',
    text: 'Which part of a flame atomic absorption instrument is *not* needed for measuring the emission of the atoms?',
    answer: 'The lamp',
    distractors: [
      {
        text: 'The nebulizer',
        slip: 'wrong-tool',
        teaching: 'The solution must be sprayed into the flame in both methods.',
      },
      {
        text: 'The monochromator',
        slip: 'wrong-tool',
        teaching: 'The line of the element must be separated from other light in both methods.',
      },
      { text: 'The detector', slip: 'wrong-tool', teaching: 'Emitted light must be measured as well.' },
    ],
    explanation:
      'In emission the hot flame excites the atoms, which are themselves the light source, so the lamp is not needed.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-102',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-emission-spectroscopy'],
    difficulty: 'intermediate',
    text: 'The temperature of a flame varies a little during the measurement of sodium. Why does this disturb the emission signal more than the absorption signal?',
    answer: 'Only a tiny fraction of the atoms is excited, and this fraction rises steeply with temperature.',
    distractors: [
      {
        text: 'Nearly all atoms are excited, and this fraction falls steeply with temperature.',
        slip: 'reversed-trend',
        teaching: 'At flame temperatures only about one atom in 10 000 is excited.',
      },
      {
        text: 'Emission needs a lamp, and the lamp gets brighter with temperature.',
        slip: 'emission-for-absorption',
        teaching: 'Absorption, not emission, needs a lamp; emission comes from the hot atoms.',
      },
      {
        text: 'The wavelength of the emission shifts out of the slit with temperature.',
        slip: 'wrong-mechanism',
        teaching: 'The wavelength is fixed by the energy levels of the atom.',
      },
    ],
    explanation:
      'Emission is proportional to the number of excited atoms, a tiny fraction that depends exponentially on *T*. Absorption depends on the number of atoms in the ground state, nearly all of them, which hardly changes.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-103',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-emission-spectroscopy'],
    uses: ['dynamic-range'],
    difficulty: 'advanced',
    text: 'In the flame emission of sodium, the plot of intensity against concentration curves downward at high concentrations, although all of the nebulized solution reaches the flame. What is the main reason?',
    answer: 'Cooler atoms outside absorb the light of the hot ones inside.',
    distractors: [
      {
        text: 'Hotter atoms outside absorb the light of the cool ones inside.',
        slip: 'reversed-cause',
        teaching: 'The outer part of a flame is cooler, and its atoms are in the ground state.',
      },
      {
        text: 'Most of the atoms become ions when their concentration is high.',
        slip: 'reversed-trend',
        teaching: 'The ionized fraction falls as the concentration rises.',
      },
      {
        text: 'The flame becomes too cool to vaporize all of the sodium salt.',
        slip: 'wrong-mechanism',
        teaching: 'Even at the highest concentration, the little salt in the aerosol hardly cools the flame.',
      },
    ],
    explanation:
      'At high concentration the many ground-state atoms in the cooler mantle absorb exactly this line. This self-absorption weakens the emission.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, chapter 28',
  },
  {
    id: 'analytical-atomic-spectrometry-104',
    topics: ['atomic-spectrometry'],
    tests: ['atomic-emission-spectroscopy'],
    difficulty: 'intermediate',
    text: 'What advantage does emission from an argon plasma have over line-source atomic absorption for a water sample in which 25 elements are to be determined?',
    answer: 'All elements emit at once and can be read together.',
    distractors: [
      {
        text: 'All elements emit at one wavelength and need no grating.',
        slip: 'line-of-another-element',
        teaching: 'Each element has lines of its own; a grating or prism separates them.',
      },
      {
        text: 'Each element has only one line, so that no lines overlap.',
        slip: 'overgeneralised-rule',
        teaching: 'In the hot plasma the elements have very many lines, and overlaps are a known problem.',
      },
      {
        text: 'Each element needs a lamp of its own, which ensures selectivity.',
        slip: 'emission-for-absorption',
        teaching: 'This describes absorption with hollow-cathode lamps, one element after the other.',
      },
    ],
    explanation:
      'The plasma excites atoms and ions of all elements at the same time. With an array detector all lines are read together, whereas atomic absorption needs one lamp after another.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-105',
    topics: ['atomic-spectrometry'],
    tests: ['icp-ms'],
    difficulty: 'beginner',
    text: 'What does the argon plasma do to the sample in ICP-MS?',
    answer: 'It breaks compounds down into atoms and ionizes them.',
    distractors: [
      {
        text: 'It turns intact molecules into protonated ions.',
        slip: 'hard-for-soft-ionization',
        teaching: 'This is what electrospray does; no molecule survives the plasma at 6000 to 8000 K.',
      },
      {
        text: 'It excites atoms, whose light is sorted by mass.',
        slip: 'other-method',
        teaching: 'Light has no *m*/*z*; the ions, not the light, enter the mass spectrometer.',
      },
      {
        text: 'It reacts with metals to form volatile argon salts.',
        slip: 'inert-gas-reacts',
        teaching: 'Argon forms no salts; it merely serves as the hot gas that heats and ionizes the sample.',
      },
    ],
    explanation:
      'The sample is dried, atomized and ionized (most elements form \\ce{M+}); the ions are then sorted by *m*/*z*.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-106',
    topics: ['atomic-spectrometry'],
    tests: ['icp-ms', 'interferences-in-atomic-spectroscopy'],
    uses: ['isotopes'],
    difficulty: 'intermediate',
    text: 'In ICP-MS the blank signal at *m*/*z* 56, the position of the main isotope of iron, is very high even with the purest water. What causes this signal?',
    answer: '\\ce{^{40}Ar^{16}O+} ions from the plasma',
    distractors: [
      {
        text: '\\ce{^{56}Fe+} ions from the argon',
        slip: 'wrong-mechanism',
        teaching: 'The argon contains no iron; the plasma itself makes ions of the same mass.',
      },
      {
        text: '\\ce{^{112}Cd+} ions with a single charge',
        slip: 'mass-to-charge-for-mass',
        teaching: 'A singly charged ion of mass 112 appears at *m*/*z* 112.',
      },
      {
        text: '\\ce{^{28}Si^2+} ions with a double charge',
        slip: 'inverted-ratio',
        teaching: 'A double charge halves *m*/*z*, so this ion would appear at 14.',
      },
    ],
    explanation:
      '40 + 16 = 56: argon of the plasma and oxygen of the water form \\ce{ArO+}. A collision cell or high resolution removes this interference.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-atomic-spectrometry-107',
    topics: ['atomic-spectrometry'],
    tests: ['icp-ms', 'interferences-in-atomic-spectroscopy'],
    uses: ['isotopes'],
    difficulty: 'advanced',
    text: 'Arsenic in seawater is measured by ICP-MS at *m*/*z* 75 and the result is too high because of \\ce{^{40}Ar^{35}Cl+}. For many elements the analyst would change to another isotope. What can be done here?',
    answer: 'Break up the \\ce{ArCl+} in a collision cell',
    distractors: [
      {
        text: 'Measure at *m*/*z* 77, the second arsenic isotope',
        slip: 'monoisotopic-element',
        teaching:
          'Arsenic has only one stable isotope, with mass 75; the signal at 77 comes from \\ce{^{40}Ar^{37}Cl+} and selenium.',
      },
      {
        text: 'Dilute the standards to the same signal',
        slip: 'more-sample-removes-matrix',
        teaching: 'The chloride is in the sample; the standards do not produce the interfering ion.',
      },
      {
        text: 'Add \\ce{HCl} to all samples and standards',
        slip: 'remedy-worsens',
        teaching: 'More chloride means more \\ce{ArCl+}.',
      },
    ],
    explanation:
      'Arsenic is monoisotopic, so no other isotope is available. In a cell with helium or a reactive gas the molecular ion is slowed down or destroyed, while \\ce{^{75}As+} passes through.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 21',
  },
  {
    id: 'analytical-calibration-104',
    topics: ['calibration', 'atomic-spectrometry'],
    tests: ['isotope-dilution'],
    uses: ['isotopes', 'icp-ms'],
    difficulty: 'advanced',
    text: 'An element consists of two isotopes Y and Z in equal amounts. A spike of 1.00 µmol of pure Y is added to a sample and mixed with it. ICP-MS then gives Y : Z = 2.00. What amount of the element did the sample contain?',
    answer: '2.00 µmol',
    distractors: [
      {
        text: '1.00 µmol',
        slip: 'part-to-part-for-part-to-whole',
        teaching: '1.00 µmol is the amount of Z alone; the sample contains an equal amount of Y.',
        expression: '1.00 / (2.00 - 1)',
      },
      {
        text: '0.50 µmol',
        slip: 'inverted-ratio',
        teaching: 'This divides the spike by the ratio; the Y in the sample itself must also be considered.',
        expression: '1.00 / 2.00',
      },
      {
        text: '4.00 µmol',
        slip: 'counted-twice',
        teaching: 'With 2.00 µmol each of Y and Z, the spike of Y would make the ratio 1.50.',
        expression: '2 * 1.00 / (2.00 - 1) * 2',
      },
    ],
    explanation:
      'With *x* of each isotope: (*x* + 1.00)/*x* = 2.00, so *x* = 1.00 µmol. The element is Y and Z together, so its amount is 2.00 µmol.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 11',
    computation: { kind: 'quantity', expression: '2 * 1.00 / (2.00 - 1)', unit: 'µmol' },
  },
  {
    id: 'analytical-calibration-105',
    topics: ['calibration', 'mass-spectrometry'],
    tests: ['isotope-dilution'],
    uses: ['internal-standard', 'tandem-mass-spectrometry'],
    difficulty: 'intermediate',
    text: 'Cortisol in blood is determined by LC with tandem mass spectrometry. Cortisol labeled with four deuterium atoms is added before the extraction. Why do losses in the extraction not affect the result?',
    answer: 'Both forms are lost in the same proportion, so their ratio is unchanged.',
    distractors: [
      {
        text: 'Both forms are lost in the same proportion, so their sum is unchanged.',
        slip: 'ratio-not-affected',
        teaching: 'The sum gets smaller with each loss; the ratio is what stays constant.',
      },
      {
        text: 'Only the labeled form is lost, since it is heavier.',
        slip: 'wrong-property',
        teaching:
          'The two behave alike chemically; a mass difference of four units hardly changes the extraction.',
      },
      {
        text: 'The labeled form replaces the cortisol that is lost.',
        slip: 'wrong-mechanism',
        teaching: 'The two are measured separately by their masses; one cannot replace the other.',
      },
    ],
    explanation:
      'The labeled compound behaves chemically as cortisol does and differs in mass. Losses affect both forms in the same proportion, so the ratio of the signals is unchanged.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-calibration-106',
    topics: ['calibration'],
    tests: ['isotope-dilution'],
    difficulty: 'beginner',
    text: 'What must have happened before any of the sample is lost if isotope dilution is to give the correct result?',
    answer: 'The spike has mixed completely with the analyte.',
    distractors: [
      {
        text: 'The spike has replaced the analyte completely.',
        slip: 'wrong-mechanism',
        teaching: 'The analyte remains; the ratio of the two forms is measured.',
      },
      {
        text: 'The analyte has been isolated completely.',
        slip: 'overgeneralised-rule',
        teaching: 'The strength of the method is that a full yield is not needed.',
      },
      {
        text: 'The analyte has lost its natural isotopes completely.',
        slip: 'wrong-mechanism',
        teaching: 'The natural isotopes remain; the spike only changes their ratio.',
      },
    ],
    explanation:
      'Only a homogeneous mixture loses both forms in the same proportion. Once the spike has mixed completely with the analyte, later losses do not matter.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 11',
  },
  {
    id: 'analytical-calibration-107',
    topics: ['calibration'],
    tests: ['isotope-dilution'],
    difficulty: 'advanced',
    text: 'In an isotope dilution analysis the spike was kept in an open bottle, and some solvent has evaporated since its concentration was certified. The analyst uses the certified value. How does the result for the sample compare with the true value?',
    answer: 'Too low, because more spike was added than is assumed',
    distractors: [
      {
        text: 'Too high, because more spike was added than is assumed',
        slip: 'reversed-trend',
        teaching:
          'More spike makes the proportion of natural isotopes smaller, which looks like less analyte.',
      },
      {
        text: 'Correct, because only the ratio of isotopes is measured',
        slip: 'overlooked-effect',
        teaching: 'To convert the ratio into an amount, the amount of the spike must be known.',
      },
      {
        text: 'Correct, because analyte evaporates in the same proportion',
        slip: 'effect-where-none',
        teaching: 'Only the solvent evaporated; the spike has become more concentrated.',
      },
    ],
    explanation:
      'The result is proportional to the assumed amount of the spike for the measured ratio. In reality more spike was added, so the true value is greater than calculated: the result is too low.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 11',
  },
  {
    id: 'analytical-atomic-spectrometry-108',
    topics: ['atomic-spectrometry'],
    tests: ['x-ray-fluorescence'],
    difficulty: 'beginner',
    text: 'Which process produces the Kα line of copper in X-ray fluorescence?',
    answer: 'An L electron fills a hole in the K shell.',
    distractors: [
      {
        text: 'An M electron fills a hole in the K shell.',
        slip: 'one-part-right',
        teaching: 'The hole is in the right shell, but an electron from the M shell gives the Kβ line.',
      },
      {
        text: 'A K electron fills a hole in the M shell.',
        slip: 'reversed-trend',
        teaching: 'This step would need energy; light is emitted when an electron moves inward.',
      },
      {
        text: 'A K electron fills a hole in the L shell.',
        slip: 'reversed-trend',
        teaching: 'This step would need energy; the hole is in the K shell.',
      },
    ],
    explanation:
      'The exciting X-rays knock out a K electron. When an L electron fills the hole, the difference in energy is emitted as Kα.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 12',
  },
  {
    id: 'analytical-atomic-spectrometry-109',
    topics: ['atomic-spectrometry'],
    tests: ['x-ray-fluorescence'],
    difficulty: 'beginner',
    text: 'Which of these elements has the Kα line with the highest energy?',
    answer: 'Silver',
    distractors: [
      {
        text: 'Copper',
        slip: 'reversed-trend',
        teaching: 'Copper has the atomic number 29; the energy increases with the atomic number.',
      },
      {
        text: 'Iron',
        slip: 'reversed-trend',
        teaching: 'Iron has the atomic number 26, the lowest of the four, and so the lowest energy.',
      },
      {
        text: 'Zirconium',
        slip: 'one-step-short',
        teaching: 'Zirconium has the atomic number 40 and has the second-highest energy.',
      },
    ],
    explanation:
      'By Moseley’s law the energy increases approximately with the square of the atomic number. Silver, with 47, has the highest of the four.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 12',
    computation: { kind: 'element-extreme', property: 'atomicNumber', pick: 'greatest' },
  },
  {
    id: 'analytical-atomic-spectrometry-110',
    topics: ['atomic-spectrometry'],
    tests: ['x-ray-fluorescence'],
    difficulty: 'advanced',
    text: 'The K absorption edge of copper lies at 8.98 keV. Three lines are available to excite copper: Co Kα at 6.93 keV, Zn Kα at 8.64 keV and Mo Kα at 17.5 keV. Which of them excites Cu Kα (8.05 keV)?',
    answer: 'Mo Kα only',
    distractors: [
      {
        text: 'Mo Kα and Zn Kα',
        slip: 'one-condition-only',
        teaching:
          'Zn Kα exceeds the energy of the emitted line but not that of the edge, so it cannot remove a K electron.',
      },
      {
        text: 'Zn Kα only',
        slip: 'one-condition-only',
        teaching: 'Zn Kα lies below the edge of 8.98 keV; nearness to the emitted line does not help.',
      },
      {
        text: 'Zn Kα and Co Kα',
        slip: 'reversed-trend',
        teaching: 'A line must lie above the edge, but both of these lie below it.',
      },
    ],
    explanation:
      'A K electron must be removed completely, which takes 8.98 keV, more than the energy of the emitted line. Of the three lines only the one at 17.5 keV has enough energy: Mo Kα only.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 12',
  },
  {
    id: 'analytical-atomic-spectrometry-111',
    topics: ['atomic-spectrometry', 'sampling-and-separation'],
    tests: ['x-ray-fluorescence'],
    uses: ['sampling'],
    difficulty: 'advanced',
    text: 'X-ray fluorescence of the green surface of a Roman bronze coin finds much more tin than the analysis of drillings from its interior. What is the most likely reason?',
    answer: 'The X-rays come from a thin, corroded layer only.',
    distractors: [
      {
        text: 'Copper atoms emit no X-rays and are not counted.',
        slip: 'property-misjudged',
        teaching: 'Copper emits X-rays as well: its Kα line lies at 8 keV.',
      },
      {
        text: 'The drilling vaporized the tin, which is a volatile metal.',
        slip: 'property-misjudged',
        teaching: 'Tin boils at about 2600 °C and is not lost by drilling.',
      },
      {
        text: 'The lines of tin and copper have the same energy.',
        slip: 'line-of-another-element',
        teaching: 'Their Kα lines lie at 25 and 8 keV, far apart.',
      },
    ],
    explanation:
      'The fluorescence comes from the outermost 0.1 mm or so. There, corrosion has removed copper and enriched tin, so the surface is not representative of the coin.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 12',
  },
  {
    id: 'analytical-atomic-spectrometry-112',
    topics: ['atomic-spectrometry'],
    tests: ['x-ray-fluorescence'],
    difficulty: 'intermediate',
    text: 'Why does X-ray fluorescence work well for lead in the paint layer of a painting but not for nitrogen?',
    answer: 'The soft X-rays of nitrogen hardly leave the sample.',
    distractors: [
      {
        text: 'The hard X-rays of nitrogen pass through the detector.',
        slip: 'reversed-trend',
        teaching: 'The K line of nitrogen is at 0.39 keV; its X-rays are soft, not hard.',
      },
      {
        text: 'The nitrogen atom has no electrons in its K shell.',
        slip: 'wrong-shell',
        teaching: 'Every atom has K electrons; nitrogen has two.',
      },
      {
        text: 'The painting is destroyed when nitrogen is excited.',
        slip: 'wrong-tool',
        teaching: 'X-ray fluorescence is nondestructive for all elements.',
      },
    ],
    explanation:
      'Light elements mostly emit Auger electrons, and their soft X-rays are absorbed in the sample and the air. The lines of lead lie above 10 keV.',
    reference: 'Skoog, Holler & Crouch, Principles of Instrumental Analysis, chapter 12',
  },
  {
    id: 'analytical-chromatography-124',
    topics: ['chromatography'],
    tests: ['capillary-electrophoresis'],
    difficulty: 'beginner',
    text: 'In a bare silica capillary at pH 8, in what order do a cation, a neutral molecule and an anion of equal size reach a detector at the cathode end?',
    answer: 'Cation, neutral molecule, anion',
    distractors: [
      {
        text: 'Anion, neutral molecule, cation',
        slip: 'reversed-trend',
        teaching: 'Anions are drawn to the anode, against the flow, so they arrive last.',
      },
      {
        text: 'Neutral molecule, cation, anion',
        slip: 'ignored-charges',
        teaching:
          'The cation moves with the flow and is also drawn by its own charge, so it is faster than a neutral molecule.',
      },
      {
        text: 'Cation, anion, neutral molecule',
        slip: 'ignored-charges',
        teaching:
          'The anion is pulled back while the neutral molecule moves with the flow, so the anion arrives later.',
      },
    ],
    explanation:
      'The electroosmotic flow carries everything toward the cathode. The cation is also attracted to it and the anion is pulled back, so the order is cation, neutral molecule, anion.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 26',
  },
  {
    id: 'analytical-chromatography-125',
    topics: ['chromatography'],
    tests: ['capillary-electrophoresis'],
    difficulty: 'intermediate',
    text: 'Why does a buffer at pH 8 flow toward the cathode in a capillary of bare silica?',
    answer: 'The negative wall holds mobile cations near it.',
    distractors: [
      {
        text: 'The positive wall holds mobile anions near it.',
        slip: 'charge-turned-around',
        teaching: 'Silanol groups lose protons at pH 8, so the wall is negative.',
      },
      {
        text: 'The pump at the anode pushes the buffer.',
        slip: 'wrong-tool',
        teaching: 'No pump is used; the electric field moves the buffer.',
      },
      {
        text: 'The positive wall holds mobile cations near it.',
        slip: 'charge-turned-around',
        teaching: 'A positive wall would repel cations; at pH 8 the silica is negative.',
      },
    ],
    explanation:
      'Silanol groups become \\ce{SiO-}. The layer of cations in front of the wall is drawn to the cathode and drags the liquid along.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 26',
  },
  {
    id: 'analytical-chromatography-126',
    topics: ['chromatography'],
    tests: ['capillary-electrophoresis', 'van-deemter-equation'],
    difficulty: 'advanced',
    text: 'In terms of the van Deemter equation, why does capillary electrophoresis give far more plates than a packed HPLC column?',
    answer: 'The *A* term and the *C* term vanish.',
    distractors: [
      {
        text: 'The *A* term and the *B* term vanish.',
        slip: 'wrong-mechanism',
        teaching: 'The *B* term is diffusion along the capillary, which cannot be avoided.',
      },
      {
        text: 'The *B* term and the *C* term vanish.',
        slip: 'wrong-mechanism',
        teaching: 'The *B* term, diffusion, remains, and without packing there is no *A* term.',
      },
      {
        text: 'All three terms decrease by half.',
        slip: 'overgeneralised-rule',
        teaching:
          'Diffusion along the capillary remains, while the terms for packing and for exchange are absent altogether.',
      },
    ],
    explanation:
      'There is no packing with paths of different lengths and no stationary phase with which solutes exchange: the *A* term and the *C* term vanish. Only diffusion along the capillary broadens the bands.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 26',
  },
  {
    id: 'analytical-chromatography-127',
    topics: ['chromatography'],
    tests: ['capillary-electrophoresis'],
    difficulty: 'advanced',
    text: 'Neutral drugs of equal migration time are to be separated by capillary electrophoresis in an uncoated capillary at pH 9. Which additive to the buffer helps?',
    answer: 'Sodium dodecyl sulfate above its critical micelle concentration',
    distractors: [
      {
        text: 'Sodium chloride at a concentration as high as possible',
        slip: 'effect-where-none',
        teaching: 'Salt gives neutral molecules no charge and only increases the heating of the capillary.',
      },
      {
        text: 'Sodium hydroxide until the electroosmotic flow is greatest',
        slip: 'effect-where-none',
        teaching: 'A faster flow carries all neutral molecules along equally fast.',
      },
      {
        text: 'Methanol until the neutral drugs dissolve much better',
        slip: 'effect-where-none',
        teaching: 'Better solubility creates no difference in migration.',
      },
    ],
    explanation:
      'Neutral molecules all move with the flow. The negative micelles move against it, and drugs that spend more time in them arrive later: sodium dodecyl sulfate above its critical micelle concentration.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 26',
  },
  {
    id: 'analytical-chromatography-128',
    topics: ['chromatography'],
    tests: ['capillary-electrophoresis'],
    difficulty: 'intermediate',
    text: 'A peak of benzoate appears at a detector at the anode end of a capillary when a cationic surfactant coats the wall, but not with the bare wall at pH 8. What effect has the coating had?',
    answer: 'It has reversed the direction of the flow.',
    distractors: [
      {
        text: 'It has reversed the charge of the benzoate.',
        slip: 'charges-exchanged',
        teaching: 'Benzoate stays an anion; the wall is what becomes positive.',
      },
      {
        text: 'It has stopped the benzoate from moving.',
        slip: 'wrong-mechanism',
        teaching: 'The benzoate does reach the detector, so it moves.',
      },
      {
        text: 'It has raised the voltage of the anode.',
        slip: 'wrong-tool',
        teaching: 'The voltage is set by the power supply.',
      },
    ],
    explanation:
      'The surfactant makes the wall positive, anions collect in front of it, and the flow goes to the anode, in the direction in which benzoate itself migrates.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 26',
  },
  {
    id: 'analytical-mass-spectrometry-111',
    topics: ['mass-spectrometry'],
    tests: ['tandem-mass-spectrometry'],
    uses: ['mass-analyzers'],
    difficulty: 'beginner',
    text: 'What happens to an ion, in order, in the three stages of a triple quadrupole when a product ion spectrum is recorded?',
    answer: 'An ion is selected and broken by collisions, and its fragments are scanned.',
    distractors: [
      {
        text: 'An ion is broken by collisions and selected, and its fragments are scanned.',
        slip: 'step-out-of-order',
        teaching:
          'The precursor is selected before it is broken, so that the origin of the fragments is known.',
      },
      {
        text: 'An ion is scanned and broken by collisions, and its fragments are selected.',
        slip: 'step-out-of-order',
        teaching:
          'This finds the precursors of one fragment; here the first stage selects and the last one scans.',
      },
      {
        text: 'All ions are passed on and broken by collisions, and their fragments are scanned.',
        slip: 'other-process',
        teaching:
          'The first stage passes on only the selected ion; otherwise the fragments of all ions would be mixed.',
      },
    ],
    explanation:
      'The first quadrupole selects the precursor ion, the second serves as a collision cell, and the third scans the fragments.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-112',
    topics: ['mass-spectrometry'],
    tests: ['tandem-mass-spectrometry'],
    difficulty: 'beginner',
    text: 'In negative-ion mode a drug that is a carboxylic acid shows \\ce{[M-H]-} at *m*/*z* 205. Its product ion spectrum shows a peak at 161. Which neutral molecule has been lost?',
    answer: '\\ce{CO2}',
    distractors: [
      {
        text: '\\ce{CO}',
        slip: 'wrong-molar-mass',
        teaching: 'Carbon monoxide has a mass of 28; the difference is 44.',
      },
      {
        text: '\\ce{H2O}',
        slip: 'wrong-molar-mass',
        teaching: 'Water has a mass of 18; the difference is 44.',
      },
      {
        text: '\\ce{C2H2}',
        slip: 'wrong-molar-mass',
        teaching: 'Acetylene has a mass of 26; the difference is 44.',
      },
    ],
    explanation: '205 − 161 = 44. Carboxylate ions lose \\ce{CO2}, which has a mass of 12 + 2 × 16 = 44.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-113',
    topics: ['mass-spectrometry'],
    tests: ['tandem-mass-spectrometry'],
    uses: ['detection-limit'],
    difficulty: 'intermediate',
    text: 'A pesticide is determined by monitoring a single transition from a precursor ion to a product ion. Fewer ions reach the detector than when the precursor alone is monitored. Why is the detection limit nevertheless lower?',
    answer: 'The background falls even more than the signal does.',
    distractors: [
      {
        text: 'The signal rises because each ion gives several fragments.',
        slip: 'counted-twice',
        teaching: 'Only one of the fragments is counted, so the signal falls.',
      },
      {
        text: 'The fragments carry more charges and are detected more easily.',
        slip: 'wrong-mechanism',
        teaching: 'The fragments of a singly charged ion carry one charge.',
      },
      {
        text: 'The precursor ions are too heavy for the detector.',
        slip: 'wrong-tool',
        teaching: 'They are detected without difficulty; other ions of the same *m*/*z* are the problem.',
      },
    ],
    explanation:
      'Other ions of the same *m*/*z* rarely give the same fragment. The background falls even more than the signal does, and the signal-to-noise ratio improves.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-114',
    topics: ['mass-spectrometry'],
    tests: ['tandem-mass-spectrometry'],
    difficulty: 'advanced',
    text: 'In a mixture of many peptides an analyst looks for those that contain phosphoserine. On collision their \\ce{[M+H]+} ions lose \\ce{H3PO4} (98 u). How must a triple quadrupole be operated to show only these peptides?',
    answer: 'Both analyzers scan, with the second one 98 lower.',
    distractors: [
      {
        text: 'The first analyzer stays at 98, the second one scans.',
        slip: 'other-method',
        teaching:
          'This would break an ion of *m*/*z* 98; the neutral molecule of 98 u carries no charge and is not detected.',
      },
      {
        text: 'The first analyzer scans, the second one stays at 98.',
        slip: 'other-method',
        teaching: 'This finds the precursors of a fragment ion at 98; \\ce{H3PO4} leaves without a charge.',
      },
      {
        text: 'Both analyzers scan, with the second one 98 higher.',
        slip: 'wrong-sign',
        teaching: 'A fragment is lighter than its precursor.',
      },
    ],
    explanation:
      'The neutral molecule itself is not detected, but the precursor and the fragment differ by 98. Scanning both analyzers with this offset, a neutral loss scan, shows only these ions.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-sampling-and-separation-107',
    topics: ['sampling-and-separation'],
    tests: ['solid-phase-extraction'],
    difficulty: 'beginner',
    text: 'Traces of pesticides are extracted from water with a \\ce{C18} cartridge. In what order should the liquids be passed through it?',
    answer: 'Methanol, water, sample, then ethyl acetate',
    distractors: [
      {
        text: 'Water, sample, methanol, then ethyl acetate',
        slip: 'step-out-of-order',
        teaching:
          'Dry \\ce{C18} is not wetted by water; methanol must come first, and if used after the sample it would wash the analyte out.',
      },
      {
        text: 'Sample, methanol, water, then ethyl acetate',
        slip: 'step-out-of-order',
        teaching: 'The cartridge must be conditioned before the sample, not afterward.',
      },
      {
        text: 'Ethyl acetate, methanol, water, then the sample',
        slip: 'one-step-short',
        teaching: 'Without a strong solvent at the end, the pesticides stay on the cartridge.',
      },
    ],
    explanation:
      'Methanol wets the \\ce{C18} chains, water replaces it, the sample is loaded, and a solvent of low polarity elutes the pesticides: methanol, water, sample, then ethyl acetate.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-108',
    topics: ['sampling-and-separation'],
    tests: ['solid-phase-extraction'],
    uses: ['environmental-analysis'],
    difficulty: 'intermediate',
    text: 'A 500 mL sample of groundwater is drawn through a cartridge, and the pesticide is eluted with 2.00 mL of solvent; the recovery is 80%. How many times as concentrated is the pesticide in the eluate as in the groundwater?',
    answer: '200',
    distractors: [
      {
        text: '250',
        slip: 'recovery-ignored',
        teaching: 'This is the ratio of the volumes; only 80% of the pesticide reaches the eluate.',
        expression: '500 / 2.00',
      },
      {
        text: '313',
        slip: 'divided-for-multiplied',
        teaching: 'Incomplete recovery lowers the factor; it must be multiplied by 0.80.',
        expression: '500 / 2.00 / 0.80',
      },
      {
        text: '400',
        slip: 'forgot-denominator',
        teaching: '80% of 500 mL must still be divided by the 2.00 mL.',
        expression: '500 * 0.80',
      },
    ],
    explanation: '500 mL / 2.00 mL = 250, and 80% of this is 200.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
    computation: { kind: 'quantity', expression: '500 / 2.00 * 0.80', unit: '' },
  },
  {
    id: 'analytical-sampling-and-separation-109',
    topics: ['sampling-and-separation'],
    tests: ['solid-phase-extraction'],
    difficulty: 'intermediate',
    text: 'Two identical solid-phase extraction cartridges are connected in series, and a large volume of sample is drawn through. The second cartridge is found to hold 15% of the total amount of analyte retained by the two. What does this show?',
    answer: 'The first cartridge did not retain all of the analyte.',
    distractors: [
      {
        text: 'The first cartridge was eluted with too weak a solvent.',
        slip: 'task-of-another-step',
        teaching:
          'A weak eluent leaves analyte on the cartridge; it does not carry it into the second during loading.',
      },
      {
        text: 'The analyte has decomposed on the first cartridge.',
        slip: 'wrong-mechanism',
        teaching: 'It is found unchanged on the second cartridge.',
      },
      {
        text: 'The sample contained 15% less than expected.',
        slip: 'part-to-part-for-part-to-whole',
        teaching: 'The percentage on the second cartridge says nothing about the expected amount.',
      },
    ],
    explanation:
      'The analyte has broken through because of too large a volume, too fast a flow or too much sample. A smaller volume or a larger bed is needed.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-110',
    topics: ['sampling-and-separation'],
    tests: ['solid-phase-extraction'],
    uses: ['ion-exchange-chromatography'],
    difficulty: 'advanced',
    text: 'A basic drug (p*K*_{a} of its conjugate acid 9.5) is loaded at pH 6 onto a cartridge with both \\ce{C18} chains and sulfonate groups. Which liquid washes neutral fats away but leaves the drug, and which then elutes the drug?',
    answer: 'Methanol, then methanol with ammonia',
    distractors: [
      {
        text: 'Methanol with ammonia, then methanol',
        slip: 'step-out-of-order',
        teaching: 'Ammonia makes the drug neutral, so it would leave with the first liquid.',
      },
      {
        text: 'Water, then water at pH 6',
        slip: 'ignored-polarity',
        teaching: 'Water does not remove fats from \\ce{C18}, and at pH 6 the drug stays bound.',
      },
      {
        text: 'Water at pH 6, then methanol',
        slip: 'one-condition-only',
        teaching: 'The drug stays a cation in methanol and is retained by the sulfonate groups.',
      },
    ],
    explanation:
      'At pH 6 the drug is a cation, bound to the sulfonate. Methanol removes whatever is retained only by \\ce{C18}; ammonia then makes the drug neutral, and methanol elutes it.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-111',
    topics: ['sampling-and-separation'],
    tests: ['solid-phase-extraction'],
    difficulty: 'advanced',
    text: 'Caffeine in cola is to be cleaned up on \\ce{C18}. A student rinses the loaded cartridge with 5 mL of methanol “to remove the sugar” and finds no caffeine in the ethyl acetate that follows. What was wrong?',
    answer: 'The rinse was strong enough to elute the caffeine.',
    distractors: [
      {
        text: 'The rinse was too weak to remove the sugar.',
        slip: 'reversed-trend',
        teaching: 'Even water would remove the sugar; the problem is the loss of caffeine.',
      },
      {
        text: 'The sugar has displaced the caffeine from the bed.',
        slip: 'wrong-mechanism',
        teaching: 'Sugar is hardly retained on \\ce{C18} and displaces nothing.',
      },
      {
        text: 'The ethyl acetate was too polar to dissolve caffeine.',
        slip: 'ignored-polarity',
        teaching: 'Ethyl acetate elutes caffeine from \\ce{C18}; there was none left on it.',
      },
    ],
    explanation:
      'Sugar is removed by water. Methanol is a strong eluent on \\ce{C18}, so it carried the caffeine into the waste.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-112',
    topics: ['sampling-and-separation'],
    tests: ['sampling'],
    uses: ['environmental-analysis'],
    difficulty: 'beginner',
    text: 'Why is nitric acid added to a bottle of river water in which traces of lead are to be determined a week later?',
    answer: 'So that no lead is lost to the walls',
    distractors: [
      {
        text: 'So that the lead is reduced to metal',
        slip: 'oxidation-for-reduction',
        teaching: 'Nitric acid oxidizes; moreover, lead metal would be lost from the solution.',
      },
      { text: 'So that no lead evaporates', slip: 'wrong-property', teaching: 'Lead ions are not volatile.' },
      {
        text: 'So that the lead is precipitated',
        slip: 'precipitates-the-analyte',
        teaching: 'Lead nitrate is soluble; the acid keeps lead in solution.',
      },
    ],
    explanation:
      'In neutral water metal ions adsorb on the walls and precipitate as hydroxides or carbonates. Acid keeps them dissolved.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 28',
  },
  {
    id: 'analytical-sampling-and-separation-113',
    topics: ['sampling-and-separation', 'errors-and-statistics'],
    tests: ['quality-assurance'],
    uses: ['environmental-analysis'],
    difficulty: 'intermediate',
    text: 'Bottles of pure water travel to a lake with the sampling team, are opened there and treated like samples. Zinc is found in them, but not in pure water that stayed in the laboratory. What does this show?',
    answer: 'Zinc gets into the samples on the way or at the lake.',
    distractors: [
      {
        text: 'Zinc gets into the samples during the measurement in the laboratory.',
        slip: 'wrong-reference',
        teaching: 'The water that stayed in the laboratory was also measured and is free of zinc.',
      },
      {
        text: 'Zinc gets into the pure water of the laboratory.',
        slip: 'given-fact-overlooked',
        teaching: 'The pure water that stayed in the laboratory is free of zinc.',
      },
      {
        text: 'Zinc is lost from the samples on the way to the laboratory.',
        slip: 'wrong-sign',
        teaching: 'Zinc has been gained, not lost.',
      },
    ],
    explanation:
      'The field blank goes through all steps, the laboratory blank only through those in the laboratory. The difference shows that the contamination happens on the way or at the lake.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 5',
  },
];
