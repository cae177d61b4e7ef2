import type { WrittenQuestion } from '../written-question.ts';

/** Methods of kinetics, electrodes and the models of quantum mechanics. */
export const ratesAndElectrodesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-rate-laws-51',
    topics: ['rate-laws'],
    tests: ['second-order-kinetics', 'integrated-rate-laws'],
    uses: ['half-life-of-a-reaction'],
    difficulty: 'intermediate',
    text: 'In a reaction of A alone, [\\ce{A}] falls from 0.80 mol/L to 0.40 mol/L in 10 min, and to 0.20 mol/L in another 20 min. Which plot gives a straight line?',
    answer: '1/[\\ce{A}] against *t*',
    distractors: [
      {
        text: 'ln [\\ce{A}] against *t*',
        slip: 'constant-half-life',
        teaching:
          'A straight line in this plot requires a constant half-life, but the second half-life is twice the first.',
      },
      {
        text: '[\\ce{A}] against *t*',
        slip: 'linear-decay',
        teaching:
          'In a zero-order reaction the half-life becomes shorter as the concentration falls; here it becomes longer.',
      },
      {
        text: '[\\ce{A}]^{2} against *t*',
        slip: 'order-as-factor',
        teaching: 'The integrated second-order rate law contains the reciprocal, not the square.',
      },
    ],
    explanation:
      'The half-life doubles when the concentration halves, so it is proportional to 1/[\\ce{A}]_{0}, and the reaction is second order. 1/[\\ce{A}] is 1.25, 2.5, 5.0 L/mol at 0, 10, 30 min, so 1/[\\ce{A}] against *t* is straight.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-52',
    topics: ['rate-laws'],
    tests: ['first-order-kinetics'],
    uses: ['partial-pressures'],
    difficulty: 'advanced',
    text: 'Gas A decomposes completely according to \\ce{A -> B + C} (all gases, constant volume and temperature, first order). The initial pressure of pure A is 40.0 kPa; after 100 s the total pressure is 70.0 kPa. What is the rate constant?',
    answer: '0.0139 s^{−1}',
    distractors: [
      {
        text: '0.00288 s^{−1}',
        slip: 'reacted-for-remaining',
        teaching: '30.0 kPa is the pressure of A that has reacted; 10.0 kPa of A is left.',
        expression: 'ln(40.0 / (70.0 - 40.0)) / 100',
      },
      {
        text: '0.00602 s^{−1}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The integrated rate law contains the natural logarithm of the ratio.',
        expression: 'log10(40 / (40 - (70 - 40))) / 100',
      },
      {
        text: '0.00125 s^{−1}',
        slip: 'reacted-for-remaining',
        teaching:
          'The pressure of A that is left is 10.0 kPa, and the integrated rate law contains the natural logarithm.',
        expression: 'log10(40 / (70 - 40)) / 100',
      },
    ],
    explanation:
      'Each A that reacts adds one particle, so 30.0 kPa of A has reacted and 10.0 kPa of A is left. *k* = ln(40.0/10.0)/100 s = 0.0139 s^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
    computation: { kind: 'quantity', expression: 'ln(40 / (40 - (70 - 40))) / 100', unit: 's^{-1}' },
  },
  {
    id: 'physical-rate-laws-53',
    topics: ['rate-laws'],
    tests: ['relaxation-methods'],
    difficulty: 'advanced',
    text: 'The equilibrium \\ce{A + B <=> C} (elementary in both directions) is disturbed by small temperature jumps at several concentrations. The reciprocal relaxation time, 1/*τ*, is plotted against the sum of the equilibrium concentrations [\\ce{A}] + [\\ce{B}]. What do the slope and the intercept give?',
    answer: 'Slope: rate constant of association; intercept: that of dissociation',
    distractors: [
      {
        text: 'Slope: rate constant of dissociation; intercept: that of association',
        slip: 'exchanged-orders',
        teaching:
          'Only the rate of association, which is second order, depends on the concentrations of A and B.',
      },
      {
        text: 'Slope: equilibrium constant of association; intercept: that of dissociation',
        slip: 'exchanged-slope-and-intercept',
        teaching:
          '1/*τ* is made up of rate constants; the equilibrium constant of association is the ratio of slope to intercept.',
      },
      {
        text: 'Slope: equilibrium constant of dissociation; intercept: that of association',
        slip: 'exchanged-slope-and-intercept',
        teaching:
          '1/*τ* is made up of rate constants; the equilibrium constants are the ratio of slope to intercept and its reciprocal.',
      },
    ],
    explanation:
      'For a small displacement *x*, d*x*/d*t* = −(*k*_{f}([\\ce{A}] + [\\ce{B}]) + *k*_{r})*x*. So 1/*τ* = *k*_{f}([\\ce{A}] + [\\ce{B}]) + *k*_{r}: the slope is the rate constant of association, and the intercept is that of dissociation.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-arrhenius-51',
    topics: ['arrhenius'],
    tests: ['kinetic-isotope-effect'],
    uses: ['quantum-harmonic-oscillator'],
    difficulty: 'intermediate',
    text: 'Neglecting tunneling, why does a C–H bond break faster than the C–D bond in an otherwise identical molecule?',
    answer: 'Its zero-point level is higher, so less energy is needed.',
    distractors: [
      {
        text: 'Its potential energy curve is shallower, so less energy is needed.',
        slip: 'wrong-cause',
        teaching: 'Isotopes share one potential energy curve; only the levels in it differ.',
      },
      {
        text: 'Its force constant is smaller, so it stretches more easily.',
        slip: 'wrong-cause',
        teaching: 'The force constant depends on the electrons and is the same for both isotopes.',
      },
      {
        text: 'Its zero-point level is lower, so it has more energy to release.',
        slip: 'reversed-trend',
        teaching: 'The lighter atom vibrates faster, so its zero-point energy is higher.',
      },
    ],
    explanation:
      'Both isotopes move on the same potential energy curve. The zero-point energy *hν*/2 is larger for the lighter H, so C–H starts higher and needs less energy to reach the transition state, in which this vibration is lost.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-mechanisms-51',
    topics: ['mechanisms'],
    tests: ['photochemistry', 'chain-reactions'],

    difficulty: 'beginner',
    text: 'The quantum yield of \\ce{HCl} in the photochemical reaction of \\ce{H2} with \\ce{Cl2} is about 10^{5}. What does this number show?',
    answer: 'A chain of many steps follows each absorbed photon.',
    distractors: [
      {
        text: 'Each molecule absorbs a very large number of photons.',
        slip: 'inverted-ratio',
        teaching:
          'The quantum yield is the number of molecules formed per photon absorbed, not the number of photons per molecule.',
      },
      {
        text: 'Each absorbed photon splits a very large number of molecules.',
        slip: 'wrong-cause',
        teaching: 'A photon is absorbed by one molecule; the atoms formed then react further.',
      },
      {
        text: 'Each absorbed photon has far more energy than one bond needs.',
        slip: 'wrong-cause',
        teaching:
          'Energy beyond that of one bond would not produce 10^{5} molecules; a visible photon can break one bond.',
      },
    ],
    explanation:
      'One photon splits one \\ce{Cl2}. The atoms start the chain \\ce{Cl + H2 -> HCl + H} and \\ce{H + Cl2 -> HCl + Cl}, which runs through many steps before it ends.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-52',
    topics: ['mechanisms'],
    tests: ['diffusion-controlled-reactions'],
    difficulty: 'intermediate',
    text: 'Uncharged radicals in water recombine with *k* = 7 × 10^{9} L/(mol·s), the value expected for diffusion control. Which change lowers this rate constant?',
    answer: 'Adding glycerol to the water',
    distractors: [
      {
        text: 'Halving the concentration of the radicals',
        slip: 'rate-for-rate-constant',
        teaching: 'This lowers the rate; the rate constant does not depend on the concentration.',
      },
      {
        text: 'Warming the solution by ten kelvins',
        slip: 'reversed-trend',
        teaching: 'Warm water is less viscous, so the radicals meet more often and the rate constant rises.',
      },
      {
        text: 'Dimming the light that produces the radicals',
        slip: 'rate-for-rate-constant',
        teaching: 'Less light gives fewer radicals and a lower rate, but the same rate constant.',
      },
    ],
    explanation:
      'Under diffusion control, *k* = 8*RT*/(3*η*). Adding glycerol makes the solution more viscous, so that the radicals find each other more slowly.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-electrochemistry-51',
    topics: ['electrochemistry'],
    tests: ['butler-volmer-equation'],
    difficulty: 'intermediate',
    text: 'The exchange current density of hydrogen evolution from acid is about 10^{−3} A/cm^{2} on platinum and 10^{−12} A/cm^{2} on mercury. Both metals are to carry the same current density, with similar transfer coefficients. How do the overpotentials compare?',
    answer: 'Mercury needs the larger one, because its electron transfer is slower.',
    distractors: [
      {
        text: 'Platinum needs the larger one, because its electron transfer is faster.',
        slip: 'reversed-trend',
        teaching: 'A fast electron transfer needs little overpotential to give a given current density.',
      },
      {
        text: 'Platinum needs the larger one, because its electron transfer is slower.',
        slip: 'inverted-ratio',
        teaching: 'The large exchange current density of platinum means a fast electron transfer.',
      },
      {
        text: 'Both need the same one, because the equilibrium potential is the same.',
        slip: 'standard-value-everywhere',
        teaching:
          'The equilibrium potential determines where the net current is zero, not how fast it grows away from that potential.',
      },
    ],
    explanation:
      'The exchange current density measures the speed of electron transfer at equilibrium. It is far smaller on mercury, so by the Tafel equation a far larger overpotential is needed for the same current density.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-electrochemistry-52',
    topics: ['electrochemistry'],
    tests: ['cell-potential-and-gibbs-energy'],

    difficulty: 'intermediate',
    text: 'In acid, *E*°(\\ce{Fe^{3+}}/\\ce{Fe^{2+}}) = +0.77 V and *E*°(\\ce{Fe^{2+}}/\\ce{Fe}) = −0.44 V. What is *E*°(\\ce{Fe^{3+}}/\\ce{Fe})?',
    answer: '−0.04 V',
    distractors: [
      {
        text: '+0.33 V',
        slip: 'added-potentials',
        teaching:
          'Gibbs energies are additive, but potentials are not; each potential must be multiplied by its number of electrons.',
        expression: '0.77 + (-0.44)',
      },
      {
        text: '−0.11 V',
        slip: 'one-step-short',
        teaching: 'This is the sum of *nE*°; it must still be divided by the three electrons.',
        expression: '(1 * 0.77 + 2 * (-0.44))',
      },
      {
        text: '+0.17 V',
        slip: 'averaged-levels',
        teaching: 'A plain mean ignores that the second step involves two electrons.',
        expression: '(0.77 + (-0.44)) / 2',
      },
    ],
    explanation: 'Δ*G*° is additive, and so is *nE*°: (1 × 0.77 V + 2 × (−0.44 V))/3 = −0.11 V/3 = −0.04 V.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 8',
    computation: { kind: 'quantity', expression: '(1 * 0.77 + 2 * (-0.44)) / 3', unit: 'V' },
  },
  {
    id: 'physical-electrochemistry-53',
    topics: ['electrochemistry'],
    tests: ['latimer-and-frost-diagrams', 'disproportionation'],
    difficulty: 'advanced',
    text: 'In the Frost diagram for manganese in acid, \\ce{Mn^{3+}} lies above the straight line that joins \\ce{Mn^{2+}} and \\ce{MnO2}. What does this imply under standard conditions?',
    answer: '\\ce{Mn^{3+}} tends to disproportionate into \\ce{Mn^{2+}} and \\ce{MnO2}.',
    distractors: [
      {
        text: '\\ce{Mn^{2+}} and \\ce{MnO2} tend to form \\ce{Mn^{3+}}.',
        slip: 'reversed-cause',
        teaching: 'Comproportionation would be favorable if the middle point lay below the line.',
      },
      {
        text: '\\ce{Mn^{3+}} is the most stable oxidation state of manganese in acid.',
        slip: 'reversed-trend',
        teaching:
          'The height in a Frost diagram represents Gibbs energy, so the most stable state lies lowest.',
      },
      {
        text: '\\ce{Mn^{3+}} is reduced to \\ce{Mn^{2+}} and cannot become \\ce{MnO2}.',
        slip: 'one-component-only',
        teaching: 'Some of the ions are oxidized while the others are reduced.',
      },
    ],
    explanation:
      'The ordinate is *nE*°, proportional to the Gibbs energy. The mean of the neighbors lies on the line, below \\ce{Mn^{3+}}, so \\ce{2Mn^{3+} + 2H2O -> Mn^{2+} + MnO2 + 4H+} lowers the Gibbs energy: \\ce{Mn^{3+}} disproportionates.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 8',
  },
  {
    id: 'physical-electrochemistry-54',
    topics: ['electrochemistry'],
    tests: ['electrical-double-layer'],
    uses: ['ionic-strength'],
    difficulty: 'intermediate',
    text: 'The concentration of \\ce{KCl} at a charged electrode is lowered from 0.1 mol/L to 0.001 mol/L. By what factor does the thickness (Debye length) of the diffuse double layer change?',
    answer: '10',
    distractors: [
      {
        text: '100',
        slip: 'forgot-root',
        teaching:
          'The Debye length is inversely proportional to the square root of the ionic strength, not to the ionic strength itself.',
        expression: '0.1 / 0.001',
      },
      {
        text: '0.10',
        slip: 'inverted-ratio',
        teaching:
          'With fewer ions, a longer distance is needed to screen the charge, so the layer becomes thicker.',
        expression: 'sqrt(1 / 0.1 * 0.001)',
      },
      {
        text: '0.010',
        slip: 'inverted-ratio',
        teaching:
          'Fewer ions make the layer thicker, and the thickness changes only with the square root of the concentration.',
        expression: '0.001 / 0.1',
      },
    ],
    explanation:
      'The Debye length is proportional to 1/\\sqrt{*I*}. The ionic strength falls to 1/100, so the thickness changes by a factor of \\sqrt{100} = 10.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
    computation: { kind: 'quantity', expression: 'sqrt(0.1 / 0.001)', unit: '' },
  },
  {
    id: 'physical-quantum-mechanics-51',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation'],
    difficulty: 'intermediate',
    text: 'Which function of *x* cannot be a wavefunction of a particle that moves on a line from −∞ to +∞?',
    answer: 'e^{−*x*}',
    distractors: [
      {
        text: 'e^{−*x*^{2}}',
        slip: 'wrong-region',
        teaching: 'This function falls to zero on both sides, so it can be normalized.',
      },
      {
        text: '*x*e^{−*x*^{2}}',
        slip: 'overgeneralised-rule',
        teaching: 'A wavefunction may be negative; its square is finite and can be normalized.',
      },
      {
        text: '*x*^{2}e^{−*x*^{2}}',
        slip: 'overgeneralised-rule',
        teaching: 'A zero at *x* = 0 is allowed, and the function approaches zero far away on both sides.',
      },
    ],
    explanation:
      'A wavefunction must be normalizable. e^{−*x*} vanishes for large positive *x* but grows without limit toward −∞, so its square has no finite integral.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-52',
    topics: ['quantum-mechanics'],
    tests: ['rigid-rotor', 'heisenberg-uncertainty-principle'],

    difficulty: 'advanced',
    text: 'The rigid rotor has no zero-point energy, unlike the particle in a box. Why is this consistent with the uncertainty principle?',
    answer: 'In the state *J* = 0 the orientation is entirely uncertain.',
    distractors: [
      {
        text: 'In the state *J* = 0 the orientation is exactly known.',
        slip: 'reversed-trend',
        teaching:
          'With the angular momentum exactly zero, an exactly known orientation would violate the principle.',
      },
      {
        text: 'In a rigid rotor the bond length is entirely uncertain.',
        slip: 'other-variable',
        teaching: 'The bond length is fixed by the model; the rotation concerns the orientation.',
      },
      {
        text: 'In a rotation the principle does not apply to angles.',
        slip: 'overgeneralised-rule',
        teaching:
          'It applies to rotations as well: a narrow range of angles requires many values of angular momentum.',
      },
    ],
    explanation:
      'In the state *J* = 0 the angular momentum is exactly zero. The wavefunction is the same for every angle, so the orientation is entirely uncertain, as the principle requires. A particle in a box is always confined.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-53',
    topics: ['quantum-mechanics'],
    tests: ['tunneling', 'kinetic-isotope-effect'],
    uses: ['arrhenius-equation'],
    difficulty: 'intermediate',
    text: 'For the transfer of a hydrogen atom, the plot of ln *k* against 1/*T* becomes nearly horizontal at low temperature, and *k*_{H}/*k*_{D} exceeds 100 there. What explains both observations?',
    answer: 'The hydrogen atom passes through the barrier.',
    distractors: [
      {
        text: 'The barrier becomes lower on cooling.',
        slip: 'wrong-cause',
        teaching: 'A barrier that changed for both isotopes would not explain such a large ratio.',
      },
      {
        text: 'The zero-point energy of hydrogen vanishes.',
        slip: 'reversed-cause',
        teaching:
          'Zero-point energy is present at every temperature and explains ratios of only about 7 at room temperature.',
      },
      {
        text: 'The rate is limited by diffusion.',
        slip: 'wrong-cause',
        teaching: 'Diffusion would make the isotopes almost equally fast.',
      },
    ],
    explanation:
      'Thermal crossing of the barrier becomes negligible on cooling. What remains is tunneling through the barrier, which hardly depends on temperature and decreases steeply with the mass of the atom.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-54',
    topics: ['quantum-mechanics'],
    tests: ['variational-principle'],
    difficulty: 'intermediate',
    text: 'For \\ce{H2} with nuclei fixed at the equilibrium distance, the exact nonrelativistic ground-state energy is −1.174 *E*_{h}. With the same Hamiltonian and a normalized trial function, a student reports the expectation value −1.201 *E*_{h}. What can be concluded?',
    answer: 'There is an error in the calculation.',
    distractors: [
      {
        text: 'The trial function is close to exact.',
        slip: 'small-for-zero',
        teaching:
          'An expectation value below the exact energy is not possible, however close the two values are.',
      },
      {
        text: 'The trial function has too few parameters.',
        slip: 'reversed-trend',
        teaching: 'Too few parameters give an energy that is too high, not too low.',
      },
      {
        text: 'The reported value includes correlation that the exact value lacks.',
        slip: 'wrong-reference',
        teaching: 'The exact value includes all of the correlation energy.',
      },
    ],
    explanation:
      'By the variational principle no trial function gives an expectation value below the exact ground-state energy. −1.201 is below −1.174, so there must be an error in the calculation.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-atomic-spectra-51',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-like-orbitals'],
    uses: ['atomic-orbitals'],
    difficulty: 'beginner',
    text: 'How many radial nodes does a 4f orbital of the hydrogen atom have (not counting zeros at *r* = 0 and infinity)?',
    answer: '0',
    distractors: [
      {
        text: '1',
        slip: 'one-step-short',
        teaching: 'The number of radial nodes is *n* − *l* − 1, not *n* − *l*.',
        expression: '4 - 3',
      },
      {
        text: '3',
        slip: 'nodes-miscounted',
        teaching: 'The three nodes of this orbital are angular, since *l* = 3.',
        expression: '3',
      },
      {
        text: '4',
        slip: 'nodes-miscounted',
        teaching: 'This is the principal quantum number; the number of radial nodes is *n* − *l* − 1.',
        expression: '4',
      },
    ],
    explanation: 'The number of radial nodes is *n* − *l* − 1 = 4 − 3 − 1 = 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
    computation: { kind: 'quantity', expression: '4 - 3 - 1', unit: '' },
  },
  {
    id: 'physical-atomic-spectra-52',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-like-orbitals'],
    uses: ['schrodinger-equation'],
    difficulty: 'intermediate',
    text: 'For the 1s electron of hydrogen, *ψ*^{2} is largest at the nucleus, yet the radial distribution function is zero there. What reconciles these facts?',
    answer: 'A thin spherical shell has a volume that vanishes toward the nucleus.',
    distractors: [
      {
        text: 'A thin spherical shell has a volume that is the same at every distance.',
        slip: 'uniform-density',
        teaching: 'The volume of a thin shell is 4π*r*^{2}d*r*, which grows with *r*.',
      },
      {
        text: 'The 1s wavefunction has a node at the nucleus that its square hides.',
        slip: 'wrong-region',
        teaching: 'The 1s orbital has no node; it is largest at the nucleus.',
      },
      {
        text: 'The electron is kept away from the nucleus by its angular momentum.',
        slip: 'wrong-level',
        teaching: 'An s electron has no orbital angular momentum.',
      },
    ],
    explanation:
      '*ψ*^{2} is the probability per unit volume. The radial distribution function is the probability per unit distance, 4π*r*^{2}*ψ*^{2}, and the volume of a thin shell vanishes as *r* goes to zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
];
