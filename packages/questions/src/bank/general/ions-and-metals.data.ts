import type { WrittenQuestion } from '../written-question.ts';

export const ionAndMetalQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-chemical-bonding-09',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding'],
    difficulty: 'beginner',
    text: 'What holds a crystal of sodium chloride together?',
    answer: 'The attraction of each ion by all the ions of opposite charge around it',
    distractors: [
      {
        text: 'The attraction of one sodium ion by one chloride ion in each molecule',
        slip: 'molecules-in-giant-structure',
        teaching: 'There are no molecules in the crystal: each ion has six neighbors of opposite charge.',
      },
      {
        text: 'The pair of electrons that each sodium atom shares with a chlorine atom',
        slip: 'kind-of-bonding-confused',
        teaching: 'The electron has been transferred to chlorine; a shared pair would be a covalent bond.',
      },
      {
        text: 'The attraction of the sodium ions by electrons that move through the crystal',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Freely moving electrons hold metals together. In the salt, all electrons belong to particular ions.',
      },
    ],
    explanation:
      'Ionic bonding is the electrostatic attraction between ions of opposite charge. It acts in all directions, so each ion is attracted by all the ions of opposite charge around it, six of which are nearest neighbors.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
  },
  {
    id: 'general-chemical-bonding-11',
    topics: ['chemical-bonding'],
    tests: ['properties-of-ionic-solids'],
    difficulty: 'beginner',
    text: 'A crystal of rock salt splits when it is struck with a hammer; a piece of copper is only dented. Why does the salt split?',
    answer: 'Layers shift until ions of like charge face and repel each other.',
    distractors: [
      {
        text: 'Layers shift easily because ions attract each other only weakly.',
        slip: 'one-property-decides',
        teaching:
          'The attraction is strong, as the melting point of 801 °C shows. Brittle is not the same as weakly bonded.',
      },
      {
        text: 'The blow breaks the covalent bonds within each \\ce{NaCl} molecule.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Rock salt contains no molecules and no covalent bonds, only ions.',
      },
      {
        text: 'The blow sends electrons from the chloride back to the sodium ions.',
        slip: 'wrong-cause',
        teaching: 'The ions keep their charges; it is their arrangement that is disturbed.',
      },
    ],
    explanation:
      'A blow moves one layer of ions along another. After a shift by one position, ions of like charge are next to each other; they repel, and the crystal splits. In copper, the electrons hold the shifted layers together just as before.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-12',
    topics: ['chemical-bonding'],
    tests: ['ionic-bonding'],
    difficulty: 'intermediate',
    text: 'A violet crystal of \\ce{KMnO4} lies in the middle of a moist strip of filter paper whose ends are connected to the terminals of a battery. After several minutes, a violet patch has spread toward one end. Toward which end, and why?',
    answer: 'Toward the positive end, since \\ce{MnO4-} carries the color',
    distractors: [
      {
        text: 'Toward the negative end, since \\ce{K+} carries the color',
        slip: 'wrong-ion',
        teaching: 'Potassium salts such as \\ce{KCl} are colorless, so the color belongs to the anion.',
      },
      {
        text: 'Toward the negative end, since \\ce{MnO4-} carries the color',
        slip: 'charge-turned-around',
        teaching: 'Ions move toward the electrode of opposite charge, so anions go to the positive end.',
      },
      {
        text: 'Toward the negative end, since whole \\ce{KMnO4} units carry the color',
        slip: 'molecules-in-giant-structure',
        teaching: 'A neutral unit would not be pulled to either end; in water the ions move separately.',
      },
    ],
    explanation:
      'In water the crystal breaks up into \\ce{K+} and \\ce{MnO4-} ions that move independently. Potassium ions are colorless, so the violet color is that of the anion, which moves toward the positive end.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-chemical-bonding-13',
    topics: ['chemical-bonding'],
    tests: ['lattice-enthalpy'],
    uses: ['ionic-radius'],
    difficulty: 'beginner',
    text: 'Two ionic solids have the same crystal structure. Which properties of the ions in one of them would certainly make its lattice enthalpy (the energy needed to separate the solid into gaseous ions) greater?',
    answer: 'Larger charges and smaller radii',
    distractors: [
      {
        text: 'Larger charges and larger radii',
        slip: 'reversed-trend',
        teaching: 'Larger radii keep the charges farther apart and weaken the attraction.',
      },
      {
        text: 'Smaller charges and smaller radii',
        slip: 'ignored-ion-charge',
        teaching:
          'The attraction is proportional to the product of the charges, so smaller charges weaken it.',
      },
      {
        text: 'Smaller charges and larger radii',
        slip: 'reversed-trend',
        teaching: 'By Coulomb’s law, both of these weaken the attraction.',
      },
    ],
    explanation:
      'By Coulomb’s law the energy increases with the product of the charges and decreases with the distance between the ions. Larger charges and smaller radii both raise the lattice enthalpy.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-chemical-bonding-14',
    topics: ['chemical-bonding', 'thermochemistry'],
    tests: ['lattice-enthalpy'],
    uses: ['group-2-metals', 'ionic-radius'],
    difficulty: 'advanced',
    text: 'The decomposition of \\ce{MgCO3} to \\ce{MgO} and \\ce{CO2} takes place at a lower temperature than that of \\ce{BaCO3} to \\ce{BaO} and \\ce{CO2}. Which argument based on lattice enthalpies explains this?',
    answer: 'From carbonate to oxide the lattice enthalpy increases more for magnesium.',
    distractors: [
      {
        text: 'The lattice enthalpy of \\ce{MgCO3} is smaller than that of \\ce{BaCO3}.',
        slip: 'reversed-trend',
        teaching: 'Magnesium ions are smaller, so their carbonate has the greater lattice enthalpy.',
      },
      {
        text: 'The lattice enthalpy of \\ce{BaO} is greater than that of \\ce{MgO}.',
        slip: 'reversed-trend',
        teaching: 'Barium ions are larger, and so the lattice enthalpy of the oxide is smaller.',
      },
      {
        text: 'From carbonate to oxide the lattice enthalpy decreases more for magnesium.',
        slip: 'wrong-sign',
        teaching: 'The oxide ion is smaller than the carbonate ion, so the lattice enthalpy increases.',
      },
    ],
    explanation:
      'When the large carbonate ion is replaced by the small oxide ion, the ions come closer together. With the small \\ce{Mg^2+} this makes much more difference than with the large \\ce{Ba^2+}: the lattice enthalpy increases more for magnesium, which favors the decomposition.',
    reference:
      'LibreTexts, Inorganic Chemistry (Supplemental Modules), Group 2: thermal stability of carbonates and nitrates',
  },
  {
    id: 'general-chemical-bonding-15',
    topics: ['chemical-bonding'],
    tests: ['metallic-bonding'],
    difficulty: 'beginner',
    text: 'A copper rod can be drawn out into a wire without breaking. How does the model of metallic bonding explain this?',
    answer: 'Layers of ions slide, and the electrons still hold them together.',
    distractors: [
      {
        text: 'Layers of molecules slide, and the bonds inside them do not break.',
        slip: 'molecules-in-giant-structure',
        teaching: 'A metal has no molecules: all its ions share the delocalized electrons.',
      },
      {
        text: 'Directional bonds between the atoms turn, and none of them breaks.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Metallic bonding is not directional; that is why the layers can move.',
      },
      {
        text: 'Gaps between the atoms close, and the metal becomes denser.',
        slip: 'wrong-cause',
        teaching: 'The volume hardly changes: the rod gets longer and thinner.',
      },
    ],
    explanation:
      'In a metal the delocalized electrons attract all the ions equally in all directions. When layers of ions slide past each other, the electrons still hold them together, so the metal changes shape without splitting.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-16',
    topics: ['chemical-bonding'],
    tests: ['metallic-bonding'],
    difficulty: 'intermediate',
    text: 'Sodium melts at 98 °C and magnesium at 650 °C. Which difference best accounts for the higher melting point of magnesium?',
    answer: 'Its ions are smaller, and there are two delocalized electrons for each.',
    distractors: [
      {
        text: 'Its atoms are heavier, and each needs more energy to move.',
        slip: 'wrong-cause',
        teaching:
          'Heavier atoms are not necessarily bonded more strongly: potassium is heavier than magnesium and melts at 63 °C.',
      },
      {
        text: 'Its ions are larger, and each touches more neighbors.',
        slip: 'reversed-trend',
        teaching:
          '\\ce{Mg^2+} is smaller than \\ce{Na+}: it has the same number of electrons but one more proton.',
      },
      {
        text: 'Its atoms have full shells, and each shares a pair of electrons.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Magnesium atoms give their two 3s electrons to the whole crystal; no pair belongs to just two atoms.',
      },
    ],
    explanation:
      'Metallic bonding is the attraction between the ions and the delocalized electrons. \\ce{Mg^2+} has twice the charge of \\ce{Na+} and is smaller, and there are two delocalized electrons for each ion, so the attraction is stronger.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-chemical-bonding-17',
    topics: ['chemical-bonding'],
    tests: ['alloys'],
    difficulty: 'beginner',
    text: 'In carbon steel the small carbon atoms lie in the gaps between the iron atoms. What kind of alloy is this, and how does its hardness compare with that of pure iron?',
    answer: 'An interstitial alloy, harder than iron',
    distractors: [
      {
        text: 'An interstitial alloy, softer than iron',
        slip: 'reversed-trend',
        teaching:
          'The type of alloy is correct, but atoms in the gaps hinder the sliding of the layers, so steel is harder.',
      },
      {
        text: 'A substitutional alloy, harder than iron',
        slip: 'kinds-of-alloy-confused',
        teaching:
          'In a substitutional alloy, some atoms of one metal are replaced by atoms of similar size, as copper is by zinc in brass.',
      },
      {
        text: 'A substitutional alloy, softer than iron',
        slip: 'kinds-of-alloy-confused',
        teaching:
          'Carbon does not replace iron atoms but lies between them, and it hinders the sliding of layers.',
      },
    ],
    explanation:
      'Small atoms in the gaps (interstices) form an interstitial alloy. They hinder layers of iron atoms from sliding past each other, so steel is harder than pure iron.',
    reference: 'LibreTexts, Chemistry: The Central Science, section 23.6 (Alloys)',
  },
  {
    id: 'general-chemical-bonding-18',
    topics: ['chemical-bonding'],
    tests: ['alloys', 'metallic-bonding'],

    difficulty: 'intermediate',
    text: 'Brass, an alloy of copper and zinc, conducts electricity, but only about a quarter as well as pure copper. Which explanation is consistent with the model of metallic bonding?',
    answer: 'The delocalized electrons are scattered by atomic disorder.',
    distractors: [
      {
        text: 'The delocalized electrons are used up in ionic bonds with zinc.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Two metals do not form ions of opposite charge: zinc contributes its electrons to the common electron sea.',
      },
      {
        text: 'The delocalized electrons are fewer because zinc has none to give.',
        slip: 'valence-electrons-miscounted',
        teaching: 'A zinc atom contributes two valence electrons, one more than a copper atom does.',
      },
      {
        text: 'The delocalized electrons are slower because brass has a lower density.',
        slip: 'wrong-cause',
        teaching: 'The densities differ only slightly, and density does not determine how electrons move.',
      },
    ],
    explanation:
      'Brass is a substitutional alloy: zinc atoms randomly replace some of the copper atoms. The electrons stay delocalized, but they are scattered where the regular order is disturbed, so the resistance increases.',
    reference: 'LibreTexts, Chemistry: The Central Science, section 23.6 (Alloys)',
  },
  {
    id: 'general-chemical-bonding-19',
    topics: ['chemical-bonding'],
    tests: ['bonding-triangle'],
    uses: ['electronegativity'],
    difficulty: 'beginner',
    text: 'A compound is to be placed in the bonding triangle (van Arkel–Ketelaar). Which two quantities calculated for its elements are plotted?',
    answer: 'The mean and the difference of their electronegativities',
    distractors: [
      {
        text: 'The sum and the product of their ionic charges',
        slip: 'answered-another-quantity',
        teaching:
          'Charges affect lattice enthalpies, but the triangle must include covalent and metallic substances too.',
      },
      {
        text: 'The mean and the difference of their atomic radii',
        slip: 'answered-another-quantity',
        teaching: 'It is the attraction for bonding electrons that determines the type of bonding.',
      },
      {
        text: 'The sum and the difference of their melting points',
        slip: 'answered-another-quantity',
        teaching: 'Melting points are a result of bonding, not a quantity on which the triangle is based.',
      },
    ],
    explanation:
      'A large difference in electronegativity means ionic bonding. When the difference is small, the mean is decisive: it is low for metallic bonding and high for covalent bonding. So the mean and the difference of the electronegativities are plotted.',
    reference: 'LibreTexts, Inorganic Chemistry, The van Arkel–Ketelaar triangle',
  },
  {
    id: 'general-chemical-bonding-20',
    topics: ['chemical-bonding'],
    tests: ['bonding-triangle'],
    uses: ['electronegativity'],
    difficulty: 'advanced',
    text: 'In a bonding triangle, the mean electronegativity increases along the base from 0.8 (metallic corner) to 4.0 (covalent corner), and the difference increases upward from 0 to 3.2 (ionic corner). Gallium and arsenic have electronegativities of 1.8 and 2.2. Where in the triangle is gallium arsenide located?',
    answer: 'Near the base, between the metallic and the covalent corners',
    distractors: [
      {
        text: 'Midway up the side between the ionic and the covalent corners',
        slip: 'axes-mixed-up',
        teaching:
          'The height is given by the difference, which is only 0.4 here; 2.0 is the mean, which is plotted along the base.',
      },
      {
        text: 'Near the metallic corner, because gallium is a metal',
        slip: 'one-partner-only',
        teaching: 'Both elements matter: the mean of 2.0 is far from the value of the metallic corner.',
      },
      {
        text: 'Near the ionic corner, because a metal is bonded to a nonmetal',
        slip: 'kind-of-bonding-confused',
        teaching: 'That rule of thumb fails here: a difference of 0.4 is far too small for ionic bonding.',
      },
    ],
    explanation:
      'The mean is \\frac{1.8 + 2.2}{2} = 2.0 and the difference is 2.2 − 1.8 = 0.4. The point lies near the base, between the metallic and the covalent corners, as is typical of semiconductors.',
    reference: 'LibreTexts, Inorganic Chemistry, The van Arkel–Ketelaar triangle',
  },
];
