import type { WrittenQuestion } from '../../written-question.ts';

export const secondLawQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-second-law-101',
    topics: ['second-law'],
    tests: ['entropy'],
    difficulty: 'beginner',
    text: 'Which of these has the greatest standard molar entropy at 298 K?',
    answer: '\\ce{Br2(g)}',
    distractors: [
      {
        text: '\\ce{Br2(l)}',
        slip: 'ignored-phases',
        teaching: 'The same molecules have far fewer arrangements in the liquid than in the gas.',
      },
      {
        text: '\\ce{I2(s)}',
        slip: 'wrong-cause',
        teaching: 'Iodine is heavier, but its molecules are held on the sites of a crystal.',
      },
      {
        text: '\\ce{Ne(g)}',
        slip: 'one-condition-only',
        teaching:
          'Neon is a gas, but its light single atoms have far fewer accessible states than the heavy, rotating molecules of bromine vapor.',
      },
    ],
    explanation:
      'Gases have more entropy than liquids and solids, and among gases heavier and more complex molecules have more: \\ce{Br2(g)} (245 J/(mol·K)) exceeds \\ce{Br2(l)} (152), \\ce{Ne} (146) and \\ce{I2(s)} (116).',
    reference: 'OpenStax Chemistry 2e, section 16.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Br2(g)}': '245.4',
        '\\ce{Br2(l)}': '152.2',
        '\\ce{I2(s)}': '116.1',
        '\\ce{Ne(g)}': '146.3',
      },
      pick: 'greatest',
      quantity: 'standard molar entropy in J/(mol·K)',
    },
  },
  {
    id: 'physical-second-law-102',
    topics: ['second-law', 'statistical-thermodynamics'],
    tests: ['entropy', 'statistical-entropy'],
    difficulty: 'intermediate',
    text: 'At 298 K and 1 bar the molar entropy is 126 J/(mol·K) for helium and 170 J/(mol·K) for xenon. Both are monatomic and nearly ideal. What explains the difference?',
    answer: 'The translational levels of xenon lie closer together.',
    distractors: [
      {
        text: 'The atoms of xenon move faster at this temperature.',
        slip: 'reversed-trend',
        teaching: 'At the same temperature the heavier atoms move more slowly.',
      },
      {
        text: 'The atoms of xenon have more mean kinetic energy.',
        slip: 'equal-temperature-for-equal-speed',
        teaching: 'The mean kinetic energy is \\frac{3}{2}*k*_{B}*T* for every ideal gas.',
      },
      {
        text: 'The electrons of xenon occupy excited levels.',
        slip: 'wrong-level',
        teaching: 'The excited electronic levels of both atoms lie far too high for 298 K.',
      },
    ],
    explanation:
      'The level spacing of a particle in a box falls with its mass. The translational levels of xenon lie closer together, so its atoms are spread over more of them at the same temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-second-law-103',
    topics: ['second-law'],
    tests: ['entropy'],
    uses: ['entropy-of-heating-and-phase-change'],
    difficulty: 'intermediate',
    text: 'Heat flows reversibly into two large blocks of copper: 100 J into one at 200 K and 100 J into one at 400 K. Both temperatures stay practically constant. How do the increases in entropy compare?',
    answer: 'Twice as large at 200 K',
    distractors: [
      {
        text: 'Twice as large at 400 K',
        slip: 'reversed-trend',
        teaching: 'Entropy grows by heat divided by temperature, so the hotter block gains less.',
      },
      {
        text: 'The same for both blocks',
        slip: 'forgot-pressure-and-temperature',
        teaching: 'Equal heat does not mean equal entropy: the heat is divided by the temperature.',
      },
      {
        text: 'Zero for both blocks',
        slip: 'heat-balance-for-entropy',
        teaching: 'The temperature does not change noticeably, but heat flows in, so the entropy rises.',
      },
    ],
    explanation:
      'Δ*S* = *q*_{rev}/*T*: 100 J / 200 K = 0.50 J/K against 100 J / 400 K = 0.25 J/K, so twice as large at 200 K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-104',
    topics: ['second-law'],
    tests: ['entropy-of-reaction'],
    difficulty: 'beginner',
    text: 'Which reaction, as written, has the most positive entropy of reaction at 298 K?',
    answer: '\\ce{NH4NO3(s) -> N2O(g) + 2H2O(g)}',
    distractors: [
      {
        text: '\\ce{2H2O2(l) -> 2H2O(l) + O2(g)}',
        slip: 'ignored-coefficients',
        teaching: 'One mole of gas forms here; another reaction forms three from a solid.',
      },
      {
        text: '\\ce{H2(g) + Cl2(g) -> 2HCl(g)}',
        slip: 'ignored-phases',
        teaching: 'Two moles of gas become two moles of gas, so the entropy hardly changes.',
      },
      {
        text: '\\ce{2SO2(g) + O2(g) -> 2SO3(g)}',
        slip: 'wrong-sign',
        teaching: 'Three moles of gas become two: the entropy falls.',
      },
    ],
    explanation:
      'The change in the amount of gas is decisive: it grows by three moles in \\ce{NH4NO3(s) -> N2O(g) + 2H2O(g)}, by one in the decomposition of hydrogen peroxide, and not at all or by −1 in the others.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{NH4NO3(s) -> N2O(g) + 2H2O(g)}': '3 - 0',
        '\\ce{2H2O2(l) -> 2H2O(l) + O2(g)}': '1 - 0',
        '\\ce{H2(g) + Cl2(g) -> 2HCl(g)}': '2 - 2',
        '\\ce{2SO2(g) + O2(g) -> 2SO3(g)}': '2 - 3',
      },
      pick: 'greatest',
      quantity: 'change of the amount of gas',
    },
  },
  {
    id: 'physical-second-law-105',
    topics: ['second-law'],
    tests: ['entropy-of-reaction'],
    difficulty: 'intermediate',
    text: 'The standard reaction entropy of \\ce{H2(g) + I2(s) -> 2HI(g)} is +166 J/(mol·K), whereas that of \\ce{H2(g) + I2(g) -> 2HI(g)} is only +22 J/(mol·K). What accounts for the difference?',
    answer: 'The entropy of sublimation of iodine',
    distractors: [
      {
        text: 'The enthalpy of sublimation of iodine',
        slip: 'ignored-entropy',
        teaching:
          'It accounts for the difference in the enthalpies; entropies differ by the entropy of sublimation.',
      },
      {
        text: 'The entropy of dissociation of iodine',
        slip: 'other-process',
        teaching: 'In both equations iodine enters as molecules; only their state differs.',
      },
      {
        text: 'The enthalpy of dissociation of iodine',
        slip: 'other-process',
        teaching:
          'In both equations iodine enters as molecules, and an enthalpy cannot account for a difference in entropy.',
      },
    ],
    explanation:
      'The first reaction is the sublimation \\ce{I2(s) -> I2(g)} followed by the second one. The difference of 144 J/(mol·K) is the entropy of sublimation of iodine.',
    reference: 'OpenStax Chemistry 2e, section 16.3',
  },
  {
    id: 'physical-second-law-106',
    topics: ['second-law'],
    tests: ['entropy-of-reaction', 'third-law-of-thermodynamics'],
    difficulty: 'intermediate',
    text: 'To calculate Δ_{r}*S*° of \\ce{2H2(g) + O2(g) -> 2H2O(l)} a student sets *S*° of \\ce{H2} and \\ce{O2} to zero, because they are elements. Why is this wrong?',
    answer: 'The zero of *S*° is a perfect crystal at 0 K.',
    distractors: [
      {
        text: 'The zero of *S*° is the free atom at 298 K.',
        slip: 'wrong-reference',
        teaching: 'Free atoms as a gas have considerable entropy at 298 K.',
      },
      {
        text: 'The zero of *S*° is the ideal gas at 0 K.',
        slip: 'wrong-reference',
        teaching: 'Substances do not remain gases down to 0 K; the third law refers to perfect crystals.',
      },
      {
        text: 'The zero of *S*° is the element at 273 K.',
        slip: 'wrong-reference',
        teaching: 'No temperature above 0 K makes the entropy of an element zero.',
      },
    ],
    explanation:
      'Elements have zero enthalpy of formation by convention. Entropies are absolute by the third law: their zero is the perfect crystal at 0 K, so \\ce{H2} and \\ce{O2} have positive values at 298 K.',
    reference: 'OpenStax Chemistry 2e, section 16.3',
  },
  {
    id: 'physical-second-law-107',
    topics: ['second-law'],
    tests: ['second-law-of-thermodynamics'],
    uses: ['entropy-of-reaction'],
    difficulty: 'advanced',
    text: 'For \\ce{2H2(g) + O2(g) -> 2H2O(l)} the entropy of the system falls by 327 J/K at 298 K, yet the mixture reacts spontaneously once ignited. How is this consistent with the second law?',
    answer: 'The heat raises the entropy outside by more than 327 J/K.',
    distractors: [
      {
        text: 'The spark raises the entropy inside by more than 327 J/K.',
        slip: 'wrong-cause',
        teaching: 'A tiny spark only starts the reaction; it adds practically no energy or entropy.',
      },
      {
        text: 'The heat raises the entropy inside by exactly 327 J/K.',
        slip: 'heat-balance-for-entropy',
        teaching:
          'The entropy of the system falls; the heat leaves the system and does not restore this entropy.',
      },
      {
        text: 'The water later evaporates and regains the 327 J/K.',
        slip: 'wrong-cause',
        teaching:
          'The product of the equation is the liquid; no later step is needed to satisfy the second law.',
      },
    ],
    explanation:
      'The reaction gives off 572 kJ. At 298 K this raises the entropy of the surroundings by 1.9 kJ/K, more than the 327 J/K that the system loses, so the total rises.',
    reference: 'OpenStax Chemistry 2e, section 16.3',
  },
  {
    id: 'physical-second-law-108',
    topics: ['second-law'],
    tests: ['second-law-of-thermodynamics'],
    difficulty: 'beginner',
    text: 'A living cell builds ordered proteins from amino acids. Why does this not violate the second law?',
    answer: 'The surroundings gain more entropy than the cell loses.',
    distractors: [
      {
        text: 'The cell gains more entropy than the surroundings lose.',
        slip: 'system-and-surroundings-swapped',
        teaching: 'Building order lowers the entropy within; the gain is outside.',
      },
      {
        text: 'The cell gains as much entropy as the surroundings lose.',
        slip: 'second-law-forgotten',
        teaching: 'Order in the cell lowers its entropy, and the total must rise.',
      },
      {
        text: 'The entropy of the cell and its surroundings falls slowly.',
        slip: 'second-law-forgotten',
        teaching: 'A falling total, however slow, would violate the second law.',
      },
    ],
    explanation:
      'The second law requires the total entropy to rise. The cell gives off heat and small waste molecules, so the surroundings gain more entropy than the cell loses.',
    reference: 'OpenStax Chemistry 2e, section 16.3',
  },
  {
    id: 'physical-second-law-109',
    topics: ['second-law'],
    tests: ['second-law-of-thermodynamics'],
    difficulty: 'intermediate',
    text: 'Supercooled water at −10 °C freezes spontaneously in a room at −10 °C. How do the entropies of the water and of the surroundings change?',
    answer: 'The water loses entropy; the surroundings gain more.',
    distractors: [
      {
        text: 'The water gains entropy; the surroundings lose less.',
        slip: 'system-and-surroundings-swapped',
        teaching: 'Freezing makes the water more ordered and releases heat to the surroundings.',
      },
      {
        text: 'The water loses entropy; the surroundings gain as much.',
        slip: 'heat-balance-for-entropy',
        teaching: 'The changes would cancel at 0 °C, the freezing point; below it the total rises.',
      },
      {
        text: 'The water loses entropy; the surroundings lose more.',
        slip: 'heat-sign',
        teaching: 'The heat of freezing flows into the surroundings and raises their entropy.',
      },
    ],
    explanation:
      'On freezing the water loses entropy. The heat of fusion flows to the surroundings at 263 K. The total entropy must rise because the process is spontaneous, so the surroundings gain more than the water loses.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-110',
    topics: ['second-law'],
    tests: ['second-law-of-thermodynamics'],
    uses: ['isothermal-and-adiabatic-processes', 'heat-engines'],
    difficulty: 'advanced',
    text: 'In a reversible isothermal expansion an ideal gas turns all the heat that it takes up into work. Why does this not violate the second law?',
    answer: 'The gas ends in a state other than its initial one.',
    distractors: [
      {
        text: 'The gas ends in the state in which it began.',
        slip: 'path-for-state',
        teaching: 'Its volume is larger at the end; the law would indeed forbid this in a cycle.',
      },
      {
        text: 'The gas takes up its heat at two temperatures.',
        slip: 'given-fact-overlooked',
        teaching: 'The expansion is isothermal; a single reservoir supplies all the heat.',
      },
      {
        text: 'The gas gains less energy than it gives off.',
        slip: 'ignored-work',
        teaching: 'Its energy does not change; heat taken up and work done are equal.',
      },
    ],
    explanation:
      'The second law forbids turning heat from one reservoir completely into work with no other change, as in a cycle. Here another change remains: the gas ends in a state other than its initial one, with a larger volume and a greater entropy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-111',
    topics: ['second-law'],
    tests: ['heat-engines'],
    difficulty: 'intermediate',
    text: 'A reversible engine works between reservoirs at 600 K and 300 K. Which change increases its efficiency the most?',
    answer: 'Lowering the colder temperature by 50 K',
    distractors: [
      {
        text: 'Raising the hotter temperature by 50 K',
        slip: 'reversed-trend',
        teaching: 'The efficiency is 1 − *T*_{c}/*T*_{h}; 300/650 is still 0.46, whereas 250/600 is 0.42.',
      },
      {
        text: 'Raising both temperatures by 50 K',
        slip: 'wrong-sign',
        teaching: 'The ratio 350/650 is larger than 300/600, so the efficiency falls.',
      },
      {
        text: 'Lowering both temperatures by 25 K',
        slip: 'one-condition-only',
        teaching:
          '275/575 is 0.48: the gain is small, because lowering the hotter temperature undoes much of the effect.',
      },
    ],
    explanation:
      '*η* = 1 − *T*_{c}/*T*_{h}: 0.50 at first, 0.54 with 650 K and 300 K, 0.58 with 600 K and 250 K. The gain is greatest when the colder temperature is lowered by 50 K.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: {
      kind: 'option-extreme',
      values: {
        'Lowering the colder temperature by 50 K': '1 - 250/600',
        'Raising the hotter temperature by 50 K': '1 - 300/650',
        'Raising both temperatures by 50 K': '1 - 350/650',
        'Lowering both temperatures by 25 K': '1 - 275/575',
      },
      pick: 'greatest',
      quantity: 'efficiency',
    },
  },
  {
    id: 'physical-second-law-112',
    topics: ['second-law'],
    tests: ['third-law-of-thermodynamics'],
    difficulty: 'beginner',
    text: 'What does the third law of thermodynamics say about a perfect crystal as its temperature approaches 0 K?',
    answer: 'Its entropy approaches zero.',
    distractors: [
      {
        text: 'Its energy approaches zero.',
        slip: 'other-state-quantity',
        teaching: 'A zero-point energy remains; the third law is about entropy.',
      },
      {
        text: 'Its enthalpy approaches zero.',
        slip: 'other-state-quantity',
        teaching: 'Enthalpies have no absolute zero point; only their differences are meaningful.',
      },
      {
        text: 'Its Gibbs energy approaches zero.',
        slip: 'other-state-quantity',
        teaching: '*G* = *H* − *TS* approaches *H* there, which has no absolute zero point.',
      },
    ],
    explanation:
      'At 0 K a perfect crystal has a single arrangement, *W* = 1, so its entropy *k*_{B} ln *W* approaches zero.',
    reference: 'OpenStax Chemistry 2e, section 16.3',
  },
  {
    id: 'physical-second-law-113',
    topics: ['second-law'],
    tests: ['third-law-of-thermodynamics'],
    difficulty: 'intermediate',
    text: 'The calorimetric entropy of one of these substances is about 4.6 J/(mol·K) lower than the value from spectroscopic data. On cooling, its molecules, whose two ends are nearly alike, stay randomly oriented in the crystal. Which substance is it?',
    answer: '\\ce{CO}',
    distractors: [
      {
        text: '\\ce{O2}',
        slip: 'ignored-shape',
        teaching: 'Both ends of the molecule are alike, so reversing it gives no new arrangement.',
      },
      {
        text: '\\ce{HCl}',
        slip: 'ignored-dipole-forces',
        teaching:
          'The large dipole moment and the different sizes of the ends force the molecules into order.',
      },
      {
        text: '\\ce{Ar}',
        slip: 'ignored-shape',
        teaching: 'Atoms have no orientation that could be random.',
      },
    ],
    explanation:
      'In \\ce{CO} the two ends are alike in size and nearly uncharged, so each molecule freezes at random in one of two orientations. The residual entropy, up to *R* ln 2, is missed by calorimetry.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-114',
    topics: ['second-law', 'gibbs-energy'],
    tests: ['third-law-of-thermodynamics'],
    uses: ['gibbs-energy-and-temperature'],
    difficulty: 'advanced',
    text: 'An element has two crystalline forms, both perfect crystals, that differ in enthalpy. What does the curve of Δ*G* of the transition plotted against *T* look like close to 0 K?',
    answer: 'Horizontal, because Δ*S* goes to zero',
    distractors: [
      {
        text: 'Horizontal, because Δ*H* goes to zero',
        slip: 'other-state-quantity',
        teaching: 'Δ*H* keeps its value; it is the intercept of the curve, not its slope.',
      },
      {
        text: 'Vertical, because Δ*H* goes to zero',
        slip: 'other-state-quantity',
        teaching: 'Δ*H* keeps its value, and an infinite slope would require an infinite entropy change.',
      },
      {
        text: 'Straight with slope −Δ*H*, because *T*Δ*S* goes to zero',
        slip: 'other-state-quantity',
        teaching: 'At 0 K the value of Δ*G* is Δ*H*; the slope of the curve is −Δ*S*.',
      },
    ],
    explanation:
      'The slope of Δ*G* against *T* is −Δ*S*. By the third law both perfect crystals have zero entropy at 0 K, so Δ*S* goes to zero and the curve becomes horizontal.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-115',
    topics: ['second-law'],
    tests: ['entropy-of-mixing'],
    difficulty: 'beginner',
    text: 'Which mixing process leaves the total entropy unchanged if temperature and pressure stay the same throughout?',
    answer: '\\ce{N2} gas with \\ce{N2} gas',
    distractors: [
      {
        text: '\\ce{N2} gas with \\ce{O2} gas',
        slip: 'heat-balance-for-entropy',
        teaching: 'No heat flows, yet each gas spreads over a larger volume and the entropy rises.',
      },
      {
        text: 'Liquid \\ce{N2} with liquid \\ce{O2}',
        slip: 'ideal-for-real',
        teaching: 'The enthalpy of mixing is small, but the molecules have many more arrangements.',
      },
      {
        text: '\\ce{^{20}Ne} gas with \\ce{^{22}Ne} gas',
        slip: 'same-mass-for-isotopes',
        teaching:
          'Isotopes are distinguishable particles, so mixing them raises the entropy although they are the same element.',
      },
    ],
    explanation:
      'Entropy of mixing arises when different particles intermingle. If both sides of a partition contain \\ce{N2}, nothing changes when the partition is removed: no new arrangement becomes possible.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-second-law-116',
    topics: ['second-law'],
    tests: ['entropy-of-mixing'],
    difficulty: 'beginner',
    text: 'Two ideal gases are mixed at constant temperature and pressure. At which mole fraction of one of them is the entropy of mixing per mole of mixture greatest?',
    answer: '0.50',
    distractors: [
      {
        text: '0.25',
        slip: 'exchanged-components',
        teaching:
          'A mole fraction of 0.25 gives the same entropy of mixing as 0.75, and this is less than the value midway between them.',
      },
      {
        text: '0.75',
        slip: 'exchanged-components',
        teaching: 'The curve is symmetric, so 0.75 is no better than 0.25.',
      },
      {
        text: '0.99',
        slip: 'reversed-trend',
        teaching: 'An almost pure gas has hardly any entropy of mixing.',
      },
    ],
    explanation:
      'The entropy of mixing per mole, −*R*(*x* ln *x* + (1 − *x*) ln(1 − *x*)), is zero for the pure gases and greatest in the middle, at *x* = 0.50, where it is *R* ln 2.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
    computation: {
      kind: 'option-extreme',
      values: {
        '0.50': '-(0.5*ln(0.5)+0.5*ln(0.5))',
        '0.25': '-(0.25*ln(0.25)+0.75*ln(0.75))',
        '0.75': '-(0.25*ln(0.25)+0.75*ln(0.75))',
        '0.99': '-(0.99*ln(0.99)+0.01*ln(0.01))',
      },
      pick: 'greatest',
      quantity: 'entropy of mixing divided by R',
    },
  },
  {
    id: 'physical-second-law-117',
    topics: ['second-law'],
    tests: ['entropy-of-mixing'],
    difficulty: 'advanced',
    text: 'One mole of \\ce{Ar} in 10 L and one mole of \\ce{Kr} in 10 L, both ideal at 300 K, are brought together in a single vessel of 10 L at 300 K. What is the total entropy change?',
    answer: 'Zero',
    distractors: [
      {
        text: '+2*R* ln 2',
        slip: 'standard-value-everywhere',
        teaching: 'This is the value for a final volume of 20 L, where each gas doubles its volume.',
      },
      {
        text: '+*R* ln 2',
        slip: 'entropy-of-one-part',
        teaching: 'Neither gas changes its volume here, so neither contributes.',
      },
      {
        text: '−2*R* ln 2',
        slip: 'wrong-reference',
        teaching:
          'Two gases that are each compressed to half their volume would lose this much entropy, but here each gas still has 10 L.',
      },
    ],
    explanation:
      'Each ideal gas behaves as if the other were not there. Both have 10 L and 300 K before and after, so neither changes its entropy: the total change is zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-second-law-118',
    topics: ['second-law', 'gibbs-energy'],
    tests: ['entropy-of-mixing'],
    uses: ['gibbs-energy-and-temperature'],
    difficulty: 'intermediate',
    text: 'Two liquids have a positive Δ_{mix}*H* that does not depend on temperature, and their entropy of mixing is ideal. They form two layers at 20 °C. What happens on warming, at constant pressure?',
    answer: 'Above a certain temperature they mix completely.',
    distractors: [
      {
        text: 'Above a certain temperature they separate completely.',
        slip: 'reversed-trend',
        teaching: 'Warming gives the entropy more weight, and the entropy favors mixing.',
      },
      {
        text: 'At every temperature they keep two layers.',
        slip: 'ignored-entropy',
        teaching:
          'Δ_{mix}*H* > 0 opposes mixing, but −*T*Δ_{mix}*S* grows in magnitude with *T* and finally outweighs it.',
      },
      {
        text: 'At every temperature they mix to the same small extent.',
        slip: 'ignored-entropy',
        teaching:
          'The balance of Δ_{mix}*H* and *T*Δ_{mix}*S* shifts with temperature, so the solubilities change.',
      },
    ],
    explanation:
      'Δ_{mix}*G* = Δ_{mix}*H* − *T*Δ_{mix}*S*. The entropy term grows with *T* until it outweighs the enthalpy at every composition: above a certain temperature they mix completely.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-second-law-119',
    topics: ['second-law'],
    tests: ['second-law-of-thermodynamics'],
    uses: ['entropy'],
    difficulty: 'advanced',
    text: 'An iron block (heat capacity 450 J/K, constant) at 600 K is thrown into a lake at 300 K, whose temperature does not change. What is the total change in entropy?',
    answer: '+138 J/K',
    distractors: [
      {
        text: '−312 J/K',
        slip: 'entropy-of-one-part',
        teaching: 'This is the entropy change of the block, *C* ln(300/600); the lake gains more.',
        expression: '450 * ln(300 / 600)',
      },
      {
        text: '+450 J/K',
        slip: 'entropy-of-one-part',
        teaching: 'This is the gain of the lake; the block loses entropy while it cools.',
        expression: '450 * (600 - 300) / 300',
      },
      {
        text: '0 J/K',
        slip: 'heat-balance-for-entropy',
        teaching:
          'The heats cancel, but the lake receives the heat at a lower temperature than that at which the block gave off most of it.',
        expression: '450 * (300 - 600) / 300 + 450 * (600 - 300) / 300',
      },
    ],
    explanation:
      'Block: 450 J/K × ln(300/600) = −312 J/K. Lake: 450 J/K × 300 K / 300 K = +450 J/K. Sum: +138 J/K, positive as for every spontaneous process.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
    computation: { kind: 'quantity', expression: '450 * ln(300/600) + 450', unit: 'J/K' },
  },
  {
    id: 'physical-second-law-120',
    topics: ['second-law'],
    tests: ['heat-engines'],
    difficulty: 'beginner',
    text: 'What would a reversible heat engine need in order to turn all the heat it takes up into work?',
    answer: 'A cold reservoir at 0 K',
    distractors: [
      {
        text: 'A cold reservoir at 0 °C',
        slip: 'celsius-for-kelvin',
        teaching: 'At 273 K part of the heat must still be given off.',
      },
      {
        text: 'A hot reservoir at 1000 K',
        slip: 'one-condition-only',
        teaching: 'With any cold reservoir above 0 K a fraction *T*_{c}/*T*_{h} is given off.',
      },
      {
        text: 'A hot reservoir far above 0 °C',
        slip: 'one-condition-only',
        teaching:
          'However hot the source, a fraction *T*_{c}/*T*_{h} is given off to any cold reservoir above 0 K.',
      },
    ],
    explanation: '*η* = 1 − *T*_{c}/*T*_{h} reaches 1 only for *T*_{c} = 0 K, which cannot be attained.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-second-law-121',
    topics: ['second-law', 'gibbs-energy'],
    tests: ['entropy-of-reaction', 'gibbs-energy-and-temperature'],
    difficulty: 'advanced',
    text: 'For the reaction \\ce{C(s) + CO2(g) -> 2CO(g)}, Δ*H*° = +172 kJ/mol, and *K* = 1 near 980 K. What is Δ*S*° (taken, like Δ*H*°, to be constant), and what explains its sign?',
    answer: '+176 J/(mol·K); the amount of gas grows',
    distractors: [
      {
        text: '+176 J/(mol·K); the amount of solid falls',
        slip: 'wrong-cause',
        teaching: 'Losing a mole of solid alone would lower the entropy; the gas formed outweighs it by far.',
      },
      {
        text: '−176 J/(mol·K); heat is taken up',
        slip: 'wrong-sign',
        teaching: 'At *K* = 1, Δ*H*° = *T*Δ*S*°, so both have the same sign.',
      },
      {
        text: '−176 J/(mol·K); carbon is used up',
        slip: 'wrong-sign',
        teaching: 'A solid has little entropy to lose; one mole of gas becomes two.',
      },
    ],
    explanation:
      'At *K* = 1, Δ*G*° = 0, so Δ*S*° = Δ*H*°/*T* = 172 000 J/mol / 980 K = +176 J/(mol·K). It is positive because one mole of gas becomes two.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
];
