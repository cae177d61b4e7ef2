import type { WrittenQuestion } from '../written-question.ts';

export const matterAndGreenChemistryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-gas-laws-21',
    topics: ['gas-laws'],
    tests: ['charless-law'],
    uses: ['temperature-scales'],
    difficulty: 'beginner',
    text: 'The volume of a fixed amount of an ideal gas at constant pressure is plotted against its temperature in °C. What does the graph look like?',
    answer: 'A straight line that would reach zero volume at −273 °C',
    distractors: [
      {
        text: 'A straight line that would reach zero volume at 0 °C',
        slip: 'celsius-for-kelvin',
        teaching:
          'The volume is proportional to the temperature in kelvins; 0 °C is 273 K, where the gas still has volume.',
      },
      {
        text: 'A curve that would reach zero volume at −273 °C',
        slip: 'law-of-other-variables',
        teaching:
          'Volume and temperature are proportional; it is the graph of volume against pressure that is a curve.',
      },
      {
        text: 'A curve that would reach zero volume at 0 °C',
        slip: 'celsius-for-kelvin',
        teaching: 'At 0 °C, which is 273 K, the gas still has volume, and the graph is a straight line.',
      },
    ],
    explanation:
      'At constant pressure *V* is proportional to *T* in kelvins. In °C, the same straight line is shifted: it would reach zero volume at −273 °C.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-22',
    topics: ['gas-laws'],
    tests: ['charless-law'],
    uses: ['temperature-scales'],
    difficulty: 'intermediate',
    text: 'A gas in a syringe with a freely moving piston occupies 40.0 mL at 20 °C. To what temperature must it be heated to occupy 50.0 mL at the same pressure?',
    answer: '93 °C',
    distractors: [
      {
        text: '25 °C',
        slip: 'celsius-for-kelvin',
        teaching: 'It is the temperature in kelvins, 293 K, that must be multiplied by the ratio of volumes.',
        expression: '20 * 50.0 / 40.0',
      },
      {
        text: '−39 °C',
        slip: 'inverted-ratio',
        teaching:
          'The ratio of volumes was inverted; a larger volume at constant pressure needs a higher temperature.',
        expression: '293.15 / 50.0 * 40.0 - 273.15',
      },
      {
        text: '16 °C',
        slip: 'celsius-for-kelvin',
        teaching:
          'The inverted ratio was applied to °C; a larger volume needs a higher temperature, and the temperature must be in kelvins.',
        expression: '20 * 40.0 / 50.0',
      },
    ],
    explanation: '*T* = 293 K × \\frac{50.0 mL}{40.0 mL} = 366 K, which is 93 °C.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '293.15 * 50.0 / 40.0 - 273.15', unit: '°C' },
  },
  {
    id: 'general-gas-laws-23',
    topics: ['gas-laws'],
    tests: ['charless-law', 'gay-lussacs-law'],
    uses: ['ideal-gas-law'],
    difficulty: 'intermediate',
    text: 'A student heats a sealed rigid steel bottle of nitrogen from 300 K to 450 K and, using Charles’s law, expects its volume to increase by half. What is wrong with this reasoning?',
    answer: 'The law requires constant pressure; here the pressure rises by half.',
    distractors: [
      {
        text: 'The law requires temperatures in °C; the volume increases more than sixfold.',
        slip: 'celsius-for-kelvin',
        teaching:
          'The law requires temperatures in kelvins; besides, the volume of a rigid bottle does not change.',
      },
      {
        text: 'The law requires constant volume; here the pressure falls by a third.',
        slip: 'law-of-other-variables',
        teaching:
          'Charles’s law relates volume to temperature at constant pressure; in a rigid bottle heating raises the pressure.',
      },
      {
        text: 'The law requires a monatomic gas; nitrogen expands by less than half.',
        slip: 'wrong-cause',
        teaching: 'The law holds for any gas that is nearly ideal, whatever its molecules are.',
      },
    ],
    explanation:
      'Charles’s law, *V* proportional to *T*, holds at constant pressure. A rigid bottle keeps the volume constant, and the pressure increases by a factor of 450 K/300 K = 1.5, that is, by half.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-measurement-21',
    topics: ['measurement'],
    tests: ['physical-and-chemical-changes'],
    difficulty: 'beginner',
    text: 'Which of these is a physical change?',
    answer: 'A block of dry ice shrinks in the air.',
    distractors: [
      {
        text: 'A silver spoon turns dark in the air.',
        slip: 'chemical-for-physical-change',
        teaching: 'Silver forms silver sulfide, a new substance.',
      },
      {
        text: 'An iron nail turns brown in the rain.',
        slip: 'chemical-for-physical-change',
        teaching: 'Iron, oxygen and water form rust, a new substance.',
      },
      {
        text: 'A glass of milk turns sour in the sun.',
        slip: 'chemical-for-physical-change',
        teaching: 'Bacteria convert lactose into lactic acid, a new substance.',
      },
    ],
    explanation:
      'Dry ice sublimes: solid \\ce{CO2} becomes gaseous \\ce{CO2}, the same substance in another state. The other changes form new substances.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
  {
    id: 'general-measurement-22',
    topics: ['measurement'],
    tests: ['physical-and-chemical-changes'],
    uses: ['states-of-matter'],
    difficulty: 'intermediate',
    text: 'A student says: “Sugar disappears when it dissolves in water, so dissolving is a chemical change.” Which observation is the best evidence against this claim?',
    answer: 'Sugar is recovered when the water evaporates.',
    distractors: [
      {
        text: 'The mass of the solution is that of the sugar and the water together.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Mass is conserved in chemical changes as well, so this proves nothing.',
      },
      {
        text: 'The solution is as clear and colorless as the water was.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Many chemical changes give clear, colorless products; appearance proves nothing.',
      },
      {
        text: 'The solution forms without a flame, a gas or a solid.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'A chemical change may show none of these signs, as when an acid and a base are mixed.',
      },
    ],
    explanation:
      'In a chemical change, new substances form. If the sugar is recovered unchanged when the water evaporates, its molecules were present throughout and were only spread out among those of water.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
  {
    id: 'general-measurement-23',
    topics: ['measurement'],
    tests: ['pure-substances-and-mixtures'],
    difficulty: 'beginner',
    text: 'Which of these is a homogeneous mixture?',
    answer: 'Vinegar',
    distractors: [
      {
        text: 'Granite',
        slip: 'class-of-matter-confused',
        teaching: 'In granite the grains of several minerals can be seen: it is a heterogeneous mixture.',
      },
      {
        text: 'Graphite',
        slip: 'class-of-matter-confused',
        teaching: 'Graphite is a form of the element carbon, so it is a pure substance.',
      },
      {
        text: 'Dry ice',
        slip: 'class-of-matter-confused',
        teaching: 'Dry ice is solid carbon dioxide, which is a compound and therefore a pure substance.',
      },
    ],
    explanation:
      'Clear vinegar is a solution of acetic acid in water: it is a single phase, the same throughout, and its composition can vary. This makes it a homogeneous mixture.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-measurement-24',
    topics: ['measurement'],
    tests: ['pure-substances-and-mixtures'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'A clear, colorless liquid is heated at constant pressure. It begins to boil at 78 °C, and the boiling temperature rises to 96 °C while the liquid boils away. What is the best conclusion?',
    answer: 'It is a mixture, since its boiling temperature changes.',
    distractors: [
      {
        text: 'It is a pure substance, since only one phase is seen.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'A solution is also a single phase; the changing boiling temperature shows that this is a mixture.',
      },
      {
        text: 'It is a compound, since it boils over a range of 18 °C.',
        slip: 'class-of-matter-confused',
        teaching: 'A pure compound boils at one temperature when the pressure is constant.',
      },
      {
        text: 'It is an element, since heating gives no visible products.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Boiling does not show what a liquid is made of; an element would boil at one temperature.',
      },
    ],
    explanation:
      'A pure substance boils at one temperature when the pressure is constant. In a mixture, the vapor is richer in the more volatile component, so the composition of the remaining liquid changes and its boiling temperature rises.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-measurement-25',
    topics: ['measurement'],
    tests: ['states-of-matter'],
    difficulty: 'beginner',
    text: 'Water has been boiling vigorously for several minutes. What is inside the large bubbles that rise in it?',
    answer: 'Water molecules far apart',
    distractors: [
      {
        text: 'Molecules of hydrogen and oxygen',
        slip: 'bond-for-intermolecular',
        teaching: 'Boiling separates molecules from each other; the bonds inside them do not break.',
      },
      {
        text: 'Air that was dissolved in the water',
        slip: 'wrong-cause',
        teaching:
          'Dissolved air leaves as small bubbles while the water warms up; after minutes of boiling it is gone.',
      },
      {
        text: 'Empty space, without any molecules',
        slip: 'wrong-cause',
        teaching: 'An empty bubble would be crushed by the pressure of the air and the water around it.',
      },
    ],
    explanation:
      'Boiling turns liquid water into water vapor. The bubbles contain \\ce{H2O} molecules that are far apart from each other.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-stoichiometry-21',
    topics: ['stoichiometry'],
    tests: ['atom-economy'],
    difficulty: 'beginner',
    text: 'Which reaction produces ethanol, \\ce{C2H5OH}, with the highest atom economy?',
    answer: '\\ce{C2H4 + H2O -> C2H5OH}',
    distractors: [
      {
        text: '\\ce{C6H12O6 -> 2C2H5OH + 2CO2}',
        slip: 'ignored-one-product',
        teaching: 'Fermentation uses a renewable reactant, but nearly half of its mass leaves as \\ce{CO2}.',
      },
      {
        text: '\\ce{C2H5Br + NaOH -> C2H5OH + NaBr}',
        slip: 'yield-for-atom-economy',
        teaching: 'Even with a yield of 100%, most of the mass ends up in \\ce{NaBr}.',
      },
      {
        text: '\\ce{CH3COOC2H5 + NaOH -> C2H5OH + CH3COONa}',
        slip: 'yield-for-atom-economy',
        teaching: 'Most of the mass ends up in sodium acetate.',
      },
    ],
    explanation:
      'In an addition all the atoms of the reactants end up in the product, so \\ce{C2H4 + H2O -> C2H5OH} has an atom economy of 100%. The others form by-products.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C2H4 + H2O -> C2H5OH}': 'M(C2H5OH) / (M(C2H4) + M(H2O))',
        '\\ce{C6H12O6 -> 2C2H5OH + 2CO2}': '2 * M(C2H5OH) / M(C6H12O6)',
        '\\ce{C2H5Br + NaOH -> C2H5OH + NaBr}': 'M(C2H5OH) / (M(C2H5Br) + M(NaOH))',
        '\\ce{CH3COOC2H5 + NaOH -> C2H5OH + CH3COONa}': 'M(C2H5OH) / (M(CH3COOC2H5) + M(NaOH))',
      },
      pick: 'greatest',
      quantity: 'atom economy as a fraction',
    },
  },
  {
    id: 'general-stoichiometry-22',
    topics: ['stoichiometry'],
    tests: ['atom-economy'],
    uses: ['molar-mass'],
    difficulty: 'intermediate',
    text: 'Iron is made by the reaction \\ce{Fe2O3 + 3CO -> 2Fe + 3CO2}. What is the atom economy for iron? (molar masses in g/mol: \\ce{Fe2O3} 159.69, \\ce{CO} 28.01, \\ce{Fe} 55.85)',
    answer: '45.8%',
    distractors: [
      {
        text: '22.9%',
        slip: 'ignored-coefficients',
        teaching: 'The equation gives two moles of iron, not one.',
        expression: '55.85 / (159.69 + 3 * 28.01) * 100',
      },
      {
        text: '59.5%',
        slip: 'ignored-coefficients',
        teaching: 'The equation requires three moles of \\ce{CO}, not one.',
        expression: '2 * 55.85 / (159.69 + 28.01) * 100',
      },
      {
        text: '29.8%',
        slip: 'ignored-coefficients',
        teaching: 'For each mole of \\ce{Fe2O3}, the equation has two moles of iron and three of \\ce{CO}.',
        expression: '55.85 / (159.69 + 28.01) * 100',
      },
    ],
    explanation:
      '\\frac{2 × 55.85}{159.69 + 3 × 28.01} = \\frac{111.70}{243.72} = 0.458, so the atom economy is 45.8%.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
    computation: { kind: 'quantity', expression: '2 * 55.85 / (159.69 + 3 * 28.01) * 100', unit: '%' },
  },
  {
    id: 'general-stoichiometry-23',
    topics: ['stoichiometry'],
    tests: ['atom-economy', 'percentage-yield'],

    difficulty: 'intermediate',
    text: 'A synthesis has a yield of 95% and an atom economy of 40%. What does this indicate about the synthesis?',
    answer: 'The limiting reactant is well used, but most of the mass becomes by-products.',
    distractors: [
      {
        text: 'The limiting reactant is poorly used, but only small amounts of by-products form.',
        slip: 'yield-for-atom-economy',
        teaching: 'The two values were confused: the yield shows how well the limiting reactant is used.',
      },
      {
        text: 'The product is 95% pure, and 40% of it is lost in the workup.',
        slip: 'answered-another-quantity',
        teaching:
          'Neither value describes purity; 95% is the percentage of the theoretical yield that was obtained.',
      },
      {
        text: 'The reaction stops at 40%, although its equilibrium lies at 95%.',
        slip: 'yield-for-atom-economy',
        teaching:
          'Atom economy depends only on the equation; it says nothing about how far the reaction goes.',
      },
    ],
    explanation:
      'The yield compares the amount of product with the maximum that the limiting reactant allows. The atom economy compares the mass of the product with the mass of all the reactants in the equation: most of this mass, 60%, becomes by-products.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-stoichiometry-24',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'beginner',
    text: 'Which change to an oxidation process best follows the principles of green chemistry?',
    answer: 'Replacing \\ce{K2Cr2O7} with air and a catalyst',
    distractors: [
      {
        text: 'Diluting the waste before it leaves the plant',
        slip: 'treatment-for-prevention',
        teaching:
          'Diluting changes neither the amount nor the toxicity of the waste; preventing waste comes first.',
      },
      {
        text: 'Using a larger excess of the oxidizing agent',
        slip: 'treatment-for-prevention',
        teaching: 'An excess may speed up the reaction, but whatever is left over is additional waste.',
      },
      {
        text: 'Using protecting groups in each of the steps',
        slip: 'treatment-for-prevention',
        teaching:
          'Every protecting group costs reagents, solvent and two more steps, all of which generate waste.',
      },
    ],
    explanation:
      'Green chemistry prefers catalysts to stoichiometric reagents and harmless substances to toxic ones. Air with a catalyst replaces a toxic chromium compound and leaves mostly water.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
  },
  {
    id: 'general-stoichiometry-25',
    topics: ['stoichiometry'],
    tests: ['green-chemistry'],
    difficulty: 'intermediate',
    text: 'A process converts 80 kg of reactants in 60 kg of solvent into 40 kg of product; 45 kg of the solvent is recovered and reused. What is its E factor (mass of waste divided by mass of product)?',
    answer: '1.4',
    distractors: [
      {
        text: '2.4',
        slip: 'counted-as-waste',
        teaching: 'The 40 kg of product is not waste and must be subtracted.',
        expression: '(80 + 60 - 45) / 40',
      },
      {
        text: '2.5',
        slip: 'counted-as-waste',
        teaching: 'The 45 kg of solvent that is reused is not waste.',
        expression: '(80 + 60 - 40) / 40',
      },
      {
        text: '3.5',
        slip: 'counted-as-waste',
        teaching:
          'This includes everything that goes in; the product and the recovered solvent are not waste.',
        expression: '(80 + 60) / 40',
      },
    ],
    explanation:
      'The mass of waste is 80 kg + 60 kg − 40 kg − 45 kg = 55 kg. The E factor is 55 kg/40 kg = 1.4.',
    reference: 'LibreTexts, Green Chemistry and the Ten Commandments of Sustainability (Manahan)',
    computation: { kind: 'quantity', expression: '(80 + 60 - 40 - 45) / 40', unit: '' },
  },
];
