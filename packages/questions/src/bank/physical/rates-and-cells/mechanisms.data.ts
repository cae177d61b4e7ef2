import type { WrittenQuestion } from '../../written-question.ts';

export const mechanismsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-mechanisms-101',
    topics: ['mechanisms'],
    tests: ['rate-determining-step'],
    difficulty: 'beginner',
    text: 'A reaction proceeds in two steps, the first slow, the second fast. Which change speeds up the overall reaction the most?',
    answer: 'A lower barrier for the first step',
    distractors: [
      {
        text: 'A lower barrier for the second step',
        slip: 'slow-step-only',
        teaching: 'The second step is already fast; it has to wait for the product of the first one.',
      },
      {
        text: 'A more stable final product',
        slip: 'faster-for-farther',
        teaching: 'The stability of the product determines how far the reaction goes, not its rate here.',
      },
      {
        text: 'A higher concentration of the product',
        slip: 'reversed-cause',
        teaching: 'The product does not take part in the slow step.',
      },
    ],
    explanation:
      'The slow first step limits the rate like a bottleneck. Only a lower barrier for the first step speeds up the overall reaction.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-102',
    topics: ['mechanisms'],
    tests: ['rate-determining-step'],
    uses: ['reaction-mechanisms'],
    difficulty: 'intermediate',
    text: '\\ce{NO2 + CO -> NO + CO2} follows rate = *k*[\\ce{NO2}]² below 500 K. Which slow first step is consistent with this?',
    answer: '\\ce{2NO2 -> NO3 + NO}',
    distractors: [
      {
        text: '\\ce{NO2 + CO -> NO + CO2}',
        slip: 'orders-from-equation',
        teaching: 'A single step would give rate = *k*[\\ce{NO2}][\\ce{CO}].',
      },
      {
        text: '\\ce{2NO2 + CO -> N2O3 + CO2}',
        slip: 'molecularity-miscounted',
        teaching: 'This step would put [\\ce{CO}] into the rate law.',
      },
      {
        text: '\\ce{NO3 + CO -> NO2 + CO2}',
        slip: 'fast-step-for-slow',
        teaching:
          '\\ce{NO3} is not a reactant, so this cannot be the first step; if slow, it would also put [\\ce{CO}] into the rate law.',
      },
    ],
    explanation:
      'If the first step is slow, its molecularity gives the rate law. Two \\ce{NO2} molecules and no \\ce{CO} take part: \\ce{2NO2 -> NO3 + NO}.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-103',
    topics: ['mechanisms'],
    tests: ['rate-determining-step'],
    difficulty: 'intermediate',
    text: 'The reaction of \\ce{(CH3)3CBr} with hydroxide follows rate = *k*[\\ce{(CH3)3CBr}]. What does this show about hydroxide?',
    answer: 'It reacts after the rate-determining step.',
    distractors: [
      {
        text: 'It reacts in the rate-determining step.',
        slip: 'ignored-reactant',
        teaching: 'In that case its concentration would appear in the rate law.',
      },
      {
        text: 'It reacts before the rate-determining step.',
        slip: 'ignored-reactant',
        teaching: 'What reacts before the slow step appears in the rate law as well.',
      },
      {
        text: 'It catalyzes the rate-determining step.',
        slip: 'role-of-a-species',
        teaching: 'A catalyst of this step would appear in the rate law and be recovered at the end.',
      },
    ],
    explanation:
      'The rate law contains what takes part before and in the slow step. Hydroxide is consumed but is absent from it, so it reacts after the rate-determining step.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-104',
    topics: ['mechanisms'],
    tests: ['rate-determining-step'],
    uses: ['pre-equilibrium'],
    difficulty: 'advanced',
    text: 'For the iodination of acetone in acid, rate = *k*[acetone][\\ce{H+}], independent of [\\ce{I2}]. The enol is formed from protonated acetone and reacts with iodine. Which conclusion is correct?',
    answer: 'The enol forms slowly and reacts at once with iodine.',
    distractors: [
      {
        text: 'The enol forms at once and reacts slowly with iodine.',
        slip: 'fast-step-for-slow',
        teaching: 'A slow step with iodine would put [\\ce{I2}] into the rate law.',
      },
      {
        text: 'The enol forms slowly and reacts slowly with iodine.',
        slip: 'fast-step-for-slow',
        teaching: 'A slow reaction with iodine would put [\\ce{I2}] into the rate law.',
      },
      {
        text: 'The enol forms at once, and iodine reacts slowly as a catalyst.',
        slip: 'role-of-a-species',
        teaching: 'Iodine is consumed, so it is not a catalyst; its order is zero.',
      },
    ],
    explanation:
      'Protonation is a fast equilibrium, hence [acetone][\\ce{H+}]. Because iodine is absent from the rate law, it reacts after the slow step: the enol forms slowly and reacts at once with iodine.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-105',
    topics: ['mechanisms'],
    tests: ['pre-equilibrium'],
    difficulty: 'intermediate',
    text: 'For \\ce{2NO + 2H2 -> N2 + 2H2O} the mechanism is \\ce{2NO <=> N2O2} (fast), \\ce{N2O2 + H2 -> N2O + H2O} (slow), \\ce{N2O + H2 -> N2 + H2O} (fast). What rate law does this mechanism give?',
    answer: 'rate = *k*[\\ce{NO}]²[\\ce{H2}]',
    distractors: [
      {
        text: 'rate = *k*[\\ce{NO}]²[\\ce{H2}]²',
        slip: 'orders-from-equation',
        teaching:
          'The second molecule of \\ce{H2} reacts after the slow step, so it does not appear in the rate law.',
      },
      {
        text: 'rate = *k*[\\ce{NO}][\\ce{H2}]²',
        slip: 'exchanged-orders',
        teaching:
          'Two molecules of \\ce{NO} and one of \\ce{H2} take part up to and including the slow step.',
      },
      {
        text: 'rate = *k*[\\ce{NO}][\\ce{H2}]',
        slip: 'forgot-square',
        teaching: 'Two \\ce{NO} molecules form the intermediate, so [\\ce{NO}] is squared.',
      },
    ],
    explanation:
      'Slow step: rate = *k*_{2}[\\ce{N2O2}][\\ce{H2}]. The fast equilibrium gives [\\ce{N2O2}] = *K*[\\ce{NO}]², so rate = *k*[\\ce{NO}]²[\\ce{H2}].',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-106',
    topics: ['mechanisms'],
    tests: ['pre-equilibrium'],
    uses: ['arrhenius-equation'],
    difficulty: 'advanced',
    text: 'A reaction proceeds through a fast exothermic pre-equilibrium (Δ*H*° = −60 kJ/mol), so that *k*_{obs} = *Kk*_{2}. The slow step has an activation energy of 50 kJ/mol. How does the rate change on warming, and why?',
    answer: 'It falls, because the apparent activation energy is −10 kJ/mol.',
    distractors: [
      {
        text: 'It rises, because the apparent activation energy is +110 kJ/mol.',
        slip: 'wrong-sign',
        teaching: 'Δ*H*° of the pre-equilibrium must be added with its own sign, −60 kJ/mol.',
      },
      {
        text: 'It rises, because the apparent activation energy is +50 kJ/mol.',
        slip: 'slow-step-only',
        teaching:
          'The warming also shifts the pre-equilibrium back toward the reactants, which lowers the concentration of the intermediate.',
      },
      {
        text: 'It falls, because the apparent activation energy is −60 kJ/mol.',
        slip: 'one-part-right',
        teaching:
          'This is Δ*H*° of the pre-equilibrium alone; the barrier of the slow step, +50 kJ/mol, must be added to it.',
      },
    ],
    explanation:
      'ln *k*_{obs} = ln *K* + ln *k*_{2}: the apparent activation energy is −60 kJ/mol + 50 kJ/mol = −10 kJ/mol. *K* falls more than *k*_{2} rises, so the rate falls.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-107',
    topics: ['mechanisms'],
    tests: ['pre-equilibrium'],
    difficulty: 'beginner',
    text: 'When may the first step of \\ce{A <=> X -> P} be treated as a pre-equilibrium?',
    answer: 'If X goes back to A much faster than on to P',
    distractors: [
      {
        text: 'If X goes on to P much faster than back to A',
        slip: 'reversed-cause',
        teaching: 'In that case X would be removed before it could reach equilibrium with A.',
      },
      {
        text: 'If X goes back to A just as fast as on to P',
        slip: 'equal-steps',
        teaching: 'In that case half of X is removed, and the equilibrium with A is disturbed.',
      },
      {
        text: 'If X goes on to P just as fast as A goes to X',
        slip: 'equal-steps',
        teaching:
          'If all the X that forms goes on to P, none returns to A; an equilibrium needs a fast return to A.',
      },
    ],
    explanation:
      'The removal of X must not disturb the equilibrium with A, so X must go back to A much faster than on to P.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-108',
    topics: ['mechanisms'],
    tests: ['steady-state-approximation'],
    difficulty: 'beginner',
    text: 'What does the steady-state approximation assume about an intermediate X?',
    answer: 'It forms about as fast as it is consumed.',
    distractors: [
      {
        text: 'It forms much faster than it is consumed.',
        slip: 'reversed-cause',
        teaching: 'In that case X would accumulate, and its concentration would not be steady.',
      },
      {
        text: 'It is in equilibrium with the reactants.',
        slip: 'pre-equilibrium-for-steady-state',
        teaching: 'This is the assumption of a pre-equilibrium, a special case.',
      },
      {
        text: 'It is formed and consumed at zero rate.',
        slip: 'equilibrium-as-standstill',
        teaching:
          'Its concentration hardly changes, but a large amount of it may be formed and consumed each second.',
      },
    ],
    explanation:
      'For a reactive intermediate, d[X]/d*t* ≈ 0 after a short time: it forms about as fast as it is consumed, and its small concentration changes only slowly.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-109',
    topics: ['mechanisms'],
    tests: ['steady-state-approximation'],
    difficulty: 'beginner',
    text: 'For which intermediate is the steady-state approximation justified?',
    answer: 'An intermediate that reacts much more readily than it forms',
    distractors: [
      {
        text: 'An intermediate that forms much more readily than it reacts',
        slip: 'reversed-trend',
        teaching: 'Such an intermediate would accumulate to a large concentration before it reacts.',
      },
      {
        text: 'An intermediate that forms readily and can then be isolated',
        slip: 'reversed-cause',
        teaching:
          'What can be isolated is long-lived and present in quantity; the approximation is for short-lived species.',
      },
      {
        text: 'An intermediate that lies far below the reactants in energy',
        slip: 'valley-for-peak',
        teaching: 'A stable intermediate accumulates in the mixture; the approximation needs a reactive one.',
      },
    ],
    explanation:
      'When an intermediate reacts much more readily than it forms, its concentration stays small and so does its rate of change: d[X]/d*t* ≈ 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-110',
    topics: ['mechanisms'],
    tests: ['steady-state-approximation'],
    uses: ['pre-equilibrium'],
    difficulty: 'advanced',
    text: 'For \\ce{A + B <=> X} (*k*_{1}, *k*_{−1}), \\ce{X + C -> P} (*k*_{2}), the steady-state approximation gives rate = *k*_{1}*k*_{2}[A][B][C]/(*k*_{−1} + *k*_{2}[C]). What is the order in C when [C] is very large, and why?',
    answer: 'Zero, because every X goes on to P',
    distractors: [
      {
        text: 'Zero, because X is no longer formed',
        slip: 'wrong-cause',
        teaching: 'X forms as before, with the rate *k*_{1}[A][B]; it simply reacts at once.',
      },
      {
        text: 'One, because C is part of the last step',
        slip: 'slow-step-only',
        teaching: 'The last step is no longer limiting when [C] is large.',
      },
      {
        text: 'One, because X is in equilibrium with A and B',
        slip: 'pre-equilibrium-for-steady-state',
        teaching: 'This is the other limit, *k*_{2}[C] much smaller than *k*_{−1}.',
      },
    ],
    explanation:
      'With *k*_{2}[C] ≫ *k*_{−1} the rate becomes *k*_{1}[A][B]: every X goes on to P, the formation of X limits the rate, and the order in C is zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-111',
    topics: ['mechanisms'],
    tests: ['multistep-energy-profile'],
    uses: ['rate-determining-step'],
    difficulty: 'intermediate',
    text: 'On the energy profile of a two-step reaction, the reactants lie at 0, the first maximum at 70, the intermediate at 40, the second maximum at 90 and the products at −20 kJ/mol. Which step has the transition state of highest energy, and how far does this transition state lie above the reactants?',
    answer: 'The second; 90 kJ/mol',
    distractors: [
      {
        text: 'The first; 70 kJ/mol',
        slip: 'barrier-from-wrong-level',
        teaching:
          'Its own barrier of 70 kJ/mol is larger than the 50 kJ/mol of the second step, but the second maximum lies higher above the reactants.',
      },
      {
        text: 'The second; 50 kJ/mol',
        slip: 'barrier-from-wrong-level',
        teaching:
          '50 kJ/mol is the climb from the intermediate, which must first be reached at a cost of 40 kJ/mol.',
      },
      {
        text: 'The first; 90 kJ/mol',
        slip: 'one-part-right',
        teaching: 'The maximum at 90 kJ/mol is that of the second step.',
      },
    ],
    explanation:
      'The intermediate falls back over a barrier of 30 kJ/mol more easily than it continues over one of 50 kJ/mol. The highest point of the path, the second maximum, limits the rate: it lies 90 kJ/mol above the reactants.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-112',
    topics: ['mechanisms'],
    tests: ['multistep-energy-profile'],
    difficulty: 'beginner',
    text: 'On the energy profile of a three-step reaction, how can the intermediates be recognized?',
    answer: 'They lie in the valleys between two peaks.',
    distractors: [
      {
        text: 'They lie on the peaks between two valleys.',
        slip: 'valley-for-peak',
        teaching: 'The peaks are transition states, which cannot be isolated.',
      },
      {
        text: 'They lie at the lowest point of the curve.',
        slip: 'overgeneralised-rule',
        teaching:
          'The lowest point may correspond to the products; an intermediate lies in any valley along the way.',
      },
      {
        text: 'They lie on the slopes between valleys and peaks.',
        slip: 'wrong-region',
        teaching: 'Nothing stays on a slope; an intermediate lies in a minimum.',
      },
    ],
    explanation:
      'An intermediate is formed in one step and consumed in the next; it corresponds to a minimum of energy and lies in a valley between two peaks.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-113',
    topics: ['mechanisms'],
    tests: ['elementary-reactions'],
    difficulty: 'intermediate',
    text: 'Why may the rate law of an elementary step be written directly from its equation, whereas that of an overall reaction may not?',
    answer: 'An elementary step shows which particles actually meet.',
    distractors: [
      {
        text: 'An elementary step shows how many moles actually react.',
        slip: 'holds-for-both',
        teaching:
          'The overall equation shows this as well; the rate depends on the encounters between particles.',
      },
      {
        text: 'An elementary step is always in equilibrium.',
        slip: 'equilibrium-as-standstill',
        teaching: 'Equilibrium is not needed for a rate law.',
      },
      {
        text: 'An elementary step always has a single reactant.',
        slip: 'molecularity-miscounted',
        teaching: 'Many elementary steps are bimolecular.',
      },
    ],
    explanation:
      'The rate of an elementary step is proportional to the frequency of the collisions that its equation shows. An overall equation is only the sum of several steps.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-114',
    topics: ['mechanisms'],
    tests: ['pre-equilibrium'],
    uses: ['reaction-mechanisms'],
    difficulty: 'intermediate',
    text: 'Ozone decomposes by \\ce{O3 <=> O2 + O} (fast) and \\ce{O + O3 -> 2O2} (slow). How does adding \\ce{O2} affect the rate at a given [\\ce{O3}]?',
    answer: 'It lowers the rate, because the intermediate becomes rarer.',
    distractors: [
      {
        text: 'It raises the rate, because collisions become more frequent.',
        slip: 'overgeneralised-rule',
        teaching:
          'Only collisions between the reactants of the slow step matter, and these become less frequent.',
      },
      {
        text: 'It has no effect, because \\ce{O2} is only a product.',
        slip: 'forgot-back-reaction',
        teaching: 'As a product of the fast first step, \\ce{O2} drives this step back.',
      },
      {
        text: 'It lowers the rate, because the ozone is diluted by gas.',
        slip: 'wrong-cause',
        teaching: 'The concentration of ozone is the same in both cases, as the question states.',
      },
    ],
    explanation:
      'The fast equilibrium gives [\\ce{O}] = *K*[\\ce{O3}]/[\\ce{O2}], so rate = *kK*[\\ce{O3}]²/[\\ce{O2}]. More \\ce{O2} makes the intermediate \\ce{O} rarer and lowers the rate.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-mechanisms-115',
    topics: ['mechanisms'],
    tests: ['lindemann-mechanism'],
    difficulty: 'beginner',
    text: 'In the Lindemann mechanism, how does a molecule A acquire the energy for its unimolecular decay?',
    answer: 'By collision with other molecules',
    distractors: [
      {
        text: 'By absorption of infrared light from the wall',
        slip: 'wrong-cause',
        teaching:
          'This was an early idea; the fall of the rate constant at low pressure is evidence for collisions.',
      },
      {
        text: 'By the heat of its own decay',
        slip: 'reversed-cause',
        teaching: 'The energy is needed before the decay.',
      },
      {
        text: 'By collision with the wall alone',
        slip: 'one-condition-only',
        teaching:
          'The mechanism involves collisions in the gas, whose frequency is proportional to the pressure.',
      },
    ],
    explanation:
      'A is activated by collision with other molecules to an energized A\\*, which then either loses its energy again or decays.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-116',
    topics: ['mechanisms'],
    tests: ['lindemann-mechanism'],
    difficulty: 'intermediate',
    text: 'The effective first-order rate constant of a gas-phase isomerization falls when the pressure of the reactant is lowered below a certain value. What happens when argon is then added at constant volume?',
    answer: 'The constant rises again, because argon activates molecules.',
    distractors: [
      {
        text: 'The constant falls further, because argon deactivates molecules.',
        slip: 'one-condition-only',
        teaching:
          'Argon removes energy but also supplies it; at low pressure it is activation that limits the rate.',
      },
      {
        text: 'The constant falls further, because argon dilutes the reactant.',
        slip: 'ignored-fixed-variables',
        teaching: 'The concentration of the reactant does not change when argon is added at constant volume.',
      },
      {
        text: 'The constant stays the same, because argon does not react.',
        slip: 'ignored-reactant',
        teaching: 'Argon need not react; collisions with any molecule transfer energy.',
      },
    ],
    explanation:
      'At low pressure the activation by collisions limits the rate. Collisions with argon transfer energy as well, so the rate constant rises again toward its high-pressure value.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-117',
    topics: ['mechanisms'],
    tests: ['lindemann-mechanism'],
    uses: ['steady-state-approximation'],
    difficulty: 'intermediate',
    text: 'For \\ce{A + A <=> A^{*} + A} (*k*_{1}, *k*_{−1}) and \\ce{A^{*} -> P} (*k*_{2}), the steady-state approximation gives rate = *k*_{1}*k*_{2}[A]²/(*k*_{−1}[A] + *k*_{2}). What is the first-order rate constant at high pressure?',
    answer: '*k*_{1}*k*_{2}/*k*_{−1}',
    distractors: [
      {
        text: '*k*_{−1}/*k*_{2}',
        slip: 'answered-another-quantity',
        teaching: 'This ratio is related to the [A] at which the order changes; it is not a rate constant.',
      },
      {
        text: '*k*_{2}',
        slip: 'slow-step-only',
        teaching:
          'Only the small fraction *k*_{1}/*k*_{−1} of the molecules is activated, so this value is too large.',
      },
      {
        text: '*k*_{1}*k*_{−1}/*k*_{2}',
        slip: 'inverted-ratio',
        teaching: 'Deactivation hinders the decay, so *k*_{−1} must be in the denominator.',
      },
    ],
    explanation: 'At high pressure *k*_{−1}[A] ≫ *k*_{2}, so rate = (*k*_{1}*k*_{2}/*k*_{−1})[A].',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-118',
    topics: ['mechanisms'],
    tests: ['lindemann-mechanism'],
    difficulty: 'advanced',
    text: 'According to the Lindemann mechanism, which plot of the effective first-order rate constant *k*_{uni}, measured at several concentrations, gives a straight line, and what is its intercept?',
    answer: '1/*k*_{uni} against 1/[A]; 1/*k* at infinite pressure',
    distractors: [
      {
        text: '1/*k*_{uni} against [A]; 1/*k* at infinite pressure',
        slip: 'inverted-ratio',
        teaching: 'The reciprocal constant increases with the reciprocal concentration, not with [A].',
      },
      {
        text: '*k*_{uni} against 1/[A]; *k* at zero pressure',
        slip: 'wrong-axis-for-line',
        teaching: '*k*_{uni} itself is a curved function of the concentration.',
      },
      {
        text: '1/*k*_{uni} against 1/[A]; 1/*k* at zero pressure',
        slip: 'wrong-region',
        teaching: '1/[A] = 0 at the intercept means infinite concentration, not zero.',
      },
    ],
    explanation:
      '*k*_{uni} = *k*_{1}*k*_{2}[A]/(*k*_{−1}[A] + *k*_{2}), so 1/*k*_{uni} = *k*_{−1}/(*k*_{1}*k*_{2}) + 1/(*k*_{1}[A]). This is linear in 1/[A], with the reciprocal of the high-pressure constant as intercept.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-119',
    topics: ['mechanisms'],
    tests: ['chain-reactions'],
    difficulty: 'intermediate',
    text: 'In the chain \\ce{Br + H2 -> HBr + H}, \\ce{H + Br2 -> HBr + Br}, the product \\ce{HBr} slows the reaction down. Which step explains this?',
    answer: '\\ce{H + HBr -> H2 + Br}',
    distractors: [
      {
        text: '\\ce{2Br -> Br2}',
        slip: 'given-fact-overlooked',
        teaching: 'This step ends chains but does not involve the product.',
      },
      {
        text: '\\ce{H + Br2 -> HBr + Br}',
        slip: 'reversed-cause',
        teaching: 'This step forms product and continues the chain.',
      },
      {
        text: '\\ce{HBr -> H + Br}',
        slip: 'reversed-cause',
        teaching:
          'Such a step would start chains and not slow the reaction down; it also requires a great deal of energy.',
      },
    ],
    explanation:
      'An inhibition step consumes product and a chain carrier that would have formed more product. This is the case in \\ce{H + HBr -> H2 + Br}, which competes with the reaction of \\ce{H + Br2}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-120',
    topics: ['mechanisms'],
    tests: ['chain-reactions'],
    difficulty: 'beginner',
    text: 'A trace of a radical scavenger stops a gas-phase reaction for a while, although far less scavenger than reactant is present. What does this show?',
    answer: 'The reaction is a chain reaction.',
    distractors: [
      {
        text: 'The reaction is at equilibrium.',
        slip: 'equilibrium-as-standstill',
        teaching: 'A trace of another substance would not move an equilibrium.',
      },
      {
        text: 'The reaction is a single elementary step.',
        slip: 'reversed-cause',
        teaching: 'In a single step a trace could not affect more than a trace of the reactant.',
      },
      {
        text: 'The reaction is zero order.',
        slip: 'wrong-cause',
        teaching: 'An order of zero does not make a reaction sensitive to traces.',
      },
    ],
    explanation:
      'Each radical caught by the scavenger would have led to the reaction of many molecules. That a trace is enough shows that radicals carry a chain reaction.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-121',
    topics: ['mechanisms'],
    tests: ['chain-reactions'],
    difficulty: 'advanced',
    text: 'A mixture of hydrogen and oxygen at 800 K explodes between a lower and an upper pressure limit, both below 1 bar. Why does it not explode below the lower limit?',
    answer: 'Radicals reach the wall before they branch.',
    distractors: [
      {
        text: 'Radicals meet third bodies before they branch.',
        slip: 'wrong-region',
        teaching: 'This removal in the gas phase explains the upper limit of that range.',
      },
      {
        text: 'Radicals lack the energy to leave the wall.',
        slip: 'wrong-cause',
        teaching:
          'The wall removes radicals by letting them combine; whether they could leave it again does not matter.',
      },
      {
        text: 'Radicals form water before they can branch.',
        slip: 'holds-for-both',
        teaching: 'Propagation makes water at all pressures and does not change the number of radicals.',
      },
    ],
    explanation:
      'Branching multiplies the radicals; to prevent an explosion, removal must outweigh branching. At low pressure diffusion is fast: radicals reach the wall and end there before they branch.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-122',
    topics: ['mechanisms', 'quantum-mechanics'],
    tests: ['photochemistry'],
    uses: ['photon-energy'],
    difficulty: 'beginner',
    text: 'Red light of any intensity fails to start a photochemical reaction, while weak blue light starts it. What is the reason?',
    answer: 'One photon must supply enough energy.',
    distractors: [
      {
        text: 'Many photons must pool their energy.',
        slip: 'wrong-cause',
        teaching:
          'In that case intense red light would be effective; at ordinary intensity each molecule absorbs one photon.',
      },
      {
        text: 'Red light travels more slowly.',
        slip: 'wrong-cause',
        teaching: 'In a vacuum, light of all colors has the same speed.',
      },
      {
        text: 'Red light supplies less heat to the sample.',
        slip: 'heat-for-temperature',
        teaching:
          'Intense red light supplies a great deal of energy altogether; what matters is the energy of one photon.',
      },
    ],
    explanation:
      'A molecule absorbs a single photon. A photon of red light has too little energy for the reaction, however many arrive; a photon of blue light has enough.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-123',
    topics: ['mechanisms'],
    tests: ['photochemistry'],
    difficulty: 'intermediate',
    text: 'A sample absorbs 2.0 × 10^{−6} mol of photons in a run, and 3.0 × 10^{−6} mol of reactant is consumed. What is the quantum yield for the consumption, and what does it show?',
    answer: '1.5; further steps follow the absorption.',
    distractors: [
      {
        text: '0.67; further steps follow the absorption.',
        slip: 'inverted-ratio',
        teaching: 'The quantum yield is the number of molecules per photon, 3.0/2.0, not the reverse.',
      },
      {
        text: '1.5; each photon splits several molecules.',
        slip: 'wrong-cause',
        teaching: 'A photon is absorbed by a single molecule; thermal steps afterward consume more.',
      },
      {
        text: '0.67; some of the photons are lost as heat.',
        slip: 'inverted-ratio',
        teaching: 'With lost photons the yield would be below one, but it is 3.0/2.0.',
      },
    ],
    explanation:
      'The quantum yield is the number of molecules consumed per photon absorbed, 3.0/2.0 = 1.5. A value above one means that steps after the absorption consume further molecules.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-124',
    topics: ['mechanisms'],
    tests: ['photochemistry'],
    difficulty: 'advanced',
    text: 'The fluorescence quantum yield of a dye is 0.80 and its fluorescence lifetime is 4.0 ns. A quencher is added until the lifetime is 1.0 ns. What is the quantum yield then? (Assume dynamic quenching only.)',
    answer: '0.20',
    distractors: [
      {
        text: '0.60',
        slip: 'rest-for-part',
        teaching:
          'This is the decrease in the yield; a quarter of the lifetime leaves a quarter of the yield.',
        expression: '0.80 * (1 - 1.0 / 4.0)',
      },
      {
        text: '0.25',
        slip: 'forgot-factor',
        teaching: 'This is the ratio of the lifetimes; the yield falls to this fraction of 0.80.',
        expression: '1.0 / 4.0',
      },
      {
        text: '0.75',
        slip: 'rest-for-part',
        teaching:
          'This is the fraction of the excited molecules that are quenched; the yield is the remaining fraction times 0.80.',
        expression: '1 - 1.0 / 4.0',
      },
    ],
    explanation:
      'Yield = *k*_{f}*τ* with an unchanged *k*_{f}: a quarter of the lifetime gives a quarter of the yield, 0.80 × 1.0/4.0 = 0.20.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
    computation: { kind: 'quantity', expression: '0.80 * 1.0 / 4.0', unit: '' },
  },
  {
    id: 'physical-mechanisms-125',
    topics: ['mechanisms'],
    tests: ['photochemistry'],
    difficulty: 'beginner',
    text: 'Which statement about a primary photochemical process is correct?',
    answer: 'It starts from an excited electronic state.',
    distractors: [
      {
        text: 'It starts from a vibrationally hot ground state.',
        slip: 'wrong-level',
        teaching: 'This describes a thermal reaction.',
      },
      {
        text: 'It needs at least two photons per molecule.',
        slip: 'needless-doubling',
        teaching: 'According to the Stark–Einstein law, one photon activates one molecule.',
      },
      {
        text: 'It is faster at a higher temperature.',
        slip: 'overgeneralised-rule',
        teaching:
          'The rate of the primary process is proportional to the light absorbed; temperature has little effect.',
      },
    ],
    explanation:
      'Absorption of one photon raises a molecule to an excited electronic state; from there it reacts. Temperature and thermal energy play hardly any role.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-126',
    topics: ['mechanisms'],
    tests: ['diffusion-controlled-reactions'],
    difficulty: 'beginner',
    text: 'What limits the rate of a diffusion-controlled reaction in solution?',
    answer: 'How often the reactants meet',
    distractors: [
      {
        text: 'How much energy a collision supplies',
        slip: 'barrier-for-diffusion',
        teaching:
          'This limits the rate of an activation-controlled reaction; here every encounter leads to reaction.',
      },
      {
        text: 'How fast the products separate',
        slip: 'reversed-cause',
        teaching: 'The separation of the products does not limit their formation.',
      },
      {
        text: 'How strongly the solvent binds the products',
        slip: 'faster-for-farther',
        teaching: 'This affects the equilibrium, not the encounter of the reactants.',
      },
    ],
    explanation:
      'When every encounter leads to reaction, the rate is limited by how often the reactants meet by diffusion.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-mechanisms-127',
    topics: ['mechanisms'],
    tests: ['diffusion-controlled-reactions'],
    difficulty: 'intermediate',
    text: 'The diffusion-limited rate constant is \\frac{8*RT*}{3*η*}. What is its value for small neutral molecules in a solvent with *η* = 6.0 × 10^{−4} kg/(m·s) at 298 K? (*R* = 8.314 J/(mol·K))',
    answer: '1.1 × 10^{10} L/(mol·s)',
    distractors: [
      {
        text: '1.1 × 10^{7} L/(mol·s)',
        slip: 'unit-prefix',
        teaching: 'The formula gives m³/(mol·s); one cubic meter is 1000 liters.',
        expression: '8 * 8.314 * 298 / (3 * 6.0e-4)',
      },
      {
        text: '4.1 × 10^{9} L/(mol·s)',
        slip: 'forgot-factor',
        teaching: 'This is *RT*/*η* without the factor 8/3.',
        expression: '8.314 * 298 / (6.0e-4) * 1000',
      },
      {
        text: '4.1 × 10^{6} L/(mol·s)',
        slip: 'forgot-factor',
        teaching: 'The factor 8/3 is missing, and the cubic meters were not converted.',
        expression: '8.314 * 298 / 6.0e-4',
      },
    ],
    explanation:
      '8 × 8.314 × 298/(3 × 6.0 × 10^{−4}) m³/(mol·s) = 1.1 × 10^{7} m³/(mol·s) = 1.1 × 10^{10} L/(mol·s).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
    computation: { kind: 'quantity', expression: '8 * 8.314 * 298 / (3 * 6.0e-4) * 1000', unit: 'L/(mol·s)' },
  },
  {
    id: 'physical-mechanisms-128',
    topics: ['mechanisms'],
    tests: ['diffusion-controlled-reactions'],
    difficulty: 'intermediate',
    text: 'Diffusion-controlled reactions of ions of opposite charge in water are faster than those of neutral molecules of the same size. Why?',
    answer: 'Attraction brings them together from a distance.',
    distractors: [
      {
        text: 'Attraction lowers the viscosity between them.',
        slip: 'wrong-cause',
        teaching: 'Viscosity is a property of the solvent and does not depend on the charge of a pair.',
      },
      {
        text: 'Ions are smaller and diffuse faster in water.',
        slip: 'wrong-cause',
        teaching: 'The sizes are the same in the question, and hydrated ions do not diffuse faster.',
      },
      {
        text: 'Ions need less activation energy to react.',
        slip: 'barrier-for-diffusion',
        teaching:
          'In a diffusion-controlled reaction every encounter leads to reaction; the barrier no longer matters.',
      },
    ],
    explanation:
      'Opposite charges attract each other, so more of the ions that diffuse past each other are drawn together. Attraction brings them together from a distance and raises the frequency of encounters.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-mechanisms-129',
    topics: ['mechanisms', 'arrhenius'],
    tests: ['diffusion-controlled-reactions'],
    uses: ['transition-state-theory'],
    difficulty: 'advanced',
    text: 'Two reactions in the same solvent have activation energies of 12 and 75 kJ/mol. The first rate constant changes as 1/*η* when the viscosity *η* of the solvent is changed; the second hardly changes. What can be concluded?',
    answer: 'The first is diffusion-controlled; the second is not.',
    distractors: [
      {
        text: 'The second is diffusion-controlled; the first is not.',
        slip: 'reversed-cause',
        teaching: 'Dependence on the viscosity, as in the first reaction, shows diffusion control.',
      },
      {
        text: 'The first is diffusion-controlled, and so is the second.',
        slip: 'overgeneralised-rule',
        teaching: 'The second rate constant hardly depends on the viscosity, so its barrier limits the rate.',
      },
      {
        text: 'The first is not diffusion-controlled, nor is the second.',
        slip: 'one-property-decides',
        teaching:
          'Diffusion has a small activation energy of its own, about 10–15 kJ/mol in common solvents.',
      },
    ],
    explanation:
      'A rate constant proportional to 1/*η*, with a small activation energy like that of the fluidity of the solvent, shows diffusion control; 75 kJ/mol and no influence of *η* show control by the barrier.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-mechanisms-130',
    topics: ['mechanisms'],
    tests: ['reaction-mechanisms'],
    uses: ['elementary-reactions'],
    difficulty: 'advanced',
    text: 'For \\ce{H2 + I2 <=> 2HI} the forward rate is *k*[\\ce{H2}][\\ce{I2}], and the reverse rate is *k*′[\\ce{HI}]². A student concludes that the reaction is a single step. Light that splits \\ce{I2} speeds it up without heating. What does this suggest?',
    answer: 'Iodine atoms take part; the rate law fits several mechanisms.',
    distractors: [
      {
        text: 'Iodine atoms take part; the rate law was measured wrongly.',
        slip: 'fit-for-proof',
        teaching:
          'The measurement is correct; \\ce{I2 <=> 2I} followed by a step with two iodine atoms gives the same law.',
      },
      {
        text: 'Iodine molecules are excited; a single step is proved.',
        slip: 'fit-for-proof',
        teaching:
          'A rate law consistent with one step does not exclude others with the same composition of the transition state.',
      },
      {
        text: 'Iodine molecules are used up; the equilibrium shifts.',
        slip: 'faster-for-farther',
        teaching: 'The light affects the rate; the stoichiometry is unchanged.',
      },
    ],
    explanation:
      'The pre-equilibrium \\ce{I2 <=> 2I} and the step \\ce{H2 + 2I -> 2HI} give the same rate law, *k*_{2}*K*[\\ce{H2}][\\ce{I2}], where *k*_{2} is the rate constant of the second step. Light produces iodine atoms, and the fact that it speeds up the reaction shows that they take part.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
];
