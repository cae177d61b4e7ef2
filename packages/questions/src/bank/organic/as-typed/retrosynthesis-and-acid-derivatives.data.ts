import type { WrittenQuestion } from '../../written-question.ts';

/** Retrosynthesis, planning of total syntheses, and the reactivity of acid derivatives. */
export const retrosynthesisAndAcidDerivativesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-functional-groups-529',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'beginner',
    text: 'What does the double arrow (⇒) in a retrosynthetic scheme mean?',
    answer: '“Can be made from”',
    distractors: [
      {
        text: '“Reacts to give”',
        slip: 'reaction-direction-reversed',
        teaching: 'This is the ordinary reaction arrow.',
      },
      {
        text: '“Is in equilibrium with”',
        slip: 'arrows-confused',
        teaching: 'Equilibria have two half arrows.',
      },
      {
        text: '“Is a resonance form of”',
        slip: 'arrows-confused',
        teaching: 'Resonance is shown by one arrow with two heads.',
      },
    ],
    explanation:
      'Retrosynthesis goes backward from the target to simpler starting materials; the arrow points to a precursor.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
  },
  {
    id: 'organic-functional-groups-530',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'The target \\ce{C6H5CH(OH)CH2CH3} is disconnected at the bond between CH(OH) and \\ce{CH2}. Which real reagents stand for the two synthons?',
    answer: 'Benzaldehyde and \\ce{C2H5MgBr}',
    distractors: [
      {
        text: 'Acetophenone and \\ce{CH3MgBr}',
        slip: 'carbon-lost-or-added',
        teaching: 'This would give a tertiary alcohol, 2-phenylpropan-2-ol.',
      },
      {
        text: 'Benzyl alcohol and \\ce{C2H5Br}',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'This would make an ether, not a C–C bond.',
      },
      {
        text: 'Benzaldehyde and \\ce{CH3MgBr}',
        slip: 'carbon-lost-or-added',
        teaching: 'This gives 1-phenylethanol, one carbon short.',
      },
    ],
    explanation: 'The positive synthon is benzaldehyde, the ethyl anion is a Grignard reagent.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
  },
  {
    id: 'organic-functional-groups-531',
    topics: ['functional-groups'],
    tests: ['synthetic-routes', 'aldol-reaction'],
    difficulty: 'intermediate',
    text: 'Which disconnection is the best first one for a β-hydroxy ketone?',
    answer: 'Between the α and β carbon (aldol)',
    distractors: [
      {
        text: 'Between C=O and the α carbon (acylation)',
        slip: 'wrong-carbon-attacked',
        teaching:
          'This needs an acyl anion or α anion with poor control; the aldol gives both groups at once.',
      },
      {
        text: 'Between the β carbon and OH (substitution)',
        slip: 'wrong-carbon-attacked',
        teaching: 'The OH group comes with the aldol reaction; no C–C bond is made so.',
      },
      {
        text: 'Between C and O of C=O (Wittig)',
        slip: 'other-strategy',
        teaching: 'A Wittig disconnection belongs to C=C.',
      },
    ],
    explanation: 'A 1,3-relation of O functions points to an aldol: enolate plus aldehyde.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
  },
  {
    id: 'organic-functional-groups-532',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'For the ether \\ce{(CH3)3COCH3}, which C–O disconnection is right, and why?',
    answer: 'At \\ce{CH3}: *tert*-butoxide with \\ce{CH3I} undergoes S_{N}2',
    distractors: [
      {
        text: 'At the tertiary carbon: methoxide with *tert*-butyl iodide undergoes S_{N}2',
        slip: 'elimination-for-substitution',
        teaching: 'A tertiary iodide and a strong base give elimination.',
      },
      {
        text: 'At both: the two alcohols join with NaOH',
        slip: 'mechanism-confused',
        teaching: 'Alcohols and hydroxide give no ether; there is no leaving group.',
      },
      {
        text: 'At the tertiary carbon: methanol adds to acetone with acid',
        slip: 'reagent-misread',
        teaching: 'This gives an acetal, not this ether.',
      },
    ],
    explanation:
      'Williamson synthesis needs an unhindered halide; so the nucleophile must bring the bulky part.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
  },
  {
    id: 'organic-functional-groups-533',
    topics: ['functional-groups'],
    tests: ['synthetic-routes', 'diels-alder-reaction'],
    difficulty: 'advanced',
    text: 'A target is a cyclohexene with an acetyl group and a methyl group, *cis* to one another, on the two carbons across the ring from the double bond. Which disconnection makes most of this in one step?',
    answer: 'Retro-Diels–Alder to diene and enone',
    distractors: [
      {
        text: 'Hydrogenation of a substituted benzene',
        slip: 'order-of-steps',
        teaching: 'A benzene would have to be reduced partly, without control of configuration.',
      },
      {
        text: 'Radical chlorination, then elimination',
        slip: 'mechanism-confused',
        teaching: 'This sets neither the stereocenters nor the acetyl group.',
      },
      {
        text: 'Friedel–Crafts acylation of cyclohexane',
        slip: 'mechanism-confused',
        teaching: 'Saturated rings do not undergo this reaction.',
      },
    ],
    explanation:
      'The cycloaddition forms two C–C bonds, the double bond and up to four stereocenters with the configuration of the partners: a key “transform” in many total syntheses.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 34',
  },
  {
    id: 'organic-functional-groups-534',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'Two plans for a natural product need 12 steps of 90 % each: one linear, one convergent with two branches of 5 steps and 2 final steps. What is the overall yield of the longest sequence in the convergent plan?',
    answer: '48 %',
    distractors: [
      {
        text: '28 %',
        slip: 'answered-another-quantity',
        teaching: 'This is the linear plan, 0.90^{12}.',
        expression: '100 * 0.90^12',
      },
      {
        text: '59 %',
        slip: 'one-step-short',
        teaching: 'Five steps of a branch only; the last two are missing.',
        expression: '100 * 0.90^5',
      },
      {
        text: '81 %',
        slip: 'one-step-short',
        teaching: 'The last two steps only.',
        expression: '100 * 0.90^2',
      },
    ],
    explanation: 'The longest path has 5 + 2 = 7 steps: 0.90^{7} = 0.48, 48 %.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
    computation: { kind: 'quantity', expression: '100*0.90^7', unit: '%' },
  },
  {
    id: 'organic-functional-groups-535',
    topics: ['functional-groups'],
    tests: ['protecting-groups'],
    uses: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'In a total synthesis, two alcohols of similar surroundings are protected as TBS ether and benzyl ether. What is gained?',
    answer: 'Each can be released without touching the other.',
    distractors: [
      {
        text: 'Both can be released with a single reagent.',
        slip: 'overgeneralised-rule',
        teaching: 'The aim is the opposite: orthogonal removal.',
      },
      {
        text: 'Both make the molecule more soluble in water.',
        slip: 'wrong-cause',
        teaching: 'They make it less polar.',
      },
      {
        text: 'Each activates its carbon for substitution.',
        slip: 'wrong-cause',
        teaching: 'Protected alcohols are poor leaving groups.',
      },
    ],
    explanation:
      'Fluoride removes silyl groups, hydrogenolysis benzyl groups: an orthogonal pair lets each alcohol react at its time.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 23',
  },
  {
    id: 'organic-functional-groups-536',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'Why do planners of a total synthesis look for a late-stage intermediate common to several natural products?',
    answer: 'One route then serves the whole family.',
    distractors: [
      {
        text: 'Fewer stereocenters then have to be set in total.',
        slip: 'wrong-cause',
        teaching: 'Each product has its stereocenters all the same.',
      },
      {
        text: 'Yields of the first steps then rise to 100 %.',
        slip: 'wrong-cause',
        teaching: 'The place of branching does not change these yields.',
      },
      {
        text: 'Protecting groups are then never needed.',
        slip: 'overgeneralised-rule',
        teaching: 'Functional groups still compete.',
      },
    ],
    explanation:
      'Diverted (divergent) synthesis: effort is spent once on the core; late changes give natural products and analogs for testing.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 43',
  },
  {
    id: 'organic-carboxylic-acids-504',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution'],
    difficulty: 'beginner',
    text: 'Which order of reactivity toward nucleophiles holds for carboxylic acid derivatives?',
    answer: 'Acid chloride > anhydride > ester > amide',
    distractors: [
      {
        text: 'Amide > ester > anhydride > acid chloride',
        slip: 'acyl-reactivity-reversed',
        teaching: 'The poorer the leaving group and the stronger the donation into C=O, the less reactive.',
      },
      {
        text: 'Ester > acid chloride > amide > anhydride',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Chloride is the best leaving group and donates least.',
      },
      {
        text: 'Anhydride > amide > acid chloride > ester',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Nitrogen donates most: the amide is last.',
      },
    ],
    explanation:
      'Donation of the lone pair (Cl < OCOR < OR < \\ce{NR2}) stabilizes C=O, and leaving group ability falls in the same order.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
  },
  {
    id: 'organic-carboxylic-acids-505',
    topics: ['carboxylic-acids'],
    tests: ['amides'],
    uses: ['nucleophilic-acyl-substitution', 'acyl-chlorides-and-anhydrides'],
    difficulty: 'intermediate',
    text: 'An amide is to be made from a carboxylic acid and an amine at room temperature. Why does simple mixing fail?',
    answer: 'They form a salt.',
    distractors: [
      { text: 'They form an ester.', slip: 'functional-group-confused', teaching: 'No alcohol is present.' },
      {
        text: 'They form an imine.',
        slip: 'reaction-type-confused',
        teaching: 'Imines come from aldehydes and ketones.',
      },
      {
        text: 'They form an anhydride.',
        slip: 'reaction-type-confused',
        teaching: 'The amine takes the proton at once.',
      },
    ],
    explanation:
      'The acid protonates the amine; carboxylate is unreactive and ammonium is no nucleophile. The acid must be activated first (\\ce{SOCl2} or a coupling reagent).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.7',
  },
  {
    id: 'organic-carboxylic-acids-506',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution', 'amides'],
    difficulty: 'intermediate',
    text: 'Which conversion of acid derivatives needs prolonged heating with strong acid or base?',
    answer: 'Benzamide to benzoic acid',
    distractors: [
      {
        text: 'Acetyl chloride to acetic acid',
        slip: 'acyl-reactivity-reversed',
        teaching: 'It reacts with cold water, violently.',
      },
      {
        text: 'Acetic anhydride to acetic acid',
        slip: 'acyl-reactivity-reversed',
        teaching: 'It reacts with water within minutes.',
      },
      {
        text: 'Propanoyl chloride to its ethyl ester',
        slip: 'acyl-reactivity-reversed',
        teaching: 'It reacts with ethanol at room temperature.',
      },
    ],
    explanation:
      'Amides are the least reactive derivatives: resonance with nitrogen and the poor leaving group \\ce{NH2-} make hydrolysis slow.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.7',
  },
];
