import type { WrittenQuestion } from '../../written-question.ts';

/** Aldehydes and ketones, their tests, acetals, imines, enolates and the aldol reaction. */
export const aldehydesKetonesAndEnolatesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-carbonyl-compounds-101',
    topics: ['carbonyl-compounds'],
    tests: ['aldehydes-and-ketones'],
    uses: ['structural-isomers'],
    difficulty: 'beginner',
    text: 'How many ketones have the formula \\ce{C5H10O}?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'isomer-overlooked',
        teaching: 'In addition to pentan-2-one and pentan-3-one, there is a branched ketone.',
        expression: '2',
      },
      {
        text: '4',
        slip: 'functional-group-confused',
        teaching: 'This is the number of aldehydes with this formula.',
        expression: '4',
      },
      {
        text: '7',
        slip: 'same-structure-counted-twice',
        teaching: 'This is the number of aldehydes and ketones together.',
        expression: '4 + 3',
      },
    ],
    explanation:
      'The unbranched chain gives pentan-2-one and pentan-3-one, and the branched chain gives 3-methylbutan-2-one: 2 + 1 = 3.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.1',
    computation: { kind: 'quantity', expression: '2 + 1', unit: '' },
  },
  {
    id: 'organic-carbonyl-compounds-102',
    topics: ['carbonyl-compounds'],
    tests: ['aldehydes-and-ketones'],
    uses: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Acetone mixes with water in any proportion, although its molecules do not form hydrogen bonds with each other. What makes it soluble?',
    answer: 'Its oxygen accepts hydrogen bonds from water.',
    distractors: [
      {
        text: 'Its hydrogens donate hydrogen bonds to water.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Hydrogens on carbon do not form significant hydrogen bonds.',
      },
      {
        text: 'Its molecules are ionized completely in water.',
        slip: 'ion-pair-for-hydrogen-bond',
        teaching: 'Acetone is not an acid or a base in water; the solution hardly conducts.',
      },
      {
        text: 'Its molecules are converted to the hydrate by water.',
        slip: 'reaction-type-confused',
        teaching: 'Only about 0.1% of the acetone is present as the hydrate.',
      },
    ],
    explanation:
      'The C=O oxygen has lone pairs and a partial negative charge, so it accepts hydrogen bonds from the O–H groups of water, and the small nonpolar part interferes little.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.1',
  },
  {
    id: 'organic-carbonyl-compounds-103',
    topics: ['carbonyl-compounds'],
    tests: ['oxidation-of-alcohols'],
    uses: ['aldehydes-and-ketones'],
    difficulty: 'intermediate',
    text: 'Propanal (boiling point 48 °C) is to be made from propan-1-ol (97 °C) and acidified dichromate. Which procedure gives the best yield?',
    answer: 'Add the dichromate to the warm alcohol and distill the aldehyde off at once',
    distractors: [
      {
        text: 'Add the alcohol to an excess of dichromate and boil under reflux',
        slip: 'oxidised-too-far',
        teaching: 'Under reflux the aldehyde stays with the oxidizing agent and becomes propanoic acid.',
      },
      {
        text: 'Add the dichromate to the alcohol under reflux and distill after an hour',
        slip: 'conditions-confused',
        teaching: 'The aldehyde that has formed would be oxidized further before it is distilled.',
      },
      {
        text: 'Add the alcohol to the dichromate, cool with ice and filter off the aldehyde',
        slip: 'conditions-confused',
        teaching:
          'The aldehyde is a liquid that dissolves in the mixture; besides, in the cold it forms too slowly.',
      },
    ],
    explanation:
      'The aldehyde boils lower than the alcohol, because its molecules form no hydrogen bonds with each other. If it is distilled off at once, it is separated from the oxidizing agent before it is oxidized to the acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.2',
  },
  {
    id: 'organic-carbonyl-compounds-104',
    topics: ['carbonyl-compounds'],
    tests: ['aldehydes-and-ketones'],
    uses: ['radical-chain-reaction'],
    difficulty: 'intermediate',
    text: 'In a half-empty bottle of benzaldehyde, white crystals appear at the rim after some months; a bottle of acetophenone, \\ce{C6H5COCH3}, shows none. What are the crystals?',
    answer: '\\smiles{OC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{OCc1ccccc1}',
        slip: 'reduced-too-far',
        teaching: 'Nothing reduces the aldehyde in a bottle with air; besides, this alcohol is a liquid.',
      },
      {
        text: '\\smiles{OC(c1ccccc1)C(=O)c1ccccc1}',
        slip: 'reaction-type-confused',
        teaching: 'This compound forms by a coupling that needs a catalyst such as cyanide.',
      },
      {
        text: '\\smiles{OC(O)c1ccccc1}',
        slip: 'reaction-type-confused',
        teaching: 'The hydrate of an aldehyde such as this is not stable enough to be isolated.',
      },
    ],
    explanation:
      'Oxygen from the air oxidizes aldehydes, which have a hydrogen on the carbonyl carbon, but hardly affects ketones. Benzaldehyde becomes benzoic acid, \\ce{C6H5COOH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.3',
    computation: { kind: 'same-structure', smiles: 'OC(=O)c1ccccc1' },
  },
  {
    id: 'organic-carbonyl-compounds-105',
    topics: ['carbonyl-compounds', 'stereochemistry'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    uses: ['optical-activity'],
    difficulty: 'intermediate',
    text: 'Propanal and HCN give 2-hydroxybutanenitrile, which has a stereocenter, but the product does not rotate plane-polarized light. Why?',
    answer: 'Cyanide attacks both faces of C=O equally often.',
    distractors: [
      {
        text: 'Cyanide inverts the stereocenter, as in S_{N}2.',
        slip: 'mechanism-confused',
        teaching:
          'Propanal has no stereocenter that could be inverted, and nothing leaves; its planar carbonyl carbon can be attacked from two sides.',
      },
      {
        text: 'The product has a mirror plane in its molecule.',
        slip: 'meso-invented',
        teaching: 'Its stereocenter carries four different groups; no mirror plane is possible.',
      },
      {
        text: 'A carbocation forms and takes up HCN.',
        slip: 'mechanism-confused',
        teaching: 'No carbocation forms; cyanide adds directly to the planar C=O group.',
      },
    ],
    explanation:
      'The carbonyl carbon is planar. Attack from one face gives (*R*), from the other (*S*); in achiral surroundings both are equally likely, so a racemate results.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carbonyl-compounds-106',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    uses: ['curly-arrows'],
    difficulty: 'beginner',
    text: 'A weak nucleophile such as methanol adds to a ketone faster when a trace of strong acid is present. What does the acid do?',
    answer: 'It protonates the carbonyl oxygen, so that the carbon becomes more positive.',
    distractors: [
      {
        text: 'It protonates the methanol, so that its oxygen becomes more nucleophilic.',
        slip: 'wrong-proton',
        teaching: 'Protonated methanol has a positive charge and is no longer a nucleophile.',
      },
      {
        text: 'It protonates the carbonyl carbon, so that the oxygen can be attacked.',
        slip: 'wrong-proton',
        teaching: 'The carbon is electron-poor and does not take up a proton; the oxygen has the lone pairs.',
      },
      {
        text: 'It deprotonates the methanol, so that its oxygen becomes more nucleophilic.',
        slip: 'base-for-nucleophile',
        teaching: 'An acid donates protons; it is a base that converts methanol to methoxide.',
      },
    ],
    explanation:
      'A proton on the carbonyl oxygen draws electrons away from carbon, which is then attacked even by a weak nucleophile such as methanol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.4',
  },
  {
    id: 'organic-carbonyl-compounds-107',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'Four bottles contain propan-1-ol, propanal, acetone and propanoic acid. \\ce{NaHCO3} and Tollens’ reagent have identified two of them. Which reagent distinguishes the other two?',
    answer: '2,4-Dinitrophenylhydrazine',
    distractors: [
      {
        text: 'Fehling’s solution',
        slip: 'test-result-confused',
        teaching:
          'Fehling’s solution reacts only with the aldehyde, which Tollens’ reagent has already identified; neither the alcohol nor the ketone reacts.',
      },
      {
        text: 'Blue litmus paper',
        slip: 'test-result-confused',
        teaching: 'Blue litmus detects the acid, which \\ce{NaHCO3} has already identified.',
      },
      {
        text: 'Bromine water in the dark',
        slip: 'test-result-confused',
        teaching: 'Neither propan-1-ol nor acetone has a C=C bond that would decolorize bromine water.',
      },
    ],
    explanation:
      '\\ce{NaHCO3} identifies the acid by the gas formed, and Tollens’ reagent identifies the aldehyde. Of the remaining propan-1-ol and acetone, only the ketone gives an orange solid with 2,4-dinitrophenylhydrazine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.3',
  },
  {
    id: 'organic-carbonyl-compounds-108',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['recrystallization'],
    difficulty: 'intermediate',
    text: 'A ketone is identified by its 2,4-dinitrophenylhydrazone. The orange solid is recrystallized, and its melting point is compared with values in a table. Why is this method better than measuring the boiling point of the ketone itself?',
    answer: 'The melting points of such solids differ widely and are sharp when the solids are pure.',
    distractors: [
      {
        text: 'The melting points of such solids are equal for all ketones with the same formula.',
        slip: 'wrong-cause',
        teaching:
          'If they were equal, they would not help; derivatives of isomers melt at different temperatures.',
      },
      {
        text: 'The boiling points of ketones cannot be measured at all.',
        slip: 'overgeneralised-rule',
        teaching:
          'Boiling points can be measured, but those of isomers are close together, and the measurement requires a larger sample.',
      },
      {
        text: 'The solids form with ketones, but not with aldehydes.',
        slip: 'reaction-type-confused',
        teaching: 'Both aldehydes and ketones give such solids.',
      },
    ],
    explanation:
      'Boiling points of isomeric ketones often lie within a few degrees. The solids are easily purified, and their melting points are sharp and far apart.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.8',
  },
  {
    id: 'organic-carbonyl-compounds-109',
    topics: ['carbonyl-compounds'],
    tests: ['acetals-and-hemiacetals'],
    difficulty: 'beginner',
    text: 'Under which conditions is an acetal cleaved to a carbonyl compound and an alcohol?',
    answer: 'Warm dilute hydrochloric acid',
    distractors: [
      {
        text: 'Warm dilute sodium hydroxide',
        slip: 'conditions-confused',
        teaching: 'Bases cannot expel an alkoxide from an acetal; an acetal is stable in base.',
      },
      {
        text: 'Sodium borohydride in ethanol',
        slip: 'conditions-confused',
        teaching: 'Sodium borohydride attacks C=O groups; an acetal has none.',
      },
      {
        text: 'Grignard reagent in dry ether',
        slip: 'conditions-confused',
        teaching: 'Acetals survive Grignard reagents, which is why they serve as protecting groups.',
      },
    ],
    explanation:
      'Acid protonates an oxygen of the acetal, an alcohol leaves, and water takes its place. Hydrolysis takes place in warm dilute acid, not in base.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.10',
  },
  {
    id: 'organic-carbonyl-compounds-110',
    topics: ['carbonyl-compounds'],
    tests: ['acetals-and-hemiacetals'],
    uses: ['hydrolysis-of-esters'],
    difficulty: 'advanced',
    text: 'Which products form when this compound is heated with dilute sulfuric acid? \\smiles{CC1OCCCO1}',
    answer: '\\smiles{CC=O.OCCCO}',
    distractors: [
      {
        text: '\\smiles{CC(=O)O.OCCCO}',
        slip: 'functional-group-confused',
        teaching:
          'The carbon between the oxygens is at the oxidation level of an aldehyde, and no oxidation takes place.',
      },
      {
        text: '\\smiles{CCO.OCCC=O}',
        slip: 'wrong-bond-broken',
        teaching:
          'The CH carbon between the oxygens becomes the C=O group; the three-carbon chain becomes the diol.',
      },
      {
        text: '\\smiles{CCO.OCCC(=O)O}',
        slip: 'wrong-bond-broken',
        teaching:
          'The CH carbon between the oxygens becomes the C=O group, and nothing is oxidized to an acid.',
      },
    ],
    explanation:
      'The carbon with two C–O bonds becomes the aldehyde carbon; both oxygens of the ring become OH groups. The products are acetaldehyde, \\ce{CH3CHO}, and propane-1,3-diol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.10',
    computation: { kind: 'same-structure', smiles: 'CC=O.OCCCO' },
  },
  {
    id: 'organic-carbonyl-compounds-111',
    topics: ['carbonyl-compounds'],
    tests: ['imines-and-enamines'],
    difficulty: 'intermediate',
    text: 'Cyclohexanone is heated with pyrrolidine (a secondary amine) and a trace of acid, and the water is removed. What is the product? \\smiles{C1CCNC1|pyrrolidine}',
    answer: '\\smiles{C1CCC=C(C1)N1CCCC1}',
    distractors: [
      {
        text: '\\smiles{OC1(CCCCC1)N1CCCC1}',
        slip: 'water-not-split-off',
        teaching: 'This is the first adduct; it loses water on heating.',
      },
      {
        text: '\\smiles{C1CCC(CC1)N1CCCC1}',
        slip: 'reduced-too-far',
        teaching: 'This product would also require a reducing agent.',
      },
      {
        text: '\\smiles{C1CC=CC(C1)N1CCCC1}',
        slip: 'position-shifted',
        teaching: 'The double bond forms at the former C=O carbon, which carries the nitrogen.',
      },
    ],
    explanation:
      'The adduct loses OH; nitrogen has no hydrogen left to lose, so the proton comes from the neighboring carbon. The product is an enamine with C=C in the six-membered ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.8',
    computation: { kind: 'same-structure', smiles: 'C1CCC=C(C1)N1CCCC1' },
  },
  {
    id: 'organic-carbonyl-compounds-112',
    topics: ['carbonyl-compounds'],
    tests: ['imines-and-enamines'],
    uses: ['ph', 'acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'Acetone and hydroxylamine form an oxime fastest at about pH 4.5; the reaction is slower at pH 1 and at pH 9. What makes it slow at pH 1?',
    answer: 'The nucleophile is protonated.',
    distractors: [
      {
        text: 'The leaving OH group is not protonated.',
        slip: 'conditions-confused',
        teaching: 'This is what makes the reaction slow at pH 9; at pH 1 there is plenty of acid.',
      },
      {
        text: 'The ketone is converted to its enolate ion.',
        slip: 'wrong-proton',
        teaching: 'Enolate ions form in base, not in acid.',
      },
      {
        text: 'The oxime is the less stable product in acid.',
        slip: 'rate-for-equilibrium',
        teaching:
          'The question concerns the rate, which decreases because the concentration of free hydroxylamine decreases.',
      },
    ],
    explanation:
      'At pH 1, nearly all the hydroxylamine is \\ce{NH3OH+}, without a lone pair on nitrogen to attack. At high pH, the OH group of the intermediate is not protonated and leaves slowly; pH 4.5 is the best compromise.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.8',
  },
  {
    id: 'organic-carbonyl-compounds-113',
    topics: ['carbonyl-compounds'],
    tests: ['reduction-of-carbonyls'],
    difficulty: 'beginner',
    text: 'Why is \\ce{LiAlH4} used in dry ether, whereas \\ce{NaBH4} can be used in ethanol or even in water?',
    answer: '\\ce{LiAlH4} reacts violently with O–H groups.',
    distractors: [
      {
        text: '\\ce{LiAlH4} is insoluble in ethanol and in water.',
        slip: 'solubility-rule',
        teaching:
          'Solubility is not the problem; \\ce{LiAlH4} reacts with these solvents, and hydrogen escapes.',
      },
      {
        text: '\\ce{LiAlH4} is the weaker reducing agent and is too slow in ethanol.',
        slip: 'reversed-trend',
        teaching: '\\ce{LiAlH4} is the stronger of the two reducing agents and reacts at once.',
      },
      {
        text: '\\ce{LiAlH4} oxidizes ethanol to an aldehyde.',
        slip: 'wrong-cause',
        teaching: '\\ce{LiAlH4} is a reducing agent and does not oxidize ethanol.',
      },
    ],
    explanation:
      'The Al–H bonds are highly reactive toward the protons of O–H groups, so hydrogen is released and may catch fire. \\ce{NaBH4} reacts with them slowly.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.4',
  },
  {
    id: 'organic-carbonyl-compounds-114',
    topics: ['carbonyl-compounds', 'stereochemistry'],
    tests: ['enolates'],
    uses: ['optical-activity'],
    difficulty: 'intermediate',
    text: '(*R*)-3-Phenylbutan-2-one, \\ce{CH3COCH(CH3)C6H5}, in ethanol with a little sodium ethoxide loses its optical rotation within hours. What happens?',
    answer: 'Its enolate ion takes up a proton from either side.',
    distractors: [
      {
        text: 'Its phenyl group leaves and returns from either side.',
        slip: 'mechanism-confused',
        teaching: 'C–C bonds to phenyl do not break in base; it is a proton that is removed and returned.',
      },
      {
        text: 'Ethoxide adds to C=O and makes the molecule planar.',
        slip: 'one-step-for-two',
        teaching: 'Addition to C=O would not affect the stereocenter, which is the neighboring carbon.',
      },
      {
        text: 'Two molecules join to form a *meso* compound.',
        slip: 'meso-overlooked',
        teaching: 'The product is the racemate of the same ketone, not a dimer.',
      },
    ],
    explanation:
      'The hydrogen between C=O and phenyl is acidic. In the enolate ion this carbon is planar; protonation from both sides gives the racemate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.5',
  },
  {
    id: 'organic-carbonyl-compounds-115',
    topics: ['carbonyl-compounds'],
    tests: ['aldol-reaction'],
    difficulty: 'beginner',
    text: 'What forms first when acetaldehyde is left to stand with a little dilute NaOH at 5 °C?',
    answer: '\\smiles{CC(O)CC=O}',
    distractors: [
      {
        text: '\\smiles{CC=CC=O}',
        slip: 'one-step-too-many',
        teaching: 'This forms on heating, by loss of water.',
      },
      {
        text: '\\smiles{CC(O)C(C)=O}',
        slip: 'wrong-carbon-attacked',
        teaching: 'It is the carbon next to C=O that attacks, not the carbonyl carbon itself.',
      },
      {
        text: '\\smiles{C=CC(C)=O}',
        slip: 'one-step-too-many',
        teaching:
          'No water is lost in the cold; besides, it is the carbon next to C=O that attacks, not the carbonyl carbon.',
      },
    ],
    explanation:
      'The enolate carbon of one molecule attacks the C=O group of another to give 3-hydroxybutanal, \\ce{CH3CH(OH)CH2CHO}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.1',
    computation: { kind: 'same-structure', smiles: 'CC(O)CC=O' },
  },
  {
    id: 'organic-carbonyl-compounds-116',
    topics: ['carbonyl-compounds'],
    tests: ['aldol-reaction'],
    difficulty: 'intermediate',
    text: 'Four pairs of compounds are heated with dilute NaOH. Which pair gives a single aldol condensation product in good yield if the second compound is added slowly to the first?',
    answer: 'Benzaldehyde, then acetophenone, \\ce{C6H5COCH3}',
    distractors: [
      {
        text: 'Acetaldehyde, then propanal',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'Each can act both as the enolate and as the electrophile, so four products form.',
      },
      {
        text: 'Butanal, then acetone',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'Butanal has hydrogens next to C=O and condenses with itself.',
      },
      {
        text: 'Benzaldehyde, then formaldehyde',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'Neither compound has a hydrogen next to C=O, so no enolate ion forms.',
      },
    ],
    explanation:
      'Benzaldehyde has no hydrogen next to C=O and cannot form an enolate ion, but is attacked readily. Acetophenone forms an enolate ion; with the aldehyde in excess, it has only one likely partner.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.5',
  },
  {
    id: 'organic-carbonyl-compounds-117',
    topics: ['carbonyl-compounds'],
    tests: ['aldol-reaction'],
    uses: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'From which starting materials can this enone be made by an aldol condensation? \\smiles{CC(=O)C=Cc1ccco1}',
    answer: 'Acetone and furan-2-carbaldehyde',
    distractors: [
      {
        text: 'Acetaldehyde and 2-acetylfuran',
        slip: 'wrong-bond-broken',
        teaching: 'This pair would put the C=O group next to the furan ring.',
      },
      {
        text: 'Acetaldehyde and furan-2-carbaldehyde',
        slip: 'carbon-lost-or-added',
        teaching: 'This pair gives the enal without the methyl group on C=O.',
      },
      {
        text: 'Butanone and furan-2-carbaldehyde',
        slip: 'carbon-lost-or-added',
        teaching:
          'Butanone has four carbons, but the enone has only three in addition to those of the aldehyde.',
      },
    ],
    explanation:
      'The C=C bond comes from the carbon next to C=O of one partner and the carbonyl carbon of the other. Disconnecting there gives \\ce{CH3COCH3}, acetone, and furan-2-carbaldehyde.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.4',
  },
];
