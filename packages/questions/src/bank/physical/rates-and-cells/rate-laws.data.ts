import type { WrittenQuestion } from '../../written-question.ts';

export const rateLawsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-rate-laws-101',
    topics: ['rate-laws'],
    tests: ['zero-order-kinetics'],
    difficulty: 'beginner',
    text: 'Ethanol is removed from the blood at a nearly constant rate that does not depend on its concentration. What does a plot of concentration against time look like?',
    answer: 'A falling straight line',
    distractors: [
      {
        text: 'A falling exponential curve',
        slip: 'assumed-first-order',
        teaching: 'A concentration decays exponentially when the rate is proportional to it.',
      },
      {
        text: 'A rising straight line',
        slip: 'wrong-order',
        teaching:
          'This is the plot of 1/[A] against time for a second-order reaction; the concentration itself falls.',
      },
      {
        text: 'A rising exponential curve',
        slip: 'assumed-first-order',
        teaching:
          'The alcohol is removed, so its concentration falls, and an exponential curve requires a rate that depends on it.',
      },
    ],
    explanation:
      'A constant rate means d[A]/d*t* = −*k*: the concentration falls by equal amounts in equal times, a falling straight line.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-102',
    topics: ['rate-laws'],
    tests: ['zero-order-kinetics', 'half-life-of-a-reaction'],
    difficulty: 'intermediate',
    text: 'The starting concentration of a zero-order reaction is doubled. How does the half-life change?',
    answer: 'It doubles.',
    distractors: [
      {
        text: 'It stays the same.',
        slip: 'constant-half-life',
        teaching: 'Only first-order reactions have a half-life that is independent of the concentration.',
      },
      {
        text: 'It halves.',
        slip: 'wrong-order',
        teaching:
          'The half-life of a second-order reaction of one reactant halves when the starting concentration is doubled.',
      },
      {
        text: 'It grows fourfold.',
        slip: 'forgot-root',
        teaching: 'The half-life is [A]_{0}/(2*k*), directly proportional to the starting concentration.',
      },
    ],
    explanation:
      'At a constant rate *k* it takes twice as long to use up half of twice the amount: *t*_{½} = [A]_{0}/(2*k*), so it doubles.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-103',
    topics: ['rate-laws', 'surfaces'],
    tests: ['zero-order-kinetics'],
    uses: ['heterogeneous-catalysis'],
    difficulty: 'intermediate',
    text: 'Ammonia decomposes on hot tungsten with a rate that does not depend on its pressure over a wide range. What is the reason?',
    answer: 'The surface is fully covered with ammonia.',
    distractors: [
      {
        text: 'The surface is hardly covered with ammonia.',
        slip: 'reversed-trend',
        teaching: 'On a nearly empty surface the rate would grow in proportion to the pressure.',
      },
      {
        text: 'The reaction in the gas phase has no activation energy.',
        slip: 'wrong-cause',
        teaching:
          'Without tungsten, ammonia hardly decomposes at all; the activation energy affects the temperature dependence, not the order.',
      },
      {
        text: 'The products block all sites of the surface.',
        slip: 'forgot-empty-sites',
        teaching: 'In that case the reaction would stop instead of proceeding at a constant rate.',
      },
    ],
    explanation:
      'The reaction takes place among adsorbed molecules. When the surface is fully covered, a higher pressure does not make more of them react, and the order is zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-104',
    topics: ['rate-laws'],
    tests: ['zero-order-kinetics'],
    difficulty: 'advanced',
    text: 'A student studies the decomposition of A and finds concentrations of 0.80, 0.60, 0.40 and 0.20 mol/L after 0, 10, 20 and 30 min. What is the concentration of A after 50 min if the reaction continues with the same order?',
    answer: '0 mol/L; A was used up after 40 min.',
    distractors: [
      {
        text: '0.13 mol/L; 1/[A] rises evenly.',
        slip: 'wrong-order',
        teaching:
          '1/[A] rises from 1.25 to 1.67 L/mol in the first 10 min, but from 2.5 to 5.0 L/mol in the last; it is [A] itself that changes by equal steps.',
      },
      {
        text: '0.025 mol/L; A halves every 10 min.',
        slip: 'assumed-first-order',
        teaching: 'The concentrations fall by equal steps of 0.20 mol/L, not by equal factors.',
      },
      {
        text: '0.14 mol/L; A halves every 20 min.',
        slip: 'constant-half-life',
        teaching: 'It took 20 min from 0.80 to 0.40, but only 10 min from 0.40 to 0.20.',
      },
    ],
    explanation:
      'The concentration falls by 0.20 mol/L in 10 min, so it reaches zero after 40 min. At 50 min it is 0 mol/L, because the straight line applies only as long as A is left.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-105',
    topics: ['rate-laws'],
    tests: ['integrated-rate-laws'],
    difficulty: 'beginner',
    text: 'For the decomposition of A, the plot of ln [A] against time is a straight line. What are the order and the slope?',
    answer: 'First order; slope −*k*',
    distractors: [
      {
        text: 'Second order; slope +*k*',
        slip: 'wrong-order',
        teaching: 'Second order gives a straight line for 1/[A].',
      },
      {
        text: 'Zero order; slope −*k*',
        slip: 'wrong-order',
        teaching: 'Zero order gives a straight line for [A] itself.',
      },
      {
        text: 'First order; slope +*k*',
        slip: 'wrong-sign',
        teaching: '[A] falls, so its logarithm falls as well.',
      },
    ],
    explanation:
      'ln [A] = ln [A]_{0} − *kt*: a straight line in *t* with the slope −*k* shows a first-order reaction.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-106',
    topics: ['rate-laws'],
    tests: ['first-order-kinetics'],
    uses: ['integrated-rate-laws'],
    difficulty: 'intermediate',
    text: 'The absorbance of a dye falls from 0.800 at the start to 0.400 after 12 min and to 0.200 after 24 min. What will it be 60 min after the start if the products are colorless?',
    answer: '0.025',
    distractors: [
      {
        text: '0.050',
        slip: 'half-lives-miscounted',
        teaching: 'After four half-lives, 48 min, it is 0.050; 60 min is five half-lives.',
        expression: '0.800 * 0.5^(48/12)',
      },
      {
        text: '0.160',
        slip: 'inverted-ratio',
        teaching: 'The absorbance is 0.800 times one half to the power of five, not divided by five.',
        expression: '0.800 / 5',
      },
      {
        text: '0.100',
        slip: 'half-lives-miscounted',
        teaching: 'This is reached after three half-lives, 36 min.',
        expression: '0.800 * 0.5^(36/12)',
      },
    ],
    explanation:
      'The absorbance halves every 12 min, so the decay is first order. 60 min is five half-lives: 0.800 × (½)^{5} = 0.025.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: '0.800 * 0.5^(60/12)', unit: '' },
  },
  {
    id: 'physical-rate-laws-107',
    topics: ['rate-laws'],
    tests: ['integrated-rate-laws'],
    uses: ['second-order-kinetics'],
    difficulty: 'advanced',
    text: 'Data for the decomposition of A, followed only until 10% has reacted, give equally good straight lines for ln [A] and for 1/[A] against time. What should be done to distinguish first from second order?',
    answer: 'Follow the reaction to a much higher conversion',
    distractors: [
      {
        text: 'Follow the reaction to a much lower conversion',
        slip: 'reversed-trend',
        teaching: 'Over an even smaller range every curve looks straight.',
      },
      {
        text: 'Follow the reaction at a much higher temperature',
        slip: 'wrong-cause',
        teaching:
          'Another temperature changes the rate constant; over the same 10% both plots remain straight.',
      },
      {
        text: 'Follow the reaction at a much lower temperature',
        slip: 'wrong-cause',
        teaching:
          'The reaction would then simply take longer for the same 10%, where both plots are straight.',
      },
    ],
    explanation:
      'Over 10% of the reaction all integrated rate laws are nearly straight. Only at high conversion, over two or more half-lives, do they differ clearly.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-108',
    topics: ['rate-laws'],
    tests: ['half-life-of-a-reaction'],
    uses: ['integrated-rate-laws'],
    difficulty: 'intermediate',
    text: 'The times required for 50% and for 75% of A to react are compared. For which order is the second time exactly twice the first?',
    answer: 'First',
    distractors: [
      {
        text: 'Zero',
        slip: 'wrong-order',
        teaching: 'At a constant rate, 75% takes 1.5 times as long as 50%.',
      },
      {
        text: 'Second',
        slip: 'wrong-order',
        teaching:
          'For a second-order reaction the second half-life is twice the first, so 75% takes three times as long.',
      },
      {
        text: 'Third',
        slip: 'wrong-order',
        teaching:
          'For a third-order reaction the ratio is 5: 1/[A]² grows by 3 units in the first half-life and by 15 in all.',
      },
    ],
    explanation:
      '75% means two halvings. They take equal times only when the half-life is independent of the concentration, that is, for a first-order reaction; the total is then twice the first time.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-109',
    topics: ['rate-laws'],
    tests: ['second-order-kinetics', 'half-life-of-a-reaction'],
    difficulty: 'intermediate',
    text: 'A dimerizes by a second-order reaction with a half-life of 10 min at [A]_{0} = 0.20 mol/L. What is the half-life when the reaction starts with 0.050 mol/L, at the same temperature?',
    answer: '40 min',
    distractors: [
      {
        text: '10 min',
        slip: 'constant-half-life',
        teaching: 'A constant half-life is characteristic of a first-order reaction.',
        expression: '10',
      },
      {
        text: '2.5 min',
        slip: 'inverted-ratio',
        teaching:
          'The half-life is inversely proportional to the starting concentration: the less concentrated A is, the longer it takes to halve.',
        expression: '10 / 0.20 * 0.050',
      },
      {
        text: '20 min',
        slip: 'needless-root',
        teaching: 'The half-life is proportional to 1/[A]_{0} itself, not to its square root.',
        expression: '10 * sqrt(0.20 / 0.050)',
      },
    ],
    explanation:
      '*t*_{½} = 1/(*k*[A]_{0}): a quarter of the concentration means four times the half-life, 4 × 10 min = 40 min.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: '10 * 0.20 / 0.050', unit: 'min' },
  },
  {
    id: 'physical-rate-laws-110',
    topics: ['rate-laws'],
    tests: ['second-order-kinetics'],
    difficulty: 'beginner',
    text: 'A reaction follows rate = *k*[A]². Which plot is linear, and what is its slope?',
    answer: '1/[A] against *t*; slope +*k*',
    distractors: [
      {
        text: '1/[A] against *t*; slope −*k*',
        slip: 'wrong-sign',
        teaching: '[A] falls with time, so its reciprocal increases.',
      },
      {
        text: 'ln [A] against *t*; slope −*k*',
        slip: 'assumed-first-order',
        teaching: 'This plot is linear for a first-order reaction.',
      },
      {
        text: '[A]² against *t*; slope −*k*',
        slip: 'wrong-order',
        teaching: 'The square appears in the rate law; integrating it gives the reciprocal.',
      },
    ],
    explanation:
      'Integrating −d[A]/d*t* = *k*[A]² gives 1/[A] = 1/[A]_{0} + *kt*, so 1/[A] is linear in *t* with the slope +*k*.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-111',
    topics: ['rate-laws'],
    tests: ['pseudo-first-order-kinetics'],
    difficulty: 'beginner',
    text: 'Sucrose is hydrolyzed in dilute aqueous acid, where water is a reactant. Why is the reaction found to be first order in sucrose only?',
    answer: 'Water is in such excess that its concentration is constant.',
    distractors: [
      {
        text: 'Water is so scarce that its concentration can be neglected.',
        slip: 'reversed-trend',
        teaching:
          'Water is the solvent, about 55 mol/L, and what matters is that its concentration is constant.',
      },
      {
        text: 'Water is formed again, so that none of it is consumed.',
        slip: 'ignored-reactant',
        teaching:
          'Water is consumed in the reaction, but so little of it that its concentration hardly changes.',
      },
      {
        text: 'Water and acid react with sucrose in separate steps.',
        slip: 'wrong-cause',
        teaching: 'Separate steps would not make the rate first order in sucrose only.',
      },
    ],
    explanation:
      'The rate may depend on water as well, but its concentration, about 55 mol/L, stays constant and is included in the rate constant, so the first order is only apparent.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-112',
    topics: ['rate-laws'],
    tests: ['pseudo-first-order-kinetics'],
    difficulty: 'intermediate',
    text: 'The reaction of A with a large excess of B is observed as pseudo-first order. With 0.20 mol/L of B, *k*_{obs} is 0.010 s^{−1}; with 0.40 mol/L, it is 0.040 s^{−1}. What is the rate law?',
    answer: 'rate = *k*[A][B]²',
    distractors: [
      {
        text: 'rate = *k*[A][B]',
        slip: 'first-order-assumed',
        teaching: 'Doubling [B] raises *k*_{obs} fourfold, not twofold.',
      },
      {
        text: 'rate = *k*[A][B]^{4}',
        slip: 'factor-for-order',
        teaching: 'The factor four is 2², so the order is two, not four.',
      },
      {
        text: 'rate = *k*[A]²[B]',
        slip: 'exchanged-orders',
        teaching: 'Pseudo-first order means first order in A; it is [B] that is squared.',
      },
    ],
    explanation:
      '*k*_{obs} = *k*[B]^{n}. Doubling [B] raises *k*_{obs} by a factor of 4 = 2², so *n* = 2: rate = *k*[A][B]².',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-113',
    topics: ['rate-laws'],
    tests: ['pseudo-first-order-kinetics'],
    difficulty: 'advanced',
    text: 'For the hydrolysis of an ester, *k*_{obs} is plotted against [\\ce{OH-}] (kept in excess). The result is a straight line with a positive intercept. What do the slope and the intercept represent?',
    answer: 'Slope: reaction with \\ce{OH-}; intercept: reaction with water',
    distractors: [
      {
        text: 'Slope: reaction with water; intercept: reaction with \\ce{OH-}',
        slip: 'exchanged-slope-and-intercept',
        teaching:
          'The contribution that increases with [\\ce{OH-}] is that of \\ce{OH-}; the intercept is what remains without it.',
      },
      {
        text: 'Slope: order in \\ce{OH-}; intercept: reaction with \\ce{OH-}',
        slip: 'exchanged-slope-and-intercept',
        teaching:
          'That the line is straight shows that the order is one; its slope is the second-order rate constant.',
      },
      {
        text: 'Slope: reaction with water; intercept: order in \\ce{OH-}',
        slip: 'exchanged-slope-and-intercept',
        teaching:
          'The slope represents the reaction with \\ce{OH-}; the order follows from the straight line.',
      },
    ],
    explanation:
      '*k*_{obs} = *k*_{water} + *k*_{OH}[\\ce{OH-}]: the slope is the second-order rate constant of the reaction with \\ce{OH-}, and the intercept is the contribution of water without it.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-114',
    topics: ['rate-laws'],
    tests: ['pseudo-first-order-kinetics'],
    difficulty: 'intermediate',
    text: 'To study the reaction A + B (first order in each), a student starts with [A] = 0.10 mol/L and [B] = 0.12 mol/L and plots ln [A] against time to find *k*_{obs} = *k*[B]. What is wrong?',
    answer: '[B] falls too much during the run.',
    distractors: [
      {
        text: '[A] falls too much during the run.',
        slip: 'other-condition-constant',
        teaching: '[A] must fall, since its decrease is what is followed; [B] should stay constant.',
      },
      {
        text: '[B] rises too much during the run.',
        slip: 'reversed-trend',
        teaching: 'B is consumed together with A.',
      },
      {
        text: '[A] falls too little during the run.',
        slip: 'wrong-cause',
        teaching: '[A] falls to zero in the end because B is in excess.',
      },
    ],
    explanation:
      'When all the A has reacted, only 0.02 of the 0.12 mol/L of B is left. *k*[B] is therefore not constant; a large excess, at least tenfold, is needed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-115',
    topics: ['rate-laws'],
    tests: ['relaxation-methods'],
    difficulty: 'beginner',
    text: 'What is done in a temperature-jump experiment?',
    answer: 'An equilibrium is disturbed, and its return is followed.',
    distractors: [
      {
        text: 'Two solutions are mixed, and their reaction is followed.',
        slip: 'other-method',
        teaching: 'This is the stopped-flow method; in a temperature jump nothing is mixed.',
      },
      {
        text: 'A reaction is stopped by cooling, and the mixture is analyzed.',
        slip: 'other-method',
        teaching: 'Quenching is another method; here the temperature is raised.',
      },
      {
        text: 'Molecules are split by light, and the fragments are followed.',
        slip: 'other-method',
        teaching: 'This is flash photolysis; the jump only shifts an equilibrium.',
      },
    ],
    explanation:
      'The sudden warming leaves the mixture away from the new equilibrium. The exponential return to it, characterized by the relaxation time, gives the rate constants. So an equilibrium is disturbed, and its return is followed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-116',
    topics: ['rate-laws'],
    tests: ['relaxation-methods'],
    difficulty: 'intermediate',
    text: 'For \\ce{A <=> B}, first order in both directions, a temperature jump gives the relaxation time *τ* = 2.0 ms. At the final temperature *K* = 4.0. What is the rate constant of the forward reaction?',
    answer: '400 s^{−1}',
    distractors: [
      {
        text: '500 s^{−1}',
        slip: 'one-step-short',
        teaching: 'This is 1/*τ*, the sum of the two rate constants.',
        expression: '1 / 2.0e-3',
      },
      {
        text: '100 s^{−1}',
        slip: 'exchanged-components',
        teaching: 'This is the rate constant of the reverse reaction.',
        expression: '1 / 2.0e-3 / 5.0',
      },
      {
        text: '125 s^{−1}',
        slip: 'reciprocal-of-difference',
        teaching:
          '1/*τ* is the sum of the constants, and *K* is their ratio; dividing one by the other gives neither.',
        expression: '1 / 2.0e-3 / 4.0',
      },
    ],
    explanation:
      '1/*τ* = *k*_{1} + *k*_{−1} = 500 s^{−1} and *k*_{1}/*k*_{−1} = 4.0, so *k*_{−1} = 100 s^{−1} and *k*_{1} = 400 s^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
    computation: { kind: 'quantity', expression: '1 / 2.0e-3 * 4.0 / 5.0', unit: 's^{−1}' },
  },
  {
    id: 'physical-rate-laws-117',
    topics: ['rate-laws'],
    tests: ['relaxation-methods'],
    difficulty: 'intermediate',
    text: 'Why is the return to equilibrium after a small temperature jump exponential even if the forward reaction is second order?',
    answer: 'For a small deviation the rate is linear in it.',
    distractors: [
      {
        text: 'For a small deviation the reverse reaction is absent.',
        slip: 'forgot-back-reaction',
        teaching: 'The forward and reverse reactions both take part in the return to equilibrium.',
      },
      {
        text: 'For a small deviation the forward step is first order.',
        slip: 'assumed-first-order',
        teaching:
          'The order of the step does not change; it is only for a small deviation that the rate depends on it almost linearly.',
      },
      {
        text: 'For a small deviation the temperature keeps rising.',
        slip: 'wrong-cause',
        teaching: 'The jump is over before the return begins; the temperature is constant after that.',
      },
    ],
    explanation:
      'The term in the rate that contains the square of the deviation is negligible if the deviation is small. A rate that is linear in the deviation gives an exponential return.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-118',
    topics: ['rate-laws'],
    tests: ['relaxation-methods'],
    difficulty: 'advanced',
    text: 'The neutralization \\ce{H3O+ + OH- -> 2H2O} has *k* = 1.4 × 10^{11} L/(mol s). Why can it be measured with a temperature jump in pure water but not by mixing solutions?',
    answer: 'Mixing takes far longer than the reaction itself.',
    distractors: [
      {
        text: 'Mixing warms the solution so much that it boils.',
        slip: 'wrong-cause',
        teaching: 'Mixing dilute solutions warms them by a few kelvins at most.',
      },
      {
        text: 'Mixing gives an equilibrium that lies on the other side.',
        slip: 'faster-for-farther',
        teaching: 'The equilibrium is the same in both cases; what matters is the time.',
      },
      {
        text: 'Mixing supplies so few ions that no reaction takes place.',
        slip: 'reversed-trend',
        teaching:
          'Mixed solutions contain more ions than pure water, and the ions react faster than the solutions mix.',
      },
    ],
    explanation:
      'Mixing takes about a millisecond, but at 0.01 mol/L the reaction is over within nanoseconds. In a temperature jump the reactants are already mixed, so the method is limited only by the time required for heating.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-119',
    topics: ['rate-laws'],
    tests: ['consecutive-and-parallel-reactions'],
    difficulty: 'beginner',
    text: 'A reacts in two parallel first-order reactions to B (*k*_{B} = 0.30 s^{−1}) and C (*k*_{C} = 0.10 s^{−1}), both irreversible. What ratio [B]/[C] is observed?',
    answer: '3 : 1 at all times',
    distractors: [
      {
        text: '3 : 1 only at the end',
        slip: 'unchanged-taken-as-changed',
        teaching: 'B and C form in the ratio of the rate constants from the beginning.',
      },
      {
        text: '1 : 3 at all times',
        slip: 'inverted-ratio',
        teaching: 'The faster reaction gives more product.',
      },
      {
        text: '1 : 1 at the end',
        slip: 'faster-for-farther',
        teaching: 'Neither reaction is reversible, so the products once formed do not change.',
      },
    ],
    explanation:
      'At each moment B and C form at rates *k*_{B}[A] and *k*_{C}[A]. The ratio 0.30/0.10 does not depend on [A]: 3 : 1 at all times.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-120',
    topics: ['rate-laws'],
    tests: ['consecutive-and-parallel-reactions'],
    difficulty: 'intermediate',
    text: 'In \\ce{A -> B -> C} (both first order) the second step is a hundred times faster than the first. How does [B] behave?',
    answer: 'It stays very small throughout.',
    distractors: [
      {
        text: 'It rises to nearly [A]_{0} and then falls.',
        slip: 'reversed-trend',
        teaching: 'B would accumulate if the second step were the slow one.',
      },
      {
        text: 'It rises steadily to the end.',
        slip: 'role-of-a-species',
        teaching: 'C rises steadily; B is consumed.',
      },
      {
        text: 'It falls from the start like [A].',
        slip: 'ignored-change',
        teaching: 'At the start there is no B, so its concentration must rise at first.',
      },
    ],
    explanation:
      'B is consumed a hundred times faster than A reacts. It stays at about a hundredth of [A], very small throughout, and C forms as fast as A is consumed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-121',
    topics: ['rate-laws'],
    tests: ['consecutive-and-parallel-reactions'],
    difficulty: 'advanced',
    text: 'Two products form from A in parallel, reversible reactions; P forms faster than Q, but Q is more stable. What is the result after a short and after a long reaction time?',
    answer: 'Short: mostly P; long: mostly Q',
    distractors: [
      {
        text: 'Short: mostly Q; long: mostly P',
        slip: 'exchanged-components',
        teaching: 'P forms faster, so it predominates at first; in the end stability determines the product.',
      },
      {
        text: 'Short: mostly P; long: mostly P',
        slip: 'ignored-paths',
        teaching: 'The formation of P is reversible, so in time P is converted back to A and then to Q.',
      },
      {
        text: 'Short: mostly Q; long: mostly Q',
        slip: 'ignored-rate-constants',
        teaching: 'P forms faster, so it predominates at first.',
      },
    ],
    explanation:
      'At first the rates determine the outcome, and mostly P is found (kinetic control). Because both reactions are reversible, the mixture moves to equilibrium, where stability determines the outcome, which is mostly Q.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-rate-laws-122',
    topics: ['rate-laws'],
    tests: ['half-life-of-a-reaction'],
    uses: ['integrated-rate-laws'],
    difficulty: 'intermediate',
    text: 'In the decomposition of A, the concentration halves in 8 min, halves again in another 16 min, and halves once more in another 32 min. What is the order, and what fraction of A is left after 24 min?',
    answer: 'Second; one quarter',
    distractors: [
      {
        text: 'Second; one third',
        slip: 'linear-decay',
        teaching:
          'Here [A]_{0}/[A] was taken as 24/8 = 3 instead of 1 + 24/8 = 4; two halvings leave one quarter.',
      },
      {
        text: 'First; one eighth',
        slip: 'assumed-first-order',
        teaching:
          'Equal half-lives of 8 min would leave one eighth after 24 min, but the half-lives become longer.',
      },
      {
        text: 'First; one quarter',
        slip: 'assumed-first-order',
        teaching:
          'In a first-order reaction all half-lives are equal; here each is twice as long as the one before.',
      },
    ],
    explanation:
      'The half-life doubles each time the concentration halves, in keeping with *t*_{½} = 1/(*k*[A]), so the reaction is second order. After 8 + 16 = 24 min two halvings leave one quarter.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
];
