import type { WrittenQuestion } from '../../written-question.ts';

/** Atoms, bonds, periods and nuclei, in further narrow words of students. */
export const structureOfMatterNarrow: readonly WrittenQuestion[] = [
  {
    id: 'general-atomic-structure-560',
    topics: ['atomic-structure'],
    tests: ['relative-atomic-mass', 'mass-spectrum-of-an-element'],
    difficulty: 'intermediate',
    text: 'The mass spectrum of an element has peaks at *m*/*z* 24, 25 and 26 with heights of 100, 13 and 14, which are proportional to the abundances of the isotopes; all ions have a charge of +1. To find the average atomic mass, a student adds 24 × 100, 25 × 13 and 26 × 14 and divides the sum by 100. What must be corrected?',
    answer: 'The sum must be divided by 127, the total height.',
    distractors: [
      {
        text: 'The sum must be divided by 75, the total of the masses.',
        slip: 'wrong-reference',
        teaching:
          'Dividing by 24 + 25 + 26 would give an average height; the weights in this average are the heights.',
      },
      {
        text: 'Each mass must be divided by the height of its peak.',
        slip: 'divided-for-multiplied',
        teaching:
          'Division by the height would give the rarest isotope the greatest weight, although \\ce{^{24}Mg} is the most common.',
      },
      {
        text: 'Each mass must be counted once, and the sum divided by 3.',
        slip: 'unweighted-mean',
        teaching:
          'This simple mean, 25, treats the three isotopes as equally common, but their peaks differ.',
      },
    ],
    explanation:
      'The heights give the relative numbers of the atoms, and there are 100 + 13 + 14 = 127 parts in all. The average is (2400 + 325 + 364)/127 = 24.3, so the sum must be divided by the total height of 127.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-561',
    topics: ['atomic-structure'],
    tests: ['mass-spectrum-of-an-element', 'relative-atomic-mass'],
    difficulty: 'beginner',
    text: 'The mass spectrum of an element has three peaks: 92% of the ions are found at *m*/*z* 28, 5% at 29 and 3% at 30. All ions have a charge of +1. What is the average atomic mass of the element?',
    answer: 'Between 28.0 u and 28.5 u',
    distractors: [
      {
        text: 'Exactly 28.0 u',
        slip: 'most-common-isotope-only',
        teaching: 'The tallest peak alone gives 28, but the heavier isotopes, 8% in all, raise the average.',
      },
      {
        text: 'Exactly 29.0 u',
        slip: 'unweighted-mean',
        teaching: 'The mean of 28, 29 and 30 is right only if the three isotopes are equally common.',
      },
      {
        text: 'Between 29.0 u and 30.0 u',
        slip: 'reversed-trend',
        teaching: 'The average lies near the most common mass, 28, not near the rarest ones.',
      },
    ],
    explanation:
      'Each mass counts by its share: 0.92 × 28 + 0.05 × 29 + 0.03 × 30 = 28.1. The heavier isotopes are rare and raise the average only a little, so it lies between 28.0 u and 28.5 u.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-580',
    topics: ['atomic-structure'],
    tests: ['relative-atomic-mass', 'mass-spectrum-of-an-element'],
    difficulty: 'intermediate',
    text: 'The mass spectrum of an element shows two peaks of singly charged ions. The peak at *m*/*z* 10 has a height of 25 and the peak at *m*/*z* 11 a height of 100. What is the relative atomic mass of the element?',
    answer: '10.8',
    distractors: [
      {
        text: '10.5',
        slip: 'unweighted-mean',
        teaching: 'This is the plain mean of 10 and 11; the taller peak has to count four times as much.',
        expression: '(10 + 11) / 2',
      },
      {
        text: '10.2',
        slip: 'exchanged-values',
        teaching: 'The heights were exchanged: the isotope of mass 11 is the more abundant one.',
        expression: '(10 * 100 + 11 * 25) / (25 + 100)',
      },
      {
        text: '13.5',
        slip: 'forgot-to-divide-by-total',
        teaching:
          'The sum has to be divided by the total height, 125, not by the height of the tallest peak.',
        expression: '(10 * 25 + 11 * 100) / 100',
      },
    ],
    explanation:
      'Each mass is weighted by the height of its peak, and the sum is divided by the total height: (10 × 25 + 11 × 100)/125 = 10.8.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
    computation: { kind: 'quantity', expression: '(10 * 25 + 11 * 100) / (25 + 100)', unit: '' },
  },
  {
    id: 'general-atomic-structure-581',
    topics: ['atomic-structure'],
    tests: ['relative-atomic-mass', 'mass-spectrum-of-an-element'],
    difficulty: 'beginner',
    text: 'The mass spectrum of magnesium has peaks of \\ce{Mg+} at *m*/*z* 24 (79% of the ions), 25 (10%) and 26 (11%). A student works out the relative atomic mass as (24 + 25 + 26)/3 = 25.0. What is wrong?',
    answer: 'The three masses have to be weighted by the percentages.',
    distractors: [
      {
        text: 'The masses of the lost electrons have to be added.',
        slip: 'size-of-effect-misjudged',
        teaching: 'An electron has only about 0.0005 u, far too little to matter here.',
      },
      {
        text: 'The three masses have to be doubled for \\ce{Mg^2+}.',
        slip: 'wrong-ion-charge',
        teaching: 'In the spectrometer the atoms lose one electron each, so *m*/*z* equals the mass number.',
      },
      {
        text: 'Only the mass of the tallest peak has to be used.',
        slip: 'most-common-isotope-only',
        teaching: 'This ignores the 21% of the atoms that are heavier than 24; the correct average is 24.3.',
      },
    ],
    explanation:
      'The relative atomic mass is an average over all atoms, and most of these have mass 24: 0.79 × 24 + 0.10 × 25 + 0.11 × 26 = 24.3. The three masses have to be weighted by the percentages.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-840',
    topics: ['atomic-structure'],
    tests: ['isotopes'],
    difficulty: 'beginner',
    text: 'Natural chlorine consists of two isotopes, chlorine-35 and chlorine-37. How do their nuclei differ, and how do they react with sodium?',
    answer: 'In the number of neutrons; both form \\ce{NaCl}.',
    distractors: [
      {
        text: 'In the number of protons; both form \\ce{NaCl}.',
        slip: 'particles-of-atom-confused',
        teaching: 'A different number of protons would make a different element; both have 17.',
      },
      {
        text: 'In the number of protons; one forms \\ce{NaCl}, the other \\ce{NaCl2}.',
        slip: 'isotopes-for-elements',
        teaching:
          'Both are chlorine, with 17 protons and 17 electrons, seven of them in the outer shell, and so react alike.',
      },
      {
        text: 'In the number of neutrons; one forms \\ce{NaCl}, the other \\ce{NaCl2}.',
        slip: 'isotopes-for-elements',
        teaching: 'Extra neutrons do not change the valence: each atom gains one electron from sodium.',
      },
    ],
    explanation:
      'The number of protons, 17, makes the element; nuclei with 18 and with 20 neutrons are both stable. The electrons determine the reactions, and both isotopes have 17. The nuclei differ in the number of neutrons, and both isotopes form NaCl.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-chemical-bonding-560',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'The graph of potential energy against internuclear distance for two chlorine atoms has its minimum at 199 pm. A student says: “At 199 pm the net attractive force between the atoms is strongest, because the energy is lowest there.” What is wrong with this statement?',
    answer: 'At 199 pm the attractive and repulsive forces cancel.',
    distractors: [
      {
        text: 'At 199 pm the repulsive force exceeds the attractive force.',
        slip: 'wrong-region',
        teaching: 'Repulsion prevails only at distances below 199 pm, where the curve rises steeply.',
      },
      {
        text: 'The net attractive force is strongest when the atoms touch.',
        slip: 'wrong-region',
        teaching: 'When the atoms are pushed closer than 199 pm, they repel each other.',
      },
      {
        text: 'The net attractive force is strongest where the energy is zero.',
        slip: 'other-point-of-curve',
        teaching:
          'Where the energy approaches zero, the atoms are so far apart that they hardly affect each other.',
      },
    ],
    explanation:
      'The net force is given by the slope of the curve, and at the minimum the slope is zero. The atoms rest there, at the bond length, because at 199 pm the attractive and repulsive forces cancel.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-561',
    topics: ['chemical-bonding'],
    tests: ['properties-of-ionic-solids', 'electrolytes'],
    difficulty: 'intermediate',
    text: 'A white solid does not conduct electricity, but its aqueous solution does. The compound may be ionic, or it may be a molecular acid. Measuring the conductivity of which sample would show which it is?',
    answer: 'The molten compound',
    distractors: [
      {
        text: 'The powdered solid',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'Neither compound conducts as a solid: ions are held in place, and molecules have no charge.',
      },
      {
        text: 'A hotter aqueous solution',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Both kinds of solution contain ions, cold or hot, because the acid forms ions with water.',
      },
      {
        text: 'A more dilute aqueous solution',
        slip: 'evidence-that-decides-nothing',
        teaching: 'A solution of an acid contains ions at any dilution, just as a solution of a salt does.',
      },
    ],
    explanation:
      'A molecular acid forms ions only by reacting with water, so its solution conducts, but its melt hardly does. An ionic compound consists of ions, which can move in the melt. So the sample to measure is the molten compound.',
    reference: 'OpenStax Chemistry 2e, sections 2.6 and 11.2',
  },
  {
    id: 'general-chemical-bonding-562',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds', 'properties-of-ionic-solids'],
    difficulty: 'beginner',
    text: 'A white compound melts at 146 °C. Neither its melt nor its concentrated aqueous solution conducts electricity noticeably. What kind of compound is it, and what do the measurements show?',
    answer: 'Molecular, since no ions are free to move in either liquid',
    distractors: [
      {
        text: 'Ionic, since its ions stay in place in both liquids',
        slip: 'kind-of-bonding-confused',
        teaching:
          'In a melt or a solution the ions of an ionic compound can move, so both liquids would conduct.',
      },
      {
        text: 'Ionic, since only ionic solids dissolve well in water',
        slip: 'dissolving-for-ionizing',
        teaching: 'Many molecular compounds such as sugar dissolve well; their solutions do not conduct.',
      },
      {
        text: 'Metallic, since its electrons are free only in the solid',
        slip: 'wrong-charge-carrier',
        teaching: 'A metal conducts in the liquid state as well, and it does not dissolve as such in water.',
      },
    ],
    explanation:
      'The melt and the solution of an ionic compound contain mobile ions and conduct. Here, both liquids consist of neutral molecules. The compound is molecular, since no ions are free to move in either liquid.',
    reference: 'OpenStax Chemistry 2e, sections 2.6 and 11.2',
  },
  {
    id: 'general-chemical-bonding-563',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds', 'properties-of-ionic-solids'],
    difficulty: 'advanced',
    text: 'None of the crystalline compounds P, Q and R conducts as a solid. The melt of P conducts, and so does its aqueous solution. The melt of Q does not conduct, but its solution does. Neither the melt of R nor its solution conducts. Which of them are ionic, and which are molecular?',
    answer: 'P is ionic; Q and R are molecular.',
    distractors: [
      {
        text: 'P and Q are ionic; R is molecular.',
        slip: 'dissolving-for-ionizing',
        teaching:
          'Q gives ions only by reacting with water; if it consisted of ions, its melt would conduct as well.',
      },
      {
        text: 'Q is ionic; P and R are molecular.',
        slip: 'solution-for-melt',
        teaching:
          'A melt that conducts contains ions that come from the compound itself, and this is the case for P.',
      },
      {
        text: 'P and R are ionic; Q is molecular.',
        slip: 'one-property-decides',
        teaching:
          'Melt and solution of R behave alike, as those of P do, but they do not conduct; the ions of an ionic compound would be mobile in both.',
      },
    ],
    explanation:
      'Only a compound made of ions has mobile ions in its melt: P. Q consists of molecules, as its melt shows, which form ions in a reaction with water, as acids do. R dissolves as molecules. So P is ionic; Q and R are molecular.',
    reference: 'OpenStax Chemistry 2e, sections 2.6 and 11.2',
  },
  {
    id: 'general-chemical-bonding-580',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding', 'lewis-structures'],
    difficulty: 'beginner',
    text: 'The Lewis (dot-and-cross) diagram of magnesium chloride shows two chloride ions for each magnesium ion. Why two?',
    answer: 'Magnesium loses two electrons; each chlorine atom gains one.',
    distractors: [
      {
        text: 'Magnesium shares two electrons, one with each chlorine atom.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The diagram shows ions: electrons have been transferred, not shared.',
      },
      {
        text: 'Magnesium gains two electrons, one from each chlorine atom.',
        slip: 'charge-turned-around',
        teaching: 'The metal atom gives up its valence electrons and becomes \\ce{Mg^2+}.',
      },
      {
        text: 'Magnesium loses one electron; the two chlorine atoms share it.',
        slip: 'charge-turned-around',
        teaching:
          'A magnesium atom has two valence electrons and loses both; each chlorine atom takes one for itself.',
      },
    ],
    explanation:
      'A magnesium atom has two valence electrons, and a chlorine atom has room for one more in its outer shell. Two chlorine atoms are needed to take both: magnesium loses two electrons; each chlorine atom gains one.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
  },
  {
    id: 'general-chemical-bonding-840',
    topics: ['chemical-bonding'],
    tests: ['formal-charge', 'lewis-structures'],
    difficulty: 'intermediate',
    text: 'A student draws the Lewis structure of sulfate, \\ce{SO4^2-}, with four S=O double bonds, two lone pairs on each oxygen and no lone pair on sulfur. Based on formal charges, why is this a poor structure?',
    answer: 'The charge of −2 would be on sulfur.',
    distractors: [
      {
        text: 'Each oxygen would have a charge of −1.',
        slip: 'ignored-lone-pairs',
        teaching: 'An oxygen with two bonds and two lone pairs has 6 − 4 − 2 = 0.',
      },
      {
        text: 'Sulfur would have a charge of +2.',
        slip: 'wrong-sign',
        teaching: 'Eight bonds give sulfur 8 electrons of its own, two more than its 6: 6 − 8 = −2.',
      },
      {
        text: 'The formal charges would add up to zero.',
        slip: 'ignored-ion-charge',
        teaching: 'They add up to −2 (S −2, each O 0), as they must for any valid structure of the ion.',
      },
    ],
    explanation:
      'Formal charge of S: 6 − 0 − 8 = −2; each O: 6 − 4 − 2 = 0. Negative formal charge belongs on the more electronegative atoms, oxygen, but here the charge of −2 would be on sulfur.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-841',
    topics: ['chemical-bonding'],
    tests: ['formal-charge', 'lewis-structures'],
    difficulty: 'advanced',
    text: 'Four Lewis structures of sulfate, \\ce{SO4^2-}, are compared. In all of them sulfur has no lone pair and each oxygen has an octet; sulfur may have more. Based on formal charges, which one is best?',
    answer: 'Two S=O and two S–O',
    distractors: [
      {
        text: 'Four S–O',
        slip: 'octet-rule-as-law',
        teaching:
          'This structure has an octet on sulfur but formal charges of +2 on S and −1 on every oxygen, the largest separation.',
      },
      {
        text: 'One S=O and three S–O',
        slip: 'best-of-several-missed',
        teaching: 'Sulfur still has +1 here and three oxygens have −1; one more double bond removes the +1.',
      },
      {
        text: 'Four S=O',
        slip: 'total-charge-for-one-ion',
        teaching: 'All oxygens have 0, but sulfur, the less electronegative element, has −2.',
      },
    ],
    explanation:
      'With *d* double bonds, sulfur has a formal charge of 6 − (4 + *d*) = 2 − *d*. For *d* = 2 it is zero, and the only charges are −1 on two of the electronegative oxygens: two S=O and two S–O.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-842',
    topics: ['chemical-bonding'],
    tests: ['bonding-triangle', 'bond-polarity'],
    difficulty: 'intermediate',
    text: 'A bonding (van Arkel–Ketelaar) triangle shows the percent ionic character of compounds. Electronegativities: Na 0.9, Al 1.6, Ga 1.8, As 2.2, Cl 3.2, O 3.4. Which list is in order of increasing percent ionic character?',
    answer: '\\ce{GaAs}, \\ce{AlCl3}, \\ce{Al2O3}, \\ce{NaCl}',
    distractors: [
      {
        text: '\\ce{NaCl}, \\ce{AlCl3}, \\ce{Al2O3}, \\ce{GaAs}',
        slip: 'one-property-decides',
        teaching:
          'This order follows the electronegativity of the metal alone; what counts is the difference from the nonmetal.',
      },
      {
        text: '\\ce{NaCl}, \\ce{Al2O3}, \\ce{AlCl3}, \\ce{GaAs}',
        slip: 'reversed-trend',
        teaching:
          'This is the order of decreasing difference; the ionic character increases with the difference.',
      },
      {
        text: '\\ce{GaAs}, \\ce{NaCl}, \\ce{AlCl3}, \\ce{Al2O3}',
        slip: 'other-variable',
        teaching:
          'This order follows the mean of the two electronegativities; the ionic character depends on their difference.',
      },
    ],
    explanation:
      'Percent ionic character increases upward in the triangle, with the difference of the electronegativities: GaAs 0.4, \\ce{AlCl3} 1.6, \\ce{Al2O3} 1.8, NaCl 2.3. The order is GaAs, \\ce{AlCl3}, \\ce{Al2O3}, NaCl.',
    reference: 'LibreTexts, Inorganic Chemistry, The van Arkel–Ketelaar triangle',
  },
  {
    id: 'general-electron-configuration-560',
    topics: ['electron-configuration'],
    tests: ['photoelectron-spectroscopy', 'electron-configuration'],
    difficulty: 'intermediate',
    text: 'A printed photoelectron spectrum shows all the peaks of an element. In order of decreasing binding energy they are 1.0 cm, 1.0 cm and 1.5 cm high. How should the spectrum be read, and which element is it?',
    answer: 'As 2, 2 and 3 electrons: nitrogen',
    distractors: [
      {
        text: 'As 1, 1 and 1 electron: lithium',
        slip: 'wrong-thing-counted',
        teaching:
          'A peak stands for a subshell, not for one electron; its height shows how many electrons the subshell holds.',
      },
      {
        text: 'As 2, 8 and 3 electrons: aluminum',
        slip: 'wrong-shell',
        teaching:
          'The second peak would then be four times as high as the first; peaks stand for subshells, not for shells.',
      },
      {
        text: 'As 1, 1 and 2 electrons: beryllium',
        slip: 'rounded-ratio',
        teaching:
          'The heights are in the ratio 2 : 2 : 3; 1.5 may not be rounded, and the 1s subshell is filled with two electrons.',
      },
    ],
    explanation:
      'The height of a peak is proportional to the number of electrons in the subshell. The 1s subshell holds 2, so 1.0 cm stands for 2 electrons and 1.5 cm for 3. The configuration is 1s^{2} 2s^{2} 2p^{3}, that of nitrogen.',
    reference:
      'LibreTexts, Supplemental Modules (Physical and Theoretical Chemistry), Photoelectron Spectroscopy',
  },
  {
    id: 'general-electron-configuration-561',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    uses: ['hunds-rule'],
    difficulty: 'intermediate',
    text: 'Filled in the usual order, the subshells of chromium (*Z* = 24) would hold four unpaired electrons, but the atom has six. What accounts for the two extra unpaired electrons?',
    answer: 'A 4s electron is in 3d, which is then half filled.',
    distractors: [
      {
        text: 'Both 4s electrons are in 3d, which then holds six.',
        slip: 'wrong-thing-counted',
        teaching:
          'Six electrons in the five 3d orbitals would include one pair, so only four of them would be unpaired.',
      },
      {
        text: 'A 3d electron is in 4p, which is next in energy.',
        slip: 'aufbau-order',
        teaching:
          'This would leave three unpaired electrons in 3d and one in 4p, so four in all and not six.',
      },
      {
        text: 'A 3d electron is in 4s, which is then half filled.',
        slip: 'reversed-trend',
        teaching:
          'In the usual order 4s already holds two electrons and has no room for a third one from 3d.',
      },
    ],
    explanation:
      'Instead of [Ar] 3d^{4} 4s^{2}, chromium has [Ar] 3d^{5} 4s^{1}. The five 3d electrons and the one 4s electron are all unpaired. One 4s electron is in 3d, which is then half filled, an arrangement of low energy.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-580',
    topics: ['electron-configuration'],
    tests: ['photon-energy', 'hydrogen-spectrum'],
    difficulty: 'beginner',
    text: 'In the Balmer series of hydrogen, the transition from *n* = 3 to *n* = 2 gives a red line, and the one from *n* = 4 to *n* = 2 gives a blue-green line. How does a blue-green photon compare with a red one?',
    answer: 'More energy, higher frequency, shorter wavelength',
    distractors: [
      {
        text: 'More energy, higher frequency, longer wavelength',
        slip: 'inverted-ratio',
        teaching:
          'Frequency and wavelength are inversely related, so a higher frequency means a shorter wavelength.',
      },
      {
        text: 'Less energy, lower frequency, longer wavelength',
        slip: 'reversed-trend',
        teaching: 'The transition from *n* = 4 spans the wider gap and releases more energy.',
      },
      {
        text: 'Less energy, lower frequency, shorter wavelength',
        slip: 'divided-for-multiplied',
        teaching:
          'The wavelength of blue-green light is shorter, and the energy *hc*/λ is greater for just this reason.',
      },
    ],
    explanation:
      'The gap from *n* = 4 to *n* = 2 is wider than that from *n* = 3 to *n* = 2. The energy of the photon equals the gap, *E* = *hν* = *hc*/λ. A blue-green photon (486 nm, compared with 656 nm for red) has more energy, higher frequency, shorter wavelength.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'general-electron-configuration-581',
    topics: ['electron-configuration'],
    tests: ['hydrogen-spectrum', 'photon-energy'],
    difficulty: 'beginner',
    text: 'In the spectrum of hydrogen, lines of the Balmer series (transitions to *n* = 2) are visible, but all lines of the Lyman series (transitions to *n* = 1) are in the ultraviolet. Why?',
    answer: 'Transitions to *n* = 1 release more energy.',
    distractors: [
      {
        text: 'Transitions to *n* = 1 emit light of lower frequency.',
        slip: 'reversed-trend',
        teaching: 'An ultraviolet photon has a higher frequency than a visible one.',
      },
      {
        text: 'Transitions to *n* = 1 start from higher levels.',
        slip: 'wrong-level',
        teaching:
          'Both series start from many levels, and Lyman lines can start as low as *n* = 2; the final level decides.',
      },
      {
        text: 'Level *n* = 1 is higher in energy than *n* = 2.',
        slip: 'reversed-trend',
        teaching:
          'The level *n* = 1 is the ground state, the lowest of all; this is why the drop to it is so large.',
      },
    ],
    explanation:
      'The level *n* = 1 is far below *n* = 2: even the smallest drop to it (10.2 eV) exceeds the largest drop to *n* = 2 (3.4 eV). The photons are ultraviolet because transitions to *n* = 1 release more energy.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'general-electron-configuration-840',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    difficulty: 'beginner',
    text: 'The ground-state configurations of chromium and copper do not follow the simple filling order. How do both differ from what that order predicts?',
    answer: 'One electron is in 3d instead of 4s.',
    distractors: [
      {
        text: 'Two electrons are in 3d instead of 4s.',
        slip: 'electrons-miscounted',
        teaching: 'One electron remains in 4s: [Ar] 3d^{5} 4s^{1} and [Ar] 3d^{10} 4s^{1}.',
      },
      {
        text: 'One electron is in 4p instead of 4s.',
        slip: 'aufbau-order',
        teaching: 'The 4p orbitals are higher in energy and stay empty up to zinc.',
      },
      {
        text: 'Two electrons are in 4p instead of 4s.',
        slip: 'aufbau-order',
        teaching:
          'The electron goes to 3d, which is close in energy to 4s, and only one of the two 4s electrons does so.',
      },
    ],
    explanation:
      'The filling order predicts [Ar] 3d^{4} 4s^{2} and [Ar] 3d^{9} 4s^{2}. In fact chromium is [Ar] 3d^{5} 4s^{1} and copper [Ar] 3d^{10} 4s^{1}: one electron is in 3d instead of 4s.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-electron-configuration-841',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    uses: ['hunds-rule'],
    difficulty: 'intermediate',
    text: 'Chromium is [Ar] 3d^{5} 4s^{1} and not [Ar] 3d^{4} 4s^{2}. Which explanation of this exception is the usual one?',
    answer: '3d and 4s are close in energy, and electrons in separate orbitals repel less than a pair.',
    distractors: [
      {
        text: '3d and 4s are far apart in energy, and electrons fill 3d completely before 4s.',
        slip: 'aufbau-order',
        teaching:
          'If 3d lay far below 4s, calcium would have 3d electrons and all of the six would be in 3d.',
      },
      {
        text: '3d and 4s are close in energy, and electrons in the same orbital attract each other.',
        slip: 'like-charges-attract',
        teaching: 'Two electrons in one orbital repel each other; pairing costs energy.',
      },
      {
        text: '3d and 4s are far apart in energy, and six electrons form a noble-gas shell.',
        slip: 'octet-rule-as-law',
        teaching:
          'Six electrons in 3d and 4s are not a noble-gas configuration; the two subshells are close in energy.',
      },
    ],
    explanation:
      'In chromium 3d and 4s have almost the same energy, so the interaction of the electrons decides. With 3d^{5} 4s^{1} all six are in orbitals of their own with parallel spins (half-filled 3d), which is more stable: 3d and 4s are close in energy, and electrons in separate orbitals repel less than a pair.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-molecular-geometry-560',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory'],
    uses: ['octet-rule-and-its-exceptions'],
    difficulty: 'intermediate',
    text: 'What are the shapes of the molecules \\ce{SF4}, \\ce{ClF3} and \\ce{XeF4}, in this order?',
    answer: 'Seesaw, T-shaped, square planar',
    distractors: [
      {
        text: 'Trigonal bipyramidal, trigonal bipyramidal, octahedral',
        slip: 'electron-geometry-for-shape',
        teaching: 'These are the arrangements of all electron pairs; the shapes leave out the lone pairs.',
      },
      {
        text: 'Tetrahedral, trigonal planar, tetrahedral',
        slip: 'ignored-lone-pairs',
        teaching: 'These shapes follow from the bonds alone; the lone pairs (1, 2 and 2) also take up space.',
      },
      {
        text: 'Square pyramidal, trigonal pyramidal, square planar',
        slip: 'wrong-domain-count',
        teaching:
          '\\ce{SF4} and \\ce{ClF3} have five electron pairs; a square pyramid has five bonds, and a trigonal pyramid only four pairs.',
      },
    ],
    explanation:
      '\\ce{SF4} has four bonds and one lone pair, and \\ce{ClF3} three bonds and two lone pairs: in both, five pairs form a trigonal bipyramid with the lone pairs in equatorial positions. \\ce{XeF4} has four bonds and two lone pairs opposite each other. The shapes are seesaw, T-shaped and square planar.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-580',
    topics: ['molecular-geometry'],
    tests: ['bond-angles', 'vsepr-theory'],
    difficulty: 'beginner',
    text: 'The H–N–H angle is 109.5° in \\ce{NH4+}, but only about 104° in \\ce{NH2-}. Why is it smaller in \\ce{NH2-}?',
    answer: 'Two lone pairs on nitrogen push the N–H bonds together.',
    distractors: [
      {
        text: 'One lone pair on nitrogen pushes the N–H bonds together.',
        slip: 'miscounted-lone-pairs',
        teaching:
          'Of the eight valence electrons in \\ce{NH2-}, four are in two bonds and four in two lone pairs.',
      },
      {
        text: 'The negative charge on nitrogen pulls the N–H bonds together.',
        slip: 'ignored-lone-pairs',
        teaching:
          'The charge itself does not set the angle; the electron pairs around nitrogen do, and they repel.',
      },
      {
        text: 'The negative charge weakens both of the N–H bonds.',
        slip: 'wrong-cause',
        teaching: 'The strength of the bonds does not explain the angle; the repulsion of lone pairs does.',
      },
    ],
    explanation:
      'Both ions have four electron domains around nitrogen. In \\ce{NH4+} all are equal N–H bonds. In \\ce{NH2-} two are lone pairs, which repel more strongly than bonding pairs: two lone pairs on nitrogen push the N–H bonds together.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-581',
    topics: ['molecular-geometry'],
    tests: ['bond-angles', 'vsepr-theory'],
    difficulty: 'intermediate',
    text: 'What is the order of the H–N–H bond angles of \\ce{NH3}, \\ce{NH2-} and \\ce{NH4+}, from largest to smallest?',
    answer: '\\ce{NH4+}, \\ce{NH3}, \\ce{NH2-}',
    distractors: [
      {
        text: '\\ce{NH2-}, \\ce{NH3}, \\ce{NH4+}',
        slip: 'reversed-trend',
        teaching:
          'Fewer bonds do not mean more room: each lone pair takes up more space than a bonding pair.',
      },
      {
        text: '\\ce{NH3}, \\ce{NH2-}, \\ce{NH4+}',
        slip: 'ignored-lone-pairs',
        teaching:
          'The ammonium ion has no lone pair that compresses its angles, so they are the largest of the three.',
      },
      {
        text: '\\ce{NH3}, \\ce{NH4+}, \\ce{NH2-}',
        slip: 'exception-where-none-is',
        teaching:
          'Ammonia has one lone pair and the ammonium ion none, so the angle is larger in \\ce{NH4+}.',
      },
    ],
    explanation:
      'All three have four electron domains. The number of lone pairs is 0, 1 and 2, and each lone pair compresses the angle: 109.5°, 107°, about 104°. The order is \\ce{NH4+}, \\ce{NH3}, \\ce{NH2-}.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-582',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory'],
    uses: ['interhalogens-and-noble-gas-compounds'],
    difficulty: 'beginner',
    text: 'What is the shape of the \\ce{XeF4} molecule, and how many lone pairs are on the xenon atom?',
    answer: 'Square planar, two lone pairs',
    distractors: [
      {
        text: 'Tetrahedral, no lone pairs',
        slip: 'ignored-lone-pairs',
        teaching: 'Xenon has eight valence electrons, of which only four are used for the four bonds.',
      },
      {
        text: 'Tetrahedral, two lone pairs',
        slip: 'wrong-domain-count',
        teaching:
          'With two lone pairs there are six electron domains, and the four bonds are not tetrahedral.',
      },
      {
        text: 'Seesaw, one lone pair',
        slip: 'miscounted-lone-pairs',
        teaching: 'This fits \\ce{SF4}; xenon has two more valence electrons than sulfur.',
      },
    ],
    explanation:
      'Xenon has eight valence electrons: four are in the bonds to fluorine, and four form lone pairs. Of six octahedral domains, the two lone pairs take opposite positions and the four F atoms lie in a plane: square planar, two lone pairs.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-nuclear-chemistry-480',
    topics: ['nuclear-chemistry'],
    tests: ['decay-series', 'half-life-of-a-nuclide'],
    difficulty: 'intermediate',
    text: 'Pure radium-226 (half-life 1600 years) is sealed in an ampoule. It decays to radon-222 (half-life 3.8 days). What happens to the activity of the radon over the next two months?',
    answer: 'It rises until it equals the activity of the radium.',
    distractors: [
      {
        text: 'It rises until there are as many radon as radium atoms.',
        slip: 'equal-amounts-at-equilibrium',
        teaching:
          'In secular equilibrium the activities are equal; the number of the short-lived atoms stays far smaller.',
      },
      {
        text: 'It rises in proportion to time as long as radium is left.',
        slip: 'linear-for-exponential',
        teaching: 'Radon decays as well, so its amount levels off once as much decays as is formed.',
      },
      {
        text: 'It rises to a peak and then halves every 3.8 days.',
        slip: 'ignored-reactant',
        teaching: 'Radon would fall like this only without radium; here it is formed again all the time.',
      },
    ],
    explanation:
      'Radium forms radon at a practically constant rate. The radon builds up over several of its half-lives until as many atoms decay as are formed. This is secular equilibrium: the activity rises until it equals the activity of the radium.',
    reference: 'Choppin, Liljenzin and Rydberg, Radiochemistry and Nuclear Chemistry, chapter 4',
  },
  {
    id: 'general-nuclear-chemistry-481',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy'],
    difficulty: 'advanced',
    text: 'The binding energy per nucleon is greatest near iron. What makes it rise from light nuclei up to iron, and what makes it fall from there on?',
    answer: 'Rise: a smaller share of nucleons at the surface; fall: repulsion of protons',
    distractors: [
      {
        text: 'Rise: repulsion of protons; fall: a smaller share of nucleons at the surface',
        slip: 'exchanged-values',
        teaching:
          'Repulsion weakens the binding and grows with the number of protons, so it accounts for the fall.',
      },
      {
        text: 'Rise: a larger share of nucleons at the surface; fall: attraction of neutrons',
        slip: 'reversed-trend',
        teaching:
          'Nucleons at the surface have fewer neighbors and are bound less; their share falls as nuclei grow, and neutrons add to the binding.',
      },
      {
        text: 'Rise: attraction of electrons; fall: a larger share of nucleons at the surface',
        slip: 'particles-of-atom-confused',
        teaching:
          'Electrons have practically no part in nuclear binding, and the share at the surface gets smaller in larger nuclei.',
      },
    ],
    explanation:
      'Nucleons attract only their neighbors, and in a small nucleus many lie at the surface with few of them. In a large nucleus every proton repels all the others over its whole width. Rise: a smaller share of nucleons at the surface; fall: repulsion of protons.',
    reference: 'Choppin, Liljenzin and Rydberg, Radiochemistry and Nuclear Chemistry, chapter 3',
  },
  {
    id: 'general-nuclear-chemistry-482',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-binding-energy'],
    difficulty: 'intermediate',
    text: 'Beyond iron, the binding energy per nucleon falls with increasing size of the nucleus. Which difference between the two forces in a nucleus explains this?',
    answer: 'The repulsion acts between all protons, the attraction only between neighbors.',
    distractors: [
      {
        text: 'The attraction acts between all nucleons, the repulsion only between neighbors.',
        slip: 'exchanged-values',
        teaching: 'The ranges are exchanged; with them large nuclei would be bound better and better.',
      },
      {
        text: 'The repulsion acts between all nucleons, the attraction only between protons.',
        slip: 'property-misjudged',
        teaching:
          'Neutrons have no charge and repel nothing electrically, and the nuclear force binds them, too.',
      },
      {
        text: 'The attraction acts between all neutrons, the repulsion only between neighbors.',
        slip: 'like-charges-attract',
        teaching:
          'The nuclear force also attracts protons, and the electric repulsion reaches across the whole nucleus.',
      },
    ],
    explanation:
      'A further nucleon is attracted only by those around it, however large the nucleus is. A further proton is repelled by all the other protons, so repulsion gains: the repulsion acts between all protons, the attraction only between neighbors.',
    reference: 'Choppin, Liljenzin and Rydberg, Radiochemistry and Nuclear Chemistry, chapter 3',
  },
  {
    id: 'general-nuclear-chemistry-560',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    uses: ['radioactive-decay', 'positron-emission-and-electron-capture'],
    difficulty: 'beginner',
    text: 'These equations are meant to show α decay, β^{−} decay and positron emission. Which one is balanced?',
    answer: '\\ce{^{22}_{11}Na -> ^{22}_{10}Ne + ^{0}_{1}e}',
    distractors: [
      {
        text: '\\ce{^{131}_{53}I -> ^{131}_{52}Te + ^{0}_{-1}e}',
        slip: 'electrons-on-wrong-side',
        teaching: 'The atomic numbers on the right add up to 51; in β^{−} decay *Z* rises by 1, to 54 (Xe).',
      },
      {
        text: '\\ce{^{226}_{88}Ra -> ^{224}_{86}Rn + ^{4}_{2}He}',
        slip: 'alpha-mass-two',
        teaching:
          'The mass numbers on the right add up to 228; an α particle carries off four nucleons, not two.',
      },
      {
        text: '\\ce{^{11}_{6}C -> ^{11}_{7}N + ^{0}_{1}e}',
        slip: 'mixed-up-decays',
        teaching: 'The atomic numbers on the right add up to 8; positron emission lowers *Z* by 1, to 5 (B).',
      },
    ],
    explanation:
      'In a balanced nuclear equation, both the mass numbers and the atomic numbers add up to the same totals: 22 = 22 + 0 and 11 = 10 + 1. Only \\ce{^{22}_{11}Na -> ^{22}_{10}Ne + ^{0}_{1}e} meets both conditions.',
    reference: 'OpenStax Chemistry 2e, section 21.2',
  },
  {
    id: 'general-periodic-trends-480',
    topics: ['periodic-trends'],
    tests: ['inert-pair-effect', 'effective-nuclear-charge'],
    difficulty: 'intermediate',
    text: 'Lead prefers the oxidation state +2, whereas tin is easily oxidized to +4. What makes the 6s² pair of lead so reluctant to take part in bonding?',
    answer: 'The filled 4f and 5d shells shield it poorly from the nucleus.',
    distractors: [
      {
        text: 'The filled 4f and 5d shells repel it strongly toward the nucleus.',
        slip: 'wrong-cause',
        teaching:
          'The 4f and 5d electrons lie mostly inside the 6s pair, so their repulsion pushes it outward and loosens it.',
      },
      {
        text: 'The two 6p electrons shield it strongly from the nucleus.',
        slip: 'shielding-turned-around',
        teaching:
          'The 6p electrons lie farther out than the 6s pair and shield it very little; shielding would also loosen it.',
      },
      {
        text: 'The two 6p electrons repel it strongly toward the nucleus.',
        slip: 'shielding-turned-around',
        teaching:
          'The 6p electrons lie mostly outside the 6s pair and do not push it inward; tin has two p electrons outside its 5s pair, too.',
      },
    ],
    explanation:
      'Between tin and lead 32 protons are added, and the 4f and 5d electrons screen them incompletely; relativistic contraction of 6s adds to this. The pair is held tightly, because the filled 4f and 5d shells shield it poorly from the nucleus.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 13',
  },
  {
    id: 'general-periodic-trends-580',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'Which element is correctly matched with both its class and its group in the periodic table?',
    answer: 'Bromine: nonmetal, halogens',
    distractors: [
      {
        text: 'Calcium: metal, alkali metals',
        slip: 'wrong-place-in-table',
        teaching: 'Calcium is a metal, but it belongs to group 2, the alkaline earth metals.',
      },
      {
        text: 'Lithium: metal, alkaline earth metals',
        slip: 'wrong-place-in-table',
        teaching: 'Lithium is a metal, but it belongs to group 1, the alkali metals.',
      },
      {
        text: 'Argon: metalloid, noble gases',
        slip: 'class-of-matter-confused',
        teaching: 'Argon is a noble gas, but like all gases at room temperature it is a nonmetal.',
      },
    ],
    explanation:
      'Calcium is an alkaline earth metal, lithium an alkali metal, and argon a nonmetal. The only correct match is bromine: nonmetal, halogens.',
    reference: 'OpenStax Chemistry 2e, section 2.5',
  },
  {
    id: 'general-periodic-trends-581',
    topics: ['periodic-trends'],
    tests: ['group-1-metals', 'standard-electrode-potential'],
    difficulty: 'advanced',
    text: 'Because *E*° is −3.04 V for \\ce{Li+}/\\ce{Li} and −2.93 V for \\ce{K+}/\\ce{K}, a student expects lithium to react more vigorously with water than potassium does. In fact, potassium reacts more vigorously. Why?',
    answer: 'Vigor depends on rate, and potassium melts and so reacts faster.',
    distractors: [
      {
        text: 'Vigor depends on heat, and potassium releases more per mole.',
        slip: 'rate-for-enthalpy',
        teaching: 'Per mole, lithium releases more heat, mainly because its small ion is hydrated strongly.',
      },
      {
        text: 'Vigor depends on gas volume, and potassium gives more per mole.',
        slip: 'ignored-coefficients',
        teaching: 'Both metals give half a mole of \\ce{H2} per mole.',
      },
      {
        text: 'The potentials apply to the molten metals, not to the solids.',
        slip: 'standard-value-everywhere',
        teaching: 'At 25 °C, standard potentials refer to the solid metals.',
      },
    ],
    explanation:
      'Potentials tell how strongly a reaction is favored, not how fast it is. Potassium gives up its outer electron with a lower barrier, and its low melting point (63 °C) lets it melt and expose fresh metal. Vigor depends on rate, and potassium melts and so reacts faster.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, section 11.4',
  },
  {
    id: 'general-periodic-trends-582',
    topics: ['periodic-trends'],
    tests: ['ionization-energy', 'electron-configuration'],
    difficulty: 'intermediate',
    text: 'Among the successive ionization energies of a main-group element, by far the largest jump is between the fourth and the fifth. To which group does the element belong, and why?',
    answer: 'Group 14: the fifth electron is in an inner shell.',
    distractors: [
      {
        text: 'Group 14: the fifth electron is in a p orbital.',
        slip: 'wrong-cause',
        teaching:
          'A change of subshell within the outer shell causes only a small step; the jump shows a new shell.',
      },
      {
        text: 'Group 15: the fifth electron is the last outer one.',
        slip: 'jump-counted-inclusively',
        teaching:
          'The electron after the jump is no longer an outer electron, so only four belong to the outer shell.',
      },
      {
        text: 'Group 15: the fifth electron is in a p orbital.',
        slip: 'wrong-cause',
        teaching:
          'In group 15 the fifth electron would still be in the outer shell, an s electron; the jump would come with the sixth.',
      },
    ],
    explanation:
      'The four electrons before the jump are the outer ones. The next has to come from a shell closer to the nucleus that is shielded much less. With four outer electrons the element is in group 14: the fifth electron is in an inner shell.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-583',
    topics: ['periodic-trends'],
    tests: ['ionization-energy', 'electron-configuration'],
    difficulty: 'beginner',
    text: 'The first ionization energy drops from magnesium (738 kJ/mol) to aluminum (578 kJ/mol), although aluminum has one more proton. Why is the outermost electron of aluminum easier to remove?',
    answer: 'It is in a 3p orbital, which is higher in energy than 3s.',
    distractors: [
      {
        text: 'It is in a 4s orbital, which is farther out than 3s.',
        slip: 'wrong-shell',
        teaching: 'Aluminum is in period 3; its outermost electron is in the third shell.',
      },
      {
        text: 'It is paired in a 3p orbital and repelled by its partner.',
        slip: 'paired-for-unpaired',
        teaching:
          'Pairing in 3p explains the drop from phosphorus to sulfur; aluminum has a single 3p electron.',
      },
      {
        text: 'It is paired in a 3s orbital and repelled by its partner.',
        slip: 'wrong-level',
        teaching: 'The 3s electrons of magnesium are paired as well; aluminum loses its 3p electron first.',
      },
    ],
    explanation:
      'Magnesium, [Ne] 3s^{2}, loses a 3s electron. Aluminum, [Ne] 3s^{2} 3p^{1}, loses a 3p electron, which is shielded a little by the 3s pair. It is in a 3p orbital, which is higher in energy than 3s.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-584',
    topics: ['periodic-trends'],
    tests: ['ionization-energy', 'electron-configuration'],
    difficulty: 'intermediate',
    text: 'A student explains the drop in first ionization energy from magnesium to aluminum: “In aluminum, two electrons share an orbital and repel each other, so one of them is lost easily.” What is wrong?',
    answer: 'The electron that aluminum loses is alone in its 3p orbital.',
    distractors: [
      {
        text: 'The electron that aluminum loses is alone in its 3s orbital.',
        slip: 'wrong-level',
        teaching: 'The 3s orbital of aluminum is full; the electron that leaves is the one in 3p.',
      },
      {
        text: 'Two electrons that share an orbital do not repel each other.',
        slip: 'like-charges-attract',
        teaching: 'They do repel; the argument holds for the drop from phosphorus to sulfur.',
      },
      {
        text: 'The electron that magnesium loses is alone in its 3s orbital.',
        slip: 'paired-for-unpaired',
        teaching: 'Magnesium is [Ne] 3s^{2}: its outer electrons are a pair in 3s.',
      },
    ],
    explanation:
      'Aluminum has the configuration [Ne] 3s^{2} 3p^{1} and loses the 3p electron. The drop is due to the higher energy of 3p, not to pairing: the electron that aluminum loses is alone in its 3p orbital.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-585',
    topics: ['periodic-trends'],
    tests: ['group-2-metals'],
    difficulty: 'beginner',
    text: 'Equal amounts of \\ce{CaCO3}, \\ce{MgCO3} and \\ce{BaCO3} are heated more and more strongly in separate tubes, and the gas given off is bubbled into limewater. In which order do the samples turn limewater cloudy, from first to last?',
    answer: '\\ce{MgCO3}, \\ce{CaCO3}, \\ce{BaCO3}',
    distractors: [
      {
        text: '\\ce{BaCO3}, \\ce{CaCO3}, \\ce{MgCO3}',
        slip: 'reversed-trend',
        teaching: 'Thermal stability increases down the group, so the barium salt is the last to decompose.',
      },
      {
        text: '\\ce{BaCO3}, \\ce{MgCO3}, \\ce{CaCO3}',
        slip: 'series-misordered',
        teaching: 'The large \\ce{Ba^2+} ion distorts carbonate least, so its salt is the most stable one.',
      },
      {
        text: '\\ce{CaCO3}, \\ce{BaCO3}, \\ce{MgCO3}',
        slip: 'series-misordered',
        teaching:
          'The small \\ce{Mg^2+} ion distorts carbonate most, so its salt decomposes at the lowest temperature.',
      },
    ],
    explanation:
      'The smaller the cation, the more it pulls electron density from the carbonate ion, and the lower the temperature at which \\ce{CO2} is given off. Stability increases down the group, so the order is \\ce{MgCO3}, \\ce{CaCO3}, \\ce{BaCO3}.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, section 12.7',
  },
  {
    id: 'general-periodic-trends-586',
    topics: ['periodic-trends'],
    tests: ['group-17-halogens'],
    difficulty: 'beginner',
    text: 'Concentrated sulfuric acid is added to solid sodium iodide. Which observation is correctly matched with the product that causes it?',
    answer: 'Smell of rotten eggs: \\ce{H2S}',
    distractors: [
      {
        text: 'Violet vapor: \\ce{SO2}',
        slip: 'color-of-another-substance',
        teaching: 'The violet vapor is iodine; sulfur dioxide is colorless.',
      },
      {
        text: 'Smell of rotten eggs: \\ce{SO2}',
        slip: 'property-misjudged',
        teaching: 'Sulfur dioxide has a sharp, choking smell; that of rotten eggs belongs to \\ce{H2S}.',
      },
      {
        text: 'Dark gray solid: \\ce{S}',
        slip: 'color-of-another-substance',
        teaching: 'The dark gray solid is iodine; sulfur is yellow.',
      },
    ],
    explanation:
      'Iodide reduces sulfuric acid to colorless \\ce{SO2}, yellow sulfur and \\ce{H2S}, and is itself oxidized to iodine, a dark solid with violet vapor. The correct pair is smell of rotten eggs: \\ce{H2S}.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, chapter 17',
  },
  {
    id: 'general-periodic-trends-587',
    topics: ['periodic-trends'],
    tests: ['group-17-halogens', 'oxidizing-and-reducing-agents'],
    difficulty: 'intermediate',
    text: '\\ce{HCl} gas can be made from solid \\ce{NaCl} and concentrated sulfuric acid. With solid \\ce{NaI}, very little \\ce{HI} is obtained. Why?',
    answer: 'Sulfuric acid oxidizes the iodide to iodine.',
    distractors: [
      {
        text: 'Iodide oxidizes the sulfuric acid to sulfur dioxide.',
        slip: 'oxidation-for-reduction',
        teaching:
          'Sulfur goes from +6 in \\ce{H2SO4} to +4 in \\ce{SO2}, so the acid is reduced, and iodide is oxidized.',
      },
      {
        text: 'Iodide is too weak a base to accept a proton.',
        slip: 'acidity-order-reversed',
        teaching: 'Some \\ce{HI} does form, and it escapes as a gas; the trouble is that it reacts further.',
      },
      {
        text: 'Iodide is too large an ion to leave its crystal.',
        slip: 'irrelevant-property',
        teaching: 'The crystal of \\ce{NaI} is attacked readily; large ions are even held less firmly.',
      },
    ],
    explanation:
      'Iodide is a much stronger reducing agent than chloride. The acid takes electrons from it and is reduced to \\ce{SO2}, S and \\ce{H2S}. Little \\ce{HI} is left, since sulfuric acid oxidizes the iodide to iodine.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, chapter 17',
  },
  {
    id: 'general-periodic-trends-840',
    topics: ['periodic-trends'],
    tests: ['group-17-halogens'],
    difficulty: 'intermediate',
    text: 'Blue litmus paper is used to test a gas for chlorine. Dry paper does not change in dry chlorine; damp paper turns red and then white. Why does the paper have to be damp?',
    answer: 'Chlorine and water form an acid and a bleaching agent.',
    distractors: [
      {
        text: 'Chlorine and water form HCl, which bleaches the dye.',
        slip: 'one-part-right',
        teaching:
          'HCl only turns litmus red; hypochlorous acid, the other product, is the oxidizing agent that bleaches it.',
      },
      {
        text: 'Chlorine and water form a base, which bleaches the dye.',
        slip: 'acid-base-result-reversed',
        teaching: 'The paper turns red, which shows an acid; a base would leave it blue.',
      },
      {
        text: 'Chlorine dissolves in water, and its own color is then seen.',
        slip: 'wrong-source-of-color',
        teaching: 'Chlorine is pale yellow-green; neither red nor white is the color of dissolved chlorine.',
      },
    ],
    explanation:
      '\\ce{Cl2 + H2O <=> HCl + HClO}: the acids turn litmus red, and hypochlorous acid, HClO, then oxidizes the dye to a colorless product. Chlorine and water form an acid and a bleaching agent.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
];
