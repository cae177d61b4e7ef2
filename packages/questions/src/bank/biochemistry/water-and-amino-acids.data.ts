import type { WrittenQuestion } from '../written-question.ts';

export const waterAndAminoAcidQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-water-and-buffers-01',
    topics: ['water-and-buffers'],
    tests: ['henderson-hasselbalch-equation'],
    uses: ['biological-buffers'],
    difficulty: 'beginner',
    text: 'A phosphate buffer contains 0.20 mol/L \\ce{HPO4^2-} and 0.10 mol/L \\ce{H2PO4-}. What is its pH? (p*K*_{a} of \\ce{H2PO4-} is 6.86)',
    answer: '7.16',
    distractors: [
      {
        text: '6.56',
        slip: 'acid-over-base',
        teaching:
          'The logarithm contains base over acid, [\\ce{HPO4^2-}]/[\\ce{H2PO4-}]: more base means a pH above p*K*_{a}.',
        expression: '6.86 + log10(1 / 0.20 * 0.10)',
      },
      {
        text: '8.86',
        slip: 'digits-for-logarithm',
        teaching: 'Here the ratio itself was added, not its logarithm.',
        expression: '6.86 + 0.20 / 0.10',
      },
      {
        text: '7.55',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The buffer equation takes log_{10}: log_{10} 2 is 0.30, while ln 2 would be 0.69.',
        expression: '6.86 + ln(0.20 / 0.10)',
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
    tests: ['biological-buffers', 'henderson-hasselbalch-equation'],
    difficulty: 'intermediate',
    text: 'Blood plasma has pH 7.40. The effective p*K*_{a} of the dissolved \\ce{CO2}/\\ce{HCO3-} pair at 37 °C is 6.10. What is the ratio [\\ce{HCO3-}]/[\\ce{CO2}]?',
    answer: '20',
    distractors: [
      {
        text: '0.050',
        slip: 'inverted-ratio',
        teaching: 'This is acid over base; above the p*K*_{a} the base must be in excess.',
        expression: '10^(6.10 - 7.40)',
      },
      {
        text: '1.3',
        slip: 'one-step-short',
        teaching: 'This is pH − p*K*_{a}, the logarithm of the ratio; the ratio is ten raised to this power.',
        expression: '7.40 - 6.10',
      },
      {
        text: '3.7',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is e^{1.30}; the buffer equation uses base-10 logarithms, so the ratio is 10^{1.30}.',
        expression: 'exp(7.40 - 6.10)',
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
    tests: ['henderson-hasselbalch-equation', 'buffer-solutions'],
    uses: ['biological-buffers'],
    difficulty: 'advanced',
    text: 'A 1.00 L phosphate buffer contains 0.060 mol \\ce{H2PO4-} and 0.040 mol \\ce{HPO4^2-}. What is the pH after 0.020 mol of solid NaOH has dissolved in it without changing the volume? (p*K*_{a} of \\ce{H2PO4-} is 6.86)',
    answer: '7.04',
    distractors: [
      {
        text: '6.68',
        slip: 'reaction-before-buffer',
        teaching: 'This is the pH before the addition: the hydroxide first turns acid into base.',
        expression: '6.86 + log10(0.040 / 0.060)',
      },
      {
        text: '6.26',
        slip: 'wrong-sign',
        teaching: 'This treats NaOH as an acid: hydroxide uses up \\ce{H2PO4-} and makes \\ce{HPO4^2-}.',
        expression: '6.86 + log10((0.040 - 0.020) / (0.060 + 0.020))',
      },
      {
        text: '6.86',
        slip: 'one-step-short',
        teaching:
          'The base was raised to 0.060 mol, but the acid that reacted was not subtracted: 0.040 mol remains.',
        expression: '6.86 + log10((0.040 + 0.020) / 0.060)',
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
    tests: ['amino-acid-structures', 'chirality'],
    difficulty: 'beginner',
    text: 'Which of these amino acids has no stereocenter?',
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
          'The ring of proline does not remove the asymmetry: its α carbon has four different neighbors.',
      },
      {
        text: 'Serine',
        slip: 'residue-property-mixed-up',
        teaching: 'The side chain of serine is \\ce{CH2OH}, so its α carbon carries four different groups.',
      },
    ],
    explanation:
      'The α carbon of an amino acid carries \\ce{H}, an amino group, a carboxyl group and the side chain. In glycine the side chain is itself \\ce{H}, so two of the four groups are the same and the carbon is not a stereocenter.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'amino-acid', having: 'no-stereocentre' },
  },
  {
    id: 'biochemistry-amino-acids-02',
    topics: ['amino-acids', 'protein-structure'],
    tests: ['disulfide-bonds'],
    uses: ['amino-acid-structures'],
    difficulty: 'beginner',
    text: 'Two residues of which amino acid can be oxidized to form a disulfide bridge?',
    answer: 'Cysteine',
    distractors: [
      {
        text: 'Methionine',
        slip: 'residue-property-mixed-up',
        teaching:
          'The sulfur of methionine is part of a thioether, C–S–C; it has no S–H that could be oxidized to S–S.',
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
      'A disulfide forms from two thiols, 2 R–SH \\ce{->} R–S–S–R + 2 H. Of the four, only cysteine has a thiol (\\ce{CH2SH}) in its side chain.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'amino-acid', having: 'thiol' },
  },
  {
    id: 'biochemistry-amino-acids-03',
    topics: ['amino-acids'],
    tests: ['isoelectric-point'],
    uses: ['zwitterions'],
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
          'This averages the α groups as if the side chain could not ionize; the second carboxyl group lowers the pI.',
      },
      {
        text: '5.37',
        slip: 'averaged-all-pkas',
        teaching:
          'Only the two p*K*_{a} values on either side of the neutral form are averaged, not all three.',
      },
    ],
    explanation:
      'In the fully protonated form the charge is +1. Losing the α-carboxyl proton (2.19) gives 0, and losing the side-chain proton (4.25) gives −1. The neutral form lies between these steps: pI = \\frac{2.19 + 4.25}{2} = 3.22.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'isoelectric-point', acids: [2.19, 4.25], bases: [9.67] },
  },
  {
    id: 'biochemistry-amino-acids-04',
    topics: ['amino-acids'],
    tests: ['zwitterions'],
    uses: ['acid-dissociation-constant'],
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
        text: '+3',
        slip: 'wrong-sign',
        teaching: 'Three groups are charged, but the carboxylate carries −1.',
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
    tests: ['peptide-charge'],
    uses: ['acid-dissociation-constant'],
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
  {
    id: 'biochemistry-water-and-buffers-04',
    topics: ['water-and-buffers'],
    tests: ['ph'],
    difficulty: 'beginner',
    text: 'What is the concentration of \\ce{H3O+} in blood of pH 7.40?',
    answer: '4.0 × 10^{−8} mol/L',
    distractors: [
      {
        text: '2.5 × 10^{−7} mol/L',
        slip: 'answered-another-quantity',
        teaching: 'This is the concentration of hydroxide at 25 °C, 10^{−(14.00 − 7.40)} mol/L.',
        expression: '10^(-(14.00 - 7.40))',
      },
      {
        text: '7.4 × 10^{−7} mol/L',
        slip: 'digits-for-logarithm',
        teaching: 'The pH is the negative exponent of ten, not the number in front of the power of ten.',
        expression: '7.40 * 10^(-7)',
      },
      {
        text: '6.1 × 10^{−4} mol/L',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is e^{−7.40}; pH is a base-10 logarithm.',
        expression: 'exp(-7.40)',
      },
    ],
    explanation: '[\\ce{H3O+}] = 10^{−pH} mol/L = 10^{−7.40} mol/L = 4.0 × 10^{−8} mol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: { kind: 'quantity', expression: '10^(-7.40)', unit: 'mol/L' },
  },
  {
    id: 'biochemistry-water-and-buffers-05',
    topics: ['water-and-buffers'],
    tests: ['preparing-a-buffer'],
    uses: ['buffer-capacity'],
    difficulty: 'beginner',
    text: 'Which of these acids, with its conjugate base, makes the best buffer at pH 7.0?',
    answer: '\\ce{H2PO4-} (p*K*_{a} 6.86)',
    distractors: [
      {
        text: '\\ce{CH3COOH} (p*K*_{a} 4.76)',
        slip: 'pka-taken-for-ph',
        teaching:
          'Two units above its p*K*_{a}, nearly all of the acid is ionized, so little is left to take up base.',
      },
      {
        text: '\\ce{NH4+} (p*K*_{a} 9.25)',
        slip: 'pka-taken-for-ph',
        teaching:
          'Two units below its p*K*_{a}, nearly all of the base is protonated, so little is left to take up acid.',
      },
      {
        text: '\\ce{HCOOH} (p*K*_{a} 3.75)',
        slip: 'overgeneralised-rule',
        teaching:
          'A stronger acid is not a better buffer; what matters is that its p*K*_{a} lies near the pH.',
      },
    ],
    explanation:
      'A buffer works best within about one unit of its p*K*_{a}, where appreciable amounts of acid and base are both present. Only \\ce{H2PO4-}, with 6.86, lies near 7.0.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-06',
    topics: ['water-and-buffers'],
    tests: ['henderson-hasselbalch-equation', 'fractional-composition'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'Acetic acid has a p*K*_{a} of 4.76. What percentage of it is ionized in a solution held at pH 5.76?',
    answer: '91%',
    distractors: [
      {
        text: '9.1%',
        slip: 'acid-over-base',
        teaching:
          'This is the percentage that is still un-ionized; above its p*K*_{a} an acid is mostly ionized.',
        expression: '100 / (1 + 10^(5.76 - 4.76))',
      },
      {
        text: '27%',
        slip: 'acid-over-base',
        teaching: 'This uses the inverse ratio and e in place of 10.',
        expression: '100 / (1 + exp(5.76 - 4.76))',
      },
      {
        text: '73%',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'One unit of pH means a ratio of 10, not of e.',
        expression: '100 / (1 + exp(4.76 - 5.76))',
      },
    ],
    explanation:
      '\\frac{[base]}{[acid]} = 10^{5.76 − 4.76} = 10, so the ionized fraction is \\frac{10}{10 + 1} = 0.91.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: { kind: 'quantity', expression: '100 / (1 + 10^(4.76 - 5.76))', unit: '%' },
  },
  {
    id: 'biochemistry-water-and-buffers-07',
    topics: ['water-and-buffers'],
    tests: ['biological-buffers', 'henderson-hasselbalch-equation'],
    difficulty: 'advanced',
    text: 'A patient in acidosis has blood of pH 7.20 with 12 mmol/L \\ce{HCO3-}. What is the concentration of dissolved \\ce{CO2}? (effective p*K*_{a} 6.10)',
    answer: '0.95 mmol/L',
    distractors: [
      {
        text: '151 mmol/L',
        slip: 'inverted-ratio',
        teaching:
          'The ratio of base to acid is above 1 here, so there must be less \\ce{CO2} than \\ce{HCO3-}.',
        expression: '12 / 10^(6.10 - 7.20)',
      },
      {
        text: '10.9 mmol/L',
        slip: 'one-step-short',
        teaching: 'Here 12 was divided by the logarithm 1.10; the ratio itself is 10^{1.10}.',
        expression: '12 / (7.20 - 6.10)',
      },
      {
        text: '4.0 mmol/L',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The ratio is 10^{1.10} = 12.6, not e^{1.10} = 3.0.',
        expression: '12 / exp(7.20 - 6.10)',
      },
    ],
    explanation:
      'log_{10} \\frac{[\\ce{HCO3-}]}{[\\ce{CO2}]} = 7.20 − 6.10 = 1.10, so the ratio is 12.6 and [\\ce{CO2}] = 12/12.6 = 0.95 mmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: { kind: 'quantity', expression: '12 / 10^(7.20 - 6.10)', unit: 'mmol/L' },
  },
  {
    id: 'biochemistry-water-and-buffers-08',
    topics: ['water-and-buffers'],
    tests: ['henderson-hasselbalch-equation', 'buffer-solutions'],
    uses: ['biological-buffers'],
    difficulty: 'advanced',
    text: '1.00 L of a 50 mmol/L Tris buffer (total of both forms, p*K*_{a} 8.07) has pH 8.07. What amount of HCl, in millimoles, brings it to pH 7.77 without changing the volume?',
    answer: '8.3 mmol',
    distractors: [
      {
        text: '16.7 mmol',
        slip: 'answered-another-quantity',
        teaching: 'This is the amount of unprotonated Tris that is left, not the amount that was used up.',
        expression: '50 / (1 + 10^(8.07 - 7.77))',
      },
      {
        text: '33.3 mmol',
        slip: 'value-for-change',
        teaching: 'This is all of the protonated Tris at pH 7.77; 25.0 mmol of it was protonated before.',
        expression: '50 - 50 / (1 + 10^(8.07 - 7.77))',
      },
      {
        text: '3.7 mmol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'At pH 7.77 the ratio of the forms is 10^{−0.30}, not e^{−0.30}.',
        expression: '50 * (1 / 2 - 1 / (1 + exp(8.07 - 7.77)))',
      },
    ],
    explanation:
      'At pH 8.07 half, 25.0 mmol, is unprotonated. At pH 7.77 the unprotonated fraction is \\frac{1}{1 + 10^{0.30}} = 0.334, or 16.7 mmol. The difference, 8.3 mmol, took up a proton.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: { kind: 'quantity', expression: '50 * (1 / 2 - 1 / (1 + 10^(8.07 - 7.77)))', unit: 'mmol' },
  },
  {
    id: 'biochemistry-amino-acids-06',
    topics: ['amino-acids'],
    tests: ['amino-acid-structures'],
    difficulty: 'beginner',
    text: 'Which amino acid has a guanidino group in its side chain?',
    answer: 'Arginine',
    distractors: [
      {
        text: 'Lysine',
        slip: 'residue-property-mixed-up',
        teaching: 'Lysine is basic too, but its side chain ends in a primary amine.',
      },
      {
        text: 'Histidine',
        slip: 'residue-property-mixed-up',
        teaching: 'The nitrogens of histidine are part of an imidazole ring.',
      },
      {
        text: 'Glutamine',
        slip: 'residue-property-mixed-up',
        teaching: 'Glutamine ends in an amide, which is not basic.',
      },
    ],
    explanation:
      'A guanidino group has one carbon bonded to three nitrogens, –NH–C(=NH)–\\ce{NH2}. Only arginine carries it; its conjugate acid has a p*K*_{a} above 12.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'amino-acid', having: 'guanidine' },
  },
  {
    id: 'biochemistry-amino-acids-07',
    topics: ['amino-acids'],
    tests: ['r-and-s-configuration', 'amino-acid-structures'],
    difficulty: 'intermediate',
    text: 'Chiral amino acids found in proteins are L. For which of these is the α carbon nevertheless *R* by the Cahn–Ingold–Prelog rules?',
    answer: 'Cysteine',
    distractors: [
      {
        text: 'Serine',
        slip: 'stereochemistry-mixed-up',
        teaching: 'In serine \\ce{COOH} ranks above \\ce{CH2OH}, which makes the α carbon *S*.',
      },
      {
        text: 'Alanine',
        slip: 'stereochemistry-mixed-up',
        teaching: 'In alanine \\ce{COOH} ranks above \\ce{CH3}, which makes the α carbon *S*.',
      },
      {
        text: 'Methionine',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'The sulfur of methionine is one carbon too far away: a \\ce{CH2} bonded to carbon ranks below \\ce{COOH}.',
      },
    ],
    explanation:
      'Sulfur outranks oxygen, so in cysteine \\ce{CH2SH} ranks above \\ce{COOH}. Two priorities are exchanged compared with the other L-amino acids, and the same spatial arrangement is designated *R*.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'amino-acid', having: 'R-configured' },
  },
  {
    id: 'biochemistry-amino-acids-08',
    topics: ['amino-acids'],
    tests: ['amino-acid-structures', 'chirality'],
    difficulty: 'beginner',
    text: 'Which of these amino acids has two stereocenters?',
    answer: 'Threonine',
    distractors: [
      {
        text: 'Valine',
        slip: 'stereochemistry-mixed-up',
        teaching: 'The β carbon of valine carries two methyl groups, so it is not a stereocenter.',
      },
      {
        text: 'Leucine',
        slip: 'stereochemistry-mixed-up',
        teaching: 'The branching carbon of leucine carries two methyl groups, so it is not a stereocenter.',
      },
      {
        text: 'Serine',
        slip: 'stereochemistry-mixed-up',
        teaching: 'The side-chain carbon of serine carries two hydrogens.',
      },
    ],
    explanation:
      'In threonine the side-chain carbon carries \\ce{H}, \\ce{OH}, \\ce{CH3} and the α carbon: four different groups. With the α carbon that makes two stereocenters (isoleucine is the only other one of the twenty).',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'amino-acid', having: 'two-stereocentres' },
  },
  {
    id: 'biochemistry-amino-acids-09',
    topics: ['amino-acids', 'water-and-buffers'],
    tests: ['titration-of-amino-acids'],
    uses: ['henderson-hasselbalch-equation'],
    difficulty: 'advanced',
    text: '25.0 mL of 0.100 mol/L alanine, all of it in its fully protonated form (p*K*_{a} 2.34 and 9.69), is titrated with 0.100 mol/L NaOH. After what volume of base is the pH 9.69?',
    answer: '37.5 mL',
    distractors: [
      {
        text: '12.5 mL',
        slip: 'averaged-wrong-pkas',
        teaching: 'This is the middle of the first step, where the pH is near 2.34.',
        expression: '0.5 * 25.0',
      },
      {
        text: '25.0 mL',
        slip: 'one-step-short',
        teaching:
          'After one equivalent the carboxyl group has been titrated; the pH is then the pI, near 6.0.',
        expression: '25.0 * 0.100 / 0.100',
      },
      {
        text: '50.0 mL',
        slip: 'half-equivalence-for-equivalence',
        teaching:
          'After two equivalents the amino group is fully deprotonated; the pH equals p*K*_{a} half an equivalent earlier.',
        expression: '2 * 25.0 * 0.100 / 0.100',
      },
    ],
    explanation:
      'The first equivalent (25.0 mL) deprotonates the carboxyl group. A pH of 9.69 is reached when half of the amino groups have lost their proton, after another half equivalent: 1.5 × 25.0 mL = 37.5 mL.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '1.5 * 25.0 * 0.100 / 0.100', unit: 'mL' },
  },
  {
    id: 'biochemistry-amino-acids-10',
    topics: ['amino-acids'],
    tests: ['isoelectric-point'],
    uses: ['gel-electrophoresis', 'zwitterions'],
    difficulty: 'intermediate',
    text: 'A mixture of amino acids is applied to the middle of a gel at pH 6.0 in an electric field. Which one moves toward the negative electrode?',
    answer: 'Lysine (pI 9.74)',
    distractors: [
      {
        text: 'Alanine (pI 6.01)',
        slip: 'wrong-protonation-state',
        teaching: 'At its isoelectric point an amino acid has no net charge and stays where it is.',
      },
      {
        text: 'Aspartic acid (pI 2.77)',
        slip: 'wrong-sign',
        teaching: 'Above its pI the amino acid is negative and moves to the positive electrode.',
      },
      {
        text: 'Glutamic acid (pI 3.22)',
        slip: 'wrong-sign',
        teaching: 'Above its pI the amino acid is negative and moves to the positive electrode.',
      },
    ],
    explanation:
      'Below its isoelectric point, an amino acid is positive. At pH 6.0 this is true of lysine, which moves to the negative electrode; the acidic amino acids move in the opposite direction, and alanine stays.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-water-and-buffers-09',
    topics: ['water-and-buffers'],
    tests: ['ph-of-weak-acids'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'What is the pH of 0.10 mol/L lactic acid (*K*_{a} = 1.4 × 10^{−4}) in water?',
    answer: '2.4',
    distractors: [
      {
        text: '3.9',
        slip: 'pka-taken-for-ph',
        teaching: 'This is p*K*_{a}; the pH equals p*K*_{a} only when half of the acid is ionized.',
        expression: '-log10(1.4e-4)',
      },
      {
        text: '1.0',
        slip: 'overgeneralised-rule',
        teaching: 'This would be the pH if the acid were fully ionized; lactic acid is weak.',
        expression: '-log10(0.10)',
      },
      {
        text: '4.9',
        slip: 'forgot-exponent',
        teaching: '[\\ce{H3O+}] is the square root of *K*_{a}*c*, but the square root was left out.',
        expression: '-log10(1.4e-4 * 0.10)',
      },
    ],
    explanation:
      '*x*^{2}/(0.10 − *x*) = 1.4 × 10^{−4} gives *x* = [\\ce{H3O+}] = 3.7 × 10^{−3} mol/L, so pH = 2.4.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: {
      kind: 'quantity',
      expression: '0 - log10((sqrt(1.4e-4^2 + 4 * 1.4e-4 * 0.10) - 1.4e-4) / 2)',
      unit: '',
    },
  },
  {
    id: 'biochemistry-water-and-buffers-10',
    topics: ['water-and-buffers'],
    tests: ['preparing-a-buffer', 'henderson-hasselbalch-equation'],
    difficulty: 'advanced',
    text: 'What volume of 1.00 mol/L NaOH must be added to 0.500 L of 0.100 mol/L \\ce{NaH2PO4} to give a buffer of pH 7.40? (p*K*_{a} of \\ce{H2PO4-}: 6.86)',
    answer: '38.8 mL',
    distractors: [
      {
        text: '11.2 mL',
        slip: 'acid-over-base',
        teaching:
          'This corresponds to the part that must remain \\ce{H2PO4-}; above p*K*_{a} more than half becomes base.',
        expression: '500 * 0.100 / (1 + 10^(7.40 - 6.86)) / 1.00',
      },
      {
        text: '25.0 mL',
        slip: 'pka-taken-for-ph',
        teaching:
          'Half of the acid is neutralized when the pH equals the p*K*_{a}, 6.86; pH 7.40 requires more base.',
        expression: '500 * 0.100 / 2 / 1.00',
      },
      {
        text: '31.6 mL',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The ratio of base to acid is 10^{0.54}, not e^{0.54}.',
        expression: '500 * 0.100 * exp(7.40 - 6.86) / (1 + exp(7.40 - 6.86)) / 1.00',
      },
    ],
    explanation:
      'There are 50.0 mmol of \\ce{H2PO4-}. \\frac{[base]}{[acid]} = 10^{7.40 − 6.86} = 3.47, so a fraction of \\frac{3.47}{4.47} = 0.776 must react: 38.8 mmol of NaOH, 38.8 mL.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: {
      kind: 'quantity',
      expression: '500 * 0.100 * 10^(7.40 - 6.86) / (1 + 10^(7.40 - 6.86)) / 1.00',
      unit: 'mL',
    },
  },
];
