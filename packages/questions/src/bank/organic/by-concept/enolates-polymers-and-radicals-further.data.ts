import type { WrittenQuestion } from '../../written-question.ts';

export const enolatesPolymersAndRadicalsFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-carbonyl-compounds-703',
    topics: ['carbonyl-compounds'],
    tests: ['michael-addition'],
    uses: ['enolates'],
    difficulty: 'intermediate',
    text: 'The enolate of a ketone adds to an α,β-unsaturated ketone in a Michael addition. How are the two C=O carbons of the product numbered relative to each other?',
    answer: '1,5',
    distractors: [
      {
        text: '1,3',
        slip: 'other-named-reaction',
        teaching:
          'This is the pattern of a Claisen condensation, or of an aldol addition followed by oxidation.',
      },
      {
        text: '1,4',
        slip: 'carbons-miscounted',
        teaching:
          'Between the two C=O carbons lie three carbons: the α carbon of the enolate and the β and α carbons of the enone.',
      },
      {
        text: '1,6',
        slip: 'carbons-miscounted',
        teaching:
          'The new bond joins an α carbon to a β carbon; there is no fourth carbon between the two C=O carbons.',
      },
    ],
    explanation:
      'The chain is C=O, α carbon of the enolate, β carbon and α carbon of the enone, C=O. The product is a 1,5-dicarbonyl compound.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.10',
  },
  {
    id: 'organic-carbonyl-compounds-704',
    topics: ['carbonyl-compounds'],
    tests: ['chiral-auxiliaries'],
    uses: ['enantiomeric-excess'],
    difficulty: 'intermediate',
    text: 'What disadvantage does a chiral auxiliary have compared with a chiral catalyst that gives the same enantiomer equally well?',
    answer: 'It is needed in a stoichiometric amount and has to be attached and removed.',
    distractors: [
      {
        text: 'It must be coordinated to a metal, which is then hard to remove.',
        slip: 'condition-for-catalyst',
        teaching:
          'The auxiliary is attached by a covalent bond; it is chiral catalysts that are often metal complexes.',
      },
      {
        text: 'It is needed in a stoichiometric amount and stays bound in the final product.',
        slip: 'reagent-still-needed',
        teaching: 'The auxiliary is removed at the end, and can often be recovered.',
      },
      {
        text: 'It stays bound in the final product, whose enantiomers have to be separated.',
        slip: 'racemate-for-enantiomer',
        teaching:
          'The auxiliary is removed at the end, and the question states that it gives one enantiomer.',
      },
    ],
    explanation:
      'Each substrate molecule carries one auxiliary molecule, which is attached before the reaction and removed after it. The auxiliary is therefore needed in a stoichiometric amount and must be attached and removed, whereas a catalyst passes from molecule to molecule.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-amines-701',
    topics: ['amines'],
    tests: ['phase-transfer-catalysis'],
    uses: ['sn2-reaction'],
    difficulty: 'advanced',
    text: '1-Iodooctane in toluene reacts with aqueous \\ce{NaCN} and a little \\ce{(C4H9)4N+ HSO4-}. The reaction slows down far more than can be explained by the falling concentration of 1-iodooctane. What is the likely cause?',
    answer: 'Released iodide replaces cyanide as the partner of the cation.',
    distractors: [
      {
        text: 'Hydroxide from the water replaces cyanide as the partner of the cation.',
        slip: 'nucleophile-misjudged',
        teaching:
          'Hydroxide is strongly hydrated and stays in the water, and its amount does not increase during the reaction.',
      },
      {
        text: 'Released iodide takes the octyl group back from the nitrile.',
        slip: 'reaction-direction-reversed',
        teaching: 'Cyanide forms a strong C–C bond, which iodide does not break.',
      },
      {
        text: 'Hydroxide from the water takes the octyl group back from the nitrile.',
        slip: 'wrong-bond-broken',
        teaching: 'Hydroxide stays in the water and does not break the C–C bond to the cyano group.',
      },
    ],
    explanation:
      'The large, weakly hydrated iodide ion prefers the organic layer and pairs with the quaternary ammonium ion. The more iodide there is, the less cyanide is carried into the organic layer, because released iodide replaces cyanide as the partner of the cation. For this reason, chlorides and bromides are often preferred to iodides.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 23',
  },
  {
    id: 'organic-polymers-701',
    topics: ['polymers'],
    tests: ['ring-opening-polymerization', 'molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'Lactide is polymerized by ring opening with an alcohol as initiator. Each alcohol molecule starts one chain, no chain terminates, and all the lactide reacts. What changes if twice as much alcohol is used?',
    answer: 'There are twice as many chains, each half as long.',
    distractors: [
      {
        text: 'There are just as many chains, each twice as long.',
        slip: 'reversed-trend',
        teaching:
          'The same amount of monomer is divided among more starting points, so the chains become shorter.',
      },
      {
        text: 'There are twice as many chains, each just as long.',
        slip: 'given-amount-left-out',
        teaching:
          'The amount of lactide is fixed; twice as many chains of the same length would need twice as much.',
      },
      {
        text: 'There are half as many chains, each twice as long.',
        slip: 'inverted-ratio',
        teaching: 'This would result from using half as much alcohol.',
      },
    ],
    explanation:
      'The number of chains equals the number of alcohol molecules, and the average chain length equals the number of lactide molecules per alcohol molecule. With twice as much alcohol there are twice as many chains, each half as long.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 7',
  },
  {
    id: 'organic-polymers-702',
    topics: ['polymers'],
    tests: ['ziegler-natta-polymerization'],
    uses: ['chain-growth-mechanisms'],
    difficulty: 'intermediate',
    text: 'Propene for a Ziegler–Natta polymerization must be free of water. What would traces of water do?',
    answer: 'They would break the metal–carbon bonds of the catalyst.',
    distractors: [
      {
        text: 'They would break the carbon–carbon bonds of the chains.',
        slip: 'wrong-bond-broken',
        teaching: 'Water does not attack C–C bonds of alkanes.',
      },
      {
        text: 'They would add to the double bonds of the propene.',
        slip: 'conditions-confused',
        teaching:
          'Addition of water to propene needs a strong acid; the highly reactive metal alkyls are attacked long before that.',
      },
      {
        text: 'They would start radical chains that branch the polymer.',
        slip: 'kinds-of-polymerization-confused',
        teaching: 'Water does not generate radicals here; the chain grows at a metal atom.',
      },
    ],
    explanation:
      'Aluminum alkyls and the titanium–carbon bonds at which chains grow react violently with water, as in \\ce{Al(C2H5)3 + 3H2O -> Al(OH)3 + 3C2H6}. Traces of water would break the metal–carbon bonds of the catalyst.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-radical-reactions-701',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction', 'halogenation-of-alkanes'],
    uses: ['activation-energy'],
    difficulty: 'intermediate',
    text: 'For X• + \\ce{CH4} → HX + \\ce{CH3}• the reaction enthalpies are +8 kJ/mol (X = Cl), +73 kJ/mol (Br) and +141 kJ/mol (I). What can be concluded about the reaction of methane with iodine?',
    answer: 'The chain does not propagate: this step is too slow.',
    distractors: [
      {
        text: 'The chain does not start: iodine is not split by light.',
        slip: 'initiation-for-termination',
        teaching: 'The bond of \\ce{I2} is weak and easily split; the data refer to a propagation step.',
      },
      {
        text: 'The chain propagates best: this step stores the most energy.',
        slip: 'stability-from-heat-reversed',
        teaching:
          'An endothermic step has a barrier at least as high as its enthalpy: the step with the highest enthalpy is the slowest.',
      },
      {
        text: 'The chain does not end: iodine radicals are too stable.',
        slip: 'propagation-for-termination',
        teaching: 'Iodine atoms that do not abstract hydrogen meet and form \\ce{I2}, which ends chains.',
      },
    ],
    explanation:
      'The activation energy of the step cannot be below its enthalpy. At 141 kJ/mol an iodine atom will almost always meet another one before it can abstract a hydrogen. The chain does not propagate, because this step is too slow.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.2',
  },
  {
    id: 'organic-radical-reactions-702',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction'],
    uses: ['halogenation-of-alkanes'],
    difficulty: 'intermediate',
    text: 'A mixture of methane and chlorine that contains a little oxygen hardly reacts in light at first. After a while, the reaction proceeds at its usual rate. What does the oxygen do?',
    answer: 'It reacts with carbon radicals until it is used up.',
    distractors: [
      {
        text: 'It reacts with chlorine molecules until it is used up.',
        slip: 'wrong-groups-joined',
        teaching: 'Oxygen does not react with chlorine molecules; it needs radicals.',
      },
      {
        text: 'It absorbs the light of the lamp until it is used up.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Oxygen is transparent to the visible and near ultraviolet light that splits chlorine.',
      },
      {
        text: 'It reacts with hydrogen chloride until it is used up.',
        slip: 'other-process',
        teaching: 'HCl is a product, and removing it would not stop the chain.',
      },
    ],
    explanation:
      '\\ce{O2} has two unpaired electrons and binds \\ce{CH3}• quickly. The peroxy radical, \\ce{CH3OO}•, is far less reactive, so the chains stop. The oxygen thus reacts with carbon radicals until it is used up, and then the chains run again.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.6',
  },
];
