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
        teaching: 'Magnesium in such a ring is found in chlorophyll, where it does not bind \\ce{O2}.',
      },
      {
        text: 'To \\ce{Cu+} between histidine groups',
        slip: 'wrong-substance-data',
        teaching: 'This is how \\ce{O2} is bound in hemocyanin, the blue oxygen carrier of crabs.',
      },
      {
        text: 'To \\ce{Cu+} in a porphyrin ring',
        slip: 'wrong-substance-data',
        teaching: 'The metal in the ring of hemoglobin is iron; copper binds oxygen in hemocyanin.',
      },
    ],
    explanation:
      'The heme group of hemoglobin contains iron(II) in a porphyrin ring. A nitrogen of histidine binds on one side, and \\ce{O2} on the other.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-272',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry'],
    uses: ['lewis-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'Carbonic anhydrase converts \\ce{CO2} to \\ce{HCO3-}. A water molecule bound to its \\ce{Zn^2+} has a p*K*_{a} of 7, compared with about 15 for free water. How does the zinc ion act?',
    answer: 'As a Lewis acid it makes the water give up a proton.',
    distractors: [
      {
        text: 'As a Lewis base it accepts a proton from the water.',
        slip: 'lewis-roles-swapped',
        teaching: '\\ce{Zn^2+} accepts an electron pair from water; it does not accept a proton.',
      },
      {
        text: 'As an oxidizing agent it converts the water to oxygen.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Zinc remains +2 throughout; no electrons are transferred.',
      },
      {
        text: 'As a catalyst it makes the reaction more exothermic.',
        slip: 'catalyst-changes-enthalpy',
        teaching: 'A catalyst does not change the enthalpy; it lowers the barrier.',
      },
    ],
    explanation:
      '\\ce{Zn^2+} draws electron density from the oxygen of the bound water, so the water loses a proton even in neutral solution. The \\ce{OH-} on the zinc then attacks \\ce{CO2}.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-273',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry'],
    uses: ['transition-metals'],
    difficulty: 'beginner',
    text: 'Iron and copper occur in many proteins that transfer electrons, but zinc does not. Why?',
    answer: 'Zinc ions have only one oxidation state in the cell.',
    distractors: [
      {
        text: 'Zinc ions are too rare in living organisms.',
        slip: 'wrong-cause',
        teaching: 'Zinc is the second most abundant of these metals in the human body, after iron.',
      },
      {
        text: 'Zinc ions are too strongly oxidizing.',
        slip: 'wrong-sign',
        teaching: '\\ce{Zn^2+} is very hard to reduce (*E*° = −0.76 V).',
      },
      {
        text: 'Zinc ions are not bound by the side chains of proteins.',
        slip: 'wrong-cause',
        teaching: 'In many enzymes zinc is bound by histidine and cysteine side chains.',
      },
    ],
    explanation:
      'An electron carrier must accept an electron and pass it on, as \\ce{Fe^3+}/\\ce{Fe^2+} and \\ce{Cu^2+}/\\ce{Cu+} do. Zinc remains \\ce{Zn^2+}, with its full d subshell.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-274',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry', 'ligand-substitution'],
    uses: ['le-chateliers-principle'],
    difficulty: 'advanced',
    text: 'Carbon monoxide binds to the iron in hemoglobin much more strongly than oxygen does. Why does breathing pure oxygen help against carbon monoxide poisoning?',
    answer: 'A high [\\ce{O2}] reverses the ligand exchange.',
    distractors: [
      {
        text: '\\ce{O2} oxidizes the bound CO to \\ce{CO2}, which leaves.',
        slip: 'reaction-type-confused',
        teaching: 'CO is not oxidized at hemoglobin; it is replaced as a ligand and exhaled.',
      },
      {
        text: 'In pure oxygen \\ce{O2} becomes the more strongly bound ligand.',
        slip: 'reversed-trend',
        teaching: 'The binding constants do not depend on the concentrations.',
      },
      {
        text: '\\ce{O2} oxidizes the iron, which then releases CO.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'With \\ce{Fe^3+}, hemoglobin would no longer carry oxygen.',
      },
    ],
    explanation:
      '\\ce{HbCO + O2 <=> HbO2 + CO} lies far to the left, but a high [\\ce{O2}] shifts it to the right, so CO is replaced and exhaled.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-275',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry'],
    uses: ['chelate-effect', 'hard-and-soft-acids-and-bases'],
    difficulty: 'advanced',
    text: 'Bacteria bind \\ce{Fe^3+} with siderophores, chelating ligands whose six donor atoms are negatively charged oxygen atoms. How can the cell best release the iron from such a complex?',
    answer: 'By reducing it to \\ce{Fe^2+}',
    distractors: [
      {
        text: 'By oxidizing it to a higher oxidation state',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'A higher charge would make iron an even harder acid, and oxygen would bind it more strongly.',
      },
      {
        text: 'By raising the pH',
        slip: 'wrong-sign',
        teaching: 'A base leaves the oxygen donors negatively charged; acid would weaken their binding.',
      },
      {
        text: 'By diluting it with water',
        slip: 'wrong-cause',
        teaching: 'A chelate with so large a formation constant does not dissociate on dilution.',
      },
    ],
    explanation:
      'The small, highly charged \\ce{Fe^3+} is a hard acid and prefers hard oxygen donors. \\ce{Fe^2+} is less hard, so the donors bind it far less strongly.',
    reference: 'LibreTexts, Inorganic Chemistry, Bioinorganic Chemistry',
  },
  {
    id: 'general-coordination-chemistry-276',
    topics: ['coordination-chemistry'],
    tests: ['hard-and-soft-acids-and-bases'],
    difficulty: 'beginner',
    text: 'Which of these species is the softest base?',
    answer: '\\ce{I-}',
    distractors: [
      {
        text: '\\ce{F-}',
        slip: 'reversed-trend',
        teaching: 'It is small and hardly polarizable, so it is a hard base.',
      },
      {
        text: '\\ce{OH-}',
        slip: 'charge-for-strength',
        teaching: 'It is a strong base toward protons, but its donor atom, oxygen, is small and hard.',
      },
      {
        text: '\\ce{NH3}',
        slip: 'reversed-trend',
        teaching: 'Its donor atom, nitrogen, is small; ammonia is considered a hard base.',
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
    text: 'The thiocyanate ion, \\ce{SCN-}, can bind through sulfur or nitrogen. How does it bind to \\ce{Hg^2+} and to \\ce{Cr^3+}, and why?',
    answer: 'To soft \\ce{Hg^2+} through soft sulfur, to hard \\ce{Cr^3+} through hard nitrogen',
    distractors: [
      {
        text: 'To soft \\ce{Hg^2+} through hard nitrogen, to hard \\ce{Cr^3+} through soft sulfur',
        slip: 'reversed-trend',
        teaching: 'Like prefers like, so soft acids bind to soft donors.',
      },
      {
        text: 'To hard \\ce{Hg^2+} through hard sulfur, to soft \\ce{Cr^3+} through soft nitrogen',
        slip: 'hard-for-soft',
        teaching: 'The large mercury ion and sulfur are soft; the small \\ce{Cr^3+} and nitrogen are hard.',
      },
      {
        text: 'To both through sulfur, because it carries the negative charge',
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
    text: 'In nature mercury, cadmium and lead are found mainly as sulfides; aluminum, magnesium and titanium are found mainly in compounds with oxygen. Which rule explains this?',
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
        teaching:
          'What matters here is not how strong the acid and base are but how easily they are polarized.',
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
    text: 'The ion \\ce{CH3Hg+} is a nerve poison. Which protein side chain does it attack preferentially, and which type of drug would therefore be effective?',
    answer: 'Cysteine, \\ce{-CH2SH}; a drug with two SH groups',
    distractors: [
      {
        text: 'Aspartate, \\ce{-CH2COO-}; a drug with two SH groups',
        slip: 'reversed-trend',
        teaching:
          'The drug is right, but the target is not: carboxylate oxygen is a hard base, and soft mercury prefers the sulfur of cysteine.',
      },
      {
        text: 'Cysteine, \\ce{-CH2SH}; a drug with two COOH groups',
        slip: 'one-condition-only',
        teaching:
          'The target is right, but a drug with hard oxygen donors could not remove mercury from sulfur.',
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
    text: 'In which direction does the reaction \\ce{HgF2(g) + BeI2(g) <=> BeF2(g) + HgI2(g)} proceed when equal amounts of all four gases are mixed?',
    answer: 'To the right, because \\ce{Be^2+} is hard and \\ce{Hg^2+} is soft',
    distractors: [
      {
        text: 'To the left, because \\ce{Be^2+} is soft and \\ce{Hg^2+} is hard',
        slip: 'reversed-trend',
        teaching: 'The small \\ce{Be^2+} is a hard acid, and the large \\ce{Hg^2+} is a soft one.',
      },
      {
        text: 'To the left, because hard ions prefer soft ones',
        slip: 'hard-for-soft',
        teaching: 'Hard acids prefer hard bases, so \\ce{Be^2+} pairs with \\ce{F-}.',
      },
      {
        text: 'In neither direction, because both metal ions have a charge of +2',
        slip: 'charge-for-strength',
        teaching: 'The charges are equal, but the sizes and polarizabilities differ greatly.',
      },
    ],
    explanation:
      'Hard \\ce{Be^2+} pairs with hard \\ce{F-}, and soft \\ce{Hg^2+} with soft \\ce{I-}. This combination is much lower in energy, so the reaction proceeds to the right.',
    reference: 'LibreTexts, Inorganic Chemistry, Hard and Soft Acids and Bases',
  },
  {
    id: 'general-coordination-chemistry-281',
    topics: ['coordination-chemistry'],
    tests: ['lanthanides-and-actinides'],
    difficulty: 'beginner',
    text: 'Which oxidation state is most common for all lanthanides in their compounds?',
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
          'Cerium forms compounds in this state, which are oxidizing agents, but most lanthanides cannot reach it.',
      },
      { text: '+6', slip: 'wrong-substance-data', teaching: 'This state is known for uranium, an actinide.' },
    ],
    explanation:
      'Lanthanide atoms lose three electrons readily; the remaining 4f electrons are too close to the nucleus to be lost easily. The most common state is therefore +3.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-282',
    topics: ['coordination-chemistry'],
    tests: ['lanthanides-and-actinides'],
    uses: ['effective-nuclear-charge'],
    difficulty: 'intermediate',
    text: 'Zirconium and hafnium are in the same group, with hafnium one period lower, but their atoms have nearly the same radius. Why?',
    answer: 'The 14 protons added before hafnium are poorly shielded by 4f electrons.',
    distractors: [
      {
        text: 'The 14 protons added before hafnium are fully shielded by 4f electrons.',
        slip: 'shielding-turned-around',
        teaching: 'With full shielding the atoms would not shrink across the lanthanide series.',
      },
      {
        text: 'Both atoms have their valence electrons in the same shell.',
        slip: 'wrong-shell',
        teaching: 'The valence electrons are in 4d and 5s in zirconium, but in 5d and 6s in hafnium.',
      },
      {
        text: 'The 14 protons added before hafnium are fully shielded by 5d electrons.',
        slip: 'wrong-shell',
        teaching: 'The electrons added with these protons are in 4f, and they shield poorly.',
      },
    ],
    explanation:
      'The lanthanides come between lanthanum and hafnium. Their 4f electrons shield the increasing nuclear charge poorly, so the atoms contract (lanthanide contraction). This compensates for the extra shell.',
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
        teaching: 'If this were so, ligands would affect them strongly and the bands would be broad.',
      },
      {
        text: 'The ligands of \\ce{Nd^3+} are always the same, whatever salt it is in.',
        slip: 'wrong-cause',
        teaching: 'In a salt the neighbors of \\ce{Nd^3+} differ from those in water.',
      },
      {
        text: 'The bands of \\ce{Nd^3+} are due to 5d electrons, of which there are few.',
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
    text: 'Besides the +3 state, europium (atom [Xe]4f^{7}6s^{2}) forms a stable +2 ion, and terbium ([Xe]4f^{9}6s^{2}) forms compounds in the +4 state. What do \\ce{Eu^2+} and \\ce{Tb^4+} have in common?',
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
        teaching: 'Both have seven 4f electrons; an empty subshell is found in \\ce{La^3+} and \\ce{Ce^4+}.',
      },
      {
        text: 'A filled 4f subshell',
        slip: 'electrons-miscounted',
        teaching: 'A filled 4f subshell has 14 electrons, as in \\ce{Yb^2+}.',
      },
    ],
    explanation:
      '\\ce{Eu^2+} has lost two 6s electrons, which leaves 4f^{7}. \\ce{Tb^4+} has lost two 6s and two 4f electrons, which also leaves 4f^{7}. The half-filled subshell is especially stable.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-coordination-chemistry-285',
    topics: ['coordination-chemistry'],
    tests: ['lanthanides-and-actinides'],
    difficulty: 'advanced',
    text: 'Neodymium occurs mainly in the +3 state; uranium, below it in the periodic table, readily reaches +6. What explains the difference?',
    answer: 'The 5f electrons reach farther out than the 4f electrons.',
    distractors: [
      {
        text: 'The 5f electrons decay, because uranium is radioactive.',
        slip: 'wrong-cause',
        teaching: 'Radioactivity is a property of the nucleus; it does not remove valence electrons.',
      },
      {
        text: 'The 5f subshell of uranium contains more electrons than the 4f subshell of neodymium.',
        slip: 'electrons-miscounted',
        teaching:
          'Uranium ([Rn]5f^{3}6d^{1}7s^{2}) has three 5f electrons, whereas neodymium has four 4f electrons.',
      },
      {
        text: 'The 5f electrons are closer to the nucleus than the 4f electrons.',
        slip: 'reversed-trend',
        teaching: 'If this were so, they would be even harder to remove than the 4f electrons of neodymium.',
      },
    ],
    explanation:
      'In the early actinides 5f, 6d and 7s have similar energies, and 5f extends far enough outward for bonding. All six outer electrons of uranium can be used, but the 4f electrons of neodymium are too close to the nucleus.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
];
