import type { WrittenQuestion } from '../../written-question.ts';

export const acidsSolventsAndCarbonylsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-332',
    topics: ['acids-and-bases'],
    tests: ['superacids'],
    difficulty: 'beginner',
    text: 'What is a superacid?',
    answer: 'An acid stronger than pure sulfuric acid',
    distractors: [
      {
        text: 'An acid with a concentration above 18 mol/L',
        slip: 'strength-and-concentration-confused',
        teaching: 'Strength and concentration are different things.',
      },
      {
        text: 'An acid with more than three acidic protons',
        slip: 'wrong-property',
        teaching: 'The number of protons does not determine the strength of an acid.',
      },
      {
        text: 'An acid that is fully ionized in water',
        slip: 'one-condition-only',
        teaching:
          '\\ce{HCl} and \\ce{HNO3} are also fully ionized in water, but they are not superacids; water levels their strengths.',
      },
    ],
    explanation:
      'A superacid is a medium that protonates bases better than 100% sulfuric acid: its Hammett function *H*_{0} is below −12.',
    reference: 'LibreTexts, Inorganic Chemistry, Superacids',
  },
  {
    id: 'general-acids-and-bases-333',
    topics: ['acids-and-bases'],
    tests: ['superacids'],
    difficulty: 'beginner',
    text: 'Which two substances make up “magic acid”?',
    answer: '\\ce{HSO3F} and \\ce{SbF5}',
    distractors: [
      {
        text: '\\ce{HNO3} and \\ce{HCl}',
        slip: 'other-substance',
        teaching: 'The mixture of these two acids is aqua regia.',
      },
      {
        text: '\\ce{H2SO4} and \\ce{SO3}',
        slip: 'other-substance',
        teaching: 'The mixture of these two substances is called oleum.',
      },
      {
        text: '\\ce{HF} and \\ce{H2O}',
        slip: 'other-substance',
        teaching: 'These two make up hydrofluoric acid, which is a weak acid.',
      },
    ],
    explanation:
      'Magic acid is fluorosulfuric acid mixed with antimony pentafluoride, that is, a Brønsted acid combined with a strong Lewis acid.',
    reference: 'LibreTexts, Inorganic Chemistry, Superacids',
  },
  {
    id: 'general-acids-and-bases-334',
    topics: ['acids-and-bases'],
    tests: ['superacids'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'Why does \\ce{SbF5} make \\ce{HF} such a strong acid?',
    answer: 'It binds \\ce{F-} to form a weakly basic anion.',
    distractors: [
      {
        text: 'It donates \\ce{F-} to protons.',
        slip: 'lewis-roles-swapped',
        teaching: '\\ce{SbF5} takes up fluoride; it is a Lewis acid.',
      },
      {
        text: 'It donates protons of its own.',
        slip: 'other-acid-theory',
        teaching: '\\ce{SbF5} contains no hydrogen, so it has no protons to donate.',
      },
      {
        text: 'It removes water from the acid.',
        slip: 'wrong-cause',
        teaching: 'Its effect does not depend on water; the weakly basic anion is what matters.',
      },
    ],
    explanation:
      '\\ce{2HF + SbF5 -> H2F+ + SbF6-}: the charge of \\ce{SbF6-} is spread over six fluorines, so it has little tendency to take the proton back.',
    reference: 'LibreTexts, Inorganic Chemistry, Superacids',
  },
  {
    id: 'general-acids-and-bases-335',
    topics: ['acids-and-bases'],
    tests: ['superacids'],
    difficulty: 'intermediate',
    text: 'Why is the strength of superacids given by the Hammett function *H*_{0} and not by the pH?',
    answer: 'pH refers to dilute aqueous solutions only.',
    distractors: [
      {
        text: 'pH cannot be a negative number.',
        slip: 'wrong-cause',
        teaching: 'It can: 2 mol/L \\ce{HCl} has a pH near −0.3.',
      },
      {
        text: 'pH describes bases and not acids.',
        slip: 'other-process',
        teaching: 'The pH describes acidic as well as basic solutions.',
      },
      {
        text: 'pH depends on the temperature.',
        slip: 'wrong-cause',
        teaching: '*H*_{0} also depends on the temperature, so this is not the reason.',
      },
    ],
    explanation:
      'The pH refers to dilute aqueous solutions only, and in water nothing stronger than \\ce{H3O+} can exist (leveling). *H*_{0} is determined from the extent to which very weak indicator bases are protonated in the medium itself.',
    reference: 'LibreTexts, Inorganic Chemistry, Superacids',
  },
  {
    id: 'general-acids-and-bases-336',
    topics: ['acids-and-bases'],
    tests: ['superacids'],
    difficulty: 'advanced',
    text: '*tert*-Butyl fluoride gives a stable solution of \\ce{(CH3)3C+} in \\ce{SbF5} with \\ce{SO2ClF}, but not in aqueous acid. Why?',
    answer: 'No base is present that could deprotonate or bind to the cation.',
    distractors: [
      {
        text: 'A strong base is present that stabilizes the cation by a covalent bond.',
        slip: 'reversed-cause',
        teaching: 'The medium contains only very weak bases, such as \\ce{SbF6-}.',
      },
      {
        text: 'A high temperature is used, at which elimination cannot take place.',
        slip: 'wrong-cause',
        teaching: 'Such solutions are studied in the cold; heat favors elimination.',
      },
      {
        text: 'A catalyst is present that turns the cation into a radical.',
        slip: 'wrong-cause',
        teaching: 'No radicals form; the NMR spectrum shows the cation.',
      },
    ],
    explanation:
      'In water the cation is attacked at once or loses a proton. In the superacid medium the anion is not nucleophilic and no base is present, so Olah was able to record NMR spectra of carbocations.',
    reference: 'LibreTexts, Inorganic Chemistry, Superacids',
  },
  {
    id: 'general-acids-and-bases-337',
    topics: ['acids-and-bases'],
    tests: ['liquid-ammonia'],
    difficulty: 'beginner',
    text: 'What is observed when a small amount of sodium is dissolved in dry liquid ammonia, and what causes it?',
    answer: 'A deep blue color, from solvated electrons',
    distractors: [
      {
        text: 'A bright yellow color, from sodium ions in ammonia',
        slip: 'wrong-source-of-color',
        teaching: '\\ce{Na+} ions are colorless; the yellow color of sodium is seen in a hot flame.',
      },
      {
        text: 'Violent fizzing, from hydrogen released at once',
        slip: 'other-process',
        teaching: 'This happens with water; in ammonia, hydrogen forms very slowly without a catalyst.',
      },
      {
        text: 'A white solid, from sodium nitride that precipitates',
        slip: 'other-process',
        teaching: 'The metal dissolves to give ions and electrons.',
      },
    ],
    explanation:
      '\\ce{Na -> Na+ + e-}: the electrons are trapped in cavities between ammonia molecules. These solvated electrons absorb red light, so the solution is blue.',
    reference: 'LibreTexts, Inorganic Chemistry, Liquid Ammonia',
  },
  {
    id: 'general-acids-and-bases-338',
    topics: ['acids-and-bases'],
    tests: ['liquid-ammonia'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'intermediate',
    text: 'Which ions play the roles in liquid ammonia that \\ce{H3O+} and \\ce{OH-} play in water?',
    answer: '\\ce{NH4+} and \\ce{NH2-}',
    distractors: [
      {
        text: '\\ce{NH3+} and \\ce{NH3-}',
        slip: 'other-substance',
        teaching: 'A proton is transferred between two ammonia molecules, not an electron.',
      },
      {
        text: '\\ce{NH4+} and \\ce{NH3-}',
        slip: 'one-part-right',
        teaching: 'The molecule that donates the proton becomes \\ce{NH2-}, not \\ce{NH3-}.',
      },
      {
        text: '\\ce{NH3+} and \\ce{NH2-}',
        slip: 'one-part-right',
        teaching: 'The molecule that accepts the proton becomes \\ce{NH4+}, not \\ce{NH3+}.',
      },
    ],
    explanation:
      '\\ce{2NH3 <=> NH4+ + NH2-}: ammonium is the acid, and amide is the base of this solvent system.',
    reference: 'LibreTexts, Inorganic Chemistry, Liquid Ammonia',
  },
  {
    id: 'general-acids-and-bases-339',
    topics: ['acids-and-bases'],
    tests: ['liquid-ammonia'],
    difficulty: 'intermediate',
    text: 'A blue solution of sodium in liquid ammonia stays blue for hours, but loses its color and evolves hydrogen when a trace of iron(III) oxide is added. Which reaction does the iron catalyze?',
    answer: '\\ce{2Na + 2NH3 -> 2NaNH2 + H2}',
    distractors: [
      {
        text: '\\ce{6Na + 2NH3 -> 2Na3N + 3H2}',
        slip: 'other-process',
        teaching: 'Sodium nitride does not form in this way; amide does.',
      },
      {
        text: '\\ce{2NH3 -> N2 + 3H2}',
        slip: 'other-process',
        teaching: 'This needs high temperature and would not use up the solvated electrons.',
      },
      {
        text: '\\ce{3Na + Fe^3+ -> Fe + 3Na+}',
        slip: 'other-process',
        teaching:
          'A trace of iron could not use up all the sodium, and this reaction would not produce hydrogen.',
      },
    ],
    explanation:
      'The solvated electrons reduce ammonia slowly to hydrogen and amide. Traces of iron speed up this reaction, which is used to make sodium amide.',
    reference: 'LibreTexts, Inorganic Chemistry, Liquid Ammonia',
  },
  {
    id: 'general-acids-and-bases-340',
    topics: ['acids-and-bases'],
    tests: ['liquid-ammonia', 'leveling-effect'],
    difficulty: 'intermediate',
    text: 'Acetic acid is a weak acid in water. How does it behave in liquid ammonia?',
    answer: 'As a strong acid: it is fully ionized, forming \\ce{NH4+}.',
    distractors: [
      {
        text: 'As a weaker acid: hardly any \\ce{NH4+} forms.',
        slip: 'reversed-trend',
        teaching: 'Ammonia is a stronger base than water and takes the proton more readily.',
      },
      {
        text: 'As an equally weak acid: about 1% of it forms \\ce{NH4+}.',
        slip: 'one-condition-only',
        teaching: 'The strength of an acid depends on the solvent; ammonia is a stronger base than water.',
      },
      {
        text: 'As a base: it takes protons from \\ce{NH3}.',
        slip: 'conjugate-acid-for-base',
        teaching: 'Ammonia gives up its protons only to very strong bases.',
      },
    ],
    explanation:
      'Ammonia is much more basic than water. It levels all acids stronger than \\ce{NH4+} (p*K*_{a} about 9 in water) to ammonium.',
    reference: 'LibreTexts, Inorganic Chemistry, Liquid Ammonia',
  },
  {
    id: 'general-acids-and-bases-341',
    topics: ['acids-and-bases'],
    tests: ['liquid-ammonia'],
    difficulty: 'advanced',
    text: 'Silver chloride is far more soluble in liquid ammonia than in water, and in liquid ammonia \\ce{Ba(NO3)2} and \\ce{AgCl} react to precipitate barium chloride. Which fact about silver explains this?',
    answer: 'Its ions are bound strongly by ammonia.',
    distractors: [
      {
        text: 'Its ions have a lower charge than barium ions.',
        slip: 'charge-for-strength',
        teaching:
          '\\ce{Na+} has a low charge too, but ammonia does not make \\ce{NaCl} more soluble than water does.',
      },
      {
        text: 'Its ions are reduced to the metal by ammonia.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Silver remains in the +1 state; otherwise it would precipitate as the metal.',
      },
      {
        text: 'Its ions are larger than barium ions.',
        slip: 'wrong-cause',
        teaching: 'They are somewhat smaller, and size is not the reason.',
      },
    ],
    explanation:
      '\\ce{Ag+} forms \\ce{[Ag(NH3)2]+} with the solvent itself. This makes \\ce{AgCl} soluble, so the familiar precipitation is reversed: \\ce{Ba^2+} combines with chloride and precipitates as \\ce{BaCl2}.',
    reference: 'LibreTexts, Inorganic Chemistry, Liquid Ammonia',
  },
  {
    id: 'general-intermolecular-forces-308',
    topics: ['intermolecular-forces'],
    tests: ['ionic-liquids'],
    difficulty: 'beginner',
    text: 'What is an ionic liquid?',
    answer: 'A salt that is liquid below about 100 °C',
    distractors: [
      {
        text: 'A salt that is dissolved in water at 25 °C',
        slip: 'other-terms-meaning',
        teaching: 'This describes an electrolyte solution; an ionic liquid contains no solvent.',
      },
      {
        text: 'A liquid that ionizes partly, such as water',
        slip: 'other-terms-meaning',
        teaching: 'Ionic liquids consist entirely of ions.',
      },
      {
        text: 'A metal that is liquid at 25 °C, such as mercury',
        slip: 'class-of-matter-confused',
        teaching: 'A metal consists of cations in a sea of electrons.',
      },
    ],
    explanation:
      'An ionic liquid consists of cations and anions only and melts below about 100 °C, often below room temperature.',
    reference: 'LibreTexts, Inorganic Chemistry, Ionic liquids',
  },
  {
    id: 'general-intermolecular-forces-309',
    topics: ['intermolecular-forces', 'chemical-bonding'],
    tests: ['ionic-liquids'],
    uses: ['lattice-enthalpy'],
    difficulty: 'intermediate',
    text: 'Sodium chloride melts at 801 °C, but 1-butyl-3-methylimidazolium tetrafluoroborate melts below 0 °C. Why is the melting point of the second salt so much lower?',
    answer: 'Its large, unsymmetrical ions are held weakly and pack poorly.',
    distractors: [
      {
        text: 'Its more highly charged ions repel each other within the lattice.',
        slip: 'charge-for-strength',
        teaching: 'Both salts consist of singly charged ions.',
      },
      {
        text: 'Its ions share electrons and form small molecules.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The liquid still consists of ions, not of molecules.',
      },
      {
        text: 'Its ions are surrounded by water from the air.',
        slip: 'wrong-cause',
        teaching: 'The dry salt is also a liquid, so water is not the reason.',
      },
    ],
    explanation:
      'Large ions with delocalized charge give a low lattice energy, and the unsymmetrical cation hinders packing in a crystal.',
    reference: 'LibreTexts, Inorganic Chemistry, Ionic liquids',
  },
  {
    id: 'general-intermolecular-forces-310',
    topics: ['intermolecular-forces'],
    tests: ['ionic-liquids'],
    uses: ['vapor-pressure'],
    difficulty: 'intermediate',
    text: 'Which property makes ionic liquids attractive as replacements for solvents such as dichloromethane?',
    answer: 'Their vapor pressure is almost zero.',
    distractors: [
      {
        text: 'Their viscosity is very low.',
        slip: 'reversed-trend',
        teaching: 'Most of them are rather viscous, which is a disadvantage.',
      },
      {
        text: 'Their toxicity is always zero.',
        slip: 'wrong-cause',
        teaching: 'Some are toxic to aquatic life.',
      },
      {
        text: 'Their price is very low.',
        slip: 'reversed-trend',
        teaching: 'Most ionic liquids are expensive compared with common solvents.',
      },
    ],
    explanation:
      'The strong attractions between the ions keep them from evaporating. The solvent therefore does not escape into the air, does not burn easily and can be reused.',
    reference: 'LibreTexts, Inorganic Chemistry, Ionic liquids',
  },
  {
    id: 'general-intermolecular-forces-311',
    topics: ['intermolecular-forces'],
    tests: ['ionic-liquids'],
    difficulty: 'intermediate',
    text: 'How can the solubility of an imidazolium salt in water be lowered without changing the cation?',
    answer: 'By replacing \\ce{Cl-} with \\ce{PF6-}',
    distractors: [
      {
        text: 'By replacing \\ce{PF6-} with \\ce{Cl-}',
        slip: 'reversed-trend',
        teaching: 'The small chloride ion is strongly hydrated and makes the salt soluble in water.',
      },
      {
        text: 'By replacing \\ce{Br-} with \\ce{CH3COO-}',
        slip: 'reversed-trend',
        teaching: 'Acetate is strongly hydrated, and such salts are miscible with water.',
      },
      {
        text: 'By replacing \\ce{Cl-} with \\ce{NO3-}',
        slip: 'wrong-cause',
        teaching: 'The nitrates of such cations are also miscible with water.',
      },
    ],
    explanation:
      'Chloride is strongly hydrated. The large \\ce{PF6-} ion, with its delocalized charge, forms only weak hydrogen bonds, and the liquid separates from water as a layer.',
    reference: 'LibreTexts, Inorganic Chemistry, Ionic liquids',
  },
  {
    id: 'general-intermolecular-forces-312',
    topics: ['intermolecular-forces'],
    tests: ['ionic-liquids'],
    difficulty: 'advanced',
    text: 'Why are ionic liquids used as electrolytes for the electrodeposition of aluminum at room temperature, which is impossible from aqueous solution?',
    answer: 'Their ions are not reduced before aluminum(III) is.',
    distractors: [
      {
        text: 'Their free electrons carry the current to aluminum(III).',
        slip: 'wrong-charge-carrier',
        teaching: 'In ionic liquids, ions carry the current.',
      },
      {
        text: 'Their ions are reduced before aluminum(III) is.',
        slip: 'reversed-trend',
        teaching: 'If this were so, the electrolyte would be destroyed and no metal would be deposited.',
      },
      {
        text: 'Their hydrogen ions are reduced before aluminum(III) is.',
        slip: 'other-substance',
        teaching: 'This happens in water; ionic liquids of this kind contain no reducible protons.',
      },
    ],
    explanation:
      'In water, hydrogen forms long before aluminum can be deposited. Chloroaluminate ionic liquids contain no reducible protons and have a wide electrochemical window.',
    reference: 'LibreTexts, Inorganic Chemistry, Ionic liquids',
  },
  {
    id: 'general-nuclear-chemistry-307',
    topics: ['nuclear-chemistry'],
    tests: ['isotope-fractionation'],
    difficulty: 'beginner',
    text: 'Water vapor above the sea contains a smaller fraction of ^{18}O than the seawater does. Why?',
    answer: 'Molecules with ^{16}O evaporate more readily.',
    distractors: [
      {
        text: 'Molecules with ^{18}O decay as they evaporate.',
        slip: 'wrong-cause',
        teaching: '^{18}O is a stable isotope and does not decay.',
      },
      {
        text: 'Molecules with ^{18}O evaporate more readily.',
        slip: 'reversed-trend',
        teaching: 'The heavier molecules evaporate slightly less readily.',
      },
      {
        text: 'Molecules with ^{18}O react more readily with air.',
        slip: 'wrong-cause',
        teaching: 'Water does not react with air, whichever oxygen isotope it contains.',
      },
    ],
    explanation:
      'The vapor pressure of light water (^{16}O) is slightly higher than that of heavy-oxygen water (^{18}O), so the vapor is enriched in the light isotope (fractionation).',
    reference: 'LibreTexts, Environmental Chemistry, Stable Isotopes',
  },
  {
    id: 'general-nuclear-chemistry-308',
    topics: ['nuclear-chemistry'],
    tests: ['isotope-fractionation'],
    difficulty: 'intermediate',
    text: 'Why does Greenland ice from cold periods have a lower ^{18}O content than that from warm periods?',
    answer: 'More ^{18}O has rained out on the way there.',
    distractors: [
      {
        text: 'More ^{18}O has decayed since then.',
        slip: 'wrong-cause',
        teaching: '^{18}O is a stable isotope.',
      },
      {
        text: 'More ^{16}O has rained out on the way there.',
        slip: 'reversed-trend',
        teaching: 'The heavy isotope condenses preferentially.',
      },
      {
        text: 'More ^{16}O was made by cosmic rays.',
        slip: 'wrong-cause',
        teaching: 'Cosmic rays do not change the oxygen of the sea noticeably.',
      },
    ],
    explanation:
      'Each condensation removes heavy molecules first. In a cold climate more water is lost on the way to the pole, so the remaining vapor is lighter (Rayleigh distillation).',
    reference: 'LibreTexts, Environmental Chemistry, Stable Isotopes',
  },
  {
    id: 'general-nuclear-chemistry-309',
    topics: ['nuclear-chemistry'],
    tests: ['isotope-fractionation'],
    difficulty: 'intermediate',
    text: 'A sample has a ^{13}C/^{12}C ratio of 0.010955; the standard has 0.011237. What is its δ^{13}C in per mil (‰)?',
    answer: '−25.1 ‰',
    distractors: [
      {
        text: '+25.1 ‰',
        slip: 'wrong-sign',
        teaching: 'The sample has less ^{13}C than the standard, so the value must be negative.',
      },
      {
        text: '−2.51 ‰',
        slip: 'unit-prefix',
        teaching: 'To express the relative difference of −0.0251 in per mil, multiply by 1000, not by 100.',
      },
      {
        text: '−0.282 ‰',
        slip: 'difference-for-ratio',
        teaching: 'The difference must be divided by the ratio in the standard.',
      },
    ],
    explanation: 'δ = (0.010955/0.011237 − 1) × 1000 = −25.1 ‰, a typical value for plants.',
    reference: 'LibreTexts, Environmental Chemistry, Stable Isotopes',
  },
  {
    id: 'general-nuclear-chemistry-310',
    topics: ['nuclear-chemistry'],
    tests: ['isotope-fractionation'],
    difficulty: 'intermediate',
    text: 'How does equilibrium isotope fractionation between two minerals change as the temperature rises?',
    answer: 'It becomes smaller.',
    distractors: [
      {
        text: 'It becomes larger.',
        slip: 'reversed-trend',
        teaching: 'At high temperature the difference in zero-point energies matters less.',
      },
      {
        text: 'It stays the same.',
        slip: 'one-condition-only',
        teaching: 'If it did, it could not serve as a thermometer.',
      },
      {
        text: 'It becomes larger and then stays the same.',
        slip: 'reversed-trend',
        teaching: 'The differences in zero-point energy matter less and less as the temperature rises.',
      },
    ],
    explanation:
      'Fractionation comes from differences in zero-point energies. Compared with *RT*, these become less important at high temperature; fractionation decreases roughly as 1/*T*^{2} and can serve as a thermometer.',
    reference: 'LibreTexts, Environmental Chemistry, Stable Isotopes',
  },
  {
    id: 'general-nuclear-chemistry-311',
    topics: ['nuclear-chemistry'],
    tests: ['isotope-fractionation'],
    difficulty: 'advanced',
    text: 'The δ^{13}C of atmospheric \\ce{CO2} has been falling for a century, while the \\ce{CO2} concentration has risen. Which source of \\ce{CO2} do both facts indicate?',
    answer: 'Burning of fossil fuels',
    distractors: [
      {
        text: 'Release from the deep sea',
        slip: 'wrong-cause',
        teaching: 'Dissolved carbonate has δ^{13}C near 0 ‰ and would not lower the value in this way.',
      },
      {
        text: 'Eruptions of volcanoes',
        slip: 'wrong-cause',
        teaching:
          'Volcanic \\ce{CO2} has a value of about −5 ‰, close to that of air, and far too little is released.',
      },
      {
        text: 'Weathering of limestone',
        slip: 'reversed-trend',
        teaching: 'Limestone has δ^{13}C near 0 ‰, and weathering consumes \\ce{CO2}.',
      },
    ],
    explanation:
      'Plants take up ^{12}C preferentially, so the coal and oil formed from them have values of about −25 ‰. Burning them adds light carbon to the air and lowers its value (now about −8 ‰).',
    reference: 'LibreTexts, Environmental Chemistry, Stable Isotopes',
  },
  {
    id: 'general-coordination-chemistry-352',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule'],
    uses: ['metal-carbonyls'],
    difficulty: 'intermediate',
    text: 'How many valence electrons does each manganese atom in \\ce{Mn2(CO)10} have, first without and then with the metal–metal bond?',
    answer: '17 and 18',
    distractors: [
      {
        text: '16 and 18',
        slip: 'electrons-miscounted',
        teaching: 'A single metal–metal bond adds one electron to each metal.',
      },
      {
        text: '17 and 19',
        slip: 'electrons-miscounted',
        teaching:
          'Without the bond, each metal has 17 electrons; the bond adds only one more, from the neighboring metal.',
      },
      {
        text: '18 and 19',
        slip: 'electrons-miscounted',
        teaching:
          'Manganese has 7 electrons and five CO ligands donate 10, so the count without the bond is 17.',
      },
    ],
    explanation:
      'Manganese contributes 7 electrons and the five CO ligands contribute 10, for a total of 17; the Mn–Mn bond adds one: 17 and 18.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: The 18 Electron Rule',
  },
  {
    id: 'general-coordination-chemistry-353',
    topics: ['coordination-chemistry'],
    tests: ['metal-carbonyls'],
    difficulty: 'intermediate',
    text: 'Which order of C–O stretching wavenumbers is correct for terminal CO, CO bridging two metals, and free CO?',
    answer: 'Free > terminal > bridging',
    distractors: [
      {
        text: 'Bridging > terminal > free',
        slip: 'reversed-trend',
        teaching: 'Back-donation weakens the C–O bond, and more so with two metals.',
      },
      {
        text: 'Terminal > free > bridging',
        slip: 'series-position-wrong',
        teaching: 'Back-donation lowers the wavenumber of terminal CO below that of free CO.',
      },
      {
        text: 'Free > bridging > terminal',
        slip: 'series-position-wrong',
        teaching: 'A bridging CO receives d electrons from two metals.',
      },
    ],
    explanation:
      'Free CO absorbs at 2143 cm^{−1}, terminal CO at about 1850–2120 cm^{−1}, and bridging CO at about 1750–1850 cm^{−1}: free > terminal > bridging.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metal Carbonyls',
  },
  {
    id: 'general-coordination-chemistry-354',
    topics: ['coordination-chemistry'],
    tests: ['metal-carbonyls'],
    difficulty: 'advanced',
    text: 'In \\ce{[Ni(CO)3L]} the CO stretching band lies at 2056 cm^{−1} with L = P(*t*-Bu)_{3} and at 2111 cm^{−1} with L = \\ce{PF3}. What do these values show about the two ligands?',
    answer: '\\ce{PF3} withdraws electrons from nickel; P(*t*-Bu)_{3} donates them.',
    distractors: [
      {
        text: '\\ce{PF3} donates electrons to nickel; P(*t*-Bu)_{3} withdraws them.',
        slip: 'reversed-trend',
        teaching: 'More electrons on nickel would lower the CO band.',
      },
      {
        text: '\\ce{PF3} is bulkier and pushes the CO groups together.',
        slip: 'wrong-cause',
        teaching: '\\ce{PF3} is the smaller ligand, and size hardly shifts the CO band.',
      },
      {
        text: '\\ce{PF3} weakens the C–O bond; P(*t*-Bu)_{3} strengthens it.',
        slip: 'reversed-cause',
        teaching: 'The higher wavenumber means a stronger C–O bond with \\ce{PF3}.',
      },
    ],
    explanation:
      'A donor raises the electron density at nickel and thus the back-donation into antibonding π orbitals of CO, which gives a low wavenumber. A π acceptor such as \\ce{PF3} competes with CO for electron density, which gives a high wavenumber (Tolman electronic parameter).',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metal Carbonyls',
  },
  {
    id: 'general-coordination-chemistry-355',
    topics: ['coordination-chemistry'],
    tests: ['metal-carbonyls'],
    difficulty: 'beginner',
    text: 'Which orbital of CO receives electrons in back-donation from a metal, and what happens to the C–O bond?',
    answer: 'The antibonding π orbital; the bond becomes weaker.',
    distractors: [
      {
        text: 'The antibonding π orbital; the bond becomes stronger.',
        slip: 'reversed-trend',
        teaching: 'Electrons in an antibonding orbital weaken a bond.',
      },
      {
        text: 'The lone pair of carbon; the bond becomes weaker.',
        slip: 'other-orbital',
        teaching: 'The lone-pair orbital of carbon is already filled; it donates electrons to the metal.',
      },
      {
        text: 'The bonding π orbital; the bond becomes stronger.',
        slip: 'reversed-trend',
        teaching: 'The bonding π orbitals of CO are already full and cannot accept electrons.',
      },
    ],
    explanation:
      'The metal donates d electrons into the empty antibonding π orbitals of CO. This strengthens the M–C bond and weakens the C–O bond, so the C–O stretching wavenumber decreases.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Chemistry: Metal Carbonyls',
  },
  {
    id: 'general-coordination-chemistry-356',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    uses: ['oxidative-addition-and-reductive-elimination'],
    difficulty: 'intermediate',
    text: 'Which step of the Monsanto cycle forms the carbon–carbon bond of acetic acid?',
    answer: 'Migration of \\ce{CH3} to CO at rhodium',
    distractors: [
      {
        text: 'Oxidative addition of \\ce{CH3I} to rhodium',
        slip: 'order-of-steps',
        teaching: 'This step forms an Rh–C bond, not the C–C bond.',
      },
      {
        text: 'Reductive elimination of \\ce{CH3COI}',
        slip: 'order-of-steps',
        teaching: 'This step forms the C–I bond; the C–C bond has already formed.',
      },
      {
        text: 'Reaction of \\ce{CH3COI} with water',
        slip: 'order-of-steps',
        teaching: 'This gives acetic acid and \\ce{HI}; the C–C bond is already present.',
      },
    ],
    explanation:
      '\\ce{CH3I} adds to \\ce{[Rh(CO)2I2]-}; then the methyl group migrates to a CO ligand, which forms the acyl group with the new C–C bond.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Catalysis',
  },
  {
    id: 'general-coordination-chemistry-357',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    difficulty: 'beginner',
    text: 'What is the product of the Monsanto process, and what are the starting materials?',
    answer: 'Acetic acid from methanol and CO',
    distractors: [
      {
        text: 'Butanal from propene, CO and \\ce{H2}',
        slip: 'other-process',
        teaching: 'This is hydroformylation.',
      },
      {
        text: 'Acetaldehyde from ethene and \\ce{O2}',
        slip: 'other-process',
        teaching: 'This is the Wacker process.',
      },
      {
        text: 'Methanol from CO and \\ce{H2}',
        slip: 'other-process',
        teaching: 'This is the heterogeneous methanol synthesis.',
      },
    ],
    explanation: '\\ce{CH3OH + CO -> CH3COOH}, catalyzed by rhodium with iodide.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Catalysis',
  },
  {
    id: 'general-coordination-chemistry-358',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    difficulty: 'intermediate',
    text: 'What role does \\ce{HI} play in the Monsanto process?',
    answer: 'It turns methanol into iodomethane and re-forms.',
    distractors: [
      {
        text: 'It neutralizes the acetic acid and is used up.',
        slip: 'condition-for-catalyst',
        teaching: 'An acid does not neutralize an acid.',
      },
      {
        text: 'It oxidizes rhodium to rhodium(III) and is used up.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: '\\ce{CH3I} does this by oxidative addition.',
      },
      {
        text: 'It supplies hydrogen for the reduction of CO.',
        slip: 'other-process',
        teaching: 'CO is not reduced by hydrogen; it is inserted.',
      },
    ],
    explanation:
      '\\ce{CH3OH + HI -> CH3I + H2O} starts the cycle; at the end \\ce{CH3COI + H2O -> CH3COOH + HI} regenerates \\ce{HI}, which is therefore a cocatalyst.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Catalysis',
  },
  {
    id: 'general-coordination-chemistry-359',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule'],
    uses: ['homogeneous-catalytic-cycles'],
    difficulty: 'intermediate',
    text: 'How many valence electrons does rhodium have in \\ce{[RhCl(PPh3)3]}, and how many after the oxidative addition of \\ce{H2}?',
    answer: '16 and 18',
    distractors: [
      {
        text: '16 and 16',
        slip: 'electrons-miscounted',
        teaching:
          'The two hydrides contribute four electrons, and rhodium loses two as it becomes Rh(III), so the total increases by two.',
      },
      {
        text: '16 and 20',
        slip: 'electrons-miscounted',
        teaching: 'The two hydrides add four electrons, but rhodium loses two as it becomes Rh(III), d^{6}.',
      },
      {
        text: '18 and 20',
        slip: 'electrons-miscounted',
        teaching: 'Rhodium(I) d^{8} with four ligands has 16 electrons, and the product has 18.',
      },
    ],
    explanation:
      '\\ce{[RhCl(PPh3)3]} contains Rh(I), d^{8} + 4 × 2 = 16. \\ce{[RhClH2(PPh3)3]} contains Rh(III), d^{6} + 6 × 2 = 18.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Catalysis',
  },
  {
    id: 'general-coordination-chemistry-360',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    difficulty: 'beginner',
    text: 'Which alkene is hydrogenated fastest with Wilkinson’s catalyst?',
    answer: '1-Hexene',
    distractors: [
      {
        text: '2,3-Dimethyl-2-butene',
        slip: 'reversed-trend',
        teaching: 'Four alkyl groups hinder the binding of the alkene to rhodium.',
      },
      {
        text: '*cis*-3-Hexene',
        slip: 'series-position-wrong',
        teaching: 'An internal, disubstituted alkene reacts more slowly than a terminal one.',
      },
      {
        text: '*trans*-3-Hexene',
        slip: 'series-position-wrong',
        teaching: 'An internal, disubstituted alkene reacts more slowly than a terminal one.',
      },
    ],
    explanation:
      'The alkene must bind to rhodium next to bulky phosphines. The fewer substituents it carries, the faster it reacts: 1-hexene.',
    reference: 'LibreTexts, Inorganic Chemistry, Organometallic Catalysis',
  },
];
