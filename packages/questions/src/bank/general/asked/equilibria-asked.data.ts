import type { WrittenQuestion } from '../../written-question.ts';

export const equilibriaAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-680',
    topics: ['equilibrium'],
    tests: ['equilibrium-concentrations'],
    difficulty: 'intermediate',
    text: 'At a certain temperature, *K*_{c} for the reaction \\ce{COCl2(g) <=> CO(g) + Cl2(g)} is 2.2 × 10^{−10}. A container initially holds only \\ce{COCl2}, at 0.100 mol/L. What is [\\ce{CO}] at equilibrium?',
    answer: '4.7 × 10^{−6} mol/L',
    distractors: [
      {
        text: '1.5 × 10^{−5} mol/L',
        slip: 'given-amount-left-out',
        teaching: 'This is the square root of *K*_{c} alone; *x*^{2} equals *K*_{c} times 0.100 mol/L.',
        expression: 'sqrt(2.2e-10)',
      },
      {
        text: '1.5 × 10^{−6} mol/L',
        slip: 'forgot-square-root',
        teaching:
          'The root was taken of *K*_{c} alone; *x*^{2} = *K*_{c} × 0.100 requires the root of 0.100 as well.',
        expression: 'sqrt(2.2e-10) * 0.100',
      },
      {
        text: '4.7 × 10^{−5} mol/L',
        slip: 'divided-for-multiplied',
        teaching: '*K*_{c} was divided by 0.100 mol/L, but *x*^{2}/0.100 = *K*_{c} requires multiplying.',
        expression: 'sqrt(2.2e-10 / 0.100)',
      },
    ],
    explanation:
      '*K*_{c} = *x*^{2}/(0.100 − *x*). Because *K*_{c} is so small, *x* is negligible compared with 0.100, and *x* = (2.2 × 10^{−10} × 0.100)^{1/2} = 4.7 × 10^{−6} mol/L.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: { kind: 'quantity', expression: 'sqrt(2.2e-10 * 0.100)', unit: 'mol/L' },
  },
  {
    id: 'general-equilibrium-681',
    topics: ['equilibrium'],
    tests: ['equilibrium-concentrations'],
    difficulty: 'intermediate',
    text: 'In the ICE table for \\ce{AB(g) <=> A(g) + B(g)}, the equilibrium concentration of AB is 0.10 − *x*, in mol/L. A student approximates it as 0.10 and obtains *x* = 0.030. Is this approximation acceptable, and how does the true value of *x* compare with 0.030?',
    answer: 'No; *x* is 30% of 0.10, and the true value is smaller.',
    distractors: [
      {
        text: 'No; *x* is 30% of 0.10, and the true value is larger.',
        slip: 'reversed-trend',
        teaching: 'The student overestimated [AB], so *x*^{2} = *K*_{c}[AB] came out too large as well.',
      },
      {
        text: 'Yes; *x* is only 3%, and the true value is nearly the same.',
        slip: 'wrong-reference',
        teaching: 'The 3% compares *x* with 1 mol/L, but it has to be compared with the initial 0.10 mol/L.',
      },
      {
        text: 'Yes; *x* is below 0.10, and the true value is nearly the same.',
        slip: 'one-condition-only',
        teaching: 'Any possible *x* is below 0.10; it may be neglected only if it is below about 5% of 0.10.',
      },
    ],
    explanation:
      'A change of more than about 5% of the initial concentration cannot be neglected, and 0.030/0.10 is 30%. Less than 0.10 mol/L of AB is left, so *x*^{2} = *K*_{c}(0.10 − *x*) gives a smaller *x*.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
  },
  {
    id: 'general-equilibrium-682',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    uses: ['equilibrium-constant-expression'],
    difficulty: 'beginner',
    text: 'The reaction \\ce{N2(g) + 3H2(g) <=> 2NH3(g)}, Δ*H* = −92 kJ, is at equilibrium at 500 °C. With all other conditions unchanged, which change alters the value of *K*_{c}?',
    answer: 'Cooling the mixture',
    distractors: [
      {
        text: 'Compressing the mixture',
        slip: 'unchanged-taken-as-changed',
        teaching: 'Compression shifts the position until the concentrations give the same *K*_{c} again.',
      },
      {
        text: 'Adding a catalyst',
        slip: 'rate-for-extent',
        teaching:
          'A catalyst changes how fast equilibrium is reached, not the ratio of concentrations there.',
      },
      {
        text: 'Adding more nitrogen',
        slip: 'wrong-cause',
        teaching:
          'Adding nitrogen makes *Q* smaller; more ammonia forms until *Q* equals the unchanged *K*_{c} again.',
      },
    ],
    explanation:
      '*K*_{c} depends on the temperature, but not on pressure, concentrations or a catalyst. The reaction is exothermic, so *K*_{c} rises on cooling the mixture.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-683',
    topics: ['equilibrium', 'kinetics-basics'],
    tests: ['catalysis'],
    difficulty: 'beginner',
    text: 'With vanadium(V) oxide as a catalyst, the reaction \\ce{2SO2(g) + O2(g) <=> 2SO3(g)} reaches equilibrium much sooner, but *K*_{c} is the same as without a catalyst. Why is *K*_{c} unchanged?',
    answer: 'The forward and reverse reactions are sped up by the same factor.',
    distractors: [
      {
        text: 'Only the forward reaction is sped up until both sides are equal.',
        slip: 'one-partner-only',
        teaching: 'A faster forward reaction alone would give more \\ce{SO3} and a larger *K*_{c}.',
      },
      {
        text: 'The enthalpies of both sides are lowered by the same amount.',
        slip: 'catalyst-changes-enthalpy',
        teaching:
          'A catalyst lowers the barrier; the enthalpies of \\ce{SO2}, \\ce{O2} and \\ce{SO3} stay as they are.',
      },
      {
        text: 'The molecules on both sides receive the same additional energy.',
        slip: 'catalyst-adds-energy',
        teaching: 'The vanadium(V) oxide supplies no energy; it offers a path with a lower barrier.',
      },
    ],
    explanation:
      'The catalyst lowers the barrier by the same amount in both directions. The forward and reverse reactions are therefore sped up by the same factor, and their rates become equal at the same concentrations as before.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-684',
    topics: ['equilibrium', 'kinetics-basics'],
    tests: ['arrhenius-equation'],
    uses: ['activation-energy', 'rate-law'],
    difficulty: 'intermediate',
    text: 'For a reversible elementary reaction with Δ*H* ≠ 0, *K*_{c} is the forward rate constant divided by the reverse rate constant. Why does heating change *K*_{c}?',
    answer: 'It raises the two rate constants by different factors.',
    distractors: [
      {
        text: 'It raises the two rate constants by the same factor.',
        slip: 'ratio-not-affected',
        teaching: 'A common factor would cancel in the ratio, as it does with a catalyst.',
      },
      {
        text: 'It lowers the two activation energies by the same factor.',
        slip: 'condition-for-catalyst',
        teaching:
          'Lowering a barrier is what a catalyst does; at a higher temperature, more collisions have enough energy for the same barrier.',
      },
      {
        text: 'It lowers the two activation energies by different factors.',
        slip: 'temperature-lowers-barrier',
        teaching:
          'The activation energies stay as they are; because they differ, the same heating affects the two rate constants differently.',
      },
    ],
    explanation:
      'Rate constants depend on temperature, not on concentration. The endothermic direction has the higher activation energy, so heating speeds it up more: it raises the two rate constants by different factors.',
    reference: 'OpenStax Chemistry 2e, sections 12.5 and 13.3',
  },
  {
    id: 'general-equilibrium-685',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression'],
    difficulty: 'beginner',
    text: 'Concentrations are given in mol/L. If the units are carried through the equilibrium expression, what are the units of *K*_{c} for the reaction \\ce{N2(g) + 3H2(g) <=> 2NH3(g)}?',
    answer: 'L^{2}/mol^{2}',
    distractors: [
      {
        text: 'mol^{2}/L^{2}',
        slip: 'inverted-ratio',
        teaching:
          'The product is in the numerator: two concentrations over four leave (mol/L)^{−2}, not (mol/L)^{2}.',
      },
      {
        text: 'L/mol',
        slip: 'ignored-coefficients',
        teaching: 'This counts each substance once, but [\\ce{NH3}] is squared and [\\ce{H2}] is cubed.',
      },
      {
        text: 'mol/L',
        slip: 'answered-another-quantity',
        teaching:
          'These are the units of a single concentration; *K*_{c} has two concentrations in the numerator and four in the denominator.',
      },
    ],
    explanation:
      '*K*_{c} = \\frac{[\\ce{NH3}]^{2}}{[\\ce{N2}][\\ce{H2}]^{3}} has two concentrations in the numerator and four in the denominator. This leaves mol/L to the power −2, which is L^{2}/mol^{2}.',
    reference: 'OCR A-level Chemistry A, section 5.1.2',
  },
  {
    id: 'general-equilibrium-686',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression'],
    difficulty: 'beginner',
    text: 'For which equilibrium does *K*_{c} have no units if concentrations are given in mol/L and the units are carried through the equilibrium expression?',
    answer: '\\ce{CO(g) + H2O(g) <=> CO2(g) + H2(g)}',
    distractors: [
      {
        text: '\\ce{N2O4(g) <=> 2NO2(g)}',
        slip: 'ignored-coefficients',
        teaching: 'There is one substance on each side, but [\\ce{NO2}] is squared; mol/L is left.',
      },
      {
        text: '\\ce{2SO2(g) + O2(g) <=> 2SO3(g)}',
        slip: 'one-partner-only',
        teaching: 'The squares of [\\ce{SO3}] and [\\ce{SO2}] cancel, but [\\ce{O2}] still leaves L/mol.',
      },
      {
        text: '\\ce{CH4(g) + H2O(g) <=> CO(g) + 3H2(g)}',
        slip: 'wrong-thing-counted',
        teaching:
          'There are two substances on each side, but [\\ce{H2}] is cubed, which leaves mol^{2}/L^{2}.',
      },
    ],
    explanation:
      'Units cancel when the exponents in the numerator and those in the denominator have the same sum. With two concentrations in each, this is so for \\ce{CO(g) + H2O(g) <=> CO2(g) + H2(g)}.',
    reference: 'OCR A-level Chemistry A, section 5.1.2',
  },
  {
    id: 'general-equilibrium-687',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures', 'equilibrium-constant-expression'],
    difficulty: 'intermediate',
    text: 'For the equilibrium \\ce{C(s) + CO2(g) <=> 2CO(g)}, concentrations are given in mol/L and partial pressures in kPa. If the units are carried through the equilibrium expressions, what are the units of *K*_{c} and *K*_{p}?',
    answer: '*K*_{c}: mol/L; *K*_{p}: kPa',
    distractors: [
      {
        text: '*K*_{c}: none; *K*_{p}: kPa',
        slip: 'wrong-thing-counted',
        teaching:
          'Here solid carbon was counted in *K*_{c} but not in *K*_{p}; it belongs in neither, so mol/L is left.',
      },
      {
        text: '*K*_{c}: none; *K*_{p}: none',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'The two moles on the left include solid carbon, which is left out of both constants.',
      },
      {
        text: '*K*_{c}: mol/L; *K*_{p}: none',
        slip: 'one-part-right',
        teaching: 'Partial pressures have units just as concentrations do: kPa^{2}/kPa leaves kPa.',
      },
    ],
    explanation:
      'Solid carbon is left out. *K*_{c} = [\\ce{CO}]^{2}/[\\ce{CO2}] has the unit mol/L, and *K*_{p} = *p*(\\ce{CO})^{2}/*p*(\\ce{CO2}) has the unit kPa.',
    reference: 'OCR A-level Chemistry A, section 5.1.2',
  },
  {
    id: 'general-equilibrium-688',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle', 'partial-pressures'],
    difficulty: 'intermediate',
    text: 'The reaction \\ce{2SO2(g) + O2(g) <=> 2SO3(g)} is at equilibrium in a rigid container. Argon is pumped in at constant temperature until the total pressure has doubled. What happens to the amount of \\ce{SO3}, and why?',
    answer: 'It stays the same: the partial pressures of the reacting gases do not change.',
    distractors: [
      {
        text: 'It increases: argon raises the gas pressures, which favors fewer molecules.',
        slip: 'inert-gas-shifts-equilibrium',
        teaching:
          'Argon raises only the total pressure; compression would raise the partial pressures of the reacting gases, too.',
      },
      {
        text: 'It decreases: argon dilutes the gases and lowers their partial pressures.',
        slip: 'other-variable',
        teaching:
          'Dilution would need a larger volume; in a rigid container the concentrations and partial pressures stay as they are.',
      },
      {
        text: 'It stays the same: argon speeds up both reactions by the same factor.',
        slip: 'event-invented',
        teaching: 'Argon takes no part in the reaction and does not act as a catalyst.',
      },
    ],
    explanation:
      'The amounts, the volume and the temperature of the reacting gases are unchanged. The partial pressures of \\ce{SO2}, \\ce{O2} and \\ce{SO3} therefore do not change, *Q* still equals *K*, and the amount of \\ce{SO3} stays the same.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-689',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle', 'partial-pressures'],
    difficulty: 'intermediate',
    text: 'In a cylinder with a freely moving piston, the reaction \\ce{N2O4(g) <=> 2NO2(g)} is at equilibrium at 1 bar. Helium is added at constant temperature while the pressure stays at 1 bar. What happens?',
    answer: 'More \\ce{N2O4} dissociates, because the volume increases.',
    distractors: [
      {
        text: 'More \\ce{NO2} dimerizes, because a gas is added.',
        slip: 'inert-gas-shifts-equilibrium',
        teaching: 'The total pressure stays at 1 bar, so helium takes over part of it from the other gases.',
      },
      {
        text: 'No shift occurs, because helium does not react.',
        slip: 'one-condition-only',
        teaching:
          'This holds in a rigid container; here the piston moves out, and both partial pressures fall.',
      },
      {
        text: 'More \\ce{N2O4} dissociates, because *K*_{p} increases.',
        slip: 'unchanged-taken-as-changed',
        teaching: '*K*_{p} depends on temperature alone, and the temperature is constant.',
      },
    ],
    explanation:
      'The volume increases, so the partial pressures of \\ce{NO2} and \\ce{N2O4} fall by the same factor. *Q*_{p} = *p*(\\ce{NO2})^{2}/*p*(\\ce{N2O4}) drops below *K*_{p}, and more \\ce{N2O4} dissociates.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-690',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures', 'equilibrium-concentrations'],
    difficulty: 'advanced',
    text: 'At a certain temperature, *K*_{p} for the reaction \\ce{N2O4(g) <=> 2NO2(g)} is 0.50 (pressures in bar). Pure \\ce{N2O4} is placed in a cylinder and reaches equilibrium at a total pressure of 1.00 bar. What is the degree of dissociation of \\ce{N2O4}?',
    answer: '0.33',
    distractors: [
      {
        text: '0.35',
        slip: 'neglected-change',
        teaching: 'Here 1 − *α*^{2} was set equal to 1, but a third of the \\ce{N2O4} has dissociated.',
        expression: 'sqrt(0.50 / (4 * 1.00))',
      },
      {
        text: '0.58',
        slip: 'forgot-coefficient-in-ice',
        teaching: 'This treats \\ce{NO2} as *α* instead of 2*α*, so the factor 4 is missing.',
        expression: 'sqrt(0.50 / (0.50 + 1.00))',
      },
      {
        text: '0.50',
        slip: 'answered-another-quantity',
        teaching:
          'This is the mole fraction of \\ce{NO2} at equilibrium, 2*α*/(1 + *α*), not the share of \\ce{N2O4} that has dissociated.',
        expression: '2 * sqrt(0.50 / (0.50 + 4 * 1.00)) / (1 + sqrt(0.50 / (0.50 + 4 * 1.00)))',
      },
    ],
    explanation:
      'From 1 mol of \\ce{N2O4}, 1 − *α* mol of \\ce{N2O4} and 2*α* mol of \\ce{NO2} are present at equilibrium, 1 + *α* mol in total. Thus *K*_{p} = 4*α*^{2}*p*/(1 − *α*^{2}), and *α* = (0.50/4.50)^{1/2} = 0.33.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: { kind: 'quantity', expression: 'sqrt(0.50 / (0.50 + 4 * 1.00))', unit: '' },
  },
  {
    id: 'general-equilibrium-691',
    topics: ['equilibrium', 'gas-laws'],
    tests: ['equilibrium-concentrations', 'gas-density-and-molar-mass'],
    difficulty: 'intermediate',
    text: 'Pure \\ce{PCl5} (208.2 g/mol) partially dissociates: \\ce{PCl5(g) <=> PCl3(g) + Cl2(g)}. From its density, the equilibrium mixture is found to have an average molar mass of 130.1 g/mol. What is the degree of dissociation of \\ce{PCl5}?',
    answer: '0.60',
    distractors: [
      {
        text: '0.62',
        slip: 'inverted-ratio',
        teaching: '130.1/208.2 is the ratio of the initial to the total amount, 1/(1 + *α*), not *α*.',
        expression: '130.1 / 208.2',
      },
      {
        text: '0.38',
        slip: 'wrong-reference',
        teaching:
          'The decrease of 78.1 g/mol was divided by 208.2 g/mol instead of by the average molar mass.',
        expression: '(208.2 - 130.1) / 208.2',
      },
      {
        text: '0.30',
        slip: 'needless-half',
        teaching: 'Each \\ce{PCl5} molecule that dissociates adds one molecule to the total, not two.',
        expression: '(208.2 / 130.1 - 1) / 2',
      },
    ],
    explanation:
      'The mass stays the same while 1 mol becomes 1 + *α* mol, so the average molar mass falls to 208.2/(1 + *α*) g/mol. Thus 1 + *α* = 208.2/130.1 = 1.60, and *α* = 0.60.',
    reference: 'NCERT Chemistry XI, Equilibrium',
    computation: { kind: 'quantity', expression: '208.2 / 130.1 - 1', unit: '' },
  },
  {
    id: 'general-equilibrium-692',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium'],
    difficulty: 'beginner',
    text: 'A ball at rest in a bowl is in static equilibrium. A sealed tube of \\ce{NO2} and \\ce{N2O4} with a constant brown color is in dynamic equilibrium. Which statement is true of the tube but not of the ball?',
    answer: 'Two opposing processes occur at equal rates.',
    distractors: [
      {
        text: 'All of the visible properties remain constant.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'The ball keeps its position just as the tube keeps its color, so this is true of both.',
      },
      {
        text: 'The two components are present in equal amounts.',
        slip: 'equal-amounts-at-equilibrium',
        teaching: 'The amounts of \\ce{NO2} and \\ce{N2O4} are constant, but they need not be equal.',
      },
      {
        text: 'All of the changes have come to a stop.',
        slip: 'equilibrium-as-standstill',
        teaching:
          'This describes the ball; in the tube \\ce{NO2} and \\ce{N2O4} keep changing into each other.',
      },
    ],
    explanation:
      'In a static equilibrium, nothing moves or changes. In the tube, \\ce{N2O4} still splits and \\ce{NO2} still combines: two opposing processes occur at equal rates.',
    reference: 'NSW Chemistry Stage 6 syllabus, module 5',
  },
  {
    id: 'general-equilibrium-693',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium'],
    difficulty: 'intermediate',
    text: 'In which case is a dynamic equilibrium established?',
    answer: '\\ce{CaCO3} kept at 800 °C in a small sealed tube',
    distractors: [
      {
        text: '\\ce{CaCO3} kept at 800 °C in an open container',
        slip: 'one-condition-only',
        teaching: 'Carbon dioxide escapes from the open container, so the reverse reaction cannot keep up.',
      },
      {
        text: 'Water kept at 30 °C in an open container in dry air',
        slip: 'given-fact-overlooked',
        teaching:
          'The vapor spreads into the dry air, so evaporation continues until the container is empty.',
      },
      {
        text: 'Charcoal burning in a sealed container of oxygen',
        slip: 'reaction-type-confused',
        teaching:
          'The container is sealed, but carbon dioxide does not noticeably turn back into carbon and oxygen.',
      },
    ],
    explanation:
      'A dynamic equilibrium requires a reversible change in a closed system. In the sealed tube, \\ce{CO2} cannot escape and combines with \\ce{CaO} as fast as \\ce{CaCO3} decomposes.',
    reference: 'NSW Chemistry Stage 6 syllabus, module 5',
  },
];
