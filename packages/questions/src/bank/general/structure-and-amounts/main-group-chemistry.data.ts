import type { WrittenQuestion } from '../../written-question.ts';

export const mainGroupChemistryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-134',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'beginner',
    text: 'A molecule with the structure of ethane, with seven single bonds, needs 14 valence electrons. How many does diborane, \\ce{B2H6}, have?',
    answer: '12',
    distractors: [
      {
        text: '6',
        slip: 'ignored-other-atoms',
        teaching:
          'This is the number of valence electrons of the two boron atoms; the hydrogen atoms contribute six more.',
        expression: '2 * 3',
      },
      {
        text: '14',
        slip: 'overgeneralised-rule',
        teaching: 'The formula looks like that of ethane, but boron has one fewer electron than carbon.',
        expression: '2 * 4 + 6 * 1',
      },
      {
        text: '16',
        slip: 'core-for-valence-electrons',
        teaching: 'This counts the 1s electrons of boron as well.',
        expression: '2 * 5 + 6 * 1',
      },
    ],
    explanation:
      'Each boron atom contributes three valence electrons and each hydrogen atom contributes one: 2 × 3 + 6 = 12. Diborane is two electrons short of an ethane structure.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Boranes',
    computation: { kind: 'quantity', expression: '2*3+6*1', unit: '' },
  },
  {
    id: 'general-periodic-trends-135',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'intermediate',
    text: 'Diborane, \\ce{B2H6}, has four terminal B–H bonds and two B–H–B bridges. How do the B–H distances in the bridges compare with the terminal ones?',
    answer: 'They are longer because two electrons join three atoms.',
    distractors: [
      {
        text: 'They are shorter because four electrons join two atoms.',
        slip: 'bonds-for-domains',
        teaching: 'A bridge has two electrons for three atoms, so each B–H link is weaker than a full bond.',
      },
      {
        text: 'They are equal because every bond is a pair of electrons.',
        slip: 'octet-rule-as-law',
        teaching: 'There are not enough electrons for a pair in every B–H link.',
      },
      {
        text: 'They are longer because four electrons join three atoms.',
        slip: 'electrons-miscounted',
        teaching: 'Of the 12 electrons, eight are in the terminal bonds, so two remain for each bridge.',
      },
    ],
    explanation:
      'Four terminal bonds use eight of the 12 valence electrons; two are left for each bridge. A pair spread over three atoms binds each neighbor less strongly, so the distance is longer.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Boranes',
  },
  {
    id: 'general-periodic-trends-136',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    uses: ['balancing-equations'],
    difficulty: 'intermediate',
    text: 'Diborane reacts with water to give boric acid and hydrogen: \\ce{B2H6 + H2O -> B(OH)3 + H2} (not balanced). How many moles of \\ce{H2} form from one mole of diborane?',
    answer: '6',
    distractors: [
      {
        text: '2',
        slip: 'one-product-only',
        teaching: 'Two moles of boric acid form; the hydrogen has its own coefficient.',
      },
      {
        text: '3',
        slip: 'ignored-other-atoms',
        teaching: 'This includes only the hydrogen from diborane; the same amount comes from the water.',
      },
      {
        text: '12',
        slip: 'atoms-for-molecules',
        teaching: 'This is the number of moles of hydrogen atoms in the gas; each molecule contains two.',
      },
    ],
    explanation:
      '\\ce{B2H6 + 6H2O -> 2B(OH)3 + 6H2}: each hydride hydrogen combines with a proton from water. One mole of diborane gives 6 mol of hydrogen.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Boranes',
    computation: { kind: 'coefficient', equation: 'B2H6 + H2O -> B(OH)3 + H2', species: 'H2' },
  },
  {
    id: 'general-periodic-trends-137',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'advanced',
    text: 'According to Wade’s rules, each BH unit of a borane cluster contributes two electrons to the skeleton. How many skeletal electron pairs does the ion \\ce{B6H6^2-} have?',
    answer: '7',
    distractors: [
      {
        text: '6',
        slip: 'ignored-ion-charge',
        teaching: 'The charge of the ion was left out; it means two more electrons.',
        expression: '(6 * 2) / 2',
      },
      {
        text: '13',
        slip: 'whole-shell',
        teaching: 'All valence electrons were counted, including the pairs of the six B–H bonds.',
        expression: '(6 * (3 + 1) + 2) / 2',
      },
      {
        text: '14',
        slip: 'one-step-short',
        teaching: 'This is the number of skeletal electrons; they form half as many pairs.',
        expression: '(6 * 2 + 2)',
      },
    ],
    explanation:
      'Six BH units contribute 6 × 2 electrons, and the charge adds two more, so there are 14 electrons, or (6 × 2 + 2)/2 = 7 pairs. With one more pair than vertices, the cluster is a closed octahedron.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Wade’s rules',
    computation: { kind: 'quantity', expression: '(6*2+2)/2', unit: '' },
  },
  {
    id: 'general-periodic-trends-138',
    topics: ['periodic-trends'],
    tests: ['boranes'],
    difficulty: 'advanced',
    text: 'Pentaborane(9), \\ce{B5H9}, has five BH units, which contribute two electrons each to the skeleton, and four additional H atoms, which contribute one each. Which skeleton do Wade’s rules predict?',
    answer: 'An octahedron without one of its vertices',
    distractors: [
      {
        text: 'A trigonal bipyramid with all its vertices',
        slip: 'miscounted-lone-pairs',
        teaching: 'A closed cluster of five would have six skeletal pairs; there are seven.',
      },
      {
        text: 'An octahedron with a boron atom at each vertex',
        slip: 'skeletal-pairs-miscounted',
        teaching: 'Seven pairs do fit an octahedron, but there are only five boron atoms.',
      },
      {
        text: 'A pentagonal bipyramid without two of its vertices',
        slip: 'skeletal-pairs-miscounted',
        teaching:
          'This would need eight skeletal pairs; five BH units and four H atoms give only 14 electrons.',
      },
    ],
    explanation:
      'The 5 × 2 + 4 = 14 skeletal electrons, or seven pairs, correspond to a polyhedron with six vertices, an octahedron. With five boron atoms, one vertex is empty, which leaves a square pyramid.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Wade’s rules',
  },
  {
    id: 'general-periodic-trends-139',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['boranes', 'coordinate-bond'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'Diborane reacts with trimethylamine, \\ce{N(CH3)3}, to form \\ce{H3B-N(CH3)3}. How does the new bond form?',
    answer: 'Nitrogen provides both electrons for an empty orbital of boron.',
    distractors: [
      {
        text: 'Boron provides both electrons for an empty orbital of nitrogen.',
        slip: 'lewis-roles-swapped',
        teaching: 'Boron in \\ce{BH3} has only six electrons; the lone pair is on nitrogen.',
      },
      {
        text: 'Boron gives an electron to nitrogen, and the ions attract each other.',
        slip: 'kind-of-bonding-confused',
        teaching: 'No electron is transferred completely; instead, a pair is shared.',
      },
      {
        text: 'Each of the two atoms provides one unpaired electron.',
        slip: 'coordinate-bond-as-different',
        teaching: 'In \\ce{BH3} and in the amine all electrons are already paired.',
      },
    ],
    explanation:
      'In \\ce{BH3}, boron has six valence electrons and an empty orbital, and the amine has a lone pair on nitrogen. The pair is shared and forms a coordinate bond from N to B.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-periodic-trends-140',
    topics: ['periodic-trends'],
    tests: ['silicates-and-silicones'],
    difficulty: 'beginner',
    text: 'Olivine, mica and quartz differ greatly in their properties. Which structural unit do they share?',
    answer: 'A silicon atom bonded to four oxygen atoms',
    distractors: [
      {
        text: 'A silicon atom bonded to two oxygen atoms',
        slip: 'formula-for-structure',
        teaching:
          'The formula \\ce{SiO2} suggests this, but quartz does not contain molecules like those of \\ce{CO2}.',
      },
      {
        text: 'A silicon atom bonded to six oxygen atoms',
        slip: 'wrong-domain-count',
        teaching: 'This is rare and requires a very high pressure; silicon forms four bonds here.',
      },
      {
        text: 'A ring of silicon atoms without oxygen',
        slip: 'kind-of-bonding-confused',
        teaching: 'The silicon atoms in silicates are joined by oxygen atoms, not to each other.',
      },
    ],
    explanation:
      'Silicates are made up of \\ce{SiO4} tetrahedra, in which a silicon atom is bonded to four oxygen atoms. What differs is how many corners the tetrahedra share.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-periodic-trends-141',
    topics: ['periodic-trends'],
    tests: ['silicates-and-silicones'],
    difficulty: 'intermediate',
    text: 'In the mineral diopside, each \\ce{SiO4} tetrahedron shares two corners with its neighbors, so long chains form. What is the formula of the repeating unit of the chain?',
    answer: '\\ce{SiO3^2-}',
    distractors: [
      {
        text: '\\ce{SiO4^4-}',
        slip: 'one-step-short',
        teaching: 'This is a separate tetrahedron; here each shared oxygen atom counts as one half.',
      },
      {
        text: '\\ce{SiO2}',
        slip: 'shared-atoms-miscounted',
        teaching:
          'This is the formula of quartz, where all four corners are shared; in the chain, two of the four oxygen atoms belong to one tetrahedron alone.',
      },
      {
        text: '\\ce{Si2O5^2-}',
        slip: 'shared-atoms-miscounted',
        teaching: 'This is the unit of a layer, where three corners are shared.',
      },
    ],
    explanation:
      'Two oxygen atoms belong to the tetrahedron alone and two are shared: 2 + 2 × 1/2 = 3 per silicon. With Si +4 and O −2, the unit is \\ce{SiO3^2-}.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Silicates',
  },
  {
    id: 'general-periodic-trends-142',
    topics: ['periodic-trends'],
    tests: ['silicates-and-silicones', 'properties-of-solids'],
    difficulty: 'beginner',
    text: 'A crystal of mica splits easily into thin, flexible sheets. What does this show about its structure?',
    answer: 'Its layers are held together weakly.',
    distractors: [
      {
        text: 'Its layers are held together firmly.',
        slip: 'given-fact-overlooked',
        teaching: 'In that case the crystal would not split so easily into sheets.',
      },
      {
        text: 'Its chains are held together weakly.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Chains would make the crystal split into fibers, as asbestos does.',
      },
      {
        text: 'Its chains are held together firmly.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Such a crystal would not split easily, and never into sheets.',
      },
    ],
    explanation:
      'Within the sheets, the tetrahedra share three corners and are joined by strong bonds. The layers are held together only weakly, by the ions between them, so the crystal splits there.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-periodic-trends-143',
    topics: ['periodic-trends'],
    tests: ['silicates-and-silicones'],
    difficulty: 'advanced',
    text: 'In a potassium feldspar a quarter of the silicon atoms in a three-dimensional \\ce{SiO2} network are replaced by aluminum, and potassium ions balance the charge. What is the formula of this feldspar?',
    answer: '\\ce{KAlSi3O8}',
    distractors: [
      {
        text: '\\ce{KAlSi4O8}',
        slip: 'one-side-only',
        teaching: 'Aluminum was added to the four silicon atoms; it takes the place of one of them.',
      },
      {
        text: '\\ce{K3AlSi3O8}',
        slip: 'charges-not-balanced',
        teaching:
          'Each aluminum atom (+3 in place of +4) produces one negative charge, which one \\ce{K+} balances.',
      },
      {
        text: '\\ce{KAlSi2O6}',
        slip: 'share-for-ratio',
        teaching: 'Here aluminum replaces one atom in three; a quarter means one in four.',
      },
    ],
    explanation:
      'Four units of \\ce{SiO2} are \\ce{Si4O8}. Replacing one Si with Al gives \\ce{AlSi3O8^-}, because Al is +3 in place of +4; one \\ce{K+} balances this: \\ce{KAlSi3O8}.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-periodic-trends-144',
    topics: ['periodic-trends'],
    tests: ['silicates-and-silicones'],
    difficulty: 'intermediate',
    text: 'Dichlorodimethylsilane, \\ce{(CH3)2SiCl2}, reacts with water to form long silicone chains. What effect does a small amount of \\ce{(CH3)3SiCl} in the mixture have?',
    answer: 'It ends chains, so they are shorter.',
    distractors: [
      {
        text: 'It links chains, so a network forms.',
        slip: 'functional-ends-miscounted',
        teaching:
          'To form a branch, silicon needs three reactive positions, as in \\ce{CH3SiCl3}; here there is only one.',
      },
      {
        text: 'It lengthens chains, because it adds silicon.',
        slip: 'one-condition-only',
        teaching: 'To lie within a chain, silicon needs two reactive positions.',
      },
      {
        text: 'It has no effect, because it has only one chlorine.',
        slip: 'one-condition-only',
        teaching: 'Its only Si–Cl bond reacts with water as the others do.',
      },
    ],
    explanation:
      'Each Si–Cl bond becomes an Si–O–Si link. With two of these bonds, silicon continues a chain; with only one, it ends the chain.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Silicones',
  },
  {
    id: 'general-periodic-trends-145',
    topics: ['periodic-trends'],
    tests: ['silicates-and-silicones'],
    uses: ['like-dissolves-like'],
    difficulty: 'intermediate',
    text: 'The chains of a silicone oil consist of polar Si–O bonds. Why does the oil nevertheless repel water?',
    answer: 'Methyl groups on the silicon atoms cover the chain.',
    distractors: [
      {
        text: 'Silicon atoms on the chain repel the oxygen of water.',
        slip: 'like-charges-attract',
        teaching: 'Silicon carries a positive partial charge and would attract the oxygen of water.',
      },
      {
        text: 'Oxygen atoms of the chain have no lone pairs left.',
        slip: 'ignored-lone-pairs',
        teaching: 'Oxygen with two bonds has two lone pairs; they are merely hard to reach.',
      },
      {
        text: 'Silicon and oxygen have the same electronegativity.',
        slip: 'ignored-polarity',
        teaching: 'They differ greatly (1.9 and 3.4); the bonds are polar, as the question says.',
      },
    ],
    explanation:
      'Two nonpolar methyl groups on each silicon atom point outward and cover the polar chain. Water meets a surface like that of an alkane.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Silicones',
  },
  {
    id: 'general-periodic-trends-146',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    uses: ['sigma-and-pi-bonds'],
    difficulty: 'intermediate',
    text: 'Nitrogen consists of \\ce{N2} molecules, and white phosphorus of \\ce{P4} tetrahedra with single bonds. Why does phosphorus not form \\ce{P2} molecules at 25 °C?',
    answer: 'Its larger atoms form only weak π bonds.',
    distractors: [
      {
        text: 'Its larger atoms have too few valence electrons.',
        slip: 'valence-electrons-miscounted',
        teaching: 'Phosphorus has five valence electrons, as many as nitrogen, which forms triple bonds.',
      },
      {
        text: 'Its larger atoms can form only σ bonds.',
        slip: 'overgeneralised-rule',
        teaching: 'π bonds do form, as in the \\ce{P2} of very hot vapor; they are just weak.',
      },
      {
        text: 'Its larger atoms form only weak σ bonds.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'P–P single bonds are stronger than N–N single bonds; the \\ce{P4} molecule is held together by them.',
      },
    ],
    explanation:
      'Larger atoms are farther apart, so their p orbitals overlap poorly side by side: a P–P triple bond is weak compared with three single bonds. Between small nitrogen atoms, π bonds are strong.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
  },
  {
    id: 'general-periodic-trends-147',
    topics: ['periodic-trends', 'reactions-in-solution'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    uses: ['neutralization'],
    difficulty: 'intermediate',
    text: 'One mole of phosphorous acid, \\ce{H3PO3}, reacts completely with sodium hydroxide. How many moles of \\ce{NaOH} are consumed, and why?',
    answer: 'Two, because one hydrogen atom is bonded to phosphorus',
    distractors: [
      {
        text: 'Three, because the formula contains three hydrogen atoms',
        slip: 'formula-for-structure',
        teaching:
          'The formula does not show where the hydrogen atoms are bonded: one is on phosphorus and is not acidic.',
      },
      {
        text: 'Three, because all hydrogen atoms are bonded to oxygen',
        slip: 'hydroxyl-for-hydroxide',
        teaching: 'There are two O–H groups in \\ce{HPO(OH)2}, and one P–H bond.',
      },
      {
        text: 'One, because a weak acid reacts only partly',
        slip: 'strength-for-amount',
        teaching: 'A strong base removes all the acidic protons, even from a weak acid.',
      },
    ],
    explanation:
      'The structure is \\ce{HPO(OH)2}. Only the hydrogen atoms on oxygen are acidic; the third is bonded to phosphorus, so two moles of \\ce{NaOH} react.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
  },
  {
    id: 'general-periodic-trends-148',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'beginner',
    text: 'In the Ostwald process for nitric acid, ammonia and air flow over a hot platinum gauze. Which nitrogen compound leaves the gauze, before more air and water convert it to nitric acid?',
    answer: '\\ce{NO}',
    distractors: [
      {
        text: '\\ce{N2O}',
        slip: 'wrong-substance-data',
        teaching: 'Dinitrogen monoxide forms when ammonium nitrate is heated gently.',
      },
      {
        text: '\\ce{N2H4}',
        slip: 'wrong-substance-data',
        teaching: 'Hydrazine is made from ammonia with hypochlorite, not with air over a hot catalyst.',
      },
      {
        text: '\\ce{NO2}',
        slip: 'one-step-short',
        teaching: 'Nitrogen dioxide forms in the next step, when the cooled gas meets more oxygen.',
      },
    ],
    explanation:
      'The reaction on the catalyst is \\ce{4NH3 + 5O2 -> 4NO + 6H2O}. In the next step, \\ce{2NO + O2 -> 2NO2}; this product then reacts with water to give nitric acid. The gas that leaves the gauze is \\ce{NO}.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-periodic-trends-149',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'beginner',
    text: 'Sodium is stored under oil, and white phosphorus under water. Why is water suitable for phosphorus?',
    answer: 'It keeps air away and does not react with phosphorus.',
    distractors: [
      {
        text: 'It reacts slowly with phosphorus to form a protective layer.',
        slip: 'wrong-cause',
        teaching: 'Phosphorus does not react with water at room temperature.',
      },
      {
        text: 'It dissolves phosphorus, so no vapor can escape.',
        slip: 'solubility-rule',
        teaching: 'Nonpolar \\ce{P4} is practically insoluble in water.',
      },
      {
        text: 'It cools phosphorus, which would melt in warm air.',
        slip: 'wrong-cause',
        teaching: 'White phosphorus melts at 44 °C; the danger in air is that it catches fire.',
      },
    ],
    explanation:
      'White phosphorus catches fire in air at little more than room temperature. Water keeps the air away and does not react with it; sodium would react with water.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
  },
  {
    id: 'general-periodic-trends-150',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    uses: ['octet-rule-and-its-exceptions'],
    difficulty: 'advanced',
    text: 'The brown gas \\ce{NO2} turns colorless when it is cooled, because two molecules join to form \\ce{N2O4}. Which feature of the \\ce{NO2} molecules makes them combine in pairs?',
    answer: 'An unpaired electron, mainly on nitrogen',
    distractors: [
      {
        text: 'An empty orbital on nitrogen, which has only six electrons',
        slip: 'octet-rule-as-law',
        teaching: '\\ce{NO2} has 17 valence electrons: nitrogen has seven around it, one of them unpaired.',
      },
      {
        text: 'A negative charge on oxygen, which attracts nitrogen',
        slip: 'kind-of-bonding-confused',
        teaching:
          'The halves of \\ce{N2O4} are joined by a covalent N–N bond, not by attraction between N and O.',
      },
      {
        text: 'A hydrogen bond between oxygen and nitrogen',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'There is no hydrogen in either molecule.',
      },
    ],
    explanation:
      'With 5 + 6 + 6 = 17 valence electrons \\ce{NO2} cannot pair all of them. The unpaired electrons of two molecules form the N–N bond of \\ce{N2O4}.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-periodic-trends-151',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'advanced',
    text: 'Equal masses of white and red phosphorus are burned completely in an excess of oxygen, one after the other, in the same calorimeter. White phosphorus turns into red phosphorus with Δ*H* < 0. What is observed?',
    answer: 'The same mass of oxide, but more heat from white phosphorus',
    distractors: [
      {
        text: 'The same mass of oxide, but more heat from red phosphorus',
        slip: 'wrong-sign',
        teaching:
          'White phosphorus has the higher enthalpy, so it releases more heat when it forms the oxide.',
      },
      {
        text: 'The same heat, but more oxide from red phosphorus',
        slip: 'atom-share-for-mass-share',
        teaching:
          'Equal masses of an element contain equal numbers of atoms, so the mass of oxide is the same.',
      },
      {
        text: 'The same heat and the same mass of oxide from both',
        slip: 'one-condition-only',
        teaching: 'The product is the same, but the starting points differ in enthalpy.',
      },
    ],
    explanation:
      'Both forms consist only of phosphorus atoms, so equal masses give the same mass of \\ce{P4O10}. Because heat is released when white phosphorus turns into red phosphorus, the white form releases that much more heat when it burns.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
  },
  {
    id: 'general-periodic-trends-152',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'beginner',
    text: 'Concentrated sulfuric acid is poured on sugar, \\ce{C12H22O11}. The sugar turns black and swells up, and steam is released. What is the role of the acid in blackening the sugar?',
    answer: 'It is a dehydrating agent.',
    distractors: [
      {
        text: 'It is a reducing agent.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'In sulfuric acid, sulfur has its highest oxidation number, +6, so it cannot give up electrons.',
      },
      {
        text: 'It is a strong base.',
        slip: 'conjugate-acid-for-base',
        teaching: 'Sulfuric acid donates protons; it is a strong acid.',
      },
      {
        text: 'It is a precipitating agent.',
        slip: 'wrong-cause',
        teaching: 'No ion of the sugar is precipitated; the black solid is carbon.',
      },
    ],
    explanation:
      'The acid removes hydrogen and oxygen from the sugar in the same ratio as in water and leaves carbon. It acts as a dehydrating agent.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-periodic-trends-153',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: 'In the contact process, why is \\ce{SO3} passed not into water but into concentrated sulfuric acid, which is diluted later?',
    answer: 'With water it would form a mist of acid.',
    distractors: [
      {
        text: 'With water it would form \\ce{SO2} and oxygen.',
        slip: 'reaction-type-confused',
        teaching: '\\ce{SO3} with water gives \\ce{H2SO4}; it is not reduced.',
      },
      {
        text: 'In water it would be practically insoluble.',
        slip: 'solubility-rule',
        teaching: '\\ce{SO3} is not insoluble in water; it reacts with it violently.',
      },
      {
        text: 'With water it would form \\ce{H2SO3}.',
        slip: 'mixed-up-ion-names',
        teaching: 'Sulfurous acid belongs to \\ce{SO2}; \\ce{SO3} gives sulfuric acid.',
      },
    ],
    explanation:
      '\\ce{SO3} reacts with water so violently that the heat makes a mist of fine acid droplets, which cannot be collected. Concentrated sulfuric acid absorbs \\ce{SO3} smoothly.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-periodic-trends-154',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: 'Sulfur just above its melting point is a yellow liquid that flows easily. At about 190 °C it has become dark and so viscous that it hardly flows. What has happened to the \\ce{S8} rings?',
    answer: 'They have opened and joined into long chains.',
    distractors: [
      {
        text: 'They have split into single atoms.',
        slip: 'one-step-short',
        teaching: 'Atoms would move easily past each other, so the liquid would become less viscous.',
      },
      {
        text: 'They have split into \\ce{S2} molecules.',
        slip: 'wrong-substance-data',
        teaching: '\\ce{S2} appears in the hot vapor; small molecules would make the liquid less viscous.',
      },
      {
        text: 'They have reacted with oxygen to form an oxide.',
        slip: 'chemical-for-physical-change',
        teaching: 'The oxides of sulfur are volatile; the change is the same in the absence of air.',
      },
    ],
    explanation:
      'Heating breaks an S–S bond in each ring, and the opened rings join to form long chains. These get entangled, so the liquid becomes viscous.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-periodic-trends-155',
    topics: ['periodic-trends', 'redox'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'intermediate',
    text: 'Copper does not react with dilute sulfuric acid, but it reacts with the hot concentrated acid. Which gas is released, and why?',
    answer: '\\ce{SO2}, because copper reduces the sulfur of the acid',
    distractors: [
      {
        text: '\\ce{SO2}, because copper reduces the protons of the acid',
        slip: 'one-part-right',
        teaching: 'The gas is correct, but \\ce{SO2} forms because sulfur is reduced, not hydrogen.',
      },
      {
        text: '\\ce{H2}, because copper reduces the sulfur of the acid',
        slip: 'one-part-right',
        teaching: 'Sulfur is indeed reduced, but then the gas contains sulfur: it is \\ce{SO2}.',
      },
      {
        text: '\\ce{H2}, because copper reduces the protons of the acid',
        slip: 'series-position-wrong',
        teaching: 'Copper is below hydrogen in the activity series and cannot reduce \\ce{H+} ions.',
      },
    ],
    explanation:
      '\\ce{Cu + 2H2SO4 -> CuSO4 + SO2 + 2H2O}. Copper goes from 0 to +2 and sulfur from +6 to +4: the hot concentrated acid is an oxidizing agent through its sulfur.',
    reference: 'OpenStax Chemistry 2e, section 18.10',
  },
  {
    id: 'general-periodic-trends-156',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'advanced',
    text: 'With cold dilute sulfuric acid, \\ce{BaO2} gives hydrogen peroxide, but \\ce{PbO2} does not. The two formulas look alike. What accounts for the difference?',
    answer: '\\ce{BaO2} contains an \\ce{O2^2-} ion, and \\ce{PbO2} contains two \\ce{O^2-} ions.',
    distractors: [
      {
        text: '\\ce{BaO2} contains two \\ce{O^2-} ions, and \\ce{PbO2} contains an \\ce{O2^2-} ion.',
        slip: 'peroxide-as-oxide',
        teaching: 'Hydrogen peroxide has an O–O bond, so its source must have one too: the barium compound.',
      },
      {
        text: '\\ce{BaO2} contains a \\ce{Ba^4+} ion, and \\ce{PbO2} contains a \\ce{Pb^2+} ion.',
        slip: 'wrong-ion-charge',
        teaching: 'Barium, in group 2, forms only \\ce{Ba^2+}; in \\ce{PbO2} lead is +4.',
      },
      {
        text: '\\ce{BaO2} contains two \\ce{O^2-} ions, and \\ce{PbO2} contains an \\ce{O2} molecule.',
        slip: 'molecules-for-atoms',
        teaching: 'Lead(IV) oxide contains no oxygen molecules; the O–O unit is in the barium compound.',
      },
    ],
    explanation:
      'Barium is +2, so the two oxygen atoms together are −2: they form a peroxide ion \\ce{O2^2-}, which accepts two protons to give \\ce{H2O2}. In \\ce{PbO2}, lead is +4, and there is no O–O bond.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
];
