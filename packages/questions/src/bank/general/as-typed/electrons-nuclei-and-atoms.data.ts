import type { WrittenQuestion } from '../../written-question.ts';

export const electronsNucleiAndAtomsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-electrochemistry-basics-315',
    topics: ['electrochemistry-basics'],
    tests: ['standard-cell-potential'],
    uses: ['nernst-equation'],
    difficulty: 'beginner',
    text: 'For which cell at 25 °C do the standard potentials alone give the voltage, without the Nernst equation?',
    answer: 'One with ions at 1 mol/L and gases at 1 bar',
    distractors: [
      {
        text: 'One with \\ce{Ag+} and \\ce{Cu^2+}, each at 0.1 mol/L',
        slip: 'one-condition-only',
        teaching:
          'The silver ion concentration is squared in *Q*, so equal concentrations do not give *Q* = 1; the standard concentration is 1 mol/L.',
      },
      {
        text: 'One that has run until its voltage is zero',
        slip: 'wrong-cause',
        teaching: 'Its concentrations are the equilibrium values, which are far from standard.',
      },
      {
        text: 'One whose electrodes are both solid metals',
        slip: 'one-property-decides',
        teaching: 'The concentrations of the ions in the solutions still matter.',
      },
    ],
    explanation:
      '*E* = *E*° − (*RT*/*nF*) ln *Q*. With all concentrations at 1 mol/L and gases at 1 bar, *Q* is 1 and its logarithm is 0, so *E* = *E*°.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'general-electrochemistry-basics-316',
    topics: ['electrochemistry-basics'],
    tests: ['nernst-equation'],
    difficulty: 'intermediate',
    text: 'For \\ce{Zn + Cu^2+ -> Zn^2+ + Cu}, *E*° is 1.10 V. Under which condition is the measured voltage at 25 °C greater than 1.10 V?',
    answer: 'When [\\ce{Cu^2+}] is greater than [\\ce{Zn^2+}]',
    distractors: [
      {
        text: 'When [\\ce{Zn^2+}] is greater than [\\ce{Cu^2+}]',
        slip: 'wrong-sign',
        teaching: 'In this case *Q* > 1, and the Nernst term lowers the voltage.',
      },
      {
        text: 'When the zinc electrode is larger than the copper electrode',
        slip: 'wrong-cause',
        teaching: 'The size of an electrode does not affect its potential.',
      },
      {
        text: 'When the copper electrode is larger than the zinc electrode',
        slip: 'wrong-cause',
        teaching: 'The size of an electrode does not affect its potential.',
      },
    ],
    explanation:
      '*E* = *E*° − (0.0592 V/2) log *Q* with *Q* = [\\ce{Zn^2+}]/[\\ce{Cu^2+}]. When there is more \\ce{Cu^2+} than \\ce{Zn^2+}, *Q* < 1, and the voltage is higher.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'general-electrochemistry-basics-317',
    topics: ['electrochemistry-basics'],
    tests: ['nernst-equation'],
    uses: ['standard-cell-potential'],
    difficulty: 'intermediate',
    text: '*E*° is +0.80 V for \\ce{Ag+}/\\ce{Ag} and +0.34 V for \\ce{Cu^2+}/\\ce{Cu}. A cell at 25 °C has 0.010 mol/L \\ce{Ag+} and 1.0 mol/L \\ce{Cu^2+}. What is its voltage? (2.303*RT*/*F* = 0.0592 V)',
    answer: '0.34 V',
    distractors: [
      {
        text: '0.46 V',
        slip: 'wrong-reference',
        teaching: 'This is *E*°, but the silver ion concentration is not 1 mol/L.',
        expression: '0.80 - 0.34',
      },
      {
        text: '0.40 V',
        slip: 'forgot-exponent',
        teaching: '[\\ce{Ag+}] is squared in *Q*, so log *Q* is 4, not 2.',
        expression: '0.80 - 0.34 - 0.0592 / 2 * log10(1.0 / 0.010)',
      },
      {
        text: '0.58 V',
        slip: 'wrong-sign',
        teaching: 'Because *Q* > 1, the Nernst term lowers the voltage; here it was added.',
        expression: '0.80 - 0.34 + 0.0592 / 2 * log10(1.0 / 0.010^2)',
      },
    ],
    explanation:
      '*E*° = 0.46 V, *Q* = 1.0/0.010^{2} = 10^{4}, *n* = 2. *E* = 0.46 − (0.0592/2) × 4 = 0.34 V.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: {
      kind: 'quantity',
      expression: '0.80 - 0.34 - 0.0592 / 2 * log10(1.0 / 0.010^2)',
      unit: 'V',
    },
  },
  {
    id: 'general-electrochemistry-basics-318',
    topics: ['electrochemistry-basics'],
    tests: ['nernst-equation'],
    uses: ['standard-cell-potential'],
    difficulty: 'beginner',
    text: 'For which of these cells is the Nernst equation needed to find the voltage at 25 °C?',
    answer: '\\ce{Zn}|\\ce{Zn^2+} (0.010 mol/L)||\\ce{Ag+} (1.0 mol/L)|\\ce{Ag}',
    distractors: [
      {
        text: '\\ce{Mg}|\\ce{Mg^2+} (1.0 mol/L)||\\ce{Cu^2+} (1.0 mol/L)|\\ce{Cu}',
        slip: 'wrong-reference',
        teaching: 'Both ions are at 1 mol/L, so the standard potentials are sufficient.',
      },
      {
        text: '\\ce{Fe}|\\ce{Fe^2+} (1.0 mol/L)||\\ce{Sn^2+} (1.0 mol/L)|\\ce{Sn}',
        slip: 'wrong-reference',
        teaching: 'All species are at standard conditions, so the standard potentials are sufficient.',
      },
      {
        text: '\\ce{Zn}|\\ce{Zn^2+} (1.0 mol/L)||\\ce{H+} (1.0 mol/L)|\\ce{H2} (1 bar)|\\ce{Pt}',
        slip: 'wrong-reference',
        teaching: 'The ions are at 1 mol/L and the gas is at 1 bar, so these are standard conditions.',
      },
    ],
    explanation:
      'Standard potentials apply to 1 mol/L and 1 bar. In the zinc–silver cell, \\ce{Zn^2+} is at 0.010 mol/L, so this cell needs the Nernst equation.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'general-electrochemistry-basics-319',
    topics: ['electrochemistry-basics', 'thermochemistry'],
    tests: ['standard-electrode-potential'],
    uses: ['enthalpy-of-solution'],
    difficulty: 'intermediate',
    text: 'Lithium has a higher ionization energy than cesium, yet it is the strongest reducing agent of the alkali metals in water. Which step compensates for the higher ionization energy?',
    answer: 'The hydration of \\ce{Li+}',
    distractors: [
      {
        text: 'The sublimation of lithium',
        slip: 'wrong-cause',
        teaching: 'Vaporizing lithium requires more energy than vaporizing cesium.',
      },
      {
        text: 'The gain of an electron by lithium',
        slip: 'answered-another-quantity',
        teaching: 'In this reaction, lithium gives up an electron rather than gaining one.',
      },
      {
        text: 'The melting of lithium',
        slip: 'reversed-trend',
        teaching: 'Melting requires energy, and lithium requires more than cesium.',
      },
    ],
    explanation:
      'The small \\ce{Li+} ion has by far the most negative enthalpy of hydration (about −520 kJ/mol, compared with −260 kJ/mol for \\ce{Cs+}). This makes \\ce{Li -> Li+(aq) + e-} more favorable than the corresponding oxidation of any other alkali metal.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-320',
    topics: ['electrochemistry-basics'],
    tests: ['standard-electrode-potential'],
    difficulty: 'advanced',
    text: 'In which environment would cesium be a stronger reducing agent than lithium, other things being equal?',
    answer: 'In the gas phase, where atoms lose electrons without solvent',
    distractors: [
      {
        text: 'In ice water, where the cold ions are hydrated best',
        slip: 'reversed-cause',
        teaching: 'It is hydration that makes lithium the stronger reducing agent.',
      },
      {
        text: 'In dilute acid, where protons take up the electrons',
        slip: 'wrong-cause',
        teaching: 'In dilute acid the ions are also hydrated, so lithium has the lower potential.',
      },
      {
        text: 'In a basic solution, where hydroxide is present',
        slip: 'wrong-cause',
        teaching: 'Hydroxide is not part of the half-reaction, and the ions are still hydrated.',
      },
    ],
    explanation:
      'Without a solvent only the ionization energy matters: 376 kJ/mol for cesium and 520 kJ/mol for lithium. In water, the hydration of the small ion reverses the order.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-321',
    topics: ['electrochemistry-basics', 'thermochemistry'],
    tests: ['standard-electrode-potential'],
    uses: ['hesss-law'],
    difficulty: 'intermediate',
    text: 'The energy of \\ce{M(s) -> M+(aq) + e-} is the sum of the energies of three steps. In kJ/mol, sublimation, ionization and hydration are 159, 520 and −520 for lithium and 76, 376 and −264 for cesium. What do the sums (in kJ/mol) show?',
    answer: '159 versus 188: lithium needs less energy.',
    distractors: [
      {
        text: '1199 versus 716: lithium needs more energy.',
        slip: 'wrong-sign',
        teaching:
          'Hydration releases energy, so its negative value lowers the sum; here its magnitude was added.',
      },
      {
        text: '679 versus 452: lithium needs more energy.',
        slip: 'one-step-short',
        teaching: 'The hydration step was omitted; this sum is for ions in the gas phase.',
      },
      {
        text: '0 versus 112: lithium needs less energy.',
        slip: 'one-side-only',
        teaching: 'The energy of sublimation of the metals was omitted.',
      },
    ],
    explanation:
      'For lithium, 159 + 520 − 520 = 159. For cesium, 76 + 376 − 264 = 188. In water, the formation of the ion requires less energy for lithium.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-322',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell'],
    difficulty: 'beginner',
    text: 'Three lemons in series, each with a zinc nail and a copper coin, light a small LED. What is the function of the lemon juice?',
    answer: 'Its ions carry current between the two metals.',
    distractors: [
      {
        text: 'Its sugar is the fuel that is burned.',
        slip: 'other-process',
        teaching: 'The energy comes from the reaction of zinc; the sugar does not react.',
      },
      {
        text: 'Its electrons flow to the LED.',
        slip: 'wrong-charge-carrier',
        teaching: 'The electrons come from the zinc and flow through the wire.',
      },
      {
        text: 'Its vitamin C is the catalyst of the reaction.',
        slip: 'condition-for-catalyst',
        teaching: 'No vitamin is needed; vinegar or salt water works as well.',
      },
    ],
    explanation:
      'The acidic juice is the electrolyte: ions move in it and close the circuit. Electrons flow from zinc to copper through the wire.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-electrochemistry-basics-323',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['galvanic-cell'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'intermediate',
    text: 'What happens at the copper electrode of a lemon battery with electrodes of zinc and clean copper?',
    answer: 'Hydrogen ions take up electrons to form hydrogen.',
    distractors: [
      {
        text: 'Copper atoms lose electrons and dissolve.',
        slip: 'inert-electrode-reacts',
        teaching: 'Copper is below hydrogen in the activity series and is not dissolved by the weak acid.',
      },
      {
        text: 'Zinc atoms lose electrons and dissolve.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'This happens at the zinc electrode, the anode.',
      },
      {
        text: 'Citrate ions lose electrons to form carbon dioxide.',
        slip: 'wrong-cause',
        teaching: 'Copper is the cathode, so a reduction takes place there.',
      },
    ],
    explanation:
      'Zinc is oxidized and sends electrons through the wire. At the copper surface the reduction is \\ce{2H+ + 2e- -> H2}; the copper itself is unchanged.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-electrochemistry-basics-324',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell'],
    difficulty: 'beginner',
    text: 'Which pair of metal strips gives no noticeable voltage when placed in a lemon?',
    answer: 'Zinc and zinc',
    distractors: [
      {
        text: 'Magnesium and copper',
        slip: 'series-position-wrong',
        teaching: 'These metals are far apart in the activity series and give a high voltage.',
      },
      {
        text: 'Zinc and silver',
        slip: 'series-position-wrong',
        teaching: 'Zinc and silver differ in activity, so they give a voltage.',
      },
      {
        text: 'Iron and copper',
        slip: 'series-position-wrong',
        teaching: 'Iron and copper differ in activity, so they give a voltage.',
      },
    ],
    explanation:
      'The voltage results from the different tendencies of two metals to give up electrons. Two pieces of the same metal in the same juice have equal potentials.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-electrochemistry-basics-325',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell', 'batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'One lemon with zinc and copper gives about 0.9 V, too little for a 2.5 V LED. Which arrangement gives enough voltage?',
    answer: 'Three lemons in series, copper connected to zinc',
    distractors: [
      {
        text: 'Three lemons in parallel, copper connected to copper',
        slip: 'wrong-cause',
        teaching: 'Parallel cells give the same voltage as one cell, but more current.',
      },
      {
        text: 'One lemon that is three times as large',
        slip: 'wrong-cause',
        teaching: 'The size of the cell does not change its voltage.',
      },
      {
        text: 'One lemon with three zinc strips connected',
        slip: 'wrong-cause',
        teaching: 'More surface gives more current, not more voltage.',
      },
    ],
    explanation:
      'In series the voltages add up, so three 0.9 V cells give 2.7 V. The copper of one cell is connected to the zinc of the next.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-redox-321',
    topics: ['redox'],
    tests: ['oxidation-and-reduction'],
    difficulty: 'beginner',
    text: 'What happens to sodium when it reacts with chlorine, \\ce{2Na + Cl2 -> 2NaCl}?',
    answer: 'It loses electrons: it is oxidized.',
    distractors: [
      {
        text: 'It gains electrons: it is oxidized.',
        slip: 'oxidation-as-gain',
        teaching: 'Oxidation is loss of electrons.',
      },
      {
        text: 'It loses electrons: it is reduced.',
        slip: 'oxidation-as-gain',
        teaching: 'Reduction is gain of electrons; it is chlorine that is reduced.',
      },
      {
        text: 'It gains electrons: it is reduced.',
        slip: 'exchanged-components',
        teaching: 'This happens to chlorine; sodium loses an electron and becomes \\ce{Na+}.',
      },
    ],
    explanation:
      '\\ce{Na -> Na+ + e-}: each sodium atom gives an electron to chlorine. Loss of electrons is oxidation (OIL RIG).',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-322',
    topics: ['redox'],
    tests: ['oxidation-and-reduction'],
    difficulty: 'beginner',
    text: 'In terms of oxygen, which change is a reduction?',
    answer: 'Copper oxide loses oxygen to hydrogen.',
    distractors: [
      {
        text: 'Iron takes up oxygen as it rusts.',
        slip: 'oxidation-as-gain',
        teaching: 'Iron gains oxygen, and gain of oxygen is an oxidation.',
      },
      {
        text: 'Methane takes up oxygen in a flame.',
        slip: 'oxidation-as-gain',
        teaching: 'Methane gains oxygen, and gain of oxygen is an oxidation.',
      },
      {
        text: 'Salt dissolves in water that contains oxygen.',
        slip: 'reaction-type-confused',
        teaching: 'No oxygen is transferred when salt dissolves.',
      },
    ],
    explanation:
      'Loss of oxygen is reduction. In \\ce{CuO + H2 -> Cu + H2O} copper(II) oxide is reduced, and hydrogen is oxidized.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-323',
    topics: ['redox'],
    tests: ['oxidation-and-reduction'],
    difficulty: 'beginner',
    text: 'Why can oxidation never take place without reduction?',
    answer: 'Electrons that are lost must be gained by something.',
    distractors: [
      {
        text: 'Oxygen that is gained must come from the air.',
        slip: 'one-condition-only',
        teaching: 'Redox reactions need no oxygen.',
      },
      {
        text: 'Energy that is lost must be returned as heat.',
        slip: 'wrong-cause',
        teaching:
          'Energy can pass to the surroundings; it is electrons that must be gained by another substance.',
      },
      {
        text: 'Protons that are lost must be gained by a base.',
        slip: 'reaction-type-confused',
        teaching: 'This statement describes acid–base reactions, not redox reactions.',
      },
    ],
    explanation:
      'Electrons do not remain free: those that one substance loses are gained by another, so oxidation and reduction always occur together.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-324',
    topics: ['redox', 'balancing'],
    tests: ['half-equations'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: '\\ce{MnO4-} oxidizes \\ce{SO3^2-} to \\ce{SO4^2-} in basic solution and becomes \\ce{MnO2}. Which equation is balanced for basic solution?',
    answer: '\\ce{2MnO4- + 3SO3^2- + H2O -> 2MnO2 + 3SO4^2- + 2OH-}',
    distractors: [
      {
        text: '\\ce{2MnO4- + 5SO3^2- + 6H+ -> 2Mn^2+ + 5SO4^2- + 3H2O}',
        slip: 'other-process',
        teaching: 'This is the reaction in acidic solution, in which \\ce{Mn^2+} forms.',
      },
      {
        text: '\\ce{MnO4- + SO3^2- -> MnO2 + SO4^2- + OH-}',
        slip: 'charges-not-balanced',
        teaching:
          'Hydrogen is not balanced, and manganese gains three electrons while sulfur loses only two.',
      },
      {
        text: '\\ce{2MnO4- + 3SO3^2- + 2H+ -> 2MnO2 + 3SO4^2- + H2O}',
        slip: 'other-process',
        teaching: '\\ce{H+} is not available in a basic solution; two \\ce{OH-} must be added to both sides.',
      },
    ],
    explanation:
      'Manganese gains 3 electrons, and sulfur loses 2, so they react in the ratio 2 to 3. The equation with \\ce{H+} is converted to one for basic solution by adding two \\ce{OH-} to both sides: \\ce{2MnO4- + 3SO3^2- + H2O -> 2MnO2 + 3SO4^2- + 2OH-}.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-325',
    topics: ['redox'],
    tests: ['half-equations'],
    difficulty: 'beginner',
    text: 'In the ion–electron method for acidic solution, how are missing oxygen atoms and then hydrogen atoms balanced?',
    answer: 'With \\ce{H2O}, then with \\ce{H+}',
    distractors: [
      {
        text: 'With \\ce{OH-}, then with \\ce{H2O}',
        slip: 'other-process',
        teaching: 'This is a method for basic solutions.',
      },
      {
        text: 'With \\ce{O2}, then with \\ce{H2}',
        slip: 'wrong-cause',
        teaching: 'Gases that do not take part must not be added.',
      },
      {
        text: 'With \\ce{H+}, then with \\ce{OH-}',
        slip: 'order-of-steps',
        teaching: '\\ce{H+} contains no oxygen, and \\ce{OH-} is not available in an acidic solution.',
      },
    ],
    explanation:
      'Each missing oxygen is added as \\ce{H2O}; the hydrogen added in this way is balanced with \\ce{H+} on the other side. Electrons are added last.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-326',
    topics: ['redox'],
    tests: ['half-equations'],
    uses: ['oxidation-numbers'],
    difficulty: 'advanced',
    text: 'In acidic solution, \\ce{I-} and \\ce{IO3-} react to form \\ce{I2} and water. What are the smallest whole-number coefficients of \\ce{I-}, \\ce{IO3-} and \\ce{H+} in the balanced equation?',
    answer: '5, 1, 6',
    distractors: [
      {
        text: '1, 5, 6',
        slip: 'exchanged-values',
        teaching: 'Iodine(V) gains five electrons, so one iodate needs five iodide ions.',
      },
      {
        text: '5, 1, 3',
        slip: 'ignored-ion-charge',
        teaching: 'Three oxygens become three \\ce{H2O}, which requires six \\ce{H+}.',
      },
      {
        text: '1, 5, 3',
        slip: 'exchanged-values',
        teaching: 'One iodate needs five iodide ions, and its three oxygens require six \\ce{H+}.',
      },
    ],
    explanation:
      '\\ce{IO3- + 5I- + 6H+ -> 3I2 + 3H2O}: one iodate gains five electrons, and five iodide ions lose one each, so the coefficients are 5, 1, 6.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-thermochemistry-300',
    topics: ['thermochemistry'],
    tests: ['combustion'],
    uses: ['fuels'],
    difficulty: 'beginner',
    text: 'What is the only product when hydrogen burns in pure oxygen?',
    answer: 'Water',
    distractors: [
      { text: 'Carbon dioxide', slip: 'other-substance', teaching: 'Hydrogen contains no carbon.' },
      {
        text: 'Hydrogen peroxide',
        slip: 'other-substance',
        teaching: 'Hydrogen peroxide does not survive in a hot flame.',
      },
      {
        text: 'Nitrogen oxides',
        slip: 'other-substance',
        teaching:
          'Nitrogen oxides form only if hydrogen burns at a high temperature in air, which contains nitrogen.',
      },
    ],
    explanation:
      '\\ce{2H2 + O2 -> 2H2O}: the only product is water, which makes hydrogen attractive as a fuel.',
    reference: 'OpenStax Chemistry 2e, section 18.5',
  },
  {
    id: 'general-thermochemistry-301',
    topics: ['thermochemistry', 'electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    uses: ['fuels'],
    difficulty: 'intermediate',
    text: 'A car can burn hydrogen in an engine or use it in a fuel cell. Why is the fuel cell the better choice for the same amount of hydrogen?',
    answer: 'It turns more of the energy into work.',
    distractors: [
      {
        text: 'It makes the reaction more exothermic.',
        slip: 'rate-for-enthalpy',
        teaching: 'The reaction and its enthalpy change are the same in both.',
      },
      {
        text: 'It avoids producing water.',
        slip: 'other-substance',
        teaching: 'Both the engine and the fuel cell produce water.',
      },
      {
        text: 'It uses air instead of oxygen.',
        slip: 'condition-for-catalyst',
        teaching: 'The engine uses air as well.',
      },
    ],
    explanation:
      'A heat engine loses most of the energy as heat. A fuel cell converts the Gibbs energy directly to electrical energy, with about twice the efficiency.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-thermochemistry-302',
    topics: ['thermochemistry'],
    tests: ['fuels'],
    difficulty: 'intermediate',
    text: 'What problem does storing hydrogen as a metal hydride solve, and what new problem does it create?',
    answer: 'It takes up little space, but the tank is heavy.',
    distractors: [
      {
        text: 'It makes the tank light, but takes up much space.',
        slip: 'reversed-trend',
        teaching: 'The reverse is true: the metal is heavy, and it stores hydrogen in a small volume.',
      },
      {
        text: 'It needs no heat, but the gas leaks out at once.',
        slip: 'reversed-cause',
        teaching: 'Hydrides bind hydrogen firmly; heat is needed to free it.',
      },
      {
        text: 'It releases more energy per mole, but produces carbon dioxide.',
        slip: 'wrong-cause',
        teaching: 'The hydrogen that burns is the same, and no carbon is present.',
      },
    ],
    explanation:
      'In hydrides, hydrogen is packed more densely than in liquid hydrogen, but the metal makes up most of the mass.',
    reference: 'OpenStax Chemistry 2e, section 18.5',
  },
  {
    id: 'general-balancing-301',
    topics: ['balancing', 'stoichiometry'],
    tests: ['mole-ratio'],
    uses: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'What does the equation \\ce{2H2 + O2 -> 2H2O} show about the amounts?',
    answer: '2 mol of hydrogen and 1 mol of oxygen give 2 mol of water.',
    distractors: [
      {
        text: '2 g of hydrogen and 1 g of oxygen give 2 g of water.',
        slip: 'ratio-of-masses-for-moles',
        teaching:
          'Coefficients give the ratio of moles, not of grams; in addition, mass would not be conserved.',
      },
      {
        text: '2 g of hydrogen and 1 g of oxygen give 3 g of water.',
        slip: 'ratio-of-masses-for-moles',
        teaching: 'The masses add up, but the coefficients give the ratio of moles: 4.0 g and 32.0 g react.',
      },
      {
        text: '2 mol of hydrogen and 1 mol of oxygen give 3 mol of water.',
        slip: 'added-reactants',
        teaching: 'Moles do not add up like masses: three molecules react, and two are formed.',
      },
    ],
    explanation:
      'The coefficients give the ratio of moles: 2 to 1 to 2. (The masses in grams are 4.0 + 32.0 = 36.0.)',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-stoichiometry-300',
    topics: ['stoichiometry'],
    tests: ['mass-mass-stoichiometry'],
    difficulty: 'intermediate',
    text: 'How many grams of oxygen react with 5.0 g of hydrogen according to \\ce{2H2 + O2 -> 2H2O}? (molar masses in g/mol: \\ce{H2} 2.016, \\ce{O2} 32.00)',
    answer: '40 g',
    distractors: [
      {
        text: '79 g',
        slip: 'ignored-coefficients',
        teaching: 'Two moles of hydrogen react with one mole of oxygen, not two.',
        expression: '5.0 / 2.016 * 32.00',
      },
      {
        text: '2.5 g',
        slip: 'masses-for-moles',
        teaching: 'The ratio 2 : 1 applies to moles, not to grams.',
        expression: '5.0 / 2',
      },
      {
        text: '20 g',
        slip: 'atoms-for-molecules',
        teaching:
          'You used 16.00 g/mol, the molar mass of oxygen atoms; the molar mass of \\ce{O2} molecules is 32.00 g/mol.',
        expression: '5.0 / 2.016 / 2 * 16.00',
      },
    ],
    explanation: '5.0/2.016 = 2.48 mol of hydrogen reacts with 1.24 mol of oxygen: 1.24 × 32.00 = 40 g.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
    computation: { kind: 'quantity', expression: '5.0 / 2.016 / 2 * 32.00', unit: 'g' },
  },
  {
    id: 'general-nuclear-chemistry-300',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    difficulty: 'beginner',
    text: 'Radium-226 emits an α particle. Which nuclide is formed?',
    answer: '\\ce{^{222}_{86}Rn}',
    distractors: [
      {
        text: '\\ce{^{224}_{86}Rn}',
        slip: 'alpha-mass-two',
        teaching: 'An α particle removes four nucleons.',
      },
      {
        text: '\\ce{^{226}_{89}Ac}',
        slip: 'mixed-up-decays',
        teaching: 'This nuclide would be formed by β^{−} decay.',
      },
      {
        text: '\\ce{^{222}_{88}Ra}',
        slip: 'ignored-alpha-charge',
        teaching: 'The two protons of the α particle must be subtracted: 88 − 2 = 86.',
      },
    ],
    explanation:
      'The mass number is 226 − 4 = 222. The atomic number is 88 − 2 = 86, which is radon: \\ce{^{222}_{86}Rn}.',
    reference: 'OpenStax Chemistry 2e, section 21.2',
    computation: { kind: 'nuclear-balance', equation: '^{226}_{88}Ra -> ? + ^{4}_{2}He' },
  },
  {
    id: 'general-nuclear-chemistry-301',
    topics: ['nuclear-chemistry'],
    tests: ['positron-emission-and-electron-capture'],
    uses: ['nuclear-equations'],
    difficulty: 'intermediate',
    text: 'Fluorine-18, used in medical imaging, decays to oxygen-18. Which particle is emitted?',
    answer: 'A positron',
    distractors: [
      {
        text: 'An electron (β^{−})',
        slip: 'mixed-up-decays',
        teaching: 'β^{−} decay would raise the atomic number to 10.',
      },
      {
        text: 'An α particle',
        slip: 'mixed-up-decays',
        teaching: 'Alpha decay would lower the mass number by 4, but it stays at 18.',
      },
      {
        text: 'A neutron',
        slip: 'mixed-up-decays',
        teaching: 'The element changes, so the particle emitted must carry a charge.',
      },
    ],
    explanation:
      'The mass number stays at 18, and the atomic number decreases from 9 to 8. The particle has a mass number of 0 and a charge of +1, so it is a positron.',
    reference: 'OpenStax Chemistry 2e, section 21.2',
  },
  {
    id: 'general-nuclear-chemistry-302',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    uses: ['radioactive-decay'],
    difficulty: 'intermediate',
    text: 'A nucleus emits one α and two β^{−} particles, one after the other. How do the atomic number *Z* and the mass number *A* change overall?',
    answer: '*Z* unchanged, *A* lower by 4',
    distractors: [
      {
        text: '*Z* lower by 4, *A* lower by 4',
        slip: 'mixed-up-decays',
        teaching: 'Each β^{−} particle raises *Z* by 1; it does not lower it.',
      },
      {
        text: '*Z* unchanged, *A* lower by 6',
        slip: 'electron-with-mass-number',
        teaching: 'Electrons have a mass number of 0, so β^{−} decay does not change *A*.',
      },
      {
        text: '*Z* lower by 1, *A* lower by 4',
        slip: 'forgot-particle',
        teaching: 'Two β^{−} particles raise *Z* by 2.',
      },
    ],
    explanation:
      'The α particle changes *Z* by −2 and *A* by −4, and the two β^{−} particles change *Z* by +2. Overall, *Z* is unchanged and *A* is lower by 4, which gives an isotope of the original element.',
    reference: 'OpenStax Chemistry 2e, section 21.2',
  },
  {
    id: 'general-nuclear-chemistry-303',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy'],
    uses: ['nuclear-fission-and-fusion'],
    difficulty: 'beginner',
    text: 'Why do both the fission of uranium and the fusion of hydrogen release energy?',
    answer: 'Nuclei of medium mass are bound most tightly.',
    distractors: [
      {
        text: 'Nuclei of small mass are bound most tightly.',
        slip: 'overgeneralised-rule',
        teaching: 'If this were so, fission would release energy, but fusion would require energy.',
      },
      {
        text: 'Nuclei of medium mass are bound least tightly.',
        slip: 'reversed-trend',
        teaching: 'If this were so, both processes would require energy.',
      },
      {
        text: 'Nuclei of small mass are converted to heat.',
        slip: 'wrong-cause',
        teaching:
          'The number of nucleons is conserved; only a small amount of mass is lost, as binding energy.',
      },
    ],
    explanation:
      'The binding energy per nucleon is highest near iron. Both processes lead toward this region, and the difference in binding energy is released (mass defect).',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-304',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion', 'nuclear-equations'],
    difficulty: 'intermediate',
    text: 'A neutron splits uranium-235: \\ce{^{235}_{92}U + ^{1}_{0}n -> ^{141}_{56}Ba + ^{92}_{36}Kr + ...}. How many neutrons are released?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'forgot-particle',
        teaching: 'The neutron that starts the fission was left out.',
        expression: '235 - 141 - 92',
      },
      {
        text: '4',
        slip: 'particles-of-decay-miscounted',
        teaching:
          'The neutron that starts the fission must be counted once, not twice: 235 + 1 = 236, and 141 + 92 = 233.',
        expression: '235 + 1 + 1 - 141 - 92',
      },
      {
        text: '1',
        slip: 'wrong-cause',
        teaching: 'A single neutron would leave two nucleons unaccounted for.',
        expression: '1',
      },
    ],
    explanation:
      'On the left there are 235 + 1 = 236 nucleons, and on the right 141 + 92 = 233, so 3 neutrons are released. They can sustain a chain reaction.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
    computation: { kind: 'quantity', expression: '235 + 1 - 141 - 92', unit: '' },
  },
  {
    id: 'general-nuclear-chemistry-305',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability'],
    difficulty: 'beginner',
    text: 'A light nucleus has far more neutrons than protons, so it lies above the band of stability. How does it usually decay?',
    answer: 'By β^{−} decay',
    distractors: [
      {
        text: 'By positron emission',
        slip: 'mixed-up-decays',
        teaching: 'This turns a proton into a neutron and increases the neutron excess.',
      },
      {
        text: 'By electron capture',
        slip: 'mixed-up-decays',
        teaching: 'This also turns a proton into a neutron and increases the neutron excess.',
      },
      { text: 'By α decay', slip: 'mixed-up-decays', teaching: 'α decay is typical of very heavy nuclei.' },
    ],
    explanation:
      'In β^{−} decay a neutron becomes a proton and an electron is emitted. This lowers the ratio of neutrons to protons.',
    reference: 'OpenStax Chemistry 2e, section 21.1',
  },
  {
    id: 'general-nuclear-chemistry-306',
    topics: ['nuclear-chemistry'],
    tests: ['half-life-of-a-nuclide'],
    difficulty: 'beginner',
    text: 'The half-life of a nuclide is 6.0 h. What percentage of a sample has decayed after 18 h?',
    answer: '87.5%',
    distractors: [
      {
        text: '12.5%',
        slip: 'decayed-for-left',
        teaching: 'This is the percentage that remains.',
        expression: '100 - (1 - 0.5^(18 / 6.0)) * 100',
      },
      {
        text: '75%',
        slip: 'one-step-short',
        teaching: 'This percentage has decayed after two half-lives.',
        expression: '(1 - 0.5^2) * 100',
      },
      {
        text: '50%',
        slip: 'ignored-change',
        teaching: 'Half of what remains decays in each half-life, not half in the whole time.',
        expression: '(1 - 0.5) * 100',
      },
    ],
    explanation:
      'A time of 18 h is three half-lives, after which (1/2)^{3} = 12.5% remains, so 87.5% has decayed.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'quantity', expression: '(1 - 0.5^(18 / 6.0)) * 100', unit: '%' },
  },
  {
    id: 'general-atomic-structure-300',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'beginner',
    text: 'Which particles make up the nucleus of an atom?',
    answer: 'Protons and neutrons',
    distractors: [
      {
        text: 'Protons and electrons',
        slip: 'particles-of-atom-confused',
        teaching: 'Electrons are outside the nucleus.',
      },
      {
        text: 'Neutrons and electrons',
        slip: 'particles-of-atom-confused',
        teaching: 'Electrons are outside the nucleus; protons are in the nucleus.',
      },
      { text: 'Protons only', slip: 'one-side-only', teaching: 'Neutrons are in the nucleus as well.' },
    ],
    explanation: 'The nucleus is made of protons and neutrons; the electrons surround it.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-atomic-structure-301',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'beginner',
    text: 'Which part of an atom has a negative charge and almost no mass?',
    answer: 'The electron',
    distractors: [
      {
        text: 'The neutron',
        slip: 'neutron-as-proton',
        teaching: 'A neutron has no charge, and its mass is about that of a proton.',
      },
      {
        text: 'The proton',
        slip: 'particles-of-atom-confused',
        teaching: 'The charge of a proton is positive, and its mass is about that of a neutron.',
      },
      {
        text: 'The nucleus',
        slip: 'particles-of-atom-confused',
        teaching: 'The nucleus is positive and contains nearly all the mass of the atom.',
      },
    ],
    explanation: 'An electron has a charge of −1 and about 1/1836 of the mass of a proton.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-atomic-structure-302',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'beginner',
    text: 'A neutral atom of sodium has atomic number 11 and mass number 23. Which particles does it contain?',
    answer: '11 protons, 12 neutrons, 11 electrons',
    distractors: [
      {
        text: '11 protons, 23 neutrons, 11 electrons',
        slip: 'mass-number-for-neutrons',
        teaching: 'The mass number is the total number of protons and neutrons.',
      },
      {
        text: '12 protons, 11 neutrons, 12 electrons',
        slip: 'particles-of-atom-confused',
        teaching: 'The atomic number is the number of protons.',
      },
      {
        text: '11 protons, 12 neutrons, 10 electrons',
        slip: 'atom-for-ion',
        teaching: 'This is the ion \\ce{Na+}; the neutral atom has as many electrons as protons.',
      },
    ],
    explanation:
      'The atomic number 11 means 11 protons and, in the neutral atom, 11 electrons. The number of neutrons is 23 − 11 = 12.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-303',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'intermediate',
    text: 'An atom gains one electron. Which of these quantities stay the same: charge, atomic number, mass number?',
    answer: 'Atomic number and mass number',
    distractors: [
      {
        text: 'Charge and mass number',
        slip: 'electrons-decide-element',
        teaching:
          'The charge becomes −1; the atomic number stays the same because no proton is gained or lost.',
      },
      {
        text: 'Charge, atomic number and mass number',
        slip: 'ignored-change',
        teaching: 'The charge changes from 0 to −1.',
      },
      {
        text: 'Charge and atomic number',
        slip: 'atom-for-ion',
        teaching: 'One more electron makes the charge −1.',
      },
    ],
    explanation:
      'Only an electron is added, so the nucleus, and with it the atomic number and the mass number, is unchanged; the charge becomes −1.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-measurement-300',
    topics: ['measurement'],
    tests: ['pure-substances-and-mixtures'],
    difficulty: 'beginner',
    text: 'Which statement about atoms and molecules is correct?',
    answer: 'A molecule is made of two or more bonded atoms.',
    distractors: [
      {
        text: 'An atom is made of two or more bonded molecules.',
        slip: 'names-exchanged',
        teaching: 'The reverse is true: a molecule is made of bonded atoms.',
      },
      {
        text: 'A molecule is made of two or more different elements.',
        slip: 'one-property-decides',
        teaching: '\\ce{O2} is a molecule of one element.',
      },
      {
        text: 'An atom is made of two or more different elements.',
        slip: 'names-exchanged',
        teaching: 'An atom belongs to only one element.',
      },
    ],
    explanation:
      'An atom is the smallest particle of an element. Two or more atoms bonded to each other form a molecule, such as \\ce{H2O} or \\ce{O2}.',
    reference: 'OpenStax Chemistry 2e, section 2.1',
  },
  {
    id: 'general-measurement-301',
    topics: ['measurement'],
    tests: ['pure-substances-and-mixtures'],
    difficulty: 'beginner',
    text: 'Which formula shows a molecule of an element?',
    answer: '\\ce{O3}',
    distractors: [
      {
        text: '\\ce{CO}',
        slip: 'class-of-matter-confused',
        teaching: '\\ce{CO} contains two elements, so it is a molecule of a compound.',
      },
      {
        text: '\\ce{He}',
        slip: 'class-of-matter-confused',
        teaching: '\\ce{He} is a single atom of an element, not a molecule.',
      },
      {
        text: '\\ce{NaCl}',
        slip: 'class-of-matter-confused',
        teaching: '\\ce{NaCl} is a compound that consists of ions, not of molecules.',
      },
    ],
    explanation: '\\ce{O3} consists of three bonded atoms of one element, so it is a molecule of an element.',
    reference: 'OpenStax Chemistry 2e, section 2.4',
  },
  {
    id: 'general-moles-300',
    topics: ['moles'],
    tests: ['moles-and-particles'],
    difficulty: 'intermediate',
    text: 'How many molecules and how many atoms are represented by \\ce{3CO2}?',
    answer: '3 molecules and 9 atoms',
    distractors: [
      {
        text: '3 molecules and 3 atoms',
        slip: 'molecules-for-atoms',
        teaching: 'Each \\ce{CO2} molecule has three atoms.',
      },
      {
        text: '3 molecules and 6 atoms',
        slip: 'forgot-subscript',
        teaching: 'Only the oxygen atoms were counted; each molecule also has a carbon atom.',
      },
      {
        text: '9 molecules and 3 atoms',
        slip: 'atoms-for-molecules',
        teaching: 'The coefficient 3 is the number of molecules, not of atoms.',
      },
    ],
    explanation:
      'The coefficient 3 is the number of molecules; each molecule has one carbon and two oxygen atoms: 3 × 3 = 9 atoms.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
];
