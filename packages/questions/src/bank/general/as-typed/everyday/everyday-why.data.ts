import type { WrittenQuestion } from '../../../written-question.ts';

export const everydayWhyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-reactions-in-solution-603',
    topics: ['reactions-in-solution'],
    tests: ['neutralization'],
    difficulty: 'beginner',
    text: 'Baking soda in a dough with buttermilk (an acid) makes bread rise. Which reaction is responsible?',
    answer: '\\ce{HCO3- + H+ -> CO2 + H2O}',
    distractors: [
      {
        text: '\\ce{HCO3- + OH- -> CO3^2- + H2O}',
        slip: 'neutralisation-turned-around',
        teaching: 'No gas forms, and buttermilk is acidic.',
      },
      {
        text: '\\ce{2HCO3- -> CO3^2- + H2 + CO2}',
        slip: 'charges-not-balanced',
        teaching: 'The balance of atoms fails, and no hydrogen forms.',
      },
      {
        text: '\\ce{HCO3- + H2O -> H2CO3 + OH-}',
        slip: 'effect-left-out',
        teaching: 'This equilibrium lies far left in water and makes no bubbles.',
      },
    ],
    explanation:
      'The acid of the buttermilk protonates hydrogen carbonate to carbonic acid, which falls apart: \\ce{HCO3- + H+ -> CO2 + H2O}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-604',
    topics: ['reactions-in-solution', 'balancing'],
    tests: ['types-of-chemical-reactions'],
    uses: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'Baking soda makes a cake rise even without an acid, once the oven is hot. Which equation describes this?',
    answer: '\\ce{2NaHCO3 -> Na2CO3 + H2O + CO2}',
    distractors: [
      {
        text: '\\ce{2NaHCO3 -> 2NaOH + 2CO2}',
        slip: 'other-substance',
        teaching: 'Heating leaves the carbonate; the hydroxide would take up \\ce{CO2} again.',
      },
      {
        text: '\\ce{NaHCO3 -> NaH + CO2 + O}',
        slip: 'other-substance',
        teaching: 'A hydride cannot form in a cake, and single oxygen atoms do not escape.',
      },
      {
        text: '\\ce{NaHCO3 -> NaOH + CO + O2}',
        slip: 'atoms-miscounted',
        teaching: 'The oxygen atoms do not balance, and carbon monoxide does not form.',
      },
    ],
    explanation: 'Above about 80 °C hydrogen carbonate decomposes: \\ce{2NaHCO3 -> Na2CO3 + H2O + CO2}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-gas-laws-600',
    topics: ['gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'A recipe uses 4.2 g of baking soda, \\ce{NaHCO3} (84 g/mol), with enough acid. What volume of \\ce{CO2} forms at 180 °C in the oven, where a mole of gas takes up 37 L?',
    answer: '1.9 L',
    distractors: [
      {
        text: '0.93 L',
        slip: 'ignored-coefficients',
        teaching:
          'With acid each mole of hydrogen carbonate gives a whole mole of \\ce{CO2}; the half belongs to heating without acid.',
        expression: '(4.2 / 2) / 84 * 37',
      },
      {
        text: '1.1 L',
        slip: 'molar-volume-everywhere',
        teaching: '22.4 L/mol belongs to 0 °C.',
        expression: '4.2 / 84 * 22.4',
      },
      {
        text: '0.56 L',
        slip: 'molar-volume-everywhere',
        teaching:
          '22.4 L/mol belongs to 0 °C, and each mole of hydrogen carbonate gives a whole mole of \\ce{CO2}.',
        expression: '(4.2 / 2) / 84 * 22.4',
      },
    ],
    explanation: '4.2/84 = 0.050 mol; 0.050 mol × 37 L/mol = 1.9 L (1.85 L).',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '4.2/84*37', unit: 'L' },
  },
  {
    id: 'general-reactions-in-solution-605',
    topics: ['reactions-in-solution'],
    tests: ['electrolytes'],
    uses: ['types-of-chemical-reactions', 'neutralization'],
    difficulty: 'intermediate',
    text: 'Baking powder holds baking soda, a solid acid and starch. It stays quiet in the can and foams in wet dough. Why?',
    answer: 'The ions meet only in water.',
    distractors: [
      {
        text: 'The starch is an acid when wet.',
        slip: 'wrong-cause',
        teaching: 'Starch is no acid; it keeps the powder dry.',
      },
      {
        text: 'The soda is basic only when hot.',
        slip: 'wrong-cause',
        teaching: 'The foam starts in cold dough already.',
      },
      {
        text: 'The acid evaporates from the can.',
        slip: 'other-process',
        teaching: 'It is a solid salt; it stays.',
      },
    ],
    explanation:
      'Dry crystals of acid and soda barely touch. Water dissolves both, and protons reach the hydrogen carbonate: the ions meet only in water.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-nuclear-chemistry-600',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    uses: ['radioactive-decay'],
    difficulty: 'beginner',
    text: 'Bananas are slightly radioactive since they contain potassium-40. It mostly emits β^{−} particles. What does it turn into?',
    answer: '\\ce{^{40}_{20}Ca}',
    distractors: [
      {
        text: '\\ce{^{40}_{18}Ar}',
        slip: 'mixed-up-decays',
        teaching: 'Argon-40 comes from the rarer electron capture.',
      },
      { text: '\\ce{^{39}_{19}K}', slip: 'mixed-up-decays', teaching: 'The mass number stays in β decay.' },
      { text: '\\ce{^{36}_{17}Cl}', slip: 'mixed-up-decays', teaching: 'This would be α decay.' },
    ],
    explanation:
      'In β^{−} decay a neutron turns into a proton: Z rises by one to 20, A stays 40: \\ce{^{40}_{20}Ca}.',
    reference: 'OpenStax Chemistry 2e, section 21.2',
  },
  {
    id: 'general-nuclear-chemistry-601',
    topics: ['nuclear-chemistry', 'moles'],
    tests: ['half-life-of-a-nuclide'],
    uses: ['moles-and-particles'],
    difficulty: 'advanced',
    text: 'A banana holds 0.45 g of potassium, 0.0117 % of whose atoms are \\ce{^{40}K} (half-life 3.94 × 10^{16} s; *M* of K 39.1 g/mol). What is its activity? (*N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '14 Bq',
    distractors: [
      {
        text: '21 Bq',
        slip: 'forgot-ln-two',
        teaching: 'The decay constant is ln 2/*t*_{1/2}, not 1/*t*_{1/2}.',
        expression: '0.45 / 39.1 * 6.022e23 * 1.17e-4 / 3.94e16',
      },
      {
        text: '2100 Bq',
        slip: 'unit-prefix',
        teaching: 'Percent means hundredths, and the decay constant is ln 2/*t*_{1/2}.',
        expression: '0.45 / 39.1 * 6.022e23 * 0.0117 / 3.94e16',
      },
      {
        text: '1400 Bq',
        slip: 'unit-prefix',
        teaching: 'Percent means hundredths: 0.000117.',
        expression: '0.45 / 39.1 * 6.022e23 * 0.0117 * ln(2) / 3.94e16',
      },
    ],
    explanation:
      '*N* = 0.45/39.1 × 6.022 × 10^{23} × 1.17 × 10^{−4} = 8.1 × 10^{17}; *A* = *N* ln 2/*t*_{1/2} = 14 Bq.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
    computation: { kind: 'quantity', expression: '0.45/39.1*6.022e23*1.17e-4*ln(2)/3.94e16', unit: 'Bq' },
  },
  {
    id: 'general-nuclear-chemistry-602',
    topics: ['nuclear-chemistry'],
    tests: ['radioactive-decay'],
    difficulty: 'intermediate',
    text: 'The “banana equivalent dose” compares doses of radiation with that from eating one banana. Why does a banana a day not make the body more and more radioactive?',
    answer: 'The body keeps its potassium constant.',
    distractors: [
      {
        text: 'Potassium-40 loses its radioactivity in the stomach.',
        slip: 'other-process',
        teaching: 'No chemistry changes a nucleus.',
      },
      {
        text: 'Potassium-40 decays within a day.',
        slip: 'factor-for-half-lives',
        teaching: 'Its half-life is more than a billion years.',
      },
      {
        text: 'The skin keeps β particles out.',
        slip: 'wrong-cause',
        teaching: 'The potassium is inside the body.',
      },
    ],
    explanation:
      'The kidneys excrete as much potassium as is eaten, \\ce{^{40}K} with it: the body keeps its potassium constant.',
    reference: 'OpenStax Chemistry 2e, section 21.6',
  },
  {
    id: 'general-solutions-603',
    topics: ['solutions'],
    tests: ['like-dissolves-like'],
    difficulty: 'beginner',
    text: 'Why do oil and water not mix?',
    answer: 'Water molecules hold on to each other too strongly.',
    distractors: [
      {
        text: 'Oil molecules repel water molecules.',
        slip: 'wrong-sign',
        teaching: 'They attract each other weakly, by dispersion forces.',
      },
      {
        text: 'Oil is less dense than water.',
        slip: 'one-property-decides',
        teaching: 'Density decides which layer is on top; ethanol is lighter too and mixes.',
      },
      {
        text: 'Oil molecules hold on to each other by hydrogen bonds.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'The C–H bonds of oil form no hydrogen bonds.',
      },
    ],
    explanation:
      'Mixing would break hydrogen bonds of water, and the weak attraction to oil does not pay for it: water molecules hold on to each other too strongly.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-604',
    topics: ['solutions', 'intermolecular-forces'],
    tests: ['surfactants-and-micelles'],
    uses: ['like-dissolves-like'],
    difficulty: 'intermediate',
    text: 'Shaken oil and water separate again. A drop of dish soap keeps the oil in fine droplets. How?',
    answer: 'Each soap ion has one end for oil and one for water.',
    distractors: [
      {
        text: 'Each soap ion turns an oil molecule into a polar one.',
        slip: 'other-process',
        teaching: 'Soap does not react with the oil in the glass.',
      },
      {
        text: 'Soap makes the density of oil equal to that of water.',
        slip: 'one-property-decides',
        teaching: 'The densities hardly change.',
      },
      {
        text: 'Soap breaks the hydrogen bonds between oil molecules.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Oil has no such bonds.',
      },
    ],
    explanation:
      'The tail dissolves in the drop, the charged head points to the water: each soap ion has one end for oil and one for water.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-solutions-605',
    topics: ['solutions'],
    tests: ['like-dissolves-like'],
    uses: ['entropy-of-mixing'],
    difficulty: 'advanced',
    text: 'When a little hexane is stirred into water at 25 °C, Δ*H* of dissolving is about zero, yet hardly any dissolves. What keeps oil and water apart here?',
    answer: 'Water around the hexane is more ordered.',
    distractors: [
      {
        text: 'Hexane around the water is more ordered.',
        slip: 'reversed-cause',
        teaching: 'Only a trace of hexane is in the water.',
      },
      {
        text: 'Water around the hexane is less ordered.',
        slip: 'wrong-sign',
        teaching: 'More disorder would raise the entropy and favor dissolving.',
      },
      {
        text: 'Hexane around the water is less ordered.',
        slip: 'reversed-cause',
        teaching: 'Only a trace of hexane is in the water, and less order would favor dissolving.',
      },
    ],
    explanation:
      'Δ*G* is positive although Δ*H* is near zero, so Δ*S* is negative: water around the hexane is more ordered (the hydrophobic effect).',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-solutions-606',
    topics: ['solutions'],
    tests: ['like-dissolves-like'],
    uses: ['representations-of-solutions'],
    difficulty: 'intermediate',
    text: 'Salad oil, water and iodine are shaken and left to stand. Where is the violet to brown color deepest, and why?',
    answer: 'In the oil above: \\ce{I2} is nonpolar.',
    distractors: [
      {
        text: 'In the oil below: \\ce{I2} is nonpolar.',
        slip: 'reversed-trend',
        teaching: 'Oil floats on water.',
      },
      {
        text: 'In the water above: \\ce{I2} is polar.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'Water is the lower layer, and two identical atoms share evenly.',
      },
      {
        text: 'In the water below: \\ce{I2} is polar.',
        slip: 'ignored-polarity',
        teaching: 'The bond between two identical atoms has no dipole.',
      },
    ],
    explanation:
      'Like dissolves like: nonpolar \\ce{I2} goes into the oil. The oil is less dense than water, so the color is deepest in the layer above.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-607',
    topics: ['solutions'],
    tests: ['like-dissolves-like'],
    uses: ['representations-of-solutions', 'dipole-dipole-forces'],
    difficulty: 'beginner',
    text: 'Water is a good solvent for table salt. Which picture of a dissolved \\ce{Na+} ion is right?',
    answer: 'The oxygen ends of water molecules point to it.',
    distractors: [
      {
        text: 'The hydrogen ends of water molecules point to it.',
        slip: 'water-dipole-reversed',
        teaching: 'Hydrogen is the positive end; it points to \\ce{Cl-}.',
      },
      {
        text: 'A \\ce{Cl-} ion stays bound to it among the water molecules.',
        slip: 'ions-as-units',
        teaching: 'The ions move apart when salt dissolves.',
      },
      {
        text: 'A hydroxide ion from water forms \\ce{NaOH} with it.',
        slip: 'other-process',
        teaching: 'Sodium hydroxide is fully split in water.',
      },
    ],
    explanation: 'Oxygen is the negative end of water; it turns to the cation: the oxygen ends point to it.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-608',
    topics: ['solutions'],
    tests: ['like-dissolves-like', 'hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Water is a good solvent for sugar, although sugar has no ions. Why?',
    answer: 'Sugar has many O–H groups.',
    distractors: [
      {
        text: 'Sugar has many C–H groups.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'C–H bonds are nearly nonpolar and form no hydrogen bonds.',
      },
      {
        text: 'Sugar splits into ions in water.',
        slip: 'neutral-means-no-ions',
        teaching: 'A sugar solution does not conduct.',
      },
      {
        text: 'Sugar has many C–C bonds.',
        slip: 'ignored-polarity',
        teaching: 'C–C bonds are nonpolar and do not attract water.',
      },
    ],
    explanation:
      'Water forms hydrogen bonds to the O–H groups and pulls the molecules out of the crystal. Sugar has many O–H groups.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-609',
    topics: ['solutions', 'thermochemistry'],
    tests: ['enthalpy-of-solution'],
    uses: ['lattice-enthalpy'],
    difficulty: 'intermediate',
    text: 'Water is a good solvent for many salts, yet \\ce{AgCl} and \\ce{MgO} barely dissolve. What must hydration do if the enthalpy of solution of a salt is not to be strongly positive?',
    answer: 'Give back the lattice enthalpy',
    distractors: [
      {
        text: 'Use up the hydration enthalpy',
        slip: 'reversed-cause',
        teaching: 'The lattice has to be taken apart: it costs energy.',
      },
      {
        text: 'Break the covalent bonds within the ions',
        slip: 'bond-for-intermolecular',
        teaching: 'Bonds within ions such as sulfate stay as they are.',
      },
      {
        text: 'React with the ions to give new compounds',
        slip: 'chemical-for-physical-change',
        teaching: 'Dissolving a salt makes hydrated ions; no new compound is needed.',
      },
    ],
    explanation:
      'The ions must be torn from the lattice; attraction to water gives the energy back. If hydration cannot repay the lattice enthalpy, little dissolves.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-610',
    topics: ['solutions'],
    tests: ['like-dissolves-like'],
    uses: ['dipole-dipole-forces'],
    difficulty: 'intermediate',
    text: 'Sodium chloride dissolves well in water (relative permittivity 78) and hardly in hexane (1.9). What does the high permittivity of water do?',
    answer: 'It weakens the attraction between the ions.',
    distractors: [
      {
        text: 'It strengthens the bonds in water.',
        slip: 'reversed-cause',
        teaching: 'The permittivity tells what the liquid does to charges in it.',
      },
      {
        text: 'It raises the charge of the ions.',
        slip: 'wrong-ion-charge',
        teaching: 'The charges stay 1+ and 1−.',
      },
      {
        text: 'It makes the ions heavier.',
        slip: 'wrong-cause',
        teaching: 'Mass does not matter for electric forces.',
      },
    ],
    explanation:
      'The Coulomb force is divided by the relative permittivity. In water it is only about 1/78 as great: it weakens the attraction between the ions.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-611',
    topics: ['solutions', 'periodic-trends'],
    tests: ['enthalpy-of-solution', 'freezing-point-depression'],
    uses: ['solubility-of-gases-and-solids'],
    difficulty: 'beginner',
    text: 'Trucks spread calcium chloride on icy roads at −15 °C, where it starts to melt the ice at once even though no liquid water is present. Which property does most to get the melting started?',
    answer: 'It attracts water and warms up as it dissolves.',
    distractors: [
      {
        text: 'It attracts water and cools down as it dissolves.',
        slip: 'wrong-sign',
        teaching: 'Dissolving anhydrous calcium chloride is strongly exothermic.',
      },
      {
        text: 'It melts below 0 °C by itself.',
        slip: 'one-property-decides',
        teaching: 'The salt melts far above 700 °C.',
      },
      {
        text: 'It reacts with ice to give hydrogen.',
        slip: 'other-substance',
        teaching: 'This is what calcium metal does, not its chloride.',
      },
    ],
    explanation:
      'Anhydrous \\ce{CaCl2} is deliquescent and gives off heat in water: it attracts water and warms up as it dissolves.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'general-solutions-612',
    topics: ['solutions', 'moles'],
    tests: ['vant-hoff-factor'],
    uses: ['representations-of-solutions', 'moles-and-particles'],
    difficulty: 'beginner',
    text: 'Per mole of road salt, calcium chloride lowers the freezing point of water more than sodium chloride does. Why?',
    answer: 'It gives three ions instead of two.',
    distractors: [
      {
        text: 'It gives two ions instead of one.',
        slip: 'wrong-ion-charge',
        teaching: '\\ce{NaCl} gives two ions already.',
      },
      {
        text: 'It gives three ions instead of one.',
        slip: 'ions-as-units',
        teaching: '\\ce{NaCl} is dissociated too and gives two ions.',
      },
      {
        text: 'It gives four ions instead of two.',
        slip: 'wrong-thing-counted',
        teaching: 'Charges were added up; \\ce{Ca^2+} and two \\ce{Cl-} are three ions.',
      },
    ],
    explanation:
      'The lowering counts particles: \\ce{CaCl2} gives \\ce{Ca^2+} and two \\ce{Cl-}, three ions instead of two.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'general-chemical-bonding-601',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['resonance'],
    difficulty: 'intermediate',
    text: 'In the buckyball \\ce{C60} each carbon atom is bonded to three others, all its atoms lie on a sphere, and a quarter of the valence electrons are in π bonds. Which substance has bonding most like this?',
    answer: 'Graphite',
    distractors: [
      {
        text: 'Diamond',
        slip: 'kind-of-bonding-confused',
        teaching: 'In diamond each atom is bonded to four others, and there are no π bonds.',
      },
      { text: 'Methane', slip: 'other-substance', teaching: 'Its carbon has four single bonds to hydrogen.' },
      {
        text: 'Carbon dioxide',
        slip: 'other-substance',
        teaching: 'Its carbon is linear with two double bonds.',
      },
    ],
    explanation:
      'Three neighbors and one π electron per atom are as in a layer of graphite, here curved to a ball.',
    reference: 'OpenStax Chemistry 2e, section 18.5',
  },
  {
    id: 'general-chemical-bonding-602',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    difficulty: 'beginner',
    text: 'Of which rings is the bucky ball, \\ce{C60}, made?',
    answer: 'Pentagons and hexagons',
    distractors: [
      {
        text: 'Hexagons only',
        slip: 'one-condition-only',
        teaching: 'A sheet of hexagons alone stays flat, as graphene.',
      },
      { text: 'Pentagons only', slip: 'one-condition-only', teaching: 'Pentagons alone close at 20 atoms.' },
      {
        text: 'Squares and octagons',
        slip: 'other-substance',
        teaching: 'Such small angles would strain the cage.',
      },
    ],
    explanation: 'Like a soccer ball it has 12 pentagons and 20 hexagons: pentagons and hexagons.',
    reference: 'OpenStax Chemistry 2e, section 18.5',
  },
  {
    id: 'general-chemical-bonding-603',
    topics: ['chemical-bonding'],
    tests: ['covalent-bonding'],
    uses: ['network-covalent-solids'],
    difficulty: 'intermediate',
    text: 'In the bucky ball \\ce{C60} every atom has three neighbors. How many C–C links does the cage have?',
    answer: '90',
    distractors: [
      { text: '60', slip: 'atoms-for-molecules', teaching: 'This is the number of atoms.', expression: '60' },
      {
        text: '180',
        slip: 'counted-both-half-reactions',
        teaching: 'Here every link was counted from both of its ends.',
        expression: '60 * 3',
      },
      {
        text: '120',
        slip: 'bonded-atoms-miscounted',
        teaching: 'This gives every atom four neighbors; it has three, and a double bond to one of them.',
        expression: '60 * 4 / 2',
      },
    ],
    explanation: '60 atoms with three links each have 180 ends; each link has two: 90.',
    reference: 'OpenStax Chemistry 2e, section 18.5',
    computation: { kind: 'quantity', expression: '60*3/2', unit: '' },
  },
  {
    id: 'general-periodic-trends-601',
    topics: ['periodic-trends'],
    tests: ['zinc-cadmium-and-mercury'],
    uses: ['metallic-bonding'],
    difficulty: 'intermediate',
    text: 'Mercury is a liquid at room temperature, gold next to it melts at 1064 °C. What is the reason in the atoms?',
    answer: 'The 6s pair of mercury is held tightly.',
    distractors: [
      {
        text: 'The 6s pair of mercury is empty.',
        slip: 'electrons-decide-element',
        teaching: 'Mercury has two 6s electrons, \\ce{[Xe] 4f^14 5d^10 6s^2}.',
      },
      {
        text: 'The 5d shell of mercury is half full.',
        slip: 'electrons-miscounted',
        teaching: 'It is full, with ten electrons.',
      },
      {
        text: 'The nucleus of mercury is smaller in charge.',
        slip: 'reversed-trend',
        teaching: 'It is 80, that of gold 79.',
      },
    ],
    explanation:
      'Relativity contracts the 6s orbital, and the filled 6s pair takes little part in the electron sea: it is held tightly, and the metallic bonds are weak.',
    reference: 'LibreTexts Chemistry, Descriptive Chemistry of Group 12',
  },
  {
    id: 'general-periodic-trends-602',
    topics: ['periodic-trends'],
    tests: ['zinc-cadmium-and-mercury'],
    difficulty: 'advanced',
    text: 'Mercury atoms in the gas hardly bind to each other, much like those of a noble gas, while gold forms strong \\ce{Au2} molecules. Which configurations fit this?',
    answer: 'Hg 6s^{2}, Au 6s^{1}',
    distractors: [
      { text: 'Hg 6s^{1}, Au 6s^{2}', slip: 'exchanged-signals', teaching: 'Gold comes before mercury.' },
      {
        text: 'Hg 6p^{2}, Au 6p^{1}',
        slip: 'other-orbital',
        teaching: 'The outer electrons of both atoms are in 6s.',
      },
      {
        text: 'Hg 6p^{1}, Au 6p^{2}',
        slip: 'other-orbital',
        teaching: 'The outer electrons are in 6s, and gold has one fewer.',
      },
    ],
    explanation:
      'In \\ce{Hg2} bonding and antibonding 6s combinations would both be filled; in \\ce{Au2} only the bonding one: Hg 6s^{2}, Au 6s^{1}.',
    reference: 'LibreTexts Chemistry, Descriptive Chemistry of Group 12',
  },
  {
    id: 'general-periodic-trends-603',
    topics: ['periodic-trends'],
    tests: ['zinc-cadmium-and-mercury'],
    difficulty: 'advanced',
    text: 'Relativistic contraction of the 6s orbital in mercury is due to electrons that are fast near the nucleus. Why is it much stronger than in zinc?',
    answer: 'The nuclear charge is 80 and not 30.',
    distractors: [
      {
        text: 'The radius of the atom is twice as large.',
        slip: 'reversed-cause',
        teaching: 'A wider orbit would mean slower electrons.',
      },
      {
        text: 'The 6s electrons never come near the nucleus.',
        slip: 'orbit-for-orbital',
        teaching: 's electrons do come near it, and just there they are fast.',
      },
      {
        text: 'The mass of the nucleus is three times as large.',
        slip: 'wrong-cause',
        teaching: 'The mass of the nucleus hardly matters for the electrons.',
      },
    ],
    explanation:
      'The speed near the nucleus grows with *Z*; at 80 it is more than half the speed of light: the nuclear charge is 80 and not 30.',
    reference: 'LibreTexts Chemistry, Descriptive Chemistry of Group 12',
  },
  {
    id: 'general-nomenclature-601',
    topics: ['nomenclature', 'redox'],
    tests: ['naming-transition-metal-compounds'],
    uses: ['zinc-cadmium-and-mercury', 'naming-ionic-compounds'],
    difficulty: 'intermediate',
    text: 'What is the formula of mercury(I) chloride (calomel), and why?',
    answer: '\\ce{Hg2Cl2}, the cation is \\ce{Hg2^2+}',
    distractors: [
      {
        text: '\\ce{HgCl}, the cation is \\ce{Hg+}',
        slip: 'not-lowest-coefficients',
        teaching: 'A single \\ce{Hg+} would have an unpaired electron; the salt is diamagnetic.',
      },
      {
        text: '\\ce{HgCl2}, the cation is \\ce{Hg^2+}',
        slip: 'numeral-for-subscript',
        teaching: 'This is mercury(II) chloride.',
      },
      {
        text: '\\ce{Hg2Cl}, the cation is \\ce{Hg2+}',
        slip: 'charges-not-balanced',
        teaching: 'The charge of the pair is 2+.',
      },
    ],
    explanation:
      'Two mercury atoms share a bond in \\ce{Hg2^2+}, each with the oxidation number +1: \\ce{Hg2Cl2}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-periodic-trends-604',
    topics: ['periodic-trends'],
    tests: ['zinc-cadmium-and-mercury'],
    uses: ['properties-of-solids'],
    difficulty: 'beginner',
    text: 'Some mercury from a broken thermometer lies in cracks of the floor. What is the main danger?',
    answer: 'Breathing its vapor for a long time',
    distractors: [
      {
        text: 'Its catching fire in moist air',
        slip: 'other-substance',
        teaching: 'Mercury does not burn; alkali metals do.',
      },
      {
        text: 'Its radiation at close range',
        slip: 'other-substance',
        teaching: 'Natural mercury is not radioactive.',
      },
      {
        text: 'Its eating through the floor',
        slip: 'other-substance',
        teaching: 'It does not attack wood or tile.',
      },
    ],
    explanation:
      'Mercury evaporates slowly at room temperature, and the vapor goes from the lungs to the brain. The danger is breathing its vapor for a long time.',
    reference: 'LibreTexts Chemistry, Descriptive Chemistry of Group 12',
  },
  {
    id: 'general-periodic-trends-605',
    topics: ['periodic-trends'],
    tests: ['zinc-cadmium-and-mercury'],
    difficulty: 'intermediate',
    text: 'Why must a mercury thermometer not be used in an aircraft with an aluminum body?',
    answer: 'Mercury and aluminum form an amalgam, and the oxide film is lost.',
    distractors: [
      {
        text: 'Mercury and aluminum oxide form water, and the metal rusts.',
        slip: 'other-process',
        teaching: 'There is no hydrogen for water.',
      },
      {
        text: 'Mercury freezes in flight, and its crystals scratch the aluminum.',
        slip: 'wrong-cause',
        teaching: 'It freezes at −39 °C, but soft crystals are not the danger.',
      },
      {
        text: 'Mercury oxidizes aluminum to \\ce{Al^3+}, and \\ce{Hg^2+} remains.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Metallic mercury cannot take up electrons.',
      },
    ],
    explanation:
      'Aluminum dissolves in mercury; from the amalgam it meets air without its oxide film and corrodes through: an amalgam forms, and the oxide film is lost.',
    reference: 'LibreTexts Chemistry, Descriptive Chemistry of Group 12',
  },
  {
    id: 'general-molecular-geometry-600',
    topics: ['molecular-geometry'],
    tests: ['bond-angles'],
    uses: ['electron-domain-geometry'],
    difficulty: 'beginner',
    text: 'Which bond angles occur in \\ce{SF6}?',
    answer: '90° and 180°',
    distractors: [
      {
        text: '90° and 120°',
        slip: 'bonds-for-domains',
        teaching: 'These occur with five domains, as in \\ce{PF5} (where 180° occurs too).',
      },
      { text: '60° and 120°', slip: 'flat-drawing', teaching: 'A flat hexagon would crowd the six atoms.' },
      { text: '109.5° only', slip: 'octet-rule-as-law', teaching: 'This is the angle of four domains.' },
    ],
    explanation:
      'Six bonding pairs point to the corners of an octahedron: neighbors at 90°, opposite atoms at 180°.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-601',
    topics: ['molecular-geometry', 'chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'Why is \\ce{SF6} a known gas, while \\ce{OF6} is not?',
    answer: 'Six F atoms find no room around O.',
    distractors: [
      {
        text: 'Six F atoms repel S less by charge.',
        slip: 'wrong-cause',
        teaching: 'Sulfur is positive and attracts them.',
      },
      {
        text: 'O has too few protons for six bonds.',
        slip: 'wrong-cause',
        teaching: 'The number of bonds does not follow from the number of protons.',
      },
      {
        text: 'O is less electronegative than S.',
        slip: 'reversed-trend',
        teaching: 'Oxygen is more electronegative.',
      },
    ],
    explanation:
      'Oxygen is much smaller than sulfur, and in the second period it has no room for six neighbors.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-molecular-geometry-602',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'The S–F bond is polar, yet \\ce{SF6} has no dipole moment, whereas \\ce{SF4} has one. Why?',
    answer: 'Only \\ce{SF4} has a lone pair.',
    distractors: [
      {
        text: 'Only \\ce{SF6} has a lone pair.',
        slip: 'miscounted-lone-pairs',
        teaching: 'All six valence electrons of S are in bonds in \\ce{SF6}.',
      },
      {
        text: 'Only \\ce{SF4} has polar bonds.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'The bonds are of the same kind in both.',
      },
      {
        text: 'Only \\ce{SF6} has S–S bonds.',
        slip: 'formula-for-structure',
        teaching: 'There is just one sulfur atom.',
      },
    ],
    explanation:
      'In the octahedron of \\ce{SF6} opposite dipoles cancel; the lone pair of \\ce{SF4} leaves a seesaw whose dipoles do not. Only \\ce{SF4} has a lone pair.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-acids-and-bases-602',
    topics: ['acids-and-bases', 'chemical-bonding'],
    tests: ['coordinate-bond'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'beginner',
    text: '\\ce{BF3} and \\ce{NH3} form a white solid, \\ce{F3B-NH3}. Where do the two electrons of the B–N bond come from?',
    answer: 'Both from nitrogen',
    distractors: [
      {
        text: 'Both from boron',
        slip: 'lewis-roles-swapped',
        teaching: 'Boron in \\ce{BF3} has no lone pair.',
      },
      {
        text: 'One from each',
        slip: 'kind-of-bonding-confused',
        teaching: 'Boron has no electron left to share.',
      },
      { text: 'Both from fluorine', slip: 'wrong-cause', teaching: 'The lone pairs of fluorine stay there.' },
    ],
    explanation:
      'Boron has an empty orbital, nitrogen a lone pair: a coordinate bond, with both electrons from nitrogen.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-molecular-geometry-603',
    topics: ['molecular-geometry', 'acids-and-bases'],
    tests: ['hybridization'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'How do the hybridization of boron and the F–B–F angle change when \\ce{BF3} binds \\ce{NH3}?',
    answer: 'sp^{2} to sp^{3}, the angle shrinks',
    distractors: [
      {
        text: 'sp^{2} to sp^{3}, the angle grows',
        slip: 'reversed-trend',
        teaching: 'It goes from 120° toward 109.5°.',
      },
      {
        text: 'sp^{3} to sp^{2}, the angle grows',
        slip: 'reversed-cause',
        teaching: 'In \\ce{BF3} boron has three domains, in the adduct four.',
      },
      {
        text: 'sp^{2} to sp^{3}d, the angle shrinks',
        slip: 'wrong-domain-count',
        teaching: 'Boron has no d orbitals to use, and four domains.',
      },
    ],
    explanation:
      'Three domains (planar, 120°) become four (tetrahedral, about 110°): sp^{2} to sp^{3}, the angle shrinks.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-acids-and-bases-603',
    topics: ['acids-and-bases', 'chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'What are the formal charges of B and N in the adduct \\ce{F3B-NH3}?',
    answer: 'B −1, N +1',
    distractors: [
      {
        text: 'B +1, N −1',
        slip: 'wrong-sign',
        teaching: 'Nitrogen gives a pair away: its charge becomes positive.',
      },
      {
        text: 'B 0, N 0',
        slip: 'neutral-molecule-neutral-atoms',
        teaching: 'The adduct is neutral as a whole, not atom by atom.',
      },
      {
        text: 'B +1, N 0',
        slip: 'wrong-sign',
        teaching: 'Nitrogen gives a share of its pair to boron: it becomes +1, and boron −1.',
      },
    ],
    explanation:
      'Each bond counts one electron for either atom. B: 3 − 4 = −1; N: 5 − 4 = +1. So B −1, N +1.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-acids-and-bases-604',
    topics: ['acids-and-bases'],
    tests: ['lewis-acids-and-bases'],
    uses: ['molecular-structure-and-acid-strength'],
    difficulty: 'advanced',
    text: '\\ce{BBr3} binds ammonia and pyridine more strongly than \\ce{BF3} does, although fluorine pulls electrons more. What is the usual explanation?',
    answer: 'F gives electrons back to B by π overlap.',
    distractors: [
      {
        text: 'F pulls the lone pair off the ammonia.',
        slip: 'wrong-cause',
        teaching: 'Fluorine is on boron and does not take electrons from N.',
      },
      {
        text: 'F leaves more room for the ammonia than Br.',
        slip: 'reversed-trend',
        teaching: 'More room would favor the binding to \\ce{BF3}.',
      },
      {
        text: 'F makes B larger than Br does.',
        slip: 'wrong-cause',
        teaching: 'The boron atom has the same inner shell in both.',
      },
    ],
    explanation:
      'The 2p orbitals of F overlap well with the empty 2p orbital of B and fill it in part; the planar form is stabilized and is lost in the adduct. F gives electrons back to B by π overlap.',
    reference: 'LibreTexts Chemistry, Lewis Acid-Base Strength',
  },
];
