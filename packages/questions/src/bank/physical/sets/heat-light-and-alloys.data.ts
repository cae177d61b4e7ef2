import type { WrittenSet } from '../../written-set.ts';

export const heatLightAndAlloysSets: readonly WrittenSet[] = [
  {
    id: 'physical-set-naphthalene-in-a-bomb',
    title: 'Naphthalene in a bomb calorimeter',
    stimulus:
      'A bomb calorimeter is calibrated by burning benzoic acid, which releases 26.43 kJ/g at constant volume. Then naphthalene, \\ce{C10H8} (128.2 g/mol), is burned in the same calorimeter with the same amount of water: \\ce{C10H8(s) + 12O2(g) -> 10CO2(g) + 4H2O(l)}. In both runs oxygen is in excess, and the rise in temperature is corrected for heat exchange with the room and for the ignition wire. The temperature is close to 298 K. (*R* = 8.314 J/(mol K))',
    figure: {
      caption: 'Two runs in the same calorimeter',
      kind: 'table',
      columns: ['Substance', 'Mass (g)', 'Rise in temperature (K)'],
      rows: [
        ['Benzoic acid', '1.012', '2.675'],
        ['Naphthalene', '0.650', '2.612'],
      ],
    },
    questions: [
      {
        id: 'physical-first-law-800',
        topics: ['first-law'],
        tests: ['bomb-calorimetry'],
        difficulty: 'intermediate',
        text: 'What is the molar internal energy of combustion of naphthalene?',
        answer: '−5.15 × 10^{3} kJ/mol',
        distractors: [
          {
            text: '−3.39 × 10^{3} kJ/mol',
            slip: 'wrong-substance-data',
            teaching: 'Here 26.43 kJ/g was used for naphthalene, but it is the value for benzoic acid.',
            expression: '-26.43 * 128.2',
          },
          {
            text: '−3.31 × 10^{3} kJ/mol',
            slip: 'wrong-substance-data',
            teaching: 'The heat of the naphthalene run was divided by the mass of the benzoic acid.',
            expression: '-1.012 * 26.43 / 2.675 * 2.612 / 1.012 * 128.2',
          },
          {
            text: '−5.40 × 10^{3} kJ/mol',
            slip: 'inverted-ratio',
            teaching: 'The two temperature rises were interchanged in their ratio.',
            expression: '(-1.012) * 26.43 * 2.675 / 2.612 / 0.650 * 128.2',
          },
        ],
        explanation:
          'The heat capacity of the calorimeter is 1.012 g × 26.43 kJ/g/2.675 K = 10.00 kJ/K. Naphthalene releases 10.00 kJ/K × 2.612 K = 26.12 kJ for 0.650 g; with 128.2 g/mol, the molar internal energy of combustion is −5.15 × 10^{3} kJ/mol.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
        computation: {
          kind: 'quantity',
          expression: '-1.012 * 26.43 / 2.675 * 2.612 / 0.650 * 128.2',
          unit: 'kJ/mol',
        },
      },
      {
        id: 'physical-first-law-801',
        topics: ['first-law'],
        tests: ['enthalpy-and-internal-energy'],
        uses: ['bomb-calorimetry'],
        difficulty: 'intermediate',
        text: 'By how much does the molar enthalpy of combustion of naphthalene differ from its molar internal energy of combustion?',
        answer: 'It is more negative by 5.0 kJ/mol.',
        distractors: [
          {
            text: 'It is less negative by 5.0 kJ/mol.',
            slip: 'wrong-sign',
            teaching: 'The amount of gas falls by 2 mol, so Δ*n*_{gas}*RT* is negative.',
          },
          {
            text: 'It is more negative by 30 kJ/mol.',
            slip: 'one-side-only',
            teaching: 'Here only the 12 mol of oxygen was counted, not the 10 mol of carbon dioxide.',
          },
          {
            text: 'It is less negative by 25 kJ/mol.',
            slip: 'one-side-only',
            teaching: 'Here only the 10 mol of carbon dioxide was counted, not the 12 mol of oxygen.',
          },
        ],
        explanation:
          'Δ*H* = Δ*U* + Δ*n*_{gas}*RT*, with Δ*n*_{gas} = 10 − 12 = −2. The product −2 × 8.314 J/(mol K) × 298 K is −5.0 kJ/mol, so the enthalpy is more negative by 5.0 kJ/mol.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
      },
      {
        id: 'physical-first-law-802',
        topics: ['first-law'],
        tests: ['bomb-calorimetry'],
        difficulty: 'intermediate',
        text: 'After the calibration, soot is found in the bomb, but the student uses the result anyway. The naphthalene burns completely. How does the calculated energy of combustion of naphthalene compare with the true value?',
        answer: 'It is too negative, because the heat capacity found is too large.',
        distractors: [
          {
            text: 'It is too negative, because the heat capacity found is too small.',
            slip: 'reversed-cause',
            teaching:
              'The temperature rise was too small for the heat assumed, so the quotient heat/rise is too large.',
          },
          {
            text: 'It is not negative enough, because the heat capacity found is too small.',
            slip: 'reversed-trend',
            teaching:
              'The heat capacity is heat divided by temperature rise; a rise that is too small makes the quotient too large.',
          },
          {
            text: 'It is not negative enough, because soot retains some of the energy.',
            slip: 'wrong-branch',
            teaching: 'The soot comes from the benzoic acid; the naphthalene burns completely.',
          },
        ],
        explanation:
          'With soot the benzoic acid released less heat than was assumed, and the temperature rise was too small. The heat capacity, heat divided by rise, is therefore found to be too large, and so is the heat released by naphthalene. The energy of combustion is too negative, because the heat capacity found is too large.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
      },
    ],
  },
  {
    id: 'physical-set-photoelectrons-from-sodium',
    title: 'Electrons from a sodium surface',
    stimulus:
      'A clean sodium surface in a vacuum is illuminated with light of a single wavelength at a time. The maximum kinetic energy of the electrons that leave the surface is determined from the voltage that just stops them. At each wavelength the measurement is repeated with light of twice the intensity. The table shows the photon energies together with the maximum kinetic energies for light of the lower intensity; a dash means that no electrons were detected. The wavelengths are those in a vacuum.',
    figure: {
      caption: 'Photoelectrons from sodium',
      kind: 'table',
      columns: ['Wavelength (nm)', 'Photon energy (eV)', 'Maximum kinetic energy (eV)'],
      rows: [
        ['300', '4.13', '1.85'],
        ['350', '3.54', '1.26'],
        ['400', '3.10', '0.82'],
        ['450', '2.76', '0.48'],
        ['500', '2.48', '0.20'],
        ['600', '2.07', '–'],
      ],
    },
    questions: [
      {
        id: 'physical-quantum-mechanics-800',
        topics: ['quantum-mechanics'],
        tests: ['photoelectric-effect'],
        difficulty: 'beginner',
        text: 'What work function of sodium do the data give?',
        answer: '2.28 eV',
        distractors: [
          {
            text: '2.07 eV',
            slip: 'wrong-reference',
            teaching:
              'This is the photon energy at which no electrons are ejected; it lies below the work function.',
            expression: '2.07',
          },
          {
            text: '2.48 eV',
            slip: 'ignored-work-function',
            teaching: 'This is the photon energy at 500 nm, of which the electrons retain 0.20 eV.',
            expression: '2.48',
          },
          {
            text: '2.68 eV',
            slip: 'added-for-subtracted',
            teaching: 'The kinetic energy was added to the photon energy at 500 nm; it must be subtracted.',
            expression: '2.48 + 0.20',
          },
        ],
        explanation:
          'The photon energy is the sum of the work function and the maximum kinetic energy. Each row gives the same: 4.13 − 1.85 = 2.28 eV.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
        computation: {
          kind: 'quantity',
          expression: '4.13 - 1.85',
          unit: 'eV',
        },
      },
      {
        id: 'physical-quantum-mechanics-801',
        topics: ['quantum-mechanics'],
        tests: ['photoelectric-effect'],
        uses: ['photon-energy'],
        difficulty: 'intermediate',
        text: 'Which electrons leave the surface when the intensity is doubled at 600 nm and at 400 nm?',
        answer: 'None at 600 nm; at 400 nm more electrons, with up to 0.82 eV',
        distractors: [
          {
            text: 'None at 600 nm; at 400 nm as many electrons, with up to 1.64 eV',
            slip: 'other-model',
            teaching:
              'The energy of each electron comes from one photon, and the energy of the photons does not change.',
          },
          {
            text: 'A few at 600 nm; at 400 nm more electrons, with up to 0.82 eV',
            slip: 'other-model',
            teaching: 'More photons of 2.07 eV each still cannot overcome the work function one at a time.',
          },
          {
            text: 'A few at 600 nm; at 400 nm as many electrons, with up to 1.64 eV',
            slip: 'other-model',
            teaching:
              'This is what would be expected of a classical wave; in this process light acts through single photons.',
          },
        ],
        explanation:
          'The intensity determines the number of photons, and the wavelength determines the energy of each. At 600 nm no photon has enough energy; at 400 nm twice as many photons eject more electrons, each with up to 0.82 eV.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
      },
      {
        id: 'physical-quantum-mechanics-802',
        topics: ['quantum-mechanics'],
        tests: ['photoelectric-effect'],
        uses: ['photon-energy'],
        difficulty: 'intermediate',
        text: 'The work function of cesium is about 0.1 eV less than that of sodium, and that of magnesium is about 1.4 eV more. Which of the three metals gives the fastest electrons, and at which wavelength in the table? At how many of these wavelengths does magnesium emit electrons?',
        answer: 'Cesium at 300 nm; one',
        distractors: [
          {
            text: 'Cesium at 600 nm; two',
            slip: 'reversed-trend',
            teaching: 'Photons of 600 nm have the lowest energy in the table, and they eject no electrons.',
          },
          {
            text: 'Magnesium at 300 nm; one',
            slip: 'reversed-trend',
            teaching: 'A greater work function leaves less kinetic energy for the electrons.',
          },
          {
            text: 'Cesium at 300 nm; two',
            slip: 'wrong-level',
            teaching: '3.54 eV at 350 nm is less than the 3.7 eV that magnesium needs.',
          },
        ],
        explanation:
          'The lowest work function and the highest photon energy give the fastest electrons, that is, cesium at 300 nm. Magnesium needs 2.28 + 1.4 = 3.7 eV, which only the photons of 300 nm have, so it emits electrons at one wavelength.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
      },
    ],
  },
  {
    id: 'physical-set-hydrogen-halide-spectra',
    title: 'Infrared bands of hydrogen halides',
    stimulus:
      'The infrared spectra of three gases show a strong band, the fundamental (from *v* = 0 to *v* = 1), and a much weaker one, the first overtone (from *v* = 0 to *v* = 2). The table gives the wavenumbers of the band centers and the reduced masses *μ* of the molecules for the isotopes ^{35}Cl and ^{79}Br. D stands for deuterium, \\ce{^2H}, whose bonds have the same force constant as those of ordinary hydrogen. (Reduced mass of DBr: 1.964 u)',
    figure: {
      caption: 'Bands of three gases',
      kind: 'table',
      columns: ['Molecule', '*μ* (u)', 'Fundamental (cm^{−1})', 'First overtone (cm^{−1})'],
      rows: [
        ['HCl', '0.980', '2886', '5668'],
        ['DCl', '1.904', '2091', '4128'],
        ['HBr', '0.995', '2559', '5027'],
      ],
    },
    questions: [
      {
        id: 'physical-molecular-spectroscopy-800',
        topics: ['molecular-spectroscopy'],
        tests: ['vibrational-spectroscopy'],
        uses: ['quantum-harmonic-oscillator'],
        difficulty: 'intermediate',
        text: 'At what wavenumber is the fundamental of DBr expected if HBr and DBr are treated as harmonic oscillators with the same force constant?',
        answer: '1.82 × 10^{3} cm^{−1}',
        distractors: [
          {
            text: '1.30 × 10^{3} cm^{−1}',
            slip: 'forgot-root',
            teaching: 'The wavenumber is proportional to the square root of 1/*μ*, not to 1/*μ*.',
            expression: '2559 * 0.995 / 1.964',
          },
          {
            text: '3.60 × 10^{3} cm^{−1}',
            slip: 'inverted-ratio',
            teaching: 'The heavier molecule vibrates more slowly, so the wavenumber is smaller.',
            expression: '2559 * sqrt(1.964 / 0.995)',
          },
          {
            text: '2.06 × 10^{3} cm^{−1}',
            slip: 'wrong-substance-data',
            teaching:
              'Here the band of DCl was scaled, but its bond has a different force constant from that of DBr.',
            expression: '2091 * sqrt(1.904 / 1.964)',
          },
        ],
        explanation:
          'The force constant is the same, so the wavenumber is proportional to 1/√*μ*: 2559 cm^{−1} × √(0.995/1.964) = 1.82 × 10^{3} cm^{−1}.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
        computation: {
          kind: 'quantity',
          expression: '2559 * sqrt(0.995 / 1.964)',
          unit: 'cm^{−1}',
        },
      },
      {
        id: 'physical-molecular-spectroscopy-801',
        topics: ['molecular-spectroscopy'],
        tests: ['vibrational-spectroscopy'],
        difficulty: 'intermediate',
        text: 'HCl and HBr absorb at different wavenumbers. Which explanation do the data support?',
        answer: 'HBr has the smaller force constant.',
        distractors: [
          {
            text: 'HBr has the far greater reduced mass.',
            slip: 'sum-for-reduced-mass',
            teaching:
              'The reduced masses differ by less than 2%, which makes a difference of less than 1% in the wavenumber.',
          },
          {
            text: 'HBr has the greater force constant.',
            slip: 'reversed-trend',
            teaching: 'A stiffer bond would absorb at a higher wavenumber.',
          },
          {
            text: 'HBr has the smaller dipole moment.',
            slip: 'irrelevant-property',
            teaching: 'The dipole moment affects how strong a band is, not where it lies.',
          },
        ],
        explanation:
          'The wavenumbers differ by 11%, but √*μ* by less than 1%. What remains is the difference in the force constants, and the lower wavenumber shows that HBr has the smaller force constant.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
      },
      {
        id: 'physical-molecular-spectroscopy-802',
        topics: ['molecular-spectroscopy'],
        tests: ['anharmonicity'],
        uses: ['vibrational-spectroscopy'],
        difficulty: 'intermediate',
        text: 'Each first overtone lies below twice the wavenumber of its fundamental. What does this show?',
        answer: 'The vibrational levels get closer together with increasing *v*.',
        distractors: [
          {
            text: 'The vibrational levels get farther apart with increasing *v*.',
            slip: 'reversed-trend',
            teaching: 'In that case the overtone would lie above twice the fundamental.',
          },
          {
            text: 'The vibrational levels are equally spaced.',
            slip: 'harmonic-for-anharmonic',
            teaching:
              'In that case the overtone would lie at exactly twice the fundamental, as in a harmonic oscillator.',
          },
          {
            text: 'The vibrational levels are filled up to *v* = 2.',
            slip: 'levels-for-transitions',
            teaching:
              'Both bands begin at *v* = 0; their positions give no information about the population of higher levels.',
          },
        ],
        explanation:
          'The step from *v* = 1 to *v* = 2 is the overtone minus the fundamental; for HCl it is 5668 − 2886 = 2782 cm^{−1}, which is less than the first step. The vibrational levels get closer together with increasing *v*.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
      },
    ],
  },
  {
    id: 'physical-set-bismuth-and-cadmium',
    title: 'Cooling melts of bismuth and cadmium',
    stimulus:
      'Melts of bismuth and cadmium, all of the same mass, are cooled slowly at 1 atm, and the temperature is recorded. The two metals mix in any ratio as liquids but not at all as solids. The table shows the temperature at which the first solid appears (the cooling then slows down) and how long the temperature later remains constant at 144 °C. For the pure metals it remains constant only at the melting point.',
    figure: {
      caption: 'Cooling of bismuth–cadmium melts',
      kind: 'table',
      columns: ['Cadmium (% by mass)', 'First solid at (°C)', 'Halt at 144 °C (min)'],
      rows: [
        ['0', '271', 'none'],
        ['20', '203', '5.0'],
        ['40', '144', '10.0'],
        ['60', '204', '6.7'],
        ['80', '267', '3.3'],
        ['100', '321', 'none'],
      ],
    },
    questions: [
      {
        id: 'physical-phase-equilibria-804',
        topics: ['phase-equilibria'],
        tests: ['binary-phase-diagrams'],
        uses: ['gibbs-phase-rule'],
        difficulty: 'intermediate',
        text: 'Why does the temperature remain constant at 144 °C while the melt with 60% cadmium keeps losing heat?',
        answer: 'Three phases are present, and no degree of freedom is left.',
        distractors: [
          {
            text: 'Two phases are present, and one degree of freedom is left.',
            slip: 'counted-phases-wrong',
            teaching:
              'This is the case above 144 °C, where solid cadmium and melt are present and the temperature falls.',
          },
          {
            text: 'The melt has been used up, and two solids are left.',
            slip: 'order-of-steps',
            teaching: 'Once the melt has been used up, the solids cool further; the halt is over.',
          },
          {
            text: 'The metals combine there, and heat is absorbed.',
            slip: 'other-process',
            teaching: 'No compound forms, and heat is released in freezing, not absorbed.',
          },
        ],
        explanation:
          'Bismuth, cadmium and the melt are present together. With two components at constant pressure *F* = 2 − 3 + 1 = 0: neither the temperature nor the composition of the melt can change until the melt is gone. Three phases are present, and no degree of freedom is left.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
      },
      {
        id: 'physical-phase-equilibria-805',
        topics: ['phase-equilibria'],
        tests: ['binary-phase-diagrams'],
        difficulty: 'intermediate',
        text: 'The melt with 20% cadmium is cooled from 203 °C to just above 144 °C. How does the composition of the remaining liquid change?',
        answer: 'Its cadmium content rises to 40%.',
        distractors: [
          {
            text: 'Its cadmium content stays at 20%.',
            slip: 'ignored-composition',
            teaching: 'Pure bismuth leaves the melt, so its composition cannot stay the same.',
          },
          {
            text: 'Its cadmium content falls to 0%.',
            slip: 'exchanged-components',
            teaching: 'Bismuth, not cadmium, freezes out of melts with less than 40% cadmium.',
          },
          {
            text: 'Its cadmium content rises to 100%.',
            slip: 'other-special-point',
            teaching:
              'The melt becomes richer in cadmium until it reaches the eutectic; pure cadmium melts only at 321 °C.',
          },
        ],
        explanation:
          'At cadmium contents below that of the eutectic, 40%, the first solid is pure bismuth. The melt loses bismuth, and its cadmium content rises along the liquidus to the eutectic value, 40%.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
      },
      {
        id: 'physical-phase-equilibria-806',
        topics: ['phase-equilibria'],
        tests: ['lever-rule', 'binary-phase-diagrams'],
        difficulty: 'advanced',
        text: 'Another melt of the same mass shows its first solid at about 233 °C and a halt of 2.5 min at 144 °C. What is its cadmium content?',
        answer: '10%',
        distractors: [
          {
            text: '15%',
            slip: 'line-for-level',
            teaching:
              'This is the percentage of bismuth in the other mixture with such a halt, which contains 85% cadmium.',
            expression: '2.5 / 10.0 * (100 - 40)',
          },
          {
            text: '85%',
            slip: 'wrong-branch',
            teaching:
              'The halt would be consistent, but between 80% and 100% the first solid appears above 267 °C.',
            expression: '100 - 2.5 / 10.0 * (100 - 40)',
          },
          {
            text: '70%',
            slip: 'averaged-levels',
            teaching:
              'The temperature of the first solid would be consistent, but the halt would last about 5 min.',
            expression: '(60 + 80) / 2',
          },
        ],
        explanation:
          'The duration of the halt is proportional to the amount of eutectic melt left, and 2.5 min is a quarter of 10.0 min. A quarter is left for 0.25 × 40% = 10% cadmium or for 85%. The first solid at 233 °C, between 203 and 271 °C, shows that it is 10%.',
        reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
        computation: {
          kind: 'quantity',
          expression: '2.5 / 10.0 * 40',
          unit: '%',
        },
      },
    ],
  },
];
