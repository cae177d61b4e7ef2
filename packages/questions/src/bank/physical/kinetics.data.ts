import type { WrittenQuestion } from '../written-question.ts';

/** Rate laws, Arrhenius, mechanisms, surfaces. */
export const kineticsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-rate-laws-01',
    topics: ['rate-laws'],
    tests: ['rate-law'],
    difficulty: 'beginner',
    text: 'A reaction follows rate = *k*[A]²[B]. By what factor does the rate increase when [A] is doubled and [B] is tripled?',
    answer: '12',
    distractors: [
      {
        text: '6',
        slip: 'forgot-exponent',
        teaching: 'The reaction is second order in A, so doubling [A] alone multiplies the rate by 2² = 4.',
        expression: '2 * 3',
      },
      {
        text: '18',
        slip: 'exchanged-orders',
        teaching: 'The exponent 2 applies to A, not to B, so the factor is 2² × 3, not 2 × 3².',
        expression: '2 * 3^2',
      },
      {
        text: '7',
        slip: 'added-for-multiplied',
        teaching:
          'Concentrations multiply in the rate law, so the factors 4 and 3 are multiplied, not added.',
        expression: '2^2 + 3',
      },
    ],
    explanation: 'The factor is 2² for A times 3 for B: 4 × 3 = 12.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
    computation: { kind: 'quantity', expression: '2^2 * 3', unit: '' },
  },
  {
    id: 'physical-rate-laws-02',
    topics: ['rate-laws'],
    tests: ['half-life-of-a-reaction', 'first-order-kinetics'],
    difficulty: 'intermediate',
    text: 'A first-order reaction has a half-life of 25.0 min. What fraction of the reactant remains after 60.0 min?',
    answer: '0.189',
    distractors: [
      {
        text: '0.811',
        slip: 'reacted-for-remaining',
        teaching: 'This is the fraction that has reacted; the question asks for the fraction that remains.',
        expression: '1 - 0.5^(60.0 / 25.0)',
      },
      {
        text: '0.909',
        slip: 'half-life-for-time-constant',
        teaching:
          'This is the fraction that would have reacted if the half-life were 1/*k*; it is ln 2/*k*, and the question asks for what remains.',
        expression: '1 - exp(-60.0 / 25.0)',
      },
      {
        text: '0.0907',
        slip: 'half-life-for-time-constant',
        teaching: 'The half-life is ln 2/*k*, not 1/*k*, so the exponent is −60.0 × ln 2/25.0.',
        expression: 'exp(-60.0 / 25.0)',
      },
    ],
    explanation:
      '*k* = \\frac{ln 2}{25.0 min} = 0.0277 min^{−1}. Fraction left = e^{−*kt*} = (½)^{60.0/25.0} = (½)^{2.40} = 0.189.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: '0.5^(60.0 / 25.0)', unit: '' },
  },
  {
    id: 'physical-rate-laws-03',
    topics: ['rate-laws'],
    tests: ['second-order-kinetics'],
    uses: ['integrated-rate-laws'],
    difficulty: 'advanced',
    text: 'A decomposes according to −d[A]/d*t* = *k*[A]² with *k* = 0.150 L/(mol·s). Starting from [A]_{0} = 0.200 mol/L, after what time has 75.0% of A been consumed?',
    answer: '100 s',
    distractors: [
      {
        text: '9.24 s',
        slip: 'wrong-order',
        teaching:
          'ln 4/*k* applies to a first-order reaction; this one is second order, and 1/[A] increases linearly with time.',
        expression: 'ln(4) / 0.150',
      },
      {
        text: '66.7 s',
        slip: 'constant-half-life',
        teaching:
          'In a second-order reaction the second half-life is twice as long as the first and must be added to it: 33.3 s + 66.7 s.',
        expression: '2 / (0.150 * 0.200)',
      },
      {
        text: '11.1 s',
        slip: 'reacted-for-remaining',
        teaching: '75% consumed leaves 0.0500 mol/L; here it was assumed that 75% remains.',
        expression: '(1 / (0.75 * 0.200) - 1 / 0.200) / 0.150',
      },
    ],
    explanation:
      '25.0% remains: [A] = 0.0500 mol/L. \\frac{1}{[A]} − \\frac{1}{[A]_{0}} = *kt*, so *t* = \\frac{20.0 − 5.00}{0.150} s = 100 s.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: '(1 / (0.25 * 0.200) - 1 / 0.200) / 0.150', unit: 's' },
  },
  {
    id: 'physical-arrhenius-01',
    topics: ['arrhenius'],
    tests: ['arrhenius-equation'],
    uses: ['activation-energy'],
    difficulty: 'beginner',
    text: 'A plot of ln *k* against 1/*T* is a straight line with slope −6500 K. What is the activation energy? (*R* = 8.314 J/(mol·K))',
    answer: '54.0 kJ/mol',
    distractors: [
      {
        text: '782 kJ/mol',
        slip: 'divided-for-multiplied',
        teaching: 'The slope is −*E*_{a}/*R*, so it is multiplied, not divided, by *R* to give the energy.',
        expression: '6500 / 8.314',
      },
      {
        text: '6.50 kJ/mol',
        slip: 'one-step-short',
        teaching: 'The slope itself is in kelvin; it must be multiplied by *R* to give an energy.',
        expression: '6500 / 1000',
      },
      {
        text: '124 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The factor ln 10 is needed only when log_{10} *k* is plotted; here ln *k* is plotted.',
        expression: '6500 * 8.314 * ln(10) / 1000',
      },
    ],
    explanation:
      'ln *k* = ln *A* − \\frac{*E*_{a}}{*R*} × \\frac{1}{*T*}: the slope is −*E*_{a}/*R*. *E*_{a} = 6500 K × 8.314 J/(mol·K) = 54 000 J/mol = 54.0 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
    computation: { kind: 'quantity', expression: '6500 * 8.314 / 1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-arrhenius-02',
    topics: ['arrhenius'],
    tests: ['arrhenius-equation'],
    uses: ['activation-energy'],
    difficulty: 'intermediate',
    text: 'The rate constant of a reaction exactly doubles between 298 K and 308 K. What is its activation energy? (*R* = 8.314 J/(mol·K))',
    answer: '52.9 kJ/mol',
    distractors: [
      {
        text: '23.0 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The Arrhenius equation needs ln 2 = 0.693, not log_{10} 2 = 0.301.',
        expression: '8.314 * log10(2) / (1 / 298 - 1 / 308) / 1000',
      },
      {
        text: '0.219 kJ/mol',
        slip: 'celsius-for-kelvin',
        teaching:
          'The temperatures must be converted to kelvins before taking reciprocals, and the logarithm must be the natural one.',
        expression: '8.314 * log10(2) / (1 / 25 - 1 / 35) / 1000',
      },
      {
        text: '0.504 kJ/mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The reciprocals must be those of absolute temperatures: 1/298 − 1/308, not 1/25 − 1/35.',
        expression: '8.314 * ln(2) / (1 / 25 - 1 / 35) / 1000',
      },
    ],
    explanation:
      'ln\\frac{*k*_{2}}{*k*_{1}} = \\frac{*E*_{a}}{*R*}(\\frac{1}{*T*_{1}} − \\frac{1}{*T*_{2}}), so *E*_{a} = \\frac{8.314 × ln 2}{1/298 − 1/308} J/mol = 5.29 × 10^{4} J/mol = 52.9 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
    computation: {
      kind: 'quantity',
      expression: '8.314 * ln(2) / (1 / 298 - 1 / 308) / 1000',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'physical-arrhenius-03',
    topics: ['arrhenius', 'rate-laws'],
    tests: ['arrhenius-equation'],
    uses: ['first-order-kinetics'],
    difficulty: 'advanced',
    text: 'A is converted by two parallel irreversible first-order reactions to B (*E*_{a} = 60.0 kJ/mol) and to C (*E*_{a} = 85.0 kJ/mol). At 300 K the two rate constants are equal. What percentage of the product is C at 400 K? (*R* = 8.314 J/(mol·K))',
    answer: '92.5%',
    distractors: [
      {
        text: '7.5%',
        slip: 'reversed-trend',
        teaching:
          'The reaction with the higher activation energy speeds up more on heating, so C becomes the main product.',
        expression: '100 / (1 + exp(25000 / 8.314 * (1 / 300 - 1 / 400)))',
      },
      {
        text: '0.3%',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The exponent has the opposite sign, and it is a power of e, not of 10.',
        expression: '100 / (1 + 10^(25000 / 8.314 * (1 / 300 - 1 / 400)))',
      },
      {
        text: '99.7%',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The exponent 2.51 is a power of e, not of 10: *k*_{C}/*k*_{B} = e^{2.51} = 12.3.',
        expression: '100 / (1 + 10^(-25000 / 8.314 * (1 / 300 - 1 / 400)))',
      },
    ],
    explanation:
      '\\frac{*k*_{C}}{*k*_{B}} is 1 at 300 K; at 400 K it is e^{\\frac{25 000}{8.314}(\\frac{1}{300} − \\frac{1}{400})} = e^{2.506} = 12.25. The fraction of C is \\frac{12.25}{1 + 12.25} = 92.5%.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
    computation: {
      kind: 'quantity',
      expression: '100 / (1 + exp(-25000 / 8.314 * (1 / 300 - 1 / 400)))',
      unit: '%',
    },
  },
  {
    id: 'physical-mechanisms-01',
    topics: ['mechanisms'],
    tests: ['reaction-mechanisms'],
    uses: ['elementary-reactions'],
    difficulty: 'beginner',
    text: 'A proposed mechanism is \\ce{2NO2 -> NO3 + NO} (slow), then \\ce{NO3 + CO -> NO2 + CO2} (fast). Which species is a reaction intermediate?',
    answer: '\\ce{NO3}',
    distractors: [
      {
        text: '\\ce{NO2}',
        slip: 'role-of-a-species',
        teaching:
          '\\ce{NO2} is present from the start and is consumed overall, so it is a reactant, although step 2 regenerates some of it.',
      },
      {
        text: '\\ce{NO}',
        slip: 'role-of-a-species',
        teaching: '\\ce{NO} is formed and never consumed, so it is a product.',
      },
      {
        text: '\\ce{CO}',
        slip: 'role-of-a-species',
        teaching: '\\ce{CO} is only consumed and never formed, so it is a reactant.',
      },
    ],
    explanation:
      'An intermediate is formed in one step and consumed in a later one, so it is absent from the overall equation \\ce{NO2 + CO -> NO + CO2}. That is true of \\ce{NO3} alone.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-02',
    topics: ['mechanisms', 'rate-laws'],
    tests: ['pre-equilibrium'],
    uses: ['reaction-mechanisms', 'rate-law'],
    difficulty: 'intermediate',
    text: 'The reaction \\ce{2NO + O2 -> 2NO2} proceeds by \\ce{2NO <=> N2O2} (fast equilibrium) and \\ce{N2O2 + O2 -> 2NO2} (slow). By what factor does the rate change when [\\ce{NO}] is doubled and [\\ce{O2}] is halved?',
    answer: '2',
    distractors: [
      {
        text: '4.5',
        slip: 'added-for-multiplied',
        teaching: 'The factors of the two concentrations are multiplied, 2² × ½, not added, 4 + ½.',
        expression: '2^2 + 0.5',
      },
      {
        text: '8',
        slip: 'inverted-ratio',
        teaching:
          'Here halving [\\ce{O2}] was assumed to double the rate; the slow step is first order in \\ce{O2}.',
        expression: '2^2 * 2',
      },
      {
        text: '4',
        slip: 'ignored-reactant',
        teaching: 'Oxygen takes part in the slow step, so halving [\\ce{O2}] halves the rate as well.',
        expression: '2^2',
      },
    ],
    explanation:
      'Equilibrium: [\\ce{N2O2}] = *K*[\\ce{NO}]². Slow step: rate = *k*_{2}[\\ce{N2O2}][\\ce{O2}] = *k*_{2}*K*[\\ce{NO}]²[\\ce{O2}]. The factor is 2² × ½ = 2.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
    computation: { kind: 'quantity', expression: '2^2 * 0.5', unit: '' },
  },
  {
    id: 'physical-mechanisms-03',
    topics: ['mechanisms'],
    tests: ['steady-state-approximation'],
    difficulty: 'advanced',
    text: 'Apply the steady-state approximation to X in the mechanism \\ce{A <=> X} (forward *k*_{1} = 0.20 s^{−1}, reverse *k*_{−1} = 3.0 s^{−1}) and \\ce{X -> P} (*k*_{2} = 1.0 s^{−1}). What is the effective first-order rate constant for the formation of P?',
    answer: '0.050 s^{−1}',
    distractors: [
      {
        text: '0.20 s^{−1}',
        slip: 'forgot-back-reaction',
        teaching: 'Not every X goes on to P; three out of four return to A, so *k*_{1} alone is too large.',
        expression: '0.20',
      },
      {
        text: '0.067 s^{−1}',
        slip: 'pre-equilibrium-for-steady-state',
        teaching:
          '*k*_{1}*k*_{2}/*k*_{−1} assumes an undisturbed equilibrium; here *k*_{2} is not negligible compared with *k*_{−1}.',
        expression: '0.20 * 1.0 / (3.0)',
      },
      {
        text: '0.15 s^{−1}',
        slip: 'wrong-branch',
        teaching:
          'This is *k*_{1}*k*_{−1}/(*k*_{−1} + *k*_{2}), which corresponds to the X that returns to A, not to P.',
        expression: '0.20 * 3.0 / (3.0 + 1.0)',
      },
    ],
    explanation:
      'd[X]/d*t* = 0 gives [X] = \\frac{*k*_{1}[A]}{*k*_{−1} + *k*_{2}}. The rate is *k*_{2}[X] = *k*_{eff}[A] with *k*_{eff} = \\frac{*k*_{1}*k*_{2}}{*k*_{−1} + *k*_{2}} = \\frac{0.20 × 1.0}{3.0 + 1.0} s^{−1} = 0.050 s^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
    computation: { kind: 'quantity', expression: '0.20 * 1.0 / (3.0 + 1.0)', unit: 's^{-1}' },
  },
  {
    id: 'physical-surfaces-01',
    topics: ['surfaces'],
    tests: ['langmuir-isotherm'],
    difficulty: 'beginner',
    text: 'A gas adsorbs without dissociation according to the Langmuir isotherm, with *K* = 0.40 bar^{−1}. What fraction of the surface sites is covered at 5.0 bar?',
    answer: '0.67',
    distractors: [
      {
        text: '0.33',
        slip: 'empty-for-occupied',
        teaching: '1/(1 + *Kp*) is the fraction of empty sites; the covered sites are the rest.',
        expression: '1 / (1 + 0.40 * 5.0)',
      },
      {
        text: '0.59',
        slip: 'dissociative-for-molecular',
        teaching:
          'The square root of *Kp* belongs to adsorption with dissociation into two particles; here *Kp* itself enters.',
        expression: 'sqrt(0.40 * 5.0) / (1 + sqrt(0.40 * 5.0))',
      },
      {
        text: '0.50',
        slip: 'inverted-ratio',
        teaching: 'This is 1/(*Kp*); the isotherm is *Kp*/(1 + *Kp*).',
        expression: '1 / (0.40 * 5.0)',
      },
    ],
    explanation:
      '*Kp* = 0.40 bar^{−1} × 5.0 bar = 2.0. *θ* = \\frac{*Kp*}{1 + *Kp*} = \\frac{2.0}{3.0} = 0.67.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
    computation: { kind: 'quantity', expression: '0.40 * 5.0 / (1 + 0.40 * 5.0)', unit: '' },
  },
  {
    id: 'physical-surfaces-02',
    topics: ['surfaces'],
    tests: ['langmuir-isotherm'],
    difficulty: 'intermediate',
    text: 'On a surface that obeys the (non-dissociative) Langmuir isotherm, the coverage is 0.300 at 10.0 kPa. What pressure gives a coverage of 0.800 at the same temperature?',
    answer: '93.3 kPa',
    distractors: [
      {
        text: '26.7 kPa',
        slip: 'linear-isotherm',
        teaching:
          'Coverage is not proportional to pressure: the fuller the surface, the fewer empty sites remain for molecules to hit.',
        expression: '10.0 * 0.800 / 0.300',
      },
      {
        text: '17.1 kPa',
        slip: 'inverted-ratio',
        teaching: 'At the first pressure *Kp* = *θ*/(1 − *θ*) = 0.300/0.700; here the ratio was inverted.',
        expression: '10.0 * (0.800 / 0.200) / (1 / 0.300 * 0.700)',
      },
      {
        text: '133 kPa',
        slip: 'one-step-short',
        teaching: '*K* is not 0.300/10.0; the occupied sites must be allowed for even at the first pressure.',
        expression: '10.0 * (0.800 / 0.200) / (0.300)',
      },
    ],
    explanation:
      '*Kp* = \\frac{*θ*}{1 − *θ*}. At 10.0 kPa it is 0.4286, at *θ* = 0.800 it is 4.000. *p* = 10.0 kPa × \\frac{4.000}{0.4286} = 93.3 kPa.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
    computation: { kind: 'quantity', expression: '10.0 * (0.800 / 0.200) / (0.300 / 0.700)', unit: 'kPa' },
  },
  {
    id: 'physical-surfaces-03',
    topics: ['surfaces'],
    tests: ['langmuir-isotherm'],
    difficulty: 'advanced',
    text: 'Hydrogen adsorbs on a metal as two atoms, each on one site, with *K* = 0.090 kPa^{−1}. What coverage does the Langmuir isotherm for dissociative adsorption give at 25 kPa?',
    answer: '0.60',
    distractors: [
      {
        text: '0.69',
        slip: 'molecular-for-dissociative',
        teaching:
          '*Kp*/(1 + *Kp*) applies to adsorption without dissociation; when a molecule dissociates onto two sites, *Kp* is replaced by \\sqrt{*Kp*}.',
        expression: '0.090 * 25 / (1 + 0.090 * 25)',
      },
      {
        text: '0.40',
        slip: 'empty-for-occupied',
        teaching: '1/(1 + \\sqrt{*Kp*}) is the fraction of sites that are still empty.',
        expression: '1 / (1 + sqrt(0.090 * 25))',
      },
      {
        text: '0.31',
        slip: 'empty-for-occupied',
        teaching: '1/(1 + *Kp*) is the fraction of empty sites for adsorption without dissociation.',
        expression: '1 / (1 + 0.090 * 25)',
      },
    ],
    explanation:
      'Rates of adsorption and desorption are equal when *Kp*(1 − *θ*)² = *θ*², so *θ* = \\frac{\\sqrt{*Kp*}}{1 + \\sqrt{*Kp*}}. *Kp* = 2.25, \\sqrt{*Kp*} = 1.5, *θ* = 1.5/2.5 = 0.60.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
    computation: { kind: 'quantity', expression: 'sqrt(0.090 * 25) / (1 + sqrt(0.090 * 25))', unit: '' },
  },
  {
    id: 'physical-rate-laws-04',
    topics: ['rate-laws'],
    tests: ['rate-law'],
    uses: ['second-order-kinetics'],
    difficulty: 'beginner',
    text: 'Concentrations are in mol/L and times in s. What is the unit of the rate constant of a reaction that is second order overall?',
    answer: 'L/(mol·s)',
    distractors: [
      { text: '1/s', slip: 'wrong-order', teaching: 'This is the unit for a first-order reaction.' },
      {
        text: 'mol/(L·s)',
        slip: 'rate-for-rate-constant',
        teaching: 'This is the unit of the rate itself, and of a zero-order rate constant.',
      },
      { text: 'L²/(mol²·s)', slip: 'wrong-order', teaching: 'This is the unit for a third-order reaction.' },
    ],
    explanation: 'rate = *k*[A]², so *k* = rate/[A]² has the unit \\frac{mol/(L·s)}{mol²/L²} = L/(mol·s).',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'physical-rate-laws-05',
    topics: ['rate-laws'],
    tests: ['pseudo-first-order-kinetics'],
    uses: ['half-life-of-a-reaction'],
    difficulty: 'intermediate',
    text: 'A reaction has −d[A]/d*t* = *k*[A][B] with *k* = 0.0250 L/(mol·s). What is the half-life of A when B is in large excess at 0.800 mol/L?',
    answer: '34.7 s',
    distractors: [
      {
        text: '27.7 s',
        slip: 'ignored-reactant',
        teaching: 'ln 2/*k* leaves out [B]; the effective first-order constant is *k*[B].',
        expression: 'ln(2) / (0.0250)',
      },
      {
        text: '50.0 s',
        slip: 'half-life-for-time-constant',
        teaching:
          'This is 1/(*k*[B]), the time for [A] to fall to 1/e of its initial value; the half-life has ln 2 in the numerator.',
        expression: '1 / (0.0250 * 0.800)',
      },
      {
        text: '22.2 s',
        slip: 'multiplied-for-divided',
        teaching: 'The half-life is ln 2 divided by *k*[B]; here ln 2/*k* was multiplied by [B].',
        expression: 'ln(2) / (0.0250 / 0.800)',
      },
    ],
    explanation:
      '[B] stays practically constant: *k*′ = *k*[B] = 0.0250 × 0.800 s^{−1} = 0.0200 s^{−1}. *t*_{½} = \\frac{ln 2}{0.0200 s^{−1}} = 34.7 s.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: 'ln(2) / (0.0250 * 0.800)', unit: 's' },
  },
  {
    id: 'physical-rate-laws-06',
    topics: ['rate-laws', 'mechanisms'],
    tests: ['consecutive-and-parallel-reactions'],
    uses: ['first-order-kinetics', 'integrated-rate-laws'],
    difficulty: 'advanced',
    text: 'In the consecutive first-order reactions \\ce{A -> X} (*k*_{1} = 0.30 min^{−1}) and \\ce{X -> D} (*k*_{2} = 0.10 min^{−1}), only A is present initially. At what time does the concentration of X reach its maximum?',
    answer: '5.5 min',
    distractors: [
      {
        text: '2.4 min',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'Setting the derivative to zero gives the natural logarithm of *k*_{1}/*k*_{2}; here log_{10} was used.',
        expression: 'log10(0.30 / 0.10) / (0.30 - 0.10)',
      },
      {
        text: '2.7 min',
        slip: 'added-for-subtracted',
        teaching: 'The logarithm is divided by the difference *k*_{1} − *k*_{2}, not by the sum.',
        expression: 'ln(0.30 / 0.10) / (0.30 + 0.10)',
      },
      {
        text: '2.3 min',
        slip: 'half-life-for-maximum',
        teaching:
          'This is the half-life of A; [X] continues to increase as long as X forms faster than it reacts.',
        expression: 'ln(2) / 0.30',
      },
    ],
    explanation:
      '[X] = \\frac{*k*_{1}[A]_{0}}{*k*_{2} − *k*_{1}}(e^{−*k*_{1}*t*} − e^{−*k*_{2}*t*}). Its derivative is zero at *t* = \\frac{ln(*k*_{1}/*k*_{2})}{*k*_{1} − *k*_{2}} = \\frac{ln 3.0}{0.20 min^{−1}} = 5.5 min.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
    computation: { kind: 'quantity', expression: 'ln(0.30 / 0.10) / (0.30 - 0.10)', unit: 'min' },
  },
  {
    id: 'physical-arrhenius-04',
    topics: ['arrhenius', 'mechanisms'],
    tests: ['catalysis'],
    uses: ['activation-energy', 'dynamic-equilibrium'],
    difficulty: 'beginner',
    text: 'What does a catalyst do to the activation energy *E*_{a} of the forward reaction and to the equilibrium constant *K*?',
    answer: 'It lowers *E*_{a} and leaves *K* unchanged.',
    distractors: [
      {
        text: 'It lowers *E*_{a} and raises *K*.',
        slip: 'faster-for-farther',
        teaching:
          'A catalyst speeds up the reverse reaction as much as the forward one, so the position of equilibrium does not change.',
      },
      {
        text: 'It leaves *E*_{a} unchanged and raises *K*.',
        slip: 'faster-for-farther',
        teaching:
          'Only a change in temperature changes *K*; a catalyst provides a path with a lower barrier.',
      },
      {
        text: 'It raises *E*_{a} and leaves *K* unchanged.',
        slip: 'reversed-trend',
        teaching: 'A higher barrier would slow the reaction down.',
      },
    ],
    explanation:
      'A catalyst provides another path with a lower barrier in both directions. Reactants and products keep their Gibbs energies, so Δ_{r}*G*° and *K* do not change.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'physical-arrhenius-05',
    topics: ['arrhenius'],
    tests: ['arrhenius-equation'],
    difficulty: 'intermediate',
    text: 'A unimolecular reaction has a pre-exponential factor *A* = 1.0 × 10^{13} s^{−1} and *E*_{a} = 100 kJ/mol. What is its rate constant at 500 K? (*R* = 8.314 J/(mol·K))',
    answer: '3.6 × 10^{2} s^{−1}',
    distractors: [
      {
        text: '9.8 × 10^{12} s^{−1}',
        slip: 'unit-prefix',
        teaching: 'With *R* in J/(mol·K) the activation energy must be entered as 100 000 J/mol.',
        expression: '1.0e13 * exp((-100) / (8.314 * 500))',
      },
      {
        text: '8.8 × 10^{−12} s^{−1}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The Arrhenius factor is e^{−24.06}, not 10^{−24.06}.',
        expression: '1.0e13 * 10^(-100000 / (8.314 * 500))',
      },
      {
        text: '2.8 × 10^{23} s^{−1}',
        slip: 'wrong-sign',
        teaching: 'The exponent is negative: the barrier makes *k* smaller than *A*.',
        expression: '1.0e13 * exp(100000 / (8.314 * 500))',
      },
    ],
    explanation:
      '\\frac{*E*_{a}}{*RT*} = \\frac{100 000}{8.314 × 500} = 24.06. *k* = *A*e^{−24.06} = 1.0 × 10^{13} s^{−1} × 3.57 × 10^{−11} = 3.6 × 10^{2} s^{−1}.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
    computation: { kind: 'quantity', expression: '1.0e13 * exp(-100000 / (8.314 * 500))', unit: 's^{-1}' },
  },
  {
    id: 'physical-arrhenius-06',
    topics: ['arrhenius'],
    tests: ['transition-state-theory'],
    difficulty: 'advanced',
    text: 'A first-order rate constant is 1.0 × 10^{−3} s^{−1} at 298 K. What Gibbs energy of activation does the Eyring equation *k* = \\frac{*k*_{B}*T*}{*h*}e^{−Δ*G*^{‡}/(*RT*)} give? (*k*_{B} = 1.381 × 10^{−23} J/K, *h* = 6.626 × 10^{−34} J·s, *R* = 8.314 J/(mol·K))',
    answer: '90.1 kJ/mol',
    distractors: [
      {
        text: '39.1 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'Solving for an exponent of e requires the natural logarithm, 36.4, not the common logarithm, 15.8.',
        expression: '8.314 * 298 * log10(1.381e-23 * 298 / 6.626e-34 / 1.0e-3) / 1000',
      },
      {
        text: '73.0 kJ/mol',
        slip: 'ignored-rate-constants',
        teaching: 'The rate constant itself must be included in the logarithm: ln(*k*_{B}*T*/(*hk*)).',
        expression: '8.314 * 298 * ln(1.381e-23 * 298 / 6.626e-34) / 1000',
      },
      {
        text: '17.1 kJ/mol',
        slip: 'forgot-prefactor',
        teaching: '−*RT* ln *k* leaves out the factor *k*_{B}*T*/*h* = 6.2 × 10^{12} s^{−1}.',
        expression: '-8.314 * 298 * ln(1.0e-3) / 1000',
      },
    ],
    explanation:
      '*k*_{B}*T*/*h* = 6.21 × 10^{12} s^{−1}. Δ*G*^{‡} = *RT* ln\\frac{6.21 × 10^{12}}{1.0 × 10^{−3}} = 2.478 kJ/mol × 36.4 = 90.1 kJ/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
    computation: {
      kind: 'quantity',
      expression: '8.314 * 298 * ln(1.381e-23 * 298 / 6.626e-34 / 1.0e-3) / 1000',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'physical-mechanisms-04',
    topics: ['mechanisms', 'rate-laws'],
    tests: ['elementary-reactions'],
    uses: ['rate-law'],
    difficulty: 'beginner',
    text: 'What is the rate law of the elementary step \\ce{A + 2B -> D}?',
    answer: 'rate = *k*[A][B]²',
    distractors: [
      {
        text: 'rate = *k*[A][B]',
        slip: 'forgot-exponent',
        teaching: 'Two B particles take part in this step, so [B] is squared.',
      },
      {
        text: 'rate = *k*[A]²[B]',
        slip: 'exchanged-orders',
        teaching: 'The coefficient 2 belongs to B, not to A, so [B] is squared.',
      },
      {
        text: 'rate = 2*k*[A][B]',
        slip: 'order-as-factor',
        teaching: 'In an elementary step the coefficient becomes an exponent, not a factor.',
      },
    ],
    explanation:
      'For an elementary step, and only for such a step, the orders are equal to the coefficients: first order in A, second order in B.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-05',
    topics: ['mechanisms'],
    tests: ['chain-reactions'],
    difficulty: 'intermediate',
    text: 'In the chain reaction of hydrogen with bromine, what kind of step is \\ce{Br + H2 -> HBr + H}?',
    answer: 'propagation',
    distractors: [
      {
        text: 'initiation',
        slip: 'chain-steps-confused',
        teaching: 'Initiation makes the first radicals from a molecule, as in \\ce{Br2 -> 2Br}.',
      },
      {
        text: 'termination',
        slip: 'chain-steps-confused',
        teaching: 'Termination removes radicals, as in \\ce{2Br -> Br2}; here one radical makes another.',
      },
      {
        text: 'inhibition',
        slip: 'chain-steps-confused',
        teaching: 'Inhibition consumes product, as in \\ce{H + HBr -> H2 + Br}; this step forms it.',
      },
    ],
    explanation:
      'One radical, \\ce{Br}, is consumed, product forms, and another radical, \\ce{H}, continues the chain, so this step is propagation.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-06',
    topics: ['mechanisms'],
    tests: ['lindemann-mechanism'],
    difficulty: 'advanced',
    text: 'According to the Lindemann mechanism (activation of A by collision with another A molecule, deactivation, and decay of the activated A), what is the order in A of the decay of a gas A at high and at low pressure?',
    answer: 'first at high, second at low pressure',
    distractors: [
      {
        text: 'second at high, first at low pressure',
        slip: 'reversed-trend',
        teaching:
          'At low pressure the activating collision is slow and rate-determining, and it requires two A molecules.',
      },
      {
        text: 'first at high and at low pressure',
        slip: 'overgeneralised-rule',
        teaching:
          'First order throughout would require activation to be fast at every pressure, but collisions become rare at low pressure.',
      },
      {
        text: 'second at high and at low pressure',
        slip: 'overgeneralised-rule',
        teaching:
          'At high pressure activated molecules are in equilibrium with the others, and their own decay is rate-determining.',
      },
    ],
    explanation:
      'Steady state: rate = \\frac{*k*_{1}*k*_{2}[A]²}{*k*_{−1}[A] + *k*_{2}}. At high pressure *k*_{−1}[A] is far greater than *k*_{2}, and the rate is proportional to [A]; at low pressure it is far smaller, and the rate is *k*_{1}[A]².',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-surfaces-04',
    topics: ['surfaces'],
    tests: ['adsorption'],
    difficulty: 'beginner',
    text: 'Which feature is typical of chemisorption but not of physisorption?',
    answer: 'At most one layer of adsorbed particles',
    distractors: [
      {
        text: 'Several layers on top of one another',
        slip: 'physisorption-for-chemisorption',
        teaching: 'Further layers are held by van der Waals forces, which is physisorption.',
      },
      {
        text: 'An adsorption enthalpy near −20 kJ/mol',
        slip: 'physisorption-for-chemisorption',
        teaching:
          'That is close to an enthalpy of condensation and typical of physisorption; forming a chemical bond releases far more energy.',
      },
      {
        text: 'About the same strength on every solid',
        slip: 'physisorption-for-chemisorption',
        teaching:
          'The strength of chemical bonds depends on the solid; it is van der Waals forces that act on every solid.',
      },
    ],
    explanation:
      'Chemisorption forms chemical bonds between the particle and surface atoms, so it stops when the sites are occupied, after one layer. Weak, nonspecific, multilayer adsorption is physisorption.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-05',
    topics: ['surfaces'],
    tests: ['bet-isotherm'],
    uses: ['adsorption', 'avogadros-law'],
    difficulty: 'intermediate',
    text: 'A sample adsorbs a monolayer of 10.0 cm³ of \\ce{N2}, measured at 0 °C and 1 atm (molar volume 22 414 cm³/mol). What is its surface area if each molecule covers 0.162 nm²? (*N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '43.5 m²',
    distractors: [
      {
        text: '269 m²',
        slip: 'forgot-factor',
        teaching: 'This assumes 1 nm² for each molecule; the result must be multiplied by 0.162.',
        expression: '10.0 / 22414 * 6.022e23 * 1e-18',
      },
      {
        text: '1.66 × 10^{3} m²',
        slip: 'divided-for-multiplied',
        teaching: 'The number of molecules is multiplied by the area of each, not divided by it.',
        expression: '10.0 / 22414 * 6.022e23 / 0.162 * 1e-18',
      },
      {
        text: '4.35 × 10^{4} m²',
        slip: 'unit-prefix',
        teaching: 'The adsorbed volume is in cm³, so it is divided by 22 414 cm³/mol, not by 22.4.',
        expression: '10.0 / 22.414 * 6.022e23 * 0.162e-18',
      },
    ],
    explanation:
      '*n* = \\frac{10.0}{22 414} mol = 4.46 × 10^{−4} mol, or 2.69 × 10^{20} molecules. Area = 2.69 × 10^{20} × 0.162 × 10^{−18} m² = 43.5 m².',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
    computation: { kind: 'quantity', expression: '10.0 / 22414 * 6.022e23 * 0.162e-18', unit: 'm²' },
  },
  {
    id: 'physical-surfaces-06',
    topics: ['surfaces'],
    tests: ['langmuir-isotherm'],
    difficulty: 'advanced',
    text: 'Two gases A and B compete for the same sites according to the Langmuir isotherm, without dissociation. With *K*_{A}*p*_{A} = 2.0 and *K*_{B}*p*_{B} = 3.0, what fraction of the sites does A occupy?',
    answer: '0.33',
    distractors: [
      {
        text: '0.67',
        slip: 'ignored-competition',
        teaching:
          '2.0/3.0 is the coverage without B; the sites that B occupies are missing from the denominator.',
        expression: '2.0 / (1 + 2.0)',
      },
      {
        text: '0.40',
        slip: 'forgot-empty-sites',
        teaching: '2.0/5.0 is the fraction of the occupied sites; the empty sites add 1 to the denominator.',
        expression: '2.0 / (2.0 + 3.0)',
      },
      {
        text: '0.50',
        slip: 'exchanged-components',
        teaching: '3.0/6.0 is the fraction that B occupies.',
        expression: '3.0 / (1 + 2.0 + 3.0)',
      },
    ],
    explanation:
      'Adsorption and desorption balance for each gas: *θ*_{A} = \\frac{*K*_{A}*p*_{A}}{1 + *K*_{A}*p*_{A} + *K*_{B}*p*_{B}} = \\frac{2.0}{6.0} = 0.33.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
    computation: { kind: 'quantity', expression: '2.0 / (1 + 2.0 + 3.0)', unit: '' },
  },
  {
    id: 'physical-rate-laws-07',
    topics: ['rate-laws'],
    tests: ['reaction-rate'],
    uses: ['mole-ratio'],
    difficulty: 'beginner',
    text: 'In the reaction \\ce{2N2O5 -> 4NO2 + O2}, oxygen forms at a rate of 0.020 mol/(L·s). At what rate does \\ce{NO2} form at the same moment?',
    answer: '0.080 mol/(L·s)',
    distractors: [
      {
        text: '0.020 mol/(L·s)',
        slip: 'ignored-coefficients',
        teaching:
          'Four molecules of \\ce{NO2} form for each molecule of \\ce{O2}, so the rates are not equal.',
        expression: '0.020',
      },
      {
        text: '0.0050 mol/(L·s)',
        slip: 'inverted-ratio',
        teaching: 'More \\ce{NO2} than \\ce{O2} forms; the ratio 4 to 1 was inverted.',
        expression: '1 / 4 * 0.020',
      },
      {
        text: '0.040 mol/(L·s)',
        slip: 'answered-another-quantity',
        teaching: 'This is the rate at which \\ce{N2O5} is consumed.',
        expression: '2 * 0.020',
      },
    ],
    explanation:
      'Rates of formation are in the ratio of the coefficients: *r*(\\ce{NO2}) = 4 × *r*(\\ce{O2}) = 4 × 0.020 = 0.080 mol/(L·s).',
    reference: 'OpenStax Chemistry 2e, section 12.1',
    computation: { kind: 'quantity', expression: '4 * 0.020', unit: 'mol/(L·s)' },
  },
  {
    id: 'physical-rate-laws-08',
    topics: ['rate-laws'],
    tests: ['zero-order-kinetics'],
    difficulty: 'intermediate',
    text: 'A decomposes in a zero-order reaction with *k* = 0.0040 mol/(L·s). Starting from [A]_{0} = 0.60 mol/L, how long does it take for all of A to be consumed?',
    answer: '150 s',
    distractors: [
      {
        text: '75 s',
        slip: 'half-life-for-whole-time',
        teaching: 'This is the half-life [A]_{0}/(2*k*); the second half takes just as long.',
        expression: '(0.60 / 2) / 0.0040',
      },
      {
        text: '173 s',
        slip: 'wrong-order',
        teaching: 'ln 2/*k* is the half-life of a first-order reaction.',
        expression: 'ln(2) / 0.0040',
      },
      {
        text: '417 s',
        slip: 'wrong-order',
        teaching: '1/(*k*[A]_{0}) is the half-life of a second-order reaction.',
        expression: '1 / 0.60 / 0.0040',
      },
    ],
    explanation:
      'For a zero-order reaction, [A] = [A]_{0} − *kt* decreases linearly. It reaches zero at *t* = \\frac{0.60 mol/L}{0.0040 mol/(L·s)} = 150 s.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: '0.60 / 0.0040', unit: 's' },
  },
  {
    id: 'physical-arrhenius-07',
    topics: ['arrhenius'],
    tests: ['arrhenius-equation'],
    uses: ['activation-energy', 'collision-theory'],
    difficulty: 'beginner',
    text: 'According to the factor e^{−*E*_{a}/(*RT*)}, what fraction of collisions at 300 K have at least the activation energy of 50.0 kJ/mol? (*R* = 8.314 J/(mol·K))',
    answer: '2.0 × 10^{−9}',
    distractors: [
      {
        text: '0.98',
        slip: 'unit-prefix',
        teaching: 'With *R* in J/(mol·K) the activation energy must be entered as 50 000 J/mol.',
        expression: 'exp((-50.0) / (8.314 * 300))',
      },
      {
        text: '9.0 × 10^{−21}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The factor is a power of e, not of 10.',
        expression: '10^(-50.0 * 1000 / (8.314 * 300))',
      },
      {
        text: '1.6 × 10^{−6}',
        slip: 'needless-factor',
        teaching:
          'The denominator of the exponent is *RT*, not the mean translational energy \\frac{3}{2}*RT*.',
        expression: 'exp(-50.0 * 1000 / (1.5 * 8.314 * 300))',
      },
    ],
    explanation:
      '\\frac{*E*_{a}}{*RT*} = \\frac{50 000}{8.314 × 300} = 20.05, and e^{−20.05} = 2.0 × 10^{−9}.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
    computation: { kind: 'quantity', expression: 'exp(-50.0 * 1000 / (8.314 * 300))', unit: '' },
  },
  {
    id: 'physical-mechanisms-07',
    topics: ['mechanisms'],
    tests: ['catalysis', 'ozone-depletion'],
    uses: ['reaction-mechanisms'],
    difficulty: 'beginner',
    text: 'Ozone is destroyed in the steps \\ce{Cl + O3 -> ClO + O2} and \\ce{ClO + O -> Cl + O2}. Which species, present at the start, is the catalyst?',
    answer: '\\ce{Cl}',
    distractors: [
      {
        text: '\\ce{ClO}',
        slip: 'role-of-a-species',
        teaching: '\\ce{ClO} is formed first and consumed afterward, which makes it an intermediate.',
      },
      {
        text: '\\ce{O}',
        slip: 'role-of-a-species',
        teaching: '\\ce{O} is consumed and not regenerated, so it is a reactant.',
      },
      {
        text: '\\ce{O2}',
        slip: 'role-of-a-species',
        teaching: '\\ce{O2} forms in both steps and is the product.',
      },
    ],
    explanation:
      'A catalyst is consumed in one step and regenerated in a later one, as \\ce{Cl} is here. The sum of the steps is \\ce{O3 + O -> 2O2}.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'physical-surfaces-07',
    topics: ['surfaces', 'phase-equilibria'],
    tests: ['adsorption'],
    uses: ['clausius-clapeyron-equation'],
    difficulty: 'advanced',
    text: 'A gas gives the same coverage of a surface at 10.0 kPa and 250 K as at 40.0 kPa and 280 K. What is its (isosteric) enthalpy of adsorption, assumed constant? (*R* = 8.314 J/(mol·K))',
    answer: '−26.9 kJ/mol',
    distractors: [
      {
        text: '+26.9 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'The warmer surface needs a higher pressure for the same coverage, so adsorption releases heat and the sign is negative.',
        expression: '8.314 * ln(1 / 40.0 * 10.0) / (1 / 280 - 1 / 250) / 1000',
      },
      {
        text: '−11.7 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The equation needs the natural logarithm of the pressure ratio, ln 4, not log_{10} 4.',
        expression: '8.314 * log10(40.0 / 10.0) / (1 / 280 - 1 / 250) / 1000',
      },
      {
        text: '+11.7 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The equation needs the natural logarithm, ln 4, and adsorption releases heat, so the sign is negative.',
        expression: '-8.314 * log10(40.0 / 10.0) / (1 / 280 - 1 / 250) / 1000',
      },
    ],
    explanation:
      'As for a vapor pressure, ln\\frac{*p*_{2}}{*p*_{1}} = \\frac{Δ_{ad}*H*}{*R*}(\\frac{1}{*T*_{2}} − \\frac{1}{*T*_{1}}). Δ_{ad}*H* = \\frac{8.314 × ln 4.00}{1/280 − 1/250} J/mol = −2.69 × 10^{4} J/mol = −26.9 kJ/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
    computation: {
      kind: 'quantity',
      expression: '8.314 * ln(40.0 / 10.0) / (1 / 280 - 1 / 250) / 1000',
      unit: 'kJ/mol',
    },
  },
];
