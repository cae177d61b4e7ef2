import type { WrittenQuestion } from '../written-question.ts';

/** Other questions on much asked topics: why, what if, what is wrong, which comes first. */
export const furtherAnglesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-first-law-900',
    topics: ['first-law'],
    tests: ['bomb-calorimetry'],
    difficulty: 'beginner',
    text: 'The mass of the water in a bomb calorimeter and its specific heat capacity are known exactly. Why is the calorimeter nevertheless calibrated by burning benzoic acid?',
    answer: 'The bomb, the stirrer and the bucket take up heat, too.',
    distractors: [
      {
        text: 'The water around the bomb boils away during each run.',
        slip: 'event-invented',
        teaching: 'The water warms by only a few kelvins, so practically none of it is lost.',
      },
      {
        text: 'The benzoic acid takes up the heat from the sample.',
        slip: 'role-of-a-species',
        teaching: 'Benzoic acid is burned in a run of its own; it is not in the bomb when the sample burns.',
      },
      {
        text: 'The oxygen in the bomb gives off heat of its own.',
        slip: 'wrong-cause',
        teaching: 'Oxygen alone releases no heat; the heat comes from its reaction with the sample.',
      },
    ],
    explanation:
      'The heat of the combustion warms the water and every other part that is in contact with it: the steel bomb, the stirrer, the bucket. The known heat from benzoic acid, divided by the temperature rise, gives the heat capacity of all of these parts together.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'physical-first-law-901',
    topics: ['first-law'],
    tests: ['bomb-calorimetry'],
    difficulty: 'intermediate',
    text: 'A bomb calorimeter was calibrated with 2000 g of water in its bucket. For a run with a fuel, a student pours in only 1900 g of water but uses the heat capacity from the calibration. How does the heat found for the fuel compare with the true value?',
    answer: 'It is too large, because the temperature rises more.',
    distractors: [
      {
        text: 'It is too large, because the temperature rises less.',
        slip: 'reversed-trend',
        teaching:
          'The same heat warms a smaller mass of water by more; a smaller rise would make the result too small.',
      },
      {
        text: 'It is too small, because the temperature rises less.',
        slip: 'heat-for-temperature',
        teaching:
          'Less water holds less heat per kelvin, so the heat of the fuel makes its temperature rise more.',
      },
      {
        text: 'It is too small, because the temperature rises more.',
        slip: 'inverted-ratio',
        teaching: 'The rise is multiplied by the heat capacity, so a greater rise makes the result greater.',
      },
    ],
    explanation:
      'With less water the calorimeter has a smaller heat capacity, and the same heat makes its temperature rise more. The student multiplies this greater rise by the larger heat capacity from the calibration, so the heat found is too large.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'physical-second-law-900',
    topics: ['second-law'],
    tests: ['entropy', 'state-functions'],
    difficulty: 'intermediate',
    text: 'One mole of an ideal gas at 298 K doubles its volume: once reversibly against a piston at constant temperature, and once by rushing into an evacuated vessel, with the same initial and final states. What is Δ*S* of the gas in each case?',
    answer: 'Piston: *R* ln 2; vacuum: *R* ln 2',
    distractors: [
      {
        text: 'Piston: *R* ln 2; vacuum: 0',
        slip: 'irreversible-heat-over-temperature',
        teaching:
          'No heat flows when the gas rushes into the vacuum, but *q*/*T* gives Δ*S* along a reversible path and not along this one.',
      },
      {
        text: 'Piston: 0; vacuum: *R* ln 2',
        slip: 'entropy-of-one-part',
        teaching:
          'In the reversible expansion the total entropy stays the same: the gas gains *R* ln 2, and the surroundings lose as much.',
      },
      {
        text: 'Piston: 0; vacuum: 0',
        slip: 'ignored-volume',
        teaching:
          'The temperature is the same at the end, but in twice the volume the molecules have more possible arrangements.',
      },
    ],
    explanation:
      'Entropy is a state function, and both paths lead from the same initial to the same final state. Along the reversible path Δ*S* = *q*_{rev}/*T* = *R* ln 2 for one mole, so Δ*S* of the gas is *R* ln 2 in both cases. What differs is the entropy of the surroundings.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-901',
    topics: ['second-law'],
    tests: ['entropy'],
    difficulty: 'intermediate',
    text: 'At 298 K and 1 bar the standard molar entropies of the gases methane, ethane and propane are 186, 229 and 270 J/(mol·K). What accounts for most of the increase?',
    answer: 'Larger molecules can rotate and vibrate in more ways.',
    distractors: [
      {
        text: 'Larger molecules move at greater speeds on average.',
        slip: 'equal-temperature-for-equal-speed',
        teaching:
          'At one temperature the mean kinetic energy is the same for all three gases, so the heavier molecules are slower.',
      },
      {
        text: 'Larger molecules fill a greater volume per mole of gas.',
        slip: 'property-misjudged',
        teaching:
          'At the same temperature and pressure a mole of each gas fills about the same volume, nearly that of an ideal gas.',
      },
      {
        text: 'Larger molecules release more energy when they burn.',
        slip: 'irrelevant-property',
        teaching:
          'The heat of combustion is a property of a reaction; it does not say how many states the molecules of the gas can take on.',
      },
    ],
    explanation:
      'With every further \\ce{CH2} group a molecule has more atoms and so more ways to vibrate and to turn, in particular about its C–C bonds. More ways to hold the energy mean a greater entropy.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-second-law-902',
    topics: ['second-law'],
    tests: ['second-law-of-thermodynamics'],
    difficulty: 'intermediate',
    text: 'An inventor proposes a ship whose engine runs in cycles, takes heat from the sea and turns all of it into work. The sea is the only source of heat, and no heat is given off. Why can this engine not work?',
    answer: 'The total entropy would fall, although energy is conserved.',
    distractors: [
      {
        text: 'The total entropy would rise, although energy is conserved.',
        slip: 'wrong-sign',
        teaching: 'The sea loses heat and with it entropy, and nothing else gains any; the total would fall.',
      },
      {
        text: 'The total energy would rise, although entropy is conserved.',
        slip: 'other-principle',
        teaching:
          'The work done equals the heat taken up, so the first law is obeyed and no energy is created.',
      },
      {
        text: 'The total energy would fall, although the entropy would rise.',
        slip: 'other-principle',
        teaching:
          'No energy is lost, because the work equals the heat taken up; what the plan violates is the second law.',
      },
    ],
    explanation:
      'Work equal to the heat would satisfy the first law. But the sea loses entropy with the heat, the engine is the same after each cycle, and work carries no entropy. The total entropy would fall, and the second law rules this out: some heat has to go to a colder place.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-903',
    topics: ['second-law'],
    tests: ['second-law-of-thermodynamics'],
    difficulty: 'beginner',
    text: 'The entropy changes of a system and of its surroundings are given for four processes. Which of them cannot occur spontaneously?',
    answer: 'System −30 J/K; surroundings +20 J/K',
    distractors: [
      {
        text: 'System −30 J/K; surroundings +50 J/K',
        slip: 'entropy-of-one-part',
        teaching:
          'The entropy of the system may fall if that of the surroundings rises by more; here the total is +20 J/K.',
      },
      {
        text: 'System +30 J/K; surroundings −20 J/K',
        slip: 'entropy-of-one-part',
        teaching:
          'The entropy of the surroundings may fall if that of the system rises by more; here the total is +10 J/K.',
      },
      {
        text: 'System +50 J/K; surroundings −20 J/K',
        slip: 'system-and-surroundings-swapped',
        teaching: 'It does not matter which of the two loses entropy; the total, +30 J/K, is positive.',
      },
    ],
    explanation:
      'The second law is about the sum of both changes. For the system at −30 J/K with the surroundings at +20 J/K the total is −10 J/K; the other three totals are positive.',
    reference: 'OpenStax Chemistry 2e, section 16.3',
    computation: {
      kind: 'option-extreme',
      values: {
        'System −30 J/K; surroundings +20 J/K': '20 - 30',
        'System −30 J/K; surroundings +50 J/K': '50 - 30',
        'System +30 J/K; surroundings −20 J/K': '30 - 20',
        'System +50 J/K; surroundings −20 J/K': '50 - 20',
      },
      pick: 'least',
      quantity: 'total entropy change in J/K',
    },
  },
  {
    id: 'physical-rate-laws-900',
    topics: ['rate-laws'],
    tests: ['integrated-rate-laws', 'first-order-kinetics'],
    uses: ['beer-lambert-law'],
    difficulty: 'advanced',
    text: 'The only colored species in a reaction is its reactant, and the absorbance *A* is proportional to its concentration. A student plots *A* in place of the concentration. For which order does the slope still give the rate constant without the molar absorptivity and path length?',
    answer: 'First order: ln *A* against *t*',
    distractors: [
      {
        text: 'Zero order: *A* against *t*',
        slip: 'signal-for-concentration',
        teaching:
          'The absorbance is the concentration times ε*l*, so the slope is −*k*ε*l*, and *k* does not follow without ε and *l*.',
      },
      {
        text: 'Second order: 1/*A* against *t*',
        slip: 'signal-for-concentration',
        teaching: 'Here the slope is *k*/(ε*l*), so *k* does not follow without ε and *l*.',
      },
      {
        text: 'Third order: 1/*A*² against *t*',
        slip: 'wrong-order',
        teaching: 'The factor ε*l* enters as its square, so the slope contains ε and *l* here as well.',
      },
    ],
    explanation:
      'With *A* = ε*lc*, ln *A* = ln *c* + ln(ε*l*). The factor only shifts the line of a first-order reaction up or down and leaves its slope, −*k*, as it is. In the plots for zero, second and third order the factor changes the slope.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-901',
    topics: ['rate-laws'],
    tests: ['integrated-rate-laws'],
    difficulty: 'intermediate',
    text: 'Two reactions, one of first and one of second order in their single reactant, start with the same concentration and the same initial rate. Which has more reactant left after an hour, and why?',
    answer: 'Second order; its rate drops more steeply as the reactant is used up.',
    distractors: [
      {
        text: 'Second order; its rate drops less steeply as the reactant is used up.',
        slip: 'exchanged-orders',
        teaching:
          'A rate that drops less would use up more reactant; at half the concentration the second-order rate is down to a quarter.',
      },
      {
        text: 'First order; its rate drops more steeply as the reactant is used up.',
        slip: 'exchanged-orders',
        teaching:
          'At half the concentration the first-order rate is one half of its initial value, the second-order rate one quarter.',
      },
      {
        text: 'First order; its rate drops less steeply as the reactant is used up.',
        slip: 'reversed-cause',
        teaching:
          'The first-order rate does drop less, but then it stays greater, and less reactant is left, not more.',
      },
    ],
    explanation:
      'The rates are equal at the start. As the concentration falls, the first-order rate falls in proportion and the second-order rate in proportion to its square. From then on the second-order reaction is always the slower one at a given concentration, so more of its reactant is left.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-mechanisms-900',
    topics: ['mechanisms'],
    tests: ['elementary-reactions'],
    difficulty: 'intermediate',
    text: 'The elementary reaction \\ce{NO + O3 -> NO2 + O2} takes place in a gas mixture. If the mixture is suddenly compressed to half its volume at constant temperature, by what factor does the rate, in mol/(L·s), change?',
    answer: '4',
    distractors: [
      {
        text: '0.25',
        slip: 'reversed-trend',
        teaching: 'In half the volume the concentrations are doubled, so the rate rises.',
        expression: '0.5^2',
      },
      {
        text: '2',
        slip: 'one-partner-only',
        teaching: 'Both concentrations double, and the rate is proportional to each of them.',
        expression: '1 / 0.5',
      },
      {
        text: '8',
        slip: 'molecularity-miscounted',
        teaching: 'This would hold for three particles that collide; here two do.',
        expression: '(1 / 0.5)^3',
      },
    ],
    explanation:
      'The step is bimolecular, so its rate law can be read from its equation: rate = *k*[\\ce{NO}][\\ce{O3}]. In half the volume each concentration is twice as great, and the rate is 2 × 2 = 4 times as great.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
    computation: { kind: 'quantity', expression: '(1 / 0.5)^2', unit: '' },
  },
  {
    id: 'physical-mechanisms-901',
    topics: ['mechanisms'],
    tests: ['elementary-reactions'],
    difficulty: 'intermediate',
    text: 'Ozone forms in the air in the termolecular elementary step \\ce{O + O2 + M -> O3 + M}, in which M is \\ce{N2} or another molecule. Why does M have to take part, although it comes out unchanged?',
    answer: 'It takes away energy that the new bond releases.',
    distractors: [
      {
        text: 'It supplies the energy that the new bond requires.',
        slip: 'bond-breaking-releases',
        teaching: 'Forming a bond releases energy; what is needed is something that takes the energy away.',
      },
      {
        text: 'It lowers the activation energy for forming the bond.',
        slip: 'condition-for-catalyst',
        teaching:
          'An atom with unpaired electrons combines with \\ce{O2} almost without a barrier; M does not open another path.',
      },
      {
        text: 'It keeps oxygen atoms from meeting each other first.',
        slip: 'wrong-cause',
        teaching: 'Oxygen atoms are so rare that they hardly meet; M is there to make the new molecule last.',
      },
    ],
    explanation:
      'When O and \\ce{O2} combine, the energy of the new bond stays in the \\ce{O3} molecule, which would fall apart again at once. A collision partner M takes away this energy as kinetic energy, so that the molecule lasts.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-atomic-spectra-900',
    topics: ['atomic-spectra'],
    tests: ['bohr-model'],
    difficulty: 'intermediate',
    text: 'In Bohr’s model the electron of a hydrogen atom has the energies *E*_{n} = −13.6 eV/*n*². A photon of 11.0 eV meets an atom in its ground state. What does the model predict?',
    answer: 'The photon passes the atom and is not absorbed.',
    distractors: [
      {
        text: 'The electron is raised to *n* = 2, and the photon keeps 0.8 eV.',
        slip: 'value-for-change',
        teaching:
          'A photon is absorbed as a whole or not at all; it cannot give up 10.2 eV and keep the other 0.8 eV.',
      },
      {
        text: 'The electron is raised to an energy between *n* = 2 and *n* = 3.',
        slip: 'wrong-level',
        teaching: 'Between *n* = 2 (10.2 eV up) and *n* = 3 (12.1 eV up) there is no orbit in the model.',
      },
      {
        text: 'The photon removes the electron from the atom.',
        slip: 'one-level-only',
        teaching: 'Removal from the ground state takes 13.6 eV, more than this photon has.',
      },
    ],
    explanation:
      'From the ground state, *n* = 2 lies at −3.4 eV, 10.2 eV up, and *n* = 3 at −1.5 eV, 12.1 eV up. A photon is absorbed only if its energy equals such a difference. 11.0 eV fits none of them, so it is not absorbed.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'physical-atomic-spectra-901',
    topics: ['atomic-spectra'],
    tests: ['bohr-model'],
    difficulty: 'advanced',
    text: 'In Bohr’s model, in which orbit does the only electron of \\ce{Be^3+} circle at the same distance from the nucleus as the electron of a hydrogen atom in its ground state?',
    answer: '*n* = 2',
    distractors: [
      {
        text: '*n* = 1',
        slip: 'ignored-nuclear-charge',
        teaching:
          'The nuclear charge of 4 draws the orbit with *n* = 1 in to a quarter of its radius in hydrogen.',
      },
      {
        text: '*n* = 4',
        slip: 'forgot-square',
        teaching:
          'The radius is proportional to *n*², not to *n*: with *n* = 4 it would be 4 times that of hydrogen.',
      },
      {
        text: '*n* = 16',
        slip: 'root-for-square',
        teaching:
          'The radius is proportional to the square of *n*, not to its square root, so a small *n* is enough.',
      },
    ],
    explanation:
      'The radius of an orbit is *a*_{0}*n*²/*Z*. In hydrogen (*Z* = 1, *n* = 1) it is *a*_{0}. For \\ce{Be^3+} (*Z* = 4) it is *a*_{0} if *n*² = 4, so *n* = 2.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '*n* = 2': '(2^2/4 - 1)^2',
        '*n* = 1': '(1^2/4 - 1)^2',
        '*n* = 4': '(4^2/4 - 1)^2',
        '*n* = 16': '(16^2/4 - 1)^2',
      },
      pick: 'least',
      quantity: 'the square of *n*²/*Z* − 1',
    },
  },
  {
    id: 'physical-molecular-spectroscopy-900',
    topics: ['molecular-spectroscopy'],
    tests: ['wavelength-frequency-and-wavenumber'],
    difficulty: 'beginner',
    text: 'A molecule has an infrared band at 3000 cm^{−1} and another one at 1500 cm^{−1}. How do the wavelength and the frequency of the first band compare with those of the second?',
    answer: 'Half the wavelength, twice the frequency',
    distractors: [
      {
        text: 'Half the wavelength, half the frequency',
        slip: 'inverted-ratio',
        teaching: 'The frequency is the speed of light times the wavenumber, so it is twice as great, too.',
      },
      {
        text: 'Twice the wavelength, twice the frequency',
        slip: 'inverted-ratio',
        teaching: 'The wavelength is the reciprocal of the wavenumber, so it is half as long.',
      },
      {
        text: 'Twice the wavelength, half the frequency',
        slip: 'reversed-trend',
        teaching: 'These relations belong to the band at 1500 cm^{−1}, compared with that at 3000 cm^{−1}.',
      },
    ],
    explanation:
      'The wavenumber is the number of waves per centimeter, 1/λ, and the frequency is *c* times the wavenumber. Twice the wavenumber means half the wavelength and twice the frequency.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-901',
    topics: ['molecular-spectroscopy'],
    tests: ['wavelength-frequency-and-wavenumber'],
    difficulty: 'intermediate',
    text: 'Two lines lie at 500.0 and 501.0 nm, two others at 1000.0 and 1001.0 nm. How many times as great is the separation of the first pair, in wavenumbers, as that of the second?',
    answer: '4.0',
    distractors: [
      {
        text: '0.25',
        slip: 'inverted-ratio',
        teaching:
          'A step of 1 nm is a larger part of a short wavelength, so it changes the reciprocal by more.',
        expression: '(1/1000.0 - 1/1001.0) / (1/500.0 - 1/501.0)',
      },
      {
        text: '1.0',
        slip: 'wrong-axis',
        teaching:
          'The pairs are equally far apart in wavelength; the wavenumber is its reciprocal, not proportional to it.',
        expression: '(501.0 - 500.0) / (1001.0 - 1000.0)',
      },
      {
        text: '2.0',
        slip: 'forgot-square',
        teaching:
          'A factor of 2 is the ratio of the wavenumbers themselves; their separation is proportional to the square of 1/λ.',
        expression: '1000.0 / 500.0',
      },
    ],
    explanation:
      '1/(500.0 nm) − 1/(501.0 nm) = 39.9 cm^{−1}, and 1/(1000.0 nm) − 1/(1001.0 nm) = 9.99 cm^{−1}. The first separation is 39.9/9.99 = 4.0 times as great: a small step Δλ changes the wavenumber by Δλ/λ².',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: {
      kind: 'quantity',
      expression: '(1/500.0 - 1/501.0) / (1/1000.0 - 1/1001.0)',
      unit: '',
    },
  },
  {
    id: 'physical-solid-state-900',
    topics: ['solid-state'],
    tests: ['density-of-a-crystal'],
    difficulty: 'intermediate',
    text: 'Sodium and potassium are both body-centered cubic, with cell edges of 429 pm and 533 pm, respectively. Potassium atoms have 1.7 times the mass of sodium atoms, and yet potassium has the lower density. What is the reason?',
    answer: 'The volume of its cell is nearly twice as great.',
    distractors: [
      {
        text: 'The number of atoms in its cell is only half as great.',
        slip: 'wrong-atoms-per-cell',
        teaching: 'Both metals are body-centered cubic, with two atoms in the cell.',
      },
      {
        text: 'The share of empty space in its cell is twice as great.',
        slip: 'volume-shared-equally',
        teaching:
          'In any body-centered cubic lattice touching spheres fill 68% of the cell, whatever their size.',
      },
      {
        text: 'The number of vacancies in its lattice is twice as great.',
        slip: 'other-defect',
        teaching:
          'The share of empty sites in a metal at room temperature is far too small to change the density noticeably.',
      },
    ],
    explanation:
      'The density is the mass of two atoms divided by the volume of the cell. The volume is greater by a factor of (533 pm/429 pm)³ = 1.92, but the mass by a factor of only 1.7, so the density of potassium is lower.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
  },
  {
    id: 'physical-solid-state-901',
    topics: ['solid-state'],
    tests: ['density-of-a-crystal'],
    difficulty: 'intermediate',
    text: 'A metal of molar mass 183.8 g/mol has a cubic unit cell with an edge of 316.5 pm and a density of 19.25 g/cm³. Which structure fits these data? (*N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: 'Body-centered cubic',
    distractors: [
      {
        text: 'Simple cubic',
        slip: 'wrong-lattice',
        teaching: 'A simple cubic cell has one atom; its density would be half of the measured one.',
      },
      {
        text: 'Face-centered cubic',
        slip: 'wrong-lattice',
        teaching: 'A face-centered cubic cell has four atoms; its density would be twice the measured one.',
      },
      {
        text: 'Diamond structure',
        slip: 'wrong-lattice',
        teaching: 'A cell of the diamond structure has eight atoms, four times as many as the data give.',
      },
    ],
    explanation:
      'The mass of a cell is the density times the volume: 19.25 g/cm³ × (3.165 × 10^{−8} cm)³ = 6.10 × 10^{−22} g. One atom has a mass of 183.8 g/mol/(6.022 × 10^{23} mol^{−1}) = 3.05 × 10^{−22} g. The cell has two atoms, so the lattice is body-centered cubic.',
    reference: 'OpenStax Chemistry 2e, section 10.6',
    computation: {
      kind: 'option-extreme',
      values: {
        'Body-centered cubic': '(2 - 19.25 * (3.165e-8)^3 * 6.022e23 / 183.8)^2',
        'Simple cubic': '(1 - 19.25 * (3.165e-8)^3 * 6.022e23 / 183.8)^2',
        'Face-centered cubic': '(4 - 19.25 * (3.165e-8)^3 * 6.022e23 / 183.8)^2',
        'Diamond structure': '(8 - 19.25 * (3.165e-8)^3 * 6.022e23 / 183.8)^2',
      },
      pick: 'least',
      quantity: 'the square of the difference from the atoms per cell that the density gives',
    },
  },
  {
    id: 'physical-mechanisms-860',
    topics: ['mechanisms'],
    tests: ['autocatalysis'],
    difficulty: 'beginner',
    text: 'What makes a reaction autocatalytic?',
    answer: 'One of its products speeds it up.',
    distractors: [
      {
        text: 'Its solvent also catalyzes it.',
        slip: 'wrong-cause',
        teaching: 'A solvent is there from the start, so the reaction would not become faster as it goes.',
      },
      {
        text: 'It needs no activation energy.',
        slip: 'wrong-cause',
        teaching: 'An autocatalytic reaction has an activation energy, and it is usually slow at first.',
      },
      {
        text: 'The heat it gives off speeds it up.',
        slip: 'wrong-cause',
        teaching:
          'Heat that is not carried away speeds up any exothermic reaction, but it is not a catalyst.',
      },
    ],
    explanation:
      'In an autocatalytic reaction a product lowers the activation energy, so the rate rises while the product builds up. The catalyst is one of its own products.',
    reference: 'Atkins, Physical Chemistry, Focus 17',
  },
];
