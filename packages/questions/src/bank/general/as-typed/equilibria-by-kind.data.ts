import type { WrittenQuestion } from '../../written-question.ts';

export const equilibriaByKindQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-300',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-expression'],
    difficulty: 'beginner',
    text: 'Which statement is true of all the constants *K*_{c}, *K*_{p}, *K*_{a}, *K*_{b}, *K*_{w} and *K*_{sp}?',
    answer: 'At a given temperature, each is constant for its reaction.',
    distractors: [
      {
        text: 'Each is a ratio with concentrations in its denominator.',
        slip: 'overgeneralised-rule',
        teaching: '*K*_{sp} and *K*_{w} have no denominator, since a solid and the solvent are left out.',
      },
      {
        text: 'A large value means that the reaction is fast.',
        slip: 'rate-for-extent',
        teaching: 'Equilibrium constants show how far a reaction goes, not how fast.',
      },
      {
        text: 'Pure solids and the solvent are included in the expression.',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'Pure solids and the solvent are left out of all of them.',
      },
    ],
    explanation:
      'They are all equilibrium constants, written for special kinds of reactions. Each depends only on temperature, so at a given temperature it is constant.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-equilibrium-301',
    topics: ['equilibrium', 'acids-and-bases'],
    tests: ['acid-dissociation-constant'],
    uses: ['equilibrium-constant-expression'],
    difficulty: 'intermediate',
    text: 'For ammonia *K*_{b} is 1.8 × 10^{−5} at 25 °C (*K*_{w} = 1.0 × 10^{−14}). What is the equilibrium constant of \\ce{NH4+ + H2O <=> NH3 + H3O+}, and what is it called?',
    answer: '5.6 × 10^{−10}; *K*_{a} of \\ce{NH4+}',
    distractors: [
      {
        text: '1.8 × 10^{9}; *K*_{a} of \\ce{NH4+}',
        slip: 'inverted-ratio',
        teaching: 'This is *K*_{b} divided by *K*_{w}.',
      },
      {
        text: '5.6 × 10^{4}; *K*_{a} of \\ce{NH4+}',
        slip: 'answered-another-quantity',
        teaching: 'This is 1/*K*_{b}, the constant of \\ce{NH4+ + OH- <=> NH3 + H2O}.',
      },
      {
        text: '1.8 × 10^{−5}; *K*_{b} of \\ce{NH4+}',
        slip: 'poh-for-ph',
        teaching: 'This is *K*_{b} of \\ce{NH3}; the ionization of the acid \\ce{NH4+} has a *K*_{a}.',
      },
    ],
    explanation:
      'The reaction is the ionization of the acid \\ce{NH4+}, so its constant is *K*_{a} = *K*_{w}/*K*_{b} = 1.0 × 10^{−14}/(1.8 × 10^{−5}) = 5.6 × 10^{−10}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-equilibrium-302',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures'],
    difficulty: 'intermediate',
    text: 'For which gas-phase reaction do *K*_{p} (in bar) and *K*_{c} (in mol/L) have the same value at any temperature?',
    answer: '\\ce{H2 + I2 <=> 2HI}',
    distractors: [
      {
        text: '\\ce{CO + Cl2 <=> COCl2}',
        slip: 'moles-of-gas-uncompared',
        teaching: 'Two moles of gas become one, so the two values differ by a factor of *RT*.',
      },
      {
        text: '\\ce{PCl3 + Cl2 <=> PCl5}',
        slip: 'moles-of-gas-uncompared',
        teaching: 'Two moles of gas become one, so *K*_{p} = *K*_{c}(*RT*)^{−1}.',
      },
      {
        text: '\\ce{H2 + C2H4 <=> C2H6}',
        slip: 'moles-of-gas-uncompared',
        teaching: 'Two moles of gas become one, so Δ*n* is −1, not 0.',
      },
    ],
    explanation:
      '*K*_{p} = *K*_{c}(*RT*)^{Δ*n*}. Only in \\ce{H2 + I2 <=> 2HI} does the number of moles of gas not change, so Δ*n* is 0.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'general-equilibrium-303',
    topics: ['equilibrium'],
    tests: ['ionic-product-of-water'],
    uses: ['equilibrium-constant-expression'],
    difficulty: 'beginner',
    text: 'Which of these is the correct expression for the *K*_{w} of water?',
    answer: '[\\ce{H3O+}][\\ce{OH-}]',
    distractors: [
      {
        text: '[\\ce{H3O+}][\\ce{OH-}]/[\\ce{H2O}]',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'Water is the solvent, and the solvent is left out of equilibrium constants.',
      },
      {
        text: '[\\ce{H3O+}] + [\\ce{OH-}]',
        slip: 'sum-for-product',
        teaching:
          'In an equilibrium expression, the concentrations of the products are multiplied, not added.',
      },
      {
        text: '1/([\\ce{H3O+}][\\ce{OH-}])',
        slip: 'inverted-ratio',
        teaching: 'This is the constant of the reverse reaction, neutralization.',
      },
    ],
    explanation:
      'For \\ce{2H2O <=> H3O+ + OH-} the concentrations of the products are multiplied, and the solvent is left out: [\\ce{H3O+}][\\ce{OH-}].',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'general-equilibrium-304',
    topics: ['equilibrium'],
    tests: ['partial-pressures'],
    uses: ['equilibrium-constant-in-pressures'],
    difficulty: 'beginner',
    text: 'An equilibrium mixture of 2.0 mol of \\ce{N2}, 3.0 mol of \\ce{H2} and 5.0 mol of \\ce{NH3} has a total pressure of 200 kPa. What partial pressure of \\ce{H2} is used to calculate *K*_{p}?',
    answer: '60 kPa',
    distractors: [
      {
        text: '86 kPa',
        slip: 'ratio-for-share',
        teaching:
          '3.0 mol was divided by the 7.0 mol of the other gases; it must be divided by the total of 10.0 mol.',
        expression: '3.0 / (2.0 + 5.0) * 200',
      },
      {
        text: '100 kPa',
        slip: 'wrong-substance-data',
        teaching: 'This is the partial pressure of ammonia, whose mole fraction is 0.50.',
        expression: '5.0 / 10.0 * 200',
      },
      {
        text: '120 kPa',
        slip: 'ratio-for-share',
        teaching:
          '3.0 mol was divided by the 5.0 mol of ammonia; it must be divided by the total of 10.0 mol.',
        expression: '3.0 / 5.0 * 200',
      },
    ],
    explanation:
      'The mole fraction of hydrogen is 3.0/10.0 = 0.30, so its partial pressure is 0.30 × 200 kPa = 60 kPa.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
    computation: { kind: 'quantity', expression: '3.0 / 10.0 * 200', unit: 'kPa' },
  },
  {
    id: 'general-equilibrium-305',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures'],
    uses: ['calculating-an-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'A mixture of 1.00 mol of \\ce{SO2} and 1.00 mol of \\ce{O2} is allowed to reach equilibrium: \\ce{2SO2(g) + O2(g) <=> 2SO3(g)}. The mixture then contains 0.60 mol of \\ce{SO3} at a total pressure of 170 kPa. What is *K*_{p}?',
    answer: '0.032 kPa^{−1}',
    distractors: [
      {
        text: '31 kPa^{−1}',
        slip: 'inverted-ratio',
        teaching: 'The fraction is inverted: 31 kPa is the constant for the decomposition of \\ce{SO3}.',
        expression: '1 / 60^2 * (40^2 * 70)',
      },
      {
        text: '0.046 kPa^{−1}',
        slip: 'forgot-coefficient-in-ice',
        teaching: 'For 0.60 mol of \\ce{SO3} only 0.30 mol of \\ce{O2} is used up, not 0.60 mol.',
        expression: '(0.60 / 0.40)^2 / (0.40 / 1.40 * 170)',
      },
      {
        text: '0.021 kPa^{−1}',
        slip: 'forgot-exponent',
        teaching: 'The partial pressures of \\ce{SO3} and \\ce{SO2} must be squared.',
        expression: '60 / (40 * 70)',
      },
    ],
    explanation:
      'At equilibrium, 0.40 mol of \\ce{SO2} and 0.70 mol of \\ce{O2} remain. With 1.70 mol in all, each mole accounts for 100 kPa, so the partial pressures are 60, 40 and 70 kPa. *K*_{p} = 60^{2}/(40^{2} × 70) = 0.032 kPa^{−1}.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
    computation: { kind: 'quantity', expression: '60^2 / (40^2 * 70)', unit: 'kPa^-1' },
  },
  {
    id: 'general-equilibrium-306',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    uses: ['equilibrium-constant-in-pressures'],
    difficulty: 'intermediate',
    text: 'The reaction \\ce{N2O4(g) <=> 2NO2(g)} is endothermic. The equilibrium mixture is compressed to half its volume at constant temperature. What happens to *K*_{p} and to the mole fraction of \\ce{NO2}?',
    answer: '*K*_{p} stays the same, and the mole fraction falls.',
    distractors: [
      {
        text: '*K*_{p} falls, and the mole fraction falls.',
        slip: 'value-for-change',
        teaching: 'Only temperature changes *K*_{p}; pressure shifts the composition.',
      },
      {
        text: '*K*_{p} stays the same, and the mole fraction rises.',
        slip: 'reversed-trend',
        teaching: 'Compression favors the side with fewer molecules, \\ce{N2O4}.',
      },
      {
        text: '*K*_{p} rises, and the mole fraction stays the same.',
        slip: 'inert-gas-shifts-equilibrium',
        teaching: '*K*_{p} does not change; at a higher pressure the composition must change.',
      },
    ],
    explanation:
      '*K*_{p} depends on temperature alone. To keep *p*(\\ce{NO2})^{2}/*p*(\\ce{N2O4}) constant at higher pressure, part of the \\ce{NO2} combines to form \\ce{N2O4}, so the mole fraction of \\ce{NO2} falls.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-equilibrium-307',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures'],
    difficulty: 'beginner',
    text: 'What is the expression for *K*_{p} of \\ce{CaCO3(s) <=> CaO(s) + CO2(g)}?',
    answer: '*p*(\\ce{CO2})',
    distractors: [
      {
        text: '1/*p*(\\ce{CO2})',
        slip: 'inverted-ratio',
        teaching: 'Products are in the numerator of the expression.',
      },
      {
        text: '*p*(\\ce{CaO}) × *p*(\\ce{CO2})/*p*(\\ce{CaCO3})',
        slip: 'solids-in-equilibrium-constant',
        teaching: 'Pure solids are not included, and they have no noticeable pressure.',
      },
      {
        text: '*p*(\\ce{CaO}) + *p*(\\ce{CO2})',
        slip: 'sum-for-product',
        teaching: 'Pure solids are not included, and partial pressures are never added in the expression.',
      },
    ],
    explanation:
      'Pure solids are left out of equilibrium constants. The only gas is carbon dioxide, with a coefficient of 1, so the expression is *p*(\\ce{CO2}).',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'general-equilibrium-308',
    topics: ['equilibrium'],
    tests: ['gibbs-energy-and-equilibrium-constant'],
    uses: ['gibbs-energy'],
    difficulty: 'advanced',
    text: 'For \\ce{A(g) <=> B(g)}, Δ*G*° is +2.0 kJ/mol at 298 K. A vessel contains A at 1.0 bar and B at 0.10 bar. Which statement is correct at 298 K? (*RT* = 2.48 kJ/mol)',
    answer: '*K* < 1, yet more B forms.',
    distractors: [
      {
        text: '*K* < 1, so B changes to A.',
        slip: 'wrong-reference',
        teaching: 'Δ*G*° compares the pure gases at 1 bar; here *Q* = 0.10 is smaller than *K* = 0.45.',
      },
      {
        text: '*K* > 1, so more B forms.',
        slip: 'wrong-sign',
        teaching: 'A positive Δ*G*° means ln *K* < 0 and *K* < 1.',
      },
      {
        text: '*K* > 1, yet B changes to A.',
        slip: 'reversed-trend',
        teaching: 'Neither part is correct: ln *K* = −2.0/2.48 is negative, and *Q* < *K*.',
      },
    ],
    explanation:
      'ln *K* = −Δ*G*°/*RT* = −0.81, so *K* = 0.45 < 1. Because *Q* = 0.10 < *K*, Δ*G* = *RT* ln(*Q*/*K*) is negative and more B forms.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-equilibrium-309',
    topics: ['equilibrium'],
    tests: ['gibbs-energy-and-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'At 400 K a reaction has Δ*G*° = −7.66 kJ/mol. What is its equilibrium constant? (*R* = 8.314 J/(mol K))',
    answer: '10',
    distractors: [
      {
        text: '0.10',
        slip: 'wrong-sign',
        teaching: 'ln *K* = −Δ*G*°/(*RT*) is positive here.',
        expression: '1 / exp(7660 / (8.314 * 400))',
      },
      {
        text: '2.3',
        slip: 'logarithm-for-number',
        teaching: 'This is ln *K*; *K* itself is e^{2.30}.',
        expression: '7660 / (8.314 * 400)',
      },
      {
        text: '0.43',
        slip: 'inverted-ratio',
        teaching: 'This is *RT*/(−Δ*G*°), the inverse of ln *K*; *K* itself is e^{2.30}.',
        expression: '8.314 * 400 / 7660',
      },
    ],
    explanation: 'ln *K* = 7660/(8.314 × 400) = 2.30, so *K* = e^{2.30} = 10.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
    computation: { kind: 'quantity', expression: 'exp(7660 / (8.314 * 400))', unit: '' },
  },
  {
    id: 'general-equilibrium-310',
    topics: ['equilibrium'],
    tests: ['gibbs-energy-and-equilibrium-constant', 'gibbs-energy-and-temperature'],
    difficulty: 'advanced',
    text: 'A reaction has Δ*H*° = +60 kJ/mol and Δ*S*° = +150 J/(mol K), both taken as constant. At what temperature is *K* = 1, and what is *K* above this temperature?',
    answer: 'At 400 K; above it, *K* > 1',
    distractors: [
      {
        text: 'At 400 K; above it, *K* < 1',
        slip: 'wrong-sign',
        teaching: 'For an endothermic reaction, *K* increases with temperature.',
      },
      {
        text: 'At 0.40 K; above it, *K* > 1',
        slip: 'unit-prefix',
        teaching: 'Δ*H*° must be converted from 60 kJ to 60 000 J, because Δ*S*° is in J/(mol K).',
      },
      {
        text: 'At 2.5 K; above it, *K* < 1',
        slip: 'inverted-ratio',
        teaching:
          'The temperature is Δ*H*°/Δ*S*°, with 60 kJ as 60 000 J; here 150 was divided by 60. Above this temperature, *K* > 1.',
      },
    ],
    explanation:
      '*K* = 1 means Δ*G*° = 0, so *T* = Δ*H*°/Δ*S*° = 60 000/150 = 400 K. Above this temperature, *T*Δ*S*° is greater than Δ*H*°, Δ*G*° < 0 and *K* > 1.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-equilibrium-311',
    topics: ['equilibrium'],
    tests: ['gibbs-energy-and-equilibrium-constant'],
    difficulty: 'beginner',
    text: 'What is the sign of Δ*G*° if the equilibrium constant is much greater than 1?',
    answer: 'Negative',
    distractors: [
      {
        text: 'Positive',
        slip: 'wrong-sign',
        teaching: 'If *K* > 1, ln *K* is positive, and Δ*G*° = −*RT* ln *K* is negative.',
      },
      { text: 'Zero', slip: 'answered-another-quantity', teaching: 'Δ*G*° is zero only if *K* = 1.' },
      {
        text: 'Either sign, depending on the temperature',
        slip: 'one-condition-only',
        teaching: 'At any temperature, the sign of Δ*G*° depends only on the sign of ln *K*.',
      },
    ],
    explanation: 'Δ*G*° = −*RT* ln *K*. With *K* > 1 the logarithm is positive, so Δ*G*° is negative.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-equilibrium-312',
    topics: ['equilibrium'],
    tests: ['solubility-product', 'reaction-quotient'],
    difficulty: 'beginner',
    text: 'Two solutions are mixed, and the ion product *Q* of a salt is 100 times its *K*_{sp}. What happens?',
    answer: 'A precipitate forms until *Q* has fallen to *K*_{sp}.',
    distractors: [
      {
        text: 'No precipitate forms, since *Q* is greater than *K*_{sp}.',
        slip: 'reversed-trend',
        teaching:
          '*Q* > *K*_{sp} means that the solution contains more ions than it can hold at equilibrium, so the excess precipitates.',
      },
      {
        text: '*K*_{sp} rises until it is equal to *Q*.',
        slip: 'value-for-change',
        teaching: '*K*_{sp} is a constant at a given temperature.',
      },
      {
        text: 'A precipitate forms until *Q* has fallen to zero.',
        slip: 'equilibrium-as-completion',
        teaching: 'Some ions stay in solution; precipitation stops when the solution is just saturated.',
      },
    ],
    explanation:
      'Because *Q* > *K*_{sp}, the solution is supersaturated. Solid forms and lowers *Q* until it equals *K*_{sp}.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-equilibrium-313',
    topics: ['equilibrium'],
    tests: ['solubility-product', 'reaction-quotient'],
    difficulty: 'intermediate',
    text: 'A 100 mL sample of 0.0020 mol/L \\ce{Pb(NO3)2} is mixed with 100 mL of 0.0040 mol/L \\ce{NaI}. Does a precipitate form? (*K*_{sp}(\\ce{PbI2}) = 1.4 × 10^{−8})',
    answer: 'No: *Q* = 4.0 × 10^{−9} is smaller than *K*_{sp}.',
    distractors: [
      {
        text: 'Yes: *Q* = 3.2 × 10^{−8} is greater than *K*_{sp}.',
        slip: 'ignored-dilution',
        teaching: 'Mixing halves both concentrations before they are multiplied.',
      },
      {
        text: 'Yes: *Q* = 2.0 × 10^{−6} is greater than *K*_{sp}.',
        slip: 'forgot-exponent',
        teaching: 'The iodide concentration must be squared.',
      },
      {
        text: 'Yes: *Q* = 4.0 × 10^{−9} is smaller than *K*_{sp}.',
        slip: 'reversed-trend',
        teaching: 'The value of *Q* is correct, but a solid forms only when *Q* exceeds *K*_{sp}.',
      },
    ],
    explanation:
      'After mixing, [\\ce{Pb^2+}] = 0.0010 mol/L and [\\ce{I-}] = 0.0020 mol/L. *Q* = 0.0010 × 0.0020^{2} = 4.0 × 10^{−9} < 1.4 × 10^{−8}, so no precipitate forms.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-equilibrium-314',
    topics: ['equilibrium'],
    tests: ['solubility-product'],
    difficulty: 'intermediate',
    text: 'Solid \\ce{AgNO3} is added slowly to a 0.010 mol/L solution of \\ce{NaCl}. At what [\\ce{Ag+}] does \\ce{AgCl} begin to precipitate? (*K*_{sp}(\\ce{AgCl}) = 1.8 × 10^{−10})',
    answer: '1.8 × 10^{−8} mol/L',
    distractors: [
      {
        text: '1.8 × 10^{−12} mol/L',
        slip: 'multiplied-for-divided',
        teaching: '*K*_{sp} must be divided by 0.010; here it was multiplied.',
        expression: '1.8e-10 * 0.010',
      },
      {
        text: '1.3 × 10^{−5} mol/L',
        slip: 'forgot-square-root',
        teaching:
          'The square root of *K*_{sp} applies to pure water, where the two ion concentrations are equal.',
        expression: 'sqrt(1.8e-10)',
      },
      {
        text: '1.3 × 10^{−4} mol/L',
        slip: 'root-for-power',
        teaching: '*K*_{sp}/0.010 is the silver concentration itself; no square root should be taken.',
        expression: 'sqrt(1.8e-10 / 0.010)',
      },
    ],
    explanation:
      'Precipitation begins when *Q* reaches *K*_{sp}: [\\ce{Ag+}] = 1.8 × 10^{−10}/0.010 = 1.8 × 10^{−8} mol/L.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
    computation: { kind: 'quantity', expression: '1.8e-10 / 0.010', unit: 'mol/L' },
  },
  {
    id: 'general-equilibrium-315',
    topics: ['equilibrium'],
    tests: ['solubility-product', 'reaction-quotient'],
    difficulty: 'advanced',
    text: 'In one experiment, 10.0 mL of 0.10 mol/L \\ce{CaCl2} is added to 90.0 mL of 0.10 mol/L \\ce{NaF}; in a second one, 90.0 mL of the \\ce{CaCl2} solution is added to 10.0 mL of the \\ce{NaF} solution. A precipitate of \\ce{CaF2} (*K*_{sp} = 3.5 × 10^{−11}) forms in both. In which mixture is the ion product *Q* greater before precipitation?',
    answer: 'In the first, since [\\ce{F-}] is squared',
    distractors: [
      {
        text: 'In neither, since both products are 0.010 × 0.090',
        slip: 'forgot-exponent',
        teaching: '[\\ce{F-}] must be squared, so the mixture rich in fluoride has the greater *Q*.',
      },
      {
        text: 'In the second, since calcium has the higher charge',
        slip: 'wrong-ion-charge',
        teaching: 'The charges do not appear in *Q*; the coefficients appear as exponents.',
      },
      {
        text: 'In the second, since two fluorides bind one calcium',
        slip: 'reversed-cause',
        teaching: 'This is why [\\ce{F-}] is squared, but squaring makes *Q* greater in the first mixture.',
      },
    ],
    explanation:
      'In the first mixture, *Q* = 0.010 × 0.090^{2} = 8.1 × 10^{−5}; in the second, *Q* = 0.090 × 0.010^{2} = 9.0 × 10^{−6}. The first is greater, since [\\ce{F-}] is squared.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-equilibrium-316',
    topics: ['equilibrium'],
    tests: ['common-ion-effect'],
    difficulty: 'intermediate',
    text: 'What is the molar solubility of \\ce{AgCl} (*K*_{sp} = 1.8 × 10^{−10}) in 0.050 mol/L \\ce{CaCl2}?',
    answer: '1.8 × 10^{−9} mol/L',
    distractors: [
      {
        text: '3.6 × 10^{−9} mol/L',
        slip: 'forgot-subscript',
        teaching: 'Each \\ce{CaCl2} gives two chloride ions, so [\\ce{Cl-}] is 0.10 mol/L.',
        expression: '1.8e-10 / (0.050)',
      },
      {
        text: '7.2 × 10^{−9} mol/L',
        slip: 'inverted-ratio',
        teaching: 'The chloride concentration is twice 0.050 mol/L, not half of it.',
        expression: '1.8e-10 / (0.050 / 2)',
      },
      {
        text: '7.2 × 10^{−8} mol/L',
        slip: 'needless-square',
        teaching:
          'In *K*_{sp} of \\ce{AgCl}, [\\ce{Cl-}] appears to the first power, and its concentration is 0.10 mol/L.',
        expression: '1.8e-10 / 0.050^2',
      },
    ],
    explanation:
      '[\\ce{Cl-}] = 2 × 0.050 = 0.10 mol/L, so the solubility is 1.8 × 10^{−10}/0.10 = 1.8 × 10^{−9} mol/L.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
    computation: { kind: 'quantity', expression: '1.8e-10 / (2 * 0.050)', unit: 'mol/L' },
  },
  {
    id: 'general-equilibrium-317',
    topics: ['equilibrium'],
    tests: ['common-ion-effect'],
    uses: ['solubility-product'],
    difficulty: 'beginner',
    text: 'Sodium chloride is stirred into a saturated solution of \\ce{PbCl2} over solid \\ce{PbCl2}. What happens?',
    answer: 'More \\ce{PbCl2} precipitates; *K*_{sp} stays the same.',
    distractors: [
      {
        text: 'More \\ce{PbCl2} precipitates; *K*_{sp} becomes smaller.',
        slip: 'value-for-change',
        teaching: 'The solubility falls, but *K*_{sp} depends only on temperature.',
      },
      {
        text: 'More \\ce{PbCl2} dissolves; *K*_{sp} stays the same.',
        slip: 'ignored-common-ion',
        teaching: 'Extra chloride shifts the equilibrium toward the solid.',
      },
      {
        text: 'No more \\ce{PbCl2} precipitates; *K*_{sp} becomes greater.',
        slip: 'shift-overcompensates',
        teaching: '*K*_{sp} does not change, and *Q* now exceeds it.',
      },
    ],
    explanation:
      'The chloride from \\ce{NaCl} raises *Q* = [\\ce{Pb^2+}][\\ce{Cl-}]^{2} above *K*_{sp}, so solid forms until *Q* equals the unchanged *K*_{sp}.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-equilibrium-318',
    topics: ['equilibrium'],
    tests: ['solubility-product'],
    difficulty: 'beginner',
    text: 'What is the molar solubility *s* of \\ce{BaSO4} in pure water in terms of its *K*_{sp}?',
    answer: '*K*_{sp}^{1/2}',
    distractors: [
      {
        text: '*K*_{sp}',
        slip: 'product-for-solubility',
        teaching: '*K*_{sp} is the product *s* × *s*, not *s*.',
      },
      {
        text: '*K*_{sp}/2',
        slip: 'divided-for-root',
        teaching: 'For a product of two equal factors, take the square root; do not divide by 2.',
      },
      {
        text: '*K*_{sp}^{2}',
        slip: 'root-for-power',
        teaching: '*K*_{sp} = *s*^{2}, so *s* is the square root of *K*_{sp}.',
      },
    ],
    explanation:
      'Each formula unit gives one \\ce{Ba^2+} and one \\ce{SO4^2-}, both at a concentration *s*. Therefore *K*_{sp} = *s*^{2}, and *s* = *K*_{sp}^{1/2}.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-equilibrium-319',
    topics: ['equilibrium'],
    tests: ['solubility-product'],
    difficulty: 'intermediate',
    text: 'The *K*_{sp} of \\ce{Mg(OH)2} is 5.6 × 10^{−12}. What is its molar solubility in pure water?',
    answer: '1.1 × 10^{−4} mol/L',
    distractors: [
      {
        text: '1.8 × 10^{−4} mol/L',
        slip: 'forgot-coefficient-in-ice',
        teaching: 'The hydroxide concentration is 2*s*, so *K*_{sp} = 4*s*^{3}, not *s*^{3}.',
        expression: '(5.6e-12)^(1 / 3)',
      },
      {
        text: '1.4 × 10^{−4} mol/L',
        slip: 'forgot-exponent',
        teaching:
          'The concentration 2*s* must be squared as a whole: *K*_{sp} = *s*(2*s*)^{2} = 4*s*^{3}, not 2*s*^{3}.',
        expression: '(5.6e-12 / 2)^(1 / 3)',
      },
      {
        text: '2.2 × 10^{−4} mol/L',
        slip: 'answered-another-quantity',
        teaching: 'This is the concentration of hydroxide, which is 2*s*.',
        expression: '(5.6e-12 / 4)^(1 / 3) * 2',
      },
    ],
    explanation:
      '*K*_{sp} = *s*(2*s*)^{2} = 4*s*^{3}, so *s* = (5.6 × 10^{−12}/4)^{1/3} = 1.1 × 10^{−4} mol/L.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
    computation: { kind: 'quantity', expression: '(5.6e-12 / 4)^(1/3)', unit: 'mol/L' },
  },
  {
    id: 'general-equilibrium-320',
    topics: ['equilibrium'],
    tests: ['solubility-product'],
    difficulty: 'advanced',
    text: 'The *K*_{sp} of \\ce{AgCl} is 1.8 × 10^{−10}, and that of \\ce{Ag2CrO4} is 1.1 × 10^{−12}. Which has the greater molar solubility in water, and why?',
    answer: '\\ce{Ag2CrO4}, since its *K*_{sp} is a product of three concentrations',
    distractors: [
      {
        text: '\\ce{AgCl}, since its *K*_{sp} is greater',
        slip: 'product-for-solubility',
        teaching: 'The *K*_{sp} values can be compared directly only for salts of the same type.',
      },
      {
        text: '\\ce{AgCl}, since it gives fewer ions per formula unit',
        slip: 'reversed-cause',
        teaching:
          'The number of ions changes the expression for *s*, but here this makes the chromate more soluble.',
      },
      {
        text: '\\ce{Ag2CrO4}, since its molar mass is greater',
        slip: 'wrong-cause',
        teaching: 'Molar solubility is expressed in moles per liter; the molar mass plays no role.',
      },
    ],
    explanation:
      'For \\ce{AgCl}, *s* = *K*_{sp}^{1/2} = 1.3 × 10^{−5} mol/L. For \\ce{Ag2CrO4}, *s* = (*K*_{sp}/4)^{1/3} = 6.5 × 10^{−5} mol/L, which is greater: its *K*_{sp} is a product of three concentrations, so that *s* is a cube root and not a square root.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-coordination-chemistry-314',
    topics: ['coordination-chemistry', 'equilibrium'],
    tests: ['complex-ion-equilibria'],
    uses: ['solubility-product'],
    difficulty: 'beginner',
    text: 'A white precipitate of \\ce{AgCl} dissolves when concentrated aqueous ammonia is added. Why?',
    answer: '\\ce{[Ag(NH3)2]+} forms and removes \\ce{Ag+} from the equilibrium.',
    distractors: [
      {
        text: '\\ce{NH4Cl} forms and removes \\ce{Cl-} from the equilibrium.',
        slip: 'reaction-type-confused',
        teaching: 'Ammonium chloride is a soluble salt, so its chloride ions remain free.',
      },
      {
        text: '\\ce{NH4Cl} forms and removes \\ce{Ag+} from the equilibrium.',
        slip: 'formula-for-structure',
        teaching: 'Ammonium chloride contains no silver, and as a soluble salt it stays dissociated.',
      },
      {
        text: '\\ce{[Ag(NH3)2]+} forms and removes \\ce{Cl-} from the equilibrium.',
        slip: 'one-part-right',
        teaching: 'The complex binds silver ions; the chloride stays free.',
      },
    ],
    explanation:
      'Ammonia binds silver ions as \\ce{[Ag(NH3)2]+}. The concentration of free \\ce{Ag+} falls, *Q* drops below *K*_{sp}, and \\ce{AgCl} dissolves.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-coordination-chemistry-315',
    topics: ['coordination-chemistry'],
    tests: ['complex-ion-equilibria'],
    difficulty: 'intermediate',
    text: 'For \\ce{AgCl(s) + 2NH3 <=> [Ag(NH3)2]+ + Cl-}, *K* is 3.0 × 10^{−3}. Approximately how many moles of \\ce{AgCl} dissolve in one liter of a solution in which [\\ce{NH3}] is 1.0 mol/L at equilibrium?',
    answer: '0.055',
    distractors: [
      {
        text: '0.0030',
        slip: 'forgot-square-root',
        teaching: 'The complex and chloride form in equal amounts, so *K* = *s*^{2} here.',
        expression: '3.0e-3',
      },
      {
        text: '0.0015',
        slip: 'product-for-solubility',
        teaching: 'Because *s*^{2} = 3.0 × 10^{−3}, take the square root; do not divide by 2.',
        expression: '3.0e-3 / 2',
      },
      {
        text: '0.027',
        slip: 'forgot-coefficient-in-ice',
        teaching:
          'Each formula unit of \\ce{AgCl} gives one complex ion; the two \\ce{NH3} molecules in this ion are no reason to divide *s* by 2.',
        expression: 'sqrt(3.0e-3) / 2',
      },
    ],
    explanation:
      '*K* = *s* × *s*/[\\ce{NH3}]^{2}. With [\\ce{NH3}] = 1.0 mol/L, *s* = (3.0 × 10^{−3})^{1/2} = 0.055 mol/L, so one liter dissolves 0.055 mol.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
    computation: { kind: 'quantity', expression: 'sqrt(3.0e-3)', unit: '' },
  },
  {
    id: 'general-coordination-chemistry-316',
    topics: ['coordination-chemistry'],
    tests: ['complex-ion-equilibria'],
    difficulty: 'intermediate',
    text: '\\ce{AgCl} dissolves in dilute ammonia, \\ce{AgBr} only in concentrated ammonia, and \\ce{AgI} in neither. Concentrated thiosulfate dissolves far more of each. What explains the order and the effect of thiosulfate?',
    answer: '*K*_{sp} falls from \\ce{AgCl} to \\ce{AgI}; *K*_{f} is greater with \\ce{S2O3^2-}.',
    distractors: [
      {
        text: '*K*_{sp} rises from \\ce{AgCl} to \\ce{AgI}; *K*_{f} is greater with \\ce{S2O3^2-}.',
        slip: 'reversed-trend',
        teaching: 'A greater *K*_{sp} would make \\ce{AgI} the most soluble of the three.',
      },
      {
        text: '*K*_{f} falls from \\ce{AgCl} to \\ce{AgI}; *K*_{sp} is greater with \\ce{S2O3^2-}.',
        slip: 'wrong-cause',
        teaching: '*K*_{f} is a property of the complex and is the same for all three salts.',
      },
      {
        text: '*K*_{sp} falls from \\ce{AgCl} to \\ce{AgI}; *K*_{f} is smaller with \\ce{S2O3^2-}.',
        slip: 'charge-for-strength',
        teaching: 'A smaller *K*_{f} would make all three salts less soluble than in ammonia.',
      },
    ],
    explanation:
      'The overall constant is *K*_{sp} × *K*_{f}. With ammonia, *K*_{f} is the same for each salt, so the decreasing *K*_{sp} determines the order. Thiosulfate has a much greater *K*_{f} (about 10^{13}, compared with 10^{7} for ammonia).',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-coordination-chemistry-317',
    topics: ['coordination-chemistry'],
    tests: ['complex-ion-equilibria'],
    difficulty: 'beginner',
    text: 'What does a large formation constant *K*_{f} of a complex show?',
    answer: 'Little of the metal ion is left free at equilibrium.',
    distractors: [
      {
        text: 'The complex forms quickly from its components.',
        slip: 'rate-for-extent',
        teaching: '*K*_{f} is an equilibrium constant and gives no information about rates.',
      },
      {
        text: 'Most of the complex falls apart in water.',
        slip: 'inverted-ratio',
        teaching: 'This would correspond to a small *K*_{f}, or a large dissociation constant.',
      },
      {
        text: 'Many ligands are bound to the metal ion.',
        slip: 'answered-another-quantity',
        teaching: '*K*_{f} does not show how many ligands are bound; the formula of the complex does.',
      },
    ],
    explanation:
      '*K*_{f} = [complex]/([metal ion][ligand]^{n}). If it is large, nearly all the metal is bound and little is left free.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-coordination-chemistry-318',
    topics: ['coordination-chemistry'],
    tests: ['complex-ion-equilibria'],
    difficulty: 'intermediate',
    text: 'The formation constant *K*_{f} of \\ce{[Cu(NH3)4]^2+} is 1.0 × 10^{13}. A solution contains 0.010 mol/L of the complex and 0.10 mol/L of free \\ce{NH3}. What is [\\ce{Cu^2+}]?',
    answer: '1.0 × 10^{−11} mol/L',
    distractors: [
      {
        text: '1.0 × 10^{−14} mol/L',
        slip: 'forgot-exponent',
        teaching: '[\\ce{NH3}] must be raised to the fourth power, which gives 10^{−4}.',
        expression: '0.010 / (1.0e13 * 0.10)',
      },
      {
        text: '1.0 × 10^{−19} mol/L',
        slip: 'multiplied-for-divided',
        teaching:
          'The free ligand concentration is in the denominator; dividing by 10^{−4} increases the result.',
        expression: '0.010 / (1.0e13 / 0.10^4)',
      },
      {
        text: '1.0 × 10^{−15} mol/L',
        slip: 'ignored-reactant',
        teaching: 'The concentration of free ammonia was left out.',
        expression: '0.010 / (1.0e13)',
      },
    ],
    explanation: '[\\ce{Cu^2+}] = 0.010/(1.0 × 10^{13} × 0.10^{4}) = 1.0 × 10^{−11} mol/L.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
    computation: { kind: 'quantity', expression: '0.010 / (1.0e13 * 0.10^4)', unit: 'mol/L' },
  },
  {
    id: 'general-coordination-chemistry-319',
    topics: ['coordination-chemistry', 'equilibrium'],
    tests: ['complex-ion-equilibria'],
    uses: ['solubility-product'],
    difficulty: 'advanced',
    text: 'Solid \\ce{Zn(OH)2} (*K*_{sp} = 3 × 10^{−17}) is shaken with solutions of increasing pH. Its solubility first falls and then rises again. What explains the rise?',
    answer: '\\ce{[Zn(OH)4]^2-} forms with the excess hydroxide.',
    distractors: [
      {
        text: 'Hydroxide is a common ion of \\ce{Zn(OH)2} and \\ce{NaOH}.',
        slip: 'ignored-common-ion',
        teaching: 'The common ion lowers the solubility, so it explains the decrease, not the increase.',
      },
      {
        text: '*K*_{sp} becomes greater as the solution becomes more basic.',
        slip: 'value-for-change',
        teaching: '*K*_{sp} depends on temperature, not on pH.',
      },
      {
        text: '\\ce{Zn(OH)2} loses protons and becomes soluble \\ce{ZnO}.',
        slip: 'reaction-type-confused',
        teaching:
          'Zinc oxide is also insoluble in water; in any case, \\ce{Zn(OH)2} would lose water, not protons, to form it.',
      },
    ],
    explanation:
      'At first the common ion \\ce{OH-} suppresses the dissolution. At high pH, the complex \\ce{[Zn(OH)4]^2-} forms and removes \\ce{Zn^2+}, so more solid dissolves.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-equilibrium-321',
    topics: ['equilibrium'],
    tests: ['contact-process'],
    difficulty: 'beginner',
    text: 'Which reversible step of the Contact process requires carefully chosen conditions?',
    answer: '\\ce{2SO2 + O2 <=> 2SO3}',
    distractors: [
      {
        text: '\\ce{S + O2 <=> SO2}',
        slip: 'order-of-steps',
        teaching: 'Sulfur burns completely, so this step has no equilibrium to control.',
      },
      {
        text: '\\ce{SO3 + H2SO4 <=> H2S2O7}',
        slip: 'order-of-steps',
        teaching: 'The absorption in sulfuric acid goes to completion.',
      },
      {
        text: '\\ce{SO3 + H2O <=> H2SO4}',
        slip: 'order-of-steps',
        teaching: 'With water alone, \\ce{SO3} would form a mist of acid; the process avoids this step.',
      },
    ],
    explanation:
      'Sulfur burns to \\ce{SO2}, and \\ce{SO3} is absorbed practically completely. Only \\ce{2SO2 + O2 <=> 2SO3} reaches an equilibrium that leaves reactants.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-equilibrium-322',
    topics: ['equilibrium', 'kinetics-basics'],
    tests: ['contact-process'],
    uses: ['catalysis'],
    difficulty: 'beginner',
    text: 'Which catalyst is used today for \\ce{2SO2 + O2 <=> 2SO3} in the Contact process?',
    answer: 'Vanadium(V) oxide',
    distractors: [
      {
        text: 'Iron with potassium oxide',
        slip: 'other-process',
        teaching: 'This catalyst is used in the synthesis of ammonia.',
      },
      {
        text: 'Nickel powder',
        slip: 'other-process',
        teaching: 'Nickel catalyzes the hydrogenation of alkenes and oils.',
      },
      {
        text: 'Phosphoric acid on silica',
        slip: 'other-process',
        teaching: 'This catalyst is used in the hydration of ethene.',
      },
    ],
    explanation:
      'Vanadium(V) oxide takes part in the reaction: it is reduced by \\ce{SO2} and reoxidized by \\ce{O2}. It is cheaper than platinum and less easily poisoned.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-equilibrium-323',
    topics: ['equilibrium'],
    tests: ['contact-process'],
    uses: ['le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'In the Contact process, the exothermic reaction \\ce{2SO2 + O2 <=> 2SO3} is carried out at about 430 °C and at little more than 1 atm. Why is a high pressure not used?',
    answer: 'High pressure would raise the yield only slightly.',
    distractors: [
      {
        text: 'High pressure would lower the yield of \\ce{SO3}.',
        slip: 'reversed-trend',
        teaching: 'Three moles of gas become two, so pressure would raise the yield.',
      },
      {
        text: 'High pressure would slow the reaction down.',
        slip: 'rate-for-extent',
        teaching: 'Higher concentrations make gases react faster.',
      },
      {
        text: 'High pressure would lower the constant *K*.',
        slip: 'value-for-change',
        teaching: '*K* depends only on temperature, not on pressure.',
      },
    ],
    explanation:
      'Pressure would shift the equilibrium toward \\ce{SO3}, but with the catalyst at 430 °C the yield is above 95% anyway. High pressure would raise the yield only slightly, and the cost of compression would exceed the gain.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-equilibrium-324',
    topics: ['equilibrium'],
    tests: ['contact-process'],
    difficulty: 'intermediate',
    text: 'In a Contact process plant, \\ce{SO3} is dissolved in 98% sulfuric acid: \\ce{SO3 + H2SO4 -> H2S2O7}. How many moles of \\ce{H2SO4} are obtained in total when one mole of the product, oleum, is diluted with water?',
    answer: '2',
    distractors: [
      {
        text: '4',
        slip: 'needless-doubling',
        teaching:
          'One mole of oleum contains only two moles of sulfur atoms, which is not enough for four moles of acid.',
      },
      {
        text: '3',
        slip: 'group-read-as-parts',
        teaching:
          'The \\ce{H2SO4} that absorbed the \\ce{SO3} is already part of the oleum and must not be added again.',
      },
      {
        text: '7',
        slip: 'group-read-as-parts',
        teaching: 'Seven is the number of oxygen atoms in \\ce{H2S2O7}.',
      },
    ],
    explanation:
      '\\ce{H2S2O7 + H2O -> 2H2SO4}: the two sulfur atoms of one mole of oleum give 2 mol of sulfuric acid.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-equilibrium-325',
    topics: ['equilibrium', 'kinetics-basics'],
    tests: ['contact-process', 'catalysis'],
    difficulty: 'advanced',
    text: 'In a model of the catalysis in the Contact process, the first step is \\ce{SO2 + V2O5 -> SO3 + V2O4}. Which second step makes \\ce{V2O5} a catalyst?',
    answer: '\\ce{2V2O4 + O2 -> 2V2O5}',
    distractors: [
      {
        text: '\\ce{V2O4 + SO3 -> V2O5 + SO2}',
        slip: 'reversed-cause',
        teaching: 'This reverses the first step, so no product would have formed.',
      },
      {
        text: '\\ce{V2O4 + H2O -> V2O5 + H2}',
        slip: 'other-substance',
        teaching: 'The gas must be dry, and oxygen is the other reactant and must be consumed.',
      },
      {
        text: '\\ce{V2O4 -> 2VO2}',
        slip: 'condition-for-catalyst',
        teaching: '\\ce{V2O5} would be used up and not regenerated.',
      },
    ],
    explanation:
      'A catalyst is regenerated. Oxygen oxidizes the reduced oxide, \\ce{2V2O4 + O2 -> 2V2O5}, and the sum of the steps, with the first taken twice, is \\ce{2SO2 + O2 -> 2SO3}.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-equilibrium-326',
    topics: ['equilibrium', 'kinetics-basics'],
    tests: ['haber-process', 'contact-process'],
    uses: ['catalysis'],
    difficulty: 'beginner',
    text: 'What are the catalysts of the Haber process and of the contact process, in that order?',
    answer: 'Iron and vanadium(V) oxide, both heterogeneous',
    distractors: [
      {
        text: 'Vanadium(V) oxide and iron, both heterogeneous',
        slip: 'names-exchanged',
        teaching:
          'The order is reversed: iron catalyzes the synthesis of ammonia, and vanadium(V) oxide that of \\ce{SO3}.',
      },
      {
        text: 'Iron and vanadium(V) oxide, both homogeneous',
        slip: 'other-terms-meaning',
        teaching: 'The catalysts are solids and the reactants are gases, so they are in different phases.',
      },
      {
        text: 'Platinum and nickel, both homogeneous',
        slip: 'other-process',
        teaching:
          'Platinum is used for the oxidation of ammonia and nickel for hydrogenations; in addition, both are solids and therefore heterogeneous.',
      },
    ],
    explanation:
      'Ammonia is made over iron, and sulfur trioxide is made over vanadium(V) oxide. Both are solids in contact with gases, that is, heterogeneous catalysts.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-equilibrium-327',
    topics: ['equilibrium'],
    tests: ['haber-process'],
    uses: ['le-chateliers-principle'],
    difficulty: 'beginner',
    text: 'The ammonia synthesis, \\ce{N2(g) + 3H2(g) <=> 2NH3(g)}, is carried out at about 200 atm. What is the effect of the high pressure?',
    answer: 'It raises both the yield and the rate.',
    distractors: [
      {
        text: 'It raises the yield, but lowers the rate.',
        slip: 'one-condition-only',
        teaching: 'Molecules of compressed gases collide more often, so the rate increases.',
      },
      {
        text: 'It raises the rate, but lowers the yield.',
        slip: 'reversed-trend',
        teaching: 'Four moles of gas become two, so pressure favors ammonia.',
      },
      {
        text: 'It lowers the activation energy.',
        slip: 'temperature-lowers-barrier',
        teaching: 'It is the catalyst, not the pressure, that lowers the activation energy.',
      },
    ],
    explanation:
      'Compression favors the side with fewer molecules, \\ce{NH3}, and brings the molecules closer together, so they react faster.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-equilibrium-328',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    difficulty: 'beginner',
    text: 'For which gas-phase equilibrium does a reduction in volume at constant temperature leave the amounts unchanged?',
    answer: '\\ce{H2 + Br2 <=> 2HBr}',
    distractors: [
      {
        text: '\\ce{CO + 2H2 <=> CH3OH}',
        slip: 'moles-of-gas-uncompared',
        teaching: 'Three molecules become one, so compression favors methanol.',
      },
      {
        text: '\\ce{PCl5 <=> PCl3 + Cl2}',
        slip: 'moles-of-gas-uncompared',
        teaching: 'One molecule becomes two, so compression favors \\ce{PCl5}.',
      },
      {
        text: '\\ce{2NO + O2 <=> 2NO2}',
        slip: 'moles-of-gas-uncompared',
        teaching: 'Three molecules become two, so compression favors \\ce{NO2}.',
      },
    ],
    explanation:
      'Pressure shifts an equilibrium only if the numbers of gas molecules on the two sides differ. In \\ce{H2 + Br2 <=> 2HBr} there are two on each side.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-equilibrium-329',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'The equilibrium yield of a gas-phase reaction decreases when the temperature is raised and also when the pressure is raised. What kind of reaction is it?',
    answer: 'Exothermic, with more moles of gas on the right',
    distractors: [
      {
        text: 'Endothermic, with more moles of gas on the right',
        slip: 'reversed-trend',
        teaching: 'A rise in temperature would favor the products of an endothermic reaction.',
      },
      {
        text: 'Exothermic, with fewer moles of gas on the right',
        slip: 'le-chatelier-reversed',
        teaching: 'Pressure would raise the yield if the right side had fewer molecules.',
      },
      {
        text: 'Endothermic, with fewer moles of gas on the right',
        slip: 'shift-overcompensates',
        teaching: 'Higher temperature and higher pressure would both favor the products of such a reaction.',
      },
    ],
    explanation:
      'Heating favors the endothermic direction, here the reverse, so the reaction is exothermic. Higher pressure favors the side with fewer moles of gas, here the left side.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-equilibrium-330',
    topics: ['equilibrium'],
    tests: ['calculating-an-equilibrium-constant'],
    difficulty: 'beginner',
    text: 'In a liquid-phase esterification, \\ce{CH3COOH + C2H5OH <=> CH3COOC2H5 + H2O}, equilibrium is reached with 0.33 mol of each reactant and 0.67 mol of each product. Why can *K*_{c} be calculated without knowing the volume?',
    answer: 'It cancels, because both sides have two moles.',
    distractors: [
      {
        text: 'It is 1 L, because *K*_{c} is based on mol/L.',
        slip: 'volume-of-mixture',
        teaching: 'The volume is not known and need not be 1 L.',
      },
      {
        text: 'It cancels, because both sides are liquid.',
        slip: 'solids-in-equilibrium-constant',
        teaching:
          'The volume does not cancel because of the state; it cancels because the numerator and denominator have the same number of factors.',
      },
      {
        text: 'It cancels, because all amounts are equal.',
        slip: 'equal-amounts-at-equilibrium',
        teaching:
          'The amounts are not equal; it is the numbers of factors in the numerator and denominator that are equal.',
      },
    ],
    explanation:
      'Each concentration is *n*/*V*. With two factors in the numerator and two in the denominator, *V* cancels: *K*_{c} = 0.67^{2}/0.33^{2} = 4.1.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
];
