import type { WrittenQuestion } from '../../written-question.ts';

export const elementsAndTheirCompoundsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-300',
    topics: ['periodic-trends'],
    tests: ['noble-gases'],
    difficulty: 'beginner',
    text: 'Why are incandescent light bulbs filled with argon and not with air?',
    answer: 'Argon does not react with the hot filament.',
    distractors: [
      {
        text: 'Argon glows brightly when it is heated.',
        slip: 'other-substance',
        teaching: 'The filament produces the light; argon does not glow at this temperature.',
      },
      {
        text: 'Argon conducts the current to the filament.',
        slip: 'effect-where-none',
        teaching: 'The current flows through the wire; the gas does not conduct it here.',
      },
      {
        text: 'Argon is the lightest of the noble gases.',
        slip: 'wrong-cause',
        teaching: 'Helium is the lightest; what matters is that the gas does not react.',
      },
    ],
    explanation:
      'Oxygen from the air would burn the hot tungsten. Argon has a full outer shell and does not react, so the filament lasts.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-periodic-trends-301',
    topics: ['periodic-trends'],
    tests: ['noble-gases'],
    uses: ['ionization-energy'],
    difficulty: 'intermediate',
    text: 'Which two properties of the noble gases both increase down the group?',
    answer: 'Boiling point and atomic radius',
    distractors: [
      {
        text: 'Boiling point and first ionization energy',
        slip: 'reversed-trend',
        teaching: 'The ionization energy falls, since the outer electrons are farther from the nucleus.',
      },
      {
        text: 'First ionization energy and density',
        slip: 'reversed-trend',
        teaching: 'The density rises, but the ionization energy falls.',
      },
      {
        text: 'Number of outer electrons and atomic radius',
        slip: 'one-condition-only',
        teaching: 'The number of outer electrons is eight from neon on; it does not increase down the group.',
      },
    ],
    explanation:
      'More shells make the atoms larger and easier to polarize, so the boiling point and radius increase, whereas the first ionization energy decreases.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-periodic-trends-302',
    topics: ['periodic-trends', 'molecular-geometry'],
    tests: ['interhalogens-and-noble-gas-compounds', 'vsepr-theory'],
    difficulty: 'beginner',
    text: 'What is the shape of the \\ce{XeF2} molecule?',
    answer: 'Linear',
    distractors: [
      {
        text: 'Bent',
        slip: 'ignored-lone-pairs',
        teaching:
          'Three lone pairs lie in the equatorial plane and leave the two fluorine atoms opposite each other.',
      },
      {
        text: 'Trigonal bipyramidal',
        slip: 'shape-for-domain-geometry',
        teaching: 'This is the arrangement of all five electron domains, not of the atoms.',
      },
      {
        text: 'Tetrahedral',
        slip: 'wrong-domain-count',
        teaching: 'Xenon has two bonds and three lone pairs, five domains in all.',
      },
    ],
    explanation:
      'Xenon has eight valence electrons; two bonds leave three lone pairs. These take the equatorial positions of a trigonal bipyramid, so F–Xe–F is linear.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-periodic-trends-303',
    topics: ['periodic-trends', 'molecular-geometry'],
    tests: ['interhalogens-and-noble-gas-compounds', 'vsepr-theory'],
    difficulty: 'intermediate',
    text: 'Why is \\ce{XeF4} square planar and not tetrahedral?',
    answer: 'Xenon has two lone pairs, which lie opposite each other.',
    distractors: [
      {
        text: 'Xenon has four bonds, which repel each other equally.',
        slip: 'ignored-lone-pairs',
        teaching: 'Four electron domains alone would give a tetrahedron, as in \\ce{CF4}.',
      },
      {
        text: 'Xenon has one lone pair, which lies above the plane.',
        slip: 'ignored-lone-pairs',
        teaching:
          'Four of xenon’s eight valence electrons are not used in bonding, so there are two lone pairs, not one.',
      },
      {
        text: 'Xenon is so large that the fluorine atoms cannot touch.',
        slip: 'wrong-cause',
        teaching: 'The size of xenon would not prevent a tetrahedral shape; the lone pairs are what matter.',
      },
    ],
    explanation:
      'Four bonds and two lone pairs make six electron domains, arranged as an octahedron. The lone pairs take opposite corners, as far apart as possible, and leave the four fluorine atoms in a square.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-periodic-trends-304',
    topics: ['periodic-trends'],
    tests: ['interhalogens-and-noble-gas-compounds'],
    difficulty: 'intermediate',
    text: 'How is \\ce{XeF4} made, and what determines whether \\ce{XeF2}, \\ce{XeF4} or \\ce{XeF6} forms?',
    answer: 'From the elements on heating; the ratio of fluorine to xenon',
    distractors: [
      {
        text: 'From \\ce{XeO3} and \\ce{HF}; the concentration of the acid',
        slip: 'other-process',
        teaching:
          'In fact, \\ce{XeO3} is made from a xenon fluoride and water, the reverse of such a reaction.',
      },
      {
        text: 'From \\ce{Xe} and \\ce{HF} with a catalyst; the temperature alone',
        slip: 'other-process',
        teaching: 'Xenon does not react with hydrogen fluoride.',
      },
      {
        text: 'From the elements in water; the acidity of the solution',
        slip: 'wrong-cause',
        teaching: 'Water destroys xenon fluorides and reacts with fluorine.',
      },
    ],
    explanation:
      'Xenon and fluorine react at about 400 °C: an excess of xenon gives \\ce{XeF2}, fluorine in a ratio of about 5 to 1 gives \\ce{XeF4}, and a large excess of fluorine under pressure gives \\ce{XeF6}.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-periodic-trends-305',
    topics: ['periodic-trends'],
    tests: ['interhalogens-and-noble-gas-compounds'],
    uses: ['hybridization'],
    difficulty: 'advanced',
    text: 'A student explains \\ce{XeF4} with sp^{3}d^{2} orbitals; a textbook uses three-center four-electron bonds instead. Which feature do both descriptions predict?',
    answer: 'Equal Xe–F bonds in a plane',
    distractors: [
      {
        text: 'A full electron pair in each Xe–F bond',
        slip: 'model-of-another-time',
        teaching:
          'Three-center bonds spread four electrons over three atoms; each Xe–F bond has less than a full pair.',
      },
      {
        text: 'Use of the 5d orbitals of xenon',
        slip: 'model-of-another-time',
        teaching: 'The three-center description does not use d orbitals.',
      },
      {
        text: 'Three lone pairs on the xenon atom',
        slip: 'wrong-domain-count',
        teaching: 'Both descriptions leave two lone pairs; it is \\ce{XeF2} that has three.',
      },
    ],
    explanation:
      'Both account for the square planar molecule with four equal bonds in a plane. They differ in the role of the 5d orbitals and in the number of electrons per bond.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-periodic-trends-306',
    topics: ['periodic-trends'],
    tests: ['group-1-metals'],
    uses: ['metallic-character'],
    difficulty: 'beginner',
    text: 'Which property of lithium is an example of its diagonal relationship with magnesium?',
    answer: 'It forms a nitride when it is heated in nitrogen.',
    distractors: [
      {
        text: 'It reacts with water to give a base and hydrogen.',
        slip: 'one-condition-only',
        teaching: 'All metals of group 1 do this, so it shows no special similarity to magnesium.',
      },
      {
        text: 'It forms a peroxide when it burns in oxygen.',
        slip: 'other-substance',
        teaching: 'Sodium forms the peroxide; lithium forms the oxide, as magnesium does.',
      },
      {
        text: 'It forms a superoxide when it burns in oxygen.',
        slip: 'other-substance',
        teaching: 'Potassium forms the superoxide; lithium forms the oxide, as magnesium does.',
      },
    ],
    explanation:
      'Lithium is the only alkali metal that combines directly with nitrogen: it forms the nitride \\ce{Li3N}, just as magnesium forms \\ce{Mg3N2}.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-307',
    topics: ['periodic-trends'],
    tests: ['group-1-metals'],
    uses: ['metallic-character'],
    difficulty: 'intermediate',
    text: 'Why do lithium and magnesium resemble each other, although they are in different groups?',
    answer: 'Their ions have similar charge densities.',
    distractors: [
      {
        text: 'Their atoms have equal numbers of valence electrons.',
        slip: 'wrong-cause',
        teaching: 'Lithium has one valence electron, and magnesium has two.',
      },
      {
        text: 'Their ions are isoelectronic with neon.',
        slip: 'wrong-cause',
        teaching: '\\ce{Mg^2+} is isoelectronic with neon, but \\ce{Li+} is isoelectronic with helium.',
      },
      {
        text: 'Their radii both increase along the diagonal.',
        slip: 'reversed-trend',
        teaching:
          'Radii increase down a group and decrease across a period, so along the diagonal the effects nearly cancel.',
      },
    ],
    explanation:
      'Down a group, ions become larger; across a period, they become smaller and more highly charged. Along a diagonal, these effects nearly cancel: \\ce{Li+} (76 pm) and \\ce{Mg^2+} (72 pm) attract anions in a similar way.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-308',
    topics: ['periodic-trends'],
    tests: ['group-1-metals'],
    uses: ['metallic-character'],
    difficulty: 'intermediate',
    text: 'Which of these carbonates decomposes most easily to the oxide and carbon dioxide on heating, much as \\ce{MgCO3} does?',
    answer: '\\ce{Li2CO3}',
    distractors: [
      {
        text: '\\ce{Cs2CO3}',
        slip: 'reversed-trend',
        teaching: 'Large cations hardly distort the carbonate ion, so this carbonate is the most stable one.',
      },
      {
        text: '\\ce{Na2CO3}',
        slip: 'one-condition-only',
        teaching: 'Sodium carbonate melts at 850 °C without decomposing.',
      },
      {
        text: '\\ce{K2CO3}',
        slip: 'series-position-wrong',
        teaching: 'Potassium carbonate is stable at red heat.',
      },
    ],
    explanation:
      'The small \\ce{Li+} ion polarizes the carbonate ion and gives a stable oxide with a high lattice energy, as \\ce{Mg^2+} does: \\ce{Li2CO3 -> Li2O + CO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-309',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table'],
    uses: ['metallic-character'],
    difficulty: 'beginner',
    text: 'Which pairs of elements are linked by the diagonal relationship?',
    answer: 'Li and Mg, Be and Al, B and Si',
    distractors: [
      {
        text: 'Li and Na, Be and Mg, B and Al',
        slip: 'wrong-place-in-table',
        teaching: 'These pairs are vertical neighbors in a group.',
      },
      {
        text: 'Li and Be, Na and Mg, B and C',
        slip: 'wrong-place-in-table',
        teaching: 'These pairs are neighbors in a period.',
      },
      {
        text: 'Na and Be, Mg and B, Al and C',
        slip: 'reversed-trend',
        teaching:
          'This diagonal runs down to the left, a direction in which the two trends reinforce each other.',
      },
    ],
    explanation:
      'The diagonal relationship links an element of period 2 with the element one step down and one step to the right: Li and Mg, Be and Al, B and Si.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-310',
    topics: ['periodic-trends'],
    tests: ['amphoterism'],
    difficulty: 'beginner',
    text: 'Which oxide neutralizes both hydrochloric acid and sodium hydroxide solution?',
    answer: '\\ce{Al2O3}',
    distractors: [
      {
        text: '\\ce{MgO}',
        slip: 'one-condition-only',
        teaching: 'Magnesium oxide is basic and dissolves only in acid.',
      },
      {
        text: '\\ce{SO3}',
        slip: 'one-condition-only',
        teaching: 'Sulfur trioxide is acidic and reacts with bases and with water.',
      },
      {
        text: '\\ce{Na2O}',
        slip: 'one-condition-only',
        teaching: 'Sodium oxide is strongly basic and does not react with bases.',
      },
    ],
    explanation:
      'An amphoteric oxide reacts with acids and with bases. Aluminum oxide gives \\ce{Al^3+} with acid and aluminate, \\ce{[Al(OH)4]-}, with base, so the amphoteric oxide is \\ce{Al2O3}.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-periodic-trends-312',
    topics: ['periodic-trends'],
    tests: ['amphoterism'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'Which equation shows zinc oxide acting as an acid?',
    answer: '\\ce{ZnO + 2OH- + H2O -> [Zn(OH)4]^2-}',
    distractors: [
      {
        text: '\\ce{ZnO + 2H+ -> Zn^2+ + H2O}',
        slip: 'reversed-cause',
        teaching: 'Here the oxide accepts protons, so it acts as a base.',
      },
      {
        text: '\\ce{ZnO + C -> Zn + CO}',
        slip: 'reaction-type-confused',
        teaching: 'This is a reduction; zinc oxide does not act as an acid here.',
      },
      {
        text: '\\ce{2Zn + O2 -> 2ZnO}',
        slip: 'reaction-type-confused',
        teaching: 'This is how the oxide forms from the metal.',
      },
    ],
    explanation:
      'An oxide acts as an acid when it reacts with a base. With hydroxide, zinc oxide gives zincate: \\ce{ZnO + 2OH- + H2O -> [Zn(OH)4]^2-}.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-periodic-trends-313',
    topics: ['periodic-trends'],
    tests: ['amphoterism'],
    uses: ['period-3-oxides'],
    difficulty: 'advanced',
    text: 'Chromium forms \\ce{CrO}, \\ce{Cr2O3} and \\ce{CrO3}. What is the acid–base character of these oxides, in the order given?',
    answer: 'Basic, amphoteric, acidic',
    distractors: [
      {
        text: 'Acidic, amphoteric, basic',
        slip: 'reversed-trend',
        teaching: 'The higher the oxidation state, the more acidic the oxide.',
      },
      {
        text: 'Basic, basic, basic',
        slip: 'overgeneralised-rule',
        teaching:
          'Oxides of metals in high oxidation states are covalent and acidic: \\ce{CrO3} gives chromic acid.',
      },
      {
        text: 'Amphoteric, acidic, basic',
        slip: 'series-position-wrong',
        teaching: 'As the oxidation state increases, the character changes steadily from basic to acidic.',
      },
    ],
    explanation:
      'The higher the oxidation number of the metal, the more strongly it draws electrons from oxygen: \\ce{CrO} is basic, \\ce{Cr2O3} is amphoteric, and \\ce{CrO3}, which gives chromic acid with water, is acidic.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-redox-301',
    topics: ['redox'],
    tests: ['activity-series'],
    difficulty: 'beginner',
    text: 'Which metal reacts with steam, but hardly with cold water?',
    answer: 'Magnesium',
    distractors: [
      {
        text: 'Potassium',
        slip: 'series-position-wrong',
        teaching: 'Potassium reacts violently with cold water.',
      },
      {
        text: 'Copper',
        slip: 'series-position-wrong',
        teaching: 'Copper is below hydrogen in the activity series and does not react with steam.',
      },
      {
        text: 'Calcium',
        slip: 'series-position-wrong',
        teaching: 'Calcium reacts steadily with cold water.',
      },
    ],
    explanation:
      'Potassium and calcium react even with cold water, and copper, below hydrogen in the activity series, does not react with steam. Magnesium is in between: it hardly reacts with cold water, but with steam it burns to \\ce{MgO} and hydrogen.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-302',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    uses: ['activity-series'],
    difficulty: 'beginner',
    text: 'How can the position of carbon in the activity series, between aluminum and zinc, be used?',
    answer: 'To decide which oxides can be reduced with carbon',
    distractors: [
      {
        text: 'To decide which metals conduct better than graphite',
        slip: 'reversed-cause',
        teaching: 'Conductivity does not follow the activity series.',
      },
      {
        text: 'To decide which metals dissolve in dilute acids',
        slip: 'other-process',
        teaching: 'For this, the position of hydrogen in the series is needed.',
      },
      {
        text: 'To decide which metals form carbonates',
        slip: 'other-process',
        teaching: 'Many metals form carbonates, both above and below carbon.',
      },
    ],
    explanation:
      'Metals below carbon, such as zinc, iron and copper, can be obtained by heating their oxides with carbon; those above it require electrolysis.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-303',
    topics: ['redox', 'reactions-in-solution'],
    tests: ['activity-series', 'net-ionic-equations'],
    difficulty: 'intermediate',
    text: 'Magnesium ribbon is placed in a blue solution of \\ce{CuSO4}. What is observed, and what is the net ionic equation?',
    answer: 'The blue fades, and a red-brown solid forms: \\ce{Mg + Cu^2+ -> Mg^2+ + Cu}',
    distractors: [
      {
        text: 'The blue fades, and a white solid forms: \\ce{Mg + SO4^2- -> MgSO4 + 2e-}',
        slip: 'spectator-ions-kept',
        teaching: '\\ce{MgSO4} is soluble, and sulfate is a spectator ion.',
      },
      {
        text: 'The blue deepens, and no solid forms: \\ce{Mg^2+ + Cu -> Mg + Cu^2+}',
        slip: 'activity-order-reversed',
        teaching: 'Magnesium is far above copper in the activity series, so it is magnesium that dissolves.',
      },
      {
        text: 'The blue fades, and a red-brown solid forms: \\ce{2Mg + Cu^2+ -> 2Mg+ + Cu}',
        slip: 'charges-not-balanced',
        teaching: 'Magnesium loses two electrons and forms \\ce{Mg^2+}.',
      },
    ],
    explanation:
      'The more reactive magnesium displaces copper: \\ce{Mg + Cu^2+ -> Mg^2+ + Cu}. The blue \\ce{Cu^2+} disappears, and red-brown copper is deposited.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-308',
    topics: ['reactions-in-solution'],
    tests: ['types-of-chemical-reactions'],
    difficulty: 'beginner',
    text: 'What is observed when a strip of magnesium is burned in air?',
    answer: 'A dazzling white light and a white powder',
    distractors: [
      {
        text: 'An orange glow and a black powder',
        slip: 'other-substance',
        teaching: 'Iron wool glows orange and gives a black oxide.',
      },
      {
        text: 'A lilac flame and a gray liquid',
        slip: 'color-of-another-ion',
        teaching: 'Potassium burns with a lilac flame; magnesium oxide is a white solid.',
      },
      {
        text: 'Bubbles of gas and a clear solution',
        slip: 'other-process',
        teaching: 'This is observed when magnesium reacts with dilute acid.',
      },
    ],
    explanation:
      'Magnesium burns with an intense white light to white magnesium oxide: \\ce{2Mg + O2 -> 2MgO}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-304',
    topics: ['redox', 'reactions-in-solution'],
    tests: ['reaction-rate'],
    uses: ['activity-series', 'types-of-chemical-reactions'],
    difficulty: 'intermediate',
    text: 'Equal pieces of magnesium ribbon are placed in two acids of equal concentration and temperature, hydrochloric and acetic acid, each in excess. How do the volumes of hydrogen and the rates compare?',
    answer: 'Equal volumes of hydrogen, faster with hydrochloric acid',
    distractors: [
      {
        text: 'More hydrogen, and faster, with hydrochloric acid',
        slip: 'rate-for-extent',
        teaching:
          'Magnesium is the limiting reactant and determines the amount of gas; only the rate differs.',
      },
      {
        text: 'Equal volumes of hydrogen, equally fast with both acids',
        slip: 'weak-as-strong',
        teaching: 'Acetic acid is weak: few \\ce{H+} ions are present at any time, so it reacts more slowly.',
      },
      {
        text: 'Equal volumes of hydrogen, faster with acetic acid',
        slip: 'reversed-trend',
        teaching: 'The weak acid has the lower \\ce{H+} concentration, so it reacts more slowly.',
      },
    ],
    explanation:
      'With excess acid, magnesium is the limiting reactant: \\ce{Mg + 2H+ -> Mg^2+ + H2} gives equal volumes. Hydrochloric acid is fully ionized and reacts faster.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-periodic-trends-314',
    topics: ['periodic-trends'],
    tests: ['activity-series'],
    uses: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'beginner',
    text: 'Dilute sulfuric acid is added to separate samples of zinc, zinc oxide, copper and copper(II) oxide. Which one remains unchanged?',
    answer: 'Copper',
    distractors: [
      {
        text: 'Zinc',
        slip: 'activity-order-reversed',
        teaching: 'Zinc is above hydrogen in the activity series and reacts to give \\ce{H2}.',
      },
      {
        text: 'Copper(II) oxide',
        slip: 'one-condition-only',
        teaching: 'This basic oxide dissolves to give a blue solution.',
      },
      {
        text: 'Zinc oxide',
        slip: 'one-condition-only',
        teaching: 'This oxide dissolves in the acid to give a colorless solution of zinc sulfate.',
      },
    ],
    explanation:
      'In dilute sulfuric acid, \\ce{H+} is the only oxidizing agent. Copper is below hydrogen in the activity series and does not reduce \\ce{H+}, so it does not react.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-periodic-trends-315',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: 'Hot concentrated sulfuric acid dissolves copper: \\ce{Cu + 2H2SO4 -> CuSO4 + SO2 + 2H2O}. In which roles does the acid act?',
    answer: 'As an oxidizing agent and as an acid',
    distractors: [
      {
        text: 'As an oxidizing agent and as a catalyst',
        slip: 'one-part-right',
        teaching:
          'The acid is used up; half of it becomes the sulfate in \\ce{CuSO4}, and this half acts as an acid.',
      },
      {
        text: 'As a reducing agent and as an acid',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Sulfur goes from +6 to +4, so the acid is reduced and acts as an oxidizing agent.',
      },
      {
        text: 'As a reducing agent and as a catalyst',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'The acid is reduced, so it is an oxidizing agent; it is also used up, so it is not a catalyst.',
      },
    ],
    explanation:
      'One molecule of \\ce{H2SO4} is reduced to \\ce{SO2} and so oxidizes copper; the other donates its protons and remains as sulfate.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-periodic-trends-317',
    topics: ['periodic-trends', 'acids-and-bases'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    uses: ['molecular-structure-and-acid-strength'],
    difficulty: 'intermediate',
    text: 'How do sulfurous acid and sulfuric acid differ?',
    answer: 'Sulfur is +4 in the weaker acid, \\ce{H2SO3}, and +6 in \\ce{H2SO4}.',
    distractors: [
      {
        text: 'Sulfur is +6 in the weaker acid, \\ce{H2SO3}, and +4 in \\ce{H2SO4}.',
        slip: 'mixed-up-ion-names',
        teaching: 'More oxygen means a higher oxidation state: +6 in \\ce{H2SO4}.',
      },
      {
        text: 'Sulfur is +4 in the stronger acid, \\ce{H2SO3}, and +6 in \\ce{H2SO4}.',
        slip: 'reversed-trend',
        teaching: 'The additional oxygen withdraws electrons and makes \\ce{H2SO4} the stronger acid.',
      },
      {
        text: 'Sulfur is +6 in the stronger acid, \\ce{H2SO3}, and +4 in \\ce{H2SO4}.',
        slip: 'oxidation-number-miscounted',
        teaching:
          'With one more oxygen atom, \\ce{H2SO4} has sulfur in the higher oxidation state, +6, and is also the stronger acid.',
      },
    ],
    explanation:
      'With two H at +1 and each oxygen at −2, sulfur is +4 in \\ce{H2SO3} and +6 in \\ce{H2SO4}. With one more terminal oxygen, \\ce{H2SO4} is the far stronger acid.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-periodic-trends-318',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'beginner',
    text: 'How many acidic hydrogens does phosphinic (hypophosphorous) acid, \\ce{H3PO2}, have if two of its H atoms are bonded to phosphorus?',
    answer: '1',
    distractors: [
      {
        text: '3',
        slip: 'formula-for-structure',
        teaching: 'Only hydrogens bonded to oxygen are acidic; two are bonded to phosphorus.',
      },
      {
        text: '2',
        slip: 'protons-miscounted',
        teaching: 'Two hydrogens are bonded to phosphorus, and these are not acidic.',
      },
      {
        text: '0',
        slip: 'formula-for-structure',
        teaching: 'One hydrogen is bonded to oxygen and is acidic.',
      },
    ],
    explanation:
      'The structure is \\ce{H2PO(OH)}: one O–H and two P–H bonds. Only the hydrogen on oxygen is acidic, so the number of acidic hydrogens is 1.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
  },
  {
    id: 'general-periodic-trends-319',
    topics: ['periodic-trends', 'redox'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'advanced',
    text: '\\ce{H3PO2} and \\ce{H3PO3} reduce silver ions to silver, but \\ce{H3PO4} does not. Which structural feature explains the difference?',
    answer: 'P–H bonds',
    distractors: [
      {
        text: 'P–O–P bridges',
        slip: 'formula-for-structure',
        teaching: 'None of the three acids has P–O–P bridges; they occur in diphosphoric acid.',
      },
      {
        text: 'Three O–H groups',
        slip: 'formula-for-structure',
        teaching: '\\ce{H3PO4} has three O–H groups, but it does not reduce silver ions.',
      },
      {
        text: 'A P=O bond',
        slip: 'one-condition-only',
        teaching: 'All three acids have a P=O bond, so this is not the difference.',
      },
    ],
    explanation:
      'In \\ce{H3PO2} (P +1) and \\ce{H3PO3} (P +3), hydrogen is bonded to phosphorus. The P–H bonds are oxidized to P–OH; \\ce{H3PO4} (P +5) has no P–H bonds.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
  },
  {
    id: 'general-periodic-trends-320',
    topics: ['periodic-trends', 'redox'],
    tests: ['oxidation-numbers'],
    uses: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'advanced',
    text: 'Peroxodisulfuric acid, \\ce{H2S2O8}, contains an O–O bond. What is the oxidation number of sulfur?',
    answer: '+6',
    distractors: [
      {
        text: '+7',
        slip: 'peroxide-as-oxide',
        teaching:
          'This would follow if all the oxygen atoms were −2, but two of them are −1; in addition, sulfur has only six valence electrons.',
      },
      {
        text: '+8',
        slip: 'divided-for-root',
        teaching:
          'This would follow if all eight oxygen atoms were −2 and hydrogen were left out, but sulfur has only six valence electrons.',
      },
      {
        text: '+5',
        slip: 'one-side-only',
        teaching:
          'This would follow if the two oxygen atoms of the O–O group were counted as 0, but each of them is −1.',
      },
    ],
    explanation:
      'Six oxygen atoms are −2 and the two in the O–O group are −1, for a total of −14. Two hydrogen atoms contribute +2, so the two sulfur atoms must total +12, or +6 each.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-periodic-trends-321',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'beginner',
    text: 'Which allotrope of sulfur is stable at room temperature, and what does it consist of?',
    answer: 'Rhombic sulfur, \\ce{S8} rings',
    distractors: [
      {
        text: 'Monoclinic sulfur, \\ce{S6} rings',
        slip: 'other-substance',
        teaching: 'Monoclinic sulfur is stable above 95 °C and also consists of \\ce{S8} rings.',
      },
      {
        text: 'Plastic sulfur, chains of many atoms',
        slip: 'other-substance',
        teaching: 'Plastic sulfur forms when the melt is quenched, and it slowly changes to rhombic sulfur.',
      },
      {
        text: 'Rhombic sulfur, \\ce{S2} molecules',
        slip: 'other-substance',
        teaching: '\\ce{S2} molecules occur in very hot sulfur vapor, not in the solid.',
      },
    ],
    explanation:
      'Below 95 °C, rhombic sulfur is stable. Like monoclinic sulfur, it consists of crown-shaped \\ce{S8} rings, but they are packed differently.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-periodic-trends-322',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: 'When boiling sulfur is poured into cold water, a brown rubbery mass forms. What is this mass, and what happens to it within a few days?',
    answer: 'Tangled chains that change back into \\ce{S8} rings',
    distractors: [
      {
        text: 'Rhombic crystals that change into monoclinic needles',
        slip: 'other-substance',
        teaching: 'Rhombic sulfur is stable at room temperature; quenching traps chains instead.',
      },
      {
        text: 'Monoclinic needles that change into rhombic ones',
        slip: 'other-substance',
        teaching: 'Needles form when the melt cools slowly just below its freezing point.',
      },
      {
        text: '\\ce{S8} rings that join slowly into long chains',
        slip: 'reversed-cause',
        teaching:
          'The reverse is true: the chains of the hot melt are trapped by quenching and slowly change back to rings.',
      },
    ],
    explanation:
      'In hot liquid sulfur, rings open and join into long chains. Quenching traps them as plastic sulfur; with time the stable rhombic form with \\ce{S8} rings returns.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-periodic-trends-323',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: 'Rhombic and monoclinic sulfur change into each other at 95.3 °C. Which statement about the stability of the two forms is correct?',
    answer: 'Monoclinic is stable at 110 °C, rhombic at 25 °C.',
    distractors: [
      {
        text: 'Rhombic is stable at 110 °C, monoclinic at 25 °C.',
        slip: 'reversed-trend',
        teaching: 'The reverse is true; sulfur crystals at room temperature are rhombic.',
      },
      {
        text: 'Both are stable at 110 °C, neither at 25 °C.',
        slip: 'one-property-decides',
        teaching: 'At each temperature, one form is stable; below 95.3 °C it is the rhombic form.',
      },
      {
        text: 'Both are stable at 25 °C, neither at 110 °C.',
        slip: 'one-property-decides',
        teaching: 'At each temperature only one is stable; sulfur melts only near 115 °C.',
      },
    ],
    explanation:
      'At 95.3 °C both forms have the same Gibbs energy. Above this temperature, monoclinic sulfur, which has the higher entropy, is stable up to the melting point; below it, rhombic sulfur is stable.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-periodic-trends-324',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'beginner',
    text: 'Why are rhombic and monoclinic sulfur allotropes and not isomers or isotopes?',
    answer: 'They are different forms of one element in the same state.',
    distractors: [
      {
        text: 'They are compounds with the same molecular formula.',
        slip: 'other-terms-meaning',
        teaching: 'This would describe isomers; sulfur is an element.',
      },
      {
        text: 'They are atoms with different numbers of neutrons.',
        slip: 'other-terms-meaning',
        teaching: 'This would describe isotopes; the atoms are the same in both forms.',
      },
      {
        text: 'They are molecules with different numbers of atoms.',
        slip: 'irrelevant-property',
        teaching: 'Both forms consist of \\ce{S8} molecules; only the packing differs.',
      },
    ],
    explanation:
      'Allotropes are different structures of one element in the same state. Here \\ce{S8} rings are packed in two different ways.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
];
