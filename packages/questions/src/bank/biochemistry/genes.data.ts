import type { WrittenQuestion } from '../written-question.ts';

export const geneQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-nucleic-acids-01',
    topics: ['nucleic-acids'],
    difficulty: 'beginner',
    text: 'In a double-stranded DNA 22 % of all bases are adenine. What percentage is guanine?',
    answer: '28 %',
    distractors: [
      {
        text: '22 %',
        slip: 'mispaired-bases',
        teaching: 'Thymine pairs with adenine and makes up 22 %; guanine pairs with cytosine.',
      },
      {
        text: '56 %',
        slip: 'one-step-short',
        teaching: 'This is guanine and cytosine together; each of them is half of it.',
      },
      {
        text: '78 %',
        slip: 'one-step-short',
        teaching: 'This is everything that is not adenine; thymine has to be taken off as well.',
      },
    ],
    explanation:
      'A pairs with T, so T is 22 % too. G + C = 100 % − 44 % = 56 %, and G pairs with C, so G is 28 %.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '(100 - 2 * 22) / 2', unit: '%' },
  },
  {
    id: 'biochemistry-nucleic-acids-02',
    topics: ['nucleic-acids'],
    difficulty: 'beginner',
    text: 'Which DNA strand is complementary to 5′-ATGCCA-3′?',
    answer: '5′-TGGCAT-3′',
    distractors: [
      {
        text: '5′-TACGGT-3′',
        slip: 'strand-direction',
        teaching:
          'The bases are paired, but the strands run antiparallel: this one is written from its 3′ end.',
      },
      {
        text: '5′-ACCGTA-3′',
        slip: 'mispaired-bases',
        teaching: 'This is the same strand written backwards; each base must become its partner.',
      },
      {
        text: '5′-UGGCAU-3′',
        slip: 'thymine-for-uracil',
        teaching: 'Uracil belongs to RNA; in DNA adenine pairs with thymine.',
      },
    ],
    explanation:
      'Pair each base: A–T, T–A, G–C, C–G, C–G, A–T. That gives 3′-TACGGT-5′, since the strands are antiparallel. Written from its 5′ end: 5′-TGGCAT-3′.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'complement', strand: 'ATGCCA', into: 'DNA' },
  },
  {
    id: 'biochemistry-nucleic-acids-03',
    topics: ['nucleic-acids'],
    difficulty: 'intermediate',
    text: 'A DNA duplex of 12 base pairs contains 5 G·C pairs. How many Watson–Crick hydrogen bonds hold it together?',
    answer: '29',
    distractors: [
      {
        text: '24',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'G·C pairs have three hydrogen bonds, not two.',
      },
      {
        text: '31',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'Here A·T pairs got three bonds and G·C pairs two; it is the other way round.',
      },
      {
        text: '36',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'A·T pairs have two hydrogen bonds, not three.',
      },
    ],
    explanation: 'A·T pairs have two hydrogen bonds, G·C pairs three: 5 × 3 + 7 × 2 = 29.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '5 * 3 + (12 - 5) * 2', unit: '' },
  },
  {
    id: 'biochemistry-replication-and-transcription-01',
    topics: ['replication-and-transcription'],
    difficulty: 'intermediate',
    text: 'The template strand of a gene reads 3′-TACGGATTC-5′. Which messenger RNA is made from it?',
    answer: '5′-AUGCCUAAG-3′',
    distractors: [
      {
        text: '5′-UACGGAUUC-3′',
        slip: 'wrong-strand',
        teaching: 'This copies the template with U for T; RNA is complementary to the template.',
      },
      {
        text: '5′-GAAUCCGUA-3′',
        slip: 'strand-direction',
        teaching: 'The bases are right, but written from the 3′ end: RNA grows antiparallel to its template.',
      },
      {
        text: '5′-ATGCCTAAG-3′',
        slip: 'thymine-for-uracil',
        teaching: 'This is the coding DNA strand; RNA has uracil in place of thymine.',
      },
    ],
    explanation:
      'RNA pairs with the template: T–A, A–U, C–G, G–C, G–C, A–U, T–A, T–A, C–G. The template is given from its 3′ end, so the RNA is read off from its 5′ end: 5′-AUGCCUAAG-3′.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
    computation: { kind: 'complement', strand: 'CTTAGGCAT', into: 'RNA' },
  },
  {
    id: 'biochemistry-replication-and-transcription-02',
    topics: ['replication-and-transcription'],
    difficulty: 'intermediate',
    text: 'Bacteria with DNA labelled with ^{15}N in both strands grow for three generations in medium with ^{14}N. Which percentage of the DNA duplexes then contains ^{15}N?',
    answer: '25 %',
    distractors: [
      {
        text: '12.5 %',
        slip: 'one-strand-for-two',
        teaching:
          'One strand in eight is old, but each old strand sits in a duplex of its own: two duplexes in eight.',
      },
      {
        text: '50 %',
        slip: 'generation-miscounted',
        teaching: 'This is the result after two generations: two labelled duplexes out of four.',
      },
      {
        text: '0 %',
        slip: 'overgeneralised-rule',
        teaching: 'Replication is semiconservative: the two old strands are never broken up, only diluted.',
      },
    ],
    explanation:
      'One duplex becomes 2^{3} = 8. Its two labelled strands end up in two different duplexes: 2/8 = 25 % are hybrids, the rest is light.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'quantity', expression: '100 * 2 / 2^3', unit: '%' },
  },
  {
    id: 'biochemistry-replication-and-transcription-03',
    topics: ['replication-and-transcription'],
    difficulty: 'advanced',
    text: 'The circular chromosome of *E. coli* has 4.6 × 10^{6} base pairs. Two forks start at one origin, and each copies 1000 base pairs per second. How long does one replication take?',
    answer: '38 min',
    distractors: [
      {
        text: '77 min',
        slip: 'generation-miscounted',
        teaching: 'This is the time for a single fork; two forks share the circle.',
      },
      {
        text: '19 min',
        slip: 'one-strand-for-two',
        teaching:
          'Both new strands of a fork are made at the same time, so the two strands do not halve the time again.',
      },
      {
        text: '2300 min',
        slip: 'one-step-short',
        teaching: 'This is the number of seconds; a minute has 60 of them.',
      },
    ],
    explanation:
      'Each fork copies half of the circle: \\frac{4.6 × 10^{6}}{2 × 1000 s^{−1}} = 2300 s = 38 min.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'quantity', expression: '4.6e6 / (2 * 1000) / 60', unit: 'min' },
  },
  {
    id: 'biochemistry-translation-01',
    topics: ['translation'],
    difficulty: 'beginner',
    text: 'Which codon ends translation in the standard genetic code?',
    answer: 'UAG',
    distractors: [
      {
        text: 'AUG',
        slip: 'misread-codon',
        teaching: 'AUG codes for methionine and is the usual start codon.',
      },
      {
        text: 'UGG',
        slip: 'misread-codon',
        teaching: 'UGG is the only codon of tryptophan; the stop codon that looks like it is UGA.',
      },
      {
        text: 'UAC',
        slip: 'misread-codon',
        teaching: 'UAC codes for tyrosine; only UAA, UAG and UGA are stop codons.',
      },
    ],
    explanation:
      'The standard code has three stop codons: UAA, UAG and UGA. No tRNA reads them; a release factor does.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'codon', codes: 'stop' },
  },
  {
    id: 'biochemistry-translation-02',
    topics: ['translation'],
    difficulty: 'intermediate',
    text: 'Translation of 5′-GGAUGUUUAAAUGGUAAC-3′ starts at the first AUG. Which peptide is made? (AAA Lys, AAC Asn, AAU Asn, GGA Gly, GGU Gly, UGG Trp, UGU Cys, UUA Leu, UUU Phe)',
    answer: 'Met-Phe-Lys-Trp',
    distractors: [
      {
        text: 'Gly-Cys-Leu-Asn-Gly-Asn',
        slip: 'wrong-frame',
        teaching: 'This reads triplets from the very first base; the frame is set by the AUG.',
      },
      {
        text: 'Trp-Lys-Phe-Met',
        slip: 'strand-direction',
        teaching:
          'Messenger RNA is read from 5′ to 3′, and the peptide grows from its amino end in the same order.',
      },
      {
        text: 'Phe-Lys-Trp',
        slip: 'misread-codon',
        teaching: 'AUG is not only a signal: it is translated as methionine.',
      },
    ],
    explanation:
      'From the first AUG: GG·AUG·UUU·AAA·UGG·UAA·C reads Met, Phe, Lys, Trp, stop. The peptide is Met-Phe-Lys-Trp.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'translation', rna: 'GGAUGUUUAAAUGGUAAC' },
  },
  {
    id: 'biochemistry-translation-03',
    topics: ['translation'],
    difficulty: 'advanced',
    text: 'Count the ATP equivalents for a protein of 100 residues as follows: 2 for charging each tRNA, 2 GTP for each peptide bond, 1 GTP for initiation and 1 GTP for termination. How many are spent?',
    answer: '400',
    distractors: [
      {
        text: '398',
        slip: 'one-step-short',
        teaching: 'The GTP of initiation and of termination are missing.',
      },
      {
        text: '200',
        slip: 'one-step-short',
        teaching: 'This is charging alone; elongation and the two ends come on top.',
      },
      {
        text: '300',
        slip: 'investment-miscounted',
        teaching: 'Charging costs two equivalents per residue, because ATP is split to AMP and diphosphate.',
      },
    ],
    explanation:
      'Charging: 100 × 2 = 200. A chain of 100 residues has 99 peptide bonds: 99 × 2 = 198. Initiation and termination: 1 + 1. Sum: 200 + 198 + 2 = 400.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'quantity', expression: '2 * 100 + 2 * 99 + 1 + 1', unit: '' },
  },
  {
    id: 'biochemistry-translation-04',
    topics: ['translation'],
    difficulty: 'beginner',
    text: 'A point mutation turns the codon UAC (Tyr) into UAA. What kind of mutation is this?',
    answer: 'Nonsense',
    distractors: [
      {
        text: 'Missense',
        slip: 'mixed-up-terms',
        teaching: 'A missense mutation puts another amino acid in; UAA codes for none.',
      },
      {
        text: 'Silent',
        slip: 'mixed-up-terms',
        teaching: 'A silent mutation keeps the amino acid; UAA no longer codes for tyrosine.',
      },
      {
        text: 'Frameshift',
        slip: 'mixed-up-terms',
        teaching: 'A frameshift needs bases inserted or lost; here one base was exchanged.',
      },
    ],
    explanation:
      'UAA is a stop codon. Turning a codon of an amino acid into a stop codon cuts the protein short: a nonsense mutation.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'mutation', before: 'UAC', after: 'UAA' },
  },
];
