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
        teaching: 'Equilibria are shown by two half-headed arrows pointing in opposite directions.',
      },
      {
        text: '“Is a resonance form of”',
        slip: 'arrows-confused',
        teaching: 'Resonance is shown by a single arrow with two heads.',
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
    text: 'The target \\ce{C6H5CH(OH)CH2CH3} is disconnected at the bond between CH(OH) and \\ce{CH2}. Which reagents correspond to the two synthons?',
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
        teaching: 'This would give 1-phenylethanol, which is one carbon short.',
      },
    ],
    explanation:
      'The positive synthon corresponds to benzaldehyde, and the ethyl anion corresponds to a Grignard reagent.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
  },
  {
    id: 'organic-functional-groups-531',
    topics: ['functional-groups'],
    tests: ['synthetic-routes', 'aldol-reaction'],
    difficulty: 'intermediate',
    text: 'Which first disconnection is best for a β-hydroxy ketone?',
    answer: 'Between the α and β carbons (aldol)',
    distractors: [
      {
        text: 'Between C=O and the α carbon (acylation)',
        slip: 'wrong-carbon-attacked',
        teaching:
          'Acylation here would require a carbanion with OH on the next carbon, which would be eliminated; the aldol reaction avoids this.',
      },
      {
        text: 'Between the β carbon and OH (substitution)',
        slip: 'wrong-carbon-attacked',
        teaching: 'The aldol reaction forms the OH group anyway, and this disconnection makes no C–C bond.',
      },
      {
        text: 'Between C and O of C=O (Wittig)',
        slip: 'other-strategy',
        teaching: 'A Wittig disconnection is used for C=C bonds.',
      },
    ],
    explanation:
      'A 1,3-relationship between oxygen functional groups points to an aldol reaction of an enolate with an aldehyde.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
  },
  {
    id: 'organic-functional-groups-532',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'For the ether \\ce{(CH3)3COCH3}, which C–O disconnection is correct, and why?',
    answer: 'At \\ce{CH3}: *tert*-butoxide and \\ce{CH3I} react by S_{N}2',
    distractors: [
      {
        text: 'At the tertiary carbon: methoxide and *tert*-butyl iodide react by S_{N}2',
        slip: 'elimination-for-substitution',
        teaching: 'A tertiary iodide and a strong base give elimination.',
      },
      {
        text: 'At both: the two alcohols react in NaOH',
        slip: 'mechanism-confused',
        teaching: 'Alcohols do not form ethers with hydroxide; there is no leaving group.',
      },
      {
        text: 'At the tertiary carbon: methanol adds to acetone with acid',
        slip: 'reagent-misread',
        teaching: 'This would give an acetal, not the target ether.',
      },
    ],
    explanation:
      'The Williamson synthesis requires an unhindered halide, so the nucleophile must supply the bulky part.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
  },
  {
    id: 'organic-functional-groups-533',
    topics: ['functional-groups'],
    tests: ['synthetic-routes', 'diels-alder-reaction'],
    difficulty: 'advanced',
    text: 'A target is a cyclohexene with an acetyl group and a methyl group, *cis* to one another, on the two carbons across the ring from the double bond. Which approach accounts for most of these features in a single step?',
    answer: 'Diels–Alder reaction of a diene and an enone',
    distractors: [
      {
        text: 'Hydrogenation of a substituted benzene',
        slip: 'order-of-steps',
        teaching: 'The benzene ring would have to be partially reduced, with no control of configuration.',
      },
      {
        text: 'Radical chlorination, then elimination',
        slip: 'mechanism-confused',
        teaching: 'This approach accounts for neither the stereocenters nor the acetyl group.',
      },
      {
        text: 'Friedel–Crafts acylation of cyclohexane',
        slip: 'mechanism-confused',
        teaching: 'Saturated rings do not undergo this reaction.',
      },
    ],
    explanation:
      'The Diels–Alder cycloaddition forms two C–C bonds, the double bond and up to four stereocenters whose configuration follows from that of the partners, which makes it a key “transform” in many total syntheses.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 34',
  },
  {
    id: 'organic-functional-groups-534',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'Two plans for the synthesis of a natural product each need 12 steps with a yield of 90% per step: one linear, one convergent with two branches of 5 steps and 2 final steps. What is the overall yield of the longest sequence in the convergent plan?',
    answer: '48%',
    distractors: [
      {
        text: '28%',
        slip: 'answered-another-quantity',
        teaching: 'This is the yield of the linear plan, 0.90^{12}.',
        expression: '100 * 0.90^12',
      },
      {
        text: '59%',
        slip: 'one-step-short',
        teaching: 'This includes only the five steps of a branch; the last two steps are missing.',
        expression: '100 * 0.90^5',
      },
      {
        text: '81%',
        slip: 'one-step-short',
        teaching: 'This includes only the last two steps.',
        expression: '100 * 0.90^2',
      },
    ],
    explanation: 'The longest path has 5 + 2 = 7 steps: 0.90^{7} = 0.48, or 48%.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
    computation: { kind: 'quantity', expression: '100*0.90^7', unit: '%' },
  },
  {
    id: 'organic-functional-groups-535',
    topics: ['functional-groups'],
    tests: ['protecting-groups'],
    uses: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'In a total synthesis, two alcohol groups in similar surroundings are protected, one as a TBS ether and one as a benzyl ether. What is the advantage?',
    answer: 'Each can be released without affecting the other.',
    distractors: [
      {
        text: 'Both can be released with a single reagent.',
        slip: 'overgeneralised-rule',
        teaching: 'The aim is the opposite: each group is removed by a different reagent.',
      },
      {
        text: 'Both make the molecule more soluble in water.',
        slip: 'wrong-cause',
        teaching: 'The protecting groups make the molecule less polar and therefore less soluble in water.',
      },
      {
        text: 'Each activates its carbon for substitution.',
        slip: 'wrong-cause',
        teaching: 'Protecting groups do not activate the carbon; protected alcohols are poor leaving groups.',
      },
    ],
    explanation:
      'Fluoride removes silyl groups, and hydrogenolysis removes benzyl groups. With such an orthogonal pair, each alcohol can be released and made to react when needed.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 23',
  },
  {
    id: 'organic-functional-groups-536',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'Why do planners of a total synthesis look for an advanced intermediate common to several natural products?',
    answer: 'One route then serves the whole family.',
    distractors: [
      {
        text: 'Each product then has fewer stereocenters.',
        slip: 'wrong-cause',
        teaching:
          'The route does not change the products: each still has all its stereocenters, which must be set.',
      },
      {
        text: 'Yields of the first steps then rise to 100%.',
        slip: 'wrong-cause',
        teaching: 'The point at which the routes branch does not change these yields.',
      },
      {
        text: 'Protecting groups are then never needed.',
        slip: 'overgeneralised-rule',
        teaching: 'The functional groups still compete, so protection may be needed.',
      },
    ],
    explanation:
      'In a divergent (diverted) synthesis, the effort for the core is spent only once; late-stage changes then give natural products and analogs for testing.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 43',
  },
  {
    id: 'organic-carboxylic-acids-504',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution'],
    difficulty: 'beginner',
    text: 'What is the order of reactivity of carboxylic acid derivatives toward nucleophiles?',
    answer: 'Acid chloride > anhydride > ester > amide',
    distractors: [
      {
        text: 'Amide > ester > anhydride > acid chloride',
        slip: 'acyl-reactivity-reversed',
        teaching:
          'The poorer the leaving group and the stronger its donation into C=O, the less reactive the derivative is.',
      },
      {
        text: 'Ester > acid chloride > amide > anhydride',
        slip: 'acyl-reactivity-reversed',
        teaching:
          'Chloride is the best leaving group and donates least, so the acid chloride is the most reactive.',
      },
      {
        text: 'Anhydride > amide > acid chloride > ester',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Nitrogen donates most, so the amide is the least reactive.',
      },
    ],
    explanation:
      'Donation of the lone pair (Cl < OCOR < OR < \\ce{NR2}) stabilizes C=O, and leaving-group ability decreases in the same order. The order of reactivity is therefore acid chloride > anhydride > ester > amide.',
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
      {
        text: 'They form an ester.',
        slip: 'functional-group-confused',
        teaching: 'No ester can form, because no alcohol is present.',
      },
      {
        text: 'They form an imine.',
        slip: 'reaction-type-confused',
        teaching: 'Imines form from aldehydes and ketones, not from carboxylic acids.',
      },
      {
        text: 'They form an anhydride.',
        slip: 'reaction-type-confused',
        teaching: 'No anhydride forms, because the amine takes the proton of the acid at once.',
      },
    ],
    explanation:
      'The acid protonates the amine; the carboxylate ion is unreactive, and the ammonium ion is not a nucleophile. The acid must be activated first (\\ce{SOCl2} or a coupling reagent).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.7',
  },
  {
    id: 'organic-carboxylic-acids-506',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution', 'amides'],
    difficulty: 'intermediate',
    text: 'Which conversion of an acid derivative requires prolonged heating with strong acid or base?',
    answer: 'Benzamide to benzoic acid',
    distractors: [
      {
        text: 'Acetyl chloride to acetic acid',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Acetyl chloride reacts violently even with cold water.',
      },
      {
        text: 'Acetic anhydride to acetic acid',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Acetic anhydride reacts with water without strong acid or base, within minutes.',
      },
      {
        text: 'Propanoyl chloride to ethyl propanoate',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Propanoyl chloride reacts with ethanol at room temperature.',
      },
    ],
    explanation:
      'Amides are the least reactive derivatives: resonance with nitrogen and the poor leaving group \\ce{NH2-} make hydrolysis slow.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.7',
  },
];
