import type { WrittenQuestion } from '../written-question.ts';

export const periodAndGroupQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-08',
    topics: ['periodic-trends', 'electron-configuration'],
    tests: ['structure-of-the-periodic-table'],
    uses: ['electron-configuration'],
    difficulty: 'beginner',
    text: 'The atoms of an element have the ground-state configuration [Kr] 4d^{10} 5s^{2} 5p^{3}. Where is the element in the periodic table?',
    answer: 'Period 5, group 15',
    distractors: [
      {
        text: 'Period 5, group 3',
        slip: 'wrong-place-in-table',
        teaching: 'For groups 13 to 18, the group number includes the ten d electrons: 2 + 10 + 3 = 15.',
      },
      {
        text: 'Period 4, group 15',
        slip: 'wrong-shell',
        teaching: 'The period is the number of the highest shell, 5; the 4d electrons are one shell below.',
      },
      {
        text: 'Period 4, group 3',
        slip: 'wrong-shell',
        teaching:
          'The outermost shell is the fifth, not that of the d electrons, and the group number is 2 + 10 + 3 = 15.',
      },
    ],
    explanation:
      'The highest shell is the fifth, so the element is in period 5. Beyond the noble gas core there are 10 + 2 + 3 = 15 electrons, so it is in group 15. It is antimony, in the p block.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-periodic-trends-09',
    topics: ['periodic-trends', 'electron-configuration'],
    tests: ['structure-of-the-periodic-table'],
    uses: ['electron-configuration'],
    difficulty: 'intermediate',
    text: 'Period 3 of the periodic table has 8 elements, and period 4 has 18. Which subshell, filled in period 4, accounts for the ten additional elements?',
    answer: '3d',
    distractors: [
      {
        text: '4d',
        slip: 'wrong-shell',
        teaching:
          'The 4d subshell is filled in period 5. A d subshell is filled one period after the s and p subshells of the same shell.',
      },
      {
        text: '4f',
        slip: 'wrong-letter-of-l',
        teaching: 'An f subshell holds fourteen electrons, and 4f is filled in period 6.',
      },
      {
        text: '4p',
        slip: 'wrong-letter-of-l',
        teaching: 'A p subshell holds six electrons, and every period from the second on has one.',
      },
    ],
    explanation:
      'In period 3 the subshells 3s and 3p are filled, with 8 electrons. In period 4, electrons fill 4s (2), then 3d (10), which is slightly higher in energy than 4s, and then 4p (6). The ten additional elements are therefore those in which 3d is filled.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-periodic-trends-10',
    topics: ['periodic-trends'],
    tests: ['effective-nuclear-charge'],
    difficulty: 'beginner',
    text: 'As a first approximation, each core electron cancels one charge of the nucleus for the valence electrons, and valence electrons do not shield each other. In which atom is the effective nuclear charge for the valence electrons greatest?',
    answer: '\\ce{F}',
    distractors: [
      {
        text: '\\ce{K}',
        slip: 'ignored-shielding',
        teaching: 'Potassium has the most protons, but 18 of its 19 charges are canceled by core electrons.',
      },
      {
        text: '\\ce{S}',
        slip: 'ignored-shielding',
        teaching: 'Sulfur has 16 protons and ten core electrons, so its effective nuclear charge is about 6.',
      },
      {
        text: '\\ce{Li}',
        slip: 'reversed-trend',
        teaching:
          'Lithium has an effective nuclear charge of only one, because two core electrons cancel two charges: 3 − 2 = 1.',
      },
    ],
    explanation:
      'The nuclear charge minus the number of core electrons is \\ce{Li} 3 − 2 = 1, \\ce{K} 19 − 18 = 1, \\ce{S} 16 − 10 = 6, \\ce{F} 9 − 2 = 7. This equals the number of valence electrons and is greatest for \\ce{F}.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{F}': '9 - 2', '\\ce{K}': '19 - 18', '\\ce{S}': '16 - 10', '\\ce{Li}': '3 - 2' },
      pick: 'greatest',
      quantity: 'nuclear charge minus core electrons',
    },
  },
  {
    id: 'general-periodic-trends-11',
    topics: ['periodic-trends'],
    tests: ['effective-nuclear-charge'],
    difficulty: 'intermediate',
    text: 'From silicon to phosphorus, the nuclear charge increases by 1, but the effective nuclear charge for a 3p electron increases by only about 0.6. Why is this increase less than 1?',
    answer: 'The added electron partly shields the other 3p electrons.',
    distractors: [
      {
        text: 'The added neutron partly weakens the pull of the nucleus.',
        slip: 'neutron-as-proton',
        teaching: 'Neutrons have no charge and do not change the attraction of electrons.',
      },
      {
        text: 'The added electron enters a shell that is farther out.',
        slip: 'wrong-shell',
        teaching: 'Both elements are in period 3: the electron enters 3p, the same subshell.',
      },
      {
        text: 'The added proton is shielded by one more core electron.',
        slip: 'ignored-shielding',
        teaching:
          'Both atoms have the same core, that of neon, with ten electrons; no core electron is added.',
      },
    ],
    explanation:
      'Phosphorus has one more proton and one more 3p electron. Electrons in the same shell shield each other, but only partly, by about 0.4 of a charge, so about 0.6 of the additional charge is left for each 3p electron.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-12',
    topics: ['periodic-trends'],
    tests: ['effective-nuclear-charge'],
    difficulty: 'advanced',
    text: 'According to Slater’s rules, a 3p electron is shielded by 0.35 for each other electron in 3s and 3p, 0.85 for each electron in the second shell and 1.00 for each electron in the first. What effective nuclear charge does this give for a 3p electron of sulfur (*Z* = 16)?',
    answer: '5.45',
    distractors: [
      {
        text: '7.20',
        slip: 'ignored-shielding',
        teaching:
          'The five other electrons in the third shell also contribute to the shielding, by 0.35 each.',
        expression: '16 - (8 * 0.85 + 2 * 1.00)',
      },
      {
        text: '4.25',
        slip: 'overgeneralised-rule',
        teaching:
          'Only the two electrons in the first shell contribute 1.00 each; the eight in the second contribute 0.85 each.',
        expression: '16 - (5 * 0.35 + 8 + 2 * 1.00)',
      },
      {
        text: '6.00',
        slip: 'ignored-shielding',
        teaching:
          'This uses 1.00 for each core electron and nothing for the third shell; Slater’s rules use different values for each shell.',
        expression: '16 - (8 + 2 * 1.00)',
      },
    ],
    explanation:
      'Sulfur has 2 electrons in the first shell, 8 in the second and 6 in the third, of which 5 shield the sixth. The shielding is 5 × 0.35 + 8 × 0.85 + 2 × 1.00 = 10.55. The effective nuclear charge is 16 − 10.55 = 5.45.',
    reference: 'LibreTexts, Inorganic Chemistry, section 2.2 (Slater’s rules)',
    computation: { kind: 'quantity', expression: '16 - (5 * 0.35 + 8 * 0.85 + 2 * 1.00)', unit: '' },
  },
  {
    id: 'general-periodic-trends-13',
    topics: ['periodic-trends'],
    tests: ['electron-affinity'],
    difficulty: 'beginner',
    text: 'A gaseous atom gains one electron. For which of these elements is the most energy released?',
    answer: '\\ce{Cl}',
    distractors: [
      {
        text: '\\ce{Ar}',
        slip: 'overgeneralised-rule',
        teaching:
          'The trend does not extend to the noble gases: an added electron would have to enter a new shell.',
      },
      {
        text: '\\ce{S}',
        slip: 'reversed-trend',
        teaching:
          'A sulfur atom does release energy, but chlorine attracts an electron more strongly and fills its shell.',
      },
      {
        text: '\\ce{Na}',
        slip: 'reversed-trend',
        teaching:
          'Sodium has a low effective nuclear charge and releases little energy when an electron is added.',
      },
    ],
    explanation:
      'A chlorine atom has a high effective nuclear charge and one vacancy in its 3p subshell: it releases 349 kJ/mol, compared with 200 for \\ce{S} and 53 for \\ce{Na}. An argon atom does not bind another electron. The element is therefore \\ce{Cl}.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{Cl}': '349', '\\ce{Ar}': '0', '\\ce{S}': '200', '\\ce{Na}': '53' },
      pick: 'greatest',
      quantity: 'energy released on taking up an electron in kJ/mol (argon binds none)',
    },
  },
  {
    id: 'general-periodic-trends-14',
    topics: ['periodic-trends'],
    tests: ['electron-affinity'],
    difficulty: 'intermediate',
    text: 'The process \\ce{O(g) + e- -> O-(g)} has Δ*H* = −141 kJ/mol, but \\ce{O-(g) + e- -> O^2-(g)} has Δ*H* ≈ +800 kJ/mol. Why is the second step endothermic?',
    answer: 'The electron is repelled by the charge of the ion.',
    distractors: [
      {
        text: 'The electron has to enter the third shell.',
        slip: 'wrong-shell',
        teaching: 'The ion \\ce{O-} has one vacancy left in 2p; the second electron fills it.',
      },
      {
        text: 'The ion has fewer protons than the atom.',
        slip: 'atom-for-ion',
        teaching:
          'Gaining an electron does not change the nucleus, which has eight protons in both the atom and the ion.',
      },
      {
        text: 'The ion has a full octet before this step.',
        slip: 'valence-electrons-miscounted',
        teaching: 'With seven valence electrons \\ce{O-} lacks one; only \\ce{O^2-} has eight.',
      },
    ],
    explanation:
      'The first electron joins a neutral atom that attracts it. The second electron approaches an ion that is already negative, so energy is needed to overcome the repulsion. Oxide ions exist in solids because the lattice enthalpy compensates for this.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-15',
    topics: ['periodic-trends'],
    tests: ['electron-affinity'],
    uses: ['atomic-radius'],
    difficulty: 'advanced',
    text: 'Fluorine attracts bonding electrons more strongly than chlorine does. Yet a gaseous chlorine atom releases more energy (349 kJ/mol) than a fluorine atom (328 kJ/mol) when it gains an electron. What is the usual explanation?',
    answer: 'In the small fluorine atom the electrons repel each other more.',
    distractors: [
      {
        text: 'In the fluorine atom the added electron starts a new shell.',
        slip: 'wrong-shell',
        teaching: 'Fluorine has one vacancy in 2p, as chlorine has in 3p; no new shell is needed.',
      },
      {
        text: 'In the large chlorine atom the nucleus is closer to the electron.',
        slip: 'reversed-trend',
        teaching: 'In the larger atom the added electron is farther from the nucleus, not closer.',
      },
      {
        text: 'In the chlorine atom the 3p subshell lacks more electrons.',
        slip: 'valence-electrons-miscounted',
        teaching: 'Both atoms have five p electrons in the outer shell and lack one.',
      },
    ],
    explanation:
      'The second shell of fluorine is very compact. An added electron comes close to seven others, and their repulsion offsets part of the energy released through the attraction of the nucleus. In the larger chlorine atom this effect is smaller.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-16',
    topics: ['periodic-trends', 'redox'],
    tests: ['group-17-halogens'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'beginner',
    text: 'Chlorine water is added to a colorless solution of potassium bromide. What is observed, and why?',
    answer: 'An orange color, since chlorine oxidizes bromide ions',
    distractors: [
      {
        text: 'An orange color, since chlorine reduces bromide ions',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'The bromide ions lose electrons to chlorine, and losing electrons is oxidation.',
      },
      {
        text: 'No new color, since bromine is more reactive than chlorine',
        slip: 'reversed-trend',
        teaching: 'The halogens become weaker oxidizing agents down the group; chlorine is the stronger one.',
      },
      {
        text: 'An orange color, since chlorine reduces potassium ions',
        slip: 'reacting-for-spectator',
        teaching: 'Potassium ions remain in solution unchanged, and they are colorless.',
      },
    ],
    explanation:
      'Chlorine is the stronger oxidizing agent and takes electrons from the bromide ions: \\ce{Cl2 + 2Br- -> 2Cl- + Br2}. Bromine gives the solution an orange color.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-periodic-trends-18',
    topics: ['periodic-trends', 'redox'],
    tests: ['group-17-halogens', 'oxidizing-and-reducing-agents'],
    uses: ['oxidation-numbers'],
    difficulty: 'advanced',
    text: 'Concentrated sulfuric acid gives only \\ce{HCl} with solid \\ce{NaCl}, but \\ce{I2}, \\ce{SO2}, sulfur and \\ce{H2S} with solid \\ce{NaI}. Which conclusion do these observations support?',
    answer: 'Iodide is a stronger reducing agent than chloride.',
    distractors: [
      {
        text: 'Iodide is a stronger base than chloride.',
        slip: 'answered-another-quantity',
        teaching:
          'A base would only accept protons; \\ce{SO2}, sulfur and \\ce{H2S} show that sulfur was reduced.',
      },
      {
        text: 'Iodine is a stronger oxidizing agent than chlorine.',
        slip: 'reversed-trend',
        teaching:
          'Iodine is a product here, not an oxidizing agent; the halogens become weaker oxidizing agents down the group.',
      },
      {
        text: 'Iodide is a stronger oxidizing agent than chloride.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Iodide is oxidized to \\ce{I2}: it loses electrons, as a reducing agent does.',
      },
    ],
    explanation:
      'With \\ce{NaI}, the sulfur of the acid goes from +6 to +4, 0 and −2, and iodide becomes \\ce{I2}: iodide reduces the acid. Chloride is only protonated. Iodide is therefore the stronger reducing agent; larger ions lose an electron more easily.',
    reference:
      'LibreTexts, Inorganic Chemistry (Supplemental Modules), Chemistry of the halogens: halide ions as reducing agents',
  },
  {
    id: 'general-periodic-trends-19',
    topics: ['periodic-trends'],
    tests: ['ionic-radius'],
    difficulty: 'beginner',
    text: 'How do the sizes of the ions \\ce{Mg^2+} and \\ce{S^2-} compare with those of the atoms from which they form?',
    answer: '\\ce{Mg^2+} is smaller, and \\ce{S^2-} is larger.',
    distractors: [
      {
        text: '\\ce{Mg^2+} is larger, and \\ce{S^2-} is smaller.',
        slip: 'reversed-trend',
        teaching:
          'Losing electrons leaves fewer to repel each other, and here it empties a shell; gaining electrons has the opposite effect.',
      },
      {
        text: '\\ce{Mg^2+} is smaller, and \\ce{S^2-} is smaller.',
        slip: 'overgeneralised-rule',
        teaching:
          'A negative charge does not make an ion contract: two more electrons on sulfur repel the others.',
      },
      {
        text: '\\ce{Mg^2+} is larger, and \\ce{S^2-} is larger.',
        slip: 'atomic-for-ionic-radius',
        teaching: 'Magnesium loses its whole third shell when it becomes an ion, so it shrinks.',
      },
    ],
    explanation:
      'A magnesium atom loses both electrons of its third shell, so the ion is smaller. A sulfur atom gains two electrons while its nucleus stays the same; the electrons repel each other more, so the ion is larger.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-20',
    topics: ['periodic-trends'],
    tests: ['ionic-radius'],
    difficulty: 'intermediate',
    text: 'In comparable crystals, \\ce{Fe^3+} has a smaller radius than \\ce{Fe^2+}. Why is \\ce{Fe^3+} the smaller ion?',
    answer: 'Its nucleus attracts fewer electrons.',
    distractors: [
      {
        text: 'Its nucleus contains more protons.',
        slip: 'ignored-nuclear-charge',
        teaching: 'Both are ions of iron, with 26 protons; only the number of electrons differs.',
      },
      {
        text: 'Its fourth shell has been emptied.',
        slip: 'wrong-shell',
        teaching: 'Both ions have already lost the 4s electrons; the third one comes from 3d.',
      },
      {
        text: 'Its mass is smaller by one electron.',
        slip: 'ignored-mass',
        teaching: 'The mass of an electron is negligible and does not determine the radius.',
      },
    ],
    explanation:
      'Both ions have 26 protons, \\ce{Fe^2+} with 24 electrons and \\ce{Fe^3+} with 23. Fewer electrons repel each other less, and the same nucleus pulls each of them in more strongly.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-21',
    topics: ['periodic-trends', 'reactions-in-solution'],
    tests: ['group-2-metals'],
    uses: ['solubility-rules'],
    difficulty: 'beginner',
    text: 'A solution contains equal concentrations of \\ce{Mg^2+}, \\ce{Ca^2+}, \\ce{Sr^2+} and \\ce{Ba^2+}. Dilute sulfuric acid is added drop by drop. Which sulfate precipitates first?',
    answer: '\\ce{BaSO4}',
    distractors: [
      {
        text: '\\ce{MgSO4}',
        slip: 'reversed-trend',
        teaching:
          'Magnesium sulfate is very soluble; the sulfates of group 2 become less soluble down the group.',
      },
      {
        text: '\\ce{CaSO4}',
        slip: 'reversed-trend',
        teaching: 'Calcium sulfate is only slightly soluble, but far more so than barium sulfate.',
      },
      {
        text: '\\ce{SrSO4}',
        slip: 'reversed-trend',
        teaching:
          'Strontium sulfate is poorly soluble, but the sulfate below it in the group is even less so.',
      },
    ],
    explanation:
      'The solubility of the group 2 sulfates decreases from \\ce{MgSO4} to \\ce{BaSO4}. At equal concentrations, the least soluble sulfate, \\ce{BaSO4}, requires the lowest sulfate concentration and precipitates first.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{BaSO4}': '0.00001',
        '\\ce{SrSO4}': '0.0006',
        '\\ce{CaSO4}': '0.015',
        '\\ce{MgSO4}': '2.8',
      },
      pick: 'least',
      quantity: 'solubility in water near 20 °C in mol/L',
    },
  },
  {
    id: 'general-periodic-trends-22',
    topics: ['periodic-trends'],
    tests: ['group-2-metals', 'ph-and-solubility'],

    difficulty: 'intermediate',
    text: 'Barium ions are poisonous. Why may a patient swallow \\ce{BaSO4} before an X-ray examination, but not \\ce{BaCO3}, although both hardly dissolve in pure water?',
    answer: 'Stomach acid dissolves the carbonate, but not the sulfate.',
    distractors: [
      {
        text: 'Stomach acid dissolves the sulfate, but not the carbonate.',
        slip: 'reversed-cause',
        teaching: 'A barium compound that dissolves releases barium ions; to be safe, it must stay solid.',
      },
      {
        text: 'X-rays are absorbed by the sulfate, but not by the carbonate.',
        slip: 'wrong-cause',
        teaching: 'It is the barium that absorbs the X-rays in both compounds.',
      },
      {
        text: 'Barium is bonded covalently in the sulfate, but not in the carbonate.',
        slip: 'wrong-cause',
        teaching: 'Both are ionic solids with \\ce{Ba^2+} ions; only the anions differ.',
      },
    ],
    explanation:
      'Carbonate is the anion of a weak acid: \\ce{BaCO3 + 2H+ -> Ba^2+ + CO2 + H2O}. Sulfate ions hardly accept protons, so \\ce{BaSO4} passes through the stomach as a solid. Stomach acid dissolves the carbonate, but not the sulfate.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-periodic-trends-23',
    topics: ['periodic-trends'],
    tests: ['group-1-metals'],
    difficulty: 'beginner',
    text: 'Lithium, sodium and potassium melt at 181, 98 and 63 °C, respectively, and react with water more and more vigorously in this order. What should be expected of rubidium, the next metal in the group?',
    answer: 'It melts below 63 °C and reacts faster than potassium.',
    distractors: [
      {
        text: 'It melts below 63 °C and reacts more slowly than potassium.',
        slip: 'reversed-trend',
        teaching: 'The outer electron is even farther from the nucleus and is lost even more easily.',
      },
      {
        text: 'It melts above 63 °C and reacts faster than potassium.',
        slip: 'reversed-trend',
        teaching:
          'The metallic bonds become weaker as the atoms get larger, so the melting point falls further.',
      },
      {
        text: 'It melts above 63 °C and reacts more slowly than potassium.',
        slip: 'reversed-trend',
        teaching:
          'Both trends continue down the group: the melting point decreases and the reactivity increases.',
      },
    ],
    explanation:
      'Both trends follow from the larger atoms: the delocalized electrons hold the ions together less firmly, and the outer electron is lost more easily. Rubidium melts at 39 °C, below 63 °C, and reacts faster than potassium.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-24',
    topics: ['periodic-trends', 'stoichiometry'],
    tests: ['group-1-metals'],
    uses: ['mole-ratio', 'molar-mass'],
    difficulty: 'intermediate',
    text: 'Samples of 0.10 g of sodium and 0.10 g of potassium each react completely with an excess of water. Which metal gives more hydrogen gas?',
    answer: 'Sodium, since its atoms are lighter',
    distractors: [
      {
        text: 'Potassium, since it reacts faster',
        slip: 'faster-for-farther',
        teaching: 'The rate does not change how much gas is formed in the end.',
      },
      {
        text: 'Potassium, since its atoms are larger',
        slip: 'ratio-of-masses-for-moles',
        teaching: 'Larger, heavier atoms mean fewer of them in 0.10 g.',
      },
      {
        text: 'Neither, since the masses are equal',
        slip: 'masses-for-moles',
        teaching:
          'It is the number of atoms that matters; equal masses of different elements contain different numbers of atoms.',
      },
    ],
    explanation:
      'Both react in the same way, \\ce{2M + 2H2O -> 2MOH + H2}, and give one mole of gas for two moles of metal. In 0.10 g of sodium (23 g/mol) there are more moles than in 0.10 g of potassium (39 g/mol), since its atoms are lighter.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-25',
    topics: ['periodic-trends', 'electron-configuration'],
    tests: ['noble-gases'],
    uses: ['valence-electrons'],
    difficulty: 'beginner',
    text: 'A helium atom has two electrons in its outer shell, as does a beryllium atom. Why is helium nevertheless placed with the noble gases?',
    answer: 'Its outer shell is full with two electrons.',
    distractors: [
      {
        text: 'Its outer shell is full with eight electrons.',
        slip: 'overgeneralised-rule',
        teaching:
          'The other noble gases have eight electrons in the outer shell; the first shell can hold only two.',
      },
      {
        text: 'Its p subshell is full with two electrons.',
        slip: 'wrong-letter-of-l',
        teaching: 'The first shell has no p subshell; the two electrons are in 1s.',
      },
      {
        text: 'Its electrons are held less firmly than in other atoms.',
        slip: 'reversed-trend',
        teaching: 'Helium has the highest first ionization energy of all elements.',
      },
    ],
    explanation:
      'The first shell contains only the 1s subshell, which is full with two electrons. This makes helium as unreactive as the other noble gases; beryllium has an empty 2p subshell in its outer shell.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-periodic-trends-26',
    topics: ['periodic-trends'],
    tests: ['noble-gases', 'interhalogens-and-noble-gas-compounds'],
    uses: ['ionization-energy'],
    difficulty: 'intermediate',
    text: 'Xenon forms stable compounds with fluorine, such as \\ce{XeF2} and \\ce{XeF4}; no compound of neon has been isolated. Which difference best explains this?',
    answer: 'Xenon holds its outer electrons less firmly.',
    distractors: [
      {
        text: 'Xenon has an outer shell that is not full.',
        slip: 'octet-rule-as-law',
        teaching: 'Both atoms have eight outer electrons; a full octet alone does not forbid bonding.',
      },
      {
        text: 'Xenon has a higher electronegativity.',
        slip: 'reversed-trend',
        teaching:
          'Electronegativity decreases down the group; in these compounds, xenon shares its electrons with the more electronegative fluorine.',
      },
      {
        text: 'Xenon has stronger dispersion forces.',
        slip: 'bond-for-intermolecular',
        teaching:
          'Dispersion forces explain why xenon has a higher boiling point than neon, but not why it forms bonds.',
      },
    ],
    explanation:
      'In the large xenon atom the outer electrons are far from the nucleus: the first ionization energy is 1170 kJ/mol, compared with 2081 for neon. Fluorine can draw them into bonds; neon holds its outer electrons too firmly.',
    reference: 'OpenStax Chemistry 2e, section 18.12',
  },
  {
    id: 'general-periodic-trends-27',
    topics: ['periodic-trends', 'acids-and-bases'],
    tests: ['period-3-oxides'],
    difficulty: 'beginner',
    text: 'Which of these oxides of period 3 can react with \\ce{H+} ions and also with \\ce{OH-} ions?',
    answer: '\\ce{Al2O3}',
    distractors: [
      {
        text: '\\ce{Na2O}',
        slip: 'overgeneralised-rule',
        teaching:
          'Sodium oxide is basic: its oxide ions accept \\ce{H+}, but it does not react with \\ce{OH-}.',
      },
      {
        text: '\\ce{MgO}',
        slip: 'reversed-trend',
        teaching: 'Magnesium oxide is basic; the amphoteric oxide is that of the next element to the right.',
      },
      {
        text: '\\ce{SiO2}',
        slip: 'overgeneralised-rule',
        teaching: 'Silicon dioxide is acidic: it reacts with hot \\ce{OH-}, but not with \\ce{H+}.',
      },
    ],
    explanation:
      'The oxides change from basic (\\ce{Na2O}, \\ce{MgO}) to acidic (\\ce{SiO2} to \\ce{Cl2O7}) across the period. In between, \\ce{Al2O3} is amphoteric: it reacts with \\ce{H+} and with \\ce{OH-}.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-28',
    topics: ['periodic-trends', 'acids-and-bases'],
    tests: ['period-3-oxides'],
    uses: ['network-covalent-solids'],
    difficulty: 'intermediate',
    text: 'An oxide of a period 3 element melts above 1600 °C and does not react with water or hydrochloric acid, but it reacts with hot concentrated sodium hydroxide. Which oxide is it?',
    answer: '\\ce{SiO2}',
    distractors: [
      {
        text: '\\ce{MgO}',
        slip: 'one-property-decides',
        teaching:
          'Magnesium oxide has a high melting point too, but it is basic and reacts with hydrochloric acid.',
      },
      {
        text: '\\ce{SO2}',
        slip: 'one-property-decides',
        teaching:
          'Sulfur dioxide is acidic, but it is a gas of small molecules that dissolves in water and reacts with it.',
      },
      {
        text: '\\ce{SO3}',
        slip: 'one-property-decides',
        teaching: 'Sulfur trioxide is acidic too, but melts below 65 °C and gives sulfuric acid with water.',
      },
    ],
    explanation:
      'The oxide reacts only with a base, so it is acidic, and its high melting point requires a giant structure. Both fit the covalent network of \\ce{SiO2}, which forms silicates with hot alkali. \\ce{MgO} is basic; \\ce{SO2} and \\ce{SO3} are molecular.',
    reference: 'OpenStax Chemistry 2e, section 18.3',
  },
  {
    id: 'general-periodic-trends-29',
    topics: ['periodic-trends'],
    tests: ['metallic-character'],
    difficulty: 'beginner',
    text: 'Which of these elements has the most pronounced metallic character?',
    answer: '\\ce{Ba}',
    distractors: [
      {
        text: '\\ce{Mg}',
        slip: 'ignored-size',
        teaching: 'Magnesium is in the same group, but its smaller atoms hold their electrons more firmly.',
      },
      {
        text: '\\ce{Sn}',
        slip: 'reversed-trend',
        teaching: 'Tin is a metal, but metallic character decreases from left to right.',
      },
      {
        text: '\\ce{Sb}',
        slip: 'reversed-trend',
        teaching: 'Antimony is a metalloid; metallic character increases to the left and downward.',
      },
    ],
    explanation:
      'Metallic character means that atoms lose electrons easily. It increases down a group and to the left across a period. Of the four, \\ce{Ba} is farthest to the lower left and has the lowest ionization energy.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: { kind: 'element-extreme', property: 'ionisationEnergy', pick: 'least' },
  },
  {
    id: 'general-periodic-trends-30',
    topics: ['periodic-trends'],
    tests: ['metallic-character'],
    difficulty: 'intermediate',
    text: 'Which pair of facts shows that metallic character increases down group 14?',
    answer: '\\ce{CO2} is an acidic oxide, and \\ce{SnO2} is amphoteric.',
    distractors: [
      {
        text: 'Silicon melts at 1414 °C, and lead melts at 328 °C.',
        slip: 'one-property-decides',
        teaching:
          'A high melting point is not a measure of metallic character: many nonmetals form giant structures.',
      },
      {
        text: '\\ce{CH4} is a gas at 25 °C, and \\ce{SnCl4} is a liquid.',
        slip: 'wrong-cause',
        teaching:
          'Both consist of molecules, as compounds of nonmetals do; the larger one has the higher boiling point.',
      },
      {
        text: 'Carbon has four valence electrons, and lead has four.',
        slip: 'wrong-cause',
        teaching: 'This is what the group has in common; it does not show a trend.',
      },
    ],
    explanation:
      'Oxides of nonmetals are acidic, while those of metals are basic or amphoteric. The fact that \\ce{CO2} is acidic and \\ce{SnO2} is amphoteric shows the change from a nonmetal to a metal.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-31',
    topics: ['periodic-trends'],
    tests: ['metallic-character'],
    uses: ['ionic-radius'],
    difficulty: 'advanced',
    text: 'According to the diagonal relationship, beryllium resembles aluminum in some properties more than it resembles magnesium. Which property of beryllium is an example?',
    answer: 'Its oxide reacts with bases as well as with acids.',
    distractors: [
      {
        text: 'Its atoms have two valence electrons.',
        slip: 'wrong-reference',
        teaching: 'This is what beryllium shares with magnesium, which is in the same group.',
      },
      {
        text: 'Its chloride consists of \\ce{Be^2+} and \\ce{Cl-} ions.',
        slip: 'halide-means-ionic',
        teaching:
          'Magnesium chloride is ionic; beryllium chloride, like that of aluminum, has considerable covalent character.',
      },
      {
        text: 'Its oxidation number in compounds is +3.',
        slip: 'overgeneralised-rule',
        teaching:
          'The similarity does not go that far: beryllium has two valence electrons and an oxidation number of +2 in its compounds.',
      },
    ],
    explanation:
      'Small size and high charge density make beryllium and aluminum similar: both oxides are amphoteric, and both chlorides are largely covalent. \\ce{MgO} is basic, and \\ce{MgCl2} is ionic.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
];
