import type { WrittenQuestion } from '../../written-question.ts';

/** Thermodynamics, phases, surfaces, spectra and quantum mechanics, as students ask for them in narrow words. */
export const energyPhasesAndQuantaNarrow: readonly WrittenQuestion[] = [
  {
    id: 'physical-atomic-spectra-943',
    topics: ['atomic-spectra', 'electron-configuration'],
    tests: ['term-symbols'],
    uses: ['hunds-rule'],
    difficulty: 'intermediate',
    text: 'To find the ground term of carbon (1s²2s²2p²), the two 2p electrons are placed so that first the total spin and then the sum of *m*_{l} is as large as the Pauli principle allows. Which arrangement and which term symbol result?',
    answer: '*m*_{l} = +1 and 0, spins parallel: ^{3}P',
    distractors: [
      {
        text: '*m*_{l} = +1 and +1, spins parallel: ^{3}D',
        slip: 'pauli-and-other-rules',
        teaching: 'Two electrons in the same orbital cannot have parallel spins.',
      },
      {
        text: '*m*_{l} = +1 and +1, spins opposed: ^{1}D',
        slip: 'ignored-hund',
        teaching: 'The total spin comes first: it is larger when the electrons are in different orbitals.',
      },
      {
        text: '*m*_{l} = 0 and 0, spins opposed: ^{1}S',
        slip: 'ignored-hund',
        teaching:
          'Neither the total spin nor the sum of *m*_{l} is as large as possible; this is the highest of the terms.',
      },
    ],
    explanation:
      'Parallel spins give *S* = 1 and 2*S* + 1 = 3, and they require different orbitals; the largest possible sum of *m*_{l} is then +1 + 0 = 1, so *L* = 1 (P). The result is *m*_{l} = +1 and 0, spins parallel: ^{3}P (lowest level ^{3}P_{0}).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-electrochemistry-943',
    topics: ['electrochemistry', 'redox'],
    tests: ['latimer-and-frost-diagrams', 'disproportionation'],
    difficulty: 'intermediate',
    text: 'The Frost diagram of an element X in acid has these values of *nE*°, in V: X(0) 0; X(+1) 0.9; X(+2) 0.6; X(+3) 1.5; X(+4) 3.0; X(+5) 4.8. Which species tends to disproportionate under standard conditions?',
    answer: 'X(+1)',
    distractors: [
      {
        text: 'X(+2)',
        slip: 'reversed-trend',
        teaching:
          'X(+2) lies below the line between its neighbors (1.2 V there), so X(+1) and X(+3) tend to form it instead.',
      },
      {
        text: 'X(+3)',
        slip: 'other-special-point',
        teaching: 'X(+3) lies below the line from X(+2) to X(+4), which is at 1.8 V there, so it is stable.',
      },
      {
        text: 'X(+4)',
        slip: 'one-property-decides',
        teaching:
          'A high position makes X(+4) an oxidizing agent; compared with its neighbors (3.15 V on their line) it lies below.',
      },
    ],
    explanation:
      'A species disproportionates if its point lies above the line that joins its neighbors. The line from X(0) to X(+2) is at 0.3 V for the state +1, and 0.9 V lies above it; all the other points lie below such lines. So it is X(+1).',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 8',
    computation: {
      kind: 'option-extreme',
      values: {
        'X(+1)': '0.9 - (0 + 0.6) / 2',
        'X(+2)': '0.6 - (0.9 + 1.5) / 2',
        'X(+3)': '1.5 - (0.6 + 3.0) / 2',
        'X(+4)': '3.0 - (1.5 + 4.8) / 2',
      },
      pick: 'greatest',
      quantity: 'height above the line between the neighbors in V, positive only for one',
    },
  },
  {
    id: 'physical-electrochemistry-944',
    topics: ['electrochemistry'],
    tests: ['latimer-and-frost-diagrams'],
    uses: ['cell-potential-and-gibbs-energy'],
    difficulty: 'intermediate',
    text: 'In a Latimer diagram, *E*° of each couple stands between its two species. In acid, one reads \\ce{MnO2} (+0.95 V) \\ce{Mn^3+} (+1.54 V) \\ce{Mn^2+} (−1.18 V) \\ce{Mn}. How is *E*° of the couple \\ce{Mn^3+}/\\ce{Mn}, which skips \\ce{Mn^2+}, obtained?',
    answer: 'Add 1.54 V and 2(−1.18 V), then divide by 3.',
    distractors: [
      {
        text: 'Add 1.54 V and 2(−1.18 V), without dividing.',
        slip: 'one-step-short',
        teaching:
          'The sum is Δ*G*° divided by −*F*; the potential follows only after division by the three electrons.',
      },
      {
        text: 'Add 1.54 V and −1.18 V, then divide by 2.',
        slip: 'equal-steps',
        teaching: 'A simple mean treats the steps as equal, but they involve one and two electrons.',
      },
      {
        text: 'Add 1.54 V and −1.18 V, without dividing.',
        slip: 'added-potentials',
        teaching: 'Gibbs energies add up, not potentials; each potential counts with its electrons.',
      },
    ],
    explanation:
      'Gibbs energies add up, and Δ*G*° = −*nFE*°. So 3*E*° = 1 × 1.54 V + 2 × (−1.18 V), which gives −0.27 V: add 1.54 V and 2(−1.18 V), then divide by 3.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 8',
  },
  {
    id: 'physical-first-law-907',
    topics: ['first-law'],
    tests: ['state-functions'],
    difficulty: 'intermediate',
    text: 'Which list names an extensive state function, an intensive state function and a path function, in this order?',
    answer: 'Enthalpy, pressure, work',
    distractors: [
      {
        text: 'Pressure, enthalpy, work',
        slip: 'exchanged-values',
        teaching:
          'Enthalpy doubles with the amount of substance and is extensive; pressure does not and is intensive.',
      },
      {
        text: 'Pressure, work, enthalpy',
        slip: 'path-for-state',
        teaching:
          'Pressure is intensive, work depends on the path, and enthalpy is a state function, so none is in its place.',
      },
      {
        text: 'Work, temperature, internal energy',
        slip: 'path-for-state',
        teaching: 'Work depends on the path, and internal energy is a state function.',
      },
    ],
    explanation:
      'State functions are fixed by the present state; work and heat depend on how it was reached. Extensive quantities grow with the amount of substance, as enthalpy does; intensive ones, such as pressure, do not: enthalpy, pressure, work.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-908',
    topics: ['first-law'],
    tests: ['state-functions'],
    difficulty: 'beginner',
    text: 'Which of these quantities of a gas is a state function and intensive?',
    answer: 'Its temperature',
    distractors: [
      {
        text: 'Its internal energy',
        slip: 'one-condition-only',
        teaching:
          'Internal energy is a state function, but it doubles with the amount of gas, so it is extensive.',
      },
      {
        text: 'Its volume',
        slip: 'one-condition-only',
        teaching: 'Volume is a state function, but it grows with the amount of gas, so it is extensive.',
      },
      {
        text: 'The energy it has absorbed as heat',
        slip: 'path-for-state',
        teaching: 'The same state can be reached with much heat or with none, so heat is a path function.',
      },
    ],
    explanation:
      'Two equal samples of gas in the same state, put together, have twice the volume and twice the internal energy, but the same temperature. The temperature also does not depend on how the state was reached. The answer is its temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-943',
    topics: ['first-law'],
    tests: ['heat-capacities-at-constant-volume-and-pressure', 'pressure-volume-work'],
    difficulty: 'beginner',
    text: 'Warming 1 mol of an ideal gas by 1 K takes 8.3 J more heat at constant pressure than at constant volume. What becomes of these 8.3 J?',
    answer: 'They are passed to the surroundings as work of expansion.',
    distractors: [
      {
        text: 'They are stored in the gas as additional internal energy.',
        slip: 'ignored-work',
        teaching:
          'The internal energy of an ideal gas depends on temperature alone, so it rises equally in both cases.',
      },
      {
        text: 'They are given to the molecules as additional speed.',
        slip: 'ignored-work',
        teaching: 'The final temperature is the same in both cases, and so is the speed of the molecules.',
      },
      {
        text: 'They are used to overcome attraction between the molecules.',
        slip: 'other-model',
        teaching: 'The molecules of an ideal gas do not attract one another.',
      },
    ],
    explanation:
      'At constant pressure the gas expands and pushes back its surroundings, with *p*Δ*V* = *R*Δ*T* = 8.3 J for 1 mol and 1 K. The internal energy rises as much as at constant volume, so the 8.3 J are passed to the surroundings as work of expansion.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-gibbs-energy-907',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-temperature'],
    difficulty: 'beginner',
    text: 'Which signs of Δ*H* and Δ*S* make a reaction spontaneous at all temperatures?',
    answer: 'Δ*H* negative, Δ*S* positive',
    distractors: [
      {
        text: 'Δ*H* negative, Δ*S* of either sign',
        slip: 'ignored-entropy',
        teaching:
          'With a negative Δ*S* the term −*T*Δ*S* is positive and outweighs Δ*H* at high temperatures.',
      },
      {
        text: 'Δ*H* of either sign, Δ*S* positive',
        slip: 'ignored-enthalpy',
        teaching:
          'With a positive Δ*H* the reaction is not spontaneous at low temperatures, where *T*Δ*S* is too small to outweigh it.',
      },
      {
        text: 'Both positive',
        slip: 'ignored-enthalpy',
        teaching: 'At low temperatures *T*Δ*S* is too small to outweigh a positive Δ*H*.',
      },
    ],
    explanation:
      'A reaction is spontaneous when Δ*G* = Δ*H* − *T*Δ*S* is negative. Since *T* is positive, both terms are negative whatever the temperature if Δ*H* is negative and Δ*S* is positive.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-908',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-temperature', 'entropy-of-reaction'],
    difficulty: 'intermediate',
    text: 'Which of these reactions is spontaneous at all temperatures under standard conditions, if Δ*H*° and Δ*S*° do not depend on temperature?',
    answer: '\\ce{2N2O(g) -> 2N2(g) + O2(g)}, Δ*H*° = −164 kJ',
    distractors: [
      {
        text: '\\ce{2CO(g) + O2(g) -> 2CO2(g)}, Δ*H*° = −566 kJ',
        slip: 'ignored-entropy',
        teaching:
          'Three moles of gas become two, so Δ*S*° is negative, and this reaction is not spontaneous at high temperatures.',
      },
      {
        text: '\\ce{2NH3(g) -> N2(g) + 3H2(g)}, Δ*H*° = +92 kJ',
        slip: 'ignored-enthalpy',
        teaching:
          'The amount of gas grows, but the reaction is endothermic and spontaneous only at high temperatures.',
      },
      {
        text: '\\ce{2H2(g) + O2(g) -> 2H2O(g)}, Δ*H*° = −484 kJ',
        slip: 'ignored-entropy',
        teaching:
          'Much heat is given off, but there is less gas on the right, so the sign of Δ*G*° changes at a high temperature.',
      },
    ],
    explanation:
      'Δ*G*° is negative at all temperatures if Δ*H*° < 0 and Δ*S*° > 0. Only in the decomposition of \\ce{N2O} is heat given off while the amount of gas grows, from two moles to three: \\ce{2N2O(g) -> 2N2(g) + O2(g)}, Δ*H*° = −164 kJ.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-943',
    topics: ['gibbs-energy', 'phase-equilibria'],
    tests: ['chemical-potential'],
    difficulty: 'intermediate',
    text: 'A liquid and its vapor are at equilibrium at constant temperature and pressure. Why must the chemical potential of the substance be the same in both phases?',
    answer: 'Otherwise *G* would fall as some of it passed from one phase to the other.',
    distractors: [
      {
        text: 'Otherwise *H* would change as some of it passed from one phase to the other.',
        slip: 'other-state-quantity',
        teaching:
          'Enthalpy does change when liquid evaporates at equilibrium; at constant *T* and *p* it is *G* that has to be at its minimum.',
      },
      {
        text: 'Otherwise the two phases would have unequal densities.',
        slip: 'relation-invented',
        teaching:
          'Liquid and vapor at equilibrium have very different densities; only their chemical potentials are equal.',
      },
      {
        text: 'Otherwise the two phases would have unequal entropies.',
        slip: 'other-state-quantity',
        teaching:
          'At equilibrium the molar entropy of the vapor is still far greater than that of the liquid.',
      },
    ],
    explanation:
      'If d*n* passes from phase 1 to phase 2, *G* changes by (*μ*_{2} − *μ*_{1}) d*n*. At equilibrium *G* is at its minimum, so *μ*_{1} = *μ*_{2}; otherwise *G* would fall as some of it passed from one phase to the other, the one of lower *μ*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
  },
  {
    id: 'physical-molecular-spectroscopy-943',
    topics: ['molecular-spectroscopy'],
    tests: ['vibrational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'The fundamental vibration of HCl lies near 2890 cm^{−1}, and that of DCl near 2090 cm^{−1}. What explains the lower wavenumber of DCl?',
    answer: 'A larger reduced mass with the same force constant',
    distractors: [
      {
        text: 'A smaller force constant with the same reduced mass',
        slip: 'exchanged-values',
        teaching:
          'The force constant depends on the electrons, which are the same in both; the masses of the nuclei differ.',
      },
      {
        text: 'A smaller reduced mass with the same force constant',
        slip: 'reversed-trend',
        teaching:
          'D is heavier than H, so the reduced mass of DCl is larger; a smaller one would vibrate faster.',
      },
      {
        text: 'A larger force constant with the same reduced mass',
        slip: 'reversed-trend',
        teaching: 'A larger force constant would raise the wavenumber, and isotopes do not change the bond.',
      },
    ],
    explanation:
      'The wavenumber is proportional to √(*k*/*μ*). An isotope leaves the electrons and thus *k* unchanged, but *μ* of DCl is almost twice that of HCl: a larger reduced mass with the same force constant.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-944',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    difficulty: 'beginner',
    text: 'An infrared absorption band of a gas has P, Q and R branches. In which order do they appear near the band origin as the wavenumber increases, and what happens to *J* in them, in the same order?',
    answer: 'P, Q, R; *J* falls, is unchanged, rises',
    distractors: [
      {
        text: 'P, Q, R; *J* rises, is unchanged, falls',
        slip: 'reversed-trend',
        teaching:
          'If *J* rises, rotational energy is added to the vibrational quantum, so these lines lie at higher wavenumbers: the R branch.',
      },
      {
        text: 'R, Q, P; *J* falls, is unchanged, rises',
        slip: 'names-exchanged',
        teaching:
          'The lines with Δ*J* = −1, at low wavenumbers, are called P, and those with Δ*J* = +1 are called R.',
      },
      {
        text: 'R, Q, P; *J* rises, is unchanged, falls',
        slip: 'scale-backwards',
        teaching: 'This is the order as the wavenumber decreases.',
      },
    ],
    explanation:
      'In the P branch (Δ*J* = −1) the molecule gives up rotational energy, so less is absorbed than at the band origin; in the R branch (Δ*J* = +1) more is absorbed. With increasing wavenumber: P, Q, R; *J* falls, is unchanged, rises.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-phase-equilibria-943',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'beginner',
    text: 'On the phase diagram of iodine (pressure against temperature), three curves meet at 387 K and 0.12 bar. What does this point show?',
    answer: 'There, solid, liquid and gas are in equilibrium.',
    distractors: [
      {
        text: 'There, the liquid boils at atmospheric pressure.',
        slip: 'other-special-point',
        teaching:
          'That is the normal boiling point, on the curve between liquid and gas at 1 atm; here the pressure is 0.12 bar.',
      },
      {
        text: 'Above it, liquid and gas cannot be in equilibrium.',
        slip: 'other-special-point',
        teaching:
          'This is true of the critical point; above the triple point liquid and gas are in equilibrium along the vapor pressure curve.',
      },
      {
        text: 'Below it, solid and gas cannot be in equilibrium.',
        slip: 'wrong-region',
        teaching:
          'Below this point the solid and the gas are in equilibrium along the sublimation curve; it is the liquid that is not stable.',
      },
    ],
    explanation:
      'Along each curve two phases are in equilibrium: solid and liquid, liquid and gas, solid and gas. Where the three curves meet, at the triple point, solid, liquid and gas are in equilibrium.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-944',
    topics: ['phase-equilibria'],
    tests: ['clausius-clapeyron-equation'],
    difficulty: 'intermediate',
    text: 'The vapor pressure of ethanol is 5.95 kPa at 20 °C and 47.0 kPa at 60 °C. From ln(*p*_{2}/*p*_{1}) = (Δ_{vap}*H*/*R*)(1/*T*_{1} − 1/*T*_{2}), with *R* = 8.314 J/(mol·K), a student obtains 0.52 kJ/mol instead of 42 kJ/mol. What was the error?',
    answer: 'The temperatures were left in °C.',
    distractors: [
      {
        text: 'The pressures were left in kPa.',
        slip: 'ratio-not-affected',
        teaching: 'The unit of pressure cancels in the ratio 47.0/5.95, so kPa does no harm.',
      },
      {
        text: 'The pressures were exchanged.',
        slip: 'exchanged-values',
        teaching: 'The exchange changes only the sign of the logarithm and would give −42 kJ/mol.',
      },
      {
        text: 'The pressures were used without a logarithm.',
        slip: 'forgot-logarithm',
        teaching: 'With the ratio 7.90 in place of its logarithm, 2.07, the result would be 160 kJ/mol.',
      },
    ],
    explanation:
      'With ln(47.0/5.95) = 2.07, the value 1/293 − 1/333 = 4.10 × 10^{−4} gives 42 kJ/mol, but 1/20 − 1/60 = 0.0333 gives only 0.52 kJ/mol. The temperatures were left in °C.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'physical-phase-equilibria-945',
    topics: ['phase-equilibria'],
    tests: ['binary-phase-diagrams'],
    difficulty: 'intermediate',
    text: 'Three processes in binary systems take place at a constant temperature. X: on cooling, a liquid turns into two solids. Y: on cooling, a liquid and a solid turn into a second solid. Z: on heating, a solid compound turns into a liquid of its own composition. Which terms belong to X, Y and Z?',
    answer: 'X eutectic, Y peritectic, Z congruent melting',
    distractors: [
      {
        text: 'X peritectic, Y eutectic, Z congruent melting',
        slip: 'names-exchanged',
        teaching:
          'At a eutectic one liquid gives two solids; at a peritectic a solid that has already formed reacts with the liquid.',
      },
      {
        text: 'X eutectic, Y congruent melting, Z peritectic',
        slip: 'names-exchanged',
        teaching: 'Melting is congruent when liquid and solid have the same composition, which is process Z.',
      },
      {
        text: 'X peritectic, Y congruent melting, Z eutectic',
        slip: 'other-special-point',
        teaching:
          'At a eutectic two solids meet one liquid, as in X; Z involves a single solid with the composition of its liquid.',
      },
    ],
    explanation:
      'Liquid → two solids is the eutectic; liquid + solid → second solid is the peritectic, seen where a compound melts incongruently; a compound that melts to a liquid of its own composition melts congruently. So X eutectic, Y peritectic, Z congruent melting.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-quantum-mechanics-943',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box', 'heisenberg-uncertainty-principle'],
    difficulty: 'intermediate',
    text: 'Why can a particle in a box with infinitely high walls not have zero energy?',
    answer: 'It is confined, so its momentum cannot be exactly zero.',
    distractors: [
      {
        text: 'It has a charge, so its potential energy cannot be zero.',
        slip: 'irrelevant-property',
        teaching:
          'The potential energy in the box is zero, and a neutral particle has a lowest energy above zero as well.',
      },
      {
        text: 'It is at a temperature that cannot be exactly zero.',
        slip: 'other-principle',
        teaching:
          'Temperature decides which levels are occupied; the lowest level lies above zero even at 0 K.',
      },
      {
        text: 'It is repelled by the walls, so its potential energy cannot be zero.',
        slip: 'event-invented',
        teaching: 'The walls only bound the box: inside it no force acts, and the potential energy is zero.',
      },
    ],
    explanation:
      'Zero energy would mean a momentum of exactly zero, and its position would then have to be completely uncertain. In a box the position is known to within *L*: the particle is confined, so its momentum cannot be exactly zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-944',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    uses: ['schrodinger-equation'],
    difficulty: 'intermediate',
    text: 'The wavefunctions of a particle in a one-dimensional box of length *L* are *ψ*_{n} = √(2/*L*) sin(*n*π*x*/*L*), with energies *n*²*h*²/(8*mL*²). With *n* = 0 the energy would be zero. Why is *n* = 0 not allowed?',
    answer: '*ψ* would vanish everywhere, so no particle would be in the box.',
    distractors: [
      {
        text: '*ψ* would not vanish at the walls, so the particle would escape.',
        slip: 'misread-wavefunction',
        teaching: 'The sine of zero is zero, so *ψ* would be zero at the walls, too.',
      },
      {
        text: '*ψ* would have equal values everywhere, so *x* would be uncertain.',
        slip: 'uniform-density',
        teaching:
          'The value would be zero everywhere; a particle spread evenly would need a *ψ* other than zero.',
      },
      {
        text: '*ψ* would be infinite in places, so it could not be normalized.',
        slip: 'misread-wavefunction',
        teaching:
          'A sine is never infinite; *ψ* could not be normalized because it would be zero everywhere.',
      },
    ],
    explanation:
      'For *n* = 0 the sine is zero at every *x*. Then |*ψ*|², the probability density, is zero as well: *ψ* would vanish everywhere, so no particle would be in the box, and the lowest allowed level is *n* = 1.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-quantum-mechanics-945',
    topics: ['quantum-mechanics'],
    tests: ['de-broglie-wavelength'],
    difficulty: 'intermediate',
    text: 'What is the de Broglie wavelength of an electron that has been accelerated from rest through 250 V? (*h* = 6.626 × 10^{−34} J·s, *m*_{e} = 9.109 × 10^{−31} kg, *e* = 1.602 × 10^{−19} C; ignore relativistic effects)',
    answer: '77.6 pm',
    distractors: [
      {
        text: '110 pm',
        slip: 'forgot-factor-two',
        teaching: 'From *eV* = *p*²/(2*m*) the momentum is √(2*meV*); the factor 2 was left out.',
        expression: '6.626e-34 / sqrt(9.109e-31 * 1.602e-19 * 250) * 1e12',
      },
      {
        text: '155 pm',
        slip: 'divided-for-multiplied',
        teaching: 'The factor 2 belongs in √(2*meV*) as a multiplier; here *meV* was divided by it.',
        expression: '6.626e-34 / sqrt(9.109e-31 * 1.602e-19 * 250 / 2) * 1e12',
      },
      {
        text: '4960 pm',
        slip: 'photon-for-particle',
        teaching:
          'The relation *λ* = *hc*/*E* holds for photons; an electron with this energy has another momentum.',
        expression: '6.626e-34 * 2.998e8 / (1.602e-19 * 250) * 1e12',
      },
    ],
    explanation:
      'The kinetic energy is *eV* = *p*²/(2*m*), so *p* = √(2 × 9.109 × 10^{−31} × 1.602 × 10^{−19} × 250) = 8.54 × 10^{−24} kg·m/s. Then *λ* = *h*/*p* = 6.626 × 10^{−34}/(8.54 × 10^{−24}) = 7.76 × 10^{−11} m = 77.6 pm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: {
      kind: 'quantity',
      expression: '6.626e-34 / sqrt(2 * 9.109e-31 * 1.602e-19 * 250) * 1e12',
      unit: 'pm',
    },
  },
  {
    id: 'physical-quantum-mechanics-946',
    topics: ['quantum-mechanics'],
    tests: ['schrodinger-equation'],
    difficulty: 'intermediate',
    text: 'A real wavefunction of an electron has the value +0.20 at point P and −0.40 at point Q, in the same units. What do the squares of these values tell you about equally small volumes around P and Q?',
    answer: 'The electron is four times as likely to be found near Q as near P.',
    distractors: [
      {
        text: 'The electron is twice as likely to be found near Q as near P.',
        slip: 'forgot-square',
        teaching:
          'The ratio of the values is 2, but the probability goes with the squares, whose ratio is 4.',
      },
      {
        text: 'The electron has four times as much energy near Q as near P.',
        slip: 'misread-wavefunction',
        teaching: 'The square of the wavefunction says where the electron may be found; it is no energy.',
      },
      {
        text: 'The electron has twice as much energy near Q as near P.',
        slip: 'misread-wavefunction',
        teaching:
          'Neither the value of a wavefunction at a point nor its square is an energy; the square gives a probability density.',
      },
    ],
    explanation:
      'The square of the wavefunction is the probability density: 0.04 at P and 0.16 at Q. In equally small volumes, the electron is four times as likely to be found near Q as near P; the sign plays no role.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-second-law-943',
    topics: ['second-law'],
    tests: ['entropy-of-mixing'],
    difficulty: 'intermediate',
    text: 'Two ideal gases mix at constant temperature and pressure. Why does the entropy of mixing depend only on their amounts, and not on which two gases they are?',
    answer: 'Each gas just expands into the total volume, as if it were alone.',
    distractors: [
      {
        text: 'Each gas has the same molar entropy before the wall is removed.',
        slip: 'relation-invented',
        teaching:
          'Molar entropies differ (He 126, Xe 170 J/(mol·K)), but they cancel when the initial state is subtracted.',
      },
      {
        text: 'Each gas has the same mean molecular speed at one temperature.',
        slip: 'equal-temperature-for-equal-speed',
        teaching:
          'Lighter molecules are faster at the same temperature; speed decides how fast the gases mix, not the entropy gained.',
      },
      {
        text: 'Each gas attracts the other exactly as strongly as it does itself.',
        slip: 'other-model',
        teaching:
          'Equal attraction describes an ideal liquid mixture; the molecules of ideal gases do not attract one another at all.',
      },
    ],
    explanation:
      'Ideal molecules do not interact, so no gas notices the other. Each gas just expands into the total volume, as if it were alone, and Δ*S* = *nR* ln(*V*_{2}/*V*_{1}) contains no property of the molecules.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-second-law-944',
    topics: ['second-law'],
    tests: ['entropy-of-mixing'],
    difficulty: 'intermediate',
    text: 'When 1 mol of \\ce{N2} and 1 mol of \\ce{O2}, both at 298 K and 1 bar, mix at constant temperature and pressure, the entropy rises by 11.5 J/K. How much does it rise when 1 mol of He and 1 mol of \\ce{SF6} mix under the same conditions? Treat all gases as ideal.',
    answer: 'The same, because the amounts of gas are the same',
    distractors: [
      {
        text: 'The same, because the molar entropies are the same',
        slip: 'relation-invented',
        teaching:
          'The molar entropies of He and \\ce{SF6} differ greatly from each other and from those of \\ce{N2} and \\ce{O2}; they cancel out.',
      },
      {
        text: 'More, because the molecules differ more in mass',
        slip: 'irrelevant-property',
        teaching:
          'For ideal gases it does not matter how much the molecules differ, as long as they are different.',
      },
      {
        text: 'More, because the molecules differ more in speed',
        slip: 'equal-temperature-for-equal-speed',
        teaching:
          'Fast helium atoms make the mixing faster, but the final state and its entropy are not affected.',
      },
    ],
    explanation:
      'For ideal gases Δ_{mix}*S* = −*R*(*n*_{A} ln *x*_{A} + *n*_{B} ln *x*_{B}), and the mole fractions follow from the amounts. No property of the molecules occurs in it, so the rise is the same, because the amounts of gas are the same.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-second-law-945',
    topics: ['second-law'],
    tests: ['entropy-of-heating-and-phase-change'],
    difficulty: 'advanced',
    text: 'What is the entropy change of 1.00 mol of water when ice at −10 °C is heated at 1 atm until it is liquid at 10 °C? (Δ_{fus}*H* = 6.01 kJ/mol at 0 °C; *C*_{p}, taken as constant: ice 37.3 J/(mol·K), liquid 75.3 J/(mol·K); 0 °C = 273 K)',
    answer: '+26.1 J/K',
    distractors: [
      {
        text: '+22.0 J/K',
        slip: 'one-part-right',
        teaching: 'This is the entropy of melting alone; warming the ice and the liquid adds to it.',
        expression: '6010 / 273',
      },
      {
        text: '+24.7 J/K',
        slip: 'cycle-step-left-out',
        teaching: 'The warming of the ice from 263 K to 273 K was left out.',
        expression: '6010 / 273 + 75.3 * ln(283 / 273)',
      },
      {
        text: '+27.5 J/K',
        slip: 'other-heat-capacity',
        teaching: 'The heat capacity of the liquid was used for the ice as well.',
        expression: '75.3 * ln(273 / 263) + 6010 / 273 + 75.3 * ln(283 / 273)',
      },
    ],
    explanation:
      'Three steps are added: warming the ice, 37.3 × ln(273/263) = 1.39 J/K; melting, 6010/273 = 22.01 J/K; warming the liquid, 75.3 × ln(283/273) = 2.71 J/K. In total Δ*S* = +26.1 J/K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: {
      kind: 'quantity',
      expression: '37.3 * ln(273 / 263) + 6010 / 273 + 75.3 * ln(283 / 273)',
      unit: 'J/K',
    },
  },
  {
    id: 'physical-second-law-946',
    topics: ['second-law'],
    tests: ['entropy-of-heating-and-phase-change'],
    difficulty: 'intermediate',
    text: 'Ice at −10 °C is warmed, melts at 0 °C, and the water is warmed to 10 °C. To find its entropy change, a student adds up the heat of all three steps and divides the sum by 283 K. What is wrong?',
    answer: 'The heat is absorbed at several temperatures, so each step needs its own term.',
    distractors: [
      {
        text: 'The melting takes place at a constant temperature, so its heat must be left out.',
        slip: 'small-for-zero',
        teaching:
          'Melting absorbs heat, and this heat divided by 273 K is by far the largest part of the entropy change.',
      },
      {
        text: 'The entropy belongs to the initial state, so the divisor must be 263 K.',
        slip: 'initial-temperature-only',
        teaching:
          'Only the very first bit of heat is absorbed at 263 K; a single temperature cannot serve for all steps.',
      },
      {
        text: 'The temperature rises by 20 K in all, so the divisor must be 20 K.',
        slip: 'difference-for-absolute-temperature',
        teaching: 'The divisor is the absolute temperature at which the heat is absorbed, not a difference.',
      },
    ],
    explanation:
      'Δ*S* is the sum of d*q*_{rev}/*T*. The warming steps give *C*_{p} ln(*T*_{2}/*T*_{1}), and melting gives Δ_{fus}*H*/273 K: the heat is absorbed at several temperatures, so each step needs its own term.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-947',
    topics: ['second-law', 'first-law'],
    tests: ['second-law-of-thermodynamics'],
    difficulty: 'beginner',
    text: 'Apart from the absence of friction, what makes a process reversible in the sense of thermodynamics?',
    answer: 'The system stays infinitesimally close to equilibrium with its surroundings.',
    distractors: [
      {
        text: 'The system exchanges no heat with its surroundings from the start to the end.',
        slip: 'other-terms-meaning',
        teaching:
          'That is an adiabatic process; a gas can expand adiabatically into a vacuum, which is irreversible.',
      },
      {
        text: 'The system stays at one and the same temperature from the start to the end.',
        slip: 'other-terms-meaning',
        teaching:
          'That is an isothermal process; a gas can expand isothermally into a vacuum, which is irreversible.',
      },
      {
        text: 'The system can be brought back from the end to the start by a second process.',
        slip: 'same-word-other-meaning',
        teaching:
          'Any gas can be compressed again with enough work; a process is reversible only if the surroundings are restored, too.',
      },
    ],
    explanation:
      'If friction is absent and the forces and temperatures of system and surroundings differ only infinitesimally, an infinitesimal change turns the process around, and neither side keeps a trace of it. So the system stays infinitesimally close to equilibrium with its surroundings.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-second-law-948',
    topics: ['second-law'],
    tests: ['second-law-of-thermodynamics'],
    difficulty: 'intermediate',
    text: 'Which of these processes comes closest to being thermodynamically reversible?',
    answer: 'Ice at 0 °C melts in a bath at 0.001 °C.',
    distractors: [
      {
        text: 'Ice at 0 °C melts in a room at 25 °C.',
        slip: 'irreversible-heat-over-temperature',
        teaching:
          'Heat flows across a difference of 25 K; a small change of the room temperature cannot turn this flow around.',
      },
      {
        text: 'A gas at 0.001 bar expands into a vacuum.',
        slip: 'irreversible-work',
        teaching:
          'However low the pressure, nothing opposes the gas: it does no work and never returns by itself.',
      },
      {
        text: 'A drop of ink spreads slowly in still water.',
        slip: 'same-word-other-meaning',
        teaching:
          'Slow is not the same as reversible: no small change of conditions gathers the ink into a drop again.',
      },
    ],
    explanation:
      'A process is reversible if an infinitesimal change can turn it around, and the total entropy then stays constant. In the bath at 0.001 °C, cooling by little more than 0.001 °C makes the water freeze again: ice at 0 °C melts in a bath at 0.001 °C.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-solid-state-943',
    topics: ['solid-state', 'chemical-bonding'],
    tests: ['band-theory'],
    difficulty: 'beginner',
    text: 'How do phosphorus atoms in place of a few silicon atoms turn silicon into an n-type semiconductor?',
    answer: 'Their fifth valence electron is easily set free to conduct.',
    distractors: [
      {
        text: 'Their missing valence electron gives the crystal a charge.',
        slip: 'doping-types-confused',
        teaching:
          'Phosphorus has one valence electron more than silicon, and one more proton, so the crystal stays neutral.',
      },
      {
        text: 'Their missing valence electron leaves a hole to conduct.',
        slip: 'doping-types-confused',
        teaching:
          'Atoms with three valence electrons, such as boron, leave holes and make silicon p-type; phosphorus has five.',
      },
      {
        text: 'Their positive ions move through the crystal to conduct.',
        slip: 'charge-carriers-confused',
        teaching: 'The phosphorus ions stay fixed in the lattice; the electrons move.',
      },
    ],
    explanation:
      'Four of the five valence electrons of phosphorus form bonds to silicon neighbors. The fifth lies in a level just below the conduction band, so it is easily set free to conduct: the carriers are negative.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-solid-state-944',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction', 'unit-cells'],
    difficulty: 'intermediate',
    text: 'The first-order 111 reflection of a cubic crystal appears at *θ* = 19.0° with X-rays of wavelength 154 pm. What is the lattice parameter *a*, the edge of the unit cell?',
    answer: '410 pm',
    distractors: [
      {
        text: '237 pm',
        slip: 'one-step-short',
        teaching: 'This is the spacing *d* of the (111) planes; the edge is √3 times as long.',
        expression: '154 / (2 * sin(19.0 * pi / 180))',
      },
      {
        text: '710 pm',
        slip: 'forgot-root',
        teaching: 'The edge is √(1² + 1² + 1²) = √3 times *d*; you multiplied by 3.',
        expression: '154 / (2 * sin(19.0 * pi / 180)) * 3',
      },
      {
        text: '217 pm',
        slip: 'other-angle',
        teaching:
          'Bragg’s law contains sin *θ*; you used 2*θ*, the angle between the incident and the diffracted beam.',
        expression: '154 / (2 * sin(2 * 19.0 * pi / 180)) * sqrt(3)',
      },
    ],
    explanation:
      'Bragg’s law gives *d* = *λ*/(2 sin *θ*) = 154 pm/(2 × 0.3256) = 236.5 pm. For (111) in a cubic crystal, *d* = *a*/√(1² + 1² + 1²), so *a* = 236.5 pm × 1.732 = 410 pm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
    computation: { kind: 'quantity', expression: '154 / (2 * sin(19.0 * pi / 180)) * sqrt(3)', unit: 'pm' },
  },
  {
    id: 'physical-solutions-and-colligative-907',
    topics: ['solutions-and-colligative'],
    tests: ['azeotropes', 'raoults-law'],
    difficulty: 'intermediate',
    text: 'Ethanol (boiling point 78.4 °C) and water (100 °C) form an azeotrope that boils at 78.2 °C. Why does it form?',
    answer: 'A positive deviation from Raoult’s law gives the vapor pressure a maximum.',
    distractors: [
      {
        text: 'A negative deviation from Raoult’s law gives the vapor pressure a minimum.',
        slip: 'reversed-trend',
        teaching:
          'A minimum of the vapor pressure would make the azeotrope boil above both liquids, not below them.',
      },
      {
        text: 'A negative deviation from Raoult’s law gives the boiling point a minimum.',
        slip: 'reversed-trend',
        teaching:
          'A negative deviation lowers the vapor pressure and so raises the boiling point; a maximum can result, but no minimum.',
      },
      {
        text: 'A compound of fixed composition forms and boils at a temperature of its own.',
        slip: 'class-of-matter-confused',
        teaching: 'An azeotrope is a mixture, not a compound: its composition changes with the pressure.',
      },
    ],
    explanation:
      'In a mixture with water, ethanol escapes more readily than Raoult’s law predicts. The vapor pressure rises above that of pure ethanol, passes through a maximum, and there liquid and vapor have the same composition. A positive deviation from Raoult’s law gives the vapor pressure a maximum.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-943',
    topics: ['solutions-and-colligative', 'protein-methods'],
    tests: ['osmotic-pressure'],
    difficulty: 'beginner',
    text: 'What passes through the membrane in osmosis, and what passes through it in dialysis?',
    answer: 'Osmosis: only the solvent; dialysis: the solvent and small solutes',
    distractors: [
      {
        text: 'Osmosis: the solvent and small solutes; dialysis: only the solvent',
        slip: 'names-exchanged',
        teaching:
          'The two are exchanged: dialysis is used to remove small solutes, which its membrane therefore lets through.',
      },
      {
        text: 'Osmosis: only small solutes; dialysis: the solvent and large molecules',
        slip: 'property-misjudged',
        teaching:
          'In osmosis the solvent flows while the solutes are held back, and in dialysis large molecules are held back.',
      },
      {
        text: 'Osmosis: the solvent and small solutes; dialysis: only large molecules',
        slip: 'property-misjudged',
        teaching:
          'A membrane for osmosis holds back the solutes, and one for dialysis holds back the large molecules.',
      },
    ],
    explanation:
      'A membrane for osmosis holds back every solute, so the solvent alone flows, toward the more concentrated solution. The larger pores of a dialysis membrane hold back only large molecules. Osmosis: only the solvent; dialysis: the solvent and small solutes.',
    reference: 'OpenStax Chemistry 2e, section 11.4; Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'physical-solutions-and-colligative-944',
    topics: ['solutions-and-colligative', 'solutions'],
    tests: ['molality'],
    difficulty: 'intermediate',
    text: 'The molality of an aqueous glucose solution is 2.00 mol per kilogram of water. What is the mole fraction of glucose in it? (molar masses in g/mol: glucose 180, water 18.0)',
    answer: '0.0347',
    distractors: [
      {
        text: '0.0360',
        slip: 'mole-ratio-for-mole-fraction',
        teaching: 'Here 2.00 mol was divided by the amount of water alone, not by the total amount.',
        expression: '2.00 / (1000 / 18.0)',
      },
      {
        text: '0.0533',
        slip: 'solution-for-solvent',
        teaching:
          'Molality counts per kilogram of water; here 1 kg of solution was assumed, with only 640 g of water.',
        expression: '2.00 / (2.00 + (1000 - 2.00 * 180) / 18.0)',
      },
      {
        text: '0.965',
        slip: 'exchanged-solute-and-solvent',
        teaching: 'This is the mole fraction of water.',
        expression: '(1000 / 18.0) / (2.00 + 1000 / 18.0)',
      },
    ],
    explanation:
      'The solution contains 2.00 mol of glucose in 1000 g of water, which is 1000/18.0 = 55.6 mol. The mole fraction of glucose is 2.00/(2.00 + 55.6) = 0.0347.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '2.00 / (2.00 + 1000 / 18.0)', unit: '' },
  },
  {
    id: 'physical-solutions-and-colligative-945',
    topics: ['solutions-and-colligative', 'solutions'],
    tests: ['molality'],
    difficulty: 'intermediate',
    text: 'The molality of a nonelectrolyte in a solvent is known and is to be converted to its mole fraction. Which other quantity is needed?',
    answer: 'The molar mass of the solvent',
    distractors: [
      {
        text: 'The molar mass of the solute',
        slip: 'exchanged-solute-and-solvent',
        teaching:
          'The molality already gives the solute in moles; it is the kilogram of solvent that has to be turned into moles.',
      },
      {
        text: 'The total mass of the solute',
        slip: 'other-variable',
        teaching:
          'The amount of solute per kilogram of solvent is what the molality states, so no mass of solute is needed.',
      },
      {
        text: 'The density of the solution',
        slip: 'other-variable',
        teaching:
          'The density converts molality to molarity; for the mole fraction only amounts are needed, no volume.',
      },
    ],
    explanation:
      'Take 1 kg of solvent: the amount of solute is then known from the molality. The amount of solvent is 1000 g divided by its molar mass, so what is needed is the molar mass of the solvent.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-surfaces-825',
    topics: ['surfaces'],
    tests: ['adsorption'],
    difficulty: 'beginner',
    text: 'The adsorption of a gas follows the Freundlich isotherm, *x*/*m* = *kp*^{1/*n*}, and log(*x*/*m*) is plotted against log *p*. What are the slope and the intercept (at log *p* = 0) of the line?',
    answer: 'Slope 1/*n*, intercept log *k*',
    distractors: [
      {
        text: 'Slope *n*, intercept log *k*',
        slip: 'inverted-ratio',
        teaching: 'The exponent of *p* becomes the factor of log *p*, and this exponent is 1/*n*.',
      },
      {
        text: 'Slope 1/*n*, intercept *k*',
        slip: 'forgot-logarithm',
        teaching: 'Taking the logarithm of the product turns the factor *k* into the term log *k*.',
      },
      {
        text: 'Slope *n*, intercept *k*',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'Neither is right: the logarithm of *kp*^{1/*n*} is log *k* plus log *p* divided by *n*.',
      },
    ],
    explanation:
      'Taking logarithms gives log(*x*/*m*) = log *k* + (1/*n*) log *p*. This is a straight line with slope 1/*n*, intercept log *k*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-907',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'A trace of aluminum sulfate coagulates a gold sol, which is lyophobic, at once. A gelatin sol, which is lyophilic, needs a very large amount of the salt. What makes the gelatin sol so stable?',
    answer: 'Its particles are protected by a shell of bound water.',
    distractors: [
      {
        text: 'Its particles are protected by a layer of sulfate ions.',
        slip: 'reversed-cause',
        teaching:
          'Ions of the salt are what coagulates a sol, and the protection of gelatin is there before any salt is added.',
      },
      {
        text: 'Its particles are protected by a much higher charge.',
        slip: 'wrong-cause',
        teaching:
          'The effect of any charge is screened by a little salt; what salt takes away only in large amounts is the bound water.',
      },
      {
        text: 'Its particles are protected by their lack of charge.',
        slip: 'property-misjudged',
        teaching:
          'Gelatin particles do carry charges, and particles without charge would lack a repulsion that keeps them apart.',
      },
    ],
    explanation:
      'The particles of a lyophobic sol are kept apart only by their charge, which a little electrolyte screens. A lyophilic colloid attracts its solvent: until a large amount of salt has taken the water away, its particles are protected by a shell of bound water.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Colloids',
  },
  {
    id: 'physical-surfaces-908',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'The lowest concentrations that coagulate a lyophobic sol are 51 mmol/L of \\ce{NaCl}, 0.65 mmol/L of \\ce{CaCl2} and 0.093 mmol/L of \\ce{AlCl3}. What do these values show about the charge of the sol particles and the ions that coagulate them?',
    answer: 'Negative particles; cations act more strongly the higher their charge.',
    distractors: [
      {
        text: 'Negative particles; cations act more strongly the lower their charge.',
        slip: 'reversed-trend',
        teaching:
          'The lowest concentration belongs to the ion of the highest charge, \\ce{Al^3+}, so this ion acts most strongly.',
      },
      {
        text: 'Positive particles; chloride ions act more strongly the more of them a formula has.',
        slip: 'relation-invented',
        teaching:
          'The three chloride concentrations are 51, 1.3 and 0.28 mmol/L; chloride alone would coagulate the sol at the same concentration each time.',
      },
      {
        text: 'Positive particles; cations act more strongly the higher their charge.',
        slip: 'like-charges-attract',
        teaching:
          'A sol is coagulated by ions of the opposite charge, so cations that act this strongly mean negative particles.',
      },
    ],
    explanation:
      'All three salts have the same anion, so the cation makes the difference. By the Hardy–Schulze rule ions of opposite charge coagulate a sol, and far more strongly the higher their charge. Thus the particles are negative, and \\ce{Al^3+} acts more strongly than \\ce{Ca^2+} and \\ce{Na+}.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Colloids',
  },
  {
    id: 'physical-surfaces-943',
    topics: ['surfaces', 'rate-laws'],
    tests: ['heterogeneous-catalysis', 'zero-order-kinetics'],
    uses: ['langmuir-isotherm'],
    difficulty: 'beginner',
    text: 'The decomposition of a gas on a hot metal is first order in the gas at low pressure but zero order at high pressure. Why does a higher pressure no longer make it faster?',
    answer: 'Nearly all sites on the metal are occupied.',
    distractors: [
      {
        text: 'Nearly all sites on the metal are vacant.',
        slip: 'empty-for-occupied',
        teaching:
          'On a nearly vacant surface the coverage, and with it the rate, grows with the pressure: that is the first-order case.',
      },
      {
        text: 'Nearly all molecules have the activation energy.',
        slip: 'other-principle',
        teaching:
          'Pressure does not change the fraction of molecules with the activation energy; temperature does.',
      },
      {
        text: 'Nearly all molecules have already decomposed.',
        slip: 'other-stage',
        teaching:
          'The reaction goes on at a constant rate, and at high pressure there is plenty of gas left.',
      },
    ],
    explanation:
      'The gas reacts only while it is adsorbed, so the rate is proportional to the number of occupied sites. At high pressure nearly all sites on the metal are occupied, and more gas cannot raise this number.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
];
