import type { WrittenQuestion } from '../../../written-question.ts';

export const everydayWhyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-reactions-in-solution-603',
    topics: ['reactions-in-solution'],
    tests: ['neutralization'],
    difficulty: 'beginner',
    text: 'Baking soda in a dough with buttermilk (which is acidic) makes bread rise. Which reaction is responsible?',
    answer: '\\ce{HCO3- + H+ -> CO2 + H2O}',
    distractors: [
      {
        text: '\\ce{HCO3- + OH- -> CO3^2- + H2O}',
        slip: 'neutralisation-turned-around',
        teaching: 'No gas forms in this reaction; in addition, buttermilk supplies \\ce{H+}, not \\ce{OH-}.',
      },
      {
        text: '\\ce{2HCO3- -> CO3^2- + H2 + CO2}',
        slip: 'charges-not-balanced',
        teaching: 'The equation is not balanced, and no hydrogen forms.',
      },
      {
        text: '\\ce{HCO3- + H2O -> H2CO3 + OH-}',
        slip: 'effect-left-out',
        teaching: 'This equilibrium lies far to the left in water and produces no bubbles.',
      },
    ],
    explanation:
      'The acid in the buttermilk protonates hydrogen carbonate to carbonic acid, which decomposes: \\ce{HCO3- + H+ -> CO2 + H2O}.',
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
        teaching: 'Heating gives the carbonate; any hydroxide would react with \\ce{CO2} again.',
      },
      {
        text: '\\ce{2NaHCO3 -> Na2O + H2O + 2CO2}',
        slip: 'one-step-too-many',
        teaching: 'The oxide does not form: sodium carbonate does not decompose further at oven temperature.',
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
    text: 'A recipe uses 4.2 g of baking soda, \\ce{NaHCO3} (84 g/mol), with enough acid. What volume of \\ce{CO2} forms at 180 °C in the oven, where a mole of gas occupies 37 L?',
    answer: '1.9 L',
    distractors: [
      {
        text: '0.93 L',
        slip: 'ignored-coefficients',
        teaching:
          'With acid each mole of hydrogen carbonate gives a whole mole of \\ce{CO2}; half a mole forms only on heating without acid.',
        expression: '(4.2 / 2) / 84 * 37',
      },
      {
        text: '1.1 L',
        slip: 'molar-volume-everywhere',
        teaching: 'The molar volume of 22.4 L/mol applies at 0 °C, not at 180 °C.',
        expression: '4.2 / 84 * 22.4',
      },
      {
        text: '0.56 L',
        slip: 'molar-volume-everywhere',
        teaching:
          'The molar volume of 22.4 L/mol applies at 0 °C; in addition, each mole of hydrogen carbonate gives a whole mole of \\ce{CO2}.',
        expression: '(4.2 / 2) / 84 * 22.4',
      },
    ],
    explanation:
      '4.2/84 = 0.050 mol of \\ce{NaHCO3} gives 0.050 mol of \\ce{CO2}; 0.050 mol × 37 L/mol = 1.9 L (1.85 L).',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '4.2/84*37', unit: 'L' },
  },
  {
    id: 'general-reactions-in-solution-605',
    topics: ['reactions-in-solution'],
    tests: ['electrolytes'],
    uses: ['types-of-chemical-reactions', 'neutralization'],
    difficulty: 'intermediate',
    text: 'Baking powder contains baking soda, a solid acid and starch. Why does it keep in the can but foam in wet dough?',
    answer: 'The ions can react only in water.',
    distractors: [
      {
        text: 'The starch is an acid when wet.',
        slip: 'wrong-cause',
        teaching: 'Starch is not an acid; its role is to keep the powder dry.',
      },
      {
        text: 'The soda is basic only when hot.',
        slip: 'wrong-cause',
        teaching: 'Foaming starts even in cold dough.',
      },
      {
        text: 'The acid evaporates from the can.',
        slip: 'other-process',
        teaching: 'The acid is a nonvolatile solid, so it stays in the can.',
      },
    ],
    explanation:
      'In the dry powder, the crystals of acid and baking soda barely touch. Water dissolves both, and protons reach the hydrogen carbonate ions: the ions can react only in water.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-nuclear-chemistry-600',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    uses: ['radioactive-decay'],
    difficulty: 'beginner',
    text: 'Bananas are slightly radioactive because they contain potassium-40, which decays mostly by emitting β^{−} particles. Which nuclide forms in this decay?',
    answer: '\\ce{^{40}_{20}Ca}',
    distractors: [
      {
        text: '\\ce{^{40}_{18}Ar}',
        slip: 'mixed-up-decays',
        teaching: 'Argon-40 forms by electron capture, which is less common.',
      },
      {
        text: '\\ce{^{39}_{19}K}',
        slip: 'mixed-up-decays',
        teaching: 'The mass number does not change in β decay.',
      },
      {
        text: '\\ce{^{36}_{17}Cl}',
        slip: 'mixed-up-decays',
        teaching: 'This nuclide would form by α decay.',
      },
    ],
    explanation:
      'In β^{−} decay a neutron changes into a proton: *Z* increases by one to 20, and *A* remains 40, which gives \\ce{^{40}_{20}Ca}.',
    reference: 'OpenStax Chemistry 2e, section 21.2',
  },
  {
    id: 'general-nuclear-chemistry-601',
    topics: ['nuclear-chemistry', 'moles'],
    tests: ['half-life-of-a-nuclide'],
    uses: ['moles-and-particles'],
    difficulty: 'advanced',
    text: 'A banana contains 0.45 g of potassium, 0.0117% of whose atoms are \\ce{^{40}K} (half-life 3.94 × 10^{16} s; *M* of K = 39.1 g/mol). What is the activity of the banana? (*N*_{A} = 6.022 × 10^{23} mol^{−1})',
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
        teaching:
          'Percent means hundredths, so 0.0117 must be divided by 100; in addition, the decay constant is ln 2/*t*_{1/2}.',
        expression: '0.45 / 39.1 * 6.022e23 * 0.0117 / 3.94e16',
      },
      {
        text: '1400 Bq',
        slip: 'unit-prefix',
        teaching: 'Percent means hundredths, so the fraction is 0.000117.',
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
    text: 'The “banana equivalent dose” compares doses of radiation with the dose from eating one banana. Why does eating a banana every day not make the body increasingly radioactive?',
    answer: 'The body keeps its potassium level constant.',
    distractors: [
      {
        text: 'Potassium-40 loses its radioactivity in the stomach.',
        slip: 'other-process',
        teaching: 'Chemical reactions in the stomach cannot change a nucleus.',
      },
      {
        text: 'Potassium-40 decays within a day.',
        slip: 'factor-for-half-lives',
        teaching: 'Its half-life is more than a billion years.',
      },
      {
        text: 'The skin keeps out β particles.',
        slip: 'wrong-cause',
        teaching:
          'The potassium is inside the body, so its β particles do not have to pass through the skin.',
      },
    ],
    explanation:
      'The kidneys excrete as much potassium as is eaten, including \\ce{^{40}K}, so the body keeps its potassium level constant.',
    reference: 'OpenStax Chemistry 2e, section 21.6',
  },
  {
    id: 'general-solutions-603',
    topics: ['solutions'],
    tests: ['like-dissolves-like'],
    difficulty: 'beginner',
    text: 'Why do oil and water not mix?',
    answer: 'Water molecules attract each other too strongly.',
    distractors: [
      {
        text: 'Oil molecules repel water molecules.',
        slip: 'wrong-sign',
        teaching:
          'Oil and water molecules do attract each other, although only weakly, by dispersion forces.',
      },
      {
        text: 'Oil is less dense than water.',
        slip: 'one-property-decides',
        teaching:
          'Density decides which layer is on top; ethanol is also less dense, but it mixes with water.',
      },
      {
        text: 'Oil molecules attract each other by hydrogen bonds.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'The C–H bonds of oil form no hydrogen bonds.',
      },
    ],
    explanation:
      'Mixing would break hydrogen bonds in water, and the weak attraction to oil does not compensate for this: water molecules attract each other too strongly.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-604',
    topics: ['solutions', 'intermolecular-forces'],
    tests: ['surfactants-and-micelles'],
    uses: ['like-dissolves-like'],
    difficulty: 'intermediate',
    text: 'Oil and water that are shaken together soon separate again. How does a drop of dish soap keep the oil in fine droplets?',
    answer: 'Each soap ion has an oil-soluble end and a water-soluble end.',
    distractors: [
      {
        text: 'Each soap ion reacts with an oil molecule and makes it polar.',
        slip: 'other-process',
        teaching: 'Soap does not react with the oil under these conditions.',
      },
      {
        text: 'Soap makes the density of oil equal to that of water.',
        slip: 'one-property-decides',
        teaching: 'The densities hardly change when a drop of soap is added.',
      },
      {
        text: 'Soap breaks the hydrogen bonds between oil molecules.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Oil molecules do not form hydrogen bonds with each other.',
      },
    ],
    explanation:
      'The tail dissolves in the oil droplet, and the charged head points toward the water: each soap ion has one end that attracts oil and one that attracts water.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-solutions-605',
    topics: ['solutions'],
    tests: ['like-dissolves-like'],
    uses: ['entropy-of-mixing'],
    difficulty: 'advanced',
    text: 'When a little hexane is stirred into water at 25 °C, Δ*H* of solution is about zero, yet hardly any hexane dissolves. What keeps hexane and water apart here?',
    answer: 'Water around the hexane is more ordered.',
    distractors: [
      {
        text: 'Hexane around the water is more ordered.',
        slip: 'reversed-cause',
        teaching: 'Only a trace of hexane dissolves, so it is water that surrounds the hexane.',
      },
      {
        text: 'Water around the hexane is less ordered.',
        slip: 'wrong-sign',
        teaching: 'If the water were less ordered, this would raise the entropy and favor dissolving.',
      },
      {
        text: 'Hexane around the water is less ordered.',
        slip: 'reversed-cause',
        teaching:
          'Only a trace of hexane dissolves, so it is water that surrounds the hexane; in addition, less order would favor dissolving.',
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
    text: 'Salad oil, water and iodine are shaken together and left to stand. Where is the violet to brown color deepest, and why?',
    answer: 'In the oil above: \\ce{I2} is nonpolar.',
    distractors: [
      {
        text: 'In the oil below: \\ce{I2} is nonpolar.',
        slip: 'reversed-trend',
        teaching: 'Oil is less dense than water, so it is the upper layer.',
      },
      {
        text: 'In the water above: \\ce{I2} is polar.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'Water is the lower layer, and two identical atoms share electrons equally.',
      },
      {
        text: 'In the water below: \\ce{I2} is polar.',
        slip: 'ignored-polarity',
        teaching: 'The bond between two identical atoms has no dipole.',
      },
    ],
    explanation:
      'Like dissolves like: nonpolar \\ce{I2} dissolves in the oil. The oil is less dense than water, so the color is deepest in the layer above.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-607',
    topics: ['solutions'],
    tests: ['like-dissolves-like'],
    uses: ['representations-of-solutions', 'dipole-dipole-forces'],
    difficulty: 'beginner',
    text: 'Water is a good solvent for table salt. Which picture of a dissolved \\ce{Na+} ion is correct?',
    answer: 'The oxygen ends of water molecules point to it.',
    distractors: [
      {
        text: 'The hydrogen ends of water molecules point to it.',
        slip: 'water-dipole-reversed',
        teaching: 'Hydrogen is the positive end of a water molecule, so it points to \\ce{Cl-}.',
      },
      {
        text: 'A \\ce{Cl-} ion stays bound to it among the water molecules.',
        slip: 'ions-as-units',
        teaching: 'The ions separate when salt dissolves.',
      },
      {
        text: 'A hydroxide ion from water forms \\ce{NaOH} with it.',
        slip: 'other-process',
        teaching: 'Sodium hydroxide is fully dissociated in water.',
      },
    ],
    explanation: 'Oxygen is the negative end of a water molecule, so the oxygen ends point to the cation.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-608',
    topics: ['solutions'],
    tests: ['like-dissolves-like', 'hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Water is a good solvent for sugar, although sugar does not consist of ions. Why?',
    answer: 'Sugar has many O–H groups.',
    distractors: [
      {
        text: 'Sugar has many C–H groups.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'C–H bonds are nearly nonpolar and form no hydrogen bonds.',
      },
      {
        text: 'Sugar dissociates in water.',
        slip: 'neutral-means-no-ions',
        teaching: 'A sugar solution does not conduct electricity, so it contains no ions.',
      },
      {
        text: 'Sugar has many C–C bonds.',
        slip: 'ignored-polarity',
        teaching: 'C–C bonds are nonpolar and do not attract water.',
      },
    ],
    explanation:
      'Water forms hydrogen bonds to the O–H groups and pulls the molecules out of the crystal. It can do so because sugar has many O–H groups.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-609',
    topics: ['solutions', 'thermochemistry'],
    tests: ['enthalpy-of-solution'],
    uses: ['lattice-enthalpy'],
    difficulty: 'intermediate',
    text: 'Water is a good solvent for many salts, yet \\ce{AgCl} and \\ce{MgO} barely dissolve. What must hydration do if the enthalpy of solution of a salt is not to be strongly positive?',
    answer: 'Compensate for the lattice enthalpy',
    distractors: [
      {
        text: 'Absorb energy released by the lattice',
        slip: 'reversed-cause',
        teaching: 'Hydration releases energy; it is the breakup of the lattice that requires energy.',
      },
      {
        text: 'Break the covalent bonds within the ions',
        slip: 'bond-for-intermolecular',
        teaching: 'Bonds within ions such as sulfate do not break.',
      },
      {
        text: 'React with the ions to give new compounds',
        slip: 'chemical-for-physical-change',
        teaching: 'Dissolving a salt produces hydrated ions; no new compound is needed.',
      },
    ],
    explanation:
      'Energy is needed to separate the ions of the lattice, and the attraction to water releases energy. If hydration does not compensate for the lattice enthalpy, little of the salt dissolves.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-610',
    topics: ['solutions'],
    tests: ['like-dissolves-like'],
    uses: ['dipole-dipole-forces'],
    difficulty: 'intermediate',
    text: 'Sodium chloride dissolves well in water (relative permittivity 78) but hardly at all in hexane (1.9). What is the effect of the high permittivity of water?',
    answer: 'It weakens the attraction between the ions.',
    distractors: [
      {
        text: 'It strengthens the bonds in water.',
        slip: 'reversed-cause',
        teaching:
          'A high permittivity weakens the forces between charges in the liquid; it does not strengthen any bonds.',
      },
      {
        text: 'It raises the charge of the ions.',
        slip: 'wrong-ion-charge',
        teaching: 'The charges of the ions remain 1+ and 1−.',
      },
      {
        text: 'It makes the ions heavier.',
        slip: 'wrong-cause',
        teaching: 'The ions do not become heavier, and mass does not affect electric forces.',
      },
    ],
    explanation:
      'The Coulomb force is divided by the relative permittivity. In water the force is only about 1/78 as great, so water weakens the attraction between the ions.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-611',
    topics: ['solutions', 'periodic-trends'],
    tests: ['enthalpy-of-solution', 'freezing-point-depression'],
    uses: ['solubility-of-gases-and-solids'],
    difficulty: 'beginner',
    text: 'Trucks spread calcium chloride on icy roads at −15 °C, where it starts to melt the ice at once even though no liquid water is present. Which property of calcium chloride is most important in starting the melting?',
    answer: 'It attracts water and heats up as it dissolves.',
    distractors: [
      {
        text: 'It attracts water and cools down as it dissolves.',
        slip: 'wrong-sign',
        teaching: 'Dissolving anhydrous calcium chloride is strongly exothermic.',
      },
      {
        text: 'Its melting point is below 0 °C.',
        slip: 'one-property-decides',
        teaching: 'The salt itself melts only above 700 °C.',
      },
      {
        text: 'It reacts with ice to give hydrogen.',
        slip: 'other-substance',
        teaching: 'Calcium metal gives hydrogen with water; its chloride does not.',
      },
    ],
    explanation:
      'Anhydrous \\ce{CaCl2} is deliquescent and dissolves exothermically: it attracts water and releases heat as it dissolves.',
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
        teaching: '\\ce{NaCl} already gives two ions, and \\ce{CaCl2} gives three.',
      },
      {
        text: 'It gives three ions instead of one.',
        slip: 'ions-as-units',
        teaching: '\\ce{NaCl} also dissociates and gives two ions, not one.',
      },
      {
        text: 'It gives four ions instead of two.',
        slip: 'wrong-thing-counted',
        teaching: 'The charges were added; \\ce{Ca^2+} and two \\ce{Cl-} are three ions.',
      },
    ],
    explanation:
      'The freezing-point depression depends on the number of particles: \\ce{CaCl2} gives \\ce{Ca^2+} and two \\ce{Cl-}, three ions instead of two.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'general-chemical-bonding-601',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['resonance'],
    difficulty: 'intermediate',
    text: 'In the buckyball \\ce{C60} each carbon atom is bonded to three others, all the atoms lie on a sphere, and a quarter of the valence electrons are in π bonds. Which substance has bonding most like this?',
    answer: 'Graphite',
    distractors: [
      {
        text: 'Diamond',
        slip: 'kind-of-bonding-confused',
        teaching: 'In diamond each atom is bonded to four others, and there are no π bonds.',
      },
      {
        text: 'Methane',
        slip: 'other-substance',
        teaching: 'The carbon atom in methane has four single bonds to hydrogen.',
      },
      {
        text: 'Carbon dioxide',
        slip: 'other-substance',
        teaching: 'The carbon atom in \\ce{CO2} has only two neighbors and forms two double bonds.',
      },
    ],
    explanation:
      'As in a layer of graphite, each atom has three neighbors and one π electron; here the layer is curved into a ball.',
    reference: 'OpenStax Chemistry 2e, section 18.5',
  },
  {
    id: 'general-chemical-bonding-602',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    difficulty: 'beginner',
    text: 'Which rings make up the buckyball, \\ce{C60}?',
    answer: 'Pentagons and hexagons',
    distractors: [
      {
        text: 'Hexagons only',
        slip: 'one-condition-only',
        teaching: 'A sheet of hexagons alone stays flat, as in graphene.',
      },
      {
        text: 'Pentagons only',
        slip: 'one-condition-only',
        teaching: 'Pentagons alone would form a closed cage with only 20 atoms.',
      },
      {
        text: 'Squares and octagons',
        slip: 'other-substance',
        teaching: 'The small angles of the squares would strain the cage.',
      },
    ],
    explanation: 'Like a soccer ball, the buckyball consists of 12 pentagons and 20 hexagons.',
    reference: 'OpenStax Chemistry 2e, section 18.5',
  },
  {
    id: 'general-chemical-bonding-603',
    topics: ['chemical-bonding'],
    tests: ['covalent-bonding'],
    uses: ['network-covalent-solids'],
    difficulty: 'intermediate',
    text: 'In the buckyball \\ce{C60}, every atom is bonded to three others. How many C–C bonds (single or double) does the cage have?',
    answer: '90',
    distractors: [
      {
        text: '60',
        slip: 'atoms-for-molecules',
        teaching: 'This is the number of atoms, not of bonds.',
        expression: '60',
      },
      {
        text: '180',
        slip: 'counted-both-half-reactions',
        teaching: 'Here every bond was counted from both of its ends.',
        expression: '60 * 3',
      },
      {
        text: '120',
        slip: 'bonded-atoms-miscounted',
        teaching:
          'This gives every atom four neighbors; it has only three, one of them joined by a double bond.',
        expression: '60 * 4 / 2',
      },
    ],
    explanation:
      '60 atoms with three bonds each give 180 bond ends, and each bond has two ends, so the number of bonds is 90.',
    reference: 'OpenStax Chemistry 2e, section 18.5',
    computation: { kind: 'quantity', expression: '60*3/2', unit: '' },
  },
  {
    id: 'general-periodic-trends-601',
    topics: ['periodic-trends'],
    tests: ['zinc-cadmium-and-mercury'],
    uses: ['metallic-bonding'],
    difficulty: 'intermediate',
    text: 'Mercury is a liquid at room temperature, but gold, next to it in the periodic table, melts at 1064 °C. Which property of the atoms explains this?',
    answer: 'The 6s pair of mercury is held tightly.',
    distractors: [
      {
        text: 'The 6s orbital of mercury is empty.',
        slip: 'electrons-decide-element',
        teaching: 'Mercury has two 6s electrons, \\ce{[Xe] 4f^14 5d^10 6s^2}.',
      },
      {
        text: 'The 5d subshell of mercury is half full.',
        slip: 'electrons-miscounted',
        teaching: 'The 5d subshell of mercury is full, with ten electrons.',
      },
      {
        text: 'The nuclear charge of mercury is smaller.',
        slip: 'reversed-trend',
        teaching: 'The nuclear charge of mercury is 80, and that of gold is 79.',
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
    text: 'In the gas phase, mercury atoms hardly bind to each other, much like those of a noble gas, whereas gold forms stable \\ce{Au2} molecules. Which outer configurations explain this?',
    answer: 'Hg 6s^{2}, Au 6s^{1}',
    distractors: [
      {
        text: 'Hg 6s^{1}, Au 6s^{2}',
        slip: 'exchanged-signals',
        teaching: 'Gold comes just before mercury, so it has one fewer electron.',
      },
      {
        text: 'Hg 6p^{2}, Au 6p^{1}',
        slip: 'other-orbital',
        teaching: 'The outer electrons of both atoms are in 6s.',
      },
      {
        text: 'Hg 6p^{1}, Au 6p^{2}',
        slip: 'other-orbital',
        teaching:
          'The outer electrons of both atoms are in 6s, and gold has one fewer electron than mercury.',
      },
    ],
    explanation:
      'In \\ce{Hg2}, both the bonding and the antibonding 6s combinations would be filled; in \\ce{Au2}, only the bonding one is filled: Hg 6s^{2}, Au 6s^{1}.',
    reference: 'LibreTexts Chemistry, Descriptive Chemistry of Group 12',
  },
  {
    id: 'general-periodic-trends-603',
    topics: ['periodic-trends'],
    tests: ['zinc-cadmium-and-mercury'],
    difficulty: 'advanced',
    text: 'Relativistic contraction of the 6s orbital in mercury is caused by the high speed of the electrons near the nucleus. Why is this contraction much stronger than that of the 4s orbital in zinc?',
    answer: 'The nuclear charge is 80 instead of 30.',
    distractors: [
      {
        text: 'The radius of the atom is twice as large.',
        slip: 'reversed-cause',
        teaching: 'A larger orbit would mean slower electrons.',
      },
      {
        text: 'The 6s electrons never come near the nucleus.',
        slip: 'orbit-for-orbital',
        teaching: 's electrons do come near the nucleus, and it is there that they are fast.',
      },
      {
        text: 'The mass of the nucleus is three times as large.',
        slip: 'wrong-cause',
        teaching: 'The mass of the nucleus hardly matters for the electrons.',
      },
    ],
    explanation:
      'The speed near the nucleus increases with *Z*, and for *Z* = 80 it is more than half the speed of light. The effect is stronger because the nuclear charge is 80 instead of 30.',
    reference: 'LibreTexts Chemistry, Descriptive Chemistry of Group 12',
  },
  {
    id: 'general-nomenclature-601',
    topics: ['nomenclature', 'redox'],
    tests: ['naming-transition-metal-compounds'],
    uses: ['zinc-cadmium-and-mercury', 'naming-ionic-compounds'],
    difficulty: 'intermediate',
    text: 'What is the formula of mercury(I) chloride (calomel), and which cation does it contain?',
    answer: '\\ce{Hg2Cl2}; the cation is \\ce{Hg2^2+}',
    distractors: [
      {
        text: '\\ce{HgCl}; the cation is \\ce{Hg+}',
        slip: 'not-lowest-coefficients',
        teaching: 'A single \\ce{Hg+} would have an unpaired electron; the salt is diamagnetic.',
      },
      {
        text: '\\ce{HgCl2}; the cation is \\ce{Hg^2+}',
        slip: 'numeral-for-subscript',
        teaching: 'This is mercury(II) chloride.',
      },
      {
        text: '\\ce{Hg2Cl}; the cation is \\ce{Hg2+}',
        slip: 'charges-not-balanced',
        teaching: 'The charge of the pair of mercury atoms is 2+, not 1+.',
      },
    ],
    explanation:
      'In \\ce{Hg2^2+}, two mercury atoms are joined by a bond, and each has an oxidation number of +1: \\ce{Hg2Cl2}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-periodic-trends-604',
    topics: ['periodic-trends'],
    tests: ['zinc-cadmium-and-mercury'],
    uses: ['properties-of-solids'],
    difficulty: 'beginner',
    text: 'Some mercury from a broken thermometer remains in cracks in the floor. What is the main danger?',
    answer: 'Breathing its vapor for a long time',
    distractors: [
      {
        text: 'Fire on contact with moist air',
        slip: 'other-substance',
        teaching: 'Mercury does not catch fire in air; alkali metals can.',
      },
      {
        text: 'Exposure to the radiation it emits',
        slip: 'other-substance',
        teaching: 'Natural mercury is not radioactive.',
      },
      {
        text: 'Damage to the floor beneath it',
        slip: 'other-substance',
        teaching: 'Mercury does not attack wood or tile.',
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
    text: 'Why is spilled mercury a danger to an aircraft with an aluminum body?',
    answer: 'Mercury and aluminum form an amalgam, and the oxide film is lost.',
    distractors: [
      {
        text: 'Mercury takes oxygen from the aluminum oxide, and \\ce{HgO} forms.',
        slip: 'other-process',
        teaching: 'Mercury is far less reactive than aluminum, so it cannot take oxygen from aluminum oxide.',
      },
      {
        text: 'Mercury freezes in flight, and its crystals scratch the aluminum.',
        slip: 'wrong-cause',
        teaching: 'Mercury freezes at −39 °C, but its soft crystals are not the danger.',
      },
      {
        text: 'Mercury oxidizes the aluminum to \\ce{Al^3+}, and the metal dissolves.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Metallic mercury cannot accept electrons.',
      },
    ],
    explanation:
      'Aluminum dissolves in mercury. In the amalgam it is exposed to air without its protective film and corrodes quickly: mercury and aluminum form an amalgam, and the oxide film is lost.',
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
        teaching: 'These angles occur with five electron domains, as in \\ce{PF5} (where 180° also occurs).',
      },
      {
        text: '60° and 120°',
        slip: 'flat-drawing',
        teaching: 'These angles would occur in a flat hexagon, in which the six atoms would be crowded.',
      },
      {
        text: '109.5° only',
        slip: 'octet-rule-as-law',
        teaching: 'This is the angle for four electron domains.',
      },
    ],
    explanation:
      'The six bonding pairs point to the corners of an octahedron: adjacent atoms are at 90°, and opposite atoms are at 180°.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-601',
    topics: ['molecular-geometry', 'chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'Why is \\ce{SF6} a known gas, while \\ce{OF6} is not?',
    answer: 'Six F atoms do not fit around O.',
    distractors: [
      {
        text: 'Six F atoms are repelled less by S.',
        slip: 'wrong-cause',
        teaching: 'The partially positive sulfur atom attracts the F atoms; it does not repel them.',
      },
      {
        text: 'O has too few protons for six bonds.',
        slip: 'wrong-cause',
        teaching: 'The number of bonds does not follow from the number of protons.',
      },
      {
        text: 'O is less electronegative than S.',
        slip: 'reversed-trend',
        teaching: 'Oxygen is more electronegative than sulfur.',
      },
    ],
    explanation:
      'Oxygen, an element of the second period, is much smaller than sulfur and has no room for six neighbors.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-molecular-geometry-602',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'The S–F bond is polar, yet \\ce{SF6} has no dipole moment, whereas \\ce{SF4} does. Why?',
    answer: 'Only \\ce{SF4} has a lone pair on sulfur.',
    distractors: [
      {
        text: 'Only \\ce{SF6} has a lone pair on sulfur.',
        slip: 'miscounted-lone-pairs',
        teaching: 'In \\ce{SF6}, all six valence electrons of S are used in bonds.',
      },
      {
        text: 'Only \\ce{SF4} has polar bonds.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'The S–F bonds are polar in both molecules.',
      },
      {
        text: 'Only \\ce{SF6} has an octet on sulfur.',
        slip: 'valence-electrons-miscounted',
        teaching:
          'Sulfur has twelve valence electrons in \\ce{SF6} and ten in \\ce{SF4}, so it has an octet in neither.',
      },
    ],
    explanation:
      'In octahedral \\ce{SF6}, opposite bond dipoles cancel. Only \\ce{SF4} has a lone pair on sulfur, which results in a seesaw shape whose bond dipoles do not cancel.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-acids-and-bases-602',
    topics: ['acids-and-bases', 'chemical-bonding'],
    tests: ['coordinate-bond'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'beginner',
    text: '\\ce{BF3} and \\ce{NH3} react to form a white solid, \\ce{F3B-NH3}. Where do the two electrons of the B–N bond come from?',
    answer: 'Both from nitrogen',
    distractors: [
      {
        text: 'Both from boron',
        slip: 'lewis-roles-swapped',
        teaching: 'Boron in \\ce{BF3} has no lone pair.',
      },
      {
        text: 'One from each atom',
        slip: 'kind-of-bonding-confused',
        teaching: 'Boron has already used all three of its valence electrons in the bonds to fluorine.',
      },
      {
        text: 'Both from fluorine',
        slip: 'wrong-cause',
        teaching: 'The lone pairs of fluorine remain on the fluorine atoms.',
      },
    ],
    explanation:
      'Boron has an empty orbital, and nitrogen has a lone pair. They form a coordinate bond, with both electrons from nitrogen.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-molecular-geometry-603',
    topics: ['molecular-geometry', 'acids-and-bases'],
    tests: ['hybridization'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'How do the hybridization of boron and the F–B–F angle change when \\ce{BF3} binds \\ce{NH3}?',
    answer: 'sp^{2} to sp^{3}, the angle decreases',
    distractors: [
      {
        text: 'sp^{2} to sp^{3}, the angle increases',
        slip: 'reversed-trend',
        teaching: 'The angle decreases from 120° toward 109.5°.',
      },
      {
        text: 'sp^{3} to sp^{2}, the angle increases',
        slip: 'reversed-cause',
        teaching: 'Boron has three electron domains in \\ce{BF3} and four in the adduct.',
      },
      {
        text: 'sp^{2} to sp^{3}d, the angle decreases',
        slip: 'wrong-domain-count',
        teaching: 'Boron has no d orbitals available, and it has only four electron domains in the adduct.',
      },
    ],
    explanation:
      'Three electron domains (planar, 120°) become four (tetrahedral, about 110°): the hybridization changes from sp^{2} to sp^{3}, and the angle decreases.',
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
        teaching: 'Nitrogen donates an electron pair, so its formal charge becomes positive.',
      },
      {
        text: 'B 0, N 0',
        slip: 'neutral-molecule-neutral-atoms',
        teaching: 'The adduct is neutral as a whole, not atom by atom.',
      },
      {
        text: 'B +1, N 0',
        slip: 'wrong-sign',
        teaching: 'Nitrogen shares its lone pair with boron, so nitrogen becomes +1 and boron becomes −1.',
      },
    ],
    explanation:
      'Each bond counts as one electron for each atom. For B, 3 − 4 = −1; for N, 5 − 4 = +1. The formal charges are B −1, N +1.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-acids-and-bases-604',
    topics: ['acids-and-bases'],
    tests: ['lewis-acids-and-bases'],
    uses: ['molecular-structure-and-acid-strength'],
    difficulty: 'advanced',
    text: '\\ce{BBr3} binds ammonia and pyridine more strongly than \\ce{BF3} does, although fluorine is more electronegative than bromine. What is the usual explanation?',
    answer: 'F donates electrons to B by π overlap.',
    distractors: [
      {
        text: 'F pulls the lone pair away from ammonia.',
        slip: 'wrong-cause',
        teaching: 'Fluorine is bonded to boron and does not take electrons from nitrogen.',
      },
      {
        text: 'F leaves more room for the ammonia than Br does.',
        slip: 'reversed-trend',
        teaching: 'More room would favor the binding to \\ce{BF3}.',
      },
      {
        text: 'F makes B larger than Br does.',
        slip: 'wrong-cause',
        teaching:
          'The size of the boron atom hardly depends on the halogen; its inner shell is the same in both compounds.',
      },
    ],
    explanation:
      'The 2p orbitals of F overlap well with the empty 2p orbital of B. F donates electrons to B by this π overlap, which stabilizes the planar form; the stabilization is lost in the adduct.',
    reference: 'LibreTexts Chemistry, Lewis Acid-Base Strength',
  },
];
