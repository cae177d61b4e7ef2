import type { WrittenQuestion } from '../../written-question.ts';

/** Complexes, as students ask for them in narrow words. */
export const complexesNarrow: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-825',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'What kind of isomers are (1) \\ce{[Co(NH3)5Br]SO4} and \\ce{[Co(NH3)5SO4]Br}, (2) \\ce{[Co(NH3)5(NO2)]Cl2} and \\ce{[Co(NH3)5(ONO)]Cl2}, (3) \\ce{[Co(NH3)6][Cr(CN)6]} and \\ce{[Cr(NH3)6][Co(CN)6]}?',
    answer: '(1) ionization, (2) linkage, (3) coordination isomers',
    distractors: [
      {
        text: '(1) linkage, (2) coordination, (3) ionization isomers',
        slip: 'other-isomerism',
        teaching:
          'In (1) ions exchange places, which is ionization isomerism; a linkage isomer has another donor atom, as in (2).',
      },
      {
        text: '(1) coordination, (2) ionization, (3) linkage isomers',
        slip: 'other-isomerism',
        teaching:
          'In (3) two metals exchange all their ligands, which is coordination isomerism; no ligand changes its donor atom.',
      },
      {
        text: '(1) coordination, (2) linkage, (3) ionization isomers',
        slip: 'names-exchanged',
        teaching:
          'Part (2) is right; a ligand and a counterion exchange places in (1), and the ligands of two complex ions in (3).',
      },
    ],
    explanation:
      'In (1) a ligand and a counterion have exchanged places, in (2) the ligand \\ce{NO2-} is bonded through N or through O, and in (3) the ligands are exchanged between cation and anion. So: (1) ionization, (2) linkage, (3) coordination isomers.',
    reference: 'Housecroft & Sharpe, Inorganic Chemistry, 5th ed., section 19.8',
  },
  {
    id: 'general-coordination-chemistry-879',
    topics: ['coordination-chemistry'],
    tests: ['crystal-field-theory', 'high-spin-and-low-spin-complexes'],
    difficulty: 'intermediate',
    text: 'What is the crystal field stabilization energy of a high-spin d^{6} ion in an octahedral complex, in terms of Δ_{o} and the pairing energy *P*? (Include *P* once for every pair of d electrons.)',
    answer: '−0.4Δ_{o} + *P*',
    distractors: [
      {
        text: '−2.4Δ_{o} + 3*P*',
        slip: 'other-spin-state',
        teaching:
          'This is the value for low spin, t_{2g}^{6}: six electrons in the lower level, in three pairs.',
      },
      {
        text: '−2.4Δ_{o} + 2*P*',
        slip: 'other-spin-state',
        teaching:
          'This is for low spin, and only with the two pairs that it has more than high spin; high spin itself has one pair.',
      },
      {
        text: '−0.4Δ_{o} + 3*P*',
        slip: 'one-part-right',
        teaching:
          'The splitting term is right, but three pairs belong to low spin; six electrons spread over all five orbitals form one.',
      },
    ],
    explanation:
      'High-spin d^{6} is t_{2g}^{4}e_{g}^{2}: 4 × (−0.4Δ_{o}) + 2 × 0.6Δ_{o} = −0.4Δ_{o}. Six electrons in five orbitals form one pair. The energy is −0.4Δ_{o} + *P*.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'general-coordination-chemistry-880',
    topics: ['coordination-chemistry'],
    tests: ['electron-configuration-of-ions', 'transition-metals'],
    uses: ['hunds-rule'],
    difficulty: 'intermediate',
    text: 'The gaseous ions \\ce{Fe^3+} (iron: *Z* = 26) and \\ce{Mn^2+} (manganese: *Z* = 25) have the same spin-only magnetic moment. What is it? (*μ* = (*n*(*n* + 2))^{1/2} *μ*_{B}, where *n* is the number of unpaired electrons)',
    answer: '5.92 *μ*_{B}',
    distractors: [
      {
        text: '3.87 *μ*_{B}',
        slip: 'd-electrons-lost-first',
        teaching:
          'This is for the three unpaired electrons of 3d^{3} 4s^{2}; the 4s electrons are removed first, which leaves 3d^{5}.',
        expression: '(3*5)^0.5',
      },
      {
        text: '1.73 *μ*_{B}',
        slip: 'paired-before-hund',
        teaching:
          'This is for one unpaired electron; in a free ion the five d electrons occupy five orbitals singly.',
        expression: '(1*3)^0.5',
      },
      {
        text: '4.90 *μ*_{B}',
        slip: 'unpaired-electrons-miscounted',
        teaching:
          'This is for four unpaired electrons, as in \\ce{Fe^2+} or \\ce{Mn^3+}; these ions have five.',
        expression: '(4*6)^0.5',
      },
    ],
    explanation:
      'Both ions have the configuration [Ar] 3d^{5} with five unpaired electrons. *μ* = (5 × 7)^{1/2} *μ*_{B} = 5.92 *μ*_{B}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
    computation: { kind: 'quantity', expression: '(5*7)^0.5', unit: 'μ_B' },
  },
  {
    id: 'general-coordination-chemistry-881',
    topics: ['coordination-chemistry'],
    tests: ['chelate-effect'],
    difficulty: 'advanced',
    text: 'In water, \\ce{Cd^2+} forms a complex with four \\ce{CH3NH2} (Δ*H*° = −57 kJ/mol, Δ*S*° = −67 J/(mol·K)) and a more stable one with two \\ce{H2NCH2CH2NH2} (−56 kJ/mol, +14 J/(mol·K)). How do these values explain the greater stability of the chelate?',
    answer: 'Its bonds are about as strong, but its formation leaves more free particles in the solution.',
    distractors: [
      {
        text: 'Its bonds are about as strong, but its formation leaves fewer free particles in the solution.',
        slip: 'reversed-trend',
        teaching:
          'Two diamine molecules replace as many water molecules as four amine molecules do, so more particles are free; this is why Δ*S*° is higher.',
      },
      {
        text: 'Its bonds are much stronger, but its formation leaves fewer free particles in the solution.',
        slip: 'wrong-cause',
        teaching:
          'The enthalpies differ by only 1 kJ/mol, so the bonds are not much stronger; and Δ*S*° is higher.',
      },
      {
        text: 'Its bonds are much stronger, but its formation leaves as many free particles in the solution.',
        slip: 'wrong-cause',
        teaching:
          'The enthalpies are almost equal, so the bonds are about as strong; it is Δ*S*° that differs, since more particles are free.',
      },
    ],
    explanation:
      'Δ*H*° is practically the same, so four Cd–N bonds are worth the same in both complexes. Δ*S*° is higher by 81 J/(mol·K), since only two ligand molecules are tied up instead of four. The chelate is more stable because of entropy: Its bonds are about as strong, but its formation leaves more free particles in the solution.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 7',
  },
  {
    id: 'general-coordination-chemistry-882',
    topics: ['coordination-chemistry'],
    tests: ['homogeneous-catalytic-cycles'],
    difficulty: 'advanced',
    text: 'Wilkinson’s catalyst, \\ce{[RhCl(PPh3)3]}, hydrogenates alkenes; \\ce{[RhH(CO)(PPh3)3]} hydroformylates them. Which step do the two catalytic cycles have in common?',
    answer: 'Insertion of the alkene into a Rh–H bond',
    distractors: [
      {
        text: 'Insertion of CO into a Rh–C bond',
        slip: 'reaction-path-confused',
        teaching: 'This step makes the acyl group in hydroformylation; no CO takes part in a hydrogenation.',
      },
      {
        text: 'Elimination of an alkane with loss of a Rh–C bond',
        slip: 'reaction-path-confused',
        teaching: 'It ends the hydrogenation; the product released in hydroformylation is an aldehyde.',
      },
      {
        text: 'Insertion of the alkene into a Rh–C bond',
        slip: 'reaction-path-confused',
        teaching:
          'This step would join alkenes to a longer chain, as in a polymerization; here the alkene meets a hydride.',
      },
    ],
    explanation:
      'In both cycles the alkene binds to rhodium next to a hydride and is converted to an alkyl ligand. In hydrogenation the alkyl is then eliminated with hydrogen; in hydroformylation it first migrates to CO. The common step is the insertion of the alkene into a Rh–H bond.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 27',
  },
  {
    id: 'general-coordination-chemistry-884',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'There are a green and a violet form of \\ce{[Co(en)2Cl2]Cl} (en is \\ce{H2NCH2CH2NH2}). The cation of the violet form can be separated into two optical isomers, that of the green form cannot. What does this show about the violet form?',
    answer: 'Its chloride ligands are *cis*; its cation has no mirror plane.',
    distractors: [
      {
        text: 'Its chloride ligands are *trans*; its cation has no mirror plane.',
        slip: 'names-exchanged',
        teaching: 'A *trans* ion has mirror planes, so it is the green form that cannot be separated.',
      },
      {
        text: 'Its chloride ligands are *cis*; its cation has a mirror plane.',
        slip: 'mirror-plane-invented',
        teaching: 'An ion with a mirror plane is identical with its mirror image and has no optical isomers.',
      },
      {
        text: 'Its chloride ligands are *trans*; its cation has a mirror plane.',
        slip: 'mirror-plane-invented',
        teaching: 'This describes the green form; a mirror plane rules out optical isomers.',
      },
    ],
    explanation:
      'Optical isomers are mirror images that cannot be superimposed, so a mirror plane rules them out. Of the two arrangements, only the *cis* one lacks such a plane. For the violet form: Its chloride ligands are *cis*; its cation has no mirror plane.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-885',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes', 'electronic-spectra-of-complexes'],
    difficulty: 'advanced',
    text: 'The purple of permanganate, \\ce{MnO4-}, is hundreds of times as intense as the color of most aqua ions. Which absorption of light explains such an intense color?',
    answer: 'An allowed transfer of an electron from oxygen to manganese',
    distractors: [
      {
        text: 'A forbidden transfer of an electron from oxygen to manganese',
        slip: 'wrong-cause',
        teaching:
          'A forbidden transition is rarely excited and gives a weak color; this charge transfer is allowed.',
      },
      {
        text: 'A forbidden transfer of an electron from manganese to oxygen',
        slip: 'charge-turned-around',
        teaching:
          'Manganese(VII) has no d electrons left to give, and a forbidden transition would give only a weak color.',
      },
      {
        text: 'An allowed transition of an electron between d orbitals',
        slip: 'wrong-source-of-color',
        teaching: 'A d–d transition needs at least one d electron, and manganese(VII) is d^{0}.',
      },
    ],
    explanation:
      'Filled orbitals of oxygen lie close enough in energy to the empty d orbitals of manganese(VII) for visible light to bridge the gap. Unlike d–d transitions, this charge transfer is not restricted by the selection rules, so absorption is strong. The color is due to an allowed transfer of an electron from oxygen to manganese.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'general-coordination-chemistry-886',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes', 'electronic-spectra-of-complexes'],
    difficulty: 'intermediate',
    text: 'A student says: “Solutions of scandium(III) are colorless, because \\ce{Sc^3+} is d^{0}. Manganese(VII) is also d^{0}, so \\ce{KMnO4} should be colorless, not purple.” Why does this argument fail?',
    answer: 'Visible light can move electrons of oxygen into the d orbitals.',
    distractors: [
      {
        text: 'Visible light can move 3p electrons of manganese into the d orbitals.',
        slip: 'core-for-valence-electrons',
        teaching:
          'The 3p electrons belong to the core of manganese and are bound so tightly that it takes far more energetic radiation to move them.',
      },
      {
        text: 'Visible light can be absorbed by the potassium ions of the salt.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Potassium ions do not absorb visible light: \\ce{KCl} and \\ce{KNO3} are colorless.',
      },
      {
        text: 'Visible light can move 4s electrons of manganese into the d orbitals.',
        slip: 'd-electrons-lost-first',
        teaching:
          'The 4s electrons are the first to be lost; manganese(VII) has neither 4s nor 3d electrons.',
      },
    ],
    explanation:
      'A d^{0} ion has no d–d transitions, but these are not the only source of color. In \\ce{MnO4-} electrons of oxygen are excited to the empty d orbitals of manganese, and this charge transfer absorbs green light. The argument fails because visible light can move electrons of oxygen into the d orbitals.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'general-coordination-chemistry-907',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes', 'crystal-field-theory'],
    difficulty: 'intermediate',
    text: '\\ce{[Ti(H2O)6]^3+} is purple, whereas \\ce{[Zn(H2O)6]^2+} is colorless. What explains this?',
    answer:
      'An electron in \\ce{Ti^3+} can move to a higher d orbital, but all d orbitals in \\ce{Zn^2+} are full.',
    distractors: [
      {
        text: 'Water splits the energies of the d orbitals in \\ce{Ti^3+}, but not those of the d orbitals in \\ce{Zn^2+}.',
        slip: 'effect-left-out',
        teaching:
          'Six water molecules split the d orbitals of both ions; what zinc lacks is a vacancy in the upper orbitals.',
      },
      {
        text: 'A 4s electron in \\ce{Ti^3+} can move to a d orbital, but \\ce{Zn^2+} has lost its 4s electrons.',
        slip: 'd-electrons-lost-first',
        teaching: 'Both ions have lost their 4s electrons; \\ce{Ti^3+} has one 3d electron left.',
      },
      {
        text: 'A d electron in \\ce{Ti^3+} sends out purple light, but the d electrons in \\ce{Zn^2+} are all paired.',
        slip: 'emission-for-absorption',
        teaching: 'The ion sends out no light of its own: it absorbs green light, and purple passes through.',
      },
    ],
    explanation:
      '\\ce{Ti^3+} is d^{1}: green light raises its electron from a lower to a higher d orbital, and the rest of the light looks purple. \\ce{Zn^2+} is d^{10}, so no d–d transition is possible: all its d orbitals are full.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-908',
    topics: ['coordination-chemistry'],
    tests: ['high-spin-and-low-spin-complexes', 'crystal-field-theory'],
    difficulty: 'intermediate',
    text: 'Why are tetrahedral complexes of the 3d metals nearly always high spin?',
    answer: 'Their d splitting is smaller than the pairing energy.',
    distractors: [
      {
        text: 'Their d splitting is larger than the pairing energy.',
        slip: 'reversed-trend',
        teaching:
          'With a splitting larger than the pairing energy, electrons pair in the lower orbitals: low spin.',
      },
      {
        text: 'Their d splitting is larger than in an octahedral field.',
        slip: 'reversed-trend',
        teaching:
          'Four ligands split the d orbitals by less than half as much as six do; a larger splitting would favor low spin.',
      },
      {
        text: 'Their pairing energy is larger than in an octahedral field.',
        slip: 'wrong-cause',
        teaching:
          'The energy of pairing depends mainly on the metal ion; what changes much with the geometry is the splitting.',
      },
    ],
    explanation:
      'The tetrahedral splitting is only about \\frac{4}{9} of the octahedral one for the same metal and ligands. Moving an electron to an upper orbital then costs less than pairing it in a lower one, since the d splitting is smaller than the pairing energy.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-909',
    topics: ['coordination-chemistry', 'redox'],
    tests: ['redox-of-transition-metals', 'oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'In the first step of making \\ce{K2Cr2O7}, chromite ore, \\ce{FeCr2O4} (with \\ce{Fe^2+}), is heated with \\ce{Na2CO3} in air. A yellow chromium salt is then leached out with water. What has happened to the chromium?',
    answer: 'Air has oxidized it from +3 to +6; the salt is \\ce{Na2CrO4}.',
    distractors: [
      {
        text: 'Air has oxidized it from +3 to +6; the salt is \\ce{Na2Cr2O7}.',
        slip: 'color-of-another-ion',
        teaching:
          'Dichromate is orange and forms from chromate only when acid is added; in the basic melt chromate forms.',
      },
      {
        text: 'Air has oxidized it from +2 to +6; the salt is \\ce{Na2CrO4}.',
        slip: 'oxidation-number-miscounted',
        teaching:
          'In \\ce{FeCr2O4} four oxides carry −8 and iron +2, which leaves +6 for two chromium atoms.',
      },
      {
        text: 'Air has oxidized it from +2 to +6; the salt is \\ce{Na2Cr2O7}.',
        slip: 'one-part-right',
        teaching:
          'Only the oxidation to +6 is right: iron is +2 in the ore and chromium +3, and the yellow salt is chromate, since dichromate is orange.',
      },
    ],
    explanation:
      '\\ce{4FeCr2O4 + 8Na2CO3 + 7O2 -> 8Na2CrO4 + 2Fe2O3 + 8CO2}. Chromium is +3 in the ore and +6 in yellow sodium chromate; acid and potassium chloride later give \\ce{K2Cr2O7}. Here air has oxidized it from +3 to +6; the salt is \\ce{Na2CrO4}.',
    reference: 'NCERT Chemistry, Class XII, unit The d- and f-Block Elements',
  },
  {
    id: 'general-coordination-chemistry-910',
    topics: ['coordination-chemistry', 'redox'],
    tests: ['transition-metals', 'solubility-of-gases-and-solids'],
    difficulty: 'intermediate',
    text: 'Chromite ore has been converted to a solution of \\ce{Na2Cr2O7}. Hot, concentrated \\ce{KCl} solution is added. Why do orange crystals of \\ce{K2Cr2O7} separate on cooling?',
    answer: 'In cold water, \\ce{K2Cr2O7} is far less soluble than \\ce{Na2Cr2O7}.',
    distractors: [
      {
        text: 'In cold water, \\ce{KCl} is far less soluble than \\ce{K2Cr2O7}.',
        slip: 'property-misjudged',
        teaching: 'If \\ce{KCl} were the least soluble salt, colorless crystals of \\ce{KCl} would separate.',
      },
      {
        text: 'In cold water, \\ce{NaCl} is far less soluble than \\ce{KCl}.',
        slip: 'solubility-rule',
        teaching:
          'Cold water dissolves even more \\ce{NaCl} than \\ce{KCl}, and crystals of \\ce{NaCl} would be colorless.',
      },
      {
        text: 'In cold water, chloride ions turn chromate into dichromate.',
        slip: 'other-stage',
        teaching: 'It is the sulfuric acid added earlier that turns chromate into dichromate.',
      },
    ],
    explanation:
      'The solution contains \\ce{Na+}, \\ce{K+}, \\ce{Cl-} and \\ce{Cr2O7^2-}. On cooling, the combination of lowest solubility crystallizes, and sodium chloride stays in solution: in cold water, \\ce{K2Cr2O7} is far less soluble than \\ce{Na2Cr2O7}.',
    reference: 'NCERT Chemistry, Class XII, unit The d- and f-Block Elements',
  },
  {
    id: 'general-coordination-chemistry-911',
    topics: ['coordination-chemistry', 'acids-and-bases'],
    tests: ['reactions-of-aqua-ions'],
    difficulty: 'intermediate',
    text: 'What makes a solution of \\ce{[Fe(H2O)6]^3+} acidic?',
    answer: 'The metal ion weakens the O–H bonds of its water, which gives up protons.',
    distractors: [
      {
        text: 'The metal ion oxidizes its water to oxygen, which sets protons free.',
        slip: 'reaction-type-confused',
        teaching: 'Iron(III) is too weak an oxidizing agent for water; no oxygen forms, and iron stays +3.',
      },
      {
        text: 'The metal ion releases its water, which then ionizes to \\ce{H+} and \\ce{OH-}.',
        slip: 'wrong-mechanism',
        teaching: 'Free water ionizes to equal amounts of both ions and would leave the solution neutral.',
      },
      {
        text: 'The metal ion comes with anions of a strong acid, which release protons.',
        slip: 'spectator-hydrolyzed',
        teaching:
          'Anions such as nitrate have no proton to release; sodium nitrate, too, gives a neutral solution.',
      },
    ],
    explanation:
      'The small ion with charge +3 draws electrons from the oxygen atoms of its ligands and makes their O–H bonds more polar and weaker. A ligand then passes a proton to the solvent: the metal ion weakens the O–H bonds of its water, which gives up protons.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 7',
  },
  {
    id: 'general-coordination-chemistry-912',
    topics: ['coordination-chemistry', 'acids-and-bases'],
    tests: ['reactions-of-aqua-ions'],
    difficulty: 'beginner',
    text: 'Which equation shows why a solution of \\ce{[Fe(H2O)6]^3+} is acidic?',
    answer: '\\ce{[Fe(H2O)6]^3+ + H2O <=> [Fe(H2O)5(OH)]^2+ + H3O+}',
    distractors: [
      {
        text: '\\ce{4[Fe(H2O)6]^3+ + 2H2O <=> 4[Fe(H2O)6]^2+ + O2 + 4H+}',
        slip: 'reaction-type-confused',
        teaching:
          'This is a redox reaction; iron(III) does not oxidize water, and the acidity is a proton transfer.',
      },
      {
        text: '\\ce{[Fe(H2O)6]^3+ + H2O <=> [Fe(H2O)5(H3O)]^4+ + OH-}',
        slip: 'acid-for-base',
        teaching: 'Here the complex takes up a proton, and the solution would become basic.',
      },
      {
        text: '\\ce{[Fe(H2O)6]^3+ + 3Cl- <=> [Fe(H2O)3Cl3] + 3H2O}',
        slip: 'other-process',
        teaching: 'This is an exchange of ligands, in which no proton is given to water.',
      },
    ],
    explanation:
      'An acid gives a proton to water. One of the six water ligands does so and becomes hydroxide, and the charge of the complex falls by one: \\ce{[Fe(H2O)6]^3+ + H2O <=> [Fe(H2O)5(OH)]^2+ + H3O+}.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-coordination-chemistry-913',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    difficulty: 'beginner',
    text: 'Which list names a monodentate, a bidentate and a hexadentate ligand, in this order?',
    answer: '\\ce{NH3}, \\ce{C2O4^2-}, \\ce{EDTA^4-}',
    distractors: [
      {
        text: '\\ce{NH3}, \\ce{EDTA^4-}, \\ce{C2O4^2-}',
        slip: 'donor-atoms-miscounted',
        teaching:
          'Oxalate has six atoms but binds with two of them; EDTA binds with its two nitrogen atoms and four oxygen atoms.',
      },
      {
        text: '\\ce{C2O4^2-}, \\ce{CN-}, \\ce{EDTA^4-}',
        slip: 'denticity-overlooked',
        teaching:
          'Oxalate is one ligand with two donor atoms; the lone pairs of cyanide point in opposite directions, so it has one for a given metal ion.',
      },
      {
        text: '\\ce{CN-}, \\ce{EDTA^4-}, \\ce{C2O4^2-}',
        slip: 'donor-atoms-miscounted',
        teaching:
          'Cyanide is monodentate, but EDTA binds with two nitrogen and four oxygen atoms, and oxalate with only two of its six atoms.',
      },
    ],
    explanation:
      'The denticity is the number of donor atoms that bind the same metal ion: one (N) in ammonia, two (O) in oxalate, and six (two N, four O) in EDTA: \\ce{NH3}, \\ce{C2O4^2-}, \\ce{EDTA^4-}.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-914',
    topics: ['coordination-chemistry'],
    tests: ['ligands'],
    difficulty: 'beginner',
    text: 'Chloride is a monodentate ligand, and ethylenediamine (ethane-1,2-diamine), \\ce{H2NCH2CH2NH2}, is a bidentate ligand. What does “bidentate” mean?',
    answer: 'One ligand binds one metal ion through two donor atoms.',
    distractors: [
      {
        text: 'One ligand binds two metal ions through two donor atoms.',
        slip: 'other-terms-meaning',
        teaching:
          'A ligand between two metal ions is called bridging; a bidentate one grips a single metal ion twice.',
      },
      {
        text: 'One ligand binds one metal ion through a double bond.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'The two bonds start from two different nitrogen atoms, each of which donates one lone pair.',
      },
      {
        text: 'Two ligands bind one metal ion through one donor atom each.',
        slip: 'denticity-overlooked',
        teaching: 'These would be two monodentate ligands; the word counts the donor atoms of one ligand.',
      },
    ],
    explanation:
      '“Bidentate” means “two-toothed.” Each \\ce{NH2} group of ethylenediamine has a lone pair, and both pairs go to the same metal ion, so that a ring forms: one ligand binds one metal ion through two donor atoms.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-915',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    uses: ['ligands'],
    difficulty: 'intermediate',
    text: 'What is the name of \\ce{[Co(en)2Cl2]Cl}, where en is the bidentate ligand ethylenediamine (ethane-1,2-diamine)?',
    answer: 'Dichlorobis(ethylenediamine)cobalt(III) chloride',
    distractors: [
      {
        text: 'Dichlorodi(ethylenediamine)cobalt(III) chloride',
        slip: 'overgeneralised-rule',
        teaching:
          'The name of the ligand contains “di” itself, so two of these ligands are counted with “bis.”',
      },
      {
        text: 'Dichlorodi(ethylenediamine)cobalt(II) chloride',
        slip: 'oxidation-state-miscounted',
        teaching:
          'Three chlorides stand against neutral en, so cobalt is +3; and two ligands with “di” in their name are counted with “bis.”',
      },
      {
        text: 'Dichlorobis(ethylenediamine)cobalt(II) chloride',
        slip: 'oxidation-state-miscounted',
        teaching: 'Three chlorides stand against neutral en, so cobalt is +3, not +2.',
      },
    ],
    explanation:
      'Ligands are named in alphabetical order without regard to prefixes: chloro, ethylenediamine. A ligand whose name contains “di” takes bis. Three \\ce{Cl-} and neutral en make cobalt +3: dichlorobis(ethylenediamine)cobalt(III) chloride.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-916',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds'],
    uses: ['ligands', 'oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'A student names \\ce{[Cr(en)2(C2O4)]Br}, where en is ethylenediamine (ethane-1,2-diamine), “bis(ethylenediamine)oxalatochromium(II) bromide.” What is wrong with this name?',
    answer: 'The oxidation state',
    distractors: [
      {
        text: 'The prefix of ethylenediamine',
        slip: 'overgeneralised-rule',
        teaching: '“Bis” is right, since the name ethylenediamine contains “di” itself.',
      },
      {
        text: 'The order of the ligands',
        slip: 'alphabetical-order-missed',
        teaching: 'The order is alphabetical as it should be: ethylenediamine comes before oxalato.',
      },
      {
        text: 'The ending of the metal’s name',
        slip: 'mixed-up-ion-names',
        teaching: 'The ending “-ate” belongs to complex anions; this complex is the cation of a bromide.',
      },
    ],
    explanation:
      'Bromide is −1, so the complex is \\ce{[Cr(en)2(C2O4)]+}. Oxalate is −2 and en is neutral, so chromium is +3: bis(ethylenediamine)oxalatochromium(III) bromide. The student treated oxalate as −1; what is wrong is the oxidation state.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-917',
    topics: ['coordination-chemistry'],
    tests: ['crystal-field-theory', 'high-spin-and-low-spin-complexes'],
    difficulty: 'intermediate',
    text: 'What is the crystal field stabilization energy (CFSE) of an octahedral d^{6} ion in its high-spin and in its low-spin configuration, if pairing energies are left out?',
    answer: 'High spin −0.4Δ_{o}; low spin −2.4Δ_{o}',
    distractors: [
      {
        text: 'High spin −2.4Δ_{o}; low spin −0.4Δ_{o}',
        slip: 'other-spin-state',
        teaching:
          'All six electrons are in the lower orbitals in the low-spin case, which has the greater CFSE.',
      },
      {
        text: 'High spin −1.6Δ_{o}; low spin −2.4Δ_{o}',
        slip: 'upper-level-forgotten',
        teaching: 'In the high-spin ion two electrons are in upper orbitals and cost 0.6Δ_{o} each.',
      },
      {
        text: 'High spin −1.6Δ_{o}; low spin −3.6Δ_{o}',
        slip: 'field-levels-swapped',
        teaching:
          'Each lower orbital lies 0.4Δ_{o} below the average and each upper one 0.6Δ_{o} above; here the two were exchanged.',
      },
    ],
    explanation:
      'Each electron in *t*_{2g} counts −0.4Δ_{o}, each in *e*_{g} +0.6Δ_{o}. High spin, *t*_{2g}^{4}*e*_{g}^{2}: 4 × (−0.4) + 2 × 0.6 = −0.4. Low spin, *t*_{2g}^{6}: 6 × (−0.4) = −2.4. So high spin −0.4Δ_{o}; low spin −2.4Δ_{o}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'general-coordination-chemistry-943',
    topics: ['coordination-chemistry'],
    tests: ['naming-coordination-compounds', 'isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'A solution of one geometric isomer of \\ce{[Co(en)2Cl2]Cl}, where en is ethylenediamine (ethane-1,2-diamine), rotates the plane of polarized light. What is the name of this isomer?',
    answer: '*cis*-Dichlorobis(ethylenediamine)cobalt(III) chloride',
    distractors: [
      {
        text: '*trans*-Dichlorobis(ethylenediamine)cobalt(III) chloride',
        slip: 'every-isomer-chiral',
        teaching:
          'The trans isomer has mirror planes, for instance the one that contains cobalt and the four N atoms, so it has no enantiomers and does not rotate polarized light.',
      },
      {
        text: '*cis*-Dichlorobis(ethylenediamine)cobalt(II) chloride',
        slip: 'oxidation-state-miscounted',
        teaching:
          'The complex has the charge +1, and its two chlorides −2, so cobalt is +3; the neutral en adds nothing.',
      },
      {
        text: '*trans*-Dichlorobis(ethylenediamine)cobalt(II) chloride',
        slip: 'oxidation-state-miscounted',
        teaching:
          'Cobalt is +3 here, because all three chlorides have to be balanced, and the trans isomer is achiral.',
      },
    ],
    explanation:
      'Cobalt balances three chlorides, so it is cobalt(III). With the two Cl trans to each other the ion has mirror planes and is achiral; with the two Cl cis it has none and is chiral. The isomer is *cis*-dichlorobis(ethylenediamine)cobalt(III) chloride.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-944',
    topics: ['coordination-chemistry'],
    tests: ['isomerism-of-complexes'],
    difficulty: 'intermediate',
    text: 'In \\ce{[Co(en)2Cl2]Cl} the complex ion is octahedral, and en, \\ce{H2NCH2CH2NH2}, binds with both nitrogen atoms. How many stereoisomers of this ion exist?',
    answer: 'Three: one trans, and two cis that are mirror images',
    distractors: [
      {
        text: 'Three: one cis, and two trans, which are mirror images',
        slip: 'names-exchanged',
        teaching:
          'It is the trans ion that has mirror planes and so exists in one form; the cis ion has none and exists in two.',
      },
      {
        text: 'Two: one cis, and one trans, which are mirror images',
        slip: 'other-isomerism',
        teaching:
          'A mirror does not move adjacent chlorides to opposite sites; the mirror image of the cis ion is a second cis ion.',
      },
      {
        text: 'Four: two trans and two cis, each a pair of mirror images',
        slip: 'every-isomer-chiral',
        teaching:
          'The trans ion is identical to its mirror image, since the plane of cobalt and the four N atoms is a mirror plane.',
      },
    ],
    explanation:
      'The two Cl can be trans or cis. The trans ion has mirror planes and is achiral; the cis ion has no mirror plane and is a pair of enantiomers. That makes three: one trans, and two cis that are mirror images.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
];
