import type { WrittenQuestion } from '../../written-question.ts';

export const cellsAndMetalExtractionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-349',
    topics: ['periodic-trends'],
    tests: ['inert-pair-effect'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: '\\ce{PbO2} is a strong oxidizing agent, and \\ce{SnCl2} is a good reducing agent. What do these facts show about group 14?',
    answer: 'The +2 state becomes more stable from tin to lead.',
    distractors: [
      {
        text: 'The +4 state becomes more stable from tin to lead.',
        slip: 'reversed-trend',
        teaching: 'If this were so, \\ce{PbO2} would have little tendency to accept electrons.',
      },
      {
        text: 'The +2 state is the stable one for both tin and lead.',
        slip: 'one-condition-only',
        teaching: 'Tin(II) gives up electrons readily to become tin(IV).',
      },
      {
        text: 'The 0 state is more stable than +2 for tin and lead.',
        slip: 'overgeneralised-rule',
        teaching: 'Both facts concern the +2 and +4 states and show nothing about the elements.',
      },
    ],
    explanation:
      'Lead(IV) readily gains electrons to become lead(II), whereas tin(II) readily loses electrons to become tin(IV). The lower state becomes more stable down the group, which is called the inert pair effect.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-350',
    topics: ['periodic-trends'],
    tests: ['inert-pair-effect'],
    difficulty: 'beginner',
    text: 'Which ion is an example of the inert pair effect?',
    answer: '\\ce{Tl+}',
    distractors: [
      {
        text: '\\ce{Al^3+}',
        slip: 'series-position-wrong',
        teaching: 'Aluminum uses all three outer electrons.',
      },
      {
        text: '\\ce{Na+}',
        slip: 'series-position-wrong',
        teaching: 'Sodium has only one valence electron; there is no pair to be retained.',
      },
      {
        text: '\\ce{Fe^2+}',
        slip: 'other-process',
        teaching: 'Iron is a transition metal and has lost its 4s electrons.',
      },
    ],
    explanation:
      'Thallium is in group 13, but its most stable ion is \\ce{Tl+}, in which it has lost its 6p electron and retained the 6s pair.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-351',
    topics: ['periodic-trends'],
    tests: ['inert-pair-effect'],
    difficulty: 'intermediate',
    text: 'Which energy balance explains the inert pair effect in lead?',
    answer: 'Forming two more bonds releases less energy than freeing the 6s pair costs.',
    distractors: [
      {
        text: 'Forming two more bonds releases more energy than freeing the 6s pair costs.',
        slip: 'reversed-cause',
        teaching: 'If this were so, the +4 state would be preferred.',
      },
      {
        text: 'Forming two more bonds costs less energy than freeing the 6s pair releases.',
        slip: 'wrong-sign',
        teaching: 'Forming bonds releases energy, and freeing electrons costs energy.',
      },
      {
        text: 'Forming two more bonds costs more energy than freeing the 6s pair releases.',
        slip: 'bond-breaking-releases',
        teaching:
          'The signs are reversed: forming bonds releases energy, and freeing electrons costs energy.',
      },
    ],
    explanation:
      'Bonds formed by large atoms are weak. For lead, the energy released by forming two additional bonds does not compensate for the energy needed to use the tightly held 6s pair, so +2 is preferred.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-352',
    topics: ['periodic-trends', 'molecular-geometry'],
    tests: ['inert-pair-effect', 'vsepr-theory'],
    difficulty: 'advanced',
    text: 'In the gas phase, \\ce{SnCl2} molecules are bent, with an angle of about 95°, whereas \\ce{SnCl4} is tetrahedral. What does the “inert pair” do in \\ce{SnCl2}?',
    answer: 'It is a lone pair that occupies space on tin.',
    distractors: [
      {
        text: 'It lies deep in the core and has no effect.',
        slip: 'overgeneralised-rule',
        teaching: 'If this were so, the molecule would be linear.',
      },
      {
        text: 'It is shared with the two chlorine atoms.',
        slip: 'other-process',
        teaching: 'Each Sn–Cl bond uses one 5p electron of tin.',
      },
      {
        text: 'It has been given away to the chlorine atoms.',
        slip: 'wrong-ion-charge',
        teaching: 'If this were so, tin would be in the +4 state; here it is +2.',
      },
    ],
    explanation:
      'The pair that does not take part in bonding is a lone pair. With two bonds and one lone pair the molecule is bent, with an angle below 120°.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-353',
    topics: ['periodic-trends'],
    tests: ['inert-pair-effect'],
    uses: ['amphoterism'],
    difficulty: 'intermediate',
    text: 'Which statement about \\ce{PbCl4} and \\ce{PbCl2} is correct?',
    answer: '\\ce{PbCl4} is a liquid that easily decomposes to \\ce{PbCl2}.',
    distractors: [
      {
        text: '\\ce{PbCl2} is a liquid that easily takes up chlorine.',
        slip: 'reversed-trend',
        teaching: 'Lead(II) is the stable state; \\ce{PbCl2} is a solid salt.',
      },
      {
        text: '\\ce{PbCl4} is a salt with a higher melting point.',
        slip: 'halide-means-ionic',
        teaching: 'In the +4 state the bonds are covalent, so \\ce{PbCl4} consists of molecules.',
      },
      {
        text: '\\ce{PbCl4} is stable, since lead has four valence electrons.',
        slip: 'one-property-decides',
        teaching: 'The inert pair effect makes +2 the stable state.',
      },
    ],
    explanation:
      '\\ce{PbCl4} is a covalent liquid that decomposes near room temperature: \\ce{PbCl4 -> PbCl2 + Cl2}, because lead favors the +2 state. \\ce{PbCl2} is a stable solid.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-chemical-bonding-302',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['properties-of-solids'],
    difficulty: 'beginner',
    text: 'What is tin pest?',
    answer: 'The slow change of metallic tin to a gray powder in the cold',
    distractors: [
      {
        text: 'The corrosion of metallic tin by bacteria in moist soil',
        slip: 'other-process',
        teaching: 'In spite of the name, no living organism is involved.',
      },
      {
        text: 'The oxidation of metallic tin to a white powder in air',
        slip: 'other-process',
        teaching: 'The powder is tin itself with another crystal structure.',
      },
      {
        text: 'The rapid change of metallic tin to a gray powder in the heat',
        slip: 'reversed-trend',
        teaching: 'White tin is the stable form at higher temperatures.',
      },
    ],
    explanation:
      'Below 13 °C gray tin, with the diamond structure, is the stable form. White metallic tin changes into it slowly and crumbles.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-intermolecular-forces-300',
    topics: ['intermolecular-forces', 'chemical-bonding'],
    tests: ['density'],
    uses: ['properties-of-solids', 'network-covalent-solids'],
    difficulty: 'intermediate',
    text: 'White tin (7.3 g/cm^{3}) changes to gray tin (5.8 g/cm^{3}) below 13 °C. Why does the metal crumble?',
    answer: 'Its volume increases by about a quarter.',
    distractors: [
      {
        text: 'Its volume decreases by about a quarter.',
        slip: 'reversed-trend',
        teaching: 'A lower density means a greater volume for the same mass.',
      },
      {
        text: 'Its atoms lose electrons to the air.',
        slip: 'other-process',
        teaching: 'No oxidation takes place; both forms are tin.',
      },
      {
        text: 'Its mass decreases by about a fifth.',
        slip: 'wrong-cause',
        teaching: 'The mass of the tin does not change.',
      },
    ],
    explanation:
      'The same mass takes up 7.3/5.8 = 1.26 times the volume. The expansion, and the brittleness of the new structure, break the metal up into a powder.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-intermolecular-forces-301',
    topics: ['intermolecular-forces', 'gibbs-energy'],
    tests: ['gibbs-energy-and-temperature'],
    uses: ['properties-of-solids', 'gibbs-energy'],
    difficulty: 'advanced',
    text: 'For the change of white tin to gray tin, Δ*H*° is −2.1 kJ/mol and Δ*S*° is −7.3 J/(mol K). Contact with gray tin starts tin pest in a bar of white tin that has remained unchanged at −10 °C for years. Which statement explains this?',
    answer: 'The change is spontaneous below 15 °C, but slow without nuclei.',
    distractors: [
      {
        text: 'The change is spontaneous above 15 °C, but slow without nuclei.',
        slip: 'wrong-sign',
        teaching: 'With Δ*H*° and Δ*S*° both negative, Δ*G*° is negative at low temperatures.',
      },
      {
        text: 'The change is not spontaneous above 15 °C or without nuclei.',
        slip: 'rate-for-extent',
        teaching: 'Nuclei of gray tin speed it up; they do not change Δ*G*°.',
      },
      {
        text: 'The change is spontaneous at any temperature, but slow.',
        slip: 'ignored-entropy',
        teaching: 'A negative Δ*S*° makes it unfavorable at higher temperatures.',
      },
    ],
    explanation:
      'With these values, Δ*G*° = 0 at *T* = 2100/7.3 = 288 K, or 15 °C. Below this temperature Δ*G*° < 0, but the change needs nuclei of the new structure, so the bar can remain unchanged for years.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-redox-309',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Which reaction is a step in the Kroll process for titanium?',
    answer: '\\ce{TiCl4 + 2Mg -> Ti + 2MgCl2}',
    distractors: [
      {
        text: '\\ce{TiO2 + 2CO -> Ti + 2CO2}',
        slip: 'other-process',
        teaching: 'Carbon monoxide does not reduce titanium dioxide to the metal.',
      },
      {
        text: '\\ce{TiCl4 + 4Ag -> Ti + 4AgCl}',
        slip: 'other-process',
        teaching: 'Silver is far too weak a reducing agent.',
      },
      {
        text: '\\ce{3TiO2 + 4Al -> 3Ti + 2Al2O3}',
        slip: 'other-process',
        teaching:
          'This thermite-type reaction is not part of the Kroll process; the titanium would take up oxygen and aluminum.',
      },
    ],
    explanation:
      'In the Kroll process titanium dioxide is converted to \\ce{TiCl4}, which magnesium reduces under argon at about 850 °C: \\ce{TiCl4 + 2Mg -> Ti + 2MgCl2}.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-310',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Why is the reduction of \\ce{TiCl4} by magnesium carried out under argon?',
    answer: 'Hot titanium reacts with oxygen and nitrogen.',
    distractors: [
      {
        text: 'Argon speeds the reaction up as a catalyst.',
        slip: 'condition-for-catalyst',
        teaching: 'Argon does not take part in the reaction at all.',
      },
      {
        text: 'Titanium tetrachloride burns explosively in air.',
        slip: 'wrong-cause',
        teaching: 'It fumes in moist air, but it does not burn; it is the metal that must be protected.',
      },
      {
        text: 'Argon removes chloride as a gaseous compound.',
        slip: 'other-process',
        teaching: 'Argon forms no such compound; \\ce{MgCl2} is the product.',
      },
    ],
    explanation:
      'At 850 °C titanium combines with oxygen and nitrogen from the air and becomes brittle. Argon is inert.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-311',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'Titanium is as abundant as many common metals, but it is far more expensive. Which feature of the Kroll process explains this?',
    answer: 'It runs in batches and uses up another reactive metal.',
    distractors: [
      {
        text: 'It runs on electricity and electrolyzes molten titanium oxide.',
        slip: 'other-process',
        teaching: 'Titanium oxide is not electrolyzed in the Kroll process.',
      },
      {
        text: 'It starts from an ore that contains hardly any titanium.',
        slip: 'wrong-cause',
        teaching: 'The ores rutile and ilmenite are rich in titanium.',
      },
      {
        text: 'It runs only with a platinum catalyst, which is lost.',
        slip: 'condition-for-catalyst',
        teaching: 'No platinum or other catalyst is used in the Kroll process.',
      },
    ],
    explanation:
      'Each batch takes days to heat, cool and break out, and magnesium (itself made by electrolysis) is used up: two moles for each mole of titanium.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-312',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'How are sulfide ores concentrated by froth flotation?',
    answer: 'Oil-coated ore is carried up by air bubbles; wet rock sinks.',
    distractors: [
      {
        text: 'Oil-coated rock is carried up by air bubbles; wet ore sinks.',
        slip: 'reversed-cause',
        teaching: 'The collector makes the sulfide water-repellent, not the silicate rock.',
      },
      {
        text: 'Wet ore is carried up by air bubbles; oil-coated rock sinks.',
        slip: 'reversed-cause',
        teaching: 'The oil coats the ore, and the coating of oil makes particles stick to the bubbles.',
      },
      {
        text: 'Wet rock is carried up by air bubbles; oil-coated ore sinks.',
        slip: 'reversed-cause',
        teaching: 'Air bubbles stick to particles that water does not wet: those with a coating of oil.',
      },
    ],
    explanation:
      'Oil and a collector such as a xanthate make sulfide particles water-repellent. They stick to air bubbles and rise in the froth; the rock is wetted and sinks.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-313',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'What is the difference between roasting and calcination of an ore?',
    answer: 'Roasting requires air; calcination is done with little or no air.',
    distractors: [
      {
        text: 'Calcination requires air; roasting is done with little or no air.',
        slip: 'names-exchanged',
        teaching: 'The names are interchanged: sulfides are roasted in air.',
      },
      {
        text: 'Roasting turns the ore into molten metal; calcination only dries it.',
        slip: 'wrong-process-named',
        teaching: 'Reducing an ore to molten metal is called smelting.',
      },
      {
        text: 'Roasting is done with acid; calcination is done with a base.',
        slip: 'other-process',
        teaching: 'Both are done by heating the solid ore.',
      },
    ],
    explanation:
      'Sulfides are roasted in excess air to give oxides and \\ce{SO2}. Carbonates and hydrated oxides are calcined: heated with little air, they lose \\ce{CO2} or water.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-314',
    topics: ['redox', 'reactions-in-solution'],
    tests: ['extraction-of-metals'],
    uses: ['types-of-chemical-reactions'],
    difficulty: 'intermediate',
    text: 'Which equation describes a calcination?',
    answer: '\\ce{ZnCO3 -> ZnO + CO2}',
    distractors: [
      {
        text: '\\ce{2ZnS + 3O2 -> 2ZnO + 2SO2}',
        slip: 'other-process',
        teaching: 'A sulfide is heated in air here; this is roasting.',
      },
      {
        text: '\\ce{ZnO + C -> Zn + CO}',
        slip: 'other-process',
        teaching: 'The metal is obtained here by reduction; this is smelting.',
      },
      {
        text: '\\ce{ZnCO3 + H2SO4 -> ZnSO4 + CO2 + H2O}',
        slip: 'other-process',
        teaching: 'The ore is dissolved in an acid rather than heated; this is leaching.',
      },
    ],
    explanation:
      'In calcination a carbonate or hydrate decomposes on heating without air: \\ce{ZnCO3 -> ZnO + CO2}.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-315',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'Zinc sulfide is roasted: \\ce{2ZnS + 3O2 -> 2ZnO + 2SO2}. Which element is oxidized, and why is this step done before reduction with carbon?',
    answer: 'Sulfur; carbon reduces the oxide more easily than the sulfide.',
    distractors: [
      {
        text: 'Zinc; carbon reduces the oxide more easily than the sulfide.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'Zinc is +2 in both compounds.',
      },
      {
        text: 'Sulfur; carbon reduces the sulfide more easily than the oxide.',
        slip: 'reversed-cause',
        teaching: 'If this were so, there would be no reason to roast the ore.',
      },
      {
        text: 'Zinc; carbon reduces the sulfide more easily than the oxide.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'Zinc is +2 in both compounds, and if carbon reduced the sulfide more easily, there would be no reason to roast the ore.',
      },
    ],
    explanation:
      'Sulfur goes from −2 to +4. Carbon would have to form \\ce{CS2}, which is not very stable, from a sulfide, but it forms stable \\ce{CO} or \\ce{CO2} from an oxide.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-316',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Which reaction produces most of the iron in a blast furnace?',
    answer: '\\ce{Fe2O3 + 3CO -> 2Fe + 3CO2}',
    distractors: [
      {
        text: '\\ce{Fe2O3 + CO -> 2FeO + CO2}',
        slip: 'one-step-short',
        teaching: 'The ore passes through this stage, but no metal forms in this reaction.',
      },
      {
        text: '\\ce{2FeO + CO2 -> Fe2O3 + CO}',
        slip: 'reaction-direction-reversed',
        teaching: 'Here iron is oxidized further; in the furnace the oxide is reduced.',
      },
      {
        text: '\\ce{Fe2O3 + 3H2 -> 2Fe + 3H2O}',
        slip: 'other-process',
        teaching: 'This reaction is used in a newer process without coke, not in a blast furnace.',
      },
    ],
    explanation:
      'Coke burns to carbon dioxide, which hot coke reduces to carbon monoxide. This gas reduces the ore: \\ce{Fe2O3 + 3CO -> 2Fe + 3CO2}.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-317',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'Where does the carbon monoxide in a blast furnace come from?',
    answer: 'From \\ce{CO2} and hot coke',
    distractors: [
      {
        text: 'From limestone and heat',
        slip: 'other-process',
        teaching: 'Limestone gives \\ce{CO2} and \\ce{CaO}.',
      },
      {
        text: 'From ore and hot air',
        slip: 'other-process',
        teaching: 'Neither iron oxide nor air can supply the carbon in carbon monoxide.',
      },
      {
        text: 'From slag and molten iron',
        slip: 'other-process',
        teaching: 'Slag is a silicate and gives no gas.',
      },
    ],
    explanation:
      'In the hot blast, coke burns to \\ce{CO2}. Higher in the furnace, this gas reacts with more hot coke: \\ce{CO2 + C -> 2CO}.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-318',
    topics: ['redox', 'reactions-in-solution'],
    tests: ['extraction-of-metals', 'types-of-chemical-reactions'],
    difficulty: 'intermediate',
    text: 'In the blast furnace \\ce{CaCO3} decomposes, and \\ce{CaO} reacts with silica. Which kind of reaction is \\ce{CaO + SiO2 -> CaSiO3}?',
    answer: 'Acid–base',
    distractors: [
      {
        text: 'Oxidation–reduction',
        slip: 'reaction-type-confused',
        teaching: 'No oxidation number changes in this reaction.',
      },
      {
        text: 'Displacement of a metal',
        slip: 'reaction-type-confused',
        teaching: 'No free element takes part in this reaction.',
      },
      {
        text: 'Thermal decomposition',
        slip: 'reaction-type-confused',
        teaching: 'In this reaction, one compound forms from two; nothing decomposes.',
      },
    ],
    explanation:
      'Calcium oxide is a basic oxide, and silicon dioxide is an acidic oxide. They form the salt calcium silicate, the liquid slag: an acid–base reaction.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-319',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Iron Age smelters heated ore with charcoal in small furnaces with bellows and obtained a spongy bloom, not liquid iron. What was missing?',
    answer: 'Enough heat to melt the iron',
    distractors: [
      {
        text: 'A reducing agent for the ore',
        slip: 'wrong-cause',
        teaching: 'Carbon monoxide from charcoal reduced the ore: the bloom is metallic iron.',
      },
      {
        text: 'Oxygen to burn the charcoal',
        slip: 'wrong-cause',
        teaching: 'Bellows supplied the air; the charcoal burned.',
      },
      {
        text: 'Limestone to protect the iron',
        slip: 'other-process',
        teaching: 'Limestone is a flux, which only helps to remove rock.',
      },
    ],
    explanation:
      'The ore was reduced in the solid state at about 1200 °C. Iron melts only at 1538 °C (lower if it contains much dissolved carbon), so it remained a spongy solid, which was then hammered.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-320',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'Why could people smelt copper thousands of years before iron, although both ores were heated with charcoal?',
    answer: 'Copper oxide is reduced more easily.',
    distractors: [
      {
        text: 'Copper is the more reactive metal.',
        slip: 'reversed-trend',
        teaching: 'Copper is less reactive than iron, which is why it is obtained more easily.',
      },
      {
        text: 'Copper ore contains no oxygen.',
        slip: 'wrong-cause',
        teaching: 'Many copper ores are oxides or carbonates.',
      },
      {
        text: 'Iron ore is far rarer than copper ore.',
        slip: 'reversed-trend',
        teaching: 'Iron is one of the most abundant elements.',
      },
    ],
    explanation:
      'Copper is low in the activity series and binds oxygen weakly; carbon reduces its oxide at moderate heat, and copper melts at 1085 °C. Iron oxide needs more heat and more carbon monoxide.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-electrochemistry-basics-301',
    topics: ['electrochemistry-basics'],
    tests: ['corrosion'],
    difficulty: 'intermediate',
    text: 'A drop of water on iron is rich in oxygen at its edge and poor in oxygen in its middle. Where does the iron dissolve, and by which half-reaction?',
    answer: 'In the middle: \\ce{Fe -> Fe^2+ + 2e-}',
    distractors: [
      {
        text: 'At the edge: \\ce{Fe -> Fe^2+ + 2e-}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At the edge, oxygen takes up electrons: \\ce{O2 + 2H2O + 4e- -> 4OH-}.',
      },
      {
        text: 'In the middle: \\ce{Fe -> Fe^3+ + 3e-}',
        slip: 'order-of-steps',
        teaching: '\\ce{Fe^2+} forms first and is later oxidized to rust by oxygen.',
      },
      {
        text: 'At the edge: \\ce{Fe -> Fe^3+ + 3e-}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At the edge, oxygen takes up electrons, and iron dissolves as \\ce{Fe^2+}.',
      },
    ],
    explanation:
      'Electrons flow to the edge, where oxygen is reduced. Iron is oxidized in the middle: \\ce{Fe -> Fe^2+ + 2e-}.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-electrochemistry-basics-302',
    topics: ['electrochemistry-basics'],
    tests: ['corrosion'],
    difficulty: 'beginner',
    text: 'Which two substances must both reach iron if it is to rust?',
    answer: 'Water and oxygen',
    distractors: [
      {
        text: 'Water and nitrogen',
        slip: 'one-condition-only',
        teaching: 'Nitrogen plays no part in rusting; iron in boiled water under nitrogen stays bright.',
      },
      {
        text: 'Oxygen and carbon dioxide',
        slip: 'one-condition-only',
        teaching: 'In dry air iron does not rust, however much carbon dioxide there is.',
      },
      {
        text: 'Salt and carbon dioxide',
        slip: 'wrong-cause',
        teaching: 'Both speed up rusting, but neither is needed.',
      },
    ],
    explanation: 'Rust is hydrated iron(III) oxide: iron needs oxygen and water to form it.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-electrochemistry-basics-303',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell', 'electrolytic-cell'],
    difficulty: 'beginner',
    text: 'Which statement is true of both galvanic and electrolytic cells?',
    answer: 'Oxidation takes place at the anode.',
    distractors: [
      {
        text: 'The anode is the positive electrode.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'In a galvanic cell the anode is negative, but in an electrolytic cell it is positive.',
      },
      {
        text: 'The reaction is spontaneous.',
        slip: 'one-condition-only',
        teaching: 'In electrolysis, an external voltage has to drive the reaction.',
      },
      {
        text: 'The cell delivers electrical energy.',
        slip: 'other-process',
        teaching: 'An electrolytic cell consumes electrical energy.',
      },
    ],
    explanation:
      'Anode and cathode are named for the reaction: oxidation at the anode and reduction at the cathode, in any kind of cell. The signs of the electrodes and the energy changes differ.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-electrochemistry-basics-304',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell', 'electrolytic-cell'],
    difficulty: 'beginner',
    text: 'Which type of cell is matched with the correct sign of Δ*G* and the correct energy conversion?',
    answer: 'Galvanic: Δ*G* < 0, chemical to electrical energy',
    distractors: [
      {
        text: 'Galvanic: Δ*G* > 0, chemical to electrical energy',
        slip: 'wrong-sign',
        teaching: 'A reaction that drives a current is spontaneous, so Δ*G* < 0.',
      },
      {
        text: 'Electrolytic: Δ*G* < 0, electrical to chemical energy',
        slip: 'wrong-sign',
        teaching: 'The energy conversion is correct, but the reaction has Δ*G* > 0.',
      },
      {
        text: 'Electrolytic: Δ*G* > 0, chemical to electrical energy',
        slip: 'wrong-kind-of-cell',
        teaching: 'The reaction has Δ*G* > 0, so it consumes electrical energy.',
      },
    ],
    explanation:
      'In a galvanic cell a spontaneous reaction (Δ*G* < 0) converts chemical energy into electrical energy; in an electrolytic cell, electrical energy drives a reaction with Δ*G* > 0.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-305',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell'],
    uses: ['galvanic-cell'],
    difficulty: 'intermediate',
    text: 'A Daniell cell (zinc and copper, 1.10 V) is connected to an external 2.0 V source, the positive terminal of which is at the copper electrode. What happens?',
    answer: 'Zinc is deposited, and copper dissolves.',
    distractors: [
      {
        text: 'Zinc dissolves, and copper ions are reduced.',
        slip: 'one-condition-only',
        teaching: 'This is the reaction without an external source; 2.0 V opposing 1.10 V reverses it.',
      },
      {
        text: 'Zinc ions and copper ions are reduced.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Oxidation must take place at one of the electrodes.',
      },
      {
        text: 'Both zinc and copper dissolve.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Reduction must take place at one of the electrodes.',
      },
    ],
    explanation:
      'The external voltage opposes that of the cell and is greater. The cell is now electrolytic: copper at the positive electrode is oxidized, and zinc ions are reduced.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-306',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    uses: ['galvanic-cell', 'electrolytic-cell'],
    difficulty: 'intermediate',
    text: 'A rechargeable battery is discharged and then charged. What is the role of the electrode marked “−”?',
    answer: 'It is the anode during discharge and the cathode during charging.',
    distractors: [
      {
        text: 'It is the cathode during discharge and the anode during charging.',
        slip: 'discharge-for-charge',
        teaching:
          'During discharge, electrons leave this electrode because oxidation takes place there, so it is the anode.',
      },
      {
        text: 'It is the anode in both cases.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'During charging, electrons are pushed into it, so reduction takes place.',
      },
      {
        text: 'It is the cathode in both cases.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'During discharge, this electrode gives up electrons, so oxidation takes place there.',
      },
    ],
    explanation:
      'The electrode marked “−” gives up electrons during discharge (oxidation, anode of a galvanic cell) and receives them during charging (reduction, cathode of an electrolytic cell).',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-307',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'beginner',
    text: 'Which of these is a primary cell?',
    answer: 'The zinc–carbon dry cell',
    distractors: [
      {
        text: 'The lead–acid battery',
        slip: 'wrong-kind-of-cell',
        teaching: 'Its reaction can be reversed by charging, so it is a secondary cell.',
      },
      {
        text: 'The lithium-ion battery',
        slip: 'wrong-kind-of-cell',
        teaching: 'It can be recharged many times, so it is a secondary cell.',
      },
      {
        text: 'The nickel–metal hydride cell',
        slip: 'wrong-kind-of-cell',
        teaching: 'It is rechargeable, so it is a secondary cell.',
      },
    ],
    explanation:
      'In a primary cell, the reaction cannot be usefully reversed by a current; the cell is used once, like the zinc–carbon dry cell.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-308',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'beginner',
    text: 'What must be true of the reactions in a cell if it is to be a secondary cell?',
    answer: 'A current in the reverse direction must reverse them.',
    distractors: [
      {
        text: 'A supply from outside must renew the reactants.',
        slip: 'other-process',
        teaching: 'This describes a fuel cell.',
      },
      {
        text: 'Each reaction must be spontaneous in either direction.',
        slip: 'reversed-cause',
        teaching: 'Only the discharge reaction is spontaneous; charging requires energy.',
      },
      {
        text: 'A gas must escape at one of the electrodes.',
        slip: 'wrong-cause',
        teaching: 'A gas that escapes could not be converted back into the reactants.',
      },
    ],
    explanation:
      'A secondary cell can be recharged: an external voltage drives the electrode reactions backward and restores the reactants.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-309',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'For which application is a primary cell a better choice than a rechargeable one?',
    answer: 'A smoke detector that draws little current for years',
    distractors: [
      {
        text: 'A power drill that draws a high current for minutes',
        slip: 'reversed-cause',
        teaching:
          'Frequent use at a high current drains a cell quickly, so a rechargeable cell is the better choice.',
      },
      {
        text: 'A cell phone that is used for hours every day',
        slip: 'reversed-cause',
        teaching: 'Single-use cells would be very expensive here.',
      },
      {
        text: 'An electric car that stores energy from braking',
        slip: 'reversed-cause',
        teaching: 'Storing energy means charging the cell, which is possible only with a secondary cell.',
      },
    ],
    explanation:
      'Primary cells keep their charge for a long time and need no charger. Where little energy is drawn over several years, they are the better choice.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-310',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'During the discharge of a lithium-ion cell, lithium ions move from graphite to a \\ce{LiCoO2}-type oxide. Why can the cell be recharged many times?',
    answer: 'The ions slip in and out of both solids without destroying them.',
    distractors: [
      {
        text: 'The ions plate out as metal on both electrodes.',
        slip: 'other-process',
        teaching: 'Lithium plated as metal would be dangerous; the ions are stored between layers.',
      },
      {
        text: 'The ions are used up, but new ones form in the electrolyte.',
        slip: 'reaction-type-confused',
        teaching: 'The number of ions stays the same; they travel back and forth.',
      },
      {
        text: 'The ions act as a catalyst for the oxidation of graphite.',
        slip: 'condition-for-catalyst',
        teaching: 'The graphite is not consumed; it acts as a host for lithium.',
      },
    ],
    explanation:
      'Lithium is inserted between the layers of graphite and of the oxide. Both frameworks remain intact, so the process can be reversed many times.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-311',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['batteries-and-fuel-cells', 'half-equations'],
    difficulty: 'beginner',
    text: 'What is the reaction at the anode of a direct methanol fuel cell with an acidic membrane?',
    answer: '\\ce{CH3OH + H2O -> CO2 + 6H+ + 6e-}',
    distractors: [
      {
        text: '\\ce{H2 -> 2H+ + 2e-}',
        slip: 'other-process',
        teaching: 'This is the anode reaction of a hydrogen fuel cell.',
      },
      {
        text: '\\ce{O2 + 4H+ + 4e- -> 2H2O}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'This reduction takes place at the cathode.',
      },
      {
        text: '\\ce{CH3OH -> CO2 + 4H+ + 6e-}',
        slip: 'charges-not-balanced',
        teaching: 'Atoms and charges are not balanced; water supplies the second oxygen atom.',
      },
    ],
    explanation:
      'Methanol is oxidized at the anode. Carbon goes from −2 to +4, so six electrons are released: \\ce{CH3OH + H2O -> CO2 + 6H+ + 6e-}.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-312',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'beginner',
    text: 'What advantage does a methanol fuel cell have over a hydrogen fuel cell?',
    answer: 'Its fuel is a liquid at room temperature.',
    distractors: [
      {
        text: 'Its reaction produces no carbon dioxide.',
        slip: 'other-process',
        teaching: 'Methanol contains carbon and gives \\ce{CO2}; hydrogen does not.',
      },
      {
        text: 'Its fuel releases more energy per gram.',
        slip: 'reversed-trend',
        teaching: 'Hydrogen gives about six times as much (120 kJ/g compared with 20 kJ/g).',
      },
      {
        text: 'Its electrodes need no catalyst.',
        slip: 'condition-for-catalyst',
        teaching: 'Methanol needs a catalyst, platinum with ruthenium, even more than hydrogen does.',
      },
    ],
    explanation:
      'Liquid methanol is stored and transported easily. Hydrogen must be compressed, liquefied or chemically bound.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-313',
    topics: ['electrochemistry-basics', 'stoichiometry'],
    tests: ['batteries-and-fuel-cells'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'How many moles of hydrogen supply the same number of electrons in a fuel cell as one mole of methanol that is oxidized to \\ce{CO2}?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'group-read-as-parts',
        teaching: 'Methanol contains four hydrogen atoms, but its carbon atom also gives up electrons.',
        expression: '4 / 2',
      },
      {
        text: '6',
        slip: 'molecules-for-electrons',
        teaching: 'One \\ce{CH3OH} gives six electrons; each \\ce{H2} gives two.',
        expression: '6',
      },
      {
        text: '1',
        slip: 'one-side-only',
        teaching: 'One \\ce{H2} gives two electrons, but one \\ce{CH3OH} gives six.',
        expression: '1',
      },
    ],
    explanation:
      '\\ce{CH3OH + H2O -> CO2 + 6H+ + 6e-} gives six electrons and \\ce{H2 -> 2H+ + 2e-} gives two: 6/2 = 3.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
    computation: { kind: 'quantity', expression: '6 / 2', unit: '' },
  },
  {
    id: 'general-electrochemistry-basics-314',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'advanced',
    text: 'In a methanol fuel cell some methanol passes through the membrane to the cathode and is oxidized there directly by oxygen. How does this affect the cell?',
    answer: 'It lowers both the voltage and the current from the same fuel.',
    distractors: [
      {
        text: 'It lowers the voltage but raises the current from the same fuel.',
        slip: 'one-condition-only',
        teaching: 'The electrons from the methanol that crosses over never flow through the wire.',
      },
      {
        text: 'It raises both the voltage and the current from the same fuel.',
        slip: 'reversed-trend',
        teaching: 'Oxidation at the cathode counteracts the reduction there, so the voltage falls.',
      },
      {
        text: 'It raises the voltage but lowers the current from the same fuel.',
        slip: 'one-condition-only',
        teaching: 'The cathode becomes less positive, so the voltage falls.',
      },
    ],
    explanation:
      'Methanol that reacts at the cathode is lost to the external circuit, and it lowers the potential of the cathode: the voltage and the current obtained from the fuel both decrease.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
];
