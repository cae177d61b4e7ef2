import type { WrittenQuestion } from '../../written-question.ts';

export const statisticsAndMixturesAsTypedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-statistical-thermodynamics-400',
    topics: ['statistical-thermodynamics'],
    tests: ['quantum-statistics'],
    difficulty: 'beginner',
    text: 'Which particles obey Fermi–Dirac statistics, and how many may occupy one state?',
    answer: 'Those with half-integral spin; one at most',
    distractors: [
      {
        text: 'Those with integral spin; one at most',
        slip: 'exchanged-components',
        teaching: 'Particles of integral spin are bosons, without such a limit.',
      },
      {
        text: 'Those with half-integral spin; any number',
        slip: 'exchanged-constants',
        teaching: 'The Pauli principle forbids a second fermion in the same state.',
      },
      {
        text: 'Those with integral spin; any number',
        slip: 'answered-another-quantity',
        teaching: 'These are bosons, which obey Bose–Einstein statistics.',
      },
    ],
    explanation:
      'Fermions such as electrons, protons and ^{3}He have half-integral spin; no two share a state.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-401',
    topics: ['statistical-thermodynamics'],
    tests: ['quantum-statistics'],
    difficulty: 'intermediate',
    text: 'The mean occupation of a state is 1/(e^{(*ε* − *μ*)/(*kT*)} + 1) for fermions. What is the mean occupation for *ε* = *μ*?',
    answer: '1/2',
    distractors: [
      { text: '1', slip: 'left-out-a-term', teaching: 'e^{0} = 1, so the denominator is 2.' },
      { text: '0', slip: 'small-for-zero', teaching: 'At *ε* = *μ* the exponential is 1, not infinite.' },
      {
        text: 'Infinite',
        slip: 'other-ensemble',
        teaching: 'This happens for bosons, with −1 in the denominator.',
      },
    ],
    explanation: '1/(1 + 1) = 1/2 at every temperature: the Fermi level is half filled.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-402',
    topics: ['statistical-thermodynamics'],
    tests: ['quantum-statistics'],
    difficulty: 'intermediate',
    text: 'When do Bose–Einstein and Fermi–Dirac statistics both reduce to the Boltzmann distribution?',
    answer: 'When far more states than particles are accessible',
    distractors: [
      {
        text: 'When far more particles than states are accessible',
        slip: 'reversed-trend',
        teaching: 'In that case the particles compete for states, and the kind of statistics matters.',
      },
      {
        text: 'When far more bosons than fermions are present',
        slip: 'other-model',
        teaching:
          'Each kind of statistics applies to one kind of particle; the number of particles of the other kind plays no part.',
      },
      {
        text: 'When far more fermions than bosons are present',
        slip: 'other-model',
        teaching: 'The kinds need not be mixed; both statistics agree where hardly any state is occupied.',
      },
    ],
    explanation:
      'At high temperature and low density double occupation is so unlikely that it does not matter whether it is allowed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-403',
    topics: ['statistical-thermodynamics'],
    tests: ['quantum-statistics'],
    difficulty: 'intermediate',
    text: 'Why do the conduction electrons of a metal contribute so little to its heat capacity at room temperature?',
    answer: 'Only those near the Fermi level can be excited.',
    distractors: [
      {
        text: 'Only those far below the Fermi level can be excited.',
        slip: 'wrong-region',
        teaching: 'States just above them are occupied.',
      },
      {
        text: 'They are held in place by the nuclei.',
        slip: 'kind-of-bonding-confused',
        teaching: 'They move freely; the Pauli principle is the reason.',
      },
      {
        text: 'They are bosons in a single state.',
        slip: 'other-ensemble',
        teaching: 'Electrons are fermions, so no two of them can share a state.',
      },
    ],
    explanation:
      '*kT* is about 1% of the Fermi energy. Electrons deep below find no empty states within reach.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-404',
    topics: ['statistical-thermodynamics'],
    tests: ['quantum-statistics'],
    difficulty: 'advanced',
    text: 'Two particles are distributed over three nondegenerate states. How many arrangements exist for bosons, for fermions and for distinguishable particles?',
    answer: '6, 3, 9',
    distractors: [
      {
        text: '3, 6, 9',
        slip: 'exchanged-components',
        teaching: 'Bosons may share a state: three more arrangements than fermions.',
      },
      {
        text: '9, 6, 3',
        slip: 'exchanged-components',
        teaching: 'Distinguishable particles have the most arrangements, not the fewest.',
      },
      {
        text: '6, 3, 6',
        slip: 'particles-taken-as-alike',
        teaching: 'Distinguishable particles have 3 × 3 arrangements.',
      },
    ],
    explanation:
      'Fermions: choose 2 of 3 states (3). Bosons: 3 + 3 with both in one state (6). Distinguishable: 3² = 9.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-405',
    topics: ['statistical-thermodynamics'],
    tests: ['heat-capacities-of-solids'],
    difficulty: 'beginner',
    text: 'What molar heat capacity do both the Einstein and the Debye models give for a solid element at high temperature?',
    answer: '3*R*',
    distractors: [
      {
        text: '\\frac{3}{2}*R*',
        slip: 'forgot-half',
        teaching: 'Both kinetic and potential energy contribute, which makes six quadratic terms.',
      },
      { text: '*R*', slip: 'one-component-only', teaching: 'Each atom oscillates in three directions.' },
      { text: '6*R*', slip: 'forgot-half', teaching: 'Each of the six quadratic terms contributes ½*R*.' },
    ],
    explanation:
      'There are 3*N* oscillators with an energy of *kT* each, so *C*_{V} = 3*R*, the law of Dulong and Petit.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-statistical-thermodynamics-406',
    topics: ['statistical-thermodynamics'],
    tests: ['heat-capacities-of-solids'],
    difficulty: 'intermediate',
    text: 'Where does the Debye model agree with measurements better than the Einstein model?',
    answer: 'At low temperature, where *C*_{V} varies as *T*³',
    distractors: [
      {
        text: 'At high temperature, where *C*_{V} reaches 3*R*',
        slip: 'holds-for-both',
        teaching: 'Both models reach this limit.',
      },
      {
        text: 'At the melting point, where *C*_{V} jumps',
        slip: 'other-phenomenon',
        teaching: 'Neither model treats melting.',
      },
      {
        text: 'At low temperature, where *C*_{V} falls exponentially',
        slip: 'exchanged-constants',
        teaching: 'The exponential fall is the failing of the Einstein model.',
      },
    ],
    explanation:
      'The Einstein model has one frequency, so *C*_{V} falls exponentially. Debye allows low frequencies: *C*_{V} ∝ *T*³, as observed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-statistical-thermodynamics-407',
    topics: ['statistical-thermodynamics'],
    tests: ['heat-capacities-of-solids'],
    difficulty: 'intermediate',
    text: 'A nonmetallic crystal has *C*_{V} = 0.80 J/(mol·K) at 10 K, in the range of the Debye *T*³ law. What is *C*_{V} at 5.0 K?',
    answer: '0.10 J/(mol·K)',
    distractors: [
      {
        text: '0.40 J/(mol·K)',
        slip: 'linear-for-exponential',
        teaching: '*C*_{V} is proportional to *T*³, not to *T*.',
        expression: '0.80 * (5.0 / 10)',
      },
      {
        text: '0.20 J/(mol·K)',
        slip: 'forgot-exponent',
        teaching: 'This would follow from a *T*² law.',
        expression: '0.80 * (5.0/10)^2',
      },
      {
        text: '0.27 J/(mol·K)',
        slip: 'order-as-factor',
        teaching: 'The power 3 was used as a divisor.',
        expression: '0.80 / 3',
      },
    ],
    explanation: '(5.0/10)³ = 1/8: 0.80/8 = 0.10 J/(mol·K).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: { kind: 'quantity', expression: '0.80*(5.0/10)^3', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-statistical-thermodynamics-408',
    topics: ['statistical-thermodynamics'],
    tests: ['heat-capacities-of-solids'],
    difficulty: 'intermediate',
    text: 'Diamond has a Debye temperature of about 2200 K, and lead has one of about 100 K. What does this imply for their heat capacities at 300 K?',
    answer: 'Lead is close to 3*R*, and diamond is far below.',
    distractors: [
      {
        text: 'Diamond is close to 3*R*, and lead is far below.',
        slip: 'reversed-trend',
        teaching: 'The limit is reached above the Debye temperature.',
      },
      {
        text: 'Lead and diamond are both close to 3*R*.',
        slip: 'overgeneralised-rule',
        teaching: 'For diamond 300 K is a low temperature.',
      },
      {
        text: 'Lead and diamond are both far below 3*R*.',
        slip: 'overgeneralised-rule',
        teaching: 'For lead 300 K lies above its Debye temperature.',
      },
    ],
    explanation:
      'Light atoms and stiff bonds mean high frequencies: the vibrations of diamond are mostly not excited at 300 K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-statistical-thermodynamics-409',
    topics: ['statistical-thermodynamics'],
    tests: ['heat-capacities-of-solids'],
    difficulty: 'advanced',
    text: 'The heat capacity of a metal at a few kelvin is plotted as *C*/*T* against *T*². What gives rise to the intercept and the slope, respectively?',
    answer: 'Electrons and lattice vibrations',
    distractors: [
      {
        text: 'Lattice vibrations and electrons',
        slip: 'exchanged-slope-and-intercept',
        teaching: '*C* = *γT* + *AT*³: the electronic term is the intercept.',
      },
      {
        text: 'Nuclear spins and lattice vibrations',
        slip: 'other-phenomenon',
        teaching:
          'The intercept *γ* comes from the conduction electrons; nuclear spins add a term that grows on cooling.',
      },
      {
        text: 'Lattice vibrations and nuclear spins',
        slip: 'exchanged-slope-and-intercept',
        teaching:
          'The lattice gives the slope, because its part of *C* is proportional to *T*³; the intercept comes from the conduction electrons.',
      },
    ],
    explanation:
      '*C*/*T* = *γ* + *AT*²: the intercept *γ* comes from the conduction electrons, the slope *A* from lattice vibrations (Debye’s *T*³ law).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-statistical-thermodynamics-410',
    topics: ['statistical-thermodynamics'],
    tests: ['partition-function'],
    difficulty: 'beginner',
    text: 'Which contribution to the molecular partition function depends on the volume?',
    answer: 'The translational one',
    distractors: [
      {
        text: 'The rotational one',
        slip: 'other-term-of-the-energy',
        teaching: 'Rotational levels depend on the moments of inertia.',
      },
      {
        text: 'The vibrational one',
        slip: 'other-term-of-the-energy',
        teaching: 'Vibrational levels depend on the frequencies.',
      },
      {
        text: 'The electronic one',
        slip: 'other-term-of-the-energy',
        teaching: 'Electronic levels belong to the molecule itself.',
      },
    ],
    explanation: '*q*_{T} = *V*/Λ³: the levels of a particle in a box lie closer in a larger box.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-411',
    topics: ['statistical-thermodynamics'],
    tests: ['partition-function'],
    difficulty: 'intermediate',
    text: 'A molecule with a vibration of 650 cm^{−1} is at 300 K (*kT*/*hc* = 208.5 cm^{−1}). What is the partition function of this vibration, with energies measured from its lowest level?',
    answer: '1.046',
    distractors: [
      {
        text: '0.046',
        slip: 'forgot-ground-level',
        teaching: 'The lowest level itself contributes 1.',
        expression: '1 / (1 - exp((-650) / 208.5)) - 1',
      },
      {
        text: '0.321',
        slip: 'high-temperature-limit',
        teaching: '*kT*/(*hc* × 650 cm^{−1}) holds only for *kT* far above the quantum.',
        expression: '208.5 / 650',
      },
      {
        text: '0.956',
        slip: 'inverted-ratio',
        teaching: 'This is 1 − e^{−650/208.5}; the partition function is its reciprocal.',
        expression: '1 - exp(-650 / 208.5)',
      },
    ],
    explanation:
      '*q* = 1/(1 − e^{−650/208.5}) = 1/(1 − 0.0443) = 1.046: nearly all molecules are in the lowest level.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: '1/(1-exp(-650/208.5))', unit: '' },
  },
  {
    id: 'physical-statistical-thermodynamics-412',
    topics: ['statistical-thermodynamics'],
    tests: ['partition-function'],
    difficulty: 'intermediate',
    text: 'By what factor does the translational partition function of an atom grow when *T* is doubled at constant volume?',
    answer: '2.83',
    distractors: [
      {
        text: '2.00',
        slip: 'linear-for-exponential',
        teaching: 'Each of three directions gives a factor √2.',
        expression: '2',
      },
      {
        text: '1.41',
        slip: 'one-component-only',
        teaching: 'This is the factor for one direction only.',
        expression: '2^0.5',
      },
      {
        text: '8.00',
        slip: 'forgot-root',
        teaching: '*q*_{T} is proportional to *T*^{3/2}, not *T*³.',
        expression: '2^3',
      },
    ],
    explanation:
      'Each of the three directions contributes a factor √*T*, so *q*_{T} ∝ *T*^{3/2}: 2^{3/2} = 2.83.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: '2^1.5', unit: '' },
  },
  {
    id: 'physical-statistical-thermodynamics-413',
    topics: ['statistical-thermodynamics'],
    tests: ['partition-function'],
    difficulty: 'advanced',
    text: 'At high *T*, the values of *q*_{rot} for \\ce{^{14}N2} and \\ce{^{14}N^{15}N} differ because of only two effects. What ratio *q*(\\ce{^{14}N^{15}N})/*q*(\\ce{^{14}N2}) is expected (reduced masses 7.24 and 7.00)?',
    answer: '2.07',
    distractors: [
      {
        text: '1.03',
        slip: 'forgot-symmetry-number',
        teaching: '\\ce{^{14}N2} has the symmetry number 2, and the mixed molecule has 1.',
      },
      {
        text: '0.52',
        slip: 'inverted-ratio',
        teaching: 'The symmetry number is in the denominator of *q*.',
      },
      {
        text: '0.97',
        slip: 'forgot-symmetry-number',
        teaching: 'The symmetry number was left out, and the ratio of the reduced masses was inverted.',
      },
    ],
    explanation: '*q* = *kT*/(*σhcB*), and *B* ∝ 1/*μ*: (2/1)(7.24/7.00) = 2.07.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-414',
    topics: ['statistical-thermodynamics'],
    tests: ['statistical-entropy'],
    difficulty: 'beginner',
    text: 'For which substance does the Sackur–Tetrode equation give the molar entropy?',
    answer: 'Argon gas',
    distractors: [
      { text: 'Liquid argon', slip: 'other-state-of-matter', teaching: 'It holds for an ideal gas only.' },
      {
        text: 'Nitrogen gas',
        slip: 'ignored-rotations',
        teaching: 'Nitrogen has rotations, which the equation does not contain.',
      },
      {
        text: 'Liquid nitrogen',
        slip: 'other-state-of-matter',
        teaching: 'It holds for an ideal gas of single atoms only.',
      },
    ],
    explanation:
      'It gives the translational entropy of an ideal gas, which is the full entropy only for monatomic gases (without electronic degeneracy).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-415',
    topics: ['statistical-thermodynamics'],
    tests: ['statistical-entropy'],
    difficulty: 'intermediate',
    text: 'According to the Sackur–Tetrode equation, how much larger is the molar entropy of argon (39.95 g/mol) than that of neon (20.18 g/mol) at the same *T* and *p*? (*R* = 8.314 J/(mol·K))',
    answer: '8.52 J/(mol·K)',
    distractors: [
      {
        text: '5.68 J/(mol·K)',
        slip: 'forgot-factor',
        teaching: 'Here *R* times ln of the ratio was used; the factor of 3/2 is missing.',
        expression: '8.314 * ln(39.95 / 20.18)',
      },
      {
        text: '2.84 J/(mol·K)',
        slip: 'forgot-exponent',
        teaching: 'The factor is 3/2, not 1/2.',
        expression: '0.5 * 8.314 * ln(39.95/20.18)',
      },
      {
        text: '3.70 J/(mol·K)',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here log_{10} was used in place of ln.',
        expression: '1.5 * 8.314 * log10(39.95 / 20.18)',
      },
    ],
    explanation:
      '*S* contains \\frac{3}{2}*R* ln *m*: Δ*S* = 1.5 × 8.314 × ln(39.95/20.18) = 8.52 J/(mol·K).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: '1.5*8.314*ln(39.95/20.18)', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-statistical-thermodynamics-416',
    topics: ['statistical-thermodynamics'],
    tests: ['statistical-entropy'],
    difficulty: 'intermediate',
    text: 'What does the Sackur–Tetrode equation, *S* = *nR* ln(e^{5/2}*V*/(*N*Λ³)), give for an isothermal doubling of the volume?',
    answer: 'Δ*S* = *nR* ln 2',
    distractors: [
      {
        text: 'Δ*S* = \\frac{5}{2}*nR* ln 2',
        slip: 'exchanged-constants',
        teaching: '5/2 is a constant term and cancels.',
      },
      {
        text: 'Δ*S* = \\frac{3}{2}*nR* ln 2',
        slip: 'other-condition-constant',
        teaching: '3/2 applies to a change of temperature at constant volume.',
      },
      {
        text: 'Δ*S* = 0',
        slip: 'path-for-state',
        teaching: 'Entropy depends on volume even at constant temperature.',
      },
    ],
    explanation:
      'Λ depends on *T* only, so Δ*S* = *nR* ln(*V*_{2}/*V*_{1}): the result of classical thermodynamics.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-417',
    topics: ['statistical-thermodynamics'],
    tests: ['statistical-entropy'],
    difficulty: 'advanced',
    text: 'The Sackur–Tetrode equation gives a negative entropy for helium at very low temperature. What is the reason?',
    answer: '*V*/(*N*Λ³) is no longer large: the classical limit fails.',
    distractors: [
      {
        text: 'The third law does not hold for helium.',
        slip: 'wrong-cause',
        teaching: 'The law holds; it is the equation that is outside its range.',
      },
      {
        text: 'Helium atoms stop moving at any low temperature.',
        slip: 'overgeneralised-rule',
        teaching: 'Zero-point motion remains; the counting of states is what fails.',
      },
      {
        text: 'Entropy may be negative near 0 K.',
        slip: 'second-law-forgotten',
        teaching: 'Entropy is *k* ln *W* and *W* is at least 1, so it cannot be negative.',
      },
    ],
    explanation:
      'The equation assumes that far more states than atoms are accessible. When Λ reaches the mean distance between atoms, quantum statistics is needed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-second-law-404',
    topics: ['second-law'],
    tests: ['third-law-of-thermodynamics'],
    difficulty: 'beginner',
    text: 'What is residual entropy?',
    answer: 'Entropy at 0 K from disorder frozen into a crystal',
    distractors: [
      {
        text: 'Entropy at 298 K that remains after a reaction',
        slip: 'other-terms-meaning',
        teaching: 'Residual entropy is what remains at 0 K.',
      },
      {
        text: 'Entropy of the surroundings after heating',
        slip: 'system-and-surroundings-swapped',
        teaching: 'Residual entropy is a property of the crystal itself.',
      },
      {
        text: 'Entropy at 0 K of a perfect crystal',
        slip: 'other-terms-meaning',
        teaching: 'A perfect crystal has zero entropy.',
      },
    ],
    explanation:
      'If molecules are frozen in several arrangements of nearly equal energy, *W* > 1 at 0 K and *S* = *k* ln *W* > 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-405',
    topics: ['second-law'],
    tests: ['third-law-of-thermodynamics', 'statistical-entropy'],
    difficulty: 'intermediate',
    text: 'What residual molar entropy is expected for a crystal of \\ce{FClO3}, whose molecules can take four orientations at random? (*R* = 8.314 J/(mol·K))',
    answer: '11.5 J/(mol·K)',
    distractors: [
      {
        text: '5.76 J/(mol·K)',
        slip: 'orientations-miscounted',
        teaching: 'This is *R* ln 2, for two orientations.',
        expression: '8.314 * ln(2)',
      },
      {
        text: '33.3 J/(mol·K)',
        slip: 'forgot-logarithm',
        teaching: '*R* was multiplied by 4; it must be multiplied by ln 4.',
        expression: '8.314 * 4',
      },
      {
        text: '5.01 J/(mol·K)',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'Here log_{10} was used; the natural logarithm of 4 is needed.',
        expression: '8.314 * log10(4)',
      },
    ],
    explanation: '*S* = *R* ln 4 = 8.314 × 1.386 = 11.5 J/(mol·K) (measured: 10.1).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: '8.314*ln(4)', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-second-law-406',
    topics: ['second-law'],
    tests: ['third-law-of-thermodynamics'],
    difficulty: 'intermediate',
    text: 'Ice has a residual entropy of 3.4 J/(mol·K), close to *R* ln(3/2). Where does it come from?',
    answer: 'Protons can adopt many arrangements that obey the ice rules.',
    distractors: [
      {
        text: 'Oxygen atoms can occupy random sites in the lattice.',
        slip: 'wrong-source-of-disorder',
        teaching: 'The oxygen lattice is ordered, so it makes no contribution.',
      },
      {
        text: 'Molecules rotate freely at 0 K.',
        slip: 'wrong-cause',
        teaching: 'The molecules are held in place by hydrogen bonds and do not rotate freely.',
      },
      {
        text: 'Ice contains liquid water at 0 K.',
        slip: 'other-state-of-matter',
        teaching: 'No liquid water remains at 0 K.',
      },
    ],
    explanation:
      'Each O has two near and two far protons: 6 orientations, of which the fraction (1/2)² is allowed, give 3/2 arrangements per molecule.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-418',
    topics: ['statistical-thermodynamics'],
    tests: ['ensembles'],
    difficulty: 'beginner',
    text: 'Which quantities are fixed in a canonical ensemble?',
    answer: '*N*, *V*, *T*',
    distractors: [
      { text: '*N*, *V*, *E*', slip: 'other-ensemble', teaching: 'This is the microcanonical ensemble.' },
      { text: '*μ*, *V*, *T*', slip: 'other-ensemble', teaching: 'This is the grand canonical ensemble.' },
      {
        text: '*μ*, *V*, *E*',
        slip: 'other-ensemble',
        teaching:
          'The canonical ensemble fixes the number of particles and the temperature, not the chemical potential and the energy.',
      },
    ],
    explanation:
      'Each member is closed, has a fixed volume and exchanges energy with a heat bath at temperature *T*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-419',
    topics: ['statistical-thermodynamics'],
    tests: ['partition-function'],
    uses: ['ensembles'],
    difficulty: 'intermediate',
    text: 'Which thermodynamic function follows most directly from the canonical partition function *Q*?',
    answer: '*A* = −*kT* ln *Q*',
    distractors: [
      {
        text: '*S* = *k* ln *Q*',
        slip: 'other-ensemble',
        teaching: '*S* = *k* ln *W* applies to the microcanonical ensemble.',
      },
      {
        text: '*G* = −*kT* ln *Q*',
        slip: 'other-state-quantity',
        teaching: '*G* requires an additional *pV* term.',
      },
      {
        text: '*U* = −*kT* ln *Q*',
        slip: 'other-state-quantity',
        teaching:
          'The internal energy follows from a derivative, *U* = *kT*²(∂ln *Q*/∂*T*)_{V}, not from ln *Q* itself.',
      },
    ],
    explanation:
      'For fixed *N*, *V*, *T* the natural potential is the Helmholtz energy *A* = −*kT* ln *Q*; all other functions follow from its derivatives.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-420',
    topics: ['statistical-thermodynamics'],
    tests: ['ensembles'],
    difficulty: 'advanced',
    text: 'In the canonical ensemble the variance of the energy is *kT*²*C*_{V}. How does the relative fluctuation σ/*U* change when the system is made 100 times as large?',
    answer: 'It falls to a tenth.',
    distractors: [
      {
        text: 'It falls to a hundredth.',
        slip: 'linear-for-square-root',
        teaching: 'σ grows with the square root of the size, *U* with the size itself.',
      },
      {
        text: 'It falls to a ten-thousandth.',
        slip: 'needless-square',
        teaching:
          'The variance grows in proportion to *N*, so σ grows as √*N* and σ/*U* falls only as 1/√*N*.',
      },
      {
        text: 'It grows tenfold.',
        slip: 'inverted-ratio',
        teaching: 'σ itself grows tenfold; relative to *U* it falls.',
      },
    ],
    explanation: '*C*_{V} and *U* grow with *N*: σ/*U* ∝ √*N*/*N* = 1/√*N*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-solutions-and-colligative-410',
    topics: ['solutions-and-colligative'],
    tests: ['regular-solutions'],
    difficulty: 'beginner',
    text: 'What does the regular solution model assume?',
    answer: 'Ideal entropy of mixing, but a nonzero enthalpy',
    distractors: [
      {
        text: 'Ideal enthalpy of mixing, but a lower entropy',
        slip: 'exchanged-constants',
        teaching: 'It is the enthalpy that differs from that of an ideal solution.',
      },
      {
        text: 'No entropy and no enthalpy of mixing',
        slip: 'other-model',
        teaching: 'If so, nothing would drive the mixing.',
      },
      {
        text: 'Ideal entropy and ideal enthalpy of mixing',
        slip: 'other-model',
        teaching: 'This describes an ideal solution.',
      },
    ],
    explanation:
      'Molecules of similar size mix at random, with Δ*H*_{mix} = *nξRTx*_{A}*x*_{B} from unequal interactions.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-411',
    topics: ['solutions-and-colligative'],
    tests: ['regular-solutions'],
    difficulty: 'intermediate',
    text: 'In a regular solution with Δ_{mix}*H* = *nξRTx*_{A}*x*_{B} and *ξ* > 0, are A–B contacts favorable, and how does the vapor pressure deviate from Raoult’s law?',
    answer: 'Unfavorable; positive deviation',
    distractors: [
      {
        text: 'Unfavorable; negative deviation',
        slip: 'reversed-trend',
        teaching: 'Molecules that are less strongly attracted by their neighbors escape more easily.',
      },
      {
        text: 'Favorable; positive deviation',
        slip: 'wrong-sign',
        teaching: '*ξ* > 0 means that mixing is endothermic.',
      },
      { text: 'Favorable; negative deviation', slip: 'wrong-sign', teaching: 'This holds for *ξ* < 0.' },
    ],
    explanation:
      'Δ*H*_{mix} > 0: A–B contacts are weaker than the mean of A–A and B–B. Activity coefficients exceed 1.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-412',
    topics: ['solutions-and-colligative'],
    tests: ['regular-solutions'],
    difficulty: 'intermediate',
    text: 'Above what value of *ξ* does a regular solution with the excess Gibbs energy *ξRTx*_{A}*x*_{B} per mole separate into two phases?',
    answer: '2',
    distractors: [
      {
        text: '0',
        slip: 'small-for-zero',
        teaching: 'A small positive *ξ* is outweighed by the entropy of mixing.',
      },
      {
        text: '1',
        slip: 'forgot-factor-two',
        teaching: 'At *ξ* = 1 the curve of Δ*G*_{mix} still has a single minimum.',
      },
      { text: '4', slip: 'needless-doubling', teaching: 'At *ξ* = 4 the separation is far advanced.' },
    ],
    explanation:
      'The curvature of Δ*G*_{mix}/(*RT*) at *x* = 1/2 is 4 − 2*ξ*; it turns negative for *ξ* > 2.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-413',
    topics: ['solutions-and-colligative'],
    tests: ['regular-solutions'],
    difficulty: 'intermediate',
    text: 'In a regular solution ln *γ*_{A} = *ξx*_{B}². What is *γ*_{A} for *ξ* = 1.50 and *x*_{A} = 0.60?',
    answer: '1.27',
    distractors: [
      {
        text: '1.72',
        slip: 'exchanged-components',
        teaching: 'Here *x*_{A} was squared in place of *x*_{B}.',
        expression: 'exp(1.5 * 0.60^2)',
      },
      {
        text: '1.82',
        slip: 'forgot-square',
        teaching: 'Here *x*_{B} was not squared, although the equation contains its square.',
        expression: 'exp(1.5 * 0.4)',
      },
      {
        text: '2.46',
        slip: 'exchanged-components',
        teaching: 'Here *x*_{A} was used in place of *x*_{B}, and it was not squared.',
        expression: 'exp(1.5 * 0.60)',
      },
    ],
    explanation: '*ξx*_{B}² = 1.50 × 0.16 = 0.24; e^{0.24} = 1.27.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: { kind: 'quantity', expression: 'exp(1.5*0.4^2)', unit: '' },
  },
  {
    id: 'physical-solutions-and-colligative-414',
    topics: ['solutions-and-colligative'],
    tests: ['regular-solutions'],
    difficulty: 'advanced',
    text: 'A regular solution with the excess Gibbs energy *wx*_{A}*x*_{B} per mole has an upper critical solution temperature of 320 K. What is *w*? (*R* = 8.314 J/(mol·K))',
    answer: '5.32 kJ/mol',
    distractors: [
      {
        text: '2.66 kJ/mol',
        slip: 'forgot-factor-two',
        teaching: 'At the critical point *w*/(*RT*) = 2, not 1.',
        expression: '8.314 * 320 / 1000',
      },
      {
        text: '1.33 kJ/mol',
        slip: 'inverted-ratio',
        teaching: 'At the critical point *w* = 2*RT*; here *RT*/2 was used.',
        expression: '1 / 2 * 8.314 * 320 / 1000',
      },
      {
        text: '10.6 kJ/mol',
        slip: 'counted-twice',
        teaching: 'At the critical point *w*/(*RT*) = 2, not 4.',
        expression: '2 * 8.314 * 320 / 1000 * 2',
      },
    ],
    explanation:
      'With *ξ* = *w*/(*RT*), *ξ* = 2 at the critical solution temperature: *w* = 2*RT* = 2 × 8.314 × 320 = 5.32 kJ/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: { kind: 'quantity', expression: '2*8.314*320/1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-solutions-and-colligative-415',
    topics: ['solutions-and-colligative'],
    tests: ['partial-molar-quantities'],
    difficulty: 'beginner',
    text: 'What is the partial molar volume of a component of a mixture?',
    answer: 'The change in volume per mole of the component added',
    distractors: [
      {
        text: 'Its molar volume as a pure liquid',
        slip: 'wrong-reference',
        teaching:
          'In a mixture a molecule generally takes up a different volume than it does among its own kind.',
      },
      {
        text: 'The volume of the mixture times the component’s mole fraction',
        slip: 'share-for-ratio',
        teaching: 'This would give all components the same volume per mole.',
      },
      {
        text: 'The volume of the mixture divided by its mass',
        slip: 'other-terms-meaning',
        teaching: 'This is the specific volume.',
      },
    ],
    explanation: '*V*_{A} = (∂*V*/∂*n*_{A}) at constant *T*, *p* and amounts of the others.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-416',
    topics: ['solutions-and-colligative'],
    tests: ['partial-molar-quantities'],
    difficulty: 'intermediate',
    text: 'When 50 mL of ethanol and 50 mL of water are mixed, the volume of the mixture is 97 mL. What does this show?',
    answer: 'The partial molar volumes differ from the pure molar volumes.',
    distractors: [
      {
        text: 'Mass is lost on mixing.',
        slip: 'wrong-cause',
        teaching: 'Mass is conserved on mixing; the same mass merely takes up less space.',
      },
      {
        text: 'The mole fractions do not add up to 1.',
        slip: 'wrong-cause',
        teaching: 'Mole fractions always add up to 1, whatever the volume of the mixture.',
      },
      {
        text: 'Ethanol evaporates until 97 mL is left.',
        slip: 'wrong-cause',
        teaching: 'The contraction occurs in closed vessels.',
      },
    ],
    explanation:
      '*V* = *n*_{A}*V*_{A} + *n*_{B}*V*_{B} with partial molar volumes, which are smaller here than the molar volumes of the pure liquids.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-417',
    topics: ['solutions-and-colligative'],
    tests: ['partial-molar-quantities'],
    difficulty: 'intermediate',
    text: 'In a mixture of 2.00 mol of ethanol and 3.00 mol of water, the partial molar volume of ethanol is 57.4 cm³/mol and that of water is 17.0 cm³/mol. What is the volume of the mixture?',
    answer: '165.8 cm³',
    distractors: [
      {
        text: '206.2 cm³',
        slip: 'exchanged-components',
        teaching: 'The two amounts were interchanged.',
        expression: '3.00 * 57.4 + 2.00 * 17.0',
      },
      {
        text: '74.4 cm³',
        slip: 'forgot-amount',
        teaching: 'The molar volumes were added as they are; each must be multiplied by its amount first.',
        expression: '57.4 + 17.0',
      },
      {
        text: '186.0 cm³',
        slip: 'averaged-levels',
        teaching: 'The plain mean of the two volumes was used for 5 mol.',
        expression: '(57.4 + 17.0) / 2 * 5',
      },
    ],
    explanation: '2.00 × 57.4 + 3.00 × 17.0 = 114.8 + 51.0 = 165.8 cm³.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: { kind: 'quantity', expression: '2*57.4+3*17.0', unit: 'cm³' },
  },
  {
    id: 'physical-solutions-and-colligative-418',
    topics: ['solutions-and-colligative'],
    tests: ['partial-molar-quantities'],
    difficulty: 'intermediate',
    text: 'The volume of a solution of a salt in 1 kg of water at small molality *m* is *V*/cm³ = 1001.2 − 3.0(*m*/(mol/kg)) + 34.7(*m*/(mol/kg))². What is the partial molar volume of the salt as *m* → 0?',
    answer: '−3.0 cm³/mol',
    distractors: [
      {
        text: '1001.2 cm³/mol',
        slip: 'value-for-change',
        teaching:
          'This is the volume of the solvent; the partial molar volume is the slope, d*V*/d*m*, at *m* → 0.',
      },
      {
        text: '34.7 cm³/mol',
        slip: 'answered-another-quantity',
        teaching:
          'This is the coefficient of the quadratic term, which adds nothing to the slope as *m* → 0.',
      },
      {
        text: '31.7 cm³/mol',
        slip: 'value-for-change',
        teaching:
          'This is the sum of the two coefficients, that is, the change in volume from 0 to 1 mol/kg and not the slope as *m* → 0.',
      },
    ],
    explanation:
      'd*V*/d*m* = −3.0 + 69.4*m* → −3.0: strongly hydrated ions pull water together, so the volume shrinks.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-419',
    topics: ['solutions-and-colligative'],
    tests: ['partial-molar-quantities'],
    difficulty: 'advanced',
    text: 'In a two-component mixture at constant *T* and *p*, the partial molar volume of A rises with *x*_{A}. What does the Gibbs–Duhem equation say about the partial molar volume of B as *x*_{A} rises?',
    answer: 'It falls.',
    distractors: [
      {
        text: 'It rises too.',
        slip: 'wrong-sign',
        teaching: '*n*_{A}d*V*_{A} + *n*_{B}d*V*_{B} = 0 requires opposite signs.',
      },
      {
        text: 'It stays constant.',
        slip: 'one-component-only',
        teaching: 'The two partial molar volumes cannot change independently of each other.',
      },
      {
        text: 'It rises more slowly.',
        slip: 'wrong-sign',
        teaching: 'The two changes have opposite signs, whatever their sizes.',
      },
    ],
    explanation: '*n*_{A}d*V*_{A} = −*n*_{B}d*V*_{B}: where one rises, the other must fall.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
];
