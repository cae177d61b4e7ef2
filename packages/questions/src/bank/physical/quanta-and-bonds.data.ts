import type { WrittenQuestion } from '../written-question.ts';

/** Quantum mechanics, atomic spectra, molecular orbitals. */
export const quantaAndBondsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-quantum-mechanics-01',
    topics: ['quantum-mechanics'],
    tests: ['de-broglie-wavelength'],
    difficulty: 'beginner',
    text: 'What is the de Broglie wavelength of an electron that moves at 2.00 × 10^{6} m/s? (*h* = 6.626 × 10^{−34} J·s, *m*_{e} = 9.109 × 10^{−31} kg)',
    answer: '364 pm',
    distractors: [
      {
        text: '0.198 pm',
        slip: 'wrong-particle-mass',
        teaching:
          'This is the wavelength of a proton at that speed; an electron has a mass 1836 times smaller.',
        expression: '6.626e-34 / (1836 * 9.109e-31 * 2.00e6) * 1e12',
      },
      {
        text: '57.9 pm',
        slip: 'angular-frequency',
        teaching: 'The de Broglie relation contains *h* itself; here *h*/(2π) was used.',
        expression: '6.626e-34 / (2 * pi) / (9.109e-31 * 2.00e6) * 1e12',
      },
      {
        text: '0.0315 pm',
        slip: 'wrong-particle-mass',
        teaching: 'The mass of a proton was used, and *h* was replaced by *h*/(2π).',
        expression: '6.626e-34 / (2 * pi) / (1836 * 9.109e-31 * 2.00e6) * 1e12',
      },
    ],
    explanation:
      'λ = \\frac{*h*}{*mv*} = \\frac{6.626 × 10^{−34}}{9.109 × 10^{−31} × 2.00 × 10^{6}} m = 3.64 × 10^{−10} m = 364 pm.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
    computation: { kind: 'quantity', expression: '6.626e-34 / (9.109e-31 * 2.00e6) * 1e12', unit: 'pm' },
  },
  {
    id: 'physical-quantum-mechanics-02',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    difficulty: 'intermediate',
    text: 'An electron is confined to a one-dimensional box of length 1.00 nm with infinitely high walls. What energy is required to excite it from *n* = 1 to *n* = 2? (*h* = 6.626 × 10^{−34} J·s, *m*_{e} = 9.109 × 10^{−31} kg)',
    answer: '1.81 × 10^{−19} J',
    distractors: [
      {
        text: '6.02 × 10^{−20} J',
        slip: 'squared-difference',
        teaching:
          'The energies of the levels increase as *n*², so the gap is 2² − 1² = 3 units, not (2 − 1)² = 1.',
        expression: '6.626e-34^2 / (8 * 9.109e-31 * 1.00e-9^2)',
      },
      {
        text: '2.41 × 10^{−19} J',
        slip: 'level-for-difference',
        teaching: 'This is the energy of level 2 itself; the energy of level 1 must be subtracted.',
        expression: '(2^2) * 6.626e-34^2 / (8 * 9.109e-31 * 1.00e-9^2)',
      },
      {
        text: '1.20 × 10^{−19} J',
        slip: 'forgot-exponent',
        teaching:
          'The energy is proportional to *n*², not to *n*, so level 2 lies at 4 units, not at 2, and the energy of level 1 must then be subtracted.',
        expression: '2 * 6.626e-34^2 / (8 * 9.109e-31 * (1.00e-9)^2)',
      },
    ],
    explanation:
      '*E*_{n} = \\frac{*n*²*h*²}{8*mL*²} with \\frac{*h*²}{8*mL*²} = 6.02 × 10^{−20} J. Δ*E* = (4 − 1) × 6.02 × 10^{−20} J = 1.81 × 10^{−19} J.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: {
      kind: 'quantity',
      expression: '(2^2 - 1^2) * 6.626e-34^2 / (8 * 9.109e-31 * (1.00e-9)^2)',
      unit: 'J',
    },
  },
  {
    id: 'physical-quantum-mechanics-03',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    uses: ['schrodinger-equation'],
    difficulty: 'advanced',
    text: 'A particle is in the ground state (*n* = 1) of a one-dimensional box of length *L* with infinitely high walls. What is the probability of finding it in the middle third, between *L*/3 and 2*L*/3?',
    answer: '0.609',
    distractors: [
      {
        text: '0.333',
        slip: 'uniform-density',
        teaching:
          'The probability density follows sin², which is greatest in the middle, so the middle third contains more than a third of the probability.',
        expression: '(2 / 3 - 1 / 3)',
      },
      {
        text: '0.196',
        slip: 'wrong-region',
        teaching: 'This is the probability for one of the outer thirds.',
        expression: '1 / 3 - sin(2 * pi / 3) / (2 * pi)',
      },
      {
        text: '0.058',
        slip: 'wrong-sign',
        teaching: 'sin(4π/3) is negative, so the sine terms are added to 1/3, not subtracted from it.',
        expression: '(2 / 3 - 1 / 3) - (sin(2 * pi / 3) - sin(4 * pi / 3)) / (2 * pi)',
      },
    ],
    explanation:
      '*P* = \\frac{2}{*L*}∫sin²(π*x*/*L*) d*x* = [\\frac{*x*}{*L*} − \\frac{sin(2π*x*/*L*)}{2π}] between *L*/3 and 2*L*/3 = \\frac{1}{3} − \\frac{sin(4π/3) − sin(2π/3)}{2π} = \\frac{1}{3} + \\frac{\\sqrt{3}}{2π} = 0.609.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: {
      kind: 'quantity',
      expression: '(2 / 3 - 1 / 3) - (sin(4 * pi / 3) - sin(2 * pi / 3)) / (2 * pi)',
      unit: '',
    },
  },
  {
    id: 'physical-atomic-spectra-01',
    topics: ['atomic-spectra'],
    tests: ['photoelectric-effect'],
    difficulty: 'beginner',
    text: 'Light with photons of 3.50 eV falls on sodium, whose work function is 2.28 eV. What is the maximum kinetic energy of the electrons that leave the metal?',
    answer: '1.22 eV',
    distractors: [
      {
        text: '5.78 eV',
        slip: 'wrong-sign',
        teaching:
          'Part of the photon’s energy is used to overcome the work function, which is therefore subtracted, not added.',
        expression: '3.50 + 2.28',
      },
      {
        text: '3.50 eV',
        slip: 'ignored-work-function',
        teaching:
          'Leaving the metal requires at least 2.28 eV, so the electron cannot keep all of the photon’s energy.',
        expression: '3.50',
      },
      {
        text: '2.28 eV',
        slip: 'answered-another-quantity',
        teaching:
          'This is the minimum energy needed to free an electron, not the energy that remains with the electron.',
        expression: '2.28',
      },
    ],
    explanation: 'Einstein’s equation: *E*_{kin} = *hν* − *Φ* = 3.50 eV − 2.28 eV = 1.22 eV.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
    computation: { kind: 'quantity', expression: '3.50 - 2.28', unit: 'eV' },
  },
  {
    id: 'physical-atomic-spectra-02',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-spectrum'],
    difficulty: 'intermediate',
    text: 'What wavelength of light does a hydrogen atom emit when its electron falls from *n* = 4 to *n* = 2? (Rydberg constant 1.097 × 10^{7} m^{−1})',
    answer: '486 nm',
    distractors: [
      {
        text: '365 nm',
        slip: 'forgot-exponent',
        teaching: 'The quantum numbers are squared: 1/2² − 1/4² = 3/16, not 1/2 − 1/4.',
        expression: '1e9 / (1.097e7 * (1/2 - 1/4))',
      },
      {
        text: '97.2 nm',
        slip: 'wrong-level',
        teaching:
          'This is the line from *n* = 4 to the ground state; the transition asked about ends at *n* = 2.',
        expression: '1e9 / (1.097e7 * (1 - 1 / 4^2))',
      },
      {
        text: '1460 nm',
        slip: 'level-for-difference',
        teaching:
          '1/λ is proportional to the difference between the two terms; here only the term 1/4² was used.',
        expression: '1e9 / (1.097e7 / 4^2)',
      },
    ],
    explanation:
      '\\frac{1}{λ} = 1.097 × 10^{7} m^{−1} × (\\frac{1}{2²} − \\frac{1}{4²}) = 1.097 × 10^{7} × 0.1875 m^{−1} = 2.057 × 10^{6} m^{−1}, so λ = 486 nm.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
    computation: { kind: 'quantity', expression: '1e9 / (1.097e7 * (1 / 2^2 - 1 / 4^2))', unit: 'nm' },
  },
  {
    id: 'physical-atomic-spectra-03',
    topics: ['atomic-spectra'],
    tests: ['bohr-model', 'hydrogen-spectrum'],
    uses: ['photon-energy'],
    difficulty: 'advanced',
    text: 'What is the energy of the photon that \\ce{Li^2+} emits when its only electron falls from *n* = 3 to *n* = 2? (ionization energy of the hydrogen atom 13.6 eV)',
    answer: '17.0 eV',
    distractors: [
      {
        text: '1.89 eV',
        slip: 'ignored-nuclear-charge',
        teaching:
          'This is the photon energy for hydrogen; the levels of a one-electron ion are deeper by a factor of *Z*² = 9.',
        expression: '13.6 * (1 / 2^2 - 1 / 3^2)',
      },
      {
        text: '5.67 eV',
        slip: 'forgot-square',
        teaching: 'The energies of a one-electron ion are proportional to *Z*², so the factor is 9, not 3.',
        expression: '13.6 * 3 * (1 / 2^2 - 1 / 3^2)',
      },
      {
        text: '20.4 eV',
        slip: 'forgot-exponent',
        teaching: 'The quantum numbers are squared in the formula: 1/2² − 1/3² = 5/36, not 1/2 − 1/3 = 1/6.',
        expression: '13.6 * 3^2 * (1 / 2 - 1 / 3)',
      },
    ],
    explanation:
      'Δ*E* = 13.6 eV × *Z*²(\\frac{1}{2²} − \\frac{1}{3²}) = 13.6 eV × 9 × \\frac{5}{36} = 17.0 eV.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
    computation: { kind: 'quantity', expression: '13.6 * 3^2 * (1 / 2^2 - 1 / 3^2)', unit: 'eV' },
  },
  {
    id: 'physical-chemical-bonding-theory-01',
    topics: ['chemical-bonding-theory'],
    tests: ['bond-order-from-molecular-orbitals'],
    difficulty: 'beginner',
    text: 'In the molecular orbital description of its valence electrons, the ion \\ce{O2^+} has 8 bonding and 3 antibonding electrons. What is its bond order?',
    answer: '2.5',
    distractors: [
      {
        text: '5',
        slip: 'forgot-half',
        teaching:
          'A bond corresponds to a pair of electrons, so the excess of 5 bonding electrons is halved.',
        expression: '(8 - 3)',
      },
      {
        text: '5.5',
        slip: 'wrong-sign',
        teaching: 'Antibonding electrons weaken the bond, so they are subtracted, not added, before halving.',
        expression: '(8 + 3) / 2',
      },
      {
        text: '4',
        slip: 'ignored-antibonding',
        teaching:
          'Half the bonding electrons would be the bond order only if no antibonding orbital were occupied.',
        expression: '(8) / 2',
      },
    ],
    explanation: 'Bond order = \\frac{bonding − antibonding}{2} = \\frac{8 − 3}{2} = 2.5.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
    computation: { kind: 'quantity', expression: '(8 - 3) / 2', unit: '' },
  },
  {
    id: 'physical-chemical-bonding-theory-02',
    topics: ['chemical-bonding-theory'],
    tests: ['bond-order-from-molecular-orbitals'],
    uses: ['molecular-orbital-theory'],
    difficulty: 'intermediate',
    text: 'According to molecular orbital theory, how do the bond orders of \\ce{N2} and \\ce{O2} change when each molecule loses one electron?',
    answer: '\\ce{N2}: falls to 2.5; \\ce{O2}: rises to 2.5',
    distractors: [
      {
        text: '\\ce{N2}: falls to 2.5; \\ce{O2}: falls to 1.5',
        slip: 'overgeneralised-rule',
        teaching:
          'In \\ce{O2} the highest occupied orbital is antibonding (π\\*), so losing its electron strengthens the bond.',
      },
      {
        text: '\\ce{N2}: rises to 3.5; \\ce{O2}: rises to 2.5',
        slip: 'overgeneralised-rule',
        teaching:
          'In \\ce{N2} the highest occupied orbital is bonding, so losing an electron weakens the bond.',
      },
      {
        text: '\\ce{N2}: falls to 2; \\ce{O2}: rises to 3',
        slip: 'forgot-half',
        teaching: 'Losing a single electron changes the bond order by one half, not by one.',
      },
    ],
    explanation:
      '\\ce{N2} (10 valence electrons, bond order 3) loses an electron from a bonding orbital: its 8 bonding and 2 antibonding electrons become 7 and 2, bond order \\frac{7 − 2}{2} = 2.5. \\ce{O2} (8 and 4, bond order 2) loses one from an antibonding π\\* orbital: 8 and 3 give \\frac{8 − 3}{2} = 2.5.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
  },
  {
    id: 'physical-chemical-bonding-theory-03',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method'],
    difficulty: 'advanced',
    text: 'In Hückel theory the π orbitals of buta-1,3-diene lie at *α* ± 1.618*β* and *α* ± 0.618*β*; the occupied π orbital of ethene lies at *α* + *β*. What is the delocalization energy of butadiene, in units of *β*?',
    answer: '0.472',
    distractors: [
      {
        text: '4.472',
        slip: 'one-step-short',
        teaching:
          'This is the total π energy beyond 4*α*; two localized ethene bonds already account for 4*β* of it.',
        expression: '2 * 1.618 + 2 * 0.618',
      },
      {
        text: '0.236',
        slip: 'one-electron-per-orbital',
        teaching: 'Each of the two occupied orbitals holds two electrons, so the gain must be doubled.',
        expression: '(2 * 1.618 + 2 * 0.618 - 2 * 2) / 2',
      },
      {
        text: '1.236',
        slip: 'gap-for-energy',
        teaching: 'This is the gap between the highest occupied and the lowest empty orbital.',
        expression: '2 * 0.618',
      },
    ],
    explanation:
      'Four π electrons: *E*_{π} = 2(*α* + 1.618*β*) + 2(*α* + 0.618*β*) = 4*α* + 4.472*β*. Two ethene bonds would have 4*α* + 4*β*. The delocalization energy is the difference, 0.472*β*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
    computation: { kind: 'quantity', expression: '2 * 1.618 + 2 * 0.618 - 2 * 2', unit: '' },
  },
  {
    id: 'physical-quantum-mechanics-04',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    uses: ['schrodinger-equation'],
    difficulty: 'beginner',
    text: 'How many nodes does the wavefunction of a particle in a one-dimensional box have for *n* = 4, not counting those at the two walls?',
    answer: '3',
    distractors: [
      {
        text: '4',
        slip: 'nodes-miscounted',
        teaching: 'Four is the number of half-waves; there are three nodes between them.',
        expression: '4',
      },
      {
        text: '5',
        slip: 'nodes-miscounted',
        teaching: 'Five includes the zeros at the two walls as well.',
        expression: '4 - 1 + 2',
      },
      {
        text: '2',
        slip: 'nodes-miscounted',
        teaching: 'Two is the number of nodes for *n* = 3; each higher level has one more.',
        expression: '3 - 1',
      },
    ],
    explanation:
      'The wavefunction of level *n* consists of *n* half-waves, which meet at *n* − 1 nodes: 4 − 1 = 3.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: { kind: 'quantity', expression: '4 - 1', unit: '' },
  },
  {
    id: 'physical-quantum-mechanics-05',
    topics: ['quantum-mechanics'],
    tests: ['heisenberg-uncertainty-principle'],
    difficulty: 'intermediate',
    text: 'The position of an electron is known to within Δ*x* = 0.100 nm. What is the minimum uncertainty Δ*v* in its velocity along *x*, according to Δ*x*Δ*p* ≥ \\frac{*h*}{4π}? (*h* = 6.626 × 10^{−34} J·s, *m*_{e} = 9.109 × 10^{−31} kg)',
    answer: '5.79 × 10^{5} m/s',
    distractors: [
      {
        text: '1.16 × 10^{6} m/s',
        slip: 'forgot-factor-two',
        teaching: 'The limit is *h*/(4π), half of *h*/(2π).',
        expression: '(6.626e-34 * 2) / (4 * pi * 9.109e-31 * 1.00e-10)',
      },
      {
        text: '7.27 × 10^{6} m/s',
        slip: 'forgot-factor',
        teaching: 'The factor 4π in the denominator was left out.',
        expression: '6.626e-34 / (9.109e-31 * 1.00e-10)',
      },
      {
        text: '3.64 × 10^{6} m/s',
        slip: 'forgot-factor',
        teaching: 'The limit is *h* divided by 4π, not by 2.',
        expression: '6.626e-34 / (2 * 9.109e-31 * 1.00e-10)',
      },
    ],
    explanation:
      'Δ*v* = \\frac{Δ*p*}{*m*} = \\frac{*h*}{4π*m*Δ*x*} = \\frac{6.626 × 10^{−34}}{4π × 9.109 × 10^{−31} × 1.00 × 10^{−10}} m/s = 5.79 × 10^{5} m/s.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
    computation: { kind: 'quantity', expression: '6.626e-34 / (4 * pi * 9.109e-31 * 1.00e-10)', unit: 'm/s' },
  },
  {
    id: 'physical-quantum-mechanics-06',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    difficulty: 'advanced',
    text: 'The levels of a particle in a cubic box are \\frac{*h*²}{8*mL*²}(*n*_{x}² + *n*_{y}² + *n*_{z}²). What is the degeneracy of the level with energy 14\\frac{*h*²}{8*mL*²}?',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'wrong-degeneracy',
        teaching:
          'A set with two equal numbers, such as 2, 1, 1, gives three states; here all three numbers differ.',
        expression: '3',
      },
      {
        text: '1',
        slip: 'ignored-degeneracy',
        teaching: 'The numbers 1, 2, 3 can be assigned to the three directions in more than one way.',
        expression: '1',
      },
      {
        text: '14',
        slip: 'wrong-thing-counted',
        teaching: '14 is the sum of the squares, which gives the energy, not the number of states.',
        expression: '3^2 + 2^2 + 1^2',
      },
    ],
    explanation:
      'The only combination is 1² + 2² + 3² = 14. Three different numbers can be assigned to three directions in 3 × 2 × 1 = 6 ways, each of which is a distinct state.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: { kind: 'quantity', expression: '3 * 2 * 1', unit: '' },
  },
  {
    id: 'physical-atomic-spectra-04',
    topics: ['atomic-spectra'],
    tests: ['photon-energy'],
    uses: ['the-mole', 'unit-conversion'],
    difficulty: 'beginner',
    text: 'What is the energy of one mole of photons of light with a wavelength of 500 nm? (*h* = 6.626 × 10^{−34} J·s, *c* = 2.998 × 10^{8} m/s, *N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '239 kJ/mol',
    distractors: [
      {
        text: '3.97 × 10^{−22} kJ/mol',
        slip: 'one-step-short',
        teaching: 'This is the energy of a single photon in kilojoules; it must be multiplied by *N*_{A}.',
        expression: '6.626e-34 * 2.998e8 / 500e-9 / 1000',
      },
      {
        text: '2.39 × 10^{5} kJ/mol',
        slip: 'unit-prefix',
        teaching: 'The product is in joules; divide by 1000 to get kilojoules.',
        expression: '6.626e-34 * 2.998e8 / 500e-9 * 6.022e23',
      },
      {
        text: '2.39 × 10^{−7} kJ/mol',
        slip: 'unit-prefix',
        teaching: 'The wavelength must be in meters, 5.00 × 10^{−7} m, when *c* is in m/s.',
        expression: '6.626e-34 * 2.998e8 / 500 * 6.022e23 / 1000',
      },
    ],
    explanation:
      '*E* = \\frac{*hc*}{λ}*N*_{A} = \\frac{6.626 × 10^{−34} × 2.998 × 10^{8}}{5.00 × 10^{−7}} J × 6.022 × 10^{23} mol^{−1} = 2.39 × 10^{5} J/mol = 239 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
    computation: {
      kind: 'quantity',
      expression: '6.626e-34 * 2.998e8 / 500e-9 * 6.022e23 / 1000',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'physical-atomic-spectra-05',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-spectrum'],
    difficulty: 'intermediate',
    text: 'Many hydrogen atoms are excited to *n* = 4 and return to the ground state by every possible route. How many different emission lines are produced? (Neglect fine structure.)',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'ignored-paths',
        teaching: 'Three lines start from *n* = 4, but atoms that have reached *n* = 3 or 2 emit others.',
        expression: '3',
      },
      {
        text: '4',
        slip: 'levels-for-transitions',
        teaching: 'Four is the number of levels; it is each pair of levels that gives a line.',
        expression: '4',
      },
      {
        text: '12',
        slip: 'counted-twice',
        teaching: 'Each pair of levels gives one emission line; here it was counted in both directions.',
        expression: '4 * 3',
      },
    ],
    explanation:
      'Every pair of the four levels gives one line: \\frac{4 × 3}{2} = 6 (4–3, 4–2, 4–1, 3–2, 3–1, 2–1).',
    reference: 'OpenStax Chemistry 2e, section 6.2',
    computation: { kind: 'quantity', expression: '4 * 3 / 2', unit: '' },
  },
  {
    id: 'physical-atomic-spectra-06',
    topics: ['atomic-spectra'],
    tests: ['term-symbols'],
    uses: ['hunds-rule'],
    difficulty: 'advanced',
    text: 'According to Hund’s rules, what is the term symbol of the ground level of a carbon atom with the configuration 1s²2s²2p²?',
    answer: '^{3}P_{0}',
    distractors: [
      {
        text: '^{3}P_{2}',
        slip: 'reversed-trend',
        teaching:
          'In a subshell that is less than half full, the level with the lowest *J* lies lowest; the level with the highest *J* does when it is more than half full.',
      },
      {
        text: '^{1}D_{2}',
        slip: 'ignored-hund',
        teaching: 'The two p electrons have parallel spins in the ground term, so the multiplicity is 3.',
      },
      {
        text: '^{1}S_{0}',
        slip: 'ignored-hund',
        teaching:
          'Paired spins in one orbital cost energy; by Hund’s first rule the term of highest multiplicity lies lowest.',
      },
    ],
    explanation:
      'Two p electrons with parallel spins: *S* = 1, multiplicity 3. The greatest *L* that this allows is 1 (P). The 2p subshell is less than half full, so *J* = |*L* − *S*| = 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-chemical-bonding-theory-04',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-orbital-theory', 'structure-of-benzene'],
    uses: ['huckel-method'],
    difficulty: 'beginner',
    text: 'The six carbon atoms of benzene contribute one p orbital each to its π system. How many π molecular orbitals result, and how many of them are occupied in the ground state?',
    answer: 'Six, of which three are occupied',
    distractors: [
      {
        text: 'Three, of which three are occupied',
        slip: 'orbitals-lost',
        teaching: 'Six atomic orbitals always give six molecular orbitals; three of them remain empty.',
      },
      {
        text: 'Six, of which six are occupied',
        slip: 'one-electron-per-orbital',
        teaching: 'The six π electrons fill the three lowest orbitals in pairs.',
      },
      {
        text: 'Twelve, of which three are occupied',
        slip: 'orbitals-gained',
        teaching: 'Each atomic orbital adds one molecular orbital, not a bonding and an antibonding one.',
      },
    ],
    explanation:
      'The number of orbitals does not change: six p orbitals give six π orbitals. Six π electrons, two to an orbital, occupy the three bonding ones.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
  },
  {
    id: 'physical-chemical-bonding-theory-05',
    topics: ['chemical-bonding-theory'],
    tests: ['heteronuclear-diatomics'],
    uses: ['electronegativity'],
    difficulty: 'intermediate',
    text: 'On which atoms are the bonding σ orbital of \\ce{HF} and its antibonding partner σ\\* mainly located?',
    answer: 'σ mainly on F, σ\\* mainly on H',
    distractors: [
      {
        text: 'σ mainly on H, σ\\* mainly on F',
        slip: 'reversed-trend',
        teaching: 'The bonding orbital lies closer in energy to the lower atomic orbital, that of fluorine.',
      },
      {
        text: 'σ and σ\\* both mainly on F',
        slip: 'overgeneralised-rule',
        teaching:
          'Fluorine contributes most to the bonding orbital, so it contributes less to the antibonding partner.',
      },
      {
        text: 'σ and σ\\* equally on H and F',
        slip: 'overgeneralised-rule',
        teaching: 'Equal contributions result only from atomic orbitals of equal energy, as in \\ce{H2}.',
      },
    ],
    explanation:
      'The 2p orbital of fluorine lies far below the 1s orbital of hydrogen. The bonding combination resembles the lower orbital (F), and the antibonding combination resembles the higher one (H).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-06',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method'],
    uses: ['structure-of-benzene'],
    difficulty: 'advanced',
    text: 'In Hückel theory the π orbitals of benzene lie at *α* + 2*β*, *α* + *β* (twice), *α* − *β* (twice) and *α* − 2*β*; the occupied π orbital of ethene lies at *α* + *β*. What is the delocalization energy of benzene in units of *β*?',
    answer: '2',
    distractors: [
      {
        text: '8',
        slip: 'one-step-short',
        teaching: 'This is the π energy beyond 6*α*; three separate double bonds already account for 6*β*.',
        expression: '2 * 2 + 4 * 1',
      },
      {
        text: '1',
        slip: 'one-electron-per-orbital',
        teaching: 'Each occupied orbital holds two electrons, so the gain must be doubled.',
        expression: '(2 * 2 + 4 * 1 - 6 * 1) / 2',
      },
      {
        text: '4',
        slip: 'wrong-degeneracy',
        teaching:
          'Four is the contribution of the pair of orbitals at *α* + *β*; all three occupied orbitals and the comparison with ethene are needed.',
        expression: '4 * 1',
      },
    ],
    explanation:
      'Six π electrons: 2(*α* + 2*β*) + 4(*α* + *β*) = 6*α* + 8*β*. Three ethene bonds: 6*α* + 6*β*. The difference is 2*β*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
    computation: { kind: 'quantity', expression: '2 * 2 + 4 * 1 - 6 * 1', unit: '' },
  },
  {
    id: 'physical-quantum-mechanics-07',
    topics: ['quantum-mechanics', 'molecular-spectroscopy'],
    tests: ['quantum-harmonic-oscillator'],
    uses: ['vibrational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'A molecule vibrates as a harmonic oscillator with a wavenumber of 2990 cm^{−1}. What is its zero-point energy? (*h* = 6.626 × 10^{−34} J·s, *c* = 2.998 × 10^{10} cm/s)',
    answer: '2.97 × 10^{−20} J',
    distractors: [
      {
        text: '5.94 × 10^{−20} J',
        slip: 'forgot-half',
        teaching:
          'This is the spacing between neighboring levels; the lowest level lies half of this spacing above the minimum.',
        expression: '6.626e-34 * 2.998e10 * 2990',
      },
      {
        text: '5.94 × 10^{−22} J',
        slip: 'unit-prefix',
        teaching:
          'The speed of light was entered in m/s although the wavenumber is in cm^{−1}, and the energy was not halved.',
        expression: '6.626e-34 * 2.998e8 * 2990',
      },
      {
        text: '2.97 × 10^{−22} J',
        slip: 'unit-prefix',
        teaching:
          'With the wavenumber in cm^{−1} the speed of light must be in cm/s, which is 100 times the number in m/s.',
        expression: '0.5 * 6.626e-34 * 2.998e8 * 2990',
      },
    ],
    explanation:
      '*E*_{0} = ½*hc* × 2990 cm^{−1} = ½ × 6.626 × 10^{−34} J·s × 2.998 × 10^{10} cm/s × 2990 cm^{−1} = 2.97 × 10^{−20} J.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
    computation: { kind: 'quantity', expression: '0.5 * 6.626e-34 * 2.998e10 * 2990', unit: 'J' },
  },
  {
    id: 'physical-atomic-spectra-07',
    topics: ['atomic-spectra'],
    tests: ['unit-conversion'],
    uses: ['ionization-energy', 'the-mole'],
    difficulty: 'beginner',
    text: 'The ionization energy of the hydrogen atom is 13.6 eV. What is this energy per mole of atoms, in kJ/mol? (1 eV per particle corresponds to 96.485 kJ/mol)',
    answer: '1.31 × 10^{3} kJ/mol',
    distractors: [
      {
        text: '3.28 × 10^{2} kJ/mol',
        slip: 'wrong-level',
        teaching:
          'This starts from 3.40 eV, the ionization energy from the level *n* = 2; the atom is in its ground state, at 13.6 eV.',
        expression: '13.6 / 4 * 96.485',
      },
      {
        text: '1.31 × 10^{6} kJ/mol',
        slip: 'unit-prefix',
        teaching: 'This is the energy in J/mol; 96.485 already leads to kJ/mol.',
        expression: '13.6 * 96.485 * 1000',
      },
      {
        text: '1.41 × 10^{−1} kJ/mol',
        slip: 'divided-for-multiplied',
        teaching:
          'The energy in eV was divided by 96.485; each electronvolt per atom corresponds to 96.485 kJ/mol, so 13.6 must be multiplied by this factor.',
        expression: '13.6 / 96.485',
      },
    ],
    explanation: '13.6 eV × 96.485 (kJ/mol)/eV = 1312 kJ/mol = 1.31 × 10^{3} kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
    computation: { kind: 'quantity', expression: '13.6 * 96.485', unit: 'kJ/mol' },
  },
  {
    id: 'physical-chemical-bonding-theory-07',
    topics: ['chemical-bonding-theory'],
    tests: ['bond-order-from-molecular-orbitals'],
    difficulty: 'beginner',
    text: 'The ion \\ce{He2^+} has two electrons in a bonding molecular orbital and one in an antibonding molecular orbital. What is its bond order?',
    answer: '0.5',
    distractors: [
      {
        text: '1.0',
        slip: 'ignored-antibonding',
        teaching: 'Two bonding electrons alone would make one bond, but the antibonding electron weakens it.',
        expression: '(2) / 2',
      },
      {
        text: '1.5',
        slip: 'wrong-sign',
        teaching: 'The antibonding electron is subtracted, not added, before halving.',
        expression: '(2 + 1) / 2',
      },
      {
        text: '0.0',
        slip: 'overgeneralised-rule',
        teaching:
          'Zero is the bond order of \\ce{He2}, which has two antibonding electrons; the ion has lost one of them.',
        expression: '(2 - 2) / 2',
      },
    ],
    explanation:
      'Bond order = \\frac{2 − 1}{2} = 0.5: half a bond, so the ion is held together, unlike \\ce{He2}.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
    computation: { kind: 'quantity', expression: '(2 - 1) / 2', unit: '' },
  },
];
