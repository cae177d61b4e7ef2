import type { WrittenQuestion } from '../written-question.ts';

/** Benzene, phenols, amines, halides and their competing reactions. */
export const arenesAndAminesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-aromatic-compounds-25',
    topics: ['aromatic-compounds'],
    tests: ['electrophilic-aromatic-substitution', 'structure-of-benzene'],
    uses: ['aromaticity'],
    difficulty: 'beginner',
    text: 'Benzene reacts with bromine and iron(III) bromide by substitution, whereas cyclohexene reacts with bromine by addition. Why does benzene not add bromine?',
    answer: 'Its π electrons would lose their delocalization.',
    distractors: [
      {
        text: 'Its six π electrons are too few for an addition.',
        slip: 'huckel-electrons-miscounted',
        teaching:
          'Benzene has six π electrons, enough for an addition; it is the loss of stability that prevents it.',
      },
      {
        text: 'Its hydrogen atoms shield the ring from attack.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'The hydrogens lie in the plane of the ring; the π electrons above and below it are open to attack.',
      },
      {
        text: 'Its ring contains only single C–C bonds.',
        slip: 'one-resonance-structure-only',
        teaching: 'The C–C bonds of benzene are all alike, intermediate between single and double bonds.',
      },
    ],
    explanation:
      'The six π electrons of benzene are delocalized, which lowers its energy by about 150 kJ/mol. Addition would give a diene without this stability; substitution preserves the aromatic ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.1',
  },
  {
    id: 'organic-aromatic-compounds-26',
    topics: ['aromatic-compounds'],
    tests: ['electrophilic-aromatic-substitution'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Which structure is a resonance form of the intermediate that forms when benzene attacks \\ce{Br+} (from bromine and iron(III) bromide)?',
    answer: '\\smiles{BrC1C=CC=C[CH+]1}',
    distractors: [
      {
        text: '\\smiles{BrC1C=CC=C[CH-]1}',
        slip: 'wrong-sign',
        teaching:
          'Two π electrons of the ring are used for the new bond, so the ring is left short of electrons, as a cation.',
      },
      {
        text: '\\smiles{BrC1=CC=C[CH+]C1}',
        slip: 'atoms-moved-in-resonance',
        teaching:
          'Here the sp^{3} carbon is a \\ce{CH2} group next to the carbon that bears bromine; the hydrogen stays on the carbon that bonded to bromine.',
      },
      {
        text: '\\smiles{BrC1=CC=C[CH-]C1}',
        slip: 'wrong-sign',
        teaching:
          'The ring donated two electrons and is positive; also, the hydrogen stays on the carbon that bonded to bromine.',
      },
    ],
    explanation:
      'The carbon that bonds to bromine becomes sp^{3} with H and Br. The remaining four π electrons and the positive charge are shared by the other five carbons; one form has the charge right beside the sp^{3} carbon.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.1',
    computation: {
      kind: 'same-structure',
      smiles: '[CH+]1C=CC=CC1Br',
    },
  },
  {
    id: 'organic-aromatic-compounds-27',
    topics: ['aromatic-compounds'],
    tests: ['electrophilic-aromatic-substitution', 'kinetic-isotope-effect'],
    uses: ['rate-determining-step'],
    difficulty: 'advanced',
    text: '\\ce{C6H6} and \\ce{C6D6} are nitrated at practically the same rate, although a C–D bond is harder to break than a C–H bond. What does this show?',
    answer: 'The C–H bond breaks after the slow step.',
    distractors: [
      {
        text: 'The C–H bond breaks in the slow step.',
        slip: 'fast-step-for-slow',
        teaching: 'In that case \\ce{C6D6} would react several times more slowly.',
      },
      {
        text: 'The C–H bond breaks before the slow step.',
        slip: 'mechanism-order-reversed',
        teaching:
          'Breaking this bond first would give a phenyl anion or cation; the sp^{3} carbon of the intermediate shows that attack comes first.',
      },
      {
        text: 'The C–H bond does not break at all.',
        slip: 'bond-breaking-overlooked',
        teaching: 'The product has one fewer hydrogen on the ring, so a C–H bond must break at some stage.',
      },
    ],
    explanation:
      'The slow step is the attack of \\ce{NO2+}, which destroys the aromaticity of the ring. The loss of \\ce{H+} or \\ce{D+} from the intermediate follows quickly, so it hardly affects the rate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 11.8 and 16.2',
  },
  {
    id: 'organic-aromatic-compounds-28',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'beginner',
    text: 'Benzene is nitrated with a mixture of concentrated nitric and sulfuric acids. What is the role of the sulfuric acid?',
    answer: 'It protonates nitric acid, which then loses water.',
    distractors: [
      {
        text: 'It deprotonates nitric acid, which then loses oxygen.',
        slip: 'conjugate-acid-for-base',
        teaching:
          'Sulfuric acid is the stronger acid: it donates a proton to nitric acid rather than removing one.',
      },
      {
        text: 'It sulfonates benzene, and the sulfo group is then replaced.',
        slip: 'mechanism-confused',
        teaching: 'Under these conditions, \\ce{NO2+} attacks benzene directly.',
      },
      {
        text: 'It oxidizes benzene, which then binds nitrogen dioxide.',
        slip: 'mechanism-confused',
        teaching: 'The attacking species is the cation \\ce{NO2+}, and benzene is not oxidized first.',
      },
    ],
    explanation:
      '\\ce{HNO3 + 2H2SO4 -> NO2+ + H3O+ + 2HSO4-}: protonated nitric acid loses water and leaves the nitronium ion, \\ce{NO2+}, the electrophile.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.2',
  },
  {
    id: 'organic-aromatic-compounds-29',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene'],
    uses: ['directing-effects'],
    difficulty: 'intermediate',
    text: 'In the preparation of nitrobenzene, the flask is cooled so that the mixture stays below 55 °C. Which side product would form in larger amounts at a higher temperature?',
    answer: '\\smiles{[O-][N+](=O)c1cccc(c1)[N+]([O-])=O}',
    distractors: [
      {
        text: '\\smiles{[O-][N+](=O)c1ccc(cc1)[N+]([O-])=O}',
        slip: 'directing-effect-confused',
        teaching: 'A nitro group directs a second one to the *meta* position, not the *para* position.',
      },
      {
        text: '\\smiles{Nc1cccc(c1)[N+]([O-])=O}',
        slip: 'conditions-confused',
        teaching:
          'Reducing a nitro group needs a reducing agent such as tin; the nitrating mixture is oxidizing.',
      },
      {
        text: '\\smiles{Oc1ccc(cc1)[N+]([O-])=O}',
        slip: 'mechanism-confused',
        teaching: 'The nitrating mixture does not put an OH group on the ring.',
      },
    ],
    explanation:
      'The nitro group deactivates the ring, so a second nitration is slow, but heat makes it proceed. The nitro group is a *meta* director, so 1,3-dinitrobenzene forms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 16.2 and 16.4',
    computation: {
      kind: 'same-structure',
      smiles: 'O=[N+]([O-])c1cc(ccc1)[N+](=O)[O-]',
    },
  },
  {
    id: 'organic-aromatic-compounds-30',
    topics: ['aromatic-compounds'],
    tests: ['friedel-crafts-reactions'],
    uses: ['directing-effects'],
    difficulty: 'intermediate',
    text: 'Nitrobenzene can serve as the solvent for the Friedel–Crafts acylation of other arenes. Which property allows this?',
    answer: 'Its ring is too poor in electrons to be acylated.',
    distractors: [
      {
        text: 'Its ring is too rich in electrons to be acylated.',
        slip: 'directing-effect-confused',
        teaching: 'A ring rich in electrons, such as that of methoxybenzene, is acylated all the faster.',
      },
      {
        text: 'Its nitro group is too rich in electrons to bind aluminum chloride.',
        slip: 'wrong-cause',
        teaching:
          'The nitro group does bind aluminum chloride, which dissolves; what matters is that the ring is not acylated.',
      },
      {
        text: 'Its nitro group shields the carbons beside it from attack.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'Three of the five positions are not beside the nitro group; all five are deactivated electronically.',
      },
    ],
    explanation:
      'The nitro group withdraws electrons strongly, so the acylium ion cannot attack the ring. Nitrobenzene dissolves aluminum chloride and stays unchanged.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.3',
  },
  {
    id: 'organic-aromatic-compounds-31',
    topics: ['aromatic-compounds'],
    tests: ['friedel-crafts-reactions'],
    uses: ['clemmensen-and-wolff-kishner-reductions'],
    difficulty: 'advanced',
    text: 'A student treats benzene with 1-chlorobutane and aluminum chloride, and obtains mostly (1-methylpropyl)benzene along with products with two and three alkyl groups. Which alternative gives butylbenzene in good yield?',
    answer: 'Acylation with butanoyl chloride, then reduction of C=O to \\ce{CH2}',
    distractors: [
      {
        text: 'Acylation with butanoyl chloride, then reduction of C=O to CHOH',
        slip: 'reduced-too-little',
        teaching: 'The product would be an alcohol, 1-phenylbutan-1-ol; the oxygen must be removed.',
      },
      {
        text: 'Alkylation with 1-bromobutane, then removal of HBr with a base',
        slip: 'rearrangement-overlooked',
        teaching:
          'The bromide rearranges like the chloride, and no HBr is left in the product to be removed.',
      },
      {
        text: 'Acylation with butanoic acid, then reduction of C=O to CHOH',
        slip: 'reduced-too-little',
        teaching:
          'Butanoic acid is a much poorer acylating agent than its chloride; besides, reduction to CHOH leaves an alcohol, whose oxygen must be removed.',
      },
    ],
    explanation:
      'An acylium ion does not rearrange, and the ketone deactivates the ring, so the reaction stops after one step. Reduction with amalgamated zinc and HCl (or with hydrazine and base) turns C=O into \\ce{CH2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 16.3 and 16.9',
  },
  {
    id: 'organic-aromatic-compounds-32',
    topics: ['aromatic-compounds'],
    tests: ['phenols'],
    difficulty: 'beginner',
    text: 'What is observed when bromine water is added to an aqueous solution of phenol?',
    answer: 'The color of bromine disappears, and a white solid forms.',
    distractors: [
      {
        text: 'The color of bromine disappears, and the solution stays clear.',
        slip: 'test-result-confused',
        teaching: 'An alkene behaves in this way; the tribromophenol that forms here is insoluble.',
      },
      {
        text: 'The color of bromine stays, and a white solid forms.',
        slip: 'reactant-for-product',
        teaching: 'Bromine is used up in the substitution, so its color disappears.',
      },
      {
        text: 'The color of bromine stays, and the solution stays clear.',
        slip: 'conditions-confused',
        teaching:
          'Benzene without a catalyst behaves in this way; the ring of phenol is activated and reacts.',
      },
    ],
    explanation:
      'The OH group activates the ring so strongly that three bromines enter without a catalyst: \\ce{C6H5OH + 3Br2 -> C6H2Br3OH + 3HBr}. 2,4,6-Tribromophenol is a white solid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.10',
  },
  {
    id: 'organic-aromatic-compounds-33',
    topics: ['aromatic-compounds'],
    tests: ['phenols'],
    uses: ['electrophilic-aromatic-substitution', 'resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Dilute nitric acid nitrates phenol at room temperature, whereas benzene requires a mixture of concentrated nitric and sulfuric acids. Which explanation is correct?',
    answer: 'A lone pair on oxygen is delocalized into the ring of phenol.',
    distractors: [
      {
        text: 'A proton from phenol turns nitric acid into the electrophile.',
        slip: 'weak-as-strong',
        teaching: 'Phenol is a far weaker acid than nitric acid and does not protonate it.',
      },
      {
        text: 'The oxygen of phenol withdraws electrons from the ring.',
        slip: 'reversed-cause',
        teaching:
          'Oxygen withdraws through the σ bond, but its donation of a lone pair outweighs this; a ring poorer in electrons would react more slowly.',
      },
      {
        text: 'A hydrogen bond of phenol keeps the ring from being aromatic.',
        slip: 'aromaticity-misjudged',
        teaching: 'The ring of phenol is aromatic like that of benzene.',
      },
    ],
    explanation:
      'The donation of a lone pair raises the electron density of the ring, especially at the *ortho* and *para* positions, and stabilizes the cation that forms there, so a much weaker nitrating mixture suffices.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 16.4 and 17.10',
  },
  {
    id: 'organic-amines-25',
    topics: ['amines'],
    tests: ['amines'],
    uses: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Trimethylamine boils at 3 °C, and its isomer propan-1-amine at 49 °C. What explains the difference?',
    answer: 'Trimethylamine molecules cannot donate hydrogen bonds to each other.',
    distractors: [
      {
        text: 'Trimethylamine molecules cannot accept hydrogen bonds from water.',
        slip: 'lone-pair-forgotten',
        teaching:
          'The lone pair of nitrogen accepts hydrogen bonds well, and water plays no part when the pure amine boils.',
      },
      {
        text: 'Trimethylamine molecules have a smaller molar mass.',
        slip: 'formulas-not-compared',
        teaching: 'Isomers have the same formula and molar mass.',
      },
      {
        text: 'Trimethylamine molecules have weaker C–N bonds.',
        slip: 'bond-for-intermolecular',
        teaching: 'C–N bonds do not break on boiling, so their strength does not affect the boiling point.',
      },
    ],
    explanation:
      'A tertiary amine has no N–H bond, so its molecules form no hydrogen bonds with one another. Propan-1-amine has two N–H bonds and boils at a higher temperature.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.2',
  },
  {
    id: 'organic-amines-26',
    topics: ['amines'],
    tests: ['preparation-of-amines'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'intermediate',
    text: 'Ethanamine is to be made from bromoethane and ammonia. When equal amounts of the two are used, diethylamine, triethylamine and a quaternary salt form as well. Why?',
    answer: 'The amine that forms is also a nucleophile and in turn attacks bromoethane.',
    distractors: [
      {
        text: 'The amine that forms is unstable and passes its ethyl group to another amine.',
        slip: 'rearrangement-invented',
        teaching:
          'Amines do not exchange alkyl groups under these conditions; they react with the halide that is left.',
      },
      {
        text: 'Ammonia has three hydrogens and takes up three ethyl groups in one step.',
        slip: 'one-step-for-two',
        teaching: 'Each alkylation is a separate S_{N}2 step with one molecule of bromoethane.',
      },
      {
        text: 'Ammonia is a strong base and turns bromoethane into ethene, which adds.',
        slip: 'elimination-for-substitution',
        teaching: 'A primary halide and ammonia give substitution; amines do not add to ethene here.',
      },
    ],
    explanation:
      'Ethanamine has a lone pair and is even somewhat more nucleophilic than ammonia. It is alkylated further, up to \\ce{(C2H5)4N+ Br-}. A large excess of ammonia favors the primary amine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-27',
    topics: ['amines'],
    tests: ['quaternary-ammonium-salts'],
    difficulty: 'beginner',
    text: 'Which of these structures is a quaternary ammonium salt?',
    answer: '\\smiles{CC[N+](C)(C)C.[Br-]}',
    distractors: [
      {
        text: '\\smiles{CC[NH+](C)C.[Br-]}',
        slip: 'amine-class-confused',
        teaching: 'This is the salt of a tertiary amine: nitrogen is bonded to three carbons and a hydrogen.',
      },
      {
        text: '\\smiles{CC[NH3+].[Br-]}',
        slip: 'amine-class-confused',
        teaching: 'This is the salt of a primary amine; three hydrogens are left on nitrogen.',
      },
      {
        text: '\\smiles{CC[NH2+]C.[Br-]}',
        slip: 'amine-class-confused',
        teaching: 'This is the salt of a secondary amine; two hydrogens are left on nitrogen.',
      },
    ],
    explanation:
      'In a quaternary ammonium ion, nitrogen is bonded to four carbons and carries a positive charge; no hydrogen is left on it.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.1',
    computation: {
      kind: 'contains-fragment',
      fragment: 'C[N+](C)(C)C',
    },
  },
  {
    id: 'organic-amines-28',
    topics: ['amines'],
    tests: ['quaternary-ammonium-salts'],
    uses: ['surfactants-and-micelles'],
    difficulty: 'intermediate',
    text: 'Fabric softeners contain quaternary ammonium ions with two long alkyl chains. Wet cotton carries a slight negative charge. How do the ions soften the cotton?',
    answer: 'Their nitrogen lies on the fiber, and their chains point outward.',
    distractors: [
      {
        text: 'Their chains lie on the fiber, and their nitrogen points outward.',
        slip: 'head-and-tail-exchanged',
        teaching:
          'The positive end is attracted by the negative fiber; it is the nonpolar chains outside that feel soft.',
      },
      {
        text: 'Their nitrogen gives a proton to the fiber, and their chains leave.',
        slip: 'protonation-state-overlooked',
        teaching: 'A quaternary nitrogen has no proton to give.',
      },
      {
        text: 'Their chains dissolve in water, and their nitrogen takes up grease.',
        slip: 'head-and-tail-exchanged',
        teaching: 'The charged nitrogen is the hydrophilic part; the chains mix with grease.',
      },
    ],
    explanation:
      'The positive nitrogen is held by the negatively charged fiber. The hydrocarbon chains form a lubricating layer outside, so the fibers slide past each other and the cloth feels soft.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 24.1 and 27.2',
  },
  {
    id: 'organic-amines-29',
    topics: ['amines'],
    tests: ['quaternary-ammonium-salts'],
    uses: ['sn2-reaction'],
    difficulty: 'advanced',
    text: 'Aqueous sodium cyanide and 1-bromooctane, a liquid that does not mix with water, hardly react when stirred. A little tetrabutylammonium bromide makes the reaction fast. How does the salt speed up the reaction?',
    answer: 'Its cation carries cyanide ions into the organic layer.',
    distractors: [
      {
        text: 'Its cation carries bromooctane into the aqueous layer.',
        slip: 'partition-ignored',
        teaching: 'Bromooctane is not soluble in water, and a few cations do not change that.',
      },
      {
        text: 'Its anion attacks bromooctane and gives a better leaving group.',
        slip: 'leaving-group-misjudged',
        teaching: 'If bromide replaced bromide, the product would be the same compound.',
      },
      {
        text: 'Its anion takes the sodium ions out of the aqueous layer.',
        slip: 'partition-ignored',
        teaching:
          'Sodium bromide stays in water; removing sodium ions would not move cyanide into the organic layer.',
      },
    ],
    explanation:
      'With its four butyl groups, the cation is soluble in the organic layer and carries an anion with it. In that layer, cyanide is hardly solvated and attacks 1-bromooctane quickly. This is phase-transfer catalysis.',
    reference: 'Carey and Sundberg, Advanced Organic Chemistry, part B, chapter 3',
  },
  {
    id: 'organic-substitution-and-elimination-25',
    topics: ['substitution-and-elimination'],
    tests: ['alkyl-halides'],
    uses: ['nucleophilic-aromatic-substitution'],
    difficulty: 'beginner',
    text: 'Three of these halides react when they are boiled with aqueous sodium hydroxide. Which one does not?',
    answer: '\\smiles{Clc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{ClCc1ccccc1}',
        slip: 'aryl-for-alkyl-halide',
        teaching: 'Here chlorine is on the \\ce{CH2} group, not on the ring; benzylic halides react rapidly.',
      },
      {
        text: '\\smiles{CCCCCl}',
        slip: 'leaving-group-misjudged',
        teaching:
          'A primary chloroalkane is attacked by boiling aqueous hydroxide, which replaces the chlorine.',
      },
      {
        text: '\\smiles{CC(C)CCl}',
        slip: 'steric-hindrance-ignored',
        teaching: 'The branch slows the reaction, but this primary chloride still reacts on boiling.',
      },
    ],
    explanation:
      'In chlorobenzene, chlorine is bonded to an sp^{2} carbon of the ring: the bond is stronger, backside attack is blocked by the ring, and a phenyl cation is too unstable.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.7',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'aryl halide',
      },
    },
  },
  {
    id: 'organic-substitution-and-elimination-26',
    topics: ['substitution-and-elimination'],
    tests: ['alkyl-halides'],
    difficulty: 'intermediate',
    text: '1-Chloro-, 1-bromo- and 1-iodobutane are warmed with aqueous silver nitrate in ethanol. A precipitate appears first with 1-iodobutane and last with 1-chlorobutane. What do the observations show?',
    answer: 'The strength of the C–X bond matters more than its polarity.',
    distractors: [
      {
        text: 'The polarity of the C–X bond matters more than its length.',
        slip: 'reversed-cause',
        teaching: 'The C–Cl bond is the most polar and the shortest, yet chlorobutane reacts last.',
      },
      {
        text: 'The solubility of AgX in water decides which halide reacts first.',
        slip: 'wrong-cause',
        teaching:
          'All three silver halides are very poorly soluble; the rate depends on how fast the C–X bond breaks.',
      },
      {
        text: 'The mass of the halogen matters more than the length of the C–X bond.',
        slip: 'wrong-cause',
        teaching:
          'A larger mass would, if anything, slow the molecules down; it is the strength of the bond to be broken that makes the difference.',
      },
    ],
    explanation:
      'Iodobutane reacts fastest because the C–I bond is the weakest, and iodide is the best leaving group. The polarity of the bond decreases from C–Cl to C–I and would predict the opposite order.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 10.1 and 11.3',
  },
  {
    id: 'organic-substitution-and-elimination-27',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-reaction'],
    uses: ['rate-law'],
    difficulty: 'beginner',
    text: '2-Bromo-2-methylpropane (RBr) reacts with dilute aqueous sodium hydroxide mainly by S_{N}1. How does the initial rate of this S_{N}1 reaction change when the concentration of each reactant in turn is doubled?',
    answer: 'It doubles with [RBr] but does not change with [\\ce{OH-}].',
    distractors: [
      {
        text: 'It doubles with [RBr] and also doubles with [\\ce{OH-}].',
        slip: 'both-reagents-in-rate',
        teaching: 'This is the rate law of S_{N}2, in which both reactants take part in the slow step.',
      },
      {
        text: 'It does not change with [RBr] but doubles with [\\ce{OH-}].',
        slip: 'substrate-left-out-of-rate',
        teaching: 'The slow step is the ionization of RBr, so the rate depends on its concentration.',
      },
      {
        text: 'It quadruples with [RBr] but does not change with [\\ce{OH-}].',
        slip: 'wrong-order-assumed',
        teaching:
          'Only one molecule of RBr takes part in the slow step, so the reaction is first order in RBr, not second.',
      },
    ],
    explanation:
      'The slow step is the ionization to the *tert*-butyl cation: rate = *k*[RBr]. Doubling RBr doubles the rate; hydroxide takes part only after the slow step and does not affect the rate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.4',
  },
  {
    id: 'organic-substitution-and-elimination-28',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-reaction'],
    uses: ['le-chateliers-principle'],
    difficulty: 'advanced',
    text: 'The hydrolysis of chlorodiphenylmethane in aqueous acetone, an S_{N}1 reaction, is slowed by added sodium chloride but not by added sodium perchlorate. What explains this?',
    answer: 'Chloride recombines with the carbocation before water attacks it.',
    distractors: [
      {
        text: 'Chloride binds water, so that less of it can attack the substrate.',
        slip: 'solvent-role-reversed',
        teaching: 'Perchlorate would have the same effect, and the concentration of water hardly changes.',
      },
      {
        text: 'Chloride attacks the substrate by S_{N}2 and so inverts the product.',
        slip: 'mechanism-confused',
        teaching:
          'Replacing chloride with chloride simply regenerates the substrate and does not affect the rate of hydrolysis.',
      },
      {
        text: 'Chloride makes the solvent more polar and so stabilizes the substrate.',
        slip: 'solvent-role-reversed',
        teaching: 'A more polar medium speeds up an ionization, and perchlorate would have the same effect.',
      },
    ],
    explanation:
      'The first step is reversible: \\ce{RCl <=> R+ + Cl-}. Additional chloride sends more cations back to the substrate (common-ion effect). Perchlorate is a very poor nucleophile and has no such effect.',
    reference:
      'McMurry, Organic Chemistry (OpenStax), section 11.5; Carey and Sundberg, Advanced Organic Chemistry, part A, chapter 4',
  },
  {
    id: 'organic-substitution-and-elimination-29',
    topics: ['substitution-and-elimination'],
    tests: ['substitution-against-elimination'],
    difficulty: 'beginner',
    text: '2-Bromopropane is treated with potassium hydroxide. Under which conditions is the proportion of propene in the product largest?',
    answer: 'In hot ethanol',
    distractors: [
      {
        text: 'In cold ethanol',
        slip: 'conditions-confused',
        teaching:
          'Ethanol is the right solvent, but it should be hot, because heat favors elimination over substitution.',
      },
      {
        text: 'In hot water',
        slip: 'conditions-confused',
        teaching:
          'Heat is right, but in water hydroxide is a weaker base, and substitution becomes more important.',
      },
      {
        text: 'In cold water',
        slip: 'conditions-confused',
        teaching: 'These conditions favor substitution, which gives propan-2-ol.',
      },
    ],
    explanation:
      'Elimination is favored by heat, since the number of particles increases, and by a solvent in which the base is strong. In ethanol, ethoxide and hydroxide are less strongly solvated than hydroxide in water, so hot ethanol is best.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.12',
  },
  {
    id: 'organic-substitution-and-elimination-30',
    topics: ['substitution-and-elimination'],
    tests: ['substitution-against-elimination'],
    uses: ['sn2-reaction', 'e2-reaction'],
    difficulty: 'intermediate',
    text: 'Each of these bromides is warmed with sodium ethoxide in ethanol. Which bromide gives more ether than alkene?',
    answer: '\\smiles{CCCCBr}',
    distractors: [
      {
        text: '\\smiles{CCC(C)Br}',
        slip: 'steric-hindrance-ignored',
        teaching:
          'At a secondary carbon, the strong base ethoxide causes more elimination than substitution.',
      },
      {
        text: '\\smiles{CC(C)(C)Br}',
        slip: 'mechanism-confused',
        teaching: 'A tertiary carbon is too hindered for backside attack; ethoxide removes a proton instead.',
      },
      {
        text: '\\smiles{BrC1CCCCC1}',
        slip: 'steric-hindrance-ignored',
        teaching: 'Cyclohexyl bromide is secondary and hindered, so cyclohexene predominates.',
      },
    ],
    explanation:
      'Ethoxide is a good nucleophile and a strong base. At an unhindered primary carbon, S_{N}2 predominates, so 1-bromobutane, \\ce{CH3CH2CH2CH2Br}, gives mainly the ether; at secondary and tertiary carbons, E2 predominates.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.12',
    computation: {
      kind: 'contains-fragment',
      fragment: 'CC(C)Br',
      negate: true,
    },
  },
  {
    id: 'organic-substitution-and-elimination-31',
    topics: ['substitution-and-elimination'],
    tests: ['substitution-against-elimination'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'advanced',
    text: 'A substitution reaction of 2-bromobutane is to be carried out with as little elimination as possible. Which combination of reagent and solvent is the best choice?',
    answer: 'Sodium azide in dimethylformamide',
    distractors: [
      {
        text: 'Sodium ethoxide in ethanol',
        slip: 'base-for-nucleophile',
        teaching: 'Ethoxide is a strong base and gives mainly butenes from a secondary bromide.',
      },
      {
        text: 'Potassium *tert*-butoxide in *tert*-butanol',
        slip: 'base-for-nucleophile',
        teaching: 'A strong and bulky base hardly attacks carbon, so elimination occurs almost exclusively.',
      },
      {
        text: 'Lithium diisopropylamide in THF',
        slip: 'base-for-nucleophile',
        teaching: 'This amide is designed to remove protons; it is too bulky to act as a nucleophile.',
      },
    ],
    explanation:
      'A good nucleophile that is a weak base favors S_{N}2. Azide (p*K*_{a} of \\ce{HN3} 4.7) is such a nucleophile, and a polar aprotic solvent such as dimethylformamide leaves it free to attack.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.12',
  },
];
