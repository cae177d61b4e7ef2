import type { WrittenQuestion } from '../../written-question.ts';

export const redoxMetalsAndGasesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-redox-102',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'beginner',
    text: 'Which half-equation shows the oxidation of aluminum correctly?',
    answer: '\\ce{Al -> Al^3+ + 3e-}',
    distractors: [
      {
        text: '\\ce{Al + 3e- -> Al^3+}',
        slip: 'wrong-sign',
        teaching:
          'An atom that takes up electrons does not become positive; the charges must agree on both sides.',
      },
      {
        text: '\\ce{Al^3+ + 3e- -> Al}',
        slip: 'oxidation-as-gain',
        teaching: 'This is the reduction of aluminum ions.',
      },
      {
        text: '\\ce{Al -> Al^3+ + e-}',
        slip: 'ignored-electrons-per-ion',
        teaching:
          'The charge on the right would be +2 in all; an ion of charge +3 leaves three electrons behind.',
      },
    ],
    explanation:
      'Oxidation is a loss of electrons, so they stand on the right. Three of them balance the charge +3: \\ce{Al -> Al^3+ + 3e-}.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-103',
    topics: ['redox'],
    tests: ['half-equations'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'The half-equation for \\ce{NO3-} and \\ce{NO} in acidic solution is balanced with \\ce{H+} and \\ce{H2O}. How many electrons does it need for one \\ce{NO3-}, and on which side?',
    answer: '3, on the side of \\ce{NO3-}',
    distractors: [
      {
        text: '3, on the side of \\ce{NO}',
        slip: 'oxidation-as-gain',
        teaching: 'Nitrogen goes from +5 to +2: it takes electrons up, so they are with \\ce{NO3-}.',
      },
      {
        text: '1, on the side of \\ce{NO}',
        slip: 'ignored-other-atoms',
        teaching: 'The charge of the nitrate ion was balanced without the four \\ce{H+} ions.',
      },
      {
        text: '5, on the side of \\ce{NO3-}',
        slip: 'value-for-change',
        teaching: '5 is the oxidation number of nitrogen in nitrate, not its change.',
      },
    ],
    explanation:
      '\\ce{NO3- + 4H+ + 3e- -> NO + 2H2O}: two water molecules take up the oxygen, and four \\ce{H+} are needed. The charge on the left, −1 + 4 − 3, is zero, so 3 electrons are on the side of \\ce{NO3-}.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-104',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'intermediate',
    text: 'For the reduction of \\ce{MnO4-} to \\ce{Mn^2+} in acid a student puts four \\ce{H2O} on the right, then eight \\ce{H+} and three electrons on the left. What is wrong with this half-equation?',
    answer: 'The charges are not equal on the two sides.',
    distractors: [
      {
        text: 'The oxygen atoms are not equal on the two sides.',
        slip: 'atoms-miscounted',
        teaching: 'There are four in permanganate and four in the water molecules.',
      },
      {
        text: 'The hydrogen atoms are not equal on the two sides.',
        slip: 'atoms-miscounted',
        teaching: 'Eight \\ce{H+} give four water molecules.',
      },
      {
        text: 'The electrons are not on the side of the product.',
        slip: 'oxidation-as-gain',
        teaching: 'Manganese goes from +7 to +2 and takes up electrons, so they belong on the left.',
      },
    ],
    explanation:
      'The atoms are balanced. The charge is −1 + 8 − 3 = +4 on the left, but +2 on the right. With five electrons, −1 + 8 − 5, both sides have +2.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-105',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'beginner',
    text: 'The half-equations \\ce{Al -> Al^3+ + 3e-} and \\ce{Cu^2+ + 2e- -> Cu} are to be added. By which factors must they be multiplied first?',
    answer: 'That of aluminum by 2, that of copper by 3',
    distractors: [
      {
        text: 'That of aluminum by 3, that of copper by 2',
        slip: 'charges-turned-around',
        teaching: 'This would give nine electrons on one side and four on the other.',
      },
      {
        text: 'That of aluminum by 2, that of copper by 2',
        slip: 'one-partner-only',
        teaching: 'Six electrons would be given, but only four taken.',
      },
      {
        text: 'That of aluminum by 1, that of copper by 1',
        slip: 'ignored-electrons-per-ion',
        teaching: 'Three electrons would be given and only two taken; they must cancel.',
      },
    ],
    explanation:
      'As many electrons must be gained as are lost: six. So aluminum is multiplied by 2 and copper by 3: \\ce{2Al + 3Cu^2+ -> 2Al^3+ + 3Cu}.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-106',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'advanced',
    text: 'In bleach (basic) hypochlorite is reduced to chloride. Which half-equation is correct for this solution?',
    answer: '\\ce{ClO- + H2O + 2e- -> Cl- + 2OH-}',
    distractors: [
      {
        text: '\\ce{ClO- + 2H+ + 2e- -> Cl- + H2O}',
        slip: 'one-condition-only',
        teaching: 'It is balanced, but a basic solution has no \\ce{H+} ions to offer.',
      },
      {
        text: '\\ce{ClO- + H2O -> Cl- + 2OH- + 2e-}',
        slip: 'wrong-sign',
        teaching: 'Chlorine goes from +1 to −1 and takes up electrons; the charges do not agree either.',
      },
      {
        text: '\\ce{ClO- + H2O + e- -> Cl- + 2OH-}',
        slip: 'oxidation-number-for-change',
        teaching: 'From +1 to −1 two electrons are taken; with one, the charges are −2 and −3.',
      },
    ],
    explanation:
      'Chlorine goes from +1 to −1: two electrons on the left. In base the oxygen ends up as \\ce{OH-}: \\ce{ClO- + H2O + 2e- -> Cl- + 2OH-}, with −3 on each side.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-107',
    topics: ['redox'],
    tests: ['activity-series'],
    uses: ['mole-ratio'],
    difficulty: 'advanced',
    text: 'A strip of iron and a strip of zinc are left in separate solutions of \\ce{CuSO4}; all copper formed sticks to the strips. How do their masses change? (g/mol: \\ce{Fe} 55.8, \\ce{Cu} 63.5, \\ce{Zn} 65.4)',
    answer: 'The iron strip gains mass, the zinc strip loses mass.',
    distractors: [
      {
        text: 'The iron strip loses mass, the zinc strip keeps its mass.',
        slip: 'reversed-trend',
        teaching:
          'For each mole of iron, 55.8 g, 63.5 g of copper come: a gain; for zinc, 65.4 g, it is a loss.',
      },
      {
        text: 'Each strip gains mass, as it is coated with copper.',
        slip: 'one-side-only',
        teaching: 'Metal also goes into solution; 65.4 g of zinc leave for 63.5 g of copper.',
      },
      {
        text: 'Each strip loses mass, as it dissolves as ions.',
        slip: 'one-side-only',
        teaching: 'The copper that is deposited counts too, and it outweighs the iron.',
      },
    ],
    explanation:
      'Both metals are more active than copper and displace it one mole for one mole. Iron: 63.5 − 55.8 > 0, a gain. Zinc: 63.5 − 65.4 < 0, a loss.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-108',
    topics: ['redox'],
    tests: ['activity-series'],
    difficulty: 'beginner',
    text: 'In a container of which metal can a solution of copper(II) sulfate be kept without a reaction?',
    answer: 'Silver',
    distractors: [
      {
        text: 'Iron',
        slip: 'activity-order-reversed',
        teaching: 'Iron is more active than copper and is coated with copper while it dissolves.',
      },
      {
        text: 'Zinc',
        slip: 'activity-order-reversed',
        teaching: 'Zinc is more active than copper; the container would be eaten away.',
      },
      {
        text: 'Nickel',
        slip: 'activity-order-reversed',
        teaching: 'Nickel is more active than copper and displaces it from its salts.',
      },
    ],
    explanation:
      'A metal displaces copper from its salt only if it is more active. Silver stands below copper in the activity series, so nothing happens.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-109',
    topics: ['redox'],
    tests: ['activity-series'],
    difficulty: 'intermediate',
    text: 'Aluminum stands above zinc in the activity series. A new piece of each is put into the same dilute hydrochloric acid: zinc reacts at once, aluminum only after some minutes. Why?',
    answer: 'An oxide layer covers the aluminum at first.',
    distractors: [
      {
        text: 'An oxide layer covers the zinc at first.',
        slip: 'reversed-cause',
        teaching: 'It is aluminum that waits; the layer on zinc is dissolved quickly.',
      },
      {
        text: 'A chloride layer covers the aluminum at first.',
        slip: 'solubility-rule',
        teaching: 'Aluminum chloride is soluble in water and would protect nothing.',
      },
      {
        text: 'A chloride layer covers the zinc at first.',
        slip: 'solubility-rule',
        teaching: 'Zinc chloride is soluble, and zinc is the metal that reacts at once.',
      },
    ],
    explanation:
      'The series tells what reacts, not how soon. A dense layer of \\ce{Al2O3} protects aluminum; once the acid has dissolved it, the metal reacts vigorously.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-redox-110',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    uses: ['activity-series'],
    difficulty: 'beginner',
    text: 'Iron is made by heating its ore with coke, aluminum by electrolysis. Why is aluminum not made with coke in a blast furnace?',
    answer: 'Aluminum binds oxygen more firmly than carbon does.',
    distractors: [
      {
        text: 'Aluminum binds oxygen less firmly than carbon does.',
        slip: 'activity-order-reversed',
        teaching: 'Then carbon would take the oxygen easily, as it does from iron ore.',
      },
      {
        text: 'Aluminum melts at a higher temperature than iron.',
        slip: 'wrong-substance-data',
        teaching: 'It melts at 660 °C, iron at 1538 °C.',
      },
      {
        text: 'Aluminum ore contains less oxygen than iron ore.',
        slip: 'wrong-cause',
        teaching:
          '\\ce{Al2O3} and \\ce{Fe2O3} have the same number of oxygen atoms; how firmly they are bound decides.',
      },
    ],
    explanation:
      'A reducing agent must bind oxygen more firmly than the metal. Carbon does so against iron, but not against aluminum at the temperatures of a furnace; electrolysis can force the reduction.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-111',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'What is the role of the limestone that is put into a blast furnace with iron ore and coke?',
    answer: 'It turns silica of the ore into liquid slag.',
    distractors: [
      {
        text: 'It turns iron oxide of the ore into iron.',
        slip: 'wrong-cause',
        teaching: 'Carbon monoxide, made from coke, does this.',
      },
      {
        text: 'It gives the heat that the furnace needs.',
        slip: 'wrong-cause',
        teaching: 'The decomposition of limestone takes up heat; burning coke provides it.',
      },
      {
        text: 'It gives the carbon that makes steel hard.',
        slip: 'wrong-cause',
        teaching: 'The carbon in the iron comes from coke.',
      },
    ],
    explanation:
      'Limestone decomposes to \\ce{CaO}, a basic oxide, which reacts with the acidic oxide \\ce{SiO2} to \\ce{CaSiO3}. This slag is liquid and floats on the iron.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-112',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'In the Hall–Héroult process aluminum oxide (melting point 2072 °C) is dissolved in molten cryolite, \\ce{Na3AlF6}, before electrolysis. What is the gain?',
    answer: 'The electrolysis can run below 1000 °C.',
    distractors: [
      {
        text: 'The electrolysis can run without carbon anodes.',
        slip: 'wrong-cause',
        teaching: 'Carbon anodes are used, and they burn away in the oxygen that forms.',
      },
      {
        text: 'The oxide can be reduced without electric current.',
        slip: 'wrong-cause',
        teaching: 'Cryolite is a solvent; it does not give electrons to aluminum.',
      },
      {
        text: 'The sodium of cryolite can reduce the oxide.',
        slip: 'reactant-for-product',
        teaching: 'Sodium is present as \\ce{Na+} ions, which cannot give electrons.',
      },
    ],
    explanation:
      'A melt of the pure oxide would need more than 2072 °C. Dissolved in cryolite it conducts at about 960 °C, which saves energy and spares the cell.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-redox-113',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'Titanium is made by reducing \\ce{TiCl4} with magnesium under argon, not by heating \\ce{TiO2} with coke, which is cheaper. What speaks against coke?',
    answer: 'It would turn titanium into a brittle carbide.',
    distractors: [
      {
        text: 'It would turn titanium into a volatile oxide.',
        slip: 'wrong-cause',
        teaching: 'The oxide is the ore itself and not volatile; the trouble comes from carbon.',
      },
      {
        text: 'It would turn into a volatile oxide too soon.',
        slip: 'wrong-cause',
        teaching: 'Carbon leaves as an oxide only by taking oxygen from the ore, which is what is wanted.',
      },
      {
        text: 'It contains too little carbon for the reaction.',
        slip: 'wrong-cause',
        teaching: 'Coke is mostly carbon; and more of it would form more carbide.',
      },
    ],
    explanation:
      'At the temperature needed, titanium reacts with carbon to form \\ce{TiC}, which makes the metal brittle. Magnesium reduces the chloride at about 850 °C, and argon keeps air away.',
    reference: 'LibreTexts, Supplemental Modules (Inorganic Chemistry), Titanium',
  },
  {
    id: 'general-redox-114',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    uses: ['gibbs-energy-and-temperature'],
    difficulty: 'advanced',
    text: 'An Ellingham diagram shows Δ*G*° per mole of \\ce{O2} against *T*. The line of \\ce{2C + O2 -> 2CO} slopes down, that of \\ce{2Zn + O2 -> 2ZnO} slopes up, and they cross near 950 °C. What follows (all at standard pressures)?',
    answer: 'Carbon can reduce \\ce{ZnO} above 950 °C.',
    distractors: [
      {
        text: 'Carbon can reduce \\ce{ZnO} below 950 °C.',
        slip: 'axes-mixed-up',
        teaching: 'There the line of zinc is the lower one, so zinc binds oxygen more firmly.',
      },
      {
        text: 'Zinc can reduce \\ce{CO} at no temperature.',
        slip: 'axes-mixed-up',
        teaching:
          'Below 950 °C the line of zinc is the lower one, so zinc takes the oxygen of \\ce{CO} there.',
      },
      {
        text: 'Carbon and zinc react below 950 °C to form a carbide.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'The lines belong to the two oxides; they tell nothing about a compound of zinc and carbon.',
      },
    ],
    explanation:
      'The element whose line is lower takes oxygen from the oxide of the other. The line of carbon is the lower one above 950 °C, so \\ce{ZnO + C -> Zn + CO} has Δ*G*° < 0 there.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-redox-115',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    uses: ['gibbs-energy-and-temperature'],
    difficulty: 'advanced',
    text: 'In an Ellingham diagram (Δ*G*° against *T*) most lines for metals and their oxides slope up, but that of \\ce{2C + O2 -> 2CO} slopes down. Why?',
    answer: 'More moles of gas form than are used up.',
    distractors: [
      {
        text: 'Fewer moles of gas form than are used up.',
        slip: 'wrong-sign',
        teaching: 'One mole of \\ce{O2} gives two moles of \\ce{CO}; with metals it is the other way around.',
      },
      {
        text: 'The reaction takes up heat from the furnace.',
        slip: 'wrong-cause',
        teaching: 'It gives off heat; and the slope comes from Δ*S*°, not from Δ*H*°.',
      },
      {
        text: 'The reaction becomes faster as it gets hotter.',
        slip: 'rate-for-extent',
        teaching: 'The diagram tells how far reactions can go, not how fast.',
      },
    ],
    explanation:
      'The slope is −Δ*S*°. From one mole of gas (\\ce{O2}) two moles form, so Δ*S*° > 0 and the line falls. Metals bind the gas to a solid, so Δ*S*° < 0 and their lines rise.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-gas-laws-101',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    difficulty: 'beginner',
    text: 'For a fixed amount of gas at constant temperature the pressure *p* is measured at several volumes *V*. Which plot gives a straight line through the origin?',
    answer: '*p* against 1/*V*',
    distractors: [
      {
        text: '*p* against *V*',
        slip: 'inverted-ratio',
        teaching: 'This is a falling curve, a hyperbola: twice the volume means half the pressure.',
      },
      {
        text: '1/*p* against 1/*V*',
        slip: 'wrong-axis-for-line',
        teaching: 'Turning both around gives a falling curve again.',
      },
      {
        text: '1/*p* against 1/*V*^{2}',
        slip: 'wrong-axis-for-line',
        teaching: '1/*p* grows with *V*, so against 1/*V*^{2} it is a falling curve.',
      },
    ],
    explanation:
      'By Boyle’s law *pV* = constant, so *p* = constant × (1/*V*): a straight line through the origin for *p* against 1/*V*.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-102',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    difficulty: 'intermediate',
    text: 'An air bubble of 2.0 mL leaves a diver at a depth of 20 m. The water adds 1 atm for each 10 m of depth, and the pressure at the surface is 1 atm. What is the volume of the bubble at the surface, at the same temperature?',
    answer: '6.0 mL',
    distractors: [
      {
        text: '0.67 mL',
        slip: 'inverted-ratio',
        teaching: 'The pressure falls on the way up, so the bubble must grow.',
        expression: '2.0 / (1 + 20 / 10) / 1',
      },
      {
        text: '1.0 mL',
        slip: 'divided-for-multiplied',
        teaching: 'The pressure of the air was left out, and the bubble was made smaller instead of larger.',
        expression: '2.0 / (20 / 10)',
      },
      {
        text: '4.0 mL',
        slip: 'one-condition-only',
        teaching: 'The 2 atm of the water count, but the air above adds 1 atm at the depth as well.',
        expression: '2.0 * (20 / 10) / 1',
      },
    ],
    explanation:
      'At 20 m the pressure is 1 + 2 = 3 atm, at the surface 1 atm. *pV* is constant: 2.0 × 3/1 = 6.0 mL.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '2.0*(1+20/10)/1', unit: 'mL' },
  },
  {
    id: 'general-gas-laws-103',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    difficulty: 'advanced',
    text: 'A student compresses air in a syringe step by step at constant temperature and multiplies each pressure by its volume. The products are 60.0, 60.1, 59.9, 57.2 and 53.8 atm mL, in this order. What went wrong in the last two steps, most likely?',
    answer: 'Air leaked from the syringe.',
    distractors: [
      {
        text: 'Air entered the syringe.',
        slip: 'wrong-sign',
        teaching: 'More gas would make the product larger.',
      },
      {
        text: 'The air became warmer.',
        slip: 'wrong-sign',
        teaching: 'A higher temperature would make the product larger.',
      },
      {
        text: 'The gauge read too high.',
        slip: 'wrong-sign',
        teaching: 'Readings that are too high would make the product larger.',
      },
    ],
    explanation:
      '*pV* is proportional to the amount of gas and the absolute temperature. At constant temperature a smaller product means less gas: at high pressure air leaked out.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
];
