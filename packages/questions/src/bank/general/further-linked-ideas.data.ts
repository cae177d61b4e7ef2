import type { WrittenQuestion } from '../written-question.ts';

export const furtherLinkedIdeasQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-820',
    topics: ['equilibrium', 'reactions-in-solution'],
    tests: ['combining-equilibrium-constants', 'solubility-product'],
    uses: ['reaction-quotient'],
    difficulty: 'advanced',
    text: '*K*_{sp} is 1.1 × 10^{−10} for \\ce{BaSO4} and 2.6 × 10^{−9} for \\ce{BaCO3}. A large amount of solid \\ce{BaSO4} is stirred with several portions of 1 mol/L \\ce{Na2CO3}; each portion is poured off before the next is added. What does each portion do?',
    answer: 'It converts some solid, until [\\ce{SO4^2-}] is about 4% of [\\ce{CO3^2-}].',
    distractors: [
      {
        text: 'It converts some solid, until [\\ce{CO3^2-}] is about 4% of [\\ce{SO4^2-}].',
        slip: 'inverted-ratio',
        teaching:
          'With both solids present, [\\ce{SO4^2-}]/[\\ce{CO3^2-}] equals 1.1 × 10^{−10} divided by 2.6 × 10^{−9}, so sulfate is the minor ion.',
      },
      {
        text: 'It converts no solid, because \\ce{BaSO4} is less soluble than \\ce{BaCO3}.',
        slip: 'one-property-decides',
        teaching: 'Fresh carbonate contains no sulfate, so *Q* is zero, which is below even a small *K*.',
      },
      {
        text: 'It converts some solid, until nearly all of its \\ce{CO3^2-} has reacted.',
        slip: 'equilibrium-as-completion',
        teaching: '*K* of the conversion is only 0.04, so the sulfate that goes into solution soon stops it.',
      },
    ],
    explanation:
      'For \\ce{BaSO4 + CO3^2- <=> BaCO3 + SO4^2-}, *K* = [\\ce{SO4^2-}]/[\\ce{CO3^2-}] is the quotient of the two solubility products, 0.042. Each fresh portion starts with *Q* = 0 and converts some solid, until sulfate reaches about 4% of the carbonate.',
    reference: 'OpenStax Chemistry 2e, sections 13.2 and 15.1',
  },
  {
    id: 'general-equilibrium-821',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle', 'reaction-quotient'],
    uses: ['equilibrium-constant-expression'],
    difficulty: 'advanced',
    text: 'A sealed rigid flask contains \\ce{N2O4(g) <=> 2NO2(g)} (Δ*H* > 0) at equilibrium. A student says: “Heating favors \\ce{NO2}, but the rise in pressure that comes with it favors \\ce{N2O4}, so the two effects oppose each other.” Which statement corrects the student?',
    answer: 'Heating at constant volume raises *K*_{c} but does not change *Q*_{c}.',
    distractors: [
      {
        text: 'Heating at constant volume lowers *Q*_{c} but does not change *K*_{c}.',
        slip: 'exchanged-values',
        teaching:
          '*Q*_{c} contains only concentrations, which stay the same until a reaction occurs; *K*_{c} depends on temperature.',
      },
      {
        text: 'The rise in pressure raises *K*_{c}, so both effects favor \\ce{NO2}.',
        slip: 'unchanged-taken-as-changed',
        teaching: '*K*_{c} does not depend on the pressure of the gas mixture, only on its temperature.',
      },
      {
        text: 'The rise in pressure favors the side with more molecules, \\ce{NO2}.',
        slip: 'reversed-trend',
        teaching: 'A pressure raised by compression would favor the side with fewer molecules, \\ce{N2O4}.',
      },
    ],
    explanation:
      'A rise in pressure shifts this equilibrium only where it comes from compression, which raises the concentrations. In a rigid flask heating leaves the concentrations and *Q*_{c} as they are, while *K*_{c} rises, so nothing opposes the formation of \\ce{NO2}.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-822',
    topics: ['equilibrium'],
    tests: ['equilibrium-constant-in-pressures', 'equilibrium-concentrations'],
    uses: ['common-ion-effect'],
    difficulty: 'advanced',
    text: 'Excess solid \\ce{NH4HS} in an evacuated flask gives \\ce{NH3} and \\ce{H2S} with a total pressure of 0.60 atm at equilibrium. In another flask at the same temperature, excess \\ce{NH4HS} is added to \\ce{NH3} at 0.80 atm. What is the total pressure at equilibrium in this flask?',
    answer: '1.00 atm',
    distractors: [
      {
        text: '1.40 atm',
        slip: 'ignored-common-ion',
        teaching:
          'The \\ce{NH3} that is already present keeps the solid from decomposing to the same extent as in the empty flask.',
        expression: '0.80 + 0.60',
      },
      {
        text: '1.10 atm',
        slip: 'one-partner-only',
        teaching:
          'With 0.30 atm of \\ce{H2S} the product of the pressures would be far above *K*_{p} = 0.090.',
        expression: '0.80 + 0.60 / 2',
      },
      {
        text: '0.90 atm',
        slip: 'ignored-one-product',
        teaching: 'This is the pressure of \\ce{NH3} alone; as much \\ce{H2S} forms as new \\ce{NH3}.',
        expression: '(0.80 + sqrt(0.80^2 + 4 * 0.30^2)) / 2',
      },
    ],
    explanation:
      'In the first flask the partial pressure of each gas is 0.30 atm, so *K*_{p} = 0.30^{2} = 0.090; the solid does not appear in it. In the second, *x*(0.80 + *x*) = 0.090 gives *x* = 0.10, and the total is 0.90 + 0.10 = 1.00 atm.',
    reference: 'OpenStax Chemistry 2e, section 13.4',
    computation: {
      kind: 'quantity',
      expression: '0.80 + 2 * (-0.80 + sqrt(0.80^2 + 4 * (0.60 / 2)^2)) / 2',
      unit: 'atm',
    },
  },
  {
    id: 'general-equilibrium-823',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle', 'isothermal-and-adiabatic-processes'],
    uses: ['endothermic-and-exothermic-processes', 'equilibrium-constant-in-pressures'],
    difficulty: 'advanced',
    text: 'The equilibrium yield of a gas reaction is 38% at 500 K and 26% at 600 K, whether the pressure is 1 bar or 10 bar. A mixture at equilibrium is compressed rapidly in a well-insulated cylinder. How does the yield at equilibrium change?',
    answer: 'It falls, because the gas becomes warmer.',
    distractors: [
      {
        text: 'It rises, because the gas becomes warmer.',
        slip: 'reversed-trend',
        teaching: 'The yield is lower at 600 K than at 500 K, so warming cannot raise it.',
      },
      {
        text: 'It rises, because the pressure increases.',
        slip: 'overgeneralised-rule',
        teaching:
          'Equal yields at 1 bar and 10 bar show that both sides have the same number of gas molecules.',
      },
      {
        text: 'It is unchanged, because pressure has no effect.',
        slip: 'ignored-temperature-change',
        teaching:
          'Compression does work on the gas, and in an insulated cylinder this raises its temperature.',
      },
    ],
    explanation:
      'The pressure alone has no effect, since the yield is the same at 1 bar and 10 bar. But compression without loss of heat warms the gas, and the yield of this exothermic reaction falls with temperature.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-824',
    topics: ['equilibrium', 'acids-and-bases'],
    tests: ['solubility-product', 'common-ion-effect'],
    uses: ['buffer-solutions'],
    difficulty: 'advanced',
    text: 'A solution contains 0.056 mol/L \\ce{Mg^2+} and 0.10 mol/L \\ce{NH3}. What concentration of \\ce{NH4+} is just enough to keep \\ce{Mg(OH)2} from precipitating? (*K*_{sp} = 5.6 × 10^{−12}, *K*_{b} = 1.8 × 10^{−5})',
    answer: '0.18 mol/L',
    distractors: [
      {
        text: '0.36 mol/L',
        slip: 'coefficients-as-factors',
        teaching:
          'The coefficient 2 of \\ce{OH-} is only an exponent in *K*_{sp}; [\\ce{OH-}] itself may reach 1.0 × 10^{−5} mol/L.',
        expression: '1.8e-5 * 0.10 / (sqrt(5.6e-12 / 0.056) / 2)',
      },
      {
        text: '0.056 mol/L',
        slip: 'inverted-ratio',
        teaching:
          '*K*_{b} = [\\ce{NH4+}][\\ce{OH-}]/[\\ce{NH3}], so a low [\\ce{OH-}] requires more \\ce{NH4+} than \\ce{NH3} here.',
        expression: 'sqrt(5.6e-12 / 0.056) * 0.10 / 1.8e-5',
      },
      {
        text: '0.24 mol/L',
        slip: 'wrong-substance-data',
        teaching:
          'The solubility product contains the 0.056 mol/L of \\ce{Mg^2+}; the 0.10 mol/L belongs to \\ce{NH3}.',
        expression: '1.8e-5 * 0.10 / sqrt(5.6e-12 / 0.10)',
      },
    ],
    explanation:
      'From *K*_{sp}, [\\ce{OH-}] must not exceed \\sqrt{5.6 × 10^{−12}/0.056} = 1.0 × 10^{−5} mol/L. In the buffer of \\ce{NH3} and \\ce{NH4+}, [\\ce{NH4+}] = *K*_{b}[\\ce{NH3}]/[\\ce{OH-}] = 0.18 mol/L.',
    reference: 'OpenStax Chemistry 2e, sections 14.6 and 15.1',
    computation: { kind: 'quantity', expression: '1.8e-5 * 0.10 / sqrt(5.6e-12 / 0.056)', unit: 'mol/L' },
  },
  {
    id: 'general-acids-and-bases-820',
    topics: ['acids-and-bases'],
    tests: ['titration-curves'],
    uses: ['henderson-hasselbalch-equation', 'hydrolysis-of-salts'],
    difficulty: 'advanced',
    text: 'A 25.0 mL portion of 0.1 mol/L acetic acid is titrated with \\ce{NaOH}. A second portion is diluted with 75 mL of water and titrated with the same \\ce{NaOH}. For the second portion, how do the volume of \\ce{NaOH} at equivalence, the pH at half that volume and the pH at equivalence compare with those of the first portion?',
    answer: 'The same, the same, lower',
    distractors: [
      {
        text: 'The same, the same, higher',
        slip: 'reversed-trend',
        teaching:
          'At equivalence acetate alone sets the pH, and the more dilute it is, the less basic the solution is.',
      },
      {
        text: 'The same, higher, higher',
        slip: 'ratio-not-affected',
        teaching:
          'Halfway, the concentrations of acid and acetate are equal, and dilution lowers both by the same factor.',
      },
      {
        text: 'Larger, the same, higher',
        slip: 'wrong-thing-counted',
        teaching:
          'The volume of base depends on the amount of acetic acid, which the added water does not change.',
      },
    ],
    explanation:
      'Water does not change the amount of acid, so the volume of base is the same. Halfway, acid and acetate have equal concentrations, and pH = p*K*_{a} at any dilution. At equivalence acetate is the only base; because it is more dilute, it gives a lower [\\ce{OH-}], so the pH is lower.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
  {
    id: 'general-acids-and-bases-821',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration', 'acid-base-indicators'],
    uses: ['polyprotic-acids'],
    difficulty: 'advanced',
    text: 'A standard \\ce{NaOH} solution has absorbed some \\ce{CO2} from the air. It is used to titrate hydrochloric acid with phenolphthalein (turns pink at pH 8 to 9) or methyl orange (turns yellow at pH 4). How do the volumes of \\ce{NaOH} required compare with those of a fresh solution?',
    answer: 'Larger with phenolphthalein, equal with methyl orange',
    distractors: [
      {
        text: 'Equal with phenolphthalein, larger with methyl orange',
        slip: 'exchanged-values',
        teaching:
          'At pH 4 each carbonate ion has taken up two protons, as many as the two \\ce{OH-} ions it replaced.',
      },
      {
        text: 'Larger with phenolphthalein, larger with methyl orange',
        slip: 'protons-miscounted',
        teaching:
          'Carbonate that is protonated twice neutralizes as much acid as the \\ce{OH-} that was lost.',
      },
      {
        text: 'Equal with phenolphthalein, equal with methyl orange',
        slip: 'one-step-short',
        teaching: 'At pH 8 to 9 carbonate has become \\ce{HCO3-}, which has taken up only one proton.',
      },
    ],
    explanation:
      '\\ce{CO2} turns two \\ce{OH-} into one \\ce{CO3^2-}. At pH 4 it has taken up two protons, so no base is lost; at pH 8 to 9 it is \\ce{HCO3-} and has taken up only one. The volume is therefore larger with phenolphthalein and equal with methyl orange.',
    reference: 'OpenStax Chemistry 2e, sections 14.5 and 14.7',
  },
  {
    id: 'general-acids-and-bases-822',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts', 'polyprotic-acids'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'The p*K*_{a} values are 1.8 and 7.2 for \\ce{H2SO3}, and 6.4 and 10.3 for \\ce{H2CO3}. Which list gives three salts in order of increasing pH of their 0.1 mol/L solutions?',
    answer: '\\ce{NaHSO3}, \\ce{NaHCO3}, \\ce{Na2SO3}',
    distractors: [
      {
        text: '\\ce{NaHSO3}, \\ce{Na2SO3}, \\ce{NaHCO3}',
        slip: 'wrong-dissociation-step',
        teaching:
          'As a base \\ce{SO3^2-} corresponds to the p*K*_{a} of 7.2, \\ce{HCO3-} only to that of 6.4.',
      },
      {
        text: '\\ce{NaHCO3}, \\ce{NaHSO3}, \\ce{Na2SO3}',
        slip: 'conjugate-acid-for-base',
        teaching:
          '\\ce{HSO3-} gives up a proton (p*K*_{a} 7.2) more readily than it takes one up (p*K*_{b} 12.2), so it is acidic.',
      },
      {
        text: '\\ce{Na2SO3}, \\ce{NaHSO3}, \\ce{NaHCO3}',
        slip: 'one-property-decides',
        teaching:
          'That \\ce{H2SO3} is the stronger acid does not make \\ce{SO3^2-} acidic; it has no proton left.',
      },
    ],
    explanation:
      'The pH of an amphiprotic ion lies midway between its two p*K*_{a} values: 4.5 for \\ce{HSO3-} and about 8.4 for \\ce{HCO3-}. \\ce{SO3^2-} is a base with p*K*_{b} 6.8, so its 0.1 mol/L solution has pH 10. The order is \\ce{NaHSO3}, \\ce{NaHCO3}, \\ce{Na2SO3}.',
    reference: 'OpenStax Chemistry 2e, sections 14.4 and 14.5',
  },
  {
    id: 'general-acids-and-bases-823',
    topics: ['acids-and-bases'],
    tests: ['acid-base-titration', 'acid-dissociation-constant'],
    uses: ['titration-curves'],
    difficulty: 'advanced',
    text: 'Solutions of two weak acids, HX and HY, both have pH 3.0. A 10.0 mL portion of HX requires 10.0 mL of a certain \\ce{NaOH} solution for neutralization, and 10.0 mL of HY requires 40.0 mL. How does the pH of half-neutralized HY compare with that of half-neutralized HX?',
    answer: 'It is higher by about 0.6.',
    distractors: [
      {
        text: 'It is lower by about 0.6.',
        slip: 'strength-for-amount',
        teaching:
          'HY needs more base because it is more concentrated; that it still has pH 3.0 makes it the weaker acid.',
      },
      {
        text: 'It is higher by about 0.3.',
        slip: 'forgot-exponent',
        teaching:
          '*K*_{a} ≈ [\\ce{H3O+}]^{2}/*c*: with equal [\\ce{H3O+}], four times the concentration means a quarter of *K*_{a}, not half.',
      },
      {
        text: 'It is the same, 3.0.',
        slip: 'other-point-of-curve',
        teaching:
          'Only the solutions of the acids alone have equal pH; halfway the pH equals p*K*_{a}, which differs.',
      },
    ],
    explanation:
      'HY is four times as concentrated as HX. With *K*_{a} ≈ [\\ce{H3O+}]^{2}/*c* and equal [\\ce{H3O+}], its *K*_{a} is a quarter as large, so its p*K*_{a}, the pH at half neutralization, is higher by log 4 = 0.6.',
    reference: 'OpenStax Chemistry 2e, sections 14.3 and 14.7',
  },
  {
    id: 'general-kinetics-basics-820',
    topics: ['kinetics-basics'],
    tests: ['rate-law', 'pseudo-first-order-kinetics'],
    uses: ['first-order-kinetics'],
    difficulty: 'advanced',
    text: 'In a large excess of B, the half-life of A is 20 s whatever its starting concentration. With twice as much B it is 10 s. The first run is repeated with twice as much A and three times as much B. By what factors do the initial rate and the half-life of A change?',
    answer: 'Rate × 6, half-life × 1/3',
    distractors: [
      {
        text: 'Rate × 6, half-life × 1/6',
        slip: 'given-fact-overlooked',
        teaching: 'The half-life does not depend on the starting concentration of A.',
      },
      {
        text: 'Rate × 3, half-life × 1/3',
        slip: 'ignored-reactant',
        teaching:
          'A half-life that does not depend on [A] means first order in A, so doubling [A] doubles the rate.',
      },
      {
        text: 'Rate × 3, half-life × 2/3',
        slip: 'relation-invented',
        teaching:
          'With zero order in A, more A would mean a longer half-life; here the half-life does not depend on A.',
      },
    ],
    explanation:
      'A constant half-life means first order in A; that it halves when B is doubled means first order in B. The rate is *k*[A][B], so it becomes six times as large, while the half-life depends on B alone and falls to a third.',
    reference: 'OpenStax Chemistry 2e, sections 12.3 and 12.4',
  },
  {
    id: 'general-kinetics-basics-821',
    topics: ['kinetics-basics'],
    tests: ['catalysis', 'activation-energy'],
    uses: ['endothermic-and-exothermic-processes'],
    difficulty: 'advanced',
    text: 'A reversible exothermic reaction is studied at 500 K and 520 K, without and with a catalyst. Which rate constant rises by the largest factor from 500 K to 520 K?',
    answer: 'That of the reverse reaction without a catalyst',
    distractors: [
      {
        text: 'That of the reverse reaction with the catalyst',
        slip: 'reversed-trend',
        teaching:
          'The catalyst lowers this barrier, and a lower barrier makes a rate constant less sensitive to heating.',
      },
      {
        text: 'That of the forward reaction without a catalyst',
        slip: 'wrong-sign',
        teaching:
          'In an exothermic reaction the products lie lower in energy, so the reverse reaction has the higher barrier.',
      },
      {
        text: 'That of the forward reaction with the catalyst',
        slip: 'value-for-change',
        teaching:
          'This is the lowest of the four barriers, so here the rate constant rises by the smallest factor.',
      },
    ],
    explanation:
      'The higher the activation energy, the larger the factor by which a rate constant rises with temperature. In an exothermic reaction the reverse barrier exceeds the forward one, and a catalyst lowers both. The highest of the four barriers is that of the reverse reaction without a catalyst.',
    reference: 'OpenStax Chemistry 2e, sections 12.5 and 12.7',
  },
  {
    id: 'general-kinetics-basics-822',
    topics: ['kinetics-basics'],
    tests: ['initial-rates', 'rate-law'],
    uses: ['dilution'],
    difficulty: 'advanced',
    text: 'In iodine clock runs, 10 mL of the same thiosulfate–starch mixture is added to \\ce{KI} solution, \\ce{H2O2} solution and water. The mixture turns blue when the thiosulfate is used up. This takes 80 s with 10, 10 and 30 mL of these liquids, 40 s with 20, 10 and 20 mL, and 40 s with 10, 20 and 20 mL. How long does it take with 10, 10 and 0 mL?',
    answer: '40 s',
    distractors: [
      {
        text: '20 s',
        slip: 'ignored-change',
        teaching:
          'The rate is four times as high, but the thiosulfate is also twice as concentrated and takes longer to use up.',
        expression: '80 / 4',
      },
      {
        text: '80 s',
        slip: 'ignored-dilution',
        teaching: 'Without the 30 mL of water all concentrations are twice as high as in the first run.',
        expression: '80',
      },
      {
        text: '10 s',
        slip: 'both-changes-for-one',
        teaching:
          'This divides 80 s by four and by two; the rate is four times as high, but twice the thiosulfate concentration delays the color.',
        expression: '80 / 4 / 2',
      },
    ],
    explanation:
      'The runs with 60 mL show first order in both reactants. In half the volume both concentrations double, so the rate is four times as high. The thiosulfate is also twice as concentrated, so the time is 80 s × 2/4 = 40 s.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
    computation: { kind: 'quantity', expression: '80 * 2 / 4', unit: 's' },
  },
  {
    id: 'general-thermochemistry-820',
    topics: ['thermochemistry', 'acids-and-bases'],
    tests: ['hesss-law', 'le-chateliers-principle'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'In dilute solution the enthalpy of neutralization by \\ce{NaOH} is −57 kJ/mol for \\ce{HCl}, −68 kJ/mol for \\ce{HF} and −12 kJ/mol for \\ce{HCN}. How does warming change the acid dissociation constants of HF and HCN?',
    answer: 'That of HF falls, and that of HCN rises.',
    distractors: [
      {
        text: 'That of HF rises, and that of HCN falls.',
        slip: 'wrong-sign',
        teaching:
          'The enthalpy of ionization is −68 − (−57) = −11 kJ/mol for HF but +45 kJ/mol for HCN, and warming favors the process that absorbs heat.',
      },
      {
        text: 'Both of them rise.',
        slip: 'overgeneralised-rule',
        teaching:
          'HF gives more heat than HCl does, so its ionization is exothermic although a bond is broken.',
      },
      {
        text: 'Both of them fall.',
        slip: 'answered-another-quantity',
        teaching:
          'Both neutralizations release heat, but most of it comes from \\ce{H3O+ + OH-} and not from the ionization.',
      },
    ],
    explanation:
      'Neutralizing a weak acid is ionization followed by \\ce{H3O+ + OH- -> 2H2O}, −57 kJ/mol as for HCl. By Hess’s law the enthalpy of ionization is −11 kJ/mol for HF and +45 kJ/mol for HCN, so with warming *K*_{a} of HF falls and that of HCN rises.',
    reference: 'OpenStax Chemistry 2e, sections 5.3 and 13.3',
  },
  {
    id: 'general-thermochemistry-821',
    topics: ['thermochemistry', 'stoichiometry'],
    tests: ['calorimetry', 'limiting-reagent'],
    uses: ['neutralization'],
    difficulty: 'advanced',
    text: 'Solutions of \\ce{HCl}, \\ce{H2SO4} and \\ce{NaOH}, each 1.0 mol/L and at room temperature, are mixed in insulated cups. Which mixture becomes the warmest?',
    answer: '40 mL of \\ce{H2SO4} and 60 mL of \\ce{NaOH}',
    distractors: [
      {
        text: '60 mL of \\ce{H2SO4} and 40 mL of \\ce{NaOH}',
        slip: 'wrong-limiting-reagent',
        teaching: 'The 40 mmol of \\ce{OH-} is used up here, and 100 mL of solution must be warmed.',
      },
      {
        text: '100 mL of \\ce{HCl} and 100 mL of \\ce{NaOH}',
        slip: 'ignored-mass',
        teaching:
          'The most heat is released here, because 100 mmol of water forms, but it is spread over 200 mL.',
      },
      {
        text: '50 mL of \\ce{H2SO4} and 50 mL of \\ce{NaOH}',
        slip: 'protons-miscounted',
        teaching:
          'Sulfuric acid has two protons, so half of it is left over here, and only 50 mmol of water forms in 100 mL.',
      },
    ],
    explanation:
      'The rise in temperature depends on the water formed per volume of mixture. 40 mL of \\ce{H2SO4} has 80 mmol of protons, so all 60 mmol of \\ce{OH-} reacts in 100 mL; the others reach 40 or 50 mmol per 100 mL. So the mixture of 40 mL of \\ce{H2SO4} and 60 mL of \\ce{NaOH} becomes the warmest.',
    reference: 'OpenStax Chemistry 2e, sections 4.4 and 5.2',
  },
  {
    id: 'general-thermochemistry-822',
    topics: ['thermochemistry', 'chemical-bonding'],
    tests: ['enthalpy-of-formation', 'hesss-law'],
    uses: ['disproportionation'],
    difficulty: 'intermediate',
    text: 'A calculation gives Δ_{f}*H* ≈ −125 kJ/mol for the hypothetical compound MgCl. That of \\ce{MgCl2(s)} is −642 kJ/mol. Which explanation of why MgCl is unknown do these values support?',
    answer: 'Its change to \\ce{MgCl2} and Mg would release 392 kJ per mole of \\ce{MgCl2}.',
    distractors: [
      {
        text: 'Its change to \\ce{MgCl2} and Mg would release 517 kJ per mole of \\ce{MgCl2}.',
        slip: 'ignored-coefficients',
        teaching: 'Two moles of MgCl, with −125 kJ each, are needed for one mole of \\ce{MgCl2}.',
      },
      {
        text: 'Its change to Mg and \\ce{Cl2} would release 125 kJ per mole of MgCl.',
        slip: 'wrong-sign',
        teaching:
          'Formation releases 125 kJ/mol, so decomposition to the elements would require this energy.',
      },
      {
        text: 'Its formation from Mg and \\ce{Cl2} would require 517 kJ per mole of MgCl.',
        slip: 'needless-difference',
        teaching: 'A negative Δ_{f}*H* means that the formation from the elements releases energy.',
      },
    ],
    explanation:
      'MgCl is stable relative to its elements, so another reaction must be considered: two MgCl would give \\ce{MgCl2} and Mg with Δ*H* = −642 kJ − 2 × (−125 kJ) = −392 kJ. It would disproportionate.',
    reference: 'OpenStax Chemistry 2e, sections 5.3 and 7.5',
  },
  {
    id: 'general-redox-820',
    topics: ['redox'],
    tests: ['disproportionation'],
    uses: ['oxidizing-and-reducing-agents', 'mole-ratio'],
    difficulty: 'advanced',
    text: 'Dilute \\ce{H2SO4} turns a red oxide of copper into a blue solution and a red-brown solid; no gas forms. Dilute \\ce{HNO3} dissolves the oxide completely to give a blue solution, and \\ce{NO} escapes. What mass of the solid does 2.86 g of the oxide give in \\ce{H2SO4}? (Cu 63.5 g/mol, O 16.0 g/mol)',
    answer: '1.27 g',
    distractors: [
      {
        text: '2.54 g',
        slip: 'one-product-only',
        teaching: 'The solution is blue, so part of the copper stays in it and cannot be in the solid.',
        expression: '2.86 / (2 * 63.5 + 16.0) * 2 * 63.5',
      },
      {
        text: '1.14 g',
        slip: 'oxidation-number-miscounted',
        teaching:
          '\\ce{CuO} would dissolve in \\ce{HNO3} without forming \\ce{NO}, so the copper of this oxide is not copper(II).',
        expression: '2.86 / (63.5 + 16.0) * 63.5 / 2',
      },
      {
        text: '2.28 g',
        slip: 'redox-for-disproportionation',
        teaching:
          'This is all of the copper in 2.86 g of \\ce{CuO}, but dilute \\ce{H2SO4} gives up no electrons, so it cannot reduce all of the copper in an oxide.',
        expression: '2.86 / (63.5 + 16.0) * 63.5',
      },
    ],
    explanation:
      '\\ce{NO} shows that nitric acid oxidizes the copper, so the oxide is \\ce{Cu2O}. In dilute \\ce{H2SO4} its copper(I) disproportionates: \\ce{Cu2O + 2H+ -> Cu^2+ + Cu + H2O}. From 2.86 g, or 0.0200 mol, of \\ce{Cu2O}, 0.0200 mol of Cu forms, which is 1.27 g.',
    reference: 'OpenStax Chemistry 2e, sections 4.2 and 19.1',
    computation: { kind: 'quantity', expression: '2.86 / (2 * 63.5 + 16.0) * 63.5', unit: 'g' },
  },
  {
    id: 'general-redox-821',
    topics: ['redox', 'redox-titrations'],
    tests: ['redox-titration-calculations', 'oxidation-numbers'],
    uses: ['permanganate-titrations'],
    difficulty: 'advanced',
    text: 'A hot acidic solution of 1.00 mmol of \\ce{NH3OH+} is treated with excess \\ce{Fe^3+}. The \\ce{Fe^2+} that forms requires 20.0 mL of 0.0200 mol/L \\ce{KMnO4}, which is reduced to \\ce{Mn^2+}. Into which gas has the nitrogen been converted?',
    answer: '\\ce{N2O}',
    distractors: [
      {
        text: '\\ce{N2}',
        slip: 'forgot-subscript',
        teaching:
          'Each nitrogen atom has lost two electrons, starting at −1; in \\ce{N2} it would have lost only one.',
      },
      {
        text: '\\ce{NO}',
        slip: 'oxidation-number-for-change',
        teaching:
          'The two electrons lost per nitrogen are the change and not the final value; nitrogen starts at −1.',
      },
      {
        text: '\\ce{NO2}',
        slip: 'electrons-miscounted',
        teaching:
          'The five electrons belong to each \\ce{MnO4-}, of which only 0.400 mmol was used per mmol of nitrogen.',
      },
    ],
    explanation:
      '0.400 mmol of \\ce{MnO4-} takes five electrons each from 2.00 mmol of \\ce{Fe^2+}, so each nitrogen atom gave two electrons to \\ce{Fe^3+}. Its oxidation number rises from −1 in \\ce{NH3OH+} to +1, as in \\ce{N2O}.',
    reference: 'OpenStax Chemistry 2e, sections 4.2 and 4.5',
  },
  {
    id: 'general-redox-822',
    topics: ['redox', 'redox-titrations'],
    tests: ['permanganate-titrations', 'redox-titration-calculations'],
    uses: ['mole-ratio', 'half-equations'],
    difficulty: 'advanced',
    text: 'A sample of iron(II) oxalate, \\ce{FeC2O4}, is dissolved in hot dilute \\ce{H2SO4} and titrated with \\ce{KMnO4}, of which 30.0 mL is needed. The solution is then reduced with zinc, filtered, and titrated again; this takes 12.0 mL of the same \\ce{KMnO4}. Which impurity explains these volumes?',
    answer: 'Iron(III) sulfate',
    distractors: [
      {
        text: 'Sodium oxalate',
        slip: 'wrong-substance-data',
        teaching:
          'Additional oxalate would be oxidized only in the first titration and would make its volume more than three times that of the second.',
      },
      {
        text: 'Zinc sulfate',
        slip: 'ratio-not-affected',
        teaching:
          'A salt that reacts in neither titration leaves the ratio at 3 : 1, as for pure \\ce{FeC2O4}.',
      },
      {
        text: 'Ammonium sulfate',
        slip: 'property-misjudged',
        teaching: 'Ammonium ions are not oxidized by permanganate here, so they add to neither volume.',
      },
    ],
    explanation:
      'In the first titration iron(II) gives up one electron and oxalate two; after zinc has reduced the iron, only iron(II) is titrated. Pure \\ce{FeC2O4} would need 10.0 mL in the second. The additional 2.0 mL shows iron that did not react at first: iron(III), from iron(III) sulfate.',
    reference: 'OpenStax Chemistry 2e, sections 4.2 and 4.5',
  },
  {
    id: 'general-electrochemistry-basics-820',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['predicting-redox-reactions', 'nernst-equation'],
    uses: ['half-equations'],
    difficulty: 'advanced',
    text: '*E*° is +1.51 V for \\ce{MnO4-}/\\ce{Mn^2+}, +1.36 V for \\ce{Cl2}/\\ce{Cl-} and +1.07 V for \\ce{Br2}/\\ce{Br-}. At which pH can permanganate oxidize bromide but not chloride at 298 K, if everything but \\ce{H+} is in its standard state? (\\frac{*RT*}{*F*} ln 10 = 0.0592 V)',
    answer: 'pH 3',
    distractors: [
      {
        text: 'pH 0',
        slip: 'one-condition-only',
        teaching: 'At pH 0 the potential is +1.51 V, enough to oxidize chloride as well.',
      },
      {
        text: 'pH 1',
        slip: 'size-of-effect-misjudged',
        teaching: 'One pH unit lowers the potential only by 0.09 V, to 1.42 V, still above that of chlorine.',
      },
      {
        text: 'pH 6',
        slip: 'ignored-coefficients',
        teaching:
          'With eight \\ce{H+} for five electrons the potential has fallen to 0.94 V here, below that of bromine.',
      },
    ],
    explanation:
      '\\ce{MnO4- + 8H+ + 5e- -> Mn^2+ + 4H2O}: each pH unit lowers the potential by 0.0592 V × 8/5 = 0.095 V, while those of the halogens do not depend on pH. Only at pH 3 does it lie, at 1.23 V, between 1.36 V and 1.07 V.',
    reference: 'OpenStax Chemistry 2e, sections 17.3 and 17.4',
  },
  {
    id: 'general-electrochemistry-basics-821',
    topics: ['electrochemistry-basics', 'equilibrium'],
    tests: ['cell-potential-and-equilibrium-constant', 'equilibrium-concentrations'],
    uses: ['standard-cell-potential'],
    difficulty: 'advanced',
    text: 'Excess tin powder is shaken with 0.32 mol/L \\ce{Pb(NO3)2} at 298 K until no further change occurs. What is [\\ce{Pb^2+}] then? (*E*°: \\ce{Pb^2+}/\\ce{Pb} −0.126 V, \\ce{Sn^2+}/\\ce{Sn} −0.136 V; \\frac{*RT*}{*F*} ln 10 = 0.0592 V)',
    answer: '0.10 mol/L',
    distractors: [
      {
        text: '0.22 mol/L',
        slip: 'inverted-ratio',
        teaching: 'Lead has the higher potential, so *K* = [\\ce{Sn^2+}]/[\\ce{Pb^2+}] is greater than 1.',
        expression: '0.32 * 10^(2 * 0.010 / 0.0592) / (1 + 10^(2 * 0.010 / 0.0592))',
      },
      {
        text: '0.15 mol/L',
        slip: 'neglected-change',
        teaching: 'This takes [\\ce{Sn^2+}] as 0.32 mol/L, but then no \\ce{Pb^2+} at all would be left.',
        expression: '0.32 / 10^(2 * 0.010 / 0.0592)',
      },
      {
        text: '0.13 mol/L',
        slip: 'electrons-miscounted',
        teaching: 'Each \\ce{Pb^2+} takes two electrons, which doubles the exponent of ten in *K*.',
        expression: '0.32 / (1 + 10^(0.010 / 0.0592))',
      },
    ],
    explanation:
      '*E*° of \\ce{Sn + Pb^2+ <=> Sn^2+ + Pb} is 0.010 V, so log *K* = 2 × 0.010/0.0592 = 0.34 and *K* = 2.2. With [\\ce{Sn^2+}] + [\\ce{Pb^2+}] = 0.32 mol/L, [\\ce{Pb^2+}] = 0.32/3.2 = 0.10 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: { kind: 'quantity', expression: '0.32 / (1 + 10^(2 * 0.010 / 0.0592))', unit: 'mol/L' },
  },
  {
    id: 'general-electrochemistry-basics-822',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell'],
    uses: ['half-equations', 'ph'],
    difficulty: 'advanced',
    text: 'Solutions of \\ce{AgNO3} (0.10 mol/L), \\ce{Na2SO4} (0.10 mol/L) and concentrated \\ce{NaCl}, 1.0 L of each, are electrolyzed between platinum electrodes until 0.010 mol of electrons has passed through each. The gases escape, and each solution is stirred. What are the pH values at 25 °C, in this order?',
    answer: '2.0, 7.0, 12.0',
    distractors: [
      {
        text: '2.0, 12.0, 12.0',
        slip: 'one-side-only',
        teaching:
          'In \\ce{Na2SO4} the \\ce{OH-} from the cathode is neutralized on stirring by the \\ce{H+} from the anode.',
      },
      {
        text: '2.6, 7.0, 11.4',
        slip: 'electrons-miscounted',
        teaching:
          'Four electrons go with one \\ce{O2} but also with four \\ce{H+}, so each electron leaves one \\ce{H+}.',
      },
      {
        text: '12.0, 7.0, 2.0',
        slip: 'mixed-up-anode-and-cathode',
        teaching:
          'In \\ce{NaCl} water is reduced to \\ce{H2} and \\ce{OH-}, while chloride, not water, is oxidized.',
      },
    ],
    explanation:
      'Per electron, oxidation of water leaves one \\ce{H+} and its reduction one \\ce{OH-}. In \\ce{AgNO3} silver is deposited and 0.010 mol of \\ce{H+} is left; in \\ce{Na2SO4} both ions form and cancel; in \\ce{NaCl} chlorine escapes and 0.010 mol of \\ce{OH-} is left. The pH values are 2.0, 7.0 and 12.0.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-823',
    topics: ['electrochemistry-basics', 'coordination-chemistry'],
    tests: ['nernst-equation', 'complex-ion-equilibria'],
    difficulty: 'advanced',
    text: 'In a zinc–copper cell with 1 mol/L solutions, excess ammonia is added to both half-cells. It forms \\ce{[Zn(NH3)4]^2+} (*K*_{f} = 3 × 10^{9}) and \\ce{[Cu(NH3)4]^2+} (*K*_{f} = 1 × 10^{13}). How does the cell voltage change?',
    answer: 'It falls, since \\ce{Cu^2+} is bound more strongly than \\ce{Zn^2+}.',
    distractors: [
      {
        text: 'It rises, since \\ce{Cu^2+} is bound more strongly than \\ce{Zn^2+}.',
        slip: 'reversed-trend',
        teaching:
          'Binding \\ce{Cu^2+} lowers the potential of the copper electrode, the positive one, and brings it closer to that of zinc.',
      },
      {
        text: 'It rises, since zinc is oxidized more readily in ammonia.',
        slip: 'one-potential-only',
        teaching: 'The zinc electrode does become more negative, but the copper electrode falls by more.',
      },
      {
        text: 'It is unchanged, since both ions bind four \\ce{NH3} molecules.',
        slip: 'coefficients-as-factors',
        teaching:
          'The number of ligands is equal, but the larger *K*_{f} of copper leaves far less free \\ce{Cu^2+} than free \\ce{Zn^2+}.',
      },
    ],
    explanation:
      'Ammonia lowers the concentration of both free ions and thus both electrode potentials. The change at zinc raises the voltage, and the change at copper lowers it. \\ce{Cu^2+} is bound more strongly, so the potential of copper falls more, and the voltage falls.',
    reference: 'OpenStax Chemistry 2e, sections 15.2 and 17.4',
  },
  {
    id: 'general-gas-laws-820',
    topics: ['gas-laws', 'stoichiometry'],
    tests: ['partial-pressures', 'gas-stoichiometry'],
    uses: ['limiting-reagent', 'vapor-pressure'],
    difficulty: 'advanced',
    text: 'A 2.0 L flask of \\ce{H2} at 1.0 atm is connected to a 1.0 L flask of \\ce{O2} at 1.4 atm, both at 25 °C. The mixture is ignited and cooled to 25 °C, at which the vapor pressure of water is 0.03 atm. What is the pressure in the flasks?',
    answer: '0.16 atm',
    distractors: [
      {
        text: '0.13 atm',
        slip: 'ignored-water-vapour',
        teaching: 'Liquid water is present, so its vapor adds 0.03 atm to the oxygen that is left.',
        expression: '(1.0 * 1.4 - 2.0 * 1.0 / 2) / (2.0 + 1.0)',
      },
      {
        text: '0.80 atm',
        slip: 'state-symbol-confused',
        teaching:
          'Water at a partial pressure of 0.67 atm would condense until only 0.03 atm of vapor is left.',
        expression: '(1.0 * 1.4 - 2.0 * 1.0 / 2 + 2.0 * 1.0) / (2.0 + 1.0)',
      },
      {
        text: '0.23 atm',
        slip: 'ignored-coefficients',
        teaching: 'Two molecules of \\ce{H2} react with one of \\ce{O2}, so hydrogen is used up.',
        expression: '(2.0 * 1.0 - 1.0 * 1.4) / (2.0 + 1.0) + 0.03',
      },
    ],
    explanation:
      'In units of *pV*, 2.0 atm L of \\ce{H2} consumes 1.0 of the 1.4 atm L of \\ce{O2}. The remaining 0.4 atm L has a pressure of 0.13 atm in 3.0 L; the water condenses except for 0.03 atm of vapor. The total is 0.16 atm.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: {
      kind: 'quantity',
      expression: '(1.0 * 1.4 - 2.0 * 1.0 / 2) / (2.0 + 1.0) + 0.03',
      unit: 'atm',
    },
  },
  {
    id: 'general-gas-laws-821',
    topics: ['gas-laws'],
    tests: ['partial-pressures', 'gas-stoichiometry'],
    uses: ['gas-density-and-molar-mass'],
    difficulty: 'advanced',
    text: 'The molar mass of a metal M is to be found from the \\ce{H2} that a weighed piece releases from acid. The gas is collected over water, which stands 20 cm higher in the tube than outside. The barometric pressure is taken as the pressure of \\ce{H2}. How does this affect the molar mass found?',
    answer: 'It is too low: column and vapor both lower the pressure of \\ce{H2}.',
    distractors: [
      {
        text: 'It is too high: column and vapor both lower the pressure of \\ce{H2}.',
        slip: 'inverted-ratio',
        teaching:
          'Too high a pressure gives too much \\ce{H2} and so too many moles of metal, by which the mass is divided.',
      },
      {
        text: 'It is nearly right: the column raises the pressure of \\ce{H2}, and the vapor lowers it.',
        slip: 'wrong-sign',
        teaching:
          'Water that stands higher inside is held up by the air outside, so the gas inside has the lower pressure.',
      },
      {
        text: 'It is too high: the column raises the pressure of \\ce{H2}, and the vapor is negligible.',
        slip: 'ignored-water-vapour',
        teaching:
          'Water vapor at about 0.03 atm is part of the gas, and a raised water level means less pressure inside.',
      },
    ],
    explanation:
      'The barometric pressure is balanced by \\ce{H2}, water vapor and the water column together, so the pressure of \\ce{H2} alone is lower. Using the full value gives too many moles of \\ce{H2} and of metal, and mass divided by moles is too low.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
  },
  {
    id: 'general-stoichiometry-820',
    topics: ['stoichiometry'],
    tests: ['mass-mass-stoichiometry', 'indirect-analysis'],
    uses: ['balancing-equations'],
    difficulty: 'advanced',
    text: 'A 10.0 g mixture of \\ce{NaHCO3} (84.0 g/mol) and \\ce{Na2CO3} is heated at 200 °C until its mass stays at 8.45 g; only \\ce{Na2CO3} is then left. What percentage of the mixture was \\ce{NaHCO3}? (\\ce{CO2} 44.0 g/mol, \\ce{H2O} 18.0 g/mol)',
    answer: '42%',
    distractors: [
      {
        text: '59%',
        slip: 'ignored-one-product',
        teaching: 'Water vapor escapes too, so each mole of \\ce{CO2} stands for a loss of 62.0 g.',
        expression: '(10.0 - 8.45) / 44.0 * 2 * 84.0 / 10.0 * 100',
      },
      {
        text: '21%',
        slip: 'ignored-coefficients',
        teaching:
          'Two moles of \\ce{NaHCO3} are needed for one mole of \\ce{Na2CO3}, \\ce{CO2} and water each.',
        expression: '(10.0 - 8.45) / 62.0 * 84.0 / 10.0 * 100',
      },
      {
        text: '58%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of \\ce{Na2CO3} that the mixture contained from the start.',
        expression: '100 - (10.0 - 8.45) / 62.0 * 2 * 84.0 / 10.0 * 100',
      },
    ],
    explanation:
      '\\ce{2NaHCO3 -> Na2CO3 + CO2 + H2O}: 168 g of \\ce{NaHCO3} loses 62.0 g of gases, and \\ce{Na2CO3} loses nothing. The loss of 1.55 g corresponds to 4.20 g of \\ce{NaHCO3}, or 42%.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
    computation: {
      kind: 'quantity',
      expression: '(10.0 - 8.45) / (44.0 + 18.0) * 2 * 84.0 / 10.0 * 100',
      unit: '%',
    },
  },
  {
    id: 'general-stoichiometry-821',
    topics: ['stoichiometry'],
    tests: ['limiting-reagent'],
    uses: ['mass-mass-stoichiometry', 'oxidation-numbers'],
    difficulty: 'advanced',
    text: 'Equal portions of an acid give 120, 240, 300 and 300 mL of \\ce{H2} with 0.12, 0.24, 0.36 and 0.48 g of magnesium (24.3 g/mol), respectively. What mass of aluminum (27.0 g/mol) just uses up one such portion of the acid?',
    answer: '0.22 g',
    distractors: [
      {
        text: '0.33 g',
        slip: 'ignored-electrons-per-ion',
        teaching: 'Each aluminum atom gives up three electrons and each magnesium atom two.',
        expression: '0.12 * 300 / 120 / 24.3 * 27.0',
      },
      {
        text: '0.50 g',
        slip: 'inverted-ratio',
        teaching: 'Aluminum gives up more electrons per atom, so less of it is needed and not more.',
        expression: '0.12 * 300 / 120 / 24.3 * 3 / 2 * 27.0',
      },
      {
        text: '0.27 g',
        slip: 'wrong-limiting-reagent',
        teaching: 'With 0.36 g some magnesium is left over; 300 mL of \\ce{H2} corresponds to 0.30 g.',
        expression: '0.36 / 24.3 * 2 / 3 * 27.0',
      },
    ],
    explanation:
      'The volume stops rising at 300 mL, where the acid is used up; by proportion, 0.30 g of magnesium does this. With two electrons per atom, this 12.3 mmol of magnesium gives up as many electrons as 8.2 mmol of aluminum does with three per atom: 0.22 g.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: {
      kind: 'quantity',
      expression: '0.12 * 300 / 120 / 24.3 * 2 / 3 * 27.0',
      unit: 'g',
    },
  },
  {
    id: 'general-stoichiometry-822',
    topics: ['stoichiometry'],
    tests: ['limiting-reagent', 'mole-ratio'],
    difficulty: 'intermediate',
    text: 'For \\ce{Fe2O3 + 2Al -> Al2O3 + 2Fe} a student writes: (1) There is 0.10 mol of \\ce{Fe2O3} and 0.30 mol of Al. (2) \\ce{Fe2O3} is limiting, because 0.10 is less than 0.30. (3) 0.20 mol of Fe forms. (4) 0.20 mol of Al is left. If (1) is right, which steps contain an error in reasoning or in the result?',
    answer: 'Steps 2 and 4',
    distractors: [
      {
        text: 'Step 2 alone',
        slip: 'ignored-coefficients',
        teaching: '0.10 mol of \\ce{Fe2O3} consumes 0.20 mol of Al, so 0.10 mol of Al is left in step 4.',
      },
      {
        text: 'Step 4 alone',
        slip: 'wrong-cause',
        teaching:
          'Step 2 names the right reactant, but by this argument 0.10 mol of \\ce{Fe2O3} would limit 0.15 mol of Al as well.',
      },
      {
        text: 'Steps 2 and 3',
        slip: 'per-mole-for-equation',
        teaching: 'Each \\ce{Fe2O3} gives two Fe, so 0.20 mol of Fe is right.',
      },
    ],
    explanation:
      'Amounts must be compared with the coefficients: 0.10/1 is less than 0.30/2, so the result of step 2 is right, but its argument is not. Step 3 is right. In step 4, 0.30 − 0.20 = 0.10 mol of Al is left. The errors are in steps 2 and 4.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
  },
  {
    id: 'general-stoichiometry-823',
    topics: ['stoichiometry', 'reactions-in-solution'],
    tests: ['limiting-reagent', 'mole-ratio'],
    uses: ['precipitation-reactions', 'group-2-metals'],
    difficulty: 'advanced',
    text: 'A total of 0.10 mol of \\ce{CO2} is slowly absorbed by a solution that contains 0.060 mol of \\ce{Ca(OH)2}. A white solid forms and then partly dissolves again. What amount of the solid is left?',
    answer: '0.020 mol',
    distractors: [
      {
        text: '0.060 mol',
        slip: 'one-step-short',
        teaching:
          'This much has precipitated when the \\ce{Ca(OH)2} is used up; the other 0.040 mol of \\ce{CO2} dissolves part of it.',
        expression: '0.060',
      },
      {
        text: '0.040 mol',
        slip: 'excess-for-reacted',
        teaching:
          'The \\ce{CO2} left after precipitation is 0.040 mol, and it dissolves this much of the solid.',
        expression: '0.10 - 0.060',
      },
      {
        text: '0.030 mol',
        slip: 'ignored-one-product',
        teaching:
          'This assumes that half of the 0.060 mol of solid dissolves, but the \\ce{CO2} that is left over can dissolve more of it than that.',
        expression: '0.060 / 2',
      },
    ],
    explanation:
      'First 0.060 mol of \\ce{CO2} precipitates 0.060 mol of \\ce{CaCO3}. The other 0.040 mol dissolves an equal amount of it: \\ce{CaCO3 + CO2 + H2O -> Ca^2+ + 2HCO3-}. This leaves 0.020 mol.',
    reference: 'OpenStax Chemistry 2e, sections 4.4 and 18.6',
    computation: { kind: 'quantity', expression: '0.060 - (0.10 - 0.060)', unit: 'mol' },
  },
  {
    id: 'general-solutions-820',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids', 'hydrates'],
    difficulty: 'intermediate',
    text: 'From the solubility of \\ce{Na2CO3} at 30 °C and 10 °C (grams of anhydrous salt per 100 g of water), a student calculates how much \\ce{Na2CO3} a saturated solution loses on cooling. The crystals that form are \\ce{Na2CO3.10H2O}. How do the mass of \\ce{Na2CO3} in the crystals and the concentration of the remaining solution compare with the calculated values?',
    answer: 'A larger mass, the same concentration',
    distractors: [
      {
        text: 'A larger mass, a lower concentration',
        slip: 'saturation-misjudged',
        teaching:
          'The remaining solution is saturated at 10 °C, so its concentration follows from the solubility at 10 °C, however much has crystallized.',
      },
      {
        text: 'The same mass, a higher concentration',
        slip: 'wrong-amount-of-solvent',
        teaching:
          'The crystals take water from the solution; at 10 °C the water left cannot hold more salt per 100 g than the solubility allows.',
      },
      {
        text: 'A smaller mass, a higher concentration',
        slip: 'hydrate-for-salt',
        teaching:
          'The water in the crystals comes in addition to their \\ce{Na2CO3} and does not replace any of it.',
      },
    ],
    explanation:
      'A saturated solution at 10 °C has a fixed mass of salt per 100 g of water, so its concentration is as calculated. Each formula unit that crystallizes takes ten water molecules with it. Less water is left, and it holds less salt, so the crystals contain more \\ce{Na2CO3}.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-821',
    topics: ['solutions', 'acids-and-bases'],
    tests: ['electrolytes'],
    uses: ['neutralization', 'precipitation-reactions'],
    difficulty: 'advanced',
    text: 'A lamp in a circuit glows dimly with each of the 0.1 mol/L solutions P and Q, but brightly with their mixture. It glows brightly with each of the 0.1 mol/L solutions R and S, but hardly at all with a mixture of equal volumes of the two. Which solutions could these be, in the order P, Q, R, S?',
    answer: '\\ce{CH3COOH}, \\ce{NH3}, \\ce{Ba(OH)2}, \\ce{H2SO4}',
    distractors: [
      {
        text: '\\ce{CH3COOH}, \\ce{NH3}, \\ce{NaOH}, \\ce{HCl}',
        slip: 'spectator-ions-kept',
        teaching:
          'In a mixture of \\ce{NaOH} and \\ce{HCl}, \\ce{Na+} and \\ce{Cl-} still carry the current.',
      },
      {
        text: '\\ce{CH3COOH}, \\ce{NH3}, \\ce{BaCl2}, \\ce{Na2SO4}',
        slip: 'one-product-only',
        teaching: '\\ce{BaSO4} precipitates here, but \\ce{Na+} and \\ce{Cl-} stay in solution and conduct.',
      },
      {
        text: '\\ce{CH3COOH}, \\ce{HF}, \\ce{Ba(OH)2}, \\ce{H2SO4}',
        slip: 'dissolving-for-ionizing',
        teaching: 'Two weak acids do not react with each other, so their mixture has few ions as well.',
      },
    ],
    explanation:
      'A weak acid and a weak base conduct poorly, but react to give a salt, ammonium acetate, that is all ions. \\ce{Ba(OH)2} and \\ce{H2SO4} conduct well, but form insoluble \\ce{BaSO4} and water, so hardly any ions are left.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-chemical-bonding-820',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['types-of-chemical-bonds'],
    uses: ['bond-polarity', 'properties-of-solids'],
    difficulty: 'intermediate',
    text: 'At 1 atm \\ce{NaF}, \\ce{MgF2} and \\ce{AlF3} are solid up to at least 990 °C, but \\ce{SiF4} is a gas above −95 °C. The difference in electronegativity from fluorine falls evenly: 3.1, 2.7, 2.4, 2.1. Why is \\ce{SiF4} so much more volatile than \\ce{AlF3}?',
    answer: 'Its atoms form molecules, which attract one another only weakly.',
    distractors: [
      {
        text: 'Its bonds are nonpolar, so its atoms attract one another only weakly.',
        slip: 'one-property-decides',
        teaching: 'A difference of 2.1 makes the Si–F bonds very polar; the four bond dipoles merely cancel.',
      },
      {
        text: 'Its bonds are weak, so they break when the solid is warmed a little.',
        slip: 'bond-for-intermolecular',
        teaching:
          'Si–F bonds are among the strongest single bonds, and the gas still consists of \\ce{SiF4}.',
      },
      {
        text: 'Its ions are small, so they leave the solid at a low temperature.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Small, highly charged ions would be held even more firmly; the gas contains no ions.',
      },
    ],
    explanation:
      'The bonds become gradually less ionic, but boiling depends on what must be separated. In the first three it is a lattice in which each metal ion has fluoride neighbors on all sides; \\ce{SiF4} consists of nonpolar tetrahedral molecules that attract one another only weakly.',
    reference: 'OpenStax Chemistry 2e, sections 7.2 and 10.5',
  },
  {
    id: 'general-chemical-bonding-821',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids', 'bond-length-and-bond-energy'],
    uses: ['bond-enthalpies'],
    difficulty: 'intermediate',
    text: 'The bond energies in kJ/mol are C–O 358, C=O 805, Si–O 452 and Si=O about 640. Which comparison explains why carbon dioxide consists of molecules, but silicon dioxide forms a network?',
    answer: 'Two C=O outweigh four C–O, but four Si–O outweigh two Si=O.',
    distractors: [
      {
        text: 'One C=O outweighs one C–O, but one Si–O outweighs one Si=O.',
        slip: 'notation-misread',
        teaching: 'One Si=O, 640 kJ/mol, is stronger than one Si–O; the network has twice as many bonds.',
      },
      {
        text: 'Two C=O outweigh two Si=O, but four Si–O outweigh four C–O.',
        slip: 'wrong-reference',
        teaching:
          'Carbon cannot choose between its bonds and those of silicon, so each element’s own options must be compared.',
      },
      {
        text: 'Two C=O outweigh two C–O, but two Si–O outweigh two Si=O.',
        slip: 'bond-left-out',
        teaching: 'In the network each atom of carbon or silicon would have four single bonds, not two.',
      },
    ],
    explanation:
      'Each C or Si atom can form two double bonds in a molecule or four single bonds in a network. For carbon 2 × 805 = 1610 exceeds 4 × 358 = 1432; for silicon 4 × 452 = 1808 exceeds 2 × 640 = 1280. So two C=O outweigh four C–O, but four Si–O outweigh two Si=O.',
    reference: 'OpenStax Chemistry 2e, sections 7.5 and 18.3',
  },
  {
    id: 'general-chemical-bonding-822',
    topics: ['chemical-bonding', 'coordination-chemistry'],
    tests: ['types-of-chemical-bonds', 'reactions-of-aqua-ions'],
    uses: ['electrolytes'],
    difficulty: 'advanced',
    text: 'Molten aluminum chloride hardly conducts an electric current. Its dilute solution in water conducts well and has a pH of about 3. Which description of the melt and the solution fits all of these facts?',
    answer: 'Molecules, from which water forms \\ce{[Al(H2O)6]^3+} and \\ce{Cl-}; the cation is an acid.',
    distractors: [
      {
        text: 'Molecules, which enter water as \\ce{AlCl3}; this acid donates protons.',
        slip: 'formula-for-structure',
        teaching: '\\ce{AlCl3} has no hydrogen to donate; the protons come from water bound to aluminum.',
      },
      {
        text: '\\ce{Al^3+} and \\ce{Cl-} ions, which are hydrated in water; the anion takes up a proton.',
        slip: 'acid-for-base',
        teaching:
          'Ions would carry a current through the melt, and an anion that took up protons would make water basic.',
      },
      {
        text: '\\ce{Al^3+} and \\ce{Cl-} ions, which in water become \\ce{[Al(H2O)6]^3+}; the cation is an acid.',
        slip: 'halide-means-ionic',
        teaching: 'A melt of free \\ce{Al^3+} and \\ce{Cl-} ions would conduct well.',
      },
    ],
    explanation:
      'The melt does not conduct, so it consists of molecules (\\ce{Al2Cl6}). The solution conducts, so water has formed ions. Its pH of 3 comes from \\ce{[Al(H2O)6]^3+}, whose small, highly charged metal ion makes bound water acidic.',
    reference: 'OpenStax Chemistry 2e, sections 7.2 and 14.4',
  },
  {
    id: 'general-molecular-geometry-820',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity', 'vsepr-theory'],
    difficulty: 'advanced',
    text: 'A molecule of \\ce{PCl3F2} has no dipole moment. In \\ce{PCl2F3} the fluorine atoms prefer the same kind of position. Which positions do they occupy first, and is \\ce{PCl2F3} polar?',
    answer: 'Axial; \\ce{PCl2F3} is polar.',
    distractors: [
      {
        text: 'Axial; \\ce{PCl2F3} is nonpolar.',
        slip: 'ignored-shape',
        teaching: 'One F and two Cl share the equatorial plane, and their unlike bond dipoles cannot cancel.',
      },
      {
        text: 'Equatorial; \\ce{PCl2F3} is nonpolar.',
        slip: 'one-condition-only',
        teaching:
          'Three equatorial F would make \\ce{PCl2F3} nonpolar, but two equatorial F would give \\ce{PCl3F2} a dipole moment.',
      },
      {
        text: 'Equatorial; \\ce{PCl2F3} is polar.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'Two F among three equatorial atoms would make \\ce{PCl3F2} polar, which it is not.',
      },
    ],
    explanation:
      'In a trigonal bipyramid the bond dipoles of \\ce{PCl3F2} cancel only with both F axial and three Cl equatorial. In \\ce{PCl2F3} the third F must share the equatorial plane with two Cl, so the molecule is polar.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-821',
    topics: ['molecular-geometry'],
    tests: ['bond-angles', 'vsepr-theory'],
    uses: ['electronegativity'],
    difficulty: 'intermediate',
    text: 'The X–C–X angle is 116° in \\ce{CH2O}, 112° in \\ce{CCl2O} and 108° in \\ce{CF2O}. The electronegativities are 2.2 (H), 3.2 (Cl) and 4.0 (F). Which repulsion makes the angles smaller than 120°, and what makes them differ?',
    answer: 'That of the C=O electrons; the C–X pairs are farther from carbon when X is F.',
    distractors: [
      {
        text: 'That of the C=O electrons; the C–X pairs are closer to carbon when X is F.',
        slip: 'reversed-trend',
        teaching: 'A more electronegative X draws the C–X pairs to itself, away from carbon.',
      },
      {
        text: 'That of the lone pairs of O; the C–X pairs are farther from carbon when X is F.',
        slip: 'miscounted-lone-pairs',
        teaching: 'Only domains on carbon set the angle there, and the lone pairs belong to oxygen.',
      },
      {
        text: 'That of the C=O electrons; the X atoms take up more space when X is F.',
        slip: 'wrong-cause',
        teaching: 'Fluorine is smaller than chlorine and yet gives the smaller angle.',
      },
    ],
    explanation:
      'Three domains give angles near 120°, but the double bond has more electrons and repels the C–X pairs more. The more electronegative X is, the farther these pairs are from carbon and the less they repel each other, so the angle closes further.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-intermolecular-forces-820',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding', 'boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'The boiling points are −33 °C for \\ce{NH3}, 20 °C for \\ce{HF} and 100 °C for \\ce{H2O}. A single hydrogen bond is strongest in HF and weakest in ammonia. Which explanation accounts for the whole order?',
    answer:
      'Water can form twice as many bonds per molecule as the others; HF has stronger bonds than ammonia.',
    distractors: [
      {
        text: 'Water forms the strongest bonds of all; HF forms more bonds per molecule than ammonia.',
        slip: 'given-fact-overlooked',
        teaching:
          'A single hydrogen bond is stronger in HF than in water; water forms more bonds per molecule.',
      },
      {
        text: 'Water has more hydrogen atoms than HF; ammonia, with the most, has no lone pair.',
        slip: 'ignored-lone-pairs',
        teaching: 'Nitrogen in ammonia does have a lone pair, but a single one for three hydrogen atoms.',
      },
      {
        text: 'Water has more lone pairs than HF; ammonia, with one, forms the fewest bonds.',
        slip: 'miscounted-lone-pairs',
        teaching:
          'Fluorine in HF has three lone pairs and oxygen two; HF lacks hydrogen atoms, not lone pairs.',
      },
    ],
    explanation:
      'Each hydrogen bond needs an H atom and a lone pair. Water has two of each per molecule and forms up to two bonds per molecule; HF is limited by its one H, ammonia by its one lone pair. These two have equal numbers of bonds, and HF boils at a higher temperature because its bonds are stronger.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-821',
    topics: ['intermolecular-forces', 'gas-laws'],
    tests: ['hydrogen-bonding', 'gas-density-and-molar-mass'],
    uses: ['le-chateliers-principle'],
    difficulty: 'advanced',
    text: 'From the density of its vapor, acetic acid (60 g/mol) appears to have a molar mass of 90 g/mol at 130 °C and 60 g/mol at 250 °C. What fraction of the acetic acid molecules are paired by hydrogen bonds at 130 °C?',
    answer: 'Two thirds',
    distractors: [
      {
        text: 'One half',
        slip: 'wrong-thing-counted',
        teaching: 'Half of the particles are pairs at 90 g/mol, but each of these contains two molecules.',
      },
      {
        text: 'One third',
        slip: 'answered-another-quantity',
        teaching:
          'One third is the share of molecules that are single when there are as many pairs as single molecules.',
      },
      {
        text: 'Three quarters',
        slip: 'relation-invented',
        teaching:
          'If six of eight molecules formed three pairs, the five particles would have a mean of 96 g/mol.',
      },
    ],
    explanation:
      'Density gives the mean mass per mole of particles. Two COOH groups join by two hydrogen bonds, so the vapor contains pairs of 120 g/mol alongside single molecules of 60 g/mol. A mean of 90 g/mol means as many pairs as single molecules, so two thirds of the molecules are in pairs.',
    reference: 'OpenStax Chemistry 2e, sections 9.3 and 10.1',
  },
  {
    id: 'general-periodic-trends-820',
    topics: ['periodic-trends'],
    tests: ['period-3-oxides', 'ionization-energy'],
    uses: ['neutralization'],
    difficulty: 'advanced',
    text: 'For an element X of period 3, the large jump in successive ionization energies comes after removal of the second electron; for an element Y of period 3, after removal of the sixth. The highest oxides of X and Y react with each other in an acid–base reaction. Which compound forms?',
    answer: '\\ce{XYO4}',
    distractors: [
      {
        text: '\\ce{XYO3}',
        slip: 'oxidation-number-miscounted',
        teaching:
          'In its highest oxide Y has oxidation number +6, so it brings three oxygen atoms besides the one of XO.',
      },
      {
        text: '\\ce{X2YO4}',
        slip: 'jump-counted-inclusively',
        teaching: 'X forms ions with charge +2, and a single one balances \\ce{YO4^2-}.',
      },
      {
        text: '\\ce{XY}',
        slip: 'reaction-type-confused',
        teaching: 'The oxides combine with all of their oxygen; \\ce{XY} forms from the elements.',
      },
    ],
    explanation:
      'X has two valence electrons (magnesium) and Y six (sulfur), so their highest oxides are XO and \\ce{YO3}. The oxide of the metal is basic and that of the nonmetal acidic; they combine to form the salt \\ce{XYO4}, here \\ce{MgSO4}.',
    reference: 'OpenStax Chemistry 2e, sections 6.5 and 18.9',
  },
  {
    id: 'general-periodic-trends-821',
    topics: ['periodic-trends'],
    tests: ['ionization-energy', 'electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'From magnesium to aluminum the first ionization energy falls, although it rises over the period as a whole. Between which neighbors does the second ionization energy fall for the same reason?',
    answer: 'From aluminum to silicon',
    distractors: [
      {
        text: 'From magnesium to aluminum',
        slip: 'first-for-second-ionisation',
        teaching:
          'The second electron of both comes from 3s, and that of aluminum is held by the greater nuclear charge.',
      },
      {
        text: 'From sodium to magnesium',
        slip: 'wrong-shell',
        teaching:
          'There is a fall here, but it results from a change of shell: \\ce{Na+} loses an electron from the second shell.',
      },
      {
        text: 'From silicon to phosphorus',
        slip: 'ion-for-atom',
        teaching:
          'The ions \\ce{Si+} and \\ce{P+} both lose a 3p electron, which the greater charge of phosphorus holds more firmly.',
      },
    ],
    explanation:
      'The first value falls because aluminum loses a 3p electron and magnesium a 3s electron. The second electron comes from the ions: \\ce{Al+} has the configuration 3s^{2} of magnesium and \\ce{Si+} the configuration 3s^{2}3p^{1} of aluminum, so the fall is from aluminum to silicon.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-822',
    topics: ['periodic-trends', 'thermochemistry'],
    tests: ['group-2-metals', 'lattice-enthalpy'],
    uses: ['ionic-radius'],
    difficulty: 'advanced',
    text: 'From magnesium to barium the hydroxides become more soluble and the sulfates less soluble. Hydration of the cations releases less and less energy down the group. What explains the opposite trends?',
    answer: 'The lattice weakens even more with the small \\ce{OH-}, but hardly at all with \\ce{SO4^2-}.',
    distractors: [
      {
        text: 'The lattice weakens even more with the large \\ce{SO4^2-}, but hardly at all with \\ce{OH-}.',
        slip: 'exchanged-values',
        teaching:
          'Next to the large \\ce{SO4^2-} a larger cation changes the distance between ions only a little.',
      },
      {
        text: 'The lattice becomes stronger with the doubly charged \\ce{SO4^2-}, but not with \\ce{OH-}.',
        slip: 'reversed-trend',
        teaching: 'Larger cations make every lattice weaker; the charge of \\ce{SO4^2-} is the same in all.',
      },
      {
        text: 'The hydration of \\ce{SO4^2-} weakens down the group, but not that of \\ce{OH-}.',
        slip: 'wrong-ion',
        teaching: 'In solution the anions are separate, so their hydration does not depend on the metal.',
      },
    ],
    explanation:
      'Solubility depends on the balance between lattice energy and hydration energy. Down the group hydration weakens equally for both kinds of salts. The lattice of the hydroxides weakens even more than the hydration, since next to a small anion the size of the cation largely determines the distance between the ions; the lattice of the sulfates hardly weakens.',
    reference: 'OpenStax Chemistry 2e, sections 7.5 and 11.2',
  },
  {
    id: 'general-electron-configuration-820',
    topics: ['electron-configuration'],
    tests: ['electron-configuration-of-ions', 'hunds-rule'],
    difficulty: 'intermediate',
    text: 'In the gas phase, the 2+ ions of an element of period 4 have four unpaired electrons each, and its 3+ ions have five. Which element is it?',
    answer: 'Iron',
    distractors: [
      {
        text: 'Chromium',
        slip: 'paired-for-unpaired',
        teaching: '\\ce{Cr^2+}, 3d^{4}, has four unpaired electrons too, but \\ce{Cr^3+} has only three.',
      },
      {
        text: 'Manganese',
        slip: 'd-electrons-lost-first',
        teaching:
          'Manganese loses its two 4s electrons first: \\ce{Mn^2+} is 3d^{5} with five, \\ce{Mn^3+} 3d^{4} with four.',
      },
      {
        text: 'Cobalt',
        slip: 'step-miscounted',
        teaching: '\\ce{Co^2+}, 3d^{7}, has three unpaired electrons; four are in \\ce{Co^3+}, 3d^{6}.',
      },
    ],
    explanation:
      'Four unpaired d electrons fit 3d^{4} or 3d^{6}. Losing one more electron gives five only if a paired one is removed, from 3d^{6} to 3d^{5}. With the two 4s electrons lost first, the atom is 3d^{6}4s^{2}: iron.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-atomic-structure-820',
    topics: ['atomic-structure'],
    tests: ['mass-spectrum-of-an-element', 'isotopes'],
    difficulty: 'intermediate',
    text: 'Chlorine is 75% \\ce{^{35}Cl} and 25% \\ce{^{37}Cl}; bromine is 50% \\ce{^{79}Br} and 50% \\ce{^{81}Br}. What are the relative heights of the molecular ion peaks of \\ce{BrCl} at *m*/*z* 114, 116 and 118?',
    answer: '3 : 4 : 1',
    distractors: [
      {
        text: '3 : 3 : 1',
        slip: 'isotope-left-out',
        teaching:
          'Two combinations have mass 116, \\ce{^{81}Br^{35}Cl} and \\ce{^{79}Br^{37}Cl}, and their heights add up.',
      },
      {
        text: '1 : 2 : 1',
        slip: 'unweighted-mean',
        teaching: 'This would need equal shares of both isotopes in chlorine too, not 75% and 25%.',
      },
      {
        text: '9 : 6 : 1',
        slip: 'other-substance',
        teaching: 'These heights belong to \\ce{Cl2}, with two chlorine atoms and no bromine.',
      },
    ],
    explanation:
      'The shares multiply: 114 is 0.50 × 0.75 = 0.375, 118 is 0.50 × 0.25 = 0.125. Two combinations give 116: 0.50 × 0.75 + 0.50 × 0.25 = 0.50. The heights are 3 : 4 : 1.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-coordination-chemistry-820',
    topics: ['coordination-chemistry', 'acids-and-bases'],
    tests: ['reactions-of-aqua-ions', 'ligand-substitution'],
    uses: ['neutralization'],
    difficulty: 'intermediate',
    text: 'Excess ammonia has turned aqueous \\ce{CuSO4} deep blue. Dilute \\ce{H2SO4} is now added drop by drop until the mixture is acidic. What is observed, in order?',
    answer: 'A pale blue solid, then a pale blue solution',
    distractors: [
      {
        text: 'A pale blue solution, then a pale blue solid',
        slip: 'order-of-steps',
        teaching:
          'The hydroxide forms while the mixture is still slightly basic and cannot last once it is acidic.',
      },
      {
        text: 'A deep blue solid, then a deep blue solution',
        slip: 'color-of-another-ion',
        teaching:
          'The deep blue belongs to copper with \\ce{NH3} ligands, and the acid turns \\ce{NH3} into \\ce{NH4+}.',
      },
      {
        text: 'A pale blue solid, then a colorless solution',
        slip: 'wrong-source-of-color',
        teaching: 'All copper returns to solution as its aqua ion, which is pale blue.',
      },
    ],
    explanation:
      'The acid protonates ammonia, so copper loses its \\ce{NH3} ligands. While the mixture is still slightly basic, pale blue \\ce{Cu(OH)2} precipitates; more acid dissolves it to the pale blue aqua ion. So a pale blue solid is followed by a pale blue solution.',
    reference: 'OpenStax Chemistry 2e, sections 15.2 and 19.2',
  },
  {
    id: 'general-reactions-in-solution-820',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions', 'precipitation-reactions'],
    uses: ['solubility-rules'],
    difficulty: 'advanced',
    text: 'When a mixture of two white salts is stirred with water, a white residue is left. The residue fizzes and dissolves in \\ce{HNO3}; this solution gives a white solid with \\ce{Na2SO4}. The filtrate, acidified with \\ce{HNO3}, gives a white solid with \\ce{AgNO3} but none with \\ce{Ba(NO3)2}. What was the mixture?',
    answer: '\\ce{Na2CO3} and \\ce{BaCl2}',
    distractors: [
      {
        text: '\\ce{Na2SO4} and \\ce{BaCl2}',
        slip: 'solubility-rule',
        teaching:
          'The residue of this mixture would be \\ce{BaSO4}, which neither fizzes nor dissolves in \\ce{HNO3}.',
      },
      {
        text: '\\ce{Na2CO3} and \\ce{MgCl2}',
        slip: 'test-of-another-ion',
        teaching:
          'A solution of \\ce{MgCO3} in \\ce{HNO3} gives no solid with \\ce{Na2SO4}, since \\ce{MgSO4} is soluble.',
      },
      {
        text: '\\ce{Na2CO3} and \\ce{Ba(NO3)2}',
        slip: 'spectator-ions-kept',
        teaching:
          'The filtrate of this mixture contains \\ce{NO3-} but no \\ce{Cl-}, so it gives no solid with \\ce{AgNO3}.',
      },
    ],
    explanation:
      'The residue is a carbonate whose cation forms an insoluble sulfate: \\ce{BaCO3}. It formed from soluble salts in water, and the filtrate contains chloride but no sulfate. So the mixture was \\ce{Na2CO3} and \\ce{BaCl2}.',
    reference: 'OpenStax Chemistry 2e, sections 4.2 and 15.1',
  },
  {
    id: 'general-measurement-820',
    topics: ['measurement'],
    tests: ['unit-conversion', 'density'],
    difficulty: 'intermediate',
    text: 'A car uses 8.0 L of gasoline (0.74 kg/L) per 100 km. What mass of gasoline does it use per mile (1.609 km)?',
    answer: '95 g',
    distractors: [
      {
        text: '37 g',
        slip: 'divided-for-multiplied',
        teaching:
          'A mile is longer than a kilometer, so more gasoline is used per mile than the 59 g per km.',
        expression: '8.0 * 0.74 * 1000 / 100 / 1.609',
      },
      {
        text: '174 g',
        slip: 'inverted-ratio',
        teaching:
          'A liter of gasoline has a mass of 0.74 kg, so the mass of 8.0 L is 8.0 × 0.74 kg and not 8.0/0.74 kg.',
        expression: '8.0 / 0.74 * 1000 / 100 * 1.609',
      },
      {
        text: '129 g',
        slip: 'ignored-density',
        teaching: 'This takes a liter as 1 kg, but gasoline is less dense than water.',
        expression: '8.0 * 1000 / 100 * 1.609',
      },
    ],
    explanation:
      'Per 100 km the car uses 8.0 L × 0.74 kg/L = 5.92 kg, which is 59.2 g per km. A mile is 1.609 km, so it uses 95 g per mile.',
    reference: 'OpenStax Chemistry 2e, section 1.6',
    computation: { kind: 'quantity', expression: '8.0 * 0.74 * 1000 / 100 * 1.609', unit: 'g' },
  },
  {
    id: 'general-measurement-821',
    topics: ['measurement', 'solutions'],
    tests: ['unit-conversion'],
    uses: ['molarity'],
    difficulty: 'beginner',
    text: 'A patient’s blood glucose is 90 mg/dL. What is this concentration in mmol/L? (Glucose has a molar mass of 180 g/mol.)',
    answer: '5.0 mmol/L',
    distractors: [
      {
        text: '0.50 mmol/L',
        slip: 'unit-prefix',
        teaching: 'A deciliter is a tenth of a liter, so a liter contains ten times as much glucose.',
        expression: '90 / 180',
      },
      {
        text: '0.050 mmol/L',
        slip: 'divided-for-multiplied',
        teaching: 'A liter contains ten deciliters, so 900 mg of glucose and not 9 mg.',
        expression: '90 / 10 / 180',
      },
      {
        text: '20 mmol/L',
        slip: 'inverted-ratio',
        teaching: '180 mg is one millimole, so 90 mg is half a millimole and not two.',
        expression: '180 / 90 * 10',
      },
    ],
    explanation:
      '90 mg/dL is 900 mg/L, since a liter has ten deciliters. One millimole is 180 mg, so 900 mg/L is 5.0 mmol/L.',
    reference: 'OpenStax Chemistry 2e, sections 1.6 and 3.3',
    computation: { kind: 'quantity', expression: '90 * 10 / 180', unit: 'mmol/L' },
  },
  {
    id: 'general-atomic-structure-821',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    uses: ['isotopes'],
    difficulty: 'intermediate',
    text: 'The ion \\ce{X^2-} has 18 electrons and a mass number of 34. The ion \\ce{M+} has the same number of electrons and the same number of neutrons as \\ce{X^2-}. What is the mass number of \\ce{M+}?',
    answer: '37',
    distractors: [
      {
        text: '36',
        slip: 'ignored-ion-charge',
        teaching: 'An ion with charge 1+ and 18 electrons has 19 protons, not 18.',
        expression: '18 + (34 - (18 - 2))',
      },
      {
        text: '31',
        slip: 'charge-turned-around',
        teaching: '\\ce{X^2-} has gained two electrons and has 16 protons; \\ce{M+} has lost one and has 19.',
        expression: '(18 - 1) + (34 - (18 + 2))',
      },
      {
        text: '34',
        slip: 'same-mass-for-isotopes',
        teaching: 'The neutrons are equal in number, but \\ce{M+} has three more protons than \\ce{X^2-}.',
        expression: '34',
      },
    ],
    explanation:
      '\\ce{X^2-} has 18 − 2 = 16 protons and 34 − 16 = 18 neutrons. \\ce{M+} has 18 + 1 = 19 protons and also 18 neutrons, so its mass number is 37.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
    computation: { kind: 'quantity', expression: '(18 + 1) + (34 - (18 - 2))', unit: '' },
  },
  {
    id: 'general-balancing-820',
    topics: ['balancing', 'electrochemistry-basics'],
    tests: ['state-symbols'],
    uses: ['states-of-matter'],
    difficulty: 'beginner',
    text: 'Sodium is made at about 600 °C by electrolysis of sodium chloride, to which \\ce{CaCl2} is added so that the mixture melts at this temperature. Sodium melts at 98 °C and boils at 883 °C. Which equation is correct?',
    answer: '\\ce{2NaCl(l) -> 2Na(l) + Cl2(g)}',
    distractors: [
      {
        text: '\\ce{2NaCl(aq) -> 2Na(l) + Cl2(g)}',
        slip: 'solution-for-melt',
        teaching: 'There is no water at 600 °C, so the salt is molten and not aqueous.',
      },
      {
        text: '\\ce{2NaCl(l) -> 2Na(s) + Cl2(g)}',
        slip: 'ignored-temperature-change',
        teaching: 'Sodium is solid at room temperature, but 600 °C lies far above its melting point.',
      },
      {
        text: '\\ce{2NaCl(l) -> 2Na(g) + Cl2(g)}',
        slip: 'state-symbol-confused',
        teaching: 'At 600 °C sodium is still below its boiling point of 883 °C.',
      },
    ],
    explanation:
      'State symbols apply at the temperature of the reaction. At 600 °C the salt mixture is molten, (l); sodium is between its melting and boiling points, (l); and chlorine is a gas: \\ce{2NaCl(l) -> 2Na(l) + Cl2(g)}.',
    reference: 'OpenStax Chemistry 2e, sections 4.1 and 17.7',
  },
  {
    id: 'general-thermochemistry-823',
    topics: ['thermochemistry', 'stoichiometry'],
    tests: ['combustion', 'balancing-equations'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'In a poorly adjusted burner, 1.0 mol of propane, \\ce{C3H8}, burns with 4.0 mol of \\ce{O2} to form only water, \\ce{CO2} and \\ce{CO}. What amount of \\ce{CO} forms?',
    answer: '2.0 mol',
    distractors: [
      {
        text: '1.0 mol',
        slip: 'ignored-coefficients',
        teaching:
          'A \\ce{CO} molecule lacks one oxygen atom, so a missing mole of \\ce{O2} means two moles of \\ce{CO}.',
        expression: '5 - 4.0',
      },
      {
        text: '3.0 mol',
        slip: 'one-product-only',
        teaching: 'If all of the carbon became \\ce{CO}, only 3.5 mol of \\ce{O2} would be used.',
        expression: '3 * 1.0',
      },
      {
        text: '0.50 mol',
        slip: 'inverted-ratio',
        teaching:
          'Each \\ce{O2} that is missing leaves two carbon atoms with one oxygen atom fewer each, so the missing amount must be doubled, not halved.',
        expression: '(5 - 4.0) / 2',
      },
    ],
    explanation:
      'Complete combustion, \\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}, needs 5.0 mol of \\ce{O2}. The missing 1.0 mol corresponds to 2.0 mol of oxygen atoms, so 2.0 mol of \\ce{CO} forms instead of \\ce{CO2}.',
    reference: 'OpenStax Chemistry 2e, sections 4.1 and 4.3',
    computation: { kind: 'quantity', expression: '2 * (5 - 4.0)', unit: 'mol' },
  },
  {
    id: 'general-stoichiometry-824',
    topics: ['stoichiometry', 'gas-laws'],
    tests: ['combustion'],
    uses: ['avogadros-law', 'molecular-formula'],
    difficulty: 'intermediate',
    text: 'One volume of a gaseous hydrocarbon needs 4.5 volumes of \\ce{O2} for complete combustion and gives equal volumes of \\ce{CO2} and water vapor (all at the same temperature and pressure). Which hydrocarbon is it?',
    answer: '\\ce{C3H6}',
    distractors: [
      {
        text: '\\ce{C4H2}',
        slip: 'one-condition-only',
        teaching:
          'It does need 4.5 volumes of \\ce{O2}, but gives four volumes of \\ce{CO2} and one of water vapor.',
      },
      {
        text: '\\ce{C4H8}',
        slip: 'product-oxygen-from-sample',
        teaching: 'Four \\ce{CO2} and four \\ce{H2O} contain twelve oxygen atoms, which takes six \\ce{O2}.',
      },
      {
        text: '\\ce{C2H6}',
        slip: 'forgot-subscript',
        teaching:
          'It gives two volumes of \\ce{CO2} and three of water vapor and needs 3.5 volumes of \\ce{O2}.',
      },
    ],
    explanation:
      'Equal volumes of gases contain equal numbers of molecules. As many \\ce{H2O} as \\ce{CO2} means two hydrogen atoms per carbon, \\ce{C_nH_{2n}}, which needs 1.5*n* molecules of \\ce{O2}. From 1.5*n* = 4.5, *n* = 3: \\ce{C3H6}.',
    reference: 'OpenStax Chemistry 2e, sections 4.3 and 9.3',
  },
];
