import type { WrittenQuestion } from '../../written-question.ts';

export const substancesByNameQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-kinetics-basics-300',
    topics: ['kinetics-basics', 'periodic-trends'],
    tests: ['catalysis'],
    uses: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'beginner',
    text: 'A little manganese dioxide is stirred into hydrogen peroxide, and oxygen bubbles off at once. How could a student show that \\ce{MnO2} is a catalyst?',
    answer: 'Filter off, dry and weigh the \\ce{MnO2}: its mass is unchanged.',
    distractors: [
      {
        text: 'Weigh the gas: it contains all the oxygen from the \\ce{MnO2}.',
        slip: 'condition-for-catalyst',
        teaching: 'If so, \\ce{MnO2} would be used up, and it would be a reactant.',
      },
      {
        text: 'Test the gas with a glowing splint: it relights the splint.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'This shows that the gas is oxygen, whether or not \\ce{MnO2} is a catalyst.',
      },
      {
        text: 'Measure the heat: more is released than without \\ce{MnO2}.',
        slip: 'catalyst-changes-enthalpy',
        teaching: 'A catalyst does not change the enthalpy of the reaction.',
      },
    ],
    explanation:
      'A catalyst speeds up a reaction and is not used up. If all of the \\ce{MnO2} is recovered afterward, it was a catalyst.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-kinetics-basics-301',
    topics: ['kinetics-basics'],
    tests: ['catalysis'],
    difficulty: 'beginner',
    text: 'In the “elephant’s toothpaste” demonstration, potassium iodide is added to a mixture of hydrogen peroxide and detergent. Which gas fills the foam?',
    answer: 'Oxygen',
    distractors: [
      {
        text: 'Hydrogen',
        slip: 'other-substance',
        teaching: 'Hydrogen peroxide decomposes to water and oxygen; its hydrogen remains in the water.',
      },
      {
        text: 'Iodine vapor',
        slip: 'other-substance',
        teaching: 'Iodide is a catalyst; a little iodine may color the foam but does not fill it.',
      },
      {
        text: 'Carbon dioxide',
        slip: 'other-substance',
        teaching: 'No carbonate or other carbon compound that could release carbon dioxide reacts.',
      },
    ],
    explanation:
      'Iodide catalyzes \\ce{2H2O2 -> 2H2O + O2}. The oxygen is trapped in the bubbles of the detergent.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-kinetics-basics-302',
    topics: ['kinetics-basics'],
    tests: ['catalysis'],
    difficulty: 'intermediate',
    text: 'In “elephant’s toothpaste,” the foam is hot enough to steam. Which change would make the foam rise faster without releasing more heat or giving a larger final volume?',
    answer: 'More potassium iodide',
    distractors: [
      {
        text: 'More concentrated peroxide',
        slip: 'rate-for-extent',
        teaching: 'More oxygen and more heat per liter would be released, giving a larger foam.',
      },
      {
        text: 'More detergent',
        slip: 'wrong-cause',
        teaching: 'Detergent holds the gas in bubbles; it does not speed up the decomposition.',
      },
      {
        text: 'A wider cylinder',
        slip: 'condition-for-catalyst',
        teaching: 'The shape of the cylinder changes how high the foam rises, not the rate of the reaction.',
      },
    ],
    explanation:
      'The amount of peroxide determines the amounts of gas and heat. More of the iodide catalyst raises only the rate.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-kinetics-basics-303',
    topics: ['kinetics-basics', 'mechanisms'],
    tests: ['catalysis', 'reaction-mechanisms'],
    difficulty: 'intermediate',
    text: 'Iodide catalyzes \\ce{2H2O2 -> 2H2O + O2}. The first step is \\ce{H2O2 + I- -> H2O + IO-}. What is the second step, and what is \\ce{IO-}?',
    answer: '\\ce{H2O2 + IO- -> H2O + O2 + I-}; an intermediate',
    distractors: [
      {
        text: '\\ce{H2O2 + IO- -> H2O + O2 + I-}; the catalyst',
        slip: 'role-of-a-species',
        teaching: '\\ce{IO-} is formed first and then used up; the catalyst is \\ce{I-}.',
      },
      {
        text: '\\ce{H2O + IO- -> H2O2 + I-}; an intermediate',
        slip: 'reversed-cause',
        teaching: 'This is the reverse of the first step, so no peroxide would decompose overall.',
      },
      {
        text: '\\ce{2IO- -> O2 + 2I-}; the catalyst',
        slip: 'other-process',
        teaching:
          'This step would also work, together with the first step taken twice, but \\ce{IO-} would still be an intermediate.',
      },
    ],
    explanation:
      'The steps must add up to the overall equation and regenerate \\ce{I-}: \\ce{H2O2 + IO- -> H2O + O2 + I-}. \\ce{IO-} is formed and then used up, so it is an intermediate.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-kinetics-basics-304',
    topics: ['kinetics-basics', 'rate-laws'],
    tests: ['half-life-of-a-reaction'],
    uses: ['catalysis', 'first-order-kinetics'],
    difficulty: 'intermediate',
    text: 'Hydrogen peroxide decomposes in a first-order reaction with iodide as the catalyst. It takes 8.0 min for 50% of the peroxide to decompose. How long does it take until 12.5% is left?',
    answer: '24 min',
    distractors: [
      {
        text: '16 min',
        slip: 'one-step-short',
        teaching: 'After two half-lives, 25% is still left.',
        expression: '2 * 8.0',
      },
      {
        text: '14 min',
        slip: 'ignored-change',
        teaching: 'The rate falls with the concentration, so the decay is not linear.',
        expression: '8.0 * (100 - 12.5) / 50',
      },
      {
        text: '64 min',
        slip: 'multiplied-for-divided',
        teaching: 'One-eighth is left after three half-lives, not after eight.',
        expression: '8.0 * 8.0',
      },
    ],
    explanation: '12.5% is (1/2)^{3}, so three half-lives pass: 3 × 8.0 min = 24 min.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
    computation: { kind: 'quantity', expression: '3 * 8.0', unit: 'min' },
  },
  {
    id: 'general-periodic-trends-325',
    topics: ['periodic-trends', 'gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: '“20 volume” hydrogen peroxide gives 20 L of oxygen (at 0 °C and 1 atm) from 1 L of solution: \\ce{2H2O2 -> 2H2O + O2}. What is its concentration? (molar volume 22.4 L/mol)',
    answer: '1.79 mol/L',
    distractors: [
      {
        text: '0.893 mol/L',
        slip: 'ignored-coefficients',
        teaching: 'This is the amount of oxygen; two moles of peroxide give one mole of oxygen.',
        expression: '20 / 22.4',
      },
      {
        text: '0.446 mol/L',
        slip: 'inverted-ratio',
        teaching: 'The amount of oxygen must be doubled to give the amount of peroxide, not halved.',
        expression: '1 / 2 * 20 / 22.4',
      },
      {
        text: '2.24 mol/L',
        slip: 'answered-another-quantity',
        teaching:
          'The molar volume was divided by 20 L and the result doubled; instead, the 20 L must be divided by the molar volume.',
        expression: '22.4 / 10',
      },
    ],
    explanation:
      '*n*(\\ce{O2}) = 20/22.4 = 0.893 mol from one liter; twice as much peroxide was present: 1.79 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '2 * 20 / 22.4', unit: 'mol/L' },
  },
  {
    id: 'general-periodic-trends-326',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'beginner',
    text: 'What does the label “10 volume” on a bottle of hydrogen peroxide mean?',
    answer: '1 mL of it gives 10 mL of oxygen at 0 °C and 1 atm.',
    distractors: [
      {
        text: '1 L of it gives 10 mL of oxygen at 0 °C and 1 atm.',
        slip: 'share-for-ratio',
        teaching: 'The oxygen has ten times the volume of the solution, so 1 L gives 10 L, not 10 mL.',
      },
      {
        text: '1 mL of it must be diluted to 10 mL for use.',
        slip: 'answered-another-quantity',
        teaching: 'The number indicates how much gas is released, not how far to dilute the solution.',
      },
      {
        text: '10 mL of it gives 1 mL of oxygen at 0 °C and 1 atm.',
        slip: 'inverted-ratio',
        teaching: 'The volume of gas is ten times that of the solution, not a tenth of it.',
      },
    ],
    explanation:
      'The volume strength is the volume of oxygen, at 0 °C and 1 atm, that one volume of solution gives when it decomposes completely.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-periodic-trends-327',
    topics: ['periodic-trends', 'redox'],
    tests: ['oxidizing-and-reducing-agents'],
    uses: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: 'In which reaction does hydrogen peroxide act as a reducing agent?',
    answer: '\\ce{H2O2 + Cl2 -> 2HCl + O2}',
    distractors: [
      {
        text: '\\ce{H2O2 + 2HI -> I2 + 2H2O}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Iodide is oxidized; the oxygen in the peroxide goes from −1 to −2.',
      },
      {
        text: '\\ce{4H2O2 + PbS -> PbSO4 + 4H2O}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Sulfur is oxidized from −2 to +6 by peroxide.',
      },
      {
        text: '\\ce{H2O2 + SO2 -> H2SO4}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Sulfur goes from +4 to +6, so peroxide is the oxidizing agent.',
      },
    ],
    explanation:
      'When peroxide acts as a reducing agent, it is itself oxidized to \\ce{O2} (oxygen goes from −1 to 0). This happens with chlorine: \\ce{H2O2 + Cl2 -> 2HCl + O2}.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-periodic-trends-328',
    topics: ['periodic-trends'],
    tests: ['solvay-process'],
    difficulty: 'beginner',
    text: 'Which two raw materials are consumed in the Solvay process as a whole?',
    answer: 'Salt and limestone',
    distractors: [
      {
        text: 'Salt and ammonia',
        slip: 'condition-for-catalyst',
        teaching: 'Ammonia is recovered and used again, so it is not consumed overall.',
      },
      {
        text: 'Limestone and sulfuric acid',
        slip: 'other-process',
        teaching: 'Sulfuric acid was used in the older Leblanc process.',
      },
      {
        text: 'Sulfuric acid and ammonia',
        slip: 'other-process',
        teaching: 'Sulfuric acid was used in the older Leblanc process, and ammonia is recovered.',
      },
    ],
    explanation:
      'The overall equation is \\ce{2NaCl + CaCO3 -> Na2CO3 + CaCl2}: salt (as brine) and limestone are consumed, while ammonia is recycled.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'general-periodic-trends-329',
    topics: ['periodic-trends'],
    tests: ['solvay-process'],
    difficulty: 'beginner',
    text: 'Which substance precipitates when carbon dioxide is bubbled into cold brine saturated with ammonia?',
    answer: '\\ce{NaHCO3}',
    distractors: [
      {
        text: '\\ce{NH4Cl}',
        slip: 'solubility-rule',
        teaching: 'Ammonium chloride is much more soluble and stays in solution.',
      },
      {
        text: '\\ce{Na2CO3}',
        slip: 'one-step-short',
        teaching: 'Sodium carbonate is made afterward by heating the precipitate.',
      },
      {
        text: '\\ce{CaCl2}',
        slip: 'other-substance',
        teaching: 'Calcium chloride forms later, when ammonia is recovered with lime.',
      },
    ],
    explanation:
      'Of the ions present, \\ce{Na+} and \\ce{HCO3-} form the salt that is least soluble in the cold: \\ce{NaCl + NH3 + CO2 + H2O -> NaHCO3 + NH4Cl}.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'general-periodic-trends-330',
    topics: ['periodic-trends'],
    tests: ['solvay-process'],
    difficulty: 'intermediate',
    text: 'How is the ammonia recovered in the Solvay process?',
    answer: 'The filtrate containing \\ce{NH4Cl} is heated with slaked lime.',
    distractors: [
      {
        text: 'The filtrate containing \\ce{NH4Cl} is electrolyzed between platinum electrodes.',
        slip: 'other-process',
        teaching: 'Electrolysis of this filtrate would give nitrogen and chlorine, not ammonia.',
      },
      {
        text: 'The precipitate of \\ce{NaHCO3} is heated in a stream of hot air.',
        slip: 'other-process',
        teaching:
          'Heating the precipitate gives sodium carbonate, water and \\ce{CO2}; the ammonia is in the filtrate.',
      },
      {
        text: 'The filtrate containing \\ce{NH4Cl} is heated with rock salt.',
        slip: 'property-misjudged',
        teaching: 'Rock salt is not a base; only a base releases ammonia from ammonium ions.',
      },
    ],
    explanation:
      'The base calcium hydroxide releases ammonia: \\ce{2NH4Cl + Ca(OH)2 -> 2NH3 + CaCl2 + 2H2O}. The lime comes from the limestone that supplied the \\ce{CO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'general-periodic-trends-331',
    topics: ['periodic-trends'],
    tests: ['solvay-process'],
    difficulty: 'intermediate',
    text: 'Why is it impossible to make potassium carbonate by the same route as sodium carbonate in the Solvay process?',
    answer: 'Potassium hydrogen carbonate is too soluble to precipitate.',
    distractors: [
      {
        text: 'Potassium chloride is too insoluble to make brine.',
        slip: 'solubility-rule',
        teaching: 'Potassium chloride dissolves well in water.',
      },
      {
        text: 'Potassium carbonate is too unstable to be heated.',
        slip: 'wrong-cause',
        teaching: 'Potassium carbonate does not decompose even at its melting point.',
      },
      {
        text: 'Potassium hydrogen carbonate is too unstable to be heated.',
        slip: 'wrong-cause',
        teaching:
          'Potassium hydrogen carbonate would be heated on purpose, because heating converts it to the carbonate.',
      },
    ],
    explanation:
      'The process depends on the low solubility of the hydrogen carbonate. \\ce{KHCO3} is far more soluble than \\ce{NaHCO3} and would stay in solution.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'general-periodic-trends-332',
    topics: ['periodic-trends', 'stoichiometry'],
    tests: ['solvay-process'],
    uses: ['green-chemistry'],
    difficulty: 'advanced',
    text: 'The overall equation of the Solvay process is \\ce{2NaCl + CaCO3 -> Na2CO3 + CaCl2}, yet salt and limestone do not react when they are mixed in water. Why is the indirect route through ammonia needed?',
    answer: 'The direct reaction favors the reactants.',
    distractors: [
      {
        text: 'The direct reaction requires a catalyst.',
        slip: 'rate-for-extent',
        teaching:
          'The problem is not a slow rate: \\ce{CaCO3} precipitates at once from \\ce{Na2CO3} and \\ce{CaCl2}, so the reverse reaction is favored.',
      },
      {
        text: 'The direct reaction produces chlorine gas.',
        slip: 'other-process',
        teaching: 'No oxidation takes place on mixing.',
      },
      {
        text: 'The direct reaction requires pure oxygen.',
        slip: 'wrong-cause',
        teaching: 'Oxygen takes no part in the process.',
      },
    ],
    explanation:
      '\\ce{CaCO3} is insoluble, so \\ce{Na2CO3} and \\ce{CaCl2} precipitate it, and the direct reaction favors the reactants. The Solvay process reaches the products in several steps, driven by the heat supplied to the lime kiln and by ammonia, which acts as a base.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'general-periodic-trends-333',
    topics: ['periodic-trends', 'redox'],
    tests: ['chemistry-of-nitrogen-and-phosphorus', 'oxidizing-and-reducing-agents'],
    difficulty: 'beginner',
    text: 'Why does copper react with nitric acid, although it does not react with hydrochloric acid?',
    answer: 'Nitrate oxidizes it; \\ce{H+} alone cannot.',
    distractors: [
      {
        text: 'Nitric acid is the stronger acid of the two.',
        slip: 'strong-as-weak',
        teaching:
          'Both are strong acids, so at the same concentration they supply equal concentrations of \\ce{H+}.',
      },
      {
        text: 'Copper chloride is insoluble in water.',
        slip: 'solubility-rule',
        teaching: 'Copper(II) chloride is soluble in water.',
      },
      {
        text: 'Nitric acid removes an oxide layer first.',
        slip: 'wrong-cause',
        teaching: 'Hydrochloric acid also dissolves the oxide, but it does not attack the metal.',
      },
    ],
    explanation:
      'Copper is below hydrogen in the activity series, so \\ce{H+} does not oxidize it. The nitrate ion in acid is a stronger oxidizing agent and is reduced to \\ce{NO} or \\ce{NO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-balancing-300',
    topics: ['balancing', 'redox'],
    tests: ['balancing-equations'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'intermediate',
    text: 'Copper reacts with dilute nitric acid: \\ce{Cu + HNO3 -> Cu(NO3)2 + NO + H2O} (not balanced). What is the coefficient of \\ce{HNO3} when the equation is balanced with the lowest whole numbers?',
    answer: '8',
    distractors: [
      {
        text: '2',
        slip: 'one-side-only',
        teaching:
          'Only the nitrogen that is reduced was counted; six more molecules of \\ce{HNO3} supply the nitrate ions of the salt.',
      },
      {
        text: '6',
        slip: 'one-product-only',
        teaching:
          'Six molecules of \\ce{HNO3} supply only the nitrate ions of the salt; two more are needed to form \\ce{NO}.',
      },
      {
        text: '4',
        slip: 'other-process',
        teaching:
          'This coefficient applies to the concentrated acid, \\ce{Cu + 4HNO3 -> Cu(NO3)2 + 2NO2 + 2H2O}.',
      },
    ],
    explanation:
      'Three copper atoms lose six electrons and two nitrogen atoms gain three each: \\ce{3Cu + 8HNO3 -> 3Cu(NO3)2 + 2NO + 4H2O}, so the coefficient is 8.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
    computation: { kind: 'coefficient', equation: 'Cu + HNO3 -> Cu(NO3)2 + NO + H2O', species: 'HNO3' },
  },
  {
    id: 'general-periodic-trends-334',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'intermediate',
    text: 'Dilute nitric acid attacks aluminum, but concentrated nitric acid can be transported in aluminum tanks. Why?',
    answer: 'A dense oxide film forms and protects the metal.',
    distractors: [
      {
        text: 'The concentrated acid contains too few \\ce{H+} ions.',
        slip: 'one-property-decides',
        teaching:
          'The \\ce{H+} concentration is not the deciding factor; the acid does oxidize the surface, and the film formed then stops the attack.',
      },
      {
        text: 'The nitrate formed is insoluble and coats the metal.',
        slip: 'solubility-rule',
        teaching: 'All nitrates are soluble, so nitrate cannot coat the metal.',
      },
      {
        text: 'The concentrated acid is a weaker oxidizing agent.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'The concentrated acid is a stronger oxidizing agent, which is why the film forms.',
      },
    ],
    explanation:
      'Concentrated nitric acid oxidizes the surface to a dense, adhering oxide layer. The metal becomes passive.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-periodic-trends-335',
    topics: ['periodic-trends', 'redox'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    uses: ['oxidation-numbers'],
    difficulty: 'beginner',
    text: 'Which gas is the main reduction product when copper reacts with concentrated nitric acid?',
    answer: 'Brown \\ce{NO2}',
    distractors: [
      { text: 'Colorless \\ce{H2}', slip: 'other-substance', teaching: 'Nitrate, not \\ce{H+}, is reduced.' },
      {
        text: 'Colorless \\ce{NO}',
        slip: 'other-substance',
        teaching: 'Nitrogen monoxide is the main product with dilute nitric acid.',
      },
      {
        text: 'Colorless \\ce{NH3}',
        slip: 'other-substance',
        teaching: 'Only very strong reducing agents, such as zinc in dilute acid, reduce the nitrogen to −3.',
      },
    ],
    explanation:
      '\\ce{Cu + 4HNO3 -> Cu(NO3)2 + 2NO2 + 2H2O}: the nitrogen of the concentrated acid is reduced from +5 only to +4, in brown \\ce{NO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-periodic-trends-336',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'beginner',
    text: 'Why is nitrogen gas so unreactive at room temperature?',
    answer: 'Its triple bond is very strong.',
    distractors: [
      {
        text: 'Its molecules are very light.',
        slip: 'one-property-decides',
        teaching: 'Hydrogen is lighter still, and it burns in air.',
      },
      {
        text: 'Its atoms have a full outer shell.',
        slip: 'electrons-miscounted',
        teaching:
          'Free nitrogen atoms are three electrons short of a full shell; in the molecule they share three pairs.',
      },
      {
        text: 'Its boiling point is very low.',
        slip: 'wrong-cause',
        teaching: 'Hydrogen and fluorine also have low boiling points, and fluorine is extremely reactive.',
      },
    ],
    explanation:
      'For nitrogen to react, the N≡N bond must be broken, which takes 945 kJ/mol; at room temperature this hardly ever happens.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-redox-305',
    topics: ['redox', 'periodic-trends'],
    tests: ['disproportionation'],
    uses: ['group-17-halogens'],
    difficulty: 'beginner',
    text: 'Some of the chlorine dissolved in water reacts as follows: \\ce{Cl2 + H2O <=> HCl + HClO}. What happens to the chlorine atoms?',
    answer: 'One atom is reduced to −1, and the other is oxidized to +1.',
    distractors: [
      {
        text: 'Both atoms are reduced to −1, while oxygen is oxidized.',
        slip: 'one-partner-only',
        teaching: 'Oxygen remains −2; chlorine in \\ce{HClO} is +1.',
      },
      {
        text: 'Both atoms are oxidized to +1, while hydrogen is reduced.',
        slip: 'wrong-sign',
        teaching: 'Hydrogen remains +1; chlorine in \\ce{HCl} is −1.',
      },
      {
        text: 'Neither atom changes its oxidation number of 0.',
        slip: 'oxidation-number-for-change',
        teaching: 'In both products chlorine is combined with other elements.',
      },
    ],
    explanation:
      'Chlorine goes from 0 to −1 in \\ce{HCl} and to +1 in \\ce{HClO}: it is oxidized and reduced at the same time, a disproportionation.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-redox-306',
    topics: ['redox', 'balancing'],
    tests: ['disproportionation'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'In hot concentrated sodium hydroxide, chlorine disproportionates to chloride and chlorate. Which equation is correct?',
    answer: '\\ce{3Cl2 + 6OH- -> 5Cl- + ClO3- + 3H2O}',
    distractors: [
      {
        text: '\\ce{3Cl2 + 6OH- -> 3Cl- + 3ClO- + 3H2O}',
        slip: 'other-process',
        teaching: 'This is the reaction that occurs in the cold, which gives hypochlorite.',
      },
      {
        text: '\\ce{3Cl2 + 6OH- -> 3Cl- + 3ClO3- + 3H2O}',
        slip: 'atoms-miscounted',
        teaching:
          'Oxygen is not balanced, and five chlorine atoms must be reduced for each one oxidized to +5.',
      },
      {
        text: '\\ce{3Cl2 + 6OH- -> 5Cl- + ClO- + 3H2O}',
        slip: 'mixed-up-ion-names',
        teaching: '\\ce{ClO-} is hypochlorite; chlorate is \\ce{ClO3-}, and oxygen is not balanced.',
      },
    ],
    explanation:
      'One chlorine atom loses five electrons (0 to +5) and five atoms gain one each: \\ce{3Cl2 + 6OH- -> 5Cl- + ClO3- + 3H2O}.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-redox-307',
    topics: ['redox'],
    tests: ['disproportionation'],
    difficulty: 'intermediate',
    text: 'Chlorine is bubbled into cold dilute \\ce{NaOH}; the solution is later acidified with \\ce{HCl}, and chlorine escapes. What type of reaction is the second step?',
    answer: 'A comproportionation of \\ce{ClO-} and \\ce{Cl-}',
    distractors: [
      {
        text: 'A disproportionation of \\ce{ClO-} alone',
        slip: 'reversed-cause',
        teaching:
          '\\ce{ClO-} alone would not give \\ce{Cl2} as the only chlorine-containing product; \\ce{Cl-} is oxidized at the same time.',
      },
      {
        text: 'A neutralization of \\ce{ClO-} by \\ce{Cl-}',
        slip: 'reaction-type-confused',
        teaching:
          '\\ce{Cl-} does not act as an acid; the oxidation number of chlorine changes, so this is a redox reaction.',
      },
      {
        text: 'A displacement of \\ce{OH-} by \\ce{Cl-}',
        slip: 'reaction-type-confused',
        teaching: 'Electrons are transferred from chloride to hypochlorite, so this is a redox reaction.',
      },
    ],
    explanation:
      '\\ce{ClO- + Cl- + 2H+ -> Cl2 + H2O}: chlorine +1 and chlorine −1 both become 0, which is the reverse of a disproportionation and is called a comproportionation.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-337',
    topics: ['periodic-trends', 'redox'],
    tests: ['group-17-halogens'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'beginner',
    text: 'What is observed when concentrated sulfuric acid is added to solid potassium iodide, but not when it is added to solid potassium chloride?',
    answer: 'Violet vapor and a dark solid',
    distractors: [
      {
        text: 'White fumes in moist air',
        slip: 'other-substance',
        teaching: 'Hydrogen halide fumes form with both salts.',
      },
      {
        text: 'A yellow-green gas',
        slip: 'color-of-another-ion',
        teaching: 'This would be chlorine; sulfuric acid does not oxidize chloride.',
      },
      {
        text: 'A white precipitate',
        slip: 'other-process',
        teaching:
          'A white precipitate such as \\ce{AgCl} requires silver ions in solution, and none are present here.',
      },
    ],
    explanation:
      'Iodide is oxidized by concentrated sulfuric acid to iodine: violet vapor and a dark solid. Chloride is too weak a reducing agent and gives only \\ce{HCl}.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-338',
    topics: ['periodic-trends', 'redox'],
    tests: ['group-17-halogens'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'intermediate',
    text: 'Solid \\ce{NaBr} reacts with concentrated \\ce{H2SO4}. Which products, in addition to \\ce{NaHSO4}, show that some of the bromide was oxidized?',
    answer: '\\ce{Br2} and \\ce{SO2}',
    distractors: [
      {
        text: '\\ce{Br2} and \\ce{H2S}',
        slip: 'other-substance',
        teaching: 'Reduction as far as \\ce{H2S} requires a stronger reducing agent, iodide.',
      },
      {
        text: '\\ce{HBr} and \\ce{H2O}',
        slip: 'one-condition-only',
        teaching: '\\ce{HBr} forms by proton transfer, without any oxidation.',
      },
      {
        text: '\\ce{HBrO} and \\ce{SO3}',
        slip: 'wrong-cause',
        teaching: 'Bromide is oxidized to the element, and sulfur is reduced; it does not stay at +6.',
      },
    ],
    explanation:
      'First \\ce{HBr} forms. Part of it reduces the acid: \\ce{2HBr + H2SO4 -> Br2 + SO2 + 2H2O}. Bromide reduces sulfur only from +6 to +4.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-339',
    topics: ['periodic-trends'],
    tests: ['group-17-halogens'],
    difficulty: 'intermediate',
    text: 'Why does the reducing power of the halide ions rise from \\ce{Cl-} to \\ce{I-} in their reactions with concentrated sulfuric acid?',
    answer: 'Outer electrons of larger ions are lost more easily.',
    distractors: [
      {
        text: 'Outer electrons of smaller ions are lost more easily.',
        slip: 'reversed-trend',
        teaching:
          'The outer electrons of smaller ions are closer to the nucleus and less shielded, so they are lost less easily.',
      },
      {
        text: 'The halogens become stronger oxidizing agents.',
        slip: 'atom-for-ion',
        teaching:
          'Down the group, the elements become weaker oxidizing agents; besides, the question concerns the ions.',
      },
      {
        text: 'The hydrogen halides become stronger acids.',
        slip: 'one-property-decides',
        teaching: 'The acids do become stronger, but donating protons is not reduction.',
      },
    ],
    explanation:
      'In \\ce{I-} the outer electrons are far from the nucleus and well shielded. They are lost more easily than those of \\ce{Br-} or \\ce{Cl-}.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-340',
    topics: ['periodic-trends'],
    tests: ['group-17-halogens'],
    difficulty: 'beginner',
    text: 'How is chlorine made on a large scale?',
    answer: 'By electrolysis of brine',
    distractors: [
      {
        text: 'By distillation of brine',
        slip: 'other-process',
        teaching: 'Distillation separates brine into water and salt; it forms no chlorine.',
      },
      {
        text: 'By oxidation of brine with bromine',
        slip: 'activity-order-reversed',
        teaching: 'Bromine is the weaker oxidizing agent and cannot displace chlorine.',
      },
      {
        text: 'By oxidation of brine with iodine',
        slip: 'activity-order-reversed',
        teaching: 'Iodine is the weakest oxidizing agent of the three and cannot displace chlorine.',
      },
    ],
    explanation:
      'Chloride must be oxidized. This is done at the anode in the electrolysis of brine: \\ce{2NaCl + 2H2O -> Cl2 + H2 + 2NaOH}.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-341',
    topics: ['periodic-trends', 'reactions-in-solution'],
    tests: ['group-17-halogens'],
    uses: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'What does chlorine gas do to damp blue litmus paper?',
    answer: 'It turns the paper red and then bleaches it.',
    distractors: [
      {
        text: 'It turns the paper red but does not bleach it.',
        slip: 'other-substance',
        teaching: 'An acidic gas such as \\ce{HCl} has this effect; chlorine also bleaches.',
      },
      {
        text: 'It leaves the paper blue and does not bleach it.',
        slip: 'other-substance',
        teaching: 'Chlorine reacts with the water in the paper to give \\ce{HCl} and \\ce{HClO}.',
      },
      {
        text: 'It turns the paper brown and then bleaches it.',
        slip: 'other-substance',
        teaching: 'Chlorine does not leave a brown stain on litmus, although bromine would.',
      },
    ],
    explanation:
      'With water, chlorine gives \\ce{HCl} and \\ce{HClO}: the acid turns litmus red, and hypochlorous acid then bleaches it.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-acids-and-bases-300',
    topics: ['acids-and-bases', 'chemical-bonding'],
    tests: ['lewis-acids-and-bases'],
    uses: ['octet-rule-and-its-exceptions'],
    difficulty: 'beginner',
    text: 'Why do boron trihalides such as \\ce{BF3} and \\ce{BCl3} act as Lewis acids?',
    answer: 'Boron has an incomplete octet.',
    distractors: [
      {
        text: 'Boron has a lone pair to donate.',
        slip: 'lewis-roles-swapped',
        teaching: 'All three valence electrons of boron are used in bonds.',
      },
      {
        text: 'The molecule gives up protons.',
        slip: 'other-acid-theory',
        teaching: 'These halides contain no hydrogen, so they have no protons to give up.',
      },
      {
        text: 'The molecule has a positive charge.',
        slip: 'charge-for-strength',
        teaching: 'The molecule is neutral; it accepts electrons because boron has an empty orbital.',
      },
    ],
    explanation:
      'With three bonds, boron has only six electrons in its valence shell and an empty 2p orbital that can accept a lone pair from a Lewis base.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-periodic-trends-342',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['metallic-character'],
    difficulty: 'intermediate',
    text: 'Boron melts at about 2100 °C, is very hard and conducts electricity only slightly at room temperature. Which structure do these properties indicate?',
    answer: 'A covalent network',
    distractors: [
      {
        text: 'A metallic lattice',
        slip: 'kind-of-bonding-confused',
        teaching: 'A metal would conduct well, but boron hardly conducts.',
      },
      {
        text: 'A molecular crystal',
        slip: 'kind-of-bonding-confused',
        teaching: 'Molecules would be held together by weak forces, so the melting point would be far lower.',
      },
      {
        text: 'An ionic lattice',
        slip: 'kind-of-bonding-confused',
        teaching:
          'An ionic lattice requires cations and anions, but boron consists of only one kind of atom.',
      },
    ],
    explanation:
      'A high melting point, hardness and poor conductivity are typical of atoms that are joined by covalent bonds throughout, here linked \\ce{B12} icosahedra.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-chemical-bonding-300',
    topics: ['chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    uses: ['lewis-structures'],
    difficulty: 'beginner',
    text: 'Which statement describes gaseous beryllium chloride, \\ce{BeCl2}, at high temperature?',
    answer: 'Its linear molecules have four electrons around beryllium.',
    distractors: [
      {
        text: 'It consists of \\ce{Be^2+} and \\ce{Cl-} ions side by side.',
        slip: 'halide-means-ionic',
        teaching: 'The small \\ce{Be^2+} ion polarizes chloride so strongly that covalent bonds result.',
      },
      {
        text: 'Its bent molecules have eight electrons around beryllium.',
        slip: 'octet-rule-as-law',
        teaching: 'Beryllium has two valence electrons, so two bonds give it four.',
      },
      {
        text: 'Its trigonal molecules have six electrons around beryllium.',
        slip: 'wrong-domain-count',
        teaching: 'Six electrons would require three bonds, but beryllium forms only two.',
      },
    ],
    explanation:
      'Beryllium shares its two valence electrons with two chlorine atoms and has four electrons around it; two electron domains make the molecule linear.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-301',
    topics: ['chemical-bonding'],
    tests: ['coordinate-bond'],
    difficulty: 'intermediate',
    text: 'Solid beryllium chloride consists of long chains in which each beryllium atom has four chlorine neighbors. How is this possible?',
    answer: 'Chlorine atoms donate lone pairs to neighboring beryllium atoms.',
    distractors: [
      {
        text: 'Beryllium atoms donate lone pairs to neighboring chlorine atoms.',
        slip: 'lewis-roles-swapped',
        teaching: 'Beryllium has no lone pair; it has empty orbitals.',
      },
      {
        text: 'Chlorine atoms donate single electrons to neighboring beryllium atoms.',
        slip: 'reversed-cause',
        teaching: 'Chlorine is the more electronegative element and gives up no single electrons.',
      },
      {
        text: 'Beryllium atoms donate single electrons to neighboring chlorine atoms.',
        slip: 'halide-means-ionic',
        teaching: 'Such a transfer would form ions, which would pack in three dimensions, not in chains.',
      },
    ],
    explanation:
      'Each chlorine bridges two beryllium atoms: it shares an ordinary bond with one and donates a lone pair (a coordinate bond) to the other. Beryllium thus has four bonds and an octet.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-periodic-trends-343',
    topics: ['periodic-trends'],
    tests: ['group-2-metals', 'amphoterism'],
    difficulty: 'intermediate',
    text: 'How does beryllium differ from the other metals of group 2?',
    answer: 'Its hydroxide dissolves in strong base.',
    distractors: [
      {
        text: 'Its reaction with water is the most violent.',
        slip: 'reversed-trend',
        teaching: 'Beryllium does not even react with steam; barium is the most reactive.',
      },
      {
        text: 'Its atoms are the largest.',
        slip: 'reversed-trend',
        teaching: 'Atomic size increases down the group, so beryllium has the smallest atoms.',
      },
      {
        text: 'Its ions have a charge of +1.',
        slip: 'series-position-wrong',
        teaching:
          'Beryllium has two valence electrons and, like the other metals of the group, forms compounds in the +2 state.',
      },
    ],
    explanation:
      '\\ce{Be(OH)2} is amphoteric: \\ce{Be(OH)2 + 2OH- -> [Be(OH)4]^2-}. The hydroxides of the other metals in the group are only basic.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-344',
    topics: ['periodic-trends'],
    tests: ['group-2-metals', 'ionic-radius'],
    difficulty: 'advanced',
    text: 'Beryllium forms mainly covalent compounds, whereas barium forms ionic ones. Which property of \\ce{Be^2+} accounts for this difference?',
    answer: 'Its very small radius',
    distractors: [
      {
        text: 'Its charge of +2',
        slip: 'wrong-cause',
        teaching: '\\ce{Ba^2+} has the same charge, so the charge cannot account for the difference.',
      },
      {
        text: 'Its low ionization energies',
        slip: 'reversed-trend',
        teaching: 'Beryllium has the highest ionization energies in the group.',
      },
      {
        text: 'Its noble gas configuration',
        slip: 'wrong-cause',
        teaching: '\\ce{Ba^2+} has a noble gas configuration, too.',
      },
    ],
    explanation:
      'With the same charge but a far smaller radius, \\ce{Be^2+} polarizes anions so strongly that electrons are shared: a small radius means a high charge density.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-345',
    topics: ['periodic-trends'],
    tests: ['group-2-metals'],
    difficulty: 'beginner',
    text: 'What is quicklime, and what forms when water is added to it?',
    answer: '\\ce{CaO}; \\ce{Ca(OH)2} forms, and heat is released.',
    distractors: [
      {
        text: '\\ce{CaCO3}; \\ce{Ca(OH)2} and \\ce{CO2} form.',
        slip: 'other-substance',
        teaching: '\\ce{CaCO3} is limestone, which does not react with water in this way.',
      },
      {
        text: '\\ce{Ca(OH)2}; \\ce{CaO} forms, and heat is released.',
        slip: 'reversed-cause',
        teaching: '\\ce{Ca(OH)2} is slaked lime, which gives quicklime only when it is heated strongly.',
      },
      {
        text: '\\ce{CaSO4}; \\ce{Ca(OH)2} and \\ce{SO3} form.',
        slip: 'other-substance',
        teaching: 'Dehydrated calcium sulfate (plaster) only takes up water of crystallization.',
      },
    ],
    explanation:
      'Quicklime is calcium oxide, made by heating limestone. Water converts it to slaked lime in a strongly exothermic reaction: \\ce{CaO + H2O -> Ca(OH)2}.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-redox-308',
    topics: ['redox', 'periodic-trends'],
    tests: ['extraction-of-metals', 'amphoterism'],
    difficulty: 'intermediate',
    text: 'Bauxite contains \\ce{Al2O3} and \\ce{Fe2O3}. How are the two oxides separated before the electrolysis of aluminum oxide?',
    answer: 'Hot \\ce{NaOH} dissolves only \\ce{Al2O3}.',
    distractors: [
      {
        text: 'Hot \\ce{HCl} dissolves only \\ce{Al2O3}.',
        slip: 'one-condition-only',
        teaching: 'Acid dissolves both oxides, so it does not separate them.',
      },
      {
        text: 'Hot carbon reduces only \\ce{Al2O3}.',
        slip: 'activity-order-reversed',
        teaching: 'Carbon reduces iron oxide, but aluminum binds oxygen too strongly.',
      },
      {
        text: 'Hot water dissolves only \\ce{Al2O3}.',
        slip: 'solubility-rule',
        teaching: 'Both oxides are insoluble in water.',
      },
    ],
    explanation:
      '\\ce{Al2O3} is amphoteric and dissolves in strong base as \\ce{[Al(OH)4]-}; basic \\ce{Fe2O3} remains as red mud (the Bayer process).',
    reference: 'OpenStax Chemistry 2e, section 18.2',
  },
  {
    id: 'general-periodic-trends-347',
    topics: ['periodic-trends', 'balancing'],
    tests: ['amphoterism'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'Aluminum foil dissolves in sodium hydroxide solution, and a gas is released. Which equation describes this reaction?',
    answer: '\\ce{2Al + 2NaOH + 6H2O -> 2Na[Al(OH)4] + 3H2}',
    distractors: [
      {
        text: '\\ce{4Al + 4NaOH -> 4NaAlO2 + 2H2}',
        slip: 'other-substance',
        teaching:
          'Oxygen is not balanced: the product contains eight O atoms, but only four are on the left, so water must supply oxygen.',
      },
      {
        text: '\\ce{2Al + 6NaOH -> 2Al(OH)3 + 6Na}',
        slip: 'other-process',
        teaching: 'Sodium is not set free, because it is far more reactive than aluminum.',
      },
      {
        text: '\\ce{4Al + 3O2 + 6H2O -> 4Al(OH)3}',
        slip: 'other-substance',
        teaching:
          'This reaction takes up oxygen and releases no gas; in addition, \\ce{Al(OH)3} dissolves in the base.',
      },
    ],
    explanation:
      'Aluminum reduces water once the base has removed its oxide layer; the hydroxide dissolves as aluminate: \\ce{2Al + 2NaOH + 6H2O -> 2Na[Al(OH)4] + 3H2}.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-electrochemistry-basics-300',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['electrolytic-cell', 'extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Why must the carbon anodes be replaced often in the electrolysis of aluminum oxide?',
    answer: 'Oxygen burns them to \\ce{CO2}.',
    distractors: [
      {
        text: 'Aluminum covers them.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Aluminum forms at the cathode, not at the anodes.',
      },
      {
        text: 'Cryolite dissolves them.',
        slip: 'other-process',
        teaching: 'Molten cryolite dissolves the oxide, not carbon.',
      },
      {
        text: 'Electrons wear them down.',
        slip: 'wrong-charge-carrier',
        teaching: 'Electrons flow through the carbon without using it up.',
      },
    ],
    explanation:
      'At the hot anode oxide ions are oxidized to oxygen, which reacts with the carbon to give \\ce{CO2} (and \\ce{CO}).',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-periodic-trends-348',
    topics: ['periodic-trends'],
    tests: ['inert-pair-effect'],
    difficulty: 'beginner',
    text: 'What is meant by the inert pair effect?',
    answer: 'Heavy p-block elements often retain their ns electrons.',
    distractors: [
      {
        text: 'Heavy p-block elements often retain their np electrons.',
        slip: 'other-orbital',
        teaching: 'The pair that is kept is in the s orbital; the p electrons are lost first.',
      },
      {
        text: 'Lone pairs of small atoms do not bind protons.',
        slip: 'other-process',
        teaching: 'Lone pairs of nitrogen or oxygen bind protons well.',
      },
      {
        text: 'Light p-block elements often retain their np electrons.',
        slip: 'series-position-wrong',
        teaching: 'The pair that is kept is the s pair, and it is the heavy elements that keep it.',
      },
    ],
    explanation:
      'In heavy elements such as thallium, lead and bismuth, the pair of s electrons often takes no part in bonding, and the lower oxidation state becomes the more stable one.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
];
