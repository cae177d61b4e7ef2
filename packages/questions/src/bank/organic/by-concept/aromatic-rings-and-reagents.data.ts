import type { WrittenQuestion } from '../../written-question.ts';

/** Aromaticity, substitution by electrophiles and nucleophiles, phenols, diazonium salts, heterocycles. */
export const aromaticRingsAndReagentsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-aromatic-compounds-101',
    topics: ['aromatic-compounds'],
    tests: ['aromaticity'],
    difficulty: 'beginner',
    text: 'Which of these is *not* a requirement for a ring to be aromatic?',
    answer: 'It contains only carbon and hydrogen.',
    distractors: [
      {
        text: 'It contains 4*n* + 2 delocalized π electrons.',
        slip: 'aromaticity-misjudged',
        teaching: 'This is Hückel’s rule; 2, 6 or 10 electrons make a ring aromatic.',
      },
      {
        text: 'It is planar or nearly so.',
        slip: 'aromaticity-misjudged',
        teaching: 'The p orbitals must be parallel to overlap, so the ring must be planar.',
      },
      {
        text: 'It has a p orbital on each ring atom.',
        slip: 'aromaticity-misjudged',
        teaching: 'A single sp^{3} atom in the ring interrupts the overlap.',
      },
    ],
    explanation:
      'A ring is aromatic if it is cyclic, planar, fully conjugated and has 4*n* + 2 π electrons. The ring may include atoms other than carbon, as in pyridine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.3',
  },
  {
    id: 'organic-aromatic-compounds-102',
    topics: ['aromatic-compounds'],
    tests: ['aromaticity'],
    difficulty: 'intermediate',
    text: 'Cyclooctatetraene, \\ce{C8H8}, decolorizes bromine at once and has alternating bond lengths of 134 and 148 pm. What explains these observations?',
    answer: 'It bends out of the plane, so its 8 π electrons are not cyclically delocalized.',
    distractors: [
      {
        text: 'It is planar, so its 8 π electrons are cyclically delocalized.',
        slip: 'huckel-electrons-miscounted',
        teaching: 'Eight electrons do not satisfy 4*n* + 2; a planar ring would be destabilized.',
      },
      {
        text: 'It bends out of the plane, so its 6 π electrons are not cyclically delocalized.',
        slip: 'rings-or-pi-forgotten',
        teaching: 'Four double bonds contain 8 π electrons, not 6.',
      },
      {
        text: 'It is planar, so its 6 π electrons are cyclically delocalized.',
        slip: 'aromaticity-misjudged',
        teaching:
          'The ring has 8 π electrons, and the unequal bond lengths show that they are not delocalized.',
      },
    ],
    explanation:
      'Eight is 4*n*, not 4*n* + 2. A planar ring with 8 delocalized π electrons would be destabilized, so the molecule takes the shape of a tub with four separate double bonds, which add bromine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.3',
  },
  {
    id: 'organic-aromatic-compounds-103',
    topics: ['aromatic-compounds', 'acidity-and-basicity'],
    tests: ['aromaticity'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'advanced',
    text: 'Cyclopenta-1,3-diene has a p*K*_{a} of 16 and cyclohepta-1,3,5-triene one of about 36, although the anion of the latter has more resonance forms. What is the main reason for the difference in acidity?',
    answer: 'The anion of the first is aromatic, but that of the second is not.',
    distractors: [
      {
        text: 'The anion of the first has 4 π electrons, but that of the second has 8.',
        slip: 'huckel-electrons-miscounted',
        teaching:
          'The lone pair adds two electrons to those of the double bonds: 6 in the first, 8 in the second.',
      },
      {
        text: 'The anion of the second is aromatic, but that of the first has 4 π electrons.',
        slip: 'aromaticity-misjudged',
        teaching:
          'An aromatic anion would make its conjugate acid strong; the seven-membered anion has 8 π electrons.',
      },
      {
        text: 'The anion of the first has fewer hydrogens that release electrons.',
        slip: 'inductive-effect-ignored',
        teaching:
          'Hydrogens do not release electrons in this way; it is the number of π electrons that matters.',
      },
    ],
    explanation:
      'Loss of \\ce{H+} leaves 6 π electrons in the five-membered ring, an aromatic anion, and 8 in the seven-membered ring, which does not satisfy 4*n* + 2. Aromatic stabilization makes cyclopentadiene the far stronger acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.4',
  },
  {
    id: 'organic-aromatic-compounds-104',
    topics: ['aromatic-compounds'],
    tests: ['structure-of-benzene'],
    uses: ['bond-length-and-bond-energy'],
    difficulty: 'beginner',
    text: 'The C–C bond in ethane is 154 pm long, and the C=C bond in ethene is 134 pm long. What are the lengths of the carbon–carbon bonds in benzene?',
    answer: 'Six of 139 pm',
    distractors: [
      {
        text: 'Three of 134 and three of 154 pm',
        slip: 'resonance-as-switching',
        teaching:
          'This would be a ring with fixed single and double bonds; all the bonds of benzene are the same.',
      },
      {
        text: 'Six of 134 pm',
        slip: 'pi-counted-as-sigma',
        teaching: 'With six π electrons for six bonds, each bond has half a π bond, not a whole one.',
      },
      {
        text: 'Six of 154 pm',
        slip: 'resonance-ignored',
        teaching: 'This would be a ring of single bonds only, as in cyclohexane.',
      },
    ],
    explanation:
      'The six π electrons are shared equally by the ring, so all the bonds are the same, with a length between that of a single and that of a double bond: six of 139 pm.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.2',
  },
  {
    id: 'organic-aromatic-compounds-105',
    topics: ['aromatic-compounds'],
    tests: ['structure-of-benzene'],
    uses: ['structural-isomers'],
    difficulty: 'intermediate',
    text: 'If benzene had three fixed double bonds, how many dibromobenzenes, \\ce{C6H4Br2}, would exist, and how many are found?',
    answer: '4 would exist; 3 are found.',
    distractors: [
      {
        text: '3 would exist; 3 are found.',
        slip: 'isomer-overlooked',
        teaching:
          'With fixed bonds, the two C–Br carbons of a 1,2 isomer could be joined by a double or by a single bond, which would give two such isomers.',
      },
      {
        text: '3 would exist; 2 are found.',
        slip: 'isomer-overlooked',
        teaching:
          'The 1,2, 1,3 and 1,4 isomers are all found, and fixed bonds would allow a second 1,2 isomer.',
      },
      {
        text: '4 would exist; 2 are found.',
        slip: 'isomer-overlooked',
        teaching: 'The 1,2, 1,3 and 1,4 isomers are all found, so there are three.',
      },
    ],
    explanation:
      'The isomers found are 1,2, 1,3 and 1,4. With fixed bonds there would be two 1,2 isomers, with a single or a double bond between the C–Br carbons, for a total of 4 isomers. The evidence is against fixed bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.2',
  },
  {
    id: 'organic-aromatic-compounds-106',
    topics: ['aromatic-compounds'],
    tests: ['electrophilic-aromatic-substitution'],
    difficulty: 'beginner',
    text: 'Benzene is chlorinated with \\ce{Cl2} and \\ce{AlCl3}. What is the role of \\ce{AlCl3}?',
    answer: 'It accepts an electron pair from chlorine, so that \\ce{Cl2} becomes a strong electrophile.',
    distractors: [
      {
        text: 'It supplies chloride ions, so that \\ce{Cl2} becomes a strong nucleophile.',
        slip: 'lewis-roles-swapped',
        teaching:
          '\\ce{AlCl3} is a Lewis acid, and benzene, which is rich in electrons, is attacked by an electrophile.',
      },
      {
        text: 'It splits \\ce{Cl2} into atoms, so that a radical chain starts.',
        slip: 'fission-confused',
        teaching:
          'Chlorine atoms would form in light, and they would attack side chains rather than replace a ring hydrogen.',
      },
      {
        text: 'It removes π electrons from benzene, so that \\ce{Cl2} can add to it.',
        slip: 'aromaticity-misjudged',
        teaching: 'The catalyst acts on chlorine, and chlorine then replaces a hydrogen.',
      },
    ],
    explanation:
      '\\ce{AlCl3}, a Lewis acid, accepts an electron pair from one chlorine atom. The other chlorine atom becomes so electron-poor that benzene attacks it.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.1',
  },
  {
    id: 'organic-aromatic-compounds-107',
    topics: ['aromatic-compounds'],
    tests: ['electrophilic-aromatic-substitution'],
    uses: ['multistep-energy-profile'],
    difficulty: 'intermediate',
    text: 'Which energy profile is correct for the exothermic bromination of benzene with \\ce{Br2} and \\ce{FeBr3}?',
    answer: 'Two maxima, the first one higher; the products lie lower than the reactants',
    distractors: [
      {
        text: 'Two maxima, the second one higher; the products lie lower than the reactants',
        slip: 'mechanism-order-reversed',
        teaching:
          'The loss of the proton restores the aromatic ring and is fast; the attack is the slow step.',
      },
      {
        text: 'One maximum; the products lie lower than the reactants',
        slip: 'one-step-for-two',
        teaching: 'A cation is formed as an intermediate, so there are two steps.',
      },
      {
        text: 'Two maxima, the first one higher; the products lie higher than the reactants',
        slip: 'wrong-sign',
        teaching: 'In an exothermic reaction the products lie lower.',
      },
    ],
    explanation:
      'The attack of the electrophile destroys the aromatic sextet and has the higher barrier; the loss of \\ce{H+} from the cation is fast. Between them lies the intermediate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.1',
  },
  {
    id: 'organic-aromatic-compounds-108',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects'],
    uses: ['nitration-of-benzene'],
    difficulty: 'beginner',
    text: 'Methyl benzoate is nitrated with a cold mixture of nitric and sulfuric acids. What is the main product?',
    answer: '\\smiles{COC(=O)c1cccc(c1)[N+](=O)[O-]}',
    distractors: [
      {
        text: '\\smiles{COC(=O)c1ccc(cc1)[N+](=O)[O-]}',
        slip: 'directing-effect-confused',
        teaching: 'The ester group withdraws electrons, so it directs to the meta position.',
      },
      {
        text: '\\smiles{[O-][N+](=O)c1ccccc1}',
        slip: 'group-replaced',
        teaching: 'A hydrogen is replaced, not the ester group.',
      },
      {
        text: '\\smiles{O=C(OC[N+](=O)[O-])c1ccccc1}',
        slip: 'side-chain-attacked',
        teaching: 'The nitronium ion attacks the electron-rich ring, not a C–H bond of the \\ce{CH3} group.',
      },
    ],
    explanation:
      'The electron-poor ester group directs the nitronium ion to the meta position, which gives methyl 3-nitrobenzoate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
    computation: { kind: 'same-structure', smiles: 'COC(=O)c1cccc(c1)[N+](=O)[O-]' },
  },
  {
    id: 'organic-aromatic-compounds-109',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects'],
    uses: ['synthetic-routes', 'nitration-of-benzene', 'side-chain-oxidation'],
    difficulty: 'intermediate',
    text: '3-Nitrobenzoic acid is to be made from toluene. Which plan works?',
    answer: 'Oxidize with \\ce{KMnO4}, then nitrate',
    distractors: [
      {
        text: 'Nitrate, then oxidize with \\ce{KMnO4}',
        slip: 'directing-effect-confused',
        teaching: 'The methyl group directs to positions 2 and 4; 3-nitrobenzoic acid would not result.',
      },
      {
        text: 'Nitrate, then treat with Sn and HCl',
        slip: 'reduced-instead-of-added',
        teaching: 'Tin and acid reduce the nitro group to an amino group and leave \\ce{CH3} as it is.',
      },
      {
        text: 'Oxidize with \\ce{KMnO4}, then treat with \\ce{NaNO2} and HCl',
        slip: 'reagent-misread',
        teaching: 'These reagents convert amines to diazonium salts; they do not nitrate a ring.',
      },
    ],
    explanation:
      'The COOH group directs to position 3, whereas the \\ce{CH3} group directs to 2 and 4. The \\ce{CH3} group must therefore be oxidized to COOH first, and the acid is nitrated afterward.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.10',
  },
  {
    id: 'organic-aromatic-compounds-110',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene'],
    uses: ['vant-hoff-factor'],
    difficulty: 'advanced',
    text: 'One mole of \\ce{HNO3} in a large amount of concentrated \\ce{H2SO4} lowers the freezing point as much as four moles of particles would. Which equation is consistent with this?',
    answer: '\\ce{HNO3 + 2H2SO4 -> NO2+ + H3O+ + 2HSO4-}',
    distractors: [
      {
        text: '\\ce{HNO3 + H2SO4 -> NO2+ + H2O + HSO4-}',
        slip: 'one-step-short',
        teaching:
          'This gives three particles; water does not remain unprotonated in concentrated sulfuric acid.',
      },
      {
        text: '\\ce{HNO3 + H2SO4 -> H2NO3+ + HSO4-}',
        slip: 'one-step-short',
        teaching: 'This protonation gives only two particles.',
      },
      {
        text: '\\ce{HNO3 + H2SO4 -> NO3- + H3SO4+}',
        slip: 'acid-base-result-reversed',
        teaching:
          'Nitric acid would act as an acid toward the stronger acid; besides, only two particles form.',
      },
    ],
    explanation:
      'The correct equation has four ions on the product side: \\ce{NO2+}, \\ce{H3O+} and two \\ce{HSO4-}. The result supports the nitronium ion as the electrophile in nitrations.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.2',
  },
  {
    id: 'organic-aromatic-compounds-111',
    topics: ['aromatic-compounds', 'carbonyl-compounds'],
    tests: ['friedel-crafts-reactions'],
    difficulty: 'advanced',
    text: '4-Phenylbutanoyl chloride is treated with \\ce{AlCl3} in dilute solution. What is the main product? \\smiles{O=C(Cl)CCCc1ccccc1}',
    answer: '\\smiles{O=C1CCCc2ccccc12}',
    distractors: [
      {
        text: '\\smiles{O=C1CCc2ccccc12}',
        slip: 'carbon-lost-or-added',
        teaching: 'The chain has four carbons; with two ring carbons they make a six-membered ring.',
      },
      {
        text: '\\smiles{O=C1CCc2ccccc2C1}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The carbonyl carbon attacks the ring, so it is bonded directly to the benzene ring in the product.',
      },
      {
        text: '\\smiles{O=C1Cc2ccccc2C1}',
        slip: 'carbon-lost-or-added',
        teaching:
          'Four chain carbons and two ring carbons make a six-membered ring, and C=O is bonded to the benzene ring.',
      },
    ],
    explanation:
      '\\ce{AlCl3} removes chloride, and the acylium ion attacks the ring at the position next to the chain. Four chain carbons and two ring carbons make a six-membered ring, with C=O next to the benzene ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.3',
    computation: { kind: 'same-structure', smiles: 'O=C1CCCc2ccccc12' },
  },
  {
    id: 'organic-aromatic-compounds-112',
    topics: ['aromatic-compounds'],
    tests: ['nucleophilic-aromatic-substitution'],
    difficulty: 'beginner',
    text: 'Which of these chlorides reacts fastest with warm aqueous sodium hydroxide?',
    answer: '\\smiles{Clc1ccc(cc1[N+](=O)[O-])[N+](=O)[O-]}',
    distractors: [
      {
        text: '\\smiles{Clc1cc(cc(c1)[N+](=O)[O-])[N+](=O)[O-]}',
        slip: 'directing-effect-confused',
        teaching:
          'Nitro groups help only from positions 2, 4 and 6, where they can accept the negative charge.',
      },
      {
        text: '\\smiles{COc1cc(Cl)cc(OC)c1}',
        slip: 'functional-group-confused',
        teaching: 'Methoxy groups cannot accept the negative charge that the attack puts on the ring.',
      },
      {
        text: '\\smiles{COc1ccc(Cl)c(OC)c1}',
        slip: 'inductive-effect-ignored',
        teaching: 'These groups release electrons to the ring and hinder the attack of hydroxide.',
      },
    ],
    explanation:
      'Hydroxide adds to the C–Cl carbon, and the ring becomes negative. Nitro groups in positions 2 and 4 accept this charge by resonance.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.6',
    computation: { kind: 'same-structure', smiles: 'Clc1ccc(cc1[N+](=O)[O-])[N+](=O)[O-]' },
  },
  {
    id: 'organic-aromatic-compounds-113',
    topics: ['aromatic-compounds'],
    tests: ['nucleophilic-aromatic-substitution'],
    difficulty: 'intermediate',
    text: '1-Fluoro-2,4-dinitrobenzene reacts with amines much faster than the iodo compound, although the C–F bond is the strongest carbon–halogen bond. Why?',
    answer: 'The slow step is the attack on carbon, not the loss of the halide.',
    distractors: [
      {
        text: 'The slow step is the loss of the halide, not the attack on carbon.',
        slip: 'mechanism-order-reversed',
        teaching: 'If this were so, the strong C–F bond would make the fluoro compound the slowest.',
      },
      {
        text: 'The slow step is the loss of the proton, not the attack on carbon.',
        slip: 'mechanism-order-reversed',
        teaching:
          'The proton is lost from nitrogen in a fast step, which would hardly depend on the halogen.',
      },
      {
        text: 'The slow step is the loss of the proton, not the loss of the halide.',
        slip: 'mechanism-order-reversed',
        teaching: 'Both are fast; the slow step comes earlier, when the amine adds to the ring.',
      },
    ],
    explanation:
      'The amine adds first and disrupts the aromatic system, which is the slow step. Fluorine makes its carbon the most electron-poor and so speeds up the attack; the halide leaves afterward in a fast step.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.6',
  },
  {
    id: 'organic-aromatic-compounds-114',
    topics: ['aromatic-compounds'],
    tests: ['nucleophilic-aromatic-substitution'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Which intermediate forms when methoxide ion replaces the fluorine of 1-fluoro-4-nitrobenzene?',
    answer: 'An anion with F and \\ce{OCH3} on the same carbon',
    distractors: [
      {
        text: 'A cation with F and \\ce{OCH3} on the same carbon',
        slip: 'mechanism-confused',
        teaching:
          'The nucleophile contributes a negative charge; a cation is the intermediate in reactions with electrophiles.',
      },
      {
        text: 'A cation without F and without \\ce{OCH3}',
        slip: 'mechanism-confused',
        teaching: 'This would be S_{N}1; aryl cations do not form so easily.',
      },
      {
        text: 'An anion with \\ce{NO2} and \\ce{OCH3} on the same carbon',
        slip: 'wrong-carbon-attacked',
        teaching: 'Methoxide attacks the carbon that carries the leaving group, fluorine.',
      },
    ],
    explanation:
      'Methoxide adds to the C–F carbon, which becomes sp^{3}. The negative charge is delocalized over the ring and the nitro group; then fluoride leaves.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.6',
  },
  {
    id: 'organic-aromatic-compounds-115',
    topics: ['aromatic-compounds'],
    tests: ['nucleophilic-aromatic-substitution'],
    difficulty: 'advanced',
    text: '4-Chlorotoluene reacts with sodium amide in liquid ammonia to give a mixture of 3-methylaniline and 4-methylaniline. Which intermediate explains both products?',
    answer: 'A ring with a triple bond between carbons 3 and 4',
    distractors: [
      {
        text: 'A cation with the charge on carbon 4 only',
        slip: 'mechanism-confused',
        teaching: 'Aryl cations do not form in base, and this one would give only 4-methylaniline.',
      },
      {
        text: 'An anion with Cl and \\ce{NH2} on carbon 4',
        slip: 'mechanism-confused',
        teaching:
          'Addition before elimination requires groups such as \\ce{NO2} and would give only 4-methylaniline.',
      },
      {
        text: 'A radical with the electron on the \\ce{CH2} carbon',
        slip: 'side-chain-attacked',
        teaching: 'The amino group ends up on the ring, so the side chain was not attacked.',
      },
    ],
    explanation:
      'The amide ion removes a proton next to C–Cl, and chloride leaves, which gives a benzyne. Ammonia or amide adds to either end of its triple bond, at carbon 3 or 4 (numbered from the \\ce{CH3} group).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.7',
  },
  {
    id: 'organic-aromatic-compounds-116',
    topics: ['aromatic-compounds'],
    tests: ['nucleophilic-aromatic-substitution'],
    uses: ['electrophilic-aromatic-substitution'],
    difficulty: 'advanced',
    text: 'Compared with a hydrogen in the same position, how does a nitro group affect electrophilic and nucleophilic substitution at the position para to it?',
    answer: 'It slows down the former and speeds up the latter.',
    distractors: [
      {
        text: 'It speeds up the former and hardly affects the latter.',
        slip: 'reversed-trend',
        teaching:
          'A nitro group withdraws electrons: attack by electrophiles is hindered, and attack by nucleophiles is favored.',
      },
      {
        text: 'It slows down both, because it deactivates the ring.',
        slip: 'overgeneralised-rule',
        teaching:
          '“Deactivating” refers to electrophiles; toward nucleophiles the electron-poor ring is more reactive.',
      },
      {
        text: 'It speeds up both, because it polarizes the ring.',
        slip: 'overgeneralised-rule',
        teaching:
          'The cationic intermediate of the electrophilic substitution is destabilized by the nitro group.',
      },
    ],
    explanation:
      'The electrophilic substitution has a cationic intermediate, which a nitro group destabilizes; the nucleophilic substitution has an anionic intermediate, whose charge the nitro group can accept. The former is slowed down, and the latter is sped up.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.6',
  },
  {
    id: 'organic-aromatic-compounds-117',
    topics: ['aromatic-compounds'],
    tests: ['phenols'],
    uses: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'Which of these compounds gives a violet or blue color with aqueous iron(III) chloride?',
    answer: '\\smiles{Cc1ccc(O)cc1}',
    distractors: [
      {
        text: '\\smiles{OCc1ccccc1}',
        slip: 'functional-group-confused',
        teaching:
          'The OH group is on the side chain, so benzyl alcohol is an alcohol, not a phenol, and gives no color.',
      },
      {
        text: '\\smiles{COc1ccccc1}',
        slip: 'functional-group-confused',
        teaching: 'Without an O–H group the oxygen does not bind iron(III) in this way.',
      },
      {
        text: '\\smiles{OC1CCCCC1}',
        slip: 'functional-group-confused',
        teaching: 'Cyclohexanol is an alcohol; the test requires an OH group on an aromatic ring.',
      },
    ],
    explanation:
      'Phenols, with OH bonded directly to an aromatic ring, form violet or blue complexes with iron(III); here the phenol is 4-methylphenol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.10',
    computation: { kind: 'contains-fragment', fragment: 'Oc1ccc(C)cc1' },
  },
  {
    id: 'organic-aromatic-compounds-118',
    topics: ['aromatic-compounds', 'acidity-and-basicity'],
    tests: ['phenols'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'The p*K*_{a} values are 10.0 for phenol, 8.4 for 3-nitrophenol and 7.2 for 4-nitrophenol. Why does the nitro group act more strongly from position 4?',
    answer: 'It shares the negative charge of the anion by resonance.',
    distractors: [
      {
        text: 'It withdraws electrons more strongly through more bonds.',
        slip: 'inductive-effect-at-any-distance',
        teaching:
          'The inductive effect fades with distance; on its own, it would be stronger from position 3.',
      },
      {
        text: 'It forms a hydrogen bond to the OH group of the acid.',
        slip: 'ion-pair-for-hydrogen-bond',
        teaching: 'Position 4 is too far away; such a bond occurs in 2-nitrophenol and weakens the acid.',
      },
      {
        text: 'It stabilizes the undissociated phenol more than the anion.',
        slip: 'acidity-order-reversed',
        teaching: 'This would make the phenol a weaker acid.',
      },
    ],
    explanation:
      'With the nitro group in position 4 (not 3), a resonance form puts the negative charge of the phenoxide on the oxygens of the nitro group. This stabilizes the anion in addition to the stabilization by the inductive effect.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-aromatic-compounds-119',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts'],
    difficulty: 'beginner',
    text: 'Benzenediazonium chloride is made at 0 to 5 °C. What happens if the aqueous solution is allowed to warm up?',
    answer: 'Nitrogen escapes, and phenol forms.',
    distractors: [
      {
        text: 'Nitrogen monoxide escapes, and aniline forms again.',
        slip: 'reaction-direction-reversed',
        teaching: 'The diazonium ion does not revert to the amine; it loses \\ce{N2}.',
      },
      {
        text: 'Chlorine escapes, and azobenzene forms.',
        slip: 'reagent-misread',
        teaching: 'Azo compounds form only when an electron-rich arene is present, and no gas is released.',
      },
      {
        text: 'Ammonia escapes, and nitrobenzene forms.',
        slip: 'reagent-misread',
        teaching:
          'The reaction with water replaces the nitrogen by OH; the nitrogen is not oxidized to a nitro group.',
      },
    ],
    explanation:
      'The diazonium ion loses the very stable molecule \\ce{N2}; water takes its place and gives phenol. Cooling keeps this reaction slow.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.8',
  },
  {
    id: 'organic-aromatic-compounds-120',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts'],
    uses: ['directing-effects'],
    difficulty: 'intermediate',
    text: 'Cold benzenediazonium chloride is added to *N*,*N*-dimethylaniline. Which colored product forms?',
    answer: '\\smiles{CN(C)c1ccc(cc1)N=Nc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CN(C)c1cccc(c1)N=Nc1ccccc1}',
        slip: 'directing-effect-confused',
        teaching: 'The dimethylamino group releases electrons and directs to the para position.',
      },
      {
        text: '\\smiles{CN(C)c1ccc(cc1)-c1ccccc1}',
        slip: 'group-replaced',
        teaching: 'In the coupling the nitrogen is retained, and the N=N group makes the product colored.',
      },
      {
        text: '\\smiles{CN(C)c1ccc(cc1)NNc1ccccc1}',
        slip: 'reduced-too-far',
        teaching: 'Coupling replaces a ring hydrogen and retains the N=N double bond; nothing is reduced.',
      },
    ],
    explanation:
      'The diazonium ion is a weak electrophile and attacks the electron-rich ring at the para position. The azo compound retains the N=N group, which is at position 4 relative to the dimethylamino group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.8',
    computation: { kind: 'same-structure', smiles: 'CN(C)c1ccc(cc1)N=Nc1ccccc1' },
  },
  {
    id: 'organic-aromatic-compounds-121',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts'],
    uses: ['synthetic-routes', 'directing-effects'],
    difficulty: 'advanced',
    text: 'Nitrobenzene is treated (1) with \\ce{Br2} and \\ce{FeBr3}, (2) with Sn and HCl, then NaOH, (3) with \\ce{NaNO2} and HCl at 0 °C, (4) with CuCl. What is the main product?',
    answer: '\\smiles{Clc1cccc(Br)c1}',
    distractors: [
      {
        text: '\\smiles{Clc1ccc(Br)cc1}',
        slip: 'directing-effect-confused',
        teaching:
          'Bromine is introduced while the nitro group is present, and this group directs to position 3.',
      },
      {
        text: '\\smiles{Oc1ccc(Br)cc1}',
        slip: 'directing-effect-confused',
        teaching:
          'Bromine enters at position 3 of nitrobenzene, and CuCl puts Cl in place of the diazonium group.',
      },
      {
        text: '\\smiles{Oc1cccc(Br)c1}',
        slip: 'reagent-misread',
        teaching: 'An OH group would be introduced by warming with water alone; with CuCl, Cl is introduced.',
      },
    ],
    explanation:
      'Step (1) gives 3-bromonitrobenzene, (2) gives 3-bromoaniline, (3) gives its diazonium salt, and (4) replaces \\ce{N2} by Cl. The product is 1-bromo-3-chlorobenzene, with the halogens in positions 1 and 3.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.8',
    computation: { kind: 'same-structure', smiles: 'Clc1cccc(Br)c1' },
  },
  {
    id: 'organic-aromatic-compounds-122',
    topics: ['aromatic-compounds'],
    tests: ['heterocycles'],
    uses: ['aromaticity'],
    difficulty: 'beginner',
    text: 'How many electrons does the oxygen atom of furan contribute to the aromatic sextet? \\smiles{c1ccoc1|furan}',
    answer: '2',
    distractors: [
      {
        text: '4',
        slip: 'lone-pair-misplaced',
        teaching:
          'Oxygen has two lone pairs, but only one is in a p orbital; the other lies in the plane of the ring.',
        expression: '2 * 2',
      },
      {
        text: '1',
        slip: 'electrons-for-bonds',
        teaching:
          'One electron would be contributed by an atom with a double bond in the ring, such as the nitrogen of pyridine.',
        expression: '1',
      },
      {
        text: '0',
        slip: 'lone-pair-forgotten',
        teaching:
          'If oxygen contributed none, the ring would have only the four electrons of its two double bonds.',
        expression: '0',
      },
    ],
    explanation:
      'The two double bonds contain four π electrons; one lone pair of oxygen supplies the missing 2. The other lone pair lies in the plane of the ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.5',
    computation: { kind: 'quantity', expression: '6 - 2 * 2', unit: '' },
  },
  {
    id: 'organic-aromatic-compounds-123',
    topics: ['aromatic-compounds', 'acidity-and-basicity'],
    tests: ['heterocycles'],
    uses: ['basicity-of-amines'],
    difficulty: 'intermediate',
    text: 'One equivalent of acid is added to imidazole. Which cation forms? \\smiles{c1c[nH]cn1}',
    answer: '\\smiles{c1c[nH]c[nH+]1}',
    distractors: [
      {
        text: '\\smiles{C1=C[NH2+]C=N1}',
        slip: 'lone-pair-misplaced',
        teaching:
          'The lone pair of the NH nitrogen is part of the aromatic sextet, which would be lost on protonation.',
      },
      {
        text: '\\smiles{C1C=[NH+]C=N1}',
        slip: 'wrong-proton',
        teaching: 'Protonation on carbon destroys the aromatic system.',
      },
      {
        text: '\\smiles{C1=C[NH2+]C=[NH+]1}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'This cation has taken up two protons, but only one equivalent of acid was added.',
      },
    ],
    explanation:
      'The nitrogen without H has its lone pair in the plane of the ring, outside the sextet. This nitrogen accepts the proton; the ring stays aromatic, and both ring nitrogens carry one H.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.5',
    computation: { kind: 'same-structure', smiles: 'c1c[nH]c[nH+]1' },
  },
  {
    id: 'organic-aromatic-compounds-124',
    topics: ['aromatic-compounds'],
    tests: ['heterocycles'],
    uses: ['electrophilic-aromatic-substitution', 'resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Pyrrole is brominated at low temperature without a catalyst, far more readily than benzene. What explains this?',
    answer: 'Its nitrogen shares a lone pair with the ring.',
    distractors: [
      {
        text: 'Its nitrogen withdraws electrons from the ring.',
        slip: 'inductive-effect-ignored',
        teaching: 'This would make the attack of an electrophile harder, as in pyridine.',
      },
      {
        text: 'Its ring of four π electrons is not aromatic.',
        slip: 'aromaticity-misjudged',
        teaching:
          'With the lone pair of nitrogen there are six π electrons; pyrrole undergoes substitution, as an arene does.',
      },
      {
        text: 'Its N–H group releases a proton as the catalyst.',
        slip: 'conditions-confused',
        teaching:
          'The N–H group of pyrrole is a very weak acid (p*K*_{a} 17), and protons do not catalyze bromination.',
      },
    ],
    explanation:
      'The lone pair of nitrogen is part of the π system; five atoms share six π electrons. The ring is richer in electrons than benzene, and nitrogen stabilizes the cationic intermediate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.5',
  },
  {
    id: 'organic-aromatic-compounds-125',
    topics: ['aromatic-compounds'],
    tests: ['heterocycles'],
    uses: ['electrophilic-aromatic-substitution'],
    difficulty: 'advanced',
    text: 'Pyridine is nitrated only with difficulty, at 300 °C, and at position 3. Why is this position attacked?',
    answer: 'The cation formed by attack at 2 or 4 has its charge on N in one resonance form.',
    distractors: [
      {
        text: 'The cation formed by attack at 3 has its charge on N in one resonance form.',
        slip: 'resonance-ignored',
        teaching:
          'The resonance forms have the charge only on carbons 2, 4 and 6, which is why position 3 is preferred.',
      },
      {
        text: 'The lone pair on N shields positions 2 and 4 from the electrophile.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The lone pair lies in the plane of the ring and does not reach position 4 at all.',
      },
      {
        text: 'The nitrogen atom makes carbon 3 more electron-rich than a carbon atom in benzene.',
        slip: 'reversed-trend',
        teaching:
          'Each carbon is more electron-poor than those in benzene; carbon 3 is the least electron-poor.',
      },
    ],
    explanation:
      'After attack at 2 or 4, one resonance form has a nitrogen with only six electrons and a positive charge, which is very unfavorable. Attack at 3 avoids such a form, so it is the fastest of the three.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.9',
  },
  {
    id: 'organic-aromatic-compounds-126',
    topics: ['aromatic-compounds'],
    tests: ['side-chain-oxidation'],
    difficulty: 'beginner',
    text: 'Which of these hydrocarbons is *not* oxidized to benzoic acid by hot \\ce{KMnO4}?',
    answer: '\\smiles{CC(C)(C)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{Cc1ccccc1}',
        slip: 'aromatic-ring-attacked',
        teaching: 'The methyl group has C–H bonds next to the ring and is oxidized to COOH.',
      },
      {
        text: '\\smiles{CC(C)c1ccccc1}',
        slip: 'carbon-lost-or-added',
        teaching: 'One C–H bond next to the ring is enough; the other carbons are lost.',
      },
      {
        text: '\\smiles{CCCc1ccccc1}',
        slip: 'carbon-lost-or-added',
        teaching: 'The chain is cleaved next to the ring, whatever its length.',
      },
    ],
    explanation:
      'The oxidation starts at a C–H bond next to the ring. *tert*-Butylbenzene, \\ce{C6H5C(CH3)3}, has none there and is not oxidized.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.8',
    computation: { kind: 'contains-fragment', fragment: 'CC(C)(C)c1ccccc1' },
  },
  {
    id: 'organic-aromatic-compounds-127',
    topics: ['aromatic-compounds'],
    tests: ['side-chain-oxidation'],
    uses: ['structural-isomers'],
    difficulty: 'intermediate',
    text: 'Treatment of a hydrocarbon \\ce{C8H10} with hot \\ce{KMnO4}, followed by acid, gives a dicarboxylic acid that loses water on heating to form a cyclic anhydride. Which hydrocarbon is it?',
    answer: '\\smiles{Cc1ccccc1C}',
    distractors: [
      {
        text: '\\smiles{Cc1ccc(C)cc1}',
        slip: 'position-shifted',
        teaching: 'The acid formed from it has its COOH groups too far apart to form a ring.',
      },
      {
        text: '\\smiles{Cc1cccc(C)c1}',
        slip: 'position-shifted',
        teaching: 'The acid formed from it cannot close a five-membered ring between positions 1 and 3.',
      },
      {
        text: '\\smiles{CCc1ccccc1}',
        slip: 'counted-one-substituent',
        teaching: 'A single side chain gives a single COOH group, so benzoic acid would form.',
      },
    ],
    explanation:
      'Two side chains give two COOH groups. Only groups on neighboring carbons, positions 1 and 2, form a cyclic anhydride, so the hydrocarbon is 1,2-dimethylbenzene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.8',
    computation: { kind: 'same-structure', smiles: 'Cc1ccccc1C' },
  },
  {
    id: 'organic-aromatic-compounds-128',
    topics: ['aromatic-compounds'],
    tests: ['side-chain-oxidation'],
    uses: ['molecular-formula'],
    difficulty: 'advanced',
    text: 'Hot \\ce{KMnO4}, followed by acid, converts a compound \\ce{C10H14} to the acid \\smiles{OC(=O)c1ccc(cc1)C(O)=O}. The two side chains of the compound are different. How many carbons does each have?',
    answer: '1 and 3',
    distractors: [
      {
        text: '2 and 2',
        slip: 'symmetry-invented',
        teaching: 'Two ethyl groups have the right number of carbons, but the side chains would be the same.',
      },
      {
        text: '0 and 4',
        slip: 'counted-one-substituent',
        teaching: 'A single side chain would give only one COOH group.',
      },
      {
        text: '1 and 4',
        slip: 'carbon-lost-or-added',
        teaching: 'Together with the six ring carbons, this makes eleven carbon atoms, not ten.',
      },
    ],
    explanation:
      'Both side chains become COOH, whatever their length. In \\ce{C10H14}, the side chains have 10 − 6 = 4 carbons in all; two chains of different lengths must have 1 and 3 carbons.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.8',
  },
];
