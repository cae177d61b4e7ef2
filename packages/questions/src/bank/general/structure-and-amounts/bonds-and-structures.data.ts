import type { WrittenQuestion } from '../../written-question.ts';

export const bondsAndStructuresQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-chemical-bonding-101',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds', 'properties-of-ionic-solids'],
    difficulty: 'beginner',
    text: 'Four solids were tested. Which result belongs to an ionic compound?',
    answer: 'Melts at 714 °C, conducts only as a melt',
    distractors: [
      {
        text: 'Melts at 113 °C, does not conduct as a melt',
        slip: 'kind-of-bonding-confused',
        teaching: 'A low melting point and no mobile charges are signs of molecules, here sulfur.',
      },
      {
        text: 'Melts at 660 °C, conducts as a solid and a melt',
        slip: 'kind-of-bonding-confused',
        teaching: 'A solid that conducts well has mobile electrons: a metal, here aluminum.',
      },
      {
        text: 'Melts at 1710 °C, does not conduct as a melt',
        slip: 'one-property-decides',
        teaching:
          'A high melting point fits a covalent network too, here quartz; its melt has no mobile ions.',
      },
    ],
    explanation:
      'Ions are fixed in the solid and mobile in the melt, and the attraction between them makes the melting point high: 714 °C, conducts only as a melt (magnesium chloride).',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-102',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds'],
    uses: ['polyatomic-ions'],
    difficulty: 'beginner',
    text: 'Which bonds hold the atoms and ions of solid ammonium nitrate, \\ce{NH4NO3}, together?',
    answer: 'Covalent bonds within the ions, ionic bonds between them',
    distractors: [
      {
        text: 'Ionic bonds within the ions, covalent bonds between them',
        slip: 'kind-of-bonding-confused',
        teaching:
          'N–H and N–O bonds join nonmetal atoms by shared electrons; the attraction of charges acts between the ions.',
      },
      {
        text: 'Ionic bonds within the ions, hydrogen bonds between them',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Within each ion nonmetal atoms share electrons; the attraction of charges acts between the ions.',
      },
      {
        text: 'Ionic bonds within the ions and between them',
        slip: 'halide-means-ionic',
        teaching: 'A salt may have ions of several atoms, and these are joined covalently.',
      },
    ],
    explanation:
      '\\ce{NH4+} and \\ce{NO3-} attract each other as ions. Within each of them nonmetal atoms share electron pairs.',
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
        text: 'The rule holds for both, but \\ce{SnCl4} has weaker ions.',
        slip: 'overgeneralised-rule',
        teaching: 'Ions of charge +4 would attract more strongly; and a liquid of ions would conduct.',
      },
      {
        text: 'The rule fails for \\ce{SnCl2}, which consists of molecules.',
        slip: 'one-property-decides',
        teaching: 'The melt of \\ce{SnCl2} conducts, so it contains ions.',
      },
      {
        text: 'The rule fails for both, as tin is not a metal.',
        slip: 'class-of-matter-confused',
        teaching: 'Tin is a metal; but metals can also form covalent bonds.',
      },
    ],
    explanation:
      'A conducting melt shows ions in \\ce{SnCl2}. A volatile liquid that does not conduct consists of molecules: \\ce{SnCl4} has covalent bonds, so the rule has exceptions.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-104',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding', 'lattice-enthalpy'],
    uses: ['ionization-energy', 'electron-affinity'],
    difficulty: 'intermediate',
    text: 'Taking an electron from a gaseous sodium atom costs 496 kJ/mol, and a gaseous chlorine atom gives back only 349 kJ/mol when it takes it. Why does sodium chloride nevertheless form from the atoms with a large release of energy?',
    answer: 'The ions attract each other when the crystal forms.',
    distractors: [
      {
        text: 'The ions have full shells and therefore less energy.',
        slip: 'octet-rule-as-law',
        teaching: 'By the given numbers the two separate ions have more energy than the two atoms.',
      },
      {
        text: 'The ions release energy when they move apart.',
        slip: 'like-charges-attract',
        teaching: 'Separating ions of opposite charge costs energy.',
      },
      {
        text: 'The electron gets from chlorine what sodium had spent.',
        slip: 'evidence-that-decides-nothing',
        teaching: '349 kJ/mol do not make up for 496 kJ/mol; a further gain is needed.',
      },
    ],
    explanation:
      'The transfer alone costs 496 − 349 = 147 kJ/mol. What more than pays for it is the lattice energy: the attraction of each ion by many ions of opposite charge.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
  },
  {
    id: 'general-chemical-bonding-105',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding'],
    difficulty: 'beginner',
    text: 'Magnesium burns in nitrogen to form the ionic compound \\ce{Mg3N2}. How many electrons are transferred when one such formula unit forms?',
    answer: '6',
    distractors: [
      {
        text: '2',
        slip: 'total-charge-for-one-ion',
        teaching: 'This is what one magnesium atom gives; the formula has three of them.',
        expression: '2',
      },
      {
        text: '3',
        slip: 'total-charge-for-one-ion',
        teaching: 'This is what one nitrogen atom takes; the formula has two of them.',
        expression: '3',
      },
      {
        text: '12',
        slip: 'counted-both-half-reactions',
        teaching: 'The electrons given and the electrons taken are the same ones; they count once.',
        expression: '3 * 2 * 2',
      },
    ],
    explanation:
      'Each of three magnesium atoms gives two electrons: 3 × 2 = 6. The two nitrogen atoms take three each.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
    computation: { kind: 'quantity', expression: '3*2', unit: '' },
  },
  {
    id: 'general-chemical-bonding-106',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding'],
    uses: ['ionization-energy', 'lattice-enthalpy'],
    difficulty: 'advanced',
    text: 'A lattice of \\ce{Na^2+} and \\ce{Cl-} ions would be held together more strongly than \\ce{NaCl}. Why does \\ce{NaCl2} nevertheless not form?',
    answer: 'The second electron of sodium is in an inner shell.',
    distractors: [
      {
        text: 'The second electron of sodium is in the valence shell.',
        slip: 'core-for-valence-electrons',
        teaching:
          'Sodium has a single valence electron, 3s^{1}; this is just why the second is so hard to remove.',
      },
      {
        text: 'Two chloride ions next to a sodium ion would attract each other.',
        slip: 'like-charges-attract',
        teaching:
          'Like charges repel; and \\ce{MgCl2} shows that two chloride ions per metal ion are possible.',
      },
      {
        text: 'Chlorine atoms take up electrons from alkali metals only.',
        slip: 'overgeneralised-rule',
        teaching: 'Chlorine forms ionic compounds with metals of group 2 and others too.',
      },
    ],
    explanation:
      'The second ionization breaks into the full second shell and costs 4562 kJ/mol. The stronger lattice cannot give this back; for magnesium both electrons are valence electrons.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
  },
  {
    id: 'general-chemical-bonding-107',
    topics: ['chemical-bonding'],
    tests: ['properties-of-ionic-solids'],
    difficulty: 'intermediate',
    text: 'Sodium fluoride melts at 993 °C, magnesium oxide at 2852 °C, although both have the same crystal structure and similar distances between the ions. Why does magnesium oxide melt so much higher?',
    answer: 'The charges of its ions are twice as large.',
    distractors: [
      {
        text: 'The masses of its atoms are twice as large.',
        slip: 'ignored-mass',
        teaching: 'The formula masses are 42.0 and 40.3; and mass does not bind.',
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
        teaching: 'Then the solid would conduct as a metal does; it is an insulator.',
      },
    ],
    explanation:
      'The attraction grows with the product of the charges: 2 × 2 for \\ce{Mg^2+} and \\ce{O^2-}, 1 × 1 for \\ce{Na+} and \\ce{F-}, at similar distances. A higher temperature is needed to separate the ions.',
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
        teaching: 'The solid consists of ions already; melting only sets them free to move.',
      },
      {
        text: 'Only in the melt do electrons move about.',
        slip: 'wrong-charge-carrier',
        teaching: 'Mobile electrons are found in metals; in this melt the ions carry the charge.',
      },
      {
        text: 'Only in the melt do the molecules become ions.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Solid potassium bromide has no molecules; it consists of ions already.',
      },
    ],
    explanation:
      'Current needs charged particles that move. In the solid the ions are fixed in the lattice; in the melt they can move to the electrodes.',
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
        teaching: 'The delocalized electrons belong to the metal; in the salt all electrons belong to ions.',
      },
      {
        text: 'Electrons in each of the two liquids',
        slip: 'wrong-charge-carrier',
        teaching: 'In the salt every electron is bound to an ion; the ions move.',
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
        teaching: 'The cores are positive and repel each other; and attraction would lower the energy.',
      },
      {
        text: 'The attraction between nuclei and shared electrons',
        slip: 'reversed-cause',
        teaching: 'This attraction is what lowers the energy at first.',
      },
      {
        text: 'The loss of the electrons that were shared',
        slip: 'wrong-cause',
        teaching: 'The electrons stay; they just cannot shield the cores from each other at such a distance.',
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
    text: 'To separate the two atoms of \\ce{H2} takes 432 kJ/mol. The ion \\ce{H2^+} has a single electron, and separating it into \\ce{H} and \\ce{H+} takes 256 kJ/mol. What does this show about the covalent bond?',
    answer: 'One electron between two nuclei already binds them.',
    distractors: [
      {
        text: 'Two electrons are bound because they attract each other.',
        slip: 'like-charges-attract',
        teaching: 'Electrons repel each other; both are attracted by the nuclei.',
      },
      {
        text: 'Without a pair of electrons there is no covalent bond.',
        slip: 'octet-rule-as-law',
        teaching: '256 kJ/mol are needed to break up \\ce{H2^+}, so its single electron does bind.',
      },
      {
        text: 'Each electron of a pair binds only its own nucleus.',
        slip: 'wrong-cause',
        teaching: 'Then neither the ion nor the molecule would hold together.',
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
    text: 'Which of these formulas does not fit the number of covalent bonds that the atoms need for a noble gas configuration?',
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
        teaching: 'Arsenic, with five valence electrons, forms three bonds and keeps a lone pair.',
      },
      {
        text: '\\ce{HBr}',
        slip: 'exception-where-none-is',
        teaching: 'Bromine, with seven valence electrons, forms one bond.',
      },
    ],
    explanation:
      'Selenium has six valence electrons, so it needs two more and forms two bonds, as oxygen does: \\ce{H2Se}. \\ce{SeH3} does not fit.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-114',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy'],
    difficulty: 'beginner',
    text: 'The mean bond energies are 347 kJ/mol for C–C, 614 kJ/mol for C=C and 839 kJ/mol for C≡C. Which statement agrees with these values?',
    answer: 'The second bond of C=C adds less than a single bond.',
    distractors: [
      {
        text: 'The second bond of C=C adds as much as a single bond.',
        slip: 'difference-for-ratio',
        teaching: '614 − 347 = 267 kJ/mol, less than 347 kJ/mol.',
      },
      {
        text: 'The third bond of C≡C adds more than the second.',
        slip: 'reversed-trend',
        teaching: 'The third adds 839 − 614 = 225 kJ/mol, the second 267 kJ/mol.',
      },
      {
        text: 'The triple bond is three times as strong as C–C.',
        slip: 'overgeneralised-rule',
        teaching: 'Three times 347 is 1041 kJ/mol; the triple bond has 839 kJ/mol.',
      },
    ],
    explanation:
      'From C–C to C=C the energy grows by 614 − 347 = 267 kJ/mol. The second bond, a π bond, adds less than a single bond.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-chemical-bonding-115',
    topics: ['chemical-bonding'],
    tests: ['coordinate-bond'],
    difficulty: 'beginner',
    text: 'How are the four ammonia molecules bound in the ion \\ce{[Cu(NH3)4]^2+}?',
    answer: 'By lone pairs of nitrogen that copper shares',
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
        teaching: 'Copper is a positive ion, short of electrons; ammonia stays a neutral molecule.',
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
    text: 'A proton can be bound by a coordinate bond. Which of these molecules cannot take up a proton in this way, because it has no lone pair?',
    answer: '\\ce{CH4}',
    distractors: [
      {
        text: '\\ce{CO}',
        slip: 'ignored-lone-pairs',
        teaching: 'Carbon and oxygen have a lone pair each; with a proton the ion \\ce{HCO+} forms.',
      },
      {
        text: '\\ce{H2O}',
        slip: 'ignored-lone-pairs',
        teaching: 'Oxygen has two lone pairs; with a proton the ion \\ce{H3O+} forms.',
      },
      {
        text: '\\ce{PH3}',
        slip: 'ignored-lone-pairs',
        teaching: 'Phosphorus has a lone pair, as nitrogen has in ammonia.',
      },
    ],
    explanation:
      'In \\ce{CH4} all four valence electrons of carbon are used in bonds. Without a lone pair there is nothing to share with a proton.',
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
        teaching: 'Two single bonds are two pairs, that is four electrons.',
      },
      {
        text: 'The drawing has too many electrons in all.',
        slip: 'electrons-miscounted',
        teaching: 'Two bonds and six lone pairs are 16 electrons, just as many as the three atoms bring.',
      },
      {
        text: 'Oxygen has more than eight electrons around it.',
        slip: 'electrons-miscounted',
        teaching: 'One bond and three lone pairs make eight.',
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
    text: 'How many pairs of electrons are shared in all in the Lewis structure of hydrogen cyanide, \\ce{HCN}, in which carbon is the central atom?',
    answer: '4',
    distractors: [
      {
        text: '2',
        slip: 'formula-for-structure',
        teaching: 'This counts the places where atoms are joined; a triple bond is three shared pairs.',
        expression: '1 + 1',
      },
      {
        text: '5',
        slip: 'one-step-short',
        teaching:
          'This counts all pairs of the ten valence electrons; one of them is a lone pair on nitrogen.',
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
      'H–C≡N: one pair in the single bond and three in the triple bond, 1 + 3 = 4. The fifth pair is a lone pair on nitrogen.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
    computation: { kind: 'quantity', expression: '1+3', unit: '' },
  },
  {
    id: 'general-chemical-bonding-119',
    topics: ['chemical-bonding'],
    tests: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'For \\ce{N2H2} a student draws H–N≡N–H, without lone pairs. Each nitrogen atom has an octet. What is wrong with the drawing?',
    answer: 'Two valence electrons are missing.',
    distractors: [
      {
        text: 'Two valence electrons are too many.',
        slip: 'wrong-sign',
        teaching: 'The drawing has five pairs, ten electrons; the atoms bring 2 × 5 + 2 × 1.',
      },
      {
        text: 'Four valence electrons are missing.',
        slip: 'pairs-for-electrons',
        teaching: 'The drawing has five pairs, which are ten electrons; of twelve only two are missing.',
      },
      {
        text: 'Four valence electrons are too many.',
        slip: 'wrong-sign',
        teaching: 'The drawing has five pairs, ten electrons; the atoms bring twelve, so it has too few.',
      },
    ],
    explanation:
      'The atoms bring 2 × 5 + 2 × 1 = 12 valence electrons, but the drawing has five pairs, ten electrons: two are missing. With a double bond and a lone pair on each nitrogen atom there are 12.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-120',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'advanced',
    text: 'The atoms of hypochlorous acid could be joined as H–O–Cl or as H–Cl–O, each with single bonds and octets on O and Cl. Which argument speaks for H–O–Cl?',
    answer: 'All of its atoms have the formal charge zero.',
    distractors: [
      {
        text: 'All of its atoms have the oxidation number zero.',
        slip: 'oxidation-number-for-formal-charge',
        teaching: 'The oxidation numbers are +1, −2 and +1, in whichever order the atoms are joined.',
      },
      {
        text: 'Its central atom is the more electronegative one.',
        slip: 'reversed-trend',
        teaching: 'The usual advice is the opposite, and would favor chlorine in the middle.',
      },
      {
        text: 'It has two valence electrons fewer to place.',
        slip: 'valence-electrons-miscounted',
        teaching: 'Both arrangements have the same atoms, and so the same 14 valence electrons.',
      },
    ],
    explanation:
      'In H–O–Cl every formal charge is zero. In H–Cl–O chlorine has +1 and oxygen −1, so this arrangement is less favorable.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-121',
    topics: ['chemical-bonding'],
    tests: ['formal-charge', 'resonance'],
    uses: ['electronegativity'],
    difficulty: 'advanced',
    text: 'Three resonance structures of the cyanate ion give the atoms N, C and O, in this order, the formal charges below. Which structure contributes most?',
    answer: 'The one with 0, 0, −1',
    distractors: [
      {
        text: 'The one with −1, 0, 0',
        slip: 'one-condition-only',
        teaching:
          'The charges are small, but nitrogen is less electronegative than oxygen, so it carries the negative charge less well.',
      },
      {
        text: 'The one with −2, 0, +1',
        slip: 'reversed-trend',
        teaching: 'Large charges are unfavorable, and a positive charge on oxygen even more so.',
      },
      {
        text: 'Those with −1, 0, 0 and −2, 0, +1 alike',
        slip: 'one-condition-only',
        teaching:
          'Nitrogen carries a negative charge less well than oxygen, and large charges are worse still.',
      },
    ],
    explanation:
      'Best are small formal charges, with the negative one on the most electronegative atom. Of the two structures with a single charge, the one with −1 on oxygen is favored: 0, 0, −1.',
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
        teaching: 'Carbon has two bonds and one lone pair: six electrons.',
      },
      {
        text: '\\ce{BF3}',
        slip: 'ignored-lone-pairs',
        teaching: 'Boron has three bonds and no lone pair: six electrons.',
      },
      {
        text: '\\ce{NO}',
        slip: 'electrons-miscounted',
        teaching: '\\ce{NO} has 11 valence electrons, an odd number, so one atom must do without an octet.',
      },
    ],
    explanation:
      'Carbon has four bonds and each fluorine atom one bond and three lone pairs: eight electrons everywhere in \\ce{CF4}.',
    reference: 'OpenStax Chemistry 2e, section 7.3',
  },
  {
    id: 'general-chemical-bonding-123',
    topics: ['chemical-bonding'],
    tests: ['resonance'],
    difficulty: 'intermediate',
    text: 'Which two structures are not resonance structures of one and the same species?',
    answer: 'H–O–C≡N and H–N=C=O',
    distractors: [
      {
        text: 'O=O–O and O–O=O (charges left out)',
        slip: 'one-resonance-structure-only',
        teaching: 'The atoms stay in place and only electrons differ: the two structures of ozone.',
      },
      {
        text: 'O–N=O and O=N–O (both −1)',
        slip: 'one-resonance-structure-only',
        teaching: 'These are the two structures of the nitrite ion; no atom has moved.',
      },
      {
        text: 'N=N=O and N≡N–O (charges left out)',
        slip: 'resonance-as-switching',
        teaching: 'The order of the atoms is the same; both describe dinitrogen monoxide.',
      },
    ],
    explanation:
      'Resonance structures differ in the places of electrons only. In H–O–C≡N hydrogen is on oxygen, in H–N=C=O on nitrogen: these are isomers.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-chemical-bonding-124',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    uses: ['electronegativity'],
    difficulty: 'beginner',
    text: 'With the electronegativities \\ce{C} 2.6, \\ce{P} 2.2, \\ce{S} 2.6, \\ce{Cl} 3.2, \\ce{O} 3.4 and \\ce{F} 4.0: in which bond does the atom named first carry the negative partial charge?',
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
        teaching: 'Chlorine (3.2) draws the electrons more than sulfur (2.6) does.',
      },
      {
        text: 'P–Cl',
        slip: 'reversed-trend',
        teaching: 'Chlorine (3.2) draws the electrons more than phosphorus (2.2) does.',
      },
    ],
    explanation:
      'The more electronegative atom carries the negative partial charge. Only in O–Cl is this the first: 3.4 against 3.2.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-125',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    uses: ['types-of-chemical-bonds'],
    difficulty: 'beginner',
    text: 'Which series runs from a nonpolar covalent bond over a polar covalent bond to an ionic bond?',
    answer: '\\ce{F2}, \\ce{HF}, \\ce{NaF}',
    distractors: [
      {
        text: '\\ce{HF}, \\ce{F2}, \\ce{NaF}',
        slip: 'ignored-polarity',
        teaching: 'Two equal atoms share electrons evenly, so \\ce{F2} comes first.',
      },
      {
        text: '\\ce{F2}, \\ce{NaF}, \\ce{HF}',
        slip: 'halide-means-ionic',
        teaching: 'In \\ce{HF} the electrons are shared, if unevenly; \\ce{NaF} consists of ions.',
      },
      {
        text: '\\ce{NaF}, \\ce{HF}, \\ce{F2}',
        slip: 'reversed-trend',
        teaching: 'This is the series from ionic to nonpolar.',
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
    text: 'If an electron had passed completely from hydrogen to fluorine, a molecule of \\ce{HF} would have a dipole moment of 4.40 D at its bond length. The measured value is 1.83 D. What is the ionic character of the bond by this measure?',
    answer: '42 %',
    distractors: [
      {
        text: '29 %',
        slip: 'share-for-ratio',
        teaching:
          'The measured value was divided by the sum of both; the reference is the complete transfer.',
        expression: '1.83 / (1.83 + 4.40) * 100',
      },
      {
        text: '58 %',
        slip: 'wrong-reference',
        teaching: 'This is what is missing to a complete transfer.',
        expression: '100 - 1.83 / 4.40 * 100',
      },
      {
        text: '71 %',
        slip: 'wrong-reference',
        teaching: 'The value was divided by the sum of both, and then subtracted from 100 %.',
        expression: '100 - 1.83 / (1.83 + 4.40) * 100',
      },
    ],
    explanation:
      'The ionic character is the measured part of the greatest possible dipole moment: 1.83/4.40 = 0.416, so 42 %.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
    computation: { kind: 'quantity', expression: '1.83/4.40*100', unit: '%' },
  },
  {
    id: 'general-chemical-bonding-127',
    topics: ['chemical-bonding'],
    tests: ['metallic-bonding'],
    difficulty: 'intermediate',
    text: 'The resistance of a copper wire grows when the wire gets hotter. How does the model of metallic bonding explain this?',
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
        teaching: 'Heat does not take energy from them; their path is disturbed.',
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
    text: 'Sterling silver consists of silver with 7.5 % copper. The atomic radii are 144 pm (\\ce{Ag}) and 128 pm (\\ce{Cu}), and both metals have the same crystal structure. Which kind of alloy forms where copper is dissolved in silver?',
    answer: 'Copper atoms take places of silver atoms.',
    distractors: [
      {
        text: 'Copper atoms fill gaps between silver atoms.',
        slip: 'kinds-of-alloy-confused',
        teaching: 'Gaps between metal atoms hold only small atoms such as carbon or hydrogen.',
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
    text: 'Bronze, copper with about 10 % tin, is much harder than pure copper. How do the tin atoms make it harder?',
    answer: 'Being larger, they hinder layers from sliding.',
    distractors: [
      {
        text: 'Being ions, they bind copper by their charge.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The bonding stays metallic; tin does not form a salt with copper.',
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
      'In pure copper layers of equal atoms slide over each other easily. The larger tin atoms disturb the layers and hinder the sliding, so bronze is harder.',
    reference: 'LibreTexts, Chemistry: The Central Science, section 23.6 (Alloys)',
  },
  {
    id: 'general-chemical-bonding-130',
    topics: ['chemical-bonding'],
    tests: ['alloys'],
    uses: ['mass-mole-conversion'],
    difficulty: 'advanced',
    text: 'A gold alloy contains 75.0 % gold (197.0 g/mol) and 25.0 % copper (63.55 g/mol) by mass. What percentage of its atoms are copper atoms?',
    answer: '50.8 %',
    distractors: [
      {
        text: '24.4 %',
        slip: 'ratio-of-masses-for-moles',
        teaching: 'The ratio of the molar masses was used without the masses in the alloy.',
        expression: '100 * 63.55 / (63.55 + 197.0)',
      },
      {
        text: '25.0 %',
        slip: 'atom-share-for-mass-share',
        teaching:
          'This is the share of the mass; copper atoms are lighter, so there are more of them per gram.',
        expression: '25.0',
      },
      {
        text: '49.2 %',
        slip: 'answered-another-quantity',
        teaching: 'This is the share of the gold atoms.',
        expression: '100 - 100 * (25.0 / 63.55) / (25.0 / 63.55 + 75.0 / 197.0)',
      },
    ],
    explanation:
      '100 g holds 25.0/63.55 = 0.393 mol of Cu and 75.0/197.0 = 0.381 mol of Au. The share of copper is 0.3934/(0.3934 + 0.3807) = 50.8 %.',
    reference: 'LibreTexts, Chemistry: The Central Science, section 23.6 (Alloys)',
    computation: { kind: 'quantity', expression: '100*(25.0/63.55)/(25.0/63.55+75.0/197.0)', unit: '%' },
  },
  {
    id: 'general-chemical-bonding-131',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['covalent-bonding'],
    difficulty: 'beginner',
    text: 'Silicon carbide, \\ce{SiC}, stays solid up to more than 2500 °C. What has to be overcome to break the solid up?',
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
          'This is metallic bonding; the electrons in silicon carbide are in bonds between two atoms.',
      },
    ],
    explanation:
      'Silicon carbide is a network like diamond, in which each atom has four covalent bonds to its neighbors. Breaking the solid up has to break such bonds, hence the very high temperature.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-132',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['network-covalent-solids', 'properties-of-solids'],
    difficulty: 'intermediate',
    text: 'Buckminsterfullerene, \\ce{C60}, dissolves in toluene and turns into vapor at about 600 °C. Diamond dissolves in no ordinary solvent and does not evaporate below 3000 °C. Which difference in structure explains this?',
    answer: '\\ce{C60} consists of molecules, diamond of a network.',
    distractors: [
      {
        text: '\\ce{C60} consists of a network, diamond of molecules.',
        slip: 'molecules-in-giant-structure',
        teaching: 'A solid whose particles disperse in a solvent consists of molecules.',
      },
      {
        text: '\\ce{C60} consists of ions, diamond of neutral atoms.',
        slip: 'kind-of-bonding-confused',
        teaching: 'A single element forms no ions of both charges; toluene would not dissolve them.',
      },
      {
        text: '\\ce{C60} has weaker bonds within its molecules than diamond.',
        slip: 'bond-for-intermolecular',
        teaching: 'Dissolving and evaporating leave the bonds within \\ce{C60} intact.',
      },
    ],
    explanation:
      '\\ce{C60} molecules are held together by dispersion forces and can be separated whole. In diamond covalent bonds join all atoms to a network.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-chemical-bonding-133',
    topics: ['chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['bond-polarity'],
    difficulty: 'advanced',
    text: 'A hexagonal form of boron nitride, \\ce{BN}, has layers of six-membered rings like graphite and as many electrons. Yet it is white and does not conduct. Which explanation fits?',
    answer: 'Nitrogen holds the π electrons more firmly than boron.',
    distractors: [
      {
        text: 'Boron holds the π electrons more firmly than nitrogen.',
        slip: 'reversed-trend',
        teaching: 'Nitrogen is the more electronegative element and holds them more firmly.',
      },
      {
        text: 'Boron holds the π electrons as firmly as nitrogen.',
        slip: 'given-fact-overlooked',
        teaching: 'Equal atoms do so, as in graphite, and then the electrons are mobile.',
      },
      {
        text: 'Boron holds more π electrons than nitrogen.',
        slip: 'reversed-trend',
        teaching: 'Boron has the fewer valence electrons, and the π electrons lie mainly at nitrogen.',
      },
    ],
    explanation:
      'In graphite all atoms are alike, so the π electrons are spread over the layer. In \\ce{BN} the more electronegative nitrogen atoms hold them, so they are not mobile.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Boron nitride',
  },
  {
    id: 'general-chemical-bonding-134',
    topics: ['chemical-bonding'],
    tests: ['bonding-triangle'],
    difficulty: 'beginner',
    text: 'Cesium metal and fluorine gas both have an electronegativity difference of zero, but they lie at opposite corners of the bonding triangle. Which value keeps them apart?',
    answer: 'The mean electronegativity',
    distractors: [
      {
        text: 'The difference of radii',
        slip: 'wrong-reference',
        teaching: 'The triangle is drawn from electronegativities only.',
      },
      {
        text: 'The melting temperature',
        slip: 'wrong-reference',
        teaching: 'Properties can be compared with the place in the triangle, but they are not its axes.',
      },
      {
        text: 'The number of bonds',
        slip: 'wrong-reference',
        teaching:
          'The triangle does not count bonds; its horizontal axis is the mean of the electronegativities.',
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
    text: 'In a bonding triangle the points of \\ce{NaCl}, \\ce{MgCl2}, \\ce{SiCl4} and \\ce{Cl2} are joined in this order. How does the line run?',
    answer: 'From near the ionic corner to the covalent one',
    distractors: [
      {
        text: 'From near the metallic corner to the covalent one',
        slip: 'axes-mixed-up',
        teaching:
          'Compounds of sodium and chlorine differ greatly in electronegativity, so they lie high up.',
      },
      {
        text: 'From near the covalent corner to the ionic one',
        slip: 'reversed-trend',
        teaching: '\\ce{Cl2}, with a difference of zero and a high mean, is the covalent end.',
      },
      {
        text: 'From near the ionic corner to the metallic one',
        slip: 'axes-mixed-up',
        teaching: 'The mean electronegativity grows along the line, away from the metals.',
      },
    ],
    explanation:
      'The difference in electronegativity falls from 2.3 in \\ce{NaCl} to 0 in \\ce{Cl2}, and the mean rises. So the line runs from near the ionic corner to the covalent corner.',
    reference: 'LibreTexts, Inorganic Chemistry, The van Arkel–Ketelaar triangle',
  },
  {
    id: 'general-chemical-bonding-136',
    topics: ['chemical-bonding'],
    tests: ['bonding-triangle'],
    difficulty: 'advanced',
    text: 'Compound X consists of elements with the electronegativities 0.9 and 1.9, compound Y of elements with 2.2 and 3.2. Both have the same difference. What does the bonding triangle predict?',
    answer: 'X has more metallic character, and Y is polar covalent.',
    distractors: [
      {
        text: 'X is polar covalent, and Y has more metallic character.',
        slip: 'reversed-trend',
        teaching: 'Metals have low electronegativities; the mean of X is the lower one.',
      },
      {
        text: 'X and Y have the same bonding, as the differences are equal.',
        slip: 'one-condition-only',
        teaching: 'The second axis counts as well: the means are 1.4 and 2.7.',
      },
      {
        text: 'X is ionic, and Y has more metallic character.',
        slip: 'axes-mixed-up',
        teaching:
          'A difference of 1.0 is far from the ionic corner, and the high mean of Y is far from the metallic one.',
      },
    ],
    explanation:
      'At the same height in the triangle, X lies at the mean 1.4, toward the metallic corner, Y at 2.7, toward the covalent corner. Y could be \\ce{HCl}.',
    reference: 'LibreTexts, Inorganic Chemistry, The van Arkel–Ketelaar triangle',
  },
];
