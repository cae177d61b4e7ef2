import type { WrittenQuestion } from '../../written-question.ts';

export const quantumMechanicsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-quantum-mechanics-101',
    topics: ['quantum-mechanics'],
    tests: ['heisenberg-uncertainty-principle'],
    difficulty: 'beginner',
    text: 'What does Heisenberg’s uncertainty principle state about an electron?',
    answer: 'Its position and momentum cannot both be sharp.',
    distractors: [
      {
        text: 'Neither its position nor its momentum can ever be known.',
        slip: 'overgeneralised-rule',
        teaching: 'Either of them alone can be known as precisely as one likes.',
      },
      {
        text: 'Its position is disturbed only by poor instruments.',
        slip: 'wrong-cause',
        teaching:
          'The limit is a consequence of the wave nature of matter and applies even with perfect instruments.',
      },
      {
        text: 'Its momentum is the same at every position.',
        slip: 'misread-wavefunction',
        teaching: 'A definite momentum would mean no definite position at all.',
      },
    ],
    explanation:
      'Δ*x*Δ*p* ≥ *h*/(4π): the sharper the position, the less sharp the momentum. They cannot both be sharp at the same time.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'physical-quantum-mechanics-102',
    topics: ['quantum-mechanics'],
    tests: ['heisenberg-uncertainty-principle'],
    difficulty: 'intermediate',
    text: 'Why can Bohr’s picture of an electron moving at a fixed speed on a circle of fixed radius not be correct?',
    answer: 'It gives exact values of radius and radial momentum.',
    distractors: [
      {
        text: 'It gives the electron less energy than is measured.',
        slip: 'wrong-cause',
        teaching: 'Bohr’s energies of the hydrogen atom agree with the measured lines.',
      },
      {
        text: 'It gives the nucleus less charge than is measured.',
        slip: 'wrong-cause',
        teaching: 'The model uses the correct nuclear charge.',
      },
      {
        text: 'It gives the electron a mass that varies along the circle.',
        slip: 'wrong-cause',
        teaching: 'The mass is constant in the model.',
      },
    ],
    explanation:
      'On the circle the distance from the nucleus is exact and the momentum along this direction is exactly zero. The uncertainty principle does not allow both to be exact at the same time.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'physical-quantum-mechanics-103',
    topics: ['quantum-mechanics'],
    tests: ['heisenberg-uncertainty-principle'],
    uses: ['particle-in-a-box'],
    difficulty: 'advanced',
    text: 'The length of the box to which a particle is confined is halved. Which estimate of the particle’s new lowest kinetic energy follows from the uncertainty principle?',
    answer: 'It is four times as large, because Δ*p* doubles.',
    distractors: [
      {
        text: 'It is twice as large, because Δ*p* doubles.',
        slip: 'forgot-square',
        teaching:
          'The kinetic energy is proportional to the square of the momentum, so it increases fourfold.',
      },
      {
        text: 'It is half as large, because Δ*p* halves.',
        slip: 'reversed-trend',
        teaching: 'A smaller Δ*x* demands a larger Δ*p*.',
      },
      {
        text: 'It is unchanged, because the potential remains zero.',
        slip: 'ignored-change',
        teaching: 'The potential is zero, but confinement itself costs kinetic energy.',
      },
    ],
    explanation:
      'Halving Δ*x* doubles the minimum Δ*p*, and *p*²/(2*m*) grows fourfold, in agreement with *h*²/(8*mL*²).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-104',
    topics: ['quantum-mechanics'],
    tests: ['photon-energy'],
    difficulty: 'beginner',
    text: 'Which of these photons has the greatest energy?',
    answer: 'A photon of violet light',
    distractors: [
      {
        text: 'A photon of red light',
        slip: 'reversed-trend',
        teaching: 'Red light has the longest wavelength of visible light and the lowest frequency.',
      },
      {
        text: 'A photon of microwave radiation',
        slip: 'reversed-trend',
        teaching:
          'Microwaves have wavelengths on the order of centimeters, so their photons carry very little energy.',
      },
      {
        text: 'A photon of infrared light',
        slip: 'reversed-trend',
        teaching: 'Infrared lies beyond red at even longer wavelengths.',
      },
    ],
    explanation: '*E* = *hν* = *hc*/*λ*, and violet light has the shortest wavelength of these.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
    computation: {
      kind: 'option-extreme',
      values: {
        'A photon of violet light': 'h*c/400e-9',
        'A photon of red light': 'h*c/700e-9',
        'A photon of microwave radiation': 'h*c/1e-2',
        'A photon of infrared light': 'h*c/5e-6',
      },
      pick: 'greatest',
      quantity: 'energy of a photon in J',
    },
  },
  {
    id: 'physical-quantum-mechanics-105',
    topics: ['quantum-mechanics'],
    tests: ['photoelectric-effect'],
    difficulty: 'intermediate',
    text: 'Light above the threshold frequency falls on a metal. Its intensity is doubled at the same frequency. What changes?',
    answer: 'The number of electrons ejected per second',
    distractors: [
      {
        text: 'The greatest energy of an ejected electron',
        slip: 'answered-another-quantity',
        teaching: 'This energy is *hν* minus the work function and does not depend on the intensity.',
      },
      {
        text: 'The work function of the metal',
        slip: 'wrong-cause',
        teaching: 'The work function is a property of the metal and its surface, not of the light.',
      },
      {
        text: 'The delay before the first electron appears',
        slip: 'wrong-cause',
        teaching: 'Electrons appear without delay even in weak light.',
      },
    ],
    explanation:
      'Twice the intensity means twice as many photons per second, each of unchanged energy, so the number of electrons ejected per second doubles, while their energy stays the same.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'physical-quantum-mechanics-106',
    topics: ['quantum-mechanics'],
    tests: ['de-broglie-wavelength'],
    difficulty: 'intermediate',
    text: 'An electron and a proton have the same kinetic energy. How do their de Broglie wavelengths compare?',
    answer: 'That of the electron is longer, by a factor of the square root of the mass ratio.',
    distractors: [
      {
        text: 'That of the proton is longer, by a factor of the square root of the mass ratio.',
        slip: 'reversed-trend',
        teaching:
          'At equal energy *p* = √(2*mE*) is larger for the heavier particle, and *λ* = *h*/*p* is shorter.',
      },
      {
        text: 'That of the electron is longer, by a factor of the mass ratio itself.',
        slip: 'forgot-root',
        teaching:
          'This is true at equal speed; at equal energy *p* = √(2*mE*) is proportional to the square root of the mass.',
      },
      {
        text: 'That of the proton is longer, by a factor of the mass ratio itself.',
        slip: 'reversed-trend',
        teaching:
          'The heavier particle has the larger momentum and so the shorter wavelength, and at equal energy the factor is the square root of the mass ratio.',
      },
    ],
    explanation:
      '*λ* = *h*/*p* with *p* = √(2*mE*). The lighter electron has the smaller momentum and so the longer wavelength, by a factor of the square root of the mass ratio.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-107',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation'],
    difficulty: 'beginner',
    text: 'According to Born’s interpretation, what does |*ψ*|² of a particle represent?',
    answer: 'The probability density of its position',
    distractors: [
      {
        text: 'The energy density at its position',
        slip: 'misread-wavefunction',
        teaching: 'The energy is an eigenvalue of the Hamiltonian and is a single number for the state.',
      },
      {
        text: 'The charge of the particle at a position',
        slip: 'misread-wavefunction',
        teaching: 'The density may be multiplied by a charge, but |*ψ*|² itself is a probability density.',
      },
      {
        text: 'The path along which it moves',
        slip: 'orbit-for-orbital',
        teaching: 'A wavefunction gives no path, only probabilities.',
      },
    ],
    explanation:
      '|*ψ*|²d*τ* is the probability of finding the particle in the volume element d*τ*, so |*ψ*|² is a probability density.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-108',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation'],
    difficulty: 'intermediate',
    text: 'Which function is an eigenfunction of the operator d²/d*x*²?',
    answer: 'sin 3*x*',
    distractors: [
      {
        text: '*x*³',
        slip: 'no-eigenfunction',
        teaching: 'Its second derivative, 6*x*, is not a multiple of *x*³.',
      },
      {
        text: 'e^{−*x*²}',
        slip: 'no-eigenfunction',
        teaching: 'Its second derivative contains the factor 4*x*² − 2, which is not a constant.',
      },
      {
        text: 'ln *x*',
        slip: 'no-eigenfunction',
        teaching: 'Its second derivative is −1/*x*², which is a different function.',
      },
    ],
    explanation:
      'd²/d*x*² sin 3*x* = −9 sin 3*x*: the same function times the constant −9. The second derivatives of the other functions are not multiples of them.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-109',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation'],
    difficulty: 'intermediate',
    text: 'How does a real wavefunction curve in a region where *V* > *E*?',
    answer: 'It bends away from the axis.',
    distractors: [
      {
        text: 'It bends toward the axis.',
        slip: 'reversed-trend',
        teaching: 'This happens where *E* > *V* and gives oscillations.',
      },
      {
        text: 'It does not curve at all.',
        slip: 'small-for-zero',
        teaching: 'The curvature vanishes only where *V* = *E* or *ψ* = 0.',
      },
      {
        text: 'It oscillates about the axis.',
        slip: 'wrong-region',
        teaching: 'Oscillation occurs in the classically allowed region.',
      },
    ],
    explanation:
      '*ψ*″ = (2*m*/*ħ*²)(*V* − *E*)*ψ* has the sign of *ψ* itself there, so the function bends away from the axis, as exponentials do.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-110',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation'],
    difficulty: 'advanced',
    text: 'A particle is in the state *ψ* = √0.8 *ψ*_{1} + √0.2 *ψ*_{2}, where *ψ*_{1} and *ψ*_{2} are normalized energy eigenfunctions with *E*_{1} = 1.0 eV and *E*_{2} = 4.0 eV. What does a single measurement of the energy give?',
    answer: '1.0 eV or 4.0 eV',
    distractors: [
      {
        text: '1.6 eV',
        slip: 'averaged-levels',
        teaching: 'This is the mean of many measurements, not what one of them gives.',
      },
      {
        text: 'Any value close to 1.6 eV',
        slip: 'averaged-levels',
        teaching: '1.6 eV is the mean of many measurements; a single one gives an eigenvalue.',
      },
      {
        text: 'Any value from 1.0 eV to 4.0 eV',
        slip: 'equal-steps',
        teaching: 'Only eigenvalues are measured; nothing lies between them here.',
      },
    ],
    explanation:
      'A single measurement gives one of the eigenvalues, 1.0 eV (probability 0.8) or 4.0 eV (0.2). The mean of many measurements is 1.6 eV.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-111',
    topics: ['quantum-mechanics'],
    tests: ['quantum-harmonic-oscillator'],
    difficulty: 'beginner',
    text: 'How are the energy levels of a harmonic oscillator arranged?',
    answer: 'Equally spaced, with the lowest above zero',
    distractors: [
      {
        text: 'Equally spaced, with the lowest at zero',
        slip: 'forgot-ground-level',
        teaching: 'The zero-point energy ½*hν* lies above the minimum of the potential.',
      },
      {
        text: 'Closer together going up, with the lowest at zero',
        slip: 'harmonic-for-anharmonic',
        teaching: 'The levels crowd together for an anharmonic oscillator, and there is a zero-point energy.',
      },
      {
        text: 'Farther apart going up, with the lowest at zero',
        slip: 'wrong-level',
        teaching: 'This is true of the rigid rotor; the oscillator has equal steps and a zero-point energy.',
      },
    ],
    explanation:
      '*E*_{v} = (*v* + ½)*hν*. The steps are all *hν*, and the lowest level is at ½*hν*, so the levels are equally spaced, with the lowest above zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-112',
    topics: ['quantum-mechanics'],
    tests: ['quantum-harmonic-oscillator'],
    difficulty: 'intermediate',
    text: 'In its quantum mechanical ground state, how does a harmonic oscillator differ from a classical oscillator of the same energy?',
    answer: 'The particle is most often near the middle.',
    distractors: [
      {
        text: 'The particle is most often at the turning points.',
        slip: 'reversed-trend',
        teaching:
          'This is true of the classical oscillator, which is slowest there. The ground-state function has its maximum in the middle.',
      },
      {
        text: 'The particle is only between the turning points.',
        slip: 'wrong-region',
        teaching: 'The wavefunction extends beyond the turning points into the forbidden region.',
      },
      {
        text: 'The particle is exactly in the middle, at rest.',
        slip: 'small-for-zero',
        teaching: 'The uncertainty principle does not allow a particle at rest to have a sharp position.',
      },
    ],
    explanation:
      'The ground-state function is a Gaussian with its maximum in the middle and tails beyond the turning points. A classical oscillator spends most of its time at the turning points.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-113',
    topics: ['quantum-mechanics'],
    tests: ['quantum-harmonic-oscillator'],
    difficulty: 'intermediate',
    text: 'The force constant of an oscillator is doubled and its reduced mass is halved. By what factor does the spacing of its levels change?',
    answer: '2',
    distractors: [
      {
        text: '1',
        slip: 'inverted-ratio',
        teaching: 'Both changes raise the frequency √(*k*/*µ*)/(2π); they do not cancel.',
        expression: 'sqrt(2 * 0.5)',
      },
      {
        text: '4',
        slip: 'forgot-root',
        teaching: 'The frequency is proportional to the square root of *k*/*µ*, which grows fourfold.',
        expression: '2 / 0.5',
      },
      {
        text: '1.41',
        slip: 'one-correction-only',
        teaching: 'Either change alone gives √2; together they give 2.',
        expression: 'sqrt(2)',
      },
    ],
    explanation:
      '*ν* = √(*k*/*µ*)/(2π): *k*/*µ* grows by 2/0.5 = 4, its square root by 2, and with it the spacing *hν*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: { kind: 'quantity', expression: 'sqrt(2 / 0.5)', unit: '' },
  },
  {
    id: 'physical-quantum-mechanics-114',
    topics: ['quantum-mechanics'],
    tests: ['quantum-harmonic-oscillator'],
    difficulty: 'advanced',
    text: 'The ground-state wavefunction of a harmonic oscillator is even in the displacement *x*, and the dipole moment is linear in *x*. Why does the transition moment integral forbid the transition from *v* = 0 to *v* = 2?',
    answer: 'The integrand is odd, so the integral vanishes.',
    distractors: [
      {
        text: 'The integrand is even, so the integral vanishes.',
        slip: 'misread-wavefunction',
        teaching: 'Even × odd × even is odd; an even integrand would not vanish by symmetry.',
      },
      {
        text: 'The integrand has two nodes, so it is negative.',
        slip: 'misread-wavefunction',
        teaching:
          'The sign of the integrand in different regions does not matter; symmetry makes the whole integral zero.',
      },
      {
        text: 'The energy 2*hν* is greater than that of any photon.',
        slip: 'wrong-cause',
        teaching: 'Photons of this energy exist; in real molecules they are absorbed weakly as overtones.',
      },
    ],
    explanation:
      'The transition moment is proportional to ∫*ψ*_{0}*xψ*_{2}d*x*. Even × odd × even makes an odd integrand, and its integral over all *x* vanishes.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-115',
    topics: ['quantum-mechanics'],
    tests: ['rigid-rotor'],
    difficulty: 'beginner',
    text: 'To which expression in *J* are the energies of a linear rigid rotor proportional?',
    answer: '*J*(*J* + 1)',
    distractors: [
      { text: '*J* + ½', slip: 'wrong-level', teaching: 'This is the law of the harmonic oscillator.' },
      {
        text: '*J*²',
        slip: 'wrong-level',
        teaching:
          'The square of an integer applies to the particle in a box (*n*²); for a rotor in space it is *J*(*J* + 1).',
      },
      {
        text: '2*J* + 1',
        slip: 'wrong-degeneracy',
        teaching: '2*J* + 1 is the number of states of a level.',
      },
    ],
    explanation: 'The square of the angular momentum is *J*(*J* + 1)*ħ*², so *E* = *hcBJ*(*J* + 1).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-116',
    topics: ['quantum-mechanics'],
    tests: ['rigid-rotor'],
    difficulty: 'intermediate',
    text: 'How does the rotational constant of a diatomic molecule change when the atoms are replaced by heavier isotopes, and why?',
    answer: 'It falls, because the moment of inertia increases.',
    distractors: [
      {
        text: 'It rises, because the moment of inertia increases.',
        slip: 'inverted-ratio',
        teaching: '*B* is inversely proportional to the moment of inertia.',
      },
      {
        text: 'It rises, because the bond becomes shorter.',
        slip: 'wrong-cause',
        teaching: 'The equilibrium distance is practically the same; the larger masses lower *B*.',
      },
      {
        text: 'It stays the same, because the bond does not change.',
        slip: 'one-condition-only',
        teaching: 'The moment of inertia depends on the masses as well.',
      },
    ],
    explanation:
      '*B* = *h*/(8π²*cI*) with *I* = *µR*². Heavier atoms raise *µ* at equal *R*: the moment of inertia increases and *B* falls.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-117',
    topics: ['quantum-mechanics'],
    tests: ['rigid-rotor'],
    difficulty: 'intermediate',
    text: 'How many states does the level *J* = 3 of a linear rotor have, and what distinguishes them?',
    answer: '7; the projection of the angular momentum',
    distractors: [
      {
        text: '7; the magnitude of the angular momentum',
        slip: 'other-quantum-number',
        teaching: 'The magnitude √(*J*(*J* + 1))*ħ* is the same for all states of the level.',
      },
      {
        text: '3; the magnitude of the angular momentum',
        slip: 'wrong-degeneracy',
        teaching: '*M*_{J} runs from −3 through 0 to +3, and the magnitude is the same for all.',
      },
      {
        text: '12; the magnitude of the angular momentum',
        slip: 'wrong-degeneracy',
        teaching: '12 = *J*(*J* + 1) appears in the energy and is not the number of states.',
      },
    ],
    explanation:
      '*M*_{J} = −3, −2, …, +3: 2*J* + 1 = 7 states, which differ by the projection of the angular momentum on an axis.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-118',
    topics: ['quantum-mechanics'],
    tests: ['rigid-rotor'],
    difficulty: 'advanced',
    text: 'The measured spacing of the rotational lines of a molecule decreases slightly toward high *J*. Which assumption of the rigid rotor fails?',
    answer: 'The fixed distance between the atoms',
    distractors: [
      {
        text: 'The fixed masses of the atoms',
        slip: 'wrong-cause',
        teaching: 'The masses do not depend on the rotation.',
      },
      {
        text: 'The fixed direction of the axis in space',
        slip: 'wrong-cause',
        teaching: 'In the model, too, the rotor is free to turn in space.',
      },
      {
        text: 'The fixed charge of the atoms',
        slip: 'wrong-cause',
        teaching: 'The charges matter for the intensities, not for the energies.',
      },
    ],
    explanation:
      'At high *J* centrifugal force stretches the bond, so the moment of inertia grows and the levels lie lower. The fixed distance between the atoms is the assumption that fails.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-quantum-mechanics-119',
    topics: ['quantum-mechanics'],
    tests: ['tunneling'],
    difficulty: 'beginner',
    text: 'Which of these particles, all with the same energy, tunnels most readily through a given barrier?',
    answer: 'An electron',
    distractors: [
      {
        text: 'A proton',
        slip: 'wrong-particle-mass',
        teaching:
          'A proton is about 1836 times as heavy as an electron, so its wavefunction decays faster in the barrier.',
      },
      {
        text: 'A helium atom',
        slip: 'wrong-particle-mass',
        teaching: 'A helium atom is even heavier than a proton, so it tunnels less readily.',
      },
      {
        text: 'A deuteron',
        slip: 'wrong-particle-mass',
        teaching: 'A deuteron has about twice the mass of a proton, so it tunnels less readily.',
      },
    ],
    explanation:
      'In the barrier *ψ* decays with the decay constant √(2*m*(*V* − *E*))/*ħ*. The lightest particle, the electron, has the slowest decay and tunnels most readily.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-120',
    topics: ['quantum-mechanics'],
    tests: ['tunneling'],
    difficulty: 'intermediate',
    text: 'In a scanning tunneling microscope the current falls by about a factor of ten when the tip is moved away by 0.1 nm. By what factor does it fall when the tip is moved away by 0.3 nm?',
    answer: '1000',
    distractors: [
      {
        text: '30',
        slip: 'linear-for-exponential',
        teaching:
          'The current falls by a factor of ten for each step, and the factors are multiplied, not added.',
        expression: '10 * (0.3 / 0.1)',
      },
      {
        text: '100',
        slip: 'steps-miscounted',
        teaching: 'Two steps of 0.1 nm give 100; there are three.',
        expression: '10^(0.3 / 0.1 - 1)',
      },
      {
        text: '3000',
        slip: 'linear-for-exponential',
        teaching:
          'The factor is ten for each of three steps; the number of steps is not an additional factor.',
        expression: '10^(0.3 / 0.1) * 3',
      },
    ],
    explanation:
      'The tunneling current decays exponentially with the distance: 10 × 10 × 10 = 1000 for three steps of 0.1 nm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: { kind: 'quantity', expression: '10^(0.3/0.1)', unit: '' },
  },
  {
    id: 'physical-quantum-mechanics-121',
    topics: ['quantum-mechanics'],
    tests: ['tunneling'],
    difficulty: 'beginner',
    text: 'Which change lowers the probability that a particle tunnels through a barrier of given height?',
    answer: 'A wider barrier',
    distractors: [
      {
        text: 'A lighter particle',
        slip: 'reversed-trend',
        teaching: 'Lighter particles tunnel more readily.',
      },
      {
        text: 'A higher energy of the particle',
        slip: 'reversed-trend',
        teaching: 'At an energy closer to the top of the barrier, the wavefunction decays less within it.',
      },
      {
        text: 'A thinner barrier',
        slip: 'reversed-trend',
        teaching:
          'The probability falls exponentially with the width, so a thin barrier is easier to tunnel through.',
      },
    ],
    explanation:
      'The probability is about e^{−2*κL*}: it falls with the width *L*, so a wider barrier lowers it.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-122',
    topics: ['quantum-mechanics'],
    tests: ['tunneling'],
    difficulty: 'advanced',
    text: 'The inversion of \\ce{NH3} splits its vibrational ground level by 0.8 cm^{−1}; in \\ce{ND3} the splitting is 0.05 cm^{−1}. What does this comparison show?',
    answer: 'The atoms pass through the barrier of the planar form.',
    distractors: [
      {
        text: 'The atoms pass over the barrier of the planar form.',
        slip: 'misread-wavefunction',
        teaching:
          'At the energy of the ground level the barrier, about 2000 cm^{−1}, cannot be crossed classically.',
      },
      {
        text: 'The barrier of \\ce{ND3} is sixteen times as high.',
        slip: 'wrong-cause',
        teaching: 'The potential energy is practically the same for isotopes.',
      },
      {
        text: 'The bonds of \\ce{ND3} are sixteen times as strong.',
        slip: 'wrong-cause',
        teaching: 'Isotopes form practically identical bonds; what differs is the mass of the moving atoms.',
      },
    ],
    explanation:
      'The splitting measures how fast the molecule tunnels between its two forms. Doubling the mass lowers the splitting so strongly because the atoms pass through the barrier, whose height is unchanged.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-123',
    topics: ['quantum-mechanics'],
    tests: ['variational-principle'],
    difficulty: 'beginner',
    text: 'What does the variational principle say about the energy of a trial function?',
    answer: 'It is never below the true ground-state energy.',
    distractors: [
      {
        text: 'It is never above the true ground-state energy.',
        slip: 'reversed-trend',
        teaching: 'A mixture of states always has a mean energy no lower than the lowest level.',
      },
      {
        text: 'It is never above the energy of the first excited state.',
        slip: 'overgeneralised-rule',
        teaching: 'A poor trial function can lie above any of the lower levels.',
      },
      {
        text: 'It is equally likely to be above or below the true energy.',
        slip: 'wrong-cause',
        teaching: 'The error has only one sign, since the energy of a trial function is never too low.',
      },
    ],
    explanation:
      'The expectation value is a weighted mean of the true levels, so it is never below the lowest of them.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-124',
    topics: ['quantum-mechanics'],
    tests: ['variational-principle'],
    difficulty: 'beginner',
    text: 'A normalized trial function contains one parameter *α*. How is its best value found?',
    answer: 'At the minimum of the energy as a function of *α*',
    distractors: [
      {
        text: 'At the maximum of the energy as a function of *α*',
        slip: 'reversed-trend',
        teaching: 'The energy lies above the true one, so the lowest value is closest to it.',
      },
      {
        text: 'At a zero of the energy as a function of *α*',
        slip: 'value-for-change',
        teaching: 'The slope of the energy vanishes at the best value, not the energy.',
      },
      {
        text: 'By fitting *α* to the measured energy',
        slip: 'fit-for-proof',
        teaching: 'The calculation would then no longer predict anything; no measurement is needed.',
      },
    ],
    explanation:
      'Because no value lies below the true energy, the lowest one is the best: d*E*/d*α* = 0 at the minimum of the energy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-125',
    topics: ['quantum-mechanics'],
    tests: ['variational-principle'],
    difficulty: 'intermediate',
    text: 'Student X describes the helium atom by two 1s functions with the nuclear charge 2. Student Y varies the charge in these functions and finds a best value of 1.69. Which statement is correct?',
    answer: 'Y finds a lower energy, and the charge shows shielding.',
    distractors: [
      {
        text: 'Y finds a higher energy, and the charge shows shielding.',
        slip: 'reversed-trend',
        teaching: 'The value 2 is among those that Y tries, so the energy of Y cannot be higher.',
      },
      {
        text: 'Y finds a lower energy, and the nucleus has lost charge.',
        slip: 'wrong-cause',
        teaching: 'The nucleus keeps its charge; each electron shields the other from it.',
      },
      {
        text: 'Y finds the same energy, because both use 1s functions.',
        slip: 'one-property-decides',
        teaching: 'Functions of a different width give a different energy.',
      },
    ],
    explanation:
      'Variation of the charge can only lower the energy. The best charge 1.69 is below 2, since each electron shields part of the nuclear charge from the other.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-126',
    topics: ['quantum-mechanics', 'chemical-bonding-theory'],
    tests: ['variational-principle', 'computational-chemistry'],
    difficulty: 'advanced',
    text: 'A Hartree–Fock calculation for a molecule is repeated with larger and larger basis sets, at the same geometry and without relativity. What happens to the calculated energy?',
    answer: 'It falls toward a limit above the true energy.',
    distractors: [
      {
        text: 'It falls toward a limit below the true energy.',
        slip: 'reversed-trend',
        teaching: 'A variational energy cannot be lower than the true one.',
      },
      {
        text: 'It rises toward a limit below the true energy.',
        slip: 'wrong-sign',
        teaching: 'More freedom lowers the energy, but never below the true one.',
      },
      {
        text: 'It falls toward the true energy itself.',
        slip: 'ideal-for-real',
        teaching: 'A single determinant does not include electron correlation, whatever the basis set.',
      },
    ],
    explanation:
      'More basis functions give more freedom, and by the variational principle the energy falls to the Hartree–Fock limit. This limit is above the true energy because correlation is missing.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-127',
    topics: ['quantum-mechanics'],
    tests: ['photoelectric-effect'],
    uses: ['photon-energy'],
    difficulty: 'advanced',
    text: 'Light of 300 nm (4.13 eV per photon) ejects electrons from a metal, and a stopping voltage of 1.90 V is measured. What is the stopping voltage for light of 400 nm (3.10 eV per photon)?',
    answer: '0.87 V',
    distractors: [
      {
        text: '1.43 V',
        slip: 'linear-in-energy',
        teaching:
          'The voltage was scaled like the photon energy; the work function must be subtracted first.',
        expression: '1.90 * 3.10 / 4.13',
      },
      {
        text: '2.93 V',
        slip: 'wrong-sign',
        teaching:
          'Light of longer wavelength has less energetic photons, so the voltage decreases by the difference.',
        expression: '1.90 + (4.13 - 3.10)',
      },
      {
        text: '1.20 V',
        slip: 'wrong-reference',
        teaching: 'Here 1.90 eV was used as the work function, which is 4.13 eV − 1.90 eV = 2.23 eV.',
        expression: '3.10 - 1.90',
      },
    ],
    explanation:
      'Work function: 4.13 eV − 1.90 eV = 2.23 eV. With 3.10 eV: 3.10 eV − 2.23 eV = 0.87 eV, so 0.87 V.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
    computation: { kind: 'quantity', expression: '3.10 - (4.13 - 1.90)', unit: 'V' },
  },
  {
    id: 'physical-quantum-mechanics-128',
    topics: ['quantum-mechanics'],
    tests: ['de-broglie-wavelength', 'photon-energy'],
    difficulty: 'advanced',
    text: 'Diffraction by a crystal with a spacing of 0.2 nm between its planes requires a wavelength below 0.4 nm. Which of these beams has too long a wavelength? (electrons: *λ* = *h*/√(2*mE*); *hc* = 1240 eV·nm)',
    answer: 'Photons of 100 eV',
    distractors: [
      {
        text: 'Electrons of 100 eV',
        slip: 'photon-for-particle',
        teaching: 'Electrons of this energy have a wavelength of 0.12 nm, which is suitable.',
      },
      {
        text: 'Electrons of 12 keV',
        slip: 'reversed-trend',
        teaching: 'A higher energy makes the wavelength shorter; here it is 0.011 nm, which is suitable.',
      },
      {
        text: 'Photons of 12 keV',
        slip: 'inverted-ratio',
        teaching: 'X-rays of 12 keV have a wavelength of 0.10 nm, which is suitable.',
      },
    ],
    explanation:
      'For photons, *λ* = *hc*/*E* is 12 nm for 100 eV and 0.10 nm for 12 keV. Electrons of 100 eV have a wavelength of 0.12 nm, and those of 12 keV one of 0.011 nm. So only the photons of 100 eV have too long a wavelength.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: {
      kind: 'option-extreme',
      values: {
        'Photons of 100 eV': '1239.84/100',
        'Electrons of 100 eV': '1e9*h/sqrt(2*9.109e-31*100*1.602e-19)',
        'Electrons of 12 keV': '1e9*h/sqrt(2*9.109e-31*12000*1.602e-19)',
        'Photons of 12 keV': '1239.84/12000',
      },
      pick: 'greatest',
      quantity: 'wavelength in nm',
    },
  },
];
