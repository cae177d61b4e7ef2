import type { WrittenQuestion } from '../written-question.ts';

/** Real gases and kinetic theory, phase equilibria, mixtures. */
export const gasesAndMixturesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-real-gases-01',
    topics: ['real-gases'],
    tests: ['effusion-and-diffusion'],
    difficulty: 'beginner',
    text: 'At the same temperature and pressure, how many times as fast does helium (4.003 g/mol) effuse through a tiny hole as methane (16.04 g/mol)?',
    answer: '2.00 times',
    distractors: [
      {
        text: '4.01 times',
        slip: 'forgot-root',
        teaching:
          'Graham’s law takes the square root of the ratio of molar masses, because speed enters squared in kinetic energy.',
        expression: '16.04 / 4.003',
      },
      {
        text: '1.73 times',
        slip: 'wrong-particle-mass',
        teaching:
          'The molar mass of carbon, 12.01 g/mol, was used; a methane molecule contains four hydrogen atoms as well.',
        expression: 'sqrt(12.01 / 4.003)',
      },
      {
        text: '3.00 times',
        slip: 'wrong-particle-mass',
        teaching: 'The molar mass of carbon was used for that of methane, and the square root was not taken.',
        expression: '12.01 / 4.003',
      },
    ],
    explanation:
      'Graham: \\frac{rate(\\ce{He})}{rate(\\ce{CH4})} = \\sqrt{\\frac{16.04}{4.003}} = \\sqrt{4.007} = 2.00.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
    computation: { kind: 'quantity', expression: 'sqrt(16.04 / 4.003)', unit: 'times' },
  },
  {
    id: 'physical-real-gases-02',
    topics: ['real-gases'],
    tests: ['molecular-speeds'],
    difficulty: 'intermediate',
    text: 'What is the root-mean-square speed of \\ce{N2} molecules (28.0 g/mol) at 300 K? (*R* = 8.314 J/(mol·K))',
    answer: '517 m/s',
    distractors: [
      {
        text: '16.3 m/s',
        slip: 'unit-prefix',
        teaching: 'With *R* in J/(mol·K) the molar mass must be in kg/mol: 0.0280, not 28.0.',
        expression: 'sqrt(3 * 8.314 * 300 / 28.0)',
      },
      {
        text: '422 m/s',
        slip: 'other-mean-speed',
        teaching:
          'This is the most probable speed, \\sqrt{2*RT*/*M*}; the root-mean-square speed has a 3 under the root.',
        expression: 'sqrt(2 * 8.314 * 300 / 0.0280)',
      },
      {
        text: '476 m/s',
        slip: 'other-mean-speed',
        teaching:
          'This is the mean speed, \\sqrt{8*RT*/(π*M*)}; the root-mean-square speed has a 3 in place of 8/π.',
        expression: 'sqrt(8 * 8.314 * 300 / (pi * 0.0280))',
      },
    ],
    explanation:
      '*v*_{rms} = \\sqrt{\\frac{3*RT*}{*M*}} = \\sqrt{\\frac{3 × 8.314 × 300}{0.0280}} m/s = 517 m/s.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
    computation: { kind: 'quantity', expression: 'sqrt(3 * 8.314 * 300 / 0.0280)', unit: 'm/s' },
  },
  {
    id: 'physical-real-gases-03',
    topics: ['real-gases'],
    tests: ['van-der-waals-equation'],
    difficulty: 'advanced',
    text: 'What pressure does the van der Waals equation give for 1.00 mol of \\ce{CO2} in 0.500 L at 300 K? (*a* = 3.64 L²·bar/mol², *b* = 0.0427 L/mol, *R* = 0.08314 L·bar/(mol·K))',
    answer: '40.0 bar',
    distractors: [
      {
        text: '49.9 bar',
        slip: 'ideal-for-real',
        teaching:
          'This is *nRT*/*V* for an ideal gas; at this density the attraction and the volume of the molecules both matter.',
        expression: '0.08314 * 300 / (0.500)',
      },
      {
        text: '54.5 bar',
        slip: 'one-correction-only',
        teaching:
          'Only the volume of the molecules is corrected for here; the attraction term *an*²/*V*² must still be subtracted.',
        expression: '0.08314 * 300 / (0.500 - 0.0427)',
      },
      {
        text: '69.1 bar',
        slip: 'wrong-sign',
        teaching: 'Attraction between molecules lowers the pressure, so *an*²/*V*² is subtracted.',
        expression: '0.08314 * 300 / (0.500 - 0.0427) + 3.64 / 0.500^2',
      },
    ],
    explanation:
      '*p* = \\frac{*nRT*}{*V* − *nb*} − \\frac{*an*²}{*V*²} = \\frac{0.08314 × 300}{0.500 − 0.0427} bar − \\frac{3.64}{0.500²} bar = 54.5 bar − 14.6 bar = 40.0 bar (with unrounded terms).',
    reference: 'OpenStax Chemistry 2e, section 9.6',
    computation: {
      kind: 'quantity',
      expression: '0.08314 * 300 / (0.500 - 0.0427) - 3.64 / 0.500^2',
      unit: 'bar',
    },
  },
  {
    id: 'physical-phase-equilibria-01',
    topics: ['phase-equilibria'],
    tests: ['gibbs-phase-rule'],
    uses: ['phase-diagram'],
    difficulty: 'beginner',
    text: 'According to the phase rule, how many degrees of freedom (independent intensive variables) does pure water have at its triple point?',
    answer: '0',
    distractors: [
      {
        text: '1',
        slip: 'counted-phases-wrong',
        teaching: 'One degree of freedom is left where two phases coexist, as along the boiling curve.',
        expression: '1 - 2 + 2',
      },
      {
        text: '2',
        slip: 'counted-phases-wrong',
        teaching: 'Pressure and temperature can both be chosen only where a single phase exists.',
        expression: '1 - 1 + 2',
      },
      {
        text: '3',
        slip: 'answered-another-quantity',
        teaching: 'Three is the number of phases that coexist, not the number of variables that are free.',
        expression: '3',
      },
    ],
    explanation:
      'The phase rule says *F* = *C* − *P* + 2. With one component and three phases *F* = 1 − 3 + 2 = 0: the triple point is fixed in temperature and pressure.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
    computation: { kind: 'quantity', expression: '1 - 3 + 2', unit: '' },
  },
  {
    id: 'physical-phase-equilibria-02',
    topics: ['phase-equilibria'],
    tests: ['clausius-clapeyron-equation'],
    uses: ['vapor-pressure'],
    difficulty: 'intermediate',
    text: 'Water boils at 373 K at a pressure of 1.013 bar. Taking Δ_{vap}*H* = 40.7 kJ/mol as constant, what is its vapor pressure at 353 K? (*R* = 8.314 J/(mol·K))',
    answer: '0.482 bar',
    distractors: [
      {
        text: '2.13 bar',
        slip: 'reversed-trend',
        teaching:
          'Below the boiling point the vapor pressure is lower than 1.013 bar; the sign of the exponent was reversed.',
        expression: '1.013 * exp(40.7 * 1000 / 8.314 * (1 / 353 - 1 / 373))',
      },
      {
        text: '0.183 bar',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The Clausius–Clapeyron equation gives ln(*p*_{2}/*p*_{1}), so e, not 10, is raised to this power.',
        expression: '1.013 * 10^(-40.7 * 1000 / 8.314 * (1 / 353 - 1 / 373))',
      },
      {
        text: '1.01 bar',
        slip: 'unit-prefix',
        teaching:
          'With *R* in J/(mol·K) the enthalpy is 40 700 J/mol; with 40.7 the pressure hardly changes.',
        expression: '1.013 * exp((-40.7) / 8.314 * (1 / 353 - 1 / 373))',
      },
    ],
    explanation:
      'ln\\frac{*p*_{2}}{*p*_{1}} = −\\frac{40 700}{8.314}(\\frac{1}{353} − \\frac{1}{373}) = −0.744, so *p*_{2} = 1.013 bar × e^{−0.744} = 0.482 bar.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
    computation: {
      kind: 'quantity',
      expression: '1.013 * exp(-40.7 * 1000 / 8.314 * (1 / 353 - 1 / 373))',
      unit: 'bar',
    },
  },
  {
    id: 'physical-phase-equilibria-03',
    topics: ['phase-equilibria'],
    tests: ['clausius-clapeyron-equation'],
    uses: ['phase-diagram'],
    difficulty: 'advanced',
    text: 'Ice melts at 273.15 K with Δ_{fus}*H* = 6.01 kJ/mol; the molar volumes are 19.65 cm³/mol (ice) and 18.02 cm³/mol (water). What is the slope d*p*/d*T* of the melting curve there?',
    answer: '−135 bar/K',
    distractors: [
      {
        text: '+135 bar/K',
        slip: 'wrong-sign',
        teaching:
          'Water takes up less volume than ice, so Δ*V* = 18.02 − 19.65 is negative, and the curve slopes to the left.',
        expression: '6010 / (273.15 * (19.65 - 18.02) * 1e-6) / 1e5',
      },
      {
        text: '+11.2 bar/K',
        slip: 'neglected-solid-volume',
        teaching:
          'The volume of the ice was used as Δ*V*, which is the difference between the two molar volumes, −1.63 cm³/mol.',
        expression: '6010 / (273.15 * (19.65) * 1e-6) / 1e5',
      },
      {
        text: '−11.2 bar/K',
        slip: 'neglected-solid-volume',
        teaching:
          'The volume of the water was left out of Δ*V* = 18.02 − 19.65; it is nearly as large as that of the ice.',
        expression: '6010 / (273.15 * (-19.65) * 1e-6) / 1e5',
      },
    ],
    explanation:
      'Clapeyron: \\frac{d*p*}{d*T*} = \\frac{Δ_{fus}*H*}{*T*Δ*V*} = \\frac{6010 J/mol}{273.15 K × (−1.63 × 10^{−6} m³/mol)} = −1.35 × 10^{7} Pa/K = −135 bar/K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
    computation: {
      kind: 'quantity',
      expression: '6010 / (273.15 * (18.02 - 19.65) * 1e-6) / 1e5',
      unit: 'bar/K',
    },
  },
  {
    id: 'physical-solutions-and-colligative-01',
    topics: ['solutions-and-colligative'],
    tests: ['freezing-point-depression'],
    difficulty: 'beginner',
    text: 'At what temperature does a 0.250 mol/kg aqueous solution of urea, a nonelectrolyte, begin to freeze? (*K*_{f} of water = 1.86 K·kg/mol)',
    answer: '−0.465 °C',
    distractors: [
      {
        text: '+0.465 °C',
        slip: 'wrong-sign',
        teaching: 'A dissolved substance lowers the freezing point, so the solution freezes below 0 °C.',
        expression: '1.86 * 0.250 - 0',
      },
      {
        text: '−0.930 °C',
        slip: 'counted-ions-wrong',
        teaching:
          'Urea does not break up into ions: each molecule stays one particle, so the factor is 1 and not 2.',
        expression: '0 - (1.86 * 2) * 0.250',
      },
      {
        text: '+0.930 °C',
        slip: 'wrong-sign',
        teaching:
          'A dissolved substance lowers the freezing point, and urea does not break up into two particles.',
        expression: '2 * 1.86 * 0.250',
      },
    ],
    explanation:
      'Δ*T*_{f} = *K*_{f}*b* = 1.86 K·kg/mol × 0.250 mol/kg = 0.465 K, so freezing begins at 0 °C − 0.465 °C = −0.465 °C.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '0 - 1.86 * 0.250', unit: '°C' },
  },
  {
    id: 'physical-solutions-and-colligative-02',
    topics: ['solutions-and-colligative'],
    tests: ['osmotic-pressure', 'vant-hoff-factor'],
    difficulty: 'intermediate',
    text: 'What is the osmotic pressure of 0.0500 mol/L aqueous \\ce{CaCl2} at 298 K if the salt is fully dissociated and the solution behaves ideally? (*R* = 0.08314 L·bar/(mol·K))',
    answer: '3.72 bar',
    distractors: [
      {
        text: '1.24 bar',
        slip: 'ignored-dissociation',
        teaching:
          'One \\ce{CaCl2} gives three dissolved particles, \\ce{Ca^2+} and two \\ce{Cl-}, and each contributes.',
        expression: '0.0500 * 0.08314 * 298',
      },
      {
        text: '2.48 bar',
        slip: 'counted-ions-wrong',
        teaching: 'There are two kinds of ions but three ions: both chloride ions must be counted.',
        expression: '2 * 0.0500 * 0.08314 * 298',
      },
      {
        text: '0.312 bar',
        slip: 'celsius-for-kelvin',
        teaching: 'Osmotic pressure needs the absolute temperature, 298 K, not 25 °C.',
        expression: '3 * 0.0500 * 0.08314 * 25',
      },
    ],
    explanation: '*Π* = *icRT* = 3 × 0.0500 mol/L × 0.08314 L·bar/(mol·K) × 298 K = 3.72 bar.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '3 * 0.0500 * 0.08314 * 298', unit: 'bar' },
  },
  {
    id: 'physical-solutions-and-colligative-03',
    topics: ['solutions-and-colligative'],
    tests: ['raoults-law'],
    uses: ['partial-pressures', 'fractional-distillation'],
    difficulty: 'advanced',
    text: 'Benzene and toluene mix ideally. At 25 °C the pure liquids have vapor pressures of 12.7 kPa (benzene) and 3.79 kPa (toluene). What is the mole fraction of benzene in the vapor over a liquid in which the mole fraction of benzene is 0.400?',
    answer: '0.691',
    distractors: [
      {
        text: '0.230',
        slip: 'ignored-composition',
        teaching:
          'This is toluene’s fraction of the sum of the pure vapor pressures; the mole fractions were left out.',
        expression: '3.79 / (12.7 + 3.79)',
      },
      {
        text: '0.770',
        slip: 'ignored-composition',
        teaching:
          'This compares the pure vapor pressures; each must first be weighted by its mole fraction in the liquid.',
        expression: '12.7 / (12.7 + 3.79)',
      },
      {
        text: '0.309',
        slip: 'answered-another-quantity',
        teaching: 'This is the mole fraction of toluene in the vapor.',
        expression: '1 - 0.400 * 12.7 / (0.400 * 12.7 + 0.600 * 3.79)',
      },
    ],
    explanation:
      'Raoult: *p*(benzene) = 0.400 × 12.7 kPa = 5.08 kPa; *p*(toluene) = 0.600 × 3.79 kPa = 2.27 kPa. In the vapor *y* = \\frac{5.08}{5.08 + 2.27} = 0.691.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: {
      kind: 'quantity',
      expression: '0.400 * 12.7 / (0.400 * 12.7 + 0.600 * 3.79)',
      unit: '',
    },
  },
  {
    id: 'physical-real-gases-04',
    topics: ['real-gases'],
    tests: ['real-gases'],
    difficulty: 'beginner',
    text: 'Under which conditions does a real gas come closest to ideal behavior?',
    answer: 'High temperature and low pressure',
    distractors: [
      {
        text: 'High temperature and high pressure',
        slip: 'ignored-molecular-volume',
        teaching:
          'At high pressure the molecules are close together, and their own volume and attraction matter.',
      },
      {
        text: 'Low temperature and low pressure',
        slip: 'ignored-attraction',
        teaching: 'At low temperature the molecules are slow, and their attraction matters more.',
      },
      {
        text: 'Low temperature and high pressure',
        slip: 'reversed-trend',
        teaching: 'A cold, dense gas is close to condensing, so its behavior is farthest from ideal.',
      },
    ],
    explanation:
      'An ideal gas has molecules without volume and without attraction. Both matter least when the molecules are far apart (low pressure) and fast (high temperature).',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-real-gases-05',
    topics: ['real-gases'],
    tests: ['mean-free-path'],
    difficulty: 'intermediate',
    text: 'What is the mean free path *λ* = \\frac{*k*_{B}*T*}{\\sqrt{2} *σp*} of \\ce{N2} molecules at 298 K and 1.00 × 10^{5} Pa? (collision cross-section *σ* = 0.430 nm², *k*_{B} = 1.381 × 10^{−23} J/K)',
    answer: '67.7 nm',
    distractors: [
      {
        text: '95.7 nm',
        slip: 'forgot-root',
        teaching: 'The factor \\sqrt{2} was left out; it is there because the other molecules move as well.',
        expression: '1.381e-23 * 298 / (0.430e-18 * 1.00e5) * 1e9',
      },
      {
        text: '5.68 nm',
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature must be absolute, 298 K and not 25 °C.',
        expression: '1.381e-23 * 25 / (sqrt(2) * 0.430e-18 * 1.00e5) * 1e9',
      },
      {
        text: '8.03 nm',
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature must be absolute, and the factor \\sqrt{2} was left out.',
        expression: '1.381e-23 * 25 / (0.430e-18 * 1.00e5) * 1e9',
      },
    ],
    explanation:
      '*λ* = \\frac{1.381 × 10^{−23} × 298}{1.414 × 0.430 × 10^{−18} × 1.00 × 10^{5}} m = \\frac{4.115 × 10^{−21}}{6.081 × 10^{−14}} m = 6.77 × 10^{−8} m = 67.7 nm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
    computation: {
      kind: 'quantity',
      expression: '1.381e-23 * 298 / (sqrt(2) * 0.430e-18 * 1.00e5) * 1e9',
      unit: 'nm',
    },
  },
  {
    id: 'physical-real-gases-06',
    topics: ['real-gases'],
    tests: ['compressibility-factor', 'van-der-waals-equation'],
    difficulty: 'advanced',
    text: 'At the Boyle temperature of a gas, its second virial coefficient, *b* − *a*/(*RT*) for a van der Waals gas, is zero. What Boyle temperature does this model give for \\ce{N2}? (*a* = 1.37 L²·bar/mol², *b* = 0.0387 L/mol, *R* = 0.08314 L·bar/(mol·K))',
    answer: '426 K',
    distractors: [
      {
        text: '126 K',
        slip: 'critical-for-boyle',
        teaching:
          'This is the critical temperature 8*a*/(27*Rb*), where the isotherm has a horizontal point of inflection.',
        expression: '8 * 1.37 / (27 * 0.08314 * 0.0387)',
      },
      {
        text: '852 K',
        slip: 'forgot-factor-two',
        teaching:
          '2*a*/(*Rb*) is the inversion temperature of the Joule–Thomson effect, twice the Boyle temperature.',
        expression: '(1.37 * 2) / (0.08314 * 0.0387)',
      },
      {
        text: '1440 K',
        slip: 'needless-factor',
        teaching:
          '*a*/(*Rb*) is already the Boyle temperature; the factor 27/8 leads to it from the critical temperature.',
        expression: '27 * 1.37 / (8 * 0.08314 * 0.0387)',
      },
    ],
    explanation:
      '*b* − \\frac{*a*}{*RT*} = 0 gives *T* = \\frac{*a*}{*Rb*} = \\frac{1.37}{0.08314 × 0.0387} K = 426 K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
    computation: { kind: 'quantity', expression: '1.37 / (0.08314 * 0.0387)', unit: 'K' },
  },
  {
    id: 'physical-phase-equilibria-04',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'beginner',
    text: 'The triple point of carbon dioxide lies at 5.2 bar and −56.6 °C. What happens to solid carbon dioxide that is warmed slowly at 1 bar?',
    answer: 'It turns directly into a gas.',
    distractors: [
      {
        text: 'It first melts and then boils.',
        slip: 'ignored-pressure',
        teaching: 'Liquid carbon dioxide exists only above the pressure of the triple point, 5.2 bar.',
      },
      {
        text: 'It melts when it reaches −56.6 °C.',
        slip: 'ignored-pressure',
        teaching:
          'That temperature belongs to 5.2 bar; at 1 bar the solid has turned into a gas well below this temperature.',
      },
      {
        text: 'It becomes a supercritical fluid.',
        slip: 'other-special-point',
        teaching:
          'A supercritical fluid needs a pressure and a temperature above those of the critical point.',
      },
    ],
    explanation:
      'At 1 bar, below the pressure of the triple point, no liquid is stable: the path at constant pressure crosses only the line between solid and gas, and the solid sublimes.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-05',
    topics: ['phase-equilibria'],
    tests: ['gibbs-phase-rule'],
    difficulty: 'intermediate',
    text: 'Solid \\ce{CaCO3}, solid \\ce{CaO} and \\ce{CO2} gas are in equilibrium, \\ce{CaCO3(s) <=> CaO(s) + CO2(g)}. How many degrees of freedom does the system have according to the phase rule?',
    answer: '1',
    distractors: [
      {
        text: '2',
        slip: 'counted-components-wrong',
        teaching: 'Three substances and one equilibrium between them make two components, not three.',
        expression: '(3) - 3 + 2',
      },
      {
        text: '0',
        slip: 'counted-components-wrong',
        teaching:
          'With one component and three phases there would be no degrees of freedom, but here there are two components.',
        expression: '1 - 3 + 2',
      },
      {
        text: '3',
        slip: 'counted-phases-wrong',
        teaching:
          'There would be three degrees of freedom with a single phase; two solids that do not mix and a gas make three phases.',
        expression: '(3 - 1) - 1 + 2',
      },
    ],
    explanation:
      'Components: 3 substances − 1 equilibrium = 2. Phases: two solids and a gas = 3. *F* = *C* − *P* + 2 = 2 − 3 + 2 = 1: choosing the temperature fixes the pressure of \\ce{CO2}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: { kind: 'quantity', expression: '(3 - 1) - 3 + 2', unit: '' },
  },
  {
    id: 'physical-phase-equilibria-06',
    topics: ['phase-equilibria', 'solutions-and-colligative'],
    tests: ['lever-rule'],
    uses: ['binary-phase-diagrams'],
    difficulty: 'advanced',
    text: 'A mixture of A and B (16.0 mol in all, mole fraction of B 0.450) separates into a liquid with *x*(B) = 0.300 and a vapor with *y*(B) = 0.700. What amount of B is in the vapor?',
    answer: '4.20 mol',
    distractors: [
      {
        text: '7.00 mol',
        slip: 'exchanged-lever-arms',
        teaching:
          'The amount of vapor is proportional to the arm on the side of the liquid; the arms were swapped.',
        expression: '16.0 * (0.700 - 0.450) / (0.700 - 0.300) * 0.700',
      },
      {
        text: '6.00 mol',
        slip: 'one-step-short',
        teaching: 'This is the amount of the whole vapor; only 0.700 of it is B.',
        expression: '16.0 * (0.450 - 0.300) / (0.700 - 0.300)',
      },
      {
        text: '2.70 mol',
        slip: 'ignored-composition',
        teaching: 'The mole fraction of B in the vapor is 0.700, not the 0.450 of the whole mixture.',
        expression: '16.0 * (0.450 - 0.300) / (0.700 - 0.300) * 0.450',
      },
    ],
    explanation:
      'Lever rule: the fraction of vapor is \\frac{0.450 − 0.300}{0.700 − 0.300} = 0.375, so the vapor contains 6.00 mol. Of this, 0.700 × 6.00 mol = 4.20 mol is B.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: {
      kind: 'quantity',
      expression: '16.0 * (0.450 - 0.300) / (0.700 - 0.300) * 0.700',
      unit: 'mol',
    },
  },
  {
    id: 'physical-solutions-and-colligative-04',
    topics: ['solutions-and-colligative'],
    tests: ['molality'],
    uses: ['mass-mole-conversion'],
    difficulty: 'beginner',
    text: 'What is the mole fraction of ethanol in a mixture of 46.0 g of ethanol (46.0 g/mol) and 36.0 g of water (18.0 g/mol)?',
    answer: '0.333',
    distractors: [
      {
        text: '0.561',
        slip: 'mass-fraction-for-mole-fraction',
        teaching: '46.0 g of 82.0 g is the mass fraction; amounts in moles must be compared.',
        expression: '46.0 / (46.0 + 36.0)',
      },
      {
        text: '0.500',
        slip: 'mole-ratio-for-mole-fraction',
        teaching: '1 mol to 2 mol is the ratio to water; a mole fraction compares with the total amount.',
        expression: '(46.0 / 46.0) / (36.0 / 18.0)',
      },
      {
        text: '0.667',
        slip: 'exchanged-components',
        teaching: 'This is the mole fraction of water.',
        expression: '(36.0 / 18.0) / (46.0 / 46.0 + 36.0 / 18.0)',
      },
    ],
    explanation:
      'Ethanol: 46.0/46.0 = 1.00 mol; water: 36.0/18.0 = 2.00 mol. *x* = \\frac{1.00}{1.00 + 2.00} = 0.333.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '(46.0 / 46.0) / (46.0 / 46.0 + 36.0 / 18.0)', unit: '' },
  },
  {
    id: 'physical-solutions-and-colligative-05',
    topics: ['solutions-and-colligative'],
    tests: ['henrys-law'],
    uses: ['partial-pressures'],
    difficulty: 'intermediate',
    text: 'Oxygen dissolves in water at 25 °C according to Henry’s law, *p* = *K*_{H}*c*, with *K*_{H} = 770 L·bar/mol. What is the concentration of oxygen in water that is in contact with air at 1.00 bar, in which the mole fraction of oxygen is 0.21?',
    answer: '2.7 × 10^{−4} mol/L',
    distractors: [
      {
        text: '1.3 × 10^{−3} mol/L',
        slip: 'total-for-partial-pressure',
        teaching:
          'Only the partial pressure of oxygen, 0.21 bar, matters, not the total pressure of the air.',
        expression: '1.00 / 770',
      },
      {
        text: '1.0 × 10^{−3} mol/L',
        slip: 'multiplied-for-divided',
        teaching:
          'Here 0.79 bar was used, but this is the partial pressure of the other gases; that of oxygen is 0.21 bar.',
        expression: '(1 - 0.21) * 1.00 / 770',
      },
      {
        text: '6.2 × 10^{−3} mol/L',
        slip: 'divided-for-multiplied',
        teaching:
          'The partial pressure of oxygen is the total pressure multiplied by 0.21, not divided by it.',
        expression: '1.00 / 0.21 / 770',
      },
    ],
    explanation:
      '*p*(\\ce{O2}) = 0.21 × 1.00 bar = 0.21 bar. *c* = \\frac{*p*}{*K*_{H}} = \\frac{0.21 bar}{770 L·bar/mol} = 2.7 × 10^{−4} mol/L.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
    computation: { kind: 'quantity', expression: '0.21 * 1.00 / 770', unit: 'mol/L' },
  },
  {
    id: 'physical-solutions-and-colligative-06',
    topics: ['solutions-and-colligative'],
    tests: ['activity-coefficients'],
    uses: ['ionic-strength'],
    difficulty: 'advanced',
    text: 'What mean activity coefficient does the Debye–Hückel limiting law, log_{10} *γ*_{±} = −0.509 |*z*_{+}*z*_{−}| \\sqrt{*I*}, give for 0.0100 mol/kg \\ce{CaCl2} in water at 25 °C? (*I* in mol/kg)',
    answer: '0.666',
    distractors: [
      {
        text: '0.791',
        slip: 'molality-for-ionic-strength',
        teaching:
          'The ionic strength is 0.0300 mol/kg, since the charge of \\ce{Ca^2+} enters squared; 0.0100 is the molality.',
        expression: '10^(-0.509 * 2 * sqrt(0.0100))',
      },
      {
        text: '0.816',
        slip: 'ignored-charges',
        teaching: 'The product of the charges, 2 × 1, was left out.',
        expression: '10^((-0.509) * sqrt(0.5 * (0.0100 * 4 + 0.0200)))',
      },
      {
        text: '0.838',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The law gives the base-10 logarithm, so 10 and not e is raised to −0.176.',
        expression: 'exp(-0.509 * 2 * sqrt(0.5 * (0.0100 * 4 + 0.0200)))',
      },
    ],
    explanation:
      '*I* = ½Σ*b*_{i}*z*_{i}² = ½(0.0100 × 2² + 0.0200 × 1²) = 0.0300 mol/kg. log_{10} *γ*_{±} = −0.509 × 2 × \\sqrt{0.0300} = −0.176, so *γ*_{±} = 0.666.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: {
      kind: 'quantity',
      expression: '10^(-0.509 * 2 * sqrt(0.5 * (0.0100 * 4 + 0.0200)))',
      unit: '',
    },
  },
  {
    id: 'physical-real-gases-07',
    topics: ['real-gases'],
    tests: ['kinetic-molecular-theory'],
    uses: ['equipartition-theorem'],
    difficulty: 'beginner',
    text: 'What is the mean translational kinetic energy of one mole of gas molecules at 300 K? (*R* = 8.314 J/(mol·K))',
    answer: '3.74 kJ/mol',
    distractors: [
      {
        text: '2.49 kJ/mol',
        slip: 'forgot-factor',
        teaching: 'This is *RT*; three directions of motion with ½*RT* each make \\frac{3}{2}*RT*.',
        expression: '8.314 * 300 / 1000',
      },
      {
        text: '6.24 kJ/mol',
        slip: 'other-state-quantity',
        teaching:
          '\\frac{5}{2}*RT* is the enthalpy of a monatomic gas; translation alone accounts for \\frac{3}{2}*RT*.',
        expression: '5 / 2 * 8.314 * 300 / 1000',
      },
      {
        text: '0.337 kJ/mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature must be absolute, 300 K and not 27 °C.',
        expression: '1.5 * 8.314 * 27 / 1000',
      },
    ],
    explanation:
      '*E* = \\frac{3}{2}*RT* = 1.5 × 8.314 J/(mol·K) × 300 K = 3741 J/mol = 3.74 kJ/mol, whatever the gas.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
    computation: { kind: 'quantity', expression: '1.5 * 8.314 * 300 / 1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-phase-equilibria-07',
    topics: ['phase-equilibria', 'second-law'],
    tests: ['entropy-of-heating-and-phase-change'],
    uses: ['temperature-scales'],
    difficulty: 'intermediate',
    text: 'Trouton’s rule puts the entropy of vaporization at the boiling point at 85 J/(mol·K). What enthalpy of vaporization does it predict for a liquid that boils at 117 °C?',
    answer: '33 kJ/mol',
    distractors: [
      {
        text: '9.9 kJ/mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The boiling point must be absolute: 117 °C is 390 K.',
        expression: '(117) * 85 / 1000',
      },
      {
        text: '4.6 kJ/mol',
        slip: 'divided-for-multiplied',
        teaching: 'Δ*H* = *T*Δ*S*: the two are multiplied; here the temperature was divided by the entropy.',
        expression: '(117 + 273) / 85',
      },
      {
        text: '1.4 kJ/mol',
        slip: 'divided-for-multiplied',
        teaching: 'The temperature was left in °C, and it was divided by the entropy instead of multiplied.',
        expression: '117 / 85',
      },
    ],
    explanation:
      'At the boiling point Δ_{vap}*H* = *T*Δ_{vap}*S* = 390 K × 85 J/(mol·K) = 3.3 × 10^{4} J/mol = 33 kJ/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: { kind: 'quantity', expression: '(117 + 273) * 85 / 1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-phase-equilibria-08',
    topics: ['phase-equilibria'],
    tests: ['gibbs-phase-rule'],
    uses: ['pure-substances-and-mixtures', 'states-of-matter'],
    difficulty: 'beginner',
    text: 'A closed flask contains a clear solution of salt in water, three ice cubes that float in it, and air above. How many phases are present?',
    answer: '3',
    distractors: [
      {
        text: '5',
        slip: 'counted-phases-wrong',
        teaching: 'Pieces of the same kind are one phase: the three ice cubes count as one.',
      },
      {
        text: '4',
        slip: 'counted-phases-wrong',
        teaching:
          'Dissolved salt and water are one liquid phase, and the gases of the air are one gas phase.',
      },
      {
        text: '2',
        slip: 'counted-phases-wrong',
        teaching: 'Ice and solution are both mainly water, but a solid and a liquid are two phases.',
      },
    ],
    explanation:
      'A phase is uniform in composition and state: ice (all pieces together), the salt solution, and the air above make three.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
  },
  {
    id: 'physical-solutions-and-colligative-07',
    topics: ['solutions-and-colligative'],
    tests: ['freezing-point-depression', 'vant-hoff-factor'],
    uses: ['ph-of-weak-acids'],
    difficulty: 'advanced',
    text: 'A solution of 0.100 mol/kg of a weak acid \\ce{HA} in water begins to freeze at −0.200 °C. What percentage of the acid is ionized? (*K*_{f} = 1.86 K·kg/mol, ideal solution)',
    answer: '7.5%',
    distractors: [
      {
        text: '3.8%',
        slip: 'counted-ions-wrong',
        teaching:
          'Each ionized molecule is replaced by two ions, so the number of particles grows by one and not by two.',
        expression: '(100 / 2) * (0.200 / (1.86 * 0.100) - 1)',
      },
      {
        text: '92.5%',
        slip: 'reacted-for-remaining',
        teaching: 'This is the percentage that is not ionized.',
        expression: '100 - 100 * (0.200 / (1.86 * 0.100) - 1)',
      },
      {
        text: '96.2%',
        slip: 'reacted-for-remaining',
        teaching:
          'Each ionized molecule adds one particle and not two, and the question asks for the percentage that is ionized.',
        expression: '100 - (100 / 2) * (0.200 / (1.86 * 0.100) - 1)',
      },
    ],
    explanation:
      'Δ*T*_{f}/(*K*_{f}*b*) = 0.200/(1.86 × 0.100) = 1.075 = *i*. With a fraction *α* ionized there are 1 − *α* + 2*α* = 1 + *α* particles, so *α* = 0.075 = 7.5%.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '100 * (0.200 / (1.86 * 0.100) - 1)', unit: '%' },
  },
  {
    id: 'physical-solutions-and-colligative-08',
    topics: ['solutions-and-colligative'],
    tests: ['molality'],
    uses: ['mass-mole-conversion'],
    difficulty: 'beginner',
    text: 'What is the molality of a solution of 9.00 g of glucose (180.0 g/mol) in 250 g of water?',
    answer: '0.200 mol/kg',
    distractors: [
      {
        text: '0.193 mol/kg',
        slip: 'solution-for-solvent',
        teaching: 'Molality refers to the mass of the solvent, 250 g, and not of the whole solution, 259 g.',
        expression: '9.00 / 180.0 / 0.259',
      },
      {
        text: '0.0500 mol/kg',
        slip: 'forgot-solvent-mass',
        teaching: 'This is the amount in moles; it must be divided by 0.250 kg of water.',
        expression: '9.00 / 180.0',
      },
      {
        text: '0.0125 mol/kg',
        slip: 'multiplied-for-divided',
        teaching: 'The amount is divided by the mass of the solvent in kilograms and not multiplied by it.',
        expression: '9.00 / 180.0 * 0.250',
      },
    ],
    explanation:
      '*n* = \\frac{9.00 g}{180.0 g/mol} = 0.0500 mol; *b* = \\frac{0.0500 mol}{0.250 kg} = 0.200 mol/kg.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '9.00 / 180.0 / 0.250', unit: 'mol/kg' },
  },
];
