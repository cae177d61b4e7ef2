import type { WrittenQuestion } from '../../written-question.ts';

export const metalInLifeQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-271',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry'],
    difficulty: 'beginner',
    text: 'To what does an oxygen molecule bind in deoxyhemoglobin?',
    answer: 'To \\ce{Fe^2+} in a porphyrin ring',
    distractors: [
      {
        text: 'To \\ce{Mg^2+} in a porphyrin ring',
        slip: 'wrong-substance-data',
        teaching: 'Magnesium in such a ring is found in chlorophyll, and it does not bind \\ce{O2}.',
      },
      {
        text: 'To \\ce{Cu+} between histidine groups',
        slip: 'wrong-substance-data',
        teaching: 'This is how hemocyanin, the blue oxygen carrier of crabs, works.',
      },
      {
        text: 'To \\ce{Cu+} in a porphyrin ring',
        slip: 'wrong-substance-data',
        teaching: 'The metal in the ring of hemoglobin is iron; copper binds oxygen in hemocyanin.',
      },
    ],
    explanation:
      'The heme group of hemoglobin holds iron(II) in a porphyrin ring. A nitrogen of histidine binds from one side, and \\ce{O2} from the other.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-272',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'Carbonic anhydrase turns \\ce{CO2} into \\ce{HCO3-}. A water molecule bound to its \\ce{Zn^2+} has p*K*_{a} 7, free water about 15. What does the zinc ion do?',
    answer: 'As a Lewis acid it makes the water give up a proton.',
    distractors: [
      {
        text: 'As a Lewis base it takes up a proton of the water.',
        slip: 'lewis-roles-swapped',
        teaching: '\\ce{Zn^2+} accepts an electron pair of water; it has no use for a proton.',
      },
      {
        text: 'As an oxidizing agent it turns the water into oxygen.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Zinc stays +2 throughout; no electron is exchanged.',
      },
      {
        text: 'As a catalyst it makes the reaction more exothermic.',
        slip: 'catalyst-changes-enthalpy',
        teaching: 'A catalyst does not change the enthalpy; it lowers the barrier.',
      },
    ],
    explanation:
      '\\ce{Zn^2+} draws electron density from the oxygen of the bound water, so it loses a proton even in neutral solution. The \\ce{OH-} at the zinc then attacks \\ce{CO2}.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-273',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry'],
    uses: ['transition-metals'],
    difficulty: 'beginner',
    text: 'Iron and copper serve in many proteins that transfer electrons, but zinc does not. Why?',
    answer: 'Zinc ions have only one oxidation state in the cell.',
    distractors: [
      {
        text: 'Zinc ions are too rare in living organisms.',
        slip: 'wrong-cause',
        teaching: 'After iron, zinc is the most plentiful of these metals in the human body.',
      },
      {
        text: 'Zinc ions are too strong as oxidizing agents.',
        slip: 'wrong-sign',
        teaching: '\\ce{Zn^2+} is very hard to reduce (*E*° = −0.76 V).',
      },
      {
        text: 'Zinc ions are not bound by the side chains of proteins.',
        slip: 'wrong-cause',
        teaching: 'Many enzymes hold zinc by histidine and cysteine side chains.',
      },
    ],
    explanation:
      'A carrier of electrons must take one up and pass it on, as \\ce{Fe^3+}/\\ce{Fe^2+} and \\ce{Cu^2+}/\\ce{Cu+} do. Zinc stays \\ce{Zn^2+} with its full d subshell.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-274',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry', 'ligand-substitution'],
    uses: ['le-chateliers-principle'],
    difficulty: 'advanced',
    text: 'Carbon monoxide binds to the iron of hemoglobin much more firmly than oxygen does. Why does breathing pure oxygen help against carbon monoxide poisoning?',
    answer: 'A high [\\ce{O2}] shifts the exchange of the ligands back.',
    distractors: [
      {
        text: '\\ce{O2} oxidizes the bound CO to \\ce{CO2}, which leaves.',
        slip: 'reaction-type-confused',
        teaching: 'CO is not oxidized at hemoglobin; it is replaced as a ligand and breathed out.',
      },
      {
        text: 'In pure oxygen \\ce{O2} becomes the more firmly bound ligand.',
        slip: 'reversed-trend',
        teaching: 'The binding constants do not depend on the concentrations.',
      },
      {
        text: '\\ce{O2} oxidizes the iron, which then lets CO go.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'With \\ce{Fe^3+} hemoglobin would no longer carry oxygen.',
      },
    ],
    explanation:
      '\\ce{HbCO + O2 <=> HbO2 + CO} lies far to the left, but a high [\\ce{O2}] pushes it to the right: CO is replaced and breathed out.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-275',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry'],
    uses: ['chelate-effect', 'hard-and-soft-acids-and-bases'],
    difficulty: 'advanced',
    text: 'Bacteria bind \\ce{Fe^3+} by siderophores, chelating ligands whose six donor atoms are negatively charged oxygen atoms. How can the cell best free the iron from such a complex?',
    answer: 'By reducing it to \\ce{Fe^2+}',
    distractors: [
      {
        text: 'By oxidizing it to a higher state',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'A higher charge would make iron an even harder acid, and oxygen would hold it more firmly.',
      },
      {
        text: 'By raising the pH with \\ce{OH-}',
        slip: 'wrong-sign',
        teaching: 'A base leaves the oxygen donors negatively charged; acid would loosen them.',
      },
      {
        text: 'By diluting it with water',
        slip: 'wrong-cause',
        teaching: 'A chelate with so large a formation constant does not fall apart on dilution.',
      },
    ],
    explanation:
      'The small, highly charged \\ce{Fe^3+} is a hard acid and fits hard oxygen donors. \\ce{Fe^2+} is less hard, so the donors hold it far less firmly.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-276',
    topics: ['coordination-chemistry'],
    tests: ['hard-and-soft-acids-and-bases'],
    difficulty: 'beginner',
    text: 'Which of these is the softest base?',
    answer: '\\ce{I-}',
    distractors: [
      {
        text: '\\ce{F-}',
        slip: 'reversed-trend',
        teaching: 'It is small and hardly polarizable: a hard base.',
      },
      {
        text: '\\ce{OH-}',
        slip: 'charge-for-strength',
        teaching: 'It is a strong base toward protons, but its donor atom, oxygen, is small and hard.',
      },
      {
        text: '\\ce{NH3}',
        slip: 'reversed-trend',
        teaching: 'Its donor atom, nitrogen, is small; ammonia counts as a hard base.',
      },
    ],
    explanation:
      'Soft bases have large, polarizable donor atoms. Iodide is the largest and the most easily polarized of these.',
    reference: 'LibreTexts, Inorganic Chemistry, Hard and Soft Acids and Bases',
  },
  {
    id: 'general-coordination-chemistry-277',
    topics: ['coordination-chemistry'],
    tests: ['hard-and-soft-acids-and-bases'],
    uses: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'The thiocyanate ion, \\ce{SCN-}, can bind by sulfur or by nitrogen. How does it bind to \\ce{Hg^2+} and to \\ce{Cr^3+} in \\ce{[Hg(SCN)4]^2-} and \\ce{[Cr(NCS)6]^3-}, and why?',
    answer: 'To soft \\ce{Hg^2+} by soft sulfur, to hard \\ce{Cr^3+} by hard nitrogen',
    distractors: [
      {
        text: 'To soft \\ce{Hg^2+} by hard nitrogen, to hard \\ce{Cr^3+} by soft sulfur',
        slip: 'reversed-trend',
        teaching: 'Like prefers like: soft acids bind to soft donors.',
      },
      {
        text: 'To hard \\ce{Hg^2+} by hard sulfur, to soft \\ce{Cr^3+} by soft nitrogen',
        slip: 'hard-for-soft',
        teaching: 'The large mercury ion and sulfur are soft; the small \\ce{Cr^3+} and nitrogen are hard.',
      },
      {
        text: 'To both by sulfur, as it carries the negative charge',
        slip: 'charge-for-strength',
        teaching: 'The charge is shared by sulfur and nitrogen; which end binds depends on the metal ion.',
      },
    ],
    explanation:
      'The large, polarizable \\ce{Hg^2+} is soft and prefers sulfur; the small, highly charged \\ce{Cr^3+} is hard and prefers nitrogen.',
    reference: 'LibreTexts, Inorganic Chemistry, Hard and Soft Acids and Bases',
  },
  {
    id: 'general-coordination-chemistry-278',
    topics: ['coordination-chemistry'],
    tests: ['hard-and-soft-acids-and-bases'],
    difficulty: 'beginner',
    text: 'Mercury, cadmium and lead are found in nature mainly as sulfides; aluminum, magnesium and titanium mainly in compounds with oxygen. Which rule explains this?',
    answer: 'Soft acids prefer soft bases, and hard acids hard ones.',
    distractors: [
      {
        text: 'Soft acids prefer hard bases, and hard acids soft ones.',
        slip: 'reversed-trend',
        teaching: 'The sulfide ion is soft, as are the ions of the metals found with it.',
      },
      {
        text: 'Strong acids prefer weak bases, and weak acids strong ones.',
        slip: 'wrong-property',
        teaching: 'The rule does not compare strengths; it compares how easily acid and base are polarized.',
      },
      {
        text: 'Strong acids prefer strong bases, and weak acids weak ones.',
        slip: 'wrong-property',
        teaching: 'How strong acid and base are does not count here, but how easily they are polarized.',
      },
    ],
    explanation:
      'The ions of mercury, cadmium and lead are large and polarizable (soft, or nearly so), as is \\ce{S^2-}. \\ce{Al^3+}, \\ce{Mg^2+} and \\ce{Ti^4+} are hard, as is \\ce{O^2-}: soft acids prefer soft bases, and hard acids hard ones.',
    reference: 'LibreTexts, Inorganic Chemistry, Hard and Soft Acids and Bases',
  },
  {
    id: 'general-coordination-chemistry-279',
    topics: ['coordination-chemistry'],
    tests: ['hard-and-soft-acids-and-bases'],
    uses: ['bioinorganic-chemistry'],
    difficulty: 'advanced',
    text: 'The ion \\ce{CH3Hg+} is a nerve poison. Which side chain of a protein does it attack above all, and which drug follows from this?',
    answer: 'Cysteine, \\ce{-CH2SH}; a drug with two SH groups',
    distractors: [
      {
        text: 'Aspartate, \\ce{-CH2COO-}; a drug with two SH groups',
        slip: 'reversed-trend',
        teaching:
          'A drug must compete for mercury by the same kind of donor, but carboxylate oxygen is a hard base.',
      },
      {
        text: 'Cysteine, \\ce{-CH2SH}; a drug with two COOH groups',
        slip: 'one-condition-only',
        teaching: 'The target is right; a drug with hard oxygen donors could not pull mercury from sulfur.',
      },
      {
        text: 'Aspartate, \\ce{-CH2COO-}; a drug with two COOH groups',
        slip: 'reversed-trend',
        teaching: 'Mercury is a soft acid; it prefers soft sulfur to hard oxygen.',
      },
    ],
    explanation:
      'Mercury in \\ce{CH3Hg+} is a very soft acid and binds to soft sulfur. A drug with two SH groups competes for it.',
    reference: 'LibreTexts, Inorganic Chemistry, Hard and Soft Acids and Bases',
  },
  {
    id: 'general-coordination-chemistry-280',
    topics: ['coordination-chemistry'],
    tests: ['hard-and-soft-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'In which direction does \\ce{HgF2(g) + BeI2(g) <=> BeF2(g) + HgI2(g)} go when equal amounts of all four gases are mixed?',
    answer: 'To the right, as \\ce{Be^2+} is hard and \\ce{Hg^2+} soft',
    distractors: [
      {
        text: 'To the left, as \\ce{Be^2+} is soft and \\ce{Hg^2+} hard',
        slip: 'reversed-trend',
        teaching: 'The small \\ce{Be^2+} is a hard acid, the large \\ce{Hg^2+} a soft one.',
      },
      {
        text: 'To the left, as hard ions prefer soft ones',
        slip: 'hard-for-soft',
        teaching: 'Hard acids prefer hard bases: \\ce{Be^2+} goes with \\ce{F-}.',
      },
      {
        text: 'In neither, as both metal ions have the charge +2',
        slip: 'charge-for-strength',
        teaching: 'The charges are equal, but size and polarizability differ greatly.',
      },
    ],
    explanation:
      'Hard \\ce{Be^2+} pairs with hard \\ce{F-}, and soft \\ce{Hg^2+} with soft \\ce{I-}. This combination is much lower in energy.',
    reference: 'LibreTexts, Inorganic Chemistry, Hard and Soft Acids and Bases',
  },
  {
    id: 'general-coordination-chemistry-281',
    topics: ['coordination-chemistry'],
    tests: ['lanthanides-and-actinides'],
    difficulty: 'beginner',
    text: 'Which oxidation state is the most common one of all lanthanides in their compounds?',
    answer: '+3',
    distractors: [
      {
        text: '+2',
        slip: 'exception-for-rule',
        teaching: 'A few, such as europium, form \\ce{M^2+} ions, but these are strong reducing agents.',
      },
      {
        text: '+4',
        slip: 'exception-for-rule',
        teaching:
          'Cerium forms compounds of this state, as an oxidizing agent; for most lanthanides it is out of reach.',
      },
      { text: '+6', slip: 'wrong-substance-data', teaching: 'This state is known of uranium, an actinide.' },
    ],
    explanation:
      'Lanthanide atoms lose three electrons readily; the remaining 4f electrons lie too deep to be lost easily. So the state is +3.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-282',
    topics: ['coordination-chemistry'],
    tests: ['lanthanides-and-actinides'],
    uses: ['effective-nuclear-charge'],
    difficulty: 'intermediate',
    text: 'Zirconium and hafnium stand in the same group, hafnium one period lower, but their atoms have nearly the same radius. Why?',
    answer: 'Before hafnium 14 protons are added, shielded poorly by 4f electrons.',
    distractors: [
      {
        text: 'Before hafnium 14 protons are added, shielded fully by 4f electrons.',
        slip: 'shielding-turned-around',
        teaching: 'With full shielding the atoms would not shrink along the lanthanides.',
      },
      {
        text: 'Both atoms have their valence electrons in the same shell.',
        slip: 'wrong-shell',
        teaching: 'Zirconium has them in 4d and 5s, hafnium in 5d and 6s.',
      },
      {
        text: 'Before hafnium 14 protons are added, shielded fully by 5d electrons.',
        slip: 'wrong-shell',
        teaching: 'The electrons that come with these protons are in 4f, and they shield poorly.',
      },
    ],
    explanation:
      'The lanthanides stand between lanthanum and hafnium. Their 4f electrons shield the growing nuclear charge poorly, so the atoms shrink (lanthanide contraction). This makes up for the extra shell.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-283',
    topics: ['coordination-chemistry'],
    tests: ['lanthanides-and-actinides'],
    uses: ['crystal-field-theory'],
    difficulty: 'advanced',
    text: 'The absorption bands of \\ce{Nd^3+} are narrow and nearly the same in water and in a solid salt; those of \\ce{Cu^2+} are broad and depend on the ligands. Why?',
    answer: 'The 4f electrons of \\ce{Nd^3+} lie deep inside, away from the ligands.',
    distractors: [
      {
        text: 'The 4f electrons of \\ce{Nd^3+} lie outside, close to the ligands.',
        slip: 'field-levels-swapped',
        teaching: 'Then ligands would affect them strongly, and the bands would be broad.',
      },
      {
        text: 'The ligands of \\ce{Nd^3+} are always the same, whatever salt it is in.',
        slip: 'wrong-cause',
        teaching: 'In a salt the neighbors of \\ce{Nd^3+} differ from those in water.',
      },
      {
        text: 'The bands of \\ce{Nd^3+} come from 5d electrons, which are few.',
        slip: 'wrong-cause',
        teaching: '\\ce{Nd^3+} has the configuration [Xe]4f^{3} and no 5d electrons.',
      },
    ],
    explanation:
      'The filled 5s and 5p subshells lie outside the 4f electrons and screen them. Ligands and their vibrations hardly change the 4f levels, unlike the 3d levels of copper.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-284',
    topics: ['coordination-chemistry'],
    tests: ['lanthanides-and-actinides'],
    uses: ['electron-configuration-of-ions'],
    difficulty: 'advanced',
    text: 'Apart from +3, europium (atom [Xe]4f^{7}6s^{2}) forms a stable +2 ion and terbium ([Xe]4f^{9}6s^{2}) compounds with +4. What do \\ce{Eu^2+} and \\ce{Tb^4+} have in common?',
    answer: 'A half-filled 4f subshell',
    distractors: [
      {
        text: 'A filled 6s subshell',
        slip: 'isoelectronic-with-atom',
        teaching: 'The 6s electrons are the first to be lost from both atoms.',
      },
      {
        text: 'An empty 4f subshell',
        slip: 'electrons-miscounted',
        teaching: 'Both keep seven 4f electrons; an empty subshell is found in \\ce{La^3+} and \\ce{Ce^4+}.',
      },
      {
        text: 'A filled 4f subshell',
        slip: 'electrons-miscounted',
        teaching: 'This takes 14 electrons, as in \\ce{Yb^2+}.',
      },
    ],
    explanation:
      '\\ce{Eu^2+} has lost two 6s electrons: 4f^{7}. \\ce{Tb^4+} has lost two 6s and two 4f electrons: 4f^{7}. The half-filled subshell is especially stable.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-285',
    topics: ['coordination-chemistry'],
    tests: ['lanthanides-and-actinides'],
    difficulty: 'advanced',
    text: 'Neodymium occurs mainly as +3; uranium, below it in the periodic table, readily reaches +6. What explains the difference?',
    answer: 'The 5f electrons reach farther out than the 4f electrons.',
    distractors: [
      {
        text: 'The 5f electrons decay, as uranium is radioactive.',
        slip: 'wrong-cause',
        teaching: 'Radioactivity is a matter of the nucleus; it does not remove valence electrons.',
      },
      {
        text: 'The 5f subshell of uranium holds more electrons than 4f of neodymium.',
        slip: 'electrons-miscounted',
        teaching: 'Uranium ([Rn]5f^{3}6d^{1}7s^{2}) has three 5f electrons, neodymium four 4f electrons.',
      },
      {
        text: 'The 5f electrons are closer to the nucleus than the 4f electrons.',
        slip: 'reversed-trend',
        teaching: 'Then they would be even harder to remove than the 4f electrons of neodymium.',
      },
    ],
    explanation:
      'In the early actinides 5f, 6d and 7s have similar energies, and 5f reaches far enough out for bonding. All six outer electrons of uranium can be used; the 4f electrons of neodymium are too deep.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
];
