import type { WrittenQuestion } from '../../written-question.ts';

export const waterAirAndCellsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-solutions-680',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'intermediate',
    text: 'According to the solubility curve of \\ce{KNO3}, at most 64 g of this salt dissolves in 100 g of water at 40 °C. Four clear, crystal-free solutions are kept at 40 °C. Which one is supersaturated?',
    answer: '35 g of \\ce{KNO3} in 50 g of water',
    distractors: [
      {
        text: '32 g of \\ce{KNO3} in 50 g of water',
        slip: 'saturation-misjudged',
        teaching: 'This is exactly 64 g per 100 g of water: the solution is saturated, not supersaturated.',
      },
      {
        text: '60 g of \\ce{KNO3} in 100 g of water',
        slip: 'reversed-trend',
        teaching: 'This point lies below the curve: 4 g more could dissolve, so the solution is unsaturated.',
      },
      {
        text: '120 g of \\ce{KNO3} in 200 g of water',
        slip: 'wrong-amount-of-solvent',
        teaching: 'This is more salt than 64 g, but in twice as much water: only 60 g per 100 g.',
      },
    ],
    explanation:
      'Per 100 g of water the solutions contain 70 g, 64 g, 60 g and 60 g. Only 70 g is more than the curve allows, so 35 g in 50 g of water is supersaturated.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
    computation: {
      kind: 'option-extreme',
      values: {
        '35 g of \\ce{KNO3} in 50 g of water': '35 / 50',
        '32 g of \\ce{KNO3} in 50 g of water': '32 / 50',
        '60 g of \\ce{KNO3} in 100 g of water': '60 / 100',
        '120 g of \\ce{KNO3} in 200 g of water': '120 / 200',
      },
      pick: 'greatest',
      quantity: 'mass of salt per mass of water',
    },
  },
  {
    id: 'general-solutions-681',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'beginner',
    text: 'On a graph of solubility against temperature, a hot salt solution is represented by a point below the rising curve. As the solution cools, the point reaches the curve and then lies above it, but no crystals form. Which terms describe the solution at these three stages, in order?',
    answer: 'Unsaturated, saturated, supersaturated',
    distractors: [
      {
        text: 'Supersaturated, saturated, unsaturated',
        slip: 'scale-backwards',
        teaching:
          'Below the curve there is less salt than the water can dissolve, so the order is reversed here.',
      },
      {
        text: 'Unsaturated, supersaturated, saturated',
        slip: 'names-exchanged',
        teaching:
          'On the curve, the solution contains just what it can hold; only above the curve does it contain more.',
      },
      {
        text: 'Saturated, supersaturated, unsaturated',
        slip: 'saturation-misjudged',
        teaching: 'The hot solution could still dissolve more salt, because its point lies below the curve.',
      },
    ],
    explanation:
      'The curve shows the largest mass that dissolves. Below the curve the solution could take up more salt, on it the limit is reached, and above it the limit is passed: unsaturated, saturated, supersaturated.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-electrochemistry-basics-680',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells', 'half-equations'],
    difficulty: 'intermediate',
    text: 'Which half-reaction occurs at the anode of a hydrogen–oxygen fuel cell that has aqueous potassium hydroxide as the electrolyte?',
    answer: '\\ce{H2 + 2OH- -> 2H2O + 2e-}',
    distractors: [
      {
        text: '\\ce{H2 -> 2H+ + 2e-}',
        slip: 'one-condition-only',
        teaching:
          'This is the anode reaction in acid; in \\ce{KOH} solution \\ce{H+} would react with \\ce{OH-} at once.',
      },
      {
        text: '\\ce{O2 + 2H2O + 4e- -> 4OH-}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'This is the reduction of oxygen, which takes place at the cathode.',
      },
      {
        text: '\\ce{O2 + 4H+ + 4e- -> 2H2O}',
        slip: 'oxidation-for-reduction',
        teaching: 'This is the reduction of oxygen in acid; at the anode, hydrogen is oxidized.',
      },
    ],
    explanation:
      'At the anode, hydrogen is oxidized. In alkaline solution, the protons combine with hydroxide ions to form water: \\ce{H2 + 2OH- -> 2H2O + 2e-}.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-681',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells', 'standard-cell-potential'],
    difficulty: 'intermediate',
    text: 'The standard reduction potentials *E*° of the hydrogen and oxygen half-reactions are 0.00 V and +1.23 V, respectively, in acidic solution and −0.83 V and +0.40 V, respectively, in alkaline solution. How do the overall reaction and the standard cell potential of an alkaline hydrogen–oxygen fuel cell compare with those of an acidic one?',
    answer: 'Same reaction, same potential',
    distractors: [
      {
        text: 'Same reaction, lower potential',
        slip: 'subtracted-for-added',
        teaching: 'In alkaline solution, 0.40 V − (−0.83 V) is 1.23 V; the sign of −0.83 V was lost.',
      },
      {
        text: 'Different reaction, same potential',
        slip: 'spectator-ions-kept',
        teaching:
          'The \\ce{OH-} ions cancel when the half-reactions are added, just as \\ce{H+} does in acid.',
      },
      {
        text: 'Different reaction, lower potential',
        slip: 'one-potential-only',
        teaching: 'The +0.40 V is the value of the oxygen electrode alone, and both cells form only water.',
      },
    ],
    explanation:
      'In both cells the half-reactions add up to \\ce{2H2 + O2 -> 2H2O}. The potentials are 1.23 V − 0.00 V and 0.40 V − (−0.83 V), so both cells have 1.23 V: same reaction, same potential.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-reactions-in-solution-680',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    difficulty: 'beginner',
    text: 'Chlorine is toxic, and when it is used to treat water, it forms traces of chlorinated hydrocarbons, some of which may cause cancer. Why is drinking water chlorinated nevertheless?',
    answer: 'Pathogens in untreated water pose a far greater risk.',
    distractors: [
      {
        text: 'Chlorinated hydrocarbons are needed to kill pathogens.',
        slip: 'wrong-cause',
        teaching:
          'Pathogens are killed by chlorine and \\ce{HClO}; the chlorinated hydrocarbons are unwanted by-products.',
      },
      {
        text: 'Chlorine removes the hardness of drinking water.',
        slip: 'property-misjudged',
        teaching:
          'Hardness is due to \\ce{Ca^2+} and \\ce{Mg^2+}, which stay in the water when chlorine is added.',
      },
      {
        text: 'Chlorine removes toxic metals from drinking water.',
        slip: 'other-process',
        teaching: 'Chlorine disinfects water, but dissolved metals such as lead stay in it.',
      },
    ],
    explanation:
      'Before chlorination, cholera and typhoid from drinking water killed many people. At the low dose used, chlorine and its by-products are a much smaller risk; pathogens in untreated water pose a far greater one.',
    reference: 'OCR A-level Chemistry A, section 3.1.3',
  },
  {
    id: 'general-reactions-in-solution-681',
    topics: ['reactions-in-solution'],
    tests: ['greenhouse-effect'],
    difficulty: 'beginner',
    text: 'Earth’s early atmosphere probably consisted mainly of carbon dioxide. Where is most of that carbon found today?',
    answer: 'In sedimentary rocks such as limestone',
    distractors: [
      {
        text: 'In the wood and leaves of living plants',
        slip: 'size-of-effect-misjudged',
        teaching: 'Living plants hold only a tiny part of the carbon that is stored in rocks.',
      },
      {
        text: 'In carbon dioxide dissolved in the oceans',
        slip: 'one-step-short',
        teaching:
          'Much of the gas did dissolve, but it then formed carbonates that settled on the sea floor.',
      },
      {
        text: 'In carbon dioxide that escaped into space',
        slip: 'event-invented',
        teaching: 'Carbon dioxide is too heavy to escape from Earth’s gravity in noticeable amounts.',
      },
    ],
    explanation:
      'Carbon dioxide dissolved in the oceans and precipitated as carbonates; shells and skeletons added to the sediments. Most of the carbon is now in sedimentary rocks such as limestone.',
    reference: 'AQA GCSE Chemistry, section 4.9.1.4',
  },
  {
    id: 'general-reactions-in-solution-682',
    topics: ['reactions-in-solution'],
    tests: ['precipitation-reactions'],
    difficulty: 'beginner',
    text: 'The amount of carbon dioxide in Earth’s early atmosphere began to decrease before there were any plants or algae. Which sequence of events explains this?',
    answer: 'Oceans form, the gas dissolves, and carbonates precipitate.',
    distractors: [
      {
        text: 'Oceans form, carbonates dissolve, and the gas condenses.',
        slip: 'order-of-steps',
        teaching:
          'Carbon dioxide was removed when carbonates precipitated, not when they dissolved, and \\ce{CO2} does not condense at such temperatures.',
      },
      {
        text: 'Oxygen forms, the gas is oxidized, and carbonates settle.',
        slip: 'other-process',
        teaching: '\\ce{CO2} cannot be oxidized further, and oxygen came later, from algae and plants.',
      },
      {
        text: 'Oxygen forms, carbonates dissolve, and the gas is oxidized.',
        slip: 'event-invented',
        teaching:
          '\\ce{CO2} cannot be oxidized further, and its carbon was locked up where carbonates precipitated.',
      },
    ],
    explanation:
      'As Earth cooled, water vapor condensed and oceans formed. Carbon dioxide dissolved in them and formed carbonates with metal ions, and these carbonates precipitated as sediments.',
    reference: 'AQA GCSE Chemistry, section 4.9.1.4',
  },
  {
    id: 'general-reactions-in-solution-683',
    topics: ['reactions-in-solution', 'thermochemistry'],
    tests: ['fuels'],
    uses: ['overall-equation-of-photosynthesis'],
    difficulty: 'beginner',
    text: 'Photosynthesis removes carbon dioxide from the air, but most of it returns when plants are eaten or decay. How did some of the carbon from the early atmosphere become locked away for millions of years?',
    answer: 'Buried organisms turned into coal, oil and natural gas.',
    distractors: [
      {
        text: 'Oxygen from plants turned the carbon into limestone.',
        slip: 'wrong-cause',
        teaching: 'Limestone forms from carbonate and calcium ions; oxygen gas has no part in its formation.',
      },
      {
        text: 'Buried organisms turned completely into carbon dioxide.',
        slip: 'reversed-cause',
        teaching: 'Decay to \\ce{CO2} returns the carbon to the air instead of locking it up.',
      },
      {
        text: 'Respiration turned the carbon into sugar and starch.',
        slip: 'other-process',
        teaching: 'Respiration breaks sugar down and gives off \\ce{CO2}; photosynthesis makes it.',
      },
    ],
    explanation:
      'The remains of plants and plankton that were covered by mud and kept from oxygen did not decay completely. Under heat and pressure, these buried organisms turned into coal, oil and natural gas.',
    reference: 'AQA GCSE Chemistry, section 4.9.1.4',
  },
  {
    id: 'general-empirical-formulas-680',
    topics: ['empirical-formulas', 'reactions-in-solution'],
    tests: ['hydrates'],
    uses: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'A few drops of a colorless liquid turn white anhydrous copper(II) sulfate blue. What can be concluded about the liquid?',
    answer: 'It contains water but is not necessarily pure water.',
    distractors: [
      {
        text: 'It is pure water, with nothing dissolved in it.',
        slip: 'overgeneralised-rule',
        teaching:
          'Salt water gives the blue color, too; whether water is pure is shown by its boiling point.',
      },
      {
        text: 'It contains ammonia but is not necessarily pure ammonia.',
        slip: 'wrong-source-of-color',
        teaching:
          'The blue color comes from water molecules around the copper(II) ions; no ammonia is needed.',
      },
      {
        text: 'It is a basic solution, such as aqueous ammonia.',
        slip: 'test-of-another-ion',
        teaching: 'Neutral and acidic solutions turn the powder blue, too, because they contain water.',
      },
    ],
    explanation:
      'White \\ce{CuSO4} takes up water and forms blue \\ce{CuSO4*5H2O}. Any liquid with enough water in it does this, so the liquid contains water but is not necessarily pure water.',
    reference: 'Pearson Edexcel International GCSE Chemistry, sections 2 and 3',
  },
  {
    id: 'general-empirical-formulas-681',
    topics: ['empirical-formulas', 'thermochemistry'],
    tests: ['hydrates', 'endothermic-and-exothermic-processes'],
    difficulty: 'beginner',
    text: 'Blue hydrated copper(II) sulfate must be heated to turn it white: \\ce{CuSO4*5H2O <=> CuSO4 + 5H2O}. What is observed when water is added dropwise to the white powder at room temperature?',
    answer: 'The powder turns blue and becomes hot.',
    distractors: [
      {
        text: 'The powder turns blue and becomes cold.',
        slip: 'reversed-trend',
        teaching: 'Removing the water takes in heat, so adding it releases heat.',
      },
      {
        text: 'The powder stays white and becomes hot.',
        slip: 'one-part-right',
        teaching: 'The double arrow shows that the blue hydrate forms again when water is added.',
      },
      {
        text: 'The powder turns blue, with no change in temperature.',
        slip: 'effect-left-out',
        teaching: 'The heat taken in when the water is removed is released again when water is added.',
      },
    ],
    explanation:
      'The reaction is reversible. Because it is endothermic in one direction, it is exothermic in the other: the powder turns blue and becomes hot.',
    reference: 'Pearson Edexcel International GCSE Chemistry, section 3',
  },
];
