import type { WrittenQuestion } from '../written-question.ts';

export const rateCellNucleusQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-kinetics-basics-01',
    topics: ['kinetics-basics'],
    tests: ['catalysis'],
    uses: ['activation-energy'],
    difficulty: 'beginner',
    text: 'How does a catalyst speed up a reaction at constant temperature?',
    answer: 'It provides a path with a lower activation energy.',
    distractors: [
      {
        text: 'It gives the colliding molecules more kinetic energy.',
        slip: 'catalyst-adds-energy',
        teaching: 'The kinetic energy of molecules is set by the temperature, which does not change.',
      },
      {
        text: 'It shifts the equilibrium toward the products.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'A catalyst speeds up both directions equally, so the equilibrium does not shift.',
      },
      {
        text: 'It makes the reaction enthalpy more negative.',
        slip: 'catalyst-changes-enthalpy',
        teaching: 'The enthalpy of reaction depends only on reactants and products, which stay the same.',
      },
    ],
    explanation:
      'A catalyst takes part in the mechanism and is released again. Its path has a lower activation energy, so a larger fraction of the collisions is effective; reactants, products and Δ*H* stay the same.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-kinetics-basics-02',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'For \\ce{2N2O5(g) -> 4NO2(g) + O2(g)}, the concentration of \\ce{O2} increases at a rate of 0.012 mol/(L s). At what rate does the concentration of \\ce{N2O5} decrease?',
    answer: '0.024 mol/(L s)',
    distractors: [
      {
        text: '0.012 mol/(L s)',
        slip: 'ignored-coefficients',
        teaching: 'Two \\ce{N2O5} disappear for each \\ce{O2} that forms.',
        expression: '0.012',
      },
      {
        text: '0.0060 mol/(L s)',
        slip: 'inverted-ratio',
        teaching:
          'The concentration of the reactant decreases twice as fast as that of oxygen increases, not half as fast.',
        expression: '1 / 2 * 0.012',
      },
      {
        text: '0.0030 mol/(L s)',
        slip: 'inverted-ratio',
        teaching:
          'Two \\ce{N2O5} disappear for each \\ce{O2}; the coefficient of 4 for \\ce{NO2} is not needed here.',
        expression: '1 / 4 * 0.012',
      },
    ],
    explanation:
      'The coefficients are 2 for \\ce{N2O5} and 1 for \\ce{O2}, so the rate is 2 × 0.012 = 0.024 mol/(L s).',
    reference: 'OpenStax Chemistry 2e, section 12.1',
    computation: { kind: 'quantity', expression: '2 * 0.012', unit: 'mol/(L s)' },
  },
  {
    id: 'general-kinetics-basics-03',
    topics: ['kinetics-basics'],
    tests: ['rate-law', 'initial-rates'],
    difficulty: 'advanced',
    text: 'Doubling [A] alone multiplies the initial rate of a reaction by 4; doubling both [A] and [B] multiplies it by 8. What is the overall order of the reaction?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'one-step-short',
        teaching: 'This is the order in A alone; the order in B must be added.',
        expression: 'log10(4) / log10(2)',
      },
      {
        text: '5',
        slip: 'both-changes-for-one',
        teaching:
          'The factor of 8 is the result of both changes together, so B contributes only a factor of 8/4 = 2.',
        expression: 'log10(4) / log10(2) + log10(8) / log10(2)',
      },
      {
        text: '4',
        slip: 'factor-for-order',
        teaching: 'Doubling [B] doubles the rate, since 8/4 = 2, and 2 is 2^{1}: the order in B is 1, not 2.',
        expression: 'log10(4) / log10(2) + 8 / 4',
      },
    ],
    explanation:
      'The order in A follows from 2^{*m*} = 4, so *m* = 2. The step from 4 to 8 is due to B: 2^{*n*} = 2, so *n* = 1. The overall order is 2 + 1 = 3.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
    computation: { kind: 'quantity', expression: 'log10(8) / log10(2)', unit: '' },
  },
  {
    id: 'general-electrochemistry-basics-01',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'beginner',
    text: 'What happens at the anode of a galvanic cell?',
    answer: 'Oxidation: electrons are released into the external circuit.',
    distractors: [
      {
        text: 'Reduction: electrons are taken up from the external circuit.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'This happens at the cathode; anode and oxidation belong together in every cell.',
      },
      {
        text: 'Oxidation: electrons are taken up from the external circuit.',
        slip: 'oxidation-as-gain',
        teaching: 'Oxidation is the loss of electrons, so they flow out of the anode.',
      },
      {
        text: 'Reduction: electrons are released into the external circuit.',
        slip: 'oxidation-as-gain',
        teaching: 'Reduction is the gain of electrons; it is oxidation that releases them.',
      },
    ],
    explanation:
      'The anode is by definition the electrode of oxidation. In a galvanic cell the electrons released there flow through the external circuit to the cathode, where reduction takes place.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-electrochemistry-basics-02',
    topics: ['electrochemistry-basics'],
    tests: ['standard-cell-potential'],
    uses: ['standard-electrode-potential'],
    difficulty: 'intermediate',
    text: 'What is the standard cell potential of \\ce{Zn(s) + Cu^2+(aq) -> Zn^2+(aq) + Cu(s)}? (*E*°: \\ce{Cu^2+}/\\ce{Cu} +0.34 V, \\ce{Zn^2+}/\\ce{Zn} −0.76 V)',
    answer: '+1.10 V',
    distractors: [
      {
        text: '−0.42 V',
        slip: 'wrong-sign',
        teaching: 'The zinc potential must be subtracted, not added: 0.34 − (−0.76).',
        expression: '0.34 + (-0.76)',
      },
      {
        text: '−1.10 V',
        slip: 'mixed-up-anode-and-cathode',
        teaching:
          'Copper(II) is reduced, so the copper electrode is the cathode, and the zinc potential is subtracted from its potential.',
        expression: '(-0.76) - 0.34',
      },
      {
        text: '+2.20 V',
        slip: 'scaled-potential',
        teaching: 'Potentials are not multiplied by the number of electrons.',
        expression: '(0.34 - (-0.76)) * 2',
      },
    ],
    explanation: '*E*° = *E*°(cathode) − *E*°(anode) = 0.34 V − (−0.76 V) = +1.10 V.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
    computation: { kind: 'quantity', expression: '0.34 - (-0.76)', unit: 'V' },
  },
  {
    id: 'general-electrochemistry-basics-03',
    topics: ['electrochemistry-basics', 'stoichiometry'],
    tests: ['faradays-laws-of-electrolysis'],
    uses: ['mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'What mass of copper (63.55 g/mol) is deposited from a solution of \\ce{CuSO4} by a current of 2.50 A in 40.0 min? (*F* = 96 485 C/mol)',
    answer: '1.98 g',
    distractors: [
      {
        text: '3.95 g',
        slip: 'ignored-electrons-per-ion',
        teaching: 'Each \\ce{Cu^2+} needs two electrons, which halves the amount of copper.',
        expression: '2.50 * 40.0 * 60 / F * 63.55',
      },
      {
        text: '119 g',
        slip: 'minutes-for-seconds',
        teaching: 'Forty minutes is 40.0 × 60 s = 2400 s, not 40.0 × 3600 s.',
        expression: '2.50 * 40.0 * 3600 / F / 2 * 63.55',
      },
      {
        text: '7.90 g',
        slip: 'multiplied-for-divided',
        teaching:
          'The amount of electrons must be divided by two to give the amount of copper; here it was multiplied by two.',
        expression: '2.50 * 40.0 * 60 / F * 2 * 63.55',
      },
    ],
    explanation:
      '*Q* = 2.50 A × 2400 s = 6000 C; *n*(\\ce{e-}) = \\frac{6000}{96 485} = 0.06219 mol; *n*(\\ce{Cu}) = 0.03109 mol; *m* = 1.98 g.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
    computation: { kind: 'quantity', expression: '2.50 * 40.0 * 60 / F / 2 * 63.55', unit: 'g' },
  },
  {
    id: 'general-nuclear-chemistry-01',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay', 'nuclear-equations'],
    difficulty: 'beginner',
    text: 'Which nuclide does \\ce{^{238}_{92}U} become by emitting an alpha particle?',
    answer: '\\ce{^{234}_{90}Th}',
    distractors: [
      {
        text: '\\ce{^{238}_{93}Np}',
        slip: 'mixed-up-decays',
        teaching:
          'This would be beta decay: the mass number stays the same and the atomic number rises by one.',
      },
      {
        text: '\\ce{^{236}_{90}Th}',
        slip: 'alpha-mass-two',
        teaching: 'An alpha particle has two protons and two neutrons, so the mass number falls by four.',
      },
      {
        text: '\\ce{^{242}_{94}Pu}',
        slip: 'wrong-sign',
        teaching: 'The alpha particle leaves the nucleus, so both numbers decrease.',
      },
    ],
    explanation: 'An alpha particle is \\ce{^{4}_{2}He}: 238 − 4 = 234 and 92 − 2 = 90, which is thorium.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'nuclear-balance', equation: '^{238}_{92}U -> ? + ^{4}_{2}He' },
  },
  {
    id: 'general-nuclear-chemistry-02',
    topics: ['nuclear-chemistry'],
    tests: ['half-life-of-a-nuclide'],
    difficulty: 'intermediate',
    text: 'The half-life of \\ce{^{131}I} is 8.0 days. What percentage of a sample is left after 32 days?',
    answer: '6.25%',
    distractors: [
      {
        text: '75.0%',
        slip: 'linear-decay',
        teaching:
          'This assumes that one divided by the number of half-lives, 25%, is the percentage that has decayed; instead, the amount left is halved in every half-life.',
        expression: '100 - 100 / (32/8.0)',
      },
      {
        text: '25.0%',
        slip: 'linear-decay',
        teaching:
          'This is one divided by the number of half-lives; instead, the amount left is halved in every half-life.',
        expression: '100 / (32/8.0)',
      },
      {
        text: '93.75%',
        slip: 'decayed-for-left',
        teaching:
          'This is the percentage that has decayed; the question asks for the percentage that is left.',
        expression: '100 - 100 * 0.5^(32 / 8.0)',
      },
    ],
    explanation: 'The time is 32/8.0 = 4 half-lives, and (\\frac{1}{2})^{4} = \\frac{1}{16} = 6.25%.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'quantity', expression: '100 * 0.5^(32/8.0)', unit: '%' },
  },
  {
    id: 'general-nuclear-chemistry-03',
    topics: ['nuclear-chemistry'],
    tests: ['radiometric-dating', 'half-life-of-a-nuclide'],
    difficulty: 'advanced',
    text: 'A wooden object has 30.0% of the carbon-14 activity of living wood. How old is it? (half-life 5730 years)',
    answer: '9.95 × 10^{3} years',
    distractors: [
      {
        text: '2.95 × 10^{3} years',
        slip: 'decayed-for-left',
        teaching: 'The 30.0% is the percentage that is left; this is the age at which 30.0% has decayed.',
        expression: '5730 * ln(1 / 0.700) / ln(2)',
      },
      {
        text: '6.90 × 10^{3} years',
        slip: 'forgot-ln-two',
        teaching: 'The decay constant is ln 2 divided by the half-life, not one divided by the half-life.',
        expression: '5730 * ln(1 / 0.300)',
      },
      {
        text: '8.02 × 10^{3} years',
        slip: 'linear-decay',
        teaching: 'Decay is not linear: the same fraction, not the same amount, decays in equal times.',
        expression: '5730 * 0.700 / 0.500',
      },
    ],
    explanation:
      '*t* = *t*_{1/2} × \\frac{ln(1/0.300)}{ln 2} = 5730 × \\frac{1.204}{0.6931} = 9.95 × 10^{3} years.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'quantity', expression: '5730 * ln(1 / 0.300) / ln(2)', unit: 'years' },
  },
  {
    id: 'general-nuclear-chemistry-04',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay', 'nuclear-equations'],
    difficulty: 'advanced',
    text: '\\ce{^{232}_{90}Th} decays through a series of alpha and beta-minus decays to \\ce{^{208}_{82}Pb}. How many beta-minus decays are in the series?',
    answer: '4',
    distractors: [
      {
        text: '6',
        slip: 'answered-another-quantity',
        teaching: 'Six is the number of alpha decays, from the change of the mass number.',
        expression: '(232 - 208) / 4',
      },
      {
        text: '8',
        slip: 'ignored-alpha-charge',
        teaching: 'This is the decrease in the atomic number; the six alpha decays would lower it by twelve.',
        expression: '90 - 82',
      },
      {
        text: '20',
        slip: 'wrong-sign',
        teaching:
          'Alpha decay lowers the atomic number and beta-minus decay raises it, so the changes must be added with opposite signs: −12 + *b* = −8.',
        expression: '2 * (232 - 208) / 4 + (90 - 82)',
      },
    ],
    explanation:
      'The mass number shows that there are (232 − 208)/4 = 6 alpha decays, which lower the atomic number by 12 to 78. The atomic number of lead is 82, so it has been raised by 4 beta-minus decays.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'quantity', expression: '2 * (232 - 208) / 4 - (90 - 82)', unit: '' },
  },
];
