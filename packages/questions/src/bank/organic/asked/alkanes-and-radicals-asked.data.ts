import type { WrittenQuestion } from '../../written-question.ts';

/** Names of the first alkanes, steps of radical chains, butane about its central bond, cis and trans in small rings. */
export const alkanesAndRadicalsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-organic-nomenclature-870',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkanes'],
    uses: ['structural-formulas'],
    difficulty: 'beginner',
    text: 'What is the name of the unbranched alkane \\ce{CH3(CH2)6CH3}?',
    answer: 'Octane',
    distractors: [
      {
        text: 'Hexane',
        slip: 'wrong-thing-counted',
        teaching:
          'Hex- stands for six carbons; six is only the number of \\ce{CH2} groups, and the two ends are carbons too.',
      },
      {
        text: 'Heptane',
        slip: 'one-end-only',
        teaching: 'Hept- stands for seven carbons: only one of the two \\ce{CH3} groups was counted.',
      },
      {
        text: 'Nonane',
        slip: 'carbon-lost-or-added',
        teaching: 'Non- stands for nine carbons, one more than the chain has.',
      },
    ],
    explanation:
      'The chain has six carbons in \\ce{CH2} groups and one at each end, eight in all. Eight carbons are indicated by oct-, so the alkane is octane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.2',
    computation: { kind: 'name-of-structure', smiles: 'CCCCCCCC' },
  },
  {
    id: 'organic-organic-nomenclature-871',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkanes'],
    uses: ['homologous-series'],
    difficulty: 'beginner',
    text: 'What is the molecular formula of nonane?',
    answer: '\\ce{C9H20}',
    distractors: [
      {
        text: '\\ce{C9H18}',
        slip: 'saturated-formula-wrong',
        teaching:
          'Two hydrogens per carbon is one too few at each end of the chain, where there are \\ce{CH3} groups.',
      },
      {
        text: '\\ce{C8H18}',
        slip: 'carbon-lost-or-added',
        teaching: 'This alkane has eight carbons and is called octane.',
      },
      {
        text: '\\ce{C10H22}',
        slip: 'names-exchanged',
        teaching: 'This alkane has ten carbons and is called decane.',
      },
    ],
    explanation:
      'Non- indicates nine carbons. An alkane has the general formula \\ce{C_nH_{2n+2}}, so there are 2 × 9 + 2 = 20 hydrogens: \\ce{C9H20}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.2',
    computation: { kind: 'formula-of-structure', smiles: 'CCCCCCCCC' },
  },
  {
    id: 'organic-organic-nomenclature-872',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkanes'],
    uses: ['homologous-series'],
    difficulty: 'beginner',
    text: 'A student’s list of unbranched alkanes reads: propane \\ce{C3H8}, butane \\ce{C4H10}, heptane \\ce{C6H14}, decane \\ce{C10H22}. Which name is paired with the wrong formula?',
    answer: 'Heptane',
    distractors: [
      {
        text: 'Propane',
        slip: 'saturated-formula-wrong',
        teaching: 'Prop- stands for three carbons, and they carry 2 × 3 + 2 = 8 hydrogens, as listed.',
      },
      {
        text: 'Butane',
        slip: 'names-exchanged',
        teaching: 'But- stands for four carbons, as listed; it is pent- that stands for five.',
      },
      {
        text: 'Decane',
        slip: 'carbon-lost-or-added',
        teaching: 'Dec- stands for ten carbons, as in decade, and 2 × 10 + 2 = 22 hydrogens are listed.',
      },
    ],
    explanation:
      'Hept- indicates seven carbons, so the formula should be \\ce{C7H16}; \\ce{C6H14} is hexane. The name paired with the wrong formula is heptane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.2',
  },
  {
    id: 'organic-radical-reactions-870',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction', 'homolytic-and-heterolytic-fission'],
    uses: ['halogenation-of-alkanes'],
    difficulty: 'beginner',
    text: 'A mixture of methane and chlorine does not react in the dark at room temperature but does react in ultraviolet light. What does the light do?',
    answer: 'It splits chlorine molecules into atoms.',
    distractors: [
      {
        text: 'It splits chlorine molecules into ions.',
        slip: 'fission-confused',
        teaching:
          'The two chlorine atoms are alike, so each of them keeps one electron of the bond and stays neutral.',
      },
      {
        text: 'It splits methane molecules into radicals.',
        slip: 'other-bond-of-molecule',
        teaching: 'A C–H bond is much stronger than the Cl–Cl bond and is not broken by this light.',
      },
      {
        text: 'It splits methane molecules into ions.',
        slip: 'mechanism-confused',
        teaching:
          'This light does not break the C–H bonds of methane, and no ions take part in the reaction.',
      },
    ],
    explanation:
      'The Cl–Cl bond is the weakest bond in the mixture, and ultraviolet light breaks it homolytically. This initiation step gives two Cl•: the light splits chlorine molecules into atoms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 6.6 and 10.2',
  },
  {
    id: 'organic-radical-reactions-871',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction', 'halogenation-of-alkanes'],
    difficulty: 'intermediate',
    text: 'In ultraviolet light, ethane and bromine react to form bromoethane. Which pair of equations represents the propagation steps?',
    answer: 'Br• + \\ce{C2H6} → HBr + \\ce{C2H5}•; \\ce{C2H5}• + \\ce{Br2} → \\ce{C2H5Br} + Br•',
    distractors: [
      {
        text: '\\ce{C2H6} → \\ce{C2H5}• + H•; \\ce{C2H5}• + Br• → \\ce{C2H5Br}',
        slip: 'mechanism-confused',
        teaching:
          'The first of these steps only forms radicals and the second only removes them; in propagation, one radical replaces another.',
      },
      {
        text: 'Br• + \\ce{C2H6} → HBr + \\ce{C2H5}•; \\ce{C2H5}• + Br• → \\ce{C2H5Br}',
        slip: 'propagation-for-termination',
        teaching:
          'In the second of these steps, two radicals combine, and none is left to carry on the chain.',
      },
      {
        text: '\\ce{C2H6} → \\ce{C2H5}• + H•; \\ce{C2H5}• + \\ce{Br2} → \\ce{C2H5Br} + Br•',
        slip: 'chain-steps-confused',
        teaching:
          'The first of these steps forms two radicals where there was none, and this light does not split C–H bonds.',
      },
    ],
    explanation:
      'In a propagation step, one radical is used up and another is formed. Br• abstracts H from ethane, and \\ce{C2H5}• abstracts Br from \\ce{Br2}, which forms Br• again: Br• + \\ce{C2H6} → HBr + \\ce{C2H5}•; \\ce{C2H5}• + \\ce{Br2} → \\ce{C2H5Br} + Br•.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 6.6 and 10.2',
  },
  {
    id: 'organic-radical-reactions-872',
    topics: ['radical-reactions'],
    tests: ['halogenation-of-alkanes'],
    uses: ['radical-chain-reaction'],
    difficulty: 'intermediate',
    text: 'Equimolar amounts of methane and chlorine react in ultraviolet light to give a mixture of \\ce{CH3Cl}, \\ce{CH2Cl2}, \\ce{CHCl3} and \\ce{CCl4}. Which change would make \\ce{CH3Cl} by far the major organic product?',
    answer: 'Using a large excess of methane',
    distractors: [
      {
        text: 'Using a large excess of chlorine',
        slip: 'reversed-trend',
        teaching: 'In excess chlorine, the \\ce{CH3Cl} that forms is chlorinated further, up to \\ce{CCl4}.',
      },
      {
        text: 'Using light of higher intensity',
        slip: 'other-variable',
        teaching: 'More light speeds up the whole chain, including the steps that use up \\ce{CH3Cl}.',
      },
      {
        text: 'Removing the \\ce{HCl} as it forms',
        slip: 'rate-for-equilibrium',
        teaching:
          'The products are not in equilibrium with \\ce{HCl}; its removal does not affect the further chlorination.',
      },
    ],
    explanation:
      'Cl• abstracts H from whichever molecule it meets, and \\ce{CH3Cl} also has C–H bonds. Using a large excess of methane makes it unlikely that Cl• meets \\ce{CH3Cl}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.2',
  },
  {
    id: 'organic-radical-reactions-873',
    topics: ['radical-reactions', 'alkenes-and-alkynes'],
    tests: ['radical-addition-of-hbr', 'bond-enthalpies'],
    uses: ['radical-chain-reaction'],
    difficulty: 'intermediate',
    text: 'In the radical addition of HX to propene, X• adds to the C=C bond, and the carbon radical formed then abstracts H from HX. The bond enthalpies are 410 kJ/mol for the C–H bond formed, 431 kJ/mol for H–Cl and 366 kJ/mol for H–Br. Why does HCl, unlike HBr, not add in this way?',
    answer: 'The abstraction of H from HCl is endothermic.',
    distractors: [
      {
        text: 'The abstraction of H from HCl ends the chain.',
        slip: 'chain-steps-confused',
        teaching: 'The abstraction of H from HCl would set free Cl•, which could carry on the chain.',
      },
      {
        text: 'The addition of Cl• to C=C is endothermic.',
        slip: 'other-stage',
        teaching: 'Cl• forms a strong bond to carbon, so its addition to C=C is exothermic.',
      },
      {
        text: 'The addition of Cl• to C=C ends the chain.',
        slip: 'propagation-for-termination',
        teaching: 'The addition of Cl• leaves a radical on the next carbon, which could carry on the chain.',
      },
    ],
    explanation:
      'Forming the C–H bond releases 410 kJ/mol, but breaking H–X takes 366 kJ/mol for HBr and 431 kJ/mol for HCl. The abstraction of H from HCl is endothermic and too slow to keep the chain going.',
    reference:
      'McMurry, Organic Chemistry (OpenStax), section 8.10; NCERT, Chemistry for Class XI, Hydrocarbons',
  },
  {
    id: 'organic-radical-reactions-874',
    topics: ['radical-reactions', 'alkenes-and-alkynes'],
    tests: ['halogenation-of-alkanes', 'radical-chain-reaction'],
    uses: ['halogenation-of-alkenes'],
    difficulty: 'intermediate',
    text: 'Cyclohexene reacts with *N*-bromosuccinimide (NBS) under irradiation to give 3-bromocyclohexene, but with a solution of bromine in the dark it gives 1,2-dibromocyclohexane. How does NBS favor allylic substitution?',
    answer: 'It maintains a very low concentration of \\ce{Br2}.',
    distractors: [
      {
        text: 'It maintains a very high concentration of HBr.',
        slip: 'reversed-trend',
        teaching: 'NBS uses up HBr: the two react with each other.',
      },
      {
        text: 'It shields the C=C bond by bonding to it.',
        slip: 'event-invented',
        teaching: 'NBS does not bond to cyclohexene, so the C=C bond stays accessible all the time.',
      },
      {
        text: 'It transfers \\ce{Br+} to the allylic carbon.',
        slip: 'mechanism-confused',
        teaching: 'No ion attacks the allylic carbon: a bromine atom abstracts a hydrogen atom from it.',
      },
    ],
    explanation:
      'NBS turns each HBr that forms into one \\ce{Br2} and so maintains a very low concentration of \\ce{Br2}. This is enough for the radical chain at the allylic carbon but too little for addition to C=C.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.3; Clayden, Organic Chemistry, chapter 37',
  },
  {
    id: 'organic-conformations-870',
    topics: ['conformations'],
    tests: ['newman-projections'],
    difficulty: 'intermediate',
    text: 'Four conformations of butane are drawn as Newman projections along the bond between carbons 2 and 3. The dihedral angles between the two \\ce{CH3} groups are 0°, 60°, 120° and 180°. Which sequence runs from the most to the least stable conformation?',
    answer: '180°, 60°, 120°, 0°',
    distractors: [
      {
        text: '180°, 120°, 60°, 0°',
        slip: 'eclipsed-for-staggered',
        teaching:
          'The distance between the \\ce{CH3} groups is not all that matters: at 120° the bonds are eclipsed.',
      },
      {
        text: '0°, 60°, 120°, 180°',
        slip: 'steric-hindrance-ignored',
        teaching:
          'At 0° the \\ce{CH3} groups are eclipsed and crowd each other most, and at 180° they are as far apart as they can be.',
      },
      {
        text: '0°, 120°, 60°, 180°',
        slip: 'reversed-trend',
        teaching:
          'At 0° three pairs of bonds are eclipsed, and the \\ce{CH3} groups are as close as they can be.',
      },
    ],
    explanation:
      'The staggered forms are more stable: anti (180°), then gauche (60°), in which the \\ce{CH3} groups crowd each other. In the eclipsed forms, each \\ce{CH3} is aligned with H at 120° but with the other \\ce{CH3} at 0°. The sequence is 180°, 60°, 120°, 0°.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.7',
  },
  {
    id: 'organic-conformations-871',
    topics: ['conformations'],
    tests: ['newman-projections'],
    difficulty: 'beginner',
    text: 'The anti and gauche conformations of butane are both staggered. Why is the gauche conformation higher in energy by 3.8 kJ/mol?',
    answer: 'Its two methyl groups crowd each other.',
    distractors: [
      {
        text: 'Its bond angles are widened to 120°.',
        slip: 'hybridisation-misjudged',
        teaching:
          'Angles of 120° belong to sp^{2} carbon; all carbons of butane are sp^{3}, with bond angles near 110° in both forms.',
      },
      {
        text: 'Its bond angles are compressed to 60°.',
        slip: 'notation-misread',
        teaching:
          'The 60° is the dihedral angle seen in the Newman projection; the bond angles stay near 110°.',
      },
      {
        text: 'Its two methyl groups carry like charges.',
        slip: 'property-misjudged',
        teaching: 'Methyl groups are neutral, and their C–H bonds are hardly polar.',
      },
    ],
    explanation:
      'Both forms are free of torsional strain. In the gauche form the methyl groups are only 60° apart, and their hydrogens come too close (steric strain): the two methyl groups crowd each other.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.7',
  },
  {
    id: 'organic-isomerism-870',
    topics: ['isomerism', 'conformations'],
    tests: ['cis-trans-isomerism'],
    uses: ['structural-isomers'],
    difficulty: 'intermediate',
    text: 'Which of these isomers of \\ce{C6H12} can exist in cis and trans forms?',
    answer: '\\smiles{CC1CC(C)C1|1,3-dimethylcyclobutane}',
    distractors: [
      {
        text: '\\smiles{CC1(C)CCC1|1,1-dimethylcyclobutane}',
        slip: 'symmetry-overlooked',
        teaching:
          'The two methyl groups are on the same carbon, one on each side of the ring; exchanging them changes nothing.',
      },
      {
        text: '\\smiles{CC1CC1(C)C|1,1,2-trimethylcyclopropane}',
        slip: 'one-part-right',
        teaching:
          'Carbon 2 bears H and \\ce{CH3}, but the two groups on carbon 1 are identical, so there is only one form.',
      },
      {
        text: '\\smiles{CCC1CCC1|ethylcyclobutane}',
        slip: 'stereocentre-invented',
        teaching: 'There is no second group on the ring to which the ethyl group could be cis or trans.',
      },
    ],
    explanation:
      'A ring compound has cis and trans forms if two of the ring carbons each bear two different groups. Of the four, this holds only for 1,3-dimethylcyclobutane, with H and \\ce{CH3} on carbons 1 and 3.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 4.2',
  },
  {
    id: 'organic-isomerism-871',
    topics: ['isomerism', 'conformations'],
    tests: ['cis-trans-isomerism'],
    uses: ['sigma-and-pi-bonds'],
    difficulty: 'beginner',
    text: '1,2-Dichlorocyclopropane has no double bond, yet its cis and trans forms can be isolated. 1,2-Dichloroethane has no such forms. What prevents the two forms of the ring compound from interconverting?',
    answer: 'Rotation about its C–C bonds would break the ring.',
    distractors: [
      {
        text: 'Rotation about its C–Cl bonds would break the ring.',
        slip: 'other-bond-of-molecule',
        teaching:
          'Rotation about a C–Cl bond would not break the ring or move the chlorine atom to its other side.',
      },
      {
        text: 'Its C–C bonds contain π electrons that resist rotation.',
        slip: 'hybridisation-misjudged',
        teaching: 'All of the C–C bonds of this ring are single, that is, σ bonds.',
      },
      {
        text: 'Its C–Cl bonds contain π electrons that resist rotation.',
        slip: 'lone-pair-misplaced',
        teaching:
          'The C–Cl bonds are single, that is, σ bonds, and the lone pairs of Cl do not take part in them.',
      },
    ],
    explanation:
      'In the open chain, the two ends rotate freely about the C–C bond. In the ring, moving one Cl to the other side would take half a turn about a C–C bond, and such a rotation would break the ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 4.2',
  },
];
