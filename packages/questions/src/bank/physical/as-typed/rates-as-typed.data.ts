import type { WrittenQuestion } from '../../written-question.ts';

export const ratesAsTypedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-mechanisms-400',
    topics: ['mechanisms'],
    tests: ['reaction-mechanisms'],
    difficulty: 'beginner',
    text: 'How is an intermediate recognized in a mechanism written as a sequence of steps?',
    answer: 'It is formed in one step and used up in a later one.',
    distractors: [
      {
        text: 'It is used up in one step and formed again in a later one.',
        slip: 'role-of-a-species',
        teaching: 'This describes a catalyst: it is present at the start and is regenerated.',
      },
      {
        text: 'It appears on the right side of the overall equation.',
        slip: 'reactant-for-product',
        teaching: 'A species that appears there is a product.',
      },
      {
        text: 'It is the arrangement of atoms at the energy maximum.',
        slip: 'valley-for-peak',
        teaching: 'This is a transition state, which is not a species that appears in a step.',
      },
    ],
    explanation:
      'An intermediate is made first and consumed later, so that it cancels from the overall equation. For a catalyst the order is reversed.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-401',
    topics: ['mechanisms'],
    tests: ['reaction-mechanisms', 'catalysis'],
    difficulty: 'intermediate',
    text: 'In \\ce{H2O2 + I- -> H2O + IO-} followed by \\ce{H2O2 + IO- -> H2O + O2 + I-}, what are \\ce{I-} and \\ce{IO-}?',
    answer: '\\ce{I-} is a catalyst and \\ce{IO-} is an intermediate.',
    distractors: [
      {
        text: '\\ce{I-} is an intermediate and \\ce{IO-} is a catalyst.',
        slip: 'role-of-a-species',
        teaching:
          '\\ce{I-} is present at the start and is regenerated; \\ce{IO-} is formed and then used up.',
      },
      {
        text: 'Both are catalysts.',
        slip: 'role-of-a-species',
        teaching: '\\ce{IO-} is not present at the start; it forms in the first step.',
      },
      {
        text: 'Both are intermediates.',
        slip: 'role-of-a-species',
        teaching: '\\ce{I-} must be added and is regenerated, as is typical of a catalyst.',
      },
    ],
    explanation:
      '\\ce{I-} enters the first step and is regenerated in the second, so it is a catalyst. \\ce{IO-} forms in the first and disappears in the second, so it is an intermediate. The overall reaction is \\ce{2H2O2 -> 2H2O + O2}.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'physical-mechanisms-402',
    topics: ['mechanisms'],
    tests: ['reaction-mechanisms', 'catalysis'],
    difficulty: 'intermediate',
    text: 'A mechanism has the following steps: \\ce{Cl2 <=> 2Cl}; \\ce{Cl + N2O -> N2 + ClO} (twice); \\ce{2ClO -> Cl2 + O2}. Chlorine gas is added, and all of it is present at the end. Which species is the catalyst?',
    answer: 'Chlorine molecules',
    distractors: [
      {
        text: 'Chlorine monoxide',
        slip: 'role-of-a-species',
        teaching: '\\ce{ClO} is made in one step and used up in the next, so it is an intermediate.',
      },
      {
        text: 'Chlorine atoms',
        slip: 'role-of-a-species',
        teaching: '\\ce{Cl} atoms form from \\ce{Cl2} and are used up, so they are intermediates.',
      },
      {
        text: 'Dinitrogen monoxide',
        slip: 'role-of-a-species',
        teaching: '\\ce{N2O} is used up and not formed again, so it is a reactant.',
      },
    ],
    explanation:
      '\\ce{Cl2} is used in the first step and formed again in the last, so it is the catalyst. \\ce{Cl} and \\ce{ClO} are intermediates; overall \\ce{2N2O -> 2N2 + O2}.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-403',
    topics: ['mechanisms'],
    tests: ['reaction-mechanisms', 'catalysis'],
    difficulty: 'advanced',
    text: 'For \\ce{2SO2 + O2 -> 2SO3} with \\ce{NO} present the steps are \\ce{2NO + O2 -> 2NO2} and then \\ce{NO2 + SO2 -> NO + SO3} (twice). A student says: “\\ce{NO} is an intermediate, because it is not in the overall equation.” What is the best reply?',
    answer: '\\ce{NO} is consumed first and returned later, so it is a catalyst.',
    distractors: [
      {
        text: '\\ce{NO} is indeed an intermediate, since it cancels.',
        slip: 'holds-for-both',
        teaching: 'Catalysts cancel too; the order of use and formation is decisive.',
      },
      {
        text: '\\ce{NO} is a reactant, since it appears in the first step.',
        slip: 'role-of-a-species',
        teaching: 'A reactant is used up overall, but all \\ce{NO} comes back.',
      },
      {
        text: '\\ce{NO} is a product, since it is formed in the last step.',
        slip: 'role-of-a-species',
        teaching: 'The \\ce{NO} that is formed was used up before; overall none forms.',
      },
    ],
    explanation:
      'Both catalysts and intermediates cancel from the overall equation. What is used first and formed later is a catalyst (\\ce{NO}); what is formed first and used later is an intermediate (\\ce{NO2}).',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'physical-rate-laws-400',
    topics: ['rate-laws'],
    tests: ['half-life-of-a-reaction', 'first-order-kinetics'],
    difficulty: 'beginner',
    text: 'A first-order reaction has a rate constant of 0.0231 s^{−1}. What is its half-life?',
    answer: '30.0 s',
    distractors: [
      {
        text: '43.3 s',
        slip: 'forgot-ln-two',
        teaching: '1/*k* is the time constant; the half-life is ln 2 times as long.',
        expression: '1 / 0.0231',
      },
      {
        text: '21.6 s',
        slip: 'linear-decay',
        teaching: 'Here 0.5/*k* was used; the decay is exponential, so ln 2 must be used.',
        expression: '0.5 / 0.0231',
      },
      {
        text: '0.0160 s',
        slip: 'multiplied-for-divided',
        teaching: 'ln 2 must be divided by *k*, not multiplied.',
        expression: 'ln(2) * 0.0231',
      },
    ],
    explanation: '*t*_{1/2} = ln 2/*k* = 0.693/0.0231 s^{−1} = 30.0 s.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: 'ln(2)/0.0231', unit: 's' },
  },
  {
    id: 'physical-rate-laws-401',
    topics: ['rate-laws'],
    tests: ['half-life-of-a-reaction', 'first-order-kinetics'],
    difficulty: 'beginner',
    text: 'A first-order reaction is repeated with twice the initial concentration. What happens to its half-life?',
    answer: 'It stays the same.',
    distractors: [
      {
        text: 'It doubles.',
        slip: 'wrong-order',
        teaching: 'A half-life that grows with the concentration is characteristic of a zero-order reaction.',
      },
      {
        text: 'It is halved.',
        slip: 'wrong-order',
        teaching:
          'A half-life inversely proportional to the concentration is characteristic of a second-order reaction.',
      },
      {
        text: 'It falls to a quarter.',
        slip: 'squared-for-root',
        teaching: 'No order between 0 and 2 does this; for first order nothing changes.',
      },
    ],
    explanation: 'For first order *t*_{1/2} = ln 2/*k* contains no concentration: the half-life is constant.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-402',
    topics: ['rate-laws'],
    tests: ['first-order-kinetics'],
    uses: ['half-life-of-a-reaction'],
    difficulty: 'intermediate',
    text: 'Dinitrogen pentoxide decomposes in a first-order reaction. Its concentration falls from 0.0800 to 0.0200 mol/L in 48.0 min. What is the rate constant?',
    answer: '0.0289 min^{−1}',
    distractors: [
      {
        text: '0.0144 min^{−1}',
        slip: 'one-step-short',
        teaching: 'The fall to a quarter takes two half-lives, so one half-life is 24.0 min, not 48.0 min.',
        expression: 'ln(2) / 48.0',
      },
      {
        text: '0.0417 min^{−1}',
        slip: 'forgot-ln-two',
        teaching: 'Here 1/*t*_{1/2} was used; *k* = ln 2/*t*_{1/2}.',
        expression: '1 / (48.0 / 2)',
      },
      {
        text: '0.00125 min^{−1}',
        slip: 'linear-decay',
        teaching: 'Here the fall in concentration was divided by the time, as for zero order.',
        expression: '(0.0800 - 0.0200) / 48.0',
      },
    ],
    explanation:
      'A fall to a quarter is two half-lives: *t*_{1/2} = 24.0 min. *k* = ln 2/24.0 min = 0.0289 min^{−1}.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: 'ln(4)/48', unit: 'min^{−1}' },
  },
  {
    id: 'physical-rate-laws-403',
    topics: ['rate-laws'],
    tests: ['second-order-kinetics', 'integrated-rate-laws'],
    difficulty: 'beginner',
    text: 'Which plot against time is a straight line for a second-order reaction of A alone?',
    answer: '1/[A]',
    distractors: [
      { text: '[A]', slip: 'wrong-order', teaching: '[A] against time is straight for zero order.' },
      { text: 'ln [A]', slip: 'wrong-order', teaching: 'ln [A] against time is straight for first order.' },
      { text: '[A]²', slip: 'squared-for-root', teaching: 'No simple order gives a straight line here.' },
    ],
    explanation: 'The integrated law is 1/[A] = 1/[A]_{0} + *kt*: a straight line with slope *k*.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-404',
    topics: ['rate-laws'],
    tests: ['zero-order-kinetics'],
    uses: ['first-order-kinetics'],
    difficulty: 'intermediate',
    text: 'A graph of the rate of a reaction against [A] is a horizontal straight line above zero. What is the order of the reaction in A?',
    answer: 'Zero order',
    distractors: [
      {
        text: 'First order',
        slip: 'axes-mixed-up',
        teaching: 'First order gives a sloping straight line through the origin in this graph.',
      },
      {
        text: 'Second order',
        slip: 'axes-mixed-up',
        teaching: 'Second order gives an upward curve through the origin here.',
      },
      {
        text: 'Half order',
        slip: 'wrong-order',
        teaching: 'Half order gives a curve in this graph that rises from the origin and becomes less steep.',
      },
    ],
    explanation: 'The rate does not depend on [A], so [A]^{0} = 1 appears in the rate law: zero order.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-405',
    topics: ['rate-laws'],
    tests: ['first-order-kinetics', 'half-life-of-a-reaction'],
    difficulty: 'intermediate',
    text: 'On a concentration–time curve, [A] falls from 0.80 to 0.40 mol/L in 50 s, to 0.20 mol/L after 100 s and to 0.10 mol/L after 150 s. What is the order in A?',
    answer: 'First order: the half-life is constant.',
    distractors: [
      {
        text: 'Zero order: the intervals are equal.',
        slip: 'constant-half-life',
        teaching: 'For zero order, equal intervals give equal losses; here they give 0.40, 0.20 and 0.10.',
      },
      {
        text: 'Second order: the curve flattens.',
        slip: 'overgeneralised-rule',
        teaching:
          'A first-order curve flattens too; for second order each half-life is twice the one before.',
      },
      {
        text: 'Second order: the loss halves each time.',
        slip: 'wrong-order',
        teaching: 'A loss that halves in equal times is exactly what first order means.',
      },
    ],
    explanation: 'Each halving takes 50 s. A constant half-life shows first order.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-rate-laws-406',
    topics: ['rate-laws'],
    tests: ['second-order-kinetics', 'half-life-of-a-reaction'],
    difficulty: 'advanced',
    text: 'On a concentration–time curve of A, successive half-lives are 20 s, 40 s and 80 s. Which plot against time should give a straight line?',
    answer: '1/[A], with a positive slope',
    distractors: [
      {
        text: 'ln [A], with a negative slope',
        slip: 'wrong-order',
        teaching: 'This holds for first order, whose half-lives would all be equal.',
      },
      {
        text: '[A], with a negative slope',
        slip: 'wrong-order',
        teaching: 'This holds for zero order, whose half-lives become shorter.',
      },
      { text: '1/[A], with a negative slope', slip: 'wrong-sign', teaching: '1/[A] grows as A is used up.' },
    ],
    explanation:
      'Half-lives that double indicate second order, since *t*_{1/2} = 1/(*k*[A]_{0}) and [A]_{0} is halved each time. Then 1/[A] rises in a straight line.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'physical-arrhenius-400',
    topics: ['arrhenius'],
    tests: ['arrhenius-equation'],
    difficulty: 'intermediate',
    text: 'In a plot of ln *k* against 1/*T* the points lie on a line through (0.00300 K^{−1}, −4.0) and (0.00350 K^{−1}, −9.0). What is the activation energy? (*R* = 8.314 J/(mol·K))',
    answer: '83.1 kJ/mol',
    distractors: [
      {
        text: '10.0 kJ/mol',
        slip: 'forgot-factor',
        teaching: 'The slope is −10 000 K; it must still be multiplied by *R*.',
        expression: '(9.0 - 4.0) / (0.0035 - 0.003) / 1000',
      },
      {
        text: '1.20 kJ/mol',
        slip: 'divided-for-multiplied',
        teaching: 'The slope was divided by *R*; *E*_{a} = −slope × *R*.',
        expression: '(9.0 - 4.0) / (0.0035 - 0.003) / 8.314 / 1000',
      },
      {
        text: '191 kJ/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The factor 2.303 applies to plots of log_{10} *k*, not of ln *k*.',
        expression: '(9.0 - 4.0) / (0.00350 - 0.00300) * 8.314 / 1000 * 2.303',
      },
    ],
    explanation:
      'Slope = (−9.0 + 4.0)/(0.00350 − 0.00300) K^{−1} = −1.00 × 10^{4} K. *E*_{a} = −slope × *R* = 83.1 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
    computation: { kind: 'quantity', expression: '(9.0-4.0)/(0.0035-0.003)*8.314/1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-arrhenius-401',
    topics: ['arrhenius'],
    tests: ['arrhenius-equation'],
    difficulty: 'beginner',
    text: 'What are the slope and the intercept of an Arrhenius plot of ln *k* against 1/*T*?',
    answer: 'Slope −*E*_{a}/*R*, intercept ln *A*',
    distractors: [
      {
        text: 'Slope −*E*_{a}, intercept *A*',
        slip: 'one-step-short',
        teaching:
          'ln *k* = ln *A* − *E*_{a}/(*RT*): *R* stays in the slope and the logarithm in the intercept.',
      },
      {
        text: 'Slope ln *A*, intercept −*E*_{a}/*R*',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'The coefficient of 1/*T* is the slope, and the constant term is the intercept.',
      },
      {
        text: 'Slope *E*_{a}/*R*, intercept ln *A*',
        slip: 'wrong-sign',
        teaching: 'The line falls, so the slope is negative.',
      },
    ],
    explanation:
      'ln *k* = ln *A* − (*E*_{a}/*R*)(1/*T*) has the form *y* = *b* + *mx*, so the slope is −*E*_{a}/*R* and the intercept is ln *A*.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'physical-arrhenius-402',
    topics: ['arrhenius'],
    tests: ['arrhenius-equation'],
    difficulty: 'advanced',
    text: 'Two reactions P and Q have Arrhenius plots (ln *k* against 1/*T*) that cross at 400 K; the line of P is steeper. Which statement is correct?',
    answer: 'P has the larger *k* above 400 K.',
    distractors: [
      {
        text: 'P has the larger *k* below 400 K.',
        slip: 'axes-mixed-up',
        teaching:
          'High temperatures lie on the left of the plot; to the right the steep line falls below the other.',
      },
      {
        text: 'P has the lower activation energy below 400 K.',
        slip: 'reversed-trend',
        teaching: 'The steeper line has the higher activation energy, at every temperature.',
      },
      {
        text: 'Both have the same pre-exponential factor.',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'They cross at 400 K, so they meet the axis 1/*T* = 0 at different points.',
      },
    ],
    explanation:
      'The steeper line has the larger *E*_{a}: *k* of P changes more with temperature. Left of the crossing (1/*T* smaller, *T* above 400 K) the steeper line is the higher one.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'physical-mechanisms-404',
    topics: ['mechanisms'],
    tests: ['rate-determining-step'],
    difficulty: 'beginner',
    text: 'The rate law of a reaction is rate = *k*[A][B]^{2}. Which particles take part up to and including the rate-determining step?',
    answer: 'One A and two B',
    distractors: [
      {
        text: 'One A and one B',
        slip: 'order-as-factor',
        teaching: 'The order 2 in B means that two B particles take part up to and including that step.',
      },
      {
        text: 'Two A and one B',
        slip: 'exchanged-orders',
        teaching: 'The order 2 belongs to B and the order 1 to A.',
      },
      {
        text: 'Two A and two B',
        slip: 'needless-doubling',
        teaching: 'The exponent 2 applies to [B] only; the order in A is 1.',
      },
    ],
    explanation:
      'The orders show how many particles of each kind take part up to and including the slow step: one A and two B.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-405',
    topics: ['mechanisms'],
    tests: ['pre-equilibrium'],
    uses: ['rate-determining-step'],
    difficulty: 'intermediate',
    text: '\\ce{2H2 + 2NO -> N2 + 2H2O} has the rate law rate = *k*[\\ce{H2}][\\ce{NO}]^{2}. Which first steps of a mechanism agree with this rate law?',
    answer: '\\ce{2NO <=> N2O2} (fast); \\ce{N2O2 + H2 -> N2O + H2O} (slow)',
    distractors: [
      {
        text: '\\ce{2NO -> N2O2} (slow); \\ce{N2O2 + H2 -> N2O + H2O} (fast)',
        slip: 'wrong-branch',
        teaching: 'If so, hydrogen would enter after the slow step and would not appear in the rate law.',
      },
      {
        text: '\\ce{H2 <=> 2H} (fast); \\ce{H + NO -> HNO} (slow)',
        slip: 'wrong-branch',
        teaching: 'This gives the square root of [\\ce{H2}] and [\\ce{NO}] to the first power only.',
      },
      {
        text: '\\ce{2NO <=> N2O2} (fast); \\ce{N2O2 + 2H2 -> N2 + 2H2O} (slow)',
        slip: 'orders-from-equation',
        teaching:
          'This would be second order in \\ce{H2}, while the rate law has [\\ce{H2}] to the first power.',
      },
    ],
    explanation:
      'Two \\ce{NO} enter in the fast equilibrium and one \\ce{H2} in the slow step, so rate = *k*[\\ce{H2}][\\ce{NO}]^{2}.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-406',
    topics: ['mechanisms'],
    tests: ['rate-determining-step'],
    difficulty: 'intermediate',
    text: 'For \\ce{NO2 + CO -> NO + CO2} the order in \\ce{CO} is zero at low temperature. What does this say about carbon monoxide?',
    answer: 'It reacts after the rate-determining step.',
    distractors: [
      {
        text: 'It reacts before the rate-determining step.',
        slip: 'ignored-reactant',
        teaching: 'What enters before the slow step appears in the rate law as well.',
      },
      {
        text: 'It does not take part in the reaction.',
        slip: 'small-for-zero',
        teaching: 'It does react, giving \\ce{CO2}, but in a fast step after the slow one.',
      },
      {
        text: 'It reacts in the rate-determining step.',
        slip: 'orders-from-equation',
        teaching: 'If so, the rate would depend on [\\ce{CO}].',
      },
    ],
    explanation:
      'Zero order means that the concentration does not affect the rate: \\ce{CO} enters only in a fast step after the slow one.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-407',
    topics: ['mechanisms'],
    tests: ['autocatalysis'],
    difficulty: 'beginner',
    text: 'Permanganate ions react with oxalic acid slowly at first, then faster, though the concentrations fall. What is the reason?',
    answer: 'The \\ce{Mn^2+} formed acts as a catalyst.',
    distractors: [
      {
        text: 'The \\ce{CO2} formed stirs the solution.',
        slip: 'wrong-cause',
        teaching: 'Stirring by gas does not speed up a reaction in a well-mixed solution.',
      },
      {
        text: 'The \\ce{CO2} formed acts as a catalyst.',
        slip: 'other-substance',
        teaching: '\\ce{CO2} escapes and takes no part in the steps; it is the metal ion that does.',
      },
      {
        text: 'The acid formed acts as a catalyst.',
        slip: 'reactant-for-product',
        teaching: 'Acid is consumed, not formed, in this reaction.',
      },
    ],
    explanation:
      '\\ce{Mn^2+}, a product, catalyzes the reaction, which is called autocatalysis. Little of it is present at the start, so the reaction begins slowly.',
    reference: 'LibreTexts, Chemistry: The Central Science, chapter 14.7',
  },
  {
    id: 'physical-mechanisms-408',
    topics: ['mechanisms'],
    tests: ['autocatalysis'],
    difficulty: 'intermediate',
    text: 'Which graph of [\\ce{MnO4-}] against time is expected for the autocatalytic reaction of permanganate with oxalate ions?',
    answer: 'Flat at first, then steep, then flat',
    distractors: [
      {
        text: 'Steep at first, then flat, then steep',
        slip: 'reversed-trend',
        teaching: 'At first there is hardly any \\ce{Mn^2+}, so the reaction starts slowly.',
      },
      {
        text: 'Steep at first, then less steep, then flat',
        slip: 'overgeneralised-rule',
        teaching: 'This is the usual curve; an autocatalyst must first be formed.',
      },
      {
        text: 'Flat at first, then less flat, then steep',
        slip: 'ignored-reactant',
        teaching: 'In the end the reactants run out, and the reaction becomes slow again.',
      },
    ],
    explanation:
      'At the start there is little \\ce{Mn^2+}, so the reaction is slow. As it builds up, the rate rises; in the end the reactants run out, and the reaction is slow again.',
    reference: 'LibreTexts, Chemistry: The Central Science, chapter 14.7',
  },
  {
    id: 'physical-mechanisms-409',
    topics: ['mechanisms'],
    tests: ['catalysis'],
    difficulty: 'intermediate',
    text: 'Why is the uncatalyzed reaction between \\ce{MnO4-} and \\ce{C2O4^2-} slow at room temperature?',
    answer: 'Two negative ions repel each other.',
    distractors: [
      {
        text: 'Its enthalpy change is positive.',
        slip: 'rate-for-enthalpy',
        teaching: 'The reaction is favorable; its rate depends on the activation energy.',
      },
      {
        text: 'Manganese has too few oxidation states.',
        slip: 'wrong-cause',
        teaching: 'Its many oxidation states are what make catalysis possible.',
      },
      {
        text: 'Its cell potential is negative.',
        slip: 'faster-for-farther',
        teaching: 'The cell potential is strongly positive; this says nothing about the rate.',
      },
    ],
    explanation:
      'Both reactants are anions. Their repulsion gives a high activation energy; \\ce{Mn^2+}, a cation, offers another path.',
    reference: 'LibreTexts, Chemistry: The Central Science, chapter 14.7',
  },
  {
    id: 'physical-mechanisms-410',
    topics: ['mechanisms'],
    tests: ['autocatalysis'],
    difficulty: 'intermediate',
    text: 'What happens to the initial rate of the reaction of \\ce{MnO4-} with oxalate ions if some \\ce{MnSO4} is added at the start?',
    answer: 'It rises, and the slow start disappears.',
    distractors: [
      {
        text: 'It falls, since a product is added.',
        slip: 'shift-overcompensates',
        teaching: 'The reaction runs to completion; the product acts as a catalyst here.',
      },
      {
        text: 'It stays the same, since sulfate is a spectator.',
        slip: 'ignored-reactant',
        teaching: 'Sulfate is indeed a spectator, but the \\ce{Mn^2+} added with it is a catalyst.',
      },
      {
        text: 'It stays the same; the slow start becomes longer.',
        slip: 'reversed-trend',
        teaching: 'The slow start is the time needed to form \\ce{Mn^2+}; now it is there at once.',
      },
    ],
    explanation:
      '\\ce{Mn^2+} is the catalyst. With some of it present from the start, the catalyzed path is open at once.',
    reference: 'LibreTexts, Chemistry: The Central Science, chapter 14.7',
  },
  {
    id: 'physical-mechanisms-411',
    topics: ['mechanisms'],
    tests: ['autocatalysis'],
    difficulty: 'advanced',
    text: 'For an autocatalytic step \\ce{A + P -> 2P} with rate = *k*[A][P], in which [A] + [P] is constant, when is the rate largest?',
    answer: 'When [A] equals [P]',
    distractors: [
      {
        text: 'At the start, when [A] is largest',
        slip: 'assumed-first-order',
        teaching: 'At the start [P] is tiny, and so is the product [A][P].',
      },
      {
        text: 'At the end, when [P] is largest',
        slip: 'ignored-reactant',
        teaching: 'At the end [A] goes to zero, and the rate with it.',
      },
      {
        text: 'When [P] is twice [A]',
        slip: 'factor-for-order',
        teaching: 'Each P formed costs one A; the product [A][P] is largest when the two are equal.',
      },
    ],
    explanation:
      'With a constant sum, the product [A][P] is largest when both are equal, at half conversion: the inflection of the S-shaped curve.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-412',
    topics: ['mechanisms'],
    tests: ['oscillating-reactions'],
    difficulty: 'beginner',
    text: 'In the Belousov–Zhabotinsky reaction the color of a closed, stirred solution changes back and forth for many minutes. What oscillates?',
    answer: 'The concentrations of intermediates',
    distractors: [
      {
        text: 'The direction of the overall reaction',
        slip: 'equilibrium-as-standstill',
        teaching: 'The overall reaction runs in one direction only; its Gibbs energy falls all the time.',
      },
      {
        text: 'The temperature around the boiling point',
        slip: 'wrong-cause',
        teaching: 'The solution stays near room temperature.',
      },
      {
        text: 'The position of the chemical equilibrium',
        slip: 'shift-overcompensates',
        teaching: 'A reaction cannot swing through its equilibrium.',
      },
    ],
    explanation:
      'Intermediates and the oxidized and reduced forms of the catalyst rise and fall in turn, while reactants are steadily used up.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-413',
    topics: ['mechanisms'],
    tests: ['oscillating-reactions'],
    uses: ['autocatalysis'],
    difficulty: 'intermediate',
    text: 'Under which conditions can the concentrations in a reaction system oscillate?',
    answer: 'Far from equilibrium, with feedback',
    distractors: [
      {
        text: 'At equilibrium, with feedback',
        slip: 'equilibrium-as-standstill',
        teaching: 'At equilibrium every step is balanced, and nothing can oscillate.',
      },
      {
        text: 'Far from equilibrium, with first-order steps only',
        slip: 'other-model',
        teaching: 'Linear steps without feedback only decay; a step such as autocatalysis is needed.',
      },
      {
        text: 'At equilibrium, with first-order steps only',
        slip: 'equilibrium-as-standstill',
        teaching: 'At equilibrium every step is balanced, and linear steps without feedback only decay.',
      },
    ],
    explanation:
      'Oscillations need a driving force (distance from equilibrium) and nonlinear feedback, for instance an autocatalytic step.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-414',
    topics: ['mechanisms'],
    tests: ['oscillating-reactions'],
    difficulty: 'intermediate',
    text: 'A student says that the BZ reaction in a closed flask “oscillates about its equilibrium like a pendulum”. What is wrong with this statement?',
    answer: '*G* falls steadily; only intermediates oscillate.',
    distractors: [
      {
        text: 'No concentration oscillates; only the colors change.',
        slip: 'small-for-zero',
        teaching: 'The concentrations of \\ce{Br-} and of the catalyst’s forms do oscillate.',
      },
      {
        text: 'It oscillates about equilibrium, but is not damped.',
        slip: 'second-law-forgotten',
        teaching: 'Passing through equilibrium would mean that *G* rises again by itself.',
      },
      {
        text: 'A pendulum has no equilibrium to swing about.',
        slip: 'irrelevant-property',
        teaching: 'A pendulum does; a chemical reaction has no inertia that carries it past.',
      },
    ],
    explanation:
      'By the second law the Gibbs energy of a closed flask at constant *T* and *p* can only fall. The oscillations take place on the way and die out near equilibrium.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-415',
    topics: ['mechanisms'],
    tests: ['oscillating-reactions'],
    uses: ['autocatalysis'],
    difficulty: 'advanced',
    text: 'In the Lotka–Volterra model A + X → 2X, X + Y → 2Y, Y → B with constant [A], what happens just after X has reached its maximum?',
    answer: 'Y is still rising and uses up X.',
    distractors: [
      {
        text: 'Y is falling and is used up by X.',
        slip: 'exchanged-orders',
        teaching: 'Y feeds on X: in the second step X turns into Y.',
      },
      {
        text: 'A runs out and stops the formation of X.',
        slip: 'ignored-fixed-variables',
        teaching: '[A] is held constant in the model.',
      },
      {
        text: 'Y is falling in step with X.',
        slip: 'equal-steps',
        teaching: 'Y lags behind X and reaches its maximum later.',
      },
    ],
    explanation:
      'Y grows by \\ce{X + Y -> 2Y} as long as X is abundant. Its maximum follows that of X and brings X down; then Y dies away and X can recover.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-416',
    topics: ['mechanisms'],
    tests: ['oscillating-reactions'],
    difficulty: 'beginner',
    text: 'How can a chemical oscillation be kept going indefinitely?',
    answer: 'By feeding reactants and removing products in a flow reactor',
    distractors: [
      {
        text: 'By sealing the flask so that no product escapes',
        slip: 'second-law-forgotten',
        teaching: 'A sealed flask comes to equilibrium, and the oscillation dies out.',
      },
      {
        text: 'By cooling the mixture until equilibrium is reached',
        slip: 'equilibrium-as-standstill',
        teaching: 'Nothing oscillates at equilibrium.',
      },
      {
        text: 'By adding the end products in excess at the start',
        slip: 'shift-overcompensates',
        teaching: 'This brings the system closer to equilibrium.',
      },
    ],
    explanation:
      'A continuously fed, stirred reactor keeps the mixture away from equilibrium, so the driving force does not run out.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-417',
    topics: ['mechanisms'],
    tests: ['chain-reactions'],
    difficulty: 'intermediate',
    text: 'In the thermal reaction of \\ce{H2} with \\ce{Br2}, the chain is started by \\ce{Br2 -> 2Br} and not by the splitting of \\ce{H2}. What is the reason?',
    answer: 'The Br–Br bond is much weaker.',
    distractors: [
      {
        text: 'Bromine is in excess.',
        slip: 'irrelevant-property',
        teaching: 'Excess does not matter: the H–H bond (436 kJ/mol) is too strong to break.',
      },
      {
        text: 'H atoms would not react further.',
        slip: 'wrong-cause',
        teaching: 'H atoms do react, with \\ce{Br2}; they form in the second step.',
      },
      {
        text: 'Bromine molecules are heavier.',
        slip: 'wrong-property',
        teaching: 'Mass is not decisive; bond energy is.',
      },
    ],
    explanation:
      'Breaking the Br–Br bond takes about 190 kJ/mol, and breaking the H–H bond takes 436 kJ/mol. The initiation breaks the weaker bond.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-418',
    topics: ['mechanisms'],
    tests: ['chain-reactions'],
    difficulty: 'advanced',
    text: 'The rate law of \\ce{H2 + Br2 -> 2HBr} is rate = *k*[\\ce{H2}][\\ce{Br2}]^{3/2}/([\\ce{Br2}] + *k*′[\\ce{HBr}]). What does it become at the very start, when no \\ce{HBr} is present?',
    answer: '*k*[\\ce{H2}][\\ce{Br2}]^{1/2}',
    distractors: [
      {
        text: '*k*[\\ce{H2}][\\ce{Br2}]^{3/2}',
        slip: 'forgot-factor',
        teaching: 'The denominator is [\\ce{Br2}] at the start and cancels one power.',
      },
      {
        text: '*k*[\\ce{H2}][\\ce{Br2}]',
        slip: 'orders-from-equation',
        teaching: 'Half a power remains: 3/2 − 1 = 1/2.',
      },
      {
        text: '*k*[\\ce{H2}]/[\\ce{Br2}]^{1/2}',
        slip: 'wrong-sign',
        teaching: 'The power in the numerator, 3/2, is larger than that in the denominator.',
      },
    ],
    explanation:
      'Without \\ce{HBr} the denominator is [\\ce{Br2}]; [\\ce{Br2}]^{3/2}/[\\ce{Br2}] = [\\ce{Br2}]^{1/2}. The half power shows that Br atoms in equilibrium with \\ce{Br2} carry the chain.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
];
