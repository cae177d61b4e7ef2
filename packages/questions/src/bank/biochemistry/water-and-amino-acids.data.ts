import type { WrittenQuestion } from '../written-question.ts';

export const waterAndAminoAcidQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-water-and-buffers-01',
    topics: ['water-and-buffers'],
    difficulty: 'beginner',
    text: 'A phosphate buffer contains 0.20 mol/L \\ce{HPO4^2-} and 0.10 mol/L \\ce{H2PO4-}. What is its pH? (p*K*_{a} of \\ce{H2PO4-} is 6.86)',
    answer: '7.16',
    distractors: [
      {
        text: '6.56',
        slip: 'acid-over-base',
        teaching:
          'The logarithm takes base over acid, [\\ce{HPO4^2-}]/[\\ce{H2PO4-}]: more base means a pH above p*K*_{a}.',
      },
      {
        text: '6.86',
        slip: 'pka-taken-for-ph',
        teaching: 'pH equals p*K*_{a} only when acid and base are equally concentrated.',
      },
      {
        text: '7.55',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The buffer equation takes log_{10}: log_{10} 2 is 0.30, while ln 2 would be 0.69.',
      },
    ],
    explanation:
      'Henderson–Hasselbalch: pH = p*K*_{a} + log_{10} \\frac{[base]}{[acid]} = 6.86 + log_{10} \\frac{0.20}{0.10} = 6.86 + 0.30 = 7.16.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: { kind: 'quantity', expression: '6.86 + log10(0.20 / 0.10)', unit: '' },
  },
  {
    id: 'biochemistry-water-and-buffers-02',
    topics: ['water-and-buffers'],
    difficulty: 'intermediate',
    text: 'Blood plasma has pH 7.40. For the pair dissolved \\ce{CO2} and \\ce{HCO3-} the effective p*K*_{a} at 37 °C is 6.10. What is the ratio [\\ce{HCO3-}]/[\\ce{CO2}]?',
    answer: '20',
    distractors: [
      {
        text: '0.050',
        slip: 'inverted-ratio',
        teaching: 'This is acid over base; above the p*K*_{a} the base must be in excess.',
      },
      {
        text: '1.3',
        slip: 'one-step-short',
        teaching:
          'This is pH − p*K*_{a}, the logarithm of the ratio; it still has to be raised as a power of ten.',
      },
      {
        text: '3.7',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is e^{1.30}; the buffer equation uses decadic logarithms, so the ratio is 10^{1.30}.',
      },
    ],
    explanation:
      'log_{10} \\frac{[\\ce{HCO3-}]}{[\\ce{CO2}]} = pH − p*K*_{a} = 7.40 − 6.10 = 1.30, so the ratio is 10^{1.30} = 20.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: { kind: 'quantity', expression: '10^(7.40 - 6.10)', unit: '' },
  },
  {
    id: 'biochemistry-water-and-buffers-03',
    topics: ['water-and-buffers'],
    difficulty: 'advanced',
    text: 'A 1.00 L phosphate buffer contains 0.060 mol \\ce{H2PO4-} and 0.040 mol \\ce{HPO4^2-}. What is the pH after 0.020 mol of solid NaOH has dissolved in it without changing the volume? (p*K*_{a} of \\ce{H2PO4-} is 6.86)',
    answer: '7.04',
    distractors: [
      {
        text: '6.68',
        slip: 'reaction-before-buffer',
        teaching: 'This is the pH before the addition: the hydroxide first turns acid into base.',
      },
      {
        text: '6.26',
        slip: 'wrong-sign',
        teaching: 'This treats NaOH as an acid: hydroxide uses up \\ce{H2PO4-} and makes \\ce{HPO4^2-}.',
      },
      {
        text: '6.86',
        slip: 'one-step-short',
        teaching:
          'The base was raised to 0.060 mol, but the acid that reacted was not taken away: 0.040 mol remain.',
      },
    ],
    explanation:
      '\\ce{H2PO4- + OH- -> HPO4^2- + H2O}: 0.060 − 0.020 = 0.040 mol acid and 0.040 + 0.020 = 0.060 mol base. pH = 6.86 + log_{10} \\frac{0.060}{0.040} = 7.04.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: {
      kind: 'quantity',
      expression: '6.86 + log10((0.040 + 0.020) / (0.060 - 0.020))',
      unit: '',
    },
  },
  {
    id: 'biochemistry-amino-acids-01',
    topics: ['amino-acids'],
    difficulty: 'beginner',
    text: 'Which of these amino acids has no stereocentre?',
    answer: 'Glycine',
    distractors: [
      {
        text: 'Alanine',
        slip: 'residue-property-mixed-up',
        teaching: 'The side chain of alanine is \\ce{CH3}, so its α carbon carries four different groups.',
      },
      {
        text: 'Proline',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'The ring of proline does not take the asymmetry away: its α carbon has four different neighbours.',
      },
      {
        text: 'Serine',
        slip: 'residue-property-mixed-up',
        teaching: 'The side chain of serine is \\ce{CH2OH}, so its α carbon carries four different groups.',
      },
    ],
    explanation:
      'The α carbon of an amino acid carries \\ce{H}, an amino group, a carboxyl group and the side chain. In glycine the side chain is itself \\ce{H}, so two of the four groups are the same and the carbon is no stereocentre.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'amino-acid', having: 'no-stereocentre' },
  },
  {
    id: 'biochemistry-amino-acids-02',
    topics: ['amino-acids', 'protein-structure'],
    difficulty: 'beginner',
    text: 'Two residues of which amino acid can be oxidised to form a disulfide bridge?',
    answer: 'Cysteine',
    distractors: [
      {
        text: 'Methionine',
        slip: 'residue-property-mixed-up',
        teaching:
          'The sulfur of methionine sits in a thioether, C–S–C; it has no S–H that could be oxidised to S–S.',
      },
      {
        text: 'Serine',
        slip: 'residue-property-mixed-up',
        teaching: 'Serine has oxygen where cysteine has sulfur: an alcohol, not a thiol.',
      },
      {
        text: 'Glutamine',
        slip: 'residue-property-mixed-up',
        teaching: 'Glutamine ends in an amide and contains no sulfur at all.',
      },
    ],
    explanation:
      'A disulfide forms from two thiols, 2 R–SH → R–S–S–R + 2 H. Of the four, only cysteine has a thiol (\\ce{CH2SH}) in its side chain.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'amino-acid', having: 'thiol' },
  },
  {
    id: 'biochemistry-amino-acids-03',
    topics: ['amino-acids'],
    difficulty: 'intermediate',
    text: 'Glutamic acid has p*K*_{a} values of 2.19 (α-carboxyl), 4.25 (side chain) and 9.67 (α-amino). What is its isoelectric point?',
    answer: '3.22',
    distractors: [
      {
        text: '6.96',
        slip: 'averaged-wrong-pkas',
        teaching: 'Between 4.25 and 9.67 the charge is −1; the neutral form lies between 2.19 and 4.25.',
      },
      {
        text: '5.93',
        slip: 'forgot-side-chain',
        teaching:
          'This averages the α groups as if the side chain could not ionise; the second carboxyl pulls pI down.',
      },
      {
        text: '5.37',
        slip: 'averaged-all-pkas',
        teaching: 'Only the two p*K*_{a} values on either side of the neutral form count, not all three.',
      },
    ],
    explanation:
      'Fully protonated the charge is +1. Losing the α-carboxyl proton (2.19) gives 0, losing the side-chain proton (4.25) gives −1. The neutral form lies between these steps: pI = \\frac{2.19 + 4.25}{2} = 3.22.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'isoelectric-point', acids: [2.19, 4.25], bases: [9.67] },
  },
  {
    id: 'biochemistry-amino-acids-04',
    topics: ['amino-acids'],
    difficulty: 'intermediate',
    text: 'Lysine has p*K*_{a} values of 2.18 (α-carboxyl), 8.95 (α-amino) and 10.53 (side chain). To the nearest whole number, what is the net charge of free lysine at pH 7.0?',
    answer: '+1',
    distractors: [
      {
        text: '+2',
        slip: 'wrong-protonation-state',
        teaching: 'The carboxyl group (p*K*_{a} 2.18) has lost its proton at pH 7 and contributes −1.',
      },
      {
        text: '0',
        slip: 'forgot-side-chain',
        teaching: 'The side chain is protonated at pH 7 as well, so the two amino groups give +2 together.',
      },
      {
        text: '−1',
        slip: 'wrong-protonation-state',
        teaching:
          'Amino groups are neutral only above their p*K*_{a}; at pH 7 lysine’s are still protonated.',
      },
    ],
    explanation:
      'At pH 7.0 the carboxyl group (p*K*_{a} 2.18) is deprotonated, −1, while both amino groups (8.95 and 10.53) are protonated, +1 each: −1 + 1 + 1 = +1.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'net-charge', acids: [2.18], bases: [8.95, 10.53], pH: 7 },
  },
  {
    id: 'biochemistry-amino-acids-05',
    topics: ['amino-acids', 'protein-structure'],
    difficulty: 'advanced',
    text: 'To the nearest whole number, what is the net charge of the peptide Ala-Glu-Lys-His-Asp at pH 7.0? Use p*K*_{a} = 8.0 (terminal amino), 3.5 (terminal carboxyl), 4.1 (Glu), 3.9 (Asp), 6.0 (His), 10.5 (Lys).',
    answer: '−1',
    distractors: [
      {
        text: '0',
        slip: 'wrong-protonation-state',
        teaching:
          'This counts histidine as +1, but at pH 7.0, a unit above its p*K*_{a}, it is mostly neutral.',
      },
      {
        text: '−2',
        slip: 'forgot-terminus',
        teaching: 'The free amino end of alanine (p*K*_{a} 8.0) is mostly protonated and adds +1.',
      },
      {
        text: '−3',
        slip: 'one-step-short',
        teaching: 'This is the sum of the carboxylates alone; the amino end and lysine are positive.',
      },
    ],
    explanation:
      'Negative: Glu, Asp and the terminal carboxyl of Asp, −3. Positive: the terminal amino group (+0.9) and Lys (+1.0); His at one pH unit above its p*K*_{a} adds only +0.1. Sum: −3 + 0.9 + 1.0 + 0.1 = −1.0.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'net-charge', acids: [3.5, 4.1, 3.9], bases: [8.0, 6.0, 10.5], pH: 7 },
  },
];
