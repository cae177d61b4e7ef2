import type { WrittenQuestion } from '../../written-question.ts';

export const crystalsAndTheirPlanesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-solid-state-400',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    difficulty: 'beginner',
    text: 'How many atoms belong to a simple cubic, a body-centered cubic and a face-centered cubic unit cell of a metal?',
    answer: '1, 2, 4',
    distractors: [
      {
        text: '1, 2, 3',
        slip: 'counted-wrong',
        teaching: 'Eight corners count 1 in all, and six faces count 3: four atoms for fcc.',
      },
      {
        text: '8, 9, 14',
        slip: 'shared-atoms-counted-whole',
        teaching: 'Corner atoms belong to eight cells and face atoms to two.',
      },
      { text: '1, 4, 2', slip: 'exchanged-components', teaching: 'bcc has 1 + 1 atoms, fcc has 1 + 3.' },
    ],
    explanation: 'Corners: 8 × 1/8 = 1. bcc adds one in the center (2), fcc adds 6 × 1/2 = 3 (4).',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-401',
    topics: ['solid-state'],
    tests: ['unit-cells'],
    difficulty: 'beginner',
    text: 'What are the coordination numbers in simple cubic, bcc and fcc metals?',
    answer: '6, 8, 12',
    distractors: [
      { text: '6, 8, 10', slip: 'counted-wrong', teaching: 'In fcc each atom touches twelve others.' },
      {
        text: '8, 6, 12',
        slip: 'exchanged-components',
        teaching: 'In bcc the center atom touches eight corners; in simple cubic there are six neighbors.',
      },
      {
        text: '1, 2, 4',
        slip: 'answered-another-quantity',
        teaching: 'These are the numbers of atoms per cell.',
      },
    ],
    explanation:
      'Simple cubic: six neighbors along the axes; bcc: eight corners; fcc: twelve, as in every closest packing.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-402',
    topics: ['solid-state'],
    tests: ['close-packing', 'unit-cells'],
    difficulty: 'intermediate',
    text: 'Which share of space do touching equal spheres fill in the simple cubic, bcc and fcc structure?',
    answer: '52 %, 68 %, 74 %',
    distractors: [
      {
        text: '52 %, 74 %, 68 %',
        slip: 'exchanged-components',
        teaching: 'fcc is a closest packing, the densest of the three.',
      },
      {
        text: '74 %, 68 %, 52 %',
        slip: 'reversed-trend',
        teaching: 'Simple cubic is the most open structure.',
      },
      {
        text: '100 % in all three',
        slip: 'volume-shared-equally',
        teaching: 'Spheres always leave gaps between them.',
      },
    ],
    explanation: 'π/6 = 52 % (sc), π√3/8 = 68 % (bcc), π√2/6 = 74 % (fcc).',
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
        teaching: 'This holds for face-centered cubic.',
      },
      { text: 'Edge; *a* = 2*r*', slip: 'wrong-lattice', teaching: 'This holds for simple cubic.' },
      {
        text: 'Body diagonal; *a* = 2*r*/√3',
        slip: 'diameter-for-radius',
        teaching: 'The diagonal holds two radii of corners and one diameter: 4*r*.',
      },
    ],
    explanation: 'The atom in the center touches the corners: body diagonal *a*√3 = 4*r*.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-404',
    topics: ['solid-state'],
    tests: ['density-of-a-crystal', 'unit-cells'],
    difficulty: 'intermediate',
    text: 'A metal (molar mass 63.5 g/mol) is face-centered cubic with an edge of 362 pm. What is its density? (*N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '8.89 g/cm³',
    distractors: [
      {
        text: '4.45 g/cm³',
        slip: 'wrong-atoms-per-cell',
        teaching: 'Two atoms belong to a body-centered cell; fcc has four.',
      },
      {
        text: '2.22 g/cm³',
        slip: 'wrong-atoms-per-cell',
        teaching: 'One atom belongs to a simple cubic cell.',
      },
      {
        text: '31.1 g/cm³',
        slip: 'shared-atoms-counted-whole',
        teaching: 'All 14 atoms were counted as whole; only four belong to the cell.',
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
    text: 'What are the coordination numbers of the ions in rock salt (\\ce{NaCl}), cesium chloride and zinc blende (\\ce{ZnS})?',
    answer: '6, 8, 4',
    distractors: [
      {
        text: '8, 6, 4',
        slip: 'exchanged-components',
        teaching: 'Cesium, the larger ion, has eight neighbors; sodium six.',
      },
      {
        text: '6, 4, 8',
        slip: 'exchanged-components',
        teaching: 'Zinc sits in tetrahedral holes: four neighbors.',
      },
      {
        text: '4, 8, 6',
        slip: 'exchanged-components',
        teaching: 'In rock salt each ion has an octahedron of six neighbors.',
      },
    ],
    explanation: '\\ce{NaCl} 6:6 (octahedral), \\ce{CsCl} 8:8 (cubic), \\ce{ZnS} 4:4 (tetrahedral).',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-406',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'intermediate',
    text: 'A salt MX has the radii 60 pm (M^{+}) and 190 pm (X^{−}). Which structure does the radius ratio rule predict? (limits 0.225, 0.414, 0.732)',
    answer: 'Zinc blende',
    distractors: [
      {
        text: 'Rock salt',
        slip: 'series-position-wrong',
        teaching: '0.32 lies below 0.414, so that an octahedral hole is too large.',
      },
      {
        text: 'Cesium chloride',
        slip: 'inverted-ratio',
        teaching: 'The ratio cation to anion is 0.32, not above 0.732.',
      },
      { text: 'Fluorite', slip: 'wrong-lattice', teaching: 'Fluorite belongs to the formula MX_{2}.' },
    ],
    explanation: '60/190 = 0.32 lies between 0.225 and 0.414: tetrahedral coordination, as in zinc blende.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-407',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures', 'unit-cells'],
    difficulty: 'intermediate',
    text: 'How many formula units does the cubic unit cell of rock salt hold, and how many that of cesium chloride?',
    answer: '4 and 1',
    distractors: [
      {
        text: '4 and 2',
        slip: 'counted-wrong',
        teaching: 'One ion in the center and one from the corners: a single \\ce{CsCl}.',
      },
      {
        text: '1 and 4',
        slip: 'exchanged-components',
        teaching: 'The larger, face-centered cell is that of rock salt.',
      },
      {
        text: '8 and 1',
        slip: 'shared-atoms-counted-whole',
        teaching: 'Four \\ce{Na+} and four \\ce{Cl-} make four formula units.',
      },
    ],
    explanation:
      'Rock salt: 4 anions (fcc) and 4 cations in octahedral holes. \\ce{CsCl}: one ion at the corners, one in the center.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-408',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'beginner',
    text: 'In the ideal perovskite structure ABX_{3}, what are the coordination numbers of A and B (by X)?',
    answer: 'A 12, B 6',
    distractors: [
      {
        text: 'A 6, B 12',
        slip: 'exchanged-components',
        teaching: 'B is the small cation in an octahedron; A fills the large hole.',
      },
      {
        text: 'A 8, B 6',
        slip: 'wrong-lattice',
        teaching: 'Eight would be cubic coordination as in \\ce{CsCl}; here the A site has twelve neighbors.',
      },
      {
        text: 'A 4, B 6',
        slip: 'wrong-lattice',
        teaching: 'The A site lies between eight octahedra and has twelve neighbors.',
      },
    ],
    explanation:
      'BX_{6} octahedra share corners. The large A cation sits between eight of them and has twelve X neighbors.',
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
      { text: '1.50', slip: 'forgot-root', teaching: 'The factor √2 in the denominator was left out.' },
      { text: '0.752', slip: 'forgot-square', teaching: 'Here 2 was used in place of √2.' },
      { text: '0.470', slip: 'inverted-ratio', teaching: 'A and B were exchanged.' },
    ],
    explanation:
      '*t* = (164 + 140)/(1.414 × (62 + 140)) = 304/285.7 = 1.06: A is slightly too large for its hole.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
    computation: { kind: 'quantity', expression: '(164+140)/(2^0.5*(62+140))', unit: '' },
  },
  {
    id: 'physical-solid-state-410',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'intermediate',
    text: 'In an ABX_{3} cell with B at the corners, A in the center and X in the middle of all edges, how many X belong to the cell?',
    answer: '3',
    distractors: [
      {
        text: '12',
        slip: 'shared-atoms-counted-whole',
        teaching: 'Each atom on an edge is shared by four cells.',
      },
      { text: '6', slip: 'other-shape-rule', teaching: 'A factor 1/2 holds for faces, not for edges.' },
      { text: '1.5', slip: 'other-shape-rule', teaching: 'A factor 1/8 holds for corners, not for edges.' },
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
        teaching: 'No vacancies are needed; the composition stays.',
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
    tests: ['x-ray-diffraction'],
    difficulty: 'beginner',
    text: 'A plane cuts the axes of a cubic crystal at *a*, *b*/2 and is parallel to *c*. What are its Miller indices?',
    answer: '(120)',
    distractors: [
      {
        text: '(210)',
        slip: 'exchanged-components',
        teaching: 'The reciprocal of 1 is 1 and that of 1/2 is 2, in this order.',
      },
      {
        text: '(121)',
        slip: 'small-for-zero',
        teaching: 'A plane parallel to an axis cuts it at infinity: index 0.',
      },
      {
        text: '(1½∞)',
        slip: 'inverted-ratio',
        teaching: 'The intercepts themselves were written; reciprocals are needed.',
      },
    ],
    explanation: 'Intercepts 1, 1/2, ∞; reciprocals 1, 2, 0: the plane is (120).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-solid-state-413',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    difficulty: 'beginner',
    text: 'What does an index 0 in the Miller indices (*hkl*) of a plane mean?',
    answer: 'The plane is parallel to that axis.',
    distractors: [
      {
        text: 'The plane passes through the origin.',
        slip: 'small-for-zero',
        teaching: 'Index 0 is the reciprocal of an infinite intercept.',
      },
      {
        text: 'The plane cuts that axis at 0.',
        slip: 'inverted-ratio',
        teaching: 'Not the intercept but its reciprocal is zero.',
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
        text: '133 pm',
        slip: 'forgot-root',
        teaching: 'The root of the sum 1 + 1 + 1 is needed: divide by √3.',
      },
      {
        text: '693 pm',
        slip: 'multiplied-for-divided',
        teaching: 'The edge is divided by √3, not multiplied.',
      },
      {
        text: '400 pm',
        slip: 'answered-another-quantity',
        teaching: 'This is the spacing of the (100) planes.',
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
    text: 'Which planes of a simple cubic crystal are farthest apart?',
    answer: '(100)',
    distractors: [
      { text: '(110)', slip: 'reversed-trend', teaching: '*d* = *a*/√2 is smaller than *a*.' },
      { text: '(111)', slip: 'reversed-trend', teaching: '*d* = *a*/√3 is smaller still.' },
      { text: '(200)', slip: 'reversed-trend', teaching: '*d* = *a*/2, half of that of (100).' },
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
    tests: ['x-ray-diffraction'],
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
        teaching: '1/2 and 1/3 give 3 and 2 after multiplication by 6, in this order.',
      },
      { text: '(321)', slip: 'one-step-short', teaching: '1/1 times 6 gives 6, not 1.' },
    ],
    explanation: 'Reciprocals 1/2, 1/3, 1; multiplied by 6: 3, 2, 6: the plane is (326).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-solid-state-417',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'beginner',
    text: 'What is missing from its place in a Schottky defect of \\ce{NaCl}, and where does it go?',
    answer: '\\ce{Na+} and \\ce{Cl-}, to the surface',
    distractors: [
      {
        text: '\\ce{Na+} and \\ce{Cl-}, to gaps of the lattice',
        slip: 'other-defect',
        teaching: 'Ions in gaps are a feature of Frenkel defects.',
      },
      {
        text: '\\ce{Na+} alone, to a gap of the lattice',
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
      'A Schottky defect is a pair of vacancies of both ions in the ratio of the formula. The ions extend the crystal at its surface, so that the density falls.',
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
        text: 'Ions of equal size',
        slip: 'other-defect',
        teaching: 'Then an ion hardly fits into a gap, and Schottky defects form.',
      },
      {
        text: 'A high coordination number',
        slip: 'other-defect',
        teaching: 'Close surroundings leave little room for an interstitial ion.',
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
    text: 'The number of Schottky pairs is *n* ≈ *N* exp(−Δ*H*/(2*RT*)). What share of sites is vacant at 1000 K for Δ*H* = 200 kJ/mol? (*R* = 8.314 J/(mol·K))',
    answer: '6.0 × 10^{−6}',
    distractors: [
      { text: '3.6 × 10^{−11}', slip: 'forgot-half', teaching: 'The factor 2 in the exponent was left out.' },
      {
        text: '2.4 × 10^{−3}',
        slip: 'root-of-the-result',
        teaching: 'Here 4*RT* was used: the root of the right result.',
      },
      {
        text: '1.2 × 10^{−5}',
        slip: 'forgot-factor-two',
        teaching: 'The share of sites of one kind of ion is not doubled.',
      },
    ],
    explanation: 'exp(−200 000/(2 × 8.314 × 1000)) = exp(−12.03) = 6.0 × 10^{−6}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
    computation: { kind: 'quantity', expression: 'exp(-200000/(2*8.314*1000))', unit: '' },
  },
  {
    id: 'physical-solid-state-420',
    topics: ['solid-state'],
    tests: ['band-theory'],
    difficulty: 'beginner',
    text: 'Which element makes silicon n-type when a trace of it is built into the lattice?',
    answer: 'Phosphorus',
    distractors: [
      { text: 'Boron', slip: 'reversed-trend', teaching: 'Boron has one valence electron fewer: p-type.' },
      { text: 'Aluminum', slip: 'reversed-trend', teaching: 'Group 13 elements make silicon p-type.' },
      {
        text: 'Germanium',
        slip: 'irrelevant-property',
        teaching: 'With four valence electrons germanium adds neither electrons nor holes.',
      },
    ],
    explanation:
      'Phosphorus has five valence electrons; the one too many is easily raised to the conduction band: n-type.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-solid-state-421',
    topics: ['solid-state'],
    tests: ['band-theory'],
    difficulty: 'intermediate',
    text: 'At a junction of p-type and n-type silicon a zone without mobile charges forms. How?',
    answer: 'Electrons from the n side fill holes of the p side.',
    distractors: [
      {
        text: 'Electrons from the p side fill holes of the n side.',
        slip: 'exchanged-components',
        teaching: 'Electrons are in excess on the n side, holes on the p side.',
      },
      {
        text: 'Dopant atoms move across and react.',
        slip: 'wrong-charge-carrier',
        teaching: 'The dopant atoms stay in their lattice sites.',
      },
      {
        text: 'The silicon atoms at the contact are ionized.',
        slip: 'wrong-charge-carrier',
        teaching: 'What is left are charged dopant atoms; silicon stays as it is.',
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
    text: 'A semiconductor has a band gap of 1.42 eV. What is the longest wavelength that it absorbs across the gap? (*hc* = 1240 eV·nm)',
    answer: '873 nm',
    distractors: [
      {
        text: '1761 nm',
        slip: 'multiplied-for-divided',
        teaching: 'The product of *hc* and the gap was taken.',
      },
      {
        text: '437 nm',
        slip: 'forgot-factor-two',
        teaching: 'One photon of 1.42 eV is enough; the energy is not doubled.',
      },
      { text: '615 nm', slip: 'squared-difference', teaching: '*hc* was divided by the square of the gap.' },
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
    text: 'Which bonding has each carbon atom in graphene?',
    answer: 'Three σ bonds and a share in a π system',
    distractors: [
      {
        text: 'Four σ bonds to neighboring atoms',
        slip: 'kind-of-bonding-confused',
        teaching: 'This is diamond; graphene is flat with three neighbors.',
      },
      {
        text: 'Two σ bonds and two localized π bonds',
        slip: 'kind-of-bonding-confused',
        teaching: 'Each atom has three neighbors and the π electrons are delocalized.',
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
    answer: 'It is one sheet of it rolled into a cylinder.',
    distractors: [
      {
        text: 'It is a stack of many of its sheets.',
        slip: 'mixed-up-terms',
        teaching: 'A stack of sheets is graphite.',
      },
      {
        text: 'It is one of its sheets closed to a sphere by pentagons.',
        slip: 'mixed-up-terms',
        teaching: 'Closed cages with pentagons are fullerenes.',
      },
      {
        text: 'It is a thread of atoms cut from its edge.',
        slip: 'mixed-up-terms',
        teaching: 'A tube has a wall of hexagons, as the sheet has.',
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
    text: 'Single-walled carbon nanotubes of different roll-up are either metallic or semiconducting. What decides this?',
    answer: 'The direction and width in which the sheet is rolled',
    distractors: [
      {
        text: 'The length of the tube',
        slip: 'irrelevant-property',
        teaching: 'The length does not set the bands of a long tube.',
      },
      { text: 'The number of impurities only', slip: 'wrong-cause', teaching: 'Pure tubes already differ.' },
      {
        text: 'The strength of the σ bonds',
        slip: 'irrelevant-property',
        teaching: 'σ bonds are alike; the π bands decide.',
      },
    ],
    explanation:
      'The roll-up vector (*n*,*m*) sets which π states fit around the tube. If *n* − *m* is divisible by 3 the tube is (nearly) metallic, else semiconducting.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-surfaces-419',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'intermediate',
    text: 'Large graphene sheets are grown from methane on hot copper foil. What is the task of the copper?',
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
    text: 'Semiconductor particles become bluer in their emission as they shrink below about 10 nm. What causes this?',
    answer: 'Confinement raises the gap between the levels.',
    distractors: [
      {
        text: 'Confinement lowers the gap between the levels.',
        slip: 'reversed-trend',
        teaching: 'Blue light means a larger energy.',
      },
      {
        text: 'The atoms of small particles are smaller.',
        slip: 'wrong-cause',
        teaching: 'The atoms do not change their size.',
      },
      {
        text: 'Small particles scatter more blue light.',
        slip: 'other-phenomenon',
        teaching: 'The color of emission comes from the gap; scattering is another matter.',
      },
    ],
    explanation:
      'Electron and hole are confined as particles in a box: the smaller the box, the larger the energies and the gap (quantum confinement).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-surfaces-421',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'advanced',
    text: 'In hot-injection synthesis of \\ce{CdSe} quantum dots the precursors are injected at once into a hot surfactant. Why so suddenly?',
    answer: 'All nuclei form in one burst and then grow alike.',
    distractors: [
      {
        text: 'The particles must not reach equilibrium with the gas.',
        slip: 'wrong-cause',
        teaching: 'The gas plays no part; the nucleation has to be short.',
      },
      {
        text: 'The surfactant would boil off during slow addition.',
        slip: 'irrelevant-property',
        teaching: 'High-boiling surfactants are chosen; the point is the nucleation.',
      },
      {
        text: 'Cadmium would be oxidized by selenium.',
        slip: 'reaction-type-confused',
        teaching: 'Forming \\ce{CdSe} is wanted; speed serves the uniform size.',
      },
    ],
    explanation:
      'Sudden supersaturation makes a burst of nuclei; then the concentration falls below the threshold, and the particles grow together to nearly equal sizes.',
    reference: 'LibreTexts, Inorganic Chemistry, Semiconductor Nanoparticles',
  },
  {
    id: 'physical-surfaces-422',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'advanced',
    text: 'By the particle-in-a-box picture the confinement energy of a quantum dot goes with 1/*R*². The bulk gap is 1.74 eV and dots of *R* = 2.0 nm have a gap of 2.34 eV. What gap is expected for *R* = 4.0 nm (other terms neglected)?',
    answer: '1.89 eV',
    distractors: [
      {
        text: '2.04 eV',
        slip: 'forgot-square',
        teaching: 'The confinement energy falls to a quarter, not to half.',
      },
      {
        text: '2.19 eV',
        slip: 'inverted-ratio',
        teaching: 'Only a quarter of 0.60 eV remains, not three quarters.',
      },
      {
        text: '1.74 eV',
        slip: 'small-for-zero',
        teaching: 'At 4.0 nm a quarter of the confinement energy is still there.',
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
    text: 'Why is a sol of gold particles of 15 nm red?',
    answer: 'Its conduction electrons resonate with green light.',
    distractors: [
      {
        text: 'Its particles emit red light when they are excited.',
        slip: 'other-phenomenon',
        teaching: 'The color is what remains after absorption, not emission.',
      },
      {
        text: 'Its gold is oxidized to a red gold salt.',
        slip: 'wrong-cause',
        teaching: 'The particles are metallic gold.',
      },
      {
        text: 'Its particles reflect red light as bulk gold does.',
        slip: 'other-phenomenon',
        teaching: 'Bulk gold is yellow; small particles absorb near 520 nm.',
      },
    ],
    explanation:
      'The electrons of a small gold particle oscillate together in the light wave (surface plasmon resonance) and absorb near 520 nm; red passes.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-424',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'intermediate',
    text: 'What happens to the plasmon band of spherical gold nanoparticles if they are stretched into rods of growing length?',
    answer: 'A second band appears and moves to longer wavelengths.',
    distractors: [
      {
        text: 'The band disappears, since rods have no plasmon.',
        slip: 'overgeneralised-rule',
        teaching: 'Rods have two: across and along the rod.',
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
        teaching: 'Sodium chloride stays dissolved.',
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
        teaching: 'Binding does not oxidize gold.',
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
