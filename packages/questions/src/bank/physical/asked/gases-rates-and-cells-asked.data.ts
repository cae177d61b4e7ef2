import type { WrittenQuestion } from '../../written-question.ts';

export const gasesRatesAndCellsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-first-law-870',
    topics: ['first-law'],
    tests: ['isothermal-and-adiabatic-processes'],
    difficulty: 'intermediate',
    text: 'A monatomic ideal gas (*γ* = 5/3) at 400 K expands reversibly and adiabatically to eight times its initial volume. What is its final temperature?',
    answer: '100 K',
    distractors: [
      {
        text: '12.5 K',
        slip: 'wrong-exponent',
        teaching: 'The ratio of the volumes was raised to *γ*, the exponent that belongs to the pressure.',
        expression: '400 / 8^(5/3)',
      },
      {
        text: '50.0 K',
        slip: 'forgot-exponent',
        teaching: 'The temperature was taken to be inversely proportional to the volume itself.',
        expression: '400 / 8',
      },
      {
        text: '174 K',
        slip: 'wrong-substance-data',
        teaching: 'The exponent 0.40 fits a diatomic gas (*γ* = 1.40), but this gas is monatomic.',
        expression: '400 / 8^0.4',
      },
    ],
    explanation:
      '*TV*^{*γ*−1} is constant, and *γ* − 1 = 2/3. The temperature falls by a factor of 8^{2/3} = 4, to 100 K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
    computation: { kind: 'quantity', expression: '400 / 8^(2/3)', unit: 'K' },
  },
  {
    id: 'physical-first-law-871',
    topics: ['first-law'],
    tests: ['isothermal-and-adiabatic-processes', 'heat-capacities-at-constant-volume-and-pressure'],
    difficulty: 'intermediate',
    text: 'Helium and nitrogen (both treated as ideal gases), each initially at 300 K and 10 bar, expand reversibly and adiabatically to 1 bar. Which gas ends up colder, and why?',
    answer: 'Helium, because its molar heat capacity is smaller',
    distractors: [
      {
        text: 'Helium, because its molar mass is smaller',
        slip: 'irrelevant-property',
        teaching:
          'The final temperature depends on *γ*; argon, which is heavy, would cool exactly as helium does.',
      },
      {
        text: 'Nitrogen, because its molar heat capacity is larger',
        slip: 'reversed-trend',
        teaching: 'The rotations of nitrogen supply part of the energy for the work, so nitrogen cools less.',
      },
      {
        text: 'Nitrogen, because its molar mass is larger',
        slip: 'one-property-decides',
        teaching:
          'The mass of a molecule does not enter *T*_{2} = *T*_{1}(*p*_{2}/*p*_{1})^{(*γ*−1)/*γ*}, in which nitrogen has the smaller exponent.',
      },
    ],
    explanation:
      '*T*_{2} = *T*_{1}(*p*_{2}/*p*_{1})^{*R*/*C*_{p}}. Helium stores energy only in translation, so its molar heat capacity is smaller, and it cools to 119 K, whereas nitrogen cools only to 155 K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-first-law-872',
    topics: ['first-law'],
    tests: ['joule-thomson-effect'],
    uses: ['real-gases'],
    difficulty: 'intermediate',
    text: 'At room temperature, most gases cool when they are forced through a porous plug in a well-insulated tube (Joule–Thomson expansion). What is the main reason for this cooling?',
    answer: 'Kinetic energy is used up in separating molecules that attract each other.',
    distractors: [
      {
        text: 'Kinetic energy is used up in separating molecules that repel each other.',
        slip: 'ignored-attraction',
        teaching:
          'Molecules that repel each other speed up as they separate; a gas above its inversion temperature warms for this reason.',
      },
      {
        text: 'Kinetic energy is given off as heat through the walls of the tube.',
        slip: 'given-fact-overlooked',
        teaching: 'The tube is well insulated, so no heat leaves the gas.',
      },
      {
        text: 'Kinetic energy is used up in turning some of the gas into a liquid.',
        slip: 'event-invented',
        teaching: 'No liquid forms at room temperature, and condensation would release energy.',
      },
    ],
    explanation:
      'At room temperature, attraction between the molecules outweighs repulsion in most gases. When such a gas expands, its molecules move apart against this attraction, so their potential energy rises and their kinetic energy falls.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-rate-laws-870',
    topics: ['rate-laws'],
    tests: ['first-order-kinetics', 'half-life-of-a-reaction'],
    difficulty: 'intermediate',
    text: 'A first-order reaction has a half-life of 6.93 min. How long does it take until 99.9% of the reactant has reacted?',
    answer: '69.1 min',
    distractors: [
      {
        text: '13.9 min',
        slip: 'linear-decay',
        teaching: 'In each further half-life only half of what is left reacts, so two half-lives give 75%.',
        expression: '2 * 6.93 * 0.999',
      },
      {
        text: '47.9 min',
        slip: 'half-life-for-time-constant',
        teaching: 'The rate constant is ln 2/*t*_{½}, not 1/*t*_{½}.',
        expression: '6.93 * ln(1000)',
      },
      {
        text: '30.0 min',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The base-10 logarithm of 1000 was used, but *t* = ln(1000)/*k* requires the natural logarithm.',
        expression: '6.93 / ln(2) * log10(1000)',
      },
    ],
    explanation:
      '*k* = 0.693/6.93 min = 0.100 min^{−1}, and 1/1000 is left: *t* = ln(1000)/*k* = 6.91/0.100 = 69.1 min, about ten half-lives.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: '6.93 / ln(2) * ln(1000)', unit: 'min' },
  },
  {
    id: 'physical-rate-laws-871',
    topics: ['rate-laws'],
    tests: ['first-order-kinetics'],
    uses: ['half-life-of-a-reaction'],
    difficulty: 'intermediate',
    text: 'A first-order reaction is 90% complete after 20 min, 99% complete after 40 min and 99.9% complete after 60 min. Why does each stage (from 0 to 90%, from 90% to 99% and from 99% to 99.9%) take 20 min?',
    answer: 'The same fraction of the remaining reactant reacts in each stage.',
    distractors: [
      {
        text: 'The same number of reactant molecules reacts in each stage.',
        slip: 'linear-decay',
        teaching:
          'Of 1000 reactant molecules, 900 react in the first stage, 90 in the second and only 9 in the third.',
      },
      {
        text: 'The half-life of the remaining reactant becomes shorter in each stage.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The half-life of a first-order reaction is constant; each stage lasts about 3.3 half-lives.',
      },
      {
        text: 'The products formed in each stage catalyze the next stage.',
        slip: 'event-invented',
        teaching:
          'Nothing speeds the reaction up: its rate falls to one tenth from the start of one stage to the start of the next.',
      },
    ],
    explanation:
      'In a first-order reaction, the rate is proportional to the concentration that is left. Equal times therefore mean equal fractions: each stage leaves 10% of what was there at its start, so the same fraction of the remaining reactant reacts.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-872',
    topics: ['rate-laws'],
    tests: ['zero-order-kinetics', 'integrated-rate-laws'],
    difficulty: 'intermediate',
    text: 'For a reaction A → products, a graph of [A] (in mol/L) against time (in s) is a straight line with a negative slope. How is the rate constant obtained from the graph, and what are its units?',
    answer: 'As the negative of the slope; mol/(L·s)',
    distractors: [
      {
        text: 'As the negative of the slope; s^{−1}',
        slip: 'wrong-order',
        teaching:
          'The slope is a concentration divided by a time; s^{−1} is the unit for a first-order reaction.',
      },
      {
        text: 'As −2.303 times the slope; s^{−1}',
        slip: 'first-order-assumed',
        teaching:
          'The factor 2.303 belongs to a plot of log [A], which is straight for a first-order reaction.',
      },
      {
        text: 'As the slope of the line itself; L/(mol·s)',
        slip: 'wrong-axis-for-line',
        teaching:
          'This would fit a rising line of 1/[A] for a second-order reaction; here the slope is negative, and a rate constant is positive.',
      },
    ],
    explanation:
      'When [A] falls linearly with time, the reaction is zero order: [A] = [A]_{0} − *kt*. The rate constant is the negative of the slope, a concentration divided by a time, in mol/(L·s).',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-solutions-and-colligative-870',
    topics: ['solutions-and-colligative'],
    tests: ['osmotic-pressure'],
    uses: ['molar-mass'],
    difficulty: 'intermediate',
    text: 'At 25 °C, 500 mL of an aqueous solution that contains 2.50 g of a protein has an osmotic pressure of 2.00 mbar. What is the molar mass of the protein, assuming that the solution is ideal? (*R* = 0.08314 L·bar/(mol·K), 0 °C = 273 K)',
    answer: '6.19 × 10^{4} g/mol',
    distractors: [
      {
        text: '5.20 × 10^{3} g/mol',
        slip: 'celsius-for-kelvin',
        teaching: 'The temperature in *Π* = *cRT* is 298 K, not 25.',
        expression: '2.50 / 0.500 * 0.08314 * 25 / 0.00200',
      },
      {
        text: '3.10 × 10^{4} g/mol',
        slip: 'ignored-volume',
        teaching: 'The 2.50 g of protein is in half a liter, so one liter contains 5.00 g.',
        expression: '2.50 * 0.08314 * 298 / 0.00200',
      },
      {
        text: '1.55 × 10^{4} g/mol',
        slip: 'multiplied-for-divided',
        teaching:
          'The mass was multiplied by 0.500 L, but a concentration in g/L requires dividing by the volume.',
        expression: '2.50 * 0.500 * 0.08314 * 298 / 0.00200',
      },
    ],
    explanation:
      '*c* = *Π*/(*RT*) = 0.00200/(0.08314 × 298) = 8.07 × 10^{−5} mol/L. The solution has 5.00 g/L, so *M* = 5.00/(8.07 × 10^{−5}) = 6.19 × 10^{4} g/mol.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '2.50 / 0.500 * 0.08314 * 298 / 0.00200', unit: 'g/mol' },
  },
  {
    id: 'physical-solutions-and-colligative-871',
    topics: ['solutions-and-colligative'],
    tests: ['osmotic-pressure'],
    uses: ['molar-mass'],
    difficulty: 'beginner',
    text: 'Ideal solutions of two nonelectrolytes, each containing 5.0 g of solute per liter, have osmotic pressures of 3.0 mbar (solute X) and 1.0 mbar (solute Y) at the same temperature. How does the molar mass of X compare with that of Y?',
    answer: 'It is one third as large.',
    distractors: [
      {
        text: 'It is three times as large.',
        slip: 'reversed-trend',
        teaching:
          'X has the higher pressure, so more particles share the same mass of 5.0 g, and each one is lighter.',
      },
      {
        text: 'It is nine times as large.',
        slip: 'inverted-ratio',
        teaching:
          'At equal mass per liter, *M* is inversely proportional to *Π*, so X, with the higher pressure, has the smaller molar mass.',
      },
      {
        text: 'It is one ninth as large.',
        slip: 'needless-square',
        teaching: 'The pressure is proportional to the molar concentration itself, not to its square root.',
      },
    ],
    explanation:
      'According to *Π* = *cRT*, the solution of X contains three times as many moles per liter in the same mass. The molar mass of X is therefore one third as large.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-electrochemistry-870',
    topics: ['electrochemistry'],
    tests: ['electrolytic-cell', 'decarboxylation'],
    difficulty: 'intermediate',
    text: 'A concentrated aqueous solution of sodium hexanoate, \\ce{CH3(CH2)4COONa}, is electrolyzed between platinum electrodes (Kolbe electrolysis). Which alkane is the main organic product?',
    answer: 'Decane',
    distractors: [
      {
        text: 'Pentane',
        slip: 'other-process',
        teaching:
          'Pentane forms when the salt is heated with soda lime; in the electrolysis, two pentyl radicals combine.',
      },
      {
        text: 'Hexane',
        slip: 'carbon-lost-or-added',
        teaching:
          'The carbon of the –COO^{−} group leaves as \\ce{CO2} and does not become part of an alkane.',
      },
      {
        text: 'Dodecane',
        slip: 'effect-left-out',
        teaching:
          'Dodecane would form if two hexanoate ions kept all their carbon atoms, but each of them loses \\ce{CO2}.',
      },
    ],
    explanation:
      'Each hexanoate ion gives up an electron and loses \\ce{CO2}. The pentyl radicals combine in pairs: \\ce{2CH3(CH2)4COO- -> C10H22 + 2CO2 + 2e-}, which gives decane.',
    reference: 'NCERT Chemistry, class 11, Hydrocarbons',
  },
  {
    id: 'physical-electrochemistry-871',
    topics: ['electrochemistry'],
    tests: ['electrolytic-cell', 'decarboxylation'],
    difficulty: 'intermediate',
    text: 'A concentrated aqueous solution of potassium acetate is electrolyzed between platinum electrodes (Kolbe electrolysis). What are the main gaseous products at each electrode?',
    answer: 'Anode: ethane and \\ce{CO2}; cathode: hydrogen',
    distractors: [
      {
        text: 'Anode: hydrogen; cathode: ethane and \\ce{CO2}',
        slip: 'exchanged-electrodes',
        teaching:
          'Acetate ions are negative and are oxidized at the anode, whereas water is reduced at the cathode.',
      },
      {
        text: 'Anode: methane and \\ce{CO2}; cathode: hydrogen',
        slip: 'other-process',
        teaching:
          'Methyl radicals at the anode combine in pairs; methane forms when an acetate is heated with soda lime.',
      },
      {
        text: 'Anode: hydrogen; cathode: methane and \\ce{CO2}',
        slip: 'oxidation-for-reduction',
        teaching:
          'Hydrogen forms by reduction of water, so at the cathode; the acetate ions are oxidized at the anode, to ethane and \\ce{CO2}.',
      },
    ],
    explanation:
      'Anode: \\ce{2CH3COO- -> C2H6 + 2CO2 + 2e-}. Cathode: \\ce{2H2O + 2e- -> H2 + 2OH-}, because potassium ions are not reduced in water. Ethane and \\ce{CO2} form at the anode and hydrogen at the cathode.',
    reference: 'NCERT Chemistry, class 11, Hydrocarbons',
  },
  {
    id: 'physical-electrochemistry-872',
    topics: ['electrochemistry'],
    tests: ['decarboxylation'],
    difficulty: 'intermediate',
    text: 'Why is the Kolbe electrolysis of a mixture of sodium acetate and sodium hexanoate a poor way to make hexane?',
    answer: 'Radicals of the same kind also combine with each other.',
    distractors: [
      {
        text: 'Radicals of different kinds do not combine at all.',
        slip: 'event-invented',
        teaching: 'Methyl and pentyl radicals do combine, so some hexane forms.',
      },
      {
        text: 'Radicals of different kinds form at different electrodes.',
        slip: 'exchanged-electrodes',
        teaching: 'Both anions are oxidized at the anode, so both radicals form there.',
      },
      {
        text: 'Radicals of both kinds keep their carboxyl carbon atom.',
        slip: 'carbon-lost-or-added',
        teaching:
          'Acetate and hexanoate ions both lose this carbon atom as \\ce{CO2} when they are oxidized.',
      },
    ],
    explanation:
      'Methyl and pentyl radicals form side by side at the anode and combine at random. Ethane and decane form along with hexane, because radicals of the same kind also combine with each other.',
    reference: 'NCERT Chemistry, class 11, Hydrocarbons',
  },
];
