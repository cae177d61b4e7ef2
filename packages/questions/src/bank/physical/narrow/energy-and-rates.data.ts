import type { WrittenQuestion } from '../../written-question.ts';

/** Energy, entropy, phases and rates, in further narrow words of students. */
export const energyAndRatesNarrow: readonly WrittenQuestion[] = [
  {
    id: 'physical-arrhenius-460',
    topics: ['arrhenius'],
    tests: ['transition-state-theory'],
    difficulty: 'intermediate',
    text: 'In an Eyring plot ln(*k*/*T*) is plotted against 1/*T*, with ln(*k*_{B}/*h*) + Δ*S*^{‡}/*R* as the intercept. The intercept is 17.40, and ln(*k*_{B}/*h*) = 23.76 (*k* in s^{−1}). What is the entropy of activation? (*R* = 8.314 J/(mol·K))',
    answer: '−52.9 J/(mol·K)',
    distractors: [
      {
        text: '+52.9 J/(mol·K)',
        slip: 'wrong-sign',
        teaching: 'The intercept is smaller than ln(*k*_{B}/*h*), so Δ*S*^{‡} is negative.',
        expression: '8.314 * (23.76 - 17.40)',
      },
      {
        text: '+6.36 J/(mol·K)',
        slip: 'wrong-sign',
        teaching:
          'The number is −Δ*S*^{‡}/*R*: the difference was taken the wrong way around and not multiplied by *R*.',
        expression: '23.76 - 17.40',
      },
      {
        text: '−6.36 J/(mol·K)',
        slip: 'answered-another-quantity',
        teaching: 'This number is Δ*S*^{‡}/*R*; it still has to be multiplied by *R*.',
        expression: '17.40 - 23.76',
      },
    ],
    explanation:
      'Δ*S*^{‡}/*R* = 17.40 − 23.76 = −6.36. Multiplying by 8.314 J/(mol·K) gives −52.9 J/(mol·K).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
    computation: { kind: 'quantity', expression: '8.314 * (17.40 - 23.76)', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-arrhenius-461',
    topics: ['arrhenius'],
    tests: ['transition-state-theory'],
    difficulty: 'intermediate',
    text: 'Rate constants measured between 290 K and 320 K give a good straight line in an Eyring plot of ln(*k*/*T*) against 1/*T*. Why is the entropy of activation from this plot much less certain than the individual rate constants?',
    answer: 'It comes from a long extrapolation to 1/*T* = 0.',
    distractors: [
      {
        text: 'It comes from a long extrapolation to *T* = 0.',
        slip: 'wrong-axis',
        teaching: 'The intercept is at 1/*T* = 0, which means an infinitely high temperature.',
      },
      {
        text: 'It comes from the slope of the line at 1/*T* = 0.',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'What is read at 1/*T* = 0 is the intercept; the slope gives the enthalpy of activation.',
      },
      {
        text: 'It comes from the slope, which changes along the line.',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'The slope of a straight line is constant, and it gives the enthalpy of activation.',
      },
    ],
    explanation:
      'Δ*S*^{‡} is obtained from the intercept. The points lie between 0.0031 and 0.0034 K^{−1}, far from the axis, so a small error of the slope moves the intercept a lot. It comes from a long extrapolation to 1/*T* = 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-first-law-560',
    topics: ['first-law'],
    tests: ['bomb-calorimetry'],
    difficulty: 'intermediate',
    text: 'A bomb calorimeter contains 2.000 kg of water (4.184 kJ/(kg·K)). Burning 1.000 g of benzoic acid, which releases 26.42 kJ, raises the temperature by 2.500 K. What is the heat capacity of the calorimeter without the water?',
    answer: '2.20 kJ/K',
    distractors: [
      {
        text: '8.37 kJ/K',
        slip: 'answered-another-quantity',
        teaching: 'This is the heat capacity of the water alone, 2.000 × 4.184 kJ/K.',
        expression: '2.000 * 4.184',
      },
      {
        text: '10.6 kJ/K',
        slip: 'one-step-short',
        teaching:
          'The quotient 26.42 kJ / 2.500 K includes the water; its 8.37 kJ/K still has to be subtracted.',
        expression: '26.42 / 2.500',
      },
      {
        text: '18.9 kJ/K',
        slip: 'added-for-subtracted',
        teaching:
          'The heat capacity of the water is part of 26.42 kJ / 2.500 K, so it is subtracted and not added.',
        expression: '26.42 / 2.500 + 2.000 * 4.184',
      },
    ],
    explanation:
      'Calorimeter and water together take up 26.42 kJ / 2.500 K = 10.57 kJ/K. The water accounts for 2.000 kg × 4.184 kJ/(kg·K) = 8.37 kJ/K. The calorimeter without the water has 10.57 − 8.37 = 2.20 kJ/K.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: { kind: 'quantity', expression: '26.42 / 2.500 - 2.000 * 4.184', unit: 'kJ/K' },
  },
  {
    id: 'physical-first-law-561',
    topics: ['first-law'],
    tests: ['bomb-calorimetry'],
    difficulty: 'beginner',
    text: 'In a bomb calorimeter with a total heat capacity of 9.80 kJ/K, 2.00 g of a fuel is burned. The temperature rises from 22.10 °C to 25.70 °C. How much heat does the fuel release per gram?',
    answer: '17.6 kJ/g',
    distractors: [
      {
        text: '35.3 kJ/g',
        slip: 'one-step-short',
        teaching: 'This is the heat in kJ from all of the 2.00 g; it has not been divided by the mass.',
        expression: '9.80 * (25.70 - 22.10)',
      },
      {
        text: '126 kJ/g',
        slip: 'final-temperature-for-change',
        teaching:
          'The heat capacity is multiplied by the rise of 3.60 K, not by the final temperature of 25.70 °C.',
        expression: '9.80 * 25.70 / 2.00',
      },
      {
        text: '70.6 kJ/g',
        slip: 'multiplied-for-divided',
        teaching:
          'The heat was multiplied by the mass of 2.00 g; for the heat of one gram it has to be divided by it.',
        expression: '9.80 * (25.70 - 22.10) * 2.00',
      },
    ],
    explanation:
      'The calorimeter takes up 9.80 kJ/K × (25.70 − 22.10) K = 35.3 kJ from 2.00 g of fuel. Per gram this is 35.3 kJ / 2.00 g = 17.6 kJ/g.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
    computation: { kind: 'quantity', expression: '9.80 * (25.70 - 22.10) / 2.00', unit: 'kJ/g' },
  },
  {
    id: 'physical-gibbs-energy-480',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-equilibrium-constant'],
    difficulty: 'beginner',
    text: 'When is Δ_{r}*G* of a reaction zero, and when is Δ_{r}*G*° zero? (*Q* is the reaction quotient.)',
    answer: 'Δ_{r}*G*: when *Q* = *K*; Δ_{r}*G*°: when *K* = 1',
    distractors: [
      {
        text: 'Δ_{r}*G*: when *K* = 1; Δ_{r}*G*°: when *Q* = *K*',
        slip: 'exchanged-values',
        teaching:
          'This exchanges the two: Δ_{r}*G*° is fixed by *K* alone and does not depend on the mixture.',
      },
      {
        text: 'Δ_{r}*G*: when *Q* = 1; Δ_{r}*G*°: when *Q* = *K*',
        slip: 'standard-for-actual',
        teaching:
          'When *Q* = 1, Δ_{r}*G* equals Δ_{r}*G*°, which need not be zero; equilibrium makes Δ_{r}*G* zero.',
      },
      {
        text: 'Δ_{r}*G*: when *K* = 1; Δ_{r}*G*°: when *Q* = 1',
        slip: 'standard-for-actual',
        teaching:
          '*K* = 1 makes Δ_{r}*G*° zero, which does not change with *Q*; Δ_{r}*G* is zero in any mixture at equilibrium.',
      },
    ],
    explanation:
      'Δ_{r}*G* = *RT* ln(*Q*/*K*) vanishes at equilibrium. Δ_{r}*G*° = −*RT* ln *K* vanishes only if the equilibrium constant happens to be 1. Δ_{r}*G*: when *Q* = *K*; Δ_{r}*G*°: when *K* = 1.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-481',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'In a closed vessel at 90 °C, liquid water is in equilibrium with its vapor at 0.70 bar. What is true of the vaporization \\ce{H2O(l) -> H2O(g)} in this vessel? (standard pressure 1 bar)',
    answer: 'Δ_{r}*G* = 0; Δ_{r}*G*° > 0',
    distractors: [
      {
        text: 'Δ_{r}*G* > 0; Δ_{r}*G*° = 0',
        slip: 'exchanged-values',
        teaching:
          'At equilibrium Δ_{r}*G* is zero; Δ_{r}*G*° of vaporization is zero only where the vapor pressure is 1 bar.',
      },
      {
        text: 'Δ_{r}*G* > 0; Δ_{r}*G*° > 0',
        slip: 'standard-for-actual',
        teaching:
          'A positive Δ_{r}*G* would mean that vapor goes on condensing, as it would at 1 bar; at 0.70 bar the two phases are at equilibrium.',
      },
      {
        text: 'Δ_{r}*G* = 0; Δ_{r}*G*° = 0',
        slip: 'overgeneralised-rule',
        teaching:
          'Both are zero at the boiling point at 1 bar, just below 100 °C, where *K* = 1; here *K* is 0.70.',
      },
    ],
    explanation:
      'Equilibrium makes Δ_{r}*G* zero. *K* equals the vapor pressure in bar, 0.70, so Δ_{r}*G*° = −*RT* ln 0.70 is positive: Δ_{r}*G* = 0; Δ_{r}*G*° > 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-580',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-equilibrium-constant', 'gibbs-energy'],
    difficulty: 'intermediate',
    text: 'A reaction with *K* = 50 at 298 K has reached equilibrium at this temperature and constant pressure. Are Δ_{r}*G* for this mixture and Δ_{r}*G*° positive, negative or zero?',
    answer: 'Δ_{r}*G* is zero, and Δ_{r}*G*° is negative.',
    distractors: [
      {
        text: 'Δ_{r}*G* is zero, and Δ_{r}*G*° is zero.',
        slip: 'standard-value-everywhere',
        teaching:
          'Δ_{r}*G*° is zero only if *K* = 1; it belongs to the standard states, not to the equilibrium mixture.',
      },
      {
        text: 'Δ_{r}*G* is negative, and Δ_{r}*G*° is positive.',
        slip: 'wrong-sign',
        teaching:
          'The minus sign in Δ_{r}*G*° = −*RT* ln *K* was lost, and a negative Δ_{r}*G* would mean that the reaction still goes on.',
      },
      {
        text: 'Δ_{r}*G* is negative, and Δ_{r}*G*° is negative.',
        slip: 'standard-for-actual',
        teaching: 'A negative Δ_{r}*G* would mean that the mixture still forms more products.',
      },
    ],
    explanation:
      'At equilibrium *Q* = *K*, and Δ_{r}*G* = Δ_{r}*G*° + *RT* ln *Q* is zero. Then Δ_{r}*G*° = −*RT* ln *K*, which is below zero because *K* exceeds 1. So Δ_{r}*G* is zero, and Δ_{r}*G*° is negative.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-gibbs-energy-840',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-temperature'],
    difficulty: 'beginner',
    text: 'For a reaction, Δ*H* and Δ*S* are both positive and hardly change with temperature. When is the reaction thermodynamically favorable (feasible, Δ*G* < 0)?',
    answer: 'When *T* is above Δ*H*/Δ*S*',
    distractors: [
      {
        text: 'When *T* is below Δ*H*/Δ*S*',
        slip: 'reversed-trend',
        teaching: 'At low temperature *T*Δ*S* is small and Δ*H* keeps Δ*G* positive.',
      },
      {
        text: 'At no *T*, because Δ*H* is positive',
        slip: 'ignored-entropy',
        teaching:
          'A positive Δ*H* rules the reaction out only if Δ*S* is negative or zero; here *T*Δ*S* outweighs it at high temperature.',
      },
      {
        text: 'At any *T*, because Δ*S* is positive',
        slip: 'ignored-enthalpy',
        teaching: 'A positive Δ*S* is enough only if Δ*H* is negative or zero.',
      },
    ],
    explanation:
      'Δ*G* = Δ*H* − *T*Δ*S* is negative when *T*Δ*S* is larger than Δ*H*. With Δ*S* positive, this is so when *T* is above Δ*H*/Δ*S*.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-gibbs-energy-841',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-temperature'],
    difficulty: 'intermediate',
    text: 'For a reaction, Δ*H* = +178 kJ/mol and Δ*S* = +161 J/(mol·K). A student writes: “Thermodynamically favorable (feasible) if *T* > Δ*H*/Δ*S* = 178/161 = 1.1 K, so it is favorable at room temperature.” What is wrong?',
    answer: 'Δ*H* uses kJ, but Δ*S* uses J.',
    distractors: [
      {
        text: 'Δ*S* must be divided by Δ*H*, not the reverse.',
        slip: 'inverted-ratio',
        teaching: 'The quotient Δ*H*/Δ*S* is right, as Δ*H* − *T*Δ*S* = 0 shows.',
      },
      {
        text: 'With both positive, it is favorable below this *T*.',
        slip: 'reversed-trend',
        teaching: 'With both positive, a high temperature makes *T*Δ*S* larger than Δ*H*; “above” is right.',
      },
      {
        text: 'To get the temperature in K, 273 must be added.',
        slip: 'kelvin-converted-twice',
        teaching: 'The quotient is in kelvins already, since Δ*S* contains the kelvin.',
      },
    ],
    explanation:
      'With 178 000 J/mol, *T* = \\frac{178 000}{161} K = 1106 K. The reaction is favorable only above this temperature. The student overlooked that Δ*H* uses kJ, but Δ*S* uses J.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'physical-mechanisms-460',
    topics: ['mechanisms'],
    tests: ['lindemann-mechanism'],
    difficulty: 'intermediate',
    text: 'The first-order rate constant of a unimolecular gas reaction is constant at high pressure but falls off at low pressure. How does the Lindemann mechanism explain the falloff?',
    answer: 'Activated molecules react faster than collisions can replace them.',
    distractors: [
      {
        text: 'Activated molecules lose their energy faster than they can react.',
        slip: 'other-stage',
        teaching:
          'This is true at high pressure, where the supply of activated molecules stays at equilibrium.',
      },
      {
        text: 'Activated molecules need a collision with a product to react.',
        slip: 'event-invented',
        teaching: 'An activated molecule reacts alone; collisions only give it its energy or take it away.',
      },
      {
        text: 'Activated molecules carry less energy at low pressure.',
        slip: 'property-misjudged',
        teaching:
          'The energy needed for reaction is the same at every pressure; activation just becomes rarer.',
      },
    ],
    explanation:
      'At high pressure collisions keep activated molecules at their equilibrium concentration. At low pressure activation by collision becomes the slow step, and the concentration falls below this value: activated molecules react faster than collisions can replace them.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-mechanisms-840',
    topics: ['mechanisms'],
    tests: ['rate-determining-step', 'pre-equilibrium'],
    difficulty: 'advanced',
    text: 'The rate law of \\ce{2NO + 2H2 -> N2 + 2H2O} is rate = *k*[\\ce{NO}]^{2}[\\ce{H2}]. Proposed steps: (1) \\ce{2NO <=> N2O2}, (2) \\ce{N2O2 + H2 -> N2O + H2O}, (3) \\ce{N2O + H2 -> N2 + H2O}. Which step is rate-determining, and how does the rate law show it?',
    answer: 'Step 2: by the end of it, 2 NO and 1 \\ce{H2} have been used.',
    distractors: [
      {
        text: 'Step 1: in this step 2 NO are used, and the order in NO is 2.',
        slip: 'one-part-right',
        teaching:
          'If step 1 were slow, hydrogen would enter only afterward and would be absent from the rate law.',
      },
      {
        text: 'Step 3: by the end of it, 2 NO and 2 \\ce{H2} have been used.',
        slip: 'orders-from-equation',
        teaching:
          'This is the overall equation; a slow step 3 would make the order in \\ce{H2} higher than 1.',
      },
      {
        text: 'Step 3: in this step 1 \\ce{H2} is used, and the order in \\ce{H2} is 1.',
        slip: 'one-part-right',
        teaching: 'Step 2 uses one \\ce{H2}, too; by step 3 two molecules of \\ce{H2} have taken part.',
      },
    ],
    explanation:
      'The orders count the molecules that have taken part by the slow step: two NO and one \\ce{H2}. With step 1 fast, [\\ce{N2O2}] is proportional to [NO]^{2}, and a slow step 2 gives *k*[\\ce{NO}]^{2}[\\ce{H2}]. Step 2: by the end of it, 2 NO and 1 \\ce{H2} have been used.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'physical-phase-equilibria-460',
    topics: ['phase-equilibria'],
    tests: ['lever-rule', 'binary-phase-diagrams'],
    difficulty: 'beginner',
    text: 'A point in the two-phase region of a temperature–composition diagram (liquid and vapor) lies on a horizontal tie line. What do the ends of this line show, and what do the lengths on either side of the point show?',
    answer: 'Ends: compositions of the phases; lengths: their relative amounts',
    distractors: [
      {
        text: 'Ends: relative amounts of the phases; lengths: their compositions',
        slip: 'exchanged-values',
        teaching:
          'The two are exchanged: an end point is read on the composition axis, and the arms give amounts.',
      },
      {
        text: 'Ends: boiling points of the components; lengths: their relative amounts',
        slip: 'other-special-point',
        teaching: 'The boiling points of the pure components lie on the vertical axes of the diagram.',
      },
      {
        text: 'Ends: relative amounts of the phases; lengths: their boiling points',
        slip: 'other-special-point',
        teaching:
          'The lengths give the amounts, and the boiling points are read on the vertical axis of the diagram.',
      },
    ],
    explanation:
      'The tie line ends on the liquid and the vapor curve, where the composition of each phase is read. The lever rule compares the two arms to find how much of each phase there is. Ends: compositions of the phases; lengths: their relative amounts.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-phase-equilibria-461',
    topics: ['phase-equilibria'],
    tests: ['gibbs-phase-rule'],
    difficulty: 'intermediate',
    text: 'For a pure liquid in equilibrium with its vapor, the phase rule gives one degree of freedom. What does this mean?',
    answer: 'If the temperature is chosen, the pressure is fixed.',
    distractors: [
      {
        text: 'If the temperature is chosen, the pressure can still be varied.',
        slip: 'counted-phases-wrong',
        teaching: 'Temperature and pressure are both free only where a single phase is present.',
      },
      {
        text: 'Both temperature and pressure are fixed at one point.',
        slip: 'counted-phases-wrong',
        teaching: 'No freedom at all is left at the triple point, where three phases coexist.',
      },
      {
        text: 'The amount of one phase can still be varied.',
        slip: 'freedom-for-number',
        teaching:
          'Degrees of freedom count intensive variables, such as *T* and *p*, and not amounts of phases.',
      },
    ],
    explanation:
      '*F* = *C* − *P* + 2 = 1 − 2 + 2 = 1: one intensive variable can be chosen freely while both phases remain. The state lies on the vapor pressure curve: if the temperature is chosen, the pressure is fixed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 4',
  },
  {
    id: 'physical-phase-equilibria-560',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'beginner',
    text: 'In the phase diagram of \\ce{CO2} the triple point lies at −57 °C and 5.1 atm, and the critical point at 31 °C and 73 atm. At which temperature can liquid \\ce{CO2} and its vapor be in equilibrium if the pressure is suitable?',
    answer: '20 °C',
    distractors: [
      {
        text: '−78 °C',
        slip: 'wrong-region',
        teaching:
          'Below the triple point, −57 °C, vapor is in equilibrium with the solid; −78 °C is where dry ice sublimes at 1 atm.',
      },
      {
        text: '−60 °C',
        slip: 'wrong-region',
        teaching: 'This is still below the triple point, −57 °C, where the curve of liquid and vapor begins.',
      },
      {
        text: '40 °C',
        slip: 'other-special-point',
        teaching:
          'Above the critical point, 31 °C, there is no boundary between liquid and vapor at any pressure.',
      },
    ],
    explanation:
      'The curve on which liquid and vapor are in equilibrium begins at the triple point, −57 °C, and ends at the critical point, 31 °C. Of the temperatures given, only 20 °C lies between them.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-rate-laws-840',
    topics: ['rate-laws'],
    tests: ['initial-rates'],
    difficulty: 'beginner',
    text: 'For a reaction of A and B, the initial rates are 2.0 (run 1: [A] = 0.10, [B] = 0.10), 8.0 (run 2: 0.20, 0.10) and 24 (run 3: 0.20, 0.30). (Rates are in 10^{−3} mol/(L·s), concentrations in mol/L.) To find the order in B, a student compares runs 1 and 3 alone. What is wrong with this?',
    answer: 'Both concentrations differ between these runs.',
    distractors: [
      {
        text: 'The concentration of B is too high in run 3.',
        slip: 'fault-invented',
        teaching: 'Any concentration will do; run 3 can be compared with run 2, in which [A] is the same.',
      },
      {
        text: 'The two runs have different initial rates.',
        slip: 'fault-invented',
        teaching: 'The rates have to differ if B affects the rate; the change in rate gives the order.',
      },
      {
        text: 'The order in B is the coefficient of B in the equation.',
        slip: 'orders-from-equation',
        teaching: 'The coefficients of the overall equation do not give orders; these have to be measured.',
      },
    ],
    explanation:
      'From run 1 to run 3, [A] is doubled and [B] is tripled, so the factor of 12 is due to both. Runs 2 and 3 have the same [A] and show first order in B (factor 3). Runs 1 and 3 alone are not enough, because both concentrations differ between these runs.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'physical-real-gases-560',
    topics: ['real-gases'],
    tests: ['real-gases'],
    difficulty: 'beginner',
    text: 'Why does a real gas behave less and less like an ideal gas when it is brought to a high pressure and a low temperature?',
    answer: 'The molecules are crowded, so their size matters, and slow, so their attraction matters.',
    distractors: [
      {
        text: 'The molecules are crowded, so they move faster, and cold, so they become smaller.',
        slip: 'event-invented',
        teaching:
          'Crowding does not make molecules faster at a given temperature, and cooling does not shrink them.',
      },
      {
        text: 'The molecules collide more often, so they lose more energy each second, and slow down.',
        slip: 'wrong-cause',
        teaching:
          'Collisions between gas molecules conserve energy; at a constant temperature the mean speed stays the same.',
      },
      {
        text: 'The molecules repel each other more when crowded, and they attract less when slow.',
        slip: 'reversed-trend',
        teaching: 'Attraction is there at all speeds, but it affects slow molecules more strongly, not less.',
      },
    ],
    explanation:
      'The ideal gas law neglects the volume of the molecules and their attraction. At high pressure the molecules fill a noticeable part of the space; at low temperature their kinetic energy no longer outweighs the attraction. They are crowded, so their size matters, and slow, so their attraction matters.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-real-gases-561',
    topics: ['real-gases'],
    tests: ['real-gases'],
    difficulty: 'intermediate',
    text: 'Ammonia gas is cooled in a rigid tank. The lower the temperature, the further its pressure lies, in percent, below *nRT*/*V*, even before any liquid forms. Why does cooling increase this deviation?',
    answer: 'Slower molecules are held back more by their mutual attraction.',
    distractors: [
      {
        text: 'Colder molecules are closer together and so attract more.',
        slip: 'wrong-cause',
        teaching:
          'In a rigid tank the same molecules share the same volume, so their mean distance does not change.',
      },
      {
        text: 'Colder molecules are smaller and leave more free space.',
        slip: 'event-invented',
        teaching:
          'The size of a molecule hardly depends on temperature, and it would not grow more important on cooling.',
      },
      {
        text: 'Slower molecules strike the walls less often and less hard.',
        slip: 'other-principle',
        teaching:
          'This is true of an ideal gas as well and is already contained in *nRT*/*V*; it explains no deviation.',
      },
    ],
    explanation:
      'The term *nRT*/*V* already contains the lower speed. What it neglects is attraction, and this counts more when the kinetic energy is small. The pressure lies further below *nRT*/*V*, because slower molecules are held back more by their mutual attraction.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-second-law-460',
    topics: ['second-law'],
    tests: ['entropy-of-heating-and-phase-change'],
    difficulty: 'intermediate',
    text: 'One mole of a solid is heated from *T*_{1} to its melting point *T*_{m} and is then melted there. Its heat capacity *C*_{p} is constant. Which expression gives the total entropy change?',
    answer: '*C*_{p} ln(*T*_{m}/*T*_{1}) + Δ_{fus}*H*/*T*_{m}',
    distractors: [
      {
        text: '*C*_{p} ln(*T*_{1}/*T*_{m}) + Δ_{fus}*H*/*T*_{m}',
        slip: 'inverted-ratio',
        teaching: 'With this ratio heating would lower the entropy; the final temperature belongs on top.',
      },
      {
        text: '*C*_{p}(*T*_{m} − *T*_{1})/*T*_{1} + Δ_{fus}*H*/*T*_{1}',
        slip: 'initial-temperature-only',
        teaching: 'The temperature rises during heating, and the solid melts at *T*_{m}, not at *T*_{1}.',
      },
      {
        text: '*C*_{p}(*T*_{m} − *T*_{1}) + Δ_{fus}*H*',
        slip: 'answered-another-quantity',
        teaching: 'This is the heat that is absorbed; entropy is heat divided by temperature.',
      },
    ],
    explanation:
      'During heating d*S* = *C*_{p} d*T*/*T*, which adds up to *C*_{p} ln(*T*_{m}/*T*_{1}). Melting takes place at the constant temperature *T*_{m}. The sum is *C*_{p} ln(*T*_{m}/*T*_{1}) + Δ_{fus}*H*/*T*_{m}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-480',
    topics: ['second-law'],
    tests: ['heat-engines'],
    difficulty: 'beginner',
    text: 'The Carnot cycle of an engine begins with the isothermal expansion of a gas at the higher temperature. Which steps follow, in this order?',
    answer: 'Adiabatic expansion, isothermal compression, adiabatic compression',
    distractors: [
      {
        text: 'Isothermal compression, adiabatic expansion, adiabatic compression',
        slip: 'order-of-steps',
        teaching:
          'Compression at the higher temperature would undo the first step; the gas first has to cool by adiabatic expansion.',
      },
      {
        text: 'Adiabatic compression, isothermal compression, adiabatic expansion',
        slip: 'order-of-steps',
        teaching:
          'Adiabatic compression would heat the gas above the hot reservoir; it has to expand to reach the lower temperature.',
      },
      {
        text: 'Isothermal compression, adiabatic compression, adiabatic expansion',
        slip: 'order-of-steps',
        teaching:
          'Isothermal compression has to take place at the lower temperature, which the gas reaches only by adiabatic expansion.',
      },
    ],
    explanation:
      'The gas takes up heat in the first step and then cools without exchange of heat. It gives off heat at the lower temperature and is finally brought back to the higher one. Adiabatic expansion, isothermal compression, adiabatic compression.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-481',
    topics: ['second-law'],
    tests: ['heat-engines'],
    difficulty: 'beginner',
    text: 'A Carnot engine runs on helium between 500 K and 300 K. What happens to its efficiency when steam replaces the helium?',
    answer: 'It stays the same: only the two temperatures matter.',
    distractors: [
      {
        text: 'It rises: steam carries more heat in each kilogram.',
        slip: 'irrelevant-property',
        teaching: 'More heat may be taken up per cycle, but the same share of it is turned into work.',
      },
      {
        text: 'It falls: steam is not nearly as ideal a gas as helium.',
        slip: 'ideal-for-real',
        teaching:
          'The ideal gas only makes the derivation simple; the efficiency of a reversible engine does not depend on the gas.',
      },
      {
        text: 'It stays the same: all of the heat is turned into work.',
        slip: 'one-part-right',
        teaching:
          'This would be an efficiency of 100%; even a Carnot engine gives off heat to the cold reservoir, here 60% of what it takes up.',
      },
    ],
    explanation:
      'All reversible engines between the same two reservoirs have the efficiency 1 − *T*_{cold}/*T*_{hot} = 0.40; otherwise two of them could be coupled to break the second law. It stays the same: only the two temperatures matter.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-580',
    topics: ['second-law'],
    tests: ['entropy'],
    difficulty: 'beginner',
    text: 'Two balloons, both at 25 °C and 1 bar, contain 1 mol and 2 mol of helium. Which sample of helium has the greater entropy, and why?',
    answer: 'The 2 mol sample: its atoms can be arranged in more ways.',
    distractors: [
      {
        text: 'The 1 mol sample: its atoms have more room to move.',
        slip: 'ignored-volume',
        teaching:
          'At the same temperature and pressure, every mole of gas has the same volume, so the space per atom is the same.',
      },
      {
        text: 'The 1 mol sample: its atoms move at higher speeds.',
        slip: 'relation-invented',
        teaching: 'The speed of the atoms depends on the temperature, which is the same for both samples.',
      },
      {
        text: 'Neither: both have the same temperature and pressure.',
        slip: 'forgot-amount',
        teaching:
          'Equal conditions mean equal entropy per mole; the entropy itself is proportional to the amount.',
      },
    ],
    explanation:
      'Entropy is extensive: 2 mol of a gas has twice the entropy of 1 mol at the same temperature and pressure. With more atoms and more space there are far more arrangements, so it is the 2 mol sample: its atoms can be arranged in more ways.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-second-law-581',
    topics: ['second-law'],
    tests: ['entropy-of-reaction', 'entropy'],
    difficulty: 'beginner',
    text: 'At constant temperature and pressure, 1 mol of \\ce{N2O4} gas turns completely into 2 mol of \\ce{NO2} gas. How does the entropy of the system change, and why?',
    answer: 'It rises, because more molecules move independently.',
    distractors: [
      {
        text: 'It falls, because each molecule has become smaller.',
        slip: 'ignored-coefficients',
        teaching:
          'One \\ce{NO2} does have less entropy than one \\ce{N2O4}, but there are now twice as many molecules, and this outweighs it.',
      },
      {
        text: 'It falls, because bonds have been broken.',
        slip: 'wrong-sign',
        teaching: 'Breaking a bond sets two parts free to move separately, which raises the entropy.',
      },
      {
        text: 'It stays the same, because no atoms were lost.',
        slip: 'atoms-for-molecules',
        teaching:
          'The atoms are indeed the same, but entropy depends on how freely they can move, and that has changed.',
      },
    ],
    explanation:
      'The amount of gas doubles. Two moles of \\ce{NO2} (2 × 240 J/K) have more entropy than one mole of \\ce{N2O4} (304 J/K). So it rises, because more molecules move independently.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-second-law-840',
    topics: ['second-law'],
    tests: ['entropy-of-reaction', 'entropy'],
    difficulty: 'beginner',
    text: 'Why does the entropy of the system increase when calcium carbonate decomposes, \\ce{CaCO3(s) -> CaO(s) + CO2(g)}?',
    answer: 'A gas forms, and its molecules can be arranged in far more ways.',
    distractors: [
      {
        text: 'Heat is taken up, and the atoms of the solid move faster.',
        slip: 'wrong-cause',
        teaching:
          'At the same temperature before and after, the atoms do not move faster; the gas is the reason for the rise.',
      },
      {
        text: 'The remaining solid is a simpler compound with a higher entropy.',
        slip: 'wrong-source-of-disorder',
        teaching:
          'CaO, with fewer atoms per formula unit, has less entropy (40 J/(mol·K)) than \\ce{CaCO3} (93 J/(mol·K)).',
      },
      {
        text: 'Bonds are broken, and the atoms of the solid move freely.',
        slip: 'wrong-source-of-disorder',
        teaching:
          'No free atoms are left at the end; the products are an ionic solid and molecules of \\ce{CO2}.',
      },
    ],
    explanation:
      'Particles of a solid vibrate about fixed sites, whereas gas molecules move through the whole volume. Here a solid gives one mole of gas (Δ*S*° = +161 J/(mol·K)): a gas forms, and its molecules can be arranged in far more ways.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-second-law-841',
    topics: ['second-law'],
    tests: ['entropy-of-reaction'],
    difficulty: 'intermediate',
    text: 'Standard entropies in J/(mol·K): \\ce{CaCO3(s)} 93, \\ce{CaO(s)} 40, \\ce{CO2(g)} 214. What do they show about \\ce{CaCO3(s) -> CaO(s) + CO2(g)}?',
    answer: 'The entropy rises, although that of the solid falls.',
    distractors: [
      {
        text: 'The entropy rises, because the entropy of each product is higher.',
        slip: 'one-part-right',
        teaching: 'The value for CaO, 40, is lower than 93; only the gas has a higher one.',
      },
      {
        text: 'The entropy falls, because the entropy of the solid falls.',
        slip: 'one-part-right',
        teaching:
          'From \\ce{CaCO3} to CaO the solid does lose 53 J/(mol·K), but the gas brings 214 J/(mol·K).',
      },
      {
        text: 'The entropy stays the same, because the number of atoms does.',
        slip: 'ignored-change',
        teaching: 'Atoms are conserved, entropy is not: it depends on how the particles can be arranged.',
      },
    ],
    explanation:
      'Δ*S*° = 40 + 214 − 93 = +161 J/(mol·K). From \\ce{CaCO3} to CaO the solid loses 53 J/(mol·K), but the gas brings 214. The entropy rises, although that of the solid falls.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-solutions-and-colligative-840',
    topics: ['solutions-and-colligative'],
    tests: ['vant-hoff-factor'],
    difficulty: 'intermediate',
    text: 'A freezing-point measurement gives a van’t Hoff factor *i* = 2.5 for a solution of \\ce{K2SO4}. Assuming that the salt dissociates only into \\ce{K+} and \\ce{SO4^2-}, what percentage of its formula units is dissociated?',
    answer: '75%',
    distractors: [
      {
        text: '83%',
        slip: 'ratio-for-share',
        teaching: 'The quotient 2.5/3 overlooks that *i* is 1, not 0, without any dissociation.',
        expression: '2.5 / 3 * 100',
      },
      {
        text: '50%',
        slip: 'counted-ions-wrong',
        teaching:
          'Each unit that dissociates adds two particles, three ions in place of one unit; *i* rises from 1 to 3.',
        expression: '(2.5 - 1) / 3 * 100',
      },
      {
        text: '60%',
        slip: 'wrong-reference',
        teaching:
          'Here 1.5 was divided by all 2.5 particles; the reference is the rise of 2 for complete dissociation.',
        expression: '(2.5 - 1) / 2.5 * 100',
      },
    ],
    explanation:
      'If a fraction *α* is dissociated, one unit gives 1 − *α* units and 3*α* ions: *i* = 1 + 2*α*. So *α* = \\frac{2.5 − 1}{2} = 0.75, or 75%.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: { kind: 'quantity', expression: '(2.5 - 1) / 2 * 100', unit: '%' },
  },
  {
    id: 'physical-solutions-and-colligative-841',
    topics: ['solutions-and-colligative'],
    tests: ['vant-hoff-factor'],
    difficulty: 'intermediate',
    text: 'The van’t Hoff factor measured for \\ce{K2SO4} is about 2.3 at 0.1 mol/kg and approaches 3 when the solution is diluted further. What explains both values?',
    answer: 'Ions of opposite charge attract, less so on dilution.',
    distractors: [
      {
        text: 'Part of the salt stays undissolved, less so on dilution.',
        slip: 'saturation-misjudged',
        teaching: 'Potassium sulfate is soluble far beyond 0.1 mol/kg, so all of it is in solution.',
      },
      {
        text: 'Sulfate ions take protons from water, more so on dilution.',
        slip: 'wrong-cause',
        teaching:
          'Sulfate is an extremely weak base, and even complete reaction to \\ce{HSO4-} and \\ce{OH-} would only bring *i* above 3, never below it.',
      },
      {
        text: 'Sulfate ions combine with one another, less so on dilution.',
        slip: 'like-charges-attract',
        teaching: 'Sulfate ions have the same charge and repel each other; it is \\ce{K+} that they attract.',
      },
    ],
    explanation:
      'Complete dissociation gives three ions, *i* = 3. In more concentrated solution, attraction (ion pairing) makes the ions act as fewer independent particles, and on dilution they are farther apart: ions of opposite charge attract, less so on dilution.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
];
