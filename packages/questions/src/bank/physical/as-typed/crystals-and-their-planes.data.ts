import type { WrittenQuestion } from '../../written-question.ts';

export const crystalsAndTheirPlanesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-solid-state-400',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    difficulty: 'beginner',
    text: 'How many atoms belong to a simple cubic, a body-centered cubic and a face-centered cubic unit cell of a metal, respectively?',
    answer: '1, 2, 4',
    distractors: [
      {
        text: '1, 2, 3',
        slip: 'wrong-atoms-per-cell',
        teaching:
          'The eight corners contribute 1 atom in all and the six faces contribute 3, which makes four atoms for fcc.',
      },
      {
        text: '8, 9, 14',
        slip: 'shared-atoms-counted-whole',
        teaching: 'Corner atoms are shared by eight cells and face atoms by two.',
      },
      {
        text: '1, 3, 4',
        slip: 'wrong-atoms-per-cell',
        teaching: 'Only the atom in the center of the bcc cell is added to the one from the corners: 1 + 1.',
      },
    ],
    explanation:
      'The corners contribute 8 × 1/8 = 1 atom. A bcc cell adds one in the center (2), and an fcc cell adds 6 × 1/2 = 3 (4).',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-401',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    difficulty: 'beginner',
    text: 'What are the coordination numbers in simple cubic, bcc and fcc metals, respectively?',
    answer: '6, 8, 12',
    distractors: [
      {
        text: '6, 8, 10',
        slip: 'neighbors-miscounted',
        teaching: 'In an fcc structure each atom touches twelve others.',
      },
      {
        text: '8, 6, 12',
        slip: 'exchanged-components',
        teaching:
          'In bcc the center atom touches eight corner atoms; in simple cubic there are six neighbors.',
      },
      {
        text: '1, 2, 4',
        slip: 'answered-another-quantity',
        teaching: 'These are the numbers of atoms per cell.',
      },
    ],
    explanation:
      'An atom has six neighbors along the axes in simple cubic, eight at the corners in bcc and twelve in fcc, as in every closest-packed structure.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-402',
    topics: ['solid-state'],
    tests: ['close-packing', 'unit-cells'],
    difficulty: 'intermediate',
    text: 'What fraction of space do identical touching spheres fill in the simple cubic, bcc and fcc structures, respectively?',
    answer: '52%, 68%, 74%',
    distractors: [
      {
        text: '52%, 74%, 68%',
        slip: 'exchanged-components',
        teaching: 'The fcc structure is closest-packed and is the densest of the three.',
      },
      {
        text: '74%, 68%, 52%',
        slip: 'reversed-trend',
        teaching: 'Simple cubic is the most open structure.',
      },
      {
        text: '52%, 74%, 74%',
        slip: 'property-misjudged',
        teaching: 'A sphere has eight neighbors in bcc and twelve in fcc, so bcc is less dense.',
      },
    ],
    explanation: 'The fractions are π/6 = 52% (sc), π√3/8 = 68% (bcc) and π√2/6 = 74% (fcc).',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-403',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    difficulty: 'intermediate',
    text: 'Along which line of the cubic cell do the atoms touch in a body-centered cubic metal, and what is the edge *a* in terms of the radius *r*?',
    answer: 'Body diagonal; *a* = 4*r*/√3',
    distractors: [
      {
        text: 'Face diagonal; *a* = 4*r*/√2',
        slip: 'wrong-lattice',
        teaching: 'This holds for face-centered cubic metals.',
      },
      { text: 'Edge; *a* = 2*r*', slip: 'wrong-lattice', teaching: 'This holds for simple cubic metals.' },
      {
        text: 'Body diagonal; *a* = 2*r*/√3',
        slip: 'diameter-for-radius',
        teaching:
          'The diagonal consists of the radii of two corner atoms and one full diameter, 4*r* in all.',
      },
    ],
    explanation: 'The atom in the center touches the corner atoms, so the body diagonal is *a*√3 = 4*r*.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-404',
    topics: ['solid-state'],
    tests: ['density-of-a-crystal'],
    uses: ['unit-cells'],
    difficulty: 'intermediate',
    text: 'A metal (molar mass 63.5 g/mol) is face-centered cubic with a unit cell edge of 362 pm. What is its density? (*N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '8.89 g/cm³',
    distractors: [
      {
        text: '4.45 g/cm³',
        slip: 'wrong-atoms-per-cell',
        teaching: 'Two atoms belong to a body-centered cell; fcc has four.',
        expression: '(4 / 2) * 63.5 / (6.022e23 * 3.62e-8^3)',
      },
      {
        text: '2.22 g/cm³',
        slip: 'wrong-atoms-per-cell',
        teaching: 'One atom belongs to a simple cubic cell; fcc has four.',
        expression: '63.5 / (6.022e23 * 3.62e-8^3)',
      },
      {
        text: '31.1 g/cm³',
        slip: 'shared-atoms-counted-whole',
        teaching: 'All 14 atoms were counted as whole atoms; only four belong to the cell.',
        expression: '14 * 63.5 / (6.022e23 * (3.62e-8)^3)',
      },
    ],
    explanation: '*ρ* = 4 × 63.5/(6.022 × 10^{23} × (3.62 × 10^{−8} cm)³) = 8.89 g/cm³ (copper).',
    reference: 'OpenStax Chemistry 2e, section 10.6',
    computation: { kind: 'quantity', expression: '4*63.5/(6.022e23*(3.62e-8)^3)', unit: 'g/cm³' },
  },
  {
    id: 'physical-solid-state-405',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'beginner',
    text: 'What are the coordination numbers of the ions in rock salt (\\ce{NaCl}), cesium chloride and zinc blende (\\ce{ZnS}), respectively?',
    answer: '6, 8, 4',
    distractors: [
      {
        text: '8, 6, 4',
        slip: 'exchanged-components',
        teaching: 'The larger ion, \\ce{Cs+}, has eight neighbors; \\ce{Na+} has six.',
      },
      {
        text: '6, 4, 8',
        slip: 'exchanged-components',
        teaching: 'Zinc is in tetrahedral holes, so it has four neighbors.',
      },
      {
        text: '4, 8, 6',
        slip: 'exchanged-components',
        teaching: 'In rock salt each ion has an octahedron of six neighbors.',
      },
    ],
    explanation:
      'The coordination is 6:6 (octahedral) in \\ce{NaCl}, 8:8 (cubic) in \\ce{CsCl} and 4:4 (tetrahedral) in \\ce{ZnS}.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-406',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'intermediate',
    text: 'A salt MX has ionic radii of 60 pm (M^{+}) and 190 pm (X^{−}). Which structure does the radius ratio rule predict? (limits 0.225, 0.414, 0.732)',
    answer: 'Zinc blende',
    distractors: [
      {
        text: 'Rock salt',
        slip: 'series-position-wrong',
        teaching: '0.32 lies below 0.414, so an octahedral hole is too large.',
      },
      {
        text: 'Cesium chloride',
        slip: 'inverted-ratio',
        teaching: 'The ratio of the cation radius to the anion radius is 0.32, not above 0.732.',
      },
      {
        text: 'Fluorite',
        slip: 'wrong-lattice',
        teaching: 'The fluorite structure requires the formula MX_{2}.',
      },
    ],
    explanation:
      '60/190 = 0.32 lies between 0.225 and 0.414, which means tetrahedral coordination, as in zinc blende.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-407',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    uses: ['unit-cells'],
    difficulty: 'intermediate',
    text: 'How many formula units are in the cubic unit cell of rock salt, and how many are in that of cesium chloride?',
    answer: '4 and 1',
    distractors: [
      {
        text: '4 and 2',
        slip: 'wrong-atoms-per-cell',
        teaching:
          'The cesium chloride cell contains one ion in the center and one from the corners: a single \\ce{CsCl}.',
      },
      {
        text: '8 and 1',
        slip: 'shared-atoms-counted-whole',
        teaching: 'Four \\ce{Na+} and four \\ce{Cl-} make four formula units.',
      },
      {
        text: '8 and 2',
        slip: 'shared-atoms-counted-whole',
        teaching: 'These are the numbers of ions in the cells; a cation and an anion make one formula unit.',
      },
    ],
    explanation:
      'Rock salt has 4 anions (fcc) and 4 cations in octahedral holes. \\ce{CsCl} has one ion from the corners and one in the center.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-408',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'beginner',
    text: 'In the ideal perovskite structure ABX_{3}, what are the coordination numbers of A and B with respect to X?',
    answer: '12 for A, 6 for B',
    distractors: [
      {
        text: '6 for A, 12 for B',
        slip: 'exchanged-components',
        teaching: 'B is the small cation in an octahedron; A fills the large hole.',
      },
      {
        text: '6 for A, 4 for B',
        slip: 'wrong-lattice',
        teaching: 'Each B has six X around it in an octahedron; A has twelve neighbors.',
      },
      {
        text: '4 for A, 6 for B',
        slip: 'wrong-lattice',
        teaching: 'The A site lies between eight octahedra and has twelve neighbors.',
      },
    ],
    explanation:
      'BX_{6} octahedra share corners. The large A cation lies between eight of them and has twelve X neighbors.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-409',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'intermediate',
    text: 'The Goldschmidt tolerance factor of a perovskite is *t* = (*r*_{A} + *r*_{X})/(√2(*r*_{B} + *r*_{X})). What is *t* for *r*_{A} = 164 pm, *r*_{B} = 62 pm and *r*_{X} = 140 pm?',
    answer: '1.06',
    distractors: [
      {
        text: '1.50',
        slip: 'forgot-root',
        teaching: 'The factor √2 in the denominator was left out.',
        expression: '(164 + 140) / ((62 + 140))',
      },
      {
        text: '0.752',
        slip: 'forgot-square',
        teaching: 'Here 2 was used in place of √2.',
        expression: '(164 + 140) / (2 * (62 + 140))',
      },
      {
        text: '0.470',
        slip: 'exchanged-components',
        teaching: 'Here A and B were interchanged.',
        expression: '(62 + 140) / (2^0.5 * (164 + 140))',
      },
    ],
    explanation:
      '*t* = (164 + 140)/(1.414 × (62 + 140)) = 304/285.7 = 1.06: A is slightly too large for its hole.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
    computation: { kind: 'quantity', expression: '(164+140)/(2^0.5*(62+140))', unit: '' },
  },
  {
    id: 'physical-solid-state-410',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    uses: ['ionic-crystal-structures'],
    difficulty: 'intermediate',
    text: 'In an ABX_{3} cell with B at the corners, A in the center and X in the middle of every edge, how many X ions belong to the cell?',
    answer: '3',
    distractors: [
      {
        text: '12',
        slip: 'shared-atoms-counted-whole',
        teaching: 'Each atom on an edge is shared by four cells.',
        expression: '12',
      },
      {
        text: '6',
        slip: 'other-shape-rule',
        teaching: 'A factor of 1/2 applies to faces, not to edges.',
        expression: '12 / 2',
      },
      {
        text: '1.5',
        slip: 'other-shape-rule',
        teaching: 'A factor of 1/8 applies to corners, not to edges.',
        expression: '12 / 8',
      },
    ],
    explanation: '12 edges × 1/4 = 3, in agreement with the formula ABX_{3}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
    computation: { kind: 'quantity', expression: '12/4', unit: '' },
  },
  {
    id: 'physical-solid-state-411',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'advanced',
    text: 'Cubic \\ce{BaTiO3} turns tetragonal below 120 °C and becomes ferroelectric. What gives the crystal its polarization?',
    answer: '\\ce{Ti^4+} shifts off the center of its octahedron.',
    distractors: [
      {
        text: '\\ce{Ti^4+} is reduced to \\ce{Ti^3+}.',
        slip: 'reaction-type-confused',
        teaching: 'No electrons are transferred; ions are displaced.',
      },
      {
        text: '\\ce{Ba^2+} leaves the lattice.',
        slip: 'other-defect',
        teaching: 'No vacancies are needed; the composition does not change.',
      },
      {
        text: 'The oxide ions lose their charge.',
        slip: 'wrong-cause',
        teaching: 'The ions keep their charges; their centers no longer coincide.',
      },
    ],
    explanation:
      'The small \\ce{Ti^4+} ion moves toward one oxide ion. The centers of positive and negative charge separate: every cell has a dipole moment.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-412',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    uses: ['x-ray-diffraction'],
    difficulty: 'beginner',
    text: 'A plane cuts two axes of a cubic crystal at *a* and *b*/2 and is parallel to *c*. What are its Miller indices?',
    answer: '(120)',
    distractors: [
      {
        text: '(210)',
        slip: 'exchanged-components',
        teaching: 'The reciprocal of 1 is 1 and that of 1/2 is 2, in that order.',
      },
      {
        text: '(121)',
        slip: 'small-for-zero',
        teaching: 'A plane parallel to an axis cuts it at infinity, so the index for that axis is 0.',
      },
      {
        text: '(1½∞)',
        slip: 'inverted-ratio',
        teaching: 'The intercepts themselves were written; reciprocals are needed.',
      },
    ],
    explanation: 'The intercepts are 1, 1/2 and ∞ and the reciprocals are 1, 2 and 0, so the plane is (120).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-solid-state-413',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    difficulty: 'beginner',
    text: 'What does it mean if the index for one axis is 0 in the Miller indices (*hkl*) of a plane?',
    answer: 'The plane is parallel to that axis.',
    distractors: [
      {
        text: 'The plane passes through the origin.',
        slip: 'small-for-zero',
        teaching: 'An index of 0 is the reciprocal of an infinite intercept.',
      },
      {
        text: 'The plane cuts that axis at 0.',
        slip: 'inverted-ratio',
        teaching: 'It is the reciprocal of the intercept that is zero, not the intercept itself.',
      },
      {
        text: 'The plane is perpendicular to that axis.',
        slip: 'reversed-trend',
        teaching: 'A plane perpendicular to one axis of a cube has zeros for the other two.',
      },
    ],
    explanation: 'An intercept at infinity has the reciprocal 0: the plane never cuts this axis.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-solid-state-414',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    difficulty: 'intermediate',
    text: 'A cubic crystal has an edge of 400 pm. What is the spacing of its (111) planes?',
    answer: '231 pm',
    distractors: [
      {
        text: '283 pm',
        slip: 'answered-another-quantity',
        teaching: 'This is the spacing of the (110) planes; for (111) divide by √3.',
        expression: '400 / 2^0.5',
      },
      {
        text: '693 pm',
        slip: 'multiplied-for-divided',
        teaching: 'The edge is divided by √3, not multiplied by it.',
        expression: '400 * 3^0.5',
      },
      {
        text: '400 pm',
        slip: 'answered-another-quantity',
        teaching: 'This is the spacing of the (100) planes.',
        expression: '400',
      },
    ],
    explanation: '*d* = *a*/√(*h*² + *k*² + *l*²) = 400 pm/√3 = 231 pm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
    computation: { kind: 'quantity', expression: '400/3^0.5', unit: 'pm' },
  },
  {
    id: 'physical-solid-state-415',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    difficulty: 'intermediate',
    text: 'Which of these planes of a simple cubic crystal have the largest spacing?',
    answer: '(100)',
    distractors: [
      { text: '(110)', slip: 'reversed-trend', teaching: 'Their spacing *d* = *a*/√2 is smaller than *a*.' },
      { text: '(111)', slip: 'reversed-trend', teaching: 'Their spacing *d* = *a*/√3 is smaller still.' },
      { text: '(200)', slip: 'reversed-trend', teaching: 'Their spacing *d* = *a*/2 is half that of (100).' },
    ],
    explanation: '*d* = *a*/√(*h*² + *k*² + *l*²) is largest for the smallest sum of squares: (100).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
    computation: {
      kind: 'option-extreme',
      values: { '(100)': '1', '(110)': '1/2^0.5', '(111)': '1/3^0.5', '(200)': '1/2' },
      pick: 'greatest',
      quantity: 'spacing',
    },
  },
  {
    id: 'physical-solid-state-416',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    uses: ['x-ray-diffraction'],
    difficulty: 'advanced',
    text: 'A plane has the intercepts 2*a*, 3*b* and *c*. What are its Miller indices?',
    answer: '(326)',
    distractors: [
      {
        text: '(231)',
        slip: 'inverted-ratio',
        teaching: 'These are the intercepts; their reciprocals are needed.',
      },
      {
        text: '(236)',
        slip: 'exchanged-components',
        teaching: '1/2 and 1/3 give 3 and 2 after multiplication by 6, in that order.',
      },
      { text: '(321)', slip: 'one-step-short', teaching: '1/1 times 6 gives 6, not 1.' },
    ],
    explanation:
      'The reciprocals are 1/2, 1/3 and 1; multiplied by 6, they give 3, 2 and 6, so the plane is (326).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-solid-state-417',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'beginner',
    text: 'Which ions are missing from their sites in a Schottky defect of \\ce{NaCl}, and where do they go?',
    answer: '\\ce{Na+} and \\ce{Cl-}, to the surface',
    distractors: [
      {
        text: '\\ce{Na+} and \\ce{Cl-}, to interstitial sites',
        slip: 'other-defect',
        teaching: 'Ions in interstitial sites are a feature of Frenkel defects.',
      },
      {
        text: '\\ce{Na+} alone, to interstitial sites',
        slip: 'other-defect',
        teaching: 'This is a Frenkel defect, as in \\ce{AgCl}.',
      },
      {
        text: '\\ce{Cl-} alone, replaced by an electron',
        slip: 'other-defect',
        teaching: 'This is a color center.',
      },
    ],
    explanation:
      'A Schottky defect is a pair of vacancies of both ions in the ratio of the formula. The ions extend the crystal at its surface, so the density falls.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-solid-state-418',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'intermediate',
    text: 'Which features of a salt favor Frenkel over Schottky defects?',
    answer: 'A small cation and a large anion',
    distractors: [
      {
        text: 'A large cation and a large anion',
        slip: 'other-defect',
        teaching:
          'Ions of about the same size leave no gaps into which one of them fits, and Schottky defects form.',
      },
      {
        text: 'A small cation and a small anion',
        slip: 'other-defect',
        teaching: 'Gaps between small anions are small, too, so Schottky defects form.',
      },
      {
        text: 'A large cation and a small anion',
        slip: 'exchanged-components',
        teaching: 'The ion that moves to a gap must be small; this is nearly always the cation.',
      },
    ],
    explanation:
      'A small (and polarizable) cation finds room in gaps between large anions, as in \\ce{AgBr} and \\ce{ZnS}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-419',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'intermediate',
    text: 'For *N* sites of each ion, the number of Schottky pairs is *n* ≈ *N* exp(−Δ*H*/(2*RT*)), where Δ*H* is their molar enthalpy of formation. What fraction of the sites are vacant at 1000 K for Δ*H* = 200 kJ/mol? (*R* = 8.314 J/(mol·K))',
    answer: '6.0 × 10^{−6}',
    distractors: [
      {
        text: '3.6 × 10^{−11}',
        slip: 'forgot-half',
        teaching: 'The factor 2 in the exponent was left out.',
        expression: 'exp((-200000) / (8.314 * 1000))',
      },
      {
        text: '2.4 × 10^{−3}',
        slip: 'root-of-the-result',
        teaching: 'Here 4*RT* was used, which gives the square root of the correct result.',
        expression: 'exp((-200000) / (2 * 8.314 * 1000 * 2))',
      },
      {
        text: '7.1 × 10^{−11}',
        slip: 'needless-factor-two',
        teaching: 'The factor 2 belongs in the exponent; the result is not doubled.',
        expression: 'exp((-200000) / (8.314 * 1000)) * 2',
      },
    ],
    explanation: 'exp(−200 000/(2 × 8.314 × 1000)) = exp(−12.03) = 6.0 × 10^{−6}.',
    reference: 'West, Solid State Chemistry and its Applications, 2nd ed., chapter 2',
    computation: { kind: 'quantity', expression: 'exp(-200000/(2*8.314*1000))', unit: '' },
  },
  {
    id: 'physical-solid-state-420',
    topics: ['solid-state'],
    tests: ['band-theory'],
    difficulty: 'beginner',
    text: 'Which element makes silicon n-type when a trace of it is incorporated into the lattice?',
    answer: 'Phosphorus',
    distractors: [
      {
        text: 'Boron',
        slip: 'reversed-trend',
        teaching: 'Boron has one valence electron fewer than silicon, so it makes silicon p-type.',
      },
      { text: 'Aluminum', slip: 'reversed-trend', teaching: 'Group 13 elements make silicon p-type.' },
      {
        text: 'Germanium',
        slip: 'irrelevant-property',
        teaching: 'With four valence electrons, germanium adds neither electrons nor holes.',
      },
    ],
    explanation:
      'Phosphorus has five valence electrons; the extra one is easily raised to the conduction band, which makes silicon n-type.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-solid-state-421',
    topics: ['solid-state'],
    tests: ['band-theory'],
    difficulty: 'intermediate',
    text: 'How does a zone without mobile charges form at a junction of p-type and n-type silicon?',
    answer: 'Electrons from the n side fill holes on the p side.',
    distractors: [
      {
        text: 'Electrons from the p side fill holes on the n side.',
        slip: 'exchanged-components',
        teaching: 'Electrons are in excess on the n side, holes on the p side.',
      },
      {
        text: 'Dopant atoms from the p side move across and react.',
        slip: 'wrong-charge-carrier',
        teaching: 'The dopant atoms stay on their lattice sites.',
      },
      {
        text: 'The silicon atoms at the contact are ionized.',
        slip: 'wrong-charge-carrier',
        teaching: 'Only the dopant atoms are left charged; the silicon atoms stay neutral.',
      },
    ],
    explanation:
      'Electrons and holes diffuse across and recombine. Charged donors and acceptors remain and set up a field that stops further flow.',
    reference: 'LibreTexts, Inorganic Chemistry, Semiconductor p-n Junctions',
  },
  {
    id: 'physical-solid-state-422',
    topics: ['solid-state'],
    tests: ['band-theory'],
    difficulty: 'intermediate',
    text: 'A semiconductor has a band gap of 1.42 eV. What is the longest wavelength that can excite an electron across the gap? (*hc* = 1240 eV·nm)',
    answer: '873 nm',
    distractors: [
      {
        text: '1761 nm',
        slip: 'multiplied-for-divided',
        teaching: 'Here *hc* was multiplied by the gap; it must be divided by it.',
        expression: '1240 * 1.42',
      },
      {
        text: '437 nm',
        slip: 'forgot-factor-two',
        teaching: 'One photon of 1.42 eV is enough; the energy is not doubled.',
        expression: '(1240 / 2) / 1.42',
      },
      {
        text: '615 nm',
        slip: 'needless-square',
        teaching: 'Here *hc* was divided by the square of the gap.',
        expression: '1240 / 1.42^2',
      },
    ],
    explanation: '*λ* = *hc*/*E* = 1240 eV·nm/1.42 eV = 873 nm, in the near infrared.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
    computation: { kind: 'quantity', expression: '1240/1.42', unit: 'nm' },
  },
  {
    id: 'physical-surfaces-416',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'beginner',
    text: 'What bonding does each carbon atom in graphene have?',
    answer: 'Three σ bonds and delocalized π bonding',
    distractors: [
      {
        text: 'Four σ bonds to neighboring atoms',
        slip: 'kind-of-bonding-confused',
        teaching: 'This describes diamond; graphene is flat, and each of its atoms has three neighbors.',
      },
      {
        text: 'Two σ bonds and two localized π bonds',
        slip: 'kind-of-bonding-confused',
        teaching: 'Each atom has three neighbors, and the π electrons are delocalized.',
      },
      {
        text: 'Three σ bonds and one lone pair',
        slip: 'ignored-lone-pairs',
        teaching: 'The fourth electron is part of the π system over the whole sheet.',
      },
    ],
    explanation:
      'In the flat hexagonal sheet carbon is sp^{2}: three σ bonds, and one electron in the delocalized π system, which makes graphene conduct.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'physical-surfaces-417',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'beginner',
    text: 'How is a single-walled carbon nanotube related to graphene?',
    answer: 'It is a single sheet rolled into a cylinder.',
    distractors: [
      {
        text: 'It is a stack of many sheets.',
        slip: 'forms-of-carbon-confused',
        teaching: 'A stack of sheets is graphite.',
      },
      {
        text: 'It is a single sheet closed into a sphere by pentagons.',
        slip: 'forms-of-carbon-confused',
        teaching: 'Closed cages with pentagons are fullerenes.',
      },
      {
        text: 'It is a thread of atoms cut from the edge of a sheet.',
        slip: 'forms-of-carbon-confused',
        teaching: 'A thread of atoms would not be hollow; a tube has a wall made of hexagons.',
      },
    ],
    explanation: 'A nanotube is a seamless cylinder of hexagons, as if a graphene sheet had been rolled up.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'physical-surfaces-418',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'intermediate',
    text: 'A single-walled carbon nanotube is a rolled-up sheet of graphene. What determines whether it is metallic or semiconducting?',
    answer: 'The direction and circumference of the roll',
    distractors: [
      {
        text: 'The length of the tube',
        slip: 'irrelevant-property',
        teaching: 'The length does not determine the bands of a long tube.',
      },
      {
        text: 'The amount of impurities in the tube',
        slip: 'wrong-cause',
        teaching: 'Even pure tubes differ from one another.',
      },
      {
        text: 'The strength of the σ bonds',
        slip: 'irrelevant-property',
        teaching: 'The σ bonds are alike in all tubes; it is the π bands that matter.',
      },
    ],
    explanation:
      'The roll-up vector (*n*,*m*) sets which π states fit around the tube. If *n* − *m* is divisible by 3, the tube is (nearly) metallic; otherwise it is semiconducting.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-surfaces-419',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'intermediate',
    text: 'Large graphene sheets are grown from methane on hot copper foil. What is the role of the copper?',
    answer: 'To catalyze the splitting of methane',
    distractors: [
      {
        text: 'To supply carbon from its own lattice',
        slip: 'role-of-a-species',
        teaching: 'Carbon comes from methane; copper dissolves hardly any.',
      },
      {
        text: 'To oxidize the hydrogen to water',
        slip: 'reaction-type-confused',
        teaching: '\\ce{H2} leaves as gas; no oxide is involved.',
      },
      {
        text: 'To dope the graphene as n-type',
        slip: 'other-phenomenon',
        teaching: 'Growth does not need doping, and the foil is etched away later.',
      },
    ],
    explanation:
      '\\ce{CH4} decomposes on the copper surface to carbon and hydrogen; the carbon joins into a single layer, since copper hardly dissolves carbon.',
    reference: 'LibreTexts, Inorganic Chemistry, Carbon Nanostructures',
  },
  {
    id: 'physical-surfaces-420',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'intermediate',
    text: 'The light emitted by semiconductor particles becomes bluer as they shrink below about 10 nm. What causes this?',
    answer: 'Confinement widens the gap between the levels.',
    distractors: [
      {
        text: 'Confinement narrows the gap between the levels.',
        slip: 'reversed-trend',
        teaching: 'Bluer light has photons of higher energy, so the gap must be wider.',
      },
      {
        text: 'Confinement reduces the size of the atoms.',
        slip: 'wrong-cause',
        teaching: 'The size of the atoms does not change.',
      },
      {
        text: 'Small particles scatter more blue light.',
        slip: 'other-phenomenon',
        teaching: 'The color of emission comes from the gap; scattering is a different effect.',
      },
    ],
    explanation:
      'The electron and the hole are confined like particles in a box: the smaller the box, the larger the energies and the gap (quantum confinement).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-surfaces-421',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'advanced',
    text: 'In the hot-injection synthesis of \\ce{CdSe} quantum dots, why are the precursors injected all at once into the hot surfactant?',
    answer: 'All nuclei form in one burst and then grow uniformly.',
    distractors: [
      {
        text: 'The particles must not reach equilibrium with the gas.',
        slip: 'wrong-cause',
        teaching: 'The gas plays no part; the nucleation must be short.',
      },
      {
        text: 'The surfactant would boil off during slow addition.',
        slip: 'irrelevant-property',
        teaching: 'High-boiling surfactants are chosen; the point is the nucleation.',
      },
      {
        text: 'Cadmium would be oxidized by selenium.',
        slip: 'reaction-type-confused',
        teaching: 'Forming \\ce{CdSe} is the goal; the speed ensures a uniform size.',
      },
    ],
    explanation:
      'Sudden supersaturation produces a burst of nuclei; then the concentration falls below the threshold, and all the particles grow to nearly the same size.',
    reference: 'LibreTexts, Inorganic Chemistry, Semiconductor Nanoparticles',
  },
  {
    id: 'physical-surfaces-422',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'advanced',
    text: 'In the particle-in-a-box model, the confinement energy of a quantum dot of radius *R* is proportional to 1/*R*². The bulk gap is 1.74 eV, and dots of *R* = 2.0 nm have a gap of 2.34 eV. What gap is expected for *R* = 4.0 nm? (Neglect other terms.)',
    answer: '1.89 eV',
    distractors: [
      {
        text: '2.04 eV',
        slip: 'forgot-square',
        teaching: 'The confinement energy falls to a quarter, not to half.',
        expression: '1.74 + (2.34 - 1.74) / 2',
      },
      {
        text: '2.19 eV',
        slip: 'rest-for-part',
        teaching: 'Only a quarter of 0.60 eV remains, not three quarters.',
        expression: '1.74 + (2.34 - 1.74) * 3 / 4',
      },
      {
        text: '1.74 eV',
        slip: 'small-for-zero',
        teaching: 'At 4.0 nm a quarter of the confinement energy is still there.',
        expression: '1.74',
      },
    ],
    explanation:
      'Confinement at 2.0 nm: 0.60 eV; at twice the radius 0.60/4 = 0.15 eV. Gap = 1.74 + 0.15 = 1.89 eV.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: { kind: 'quantity', expression: '1.74+(2.34-1.74)/4', unit: 'eV' },
  },
  {
    id: 'physical-surfaces-423',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'beginner',
    text: 'Why is a sol of 15 nm gold particles red?',
    answer: 'Its conduction electrons resonate with green light.',
    distractors: [
      {
        text: 'Its particles emit red light when they are excited.',
        slip: 'other-phenomenon',
        teaching: 'The color is that of the light left after absorption; the particles do not emit it.',
      },
      {
        text: 'Its gold is oxidized to a red gold salt.',
        slip: 'wrong-cause',
        teaching: 'The particles consist of metallic gold, not of a gold salt.',
      },
      {
        text: 'Its particles reflect red light as bulk gold does.',
        slip: 'other-phenomenon',
        teaching: 'Bulk gold is yellow; small particles absorb near 520 nm.',
      },
    ],
    explanation:
      'The electrons of a small gold particle oscillate together in the light wave (surface plasmon resonance) and absorb near 520 nm; red light passes through.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-424',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'intermediate',
    text: 'What happens to the plasmon band of spherical gold nanoparticles when they are stretched into rods of increasing length?',
    answer: 'A second band appears and moves to longer wavelengths.',
    distractors: [
      {
        text: 'The band disappears, since rods have no plasmon.',
        slip: 'overgeneralised-rule',
        teaching: 'Rods have two plasmon bands, one across and one along the rod.',
      },
      {
        text: 'The band moves into the ultraviolet.',
        slip: 'reversed-trend',
        teaching: 'The oscillation along the rod needs less energy, not more.',
      },
      {
        text: 'The band is not affected by the shape.',
        slip: 'effect-where-none',
        teaching: 'Shape is one of the strongest influences on it.',
      },
    ],
    explanation:
      'Electrons oscillate across (near 520 nm) and along the rod; the longitudinal band moves to the red and near infrared as the aspect ratio grows.',
    reference: 'LibreTexts, Inorganic Chemistry, Metal Nanoparticles',
  },
  {
    id: 'physical-surfaces-425',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'intermediate',
    text: 'In the Turkevich synthesis \\ce{HAuCl4} is boiled with sodium citrate. What does citrate do?',
    answer: 'It reduces the gold and stabilizes the particles.',
    distractors: [
      {
        text: 'It oxidizes the gold and dissolves the particles.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Gold(III) gains electrons: citrate is the reducing agent.',
      },
      {
        text: 'It removes chloride as a precipitate.',
        slip: 'solubility-rule',
        teaching: 'Sodium chloride is soluble, so no chloride precipitates.',
      },
      {
        text: 'It only sets the pH as a buffer.',
        slip: 'one-condition-only',
        teaching: 'It is the reducing agent and covers the particles as well.',
      },
    ],
    explanation:
      'Citrate reduces \\ce{AuCl4-} to gold atoms; adsorbed citrate anions charge the particles, which keeps them apart.',
    reference: 'LibreTexts, Inorganic Chemistry, Metal Nanoparticles',
  },
  {
    id: 'physical-surfaces-426',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'advanced',
    text: 'Biosensors use a shift of the plasmon band of gold particles when a protein binds to their surface. Why does the band shift?',
    answer: 'The refractive index at the surface rises.',
    distractors: [
      {
        text: 'The protein absorbs at the same wavelength.',
        slip: 'wrong-cause',
        teaching: 'Most proteins are colorless in the visible range.',
      },
      {
        text: 'The gold atoms are oxidized by the protein.',
        slip: 'reaction-type-confused',
        teaching: 'The binding of a protein does not oxidize gold.',
      },
      {
        text: 'The particles become smaller.',
        slip: 'wrong-cause',
        teaching: 'The metal core stays as it is.',
      },
    ],
    explanation:
      'The resonance depends on the refractive index around the particle. Protein in place of water raises it, and the band moves to longer wavelengths.',
    reference: 'LibreTexts, Inorganic Chemistry, Metal Nanoparticles',
  },
];
