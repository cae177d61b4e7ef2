import type { WrittenQuestion } from '../../written-question.ts';

export const electronsNucleiAndAtomsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-electrochemistry-basics-315',
    topics: ['electrochemistry-basics'],
    tests: ['standard-cell-potential'],
    uses: ['nernst-equation'],
    difficulty: 'beginner',
    text: 'For which description of a cell at 25 °C do the standard potentials alone give the voltage, without the Nernst equation?',
    answer: 'One with ions at 1 mol/L and gases at 1 bar',
    distractors: [
      {
        text: 'One with \\ce{Ag+} and \\ce{Cu^2+}, each at 0.1 mol/L',
        slip: 'one-condition-only',
        teaching:
          'The silver ion counts twice in *Q*, so equal values do not give *Q* = 1; 1 mol/L is the standard.',
      },
      {
        text: 'One that has run until its voltage is zero',
        slip: 'wrong-cause',
        teaching: 'Its concentrations are those of equilibrium, far from standard.',
      },
      {
        text: 'One whose electrodes are both solid metals',
        slip: 'one-property-decides',
        teaching: 'The concentrations of the ions in the solutions still matter.',
      },
    ],
    explanation:
      '*E* = *E*° − (*RT*/*nF*) ln *Q*. With all concentrations at 1 mol/L and gases at 1 bar *Q* is 1 and its logarithm 0: *E* = *E*°.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'general-electrochemistry-basics-316',
    topics: ['electrochemistry-basics'],
    tests: ['nernst-equation'],
    difficulty: 'intermediate',
    text: 'For \\ce{Zn + Cu^2+ -> Zn^2+ + Cu} *E*° is 1.10 V. When is the measured voltage at 25 °C greater than 1.10 V?',
    answer: 'When [\\ce{Cu^2+}] is greater than [\\ce{Zn^2+}]',
    distractors: [
      {
        text: 'When [\\ce{Zn^2+}] is greater than [\\ce{Cu^2+}]',
        slip: 'wrong-sign',
        teaching: 'Then *Q* > 1, and the Nernst term lowers the voltage.',
      },
      {
        text: 'When the zinc electrode is larger than the copper electrode',
        slip: 'wrong-cause',
        teaching: 'The size of an electrode does not enter the potential.',
      },
      {
        text: 'When the copper electrode is larger than the zinc electrode',
        slip: 'wrong-cause',
        teaching: 'The size of an electrode does not enter the potential.',
      },
    ],
    explanation:
      '*E* = *E*° − (0.0592 V/2) log *Q* with *Q* = [\\ce{Zn^2+}]/[\\ce{Cu^2+}]. *Q* < 1, that is more \\ce{Cu^2+} than \\ce{Zn^2+}, raises the voltage.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'general-electrochemistry-basics-317',
    topics: ['electrochemistry-basics'],
    tests: ['nernst-equation'],
    uses: ['standard-cell-potential'],
    difficulty: 'intermediate',
    text: '*E*° is +0.80 V for \\ce{Ag+}/\\ce{Ag} and +0.34 V for \\ce{Cu^2+}/\\ce{Cu}. A cell at 25 °C has 0.010 mol/L \\ce{Ag+} and 1.0 mol/L \\ce{Cu^2+}. What is its voltage? (0.0592 V per decade and electron)',
    answer: '0.34 V',
    distractors: [
      {
        text: '0.46 V',
        slip: 'wrong-reference',
        teaching: 'This is *E*°; silver ions are not at 1 mol/L.',
        expression: '0.80 - 0.34',
      },
      {
        text: '0.40 V',
        slip: 'forgot-exponent',
        teaching: '[\\ce{Ag+}] enters squared: log *Q* is 4, not 2.',
        expression: '0.80 - 0.34 - 0.0592 / 2 * log10(1.0 / 0.010)',
      },
      {
        text: '0.58 V',
        slip: 'wrong-sign',
        teaching: '*Q* > 1 lowers the voltage.',
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
    text: 'Students are to find the voltage of four cells at 25 °C. For which one is the Nernst equation needed?',
    answer: '\\ce{Zn}|\\ce{Zn^2+} (0.010 mol/L)||\\ce{Ag+} (1.0 mol/L)|\\ce{Ag}',
    distractors: [
      {
        text: '\\ce{Mg}|\\ce{Mg^2+} (1.0 mol/L)||\\ce{Cu^2+} (1.0 mol/L)|\\ce{Cu}',
        slip: 'wrong-reference',
        teaching: 'Both ions are at 1 mol/L, so the standard potentials will do.',
      },
      {
        text: '\\ce{Fe}|\\ce{Fe^2+} (1.0 mol/L)||\\ce{Sn^2+} (1.0 mol/L)|\\ce{Sn}',
        slip: 'wrong-reference',
        teaching: 'All is at standard conditions.',
      },
      {
        text: '\\ce{Zn}|\\ce{Zn^2+} (1.0 mol/L)||\\ce{H+} (1.0 mol/L)|\\ce{H2} (1 bar)|\\ce{Pt}',
        slip: 'wrong-reference',
        teaching: 'Ions at 1 mol/L and the gas at 1 bar: standard conditions.',
      },
    ],
    explanation:
      'Standard potentials hold for 1 mol/L and 1 bar. In the cell of zinc and silver \\ce{Zn^2+} is at 0.010 mol/L, so \\ce{Zn}|\\ce{Zn^2+} (0.010 mol/L)||\\ce{Ag+} (1.0 mol/L)|\\ce{Ag} needs the Nernst equation.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'general-electrochemistry-basics-319',
    topics: ['electrochemistry-basics', 'thermochemistry'],
    tests: ['standard-electrode-potential'],
    uses: ['enthalpy-of-solution'],
    difficulty: 'intermediate',
    text: 'Lithium has a higher ionization energy than cesium, yet it is the strongest reducing agent of the alkali metals in water. Which step makes up for the ionization energy?',
    answer: 'The hydration of \\ce{Li+}',
    distractors: [
      {
        text: 'The sublimation of lithium',
        slip: 'wrong-cause',
        teaching: 'Vaporizing lithium costs more energy than vaporizing cesium.',
      },
      {
        text: 'The electron affinity of lithium',
        slip: 'answered-another-quantity',
        teaching: 'In the reaction lithium gives an electron away.',
      },
      {
        text: 'The melting of lithium',
        slip: 'reversed-trend',
        teaching: 'Melting costs energy, and the more so for lithium.',
      },
    ],
    explanation:
      'The small ion \\ce{Li+} has by far the most negative enthalpy of hydration (about −520 kJ/mol, \\ce{Cs+} −260 kJ/mol). This makes \\ce{Li -> Li+(aq) + e-} the most favorable.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-320',
    topics: ['electrochemistry-basics'],
    tests: ['standard-electrode-potential'],
    difficulty: 'advanced',
    text: 'In which surroundings would cesium be a stronger reducing agent than lithium, other things being equal?',
    answer: 'In the gas phase, where atoms give off electrons alone',
    distractors: [
      {
        text: 'In ice water, where the cold ions are hydrated best',
        slip: 'reversed-cause',
        teaching: 'Hydration is what favors lithium.',
      },
      {
        text: 'In dilute acid, where protons take up the electrons',
        slip: 'wrong-cause',
        teaching: 'Here the ions are hydrated too, so lithium has the lower potential.',
      },
      {
        text: 'In a basic solution, where hydroxide is present',
        slip: 'wrong-cause',
        teaching: 'Hydroxide is no part of the half-reaction; hydration remains.',
      },
    ],
    explanation:
      'Without a solvent only the ionization energy counts: 376 kJ/mol for cesium, 520 kJ/mol for lithium. In water the hydration of the small ion reverses the order.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-321',
    topics: ['electrochemistry-basics', 'thermochemistry'],
    tests: ['standard-electrode-potential'],
    uses: ['hesss-law'],
    difficulty: 'intermediate',
    text: 'For \\ce{M(s) -> M+(aq) + e-} three steps are added. In kJ/mol: sublimation 159, ionization 520, hydration −520 for lithium; 76, 376 and −264 for cesium. What do the sums show?',
    answer: '159 against 188: lithium needs less energy.',
    distractors: [
      {
        text: '1199 against 716: lithium needs more energy.',
        slip: 'wrong-sign',
        teaching: 'Hydration gives energy off and is subtracted.',
      },
      {
        text: '679 against 452: lithium needs more energy.',
        slip: 'one-step-short',
        teaching: 'Without hydration the ions would be in the gas.',
      },
      {
        text: '0 against 112: lithium needs less energy.',
        slip: 'one-side-only',
        teaching: 'The sublimation of the metals is missing.',
      },
    ],
    explanation:
      'Lithium: 159 + 520 − 520 = 159. Cesium: 76 + 376 − 264 = 188. In water the formation of the ion costs less for lithium.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-322',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell'],
    difficulty: 'beginner',
    text: 'Three lemons in series, each with a zinc nail and a copper coin, light a small diode. What is the lemon juice for?',
    answer: 'Its ions carry current between the metals of each cell.',
    distractors: [
      {
        text: 'Its sugar is the fuel that is burned.',
        slip: 'other-process',
        teaching: 'The energy comes from the reaction of zinc; sugar stays as it is.',
      },
      {
        text: 'Its electrons flow to the diode.',
        slip: 'wrong-charge-carrier',
        teaching: 'Electrons come from zinc and flow through the wire.',
      },
      {
        text: 'Its vitamin C is the catalyst of the reaction.',
        slip: 'condition-for-catalyst',
        teaching: 'No vitamin is needed; vinegar or salt water work as well.',
      },
    ],
    explanation:
      'The acid juice is the electrolyte: ions move in it and close the circuit. Electrons flow from zinc to copper through the wire.',
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
        teaching: 'Copper stands below hydrogen and is not dissolved by the weak acid.',
      },
      {
        text: 'Zinc atoms lose electrons and dissolve.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'This happens at the zinc electrode, the anode.',
      },
      {
        text: 'Citrate ions lose electrons to form carbon dioxide.',
        slip: 'wrong-cause',
        teaching: 'Copper is the cathode: a reduction takes place.',
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
    text: 'Which pair of metals gives no noticeable voltage in a lemon?',
    answer: 'Two strips of zinc',
    distractors: [
      {
        text: 'Magnesium and copper',
        slip: 'series-position-wrong',
        teaching: 'They are far apart in the activity series: a high voltage.',
      },
      {
        text: 'Zinc and silver',
        slip: 'series-position-wrong',
        teaching: 'They differ in activity and give a voltage.',
      },
      {
        text: 'Iron and copper',
        slip: 'series-position-wrong',
        teaching: 'They differ in activity and give a voltage.',
      },
    ],
    explanation:
      'The voltage comes from the different tendency of two metals to give electrons away. Two equal metals in the same juice have equal potentials.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-electrochemistry-basics-325',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell', 'batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'One lemon with zinc and copper gives about 0.9 V, too little for a lamp of 2.5 V. What helps?',
    answer: 'Three lemons in series, copper joined to zinc',
    distractors: [
      {
        text: 'Three lemons in parallel, copper joined to copper',
        slip: 'wrong-cause',
        teaching: 'Parallel cells give the same voltage and more current.',
      },
      {
        text: 'One lemon of three times the size',
        slip: 'wrong-cause',
        teaching: 'The size of the cell does not change its voltage.',
      },
      {
        text: 'One lemon with three zinc strips joined',
        slip: 'wrong-cause',
        teaching: 'More surface gives more current, not more voltage.',
      },
    ],
    explanation:
      'In series voltages add up: three cells of 0.9 V give 2.7 V. The copper of one is joined to the zinc of the next.',
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
        teaching: 'Reduction is gain of electrons, as chlorine does.',
      },
      {
        text: 'It gains electrons: it is reduced.',
        slip: 'exchanged-components',
        teaching: 'This happens to chlorine; sodium is left as \\ce{Na+}.',
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
        teaching: 'Gain of oxygen is an oxidation.',
      },
      {
        text: 'Methane takes up oxygen in a flame.',
        slip: 'oxidation-as-gain',
        teaching: 'Gain of oxygen is an oxidation.',
      },
      {
        text: 'Salt dissolves in water with oxygen.',
        slip: 'reaction-type-confused',
        teaching: 'No oxygen is transferred in dissolving.',
      },
    ],
    explanation:
      'Loss of oxygen is reduction. In \\ce{CuO + H2 -> Cu + H2O} copper oxide is reduced, and hydrogen is oxidized.',
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
        teaching: 'Energy can leave to the surroundings; electrons cannot just vanish.',
      },
      {
        text: 'Protons that are lost must be gained by a base.',
        slip: 'reaction-type-confused',
        teaching: 'This is said of acids and bases.',
      },
    ],
    explanation:
      'Electrons do not remain free: what one substance loses another takes up. So both happen together.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-324',
    topics: ['redox', 'balancing'],
    tests: ['half-equations'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: '\\ce{MnO4-} oxidizes \\ce{SO3^2-} to \\ce{SO4^2-} in basic solution and becomes \\ce{MnO2}. Which equation is balanced for base?',
    answer: '\\ce{2MnO4- + 3SO3^2- + H2O -> 2MnO2 + 3SO4^2- + 2OH-}',
    distractors: [
      {
        text: '\\ce{2MnO4- + 5SO3^2- + 6H+ -> 2Mn^2+ + 5SO4^2- + 3H2O}',
        slip: 'other-process',
        teaching: 'This is the reaction in acid, which ends at \\ce{Mn^2+}.',
      },
      {
        text: '\\ce{MnO4- + SO3^2- -> MnO2 + SO4^2- + OH-}',
        slip: 'charges-not-balanced',
        teaching: 'Hydrogen and oxygen are not balanced.',
      },
      {
        text: '\\ce{2MnO4- + 3SO3^2- + 2H+ -> 2MnO2 + 3SO4^2- + H2O}',
        slip: 'other-process',
        teaching:
          '\\ce{H+} is not available in a basic solution; two \\ce{OH-} have to be added on both sides.',
      },
    ],
    explanation:
      'Manganese gains 3 electrons, sulfur loses 2: 2 to 3. The equation with \\ce{H+} is turned into one for base by adding two \\ce{OH-} on both sides: \\ce{2MnO4- + 3SO3^2- + H2O -> 2MnO2 + 3SO4^2- + 2OH-}.',
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
        teaching: 'This is a way for basic solutions.',
      },
      {
        text: 'With \\ce{O2}, then with \\ce{H2}',
        slip: 'wrong-cause',
        teaching: 'Gases that do not take part must not be added.',
      },
      {
        text: 'With \\ce{H+}, then with \\ce{OH-}',
        slip: 'order-of-steps',
        teaching: '\\ce{H+} brings no oxygen, and \\ce{OH-} does not occur in acid.',
      },
    ],
    explanation:
      'Each missing oxygen is added as \\ce{H2O}; the hydrogen that this brings is balanced with \\ce{H+} on the other side. Electrons come last.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-redox-326',
    topics: ['redox'],
    tests: ['half-equations'],
    uses: ['oxidation-numbers'],
    difficulty: 'advanced',
    text: 'In \\ce{I- + IO3- -> I2} (acidic solution) one element is oxidized and reduced. What are the lowest whole coefficients of \\ce{I-}, \\ce{IO3-} and \\ce{H+}?',
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
        teaching: 'Three oxygens become three \\ce{H2O}, which takes six \\ce{H+}.',
      },
      {
        text: '1, 5, 3',
        slip: 'exchanged-values',
        teaching: 'One iodate needs five iodide ions, and its three oxygens take six \\ce{H+}.',
      },
    ],
    explanation:
      '\\ce{IO3- + 5I- + 6H+ -> 3I2 + 3H2O}: one iodate gains five electrons, five iodide ions lose one each. So 5, 1, 6.',
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
      { text: 'Hydrogen peroxide', slip: 'other-substance', teaching: 'It does not survive in a hot flame.' },
      {
        text: 'Nitrogen oxides',
        slip: 'other-substance',
        teaching: 'They form only if hydrogen burns hot in air, which contains nitrogen.',
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
    text: 'A car can burn hydrogen in an engine or use it in a fuel cell. Why is the fuel cell better with the same hydrogen?',
    answer: 'It turns more of the energy into work.',
    distractors: [
      {
        text: 'It makes the reaction more exothermic.',
        slip: 'rate-for-enthalpy',
        teaching: 'The reaction and its enthalpy are the same.',
      },
      { text: 'It avoids making water.', slip: 'other-substance', teaching: 'Both make water.' },
      {
        text: 'It uses air instead of oxygen.',
        slip: 'condition-for-catalyst',
        teaching: 'The engine uses air as well.',
      },
    ],
    explanation:
      'A heat engine loses most of the energy as heat. A fuel cell turns the Gibbs energy directly into electrical energy, with about twice the efficiency.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-thermochemistry-302',
    topics: ['thermochemistry'],
    tests: ['fuels'],
    difficulty: 'intermediate',
    text: 'Which problem does storing hydrogen as a metal hydride solve, and which new one does it bring?',
    answer: 'It takes little space, but the tank is heavy.',
    distractors: [
      {
        text: 'It makes the tank light, but takes much space.',
        slip: 'reversed-trend',
        teaching: 'The metal is heavy and binds hydrogen densely.',
      },
      {
        text: 'It needs no heat, but the gas leaks out at once.',
        slip: 'reversed-cause',
        teaching: 'Hydrides bind hydrogen firmly; heat is needed to free it.',
      },
      {
        text: 'It gives more energy per mole, but makes carbon dioxide.',
        slip: 'wrong-cause',
        teaching: 'The hydrogen that burns is the same, and no carbon is present.',
      },
    ],
    explanation:
      'In hydrides hydrogen is packed more densely than in the liquid. But the metal makes up most of the mass.',
    reference: 'OpenStax Chemistry 2e, section 18.5',
  },
  {
    id: 'general-balancing-301',
    topics: ['balancing', 'stoichiometry'],
    tests: ['mole-ratio'],
    uses: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'What does the equation \\ce{2H2 + O2 -> 2H2O} say about amounts?',
    answer: '2 mol of hydrogen and 1 mol of oxygen give 2 mol of water.',
    distractors: [
      {
        text: '2 g of hydrogen and 1 g of oxygen give 2 g of water.',
        slip: 'ratio-of-masses-for-moles',
        teaching: 'Coefficients count moles; and mass would not be conserved.',
      },
      {
        text: '2 g of hydrogen and 1 g of oxygen give 3 g of water.',
        slip: 'ratio-of-masses-for-moles',
        teaching: 'The masses add up, but the coefficients count moles: 4.0 g and 32.0 g react.',
      },
      {
        text: '2 mol of hydrogen and 1 mol of oxygen give 3 mol of water.',
        slip: 'added-reactants',
        teaching: 'Moles do not add up like masses: three molecules react, and two result.',
      },
    ],
    explanation: 'The coefficients give the ratio of moles: 2 to 1 to 2. (In grams: 4.0 + 32.0 = 36.0.)',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-stoichiometry-300',
    topics: ['stoichiometry'],
    tests: ['mass-mass-stoichiometry'],
    difficulty: 'intermediate',
    text: 'How many grams of oxygen react with 5.0 g of hydrogen in \\ce{2H2 + O2 -> 2H2O}? (molar masses in g/mol: \\ce{H2} 2.016, \\ce{O2} 32.00)',
    answer: '40 g',
    distractors: [
      {
        text: '79 g',
        slip: 'ignored-coefficients',
        teaching: 'Two moles of hydrogen need one mole of oxygen, not two.',
        expression: '5.0 / 2.016 * 32.00',
      },
      {
        text: '2.5 g',
        slip: 'masses-for-moles',
        teaching: 'The ratio 2 : 1 holds for moles, not for grams.',
        expression: '5.0 / 2',
      },
      {
        text: '20 g',
        slip: 'atoms-for-molecules',
        teaching:
          'You used 16.00 g/mol, the molar mass of oxygen atoms; the molecules \\ce{O2} have 32.00 g/mol.',
        expression: '5.0 / 2.016 / 2 * 16.00',
      },
    ],
    explanation: '5.0/2.016 = 2.48 mol of hydrogen need 1.24 mol of oxygen: 1.24 × 32.00 = 40 g.',
    reference: 'OpenStax Chemistry 2e, section 4.3',
    computation: { kind: 'quantity', expression: '5.0 / 2.016 / 2 * 32.00', unit: 'g' },
  },
  {
    id: 'general-nuclear-chemistry-300',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    difficulty: 'beginner',
    text: 'Radium-226 gives off an α particle. Which nuclide is formed?',
    answer: '\\ce{^{222}_{86}Rn}',
    distractors: [
      {
        text: '\\ce{^{224}_{86}Rn}',
        slip: 'alpha-mass-two',
        teaching: 'An α particle takes four nucleons away.',
      },
      { text: '\\ce{^{226}_{89}Ac}', slip: 'mixed-up-decays', teaching: 'This would be β^{−} decay.' },
      {
        text: '\\ce{^{222}_{88}Ra}',
        slip: 'ignored-alpha-charge',
        teaching: 'The two protons of the α particle are missing: 88 − 2 = 86.',
      },
    ],
    explanation: 'Mass number: 226 − 4 = 222. Atomic number: 88 − 2 = 86, radon: \\ce{^{222}_{86}Rn}.',
    reference: 'OpenStax Chemistry 2e, section 21.2',
    computation: { kind: 'nuclear-balance', equation: '^{226}_{88}Ra -> ? + ^{4}_{2}He' },
  },
  {
    id: 'general-nuclear-chemistry-301',
    topics: ['nuclear-chemistry'],
    tests: ['positron-emission-and-electron-capture'],
    uses: ['nuclear-equations'],
    difficulty: 'intermediate',
    text: 'Fluorine-18, used in medical imaging, decays to oxygen-18. Which particle is given off?',
    answer: 'A positron',
    distractors: [
      {
        text: 'An electron (β^{−})',
        slip: 'mixed-up-decays',
        teaching: 'β^{−} decay would raise the atomic number to 10.',
      },
      { text: 'An α particle', slip: 'mixed-up-decays', teaching: 'The mass number stays at 18.' },
      {
        text: 'A neutron',
        slip: 'mixed-up-decays',
        teaching: 'The element changes, so a charge must leave.',
      },
    ],
    explanation:
      'The mass number stays 18, the atomic number falls from 9 to 8. The particle has mass number 0 and charge +1: a positron.',
    reference: 'OpenStax Chemistry 2e, section 21.2',
  },
  {
    id: 'general-nuclear-chemistry-302',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    uses: ['radioactive-decay'],
    difficulty: 'intermediate',
    text: 'A nucleus gives off one α and two β^{−} particles, one after the other. How do atomic number and mass number change in all?',
    answer: '*Z* unchanged, *A* lower by 4',
    distractors: [
      {
        text: '*Z* lower by 4, *A* lower by 4',
        slip: 'mixed-up-decays',
        teaching: 'Each β^{−} particle raises *Z* by 1, it does not lower it.',
      },
      {
        text: '*Z* unchanged, *A* lower by 6',
        slip: 'electron-with-mass-number',
        teaching: 'Electrons have mass number 0.',
      },
      {
        text: '*Z* lower by 1, *A* lower by 4',
        slip: 'forgot-particle',
        teaching: 'Two β^{−} particles raise *Z* by 2.',
      },
    ],
    explanation:
      'α: *Z* − 2, *A* − 4. Two β^{−}: *Z* + 2. In all *Z* is unchanged, and *A* is lower by 4: an isotope of the first element.',
    reference: 'OpenStax Chemistry 2e, section 21.2',
  },
  {
    id: 'general-nuclear-chemistry-303',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy'],
    uses: ['nuclear-fission-and-fusion'],
    difficulty: 'beginner',
    text: 'Why do both the fission of uranium and the fusion of hydrogen release energy?',
    answer: 'Nuclei of medium mass are bound most firmly.',
    distractors: [
      {
        text: 'Nuclei of small mass are bound most firmly.',
        slip: 'overgeneralised-rule',
        teaching: 'Then splitting would pay, but fusion would cost energy.',
      },
      {
        text: 'Nuclei of medium mass are bound least firmly.',
        slip: 'reversed-trend',
        teaching: 'Then both processes would cost energy.',
      },
      {
        text: 'Nuclei of small mass are turned into heat.',
        slip: 'wrong-cause',
        teaching: 'The number of nucleons is conserved; only a little mass is lost as binding energy.',
      },
    ],
    explanation:
      'The binding energy per nucleon is highest near iron. Both ways lead toward it, and the difference is released (mass defect).',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-304',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion', 'nuclear-equations'],
    difficulty: 'intermediate',
    text: 'A neutron splits uranium-235: \\ce{^{235}_{92}U + ^{1}_{0}n -> ^{141}_{56}Ba + ^{92}_{36}Kr + ...} How many neutrons are released?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'forgot-particle',
        teaching: 'The neutron that starts the fission has been left out.',
        expression: '235 - 141 - 92',
      },
      {
        text: '4',
        slip: 'particles-of-decay-miscounted',
        teaching:
          'The neutron that starts the fission counts once, not twice: 235 + 1 = 236, and 141 + 92 = 233.',
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
      'Left: 235 + 1 = 236 nucleons. Right: 141 + 92 = 233. So 3 neutrons are released; they can sustain a chain reaction.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
    computation: { kind: 'quantity', expression: '235 + 1 - 141 - 92', unit: '' },
  },
  {
    id: 'general-nuclear-chemistry-305',
    topics: ['nuclear-chemistry'],
    tests: ['band-of-stability'],
    difficulty: 'beginner',
    text: 'A light nucleus has far more neutrons than protons, so it lies above the belt of stability. How does it usually decay?',
    answer: 'By β^{−} decay',
    distractors: [
      {
        text: 'By positron emission',
        slip: 'mixed-up-decays',
        teaching: 'This turns a proton into a neutron and raises the excess.',
      },
      {
        text: 'By electron capture',
        slip: 'mixed-up-decays',
        teaching: 'This turns a proton into a neutron, too.',
      },
      { text: 'By α decay', slip: 'mixed-up-decays', teaching: 'α decay is typical of very heavy nuclei.' },
    ],
    explanation:
      'In β^{−} decay a neutron becomes a proton and an electron leaves. This lowers the ratio of neutrons to protons.',
    reference: 'OpenStax Chemistry 2e, section 21.1',
  },
  {
    id: 'general-nuclear-chemistry-306',
    topics: ['nuclear-chemistry'],
    tests: ['half-life-of-a-nuclide'],
    difficulty: 'beginner',
    text: 'The half-life of a nuclide is 6.0 h. What fraction of it has decayed after 18 h?',
    answer: '87.5 %',
    distractors: [
      {
        text: '12.5 %',
        slip: 'decayed-for-left',
        teaching: 'This share is left.',
        expression: '100 - (1 - 0.5^(18 / 6.0)) * 100',
      },
      {
        text: '75 %',
        slip: 'one-step-short',
        teaching: 'This has decayed after two half-lives.',
        expression: '(1 - 0.5^2) * 100',
      },
      {
        text: '50 %',
        slip: 'ignored-change',
        teaching: 'Half decays in each half-life, not in the whole time.',
        expression: '(1 - 0.5) * 100',
      },
    ],
    explanation: '18 h are three half-lives: (1/2)^{3} = 12.5 % is left, so 87.5 % has decayed.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'quantity', expression: '(1 - 0.5^(18 / 6.0)) * 100', unit: '%' },
  },
  {
    id: 'general-atomic-structure-300',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'beginner',
    text: 'Which parts of the atom are in its nucleus?',
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
        teaching: 'Electrons are outside; protons are in the nucleus.',
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
    text: 'Which particle of the atom has a negative charge and almost no mass?',
    answer: 'The electron',
    distractors: [
      {
        text: 'The neutron',
        slip: 'neutron-as-proton',
        teaching: 'It has no charge and about the mass of a proton.',
      },
      { text: 'The proton', slip: 'particles-of-atom-confused', teaching: 'Its charge is positive.' },
      {
        text: 'The nucleus',
        slip: 'particles-of-atom-confused',
        teaching: 'It is positive and has nearly all the mass.',
      },
    ],
    explanation: 'An electron has the charge −1 and about 1/1836 of the mass of a proton.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-atomic-structure-302',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'beginner',
    text: 'A neutral atom of sodium has atomic number 11 and mass number 23. What is it made of?',
    answer: '11 protons, 12 neutrons, 11 electrons',
    distractors: [
      {
        text: '11 protons, 23 neutrons, 11 electrons',
        slip: 'mass-number-for-neutrons',
        teaching: 'The mass number counts protons and neutrons together.',
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
      'Atomic number 11: 11 protons and, in the neutral atom, 11 electrons. Neutrons: 23 − 11 = 12.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-303',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'intermediate',
    text: 'An atom gains one electron. Which of these stays the same: charge, atomic number, mass number?',
    answer: 'Atomic number and mass number',
    distractors: [
      {
        text: 'Charge and mass number',
        slip: 'electrons-decide-element',
        teaching: 'The charge becomes −1; the element is fixed by the protons, which stay.',
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
      'Only an electron is added, so the nucleus, with atomic number and mass number, is unchanged; the charge becomes −1.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-measurement-300',
    topics: ['measurement'],
    tests: ['pure-substances-and-mixtures'],
    difficulty: 'beginner',
    text: 'What is the difference between an atom and a molecule?',
    answer: 'A molecule is made of two or more bonded atoms.',
    distractors: [
      {
        text: 'An atom is made of two or more bonded molecules.',
        slip: 'names-exchanged',
        teaching: 'It is the other way round.',
      },
      {
        text: 'A molecule is made of two or more different elements.',
        slip: 'one-property-decides',
        teaching: '\\ce{O2} is a molecule of one element.',
      },
      {
        text: 'An atom is made of two or more different elements.',
        slip: 'names-exchanged',
        teaching: 'An atom belongs to one element only.',
      },
    ],
    explanation:
      'An atom is the smallest particle of an element. Atoms bonded to each other form a molecule, such as \\ce{H2O} or \\ce{O2}.',
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
        teaching: 'Two elements: a molecule of a compound.',
      },
      { text: '\\ce{He}', slip: 'class-of-matter-confused', teaching: 'A single atom of an element.' },
      {
        text: '\\ce{NaCl}',
        slip: 'class-of-matter-confused',
        teaching: 'A compound of ions, without molecules.',
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
    text: 'How many molecules and how many atoms are shown by \\ce{3CO2}?',
    answer: '3 molecules and 9 atoms',
    distractors: [
      {
        text: '3 molecules and 3 atoms',
        slip: 'molecules-for-atoms',
        teaching: 'Each molecule \\ce{CO2} has three atoms.',
      },
      {
        text: '3 molecules and 6 atoms',
        slip: 'forgot-subscript',
        teaching: 'The subscript 2 means two oxygen atoms in each molecule.',
      },
      {
        text: '9 molecules and 3 atoms',
        slip: 'atoms-for-molecules',
        teaching: 'The coefficient counts molecules.',
      },
    ],
    explanation:
      'The coefficient 3 counts molecules; each has one carbon and two oxygen atoms: 3 × 3 = 9 atoms.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
];
