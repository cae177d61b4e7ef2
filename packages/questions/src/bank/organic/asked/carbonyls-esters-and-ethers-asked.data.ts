import type { WrittenQuestion } from '../../written-question.ts';

/** Alcohols oxidized, Tollens’ test, acyl chlorides and ammonia, crossed aldols, Claisen condensations, esters hydrolyzed in acid. */
export const carbonylsEstersAndEthersAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-970',
    topics: ['alcohols-and-ethers', 'carbonyl-compounds'],
    tests: ['oxidation-of-alcohols'],
    uses: ['distillation-techniques'],
    difficulty: 'intermediate',
    text: 'Propan-1-ol is heated under reflux with an excess of acidified potassium dichromate. If [O] represents oxygen from the oxidizing agent, which equation represents the reaction?',
    answer: '\\ce{CH3CH2CH2OH} + 2 [O] → \\ce{CH3CH2COOH} + \\ce{H2O}',
    distractors: [
      {
        text: '\\ce{CH3CH2CH2OH} + [O] → \\ce{CH3CH2CHO} + \\ce{H2O}',
        slip: 'oxidised-too-little',
        teaching:
          'This happens when the aldehyde is distilled off at once; under reflux it returns to the flask and is oxidized further.',
      },
      {
        text: '\\ce{CH3CH2CH2OH} + [O] → \\ce{CH3COCH3} + \\ce{H2O}',
        slip: 'alcohol-class-confused',
        teaching: 'Acetone comes from propan-2-ol; the OH group of propan-1-ol is on an end carbon.',
      },
      {
        text: '\\ce{CH3CH2CH2OH} + 4 [O] → \\ce{CH3COOH} + \\ce{HCOOH} + \\ce{H2O}',
        slip: 'oxidised-too-far',
        teaching:
          'Here a C–C bond is broken; dichromate oxidizes the carbon bearing OH, and the chain of three carbons stays intact.',
      },
    ],
    explanation:
      'The first [O] removes two H atoms as water and gives propanal; reflux returns the propanal to the flask, and a second [O] turns it into propanoic acid. In all, \\ce{CH3CH2CH2OH} + 2 [O] → \\ce{CH3CH2COOH} + \\ce{H2O}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-carbonyl-compounds-970',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['oxidation-and-reduction', 'half-equations'],
    difficulty: 'intermediate',
    text: 'Acetaldehyde and Tollens’ reagent form a silver mirror. If the ammonia ligands of \\ce{Ag+} are omitted, which equation represents this reaction?',
    answer: '\\ce{CH3CHO + 2Ag+ + 3OH- -> CH3COO- + 2Ag + 2H2O}',
    distractors: [
      {
        text: '\\ce{CH3CHO + Ag+ + 2OH- -> CH3CH2OH + Ag + O2}',
        slip: 'oxidation-for-reduction',
        teaching:
          'Here the aldehyde is reduced to ethanol, and the charges do not balance; in the test, the aldehyde is oxidized.',
      },
      {
        text: '\\ce{CH3CHO + Ag+ + 3OH- -> CH3COO- + Ag + 2H2O}',
        slip: 'electrons-miscounted',
        teaching:
          'The atoms balance here, but the charges do not: the aldehyde loses two electrons, and one \\ce{Ag+} takes up only one.',
      },
      {
        text: '\\ce{CH3CHO + 2Ag+ + 2OH- -> CH3CH2OH + 2Ag + O2}',
        slip: 'event-invented',
        teaching:
          'Here hydroxide supplies the electrons and the aldehyde is reduced; it is the aldehyde that reduces \\ce{Ag+}.',
      },
    ],
    explanation:
      'The aldehyde loses two electrons and becomes a carboxylate ion, because the solution is alkaline; each \\ce{Ag+} takes up one electron. Thus \\ce{CH3CHO + 2Ag+ + 3OH- -> CH3COO- + 2Ag + 2H2O}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.3',
  },
  {
    id: 'organic-carbonyl-compounds-971',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds', 'complex-ions'],
    difficulty: 'intermediate',
    text: 'To make Tollens’ reagent, a little aqueous NaOH is added to aqueous silver nitrate, and then aqueous ammonia is added until the brown solid has just dissolved. What is the role of the ammonia in the silver mirror test?',
    answer: 'It keeps \\ce{Ag+} dissolved in the alkaline solution.',
    distractors: [
      {
        text: 'It reduces \\ce{Ag+} to the metal that coats the glass.',
        slip: 'oxidation-for-reduction',
        teaching: 'The aldehyde supplies the electrons; without it, the freshly made reagent stays clear.',
      },
      {
        text: 'It neutralizes the alkali before the test begins.',
        slip: 'acid-for-base',
        teaching:
          'Ammonia is itself a base; the solution stays alkaline, as it should for the aldehyde to be oxidized.',
      },
      {
        text: 'It oxidizes the aldehyde, with \\ce{Ag+} as the catalyst.',
        slip: 'other-principle',
        teaching:
          'A catalyst is not used up, but \\ce{Ag+} turns into the silver of the mirror: \\ce{Ag+} itself is the oxidizing agent.',
      },
    ],
    explanation:
      'NaOH precipitates brown \\ce{Ag2O}. Ammonia binds the silver ions as \\ce{[Ag(NH3)2]+} and so keeps \\ce{Ag+} dissolved in the alkaline solution, where the aldehyde reduces \\ce{Ag+} to silver.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.3',
  },
  {
    id: 'organic-carboxylic-acids-970',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution', 'curly-arrows'],
    uses: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'intermediate',
    text: 'Acetyl chloride reacts with ammonia by nucleophilic addition–elimination. Which pair of curved arrows shows the first step?',
    answer: 'From the lone pair on N to the carbonyl C; from the C=O bond to O',
    distractors: [
      {
        text: 'From the lone pair on N to the carbonyl C; from the C–Cl bond to Cl',
        slip: 'one-step-for-two',
        teaching:
          'These arrows would replace Cl in a single step; chloride leaves only after the tetrahedral intermediate has formed.',
      },
      {
        text: 'From the carbonyl C to the lone pair on N; from O to the C=O bond',
        slip: 'arrow-direction-reversed',
        teaching:
          'A curved arrow starts at the electron pair that moves; the carbonyl carbon is electron-poor, and the lone pair is on N.',
      },
      {
        text: 'From the lone pair on N to the carbonyl O; from the C=O bond to C',
        slip: 'nucleophile-electrophile-confused',
        teaching:
          'Oxygen carries the negative end of the C=O dipole, so the lone pair of nitrogen is drawn to the carbon.',
      },
    ],
    explanation:
      'In the addition, nitrogen forms a bond to the positively polarized carbon, and the π pair of C=O moves to oxygen: the arrows go from the lone pair on N to the carbonyl C and from the C=O bond to O. In the elimination that follows, C=O forms again and chloride leaves.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.2 and 21.4',
  },
  {
    id: 'organic-carboxylic-acids-971',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides', 'nucleophilic-acyl-substitution'],
    difficulty: 'intermediate',
    text: 'Propanoyl chloride reacts with ammonia: \\ce{CH3CH2COCl + 2NH3 -> CH3CH2CONH2 + NH4Cl}. One \\ce{NH3} molecule attacks the carbonyl carbon. What is the role of the other \\ce{NH3} molecule in the mechanism?',
    answer: 'It removes a proton from the positively charged nitrogen.',
    distractors: [
      {
        text: 'It donates a proton to the negatively charged oxygen.',
        slip: 'acid-for-base',
        teaching:
          'Ammonia acts as a base here and ends up as \\ce{NH4+}; the negatively charged oxygen forms the C=O bond again.',
      },
      {
        text: 'It attacks the same carbon again and displaces chloride.',
        slip: 'mechanism-confused',
        teaching:
          'Chloride is expelled when C=O forms again; only one nitrogen is found on the carbon of the product.',
      },
      {
        text: 'It donates a proton to the chloride ion that is expelled.',
        slip: 'leaving-group-misjudged',
        teaching:
          'Chloride is a far weaker base than ammonia: it takes up no proton and ends up as the \\ce{Cl-} of \\ce{NH4Cl}.',
      },
    ],
    explanation:
      'The attacking nitrogen forms a fourth bond and becomes positive. The other \\ce{NH3} molecule acts as a base: it removes a proton from the positively charged nitrogen and becomes the \\ce{NH4+} of \\ce{NH4Cl}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.4',
  },
  {
    id: 'organic-alcohols-and-ethers-971',
    topics: ['alcohols-and-ethers', 'substitution-and-elimination'],
    tests: ['ethers', 'substitution-against-elimination'],
    difficulty: 'intermediate',
    text: 'A student attempts a Williamson synthesis of 2-ethoxy-2-methylpropane from 2-chloro-2-methylpropane and sodium ethoxide but obtains mainly 2-methylpropene. Why does hardly any ether form?',
    answer: 'The methyl groups block backside attack on the C–Cl carbon.',
    distractors: [
      {
        text: 'The methyl groups make the C–Cl carbon repel ethoxide ions.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Three methyl groups release some electron density, but chlorine still leaves this carbon partially positive.',
      },
      {
        text: 'The methyl groups make the C–Cl bond too strong for ethoxide to break.',
        slip: 'leaving-group-misjudged',
        teaching: 'Chloride leaves readily in this very reaction: 2-methylpropene forms by the loss of HCl.',
      },
      {
        text: 'The ether that forms is cleaved again by the chloride ions.',
        slip: 'event-invented',
        teaching:
          'Ethers are stable in base: ethoxide is a far poorer leaving group than chloride, so it is not displaced.',
      },
    ],
    explanation:
      'The Williamson synthesis is an S_{N}2 reaction. In this tertiary chloride, the methyl groups block backside attack on the C–Cl carbon, so ethoxide removes a proton instead (E2). Sodium *tert*-butoxide and chloroethane would give the ether.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.2',
  },
  {
    id: 'organic-carbonyl-compounds-972',
    topics: ['carbonyl-compounds'],
    tests: ['aldol-reaction'],
    uses: ['enolates'],
    difficulty: 'intermediate',
    text: 'Propanal is added slowly to a warm mixture of benzaldehyde, \\ce{C6H5CHO}, and aqueous NaOH. What is the major product of this crossed aldol condensation?',
    answer: '\\smiles{CC(C=O)=Cc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CCC=C(C)C=O}',
        slip: 'conditions-confused',
        teaching:
          'Two molecules of propanal have joined here; with slow addition, the enolate of propanal meets mostly benzaldehyde.',
      },
      {
        text: '\\smiles{CCC(O)C(C)C=O}',
        slip: 'wrong-groups-joined',
        teaching:
          'This is an aldol addition product of propanal alone; the enolate meets mostly benzaldehyde, and in a condensation water is lost.',
      },
      {
        text: '\\smiles{CC(C=O)C(O)c1ccccc1}',
        slip: 'water-not-split-off',
        teaching:
          'This is the aldol addition product; in a condensation it loses water to give a C=C bond conjugated with the ring.',
      },
    ],
    explanation:
      'Benzaldehyde has no hydrogen next to C=O, so only propanal forms an enolate. Its carbon 2 attacks the C=O carbon of benzaldehyde, and water is lost: 2-methyl-3-phenylpropenal, \\smiles{CC(C=O)=Cc1ccccc1}, forms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 23.3 and 23.5',
    computation: { kind: 'same-structure', smiles: 'CC(C=O)=Cc1ccccc1' },
  },
  {
    id: 'organic-carbonyl-compounds-973',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    uses: ['aldehydes-and-ketones', 'bond-angles'],
    difficulty: 'intermediate',
    text: 'When a nucleophile adds to a C=O group, the bond angles at the carbonyl carbon change. How do they change, and is this change less favorable for aldehydes or for ketones?',
    answer: 'They decrease toward 109°; for ketones',
    distractors: [
      {
        text: 'They decrease toward 109°; for aldehydes',
        slip: 'steric-hindrance-ignored',
        teaching:
          'In an aldehyde, one of the two groups is a small hydrogen atom, which takes up little room as the angles decrease.',
      },
      {
        text: 'They increase toward 120°; for ketones',
        slip: 'reaction-direction-reversed',
        teaching:
          'The angles are 120° before the addition, at the sp^{2} carbon; with the nucleophile it has four bonds and is sp^{3}.',
      },
      {
        text: 'They increase toward 120°; for aldehydes',
        slip: 'hybridisation-misjudged',
        teaching:
          'The carbon goes from sp^{2} (120°) to sp^{3} (109°); besides, the hydrogen of an aldehyde needs little room.',
      },
    ],
    explanation:
      'The carbon changes from sp^{2} (120°) to sp^{3}, so its groups are pressed closer together. A ketone has two carbon groups there, but an aldehyde has only one and a small H. The angles decrease toward 109°, which is less favorable for ketones.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.4',
  },
  {
    id: 'organic-carboxylic-acids-972',
    topics: ['carboxylic-acids'],
    tests: ['claisen-condensation'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'The Claisen condensation of ethyl acetate requires one mole of sodium ethoxide per mole of product, although each condensation releases an ethoxide ion. What consumes the base?',
    answer: 'Deprotonation of the β-keto ester that forms',
    distractors: [
      {
        text: 'Deprotonation of all the ethyl acetate at the start',
        slip: 'ionisation-ignored',
        teaching:
          'With p*K*_{a} values of 25 for the ester and 16 for ethanol, only a trace of the ester is present as its enolate.',
      },
      {
        text: 'Hydrolysis of the ester group that is attacked',
        slip: 'conditions-confused',
        teaching:
          'Hydrolysis requires hydroxide; when ethoxide attacks this ethyl ester, the same ester is formed again.',
      },
      {
        text: 'Formation of an ether from the ethoxide released',
        slip: 'leaving-group-misjudged',
        teaching:
          'Ethoxide is expelled into the solution as C=O forms again, and it bonds to no other carbon; ethyl acetoacetate is not an ether.',
      },
    ],
    explanation:
      'The \\ce{CH2} group between two C=O groups has a p*K*_{a} of 11, so ethoxide deprotonates it practically completely. The base is consumed by deprotonation of the β-keto ester that forms, and this last step drives the whole reaction.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.7',
  },
  {
    id: 'organic-carboxylic-acids-973',
    topics: ['carboxylic-acids', 'acidity-and-basicity'],
    tests: ['claisen-condensation', 'acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'In a Claisen condensation, two moles of ethyl acetate react with one mole of sodium ethoxide. Which anion makes up most of the mixture before acid is added?',
    answer: '\\smiles{CC(=O)[CH-]C(=O)OCC}',
    distractors: [
      {
        text: '\\smiles{[CH2-]C(=O)OCC}',
        slip: 'other-stage',
        teaching:
          'With ethoxide, only traces of the enolate of ethyl acetate (p*K*_{a} 25) form, and they are used up as they attack other ester molecules.',
      },
      {
        text: '\\smiles{[CH2-]C(=O)CC(=O)OCC}',
        slip: 'wrong-proton',
        teaching:
          'The proton removed here came from the \\ce{CH3} group, which is next to only one C=O group; the \\ce{CH2} group between two is far more acidic.',
      },
      {
        text: '\\smiles{CC([O-])(OCC)CC(=O)OCC}',
        slip: 'intermediates-confused',
        teaching:
          'This tetrahedral intermediate is short-lived: it expels ethoxide as soon as C=O forms again.',
      },
    ],
    explanation:
      'The \\ce{CH2} group of ethyl acetoacetate lies between two C=O groups (p*K*_{a} 11), so ethoxide deprotonates it almost completely, and this step drives the condensation. Before acid is added, the main anion is \\smiles{CC(=O)[CH-]C(=O)OCC}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.7',
    computation: { kind: 'same-structure', smiles: 'CC(=O)[CH-]C(=O)OCC' },
  },
  {
    id: 'organic-carboxylic-acids-974',
    topics: ['carboxylic-acids'],
    tests: ['hydrolysis-of-esters', 'nucleophilic-acyl-substitution'],
    difficulty: 'intermediate',
    text: 'Ethyl acetate is hydrolyzed in dilute acid. First, its carbonyl oxygen is protonated. What are the next three steps, in order?',
    answer: 'Water attacks carbon; \\ce{H+} is transferred to the ethoxy O; ethanol leaves',
    distractors: [
      {
        text: 'Water attacks carbon; ethoxide leaves; \\ce{H+} is transferred to ethoxide',
        slip: 'leaving-group-misjudged',
        teaching:
          'Ethoxide is too strong a base to be set free in acid; its oxygen is protonated first, so that neutral ethanol leaves.',
      },
      {
        text: '\\ce{H+} is transferred to the ethoxy O; ethanol leaves; water attacks carbon',
        slip: 'mechanism-order-reversed',
        teaching:
          'Ethanol would then leave before there is a tetrahedral intermediate; water adds to the activated C=O group first.',
      },
      {
        text: 'Ethoxide leaves; water attacks carbon; \\ce{H+} is transferred to ethoxide',
        slip: 'mechanism-confused',
        teaching:
          'This resembles an S_{N}1 reaction, but ethoxide is too poor a leaving group to depart before water has attacked.',
      },
    ],
    explanation:
      'Water attacks the carbon of the protonated C=O group, and a tetrahedral intermediate forms. Then \\ce{H+} is transferred to the ethoxy O, which makes a good leaving group, and ethanol leaves. The loss of \\ce{H+} completes the hydrolysis; every step is reversible.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carboxylic-acids-975',
    topics: ['carboxylic-acids'],
    tests: ['hydrolysis-of-esters', 'nucleophilic-acyl-substitution'],
    difficulty: 'intermediate',
    text: 'Methyl propanoate is hydrolyzed with water and a little sulfuric acid. Which structure is the neutral tetrahedral intermediate of this reaction?',
    answer: '\\smiles{CCC(O)(O)OC}',
    distractors: [
      {
        text: '\\smiles{CCC(O)OC}',
        slip: 'reduced-instead-of-added',
        teaching:
          'Here an H atom is bonded to the former C=O carbon, but water adds an OH group to this carbon and H to its oxygen.',
      },
      {
        text: '\\smiles{CCC(O)(OC)OC}',
        slip: 'reagent-misread',
        teaching: 'The second \\ce{OCH3} group would come from methanol; it is water that attacks the ester.',
      },
      {
        text: '\\smiles{CCC(OC)OC}',
        slip: 'functional-group-confused',
        teaching:
          'This is an acetal of propanal; in the intermediate, the former C=O carbon bears two OH groups and no hydrogen.',
      },
    ],
    explanation:
      'Water adds to the C=O carbon of the protonated ester, and C=O becomes C–OH; after the loss of a proton the carbon bears two OH groups, \\ce{OCH3} and the ethyl group. The intermediate is \\smiles{CCC(O)(O)OC}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
    computation: { kind: 'same-structure', smiles: 'CCC(O)(O)OC' },
  },
  {
    id: 'organic-carboxylic-acids-976',
    topics: ['carboxylic-acids'],
    tests: ['hydrolysis-of-esters', 'esterification'],
    uses: ['catalysis', 'le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'A student claims: “Strong acid catalyzes esterification, so it cannot also catalyze the reverse reaction, the hydrolysis of an ester.” Which statement is correct instead?',
    answer: 'The acid speeds up both reactions; excess water favors hydrolysis.',
    distractors: [
      {
        text: 'The acid shifts the equilibrium; excess acid favors hydrolysis.',
        slip: 'rate-for-equilibrium',
        teaching:
          'A catalyst in any amount does not shift an equilibrium; the amount of water decides how much ester is left.',
      },
      {
        text: 'The acid shifts the equilibrium; excess water favors the ester.',
        slip: 'reaction-direction-reversed',
        teaching:
          'A catalyst does not shift an equilibrium, and water is a product of the esterification, not of the hydrolysis.',
      },
      {
        text: 'The acid speeds up both reactions; excess water favors the ester.',
        slip: 'le-chatelier-reversed',
        teaching:
          'Water is a product of the esterification, so an excess of it shifts the equilibrium away from the ester.',
      },
    ],
    explanation:
      'Hydrolysis takes the same steps as esterification in reverse, and a catalyst lowers the barrier in both directions. The acid speeds up both reactions, and excess water favors hydrolysis.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.3 and 21.6',
  },
];
