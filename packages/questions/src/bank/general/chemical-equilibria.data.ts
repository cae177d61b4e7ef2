import type { WrittenQuestion } from '../written-question.ts';

export const chemicalEquilibriumQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-08',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium'],
    difficulty: 'beginner',
    text: 'Liquid bromine is kept in a sealed flask at constant temperature. The brown color of the vapor above it has stopped changing. Which statement describes this state?',
    answer: 'Bromine evaporates as fast as it condenses.',
    distractors: [
      {
        text: 'Bromine neither evaporates nor condenses.',
        slip: 'equilibrium-as-standstill',
        teaching:
          'There is no visible change, but molecules still cross the surface in both directions at equal rates.',
      },
      {
        text: 'Bromine evaporates but cannot condense.',
        slip: 'forgot-back-reaction',
        teaching: 'If nothing condensed, the vapor would continue to darken.',
      },
      {
        text: 'Bromine is present in equal amounts as vapor and liquid.',
        slip: 'equal-amounts-at-equilibrium',
        teaching: 'At equilibrium the two rates are equal; the amounts in the two phases need not be.',
      },
    ],
    explanation:
      'A constant color means a constant vapor pressure. It stays constant because as many molecules evaporate each second as condense: the equilibrium is dynamic.',
    reference: 'OpenStax Chemistry 2e, section 13.1',
  },
  {
    id: 'general-equilibrium-09',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium'],
    uses: ['isotopes'],
    difficulty: 'advanced',
    text: 'The equilibrium \\ce{H2(g) + I2(g) <=> 2HI(g)} has been reached at 450 °C in a sealed vessel. Some of the \\ce{I2} is now replaced by the same amount of \\ce{I2} containing radioactive iodine-131; the temperature is kept at 450 °C. What is found several hours later?',
    answer: 'Radioactive \\ce{I2} and \\ce{HI}; [\\ce{HI}] is the same as before.',
    distractors: [
      {
        text: 'Radioactive \\ce{I2} but no radioactive \\ce{HI}; [\\ce{HI}] is the same as before.',
        slip: 'equilibrium-as-standstill',
        teaching: 'Both reactions continue at equilibrium, so labeled iodine ends up in \\ce{HI} as well.',
      },
      {
        text: 'Radioactive \\ce{I2} and \\ce{HI}; [\\ce{HI}] is greater than before.',
        slip: 'overgeneralised-rule',
        teaching:
          'No concentration was changed: one kind of \\ce{I2} replaced another, so the equilibrium does not shift.',
      },
      {
        text: 'Radioactive \\ce{HI} but no radioactive \\ce{I2}; [\\ce{HI}] is the same as before.',
        slip: 'forgot-back-reaction',
        teaching:
          'The reverse reaction also continues and turns labeled \\ce{HI} back into labeled \\ce{I2}.',
      },
    ],
    explanation:
      'The forward and reverse reactions continue at equal rates, so the label spreads over \\ce{I2} and \\ce{HI}. The concentrations were never disturbed, so they stay the same.',
    reference: 'OpenStax Chemistry 2e, section 13.1',
  },
  {
    id: 'general-equilibrium-10',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression'],
    difficulty: 'intermediate',
    text: 'Which expression gives the equilibrium constant *K*_{c} for \\ce{Fe3O4(s) + 4H2(g) <=> 3Fe(s) + 4H2O(g)}?',
    answer: '\\frac{[\\ce{H2O}]^{4}}{[\\ce{H2}]^{4}}',
    distractors: [
      {
        text: '\\frac{[\\ce{Fe}]^{3}[\\ce{H2O}]^{4}}{[\\ce{Fe3O4}][\\ce{H2}]^{4}}',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'The concentration of a pure solid cannot change; it is left out of the expression.',
      },
      {
        text: '\\frac{[\\ce{H2}]^{4}}{[\\ce{H2O}]^{4}}',
        slip: 'inverted-ratio',
        teaching: 'The solids are rightly left out, but products belong in the numerator.',
      },
      {
        text: '\\frac{[\\ce{Fe3O4}][\\ce{H2}]^{4}}{[\\ce{Fe}]^{3}[\\ce{H2O}]^{4}}',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'The two solids must be left out, and the products belong in the numerator.',
      },
    ],
    explanation:
      'Only the gases have concentrations that can change; the pure solids iron and \\ce{Fe3O4} are left out. The product is divided by the reactant, each raised to the power of its coefficient: \\frac{[\\ce{H2O}]^{4}}{[\\ce{H2}]^{4}}.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-11',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression'],
    difficulty: 'advanced',
    text: 'Acetic acid and ethanol are mixed without any solvent and react: \\ce{CH3COOH + C2H5OH <=> CH3COOC2H5 + H2O}. A student leaves [\\ce{H2O}] out of the *K*_{c} expression, as for reactions in dilute aqueous solution. Why is that wrong here?',
    answer: 'Water is not a solvent here, and its concentration changes.',
    distractors: [
      {
        text: 'Water is a product, and even a solvent is included as a product.',
        slip: 'overgeneralised-rule',
        teaching:
          'A solvent in large excess is left out on either side, since its concentration hardly changes. Here, however, water is not a solvent.',
      },
      {
        text: 'Water escapes as a gas, and gases belong in the expression.',
        slip: 'wrong-cause',
        teaching:
          'The water stays in the liquid mixture. It must be included because its concentration varies.',
      },
      {
        text: 'Water is a catalyst, and catalysts belong in the expression.',
        slip: 'wrong-cause',
        teaching: 'Water is a product here; a catalyst would not appear in the expression at all.',
      },
    ],
    explanation:
      'A solvent is left out when it is in such excess that its concentration is constant. In this mixture water is one of four substances in similar amounts; its concentration rises from zero, so it belongs in the expression.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-12',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    difficulty: 'advanced',
    text: 'A glass syringe contains \\ce{NO2} (brown) and \\ce{N2O4} (colorless) in equilibrium: \\ce{2NO2(g) <=> N2O4(g)}. The plunger is quickly pushed in and held in place; the temperature stays constant. How does the color of the gas, seen through the side of the barrel, change?',
    answer: 'It darkens, then fades, and ends darker than at first.',
    distractors: [
      {
        text: 'It darkens, then fades, and ends lighter than at first.',
        slip: 'shift-overcompensates',
        teaching:
          'The shift undoes only part of the change: [\\ce{NO2}] falls from its new high value, but not below the original one.',
      },
      {
        text: 'It fades at once and then stays lighter than at first.',
        slip: 'ignored-volume',
        teaching:
          'Pushing in the plunger first crowds all of the molecules together, so the brown color deepens before the reaction responds.',
      },
      {
        text: 'It darkens at once and then does not change any further.',
        slip: 'ignored-change',
        teaching:
          'The higher pressure makes some \\ce{NO2} combine to form \\ce{N2O4}, and this lightens the color.',
      },
    ],
    explanation:
      'Compression raises both concentrations at once (darker). Then the equilibrium shifts to the side with fewer molecules, \\ce{N2O4}, and the color partly fades. At the new equilibrium [\\ce{N2O4}] is higher than at first; with the same *K*_{c} = \\frac{[\\ce{N2O4}]}{[\\ce{NO2}]^{2}}, [\\ce{NO2}] must be higher too.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-13',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    uses: ['solubility-product'],
    difficulty: 'intermediate',
    text: 'A solution is red because of the equilibrium \\ce{Fe^3+(aq) + SCN-(aq) <=> FeSCN^2+(aq)}. A few drops of sodium hydroxide solution are added, and a brown precipitate of \\ce{Fe(OH)3} forms. What happens to the red color, and why?',
    answer: 'It fades, because \\ce{Fe^3+} is removed.',
    distractors: [
      {
        text: 'It deepens, because \\ce{Fe^3+} is removed.',
        slip: 'reversed-trend',
        teaching: 'Less of a reactant shifts the equilibrium toward the reactants, away from the red ion.',
      },
      {
        text: 'It fades, because \\ce{SCN-} is removed.',
        slip: 'wrong-ion',
        teaching: 'The precipitate binds iron(III) ions; the thiocyanate ions stay in solution.',
      },
      {
        text: 'It is unchanged, because \\ce{OH-} is not in the equation.',
        slip: 'ignored-change',
        teaching:
          'Hydroxide does not appear in the equation, but it removes an ion that does, and so it disturbs the equilibrium.',
      },
    ],
    explanation:
      'Hydroxide ions precipitate \\ce{Fe^3+} as \\ce{Fe(OH)3}. The loss of a reactant shifts the equilibrium to the left: red \\ce{FeSCN^2+} dissociates, and the color fades, because \\ce{Fe^3+} is removed.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-14',
    topics: ['equilibrium'],
    tests: ['haber-process'],
    uses: ['reaction-rate', 'le-chateliers-principle'],
    difficulty: 'beginner',
    text: 'Ammonia is made by the exothermic reaction \\ce{N2(g) + 3H2(g) <=> 2NH3(g)} at about 450 °C. Why is a much lower temperature not used?',
    answer: 'Ammonia would form too slowly.',
    distractors: [
      {
        text: 'Less ammonia would be present at equilibrium.',
        slip: 'reversed-trend',
        teaching:
          'Cooling favors the exothermic direction, so the percentage of ammonia at equilibrium would actually be larger.',
      },
      {
        text: 'The catalyst would favor the reverse reaction.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'A catalyst speeds up both directions equally at any temperature.',
      },
      {
        text: 'The reaction would become endothermic.',
        slip: 'rate-for-enthalpy',
        teaching: 'The sign of the reaction enthalpy does not change; it is the rate that becomes too low.',
      },
    ],
    explanation:
      'A low temperature would give more ammonia at equilibrium, but the ammonia would form too slowly, even with a catalyst. About 450 °C is a compromise between rate and yield.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-15',
    topics: ['equilibrium'],
    tests: ['haber-process'],
    difficulty: 'intermediate',
    text: 'In an ammonia plant only about 15% of the nitrogen and hydrogen react in one pass over the catalyst, yet almost all of both gases are finally converted to ammonia. Which step makes this possible?',
    answer: 'Ammonia is liquefied and removed, and the other gases are passed over the catalyst again.',
    distractors: [
      {
        text: 'More and more catalyst is added until the equilibrium lies on the side of ammonia.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'More catalyst allows equilibrium to be reached sooner but does not shift it.',
      },
      {
        text: 'The gases are kept in contact with the catalyst until the reaction has gone to completion.',
        slip: 'equilibrium-as-completion',
        teaching: 'Waiting longer leads only to equilibrium, because the reverse reaction continues as well.',
      },
      {
        text: 'Argon is added to the gases until their higher pressure has shifted the equilibrium.',
        slip: 'inert-gas-shifts-equilibrium',
        teaching: 'Argon does not raise the partial pressures of the reacting gases, so it would not help.',
      },
    ],
    explanation:
      'Cooling liquefies only the ammonia, which is drawn off. The nitrogen and hydrogen that have not reacted are passed over the catalyst again and again, so nearly all of them are used although one pass converts little.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-16',
    topics: ['equilibrium'],
    tests: ['haber-process', 'le-chateliers-principle'],
    uses: ['reaction-rate'],
    difficulty: 'advanced',
    text: 'In the Contact process, \\ce{2SO2(g) + O2(g) <=> 2SO3(g)} with Δ*H* = −198 kJ, the gas leaves the first bed of catalyst at 600 °C and is cooled to 430 °C before it enters the second. How does this cooling affect the equilibrium constant *K* and the rate constant *k* of the forward reaction?',
    answer: '*K* rises, and *k* falls.',
    distractors: [
      {
        text: '*K* stays the same, and *k* falls.',
        slip: 'ignored-temperature-change',
        teaching: '*k* does fall, but *K* depends on the temperature too, and here it rises on cooling.',
      },
      {
        text: '*K* falls, and *k* stays the same.',
        slip: 'reversed-trend',
        teaching:
          'For an exothermic reaction *K* rises on cooling, and *k* falls for any step that has a barrier.',
      },
      {
        text: '*K* falls, and *k* rises.',
        slip: 'reversed-trend',
        teaching:
          'Both changes are reversed: cooling favors the exothermic direction and slows the reaction down.',
      },
    ],
    explanation:
      'The reaction is exothermic, so *K* rises on cooling and more of the \\ce{SO2} can be converted. The rate constant falls, as for any reaction with a barrier, which is why the gas is not cooled further. So *K* rises, and *k* falls.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-17',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures', 'calculating-an-equilibrium-constant'],
    uses: ['partial-pressures'],
    difficulty: 'intermediate',
    text: 'Solid \\ce{NH4HS} is put into an empty vessel and partly decomposes: \\ce{NH4HS(s) <=> NH3(g) + H2S(g)}. At equilibrium the total pressure is 0.60 atm, and some of the solid is left. What is *K*_{p} (pressures in atm)?',
    answer: '0.090',
    distractors: [
      {
        text: '0.36',
        slip: 'total-for-partial-pressure',
        teaching:
          'This is the square of the total pressure, but each of the two gases contributes half of it.',
        expression: '(0.60)^2',
      },
      {
        text: '0.30',
        slip: 'one-step-short',
        teaching: 'This is the partial pressure of one gas; *K*_{p} is the product of both.',
        expression: '0.60 / 2',
      },
      {
        text: '0.60',
        slip: 'sum-for-product',
        teaching: 'The partial pressures are multiplied in *K*_{p}, not added.',
        expression: '0.60 / 2 + 0.60 / 2',
      },
    ],
    explanation:
      'The gases form in equal amounts, so the partial pressure of each is half of the total pressure, 0.30 atm. The solid is left out: *K*_{p} = 0.30 × 0.30 = 0.090.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: { kind: 'quantity', expression: '(0.60 / 2)^2', unit: '' },
  },
  {
    id: 'general-equilibrium-18',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures'],
    difficulty: 'intermediate',
    text: 'For which of these equilibria do *K*_{p} and *K*_{c} have the same numerical value at every temperature, regardless of the units of pressure and concentration (ideal gases)?',
    answer: '\\ce{FeO(s) + CO(g) <=> Fe(s) + CO2(g)}',
    distractors: [
      {
        text: '\\ce{C(s) + CO2(g) <=> 2CO(g)}',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'Only gases matter, and there is one mole of gas on the left but two on the right.',
      },
      {
        text: '\\ce{CO(g) + 2H2(g) <=> CH3OH(g)}',
        slip: 'ignored-coefficients',
        teaching: 'Three moles of gas become one, so the two constants differ by powers of *RT*.',
      },
      {
        text: '\\ce{CaCO3(s) <=> CaO(s) + CO2(g)}',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'One mole of gas forms where there was none before; the solids do not matter.',
      },
    ],
    explanation:
      '*K*_{p} = *K*_{c}(*RT*)^{Δ*n*}, where Δ*n* is the change in moles of gas. Only for \\ce{FeO(s) + CO(g) <=> Fe(s) + CO2(g)} is it zero, with one mole of gas on each side.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{FeO(s) + CO(g) <=> Fe(s) + CO2(g)}': '(1 - 1)^2',
        '\\ce{C(s) + CO2(g) <=> 2CO(g)}': '(2 - 1)^2',
        '\\ce{CO(g) + 2H2(g) <=> CH3OH(g)}': '(1 - 3)^2',
        '\\ce{CaCO3(s) <=> CaO(s) + CO2(g)}': '(1 - 0)^2',
      },
      pick: 'least',
      quantity: 'the square of the change in moles of gas',
    },
  },
  {
    id: 'general-equilibrium-19',
    topics: ['equilibrium'],
    tests: ['magnitude-of-the-equilibrium-constant'],
    difficulty: 'beginner',
    text: 'For \\ce{N2(g) + O2(g) <=> 2NO(g)} the equilibrium constant is about 5 × 10^{−31} at 25 °C. What does this value alone indicate about a mixture of nitrogen and oxygen at 25 °C?',
    answer: 'At equilibrium it contains almost no \\ce{NO}.',
    distractors: [
      {
        text: 'At equilibrium it contains almost no \\ce{N2}.',
        slip: 'inverted-ratio',
        teaching: 'The product is in the numerator, so a tiny constant means hardly any product.',
      },
      {
        text: 'It takes a very long time to reach equilibrium.',
        slip: 'rate-for-extent',
        teaching:
          'An equilibrium constant shows how far a reaction goes, not how fast. The rate depends on the activation energy.',
      },
      {
        text: 'It reaches equilibrium instantly.',
        slip: 'rate-for-extent',
        teaching:
          'The fact that only a little has to react does not make the reaction fast; an equilibrium constant contains no information about the rate.',
      },
    ],
    explanation:
      '*K* = \\frac{[\\ce{NO}]^{2}}{[\\ce{N2}][\\ce{O2}]} is extremely small, so at equilibrium the mixture contains almost no \\ce{NO}. The constant says nothing about the time needed.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-20',
    topics: ['equilibrium'],
    tests: ['magnitude-of-the-equilibrium-constant'],
    uses: ['equilibrium-constant-expression'],
    difficulty: 'intermediate',
    text: 'For the gas-phase reaction \\ce{A <=> B} the equilibrium constant is 0.25 at a certain temperature. A box with 20 particles represents the equilibrium mixture. Which particles does it contain?',
    answer: '16 A and 4 B',
    distractors: [
      {
        text: '4 A and 16 B',
        slip: 'inverted-ratio',
        teaching: 'This box has [B]/[A] = 4, but a constant below 1 means that A predominates.',
      },
      {
        text: '15 A and 5 B',
        slip: 'ratio-for-share',
        teaching:
          'In this box a quarter of all the particles are B. The constant is the ratio of B to A, not of B to the total.',
      },
      {
        text: '5 A and 15 B',
        slip: 'ratio-for-share',
        teaching: 'In this box a quarter of the particles are A. The ratio of B to A must be one to four.',
      },
    ],
    explanation:
      '*K* = [B]/[A] = 0.25 means four A for each B. Of 20 particles, 16 are A and 4 are B: \\frac{4}{16} = 0.25.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '16 A and 4 B': '(4 / 16 - 0.25)^2',
        '4 A and 16 B': '(16 / 4 - 0.25)^2',
        '15 A and 5 B': '(5 / 15 - 0.25)^2',
        '5 A and 15 B': '(15 / 5 - 0.25)^2',
      },
      pick: 'least',
      quantity: 'the squared distance of B/A from the equilibrium constant',
    },
  },
];
