import type { WrittenQuestion } from '../../written-question.ts';

export const phaseEquilibriaQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-phase-equilibria-101',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'beginner',
    text: 'On the pressure–temperature diagram of a pure substance, what does the curve between the liquid and vapor regions show?',
    answer: 'The pressures and temperatures at which liquid and vapor coexist',
    distractors: [
      {
        text: 'The pressures and temperatures at which only vapor exists',
        slip: 'one-condition-only',
        teaching: 'Only vapor exists in the region beside the curve; on it there are two phases.',
      },
      {
        text: 'The pressures and temperatures at which only supercritical fluid exists',
        slip: 'wrong-region',
        teaching: 'The supercritical fluid lies beyond the end of this curve, the critical point.',
      },
      {
        text: 'The pressures and temperatures at which all three phases coexist',
        slip: 'wrong-region',
        teaching: 'Three phases coexist at a single point, the triple point.',
      },
    ],
    explanation:
      'On a boundary in the diagram two phases are in equilibrium; the vapor pressure curve shows where liquid and vapor coexist.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-102',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'intermediate',
    text: 'The triple point of a substance lies at 0.3 bar and 250 K, and its critical point at 60 bar and 480 K; its solid is denser than its liquid. The vapor is compressed slowly at 260 K up to 1000 bar, where the substance is solid. Which sequence of phases is observed?',
    answer: 'Vapor, liquid, solid',
    distractors: [
      {
        text: 'Vapor, solid, liquid',
        slip: 'reversed-trend',
        teaching:
          'Because the solid is denser than the liquid, it is the stable phase at the highest pressure.',
      },
      {
        text: 'Vapor, solid',
        slip: 'wrong-region',
        teaching: 'This would be observed below 250 K, the temperature of the triple point.',
      },
      {
        text: 'Vapor, fluid, solid',
        slip: 'wrong-region',
        teaching: 'A supercritical fluid exists only above 480 K.',
      },
    ],
    explanation:
      '260 K lies between the triple point and the critical point, so the vapor first condenses to a liquid. Because the solid is denser than the liquid, the melting curve slopes to the right, and the liquid freezes at high pressure: vapor, liquid, solid.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-103',
    topics: ['phase-equilibria'],
    tests: ['phase-diagram'],
    difficulty: 'intermediate',
    text: 'The melting curve of water slopes to the left on the pressure–temperature diagram. What does this show?',
    answer: 'Ice is lower in density than liquid water.',
    distractors: [
      {
        text: 'Ice is higher in density than liquid water.',
        slip: 'wrong-sign',
        teaching: 'In that case pressure would favor the ice, and the curve would slope to the right.',
      },
      {
        text: 'Ice is higher in enthalpy than liquid water.',
        slip: 'wrong-sign',
        teaching:
          'Melting absorbs heat, for water as for other substances; it is the volume change that is unusual.',
      },
      {
        text: 'Ice is higher in entropy than liquid water.',
        slip: 'wrong-sign',
        teaching: 'Melting absorbs heat at constant temperature, so the liquid has the higher entropy.',
      },
    ],
    explanation:
      'The slope is Δ*H*/(*T*Δ*V*). Melting absorbs heat, so a negative slope means that the volume shrinks on melting: ice is lower in density than liquid water.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-104',
    topics: ['phase-equilibria', 'real-gases'],
    tests: ['phase-diagram'],
    uses: ['critical-point-of-a-gas'],
    difficulty: 'advanced',
    text: 'A liquid can be turned into a vapor without ever showing a boundary between two phases. Which path on the pressure–temperature diagram achieves this?',
    answer: 'Around the critical point',
    distractors: [
      {
        text: 'Around the triple point',
        slip: 'other-special-point',
        teaching: 'A path around the triple point crosses boundary lines; three of them meet there.',
      },
      {
        text: 'Along the vapor pressure curve',
        slip: 'wrong-region',
        teaching: 'On this curve both phases and the boundary between them are present.',
      },
      {
        text: 'Straight across the melting curve',
        slip: 'wrong-region',
        teaching:
          'The melting curve separates liquid and solid, and two phases are present while it is crossed.',
      },
    ],
    explanation:
      'The vapor pressure curve ends at the critical point. A path that raises the pressure, warms beyond *T*_{c}, lowers the pressure and cools goes around this point and never crosses a boundary.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-phase-equilibria-105',
    topics: ['phase-equilibria'],
    tests: ['vapor-pressure'],
    difficulty: 'beginner',
    text: 'Liquid ether in a closed flask is in equilibrium with its vapor. The volume of the gas space is doubled at constant temperature, and some liquid remains. How does the final pressure of the vapor compare with the original pressure?',
    answer: 'It is the same as before.',
    distractors: [
      {
        text: 'It is half as large as before.',
        slip: 'law-of-other-variables',
        teaching: 'Boyle’s law holds for a fixed amount of gas; here more liquid evaporates.',
      },
      {
        text: 'It is twice as large as before.',
        slip: 'inverted-ratio',
        teaching: 'More space does not raise the pressure; evaporation stops at the old value.',
      },
      {
        text: 'It is slightly lower than before.',
        slip: 'equilibrium-as-standstill',
        teaching: 'It is lower for a moment, until evaporation has restored the equilibrium.',
      },
    ],
    explanation:
      'The vapor pressure depends only on the liquid and its temperature. More ether evaporates until the pressure is the same as before.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'physical-phase-equilibria-106',
    topics: ['phase-equilibria'],
    tests: ['vapor-pressure'],
    difficulty: 'beginner',
    text: 'When does a liquid that is heated in an open vessel boil?',
    answer: 'When its vapor pressure equals the external pressure',
    distractors: [
      {
        text: 'When its vapor pressure first exceeds zero',
        slip: 'small-for-zero',
        teaching:
          'A liquid has a vapor pressure above zero at every temperature, so it always evaporates; the growth of bubbles requires a higher vapor pressure.',
      },
      {
        text: 'When its vapor pressure reaches the critical pressure',
        slip: 'other-special-point',
        teaching:
          'At the critical point liquid and vapor become one phase; boiling happens at far lower pressures.',
      },
      {
        text: 'When its vapor pressure equals that of the solid',
        slip: 'other-special-point',
        teaching:
          'Liquid and solid have equal vapor pressures at the triple point, where the liquid freezes.',
      },
    ],
    explanation:
      'Bubbles of vapor can grow in the liquid as soon as its vapor pressure equals the external pressure.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'physical-phase-equilibria-107',
    topics: ['phase-equilibria'],
    tests: ['clausius-clapeyron-equation'],
    uses: ['vapor-pressure'],
    difficulty: 'intermediate',
    text: 'For two liquids, the logarithm of the vapor pressure, ln *p*, is plotted against 1/*T*. Both lines are straight; that of liquid A falls more steeply than that of B, and the lines cross. Which statement follows?',
    answer: 'A has the greater enthalpy of vaporization.',
    distractors: [
      {
        text: 'A has the smaller enthalpy of vaporization.',
        slip: 'reversed-trend',
        teaching: 'The slope is −Δ_{vap}*H*/*R*; the steeper line has the larger enthalpy.',
      },
      {
        text: 'A has the smaller entropy of vaporization.',
        slip: 'reversed-trend',
        teaching: 'The steeper line meets the axis 1/*T* = 0 higher up: A has the greater entropy.',
      },
      {
        text: 'A has the lower boiling point in every case.',
        slip: 'one-property-decides',
        teaching:
          'The boiling point depends on where the line reaches the value of ln *p* for 1 atm, not on the slope alone.',
      },
    ],
    explanation:
      'ln *p* = −Δ_{vap}*H*/(*RT*) + constant: the slope against 1/*T* is −Δ_{vap}*H*/*R*, so A, with the steeper line, has the greater enthalpy of vaporization.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'physical-phase-equilibria-108',
    topics: ['phase-equilibria'],
    tests: ['vapor-pressure'],
    difficulty: 'advanced',
    text: 'Water is boiled in an open flask, which is then closed with a stopper, taken off the flame and cooled under running cold water. The water begins to boil again. What is the reason?',
    answer: 'Cooling condenses vapor, and the pressure falls.',
    distractors: [
      {
        text: 'Cooling condenses vapor, and the pressure rises.',
        slip: 'wrong-sign',
        teaching: 'Condensation removes molecules from the gas, so the pressure falls.',
      },
      {
        text: 'Cooling raises the vapor pressure of the water.',
        slip: 'reversed-trend',
        teaching: 'The vapor pressure falls on cooling, but the pressure in the flask falls even faster.',
      },
      {
        text: 'Cooling drives dissolved air out of the water.',
        slip: 'reversed-trend',
        teaching: 'Gases dissolve better in cold water, and the air was already driven out by the boiling.',
      },
    ],
    explanation:
      'The gas space is filled mainly with vapor. Cooling condenses much of it, so the pressure falls below the vapor pressure of the still-hot water, and the water boils.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'physical-phase-equilibria-109',
    topics: ['phase-equilibria'],
    tests: ['binary-phase-diagrams'],
    difficulty: 'beginner',
    text: 'On the melting-point diagram of two components, what name is given to the lowest point, at which liquid is in equilibrium with both solids?',
    answer: 'Eutectic point',
    distractors: [
      {
        text: 'Triple point',
        slip: 'other-special-point',
        teaching: 'This term applies to a pure substance with solid, liquid and vapor.',
      },
      {
        text: 'Azeotropic point',
        slip: 'other-special-point',
        teaching: 'This term applies to the boiling of a mixture.',
      },
      {
        text: 'Critical point',
        slip: 'other-special-point',
        teaching: 'At a critical point two phases become one; here three are in equilibrium.',
      },
    ],
    explanation:
      'The lowest-melting mixture, where the liquid is in equilibrium with both solids at a fixed temperature, is the eutectic.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-phase-equilibria-110',
    topics: ['phase-equilibria'],
    tests: ['binary-phase-diagrams'],
    uses: ['gibbs-phase-rule'],
    difficulty: 'intermediate',
    text: 'A cooling curve (temperature against time) of a melt of two metals shows one kink at 310 °C and then a horizontal stretch at 183 °C. The metals are insoluble in each other as solids. What happens at the kink and along the stretch?',
    answer: 'One metal begins to crystallize; then both together',
    distractors: [
      {
        text: 'Both metals begin to crystallize; then one alone',
        slip: 'order-of-steps',
        teaching: 'Both crystallize together only at the eutectic temperature, the lowest one.',
      },
      {
        text: 'One metal begins to crystallize; then the other alone',
        slip: 'one-component-only',
        teaching: 'At the eutectic temperature the first metal goes on crystallizing alongside the second.',
      },
      {
        text: 'Both metals begin to crystallize; then both together',
        slip: 'order-of-steps',
        teaching:
          'At the kink a single metal crystallizes; the melt becomes richer in the other until both do.',
      },
    ],
    explanation:
      'At 310 °C one metal begins to crystallize, and the heat released slows the cooling. At 183 °C, the eutectic temperature, the rest of the melt solidifies, with both metals crystallizing together at constant temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-phase-equilibria-111',
    topics: ['phase-equilibria'],
    tests: ['binary-phase-diagrams'],
    difficulty: 'advanced',
    text: 'The melting-point diagram of A and B shows two eutectics and, between them, a maximum at 50 mol% of B. What explains the maximum?',
    answer: 'A compound AB that melts without decomposing',
    distractors: [
      {
        text: 'A compound AB that decomposes before it melts',
        slip: 'other-special-point',
        teaching:
          'Such a compound shows an incongruent melting point on the flank of another curve, without a maximum.',
      },
      {
        text: 'A solid solution of A in B without any order',
        slip: 'ignored-phases',
        teaching: 'Solid solutions in all proportions would leave no eutectic.',
      },
      {
        text: 'An azeotrope of A and B with a maximum boiling point',
        slip: 'other-special-point',
        teaching: 'Azeotropes appear on boiling-point diagrams, not on melting-point diagrams.',
      },
    ],
    explanation:
      'The compound AB behaves like a pure substance with its own melting point, a maximum, and forms a eutectic with A on one side and with B on the other. The compound melts without decomposing (congruently).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-phase-equilibria-112',
    topics: ['phase-equilibria'],
    tests: ['binary-phase-diagrams'],
    difficulty: 'intermediate',
    text: 'Phenol and water have an upper critical solution temperature of 66 °C. What is observed when a mixture of critical composition is cooled slowly from 80 °C to 20 °C?',
    answer: 'It is clear, then turns cloudy near 66 °C and forms two layers.',
    distractors: [
      {
        text: 'It has two layers, then becomes clear near 66 °C and stays clear.',
        slip: 'reversed-trend',
        teaching: 'Above the upper critical temperature the liquids mix in all proportions.',
      },
      {
        text: 'It is clear, then crystals of phenol form throughout near 66 °C.',
        slip: 'wrong-region',
        teaching: 'A second liquid, not a solid, appears at the critical solution temperature.',
      },
      {
        text: 'It has two layers, then crystals of phenol form near 66 °C.',
        slip: 'wrong-region',
        teaching: 'Above 66 °C there is one phase, and no solid appears on cooling through 66 °C.',
      },
    ],
    explanation:
      'Above 66 °C one phase exists. At the critical solution temperature a second liquid begins to separate and the mixture turns cloudy; below this temperature it forms two layers.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-phase-equilibria-113',
    topics: ['phase-equilibria'],
    tests: ['lever-rule'],
    difficulty: 'beginner',
    text: 'On a tie line of a phase diagram the overall composition lies very close to that of the vapor. What follows from the lever rule?',
    answer: 'Almost all of the mixture is vapor.',
    distractors: [
      {
        text: 'Almost all of the mixture is liquid.',
        slip: 'exchanged-lever-arms',
        teaching: 'The nearer phase is the more abundant one, as on a balanced lever.',
      },
      {
        text: 'Both phases are equally abundant.',
        slip: 'equal-steps',
        teaching: 'Equal amounts would require the overall composition to be midway along the tie line.',
      },
      {
        text: 'Both phases have nearly equal compositions.',
        slip: 'composition-for-amount',
        teaching: 'The compositions are the ends of the tie line and may lie far apart.',
      },
    ],
    explanation:
      'The amounts are in the inverse ratio of the arms. The arm to the vapor is very short, so almost all of the mixture is vapor.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-phase-equilibria-114',
    topics: ['phase-equilibria'],
    tests: ['lever-rule'],
    uses: ['binary-phase-diagrams'],
    difficulty: 'intermediate',
    text: 'A copper–nickel alloy with 40% Ni by mass is held at a temperature at which liquid with 32% Ni and solid with 45% Ni coexist. What fraction of the mass is solid?',
    answer: '0.62',
    distractors: [
      {
        text: '0.38',
        slip: 'exchanged-lever-arms',
        teaching:
          'This is the fraction of the liquid; the solid corresponds to the arm on the other side, 40 − 32.',
        expression: '(45 - 40) / (45 - 32)',
      },
      {
        text: '0.89',
        slip: 'share-for-ratio',
        teaching: '40/45 compares two compositions; the lever rule compares their differences.',
        expression: '(40) / (45)',
      },
      {
        text: '0.11',
        slip: 'share-for-ratio',
        teaching:
          'This is (45 − 40)/45; the arm must be divided by the whole lever, 45 − 32, and the solid corresponds to the other arm, 40 − 32.',
        expression: '(45 - 40) / 45',
      },
    ],
    explanation: 'Lever rule: fraction of solid = \\frac{40 − 32}{45 − 32} = 8/13 = 0.62.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: { kind: 'quantity', expression: '(40 - 32) / (45 - 32)', unit: '' },
  },
  {
    id: 'physical-phase-equilibria-115',
    topics: ['phase-equilibria'],
    tests: ['lever-rule'],
    uses: ['binary-phase-diagrams'],
    difficulty: 'advanced',
    text: 'A melt with 20% B by mass cools to the eutectic temperature, where the solid is pure A and the liquid has 50% B. What fraction of the total mass has crystallized as solid A before the eutectic solidifies?',
    answer: '0.60',
    distractors: [
      {
        text: '0.40',
        slip: 'exchanged-lever-arms',
        teaching: '20/50 is the fraction that is still liquid, not solid.',
        expression: '20 / 50',
      },
      {
        text: '0.30',
        slip: 'difference-for-ratio',
        teaching: '50 − 20 is only the length of an arm; it must be divided by the whole tie line, 50.',
        expression: '(50 - 20) / 100',
      },
      {
        text: '0.80',
        slip: 'wrong-reference',
        teaching: 'This is all the A in the melt; part of it is still in the liquid.',
        expression: '(100 - 20) / 100',
      },
    ],
    explanation:
      'Tie line from 0% B (solid A) to 50% B (liquid), overall 20%: fraction of solid = \\frac{50 − 20}{50 − 0} = 0.60.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: { kind: 'quantity', expression: '(50 - 20) / 50', unit: '' },
  },
  {
    id: 'physical-phase-equilibria-116',
    topics: ['phase-equilibria'],
    tests: ['lever-rule'],
    difficulty: 'intermediate',
    text: 'A two-component mixture, part liquid and part vapor, is warmed slightly at constant pressure and stays within the two-phase region. How does its tie line on the temperature–composition diagram change, and what happens to the fraction of vapor?',
    answer: 'It moves up to new end points; the fraction grows.',
    distractors: [
      {
        text: 'It moves up with its old end points; the fraction grows.',
        slip: 'ignored-change',
        teaching: 'At a higher temperature liquid and vapor in equilibrium have different compositions.',
      },
      {
        text: 'It moves up to new end points; the fraction shrinks.',
        slip: 'reversed-trend',
        teaching:
          'The end point of the liquid moves away from the overall composition, so the fraction of liquid decreases.',
      },
      {
        text: 'It moves up with its old end points; the fraction shrinks.',
        slip: 'reversed-trend',
        teaching: 'The end points change with temperature, and the fraction of liquid decreases.',
      },
    ],
    explanation:
      'Each temperature has its own tie line, with new end points on the two curves. The overall composition stays the same, so it now lies relatively closer to the vapor end of the tie line, and the fraction of vapor grows.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-phase-equilibria-117',
    topics: ['phase-equilibria'],
    tests: ['vapor-pressure'],
    uses: ['phase-diagram'],
    difficulty: 'advanced',
    text: 'At −10 °C ice has a vapor pressure of 260 Pa and supercooled water one of 286 Pa. The two stand side by side in a closed box at −10 °C. What happens, and how do the chemical potentials *µ* compare?',
    answer: 'Water evaporates and ice grows; water has the higher *µ*.',
    distractors: [
      {
        text: 'Ice sublimes and water condenses; ice has the higher *µ*.',
        slip: 'reversed-trend',
        teaching: 'The phase with the higher vapor pressure, here the water, loses molecules.',
      },
      {
        text: 'Water evaporates and ice grows; ice has the higher *µ*.',
        slip: 'wrong-sign',
        teaching: 'Matter passes from the higher to the lower chemical potential.',
      },
      {
        text: 'Both stay unchanged; ice and water have equal *µ* at −10 °C.',
        slip: 'equilibrium-as-standstill',
        teaching:
          'The chemical potentials are equal only at the melting point, where the vapor pressures are equal too.',
      },
    ],
    explanation:
      'The vapor cannot be in equilibrium with both. It is undersaturated with respect to water and supersaturated with respect to ice, so water evaporates and ice grows: the chemical potential of supercooled water is the higher one.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
];
