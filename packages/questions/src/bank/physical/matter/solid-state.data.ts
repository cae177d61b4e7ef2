import type { WrittenQuestion } from '../../written-question.ts';

export const solidStateQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-solid-state-101',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    difficulty: 'beginner',
    text: 'An atom lies at the center of a face of a cubic unit cell. What fraction of it belongs to this cell?',
    answer: 'One half',
    distractors: [
      {
        text: 'One quarter',
        slip: 'shared-atoms-counted-whole',
        teaching: 'A quarter is correct for an atom on an edge, which is shared by four cells.',
      },
      {
        text: 'One eighth',
        slip: 'shared-atoms-counted-whole',
        teaching: 'An eighth is correct for an atom at a corner, which is shared by eight cells.',
      },
      {
        text: 'The whole',
        slip: 'shared-atoms-counted-whole',
        teaching: 'Only an atom inside the cell belongs entirely to the cell; a face is shared by two cells.',
      },
    ],
    explanation: 'Two cells meet at a face, so half of the atom belongs to each.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-102',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    difficulty: 'intermediate',
    text: 'A crystal has atoms of A at the corners of a cubic unit cell, B at its center, and X at the centers of all faces. What is its formula?',
    answer: '\\ce{ABX3}',
    distractors: [
      {
        text: '\\ce{ABX6}',
        slip: 'shared-atoms-counted-whole',
        teaching: 'Each of the six X atoms on faces belongs to two cells.',
      },
      {
        text: '\\ce{A8BX6}',
        slip: 'shared-atoms-counted-whole',
        teaching: 'Atoms at corners and on faces are shared with neighboring cells.',
      },
      {
        text: '\\ce{AB2X3}',
        slip: 'wrong-atoms-per-cell',
        teaching: 'The center contains a single atom of B, which belongs to this cell alone.',
      },
    ],
    explanation: 'A: 8 × 1/8 = 1; B: 1; X: 6 × 1/2 = 3. The formula is \\ce{ABX3}, the perovskite type.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-103',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    uses: ['density-of-a-crystal'],
    difficulty: 'advanced',
    text: 'Iron changes from a body-centered to a face-centered cubic structure on heating to 912 °C. The edge of the unit cell is 290 pm before and 364 pm after the change. What happens to the volume of a given piece of iron?',
    answer: 'It shrinks, because the packing is denser.',
    distractors: [
      {
        text: 'It grows, because the edge is longer.',
        slip: 'one-condition-only',
        teaching: 'The larger cell also contains four atoms instead of two.',
      },
      {
        text: 'It grows, because the cell contains more atoms.',
        slip: 'reversed-cause',
        teaching: 'More atoms per cell mean less volume per atom if the cell grows by less than twofold.',
      },
      {
        text: 'It is unchanged, because the mass is the same.',
        slip: 'wrong-property',
        teaching: 'Equal mass does not mean equal volume; the density changes.',
      },
    ],
    explanation:
      'Volume per atom before: (290 pm)³/2 = 12.2 × 10^{6} pm³; after: (364 pm)³/4 = 12.1 × 10^{6} pm³. The piece shrinks by about 1%, because the face-centered packing is denser.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-104',
    topics: ['solid-state'],
    tests: ['close-packing'],
    difficulty: 'beginner',
    text: 'What is the coordination number of an atom in a close-packed metal?',
    answer: '12',
    distractors: [
      {
        text: '8',
        slip: 'wrong-lattice',
        teaching: 'An atom has eight nearest neighbors in a body-centered cubic metal.',
      },
      {
        text: '6',
        slip: 'one-component-only',
        teaching: 'Six neighbors lie in the same layer; three more lie above and three below.',
      },
      {
        text: '4',
        slip: 'wrong-lattice',
        teaching: 'An atom has four nearest neighbors in the diamond structure.',
      },
    ],
    explanation:
      'In a close-packed layer an atom has 6 neighbors, and 3 + 3 more in the layers above and below: 12.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-105',
    topics: ['solid-state'],
    tests: ['close-packing'],
    difficulty: 'beginner',
    text: 'How do cubic and hexagonal close packing differ?',
    answer: 'In the sequence of layers, not in the fraction of space filled',
    distractors: [
      {
        text: 'In the fraction of space filled, not in the sequence of layers',
        slip: 'holds-for-both',
        teaching: 'Both fill 74% of space; the sequence is ABC in one and AB in the other.',
      },
      {
        text: 'In the number of neighbors, not in the sequence of layers',
        slip: 'holds-for-both',
        teaching: 'Each atom has twelve neighbors in both.',
      },
      {
        text: 'In the fraction of space filled, not in the number of neighbors',
        slip: 'holds-for-both',
        teaching: 'Both quantities are the same; only the stacking differs.',
      },
    ],
    explanation:
      'Both fill 74% of space with twelve neighbors. The layers follow each other as ABCABC in the cubic and as ABAB in the hexagonal packing.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-106',
    topics: ['solid-state'],
    tests: ['close-packing', 'ionic-crystal-structures'],
    difficulty: 'intermediate',
    text: 'Anions X form a close-packed array of *N* ions. Cations M fill half of the tetrahedral holes and no other holes. What formula results?',
    answer: 'MX',
    distractors: [
      {
        text: '\\ce{M2X}',
        slip: 'wrong-atoms-per-cell',
        teaching: 'This would need all of the 2*N* tetrahedral holes.',
      },
      {
        text: '\\ce{MX2}',
        slip: 'wrong-atoms-per-cell',
        teaching:
          'There are twice as many tetrahedral holes as ions, so filling half of them takes *N* cations.',
      },
      {
        text: '\\ce{M3X}',
        slip: 'wrong-atoms-per-cell',
        teaching: 'This would need all tetrahedral and all octahedral holes.',
      },
    ],
    explanation:
      '*N* close-packed ions leave 2*N* tetrahedral holes. Filling half of them takes *N* cations, which gives MX, as in zinc blende.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-107',
    topics: ['solid-state'],
    tests: ['close-packing'],
    uses: ['unit-cells'],
    difficulty: 'advanced',
    text: 'Equal spheres of radius *r* are in contact along the face diagonal of a face-centered cubic cell. What fraction of space do they fill, and is it the same for a simple cubic cell with contact along the edge?',
    answer: '74%; no, the latter fills 52%',
    distractors: [
      {
        text: '74%; yes, both are close-packed',
        slip: 'wrong-lattice',
        teaching:
          'In a simple cubic structure each sphere has only six neighbors, and the spheres fill only 52% of space.',
      },
      {
        text: '68%; no, the latter fills 52%',
        slip: 'wrong-lattice',
        teaching: '68% is the value for the body-centered cubic cell.',
      },
      {
        text: '68%; yes, both are close-packed',
        slip: 'wrong-lattice',
        teaching:
          'Neither claim is right: face-centered cubic fills 74%, and simple cubic is not close-packed.',
      },
    ],
    explanation:
      'Face-centered: edge 2√2*r*, four spheres: 4 × (4/3)π*r*³/(16√2*r*³) = 0.74. Simple cubic: edge 2*r*, one sphere: π/6 = 0.52. The spheres thus fill 74% of space in the former and only 52% in the latter.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-108',
    topics: ['solid-state'],
    tests: ['density-of-a-crystal'],
    difficulty: 'intermediate',
    text: 'Copper is face-centered cubic with a unit cell edge of 361.5 pm. What is its density? (*M* = 63.55 g/mol, *N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '8.94 g/cm³',
    distractors: [
      {
        text: '4.47 g/cm³',
        slip: 'wrong-atoms-per-cell',
        teaching: 'A face-centered cell contains four atoms, not two.',
        expression: '(4 / 2) * 63.55 / (6.022e23 * 3.615e-8^3)',
      },
      {
        text: '2.23 g/cm³',
        slip: 'wrong-atoms-per-cell',
        teaching:
          'One atom per cell applies to the simple cubic lattice; a face-centered cell contains four.',
        expression: '63.55 / (6.022e23 * 3.615e-8^3)',
      },
      {
        text: '31.3 g/cm³',
        slip: 'shared-atoms-counted-whole',
        teaching: 'The 14 atoms at corners and on faces were counted as whole atoms.',
        expression: '14 * 63.55 / (6.022e23 * (3.615e-8)^3)',
      },
    ],
    explanation: '4 × 63.55 g/mol / (6.022 × 10^{23} mol^{−1} × (3.615 × 10^{−8} cm)³) = 8.94 g/cm³.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
    computation: { kind: 'quantity', expression: '4 * 63.55 / (6.022e23 * (3.615e-8)^3)', unit: 'g/cm³' },
  },
  {
    id: 'physical-solid-state-109',
    topics: ['solid-state'],
    tests: ['density-of-a-crystal'],
    difficulty: 'beginner',
    text: 'Which data are needed to calculate the density of a metal with a cubic unit cell?',
    answer: 'Cell edge, atoms per cell, molar mass',
    distractors: [
      {
        text: 'Cell edge, bond energy, molar mass',
        slip: 'irrelevant-property',
        teaching: 'The energy of the bonds does not enter; the number of atoms is needed.',
      },
      {
        text: 'Cell edge, bond energy, hardness',
        slip: 'irrelevant-property',
        teaching: 'Neither bond energy nor hardness enters; the number of atoms and their mass are needed.',
      },
      {
        text: 'Cell edge, atoms per cell, hardness',
        slip: 'irrelevant-property',
        teaching: 'Hardness does not enter; the mass of the atoms is needed.',
      },
    ],
    explanation:
      'Density = mass of the cell/volume of the cell = *ZM*/(*N*_{A}*a*³): cell edge, number of atoms per cell and molar mass.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-110',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'beginner',
    text: 'In which structure is each ion surrounded by eight ions of opposite charge?',
    answer: 'Cesium chloride',
    distractors: [
      { text: 'Rock salt', slip: 'wrong-lattice', teaching: 'In rock salt six ions surround each ion.' },
      { text: 'Zinc blende', slip: 'wrong-lattice', teaching: 'In zinc blende four ions surround each ion.' },
      {
        text: 'Wurtzite',
        slip: 'wrong-lattice',
        teaching: 'Wurtzite is another structure in which each ion has four neighbors.',
      },
    ],
    explanation:
      'In cesium chloride the large cation fits into the center of a cube of anions: eight neighbors for each ion.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-111',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'advanced',
    text: 'Cations of increasing size are placed between anions of one size, all of them hard spheres. At what ratio *r*_{+}/*r*_{−} does the cesium chloride structure become possible, and what does the cation touch there?',
    answer: '0.73; all eight of its neighbors',
    distractors: [
      {
        text: '0.41; all eight of its neighbors',
        slip: 'wrong-lattice',
        teaching:
          'At 0.41 a cation just fills the octahedral hole, with six neighbors; the hole in a cube of anions is larger.',
      },
      {
        text: '0.73; only six of its eight neighbors',
        slip: 'neighbors-miscounted',
        teaching: 'All eight corners of the cube are equally far from its center.',
      },
      {
        text: '0.41; only six of its eight neighbors',
        slip: 'wrong-lattice',
        teaching: '0.41 and six neighbors are characteristic of the rock salt structure.',
      },
    ],
    explanation:
      'Eight anions that touch along the edges of a cube (2*r*_{−}) leave a central hole of radius (√3 − 1)*r*_{−} = 0.73*r*_{−}. From this ratio on, the cation touches all eight of its neighbors.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-112',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    difficulty: 'beginner',
    text: 'In Bragg’s law *nλ* = 2*d* sin *θ*, which angle is *θ*?',
    answer: 'The angle between the ray and the planes',
    distractors: [
      {
        text: 'The angle between the ray and the normal',
        slip: 'other-angle',
        teaching:
          'In optics, angles are measured from the normal; in Bragg’s law the angle is measured from the planes.',
      },
      {
        text: 'The angle between the ray and its reflection',
        slip: 'forgot-factor-two',
        teaching: 'The change in direction of the ray, which is read off the instrument, is 2*θ*, not *θ*.',
      },
      {
        text: 'The angle between the planes and the normal',
        slip: 'other-angle',
        teaching: 'The normal is always at 90° to the planes, at whatever angle the ray arrives.',
      },
    ],
    explanation: 'The ray meets the planes at the glancing angle *θ* and is deflected by 2*θ*.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-113',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    difficulty: 'intermediate',
    text: 'Why does X-ray diffraction by a powder give rings on a flat film instead of single spots?',
    answer: 'Its crystals point in all directions.',
    distractors: [
      {
        text: 'Its crystals point in one direction.',
        slip: 'reversed-trend',
        teaching: 'A single crystal in one orientation gives separate spots.',
      },
      {
        text: 'Its crystals have many different cell edges.',
        slip: 'wrong-cause',
        teaching: 'All crystals of one substance have the same unit cell.',
      },
      {
        text: 'Its crystals are too small to diffract.',
        slip: 'ignored-size',
        teaching: 'Very small crystals broaden the lines but still diffract.',
      },
    ],
    explanation:
      'Among the many small crystals there are always some in which a given set of planes meets the ray at the Bragg angle, in every direction around the ray. The reflected rays lie on cones, which show as rings.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-114',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    uses: ['unit-cells'],
    difficulty: 'advanced',
    text: 'The powder pattern of a cubic crystal begins with the reflections 110, 200, 211 and 220. Which lattice does the crystal have, and which reflections are missing?',
    answer: 'Body-centered; those with an odd sum of indices',
    distractors: [
      {
        text: 'Primitive; those with an odd sum of indices',
        slip: 'wrong-lattice',
        teaching: 'A primitive lattice has no missing reflections.',
      },
      {
        text: 'Face-centered; those with mixed parity of indices',
        slip: 'wrong-lattice',
        teaching: 'A face-centered lattice would begin with 111 and lack 110.',
      },
      {
        text: 'Body-centered; those with mixed parity of indices',
        slip: 'wrong-lattice',
        teaching: 'Mixed parity is the rule for the face-centered lattice, and 110 is present here.',
      },
    ],
    explanation:
      '110 (sum 2), 200 (2), 211 (4) and 220 (4) have even sums; 100 and 111 are absent. This is the body-centered lattice, which has no reflections with an odd sum.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-115',
    topics: ['solid-state'],
    tests: ['band-theory'],
    difficulty: 'intermediate',
    text: 'The conductivity of intrinsic silicon rises strongly with temperature, whereas that of sodium falls. What difference in the bands explains this?',
    answer: 'Silicon has a gap, sodium a partly filled band.',
    distractors: [
      {
        text: 'Silicon has a partly filled band, sodium a gap.',
        slip: 'reversed-trend',
        teaching: 'A partly filled band conducts at every temperature, even near 0 K.',
      },
      {
        text: 'Silicon has a partly filled band, sodium a completely filled one.',
        slip: 'full-band-for-part-filled',
        teaching: 'A completely filled band without overlap would make sodium an insulator.',
      },
      {
        text: 'Silicon has overlapping bands, sodium a gap.',
        slip: 'reversed-trend',
        teaching: 'Overlapping bands would make silicon a metal.',
      },
    ],
    explanation:
      'In silicon, electrons must be promoted across a gap of 1.1 eV; their number rises steeply with temperature. Sodium has a half-filled band, and warming only increases the scattering.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-solid-state-116',
    topics: ['solid-state'],
    tests: ['band-theory'],
    difficulty: 'advanced',
    text: 'The band gaps of \\ce{ZnS}, \\ce{CdS} and \\ce{CdSe} are 3.6, 2.4 and 1.7 eV. One of the powders is dark brown, one is white, and one is yellow. Which is which, and why?',
    answer: '\\ce{ZnS} white, \\ce{CdS} yellow, \\ce{CdSe} dark brown: photons above the gap are absorbed',
    distractors: [
      {
        text: '\\ce{ZnS} dark brown, \\ce{CdS} yellow, \\ce{CdSe} white: photons below the gap are absorbed',
        slip: 'reversed-trend',
        teaching: 'Light of energy lower than the gap cannot lift an electron across it.',
      },
      {
        text: '\\ce{ZnS} white, \\ce{CdS} dark brown, \\ce{CdSe} yellow: photons above the gap are absorbed',
        slip: 'exchanged-components',
        teaching:
          'A solid with a smaller gap absorbs more of the visible range, so \\ce{CdSe} looks the darker of the two.',
      },
      {
        text: '\\ce{ZnS} yellow, \\ce{CdS} white, \\ce{CdSe} dark brown: photons below the gap are absorbed',
        slip: 'reversed-trend',
        teaching: 'A gap of 3.6 eV lies in the ultraviolet, so \\ce{ZnS} absorbs no visible light.',
      },
    ],
    explanation:
      'The photons of visible light have energies of 1.6 to 3.1 eV. \\ce{ZnS} absorbs no visible light and is white; \\ce{CdS} absorbs blue and violet and is yellow; \\ce{CdSe} absorbs most of the visible range and is dark brown.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-solid-state-117',
    topics: ['solid-state'],
    tests: ['band-theory'],
    difficulty: 'beginner',
    text: 'What distinguishes an insulator from an intrinsic semiconductor in the band picture?',
    answer: 'The width of the band gap',
    distractors: [
      {
        text: 'The number of bands',
        slip: 'holds-for-both',
        teaching: 'Both have a filled valence band and an empty conduction band.',
      },
      {
        text: 'The presence of a band gap',
        slip: 'holds-for-both',
        teaching: 'Both have a band gap; it is a metal that has no gap at the Fermi level.',
      },
      {
        text: 'The filling of the valence band',
        slip: 'holds-for-both',
        teaching: 'It is full in both at 0 K.',
      },
    ],
    explanation:
      'Both have a full valence band below an empty conduction band. In an insulator the gap is so wide that practically no electrons cross it at room temperature.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-solid-state-118',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'beginner',
    text: 'In a crystal of \\ce{AgCl} some silver ions have left their lattice sites for interstitial ones. What is this defect called, and how does it change the density?',
    answer: 'Frenkel; it hardly changes',
    distractors: [
      {
        text: 'Schottky; it hardly changes',
        slip: 'other-defect',
        teaching: 'Schottky defects are pairs of vacancies, where ions are missing from the crystal.',
      },
      {
        text: 'Frenkel; it decreases markedly',
        slip: 'other-defect',
        teaching: 'No ions leave the crystal, so its mass and volume stay nearly the same.',
      },
      {
        text: 'Schottky; it decreases markedly',
        slip: 'other-defect',
        teaching: 'A Schottky defect lowers the density, but here the ions only change places.',
      },
    ],
    explanation:
      'A cation vacancy and the same cation between the lattice sites make a Frenkel defect. No ion leaves the crystal, so the density hardly changes.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-119',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'intermediate',
    text: '\\ce{NaCl} heated in sodium vapor becomes yellow. Which defects cause the color?',
    answer: 'Electrons in anion vacancies',
    distractors: [
      {
        text: 'Sodium atoms on chloride sites',
        slip: 'other-defect',
        teaching: 'The extra sodium ions occupy cation sites of the growing crystal.',
      },
      {
        text: 'Holes in cation vacancies',
        slip: 'charge-turned-around',
        teaching: 'Extra sodium supplies extra electrons, not missing ones.',
      },
      {
        text: 'Interstitial chlorine atoms',
        slip: 'other-defect',
        teaching: 'There is too little chlorine in the crystal after this treatment, not too much.',
      },
    ],
    explanation:
      'Sodium atoms at the surface combine with chloride ions from the crystal and give up their electrons. These occupy anion vacancies, the color centers (F centers), and absorb visible light.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-120',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'intermediate',
    text: 'A little \\ce{CaCl2} is dissolved in solid \\ce{NaCl} and incorporated into its lattice. Which defect must appear for each \\ce{Ca^2+}?',
    answer: 'A cation vacancy',
    distractors: [
      {
        text: 'An anion vacancy',
        slip: 'charge-turned-around',
        teaching: 'Missing anions would make the crystal even more positive.',
      },
      {
        text: 'An interstitial cation',
        slip: 'charge-turned-around',
        teaching: 'Another cation would add to the surplus of positive charge.',
      },
      {
        text: 'An electron in a vacancy',
        slip: 'wrong-cause',
        teaching: 'The salt contains ions only and adds no extra electron.',
      },
    ],
    explanation:
      'Each \\ce{Ca^2+} comes with two chloride ions and occupies one cation site; to keep the crystal neutral, a second cation site stays empty as a cation vacancy.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-121',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'advanced',
    text: 'At a given temperature a crystal always contains some vacancies, although forming them costs energy. What is the reason?',
    answer: 'They raise the entropy of the crystal.',
    distractors: [
      {
        text: 'They lower the energy of the neighboring atoms.',
        slip: 'wrong-sign',
        teaching: 'The neighboring atoms lose bonds; this is the energy that a vacancy costs.',
      },
      {
        text: 'They lower the volume of the crystal.',
        slip: 'reversed-trend',
        teaching: 'Vacancies make the crystal slightly larger for the same mass.',
      },
      {
        text: 'They raise the mobility of the atoms.',
        slip: 'wrong-thing-counted',
        teaching:
          'Atoms do move more easily next to a vacancy, but this does not make up for the energy that it costs.',
      },
    ],
    explanation:
      'A vacancy can be at any of many sites, so a few of them raise the entropy considerably. The Gibbs energy *G* = *H* − *TS* has its minimum at a small number of vacancies, which grows with temperature.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-122',
    topics: ['solid-state'],
    tests: ['madelung-constant'],
    difficulty: 'beginner',
    text: 'What does the Madelung constant of a structure account for?',
    answer: 'The attraction and repulsion of all the ions in the crystal',
    distractors: [
      {
        text: 'The attraction between an ion and its nearest neighbors',
        slip: 'one-component-only',
        teaching: 'More distant ions contribute with both signs; the nearest ones alone do not suffice.',
      },
      {
        text: 'The repulsion between the electron clouds of nearest neighbors',
        slip: 'other-term-of-the-energy',
        teaching: 'This is the Born term with its exponent.',
      },
      {
        text: 'The ionization energies of all the atoms in the crystal',
        slip: 'other-term-of-the-energy',
        teaching: 'Ionization energies are terms of the Born–Haber cycle and do not depend on the structure.',
      },
    ],
    explanation:
      'The Madelung constant sums the Coulomb interactions of an ion with all the others in the structure, in units of its interaction with one nearest neighbor.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-123',
    topics: ['solid-state'],
    tests: ['madelung-constant'],
    difficulty: 'intermediate',
    text: 'The Madelung constants of rock salt and cesium chloride are 1.748 and 1.763. Why is the larger constant alone not a reason for \\ce{NaCl} to adopt the cesium chloride structure?',
    answer: 'The distances would change as well.',
    distractors: [
      {
        text: 'The charges would change as well.',
        slip: 'wrong-cause',
        teaching: 'The same ions have the same charges in both structures.',
      },
      {
        text: 'The ratio of the ions would change as well.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The number of neighbors becomes eight for both ions, so the ratio remains 1:1.',
      },
      {
        text: 'The ionization energies would change as well.',
        slip: 'irrelevant-property',
        teaching:
          'Ionization energies belong to the gaseous atoms and do not depend on the structure of the crystal.',
      },
    ],
    explanation:
      'The lattice energy contains the constant divided by the distance. With eight neighbors the ions move apart, and the gain of 1% in the constant is more than offset.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-124',
    topics: ['solid-state'],
    tests: ['madelung-constant'],
    difficulty: 'advanced',
    text: 'For one ion in a chain of singly charged ions of alternating sign, spaced a distance *d* apart, the sum of the Coulomb energies is −2(1 − 1/2 + 1/3 − 1/4 + …)*e*²/(4π*ε*_{0}*d*). What is the Madelung constant of the chain? (ln 2 = 1 − 1/2 + 1/3 − …)',
    answer: '2 ln 2',
    distractors: [
      { text: 'ln 2', slip: 'forgot-factor-two', teaching: 'The chain extends to both sides of the ion.' },
      { text: '2', slip: 'one-step-short', teaching: 'This includes only the two nearest neighbors.' },
      {
        text: '½ ln 2',
        slip: 'forgot-half',
        teaching:
          'Only one side of the ion was counted, and the sum was halved as for a whole crystal; the constant refers to one ion with both sides.',
      },
    ],
    explanation:
      'The series in parentheses is ln 2, and the factor 2 accounts for both sides of the ion, so the constant is 2 ln 2 = 1.386. It is smaller than 2, the value for the nearest neighbors alone, because the next ions on either side repel the central ion.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-125',
    topics: ['solid-state'],
    tests: ['madelung-constant'],
    difficulty: 'intermediate',
    text: 'In the Born–Landé equation, the lattice energy of a salt with Madelung constant *M* contains the product *M*(1 − 1/*n*). What does the factor 1 − 1/*n* take into account?',
    answer: 'The repulsion of the electron clouds',
    distractors: [
      {
        text: 'The attraction of distant ions',
        slip: 'other-term-of-the-energy',
        teaching: 'The Madelung constant sums these contributions.',
      },
      {
        text: 'The energy of zero-point motion',
        slip: 'other-term-of-the-energy',
        teaching: 'This small term is added separately in refined calculations.',
      },
      {
        text: 'The charge of the ions in the lattice',
        slip: 'ignored-charges',
        teaching: 'The charges appear as a separate factor in the equation.',
      },
    ],
    explanation:
      'At the equilibrium distance the repulsion of the overlapping clouds (∝ 1/*r*^{*n*}) offsets the fraction 1/*n* of the Coulomb energy.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-126',
    topics: ['solid-state'],
    tests: ['superconductivity'],
    difficulty: 'beginner',
    text: 'What happens to the electrical resistance of a superconductor when it is cooled below its critical temperature?',
    answer: 'It drops abruptly to zero.',
    distractors: [
      {
        text: 'It drops abruptly to a small value.',
        slip: 'small-for-zero',
        teaching: 'A current in a ring persists for years; a small resistance would end it.',
      },
      {
        text: 'It drops steadily to zero.',
        slip: 'other-phenomenon',
        teaching:
          'The resistance vanishes all at once at the critical temperature; just below it, a current in a ring already persists.',
      },
      {
        text: 'It drops steadily to a small value.',
        slip: 'other-phenomenon',
        teaching: 'This is the behavior of an ordinary metal, whose impurities leave a residual resistance.',
      },
    ],
    explanation:
      'Below the critical temperature the direct-current resistance is zero, and a current in a ring persists. On cooling, the resistance drops abruptly to zero.',
    reference: 'Kittel, Introduction to Solid State Physics, 8th ed., chapter 10',
  },
  {
    id: 'physical-solid-state-127',
    topics: ['solid-state'],
    tests: ['superconductivity'],
    difficulty: 'beginner',
    text: 'Which of these destroys superconductivity in a wire below its critical temperature?',
    answer: 'A magnetic field above the critical field',
    distractors: [
      {
        text: 'A magnetic field below the critical field',
        slip: 'reversed-trend',
        teaching: 'In a weak field the superconducting state remains; the field is expelled.',
      },
      {
        text: 'A current below the critical current',
        slip: 'reversed-trend',
        teaching: 'Only beyond the critical current does the wire become normal.',
      },
      {
        text: 'A lower temperature at constant field',
        slip: 'reversed-trend',
        teaching: 'Cooling favors the superconducting state.',
      },
    ],
    explanation:
      'Superconductivity ends above the critical temperature, above the critical field and above the critical current. A field above the critical one destroys it.',
    reference: 'Kittel, Introduction to Solid State Physics, 8th ed., chapter 10',
  },
  {
    id: 'physical-solid-state-128',
    topics: ['solid-state'],
    tests: ['superconductivity'],
    difficulty: 'intermediate',
    text: 'In a type II superconductor between its two critical fields, what is observed?',
    answer: 'Magnetic flux in tubes; the resistance can stay zero',
    distractors: [
      {
        text: 'Magnetic flux in tubes; the resistance rises at once',
        slip: 'one-part-right',
        teaching: 'Pinned flux tubes allow the resistance to remain zero in such materials.',
      },
      {
        text: 'No magnetic flux at all; the resistance is zero',
        slip: 'wrong-region',
        teaching: 'This is the behavior below the first critical field.',
      },
      {
        text: 'Uniform magnetic flux; the resistance rises at once',
        slip: 'wrong-region',
        teaching: 'This is the behavior above the second critical field.',
      },
    ],
    explanation:
      'Between the two critical fields flux penetrates in tubes, each surrounded by a current. As long as the tubes are pinned, the resistance can stay zero; strong magnets rely on this.',
    reference: 'Kittel, Introduction to Solid State Physics, 8th ed., chapter 10',
  },
  {
    id: 'physical-solid-state-129',
    topics: ['solid-state'],
    tests: ['superconductivity'],
    difficulty: 'advanced',
    text: 'The isotope effect *T*_{c} ∝ *M*^{−½} is observed for many superconductors. What does this show, according to BCS theory?',
    answer: 'The vibrations of the lattice bind the electrons in pairs.',
    distractors: [
      {
        text: 'The nuclear spins bind the electrons in pairs.',
        slip: 'wrong-cause',
        teaching: 'The spin of the nuclei is not decisive; isotopes of spin zero show the same dependence.',
      },
      {
        text: 'The magnetic moments of electrons bind them in pairs.',
        slip: 'wrong-cause',
        teaching:
          'The magnetic moments of electrons do not depend on the mass of the nuclei, which changes with the isotope.',
      },
      {
        text: 'The charge of the nuclei binds the electrons in pairs.',
        slip: 'same-mass-for-isotopes',
        teaching: 'Isotopes have the same nuclear charge; only the mass differs.',
      },
    ],
    explanation:
      'The frequency of lattice vibrations is proportional to *M*^{−½}. The same dependence of *T*_{c} shows that exchange of such vibrations binds the electrons in pairs.',
    reference: 'Kittel, Introduction to Solid State Physics, 8th ed., chapter 10',
  },
  {
    id: 'physical-solid-state-130',
    topics: ['solid-state'],
    tests: ['liquid-crystals'],
    difficulty: 'beginner',
    text: 'How does a nematic liquid crystal differ from an ordinary liquid?',
    answer: 'Its molecules point in a common direction.',
    distractors: [
      {
        text: 'Its molecules are fixed in position.',
        slip: 'other-state-of-matter',
        teaching: 'The molecules flow past each other as in a liquid.',
      },
      {
        text: 'Its molecules carry charges.',
        slip: 'wrong-cause',
        teaching: 'Liquid crystals need not be ionic.',
      },
      {
        text: 'Its molecules form a lattice.',
        slip: 'other-state-of-matter',
        teaching: 'Long-range order of positions is characteristic of a crystal.',
      },
    ],
    explanation:
      'In a nematic phase the rod-like molecules flow as in a liquid, but their long axes point in a common direction, the director.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Liquid Crystals',
  },
  {
    id: 'physical-solid-state-131',
    topics: ['solid-state'],
    tests: ['liquid-crystals'],
    difficulty: 'beginner',
    text: 'What is a mesogen?',
    answer: 'A molecule that can form a liquid crystal phase',
    distractors: [
      {
        text: 'A molecule that is chiral and rotates polarized light',
        slip: 'irrelevant-property',
        teaching: 'Chiral molecules may form special liquid crystals, but most mesogens are not chiral.',
      },
      {
        text: 'A molecule that is liquid at every temperature',
        slip: 'other-state-of-matter',
        teaching: 'Mesogens crystallize on cooling and form an ordinary liquid on heating.',
      },
      {
        text: 'A molecule that crystallizes in needles',
        slip: 'other-state-of-matter',
        teaching: 'The shape of the crystals does not determine whether an ordered liquid exists.',
      },
    ],
    explanation:
      'Rod-like or disk-like molecules that form an ordered liquid between crystal and isotropic melt are called mesogens.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Liquid Crystals',
  },
  {
    id: 'physical-solid-state-132',
    topics: ['solid-state'],
    tests: ['liquid-crystals'],
    difficulty: 'intermediate',
    text: 'In a liquid crystal display a voltage is applied across a thin layer between crossed polarizers. What changes?',
    answer: 'The orientation of the molecules, and with it the light transmitted',
    distractors: [
      {
        text: 'The temperature of the layer, and with it the light transmitted',
        slip: 'wrong-cause',
        teaching: 'The voltage hardly changes the temperature; it is the field that turns the molecules.',
      },
      {
        text: 'The color of the molecules, and with it the light transmitted',
        slip: 'wrong-cause',
        teaching: 'The molecules themselves remain colorless; only their orientation changes.',
      },
      {
        text: 'The density of the layer, and with it the light transmitted',
        slip: 'wrong-cause',
        teaching: 'The density hardly changes in the field.',
      },
    ],
    explanation:
      'The field turns the molecules. Without it, the layer rotates the plane of polarization so that light passes through the crossed polarizers; with the field on, no light passes.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Liquid Crystals',
  },
  {
    id: 'physical-solid-state-133',
    topics: ['solid-state'],
    tests: ['liquid-crystals'],
    difficulty: 'advanced',
    text: 'A substance is crystalline up to 80 °C, then smectic, nematic from 100 °C, and an isotropic liquid from 120 °C. How does the entropy change along this sequence?',
    answer: 'It rises in steps, the largest at 80 °C.',
    distractors: [
      {
        text: 'It rises in steps, the largest at 120 °C.',
        slip: 'reversed-trend',
        teaching: 'Most of the order is lost on melting, when the lattice disappears.',
      },
      {
        text: 'It falls in steps, the largest at 80 °C.',
        slip: 'wrong-sign',
        teaching: 'Each step on heating absorbs heat and lowers the order, so the entropy rises.',
      },
      {
        text: 'It falls in steps, the largest at 120 °C.',
        slip: 'wrong-sign',
        teaching: 'On heating, order is lost step by step, most of it at 80 °C.',
      },
    ],
    explanation:
      'Each phase has more disorder than the one before, so the entropy rises step by step. At 80 °C the lattice disappears, the largest loss of order.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Liquid Crystals',
  },
  {
    id: 'physical-solid-state-134',
    topics: ['solid-state'],
    tests: ['band-theory', 'crystal-defects'],
    difficulty: 'advanced',
    text: '\\ce{ZnO} heated in a vacuum loses a little oxygen and conducts better afterward. Which explanation is correct?',
    answer: 'The oxide is left with extra electrons: n-type.',
    distractors: [
      {
        text: 'The oxide is left with missing electrons: p-type.',
        slip: 'charge-turned-around',
        teaching: 'Oxygen leaves as neutral \\ce{O2}, and the electrons of the oxide ions stay behind.',
      },
      {
        text: 'The oxide is left with missing zinc ions: p-type.',
        slip: 'exchanged-components',
        teaching: 'The crystal loses oxygen, so zinc is in excess, not missing.',
      },
      {
        text: 'The oxide is left with mobile oxide ions: an ion conductor.',
        slip: 'wrong-charge-carrier',
        teaching:
          'With only a few vacancies, ions hardly move at room temperature; electrons carry the current.',
      },
    ],
    explanation:
      '\\ce{O^2-} leaves as \\ce{O2}, and its electrons stay in the crystal. They occupy levels just below the conduction band and are easily excited into it, so there are extra electrons and n-type conduction.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
];
