import type { WrittenQuestion } from '../written-question.ts';

export const sharedElectronQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-chemical-bonding-21',
    topics: ['chemical-bonding'],
    tests: ['covalent-bonding'],
    difficulty: 'beginner',
    text: 'What holds the two atoms of a hydrogen molecule, \\ce{H2}, together?',
    answer: 'The attraction between both nuclei and the shared electrons',
    distractors: [
      {
        text: 'The attraction between the two electrons of opposite spin',
        slip: 'like-charges-attract',
        teaching: 'Electrons repel each other, whatever their spin. They are attracted by the nuclei.',
      },
      {
        text: 'The attraction between the two nuclei at a short distance',
        slip: 'like-charges-attract',
        teaching: 'Two positive nuclei repel each other; the electrons between them hold them together.',
      },
      {
        text: 'The attraction between a positive and a negative hydrogen ion',
        slip: 'kind-of-bonding-confused',
        teaching: 'The two atoms are identical and share the pair equally; no ions are formed.',
      },
    ],
    explanation:
      'In a covalent bond a pair of electrons lies between two nuclei and is attracted by both of them. This attraction outweighs the repulsion between the nuclei and between the electrons.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-22',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['intermolecular-forces', 'covalent-bonding'],
    uses: ['london-dispersion-forces'],
    difficulty: 'intermediate',
    text: 'Candle wax, a mixture of long alkanes, melts at about 60 °C. A student concludes that C–C bonds must be weak. What is wrong with this conclusion?',
    answer: 'Melting overcomes only the forces between molecules.',
    distractors: [
      {
        text: 'Melting breaks only the C–H bonds of the molecules.',
        slip: 'bond-for-intermolecular',
        teaching: 'No bond within a molecule breaks: liquid wax consists of the same molecules as solid wax.',
      },
      {
        text: 'Melting breaks C–C bonds, but new ones form in the liquid.',
        slip: 'bond-for-intermolecular',
        teaching:
          'In that case other alkanes would be found after cooling; wax melts and solidifies without any change.',
      },
      {
        text: 'Melting breaks C–C bonds, but only a few in each molecule.',
        slip: 'bond-for-intermolecular',
        teaching:
          'Breaking even a few bonds would require a temperature far above 60 °C and would change the substance.',
      },
    ],
    explanation:
      'Wax consists of molecules. On melting, the dispersion forces between them are partly overcome; the strong covalent bonds inside them do not break. The melting point of a molecular substance says nothing about the strength of the bonds within its molecules.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-chemical-bonding-23',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    uses: ['electronegativity'],
    difficulty: 'beginner',
    text: 'The electronegativities are: \\ce{C} 2.6, \\ce{N} 3.0, \\ce{O} 3.4, \\ce{F} 4.0, \\ce{Cl} 3.2. Which of these bonds is the most polar?',
    answer: 'C–F',
    distractors: [
      {
        text: 'O–F',
        slip: 'added-for-subtracted',
        teaching:
          'Both atoms attract electrons strongly, so the pair is shared almost equally: the difference is only 0.6.',
      },
      {
        text: 'N–Cl',
        slip: 'added-for-subtracted',
        teaching: 'The two values differ by only 0.2; the bond is almost nonpolar.',
      },
      {
        text: 'C–O',
        slip: 'one-step-short',
        teaching: 'This bond is polar (0.8), but the difference between \\ce{C} and \\ce{F} is larger.',
      },
    ],
    explanation:
      'The polarity depends on the difference in electronegativity: C–F 1.4, C–O 0.8, O–F 0.6, N–Cl 0.2. The most polar bond is C–F.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
    computation: {
      kind: 'option-extreme',
      values: { 'C–F': '4.0 - 2.6', 'O–F': '4.0 - 3.4', 'N–Cl': '3.2 - 3.0', 'C–O': '3.4 - 2.6' },
      pick: 'greatest',
      quantity: 'difference of electronegativities',
    },
  },
  {
    id: 'general-chemical-bonding-24',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    uses: ['electronegativity'],
    difficulty: 'intermediate',
    text: 'The electronegativities are: \\ce{H} 2.2, \\ce{Si} 1.9, \\ce{C} 2.6, \\ce{S} 2.6, \\ce{Br} 3.0. In which of these molecules do the hydrogen atoms carry the negative partial charge?',
    answer: '\\ce{SiH4}',
    distractors: [
      {
        text: '\\ce{CH4}',
        slip: 'overgeneralised-rule',
        teaching:
          'Carbon is in the same group as silicon, but unlike silicon it is more electronegative than hydrogen.',
      },
      {
        text: '\\ce{H2S}',
        slip: 'wrong-sign',
        teaching: 'Sulfur has the higher electronegativity, so hydrogen is the positive end.',
      },
      {
        text: '\\ce{HBr}',
        slip: 'wrong-sign',
        teaching:
          'Bromine attracts the electrons most strongly of all the elements here, so hydrogen is clearly positive.',
      },
    ],
    explanation:
      'The more electronegative atom of a bond is its negative end. Hydrogen (2.2) is more electronegative only than silicon (1.9), so in \\ce{SiH4} the hydrogen atoms are negative. In \\ce{CH4}, \\ce{H2S} and \\ce{HBr} the other atom has the higher value.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{SiH4}': '2.2 - 1.9',
        '\\ce{CH4}': '2.2 - 2.6',
        '\\ce{H2S}': '2.2 - 2.6',
        '\\ce{HBr}': '2.2 - 3.0',
      },
      pick: 'greatest',
      quantity: 'electronegativity of hydrogen minus that of its partner (positive: hydrogen is negative)',
    },
  },
  {
    id: 'general-chemical-bonding-25',
    topics: ['chemical-bonding'],
    tests: ['coordinate-bond'],
    difficulty: 'beginner',
    text: 'The ion \\ce{NH4+} forms when an ammonia molecule accepts a proton by forming a coordinate bond. How does the new N–H bond compare with the other three once the ion has formed?',
    answer: 'It is as long and as strong as the others.',
    distractors: [
      {
        text: 'It is longer and weaker than the others.',
        slip: 'coordinate-bond-as-different',
        teaching:
          'Where the pair came from makes no difference afterward: it is a shared pair like the others.',
      },
      {
        text: 'It is shorter and stronger than the others.',
        slip: 'coordinate-bond-as-different',
        teaching: 'Both electrons came from nitrogen, but two electrons are shared, as in the other bonds.',
      },
      {
        text: 'It is ionic, and the others are covalent.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The charge belongs to the whole ion; the proton shares a pair with nitrogen.',
      },
    ],
    explanation:
      'A coordinate bond differs only in its origin: nitrogen provides both electrons. Once formed, it is a pair shared by N and H like any other. The ion is a regular tetrahedron with four equal bonds.',
    reference: 'LibreTexts, Chemical Bonding, Coordinate (dative covalent) bonding',
  },
  {
    id: 'general-chemical-bonding-26',
    topics: ['chemical-bonding'],
    tests: ['coordinate-bond'],
    uses: ['octet-rule-and-its-exceptions', 'lewis-structures'],
    difficulty: 'advanced',
    text: 'In aluminum chloride vapor near 200 °C, two \\ce{AlCl3} molecules are joined to form \\ce{Al2Cl6}, in which every atom has an octet. How are they joined?',
    answer: 'By two coordinate bonds from \\ce{Cl} to \\ce{Al}',
    distractors: [
      {
        text: 'By two coordinate bonds from \\ce{Al} to \\ce{Cl}',
        slip: 'lewis-roles-swapped',
        teaching: 'Aluminum lacks a pair and accepts one; chlorine has lone pairs and donates one.',
      },
      {
        text: 'By one coordinate bond from \\ce{Cl} to \\ce{Al}',
        slip: 'one-partner-only',
        teaching:
          'One bond would complete the octet of only one aluminum atom; the other would still have six electrons.',
      },
      {
        text: 'By one covalent bond from \\ce{Al} to \\ce{Al}',
        slip: 'ignored-lone-pairs',
        teaching:
          'In \\ce{AlCl3}, aluminum has used all three of its valence electrons; a pair must come from chlorine.',
      },
    ],
    explanation:
      'Aluminum has six electrons in \\ce{AlCl3}; a chlorine atom has three lone pairs. A chlorine atom of each molecule donates a pair to the aluminum atom of the other: two coordinate bonds from \\ce{Cl} to \\ce{Al}, in a four-membered ring.',
    reference: 'LibreTexts, Chemical Bonding, Coordinate (dative covalent) bonding',
  },
  {
    id: 'general-chemical-bonding-27',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    difficulty: 'beginner',
    text: 'Graphite conducts electricity along its layers, but diamond does not conduct. Both consist only of carbon atoms. What accounts for the difference?',
    answer: 'Electrons are delocalized in the layers of graphite.',
    distractors: [
      {
        text: 'Carbon ions can move in the layers of graphite.',
        slip: 'wrong-cause',
        teaching: 'There are no ions in graphite; ions carry current in molten or dissolved salts.',
      },
      {
        text: 'Layers slide over each other in graphite.',
        slip: 'wrong-cause',
        teaching: 'This explains why graphite is soft; sliding neutral layers carry no charge.',
      },
      {
        text: 'Bonds are weaker within the layers of graphite.',
        slip: 'wrong-cause',
        teaching: 'The bonds within a layer are shorter and stronger than those in diamond.',
      },
    ],
    explanation:
      'In graphite each carbon atom is bonded to three others; its fourth valence electron is delocalized over the layer and can move. In diamond all four valence electrons are fixed in bonds.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-28',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['network-covalent-solids'],
    uses: ['properties-of-solids'],
    difficulty: 'intermediate',
    text: 'Carbon and silicon are in the same group. Yet \\ce{CO2} is a gas at 25 °C, while \\ce{SiO2} (quartz) melts above 1600 °C. Why?',
    answer: '\\ce{SiO2} is a network without separate molecules.',
    distractors: [
      {
        text: '\\ce{SiO2} has molecules that are much heavier.',
        slip: 'molecules-in-giant-structure',
        teaching:
          'There are no \\ce{SiO2} molecules in quartz, and a molar mass of 60 instead of 44 could not explain so high a melting point.',
      },
      {
        text: '\\ce{SiO2} has molecules that are strongly polar.',
        slip: 'molecules-in-giant-structure',
        teaching: 'In quartz each silicon atom is bonded to four oxygen atoms, in one giant structure.',
      },
      {
        text: '\\ce{SiO2} has bonds that are stronger than C=O bonds.',
        slip: 'bond-for-intermolecular',
        teaching: 'The C=O bonds are stronger, but they are not broken when \\ce{CO2} sublimes.',
      },
    ],
    explanation:
      'Carbon dioxide consists of molecules with weak forces between them. Quartz is a network of Si–O bonds without separate molecules: to melt it, many covalent bonds must be broken.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-29',
    topics: ['chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    uses: ['lewis-structures'],
    difficulty: 'beginner',
    text: 'In which of these molecules does the central atom have fewer than eight valence electrons around it?',
    answer: '\\ce{BCl3}',
    distractors: [
      {
        text: '\\ce{NCl3}',
        slip: 'ignored-lone-pairs',
        teaching:
          'Nitrogen has three bonds, as boron does, but also a lone pair, which makes eight electrons.',
      },
      {
        text: '\\ce{PCl5}',
        slip: 'reversed-trend',
        teaching: 'Phosphorus has five bonds here and therefore ten electrons, more than an octet.',
      },
      {
        text: '\\ce{SiCl4}',
        slip: 'electrons-miscounted',
        teaching: 'Silicon has four bonds and so exactly eight electrons.',
      },
    ],
    explanation:
      'Boron has three valence electrons and forms three bonds: six electrons in \\ce{BCl3}. \\ce{NCl3} and \\ce{SiCl4} have eight electrons around the central atom, and \\ce{PCl5} has ten.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{BCl3}': '2 * 3',
        '\\ce{NCl3}': '2 * 3 + 2',
        '\\ce{PCl5}': '2 * 5',
        '\\ce{SiCl4}': '2 * 4',
      },
      pick: 'least',
      quantity: 'electrons around the central atom',
    },
  },
  {
    id: 'general-chemical-bonding-30',
    topics: ['chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    difficulty: 'intermediate',
    text: 'Phosphorus forms \\ce{PCl3} and \\ce{PCl5}, but nitrogen forms only \\ce{NCl3}. How does the Lewis model explain why \\ce{NCl5} does not exist?',
    answer: 'The second shell of nitrogen holds eight electrons at most.',
    distractors: [
      {
        text: 'The second shell of nitrogen has three valence electrons.',
        slip: 'bonds-for-domains',
        teaching: 'Nitrogen has five valence electrons, as phosphorus does; two of them are a lone pair.',
      },
      {
        text: 'The bonds of nitrogen to chlorine are too polar to last.',
        slip: 'wrong-cause',
        teaching: 'N and Cl have almost the same electronegativity; the bonds are hardly polar.',
      },
      {
        text: 'The lone pair of nitrogen is already bonded to chlorine.',
        slip: 'miscounted-lone-pairs',
        teaching:
          'In \\ce{NCl3} the lone pair is not used; using it to form two bonds would put ten electrons around nitrogen.',
      },
    ],
    explanation:
      'Five bonds would put ten electrons around nitrogen, but its second shell (2s and 2p) holds eight at most. Phosphorus, in period 3, is larger and may have more than eight electrons around it.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-31',
    topics: ['chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    uses: ['valence-electrons'],
    difficulty: 'intermediate',
    text: 'Which of these molecules and ions cannot have an octet on every atom because it has an odd number of valence electrons?',
    answer: '\\ce{ClO2}',
    distractors: [
      {
        text: '\\ce{SO2}',
        slip: 'electrons-miscounted',
        teaching: 'Sulfur and two oxygen atoms contribute 6 + 12 = 18 electrons, an even number.',
      },
      {
        text: '\\ce{NO2-}',
        slip: 'ignored-ion-charge',
        teaching: 'The atoms contribute 17, but the charge adds one more, which makes 18.',
      },
      {
        text: '\\ce{NO2+}',
        slip: 'ignored-ion-charge',
        teaching: 'The atoms contribute 17, and the charge removes one, which leaves 16.',
      },
    ],
    explanation:
      'The numbers of valence electrons are \\ce{SO2} 18, \\ce{NO2-} 17 + 1 = 18, \\ce{NO2+} 17 − 1 = 16, \\ce{ClO2} 7 + 12 = 19. With 19 electrons, one must be unpaired: \\ce{ClO2} is a radical.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{ClO2}': '7 + 2 * 6 - 2 * 9',
        '\\ce{SO2}': '6 + 2 * 6 - 2 * 9',
        '\\ce{NO2-}': '5 + 2 * 6 + 1 - 2 * 9',
        '\\ce{NO2+}': '5 + 2 * 6 - 1 - 2 * 8',
      },
      pick: 'greatest',
      quantity: 'valence electrons left over after all pairs have been formed',
    },
  },
  {
    id: 'general-chemical-bonding-32',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy'],
    difficulty: 'beginner',
    text: 'In which of these molecules is the distance between two neighboring carbon atoms the shortest?',
    answer: '\\ce{C2H2}',
    distractors: [
      {
        text: '\\ce{C2H6}',
        slip: 'reversed-trend',
        teaching: 'Ethane has a single bond, which is the longest of the three types.',
      },
      {
        text: '\\ce{C2H4}',
        slip: 'bonds-miscounted',
        teaching: 'Ethylene has a double bond; a triple bond is even shorter.',
      },
      {
        text: '\\ce{C6H6}',
        slip: 'single-structure-for-bond-order',
        teaching: 'In benzene all carbon–carbon bonds are intermediate between single and double bonds.',
      },
    ],
    explanation:
      'The more pairs two atoms share, the shorter the bond. \\ce{C2H2} has a triple bond (120 pm), \\ce{C2H4} a double bond (134 pm), \\ce{C6H6} bonds of order 1.5 (139 pm), \\ce{C2H6} a single bond (154 pm). The shortest distance is that in \\ce{C2H2}.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{C2H2}': '3',
        '\\ce{C2H6}': '1',
        '\\ce{C2H4}': '2',
        '\\ce{C6H6}': '(1 + 2) / 2',
      },
      pick: 'greatest',
      quantity: 'order of the bond between the carbon atoms',
    },
  },
  {
    id: 'general-chemical-bonding-33',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy'],
    difficulty: 'advanced',
    text: 'The potential energy of two hydrogen atoms is plotted against the distance between them. It has a minimum of −436 kJ/mol at 74 pm and approaches zero at large distances. What is the net force between the atoms at 60 pm and at 100 pm?',
    answer: 'Repulsion at 60 pm, and attraction at 100 pm',
    distractors: [
      {
        text: 'Attraction at 60 pm, and repulsion at 100 pm',
        slip: 'wrong-sign',
        teaching: 'Atoms are driven toward lower energy: outward from 60 pm and inward from 100 pm.',
      },
      {
        text: 'Attraction at 60 pm, and attraction at 100 pm',
        slip: 'value-for-change',
        teaching:
          'A negative energy does not mean attraction at every distance; it is the slope that gives the force.',
      },
      {
        text: 'Repulsion at 60 pm, and repulsion at 100 pm',
        slip: 'wrong-region',
        teaching: 'The nuclei repel each other, but at 100 pm their attraction to the electrons prevails.',
      },
    ],
    explanation:
      'The atoms are driven toward the minimum at 74 pm. At 60 pm the energy decreases as the distance increases, so repulsion prevails. At 100 pm the energy decreases as the distance decreases, so attraction prevails.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-34',
    topics: ['chemical-bonding'],
    tests: ['resonance'],
    difficulty: 'beginner',
    text: 'Ozone, \\ce{O3}, is described by two resonance structures. Which statement describes the molecule?',
    answer: 'It has two equal bonds, intermediate between single and double.',
    distractors: [
      {
        text: 'It has one single and one double bond, which swap rapidly.',
        slip: 'resonance-as-switching',
        teaching:
          'Nothing swaps: the structures are two incomplete drawings of one arrangement of electrons.',
      },
      {
        text: 'It has one single and one double bond, each in a fixed position.',
        slip: 'one-resonance-structure-only',
        teaching: 'This is what one structure alone would indicate, but the measured bond lengths are equal.',
      },
      {
        text: 'It has two double bonds, one from each of the structures.',
        slip: 'resonance-as-sum',
        teaching: 'The structures are averaged, not added: three shared pairs are spread over two positions.',
      },
    ],
    explanation:
      'The true molecule is one hybrid of both structures: it has two equal bonds (128 pm), shorter than a single O–O bond and longer than a double bond.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-35',
    topics: ['chemical-bonding'],
    tests: ['resonance'],
    uses: ['bond-length-and-bond-energy', 'formal-charge'],
    difficulty: 'advanced',
    text: 'In formic acid, \\ce{HCOOH}, the two carbon–oxygen distances are 120 pm and 134 pm. In the formate ion, \\ce{HCOO-}, both are 125 pm. What explains this difference?',
    answer: 'The ion has two equivalent resonance structures, but the acid does not.',
    distractors: [
      {
        text: 'The ion has two full C=O double bonds, but the acid does not.',
        slip: 'resonance-as-sum',
        teaching:
          'Two double bonds and the C–H bond would put ten electrons around carbon, and 125 pm is too long for a full double bond.',
      },
      {
        text: 'The acid has two equivalent resonance structures, but the ion does not.',
        slip: 'reversed-cause',
        teaching: 'Equal distances are a sign of equivalent structures, and the ion has them.',
      },
      {
        text: 'The acid has two full C=O double bonds, but the ion does not.',
        slip: 'resonance-as-sum',
        teaching: 'The two distances of the acid differ: only one bond is C=O.',
      },
    ],
    explanation:
      'In the ion the double bond and the negative charge can be drawn equally well on either oxygen atom: two equivalent resonance structures make both bonds equal. In the acid the hydrogen atom makes the two oxygen atoms different, so one bond is mainly double and one mainly single.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
];
