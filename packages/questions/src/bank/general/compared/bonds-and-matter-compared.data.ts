import type { WrittenQuestion } from '../../written-question.ts';

/** Kinds of bonds, solids, mixtures and forces set against each other. */
export const bondsAndMatterComparedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-chemical-bonding-710',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds'],
    difficulty: 'beginner',
    text: 'A chlorine atom has seven valence electrons. How does it reach an octet in sodium chloride, \\ce{NaCl}, and in chlorine, \\ce{Cl2}?',
    answer: 'By gaining an electron in \\ce{NaCl} and sharing a pair in \\ce{Cl2}',
    distractors: [
      {
        text: 'By sharing a pair in \\ce{NaCl} and gaining an electron in \\ce{Cl2}',
        slip: 'kind-of-bonding-confused',
        teaching:
          'A sodium atom gives its only valence electron to chlorine completely, whereas the two atoms of \\ce{Cl2} attract electrons equally.',
      },
      {
        text: 'By losing an electron in \\ce{NaCl} and gaining one in \\ce{Cl2}',
        slip: 'charge-turned-around',
        teaching: 'The ion of chlorine in the salt is \\ce{Cl-}: it has one electron more than the atom.',
      },
      {
        text: 'By gaining an electron in each',
        slip: 'overgeneralised-rule',
        teaching:
          'In \\ce{Cl2} there is no atom that gives an electron away; both attract electrons equally.',
      },
    ],
    explanation:
      'Sodium gives up an electron easily, so chlorine forms \\ce{Cl-} in an ionic bond. Between two chlorine atoms neither can take an electron from the other, so they share a pair: a covalent bond.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-711',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding', 'covalent-bonding'],
    difficulty: 'beginner',
    text: 'What do the formula \\ce{NaCl} for solid sodium chloride and the formula \\ce{HCl} for gaseous hydrogen chloride stand for?',
    answer: '\\ce{NaCl}: the ratio of ions; \\ce{HCl}: one molecule',
    distractors: [
      {
        text: '\\ce{NaCl}: one molecule; \\ce{HCl}: the ratio of ions',
        slip: 'names-exchanged',
        teaching:
          'Hydrogen chloride gas consists of separate molecules, and a salt crystal of ions without any pairs that belong together.',
      },
      {
        text: '\\ce{NaCl}: one molecule; \\ce{HCl}: one molecule',
        slip: 'molecules-in-giant-structure',
        teaching:
          'In the crystal of \\ce{NaCl} each ion is surrounded by six ions of opposite charge, so no two of them form a molecule.',
      },
      {
        text: '\\ce{NaCl}: the ratio of ions; \\ce{HCl}: the ratio of ions',
        slip: 'halide-means-ionic',
        teaching: 'Hydrogen and chlorine share a pair of electrons; the gas contains no ions.',
      },
    ],
    explanation:
      'An ionic solid is a lattice without separate units, so its formula gives the ratio of \\ce{Na+} to \\ce{Cl-}. A covalent compound such as \\ce{HCl} consists of molecules, and its formula gives the atoms of one molecule.',
    reference: 'OpenStax Chemistry 2e, section 2.6',
  },
  {
    id: 'general-chemical-bonding-712',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds', 'covalent-bonding'],
    uses: ['representations-of-solutions'],
    difficulty: 'intermediate',
    text: 'Table salt, \\ce{NaCl}, and table sugar, \\ce{C12H22O11}, both dissolve in water. Which bonds are broken as they dissolve?',
    answer: 'Ionic bonds in salt, but no covalent bonds in sugar',
    distractors: [
      {
        text: 'Covalent bonds in sugar, but no ionic bonds in salt',
        slip: 'ions-as-units',
        teaching:
          'In salt water the ions \\ce{Na+} and \\ce{Cl-} move separately, while molecules of sugar stay whole.',
      },
      {
        text: 'Ionic bonds in salt, and covalent bonds in sugar',
        slip: 'bond-for-intermolecular',
        teaching:
          'Sugar molecules are separated from each other, and each of them is still whole in the solution.',
      },
      {
        text: 'No ionic bonds in salt, and no covalent bonds in sugar',
        slip: 'effect-left-out',
        teaching:
          'The attraction between \\ce{Na+} and \\ce{Cl-} in the crystal is the ionic bond, and water molecules pull these ions apart.',
      },
    ],
    explanation:
      'Water separates the ions of salt and thereby breaks ionic bonds. Sugar molecules are held together by intermolecular forces, which water overcomes; the covalent bonds within the molecules stay intact.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-chemical-bonding-713',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds', 'properties-of-solids'],
    uses: ['bond-polarity'],
    difficulty: 'advanced',
    text: 'Aluminum fluoride is still solid at 1200 °C. Aluminum bromide melts at 98 °C to a liquid that hardly conducts electricity. The electronegativities are 1.6 for Al, 4.0 for F and 3.0 for Br. What explains the low melting point of the bromide?',
    answer: 'Molecules with covalent bonds, which stay intact on melting',
    distractors: [
      {
        text: 'A network of covalent bonds, which are weak and break on melting',
        slip: 'molecules-in-giant-structure',
        teaching:
          'Melting at 98 °C takes far too little energy to break covalent bonds; the solid consists of molecules of \\ce{Al2Br6}, which separate.',
      },
      {
        text: 'A lattice of ions, whose attraction is weak because bromide is large',
        slip: 'given-fact-overlooked',
        teaching: 'If ions separated on melting, the liquid would conduct electricity well.',
      },
      {
        text: 'Molecules with ionic bonds, which stay intact on melting',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Ions attract all neighbors of opposite charge and form a lattice; molecules with weak forces between them point to shared electrons.',
      },
    ],
    explanation:
      'Fluorine takes electrons from aluminum almost completely and forms a lattice of ions. The electronegativities of aluminum and bromine differ less, so they share electrons. The melt contains hardly any ions, so only the forces between covalent molecules are overcome on melting.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-714',
    topics: ['chemical-bonding'],
    tests: ['metallic-bonding', 'network-covalent-solids'],
    difficulty: 'beginner',
    text: 'Where are the valence electrons that hold the atoms together in copper and in diamond?',
    answer: 'Spread over the crystal in copper, between pairs of atoms in diamond',
    distractors: [
      {
        text: 'Between pairs of atoms in copper, spread over the crystal in diamond',
        slip: 'names-exchanged',
        teaching:
          'Copper conducts electricity because its valence electrons move through the whole crystal, and diamond does not conduct.',
      },
      {
        text: 'Spread over the crystal in both',
        slip: 'given-fact-overlooked',
        teaching:
          'If the electrons of diamond were spread over the crystal, diamond would conduct electricity as metals do.',
      },
      {
        text: 'Transferred to other atoms in copper, between pairs of atoms in diamond',
        slip: 'kind-of-bonding-confused',
        teaching: 'All atoms of copper are alike, so none of them takes electrons from another as in a salt.',
      },
    ],
    explanation:
      'In metallic bonding the valence electrons are delocalized over all atoms. In covalent bonding each shared pair belongs to two atoms. So the electrons are spread over the crystal in copper and lie between pairs of atoms in diamond.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-715',
    topics: ['chemical-bonding'],
    tests: ['metallic-bonding', 'network-covalent-solids'],
    difficulty: 'intermediate',
    text: 'Copper and silicon are both held together by strong bonds. A hammer blow flattens a piece of copper but shatters a piece of silicon. What explains the difference?',
    answer: 'Covalent bonds are directional; metallic bonds are not.',
    distractors: [
      {
        text: 'Metallic bonds are directional; covalent bonds are not.',
        slip: 'exchanged-values',
        teaching:
          'The delocalized electrons of a metal attract the ions in any arrangement, whereas each silicon atom is bonded to four others at 109.5°.',
      },
      {
        text: 'Copper consists of ions and electrons; silicon consists of molecules.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Silicon has no separate molecules: covalent bonds run through the whole crystal.',
      },
      {
        text: 'Ions of like charge are pushed together in silicon, but not in copper.',
        slip: 'kind-of-bonding-confused',
        teaching: 'This is how salts break; silicon contains neutral atoms that share electrons.',
      },
    ],
    explanation:
      'When layers of copper shift, the delocalized electrons still hold the ions together. Shifting atoms in silicon breaks bonds, so the crystal shatters: covalent bonds are directional; metallic bonds are not.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-716',
    topics: ['chemical-bonding'],
    tests: ['metallic-bonding', 'network-covalent-solids'],
    difficulty: 'advanced',
    text: 'When silicon melts, its density rises by about 10%, and its electrical conductivity jumps about twentyfold. What happens to its bonding?',
    answer: 'A covalent network gives way to metallic bonding.',
    distractors: [
      {
        text: 'A covalent network gives way to ionic bonding.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'All atoms are silicon, so none of them takes electrons from another; the current is carried by electrons, not ions.',
      },
      {
        text: 'Metallic bonding gives way to a covalent network.',
        slip: 'exchanged-values',
        teaching:
          'In a network each atom has four neighbors and its electrons are fixed in bonds, which would lower density and conductivity.',
      },
      {
        text: 'A covalent network remains intact and conducts as a liquid.',
        slip: 'effect-left-out',
        teaching:
          'If the open network with four neighbors per atom stayed, the density would not rise on melting.',
      },
    ],
    explanation:
      'Each atom in solid silicon has four neighbors at fixed angles, which makes the structure open. In the melt the atoms are packed more closely and the electrons are mobile. A covalent network thus gives way to metallic bonding.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-chemical-bonding-717',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity', 'lewis-structures'],
    difficulty: 'intermediate',
    text: 'Which of these molecules has both polar and nonpolar covalent bonds?',
    answer: '\\ce{H2O2}',
    distractors: [
      {
        text: '\\ce{H2O}',
        slip: 'formula-for-structure',
        teaching:
          'The two hydrogen atoms are not bonded to each other; each is bonded to oxygen by a polar bond.',
      },
      {
        text: '\\ce{CO2}',
        slip: 'same-word-other-meaning',
        teaching:
          'The molecule as a whole is nonpolar, but each of its two bonds joins carbon to oxygen and is polar.',
      },
      {
        text: '\\ce{F2}',
        slip: 'one-condition-only',
        teaching:
          'Its single bond joins two atoms of the same element and is nonpolar; there is no polar bond.',
      },
    ],
    explanation:
      'A bond between two atoms of the same element with equal surroundings is nonpolar; a bond between oxygen and hydrogen is polar. The structure H–O–O–H has one nonpolar O–O bond and two polar O–H bonds, so the molecule is \\ce{H2O2}.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-718',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    difficulty: 'beginner',
    text: 'Iodine is the less electronegative atom in iodine monochloride, \\ce{ICl}. Which bond is polar, I–I in \\ce{I2} or I–Cl in \\ce{ICl}, and what partial charge does iodine carry in it?',
    answer: 'I–Cl, with iodine δ+',
    distractors: [
      {
        text: 'I–Cl, with iodine δ−',
        slip: 'charge-turned-around',
        teaching: 'The shared electrons are closer to the more electronegative atom, which is chlorine.',
      },
      {
        text: 'I–I, with one iodine δ+',
        slip: 'exchanged-values',
        teaching: 'Two atoms of the same element attract the shared pair equally.',
      },
      {
        text: 'I–I and I–Cl, with iodine δ−',
        slip: 'overgeneralised-rule',
        teaching:
          'In \\ce{I2} both atoms attract the shared pair equally, so neither of them carries a partial charge.',
      },
    ],
    explanation:
      'In \\ce{I2} the pair is shared equally: a nonpolar bond. In \\ce{ICl} the electrons are closer to chlorine, so the polar bond is I–Cl, with iodine δ+.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-719',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity', 'bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'The bond energies are 436 kJ/mol for H–H, 243 kJ/mol for Cl–Cl and 431 kJ/mol for H–Cl. Thus, the polar bond is much stronger than the average of the two nonpolar bonds, 340 kJ/mol. Why?',
    answer: 'The partial charges of its atoms attract each other.',
    distractors: [
      {
        text: 'The electron pair is shared more equally by its atoms.',
        slip: 'reversed-trend',
        teaching:
          'Chlorine is more electronegative than hydrogen, so the sharing is less equal than in the two elements.',
      },
      {
        text: 'The atoms have become ions of a crystal lattice.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Hydrogen chloride is a gas of molecules; its atoms share a pair and carry partial charges only.',
      },
      {
        text: 'The atoms are joined by two pairs of electrons.',
        slip: 'electrons-miscounted',
        teaching: 'Hydrogen forms one bond, so H–Cl is a single bond like H–H and Cl–Cl.',
      },
    ],
    explanation:
      'In H–Cl the shared pair is closer to chlorine. The atoms then carry the partial charges δ+ and δ−, and the attraction between these charges adds to that of the shared pair.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-chemical-bonding-720',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['bond-length-and-bond-energy'],
    difficulty: 'beginner',
    text: 'The bonds between neighboring carbon atoms are 142 pm long in graphite and 154 pm long in diamond. Yet graphite is soft, and diamond is extremely hard. What explains this?',
    answer: 'The forces between the layers of graphite are weak.',
    distractors: [
      {
        text: 'The bonds within the layers of graphite are weak.',
        slip: 'reversed-cause',
        teaching: 'Bonds of 142 pm are shorter and stronger than those of diamond.',
      },
      {
        text: 'The forces between the molecules of graphite are weak.',
        slip: 'molecules-in-giant-structure',
        teaching: 'A layer of graphite is not made of molecules: covalent bonds run through all of it.',
      },
      {
        text: 'The bonds in diamond are stronger because they are longer.',
        slip: 'reversed-trend',
        teaching:
          'Longer bonds between atoms of the same element are weaker as a rule; the hardness of diamond comes from its network in three dimensions.',
      },
    ],
    explanation:
      'Each bond in graphite is even stronger than in diamond. But the bonds join atoms within layers only, and the forces between the layers of graphite are weak, so the layers slide. In diamond strong bonds run in all directions.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-chemical-bonding-721',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids', 'sigma-and-pi-bonds'],
    difficulty: 'beginner',
    text: 'Diamond, graphite, graphene and buckminsterfullerene, \\ce{C60}, are forms of carbon. In which of them do all valence electrons form σ bonds?',
    answer: 'Diamond',
    distractors: [
      {
        text: 'Graphite',
        slip: 'bonded-atoms-miscounted',
        teaching:
          'Each atom has three neighbors in its layer, and its fourth electron is delocalized over the layer.',
      },
      {
        text: 'Graphene',
        slip: 'exception-where-none-is',
        teaching:
          'A single layer has the same bonds as a layer in graphite, with one delocalized π electron per atom.',
      },
      {
        text: '\\ce{C60}',
        slip: 'one-property-decides',
        teaching:
          'The cage is closed, but each atom has three neighbors, and its fourth electron is in a π bond.',
      },
    ],
    explanation:
      'In diamond each carbon atom forms four σ bonds to four neighbors. In graphite, graphene and \\ce{C60} each atom has three neighbors and one electron in π bonds. Only in diamond do all valence electrons form σ bonds.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-chemical-bonding-722',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids', 'le-chateliers-principle'],
    uses: ['density'],
    difficulty: 'intermediate',
    text: 'Diamonds are made from graphite at about 1500 °C and 50,000 times atmospheric pressure. Why does such a high pressure favor diamond?',
    answer: 'It takes up less volume per mole.',
    distractors: [
      {
        text: 'It has shorter carbon–carbon bonds.',
        slip: 'property-misjudged',
        teaching:
          'The bonds are 154 pm long in diamond and 142 pm in graphite; it is the distance between the layers of graphite that shrinks.',
      },
      {
        text: 'It is the more stable form at 1 atm.',
        slip: 'exception-where-none-is',
        teaching:
          'At atmospheric pressure graphite is the more stable form, which is why pressure is needed.',
      },
      {
        text: 'It has more atoms in each molecule.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Neither form consists of molecules; both are giant structures of carbon atoms.',
      },
    ],
    explanation:
      'The layers of graphite are 335 pm apart, so its density is 2.3 g/cm³, compared with 3.5 g/cm³ for diamond. High pressure favors the denser form: diamond takes up less volume per mole.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-chemical-bonding-723',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids', 'sigma-and-pi-bonds'],
    difficulty: 'intermediate',
    text: 'In graphite and in \\ce{C60}, each carbon atom is bonded to three others and has one electron in π bonds. Graphite conducts electricity well along its layers, but solid \\ce{C60} hardly conducts. Why?',
    answer: 'In \\ce{C60}, the π electrons stay within their own molecule.',
    distractors: [
      {
        text: 'In \\ce{C60}, the π electrons are all localized in lone pairs.',
        slip: 'given-fact-overlooked',
        teaching: 'The electrons form π bonds around the cage; no carbon atom has a lone pair.',
      },
      {
        text: 'In \\ce{C60}, the molecules are joined by strong σ bonds.',
        slip: 'bond-for-intermolecular',
        teaching: 'Only dispersion forces act between the molecules, and a current must cross these gaps.',
      },
      {
        text: 'In graphite, carbon ions move between the layers.',
        slip: 'wrong-charge-carrier',
        teaching: 'Graphite contains no ions; the delocalized π electrons of a layer carry the current.',
      },
    ],
    explanation:
      'In graphite the π electrons are delocalized over a whole layer and can carry current through it. A crystal of \\ce{C60} consists of separate molecules: in \\ce{C60}, the π electrons stay within their own molecule.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-solutions-710',
    topics: ['solutions', 'measurement'],
    tests: ['colloids', 'filtration-and-evaporation'],
    difficulty: 'beginner',
    text: 'A salt solution, a gelatin colloid and a suspension of fine sand, all in water, are poured through ordinary filter paper. Which will leave particles on the paper?',
    answer: 'The suspension',
    distractors: [
      {
        text: 'The colloid',
        slip: 'size-of-effect-misjudged',
        teaching: 'Colloidal particles, up to about 1 µm across, pass through the pores of the paper.',
      },
      {
        text: 'The colloid and the suspension',
        slip: 'overgeneralised-rule',
        teaching:
          'Particles of sand are held back, but colloidal particles are much smaller than the pores of the paper.',
      },
      {
        text: 'The solution and the colloid',
        slip: 'reversed-trend',
        teaching:
          'Dissolved ions and colloidal particles are the smallest here, and they pass through the paper.',
      },
    ],
    explanation:
      'Particle size increases from the solution to the colloid to the suspension. Ordinary filter paper holds back only the particles of the suspension.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-solutions-711',
    topics: ['solutions', 'measurement'],
    tests: ['colloids', 'pure-substances-and-mixtures'],
    difficulty: 'intermediate',
    text: 'Three mixtures are left to stand overnight. X forms a layer at the bottom. Y and Z stay uniform, but a beam of light is visible from the side in Y and not in Z. What are X, Y and Z, in this order?',
    answer: 'Suspension, colloid, solution',
    distractors: [
      {
        text: 'Suspension, solution, colloid',
        slip: 'names-exchanged',
        teaching:
          'Ions and small molecules do not scatter light noticeably, so the beam would not be visible in a solution.',
      },
      {
        text: 'Colloid, suspension, solution',
        slip: 'one-part-right',
        teaching:
          'The particles that settle in X are the largest, so X is not a colloid; Y does not settle, so it is not a suspension.',
      },
      {
        text: 'Solution, colloid, suspension',
        slip: 'reversed-trend',
        teaching: 'X settles and so has the largest particles; Z neither settles nor scatters light.',
      },
    ],
    explanation:
      'Large particles settle: X is a suspension. Y does not settle but scatters light (Tyndall effect): a colloid. Z does neither: a solution. The order is suspension, colloid, solution.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-solutions-712',
    topics: ['solutions'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'Gold and sand are both denser than water and insoluble in it. The 15 nm particles of colloidal gold repel one another and do not clump. Why do they stay mixed with water for months, whereas a suspension of sand settles in seconds?',
    answer: 'Collisions with water molecules keep the particles moving.',
    distractors: [
      {
        text: 'Gold in such tiny particles is less dense than the water.',
        slip: 'property-misjudged',
        teaching: 'Gold of this size still has nearly its usual density, 19 g/cm³.',
      },
      {
        text: 'Gold in such tiny particles is dissolved as single atoms.',
        slip: 'class-of-matter-confused',
        teaching:
          'A particle of 15 nm contains about a hundred thousand atoms; the mixture is a colloid, not a solution.',
      },
      {
        text: 'Reaction with water turns the tiny particles into ions.',
        slip: 'event-invented',
        teaching: 'Gold does not react with water; the particles are still solid gold.',
      },
    ],
    explanation:
      'Collisions with water molecules keep the gold particles moving. Particles of a colloid are so small that the random pushes of water molecules (Brownian motion) outweigh their slow sinking. Grains of sand are far too heavy.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-measurement-710',
    topics: ['measurement'],
    tests: ['density'],
    difficulty: 'beginner',
    text: 'Which pair names an extensive property of a block of aluminum first and an intensive property second?',
    answer: 'Volume, density',
    distractors: [
      {
        text: 'Density, volume',
        slip: 'names-exchanged',
        teaching: 'Cutting the block in half leaves the density the same and halves the volume.',
      },
      {
        text: 'Mass, volume',
        slip: 'one-part-right',
        teaching: 'The mass is extensive, but so is the volume: half the block has half the volume.',
      },
      {
        text: 'Melting point, density',
        slip: 'property-misjudged',
        teaching: 'The melting point of half the block is the same as that of the whole block.',
      },
    ],
    explanation:
      'Extensive properties grow with the amount of matter; intensive properties do not depend on it. Half the block has half the volume but the same density, so the pair is volume, density.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
  {
    id: 'general-measurement-711',
    topics: ['measurement'],
    tests: ['density'],
    difficulty: 'intermediate',
    text: 'A student measures the mass and the volume of a piece of metal. Neither value alone helps to identify the metal, but their ratio does. Why?',
    answer: 'The ratio of two extensive properties is intensive.',
    distractors: [
      {
        text: 'The ratio of two intensive properties is extensive.',
        slip: 'names-exchanged',
        teaching: 'Mass and volume both double when the amount doubles, and their ratio stays the same.',
      },
      {
        text: 'The ratio of two extensive properties is extensive.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'If the piece is doubled, mass and volume both double, so their ratio does not change.',
      },
      {
        text: 'The ratio of an intensive and an extensive property is intensive.',
        slip: 'one-part-right',
        teaching: 'Both the mass and the volume depend on how large the piece is.',
      },
    ],
    explanation:
      'Mass and volume depend on the size of the piece. When one is divided by the other, the size cancels, and the density is left, which is characteristic of the metal. The ratio of two extensive properties is intensive.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
  {
    id: 'general-measurement-712',
    topics: ['measurement', 'solutions'],
    tests: ['states-of-matter'],
    difficulty: 'beginner',
    text: 'A sugar cube disappears in a cup of tea. A child says that it has melted. Why is “dissolved” the right word?',
    answer: 'The sugar has spread among molecules of water.',
    distractors: [
      {
        text: 'The sugar has turned into a liquid on its own.',
        slip: 'other-process',
        teaching: 'This describes melting, for which sugar would have to be heated to 186 °C.',
      },
      {
        text: 'The sugar has reacted to form a new substance.',
        slip: 'chemical-for-physical-change',
        teaching: 'The molecules of sugar are still the same: evaporating the water gives sugar again.',
      },
      {
        text: 'The sugar has broken up into single atoms.',
        slip: 'molecules-for-atoms',
        teaching: 'Molecules of sugar separate from each other, but the bonds within them do not break.',
      },
    ],
    explanation:
      'Melting turns one pure substance from a solid to a liquid by heating. Dissolving needs a second substance, the solvent: the sugar has spread among molecules of water.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-solutions-713',
    topics: ['solutions', 'thermochemistry'],
    tests: ['enthalpy-of-solution', 'properties-of-ionic-solids'],
    uses: ['lattice-enthalpy'],
    difficulty: 'intermediate',
    text: 'Potassium chloride melts at 770 °C but dissolves in water at 20 °C. What supplies most of the energy that separates the ions in each case?',
    answer: 'Melting: heating; dissolving: hydration of the ions',
    distractors: [
      {
        text: 'Melting: hydration of the ions; dissolving: heating',
        slip: 'names-exchanged',
        teaching: 'Pure molten potassium chloride contains no water that could surround the ions.',
      },
      {
        text: 'Melting: heating; dissolving: heating',
        slip: 'size-of-effect-misjudged',
        teaching:
          'At 20 °C nothing heats the water, and the little heat that dissolving takes from it is far less than the ions require.',
      },
      {
        text: 'Melting: bond breaking; dissolving: bond breaking',
        slip: 'bond-breaking-releases',
        teaching:
          'Ions of opposite charge attract each other, so pulling them apart takes energy and does not supply any.',
      },
    ],
    explanation:
      'In melting, heat must partly overcome the attraction between the ions. In dissolving, the attraction between the ions and water molecules releases almost as much energy as the separation takes. So it is heating in melting and hydration of the ions in dissolving.',
    reference: 'OpenStax Chemistry 2e, section 11.1',
  },
  {
    id: 'general-atomic-structure-710',
    topics: ['atomic-structure'],
    tests: ['isotopes', 'network-covalent-solids'],
    difficulty: 'beginner',
    text: 'What differs between two isotopes of an element, and what differs between two of its allotropes?',
    answer: 'Isotopes: number of neutrons; allotropes: arrangement of atoms',
    distractors: [
      {
        text: 'Isotopes: arrangement of atoms; allotropes: number of neutrons',
        slip: 'names-exchanged',
        teaching:
          'Oxygen and ozone are allotropes and have different molecules; oxygen-16 and oxygen-18 are isotopes.',
      },
      {
        text: 'Isotopes: number of electrons; allotropes: number of protons',
        slip: 'ion-for-atom',
        teaching:
          'Neutral atoms of two isotopes have equal numbers of protons and electrons, as with carbon-12 and carbon-13.',
      },
      {
        text: 'Isotopes: number of neutrons; allotropes: number of protons',
        slip: 'isotopes-for-elements',
        teaching:
          'Atoms with different numbers of protons belong to different elements, but allotropes are forms of one element.',
      },
    ],
    explanation:
      'Isotopes are atoms of one element with different mass numbers. Allotropes are forms of one element, such as diamond and graphite, with different structures. The isotopes differ in the number of neutrons, the allotropes in the arrangement of atoms.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-711',
    topics: ['atomic-structure'],
    tests: ['isotopes', 'network-covalent-solids'],
    difficulty: 'intermediate',
    text: 'Three samples are a diamond of carbon-12, a diamond of carbon-13 and graphite of carbon-12. Which two are most alike in hardness and electrical conductivity, and why?',
    answer: 'The two diamonds: isotopes form the same bonds.',
    distractors: [
      {
        text: 'The two diamonds: isotopes have the same mass.',
        slip: 'same-mass-for-isotopes',
        teaching: 'An atom of carbon-13 has one neutron more and is heavier than an atom of carbon-12.',
      },
      {
        text: 'The carbon-12 samples: allotropes form the same bonds.',
        slip: 'property-misjudged',
        teaching:
          'Each atom has four neighbors in diamond and three in graphite, so the bonds of these allotropes differ.',
      },
      {
        text: 'The carbon-12 samples: nuclei determine such properties.',
        slip: 'wrong-cause',
        teaching:
          'Hardness and conductivity depend on how the electrons bond the atoms, and the bonding in diamond differs from that in graphite.',
      },
    ],
    explanation:
      'Carbon-12 and carbon-13 have the same electrons and so form the same structure. The allotropes diamond and graphite differ in structure and so in hardness and conductivity. The two diamonds are most alike, because isotopes form the same bonds.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-atomic-structure-712',
    topics: ['atomic-structure', 'isomerism'],
    tests: ['isotopes', 'structural-isomers'],
    difficulty: 'intermediate',
    text: 'Compounds X and Y have the same molecular formula, but boil at 78 °C and −25 °C. X and Z have the same structure and nearly the same boiling point, but molar masses of 46 and 47 g/mol. How are Y and Z related to X?',
    answer: 'Y is an isomer; Z contains another isotope.',
    distractors: [
      {
        text: 'Y contains another isotope; Z is an isomer.',
        slip: 'names-exchanged',
        teaching: 'Isomers have the same molecular formula and thus the same molar mass, as X and Y do.',
      },
      {
        text: 'Y is an allotrope; Z is an isomer.',
        slip: 'other-terms-meaning',
        teaching: 'Allotropes are forms of one element, and X and Y are compounds.',
      },
      {
        text: 'Y is an isomer; Z is another isomer.',
        slip: 'one-part-right',
        teaching:
          'Isomers would have the same molar mass, but Z is heavier by 1 g/mol with the same structure.',
      },
    ],
    explanation:
      'The same molecular formula with different properties means different structures: Y is an isomer. The same structure with a larger mass means that an atom has an additional neutron: Z contains another isotope.',
    reference: 'OpenStax Chemistry 2e, section 2.4',
  },
  {
    id: 'general-chemical-bonding-724',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy'],
    difficulty: 'beginner',
    text: 'How do the length and the energy of the bond between two carbon atoms change from a single to a double to a triple bond?',
    answer: 'The length decreases, and the energy increases.',
    distractors: [
      {
        text: 'The length increases, and the energy decreases.',
        slip: 'reversed-trend',
        teaching:
          'Four or six shared electrons pull the two nuclei closer together than two do and make the bond harder to break.',
      },
      {
        text: 'The length decreases, and the energy decreases.',
        slip: 'one-part-right',
        teaching:
          'A shorter bond with more shared electrons takes more energy to break: 839 kJ/mol for C≡C, 347 kJ/mol for C–C.',
      },
      {
        text: 'The length increases, and the energy increases.',
        slip: 'relation-invented',
        teaching:
          'More electrons between the nuclei draw them together: C≡C is 120 pm long, and C–C is 154 pm long.',
      },
    ],
    explanation:
      'The bond order rises from 1 to 3. More shared electrons attract the nuclei more strongly, so the length decreases, and the energy increases.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-chemical-bonding-725',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy', 'resonance'],
    difficulty: 'intermediate',
    text: 'Bonds between carbon and oxygen are about 143 pm long for a bond order of 1, 121 pm for 2 and 113 pm for 3. In which species are they 129 pm long?',
    answer: '\\ce{CO3^2-}',
    distractors: [
      {
        text: '\\ce{CH3OH}',
        slip: 'reversed-trend',
        teaching: 'The bond in methanol is a single bond and about 143 pm long.',
      },
      {
        text: '\\ce{H2CO}',
        slip: 'one-resonance-structure-only',
        teaching: 'Formaldehyde has one ordinary double bond, of about 121 pm.',
      },
      {
        text: '\\ce{CO}',
        slip: 'electrons-miscounted',
        teaching: 'Carbon monoxide has a triple bond, :C≡O:, and so the shortest of these bonds.',
      },
    ],
    explanation:
      'A length between those of a single and a double bond means a bond order between 1 and 2. By resonance, each bond in the carbonate ion has a bond order of 4/3, so the species is \\ce{CO3^2-}.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-chemical-bonding-726',
    topics: ['chemical-bonding'],
    tests: ['sigma-and-pi-bonds'],
    difficulty: 'beginner',
    text: 'Where is the electron density of a σ bond greatest, and where is that of a π bond greatest?',
    answer: 'σ: on the axis between the nuclei; π: above and below this axis',
    distractors: [
      {
        text: 'σ: above and below the axis between the nuclei; π: on this axis',
        slip: 'names-exchanged',
        teaching:
          'Orbitals overlap end to end in a σ bond, so its electrons lie on the line between the nuclei.',
      },
      {
        text: 'σ: on the axis between the nuclei; π: on the same axis',
        slip: 'one-part-right',
        teaching:
          'The p orbitals of a π bond have a node on this axis, so its electrons are not found there.',
      },
      {
        text: 'σ: close to one of the nuclei; π: on the axis between them',
        slip: 'other-orbital',
        teaching:
          'Electrons close to one nucleus would be a lone pair; those of a σ bond lie between the two nuclei.',
      },
    ],
    explanation:
      'A σ bond forms by overlap along the axis, a π bond by side-by-side overlap of p orbitals. The density is on the axis between the nuclei for σ and above and below this axis for π.',
    reference: 'OpenStax Chemistry 2e, section 8.1',
  },
  {
    id: 'general-chemical-bonding-727',
    topics: ['chemical-bonding'],
    tests: ['sigma-and-pi-bonds'],
    difficulty: 'intermediate',
    text: 'Bromine adds to ethene at room temperature in the dark, but does not react with ethane under these conditions. Which difference between σ and π bonds explains this?',
    answer: 'The electrons of a π bond are more exposed and held less firmly.',
    distractors: [
      {
        text: 'The electrons of a σ bond are more exposed and held less firmly.',
        slip: 'exchanged-values',
        teaching:
          'Electrons of a σ bond lie between the nuclei, and ethane, with σ bonds alone, does not react.',
      },
      {
        text: 'The electrons of a π bond are unpaired and tend to form pairs.',
        slip: 'paired-for-unpaired',
        teaching: 'The two electrons of a π bond are paired with each other; ethene is not a radical.',
      },
      {
        text: 'The electrons of a π bond lie between the nuclei on the axis.',
        slip: 'other-orbital',
        teaching: 'Electrons on the axis belong to the σ bond; those of the π bond lie above and below it.',
      },
    ],
    explanation:
      'The π electrons lie above and below the axis of the double bond, farther from the nuclei than σ electrons. Bromine can attack them easily: the electrons of a π bond are more exposed and held less firmly.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.5',
  },
  {
    id: 'general-chemical-bonding-728',
    topics: ['chemical-bonding'],
    tests: ['sigma-and-pi-bonds', 'network-covalent-solids'],
    uses: ['atomic-radius'],
    difficulty: 'advanced',
    text: '\\ce{CO2} consists of molecules with double bonds, but \\ce{SiO2} is a network with single bonds. Which difference between σ and π bonds explains why silicon avoids double bonds?',
    answer: 'As atoms get larger, π overlap weakens more than σ overlap.',
    distractors: [
      {
        text: 'As atoms get larger, σ overlap weakens more than π overlap.',
        slip: 'exchanged-values',
        teaching: 'If σ bonds suffered more, silicon would prefer few σ bonds and many π bonds.',
      },
      {
        text: 'A π bond requires d orbitals, and a σ bond requires p orbitals.',
        slip: 'other-orbital',
        teaching:
          'The π bonds of carbon and oxygen are formed by p orbitals, and silicon has p orbitals as well.',
      },
      {
        text: 'A π bond requires four valence electrons, a σ bond two.',
        slip: 'pairs-for-electrons',
        teaching:
          'Each bond, σ or π, takes two electrons, and silicon has four valence electrons like carbon.',
      },
    ],
    explanation:
      'Side-by-side overlap requires p orbitals that are close together, and the Si–O distance is long. End-to-end overlap still works well, so four σ bonds are better for silicon than two σ and two π bonds: as atoms get larger, π overlap weakens more than σ overlap.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-chemical-bonding-729',
    topics: ['chemical-bonding', 'chemical-bonding-theory'],
    tests: ['valence-bond-theory', 'molecular-orbital-theory'],
    difficulty: 'beginner',
    text: 'Which orbitals do bonding electrons occupy in valence bond (VB) theory and in molecular orbital (MO) theory?',
    answer: 'VB: overlapping orbitals of two atoms; MO: orbitals of the whole molecule',
    distractors: [
      {
        text: 'VB: orbitals of the whole molecule; MO: overlapping orbitals of two atoms',
        slip: 'names-exchanged',
        teaching: 'Molecular orbitals are named for the molecule over which they may extend.',
      },
      {
        text: 'VB: overlapping orbitals of two atoms; MO: hybrid orbitals of each atom',
        slip: 'other-terms-meaning',
        teaching: 'Hybrid orbitals are made from orbitals of one atom and belong to valence bond theory.',
      },
      {
        text: 'VB: lone-pair orbitals of one atom; MO: overlapping orbitals of two atoms',
        slip: 'wrong-thing-counted',
        teaching:
          'Bonding electrons are shared; in valence bond theory they occupy the region where orbitals of two atoms overlap.',
      },
    ],
    explanation:
      'Valence bond theory makes each bond from two overlapping atomic or hybrid orbitals of neighboring atoms. Molecular orbital theory combines all suitable orbitals into orbitals of the whole molecule.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
  },
  {
    id: 'general-chemical-bonding-730',
    topics: ['chemical-bonding', 'chemical-bonding-theory'],
    tests: ['valence-bond-theory', 'molecular-orbital-theory'],
    uses: ['resonance'],
    difficulty: 'intermediate',
    text: 'All six carbon–carbon bonds of benzene are equally long. How do valence bond (VB) theory and molecular orbital (MO) theory account for this?',
    answer: 'VB: resonance of two structures; MO: π orbitals around the ring',
    distractors: [
      {
        text: 'VB: π orbitals around the ring; MO: resonance of two structures',
        slip: 'names-exchanged',
        teaching:
          'Orbitals that extend around the ring belong to MO theory; resonance is needed where bonds are drawn between two atoms.',
      },
      {
        text: 'VB: sp^{3} hybrids at each carbon; MO: one π orbital per double bond',
        slip: 'other-orbital',
        teaching:
          'Each carbon atom has three neighbors in a plane, which means sp^{2} hybrids, and these alone do not account for equal bonds.',
      },
      {
        text: 'VB: resonance of two structures; MO: one π orbital per double bond',
        slip: 'resonance-as-switching',
        teaching: 'A separate π orbital for each double bond would give three short and three long bonds.',
      },
    ],
    explanation:
      'In VB theory each π bond lies between two atoms, so two structures must be combined: resonance. In MO theory six p orbitals form π orbitals around the ring.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
  },
  {
    id: 'general-molecular-geometry-710',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry', 'vsepr-theory'],
    difficulty: 'beginner',
    text: 'For which molecule do the electron geometry and the molecular geometry have the same name?',
    answer: '\\ce{BCl3}',
    distractors: [
      {
        text: '\\ce{NCl3}',
        slip: 'shape-for-lone-pairs',
        teaching:
          'Nitrogen has three bonds and a lone pair: the electron geometry is tetrahedral, but the molecule is trigonal pyramidal.',
      },
      {
        text: '\\ce{OF2}',
        slip: 'bonds-for-domains',
        teaching:
          'Oxygen has two bonds and two lone pairs: the electron geometry is tetrahedral, but the molecule is bent.',
      },
      {
        text: '\\ce{SO2}',
        slip: 'ignored-lone-pairs',
        teaching:
          'Sulfur has a lone pair besides its bonds to oxygen: the electron geometry is trigonal planar, but the molecule is bent.',
      },
    ],
    explanation:
      'The two geometries have the same name when the central atom has no lone pair. Boron in \\ce{BCl3} has three bonds and no lone pair, so both are trigonal planar.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-711',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry', 'vsepr-theory'],
    difficulty: 'advanced',
    text: 'Which molecule has the electron geometry of \\ce{SF4} and the molecular geometry of \\ce{CO2}?',
    answer: '\\ce{XeF2}',
    distractors: [
      {
        text: '\\ce{ClF3}',
        slip: 'one-condition-only',
        teaching:
          'Chlorine has five electron domains, as sulfur has, but with two lone pairs the molecule is T-shaped.',
      },
      {
        text: '\\ce{HCN}',
        slip: 'shape-for-domain-geometry',
        teaching: 'The molecule is linear, but carbon has two electron domains, while sulfur has five.',
      },
      {
        text: '\\ce{OF2}',
        slip: 'ignored-lone-pairs',
        teaching:
          'Oxygen has two lone pairs besides its two bonds, so the molecule is bent and has four electron domains.',
      },
    ],
    explanation:
      'Sulfur in \\ce{SF4} has four bonds and a lone pair: five domains, a trigonal bipyramid. \\ce{CO2} is linear. Xenon has two bonds and three lone pairs around the equator: five domains, but a linear molecule, \\ce{XeF2}.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-intermolecular-forces-710',
    topics: ['intermolecular-forces'],
    tests: ['properties-of-solids'],
    difficulty: 'beginner',
    text: 'When struck, a crystal of calcite splits into pieces with flat faces at fixed angles, but window glass breaks into pieces with curved surfaces. What explains the difference?',
    answer: 'Particles are in regular planes in calcite, but not in glass.',
    distractors: [
      {
        text: 'Particles are in regular planes in glass, but not in calcite.',
        slip: 'exchanged-values',
        teaching:
          'Flat faces at fixed angles follow the planes of a regular lattice, and glass does not show them.',
      },
      {
        text: 'Particles are linked by strong bonds in calcite, but not in glass.',
        slip: 'wrong-cause',
        teaching: 'Glass is held together by strong bonds between silicon and oxygen; it is hard too.',
      },
      {
        text: 'Particles are free to move in glass, but not in calcite.',
        slip: 'property-misjudged',
        teaching:
          'Window glass is a solid: its particles vibrate in place and do not change places at room temperature.',
      },
    ],
    explanation:
      'Calcite is crystalline and splits along planes of its lattice. Glass is amorphous and has no such planes. Particles are in regular planes in calcite, but not in glass.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-711',
    topics: ['intermolecular-forces'],
    tests: ['properties-of-solids', 'x-ray-diffraction'],
    difficulty: 'intermediate',
    text: 'X-rays give sharp spots with one sample of \\ce{SiO2} and a broad, blurred ring with another. How do the two samples behave on heating?',
    answer: 'The first melts at one temperature, and the second softens gradually.',
    distractors: [
      {
        text: 'The first softens gradually, and the second melts at one temperature.',
        slip: 'exchanged-values',
        teaching:
          'Sharp spots come from a regular lattice, in which all equivalent bonds give way at the same temperature.',
      },
      {
        text: 'The first melts at one temperature, and so does the second.',
        slip: 'one-property-decides',
        teaching:
          'The formula is the same, but the atoms of the second sample have no regular order, so their bonds give way one after another.',
      },
      {
        text: 'The first softens gradually, and so does the second.',
        slip: 'overgeneralised-rule',
        teaching:
          'A network solid with a regular lattice, as the sharp spots show, has a definite melting point.',
      },
    ],
    explanation:
      'Sharp spots show a crystalline solid, in which equivalent particles are held equally. A blurred ring shows an amorphous one, with bonds of different strengths. The first melts at one temperature, and the second softens gradually.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-712',
    topics: ['intermolecular-forces'],
    tests: ['properties-of-solids'],
    uses: ['solubility-of-gases-and-solids'],
    difficulty: 'advanced',
    text: 'A drug dissolves better in water as an amorphous solid than as a crystalline solid. After months of storage, however, tablets of the amorphous form dissolve as poorly as crystalline ones. What explains both findings?',
    answer: 'The amorphous form is higher in energy and slowly crystallizes.',
    distractors: [
      {
        text: 'The amorphous form is lower in energy and slowly crystallizes.',
        slip: 'reversed-trend',
        teaching:
          'A form lower in energy would dissolve less well and would not change into the crystalline form by itself.',
      },
      {
        text: 'The amorphous form has weaker covalent bonds and slowly decomposes.',
        slip: 'bond-for-intermolecular',
        teaching: 'The molecules are the same in both forms; the packing of whole molecules differs.',
      },
      {
        text: 'The amorphous form has smaller molecules and slowly evaporates.',
        slip: 'wrong-cause',
        teaching: 'Both solids consist of the same molecules, which are equal in size.',
      },
    ],
    explanation:
      'Disordered molecules attract each other less than well-packed ones, so they are higher in energy and leave the solid more easily. For the same reason they tend to form the more stable crystal: the amorphous form is higher in energy and slowly crystallizes.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-731',
    topics: ['chemical-bonding', 'solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'intermediate',
    text: 'What do Frenkel and Schottky defects in an ionic crystal have in common?',
    answer: 'They leave sites empty but keep the crystal neutral.',
    distractors: [
      {
        text: 'They leave sites empty and lower the density.',
        slip: 'one-part-right',
        teaching:
          'This is true of Schottky defects; with Frenkel defects the ions stay inside the crystal, and the density hardly changes.',
      },
      {
        text: 'They put ions between sites but leave the density unchanged.',
        slip: 'other-terms-meaning',
        teaching: 'This is true of Frenkel defects; with Schottky defects no ions lie between lattice sites.',
      },
      {
        text: 'They bring in foreign ions of the same charge.',
        slip: 'event-invented',
        teaching: 'Both defects occur in pure crystals and require no ions of another substance.',
      },
    ],
    explanation:
      'In a Frenkel defect an ion moves between the lattice sites; in a Schottky defect cations and anions are missing in a balanced ratio. Both leave sites empty but keep the crystal neutral.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., section 6.17',
  },
  {
    id: 'general-chemical-bonding-732',
    topics: ['chemical-bonding', 'solid-state'],
    tests: ['crystal-defects'],
    difficulty: 'advanced',
    text: 'Hot \\ce{KCl}, with Schottky defects, and hot \\ce{AgCl}, with Frenkel defects of its cations, conduct slightly because ions hop into vacancies. Besides vacancies, which charge carriers does \\ce{AgCl} have?',
    answer: 'Silver ions between the lattice sites',
    distractors: [
      {
        text: 'Chloride ions between the lattice sites',
        slip: 'other-defect',
        teaching: 'Frenkel defects form with the smaller and more mobile ions, here the cations.',
      },
      {
        text: 'Electrons in the chloride vacancies',
        slip: 'wrong-charge-carrier',
        teaching:
          'Electrons fill anion vacancies when a salt is heated in metal vapor; Frenkel defects of \\ce{AgCl} involve ions.',
      },
      {
        text: 'Silver ions in the chloride vacancies',
        slip: 'like-charges-attract',
        teaching: 'A chloride vacancy is surrounded by cations, which repel another silver ion.',
      },
    ],
    explanation:
      'In a Schottky defect ions are missing, so only hopping into vacancies is possible. In a Frenkel defect the displaced ions are still in the crystal and can move there: silver ions between the lattice sites.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., section 6.17',
  },
  {
    id: 'general-chemical-bonding-733',
    topics: ['chemical-bonding', 'solid-state'],
    tests: ['band-theory'],
    difficulty: 'intermediate',
    text: 'Silicon with a trace of arsenic is n-type, and silicon with a trace of boron is p-type. What carries most of the current in each, and what charge do the crystals have?',
    answer: 'Electrons in n-type, holes in p-type; both crystals are neutral.',
    distractors: [
      {
        text: 'Holes in n-type, electrons in p-type; the crystals are charged.',
        slip: 'doping-types-confused',
        teaching:
          'Arsenic has one valence electron more than silicon, and this electron becomes mobile; boron has one fewer.',
      },
      {
        text: 'Electrons in n-type, holes in p-type; the crystals are charged.',
        slip: 'same-word-other-meaning',
        teaching:
          'The letters n and p stand for the sign of the mobile carriers; each dopant atom brings as many protons as electrons.',
      },
      {
        text: 'Anions in n-type, cations in p-type; both crystals are neutral.',
        slip: 'wrong-charge-carrier',
        teaching: 'The atoms of the crystal stay in their places; only electrons and holes move.',
      },
    ],
    explanation:
      'Arsenic supplies an extra electron, and boron leaves a hole. The dopants are neutral atoms, so their nuclei balance the electrons. The carriers are electrons in n-type and holes in p-type, and both crystals are neutral.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'general-periodic-trends-710',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table', 'atomic-orbitals'],
    difficulty: 'beginner',
    text: 'Why is the s block of the periodic table two columns wide, but the p block six?',
    answer: 'One s orbital holds two electrons; three p orbitals hold six.',
    distractors: [
      {
        text: 'Two s orbitals hold two electrons; six p orbitals hold six.',
        slip: 'orbitals-for-electrons',
        teaching:
          'Each orbital holds two electrons; a shell has one s orbital and, from the second shell on, three p orbitals.',
      },
      {
        text: 'Atoms of the s block have two shells; those of the p block have six.',
        slip: 'wrong-shell',
        teaching: 'The number of shells is shown by the period, and it increases down each block.',
      },
      {
        text: 'Atoms of the s block lose two electrons; those of the p block gain six.',
        slip: 'relation-invented',
        teaching:
          'Atoms of group 1 lose one electron, and atoms of group 17 gain one; the width shows how many electrons a subshell holds.',
      },
    ],
    explanation:
      'From one element to the next across a block, one electron is added to the subshell. An s subshell has one orbital and a p subshell has three, with two electrons in each, so they hold two and six.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-periodic-trends-711',
    topics: ['periodic-trends'],
    tests: ['inert-pair-effect'],
    uses: ['structure-of-the-periodic-table'],
    difficulty: 'intermediate',
    text: 'Barium, in the s block, has the oxidation number +2 in its compounds, but lead, in the p block, has +2 or +4. Why?',
    answer: 'Lead can use its 6p electrons with or without the 6s pair.',
    distractors: [
      {
        text: 'Lead can use its 6s pair with or without the 6p electrons.',
        slip: 'aufbau-order',
        teaching: 'The 6p electrons are higher in energy than the 6s pair and are the first to be used.',
      },
      {
        text: 'Lead can use its 5d electrons with or without the 6p electrons.',
        slip: 'core-for-valence-electrons',
        teaching: 'The filled 5d subshell belongs to the core of lead and stays filled in its compounds.',
      },
      {
        text: 'Lead can lose two electrons, like barium, or gain two of them.',
        slip: 'charge-turned-around',
        teaching: 'Both oxidation numbers are positive, so electrons are given up in both cases.',
      },
    ],
    explanation:
      'Barium has two valence electrons, 6s^{2}, and loses both. Lead has 6s^{2} 6p^{2}: its two 6p electrons are used easily, and the 6s pair may follow. Lead can use its 6p electrons with or without the 6s pair.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-intermolecular-forces-713',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding', 'boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Fluoromethane, \\ce{CH3F} (34 g/mol, dipole moment 1.86 D), boils at −78 °C. Methylamine, \\ce{CH3NH2} (31 g/mol, 1.31 D), boils at −6 °C. Why does methylamine boil at the higher temperature?',
    answer: 'Its molecules have N–H bonds, so they form hydrogen bonds.',
    distractors: [
      {
        text: 'Its molecules are more polar, so dipole–dipole forces are stronger.',
        slip: 'given-fact-overlooked',
        teaching: 'The dipole moments given show that methylamine is the less polar of the two.',
      },
      {
        text: 'Fluoromethane has hydrogen bonds, which are weaker than dipole–dipole forces.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'The hydrogen atoms of \\ce{CH3F} are bonded to carbon and do not form hydrogen bonds to fluorine.',
      },
      {
        text: 'Its molecules have N–H bonds, which are harder to break than C–F bonds.',
        slip: 'bond-for-intermolecular',
        teaching: 'Boiling separates whole molecules and breaks no N–H or C–F bonds.',
      },
    ],
    explanation:
      'Between molecules of \\ce{CH3F} there are dipole–dipole and dispersion forces. In methylamine, a hydrogen atom bonded to nitrogen is attracted by the lone pair of another molecule. These hydrogen bonds are stronger than the forces in \\ce{CH3F}, although the dipole moment of methylamine is smaller.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
];
