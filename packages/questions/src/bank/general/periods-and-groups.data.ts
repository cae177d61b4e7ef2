import type { WrittenQuestion } from '../written-question.ts';

export const periodAndGroupQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-periodic-trends-08',
    topics: ['periodic-trends', 'electron-configuration'],
    tests: ['structure-of-the-periodic-table'],
    uses: ['electron-configuration'],
    difficulty: 'beginner',
    text: 'The atoms of an element have the ground-state configuration [Kr] 4d^{10} 5s^{2} 5p^{3}. Where does the element stand in the periodic table?',
    answer: 'Period 5, group 15',
    distractors: [
      {
        text: 'Period 5, group 3',
        slip: 'wrong-place-in-table',
        teaching: 'Beyond the s block, groups 13 to 18 also count the ten d electrons: 2 + 10 + 3 = 15.',
      },
      {
        text: 'Period 4, group 15',
        slip: 'wrong-shell',
        teaching: 'The period is the highest shell number, 5; the 4d electrons lie one shell below.',
      },
      {
        text: 'Period 4, group 3',
        slip: 'wrong-shell',
        teaching: 'The outermost shell is 5, not that of the d electrons, and 2 + 10 + 3 = 15 is the group.',
      },
    ],
    explanation:
      'The highest shell is the fifth: period 5. Beyond the noble gas core there are 10 + 2 + 3 = 15 electrons: group 15. It is antimony, in the p block.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-periodic-trends-09',
    topics: ['periodic-trends', 'electron-configuration'],
    tests: ['structure-of-the-periodic-table'],
    uses: ['electron-configuration'],
    difficulty: 'intermediate',
    text: 'Period 3 of the periodic table has 8 elements, period 4 has 18. Which subshell, filled in period 4, accounts for the ten more?',
    answer: '3d',
    distractors: [
      {
        text: '4d',
        slip: 'wrong-shell',
        teaching: 'The 4d subshell is filled in period 5. Subshell d is filled one period late.',
      },
      {
        text: '4f',
        slip: 'wrong-letter-of-l',
        teaching: 'An f subshell takes fourteen electrons, and 4f is filled in period 6.',
      },
      {
        text: '4p',
        slip: 'wrong-letter-of-l',
        teaching: 'A p subshell takes six electrons, and every period from the second on has one.',
      },
    ],
    explanation:
      'In period 3 the subshells 3s and 3p are filled, with 8 electrons. In period 4 electrons enter 4s (2) and 4p (6), and in between the ten electrons of 3d, which lies higher than 4s. So the ten more elements are those that fill 3d.',
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
        teaching: 'Sulfur has 16 protons and ten core electrons: an effective charge of about 6.',
      },
      {
        text: '\\ce{Li}',
        slip: 'reversed-trend',
        teaching: 'Lithium has only one charge left after two core electrons: 3 − 2 = 1.',
      },
    ],
    explanation:
      'Nuclear charge minus core electrons: \\ce{Li} 3 − 2 = 1, \\ce{K} 19 − 18 = 1, \\ce{S} 16 − 10 = 6, \\ce{F} 9 − 2 = 7. It is the number of valence electrons, and greatest for \\ce{F}.',
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
    text: 'From silicon to phosphorus the nuclear charge rises by 1, but the effective nuclear charge for a 3p electron rises by only about 0.6. Why by less than 1?',
    answer: 'The added electron shields the other 3p electrons in part.',
    distractors: [
      {
        text: 'The added neutron weakens the pull of the nucleus in part.',
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
        teaching: 'The core of both atoms is that of neon with ten electrons; it does not grow.',
      },
    ],
    explanation:
      'Phosphorus has one proton more and one 3p electron more. Electrons of the same shell shield each other, but only in part, by some 0.35: of the additional charge about 0.6 is left for each 3p electron.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-12',
    topics: ['periodic-trends'],
    tests: ['effective-nuclear-charge'],
    difficulty: 'advanced',
    text: 'By Slater’s rules a 3p electron is shielded by 0.35 for each other electron of 3s and 3p, 0.85 for each electron of the second shell and 1.00 for each of the first. What effective nuclear charge results for a 3p electron of sulfur (*Z* = 16)?',
    answer: '5.45',
    distractors: [
      {
        text: '7.20',
        slip: 'ignored-shielding',
        teaching: 'The five other electrons of the third shell shield too, by 0.35 each.',
        expression: '16 - (8 * 0.85 + 2 * 1.00)',
      },
      {
        text: '4.25',
        slip: 'overgeneralised-rule',
        teaching: 'Only the two electrons of the first shell count 1.00; the eight of the second count 0.85.',
        expression: '16 - (5 * 0.35 + 8 + 2 * 1.00)',
      },
      {
        text: '6.00',
        slip: 'ignored-shielding',
        teaching:
          'This takes 1.00 for each core electron and nothing for the third shell; Slater’s values are finer.',
        expression: '16 - (8 + 2 * 1.00)',
      },
    ],
    explanation:
      'Sulfur has 2 electrons in the first shell, 8 in the second and 6 in the third, 5 of them others. Shielding: 5 × 0.35 + 8 × 0.85 + 2 × 1.00 = 10.55. Effective nuclear charge: 16 − 10.55 = 5.45.',
    reference: 'LibreTexts, Inorganic Chemistry, section 2.2 (Slater’s rules)',
    computation: { kind: 'quantity', expression: '16 - (5 * 0.35 + 8 * 0.85 + 2 * 1.00)', unit: '' },
  },
  {
    id: 'general-periodic-trends-13',
    topics: ['periodic-trends'],
    tests: ['electron-affinity'],
    difficulty: 'beginner',
    text: 'A gaseous atom takes up one electron. For which of these elements is the most energy released?',
    answer: '\\ce{Cl}',
    distractors: [
      {
        text: '\\ce{Ar}',
        slip: 'overgeneralised-rule',
        teaching:
          'The trend breaks off at the noble gases: an added electron would have to enter a new shell.',
      },
      {
        text: '\\ce{S}',
        slip: 'reversed-trend',
        teaching:
          'Sulfur does release energy, but chlorine attracts an electron more strongly and fills its shell.',
      },
      {
        text: '\\ce{Na}',
        slip: 'reversed-trend',
        teaching:
          'Sodium has a low effective nuclear charge and releases little energy with an added electron.',
      },
    ],
    explanation:
      'A chlorine atom has a high effective nuclear charge and one vacancy in its 3p subshell: 349 kJ/mol are released, against 200 for \\ce{S} and 53 for \\ce{Na}. An argon atom does not bind another electron. So it is \\ce{Cl}.',
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
        teaching: 'Taking up an electron does not change the nucleus: eight protons in either.',
      },
      {
        text: 'The ion has a full octet before this step.',
        slip: 'valence-electrons-miscounted',
        teaching: 'With seven valence electrons \\ce{O-} lacks one; only \\ce{O^2-} has eight.',
      },
    ],
    explanation:
      'The first electron joins a neutral atom that attracts it. The second comes to an ion that is negative already: energy is needed against the repulsion. Oxide ions exist in solids because the lattice enthalpy pays for it.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-15',
    topics: ['periodic-trends'],
    tests: ['electron-affinity'],
    uses: ['atomic-radius'],
    difficulty: 'advanced',
    text: 'Fluorine attracts electrons in bonds more strongly than chlorine. Yet a gaseous chlorine atom releases more energy (349 kJ/mol) than a fluorine atom (328 kJ/mol) when it takes up an electron. What is the usual explanation?',
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
      'The second shell of fluorine is very compact. An added electron comes close to seven others, and their repulsion takes back part of the energy that the nucleus gives. In the larger chlorine atom this matters less.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-16',
    topics: ['periodic-trends', 'redox'],
    tests: ['group-17-halogens'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'beginner',
    text: 'Chlorine water is added to a colorless solution of potassium bromide. What is seen, and why?',
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
        teaching: 'Potassium ions are in solution before and after, and have no color.',
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
          'A base would only take up protons; \\ce{SO2}, sulfur and \\ce{H2S} show that sulfur was reduced.',
      },
      {
        text: 'Iodine is a stronger oxidizing agent than chlorine.',
        slip: 'reversed-trend',
        teaching: 'Iodine is formed here, it does not oxidize; down the group the halogens oxidize less.',
      },
      {
        text: 'Iodide is a stronger oxidizing agent than chloride.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Iodide is oxidized to \\ce{I2}: it gives electrons away, as a reducing agent does.',
      },
    ],
    explanation:
      'With \\ce{NaI} the sulfur of the acid goes from +6 to +4, 0 and −2, and iodide becomes \\ce{I2}: iodide reduces the acid. Chloride is only protonated. So iodide is the stronger reducing agent; larger ions lose an electron more easily.',
    reference:
      'LibreTexts, Inorganic Chemistry (Supplemental Modules), Chemistry of the halogens: halide ions as reducing agents',
  },
  {
    id: 'general-periodic-trends-19',
    topics: ['periodic-trends'],
    tests: ['ionic-radius'],
    difficulty: 'beginner',
    text: 'How large are the ions \\ce{Mg^2+} and \\ce{S^2-}, compared with the atoms from which they form?',
    answer: '\\ce{Mg^2+} is smaller, and \\ce{S^2-} is larger.',
    distractors: [
      {
        text: '\\ce{Mg^2+} is larger, and \\ce{S^2-} is smaller.',
        slip: 'reversed-trend',
        teaching:
          'Losing electrons leaves fewer to repel each other, and here empties a shell; gaining them does the opposite.',
      },
      {
        text: '\\ce{Mg^2+} is smaller, and \\ce{S^2-} is smaller.',
        slip: 'overgeneralised-rule',
        teaching: 'A charge does not contract an ion: two more electrons on sulfur repel the others.',
      },
      {
        text: '\\ce{Mg^2+} is larger, and \\ce{S^2-} is larger.',
        slip: 'atomic-for-ionic-radius',
        teaching: 'Magnesium loses its whole third shell when it becomes an ion, so it shrinks.',
      },
    ],
    explanation:
      'A magnesium atom loses both electrons of its third shell: the ion is smaller. A sulfur atom takes up two electrons with the same nucleus; the electrons repel each other more, and the ion is larger.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
  },
  {
    id: 'general-periodic-trends-20',
    topics: ['periodic-trends'],
    tests: ['ionic-radius'],
    difficulty: 'intermediate',
    text: 'In comparable crystals \\ce{Fe^3+} has a smaller radius than \\ce{Fe^2+}. What is the reason?',
    answer: 'The same nucleus holds fewer electrons.',
    distractors: [
      {
        text: 'A nucleus with more protons holds them.',
        slip: 'ignored-nuclear-charge',
        teaching: 'Both are iron with 26 protons; only the number of electrons differs.',
      },
      {
        text: 'The fourth shell has been emptied.',
        slip: 'wrong-shell',
        teaching: 'Both ions have lost the 4s electrons already; the third one comes from 3d.',
      },
      {
        text: 'The mass of an electron has been lost.',
        slip: 'ignored-mass',
        teaching: 'The mass of an electron is negligible and does not decide a radius.',
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
    text: 'A solution holds equal concentrations of \\ce{Mg^2+}, \\ce{Ca^2+}, \\ce{Sr^2+} and \\ce{Ba^2+}. Dilute sulfuric acid is added drop by drop. Which sulfate precipitates first?',
    answer: '\\ce{BaSO4}',
    distractors: [
      {
        text: '\\ce{MgSO4}',
        slip: 'reversed-trend',
        teaching:
          'Magnesium sulfate dissolves well; the sulfates of group 2 become less soluble down the group.',
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
          'Strontium sulfate is poorly soluble, but the sulfate below it in the group is still less so.',
      },
    ],
    explanation:
      'The solubility of the group 2 sulfates falls from \\ce{MgSO4} to \\ce{BaSO4}. At equal concentrations the least soluble one, \\ce{BaSO4}, needs the least sulfate and precipitates first.',
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
        teaching: 'What dissolves releases barium ions; the substance that is safe has to stay solid.',
      },
      {
        text: 'X-rays are absorbed by the sulfate, but not by the carbonate.',
        slip: 'wrong-cause',
        teaching: 'It is the barium that absorbs the rays, in either compound.',
      },
      {
        text: 'Barium is bonded covalently in the sulfate, but not in the carbonate.',
        slip: 'wrong-cause',
        teaching: 'Both are ionic solids with \\ce{Ba^2+} ions; only the anions differ.',
      },
    ],
    explanation:
      'Carbonate is the anion of a weak acid: \\ce{BaCO3 + 2H+ -> Ba^2+ + CO2 + H2O}. Sulfate ions hardly take up protons, so \\ce{BaSO4} passes the stomach as a solid. Stomach acid dissolves the carbonate, but not the sulfate.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-periodic-trends-23',
    topics: ['periodic-trends'],
    tests: ['group-1-metals'],
    difficulty: 'beginner',
    text: 'Lithium, sodium and potassium melt at 181, 98 and 63 °C, and react with water more and more vigorously in this order. What is to be expected of rubidium, the next metal of the group?',
    answer: 'It melts below 63 °C and reacts faster than potassium.',
    distractors: [
      {
        text: 'It melts below 63 °C and reacts more slowly than potassium.',
        slip: 'reversed-trend',
        teaching: 'The outer electron is still farther from the nucleus and is lost even more easily.',
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
        teaching: 'Both trends continue down the group: lower melting point, greater reactivity.',
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
    text: '0.10 g of sodium and 0.10 g of potassium react completely with an excess of water. Which metal gives more hydrogen gas?',
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
          'What counts is the number of atoms; equal masses of different elements hold different numbers.',
      },
    ],
    explanation:
      'Both react alike: \\ce{2M + 2H2O -> 2MOH + H2}, one mole of gas for two moles of metal. 0.10 g of sodium (23 g/mol) holds more moles than 0.10 g of potassium (39 g/mol), since its atoms are lighter.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-25',
    topics: ['periodic-trends', 'electron-configuration'],
    tests: ['noble-gases'],
    uses: ['valence-electrons'],
    difficulty: 'beginner',
    text: 'A helium atom has two electrons in its outer shell, as a beryllium atom has. Why does helium nevertheless stand with the noble gases?',
    answer: 'Its outer shell is full with two electrons.',
    distractors: [
      {
        text: 'Its outer shell is full with eight electrons.',
        slip: 'overgeneralised-rule',
        teaching: 'Eight is the number for the other noble gases; the first shell takes two and no more.',
      },
      {
        text: 'Its p subshell is full with two electrons.',
        slip: 'wrong-letter-of-l',
        teaching: 'The first shell has no p subshell; the two electrons are in 1s.',
      },
      {
        text: 'Its electrons are held less firmly than others.',
        slip: 'reversed-trend',
        teaching: 'Helium has the highest first ionization energy of all elements.',
      },
    ],
    explanation:
      'The first shell holds only the subshell 1s, which is full with two electrons. That makes helium as unreactive as the other noble gases; beryllium has an empty 2p subshell in its outer shell.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-periodic-trends-26',
    topics: ['periodic-trends'],
    tests: ['noble-gases', 'interhalogens-and-noble-gas-compounds'],
    uses: ['ionization-energy'],
    difficulty: 'intermediate',
    text: 'Xenon forms stable compounds with fluorine, such as \\ce{XeF2} and \\ce{XeF4}; no compound of neon has been isolated. Which difference explains this best?',
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
          'Attraction for electrons falls down the group; xenon gives a share of its electrons to fluorine.',
      },
      {
        text: 'Xenon has stronger dispersion forces.',
        slip: 'bond-for-intermolecular',
        teaching:
          'They explain why xenon has a higher boiling point than neon; bonds in a molecule are another matter.',
      },
    ],
    explanation:
      'In the large xenon atom the outer electrons are far from the nucleus: the first ionization energy is 1170 kJ/mol, against 2081 for neon. Fluorine can draw them into bonds; neon holds its outer electrons too firmly.',
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
          'Sodium oxide is basic: its oxide ions take up \\ce{H+}, but it does not react with \\ce{OH-}.',
      },
      {
        text: '\\ce{MgO}',
        slip: 'reversed-trend',
        teaching: 'Magnesium oxide is basic; the amphoteric oxide stands one place to its right.',
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
    text: 'An oxide of a period 3 element melts above 1600 °C, does not react with water or hydrochloric acid, but reacts with hot concentrated sodium hydroxide. Which oxide fits?',
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
          'It is acidic, but it is a gas of small molecules, which dissolves in water and reacts with it.',
      },
      {
        text: '\\ce{SO3}',
        slip: 'one-property-decides',
        teaching: 'Sulfur trioxide is acidic too, but melts below 65 °C and gives sulfuric acid with water.',
      },
    ],
    explanation:
      'Reacting with a base only, it is an acidic oxide; the high melting point needs a giant structure. Both fit the covalent network of \\ce{SiO2}, which forms silicates with hot alkali. \\ce{MgO} is basic; \\ce{SO2} and \\ce{SO3} are molecular.',
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
        teaching: 'Tin is a metal, but metallic character falls from left to right.',
      },
      {
        text: '\\ce{Sb}',
        slip: 'reversed-trend',
        teaching: 'Antimony is a metalloid; metallic character grows to the left and downward.',
      },
    ],
    explanation:
      'Metallic character means that atoms lose electrons easily. It grows down a group and to the left in a period. Of the four \\ce{Ba} is farthest to the lower left, and has the lowest ionization energy.',
    reference: 'OpenStax Chemistry 2e, section 6.5',
    computation: { kind: 'element-extreme', property: 'ionisationEnergy', pick: 'least' },
  },
  {
    id: 'general-periodic-trends-30',
    topics: ['periodic-trends'],
    tests: ['metallic-character'],
    difficulty: 'intermediate',
    text: 'Which pair of facts shows that metallic character grows down group 14?',
    answer: '\\ce{CO2} is an acidic oxide, and \\ce{SnO2} is amphoteric.',
    distractors: [
      {
        text: 'Silicon melts at 1414 °C, and lead melts at 328 °C.',
        slip: 'one-property-decides',
        teaching:
          'A high melting point is no measure of metallic character: many nonmetals form giant structures.',
      },
      {
        text: '\\ce{CH4} is a gas at 25 °C, and \\ce{SnCl4} is a liquid.',
        slip: 'wrong-cause',
        teaching: 'Both consist of molecules, as compounds of nonmetals do; the larger one boils higher.',
      },
      {
        text: 'Carbon has four valence electrons, and lead has four.',
        slip: 'wrong-cause',
        teaching: 'This is what the group has in common; it does not show a trend.',
      },
    ],
    explanation:
      'Oxides of nonmetals are acidic, those of metals basic or amphoteric. That \\ce{CO2} is acidic and \\ce{SnO2} amphoteric shows the change from a nonmetal to a metal.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-periodic-trends-31',
    topics: ['periodic-trends'],
    tests: ['metallic-character'],
    uses: ['ionic-radius'],
    difficulty: 'advanced',
    text: 'By the diagonal relationship beryllium resembles aluminum in some properties more than it resembles magnesium. Which property of beryllium is an example?',
    answer: 'Its oxide reacts with bases as well as with acids.',
    distractors: [
      {
        text: 'Its atoms have two valence electrons.',
        slip: 'wrong-reference',
        teaching: 'That is what beryllium shares with magnesium, in its own group.',
      },
      {
        text: 'Its chloride is made of \\ce{Be^2+} and \\ce{Cl-} ions.',
        slip: 'halide-means-ionic',
        teaching:
          'Magnesium chloride is ionic; beryllium chloride, like that of aluminum, has much covalent character.',
      },
      {
        text: 'Its oxidation number in compounds is +3.',
        slip: 'overgeneralised-rule',
        teaching:
          'The likeness does not go so far: beryllium has two valence electrons and is +2 in its compounds.',
      },
    ],
    explanation:
      'Small size and high charge density make beryllium and aluminum alike: both oxides are amphoteric, and both chlorides are largely covalent. \\ce{MgO} is basic, and \\ce{MgCl2} is ionic.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
];
