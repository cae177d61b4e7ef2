import type { WrittenQuestion } from '../written-question.ts';

export const heatAndCollisionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-thermochemistry-09',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes'],
    difficulty: 'beginner',
    text: 'When ammonium nitrate dissolves in the water of a cold pack, the pack becomes cold. The system is the dissolving salt; the water and the pack are the surroundings. In which direction does heat flow, and what is the sign of Δ*H*?',
    answer: 'Into the system, and Δ*H* > 0',
    distractors: [
      {
        text: 'Into the system, and Δ*H* < 0',
        slip: 'wrong-sign',
        teaching:
          'The direction is correct, but a system that takes up heat at constant pressure gains enthalpy.',
      },
      {
        text: 'Out of the system, and Δ*H* > 0',
        slip: 'system-and-surroundings-swapped',
        teaching: 'The surroundings get colder because heat leaves them and goes into the system.',
      },
      {
        text: 'Out of the system, and Δ*H* < 0',
        slip: 'system-and-surroundings-swapped',
        teaching:
          'That would be an exothermic process, and the pack would become warm. A pack feels cold when it takes heat from the hand.',
      },
    ],
    explanation:
      'The water cools because it gives heat to the dissolving salt. Heat flows into the system and its enthalpy increases: the process is endothermic and Δ*H* > 0.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-10',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes', 'bond-enthalpies'],

    difficulty: 'intermediate',
    text: 'Four students explain why the reaction \\ce{2H2(g) + O2(g) -> 2H2O(g)} is exothermic. Whose explanation is correct?',
    answer: 'Ann: forming O–H bonds releases more energy than breaking H–H and O=O bonds takes up.',
    distractors: [
      {
        text: 'Ben: breaking H–H and O=O bonds releases more energy than O–H bonds can store.',
        slip: 'bond-breaking-releases',
        teaching: 'Breaking a bond takes up energy; it is bond formation that releases energy.',
      },
      {
        text: 'Cara: more bonds are formed than broken, and each bond in the equation has the same energy.',
        slip: 'overgeneralised-rule',
        teaching:
          'Bonds differ in energy, so the number of bonds alone is not decisive. Here an O=O bond is stronger than an O–H bond.',
      },
      {
        text: 'Dan: O–H bonds store more energy than H–H and O=O bonds do together.',
        slip: 'bonds-as-stores',
        teaching:
          'Strong bonds do not store energy: energy was released as they formed, so the products are lower in energy.',
      },
    ],
    explanation:
      'Breaking bonds takes up energy, and forming bonds releases it. The four O–H bonds that form release more than it takes to break two H–H bonds and one O=O bond; the rest appears as heat. Ann is right.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-11',
    topics: ['thermochemistry'],
    tests: ['heating-curve'],
    difficulty: 'intermediate',
    text: 'A pure solid is heated at constant power and without heat losses until it has become a gas. The temperature stays at the melting point for 3 min and, later, at the boiling point for 15 min. What can be concluded about the substance?',
    answer: 'Its enthalpy of vaporization is five times its enthalpy of fusion.',
    distractors: [
      {
        text: 'Its boiling point in kelvins is five times its melting point.',
        slip: 'answered-another-quantity',
        teaching: 'The height of a plateau gives the temperature; its length gives the energy absorbed.',
      },
      {
        text: 'Its specific heat capacity as a liquid is five times that as a solid.',
        slip: 'answered-another-quantity',
        teaching: 'Heat capacities determine how steep the curve is between the plateaus.',
      },
      {
        text: 'Its molecules move five times as fast at the boiling point as at the melting point.',
        slip: 'heat-for-temperature',
        teaching:
          'Molecular speeds depend on the temperature, not on how long a plateau lasts; the energy taken up there separates the molecules.',
      },
    ],
    explanation:
      'At constant power the energy is proportional to the time. Boiling takes 15 min and melting 3 min, so the enthalpy of vaporization of this sample is \\frac{15}{3} = 5 times its enthalpy of fusion.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-thermochemistry-12',
    topics: ['thermochemistry'],
    tests: ['heating-curve'],
    difficulty: 'beginner',
    text: 'A mixture of ice and water at 0 °C is heated gently at 1 atm. Its temperature stays at 0 °C for several minutes. What effect does the heat have during this time?',
    answer: 'It raises the potential energy of the molecules.',
    distractors: [
      {
        text: 'It raises the mean kinetic energy of the molecules.',
        slip: 'heat-for-temperature',
        teaching: 'The mean kinetic energy depends on the temperature, which is constant here.',
      },
      {
        text: 'It breaks the covalent bonds of the molecules.',
        slip: 'bond-for-intermolecular',
        teaching: 'The molecules stay intact when ice melts; it is hydrogen bonds between them that break.',
      },
      {
        text: 'It lowers the mean kinetic energy of the molecules.',
        slip: 'heat-for-temperature',
        teaching: 'The mean kinetic energy depends on the temperature, which does not fall here.',
      },
    ],
    explanation:
      'While ice melts, the heat goes into separating the molecules against their attraction, which raises their potential energy. The temperature, and with it the mean kinetic energy, rises only after all the ice has melted.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-thermochemistry-13',
    topics: ['thermochemistry'],
    tests: ['heating-curve', 'specific-heat-capacity'],

    difficulty: 'advanced',
    text: 'A sample of a pure substance is heated at constant power and without heat losses. As a solid it warms by 12.0 K per minute, then it melts at constant temperature for 4.00 min, and then, as a liquid, it warms by 6.00 K per minute. The specific heat capacity of the solid is 1.50 J/(g·K). What is the enthalpy of fusion of the substance?',
    answer: '72.0 J/g',
    distractors: [
      {
        text: '36.0 J/g',
        slip: 'wrong-substance-data',
        teaching:
          'The heat capacity given is that of the solid, so it must be multiplied by 12.0 K per minute.',
        expression: '1.50 * 6.00 * 4.00',
      },
      {
        text: '18.0 J/g',
        slip: 'one-step-short',
        teaching: 'This is the heat that each gram takes up in one minute; melting takes 4.00 min.',
        expression: '1.50 * 12.0',
      },
      {
        text: '9.00 J/g',
        slip: 'wrong-substance-data',
        teaching:
          'The solid warms by 12.0 K per minute, not by 6.00 K, and melting takes 4.00 min, not one minute.',
        expression: '1.50 * 6.00',
      },
    ],
    explanation:
      'Each gram takes up 1.50 × 12.0 = 18.0 J per minute. Melting takes 4.00 min, so it requires 18.0 × 4.00 = 72.0 J/g. The heating rate of the liquid is not needed.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
    computation: { kind: 'quantity', expression: '1.50 * 12.0 * 4.00', unit: 'J/g' },
  },
  {
    id: 'general-thermochemistry-14',
    topics: ['thermochemistry', 'chemical-bonding'],
    tests: ['born-haber-cycle', 'lattice-enthalpy'],
    uses: ['bond-polarity'],
    difficulty: 'advanced',
    text: 'The lattice enthalpy (the energy needed to separate a solid into gaseous ions) can be determined from a Born–Haber cycle or calculated for spherical, fully charged ions. For \\ce{NaCl} the two values differ by about 3%. For \\ce{AgI} the value from the cycle is clearly greater. What does this suggest?',
    answer: 'The bonding in \\ce{AgI} is partly covalent.',
    distractors: [
      {
        text: 'The ions in \\ce{AgI} carry charges of 2+ and 2−.',
        slip: 'wrong-ion-charge',
        teaching:
          'The ions in \\ce{AgI} are \\ce{Ag+} and \\ce{I-}; doubling the charges would make the lattice enthalpy about four times as great.',
      },
      {
        text: 'The ions in \\ce{AgI} are farther apart than was assumed.',
        slip: 'reversed-trend',
        teaching: 'A greater distance would make the true lattice enthalpy smaller than the calculated one.',
      },
      {
        text: 'The ions in \\ce{AgI} attract each other more weakly than was assumed.',
        slip: 'reversed-trend',
        teaching:
          'The experimental value is greater, so the crystal is held together more strongly than the model predicts.',
      },
    ],
    explanation:
      'The cycle is based on measurements, the calculation on a purely ionic model. When the measured lattice enthalpy is greater, there is an additional attraction: the large iodide ion is polarized by \\ce{Ag+}, and the bonding is partly covalent.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-thermochemistry-15',
    topics: ['thermochemistry'],
    tests: ['born-haber-cycle'],
    uses: ['hesss-law'],
    difficulty: 'advanced',
    text: 'What is the enthalpy change of \\ce{Mg^2+(g) + 2Cl-(g) -> MgCl2(s)}? Values in kJ/mol: formation of \\ce{MgCl2(s)} −642; sublimation of \\ce{Mg} 148; first and second ionization energies of \\ce{Mg} 738 and 1451; bond enthalpy of \\ce{Cl2} 242; first electron affinity of \\ce{Cl}, as an enthalpy change, −349.',
    answer: '−2523 kJ/mol',
    distractors: [
      {
        text: '−2872 kJ/mol',
        slip: 'ignored-coefficients',
        teaching: 'Two chlorine atoms each gain an electron, so −349 must be included twice.',
        expression: '(-642) - (148 + 738 + 1451 + 242 - 349)',
      },
      {
        text: '−2402 kJ/mol',
        slip: 'one-atom-only',
        teaching:
          'The whole bond enthalpy is needed: one \\ce{Cl2} gives exactly the two atoms in the formula.',
        expression: '(-642) - (148 + 738 + 1451 + 242 / 2 - 2 * 349)',
      },
      {
        text: '−2751 kJ/mol',
        slip: 'ignored-coefficients',
        teaching:
          'Two atoms of chlorine are needed: the whole bond enthalpy of \\ce{Cl2}, and twice the electron affinity.',
        expression: '-642 - (148 + 738 + 1451 + 242 / 2 - 349)',
      },
    ],
    explanation:
      'The enthalpy change from the elements to the gaseous ions is 148 + 738 + 1451 + 242 − 2 × 349 = 1881 kJ/mol, and that from the elements to the solid is −642 kJ/mol. From the ions to the solid it is therefore −642 − 1881 = −2523 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: {
      kind: 'quantity',
      expression: '-642 - (148 + 738 + 1451 + 242 - 2 * 349)',
      unit: 'kJ/mol',
    },
  },
  {
    id: 'general-thermochemistry-16',
    topics: ['thermochemistry'],
    tests: ['fuels'],
    difficulty: 'beginner',
    text: 'When burned, some fuels release carbon dioxide that plants removed from the air only a short time before. For which of these fuels is this the case?',
    answer: 'Ethanol made from sugar cane',
    distractors: [
      {
        text: 'Methane taken from natural gas',
        slip: 'fossil-for-renewable',
        teaching: 'Natural gas burns cleanly, but its carbon has been underground for millions of years.',
      },
      {
        text: 'Hydrogen made from methane',
        slip: 'fossil-for-renewable',
        teaching: 'Hydrogen itself contains no carbon, but making it from methane releases fossil carbon.',
      },
      {
        text: 'Octane taken from petroleum',
        slip: 'fossil-for-renewable',
        teaching:
          'Petroleum does come from living things, but they lived in the distant past, so its carbon is fossil carbon.',
      },
    ],
    explanation:
      'Sugar cane builds its sugar from carbon dioxide from the air within a season. Ethanol fermented from it returns that carbon dioxide to the air when it burns. Natural gas and petroleum contain carbon that left the air millions of years ago.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-17',
    topics: ['thermochemistry'],
    tests: ['fuels'],
    uses: ['enthalpy-of-combustion', 'mole-ratio'],
    difficulty: 'intermediate',
    text: 'The enthalpies of combustion in kJ/mol are: methane −891, methanol (\\ce{CH3OH}) −726, propane (\\ce{C3H8}) −2220, octane (\\ce{C8H18}) −5470. All burn completely. Which fuel releases the most heat per gram of carbon dioxide formed?',
    answer: 'Methane',
    distractors: [
      {
        text: 'Methanol',
        slip: 'ignored-enthalpy',
        teaching: 'Methanol also gives one \\ce{CO2} per molecule, but it releases less heat than methane.',
      },
      {
        text: 'Propane',
        slip: 'ignored-coefficients',
        teaching: 'Propane gives three \\ce{CO2} per molecule, so it releases 740 kJ per mole of \\ce{CO2}.',
      },
      {
        text: 'Octane',
        slip: 'ignored-coefficients',
        teaching:
          'Octane releases the most heat per mole of fuel, but it forms eight \\ce{CO2}: only 684 kJ per mole of \\ce{CO2}.',
      },
    ],
    explanation:
      'The heat released per mole of \\ce{CO2}, in kJ, is 726 for methanol, \\frac{2220}{3} = 740 for propane, \\frac{5470}{8} = 684 for octane and 891 for methane. For the same mass of \\ce{CO2} the order is the same, so methane releases the most.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
    computation: {
      kind: 'option-extreme',
      values: { Methane: '891 / 1', Methanol: '726 / 1', Propane: '2220 / 3', Octane: '5470 / 8' },
      pick: 'greatest',
      quantity: 'heat in kJ for each mole of carbon dioxide',
    },
  },
  {
    id: 'general-thermochemistry-18',
    topics: ['thermochemistry'],
    tests: ['fuels'],
    uses: ['density'],
    difficulty: 'intermediate',
    text: 'When burned, hydrogen releases 120 kJ/g; it is stored in a tank at high pressure, where its density is 0.040 g/mL. Gasoline releases 44 kJ/g and has a density of 0.75 g/mL. How does a quantity of hydrogen compare with a quantity of gasoline that releases the same energy?',
    answer: 'Hydrogen has less mass and more volume.',
    distractors: [
      {
        text: 'Hydrogen has less mass and less volume.',
        slip: 'ignored-density',
        teaching:
          'Per milliliter, hydrogen provides 4.8 kJ and gasoline 33 kJ, so hydrogen takes up more space.',
      },
      {
        text: 'Hydrogen has more mass and more volume.',
        slip: 'inverted-ratio',
        teaching: 'More energy in each gram means that fewer grams are needed.',
      },
      {
        text: 'Hydrogen has more mass and less volume.',
        slip: 'inverted-ratio',
        teaching: 'More energy per gram means less mass; less energy per milliliter means more volume.',
      },
    ],
    explanation:
      'Per gram, hydrogen releases more energy (120 kJ compared with 44 kJ), so less mass is needed. Per milliliter, it releases less: 120 × 0.040 = 4.8 kJ compared with 44 × 0.75 = 33 kJ, so more volume is needed.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-moles-09',
    topics: ['moles'],
    tests: ['the-mole'],
    difficulty: 'beginner',
    text: 'What do one mole of carbon dioxide, \\ce{CO2}, and one mole of glucose, \\ce{C6H12O6}, have in common?',
    answer: 'The number of molecules',
    distractors: [
      {
        text: 'The number of atoms',
        slip: 'atoms-for-molecules',
        teaching:
          'A molecule of \\ce{CO2} has 3 atoms and one of glucose has 24; only the numbers of molecules are equal.',
      },
      {
        text: 'The mass in grams',
        slip: 'masses-for-moles',
        teaching: 'A mole is a number of particles; its mass depends on what the particles are.',
      },
      {
        text: 'The volume at 25 °C',
        slip: 'molar-volume-everywhere',
        teaching: 'Only for gases do equal amounts occupy equal volumes; glucose is a solid at 25 °C.',
      },
    ],
    explanation:
      'A mole is 6.022 × 10^{23} particles, whatever the particles are. The number of molecules is therefore the same; the masses, volumes and numbers of atoms differ.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-moles-10',
    topics: ['moles'],
    tests: ['the-mole'],
    uses: ['molar-mass'],
    difficulty: 'advanced',
    text: 'Suppose it had been agreed that a mole is 3.011 × 10^{23} particles, half the present number, while the gram and the liter were left unchanged. Which of these values would be the same as it is now?',
    answer: 'The mass of one carbon atom, in g',
    distractors: [
      {
        text: 'The molar mass of carbon, in g/mol',
        slip: 'mole-as-property-of-matter',
        teaching: 'A mole of carbon would contain half as many atoms and so have half the mass: 6 g/mol.',
      },
      {
        text: 'The amount of carbon in 12 g, in mol',
        slip: 'mole-as-property-of-matter',
        teaching: 'The number of atoms in 12 g of carbon would be the same as now, but it would be 2 mol.',
      },
      {
        text: 'The molarity of seawater, in mol/L',
        slip: 'mole-as-property-of-matter',
        teaching:
          'The same number of ions in a liter would be divided into smaller groups, so there would be twice as many moles.',
      },
    ],
    explanation:
      'The mole is a counting unit that was agreed upon. The atoms themselves do not change, so the mass of one carbon atom stays the same. Any quantity that involves the mole changes: molar masses are halved, while amounts in moles and molar concentrations are doubled.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-kinetics-basics-07',
    topics: ['kinetics-basics'],
    tests: ['activation-energy'],
    difficulty: 'beginner',
    text: 'In the energy profile of a one-step reaction, the energy of the reactants is 40 kJ/mol, that of the highest point is 110 kJ/mol and that of the products is 15 kJ/mol. What is the activation energy of the reverse reaction?',
    answer: '95 kJ/mol',
    distractors: [
      {
        text: '70 kJ/mol',
        slip: 'answered-another-quantity',
        teaching: 'This is the barrier from the reactants; the reverse reaction starts at the products.',
        expression: '110 - 40',
      },
      {
        text: '25 kJ/mol',
        slip: 'rate-for-enthalpy',
        teaching:
          'This is the difference between reactants and products, which is the magnitude of the reaction enthalpy.',
        expression: '40 - 15',
      },
      {
        text: '45 kJ/mol',
        slip: 'subtracted-for-added',
        teaching:
          'The reverse barrier is the barrier of the forward reaction plus 25 kJ/mol, not minus 25 kJ/mol.',
        expression: '(110 - 40) - (40 - 15)',
      },
    ],
    explanation: 'The reverse reaction goes from the products to the highest point: 110 − 15 = 95 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
    computation: { kind: 'quantity', expression: '110 - 15', unit: 'kJ/mol' },
  },
  {
    id: 'general-kinetics-basics-08',
    topics: ['kinetics-basics'],
    tests: ['activation-energy'],
    uses: ['endothermic-and-exothermic-processes'],
    difficulty: 'intermediate',
    text: 'The gas from a stove burner does not ignite in air until a match is held to it. Why does it keep burning after the match has been taken away?',
    answer: 'The heat of reaction carries more molecules over the energy barrier.',
    distractors: [
      {
        text: 'The match has lowered the energy barrier for the gas that follows.',
        slip: 'temperature-lowers-barrier',
        teaching: 'Heat does not lower the barrier; it gives more molecules the energy to overcome it.',
      },
      {
        text: 'An exothermic reaction has an energy barrier only at its start.',
        slip: 'exothermic-means-no-barrier',
        teaching:
          'Each collision that leads to products must overcome the barrier, no matter when it occurs.',
      },
      {
        text: 'The products act as a catalyst that takes over from the match.',
        slip: 'wrong-cause',
        teaching:
          'Carbon dioxide and water do not catalyze the flame; it is the heat of the flame that keeps it going.',
      },
    ],
    explanation:
      'The match heats the first portion of gas so that enough molecules have the activation energy. Burning then releases more heat than was needed, and this heat of reaction carries the next molecules over the same barrier.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-09',
    topics: ['kinetics-basics'],
    tests: ['collision-theory'],
    difficulty: 'beginner',
    text: 'In the one-step reaction \\ce{CO(g) + NO2(g) -> CO2(g) + NO(g)}, two molecules collide with more energy than the activation energy, and yet they bounce apart unchanged. What is the likely reason?',
    answer: 'They collided in an unsuitable orientation.',
    distractors: [
      {
        text: 'They were too fast to form new bonds.',
        slip: 'reversed-trend',
        teaching:
          'A high speed means a high energy, and energy beyond the barrier does not hinder a reaction.',
      },
      {
        text: 'They collided without the help of a catalyst.',
        slip: 'overgeneralised-rule',
        teaching:
          'A catalyst provides an easier path; molecules that already have enough energy do not need one.',
      },
      {
        text: 'They had less energy than Δ*H* requires.',
        slip: 'rate-for-enthalpy',
        teaching: 'It is the barrier that must be overcome, and the collision had more energy than that.',
      },
    ],
    explanation:
      'An effective collision requires both enough energy and a suitable orientation: the carbon atom of \\ce{CO} has to meet an oxygen atom of \\ce{NO2}. The energy was sufficient here, so it was the orientation that was unsuitable.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-10',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate', 'collision-theory'],
    uses: ['limiting-reagent'],
    difficulty: 'intermediate',
    text: 'A 2.0 g sample of marble chips reacts completely with an excess of hydrochloric acid, and the volume of \\ce{CO2} is plotted against time. The experiment is repeated with 2.0 g of powdered marble; nothing else is changed. How does the second curve compare with the first?',
    answer: 'Steeper at the start, and the same height at the end',
    distractors: [
      {
        text: 'Steeper at the start, and higher at the end',
        slip: 'faster-for-farther',
        teaching:
          'Powder reacts faster, but 2.0 g of marble contains the same amount of carbonate in either form.',
      },
      {
        text: 'Just as steep at the start, and higher at the end',
        slip: 'faster-for-farther',
        teaching:
          'A larger surface means more collisions per second, not more marble: it changes the initial slope, not the final height.',
      },
      {
        text: 'Less steep at the start, and the same height at the end',
        slip: 'reversed-trend',
        teaching: 'Powder has the larger surface, so more collisions occur each second.',
      },
    ],
    explanation:
      'A powder offers the acid a larger surface, so there are more collisions each second and the curve is steeper at the start. The marble is the limiting reactant and its mass is the same, so both curves end at the same height.',
    reference: 'OpenStax Chemistry 2e, section 12.2',
  },
  {
    id: 'general-kinetics-basics-11',
    topics: ['kinetics-basics'],
    tests: ['collision-theory'],
    difficulty: 'advanced',
    text: 'Between 300 K and 310 K the number of collisions per second in a gas at constant volume increases by less than 2%, while the rate of a certain one-step reaction in the gas doubles. What accounts for most of the increase in the rate?',
    answer: 'About twice as many collisions exceed the activation energy.',
    distractors: [
      {
        text: 'The fraction of collisions with a suitable orientation is about twice as great.',
        slip: 'wrong-cause',
        teaching:
          'Molecules are oriented at random at both temperatures; the fraction of collisions with a suitable orientation hardly changes.',
      },
      {
        text: 'The activation energy is about half as great at 310 K.',
        slip: 'temperature-lowers-barrier',
        teaching:
          'The barrier is a property of the reaction and does not change; more collisions have enough energy to overcome it.',
      },
      {
        text: 'The mean energy of a collision is about twice as great.',
        slip: 'celsius-for-kelvin',
        teaching: 'The mean energy is proportional to the absolute temperature, which rises by only 3% here.',
      },
    ],
    explanation:
      'The frequency and the mean energy of the collisions increase by only a few percent. However, the tail of the energy distribution beyond the activation energy grows steeply: about twice as many collisions exceed it at 310 K.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-12',
    topics: ['kinetics-basics'],
    tests: ['maxwell-boltzmann-distribution-of-energies'],
    difficulty: 'beginner',
    text: 'The distribution of molecular energies of a gas is drawn at 300 K and, for the same number of molecules, at 500 K. Where is the peak of the curve at 500 K, compared with that at 300 K?',
    answer: 'Lower, and at a higher energy',
    distractors: [
      {
        text: 'At the same height, but at a higher energy',
        slip: 'ignored-fixed-variables',
        teaching: 'The area under the curve is the number of molecules; a wider curve must be lower.',
      },
      {
        text: 'Lower, and at the same energy',
        slip: 'one-part-right',
        teaching: 'The molecules move faster when they are hotter, so the peak moves to a higher energy.',
      },
      {
        text: 'Higher, and at the same energy',
        slip: 'axes-mixed-up',
        teaching:
          'The height shows how many molecules have a given energy; heating spreads the molecules over more energies, so the peak is lower and farther to the right.',
      },
    ],
    explanation:
      'Heating moves the curve to the right and spreads it out. The area, which represents the number of molecules, stays the same, so the peak is lower and at a higher energy.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
  },
  {
    id: 'general-kinetics-basics-13',
    topics: ['kinetics-basics'],
    tests: ['maxwell-boltzmann-distribution-of-energies', 'catalysis'],

    difficulty: 'intermediate',
    text: 'In a diagram of the distribution of molecular energies, a vertical line marks the activation energy. A catalyst is added to the gas at constant temperature. How does the diagram change?',
    answer: 'The line moves to the left; the curve is unchanged.',
    distractors: [
      {
        text: 'The line moves to the right; the curve is unchanged.',
        slip: 'reversed-trend',
        teaching: 'A catalyst provides a path with a lower barrier, so the line moves to a lower energy.',
      },
      {
        text: 'The curve moves to the right; the line is unchanged.',
        slip: 'catalyst-adds-energy',
        teaching: 'This is what heating does. A catalyst gives the molecules no energy.',
      },
      {
        text: 'The curve becomes higher; the line is unchanged.',
        slip: 'catalyst-adds-energy',
        teaching:
          'A higher curve would mean more molecules. The catalyst changes neither their number nor their energies.',
      },
    ],
    explanation:
      'The curve depends only on the temperature, so it is unchanged. The path with the catalyst has a lower activation energy, so the line moves to the left, and a larger area lies beyond it.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-kinetics-basics-14',
    topics: ['kinetics-basics', 'gas-laws'],
    tests: ['maxwell-boltzmann-distribution-of-energies', 'molecular-speeds'],
    uses: ['kinetic-molecular-theory'],
    difficulty: 'advanced',
    text: 'One mole of helium and one mole of xenon (ideal gases) are at 300 K. The distributions of the kinetic energies of their atoms are drawn in one diagram, and the distributions of the speeds in another. In which diagram do the two curves coincide?',
    answer: 'In the diagram of kinetic energies, not in that of speeds',
    distractors: [
      {
        text: 'In the diagram of speeds, not in that of kinetic energies',
        slip: 'equal-temperature-for-equal-speed',
        teaching:
          'At the same temperature the mean kinetic energies are equal; it is the speeds that differ, since the lighter atoms are faster.',
      },
      {
        text: 'In both the diagram of kinetic energies and that of speeds',
        slip: 'equal-temperature-for-equal-speed',
        teaching:
          'The energies are distributed in the same way, but a heavy atom with the same energy is slower.',
      },
      {
        text: 'In neither the diagram of kinetic energies nor that of speeds',
        slip: 'ignored-mass',
        teaching:
          'The distribution of kinetic energies depends on the temperature alone: a lighter atom makes up for its smaller mass with a higher speed.',
      },
    ],
    explanation:
      'The distribution of kinetic energies depends only on the temperature, so those curves coincide. Since *E* = ½*mv*², helium atoms are faster than xenon atoms of the same energy: the speed curves differ.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
  },
];
