import type { WrittenQuestion } from '../../written-question.ts';

export const advancedMethodsByNameQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-calibration-407',
    topics: ['calibration'],
    tests: ['chemometrics'],
    difficulty: 'beginner',
    text: 'What does principal component analysis (PCA) do with the spectra of many samples?',
    answer: 'It finds a few directions that describe most of the variation.',
    distractors: [
      {
        text: 'It finds the concentration of each compound without standards.',
        slip: 'overgeneralised-rule',
        teaching: 'PCA needs no concentrations, but it does not provide them either.',
      },
      {
        text: 'It averages all spectra to give a single one.',
        slip: 'task-of-another-step',
        teaching: 'The mean is subtracted at the start; PCA describes the differences among the spectra.',
      },
      {
        text: 'It sorts samples into classes that are specified beforehand.',
        slip: 'wrong-tool',
        teaching: 'PCA is unsupervised; classification with known classes is another method.',
      },
    ],
    explanation:
      'PCA replaces many correlated variables with a few uncorrelated components in order of the variance that they explain.',
    reference: 'LibreTexts, Analytical Chemistry, Chemometrics Using R',
  },
  {
    id: 'analytical-calibration-408',
    topics: ['calibration'],
    tests: ['chemometrics'],
    difficulty: 'intermediate',
    text: 'What do the scores and the loadings of a principal component show?',
    answer: 'Scores: where samples lie; loadings: what each variable contributes',
    distractors: [
      {
        text: 'Scores: what each variable contributes; loadings: where samples lie',
        slip: 'exchanged-signals',
        teaching: 'The two are reversed here: scores belong to samples and loadings to variables.',
      },
      {
        text: 'Scores: the noise; loadings: the signal',
        slip: 'other-terms-meaning',
        teaching: 'Noise appears in the later components, and every component has both scores and loadings.',
      },
      {
        text: 'Scores: where variables lie; loadings: what each sample contributes',
        slip: 'names-exchanged',
        teaching:
          'Samples and variables are interchanged here: each sample has a score, and each variable has a loading.',
      },
    ],
    explanation:
      'A score is a sample’s coordinate on the component; a loading is the weight of a variable (such as a wavelength) in that component.',
    reference: 'LibreTexts, Analytical Chemistry, Chemometrics Using R',
  },
  {
    id: 'analytical-calibration-409',
    topics: ['calibration'],
    tests: ['chemometrics'],
    difficulty: 'intermediate',
    text: 'Variables in mg/L and in percent are used together in a PCA. What should be done first?',
    answer: 'Scale each to mean 0 and standard deviation 1',
    distractors: [
      {
        text: 'Remove all variables except the one with the largest values',
        slip: 'remedy-worsens',
        teaching: 'This throws away the information that PCA is meant to combine.',
      },
      {
        text: 'Multiply all of them by the same factor',
        slip: 'effect-where-none',
        teaching: 'A common factor does not change their relative weights.',
      },
      {
        text: 'Nothing, because PCA does not depend on units',
        slip: 'overlooked-effect',
        teaching: 'Variables with large numbers would dominate the variance.',
      },
    ],
    explanation:
      'PCA follows the variance. Without scaling, a variable with large numbers would determine the first component alone.',
    reference: 'LibreTexts, Analytical Chemistry, Chemometrics Using R',
  },
  {
    id: 'analytical-calibration-410',
    topics: ['calibration'],
    tests: ['chemometrics'],
    difficulty: 'intermediate',
    text: 'A score plot of oils shows two clusters along the first component. Which conclusion is justified?',
    answer: 'The oils differ in variables that load on this component.',
    distractors: [
      {
        text: 'The oils of one cluster are adulterated.',
        slip: 'fit-for-proof',
        teaching: 'A cluster shows a difference; its cause must be established by other evidence.',
      },
      {
        text: 'The oils of one cluster are identical.',
        slip: 'overgeneralised-rule',
        teaching: 'They have similar scores on the first component, but they may differ in other ways.',
      },
      {
        text: 'The second component contains no information.',
        slip: 'one-side-only',
        teaching: 'The second component may show further differences.',
      },
    ],
    explanation:
      'A distance along a component shows a difference in the variables with large loadings. It says nothing about the cause.',
    reference: 'LibreTexts, Analytical Chemistry, Chemometrics Using R',
  },
  {
    id: 'analytical-calibration-411',
    topics: ['calibration'],
    tests: ['chemometrics'],
    difficulty: 'advanced',
    text: 'A multivariate calibration with 15 components fits 16 samples perfectly, but fails for new ones. What is the most likely reason?',
    answer: 'The model is overfitted: it fits noise as well.',
    distractors: [
      {
        text: 'The model is underfitted: components are missing.',
        slip: 'reversed-trend',
        teaching: 'With almost as many components as samples, no component is missing.',
      },
      {
        text: 'The new samples contain no analyte.',
        slip: 'fit-for-proof',
        teaching: 'Nothing suggests this; the model itself is the likely problem.',
      },
      {
        text: 'The reference values of the new samples were rounded.',
        slip: 'largest-uncertainty-only',
        teaching: 'Rounding errors are far too small to make the predictions fail.',
      },
    ],
    explanation:
      'A perfect fit with so many components describes chance features of the training set. Cross-validation finds the right number of components.',
    reference: 'LibreTexts, Analytical Chemistry, Chemometrics Using R',
  },
  {
    id: 'analytical-electroanalysis-400',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'beginner',
    text: 'What separation between the anodic and cathodic peaks indicates a reversible one-electron couple in cyclic voltammetry at 25 °C?',
    answer: 'About 57 mV',
    distractors: [
      {
        text: 'About 0 mV',
        slip: 'small-for-zero',
        teaching:
          'A separation of zero is found for a species adsorbed on the electrode; with diffusion, the peaks are separated.',
      },
      {
        text: 'About 28 mV',
        slip: 'electrons-transferred',
        teaching: 'This would be the value for two electrons, since the separation is 57 mV/*n*.',
      },
      {
        text: 'About 114 mV',
        slip: 'forgot-factor-two',
        teaching: 'Twice the expected value suggests slow electron transfer or uncompensated resistance.',
      },
    ],
    explanation:
      'For a reversible couple, the separation is independent of the scan rate: Δ*E*_{p} = 57 mV/*n* at 25 °C.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
  },
  {
    id: 'analytical-electroanalysis-401',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'intermediate',
    text: 'In cyclic voltammograms of a couple the peak separation grows from 65 mV to 180 mV as the scan rate is raised. What does this show?',
    answer: 'Electron transfer is too slow to keep up.',
    distractors: [
      {
        text: 'Electron transfer is reversible at every scan rate.',
        slip: 'wrong-property',
        teaching: 'For a reversible couple the separation does not depend on the scan rate.',
      },
      {
        text: 'The product is lost by a reaction.',
        slip: 'wrong-mechanism',
        teaching: 'Loss of the product would lower the return peak.',
      },
      {
        text: 'The number of electrons increases.',
        slip: 'electrons-transferred',
        teaching: '*n* is fixed, and more electrons would make the separation smaller.',
      },
    ],
    explanation:
      'At high scan rates, the concentration ratio at the surface no longer follows the Nernst equation, so the couple is quasi-reversible.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
  },
  {
    id: 'analytical-electroanalysis-402',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'intermediate',
    text: 'A cyclic voltammogram shows an oxidation peak, but no reduction peak on the reverse scan. At very high scan rates the reduction peak appears. What is the explanation?',
    answer: 'The oxidized form reacts further within a short time.',
    distractors: [
      {
        text: 'The oxidized form is stable but does not diffuse.',
        slip: 'wrong-mechanism',
        teaching: 'If it were stable, it would stay at the electrode and be reduced on the reverse scan.',
      },
      {
        text: 'The electrode is insulated by the product.',
        slip: 'wrong-mechanism',
        teaching: 'An insulating film would not let the peak appear at higher rates.',
      },
      {
        text: 'The reduced form was not present at the start.',
        slip: 'reversed-cause',
        teaching: 'The reduced form was oxidized in the forward scan, so it was present.',
      },
    ],
    explanation:
      'A following reaction (EC mechanism) removes the product. A fast scan returns before this reaction has taken place.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
  },
  {
    id: 'analytical-electroanalysis-403',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'beginner',
    text: 'By the Randles–Ševčík equation, how does the peak current of a reversible couple depend on the scan rate *v*?',
    answer: 'It is proportional to √*v*.',
    distractors: [
      {
        text: 'It is proportional to *v*.',
        slip: 'linear-for-square-root',
        teaching: 'This is true for a species adsorbed on the electrode.',
      },
      {
        text: 'It is proportional to *v*².',
        slip: 'squared-for-root',
        teaching: 'Diffusion gives a dependence on the square root, not the square.',
      },
      {
        text: 'It does not depend on *v*.',
        slip: 'effect-where-none',
        teaching: 'A faster scan produces a steeper concentration profile and a larger current.',
      },
    ],
    explanation:
      'The peak current is proportional to √*v*: *i*_{p} = 2.69 × 10^{5} *n*^{3/2}*AD*^{1/2}*cv*^{1/2} at 25 °C.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
  },
  {
    id: 'analytical-electroanalysis-404',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'intermediate',
    text: 'A reversible couple gives a peak current of 12.0 µA at 50 mV/s. What is expected at 200 mV/s with twice the concentration?',
    answer: '48.0 µA',
    distractors: [
      {
        text: '24.0 µA',
        slip: 'one-ratio-of-two',
        teaching: 'Either the scan rate or the concentration was left out; each contributes a factor of 2.',
        expression: '12 * 2',
      },
      {
        text: '96.0 µA',
        slip: 'linear-for-square-root',
        teaching: 'The peak current is proportional to the square root of the scan rate.',
        expression: '12 * (200 / 50) * 2',
      },
      {
        text: '33.9 µA',
        slip: 'root-of-the-result',
        teaching: 'The peak current is directly proportional to the concentration, not to its square root.',
        expression: '12 * (200 / 50 * 2)^0.5',
      },
    ],
    explanation: '√(200/50) = 2 and twice the concentration gives another factor of 2: 12.0 × 4 = 48.0 µA.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
    computation: { kind: 'quantity', expression: '12*(200/50)^0.5*2', unit: 'µA' },
  },
  {
    id: 'analytical-electroanalysis-405',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'advanced',
    text: 'For one couple, a plot of log(peak current) against log(scan rate) has a slope of 0.5; for another, the slope is 1.0. What distinguishes the two couples?',
    answer: 'The first diffuses, and the second is held on the surface.',
    distractors: [
      {
        text: 'The first is held on the surface, and the second diffuses.',
        slip: 'exchanged-signals',
        teaching: 'Diffusion gives a square-root dependence, with a slope of 0.5.',
      },
      {
        text: 'The first is held on the surface, and the second is irreversible.',
        slip: 'other-phenomenon',
        teaching: 'Whether reversible or not, a couple held on the surface gives a slope of 1.0.',
      },
      {
        text: 'The first diffuses, and the second is irreversible.',
        slip: 'holds-for-both',
        teaching: 'Irreversible diffusing couples also give a slope of 0.5.',
      },
    ],
    explanation:
      'By the Randles–Ševčík equation, *i*_{p} ∝ *v*^{1/2} for diffusion. A surface-bound couple has a fixed amount to convert: *i*_{p} ∝ *v*.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
  },
  {
    id: 'analytical-electroanalysis-406',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'beginner',
    text: 'Why is a dropping mercury electrode used in the polarography of metal ions at negative potentials?',
    answer: 'Hydrogen forms slowly on its constantly renewed surface.',
    distractors: [
      {
        text: 'Hydrogen forms quickly on it and stirs the solution.',
        slip: 'reversed-trend',
        teaching: 'The high overpotential on mercury suppresses hydrogen evolution.',
      },
      {
        text: 'Mercury is never oxidized at any potential.',
        slip: 'overgeneralised-rule',
        teaching: 'Mercury is oxidized at positive potentials, which limits the range there.',
      },
      {
        text: 'Drops keep the current at zero between measurements.',
        slip: 'wrong-mechanism',
        teaching: 'The current rises and falls with each drop.',
      },
    ],
    explanation:
      'The large overpotential for hydrogen allows very negative potentials, and each drop offers a clean surface.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
  },
  {
    id: 'analytical-electroanalysis-407',
    topics: ['electroanalysis'],
    tests: ['voltammetry'],
    difficulty: 'intermediate',
    text: 'In polarography, 2.00 mmol/L \\ce{Cd^2+} gives a limiting current of 6.40 µA, which includes a residual current of 0.40 µA. What is the concentration of a sample whose limiting current, with the same residual current included, is 3.40 µA?',
    answer: '1.00 mmol/L',
    distractors: [
      {
        text: '1.06 mmol/L',
        slip: 'background-not-subtracted',
        teaching: 'The residual current must be subtracted from both readings.',
        expression: '(3.40) / (6.40) * 2',
      },
      {
        text: '0.94 mmol/L',
        slip: 'background-not-subtracted',
        teaching: 'The residual current was subtracted only from the reading for the sample.',
        expression: '(3.40 - 0.40) / (6.40) * 2',
      },
      {
        text: '1.13 mmol/L',
        slip: 'background-not-subtracted',
        teaching: 'The residual current was subtracted only from the reading for the standard.',
        expression: '(3.40) / (6.40 - 0.40) * 2',
      },
    ],
    explanation:
      '(3.40 − 0.40)/(6.40 − 0.40) × 2.00 = 1.00 mmol/L (Ilkovič: the diffusion current is proportional to the concentration).',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 17',
    computation: { kind: 'quantity', expression: '(3.40-0.40)/(6.40-0.40)*2', unit: 'mmol/L' },
  },
  {
    id: 'analytical-chromatography-404',
    topics: ['chromatography'],
    tests: ['ion-exchange-chromatography'],
    difficulty: 'beginner',
    text: 'What does the suppressor do in ion chromatography of anions with \\ce{NaOH} as the eluent?',
    answer: 'It turns the eluent into water.',
    distractors: [
      {
        text: 'It removes the analyte anions.',
        slip: 'wrong-fraction',
        teaching: 'The analytes must reach the detector.',
      },
      {
        text: 'It raises the conductivity of the eluent.',
        slip: 'reversed-trend',
        teaching: 'The purpose is to lower the background conductivity.',
      },
      {
        text: 'It cools the eluent.',
        slip: 'wrong-tool',
        teaching: 'The suppressor does not control the temperature.',
      },
    ],
    explanation:
      '\\ce{Na+} is exchanged for \\ce{H+}, which turns \\ce{OH-} into water: the background conductivity nearly disappears.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 26',
  },
  {
    id: 'analytical-chromatography-405',
    topics: ['chromatography'],
    tests: ['ion-exchange-chromatography', 'conductivity-of-electrolytes'],
    difficulty: 'intermediate',
    text: 'Why does a suppressor increase the conductivity signal of chloride in anion chromatography?',
    answer: 'The counterion \\ce{Na+} is replaced by \\ce{H+}.',
    distractors: [
      {
        text: 'The counterion \\ce{Na+} is replaced by \\ce{OH-}.',
        slip: 'wrong-ion',
        teaching: 'In the suppressor a cation is exchanged for another cation.',
      },
      {
        text: 'The chloride is concentrated by evaporation of water.',
        slip: 'wrong-mechanism',
        teaching: 'No water is removed.',
      },
      {
        text: 'The chloride is oxidized to chlorine.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'No redox reaction takes place.',
      },
    ],
    explanation:
      'The analyte arrives as \\ce{HCl} in place of \\ce{NaCl}. The molar conductivity of \\ce{H+} is about seven times that of \\ce{Na+}.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 26',
  },
  {
    id: 'analytical-chromatography-406',
    topics: ['chromatography'],
    tests: ['ion-exchange-chromatography'],
    difficulty: 'advanced',
    text: 'Why is a suppressor of little use for detecting cyanide, the anion of a very weak acid (p*K*_{a} of HCN 9.2)?',
    answer: 'Cyanide leaves as HCN, which hardly conducts.',
    distractors: [
      {
        text: 'Cyanide leaves as NaCN, which hardly conducts.',
        slip: 'wrong-ion',
        teaching: 'The suppressor exchanges \\ce{Na+} for \\ce{H+}.',
      },
      {
        text: 'Cyanide is held permanently by the anion exchanger.',
        slip: 'wrong-mechanism',
        teaching: 'Cyanide is eluted; the problem arises after the column.',
      },
      {
        text: 'Cyanide is oxidized by the suppressor.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'The suppressor only exchanges ions.',
      },
    ],
    explanation:
      'After the suppressor each anion is paired with \\ce{H+}. A very weak acid stays undissociated in water and gives no conductivity signal.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 26',
  },
  {
    id: 'analytical-sampling-and-separation-423',
    topics: ['sampling-and-separation'],
    tests: ['persistent-organic-pollutants'],
    difficulty: 'beginner',
    text: 'Why does DDT become concentrated along a food chain?',
    answer: 'It dissolves in fat and is hardly broken down.',
    distractors: [
      {
        text: 'It dissolves in water and is quickly excreted.',
        slip: 'reversed-trend',
        teaching: 'A substance that is excreted does not accumulate.',
      },
      {
        text: 'It evaporates from water into the animals.',
        slip: 'wrong-mechanism',
        teaching: 'DDT is taken up with food and stays in fat.',
      },
      {
        text: 'It is formed anew in each animal.',
        slip: 'wrong-mechanism',
        teaching: 'Animals do not make DDT.',
      },
    ],
    explanation:
      'DDT is lipophilic and persistent, so each predator stores what its prey has accumulated (biomagnification).',
    reference: 'LibreTexts, Environmental Chemistry, Persistent Organic Pollutants',
  },
  {
    id: 'analytical-sampling-and-separation-424',
    topics: ['sampling-and-separation'],
    tests: ['persistent-organic-pollutants'],
    difficulty: 'beginner',
    text: 'Which feature makes PCBs so persistent?',
    answer: 'Many C–Cl bonds on aromatic rings',
    distractors: [
      {
        text: 'Many ester groups on aromatic rings',
        slip: 'functional-group-confused',
        teaching: 'Ester groups would make them degradable, and PCBs have none.',
      },
      {
        text: 'High solubility in water',
        slip: 'reversed-trend',
        teaching: 'PCBs dissolve in fat but hardly in water.',
      },
      {
        text: 'Many C–F bonds on carbon chains',
        slip: 'other-substance',
        teaching: 'PCBs contain no fluorine; C–F bonds are typical of PFAS.',
      },
    ],
    explanation:
      'Chlorinated biphenyls resist hydrolysis, oxidation and most enzymes; the most highly chlorinated ones are the most stable.',
    reference: 'LibreTexts, Environmental Chemistry, Persistent Organic Pollutants',
  },
  {
    id: 'analytical-sampling-and-separation-425',
    topics: ['sampling-and-separation'],
    tests: ['persistent-organic-pollutants'],
    difficulty: 'intermediate',
    text: 'A pollutant has log *K*_{ow} = 6.0. If fish fat behaves like octanol and makes up 5% of the fish, what bioconcentration factor is expected?',
    answer: '5 × 10^{4}',
    distractors: [
      {
        text: '1 × 10^{6}',
        slip: 'left-out-a-term',
        teaching: 'This ignores the fact that only 5% of the fish is fat.',
        expression: '10^6',
      },
      {
        text: '5 × 10^{6}',
        slip: 'power-of-ten',
        teaching: 'A fat content of 5% is a factor of 0.05, not 5.',
        expression: '10^6 * 5',
      },
      {
        text: '2 × 10^{7}',
        slip: 'divided-for-multiplied',
        teaching: 'The ratio must be multiplied by the fraction of fat, not divided by it.',
        expression: '10^6 / 0.05',
      },
    ],
    explanation:
      'The concentration in the fish is fifty thousand times that in the water: 10^{6} × 0.05 = 5 × 10^{4}.',
    reference: 'LibreTexts, Environmental Chemistry, Persistent Organic Pollutants',
    computation: { kind: 'quantity', expression: '10^6*0.05', unit: '' },
  },
  {
    id: 'analytical-sampling-and-separation-426',
    topics: ['sampling-and-separation'],
    tests: ['persistent-organic-pollutants'],
    difficulty: 'intermediate',
    text: 'PCBs and DDT are found in Arctic animals far from any place where they were used. How did these compounds get there?',
    answer: 'They evaporate in warm air and condense in the cold.',
    distractors: [
      {
        text: 'They are salts carried by ocean currents only.',
        slip: 'class-of-matter-confused',
        teaching: 'They are nonpolar organic compounds.',
      },
      {
        text: 'They are made by Arctic bacteria.',
        slip: 'wrong-cause',
        teaching: 'They are made only by humans.',
      },
      {
        text: 'They sank with cold water and rose again at the pole.',
        slip: 'wrong-mechanism',
        teaching: 'The air is the main path for such semivolatile compounds.',
      },
    ],
    explanation:
      'Semivolatile compounds travel in hops: they evaporate in warm regions and are deposited in cold ones (global distillation).',
    reference: 'LibreTexts, Environmental Chemistry, Persistent Organic Pollutants',
  },
  {
    id: 'analytical-sampling-and-separation-427',
    topics: ['sampling-and-separation'],
    tests: ['persistent-organic-pollutants'],
    difficulty: 'advanced',
    text: 'DDT slowly loses HCl to form DDE. Why does this not detoxify the environment?',
    answer: 'DDE is also lipophilic and persistent.',
    distractors: [
      { text: 'DDE is a strong acid.', slip: 'wrong-property', teaching: 'DDE has no acidic group.' },
      {
        text: 'DDE reacts back to DDT quickly.',
        slip: 'reversed-trend',
        teaching: 'The elimination is not reversed in nature.',
      },
      {
        text: 'DDE dissolves in water and spreads.',
        slip: 'reversed-trend',
        teaching: 'Like DDT, DDE dissolves in fat.',
      },
    ],
    explanation:
      'DDE, 1,1-dichloro-2,2-bis(4-chlorophenyl)ethene, retains four C–Cl bonds, stays in fat tissue and thins the shells of bird eggs.',
    reference: 'LibreTexts, Environmental Chemistry, Persistent Organic Pollutants',
  },
  {
    id: 'analytical-mass-spectrometry-413',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods'],
    difficulty: 'beginner',
    text: 'Which ions are mainly formed in MALDI of a protein with a mass of 20 000 u?',
    answer: 'Singly charged ions \\ce{MH+}',
    distractors: [
      {
        text: 'Ions with about twenty charges',
        slip: 'other-method',
        teaching: 'Many charges are typical of electrospray.',
      },
      {
        text: 'Small fragments of the chain',
        slip: 'hard-for-soft-ionization',
        teaching: 'MALDI is a soft ionization method, so the chain stays intact.',
      },
      {
        text: 'Radical cations \\ce{M^{+.}}',
        slip: 'hard-for-soft-ionization',
        teaching: 'These form in electron ionization.',
      },
    ],
    explanation:
      'The matrix takes up the laser light, carries the protein into the gas phase and transfers a proton to it, so most ions have one charge.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-414',
    topics: ['mass-spectrometry'],
    tests: ['mass-analyzers'],
    uses: ['ionization-methods'],
    difficulty: 'intermediate',
    text: 'In a MALDI-TOF instrument, two singly charged ions of 1000 u and 4000 u are given the same kinetic energy. The lighter ion takes 20 µs to reach the detector. How long does the heavier ion take?',
    answer: '40 µs',
    distractors: [
      {
        text: '80 µs',
        slip: 'linear-for-square-root',
        teaching: 'The flight time is proportional to the square root of the mass.',
        expression: '20 * (4000 / 1000)',
      },
      {
        text: '10 µs',
        slip: 'reversed-trend',
        teaching: 'At the same kinetic energy, heavier ions are slower, so the time is longer.',
        expression: '20 * (1000 / 4000)^0.5',
      },
      {
        text: '20 µs',
        slip: 'equal-response',
        teaching: 'Equal energy means that the heavier ion is slower.',
        expression: '20',
      },
    ],
    explanation:
      'Since ½*mv*² is the same for both, *v* ∝ 1/√*m* and *t* ∝ √*m*. √4 = 2, so the heavier ion takes 40 µs.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 22',
    computation: { kind: 'quantity', expression: '20*(4000/1000)^0.5', unit: 'µs' },
  },
  {
    id: 'analytical-mass-spectrometry-415',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods', 'mass-analyzers'],
    difficulty: 'intermediate',
    text: 'Why do MALDI and a time-of-flight analyzer work so well together?',
    answer: 'A laser pulse gives a common start, and the mass range is wide.',
    distractors: [
      {
        text: 'A continuous beam of ions is needed by both.',
        slip: 'reversed-trend',
        teaching: 'Both operate with pulses of ions.',
      },
      {
        text: 'A TOF analyzer turns many charges into one.',
        slip: 'wrong-tool',
        teaching: 'The analyzer does not change charges.',
      },
      {
        text: 'A laser accelerates heavy ions to a higher energy.',
        slip: 'wrong-mechanism',
        teaching: 'The field accelerates all ions to the same energy per charge.',
      },
    ],
    explanation:
      'TOF needs a sharp starting time, which the laser shot gives, and it can measure the large *m*/*z* of singly charged proteins.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 22',
  },
  {
    id: 'analytical-chromatography-407',
    topics: ['chromatography'],
    tests: ['supercritical-fluid-chromatography'],
    difficulty: 'beginner',
    text: 'Which mobile phase is most commonly used in supercritical fluid chromatography?',
    answer: '\\ce{CO2}',
    distractors: [
      {
        text: '\\ce{H2O}',
        slip: 'wrong-property',
        teaching: 'Water becomes supercritical only at 374 °C and 221 bar.',
      },
      {
        text: '\\ce{He}',
        slip: 'other-state-of-matter',
        teaching: 'Helium is the mobile phase of gas chromatography.',
      },
      {
        text: '\\ce{C18}',
        slip: 'phases-of-chromatography-confused',
        teaching: 'This is a stationary phase.',
      },
    ],
    explanation: '\\ce{CO2} becomes supercritical at 31 °C and 74 bar, and is cheap and nonflammable.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-chromatography-408',
    topics: ['chromatography'],
    tests: ['supercritical-fluid-chromatography'],
    difficulty: 'intermediate',
    text: 'Why do separations with a supercritical fluid run faster than HPLC at similar efficiency?',
    answer: 'Solutes diffuse faster in it, and it flows more easily.',
    distractors: [
      {
        text: 'Solutes diffuse more slowly in it, and peaks stay narrow.',
        slip: 'reversed-trend',
        teaching:
          'Diffusion in a supercritical fluid is faster than in a liquid, though slower than in a gas.',
      },
      {
        text: 'It is denser than a liquid and dissolves more.',
        slip: 'reversed-trend',
        teaching: 'Its density is at most similar to that of a liquid.',
      },
      {
        text: 'It needs no stationary phase.',
        slip: 'left-out-a-term',
        teaching: 'Without a stationary phase, nothing would be separated.',
      },
    ],
    explanation:
      'Low viscosity and fast diffusion flatten the van Deemter curve at high flow rates, so the optimum flow velocity is higher.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-chromatography-409',
    topics: ['chromatography'],
    tests: ['supercritical-fluid-chromatography'],
    difficulty: 'intermediate',
    text: 'In SFC with \\ce{CO2} all peaks elute too late. Which change speeds up elution without a change of column?',
    answer: 'Raising the pressure',
    distractors: [
      {
        text: 'Lowering the pressure',
        slip: 'reversed-trend',
        teaching: 'A fluid of lower density dissolves less and elutes solutes more slowly.',
      },
      {
        text: 'Lowering the flow rate of the \\ce{CO2}',
        slip: 'remedy-worsens',
        teaching: 'A slower flow makes every peak elute later.',
      },
      {
        text: 'Replacing \\ce{CO2} with helium',
        slip: 'wrong-tool',
        teaching: 'Helium has hardly any dissolving power.',
      },
    ],
    explanation:
      'Higher pressure raises the density and with it the dissolving power of the fluid: retention falls. SFC uses pressure programs just as GC uses temperature programs.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-chromatography-410',
    topics: ['chromatography'],
    tests: ['supercritical-fluid-chromatography'],
    difficulty: 'intermediate',
    text: 'Polar drugs stick to the column in SFC with pure \\ce{CO2}. What is the usual remedy?',
    answer: 'A little methanol in the \\ce{CO2}',
    distractors: [
      {
        text: 'A little hexane in the \\ce{CO2}',
        slip: 'solvent-strength-reversed',
        teaching: 'Hexane is as nonpolar as \\ce{CO2} and does not help.',
      },
      {
        text: 'A lower density of the \\ce{CO2}',
        slip: 'remedy-worsens',
        teaching: 'A lower density reduces the dissolving power.',
      },
      {
        text: 'A little helium in the \\ce{CO2}',
        slip: 'remedy-worsens',
        teaching: 'Helium makes the fluid less dense, so the fluid dissolves even less.',
      },
    ],
    explanation:
      '\\ce{CO2} is nonpolar. A polar modifier such as methanol raises the solubility of polar solutes and covers active sites of the stationary phase.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-chromatography-411',
    topics: ['chromatography'],
    tests: ['supercritical-fluid-chromatography'],
    difficulty: 'advanced',
    text: 'For which sample is SFC better suited than both GC and reversed-phase HPLC?',
    answer: 'Large amounts of thermally labile enantiomers',
    distractors: [
      {
        text: 'Small hydrocarbons such as butane',
        slip: 'wrong-tool',
        teaching: 'Gas chromatography is the best choice for volatile, stable compounds.',
      },
      {
        text: 'Inorganic anions such as nitrate',
        slip: 'wrong-tool',
        teaching: 'Ions do not dissolve in \\ce{CO2}; ion chromatography is the method of choice here.',
      },
      {
        text: 'Proteins in their native state',
        slip: 'wrong-tool',
        teaching: 'Proteins do not dissolve in \\ce{CO2} and may lose their structure.',
      },
    ],
    explanation:
      'SFC does not need the high temperatures of GC, it separates quickly on chiral phases, and the \\ce{CO2} simply evaporates from the fractions.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-molecular-absorption-405',
    topics: ['molecular-absorption'],
    tests: ['fluorimetry'],
    difficulty: 'beginner',
    text: 'In a Stern–Volmer plot, *F*_{0}/*F* is plotted against the concentration of the quencher. What are the slope and the intercept?',
    answer: 'Slope *K*_{SV}, intercept 1',
    distractors: [
      {
        text: 'Slope 1, intercept *K*_{SV}',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'Without a quencher, *F*_{0}/*F* is 1, so 1 is the intercept.',
      },
      {
        text: 'Slope −*K*_{SV}, intercept 1',
        slip: 'wrong-sign',
        teaching:
          'As the quencher concentration rises, *F* falls, so *F*_{0}/*F* rises and the slope is positive.',
      },
      {
        text: 'Slope *K*_{SV}, intercept 0',
        slip: 'small-for-zero',
        teaching: 'Without a quencher, the ratio is 1, not 0.',
      },
    ],
    explanation: 'The Stern–Volmer equation is *F*_{0}/*F* = 1 + *K*_{SV}[Q]: slope *K*_{SV}, intercept 1.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-406',
    topics: ['molecular-absorption'],
    tests: ['fluorimetry'],
    difficulty: 'intermediate',
    text: 'A dye has *K*_{SV} = 200 L/mol for quenching by iodide. At what iodide concentration is its fluorescence a quarter of that without the quencher?',
    answer: '0.0150 mol/L',
    distractors: [
      {
        text: '0.0200 mol/L',
        slip: 'left-out-a-term',
        teaching: 'The 1 in *F*_{0}/*F* = 1 + *K*_{SV}[Q] must be subtracted from 4.',
        expression: '(4) / 200',
      },
      {
        text: '0.00500 mol/L',
        slip: 'one-step-short',
        teaching: 'At this concentration the fluorescence is one half, not one quarter.',
        expression: '(2 - 1) / 200',
      },
      {
        text: '0.00375 mol/L',
        slip: 'inverted-ratio',
        teaching: 'Here 1 − 1/4 was used instead of 4 − 1.',
        expression: '(1 - 1 / 4) / 200',
      },
    ],
    explanation: '*F*_{0}/*F* = 4 = 1 + 200[Q], so [Q] = 3/200 = 0.0150 mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 19',
    computation: { kind: 'quantity', expression: '(4-1)/200', unit: 'mol/L' },
  },
  {
    id: 'analytical-molecular-absorption-407',
    topics: ['molecular-absorption'],
    tests: ['fluorimetry'],
    difficulty: 'intermediate',
    text: 'With a quencher, the fluorescence intensity falls, but the lifetime stays the same. Which kind of quenching is this?',
    answer: 'Static: a dark complex forms in the ground state.',
    distractors: [
      {
        text: 'Dynamic: collisions remove the excited state.',
        slip: 'other-process',
        teaching: 'Collisions shorten the lifetime as much as the intensity.',
      },
      {
        text: 'Static: collisions remove the excited state.',
        slip: 'other-terms-meaning',
        teaching: 'Collisions are characteristic of dynamic quenching.',
      },
      {
        text: 'Dynamic: a dark complex forms in the ground state.',
        slip: 'other-terms-meaning',
        teaching: 'A complex in the ground state is characteristic of static quenching.',
      },
    ],
    explanation:
      'In dynamic quenching, intensity and lifetime fall by the same factor, *τ*_{0}/*τ* = *F*_{0}/*F*. Here molecules in a dark complex do not emit, and the free ones emit with their full lifetime: static quenching.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 19',
  },
  {
    id: 'analytical-molecular-absorption-408',
    topics: ['molecular-absorption'],
    tests: ['fluorimetry'],
    difficulty: 'advanced',
    text: '*K*_{SV} = *k*_{q}*τ*_{0} is 40 L/mol for a dye in water with *τ*_{0} = 5.0 ns. What is *k*_{q}, and how does it compare with the diffusion limit?',
    answer: '8.0 × 10^{9} L/(mol·s); about the diffusion limit',
    distractors: [
      {
        text: '2.0 × 10^{−7} L/(mol·s); far below the diffusion limit',
        slip: 'multiplied-for-divided',
        teaching: '*K*_{SV} was multiplied by the lifetime instead of being divided by it.',
      },
      {
        text: '8.0 × 10^{9} L/(mol·s); far below the diffusion limit',
        slip: 'wrong-reference',
        teaching:
          'The value is right, but the diffusion limit in water is only slightly higher, about 10^{10} L/(mol·s).',
      },
      {
        text: '8.0 L/(mol·s); far below the diffusion limit',
        slip: 'unit-prefix',
        teaching: 'The lifetime of 5.0 ns is 5.0 × 10^{−9} s.',
      },
    ],
    explanation:
      '*k*_{q} = (40 L/mol)/(5.0 × 10^{−9} s) = 8.0 × 10^{9} L/(mol·s), about as large as diffusion in water allows (about 10^{10} L/(mol·s)), so nearly every collision quenches.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 19',
  },
];
