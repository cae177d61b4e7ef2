import type { WrittenQuestion } from '../../written-question.ts';

export const ionsAndLaboratoryStepsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-mass-spectrometry-101',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods'],
    difficulty: 'beginner',
    text: 'A vapor of molecules M is bombarded with electrons of 70 eV in the ion source of a mass spectrometer. Which ion forms first?',
    answer: '\\ce{M^{+.}}',
    distractors: [
      {
        text: '\\ce{M^{-.}}',
        slip: 'reversed-trend',
        teaching: 'The fast electron is not captured; it knocks another electron out of the molecule.',
      },
      {
        text: '\\ce{[M+H]+}',
        slip: 'hard-for-soft-ionization',
        teaching: 'This ion is formed by soft methods, such as electrospray or chemical ionization.',
      },
      {
        text: '\\ce{[M-H]-}',
        slip: 'hard-for-soft-ionization',
        teaching: 'Acids form this ion in electrospray; electrons of 70 eV remove an electron, not a proton.',
      },
    ],
    explanation:
      'A fast electron knocks one electron out of the molecule. What remains is a cation with an unpaired electron, the radical cation \\ce{M^{+.}}.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-102',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods'],
    difficulty: 'intermediate',
    text: 'Electrospray ionization of a sample in the positive mode gives two peaks, at *m*/*z* 195.1 and 217.1. Both ions are singly charged and come from the same compound; traces of sodium salts are present. What is the relative molecular mass of the compound? (H 1.0, Na 23.0)',
    answer: '194.1',
    distractors: [
      {
        text: '195.1',
        slip: 'adduct-mass-for-mass',
        teaching: 'This is the mass of the protonated molecule; the proton must be subtracted.',
        expression: '195.1',
      },
      {
        text: '240.1',
        slip: 'wrong-sign',
        teaching: 'This adds the mass of the sodium ion to 217.1; it must be subtracted.',
        expression: '217.1 + 23.0',
      },
      {
        text: '196.1',
        slip: 'wrong-sign',
        teaching: 'In the positive mode a proton has been added, so its mass must be subtracted again.',
        expression: '195.1 + 1.0',
      },
    ],
    explanation:
      'The peaks differ by 22.0 = 23.0 − 1.0, as \\ce{[M+Na]+} and \\ce{[M+H]+} do. So *M* = 195.1 − 1.0 = 194.1.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: { kind: 'quantity', expression: '195.1 - 1.0', unit: '' },
  },
  {
    id: 'analytical-mass-spectrometry-103',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods'],
    difficulty: 'intermediate',
    text: 'Why is electron ionization unsuitable for a peptide of relative mass 1500, whereas electrospray works well?',
    answer: 'The peptide decomposes before it becomes a vapor.',
    distractors: [
      {
        text: 'The peptide contains no electrons that can be knocked out.',
        slip: 'wrong-mechanism',
        teaching:
          'Every molecule has electrons; the problem arises earlier, when the sample must be vaporized.',
      },
      {
        text: 'The peptide is too heavy for the magnet or the quadrupole.',
        slip: 'wrong-tool',
        teaching:
          'The analyzer handles such masses; after electrospray the same peptide is measured without difficulty.',
      },
      {
        text: 'The peptide cannot take up protons from the vapor.',
        slip: 'hard-for-soft-ionization',
        teaching: 'Electron ionization needs no protons; a peptide takes them up easily in electrospray.',
      },
    ],
    explanation:
      'Electron ionization needs molecules in the gas phase. A peptide decomposes on heating before it evaporates; electrospray transfers it from solution to the gas phase as an ion.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-104',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods'],
    difficulty: 'advanced',
    text: 'In the electron ionization spectrum of a volatile branched alcohol, the peak of highest *m*/*z* lies at 84. The chemist suspects that this is not the molecular ion. Which experiment tests this best?',
    answer: 'Chemical ionization with methane as the reagent gas',
    distractors: [
      {
        text: 'Electron ionization with a larger amount of sample',
        slip: 'more-sample-removes-matrix',
        teaching:
          'If the molecular ion is not stable, a larger sample only gives more fragments, not the missing peak.',
      },
      {
        text: 'Electron ionization at 100 eV instead of 70 eV',
        slip: 'remedy-worsens',
        teaching: 'More energy cannot help an ion that fragments because it has too much energy.',
      },
      {
        text: 'Collision of the ions at *m*/*z* 84 with argon',
        slip: 'answered-another-quantity',
        teaching:
          'This breaks up the ion at 84 further; it shows nothing about a heavier ion that never reached the detector.',
      },
    ],
    explanation:
      'The molecular ions of branched alcohols often lose water or an alkyl group at once. Chemical ionization transfers a proton with little energy, so \\ce{[M+H]+} or \\ce{[M+H-H2O]+} shows the mass of the molecule.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-105',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods'],
    uses: ['mass-analyzers'],
    difficulty: 'intermediate',
    text: 'For MALDI, a protein is mixed with a large excess of a small aromatic acid and dried. What is the role of the acid?',
    answer: 'To absorb the laser pulse and carry the protein into the gas phase',
    distractors: [
      {
        text: 'To cut the protein into peptides that can evaporate',
        slip: 'wrong-mechanism',
        teaching: 'The protein stays intact; enzymes such as trypsin, not the matrix, cut it.',
      },
      {
        text: 'To lower the mass of the protein ions in the flight tube',
        slip: 'wrong-property',
        teaching: 'The matrix is left behind; the protein arrives with its own mass plus that of a proton.',
      },
      {
        text: 'To serve as a standard of known concentration',
        slip: 'wrong-tool',
        teaching:
          'It is present in large excess and in no exactly known amount, so it is not an internal standard.',
      },
    ],
    explanation:
      'The aromatic acid absorbs the light of the laser, evaporates instantly, carries intact protein molecules along and transfers protons to them.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-106',
    topics: ['mass-spectrometry'],
    tests: ['ionization-methods'],
    difficulty: 'beginner',
    text: 'Ibuprofen, a carboxylic acid of relative molecular mass 206, is analyzed by electrospray mass spectrometry in the negative-ion mode. At what *m*/*z* does its ion appear?',
    answer: '205',
    distractors: [
      {
        text: '207',
        slip: 'wrong-sign',
        teaching: 'This is the protonated molecule, which appears in the positive-ion mode.',
        expression: '206 + 1',
      },
      {
        text: '206',
        slip: 'adduct-mass-for-mass',
        teaching: 'The molecule itself has no charge; it must first lose a proton.',
        expression: '206',
      },
      {
        text: '103',
        slip: 'counted-twice',
        teaching: 'This would be half the mass; the ion has a single charge.',
        expression: '206 / 2',
      },
    ],
    explanation: 'In the negative-ion mode the acid loses a proton: \\ce{[M-H]-} with *m*/*z* 206 − 1 = 205.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: { kind: 'quantity', expression: '206 - 1', unit: '' },
  },
  {
    id: 'analytical-mass-spectrometry-107',
    topics: ['mass-spectrometry'],
    tests: ['high-resolution-mass-spectrometry'],
    difficulty: 'beginner',
    text: 'High-resolution mass spectrometry gives an exact mass of 60.0211 for a molecule of nominal mass 60. Exact masses: \\ce{C2H4O2} 60.0211, \\ce{C3H8O} 60.0575, \\ce{CH4N2O} 60.0324. What does this measurement reveal that a spectrum with whole-number masses does not?',
    answer: 'The molecular formula',
    distractors: [
      {
        text: 'The arrangement of the atoms',
        slip: 'isomers-by-mass',
        teaching: 'Acetic acid and methyl formate have the same exact mass; the structure remains unknown.',
      },
      {
        text: 'The number of ions',
        slip: 'height-for-position',
        teaching: 'The height of the peak shows how many ions there are, at any resolution.',
      },
      {
        text: 'The name of the compound',
        slip: 'isomers-by-mass',
        teaching: 'Several compounds share the formula \\ce{C2H4O2}, so the name does not follow.',
      },
    ],
    explanation:
      'Three formulas share the nominal mass 60, but their exact masses differ. The value 60.0211 fits \\ce{C2H4O2} only: the molecular formula is found, the structure is not.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-108',
    topics: ['mass-spectrometry'],
    tests: ['high-resolution-mass-spectrometry'],
    uses: ['isotopes'],
    difficulty: 'intermediate',
    text: 'For the molecular ion of \\ce{C6H5Br} a student calculates *m*/*z* 157.01 from the atomic weights in the periodic table. The high-resolution spectrum has peaks at 155.957 and 157.955 instead. What was wrong with the calculation?',
    answer: 'An ion contains specific isotopes, not average atoms.',
    distractors: [
      {
        text: 'An ion is lighter, since it has lost an electron.',
        slip: 'wrong-mechanism',
        teaching:
          'An electron has a mass of only 0.0005 u; this cannot explain a difference of a whole unit.',
      },
      {
        text: 'An ion has lost or gained a hydrogen atom.',
        slip: 'wrong-mechanism',
        teaching:
          'The two peaks lie two units apart; they are due to molecules with \\ce{^{79}Br} and with \\ce{^{81}Br}.',
      },
      {
        text: 'An ion appears only at whole numbers of *m*/*z*.',
        slip: 'overgeneralised-rule',
        teaching: 'Exact masses are not whole numbers, as the measured values show.',
      },
    ],
    explanation:
      'Each ion contains either \\ce{^{79}Br} or \\ce{^{81}Br}; no ion has the average of 79.90. Exact masses of isotopes must be used.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-mass-spectrometry-109',
    topics: ['mass-spectrometry'],
    tests: ['high-resolution-mass-spectrometry'],
    difficulty: 'intermediate',
    text: 'The calculated *m*/*z* of the protonated diazepam molecule is 285.0789. The instrument finds 285.0803. What is the mass error?',
    answer: '+4.9 ppm',
    distractors: [
      {
        text: '−4.9 ppm',
        slip: 'wrong-sign',
        teaching: 'The measured value is greater than the calculated one, so the error is positive.',
        expression: '(285.0789 - 285.0803) / 285.0789 * 1e6',
      },
      {
        text: '+1400 ppm',
        slip: 'absolute-for-relative-error',
        teaching: 'The difference of 0.0014 must be divided by *m*/*z* 285.',
        expression: '(285.0803 - 285.0789) * 1e6',
      },
      {
        text: '−1400 ppm',
        slip: 'absolute-for-relative-error',
        teaching: 'The difference must be divided by *m*/*z* 285, and it is positive.',
        expression: '(285.0789 - 285.0803) * 1e6',
      },
    ],
    explanation: '\\frac{285.0803 − 285.0789}{285.0789} = 4.9 × 10^{−6}, so +4.9 ppm.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
    computation: { kind: 'quantity', expression: '(285.0803 - 285.0789) / 285.0789 * 1e6', unit: 'ppm' },
  },
  {
    id: 'analytical-mass-spectrometry-110',
    topics: ['mass-spectrometry'],
    tests: ['high-resolution-mass-spectrometry'],
    difficulty: 'intermediate',
    text: 'A volatile liquid has molecules with an exact mass of 58.0419, which fits \\ce{C3H6O} only. Which question cannot be answered by high-resolution measurement of the molecular ion alone?',
    answer: 'Whether it is acetone or propanal',
    distractors: [
      {
        text: 'Whether it is acetone or butane',
        slip: 'isomers-by-mass',
        teaching: 'Butane is \\ce{C4H10} with an exact mass of 58.0783; the two can be distinguished.',
      },
      {
        text: 'Whether it is propanal or glyoxal',
        slip: 'isomers-by-mass',
        teaching: 'Glyoxal is \\ce{C2H2O2} with an exact mass of 58.0055; the two can be distinguished.',
      },
      {
        text: 'Whether it is butane or glyoxal',
        slip: 'isomers-by-mass',
        teaching:
          '\\ce{C4H10} has an exact mass of 58.0783 and \\ce{C2H2O2} one of 58.0055; the two can be distinguished.',
      },
    ],
    explanation:
      'Acetone and propanal are both \\ce{C3H6O}. Isomers have exactly the same mass, so high resolution cannot distinguish their molecular ions.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 22',
  },
  {
    id: 'analytical-sampling-and-separation-101',
    topics: ['sampling-and-separation'],
    tests: ['recrystallization'],
    difficulty: 'advanced',
    text: 'A compound melts at 48 °C. Its hot solution in ethanol–water becomes cloudy at 65 °C on cooling, and an oil collects at the bottom. What should be done to obtain crystals?',
    answer: 'Add more ethanol, so that the compound separates below 48 °C',
    distractors: [
      {
        text: 'Add more water, so that the compound separates below 48 °C',
        slip: 'remedy-worsens',
        teaching: 'More water lowers the solubility, and the oil appears at an even higher temperature.',
      },
      {
        text: 'Add more water, so that the compound separates above 65 °C',
        slip: 'remedy-worsens',
        teaching: 'More water does this, but above its melting point the compound separates as an oil.',
      },
      {
        text: 'Add more ethanol, so that the compound separates above 65 °C',
        slip: 'reversed-trend',
        teaching:
          'With more ethanol the solution becomes saturated at a lower temperature, not a higher one, and above 48 °C the compound would again separate as an oil.',
      },
    ],
    explanation:
      'At 65 °C the compound that separates is above its melting point, so it separates as a liquid. With more ethanol the solution becomes saturated only below 48 °C, and the compound separates as crystals.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 3',
  },
  {
    id: 'analytical-sampling-and-separation-102',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques'],
    difficulty: 'beginner',
    text: 'At which end should the cooling water enter the condenser of a distillation, and why?',
    answer: 'At the lower end, so that the jacket fills completely',
    distractors: [
      {
        text: 'At the lower end, so that the water runs out more slowly',
        slip: 'wrong-mechanism',
        teaching: 'The tap sets the flow; the purpose is that no air remains in the jacket.',
      },
      {
        text: 'At the upper end, so that the hottest vapor meets the coldest water',
        slip: 'wrong-mechanism',
        teaching: 'Water that enters at the top runs down one side and leaves air in the jacket.',
      },
      {
        text: 'At the upper end, so that the water flows with the vapor',
        slip: 'reversed-trend',
        teaching: 'Cooling works best when the water flows against the vapor and fills the jacket.',
      },
    ],
    explanation:
      'Water that enters at the lower end pushes out all air, so the jacket fills completely, and the coldest water meets the most strongly cooled vapor.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-103',
    topics: ['sampling-and-separation'],
    tests: ['azeotropes', 'fractional-distillation'],
    difficulty: 'advanced',
    text: 'A mixture of ethanol and water that is 60% ethanol is distilled through a very long fractionating column at 1 atm. What collects first, and why is it not pure ethanol?',
    answer: 'The azeotrope, whose vapor has the composition of its liquid',
    distractors: [
      {
        text: 'The azeotrope, in which ethanol and water have reacted',
        slip: 'wrong-mechanism',
        teaching: 'An azeotrope is a mixture; nothing has reacted.',
      },
      {
        text: 'The 60% mixture, since both liquids form hydrogen bonds',
        slip: 'wrong-mechanism',
        teaching: 'The vapor of the 60% mixture is richer in ethanol, so the column enriches the ethanol.',
      },
      {
        text: 'The 60% mixture, since the two boiling points are too close together',
        slip: 'boiling-point-only',
        teaching:
          'Liquids that boil at 78 °C and 100 °C can be separated by a long column; the limit is set by the azeotrope with 95.6% ethanol.',
      },
    ],
    explanation:
      'Each step in the column enriches ethanol only while the vapor is richer than the liquid. At 95.6% by mass the vapor has the same composition as the liquid, so the azeotrope distills unchanged.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-104',
    topics: ['sampling-and-separation'],
    tests: ['filtration-and-evaporation'],
    uses: ['hydrates'],
    difficulty: 'intermediate',
    text: 'A student has a blue solution of \\ce{CuSO4} and wants large blue crystals. Why should the solution not be evaporated to dryness over a flame?',
    answer: 'The strong heat drives off the water of crystallization too.',
    distractors: [
      {
        text: 'The strong heat makes the salt evaporate with the water.',
        slip: 'wrong-mechanism',
        teaching: 'Copper sulfate is an ionic solid; it stays behind.',
      },
      {
        text: 'The salt becomes too soluble to crystallize.',
        slip: 'reversed-trend',
        teaching: 'Without solvent nothing stays dissolved; the salt is left as a powder.',
      },
      {
        text: 'The salt is reduced to metallic copper.',
        slip: 'wrong-mechanism',
        teaching: 'Heat alone does not produce copper; instead, the water of \\ce{CuSO4*5H2O} is lost.',
      },
    ],
    explanation:
      'Blue crystals are \\ce{CuSO4*5H2O}. On strong heating they lose their water of crystallization and crumble to a white powder. Evaporation should be stopped when crystals begin to form, and the solution left to cool.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 3',
  },
  {
    id: 'analytical-sampling-and-separation-105',
    topics: ['sampling-and-separation'],
    tests: ['filtration-and-evaporation'],
    difficulty: 'intermediate',
    text: 'A rotary evaporator removes ethyl acetate from a heat-sensitive product. What are the effects of the vacuum and of the rotation of the flask?',
    answer: 'The vacuum lowers the boiling point; the rotation spreads the liquid.',
    distractors: [
      {
        text: 'The vacuum lowers the boiling point; the rotation cools the flask.',
        slip: 'wrong-mechanism',
        teaching:
          'The flask turns in a warm bath; the rotation renews a thin film with a large surface area.',
      },
      {
        text: 'The vacuum raises the boiling point; the rotation spreads the liquid.',
        slip: 'reversed-trend',
        teaching: 'Under lower pressure a liquid boils at a lower temperature.',
      },
      {
        text: 'The vacuum raises the boiling point; the rotation cools the flask.',
        slip: 'reversed-trend',
        teaching:
          'Under lower pressure a liquid boils at a lower temperature, and the flask turns in a warm bath.',
      },
    ],
    explanation:
      'At reduced pressure ethyl acetate boils near room temperature, and the rotating flask spreads the liquid as a thin film, so it evaporates quickly without bumping.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 5',
  },
  {
    id: 'analytical-sampling-and-separation-106',
    topics: ['sampling-and-separation'],
    tests: ['filtration-and-evaporation'],
    difficulty: 'beginner',
    text: 'Dilute sulfuric acid is added to a solution of \\ce{BaCl2} until no more precipitate forms, and the mixture is filtered. What remains on the paper, and what is the filtrate?',
    answer: '\\ce{BaSO4} remains on the paper; hydrochloric acid runs through.',
    distractors: [
      {
        text: '\\ce{BaCl2} remains on the paper; sulfuric acid runs through.',
        slip: 'ignored-first-step-product',
        teaching: 'The two have reacted: the barium ions are now in insoluble \\ce{BaSO4}.',
      },
      {
        text: 'Hydrochloric acid remains on the paper; \\ce{BaSO4} runs through.',
        slip: 'residue-for-filtrate',
        teaching: 'Filter paper holds back the solid; what is dissolved runs through.',
      },
      {
        text: '\\ce{BaSO4} remains on the paper; pure water runs through.',
        slip: 'overlooked-effect',
        teaching: 'Hydrogen and chloride ions stay dissolved, and the paper does not hold back ions.',
      },
    ],
    explanation:
      '\\ce{Ba^2+ + SO4^2- -> BaSO4}: the solid remains as the residue. \\ce{H+} and \\ce{Cl-} stay dissolved and run through as hydrochloric acid.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
];
