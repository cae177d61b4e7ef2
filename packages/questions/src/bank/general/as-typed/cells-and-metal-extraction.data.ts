import type { WrittenQuestion } from '../../written-question.ts';

export const cellsAndMetalExtractionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-349',
    topics: ['periodic-trends'],
    tests: ['inert-pair-effect'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: '\\ce{PbO2} is a strong oxidizing agent, \\ce{SnCl2} a good reducing agent. What do these facts show about group 14?',
    answer: 'State +2 becomes more stable from tin to lead.',
    distractors: [
      {
        text: 'State +4 becomes more stable from tin to lead.',
        slip: 'reversed-trend',
        teaching: 'Then \\ce{PbO2} would have no tendency to take electrons up.',
      },
      {
        text: 'State +2 is the stable one for tin and lead alike.',
        slip: 'one-condition-only',
        teaching: 'Tin(II) gives electrons away readily to become tin(IV).',
      },
      {
        text: 'State 0 is more stable than +2 for tin and lead.',
        slip: 'overgeneralised-rule',
        teaching: 'Both facts concern the states +2 and +4.',
      },
    ],
    explanation:
      'Lead(IV) takes electrons to become lead(II), tin(II) gives electrons to become tin(IV). The lower state gains stability down the group: the inert pair effect.',
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
        teaching: 'Sodium has only one valence electron; no pair is kept.',
      },
      {
        text: '\\ce{Fe^2+}',
        slip: 'other-process',
        teaching: 'Iron is a transition metal and has lost its 4s electrons.',
      },
    ],
    explanation:
      'Thallium stands in group 13, but is most stable as \\ce{Tl+}: it has lost its 6p electron and kept the 6s pair.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-351',
    topics: ['periodic-trends'],
    tests: ['inert-pair-effect'],
    difficulty: 'intermediate',
    text: 'Which energy balance is behind the inert pair effect of lead?',
    answer: 'Two more bonds give less energy than freeing the 6s pair costs.',
    distractors: [
      {
        text: 'Two more bonds give more energy than freeing the 6s pair costs.',
        slip: 'reversed-cause',
        teaching: 'Then the state +4 would be preferred.',
      },
      {
        text: 'Two more bonds cost less energy than freeing the 6s pair gives.',
        slip: 'wrong-sign',
        teaching: 'Forming bonds gives energy, and freeing electrons costs it.',
      },
      {
        text: 'Two more bonds cost more energy than freeing the 6s pair gives.',
        slip: 'bond-breaking-releases',
        teaching:
          'Signs are turned around: bonds give energy when they form, and freeing electrons costs it.',
      },
    ],
    explanation:
      'Bonds of large atoms are weak. For lead the energy of two further bonds does not make up for engaging the firmly held 6s pair, so +2 is preferred.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-352',
    topics: ['periodic-trends', 'molecular-geometry'],
    tests: ['inert-pair-effect', 'vsepr-theory'],
    difficulty: 'advanced',
    text: '\\ce{SnCl2} molecules in the gas are bent, with an angle of about 95°. \\ce{SnCl4} is tetrahedral. What happens to the “inert pair” in \\ce{SnCl2}?',
    answer: 'It is a lone pair that takes up space at tin.',
    distractors: [
      {
        text: 'It lies deep in the core and has no effect.',
        slip: 'overgeneralised-rule',
        teaching: 'Then the molecule would be linear.',
      },
      {
        text: 'It is shared with the two chlorine atoms.',
        slip: 'other-process',
        teaching: 'Each Sn–Cl bond uses one 5p electron of tin.',
      },
      {
        text: 'It has been given away to the chlorine atoms.',
        slip: 'wrong-ion-charge',
        teaching: 'Then tin would be +4; here it is +2.',
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
    text: 'How do \\ce{PbCl4} and \\ce{PbCl2} compare?',
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
        teaching: 'With the state +4 the bonds are covalent: it consists of molecules.',
      },
      {
        text: '\\ce{PbCl4} is stable, since lead has four electrons.',
        slip: 'one-property-decides',
        teaching: 'The inert pair effect makes +2 the stable state.',
      },
    ],
    explanation:
      '\\ce{PbCl4} is a covalent liquid that decomposes near room temperature: \\ce{PbCl4 -> PbCl2 + Cl2}, as lead prefers +2. \\ce{PbCl2} is a stable solid.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-chemical-bonding-302',
    topics: ['chemical-bonding', 'intermolecular-forces'],
    tests: ['properties-of-solids'],
    difficulty: 'beginner',
    text: 'What is tin pest?',
    answer: 'Metallic tin turns slowly into a gray powder in the cold.',
    distractors: [
      {
        text: 'Metallic tin is eaten away by bacteria in moist soil.',
        slip: 'other-process',
        teaching: 'No living being takes part, in spite of the name.',
      },
      {
        text: 'Metallic tin is oxidized to a white powder in air.',
        slip: 'other-process',
        teaching: 'The powder is tin itself in another structure.',
      },
      {
        text: 'Metallic tin turns quickly into a gray powder in the heat.',
        slip: 'reversed-trend',
        teaching: 'White tin is the stable form in the warmth.',
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
    answer: 'Its volume grows by about a quarter.',
    distractors: [
      {
        text: 'Its volume shrinks by about a quarter.',
        slip: 'reversed-trend',
        teaching: 'A lower density means a greater volume for the same mass.',
      },
      {
        text: 'Its atoms lose electrons to the air.',
        slip: 'other-process',
        teaching: 'No oxidation takes place; both forms are tin.',
      },
      {
        text: 'Its mass shrinks by about a fifth.',
        slip: 'wrong-cause',
        teaching: 'The mass of the tin does not change.',
      },
    ],
    explanation:
      'The same mass takes up 7.3/5.8 = 1.26 times the volume. The expansion of a brittle structure breaks the metal up to powder.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-intermolecular-forces-301',
    topics: ['intermolecular-forces', 'gibbs-energy'],
    tests: ['gibbs-energy-and-temperature'],
    uses: ['properties-of-solids', 'gibbs-energy'],
    difficulty: 'advanced',
    text: 'For white tin to gray tin Δ*H*° is −2.1 kJ/mol and Δ*S*° is −7.3 J/(mol K). A touch of gray tin starts tin pest in a bar kept at −10 °C for years. Which statement fits?',
    answer: 'The change is spontaneous below 15 °C, but slow without nuclei.',
    distractors: [
      {
        text: 'The change is spontaneous above 15 °C, but slow without nuclei.',
        slip: 'wrong-sign',
        teaching: 'With Δ*H*° and Δ*S*° both negative Δ*G*° is negative in the cold.',
      },
      {
        text: 'The change is not spontaneous above 15 °C or without nuclei.',
        slip: 'rate-for-extent',
        teaching: 'Nuclei of gray tin speed it up; they do not change Δ*G*°.',
      },
      {
        text: 'The change is spontaneous at any temperature, but slow.',
        slip: 'ignored-entropy',
        teaching: 'A negative Δ*S*° makes it unfavorable in the warmth.',
      },
    ],
    explanation:
      'Δ*G*° = 0 at *T* = 2100/7.3 = 288 K, 15 °C with these values. Below this Δ*G*° < 0; the solid needs nuclei of the new structure, so it can wait for years.',
    reference: 'OpenStax Chemistry 2e, section 18.4',
  },
  {
    id: 'general-redox-309',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Which step belongs to the Kroll process for titanium?',
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
          'The thermite way is not the Kroll process; the titanium would take up oxygen and aluminum.',
      },
    ],
    explanation:
      'In the Kroll process titanium dioxide is turned into \\ce{TiCl4}, which magnesium reduces under argon at about 900 °C: \\ce{TiCl4 + 2Mg -> Ti + 2MgCl2}.',
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
        teaching: 'Argon does not take part at all.',
      },
      {
        text: 'Titanium tetrachloride burns explosively in air.',
        slip: 'wrong-cause',
        teaching: 'It fumes with moisture, but does not burn; the metal is what must be protected.',
      },
      {
        text: 'Argon removes chloride as a gaseous compound.',
        slip: 'other-process',
        teaching: 'Argon forms no such compound; \\ce{MgCl2} is the product.',
      },
    ],
    explanation:
      'At 900 °C titanium combines with oxygen and nitrogen of the air and becomes brittle. Argon is inert.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-311',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'intermediate',
    text: 'Titanium is as abundant as many common metals, but far more expensive. Which reason lies in the Kroll process?',
    answer: 'It runs in batches and uses up another reactive metal.',
    distractors: [
      {
        text: 'It runs on electricity only, as titanium oxide is melted.',
        slip: 'other-process',
        teaching: 'Titanium oxide is not electrolyzed in the Kroll process.',
      },
      {
        text: 'It runs with an ore that contains hardly any titanium.',
        slip: 'wrong-cause',
        teaching: 'The ores rutile and ilmenite are rich in titanium.',
      },
      {
        text: 'It runs only with platinum, which is lost as catalyst.',
        slip: 'condition-for-catalyst',
        teaching: 'No catalyst is used.',
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
        teaching: 'The oil coats the ore, and a coat of oil makes particles stick to the bubbles.',
      },
      {
        text: 'Wet rock is carried up by air bubbles; oil-coated ore sinks.',
        slip: 'reversed-cause',
        teaching: 'Air bubbles stick to particles that water does not wet: those with the coat of oil.',
      },
    ],
    explanation:
      'A collector such as xanthate and oil make sulfide particles water-repellent. They stick to air bubbles and rise in the froth; the rock is wetted and sinks.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-313',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'What is the difference between roasting and calcination of an ore?',
    answer: 'Roasting needs air; calcination is done with little or no air.',
    distractors: [
      {
        text: 'Calcination needs air; roasting is done with little or no air.',
        slip: 'names-exchanged',
        teaching: 'The names are exchanged: sulfides are roasted in air.',
      },
      {
        text: 'Roasting melts the ore to the metal; calcination only dries it.',
        slip: 'wrong-process-named',
        teaching: 'Melting with reduction is smelting.',
      },
      {
        text: 'Roasting is done with acid; calcination is done with a base.',
        slip: 'other-process',
        teaching: 'Both are done by heating the solid ore.',
      },
    ],
    explanation:
      'Sulfides are roasted in excess air to oxides and \\ce{SO2}. Carbonates and hydrated oxides are calcined: heated with little air, they lose \\ce{CO2} or water.',
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
        teaching: 'A sulfide heated in air: this is roasting.',
      },
      {
        text: '\\ce{ZnO + C -> Zn + CO}',
        slip: 'other-process',
        teaching: 'Here the metal is obtained: reduction, or smelting.',
      },
      {
        text: '\\ce{ZnCO3 + H2SO4 -> ZnSO4 + CO2 + H2O}',
        slip: 'other-process',
        teaching: 'The ore is dissolved in an acid and not heated: this is leaching.',
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
    text: 'Zinc sulfide is roasted: \\ce{2ZnS + 3O2 -> 2ZnO + 2SO2}. Which element is oxidized, and why is the step done before reduction with carbon?',
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
        teaching: 'Then nobody would roast the ore.',
      },
      {
        text: 'Zinc; carbon reduces the sulfide more easily than the oxide.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'Zinc is +2 in both compounds, and nobody would roast the ore then.',
      },
    ],
    explanation:
      'Sulfur goes from −2 to +4. Carbon would have to form the poorly stable \\ce{CS2} from a sulfide, but forms stable \\ce{CO} or \\ce{CO2} from an oxide.',
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
        teaching: 'The ore passes this stage, but no metal forms in it.',
      },
      {
        text: '\\ce{2FeO + CO2 -> Fe2O3 + CO}',
        slip: 'reaction-direction-reversed',
        teaching: 'Here iron is oxidized further; in the furnace the oxide is reduced.',
      },
      {
        text: '\\ce{Fe2O3 + 3H2 -> 2Fe + 3H2O}',
        slip: 'other-process',
        teaching: 'This is a newer way without coke.',
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
        teaching: 'Air oxidizes; it makes no carbon monoxide from an oxide.',
      },
      {
        text: 'From slag and molten iron',
        slip: 'other-process',
        teaching: 'Slag is a silicate and gives no gas.',
      },
    ],
    explanation:
      'In the hot blast coke burns to \\ce{CO2}. Above, in the presence of more hot coke, \\ce{CO2 + C -> 2CO}.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-318',
    topics: ['redox', 'reactions-in-solution'],
    tests: ['extraction-of-metals', 'types-of-chemical-reactions'],
    difficulty: 'intermediate',
    text: 'In the blast furnace \\ce{CaCO3} decomposes, and \\ce{CaO} reacts with silica. Which kind of reaction is \\ce{CaO + SiO2 -> CaSiO3}?',
    answer: 'Acid with base',
    distractors: [
      {
        text: 'Oxidation with reduction',
        slip: 'reaction-type-confused',
        teaching: 'No oxidation number changes.',
      },
      {
        text: 'Displacement by a metal',
        slip: 'reaction-type-confused',
        teaching: 'No free element takes part.',
      },
      {
        text: 'Decomposition by heat',
        slip: 'reaction-type-confused',
        teaching: 'One compound forms from two.',
      },
    ],
    explanation:
      'Calcium oxide is a basic, silicon dioxide an acidic oxide. They form the salt calcium silicate, the liquid slag: an acid–base reaction.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-319',
    topics: ['redox'],
    tests: ['extraction-of-metals'],
    difficulty: 'beginner',
    text: 'Iron Age smelters heated ore with charcoal in small furnaces blown with bellows and got a spongy bloom, not liquid iron. What was missing?',
    answer: 'The temperature to melt iron',
    distractors: [
      {
        text: 'A reducing agent for the ore',
        slip: 'wrong-cause',
        teaching: 'Carbon monoxide from charcoal reduced the ore: the bloom is iron.',
      },
      {
        text: 'Oxygen to burn the charcoal',
        slip: 'wrong-cause',
        teaching: 'Bellows supplied the air; the charcoal burned.',
      },
      {
        text: 'Limestone to protect the iron',
        slip: 'other-process',
        teaching: 'A flux only helps to remove rock.',
      },
    ],
    explanation:
      'The ore was reduced in the solid state at about 1200 °C. Iron melts only at 1538 °C (with much dissolved carbon at lower temperature), so it stayed a sponge that was hammered.',
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
        teaching: 'The less reactive metal is obtained more easily.',
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
      'Copper stands low in the activity series and binds oxygen weakly; carbon reduces its oxide at moderate heat, and copper melts at 1085 °C. Iron oxide needs more heat and more carbon monoxide.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-electrochemistry-basics-301',
    topics: ['electrochemistry-basics'],
    tests: ['corrosion'],
    difficulty: 'intermediate',
    text: 'A drop of water on iron is rich in oxygen at its rim and poor in oxygen in its middle. Where does the iron dissolve, and by which half-reaction?',
    answer: 'In the middle: \\ce{Fe -> Fe^2+ + 2e-}',
    distractors: [
      {
        text: 'At the rim: \\ce{Fe -> Fe^2+ + 2e-}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At the rim oxygen takes up electrons: \\ce{O2 + 2H2O + 4e- -> 4OH-}.',
      },
      {
        text: 'In the middle: \\ce{Fe -> Fe^3+ + 3e-}',
        slip: 'order-of-steps',
        teaching: '\\ce{Fe^2+} forms first and is oxidized to rust by oxygen later.',
      },
      {
        text: 'At the rim: \\ce{Fe -> Fe^3+ + 3e-}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At the rim oxygen takes up electrons, and iron dissolves as \\ce{Fe^2+}.',
      },
    ],
    explanation:
      'Electrons flow to the rim, where there is oxygen to be reduced. Iron is oxidized in the middle: \\ce{Fe -> Fe^2+ + 2e-}.',
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
        teaching: 'Nitrogen takes no part; iron in boiled water under nitrogen stays bright.',
      },
      {
        text: 'Oxygen and carbon dioxide',
        slip: 'one-condition-only',
        teaching: 'In dry air iron does not rust, however much carbon dioxide there is.',
      },
      {
        text: 'Salt and carbon dioxide',
        slip: 'wrong-cause',
        teaching: 'Both speed rusting up, but are not needed.',
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
    text: 'What is the same in a galvanic and in an electrolytic cell?',
    answer: 'Oxidation takes place at the anode.',
    distractors: [
      {
        text: 'The anode is the positive pole.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'In a galvanic cell the anode is negative, in an electrolytic cell positive.',
      },
      {
        text: 'The reaction runs by itself.',
        slip: 'one-condition-only',
        teaching: 'In electrolysis an outside voltage has to drive it.',
      },
      {
        text: 'The cell delivers electrical energy.',
        slip: 'other-process',
        teaching: 'An electrolytic cell takes energy up.',
      },
    ],
    explanation:
      'Anode and cathode are named for the reaction: oxidation at the anode and reduction at the cathode, in any kind of cell. Signs and energy differ.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-electrochemistry-basics-304',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell', 'electrolytic-cell'],
    difficulty: 'beginner',
    text: 'How do Δ*G* and the energy change differ in galvanic and electrolytic cells?',
    answer: 'Galvanic: Δ*G* < 0, chemical to electrical energy',
    distractors: [
      {
        text: 'Galvanic: Δ*G* > 0, chemical to electrical energy',
        slip: 'wrong-sign',
        teaching: 'A reaction that drives a current runs by itself: Δ*G* < 0.',
      },
      {
        text: 'Electrolytic: Δ*G* < 0, electrical to chemical energy',
        slip: 'wrong-sign',
        teaching: 'The energy runs that way, but the reaction has Δ*G* > 0.',
      },
      {
        text: 'Electrolytic: Δ*G* > 0, chemical to electrical energy',
        slip: 'wrong-kind-of-cell',
        teaching: 'The reaction has Δ*G* > 0, so it takes electrical energy up.',
      },
    ],
    explanation:
      'In a galvanic cell a spontaneous reaction (Δ*G* < 0) turns chemical into electrical energy; in an electrolytic cell electrical energy drives one with Δ*G* > 0.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-305',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell'],
    uses: ['galvanic-cell'],
    difficulty: 'intermediate',
    text: 'A Daniell cell (zinc and copper, 1.10 V) is connected to an outside source of 2.0 V, plus pole to the copper electrode. What happens?',
    answer: 'Zinc is deposited, and copper dissolves.',
    distractors: [
      {
        text: 'Zinc dissolves, and copper ions are reduced.',
        slip: 'one-condition-only',
        teaching: 'This runs without a source; 2.0 V against 1.10 V reverses it.',
      },
      {
        text: 'Zinc ions and copper ions are reduced.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At one electrode an oxidation must take place.',
      },
      {
        text: 'Both zinc and copper dissolve.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At one electrode a reduction must take place.',
      },
    ],
    explanation:
      'The outside voltage is greater and opposes the cell. The cell is now electrolytic: copper at the plus pole is oxidized, zinc ions are reduced.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-306',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    uses: ['galvanic-cell', 'electrolytic-cell'],
    difficulty: 'intermediate',
    text: 'A rechargeable battery is discharged and then charged. What changes at the electrode that is marked “−”?',
    answer: 'It is the anode on discharge, the cathode on charging.',
    distractors: [
      {
        text: 'It is the cathode on discharge, the anode on charging.',
        slip: 'discharge-for-charge',
        teaching: 'On discharge electrons leave it: oxidation, so it is the anode.',
      },
      {
        text: 'It is the anode in both cases.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'On charging electrons are pushed into it, so reduction takes place.',
      },
      {
        text: 'It is the cathode in both cases.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'On discharge it gives electrons away, which is oxidation.',
      },
    ],
    explanation:
      'The minus pole gives electrons on discharge (oxidation, anode of a galvanic cell) and receives them on charging (reduction, cathode of an electrolytic cell).',
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
        teaching: 'Its reaction can be reversed by charging: a secondary cell.',
      },
      {
        text: 'The lithium-ion battery',
        slip: 'wrong-kind-of-cell',
        teaching: 'It is charged again and again: a secondary cell.',
      },
      {
        text: 'The nickel–metal hydride cell',
        slip: 'wrong-kind-of-cell',
        teaching: 'It is rechargeable: a secondary cell.',
      },
    ],
    explanation:
      'In a primary cell the reaction is not reversed by a current; it is used once, as the zinc–carbon dry cell.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-308',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'beginner',
    text: 'What must be true of the reactions in a cell if it is to be a secondary cell?',
    answer: 'A current in the other direction must reverse them.',
    distractors: [
      {
        text: 'A supply from outside must renew the reactants.',
        slip: 'other-process',
        teaching: 'This describes a fuel cell.',
      },
      {
        text: 'A reaction must run by itself in either direction.',
        slip: 'reversed-cause',
        teaching: 'Only discharge runs by itself; charging needs energy.',
      },
      {
        text: 'A gas must escape at one of the electrodes.',
        slip: 'wrong-cause',
        teaching: 'Escaping gas could not be turned back into the reactants.',
      },
    ],
    explanation:
      'A secondary cell can be recharged: an outside voltage drives the electrode reactions backward and restores the reactants.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-309',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'Which application speaks for a primary cell rather than a rechargeable one?',
    answer: 'A smoke detector that needs little current for years',
    distractors: [
      {
        text: 'A power drill that needs much current for minutes',
        slip: 'reversed-cause',
        teaching: 'A high current used often empties a cell fast: recharging pays.',
      },
      {
        text: 'A telephone that is used for hours every day',
        slip: 'reversed-cause',
        teaching: 'Single-use cells would be very expensive here.',
      },
      {
        text: 'An electric car that stores energy from braking',
        slip: 'reversed-cause',
        teaching: 'Storing energy means charging: only a secondary cell can.',
      },
    ],
    explanation:
      'Primary cells keep their charge for a long time and need no charger. Where little energy is drawn over years they are the better choice.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-310',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'During discharge of a lithium-ion cell lithium ions move from graphite to \\ce{LiCoO2}-type oxide. Why can the cell be recharged many times?',
    answer: 'The ions slip in and out of both solids without destroying them.',
    distractors: [
      {
        text: 'The ions plate out as metal on both electrodes.',
        slip: 'other-process',
        teaching: 'Plated lithium would be dangerous; ions are stored between layers.',
      },
      {
        text: 'The ions are used up, but new ones form in the electrolyte.',
        slip: 'reaction-type-confused',
        teaching: 'The number of ions stays the same; they travel back and forth.',
      },
      {
        text: 'The ions act as a catalyst for the oxidation of graphite.',
        slip: 'condition-for-catalyst',
        teaching: 'Graphite is not oxidized away; it hosts lithium.',
      },
    ],
    explanation:
      'Lithium is inserted between the layers of graphite and of the oxide. Both frameworks remain, so the process can be reversed often.',
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
        teaching: 'This is the anode of a hydrogen fuel cell.',
      },
      {
        text: '\\ce{O2 + 4H+ + 4e- -> 2H2O}',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'This reduction takes place at the cathode.',
      },
      {
        text: '\\ce{CH3OH -> CO2 + 4H+ + 6e-}',
        slip: 'charges-not-balanced',
        teaching: 'Atoms and charges are not balanced; water supplies the second oxygen.',
      },
    ],
    explanation:
      'Methanol is oxidized at the anode. Carbon goes from −2 to +4, so six electrons leave: \\ce{CH3OH + H2O -> CO2 + 6H+ + 6e-}.',
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
        text: 'Its reaction gives no carbon dioxide.',
        slip: 'other-process',
        teaching: 'Methanol contains carbon and gives \\ce{CO2}; hydrogen does not.',
      },
      {
        text: 'Its fuel gives more energy per gram.',
        slip: 'reversed-trend',
        teaching: 'Hydrogen gives about six times as much (120 against 20 kJ/g).',
      },
      {
        text: 'Its electrodes need no catalyst.',
        slip: 'condition-for-catalyst',
        teaching: 'Methanol needs platinum with ruthenium, even more than hydrogen.',
      },
    ],
    explanation:
      'Liquid methanol is stored and transported easily. Hydrogen must be compressed, liquefied or bound.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-313',
    topics: ['electrochemistry-basics', 'stoichiometry'],
    tests: ['batteries-and-fuel-cells'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'How many moles of hydrogen deliver as many electrons in a fuel cell as one mole of methanol (to \\ce{CO2})?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'group-read-as-parts',
        teaching: 'Four hydrogen atoms are in methanol, but carbon gives electrons, too.',
        expression: '4 / 2',
      },
      {
        text: '6',
        slip: 'molecules-for-electrons',
        teaching: 'Six electrons leave one \\ce{CH3OH}; each \\ce{H2} gives two.',
        expression: '6',
      },
      {
        text: '1',
        slip: 'one-side-only',
        teaching: 'One \\ce{H2} gives two electrons, one methanol six.',
        expression: '1',
      },
    ],
    explanation:
      '\\ce{CH3OH + H2O -> CO2 + 6H+ + 6e-} gives six electrons, \\ce{H2 -> 2H+ + 2e-} two: 6/2 = 3.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
    computation: { kind: 'quantity', expression: '6 / 2', unit: '' },
  },
  {
    id: 'general-electrochemistry-basics-314',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'advanced',
    text: 'In a methanol fuel cell some methanol passes through the membrane to the cathode and is oxidized there directly by oxygen. What are the effects?',
    answer: 'Lower voltage, and less current from the same fuel',
    distractors: [
      {
        text: 'Lower voltage, but more current from the same fuel',
        slip: 'one-condition-only',
        teaching: 'Electrons of the methanol that crosses over never go through the wire.',
      },
      {
        text: 'Higher voltage, and more current from the same fuel',
        slip: 'reversed-trend',
        teaching: 'Oxidation at the cathode works against the reduction there.',
      },
      {
        text: 'Higher voltage, but less current from the same fuel',
        slip: 'one-condition-only',
        teaching: 'The cathode becomes less positive, so the voltage falls.',
      },
    ],
    explanation:
      'Methanol that reacts at the cathode is lost for the outer circuit, and it lowers the potential of the cathode: voltage and current from the fuel both fall.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
];
