import type { WrittenQuestion } from '../../written-question.ts';

export const spectraColumnsAndSafeWorkQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-mass-spectrometry-400',
    topics: ['mass-spectrometry'],
    tests: ['nitrogen-rule'],
    difficulty: 'beginner',
    text: 'The molecular ion of an organic compound has an odd nominal mass. What does the nitrogen rule show?',
    answer: 'The number of nitrogen atoms is odd.',
    distractors: [
      {
        text: 'The number of nitrogen atoms is even.',
        slip: 'reversed-trend',
        teaching: 'Compounds with an even number of nitrogen atoms have an even mass.',
      },
      {
        text: 'The number of carbon atoms is even.',
        slip: 'wrong-property',
        teaching: 'An even number of carbon atoms is compatible with both odd and even masses.',
      },
      {
        text: 'The number of carbon atoms is odd.',
        slip: 'wrong-property',
        teaching: 'Carbon has an even mass (12) and does not affect this.',
      },
    ],
    explanation:
      'Nitrogen has an even mass but an odd valence. An odd molecular mass therefore needs an odd number of nitrogen atoms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 24',
  },
  {
    id: 'analytical-mass-spectrometry-401',
    topics: ['mass-spectrometry'],
    tests: ['nitrogen-rule'],
    difficulty: 'beginner',
    text: 'Which of these compounds has a molecular ion of odd *m*/*z*?',
    answer: 'Pyridine, \\ce{C5H5N}',
    distractors: [
      {
        text: 'Benzene, \\ce{C6H6}',
        slip: 'wrong-property',
        teaching: 'Its molecular ion is at 78; without nitrogen the mass is even.',
      },
      {
        text: 'Hydrazine, \\ce{N2H4}',
        slip: 'nitrogen-rule-misapplied',
        teaching: 'Its molecular ion is at 32; two nitrogen atoms give an even mass.',
      },
      {
        text: 'Phenol, \\ce{C6H6O}',
        slip: 'wrong-property',
        teaching: 'Its molecular ion is at 94; oxygen does not make a mass odd.',
      },
    ],
    explanation: 'Pyridine has one nitrogen atom: *M* = 5 × 12 + 5 + 14 = 79, an odd number.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 24',
  },
  {
    id: 'analytical-mass-spectrometry-402',
    topics: ['mass-spectrometry'],
    tests: ['nitrogen-rule'],
    difficulty: 'intermediate',
    text: 'A compound that contains C, H and perhaps N and O has its molecular ion at *m*/*z* 122. Which numbers of nitrogen atoms are consistent with this?',
    answer: '0 or 2',
    distractors: [
      { text: '1 or 3', slip: 'reversed-trend', teaching: 'Odd numbers of nitrogen atoms give an odd mass.' },
      { text: '1 or 2', slip: 'overgeneralised-rule', teaching: 'With one nitrogen the mass would be odd.' },
      {
        text: '0 or 1',
        slip: 'overgeneralised-rule',
        teaching: 'One nitrogen atom would make the mass odd.',
      },
    ],
    explanation:
      'The mass 122 is even, so the number of nitrogen atoms is even, zero included (\\ce{C7H6O2} or \\ce{C6H6N2O}).',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 24',
  },
  {
    id: 'analytical-mass-spectrometry-403',
    topics: ['mass-spectrometry'],
    tests: ['nitrogen-rule'],
    uses: ['ionization-methods'],
    difficulty: 'intermediate',
    text: 'Electrospray gives [M + H]^{+} at *m*/*z* 152 for a compound of C, H, N and O. What does the nitrogen rule show?',
    answer: '*M* is 151, so the number of N atoms is odd.',
    distractors: [
      {
        text: '*M* is 152, so the number of N atoms is even.',
        slip: 'adduct-mass-for-mass',
        teaching: 'The ion contains an added proton; the mass of the molecule is one unit less.',
      },
      {
        text: '*M* is 153, so the number of N atoms is odd.',
        slip: 'wrong-sign',
        teaching: 'The proton is subtracted, not added.',
      },
      {
        text: '*M* is 151, so the number of N atoms is even.',
        slip: 'reversed-trend',
        teaching: 'An odd mass needs an odd number of nitrogen atoms.',
      },
    ],
    explanation:
      '*M* = 152 − 1 = 151, which is odd, so there is an odd number of nitrogen atoms (for example acetaminophen, \\ce{C8H9NO2}).',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 24',
  },
  {
    id: 'analytical-mass-spectrometry-404',
    topics: ['mass-spectrometry'],
    tests: ['nitrogen-rule'],
    difficulty: 'advanced',
    text: 'In the EI spectrum of an amine with one N atom and *M* = 73, the base peak is at *m*/*z* 58. Why does this fragment ion have an even mass?',
    answer: 'The molecular ion lost a radical and kept its N.',
    distractors: [
      {
        text: 'The molecular ion lost a neutral molecule and kept its N.',
        slip: 'reversed-trend',
        teaching: 'After the loss of a whole molecule, an ion with one N keeps an odd mass.',
      },
      {
        text: 'The molecular ion lost a radical that contained its N.',
        slip: 'wrong-fraction',
        teaching: 'The nitrogen is not lost; it carries the charge in \\ce{CH2=NR2+}.',
      },
      {
        text: 'The molecular ion lost a neutral molecule that contained its N.',
        slip: 'wrong-fraction',
        teaching:
          'The 15 mass units lost are a methyl radical, not a molecule; the nitrogen is kept and carries the charge in \\ce{CH2=NR2+}.',
      },
    ],
    explanation:
      'Loss of \\ce{CH3^.} (15) by cleavage of the C–C bond next to nitrogen gives an iminium ion with an even number of electrons. With one N such ions have an even mass.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 12',
  },
  {
    id: 'analytical-mass-spectrometry-405',
    topics: ['mass-spectrometry'],
    tests: ['mass-spectrometry-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'What structural feature does a ketone need for the McLafferty rearrangement of its molecular ion?',
    answer: 'A hydrogen atom on the γ carbon',
    distractors: [
      {
        text: 'A hydrogen atom on the α carbon',
        slip: 'counted-from-the-other-end',
        teaching: 'The hydrogen comes from the third carbon beyond C=O, by way of a six-membered ring.',
      },
      {
        text: 'A hydrogen atom on the oxygen',
        slip: 'wrong-property',
        teaching: 'The oxygen receives the hydrogen atom in the rearrangement; it has none beforehand.',
      },
      {
        text: 'A methyl group on each side of C=O',
        slip: 'wrong-property',
        teaching:
          'Acetone has a methyl group on each side of C=O but no γ carbon, and it does not rearrange.',
      },
    ],
    explanation:
      'The carbonyl oxygen takes up a γ hydrogen through a six-membered transition state; the bond between Cα and Cβ breaks.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.14',
  },
  {
    id: 'analytical-mass-spectrometry-406',
    topics: ['mass-spectrometry'],
    tests: ['mass-spectrometry-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'At what *m*/*z* does the McLafferty ion of pentan-2-one, \\ce{CH3COCH2CH2CH3} (*M* = 86), appear?',
    answer: '58',
    distractors: [
      {
        text: '43',
        slip: 'wrong-mechanism',
        teaching: 'This is \\ce{CH3CO+} from simple α cleavage.',
        expression: '15 + 28',
      },
      {
        text: '71',
        slip: 'wrong-mechanism',
        teaching: 'This results from loss of a methyl radical by α cleavage.',
        expression: '86 - 15',
      },
      {
        text: '28',
        slip: 'wrong-fraction',
        teaching: 'This is the mass of the neutral ethene that is lost.',
        expression: '28',
      },
    ],
    explanation:
      'A γ hydrogen moves to oxygen, and ethene (28) is lost: 86 − 28 = 58, \\ce{CH3C(OH)=CH2^{+.}}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.14',
    computation: { kind: 'quantity', expression: '86-28', unit: '' },
  },
  {
    id: 'analytical-mass-spectrometry-407',
    topics: ['mass-spectrometry'],
    tests: ['mass-spectrometry-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'The mass spectrum of a carbonyl compound \\ce{C5H10O} has strong peaks at *m*/*z* 57 and 29, but hardly any at 43, 44 or 71. Which compound is it?',
    answer: 'Pentan-3-one',
    distractors: [
      {
        text: 'Pentan-2-one',
        slip: 'wrong-fraction',
        teaching: 'It gives \\ce{CH3CO+} at 43 by α cleavage.',
      },
      {
        text: '3-Methylbutan-2-one',
        slip: 'wrong-fraction',
        teaching: 'It contains a \\ce{CH3CO} group and shows a strong peak at 43.',
      },
      {
        text: 'Pentanal',
        slip: 'wrong-mechanism',
        teaching: 'With its γ hydrogen, pentanal gives a strong McLafferty ion at 44.',
      },
    ],
    explanation:
      'Pentan-3-one loses an ethyl radical by α cleavage to give \\ce{C2H5CO+} at 57, and it also gives \\ce{C2H5+} at 29.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.3',
  },
  {
    id: 'analytical-mass-spectrometry-408',
    topics: ['mass-spectrometry'],
    tests: ['mass-spectrometry-of-organic-compounds'],
    difficulty: 'advanced',
    text: 'Which of these compounds gives a peak of even *m*/*z* by the McLafferty rearrangement?',
    answer: 'Methyl butanoate',
    distractors: [
      {
        text: 'Methyl propanoate',
        slip: 'counted-from-the-other-end',
        teaching: 'The acyl chain ends at the β carbon, so there is no γ hydrogen.',
      },
      {
        text: 'Benzaldehyde',
        slip: 'wrong-property',
        teaching: 'Its ring has no γ hydrogen within reach of the carbonyl oxygen.',
      },
      { text: 'Acetone', slip: 'wrong-property', teaching: 'Acetone has no γ carbon.' },
    ],
    explanation:
      'Methyl butanoate has a γ hydrogen (in the \\ce{CH3} group of the chain) and loses ethene: 102 − 28 = 74. When a molecular ion without nitrogen loses a whole molecule, the ion that remains has an even mass.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.14',
  },
  {
    id: 'analytical-mass-spectrometry-409',
    topics: ['mass-spectrometry'],
    tests: ['isotope-patterns'],
    difficulty: 'beginner',
    text: 'The molecular ion of a compound shows peaks at M and M + 2 in the ratio 3 : 1. What does the compound contain?',
    answer: 'One Cl atom',
    distractors: [
      {
        text: 'One Br atom',
        slip: 'isotope-ratio-of-another-element',
        teaching: 'One bromine atom gives two nearly equal peaks.',
      },
      {
        text: 'Two Cl atoms',
        slip: 'one-heavy-for-all-heavy',
        teaching: 'Two chlorine atoms give peaks in the ratio 9 : 6 : 1.',
      },
      {
        text: 'Two Br atoms',
        slip: 'isotope-ratio-of-another-element',
        teaching: 'Two bromine atoms give M, M + 2 and M + 4 in the ratio 1 : 2 : 1.',
      },
    ],
    explanation:
      '^{35}Cl and ^{37}Cl occur in the ratio 3 : 1, and so do the peaks of a molecule with one chlorine atom.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.3',
  },
  {
    id: 'analytical-mass-spectrometry-410',
    topics: ['mass-spectrometry'],
    tests: ['isotope-patterns'],
    difficulty: 'intermediate',
    text: 'What ratio of M : M + 2 : M + 4 does a compound with two bromine atoms show (isotope ratio 1 : 1)?',
    answer: '1 : 2 : 1',
    distractors: [
      {
        text: '1 : 1 : 1',
        slip: 'equal-peaks',
        teaching: 'The mixed pair can form in two ways, so the middle peak is twice as high.',
      },
      {
        text: '9 : 6 : 1',
        slip: 'isotope-ratio-of-another-element',
        teaching: 'This is the pattern of two chlorine atoms.',
      },
      {
        text: '1 : 0 : 1',
        slip: 'one-heavy-for-all-heavy',
        teaching: 'The middle peak with one of each isotope is the highest.',
      },
    ],
    explanation:
      'The peaks follow (1 + 1)² = 1 + 2 + 1: ^{79}Br_{2}, ^{79}Br^{81}Br (two ways), ^{81}Br_{2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.3',
  },
  {
    id: 'analytical-mass-spectrometry-411',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods'],
    difficulty: 'beginner',
    text: 'Which ion forms from a molecule M in electron ionization (EI), and which in electrospray (ESI) in positive mode?',
    answer: 'EI: \\ce{M^{+.}}; ESI: [M + H]^{+}',
    distractors: [
      {
        text: 'EI: [M + H]^{+}; ESI: \\ce{M^{+.}}',
        slip: 'exchanged-signals',
        teaching: 'These are reversed: EI knocks out an electron, and ESI adds a proton.',
      },
      {
        text: 'EI: [M + H]^{+}; ESI: [M + H]^{+} as well',
        slip: 'hard-for-soft-ionization',
        teaching: 'In EI no proton is taken up; instead, an electron is knocked out.',
      },
      {
        text: 'EI: \\ce{M^{+.}}; ESI: \\ce{M^{+.}} as well',
        slip: 'hard-for-soft-ionization',
        teaching: 'In ESI no electron is removed; instead, a proton is taken up.',
      },
    ],
    explanation: 'EI: M + e^{−} → \\ce{M^{+.}} + 2e^{−}. ESI: M + H^{+} → [M + H]^{+}, one mass unit higher.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-412',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods'],
    difficulty: 'intermediate',
    text: 'The peak of highest mass for a compound is at *m*/*z* 180 by EI but at 181 by electrospray. What is its relative molecular mass?',
    answer: '180',
    distractors: [
      {
        text: '181',
        slip: 'adduct-mass-for-mass',
        teaching: 'The ion at 181 contains an added proton.',
        expression: '181',
      },
      {
        text: '182',
        slip: 'wrong-sign',
        teaching: 'The proton must be subtracted from 181, not added.',
        expression: '181 + 1',
      },
      {
        text: '179',
        slip: 'wrong-sign',
        teaching: 'EI removes only an electron, whose mass is negligible.',
        expression: '180 - 1',
      },
    ],
    explanation:
      'EI gives \\ce{M^{+.}} at 180; electrospray gives [M + H]^{+} at 181. Both are consistent with *M* = 180.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 22',
    computation: { kind: 'quantity', expression: '181-1', unit: '' },
  },
  {
    id: 'analytical-molecular-absorption-400',
    topics: ['molecular-absorption'],
    tests: ['oxidizing-and-reducing-agents'],
    uses: ['beer-lambert-law', 'uv-visible-spectrophotometer'],
    difficulty: 'beginner',
    text: 'Why is hydroxylamine added to the sample before iron is determined with 1,10-phenanthroline?',
    answer: 'It reduces \\ce{Fe^3+} to \\ce{Fe^2+}.',
    distractors: [
      {
        text: 'It oxidizes \\ce{Fe^2+} to \\ce{Fe^3+}.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'The orange complex is that of iron(II); hydroxylamine is a reducing agent.',
      },
      {
        text: 'It forms the orange complex with iron.',
        slip: 'wrong-tool',
        teaching: 'Phenanthroline, not hydroxylamine, forms the complex.',
      },
      {
        text: 'It precipitates other metals.',
        slip: 'wrong-tool',
        teaching: 'Its purpose is to bring all the iron to one oxidation state.',
      },
    ],
    explanation:
      'Only \\ce{Fe^2+} forms the strongly colored \\ce{[Fe(phen)3]^2+}. All the iron must be in this oxidation state to be measured.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 18',
  },
  {
    id: 'analytical-molecular-absorption-401',
    topics: ['molecular-absorption'],
    tests: ['beer-lambert-law'],
    uses: ['uv-visible-spectrophotometer'],
    difficulty: 'beginner',
    text: 'The absorbance of the orange complex \\ce{[Fe(phen)3]^2+} is measured at 510 nm. Why is this wavelength chosen?',
    answer: 'Its absorbance is largest there.',
    distractors: [
      {
        text: 'Its solution transmits most light there.',
        slip: 'transmittance-for-absorbance',
        teaching: 'Where most light passes, absorbance and sensitivity are lowest.',
      },
      {
        text: 'Its color, orange, lies there in the spectrum.',
        slip: 'absorbed-for-seen-color',
        teaching: 'Light of 510 nm is green; the color absorbed is not the color seen.',
      },
      {
        text: 'The lamp gives the most light there.',
        slip: 'wrong-property',
        teaching:
          'Absorbance is a ratio of two light powers, so the brightness of the lamp cancels; the band of the complex decides.',
      },
    ],
    explanation:
      'At the maximum of the band the sensitivity is highest, and small errors in the wavelength matter least.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 18',
  },
  {
    id: 'analytical-molecular-absorption-402',
    topics: ['molecular-absorption'],
    tests: ['beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'A 5.00 mL water sample is treated with phenanthroline and diluted to 50.00 mL. The absorbance at 510 nm is 0.333 in a 1.00 cm cell; *ε* = 1.11 × 10^{4} L/(mol·cm). What is the concentration of iron in the original sample?',
    answer: '3.00 × 10^{−4} mol/L',
    distractors: [
      {
        text: '3.00 × 10^{−5} mol/L',
        slip: 'forgot-dilution-factor',
        teaching: 'This is the concentration in the flask; the sample was diluted tenfold.',
        expression: '0.333 / 1.11e4',
      },
      {
        text: '3.00 × 10^{−6} mol/L',
        slip: 'dilution-the-wrong-way',
        teaching: 'The sample is more concentrated than the solution in the flask.',
        expression: '0.333 / 1.11e4 / 10',
      },
      {
        text: '2.70 × 10^{−4} mol/L',
        slip: 'wrong-part-subtracted',
        teaching: 'The total volume in the flask is 50.00 mL, so the factor is 10, not 45/5.',
        expression: '0.333 / 1.11e4 * (50.00 - 5.00) / 5.00',
      },
    ],
    explanation:
      '*c* = 0.333/(1.11 × 10^{4}) = 3.00 × 10^{−5} mol/L in the flask; multiplying by 50.00/5.00 gives 3.00 × 10^{−4} mol/L.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 18',
    computation: { kind: 'quantity', expression: '0.333/1.11e4*10', unit: 'mol/L' },
  },
  {
    id: 'analytical-molecular-absorption-403',
    topics: ['molecular-absorption'],
    tests: ['uv-visible-spectrophotometer'],
    difficulty: 'intermediate',
    text: 'What should the blank contain in the determination of iron with phenanthroline?',
    answer: 'All reagents, but no added iron',
    distractors: [
      {
        text: 'Distilled water, but no reagents',
        slip: 'ignored-blank',
        teaching: 'Reagents may absorb or contain traces of iron.',
      },
      {
        text: 'The sample, but no phenanthroline',
        slip: 'wrong-tool',
        teaching: 'This corrects the color of one sample only, not the iron in the reagents.',
      },
      {
        text: 'A standard of known iron content',
        slip: 'task-of-another-step',
        teaching: 'A standard is used for the calibration, not as a blank.',
      },
    ],
    explanation:
      'The blank must contain everything but the analyte, so that the absorbance of the reagents and of their traces of iron is subtracted.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 18',
  },
  {
    id: 'analytical-molecular-absorption-404',
    topics: ['molecular-absorption'],
    tests: ['complex-ion-equilibria'],
    uses: ['uv-visible-spectrophotometer'],
    difficulty: 'advanced',
    text: 'In the determination of iron with phenanthroline, a student adds acid until the pH is 1 instead of 4 to 5. What happens to the color, and why?',
    answer: 'It is weaker: phenanthroline is protonated.',
    distractors: [
      {
        text: 'It is weaker: iron precipitates as hydroxide.',
        slip: 'wrong-mechanism',
        teaching: 'Iron hydroxides precipitate at higher pH, not at pH 1.',
      },
      {
        text: 'It is stronger: more \\ce{Fe^3+} is reduced.',
        slip: 'effect-where-none',
        teaching: 'The problem is a lack of free ligand, not of \\ce{Fe^2+}.',
      },
      {
        text: 'It is unchanged: the complex contains no protons.',
        slip: 'ignored-protonation-of-ligand',
        teaching: 'The ligand itself is a base, and protons compete with the iron for it.',
      },
    ],
    explanation:
      'Phenanthroline (p*K*_{a} of its conjugate acid 4.9) is mostly protonated at pH 1, so the complex forms only slowly and incompletely: the color is weaker.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 18',
  },
  {
    id: 'analytical-calibration-400',
    topics: ['calibration'],
    tests: ['gas-chromatography'],
    uses: ['internal-standard'],
    difficulty: 'beginner',
    text: 'What does the area under a peak in a gas chromatogram show?',
    answer: 'How much of the compound is present',
    distractors: [
      {
        text: 'Which compound it is',
        slip: 'signal-for-concentration',
        teaching: 'The retention time, not the area, helps to identify the compound.',
      },
      {
        text: 'How volatile the compound is',
        slip: 'wrong-property',
        teaching: 'The volatility is reflected in the retention time.',
      },
      {
        text: 'How pure the carrier gas is',
        slip: 'wrong-property',
        teaching: 'Impurities in the carrier gas would show in the baseline.',
      },
    ],
    explanation:
      'The area shows how much of the compound is present: it is proportional to the amount that reaches the detector, with a response factor that differs from compound to compound.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 24',
  },
  {
    id: 'analytical-calibration-401',
    topics: ['calibration'],
    tests: ['internal-standard'],
    difficulty: 'intermediate',
    text: 'Why is an internal standard used in gas chromatography, where the injected volume varies a little?',
    answer: 'The ratio of the areas does not depend on the volume.',
    distractors: [
      {
        text: 'The internal standard makes each injection exactly equal.',
        slip: 'wrong-tool',
        teaching: 'The volume still varies, but both areas vary by the same factor.',
      },
      {
        text: 'The internal standard raises the area of the analyte.',
        slip: 'effect-where-none',
        teaching: 'The internal standard gives its own peak and does not change that of the analyte.',
      },
      {
        text: 'The internal standard replaces the calibration.',
        slip: 'left-out-a-term',
        teaching: 'The response factor must still be determined with a known mixture.',
      },
    ],
    explanation:
      'Analyte and standard are injected together: if 5% less is injected, both areas are 5% smaller and their ratio is unchanged.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 5',
  },
  {
    id: 'analytical-calibration-402',
    topics: ['calibration'],
    tests: ['standard-addition'],
    uses: ['calibration-curve'],
    difficulty: 'beginner',
    text: 'When is standard addition preferred to an external calibration curve?',
    answer: 'When the matrix changes the response',
    distractors: [
      {
        text: 'When the samples are very numerous',
        slip: 'wrong-property',
        teaching: 'Standard addition needs several measurements for each sample.',
      },
      {
        text: 'When the injected volume varies',
        slip: 'wrong-tool',
        teaching: 'An internal standard corrects for a varying injected volume.',
      },
      {
        text: 'When no standard is available',
        slip: 'wrong-tool',
        teaching: 'A standard is required, because known amounts of the analyte must be added.',
      },
    ],
    explanation:
      'The standard is added to the sample itself, so that it meets the same matrix as the analyte.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 5',
  },
  {
    id: 'analytical-calibration-403',
    topics: ['calibration'],
    tests: ['calibration-curve'],
    difficulty: 'beginner',
    text: 'The equation of a calibration line is *A* = 0.0410*c* + 0.0050 (*c* in mg/L). What is the concentration of a sample with *A* = 0.4150?',
    answer: '10.0 mg/L',
    distractors: [
      {
        text: '10.1 mg/L',
        slip: 'ignored-intercept',
        teaching: 'The intercept must be subtracted before dividing.',
        expression: '(0.4150) / 0.0410',
      },
      {
        text: '10.2 mg/L',
        slip: 'wrong-sign',
        teaching: 'The intercept was added instead of subtracted.',
        expression: '(0.4150 + 0.0050) / 0.0410',
      },
      {
        text: '0.0220 mg/L',
        slip: 'multiplied-for-divided',
        teaching: 'The absorbance *A* was substituted for *c*.',
        expression: '0.0410 * 0.4150 + 0.0050',
      },
    ],
    explanation:
      'First subtract the intercept, which is the signal of the blank, then divide by the slope: *c* = (0.4150 − 0.0050)/0.0410 = 0.4100/0.0410 = 10.0 mg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 4',
    computation: { kind: 'quantity', expression: '(0.4150-0.0050)/0.0410', unit: 'mg/L' },
  },
  {
    id: 'analytical-calibration-404',
    topics: ['calibration'],
    tests: ['detection-limit'],
    difficulty: 'intermediate',
    text: 'The blank has the mean signal *y*_{B} and the standard deviation *s*. Which signals correspond to the limit of detection and the limit of quantitation, in this order?',
    answer: '*y*_{B} + 3*s* and *y*_{B} + 10*s*',
    distractors: [
      {
        text: '*y*_{B} + 10*s* and *y*_{B} + 3*s*',
        slip: 'detection-limits-confused',
        teaching: 'Quantitation requires a larger signal than mere detection.',
      },
      {
        text: '3*s* and 10*s* without *y*_{B}',
        slip: 'background-not-subtracted',
        teaching: 'These are the distances above the blank; its mean signal *y*_{B} must be added to them.',
      },
      {
        text: '3*y*_{B} and 10*y*_{B}',
        slip: 'exchanged-signals',
        teaching: 'What matters is the scatter of the blank, not multiples of its mean.',
      },
    ],
    explanation:
      'A signal 3*s* above the blank can be distinguished from it; at 10*s* above it, the amount of analyte can be determined with reasonable reliability.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 5',
  },
  {
    id: 'analytical-calibration-405',
    topics: ['calibration'],
    tests: ['detection-limit'],
    difficulty: 'intermediate',
    text: 'The standard deviation of the blank is *s* = 0.60 units, and the slope of the calibration line is 4.0 units per µg/L. What is the limit of quantitation (10*s*)?',
    answer: '1.5 µg/L',
    distractors: [
      {
        text: '0.45 µg/L',
        slip: 'detection-limits-confused',
        teaching: 'This is the limit of detection, 3*s*/slope.',
        expression: '3 * 0.60 / 4.0',
      },
      {
        text: '6.0 µg/L',
        slip: 'one-step-short',
        teaching: 'This is the signal 10*s*; it must be divided by the slope.',
        expression: '10 * 0.60',
      },
      {
        text: '24 µg/L',
        slip: 'multiplied-for-divided',
        teaching: '10*s* is divided by the slope, not multiplied.',
        expression: '10 * 0.60 * 4.0',
      },
    ],
    explanation:
      'The signal must be ten standard deviations, or 6.0 units, above the blank; divided by the slope, this is 6.0/4.0 = 1.5 µg/L.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 5',
    computation: { kind: 'quantity', expression: '10*0.60/4.0', unit: 'µg/L' },
  },
  {
    id: 'analytical-calibration-406',
    topics: ['calibration'],
    tests: ['detection-limit'],
    difficulty: 'advanced',
    text: 'Which change lowers the limit of detection of a method?',
    answer: 'Less scatter in the blank, with the same slope',
    distractors: [
      {
        text: 'A larger blank with the same scatter',
        slip: 'effect-where-none',
        teaching: 'A larger mean of the blank, with the same scatter and slope, changes nothing.',
      },
      {
        text: 'A smaller slope with the same scatter',
        slip: 'reversed-trend',
        teaching: 'A smaller slope raises the limit of detection.',
      },
      {
        text: 'A wider range of standards',
        slip: 'wrong-property',
        teaching: 'The range of standards affects the upper end of the line.',
      },
    ],
    explanation: 'LOD = 3*s*_{blank}/slope: less scatter in the blank (or a steeper line) lowers it.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 5',
  },
  {
    id: 'analytical-errors-and-statistics-400',
    topics: ['errors-and-statistics'],
    tests: ['outlier-tests'],
    difficulty: 'intermediate',
    text: 'Grubbs’ test compares *G* = |suspect − mean|/*s* with a critical value. Six values, including the suspect value of 10.80, have a mean of 10.20 and *s* = 0.30; *G*_{crit} = 1.822 (95%). What can be concluded?',
    answer: '*G* = 2.00: the value may be rejected.',
    distractors: [
      {
        text: '*G* = 2.00: the value must be kept.',
        slip: 'decision-turned-around',
        teaching: '*G* exceeds the critical value, which argues against keeping the suspect value.',
      },
      {
        text: '*G* = 0.60: the value must be kept.',
        slip: 'gap-not-divided',
        teaching: 'The difference of 0.60 must still be divided by *s*.',
      },
      {
        text: '*G* = 0.50: the value must be kept.',
        slip: 'inverted-ratio',
        teaching: 'Here *s* was divided by the difference; the division should be reversed.',
      },
    ],
    explanation: '*G* = (10.80 − 10.20)/0.30 = 2.00 > 1.822: at the 95% level the value is an outlier.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 4',
  },
  {
    id: 'analytical-chromatography-400',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    difficulty: 'intermediate',
    text: 'In what order do benzene, phenol and naphthalene elute from a \\ce{C18} column with methanol–water?',
    answer: 'Phenol, benzene, naphthalene',
    distractors: [
      {
        text: 'Naphthalene, benzene, phenol',
        slip: 'normal-phase-for-reversed',
        teaching: 'On a nonpolar phase the polar phenol elutes first.',
      },
      {
        text: 'Benzene, phenol, naphthalene',
        slip: 'wrong-property',
        teaching: 'Phenol is more polar than benzene and is retained less.',
      },
      {
        text: 'Phenol, naphthalene, benzene',
        slip: 'wrong-property',
        teaching: 'Naphthalene is larger and more hydrophobic than benzene, so it is retained longest.',
      },
    ],
    explanation:
      'On a reversed phase, the more hydrophobic a compound is, the later it elutes. Phenol is polar, and naphthalene has the largest nonpolar surface.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-chromatography-401',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    difficulty: 'beginner',
    text: 'What are the mobile phase and the stationary phase, in this order, in reversed-phase HPLC?',
    answer: 'Polar solvent, nonpolar packing',
    distractors: [
      {
        text: 'Nonpolar solvent, polar packing',
        slip: 'normal-phase-for-reversed',
        teaching: 'This describes normal-phase HPLC.',
      },
      {
        text: 'Nonpolar solvent, nonpolar packing',
        slip: 'normal-phase-for-reversed',
        teaching:
          'The packing is nonpolar, but the solvent must be polar: the phases must differ in polarity.',
      },
      {
        text: 'Polar solvent, polar packing',
        slip: 'normal-phase-for-reversed',
        teaching:
          'The solvent is polar, but the packing must be nonpolar: the phases must differ in polarity.',
      },
    ],
    explanation:
      'Reversed phase means a polar solvent and a nonpolar packing: water with methanol or acetonitrile flows past \\ce{C18} chains on silica.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 25',
  },
  {
    id: 'analytical-chromatography-402',
    topics: ['chromatography'],
    tests: ['thin-layer-chromatography'],
    uses: ['principles-of-chromatography'],
    difficulty: 'beginner',
    text: 'In paper chromatography, a spot moves 3.6 cm while the solvent front moves 8.0 cm. What is its *R*_{f}?',
    answer: '0.45',
    distractors: [
      {
        text: '2.2',
        slip: 'inverted-ratio',
        teaching:
          '*R*_{f} is the distance moved by the spot divided by that moved by the front, not the reverse.',
        expression: '8.0 / 3.6',
      },
      {
        text: '0.82',
        slip: 'ratio-for-fraction',
        teaching: 'Here 3.6 cm was divided by the remaining distance of 4.4 cm.',
        expression: '3.6 / (8.0 - 3.6)',
      },
      {
        text: '0.55',
        slip: 'share-left-for-extracted',
        teaching: 'This is the fraction by which the spot lags behind the front.',
        expression: '1 - 3.6 / 8.0',
      },
    ],
    explanation:
      '*R*_{f} is the distance moved by the spot divided by that moved by the front: 3.6/8.0 = 0.45.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
    computation: { kind: 'quantity', expression: '3.6/8.0', unit: '' },
  },
  {
    id: 'analytical-chromatography-403',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    difficulty: 'beginner',
    text: 'What carries the sample through the column of a gas chromatograph?',
    answer: 'An inert gas such as helium',
    distractors: [
      {
        text: 'A liquid such as hexane',
        slip: 'other-method',
        teaching: 'This would be liquid chromatography.',
      },
      {
        text: 'The air of the laboratory',
        slip: 'wrong-tool',
        teaching: 'Oxygen would attack the sample and the column.',
      },
      {
        text: 'The heated stationary phase',
        slip: 'wrong-tool',
        teaching: 'The stationary phase stays in the column.',
      },
    ],
    explanation:
      'The mobile phase is an unreactive carrier gas such as helium, nitrogen or hydrogen; compounds travel with it as vapors.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 24',
  },
  {
    id: 'analytical-precipitation-titrations-404',
    topics: ['precipitation-titrations'],
    tests: ['fractional-precipitation'],
    difficulty: 'intermediate',
    text: 'A solution is 0.010 mol/L in \\ce{Ba^2+} and in \\ce{Sr^2+}. *K*_{sp} is 1.1 × 10^{−10} (\\ce{BaSO4}) and 3.2 × 10^{−7} (\\ce{SrSO4}). At what sulfate concentration does strontium begin to precipitate?',
    answer: '3.2 × 10^{−5} mol/L',
    distractors: [
      {
        text: '1.1 × 10^{−8} mol/L',
        slip: 'wrong-ion',
        teaching: 'At this concentration barium begins to precipitate.',
        expression: '1.1e-10 / 0.010',
      },
      {
        text: '1.1 × 10^{−12} mol/L',
        slip: 'wrong-ion',
        teaching:
          'This is *K*_{sp} of barium sulfate multiplied by 0.010; the *K*_{sp} of strontium sulfate must be divided by 0.010.',
        expression: '1.1e-10 * 0.010',
      },
      {
        text: '3.2 × 10^{−9} mol/L',
        slip: 'multiplied-for-divided',
        teaching: '*K*_{sp} must be divided by 0.010, not multiplied.',
        expression: '3.2e-7 * 0.010',
      },
    ],
    explanation:
      '[\\ce{SO4^2-}] = 3.2 × 10^{−7}/0.010 = 3.2 × 10^{−5} mol/L. Barium begins to precipitate far earlier and has nearly all precipitated by then.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 6',
    computation: { kind: 'quantity', expression: '3.2e-7/0.010', unit: 'mol/L' },
  },
  {
    id: 'analytical-precipitation-titrations-405',
    topics: ['precipitation-titrations'],
    tests: ['fractional-precipitation'],
    difficulty: 'intermediate',
    text: 'In qualitative analysis, \\ce{H2S} precipitates \\ce{CuS} but not \\ce{ZnS} in acid; in ammonia both precipitate. Why does the acid make a difference?',
    answer: 'It keeps [\\ce{S^2-}] very low.',
    distractors: [
      {
        text: 'It keeps [\\ce{Cu^2+}] very low.',
        slip: 'wrong-ion',
        teaching: 'The metal ions are not bound by the acid.',
      },
      {
        text: 'It raises the *K*_{sp} of \\ce{ZnS}.',
        slip: 'value-for-change',
        teaching: '*K*_{sp} is a constant; the ion product changes.',
      },
      {
        text: 'It oxidizes sulfide to sulfur.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Dilute \\ce{HCl} does not oxidize sulfide.',
      },
    ],
    explanation:
      '\\ce{H2S <=> 2H+ + S^2-} lies on the left in acid. The tiny [\\ce{S^2-}] is enough to exceed only the *K*_{sp} of \\ce{CuS}.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 6',
  },
  {
    id: 'analytical-sampling-and-separation-420',
    topics: ['sampling-and-separation'],
    tests: ['acid-base-extraction'],
    difficulty: 'intermediate',
    text: 'A mixture of benzoic acid, aniline and naphthalene in ether is shaken in a separatory funnel with dilute \\ce{HCl}. What moves into the aqueous layer?',
    answer: 'Aniline, as anilinium ions',
    distractors: [
      {
        text: 'Benzoic acid, as benzoate ions',
        slip: 'wrong-ion',
        teaching: 'Benzoate forms with base, not with acid.',
      },
      {
        text: 'Naphthalene, because it is neutral',
        slip: 'wrong-property',
        teaching: 'A neutral hydrocarbon stays in the ether.',
      },
      {
        text: 'Aniline and benzoic acid',
        slip: 'acid-for-base-fraction',
        teaching: 'Benzoic acid is uncharged in the presence of \\ce{HCl} and stays in the ether.',
      },
    ],
    explanation:
      'Acid protonates the amine to give a water-soluble salt. Base (\\ce{NaHCO3}) would then extract the benzoic acid, leaving naphthalene in the ether.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.5',
  },
  {
    id: 'analytical-sampling-and-separation-421',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques'],
    uses: ['filtration-and-evaporation'],
    difficulty: 'beginner',
    text: 'Which method separates most of the ethanol (b.p. 78 °C) from a mixture with water?',
    answer: 'Fractional distillation',
    distractors: [
      {
        text: 'Filtration',
        slip: 'wrong-tool',
        teaching: 'Both liquids pass through the filter as one solution.',
      },
      {
        text: 'Use of a separatory funnel',
        slip: 'wrong-tool',
        teaching: 'The liquids mix and do not form two layers.',
      },
      {
        text: 'Evaporation to dryness',
        slip: 'wrong-tool',
        teaching: 'Both liquids would evaporate and be lost to the air.',
      },
    ],
    explanation:
      'Miscible liquids are separated according to their boiling points in a fractionating column (up to the azeotrope with 96% ethanol).',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
  {
    id: 'analytical-sampling-and-separation-422',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques'],
    uses: ['filtration-and-evaporation'],
    difficulty: 'beginner',
    text: 'Which method gives pure water from seawater in one step?',
    answer: 'Simple distillation',
    distractors: [
      {
        text: 'Filtration through paper',
        slip: 'wrong-tool',
        teaching: 'Dissolved ions pass through the paper.',
      },
      {
        text: 'Crystallization of the salt',
        slip: 'wrong-fraction',
        teaching: 'This gives the salt; the water escapes as vapor.',
      },
      { text: 'Decanting', slip: 'wrong-tool', teaching: 'There is no sediment to pour the water off from.' },
    ],
    explanation: 'The water boils off and is condensed, while the salts stay behind in the flask.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
];
