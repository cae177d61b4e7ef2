import type { WrittenQuestion } from '../../written-question.ts';

export const orbitalsAndSymmetryAsTypedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-chemical-bonding-theory-413',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-orbital-theory'],
    uses: ['bond-order-from-molecular-orbitals'],
    difficulty: 'beginner',
    text: 'How does molecular orbital theory explain that \\ce{O2} is paramagnetic?',
    answer: 'Two electrons occupy two π\\* orbitals singly.',
    distractors: [
      {
        text: 'Two lone pairs repel each other.',
        slip: 'ignored-lone-pairs',
        teaching: 'Paired electrons do not make a molecule paramagnetic.',
      },
      {
        text: 'One electron is missing from a π orbital.',
        slip: 'one-electron-per-orbital',
        teaching: 'The bonding π orbitals are full.',
      },
      {
        text: 'Two electrons occupy one π\\* orbital as a pair.',
        slip: 'ignored-hund',
        teaching: 'By Hund’s rule they occupy the two degenerate orbitals singly.',
      },
    ],
    explanation:
      'The last two of the twelve valence electrons enter the two degenerate π\\* orbitals with parallel spins: two unpaired electrons.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
  },
  {
    id: 'physical-chemical-bonding-theory-414',
    topics: ['chemical-bonding-theory'],
    tests: ['bond-order-from-molecular-orbitals'],
    difficulty: 'intermediate',
    text: 'Which of these species has the longest O–O bond?',
    answer: '\\ce{O2^2-}',
    distractors: [
      {
        text: '\\ce{O2}',
        slip: 'reversed-trend',
        teaching: 'The bond order of \\ce{O2} is 2, so its bond is shorter.',
      },
      {
        text: '\\ce{O2^+}',
        slip: 'reversed-trend',
        teaching: 'With one antibonding electron fewer, its bond order is 2.5.',
      },
      {
        text: '\\ce{O2^-}',
        slip: 'series-position-wrong',
        teaching: 'Its bond order is 1.5; that of peroxide is 1.',
      },
    ],
    explanation:
      'Added electrons enter π\\*, so the bond orders are 2.5, 2, 1.5 and 1 from \\ce{O2^+} to \\ce{O2^2-}. The lowest order means the longest bond.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{O2^2-}': '(8-6)/2',
        '\\ce{O2}': '(8-4)/2',
        '\\ce{O2^+}': '(8-3)/2',
        '\\ce{O2^-}': '(8-5)/2',
      },
      pick: 'least',
      quantity: 'bond order',
    },
  },
  {
    id: 'physical-molecular-spectroscopy-428',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry'],
    difficulty: 'beginner',
    text: 'Which symmetry elements does ammonia have besides the identity?',
    answer: 'One *C*_{3} axis and three mirror planes',
    distractors: [
      {
        text: 'One *C*_{3} axis and one mirror plane',
        slip: 'symmetry-elements-miscounted',
        teaching: 'Each N–H bond lies in a mirror plane of its own.',
      },
      {
        text: 'Three *C*_{2} axes and three mirror planes',
        slip: 'other-symmetry-element',
        teaching: 'Rotation by 180° about any axis does not leave ammonia unchanged.',
      },
      {
        text: 'Three *C*_{2} axes and one mirror plane',
        slip: 'other-symmetry-element',
        teaching:
          'Rotation by 180° does not leave ammonia unchanged, and each N–H bond lies in a mirror plane of its own.',
      },
    ],
    explanation:
      'The pyramid is unchanged by rotation through 120° and by reflection in three planes, each through N and one H: *C*_{3v}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-molecular-spectroscopy-429',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry'],
    difficulty: 'intermediate',
    text: 'How many *C*_{2} axes does benzene have, counting the one that coincides with *C*_{6}?',
    answer: '7',
    distractors: [
      {
        text: '6',
        slip: 'symmetry-elements-miscounted',
        teaching: 'These lie in the plane; the one along *C*_{6} was not counted.',
        expression: '3 + 3',
      },
      {
        text: '3',
        slip: 'symmetry-elements-miscounted',
        teaching:
          'Three run through opposite atoms and three through opposite bonds, besides the one along *C*_{6}.',
        expression: '3',
      },
      {
        text: '1',
        slip: 'symmetry-elements-miscounted',
        teaching: 'This is the one along the principal axis; six more lie in the plane.',
        expression: '1',
      },
    ],
    explanation:
      'Six lie in the plane (three through atoms, three through bonds), and one coincides with *C*_{6}: 7 in all.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
    computation: { kind: 'quantity', expression: '3+3+1', unit: '' },
  },
  {
    id: 'physical-molecular-spectroscopy-430',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry'],
    difficulty: 'intermediate',
    text: 'What does the operation *S*_{4} do to a methane molecule?',
    answer: 'Rotates it by 90° and reflects it in the plane perpendicular to the axis',
    distractors: [
      {
        text: 'Rotates it by 45° and reflects it in the plane perpendicular to the axis',
        slip: 'other-symmetry-element',
        teaching: 'The angle is 360°/4 = 90°.',
      },
      {
        text: 'Rotates it by 90° and reflects it in a plane containing the axis',
        slip: 'other-symmetry-element',
        teaching: 'The plane of the reflection is perpendicular to the axis.',
      },
      {
        text: 'Rotates it by 45° and reflects it in a plane containing the axis',
        slip: 'other-symmetry-element',
        teaching: 'The angle is 360°/4, and the plane is perpendicular to the axis.',
      },
    ],
    explanation:
      '*S*_{n} is a rotation by 360°/*n* followed by reflection in the perpendicular plane. Methane has three *S*_{4} axes, each bisecting H–C–H angles.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-chemical-bonding-theory-415',
    topics: ['chemical-bonding-theory'],
    tests: ['polyatomic-molecular-orbitals'],
    difficulty: 'beginner',
    text: 'What is a symmetry-adapted linear combination (SALC)?',
    answer: 'A sum of equivalent atoms’ orbitals that belongs to one irreducible representation',
    distractors: [
      {
        text: 'A sum of all molecular orbitals that has the full symmetry of the molecule',
        slip: 'other-symmetry-element',
        teaching: 'SALCs are built before the MOs, from orbitals of equivalent atoms.',
      },
      {
        text: 'A single atomic orbital of the central atom that is turned to point at a neighboring atom',
        slip: 'other-terms-meaning',
        teaching: 'This resembles a hybrid orbital.',
      },
      {
        text: 'A vibration in which all atoms move in phase',
        slip: 'other-terms-meaning',
        teaching: 'The SALCs used in bonding are built from orbitals.',
      },
    ],
    explanation:
      'Orbitals of equivalent atoms, such as the 1s of the H atoms in water, are combined so that each sum transforms as one irreducible representation; only SALCs of the same symmetry mix with orbitals of the central atom.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-chemical-bonding-theory-416',
    topics: ['chemical-bonding-theory'],
    tests: ['polyatomic-molecular-orbitals'],
    difficulty: 'intermediate',
    text: 'In water (*C*_{2v}, molecule in the *yz* plane) the H 1s orbitals form SALCs of A_{1} and B_{2} symmetry. Which orbital of oxygen remains nonbonding by symmetry?',
    answer: '2p_{x}, of B_{1} symmetry',
    distractors: [
      {
        text: '2p_{z}, of A_{1} symmetry',
        slip: 'orbitals-that-do-not-match',
        teaching: '2p_{z} has the symmetry of the in-phase sum.',
      },
      {
        text: '2p_{y}, of B_{2} symmetry',
        slip: 'orbitals-that-do-not-match',
        teaching: '2p_{y} mixes with the out-of-phase combination.',
      },
      {
        text: '2s, of A_{1} symmetry',
        slip: 'orbitals-that-do-not-match',
        teaching: '2s has the symmetry of the in-phase sum.',
      },
    ],
    explanation:
      'There is no hydrogen combination of B_{1} symmetry, so 2p_{x}, perpendicular to the plane, is a pure lone pair (1b_{1}, the HOMO).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-chemical-bonding-theory-417',
    topics: ['chemical-bonding-theory'],
    tests: ['polyatomic-molecular-orbitals'],
    difficulty: 'intermediate',
    text: 'The photoelectron spectrum of water shows two lone-pair bands at different energies. Why do two equivalent sp^{3} lone pairs not explain this?',
    answer: 'The MOs 1b_{1} and 3a_{1} differ in symmetry and energy.',
    distractors: [
      {
        text: 'The MOs 1b_{1} and 3a_{1} are degenerate.',
        slip: 'wrong-degeneracy',
        teaching: '*C*_{2v} has no degenerate representations, and the bands differ.',
      },
      {
        text: 'The lone pairs are on hydrogen.',
        slip: 'wrong-region',
        teaching: 'Both lone pairs are mainly on oxygen.',
      },
      {
        text: 'Only one lone pair exists in water.',
        slip: 'miscounted-lone-pairs',
        teaching: 'Eight valence electrons fill four MOs, two of them mainly on oxygen.',
      },
    ],
    explanation:
      '1b_{1} is a pure p orbital, whereas 3a_{1} has some s character and lies lower. Localized lone pairs are equivalent only as mixtures of the two.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-chemical-bonding-theory-418',
    topics: ['chemical-bonding-theory'],
    tests: ['polyatomic-molecular-orbitals'],
    difficulty: 'beginner',
    text: 'What does a Walsh diagram show?',
    answer: 'Orbital energies as a function of the bond angle',
    distractors: [
      {
        text: 'Total energy as a function of the bond length',
        slip: 'axes-mixed-up',
        teaching: 'This is a potential energy curve.',
      },
      {
        text: 'Orbital energies as a function of the nuclear charge',
        slip: 'axes-mixed-up',
        teaching: 'A Walsh diagram follows a change of geometry.',
      },
      {
        text: 'Vibrational levels as a function of the mass',
        slip: 'axes-mixed-up',
        teaching: 'A Walsh diagram shows the energies of orbitals, not of vibrations.',
      },
    ],
    explanation:
      'The MO energies of, say, AH_{2} are drawn between 90° and 180°; the number of electrons determines which shape is lower in energy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-419',
    topics: ['chemical-bonding-theory'],
    tests: ['polyatomic-molecular-orbitals'],
    difficulty: 'intermediate',
    text: 'According to the Walsh diagram of AH_{2}, which orbital makes molecules such as water bent when it is filled?',
    answer: '3a_{1}, strongly lowered by bending',
    distractors: [
      {
        text: '1b_{1}, strongly lowered by bending',
        slip: 'orbitals-that-do-not-match',
        teaching: '1b_{1} is perpendicular to the plane and hardly changes.',
      },
      {
        text: '1b_{2}, strongly lowered by bending',
        slip: 'reversed-trend',
        teaching: 'The overlap of 1b_{2} is best in the linear molecule.',
      },
      {
        text: '2a_{1}, raised by bending',
        slip: 'other-term-of-the-energy',
        teaching: '2a_{1} changes little and is filled in all AH_{2}.',
      },
    ],
    explanation:
      'At 180° 3a_{1} is a pure p orbital; on bending, s character mixes in and lowers it. Filled with one or two electrons, it favors a bent shape; with four valence electrons (\\ce{BeH2}) it is empty, and the molecule is linear.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-420',
    topics: ['chemical-bonding-theory'],
    tests: ['polyatomic-molecular-orbitals'],
    difficulty: 'advanced',
    text: '\\ce{CH2} has a triplet ground state (134°) and an excited singlet (102°). According to the Walsh diagram, which occupation explains the smaller angle of the singlet?',
    answer: '3a_{1} holds two electrons in the singlet and one in the triplet.',
    distractors: [
      {
        text: '1b_{1} holds two electrons in the singlet and one in the triplet.',
        slip: 'exchanged-components',
        teaching: 'Filling 1b_{1} hardly affects the angle; it is 3a_{1} that favors bending.',
      },
      {
        text: '3a_{1} holds one electron in the singlet and two in the triplet.',
        slip: 'exchanged-components',
        teaching: 'The triplet has one electron each in 3a_{1} and 1b_{1}.',
      },
      {
        text: '1b_{1} holds one electron in the singlet and two in the triplet.',
        slip: 'exchanged-components',
        teaching: '1b_{1} is empty in the singlet and holds one electron in the triplet.',
      },
    ],
    explanation:
      'Each electron in 3a_{1} favors bending: (3a_{1})² gives the smaller angle, (3a_{1})(1b_{1}) the larger one.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-molecular-spectroscopy-431',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    difficulty: 'beginner',
    text: 'How many C–O stretching bands does an octahedral \\ce{M(CO)6} molecule have in the infrared?',
    answer: '1',
    distractors: [
      {
        text: '2',
        slip: 'other-selection-rule',
        teaching: 'a_{1g} and e_{g} are Raman active; t_{1u} alone is infrared active.',
      },
      {
        text: '3',
        slip: 'other-selection-rule',
        teaching: 'There are three different stretching modes, but only one is infrared active.',
      },
      {
        text: '6',
        slip: 'wrong-degeneracy',
        teaching: 'The six stretches fall into a_{1g} + e_{g} + t_{1u}.',
      },
    ],
    explanation: 'Γ = a_{1g} + e_{g} + t_{1u}. Only t_{1u} transforms as *x*, *y*, *z*: one band.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 3',
  },
  {
    id: 'physical-molecular-spectroscopy-432',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    difficulty: 'intermediate',
    text: 'For the C–O stretches of *fac*-\\ce{[M(CO)3L3]} (*C*_{3v}) the reducible representation is Γ = a_{1} + e. How many infrared bands are observed?',
    answer: '2',
    distractors: [
      { text: '3', slip: 'wrong-degeneracy', teaching: 'The two vibrations of e have the same wavenumber.' },
      {
        text: '1',
        slip: 'other-selection-rule',
        teaching: 'In *C*_{3v} both a_{1} (*z*) and e (*x*, *y*) are infrared active.',
      },
      {
        text: '0',
        slip: 'other-selection-rule',
        teaching:
          'In *C*_{3v} both the a_{1} and the e stretches change the dipole moment, so both are infrared active.',
      },
    ],
    explanation:
      'a_{1} transforms as *z*, e as (*x*, *y*): two bands. The *mer* isomer (*C*_{2v}) shows three.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 3',
  },
  {
    id: 'physical-molecular-spectroscopy-433',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    difficulty: 'intermediate',
    text: 'How is the character of an operation found for the representation of the C–O stretches of a metal carbonyl?',
    answer: 'By counting the CO bonds that stay in place',
    distractors: [
      {
        text: 'By counting the CO bonds that change places',
        slip: 'share-left-for-extracted',
        teaching: 'Bonds that move contribute 0.',
      },
      {
        text: 'By multiplying the number of atoms that stay in place by 3',
        slip: 'other-symmetry-element',
        teaching: 'This resembles the recipe for all motions of all atoms.',
      },
      {
        text: 'By counting the metal–carbon bonds that break',
        slip: 'irrelevant-property',
        teaching: 'No bonds break in a symmetry operation.',
      },
    ],
    explanation:
      'Each C–O vector that the operation leaves unshifted contributes 1, and every other vector contributes 0. The result is then reduced with the character table.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 3',
  },
  {
    id: 'physical-molecular-spectroscopy-434',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables', 'vibrational-spectroscopy'],
    difficulty: 'advanced',
    text: '*cis*- and *trans*-\\ce{[M(CO)4L2]} are to be distinguished by the C–O stretching bands in their infrared spectra. What is expected?',
    answer: 'Four bands for *cis*, one for *trans*',
    distractors: [
      {
        text: 'One band for *cis*, four for *trans*',
        slip: 'exchanged-components',
        teaching: 'The less symmetric isomer shows more bands.',
      },
      {
        text: 'Two bands for *cis*, three for *trans*',
        slip: 'wrong-degeneracy',
        teaching:
          'The four modes of *cis* (*C*_{2v}: 2a_{1} + b_{1} + b_{2}) are all active; for *trans* only e_{u} is.',
      },
      {
        text: 'Four bands for *cis*, three for *trans*',
        slip: 'other-selection-rule',
        teaching: 'In *D*_{4h} only e_{u} of a_{1g} + b_{1g} + e_{u} is infrared active.',
      },
    ],
    explanation:
      'The *cis* isomer (*C*_{2v}) has 2a_{1} + b_{1} + b_{2}, which gives four bands. The *trans* isomer (*D*_{4h}) has a_{1g} + b_{1g} + e_{u}; only e_{u} is active.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 3',
  },
  {
    id: 'physical-chemical-bonding-theory-421',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method'],
    difficulty: 'beginner',
    text: 'What are the Hückel energies of the π orbitals of benzene?',
    answer: '*α* + 2*β*, *α* + *β* (2×), *α* − *β* (2×), *α* − 2*β*',
    distractors: [
      {
        text: '*α* + 2*β* (2×), *α* + *β*, *α* − *β*, *α* − 2*β* (2×)',
        slip: 'wrong-degeneracy',
        teaching:
          'The lowest and the highest level are nondegenerate, and the middle ones are doubly degenerate.',
      },
      {
        text: '*α* + *β* (3×), *α* − *β* (3×)',
        slip: 'equal-lines',
        teaching: 'This would be the result for three separate double bonds.',
      },
      {
        text: '*α* + 2*β* (2×), *α* (2×), *α* − 2*β* (2×)',
        slip: 'wrong-level',
        teaching: 'Benzene has no nonbonding level, and its lowest and highest levels are nondegenerate.',
      },
    ],
    explanation:
      'For a ring of *N* atoms *E* = *α* + 2*β* cos(2π*k*/*N*). For *N* = 6 this gives *α* + 2*β*, *α* + *β* (2×), *α* − *β* (2×) and *α* − 2*β*, the pattern of a hexagon standing on one corner.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-422',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method'],
    difficulty: 'intermediate',
    text: 'In Hückel theory butadiene has levels *α* ± 1.618*β* and *α* ± 0.618*β*. What are its π energy and its delocalization energy?',
    answer: '4*α* + 4.472*β*; 0.472*β*',
    distractors: [
      {
        text: '4*α* + 4.472*β*; 4.472*β*',
        slip: 'one-step-short',
        teaching: 'Two separate double bonds, 4*α* + 4*β*, must be subtracted.',
      },
      {
        text: '4*α* + 6.472*β*; 2.472*β*',
        slip: 'one-electron-per-orbital',
        teaching: 'Only two electrons fit into the lowest orbital.',
      },
      { text: '4*α* + 4*β*; 0', slip: 'equal-lines', teaching: 'This is the energy without delocalization.' },
    ],
    explanation:
      '2(*α* + 1.618*β*) + 2(*α* + 0.618*β*) = 4*α* + 4.472*β*; minus 4*α* + 4*β* leaves 0.472*β*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-423',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method'],
    difficulty: 'intermediate',
    text: 'In Hückel theory, where along the carbon chain does the HOMO of butadiene have a node?',
    answer: 'In the middle of the chain',
    distractors: [
      {
        text: 'At both ends, in the outer bonds',
        slip: 'misread-wavefunction',
        teaching: 'The two atoms of an outer bond have coefficients of equal sign in the HOMO.',
      },
      {
        text: 'In all three bonds',
        slip: 'wrong-level',
        teaching: 'This describes the highest, empty orbital, which has three nodes.',
      },
      { text: 'Nowhere', slip: 'wrong-level', teaching: 'This describes the lowest orbital.' },
    ],
    explanation:
      'The second orbital has one node, in the middle: it is bonding for 1–2 and 3–4 and antibonding for 2–3.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-424',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method'],
    difficulty: 'advanced',
    text: 'Why is the π bond order of the middle bond (2–3) of butadiene 0.447 rather than zero in Hückel theory?',
    answer: 'The lowest orbital bonds 2–3 more than the HOMO weakens it.',
    distractors: [
      {
        text: 'The HOMO bonds 2–3 as much as the lowest orbital weakens it.',
        slip: 'exchanged-components',
        teaching: 'If so, the two would cancel, and it is the HOMO that weakens 2–3.',
      },
      {
        text: 'The HOMO bonds 2–3 more than the lowest orbital weakens it.',
        slip: 'exchanged-components',
        teaching: 'It is the lowest orbital that bonds 2–3; the HOMO has a node there.',
      },
      {
        text: 'The HOMO bonds 2–3 as strongly as the lowest orbital.',
        slip: 'exchanged-components',
        teaching: 'Between 2 and 3 the HOMO has a node, but the lowest orbital has none.',
      },
    ],
    explanation:
      'The bond order is Σ2*c*_{2}*c*_{3}: 2(0.6015)² from the lowest orbital minus 2(0.3717)² from the HOMO, which gives 0.447.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-surfaces-437',
    topics: ['surfaces'],
    tests: ['photoelectron-spectroscopy'],
    difficulty: 'beginner',
    text: 'Why does X-ray photoelectron spectroscopy (XPS) probe only the outer few nanometers of a solid?',
    answer: 'Electrons from deeper down lose energy on the way out.',
    distractors: [
      {
        text: 'X-rays lose their energy on the way to atoms deeper down.',
        slip: 'wrong-cause',
        teaching: 'X-rays reach micrometers; the electrons are the limit.',
      },
      {
        text: 'Atoms deeper down have no core electrons.',
        slip: 'wrong-cause',
        teaching: 'All atoms except hydrogen and helium have them.',
      },
      {
        text: 'The detector is only a few nanometers thick.',
        slip: 'irrelevant-property',
        teaching: 'The detector plays no part in this.',
      },
    ],
    explanation:
      'The mean free path of electrons of some 1000 eV in solids is 1 to 3 nm. Only electrons from near the surface leave with their full energy.',
    reference: 'LibreTexts, Analytical Chemistry, X-ray Photoelectron Spectroscopy',
  },
  {
    id: 'physical-surfaces-438',
    topics: ['surfaces'],
    tests: ['photoelectron-spectroscopy'],
    difficulty: 'intermediate',
    text: 'With X-rays of 1486.6 eV an XPS line lies at a kinetic energy of 954.6 eV (work function of the spectrometer 4.0 eV). What is the binding energy?',
    answer: '528.0 eV',
    distractors: [
      {
        text: '532.0 eV',
        slip: 'ignored-work-function',
        teaching: 'The work function must be subtracted too.',
        expression: '1486.6 - 954.6',
      },
      {
        text: '536.0 eV',
        slip: 'wrong-sign',
        teaching: 'The work function was added instead of subtracted.',
        expression: '1486.6 - 954.6 + 4.0',
      },
      {
        text: '950.6 eV',
        slip: 'value-for-change',
        teaching: 'The kinetic energy must be subtracted from that of the photon.',
        expression: '954.6 - 4.0',
      },
    ],
    explanation: '*E*_{b} = *hν* − *E*_{k} − *φ* = 1486.6 − 954.6 − 4.0 = 528.0 eV (O 1s in an oxide).',
    reference: 'LibreTexts, Analytical Chemistry, X-ray Photoelectron Spectroscopy',
    computation: { kind: 'quantity', expression: '1486.6-954.6-4.0', unit: 'eV' },
  },
  {
    id: 'physical-surfaces-439',
    topics: ['surfaces'],
    tests: ['photoelectron-spectroscopy'],
    difficulty: 'intermediate',
    text: 'The XPS spectrum of ethyl trifluoroacetate, \\ce{CF3COOCH2CH3}, shows four C 1s lines. Which carbon has the highest binding energy?',
    answer: 'That of \\ce{CF3}',
    distractors: [
      {
        text: 'That of \\ce{CH3}',
        slip: 'reversed-trend',
        teaching: 'It has no electron-withdrawing neighbors, so its binding energy is the lowest.',
      },
      {
        text: 'That of C=O',
        slip: 'series-position-wrong',
        teaching: 'Oxygen withdraws strongly, but three fluorine atoms withdraw more.',
      },
      {
        text: 'That of \\ce{OCH2}',
        slip: 'series-position-wrong',
        teaching: 'One single-bonded oxygen has a small effect.',
      },
    ],
    explanation:
      'The more positive the atom, the harder it is to remove its core electrons: \\ce{CF3} > COO > \\ce{OCH2} > \\ce{CH3}.',
    reference: 'LibreTexts, Analytical Chemistry, X-ray Photoelectron Spectroscopy',
  },
  {
    id: 'physical-atomic-spectra-403',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-like-orbitals'],
    difficulty: 'intermediate',
    text: 'Which part of the wavefunction of the hydrogen atom depends on *n* and *l*, but not on *m*_{l}?',
    answer: 'The radial function',
    distractors: [
      {
        text: 'The spherical harmonic',
        slip: 'exchanged-components',
        teaching: 'It depends on *l* and *m*_{l}.',
      },
      { text: 'The spin function', slip: 'other-quantum-number', teaching: 'It depends on *m*_{s} only.' },
      {
        text: 'The whole wavefunction',
        slip: 'overgeneralised-rule',
        teaching: 'The angular part contains *m*_{l}.',
      },
    ],
    explanation:
      '*ψ* = *R*_{nl}(*r*)*Y*_{lm}(*θ*, *φ*): the radial function depends on *n* and *l*, the angular one on *l* and *m*_{l}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-atomic-spectra-404',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-like-orbitals'],
    difficulty: 'intermediate',
    text: 'Solving the Schrödinger equation of the hydrogen atom gives *n*, *l* and *m*_{l}. Which condition makes *m*_{l} a whole number?',
    answer: 'The function must be unchanged by a full turn in *φ*.',
    distractors: [
      {
        text: 'The function must vanish at infinity.',
        slip: 'other-quantum-number',
        teaching: 'This condition determines *n*.',
      },
      {
        text: 'The electron must have spin 1/2.',
        slip: 'other-quantum-number',
        teaching: 'Spin does not appear in this equation.',
      },
      {
        text: 'The energy must be negative.',
        slip: 'other-quantum-number',
        teaching: 'The energy does not depend on *m*_{l}, so its sign is not the reason.',
      },
    ],
    explanation:
      'e^{i*mφ*} must have the same value at *φ* and *φ* + 2π (cyclic boundary condition), so *m*_{l} = 0, ±1, ±2 …',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-real-gases-403',
    topics: ['real-gases'],
    tests: ['effusion-and-diffusion'],
    difficulty: 'intermediate',
    text: '\\ce{^{235}UF6} (349 g/mol) effuses faster than \\ce{^{238}UF6} (352 g/mol). By what factor?',
    answer: '1.0043',
    distractors: [
      {
        text: '1.0086',
        slip: 'forgot-root',
        teaching: 'The square root of the ratio of masses is needed.',
        expression: '352 / 349',
      },
      {
        text: '0.9957',
        slip: 'inverted-ratio',
        teaching: 'The lighter gas is faster: the factor is above 1.',
        expression: '(1 / 352 * 349)^0.5',
      },
      {
        text: '1.0064',
        slip: 'wrong-molar-mass',
        teaching: 'The masses of the uranium atoms were used, not those of the molecules.',
        expression: 'sqrt(238 / 235)',
      },
    ],
    explanation: '√(352/349) = √1.0086 = 1.0043: a single step hardly enriches the gas at all.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
    computation: { kind: 'quantity', expression: '(352/349)^0.5', unit: '' },
  },
  {
    id: 'physical-real-gases-404',
    topics: ['real-gases'],
    tests: ['effusion-and-diffusion'],
    difficulty: 'intermediate',
    text: 'Why was uranium hexafluoride chosen for the enrichment of ^{235}U by effusion?',
    answer: 'It is volatile, and fluorine has only one isotope.',
    distractors: [
      {
        text: 'It is volatile, and fluorine has many isotopes.',
        slip: 'wrong-property',
        teaching: 'Several isotopes would blur the mass difference of uranium.',
      },
      {
        text: 'It is a light gas that effuses faster than hydrogen.',
        slip: 'reversed-trend',
        teaching: 'It is a very heavy gas; hydrogen effuses far faster.',
      },
      {
        text: 'It decays to ^{235}U during effusion.',
        slip: 'wrong-cause',
        teaching: 'Effusion separates isotopes; it does not make them.',
      },
    ],
    explanation:
      'It sublimes at 56 °C. Because fluorine consists of ^{19}F only, mass differences come from uranium alone.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
  },
  {
    id: 'physical-real-gases-405',
    topics: ['real-gases'],
    tests: ['effusion-and-diffusion'],
    difficulty: 'advanced',
    text: 'One effusion stage multiplies the ratio ^{235}U/^{238}U by 1.0043 at best. What is the smallest number of ideal stages that raises the ratio from 0.0072 to at least 0.031?',
    answer: '341',
    distractors: [
      {
        text: '769',
        slip: 'linear-for-exponential',
        teaching: 'The gains of the stages multiply; in 3.31/0.0043 they were added.',
      },
      {
        text: '148',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'log_{10} of 4.31 was divided by ln 1.0043.',
      },
      { text: '171', slip: 'forgot-root', teaching: 'The factor of one stage was squared.' },
    ],
    explanation: '0.031/0.0072 = 4.31; *n* = ln 4.31/ln 1.0043 = 340.2, so 341 stages.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
  },
  {
    id: 'physical-chemical-bonding-theory-425',
    topics: ['chemical-bonding-theory'],
    tests: ['uv-visible-spectra-of-conjugated-molecules'],
    difficulty: 'intermediate',
    text: 'In Woodward’s rules for dienes, the base value is 217 nm (acyclic or heteroannular); each alkyl substituent adds 5 nm. What *λ*_{max} is predicted for 2,3-dimethylbuta-1,3-diene?',
    answer: '227 nm',
    distractors: [
      {
        text: '222 nm',
        slip: 'substituents-miscounted',
        teaching: 'Only one methyl group was counted; the diene carries two.',
        expression: '217 + 5',
      },
      {
        text: '217 nm',
        slip: 'left-out-a-term',
        teaching: 'This is the base value alone; the two methyl groups add 5 nm each.',
        expression: '217',
      },
      {
        text: '237 nm',
        slip: 'substituents-miscounted',
        teaching: 'Four increments are too many: the H atoms are not counted.',
        expression: '217 + 4 * 5',
      },
    ],
    explanation:
      'The two methyl groups are alkyl substituents of the open-chain diene: 217 + 2 × 5 = 227 nm (observed: 226 nm).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.8',
    computation: { kind: 'quantity', expression: '217+2*5', unit: 'nm' },
  },
];
