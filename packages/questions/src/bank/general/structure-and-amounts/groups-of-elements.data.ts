import type { WrittenQuestion } from '../../written-question.ts';

export const groupsOfElementsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-116',
    topics: ['periodic-trends'],
    tests: ['group-1-metals'],
    difficulty: 'beginner',
    text: 'A small piece of potassium is dropped into water that contains phenolphthalein. What is observed?',
    answer: 'The metal floats, and the water turns pink.',
    distractors: [
      {
        text: 'The metal sinks, and the water turns pink.',
        slip: 'ignored-density',
        teaching: 'Potassium (0.86 g/mL) is less dense than water, so it floats.',
      },
      {
        text: 'The metal floats, and the water stays colorless.',
        slip: 'conjugate-acid-for-base',
        teaching:
          'The reaction leaves potassium hydroxide in the water, and a base turns phenolphthalein pink.',
      },
      {
        text: 'The metal sinks, and the water stays colorless.',
        slip: 'reversed-trend',
        teaching: 'Potassium is less dense than water, and the hydroxide that forms is a base.',
      },
    ],
    explanation:
      'The reaction is \\ce{2K + 2H2O -> 2KOH + H2}. The metal, which is less dense than water, floats and burns, and the hydroxide turns the indicator pink.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-117',
    topics: ['periodic-trends', 'stoichiometry'],
    tests: ['group-1-metals', 'mole-ratio'],
    difficulty: 'intermediate',
    text: 'In an excess of oxygen, lithium burns to give \\ce{Li2O} and potassium burns to give the superoxide \\ce{KO2}. How many times as many moles of \\ce{O2} does one mole of potassium consume as one mole of lithium?',
    answer: '4',
    distractors: [
      {
        text: '0.25',
        slip: 'inverted-ratio',
        teaching:
          'This ratio compares lithium with potassium; the question asks for potassium compared with lithium.',
        expression: '1 / 4',
      },
      {
        text: '1',
        slip: 'overgeneralised-rule',
        teaching: 'Metals of the same group can form oxides of different composition.',
        expression: '(1 / 4) / (1 / 4)',
      },
      {
        text: '2',
        slip: 'forgot-subscript',
        teaching:
          'The numbers of oxygen atoms per formula unit, 2 and 1, were compared, but \\ce{Li2O} contains two lithium atoms.',
        expression: '2 / 1',
      },
    ],
    explanation:
      'One mole of K consumes 1 mol of \\ce{O2}. One mole of Li consumes 1/4 mol (\\ce{4Li + O2 -> 2Li2O}). The ratio is 1/(1/4) = 4.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
    computation: { kind: 'quantity', expression: '1/(1/4)', unit: '' },
  },
  {
    id: 'general-periodic-trends-118',
    topics: ['periodic-trends'],
    tests: ['group-1-metals'],
    uses: ['ionic-radius'],
    difficulty: 'advanced',
    text: 'In the flame of a Bunsen burner, \\ce{Li2CO3} releases carbon dioxide, but \\ce{Na2CO3} and \\ce{K2CO3} only melt. Which property of the lithium ion explains this?',
    answer: 'It is small and distorts the carbonate ion most.',
    distractors: [
      {
        text: 'It is large and gives up the carbonate ion most easily.',
        slip: 'reversed-trend',
        teaching: '\\ce{Li+} is not large; it is the smallest ion of the group.',
      },
      {
        text: 'It carries the highest charge of the three ions.',
        slip: 'charge-for-strength',
        teaching: 'All three ions have a charge of +1.',
      },
      {
        text: 'It is small and gives up its electron most easily.',
        slip: 'atom-for-ion',
        teaching: 'It has already given up its electron; \\ce{Li+} is an ion with a full shell.',
      },
    ],
    explanation:
      'The three ions have the same charge, but \\ce{Li+} is the smallest. With its high charge density, it attracts an oxygen atom of the carbonate ion strongly, and it forms the most stable lattice with the small oxide ion that is left.',
    reference: 'LibreTexts, Supplemental Modules (Inorganic Chemistry), Group 1: Reactions of Alkali Metals',
  },
  {
    id: 'general-periodic-trends-119',
    topics: ['periodic-trends'],
    tests: ['group-2-metals'],
    difficulty: 'beginner',
    text: 'Calcium is placed in water. Bubbles of hydrogen form, and after a while a white solid makes the liquid cloudy. What is this solid?',
    answer: '\\ce{Ca(OH)2}',
    distractors: [
      {
        text: '\\ce{CaO}',
        slip: 'one-step-short',
        teaching: 'Calcium oxide reacts with water; it cannot remain in contact with it.',
      },
      {
        text: '\\ce{CaCO3}',
        slip: 'ignored-reactant',
        teaching: 'Forming a carbonate requires carbon dioxide, which is not part of this reaction.',
      },
      {
        text: '\\ce{CaH2}',
        slip: 'reactant-for-product',
        teaching: 'The hydride reacts with water; here the hydrogen escapes as a gas.',
      },
    ],
    explanation:
      'The reaction is \\ce{Ca + 2H2O -> Ca(OH)2 + H2}. Calcium hydroxide is only slightly soluble, so the excess precipitates: \\ce{Ca(OH)2}.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-120',
    topics: ['periodic-trends'],
    tests: ['group-2-metals'],
    uses: ['solubility-rules'],
    difficulty: 'intermediate',
    text: 'Saturated solutions of the hydroxides of magnesium, calcium, strontium and barium are made at 25 °C. Which of them has the highest pH?',
    answer: 'The solution of \\ce{Ba(OH)2}',
    distractors: [
      {
        text: 'The solution of \\ce{Mg(OH)2}',
        slip: 'reversed-trend',
        teaching: '\\ce{Mg(OH)2} is the least soluble of the four, so it gives the fewest hydroxide ions.',
      },
      {
        text: 'The solution of \\ce{Ca(OH)2}',
        slip: 'series-position-wrong',
        teaching:
          'Limewater is the best known of these solutions, but the solubility increases further down the group.',
      },
      {
        text: 'The solution of \\ce{Sr(OH)2}',
        slip: 'one-step-short',
        teaching:
          '\\ce{Sr(OH)2} is more soluble than the hydroxides of magnesium and calcium, but one of the metals is even lower in the group.',
      },
    ],
    explanation:
      'The solubility of the hydroxides increases down group 2, and each gives two \\ce{OH-} per formula unit. The concentration of \\ce{OH-} is highest in the saturated solution of \\ce{Ba(OH)2}.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-121',
    topics: ['periodic-trends'],
    tests: ['group-2-metals'],
    difficulty: 'intermediate',
    text: 'Limestone is heated strongly and leaves residue X. Cold water is added to X to form solid Y, and carbon dioxide is bubbled into the clear solution of Y until solid Z appears. What are X, Y and Z?',
    answer: '\\ce{CaO}, \\ce{Ca(OH)2}, \\ce{CaCO3}',
    distractors: [
      {
        text: '\\ce{Ca(OH)2}, \\ce{CaO}, \\ce{CaCO3}',
        slip: 'order-of-steps',
        teaching: 'Heating drives off \\ce{CO2} and leaves the oxide; the hydroxide forms only with water.',
      },
      {
        text: '\\ce{CaO}, \\ce{CaCO3}, \\ce{Ca(OH)2}',
        slip: 'order-of-steps',
        teaching: 'Water converts the oxide to the hydroxide; the carbonate forms only with \\ce{CO2}.',
      },
      {
        text: '\\ce{Ca}, \\ce{Ca(OH)2}, \\ce{Ca(HCO3)2}',
        slip: 'one-step-short',
        teaching:
          'Heating does not produce the metal, and the hydrogen carbonate is soluble: it would not appear as a solid.',
      },
    ],
    explanation:
      '\\ce{CaCO3 -> CaO + CO2}, then \\ce{CaO + H2O -> Ca(OH)2}, then \\ce{Ca(OH)2 + CO2 -> CaCO3 + H2O}: calcium carbonate forms again.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-122',
    topics: ['periodic-trends'],
    tests: ['group-17-halogens'],
    difficulty: 'intermediate',
    text: 'Astatine is below iodine in group 17 and has been studied only in trace amounts. Which prediction follows from the trends of the group?',
    answer: 'Iodine oxidizes astatide ions, \\ce{At-}.',
    distractors: [
      {
        text: 'Astatine oxidizes iodide ions, \\ce{I-}.',
        slip: 'reversed-trend',
        teaching: 'Oxidizing power decreases down the group, so astatine is the weaker oxidizing agent.',
      },
      {
        text: 'Astatine is a gas at 25 °C and 1 atm.',
        slip: 'reversed-trend',
        teaching: 'The elements become less volatile down the group; iodine is already a solid.',
      },
      {
        text: '\\ce{AgAt} dissolves readily in dilute ammonia.',
        slip: 'reversed-trend',
        teaching: '\\ce{AgCl} dissolves but \\ce{AgI} does not; \\ce{AgAt} should be even less soluble.',
      },
    ],
    explanation:
      'The oxidizing power of the halogens decreases from fluorine downward. Iodine, above astatine, is the stronger oxidizing agent: it oxidizes \\ce{At-}, just as bromine oxidizes \\ce{I-}.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-123',
    topics: ['periodic-trends'],
    tests: ['group-17-halogens'],
    difficulty: 'intermediate',
    text: 'Bleach is made by bubbling chlorine through cold dilute sodium hydroxide: \\ce{Cl2 + 2NaOH -> NaCl + NaClO + H2O}. Why must bleach not be mixed with an acidic cleaner?',
    answer: 'The acid releases poisonous chlorine.',
    distractors: [
      {
        text: 'The acid releases explosive hydrogen.',
        slip: 'reactant-for-product',
        teaching: 'Forming hydrogen would require a metal or a hydride that gives electrons to \\ce{H+}.',
      },
      {
        text: 'The acid releases corrosive ammonia.',
        slip: 'reactant-for-product',
        teaching:
          'Ammonia contains nitrogen, but bleach contains no nitrogen compound; besides, acids bind ammonia rather than release it.',
      },
      {
        text: 'The bleach neutralizes the acid at once.',
        slip: 'wrong-cause',
        teaching: 'Neutralization alone would only make both cleaners useless; the danger is the gas.',
      },
    ],
    explanation:
      'Acid removes the hydroxide and reverses the formation of bleach: \\ce{ClO- + Cl- + 2H+ -> Cl2 + H2O}. Poisonous chlorine escapes.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-124',
    topics: ['periodic-trends', 'redox'],
    tests: ['group-17-halogens'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'advanced',
    text: 'A solution contains \\ce{KBr} and \\ce{KI} in equal concentrations, below a layer of cyclohexane. Chlorine water is added in small portions, with shaking. What colors does the cyclohexane layer show?',
    answer: 'Violet at first, orange only later',
    distractors: [
      {
        text: 'Orange at first, violet only later',
        slip: 'reversed-trend',
        teaching:
          'Orange is the color of bromine, but iodide gives up its electrons more easily, so it is oxidized first.',
      },
      {
        text: 'Orange at first, then no change',
        slip: 'reversed-trend',
        teaching: 'Iodide is oxidized before bromide: the layer is violet first, and it does change later.',
      },
      {
        text: 'Orange and violet mixed from the start',
        slip: 'one-condition-only',
        teaching: 'Any bromine that forms at first oxidizes iodide and is converted back to bromide.',
      },
    ],
    explanation:
      'Iodide is the stronger reducing agent and is oxidized first, to violet iodine. Further chlorine oxidizes the iodine to colorless iodate and the bromide to bromine, so the layer turns orange later.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-125',
    topics: ['periodic-trends'],
    tests: ['period-3-oxides'],
    difficulty: 'beginner',
    text: 'Equal small amounts of these oxides are added to equal volumes of water. Which mixture has the lowest pH?',
    answer: 'The mixture with \\ce{SO3}',
    distractors: [
      {
        text: 'The mixture with \\ce{Na2O}',
        slip: 'reversed-trend',
        teaching: 'The oxide of a metal on the left of the period is basic: it gives \\ce{NaOH}.',
      },
      {
        text: 'The mixture with \\ce{MgO}',
        slip: 'reversed-trend',
        teaching: 'Magnesium oxide is basic; a little \\ce{Mg(OH)2} dissolves.',
      },
      {
        text: 'The mixture with \\ce{SiO2}',
        slip: 'one-property-decides',
        teaching: 'It is an acidic oxide, but it neither dissolves in water nor reacts with it.',
      },
    ],
    explanation:
      'From left to right in period 3 the oxides change from basic to acidic. \\ce{SO3} reacts with water to give the strong acid \\ce{H2SO4}, so this mixture has the lowest pH.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-126',
    topics: ['periodic-trends'],
    tests: ['period-3-oxides'],
    difficulty: 'intermediate',
    text: 'Sodium oxide in water gives a pH of about 14, but the same amount of magnesium oxide gives a pH of only about 10, although in both cases each oxide ion takes a proton from water. What is the reason for this difference?',
    answer: 'Magnesium hydroxide hardly dissolves.',
    distractors: [
      {
        text: 'Magnesium oxide is an acidic oxide.',
        slip: 'reversed-trend',
        teaching: 'An acidic oxide would give a pH below 7.',
      },
      {
        text: 'Magnesium ions are stronger bases.',
        slip: 'wrong-cause',
        teaching: 'Metal ions are not bases, and stronger bases would raise the pH.',
      },
      {
        text: 'Magnesium oxide contains fewer oxide ions.',
        slip: 'inverted-ratio',
        teaching: 'One mole of \\ce{MgO} or of \\ce{Na2O} contains one mole of oxide ions.',
      },
    ],
    explanation:
      '\\ce{MgO} reacts slowly to form \\ce{Mg(OH)2}, which hardly dissolves, so few hydroxide ions are in solution. \\ce{NaOH} is very soluble.',
    reference:
      'LibreTexts, Supplemental Modules (Inorganic Chemistry), Physical Properties of Period 3 Oxides',
  },
  {
    id: 'general-periodic-trends-127',
    topics: ['periodic-trends', 'reactions-in-solution'],
    tests: ['period-3-oxides'],
    uses: ['neutralization'],
    difficulty: 'advanced',
    text: 'One mole of phosphorus(V) oxide, \\ce{P4O10}, is dissolved in water to give phosphoric acid, \\ce{H3PO4}. How many moles of \\ce{NaOH} are needed to convert all of the acid to \\ce{Na3PO4}?',
    answer: '12',
    distractors: [
      {
        text: '3',
        slip: 'forgot-subscript',
        teaching: 'This is enough for one mole of phosphoric acid; one mole of the oxide gives four.',
        expression: '3',
      },
      {
        text: '4',
        slip: 'weak-as-strong',
        teaching:
          'This removes only one proton from each molecule of the acid; forming \\ce{Na3PO4} requires all three to be removed.',
        expression: '4 * 1',
      },
      {
        text: '6',
        slip: 'multiple-miscounted',
        teaching:
          'This would be correct for the empirical formula \\ce{P2O5}; the molecule has four phosphorus atoms.',
        expression: '2 * 3',
      },
    ],
    explanation:
      '\\ce{P4O10 + 6H2O -> 4H3PO4}, and each \\ce{H3PO4} gives three protons to \\ce{NaOH}: 4 × 3 = 12.',
    reference: 'OpenStax Chemistry 2e, section 18.8',
    computation: { kind: 'quantity', expression: '4*3', unit: '' },
  },
  {
    id: 'general-periodic-trends-128',
    topics: ['periodic-trends'],
    tests: ['noble-gases'],
    uses: ['density'],
    difficulty: 'intermediate',
    text: 'In 1892 Rayleigh found that “nitrogen” made from air by removing oxygen, carbon dioxide and water vapor has a density of 1.257 g/L, but that nitrogen made from ammonia has a density of 1.251 g/L under the same conditions. What is the reason for this difference?',
    answer: 'The gas from air also contained argon.',
    distractors: [
      {
        text: 'The gas from air also contained helium.',
        slip: 'reversed-trend',
        teaching: 'Helium (4.0 g/mol) would lower the density of nitrogen (28.0 g/mol).',
      },
      {
        text: 'The gas from ammonia was partly ammonia.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'A pure sample of nitrogen has exactly this density, 1.251 g/L at 0 °C and 1 atm; it is the gas from air that is too dense.',
      },
      {
        text: 'The gas from air was at a lower pressure.',
        slip: 'one-condition-only',
        teaching: 'The conditions were the same, and a lower pressure would make the density smaller.',
      },
    ],
    explanation:
      'Argon, 39.9 g/mol, is denser than nitrogen and makes up 0.9% of air. It does not react, so it was left with the nitrogen.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-periodic-trends-129',
    topics: ['periodic-trends', 'intermolecular-forces'],
    tests: ['noble-gases', 'london-dispersion-forces'],
    difficulty: 'beginner',
    text: 'From helium to xenon the boiling points of the noble gases rise from 4 K to 165 K. What is the reason for this trend?',
    answer: 'Larger electron clouds are polarized more easily.',
    distractors: [
      {
        text: 'Larger atoms share their electrons more easily.',
        slip: 'bond-for-intermolecular',
        teaching: 'The atoms in these liquids do not form bonds with each other.',
      },
      {
        text: 'Larger atoms have a larger permanent dipole.',
        slip: 'ignored-polarity',
        teaching: 'An atom has no permanent dipole: its electrons surround the nucleus evenly on average.',
      },
      {
        text: 'Larger atoms are pulled down more by gravity.',
        slip: 'wrong-cause',
        teaching: 'Gravity between atoms is far too weak; electrical forces hold a liquid together.',
      },
    ],
    explanation:
      'Only dispersion forces act between noble gas atoms. In larger atoms the electron clouds are polarized more easily, so these forces are stronger.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-periodic-trends-130',
    topics: ['periodic-trends'],
    tests: ['interhalogens-and-noble-gas-compounds'],
    uses: ['ionization-energy', 'noble-gases'],
    difficulty: 'advanced',
    text: 'In 1962 Neil Bartlett found that \\ce{PtF6} removes an electron from an \\ce{O2} molecule. He noticed that the first ionization energy of xenon, 1170 kJ/mol, is close to that of \\ce{O2}, 1175 kJ/mol. What did he conclude?',
    answer: '\\ce{PtF6} may remove an electron from xenon too.',
    distractors: [
      {
        text: '\\ce{O2} may remove an electron from xenon too.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'Similar ionization energies mean that \\ce{O2} and xenon give up an electron about equally easily; \\ce{O2} gave up the electron here.',
      },
      {
        text: 'Xenon may remove an electron from \\ce{PtF6}.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: '\\ce{PtF6} accepts electrons; xenon, with a full shell, does not.',
      },
      {
        text: 'Xenon may form a compound with \\ce{O2}.',
        slip: 'wrong-cause',
        teaching: 'Both would have to give up electrons; neither would be the one that accepts them.',
      },
    ],
    explanation:
      'Removing an electron from xenon requires almost the same energy as removing one from \\ce{O2}. If \\ce{PtF6} can oxidize one of them, it may oxidize the other: this led to the first compound of a noble gas.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-periodic-trends-131',
    topics: ['periodic-trends'],
    tests: ['interhalogens-and-noble-gas-compounds'],
    uses: ['octet-rule-and-its-exceptions'],
    difficulty: 'beginner',
    text: 'Chlorine and fluorine form several compounds. Which of these formulas would represent an unstable molecule?',
    answer: '\\ce{ClF2}',
    distractors: [
      {
        text: '\\ce{ClF}',
        slip: 'octet-rule-as-law',
        teaching:
          'A single bond between two halogen atoms gives both atoms an octet; such a molecule exists.',
      },
      {
        text: '\\ce{ClF3}',
        slip: 'octet-rule-as-law',
        teaching:
          'Chlorine can have more than eight valence electrons around it, and this is a known compound.',
      },
      {
        text: '\\ce{ClF5}',
        slip: 'octet-rule-as-law',
        teaching: 'Five bonds and a lone pair are possible around chlorine, and this is a known compound.',
      },
    ],
    explanation:
      'Each halogen atom contributes seven valence electrons. With an odd number of fluorine atoms, all the electrons can pair; \\ce{ClF2} would have an unpaired electron. \\ce{ClF}, \\ce{ClF3} and \\ce{ClF5} are stable.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-132',
    topics: ['periodic-trends'],
    tests: ['interhalogens-and-noble-gas-compounds'],
    difficulty: 'intermediate',
    text: 'With fluorine, iodine forms compounds up to \\ce{IF7}, but chlorine only up to \\ce{ClF5}. What is the usual explanation for this?',
    answer: 'Seven fluorine atoms fit only around the larger atom.',
    distractors: [
      {
        text: 'Chlorine has five valence electrons, and iodine has seven.',
        slip: 'valence-for-unpaired',
        teaching: 'Both are in group 17 and have seven valence electrons.',
      },
      {
        text: 'Chlorine is too weakly electronegative to bond to fluorine.',
        slip: 'reversed-trend',
        teaching: 'Chlorine is more electronegative than iodine, and it does bond to fluorine in \\ce{ClF5}.',
      },
      {
        text: 'Fluorine atoms are held to iodine only by ionic attraction.',
        slip: 'halide-means-ionic',
        teaching: '\\ce{IF7} is a molecular compound, a gas at room temperature.',
      },
    ],
    explanation:
      'Both atoms have seven valence electrons, but the iodine atom is much larger. Seven fluorine atoms fit around it, but not around chlorine.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-133',
    topics: ['periodic-trends', 'redox'],
    tests: ['interhalogens-and-noble-gas-compounds'],
    uses: ['oxidation-numbers', 'oxidation-and-reduction'],
    difficulty: 'advanced',
    text: 'Two xenon fluorides react with water: \\ce{2XeF2 + 2H2O -> 2Xe + 4HF + O2} and \\ce{XeF6 + 3H2O -> XeO3 + 6HF}. In which of the reactions is xenon reduced?',
    answer: 'In the first only',
    distractors: [
      {
        text: 'In the second only',
        slip: 'charge-for-strength',
        teaching: 'In the second, xenon is +6 before and after: fluorine is exchanged for oxygen.',
      },
      {
        text: 'In both reactions',
        slip: 'redox-for-disproportionation',
        teaching:
          'Losing fluorine is not always a reduction; oxygen takes its place in \\ce{XeO3}, and xenon remains +6.',
      },
      {
        text: 'In neither reaction',
        slip: 'atom-for-ion',
        teaching: 'In the first, xenon goes from +2 in \\ce{XeF2} to 0 in the free element.',
      },
    ],
    explanation:
      'In the first reaction xenon goes from +2 to 0, and oxygen from −2 to 0: xenon is reduced. In the second it is +6 in \\ce{XeF6} and in \\ce{XeO3}; only the atoms bonded to it are exchanged.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
];
