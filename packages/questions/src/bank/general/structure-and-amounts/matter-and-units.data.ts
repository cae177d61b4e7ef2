import type { WrittenQuestion } from '../../written-question.ts';

export const matterAndUnitsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-measurement-101',
    topics: ['measurement'],
    tests: ['si-units-and-prefixes'],
    difficulty: 'intermediate',
    text: 'The pascal is the SI unit of pressure, that is, of force per area. What is the pascal in SI base units?',
    answer: 'kg m^{−1} s^{−2}',
    distractors: [
      {
        text: 'kg m s^{−2}',
        slip: 'answered-another-quantity',
        teaching: 'This is the newton, the unit of force; it must still be divided by an area.',
      },
      {
        text: 'kg m^{2} s^{−2}',
        slip: 'divided-for-multiplied',
        teaching: 'This is the joule; the force was multiplied by a length instead of divided by an area.',
      },
      {
        text: 'kg m^{−2} s^{−1}',
        slip: 'forgot-exponent',
        teaching:
          'A force is kg m s^{−2}; dividing it by m^{2} leaves m^{−1}, and the exponent of the second remains −2.',
      },
    ],
    explanation:
      'Force is mass times acceleration: 1 N = 1 kg m s^{−2}. Dividing by an area in m^{2} gives kg m^{−1} s^{−2}.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'general-measurement-102',
    topics: ['measurement'],
    tests: ['si-units-and-prefixes'],
    difficulty: 'beginner',
    text: 'Each of four vials is labeled with the mass of dye that it contains. Which vial contains the most dye?',
    answer: '0.0040 g',
    distractors: [
      {
        text: '350 µg',
        slip: 'unit-prefix',
        teaching: 'The number is large, but a microgram is a millionth of a gram: 350 µg is 0.35 mg.',
      },
      {
        text: '2.5 mg',
        slip: 'unit-prefix',
        teaching: '2.5 mg is only 0.0025 g; compare the masses in the same unit.',
      },
      {
        text: '0.0000030 kg',
        slip: 'unit-prefix',
        teaching: 'Since 1 kg is 1000 g, this is 0.0030 g, less than 0.0040 g.',
      },
    ],
    explanation:
      'In milligrams, 0.0040 g is 4.0 mg and 0.0000030 kg is 3.0 mg; the others are 2.5 mg and 0.35 mg. The most dye is in the vial with 0.0040 g.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: {
      kind: 'option-extreme',
      values: {
        '0.0040 g': '0.0040*1000',
        '350 µg': '350/1000',
        '2.5 mg': '2.5',
        '0.0000030 kg': '0.0000030*1000000',
      },
      pick: 'greatest',
      quantity: 'mass in mg',
    },
  },
  {
    id: 'general-measurement-103',
    topics: ['measurement'],
    tests: ['si-units-and-prefixes'],
    difficulty: 'advanced',
    text: 'A student uses *v* = \\sqrt{3*RT*/*M*} to calculate the root-mean-square speed of nitrogen molecules at 298 K. With *R* = 8.314 J mol^{−1} K^{−1} and *M* = 28.0 g/mol the calculator shows 16.3; the actual speed is about 515 m/s. What has to be corrected?',
    answer: 'The molar mass must be in kg/mol, because the joule contains the kilogram.',
    distractors: [
      {
        text: 'The temperature must be in °C, because a speed cannot depend on the kelvin.',
        slip: 'celsius-for-kelvin',
        teaching:
          'The formula needs the absolute temperature; 25 instead of 298 would make the result even smaller.',
      },
      {
        text: 'The gas constant must be 0.0821 L atm mol^{−1} K^{−1}, because nitrogen is a gas.',
        slip: 'wrong-gas-constant',
        teaching:
          'With this constant the units do not combine to m/s; the formula requires the joule, kg m^{2} s^{−2}.',
      },
      {
        text: 'The molar mass must be that of one atom, because it is the atoms that move.',
        slip: 'atoms-for-molecules',
        teaching:
          'The molecules of \\ce{N2} move as units; 14.0 instead of 28.0 would change the result by a factor of only 1.4.',
      },
    ],
    explanation:
      'One joule is 1 kg m^{2} s^{−2}. With *M* in kg/mol, the kilograms cancel and the square root is in m/s: \\sqrt{3 × 8.314 × 298/0.0280} = 515. With grams, the result is too small by \\sqrt{1000} = 31.6.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'general-measurement-104',
    topics: ['measurement'],
    tests: ['si-units-and-prefixes'],
    difficulty: 'intermediate',
    text: 'A regulation requires action if tap water contains more than 15 µg of lead per liter. Which of these concentrations is equal to this limit?',
    answer: '15 ng/mL',
    distractors: [
      {
        text: '15 mg/mL',
        slip: 'inverted-ratio',
        teaching:
          'Going from a liter to a milliliter divides the mass by 1000; here the mass was made 1000 times larger.',
        expression: '15e-6 * 1000 / 1e-3',
      },
      {
        text: '15 µg/mL',
        slip: 'one-length-only',
        teaching:
          'The liter was replaced by the milliliter, but the mass in that smaller volume was left unchanged.',
        expression: '15',
      },
      {
        text: '15 pg/mL',
        slip: 'unit-prefix',
        teaching: 'A thousandth of a microgram is a nanogram; a picogram is a thousand times smaller still.',
        expression: '15e-6 / 1000 / 1e-9',
      },
    ],
    explanation:
      'A milliliter is a thousandth of a liter, so it contains a thousandth of 15 µg. A thousandth of a microgram is a nanogram: 15 ng/mL.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: { kind: 'quantity', expression: '15e-6 / 1000 / 1e-9', unit: 'ng/mL' },
  },
  {
    id: 'general-measurement-105',
    topics: ['measurement'],
    tests: ['temperature-scales'],
    difficulty: 'beginner',
    text: 'Four samples of water have these temperatures. Which sample is the coldest?',
    answer: '280 K',
    distractors: [
      {
        text: '50 °F',
        slip: 'wrong-reference',
        teaching: '50 °F is 10 °C, or 283 K; on the Fahrenheit scale water freezes at 32, not at 0.',
      },
      {
        text: '8 °C',
        slip: 'celsius-for-kelvin',
        teaching: 'The number is the smallest, but the scales start at different points: 8 °C is 281 K.',
      },
      {
        text: '290 K',
        slip: 'wrong-sign',
        teaching: '290 K is 17 °C; the higher of the two values in kelvins belongs to the warmer sample.',
      },
    ],
    explanation:
      'In kelvins, 50 °F = 10 °C = 283 K, and 8 °C = 281 K. The lowest of the four values is 280 K, which is 7 °C.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: {
      kind: 'option-extreme',
      values: { '280 K': '280', '50 °F': '(50-32)*5/9+273.15', '8 °C': '8+273.15', '290 K': '290' },
      pick: 'least',
      quantity: 'temperature in K',
    },
  },
  {
    id: 'general-measurement-106',
    topics: ['measurement'],
    tests: ['temperature-scales'],
    difficulty: 'intermediate',
    text: 'During a reaction, the reading of a Fahrenheit thermometer rises by 36 °F. By how much does the temperature rise on the Kelvin scale?',
    answer: '20 K',
    distractors: [
      {
        text: '2 K',
        slip: 'value-for-change',
        teaching:
          'Here 32 was subtracted first; this applies to a single reading but cancels in a difference.',
        expression: '(36 - 32) * 5 / 9',
      },
      {
        text: '65 K',
        slip: 'inverted-ratio',
        teaching:
          'A kelvin is larger than a degree Fahrenheit, so the number must become smaller: multiply by 5/9.',
        expression: '36 / 5 * 9',
      },
      {
        text: '7 K',
        slip: 'value-for-change',
        teaching: 'Here 32 was subtracted and 9/5 was used; a difference is simply multiplied by 5/9.',
        expression: '(36 - 32) * 9 / 5',
      },
    ],
    explanation:
      'A difference of 9 °F equals a difference of 5 °C or 5 K. The zero points cancel, so 36 × 5/9 = 20 K.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: { kind: 'quantity', expression: '36*5/9', unit: 'K' },
  },
  {
    id: 'general-measurement-107',
    topics: ['measurement'],
    tests: ['temperature-scales'],
    difficulty: 'intermediate',
    text: 'A gas is warmed from 20 °C to 40 °C. A student says: “The temperature has doubled, so the average kinetic energy of the molecules has doubled.” What is wrong with this statement?',
    answer: 'The absolute temperature rises only from 293 K to 313 K.',
    distractors: [
      {
        text: 'The average kinetic energy increases with the square of the temperature.',
        slip: 'forgot-exponent',
        teaching:
          'It is proportional to the absolute temperature; it is the speed whose square is proportional to this energy.',
      },
      {
        text: 'The average kinetic energy depends on the gas, not on the temperature.',
        slip: 'wrong-cause',
        teaching: 'At a given temperature it is the same for all gases, and it rises with the temperature.',
      },
      {
        text: 'The Celsius temperature has to be converted to Fahrenheit first.',
        slip: 'wrong-reference',
        teaching:
          'The Fahrenheit scale has an arbitrary zero too; only a scale that starts at absolute zero gives ratios.',
      },
    ],
    explanation:
      'Average kinetic energy is proportional to the temperature measured from absolute zero. This temperature rises from 293 K to 313 K, by 7%; 0 °C is an arbitrary zero.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'general-measurement-108',
    topics: ['measurement'],
    tests: ['temperature-scales'],
    difficulty: 'advanced',
    text: 'On a new temperature scale, water freezes at 20 °N and boils at 220 °N (both at 1 atm). What is absolute zero, −273.15 °C, on the new scale?',
    answer: '−526 °N',
    distractors: [
      {
        text: '−546 °N',
        slip: 'one-step-short',
        teaching:
          'The size of the degree was taken into account, but the new scale starts 20 degrees above the freezing point.',
        expression: '-273.15 * (220 - 20) / 100',
      },
      {
        text: '−253 °N',
        slip: 'one-condition-only',
        teaching: 'The zero point was shifted, but each °C corresponds to two of the new degrees.',
        expression: '20 - 273.15',
      },
      {
        text: '−273 °N',
        slip: 'wrong-reference',
        teaching: 'Neither the size of the degree nor its zero point is that of the Celsius scale.',
        expression: '-273.15',
      },
    ],
    explanation:
      'An interval of 100 °C corresponds to 200 °N, so 1 °C corresponds to 2 °N. Absolute zero is 273.15 × 2 = 546.3 degrees below the freezing point: 20 − 546.3 = −526 °N.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: { kind: 'quantity', expression: '20 - 273.15*(220-20)/100', unit: '°N' },
  },
  {
    id: 'general-measurement-109',
    topics: ['measurement'],
    tests: ['density', 'states-of-matter'],
    difficulty: 'advanced',
    text: 'At 100 °C and 1 atm, liquid water has a density of 0.958 g/mL, and water vapor has a density of 0.598 g/L. On average, about how many times as far apart are the molecules in the vapor as in the liquid?',
    answer: '12',
    distractors: [
      {
        text: '40',
        slip: 'forgot-exponent',
        teaching:
          'This is the square root of the ratio of volumes; space has three dimensions, so the cube root is needed.',
        expression: 'sqrt(958 / 0.598)',
      },
      {
        text: '530',
        slip: 'divided-for-root',
        teaching: 'The ratio of volumes was divided by 3; its cube root must be taken instead.',
        expression: '958 / 0.598 / 3',
      },
      {
        text: '1600',
        slip: 'answered-another-quantity',
        teaching:
          'This is the factor by which the volume per molecule increases; the distance increases only by its cube root.',
        expression: '958 / 0.598',
      },
    ],
    explanation:
      'The volume per molecule increases by a factor of 958/0.598 = 1602. The distance increases by the cube root of this: 1602^{1/3} = 11.7, so about 12.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: { kind: 'quantity', expression: '(958/0.598)^(1/3)', unit: '' },
  },
  {
    id: 'general-measurement-110',
    topics: ['measurement'],
    tests: ['density'],
    difficulty: 'intermediate',
    text: 'A student weighs a graduated cylinder containing 20.0, 40.0 and then 60.0 mL of the same liquid and finds total masses of 62.0, 78.0 and 94.0 g. What is the density of the liquid?',
    answer: '0.800 g/mL',
    distractors: [
      {
        text: '1.25 g/mL',
        slip: 'inverted-ratio',
        teaching: 'This is the volume of one gram; density is mass divided by volume.',
        expression: '1 / (94.0 - 62.0) * (60.0 - 20.0)',
      },
      {
        text: '1.57 g/mL',
        slip: 'value-for-change',
        teaching:
          'The 94.0 g includes the empty cylinder; the difference between two readings is the mass of liquid alone.',
        expression: '94.0 / 60.0',
      },
      {
        text: '3.10 g/mL',
        slip: 'value-for-change',
        teaching:
          'The 62.0 g includes the empty cylinder; only the increase of the mass with the volume gives the density.',
        expression: '62.0 / 20.0',
      },
    ],
    explanation:
      'The mass of the cylinder is the same each time, so differences can be used: (94.0 − 62.0)/(60.0 − 20.0) = 0.800 g/mL. The mass of the cylinder itself is 46.0 g.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
    computation: { kind: 'quantity', expression: '(94.0-62.0)/(60.0-20.0)', unit: 'g/mL' },
  },
  {
    id: 'general-measurement-111',
    topics: ['measurement'],
    tests: ['pure-substances-and-mixtures'],
    difficulty: 'beginner',
    text: 'A particle diagram of a gas shows single gray atoms, and pairs that consist of a white and a black atom joined together. What does the diagram show?',
    answer: 'A mixture of an element and a compound',
    distractors: [
      {
        text: 'A mixture of three different elements',
        slip: 'class-of-matter-confused',
        teaching:
          'White and black atoms are joined in pairs, so they make up a compound, not two free elements.',
      },
      {
        text: 'A pure compound of three elements',
        slip: 'class-of-matter-confused',
        teaching: 'In a pure compound, all particles are identical; here there are two kinds.',
      },
      {
        text: 'A mixture of two different compounds',
        slip: 'class-of-matter-confused',
        teaching: 'The gray particles are single atoms of one kind, so they are an element.',
      },
    ],
    explanation:
      'Single atoms of one kind are an element; pairs of two different atoms are the molecules of a compound. Since both kinds of particles are present, the diagram shows a mixture of an element and a compound.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-measurement-112',
    topics: ['measurement'],
    tests: ['pure-substances-and-mixtures'],
    difficulty: 'intermediate',
    text: 'Which fact shows that air is a mixture of nitrogen and oxygen, rather than a compound of the two?',
    answer: 'Nitrogen boils off from liquid air before oxygen does.',
    distractors: [
      {
        text: 'Air contains about four times as much nitrogen as oxygen.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'A ratio of 4 : 1 would be possible in a compound too; what matters is whether the ratio can change.',
      },
      {
        text: 'Air is colorless, and so are nitrogen and oxygen.',
        slip: 'one-property-decides',
        teaching: 'Many compounds are colorless as well, so the color proves nothing.',
      },
      {
        text: 'Air can be cooled until it becomes a liquid.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Pure compounds can be liquefied too.',
      },
    ],
    explanation:
      'The components of a mixture retain their own properties and can be separated by physical means: nitrogen (−196 °C) boils off before oxygen (−183 °C) does. A compound would boil as one substance.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-measurement-113',
    topics: ['measurement'],
    tests: ['pure-substances-and-mixtures'],
    difficulty: 'intermediate',
    text: 'Dry sand, table salt and iodine have been mixed. Which sequence of steps separates all three substances?',
    answer: 'Sublime the iodine, add water, filter, evaporate',
    distractors: [
      {
        text: 'Add water, evaporate, filter, sublime the iodine',
        slip: 'order-of-steps',
        teaching:
          'Evaporating right after adding water puts the salt back into the mixture, so there is no solution left to filter.',
      },
      {
        text: 'Filter, sublime the iodine, add water, evaporate',
        slip: 'order-of-steps',
        teaching: 'A filter cannot separate dry solids; the salt must be dissolved before filtering.',
      },
      {
        text: 'Sublime the salt, add water, filter, evaporate',
        slip: 'wrong-substance-data',
        teaching: 'Table salt melts only above 800 °C; iodine is the solid that vaporizes on gentle heating.',
      },
    ],
    explanation:
      'Iodine sublimes on gentle heating and is collected on a cold surface. Water dissolves only the salt, filtering removes the sand, and evaporating the filtrate leaves the salt.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-measurement-114',
    topics: ['measurement'],
    tests: ['states-of-matter'],
    difficulty: 'beginner',
    text: 'In a particle diagram of an element, the particles touch each other, have no regular order and can slide past one another. Which element does the diagram show, if it was drawn for 25 °C and 1 atm?',
    answer: 'Mercury',
    distractors: [
      {
        text: 'Iodine',
        slip: 'wrong-substance-data',
        teaching: 'Iodine is a solid at 25 °C: its particles have fixed positions in a crystal.',
      },
      {
        text: 'Neon',
        slip: 'class-of-matter-confused',
        teaching: 'Neon is a gas at 25 °C: its atoms are far apart and do not touch.',
      },
      {
        text: 'Aluminum',
        slip: 'wrong-substance-data',
        teaching: 'Aluminum melts only at 660 °C; below that temperature, its atoms have fixed positions.',
      },
    ],
    explanation:
      'Particles that touch but are disordered and mobile form a liquid. Of the four, only mercury is a liquid at 25 °C.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-measurement-115',
    topics: ['measurement'],
    tests: ['states-of-matter'],
    difficulty: 'intermediate',
    text: 'Ice and liquid water are in contact at 0 °C and 1 atm. How do the water molecules in the ice compare with those in the liquid?',
    answer: 'They have the same average kinetic energy.',
    distractors: [
      {
        text: 'They are at rest, while those in the liquid move.',
        slip: 'class-of-matter-confused',
        teaching: 'The molecules in a solid vibrate about fixed positions.',
      },
      {
        text: 'They have a smaller average kinetic energy.',
        slip: 'heat-for-temperature',
        teaching:
          'Temperature measures the average kinetic energy, and both are at 0 °C; the liquid has more potential energy.',
      },
      {
        text: 'They are closer together than in the liquid.',
        slip: 'overgeneralised-rule',
        teaching:
          'Most solids are denser than their liquids, but ice floats: its molecules are farther apart.',
      },
    ],
    explanation:
      'Equal temperature means equal average kinetic energy. The heat of fusion increases the potential energy by overcoming some of the attractions between the molecules.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-measurement-116',
    topics: ['measurement'],
    tests: ['states-of-matter'],
    difficulty: 'intermediate',
    text: 'One closed syringe is filled with 50 mL of air, and another is filled with 50 mL of water. The plungers are pushed in with the same force. What happens?',
    answer: 'Only the air is compressed, because its molecules are far apart.',
    distractors: [
      {
        text: 'Only the air is compressed, because its molecules are softer.',
        slip: 'wrong-cause',
        teaching: 'The molecules do not change in size; it is the empty space between them that shrinks.',
      },
      {
        text: 'Only the water is compressed, because its molecules can slide.',
        slip: 'reversed-trend',
        teaching: 'Sliding changes the shape of a liquid, not its volume: its molecules already touch.',
      },
      {
        text: 'Both are compressed equally, because the force is the same.',
        slip: 'ignored-change',
        teaching:
          'How much a volume decreases depends on the space between the molecules as well as on the force.',
      },
    ],
    explanation:
      'In a gas there is much empty space between the molecules, so it can be compressed. In a liquid the molecules touch; its volume hardly changes.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-measurement-117',
    topics: ['measurement'],
    tests: ['states-of-matter'],
    difficulty: 'beginner',
    text: 'A student says: “Dry sand takes the shape of its container and can be poured, so it is a liquid.” What is the best reply?',
    answer: 'Each grain keeps its own shape and volume.',
    distractors: [
      {
        text: 'Sand cannot be poured through a funnel.',
        slip: 'wrong-cause',
        teaching:
          'Dry sand can be poured through a funnel; the important point is how a single grain behaves.',
      },
      {
        text: 'Sand is a mixture, and liquids are pure.',
        slip: 'class-of-matter-confused',
        teaching: 'Liquids can be mixtures, as seawater is; purity does not determine the state.',
      },
      {
        text: 'The molecules of sand do not vibrate.',
        slip: 'wrong-substance-data',
        teaching: 'The particles of every solid vibrate, and sand (\\ce{SiO2}) has no molecules.',
      },
    ],
    explanation:
      'The state is a property of the material, and so of each grain: a grain of sand keeps its own shape and volume, as a solid does. Only the heap of grains takes the shape of the container.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-measurement-118',
    topics: ['measurement'],
    tests: ['physical-and-chemical-changes'],
    difficulty: 'beginner',
    text: 'Bubbles of gas are observed in each of these cases. In which case do they come from a chemical change?',
    answer: 'Vinegar is poured onto baking soda.',
    distractors: [
      {
        text: 'Water boils in an open pan.',
        slip: 'chemical-for-physical-change',
        teaching: 'The bubbles are water vapor, which is the same substance in another state.',
      },
      {
        text: 'A bottle of soda water is opened.',
        slip: 'chemical-for-physical-change',
        teaching: 'The carbon dioxide was already dissolved and merely leaves the solution.',
      },
      {
        text: 'A glass of cold tap water warms up.',
        slip: 'chemical-for-physical-change',
        teaching: 'Dissolved air leaves the water, because gases are less soluble in warm water.',
      },
    ],
    explanation:
      'Acetic acid in the vinegar reacts with the hydrogen carbonate of baking soda to form a new substance, \\ce{CO2}. In the other cases, a substance that was already present becomes a gas.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
  {
    id: 'general-measurement-119',
    topics: ['measurement'],
    tests: ['physical-and-chemical-changes'],
    difficulty: 'intermediate',
    text: 'Zinc oxide is white at 25 °C, turns yellow when it is heated in a sealed tube, and is white again at 25 °C. Its composition is the same throughout. What can be concluded?',
    answer: 'The change is physical, although the color differs.',
    distractors: [
      {
        text: 'The change is chemical, because the color differs.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'A new color is only an indication; here no new substance forms.',
      },
      {
        text: 'The change is chemical, because heat was needed.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Melting and boiling need heat as well, and they are physical changes.',
      },
      {
        text: 'The change is physical, because chemical ones cannot be undone.',
        slip: 'overgeneralised-rule',
        teaching: 'The conclusion is correct, but the reason is not: many chemical changes can be reversed.',
      },
    ],
    explanation:
      'A chemical change produces new substances. The composition of the zinc oxide stays the same, so the change is physical, although the color differs while it is hot.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
  {
    id: 'general-measurement-120',
    topics: ['measurement'],
    tests: ['physical-and-chemical-changes'],
    uses: ['pure-substances-and-mixtures'],
    difficulty: 'intermediate',
    text: 'A piece of sodium and a lump of sugar both disappear in water. Each solution is evaporated and leaves a white solid. Which conclusion is correct?',
    answer: 'Sodium reacted, because the white solid is not a metal.',
    distractors: [
      {
        text: 'Neither reacted, because a solid was recovered both times.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'What matters is which solid is recovered: the solid from sodium is sodium hydroxide, not the metal.',
      },
      {
        text: 'Sugar reacted too, because it could no longer be seen.',
        slip: 'chemical-for-physical-change',
        teaching: 'The sugar molecules only spread out among those of water; sugar itself is recovered.',
      },
      {
        text: 'Sodium only dissolved, because metals dissolve in water.',
        slip: 'chemical-for-physical-change',
        teaching:
          'Sodium turns into ions and releases hydrogen; evaporating the solution does not restore the metal.',
      },
    ],
    explanation:
      'A solid that dissolves without reacting is left unchanged when the water evaporates, as sugar is. In the case of sodium, white sodium hydroxide remains, which is a different substance, so sodium reacted.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
];
