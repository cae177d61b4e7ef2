import type { WrittenQuestion } from '../../written-question.ts';

export const redoxMetalsAndGasesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-redox-102',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'beginner',
    text: 'Which half-reaction shows the oxidation of aluminum correctly?',
    answer: '\\ce{Al -> Al^3+ + 3e-}',
    distractors: [
      {
        text: '\\ce{Al + 3e- -> Al^3+}',
        slip: 'wrong-sign',
        teaching:
          'An atom that gains electrons does not become positive; the charges must be equal on both sides.',
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
          'The total charge on the right would be +2; forming an ion of charge +3 releases three electrons.',
      },
    ],
    explanation:
      'Oxidation is a loss of electrons, so they appear on the right. Three of them balance the charge of +3: \\ce{Al -> Al^3+ + 3e-}.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-103',
    topics: ['redox'],
    tests: ['half-equations'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'The half-reaction for \\ce{NO3-} and \\ce{NO} in acidic solution is balanced with \\ce{H+} and \\ce{H2O}. How many electrons are needed for each \\ce{NO3-}, and on which side?',
    answer: '3, on the side of \\ce{NO3-}',
    distractors: [
      {
        text: '3, on the side of \\ce{NO}',
        slip: 'oxidation-as-gain',
        teaching: 'Nitrogen goes from +5 to +2: it gains electrons, so they are on the side of \\ce{NO3-}.',
      },
      {
        text: '1, on the side of \\ce{NO}',
        slip: 'ignored-other-atoms',
        teaching: 'The charge of the nitrate ion was balanced without the four \\ce{H+} ions.',
      },
      {
        text: '5, on the side of \\ce{NO3-}',
        slip: 'value-for-change',
        teaching: 'This is the oxidation number of nitrogen in nitrate, not the change in it.',
      },
    ],
    explanation:
      'In \\ce{NO3- + 4H+ + 3e- -> NO + 2H2O}, the other two oxygen atoms form two water molecules, which requires four \\ce{H+}. The charge on the left, −1 + 4 − 3, is zero, so 3 electrons are on the side of \\ce{NO3-}.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-104',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'intermediate',
    text: 'For the reduction of \\ce{MnO4-} to \\ce{Mn^2+} in acid, a student writes four \\ce{H2O} on the right, then eight \\ce{H+} and three electrons on the left. What is wrong with this half-reaction?',
    answer: 'The charge is not balanced.',
    distractors: [
      {
        text: 'Oxygen is not balanced.',
        slip: 'atoms-miscounted',
        teaching:
          'There are four oxygen atoms in permanganate and four in the water molecules, so oxygen is balanced.',
      },
      {
        text: 'Hydrogen is not balanced.',
        slip: 'atoms-miscounted',
        teaching: 'Eight \\ce{H+} form four water molecules, so hydrogen is balanced.',
      },
      {
        text: 'The electrons are on the wrong side.',
        slip: 'oxidation-as-gain',
        teaching: 'Manganese goes from +7 to +2 and gains electrons, so they belong on the left.',
      },
    ],
    explanation:
      'The atoms are balanced. The charge is −1 + 8 − 3 = +4 on the left, but +2 on the right. With five electrons, −1 + 8 − 5, the charge is +2 on both sides.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-105',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'beginner',
    text: 'The half-reactions \\ce{Al -> Al^3+ + 3e-} and \\ce{Cu^2+ + 2e- -> Cu} are to be added. By what factors must they first be multiplied?',
    answer: 'The first by 2, and the second by 3',
    distractors: [
      {
        text: 'The first by 3, and the second by 2',
        slip: 'charges-turned-around',
        teaching: 'This would give nine electrons on one side and four on the other.',
      },
      {
        text: 'The first by 2, and the second by 2',
        slip: 'one-partner-only',
        teaching: 'Six electrons would be lost, but only four would be gained.',
      },
      {
        text: 'The first by 1, and the second by 1',
        slip: 'ignored-electrons-per-ion',
        teaching: 'Three electrons would be lost and only two gained; the electrons must cancel.',
      },
    ],
    explanation:
      'The number of electrons gained must equal the number lost; the smallest number possible is six. The aluminum half-reaction is therefore multiplied by 2 and that of copper by 3: \\ce{2Al + 3Cu^2+ -> 2Al^3+ + 3Cu}.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-106',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'advanced',
    text: 'In bleach, a basic solution, hypochlorite is reduced to chloride. Which half-reaction is correct for this solution?',
    answer: '\\ce{ClO- + H2O + 2e- -> Cl- + 2OH-}',
    distractors: [
      {
        text: '\\ce{ClO- + 2H+ + 2e- -> Cl- + H2O}',
        slip: 'one-condition-only',
        teaching:
          'This half-reaction is balanced, but a basic solution has practically no \\ce{H+} ions available.',
      },
      {
        text: '\\ce{ClO- + H2O -> Cl- + 2OH- + 2e-}',
        slip: 'wrong-sign',
        teaching: 'Chlorine goes from +1 to −1 and gains electrons; the charges are not balanced either.',
      },
      {
        text: '\\ce{ClO- + H2O + e- -> Cl- + 2OH-}',
        slip: 'oxidation-number-for-change',
        teaching: 'Going from +1 to −1 requires two electrons; with only one, the charges are −2 and −3.',
      },
    ],
    explanation:
      'Chlorine goes from +1 to −1, so there are two electrons on the left. In base, the oxygen ends up as \\ce{OH-}: \\ce{ClO- + H2O + 2e- -> Cl- + 2OH-}, with a charge of −3 on each side.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-107',
    topics: ['redox'],
    tests: ['activity-series'],
    uses: ['mole-ratio'],
    difficulty: 'advanced',
    text: 'A strip of iron and a strip of zinc are left in separate solutions of \\ce{CuSO4}; all the copper that forms sticks to the strips. How do the masses of the strips change? (molar masses in g/mol: \\ce{Fe} 55.8, \\ce{Cu} 63.5, \\ce{Zn} 65.4)',
    answer: 'The iron strip gains mass, and the zinc strip loses mass.',
    distractors: [
      {
        text: 'The iron strip loses mass, and the zinc strip does not change.',
        slip: 'reversed-trend',
        teaching:
          'Each mole of iron, 55.8 g, is replaced by 63.5 g of copper, which is a gain; for zinc, 65.4 g, it is a loss.',
      },
      {
        text: 'Each strip gains mass, because it is coated with copper.',
        slip: 'one-side-only',
        teaching: 'Metal also goes into solution; 65.4 g of zinc is replaced by only 63.5 g of copper.',
      },
      {
        text: 'Each strip loses mass, because it dissolves as ions.',
        slip: 'one-side-only',
        teaching:
          'The copper that is deposited must be included too, and its mass is greater than that of the iron lost.',
      },
    ],
    explanation:
      'Both metals are more active than copper and displace it mole for mole. For iron, 63.5 − 55.8 > 0, which is a gain. For zinc, 63.5 − 65.4 < 0, which is a loss.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-108',
    topics: ['redox'],
    tests: ['activity-series'],
    difficulty: 'beginner',
    text: 'Which metal can be used to make a container for a solution of copper(II) sulfate without reacting with it?',
    answer: 'Silver',
    distractors: [
      {
        text: 'Iron',
        slip: 'activity-order-reversed',
        teaching: 'Iron is more active than copper and becomes coated with copper as it dissolves.',
      },
      {
        text: 'Zinc',
        slip: 'activity-order-reversed',
        teaching: 'Zinc is more active than copper; the container would dissolve.',
      },
      {
        text: 'Nickel',
        slip: 'activity-order-reversed',
        teaching: 'Nickel is more active than copper and displaces it from its salts.',
      },
    ],
    explanation:
      'A metal displaces copper from its salt only if it is more active. Silver is below copper in the activity series, so no reaction occurs.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-109',
    topics: ['redox'],
    tests: ['activity-series'],
    difficulty: 'intermediate',
    text: 'Aluminum is above zinc in the activity series. A new piece of each is placed in the same dilute hydrochloric acid. Zinc reacts at once, but aluminum reacts only after several minutes. Why?',
    answer: 'An oxide layer covers the aluminum at first.',
    distractors: [
      {
        text: 'An oxide layer covers the zinc at first.',
        slip: 'reversed-cause',
        teaching: 'It is aluminum that reacts only after a delay; the layer on zinc is dissolved quickly.',
      },
      {
        text: 'A chloride layer covers the aluminum at first.',
        slip: 'solubility-rule',
        teaching: 'Aluminum chloride is soluble in water and would not protect the metal.',
      },
      {
        text: 'A chloride layer covers the zinc at first.',
        slip: 'solubility-rule',
        teaching: 'Zinc chloride is soluble, and zinc is the metal that reacts at once.',
      },
    ],
    explanation:
      'The activity series shows what reacts, not how soon. A dense layer of \\ce{Al2O3} protects aluminum; once the acid has dissolved it, the metal reacts vigorously.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-redox-110',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    uses: ['activity-series'],
    difficulty: 'beginner',
    text: 'Iron is made by heating its ore with coke, but aluminum is made by electrolysis. Why is aluminum not made with coke in a blast furnace?',
    answer: 'Aluminum binds oxygen more firmly than carbon does.',
    distractors: [
      {
        text: 'Aluminum binds oxygen less firmly than carbon does.',
        slip: 'activity-order-reversed',
        teaching: 'In that case carbon would remove the oxygen easily, as it does from iron ore.',
      },
      {
        text: 'Aluminum melts at a higher temperature than iron does.',
        slip: 'wrong-substance-data',
        teaching: 'Aluminum melts at 660 °C, and iron melts at 1538 °C.',
      },
      {
        text: 'Aluminum ore contains less oxygen than iron ore does.',
        slip: 'wrong-cause',
        teaching:
          '\\ce{Al2O3} and \\ce{Fe2O3} have the same number of oxygen atoms; what matters is how firmly they are bound.',
      },
    ],
    explanation:
      'A reducing agent must bind oxygen more firmly than the metal does. Carbon does so in the case of iron, but not in the case of aluminum at the temperatures of a blast furnace; electrolysis can force the reduction.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-111',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'What is the role of the limestone that is added to a blast furnace with iron ore and coke?',
    answer: 'It converts silica in the ore into liquid slag.',
    distractors: [
      {
        text: 'It converts iron oxide in the ore into iron.',
        slip: 'wrong-cause',
        teaching: 'Carbon monoxide, made from coke, does this.',
      },
      {
        text: 'It provides the heat that the furnace needs.',
        slip: 'wrong-cause',
        teaching: 'The decomposition of limestone absorbs heat; burning coke provides the heat.',
      },
      {
        text: 'It provides the carbon that makes steel hard.',
        slip: 'wrong-cause',
        teaching: 'The carbon in the iron comes from coke.',
      },
    ],
    explanation:
      'Limestone decomposes to \\ce{CaO}, a basic oxide, which reacts with the acidic oxide \\ce{SiO2} to form \\ce{CaSiO3}. This slag is liquid and floats on the iron.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-112',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'In the Hall–Héroult process, aluminum oxide (melting point 2072 °C) is dissolved in molten cryolite, \\ce{Na3AlF6}, before electrolysis. What is the advantage of this?',
    answer: 'The electrolysis can run below 1000 °C.',
    distractors: [
      {
        text: 'The electrolysis can run without carbon anodes.',
        slip: 'wrong-cause',
        teaching: 'Carbon anodes are used, and they burn away in the oxygen that forms.',
      },
      {
        text: 'The oxide can be reduced at a lower voltage.',
        slip: 'wrong-cause',
        teaching: 'Cryolite is a solvent; the voltage depends on the reaction, which stays the same.',
      },
      {
        text: 'The sodium of cryolite can reduce the oxide.',
        slip: 'reactant-for-product',
        teaching: 'Sodium is present as \\ce{Na+} ions, which cannot give electrons.',
      },
    ],
    explanation:
      'Melting the pure oxide would require more than 2072 °C. Dissolved in cryolite, it conducts at about 960 °C, which saves energy and reduces wear on the cell.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-redox-113',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'Titanium is made by reducing \\ce{TiCl4} with magnesium under argon rather than by heating \\ce{TiO2} with coke, although coke is cheaper. Why is coke not used?',
    answer: 'It would convert titanium into a brittle carbide.',
    distractors: [
      {
        text: 'It would convert titanium into a volatile oxide.',
        slip: 'wrong-cause',
        teaching: 'The oxide is the ore itself and is not volatile; the problem comes from carbon.',
      },
      {
        text: 'It would be converted into a volatile oxide too soon.',
        slip: 'wrong-cause',
        teaching: 'Carbon leaves as an oxide only by taking oxygen from the ore, which is what is wanted.',
      },
      {
        text: 'It contains too little carbon for the reaction.',
        slip: 'wrong-cause',
        teaching: 'Coke is mostly carbon, and more of it would form more carbide.',
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
    text: 'An Ellingham diagram shows Δ*G*° per mole of \\ce{O2} against *T*. The line of \\ce{2C + O2 -> 2CO} slopes down, that of \\ce{2Zn + O2 -> 2ZnO} slopes up, and the two cross near 950 °C. What can be concluded if all gases are at standard pressure?',
    answer: 'Carbon can reduce \\ce{ZnO} above 950 °C.',
    distractors: [
      {
        text: 'Carbon can reduce \\ce{ZnO} below 950 °C.',
        slip: 'axes-mixed-up',
        teaching: 'Below 950 °C the line of zinc is the lower one, so zinc binds oxygen more firmly.',
      },
      {
        text: 'Zinc cannot reduce \\ce{CO} at any temperature.',
        slip: 'axes-mixed-up',
        teaching:
          'Below 950 °C the line of zinc is the lower one, so zinc removes the oxygen from \\ce{CO} there.',
      },
      {
        text: 'Carbon and zinc react below 950 °C to form a carbide.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'The lines belong to the two oxides; they give no information about a compound of zinc and carbon.',
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
    text: 'In an Ellingham diagram (Δ*G*° against *T*) most lines for metals and their oxides slope up. Why does the line of \\ce{2C + O2 -> 2CO} slope down?',
    answer: 'More moles of gas form than are consumed.',
    distractors: [
      {
        text: 'Fewer moles of gas form than are consumed.',
        slip: 'wrong-sign',
        teaching: 'One mole of \\ce{O2} gives two moles of \\ce{CO}; with metals the reverse is true.',
      },
      {
        text: 'The reaction absorbs heat from the furnace.',
        slip: 'wrong-cause',
        teaching: 'The reaction releases heat, and the slope is determined by Δ*S*°, not by Δ*H*°.',
      },
      {
        text: 'The reaction becomes faster as it gets hotter.',
        slip: 'rate-for-extent',
        teaching: 'The diagram shows how far reactions can go, not how fast they are.',
      },
    ],
    explanation:
      'The slope is −Δ*S*°. One mole of gas (\\ce{O2}) gives two moles of gas, so Δ*S*° > 0 and the line slopes down. Metals bind the gas in a solid, so Δ*S*° < 0 and their lines slope up.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-gas-laws-101',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    difficulty: 'beginner',
    text: 'For a fixed amount of an ideal gas at constant temperature, the pressure *p* is measured at several volumes *V*. Which plot gives a straight line through the origin?',
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
        teaching: 'Taking the reciprocals of both again gives a falling curve.',
      },
      {
        text: '1/*p* against 1/*V*^{2}',
        slip: 'wrong-axis-for-line',
        teaching: 'Since 1/*p* increases with *V*, its plot against 1/*V*^{2} is a falling curve.',
      },
    ],
    explanation:
      'By Boyle’s law, *pV* = constant, so *p* = constant × (1/*V*): a straight line through the origin for *p* against 1/*V*.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-102',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    difficulty: 'intermediate',
    text: 'A diver at a depth of 20 m releases an air bubble of 2.0 mL. The water adds 1 atm of pressure for each 10 m of depth, and the pressure at the surface is 1 atm. What is the volume of the bubble at the surface, at the same temperature?',
    answer: '6.0 mL',
    distractors: [
      {
        text: '0.67 mL',
        slip: 'inverted-ratio',
        teaching: 'The pressure decreases on the way up, so the bubble must expand.',
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
        teaching:
          'The 2 atm from the water was included, but the air above adds another 1 atm at this depth.',
        expression: '2.0 * (20 / 10) / 1',
      },
    ],
    explanation:
      'At 20 m the pressure is 1 + 2 = 3 atm, and at the surface it is 1 atm. Since *pV* is constant, the volume is 2.0 × 3/1 = 6.0 mL.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '2.0*(1+20/10)/1', unit: 'mL' },
  },
  {
    id: 'general-gas-laws-103',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    difficulty: 'advanced',
    text: 'A student compresses air in a syringe step by step at constant temperature and multiplies each pressure by its volume. The products are 60.0, 60.1, 59.9, 57.2 and 53.8 atm·mL, in this order. What most likely went wrong in the last two steps?',
    answer: 'Air leaked from the syringe.',
    distractors: [
      {
        text: 'Air entered the syringe.',
        slip: 'wrong-sign',
        teaching: 'A larger amount of gas would make the product larger.',
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
      '*pV* is proportional to the amount of gas and the absolute temperature. At constant temperature, a smaller product means less gas: at high pressure, air leaked out.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
];
