import type { WrittenQuestion } from '../../written-question.ts';

/** Chemistry at home and on the road, in the words in which it is asked for. */
export const oilAndButterQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-lipids-960',
    topics: ['lipids'],
    tests: ['fatty-acids', 'triacylglycerols'],
    uses: ['intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Why is olive oil liquid at room temperature, whereas butter is solid?',
    answer: 'More of its chains have *cis* double bonds and pack less closely.',
    distractors: [
      {
        text: 'More of its chains have *trans* double bonds and pack less closely.',
        slip: 'double-bond-effect-reversed',
        teaching:
          'Natural oils have *cis* double bonds, and *trans* chains are nearly straight and would pack well.',
      },
      {
        text: 'More of its chains are saturated and attract each other less.',
        slip: 'double-bond-effect-reversed',
        teaching:
          'Olive oil has fewer saturated chains than butter, and saturated chains pack closely and attract each other more.',
      },
      {
        text: 'More of its chains are very long and attract each other less.',
        slip: 'reversed-trend',
        teaching: 'Longer chains attract each other more, which raises the melting point.',
      },
    ],
    explanation:
      'Most chains in olive oil are unsaturated (mainly oleic acid). A *cis* double bond bends the chain, so the molecules pack less closely, attract each other less and melt at a lower temperature. In butter most chains are saturated and straight.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-961',
    topics: ['lipids'],
    tests: ['fatty-acids'],
    difficulty: 'intermediate',
    text: 'All double bonds of olive oil, whose main fatty acid is oleic acid (18:1), are hydrogenated. Which acid does the oleic acid become, and how does the melting point of the fat change?',
    answer: 'Stearic acid (18:0); it rises.',
    distractors: [
      {
        text: 'Stearic acid (18:0); it falls.',
        slip: 'double-bond-effect-reversed',
        teaching:
          'The acid is right, but the straight saturated chains pack more closely, so the melting point rises.',
      },
      {
        text: 'Palmitic acid (16:0); it rises.',
        slip: 'carbon-lost-or-added',
        teaching: 'The melting point does rise, but hydrogenation removes no carbon atoms: 18:1 gives 18:0.',
      },
      {
        text: 'Palmitic acid (16:0); it falls.',
        slip: 'carbon-lost-or-added',
        teaching:
          'Hydrogenation keeps all 18 carbon atoms, and the straight saturated chains melt at a higher temperature.',
      },
    ],
    explanation:
      'Hydrogen adds to the double bond, and the 18 carbon atoms stay: stearic acid, 18:0. Without *cis* double bonds the chains are straight and pack closely, so the melting point rises: a solid fat.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-lipids-962',
    topics: ['lipids'],
    tests: ['fatty-acids'],
    difficulty: 'intermediate',
    text: 'Melting points of three fatty acids with 18 carbon atoms: stearic acid (no double bond) 69 °C, elaidic acid (one *trans* double bond) 45 °C, oleic acid (one *cis* double bond) 13 °C. Which conclusion fits these data?',
    answer: 'A *cis* bond disturbs the packing of chains more than a *trans* bond.',
    distractors: [
      {
        text: 'A *trans* bond disturbs the packing of chains more than a *cis* bond.',
        slip: 'double-bond-effect-reversed',
        teaching: 'The *trans* acid melts higher than the *cis* acid, so its chains pack better.',
      },
      {
        text: 'A *cis* bond disturbs the packing of chains as much as a *trans* bond.',
        slip: 'given-fact-overlooked',
        teaching:
          'Then oleic and elaidic acid would melt at about the same temperature, but the points differ by 32 °C.',
      },
      {
        text: 'A *trans* bond makes chains pack better than those without double bonds.',
        slip: 'given-fact-overlooked',
        teaching: 'Then elaidic acid would melt above stearic acid, but it melts 24 °C below it.',
      },
    ],
    explanation:
      'The better the chains pack, the higher the melting point. The *cis* bond bends the chain and lowers the melting point by 56 °C, the *trans* bond by only 24 °C. So a *cis* bond disturbs the packing of the chains more than a *trans* bond.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
];
