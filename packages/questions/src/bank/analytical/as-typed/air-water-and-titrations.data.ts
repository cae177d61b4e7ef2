import type { WrittenQuestion } from '../../written-question.ts';

export const airWaterAndTitrationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-sampling-and-separation-400',
    topics: ['sampling-and-separation'],
    tests: ['greenhouse-effect'],
    difficulty: 'beginner',
    text: 'Why does \\ce{CO2} absorb infrared radiation while \\ce{N2} does not?',
    answer: 'Some of its vibrations change the dipole moment.',
    distractors: [
      {
        text: 'Its molecules have a permanent dipole moment in the ground state.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: '\\ce{CO2} is linear and nonpolar; a dipole that changes during the vibration is enough.',
      },
      {
        text: 'Its molecules are heavier and take up more heat.',
        slip: 'wrong-property',
        teaching: 'Mass does not matter; even the heavy atoms of xenon absorb no infrared radiation.',
      },
      {
        text: 'Its bonds are weaker and break in infrared radiation.',
        slip: 'wrong-mechanism',
        teaching: 'Infrared photons make bonds vibrate; they do not break them.',
      },
    ],
    explanation:
      'In the bend and the asymmetric stretch of \\ce{CO2} the dipole moment changes. The stretch of \\ce{N2} keeps it at zero, so it cannot absorb.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'analytical-sampling-and-separation-401',
    topics: ['sampling-and-separation'],
    tests: ['greenhouse-effect'],
    difficulty: 'beginner',
    text: 'Which of these gases in the air is a greenhouse gas?',
    answer: '\\ce{H2O}',
    distractors: [
      {
        text: '\\ce{N2}',
        slip: 'effect-where-none',
        teaching: 'Vibration of two identical atoms does not change the dipole moment.',
      },
      {
        text: '\\ce{O2}',
        slip: 'effect-where-none',
        teaching: 'Like \\ce{N2}, it has no dipole moment at any bond length.',
      },
      { text: '\\ce{Ar}', slip: 'effect-where-none', teaching: 'Single atoms do not vibrate at all.' },
    ],
    explanation:
      'Water vapor absorbs infrared strongly through its bend and its stretches. \\ce{N2}, \\ce{O2} and \\ce{Ar} do not absorb it.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'analytical-sampling-and-separation-402',
    topics: ['sampling-and-separation'],
    tests: ['greenhouse-effect'],
    difficulty: 'intermediate',
    text: 'Which description of the greenhouse effect is correct?',
    answer: 'The surface emits infrared radiation, which gases absorb and re-emit.',
    distractors: [
      {
        text: 'Gases absorb ultraviolet light from the sun and turn it into visible light.',
        slip: 'wrong-mechanism',
        teaching: 'The absorption of ultraviolet by ozone is a different process.',
      },
      {
        text: 'Gases reflect the sunlight back down from the upper atmosphere.',
        slip: 'wrong-mechanism',
        teaching: 'Greenhouse gases absorb and emit infrared; they do not act as a mirror.',
      },
      {
        text: 'A hole in the ozone layer lets more heat from the sun reach the surface.',
        slip: 'other-phenomenon',
        teaching: 'Ozone depletion and the greenhouse effect are two different phenomena.',
      },
    ],
    explanation:
      'Sunlight passes through the air and warms the ground. The ground emits infrared radiation; greenhouse gases absorb it and send part of it back down.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'analytical-sampling-and-separation-403',
    topics: ['sampling-and-separation'],
    tests: ['greenhouse-effect'],
    difficulty: 'intermediate',
    text: 'Methane has no dipole moment, and yet it is a greenhouse gas. How can it absorb infrared radiation?',
    answer: 'Its bends and asymmetric stretches create a dipole.',
    distractors: [
      {
        text: 'Its totally symmetric stretch creates a dipole.',
        slip: 'other-selection-rule',
        teaching: 'In this stretch all four bonds change equally, and their dipoles keep canceling.',
      },
      {
        text: 'Its electrons jump to higher levels in infrared light.',
        slip: 'other-transition',
        teaching: 'Infrared photons have too little energy for this; they excite vibrations.',
      },
      {
        text: 'Its molecules are polarized by carbon dioxide around them.',
        slip: 'wrong-cause',
        teaching: 'Isolated methane molecules absorb as well.',
      },
    ],
    explanation:
      'What matters is a dipole moment that changes during the vibration. Unsymmetrical vibrations of the tetrahedron produce one momentarily.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'analytical-sampling-and-separation-404',
    topics: ['sampling-and-separation'],
    tests: ['greenhouse-effect'],
    difficulty: 'advanced',
    text: 'One molecule of \\ce{CH4} added to today’s air has a greater warming effect than one molecule of \\ce{CO2}. What is one reason?',
    answer: 'Its absorption bands are less saturated.',
    distractors: [
      {
        text: 'It stays in the air for thousands of years.',
        slip: 'reversed-trend',
        teaching: 'Methane remains in the air for about 12 years; much of the \\ce{CO2} remains far longer.',
      },
      {
        text: 'It has a permanent dipole moment.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'Methane is tetrahedral and nonpolar.',
      },
      {
        text: 'It absorbs visible sunlight as well.',
        slip: 'other-transition',
        teaching: 'Methane is colorless.',
      },
    ],
    explanation:
      '\\ce{CO2} is so abundant that the middle of its bands already absorbs nearly everything. The bands of methane still let much infrared radiation pass, so additional gas absorbs more.',
    reference: 'LibreTexts, Environmental Chemistry, Greenhouse Gases',
  },
  {
    id: 'analytical-sampling-and-separation-405',
    topics: ['sampling-and-separation'],
    tests: ['acid-rain'],
    difficulty: 'beginner',
    text: 'Which gas formed when sulfur-containing coal is burned makes rain acidic?',
    answer: '\\ce{SO2}',
    distractors: [
      {
        text: '\\ce{H2S}',
        slip: 'oxidation-for-reduction',
        teaching: 'In a flame, sulfur is oxidized, not reduced.',
      },
      {
        text: '\\ce{CO}',
        slip: 'wrong-property',
        teaching: 'Carbon monoxide hardly dissolves and forms no acid in water.',
      },
      { text: '\\ce{N2}', slip: 'wrong-property', teaching: 'Nitrogen does not react with water.' },
    ],
    explanation:
      'Sulfur burns to \\ce{SO2}. In the air it is oxidized further and forms sulfuric acid with water.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'analytical-sampling-and-separation-406',
    topics: ['sampling-and-separation'],
    tests: ['acid-rain'],
    difficulty: 'beginner',
    text: 'Clean rain has a pH of about 5.6. Why is rain called acid rain only below this value?',
    answer: '\\ce{CO2} in the air makes all rain slightly acidic.',
    distractors: [
      {
        text: 'Pure water in contact with clean air has a pH of 5.6 because of \\ce{N2}.',
        slip: 'wrong-cause',
        teaching: 'Nitrogen forms no acid; carbon dioxide does.',
      },
      {
        text: 'pH values between 5.6 and 7 count as basic.',
        slip: 'poh-for-ph',
        teaching: 'Below pH 7, a solution is acidic at 25 °C.',
      },
      {
        text: 'Rain above pH 5.6 does not attack marble.',
        slip: 'wrong-cause',
        teaching:
          'Even clean rain slowly dissolves marble; 5.6 is simply the pH that dissolved \\ce{CO2} gives.',
      },
    ],
    explanation:
      'Dissolved \\ce{CO2} gives some carbonic acid, even in unpolluted air. Stronger acids from \\ce{SO2} and \\ce{NO_x} lower the pH further.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'analytical-sampling-and-separation-407',
    topics: ['sampling-and-separation'],
    tests: ['acid-rain'],
    difficulty: 'intermediate',
    text: 'Which equation shows why acid rain damages marble statues?',
    answer: '\\ce{CaCO3 + H2SO4 -> CaSO4 + H2O + CO2}',
    distractors: [
      {
        text: '\\ce{CaCO3 -> CaO + CO2}',
        slip: 'reaction-type-confused',
        teaching: 'This reaction requires the heat of a kiln, not acid.',
      },
      {
        text: '\\ce{CaO + H2O -> Ca(OH)2}',
        slip: 'reaction-type-confused',
        teaching: 'Marble is calcium carbonate, not lime.',
      },
      {
        text: '\\ce{Ca(OH)2 + CO2 -> CaCO3 + H2O}',
        slip: 'equation-not-reversed',
        teaching: 'This reaction, by which mortar hardens, forms carbonate instead of dissolving it.',
      },
    ],
    explanation:
      'The acid dissolves the carbonate and turns it into calcium sulfate, which crumbles and is washed away.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'analytical-sampling-and-separation-408',
    topics: ['sampling-and-separation'],
    tests: ['acid-rain'],
    difficulty: 'intermediate',
    text: 'How do power plants remove \\ce{SO2} from their flue gas?',
    answer: 'By passing it through a slurry of limestone',
    distractors: [
      {
        text: 'By passing it over a platinum catalyst with \\ce{CO}',
        slip: 'wrong-tool',
        teaching: 'This is how a car’s catalytic converter removes \\ce{NO}.',
      },
      {
        text: 'By passing it through dilute sulfuric acid',
        slip: 'wrong-tool',
        teaching: 'An acidic gas is absorbed by a base, not by an acid.',
      },
      {
        text: 'By passing it through a high smokestack into the upper air',
        slip: 'dilution-for-removal',
        teaching: 'This disperses the gas but does not remove it.',
      },
    ],
    explanation:
      '\\ce{CaCO3} neutralizes the acidic gas, forming \\ce{CaSO3}, which air oxidizes to gypsum, \\ce{CaSO4.2H2O}.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'analytical-sampling-and-separation-409',
    topics: ['sampling-and-separation'],
    tests: ['acid-rain'],
    difficulty: 'advanced',
    text: 'Two lakes receive the same acid rain. One lies on limestone, and the other lies on granite. Which becomes acidic sooner, and why?',
    answer: 'The granite lake: its water contains little \\ce{HCO3-}.',
    distractors: [
      {
        text: 'The limestone lake: its water dissolves more \\ce{CO2}.',
        slip: 'reversed-trend',
        teaching: 'Limestone supplies the base that consumes the acid.',
      },
      {
        text: 'The limestone lake: calcium ions are acidic.',
        slip: 'wrong-cause',
        teaching: '\\ce{Ca^2+} hardly reacts with water.',
      },
      {
        text: 'The granite lake: granite itself is a strong acid.',
        slip: 'wrong-cause',
        teaching: 'Granite is nearly inert; it simply supplies no base.',
      },
    ],
    explanation:
      'Limestone dissolves to give \\ce{Ca^2+} and \\ce{HCO3-}, the latter of which takes up \\ce{H+}. Over granite there is hardly any buffering.',
    reference: 'LibreTexts, Environmental Chemistry, Acid Rain',
  },
  {
    id: 'analytical-sampling-and-separation-410',
    topics: ['sampling-and-separation'],
    tests: ['eutrophication'],
    difficulty: 'beginner',
    text: 'Why do fish die in a lake into which much fertilizer has been washed?',
    answer: 'Bacteria that feed on dead algae use up oxygen.',
    distractors: [
      {
        text: 'Nitrate poisons fish even at low concentrations.',
        slip: 'wrong-cause',
        teaching: 'At such levels the nutrient itself does not kill fish.',
      },
      {
        text: 'Algae that feed on nitrate use up oxygen from the air.',
        slip: 'wrong-mechanism',
        teaching: 'Living algae release oxygen in the light; the decay of dead ones uses it up.',
      },
      {
        text: 'Bacteria that feed on nitrate make the water acidic.',
        slip: 'wrong-cause',
        teaching: 'Acidity is not the cause; the lack of oxygen kills the fish.',
      },
    ],
    explanation:
      'Nutrients feed an algal bloom; dead algae are decomposed by bacteria that consume dissolved oxygen: eutrophication.',
    reference: 'LibreTexts, Environmental Chemistry, Eutrophication',
  },
  {
    id: 'analytical-sampling-and-separation-411',
    topics: ['sampling-and-separation'],
    tests: ['eutrophication'],
    difficulty: 'intermediate',
    text: 'A lake has plenty of nitrate but very little phosphate. Which measure best limits the growth of algae?',
    answer: 'Keeping phosphate out',
    distractors: [
      {
        text: 'Keeping nitrate out',
        slip: 'wrong-property',
        teaching: 'Nitrate is in excess; some blue-green algae even fix nitrogen from the air.',
      },
      {
        text: 'Adding potassium nitrate',
        slip: 'remedy-worsens',
        teaching: 'Nitrate is already plentiful; more of it does not slow the algae.',
      },
      {
        text: 'Raising the temperature',
        slip: 'remedy-worsens',
        teaching: 'Algae grow faster in warm water.',
      },
    ],
    explanation:
      'Growth is limited by the scarcest nutrient, here phosphate: less phosphate means fewer algae.',
    reference: 'LibreTexts, Environmental Chemistry, Eutrophication',
  },
  {
    id: 'analytical-sampling-and-separation-412',
    topics: ['sampling-and-separation'],
    tests: ['eutrophication'],
    difficulty: 'intermediate',
    text: 'Sewage treatment plants remove phosphate by adding iron(III) chloride. How does this work?',
    answer: 'Insoluble \\ce{FePO4} precipitates.',
    distractors: [
      {
        text: 'Soluble \\ce{FePO4} is washed out.',
        slip: 'solubility-rule',
        teaching: '\\ce{FePO4} is hardly soluble; were it soluble, the phosphate would stay in the water.',
      },
      {
        text: 'Volatile \\ce{H3PO4} evaporates.',
        slip: 'property-misjudged',
        teaching: 'Phosphoric acid does not evaporate from water.',
      },
      {
        text: 'Chloride ions replace phosphate in the sludge.',
        slip: 'wrong-mechanism',
        teaching: 'Chloride is a spectator ion here.',
      },
    ],
    explanation: '\\ce{Fe^3+(aq) + PO4^3-(aq) -> FePO4(s)}: the solid settles with the sludge.',
    reference: 'LibreTexts, Environmental Chemistry, Eutrophication',
  },
  {
    id: 'analytical-sampling-and-separation-414',
    topics: ['sampling-and-separation'],
    tests: ['eutrophication'],
    difficulty: 'advanced',
    text: 'In summer the deep water of a nutrient-rich lake loses its oxygen, and phosphate is released from the sediment. Which change releases the phosphate?',
    answer: '\\ce{Fe^3+} in the sediment is reduced to \\ce{Fe^2+}.',
    distractors: [
      {
        text: '\\ce{Fe^2+} in the sediment is oxidized to \\ce{Fe^3+}.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'Without oxygen, reduction takes place, and iron(III) would bind phosphate, not release it.',
      },
      {
        text: '\\ce{PO4^3-} in the sediment is reduced to \\ce{PH3}.',
        slip: 'overgeneralised-rule',
        teaching: 'Phosphate is hardly ever reduced under these conditions.',
      },
      {
        text: '\\ce{PH3} in the sediment is oxidized to \\ce{PO4^3-}.',
        slip: 'event-invented',
        teaching:
          'Without oxygen, reduction takes place, and the phosphorus in the sediment is already phosphate.',
      },
    ],
    explanation:
      'Iron(III) oxides bind phosphate. Without oxygen, bacteria reduce them to soluble iron(II), and the phosphate returns to the water, where it feeds new algal growth.',
    reference: 'LibreTexts, Environmental Chemistry, Eutrophication',
  },
  {
    id: 'analytical-sampling-and-separation-415',
    topics: ['sampling-and-separation'],
    tests: ['ocean-acidification'],
    difficulty: 'beginner',
    text: 'How does carbon dioxide from the air affect seawater when it dissolves?',
    answer: 'It lowers the pH and the carbonate concentration.',
    distractors: [
      {
        text: 'It lowers the pH and raises the carbonate concentration.',
        slip: 'one-side-only',
        teaching: 'The acid turns \\ce{CO3^2-} into \\ce{HCO3-}.',
      },
      {
        text: 'It raises the pH and the carbonate concentration.',
        slip: 'wrong-sign',
        teaching: '\\ce{CO2} is an acidic oxide, so the pH falls.',
      },
      {
        text: 'It leaves the pH unchanged, because the sea is perfectly buffered.',
        slip: 'effect-where-none',
        teaching:
          'A buffer lessens the change in pH but does not prevent it; the pH of the surface ocean has fallen by about 0.1 since preindustrial times.',
      },
    ],
    explanation:
      'The reaction \\ce{CO2 + H2O + CO3^2- -> 2HCO3-} consumes carbonate, and the concentration of \\ce{H+} rises.',
    reference: 'LibreTexts, Environmental Chemistry, Ocean Acidification',
  },
  {
    id: 'analytical-sampling-and-separation-416',
    topics: ['sampling-and-separation'],
    tests: ['fractional-composition'],
    uses: ['ocean-acidification'],
    difficulty: 'intermediate',
    text: 'The sea has a pH of 8.1. Which form of dissolved carbonate is the most abundant there? (p*K*_{a1} = 5.9, p*K*_{a2} = 8.9 in seawater)',
    answer: '\\ce{HCO3-}',
    distractors: [
      {
        text: '\\ce{CO3^2-}',
        slip: 'pka-too-far',
        teaching: 'Carbonate is the main form only above pH 8.9.',
      },
      {
        text: '\\ce{H2CO3} and \\ce{CO2}',
        slip: 'pka-too-far',
        teaching: 'These are the main forms only below pH 5.9.',
      },
      {
        text: '\\ce{HCO3-} and \\ce{CO3^2-} in equal amounts',
        slip: 'half-equivalence-for-equivalence',
        teaching: 'They are equal at pH 8.9.',
      },
    ],
    explanation:
      'Between the two p*K*_{a} values, hydrogen carbonate is the main form; here it makes up about 86%.',
    reference: 'LibreTexts, Environmental Chemistry, Ocean Acidification',
  },
  {
    id: 'analytical-sampling-and-separation-417',
    topics: ['sampling-and-separation'],
    tests: ['ocean-acidification'],
    difficulty: 'intermediate',
    text: 'Why do shells of \\ce{CaCO3} dissolve more readily as the sea takes up \\ce{CO2}?',
    answer: '[\\ce{CO3^2-}] falls, so *Q* drops toward *K*_{sp}.',
    distractors: [
      {
        text: '[\\ce{Ca^2+}] falls, so *Q* rises above *K*_{sp}.',
        slip: 'wrong-ion',
        teaching:
          'The calcium concentration hardly changes, and *Q* above *K*_{sp} would cause precipitation.',
      },
      {
        text: '[\\ce{Ca^2+}] rises, so *Q* exceeds *K*_{sp}.',
        slip: 'reversed-cause',
        teaching: 'More calcium would make \\ce{CaCO3} precipitate, not dissolve.',
      },
      {
        text: '[\\ce{CO3^2-}] rises, so *Q* exceeds *K*_{sp}.',
        slip: 'wrong-sign',
        teaching: 'The acid consumes carbonate.',
      },
    ],
    explanation:
      '*Q* = [\\ce{Ca^2+}][\\ce{CO3^2-}] becomes smaller; where it falls below *K*_{sp}, \\ce{CaCO3} dissolves.',
    reference: 'LibreTexts, Environmental Chemistry, Ocean Acidification',
  },
  {
    id: 'analytical-sampling-and-separation-418',
    topics: ['sampling-and-separation'],
    tests: ['ocean-acidification'],
    difficulty: 'intermediate',
    text: 'The mean pH of the surface ocean fell from 8.20 to 8.10. By what percentage did [\\ce{H+}] rise?',
    answer: '26%',
    distractors: [
      {
        text: '1.2%',
        slip: 'linear-for-logarithmic',
        teaching: 'The pH is logarithmic; the percentage change in the pH itself means little.',
        expression: '(8.20 - 8.10) / 8.20 * 100',
      },
      {
        text: '10%',
        slip: 'linear-for-logarithmic',
        teaching: 'A change of 0.10 in pH is a factor of 10^{0.10} in concentration.',
        expression: '(8.20 - 8.10) * 100',
      },
      {
        text: '79%',
        slip: 'inverted-ratio',
        teaching: '10^{−0.10} = 0.79 is the ratio of the old value to the new one.',
        expression: '10^(-0.1) * 100',
      },
    ],
    explanation: '10^{0.10} = 1.26: the concentration of hydrogen ions rose by 26%.',
    reference: 'LibreTexts, Environmental Chemistry, Ocean Acidification',
    computation: { kind: 'quantity', expression: '(10^0.1-1)*100', unit: '%' },
  },
  {
    id: 'analytical-sampling-and-separation-419',
    topics: ['sampling-and-separation'],
    tests: ['ocean-acidification'],
    difficulty: 'advanced',
    text: 'Corals build \\ce{CaCO3} from \\ce{Ca^2+} and \\ce{HCO3-}. Does this process itself remove \\ce{CO2} from the water?',
    answer: 'No, it releases \\ce{CO2}.',
    distractors: [
      {
        text: 'Yes, one \\ce{CO2} for each \\ce{CaCO3}.',
        slip: 'ignored-one-product',
        teaching: 'Two \\ce{HCO3-} are used: one becomes carbonate, the other \\ce{CO2}.',
      },
      {
        text: 'Yes, two \\ce{CO2} for each \\ce{CaCO3}.',
        slip: 'wrong-sign',
        teaching: 'The number two is right for \\ce{HCO3-}, but no \\ce{CO2} is taken up.',
      },
      {
        text: 'No, \\ce{CO2} is not involved.',
        slip: 'ignored-one-product',
        teaching:
          'Charge balance requires two hydrogen carbonate ions, and one of them ends up as \\ce{CO2}.',
      },
    ],
    explanation:
      '\\ce{Ca^2+ + 2HCO3- -> CaCO3 + CO2 + H2O}: precipitation lowers the alkalinity and releases \\ce{CO2}.',
    reference: 'LibreTexts, Environmental Chemistry, Ocean Acidification',
  },
  {
    id: 'analytical-precipitation-titrations-400',
    topics: ['precipitation-titrations'],
    tests: ['tests-for-ions'],
    uses: ['argentometric-titrations'],
    difficulty: 'beginner',
    text: 'A silver halide precipitate dissolves in dilute ammonia. Which halide ion was in the solution?',
    answer: '\\ce{Cl-}',
    distractors: [
      {
        text: '\\ce{Br-}',
        slip: 'test-of-another-ion',
        teaching: 'Silver bromide needs concentrated ammonia.',
      },
      {
        text: '\\ce{I-}',
        slip: 'test-of-another-ion',
        teaching: 'Silver iodide does not dissolve even in concentrated ammonia.',
      },
      {
        text: '\\ce{F-}',
        slip: 'solubility-rule',
        teaching: 'Silver fluoride is soluble, so no precipitate forms.',
      },
    ],
    explanation:
      'Of the silver halide precipitates, only the most soluble, white \\ce{AgCl}, dissolves in dilute ammonia as \\ce{[Ag(NH3)2]+}.',
    reference: 'OpenStax Chemistry 2e, section 15.3',
  },
  {
    id: 'analytical-precipitation-titrations-401',
    topics: ['precipitation-titrations'],
    tests: ['tests-for-ions'],
    uses: ['argentometric-titrations'],
    difficulty: 'beginner',
    text: 'What are the colors of the precipitates that \\ce{Cl-}, \\ce{Br-} and \\ce{I-}, in this order, give with silver nitrate?',
    answer: 'White, cream, yellow',
    distractors: [
      {
        text: 'Yellow, cream, white',
        slip: 'reversed-trend',
        teaching: 'The color deepens from chloride to iodide.',
      },
      {
        text: 'White, yellow, cream',
        slip: 'exchanged-signals',
        teaching: 'Iodide gives the yellow precipitate.',
      },
      {
        text: 'Cream, white, yellow',
        slip: 'exchanged-signals',
        teaching: 'Chloride gives the white precipitate, and bromide gives the cream one.',
      },
    ],
    explanation: '\\ce{AgCl} is white, \\ce{AgBr} cream and \\ce{AgI} yellow.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'analytical-precipitation-titrations-402',
    topics: ['precipitation-titrations'],
    tests: ['tests-for-ions'],
    uses: ['argentometric-titrations'],
    difficulty: 'intermediate',
    text: 'Why is dilute nitric acid added before silver nitrate in the test for halide ions?',
    answer: 'It destroys carbonate, which would give a precipitate too.',
    distractors: [
      {
        text: 'It oxidizes the halide ions to the elements.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Dilute nitric acid does not oxidize the halide ions, which are needed for the test.',
      },
      {
        text: 'It dissolves the silver halide that forms.',
        slip: 'precipitates-the-analyte',
        teaching: 'Silver halides do not dissolve in dilute nitric acid.',
      },
      {
        text: 'It supplies the nitrate for a complex with silver.',
        slip: 'wrong-mechanism',
        teaching: 'Nitrate is a spectator ion.',
      },
    ],
    explanation:
      'A precipitate of \\ce{Ag2CO3} would give a false positive. Acid turns carbonate into \\ce{CO2}. Hydrochloric acid would not be suitable because it adds chloride.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'analytical-precipitation-titrations-403',
    topics: ['precipitation-titrations'],
    tests: ['tests-for-ions'],
    uses: ['argentometric-titrations'],
    difficulty: 'intermediate',
    text: 'A student acidifies a sample with hydrochloric acid and then adds silver nitrate. Why is the halide test now meaningless?',
    answer: 'The acid itself gives \\ce{AgCl}.',
    distractors: [
      {
        text: 'The acid dissolves every silver halide.',
        slip: 'solubility-rule',
        teaching: '\\ce{AgCl} does not dissolve in dilute acid.',
      },
      {
        text: 'The acid reduces the silver ions.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Hydrogen ions and chloride do not reduce \\ce{Ag+}.',
      },
      {
        text: 'The acid turns all halides into \\ce{Cl2}.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: '\\ce{HCl} does not oxidize halide ions.',
      },
    ],
    explanation:
      'Chloride from the acid gives a white precipitate with any sample. Nitric acid must be used.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'analytical-redox-titrations-400',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'beginner',
    text: 'In \\ce{I2 + 2S2O3^2- -> 2I- + S4O6^2-}, what amount of iodine reacts with 25.00 mL of 0.1000 mol/L thiosulfate?',
    answer: '1.250 mmol',
    distractors: [
      {
        text: '2.500 mmol',
        slip: 'ignored-coefficients',
        teaching: 'One iodine molecule needs two thiosulfate ions.',
        expression: '25 * 0.1',
      },
      {
        text: '5.000 mmol',
        slip: 'inverted-ratio',
        teaching: 'The ratio is 1 iodine to 2 thiosulfate, so the amount is halved, not doubled.',
        expression: '25 * 0.1 * 2',
      },
      {
        text: '1.667 mmol',
        slip: 'part-to-part-for-part-to-whole',
        teaching:
          'Two of the three reacting particles are thiosulfate, but each iodine molecule needs two of them, so the amount is halved.',
        expression: '25 * 0.1 * 2 / 3',
      },
    ],
    explanation: '*n*(\\ce{S2O3^2-}) = 2.500 mmol; half as much iodine reacts: 1.250 mmol.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
    computation: { kind: 'quantity', expression: '25*0.1/2', unit: 'mmol' },
  },
  {
    id: 'analytical-redox-titrations-401',
    topics: ['redox-titrations'],
    tests: ['oxidation-numbers'],
    uses: ['iodometric-titrations'],
    difficulty: 'beginner',
    text: 'What are the average oxidation numbers of sulfur in \\ce{S2O3^2-} and in \\ce{S4O6^2-}?',
    answer: '+2 and +2.5',
    distractors: [
      {
        text: '+4 and +10',
        slip: 'forgot-subscript',
        teaching: 'The sum for all sulfur atoms must be divided by their number.',
      },
      {
        text: '+2.5 and +2',
        slip: 'equation-not-reversed',
        teaching: 'Thiosulfate is oxidized by iodine, so the oxidation number rises.',
      },
      {
        text: '+4 and +2.5',
        slip: 'one-part-right',
        teaching: 'In \\ce{S2O3^2-}, the total of +4 is shared by two sulfur atoms.',
      },
    ],
    explanation:
      '\\ce{S2O3^2-}: 2*x* − 6 = −2, *x* = +2. \\ce{S4O6^2-}: 4*x* − 12 = −2, *x* = +2.5. Thiosulfate is oxidized, and iodine is reduced.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
  },
  {
    id: 'analytical-redox-titrations-402',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'intermediate',
    text: 'A brown iodine solution is titrated with thiosulfate. What colors are observed just before starch is added near the end, just after it is added, and at the end point?',
    answer: 'Pale yellow, blue-black, colorless',
    distractors: [
      {
        text: 'Colorless, blue-black, brown',
        slip: 'reversed-cause',
        teaching: 'Iodine is used up, so its color disappears at the end.',
      },
      {
        text: 'Brown, colorless, blue-black',
        slip: 'reversed-cause',
        teaching: 'Starch turns blue with iodine still present; the blue vanishes at the end.',
      },
      {
        text: 'Pale yellow, colorless, blue-black',
        slip: 'exchanged-signals',
        teaching:
          'The blue-black color shows that iodine is present, which is the case before the end point.',
      },
    ],
    explanation:
      'Starch is added when little iodine is left (pale yellow); the blue-black iodine–starch complex vanishes at the end point.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
  },
  {
    id: 'analytical-redox-titrations-403',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'intermediate',
    text: 'Copper(II) is determined by \\ce{2Cu^2+ + 4I- -> 2CuI + I2} and titration of the iodine with thiosulfate. How many moles of thiosulfate correspond to one mole of copper?',
    answer: '1',
    distractors: [
      {
        text: '2',
        slip: 'one-ratio-of-two',
        teaching: 'One \\ce{I2} needs two \\ce{S2O3^2-}, but it came from two \\ce{Cu^2+}.',
        expression: '2',
      },
      {
        text: '0.25',
        slip: 'inverted-ratio',
        teaching: 'Half an \\ce{I2} needs one thiosulfate; the half is doubled, not halved again.',
        expression: '1 / 2 / 2',
      },
      {
        text: '0.5',
        slip: 'one-ratio-of-two',
        teaching: 'One \\ce{Cu^2+} gives half an \\ce{I2}, which needs one thiosulfate.',
        expression: '1 / 2',
      },
    ],
    explanation: '2 \\ce{Cu^2+} → 1 \\ce{I2} → 2 \\ce{S2O3^2-}: the ratio is 1 : 1.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
    computation: { kind: 'quantity', expression: '2/2', unit: '' },
  },
  {
    id: 'analytical-redox-titrations-404',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'beginner',
    text: 'Vitamin C is titrated with iodine: \\ce{C6H8O6 + I2 -> C6H6O6 + 2I- + 2H+}. What marks the end point when starch is used as the indicator?',
    answer: 'The first lasting blue color',
    distractors: [
      {
        text: 'The disappearance of the blue color',
        slip: 'reversed-cause',
        teaching: 'This marks the end point when iodine is titrated with thiosulfate.',
      },
      {
        text: 'A lasting pink color',
        slip: 'color-of-another-substance',
        teaching: 'Pink belongs to phenolphthalein or permanganate.',
      },
      {
        text: 'A white precipitate',
        slip: 'effect-where-none',
        teaching: 'No precipitate forms in this titration.',
      },
    ],
    explanation:
      'Iodine is used up as long as vitamin C is left. The first excess gives the blue color with starch.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
  },
  {
    id: 'analytical-redox-titrations-405',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'intermediate',
    text: 'A 20.0 mL sample of juice requires 15.0 mL of 0.00500 mol/L iodine; vitamin C (176 g/mol) reacts with iodine 1 : 1. What mass of vitamin C does 100 mL of juice contain?',
    answer: '66.0 mg',
    distractors: [
      {
        text: '13.2 mg',
        slip: 'forgot-sample-volume',
        teaching: 'This is the mass in 20.0 mL; 100 mL contains five times as much.',
        expression: '15.0 * 0.005 * 176',
      },
      {
        text: '132 mg',
        slip: 'ignored-coefficients',
        teaching: 'The ratio is 1 : 1, not 2 : 1.',
        expression: '(15.0 * 2) * 0.005 * 176 * 5',
      },
      {
        text: '33.0 mg',
        slip: 'ignored-coefficients',
        teaching: 'The ratio is 1 : 1; the amount must not be halved.',
        expression: '(15.0 / 2) * 0.005 * 176 * 5',
      },
    ],
    explanation:
      '*n* = 15.0 mL × 0.00500 mol/L = 0.0750 mmol; 0.0750 mmol × 176 g/mol = 13.2 mg in 20.0 mL, so 66.0 mg in 100 mL.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
    computation: { kind: 'quantity', expression: '15.0*0.005*176*5', unit: 'mg' },
  },
  {
    id: 'analytical-redox-titrations-406',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'intermediate',
    text: 'A juice sample is left open for two days before its vitamin C is titrated with iodine. How does this affect the result?',
    answer: 'It is too low because air oxidizes vitamin C.',
    distractors: [
      {
        text: 'It is too high because some of the iodine evaporates.',
        slip: 'effect-where-none',
        teaching: 'The iodine is added later, so its concentration does not change.',
      },
      {
        text: 'It is too low because vitamin C evaporates.',
        slip: 'wrong-mechanism',
        teaching: 'Vitamin C is not volatile.',
      },
      {
        text: 'It is too high because vitamin C becomes more acidic.',
        slip: 'wrong-mechanism',
        teaching: 'Its acid strength plays no part in this redox titration.',
      },
    ],
    explanation:
      'Ascorbic acid is oxidized by oxygen to dehydroascorbic acid, which no longer reacts with iodine.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
  },
  {
    id: 'analytical-redox-titrations-407',
    topics: ['redox-titrations'],
    tests: ['iodometric-titrations'],
    difficulty: 'intermediate',
    text: 'Orange juice also contains citric acid. Why is vitamin C better determined with iodine than with sodium hydroxide?',
    answer: 'Iodine does not react with citric acid.',
    distractors: [
      {
        text: 'Sodium hydroxide does not react with vitamin C.',
        slip: 'effect-where-none',
        teaching: 'It does react; vitamin C is an acid, but not the only one in the juice.',
      },
      {
        text: 'Iodine does not react with vitamin C.',
        slip: 'effect-where-none',
        teaching: 'Iodine oxidizes vitamin C; without this reaction there would be no titration.',
      },
      {
        text: 'Sodium hydroxide does not react with citric acid.',
        slip: 'effect-where-none',
        teaching: 'It does react: it neutralizes every acid in the juice and so cannot distinguish them.',
      },
    ],
    explanation:
      'NaOH titrates all acids together. Iodine oxidizes vitamin C, but not citric acid: the redox titration is selective.',
    reference: 'Harris, Quantitative Chemical Analysis, 9th ed., chapter 16',
  },
  {
    id: 'analytical-concentration-units-400',
    topics: ['concentration-units'],
    tests: ['normality'],
    difficulty: 'beginner',
    text: 'What is the equivalent weight of \\ce{Ca(OH)2} (molar mass 74 g/mol) as a base?',
    answer: '37 g',
    distractors: [
      {
        text: '74 g',
        slip: 'counted-ions-wrong',
        teaching: 'One formula unit gives two hydroxide ions, so the molar mass must be divided by two.',
        expression: '74',
      },
      {
        text: '57 g',
        slip: 'wrong-part-subtracted',
        teaching:
          'This subtracts one hydroxide ion from the formula; instead, the molar mass is divided by two.',
        expression: '74 - 17',
      },
      {
        text: '148 g',
        slip: 'multiplied-for-divided',
        teaching: 'The molar mass is divided by two, not multiplied.',
        expression: '74 * 2',
      },
    ],
    explanation: 'Equivalent weight = molar mass/n-factor = 74/2 = 37 g.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, 9th ed., appendix 7',
    computation: { kind: 'quantity', expression: '74/2', unit: 'g' },
  },
  {
    id: 'analytical-concentration-units-401',
    topics: ['concentration-units'],
    tests: ['normality'],
    difficulty: 'intermediate',
    text: 'How many moles of electrons does one mole of \\ce{K2Cr2O7} take up (its n-factor) as an oxidant in acid, where \\ce{Cr^3+} forms?',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'one-atom-only',
        teaching: 'Each chromium takes up 3 electrons, and there are two of them.',
        expression: '(6 - 3)',
      },
      {
        text: '2',
        slip: 'charge-turned-around',
        teaching: 'The number 2 is the charge of the dichromate ion, not the number of electrons.',
        expression: '2',
      },
      {
        text: '12',
        slip: 'oxidation-number-for-change',
        teaching:
          'The product 2 × 6 uses the oxidation numbers themselves; what matters is the change from +6 to +3.',
        expression: '2 * (6)',
      },
    ],
    explanation: 'Each Cr goes from +6 to +3; two atoms take up 6 electrons per formula unit.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, 9th ed., appendix 7',
    computation: { kind: 'quantity', expression: '2*(6-3)', unit: '' },
  },
  {
    id: 'analytical-concentration-units-402',
    topics: ['concentration-units'],
    tests: ['normality'],
    difficulty: 'intermediate',
    text: 'How many moles of electrons does one mole of \\ce{FeC2O4} give up (its n-factor) when acidic permanganate oxidizes it to \\ce{Fe^3+} and \\ce{CO2}?',
    answer: '3',
    distractors: [
      {
        text: '1',
        slip: 'one-atom-only',
        teaching: 'Iron gives up one electron, but the oxalate ion gives up two more.',
        expression: '1',
      },
      {
        text: '2',
        slip: 'one-atom-only',
        teaching: 'Oxalate gives up two electrons, but iron gives up one more.',
        expression: '2',
      },
      {
        text: '5',
        slip: 'wrong-reference',
        teaching: 'The number 5 is the n-factor of permanganate.',
        expression: '5',
      },
    ],
    explanation: '\\ce{Fe^2+} loses 1 electron, and \\ce{C2O4^2-} loses 2 (two C from +3 to +4): 3 in all.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, 9th ed., appendix 7',
    computation: { kind: 'quantity', expression: '1+2', unit: '' },
  },
  {
    id: 'analytical-concentration-units-403',
    topics: ['concentration-units'],
    tests: ['normality'],
    difficulty: 'intermediate',
    text: 'A 24.5 g sample of \\ce{H2SO4} (98.0 g/mol) is dissolved to make 500 mL of solution. What is its normality for complete neutralization?',
    answer: '1.00 N',
    distractors: [
      {
        text: '0.500 N',
        slip: 'answered-another-quantity',
        teaching: 'This is the molarity; each mole has two equivalents.',
        expression: '24.5 / 98 / 0.5',
      },
      {
        text: '0.250 N',
        slip: 'divided-for-multiplied',
        teaching: 'The molarity is multiplied by the number of equivalents per mole, 2, not divided by it.',
        expression: '24.5 / 98 / 2 / 0.5',
      },
      {
        text: '2.00 N',
        slip: 'counted-twice',
        teaching:
          'The factor of 2 equivalents per mole was applied twice; the 0.250 mol is 0.500 equivalents, and these are in 0.500 L.',
        expression: '24.5 / 98 * 2 / 0.5 * 2',
      },
    ],
    explanation: '24.5 g/(98.0 g/mol) = 0.250 mol, which is 0.500 equivalents; in 0.500 L, this is 1.00 N.',
    reference: 'Skoog, West, Holler & Crouch, Fundamentals of Analytical Chemistry, 9th ed., appendix 7',
    computation: { kind: 'quantity', expression: '24.5/98*2/0.5', unit: 'N' },
  },
];
