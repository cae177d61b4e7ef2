import type { WrittenQuestion } from '../../written-question.ts';

/** Dot-and-cross diagrams, elements made of molecules, expanded octets, lone pairs and angles, sp³d, hydrogen bonds within a molecule. */
export const bondsAndShapesAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-chemical-bonding-640',
    topics: ['chemical-bonding'],
    tests: ['covalent-bonding'],
    uses: ['structure-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'Which list contains only elements that exist as diatomic molecules under ordinary conditions?',
    answer: 'Hydrogen, oxygen, bromine',
    distractors: [
      {
        text: 'Nitrogen, fluorine, neon',
        slip: 'one-property-decides',
        teaching: 'Neon is a gas like nitrogen and fluorine, but it consists of single atoms.',
      },
      {
        text: 'Nitrogen, phosphorus, iodine',
        slip: 'overgeneralised-rule',
        teaching:
          'Phosphorus is in the same group as nitrogen, but white phosphorus consists of \\ce{P4} molecules.',
      },
      {
        text: 'Fluorine, sulfur, chlorine',
        slip: 'one-part-right',
        teaching: 'Fluorine and chlorine fit, but ordinary sulfur consists of \\ce{S8} rings.',
      },
    ],
    explanation:
      'The seven diatomic elements are \\ce{H2}, \\ce{N2}, \\ce{O2}, \\ce{F2}, \\ce{Cl2}, \\ce{Br2} and \\ce{I2}. Only one list contains no other element: hydrogen, oxygen, bromine.',
    reference: 'OpenStax Chemistry 2e, section 2.4',
  },
  {
    id: 'general-chemical-bonding-641',
    topics: ['chemical-bonding', 'balancing'],
    tests: ['covalent-bonding', 'balancing-equations'],
    difficulty: 'beginner',
    text: 'Which equation shows the formation of ammonia from its elements in the forms in which they normally exist?',
    answer: '\\ce{N2 + 3H2 -> 2NH3}',
    distractors: [
      {
        text: '\\ce{2N + 6H -> 2NH3}',
        slip: 'atoms-for-molecules',
        teaching: 'Neither element consists of single atoms; both are diatomic gases.',
      },
      {
        text: '\\ce{2N + 3H2 -> 2NH3}',
        slip: 'forgot-subscript',
        teaching: 'Hydrogen is written correctly, but nitrogen exists as \\ce{N2}, not as single atoms.',
      },
      {
        text: '\\ce{N2 + 6H -> 2NH3}',
        slip: 'one-part-right',
        teaching: 'Nitrogen is written correctly, but hydrogen exists as \\ce{H2}, not as single atoms.',
      },
    ],
    explanation:
      'Nitrogen and hydrogen are two of the seven diatomic elements, so both are written as molecules: \\ce{N2 + 3H2 -> 2NH3}.',
    reference: 'OpenStax Chemistry 2e, sections 2.4 and 4.1',
  },
  {
    id: 'general-chemical-bonding-642',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['covalent-bonding'],
    uses: ['group-17-halogens', 'london-dispersion-forces'],
    difficulty: 'beginner',
    text: 'At room temperature, chlorine is a gas, bromine is a liquid and iodine is a solid. What kind of particle makes up each of these elements?',
    answer: 'Diatomic molecules in all three',
    distractors: [
      {
        text: 'Single atoms in all three',
        slip: 'atoms-for-molecules',
        teaching:
          'A single halogen atom lacks one electron; two atoms share a pair of electrons to complete their octets.',
      },
      {
        text: 'Diatomic molecules in chlorine, and single atoms in the other two',
        slip: 'wrong-cause',
        teaching:
          'Bromine and iodine are not split into atoms; their larger molecules attract each other more strongly than those of chlorine.',
      },
      {
        text: 'Diatomic molecules in chlorine and bromine, and a network in iodine',
        slip: 'kind-of-bonding-confused',
        teaching: 'Iodine melts at only 114 °C, because no covalent bonds have to be broken.',
      },
    ],
    explanation:
      'Every halogen atom needs one more electron, so the atoms are joined in pairs: \\ce{Cl2}, \\ce{Br2} and \\ce{I2}. The dispersion forces between the molecules grow with their size, which explains the different states. The particles are diatomic molecules in all three.',
    reference: 'OpenStax Chemistry 2e, sections 2.4 and 18.11',
  },
  {
    id: 'general-chemical-bonding-643',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding', 'lewis-structures'],
    difficulty: 'beginner',
    text: 'In a dot-and-cross diagram of magnesium oxide, the outer electrons of magnesium are shown as crosses and those of oxygen as dots. Which particles does the diagram show?',
    answer: '\\ce{Mg^2+}, and \\ce{O^2-} with six dots and two crosses',
    distractors: [
      {
        text: '\\ce{Mg+}, and \\ce{O-} with six dots and one cross',
        slip: 'wrong-ion-charge',
        teaching: 'Magnesium loses both of its outer electrons, and oxygen needs two more for a full shell.',
      },
      {
        text: '\\ce{Mg^2-} with two dots and two crosses, and \\ce{O^2+}',
        slip: 'charge-turned-around',
        teaching:
          'The metal loses electrons and becomes positive; here oxygen gives two electrons to magnesium.',
      },
      {
        text: 'Mg and O atoms sharing two pairs, each of one dot and one cross',
        slip: 'kind-of-bonding-confused',
        teaching: 'This would be a covalent double bond; magnesium transfers its electrons to oxygen.',
      },
    ],
    explanation:
      'Magnesium transfers its two outer electrons to oxygen, which has six of its own. The diagram shows \\ce{Mg^2+}, and \\ce{O^2-} with six dots and two crosses.',
    reference: 'Cambridge IGCSE Chemistry 0620 syllabus, section 2.4; OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-644',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding'],
    uses: ['properties-of-ionic-solids'],
    difficulty: 'beginner',
    text: 'A dot-and-cross diagram of magnesium oxide shows one magnesium ion and one oxide ion with their outer electrons. For which fact about the solid is another model needed?',
    answer: 'Each ion has six nearest neighbors.',
    distractors: [
      {
        text: 'Each magnesium ion has a positive charge.',
        slip: 'notation-misread',
        teaching:
          'The charge can be read from the diagram: it is written outside the brackets around the magnesium ion.',
      },
      {
        text: 'Each oxide ion has a full outer shell.',
        slip: 'electrons-miscounted',
        teaching: 'The diagram shows eight electrons around the oxide ion, and these fill its outer shell.',
      },
      {
        text: 'Each oxide ion has gained two electrons.',
        slip: 'atom-for-ion',
        teaching:
          'The diagram shows this: two of the electrons around the oxide ion have the symbol used for those of magnesium.',
      },
    ],
    explanation:
      'The diagram shows which electrons are transferred and which charges result, but not how the ions are arranged in space. A model of the lattice is needed to see that each ion has six nearest neighbors.',
    reference: 'AQA GCSE Chemistry (8462), section 4.2.1.3',
  },
  {
    id: 'general-chemical-bonding-645',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding', 'lewis-structures'],
    difficulty: 'intermediate',
    text: 'Which other compound has a dot-and-cross diagram with the same number of ions and the same number of transferred electrons as that of magnesium oxide?',
    answer: 'Calcium sulfide',
    distractors: [
      {
        text: 'Sodium fluoride',
        slip: 'ignored-electrons-per-ion',
        teaching: 'This compound has one ion of each kind, but only one electron is transferred.',
      },
      {
        text: 'Magnesium chloride',
        slip: 'one-condition-only',
        teaching:
          'Magnesium loses two electrons here as well, but they go to two chloride ions, one to each.',
      },
      {
        text: 'Carbon monoxide',
        slip: 'kind-of-bonding-confused',
        teaching: 'Two nonmetals share electrons, so the diagram shows a molecule without ions.',
      },
    ],
    explanation:
      'In magnesium oxide, one metal atom gives two electrons to one nonmetal atom. Calcium is in group 2 like magnesium, and sulfur is in group 16 like oxygen, so the compound is calcium sulfide.',
    reference: 'OpenStax Chemistry 2e, sections 7.1 and 7.3',
  },
  {
    id: 'general-chemical-bonding-646',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    difficulty: 'beginner',
    text: 'In both diamond and graphite, three of the four valence electrons of each carbon atom form bonds to three neighboring atoms. Whether the solid conducts electricity depends on the fourth electron. Where is this electron?',
    answer: 'In a fourth bond in diamond, but spread over the layer in graphite',
    distractors: [
      {
        text: 'Spread over the crystal in diamond, but in a fourth bond in graphite',
        slip: 'exchanged-values',
        teaching: 'Diamond is the insulator: each of its atoms is bonded to four others.',
      },
      {
        text: 'In a fourth bond in diamond, but in a bond between layers in graphite',
        slip: 'kind-of-bonding-confused',
        teaching:
          'In bonds between layers, electrons could not carry a current; the layers attract each other only weakly.',
      },
      {
        text: 'In a lone pair in diamond, but spread over the layer in graphite',
        slip: 'bonded-atoms-miscounted',
        teaching: 'Each carbon atom in diamond has four neighbors and therefore no lone pair.',
      },
    ],
    explanation:
      'In diamond all four electrons are held in bonds between two atoms, so none can move. In graphite each atom has only three neighbors, and the remaining electrons are delocalized and carry the current. The fourth electron is in a fourth bond in diamond, but spread over the layer in graphite.',
    reference: 'OpenStax Chemistry 2e, sections 10.5 and 18.3',
  },
  {
    id: 'general-chemical-bonding-647',
    topics: ['chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions', 'lewis-structures'],
    difficulty: 'intermediate',
    text: 'When Lewis structures are drawn with only single bonds, which molecule has 12 electrons around its central atom?',
    answer: '\\ce{XeF4}',
    distractors: [
      {
        text: '\\ce{PF5}',
        slip: 'electrons-miscounted',
        teaching: 'Phosphorus has five bonds and no lone pair: 10 electrons.',
      },
      {
        text: '\\ce{SF4}',
        slip: 'miscounted-lone-pairs',
        teaching:
          'Of the six valence electrons of sulfur, two remain as one lone pair: 8 + 2 = 10 electrons.',
      },
      {
        text: '\\ce{SiF4}',
        slip: 'overgeneralised-rule',
        teaching:
          'Silicon can have more than eight electrons, but here it has four bonds and no lone pair: 8 electrons.',
      },
    ],
    explanation:
      'Xenon has eight valence electrons. Four of them form bonds to fluorine, and the other four remain as two lone pairs. Four bonds and two lone pairs are 12 electrons: the molecule is \\ce{XeF4}.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-648',
    topics: ['chemical-bonding'],
    tests: ['metallic-bonding'],
    difficulty: 'intermediate',
    text: 'Magnesium melts at 650 °C and sodium at 98 °C. A student claims: “Magnesium melts at a higher temperature because its atoms are heavier.” Which fact contradicts this explanation?',
    answer: 'Potassium melts at a lower temperature than sodium.',
    distractors: [
      {
        text: 'Calcium melts at a higher temperature than magnesium.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Calcium atoms are heavier than magnesium atoms, so this fact would fit the claim.',
      },
      {
        text: 'Aluminum conducts electricity better than magnesium.',
        slip: 'answered-another-quantity',
        teaching: 'A comparison of conductivities says nothing about mass and melting point.',
      },
      {
        text: 'Sodium metal has a lower density than magnesium metal.',
        slip: 'other-variable',
        teaching:
          'The density also depends on how closely the atoms are packed, and it says nothing about melting.',
      },
    ],
    explanation:
      'If mass were the cause, potassium would melt at a higher temperature than sodium. What counts is the attraction between the ions and the delocalized electrons: it is strong with small \\ce{Mg^2+} ions and two electrons per atom, and weak with large \\ce{K+} ions and one. The explanation is contradicted by the fact that potassium melts at a lower temperature than sodium.',
    reference: 'OpenStax Chemistry 2e, sections 10.5 and 18.1',
  },
  {
    id: 'general-molecular-geometry-640',
    topics: ['molecular-geometry'],
    tests: ['bond-angles', 'vsepr-theory'],
    difficulty: 'beginner',
    text: 'The bond angle is 109.5° in \\ce{CH4}, 107° in \\ce{NH3} and 104.5° in \\ce{H2O}. Why does the angle decrease in this order?',
    answer: 'Lone pairs repel more strongly than bonding pairs do.',
    distractors: [
      {
        text: 'Lone pairs attract the bonding pairs next to them.',
        slip: 'like-charges-attract',
        teaching: 'Electron pairs are negative and repel each other; the lone pairs push the bonds together.',
      },
      {
        text: 'Fewer electron domains surround the central atom.',
        slip: 'bonds-for-domains',
        teaching:
          'The central atom has four electron domains in all three molecules if the lone pairs are counted.',
      },
      {
        text: 'More electron domains surround the central atom.',
        slip: 'wrong-domain-count',
        teaching:
          'Each lone pair takes the place of a bond, so the number of electron domains stays at four.',
      },
    ],
    explanation:
      'All three molecules have four electron pairs around the central atom, with zero, one and two lone pairs. Lone pairs repel more strongly than bonding pairs do, so each one pushes the bonds closer together.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-641',
    topics: ['molecular-geometry'],
    tests: ['bond-angles'],
    uses: ['vsepr-theory', 'lewis-structures'],
    difficulty: 'intermediate',
    text: 'As a rule of thumb, each lone pair reduces the tetrahedral bond angle of 109.5° by about 2.5°. What bond angle does the rule predict for the amide ion, \\ce{NH2-}?',
    answer: '104.5°',
    distractors: [
      {
        text: '107.0°',
        slip: 'ignored-ion-charge',
        teaching:
          'With its negative charge, nitrogen in \\ce{NH2-} has two lone pairs; it is nitrogen in ammonia that has one.',
        expression: '109.5 - 2.5',
      },
      {
        text: '115.0°',
        slip: 'wrong-domain-count',
        teaching: 'This subtracts two lone pairs from 120°, but four domains start from 109.5°.',
        expression: '120 - 2 * 2.5',
      },
      {
        text: '117.5°',
        slip: 'miscounted-lone-pairs',
        teaching:
          'This starts from three domains and 120°, but nitrogen has two bonds and two lone pairs in \\ce{NH2-}.',
        expression: '120 - 2.5',
      },
    ],
    explanation:
      'Nitrogen has five valence electrons plus one for the charge. Two are used in bonds to hydrogen, and four remain as two lone pairs, as in water. The rule predicts 109.5° − 2 × 2.5° = 104.5°.',
    reference: 'AQA A-level Chemistry specification, section 3.1.3.5; OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'quantity', expression: '109.5 - 2 * 2.5', unit: '°' },
  },
  {
    id: 'general-molecular-geometry-642',
    topics: ['molecular-geometry'],
    tests: ['hybridization'],
    uses: ['electron-domain-geometry'],
    difficulty: 'beginner',
    text: 'In the valence bond model that includes d orbitals, which hybrid orbitals does the central atom use in gaseous \\ce{PCl5} and in \\ce{SF6}?',
    answer: 'sp^{3}d in \\ce{PCl5}, sp^{3}d^{2} in \\ce{SF6}',
    distractors: [
      {
        text: 'sp^{3}d^{2} in \\ce{PCl5}, sp^{3}d in \\ce{SF6}',
        slip: 'exchanged-values',
        teaching: 'Five bonds need five hybrid orbitals, and six bonds need six; sp^{3}d has only five.',
      },
      {
        text: 'sp^{3}d in \\ce{PCl5}, sp^{3}d^{3} in \\ce{SF6}',
        slip: 'one-part-right',
        teaching:
          'The set for \\ce{PCl5} is right, but sp^{3}d^{3} has seven orbitals, one more than the six bonds of \\ce{SF6} need.',
      },
      {
        text: 'sp^{3}d^{2} in \\ce{PCl5}, sp^{3}d^{3} in \\ce{SF6}',
        slip: 'miscounted-lone-pairs',
        teaching:
          'All valence electrons of the central atoms are in bonds, so no orbital is needed for a lone pair.',
      },
    ],
    explanation:
      'The number of hybrid orbitals equals the number of electron domains: five for phosphorus (trigonal bipyramidal) and six for sulfur (octahedral). One s and three p orbitals make four, and d orbitals supply the rest: sp^{3}d in \\ce{PCl5}, sp^{3}d^{2} in \\ce{SF6}.',
    reference: 'NCERT Chemistry, class 11, unit 4; OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-molecular-geometry-643',
    topics: ['molecular-geometry', 'chemical-bonding'],
    tests: ['vsepr-theory'],
    uses: ['hybridization', 'bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'In gaseous \\ce{PCl5}, the two axial P–Cl bonds (214 pm) are longer than the three equatorial ones (202 pm). Which comparison of the bonding pairs explains why the axial bonds are longer?',
    answer: 'An axial pair has three neighbors at 90°, and an equatorial pair has two.',
    distractors: [
      {
        text: 'An axial pair has two neighbors at 90°, and an equatorial pair has three.',
        slip: 'exchanged-values',
        teaching: 'An axial pair stands at a right angle to all three equatorial pairs.',
      },
      {
        text: 'An axial pair has no neighbors at 120°, and an equatorial pair has two.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'This is true, but repulsion at 120° is weak and would lengthen the equatorial bonds, not the axial ones.',
      },
      {
        text: 'An axial pair has two neighbors at 120°, and an equatorial pair has none.',
        slip: 'names-exchanged',
        teaching: 'It is an equatorial pair that has two neighbors at 120°; an axial pair has none.',
      },
    ],
    explanation:
      'Pairs at 90° repel each other much more than pairs at 120°. In the trigonal bipyramid, an axial pair has three neighbors at 90°, and an equatorial pair has two, so the axial bonds are repelled more and become longer.',
    reference: 'NCERT Chemistry, class 11, unit 4; OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-644',
    topics: ['molecular-geometry'],
    tests: ['hybridization'],
    uses: ['electron-domain-geometry', 'lewis-structures'],
    difficulty: 'intermediate',
    text: 'In the hybridization model that includes d orbitals, which molecule has an sp^{3}d^{2}-hybridized central atom?',
    answer: '\\ce{BrF5}',
    distractors: [
      {
        text: '\\ce{PF5}',
        slip: 'ignored-lone-pairs',
        teaching: 'Phosphorus also has five bonds but no lone pair: its five domains need only sp^{3}d.',
      },
      {
        text: '\\ce{ClF3}',
        slip: 'miscounted-lone-pairs',
        teaching: 'Chlorine has three bonds and two lone pairs: its five domains need only sp^{3}d.',
      },
      {
        text: '\\ce{PF3}',
        slip: 'overgeneralised-rule',
        teaching:
          'An atom of period 3 can use d orbitals in this model, but three bonds and one lone pair need only sp^{3}.',
      },
    ],
    explanation:
      'An sp^{3}d^{2} set has six orbitals for six electron domains. Bromine has seven valence electrons: five form bonds, and two remain as a lone pair, which makes six domains. The molecule is \\ce{BrF5}.',
    reference: 'NCERT Chemistry, class 11, unit 4; OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-intermolecular-forces-640',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding', 'boiling-points-and-intermolecular-forces'],
    uses: ['phenols'],
    difficulty: 'intermediate',
    text: '\\smiles{O=[N+]([O-])c1ccccc1O|2-Nitrophenol} can be steam distilled, but \\smiles{O=[N+]([O-])c1ccc(O)cc1|4-nitrophenol} cannot. Why is 2-nitrophenol the more volatile isomer?',
    answer: 'Its OH group forms a hydrogen bond to the nitro group of the same molecule.',
    distractors: [
      {
        text: 'Its OH group forms a hydrogen bond to the nitro group of another molecule.',
        slip: 'exchanged-values',
        teaching:
          'Such bonds join the molecules of 4-nitrophenol, in which the two groups are far apart, and make this isomer less volatile.',
      },
      {
        text: 'Its OH group transfers a proton to the nitro group of another molecule.',
        slip: 'other-process',
        teaching:
          'A nitro group is far too weak a base to take a proton from an OH group, and ions would not be volatile.',
      },
      {
        text: 'Its OH group forms no hydrogen bonds, because the nitro group blocks it.',
        slip: 'event-invented',
        teaching:
          'The nitro group does not block the OH group; its oxygen atoms accept a hydrogen bond from it.',
      },
    ],
    explanation:
      'In 2-nitrophenol the two groups are neighbors, and the OH group forms a hydrogen bond to the nitro group of the same molecule. The OH group is then hardly available to other molecules, so the molecules attract each other less.',
    reference: 'NCERT Chemistry, class 11, unit 4; McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'general-intermolecular-forces-641',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'Which compound can form a hydrogen bond within a single molecule?',
    answer: '\\smiles{O=Cc1ccccc1O|2-hydroxybenzaldehyde}',
    distractors: [
      {
        text: '\\smiles{O=Cc1ccc(O)cc1|4-hydroxybenzaldehyde}',
        slip: 'ignored-shape',
        teaching:
          'The OH and C=O groups are on opposite sides of the ring; they can form hydrogen bonds only to other molecules.',
      },
      {
        text: '\\smiles{O=Cc1ccccc1C|2-methylbenzaldehyde}',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'The neighboring group is \\ce{CH3}, and its hydrogen atoms, on carbon, form no hydrogen bonds.',
      },
      {
        text: '\\smiles{Oc1ccccc1C|2-methylphenol}',
        slip: 'one-condition-only',
        teaching: 'This compound has an O–H group, but the neighboring group has no atom with a lone pair.',
      },
    ],
    explanation:
      'A hydrogen bond within a molecule requires a hydrogen atom on O, N or F and, close to it, another O, N or F atom with a lone pair. Only in 2-hydroxybenzaldehyde are an O–H and a C=O group next to each other; the hydrogen bond closes a ring of six atoms.',
    reference: 'NCERT Chemistry, class 11, unit 4',
  },
  {
    id: 'general-intermolecular-forces-642',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding', 'like-dissolves-like'],
    difficulty: 'intermediate',
    text: 'In 2-nitrophenol the OH group is next to the nitro group; in 4-nitrophenol it is opposite the nitro group. How does the solubility of 2-nitrophenol compare with that of 4-nitrophenol?',
    answer: 'Lower in water, but higher in cyclohexane',
    distractors: [
      {
        text: 'Lower in water, and lower in cyclohexane',
        slip: 'one-part-right',
        teaching:
          'With its OH group bonded internally, 2-nitrophenol has few hydrogen bonds between molecules for cyclohexane to disrupt.',
      },
      {
        text: 'Higher in water, but lower in cyclohexane',
        slip: 'reversed-trend',
        teaching: 'This is true of 4-nitrophenol, whose OH group is free to form hydrogen bonds to water.',
      },
      {
        text: 'Higher in water, and higher in cyclohexane',
        slip: 'ignored-hydrogen-bonds',
        teaching:
          'The OH group of 2-nitrophenol is bonded to the nitro group, so it forms fewer hydrogen bonds to water.',
      },
    ],
    explanation:
      'In 2-nitrophenol the OH group is bonded to the nitro group of the same molecule. The OH group is therefore less available for hydrogen bonds to water, and a nonpolar solvent has fewer hydrogen bonds between molecules to disrupt. The solubility is lower in water, but higher in cyclohexane.',
    reference: 'NCERT Chemistry, class 11, unit 4; McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
];
