import type { WrittenQuestion } from '../../written-question.ts';

export const quantumApproximationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-molecular-spectroscopy-400',
    topics: ['molecular-spectroscopy'],
    tests: ['mossbauer-spectroscopy'],
    difficulty: 'beginner',
    text: 'What does the isomer shift in a Mössbauer spectrum of iron depend on?',
    answer: 'The s electron density at the nucleus',
    distractors: [
      {
        text: 'The mass of the iron nucleus',
        slip: 'irrelevant-property',
        teaching: 'All nuclei observed are ^{57}Fe; their surroundings differ.',
      },
      {
        text: 'The magnetic field of the spectrometer',
        slip: 'irrelevant-property',
        teaching: 'A magnetic field splits the lines; it does not cause the isomer shift.',
      },
      {
        text: 'Only the number of neighbors of the iron atom',
        slip: 'one-condition-only',
        teaching: 'Neighbors act only through their effect on the electron density at the nucleus.',
      },
    ],
    explanation:
      'The energy of the γ transition depends on the s density at the nucleus, which changes with oxidation state and bonding.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 4',
  },
  {
    id: 'physical-molecular-spectroscopy-401',
    topics: ['molecular-spectroscopy'],
    tests: ['mossbauer-spectroscopy'],
    difficulty: 'intermediate',
    text: 'High-spin iron(II) compounds have a larger ^{57}Fe isomer shift (about 1.2 mm/s) than high-spin iron(III) compounds (about 0.4 mm/s). What is the reason for this difference?',
    answer: 'The extra d electron shields the s electrons.',
    distractors: [
      {
        text: 'The extra d electron adds to the density at the nucleus.',
        slip: 'wrong-region',
        teaching: 'd electrons have no density at the nucleus.',
      },
      {
        text: 'Iron(II) nuclei are larger than iron(III) nuclei.',
        slip: 'wrong-cause',
        teaching: 'The nuclei are the same; the electron shells differ.',
      },
      {
        text: 'Iron(II) has one more s electron.',
        slip: 'wrong-shell',
        teaching: 'Both have lost the 4s electrons; they differ by a 3d electron.',
      },
    ],
    explanation:
      'The sixth 3d electron shields the 3s electrons; their density at the nucleus falls, and for ^{57}Fe a lower density means a larger shift.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 4',
  },
  {
    id: 'physical-molecular-spectroscopy-402',
    topics: ['molecular-spectroscopy'],
    tests: ['mossbauer-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In the absence of a magnetic field, which feature of a Mössbauer spectrum shows that iron is in an environment of less than cubic symmetry?',
    answer: 'A quadrupole doublet',
    distractors: [
      {
        text: 'A magnetic sextet',
        slip: 'other-phenomenon',
        teaching: 'Six lines need a magnetic field at the nucleus.',
      },
      {
        text: 'A broad single line',
        slip: 'other-phenomenon',
        teaching: 'A single line is characteristic of cubic surroundings.',
      },
      {
        text: 'A negative isomer shift',
        slip: 'irrelevant-property',
        teaching: 'The sign of the shift reflects the s density.',
      },
    ],
    explanation:
      'An electric field gradient splits the excited level (*I* = 3/2) of ^{57}Fe into two, which gives two lines.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 4',
  },
  {
    id: 'physical-molecular-spectroscopy-403',
    topics: ['molecular-spectroscopy'],
    tests: ['mossbauer-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Prussian blue, iron hexacyanoferrate, shows two Mössbauer signals: high-spin \\ce{Fe^3+} and low-spin \\ce{Fe^2+}. What does this show?',
    answer: 'The valences are localized on the time scale of the method.',
    distractors: [
      {
        text: 'All iron atoms carry the same mean charge of 2.5+.',
        slip: 'averaged-levels',
        teaching: 'If so, only one signal would be seen.',
      },
      {
        text: 'All iron atoms are bonded to the carbon of cyanide.',
        slip: 'one-component-only',
        teaching: 'Low-spin iron is bonded to C and high-spin iron to N.',
      },
      {
        text: 'The sample is a mixture of two separate compounds.',
        slip: 'fit-for-proof',
        teaching: 'Two sites in one lattice give two signals as well.',
      },
    ],
    explanation:
      'Two kinds of iron appear side by side: \\ce{Fe^2+} in \\ce{FeC6} and \\ce{Fe^3+} in \\ce{FeN6} surroundings, without electron exchange between them within about 10^{−7} s.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 4',
  },
  {
    id: 'physical-molecular-spectroscopy-404',
    topics: ['molecular-spectroscopy'],
    tests: ['mossbauer-spectroscopy'],
    difficulty: 'advanced',
    text: 'Why must the ^{57}Fe nuclei of the source and the sample be bound in solids for the Mössbauer effect to occur?',
    answer: 'The whole lattice takes up the recoil.',
    distractors: [
      {
        text: 'The nuclei would otherwise not be excited at all.',
        slip: 'overgeneralised-rule',
        teaching: 'Free nuclei absorb too, but at an energy shifted by recoil.',
      },
      {
        text: 'The lattice cools the nuclei below 1 K.',
        slip: 'wrong-cause',
        teaching: 'Iron foil shows the Mössbauer effect even at room temperature.',
      },
      {
        text: 'The lattice turns γ rays into X-rays.',
        slip: 'other-phenomenon',
        teaching: 'The γ rays themselves are absorbed.',
      },
    ],
    explanation:
      'A free nucleus loses recoil energy both on emission and on absorption, far more than the line width. In a solid, a fraction of the events are recoil-free.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 4',
  },
  {
    id: 'physical-quantum-mechanics-404',
    topics: ['quantum-mechanics'],
    tests: ['born-oppenheimer-approximation'],
    difficulty: 'beginner',
    text: 'What is the basis of the Born–Oppenheimer approximation?',
    answer: 'Nuclei are much heavier and slower than electrons.',
    distractors: [
      {
        text: 'Electrons are much heavier and slower than nuclei.',
        slip: 'exchanged-components',
        teaching: 'A proton has 1836 times the mass of an electron.',
      },
      {
        text: 'Nuclei are much farther apart than electrons.',
        slip: 'wrong-cause',
        teaching: 'The distances do not separate the motions; the difference in mass does.',
      },
      {
        text: 'Electrons are much farther apart than nuclei.',
        slip: 'wrong-cause',
        teaching: 'What matters is how fast each moves, and this depends on the mass.',
      },
    ],
    explanation:
      'Electrons follow the slow nuclei almost at once, so the electronic problem is solved for fixed nuclei.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-405',
    topics: ['quantum-mechanics'],
    tests: ['born-oppenheimer-approximation'],
    difficulty: 'beginner',
    text: 'Which concept of chemistry exists only within the Born–Oppenheimer approximation?',
    answer: 'The potential energy curve of a molecule',
    distractors: [
      {
        text: 'The mass of a molecule',
        slip: 'irrelevant-property',
        teaching: 'Mass does not depend on any approximation.',
      },
      {
        text: 'The charge of an electron',
        slip: 'irrelevant-property',
        teaching: 'This is a constant of nature.',
      },
      {
        text: 'The quantization of energy',
        slip: 'overgeneralised-rule',
        teaching: 'Bound states are quantized without it as well.',
      },
    ],
    explanation:
      'For each fixed arrangement of nuclei there is an electronic energy; as a function of the arrangement it is the potential energy curve or surface.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-406',
    topics: ['quantum-mechanics'],
    tests: ['born-oppenheimer-approximation'],
    difficulty: 'intermediate',
    text: 'Within the Born–Oppenheimer approximation, how do the potential energy curves of \\ce{H2} and \\ce{D2} compare?',
    answer: 'They are identical.',
    distractors: [
      {
        text: 'The curve of \\ce{D2} is deeper.',
        slip: 'wrong-level',
        teaching: 'The depth depends on the charges; only the zero-point level differs.',
      },
      {
        text: 'The minimum of \\ce{D2} lies at a shorter distance.',
        slip: 'wrong-level',
        teaching: 'The minimum is the same; the mean distance differs slightly because of vibration.',
      },
      {
        text: 'The curve of \\ce{D2} is steeper.',
        slip: 'irrelevant-property',
        teaching: 'The force constant is the same.',
      },
    ],
    explanation:
      'The electronic energy depends on nuclear charges and positions, not on masses. Only the vibrational levels in the curve, and with them the zero-point energies, differ.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-407',
    topics: ['quantum-mechanics'],
    tests: ['born-oppenheimer-approximation'],
    difficulty: 'intermediate',
    text: 'Which term of the molecular Hamiltonian is left out when the electronic Schrödinger equation is set up?',
    answer: 'The kinetic energy of the nuclei',
    distractors: [
      {
        text: 'The repulsion between the electrons',
        slip: 'other-term-of-equation',
        teaching: 'This term is kept; it is what makes the electronic equation hard to solve.',
      },
      {
        text: 'The attraction of electrons to nuclei',
        slip: 'other-term-of-the-energy',
        teaching: 'Without it no molecule would be bound.',
      },
      {
        text: 'The kinetic energy of the electrons',
        slip: 'exchanged-components',
        teaching: 'The light electrons are the ones that move.',
      },
    ],
    explanation:
      'With nuclei clamped, their kinetic energy is dropped; it reappears in the second step, the motion of nuclei on the surface.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-408',
    topics: ['quantum-mechanics'],
    tests: ['born-oppenheimer-approximation'],
    difficulty: 'advanced',
    text: 'Where does the Born–Oppenheimer approximation fail most clearly?',
    answer: 'Where two electronic states come close in energy',
    distractors: [
      {
        text: 'At the minimum of the ground state of \\ce{N2}',
        slip: 'wrong-region',
        teaching:
          'There the ground state lies far below all other electronic states, so the approximation is excellent.',
      },
      {
        text: 'For molecules of heavy atoms at low temperature',
        slip: 'reversed-trend',
        teaching: 'The heavier and slower the nuclei, the better it holds.',
      },
      {
        text: 'In the absence of an electric field',
        slip: 'irrelevant-property',
        teaching: 'External fields are not decisive.',
      },
    ],
    explanation:
      'Near crossings (conical intersections) small motions of nuclei change the electronic state strongly: nonadiabatic transitions occur.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-409',
    topics: ['quantum-mechanics'],
    tests: ['expectation-values'],
    difficulty: 'beginner',
    text: 'How is the expectation value of an observable with operator Ω calculated from a normalized *ψ*?',
    answer: '∫*ψ*\\*Ω*ψ* d*τ*',
    distractors: [
      {
        text: '∫Ω|*ψ*|^{2} d*τ*',
        slip: 'overgeneralised-rule',
        teaching: 'This works only if Ω is a mere multiplication; a derivative must act on *ψ* alone.',
      },
      {
        text: 'Ω*ψ*/*ψ* at the maximum of *ψ*',
        slip: 'no-eigenfunction',
        teaching: 'This is the eigenvalue only if *ψ* is an eigenfunction.',
      },
      {
        text: '∫*ψ*Ω d*τ*',
        slip: 'misread-wavefunction',
        teaching: 'The operator must stand between *ψ*\\* and *ψ*.',
      },
    ],
    explanation:
      '⟨Ω⟩ = ∫*ψ*\\*Ω*ψ* d*τ* for normalized *ψ*: the operator acts on *ψ*, and the result is multiplied by *ψ*\\* and integrated.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-410',
    topics: ['quantum-mechanics'],
    tests: ['expectation-values', 'particle-in-a-box'],
    difficulty: 'intermediate',
    text: 'What is ⟨*x*⟩ for a particle in a box from 0 to *L* in the state *n* = 2?',
    answer: '*L*/2',
    distractors: [
      {
        text: '*L*/4',
        slip: 'misread-wavefunction',
        teaching: 'This is one of the two positions of highest probability.',
      },
      {
        text: '0',
        slip: 'wrong-reference',
        teaching: 'Zero is one wall; the middle of the box is at *L*/2.',
      },
      {
        text: '3*L*/4',
        slip: 'misread-wavefunction',
        teaching: 'This is the other position of highest probability.',
      },
    ],
    explanation:
      '|*ψ*|² is symmetric about the middle, so the mean is *L*/2, although the probability density there is zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-411',
    topics: ['quantum-mechanics'],
    tests: ['expectation-values'],
    difficulty: 'intermediate',
    text: 'A system is in the state *ψ* = 0.6*φ*_{1} + 0.8*φ*_{2}, where *φ*_{1} and *φ*_{2} are normalized eigenfunctions with energies of 1.00 and 3.00 eV. What is ⟨*E*⟩?',
    answer: '2.28 eV',
    distractors: [
      {
        text: '2.00 eV',
        slip: 'averaged-levels',
        teaching: 'The plain mean ignores the weights 0.36 and 0.64.',
        expression: '(1.00 + 3.00) / 2',
      },
      {
        text: '3.00 eV',
        slip: 'forgot-square',
        teaching: '0.6 × 1 + 0.8 × 3 uses the coefficients; their squares are the weights.',
        expression: '0.6 * 1.00 + 0.8 * 3.00',
      },
      {
        text: '2.14 eV',
        slip: 'forgot-square',
        teaching: 'The squares 0.36 and 0.64 are the weights, not 0.6/1.4 and 0.8/1.4.',
        expression: '(0.6 * 1.00 + 0.8 * 3.00) / (0.6 + 0.8)',
      },
    ],
    explanation: '⟨*E*⟩ = 0.36 × 1.00 + 0.64 × 3.00 = 2.28 eV.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: { kind: 'quantity', expression: '0.36*1+0.64*3', unit: 'eV' },
  },
  {
    id: 'physical-quantum-mechanics-412',
    topics: ['quantum-mechanics'],
    tests: ['expectation-values'],
    difficulty: 'intermediate',
    text: 'A single measurement of the energy is made on a system in the state *ψ* = 0.6*φ*_{1} + 0.8*φ*_{2}, for which the expectation value is 2.28 eV (levels 1.00 and 3.00 eV). What results are possible?',
    answer: '1.00 eV or 3.00 eV',
    distractors: [
      {
        text: '2.28 eV only',
        slip: 'unweighted-mean',
        teaching: 'The expectation value is the mean of many measurements.',
      },
      {
        text: 'Any value from 1.00 to 3.00 eV',
        slip: 'other-model',
        teaching: 'Only eigenvalues can be measured, not the values between them.',
      },
      {
        text: '3.00 eV only',
        slip: 'misread-wavefunction',
        teaching: 'The larger coefficient makes it more likely, not certain.',
      },
    ],
    explanation:
      'Each measurement gives an eigenvalue, 1.00 eV (36%) or 3.00 eV (64%). Only the mean of many measurements is 2.28 eV.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-413',
    topics: ['quantum-mechanics'],
    tests: ['expectation-values'],
    uses: ['hydrogen-like-orbitals'],
    difficulty: 'advanced',
    text: 'For the hydrogen 1s orbital, *ψ* = (π*a*_{0}^{3})^{−1/2}e^{−*r*/*a*_{0}}, which integral gives the mean distance ⟨*r*⟩, and what is its value?',
    answer: '∫*r*·4π*r*²*ψ*² d*r* = 1.5*a*_{0}',
    distractors: [
      {
        text: '∫*r*·4π*r*²*ψ*² d*r* = *a*_{0}',
        slip: 'other-special-point',
        teaching: '*a*_{0} is the most probable distance, not the mean.',
      },
      {
        text: '∫*r*·*ψ*² d*r* = 1.5*a*_{0}',
        slip: 'left-out-a-term',
        teaching: 'The volume of the shell, 4π*r*² d*r*, must be included.',
      },
      {
        text: '∫4π*r*²*ψ*² d*r* = *a*_{0}',
        slip: 'left-out-a-term',
        teaching: 'This integral is the norm, which is 1.',
      },
    ],
    explanation:
      '⟨*r*⟩ = (4/*a*_{0}^{3})∫*r*^{3}e^{−2*r*/*a*_{0}} d*r* = (4/*a*_{0}^{3})(6*a*_{0}^{4}/16) = 1.5*a*_{0}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-quantum-mechanics-414',
    topics: ['quantum-mechanics'],
    tests: ['expectation-values'],
    uses: ['variational-principle'],
    difficulty: 'beginner',
    text: 'What is the first-order correction to the energy in perturbation theory?',
    answer: 'The expectation value of the perturbation in the unperturbed state',
    distractors: [
      {
        text: 'The expectation value of the whole Hamiltonian in the perturbed state',
        slip: 'other-model',
        teaching:
          'This is the total energy of the perturbed state; the first-order correction uses the perturbation alone, in the unperturbed state.',
      },
      {
        text: 'The square of the perturbation divided by the energy gap',
        slip: 'other-term-of-the-energy',
        teaching:
          'This is the form of the second-order correction, which divides squares of matrix elements by energy gaps.',
      },
      {
        text: 'The lowest eigenvalue of the whole Hamiltonian',
        slip: 'answered-another-quantity',
        teaching: 'This is the exact energy of the ground state, not a correction.',
      },
    ],
    explanation:
      'The first-order correction is the average of the perturbation over the unperturbed function: *E*^{(1)} = ∫*ψ*_{0}\\**H*^{(1)}*ψ*_{0} d*τ*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-415',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    uses: ['variational-principle'],
    difficulty: 'intermediate',
    text: 'A small potential *V* = *ε* is added in the left half of a box (0 to *L*/2) and is zero elsewhere. What is the first-order change in the energy of any level?',
    answer: '*ε*/2',
    distractors: [
      {
        text: '*ε*',
        slip: 'uniform-density',
        teaching: 'Only half of the probability lies in the left half.',
      },
      {
        text: '0',
        slip: 'small-for-zero',
        teaching: 'The particle spends half of its time where the potential is raised.',
      },
      {
        text: '*ε*/4',
        slip: 'root-for-square',
        teaching: 'By symmetry the probability of finding the particle in the left half is exactly 1/2.',
      },
    ],
    explanation: '*E*^{(1)} = *ε*∫_{0}^{*L*/2}*ψ*² d*x* = *ε*/2, since |*ψ*|² is symmetric.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-416',
    topics: ['quantum-mechanics'],
    tests: ['expectation-values'],
    uses: ['variational-principle'],
    difficulty: 'intermediate',
    text: 'An atom with nondegenerate states of definite parity is put in a weak electric field, *H*^{(1)} = *eFx*. What is the first-order energy correction?',
    answer: 'Zero, since *x* is odd',
    distractors: [
      {
        text: '*eFL*, where *L* is the size of the atom',
        slip: 'uniform-density',
        teaching: 'The contributions from +*x* and −*x* cancel.',
      },
      {
        text: 'Negative, since fields stabilize',
        slip: 'other-term-of-the-energy',
        teaching: 'The lowering comes in second order.',
      },
      {
        text: 'Infinite, since *x* is unbounded',
        slip: 'misread-wavefunction',
        teaching: 'The electron density falls off exponentially, so the integral stays finite.',
      },
    ],
    explanation:
      '*ψ*² is even and *x* is odd: the integral vanishes. The effect (polarization) starts in second order.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-quantum-mechanics-417',
    topics: ['quantum-mechanics'],
    tests: ['variational-principle'],
    difficulty: 'advanced',
    text: 'The second-order correction is Σ|⟨*n*|*H*^{(1)}|0⟩|²/(*E*_{0} − *E*_{n}). What does this imply for the energy of the ground state?',
    answer: 'It is never raised in second order.',
    distractors: [
      {
        text: 'It is never lowered in second order.',
        slip: 'wrong-sign',
        teaching: 'Every denominator *E*_{0} − *E*_{n} is negative.',
      },
      {
        text: 'It is raised most by states far above it.',
        slip: 'reversed-trend',
        teaching: 'No term raises the ground state, and a large gap makes a term small.',
      },
      {
        text: 'It equals the first-order correction.',
        slip: 'other-term-of-the-energy',
        teaching: 'The first-order correction uses the diagonal element only.',
      },
    ],
    explanation:
      'All states *n* lie above the ground state, so each term is negative or zero: the second-order correction can only lower the energy of the ground state.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-400',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'beginner',
    text: 'What do the numbers in the basis set 6-31G mean?',
    answer: '6 Gaussians for each core orbital; 3 and 1 for each valence orbital',
    distractors: [
      {
        text: '6 Gaussians for each core orbital; 31 for each valence orbital',
        slip: 'notation-misread',
        teaching: 'The numbers after the dash are read one by one: 3 and 1.',
      },
      {
        text: '6 Gaussians for each valence orbital; 31 for each core orbital',
        slip: 'notation-misread',
        teaching: 'The number before the dash describes the core, and 3 and 1 are read one by one.',
      },
      {
        text: '6 Gaussians for each valence orbital; 3 and 1 for each core orbital',
        slip: 'exchanged-components',
        teaching: 'The number before the dash describes the core.',
      },
    ],
    explanation:
      'Each core orbital is a sum of 6 Gaussians; each valence orbital is split into two functions, one of 3 Gaussians and one of 1 Gaussian.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-401',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'intermediate',
    text: 'What does the star in 6-31G\\* add?',
    answer: 'd functions on heavy atoms',
    distractors: [
      {
        text: 'Diffuse functions on heavy atoms',
        slip: 'notation-misread',
        teaching: 'Diffuse functions are marked by +.',
      },
      {
        text: 'p functions on hydrogen only',
        slip: 'notation-misread',
        teaching: 'These are added by the second star, 6-31G\\*\\*.',
      },
      {
        text: 'More core functions on all atoms',
        slip: 'notation-misread',
        teaching: 'The star leaves the core functions unchanged.',
      },
    ],
    explanation:
      'The star denotes polarization functions: d functions on atoms other than hydrogen (and helium), which let orbitals deform.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-402',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'intermediate',
    text: 'How many basis functions does water have with the basis set 6-31G?',
    answer: '13',
    distractors: [
      {
        text: '7',
        slip: 'one-electron-per-orbital',
        teaching: 'This is the minimal basis: the valence functions are doubled in 6-31G.',
        expression: '1 + 1 * 4 + 2 * 1',
      },
      {
        text: '19',
        slip: 'counted-twice',
        teaching: 'This includes six d functions on oxygen, which only 6-31G\\* adds.',
        expression: '1 + 2 * 4 + 2 * 2 + 6',
      },
      {
        text: '10',
        slip: 'answered-another-quantity',
        teaching:
          'This is the number of electrons; each of the 13 functions is counted, whether filled or not.',
        expression: '8 + 2 * 1',
      },
    ],
    explanation: 'Oxygen: 1 (1s) + 2 (2s) + 6 (2p) = 9; each hydrogen: 2. 9 + 4 = 13.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
    computation: { kind: 'quantity', expression: '1+2*4+2*2', unit: '' },
  },
  {
    id: 'physical-chemical-bonding-theory-403',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'advanced',
    text: 'For which calculation are diffuse functions (6-31+G\\*) most needed?',
    answer: 'The electron affinity of a molecule',
    distractors: [
      {
        text: 'The bond length of \\ce{N2}',
        slip: 'irrelevant-property',
        teaching: 'Compact valence electrons are described well without them.',
      },
      {
        text: 'The core energy of neon',
        slip: 'wrong-region',
        teaching: 'Core electrons are close to the nucleus.',
      },
      {
        text: 'The geometry of methane',
        slip: 'irrelevant-property',
        teaching: 'Polarization functions help more here.',
      },
    ],
    explanation:
      'The extra electron of an anion is loosely held and extends far out. Functions with small exponents are needed for it.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-404',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'beginner',
    text: 'Which quantity is the basic variable of density functional theory?',
    answer: 'The electron density',
    distractors: [
      {
        text: 'The wavefunction of all electrons',
        slip: 'other-model',
        teaching: 'Wavefunction methods use it; DFT needs only a function of three coordinates.',
      },
      {
        text: 'The charge of each atom',
        slip: 'irrelevant-property',
        teaching: 'Atomic charges are derived, and not uniquely.',
      },
      {
        text: 'The density of the substance',
        slip: 'same-word-other-meaning',
        teaching: 'It is the density of electrons in space that is used.',
      },
    ],
    explanation:
      'According to the Hohenberg–Kohn theorems, the ground-state energy is a functional of the electron density alone.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-405',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'intermediate',
    text: 'Which part of the Kohn–Sham energy is not known exactly and must be approximated?',
    answer: 'The exchange–correlation energy',
    distractors: [
      {
        text: 'The kinetic energy of noninteracting electrons',
        slip: 'other-term-of-the-energy',
        teaching: 'It is calculated exactly from the Kohn–Sham orbitals.',
      },
      {
        text: 'The attraction to the nuclei',
        slip: 'other-term-of-the-energy',
        teaching: 'It follows exactly from the density.',
      },
      {
        text: 'The classical repulsion of the density with itself',
        slip: 'other-term-of-the-energy',
        teaching: 'It follows exactly from the density.',
      },
    ],
    explanation:
      'Kohn and Sham put everything that is not known into one term; functionals (LDA, GGA, hybrid) differ in it.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-406',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'intermediate',
    text: 'What distinguishes a hybrid functional in DFT from a pure (GGA) one?',
    answer: 'It contains a fraction of Hartree–Fock exchange.',
    distractors: [
      {
        text: 'It contains a fraction of force field energy.',
        slip: 'other-method',
        teaching: 'This would be a QM/MM method.',
      },
      {
        text: 'It uses the hybrid orbitals sp^{3}, sp^{2} and sp.',
        slip: 'same-word-other-meaning',
        teaching: 'The word has nothing to do with hybridization here.',
      },
      {
        text: 'It leaves out the correlation energy.',
        slip: 'left-out-a-term',
        teaching: 'Hybrid functionals also include a correlation part.',
      },
    ],
    explanation:
      'Exact exchange of the Kohn–Sham orbitals is mixed with that of the density functional (often 20% to 25%).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-407',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'advanced',
    text: 'A calculation with a plain GGA functional finds no attraction between two argon atoms at 400 pm. What is missing?',
    answer: 'Dispersion, a long-range correlation effect',
    distractors: [
      {
        text: 'Electrostatics between the permanent dipoles',
        slip: 'other-phenomenon',
        teaching: 'Argon atoms have no permanent dipoles.',
      },
      {
        text: 'Exchange between electrons of the same spin',
        slip: 'other-term-of-the-energy',
        teaching: 'Exchange gives no attraction at this distance.',
      },
      {
        text: 'The zero-point energy of the atoms',
        slip: 'wrong-cause',
        teaching: 'This would weaken, not create, an attraction.',
      },
    ],
    explanation:
      'Local and gradient-corrected functionals do not capture the correlated fluctuations of the electrons on distant atoms. Empirical corrections add the dispersion energy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-408',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-dynamics'],
    difficulty: 'beginner',
    text: 'What does a molecular dynamics simulation do in each time step?',
    answer: 'It calculates forces and moves atoms by Newton’s law.',
    distractors: [
      {
        text: 'It solves the Schrödinger equation for all nuclei.',
        slip: 'other-model',
        teaching: 'Classical simulation treats the nuclei by Newton’s equations.',
      },
      {
        text: 'It moves atoms at random and accepts moves based on energy.',
        slip: 'other-model',
        teaching: 'This is the Monte Carlo method.',
      },
      {
        text: 'It lowers the energy until all forces vanish.',
        slip: 'other-model',
        teaching: 'This is a geometry optimization.',
      },
    ],
    explanation:
      'The force field gives forces, and these give accelerations; positions and velocities are then advanced by about 1 fs.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-chemical-bonding-theory-409',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-dynamics'],
    difficulty: 'beginner',
    text: 'Which terms describe the nonbonded interactions in a common force field?',
    answer: 'Lennard-Jones and Coulomb',
    distractors: [
      {
        text: 'Harmonic bonds and angles',
        slip: 'exchanged-components',
        teaching: 'These are the bonded terms.',
      },
      {
        text: 'Torsions and bond angles',
        slip: 'exchanged-components',
        teaching: 'Torsions and bond angles are bonded terms as well.',
      },
      {
        text: 'Kinetic energy and heat',
        slip: 'other-term-of-equation',
        teaching: 'A force field describes potential energy only.',
      },
    ],
    explanation:
      'Atoms that are not bonded interact by a Lennard-Jones potential (repulsion, dispersion) and by Coulomb forces between partial charges.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-chemical-bonding-theory-410',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-dynamics'],
    difficulty: 'intermediate',
    text: 'Why is a time step of about 1 fs used in molecular dynamics when bonds to hydrogen are free to vibrate?',
    answer: 'It must be short compared with the fastest vibration.',
    distractors: [
      {
        text: 'It must be long compared with the fastest vibration.',
        slip: 'reversed-trend',
        teaching: 'A step longer than the vibration (10 fs) makes the integration unstable.',
      },
      {
        text: 'It must be long compared with the fastest rotation.',
        slip: 'reversed-trend',
        teaching: 'Every motion must be followed in many short steps.',
      },
      {
        text: 'It is set by the speed of light.',
        slip: 'irrelevant-property',
        teaching: 'Light plays no part in the simulation.',
      },
    ],
    explanation: 'An X–H stretch takes about 10 fs; about ten points per period keep the integration stable.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-chemical-bonding-theory-411',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-dynamics'],
    difficulty: 'intermediate',
    text: 'Why is an ordinary force field unable to describe the reaction \\ce{CH3Cl + OH- -> CH3OH + Cl-}?',
    answer: 'Its list of bonds is fixed.',
    distractors: [
      {
        text: 'Its atoms carry no mass.',
        slip: 'wrong-cause',
        teaching: 'Atoms have masses; otherwise they could not move.',
      },
      {
        text: 'Its charges are too large.',
        slip: 'wrong-cause',
        teaching: 'The size of the charges is not the problem; the bonds cannot break.',
      },
      {
        text: 'Its time step is too long.',
        slip: 'wrong-cause',
        teaching: 'A shorter step would not let bonds change.',
      },
    ],
    explanation:
      'Bonded terms are harmonic springs between given pairs: they never break, and no new ones form. Quantum or reactive methods are needed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-chemical-bonding-theory-412',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-dynamics'],
    difficulty: 'advanced',
    text: 'A simulation of 500 water molecules uses periodic boundary conditions. What is their purpose?',
    answer: 'To avoid the surface effects of a small drop',
    distractors: [
      {
        text: 'To keep the temperature constant',
        slip: 'other-method',
        teaching: 'This is the task of a thermostat.',
      },
      {
        text: 'To let molecules leave the box permanently',
        slip: 'reversed-trend',
        teaching: 'A molecule that leaves enters again on the other side.',
      },
      {
        text: 'To make the box a perfect crystal',
        slip: 'fit-for-proof',
        teaching: 'Only the box is repeated; the molecules inside move freely.',
      },
    ],
    explanation:
      'In a drop of 500 molecules most would be near the surface. Repeated images of the box surround each molecule as in the bulk.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
];
