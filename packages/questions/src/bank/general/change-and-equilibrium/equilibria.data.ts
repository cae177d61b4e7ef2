import type { WrittenQuestion } from '../../written-question.ts';

export const equilibriumQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-201',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium'],
    difficulty: 'intermediate',
    text: 'A chipped sugar crystal hangs in a saturated sugar solution in a closed jar at constant temperature. After some weeks its mass is unchanged, but the chipped corner has filled in. What does this show?',
    answer: 'Sugar dissolves and crystallizes at equal rates.',
    distractors: [
      {
        text: 'Sugar has stopped dissolving in the solution.',
        slip: 'equilibrium-as-standstill',
        teaching: 'If nothing dissolved, nothing could move from the rest of the crystal to the corner.',
      },
      {
        text: 'The crystal and the solution contain equal masses of sugar.',
        slip: 'equal-amounts-at-equilibrium',
        teaching: 'Equilibrium means equal rates, not equal amounts.',
      },
      {
        text: 'The solution has slowly become supersaturated.',
        slip: 'rate-for-extent',
        teaching: 'If this were so, the crystal would have gained mass.',
      },
    ],
    explanation:
      'The constant mass shows that sugar leaves the crystal as fast as it is deposited; the changed shape shows that both processes continue. Their rates are equal.',
    reference: 'OpenStax Chemistry 2e, section 13.1',
  },
  {
    id: 'general-equilibrium-202',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium'],
    difficulty: 'beginner',
    text: 'In a sealed vessel A changes to B in a reversible reaction. In the graph of concentration versus time, both curves become horizontal after 8 min, at [A] = 0.2 mol/L and [B] = 0.6 mol/L. Which quantities are equal from then on?',
    answer: 'The rates of A → B and B → A',
    distractors: [
      {
        text: 'The amounts of A and of B',
        slip: 'equal-amounts-at-equilibrium',
        teaching: 'The graph shows three times as much B as A.',
      },
      {
        text: 'The rate constants of A → B and B → A',
        slip: 'rate-for-rate-constant',
        teaching: 'With three times as much B, the reverse rate constant must be a third of the forward one.',
      },
      {
        text: 'The rates of A → B and B → A, both of which are zero',
        slip: 'reversed-cause',
        teaching: 'Both reactions continue; their effects cancel.',
      },
    ],
    explanation:
      'Constant concentrations mean that A is formed as fast as it is used up: the two rates are equal, and neither is zero.',
    reference: 'OpenStax Chemistry 2e, section 13.1',
  },
  {
    id: 'general-equilibrium-203',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium'],
    uses: ['equilibrium-constant-expression'],
    difficulty: 'intermediate',
    text: 'One of two identical sealed tubes is filled with 0.010 mol of colorless \\ce{N2O4}, the other with 0.020 mol of brown \\ce{NO2}. Both are kept at 50 °C: \\ce{N2O4(g) <=> 2NO2(g)}. How do their colors compare after a day?',
    answer: 'Both are equally brown.',
    distractors: [
      {
        text: 'The tube that was filled with \\ce{NO2} is darker.',
        slip: 'one-condition-only',
        teaching: 'Both tubes contain the same number of atoms, and equilibrium is reached from either side.',
      },
      {
        text: 'The tube that was filled with \\ce{N2O4} is darker.',
        slip: 'equilibrium-as-completion',
        teaching: 'The reaction does not run to completion, so the two gases are not simply interchanged.',
      },
      {
        text: 'Both are colorless.',
        slip: 'equilibrium-as-completion',
        teaching: 'Some \\ce{NO2} is present at equilibrium and makes the gas brown.',
      },
    ],
    explanation:
      'Both tubes contain 0.020 mol of nitrogen atoms in the same volume at the same temperature. The same equilibrium is reached from either side, so the color is the same.',
    reference: 'OpenStax Chemistry 2e, section 13.1',
  },
  {
    id: 'general-equilibrium-204',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression'],
    difficulty: 'beginner',
    text: 'The equilibrium constant of a gas reaction is *K*_{c} = \\frac{[\\ce{NO2}]^{4}[\\ce{O2}]}{[\\ce{N2O5}]^{2}}. For which equation is this the correct expression?',
    answer: '\\ce{2N2O5(g) <=> 4NO2(g) + O2(g)}',
    distractors: [
      {
        text: '\\ce{4NO2(g) + O2(g) <=> 2N2O5(g)}',
        slip: 'reactant-for-product',
        teaching: 'The products belong in the numerator of the fraction.',
      },
      {
        text: '\\ce{N2O5(g) <=> NO2(g) + O2(g)}',
        slip: 'ignored-coefficients',
        teaching: 'The exponents in *K*_{c} are the coefficients of the balanced equation.',
      },
      {
        text: '\\ce{N2O5(g) <=> 2NO2(g) + 1/2O2(g)}',
        slip: 'halved-constant',
        teaching: 'Halving the equation also halves the exponents.',
      },
    ],
    explanation:
      'The substances in the numerator are products, those in the denominator are reactants, and each exponent is a coefficient: \\ce{2N2O5 <=> 4NO2 + O2}.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-205',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression'],
    difficulty: 'intermediate',
    text: 'Which expression gives the equilibrium constant *K* for \\ce{Zn(s) + 2H+(aq) <=> Zn^2+(aq) + H2(g)}, with concentrations for dissolved species and *P* for the pressure of the gas?',
    answer: '\\frac{[\\ce{Zn^2+}]*P*(\\ce{H2})}{[\\ce{H+}]^{2}}',
    distractors: [
      {
        text: '\\frac{[\\ce{Zn^2+}]*P*(\\ce{H2})}{[\\ce{Zn}][\\ce{H+}]^{2}}',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'A pure solid has no term in the expression.',
      },
      {
        text: '\\frac{[\\ce{Zn^2+}]*P*(\\ce{H2})}{2[\\ce{Zn}][\\ce{H+}]}',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'A pure solid has no term, and the coefficient 2 is an exponent.',
      },
      {
        text: '\\frac{[\\ce{Zn^2+}]*P*(\\ce{H2})}{2[\\ce{H+}]}',
        slip: 'coefficients-as-factors',
        teaching: 'The coefficient 2 becomes an exponent, not a factor.',
      },
    ],
    explanation:
      'Products are in the numerator and reactants in the denominator, each raised to the power of its coefficient. Dissolved ions and the gas are included; the solid zinc is not: *K* = \\frac{[\\ce{Zn^2+}]*P*(\\ce{H2})}{[\\ce{H+}]^{2}}.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-206',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression', 'le-chateliers-principle'],
    uses: ['equilibrium-constant-in-pressures'],
    difficulty: 'beginner',
    text: '\\ce{CaCO3(s)}, \\ce{CaO(s)} and \\ce{CO2} are in equilibrium in a rigid vessel at 850 °C: \\ce{CaCO3(s) <=> CaO(s) + CO2(g)}. More \\ce{CaCO3(s)} is added at the same temperature; its volume may be neglected. What happens to the pressure of \\ce{CO2}?',
    answer: 'It stays the same.',
    distractors: [
      {
        text: 'It rises a little.',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'The amount of a solid does not appear in the constant: *K*_{p} = *P*(\\ce{CO2}).',
      },
      {
        text: 'It rises in proportion to the amount of \\ce{CaCO3}.',
        slip: 'equilibrium-as-completion',
        teaching: 'The solid decomposes only until *P*(\\ce{CO2}) = *K*_{p}, which is already the case.',
      },
      {
        text: 'It falls a little.',
        slip: 'inverted-ratio',
        teaching: 'Neither solid has a term in *K*_{p}, so adding more of one cannot use up the gas.',
      },
    ],
    explanation:
      '*K*_{p} = *P*(\\ce{CO2}), because pure solids have no term. At the same temperature *K*_{p} stays the same, and so does the pressure.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-207',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures', 'calculating-an-equilibrium-constant'],
    uses: ['partial-pressures'],
    difficulty: 'advanced',
    text: '\\ce{PCl5} is placed in an empty rigid vessel, where its pressure would be 1.00 atm if nothing reacted. It partly decomposes, \\ce{PCl5(g) <=> PCl3(g) + Cl2(g)}, and the total pressure rises to 1.40 atm. What is *K*_{p} at the temperature of the vessel (pressures in atm)?',
    answer: '0.267',
    distractors: [
      {
        text: '0.160',
        slip: 'neglected-change',
        teaching: 'You left *P*(\\ce{PCl5}) at 1.00 atm, but 0.40 atm of it has reacted.',
        expression: '(1.40 - 1.00)^2',
      },
      {
        text: '3.75',
        slip: 'inverted-ratio',
        teaching: 'The fraction is inverted; the products belong in the numerator.',
        expression: '1 / (1.40 - 1.00)^2 * (1.00 - (1.40 - 1.00))',
      },
      {
        text: '6.25',
        slip: 'inverted-ratio',
        teaching: 'The fraction is inverted, and *P*(\\ce{PCl5}) has fallen to 0.60 atm.',
        expression: '1 / (1.40 - 1.00)^2',
      },
    ],
    explanation:
      'Each molecule that decomposes adds one molecule to the total, so 0.40 atm has reacted: *P*(\\ce{PCl3}) = *P*(\\ce{Cl2}) = 0.40 atm, *P*(\\ce{PCl5}) = 0.60 atm. *K*_{p} = 0.40^{2}/0.60 = 0.267.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: { kind: 'quantity', expression: '(1.40 - 1.00)^2 / (1.00 - (1.40 - 1.00))', unit: '' },
  },
  {
    id: 'general-equilibrium-208',
    topics: ['equilibrium'],
    tests: ['reaction-quotient'],
    difficulty: 'intermediate',
    text: 'A 4.0 L vessel contains 0.20 mol of \\ce{N2O4} and 0.40 mol of \\ce{NO2} at a temperature at which *K*_{c} of \\ce{N2O4(g) <=> 2NO2(g)} is 0.36. What is *Q*, and in which direction does the reaction proceed?',
    answer: '*Q* = 0.20; it forms more \\ce{NO2}.',
    distractors: [
      {
        text: '*Q* = 0.80; it forms more \\ce{N2O4}.',
        slip: 'ignored-volume',
        teaching:
          'You used the amounts in mol; *K*_{c} is compared with concentrations, which are the amounts divided by 4.0 L.',
      },
      {
        text: '*Q* = 0.20; it forms more \\ce{N2O4}.',
        slip: 'wrong-sign',
        teaching: '*Q* is smaller than *K*_{c}, so the concentration of the product must still increase.',
      },
      {
        text: '*Q* = 2.0; it forms more \\ce{N2O4}.',
        slip: 'forgot-exponent',
        teaching: 'The concentration of \\ce{NO2} must be squared.',
      },
    ],
    explanation:
      'The concentrations are 0.050 and 0.10 mol/L, so *Q* = 0.10^{2}/0.050 = 0.20. This is less than 0.36, so more \\ce{NO2} forms.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '*Q* = 0.20; it forms more \\ce{NO2}.': 'sqrt(((0.40/4.0)^2/(0.20/4.0)-0.20)^2)',
        '*Q* = 0.80; it forms more \\ce{N2O4}.': 'sqrt(((0.40/4.0)^2/(0.20/4.0)-0.80)^2)+1',
        '*Q* = 0.20; it forms more \\ce{N2O4}.': 'sqrt(((0.40/4.0)^2/(0.20/4.0)-0.20)^2)+1',
        '*Q* = 2.0; it forms more \\ce{N2O4}.': 'sqrt(((0.40/4.0)^2/(0.20/4.0)-2.0)^2)+1',
      },
      pick: 'least',
      quantity: 'distance of the stated Q from the computed one, plus 1 for the wrong direction',
    },
  },
  {
    id: 'general-equilibrium-209',
    topics: ['equilibrium'],
    tests: ['reaction-quotient'],
    uses: ['le-chateliers-principle'],
    difficulty: 'advanced',
    text: 'The reaction \\ce{N2O4(g) <=> 2NO2(g)} is at equilibrium in a cylinder. The volume is suddenly doubled at constant temperature. What is *Q*_{c} immediately afterward, before any reaction occurs, and what happens next?',
    answer: '*Q*_{c} = ½*K*_{c}; more \\ce{NO2} forms.',
    distractors: [
      {
        text: '*Q*_{c} = 2*K*_{c}; more \\ce{N2O4} forms.',
        slip: 'inverted-ratio',
        teaching: 'Doubling the volume halves the concentrations; it does not double them.',
      },
      {
        text: '*Q*_{c} = ¼*K*_{c}; more \\ce{NO2} forms.',
        slip: 'one-partner-only',
        teaching: 'You considered only the square of [\\ce{NO2}], but [\\ce{N2O4}] is halved as well.',
      },
      {
        text: '*Q*_{c} = 2*K*_{c}; more \\ce{NO2} forms.',
        slip: 'one-part-right',
        teaching: 'More \\ce{NO2} does form, but this is because *Q*_{c} has fallen below *K*_{c}.',
      },
    ],
    explanation:
      'Both concentrations are halved: *Q*_{c} = (½[\\ce{NO2}])^{2}/(½[\\ce{N2O4}]) = ½*K*_{c}. Because *Q*_{c} is smaller than *K*_{c}, more \\ce{NO2} forms.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-210',
    topics: ['equilibrium'],
    tests: ['calculating-an-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'A sample of 0.500 mol of \\ce{SO3} is placed in an empty 2.00 L vessel. At equilibrium the vessel contains 0.100 mol of \\ce{O2}: \\ce{2SO3(g) <=> 2SO2(g) + O2(g)}. What is *K*_{c}?',
    answer: '0.0222',
    distractors: [
      {
        text: '0.00800',
        slip: 'neglected-change',
        teaching: 'You assumed that all of the \\ce{SO3} was still present, but 0.200 mol of it is used up.',
        expression: '(0.200/2.00)^2 * (0.100/2.00) / (0.500/2.00)^2',
      },
      {
        text: '0.00313',
        slip: 'forgot-coefficient-in-ice',
        teaching:
          'For each \\ce{O2} formed, two molecules of \\ce{SO2} form and two of \\ce{SO3} are used up.',
        expression: '(0.100/2.00)^2 * (0.100/2.00) / ((0.500-0.100)/2.00)^2',
      },
      {
        text: '0.00625',
        slip: 'forgot-coefficient-in-ice',
        teaching:
          'For each \\ce{O2} formed, two molecules of \\ce{SO2} form and two of \\ce{SO3} are used up; also, the amounts must be divided by 2.00 L.',
        expression: '0.100^2 * 0.100 / (0.500 - 0.100)^2',
      },
    ],
    explanation:
      'The amounts are 0.100 mol of \\ce{O2}, 0.200 mol of \\ce{SO2} and 0.300 mol of \\ce{SO3}; the concentrations are 0.0500, 0.100 and 0.150 mol/L. *K*_{c} = 0.100^{2} × 0.0500/0.150^{2} = 0.0222.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: {
      kind: 'quantity',
      expression: '(0.200/2.00)^2 * (0.100/2.00) / ((0.500-0.200)/2.00)^2',
      unit: '',
    },
  },
  {
    id: 'general-equilibrium-211',
    topics: ['equilibrium'],
    tests: ['magnitude-of-the-equilibrium-constant'],
    difficulty: 'beginner',
    text: 'The equilibrium constant *K* of \\ce{2H2(g) + O2(g) <=> 2H2O(g)} is about 10^{80} at 25 °C. A student concludes that hydrogen and oxygen must react at once when they are mixed. What is the error?',
    answer: 'The size of *K* says nothing about the rate.',
    distractors: [
      {
        text: 'The size of *K* shows that hardly any water forms.',
        slip: 'inverted-ratio',
        teaching: 'A very large *K* means that the equilibrium mixture is almost entirely product.',
      },
      {
        text: 'The size of *K* shows that the reaction is slow.',
        slip: 'rate-for-extent',
        teaching: '*K* compares amounts at equilibrium; neither a fast nor a slow reaction follows from it.',
      },
      {
        text: 'The size of *K* applies only with a catalyst.',
        slip: 'one-condition-only',
        teaching: 'A catalyst does not change *K*; it only allows equilibrium to be reached sooner.',
      },
    ],
    explanation:
      '*K* shows how far a reaction goes, not how fast. Without a spark or a catalyst, the mixture remains unchanged for years.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-212',
    topics: ['equilibrium'],
    tests: ['magnitude-of-the-equilibrium-constant', 'le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'The equilibrium constant *K* of \\ce{N2(g) + O2(g) <=> 2NO(g)} is about 5 × 10^{−31} at 300 K and 4 × 10^{−4} at 2000 K. What can be concluded about the reaction and its equilibrium mixture?',
    answer: 'The reaction is endothermic; at 2000 K little \\ce{NO} is present.',
    distractors: [
      {
        text: 'The reaction is exothermic; at 2000 K little \\ce{NO} is present.',
        slip: 'wrong-sign',
        teaching: '*K* increases with temperature, and heating favors the direction that absorbs heat.',
      },
      {
        text: 'The reaction is endothermic; at 2000 K much \\ce{NO} is present.',
        slip: 'difference-for-ratio',
        teaching: '*K* has increased by a huge factor, but 4 × 10^{−4} is still far below 1.',
      },
      {
        text: 'The reaction is exothermic; at 2000 K much \\ce{NO} is present.',
        slip: 'rate-for-extent',
        teaching: 'An increasing *K* means an endothermic reaction, and 4 × 10^{−4} is still far below 1.',
      },
    ],
    explanation:
      'Heating shifts an equilibrium in the endothermic direction; here *K* increases, so the formation of \\ce{NO} absorbs heat. Because *K* is still much smaller than 1, little of the gas is \\ce{NO}.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-213',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    uses: ['magnitude-of-the-equilibrium-constant', 'reaction-quotient'],
    difficulty: 'advanced',
    text: 'At 800 °C *K*_{p} of \\ce{CaCO3(s) <=> CaO(s) + CO2(g)} is only 0.2 (pressure in atm). Yet in a lime kiln through which hot air is blown, all of the limestone decomposes at this temperature. Why?',
    answer: 'The pressure of \\ce{CO2} is kept below 0.2 atm.',
    distractors: [
      {
        text: 'The oxygen in the air makes *K*_{p} larger than 0.2.',
        slip: 'wrong-cause',
        teaching: 'Only a change in temperature alters *K*_{p}.',
      },
      {
        text: 'The stream of air raises the total pressure on the solid.',
        slip: 'wrong-cause',
        teaching: 'The total pressure does not appear in *K*_{p}; only the pressure of \\ce{CO2} matters.',
      },
      {
        text: 'The nitrogen in the air shifts the equilibrium by itself.',
        slip: 'inert-gas-shifts-equilibrium',
        teaching:
          'At a given pressure of \\ce{CO2}, nitrogen has no effect; what matters is that \\ce{CO2} is carried away.',
      },
    ],
    explanation:
      '*Q* = *P*(\\ce{CO2}). The stream of air carries \\ce{CO2} away, so *Q* stays smaller than *K*_{p}, and the reaction continues until no limestone is left.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-214',
    topics: ['equilibrium'],
    tests: ['combining-equilibrium-constants'],
    difficulty: 'intermediate',
    text: 'At 25 °C *K* is 1.8 × 10^{−10} for \\ce{AgCl(s) <=> Ag+ + Cl-} and 1.7 × 10^{7} for \\ce{Ag+ + 2NH3 <=> [Ag(NH3)2]+}. What is *K* of \\ce{AgCl(s) + 2NH3 <=> [Ag(NH3)2]+ + Cl-}?',
    answer: '3.1 × 10^{−3}',
    distractors: [
      {
        text: '1.7 × 10^{7}',
        slip: 'sum-for-product',
        teaching: 'You added the constants; when equations are added, their constants are multiplied.',
        expression: '1.7e7 + 1.8e-10',
      },
      {
        text: '1.1 × 10^{−17}',
        slip: 'divided-for-multiplied',
        teaching: 'You divided, as if the second equation were reversed, but it is used as written.',
        expression: '1.8e-10 / 1.7e7',
      },
      {
        text: '9.4 × 10^{16}',
        slip: 'inverted-ratio',
        teaching: 'You divided the second constant by the first, as if the first equation were reversed.',
        expression: '1 / 1.8e-10 * 1.7e7',
      },
    ],
    explanation:
      'The desired equation is the sum of the two, so *K* is the product: 1.8 × 10^{−10} × 1.7 × 10^{7} = 3.1 × 10^{−3}.',
    reference: 'OpenStax Chemistry 2e, section 15.3',
    computation: { kind: 'quantity', expression: '1.8e-10 * 1.7e7', unit: '' },
  },
  {
    id: 'general-equilibrium-215',
    topics: ['equilibrium'],
    tests: ['combining-equilibrium-constants'],
    difficulty: 'beginner',
    text: 'The equilibrium constant of \\ce{2NO + O2 <=> 2NO2} is *K*_{1}, and that of \\ce{N2O4 <=> 2NO2} is *K*_{2} (all gases, same temperature). What is the equilibrium constant of \\ce{2NO + O2 <=> N2O4}?',
    answer: '*K*_{1}/*K*_{2}',
    distractors: [
      {
        text: '*K*_{2}/*K*_{1}',
        slip: 'divided-for-multiplied',
        teaching: 'It is the second equation that is reversed, so *K*_{2} belongs in the denominator.',
      },
      {
        text: '*K*_{1}*K*_{2}',
        slip: 'equation-not-reversed',
        teaching: 'The second equation must be reversed before the two are added.',
      },
      {
        text: '*K*_{1} − *K*_{2}',
        slip: 'sum-for-product',
        teaching: 'Enthalpies would be subtracted, but constants are divided.',
      },
    ],
    explanation:
      'Reverse the second equation, whose constant becomes 1/*K*_{2}, and add the first. The constants are multiplied to give *K*_{1}/*K*_{2}.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-216',
    topics: ['equilibrium'],
    tests: ['combining-equilibrium-constants'],
    difficulty: 'advanced',
    text: 'At a certain temperature *K*_{p} equals *K*_{1} for \\ce{2SO2 + O2 <=> 2SO3} and *K*_{2} for \\ce{NO + 1/2O2 <=> NO2} (all gases). What is *K*_{p} for \\ce{SO2 + NO2 <=> SO3 + NO}?',
    answer: '\\frac{\\sqrt{*K*_{1}}}{*K*_{2}}',
    distractors: [
      {
        text: '\\frac{*K*_{1}}{2*K*_{2}}',
        slip: 'halved-constant',
        teaching: 'When an equation is halved, its constant becomes the square root, not one half.',
      },
      {
        text: '*K*_{2}\\sqrt{*K*_{1}}',
        slip: 'equation-not-reversed',
        teaching: 'The second equation is reversed, so its constant must be inverted.',
      },
      {
        text: '\\frac{*K*_{1}}{*K*_{2}}',
        slip: 'equation-not-multiplied',
        teaching: 'The first equation must be halved before the oxygen cancels.',
      },
    ],
    explanation:
      'The constant for half of the first equation is *K*_{1}^{½}; that for the reversed second equation is 1/*K*_{2}. The desired equation is their sum, so the constants are multiplied: \\frac{\\sqrt{*K*_{1}}}{*K*_{2}}.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-217',
    topics: ['equilibrium'],
    tests: ['equilibrium-concentrations'],
    difficulty: 'intermediate',
    text: 'The constant *K*_{c} of \\ce{H2(g) + CO2(g) <=> H2O(g) + CO(g)} is 4.0 at a certain temperature. \\ce{H2} and \\ce{CO2} are mixed, each at 1.00 mol/L. What is [\\ce{CO}] at equilibrium?',
    answer: '0.67 mol/L',
    distractors: [
      {
        text: '0.80 mol/L',
        slip: 'forgot-square-root',
        teaching:
          'You took the square root of the left side of *x*^{2}/(1.00 − *x*)^{2} = 4.0, but not of the right side.',
        expression: '4.0 / (1 + 4.0)',
      },
      {
        text: '0.33 mol/L',
        slip: 'answered-another-quantity',
        teaching: 'This is the concentration of \\ce{CO2} that remains.',
        expression: '1 / (1 + sqrt(4.0))',
      },
      {
        text: '0.20 mol/L',
        slip: 'answered-another-quantity',
        teaching: 'This would be the remaining concentration of \\ce{CO2} if the square root were left out.',
        expression: '1 - 4.0 / (1 + 4.0)',
      },
    ],
    explanation: '*x*^{2}/(1.00 − *x*)^{2} = 4.0, so *x*/(1.00 − *x*) = 2.0 and *x* = 0.67 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: { kind: 'quantity', expression: 'sqrt(4.0) / (1 + sqrt(4.0))', unit: 'mol/L' },
  },
  {
    id: 'general-equilibrium-218',
    topics: ['equilibrium'],
    tests: ['equilibrium-concentrations'],
    difficulty: 'beginner',
    text: 'Nitrogen and hydrogen are mixed, and the reaction \\ce{N2(g) + 3H2(g) <=> 2NH3(g)} comes to equilibrium in a rigid vessel. If [\\ce{N2}] has fallen by *x*, how have the other concentrations changed?',
    answer: '[\\ce{H2}] has fallen by 3*x*; [\\ce{NH3}] has risen by 2*x*.',
    distractors: [
      {
        text: '[\\ce{H2}] has fallen by *x*; [\\ce{NH3}] has risen by *x*.',
        slip: 'ignored-coefficients',
        teaching: 'The changes are in the ratio of the coefficients, 1 : 3 : 2.',
      },
      {
        text: '[\\ce{H2}] has fallen by *x*/3; [\\ce{NH3}] has risen by *x*/2.',
        slip: 'inverted-ratio',
        teaching: 'For each \\ce{N2} that reacts, three \\ce{H2} react; you inverted the ratio.',
      },
      {
        text: '[\\ce{H2}] has fallen by *x*^{3}; [\\ce{NH3}] has risen by *x*^{2}.',
        slip: 'coefficients-as-exponents',
        teaching: 'Coefficients are exponents in *K*_{c}, but they are factors in the changes.',
      },
    ],
    explanation:
      'One \\ce{N2} reacts with three \\ce{H2} to give two \\ce{NH3}. So the changes are −*x*, −3*x* and +2*x*.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
  },
  {
    id: 'general-equilibrium-219',
    topics: ['equilibrium'],
    tests: ['haber-process'],
    difficulty: 'intermediate',
    text: 'For the ammonia synthesis, a new catalyst gives the same rate at 370 °C as the old one does at 450 °C. What is the advantage?',
    answer: 'At 370 °C the equilibrium percentage of ammonia is larger.',
    distractors: [
      {
        text: 'At 370 °C the synthesis releases less heat.',
        slip: 'catalyst-changes-enthalpy',
        teaching:
          'Neither the catalyst nor the lower temperature makes the reaction much less exothermic, and this would be no advantage.',
      },
      {
        text: 'The new catalyst raises the equilibrium constant at each temperature.',
        slip: 'rate-for-extent',
        teaching: 'A catalyst speeds up both directions equally; at a given temperature *K* stays the same.',
      },
      {
        text: 'At 370 °C the decomposition of ammonia no longer takes place.',
        slip: 'equilibrium-as-completion',
        teaching: 'Ammonia still decomposes at 370 °C; the equilibrium merely lies further toward ammonia.',
      },
    ],
    explanation:
      'The synthesis is exothermic, so *K* is greater at a lower temperature. With the better catalyst, this higher yield is reached in the same time.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-220',
    topics: ['equilibrium'],
    tests: ['haber-process'],
    uses: ['partial-pressures'],
    difficulty: 'advanced',
    text: 'The gas that circulates in an ammonia plant is kept at 200 atm. Argon from the air accumulates in it over time. How does this affect the equilibrium in the reactor?',
    answer: 'Less ammonia forms, because the other partial pressures fall.',
    distractors: [
      {
        text: 'The same amount of ammonia forms, because argon takes no part in the reaction.',
        slip: 'inert-gas-shifts-equilibrium',
        teaching:
          'This would be right at constant volume; at a constant total pressure argon dilutes the other gases.',
      },
      {
        text: 'More ammonia forms, because argon raises the pressure on the gases.',
        slip: 'wrong-sign',
        teaching: 'The total pressure is kept at 200 atm, so argon replaces some of the other gases.',
      },
      {
        text: 'Less ammonia forms, because argon lowers the equilibrium constant.',
        slip: 'wrong-cause',
        teaching: '*K* depends only on temperature.',
      },
    ],
    explanation:
      'At a constant total pressure the partial pressures of \\ce{N2}, \\ce{H2} and \\ce{NH3} fall. Because four molecules become two, *Q* then exceeds *K*, and some ammonia decomposes. For this reason part of the gas is vented from time to time.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-221',
    topics: ['equilibrium'],
    tests: ['common-ion-effect'],
    difficulty: 'beginner',
    text: 'In which of these liquids is \\ce{BaSO4} least soluble at 25 °C?',
    answer: '0.10 mol/L \\ce{K2SO4}',
    distractors: [
      {
        text: 'Pure water',
        slip: 'ignored-common-ion',
        teaching: 'Water contains no ion of the salt, so more dissolves than with extra \\ce{SO4^2-}.',
      },
      {
        text: '0.10 mol/L \\ce{KNO3}',
        slip: 'ignored-common-ion',
        teaching: 'Neither ion of \\ce{KNO3} is one of \\ce{BaSO4}, so nothing suppresses its solubility.',
      },
      {
        text: '0.10 mol/L \\ce{KCl}',
        slip: 'wrong-cause',
        teaching: 'Neither \\ce{K+} nor \\ce{Cl-} is an ion of \\ce{BaSO4}, and \\ce{BaCl2} is soluble.',
      },
    ],
    explanation:
      'The sulfate ion is common to \\ce{K2SO4} and \\ce{BaSO4}. The product [\\ce{Ba^2+}][\\ce{SO4^2-}] is fixed, so little \\ce{Ba^2+} can dissolve.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-equilibrium-222',
    topics: ['equilibrium'],
    tests: ['common-ion-effect'],
    uses: ['solubility-product'],
    difficulty: 'intermediate',
    text: 'The solubility product of \\ce{CaF2} is 3.5 × 10^{−11} at 25 °C. What is the molar solubility of this salt in 0.10 mol/L \\ce{NaF} if hydrolysis is neglected?',
    answer: '3.5 × 10^{−9} mol/L',
    distractors: [
      {
        text: '3.5 × 10^{−10} mol/L',
        slip: 'forgot-exponent',
        teaching: 'The concentration of \\ce{F-} is squared in the solubility product.',
        expression: '3.5e-11 / 0.10',
      },
      {
        text: '2.1 × 10^{−4} mol/L',
        slip: 'ignored-common-ion',
        teaching: 'This is the solubility in pure water; the fluoride from \\ce{NaF} was left out.',
        expression: '(3.5e-11 / 4)^(1/3)',
      },
      {
        text: '1.9 × 10^{−5} mol/L',
        slip: 'exchanged-values',
        teaching: 'You squared [\\ce{Ca^2+}] instead of [\\ce{F-}].',
        expression: 'sqrt(3.5e-11 / 0.10)',
      },
    ],
    explanation:
      '[\\ce{F-}] is 0.10 mol/L, because the amount from \\ce{CaF2} is negligible. [\\ce{Ca^2+}] = 3.5 × 10^{−11}/0.10^{2} = 3.5 × 10^{−9} mol/L.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
    computation: { kind: 'quantity', expression: '3.5e-11 / 0.10^2', unit: 'mol/L' },
  },
  {
    id: 'general-equilibrium-223',
    topics: ['equilibrium', 'coordination-chemistry'],
    tests: ['common-ion-effect', 'complex-ions'],
    difficulty: 'advanced',
    text: '\\ce{AgCl} is less soluble in 0.002 mol/L \\ce{NaCl} than in water, but more soluble in 5 mol/L \\ce{NaCl} than in water. What explains the second observation?',
    answer: 'Ions such as \\ce{AgCl2-} form in the concentrated solution.',
    distractors: [
      {
        text: 'The solubility product is greatly exceeded in the concentrated solution.',
        slip: 'shift-overcompensates',
        teaching: 'Exceeding the product makes \\ce{AgCl} precipitate, not dissolve.',
      },
      {
        text: 'The sodium ions in the concentrated solution replace \\ce{Ag+} in the solid.',
        slip: 'wrong-cause',
        teaching: 'Sodium chloride is soluble; it does not form from solid \\ce{AgCl} in this way.',
      },
      {
        text: 'The common ion no longer has an effect in the concentrated solution.',
        slip: 'ignored-common-ion',
        teaching: '[\\ce{Ag+}] is even lower there; the silver dissolves in another form.',
      },
    ],
    explanation:
      'The common ion lowers [\\ce{Ag+}] in both solutions. At a high [\\ce{Cl-}] silver is bound in complex ions such as \\ce{AgCl2-}, so the total amount of dissolved silver is greater.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-equilibrium-224',
    topics: ['equilibrium', 'acids-and-bases'],
    tests: ['common-ion-effect'],
    uses: ['ph-of-weak-acids'],
    difficulty: 'beginner',
    text: 'Solid sodium acetate is dissolved in 0.10 mol/L acetic acid; the volume stays the same. What happens to the fraction of acid molecules that are ionized, and to the pH?',
    answer: 'The fraction falls, and the pH rises.',
    distractors: [
      {
        text: 'The fraction stays the same, and the pH rises.',
        slip: 'ignored-common-ion',
        teaching:
          'The extra acetate ions accept protons and convert part of the ionized acid back to molecules.',
      },
      {
        text: 'The fraction falls, and the pH falls.',
        slip: 'wrong-sign',
        teaching: 'Fewer \\ce{H3O+} ions mean a higher pH.',
      },
      {
        text: 'The fraction rises, and the pH stays the same.',
        slip: 'reversed-cause',
        teaching: 'More of a product drives the ionization back, not forward.',
      },
    ],
    explanation:
      '\\ce{CH3COO-} is a product of the ionization. More of it shifts the equilibrium back: fewer molecules are ionized, [\\ce{H3O+}] falls, and the pH rises.',
    reference: 'OpenStax Chemistry 2e, section 14.6',
  },
];
