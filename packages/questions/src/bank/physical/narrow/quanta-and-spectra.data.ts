import type { WrittenQuestion } from '../../written-question.ts';

/** Quantum mechanics, spectra, solids and statistics, in further narrow words of students. */
export const quantaAndSpectraNarrow: readonly WrittenQuestion[] = [
  {
    id: 'physical-atomic-spectra-460',
    topics: ['atomic-spectra'],
    tests: ['term-symbols'],
    difficulty: 'intermediate',
    text: 'Which terms arise from a p² configuration, such as that of the two 2p electrons of carbon? (It has 15 microstates.)',
    answer: '^{3}P, ^{1}D and ^{1}S',
    distractors: [
      {
        text: '^{3}D, ^{1}P and ^{3}S',
        slip: 'spectral-terms-miscounted',
        teaching:
          'Here the spins are assigned the wrong way around; these terms have 21 states, and ^{3}D breaks the Pauli principle.',
      },
      {
        text: '^{3}P, ^{1}P and ^{3}S',
        slip: 'spectral-terms-miscounted',
        teaching:
          'These terms also have 15 states, but two electrons with paired spins can both have *m*_{l} = +1, which requires a D term.',
      },
      {
        text: '^{3}D, ^{1}P and ^{1}S',
        slip: 'pauli-and-other-rules',
        teaching: '*L* = 2 goes with paired spins and *L* = 1 with parallel spins, not the other way around.',
      },
    ],
    explanation:
      '*L* = 2 and 0 are symmetric and need paired spins; *L* = 1 is antisymmetric and needs parallel spins. The states add up to 9 + 5 + 1 = 15. The terms are ^{3}P, ^{1}D and ^{1}S.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-atomic-spectra-840',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-spectrum', 'ionization-energy'],
    difficulty: 'intermediate',
    text: 'The lines of the Lyman series in the emission spectrum of hydrogen converge to a limit. Why does the energy of the photons at this limit equal the ionization energy of the atom?',
    answer: 'It is the energy of a transition from *n* = ∞ to *n* = 1.',
    distractors: [
      {
        text: 'It is the energy of a transition from *n* = ∞ to *n* = 2.',
        slip: 'wrong-level',
        teaching: 'That is the limit of the Balmer series; the Lyman lines end at *n* = 1.',
      },
      {
        text: 'It is the energy of a transition from *n* = 2 to *n* = 1.',
        slip: 'other-transition',
        teaching: 'That is the first line of the series, the one of lowest energy, far from the limit.',
      },
      {
        text: 'It is the energy of a transition from *n* = 3 to *n* = 2.',
        slip: 'other-transition',
        teaching:
          'That is the red line of the Balmer series; it neither starts from a free electron nor ends in the ground state.',
      },
    ],
    explanation:
      'The limit belongs to electrons that start with just enough energy to be free, *n* = ∞, and end in the ground state. Ionization is the reverse of this, so the energy is that of a transition from *n* = ∞ to *n* = 1.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'physical-atomic-spectra-841',
    topics: ['atomic-spectra'],
    tests: ['ionization-energy', 'photon-energy'],
    uses: ['hydrogen-spectrum'],
    difficulty: 'advanced',
    text: 'In the emission spectrum of sodium vapor, the series of lines from transitions to the ground state converges at 241 nm. What is the first ionization energy of sodium? (*h* = 6.626 × 10^{−34} J·s, *c* = 2.998 × 10^{8} m/s, *N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '496 kJ/mol',
    distractors: [
      {
        text: '372 kJ/mol',
        slip: 'other-transition',
        teaching:
          'The factor 3/4 belongs to the transition from *n* = 2 to *n* = 1 of hydrogen; at the limit the electron starts from *n* = ∞.',
        expression: '6.626e-34 * 2.998e8 / 241e-9 * 6.022e23 / 1000 * 3 / 4',
      },
      {
        text: '248 kJ/mol',
        slip: 'needless-half',
        teaching:
          'One photon of the limiting wavelength corresponds to one ionized atom; nothing has to be halved.',
        expression: '6.626e-34 * 2.998e8 / 241e-9 * 6.022e23 / 1000 / 2',
      },
      {
        text: '124 kJ/mol',
        slip: 'wrong-level',
        teaching:
          'The factor 1/4 belongs to the level *n* = 2 of hydrogen; this series ends in the ground state of sodium.',
        expression: '6.626e-34 * 2.998e8 / 241e-9 * 6.022e23 / 1000 / 4',
      },
    ],
    explanation:
      'The limit is the energy between the ground state and *n* = ∞. *E* = \\frac{*hc*}{*λ*} = \\frac{6.626 × 10^{−34} × 2.998 × 10^{8}}{241 × 10^{−9}} J = 8.24 × 10^{−19} J per atom; times *N*_{A} this is 496 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
    computation: {
      kind: 'quantity',
      expression: '6.626e-34 * 2.998e8 / 241e-9 * 6.022e23 / 1000',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'physical-chemical-bonding-theory-460',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method', 'frontier-orbitals'],
    difficulty: 'intermediate',
    text: 'In Hückel theory the four π orbitals of butadiene lie at *α* + 1.618*β*, *α* + 0.618*β*, *α* − 0.618*β* and *α* − 1.618*β* (*β* < 0). How much energy is needed to raise an electron from the HOMO to the LUMO?',
    answer: '1.236|*β*|',
    distractors: [
      {
        text: '0.618|*β*|',
        slip: 'one-level-only',
        teaching: 'This is the distance of either orbital from *α*; the gap is twice as large.',
        expression: '0.618',
      },
      {
        text: '2.236|*β*|',
        slip: 'wrong-level',
        teaching: 'This is the gap from the lower filled orbital to the LUMO; the HOMO is the higher one.',
        expression: '1.618 + 0.618',
      },
      {
        text: '3.236|*β*|',
        slip: 'wrong-level',
        teaching: 'This is the gap between the lowest and the highest orbital.',
        expression: '1.618 + 1.618',
      },
    ],
    explanation:
      'Since *β* is negative, *α* + 1.618*β* and *α* + 0.618*β* are lowest and hold the four π electrons. From the HOMO at *α* + 0.618*β* to the LUMO at *α* − 0.618*β* the gap is 2 × 0.618|*β*| = 1.236|*β*|.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
    computation: { kind: 'quantity', expression: '0.618 - (-0.618)', unit: '|*β*|' },
  },
  {
    id: 'physical-molecular-spectroscopy-460',
    topics: ['molecular-spectroscopy'],
    tests: ['rotational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Two diatomic molecules X and Y have the same reduced mass. The rotational constant *B* of X is four times that of Y. How do the bond lengths compare?',
    answer: 'That of X is half that of Y.',
    distractors: [
      {
        text: 'That of X is twice that of Y.',
        slip: 'reversed-trend',
        teaching:
          '*B* is inversely proportional to the moment of inertia, so the larger *B* means the shorter bond.',
      },
      {
        text: 'That of X is a quarter that of Y.',
        slip: 'forgot-root',
        teaching:
          'The moment of inertia is a quarter, but it is proportional to the square of the bond length.',
      },
      {
        text: 'That of X is four times that of Y.',
        slip: 'inverted-ratio',
        teaching: '*B* falls as the bond length grows, and it depends on the square of it.',
      },
    ],
    explanation:
      '*B* is proportional to 1/*I*, and *I* = *μr*². With equal *μ*, a fourfold *B* means a quarter of *r*², so the bond length of X is half that of Y.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-461',
    topics: ['molecular-spectroscopy'],
    tests: ['rotational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'From the rotational constant of CO a student finds the correct moment of inertia *I*, but then calculates the bond length with the sum of the two masses instead of the reduced mass. How does this affect the calculated bond length?',
    answer: 'It comes out too short, because the sum is larger than the reduced mass.',
    distractors: [
      {
        text: 'It comes out too long, because the sum is larger than the reduced mass.',
        slip: 'reversed-trend',
        teaching: '*r*² = *I*/*μ*, so too large a mass makes the bond appear too short.',
      },
      {
        text: 'It comes out right, because the moment of inertia is correct.',
        slip: 'sum-for-reduced-mass',
        teaching:
          '*r* = √(*I*/*μ*) depends on the mass, too, so a correct *I* with the wrong mass gives a wrong *r*.',
      },
      {
        text: 'It comes out right, because C and O have similar masses.',
        slip: 'sum-for-reduced-mass',
        teaching:
          'For two similar masses the reduced mass is about half of either and thus only about a quarter of the sum.',
      },
    ],
    explanation:
      'For a diatomic molecule *I* = *μr*², so *r* = √(*I*/*μ*). A mass that is too large gives an *r* that is too small. It comes out too short, because the sum is larger than the reduced mass.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-462',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity', 'vibrational-spectroscopy'],
    uses: ['boltzmann-distribution'],
    difficulty: 'intermediate',
    text: 'The infrared spectrum of a diatomic gas shows a strong band (the fundamental) and a very weak one at a slightly lower wavenumber. The weak band grows when the gas is heated. Which transition causes the weak band?',
    answer: '*v* = 1 to *v* = 2',
    distractors: [
      {
        text: '*v* = 0 to *v* = 2',
        slip: 'other-transition',
        teaching: 'This is the first overtone, at nearly twice the wavenumber of the fundamental.',
      },
      {
        text: '*v* = 2 to *v* = 0',
        slip: 'other-transition',
        teaching: 'This would be an emission, at the wavenumber of the first overtone.',
      },
      {
        text: '*v* = 0 to *v* = 1',
        slip: 'other-transition',
        teaching: 'This is the fundamental, the strong band itself.',
      },
    ],
    explanation:
      'A hot band starts from an excited level, whose population grows with temperature. Anharmonicity makes the gap from *v* = 1 to 2 a little smaller than that from 0 to 1. The weak band is caused by the transition *v* = 1 to *v* = 2.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-463',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    difficulty: 'advanced',
    text: 'The vibrational terms of a diatomic molecule are *G*(*v*) = *ω*(*v* + ½) − *ωx*(*v* + ½)². The fundamental of CO lies at 2143 cm^{−1} and the first overtone at 4260 cm^{−1}. What is the anharmonicity term *ωx*?',
    answer: '13 cm^{−1}',
    distractors: [
      {
        text: '26 cm^{−1}',
        slip: 'forgot-factor-two',
        teaching:
          'Twice the fundamental minus the overtone equals 2*ωx*, so the difference has to be halved.',
        expression: '2 * 2143 - 4260',
      },
      {
        text: '4.3 cm^{−1}',
        slip: 'wrong-level',
        teaching:
          'The overtone lies 6*ωx* below 2*ω*, but 2 × 2143 cm^{−1} is not 2*ω*: it is lower by 4*ωx*.',
        expression: '(2 * 2143 - 4260) / 6',
      },
      {
        text: '52 cm^{−1}',
        slip: 'multiplied-for-divided',
        teaching: 'Twice the fundamental minus the overtone equals 2*ωx*, so it must be halved, not doubled.',
        expression: '2 * (2 * 2143 - 4260)',
      },
    ],
    explanation:
      'The fundamental is *ω* − 2*ωx*, and the overtone is 2*ω* − 6*ωx*. Twice the first minus the second is 2*ωx* = 4286 − 4260 = 26 cm^{−1}, so *ωx* is 13 cm^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '(2 * 2143 - 4260) / 2', unit: 'cm^{−1}' },
  },
  {
    id: 'physical-molecular-spectroscopy-464',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry'],
    difficulty: 'intermediate',
    text: 'Staggered ethane has a *C*_{3} axis, three *C*_{2} axes perpendicular to it, and three mirror planes that contain the *C*_{3} axis, but no mirror plane perpendicular to this axis. To which point group does it belong?',
    answer: '*D*_{3d}',
    distractors: [
      {
        text: '*D*_{3h}',
        slip: 'other-symmetry-element',
        teaching:
          'The h stands for a mirror plane perpendicular to the main axis, which only eclipsed ethane has.',
      },
      {
        text: '*C*_{3v}',
        slip: 'symmetry-elements-miscounted',
        teaching: 'The three *C*_{2} axes perpendicular to *C*_{3} make it a *D* group.',
      },
      {
        text: '*C*_{3h}',
        slip: 'symmetry-elements-miscounted',
        teaching:
          'There is no mirror plane perpendicular to *C*_{3}, and the *C*_{2} axes require a *D* group.',
      },
    ],
    explanation:
      'Three *C*_{2} axes perpendicular to *C*_{3} lead to a *D*_{3} group. Without a horizontal mirror plane but with three planes through the axis (between the *C*_{2} axes) the group is *D*_{3d}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 3',
  },
  {
    id: 'physical-molecular-spectroscopy-465',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry'],
    difficulty: 'intermediate',
    text: 'A student assigns dichloromethane, \\ce{CH2Cl2}, to the point group *T*_{d}, because four atoms surround the carbon tetrahedrally. What is the correct point group, and which symmetry elements support it?',
    answer: '*C*_{2v}; one *C*_{2} axis and two mirror planes',
    distractors: [
      {
        text: '*C*_{3v}; one *C*_{3} axis and three mirror planes',
        slip: 'symmetry-elements-miscounted',
        teaching: 'These belong to \\ce{CHCl3} or \\ce{CH3Cl}, where three of the four atoms are alike.',
      },
      {
        text: '*D*_{2h}; three *C*_{2} axes and three mirror planes',
        slip: 'symmetry-invented',
        teaching:
          'Only one *C*_{2} axis exists, halfway between the two Cl atoms; a flat drawing suggests more.',
      },
      {
        text: '*C*_{2h}; one *C*_{2} axis and a center of inversion',
        slip: 'other-symmetry-element',
        teaching: 'A tetrahedral arrangement has no center of inversion.',
      },
    ],
    explanation:
      'The *C*_{3} axes of methane are lost, since H and Cl cannot be exchanged. What remains is a *C*_{2} axis through carbon and the planes \\ce{CCl2} and \\ce{CH2} that contain it: *C*_{2v}; one *C*_{2} axis and two mirror planes.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 3',
  },
  {
    id: 'physical-molecular-spectroscopy-466',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    difficulty: 'intermediate',
    text: 'In *C*_{3v} (*E*, 2*C*_{3}, 3*σ*_{v}) a reducible representation has the characters 3, 0, 1. To find how often *A*_{1} (1, 1, 1) occurs, a student calculates (3 + 0 + 1)/6 and gets 0.67. What is wrong with this calculation?',
    answer: 'It does not count every operation of a class.',
    distractors: [
      {
        text: 'It does not divide by the number of classes.',
        slip: 'symmetry-character-miscounted',
        teaching: 'The sum is divided by the number of operations, 6, which is right.',
      },
      {
        text: 'It does not leave out the identity *E*.',
        slip: 'symmetry-elements-miscounted',
        teaching: 'The identity is an operation of the group and belongs in the sum.',
      },
      {
        text: 'It does not square the characters first.',
        slip: 'other-symmetry-element',
        teaching:
          'Squares are added to test whether a representation is irreducible, not to find how often *A*_{1} occurs.',
      },
    ],
    explanation:
      'Each product of characters is multiplied by the number of operations in its class: (1 × 3 + 2 × 0 + 3 × 1)/6 = 1. The student’s sum is wrong because it does not count every operation of a class.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 3',
  },
  {
    id: 'physical-molecular-spectroscopy-467',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    difficulty: 'beginner',
    text: 'A reducible representation Γ of the point group *C*_{2v} reduces to 2*A*_{1} + *B*_{2}. What does this mean for each operation of the group?',
    answer: 'Its character in Γ is twice that in *A*_{1} plus that in *B*_{2}.',
    distractors: [
      {
        text: 'Its character in Γ is twice that in *A*_{1} times that in *B*_{2}.',
        slip: 'other-symmetry-element',
        teaching:
          'The plus sign means a sum of characters; products of characters belong to a direct product.',
      },
      {
        text: 'Its character in Γ is the mean of those in *A*_{1} and *B*_{2}.',
        slip: 'relation-invented',
        teaching: 'The characters are added up, each as often as its representation occurs.',
      },
      {
        text: 'Its character in Γ is the difference of those in *A*_{1} and *B*_{2}.',
        slip: 'subtracted-for-added',
        teaching: 'Reducing a representation writes it as a sum of irreducible ones, not as a difference.',
      },
    ],
    explanation:
      'To reduce a representation is to find the irreducible representations whose characters add up to its characters for every operation. Its character in Γ is twice that in *A*_{1} plus that in *B*_{2}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 3',
  },
  {
    id: 'physical-molecular-spectroscopy-468',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables', 'selection-rules'],
    difficulty: 'intermediate',
    text: 'The character table of *C*_{2v} lists *z*, *x*², *y*² and *z*² with *A*_{1}; *xy* with *A*_{2}; *x* and *xz* with *B*_{1}; *y* and *yz* with *B*_{2}. What follows for a vibration of symmetry *A*_{2}?',
    answer: 'It is Raman active, but not infrared active.',
    distractors: [
      {
        text: 'It is infrared active, but not Raman active.',
        slip: 'names-exchanged',
        teaching:
          'Infrared activity needs *x*, *y* or *z*; a product such as *xy* stands for Raman activity.',
      },
      {
        text: 'It is infrared active as well as Raman active.',
        slip: 'other-selection-rule',
        teaching: 'This is true of *A*_{1}, *B*_{1} and *B*_{2}, which have a linear and a product function.',
      },
      {
        text: 'It is neither infrared active nor Raman active.',
        slip: 'other-selection-rule',
        teaching: 'The product *xy*, a component of the polarizability, is listed with *A*_{2}.',
      },
    ],
    explanation:
      'A vibration is infrared active if it has the symmetry of *x*, *y* or *z* (dipole moment) and Raman active if it has that of a product such as *xy* (polarizability). *A*_{2} has only *xy*: it is Raman active, but not infrared active.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 3',
  },
  {
    id: 'physical-molecular-spectroscopy-469',
    topics: ['molecular-spectroscopy'],
    tests: ['selection-rules', 'molecular-symmetry'],
    difficulty: 'intermediate',
    text: 'All three vibrations of \\ce{H2O} (*C*_{2v}) are both infrared and Raman active. No vibration of \\ce{CO2} is active in both. Which property of water explains this difference?',
    answer: 'It has no center of inversion.',
    distractors: [
      {
        text: 'It has a twofold rotation axis.',
        slip: 'other-symmetry-element',
        teaching: '\\ce{CO2} has twofold axes, too, so they do not make the difference.',
      },
      {
        text: 'It has fewer normal modes.',
        slip: 'irrelevant-property',
        teaching:
          'Water has three modes and \\ce{CO2} four, but their number does not decide their activity.',
      },
      {
        text: 'It has lighter end atoms.',
        slip: 'irrelevant-property',
        teaching: 'Masses shift the wavenumbers of the bands; symmetry decides which are active.',
      },
    ],
    explanation:
      'In a molecule with a center of inversion, such as \\ce{CO2}, no vibration is both infrared and Raman active (mutual exclusion). In *C*_{2v}, *A*_{1}, *B*_{1} and *B*_{2} are active in both. Water escapes the rule because it has no center of inversion.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-480',
    topics: ['molecular-spectroscopy', 'spectroscopy-organic'],
    tests: ['spin-spin-splitting', 'chair-conformations'],
    difficulty: 'intermediate',
    text: 'A proton on a rigid cyclohexane chair couples with the two protons on each neighboring carbon atom. All four coupling constants are about 3 Hz. What is the position of the proton, and why?',
    answer: 'Equatorial; all four dihedral angles are near 60°',
    distractors: [
      {
        text: 'Equatorial; all four dihedral angles are near 180°',
        slip: 'other-dihedral-angle',
        teaching:
          'Angles of 180° occur only between two axial protons, and they would give couplings of about 11 Hz.',
      },
      {
        text: 'Axial; all four dihedral angles are near 90°',
        slip: 'other-dihedral-angle',
        teaching:
          'Angles of 90° would give couplings near 0 Hz, and an axial proton forms angles of 180° with its axial neighbors.',
      },
      {
        text: 'Axial; all four dihedral angles are near 180°',
        slip: 'axial-equatorial-confused',
        teaching:
          'Only the two angles with axial neighbors are 180° for an axial proton, and these give about 11 Hz, not 3 Hz.',
      },
    ],
    explanation:
      'By the Karplus relation, angles near 180° give about 11 Hz and angles near 60° about 3 Hz. An axial proton would have two large couplings with its axial neighbors; four small ones mean: equatorial; all four dihedral angles are near 60°.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapter 31',
  },
  {
    id: 'physical-molecular-spectroscopy-481',
    topics: ['molecular-spectroscopy', 'spectroscopy-organic'],
    tests: ['spin-spin-splitting', 'chair-conformations'],
    difficulty: 'advanced',
    text: 'In both isomers of 4-*tert*-butylcyclohexanol the *tert*-butyl group is equatorial. The CHOH hydrogen has two couplings of 11 Hz and two of 4 Hz in isomer X, but four of about 3 Hz in isomer Y. Which isomer is X, and where is this hydrogen?',
    answer: '*trans*, with the hydrogen axial',
    distractors: [
      {
        text: '*trans*, with the hydrogen equatorial',
        slip: 'axial-equatorial-confused',
        teaching:
          'An equatorial hydrogen has no neighbor at 180° and would show only small couplings, as in Y.',
      },
      {
        text: '*cis*, with the hydrogen axial',
        slip: 'side-of-ring-misjudged',
        teaching:
          'The hydrogen of X is axial, so OH is equatorial; two equatorial groups on carbons 1 and 4 are *trans*.',
      },
      {
        text: '*cis*, with the hydrogen equatorial',
        slip: 'other-dihedral-angle',
        teaching:
          'The *cis* isomer does have its hydrogen equatorial, but this gives only small couplings and fits Y.',
      },
    ],
    explanation:
      'Couplings of 11 Hz come from axial neighbors at 180°, so the hydrogen of X is axial and its OH group equatorial, like the *tert*-butyl group. Two equatorial groups on carbons 1 and 4 are *trans*: X is *trans*, with the hydrogen axial.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapter 31',
  },
  {
    id: 'physical-quantum-mechanics-460',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    difficulty: 'beginner',
    text: 'A conjugated dye with a longer chain absorbs at longer wavelengths. How does the particle-in-a-box model explain this?',
    answer: 'A longer box has levels that lie closer together.',
    distractors: [
      {
        text: 'A longer box has levels that lie farther apart.',
        slip: 'reversed-trend',
        teaching: 'The energies are proportional to 1/*L*², so the gaps shrink as the box grows.',
      },
      {
        text: 'A longer box has electrons that move faster.',
        slip: 'reversed-trend',
        teaching: 'In a longer box the electrons in a given level have less kinetic energy.',
      },
      {
        text: 'A longer box has a deeper potential inside.',
        slip: 'relation-invented',
        teaching: 'The potential inside the box is zero whatever its length.',
      },
    ],
    explanation:
      'The energies *n*²*h*²/(8*mL*²) fall as *L* grows, and so does the gap between the highest filled and the lowest empty level. Less energy means a longer wavelength: a longer box has levels that lie closer together.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-461',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    uses: ['pauli-exclusion-principle'],
    difficulty: 'intermediate',
    text: 'The eight π electrons of a conjugated dye are treated as particles in a one-dimensional box. Which transition corresponds to the absorption at the longest wavelength?',
    answer: '*n* = 4 to *n* = 5',
    distractors: [
      {
        text: '*n* = 1 to *n* = 2',
        slip: 'wrong-level',
        teaching: 'The level *n* = 2 is full, so no electron can be raised to it.',
      },
      {
        text: '*n* = 8 to *n* = 9',
        slip: 'one-electron-per-orbital',
        teaching: 'Each level holds two electrons, so eight electrons fill only four levels.',
      },
      {
        text: '*n* = 7 to *n* = 8',
        slip: 'one-electron-per-orbital',
        teaching: 'With two electrons in each level, *n* = 7 is empty in the ground state.',
      },
    ],
    explanation:
      'Two electrons fill each level, so *n* = 1 to 4 are full. The smallest gap between a filled and an empty level, and with it the longest wavelength, belongs to the transition *n* = 4 to *n* = 5.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-462',
    topics: ['quantum-mechanics'],
    tests: ['quantum-mechanical-operators'],
    difficulty: 'intermediate',
    text: 'The operator of the momentum along *x* is *p*_{x} = −iħ d/d*x*. What is the commutator [*x*, *p*_{x}]?',
    answer: 'iħ',
    distractors: [
      {
        text: '−iħ',
        slip: 'wrong-sign',
        teaching: 'This is [*p*_{x}, *x*]; the order of the two operators decides the sign.',
      },
      {
        text: '0',
        slip: 'operator-terms-confused',
        teaching: 'Numbers commute, but differentiating *xψ* gives an extra term *ψ*.',
      },
      {
        text: 'ħ/2',
        slip: 'other-principle',
        teaching:
          'This is the least product of the uncertainties of *x* and *p*_{x}, which follows from the commutator.',
      },
    ],
    explanation:
      '[*x*, *p*_{x}]*ψ* = −iħ*x* d*ψ*/d*x* + iħ d(*xψ*)/d*x* = iħ*ψ*, since d(*xψ*)/d*x* = *ψ* + *x* d*ψ*/d*x*. The commutator is iħ.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-463',
    topics: ['quantum-mechanics'],
    tests: ['quantum-mechanical-operators', 'heisenberg-uncertainty-principle'],
    difficulty: 'intermediate',
    text: 'For the operators of position and momentum, [*x*, *p*_{x}] = iħ, but [*x*, *p*_{y}] = 0. What does this mean for a particle?',
    answer: '*x* and *p*_{y} can have definite values at the same time; *x* and *p*_{x} cannot.',
    distractors: [
      {
        text: '*x* and *p*_{x} can have definite values at the same time; *x* and *p*_{y} cannot.',
        slip: 'names-exchanged',
        teaching:
          'Operators that commute (commutator 0) belong to quantities that can have definite values at the same time.',
      },
      {
        text: '*x* and *p*_{y} are both conserved as the particle moves; *x* and *p*_{x} are not.',
        slip: 'other-principle',
        teaching: 'Whether a quantity is conserved depends on its commutator with the Hamiltonian.',
      },
      {
        text: '*x* and *p*_{x} are both conserved as the particle moves; *x* and *p*_{y} are not.',
        slip: 'other-principle',
        teaching:
          'Conservation is decided by the commutator with the Hamiltonian; this one is about definite values.',
      },
    ],
    explanation:
      'Two observables have common eigenfunctions only if their operators commute. *x* commutes with *p*_{y} but not with *p*_{x}, which is the basis of the uncertainty principle: *x* and *p*_{y} can have definite values at the same time; *x* and *p*_{x} cannot.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-480',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation'],
    difficulty: 'beginner',
    text: 'The wavefunction of an electron has a node at a certain point. What does this mean for the electron?',
    answer: 'The probability density is zero at this point.',
    distractors: [
      {
        text: 'The probability density is greatest at this point.',
        slip: 'maximum-misplaced',
        teaching: 'The square of the wavefunction is greatest at a crest or trough; at a node it vanishes.',
      },
      {
        text: 'The total energy is zero at this point.',
        slip: 'misread-wavefunction',
        teaching:
          'The value of *ψ* is not an energy; in a given state the energy belongs to the whole wavefunction.',
      },
      {
        text: 'The direction of motion is reversed at this point.',
        slip: 'orbit-for-orbital',
        teaching:
          'The electron does not travel along the wave and turn around; *ψ* changes its sign there, which is no motion.',
      },
    ],
    explanation:
      'At a node the wavefunction passes through zero. Its square gives the probability density, so the probability density is zero at this point.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-481',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    difficulty: 'intermediate',
    text: 'In the state *n* = 2 of a particle in a box there is a node in the middle. “Then how does the particle get from the left half to the right half?” Which answer is right?',
    answer: 'It is a wave that fills both halves and follows no path.',
    distractors: [
      {
        text: 'It is a wave that tunnels through the barrier in the middle.',
        slip: 'event-invented',
        teaching: 'The potential is the same everywhere in the box; there is no barrier at the node.',
      },
      {
        text: 'It crosses the middle so fast that it is not seen there.',
        slip: 'orbit-for-orbital',
        teaching:
          'This pictures a small ball on a path; a state of definite energy is a standing wave without such a motion.',
      },
      {
        text: 'It stays in the half in which it has once been found.',
        slip: 'misread-wavefunction',
        teaching:
          'The wavefunction of the state extends over both halves, and either half is equally likely.',
      },
    ],
    explanation:
      'A node does not cut the wavefunction into two separate states. In this state the particle has no trajectory that would have to pass through the middle: it is a wave that fills both halves and follows no path.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-483',
    topics: ['quantum-mechanics', 'molecular-spectroscopy'],
    tests: ['quantum-harmonic-oscillator'],
    difficulty: 'intermediate',
    text: '\\ce{H2} and \\ce{D2} have the same potential energy curve. Why is the zero-point energy of \\ce{D2} nevertheless lower?',
    answer: 'Its larger reduced mass makes the vibration slower.',
    distractors: [
      {
        text: 'Its larger nuclear charge makes the force constant larger.',
        slip: 'wrong-cause',
        teaching:
          'The force constant is the curvature of the potential energy curve, which is the same for both, as is the nuclear charge.',
      },
      {
        text: 'Its larger nuclear charge makes the well deeper.',
        slip: 'particles-of-atom-confused',
        teaching:
          'Isotopes of hydrogen have the same nuclear charge; the additional particle in D is a neutron.',
      },
      {
        text: 'Its larger reduced mass makes the well deeper.',
        slip: 'given-fact-overlooked',
        teaching: 'The two molecules share one curve, so the well is equally deep whatever the masses are.',
      },
    ],
    explanation:
      'The zero-point energy is ½*hν*, with *ν* = (1/2π)√(*k*/*μ*). The force constant *k* is the same, but *μ* of \\ce{D2} is twice as large, and so *ν* is smaller: its larger reduced mass makes the vibration slower.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-484',
    topics: ['quantum-mechanics', 'molecular-spectroscopy'],
    tests: ['quantum-harmonic-oscillator'],
    difficulty: 'intermediate',
    text: '\\ce{H2} and \\ce{D2} have the same potential energy curve, but the zero-point energy of \\ce{D2} is lower. How do the energies needed to split molecules in the lowest vibrational level into atoms compare?',
    answer: 'More for \\ce{D2}, by the difference in zero-point energy',
    distractors: [
      {
        text: 'More for \\ce{H2}, by the difference in zero-point energy',
        slip: 'wrong-sign',
        teaching: 'The lowest level of \\ce{H2} lies higher in the well, so less is needed to reach the top.',
      },
      {
        text: 'More for \\ce{D2}, by the ratio of the two masses',
        slip: 'needless-factor',
        teaching:
          'Twice the mass would mean twice the energy, but both start in the same deep well at nearly the same level.',
      },
      {
        text: 'The same for both, as the curve has the same depth',
        slip: 'barrier-from-wrong-level',
        teaching:
          'The depth counts from the minimum, but the molecules start from the zero-point level above it.',
      },
    ],
    explanation:
      'The dissociation energy *D*_{0} is measured from the zero-point level, not from the minimum. \\ce{D2} starts lower in the same well, so the energy is larger: more for \\ce{D2}, by the difference in zero-point energy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-solid-state-480',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    difficulty: 'intermediate',
    text: 'For the first four powder lines of a cubic metal, Bragg’s law gives values of sin² *θ* in the ratio 3 : 4 : 8 : 11. Which indices belong to the lines, in this order?',
    answer: '111, 200, 220, 311',
    distractors: [
      {
        text: '110, 200, 211, 220',
        slip: 'wrong-lattice',
        teaching:
          'These are the lines of a body-centered lattice; the sums of squares are 2, 4, 6 and 8, in the ratio 1 : 2 : 3 : 4.',
      },
      {
        text: '111, 200, 210, 211',
        slip: 'wrong-lattice',
        teaching: 'The sums of squares of these indices are 3, 4, 5 and 6; the last two do not fit 8 and 11.',
      },
      {
        text: '111, 211, 422, 632',
        slip: 'forgot-square',
        teaching:
          'Here the plain sums of the indices are 3, 4, 8 and 11, but their squares have to be added.',
      },
    ],
    explanation:
      'In a cubic crystal sin² *θ* is proportional to *h*² + *k*² + *l*². The sums 3, 4, 8 and 11 belong to 111, 200, 220, 311, the lines of a face-centered lattice.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-solid-state-481',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    difficulty: 'advanced',
    text: 'The first six powder lines of a cubic metal have values of sin² *θ* in the ratio 1 : 2 : 3 : 4 : 5 : 6. A student indexes them as 100, 110, 111, 200, 210 and 211 and concludes that the lattice is primitive. What is wrong with this conclusion?',
    answer: 'A body-centered lattice gives the same six ratios.',
    distractors: [
      {
        text: 'A face-centered lattice gives these ratios as well.',
        slip: 'wrong-lattice',
        teaching: 'The lines of a face-centered lattice begin with the ratios 3 : 4 : 8 : 11.',
      },
      {
        text: 'A primitive lattice gives these ratios for sin *θ*.',
        slip: 'forgot-square',
        teaching:
          'Bragg’s law makes sin *θ* proportional to 1/*d*, and 1/*d*² to *h*² + *k*² + *l*², so sin² *θ* is right.',
      },
      {
        text: 'A primitive lattice gives the ratios 3 : 4 : 8 : 11.',
        slip: 'wrong-lattice',
        teaching:
          'These are the ratios of a face-centered lattice; those of a primitive lattice begin with 1 : 2 : 3.',
      },
    ],
    explanation:
      'In a body-centered lattice *h*² + *k*² + *l*² must be even: 2, 4, 6, 8, 10, 12, again 1 : 2 : 3 : 4 : 5 : 6. Only the seventh line decides (14, ratio 7, or 8 for primitive), because a body-centered lattice gives the same six ratios.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-statistical-thermodynamics-480',
    topics: ['statistical-thermodynamics', 'first-law'],
    tests: ['equipartition-theorem'],
    difficulty: 'beginner',
    text: 'The molar heat capacity *C*_{V} of nitrogen gas is \\frac{5}{2}*R* at 300 K and rises toward \\frac{7}{2}*R* above 2000 K. What happens to the molecules that explains the rise?',
    answer: 'Their vibration becomes excited.',
    distractors: [
      {
        text: 'Their rotation becomes excited.',
        slip: 'ignored-rotations',
        teaching:
          'Rotation is included in \\frac{5}{2}*R*: three parts from translation and two from rotation.',
      },
      {
        text: 'Their electrons become unpaired.',
        slip: 'property-misjudged',
        teaching:
          'To unpair the electrons of the triple bond takes far more energy than the molecules have at these temperatures.',
      },
      {
        text: 'Their electrons become excited.',
        slip: 'wrong-level',
        teaching:
          'The excited electronic levels of nitrogen lie far too high to be reached at these temperatures.',
      },
    ],
    explanation:
      'At 300 K translation and rotation give \\frac{5}{2}*R*, and the vibrational quantum is too large to be excited. At higher temperatures it takes up heat, too, up to another *R*: their vibration becomes excited.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-481',
    topics: ['statistical-thermodynamics', 'first-law'],
    tests: ['equipartition-theorem', 'boltzmann-distribution'],
    difficulty: 'intermediate',
    text: 'The vibrational levels of \\ce{N2} are 28 kJ/mol apart, and *RT* at 298 K is 2.5 kJ/mol. Why does the vibration contribute almost nothing to the heat capacity at 298 K, but a good deal when the gas is very hot?',
    answer: 'At 298 K few collisions supply a whole quantum.',
    distractors: [
      {
        text: 'At 298 K the levels lie too close together.',
        slip: 'wrong-cause',
        teaching:
          'The spacing does not depend on the temperature, and closer levels would be easier to reach.',
      },
      {
        text: 'At 298 K the molecules are without zero-point energy.',
        slip: 'small-for-zero',
        teaching:
          'A molecule has its zero-point energy at every temperature; it does not change and adds nothing to the heat capacity.',
      },
      {
        text: 'At 298 K the vibration has already taken up all it can.',
        slip: 'reversed-cause',
        teaching:
          'Nearly all molecules are still in the lowest vibrational level, so hardly any energy has been taken up.',
      },
    ],
    explanation:
      'A vibration takes up energy only in whole quanta. A quantum of 28 kJ/mol is more than ten times *RT* at 298 K, so hardly any molecule is excited, and slight warming changes nothing: at 298 K few collisions supply a whole quantum.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-482',
    topics: ['statistical-thermodynamics'],
    tests: ['quantum-statistics'],
    difficulty: 'intermediate',
    text: 'The mean number of particles in a state of energy *ε* is 1/(e^{(*ε* − *μ*)/(*kT*)} + *a*). Which values of *a* belong to the Fermi–Dirac, the Bose–Einstein and the Boltzmann distribution, in this order?',
    answer: '+1, −1, 0',
    distractors: [
      {
        text: '−1, +1, 0',
        slip: 'wrong-sign',
        teaching:
          'The first two are exchanged: with −1 the number can exceed 1, which is forbidden for fermions.',
      },
      {
        text: '−1, 0, +1',
        slip: 'exchanged-values',
        teaching:
          'With +1 the number never exceeds 1, which is the rule for fermions and not for the classical distribution.',
      },
      {
        text: '0, +1, −1',
        slip: 'names-exchanged',
        teaching:
          'With *a* = 0 nothing keeps the number of fermions at 1 or below; this is the simple exponential of Boltzmann.',
      },
    ],
    explanation:
      'For fermions the number must not exceed 1, which +1 ensures. For bosons −1 lets it grow without limit, and without either term the classical exponential remains: +1, −1, 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
];
