import type { WrittenQuestion } from '../../written-question.ts';

export const laboratoryErrorsAndTechniqueQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-measurement-800',
    topics: ['measurement'],
    tests: ['density'],
    difficulty: 'intermediate',
    text: 'The density of a handful of iron nails is found by weighing them and dropping them into water in a graduated cylinder. Air bubbles cling to the nails when the water level is read. How is the measured density affected?',
    answer: 'Too small, as the bubbles add to the volume',
    distractors: [
      {
        text: 'Too large, as the bubbles add to the mass',
        slip: 'effect-where-none',
        teaching: 'The nails were weighed dry, before; only the volume is wrong.',
      },
      {
        text: 'Too small, as the bubbles add to the mass',
        slip: 'effect-where-none',
        teaching: 'The mass was found in air, without bubbles in the water.',
      },
      {
        text: 'It is right, as the air in bubbles weighs almost nothing',
        slip: 'one-condition-only',
        teaching: 'Air has hardly any mass, but it takes up space under water.',
      },
    ],
    explanation:
      'The bubbles displace water too, so that the volume read is too large. Mass/volume is too small, as the bubbles add to the volume.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'general-measurement-801',
    topics: ['measurement'],
    tests: ['volumetric-glassware'],
    difficulty: 'intermediate',
    text: 'In a titration the burette is read correctly at the start, but from above, with the eye higher than the meniscus, at the end. How does this affect the volume that is found?',
    answer: 'It is too small, as the last reading is too small',
    distractors: [
      {
        text: 'It is too large, as the last reading is too large',
        slip: 'ruling-misread',
        teaching: 'From above a reading lies too high on the glass; on a burette the numbers grow downward.',
      },
      {
        text: 'It is too small, as the last reading is too large',
        slip: 'subtracted-for-added',
        teaching:
          'The volume is the last minus the first reading; a larger last reading would make it too large.',
      },
      {
        text: 'It is right, as the error occurs in both readings',
        slip: 'one-condition-only',
        teaching: 'The first reading was correct, so nothing cancels.',
      },
    ],
    explanation:
      'The line of sight from above meets the scale higher than the meniscus. On a burette, whose numbers grow downward, this reading is too small, and so is the volume: too small, as the last reading is too small.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'general-solutions-800',
    topics: ['solutions'],
    tests: ['hydrates', 'preparing-solutions'],
    uses: ['molarity'],
    difficulty: 'intermediate',
    text: 'For a liter of 0.100 mol/L \\ce{CuSO4} (159.6 g/mol) a student has worked out 15.96 g, but takes this mass of the blue crystals \\ce{CuSO4.5H2O} (249.7 g/mol) and fills up to one liter. What is the concentration of copper ions?',
    answer: '0.0639 mol/L',
    distractors: [
      {
        text: '0.100 mol/L',
        slip: 'hydrate-for-salt',
        teaching: 'Part of the 15.96 g is water of crystallization, so less copper sulfate is in it.',
        expression: '15.96 / 159.6',
      },
      {
        text: '0.156 mol/L',
        slip: 'inverted-ratio',
        teaching: 'One mole of the crystals is heavier, so that fewer moles are weighed in, not more.',
        expression: '0.100 * 249.7 / 159.6',
      },
      {
        text: '0.0361 mol/L',
        slip: 'rest-for-part',
        teaching: 'This is what is missing to 0.100 mol/L.',
        expression: '0.100 - 15.96 / 249.7',
      },
    ],
    explanation:
      '15.96 g/249.7 g/mol = 0.0639 mol of the crystals, each formula unit with one copper ion, is in one liter: 0.0639 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
    computation: {
      kind: 'quantity',
      expression: '15.96 / 249.7',
      unit: 'mol/L',
    },
  },
  {
    id: 'general-solutions-801',
    topics: ['solutions'],
    tests: ['dilution'],
    uses: ['volumetric-glassware'],
    difficulty: 'beginner',
    text: '250 mL of 0.100 mol/L \\ce{KMnO4} has to be made as precisely as possible from a 1.00 mol/L stock solution. Which glassware is used?',
    answer: '25 mL pipet, 250 mL volumetric flask',
    distractors: [
      {
        text: '25 mL graduated cylinder, 250 mL beaker',
        slip: 'apparatus-confused',
        teaching: 'The volumes are right, but both vessels measure only roughly.',
      },
      {
        text: '10 mL pipet, 250 mL volumetric flask',
        slip: 'wrong-flask',
        teaching: '10 mL of the stock solution would give 0.040 mol/L.',
      },
      {
        text: '50 mL pipet, 250 mL Erlenmeyer flask',
        slip: 'wrong-flask',
        teaching: '50 mL is twice as much as needed, and the marks of an Erlenmeyer flask are rough.',
      },
    ],
    explanation:
      'The stock solution is to become ten times as dilute: 25.0 mL in 250 mL. A 25 mL pipet delivers it and a 250 mL volumetric flask contains it with the greatest precision.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
  },
  {
    id: 'general-reactions-in-solution-803',
    topics: ['reactions-in-solution'],
    tests: ['precipitation-reactions'],
    difficulty: 'intermediate',
    text: 'Sulfate in water is precipitated as \\ce{BaSO4} with \\ce{BaCl2} solution and allowed to settle. How does one find out whether enough \\ce{BaCl2} has been added?',
    answer: 'Add another drop of it and look for a cloud.',
    distractors: [
      {
        text: 'Wait for a day and look for more of the solid.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'If barium is lacking, waiting does not bring sulfate down.',
      },
      {
        text: 'Weigh the solid and compare it with the \\ce{BaCl2}.',
        slip: 'ratio-of-masses-for-moles',
        teaching: 'The amount of sulfate is not known yet, so there is nothing to compare with.',
      },
      {
        text: 'Add a drop of \\ce{AgNO3} and look for a cloud.',
        slip: 'test-of-another-ion',
        teaching: 'Chloride is there in any case, so this always gives a white solid.',
      },
    ],
    explanation:
      'If sulfate is left, fresh barium ions give more \\ce{BaSO4} in the clear liquid above the solid: add another drop of \\ce{BaCl2} and look for a cloud. If it stays clear, the precipitation was complete.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-empirical-formulas-803',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    difficulty: 'intermediate',
    text: 'Magnesium is heated in a covered crucible to find the formula of its oxide. The student never lifts the lid, and a gray strip is left under the white powder. What is found for the ratio of O to Mg atoms?',
    answer: 'Less than 1',
    distractors: [
      {
        text: 'More than 1',
        slip: 'reversed-trend',
        teaching: 'The mass gained is the oxygen; without enough air too little of it was taken up.',
      },
      {
        text: 'Just 1',
        slip: 'equilibrium-as-completion',
        teaching: 'The gray strip is magnesium that has not reacted, so the gain in mass is too small.',
      },
      {
        text: 'Just 2',
        slip: 'inverted-ratio',
        teaching: 'The true formula is MgO, and incomplete burning does not double the oxygen.',
      },
    ],
    explanation:
      'All of the magnesium was weighed, but only part of it took up oxygen. The gain in mass is too small for \\ce{MgO}, so that the ratio found is less than 1.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-804',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    difficulty: 'advanced',
    text: 'Part of the magnesium heated in a crucible reacts with nitrogen of the air to form \\ce{Mg3N2}. Why are a few drops of water added to the cool product, which is then heated again?',
    answer: 'To turn the nitride into oxide, as it weighs too little',
    distractors: [
      {
        text: 'To turn the nitride into oxide, as it weighs too much',
        slip: 'reversed-trend',
        teaching:
          'For each Mg, the oxide contains 16.0 g/mol of oxygen, the nitride only 2/3 × 14.0 g/mol of nitrogen.',
      },
      {
        text: 'To turn the oxide into nitride, as it weighs too little',
        slip: 'reactant-for-product',
        teaching: 'Water takes the nitride apart; magnesium oxide is the product that is to be weighed.',
      },
      {
        text: 'To turn the oxide into nitride, as it weighs too much',
        slip: 'reactant-for-product',
        teaching: 'Oxide is what is to be weighed; water does not form nitride.',
      },
    ],
    explanation:
      '\\ce{Mg3N2 + 6H2O -> 3Mg(OH)2 + 2NH3}; heating turns the hydroxide into \\ce{MgO}. For each mole of Mg the nitride gains 9.3 g, the oxide 16.0 g: the water is to turn the nitride into oxide, as it weighs too little.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-measurement-802',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'beginner',
    text: 'A student has forgotten the boiling chips and notices it when the liquid is just about to boil. What has to be done?',
    answer: 'Let the liquid cool first, then put them in',
    distractors: [
      {
        text: 'Put them in at once, before the liquid boils',
        slip: 'order-of-steps',
        teaching: 'In a superheated liquid they start a sudden, violent boiling.',
      },
      {
        text: 'Put them in one by one while it is boiling',
        slip: 'order-of-steps',
        teaching: 'Each one can set off a burst of vapor from the hot liquid.',
      },
      {
        text: 'Close the flask firmly and go on without them',
        slip: 'one-condition-only',
        teaching: 'A closed vessel must never be heated: the pressure would burst it.',
      },
    ],
    explanation:
      'The liquid may be superheated; chips would let it boil over violently. So let the liquid cool first, then put them in.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), Distillation',
  },
  {
    id: 'general-thermochemistry-806',
    topics: ['thermochemistry'],
    tests: ['specific-heat-capacity'],
    uses: ['calorimetry'],
    difficulty: 'intermediate',
    text: 'A piece of metal is heated in boiling water and then put into cold water in a foam cup. The student carries it across the room on a thread before it goes into the cup. How does this affect the specific heat capacity that is found for the metal?',
    answer: 'It is too small',
    distractors: [
      {
        text: 'It is too large',
        slip: 'reversed-trend',
        teaching: 'The metal gives less heat to the cup than reckoned with, which makes the value too small.',
      },
      {
        text: 'It is right, since the metal has its mass unchanged',
        slip: 'one-condition-only',
        teaching: 'The mass is right, but the starting temperature of the metal is not.',
      },
      {
        text: 'It is right, since the cup is well insulated',
        slip: 'one-condition-only',
        teaching: 'The heat is lost before the metal comes into the cup.',
      },
    ],
    explanation:
      'The metal cools on the way, but is reckoned with 100 °C. The water takes up less heat, and this is divided by too large a fall in temperature of the metal: the value is too small.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-807',
    topics: ['thermochemistry'],
    tests: ['calorimetry'],
    uses: ['neutralization'],
    difficulty: 'intermediate',
    text: 'For an enthalpy of neutralization 50 mL of acid, at 20.0 °C, is poured into 50 mL of base, at 22.0 °C, both of the same concentration; the mixture reaches 27.0 °C. A student takes the rise from 20.0 °C. How does this affect the result?',
    answer: 'It is too negative, as the true rise is 6.0 K',
    distractors: [
      {
        text: 'It is too negative, as the true rise is 5.0 K',
        slip: 'wrong-reference',
        teaching: 'This would be reckoned from the base alone; half of the mixture was colder.',
      },
      {
        text: 'It is not negative enough, as the true rise is 12.0 K',
        slip: 'given-values-just-added',
        teaching: 'Both portions form one mixture, whose starting temperature is the mean of the two.',
      },
      {
        text: 'It is not negative enough, as the true rise is 5.0 K',
        slip: 'wrong-sign',
        teaching:
          'The student’s rise of 7.0 K is too large, and half of the mixture was colder than the base.',
      },
    ],
    explanation:
      'Without a reaction the mixture of equal portions would be at 21.0 °C. The true rise is 27.0 − 21.0 = 6.0 K, and the student takes 7.0 K: too negative, as the true rise is 6.0 K.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-kinetics-basics-808',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'Marble reacts with acid in a flask on a balance. A loose plug of cotton is put into the neck of the flask. What is it for?',
    answer: 'It keeps back drops of acid but lets the gas out.',
    distractors: [
      {
        text: 'It keeps back the gas but lets drops of acid out.',
        slip: 'exchanged-values',
        teaching: 'The gas must escape, since its mass is what is measured; spray must not.',
      },
      {
        text: 'It keeps back the heat but lets the gas out.',
        slip: 'irrelevant-property',
        teaching:
          'A plug in the neck keeps hardly any heat back, and the loss in mass does not depend on it.',
      },
      {
        text: 'It keeps back the gas but lets the heat out.',
        slip: 'exchanged-values',
        teaching: 'The gas must escape, since its mass is what is measured.',
      },
    ],
    explanation:
      'The loss in mass is to be the carbon dioxide alone. Spray of acid would add to it, so the plug keeps back drops of acid but lets the gas out.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-electrochemistry-basics-803',
    topics: ['electrochemistry-basics'],
    tests: ['electroplating'],
    uses: ['faradays-laws-of-electrolysis'],
    difficulty: 'intermediate',
    text: 'Copper is transferred from a copper anode to a copper cathode in \\ce{CuSO4} solution. With a high current the anode loses 0.320 g, but the rinsed and dried cathode gains only 0.291 g; there is dark powder at the bottom under it. What explains the difference?',
    answer: 'Some of the copper did not stick to the cathode.',
    distractors: [
      {
        text: 'Some of the copper was oxidized to \\ce{Cu^3+}.',
        slip: 'wrong-ion-charge',
        teaching: 'Copper goes into the solution as \\ce{Cu^2+}; it does not form \\ce{Cu^3+} in water.',
      },
      {
        text: 'Some of the current passed through sulfate only.',
        slip: 'wrong-charge-carrier',
        teaching:
          'In a series circuit the same charge passes both electrodes, whatever carries it between them.',
      },
      {
        text: 'Some of the anode turned into copper sulfide.',
        slip: 'reaction-type-confused',
        teaching: 'Sulfate is not reduced at an anode, where oxidation takes place.',
      },
    ],
    explanation:
      'The charge is the same at both electrodes. A high current gives a loose deposit that falls off, the dark powder under the cathode: some of the copper did not stick to the cathode.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-acids-and-bases-806',
    topics: ['acids-and-bases'],
    tests: ['ph-electrode'],
    uses: ['ph'],
    difficulty: 'beginner',
    text: 'A pH meter is to be used for solutions with pH values between 8 and 9.5. Which two buffers are the best choice for its calibration?',
    answer: 'pH 7 and pH 10',
    distractors: [
      {
        text: 'pH 4 and pH 7',
        slip: 'wrong-reference',
        teaching: 'The samples lie outside this range, where the calibration is not checked.',
      },
      {
        text: 'pH 4 and pH 10',
        slip: 'one-condition-only',
        teaching: 'The range is included, but a closer pair around the samples is better.',
      },
      {
        text: 'pH 10 and pH 12',
        slip: 'wrong-reference',
        teaching: 'The samples lie below this range.',
      },
    ],
    explanation: 'The two buffers should enclose the expected values as closely as possible: pH 7 and pH 10.',
    reference: 'LibreTexts, Analytical Chemistry 2.1 (Harvey), section 11.2',
  },
  {
    id: 'general-measurement-803',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'intermediate',
    text: 'A flask is to be filled with ammonia gas from a tube. How is this done?',
    answer: 'Hold the flask upside down over the upright tube.',
    distractors: [
      {
        text: 'Hold the flask upright and put the tube into it.',
        slip: 'reversed-trend',
        teaching: 'Ammonia (17 g/mol) is lighter than air (29 g/mol) and would rise out of the flask.',
      },
      {
        text: 'Fill the flask with water and bubble the gas in.',
        slip: 'solubility-rule',
        teaching: 'Ammonia is very soluble in water and would not collect.',
      },
      {
        text: 'Fill the flask with dilute acid and bubble the gas in.',
        slip: 'ignored-neutralisation',
        teaching: 'Acid would bind the ammonia as \\ce{NH4+}.',
      },
    ],
    explanation:
      'Ammonia is lighter than air and very soluble in water. It rises into the flask and pushes the air out below: hold the flask upside down over the upright tube.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-reactions-in-solution-805',
    topics: ['reactions-in-solution'],
    tests: ['preparing-salts'],
    uses: ['hydrates'],
    difficulty: 'intermediate',
    text: 'A plan for blue crystals of \\ce{CuSO4.5H2O} ends: “Filter off the crystals and dry them in the oven at 250 °C.” What would be the result?',
    answer: 'A white powder',
    distractors: [
      {
        text: 'Larger blue crystals',
        slip: 'other-process',
        teaching: 'Crystals grow from a solution, not in a dry oven.',
      },
      {
        text: 'A blue liquid',
        slip: 'chemical-for-physical-change',
        teaching: 'The crystals lose water instead of melting to something that lasts.',
      },
      {
        text: 'A red metal',
        slip: 'redox-for-disproportionation',
        teaching: 'Heat alone does not reduce copper ions to the metal here.',
      },
    ],
    explanation:
      'At 250 °C the crystals lose their water of crystallization, and anhydrous \\ce{CuSO4}, a white powder, is left. They should be dried between filter papers.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'general-acids-and-bases-807',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    uses: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'To see the end point better, a student uses 5 mL of bromothymol blue solution instead of two drops when 10 mL of very dilute acid is titrated with \\ce{NaOH}. Why is this a mistake?',
    answer: 'The indicator is a weak acid and uses up base as well.',
    distractors: [
      {
        text: 'The indicator is a catalyst and makes the base stronger.',
        slip: 'role-of-a-species',
        teaching: 'It takes part in proton transfer like any weak acid and changes no strengths.',
      },
      {
        text: 'The color change then lies at another pH altogether.',
        slip: 'wrong-cause',
        teaching: 'The p*K*_{a} of the indicator, and with it the range, does not depend on its amount.',
      },
      {
        text: 'The water of the indicator solution neutralizes acid.',
        slip: 'volume-of-mixture',
        teaching: 'Water dilutes the acid but does not change its amount.',
      },
    ],
    explanation:
      'An indicator changes color by giving up its own proton to the base. Two drops use a negligible amount; 5 mL with a very dilute acid does not: the indicator is a weak acid and uses up base as well.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-measurement-804',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'beginner',
    text: 'A bottle is labeled with the hazard pictogram of a flame over a circle. Where should it be kept in the storeroom?',
    answer: 'Away from anything that can burn',
    distractors: [
      {
        text: 'Next to the flammable solvents',
        slip: 'hazard-misread',
        teaching: 'The flame over a circle means an oxidizer, which makes fires of solvents fiercer.',
      },
      {
        text: 'Under water in a sealed jar',
        slip: 'hazard-misread',
        teaching: 'This is how white phosphorus is kept, a substance that ignites in air.',
      },
      {
        text: 'In a safe for acute poisons',
        slip: 'hazard-misread',
        teaching: 'Acute poisons bear a skull and crossbones.',
      },
    ],
    explanation:
      'The flame over a circle marks oxidizers, such as nitrates and peroxides. They make fires start and grow, so they belong away from anything that can burn.',
    reference: 'LibreTexts, Chemical Safety in the Laboratory, GHS pictograms',
  },
  {
    id: 'general-measurement-805',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'beginner',
    text: 'After an experiment 40 mL of a mixture of hexane and ethyl acetate is left. Where does it go?',
    answer: 'Into the bottle for halogen-free organic waste',
    distractors: [
      {
        text: 'Into the sink, with plenty of water after it',
        slip: 'one-condition-only',
        teaching: 'Hexane does not mix with water, and its vapor can ignite in the drain.',
      },
      {
        text: 'Into the bottle for halogenated organic waste',
        slip: 'class-of-matter-confused',
        teaching:
          'Neither compound contains a halogen; burning halogenated waste needs special care and is kept apart.',
      },
      {
        text: 'Into the bottle for solid organic waste',
        slip: 'class-of-matter-confused',
        teaching: 'This bottle is for solids such as used filter paper; the mixture is a liquid.',
      },
    ],
    explanation:
      'Both liquids are flammable and contain only C, H and O: they go into the bottle for halogen-free organic waste.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), Chemical Safety',
  },
  {
    id: 'general-measurement-806',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'intermediate',
    text: 'A crucible with a substance that has just been heated is to be weighed. Why does it cool in a desiccator, and not on the bench or straight on the balance?',
    answer: 'On the bench it takes up moisture; hot, it warms the air at the balance.',
    distractors: [
      {
        text: 'On the bench it loses moisture; hot, it cools the air at the balance.',
        slip: 'reversed-trend',
        teaching:
          'A dried substance attracts water from the air, and a hot crucible warms what is around it.',
      },
      {
        text: 'On the bench it takes up nitrogen; hot, it weighs more by its heat.',
        slip: 'wrong-cause',
        teaching: 'Nitrogen is inert here, and heat adds no mass that a balance could show.',
      },
      {
        text: 'On the bench it cools too slowly; hot, it gives off its metal as vapor.',
        slip: 'wrong-cause',
        teaching: 'It cools more slowly in a desiccator, and porcelain gives off no metal.',
      },
    ],
    explanation:
      'Many dried substances take water from moist air; the drying agent in the desiccator prevents it. A hot crucible heats the air around it, and the rising air lifts the pan: on the bench it takes up moisture; hot, it warms the air at the balance.',
    reference: 'LibreTexts, Analytical Chemistry 2.1 (Harvey), section 2.4',
  },
];
