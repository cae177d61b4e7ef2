import type { WrittenQuestion } from '../../written-question.ts';

/** Topics in the words in which they are asked for. */
export const breathalyzerAndSplittingQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-960',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols', 'oxidizing-and-reducing-agents'],

    difficulty: 'intermediate',
    text: 'In an older breathalyzer, acidified orange dichromate is turned green by the ethanol in breath. Which ion is green, and what is the role of the ethanol?',
    answer: '\\ce{Cr^3+}; ethanol is the reducing agent.',
    distractors: [
      {
        text: '\\ce{Cr^3+}; ethanol is the oxidizing agent.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'The ion is right, but chromium goes from +6 to +3: ethanol gives electrons to it and reduces it.',
      },
      {
        text: '\\ce{CrO4^2-}; ethanol is the reducing agent.',
        slip: 'color-of-another-ion',
        teaching:
          'Chromate is yellow and still contains chromium in the +6 state; if it formed, nothing would have been reduced.',
      },
      {
        text: '\\ce{CrO4^2-}; ethanol is the oxidizing agent.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'Chromate is yellow and forms in base without any redox reaction; ethanol is oxidized and so reduces chromium.',
      },
    ],
    explanation:
      'Ethanol is oxidized to acetic acid and gives electrons to chromium, which goes from +6 in \\ce{Cr2O7^2-} to +3. The green ion is \\ce{Cr^3+}, and ethanol is the reducing agent.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'organic-spectroscopy-organic-960',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    uses: ['proton-nmr'],
    difficulty: 'intermediate',
    text: 'The four ketones below have the formula \\ce{C6H12O}. Which of them gives a ^{1}H NMR spectrum that consists only of singlets?',
    answer: '3,3-Dimethylbutan-2-one',
    distractors: [
      {
        text: '4-Methylpentan-2-one',
        slip: 'neighbors-overlooked',
        teaching:
          'Its CH group couples with two \\ce{CH3} groups and a \\ce{CH2} group, so the signal of these \\ce{CH3} groups, for one, is a doublet.',
      },
      {
        text: '3-Methylpentan-2-one',
        slip: 'neighbors-overlooked',
        teaching: 'It contains an ethyl group and a CH group, which couple with each other.',
      },
      {
        text: '2-Methylpentan-3-one',
        slip: 'neighbors-overlooked',
        teaching:
          'Its ethyl group gives a triplet and a quartet, and its isopropyl group a doublet and a septet.',
      },
    ],
    explanation:
      'By the *n* + 1 rule a singlet means *n* = 0: no hydrogen on a neighboring carbon. In 3,3-dimethylbutan-2-one, \\ce{CH3COC(CH3)3}, one \\ce{CH3} is next to C=O, and the other three are on a carbon without hydrogen: two singlets.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.6',
  },
  {
    id: 'organic-spectroscopy-organic-961',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    uses: ['proton-nmr'],
    difficulty: 'beginner',
    text: 'A student says: “In \\ce{CH3CH2OCH3} the \\ce{CH3} of the ethyl group has three hydrogens, so *n* = 3 and its signal is a quartet.” What does *n* stand for in the *n* + 1 rule, and what is the actual multiplicity of this signal?',
    answer: 'The number of H on the neighboring carbon; a triplet',
    distractors: [
      {
        text: 'The number of H on all other carbons; a sextet',
        slip: 'all-hydrogens-counted',
        teaching:
          'The hydrogens of the methoxy group are too far away to split the signal; the two of the \\ce{CH2} count.',
      },
      {
        text: 'The number of C next to this carbon; a doublet',
        slip: 'wrong-thing-counted',
        teaching:
          'The lines come from neighboring hydrogens, and the one neighboring carbon has two of them.',
      },
      {
        text: 'The number of H on the nearest oxygen; a singlet',
        slip: 'wrong-thing-counted',
        teaching:
          'There is no H on the oxygen, but the \\ce{CH2} next to the \\ce{CH3} has two, and these split the signal.',
      },
    ],
    explanation:
      'In the *n* + 1 rule, *n* is the number of hydrogens on the neighboring carbon, not the group’s own. The \\ce{CH2} has two, so the signal of the \\ce{CH3} has 2 + 1 = 3 lines: a triplet.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.6',
  },
  {
    id: 'organic-spectroscopy-organic-962',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    uses: ['proton-nmr'],
    difficulty: 'intermediate',
    text: 'All couplings between neighboring hydrogens of 1-bromopropane, \\ce{CH3CH2CH2Br}, are about 7 Hz. Which patterns do the signals of the \\ce{CH3}, the middle \\ce{CH2} and the \\ce{CH2Br} show, in this order?',
    answer: 'Triplet, sextet, triplet',
    distractors: [
      {
        text: 'Triplet, quartet, triplet',
        slip: 'one-side-only',
        teaching:
          'The middle \\ce{CH2} has neighbors on both sides: the two hydrogens of \\ce{CH2Br} count along with the three of \\ce{CH3}.',
      },
      {
        text: 'Quartet, triplet, triplet',
        slip: 'own-hydrogens-counted',
        teaching: 'This adds 1 to each group’s own hydrogens; the rule counts those of the neighbors.',
      },
      {
        text: 'Sextet, sextet, sextet',
        slip: 'all-hydrogens-counted',
        teaching:
          'The three groups have different neighbors; the end groups couple with the two hydrogens of the middle \\ce{CH2}.',
      },
    ],
    explanation:
      '\\ce{CH3} and \\ce{CH2Br} each have two neighboring hydrogens (2 + 1 = 3 lines). The middle \\ce{CH2} has 3 + 2 = 5 with equal couplings, so 5 + 1 = 6 lines: triplet, sextet, triplet.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.6',
  },
];
