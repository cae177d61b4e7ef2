import type { WrittenQuestion } from '../../written-question.ts';

/** Metalloids, group 2 salts on heating, chlorides that react with water, why nitrogen is inert, and why diamond does not change. */
export const elementsAndBarriersAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-652',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table', 'metallic-character'],
    difficulty: 'beginner',
    text: 'Where are the metalloids found in the periodic table?',
    answer: 'In a diagonal band across the p block',
    distractors: [
      {
        text: 'In the middle columns of the d block',
        slip: 'wrong-place-in-table',
        teaching: 'The columns of the d block contain the transition metals.',
      },
      {
        text: 'In the two separate rows of the f block',
        slip: 'class-of-matter-confused',
        teaching: 'The lanthanides and actinides in these rows are metals.',
      },
      {
        text: 'In the last column of the p block',
        slip: 'other-terms-meaning',
        teaching: 'The last column, group 18, contains the noble gases.',
      },
    ],
    explanation:
      'The border between metals and nonmetals runs like a staircase from boron down to the right. The metalloids, such as B, Si, Ge and As, are next to it, in a diagonal band across the p block.',
    reference: 'OpenStax Chemistry 2e, sections 2.5 and 18.3',
  },
  {
    id: 'general-periodic-trends-653',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table', 'metallic-character'],
    difficulty: 'beginner',
    text: 'Which list contains only metalloids?',
    answer: 'B, Si, As',
    distractors: [
      {
        text: 'Al, Si, P',
        slip: 'one-part-right',
        teaching:
          'Of these neighbors in period 3, only silicon is a metalloid; Al is a metal and P is a nonmetal.',
      },
      {
        text: 'Si, Sn, Pb',
        slip: 'overgeneralised-rule',
        teaching: 'These elements share group 14, but tin and lead, lower in the group, are metals.',
      },
      {
        text: 'Be, Al, Zn',
        slip: 'other-terms-meaning',
        teaching: 'Be, Al and Zn have amphoteric oxides, but the elements themselves are metals.',
      },
    ],
    explanation:
      'Metalloids are found along the diagonal border between metals and nonmetals: boron in period 2, silicon in period 3, and germanium and arsenic in period 4. The list is B, Si, As.',
    reference: 'OpenStax Chemistry 2e, sections 2.5 and 18.3',
  },
  {
    id: 'general-periodic-trends-654',
    topics: ['periodic-trends'],
    tests: ['metallic-character'],
    uses: ['structure-of-the-periodic-table'],
    difficulty: 'intermediate',
    text: 'Silicon is a metalloid, with some properties of a metal and some of a nonmetal. Which of these properties is typical of a metal?',
    answer: 'Its surface is shiny.',
    distractors: [
      {
        text: 'It shatters when struck.',
        slip: 'property-misjudged',
        teaching: 'Metals are malleable; silicon is brittle like solid nonmetals.',
      },
      {
        text: 'Its oxide reacts with bases.',
        slip: 'acid-for-base',
        teaching:
          '\\ce{SiO2} is an acidic oxide, as those of nonmetals are; typical metal oxides react with acids.',
      },
      {
        text: 'It conducts electricity better when hot.',
        slip: 'reversed-trend',
        teaching:
          'Metals conduct less well when they are heated; better conduction on heating is typical of semiconductors.',
      },
    ],
    explanation:
      'Silicon looks like a metal, but it is brittle, forms an acidic oxide and is a semiconductor. The property typical of a metal is that its surface is shiny.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-periodic-trends-644',
    topics: ['periodic-trends'],
    tests: ['group-2-metals'],
    uses: ['ionic-radius'],
    difficulty: 'intermediate',
    text: 'When heated, the carbonates of the group 2 metals decompose to the metal oxide and \\ce{CO2}. The temperature required increases from \\ce{MgCO3} to \\ce{BaCO3}. What explains this trend?',
    answer: 'The larger cations distort the carbonate ion less.',
    distractors: [
      {
        text: 'The larger cations attract the carbonate ion more.',
        slip: 'reversed-trend',
        teaching:
          'In a larger cation, the charge of 2+ acts from a greater distance, so the attraction is weaker.',
      },
      {
        text: 'The larger cations distort the carbonate ion more.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'More distortion would weaken a C–O bond and lower the temperature required, but that temperature increases from Mg to Ba.',
      },
      {
        text: 'The larger cations are heavier and vibrate less.',
        slip: 'wrong-cause',
        teaching:
          'The bond that breaks is a C–O bond of the carbonate ion; the mass of the cation plays no part in this.',
      },
    ],
    explanation:
      'A small cation such as \\ce{Mg^2+} pulls strongly on the electrons of a neighboring oxygen atom and weakens its bond to carbon. From Mg to Ba this polarizing power falls: the larger cations distort the carbonate ion less.',
    reference: 'Cambridge International A-level Chemistry 9701 syllabus, sections 10.1 and 27.1',
  },
  {
    id: 'general-periodic-trends-659',
    topics: ['periodic-trends', 'balancing'],
    tests: ['group-2-metals'],
    uses: ['types-of-chemical-reactions'],
    difficulty: 'intermediate',
    text: 'When magnesium nitrate is heated strongly, a brown gas forms and a white solid remains. Which equation represents this decomposition?',
    answer: '\\ce{2Mg(NO3)2 -> 2MgO + 4NO2 + O2}',
    distractors: [
      {
        text: '\\ce{Mg(NO3)2 -> Mg(NO2)2 + O2}',
        slip: 'other-substance',
        teaching: 'Sodium nitrate gives the nitrite and oxygen in this way, and no brown gas is produced.',
      },
      {
        text: '\\ce{Mg(NO3)2 -> MgO + N2O5}',
        slip: 'overgeneralised-rule',
        teaching:
          'A carbonate gives the oxide and \\ce{CO2}, but \\ce{N2O5} is not stable when heated and is not brown.',
      },
      {
        text: '\\ce{Mg(NO3)2 -> Mg + 2NO2 + O2}',
        slip: 'given-fact-overlooked',
        teaching:
          'The residue is a white solid; a metal remains only with nitrates of unreactive metals such as silver.',
      },
    ],
    explanation:
      'The nitrates of group 2 decompose to the white oxide, brown \\ce{NO2} and oxygen: \\ce{2Mg(NO3)2 -> 2MgO + 4NO2 + O2}.',
    reference: 'Cambridge International A-level Chemistry 9701 syllabus, section 10.1',
  },
  {
    id: 'general-periodic-trends-655',
    topics: ['periodic-trends', 'acids-and-bases'],
    tests: ['silicates-and-silicones', 'chemistry-of-nitrogen-and-phosphorus'],
    uses: ['types-of-chemical-bonds'],
    difficulty: 'intermediate',
    text: 'Small amounts of \\ce{SiCl4} and \\ce{PCl5} are added to separate beakers that contain a large excess of water. Which statement about the observations is correct?',
    answer: 'Only \\ce{SiCl4} leaves a white solid in the water.',
    distractors: [
      {
        text: 'Only \\ce{SiCl4} produces white fumes in moist air.',
        slip: 'one-product-only',
        teaching: '\\ce{PCl5} is also hydrolyzed to \\ce{HCl}, which forms white fumes in moist air.',
      },
      {
        text: 'Only \\ce{SiCl4} makes the water strongly acidic.',
        slip: 'halide-means-ionic',
        teaching:
          '\\ce{PCl5} does not dissolve like \\ce{NaCl}; it reacts with water to form \\ce{HCl} and \\ce{H3PO4}.',
      },
      {
        text: 'Only \\ce{SiCl4} forms a separate liquid layer.',
        slip: 'other-substance',
        teaching:
          '\\ce{CCl4} forms a separate layer; \\ce{SiCl4} is attacked by water, because silicon can bind a fifth group.',
      },
    ],
    explanation:
      'Both chlorides are hydrolyzed, so both produce fumes of \\ce{HCl} and make the water strongly acidic (pH 1 to 2). \\ce{SiCl4 + 2H2O -> SiO2 + 4HCl} also gives insoluble silica, but \\ce{H3PO4} from \\ce{PCl5} dissolves. Only \\ce{SiCl4} leaves a white solid in the water.',
    reference: 'Cambridge International A-level Chemistry 9701 syllabus, section 9.2',
  },
  {
    id: 'general-periodic-trends-656',
    topics: ['periodic-trends', 'balancing'],
    tests: ['silicates-and-silicones', 'period-3-oxides'],
    uses: ['bond-polarity', 'types-of-chemical-bonds'],
    difficulty: 'intermediate',
    text: 'Silicon tetrachloride reacts vigorously with water. Which equation represents its hydrolysis?',
    answer: '\\ce{SiCl4 + 2H2O -> SiO2 + 4HCl}',
    distractors: [
      {
        text: '\\ce{SiCl4 + 4H2O -> SiH4 + 4HClO}',
        slip: 'charge-turned-around',
        teaching:
          'Silicon is positive in Si–Cl, so the oxygen of water attacks silicon, and hydrogen ends up with chlorine.',
      },
      {
        text: '\\ce{SiCl4 + 2H2O -> SiO2 + 2H2 + 2Cl2}',
        slip: 'reaction-type-confused',
        teaching: 'This would be a redox reaction; in the hydrolysis the oxidation numbers do not change.',
      },
      {
        text: '\\ce{SiCl4 + 6H2O -> [Si(H2O)6]^4+ + 4Cl-}',
        slip: 'halide-means-ionic',
        teaching:
          '\\ce{MgCl2} dissolves in this way; \\ce{SiCl4} consists of molecules and contains no ions.',
      },
    ],
    explanation:
      'The oxygen of water attacks the positive silicon atom, and each chlorine leaves with a hydrogen atom as \\ce{HCl}. The hydrated silica that forms is written as \\ce{SiO2}: \\ce{SiCl4 + 2H2O -> SiO2 + 4HCl}.',
    reference: 'Cambridge International A-level Chemistry 9701 syllabus, section 9.2',
  },
  {
    id: 'general-periodic-trends-657',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['chemistry-of-nitrogen-and-phosphorus', 'bond-polarity'],
    uses: ['bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'Like \\ce{N2}, CO has 14 electrons and a triple bond, and its bond is even stronger (1077 kJ/mol, compared with 945 kJ/mol). Yet CO is much more reactive. Which feature of CO, absent in \\ce{N2}, makes it easier to attack?',
    answer: 'An uneven distribution of electron density',
    distractors: [
      {
        text: 'A π bond that can open during a reaction',
        slip: 'evidence-that-decides-nothing',
        teaching: '\\ce{N2} also has two π bonds, so this feature does not distinguish the two molecules.',
      },
      {
        text: 'An unpaired electron on one of the atoms',
        slip: 'electrons-miscounted',
        teaching: 'CO has 4 + 6 = 10 valence electrons, all of them in pairs, just as \\ce{N2} has.',
      },
      {
        text: 'An incomplete octet on one of the atoms',
        slip: 'octet-rule-as-law',
        teaching: 'With a triple bond and one lone pair on each atom, both atoms of CO have octets.',
      },
    ],
    explanation:
      'The atoms of \\ce{N2} are alike, so the molecule has no polarity that would attract other reagents. In CO the atoms differ, and reagents can attack at carbon because of an uneven distribution of electron density.',
    reference: 'Cambridge International A-level Chemistry 9701 syllabus, section 12.1',
  },
  {
    id: 'general-periodic-trends-658',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['chemistry-of-nitrogen-and-phosphorus'],
    uses: ['bond-length-and-bond-energy', 'activation-energy'],
    difficulty: 'beginner',
    text: 'Magnesium does not react with nitrogen at room temperature, but when magnesium burns in air at over 2000 °C, some magnesium nitride, \\ce{Mg3N2}, forms. Why is such a high temperature needed?',
    answer: 'To break the triple bonds in \\ce{N2}',
    distractors: [
      {
        text: 'To build the ionic lattice of \\ce{Mg3N2}',
        slip: 'bond-breaking-releases',
        teaching: 'The formation of the lattice releases energy and needs no supply of it.',
      },
      {
        text: 'To separate the \\ce{N2} molecules from each other',
        slip: 'bond-for-intermolecular',
        teaching:
          'In a gas the molecules are far apart already; what is strong is the bond within each molecule.',
      },
      {
        text: 'To remove lone pairs from the \\ce{N2} molecules',
        slip: 'oxidation-for-reduction',
        teaching: 'Nitrogen gains electrons from magnesium when nitride ions form.',
      },
    ],
    explanation:
      'The N≡N bond is one of the strongest known (945 kJ/mol), so reactions of nitrogen have high activation energies. The high temperature is needed to break the triple bonds in \\ce{N2}.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-thermochemistry-641',
    topics: ['thermochemistry', 'kinetics-basics'],
    tests: ['gibbs-energy', 'activation-energy'],
    difficulty: 'intermediate',
    text: 'Diamond does not noticeably change into graphite at 25 °C, although the change is thermodynamically favorable. Which mixture remains unchanged for the same reason?',
    answer: 'Hydrogen and oxygen gas at 25 °C',
    distractors: [
      {
        text: 'Ice and liquid water at 0 °C',
        slip: 'equilibrium-as-standstill',
        teaching:
          'At 1 atm this mixture is at equilibrium, with Δ*G* = 0 for melting; no favorable change is held back.',
      },
      {
        text: 'Copper and hydrochloric acid at 25 °C',
        slip: 'activity-order-reversed',
        teaching: 'The reaction of copper with \\ce{H+} has a positive Δ*G*°, so it is not favorable at all.',
      },
      {
        text: 'Salt and its saturated solution at 25 °C',
        slip: 'saturation-misjudged',
        teaching: 'A saturated solution is at equilibrium with the solid, so no net change is favorable.',
      },
    ],
    explanation:
      'The reaction must have a negative Δ*G* and a high activation energy. The formation of water is very favorable (−237 kJ/mol), but without a spark or a catalyst it is far too slow to notice. The mixture is hydrogen and oxygen gas at 25 °C.',
    reference: 'AP Chemistry course and exam description, topic 9.4; OpenStax Chemistry 2e, section 16.1',
  },
  {
    id: 'general-thermochemistry-642',
    topics: ['thermochemistry', 'kinetics-basics'],
    tests: ['activation-energy', 'maxwell-boltzmann-distribution-of-energies'],
    uses: ['gibbs-energy'],
    difficulty: 'intermediate',
    text: 'The change of diamond into graphite is favorable and slightly exothermic, but it is not observed at 25 °C. In the absence of air, it takes place within minutes at about 2000 °C. What is the effect of the high temperature?',
    answer: 'Many more atoms have at least the activation energy.',
    distractors: [
      {
        text: 'The activation energy of the change becomes much lower.',
        slip: 'temperature-lowers-barrier',
        teaching:
          'A catalyst could lower the activation energy; heating supplies energy to cross the same barrier.',
      },
      {
        text: 'The change releases much more heat than it does at 25 °C.',
        slip: 'rate-for-enthalpy',
        teaching:
          'The heat released changes little with temperature, and it does not decide how fast the change is.',
      },
      {
        text: 'The equilibrium of the change shifts toward graphite.',
        slip: 'rate-for-extent',
        teaching: 'Graphite is the stable form at 25 °C already; what the change lacks at 25 °C is speed.',
      },
    ],
    explanation:
      'At 25 °C the change is held back by its high activation energy alone. At about 2000 °C many more atoms have at least the activation energy, so the rate becomes measurable.',
    reference: 'AP Chemistry course and exam description, topics 5.6 and 9.4',
  },
];
