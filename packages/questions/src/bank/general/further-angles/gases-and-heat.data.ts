import type { WrittenQuestion } from '../../written-question.ts';

export const gasAndHeatAngleQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-gas-laws-900',
    topics: ['gas-laws'],
    tests: ['gay-lussacs-law'],
    uses: ['temperature-scales'],
    difficulty: 'advanced',
    text: 'Two rigid flasks of equal volume contain different amounts of an ideal gas. For each flask the pressure is measured from 0 °C to 100 °C and plotted against the temperature in °C. The two straight lines are extended in both directions. What do they have in common?',
    answer: 'They meet the temperature axis at the same point.',
    distractors: [
      {
        text: 'They meet the pressure axis at the same point.',
        slip: 'given-fact-overlooked',
        teaching:
          'At 0 °C the flask with more gas has the higher pressure, since volume and temperature are the same.',
      },
      {
        text: 'They pass through the origin of the graph.',
        slip: 'celsius-for-kelvin',
        teaching:
          'The pressure is proportional to the temperature in kelvins; at 0 °C the gas still has a pressure.',
      },
      {
        text: 'They rise by the same amount per degree.',
        slip: 'ignored-change',
        teaching:
          'The pressure is proportional to the amount, so with more gas it rises by more for each degree.',
      },
    ],
    explanation:
      'In each flask *P* is proportional to the absolute temperature, so both lines fall to zero pressure at 0 K, which is −273 °C. With more gas the line is steeper, but the lines meet the temperature axis at the same point.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-901',
    topics: ['gas-laws'],
    tests: ['gay-lussacs-law', 'kinetic-molecular-theory'],

    difficulty: 'beginner',
    text: 'When a gas is heated in a sealed rigid container, its pressure rises. How is this explained in terms of its particles?',
    answer: 'They hit the walls harder and more often.',
    distractors: [
      {
        text: 'They hit the walls harder but less often.',
        slip: 'one-part-right',
        teaching: 'Faster particles cross the container in less time, so they also hit the walls more often.',
      },
      {
        text: 'They expand and press against the walls.',
        slip: 'event-invented',
        teaching: 'The particles do not grow when heated; they move faster.',
      },
      {
        text: 'They repel each other toward the walls.',
        slip: 'other-principle',
        teaching:
          'In an ideal gas the particles exert no forces on each other; the pressure comes from their impacts on the walls.',
      },
    ],
    explanation:
      'The pressure is due to impacts on the walls. At a higher temperature the particles move faster, and the volume stays the same: they hit the walls harder and more often.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
  },
  {
    id: 'general-gas-laws-902',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    uses: ['ideal-gas-law'],
    difficulty: 'intermediate',
    text: 'In which of these situations does the combined gas law, \\frac{*P*_{1}*V*_{1}}{*T*_{1}} = \\frac{*P*_{2}*V*_{2}}{*T*_{2}}, fail for the gas (taken as ideal)?',
    answer: 'A flat tire is pumped up and gets warmer.',
    distractors: [
      {
        text: 'Air is compressed in a closed cylinder and gets warmer.',
        slip: 'ignored-temperature-change',
        teaching:
          'Here *P*, *V* and *T* all change, but no air leaves the closed cylinder, and the law holds.',
      },
      {
        text: 'A sealed balloon rises, expands and gets colder.',
        slip: 'negation-overlooked',
        teaching: 'The balloon is sealed, so the amount of gas stays the same, and the law can be used.',
      },
      {
        text: 'A sealed syringe is warmed, and its plunger moves.',
        slip: 'negation-overlooked',
        teaching:
          'With a constant amount and a constant pressure the law becomes Charles’s law, which holds.',
      },
    ],
    explanation:
      'The combined gas law connects two states of the same amount of gas, because *PV*/*T* = *nR* changes with *n*. In three of the situations the amount of gas stays constant. When a tire is pumped up, air is added: *n* increases, and the law cannot be applied.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-903',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    uses: ['temperature-scales'],
    difficulty: 'intermediate',
    text: 'A gas fills 250 mL at 40 °C and 1.20 atm. To find its volume at 20 °C and 0.80 atm, a student writes 250 mL × \\frac{1.20}{0.80} × \\frac{20}{40}. How must this expression be corrected?',
    answer: 'The temperature factor has to be \\frac{293}{313}.',
    distractors: [
      {
        text: 'The temperature factor has to be \\frac{313}{293}.',
        slip: 'inverted-ratio',
        teaching: 'Kelvins are right, but cooling reduces the volume, so the factor must be below 1.',
      },
      {
        text: 'The temperature factor has to be \\frac{40}{20}.',
        slip: 'celsius-for-kelvin',
        teaching: 'The gas law requires absolute temperatures, and the final one belongs in the numerator.',
      },
      {
        text: 'The pressure factor has to be \\frac{0.80}{1.20}.',
        slip: 'reversed-trend',
        teaching:
          'The pressure falls, which increases the volume, so the pressure factor 1.20/0.80 is right; the temperatures are wrong.',
      },
    ],
    explanation:
      'The combined gas law gives *V*_{2} = *V*_{1} × \\frac{*P*_{1}}{*P*_{2}} × \\frac{*T*_{2}}{*T*_{1}} with temperatures in kelvins: 20 °C is 293 K and 40 °C is 313 K. The pressure factor is right; the temperature factor must be \\frac{293}{313}.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-thermochemistry-900',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-reaction'],
    difficulty: 'beginner',
    text: 'When two solutions react in an open beaker, the heat that the mixture takes up or gives off is equal to the enthalpy change of the reaction. This is true because one quantity stays constant in the open beaker. Which quantity is it?',
    answer: 'The pressure',
    distractors: [
      {
        text: 'The volume',
        slip: 'other-condition-constant',
        teaching:
          'The heat exchanged at constant volume, as in a bomb calorimeter, is the change in internal energy; what makes it the enthalpy change here is the constant pressure of the atmosphere.',
      },
      {
        text: 'The density',
        slip: 'irrelevant-property',
        teaching: 'The density of the mixture does not enter the relation between heat and enthalpy.',
      },
      {
        text: 'The heat capacity',
        slip: 'irrelevant-property',
        teaching:
          'The heat capacity relates the heat to a change in temperature; heat and enthalpy change are equal whether or not it is constant.',
      },
    ],
    explanation:
      'Enthalpy is defined so that its change equals the heat exchanged at constant pressure (with no work other than expansion). An open beaker is under the constant pressure of the atmosphere.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-901',
    topics: ['thermochemistry'],
    tests: ['enthalpy-of-reaction', 'enthalpy-of-combustion'],
    uses: ['heating-curve'],
    difficulty: 'intermediate',
    text: 'At 25 °C the combustion of liquid ethanol to \\ce{CO2(g)} and \\ce{H2O(l)} has Δ*H* = −1367 kJ per mole of ethanol. How does Δ*H* compare if ethanol vapor at 25 °C burns to the same products?',
    answer: 'It is more negative, because the vapor has the higher enthalpy.',
    distractors: [
      {
        text: 'It is less negative, because the vapor has the higher enthalpy.',
        slip: 'wrong-sign',
        teaching:
          'If the reactants start from a higher enthalpy, the drop to the same products is larger, not smaller.',
      },
      {
        text: 'It is more negative, because the vapor has the lower enthalpy.',
        slip: 'reversed-cause',
        teaching:
          'Vaporization absorbs heat, so the vapor has the higher enthalpy; from a lower start the drop would be smaller.',
      },
      {
        text: 'It is less negative, because the vapor has the lower enthalpy.',
        slip: 'system-and-surroundings-swapped',
        teaching: 'Vaporization takes up heat from the surroundings, and the ethanol gains this enthalpy.',
      },
    ],
    explanation:
      'Heat must be added to vaporize ethanol, so its vapor has a higher enthalpy than the liquid. The drop from the vapor to the same products is larger by the enthalpy of vaporization: Δ*H* is more negative, because the vapor has the higher enthalpy.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-902',
    topics: ['thermochemistry', 'chemical-bonding'],
    tests: ['bond-enthalpies'],
    difficulty: 'beginner',
    text: 'Δ*H* of a gas-phase reaction is estimated from a table of bond enthalpies and is also measured with great precision. The two values differ by a few percent. What is the reason?',
    answer: 'The tabulated values are means over many compounds.',
    distractors: [
      {
        text: 'The tabulated values apply to solids and liquids.',
        slip: 'wrong-reference',
        teaching: 'Bond enthalpies refer to the gas phase, so they fit a gas-phase reaction in this respect.',
      },
      {
        text: 'The tabulated values leave out the bonds formed.',
        slip: 'one-side-only',
        teaching:
          'The table gives the strength of a bond, which is used both for breaking and for forming it.',
      },
      {
        text: 'The tabulated values depend on the path taken.',
        slip: 'path-for-state',
        teaching: 'Enthalpy is a state function, so no bond enthalpy depends on the path of the reaction.',
      },
    ],
    explanation:
      'The strength of a bond such as C–H differs slightly from compound to compound with the rest of the molecule. A table gives one value for all of them: the tabulated values are means over many compounds, so the result is an estimate.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-903',
    topics: ['thermochemistry', 'chemical-bonding'],
    tests: ['bond-enthalpies'],
    difficulty: 'intermediate',
    text: 'The mean C–H bond enthalpy in methane is one quarter of the enthalpy change of one of these reactions. Which one?',
    answer: '\\ce{CH4(g) -> C(g) + 4H(g)}',
    distractors: [
      {
        text: '\\ce{CH4(g) -> C(g) + 2H2(g)}',
        slip: 'bond-left-out',
        teaching: 'Here the hydrogen atoms form H–H bonds, whose energy would be mixed into the result.',
      },
      {
        text: '\\ce{CH4(g) -> C(s) + 4H(g)}',
        slip: 'cycle-step-left-out',
        teaching:
          'In solid carbon the atoms are bonded to each other, so more than the C–H bonds would be involved.',
      },
      {
        text: '\\ce{CH4(g) -> C(s) + 2H2(g)}',
        slip: 'wrong-reference',
        teaching:
          'This is the reverse of the formation of methane from its elements, with bonds formed in both products.',
      },
    ],
    explanation:
      'A bond enthalpy is the enthalpy change when a bond is broken in the gas phase and no new bond forms. All four C–H bonds of methane are broken, and nothing else happens, when free gaseous atoms form: \\ce{CH4(g) -> C(g) + 4H(g)}.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
];
