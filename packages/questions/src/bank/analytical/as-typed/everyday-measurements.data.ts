import type { WrittenQuestion } from '../../written-question.ts';

export const everydayMeasurementsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'analytical-complexometric-titrations-600',
    topics: ['complexometric-titrations'],
    tests: ['water-hardness'],
    difficulty: 'beginner',
    text: 'Why is the temporary hardness of water called temporary?',
    answer: 'Boiling removes it.',
    distractors: [
      {
        text: 'Freezing removes it.',
        slip: 'other-process',
        teaching: 'The ions are back in the water when the ice melts.',
      },
      {
        text: 'Filtering removes it.',
        slip: 'wrong-tool',
        teaching: 'The ions are dissolved and pass through the filter.',
      },
      {
        text: 'Standing in air overnight removes it.',
        slip: 'effect-where-none',
        teaching: 'The loss of \\ce{CO2} at room temperature is far too slow and too small.',
      },
    ],
    explanation:
      'On boiling, \\ce{Ca(HCO3)2} gives \\ce{CaCO3}, which settles: \\ce{Ca^2+ + 2HCO3- -> CaCO3 + H2O + CO2}. Boiling removes it.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'analytical-complexometric-titrations-601',
    topics: ['complexometric-titrations'],
    tests: ['water-hardness'],
    difficulty: 'beginner',
    text: 'Which pair of dissolved substances causes permanent hardness?',
    answer: '\\ce{CaSO4} and \\ce{MgCl2}',
    distractors: [
      {
        text: '\\ce{Ca(HCO3)2} and \\ce{Mg(HCO3)2}',
        slip: 'wrong-ion',
        teaching: 'These cause temporary hardness, which boiling removes.',
      },
      {
        text: '\\ce{Na2SO4} and \\ce{NaCl}',
        slip: 'wrong-ion',
        teaching: 'Sodium ions do not make water hard.',
      },
      {
        text: '\\ce{K2SO4} and \\ce{NaCl}',
        slip: 'wrong-ion',
        teaching: 'Neither potassium nor sodium ions make water hard.',
      },
    ],
    explanation:
      'Calcium and magnesium ions accompanied by anions other than hydrogen carbonate stay dissolved on boiling. This is the case with \\ce{CaSO4} and \\ce{MgCl2}.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'analytical-complexometric-titrations-602',
    topics: ['complexometric-titrations'],
    tests: ['water-hardness'],
    difficulty: 'intermediate',
    text: 'Which substance removes both temporary and permanent hardness from water by precipitation?',
    answer: '\\ce{Na2CO3}',
    distractors: [
      {
        text: '\\ce{NaCl}',
        slip: 'wrong-ion',
        teaching: 'Chloride precipitates neither calcium nor magnesium.',
      },
      { text: '\\ce{CaCl2}', slip: 'wrong-ion', teaching: 'Calcium chloride adds more calcium ions.' },
      {
        text: '\\ce{HCl}',
        slip: 'remedy-worsens',
        teaching: 'Acid dissolves limescale and leaves the calcium in the water.',
      },
    ],
    explanation:
      'Carbonate ions from washing soda, \\ce{Na2CO3}, precipitate \\ce{CaCO3} whatever the other anion is.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
  },
  {
    id: 'analytical-complexometric-titrations-603',
    topics: ['complexometric-titrations', 'chromatography'],
    tests: ['water-hardness'],
    uses: ['ion-exchange-chromatography'],
    difficulty: 'intermediate',
    text: 'An ion-exchange softener exchanges calcium ions for sodium ions. What amount of \\ce{Na+} is released for 1.5 mmol of \\ce{Ca^2+} removed?',
    answer: '3.0 mmol',
    distractors: [
      {
        text: '1.5 mmol',
        slip: 'charges-exchanged',
        teaching: 'One \\ce{Na+} carries only half the charge of \\ce{Ca^2+}.',
        expression: '1.5',
      },
      {
        text: '0.75 mmol',
        slip: 'inverted-ratio',
        teaching: 'Two sodium ions are released for each calcium ion, not the reverse.',
        expression: '1.5 / 2',
      },
      {
        text: '2.25 mmol',
        slip: 'needless-square',
        teaching: 'The charges must be balanced; the amount is not squared.',
        expression: '1.5^2',
      },
    ],
    explanation: 'Charge must balance: 2 \\ce{Na+} for each \\ce{Ca^2+}, so 3.0 mmol.',
    reference: 'OpenStax Chemistry 2e, section 18.6',
    computation: { kind: 'quantity', expression: '1.5*2', unit: 'mmol' },
  },
  {
    id: 'analytical-acid-base-titrations-600',
    topics: ['acid-base-titrations'],
    tests: ['kjeldahl-analysis'],
    difficulty: 'beginner',
    text: 'In the Dumas determination of nitrogen in an organic compound, what is measured at the end?',
    answer: 'The volume of \\ce{N2}',
    distractors: [
      {
        text: 'The volume of acid used by \\ce{NH3}',
        slip: 'wrong-tool',
        teaching: 'This is measured in the Kjeldahl method.',
      },
      {
        text: 'The mass of \\ce{AgCl}',
        slip: 'wrong-tool',
        teaching: 'The mass of a silver halide is measured to determine a halogen (Carius method).',
      },
      {
        text: 'The mass of \\ce{CO2}',
        slip: 'wrong-fraction',
        teaching: 'Carbon dioxide is absorbed by potassium hydroxide solution.',
      },
    ],
    explanation:
      'The compound is burned with copper(II) oxide, nitrogen oxides are reduced over copper, and \\ce{CO2} is absorbed, so the volume of \\ce{N2} is left to be measured.',
    reference: 'LibreTexts Chemistry, Quantitative Organic Analysis',
  },
  {
    id: 'analytical-acid-base-titrations-601',
    topics: ['acid-base-titrations', 'gravimetry'],
    tests: ['gas-stoichiometry'],
    uses: ['kjeldahl-analysis'],
    difficulty: 'intermediate',
    text: 'A 0.300 g sample of a compound gave 56.0 mL of \\ce{N2} (dry, 0 °C, 1 atm: 22 400 mL/mol) by the Dumas method. What is its mass percentage of nitrogen? (*M*(\\ce{N}) = 14.0 g/mol)',
    answer: '23.3%',
    distractors: [
      {
        text: '11.7%',
        slip: 'ignored-atoms-per-formula',
        teaching: 'The molar mass of \\ce{N2} is 28.0 g/mol, not that of a single nitrogen atom.',
        expression: '100 * 56.0 / 22400 * 14.0 / 0.300',
      },
      {
        text: '46.7%',
        slip: 'counted-twice',
        teaching: 'The two atoms in \\ce{N2} were counted twice.',
        expression: '100 * 56.0 / 22400 * 2 * 28.0 / 0.300',
      },
      {
        text: '18.7%',
        slip: 'volumes-for-amounts',
        teaching: 'This is the volume in mL divided by the mass in mg; the mass of nitrogen is needed.',
        expression: '56.0 / 300 * 100',
      },
    ],
    explanation: '56.0/22 400 × 28.0 = 0.0700 g of nitrogen; 0.0700/0.300 = 23.3%.',
    reference: 'LibreTexts Chemistry, Quantitative Organic Analysis',
    computation: { kind: 'quantity', expression: '100*56.0/22400*28.0/0.300', unit: '%' },
  },
  {
    id: 'analytical-acid-base-titrations-602',
    topics: ['acid-base-titrations'],
    tests: ['kjeldahl-analysis'],
    difficulty: 'intermediate',
    text: 'For which compound does the Kjeldahl method, without extra steps, give too low a nitrogen content, while the Dumas method finds all of the nitrogen?',
    answer: 'Nitrobenzene',
    distractors: [
      {
        text: 'Urea',
        slip: 'effect-where-none',
        teaching: 'Its amide nitrogen turns into ammonium sulfate.',
      },
      {
        text: 'Alanine',
        slip: 'effect-where-none',
        teaching: 'The amino nitrogen of amino acids is completely converted to ammonium sulfate.',
      },
      {
        text: 'Acetamide',
        slip: 'effect-where-none',
        teaching: 'Amide nitrogen turns into ammonium sulfate.',
      },
    ],
    explanation:
      'Sulfuric acid does not completely convert the nitrogen of nitro groups, azo groups and rings (pyridine) to ammonium ions, whereas combustion gives all of it as \\ce{N2}. The compound is nitrobenzene.',
    reference: 'LibreTexts Chemistry, Quantitative Organic Analysis',
  },
  {
    id: 'analytical-chromatography-600',
    topics: ['chromatography'],
    tests: ['high-performance-liquid-chromatography'],
    difficulty: 'intermediate',
    text: 'A gradient HPLC run in which only mobile phase is injected shows small peaks. How can one tell that these ghost peaks come from the mobile phase?',
    answer: 'They grow with a longer equilibration at the start.',
    distractors: [
      {
        text: 'They grow with a larger injected sample.',
        slip: 'wrong-cause',
        teaching:
          'Only mobile phase was injected; growth with the sample size would point to the sample as the source.',
      },
      {
        text: 'They vanish at another detection wavelength.',
        slip: 'effect-where-none',
        teaching: 'Any peak can vanish at another wavelength.',
      },
      {
        text: 'They move when the column is shortened.',
        slip: 'effect-where-none',
        teaching: 'Every retained peak moves when the column is shortened.',
      },
    ],
    explanation:
      'Impurities in the weak solvent collect at the top of the column while it equilibrates and elute in the gradient; a larger volume brings in more of them. The peaks grow with a longer equilibration.',
    reference: 'LibreTexts Chemistry, Instrumental Analysis: HPLC',
  },
  {
    id: 'analytical-chromatography-601',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    difficulty: 'intermediate',
    text: 'In GC, a blank run right after a concentrated sample shows the same peaks, only much smaller; a second blank shows none. What are these ghost peaks?',
    answer: 'Carryover in the injector or syringe',
    distractors: [
      {
        text: 'Bleed of the stationary phase',
        slip: 'wrong-mechanism',
        teaching: 'Column bleed appears as a rising baseline and recurs in every run.',
      },
      {
        text: 'Air from a leak in the column',
        slip: 'wrong-mechanism',
        teaching: 'A leak would persist, and air is not retained.',
      },
      {
        text: 'Noise of the flame ionization detector',
        slip: 'wrong-mechanism',
        teaching: 'Noise has no retention times.',
      },
    ],
    explanation:
      'The peaks have the retention times of the sample and fade from run to run, so they are carryover in the injector or syringe.',
    reference: 'LibreTexts Chemistry, Instrumental Analysis: Gas Chromatography',
  },
  {
    id: 'analytical-chromatography-602',
    topics: ['chromatography'],
    tests: ['gas-chromatography'],
    difficulty: 'intermediate',
    text: 'In each temperature-programmed GC run, evenly spaced ghost peaks appear whose mass spectra show *m*/*z* 73, 207 and 281. Where do they come from?',
    answer: 'Silicone from the septum or column',
    distractors: [
      {
        text: 'Hydrocarbons from the pump oil',
        slip: 'line-of-another-element',
        teaching: 'Alkanes give peaks at *m*/*z* 43, 57, 71 and 85.',
      },
      {
        text: 'Phthalates from plastic tubing',
        slip: 'line-of-another-element',
        teaching: 'Phthalates give a peak at *m*/*z* 149.',
      },
      {
        text: 'Water in the carrier gas',
        slip: 'line-of-another-element',
        teaching: 'Water gives a peak at *m*/*z* 18.',
      },
    ],
    explanation:
      'The peaks at *m*/*z* 73, 207 and 281 belong to siloxane fragments such as \\ce{[Si3O3(CH3)5]+}, which come from silicone in the septum or column.',
    reference: 'LibreTexts Chemistry, Instrumental Analysis: Gas Chromatography',
  },
  {
    id: 'analytical-sampling-and-separation-600',
    topics: ['sampling-and-separation'],
    tests: ['persistent-organic-pollutants'],
    difficulty: 'beginner',
    text: 'Why are PFAS called “forever chemicals”?',
    answer: 'Their C–F bonds are rarely broken in nature.',
    distractors: [
      {
        text: 'Their C–H bonds are rarely broken in nature.',
        slip: 'wrong-property',
        teaching: 'The chain carries fluorine instead of hydrogen.',
      },
      {
        text: 'Their C–Cl bonds are rarely broken in nature.',
        slip: 'wrong-property',
        teaching: 'The chain carries fluorine; chlorine is found in DDT.',
      },
      {
        text: 'Their nuclei decay very slowly.',
        slip: 'wrong-property',
        teaching: 'PFAS are not radioactive.',
      },
    ],
    explanation:
      'The C–F bond is the strongest single bond of carbon, and the fluorine atoms shield the chain, so these bonds are rarely broken in nature.',
    reference: 'LibreTexts Chemistry, Environmental Chemistry: Persistent Pollutants',
  },
  {
    id: 'analytical-sampling-and-separation-601',
    topics: ['sampling-and-separation'],
    tests: ['persistent-organic-pollutants'],
    uses: ['solid-phase-extraction'],
    difficulty: 'intermediate',
    text: 'Granular activated carbon removes perfluorooctanoic acid (PFOA, 8 carbon atoms) from water effectively, but perfluorobutanoic acid (4 carbon atoms) poorly. Why?',
    answer: 'The shorter chain is less hydrophobic.',
    distractors: [
      {
        text: 'The shorter chain is more volatile.',
        slip: 'wrong-property',
        teaching: 'Both acids are present in water as anions and do not evaporate.',
      },
      {
        text: 'The shorter chain is more basic.',
        slip: 'wrong-property',
        teaching: 'Both are strong acids and are present as anions.',
      },
      {
        text: 'The shorter chain is oxidized first.',
        slip: 'wrong-mechanism',
        teaching: 'Carbon adsorbs; it does not oxidize them.',
      },
    ],
    explanation:
      'Adsorption on carbon is driven by the hydrophobic chain; the shorter chain is less hydrophobic, so the acid is held less strongly and breaks through early.',
    reference: 'LibreTexts Chemistry, Environmental Chemistry: Persistent Pollutants',
  },
  {
    id: 'analytical-sampling-and-separation-602',
    topics: ['sampling-and-separation'],
    tests: ['persistent-organic-pollutants'],
    difficulty: 'advanced',
    text: 'Ozone and chlorine destroy many pollutants in water, but not PFOS, \\ce{C8F17SO3-}. Which treatment can destroy it?',
    answer: 'Hydrated electrons made by UV light and sulfite',
    distractors: [
      {
        text: 'Hydroxyl radicals made by UV light and peroxide',
        slip: 'wrong-tool',
        teaching: 'Hydroxyl radicals attack C–H and C=C bonds, and PFOS has none.',
      },
      {
        text: 'Hydroxyl radicals made by ozone and peroxide',
        slip: 'wrong-tool',
        teaching: 'However they are made, these radicals find no C–H bond in PFOS.',
      },
      {
        text: 'Reverse osmosis with a fine membrane',
        slip: 'wrong-tool',
        teaching: 'Reverse osmosis transfers PFOS to the concentrate but does not destroy it.',
      },
    ],
    explanation:
      'The carbon in PFOS is already highly oxidized, but a strong reductant can attack the C–F bonds: hydrated electrons made by UV light and sulfite.',
    reference: 'LibreTexts Chemistry, Environmental Chemistry: Persistent Pollutants',
  },
  {
    id: 'analytical-sampling-and-separation-603',
    topics: ['sampling-and-separation'],
    tests: ['persistent-organic-pollutants'],
    difficulty: 'intermediate',
    text: 'Perfluorooctanoic acid (PFOA) is a surfactant with a chain that is both water- and oil-repellent. How does its behavior in the body differ from that of DDT?',
    answer: 'It binds to proteins in blood, not to fat.',
    distractors: [
      {
        text: 'It dissolves in fat, not in blood.',
        slip: 'wrong-property',
        teaching: 'The anion with an oil-repellent chain does not dissolve in fat; DDT does.',
      },
      {
        text: 'It is exhaled within hours, not stored.',
        slip: 'effect-where-none',
        teaching: 'It is an anion with a half-life of years in the body.',
      },
      {
        text: 'It is broken down by the liver, not stored.',
        slip: 'effect-where-none',
        teaching: 'No enzyme is known to break the chain.',
      },
    ],
    explanation:
      'Nonpolar DDT collects in fat, whereas perfluorinated anions bind to serum albumin and to proteins in the liver: PFOA binds to proteins in blood, not to fat.',
    reference: 'LibreTexts Chemistry, Environmental Chemistry: Persistent Pollutants',
  },
  {
    id: 'analytical-sampling-and-separation-605',
    topics: ['sampling-and-separation'],
    tests: ['distillation-techniques'],
    difficulty: 'beginner',
    text: 'For which mixture is one simple distillation enough to obtain a pure liquid?',
    answer: 'Water and dissolved salt',
    distractors: [
      {
        text: 'Hexane (69 °C) and heptane (98 °C)',
        slip: 'boiling-point-only',
        teaching: 'Their boiling points differ by less than 30 °C, and the vapor contains both liquids.',
      },
      {
        text: 'Benzene (80 °C) and toluene (111 °C)',
        slip: 'boiling-point-only',
        teaching:
          'Both liquids are volatile and enter the vapor together; a column is needed for pure fractions.',
      },
      {
        text: 'Ethanol (78 °C) and water (100 °C)',
        slip: 'boiling-point-only',
        teaching: 'Here a column is needed, and even with it the distillate is only the azeotrope.',
      },
    ],
    explanation:
      'Salt is not volatile, so the vapor is pure water. Volatile liquids with similar boiling points need a column; simple distillation is enough for water and dissolved salt.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'analytical-sampling-and-separation-606',
    topics: ['sampling-and-separation', 'phase-equilibria'],
    tests: ['distillation-techniques'],
    uses: ['theoretical-plates'],
    difficulty: 'intermediate',
    text: 'Which processes occur repeatedly in the column of a fractional distillation, but only once in a simple distillation?',
    answer: 'Vaporizing and condensing',
    distractors: [
      { text: 'Freezing and melting', slip: 'wrong-mechanism', teaching: 'No solid forms in the column.' },
      {
        text: 'Adsorbing and desorbing',
        slip: 'wrong-mechanism',
        teaching:
          'The packing offers a surface for condensation; the separation is not based on adsorption, as it is in chromatography.',
      },
      {
        text: 'Dissolving and precipitating',
        slip: 'wrong-mechanism',
        teaching: 'Both components are liquids that mix, so nothing precipitates.',
      },
    ],
    explanation:
      'Each cycle of vaporizing and condensing enriches the more volatile component and corresponds to one theoretical plate.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
];
