import type { WrittenQuestion } from '../written-question.ts';

/** Shifts, splitting and areas of NMR signals, combined spectra, absorption of conjugated molecules. */
export const interpretingSpectraQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-spectroscopy-organic-25',
    topics: ['spectroscopy-organic'],
    tests: ['chemical-shift'],
    uses: ['proton-nmr'],
    difficulty: 'beginner',
    text: 'Tetramethylsilane, \\ce{(CH3)4Si}, is the usual reference in ^{1}H NMR. Which property makes it suitable?',
    answer: 'Its equivalent hydrogens give a single signal, away from most others.',
    distractors: [
      {
        text: 'Its silicon atom has no hydrogens, so it gives no signal at all.',
        slip: 'reference-confused',
        teaching: 'A reference must give a signal; that of the twelve methyl hydrogens defines 0 ppm.',
      },
      {
        text: 'Its hydrogens are more deshielded than those of most other compounds.',
        slip: 'shielding-reversed',
        teaching: 'Silicon is less electronegative than carbon, so the hydrogens are strongly shielded.',
      },
      {
        text: 'Its hydrogens exchange with the solvent, so the signal is very sharp.',
        slip: 'exchange-misjudged',
        teaching: 'C–H hydrogens do not exchange; the compound is chosen partly because it is inert.',
      },
    ],
    explanation:
      'All twelve hydrogens are equivalent and give one strong signal. They are more shielded than the hydrogens of most organic compounds, so the signal lies apart from the others, at 0 ppm. Tetramethylsilane is also inert and easily boiled off.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.3',
  },
  {
    id: 'organic-spectroscopy-organic-26',
    topics: ['spectroscopy-organic'],
    tests: ['chemical-shift'],
    uses: ['aldehydes-and-ketones'],
    difficulty: 'beginner',
    text: 'A compound \\ce{C3H6O} has ^{1}H NMR signals at 9.8, 2.5 and 1.1 ppm. Which structure does it have?',
    answer: '\\smiles{CCC=O}',
    distractors: [
      {
        text: '\\smiles{CC(C)=O}',
        slip: 'symmetry-overlooked',
        teaching: 'Acetone has six equivalent hydrogens, so it shows only one signal, near 2.1 ppm.',
      },
      {
        text: '\\smiles{C=CCO}',
        slip: 'signal-misassigned',
        teaching:
          'Hydrogens on a C=C bond appear near 5 to 6 ppm; no hydrogen of this alcohol appears near 9.8 ppm.',
      },
      {
        text: '\\smiles{CC1CO1}',
        slip: 'signal-misassigned',
        teaching:
          'Hydrogens of an epoxide appear near 2.4 to 3 ppm; no hydrogen of this compound appears near 9.8 ppm.',
      },
    ],
    explanation:
      'A signal between 9 and 10 ppm is that of CHO. The one at 2.5 ppm belongs to \\ce{CH2} next to C=O, and the one at 1.1 ppm to \\ce{CH3}. The compound is propanal, \\ce{CH3CH2CHO}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.4',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'aldehyde',
      },
    },
  },
  {
    id: 'organic-spectroscopy-organic-27',
    topics: ['spectroscopy-organic'],
    tests: ['chemical-shift'],
    uses: ['aromaticity'],
    difficulty: 'advanced',
    text: 'The hydrogens of benzene appear at 7.3 ppm, and those of ethene at 5.3 ppm. All of these hydrogens are bonded to sp^{2} carbons. Which effect causes the difference?',
    answer: 'The ring current strengthens the field at the hydrogens of benzene.',
    distractors: [
      {
        text: 'The ring current weakens the field at the hydrogens of benzene.',
        slip: 'shielding-reversed',
        teaching: 'A weaker field at the hydrogens would shield them and move the signal to smaller shifts.',
      },
      {
        text: 'The ring current weakens the C–H bonds of benzene.',
        slip: 'wrong-cause',
        teaching:
          'A shift depends on the field at the hydrogens, and the C–H bonds of benzene are no weaker than those of ethene.',
      },
      {
        text: 'The ring current weakens and splits the signal of benzene.',
        slip: 'splitting-for-shift',
        teaching: 'Coupling splits a signal into lines; it does not move it by 2 ppm.',
      },
    ],
    explanation:
      'The applied field sets the delocalized π electrons of benzene in motion around the ring. Outside the ring, the field they induce points in the same direction as the applied field, and this is where the hydrogens are, so they are deshielded further.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 13.4 and 15.7',
  },
  {
    id: 'organic-spectroscopy-organic-28',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    uses: ['nmr-integration'],
    difficulty: 'intermediate',
    text: 'The ^{1}H NMR spectrum of a chloroalkane consists of a doublet and a septet. Which compound is it?',
    answer: '\\smiles{CC(C)Cl}',
    distractors: [
      {
        text: '\\smiles{CCCCl}',
        slip: 'n-plus-one-misapplied',
        teaching:
          'Three kinds of hydrogen give three signals: two triplets and a more complex signal between them.',
      },
      {
        text: '\\smiles{CC(C)CCl}',
        slip: 'n-plus-one-misapplied',
        teaching: 'The \\ce{CH2Cl} group gives a second doublet here, and the CH group has eight neighbors.',
      },
      {
        text: '\\smiles{CCCCCl}',
        slip: 'branched-for-straight',
        teaching: 'This chain has four kinds of hydrogen, two of which give triplets.',
      },
    ],
    explanation:
      'Six equivalent methyl hydrogens have one neighbor: 1 + 1 = 2 lines. The single hydrogen on the carbon with Cl has six neighbors: 6 + 1 = 7 lines. The compound is 2-chloropropane, \\ce{(CH3)2CHCl}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.6',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'proton-environments',
        value: 2,
      },
    },
  },
  {
    id: 'organic-spectroscopy-organic-29',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    uses: ['proton-nmr'],
    difficulty: 'advanced',
    text: 'The OH signal of very pure, dry ethanol is a triplet. After a trace of acid is added, the signal is a singlet. Why?',
    answer: 'OH protons now move between molecules too fast for the coupling to show.',
    distractors: [
      {
        text: 'OH protons now have no neighbors, since acid removes water from ethanol.',
        slip: 'conditions-confused',
        teaching:
          'A trace of acid at room temperature does not dehydrate ethanol; the \\ce{CH2} group is still there.',
      },
      {
        text: 'OH protons are now bonded to a positive oxygen, which does not couple.',
        slip: 'protonation-state-overlooked',
        teaching: 'A trace of acid protonates very few molecules at a time; it is the exchange that matters.',
      },
      {
        text: 'OH protons are now equivalent to the \\ce{CH2} protons, which do not split them.',
        slip: 'symmetry-invented',
        teaching:
          'OH and \\ce{CH2} protons differ in shift and are in different groups; they never become equivalent.',
      },
    ],
    explanation:
      'Acid catalyzes the exchange of OH protons between molecules. Each proton meets \\ce{CH2} groups with all spin states in quick succession, so only the average is observed, which is a singlet.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.11',
  },
  {
    id: 'organic-spectroscopy-organic-30',
    topics: ['spectroscopy-organic'],
    tests: ['nmr-integration'],
    difficulty: 'intermediate',
    text: 'A mixture contains dichloromethane, \\ce{CH2Cl2}, and 2-methoxy-2-methylpropane, \\ce{(CH3)3COCH3}. In its ^{1}H NMR spectrum, the signal of \\ce{CH2Cl2} has an area of 20 units, and that of the \\ce{(CH3)3C} group has an area of 45 units. How many moles of the ether are there for each mole of \\ce{CH2Cl2}?',
    answer: '0.50',
    distractors: [
      {
        text: '2.3',
        slip: 'single-hydrogens-ignored',
        teaching: 'This is 45/20. Each area must be divided by the number of hydrogens that give the signal.',
        expression: '45/20',
      },
      {
        text: '2.0',
        slip: 'inverted-ratio',
        teaching: 'This is the amount of dichloromethane for each mole of the ether.',
        expression: '1 / (45 / 9) * (20 / 2)',
      },
      {
        text: '0.44',
        slip: 'single-hydrogens-ignored',
        teaching:
          'This is 20/45: the areas were not divided by the numbers of hydrogens, and the ratio was inverted.',
        expression: '20 / 45',
      },
    ],
    explanation:
      'The area per hydrogen is 20/2 = 10 for \\ce{CH2Cl2} and 45/9 = 5.0 for the ether. The ratio of amounts is 5.0/10 = 0.50.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.5',
    computation: {
      kind: 'quantity',
      expression: '(45/9)/(20/2)',
      unit: '',
    },
  },
  {
    id: 'organic-spectroscopy-organic-31',
    topics: ['spectroscopy-organic'],
    tests: ['nmr-integration'],
    difficulty: 'beginner',
    text: 'The ^{1}H NMR spectrum of 1,4-dimethoxybenzene shows two signals. What is the ratio of their areas (ring hydrogens to methyl hydrogens)? \\smiles{COc1ccc(OC)cc1}',
    answer: '2 : 3',
    distractors: [
      {
        text: '3 : 4',
        slip: 'inverted-ratio',
        teaching:
          'This counts only one of the two methoxy groups and gives the ratio of methyl to ring hydrogens.',
      },
      {
        text: '3 : 2',
        slip: 'inverted-ratio',
        teaching: 'This is the ratio of methyl to ring hydrogens.',
      },
      {
        text: '4 : 3',
        slip: 'counted-one-substituent',
        teaching: 'There are two methoxy groups with three hydrogens each.',
      },
    ],
    explanation:
      'The ring has four equivalent hydrogens, and the two methyl groups have six, so the ratio is 4 : 6, or 2 : 3.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.5',
  },
  {
    id: 'organic-spectroscopy-organic-32',
    topics: ['spectroscopy-organic'],
    tests: ['combined-structure-elucidation'],
    uses: ['infrared-spectroscopy', 'spin-spin-splitting'],
    difficulty: 'intermediate',
    text: 'A compound \\ce{C4H8O} has a strong infrared band at 1715 cm^{−1}. Its ^{1}H NMR signals are 2.4 ppm (2H, quartet), 2.1 ppm (3H, singlet) and 1.1 ppm (3H, triplet). Which structure fits?',
    answer: '\\smiles{CCC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CCCC=O}',
        slip: 'signal-misassigned',
        teaching: 'The aldehyde hydrogen would appear near 9.8 ppm, and butanal has only one methyl group.',
      },
      {
        text: '\\smiles{C1CCOC1}',
        slip: 'band-misassigned',
        teaching: 'The ring has no C=O bond, which the band at 1715 cm^{−1} requires, and no methyl group.',
      },
      {
        text: '\\smiles{CC(C)C=O}',
        slip: 'n-plus-one-misapplied',
        teaching:
          'Its six methyl hydrogens would be a doublet, and the aldehyde hydrogen would appear near 9.6 ppm.',
      },
    ],
    explanation:
      'The band shows C=O. The quartet and triplet belong to an ethyl group, whose \\ce{CH2} at 2.4 ppm is next to C=O; the 3H singlet at 2.1 ppm is \\ce{CH3} on C=O. The compound is butanone, \\ce{CH3CH2COCH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 12.8 and 13.6',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'ketone',
      },
    },
  },
  {
    id: 'organic-spectroscopy-organic-33',
    topics: ['spectroscopy-organic'],
    tests: ['combined-structure-elucidation'],
    uses: ['mass-spectrometry-of-organic-compounds', 'infrared-spectroscopy', 'chemical-shift'],
    difficulty: 'advanced',
    text: 'A compound \\ce{C8H8O2} shows a strong infrared band at 1720 cm^{−1} but none above 3100 cm^{−1}. Its ^{1}H NMR signals are at 3.9 ppm (3H, singlet) and 7.4 to 8.1 ppm (5H), and the tallest peak in its mass spectrum is at *m*/*z* 105. Which structure fits?',
    answer: '\\smiles{COC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CC(=O)Oc1ccccc1}',
        slip: 'signal-misassigned',
        teaching:
          'Its methyl group is on C=O and would appear near 2.3 ppm; its main fragments would be at *m*/*z* 94 and 43.',
      },
      {
        text: '\\smiles{OC(=O)Cc1ccccc1}',
        slip: 'band-misassigned',
        teaching:
          'The acid would show a broad O–H band and a 2H signal for \\ce{CH2}; its tallest peak is at *m*/*z* 91.',
      },
      {
        text: '\\smiles{Cc1ccc(cc1)C(=O)O}',
        slip: 'band-misassigned',
        teaching:
          'The acid would show a broad O–H band, four ring hydrogens and a methyl signal near 2.4 ppm.',
      },
    ],
    explanation:
      'Five ring hydrogens mean one substituent. The 3H singlet at 3.9 ppm is \\ce{OCH3}; *m*/*z* 105 is \\ce{C6H5CO+}, formed by loss of \\ce{CH3O} (31) from 136. With C=O at 1720 cm^{−1} this is methyl benzoate, \\ce{C6H5COOCH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 12.3 and 13.9',
    computation: {
      kind: 'same-structure',
      smiles: 'c1ccc(cc1)C(=O)OC',
    },
  },
  {
    id: 'organic-spectroscopy-organic-34',
    topics: ['spectroscopy-organic'],
    tests: ['uv-visible-spectra-of-conjugated-molecules'],
    difficulty: 'beginner',
    text: 'Which of these hydrocarbons absorbs ultraviolet light of the longest wavelength?',
    answer: '\\smiles{C=CC=CC=C}',
    distractors: [
      {
        text: '\\smiles{C=CC=CCC}',
        slip: 'conjugation-overlooked',
        teaching: 'Two double bonds are conjugated here, but three absorb at a longer wavelength.',
      },
      {
        text: '\\smiles{C=CCCC=C}',
        slip: 'conjugation-overlooked',
        teaching:
          'Two \\ce{CH2} groups separate the double bonds, so each absorbs like that of a simple alkene.',
      },
      {
        text: '\\smiles{CCCCC=C}',
        slip: 'reversed-trend',
        teaching: 'A single double bond absorbs at a much shorter wavelength than conjugated ones.',
      },
    ],
    explanation:
      'The longer the conjugated system, the smaller the gap between HOMO and LUMO and the longer the wavelength. Hexa-1,3,5-triene, with three conjugated double bonds, has the longest conjugated system.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.8',
    computation: {
      kind: 'contains-fragment',
      fragment: 'C=CC=CC=C',
    },
  },
  {
    id: 'organic-spectroscopy-organic-35',
    topics: ['spectroscopy-organic'],
    tests: ['uv-visible-spectra-of-conjugated-molecules'],
    uses: ['hydrogenation-of-alkenes'],
    difficulty: 'intermediate',
    text: 'β-Carotene, with eleven conjugated double bonds, is orange. After complete hydrogenation the product is colorless. Which explanation is correct?',
    answer: 'The gap to the first excited state is now larger than visible light can bridge.',
    distractors: [
      {
        text: 'The gap to the first excited state is now smaller than visible light can bridge.',
        slip: 'reversed-trend',
        teaching: 'Removing conjugation widens the gap, so absorption moves to shorter wavelengths.',
      },
      {
        text: 'The molecules now absorb all visible light, so none is left to be seen.',
        slip: 'absorbed-for-seen',
        teaching: 'A substance that absorbs all visible light looks black.',
      },
      {
        text: 'The molecules now reflect orange light, since carbon is bonded to more hydrogen.',
        slip: 'wrong-cause',
        teaching:
          'Orange was seen because blue light was absorbed; color depends on electronic energy levels, not on the number of hydrogens.',
      },
    ],
    explanation:
      'Without π bonds only σ electrons are left, and their excitation needs far ultraviolet light. No visible light is absorbed, and the product looks colorless.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.9',
  },
  {
    id: 'organic-spectroscopy-organic-36',
    topics: ['spectroscopy-organic'],
    tests: ['uv-visible-spectra-of-conjugated-molecules'],
    uses: ['basicity-of-amines', 'resonance-in-organic-molecules'],
    difficulty: 'advanced',
    text: 'Aniline in water absorbs at 280 nm. In dilute hydrochloric acid the band moves to 254 nm, close to the band of benzene. Which explanation fits?',
    answer: 'Protonation removes the lone pair of nitrogen from the conjugation.',
    distractors: [
      {
        text: 'Protonation adds a positive charge that extends the conjugation.',
        slip: 'reversed-trend',
        teaching: 'A longer conjugated system would absorb at a longer wavelength, not at a shorter one.',
      },
      {
        text: 'Chloride ion replaces the amino group and so restores the benzene ring.',
        slip: 'group-replaced',
        teaching: 'Dilute acid does not break the bond to nitrogen; adding base brings the band back.',
      },
      {
        text: 'Acid adds to the double bonds of the ring and so shortens the conjugation.',
        slip: 'aromatic-ring-attacked',
        teaching: 'Dilute acid does not add to the aromatic ring; the basic nitrogen accepts the proton.',
      },
    ],
    explanation:
      'In aniline the lone pair of nitrogen overlaps with the π system of the ring, which lowers the energy gap. In the anilinium ion this pair is in the N–H bond, and the spectrum is almost that of benzene.',
    reference:
      'McMurry, Organic Chemistry (OpenStax), section 14.8; Skoog, Principles of Instrumental Analysis, chapter 14',
  },
];
