import type { WrittenQuestion } from '../../written-question.ts';

export const wavesSpectraAndLevelsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-solid-state-870',
    topics: ['solid-state'],
    tests: ['band-theory', 'crystal-defects'],
    uses: ['valence-electrons'],
    difficulty: 'intermediate',
    text: 'Pure silicon is doped with a trace of boron, whose atoms replace some of the silicon atoms. Why does the crystal become a p-type semiconductor?',
    answer: 'Each boron atom has one valence electron too few for four bonds.',
    distractors: [
      {
        text: 'Each boron atom has one valence electron too many for four bonds.',
        slip: 'doping-types-confused',
        teaching:
          'An extra electron comes with a group 15 atom such as phosphorus; boron has only three valence electrons.',
      },
      {
        text: 'Each boron atom has one valence orbital too many for four bonds.',
        slip: 'wrong-thing-counted',
        teaching:
          'Boron has four valence orbitals, just as many as silicon; it is an electron that is missing.',
      },
      {
        text: 'Each boron atom gives the crystal one unit of positive charge.',
        slip: 'event-invented',
        teaching:
          'Boron atoms are neutral, and so is the crystal: a boron atom has as many protons as electrons.',
      },
    ],
    explanation:
      'An electron from a neighboring bond can fill the gap at a boron atom, so a positive hole moves through the crystal. The gap exists because boron has only three valence electrons: each boron atom has one valence electron too few for four bonds.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-atomic-spectra-870',
    topics: ['atomic-spectra'],
    tests: ['bohr-model'],
    difficulty: 'intermediate',
    text: 'In Bohr’s model, the radius of the first orbit of the hydrogen atom is 52.9 pm. What is the radius of the fourth orbit of \\ce{He+}?',
    answer: '423 pm',
    distractors: [
      {
        text: '106 pm',
        slip: 'forgot-square',
        teaching: 'The radius is proportional to *n*², which is 16 for the fourth orbit, not to *n*.',
        expression: '52.9 * 4 / 2',
      },
      {
        text: '212 pm',
        slip: 'needless-square',
        teaching: 'The radius is divided by the nuclear charge itself; only in the energy is *Z* squared.',
        expression: '52.9 * 16 / 4',
      },
      {
        text: '846 pm',
        slip: 'ignored-nuclear-charge',
        teaching: 'This is the fourth orbit of hydrogen; the nucleus of \\ce{He+} has twice the charge.',
        expression: '52.9 * 16',
      },
    ],
    explanation: '*r*_{n} = 52.9 pm × *n*²/*Z* = 52.9 × 16/2 = 423 pm.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
    computation: { kind: 'quantity', expression: '52.9 * 4^2 / 2', unit: 'pm' },
  },
  {
    id: 'physical-atomic-spectra-871',
    topics: ['atomic-spectra'],
    tests: ['bohr-model'],
    difficulty: 'intermediate',
    text: 'In Bohr’s model, how does the energy of the electron in the second orbit of \\ce{He+} compare with the energy of the electron in the first orbit of a hydrogen atom, and why?',
    answer: 'It is the same, because *Z*/*n* is the same.',
    distractors: [
      {
        text: 'It is the same, because the radius is the same.',
        slip: 'relation-invented',
        teaching:
          'Equal energies do not mean equal radii: *r* = *n*²*a*_{0}/*Z* gives 2*a*_{0} for \\ce{He+} and *a*_{0} for hydrogen.',
      },
      {
        text: 'It is lower, because the nuclear charge is larger.',
        slip: 'one-property-decides',
        teaching:
          'The nuclear charge alone would make the energy four times as negative, but *n* = 2 divides it by four again.',
      },
      {
        text: 'It is higher, because the radius is larger.',
        slip: 'ignored-nuclear-charge',
        teaching: 'The radius is indeed twice as large, but the nucleus of \\ce{He+} has twice the charge.',
      },
    ],
    explanation:
      'The energy is −13.6 eV × *Z*²/*n*². For the second orbit of \\ce{He+} this is −13.6 eV × 4/4, and for the first orbit of hydrogen −13.6 eV × 1/1: it is the same, because *Z*/*n* is the same.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'physical-quantum-mechanics-870',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation', 'particle-in-a-box'],
    difficulty: 'intermediate',
    text: 'A particle in a one-dimensional box between *x* = 0 and *x* = *L* has the wavefunction *A* sin(2π*x*/*L*). Which positive value of *A* normalizes this wavefunction?',
    answer: '√(2/*L*)',
    distractors: [
      {
        text: '2/*L*',
        slip: 'forgot-root',
        teaching: 'The integral of *ψ*² gives *A*²*L*/2 = 1, an equation for *A*², not for *A*.',
      },
      {
        text: '√(1/*L*)',
        slip: 'uniform-density',
        teaching: 'This would hold if *ψ*² were constant; the mean of sin² over the box is only 1/2.',
      },
      {
        text: '1/*L*',
        slip: 'misread-wavefunction',
        teaching:
          'This would be the probability density *ψ*² of a particle spread out evenly, but *A* is an amplitude of *ψ*.',
      },
    ],
    explanation:
      'The total probability has to be one. The mean of sin² over whole half-waves is 1/2, so *A*² × *L*/2 = 1 and *A* = √(2/*L*).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-871',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation'],
    difficulty: 'intermediate',
    text: 'The functions *φ*_{1} and *φ*_{2} are normalized and orthogonal. Which positive value of *N* normalizes *ψ* = *N*(*φ*_{1} + 2*φ*_{2})?',
    answer: '1/√5',
    distractors: [
      {
        text: '1/√3',
        slip: 'forgot-square',
        teaching:
          'The coefficients 1 and 2 were added as they are; in the integral of |*ψ*|² they are squared.',
      },
      {
        text: '1/5',
        slip: 'forgot-root',
        teaching: 'The integral gives 5*N*² = 1, so the square root still has to be taken.',
      },
      {
        text: '1/3',
        slip: 'misread-wavefunction',
        teaching: 'This makes the sum of the coefficients one, but the sum of their squares has to be one.',
      },
    ],
    explanation:
      'The cross terms vanish because *φ*_{1} and *φ*_{2} are orthogonal: *N*²(1² + 2²) = 5*N*² = 1, so *N* = 1/√5.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-872',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation'],
    difficulty: 'intermediate',
    text: 'A particle can move along the entire *x* axis, from −∞ to +∞. Which of these functions can be normalized as its wavefunction?',
    answer: 'e^{−*x*²}',
    distractors: [
      {
        text: 'e^{−*x*³}',
        slip: 'wrong-region',
        teaching: 'This function falls toward +∞ but grows without limit toward −∞.',
      },
      {
        text: '1/*x*³',
        slip: 'misread-wavefunction',
        teaching:
          'At large distances the square of this function falls fast enough, but at *x* = 0 it grows without limit.',
      },
      {
        text: '1/*x*²',
        slip: 'one-condition-only',
        teaching:
          'This function falls to zero on both sides, but the area under its square near *x* = 0 is infinite.',
      },
    ],
    explanation:
      'A function can be normalized if the integral of its square over all *x* is finite. Only e^{−*x*²} is finite everywhere and falls quickly to zero on both sides.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-873',
    topics: ['quantum-mechanics'],
    tests: ['quantum-mechanical-operators'],
    difficulty: 'advanced',
    text: 'Which of these operators, acting on functions of *x* that vanish at ±∞, is Hermitian?',
    answer: '−i d/d*x*',
    distractors: [
      {
        text: 'd/d*x*',
        slip: 'wrong-sign',
        teaching:
          'Integration by parts moves d/d*x* to the other function with a minus sign, which nothing cancels here.',
      },
      {
        text: '−i*x* d/d*x*',
        slip: 'overgeneralised-rule',
        teaching:
          'The factor −i makes up for the change of sign, but when the operator is moved to the other function, *x* and d/d*x* change their order.',
      },
      {
        text: '*x* d/d*x*',
        slip: 'operator-terms-confused',
        teaching:
          'When it is moved to the other function, it becomes −(d/d*x*)*x*, in which the sign and the order are changed.',
      },
    ],
    explanation:
      'Integration by parts gives d/d*x* a minus sign, and the complex conjugation of −i gives another one. The two cancel, so −i d/d*x* is Hermitian, as the momentum operator has to be.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-874',
    topics: ['quantum-mechanics'],
    tests: ['quantum-mechanical-operators'],
    difficulty: 'intermediate',
    text: 'For an operator Ω to be Hermitian, which expression must ∫*φ*\\*(Ω*ψ*) d*τ* equal for all acceptable functions *φ* and *ψ*?',
    answer: '∫(Ω*φ*)\\* *ψ* d*τ*',
    distractors: [
      {
        text: '−∫(Ω*φ*)\\* *ψ* d*τ*',
        slip: 'wrong-sign',
        teaching:
          'With the minus sign the operator is anti-Hermitian, like d/d*x*, and its eigenvalues are imaginary.',
      },
      {
        text: '∫*ψ*\\*(Ω*φ*) d*τ*',
        slip: 'one-step-short',
        teaching: 'The functions were exchanged, but the complex conjugate of this integral was not taken.',
      },
      {
        text: '∫(Ω*ψ*)\\* *φ* d*τ*',
        slip: 'exchanged-values',
        teaching:
          'Ω still acts on *ψ* here; this is the complex conjugate of the given integral, which need not be real.',
      },
    ],
    explanation:
      'The expectation values of a Hermitian operator are real, because the operator may be moved to the other function: ∫*φ*\\*(Ω*ψ*) d*τ* = ∫(Ω*φ*)\\* *ψ* d*τ*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-molecular-spectroscopy-870',
    topics: ['molecular-spectroscopy'],
    tests: ['rotational-spectroscopy', 'rigid-rotor'],
    difficulty: 'advanced',
    text: 'A student measures the spacing of adjacent lines in the pure rotational spectrum of a diatomic molecule and mistakes it for the rotational constant *B*. What is the ratio of the bond length calculated from this value to the true bond length?',
    answer: '0.71',
    distractors: [
      {
        text: '0.50',
        slip: 'forgot-root',
        teaching: 'A value of *B* that is twice the true one halves the moment of inertia *μr*², not *r*.',
        expression: '1 / 2',
      },
      {
        text: '1.41',
        slip: 'inverted-ratio',
        teaching:
          'The spacing is 2*B*, so the value used was too large, and a larger *B* means a shorter bond.',
        expression: 'sqrt(2)',
      },
      {
        text: '2.00',
        slip: 'answered-another-quantity',
        teaching: 'This is the factor by which *B* is wrong, not the bond length.',
        expression: '2',
      },
    ],
    explanation:
      'The lines are 2*B* apart, so the value used for *B* is twice the true one. Because *B* is proportional to 1/*r*², the ratio of the bond lengths is 1/√2 = 0.71.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '1 / sqrt(2)', unit: '' },
  },
  {
    id: 'physical-molecular-spectroscopy-871',
    topics: ['molecular-spectroscopy'],
    tests: ['rotational-spectroscopy', 'rigid-rotor'],
    difficulty: 'beginner',
    text: 'The spacing of the lines in the pure rotational spectrum of a diatomic molecule has been measured. What else must be known in order to calculate the bond length?',
    answer: 'The masses of the two atoms',
    distractors: [
      {
        text: 'The force constant of the bond',
        slip: 'other-transition',
        teaching:
          'The force constant determines the energy of the vibration, which a pure rotational transition leaves unchanged.',
      },
      {
        text: 'The dipole moment of the bond',
        slip: 'irrelevant-property',
        teaching:
          'The dipole moment makes the lines appear and affects their strength, but not their positions.',
      },
      {
        text: 'The temperature of the sample',
        slip: 'other-variable',
        teaching: 'The temperature determines which of the lines are strong, not how far apart they are.',
      },
    ],
    explanation:
      'The spacing 2*B* gives the moment of inertia *I* = *μr*². The reduced mass *μ*, and so the bond length *r*, follows from the masses of the two atoms.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-872',
    topics: ['molecular-spectroscopy'],
    tests: ['rotational-spectroscopy', 'selection-rules'],
    uses: ['molecular-polarity'],
    difficulty: 'beginner',
    text: 'In the gas phase, CO and \\ce{N2} molecules have nearly the same rotational energy levels. Why does CO absorb microwaves, whereas \\ce{N2} does not?',
    answer: 'Only CO has a dipole that microwaves can act on.',
    distractors: [
      {
        text: 'Only CO has a bond that microwaves can stretch.',
        slip: 'other-selection-rule',
        teaching:
          'The photons of microwaves carry too little energy to excite a stretching vibration, which takes infrared light.',
      },
      {
        text: 'Only CO has a spin that microwaves can flip.',
        slip: 'property-misjudged',
        teaching: 'All electrons are paired in CO as well as in \\ce{N2}.',
      },
      {
        text: 'Only CO has an energy gap that microwaves can bridge.',
        slip: 'given-fact-overlooked',
        teaching:
          'The rotational levels of the two molecules are nearly the same, and so are the gaps between them.',
      },
    ],
    explanation:
      'The oscillating electric field of microwaves makes a molecule rotate faster only if it acts on a permanent dipole. The two ends of \\ce{N2} are alike, so only CO has a dipole that microwaves can act on.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-statistical-thermodynamics-870',
    topics: ['statistical-thermodynamics'],
    tests: ['equipartition-theorem', 'heat-capacities-at-constant-volume-and-pressure'],
    difficulty: 'intermediate',
    text: 'The molar heat capacity *C*_{V} of hydrogen gas is about \\frac{3}{2}*R* at 50 K and about \\frac{5}{2}*R* at 300 K. What explains the rise?',
    answer: 'The molecules rotate freely at 300 K but hardly at all at 50 K.',
    distractors: [
      {
        text: 'The molecules vibrate freely at 300 K but hardly at all at 50 K.',
        slip: 'wrong-level',
        teaching:
          'The vibrational quantum of \\ce{H2} is about 20 times *k*_{B}*T* at 300 K, so the vibration is frozen at both temperatures.',
      },
      {
        text: 'The molecules vibrate more widely at 300 K than at 50 K.',
        slip: 'wrong-cause',
        teaching:
          'At both temperatures nearly all of the molecules are in the lowest vibrational level, so they vibrate equally widely.',
      },
      {
        text: 'The molecules collide more often at 300 K than at 50 K.',
        slip: 'irrelevant-property',
        teaching: 'The heat capacity counts the ways of storing energy, not the collisions that pass it on.',
      },
    ],
    explanation:
      'Translation gives \\frac{3}{2}*R*. The two rotations of a linear molecule add *R* once *k*_{B}*T* is large compared with the rotational quanta, which are unusually large for \\ce{H2}: its molecules rotate freely at 300 K but hardly at all at 50 K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-871',
    topics: ['statistical-thermodynamics'],
    tests: ['equipartition-theorem'],
    uses: ['heat-capacities-at-constant-volume-and-pressure'],
    difficulty: 'intermediate',
    text: 'When a diatomic gas becomes so hot that its molecules vibrate freely, its molar heat capacity *C*_{V} rises by *R*. Why does the one vibrational mode contribute *R*, whereas rotation about each axis contributes only \\frac{1}{2}*R*?',
    answer: 'A vibration has both kinetic and potential energy.',
    distractors: [
      {
        text: 'A vibration has larger energy quanta than a rotation.',
        slip: 'irrelevant-property',
        teaching:
          'Large quanta only raise the temperature that is needed; once *k*_{B}*T* is much larger, their size no longer matters.',
      },
      {
        text: 'A vibration sets both atoms of the molecule in motion.',
        slip: 'holds-for-both',
        teaching:
          'Both atoms move in a rotation as well, yet rotation about each axis contributes only \\frac{1}{2}*R*.',
      },
      {
        text: 'A vibration takes place along two different axes.',
        slip: 'wrong-thing-counted',
        teaching: 'The atoms vibrate along a single line, the bond; it is the rotations that have two axes.',
      },
    ],
    explanation:
      'According to equipartition, each quadratic term of the energy contributes \\frac{1}{2}*R*. Rotation about an axis has one such term, its kinetic energy. A vibration has two, because it has both kinetic and potential energy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-872',
    topics: ['statistical-thermodynamics'],
    tests: ['partition-function', 'boltzmann-distribution'],
    difficulty: 'intermediate',
    text: 'Molecules of a certain kind have only two energy levels, both nondegenerate, and energies are measured from the lower one. What values do the partition function *q* and the fraction *f* of molecules in the upper level approach when *k*_{B}*T* becomes much larger than the gap?',
    answer: '*q* = 2; *f* = 1/2',
    distractors: [
      {
        text: '*q* = 2; *f* = 1',
        slip: 'overgeneralised-rule',
        teaching:
          'Heating never makes the upper level more populated than the lower one; the populations become equal.',
      },
      {
        text: '*q* = 1; *f* = 1/2',
        slip: 'forgot-ground-level',
        teaching: 'Only the term of the upper level was counted; the lower level adds another 1 to *q*.',
      },
      {
        text: '*q* = 1; *f* = 1',
        slip: 'reversed-trend',
        teaching:
          'At high temperature the two levels are equally accessible, so *q* counts both of them, and only half of the molecules are in the upper one.',
      },
    ],
    explanation:
      '*q* = 1 + e^{−*ε*/(*k*_{B}*T*)} and *f* = e^{−*ε*/(*k*_{B}*T*)}/*q*. The exponential approaches 1 at high temperature, so *q* = 2 and *f* = 1/2.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
];
