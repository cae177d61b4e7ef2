import type { WrittenQuestion } from '../../written-question.ts';

export const coordinationCompoundsByTaskQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-362',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    difficulty: 'beginner',
    text: 'What is the name of \\ce{[Co(NH3)5Cl]Cl2}?',
    answer: 'Pentaamminechlorocobalt(III) chloride',
    distractors: [
      {
        text: 'Pentaamminechlorocobalt(II) chloride',
        slip: 'complex-charge-left-out',
        teaching: 'One chloride inside and two outside make three negative charges: +3.',
      },
      {
        text: 'Pentaamminecobalt(III) trichloride',
        slip: 'prefixes-for-ionic',
        teaching: 'One chloride is a ligand and is named with the complex.',
      },
      {
        text: 'Pentaamminechlorocobalt(II) dichloride',
        slip: 'complex-charge-left-out',
        teaching:
          'One chloride inside and two outside make three negative charges, and counter ions get no prefix.',
      },
    ],
    explanation:
      'Ligands in alphabetical order (ammine, chloro), then cobalt with its oxidation state +3, then the counterion: pentaamminechlorocobalt(III) chloride.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-363',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    difficulty: 'intermediate',
    text: 'What is the formula of potassium trioxalatoferrate(III)?',
    answer: '\\ce{K3[Fe(C2O4)3]}',
    distractors: [
      {
        text: '\\ce{K[Fe(C2O4)3]}',
        slip: 'complex-charge-left-out',
        teaching: 'Three oxalates (−6) and \\ce{Fe^3+} leave −3 for the complex.',
      },
      { text: '\\ce{K4[Fe(C2O4)3]}', slip: 'wrong-ion-charge', teaching: 'This would be iron(II).' },
      {
        text: '\\ce{Fe[K(C2O4)3]}',
        slip: 'charges-turned-around',
        teaching: 'Iron is the central ion: ferrate.',
      },
    ],
    explanation:
      '\\ce{C2O4^2-} has the charge −2: 3 − 6 = −3 for \\ce{[Fe(C2O4)3]^3-}, so three potassium ions are needed.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-364',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'beginner',
    text: 'What kind of isomers are \\ce{[Co(NH3)5Br]SO4} and \\ce{[Co(NH3)5SO4]Br}?',
    answer: 'Ionization isomers',
    distractors: [
      {
        text: 'Linkage isomers',
        slip: 'isomers-of-another-complex',
        teaching: 'A ligand with two donor atoms, such as \\ce{NO2-}, is needed for these.',
      },
      {
        text: 'Geometric isomers',
        slip: 'isomers-of-another-complex',
        teaching: 'The arrangement of the same ligands would differ.',
      },
      {
        text: 'Optical isomers',
        slip: 'isomers-of-another-complex',
        teaching: 'They would be mirror images.',
      },
    ],
    explanation:
      'A ligand and a counterion have changed places: the solutions give different ions, \\ce{SO4^2-} or \\ce{Br-}.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-365',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'Which complex has optical isomers?',
    answer: '*cis*-\\ce{[Co(en)2Cl2]+}',
    distractors: [
      {
        text: '*trans*-\\ce{[Co(en)2Cl2]+}',
        slip: 'every-isomer-chiral',
        teaching: 'It has planes of symmetry.',
      },
      {
        text: '*cis*-\\ce{[Pt(NH3)2Cl2]}',
        slip: 'tetrahedral-for-square',
        teaching: 'It is flat; the plane of the molecule is a mirror plane.',
      },
      {
        text: '*fac*-\\ce{[Co(NH3)3Cl3]}',
        slip: 'every-isomer-chiral',
        teaching: 'It has planes of symmetry.',
      },
    ],
    explanation:
      'In *cis*-\\ce{[Co(en)2Cl2]+} the two chelate rings have no common mirror plane: image and mirror image do not coincide. The key is *cis*-\\ce{[Co(en)2Cl2]+}.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-366',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'How many geometric isomers does octahedral \\ce{[Co(NH3)3Cl3]} have, and what are they called?',
    answer: 'Two: facial and meridional',
    distractors: [
      {
        text: 'Two: cis and trans',
        slip: 'isomers-of-another-complex',
        teaching: 'These names belong to \\ce{MA4B2}.',
      },
      {
        text: 'Three: facial and two meridional',
        slip: 'enantiomers-not-counted',
        teaching: 'Both isomers have mirror planes, so none is counted twice.',
      },
      {
        text: 'Three: cis, trans and meridional',
        slip: 'isomers-of-another-complex',
        teaching: 'The names cis and trans belong to \\ce{MA4B2}; here there are facial and meridional.',
      },
    ],
    explanation:
      'Three equal ligands lie on one face (fac) or on a meridian around the metal (mer): two isomers.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-367',
    topics: ['coordination-chemistry'],
    tests: ['complex-ions', 'ligands'],
    difficulty: 'beginner',
    text: 'What is the coordination number of chromium in \\ce{[Cr(en)2Cl2]+} (en is ethane-1,2-diamine)?',
    answer: '6',
    distractors: [
      {
        text: '4',
        slip: 'denticity-overlooked',
        teaching: 'Each en binds with two nitrogen atoms.',
        expression: '2 + 2',
      },
      {
        text: '3',
        slip: 'coordination-number-for-oxidation-state',
        teaching: 'This is the oxidation state.',
        expression: '1 + 2',
      },
      {
        text: '8',
        slip: 'donor-atoms-miscounted',
        teaching: 'Two chlorides bind once each: 2 × 2 + 2.',
        expression: '2 * 2 + 2 * 2',
      },
    ],
    explanation: 'Two bidentate en and two chlorides: 2 × 2 + 2 = 6 donor atoms.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
    computation: { kind: 'quantity', expression: '2 * 2 + 2', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-368',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    uses: ['complex-ions'],
    difficulty: 'beginner',
    text: 'What makes a molecule or an ion able to act as a ligand?',
    answer: 'A lone pair that it can give to a metal',
    distractors: [
      {
        text: 'An empty orbital for electrons of a metal',
        slip: 'lewis-roles-swapped',
        teaching: 'The metal ion accepts the pair; the ligand gives it.',
      },
      {
        text: 'A proton that it can give to a metal',
        slip: 'other-acid-theory',
        teaching: 'Protons play no part in the coordinate bond.',
      },
      {
        text: 'A negative charge that it can give to a metal',
        slip: 'wrong-cause',
        teaching: '\\ce{NH3}, \\ce{H2O} and CO are neutral ligands.',
      },
    ],
    explanation: 'The ligand donates a lone pair to the metal: it is a Lewis base.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-369',
    topics: ['coordination-chemistry'],
    tests: ['complex-ions'],
    uses: ['ligands'],
    difficulty: 'intermediate',
    text: 'Why does cobalt(II) have the coordination number 6 with water but 4 with chloride, \\ce{[CoCl4]^2-}?',
    answer: 'Chloride ions are larger and repel one another.',
    distractors: [
      {
        text: 'Chloride ions are larger and bind twice.',
        slip: 'donor-atoms-miscounted',
        teaching: 'Each chloride binds with one lone pair here.',
      },
      {
        text: 'Water molecules are smaller and bind twice.',
        slip: 'donor-atoms-miscounted',
        teaching: 'Water binds through oxygen once.',
      },
      {
        text: 'Cobalt has another oxidation state with chloride.',
        slip: 'wrong-cause',
        teaching: 'It is +2 in both.',
      },
    ],
    explanation:
      'Four large, negatively charged chlorides fill the space around cobalt; six small neutral water molecules fit.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-370',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes'],
    uses: ['crystal-field-theory'],
    difficulty: 'beginner',
    text: 'Which complex ion is diamagnetic?',
    answer: '\\ce{[Fe(CN)6]^4-}',
    distractors: [
      {
        text: '\\ce{[Fe(H2O)6]^2+}',
        slip: 'other-spin-state',
        teaching: 'd^{6}, high spin: four unpaired electrons.',
      },
      {
        text: '\\ce{[Mn(H2O)6]^2+}',
        slip: 'upper-level-forgotten',
        teaching: 'd^{5}, high spin: five unpaired electrons.',
      },
      {
        text: '\\ce{[Fe(CN)6]^3-}',
        slip: 'unpaired-electrons-miscounted',
        teaching: 'd^{5}, low spin: one unpaired electron.',
      },
    ],
    explanation:
      'Cyanide is a strong-field ligand: d^{6} fills t_{2g} with three pairs. \\ce{[Fe(CN)6]^4-} has no unpaired electrons.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-371',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes'],
    difficulty: 'intermediate',
    text: 'What is the spin-only magnetic moment of high-spin \\ce{[CoF6]^3-}? (*μ* = (*n*(*n* + 2))^{1/2} *μ*_{B})',
    answer: '4.90 *μ*_{B}',
    distractors: [
      {
        text: '0 *μ*_{B}',
        slip: 'other-spin-state',
        teaching: 'This is low spin, as in \\ce{[Co(NH3)6]^3+}.',
      },
      {
        text: '5.92 *μ*_{B}',
        slip: 'unpaired-electrons-miscounted',
        teaching: 'This is for five unpaired electrons, d^{5}.',
      },
      {
        text: '3.87 *μ*_{B}',
        slip: 'unpaired-electrons-miscounted',
        teaching: 'This is for three unpaired electrons.',
      },
    ],
    explanation:
      '\\ce{Co^3+} is d^{6}; high spin t_{2g}^{4}e_{g}^{2} has four unpaired electrons: (4 × 6)^{1/2} = 4.90 *μ*_{B}.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-372',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes'],
    difficulty: 'intermediate',
    text: 'An iron(III) complex has a magnetic moment of 5.9 *μ*_{B}, another one 2.3 *μ*_{B}. What can be concluded?',
    answer: 'Weak-field ligands in the first, strong-field in the second',
    distractors: [
      {
        text: 'Strong-field ligands in the first, weak-field in the second',
        slip: 'field-levels-swapped',
        teaching: 'A large splitting pairs electrons and lowers the moment.',
      },
      {
        text: 'Six unpaired electrons in the first, two in the second',
        slip: 'unpaired-electrons-miscounted',
        teaching: '*n* unpaired electrons give \\sqrt{*n*(*n* + 2)} *μ*_{B}, and d^{5} has five at most.',
      },
      {
        text: 'Five unpaired electrons in the first, two in the second',
        slip: 'unpaired-electrons-miscounted',
        teaching: 'Two would give 2.8 *μ*_{B}, and d^{5} has an odd number of unpaired electrons.',
      },
    ],
    explanation:
      '5.9 *μ*_{B} means five unpaired electrons (high spin d^{5}), about 2 *μ*_{B} one (low spin, with an orbital contribution).',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-374',
    topics: ['coordination-chemistry'],
    tests: ['spectrochemical-series', 'electronic-spectra-of-complexes'],
    uses: ['crystal-field-theory', 'colors-of-complexes'],
    difficulty: 'intermediate',
    text: 'A complex absorbs at 600 nm. Replacing its ligands by stronger-field ones shifts the band. In which direction, and what happens in the complex?',
    answer: 'To shorter wavelengths; t_{2g} and e_{g} move apart',
    distractors: [
      {
        text: 'To longer wavelengths; t_{2g} and e_{g} move apart',
        slip: 'reversed-trend',
        teaching: 'A larger gap needs more energy: a shorter wavelength.',
      },
      {
        text: 'To longer wavelengths; t_{2g} and e_{g} move together',
        slip: 'field-levels-swapped',
        teaching: 'Stronger-field ligands raise the splitting.',
      },
      {
        text: 'To shorter wavelengths; t_{2g} and e_{g} move together',
        slip: 'field-levels-swapped',
        teaching: 'Stronger-field ligands move the levels apart.',
      },
    ],
    explanation:
      'Δ_{o} grows, and *E* = *hc*/*λ*: the transition from t_{2g} to e_{g} needs light of shorter wavelength.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-375',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    uses: ['beer-lambert-law'],
    difficulty: 'beginner',
    text: 'The concentration of a blue copper(II) ammine solution is to be measured with a colorimeter. Which filter is best?',
    answer: 'An orange-yellow one',
    distractors: [
      {
        text: 'A blue one',
        slip: 'absorbed-for-seen-color',
        teaching: 'Blue light passes through the solution: it is hardly absorbed.',
      },
      {
        text: 'A colorless one',
        slip: 'wrong-cause',
        teaching: 'White light contains blue light that is not absorbed; the sensitivity is low.',
      },
      { text: 'A black one', slip: 'wrong-cause', teaching: 'It lets no light through.' },
    ],
    explanation:
      'The solution looks blue because it absorbs orange-yellow light. Light of this complementary color is weakened most by the complex.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-376',
    topics: ['coordination-chemistry'],
    tests: ['calibration-curve', 'dilution'],
    difficulty: 'intermediate',
    text: 'Colored standards of \\ce{[Fe(SCN)]^2+} at 0.10, 0.20 and 0.30 mmol/L have the absorbances 0.21, 0.42 and 0.63. A sample with the thiocyanate in excess, diluted tenfold with more of it, shows 0.35. What was its concentration before the dilution?',
    answer: '1.7 mmol/L',
    distractors: [
      {
        text: '0.17 mmol/L',
        slip: 'ignored-dilution',
        teaching: 'The sample was diluted tenfold before the measurement.',
        expression: '0.35 / 2.1',
      },
      {
        text: '0.017 mmol/L',
        slip: 'divided-for-multiplied',
        teaching: 'The value must be multiplied by 10.',
        expression: '0.35 / 2.1 / 10',
      },
      {
        text: '0.74 mmol/L',
        slip: 'multiplied-for-divided',
        teaching:
          'The absorbance is divided by 2.1 per mmol/L, not multiplied, and the dilution is to be undone.',
        expression: '0.35 * 2.1',
      },
    ],
    explanation: 'The slope is 2.1 L/mmol: 0.35/2.1 = 0.17 mmol/L in the diluted sample, 1.7 mmol/L before.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
    computation: { kind: 'quantity', expression: '0.35 / 2.1 * 10', unit: 'mmol/L' },
  },
  {
    id: 'general-coordination-chemistry-377',
    topics: ['coordination-chemistry'],
    tests: ['complex-ion-equilibria'],
    uses: ['colors-of-complexes', 'beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'Why is an excess of ligand, such as ammonia for \\ce{Cu^2+}, added before measuring with a colorimeter?',
    answer: 'To turn all of the metal ion into the intense complex',
    distractors: [
      {
        text: 'To make the reaction of the metal ion faster',
        slip: 'condition-for-catalyst',
        teaching: 'Ligand exchange of copper(II) is fast anyway.',
      },
      {
        text: 'To make the solution more dilute and clear',
        slip: 'wrong-cause',
        teaching: 'Dilution is not the purpose.',
      },
      {
        text: 'To give the ligand a color of its own',
        slip: 'wrong-cause',
        teaching: 'Ammonia is colorless.',
      },
    ],
    explanation:
      'The absorbance should measure all the copper. An excess shifts the equilibrium to the complex, which absorbs more strongly than the aqua ion.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-378',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    difficulty: 'beginner',
    text: 'How does EDTA help a patient with lead poisoning?',
    answer: 'It binds \\ce{Pb^2+} firmly and is excreted with it.',
    distractors: [
      {
        text: 'It reduces \\ce{Pb^2+} to lead, which is harmless.',
        slip: 'reaction-type-confused',
        teaching: 'EDTA is a ligand, no reducing agent; lead metal would not be harmless.',
      },
      {
        text: 'It precipitates \\ce{Pb^2+} as an insoluble salt.',
        slip: 'reaction-type-confused',
        teaching: 'The complex is soluble in water, so the kidneys can remove it.',
      },
      {
        text: 'It catalyzes the decay of \\ce{Pb^2+} ions.',
        slip: 'condition-for-catalyst',
        teaching: 'Ions of lead do not decay chemically.',
      },
    ],
    explanation:
      'EDTA wraps \\ce{Pb^2+} with six donor atoms. The very stable, soluble complex leaves the body with the urine.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-379',
    topics: ['coordination-chemistry'],
    tests: ['hard-and-soft-acids-and-bases'],
    uses: ['chelate-effect'],
    difficulty: 'intermediate',
    text: 'Dimercaprol, with two –SH groups, is given for poisoning by mercury, arsenic or lead, but does not remove calcium. Why?',
    answer: 'Sulfur prefers soft metal ions to hard \\ce{Ca^2+}.',
    distractors: [
      {
        text: 'Sulfur prefers hard metal ions to soft \\ce{Ca^2+}.',
        slip: 'hard-for-soft',
        teaching: 'Calcium is a hard ion and prefers oxygen donors.',
      },
      {
        text: 'Sulfur prefers highly charged ions to \\ce{Ca^2+}.',
        slip: 'charge-for-strength',
        teaching: '\\ce{Hg^2+} and \\ce{Pb^2+} have the same charge as \\ce{Ca^2+}.',
      },
      {
        text: 'Sulfur prefers small metal ions to \\ce{Ca^2+}.',
        slip: 'wrong-cause',
        teaching: '\\ce{Pb^2+} is larger than \\ce{Ca^2+}.',
      },
    ],
    explanation:
      'Soft donors bind soft acids: thiolate binds \\ce{Hg^2+}, arsenic(III) and \\ce{Pb^2+} firmly, and hard \\ce{Ca^2+} hardly at all.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-380',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    difficulty: 'intermediate',
    text: 'Succimer, a dithiol, binds lead and can be swallowed. Which property must a chelating drug have besides binding lead firmly?',
    answer: 'It must leave zinc and calcium mostly alone.',
    distractors: [
      {
        text: 'It must stay in the body as long as lead does.',
        slip: 'reversed-trend',
        teaching: 'The complex should be excreted.',
      },
      {
        text: 'It must be insoluble in water and in blood.',
        slip: 'reversed-trend',
        teaching: 'It has to reach the lead and carry it to the kidneys.',
      },
      {
        text: 'It must bind lead through a single donor atom.',
        slip: 'wrong-cause',
        teaching: 'Several donors make a chelate, which is far more stable.',
      },
    ],
    explanation:
      'The body needs \\ce{Ca^2+} and \\ce{Zn^2+}. A drug that binds them too would do harm; selectivity for lead is essential.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-periodic-trends-356',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'intermediate',
    text: 'By Wade’s rules a cluster has *n* vertices of BH. How many skeletal electron pairs belong to closo, nido and arachno?',
    answer: '*n* + 1, *n* + 2, *n* + 3',
    distractors: [
      {
        text: '*n* + 3, *n* + 2, *n* + 1',
        slip: 'reversed-trend',
        teaching: 'The more open the cluster, the more pairs for each vertex.',
      },
      {
        text: '*n*, *n* + 1, *n* + 2',
        slip: 'skeletal-pairs-miscounted',
        teaching: 'A closed cluster has one pair more than vertices.',
      },
      {
        text: '*n* + 2, *n* + 1, *n*',
        slip: 'skeletal-pairs-miscounted',
        teaching: 'A closed cluster has one pair more than vertices, and the open ones have more.',
      },
    ],
    explanation:
      'A closed polyhedron with *n* vertices has *n* + 1 skeletal pairs. With one vertex missing it is nido (*n* + 2), with two arachno (*n* + 3).',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Wade’s rules',
  },
  {
    id: 'general-periodic-trends-357',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'advanced',
    text: 'Which structure do Wade’s rules give for \\ce{B4H10}?',
    answer: 'Arachno: an octahedron that lacks two vertices',
    distractors: [
      {
        text: 'Nido: a trigonal bipyramid that lacks one vertex',
        slip: 'skeletal-pairs-miscounted',
        teaching: 'Four BH give 8, six more H give 6 electrons: 7 pairs = *n* + 3.',
      },
      {
        text: 'Closo: a tetrahedron with all vertices',
        slip: 'skeletal-pairs-miscounted',
        teaching: 'Then there would be 5 pairs.',
      },
      {
        text: 'Hypho: a cube that lacks four vertices',
        slip: 'skeletal-pairs-miscounted',
        teaching: 'Then there would be 8 pairs.',
      },
    ],
    explanation:
      '4 × 2 + 6 × 1 = 14 electrons, 7 pairs = *n* + 3 with *n* = 4: arachno, from a polyhedron of six vertices, the octahedron.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Wade’s rules',
  },
  {
    id: 'general-periodic-trends-358',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'advanced',
    text: 'A CH unit can replace a BH unit in a cluster. What is the charge of the closo carborane \\ce{C2B10H12}, compared with \\ce{[B12H12]^2-}?',
    answer: '0, as each carbon brings one electron more',
    distractors: [
      {
        text: '−4, as each carbon brings one electron more',
        slip: 'wrong-sign',
        teaching: 'The added electrons replace the negative charge.',
      },
      {
        text: '−1, as one carbon brings an electron more',
        slip: 'one-side-only',
        teaching: 'Two carbons bring two.',
      },
      {
        text: '−2, as CH and BH are equivalent',
        slip: 'wrong-ion-charge',
        teaching: 'BH gives two, CH three skeletal electrons.',
      },
    ],
    explanation:
      'Both clusters need 13 pairs. 10 BH give 20, two CH give 6 electrons: 26, so no charge is needed.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Wade’s rules',
  },
  {
    id: 'general-coordination-chemistry-381',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals', 'band-of-stability'],
    uses: ['redox-of-transition-metals'],
    difficulty: 'beginner',
    text: 'What is special about technetium among the elements of the 3d and 4d series?',
    answer: 'It has no stable isotope.',
    distractors: [
      {
        text: 'It has the highest density.',
        slip: 'property-misjudged',
        teaching: 'Its density is about 11 g/cm³; ruthenium and rhodium exceed 12 g/cm³.',
      },
      {
        text: 'It is a liquid metal.',
        slip: 'wrong-cause',
        teaching: 'Mercury is; technetium melts above 2100 °C.',
      },
      {
        text: 'It has a full 4d subshell.',
        slip: 'aufbau-order',
        teaching: 'Its ground state is [Kr]4d^{5}5s^{2}: half of the ten places are taken.',
      },
    ],
    explanation:
      'Technetium (*Z* = 43) was the first element to be made artificially: all its isotopes are radioactive.',
    reference: 'OpenStax Chemistry 2e, section 21.5',
  },
  {
    id: 'general-coordination-chemistry-382',
    topics: ['coordination-chemistry', 'redox'],
    tests: ['redox-of-transition-metals'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'Technetium-99m comes from the generator as \\ce{TcO4-} and is treated with \\ce{SnCl2} before most ligands will bind. Why?',
    answer: 'Tc(VII) must be reduced to lower states.',
    distractors: [
      {
        text: 'Tc(VII) must be oxidized to higher states.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: '+7 is the highest; tin(II) is a reducing agent.',
      },
      {
        text: 'The γ rays must be absorbed by tin.',
        slip: 'other-process',
        teaching: 'The γ rays are needed for the picture.',
      },
      {
        text: 'The oxide must be precipitated by chloride.',
        slip: 'reaction-type-confused',
        teaching: 'Technetium must stay in solution.',
      },
    ],
    explanation:
      'In pertechnetate oxygen fills the coordination sphere. Tin(II) reduces technetium to states such as +4 or +5, which bind chelating ligands.',
    reference: 'OpenStax Chemistry 2e, section 21.5',
  },
  {
    id: 'general-nuclear-chemistry-312',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay', 'half-life-of-a-nuclide'],
    difficulty: 'intermediate',
    text: 'Why is ^{99m}Tc (half-life 6.0 h) well suited for medical images?',
    answer: 'It emits γ rays and soon decays.',
    distractors: [
      {
        text: 'It emits α particles and soon decays.',
        slip: 'mixed-up-decays',
        teaching: 'α particles would not leave the body and do great damage.',
      },
      {
        text: 'It emits γ rays for many years.',
        slip: 'reversed-trend',
        teaching: 'A long half-life would mean a needless dose.',
      },
      {
        text: 'It emits α particles for many years.',
        slip: 'mixed-up-decays',
        teaching: 'α particles would not leave the body, and a long half-life would mean a needless dose.',
      },
    ],
    explanation:
      'The γ rays (140 keV) leave the body and are easily detected, hardly any charged particles harm the tissue, and after a day little is left.',
    reference: 'OpenStax Chemistry 2e, section 21.5',
  },
  {
    id: 'general-coordination-chemistry-383',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    difficulty: 'advanced',
    text: '\\ce{MnO4-} is a strong oxidizing agent, \\ce{TcO4-} a weak one, \\ce{ReO4-} weaker still. Which general trend does this show?',
    answer: 'High states gain stability down a d-block group.',
    distractors: [
      {
        text: 'High states lose stability down a d-block group.',
        slip: 'reversed-trend',
        teaching: 'Then \\ce{ReO4-} would be the strongest oxidizing agent.',
      },
      {
        text: 'High states lose stability down a p-block group.',
        slip: 'overgeneralised-rule',
        teaching: 'This is the inert pair effect; manganese, technetium and rhenium are d-block metals.',
      },
      {
        text: 'Low states gain stability down a d-block group.',
        slip: 'reversed-trend',
        teaching: 'Then \\ce{ReO4-} would be reduced more easily than \\ce{MnO4-}.',
      },
    ],
    explanation:
      'The 4d and 5d orbitals reach farther and bond better with oxygen; so +7 is far more stable for Tc and Re than for Mn.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-384',
    topics: ['coordination-chemistry'],
    tests: ['polyatomic-molecular-orbitals'],
    difficulty: 'advanced',
    text: 'The six σ donor orbitals of an octahedral complex span A_{1g} + E_{g} + T_{1u}. Which metal orbitals can bond with them?',
    answer: 's, p and two of the d orbitals',
    distractors: [
      {
        text: 's, p and three of the d orbitals',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The three d orbitals are T_{2g}, which does not occur.',
      },
      {
        text: 'p and all of the d orbitals',
        slip: 'orbitals-of-other-symmetry',
        teaching: 's belongs to A_{1g} and takes part; T_{2g} does not.',
      },
      {
        text: 'p and three of the d orbitals',
        slip: 'one-side-only',
        teaching: 's (A_{1g}) takes part as well, and the three d orbitals T_{2g} do not occur.',
      },
    ],
    explanation:
      'A_{1g}: s. T_{1u}: p_{x}, p_{y}, p_{z}. E_{g}: d_{z²} and d_{x²−y²}. T_{2g} has no partner among σ orbitals.',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Field Theory',
  },
  {
    id: 'general-coordination-chemistry-385',
    topics: ['coordination-chemistry'],
    tests: ['character-tables'],
    difficulty: 'advanced',
    text: 'To find the σ-bonding orbitals of an octahedral complex a reducible representation of the six ligand σ orbitals is made. What is its character under *C*_{4}?',
    answer: '2',
    distractors: [
      {
        text: '3',
        slip: 'symmetry-character-miscounted',
        teaching: 'Three is the number of such axes; each leaves two ligands in place.',
      },
      {
        text: '0',
        slip: 'symmetry-character-miscounted',
        teaching: 'Two ligands on the axis stay in place.',
      },
      {
        text: '6',
        slip: 'symmetry-character-miscounted',
        teaching: 'This is the character of the identity.',
      },
    ],
    explanation:
      'Each orbital that stays in place counts 1. A rotation by 90° about an axis through two ligands leaves these two: 2.',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Field Theory',
  },
  {
    id: 'general-coordination-chemistry-386',
    topics: ['coordination-chemistry'],
    tests: ['character-tables'],
    uses: ['molecular-orbital-theory'],
    difficulty: 'advanced',
    text: 'In the *O*_{h} character table, where does one see that d_{xy}, d_{xz} and d_{yz} form no σ bonds?',
    answer: '*xy*, *xz*, *yz* stand at T_{2g}, absent from Γ_{σ}.',
    distractors: [
      {
        text: '*xy*, *xz*, *yz* stand at E_{g}, absent from Γ_{σ}.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'E_{g} holds *z*² and *x*² − *y*², and it is present in Γ_{σ}.',
      },
      {
        text: '*xy*, *xz*, *yz* stand at T_{1u}, present in Γ_{σ}.',
        slip: 'orbitals-of-other-symmetry',
        teaching: '*x*, *y*, *z* stand at T_{1u}: these are the p orbitals.',
      },
      {
        text: '*xy*, *xz*, *yz* stand at E_{g}, present in Γ_{σ}.',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'E_{g} holds *z*² and *x*² − *y*², which do form σ bonds.',
      },
    ],
    explanation:
      'The functions in the right columns assign the orbitals. Γ_{σ} = A_{1g} + E_{g} + T_{1u}; T_{2g} is not among them, so these d orbitals are nonbonding in σ terms.',
    reference: 'LibreTexts, Inorganic Chemistry, Ligand Field Theory',
  },
];
