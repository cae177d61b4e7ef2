import type { WrittenQuestion } from '../../written-question.ts';

export const bondsAndStructuresQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-chemical-bonding-101',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds', 'properties-of-ionic-solids'],
    difficulty: 'beginner',
    text: 'Four solids were tested one by one. Which result indicates an ionic compound?',
    answer: 'It melts at 714 °C and conducts only when molten.',
    distractors: [
      {
        text: 'It melts at 113 °C and does not conduct when molten.',
        slip: 'kind-of-bonding-confused',
        teaching: 'A low melting point and no mobile charges indicate a molecular substance, here sulfur.',
      },
      {
        text: 'It melts at 660 °C and conducts when solid and when molten.',
        slip: 'kind-of-bonding-confused',
        teaching: 'A solid that conducts well has mobile electrons, so it is a metal, here aluminum.',
      },
      {
        text: 'It melts at 1710 °C and does not conduct when molten.',
        slip: 'one-property-decides',
        teaching:
          'A high melting point is also consistent with a covalent network, here silica; its melt has no mobile ions.',
      },
    ],
    explanation:
      'Ions are fixed in the solid and mobile in the melt, and the attraction between them makes the melting point high. The solid that melts at 714 °C and conducts only when molten is magnesium chloride.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-102',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds'],
    uses: ['polyatomic-ions'],
    difficulty: 'beginner',
    text: 'Which bonds hold the atoms and ions of solid ammonium nitrate, \\ce{NH4NO3}, together?',
    answer: 'Covalent bonds within the ions, and ionic bonds between them',
    distractors: [
      {
        text: 'Ionic bonds within the ions, and covalent bonds between them',
        slip: 'kind-of-bonding-confused',
        teaching:
          'N–H and N–O bonds join nonmetal atoms by shared electrons; electrostatic attraction acts between the ions.',
      },
      {
        text: 'Ionic bonds within the ions, and hydrogen bonds between them',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Within each ion, nonmetal atoms share electrons; electrostatic attraction acts between the ions.',
      },
      {
        text: 'Ionic bonds within the ions, and ionic bonds between them',
        slip: 'halide-means-ionic',
        teaching: 'A salt may contain polyatomic ions, whose atoms are joined by covalent bonds.',
      },
    ],
    explanation:
      '\\ce{NH4+} and \\ce{NO3-} attract each other as ions. Within each of them, nonmetal atoms share electron pairs.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-103',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds'],
    difficulty: 'intermediate',
    text: 'Tin(II) chloride melts at 247 °C, and its melt conducts. Tin(IV) chloride is a liquid that boils at 114 °C and does not conduct. A student has learned: “A metal and a nonmetal form an ionic compound.” What do the data show?',
    answer: 'The rule fails for \\ce{SnCl4}, which consists of molecules.',
    distractors: [
      {
        text: 'The rule holds for both, but the ions in \\ce{SnCl4} attract each other less.',
        slip: 'overgeneralised-rule',
        teaching:
          'Ions of charge +4 would attract more strongly, and a liquid made up of ions would conduct.',
      },
      {
        text: 'The rule fails for \\ce{SnCl2}, which consists of molecules.',
        slip: 'one-property-decides',
        teaching: 'The melt of \\ce{SnCl2} conducts, so it contains ions.',
      },
      {
        text: 'The rule fails for both, because tin is not a metal.',
        slip: 'class-of-matter-confused',
        teaching: 'Tin is a metal, but metals can also form covalent bonds.',
      },
    ],
    explanation:
      'The conducting melt shows that \\ce{SnCl2} contains ions. A volatile liquid that does not conduct consists of molecules: \\ce{SnCl4} has covalent bonds, so the rule has exceptions.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-104',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding', 'lattice-enthalpy'],
    uses: ['ionization-energy', 'electron-affinity'],
    difficulty: 'intermediate',
    text: 'Removing an electron from a gaseous sodium atom requires 496 kJ/mol, but a gaseous chlorine atom releases only 349 kJ/mol when it gains this electron. Why is a large amount of energy nevertheless released when sodium chloride forms from the atoms?',
    answer: 'The ions attract each other when the crystal forms.',
    distractors: [
      {
        text: 'The ions have full shells and therefore less energy.',
        slip: 'octet-rule-as-law',
        teaching: 'According to the given values, the two separate ions have more energy than the two atoms.',
      },
      {
        text: 'The ions release energy when they move apart.',
        slip: 'like-charges-attract',
        teaching: 'Separating ions of opposite charge requires energy.',
      },
      {
        text: 'Chlorine returns all the energy that sodium required.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'The 349 kJ/mol released does not make up for 496 kJ/mol; a further release of energy is needed.',
      },
    ],
    explanation:
      'The transfer alone requires 496 − 349 = 147 kJ/mol. This is more than offset by the lattice energy: the attraction of each ion by many ions of opposite charge.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
  },
  {
    id: 'general-chemical-bonding-105',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding'],
    difficulty: 'beginner',
    text: 'Magnesium burns in nitrogen to form the ionic compound \\ce{Mg3N2}. How many electrons are transferred when one formula unit of it forms?',
    answer: '6',
    distractors: [
      {
        text: '2',
        slip: 'total-charge-for-one-ion',
        teaching: 'This is the number that one magnesium atom loses; the formula unit has three of them.',
        expression: '2',
      },
      {
        text: '3',
        slip: 'total-charge-for-one-ion',
        teaching: 'This is the number that one nitrogen atom gains; the formula unit has two of them.',
        expression: '3',
      },
      {
        text: '12',
        slip: 'counted-both-half-reactions',
        teaching:
          'The electrons lost and the electrons gained are the same ones, so they are counted only once.',
        expression: '3 * 2 * 2',
      },
    ],
    explanation:
      'Each of three magnesium atoms loses two electrons: 3 × 2 = 6. The two nitrogen atoms gain three each.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
    computation: { kind: 'quantity', expression: '3*2', unit: '' },
  },
  {
    id: 'general-chemical-bonding-106',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding'],
    uses: ['ionization-energy', 'lattice-enthalpy'],
    difficulty: 'advanced',
    text: 'A lattice of \\ce{Na^2+} and \\ce{Cl-} ions would be held together more strongly than that of \\ce{NaCl}. Why does \\ce{NaCl2} nevertheless not form?',
    answer: 'The second electron to be removed is in an inner shell.',
    distractors: [
      {
        text: 'The second electron to be removed is in the valence shell.',
        slip: 'core-for-valence-electrons',
        teaching:
          'Sodium has a single valence electron, 3s^{1}; this is precisely why the second is so hard to remove.',
      },
      {
        text: 'The two chloride ions would repel each other too strongly.',
        slip: 'like-charges-attract',
        teaching:
          '\\ce{MgCl2} shows that two chloride ions per metal ion are possible: their attraction to the metal ions outweighs the repulsion.',
      },
      {
        text: 'Chlorine atoms gain electrons only from alkali metals.',
        slip: 'overgeneralised-rule',
        teaching: 'Chlorine forms ionic compounds with the metals of group 2 and other metals too.',
      },
    ],
    explanation:
      'The second ionization removes an electron from the full second shell and requires 4562 kJ/mol. The stronger lattice cannot offset this; for magnesium, both electrons are valence electrons.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
  },
  {
    id: 'general-chemical-bonding-107',
    topics: ['chemical-bonding'],
    tests: ['properties-of-ionic-solids'],
    difficulty: 'intermediate',
    text: 'Sodium fluoride melts at 993 °C and magnesium oxide at 2852 °C, although both have the same crystal structure and similar distances between the ions. Why is the melting point of magnesium oxide so much higher?',
    answer: 'The charges of its ions are twice as large.',
    distractors: [
      {
        text: 'The masses of its atoms are twice as large.',
        slip: 'ignored-mass',
        teaching: 'The formula masses are 42.0 and 40.3, and mass does not hold ions together.',
      },
      {
        text: 'The bonds between its atoms are covalent.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Magnesium oxide is ionic, as a difference in electronegativity of 2.1 and its conducting melt show.',
      },
      {
        text: 'The electrons in its crystal are delocalized.',
        slip: 'kind-of-bonding-confused',
        teaching: 'In that case the solid would conduct as a metal does, but it is an insulator.',
      },
    ],
    explanation:
      'The attraction increases with the product of the charges: 2 × 2 for \\ce{Mg^2+} and \\ce{O^2-}, 1 × 1 for \\ce{Na+} and \\ce{F-}, at similar distances. A higher temperature is needed to separate the ions.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-chemical-bonding-108',
    topics: ['chemical-bonding'],
    tests: ['properties-of-ionic-solids'],
    difficulty: 'beginner',
    text: 'Potassium bromide conducts electricity when it is molten, but not when it is solid. Why?',
    answer: 'Only in the melt can the ions move about.',
    distractors: [
      {
        text: 'Only in the melt do the atoms become ions.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The solid already consists of ions; melting only sets them free to move.',
      },
      {
        text: 'Only in the melt do electrons move about.',
        slip: 'wrong-charge-carrier',
        teaching: 'Mobile electrons are found in metals; in this melt the ions carry the charge.',
      },
      {
        text: 'Only in the melt do the molecules become ions.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Solid potassium bromide has no molecules; it already consists of ions.',
      },
    ],
    explanation:
      'An electric current requires charged particles that move. In the solid the ions are fixed in the lattice; in the melt they can move to the electrodes.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
  },
  {
    id: 'general-chemical-bonding-110',
    topics: ['chemical-bonding'],
    tests: ['properties-of-ionic-solids', 'metallic-bonding'],
    difficulty: 'intermediate',
    text: 'Molten sodium and molten sodium chloride both conduct electricity. Which particles carry the current in each?',
    answer: 'Electrons in sodium, ions in sodium chloride',
    distractors: [
      {
        text: 'Ions in sodium, electrons in sodium chloride',
        slip: 'wrong-charge-carrier',
        teaching:
          'The delocalized electrons belong to the metal; in the salt, all electrons belong to individual ions.',
      },
      {
        text: 'Electrons in each of the two liquids',
        slip: 'wrong-charge-carrier',
        teaching: 'In the salt every electron belongs to an ion; it is the ions that move.',
      },
      {
        text: 'Ions in each of the two liquids',
        slip: 'wrong-charge-carrier',
        teaching:
          'In the metal the light electrons move and carry the current; the metal itself is not decomposed.',
      },
    ],
    explanation:
      'A molten metal still has delocalized electrons, which carry the current. In a molten salt there are only ions, and they move to the electrodes, where they are discharged.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-111',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy'],
    uses: ['covalent-bonding'],
    difficulty: 'beginner',
    text: 'Two chlorine atoms approach each other. Their energy falls at first, but below a distance of about 200 pm it rises steeply. What causes the rise?',
    answer: 'The repulsion between the two atomic cores',
    distractors: [
      {
        text: 'The attraction between the two atomic cores',
        slip: 'like-charges-attract',
        teaching: 'The cores are positive and repel each other, and attraction would lower the energy.',
      },
      {
        text: 'The attraction between nuclei and shared electrons',
        slip: 'reversed-cause',
        teaching: 'This attraction is what lowers the energy at first.',
      },
      {
        text: 'The loss of the electrons that were shared',
        slip: 'wrong-cause',
        teaching:
          'The electrons are not lost; they just cannot shield the cores from each other at such a distance.',
      },
    ],
    explanation:
      'At short distances the two positive cores (nuclei with inner electrons) repel each other more than the shared electrons attract them, so the energy rises.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-112',
    topics: ['chemical-bonding'],
    tests: ['covalent-bonding'],
    difficulty: 'advanced',
    text: 'Separating the two atoms of \\ce{H2} requires 432 kJ/mol. The ion \\ce{H2^+} has a single electron, and separating it into \\ce{H} and \\ce{H+} requires 256 kJ/mol. What does this show about the covalent bond?',
    answer: 'One electron between two nuclei can hold them together.',
    distractors: [
      {
        text: 'Two electrons form a bond because they attract each other.',
        slip: 'like-charges-attract',
        teaching: 'Electrons repel each other; each is attracted by both nuclei.',
      },
      {
        text: 'Without a pair of electrons there is no covalent bond.',
        slip: 'octet-rule-as-law',
        teaching: 'It takes 256 kJ/mol to break up \\ce{H2^+}, so its single electron does form a bond.',
      },
      {
        text: 'Each electron of a pair attracts only its own nucleus.',
        slip: 'wrong-cause',
        teaching: 'In that case neither the ion nor the molecule would hold together.',
      },
    ],
    explanation:
      '\\ce{H2^+} holds together with one electron, which attracts both nuclei. The second electron in \\ce{H2} makes the bond stronger, but less than twice as strong.',
    reference: 'OpenStax Chemistry 2e, section 8.4',
  },
  {
    id: 'general-chemical-bonding-113',
    topics: ['chemical-bonding'],
    tests: ['covalent-bonding'],
    uses: ['valence-electrons'],
    difficulty: 'beginner',
    text: 'Which of these formulas is inconsistent with the number of covalent bonds that the atoms need for a noble gas configuration?',
    answer: '\\ce{SeH3}',
    distractors: [
      {
        text: '\\ce{GeH4}',
        slip: 'exception-where-none-is',
        teaching: 'Germanium, with four valence electrons, forms four bonds.',
      },
      {
        text: '\\ce{AsH3}',
        slip: 'exception-where-none-is',
        teaching: 'Arsenic, with five valence electrons, forms three bonds and has a lone pair.',
      },
      {
        text: '\\ce{HBr}',
        slip: 'exception-where-none-is',
        teaching: 'Bromine, with seven valence electrons, forms one bond.',
      },
    ],
    explanation:
      'Selenium has six valence electrons, so it needs two more and forms two bonds, as oxygen does: \\ce{H2Se}. The formula \\ce{SeH3} is not consistent with this.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-114',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy'],
    difficulty: 'beginner',
    text: 'The mean bond energies are 347 kJ/mol for C–C, 614 kJ/mol for C=C and 839 kJ/mol for C≡C. Which statement is consistent with these values?',
    answer: 'The second bond of C=C adds less than a single bond.',
    distractors: [
      {
        text: 'The second bond of C=C adds as much as a single bond.',
        slip: 'difference-for-ratio',
        teaching: 'It adds 614 − 347 = 267 kJ/mol, which is less than 347 kJ/mol.',
      },
      {
        text: 'The third bond of C≡C adds more than the second.',
        slip: 'reversed-trend',
        teaching: 'The third bond adds 839 − 614 = 225 kJ/mol, less than the 267 kJ/mol added by the second.',
      },
      {
        text: 'The triple bond is three times as strong as C–C.',
        slip: 'overgeneralised-rule',
        teaching: 'Three times 347 is 1041 kJ/mol, but the energy of the triple bond is only 839 kJ/mol.',
      },
    ],
    explanation:
      'From C–C to C=C the energy increases by 614 − 347 = 267 kJ/mol. The second bond, a π bond, adds less than a single bond.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-chemical-bonding-115',
    topics: ['chemical-bonding'],
    tests: ['coordinate-bond'],
    difficulty: 'beginner',
    text: 'How are the four ammonia molecules bonded to copper in the ion \\ce{[Cu(NH3)4]^2+}?',
    answer: 'By lone pairs of nitrogen that are shared with copper',
    distractors: [
      {
        text: 'By lone pairs of copper that enter nitrogen orbitals',
        slip: 'lewis-roles-swapped',
        teaching: 'Nitrogen already has an octet; the empty orbitals are those of the copper ion.',
      },
      {
        text: 'By hydrogen atoms of ammonia that enter copper orbitals',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'The hydrogen atoms point away from copper and stay bonded to nitrogen.',
      },
      {
        text: 'By electrons that copper gives to nitrogen',
        slip: 'kind-of-bonding-confused',
        teaching: 'Copper is a positive ion that accepts electrons; ammonia remains a neutral molecule.',
      },
    ],
    explanation:
      'The nitrogen atom of ammonia has a lone pair. It shares both electrons with the \\ce{Cu^2+} ion, which has empty orbitals: a coordinate bond.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-chemical-bonding-116',
    topics: ['chemical-bonding'],
    tests: ['coordinate-bond'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'A molecule can accept a proton by forming a coordinate bond to it. Which of these molecules cannot do so because it has no lone pair?',
    answer: '\\ce{CH4}',
    distractors: [
      {
        text: '\\ce{CO}',
        slip: 'ignored-lone-pairs',
        teaching:
          'Carbon and oxygen each have a lone pair; with a proton, \\ce{CO} forms the ion \\ce{HCO+}.',
      },
      {
        text: '\\ce{H2O}',
        slip: 'ignored-lone-pairs',
        teaching: 'Oxygen has two lone pairs; with a proton, water forms the ion \\ce{H3O+}.',
      },
      {
        text: '\\ce{PH3}',
        slip: 'ignored-lone-pairs',
        teaching: 'Phosphorus has a lone pair, as nitrogen does in ammonia.',
      },
    ],
    explanation:
      'In \\ce{CH4}, all four valence electrons of carbon are used in bonds. Without a lone pair there is nothing to share with a proton.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-117',
    topics: ['chemical-bonding'],
    tests: ['lewis-structures'],
    difficulty: 'beginner',
    text: 'A student draws carbon dioxide with two single bonds, C–O, and three lone pairs on each oxygen atom. Why is this not an acceptable Lewis structure?',
    answer: 'Carbon has only four electrons around it.',
    distractors: [
      {
        text: 'Carbon has more than eight electrons around it.',
        slip: 'electrons-miscounted',
        teaching: 'Two single bonds consist of two pairs, that is, four electrons.',
      },
      {
        text: 'The drawing has too many electrons in total.',
        slip: 'electrons-miscounted',
        teaching:
          'Two bonds and six lone pairs make 16 electrons, exactly as many as the three atoms contribute.',
      },
      {
        text: 'Oxygen has more than eight electrons around it.',
        slip: 'electrons-miscounted',
        teaching: 'One bond and three lone pairs make eight electrons around each oxygen atom.',
      },
    ],
    explanation:
      'Oxygen has an octet in the drawing, but carbon has two bonds and no lone pair: only four electrons. A lone pair from each oxygen must become a second bond.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-118',
    topics: ['chemical-bonding'],
    tests: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'What is the total number of shared electron pairs in the Lewis structure of hydrogen cyanide, \\ce{HCN}, in which carbon is the central atom?',
    answer: '4',
    distractors: [
      {
        text: '2',
        slip: 'formula-for-structure',
        teaching: 'This is the number of pairs of bonded atoms; a triple bond is three shared pairs.',
        expression: '1 + 1',
      },
      {
        text: '5',
        slip: 'one-step-short',
        teaching:
          'This is the number of all pairs of valence electrons; one of them is a lone pair on nitrogen.',
        expression: '10 / 2',
      },
      {
        text: '8',
        slip: 'bonding-electrons-not-halved',
        teaching: 'This is the number of shared electrons; two make a pair.',
        expression: '(1 + 3) * 2',
      },
    ],
    explanation:
      'In H–C≡N there is one pair in the single bond and there are three in the triple bond: 1 + 3 = 4. The fifth pair is a lone pair on nitrogen.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
    computation: { kind: 'quantity', expression: '1+3', unit: '' },
  },
  {
    id: 'general-chemical-bonding-119',
    topics: ['chemical-bonding'],
    tests: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'For \\ce{N2H2} a student draws H–N≡N–H, without lone pairs. Each nitrogen atom has an octet. What is wrong with the drawing?',
    answer: 'It is missing two valence electrons.',
    distractors: [
      {
        text: 'It has two extra valence electrons.',
        slip: 'wrong-sign',
        teaching:
          'The drawing has five pairs, or ten electrons; the atoms contribute 2 × 5 + 2 × 1 = 12, so there are too few, not too many.',
      },
      {
        text: 'It is missing four valence electrons.',
        slip: 'pairs-for-electrons',
        teaching: 'The drawing has five pairs, or ten electrons; of the twelve needed, only two are missing.',
      },
      {
        text: 'It has four extra valence electrons.',
        slip: 'wrong-sign',
        teaching:
          'The drawing has five pairs, or ten electrons; the atoms contribute twelve, so the difference is two, and there are too few.',
      },
    ],
    explanation:
      'The atoms contribute 2 × 5 + 2 × 1 = 12 valence electrons, but the drawing has five pairs, or ten electrons, so two are missing. With a double bond and a lone pair on each nitrogen atom there are 12.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-120',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'advanced',
    text: 'The atoms of hypochlorous acid could be joined as H–O–Cl or as H–Cl–O, each with single bonds and octets on O and Cl. Which argument supports H–O–Cl?',
    answer: 'All of its atoms have a formal charge of zero.',
    distractors: [
      {
        text: 'All of its atoms have an oxidation number of zero.',
        slip: 'oxidation-number-for-formal-charge',
        teaching:
          'The oxidation numbers of H, O and Cl are +1, −2 and +1, whatever the order in which the atoms are joined.',
      },
      {
        text: 'Its central atom is the more electronegative one.',
        slip: 'reversed-trend',
        teaching: 'The usual rule is the opposite and would favor chlorine in the middle.',
      },
      {
        text: 'It has two fewer valence electrons to place.',
        slip: 'valence-electrons-miscounted',
        teaching: 'Both arrangements have the same atoms and therefore the same 14 valence electrons.',
      },
    ],
    explanation:
      'In H–O–Cl, every formal charge is zero. In H–Cl–O, chlorine has +1 and oxygen −1, so this arrangement is less favorable.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-121',
    topics: ['chemical-bonding'],
    tests: ['formal-charge', 'resonance'],
    uses: ['electronegativity'],
    difficulty: 'advanced',
    text: 'In three resonance structures of the cyanate ion, the atoms N, C and O have, in this order, the formal charges given below. Which structure contributes most?',
    answer: 'The one with 0, 0, −1',
    distractors: [
      {
        text: 'The one with −1, 0, 0',
        slip: 'one-condition-only',
        teaching:
          'The charges are small, but nitrogen is less electronegative than oxygen, so it is less able to carry the negative charge.',
      },
      {
        text: 'The one with −2, 0, +1',
        slip: 'reversed-trend',
        teaching: 'Large charges are unfavorable, and a positive charge on oxygen even more so.',
      },
      {
        text: 'Those with 0, 0, −1 and −1, 0, 0 equally',
        slip: 'one-condition-only',
        teaching:
          'The charges are equally small, but oxygen is more electronegative than nitrogen and better able to carry the negative charge.',
      },
    ],
    explanation:
      'Small formal charges are favored, with the negative charge on the most electronegative atom. Of the two structures with a single charge, the one with −1 on oxygen contributes more: 0, 0, −1.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-122',
    topics: ['chemical-bonding'],
    tests: ['octet-rule-and-its-exceptions'],
    difficulty: 'beginner',
    text: 'In which of these species does every atom have an octet?',
    answer: '\\ce{CF4}',
    distractors: [
      {
        text: '\\ce{CF2}',
        slip: 'electrons-miscounted',
        teaching: 'Carbon has two bonds and one lone pair, which makes six electrons.',
      },
      {
        text: '\\ce{BF3}',
        slip: 'ignored-lone-pairs',
        teaching: 'Boron has three bonds and no lone pair, which makes six electrons.',
      },
      {
        text: '\\ce{NO}',
        slip: 'electrons-miscounted',
        teaching: 'The molecule has 11 valence electrons, an odd number, so one atom cannot have an octet.',
      },
    ],
    explanation:
      'Carbon has four bonds and each fluorine atom one bond and three lone pairs: every atom in \\ce{CF4} has eight electrons.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-123',
    topics: ['chemical-bonding'],
    tests: ['resonance'],
    difficulty: 'intermediate',
    text: 'Which two structures are *not* resonance structures of one and the same species?',
    answer: 'H–O–C≡N and H–N=C=O',
    distractors: [
      {
        text: 'O=O–O and O–O=O (charges omitted)',
        slip: 'one-resonance-structure-only',
        teaching:
          'The atoms stay in place and only the electrons differ: these are the two structures of ozone.',
      },
      {
        text: 'O–N=O and O=N–O (both −1)',
        slip: 'one-resonance-structure-only',
        teaching: 'These are the two structures of the nitrite ion; no atom has moved.',
      },
      {
        text: 'N=N=O and N≡N–O (charges omitted)',
        slip: 'resonance-as-switching',
        teaching: 'The order of the atoms is the same; both describe dinitrogen monoxide.',
      },
    ],
    explanation:
      'Resonance structures differ only in the positions of electrons. In H–O–C≡N the hydrogen is on oxygen, and in H–N=C=O it is on nitrogen, so these are isomers.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-124',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    uses: ['electronegativity'],
    difficulty: 'beginner',
    text: 'The electronegativities are \\ce{C} 2.6, \\ce{P} 2.2, \\ce{S} 2.6, \\ce{Cl} 3.2, \\ce{O} 3.4 and \\ce{F} 4.0. In which bond does the atom named first carry the negative partial charge?',
    answer: 'O–Cl',
    distractors: [
      {
        text: 'C–F',
        slip: 'reversed-trend',
        teaching: 'Fluorine is more electronegative than carbon, so the second atom is negative.',
      },
      {
        text: 'S–Cl',
        slip: 'reversed-trend',
        teaching: 'Chlorine (3.2) attracts the electrons more strongly than sulfur (2.6) does.',
      },
      {
        text: 'P–Cl',
        slip: 'reversed-trend',
        teaching: 'Chlorine (3.2) attracts the electrons more strongly than phosphorus (2.2) does.',
      },
    ],
    explanation:
      'The more electronegative atom carries the negative partial charge. Only in O–Cl is this the atom named first: 3.4 compared with 3.2.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-125',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    uses: ['types-of-chemical-bonds'],
    difficulty: 'beginner',
    text: 'Which series goes from a nonpolar covalent bond through a polar covalent bond to an ionic bond?',
    answer: '\\ce{F2}, \\ce{HF}, \\ce{NaF}',
    distractors: [
      {
        text: '\\ce{HF}, \\ce{F2}, \\ce{NaF}',
        slip: 'ignored-polarity',
        teaching: 'Two identical atoms share electrons equally, so \\ce{F2} comes first.',
      },
      {
        text: '\\ce{F2}, \\ce{NaF}, \\ce{HF}',
        slip: 'halide-means-ionic',
        teaching: 'In \\ce{HF} the electrons are shared, although unequally; \\ce{NaF} consists of ions.',
      },
      {
        text: '\\ce{NaF}, \\ce{HF}, \\ce{F2}',
        slip: 'reversed-trend',
        teaching: 'This is the reverse order, from ionic to nonpolar.',
      },
    ],
    explanation:
      'The difference in electronegativity is 0 in \\ce{F2}, 1.8 between two nonmetals in \\ce{HF}, and 3.1 between a metal and a nonmetal in \\ce{NaF}.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-126',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    difficulty: 'advanced',
    text: 'If an electron were completely transferred from hydrogen to fluorine, a molecule of \\ce{HF} would have a dipole moment of 4.40 D at its bond length. The measured value is 1.83 D. What is the ionic character of the bond by this measure?',
    answer: '42%',
    distractors: [
      {
        text: '29%',
        slip: 'share-for-ratio',
        teaching:
          'The measured value was divided by the sum of the two values; it must be compared with complete transfer.',
        expression: '1.83 / (1.83 + 4.40) * 100',
      },
      {
        text: '58%',
        slip: 'wrong-reference',
        teaching: 'This is the part that is missing from complete transfer.',
        expression: '100 - 1.83 / 4.40 * 100',
      },
      {
        text: '71%',
        slip: 'wrong-reference',
        teaching: 'The value was divided by the sum of the two values and then subtracted from 100%.',
        expression: '100 - 1.83 / (1.83 + 4.40) * 100',
      },
    ],
    explanation:
      'The ionic character is the measured dipole moment as a percentage of that for complete transfer: 1.83/4.40 = 0.416, so 42%.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
    computation: { kind: 'quantity', expression: '1.83/4.40*100', unit: '%' },
  },
  {
    id: 'general-chemical-bonding-127',
    topics: ['chemical-bonding'],
    tests: ['metallic-bonding'],
    difficulty: 'intermediate',
    text: 'The resistance of a copper wire increases as the wire gets hotter. How does the model of metallic bonding explain this?',
    answer: 'The ions vibrate more and scatter the electrons.',
    distractors: [
      {
        text: 'The ions vibrate more and capture the electrons.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The electrons stay delocalized; they are only deflected more often.',
      },
      {
        text: 'The electrons leave the wire as it gets hotter.',
        slip: 'wrong-cause',
        teaching: 'The number of delocalized electrons stays practically the same.',
      },
      {
        text: 'The electrons move more slowly as it gets hotter.',
        slip: 'reversed-trend',
        teaching: 'Heating does not take energy from them; instead, their path is disturbed.',
      },
    ],
    explanation:
      'The current is carried by delocalized electrons. At a higher temperature the metal ions vibrate more strongly and scatter them more often.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-128',
    topics: ['chemical-bonding'],
    tests: ['alloys'],
    difficulty: 'beginner',
    text: 'Sterling silver consists of silver with 7.5% copper. The atomic radii are 144 pm (\\ce{Ag}) and 128 pm (\\ce{Cu}), and both metals have the same crystal structure. Which statement describes the alloy that forms when copper dissolves in silver?',
    answer: 'Copper atoms replace some of the silver atoms.',
    distractors: [
      {
        text: 'Copper atoms fill the gaps between silver atoms.',
        slip: 'kinds-of-alloy-confused',
        teaching: 'The gaps between metal atoms have room only for small atoms such as carbon or hydrogen.',
      },
      {
        text: 'Copper and silver atoms share pairs of electrons.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The bonding in an alloy of two metals is metallic; the electrons are delocalized.',
      },
      {
        text: 'Copper ions attract negative silver ions.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The two metals hardly differ in electronegativity and form no salt.',
      },
    ],
    explanation:
      'The atoms are of similar size, so copper replaces silver in the lattice: a substitutional alloy. In interstitial alloys the added atoms are much smaller.',
    reference: 'LibreTexts, Chemistry: The Central Science, section 23.6 (Alloys)',
  },
  {
    id: 'general-chemical-bonding-129',
    topics: ['chemical-bonding'],
    tests: ['alloys'],
    uses: ['metallic-bonding'],
    difficulty: 'intermediate',
    text: 'Bronze, copper with about 10% tin, is much harder than pure copper. How do the tin atoms make it harder?',
    answer: 'Being larger, they keep layers from sliding.',
    distractors: [
      {
        text: 'Being ions, they attract copper by their charge.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The bonding remains metallic; tin does not form a salt with copper.',
      },
      {
        text: 'Being smaller, they fill the gaps of the lattice.',
        slip: 'kinds-of-alloy-confused',
        teaching: 'Tin atoms are larger than copper atoms and replace them.',
      },
      {
        text: 'Being nonmetals, they form covalent bonds.',
        slip: 'class-of-matter-confused',
        teaching: 'Tin is a metal, and bronze conducts and can be hammered.',
      },
    ],
    explanation:
      'In pure copper, layers of identical atoms slide over each other easily. The larger tin atoms disturb the layers and keep them from sliding easily, so bronze is harder.',
    reference: 'LibreTexts, Chemistry: The Central Science, section 23.6 (Alloys)',
  },
  {
    id: 'general-chemical-bonding-130',
    topics: ['chemical-bonding'],
    tests: ['alloys'],
    uses: ['mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'A gold alloy contains 75.0% gold (197.0 g/mol) and 25.0% copper (63.55 g/mol) by mass. What percentage of its atoms are copper atoms?',
    answer: '50.8%',
    distractors: [
      {
        text: '24.4%',
        slip: 'ratio-of-masses-for-moles',
        teaching:
          'The molar mass of copper was divided by the sum of the two molar masses; the mass percentages were not used.',
        expression: '100 * 63.55 / (63.55 + 197.0)',
      },
      {
        text: '25.0%',
        slip: 'atom-share-for-mass-share',
        teaching:
          'This is the percentage by mass; copper atoms are lighter, so there are more of them per gram.',
        expression: '25.0',
      },
      {
        text: '49.2%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of gold atoms.',
        expression: '100 - 100 * (25.0 / 63.55) / (25.0 / 63.55 + 75.0 / 197.0)',
      },
    ],
    explanation:
      'A 100 g sample contains 25.0/63.55 = 0.393 mol of Cu and 75.0/197.0 = 0.381 mol of Au. The percentage of copper atoms is 0.3934/(0.3934 + 0.3807) = 50.8%.',
    reference: 'LibreTexts, Chemistry: The Central Science, section 23.6 (Alloys)',
    computation: { kind: 'quantity', expression: '100*(25.0/63.55)/(25.0/63.55+75.0/197.0)', unit: '%' },
  },
  {
    id: 'general-chemical-bonding-131',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['covalent-bonding'],
    difficulty: 'beginner',
    text: 'Silicon carbide, \\ce{SiC}, remains solid even above 2500 °C. What has to be overcome to break the solid up?',
    answer: 'Covalent bonds between atoms',
    distractors: [
      {
        text: 'Dispersion forces between molecules',
        slip: 'molecules-in-giant-structure',
        teaching: 'There are no molecules in the crystal; every atom is bonded to four others.',
      },
      {
        text: 'Attraction between ions',
        slip: 'kind-of-bonding-confused',
        teaching: 'Silicon and carbon are nonmetals of similar electronegativity and share electrons.',
      },
      {
        text: 'Attraction between ions and mobile electrons',
        slip: 'kind-of-bonding-confused',
        teaching:
          'This is metallic bonding; the electrons in silicon carbide are localized in bonds between two atoms.',
      },
    ],
    explanation:
      'Silicon carbide is a network like diamond, in which each atom has four covalent bonds to its neighbors. To break up the solid, such bonds must be broken, which requires a very high temperature.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-132',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['network-covalent-solids', 'properties-of-solids'],
    difficulty: 'intermediate',
    text: 'Buckminsterfullerene, \\ce{C60}, dissolves in toluene and vaporizes at about 600 °C. Diamond does not dissolve in any ordinary solvent and does not evaporate below 3000 °C. Which difference in structure explains this?',
    answer: '\\ce{C60} consists of molecules, and diamond of a network.',
    distractors: [
      {
        text: '\\ce{C60} consists of a network, and diamond of molecules.',
        slip: 'molecules-in-giant-structure',
        teaching:
          'The reverse is true: a network has no separate particles that could disperse in toluene, but \\ce{C60} dissolves in it.',
      },
      {
        text: '\\ce{C60} consists of ions, and diamond of neutral atoms.',
        slip: 'kind-of-bonding-confused',
        teaching: 'A single element does not form ions of both charges, and toluene would not dissolve them.',
      },
      {
        text: '\\ce{C60} has weaker bonds within its molecules than diamond does.',
        slip: 'bond-for-intermolecular',
        teaching: 'Dissolving and evaporating leave the bonds within \\ce{C60} intact.',
      },
    ],
    explanation:
      '\\ce{C60} molecules are held together by dispersion forces and can be separated from each other intact. In diamond, covalent bonds join all the atoms in a network.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-chemical-bonding-133',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['bond-polarity'],
    difficulty: 'advanced',
    text: 'A hexagonal form of boron nitride, \\ce{BN}, has layers of six-membered rings and is isoelectronic with graphite. Yet it is white and does not conduct. What explains this?',
    answer: 'Nitrogen holds the π electrons more firmly than boron does.',
    distractors: [
      {
        text: 'Boron holds the π electrons more firmly than nitrogen does.',
        slip: 'reversed-trend',
        teaching: 'Nitrogen is the more electronegative element and holds the π electrons more firmly.',
      },
      {
        text: 'Boron holds the π electrons as firmly as nitrogen does.',
        slip: 'given-fact-overlooked',
        teaching: 'Identical atoms do so, as in graphite, but then the electrons are mobile.',
      },
      {
        text: 'Boron holds more π electrons than nitrogen does.',
        slip: 'reversed-trend',
        teaching: 'Boron has fewer valence electrons, and the π electrons are mainly on nitrogen.',
      },
    ],
    explanation:
      'In graphite all atoms are identical, so the π electrons are spread over the layer. In \\ce{BN} the more electronegative nitrogen atoms hold them, so they are not mobile.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Boron nitride',
  },
  {
    id: 'general-chemical-bonding-134',
    topics: ['chemical-bonding'],
    tests: ['bonding-triangle'],
    difficulty: 'beginner',
    text: 'Cesium metal and fluorine gas both have an electronegativity difference of zero, but they are at different corners of the bonding triangle. Which quantity separates them?',
    answer: 'The mean electronegativity',
    distractors: [
      {
        text: 'The difference in radii',
        slip: 'wrong-reference',
        teaching: 'The triangle is based only on electronegativities.',
      },
      {
        text: 'The melting temperature',
        slip: 'wrong-reference',
        teaching: 'Properties can be compared with the position in the triangle, but they are not its axes.',
      },
      {
        text: 'The number of bonds',
        slip: 'wrong-reference',
        teaching:
          'The triangle does not take the number of bonds into account; its horizontal axis is the mean of the electronegativities.',
      },
    ],
    explanation:
      'The horizontal axis is the mean electronegativity: 0.8 for Cs, at the metallic corner, and 4.0 for \\ce{F2}, at the covalent corner.',
    reference: 'LibreTexts, Inorganic Chemistry, The van Arkel–Ketelaar triangle',
  },
  {
    id: 'general-chemical-bonding-135',
    topics: ['chemical-bonding'],
    tests: ['bonding-triangle'],
    uses: ['types-of-chemical-bonds'],
    difficulty: 'intermediate',
    text: 'In a bonding triangle the points for \\ce{NaCl}, \\ce{MgCl2}, \\ce{SiCl4} and \\ce{Cl2} are connected in this order. How does the line run?',
    answer: 'From near the ionic corner to the covalent one',
    distractors: [
      {
        text: 'From near the metallic corner to the covalent one',
        slip: 'axes-mixed-up',
        teaching:
          'The elements in \\ce{NaCl} differ greatly in electronegativity, so its point is high in the triangle, near the ionic corner.',
      },
      {
        text: 'From near the covalent corner to the ionic one',
        slip: 'reversed-trend',
        teaching: '\\ce{Cl2}, with a difference of zero and a high mean, is the covalent end.',
      },
      {
        text: 'From near the ionic corner to the metallic one',
        slip: 'axes-mixed-up',
        teaching: 'The mean electronegativity increases along the line, away from the metals.',
      },
    ],
    explanation:
      'The difference in electronegativity decreases from 2.3 in \\ce{NaCl} to 0 in \\ce{Cl2}, and the mean increases. The line therefore runs from near the ionic corner to the covalent corner.',
    reference: 'LibreTexts, Inorganic Chemistry, The van Arkel–Ketelaar triangle',
  },
  {
    id: 'general-chemical-bonding-136',
    topics: ['chemical-bonding'],
    tests: ['bonding-triangle'],
    difficulty: 'advanced',
    text: 'Compound X consists of elements with electronegativities of 0.9 and 1.9, and compound Y of elements with electronegativities of 2.2 and 3.2. The difference is the same in both. What does the bonding triangle predict?',
    answer: 'X has more metallic character, and Y is polar covalent.',
    distractors: [
      {
        text: 'X is polar covalent, and Y has more metallic character.',
        slip: 'reversed-trend',
        teaching: 'Metals have low electronegativities; X, with the lower mean, is closer to them.',
      },
      {
        text: 'X and Y have the same bonding, because the differences are equal.',
        slip: 'one-condition-only',
        teaching: 'The other axis matters as well: the means are 1.4 and 2.7.',
      },
      {
        text: 'X is ionic, and Y has more metallic character.',
        slip: 'axes-mixed-up',
        teaching:
          'A difference of 1.0 is far from the ionic corner, and the high mean of Y is far from the metallic one.',
      },
    ],
    explanation:
      'At the same height in the triangle, X is at a mean of 1.4, toward the metallic corner, and Y is at 2.7, toward the covalent corner. Y could be \\ce{HCl}.',
    reference: 'LibreTexts, Inorganic Chemistry, The van Arkel–Ketelaar triangle',
  },
];
