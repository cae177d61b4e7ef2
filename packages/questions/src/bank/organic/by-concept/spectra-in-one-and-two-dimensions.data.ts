import type { WrittenQuestion } from '../../written-question.ts';

/** Chemical shifts, splitting, areas, two-dimensional spectra, combined evidence, ultraviolet absorption. */
export const spectraInOneAndTwoDimensionsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-spectroscopy-organic-101',
    topics: ['spectroscopy-organic'],
    tests: ['proton-nmr'],
    difficulty: 'intermediate',
    text: 'A compound dissolved in \\ce{CDCl3} shows a broad singlet at 2.6 ppm (1H). After the solution is shaken with a drop of \\ce{D2O}, this signal is gone. Which group does it belong to?',
    answer: 'OH',
    distractors: [
      {
        text: 'CHO',
        slip: 'exchange-misjudged',
        teaching:
          'The hydrogen of CHO is on carbon and does not exchange with water; it appears near 9.7 ppm.',
      },
      {
        text: '\\ce{CH3}',
        slip: 'exchange-misjudged',
        teaching: 'Hydrogens of \\ce{CH3} are on carbon and do not exchange with water.',
      },
      {
        text: 'C≡C–H',
        slip: 'exchange-misjudged',
        teaching:
          'This hydrogen may appear near 2.5 ppm, but its signal is sharp, and it does not exchange quickly with neutral \\ce{D2O}.',
      },
    ],
    explanation:
      'Hydrogens on oxygen (or nitrogen) exchange with deuterium within seconds. OH becomes OD, which gives no signal in the proton spectrum.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.11',
  },
  {
    id: 'organic-spectroscopy-organic-102',
    topics: ['spectroscopy-organic'],
    tests: ['chemical-shift'],
    uses: ['electronegativity'],
    difficulty: 'beginner',
    text: 'The ^{1}H NMR spectrum of methyl acetate has two singlets of equal area, at 3.67 and 2.05 ppm. \\smiles{CC(=O)OC} Which assignment is correct?',
    answer: '3.67 ppm: \\ce{OCH3}; 2.05 ppm: \\ce{CCH3}',
    distractors: [
      {
        text: '3.67 ppm: \\ce{CCH3}; 2.05 ppm: \\ce{OCH3}',
        slip: 'shielding-reversed',
        teaching:
          'Oxygen withdraws electrons from the group bonded to it and moves its signal to a higher shift.',
      },
      {
        text: 'Both singlets: \\ce{OCH3}',
        slip: 'symmetry-invented',
        teaching: 'The molecule has a single \\ce{OCH3} group, which gives one singlet.',
      },
      {
        text: '3.67 ppm: both groups; 2.05 ppm: the reference',
        slip: 'reference-confused',
        teaching: 'The reference, tetramethylsilane, is at 0 ppm, and the two groups are not equivalent.',
      },
    ],
    explanation:
      'Oxygen withdraws electron density from the hydrogens of \\ce{OCH3} and deshields them, so they appear at 3.67 ppm. The other group is on the less deshielding C=O carbon and appears at 2.05 ppm.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.4',
  },
  {
    id: 'organic-spectroscopy-organic-103',
    topics: ['spectroscopy-organic'],
    tests: ['chemical-shift'],
    uses: ['hybridization'],
    difficulty: 'advanced',
    text: 'An sp carbon attracts electrons more strongly than an sp^{2} carbon, yet the ≡C–H hydrogen of an alkyne appears at 2.5 ppm, whereas the =C–H hydrogen of an alkene appears at 5 to 6 ppm. Which effect explains the value for the alkyne?',
    answer: 'Its π electrons circulate and shield the hydrogen on the axis.',
    distractors: [
      {
        text: 'Its π electrons circulate and deshield the hydrogen on the axis.',
        slip: 'shielding-reversed',
        teaching: 'Deshielding would move the signal beyond that of the alkene.',
      },
      {
        text: 'Its π electrons withdraw charge and deshield the hydrogen.',
        slip: 'shielding-reversed',
        teaching: 'This would move the signal beyond that of the alkene, not to 2.5 ppm.',
      },
      {
        text: 'Its hydrogen has no neighbor that splits the signal.',
        slip: 'splitting-for-shift',
        teaching: 'Splitting does not move the center of a signal.',
      },
    ],
    explanation:
      'In the magnetic field, the π electrons circulate around the axis of the triple bond. The field they induce opposes the applied field along the axis, where the hydrogen is, so the hydrogen is shielded.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.4',
  },
  {
    id: 'organic-spectroscopy-organic-104',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    difficulty: 'beginner',
    text: 'Which pattern does the ^{1}H NMR spectrum of 1,1,2-trichloroethane, \\ce{CHCl2CH2Cl}, show?',
    answer: 'A triplet (1H) and a doublet (2H)',
    distractors: [
      {
        text: 'A doublet (1H) and a triplet (2H)',
        slip: 'own-hydrogens-counted',
        teaching:
          'The number of lines follows from the neighbors: CH has two neighboring hydrogens, \\ce{CH2} has one.',
      },
      {
        text: 'A doublet (1H) and a doublet (2H)',
        slip: 'n-plus-one-misapplied',
        teaching: 'CH has two neighboring hydrogens, so its signal has three lines.',
      },
      {
        text: 'A quartet (1H) and a triplet (2H)',
        slip: 'n-plus-one-misapplied',
        teaching:
          'Chlorine does not count as a neighboring hydrogen; CH has two neighbors, \\ce{CH2} has one.',
      },
    ],
    explanation:
      'CH has two neighboring hydrogens: 2 + 1 = 3 lines (1H). \\ce{CH2} has one: 1 + 1 = 2 lines (2H).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.6',
  },
  {
    id: 'organic-spectroscopy-organic-105',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'The two C=C hydrogens of 3-phenylpropenoic acid (cinnamic acid), \\ce{C6H5CH=CHCOOH}, give two doublets, each split by 16 Hz. Which conclusion is correct?',
    answer: 'The hydrogens are *trans* to each other.',
    distractors: [
      {
        text: 'The hydrogens are *cis* to each other.',
        slip: 'syn-anti-confused',
        teaching: 'Coupling constants of *cis* hydrogens are about 6 to 12 Hz.',
      },
      {
        text: 'The hydrogens are on the same carbon.',
        slip: 'symmetry-invented',
        teaching:
          'Coupling constants of such hydrogens are 0 to 3 Hz, and the formula shows the hydrogens on two different carbons.',
      },
      {
        text: 'The hydrogens are equivalent and *cis* to each other.',
        slip: 'splitting-for-shift',
        teaching: 'Equivalent hydrogens do not split each other and give a single signal.',
      },
    ],
    explanation:
      'Across a C=C bond, coupling constants are 12 to 18 Hz for *trans* hydrogens and 6 to 12 Hz for *cis* hydrogens. A value of 16 Hz indicates the *trans* isomer.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.8',
  },
  {
    id: 'organic-spectroscopy-organic-106',
    topics: ['spectroscopy-organic'],
    tests: ['nmr-integration'],
    difficulty: 'beginner',
    text: 'The ^{1}H NMR spectrum of 1,3,5-trimethoxybenzene has two signals with areas in the ratio 3 : 1. A student concludes that the molecule has four hydrogens. What is wrong with this conclusion? \\smiles{COc1cc(OC)cc(OC)c1}',
    answer: 'Areas give the ratio, not the number, of hydrogens.',
    distractors: [
      {
        text: 'Areas give the number of signals, not of hydrogens.',
        slip: 'signals-for-hydrogens',
        teaching: 'There are two signals; their areas show the ratio of the hydrogens that cause them.',
      },
      {
        text: 'Areas give the number of neighbors, not of hydrogens.',
        slip: 'splitting-for-shift',
        teaching:
          'The number of neighboring hydrogens is shown by the splitting of a signal, not by its area.',
      },
      {
        text: 'Areas give the number of carbons, not of hydrogens.',
        slip: 'carbons-for-hydrogens',
        teaching: 'In proton NMR the areas reflect the numbers of hydrogens, not of carbons.',
      },
    ],
    explanation:
      'The areas are proportional to the numbers of hydrogens: nine of \\ce{OCH3} and three of the ring, 9 : 3 = 3 : 1. Only the ratio can be determined from the areas.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.5',
  },
  {
    id: 'organic-spectroscopy-organic-107',
    topics: ['spectroscopy-organic'],
    tests: ['nmr-integration'],
    uses: ['tautomerism'],
    difficulty: 'advanced',
    text: 'In the ^{1}H NMR spectrum of pentane-2,4-dione, the =CH– signal of the enol (1H) has an area of 24, and the \\ce{CH2} signal of the diketone (2H) has an area of 12. What percentage of the molecules are in the enol form? \\smiles{CC(=O)CC(C)=O}',
    answer: '80%',
    distractors: [
      {
        text: '67%',
        slip: 'single-hydrogens-ignored',
        teaching:
          'The areas were compared directly, but each \\ce{CH2} group contains two hydrogens, so its area must be divided by two.',
        expression: '24 / (24 + 12) * 100',
      },
      {
        text: '50%',
        slip: 'multiplied-for-divided',
        teaching: 'The area of the \\ce{CH2} signal was multiplied by 2; it must be divided.',
        expression: '24 / (24 + 12 * 2) * 100',
      },
      {
        text: '20%',
        slip: 'wrong-fraction',
        teaching: 'This is the percentage of the diketone.',
        expression: '100 - 24 / (24 + 12 / 2) * 100',
      },
    ],
    explanation:
      'The areas per hydrogen are 24 / 1 = 24 for the enol and 12 / 2 = 6 for the diketone. The fraction of enol is 24 / (24 + 6) = 0.80, or 80%.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.5',
    computation: { kind: 'quantity', expression: '24 / (24 + 12 / 2) * 100', unit: '%' },
  },
  {
    id: 'organic-spectroscopy-organic-108',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'intermediate',
    text: 'A compound \\ce{C5H10O} shows three ^{13}C NMR signals, at 212, 35 and 8 ppm. Which structure does it have?',
    answer: '\\smiles{CCC(=O)CC}',
    distractors: [
      {
        text: '\\smiles{CCCC(C)=O}',
        slip: 'symmetry-overlooked',
        teaching: 'This ketone has five different carbons.',
      },
      {
        text: '\\smiles{CC(C)(C)C=O}',
        slip: 'hydrogens-for-carbons',
        teaching:
          'It has three kinds of carbon too, but the \\ce{CH3} carbons would appear at 23 ppm and C=O at 206 ppm; a signal at 8 ppm does not fit three equivalent \\ce{CH3} groups on a carbon without H.',
      },
      {
        text: '\\smiles{CC(C)C(C)=O}',
        slip: 'symmetry-overlooked',
        teaching: 'This ketone has four different carbons.',
      },
    ],
    explanation:
      'A shift of 212 ppm belongs to a ketone. Two ethyl groups around C=O give three kinds of carbon: C=O, \\ce{CH2} (35 ppm) and \\ce{CH3} (8 ppm). The compound is pentan-3-one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.11',
    computation: { kind: 'same-structure', smiles: 'CCC(=O)CC' },
  },
  {
    id: 'organic-spectroscopy-organic-109',
    topics: ['spectroscopy-organic'],
    tests: ['two-dimensional-nmr'],
    uses: ['spin-spin-splitting'],
    difficulty: 'beginner',
    text: 'What does a cross peak (off the diagonal) in a ^{1}H–^{1}H COSY spectrum show?',
    answer: 'Two kinds of hydrogen that couple with each other',
    distractors: [
      {
        text: 'A hydrogen and a carbon that couple with each other',
        slip: 'method-mixed-up',
        teaching:
          'This is what a cross peak in HSQC or HMBC shows; both axes of a COSY spectrum are proton shifts.',
      },
      {
        text: 'Two kinds of hydrogen that are close in space without coupling',
        slip: 'method-mixed-up',
        teaching: 'This is what a cross peak in NOESY can show; COSY follows couplings through bonds.',
      },
      {
        text: 'A hydrogen and a carbon that are close in space without coupling',
        slip: 'method-mixed-up',
        teaching: 'Both axes of a COSY spectrum are proton shifts, and its cross peaks come from coupling.',
      },
    ],
    explanation:
      'Both axes of a COSY spectrum are proton shifts. A cross peak joins two signals whose hydrogens couple, usually because they are on neighboring carbons.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Two-Dimensional NMR',
  },
  {
    id: 'organic-spectroscopy-organic-110',
    topics: ['spectroscopy-organic'],
    tests: ['two-dimensional-nmr'],
    difficulty: 'beginner',
    text: 'Which pairs appear as cross peaks in an HSQC spectrum?',
    answer: 'Each carbon with the hydrogens bonded to it',
    distractors: [
      {
        text: 'Each carbon with the carbons bonded to it',
        slip: 'method-mixed-up',
        teaching: 'This requires the much less sensitive INADEQUATE experiment.',
      },
      {
        text: 'Each hydrogen with the hydrogens two carbons away',
        slip: 'method-mixed-up',
        teaching: 'Both axes would be proton shifts; HSQC has a carbon axis.',
      },
      {
        text: 'Each carbon with the hydrogens two or three bonds away',
        slip: 'method-mixed-up',
        teaching: 'These long-range couplings appear in HMBC.',
      },
    ],
    explanation:
      'HSQC uses the large coupling over one bond between ^{13}C and ^{1}H. A carbon without hydrogen gives no cross peak.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Two-Dimensional NMR',
  },
  {
    id: 'organic-spectroscopy-organic-111',
    topics: ['spectroscopy-organic'],
    tests: ['two-dimensional-nmr'],
    difficulty: 'intermediate',
    text: 'Butan-2-one has proton signals at 1.05 (triplet), 2.14 (singlet) and 2.45 ppm (quartet). Which cross peaks does its COSY spectrum show? \\smiles{CCC(C)=O}',
    answer: '1.05 with 2.45',
    distractors: [
      {
        text: '2.14 with 2.45',
        slip: 'overgeneralised-rule',
        teaching:
          'The C=O carbon lies between these groups, so they do not couple noticeably, which is why the signal at 2.14 ppm is a singlet.',
      },
      {
        text: '1.05 with 2.14',
        slip: 'overgeneralised-rule',
        teaching:
          'These signals belong to the two \\ce{CH3} groups, which are at opposite ends of the chain and do not couple.',
      },
      {
        text: '1.05 with 2.14, and 1.05 with 2.45',
        slip: 'overgeneralised-rule',
        teaching:
          'Only hydrogens on neighboring carbons couple, here the \\ce{CH3} and \\ce{CH2} hydrogens of the ethyl group.',
      },
    ],
    explanation:
      'The triplet and the quartet belong to the ethyl group, whose hydrogens couple, so the signal at 1.05 ppm shows a cross peak with the one at 2.45 ppm. The \\ce{CH3} group next to C=O has no neighboring hydrogens to couple with.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Two-Dimensional NMR',
  },
  {
    id: 'organic-spectroscopy-organic-112',
    topics: ['spectroscopy-organic'],
    tests: ['two-dimensional-nmr'],
    uses: ['combined-structure-elucidation'],
    difficulty: 'advanced',
    text: 'An ester is either methyl butanoate or propyl acetate; a student has its HMBC spectrum. Which cross peak proves that the ester is methyl butanoate? \\smiles{CCCC(=O)OC}',
    answer: 'From 3.67 ppm (3H, singlet) to the C=O carbon',
    distractors: [
      {
        text: 'From 2.04 ppm (3H, singlet) to the C=O carbon',
        slip: 'evidence-that-decides-nothing',
        teaching: 'This belongs to propyl acetate, which has a \\ce{CH3} group on C=O.',
      },
      {
        text: 'From 4.0 ppm (2H, triplet) to the C=O carbon',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Hydrogens at 4.0 ppm are those of \\ce{OCH2} in propyl acetate.',
      },
      {
        text: 'From 0.95 ppm (3H, triplet) to a \\ce{CH2} carbon',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Both esters have a \\ce{CH3CH2CH2} chain, so this peak does not distinguish them.',
      },
    ],
    explanation:
      'HMBC shows couplings over two or three bonds. The \\ce{OCH3} hydrogens at 3.67 ppm are three bonds away from the C=O carbon; this combination occurs only in methyl butanoate.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Two-Dimensional NMR',
  },
  {
    id: 'organic-spectroscopy-organic-113',
    topics: ['spectroscopy-organic'],
    tests: ['two-dimensional-nmr'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'advanced',
    text: 'The two isomers of 3-phenylbut-2-enoic acid, \\ce{C6H5C(CH3)=CHCOOH}, are to be distinguished. Which observation identifies the isomer with \\ce{CH3} and the =CH hydrogen on the same side?',
    answer: 'A NOESY cross peak of \\ce{CH3} with =CH',
    distractors: [
      {
        text: 'An HSQC cross peak of \\ce{CH3} with its carbon',
        slip: 'method-mixed-up',
        teaching: 'Both isomers show this peak, because the C–H bonds are present in both.',
      },
      {
        text: 'An HMBC cross peak of =CH with the \\ce{CH3} carbon',
        slip: 'method-mixed-up',
        teaching:
          'The number of bonds between the =CH hydrogen and the \\ce{CH3} carbon is the same in both isomers, so both show this peak.',
      },
      {
        text: 'A COSY peak of the ring hydrogens on the diagonal',
        slip: 'method-mixed-up',
        teaching: 'Every signal appears on the diagonal, in both isomers.',
      },
    ],
    explanation:
      'NOESY shows hydrogens that are close in space (below about 500 pm). On the same side of C=C, \\ce{CH3} and =CH are close; in the other isomer they are farther apart.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Two-Dimensional NMR',
  },
  {
    id: 'organic-spectroscopy-organic-114',
    topics: ['spectroscopy-organic'],
    tests: ['combined-structure-elucidation'],
    uses: ['infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'A compound \\ce{C7H8O} has a broad infrared band at 3330 cm^{−1} and proton signals at 7.3 (5H), 4.6 (2H) and 2.4 ppm (1H, absent after addition of \\ce{D2O}). Which structure fits?',
    answer: '\\smiles{OCc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{Cc1cccc(O)c1}',
        slip: 'single-hydrogens-ignored',
        teaching: 'This isomer has four ring hydrogens and a \\ce{CH3} group near 2.3 ppm.',
      },
      {
        text: '\\smiles{Cc1ccc(O)cc1}',
        slip: 'single-hydrogens-ignored',
        teaching: 'This isomer has four ring hydrogens and a \\ce{CH3} group near 2.3 ppm.',
      },
      {
        text: '\\smiles{Cc1ccccc1O}',
        slip: 'single-hydrogens-ignored',
        teaching: 'This isomer has four ring hydrogens and a \\ce{CH3} group near 2.2 ppm.',
      },
    ],
    explanation:
      '3330 cm^{−1} and the exchange with \\ce{D2O} show OH; five ring hydrogens show \\ce{C6H5}; 4.6 ppm fits \\ce{CH2} between the ring and oxygen: \\ce{C6H5CH2OH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.11',
    computation: { kind: 'same-structure', smiles: 'OCc1ccccc1' },
  },
  {
    id: 'organic-spectroscopy-organic-115',
    topics: ['spectroscopy-organic'],
    tests: ['combined-structure-elucidation'],
    uses: ['proton-nmr', 'carbon-13-nmr'],
    difficulty: 'intermediate',
    text: 'A compound \\ce{C6H12O2} absorbs at 1735 cm^{−1} and shows only two proton signals: 3.66 ppm (3H, singlet) and 1.20 ppm (9H, singlet). Which structure fits?',
    answer: '\\smiles{COC(=O)C(C)(C)C}',
    distractors: [
      {
        text: '\\smiles{CC(=O)OC(C)(C)C}',
        slip: 'ester-halves-swapped',
        teaching: 'Its \\ce{CH3CO} group would appear near 2.0 ppm and the nine hydrogens at 1.4 ppm.',
      },
      {
        text: '\\smiles{OC(=O)CC(C)(C)C}',
        slip: 'functional-group-confused',
        teaching: 'An acid would show a signal near 11 ppm and another for \\ce{CH2}.',
      },
      {
        text: '\\smiles{CCCCC(=O)OC}',
        slip: 'branched-for-straight',
        teaching: 'A straight chain would give several split signals.',
      },
    ],
    explanation:
      'The band at 1735 cm^{−1} fits an ester. The signal at 3.66 ppm belongs to \\ce{OCH3}, and the nine equivalent hydrogens at 1.20 ppm belong to \\ce{(CH3)3C} on carbon. The compound is methyl 2,2-dimethylpropanoate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.9',
    computation: { kind: 'same-structure', smiles: 'COC(=O)C(C)(C)C' },
  },
  {
    id: 'organic-spectroscopy-organic-116',
    topics: ['spectroscopy-organic'],
    tests: ['combined-structure-elucidation'],
    uses: ['mass-spectrometry-of-organic-compounds', 'infrared-spectroscopy'],
    difficulty: 'advanced',
    text: 'A compound with the molecular ion at *m*/*z* 134 has its tallest peak at 105, an infrared band at 1686 cm^{−1}, and proton signals at 8.0 (2H), 7.5 (3H), 3.0 (2H, quartet) and 1.2 ppm (3H, triplet). Which structure fits?',
    answer: '\\smiles{CCC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CC(=O)Cc1ccccc1}',
        slip: 'position-shifted',
        teaching: 'It would show two singlets, at 3.7 and 2.1 ppm, and C=O near 1715 cm^{−1}.',
      },
      {
        text: '\\smiles{CC(=O)c1ccc(C)cc1}',
        slip: 'position-shifted',
        teaching:
          'It would show two \\ce{CH3} singlets, and it would lose \\ce{CH3} to give a peak at *m*/*z* 119.',
      },
      {
        text: '\\smiles{O=CCCc1ccccc1}',
        slip: 'functional-group-confused',
        teaching: 'Its CHO hydrogen would appear at 9.8 ppm.',
      },
    ],
    explanation:
      'The band at 1686 cm^{−1} indicates a C=O group conjugated with a ring, and the loss of \\ce{C2H5} (29) gives \\ce{C6H5CO+} (*m*/*z* 105). The quartet and triplet show an ethyl group next to C=O, so the compound is \\ce{C6H5COCH2CH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.14',
    computation: { kind: 'same-structure', smiles: 'CCC(=O)c1ccccc1' },
  },
  {
    id: 'organic-spectroscopy-organic-117',
    topics: ['spectroscopy-organic'],
    tests: ['uv-visible-spectra-of-conjugated-molecules'],
    uses: ['conjugated-dienes'],
    difficulty: 'intermediate',
    text: 'Hepta-1,3-diene absorbs near 223 nm, but hepta-1,6-diene only below 200 nm. Both have two C=C bonds. What do these values show?',
    answer: 'Each isolated double bond absorbs as if it were the only one.',
    distractors: [
      {
        text: 'Isolated double bonds absorb less energy per photon.',
        slip: 'reversed-trend',
        teaching: 'A shorter wavelength means more energy per photon.',
      },
      {
        text: 'The number of double bonds alone determines the wavelength.',
        slip: 'overgeneralised-rule',
        teaching: 'Both dienes have two double bonds; it is their position that makes the difference.',
      },
      {
        text: 'Conjugated double bonds have a larger gap between orbitals.',
        slip: 'reversed-cause',
        teaching: 'The gap is smaller, so the light that is absorbed has a longer wavelength.',
      },
    ],
    explanation:
      'In the 1,3-diene the π orbitals of both double bonds mix, which raises the energy of the highest occupied orbital and lowers that of the lowest empty orbital. In the 1,6-diene each double bond absorbs independently, as in a simple alkene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.7',
  },
  {
    id: 'organic-spectroscopy-organic-118',
    topics: ['spectroscopy-organic'],
    tests: ['uv-visible-spectra-of-conjugated-molecules'],
    uses: ['beer-lambert-law'],
    difficulty: 'advanced',
    text: 'The hydrogenation of an enone, R_{2}C=CH–COR, to the saturated ketone over palladium is followed by UV spectroscopy. Which change shows that the reaction is complete?',
    answer: 'The strong band near 235 nm has disappeared.',
    distractors: [
      {
        text: 'The weak band near 280 nm has disappeared.',
        slip: 'band-misassigned',
        teaching: 'A weak band near 280 nm belongs to an isolated C=O group, which remains.',
      },
      {
        text: 'A strong band near 350 nm has appeared.',
        slip: 'reversed-trend',
        teaching: 'Less conjugation means absorption at shorter, not longer, wavelengths.',
      },
      {
        text: 'The weak band near 280 nm has become strong.',
        slip: 'band-misassigned',
        teaching: 'A strong band would need conjugation; the isolated C=O group absorbs weakly.',
      },
    ],
    explanation:
      'The strong band near 235 nm belongs to the conjugated C=C–C=O system. When C=C is hydrogenated, only the weak band of the isolated C=O group remains.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.8',
  },
];
