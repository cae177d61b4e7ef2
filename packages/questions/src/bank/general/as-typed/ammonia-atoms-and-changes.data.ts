import type { WrittenQuestion } from '../../written-question.ts';

export const ammoniaAtomsAndChangesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-400',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle'],
    uses: ['haber-process'],
    difficulty: 'beginner',
    text: 'Which change in conditions raises the equilibrium yield of ammonia in \\ce{N2(g) + 3H2(g) <=> 2NH3(g)}, Δ*H* = −92 kJ?',
    answer: 'A higher pressure',
    distractors: [
      {
        text: 'A higher temperature',
        slip: 'reversed-trend',
        teaching:
          'The reaction is exothermic, so heating shifts the equilibrium back to nitrogen and hydrogen.',
      },
      {
        text: 'A larger reactor volume',
        slip: 'reversed-trend',
        teaching:
          'More volume lowers the pressure and favors the side with more gas molecules, the reactants.',
      },
      {
        text: 'More iron catalyst',
        slip: 'rate-for-extent',
        teaching:
          'A catalyst makes the reaction reach equilibrium sooner, but it does not shift the equilibrium.',
      },
    ],
    explanation:
      'Four molecules of gas become two, so a higher pressure shifts the equilibrium to the right and raises the yield of ammonia.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-401',
    topics: ['equilibrium'],
    tests: ['haber-process'],
    difficulty: 'intermediate',
    text: 'The Haber process could reach a far higher yield at 1000 bar than at the usual 200 bar. Why do plants operate at only about 200 bar?',
    answer: 'The cost of equipment and compression would exceed the gain.',
    distractors: [
      {
        text: 'The equilibrium yield of ammonia begins to fall above 200 bar.',
        slip: 'reversed-trend',
        teaching: 'The yield keeps rising with pressure, since four gas molecules become two.',
      },
      {
        text: 'The reaction becomes too slow when the gases are compressed further.',
        slip: 'reversed-trend',
        teaching: 'Compression raises the concentrations and thus the rate.',
      },
      {
        text: 'The iron catalyst works only below a pressure of about 200 bar.',
        slip: 'wrong-cause',
        teaching: 'The catalyst also works at higher pressures; cost and safety are what limit the pressure.',
      },
    ],
    explanation:
      'Yield and rate both increase with pressure. The cost of thick-walled vessels and of energy for compression, together with safety, sets the limit, so the choice is economic.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-equilibrium-402',
    topics: ['equilibrium'],
    tests: ['haber-process'],
    difficulty: 'intermediate',
    text: 'How does the iron catalyst affect the rate of formation and the equilibrium yield of ammonia at a given temperature and pressure?',
    answer: 'It raises the rate and leaves the yield unchanged.',
    distractors: [
      {
        text: 'It raises both the rate and the yield.',
        slip: 'rate-for-extent',
        teaching:
          'A catalyst speeds up the forward and reverse reactions equally, so the composition at equilibrium stays the same.',
      },
      {
        text: 'It leaves the rate unchanged and raises the yield.',
        slip: 'rate-for-extent',
        teaching: 'The reverse is true: the catalyst raises the rate and does not change the yield.',
      },
      {
        text: 'It raises the rate and lowers the yield.',
        slip: 'shift-overcompensates',
        teaching: 'The yield at equilibrium does not decrease; equilibrium is merely reached sooner.',
      },
    ],
    explanation:
      'The catalyst lowers the activation energy of both directions equally. Equilibrium is reached faster, but *K* and the yield stay the same.',
    reference: 'OpenStax Chemistry 2e, section 13.3',
  },
  {
    id: 'general-atomic-structure-400',
    topics: ['atomic-structure'],
    tests: ['subatomic-particles'],
    difficulty: 'beginner',
    text: 'What did Millikan determine by suspending charged oil drops between two plates?',
    answer: 'The charge of one electron',
    distractors: [
      {
        text: 'The mass of the proton',
        slip: 'answered-another-quantity',
        teaching: 'The drops carried a few extra electrons; the mass of the proton was not measured.',
      },
      {
        text: 'The charge-to-mass ratio of the electron',
        slip: 'model-of-another-time',
        teaching: 'This ratio came from Thomson’s deflection of cathode rays.',
      },
      {
        text: 'The size of the nucleus',
        slip: 'model-of-another-time',
        teaching: 'The nucleus was found through the scattering of α particles by gold foil.',
      },
    ],
    explanation:
      'The charge of a drop is calculated from the electric force that suspends it. All charges were whole-number multiples of 1.6 × 10^{−19} C, the charge of one electron.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-atomic-structure-401',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    uses: ['subatomic-particles'],
    difficulty: 'intermediate',
    text: 'In an oil-drop experiment, four drops have charges of 3.2, 4.8, 8.0 and 9.6 (all × 10^{−19} C). What is the largest value for the charge of one electron that is consistent with these data alone?',
    answer: '1.6 × 10^{−19} C',
    distractors: [
      {
        text: '0.8 × 10^{−19} C',
        slip: 'one-step-short',
        teaching: 'This value also divides all the charges, but a larger common divisor exists.',
        expression: '(8.0e-19 - 4.8e-19 - (4.8e-19 - 3.2e-19)) / 2',
      },
      {
        text: '3.2 × 10^{−19} C',
        slip: 'difference-for-level',
        teaching:
          'The drop with the smallest charge need not carry just one electron: 4.8 and 8.0 are not multiples of 3.2.',
        expression: '3.2e-19',
      },
      {
        text: '6.4 × 10^{−19} C',
        slip: 'unweighted-mean',
        teaching:
          'This is the mean of the charges; the charges must be whole-number multiples of the charge of one electron.',
        expression: '(3.2e-19 + 4.8e-19 + 8.0e-19 + 9.6e-19) / 4',
      },
    ],
    explanation:
      '3.2, 4.8, 8.0 and 9.6 are 2, 3, 5 and 6 times 1.6. Their greatest common divisor is 1.6 × 10^{−19} C.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
    computation: { kind: 'quantity', expression: '8.0e-19 - 4.8e-19 - (4.8e-19 - 3.2e-19)', unit: 'C' },
  },
  {
    id: 'general-atomic-structure-402',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    difficulty: 'beginner',
    text: 'Cathode rays bend toward the positive plate when they pass between two charged plates. What does this show?',
    answer: 'They consist of negative particles.',
    distractors: [
      {
        text: 'They consist of positive particles.',
        slip: 'like-charges-attract',
        teaching: 'Positive particles would be repelled by the positive plate.',
      },
      {
        text: 'They consist of neutral particles.',
        slip: 'ignored-charges',
        teaching: 'Neutral particles would not be deflected.',
      },
      {
        text: 'They consist of particles of light.',
        slip: 'wrong-cause',
        teaching: 'Light is not deflected by an electric field.',
      },
    ],
    explanation:
      'Opposite charges attract, so particles that bend toward the positive plate are negative. Thomson’s cathode rays are streams of electrons.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-atomic-structure-403',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    difficulty: 'intermediate',
    text: 'Thomson found the same charge-to-mass ratio for cathode rays from different metals and different gases in the tube. What conclusion follows from this?',
    answer: 'All atoms contain the same kind of particle.',
    distractors: [
      {
        text: 'All atoms have the same mass.',
        slip: 'overgeneralised-rule',
        teaching: 'Only the particles of the rays are alike; atoms of different elements differ in mass.',
      },
      {
        text: 'The rays are ions of the gas in the tube.',
        slip: 'ion-charge-for-oxidation-number',
        teaching: 'Ions of different gases would have different charge-to-mass ratios.',
      },
      {
        text: 'The positive charge of an atom is located in a nucleus.',
        slip: 'model-of-another-time',
        teaching: 'The nucleus was discovered later, through the scattering of α particles.',
      },
    ],
    explanation:
      'If the ratio does not depend on the metal or the gas, the particle is a component of every atom: the electron.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-atomic-structure-404',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    uses: ['subatomic-particles'],
    difficulty: 'advanced',
    text: 'Thomson had measured *e*/*m* = 1.76 × 10^{11} C/kg for the electron. Millikan then found *e* = 1.60 × 10^{−19} C. What mass does this give for the electron?',
    answer: '9.09 × 10^{−31} kg',
    distractors: [
      {
        text: '2.82 × 10^{−8} kg',
        slip: 'multiplied-for-divided',
        teaching: 'Here *e* was multiplied by *e*/*m*; it must be divided by *e*/*m*.',
        expression: '1.60e-19 * 1.76e11',
      },
      {
        text: '9.09 × 10^{−29} kg',
        slip: 'power-of-ten',
        teaching:
          'The quotient is 0.909 × 10^{−30}; moving the decimal point to give 9.09 lowers the exponent to −31 and does not raise it to −29.',
        expression: '1.60e-19 / 1.76e11 * 100',
      },
      {
        text: '9.09 × 10^{−28} kg',
        slip: 'unit-prefix',
        teaching: 'This number would be correct in grams; *e*/*m* was given per kilogram.',
        expression: '(1.60e-19 / 1.76e11) * 1000',
      },
    ],
    explanation: '*m* = *e*/(*e*/*m*) = 1.60 × 10^{−19} C / (1.76 × 10^{11} C/kg) = 9.09 × 10^{−31} kg.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
    computation: { kind: 'quantity', expression: '1.60e-19/1.76e11', unit: 'kg' },
  },
  {
    id: 'general-atomic-structure-405',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    difficulty: 'beginner',
    text: 'In Rutherford’s experiment nearly all α particles passed straight through the gold foil. What did this show?',
    answer: 'Atoms are mostly empty space.',
    distractors: [
      {
        text: 'Gold atoms carry no charge inside.',
        slip: 'overgeneralised-rule',
        teaching:
          'The few α particles that were strongly deflected show that there is a concentrated charge inside.',
      },
      {
        text: 'α particles are not charged.',
        slip: 'ignored-charges',
        teaching: 'α particles carry a charge of 2+.',
      },
      {
        text: 'Electrons are spread through positive matter.',
        slip: 'model-of-another-time',
        teaching: 'This is Thomson’s model, which the experiment disproved.',
      },
    ],
    explanation:
      'Most particles encounter nothing massive on their way: the mass and the positive charge are concentrated in a tiny nucleus, and the rest of the atom is empty space.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-atomic-structure-406',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    difficulty: 'intermediate',
    text: 'Which result would Rutherford’s gold foil experiment have given if Thomson’s model of the atom (positive charge spread evenly) had been correct?',
    answer: 'All α particles pass with very small deflections.',
    distractors: [
      {
        text: 'All α particles bounce back.',
        slip: 'overgeneralised-rule',
        teaching: 'A diffuse positive charge is too weak to turn back a fast, heavy particle.',
      },
      {
        text: 'Most pass, and a few bounce back.',
        slip: 'model-of-another-time',
        teaching: 'This is what was actually observed, and it requires a nucleus.',
      },
      {
        text: 'All α particles are stopped in the foil.',
        slip: 'wrong-cause',
        teaching: 'The foil was so thin that α particles could pass through it.',
      },
    ],
    explanation:
      'Spread over the whole atom, the positive charge would give a weak field everywhere, so no α particle would be deflected far from its path. The large deflections that were observed require a small, massive nucleus.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-chemical-bonding-400',
    topics: ['chemical-bonding'],
    tests: ['alloys'],
    uses: ['metallic-bonding'],
    difficulty: 'beginner',
    text: 'Pure gold is too soft for rings and is therefore alloyed with copper or silver. What makes the alloy harder?',
    answer: 'Atoms of a different size hinder sliding.',
    distractors: [
      {
        text: 'The atoms form covalent molecules.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The bonding stays metallic.',
      },
      {
        text: 'The other metal removes the delocalized electrons.',
        slip: 'wrong-cause',
        teaching: 'The alloy still conducts because its electrons stay delocalized.',
      },
      {
        text: 'The gold is oxidized by the other metal.',
        slip: 'reaction-type-confused',
        teaching: 'Gold is the most noble of these metals; no oxidation takes place.',
      },
    ],
    explanation:
      'In pure gold, layers of identical atoms slide past each other easily. Atoms of a different size distort the layers and make sliding more difficult.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-coordination-chemistry-400',
    topics: ['coordination-chemistry'],
    tests: ['complex-ion-equilibria'],
    uses: ['complex-ions'],
    difficulty: 'intermediate',
    text: 'Gold does not dissolve in concentrated nitric acid, but it dissolves in aqua regia (a mixture of nitric and hydrochloric acids). What does the hydrochloric acid contribute?',
    answer: 'Chloride, which binds gold(III) as \\ce{[AuCl4]-}',
    distractors: [
      {
        text: 'Hydrogen ions, which oxidize gold',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Hydrogen ions are far too weak to oxidize gold; nitrate is the oxidant.',
      },
      {
        text: 'Chloride, which reduces gold(III)',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Gold would not dissolve if it were reduced; chloride acts as a ligand.',
      },
      {
        text: 'Water, which dissolves gold nitrate',
        slip: 'wrong-cause',
        teaching: 'Nitric acid also contains water, yet gold does not dissolve in it.',
      },
    ],
    explanation:
      'Nitric acid alone oxidizes only a negligible amount of gold. Chloride binds \\ce{Au^3+} as the stable complex \\ce{[AuCl4]-}, which lowers the reduction potential of gold, so that nitrate can oxidize it.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 22',
  },
  {
    id: 'general-electrochemistry-basics-400',
    topics: ['electrochemistry-basics'],
    tests: ['predicting-redox-reactions'],
    uses: ['standard-electrode-potential'],
    difficulty: 'beginner',
    text: '*E*°(\\ce{Au^3+}/\\ce{Au}) = +1.50 V, *E*°(\\ce{Ag+}/\\ce{Ag}) = +0.80 V, *E*°(\\ce{O2}, \\ce{H+}/\\ce{H2O}) = +1.23 V. What do these values indicate about gold jewelry in moist air?',
    answer: 'Oxygen cannot oxidize gold to \\ce{Au^3+}.',
    distractors: [
      {
        text: 'Gold is protected by a layer of oxide.',
        slip: 'wrong-cause',
        teaching: 'Gold needs no oxide layer: its reduction potential is higher than that of oxygen.',
      },
      {
        text: 'Gold is oxidized more easily than silver.',
        slip: 'reversed-trend',
        teaching: 'A higher reduction potential means that the metal is harder to oxidize.',
      },
      {
        text: 'Silver would be deposited on the gold.',
        slip: 'wrong-cause',
        teaching: 'There are no silver ions in the air, and gold would not reduce them.',
      },
    ],
    explanation:
      'Oxygen can oxidize only the reduced form of a couple with a lower potential. Because +1.50 V is greater than +1.23 V, oxygen cannot oxidize gold to \\ce{Au^3+} under standard conditions.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-redox-400',
    topics: ['redox'],
    tests: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'Gold is leached from ores by the reaction \\ce{4Au + 8CN- + O2 + 2H2O -> 4[Au(CN)2]- + 4OH-}. What is the oxidation number of gold in \\ce{[Au(CN)2]-}?',
    answer: '+1',
    distractors: [
      {
        text: '−1',
        slip: 'ion-charge-for-oxidation-number',
        teaching: '−1 is the charge of the whole ion; two cyanide ions account for −2.',
      },
      {
        text: '−3',
        slip: 'wrong-sign',
        teaching: '*x* + 2(−1) = −1 gives *x* = −1 + 2; here the 2 was subtracted.',
      },
      {
        text: '+3',
        slip: 'charge-turned-around',
        teaching: 'Gold(III) would make the charge +3 − 2 = +1; the charge of the ion is −1.',
      },
    ],
    explanation:
      'Each \\ce{CN-} contributes −1: *x* + 2(−1) = −1 gives *x* = +1. Gold is oxidized from 0 to +1.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 22',
  },
  {
    id: 'general-measurement-400',
    topics: ['measurement'],
    tests: ['physical-and-chemical-changes'],
    difficulty: 'beginner',
    text: 'What happens to the water molecules when water boils in an open pot?',
    answer: 'They separate from each other but stay whole.',
    distractors: [
      {
        text: 'They split into hydrogen and oxygen.',
        slip: 'chemical-for-physical-change',
        teaching: 'The steam is still \\ce{H2O}; splitting needs far more energy.',
      },
      {
        text: 'They turn into air.',
        slip: 'chemical-for-physical-change',
        teaching: 'Air is nitrogen and oxygen; boiling produces water vapor.',
      },
      {
        text: 'They grow larger as they get hot.',
        slip: 'closer-when-hot',
        teaching: 'Molecules do not grow; the distance between them does.',
      },
    ],
    explanation:
      'Boiling overcomes the attractions between molecules, not the O–H bonds inside them. It is a physical change: the vapor is \\ce{H2O}.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
  {
    id: 'general-thermochemistry-400',
    topics: ['thermochemistry'],
    tests: ['heating-curve'],
    difficulty: 'intermediate',
    text: 'Water is boiling in a pot at 1 atm when the stove is turned up higher. What happens to the temperature of the boiling water?',
    answer: 'It stays at 100 °C; more vapor forms per minute.',
    distractors: [
      {
        text: 'It rises, and less vapor forms per minute.',
        slip: 'heat-for-temperature',
        teaching: 'While liquid water boils at 1 atm, extra heat goes into vaporization.',
      },
      {
        text: 'It rises above 100 °C because the stove is hotter.',
        slip: 'heat-for-temperature',
        teaching: 'More heat per minute does not mean a higher temperature during a phase change.',
      },
      {
        text: 'It falls slightly, because evaporation takes heat away.',
        slip: 'system-and-surroundings-swapped',
        teaching: 'The stove supplies the heat that vaporization absorbs.',
      },
    ],
    explanation:
      'During boiling at constant pressure the temperature stays at the boiling point. The additional heat vaporizes more water per minute.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-intermolecular-forces-400',
    topics: ['intermolecular-forces'],
    tests: ['vapor-pressure'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Water boils at 100 °C at sea level, but at about 71 °C on top of Mount Everest. What explains the difference?',
    answer: 'The vapor pressure needed for boiling is lower there.',
    distractors: [
      {
        text: 'The hydrogen bonds are weaker in thin air.',
        slip: 'wrong-cause',
        teaching: 'The forces in the liquid do not depend on the air above it.',
      },
      {
        text: 'The air is colder and cools the water.',
        slip: 'wrong-cause',
        teaching: 'The boiling point does not depend on the temperature of the air.',
      },
      {
        text: 'Less energy is needed to split water molecules.',
        slip: 'chemical-for-physical-change',
        teaching: 'Boiling splits no molecules at any altitude.',
      },
    ],
    explanation:
      'A liquid boils when its vapor pressure equals the external pressure. At the lower pressure on the summit, the vapor pressure of water reaches this value at a lower temperature.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-kinetics-basics-400',
    topics: ['kinetics-basics'],
    tests: ['maxwell-boltzmann-distribution-of-energies', 'catalysis'],
    difficulty: 'beginner',
    text: 'How is the effect of a catalyst shown in a diagram of the Boltzmann distribution of molecular energies?',
    answer: 'The line marking the activation energy moves left.',
    distractors: [
      {
        text: 'The whole curve moves right.',
        slip: 'catalyst-adds-energy',
        teaching: 'A catalyst does not give the molecules energy; only heating changes the curve.',
      },
      {
        text: 'The maximum becomes higher.',
        slip: 'axes-mixed-up',
        teaching: 'The curve itself does not change at constant temperature.',
      },
      {
        text: 'The line marking the activation energy moves right.',
        slip: 'reversed-trend',
        teaching: 'A catalyst lowers the activation energy, so the line moves to lower energies.',
      },
    ],
    explanation:
      'A catalyst provides a path with a lower activation energy. The curve stays the same, but a larger area lies to the right of the line.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-kinetics-basics-401',
    topics: ['kinetics-basics'],
    tests: ['maxwell-boltzmann-distribution-of-energies'],
    uses: ['catalysis'],
    difficulty: 'intermediate',
    text: 'A reaction is sped up in one experiment by heating and in another by a catalyst. How do the two effects differ in a diagram of the Boltzmann distribution?',
    answer: 'Heating changes the curve; the catalyst changes only the activation energy.',
    distractors: [
      {
        text: 'The catalyst changes the curve; heating changes only the activation energy.',
        slip: 'exchanged-constants',
        teaching: 'The shape of the curve depends on temperature alone.',
      },
      {
        text: 'Heating changes the curve and the activation energy; the catalyst changes neither.',
        slip: 'temperature-lowers-barrier',
        teaching: 'Heating does not lower the activation energy; the catalyst does.',
      },
      {
        text: 'The catalyst changes the curve and the activation energy; heating changes neither.',
        slip: 'catalyst-adds-energy',
        teaching: 'The catalyst does not change the curve; heating does.',
      },
    ],
    explanation:
      'At higher temperature the curve becomes flatter and its maximum moves to the right. A catalyst leaves the curve unchanged and lowers the activation energy. Both enlarge the area beyond the activation energy.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
];
