import type { WrittenQuestion } from '../../written-question.ts';

export const chargesOfSideChainsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-amino-acids-300',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids'],
    difficulty: 'beginner',
    text: 'Which amino acid has a positively charged side chain at pH 7.4?',
    answer: 'Lysine',
    distractors: [
      {
        text: 'Glutamic acid',
        slip: 'charge-turned-around',
        teaching: 'Its side chain (p*K*_{a} 4.1) has lost its proton and is negatively charged.',
      },
      { text: 'Serine', slip: 'residue-property-mixed-up', teaching: 'Its –OH group is neutral at this pH.' },
      { text: 'Asparagine', slip: 'residue-property-mixed-up', teaching: 'Its amide group is neutral.' },
    ],
    explanation:
      'The amino group of the lysine side chain has p*K*_{a} 10.5, so it carries its proton and a positive charge at pH 7.4.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 3.1',
  },
  {
    id: 'biochemistry-amino-acids-301',
    topics: ['amino-acids'],
    tests: ['henderson-hasselbalch-equation'],
    uses: ['classes-of-amino-acids'],
    difficulty: 'intermediate',
    text: 'What percentage of histidine side chains (p*K*_{a} 6.0) is positively charged at pH 7.4?',
    answer: 'About 4%',
    distractors: [
      {
        text: 'About 96%',
        slip: 'reversed-trend',
        teaching:
          'This is the percentage that is neutral; at a pH above the p*K*_{a}, most of the side chains have lost their proton.',
      },
      { text: 'About 50%', slip: 'overgeneralised-rule', teaching: 'This is the percentage at pH 6.0.' },
      {
        text: 'About 100%',
        slip: 'overgeneralised-rule',
        teaching: 'Only lysine and arginine are practically fully charged.',
      },
    ],
    explanation: '[HisH^{+}]/[His] = 10^{6.0 − 7.4} = 0.04: about 4% is protonated.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 3.1',
  },
  {
    id: 'biochemistry-amino-acids-302',
    topics: ['amino-acids'],
    tests: ['peptide-charge'],
    difficulty: 'intermediate',
    text: 'What is the net charge of the peptide Asp-Lys-Glu-Arg-Asp at pH 7.4 (free ends)?',
    answer: '−1',
    distractors: [
      {
        text: '−2',
        slip: 'forgot-terminus',
        teaching: 'The N terminus also carries a charge of +1, so the charges are −4 and +3.',
      },
      {
        text: '−4',
        slip: 'charged-groups-miscounted',
        teaching: 'These are the negative groups alone; Lys, Arg and the N terminus contribute +3.',
      },
      {
        text: '−3',
        slip: 'charged-groups-miscounted',
        teaching: 'These are the acidic side chains alone; Lys, Arg and both ends must be included as well.',
      },
    ],
    explanation:
      'Negative: Asp, Glu, Asp and the C terminus, −4. Positive: Lys, Arg and the N terminus, +3. The sum is −1.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 3.2',
  },
  {
    id: 'biochemistry-amino-acids-303',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids'],
    difficulty: 'beginner',
    text: 'Which set of side chains is negatively charged at pH 7.4?',
    answer: 'Aspartate and glutamate',
    distractors: [
      {
        text: 'Asparagine and glutamine',
        slip: 'residue-property-mixed-up',
        teaching: 'Their amide groups are neutral.',
      },
      {
        text: 'Lysine and arginine',
        slip: 'charge-turned-around',
        teaching: 'Their side chains are positive.',
      },
      {
        text: 'Serine and threonine',
        slip: 'residue-property-mixed-up',
        teaching: 'Their –OH groups are neutral (p*K*_{a} about 13).',
      },
    ],
    explanation:
      'The carboxyl groups of aspartate and glutamate (p*K*_{a} about 4) have lost their protons at pH 7.4.',
    reference: 'Nelson, Cox, Lehninger Principles of Biochemistry, section 3.1',
  },
];
