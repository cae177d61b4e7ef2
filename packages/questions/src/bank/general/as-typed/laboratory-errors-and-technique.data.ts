import type { WrittenQuestion } from '../../written-question.ts';

export const laboratoryErrorsAndTechniqueQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-measurement-800',
    topics: ['measurement'],
    tests: ['density'],
    difficulty: 'intermediate',
    text: 'The density of a handful of iron nails is found by weighing them and dropping them into water in a graduated cylinder. Air bubbles cling to the nails when the water level is read. How is the measured density affected?',
    answer: 'It is too small, because the bubbles add to the volume.',
    distractors: [
      {
        text: 'It is too large, because the bubbles add to the mass.',
        slip: 'effect-where-none',
        teaching: 'The nails were weighed dry, before they went into the water; only the volume is wrong.',
      },
      {
        text: 'It is too small, because the bubbles add to the mass.',
        slip: 'effect-where-none',
        teaching: 'The mass was measured in air, without any bubbles.',
      },
      {
        text: 'It is correct, because the air in the bubbles weighs almost nothing.',
        slip: 'one-condition-only',
        teaching: 'Air has hardly any mass, but it takes up space under water.',
      },
    ],
    explanation:
      'The bubbles also displace water, so the volume reading is too large. The density, mass/volume, is therefore too small, because the bubbles add to the volume.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'general-measurement-801',
    topics: ['measurement'],
    tests: ['volumetric-glassware'],
    difficulty: 'intermediate',
    text: 'In a titration the buret is read correctly at the start, but at the end it is read from above, with the eye higher than the meniscus. How does this affect the volume delivered, as calculated from the readings?',
    answer: 'It is too small, because the final reading is too small.',
    distractors: [
      {
        text: 'It is too large, because the final reading is too large.',
        slip: 'ruling-misread',
        teaching:
          'The line of sight from above meets the scale higher up on the glass, and the numbers on a buret increase downward, so the reading is too small.',
      },
      {
        text: 'It is too small, because the final reading is too large.',
        slip: 'subtracted-for-added',
        teaching:
          'The volume is the final reading minus the initial reading, so a final reading that is too large would make it too large.',
      },
      {
        text: 'It is correct, because the error occurs in both readings.',
        slip: 'one-condition-only',
        teaching: 'The first reading was correct, so nothing cancels.',
      },
    ],
    explanation:
      'The line of sight from above meets the scale higher than the meniscus. On a buret, whose numbers increase downward, this reading is too small, and so is the calculated volume.',
    reference: 'OpenStax Chemistry 2e, section 1.5',
  },
  {
    id: 'general-solutions-800',
    topics: ['solutions'],
    tests: ['hydrates', 'preparing-solutions'],
    uses: ['molarity'],
    difficulty: 'intermediate',
    text: 'To make one liter of 0.100 mol/L \\ce{CuSO4} (159.6 g/mol), a student calculates that 15.96 g is needed but weighs out this mass of blue crystals of \\ce{CuSO4.5H2O} (249.7 g/mol), dissolves it, and dilutes the solution to one liter. What is the concentration of copper ions?',
    answer: '0.0639 mol/L',
    distractors: [
      {
        text: '0.100 mol/L',
        slip: 'hydrate-for-salt',
        teaching:
          'Part of the 15.96 g is water of crystallization, so the solution contains less copper sulfate than planned.',
        expression: '15.96 / 159.6',
      },
      {
        text: '0.156 mol/L',
        slip: 'inverted-ratio',
        teaching:
          'One mole of the crystals has a greater mass, so the 15.96 g contains fewer moles, not more.',
        expression: '0.100 * 249.7 / 159.6',
      },
      {
        text: '0.0361 mol/L',
        slip: 'rest-for-part',
        teaching: 'This is the difference from 0.100 mol/L, not the actual concentration.',
        expression: '0.100 - 15.96 / 249.7',
      },
    ],
    explanation:
      'The sample contains 15.96 g/(249.7 g/mol) = 0.0639 mol of the crystals, and each formula unit supplies one copper ion. In one liter the concentration is 0.0639 mol/L.',
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
    text: 'A student is to prepare 250 mL of 0.100 mol/L \\ce{KMnO4} solution as precisely as possible from a 1.00 mol/L stock solution. Which glassware should be used?',
    answer: '25 mL pipet, 250 mL volumetric flask',
    distractors: [
      {
        text: '25 mL graduated cylinder, 250 mL beaker',
        slip: 'apparatus-confused',
        teaching: 'The volumes are right, but both vessels measure volume only roughly.',
      },
      {
        text: '10 mL pipet, 250 mL volumetric flask',
        slip: 'wrong-flask',
        teaching: '10 mL of the stock solution would give 0.040 mol/L.',
      },
      {
        text: '50 mL pipet, 250 mL Erlenmeyer flask',
        slip: 'wrong-flask',
        teaching:
          'A volume of 50 mL is twice what is needed, and the marks on an Erlenmeyer flask are only approximate.',
      },
    ],
    explanation:
      'The stock solution must be diluted tenfold: 25.0 mL to 250 mL. A 25 mL pipet and a 250 mL volumetric flask measure these volumes with the greatest precision.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
  },
  {
    id: 'general-reactions-in-solution-803',
    topics: ['reactions-in-solution'],
    tests: ['precipitation-reactions'],
    difficulty: 'intermediate',
    text: 'Sulfate in water is precipitated as \\ce{BaSO4} with \\ce{BaCl2} solution, and the solid is allowed to settle. How can one check whether enough \\ce{BaCl2} has been added?',
    answer: 'Add another drop of \\ce{BaCl2} and look for cloudiness.',
    distractors: [
      {
        text: 'Wait for a day and look for more of the solid.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'If there is not enough barium, waiting does not precipitate the remaining sulfate.',
      },
      {
        text: 'Weigh the solid and compare it with the \\ce{BaCl2}.',
        slip: 'ratio-of-masses-for-moles',
        teaching: 'The amount of sulfate is not yet known, so there is nothing to compare the mass with.',
      },
      {
        text: 'Add a drop of \\ce{AgNO3} and look for cloudiness.',
        slip: 'test-of-another-ion',
        teaching: 'Chloride is present in any case, so this test always gives a white solid.',
      },
    ],
    explanation:
      'If sulfate is left, fresh barium ions form more \\ce{BaSO4} in the clear liquid above the solid: add another drop of \\ce{BaCl2} and look for cloudiness. If the liquid stays clear, the precipitation was complete.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-empirical-formulas-803',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    difficulty: 'intermediate',
    text: 'Magnesium is heated in a covered crucible to find the formula of its oxide. The student never lifts the lid, and a gray strip remains under the white powder. What value is found for the ratio of O atoms to Mg atoms?',
    answer: 'Less than 1',
    distractors: [
      {
        text: 'More than 1',
        slip: 'reversed-trend',
        teaching:
          'The mass gained is the mass of oxygen; without enough air, too little oxygen was taken up.',
      },
      {
        text: 'Exactly 1',
        slip: 'equilibrium-as-completion',
        teaching:
          'The gray strip is magnesium that has not reacted, so the gain in mass is too small for a ratio of 1.',
      },
      {
        text: 'Exactly 2',
        slip: 'inverted-ratio',
        teaching: 'The true formula is MgO, and incomplete burning does not double the oxygen.',
      },
    ],
    explanation:
      'All of the magnesium was weighed, but only part of it took up oxygen. The gain in mass is too small for \\ce{MgO}, so the ratio found is less than 1.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-empirical-formulas-804',
    topics: ['empirical-formulas'],
    tests: ['empirical-formula'],
    difficulty: 'advanced',
    text: 'When magnesium is heated in a crucible, part of it reacts with nitrogen in the air to form \\ce{Mg3N2}. Why are a few drops of water added to the cooled product, which is then heated again?',
    answer: 'To convert the nitride to oxide, because the nitride weighs too little',
    distractors: [
      {
        text: 'To convert the nitride to oxide, because the nitride weighs too much',
        slip: 'reversed-trend',
        teaching:
          'For each mole of Mg, the oxide contains 16.0 g of oxygen, but the nitride only 2/3 × 14.0 g of nitrogen, so the nitride weighs too little.',
      },
      {
        text: 'To convert the oxide to nitride, because the oxide weighs too little',
        slip: 'reactant-for-product',
        teaching: 'Water decomposes the nitride; magnesium oxide is the product that is to be weighed.',
      },
      {
        text: 'To convert the oxide to nitride, because the oxide weighs too much',
        slip: 'reactant-for-product',
        teaching: 'The oxide is the product that is to be weighed, and water does not form a nitride.',
      },
    ],
    explanation:
      '\\ce{Mg3N2 + 6H2O -> 3Mg(OH)2 + 2NH3}; heating converts the hydroxide to \\ce{MgO}. For each mole of Mg, the gain in mass is only 9.3 g for the nitride but 16.0 g for the oxide. The water is used to convert the nitride to oxide, because the nitride weighs too little.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-measurement-802',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'beginner',
    text: 'When a liquid is just about to boil, a student notices that the boiling chips have been forgotten. What should be done?',
    answer: 'Let the liquid cool first; then add the chips.',
    distractors: [
      {
        text: 'Add the chips at once, before the liquid boils.',
        slip: 'order-of-steps',
        teaching: 'In a superheated liquid, boiling chips start sudden, violent boiling.',
      },
      {
        text: 'Add the chips one by one while the liquid boils.',
        slip: 'order-of-steps',
        teaching: 'Each chip can set off a burst of vapor from the hot liquid.',
      },
      {
        text: 'Close the flask tightly and go on without chips.',
        slip: 'one-condition-only',
        teaching: 'A closed vessel must never be heated: the pressure could burst it.',
      },
    ],
    explanation:
      'The liquid may be superheated, and adding chips would make it boil over violently. The safe course is to let the liquid cool first and then add the chips.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), Distillation',
  },
  {
    id: 'general-thermochemistry-806',
    topics: ['thermochemistry'],
    tests: ['specific-heat-capacity'],
    uses: ['calorimetry'],
    difficulty: 'intermediate',
    text: 'A piece of metal is heated in boiling water and then placed in cold water in a foam cup. Before it goes into the cup, the student carries it across the room on a thread. How does this affect the value found for the specific heat capacity of the metal?',
    answer: 'It is too small.',
    distractors: [
      {
        text: 'It is too large.',
        slip: 'reversed-trend',
        teaching:
          'The metal gives the water less heat than the calculation assumes, which makes the value too small.',
      },
      {
        text: 'It is correct, since the mass of the metal is unchanged.',
        slip: 'one-condition-only',
        teaching: 'The mass is correct, but the initial temperature used for the metal is not.',
      },
      {
        text: 'It is correct, since the cup is well insulated.',
        slip: 'one-condition-only',
        teaching: 'The heat is lost before the metal enters the cup.',
      },
    ],
    explanation:
      'The metal cools on the way, but its initial temperature is still taken as 100 °C. The water absorbs less heat, and this heat is divided by a value for the temperature drop of the metal that is too large, so the specific heat capacity found is too small.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-thermochemistry-807',
    topics: ['thermochemistry'],
    tests: ['calorimetry'],
    uses: ['neutralization'],
    difficulty: 'intermediate',
    text: 'To determine an enthalpy of neutralization, 50 mL of acid at 20.0 °C is poured into 50 mL of base at 22.0 °C, both of the same concentration; the mixture reaches 27.0 °C. A student calculates the temperature rise from 20.0 °C. How does this affect the result?',
    answer: 'It is too negative, because the true rise is 6.0 K.',
    distractors: [
      {
        text: 'It is too negative, because the true rise is 5.0 K.',
        slip: 'wrong-reference',
        teaching: 'This is the rise from the temperature of the base alone; half of the mixture was colder.',
      },
      {
        text: 'It is not negative enough, because the true rise is 12.0 K.',
        slip: 'given-values-just-added',
        teaching:
          'The rises of 7.0 K and 5.0 K must not be added: the two portions form one mixture, whose initial temperature is the mean of the two.',
      },
      {
        text: 'It is not negative enough, because the true rise is 5.0 K.',
        slip: 'wrong-sign',
        teaching:
          'The student’s rise of 7.0 K is too large, and half of the mixture was colder than the base.',
      },
    ],
    explanation:
      'Without a reaction, the mixture of equal portions would be at 21.0 °C. The true rise is 27.0 − 21.0 = 6.0 K, but the student uses 7.0 K. The result is too negative, because the true rise is 6.0 K.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-kinetics-basics-808',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'Marble reacts with acid in a flask on a balance. A loose plug of cotton is placed in the neck of the flask. What is its purpose?',
    answer: 'It retains drops of acid but lets the gas out.',
    distractors: [
      {
        text: 'It retains the gas but lets drops of acid out.',
        slip: 'exchanged-values',
        teaching: 'The gas must escape, since its mass is what is measured; the spray must not.',
      },
      {
        text: 'It retains the heat but lets the gas out.',
        slip: 'irrelevant-property',
        teaching: 'A plug in the neck retains hardly any heat, and the loss in mass does not depend on it.',
      },
      {
        text: 'It retains the gas but lets the heat out.',
        slip: 'exchanged-values',
        teaching: 'The gas must escape, since its mass is what is measured.',
      },
    ],
    explanation:
      'The loss in mass should be that of carbon dioxide alone. Loss of acid spray would add to it, so the plug retains drops of acid but lets the gas out.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-electrochemistry-basics-803',
    topics: ['electrochemistry-basics'],
    tests: ['electroplating'],
    uses: ['faradays-laws-of-electrolysis'],
    difficulty: 'intermediate',
    text: 'Copper is transferred from a copper anode to a copper cathode in \\ce{CuSO4} solution. At a high current the anode loses 0.320 g, but the rinsed and dried cathode gains only 0.291 g, and a dark powder lies on the bottom beneath the cathode. What explains the difference?',
    answer: 'Some of the copper did not stick to the cathode.',
    distractors: [
      {
        text: 'Some of the copper was oxidized to \\ce{Cu^3+}.',
        slip: 'wrong-ion-charge',
        teaching: 'Copper goes into the solution as \\ce{Cu^2+}; it does not form \\ce{Cu^3+} in water.',
      },
      {
        text: 'Some of the current was carried by sulfate ions.',
        slip: 'wrong-charge-carrier',
        teaching:
          'In a series circuit the same charge passes through both electrodes, whatever carries it between them.',
      },
      {
        text: 'Some of the anode turned into copper sulfide.',
        slip: 'reaction-type-confused',
        teaching: 'Sulfate is not reduced at an anode, where oxidation takes place.',
      },
    ],
    explanation:
      'The charge is the same at both electrodes. A high current gives a loose deposit that falls off and forms the dark powder beneath the cathode: some of the copper did not stick to the cathode.',
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
        teaching:
          'The samples lie outside this range, so the calibration is not checked where they are measured.',
      },
      {
        text: 'pH 4 and pH 10',
        slip: 'one-condition-only',
        teaching: 'This pair encloses the samples, but a pair closer to the expected values is better.',
      },
      {
        text: 'pH 10 and pH 12',
        slip: 'wrong-reference',
        teaching: 'The samples lie below this range, so the calibration does not cover them.',
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
    text: 'A flask is to be filled with ammonia gas from a tube. How should this be done?',
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
        teaching: 'Ammonia is very soluble in water, so it would dissolve instead of collecting.',
      },
      {
        text: 'Fill the flask with dilute acid and bubble the gas in.',
        slip: 'ignored-neutralisation',
        teaching: 'The acid would convert the ammonia to \\ce{NH4+}.',
      },
    ],
    explanation:
      'Ammonia is lighter than air and very soluble in water. It rises into the flask and pushes the air out at the bottom, so hold the flask upside down over the upright tube.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-reactions-in-solution-805',
    topics: ['reactions-in-solution'],
    tests: ['preparing-salts'],
    uses: ['hydrates'],
    difficulty: 'intermediate',
    text: 'A procedure for preparing blue crystals of \\ce{CuSO4.5H2O} ends: “Filter off the crystals and dry them in the oven at 250 °C.” What would be the result?',
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
        teaching: 'The crystals lose their water instead of forming a stable melt.',
      },
      {
        text: 'A red metal',
        slip: 'redox-for-disproportionation',
        teaching: 'Heat alone does not reduce copper ions to the metal.',
      },
    ],
    explanation:
      'At 250 °C the crystals lose their water of crystallization, and anhydrous \\ce{CuSO4}, a white powder, is left. The crystals should instead be dried between filter papers.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'general-acids-and-bases-807',
    topics: ['acids-and-bases'],
    tests: ['acid-base-indicators'],
    uses: ['acid-base-titration'],
    difficulty: 'intermediate',
    text: 'To see the end point better, a student uses 5 mL of bromothymol blue solution instead of two drops when titrating 10 mL of very dilute acid with \\ce{NaOH}. Why is this a mistake?',
    answer: 'The indicator is a weak acid and also uses up base.',
    distractors: [
      {
        text: 'The indicator is a catalyst and makes the base stronger.',
        slip: 'role-of-a-species',
        teaching:
          'The indicator takes part in proton transfer like any weak acid and does not change the strength of the base.',
      },
      {
        text: 'The color change then occurs at another pH altogether.',
        slip: 'wrong-cause',
        teaching:
          'The p*K*_{a} of the indicator, and with it the pH range of the color change, does not depend on its amount.',
      },
      {
        text: 'The water in the indicator solution neutralizes acid.',
        slip: 'volume-of-mixture',
        teaching: 'Water dilutes the acid but does not change its amount.',
      },
    ],
    explanation:
      'An indicator changes color by giving up its own proton to the base. The amount in two drops is negligible, but the amount in 5 mL is not when the acid is very dilute: the indicator is a weak acid and also uses up base.',
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
        teaching: 'The flame over a circle denotes an oxidizer, which makes solvent fires fiercer.',
      },
      {
        text: 'Under water in a sealed jar',
        slip: 'hazard-misread',
        teaching: 'This is how white phosphorus, a substance that ignites in air, is stored.',
      },
      {
        text: 'In a safe for acute poisons',
        slip: 'hazard-misread',
        teaching: 'Acute poisons carry a skull and crossbones.',
      },
    ],
    explanation:
      'The flame over a circle marks oxidizers, such as nitrates and peroxides. They can start fires and intensify them, so they must be kept away from anything that can burn.',
    reference: 'LibreTexts, Chemical Safety in the Laboratory, GHS pictograms',
  },
  {
    id: 'general-measurement-805',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'beginner',
    text: 'After an experiment 40 mL of a mixture of hexane and ethyl acetate is left. Where should it be disposed of?',
    answer: 'In the bottle for halogen-free organic waste',
    distractors: [
      {
        text: 'In the sink, followed by plenty of water',
        slip: 'one-condition-only',
        teaching: 'Hexane does not mix with water, and its vapor can ignite in the drain.',
      },
      {
        text: 'In the bottle for halogenated organic waste',
        slip: 'class-of-matter-confused',
        teaching:
          'Neither compound contains a halogen; halogenated waste is kept separate because burning it requires special precautions.',
      },
      {
        text: 'In the bottle for solid organic waste',
        slip: 'class-of-matter-confused',
        teaching: 'This bottle is for solids such as used filter paper; the mixture is a liquid.',
      },
    ],
    explanation:
      'Both liquids are flammable and contain only C, H and O, so they belong in the bottle for halogen-free organic waste.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), Chemical Safety',
  },
  {
    id: 'general-measurement-806',
    topics: ['measurement'],
    tests: ['laboratory-apparatus'],
    difficulty: 'intermediate',
    text: 'A crucible containing a substance that has just been heated is to be weighed. Why is it cooled in a desiccator, and not on the bench or directly on the balance?',
    answer: 'On the bench it takes up moisture; on the balance it warms the air around it.',
    distractors: [
      {
        text: 'On the bench it loses moisture; on the balance it cools the air around it.',
        slip: 'reversed-trend',
        teaching:
          'A dried substance attracts water from the air, and a hot crucible warms what is around it.',
      },
      {
        text: 'On the bench it takes up nitrogen; on the balance it weighs more because of its heat.',
        slip: 'wrong-cause',
        teaching: 'Nitrogen is inert here, and heat adds no mass that a balance could detect.',
      },
      {
        text: 'On the bench it cools too slowly; on the balance it gives off metal vapor.',
        slip: 'wrong-cause',
        teaching: 'The crucible cools more slowly in a desiccator, and porcelain gives off no metal.',
      },
    ],
    explanation:
      'Many dried substances take up water from moist air; the drying agent in the desiccator prevents this. A hot crucible heats the air around it, and the rising air lifts the pan, so the reading is too low.',
    reference: 'LibreTexts, Analytical Chemistry 2.1 (Harvey), section 2.4',
  },
];
