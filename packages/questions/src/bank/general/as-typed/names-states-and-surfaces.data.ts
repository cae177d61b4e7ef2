import type { WrittenQuestion } from '../../written-question.ts';

/** Names of compounds, states, liquids and their surfaces, weak bases, and ions of metals in water. */
export const namesStatesAndSurfacesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-981',
    topics: ['periodic-trends'],
    tests: ['electronegativity', 'atomic-radius'],
    uses: ['effective-nuclear-charge'],
    difficulty: 'beginner',
    text: 'An iodine nucleus has 44 more protons than a fluorine nucleus, but an iodine atom attracts the electrons of a bond less strongly. Why?',
    answer: 'The bonding electrons are farther away and better shielded.',
    distractors: [
      {
        text: 'The pull of the nucleus is shared among more electrons.',
        slip: 'wrong-cause',
        teaching:
          'A nucleus does not divide a fixed pull among its electrons; each electron feels it according to its distance and shielding.',
      },
      {
        text: 'The bonding electrons are repelled by more valence electrons.',
        slip: 'valence-electrons-miscounted',
        teaching: 'Both atoms are in group 17 and have seven valence electrons.',
      },
      {
        text: 'The additional protons repel one another and so pull less.',
        slip: 'wrong-cause',
        teaching:
          'Protons do repel one another, but each of them still attracts the electrons; more protons alone would strengthen the pull.',
      },
    ],
    explanation:
      'Down a group the valence shell lies farther out, with more inner shells between it and the nucleus. This outweighs the greater nuclear charge of iodine: the bonding electrons are farther away and better shielded.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-periodic-trends-982',
    topics: ['periodic-trends'],
    tests: ['electronegativity', 'electron-affinity'],
    difficulty: 'intermediate',
    text: 'When an isolated atom gains an electron, chlorine releases 349 kJ/mol and fluorine 328 kJ/mol. A student concludes that chlorine is more electronegative than fluorine. What is wrong with this conclusion?',
    answer: 'Electronegativity refers to electrons shared in a bond.',
    distractors: [
      {
        text: 'Electronegativity refers to the loss of an electron.',
        slip: 'other-terms-meaning',
        teaching: 'The loss of an electron by an isolated atom is described by the ionization energy.',
      },
      {
        text: 'Electronegativity refers to the gain of an electron by an ion.',
        slip: 'other-terms-meaning',
        teaching:
          'The gain of an electron by a negative ion is described by a second or higher electron affinity, not by electronegativity.',
      },
      {
        text: 'Electronegativity is greater when less energy is released.',
        slip: 'reversed-cause',
        teaching:
          'There is no such rule; the two quantities describe different situations, an isolated atom and an atom in a bond.',
      },
    ],
    explanation:
      'The energies given are for isolated gaseous atoms and describe electron affinity. They need not follow the same order as the pull on a bonding pair, in which fluorine is first: electronegativity refers to electrons shared in a bond.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-periodic-trends-983',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['electronegativity', 'bond-polarity'],
    difficulty: 'intermediate',
    text: 'Atoms of element X carry a positive partial charge when bonded to oxygen, but a negative one when bonded to bromine. Which element is X? (Electronegativities: Br 3.0, Cl 3.2, F 4.0, I 2.7, O 3.4, S 2.6)',
    answer: 'Chlorine',
    distractors: [
      {
        text: 'Fluorine',
        slip: 'one-condition-only',
        teaching:
          'Fluorine is negative in a bond to bromine, but also in a bond to oxygen, since it is the most electronegative element.',
      },
      {
        text: 'Iodine',
        slip: 'reversed-trend',
        teaching:
          'Electronegativity decreases down group 17, so iodine is positive in its bonds both to oxygen and to bromine.',
      },
      {
        text: 'Sulfur',
        slip: 'one-condition-only',
        teaching:
          'Sulfur is less electronegative than bromine (2.6 compared with 3.0), so it is positive in both bonds.',
      },
    ],
    explanation:
      'In a bond, the more electronegative atom carries the negative partial charge. X must lie between bromine (3.0) and oxygen (3.4); with an electronegativity of 3.2, it is chlorine.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-nomenclature-981',
    topics: ['nomenclature'],
    tests: ['naming-ionic-compounds'],
    difficulty: 'beginner',
    text: 'Magnesium burning in air forms some \\ce{Mg3N2}. What is the name of this compound?',
    answer: 'Magnesium nitride',
    distractors: [
      {
        text: 'Magnesium nitrite',
        slip: 'mixed-up-ion-names',
        teaching: 'Nitrite is \\ce{NO2-}, which contains oxygen; the anion here is \\ce{N^3-}.',
      },
      {
        text: 'Magnesium nitrate',
        slip: 'mixed-up-ion-names',
        teaching: 'Nitrate is \\ce{NO3-}, which contains oxygen; the anion here is \\ce{N^3-}.',
      },
      {
        text: 'Magnesium(III) nitride',
        slip: 'subscript-for-charge',
        teaching:
          'The subscript 3 counts the magnesium ions; their charge is always 2+, so no numeral is written.',
      },
    ],
    explanation:
      'The cation keeps the name of the metal, and an anion of a single element takes the ending -ide. \\ce{Mg3N2} consists of \\ce{Mg^2+} and \\ce{N^3-} ions: magnesium nitride.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: { kind: 'name-of-formula', formula: 'Mg3N2' },
  },
  {
    id: 'general-nomenclature-982',
    topics: ['nomenclature'],
    tests: ['naming-ionic-compounds', 'polyatomic-ions'],
    difficulty: 'beginner',
    text: 'A student names \\ce{Na2SO3} “sodium sulfur trioxide.” What is wrong with this name?',
    answer: 'The anion is named as a whole: sodium sulfite.',
    distractors: [
      {
        text: 'The anion is named as a whole: sodium sulfate.',
        slip: 'mixed-up-ion-names',
        teaching: 'Sulfate is \\ce{SO4^2-}; the ion with three oxygen atoms has a different name.',
      },
      {
        text: 'The prefix di- is missing: disodium sulfur trioxide.',
        slip: 'prefixes-for-ionic',
        teaching:
          'The fault is not a missing prefix: sulfur trioxide is a molecular compound, whereas \\ce{Na2SO3} contains an ion.',
      },
      {
        text: 'The numeral is missing: sodium sulfur(IV) trioxide.',
        slip: 'group-read-as-parts',
        teaching:
          'A numeral does not help: this still reads the anion \\ce{SO3^2-} as a list of its elements.',
      },
    ],
    explanation:
      'In \\ce{Na2SO3}, sulfur and oxygen together form the polyatomic ion \\ce{SO3^2-}, sulfite. The anion is named as a whole: sodium sulfite.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-983',
    topics: ['nomenclature'],
    tests: ['naming-ionic-compounds', 'polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'A bottle of \\ce{(NH4)2S} is labeled “ammonia sulfate.” Which correction does the label need?',
    answer: 'Ammonium for ammonia, and sulfide for sulfate',
    distractors: [
      {
        text: 'Ammonium for ammonia, and sulfite for sulfate',
        slip: 'mixed-up-ion-names',
        teaching: 'Sulfite is \\ce{SO3^2-}; the anion here is sulfur alone, \\ce{S^2-}.',
      },
      {
        text: 'Ammonium for ammonia, but sulfate is right',
        slip: 'one-part-right',
        teaching: 'Sulfate is \\ce{SO4^2-}, but the formula shows no oxygen.',
      },
      {
        text: 'Sulfide for sulfate, but ammonia is right',
        slip: 'one-part-right',
        teaching: 'Ammonia is the molecule \\ce{NH3}; the ion \\ce{NH4+} has its own name.',
      },
    ],
    explanation:
      'The cation \\ce{NH4+} is ammonium, whereas ammonia is the molecule \\ce{NH3}. The anion \\ce{S^2-} is a single atom and ends in -ide, so the label needs ammonium for ammonia, and sulfide for sulfate.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-984',
    topics: ['nomenclature'],
    tests: ['naming-ionic-compounds', 'polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'A fertilizer contains \\ce{KH2PO4}. What is the name of this salt?',
    answer: 'Potassium dihydrogen phosphate',
    distractors: [
      {
        text: 'Potassium hydrogen phosphate',
        slip: 'mixed-up-ion-names',
        teaching: 'Hydrogen phosphate is \\ce{HPO4^2-}, and its potassium salt is \\ce{K2HPO4}.',
      },
      {
        text: 'Potassium dihydrogen phosphite',
        slip: 'mixed-up-ion-names',
        teaching: 'The ending -ite stands for an ion with one fewer oxygen atom, \\ce{H2PO3-}.',
      },
      {
        text: 'Potassium hydrogen phosphite',
        slip: 'mixed-up-ion-names',
        teaching:
          'The anion has two hydrogen atoms, not one, and four oxygen atoms, for which the ending is -ate.',
      },
    ],
    explanation:
      'The anion that balances one \\ce{K+} is \\ce{H2PO4-}, phosphate (\\ce{PO4^3-}) with two hydrogen ions attached. The salt is potassium dihydrogen phosphate.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-985',
    topics: ['nomenclature'],
    tests: ['naming-transition-metal-compounds'],
    uses: ['polyatomic-ions'],
    difficulty: 'beginner',
    text: 'What is the name of \\ce{FeSO4}?',
    answer: 'Iron(II) sulfate',
    distractors: [
      {
        text: 'Iron(I) sulfate',
        slip: 'subscript-for-charge',
        teaching:
          'The formula does contain one iron ion, but the numeral gives the charge of that ion, not the number of ions.',
      },
      {
        text: 'Iron(III) sulfate',
        slip: 'charges-not-balanced',
        teaching: 'With \\ce{Fe^3+} the charges balance in \\ce{Fe2(SO4)3}, not in \\ce{FeSO4}.',
      },
      {
        text: 'Iron(IV) sulfate',
        slip: 'subscript-for-charge',
        teaching: 'The subscript 4 counts the oxygen atoms in the sulfate ion and says nothing about iron.',
      },
    ],
    explanation:
      'Sulfate is \\ce{SO4^2-}. One iron ion balances one sulfate ion, so it is \\ce{Fe^2+}, and the name is iron(II) sulfate.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: { kind: 'name-of-formula', formula: 'FeSO4' },
  },
  {
    id: 'general-nomenclature-986',
    topics: ['nomenclature'],
    tests: ['naming-transition-metal-compounds'],
    difficulty: 'beginner',
    text: 'A student says that \\ce{CuO} is copper(I) oxide because the formula shows one copper ion. What is wrong with this reasoning, and what is the right name?',
    answer: 'The numeral states the charge of the copper ion: copper(II) oxide.',
    distractors: [
      {
        text: 'The numeral is left out for a single metal ion: copper oxide.',
        slip: 'exception-where-none-is',
        teaching:
          'The numeral cannot be left out, because copper forms two oxides, \\ce{CuO} and \\ce{Cu2O}, and “copper oxide” could be either.',
      },
      {
        text: 'The numeral counts all the ions in the formula: copper(II) oxide.',
        slip: 'wrong-thing-counted',
        teaching:
          'The name is right only by coincidence: if the numeral counted all ions, \\ce{Cu2O} would be copper(III) oxide, but it is copper(I) oxide.',
      },
      {
        text: 'The number of ions is shown by a prefix: copper monoxide.',
        slip: 'prefixes-for-ionic',
        teaching: 'Prefixes such as mono- belong to molecular compounds, but \\ce{CuO} consists of ions.',
      },
    ],
    explanation:
      'Oxide is \\ce{O^2-}, so the one copper ion must be \\ce{Cu^2+}. The numeral states the charge of the copper ion: copper(II) oxide.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-987',
    topics: ['nomenclature'],
    tests: ['naming-transition-metal-compounds', 'polyatomic-ions'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'Which of these compounds has the Roman numeral III in its name?',
    answer: '\\ce{FePO4}',
    distractors: [
      {
        text: '\\ce{CrO3}',
        slip: 'subscript-for-charge',
        teaching: 'Three oxide ions have a total charge of 6−, so the compound is chromium(VI) oxide.',
      },
      {
        text: '\\ce{CoCO3}',
        slip: 'subscript-for-charge',
        teaching: 'The 3 belongs to carbonate, \\ce{CO3^2-}; the compound is cobalt(II) carbonate.',
      },
      {
        text: '\\ce{Cu3(PO4)2}',
        slip: 'total-charge-for-one-ion',
        teaching:
          'Two phosphate ions have a total charge of 6−, which three copper ions balance, so the compound is copper(II) phosphate.',
      },
    ],
    explanation:
      'The numeral is the charge of one metal ion, which follows from the anions. Phosphate is \\ce{PO4^3-}, so iron(III) phosphate is the compound \\ce{FePO4}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-988',
    topics: ['nomenclature'],
    tests: ['naming-transition-metal-compounds', 'polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'A bottle of \\ce{Fe3(PO4)2} is labeled “iron(III) phosphate.” Is the label correct?',
    answer: 'No; it is iron(II), because three iron ions share a charge of 6+.',
    distractors: [
      {
        text: 'No; it is iron(II), because the formula has two phosphate ions.',
        slip: 'subscript-for-charge',
        teaching:
          'The agreement is a coincidence: \\ce{MnO2} also has two anions, but it is manganese(IV) oxide.',
      },
      {
        text: 'No; it is iron(VI), because the iron ions balance a charge of 6−.',
        slip: 'total-charge-for-one-ion',
        teaching: 'The charge of 6− is balanced by three iron ions together, not by a single one.',
      },
      {
        text: 'Yes; it is iron(III), because each phosphate ion has a charge of 3−.',
        slip: 'charges-not-balanced',
        teaching:
          'Iron(III) and phosphate balance one to one, in \\ce{FePO4}; three \\ce{Fe^3+} would have a charge of 9+.',
      },
    ],
    explanation:
      'Two \\ce{PO4^3-} ions have a charge of 6−, so the three iron ions have a total charge of 6+, or 2+ each. The label is not correct: it is iron(II), because three iron ions share a charge of 6+.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-acids-and-bases-981',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-bases'],
    difficulty: 'beginner',
    text: 'For 0.10 mol/L methylamine (*K*_{b} = 4.4 × 10^{−4}), a student calculates √(4.4 × 10^{−4} × 0.10) = 6.6 × 10^{−3} and reports −log(6.6 × 10^{−3}) = 2.2 as the pH. What is wrong?',
    answer: 'The result is the pOH, not the pH.',
    distractors: [
      {
        text: 'The square root should not be taken.',
        slip: 'forgot-square-root',
        teaching:
          'The root is needed, because [\\ce{OH-}]² divided by the concentration of the base equals *K*_{b}.',
      },
      {
        text: '*K*_{a} should be used, not *K*_{b}.',
        slip: 'conjugate-acid-for-base',
        teaching:
          '*K*_{a} of \\ce{CH3NH3+} would give the pH of its salt; for the base itself, *K*_{b} is right.',
      },
      {
        text: 'The ionization should be complete.',
        slip: 'weak-as-strong',
        teaching: 'Methylamine is a weak base; only a small part of it forms \\ce{OH-}.',
      },
    ],
    explanation:
      'The root gives [\\ce{OH-}], and its negative logarithm is the pOH. A pH of 2.2 would be acidic; the pH is 14.0 − 2.2 = 11.8. The result is the pOH, not the pH.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-982',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-bases'],
    difficulty: 'intermediate',
    text: 'Water is added to 0.10 mol/L aqueous ammonia until the volume is ten times as large. What happens to the fraction of ammonia molecules that are protonated, and to the pH?',
    answer: 'The fraction rises, but the pH falls.',
    distractors: [
      {
        text: 'The fraction rises, so the pH rises.',
        slip: 'one-part-right',
        teaching:
          'A larger fraction reacts, but of a much lower concentration, so [\\ce{OH-}] is lower than before.',
      },
      {
        text: 'The fraction falls, so the pH falls.',
        slip: 'reversed-trend',
        teaching:
          'Dilution shifts \\ce{NH3 + H2O <=> NH4+ + OH-} to the right, so the fraction does not fall.',
      },
      {
        text: 'The fraction stays the same, but the pH falls.',
        slip: 'ignored-change',
        teaching:
          'What stays the same is *K*_{b}; at a lower concentration, it requires that a larger fraction react.',
      },
    ],
    explanation:
      '[\\ce{OH-}] is about √(*K*_{b}*c*), so it decreases by a factor of about √10 when *c* decreases by a factor of 10. Relative to *c*, it has become greater: the fraction rises, but the pH falls.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-983',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-bases'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'intermediate',
    text: 'The trimethylammonium ion, \\ce{(CH3)3NH+}, has p*K*_{a} = 9.80 at 25 °C. What is the pH of 0.10 mol/L trimethylamine, \\ce{(CH3)3N}?',
    answer: '11.4',
    distractors: [
      {
        text: '8.6',
        slip: 'conjugate-acid-for-base',
        teaching:
          'Here p*K*_{a} was used as if it were p*K*_{b}; the p*K*_{b} of trimethylamine is 14.00 − 9.80 = 4.20.',
        expression: '14.00 - (9.80 - log10(0.10)) / 2',
      },
      {
        text: '5.4',
        slip: 'conjugate-acid-for-base',
        teaching: 'This is the pH of a 0.10 mol/L solution of the trimethylammonium ion, not of the amine.',
        expression: '(9.80 - log10(0.10)) / 2',
      },
      {
        text: '2.6',
        slip: 'poh-for-ph',
        teaching: 'This is the pOH of the solution; the pH of a basic solution is above 7.',
        expression: '((14.00 - 9.80) - log10(0.10)) / 2',
      },
    ],
    explanation:
      'For the base, p*K*_{b} = 14.00 − 9.80 = 4.20. The pOH is (4.20 + 1.00)/2 = 2.6, and the pH is 14.0 − 2.6 = 11.4.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: {
      kind: 'quantity',
      expression: '14.00 - ((14.00 - 9.80) - log10(0.10)) / 2',
      unit: '',
    },
  },
  {
    id: 'general-intermolecular-forces-981',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity', 'critical-point-of-a-gas'],
    difficulty: 'intermediate',
    text: 'A liquid is heated in a sealed tube together with its vapor, and its surface tension decreases. At which temperature does the surface tension reach zero?',
    answer: 'At the critical temperature',
    distractors: [
      {
        text: 'At the normal boiling point',
        slip: 'other-special-point',
        teaching:
          'A boiling liquid still has a surface: the surface tension of water at 100 °C is more than three quarters of its value at 20 °C.',
      },
      {
        text: 'At the triple point temperature',
        slip: 'other-special-point',
        teaching:
          'At the triple point the liquid is about as cold as it can be, so its surface tension is near its greatest value.',
      },
      {
        text: 'At the flash point',
        slip: 'other-special-point',
        teaching:
          'At its flash point a liquid merely gives off enough vapor to be ignited in air; it still has a surface and a surface tension.',
      },
    ],
    explanation:
      'Surface tension arises because molecules at the surface are attracted by the liquid more than by the vapor. This difference vanishes when liquid and vapor become identical, which happens at the critical temperature.',
    reference: 'OpenStax Chemistry 2e, sections 10.2 and 10.4',
  },
  {
    id: 'general-intermolecular-forces-982',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity'],
    uses: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'At 20 °C, olive oil, a mixture of esters with long carbon chains, is about 80 times as viscous as water. Its surface tension is nevertheless less than half that of water. What explains both facts?',
    answer: 'Its chains tangle as it flows, but they form no hydrogen bonds.',
    distractors: [
      {
        text: 'Its dispersion forces resist flow, but they do not act at the surface.',
        slip: 'ignored-dispersion',
        teaching:
          'Dispersion forces act at the surface as well; they are what mainly gives the oil the surface tension that it has.',
      },
      {
        text: 'Its hydrogen bonds resist flow, but they are weak at the surface.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'The hydrogen atoms of these esters are bonded to carbon, so the molecules do not form hydrogen bonds with one another.',
      },
      {
        text: 'Its heavy molecules flow slowly and weigh its surface down.',
        slip: 'irrelevant-property',
        teaching:
          'Mass is not the cause: mercury atoms are heavy too, but mercury is only about 1.5 times as viscous as water and has a surface tension more than six times as high.',
      },
    ],
    explanation:
      'Viscosity depends on the size and shape of the molecules as well as on their attractions, whereas surface tension depends on how strongly the molecules at the surface are pulled inward. The long molecules of the oil hinder one another, while at its surface mainly dispersion forces pull, not hydrogen bonds as in water: its chains tangle as it flows, but they form no hydrogen bonds.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
  {
    id: 'general-intermolecular-forces-983',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity'],
    difficulty: 'intermediate',
    text: 'From a clean dropper, 1.0 mL of water gives 20 drops. From the same dropper, 1.0 mL of ethanol gives about 50 drops, although ethanol is less dense than water. What do these counts show?',
    answer: 'Ethanol has a lower surface tension, which can hold only small drops.',
    distractors: [
      {
        text: 'Ethanol has a higher surface tension, which pulls it into small drops.',
        slip: 'reversed-trend',
        teaching:
          'A drop falls when its weight exceeds what the surface tension can hold, so a higher surface tension gives larger drops.',
      },
      {
        text: 'Ethanol has a lower viscosity, which lets small drops flow out sooner.',
        slip: 'answered-another-quantity',
        teaching:
          'Viscosity affects how fast the drops form; how large a slowly formed drop can become is decided by its weight and the surface tension.',
      },
      {
        text: 'Ethanol has a lower density, which makes small drops fall off sooner.',
        slip: 'reversed-cause',
        teaching:
          'A less dense liquid weighs less, so its density alone would let the drops grow larger, not smaller.',
      },
    ],
    explanation:
      'Surface tension at the tip carries the weight of a hanging drop. A less dense liquid would give larger drops at equal surface tension, but those of ethanol are much smaller. Ethanol has a lower surface tension, which can hold only small drops.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
  {
    id: 'general-intermolecular-forces-984',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity'],
    difficulty: 'intermediate',
    text: 'A steel ball falls at constant speed through a tall cylinder of liquid A at 20 °C and takes 2 s. The same ball, again at constant speed, takes 20 s to fall the same distance through liquid B, which is at 40 °C. A and B are equally dense. How would the viscosities compare if both liquids were at 20 °C?',
    answer: 'B would exceed A by an even larger factor.',
    distractors: [
      {
        text: 'B would exceed A, but by a smaller factor.',
        slip: 'reversed-trend',
        teaching:
          'This would be so if cooling B made it less viscous, but liquids become more viscous as they cool.',
      },
      {
        text: 'B would exceed A by the same factor.',
        slip: 'ignored-temperature-change',
        teaching: 'B would have to be cooled by 20 °C, which changes its viscosity.',
      },
      {
        text: 'A would exceed B by an even larger factor.',
        slip: 'reversed-cause',
        teaching: 'The ball sinks more slowly in the more viscous liquid, and that is B.',
      },
    ],
    explanation:
      'The longer time shows that B is the more viscous liquid even at 40 °C. The viscosity of a liquid rises on cooling, so at 20 °C B would exceed A by an even larger factor.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
  {
    id: 'general-balancing-981',
    topics: ['balancing'],
    tests: ['state-symbols'],
    difficulty: 'intermediate',
    text: 'In which reaction does a clear solution in an open flask turn cloudy while the mass of the flask and its contents decreases?',
    answer: '\\ce{Na2S2O3(aq) + 2HCl(aq) -> 2NaCl(aq) + S(s) + SO2(g) + H2O(l)}',
    distractors: [
      {
        text: '\\ce{2AgNO3(aq) + CaCl2(aq) -> 2AgCl(s) + Ca(NO3)2(aq)}',
        slip: 'one-condition-only',
        teaching:
          'A solid makes the mixture cloudy, but no product has the symbol (g), so nothing escapes and the mass stays the same.',
      },
      {
        text: '\\ce{Na2CO3(aq) + 2CH3COOH(aq) -> 2CH3COONa(aq) + CO2(g) + H2O(l)}',
        slip: 'one-condition-only',
        teaching: 'A gas escapes, but no product has the symbol (s), so the mixture stays clear.',
      },
      {
        text: '\\ce{Ba(OH)2(aq) + CO2(g) -> BaCO3(s) + H2O(l)}',
        slip: 'reactant-for-product',
        teaching:
          'A solid forms, but the gas is taken up instead of given off, so the mass does not decrease.',
      },
    ],
    explanation:
      'Cloudiness requires a product marked (s) in a mixture of solutions, and a loss of mass requires a product marked (g). Both are found only in \\ce{Na2S2O3(aq) + 2HCl(aq) -> 2NaCl(aq) + S(s) + SO2(g) + H2O(l)}.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-balancing-982',
    topics: ['balancing', 'reactions-in-solution'],
    tests: ['state-symbols', 'electrolytes'],
    difficulty: 'intermediate',
    text: 'Aqueous barium hydroxide conducts electricity well. As dilute sulfuric acid is added, the conductivity decreases, almost to zero at the equivalence point. Which state symbols belong to sulfuric acid, barium sulfate and water in the equation for this reaction, in this order?',
    answer: '(aq), (s), (l)',
    distractors: [
      {
        text: '(aq), (aq), (l)',
        slip: 'solubility-rule',
        teaching:
          'Dissolved barium sulfate would consist of mobile ions, so the mixture would still conduct well at the equivalence point.',
      },
      {
        text: '(l), (s), (l)',
        slip: 'state-symbol-confused',
        teaching:
          'Pure sulfuric acid is a liquid, but the dilute acid is a solution in water and has the symbol (aq).',
      },
      {
        text: '(l), (aq), (l)',
        slip: 'state-symbol-confused',
        teaching:
          'Both of the first two symbols are wrong: the dilute acid is dissolved in water, and barium sulfate leaves the solution as a solid.',
      },
    ],
    explanation:
      'Dilute sulfuric acid is a solution in water. The conductivity disappears because the ions disappear: \\ce{Ba^2+} and \\ce{SO4^2-} leave the solution as an insoluble solid, and \\ce{H+} and \\ce{OH-} form liquid water. The state symbols are (aq), (s), (l).',
    reference: 'OpenStax Chemistry 2e, sections 4.1 and 4.2',
  },
  {
    id: 'general-balancing-983',
    topics: ['balancing'],
    tests: ['state-symbols'],
    difficulty: 'intermediate',
    text: 'Dry powders of citric acid and baking soda do not react with each other, but they fizz as soon as water is added. A student represents the reaction by this equation: \\ce{C6H8O7(s) + 3NaHCO3(s) -> Na3C6H5O7(aq) + 3CO2(g) + 3H2O(l)}. What is wrong with the state symbols?',
    answer: 'The acid and the baking soda should be (aq), since they react in solution.',
    distractors: [
      {
        text: 'The sodium citrate should be (s), since salts are solids at room temperature.',
        slip: 'state-symbol-confused',
        teaching:
          'The pure salt is a solid, but sodium citrate formed in enough water is dissolved, as most sodium salts are.',
      },
      {
        text: 'The carbon dioxide should be (aq), since it is formed in the solution.',
        slip: 'given-fact-overlooked',
        teaching: 'The fizzing shows that carbon dioxide leaves the solution as a gas.',
      },
      {
        text: 'Only the baking soda should be (aq), since citric acid is not an ionic solid.',
        slip: 'dissolving-for-ionizing',
        teaching:
          'A solid need not be ionic to dissolve: citric acid, with its polar O–H groups, is very soluble in water.',
      },
    ],
    explanation:
      'As dry solids, the two do not react, so an equation with (s) on the left describes what does not happen. Water dissolves them, and then their particles meet: the acid and the baking soda should be (aq), since they react in solution.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-balancing-984',
    topics: ['balancing'],
    tests: ['state-symbols'],
    difficulty: 'intermediate',
    text: 'Carbon dioxide is bubbled into limewater, which turns cloudy and then becomes clear again. Meanwhile calcium goes from \\ce{Ca(OH)2} to \\ce{CaCO3} to \\ce{Ca(HCO3)2}. Which state symbols belong to these three compounds, in this order?',
    answer: '(aq), (s), (aq)',
    distractors: [
      {
        text: '(l), (s), (l)',
        slip: 'state-symbol-confused',
        teaching:
          'A clear solution is a liquid, but its solute is (aq); \\ce{Ca(OH)2(l)} would be the molten compound.',
      },
      {
        text: '(s), (s), (aq)',
        slip: 'given-fact-overlooked',
        teaching:
          'Calcium hydroxide is only slightly soluble, but limewater is its clear solution, which turns cloudy only when \\ce{CO2} is bubbled in.',
      },
      {
        text: '(s), (aq), (s)',
        slip: 'reversed-cause',
        teaching: 'It is the solid that makes a mixture cloudy, and the cloudy stage is the second one.',
      },
    ],
    explanation:
      'Limewater is a clear solution of calcium hydroxide. The cloudiness is undissolved solid, and when the mixture becomes clear, the calcium is in solution again: (aq), (s), (aq).',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-coordination-chemistry-981',
    topics: ['coordination-chemistry'],
    tests: ['reactions-of-aqua-ions', 'tests-for-ions'],
    difficulty: 'beginner',
    text: 'A little sodium hydroxide solution is added to separate solutions of \\ce{Fe^2+}, \\ce{Fe^3+}, \\ce{Cu^2+} and \\ce{Al^3+}. What are the colors of the fresh precipitates, in this order?',
    answer: 'Green, reddish brown, blue, white',
    distractors: [
      {
        text: 'Reddish brown, green, blue, white',
        slip: 'exchanged-values',
        teaching:
          'The two iron hydroxides are interchanged: iron(II) hydroxide is green and becomes reddish brown only when air oxidizes it.',
      },
      {
        text: 'Blue, reddish brown, green, white',
        slip: 'color-of-another-ion',
        teaching:
          'The precipitates of iron(II) and copper(II) are interchanged; copper(II) hydroxide is blue.',
      },
      {
        text: 'Green, white, blue, reddish brown',
        slip: 'color-of-another-ion',
        teaching:
          'The precipitates of the two 3+ ions are interchanged; iron(III) hydroxide is reddish brown, and aluminum hydroxide is white.',
      },
    ],
    explanation:
      'Hydroxide removes protons from the aqua ions until uncharged hydroxides precipitate. Those of iron(II), iron(III), copper(II) and aluminum are, in this order: green, reddish brown, blue, white.',
    reference: 'AQA A-level Chemistry (7405), section 3.2.6',
  },
  {
    id: 'general-coordination-chemistry-982',
    topics: ['coordination-chemistry'],
    tests: ['reactions-of-aqua-ions', 'ligand-substitution'],
    difficulty: 'intermediate',
    text: 'A solution contains both \\ce{Cu^2+} and \\ce{Al^3+}. Concentrated aqueous ammonia is added until there is a large excess. What is seen in the end?',
    answer: 'A white solid in a deep blue solution',
    distractors: [
      {
        text: 'A pale blue solid in a colorless solution',
        slip: 'reaction-path-confused',
        teaching:
          'An excess of sodium hydroxide gives this result: aluminum hydroxide dissolves in it, and copper(II) hydroxide remains.',
      },
      {
        text: 'A deep blue solution without a solid',
        slip: 'overgeneralised-rule',
        teaching:
          'Copper(II) hydroxide dissolves because \\ce{Cu^2+} forms an ammine complex; aluminum hydroxide does not dissolve in ammonia.',
      },
      {
        text: 'A white solid in a pale blue solution',
        slip: 'effect-left-out',
        teaching:
          'The pale blue aqua ion of copper does not remain: ammonia molecules replace water in it, and a deep blue complex forms.',
      },
    ],
    explanation:
      'Ammonia first precipitates both hydroxides. As a ligand it then dissolves copper(II) hydroxide as \\ce{[Cu(NH3)4(H2O)2]^2+}, but as a weak base it cannot dissolve aluminum hydroxide. What is left is a white solid in a deep blue solution.',
    reference: 'AQA A-level Chemistry (7405), section 3.2.6',
  },
  {
    id: 'general-coordination-chemistry-983',
    topics: ['coordination-chemistry', 'acids-and-bases'],
    tests: ['reactions-of-aqua-ions'],
    difficulty: 'intermediate',
    text: 'Sodium carbonate solution is added to aqueous aluminum sulfate. What is seen, and why?',
    answer: 'A white solid and bubbles, because \\ce{Al(OH)3} and \\ce{CO2} form',
    distractors: [
      {
        text: 'A white solid but no bubbles, because \\ce{Al2(CO3)3} forms',
        slip: 'solubility-rule',
        teaching:
          'Ions such as \\ce{Fe^2+} give a carbonate, but the aqua ion of \\ce{Al^3+} is so acidic that it protonates carbonate ions.',
      },
      {
        text: 'Bubbles but no solid, because \\ce{[Al(OH)4]-} and \\ce{CO2} form',
        slip: 'reaction-path-confused',
        teaching:
          'Carbonate is not a strong enough base for this; aluminum hydroxide dissolves in an excess of sodium hydroxide.',
      },
      {
        text: 'A white solid and bubbles, because \\ce{Al(OH)3} and \\ce{H2} form',
        slip: 'other-substance',
        teaching:
          'Hydrogen forms when a metal reacts with an acid, such as aluminum foil in hydrochloric acid; protonated carbonate gives a different gas.',
      },
    ],
    explanation:
      'The aqua ion \\ce{[Al(H2O)6]^3+} is acidic enough to donate protons to carbonate, which becomes carbon dioxide. When it has lost three protons, the uncharged hydroxide precipitates: a white solid and bubbles, because \\ce{Al(OH)3} and \\ce{CO2} form.',
    reference: 'AQA A-level Chemistry (7405), section 3.2.6',
  },
];
