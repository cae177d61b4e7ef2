import type { WrittenQuestion } from '../../written-question.ts';

/** Two ways to ethanol, what stabilizes alkenes and intermediates, anti additions, reduced alkynes, drawings of sugars. */
export const alkenesIntermediatesAndSugarsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-872',
    topics: ['alcohols-and-ethers', 'alkenes-and-alkynes'],
    tests: ['production-of-ethanol'],
    uses: ['hydration-of-alkenes'],
    difficulty: 'beginner',
    text: 'Ethanol is made by the reaction of ethene with steam or by the fermentation of sugar. What is an advantage of the reaction of ethene with steam over fermentation?',
    answer: 'It is a fast and continuous process.',
    distractors: [
      {
        text: 'It uses a renewable raw material.',
        slip: 'property-misjudged',
        teaching: 'Ethene is made from crude oil; the sugar for fermentation is the renewable raw material.',
      },
      {
        text: 'It works at a low temperature and pressure.',
        slip: 'conditions-confused',
        teaching: 'Ethene and steam need about 300 °C and 65 atm; fermentation works near 35 °C and 1 atm.',
      },
      {
        text: 'It does not require a catalyst.',
        slip: 'reagent-still-needed',
        teaching: 'Ethene and steam are passed over phosphoric acid, which is a catalyst.',
      },
    ],
    explanation:
      'Fermentation takes days, and each batch has to be emptied before the next one starts. Ethene and steam react quickly and are passed over the catalyst without interruption, so this is a fast and continuous process.',
    reference: 'CIE IGCSE Chemistry 0620, section 11.6; McMurry, Organic Chemistry (OpenStax), chapter 17',
  },
  {
    id: 'organic-alcohols-and-ethers-873',
    topics: ['alcohols-and-ethers', 'alkenes-and-alkynes'],
    tests: ['production-of-ethanol'],
    uses: ['hydration-of-alkenes'],
    difficulty: 'beginner',
    text: 'A country with large fields of sugarcane but no crude oil decides to make ethanol by fermentation. Which drawback must it accept?',
    answer: 'Dilute ethanol that has to be distilled',
    distractors: [
      {
        text: 'High pressures that require steel reactors',
        slip: 'conditions-confused',
        teaching:
          'Yeast works at atmospheric pressure; it is the reaction of ethene with steam that needs about 65 atm.',
      },
      {
        text: 'A raw material that will eventually run out',
        slip: 'property-misjudged',
        teaching: 'Sugarcane can be planted again every year, unlike the oil from which ethene is made.',
      },
      {
        text: 'Unreacted gases that have to be recycled',
        slip: 'reagent-misread',
        teaching:
          'It is ethene and steam that react only in part and are recycled; yeast ferments sugar dissolved in water.',
      },
    ],
    explanation:
      'Yeast stops working at about 15% ethanol, so most of the mixture is still water. The drawback is dilute ethanol that has to be distilled, which takes energy.',
    reference: 'CIE IGCSE Chemistry 0620, section 11.6',
  },
  {
    id: 'organic-structure-and-bonding-870',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['hyperconjugation'],
    difficulty: 'beginner',
    text: 'The allylic hydrogens (α-hydrogens) of an alkene are those on the carbons bonded directly to its C=C carbons; their C–H bonds take part in hyperconjugation. How many allylic hydrogens does 2-methylpent-2-ene have? \\smiles{CC(C)=CCC|2-methylpent-2-ene}',
    answer: '8',
    distractors: [
      {
        text: '6',
        slip: 'counted-one-substituent',
        teaching:
          'Only the two \\ce{CH3} groups on carbon 2 were counted; the \\ce{CH2} group bonded to carbon 3 has allylic hydrogens as well.',
        expression: '2 * 3',
      },
      {
        text: '12',
        slip: 'all-hydrogens-counted',
        teaching:
          'All hydrogens of the molecule were counted, even the one on carbon 3, which is itself a C=C carbon.',
        expression: '2 * 3 + 2 + 3 + 1',
      },
      {
        text: '11',
        slip: 'wrong-thing-counted',
        teaching:
          'The \\ce{CH3} group at the end of the ethyl group was counted, but it is not bonded directly to a C=C carbon.',
        expression: '2 * 3 + 2 + 3',
      },
    ],
    explanation:
      'One C=C carbon bears two \\ce{CH3} groups, and the other bears an ethyl group, whose \\ce{CH2} carbon is next to C=C. There are 2 × 3 + 2 = 8 allylic hydrogens.',
    reference:
      'NCERT, Chemistry for Class XI, Organic Chemistry: Some Basic Principles and Techniques; McMurry, Organic Chemistry (OpenStax), section 7.6',
    computation: { kind: 'quantity', expression: '2 * 3 + 2', unit: '' },
  },
  {
    id: 'organic-structure-and-bonding-871',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['hyperconjugation'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'P is 3-methylbut-1-ene, Q is 2-methylbut-2-ene and R is 2-methylbut-1-ene. Which order of increasing stability is suggested by their numbers of allylic hydrogens (α-hydrogens; those on the carbons bonded to the C=C carbons)?',
    answer: 'P < R < Q',
    distractors: [
      {
        text: 'R < P < Q',
        slip: 'wrong-thing-counted',
        teaching:
          'The six hydrogens of the \\ce{CH3} groups in P are one carbon too far away; P has a single allylic hydrogen.',
      },
      {
        text: 'P < Q < R',
        slip: 'counted-one-substituent',
        teaching:
          'In Q, both C=C carbons bear \\ce{CH3} groups; counting only one side gives too few allylic hydrogens.',
      },
      {
        text: 'Q < R < P',
        slip: 'reversed-trend',
        teaching:
          'Each allylic hydrogen adds to the stability, so the alkene with the most of them comes last.',
      },
    ],
    explanation:
      'In P, the CH group next to C=C has 1 allylic hydrogen; in R, a \\ce{CH3} and a \\ce{CH2} group have 5; in Q, three \\ce{CH3} groups have 9. More hyperconjugation means greater stability: P < R < Q.',
    reference:
      'NCERT, Chemistry for Class XI, Organic Chemistry: Some Basic Principles and Techniques; McMurry, Organic Chemistry (OpenStax), section 7.6',
  },
  {
    id: 'organic-structure-and-bonding-872',
    topics: ['structure-and-bonding', 'radical-reactions'],
    tests: ['reactive-intermediates', 'inductive-effect'],
    uses: ['hyperconjugation'],
    difficulty: 'intermediate',
    text: 'The hydrogens of a methyl cation, a methyl radical and a methyl anion (a carbanion) in solution are replaced one at a time by methyl groups. How do the stabilities of these intermediates change?',
    answer: 'Cations and radicals become more stable, and carbanions become less stable.',
    distractors: [
      {
        text: 'Cations become more stable, and radicals and carbanions become less stable.',
        slip: 'radical-stability-reversed',
        teaching:
          'A radical carbon has only seven electrons, so electron-releasing methyl groups stabilize it as well.',
      },
      {
        text: 'Carbanions and radicals become more stable, and cations become less stable.',
        slip: 'carbocation-stability-reversed',
        teaching:
          'Methyl groups release electrons, which stabilizes a positive carbon and destabilizes a negative one.',
      },
      {
        text: 'Carbanions become more stable, and radicals and cations become less stable.',
        slip: 'reversed-trend',
        teaching:
          'Cations and radicals lack electrons at carbon, so groups that release electrons stabilize them; carbanions have a surplus.',
      },
    ],
    explanation:
      'Methyl groups release electrons by the inductive effect and hyperconjugation. This stabilizes a carbon that lacks electrons and destabilizes a carbon with a negative charge: cations and radicals become more stable, and carbanions become less stable.',
    reference:
      'Clayden, Organic Chemistry, chapters 8, 15 and 37; NCERT, Chemistry for Class XI, Organic Chemistry: Some Basic Principles and Techniques',
  },
  {
    id: 'organic-structure-and-bonding-873',
    topics: ['structure-and-bonding', 'acidity-and-basicity'],
    tests: ['reactive-intermediates'],
    uses: ['resonance-in-organic-molecules', 'inductive-effect'],
    difficulty: 'intermediate',
    text: 'What is the order of stability of the carbanions \\ce{CH3-}, \\ce{(CH3)3C-} and \\ce{C6H5CH2-} in solution, from most to least stable?',
    answer: '\\ce{C6H5CH2-} > \\ce{CH3-} > \\ce{(CH3)3C-}',
    distractors: [
      {
        text: '\\ce{C6H5CH2-} > \\ce{(CH3)3C-} > \\ce{CH3-}',
        slip: 'intermediates-confused',
        teaching:
          'Three methyl groups would stabilize a cation, but here they push electrons toward a carbon that is already negative.',
      },
      {
        text: '\\ce{CH3-} > \\ce{(CH3)3C-} > \\ce{C6H5CH2-}',
        slip: 'resonance-ignored',
        teaching:
          'The negative charge of \\ce{C6H5CH2-} is delocalized over the ring by resonance, which stabilizes it most.',
      },
      {
        text: '\\ce{(CH3)3C-} > \\ce{CH3-} > \\ce{C6H5CH2-}',
        slip: 'reversed-trend',
        teaching:
          'This puts the ion with three electron-releasing groups first and the ion with resonance last.',
      },
    ],
    explanation:
      'Resonance with the ring stabilizes the benzyl anion most. Methyl groups release electrons and destabilize a negative charge, so \\ce{(CH3)3C-} is the least stable: \\ce{C6H5CH2-} > \\ce{CH3-} > \\ce{(CH3)3C-}.',
    reference:
      'Clayden, Organic Chemistry, chapter 8; NCERT, Chemistry for Class XI, Organic Chemistry: Some Basic Principles and Techniques',
  },
  {
    id: 'organic-alkenes-and-alkynes-870',
    topics: ['alkenes-and-alkynes'],
    tests: ['reactions-of-alkynes'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'Which reagents convert hex-3-yne into (*E*)-hex-3-ene?',
    answer: 'Sodium in liquid ammonia',
    distractors: [
      {
        text: 'Hydrogen and Lindlar’s catalyst',
        slip: 'syn-anti-confused',
        teaching:
          'Both hydrogens add to the same side of the triple bond from the metal surface, which gives the *Z* isomer.',
      },
      {
        text: 'Hydrogen and platinum',
        slip: 'reduced-too-far',
        teaching: 'With platinum, the reaction does not stop at the alkene; hexane is formed.',
      },
      {
        text: 'Sodium borohydride in ethanol',
        slip: 'reagent-misread',
        teaching: 'Borohydride transfers hydride to C=O groups but does not react with this C≡C bond.',
      },
    ],
    explanation:
      'Sodium donates electrons and ammonia donates protons, one after the other, and the two alkyl groups end up on opposite sides. The reagents for (*E*)-hex-3-ene are sodium in liquid ammonia.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 9.5',
  },
  {
    id: 'organic-alkenes-and-alkynes-871',
    topics: ['alkenes-and-alkynes'],
    tests: ['reactions-of-alkynes'],
    uses: ['cis-trans-isomerism', 'reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'But-2-yne gives *cis*-but-2-ene with \\ce{H2} over Lindlar’s catalyst but *trans*-but-2-ene with sodium in liquid ammonia. Why does the second reaction give the trans isomer?',
    answer: 'An intermediate with its \\ce{CH3} groups far apart is favored.',
    distractors: [
      {
        text: 'The sodium surface adds one hydrogen atom to each face of the alkyne.',
        slip: 'conditions-confused',
        teaching:
          'The sodium dissolves in the ammonia and donates electrons; it is Lindlar’s catalyst that works at a surface.',
      },
      {
        text: 'A hydrogen molecule adds across the alkyne in one step.',
        slip: 'one-step-for-two',
        teaching: 'No \\ce{H2} takes part: electrons from sodium and protons from ammonia are added in turn.',
      },
      {
        text: 'A cis alkene forms first and then rotates about its C=C bond.',
        slip: 'event-invented',
        teaching: 'Rotation about C=C would break the π bond and does not occur under these conditions.',
      },
    ],
    explanation:
      'An electron and a proton turn the alkyne into a vinylic radical, and a second electron turns this radical into a vinylic anion. These intermediates can change their shape before the second proton is added, and an intermediate with its \\ce{CH3} groups far apart is favored.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 9.5',
  },
  {
    id: 'organic-alkenes-and-alkynes-872',
    topics: ['alkenes-and-alkynes', 'stereochemistry'],
    tests: ['halogenation-of-alkenes'],
    difficulty: 'intermediate',
    text: 'Bromine adds to cyclopentene to give *trans*-1,2-dibromocyclopentane and no cis isomer. Why are the two bromine atoms on opposite sides of the ring?',
    answer: 'Bromide attacks a bromonium ion from its back side.',
    distractors: [
      {
        text: 'Bromide attacks an open cation from its less crowded side.',
        slip: 'intermediates-confused',
        teaching:
          'An open, planar carbocation could be attacked from both sides, and some cis isomer would form as well.',
      },
      {
        text: 'Bromide attacks an open cation, and then the ring flips.',
        slip: 'side-of-ring-misjudged',
        teaching:
          'A ring flip turns no cis isomer into a trans isomer, and an open cation would give some of both.',
      },
      {
        text: 'Both bromine atoms add to one face, and the ring flips.',
        slip: 'event-invented',
        teaching:
          'A ring flip changes the shape of the ring but never moves a group from one side of the ring to the other.',
      },
    ],
    explanation:
      'The first bromine atom bridges both carbons of the former C=C bond in a bromonium ion and blocks that side. The bromide ion can reach carbon only from the other side: it attacks the bromonium ion from its back side.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.2',
  },
  {
    id: 'organic-alkenes-and-alkynes-873',
    topics: ['alkenes-and-alkynes', 'stereochemistry'],
    tests: ['halogenation-of-alkenes', 'meso-compounds'],
    uses: ['reactive-intermediates'],
    difficulty: 'advanced',
    text: 'With bromine, (*E*)-but-2-ene gives only *meso*-2,3-dibromobutane, and (*Z*)-but-2-ene gives only racemic 2,3-dibromobutane. What would be obtained if an open carbocation with free rotation formed instead of a bromonium ion?',
    answer: 'The meso and racemic forms from (*E*) and (*Z*) alike',
    distractors: [
      {
        text: 'Only the racemic form from (*E*) and (*Z*) alike',
        slip: 'racemate-for-enantiomer',
        teaching:
          'Attack on the planar carbon gives two configurations there; combined with the other stereocenter, one of them gives the meso form.',
      },
      {
        text: 'The meso form from (*Z*) and the racemic form from (*E*)',
        slip: 'syn-anti-confused',
        teaching: 'This would follow from syn addition in one step, without any rotation.',
      },
      {
        text: 'The meso form from (*E*) and the racemic form from (*Z*)',
        slip: 'given-fact-overlooked',
        teaching:
          'These are the results with a bromonium ion; rotation in an open carbocation would remove the difference between the two alkenes.',
      },
    ],
    explanation:
      'After rotation, the two alkenes would give the same carbocation, and bromide could attack it from either side. The result would be the same mixture of the meso and racemic forms from (*E*) and (*Z*) alike, which is not observed.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.2',
  },
  {
    id: 'organic-stereochemistry-870',
    topics: ['stereochemistry'],
    tests: ['fischer-projections', 'monosaccharides'],
    difficulty: 'beginner',
    text: 'In the Fischer projection of an aldopentose with CHO at the top, the OH groups on carbons 2, 3 and 4 point left, right and right, respectively. Is the sugar D or L, and why?',
    answer: 'D, because the OH on carbon 4 is on the right',
    distractors: [
      {
        text: 'D, because the OH on carbon 2 is on the left',
        slip: 'one-part-right',
        teaching: 'The sugar is D, but carbon 2 does not decide this: it is the stereocenter nearest to CHO.',
      },
      {
        text: 'L, because the OH on carbon 2 is on the left',
        slip: 'wrong-reference',
        teaching: 'Carbon 2 is the stereocenter nearest to CHO; D and L refer to the one farthest from it.',
      },
      {
        text: 'L, because the OH on carbon 4 is on the right',
        slip: 'names-exchanged',
        teaching: 'Carbon 4 decides, but in an L sugar its OH is on the left.',
      },
    ],
    explanation:
      'The stereocenter farthest from the carbonyl group, here carbon 4, decides between D and L. As in D-glyceraldehyde, OH on the right means D: the sugar is D because the OH on carbon 4 is on the right.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.3',
  },
  {
    id: 'organic-stereochemistry-871',
    topics: ['stereochemistry'],
    tests: ['fischer-projections', 'ring-forms-of-sugars'],
    uses: ['monosaccharides'],
    difficulty: 'intermediate',
    text: 'In the Fischer projection of D-galactose, the OH group is on the right at carbon 2 and on the left at carbons 3 and 4. The pyranose form is drawn as a Haworth projection with the ring oxygen at the back right and the \\ce{CH2OH} group pointing up. On which of these three carbons does the OH group point up?',
    answer: 'On carbons 3 and 4',
    distractors: [
      {
        text: 'On carbon 2 only',
        slip: 'projection-directions-confused',
        teaching: 'A group on the right in the Fischer projection points down in this Haworth projection.',
      },
      {
        text: 'On carbon 4 only',
        slip: 'axial-equatorial-confused',
        teaching:
          'The OH on carbon 4 does point up, but so does any other OH that is on the left in the Fischer projection.',
      },
      {
        text: 'On carbons 2 and 4',
        slip: 'side-of-ring-misjudged',
        teaching:
          'Positions do not alternate around a Haworth ring; each follows from the Fischer projection.',
      },
    ],
    explanation:
      'In the usual Haworth view, the carbon chain lies on its side: left in the Fischer projection becomes up, and right becomes down. The OH groups on the left, which point up, are those on carbons 3 and 4.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.5',
  },
  {
    id: 'organic-stereochemistry-872',
    topics: ['stereochemistry'],
    tests: ['ring-forms-of-sugars'],
    uses: ['monosaccharides'],
    difficulty: 'intermediate',
    text: 'In the Haworth projection of an aldohexopyranose, the ring oxygen is at the back right, and carbon 1 is on the right. The \\ce{CH2OH} group on carbon 5 points down, and the OH group on carbon 1 points up. Which form of the sugar is shown?',
    answer: 'The α form of an L sugar',
    distractors: [
      {
        text: 'The β form of an L sugar',
        slip: 'overgeneralised-rule',
        teaching:
          'OH pointing up means β only if \\ce{CH2OH} also points up; what counts is whether the two groups are on the same side.',
      },
      {
        text: 'The α form of a D sugar',
        slip: 'one-part-right',
        teaching:
          'OH and \\ce{CH2OH} are on opposite sides, as in any α form, but \\ce{CH2OH} points up in a D sugar.',
      },
      {
        text: 'The β form of a D sugar',
        slip: 'projection-directions-confused',
        teaching:
          'In this view, the \\ce{CH2OH} of a D sugar points up, and in a β form the OH on carbon 1 is on the same side as \\ce{CH2OH}.',
      },
    ],
    explanation:
      'In this view, \\ce{CH2OH} points up in D sugars and down in L sugars. The OH on carbon 1 is on the side opposite \\ce{CH2OH}, which is called α: the projection shows the α form of an L sugar.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 25.3 and 25.5',
  },
];
