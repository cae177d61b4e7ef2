import type { WrittenQuestion } from '../../written-question.ts';

export const magnetismAndIsomersOfComplexesAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-660',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes', 'optical-activity'],
    difficulty: 'beginner',
    text: 'The chloride salt of the ion \\ce{[Co(en)3]^3+} (en is \\ce{H2NCH2CH2NH2}) can be separated into two optical isomers. Which property differs between equally concentrated solutions of the two isomers?',
    answer: 'The direction in which they rotate plane-polarized light',
    distractors: [
      {
        text: 'The wavelength of the light they absorb most strongly',
        slip: 'property-misjudged',
        teaching:
          'Mirror-image ions have the same Co–N bonds and the same splitting of the d orbitals, so their color is the same.',
      },
      {
        text: 'The size of the angle by which they rotate plane-polarized light',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Mirror-image ions rotate the light by equally large angles, one to the right and the other to the left.',
      },
      {
        text: 'The mass of \\ce{AgCl} formed with excess \\ce{AgNO3}',
        slip: 'other-isomerism',
        teaching:
          'Chloride is outside the complex ion in both isomers, so both give the same mass of \\ce{AgCl}.',
      },
    ],
    explanation:
      'The two ions are nonsuperimposable mirror images with the same bonds and the same charge. What differs is the direction in which they rotate plane-polarized light.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-661',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes', 'chirality'],
    uses: ['ligands'],
    difficulty: 'intermediate',
    text: 'The octahedral ion \\ce{[Ni(en)3]^2+} (en is \\ce{H2NCH2CH2NH2}) has a nonsuperimposable mirror image, but \\ce{[Ni(NH3)6]^2+} does not. What causes this difference?',
    answer: 'The chelate rings form a left- or right-handed propeller.',
    distractors: [
      {
        text: 'Each carbon atom of en has four different groups.',
        slip: 'wrong-cause',
        teaching: 'Each carbon atom of en bears two hydrogen atoms, so en itself has no stereocenter.',
      },
      {
        text: 'The nitrogen atoms of en can be cis or trans to each other.',
        slip: 'other-isomerism',
        teaching:
          'The short chain of en always spans neighboring positions, and cis and trans isomers are not mirror images.',
      },
      {
        text: 'The nickel ion is bonded to six different donor atoms.',
        slip: 'wrong-thing-counted',
        teaching: 'In both ions nickel is bonded to six nitrogen atoms.',
      },
    ],
    explanation:
      'Three chelate rings around the metal can be arranged in two ways that are mirror images of each other, like a left- and a right-handed propeller. Six separate \\ce{NH3} ligands leave mirror planes in the octahedron.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-662',
    topics: ['coordination-chemistry'],
    tests: ['d-electron-count'],
    uses: ['electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'What is the spin-only magnetic moment of the \\ce{Cr^3+} ion (chromium: *Z* = 24)?',
    answer: '3.87 *μ*_{B}',
    distractors: [
      {
        text: '1.73 *μ*_{B}',
        slip: 'given-amount-left-out',
        teaching: 'This is the square root of *n* = 3 alone; the factor *n* + 2 under the root was left out.',
        expression: 'sqrt(3)',
      },
      {
        text: '6.93 *μ*_{B}',
        slip: 'atom-for-ion',
        teaching:
          'This is the value for the six unpaired electrons of the chromium atom, [Ar] 3d^{5} 4s^{1}.',
        expression: 'sqrt(6 * (6 + 2))',
      },
      {
        text: '15.0 *μ*_{B}',
        slip: 'forgot-square-root',
        teaching: 'This is *n*(*n* + 2) for *n* = 3; the moment is its square root.',
        expression: '3 * (3 + 2)',
      },
    ],
    explanation:
      '\\ce{Cr^3+} is [Ar] 3d^{3}, with *n* = 3 unpaired electrons. The spin-only moment is \\sqrt{*n*(*n* + 2)} = \\sqrt{15} = 3.87 *μ*_{B}.',
    reference: 'Miessler, Fischer and Tarr, Inorganic Chemistry, section 10.1',
    computation: { kind: 'quantity', expression: 'sqrt(3 * (3 + 2))', unit: '*μ*_{B}' },
  },
  {
    id: 'general-coordination-chemistry-663',
    topics: ['coordination-chemistry'],
    tests: ['d-electron-count'],
    uses: ['electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'In a complex of vanadium (*Z* = 23), all d electrons of the metal ion are unpaired, and the spin-only magnetic moment is 2.83 *μ*_{B}. What is the oxidation state of vanadium?',
    answer: '+3',
    distractors: [
      {
        text: '+1',
        slip: 'd-electrons-lost-first',
        teaching:
          'Two unpaired electrons in 3d^{2} 4s^{2} would mean that a 3d electron leaves first, but the 4s electrons do.',
      },
      {
        text: '+2',
        slip: 'answered-another-quantity',
        teaching:
          'The moment was taken as the number of unpaired electrons, but three of them (3d^{3}) give 3.87 *μ*_{B}.',
      },
      {
        text: '+4',
        slip: 'unpaired-electrons-miscounted',
        teaching: 'The ion \\ce{V^4+} has a single d electron, 3d^{1}, which gives only 1.73 *μ*_{B}.',
      },
    ],
    explanation:
      '\\sqrt{*n*(*n* + 2)} = 2.83 for *n* = 2. A vanadium atom is [Ar] 3d^{3} 4s^{2}; with the loss of three electrons, two unpaired electrons (3d^{2}) are left, so the oxidation state is +3.',
    reference: 'Miessler, Fischer and Tarr, Inorganic Chemistry, section 10.1',
  },
  {
    id: 'general-coordination-chemistry-664',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes', 'd-electron-count'],
    difficulty: 'advanced',
    text: 'Wherever both a high-spin and a low-spin configuration are possible in these octahedral complexes, \\ce{H2O} gives the high-spin one, and \\ce{CN-} and \\ce{NH3} give the low-spin one. Which two complexes have the same spin-only magnetic moment?',
    answer: '\\ce{[Cr(NH3)6]^3+} and \\ce{[Co(H2O)6]^2+}',
    distractors: [
      {
        text: '\\ce{[Fe(H2O)6]^2+} and \\ce{[Co(H2O)6]^2+}',
        slip: 'one-property-decides',
        teaching:
          'Equal ligands and equal charges are not enough: high-spin d^{6} has four unpaired electrons, and high-spin d^{7} has three.',
      },
      {
        text: '\\ce{[Fe(CN)6]^4-} and \\ce{[Fe(H2O)6]^2+}',
        slip: 'other-spin-state',
        teaching:
          'Both ions are d^{6}, but with cyanide all six electrons are paired, and with water four of them are unpaired.',
      },
      {
        text: '\\ce{[Mn(H2O)6]^2+} and \\ce{[Fe(H2O)6]^2+}',
        slip: 'd-electrons-misplaced',
        teaching:
          'The sixth d electron of \\ce{Fe^2+} has to pair, so there are four unpaired electrons instead of five.',
      },
    ],
    explanation:
      'The moment depends only on the number of unpaired electrons. \\ce{Cr^3+} (d^{3}) always has three, and high-spin \\ce{Co^2+} (d^{7}, t_{2g}^{5}e_{g}^{2}) has three as well, so both complexes have 3.87 *μ*_{B}.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-665',
    topics: ['coordination-chemistry'],
    tests: ['le-chateliers-principle', 'redox-of-transition-metals'],
    difficulty: 'intermediate',
    text: 'Chromate (yellow) and dichromate (orange) are in equilibrium: \\ce{2CrO4^2- + 2H+ <=> Cr2O7^2- + H2O}. Aqueous \\ce{NaOH} is added to an orange solution of \\ce{K2Cr2O7}. What is observed, and why?',
    answer: 'It turns yellow, because \\ce{OH-} removes \\ce{H+}.',
    distractors: [
      {
        text: 'It turns green, because \\ce{OH-} reduces chromium.',
        slip: 'reaction-type-confused',
        teaching:
          'Hydroxide is a base here and not a reducing agent; chromium stays in the +6 state, and green \\ce{Cr^3+} does not form.',
      },
      {
        text: 'It turns deeper orange, because \\ce{OH-} removes \\ce{H+}.',
        slip: 'reversed-trend',
        teaching:
          'Without \\ce{H+} on the left side, the equilibrium shifts to the left, away from orange dichromate.',
      },
      {
        text: 'It stays orange, because \\ce{OH-} does not appear in the equation.',
        slip: 'effect-left-out',
        teaching:
          'Hydroxide need not appear in the equation to have an effect: it neutralizes \\ce{H+}, which does appear there.',
      },
    ],
    explanation:
      'Hydroxide neutralizes \\ce{H+}, and the equilibrium shifts to the left to replace it. Dichromate becomes chromate, so the solution turns yellow; acid reverses the change.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-666',
    topics: ['coordination-chemistry'],
    tests: ['transition-metals', 'polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'In the chromate ion, \\ce{CrO4^2-}, four oxygen atoms form a tetrahedron around chromium. What is the structure of the dichromate ion, \\ce{Cr2O7^2-}?',
    answer: 'Two tetrahedra that share one oxygen atom',
    distractors: [
      {
        text: 'Two tetrahedra that share two oxygen atoms',
        slip: 'formula-atoms-miscounted',
        teaching: 'With two shared oxygen atoms, the ion would have only 4 + 4 − 2 = 6 oxygen atoms.',
      },
      {
        text: 'Two tetrahedra joined by a Cr–Cr bond',
        slip: 'formula-for-structure',
        teaching:
          'The two \\ce{Cr} written side by side are not bonded to each other; oxygen is between them.',
      },
      {
        text: 'Two tetrahedra joined by an O–O bond',
        slip: 'peroxide-as-oxide',
        teaching:
          'An O–O bond would join two complete \\ce{CrO4} groups and give a peroxide with eight oxygen atoms.',
      },
    ],
    explanation:
      'Two \\ce{CrO4} groups condense with the loss of one oxygen atom as water, which leaves 4 + 4 − 1 = 7. The ion has a bent Cr–O–Cr bridge: it consists of two tetrahedra that share one oxygen atom.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-667',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes', 'tests-for-ions'],
    difficulty: 'intermediate',
    text: 'An aqueous solution contains either \\ce{[Co(NH3)5Br]SO4} or its ionization isomer, \\ce{[Co(NH3)5SO4]Br}. Which observation shows that the compound is \\ce{[Co(NH3)5Br]SO4}?',
    answer: 'The solution forms a white precipitate with \\ce{BaCl2}.',
    distractors: [
      {
        text: 'The solution forms a cream-colored precipitate with \\ce{AgNO3}.',
        slip: 'test-of-another-ion',
        teaching: 'Cream-colored \\ce{AgBr} shows free bromide, which only the other isomer has.',
      },
      {
        text: 'The solution forms no precipitate with \\ce{BaCl2}.',
        slip: 'notation-misread',
        teaching:
          'The sulfate outside the brackets is a free ion and precipitates; only inside the brackets would it be bound to cobalt.',
      },
      {
        text: 'The solution forms no precipitate with dilute \\ce{HCl}.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Neither sulfate nor bromide precipitates with \\ce{HCl}, so both isomers behave alike.',
      },
    ],
    explanation:
      'The ion outside the brackets is free in solution and gives its usual test. Here it is sulfate, so the solution forms a white precipitate, \\ce{BaSO4}, with \\ce{BaCl2}.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-668',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'beginner',
    text: 'Which two compounds are hydrate isomers (also called solvate isomers) of each other?',
    answer: '\\ce{[Cr(H2O)6]Cl3} and \\ce{[Cr(H2O)5Cl]Cl2*H2O}',
    distractors: [
      {
        text: '\\ce{CuSO4*5H2O} and \\ce{CuSO4*3H2O}',
        slip: 'same-word-other-meaning',
        teaching:
          'These are two hydrates of one salt with different numbers of water molecules, so their formulas differ and they are not isomers.',
      },
      {
        text: '\\ce{[Co(NH3)5Cl]SO4} and \\ce{[Co(NH3)5SO4]Cl}',
        slip: 'other-isomerism',
        teaching:
          'A ligand and a counterion trade places here, and no water is involved: these are ionization isomers.',
      },
      {
        text: '\\ce{[Co(NH3)5(NO2)]Cl2} and \\ce{[Co(NH3)5(ONO)]Cl2}',
        slip: 'names-exchanged',
        teaching:
          'The same ligand is bound through nitrogen in one and through oxygen in the other: these are linkage isomers.',
      },
    ],
    explanation:
      'In hydrate isomers, the same number of water molecules is divided differently between ligands and water of crystallization. Both chromium compounds contain \\ce{CrCl3} and six \\ce{H2O}; all six are bound to chromium in one and only five in the other, so these two are hydrate isomers.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-669',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes', 'crystal-field-theory'],
    uses: ['d-electron-count'],
    difficulty: 'advanced',
    text: 'In an octahedral cobalt(III) complex (d^{6}), the splitting Δ_{o} is 23 000 cm^{−1}, and the pairing energy is 21 000 cm^{−1} per electron pair. By how much is the low-spin configuration lower in energy than the high-spin configuration?',
    answer: '4000 cm^{−1}',
    distractors: [
      {
        text: '2000 cm^{−1}',
        slip: 'electrons-miscounted',
        teaching:
          'This is the gain for one electron; from high spin to low spin, two electrons move from e_{g} to t_{2g}.',
        expression: '23000 - 21000',
      },
      {
        text: '23 000 cm^{−1}',
        slip: 'answered-another-quantity',
        teaching:
          'This is Δ_{o} itself, the gain for one electron without the pairing energy; two electrons move, and two more pairs form.',
        expression: '23000',
      },
      {
        text: '46 000 cm^{−1}',
        slip: 'effect-left-out',
        teaching:
          'This is the gain in crystal field energy alone; the pairing energy of two additional pairs has to be subtracted.',
        expression: '2 * 23000',
      },
    ],
    explanation:
      'Low spin, t_{2g}^{6}, has −2.4Δ_{o} and three pairs; high spin, t_{2g}^{4}e_{g}^{2}, has −0.4Δ_{o} and one pair. The difference is 2Δ_{o} − 2*P* = 46 000 − 42 000 = 4000 cm^{−1}.',
    reference: 'Miessler, Fischer and Tarr, Inorganic Chemistry, section 10.3',
    computation: { kind: 'quantity', expression: '2 * 23000 - 2 * 21000', unit: 'cm^{−1}' },
  },
  {
    id: 'general-coordination-chemistry-670',
    topics: ['coordination-chemistry'],
    tests: ['electronic-spectra-of-complexes', 'selection-rules'],
    difficulty: 'intermediate',
    text: 'The molar absorptivity of the d–d bands is about 5 L/(mol·cm) for octahedral \\ce{[Ti(H2O)6]^3+} (d^{1}) and only 0.03 L/(mol·cm) for octahedral \\ce{[Mn(H2O)6]^2+} (high-spin d^{5}). What makes the manganese bands so much weaker?',
    answer: 'The spin selection rule',
    distractors: [
      {
        text: 'The Laporte selection rule',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'The Laporte rule weakens the bands of both ions, because both complexes have a center of inversion.',
      },
      {
        text: 'The Jahn–Teller distortion',
        slip: 'other-principle',
        teaching:
          'High-spin d^{5} fills both sets of orbitals evenly and is not distorted; a distortion would split a band, not weaken it.',
      },
      {
        text: 'Charge transfer from oxygen',
        slip: 'wrong-source-of-color',
        teaching:
          'Charge transfer gives intense bands, as in \\ce{MnO4-}, so it cannot make these bands weak.',
      },
    ],
    explanation:
      'The d–d transitions of both ions are Laporte-forbidden. In high-spin d^{5}, each d orbital already holds one electron, so a d–d transition must also reverse a spin: the spin selection rule makes these bands so weak.',
    reference: 'Miessler, Fischer and Tarr, Inorganic Chemistry, section 11.3',
  },
  {
    id: 'general-coordination-chemistry-671',
    topics: ['coordination-chemistry'],
    tests: ['electronic-spectra-of-complexes', 'high-spin-and-low-spin-complexes'],
    uses: ['d-electron-count'],
    difficulty: 'advanced',
    text: 'The octahedral complex \\ce{[Mn(H2O)6]^2+} is very pale. Which other octahedral complex is very pale for the same reason?',
    answer: '\\ce{[FeF6]^3-}',
    distractors: [
      {
        text: '\\ce{[Cr(H2O)6]^3+}',
        slip: 'one-part-right',
        teaching:
          'Only the lower level is half filled in d^{3}; an electron can be excited to an empty upper orbital with its spin unchanged.',
      },
      {
        text: '\\ce{[Mn(H2O)6]^3+}',
        slip: 'one-property-decides',
        teaching:
          'The metal is the same, but \\ce{Mn^3+} is d^{4}, and an upper orbital is free for a lower electron with its spin unchanged.',
      },
      {
        text: '\\ce{[Co(NH3)6]^3+}',
        slip: 'paired-for-unpaired',
        teaching:
          'In low-spin d^{6}, the upper orbitals are empty, and an electron can be excited to one of them with its spin unchanged.',
      },
    ],
    explanation:
      'In high-spin d^{5}, each d orbital holds one electron, all with the same spin, so every d–d transition is spin-forbidden. Like \\ce{Mn^2+}, \\ce{Fe^3+} is d^{5}, and fluoride is a weak-field ligand, so the complex is \\ce{[FeF6]^3-}.',
    reference: 'Miessler, Fischer and Tarr, Inorganic Chemistry, section 11.3',
  },
  {
    id: 'general-coordination-chemistry-672',
    topics: ['coordination-chemistry'],
    tests: ['oxidative-addition-and-reductive-elimination'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'In *trans*-\\ce{[IrCl(CO)L2]}, the ligands L are triarylphosphines. Electron-donating groups on their aryl rings speed up the oxidative addition of \\ce{CH3I}, and electron-withdrawing groups slow it down. Why?',
    answer: 'Iridium loses electron density as its oxidation state rises from +1 to +3.',
    distractors: [
      {
        text: 'Iridium gains electron density as its oxidation state falls from +3 to +1.',
        slip: 'oxidation-for-reduction',
        teaching:
          'A change from +3 to +1 is reductive elimination; the addition of \\ce{CH3I} oxidizes iridium.',
      },
      {
        text: 'Iridium accepts electron density from the iodine atom of \\ce{CH3I}.',
        slip: 'lewis-roles-swapped',
        teaching:
          'If iridium accepted electrons, more electron density on it would slow the reaction; iridium is the donor.',
      },
      {
        text: 'Iridium loses the phosphine ligand with the most electron density.',
        slip: 'other-process',
        teaching:
          'A better donor is held more firmly, and four-coordinate iridium(I) has room for new ligands without losing one.',
      },
    ],
    explanation:
      'In oxidative addition, the metal supplies two electrons for the new bonds to \\ce{CH3} and \\ce{I}. An electron-rich metal does this more easily, because iridium loses electron density as its oxidation state rises from +1 to +3.',
    reference: 'Crabtree, The Organometallic Chemistry of the Transition Metals, chapter 6',
  },
];
