import type { WrittenQuestion } from '../written-question.ts';

export const solutionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-solutions-01',
    topics: ['solutions'],
    tests: ['molarity'],
    difficulty: 'beginner',
    text: 'What is the concentration of a solution that contains 0.250 mol of glucose in 500.0 mL of solution?',
    answer: '0.500 mol/L',
    distractors: [
      {
        text: '0.125 mol/L',
        slip: 'multiplied-for-divided',
        teaching: 'The amount is divided by the volume in liters, not multiplied by it.',
        expression: '0.250 * 0.5000',
      },
      {
        text: '0.0500 mol/L',
        slip: 'unit-prefix',
        teaching: 'A volume of 500.0 mL is 0.5000 L, not 5.000 L.',
        expression: '0.250 / 5.000',
      },
      {
        text: '1.25 mol/L',
        slip: 'unit-prefix',
        teaching: 'The amount was multiplied by 5.000 L; it must be divided by 0.5000 L.',
        expression: '0.250 * 5.000',
      },
    ],
    explanation: '*c* = \\frac{*n*}{*V*} = \\frac{0.250 mol}{0.5000 L} = 0.500 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
    computation: { kind: 'quantity', expression: '0.250 / 0.5000', unit: 'mol/L' },
  },
  {
    id: 'general-solutions-02',
    topics: ['solutions'],
    tests: ['dilution'],
    uses: ['molarity'],
    difficulty: 'intermediate',
    text: 'What volume of 12.0 mol/L hydrochloric acid is needed to prepare 500 mL of 0.300 mol/L acid?',
    answer: '12.5 mL',
    distractors: [
      {
        text: '488 mL',
        slip: 'answered-another-quantity',
        teaching:
          'This is approximately the volume of water to add; the question asks for the volume of acid.',
        expression: '500 - 0.300 * 500 / 12.0',
      },
      {
        text: '1.80 × 10^{3} mL',
        slip: 'multiplied-for-divided',
        teaching:
          'The concentration of the stock solution belongs in the denominator: a more concentrated stock means that less of it is needed.',
        expression: '0.300 * 500 * 12.0',
      },
      {
        text: '7.20 mL',
        slip: 'wrong-arrangement',
        teaching: 'This is 12.0 × 0.300/0.500; solve *c*_{1}*V*_{1} = *c*_{2}*V*_{2} for *V*_{1}.',
        expression: '12.0 * 0.300 / 0.500',
      },
    ],
    explanation:
      '*c*_{1}*V*_{1} = *c*_{2}*V*_{2}, so *V*_{1} = \\frac{0.300 mol/L × 500 mL}{12.0 mol/L} = 12.5 mL.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
    computation: { kind: 'quantity', expression: '0.300 * 500 / 12.0', unit: 'mL' },
  },
  {
    id: 'general-solutions-03',
    topics: ['solutions'],
    tests: ['vant-hoff-factor', 'freezing-point-depression'],
    uses: ['electrolytes', 'molality'],
    difficulty: 'intermediate',
    text: 'Four aqueous solutions of different solutes have the same molality, 0.10 mol/kg. If every salt dissociates completely, which solute gives the lowest freezing point?',
    answer: '\\ce{AlCl3}',
    distractors: [
      {
        text: '\\ce{CaCl2}',
        slip: 'counted-ions-wrong',
        teaching: 'It gives three ions per formula unit; aluminum chloride gives four.',
      },
      {
        text: '\\ce{NaCl}',
        slip: 'ignored-dissociation',
        teaching: 'It gives only two ions per formula unit.',
      },
      {
        text: '\\ce{C6H12O6}',
        slip: 'molar-mass-for-particles',
        teaching: 'Glucose does not dissociate; only the number of its molecules matters, not their mass.',
      },
    ],
    explanation:
      'Freezing point depression depends on the number of dissolved particles. Per formula unit, \\ce{AlCl3} gives 4 ions, \\ce{CaCl2} 3 and \\ce{NaCl} 2; glucose gives 1 molecule.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{AlCl3}': '0.10 * 4',
        '\\ce{CaCl2}': '0.10 * 3',
        '\\ce{NaCl}': '0.10 * 2',
        '\\ce{C6H12O6}': '0.10 * 1',
      },
      pick: 'greatest',
      quantity: 'molality of all dissolved particles',
    },
  },
  {
    id: 'general-solutions-04',
    topics: ['solutions'],
    tests: ['mass-percent-of-a-solution', 'molarity'],
    uses: ['density', 'mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'Concentrated hydrochloric acid is 37.0% \\ce{HCl} (36.46 g/mol) by mass and has a density of 1.19 g/mL. What is its concentration?',
    answer: '12.1 mol/L',
    distractors: [
      {
        text: '10.1 mol/L',
        slip: 'ignored-density',
        teaching: 'A liter of this acid has a mass of 1190 g, not 1000 g.',
        expression: '1000 * 0.370 / 36.46',
      },
      {
        text: '32.6 mol/L',
        slip: 'ignored-mass-percentage',
        teaching: 'Only 37.0% of the mass is hydrogen chloride; the rest is water.',
        expression: '1190 / 36.46',
      },
      {
        text: '8.53 mol/L',
        slip: 'divided-for-multiplied',
        teaching:
          'The mass of a liter is volume times density; here the volume was divided by the density, which makes the mass too small.',
        expression: '1000 / 1.19 * 0.370 / 36.46',
      },
    ],
    explanation:
      'A liter has a mass of 1190 g and contains 0.370 × 1190 g = 440 g of \\ce{HCl}. This is \\frac{440 g}{36.46 g/mol} = 12.1 mol, so the concentration is 12.1 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 3.4',
    computation: { kind: 'quantity', expression: '1190 * 0.370 / 36.46', unit: 'mol/L' },
  },
  {
    id: 'general-reactions-in-solution-01',
    topics: ['reactions-in-solution'],
    tests: ['precipitation-reactions', 'solubility-rules'],
    difficulty: 'beginner',
    text: 'Aqueous solutions of silver nitrate and sodium chloride are mixed. Which solid precipitates?',
    answer: '\\ce{AgCl}',
    distractors: [
      {
        text: '\\ce{NaNO3}',
        slip: 'solubility-rule',
        teaching: 'Sodium compounds and nitrates are soluble; these ions stay in solution.',
      },
      {
        text: '\\ce{AgNO3}',
        slip: 'reactant-for-product',
        teaching: 'Silver nitrate was dissolved at the start: all nitrates are soluble.',
      },
      {
        text: '\\ce{NaCl}',
        slip: 'reactant-for-product',
        teaching: 'Sodium chloride was dissolved at the start; sodium compounds are soluble.',
      },
    ],
    explanation:
      'The ions exchange partners: \\ce{Ag+(aq) + Cl-(aq) -> AgCl(s)}. Silver chloride is one of the few insoluble chlorides; sodium and nitrate ions are spectators.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{AgCl}': '0.0019', '\\ce{NaNO3}': '912', '\\ce{AgNO3}': '2340', '\\ce{NaCl}': '360' },
      pick: 'least',
      quantity: 'solubility in water at 25 °C in g/L (CRC Handbook)',
    },
  },
  {
    id: 'general-reactions-in-solution-02',
    topics: ['reactions-in-solution'],
    tests: ['net-ionic-equations'],
    uses: ['precipitation-reactions', 'solubility-rules'],
    difficulty: 'intermediate',
    text: 'What is the net ionic equation for the reaction of aqueous barium chloride with aqueous sodium sulfate?',
    answer: '\\ce{Ba^2+(aq) + SO4^2-(aq) -> BaSO4(s)}',
    distractors: [
      {
        text: '\\ce{BaCl2(aq) + Na2SO4(aq) -> BaSO4(s) + 2NaCl(aq)}',
        slip: 'spectator-ions-kept',
        teaching: 'This is the molecular equation; the net ionic equation shows only the ions that change.',
      },
      {
        text: '\\ce{Na+(aq) + Cl-(aq) -> NaCl(s)}',
        slip: 'solubility-rule',
        teaching: 'Sodium chloride is soluble; these are the spectator ions.',
      },
      {
        text: '\\ce{Ba^2+(aq) + 2Cl-(aq) -> BaCl2(s)}',
        slip: 'reactant-for-product',
        teaching: 'Barium chloride was dissolved at the start; it is soluble and does not precipitate.',
      },
    ],
    explanation:
      'Barium sulfate is insoluble. \\ce{Na+} and \\ce{Cl-} stay dissolved on both sides and are left out: \\ce{Ba^2+(aq) + SO4^2-(aq) -> BaSO4(s)}.',
    reference: 'OpenStax Chemistry 2e, sections 4.1 and 4.2',
  },
  {
    id: 'general-redox-01',
    topics: ['redox'],
    tests: ['oxidation-numbers'],
    difficulty: 'beginner',
    text: 'What is the oxidation number of manganese in the permanganate ion, \\ce{MnO4-}?',
    answer: '+7',
    distractors: [
      {
        text: '+8',
        slip: 'ignored-ion-charge',
        teaching: 'The oxidation numbers add up to the charge of the ion, −1, not to zero.',
      },
      {
        text: '+9',
        slip: 'charge-turned-around',
        teaching: 'This takes the sum to be +1, but the charge of the ion is −1: *x* − 8 = −1.',
      },
      {
        text: '−1',
        slip: 'ion-charge-for-oxidation-number',
        teaching:
          'This is the charge of the whole ion; the oxidation numbers of the oxygen atoms must be taken into account.',
      },
    ],
    explanation: 'Each oxygen has an oxidation number of −2: *x* + 4 × (−2) = −1, so *x* = +7.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
    computation: { kind: 'oxidation-number', formula: 'MnO4-', element: 'Mn' },
  },
  {
    id: 'general-redox-02',
    topics: ['redox'],
    tests: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'In which compound does chlorine have an oxidation number of +5?',
    answer: '\\ce{KClO3}',
    distractors: [
      {
        text: '\\ce{KClO2}',
        slip: 'oxidation-number-miscounted',
        teaching: 'With two oxygen atoms, 1 + *x* − 4 = 0, so chlorine has +3.',
      },
      {
        text: '\\ce{KClO4}',
        slip: 'oxidation-number-miscounted',
        teaching: 'With four oxygen atoms, 1 + *x* − 8 = 0, so chlorine has +7.',
      },
      {
        text: '\\ce{PCl5}',
        slip: 'subscript-for-oxidation-number',
        teaching: 'Phosphorus has +5 here; chlorine, the more electronegative element, has −1.',
      },
    ],
    explanation: 'In \\ce{KClO3}, 1 + *x* + 3 × (−2) = 0, so *x* = +5.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
    computation: { kind: 'formula-with-oxidation-number', element: 'Cl', number: 5 },
  },
  {
    id: 'general-redox-03',
    topics: ['redox'],
    tests: ['oxidizing-and-reducing-agents'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'What is the reducing agent in \\ce{Fe2O3 + 3CO -> 2Fe + 3CO2}?',
    answer: '\\ce{CO}',
    distractors: [
      {
        text: '\\ce{Fe2O3}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Iron(III) oxide is itself reduced, so it is the oxidizing agent.',
      },
      {
        text: '\\ce{Fe}',
        slip: 'reactant-for-product',
        teaching: 'Iron is the product of the reduction; a reducing agent is a reactant.',
      },
      {
        text: '\\ce{CO2}',
        slip: 'reactant-for-product',
        teaching: 'Carbon dioxide is the product of the oxidation; a reducing agent is a reactant.',
      },
    ],
    explanation:
      'Carbon goes from +2 in \\ce{CO} to +4 in \\ce{CO2}: it loses electrons, is oxidized, and thereby reduces iron from +3 to 0.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-04',
    topics: ['redox', 'balancing'],
    tests: ['oxidation-and-reduction'],
    uses: ['oxidation-numbers', 'half-equations'],
    difficulty: 'intermediate',
    text: 'How many electrons are transferred in the reaction \\ce{MnO4- + 5Fe^2+ + 8H+ -> Mn^2+ + 5Fe^3+ + 4H2O} as written?',
    answer: '5',
    distractors: [
      {
        text: '1',
        slip: 'ignored-coefficients',
        teaching: 'Each iron(II) ion gives up one electron, but five of them react.',
        expression: '3 - 2',
      },
      {
        text: '7',
        slip: 'oxidation-number-for-change',
        teaching: 'Manganese starts at +7 but ends at +2, not at 0.',
        expression: '7 - 0',
      },
      {
        text: '10',
        slip: 'counted-both-half-reactions',
        teaching:
          'The electrons that iron loses are the same ones that manganese gains; they are counted only once.',
        expression: '(7 - 2) * 2',
      },
    ],
    explanation:
      'Manganese goes from +7 to +2 and gains 7 − 2 = 5 electrons; five iron(II) ions lose one each, so 5 electrons are transferred.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
    computation: { kind: 'quantity', expression: '7 - 2', unit: '' },
  },
];
