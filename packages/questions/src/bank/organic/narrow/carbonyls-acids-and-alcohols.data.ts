import type { WrittenQuestion } from '../../written-question.ts';

/** Carbonyl compounds, acids, alcohols, amines and polymers, in further narrow words of students. */
export const carbonylsAcidsAndAlcoholsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'organic-acidity-and-basicity-480',
    topics: ['acidity-and-basicity', 'aromatic-compounds'],
    tests: ['acidity-of-organic-compounds', 'aromaticity'],
    difficulty: 'beginner',
    text: 'Cyclopentadiene has a p*K*_{a} of 16, and cyclopentane has one of more than 45. What makes cyclopentadiene so acidic?',
    answer: 'Its anion has six π electrons in a closed ring.',
    distractors: [
      {
        text: 'Its anion has four π electrons in a closed ring.',
        slip: 'huckel-electrons-miscounted',
        teaching:
          'Two double bonds and the lone pair make six; a ring with four π electrons would be antiaromatic and unstable.',
      },
      {
        text: 'The molecule has four π electrons in a closed ring.',
        slip: 'aromaticity-misjudged',
        teaching:
          'The \\ce{CH2} group of the molecule interrupts the ring, and four π electrons would not make it stable or acidic; the anion decides.',
      },
      {
        text: 'The molecule has a C–H bond weakened by strain.',
        slip: 'wrong-cause',
        teaching:
          'A ring of five is hardly strained, and cyclopentane, with a ring of the same size, is not acidic.',
      },
    ],
    explanation:
      'On loss of a proton from \\ce{CH2}, the electron pair left behind joins the four π electrons. The anion is aromatic and therefore very stable: it has six π electrons in a closed ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.4',
  },
  {
    id: 'organic-acidity-and-basicity-481',
    topics: ['acidity-and-basicity', 'aromatic-compounds'],
    tests: ['acidity-of-organic-compounds', 'aromaticity'],
    difficulty: 'intermediate',
    text: 'Which hydrogen does a base remove from cyclopenta-1,3-diene (p*K*_{a} 16), \\smiles{C1=CC=CC1}, and what becomes of the electron pair that is left?',
    answer: 'A \\ce{CH2} hydrogen; the pair joins the π system.',
    distractors: [
      {
        text: 'A \\ce{CH2} hydrogen; the pair stays in an sp^{3} orbital.',
        slip: 'hybridisation-misjudged',
        teaching:
          'The carbon becomes planar, and its pair moves to a p orbital that overlaps with the double bonds.',
      },
      {
        text: 'A vinylic hydrogen; the pair joins the π system.',
        slip: 'wrong-proton',
        teaching:
          'The pair left by a vinylic hydrogen lies in the plane of the ring and cannot join the π system.',
      },
      {
        text: 'A vinylic hydrogen; the pair stays in an sp^{2} orbital.',
        slip: 'wrong-proton',
        teaching: 'Such an anion would be no more stable than that of ethene, with a p*K*_{a} of 44.',
      },
    ],
    explanation:
      'Only the \\ce{CH2} carbon can turn its electron pair into a p orbital parallel to the others, which gives an aromatic ring with six π electrons. So the base removes a \\ce{CH2} hydrogen; the pair joins the π system.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.4',
  },
  {
    id: 'organic-alcohols-and-ethers-840',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'beginner',
    text: 'Warm acidified dichromate does not oxidize tertiary alcohols. Why not?',
    answer: 'The carbon that carries the OH group has no hydrogen to lose.',
    distractors: [
      {
        text: 'The oxygen of the OH group has no hydrogen to lose.',
        slip: 'wrong-proton',
        teaching: 'Every alcohol has the O–H hydrogen; it is the C–H next to it that is missing.',
      },
      {
        text: 'The oxygen of the OH group is shielded by the alkyl groups.',
        slip: 'wrong-property',
        teaching:
          'The oxygen can be reached: chromic acid even forms esters with tertiary alcohols, but then there is no C–H bond to break.',
      },
      {
        text: 'The oxygen of the alcohol is already bonded as in a ketone.',
        slip: 'functional-group-confused',
        teaching: 'A tertiary alcohol has a single C–O bond; it is not at the level of a ketone.',
      },
    ],
    explanation:
      'To form C=O, the alcohol must lose the hydrogen of O–H and one from the carbon that carries the OH group. In a tertiary alcohol this carbon is bonded to three carbons: it has no hydrogen to lose.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-alcohols-and-ethers-841',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'Butan-2-ol turns orange acidified dichromate green, but 2-methylpropan-2-ol leaves it orange. Besides O–H, which bond at the carbon that carries OH must break for C=O to form, and why is this a problem in the tertiary alcohol?',
    answer: 'C–H in butan-2-ol, but the tertiary one has another C–C in its place',
    distractors: [
      {
        text: 'C–O in butan-2-ol, but this bond is stronger in the tertiary one',
        slip: 'wrong-bond-broken',
        teaching: 'The C–O bond becomes C=O and is not broken; tertiary alcohols even lose OH most easily.',
      },
      {
        text: 'C–C in butan-2-ol, but this bond is stronger in the tertiary one',
        slip: 'wrong-bond-broken',
        teaching: 'Butan-2-ol gives butan-2-one, with all C–C bonds intact; it is a C–H bond that breaks.',
      },
      {
        text: 'C–H in both, but the bond is shielded by \\ce{CH3} in the tertiary one',
        slip: 'steric-hindrance-ignored',
        teaching:
          'The OH carbon of the tertiary alcohol has three methyl groups and no C–H bond to be shielded.',
      },
    ],
    explanation:
      'Oxidation to C=O removes the hydrogen at the OH carbon. 2-Methylpropan-2-ol has three C–C bonds there instead, which dichromate does not break under these conditions: C–H in butan-2-ol, but the tertiary one has another C–C in its place.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-amines-840',
    topics: ['amines'],
    tests: ['basicity-of-amines'],
    difficulty: 'intermediate',
    text: 'In water, ethylamine is a stronger base than ammonia, and phenylamine (aniline) is a weaker one. Which effects of the groups bonded to nitrogen explain this?',
    answer: 'Ethyl donates electrons to N; phenyl delocalizes the lone pair of N.',
    distractors: [
      {
        text: 'Ethyl withdraws electrons from N; phenyl donates electrons to it.',
        slip: 'reversed-trend',
        teaching: 'Electrons withdrawn from N would make ethylamine weaker than ammonia, against the facts.',
      },
      {
        text: 'Ethyl withdraws electrons from N–H bonds; phenyl donates electrons to them.',
        slip: 'acid-for-base',
        teaching: 'As a base, the amine takes up a proton with its lone pair; its N–H bonds do not break.',
      },
      {
        text: 'Ethyl delocalizes the lone pair of N; phenyl donates electrons to it.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'The roles are reversed: ethyl has no π system, and a delocalized lone pair would make ethylamine the weaker base.',
      },
    ],
    explanation:
      'A base needs an available lone pair. An alkyl group pushes electrons toward N and stabilizes the ammonium ion, whereas in phenylamine the lone pair overlaps with the π system of the ring. Ethyl donates electrons to N; phenyl delocalizes the lone pair of N.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 24.3 and 24.4',
  },
  {
    id: 'organic-carbonyl-compounds-460',
    topics: ['carbonyl-compounds', 'carboxylic-acids'],
    tests: ['grignard-reactions'],
    difficulty: 'intermediate',
    text: 'Three of these tertiary alcohols can be made from an ester and an excess of one Grignard reagent. Which one cannot?',
    answer: '3-Methylhexan-3-ol',
    distractors: [
      {
        text: '3-Ethylpentan-3-ol',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'Ethyl propanoate and two equivalents of \\ce{C2H5MgBr} give this alcohol, with three ethyl groups.',
      },
      {
        text: '2-Methylpentan-2-ol',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'Ethyl butanoate and two equivalents of \\ce{CH3MgBr} give this alcohol, with two methyl groups.',
      },
      {
        text: '3-Methylpentan-3-ol',
        slip: 'symmetry-overlooked',
        teaching:
          'It has two equal ethyl groups, which come from two equivalents of \\ce{C2H5MgBr} and ethyl acetate.',
      },
    ],
    explanation:
      'The reagent adds twice to the ester, so the C–OH carbon gets at least two identical groups. In one of these alcohols it carries three different groups (methyl, ethyl and propyl): 3-methylhexan-3-ol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carbonyl-compounds-461',
    topics: ['carbonyl-compounds'],
    tests: ['protecting-groups', 'acetals-and-hemiacetals'],
    difficulty: 'intermediate',
    text: 'A ketone is protected as a cyclic acetal with ethane-1,2-diol before an ester group in the same molecule is treated with \\ce{CH3MgBr}. Why does the Grignard reagent leave the acetal unchanged?',
    answer: 'Its C=O group is gone, and its C–O bonds need acid to break.',
    distractors: [
      {
        text: 'Its O–H group is deprotonated, and the anion repels the reagent.',
        slip: 'functional-group-confused',
        teaching:
          'A hemiacetal has an O–H group; in an acetal both oxygens are bonded to carbon on either side.',
      },
      {
        text: 'Its C=O group is crowded, and the ring keeps the reagent away.',
        slip: 'functional-group-confused',
        teaching: 'The C=O bond no longer exists: its carbon now has two single bonds to oxygen.',
      },
      {
        text: 'Its C=O group is less reactive, and the ester reacts first.',
        slip: 'reversed-trend',
        teaching: 'The acetal has no C=O group left; a free ketone would react faster than the ester.',
      },
    ],
    explanation:
      'An acetal is a diether: nucleophiles find no electrophilic C=O carbon, and an alkoxide is too poor a leaving group unless acid protonates its oxygen. Its C=O group is gone, and its C–O bonds need acid to break.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.10',
  },
  {
    id: 'organic-carbonyl-compounds-462',
    topics: ['carbonyl-compounds'],
    tests: ['protecting-groups', 'acetals-and-hemiacetals'],
    difficulty: 'intermediate',
    text: 'A chemist wants to hydrolyze an ester group in a molecule in which a ketone is protected as a cyclic acetal and must stay protected. Heating with dilute \\ce{H2SO4} gives a carboxylic acid in which the ketone is free. What was the mistake?',
    answer: 'The use of acid instead of base',
    distractors: [
      {
        text: 'The use of \\ce{H2SO4} instead of HCl',
        slip: 'conditions-confused',
        teaching: 'Any warm aqueous acid, HCl as well, hydrolyzes the acetal along with the ester.',
      },
      {
        text: 'The use of too dilute an acid',
        slip: 'conditions-confused',
        teaching: 'A more concentrated aqueous acid hydrolyzes the acetal even faster.',
      },
      {
        text: 'The use of too little water',
        slip: 'le-chatelier-reversed',
        teaching: 'Water is what cleaves the acetal, so more of it would not have protected the ketone.',
      },
    ],
    explanation:
      'Acetals are hydrolyzed by aqueous acid but are stable to base; esters are hydrolyzed by either. With NaOH the acetal would have stayed in place. The mistake was the use of acid instead of base.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.10',
  },
  {
    id: 'organic-carbonyl-compounds-463',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    difficulty: 'beginner',
    text: 'An alkene is to be made by a Wittig reaction. How can a suitable carbonyl compound and ylide be found from the structure of the alkene?',
    answer: 'Cut the C=C bond; one carbon gets =O, the other \\ce{=P(C6H5)3}.',
    distractors: [
      {
        text: 'Cut the C=C bond; one carbon gets \\ce{-OH}, the other \\ce{=P(C6H5)3}.',
        slip: 'oxidised-too-little',
        teaching: 'The ylide reacts with an aldehyde or a ketone, not with an alcohol.',
      },
      {
        text: 'Cut a C–C bond beside the C=C bond; one carbon gets =O, the other MgBr.',
        slip: 'other-named-reaction',
        teaching:
          'This is how a Grignard synthesis of an alcohol is planned; a Wittig reaction forms the C=C bond itself.',
      },
      {
        text: 'Cut a C–H bond beside the C=C bond; the carbon gets \\ce{=P(C6H5)3}.',
        slip: 'wrong-carbon-attacked',
        teaching: 'Phosphorus is bonded to a carbon of the new double bond, not to a neighbor of it.',
      },
    ],
    explanation:
      'The Wittig reaction joins the carbonyl carbon and the ylide carbon by a double bond. Read backward: cut the C=C bond; one carbon gets =O, the other \\ce{=P(C6H5)3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.11',
  },
  {
    id: 'organic-carbonyl-compounds-464',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    uses: ['sn2-reaction'],
    difficulty: 'advanced',
    text: '2-Methylbut-2-ene, \\ce{(CH3)2C=CHCH3}, can be made from acetone and \\ce{(C6H5)3P=CHCH3} or from acetaldehyde and \\ce{(C6H5)3P=C(CH3)2}. Why is the first pair usually preferred?',
    answer: 'Its ylide comes from a primary halide, which reacts faster with \\ce{(C6H5)3P}.',
    distractors: [
      {
        text: 'Its ylide comes from a secondary halide, which reacts faster with \\ce{(C6H5)3P}.',
        slip: 'steric-hindrance-ignored',
        teaching:
          '\\ce{(C6H5)3P=CHCH3} comes from bromoethane, a primary halide, and S_{N}2 is faster with these.',
      },
      {
        text: 'Its carbonyl compound is a ketone, which reacts faster than an aldehyde.',
        slip: 'reversed-trend',
        teaching: 'Aldehydes are the more reactive; the advantage of the first pair lies in its ylide.',
      },
      {
        text: 'Its carbonyl compound is a ketone, which has fewer α hydrogens than an aldehyde.',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'Acetone has six α hydrogens and acetaldehyde three; the advantage lies in the ylide.',
      },
    ],
    explanation:
      'The phosphonium salt is made by S_{N}2 reaction of triphenylphosphine with an alkyl halide: bromoethane (primary) against 2-bromopropane (secondary). The first pair is preferred: its ylide comes from a primary halide, which reacts faster with \\ce{(C6H5)3P}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.11',
  },
  {
    id: 'organic-carbonyl-compounds-465',
    topics: ['carbonyl-compounds', 'amines'],
    tests: ['imines-and-enamines'],
    difficulty: 'intermediate',
    text: 'With an acid catalyst, ketones give imines with primary amines but enamines with secondary amines. Why does a secondary amine not lead to an imine?',
    answer: 'The nitrogen of its iminium ion has no H to lose.',
    distractors: [
      {
        text: 'The nitrogen of its iminium ion has no positive charge.',
        slip: 'charge-placed-wrongly',
        teaching: 'The iminium ion is positive at nitrogen; it must lose a proton from carbon instead.',
      },
      {
        text: 'The amine is too hindered to attack the C=O carbon.',
        slip: 'mechanism-confused',
        teaching: 'It does attack the C=O carbon, and water is lost as with a primary amine.',
      },
      {
        text: 'The amine removes a proton from the ketone and leaves.',
        slip: 'base-for-nucleophile',
        teaching: 'The amine acts as a nucleophile, and its nitrogen stays in the product.',
      },
    ],
    explanation:
      'Both amines form an iminium ion. From a primary amine it loses the N–H proton and becomes an imine. With a secondary amine a proton is lost from the α carbon, giving an enamine: the nitrogen of its iminium ion has no H to lose.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.8',
  },
  {
    id: 'organic-carbonyl-compounds-466',
    topics: ['carbonyl-compounds', 'amines'],
    tests: ['imines-and-enamines'],
    difficulty: 'intermediate',
    text: 'Each pair is heated with a trace of acid, and the water is removed. Which pair gives an enamine?',
    answer: 'Cyclopentanone and piperidine, \\ce{C5H10NH}',
    distractors: [
      {
        text: 'Cyclopentanone and propylamine, \\ce{C3H7NH2}',
        slip: 'amine-class-confused',
        teaching: 'Propylamine is a primary amine, so an imine forms.',
      },
      {
        text: 'Benzaldehyde and piperidine, \\ce{C5H10NH}',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'Benzaldehyde has no α hydrogen that the iminium ion could lose to form an enamine.',
      },
      {
        text: 'Benzaldehyde and propylamine, \\ce{C3H7NH2}',
        slip: 'amine-class-confused',
        teaching: 'A primary amine gives an imine, here \\ce{C6H5CH=NC3H7}.',
      },
    ],
    explanation:
      'An enamine needs a secondary amine and a carbonyl compound with an α hydrogen. Piperidine is secondary and cyclopentanone has α hydrogens: cyclopentanone and piperidine, \\ce{C5H10NH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.8',
  },
  {
    id: 'organic-carbonyl-compounds-480',
    topics: ['carbonyl-compounds', 'carboxylic-acids'],
    tests: ['reduction-of-carbonyls'],
    difficulty: 'intermediate',
    text: 'Portions of methyl pentanoate are treated with \\ce{NaBH4} in methanol at 0 °C, with excess \\ce{LiAlH4} in ether, and with one equivalent of diisobutylaluminum hydride (DIBAL-H) at −78 °C. What does each give after workup?',
    answer: '\\ce{NaBH4}: the ester; \\ce{LiAlH4}: an alcohol; DIBAL-H: an aldehyde',
    distractors: [
      {
        text: '\\ce{NaBH4}: the ester; \\ce{LiAlH4}: an aldehyde; DIBAL-H: an alcohol',
        slip: 'reduced-too-far',
        teaching:
          '\\ce{LiAlH4} reduces the aldehyde at once to the alcohol; it is DIBAL-H in the cold that stops at the aldehyde.',
      },
      {
        text: '\\ce{NaBH4}: an aldehyde; \\ce{LiAlH4}: an alcohol; DIBAL-H: the ester',
        slip: 'reagent-misread',
        teaching:
          '\\ce{NaBH4} hardly reacts with esters in the cold, and DIBAL-H does react, even at −78 °C.',
      },
      {
        text: '\\ce{NaBH4}: an alcohol; \\ce{LiAlH4}: an alkane; DIBAL-H: the ester',
        slip: 'conditions-confused',
        teaching: '\\ce{NaBH4} is too mild for an ester, and \\ce{LiAlH4} stops at the alcohol.',
      },
    ],
    explanation:
      '\\ce{NaBH4} is too mild for esters, and \\ce{LiAlH4} reduces them all the way. One equivalent of DIBAL-H in the cold stops after the first hydride. \\ce{NaBH4}: the ester; \\ce{LiAlH4}: an alcohol; DIBAL-H: an aldehyde.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carbonyl-compounds-481',
    topics: ['carbonyl-compounds', 'carboxylic-acids'],
    tests: ['reduction-of-carbonyls'],
    difficulty: 'advanced',
    text: '\\ce{LiAlH4} converts an ester to a primary alcohol, but one equivalent of DIBAL-H at −78 °C gives an aldehyde. Why is the aldehyde not reduced further by DIBAL-H?',
    answer: 'It is set free only in the workup.',
    distractors: [
      {
        text: 'It is a poorer electrophile than the ester.',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Aldehydes are better electrophiles than esters; a free aldehyde would be reduced first.',
      },
      {
        text: 'It is present as an unreactive enolate.',
        slip: 'reaction-path-confused',
        teaching: 'DIBAL-H delivers hydride to the carbonyl carbon; it does not act as a base here.',
      },
      {
        text: 'It is shielded by the isobutyl groups.',
        slip: 'steric-hindrance-ignored',
        teaching: 'These groups belong to the reagent, which reduces free aldehydes without difficulty.',
      },
    ],
    explanation:
      'The first hydride gives a tetrahedral intermediate with an O–Al bond, which does not lose its alkoxy group at −78 °C. The reagent is destroyed in the workup, and the intermediate collapses only then. The aldehyde escapes reduction because it is set free only in the workup.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carbonyl-compounds-580',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls', 'curly-arrows'],
    difficulty: 'intermediate',
    text: 'Ethanal (acetaldehyde) reacts with KCN and then dilute acid to give 2-hydroxypropanenitrile. Which curved arrows show the first step of the mechanism?',
    answer: 'From the lone pair on C of \\ce{CN-} to the C of C=O; from the C=O bond to its O',
    distractors: [
      {
        text: 'From the lone pair on N of \\ce{CN-} to the O of C=O; from the C=O bond to its C',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The nucleophile attacks the positive end of the C=O dipole, and it does so with its carbon atom.',
      },
      {
        text: 'From the lone pair on O of C=O to the C of \\ce{CN-}; from the C≡N bond to its N',
        slip: 'nucleophile-electrophile-confused',
        teaching:
          'Here the carbonyl oxygen acts as the nucleophile, but cyanide carries the charge and donates electrons.',
      },
      {
        text: 'From the C of C=O to the lone pair on C of \\ce{CN-}; from the O to its C=O bond',
        slip: 'arrow-direction-reversed',
        teaching: 'A curved arrow starts at the electron pair that moves and points to where it goes.',
      },
    ],
    explanation:
      'Cyanide is the nucleophile: the lone pair on its carbon forms the new C–C bond to the carbonyl carbon while the π electrons move to oxygen. The alkoxide is protonated in the second step. First step: from the lone pair on C of \\ce{CN-} to the C of C=O; from the C=O bond to its O.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carbonyl-compounds-840',
    topics: ['carbonyl-compounds'],
    tests: ['cannizzaro-reaction', 'aldol-reaction'],
    difficulty: 'beginner',
    text: 'With aqueous NaOH, acetaldehyde undergoes an aldol reaction, but benzaldehyde undergoes a Cannizzaro reaction (with concentrated NaOH). Which feature of an aldehyde decides between the two reactions?',
    answer: 'Whether there is a hydrogen on the carbon next to C=O',
    distractors: [
      {
        text: 'Whether there is a hydrogen on the carbonyl carbon',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'Every aldehyde has this hydrogen, so it cannot decide between the two reactions.',
      },
      {
        text: 'Whether there is a benzene ring on the carbonyl carbon',
        slip: 'wrong-property',
        teaching:
          '2,2-Dimethylpropanal has no benzene ring, but without an α hydrogen it reacts like benzaldehyde.',
      },
      {
        text: 'Whether there is a double bond besides C=O',
        slip: 'wrong-property',
        teaching: 'Formaldehyde has no other double bond and still undergoes the Cannizzaro reaction.',
      },
    ],
    explanation:
      'An aldol reaction begins with an enolate, which requires an α hydrogen. Aldehydes without one, such as benzaldehyde, instead add \\ce{OH-} and pass a hydride on. What decides is whether there is a hydrogen on the carbon next to C=O.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 19.12 and 23.1',
  },
  {
    id: 'organic-carbonyl-compounds-841',
    topics: ['carbonyl-compounds'],
    tests: ['cannizzaro-reaction', 'aldol-reaction'],
    difficulty: 'intermediate',
    text: 'Three aldehydes are each treated with NaOH: phenylacetaldehyde (1), benzaldehyde (2) and 2,2-dimethylpropanal (3). Does each undergo an aldol or a Cannizzaro reaction? \\smiles{O=CCc1ccccc1|phenylacetaldehyde} \\smiles{O=Cc1ccccc1|benzaldehyde} \\smiles{CC(C)(C)C=O|2,2-dimethylpropanal}',
    answer: 'Aldol with 1; Cannizzaro with 2 and 3',
    distractors: [
      {
        text: 'Aldol with 3; Cannizzaro with 1 and 2',
        slip: 'wrong-property',
        teaching: 'A benzene ring does not decide: 1 has two α hydrogens, whereas 3 has none.',
      },
      {
        text: 'Aldol with 2; Cannizzaro with 1 and 3',
        slip: 'alpha-hydrogen-overlooked',
        teaching:
          'The carbon next to C=O in benzaldehyde is a ring carbon without hydrogen, so no enolate can form.',
      },
      {
        text: 'Aldol with 1 and 3; Cannizzaro with 2',
        slip: 'alpha-hydrogen-overlooked',
        teaching:
          'The α carbon of 3 carries three methyl groups; their hydrogens are one carbon too far away.',
      },
    ],
    explanation:
      'Only phenylacetaldehyde has α hydrogens (its \\ce{CH2}) and can form an enolate. The α carbons of 2 and 3 carry no hydrogen: aldol with 1; Cannizzaro with 2 and 3.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 19.12 and 23.1',
  },
  {
    id: 'organic-carboxylic-acids-460',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides', 'nucleophilic-acyl-substitution'],
    difficulty: 'intermediate',
    text: 'Acetic anhydride reacts with water and with amines far faster than ethyl acetate does. What makes an anhydride so much more reactive than an ester?',
    answer: 'It expels a carboxylate, a weaker base than an alkoxide.',
    distractors: [
      {
        text: 'It expels a carboxylate, a stronger base than an alkoxide.',
        slip: 'leaving-group-misjudged',
        teaching:
          'Acetate (p*K*_{a} of its acid 4.8) is a far weaker base than ethoxide (16), so it leaves more readily.',
      },
      {
        text: 'Its central oxygen donates more electrons to each C=O.',
        slip: 'resonance-ignored',
        teaching:
          'This oxygen shares its lone pairs between two C=O groups, so each gets less than in an ester.',
      },
      {
        text: 'It expels an alkoxide, a stronger base than a carboxylate.',
        slip: 'leaving-group-misjudged',
        teaching: 'An alkoxide is what the ester has to expel; as the stronger base it leaves less readily.',
      },
    ],
    explanation:
      'The better the leaving group and the weaker the electron donation to C=O, the more reactive the derivative. The anhydride is ahead of the ester because it expels a carboxylate, a weaker base than an alkoxide.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
  },
  {
    id: 'organic-carboxylic-acids-480',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution', 'amides'],
    difficulty: 'intermediate',
    text: 'Nucleophiles attack the C=O carbon of an amide much more slowly than that of the corresponding ester, which has OR in place of \\ce{NH2}. What makes the carbonyl carbon of the amide less electrophilic?',
    answer: 'Nitrogen donates its lone pair more readily than the OR oxygen does.',
    distractors: [
      {
        text: 'Nitrogen attracts electrons from carbon more strongly than the OR oxygen does.',
        slip: 'reversed-trend',
        teaching:
          'Nitrogen is less electronegative than oxygen; a stronger pull would also make the carbon more electrophilic.',
      },
      {
        text: 'Nitrogen repels a nucleophile more strongly than the OR oxygen does.',
        slip: 'ignored-lone-pairs',
        teaching: 'The OR oxygen has lone pairs, too; what counts is how far the pair is shared with C=O.',
      },
      {
        text: 'Nitrogen shares fewer electrons with C=O than the OR oxygen does.',
        slip: 'resonance-ignored',
        teaching:
          'It is the other way around: the amide has the larger share of the resonance form with C–O^{−} and N^{+}.',
      },
    ],
    explanation:
      'Nitrogen is less electronegative than oxygen and holds its lone pair less tightly. It shares this pair with the carbonyl group to a greater extent, which makes the carbon less positive: nitrogen donates its lone pair more readily than the OR oxygen does.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
  },
  {
    id: 'organic-carboxylic-acids-481',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution'],
    difficulty: 'intermediate',
    text: 'Hydroxide adds to methyl acetate and to acetamide. From the first tetrahedral intermediate \\ce{CH3O-} readily leaves; from the second \\ce{NH2-} hardly does, and hydroxide falls off again. Why does the ester lose its group more readily?',
    answer: '\\ce{CH3O-} is a weaker base than \\ce{NH2-}.',
    distractors: [
      {
        text: '\\ce{CH3O-} is a stronger base than \\ce{NH2-}.',
        slip: 'leaving-group-misjudged',
        teaching:
          'Strong bases are poor leaving groups, and \\ce{NH2-} (p*K*_{a} of \\ce{NH3} 38) is far stronger than \\ce{CH3O-} (methanol 15.5).',
      },
      {
        text: '\\ce{CH3O-} is held by a weaker bond than \\ce{NH2-}.',
        slip: 'wrong-cause',
        teaching:
          'A C–O single bond is not weaker than a C–N bond (about 350 and 290 kJ/mol); what decides is how stable the anion is that leaves.',
      },
      {
        text: '\\ce{CH3O-} is better stabilized by resonance than \\ce{NH2-}.',
        slip: 'property-misjudged',
        teaching:
          'Neither anion has resonance; the \\ce{CH3} group of \\ce{CH3O-} has no π system that could share the charge on oxygen.',
      },
    ],
    explanation:
      'The intermediate expels the group that is the more stable anion. The conjugate acids have p*K*_{a} values of about 15.5 (methanol) and 38 (ammonia), so the ester loses its group more readily because \\ce{CH3O-} is a weaker base than \\ce{NH2-}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
  },
  {
    id: 'organic-carboxylic-acids-580',
    topics: ['carboxylic-acids'],
    tests: ['carboxylic-acids', 'hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Acetic acid (60 g/mol) boils at 118 °C, but propan-1-ol (60 g/mol) boils at only 97 °C, although both have an O–H group. Why does the acid have the higher boiling point?',
    answer: 'Its molecules form pairs held by two hydrogen bonds.',
    distractors: [
      {
        text: 'Its molecules are mostly ionized, and ions attract strongly.',
        slip: 'weak-as-strong',
        teaching: 'A carboxylic acid is weak, and the pure liquid consists almost entirely of molecules.',
      },
      {
        text: 'Its O–H bond is more polar and takes more heat to break.',
        slip: 'bond-for-intermolecular',
        teaching:
          'The O–H bond is indeed more polar, but boiling separates whole molecules and leaves this bond intact.',
      },
      {
        text: 'Its C=O bond is double and takes more heat to break.',
        slip: 'bond-for-intermolecular',
        teaching: 'Boiling separates whole molecules and breaks no covalent bonds, single or double.',
      },
    ],
    explanation:
      'A COOH group both donates a hydrogen bond, by its O–H, and accepts one, at its C=O oxygen. The acid needs more energy to boil, because its molecules form pairs held by two hydrogen bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-carboxylic-acids-581',
    topics: ['carboxylic-acids'],
    tests: ['boiling-points-and-intermolecular-forces', 'carboxylic-acids'],
    difficulty: 'intermediate',
    text: 'Propan-1-ol, acetic acid, butane and propanal have molar masses of 58 to 60 g/mol. What is the order of increasing boiling point?',
    answer: 'Butane, propanal, propan-1-ol, acetic acid',
    distractors: [
      {
        text: 'Butane, propanal, acetic acid, propan-1-ol',
        slip: 'ignored-hydrogen-bonds',
        teaching:
          'Pairs of acid molecules are held by two hydrogen bonds, so acetic acid boils above the alcohol.',
      },
      {
        text: 'Propanal, butane, acetic acid, propan-1-ol',
        slip: 'ignored-dipole-forces',
        teaching:
          'The polar C=O group raises propanal above butane, and the second oxygen raises the acid above the alcohol.',
      },
      {
        text: 'Butane, acetic acid, propanal, propan-1-ol',
        slip: 'series-position-wrong',
        teaching:
          'Pairs of acid molecules are held by two hydrogen bonds, so acetic acid boils far above propanal and also above the alcohol.',
      },
    ],
    explanation:
      'With equal molar masses the kind of attraction decides: dispersion forces only (−1 °C), dipoles (49 °C), one O–H group (97 °C), pairs held by two hydrogen bonds (118 °C). The order is butane, propanal, propan-1-ol, acetic acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-carboxylic-acids-582',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides', 'amides'],
    difficulty: 'beginner',
    text: 'Which organic product forms when propanoyl chloride, \\ce{CH3CH2COCl}, reacts with an excess of ethylamine?',
    answer: '\\smiles{CCC(=O)NCC|N-ethylpropanamide}',
    distractors: [
      {
        text: '\\smiles{CCCNCC|N-ethylpropan-1-amine}',
        slip: 'reduced-too-far',
        teaching: 'Nitrogen replaces chlorine, and the C=O group stays; nothing is reduced here.',
      },
      {
        text: '\\smiles{CCCC(=O)NCC|N-ethylbutanamide}',
        slip: 'carbon-lost-or-added',
        teaching: 'The acyl group of propanoyl chloride has three carbon atoms, its C=O carbon included.',
      },
      {
        text: '\\smiles{CCC(Cl)NCC|1-chloro-N-ethylpropan-1-amine}',
        slip: 'functional-group-confused',
        teaching: 'Nitrogen was put in the place of the oxygen, but chloride leaves and C=O stays.',
      },
    ],
    explanation:
      'The nitrogen of ethylamine attacks the C=O carbon, C=O re-forms and chloride leaves; a second ethylamine takes up the proton. The amide is \\smiles{CCC(=O)NCC|N-ethylpropanamide}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.4',
    computation: { kind: 'same-structure', smiles: 'CCNC(=O)CC' },
  },
  {
    id: 'organic-carboxylic-acids-583',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides', 'amines'],
    uses: ['amides'],
    difficulty: 'beginner',
    text: 'When acetyl chloride, \\ce{CH3COCl}, is mixed with an excess of ethylamine, *N*-ethylacetamide and a white salt form. What is the salt?',
    answer: 'Ethylammonium chloride',
    distractors: [
      {
        text: 'Ethylammonium acetate',
        slip: 'other-substance',
        teaching:
          'Acetate would be left over from acetic anhydride; the leaving group of acetyl chloride is chloride.',
      },
      {
        text: 'Ammonium chloride',
        slip: 'amine-class-confused',
        teaching: 'This forms with ammonia; here the base that takes up HCl is ethylamine.',
      },
      {
        text: 'Ammonium acetate',
        slip: 'leaving-group-misjudged',
        teaching: 'The mixture contains neither ammonia nor a source of acetate ions.',
      },
    ],
    explanation:
      'The reaction releases HCl, which a second molecule of the base takes up: \\ce{CH3COCl + 2C2H5NH2 -> CH3CONHC2H5 + C2H5NH3Cl}. The salt is ethylammonium chloride.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.4',
  },
  {
    id: 'organic-functional-groups-480',
    topics: ['functional-groups', 'aromatic-compounds'],
    tests: ['synthetic-routes', 'directing-effects'],
    difficulty: 'intermediate',
    text: '3-Bromoaniline is to be made from benzene. Which order of steps works?',
    answer: '\\ce{HNO3}/\\ce{H2SO4}; then \\ce{Br2}/\\ce{FeBr3}; then Fe/HCl',
    distractors: [
      {
        text: '\\ce{HNO3}/\\ce{H2SO4}; then Fe/HCl; then \\ce{Br2}/\\ce{FeBr3}',
        slip: 'order-of-steps',
        teaching:
          'The amino group formed in the second step directs bromine to *ortho* and *para* and makes the ring react several times.',
      },
      {
        text: '\\ce{HNO3}/\\ce{H2SO4}; then \\ce{NaBH4}; then \\ce{Br2}/\\ce{FeBr3}',
        slip: 'conditions-confused',
        teaching:
          '\\ce{NaBH4} reduces aldehydes and ketones, but alone it hardly turns a nitro group into an amino group.',
      },
      {
        text: '\\ce{Br2}/\\ce{FeBr3}; then \\ce{HNO3}/\\ce{H2SO4}; then \\ce{NaBH4}',
        slip: 'directing-effect-confused',
        teaching:
          'Bromine on the ring directs the nitro group to *ortho* and *para*; besides, \\ce{NaBH4} alone hardly reduces a nitro group.',
      },
    ],
    explanation:
      'The nitro group directs bromine to the *meta* position, and it has to be there before bromination. It is reduced to \\ce{NH2} last: \\ce{HNO3}/\\ce{H2SO4}; then \\ce{Br2}/\\ce{FeBr3}; then Fe/HCl.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.10',
  },
  {
    id: 'organic-functional-groups-481',
    topics: ['functional-groups', 'aromatic-compounds'],
    tests: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'Benzene is treated (1) with chloroethane and \\ce{AlCl3} (only monoalkylation), (2) with *N*-bromosuccinimide (NBS) in light, and (3) with hot potassium *tert*-butoxide. What is the product?',
    answer: '\\smiles{C=Cc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{C=Cc1ccc(Br)cc1}',
        slip: 'aromatic-ring-attacked',
        teaching:
          'NBS in light replaces a benzylic hydrogen by a radical chain; it does not brominate the ring.',
      },
      {
        text: '\\smiles{CC(OC(C)(C)C)c1ccccc1}',
        slip: 'mechanism-confused',
        teaching:
          'The bulky base removes a proton from the \\ce{CH3} group instead of attacking the carbon with bromine.',
      },
      {
        text: '\\smiles{CCc1ccc(OC(C)(C)C)cc1}',
        slip: 'aromatic-ring-attacked',
        teaching:
          'Bromine is not on the ring but on the benzylic carbon, and *tert*-butoxide does not displace aryl bromide in this way.',
      },
    ],
    explanation:
      'Step 1 gives ethylbenzene, step 2 puts bromine on its benzylic carbon, and the bulky strong base eliminates HBr in step 3. The product is styrene, \\smiles{C=Cc1ccccc1}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.10',
    computation: { kind: 'same-structure', smiles: 'C=Cc1ccccc1' },
  },
  {
    id: 'organic-polymers-840',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    difficulty: 'beginner',
    text: 'Terylene (PET) is made from benzene-1,4-dicarboxylic acid and ethane-1,2-diol. What is its repeat unit?',
    answer: '–[O–\\ce{CH2CH2}–O–CO–\\ce{C6H4}–CO]–',
    distractors: [
      {
        text: '–[O–\\ce{CH2CH2}–O–CO–\\ce{C6H4}–CO–O]–',
        slip: 'water-not-split-off',
        teaching:
          'This unit has one oxygen too many: the OH of each acid group leaves as water, and here the chain would contain –O–O– links.',
      },
      {
        text: '–[O–\\ce{CH2CH2}–CO–O–\\ce{C6H4}–CO]–',
        slip: 'repeat-unit-confused',
        teaching:
          'Both CO groups have to be on the ring, since they come from the dicarboxylic acid; here one of them is not.',
      },
      {
        text: '–[O–\\ce{CH2CH2}–CO–O–\\ce{C6H4}–CO–O]–',
        slip: 'repeat-unit-confused',
        teaching:
          'Both CO groups belong on the ring, and where two of these units meet there would be an –O–O– link.',
      },
    ],
    explanation:
      'Each OH of the diol joins a COOH of the acid with loss of water to form an ester link, –O–CO–. The diol contributes –O–\\ce{CH2CH2}–O– and the acid –CO–\\ce{C6H4}–CO–: –[O–\\ce{CH2CH2}–O–CO–\\ce{C6H4}–CO]–.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.9',
  },
  {
    id: 'organic-polymers-841',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    difficulty: 'intermediate',
    text: 'The repeat unit of Terylene (PET) is usually drawn as –[O–\\ce{CH2CH2}–O–CO–\\ce{C6H4}–CO]–. Which other repeat unit represents the same chain?',
    answer: '–[CO–O–\\ce{CH2CH2}–O–CO–\\ce{C6H4}]–',
    distractors: [
      {
        text: '–[CO–\\ce{CH2CH2}–CO–O–\\ce{C6H4}–O]–',
        slip: 'repeat-unit-confused',
        teaching:
          'Here the ring carries the oxygens: the chain is built from a diphenol and butanedioic acid.',
      },
      {
        text: '–[CO–\\ce{C6H4}–O–CO–\\ce{CH2CH2}–O]–',
        slip: 'order-ignored',
        teaching: 'In this chain the ring is bonded to one CO and one O, as in a polymer of hydroxy acids.',
      },
      {
        text: '–[O–CO–\\ce{C6H4}–CO–O–\\ce{CH2CH2}–O]–',
        slip: 'water-not-split-off',
        teaching:
          'Repeated, this unit gives –O–O– where two units meet; it has five oxygens instead of four.',
      },
    ],
    explanation:
      'A repeat unit may start at any bond of the chain. Repeating –[CO–O–\\ce{CH2CH2}–O–CO–\\ce{C6H4}]– again gives …O–\\ce{CH2CH2}–O–CO–\\ce{C6H4}–CO–O–\\ce{CH2CH2}–O…, the same chain.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.4',
  },
];
