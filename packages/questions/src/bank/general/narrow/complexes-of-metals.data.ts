import type { WrittenQuestion } from '../../written-question.ts';

/** Complexes, their names, colors and shapes, in further narrow words of students. */
export const complexesOfMetalsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-460',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    difficulty: 'intermediate',
    text: 'A water molecule has two lone pairs, yet it is a monodentate ligand. Why does it not act as a bidentate ligand toward a metal ion?',
    answer: 'Both of its lone pairs are on the same donor atom.',
    distractors: [
      {
        text: 'It has no charge, so it can form only one bond.',
        slip: 'neutral-ligand-charged',
        teaching: 'Charge does not set the denticity: neutral ethane-1,2-diamine is bidentate.',
      },
      {
        text: 'One of its lone pairs holds the two hydrogen atoms.',
        slip: 'miscounted-lone-pairs',
        teaching: 'The O–H bonds have their own two pairs; both lone pairs are left over.',
      },
      {
        text: 'One of its lone pairs is lost in aqueous solution.',
        slip: 'event-invented',
        teaching: 'A water molecule in the liquid still has both of its lone pairs.',
      },
    ],
    explanation:
      'Denticity counts the donor atoms through which one ligand binds one metal ion. Water has a single donor atom, oxygen: both of its lone pairs are on the same donor atom.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-461',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes', 'transition-metals'],
    difficulty: 'intermediate',
    text: 'A complex has a spin-only magnetic moment of 3.87 *μ*_{B}. A student rounds this to 4 and concludes that there are four unpaired electrons. How many are there really, and why?',
    answer: 'Three, because 3.87² ≈ 3 × 5',
    distractors: [
      {
        text: 'Four, because 3.87 is nearly 4',
        slip: 'rounded-ratio',
        teaching: 'The moment is not the number of unpaired electrons: four would give √(4 × 6) = 4.90.',
      },
      {
        text: 'Five, because 3.87² ≈ 3 × 5',
        slip: 'unpaired-electrons-miscounted',
        teaching:
          'In *n*(*n* + 2) = 15 the number of unpaired electrons *n* is the smaller factor; five would give 5.92.',
      },
      {
        text: 'Five, because 3.87 is nearly 4',
        slip: 'unpaired-electrons-miscounted',
        teaching:
          'The moment is close to *n* + 1, not to *n* − 1: five unpaired electrons would give √(5 × 7) = 5.92.',
      },
    ],
    explanation:
      'The spin-only moment is *μ* = √(*n*(*n* + 2)) *μ*_{B}. Squaring 3.87 gives about 15 = *n*(*n* + 2), so *n* = 3: three, because 3.87² ≈ 3 × 5.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 20',
  },
  {
    id: 'general-coordination-chemistry-462',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'How are the three identical ligands A arranged in the *fac* and in the *mer* isomer of an octahedral complex \\ce{MA3B3}?',
    answer: '*fac*: each A is *cis* to both others; *mer*: two A are *trans* to each other',
    distractors: [
      {
        text: '*fac*: two A are *trans* to each other; *mer*: each A is *cis* to both others',
        slip: 'names-exchanged',
        teaching:
          'The names are exchanged: *fac* means that the three ligands occupy one face of the octahedron.',
      },
      {
        text: '*fac*: each A is *cis* to both others; *mer*: each A is *trans* to a B',
        slip: 'isomers-of-another-complex',
        teaching:
          'Both halves describe the *fac* isomer; in *mer* two of the three A are *trans* to each other.',
      },
      {
        text: '*fac*: each A is *trans* to a B; *mer*: each A is *cis* to both others',
        slip: 'isomers-of-another-complex',
        teaching:
          'Both halves describe the *fac* isomer; in *mer* two A are not *cis* but *trans* to each other.',
      },
    ],
    explanation:
      'In the facial isomer the three ligands occupy the corners of one face, with 90° angles between all of them. In the meridional isomer they lie on a half circle around the metal. *fac*: each A is *cis* to both others; *mer*: two A are *trans* to each other.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 19',
  },
  {
    id: 'general-coordination-chemistry-463',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'Which octahedral complex exists as *cis* and *trans* isomers, and which one exists as *fac* and *mer* isomers, in this order?',
    answer: '\\ce{[CrCl2(NH3)4]+}, \\ce{[RhCl3(NH3)3]}',
    distractors: [
      {
        text: '\\ce{[RhCl3(NH3)3]}, \\ce{[CrCl2(NH3)4]+}',
        slip: 'names-exchanged',
        teaching:
          '*fac* and *mer* need three ligands of a kind; with two of a kind the isomers are *cis* and *trans*.',
      },
      {
        text: '\\ce{[CrCl2(NH3)4]+}, \\ce{[CrCl(NH3)5]^2+}',
        slip: 'isomers-of-another-complex',
        teaching:
          'The first complex is right, but with a single chloride ligand all positions are equivalent, so the second has no *fac* and *mer* isomers.',
      },
      {
        text: '\\ce{[RhCl3(NH3)3]}, \\ce{[CrCl(NH3)5]^2+}',
        slip: 'isomers-of-another-complex',
        teaching:
          '\\ce{[RhCl3(NH3)3]} is *fac* or *mer*, and with a single chloride ligand no geometric isomers exist.',
      },
    ],
    explanation:
      'Two identical ligands in \\ce{MA4B2} are neighbors (*cis*) or opposite (*trans*). Three in \\ce{MA3B3} occupy a face (*fac*) or a meridian (*mer*). The order is \\ce{[CrCl2(NH3)4]+}, \\ce{[RhCl3(NH3)3]}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 19',
  },
  {
    id: 'general-coordination-chemistry-464',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    difficulty: 'beginner',
    text: 'The name of a complex begins with “μ-oxido.” What does the μ indicate about the oxide ligand?',
    answer: 'It is shared by two or more metal atoms.',
    distractors: [
      {
        text: 'It binds through two or more of its atoms.',
        slip: 'notation-misread',
        teaching: 'Binding through several donor atoms is shown by κ or η; the oxide ion has only one atom.',
      },
      {
        text: 'It binds through a double bond to one metal atom.',
        slip: 'notation-misread',
        teaching:
          'An oxide ligand on a single metal atom is named “oxido,” without μ, whatever its bond order.',
      },
      {
        text: 'It is *trans* to another oxide ligand.',
        slip: 'notation-misread',
        teaching: 'Ligands opposite each other are marked *trans*, not μ.',
      },
    ],
    explanation:
      'In the names of complexes with more than one metal atom, μ is put before each ligand that is bonded to two (or more) metal atoms at once. The oxide ligand has this mark because it is shared by two or more metal atoms.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 19',
  },
  {
    id: 'general-coordination-chemistry-465',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds', 'oxidation-numbers'],
    difficulty: 'advanced',
    text: 'In \\ce{[(NH3)5Cr(OH)Cr(NH3)5]Cl5} a hydroxide ion connects two chromium ions with the same oxidation state. What is the name of this compound?',
    answer: 'μ-Hydroxido-bis[pentaamminechromium(III)] chloride',
    distractors: [
      {
        text: 'Di-μ-hydroxido-bis[pentaamminechromium(III)] chloride',
        slip: 'shared-atoms-miscounted',
        teaching:
          'Two chromium units are counted by “bis,” but there is only one hydroxide bridge, so “di-μ” is wrong.',
      },
      {
        text: 'Di-μ-hydroxido-bis[pentaamminechromium(II)] chloride',
        slip: 'charge-turned-around',
        teaching:
          'Chromium(II) results if the hydroxide is counted as +1 instead of −1, and there is only one bridge.',
      },
      {
        text: 'μ-Hydroxido-bis[pentaamminechromium(II)] chloride',
        slip: 'charge-turned-around',
        teaching:
          'Chromium(II) results if the hydroxide is counted as +1: 2*x* + 1 = 5; with its charge of −1, *x* = 3.',
      },
    ],
    explanation:
      'The one bridging hydroxide is named μ-hydroxido, and “bis” counts the two pentaamminechromium units. Five chloride ions make the charge of the complex +5, so 2*x* − 1 = 5 and *x* = 3. The name is μ-hydroxido-bis[pentaamminechromium(III)] chloride.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 19',
  },
  {
    id: 'general-coordination-chemistry-466',
    topics: ['coordination-chemistry'],
    tests: ['trans-effect'],
    difficulty: 'intermediate',
    text: 'In the synthesis of cisplatin, \\ce{NH3} reacts with \\ce{[PtCl3(NH3)]-}. Why does it replace a chloride *cis* to the first \\ce{NH3} rather than the one *trans* to it?',
    answer: 'A ligand *trans* to \\ce{Cl-} is replaced faster.',
    distractors: [
      {
        text: 'A ligand *trans* to \\ce{NH3} is replaced faster.',
        slip: 'reversed-trend',
        teaching: 'This would give the *trans* isomer; \\ce{Cl-} has the stronger trans effect.',
      },
      {
        text: 'A ligand *cis* to \\ce{Cl-} is bound more weakly.',
        slip: 'other-principle',
        teaching:
          'Every chloride is *cis* to another chloride; the trans effect acts on the ligand in the *trans* position.',
      },
      {
        text: 'A ligand *trans* to \\ce{NH3} is bound more weakly.',
        slip: 'reversed-trend',
        teaching:
          'This would give the *trans* isomer; the chloride *trans* to \\ce{NH3} is the one that stays.',
      },
    ],
    explanation:
      'The chlorides *cis* to \\ce{NH3} are *trans* to each other, and chloride has a stronger trans effect than \\ce{NH3}. They are substituted faster, which gives the *cis* isomer: a ligand *trans* to \\ce{Cl-} is replaced faster.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, chapter 26',
  },
  {
    id: 'general-coordination-chemistry-480',
    topics: ['coordination-chemistry'],
    tests: ['18-electron-rule', 'metal-metal-bonds'],
    difficulty: 'intermediate',
    text: 'In \\ce{Fe2(CO)9} each iron atom has three CO ligands of its own, and three more CO ligands bridge the two atoms. A bridging CO gives one electron to each iron atom. How many valence electrons does each iron atom have without Fe–Fe bonds, and how many such bonds does the 18-electron rule predict?',
    answer: '17 electrons; one bond',
    distractors: [
      {
        text: '20 electrons; no bond',
        slip: 'electrons-miscounted',
        teaching:
          'This counts two electrons from each bridging CO for each iron atom, but a bridge gives only one to each.',
      },
      {
        text: '16 electrons; two bonds',
        slip: 'wrong-place-in-table',
        teaching: 'Iron was given seven valence electrons; as a group 8 metal it brings eight.',
      },
      {
        text: '14 electrons; four bonds',
        slip: 'one-part-right',
        teaching:
          'The three bridging CO ligands were left out; they add three more electrons to each iron atom.',
      },
    ],
    explanation:
      'Each iron atom counts 8 of its own, 3 × 2 = 6 from its terminal CO and 3 × 1 = 3 from the bridges, 17 in all. One electron is missing, and an Fe–Fe bond supplies it: 17 electrons; one bond.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 24',
  },
  {
    id: 'general-coordination-chemistry-482',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes', 'crystal-field-theory'],
    difficulty: 'intermediate',
    text: 'For a d^{6} ion with a pairing energy of 15 000 cm^{−1}, the splitting in an octahedral complex is Δ_{o} = 18 000 cm^{−1}. Which spin state is expected in a tetrahedral complex with the same type of ligand?',
    answer: 'High spin, because the splitting is about 8000 cm^{−1}',
    distractors: [
      {
        text: 'Low spin, because the splitting is about 18 000 cm^{−1}',
        slip: 'ignored-change',
        teaching:
          'The octahedral value was kept, but the tetrahedral splitting is only about \\frac{4}{9} of it.',
      },
      {
        text: 'Low spin, because the splitting is about 40 500 cm^{−1}',
        slip: 'inverted-ratio',
        teaching:
          'The splitting was multiplied by \\frac{9}{4} instead of \\frac{4}{9}; four ligands split less than six.',
      },
      {
        text: 'High spin, because the splitting is about 40 500 cm^{−1}',
        slip: 'other-spin-state',
        teaching:
          'The splitting has to be multiplied by \\frac{4}{9}, and one above the pairing energy would favor low spin.',
      },
    ],
    explanation:
      'The tetrahedral splitting is about \\frac{4}{9} × 18 000 = 8000 cm^{−1}. This is less than it costs to pair two electrons, so they stay unpaired as far as possible: high spin, because the splitting is about 8000 cm^{−1}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'general-coordination-chemistry-483',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes', 'electronic-spectra-of-complexes'],
    difficulty: 'intermediate',
    text: 'Solutions of \\ce{[Mn(H2O)6]^2+} are almost colorless, but those of \\ce{MnO4-} are deep purple. Which absorptions explain this contrast?',
    answer: 'Forbidden d–d bands in the first; allowed charge transfer in the second',
    distractors: [
      {
        text: 'Forbidden charge transfer in the first; allowed charge transfer in the second',
        slip: 'other-transition',
        teaching:
          'The pale color of \\ce{Mn^2+} comes from its weak d–d bands; its charge transfer absorbs only in the ultraviolet.',
      },
      {
        text: 'Few d–d bands in the first; many d–d bands in the second',
        slip: 'd-electrons-misplaced',
        teaching:
          'Mn(VII) has no d electrons and so no d–d bands at all; those of the aqua ion are several, but weak.',
      },
      {
        text: 'Forbidden d–d bands in the first; allowed d–d bands in the second',
        slip: 'd-electrons-misplaced',
        teaching:
          'The first part is right, but the Mn(VII) of permanganate has no d electrons and therefore no d–d bands.',
      },
    ],
    explanation:
      'In high-spin d^{5} \\ce{Mn^2+} every d–d transition has to flip a spin and is very weak. In permanganate light moves an electron from oxygen to Mn(VII), which is fully allowed. Forbidden d–d bands in the first; allowed charge transfer in the second.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'general-coordination-chemistry-484',
    topics: ['coordination-chemistry'],
    tests: ['metal-carbonyls'],
    difficulty: 'beginner',
    text: 'A metal donates more electron density back to its CO ligands. How do the C–O bond and its stretching frequency change?',
    answer: 'The bond weakens; the frequency falls.',
    distractors: [
      {
        text: 'The bond strengthens; the frequency rises.',
        slip: 'reversed-trend',
        teaching:
          'The density enters an antibonding orbital of CO, so the C–O bond does not become stronger.',
      },
      {
        text: 'The bond weakens; the frequency rises.',
        slip: 'one-part-right',
        teaching: 'A weaker bond has a smaller force constant and vibrates more slowly.',
      },
      {
        text: 'The bond strengthens; the frequency falls.',
        slip: 'other-bond-of-molecule',
        teaching: 'It is the metal–carbon bond that becomes stronger; the C–O bond does not.',
      },
    ],
    explanation:
      'Back bonding puts electrons of the metal into an antibonding π orbital of CO. This lowers the C–O bond order and with it the force constant: the bond weakens; the frequency falls.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 24',
  },
  {
    id: 'general-coordination-chemistry-485',
    topics: ['coordination-chemistry'],
    tests: ['metal-carbonyls'],
    difficulty: 'intermediate',
    text: 'Three CO ligands of \\ce{Mo(CO)6} are replaced by ammonia. The C–O stretching frequencies of the other three CO ligands fall considerably. Why?',
    answer: 'Each of them accepts more d electron density from Mo.',
    distractors: [
      {
        text: 'Each of them donates more σ electron density to Mo.',
        slip: 'reversed-cause',
        teaching:
          'Ammonia is a good σ donor, so Mo needs less from CO; and σ donation hardly weakens the C–O bond.',
      },
      {
        text: 'Each of them passes d electron density on to ammonia.',
        slip: 'role-of-another-molecule',
        teaching:
          'Ammonia has no low-lying empty orbital for back bonding, and therefore CO has to take up more.',
      },
      {
        text: 'Each of them loses d electron density to ammonia and Mo.',
        slip: 'charge-turned-around',
        teaching:
          'CO has no d electrons to lose; less density in its antibonding orbital would also raise the frequency.',
      },
    ],
    explanation:
      'Ammonia donates to Mo but accepts nothing back. The d electrons are now shared by three CO ligands instead of six, so more of them enter the antibonding π orbitals of each CO and weaken C–O: each of them accepts more d electron density from Mo.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 24',
  },
  {
    id: 'general-coordination-chemistry-486',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry'],
    difficulty: 'beginner',
    text: 'Ferredoxins contain clusters of iron and sulfide ions such as \\ce{[Fe4S4]}. What holds the cluster in the protein, and what is its usual role?',
    answer: 'Cysteine sulfur atoms; electron transfer',
    distractors: [
      {
        text: 'Cysteine sulfur atoms; oxygen transport',
        slip: 'one-part-right',
        teaching:
          'The attachment is right, but oxygen would destroy many of these clusters; heme iron carries oxygen in blood.',
      },
      {
        text: 'Porphyrin nitrogen atoms; electron transfer',
        slip: 'role-of-another-molecule',
        teaching: 'Porphyrin holds the iron of heme, as in cytochromes; a ferredoxin has no porphyrin.',
      },
      {
        text: 'Porphyrin nitrogen atoms; oxygen transport',
        slip: 'other-substance',
        teaching: 'This describes hemoglobin, whose iron sits in a porphyrin ring.',
      },
    ],
    explanation:
      'Each iron atom of the cluster is bonded to sulfide ions and to the thiolate of a cysteine side chain. Its iron changes easily between +2 and +3, which serves to pass on electrons: cysteine sulfur atoms; electron transfer.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 29',
  },
  {
    id: 'general-coordination-chemistry-487',
    topics: ['coordination-chemistry'],
    tests: ['oxidation-numbers', 'bioinorganic-chemistry'],
    difficulty: 'intermediate',
    text: 'An iron–sulfur protein contains the core \\ce{[Fe4S4]^2+}, built of iron ions and \\ce{S^2-} ions. Which formal oxidation states do the four iron atoms have?',
    answer: 'Two \\ce{Fe^2+}, two \\ce{Fe^3+}',
    distractors: [
      {
        text: 'Four \\ce{Fe^2+}',
        slip: 'complex-charge-left-out',
        teaching: 'Four \\ce{Fe^2+} and four \\ce{S^2-} give a neutral core; its charge of 2+ was left out.',
      },
      {
        text: 'Four \\ce{Fe^3+}',
        slip: 'charges-not-balanced',
        teaching: 'Four \\ce{Fe^3+} and four \\ce{S^2-} would give a core with the charge 4+.',
      },
      {
        text: 'One \\ce{Fe^2+}, three \\ce{Fe^3+}',
        slip: 'charges-miscounted',
        teaching: 'This adds up to +11 for iron and a core of 3+, the oxidized form in some proteins.',
      },
    ],
    explanation:
      'Four sulfide ions bring −8, so iron has to bring +10 for a core of 2+. Four iron atoms reach this as two \\ce{Fe^2+}, two \\ce{Fe^3+}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 29',
  },
  {
    id: 'general-coordination-chemistry-488',
    topics: ['coordination-chemistry'],
    tests: ['bioinorganic-chemistry', 'lewis-acids-and-bases'],
    difficulty: 'intermediate',
    text: 'The \\ce{Zn^2+} in a protease such as carboxypeptidase helps water attack a peptide bond. When \\ce{Co^2+} replaces the zinc, the enzyme stays active and the cobalt stays \\ce{Co^2+}; without any metal the enzyme is inactive. What does this suggest about the role of zinc?',
    answer: 'It acts as a Lewis acid toward water and C=O.',
    distractors: [
      {
        text: 'It acts as an oxidizing agent toward water and C=O.',
        slip: 'oxidation-for-reduction',
        teaching:
          'Hydrolysis is not a redox reaction, and neither \\ce{Zn^2+} nor the cobalt that replaces it changes its oxidation state.',
      },
      {
        text: 'It acts as a reducing agent toward water and C=O.',
        slip: 'reaction-type-confused',
        teaching:
          'The d^{10} ion \\ce{Zn^2+} has no electrons to give in a cell, and the cobalt stays \\ce{Co^2+} as well.',
      },
      {
        text: 'It acts as a Brønsted acid toward water and C=O.',
        slip: 'other-acid-theory',
        teaching:
          'A metal ion has no protons of its own to give; it takes up electron pairs and so makes bound water more acidic.',
      },
    ],
    explanation:
      'A similar 2+ ion can do the work without a change of oxidation state, so what counts is its charge and its ability to bind ligands. Bound to the ion, water loses a proton more easily and C=O is a better electrophile: it acts as a Lewis acid toward water and C=O.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 29',
  },
  {
    id: 'general-coordination-chemistry-580',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution'],
    difficulty: 'intermediate',
    text: 'An excess of concentrated aqueous ammonia is added to a solution of \\ce{[Cu(H2O)6]^2+}. What is the final result?',
    answer: 'A deep blue solution of \\ce{[Cu(NH3)4(H2O)2]^2+}',
    distractors: [
      {
        text: 'A pale blue solid, \\ce{[Cu(H2O)4(OH)2]}',
        slip: 'other-stage',
        teaching: 'This forms with a little ammonia, which acts as a base; it dissolves in excess ammonia.',
      },
      {
        text: 'A deep blue solution of \\ce{[Cu(OH)4]^2-}',
        slip: 'weak-as-strong',
        teaching:
          'This ion requires a very concentrated strong base; ammonia gives few hydroxide ions but is a good ligand itself.',
      },
      {
        text: 'A yellow-green solution of \\ce{[CuCl4]^2-}',
        slip: 'color-of-another-substance',
        teaching: 'This complex requires concentrated chloride, for example hydrochloric acid, not ammonia.',
      },
    ],
    explanation:
      'A pale blue precipitate of the hydroxide forms first. In excess ammonia, \\ce{NH3} molecules replace four of the water ligands, and the solid dissolves. The result is a deep blue solution of \\ce{[Cu(NH3)4(H2O)2]^2+}.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, chapter 21',
  },
  {
    id: 'general-coordination-chemistry-581',
    topics: ['coordination-chemistry'],
    tests: ['reactions-of-aqua-ions'],
    difficulty: 'advanced',
    text: 'Aqueous \\ce{Na2CO3} gives only a white solid with dissolved \\ce{Ca^2+}. With \\ce{[Al(H2O)6]^3+} it gives a white solid and bubbles. What is the reason for the bubbles?',
    answer: 'The aluminum aqua ion is acidic enough to turn carbonate into \\ce{CO2}.',
    distractors: [
      {
        text: 'Aluminum carbonate is oxidizing enough to turn water into \\ce{O2}.',
        slip: 'event-invented',
        teaching:
          'No aluminum carbonate forms, and nothing is oxidized; the white solid is the hydroxide, left when the aqua ion has lost protons.',
      },
      {
        text: 'The aluminum aqua ion is oxidizing enough to turn water into \\ce{O2}.',
        slip: 'reaction-type-confused',
        teaching: 'No oxidation number changes; \\ce{Al^3+} is a very weak oxidizing agent.',
      },
      {
        text: 'The aluminum aqua ion is oxidizing enough to turn carbonate into \\ce{CO2}.',
        slip: 'reaction-type-confused',
        teaching:
          'Carbon has the oxidation number +4 in carbonate and in \\ce{CO2} alike, so carbonate is not oxidized.',
      },
    ],
    explanation:
      'The small, highly charged \\ce{Al^3+} polarizes its water ligands, which then donate protons: \\ce{2[Al(H2O)6]^3+ + 3CO3^2- -> 2[Al(H2O)3(OH)3] + 3CO2 + 3H2O}. The aluminum aqua ion is acidic enough to turn carbonate into \\ce{CO2}.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, section 7.7',
  },
  {
    id: 'general-coordination-chemistry-582',
    topics: ['coordination-chemistry'],
    tests: ['redox-of-transition-metals'],
    difficulty: 'intermediate',
    text: 'Zinc is added to a yellow, acidic solution of vanadium(V). The solution turns green, then blue, then green again, and finally violet. What causes the first green color?',
    answer: 'A mixture of \\ce{VO2+} and \\ce{VO^2+}',
    distractors: [
      {
        text: 'A mixture of \\ce{VO^2+} and \\ce{V^2+}',
        slip: 'other-stage',
        teaching:
          'Violet \\ce{V^2+} appears only at the very end; at first, yellow vanadium(V) is still present.',
      },
      {
        text: '\\ce{V^3+}, formed before \\ce{VO^2+}',
        slip: 'steps-of-reactions-confused',
        teaching:
          'The oxidation state falls in order, +5, +4, +3, +2, so \\ce{V^3+} causes the second green color.',
      },
      {
        text: '\\ce{V^3+}, formed from \\ce{V^2+} and air',
        slip: 'reaction-direction-reversed',
        teaching: '\\ce{V^2+} has not formed yet when the first green color appears.',
      },
    ],
    explanation:
      'As the first step proceeds, yellow vanadium(V) and blue vanadium(IV) are present together, and yellow with blue looks green. The second green color is that of \\ce{V^3+}. The first comes from a mixture of \\ce{VO2+} and \\ce{VO^2+}.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, section 21.6',
  },
  {
    id: 'general-coordination-chemistry-840',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    difficulty: 'intermediate',
    text: 'A student names \\ce{[Co(NH3)5Cl]Cl2} “pentaamminetrichloridocobalt(III).” What is wrong with this name?',
    answer: 'It treats the counterions as ligands.',
    distractors: [
      {
        text: 'It lists the ligands in the wrong order.',
        slip: 'alphabetical-order-missed',
        teaching: 'Ammine does come before chlorido in alphabetical order; prefixes do not count.',
      },
      {
        text: 'It gives the metal the wrong oxidation number.',
        slip: 'oxidation-state-miscounted',
        teaching: 'Three \\ce{Cl-} and neutral ammonia leave +3 for cobalt, so (III) is right.',
      },
      {
        text: 'It gives the metal the wrong ending.',
        slip: 'overgeneralised-rule',
        teaching:
          'Only anionic complexes take the ending -ate; \\ce{[Co(NH3)5Cl]^2+} is a cation, so “cobalt” is right.',
      },
    ],
    explanation:
      'Only the ligands inside the brackets, five \\ce{NH3} and one \\ce{Cl-}, belong to the complex; the other two \\ce{Cl-} are named separately: pentaamminechloridocobalt(III) chloride. The name treats the counterions as ligands.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-841',
    topics: ['coordination-chemistry'],
    tests: ['electron-configuration-of-ions', 'd-electron-count'],
    difficulty: 'intermediate',
    text: 'A student works out the spin-only magnetic moment *μ* = (*n*(*n* + 2))^{1/2} *μ*_{B} of gaseous \\ce{Mn^2+}, where *n* is the number of unpaired electrons: “Mn is [Ar] 3d^{5} 4s^{2}. Two 3d electrons are lost, so *n* = 3 and *μ* = (3 × 5)^{1/2} *μ*_{B} = 3.87 *μ*_{B}.” What must be corrected?',
    answer: 'The two 4s electrons are lost, so *n* is 5.',
    distractors: [
      {
        text: 'The two 4s electrons are unpaired, so *n* is 5.',
        slip: 'paired-for-unpaired',
        teaching: 'Two electrons in the 4s orbital are paired, and \\ce{Mn^2+} has no 4s electrons anyway.',
      },
      {
        text: 'The 3d electrons left over pair up, so *n* is 1.',
        slip: 'paired-before-hund',
        teaching:
          'Electrons stay unpaired in orbitals of equal energy as long as there is room (Hund’s rule).',
      },
      {
        text: 'The 3d and 4s electrons are all counted, so *n* is 7.',
        slip: 'valence-for-unpaired',
        teaching:
          'Seven is the number of valence electrons of the atom; *n* counts unpaired electrons of the ion.',
      },
    ],
    explanation:
      'A 3d metal loses its 4s electrons first: \\ce{Mn^2+} is [Ar] 3d^{5} with five unpaired electrons, and *μ* = (5 × 7)^{1/2} *μ*_{B} = 5.92 *μ*_{B}. The two 4s electrons are lost, so *n* is 5.',
    reference: 'OpenStax Chemistry 2e, sections 6.4 and 19.3',
  },
  {
    id: 'general-coordination-chemistry-842',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    difficulty: 'intermediate',
    text: 'A student explains the color of a blue copper(II) complex: “Light raises d electrons to the upper d orbitals, and when they fall back, the complex emits blue light.” What is wrong with this explanation?',
    answer: 'The blue is the part of white light that is not absorbed.',
    distractors: [
      {
        text: 'The blue is the light that the d electrons absorb.',
        slip: 'absorbed-for-seen-color',
        teaching:
          'Absorbed light does not reach the eye; a blue complex absorbs mainly orange and red light.',
      },
      {
        text: 'The blue is the light that the ligands emit.',
        slip: 'wrong-source-of-color',
        teaching:
          'No visible emission is involved at all; ligands such as water and ammonia only split the d orbitals.',
      },
      {
        text: 'The blue is the light that electrons emit when they fall from d to s.',
        slip: 'emission-for-absorption',
        teaching:
          'Emission colors flames, not solutions in daylight; the excited electrons lose their energy as heat.',
      },
    ],
    explanation:
      'Ligands split the d orbitals, and the electrons absorb the light whose energy fits the gap, here orange and red. They return without emitting visible light. The blue is the part of white light that is not absorbed.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-843',
    topics: ['coordination-chemistry', 'periodic-trends'],
    tests: ['lanthanides-and-actinides'],
    uses: ['atomic-radius'],
    difficulty: 'intermediate',
    text: 'What causes the lanthanide contraction, and what follows from it for the metals after the lanthanides?',
    answer: '4f electrons shield poorly; 5d atoms are about as large as 4d atoms.',
    distractors: [
      {
        text: '4f electrons shield well; 5d atoms are much larger than 4d atoms.',
        slip: 'ignored-shielding',
        teaching:
          'With good shielding there would be no contraction; hafnium would be much larger than zirconium.',
      },
      {
        text: '4f electrons shield poorly; 5d metals are much less dense than 4d metals.',
        slip: 'reversed-trend',
        teaching:
          'Nearly equal radii with far heavier nuclei make the 5d metals much denser, about twice as dense.',
      },
      {
        text: '4f electrons form bonds; 5d metals have much shorter bonds than 4d metals.',
        slip: 'wrong-cause',
        teaching:
          '4f electrons are buried in the atom and hardly take part in bonding; the bond lengths are nearly equal.',
      },
    ],
    explanation:
      'Across the lanthanides the nuclear charge rises by 14, and the 4f electrons shield it poorly, so the atoms shrink. This offsets the additional shell: Zr and Hf, or Nb and Ta, are hard to separate, since 5d atoms are about as large as 4d atoms.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
];
