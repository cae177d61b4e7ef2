import type { WrittenQuestion } from '../../written-question.ts';

export const heatAndProfilesAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-thermochemistry-680',
    topics: ['thermochemistry', 'second-law'],
    tests: ['entropy-of-reaction'],
    difficulty: 'intermediate',
    text: 'What is Δ*S*° for the reaction \\ce{2H2O2(l) -> 2H2O(l) + O2(g)}, as written, at 298 K? (*S*° in J/(mol·K): \\ce{H2O2(l)} 109.6, \\ce{H2O(l)} 70.0, \\ce{O2(g)} 205.2)',
    answer: '+126.0 J/(mol·K)',
    distractors: [
      {
        text: '−126.0 J/(mol·K)',
        slip: 'wrong-sign',
        teaching: 'This is reactants minus products; the gas that forms has by far the largest *S*°.',
        expression: '2 * 109.6 - 2 * 70.0 - 205.2',
      },
      {
        text: '+165.6 J/(mol·K)',
        slip: 'ignored-coefficients',
        teaching: 'The entropies of \\ce{H2O} and \\ce{H2O2} count twice, because their coefficients are 2.',
        expression: '70.0 + 205.2 - 109.6',
      },
      {
        text: '−79.2 J/(mol·K)',
        slip: 'overgeneralised-rule',
        teaching:
          'The standard enthalpy of formation of an element is zero, but the standard entropy of \\ce{O2} is not.',
        expression: '2 * 70.0 - 2 * 109.6',
      },
    ],
    explanation:
      'The entropies of the reactants are subtracted from those of the products, each multiplied by its coefficient: Δ*S*° = 2 × 70.0 + 205.2 − 2 × 109.6 = +126.0 J/(mol·K).',
    reference: 'OpenStax Chemistry 2e, section 16.3',
    computation: { kind: 'quantity', expression: '2 * 70.0 + 205.2 - 2 * 109.6', unit: 'J/(mol·K)' },
  },
  {
    id: 'general-thermochemistry-681',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes'],
    uses: ['heat-and-temperature'],
    difficulty: 'beginner',
    text: 'Solid \\ce{NaOH} is stirred into water in a foam cup, and the thermometer reading rises from 21 °C to 35 °C. The dissolving \\ce{NaOH} is the system, and the water is part of the surroundings. What is the sign of *q* for each?',
    answer: 'System: *q* < 0; water: *q* > 0',
    distractors: [
      {
        text: 'System: *q* > 0; water: *q* < 0',
        slip: 'system-and-surroundings-swapped',
        teaching:
          'The rising temperature shows that the water took up heat, so *q* is positive for the water.',
      },
      {
        text: 'System: *q* > 0; water: *q* > 0',
        slip: 'one-body-only',
        teaching: 'The heat that warms the water has to come from somewhere: the system gives it off.',
      },
      {
        text: 'System: *q* < 0; water: *q* < 0',
        slip: 'wrong-sign',
        teaching: 'The process is exothermic, but the water receives the heat, so its *q* is positive.',
      },
    ],
    explanation:
      'The water is warmed, so it takes up heat, and its *q* is positive. The dissolving \\ce{NaOH} gives off this heat in an exothermic process, so *q* is negative for the system.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-682',
    topics: ['thermochemistry'],
    tests: ['heat-and-temperature', 'kinetic-molecular-theory'],
    difficulty: 'beginner',
    text: 'A hot block of aluminum and a cold block of copper are placed in contact in an insulated box. Eventually there is no net flow of heat between them. Which statement about the atoms in the two blocks is then true?',
    answer: 'They have the same average kinetic energy.',
    distractors: [
      {
        text: 'They have the same average speed.',
        slip: 'ignored-mass',
        teaching: 'Copper atoms are heavier than aluminum atoms, so at equal kinetic energy they are slower.',
      },
      {
        text: 'They have the same total kinetic energy.',
        slip: 'heat-for-temperature',
        teaching:
          'The total depends on how many atoms a block has; heat flow depends on the average per atom.',
      },
      {
        text: 'They no longer exchange any kinetic energy.',
        slip: 'equilibrium-as-standstill',
        teaching:
          'The atoms at the contact still collide; on average, they pass on as much energy one way as the other.',
      },
    ],
    explanation:
      'Without a net flow of heat, the two temperatures are equal. At the same temperature, the atoms of both blocks have the same average kinetic energy.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-683',
    topics: ['thermochemistry'],
    tests: ['heat-and-temperature'],
    uses: ['kinetic-molecular-theory'],
    difficulty: 'intermediate',
    text: 'A small flask of helium at 80 °C and a large tank of helium at 20 °C are placed in thermal contact. The total kinetic energy of the atoms is greater in the tank than in the flask. In which direction does heat flow, and until when?',
    answer: 'Flask to tank, until the average kinetic energies are equal',
    distractors: [
      {
        text: 'Tank to flask, until the total kinetic energies are equal',
        slip: 'heat-for-temperature',
        teaching:
          'The total is greater in the tank only because the tank has more atoms; on average, each has less kinetic energy than an atom in the flask.',
      },
      {
        text: 'Flask to tank, until the total kinetic energies are equal',
        slip: 'one-part-right',
        teaching:
          'The direction is right, but the total is already greater in the tank, so this flow increases the difference.',
      },
      {
        text: 'Tank to flask, until the average kinetic energies are equal',
        slip: 'reversed-trend',
        teaching:
          'The atoms in the hot flask are faster on average, and they lose energy in collisions at the wall between the gases.',
      },
    ],
    explanation:
      'Heat flows from the higher to the lower temperature, whatever the sizes: from flask to tank. Collisions pass energy from the faster atoms to the slower ones until the average kinetic energies are equal.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-684',
    topics: ['thermochemistry'],
    tests: ['calorimetry'],
    difficulty: 'beginner',
    text: 'Zinc is added to copper(II) sulfate solution in a foam cup, and the temperature is plotted against time. Why is the line through the cooling part of the curve extrapolated back to the time of mixing?',
    answer: 'To correct for heat lost before the highest reading',
    distractors: [
      {
        text: 'To correct for reactant left over after the last reading',
        slip: 'wrong-cause',
        teaching: 'A leftover reactant gives off no heat, and no line through the readings can replace it.',
      },
      {
        text: 'To correct for a thermometer that always reads too high',
        slip: 'value-for-change',
        teaching: 'An error that is the same in all readings cancels in the temperature change.',
      },
      {
        text: 'To correct for heat added when the mixture is stirred',
        slip: 'size-of-effect-misjudged',
        teaching: 'Stirring by hand adds almost no heat; the cup loses heat to the air instead.',
      },
    ],
    explanation:
      'The reaction takes time, and the warm cup already loses heat while the temperature is still rising. The extrapolated line shows the temperature that an instantaneous reaction would have given, which corrects for heat lost before the highest reading.',
    reference: 'AQA A-level Chemistry, section 3.1.4.2 (required practical 2)',
  },
  {
    id: 'general-thermochemistry-685',
    topics: ['thermochemistry'],
    tests: ['calorimetry'],
    difficulty: 'intermediate',
    text: 'The temperature of an acid solution is read every minute. A solution of a base is added at 4 min, and the readings continue to 12 min. Straight lines are drawn through the readings before mixing and through the cooling readings, and both lines are extended. How is the temperature change found?',
    answer: 'As the difference between the two lines at 4 min',
    distractors: [
      {
        text: 'As the difference between the two lines at the time of the highest reading',
        slip: 'other-point-of-curve',
        teaching: 'By the time of the highest reading, the mixture has been losing heat since 4 min.',
      },
      {
        text: 'As the difference between the highest and first readings',
        slip: 'one-step-short',
        teaching: 'This leaves out the heat lost during the rise, so the change comes out too small.',
      },
      {
        text: 'As the difference between the last and first readings',
        slip: 'other-stage',
        teaching:
          'By 12 min, the mixture has been cooling for several minutes, so the change comes out much too small.',
      },
    ],
    explanation:
      'If all of the heat were released at once, the temperature would jump from the first line to the second at the moment of mixing. The change is therefore the difference between the two lines at 4 min.',
    reference: 'AQA A-level Chemistry, section 3.1.4.2 (required practical 2)',
  },
  {
    id: 'general-thermochemistry-686',
    topics: ['thermochemistry', 'chemical-bonding'],
    tests: ['born-haber-cycle', 'lattice-enthalpy'],
    difficulty: 'advanced',
    text: 'These enthalpy changes are in kJ/mol: formation of \\ce{MgO(s)}, −602; atomization of Mg, 148, and of oxygen (per mole of O), 249; first and second ionization of Mg, 738 and 1451; addition of the first and the second electron to O, −141 and +798. What is the enthalpy change for \\ce{Mg^2+(g) + O^2-(g) -> MgO(s)}?',
    answer: '−3845 kJ/mol',
    distractors: [
      {
        text: '−2249 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'Adding the second electron to oxygen takes up 798 kJ/mol, but this value was counted as released.',
        expression: '-602 - 148 - 249 - 738 - 1451 + 141 + 798',
      },
      {
        text: '−2394 kJ/mol',
        slip: 'cycle-step-left-out',
        teaching: 'The second ionization of magnesium, 1451 kJ/mol, is missing, but \\ce{Mg^2+} is formed.',
        expression: '-602 - 148 - 249 - 738 + 141 - 798',
      },
      {
        text: '−4094 kJ/mol',
        slip: 'needless-doubling',
        teaching:
          'The 249 kJ/mol is already per mole of O atoms, and MgO contains only one O atom per formula unit.',
        expression: '-602 - 148 - 2 * 249 - 738 - 1451 + 141 - 798',
      },
    ],
    explanation:
      'The steps from the elements to the gaseous ions add up to 148 + 249 + 738 + 1451 − 141 + 798 = 3243 kJ/mol. The lattice step brings this to −602: −602 − 3243 = −3845 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: {
      kind: 'quantity',
      expression: '-602 - (148 + 249 + 738 + 1451 - 141 + 798)',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'general-thermochemistry-687',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle', 'electron-affinity'],
    difficulty: 'beginner',
    text: 'The Born–Haber cycle for \\ce{MgO} includes the second electron affinity of oxygen. Which equation represents this step?',
    answer: '\\ce{O-(g) + e- -> O^2-(g)}',
    distractors: [
      {
        text: '\\ce{O(g) + 2e- -> O^2-(g)}',
        slip: 'needless-sum',
        teaching: 'This is the sum of the first and second electron affinities.',
      },
      {
        text: '\\ce{O(g) + e- -> O-(g)}',
        slip: 'other-stage',
        teaching: 'This is the first electron affinity, which is exothermic; the second one is endothermic.',
      },
      {
        text: '\\ce{O-(g) -> O(g) + e-}',
        slip: 'charge-turned-around',
        teaching: 'Here an electron is removed from \\ce{O-}; the second electron affinity adds one to it.',
      },
    ],
    explanation:
      'The first electron affinity turns gaseous O atoms into \\ce{O-} ions. The second adds one electron to each of these ions: \\ce{O-(g) + e- -> O^2-(g)}. It is endothermic, because the two negative charges repel.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-688',
    topics: ['thermochemistry'],
    tests: ['hesss-law', 'enthalpy-of-combustion'],
    uses: ['enthalpy-of-formation'],
    difficulty: 'intermediate',
    text: 'The standard enthalpies of combustion, Δ_{c}*H*°, of graphite, hydrogen and liquid ethanol, \\ce{C2H5OH}, are known. Which expression gives the standard enthalpy of formation of ethanol?',
    answer: '2Δ_{c}*H*°(C) + 3Δ_{c}*H*°(\\ce{H2}) − Δ_{c}*H*°(ethanol)',
    distractors: [
      {
        text: 'Δ_{c}*H*°(ethanol) − 2Δ_{c}*H*°(C) − 3Δ_{c}*H*°(\\ce{H2})',
        slip: 'wrong-sign',
        teaching: 'This is for the reverse reaction, the decomposition of ethanol into its elements.',
      },
      {
        text: 'Δ_{c}*H*°(ethanol) − 2Δ_{c}*H*°(C) − 6Δ_{c}*H*°(\\ce{H2})',
        slip: 'reactant-for-product',
        teaching:
          'Here the elements are the products instead of the reactants, and \\ce{H2} is counted six times instead of three.',
      },
      {
        text: '2Δ_{c}*H*°(C) + 6Δ_{c}*H*°(\\ce{H2}) − Δ_{c}*H*°(ethanol)',
        slip: 'atoms-for-molecules',
        teaching: 'The six H atoms of ethanol come from three molecules of \\ce{H2}.',
      },
    ],
    explanation:
      'The elements and ethanol burn to the same products. By Hess’s law, forming ethanol is equivalent to burning 2 mol of C and 3 mol of \\ce{H2} and then reversing the combustion of ethanol. Its enthalpy of formation is therefore the sum for the elements minus the value for ethanol.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-689',
    topics: ['thermochemistry', 'acids-and-bases'],
    tests: ['enthalpy-of-reaction', 'neutralization'],
    uses: ['calorimetry', 'ph-of-weak-bases'],
    difficulty: 'beginner',
    text: 'Two 50 mL portions of 1.0 mol/L \\ce{HCl} are neutralized in foam cups, one with 50 mL of 1.0 mol/L \\ce{NaOH} and the other with 50 mL of 1.0 mol/L aqueous \\ce{NH3}. The temperature rise is slightly smaller with \\ce{NH3}. Why?',
    answer: 'Some energy is absorbed as \\ce{NH3} and water form \\ce{OH-}.',
    distractors: [
      {
        text: 'Some of the ammonia molecules are not neutralized by the acid.',
        slip: 'weak-as-strong',
        teaching:
          'A strong acid neutralizes a weak base, too, almost completely: practically all of the \\ce{NH3} becomes \\ce{NH4+}.',
      },
      {
        text: 'Some of the acid is neutralized by ammonium ions instead.',
        slip: 'acid-for-base',
        teaching: 'The ammonium ion is itself an acid and does not take up \\ce{H+}.',
      },
      {
        text: 'Some of the heat is released too slowly to be measured.',
        slip: 'rate-for-enthalpy',
        teaching: 'Proton transfer is extremely fast with both bases, so no heat comes late.',
      },
    ],
    explanation:
      'With \\ce{NaOH}, the net reaction is \\ce{H+ + OH- -> H2O} (Δ*H* = −56 kJ/mol). With \\ce{NH3}, it is \\ce{H+ + NH3 -> NH4+}, the sum of \\ce{NH3 + H2O -> NH4+ + OH-} (+4 kJ/mol) and the same reaction of \\ce{H+} with \\ce{OH-}: −52 kJ/mol in all. Some energy is absorbed as \\ce{NH3} and water form \\ce{OH-}.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-kinetics-basics-680',
    topics: ['kinetics-basics', 'gibbs-energy'],
    tests: ['activation-energy', 'gibbs-energy'],
    difficulty: 'beginner',
    text: 'For the reaction \\ce{2NO(g) -> N2(g) + O2(g)} as written, Δ*G*° is −175 kJ/mol at 25 °C. Yet nitrogen monoxide sealed in a glass bulb at 25 °C and 1 bar shows almost no decomposition after many years. What is the reason?',
    answer: 'The activation energy is too high for a noticeable rate.',
    distractors: [
      {
        text: 'The equilibrium lies almost entirely on the side of NO.',
        slip: 'rate-for-extent',
        teaching: 'With such a negative Δ*G*° hardly any NO would be left at equilibrium.',
      },
      {
        text: 'The entropy change is too small to make the reaction favorable.',
        slip: 'given-fact-overlooked',
        teaching: 'Δ*G*° is negative, so the decomposition is favorable, whatever its entropy change.',
      },
      {
        text: 'The decomposition absorbs heat that the bulb cannot supply.',
        slip: 'wrong-sign',
        teaching: 'The decomposition releases heat, because NO is formed from its elements endothermically.',
      },
    ],
    explanation:
      'A negative Δ*G*° means that a reaction is favorable, not that it is fast. The strong bonds in NO have to break first, so the activation energy is too high for a noticeable rate.',
    reference: 'OpenStax Chemistry 2e, sections 12.5 and 16.4',
  },
  {
    id: 'general-kinetics-basics-681',
    topics: ['kinetics-basics', 'gibbs-energy'],
    tests: ['activation-energy', 'gibbs-energy'],
    difficulty: 'beginner',
    text: 'For the combustion of methane at 25 °C, Δ*G*° = −818 kJ/mol. A mixture of methane and oxygen can be kept at 25 °C for years without change, but a spark makes it explode. What does the spark do?',
    answer: 'It gives some molecules the activation energy.',
    distractors: [
      {
        text: 'It lowers the activation energy for all of the molecules.',
        slip: 'condition-for-catalyst',
        teaching:
          'Lowering the activation energy is what a catalyst does; a spark supplies energy to cross the same barrier.',
      },
      {
        text: 'It lowers the value of Δ*G*° for the combustion.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'A spark changes neither the reactants nor the products, so Δ*G*° stays the same.',
      },
      {
        text: 'It shifts the equilibrium toward the products.',
        slip: 'rate-for-extent',
        teaching: 'At 25 °C the equilibrium already lies far on the side of the products.',
      },
    ],
    explanation:
      'The reaction is favorable, but at 25 °C hardly any collision has the activation energy. The spark gives some molecules the activation energy, and the heat from their reaction does the rest.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-682',
    topics: ['kinetics-basics', 'thermochemistry'],
    tests: ['activation-energy', 'endothermic-and-exothermic-processes'],
    difficulty: 'beginner',
    text: 'How should the energy profile of an exothermic reaction be drawn, from the reactants on the left to the products on the right?',
    answer: 'Up to a peak, then down, ending below the starting level',
    distractors: [
      {
        text: 'Up to a peak, then down, ending above the starting level',
        slip: 'reversed-trend',
        teaching:
          'If the products are above the reactants, energy was taken in, so the reaction is endothermic.',
      },
      {
        text: 'Straight down, without a peak, ending below the starting level',
        slip: 'exothermic-means-no-barrier',
        teaching: 'Exothermic reactions require activation energy, too, so the curve has to rise first.',
      },
      {
        text: 'Straight up, without a peak, ending above the starting level',
        slip: 'system-and-surroundings-swapped',
        teaching:
          'The surroundings gain the energy; the reacting substances end with less energy than they had at the start.',
      },
    ],
    explanation:
      'Energy is first needed to reach the peak (the activation energy). The products of an exothermic reaction have less energy than the reactants, so the curve ends below the starting level.',
    reference: 'AQA GCSE Chemistry, section 4.5.1.2',
  },
  {
    id: 'general-kinetics-basics-683',
    topics: ['kinetics-basics', 'thermochemistry'],
    tests: ['activation-energy'],
    difficulty: 'beginner',
    text: 'In the energy profile of an exothermic reaction, a student has drawn the levels of the reactants and the products and the peak between them. Where should the arrow for the activation energy be drawn?',
    answer: 'From the reactants to the peak',
    distractors: [
      {
        text: 'From zero energy to the products',
        slip: 'value-for-change',
        teaching:
          'This arrow shows the energy of the products, not the rise that leads from the reactants to the peak.',
      },
      {
        text: 'From the reactants to the products',
        slip: 'other-terms-meaning',
        teaching: 'This arrow shows the overall energy change, which is the energy released.',
      },
      {
        text: 'From zero energy to the peak',
        slip: 'top-for-barrier',
        teaching:
          'The reactants already have the energy up to their own level, so the arrow must not include it.',
      },
    ],
    explanation:
      'The activation energy is the energy that the reactants need in order to react, so its arrow runs from the level of the reactants up to the peak.',
    reference: 'AQA GCSE Chemistry, section 4.5.1.2',
  },
];
