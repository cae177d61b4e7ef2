import type { WrittenQuestion } from '../../written-question.ts';

export const electrochemistryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-electrochemistry-101',
    topics: ['electrochemistry'],
    tests: ['cell-potential-and-equilibrium-constant'],
    difficulty: 'beginner',
    text: 'The standard potential of a cell reaction is positive. What does this mean for its equilibrium constant and its standard Gibbs energy change?',
    answer: '*K* > 1, Δ*G*° < 0',
    distractors: [
      {
        text: '*K* > 1, Δ*G*° > 0',
        slip: 'wrong-sign',
        teaching: 'Δ*G*° = −*zFE*°: a positive potential corresponds to a negative Gibbs energy.',
      },
      {
        text: '*K* < 1, Δ*G*° < 0',
        slip: 'wrong-sign',
        teaching: 'ln *K* = *zFE*°/(*RT*) is positive, so *K* exceeds 1.',
      },
      {
        text: '*K* < 1, Δ*G*° > 0',
        slip: 'reversed-trend',
        teaching: 'This would follow from a negative standard potential.',
      },
    ],
    explanation: 'Δ*G*° = −*zFE*° = −*RT* ln *K*: a positive *E*° means Δ*G*° < 0 and *K* > 1.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'physical-electrochemistry-102',
    topics: ['electrochemistry'],
    tests: ['cell-potential-and-equilibrium-constant'],
    difficulty: 'intermediate',
    text: 'Two cell reactions at 298 K have the same standard potential, +0.30 V. One transfers one electron, the other two (whole-number coefficients). How do their equilibrium constants compare?',
    answer: 'The second *K* is the square of the first.',
    distractors: [
      {
        text: 'The second *K* is twice the first.',
        slip: 'forgot-logarithm',
        teaching: 'ln *K* is doubled, so *K* itself is squared.',
      },
      {
        text: 'The second *K* is the square root of the first.',
        slip: 'inverted-ratio',
        teaching: 'The number of electrons appears in the numerator of ln *K* = *zFE*°/(*RT*).',
      },
      {
        text: 'The second *K* is equal to the first.',
        slip: 'electrons-transferred',
        teaching:
          'Equal potentials mean equal Gibbs energies per electron, but two electrons are transferred here.',
      },
    ],
    explanation:
      'ln *K* = *zFE*°/(*RT*): with *z* = 2 instead of 1, ln *K* is twice as large, so the second *K* is the square of the first.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'physical-electrochemistry-103',
    topics: ['electrochemistry'],
    tests: ['cell-potential-and-equilibrium-constant'],
    difficulty: 'advanced',
    text: 'The cell \\ce{Zn}|\\ce{Zn^2+}||\\ce{Cu^2+}|\\ce{Cu} is discharged until its voltage is zero. Which statement about this state is correct?',
    answer: '*Q* equals *K*, and *E*° is unchanged.',
    distractors: [
      {
        text: '*Q* equals 1, and *E*° is unchanged.',
        slip: 'standard-value-everywhere',
        teaching: 'At *Q* = 1 the voltage would be *E*° = 1.10 V, not zero.',
      },
      {
        text: '*Q* equals *K*, and *E*° is zero.',
        slip: 'standard-value-everywhere',
        teaching: '*E*° is a constant for the reaction at a given temperature; only *E* falls to zero.',
      },
      {
        text: '*Q* equals zero, and *E*° is zero.',
        slip: 'equilibrium-as-standstill',
        teaching: '*Q* grows during the discharge to the very large value of *K*.',
      },
    ],
    explanation:
      '*E* = *E*° − (*RT*/(*zF*)) ln *Q*. The voltage is zero at equilibrium, where *Q* equals *K*; the standard potential *E*° does not change.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'physical-electrochemistry-104',
    topics: ['electrochemistry'],
    tests: ['concentration-cells'],
    difficulty: 'beginner',
    text: 'Two silver electrodes, connected by a wire, dip into 0.010 mol/L and 1.0 mol/L \\ce{AgNO3} solutions joined by a salt bridge. At which electrode is silver deposited?',
    answer: 'At the one in the 1.0 mol/L solution',
    distractors: [
      {
        text: 'At the one in the 0.010 mol/L solution',
        slip: 'reversed-trend',
        teaching:
          'At this electrode silver dissolves, so that the dilute solution becomes more concentrated.',
      },
      {
        text: 'At both electrodes, to the same extent',
        slip: 'equal-steps',
        teaching:
          'Electrons need a source: silver must dissolve at one electrode while it is deposited at the other.',
      },
      {
        text: 'At neither electrode',
        slip: 'standard-value-everywhere',
        teaching: 'Identical metals still give a voltage if the concentrations of the ions differ.',
      },
    ],
    explanation:
      'The cell evens out the concentrations: silver ions are removed where they are concentrated, at the electrode in the 1.0 mol/L solution, which is the cathode.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'physical-electrochemistry-105',
    topics: ['electrochemistry'],
    tests: ['concentration-cells'],
    uses: ['nernst-equation'],
    difficulty: 'intermediate',
    text: 'What is the standard potential of a concentration cell, and when does its voltage vanish?',
    answer: '0 V; when both activities are equal',
    distractors: [
      {
        text: '0 V; when one electrode is used up',
        slip: 'equilibrium-as-standstill',
        teaching:
          'The voltage is gone as soon as the solutions are the same, whatever remains of the electrodes.',
      },
      {
        text: '0.0592 V; when both activities are equal',
        slip: 'standard-value-everywhere',
        teaching:
          'This factor appears in front of the logarithm; both half-cells have the same standard potential.',
      },
      {
        text: '0.0592 V; when one solution is used up',
        slip: 'standard-value-everywhere',
        teaching:
          'The half-cells are alike, so *E*° is zero, and the voltage vanishes when the concentrations have become equal.',
      },
    ],
    explanation:
      'Both half-cells have the same standard potential, so *E*° is 0 V. *E* = (*RT*/(*zF*)) ln(*a*_{2}/*a*_{1}) vanishes when both activities are equal.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'physical-electrochemistry-106',
    topics: ['electrochemistry'],
    tests: ['concentration-cells'],
    difficulty: 'intermediate',
    text: 'To determine the solubility product of \\ce{AgCl}, a cell is built from \\ce{Ag} in 0.100 mol/L \\ce{AgNO3} and \\ce{Ag} in 0.100 mol/L \\ce{KCl} saturated with \\ce{AgCl}. Which quantity is obtained first from the measured voltage?',
    answer: 'The concentration of \\ce{Ag+} in the \\ce{KCl} solution',
    distractors: [
      {
        text: 'The concentration of \\ce{Cl-} in the \\ce{AgNO3} solution',
        slip: 'exchanged-electrodes',
        teaching: 'There is no chloride in this half-cell; its silver ion concentration is known.',
      },
      {
        text: 'The standard potential of the silver electrode',
        slip: 'standard-value-everywhere',
        teaching: 'The standard potential is the same on both sides and cancels.',
      },
      {
        text: 'The solubility of \\ce{AgCl} in pure water',
        slip: 'answered-another-quantity',
        teaching: 'The solubility follows later, as the square root of the solubility product.',
      },
    ],
    explanation:
      'The voltage depends on the ratio of the two \\ce{Ag+} concentrations. Because one of them, 0.100 mol/L, is known, the voltage gives the other, the concentration of \\ce{Ag+} in the \\ce{KCl} solution. Multiplied by the chloride concentration, 0.100 mol/L, it gives the solubility product.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'physical-electrochemistry-107',
    topics: ['electrochemistry'],
    tests: ['concentration-cells'],
    difficulty: 'advanced',
    text: 'Two hydrogen electrodes at 1 bar dip into solutions of pH 2.0 and pH 5.0, joined by a salt bridge, at 298 K. What is the voltage, and which electrode is the cathode? (\\frac{*RT*}{*F*} ln 10 = 0.0592 V)',
    answer: '0.178 V; the one at pH 2.0',
    distractors: [
      {
        text: '0.178 V; the one at pH 5.0',
        slip: 'exchanged-electrodes',
        teaching:
          'It is in the more concentrated acid that \\ce{H+} is reduced, so the cathode is at pH 2.0.',
        expression: '0.0592 * (5.0 - 2.0)',
      },
      {
        text: '0.0888 V; the one at pH 2.0',
        slip: 'electrons-transferred',
        teaching:
          'Two electrons make \\ce{H2} from two \\ce{H+}; that is one electron per ion, and the factor two cancels.',
        expression: '(0.0592 / 2) * (5.0 - 2.0)',
      },
      {
        text: '0.0888 V; the one at pH 5.0',
        slip: 'electrons-transferred',
        teaching:
          'The voltage is 0.0592 V for each unit of pH, and \\ce{H+} is reduced where it is concentrated.',
        expression: '(0.0592 / 2) * (5.0 - 2.0)',
      },
    ],
    explanation:
      '*E* = 0.0592 V × (5.0 − 2.0) = 0.178 V. \\ce{H+} is reduced where it is more concentrated, so the electrode at pH 2.0 is the cathode.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: { kind: 'quantity', expression: '0.0592 * (5.0 - 2.0)', unit: 'V; the one at pH 2.0' },
  },
  {
    id: 'physical-electrochemistry-108',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    difficulty: 'beginner',
    text: 'Which 0.10 mol/L aqueous solution conducts best at 25 °C?',
    answer: '\\ce{HCl}',
    distractors: [
      {
        text: '\\ce{NaCl}',
        slip: 'ignored-competition',
        teaching:
          '\\ce{NaCl} and \\ce{HCl} are both fully dissociated, but sodium ions move much more slowly than protons.',
      },
      {
        text: '\\ce{CH3COOH}',
        slip: 'ignored-dissociation',
        teaching: 'Acetic acid is only about 1% ionized.',
      },
      {
        text: '\\ce{NH3}',
        slip: 'ignored-dissociation',
        teaching: 'Ammonia is a weak base and forms few ions.',
      },
    ],
    explanation:
      '\\ce{HCl} is fully dissociated, and its protons have an exceptionally high mobility because they are passed along hydrogen bonds from molecule to molecule.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-electrochemistry-109',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    difficulty: 'intermediate',
    text: 'In water, the ionic conductivities rise from \\ce{Li+} through \\ce{Na+} to \\ce{K+}, although the bare ions become larger. Why?',
    answer: 'The smaller ion drags a larger hydration shell.',
    distractors: [
      {
        text: 'The smaller ion carries a smaller charge.',
        slip: 'ignored-charges',
        teaching: 'All three carry one positive charge.',
      },
      {
        text: 'The larger ion is attracted more by the electrode.',
        slip: 'wrong-cause',
        teaching: 'Equal charges in the same field experience equal forces.',
      },
      {
        text: 'The larger ion has more kinetic energy.',
        slip: 'equal-temperature-for-equal-speed',
        teaching: 'At a given temperature the mean kinetic energy is the same for all the ions.',
      },
    ],
    explanation:
      'The small \\ce{Li+} binds water most firmly, so it drags a larger hydration shell through the water and experiences more friction than \\ce{K+}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-electrochemistry-110',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    difficulty: 'intermediate',
    text: 'The molar conductivity of two electrolytes is plotted against √*c*. One line is straight and falls gently; the other curve lies low and rises steeply only near *c* = 0. What kinds of electrolytes are they?',
    answer: 'The first is strong; the second is weak.',
    distractors: [
      {
        text: 'The first is weak; the second is strong.',
        slip: 'exchanged-components',
        teaching: 'A weak electrolyte ionizes more and more on dilution, hence its steep rise.',
      },
      {
        text: 'Both are strong; the second has heavier ions.',
        slip: 'one-property-decides',
        teaching: 'Slower ions would lower the line but not bend it.',
      },
      {
        text: 'Both are weak; the first has lighter ions.',
        slip: 'one-property-decides',
        teaching: 'A weak electrolyte never shows a straight line against √*c*.',
      },
    ],
    explanation:
      'A strong electrolyte follows Kohlrausch’s law, a straight line against √*c*. A weak one is ionized appreciably only at great dilution, so its molar conductivity rises steeply there.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-electrochemistry-111',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    difficulty: 'advanced',
    text: 'A 0.1 mol/L solution of \\ce{HCl} is titrated with 1 mol/L \\ce{NaOH}, and the conductivity is recorded. How does the conductivity change, and why?',
    answer: 'It falls, then rises: \\ce{Na+} first replaces \\ce{H+}.',
    distractors: [
      {
        text: 'It rises, then falls: \\ce{Na+} is first added to \\ce{H+}.',
        slip: 'reversed-trend',
        teaching: 'The added hydroxide removes the fast \\ce{H+}, and \\ce{Na+} conducts far less.',
      },
      {
        text: 'It falls, then stays level: no ions are left at the end.',
        slip: 'neutral-means-no-ions',
        teaching:
          '\\ce{Na+} and \\ce{Cl-} remain at the equivalence point, and beyond it \\ce{OH-} is added.',
      },
      {
        text: 'It stays level, then rises: all ions conduct alike.',
        slip: 'equal-lines',
        teaching: 'Protons conduct about seven times as well as sodium ions.',
      },
    ],
    explanation:
      'Up to the equivalence point slow \\ce{Na+} replaces the fast \\ce{H+}, and the conductivity falls. Beyond it the excess \\ce{OH-}, also fast, makes it rise.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-electrochemistry-112',
    topics: ['electrochemistry'],
    tests: ['butler-volmer-equation'],
    difficulty: 'beginner',
    text: 'What is the exchange current density of an electrode?',
    answer: 'The current density in each direction at equilibrium',
    distractors: [
      {
        text: 'The highest current density that diffusion allows',
        slip: 'other-phenomenon',
        teaching: 'This is the limiting current density, set by mass transport.',
      },
      {
        text: 'The net current density at the equilibrium potential',
        slip: 'equilibrium-as-standstill',
        teaching: 'The net current is zero there; the currents in the two directions cancel.',
      },
      {
        text: 'The current density at an overpotential of one volt',
        slip: 'other-phenomenon',
        teaching: 'The exchange current density is defined without any overpotential.',
      },
    ],
    explanation:
      'At equilibrium oxidation and reduction continue with equal and opposite currents. Their common magnitude per unit area is the exchange current density.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-electrochemistry-113',
    topics: ['electrochemistry'],
    tests: ['butler-volmer-equation'],
    difficulty: 'intermediate',
    text: 'In a Tafel plot (logarithm of the current density against the overpotential, at large overpotentials), what do the slope and the intercept give, respectively?',
    answer: 'Transfer coefficient; exchange current density',
    distractors: [
      {
        text: 'Exchange current density; transfer coefficient',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'The intercept at zero overpotential is the logarithm of *j*_{0}.',
      },
      {
        text: 'Diffusion coefficient; limiting current',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'A Tafel plot is linear only while diffusion does not limit the current.',
      },
      {
        text: 'Exchange current density; diffusion coefficient',
        slip: 'exchanged-slope-and-intercept',
        teaching:
          'The intercept gives the exchange current density, and diffusion does not limit the current here.',
      },
    ],
    explanation:
      'ln *j* = ln *j*_{0} + *αfη*, with *f* = *F*/(*RT*): the slope contains the transfer coefficient, and the intercept at *η* = 0 gives the exchange current density.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-electrochemistry-114',
    topics: ['electrochemistry'],
    tests: ['butler-volmer-equation'],
    difficulty: 'intermediate',
    text: 'Close to the equilibrium potential the Butler–Volmer equation becomes *j* = *j*_{0}*Fη*/(*RT*). Why does the transfer coefficient drop out?',
    answer: 'Both exponentials become linear, and their *α* terms cancel.',
    distractors: [
      {
        text: 'One exponential vanishes, and so does its *α* term.',
        slip: 'wrong-region',
        teaching: 'This happens at large overpotentials, where the other term keeps its *α*.',
      },
      {
        text: 'Both exponentials equal one, and no net current flows.',
        slip: 'equilibrium-as-standstill',
        teaching: 'This is true only at *η* = 0; close to it a small net current flows.',
      },
      {
        text: 'One exponential becomes linear, and the other remains constant.',
        slip: 'one-component-only',
        teaching: 'Both change with *η*; one increases and the other decreases.',
      },
    ],
    explanation:
      'e^{x} ≈ 1 + *x* for small *x*. With *f* = *F*/(*RT*), (1 + (1 − *α*)*fη*) − (1 − *αfη*) = *fη*. Both exponentials become linear, and the terms with *α* cancel.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-electrochemistry-115',
    topics: ['electrochemistry'],
    tests: ['butler-volmer-equation'],
    difficulty: 'advanced',
    text: 'An electrode with *α* = 0.5 is operated at a large anodic overpotential at 298 K. By how much must the overpotential be raised to increase the current density tenfold? (\\frac{*RT*}{*F*} ln 10 = 0.0592 V; one-electron reaction)',
    answer: '0.118 V',
    distractors: [
      {
        text: '0.0592 V',
        slip: 'forgot-half',
        teaching: 'The barrier changes only by half of the electrical energy, because *α* = 0.5.',
        expression: '0.0592',
      },
      {
        text: '0.0296 V',
        slip: 'multiplied-for-divided',
        teaching: 'The slope is 0.0592 V divided by 0.5, not multiplied.',
        expression: '0.0592 * 0.5',
      },
      {
        text: '0.592 V',
        slip: 'linear-for-exponential',
        teaching:
          'Here 0.0592 V was multiplied by ten; the current grows exponentially, tenfold with each Tafel slope.',
        expression: '0.0592 * 10',
      },
    ],
    explanation: '*j* = *j*_{0}e^{0.5*Fη*/(*RT*)}: a factor of ten requires Δ*η* = 0.0592 V / 0.5 = 0.118 V.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
    computation: { kind: 'quantity', expression: '0.0592 / 0.5', unit: 'V' },
  },
  {
    id: 'physical-electrochemistry-116',
    topics: ['electrochemistry'],
    tests: ['latimer-and-frost-diagrams'],
    difficulty: 'beginner',
    text: 'In a Frost diagram (*nE*° against oxidation number), which species is the most stable under standard conditions?',
    answer: 'The species at the lowest point',
    distractors: [
      {
        text: 'The species at the highest point',
        slip: 'reversed-trend',
        teaching:
          'The vertical axis is proportional to the Gibbs energy, so the species at the highest point is the least stable.',
      },
      {
        text: 'The species with the highest oxidation number',
        slip: 'other-state-quantity',
        teaching: 'The oxidation number alone does not determine stability.',
      },
      {
        text: 'The species on the steepest line',
        slip: 'other-state-quantity',
        teaching: 'A steep line means a strongly oxidizing or reducing couple, not a stable species.',
      },
    ],
    explanation:
      '*nE*° is proportional to the Gibbs energy relative to the element. The species at the lowest point is the most stable.',
    reference: 'LibreTexts, Inorganic Chemistry, Latimer and Frost Diagrams',
  },
  {
    id: 'physical-electrochemistry-117',
    topics: ['electrochemistry'],
    tests: ['latimer-and-frost-diagrams'],
    uses: ['disproportionation'],
    difficulty: 'intermediate',
    text: 'A Latimer diagram for chlorine in base reads \\ce{ClO-} (+0.42 V) \\ce{Cl2} (+1.36 V) \\ce{Cl-}. Which reaction is spontaneous under standard conditions?',
    answer: '\\ce{Cl2 + 2OH- -> Cl- + ClO- + H2O}',
    distractors: [
      {
        text: '\\ce{Cl- + ClO- + H2O -> Cl2 + 2OH-}',
        slip: 'reversed-trend',
        teaching: 'This comproportionation would require the potential on the left to be the greater one.',
      },
      {
        text: '\\ce{Cl2 + 2OH- -> 2ClO- + H2}',
        slip: 'wrong-sign',
        teaching:
          'Hydrogen forms from water only at −0.83 V, whereas +0.42 V is needed to oxidize \\ce{Cl2}.',
      },
      {
        text: '\\ce{4Cl- + O2 + 2H2O -> 2Cl2 + 4OH-}',
        slip: 'wrong-sign',
        teaching:
          'Oxygen has a potential of only +0.40 V in base, too little to oxidize chloride, which needs +1.36 V.',
      },
    ],
    explanation:
      'The potential to the right of \\ce{Cl2} (+1.36 V) exceeds that to the left (+0.42 V), so \\ce{Cl2} disproportionates: \\ce{Cl2 + 2OH- -> Cl- + ClO- + H2O}.',
    reference: 'LibreTexts, Inorganic Chemistry, Latimer and Frost Diagrams',
  },
  {
    id: 'physical-electrochemistry-118',
    topics: ['electrochemistry'],
    tests: ['latimer-and-frost-diagrams'],
    difficulty: 'intermediate',
    text: 'What does the slope of the line that joins two neighboring species in a Frost diagram give?',
    answer: 'The standard potential of the couple',
    distractors: [
      {
        text: 'The standard Gibbs energy of the couple',
        slip: 'other-state-quantity',
        teaching:
          'The difference in height is proportional to the Gibbs energy; dividing it by the number of electrons gives the slope.',
      },
      {
        text: 'The number of electrons of the couple',
        slip: 'electrons-transferred',
        teaching: 'This is the horizontal distance between the two points.',
      },
      {
        text: 'The equilibrium constant of the couple',
        slip: 'forgot-logarithm',
        teaching:
          'The equilibrium constant depends exponentially on the potential and on the number of electrons.',
      },
    ],
    explanation:
      'The height is *nE*° and the width is *n*, so the slope of the joining line is the standard potential of the couple.',
    reference: 'LibreTexts, Inorganic Chemistry, Latimer and Frost Diagrams',
  },
  {
    id: 'physical-electrochemistry-119',
    topics: ['electrochemistry'],
    tests: ['latimer-and-frost-diagrams', 'cell-potential-and-equilibrium-constant'],
    difficulty: 'advanced',
    text: 'A Latimer diagram in acid reads \\ce{Cu^2+} (+0.16 V) \\ce{Cu+} (+0.52 V) \\ce{Cu}. What is the equilibrium constant of \\ce{2Cu+ <=> Cu^2+ + Cu} at 298 K? (\\frac{*RT*}{*F*} ln 10 = 0.0592 V)',
    answer: '1.2 × 10^{6}',
    distractors: [
      {
        text: '8.3 × 10^{−7}',
        slip: 'wrong-sign',
        teaching:
          '\\ce{Cu+} is reduced at +0.52 V and oxidized at +0.16 V, so the cell potential is positive.',
        expression: '10^(-(0.36 / 0.0592))',
      },
      {
        text: '1.5 × 10^{12}',
        slip: 'electrons-transferred',
        teaching: 'One electron is transferred from one \\ce{Cu+} to the other, not two.',
        expression: '10^(2 * 0.36 / 0.0592)',
      },
      {
        text: '3.1 × 10^{11}',
        slip: 'added-potentials',
        teaching: 'The potentials must be subtracted, cathode minus anode, not added.',
        expression: '10^((0.52 + 0.16) / 0.0592)',
      },
    ],
    explanation: '*E*° = 0.52 V − 0.16 V = 0.36 V with one electron: *K* = 10^{0.36/0.0592} = 1.2 × 10^{6}.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: { kind: 'quantity', expression: '10^(0.36/0.0592)', unit: '' },
  },
  {
    id: 'physical-electrochemistry-120',
    topics: ['electrochemistry'],
    tests: ['electrical-double-layer'],
    difficulty: 'beginner',
    text: 'A metal electrode in a salt solution is negatively charged. What does the double layer at its surface consist of?',
    answer: 'An excess of electrons and a layer rich in cations',
    distractors: [
      {
        text: 'An excess of electrons and a layer rich in anions',
        slip: 'like-charges-attract',
        teaching: 'Like charges repel, so anions are driven away from a negative electrode.',
      },
      {
        text: 'A deficit of electrons and a layer rich in anions',
        slip: 'charge-turned-around',
        teaching: 'This describes a positively charged electrode.',
      },
      {
        text: 'Two layers of water molecules without any ions',
        slip: 'small-for-zero',
        teaching: 'Water is also present at the surface, but the charge of the electrode attracts ions.',
      },
    ],
    explanation:
      'The charge of the electrode, its excess electrons, is balanced by a layer of the solution that is rich in cations.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-electrochemistry-121',
    topics: ['electrochemistry'],
    tests: ['electrical-double-layer'],
    difficulty: 'beginner',
    text: 'At a given temperature, which change in an aqueous salt solution makes the diffuse double layer thicker?',
    answer: 'Dilution of the solution with water',
    distractors: [
      {
        text: 'Addition of more of the salt',
        slip: 'reversed-trend',
        teaching: 'More ions screen the charge over a shorter distance.',
      },
      {
        text: 'Replacement of \\ce{NaCl} by an equal amount of \\ce{MgSO4}',
        slip: 'ignored-charges',
        teaching: 'Doubly charged ions raise the ionic strength and screen the charge more strongly.',
      },
      {
        text: 'Addition of a small amount of neutral sugar',
        slip: 'wrong-cause',
        teaching: 'Uncharged molecules do not screen; a little sugar hardly changes the permittivity.',
      },
    ],
    explanation:
      'The Debye length is proportional to 1/√*I*. Dilution lowers the ionic strength, so the charge is screened over a longer distance.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-electrochemistry-122',
    topics: ['electrochemistry'],
    tests: ['electrical-double-layer'],
    difficulty: 'intermediate',
    text: 'How does the Stern model extend the Gouy–Chapman model of the double layer?',
    answer: 'It adds a compact layer of ions at the surface.',
    distractors: [
      {
        text: 'It removes the diffuse layer from the solution.',
        slip: 'wrong-region',
        teaching: 'A purely compact layer is the older model of Helmholtz; Stern keeps the diffuse part.',
      },
      {
        text: 'It treats the ions of the diffuse layer as fixed.',
        slip: 'other-model',
        teaching: 'The diffuse ions remain mobile, in thermal motion.',
      },
      {
        text: 'It makes the metal atoms part of the diffuse layer.',
        slip: 'wrong-cause',
        teaching: 'The model concerns only the solution side of the double layer.',
      },
    ],
    explanation:
      'In the Gouy–Chapman model the ions are point charges that can come infinitely close to the surface. Stern adds a compact layer of ions of finite size at the surface, followed by a diffuse one.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-electrochemistry-123',
    topics: ['electrochemistry', 'surfaces'],
    tests: ['electrical-double-layer', 'colloids'],
    difficulty: 'advanced',
    text: 'A sol is stabilized by the charge of its particles. Its double layers are 10 nm thick in 0.001 mol/L \\ce{NaCl} and 1 nm thick in 0.1 mol/L \\ce{NaCl}. In which solution does it coagulate, and why?',
    answer: '0.1 mol/L; thin layers let the particles come close',
    distractors: [
      {
        text: '0.1 mol/L; thin layers attract one another',
        slip: 'like-charges-attract',
        teaching: 'Overlapping layers of the same kind repel each other, thin or thick.',
      },
      {
        text: '0.001 mol/L; thick layers let the particles come close',
        slip: 'reversed-trend',
        teaching: 'Thick layers overlap early and keep the particles apart.',
      },
      {
        text: '0.001 mol/L; thick layers attract one another',
        slip: 'like-charges-attract',
        teaching: 'Overlapping layers of the same kind repel each other.',
      },
    ],
    explanation:
      'Particles repel each other when their double layers overlap. In 0.1 mol/L \\ce{NaCl} the layers are thin, so particles come close enough for van der Waals attraction to hold them: the sol coagulates.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-electrochemistry-124',
    topics: ['electrochemistry'],
    tests: ['temperature-coefficient-of-a-cell'],
    difficulty: 'beginner',
    text: 'The voltage of a cell is measured at several temperatures. Which quantity of the cell reaction follows from the temperature coefficient of the voltage?',
    answer: 'The entropy of reaction',
    distractors: [
      {
        text: 'The rate of reaction',
        slip: 'faster-for-farther',
        teaching: 'The reversible voltage gives no information about rates.',
      },
      {
        text: 'The rate of electron transfer',
        slip: 'faster-for-farther',
        teaching: 'The voltage is measured without current, so it gives no information about rates.',
      },
      {
        text: 'The number of electrons',
        slip: 'electrons-transferred',
        teaching: 'This must be known from the equation of the reaction.',
      },
    ],
    explanation:
      'From Δ*G* = −*zFE* and ∂Δ*G*/∂*T* = −Δ*S*: Δ*S* = *zF*(∂*E*/∂*T*), the entropy of reaction.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-electrochemistry-125',
    topics: ['electrochemistry'],
    tests: ['temperature-coefficient-of-a-cell'],
    difficulty: 'intermediate',
    text: 'The voltage of a cell with *z* = 2 falls by 0.40 mV per kelvin. What is the entropy of reaction? (*F* = 96 485 C/mol)',
    answer: '−77 J/(mol·K)',
    distractors: [
      {
        text: '+77 J/(mol·K)',
        slip: 'wrong-sign',
        teaching: 'Δ*S* = *zF*(∂*E*/∂*T*) has the sign of the coefficient, which is negative.',
        expression: '2 * 96485 * 0.40e-3',
      },
      {
        text: '−39 J/(mol·K)',
        slip: 'electrons-transferred',
        teaching: 'Two electrons are transferred per unit of reaction, so *z* must be included.',
        expression: '96485 * (-0.40e-3)',
      },
      {
        text: '+39 J/(mol·K)',
        slip: 'electrons-transferred',
        teaching: 'Both the number of electrons and the sign of the coefficient must be included.',
        expression: '96485 * 0.40e-3',
      },
    ],
    explanation: 'Δ*S* = *zF*(∂*E*/∂*T*) = 2 × 96 485 C/mol × (−0.40 × 10^{−3} V/K) = −77 J/(mol·K).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
    computation: { kind: 'quantity', expression: '2 * 96485 * (-0.40e-3)', unit: 'J/(mol·K)' },
  },
  {
    id: 'physical-electrochemistry-126',
    topics: ['electrochemistry'],
    tests: ['temperature-coefficient-of-a-cell'],
    difficulty: 'intermediate',
    text: 'A cell works reversibly at constant temperature. Its voltage rises with temperature, and its reaction is exothermic. Which statement about the cell is correct?',
    answer: 'The work it delivers exceeds the decrease in enthalpy.',
    distractors: [
      {
        text: 'The work it delivers is less than the decrease in enthalpy.',
        slip: 'wrong-sign',
        teaching: 'A rising voltage means Δ*S* > 0, so −Δ*G* exceeds −Δ*H*.',
      },
      {
        text: 'The work it delivers equals the decrease in enthalpy.',
        slip: 'ignored-entropy',
        teaching: 'This is true only if the voltage does not change with temperature.',
      },
      {
        text: 'It delivers no work, as it releases heat instead.',
        slip: 'work-for-heat',
        teaching: 'An exothermic reaction can deliver work in a cell; here it even absorbs heat.',
      },
    ],
    explanation:
      '∂*E*/∂*T* > 0 means Δ*S* > 0. Then −Δ*G* = −Δ*H* + *T*Δ*S* is greater than −Δ*H*: the cell absorbs heat from its surroundings, and the work it delivers exceeds the decrease in enthalpy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
  {
    id: 'physical-electrochemistry-127',
    topics: ['electrochemistry', 'second-law'],
    tests: ['temperature-coefficient-of-a-cell'],
    uses: ['entropy-of-reaction'],
    difficulty: 'advanced',
    text: 'Two cells are built, the first with the reaction \\ce{H2(g) + Cl2(g) -> 2HCl(aq)} and the second with \\ce{Pb(s) + PbO2(s) + 2H2SO4(aq) -> 2PbSO4(s) + 2H2O(l)}. Which cell is expected to have a markedly negative temperature coefficient of the voltage?',
    answer: 'The first, because gas is consumed',
    distractors: [
      {
        text: 'The second, because a solid forms',
        slip: 'one-condition-only',
        teaching:
          'Solids appear on both sides of the equation, and the measured coefficient is small and positive.',
      },
      {
        text: 'The first, because its voltage is larger',
        slip: 'value-for-change',
        teaching: 'The voltage is proportional to Δ*G*; its change with temperature is proportional to Δ*S*.',
      },
      {
        text: 'The second, because heat is absorbed',
        slip: 'heat-sign',
        teaching:
          'If the cell absorbs heat when it works reversibly, Δ*S* is positive, and so is the coefficient.',
      },
    ],
    explanation:
      '∂*E*/∂*T* = Δ*S*/(*zF*). In the first reaction two moles of gas dissolve, so the entropy falls strongly, and the coefficient is markedly negative; in the second reaction no gas takes part.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 6',
  },
];
