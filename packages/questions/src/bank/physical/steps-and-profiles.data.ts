import type { WrittenQuestion } from '../written-question.ts';

export const stepsAndProfilesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-mechanisms-21',
    topics: ['mechanisms'],
    tests: ['elementary-reactions'],
    uses: ['rate-law'],
    difficulty: 'beginner',
    text: 'What are the molecularity and the rate law of the elementary step \\ce{O3 + Cl -> ClO + O2}?',
    answer: 'Bimolecular; rate = *k*[\\ce{O3}][\\ce{Cl}]',
    distractors: [
      {
        text: 'Bimolecular; rate = *k*[\\ce{O3}]',
        slip: 'ignored-reactant',
        teaching: 'In an elementary step every particle that collides appears in the rate law.',
      },
      {
        text: 'Unimolecular; rate = *k*[\\ce{O3}]',
        slip: 'molecularity-miscounted',
        teaching: 'Two particles meet in this step, an ozone molecule and a chlorine atom.',
      },
      {
        text: 'Unimolecular; rate = *k*[\\ce{O3}][\\ce{Cl}]',
        slip: 'molecularity-miscounted',
        teaching: 'The rate law fits, but a step in which two particles meet is bimolecular.',
      },
    ],
    explanation:
      'Two particles collide, so the step is bimolecular. For an elementary step the rate law follows from the equation: rate = *k*[\\ce{O3}][\\ce{Cl}].',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-22',
    topics: ['mechanisms'],
    tests: ['reaction-mechanisms', 'elementary-reactions'],
    uses: ['rate-law'],
    difficulty: 'intermediate',
    text: 'For \\ce{2NO + O2 -> 2NO2} the measured rate law is rate = *k*[\\ce{NO}]^{2}[\\ce{O2}]. What can be concluded about the mechanism?',
    answer: 'It may be a single step, but other mechanisms also fit.',
    distractors: [
      {
        text: 'It must be a single step, since the orders equal the coefficients.',
        slip: 'fit-for-proof',
        teaching:
          'A fast equilibrium \\ce{2NO <=> N2O2} followed by a slow step with \\ce{O2} gives the same rate law.',
      },
      {
        text: 'It cannot be a single step, since three molecules rarely collide.',
        slip: 'overgeneralised-rule',
        teaching: 'Such collisions are rare but not impossible, and the rate law alone cannot rule them out.',
      },
      {
        text: 'It has three steps, since the overall order is three.',
        slip: 'answered-another-quantity',
        teaching: 'The order tells how the rate depends on concentrations, not how many steps there are.',
      },
    ],
    explanation:
      'A rate law that matches the equation is needed for a single step but does not prove it. Another mechanism, such as a fast equilibrium that forms \\ce{N2O2}, gives the same rate law and so also fits.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-23',
    topics: ['mechanisms'],
    tests: ['elementary-reactions'],
    uses: ['reaction-mechanisms'],
    difficulty: 'intermediate',
    text: 'Why is \\ce{5Br- + BrO3- + 6H+ -> 3Br2 + 3H2O} certainly not an elementary reaction?',
    answer: 'Twelve particles do not meet in one collision.',
    distractors: [
      {
        text: 'Ions of like charge do not react in a collision.',
        slip: 'wrong-cause',
        teaching: 'They repel each other, but many elementary steps between like charges are known.',
      },
      {
        text: 'Redox reactions have at least two steps.',
        slip: 'overgeneralised-rule',
        teaching: 'The transfer of one electron between two ions can be a single step.',
      },
      {
        text: 'Reactions in water have at least two steps.',
        slip: 'overgeneralised-rule',
        teaching: 'Many elementary steps take place in water, such as \\ce{H3O+ + OH- -> 2H2O}.',
      },
    ],
    explanation:
      'An elementary step involves one, two, or rarely three particles. 5 + 1 + 6 = 12 particles do not meet in one collision, so the reaction must have several steps.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-24',
    topics: ['mechanisms', 'arrhenius'],
    tests: ['multistep-energy-profile'],
    uses: ['reaction-mechanisms'],
    difficulty: 'beginner',
    text: 'An energy profile has three maxima and two minima between the reactants and the products. How many steps and intermediates does the reaction have?',
    answer: 'Three steps and two intermediates',
    distractors: [
      {
        text: 'Two steps and three intermediates',
        slip: 'valley-for-peak',
        teaching: 'The maxima are transition states, one for each step; the intermediates lie in the minima.',
      },
      {
        text: 'Three steps and three intermediates',
        slip: 'valley-for-peak',
        teaching: 'Each step has a maximum; intermediates are found only in the two minima.',
      },
      {
        text: 'Two steps and two intermediates',
        slip: 'valley-for-peak',
        teaching: 'The number of steps equals the number of maxima, which is three.',
      },
    ],
    explanation:
      'Each maximum is the transition state of one step, each minimum between them an intermediate: three steps and two intermediates.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-25',
    topics: ['mechanisms', 'arrhenius'],
    tests: ['multistep-energy-profile'],
    uses: ['activation-energy'],
    difficulty: 'intermediate',
    text: 'The energies along a reaction path, in kJ/mol, are: reactants 0, first transition state 80, intermediate 30, second transition state 95, products −40. What is the activation energy of the step that turns the intermediate back into the reactants?',
    answer: '50 kJ/mol',
    distractors: [
      {
        text: '65 kJ/mol',
        slip: 'barrier-from-wrong-level',
        teaching: 'This is the barrier from the intermediate forward to the products.',
        expression: '95 - 30',
      },
      {
        text: '80 kJ/mol',
        slip: 'barrier-from-wrong-level',
        teaching: 'The barrier starts from the intermediate at 30 kJ/mol, not from the reactants.',
        expression: '80',
      },
      {
        text: '95 kJ/mol',
        slip: 'barrier-from-wrong-level',
        teaching: 'This is the height of the second transition state above the reactants.',
        expression: '95 - 0',
      },
    ],
    explanation:
      'The reverse path leads from the intermediate (30 kJ/mol) over the first transition state: 80 kJ/mol − 30 kJ/mol = 50 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
    computation: { kind: 'quantity', expression: '80 - 30', unit: 'kJ/mol' },
  },
  {
    id: 'physical-mechanisms-26',
    topics: ['mechanisms', 'arrhenius'],
    tests: ['multistep-energy-profile', 'catalysis'],

    difficulty: 'advanced',
    text: 'An uncatalyzed reaction has one energy maximum, 90 kJ/mol above the reactants. With a catalyst the profile has maxima at 55 and 60 kJ/mol and a minimum at 20 kJ/mol; the products lie at −30 kJ/mol in both cases. Which conclusion is correct?',
    answer: 'The catalyzed path has an intermediate, and Δ*E* is the same.',
    distractors: [
      {
        text: 'The catalyzed path has an intermediate, and Δ*E* is 30 kJ/mol less.',
        slip: 'catalyst-changes-enthalpy',
        teaching: 'Reactants and products lie where they were, so their difference stays −30 kJ/mol.',
      },
      {
        text: 'The catalyzed path takes longer, since it has two barriers to cross.',
        slip: 'overgeneralised-rule',
        teaching:
          'The rate depends on the height of the barriers, and the highest is now 60 instead of 90 kJ/mol.',
      },
      {
        text: 'The catalyzed path has a barrier of 115 kJ/mol, the sum of both.',
        slip: 'given-values-just-added',
        teaching:
          'Both maxima are measured from the reactants, so their heights are not added; the highest point lies at 60 kJ/mol.',
      },
    ],
    explanation:
      'The minimum at 20 kJ/mol is an intermediate. Reactants and products are unchanged, so Δ*E* = −30 kJ/mol is the same; the highest point is lower than before, so the reaction is faster.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
];
