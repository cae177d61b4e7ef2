import type { WrittenQuestion } from '../written-question.ts';

export const geneQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-nucleic-acids-01',
    topics: ['nucleic-acids'],
    tests: ['chargaffs-rules'],
    uses: ['base-pairing'],
    difficulty: 'beginner',
    text: 'Which ratio of amounts of bases is 1 in the double-stranded DNA of every organism?',
    answer: '(A + G)/(T + C)',
    distractors: [
      {
        text: '(A + T)/(G + C)',
        slip: 'relation-invented',
        teaching: 'This ratio differs between species: their DNA is rich in A–T or in G–C pairs.',
      },
      {
        text: 'A/G',
        slip: 'mispaired-bases',
        teaching: 'Both are purines, which do not pair with each other; A equals T.',
      },
      {
        text: 'C/T',
        slip: 'mispaired-bases',
        teaching: 'Both are pyrimidines, which do not pair with each other; C equals G.',
      },
    ],
    explanation:
      'A pairs with T and G with C, so A = T and G = C. The sum of both equations is A + G = T + C: as many purines as pyrimidines.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-02',
    topics: ['nucleic-acids'],
    tests: ['base-pairing'],
    uses: ['structure-of-dna'],
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
    tests: ['base-pairing'],
    uses: ['hydrogen-bonding'],
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
    tests: ['transcription'],
    uses: ['base-pairing'],
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
    tests: ['dna-replication'],
    difficulty: 'intermediate',
    text: 'Bacteria with DNA labeled with ^{15}N in both strands grow for three generations in medium with ^{14}N. What percentage of the DNA duplexes then contains ^{15}N?',
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
        teaching: 'This is the result after two generations: two labeled duplexes out of four.',
      },
      {
        text: '0 %',
        slip: 'overgeneralised-rule',
        teaching: 'Replication is semiconservative: the two old strands are never broken up, only diluted.',
      },
    ],
    explanation:
      'One duplex becomes 2^{3} = 8. Its two labeled strands end up in two different duplexes: 2/8 = 25 % are hybrids, the rest is light.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'quantity', expression: '100 * 2 / 2^3', unit: '%' },
  },
  {
    id: 'biochemistry-replication-and-transcription-03',
    topics: ['replication-and-transcription'],
    tests: ['dna-replication'],
    uses: ['unit-conversion'],
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
    tests: ['genetic-code'],
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
    tests: ['genetic-code', 'protein-synthesis'],
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
    tests: ['protein-synthesis'],
    uses: ['atp-hydrolysis'],
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
        teaching: 'This is charging alone; elongation and the two ends have to be added.',
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
    tests: ['mutations'],
    uses: ['genetic-code'],
    difficulty: 'beginner',
    text: 'A point mutation turns the codon UAC (Tyr) into UAA. What kind of mutation is this?',
    answer: 'Nonsense',
    distractors: [
      {
        text: 'Missense',
        slip: 'mutations-mixed-up',
        teaching: 'A missense mutation puts another amino acid in; UAA codes for none.',
      },
      {
        text: 'Silent',
        slip: 'mutations-mixed-up',
        teaching: 'A silent mutation keeps the amino acid; UAA no longer codes for tyrosine.',
      },
      {
        text: 'Frameshift',
        slip: 'mutations-mixed-up',
        teaching: 'A frameshift needs bases inserted or lost; here one base was replaced.',
      },
    ],
    explanation:
      'UAA is a stop codon. Turning a codon of an amino acid into a stop codon cuts the protein short: a nonsense mutation.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'mutation', before: 'UAC', after: 'UAA' },
  },
  {
    id: 'biochemistry-nucleic-acids-04',
    topics: ['nucleic-acids'],
    tests: ['structure-of-dna'],
    uses: ['si-units-and-prefixes'],
    difficulty: 'beginner',
    text: 'B-DNA rises 0.34 nm per base pair. How long is a duplex of 3.0 × 10^{6} base pairs, stretched out?',
    answer: '1.0 mm',
    distractors: [
      {
        text: '10 mm',
        slip: 'wrong-number-per-unit',
        teaching: 'This uses 3.4 nm, the rise of a whole turn, for each base pair.',
      },
      {
        text: '2.0 mm',
        slip: 'one-strand-for-two',
        teaching: 'The strands lie side by side; the second does not add to the length.',
      },
      { text: '1.0 µm', slip: 'unit-prefix', teaching: '1.0 × 10^{6} nm is a millimeter.' },
    ],
    explanation: '3.0 × 10^{6} × 0.34 nm = 1.0 × 10^{6} nm = 1.0 mm.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '3.0e6 * 0.34e-6', unit: 'mm' },
  },
  {
    id: 'biochemistry-nucleic-acids-05',
    topics: ['nucleic-acids'],
    tests: ['dna-melting'],
    uses: ['base-pairing'],
    difficulty: 'intermediate',
    text: 'A rule of thumb gives the melting temperature of a short duplex as 2 °C for each A·T and 4 °C for each G·C pair. What is it for 5′-ATGCCGGAAGCGTCAC-3′ with its complement?',
    answer: '52 °C',
    distractors: [
      {
        text: '44 °C',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'Here A·T pairs got 4 °C and G·C pairs 2 °C; the G·C pairs are the firmer ones.',
      },
      {
        text: '32 °C',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'This counts 2 °C for every pair; G·C pairs count 4 °C.',
      },
      {
        text: '64 °C',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'This counts 4 °C for every pair; A·T pairs count 2 °C.',
      },
    ],
    explanation:
      'The strand has 4 A and 2 T, so 6 A·T pairs, and 5 G and 5 C, so 10 G·C pairs: 6 × 2 + 10 × 4 = 52 °C.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '6 * 2 + 10 * 4', unit: '°C' },
  },
  {
    id: 'biochemistry-nucleic-acids-06',
    topics: ['nucleic-acids'],
    tests: ['nucleotides'],
    difficulty: 'beginner',
    text: 'What does a nucleotide contain that a nucleoside does not?',
    answer: 'A phosphate group',
    distractors: [
      {
        text: 'A pentose sugar',
        slip: 'holds-for-both',
        teaching: 'The sugar is part of both; without it only the base would be left.',
      },
      {
        text: 'A nitrogenous base',
        slip: 'holds-for-both',
        teaching: 'The base is part of both; it is bound to carbon 1′ of the sugar.',
      },
      {
        text: 'A glycosidic bond',
        slip: 'linkage-mixed-up',
        teaching: 'This bond joins base and sugar in both of them.',
      },
    ],
    explanation:
      'Base and sugar make a nucleoside (such as adenosine); with one or more phosphate groups on the sugar it becomes a nucleotide (such as AMP).',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-07',
    topics: ['nucleic-acids'],
    tests: ['rna'],
    uses: ['nucleotides'],
    difficulty: 'intermediate',
    text: 'Why is RNA split by dilute NaOH while DNA is not?',
    answer: 'Its 2′ hydroxyl group attacks the neighboring phosphate',
    distractors: [
      {
        text: 'Its uracil is attacked in place of thymine',
        slip: 'interaction-mixed-up',
        teaching: 'The methyl group of thymine has no bearing on the backbone, where the chain is split.',
      },
      {
        text: 'Its single strand is not protected by hydrogen bonds',
        slip: 'interaction-mixed-up',
        teaching: 'Base separates the strands of DNA as well, yet their backbone stays intact.',
      },
      {
        text: 'Its 3′ hydroxyl group attacks the phosphate of its own nucleotide',
        slip: 'nucleophile-misjudged',
        teaching:
          'The 3′ oxygen inside a chain is itself part of the phosphodiester; it is the 2′ group that is free.',
      },
    ],
    explanation:
      'Hydroxide deprotonates the 2′ hydroxyl group, which attacks the adjacent phosphorus and displaces the next nucleotide (through a 2′,3′-cyclic phosphate). DNA has only hydrogen at carbon 2′.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-08',
    topics: ['nucleic-acids'],
    tests: ['concentration-of-nucleic-acids', 'beer-lambert-law'],
    uses: ['dilution', 'structure-of-dna'],
    difficulty: 'advanced',
    text: 'A DNA stock is diluted 50-fold; the dilution has an absorbance of 0.30 at 260 nm in a 1 cm cell. How much double-stranded DNA is in 80 µL of the stock? (An absorbance of 1.0 corresponds to 50 µg/mL.)',
    answer: '60 µg',
    distractors: [
      {
        text: '1.2 µg',
        slip: 'dilution-forgotten',
        teaching: 'This is the amount in 80 µL of the dilution.',
      },
      {
        text: '750 µg',
        slip: 'one-step-short',
        teaching: 'This is the amount in a whole milliliter of the stock.',
      },
      {
        text: '48 µg',
        slip: 'wrong-substance-data',
        teaching: 'This uses 40 µg/mL, the usual value of RNA; for this DNA 50 µg/mL was given.',
      },
    ],
    explanation: 'Dilution: 0.30 × 50 µg/mL = 15 µg/mL. Stock: 50 × 15 = 750 µg/mL. In 0.080 mL: 60 µg.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '0.30 * 50 * 50 * 0.080', unit: 'µg' },
  },
  {
    id: 'biochemistry-nucleic-acids-09',
    topics: ['nucleic-acids'],
    tests: ['moles-and-particles'],
    uses: ['molar-mass', 'cloning-and-restriction-enzymes'],
    difficulty: 'advanced',
    text: 'How many molecules are in 1.0 µg of a plasmid of 4000 base pairs? (650 g/mol for each base pair; *N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '2.3 × 10^{11}',
    distractors: [
      {
        text: '9.3 × 10^{14}',
        slip: 'one-step-short',
        teaching: 'This is the number of base pairs; each plasmid has 4000 of them.',
      },
      {
        text: '2.3 × 10^{17}',
        slip: 'unit-prefix',
        teaching: '1.0 µg is 10^{−6} g; here it was taken as a gram.',
      },
      {
        text: '3.7 × 10^{18}',
        slip: 'multiplied-for-divided',
        teaching:
          'The mass of a plasmid is 4000 × 650 g/mol; here 4000 was multiplied by instead of divided by.',
      },
    ],
    explanation:
      '*M* = 4000 × 650 g/mol = 2.6 × 10^{6} g/mol. \\frac{1.0 × 10^{−6} g}{2.6 × 10^{6} g/mol} × 6.022 × 10^{23} mol^{−1} = 2.3 × 10^{11}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '1.0e-6 / (4000 * 650) * 6.022e23', unit: '' },
  },
  {
    id: 'biochemistry-replication-and-transcription-04',
    topics: ['replication-and-transcription'],
    tests: ['dna-polymerase'],
    uses: ['dna-replication'],
    difficulty: 'beginner',
    text: 'To which group of the growing strand does DNA polymerase add the next nucleotide?',
    answer: 'The 3′ hydroxyl group',
    distractors: [
      {
        text: 'The 5′ phosphate group',
        slip: 'polymerase-direction',
        teaching: 'The triphosphate sits on the incoming nucleotide; the chain grows at its 3′ end.',
      },
      {
        text: 'The 2′ hydroxyl group',
        slip: 'nucleic-acids-mixed-up',
        teaching: 'Deoxyribose has no hydroxyl group at carbon 2′.',
      },
      {
        text: 'The 5′ hydroxyl group',
        slip: 'polymerase-direction',
        teaching: 'Chains grow from 5′ to 3′, so the 5′ end is the one that was made first.',
      },
    ],
    explanation:
      'The 3′ hydroxyl group of the primer attacks the α phosphorus of the incoming nucleoside triphosphate and displaces diphosphate: synthesis from 5′ to 3′.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-05',
    topics: ['replication-and-transcription'],
    tests: ['dna-replication'],
    uses: ['dna-polymerase'],
    difficulty: 'beginner',
    text: 'Why is one strand at a replication fork made in pieces?',
    answer: 'Polymerases add nucleotides only from 5′ to 3′',
    distractors: [
      {
        text: 'Polymerases read their template only from 5′ to 3′',
        slip: 'polymerase-direction',
        teaching: 'The template is read from 3′ to 5′, as the new strand runs antiparallel to it.',
      },
      {
        text: 'Ligase cuts the new strand into short pieces',
        slip: 'reversed-cause',
        teaching: 'Ligase joins the pieces; it does not make them.',
      },
      {
        text: 'Helicase opens the duplex in both directions at once',
        slip: 'polymerase-direction',
        teaching:
          'A fork opens in one direction only; this is why one strand has to be begun again and again.',
      },
    ],
    explanation:
      'The two templates run antiparallel. One new strand can grow toward the fork without a break; the other grows away from it and has to be begun anew as more template is laid bare (Okazaki fragments).',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-06',
    topics: ['replication-and-transcription'],
    tests: ['pcr'],
    difficulty: 'beginner',
    text: 'A PCR starts with 10 copies of a DNA. How many are there after 25 cycles if each cycle doubles them?',
    answer: '3.4 × 10^{8}',
    distractors: [
      {
        text: '3.4 × 10^{7}',
        slip: 'one-step-short',
        teaching: 'This is 2^{25}, the yield from one copy; there were ten.',
      },
      {
        text: '500',
        slip: 'rate-taken-as-linear',
        teaching: 'Doubling is exponential: 2 is raised to the power 25, not multiplied by it.',
      },
      {
        text: '1.7 × 10^{8}',
        slip: 'generation-miscounted',
        teaching: 'This is the number after 24 cycles.',
      },
    ],
    explanation: '10 × 2^{25} = 10 × 3.36 × 10^{7} = 3.4 × 10^{8}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
    computation: { kind: 'quantity', expression: '10 * 2^25', unit: '' },
  },
  {
    id: 'biochemistry-replication-and-transcription-07',
    topics: ['replication-and-transcription'],
    tests: ['pcr'],
    difficulty: 'intermediate',
    text: 'What is the least number of PCR cycles that multiplies a DNA at least a million-fold, if each cycle doubles it?',
    answer: '20',
    distractors: [
      {
        text: '6',
        slip: 'one-step-short',
        teaching: 'Six is log_{10} of a million; it has to be divided by log_{10} 2 to count doublings.',
      },
      {
        text: '14',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is the natural logarithm, 13.8, rounded up; the base has to be 2.',
      },
      {
        text: '40',
        slip: 'generation-miscounted',
        teaching: 'Each cycle already copies both strands and so doubles the duplex.',
      },
    ],
    explanation: '2^{n} = 10^{6} gives *n* = \\frac{6}{log_{10} 2} = 19.9, so 20 cycles.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
    computation: { kind: 'quantity', expression: 'ceil(6 / log10(2))', unit: '' },
  },
  {
    id: 'biochemistry-replication-and-transcription-08',
    topics: ['replication-and-transcription'],
    tests: ['dna-polymerase', 'dna-repair'],
    difficulty: 'advanced',
    text: 'A polymerase errs once in 10^{5} bases; proofreading removes all but 1 in 100 of the errors, mismatch repair all but 1 in 1000 of the rest. How many errors are left on average when 6.4 × 10^{9} bases are copied?',
    answer: '0.64',
    distractors: [
      {
        text: '640',
        slip: 'one-step-short',
        teaching: 'Mismatch repair takes this down by another factor of 1000.',
      },
      {
        text: '6.4 × 10^{4}',
        slip: 'one-step-short',
        teaching: 'This is what the polymerase leaves; proofreading and repair follow.',
      },
      {
        text: '58',
        slip: 'energies-added',
        teaching: 'The factors of successive corrections multiply; here 100 and 1000 were added.',
      },
    ],
    explanation: '6.4 × 10^{9} × 10^{−5} × 10^{−2} × 10^{−3} = 6.4 × 10^{9} × 10^{−10} = 0.64.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'quantity', expression: '6.4e9 * 1e-5 * 1e-2 * 1e-3', unit: '' },
  },
  {
    id: 'biochemistry-replication-and-transcription-09',
    topics: ['replication-and-transcription'],
    tests: ['transcription'],
    difficulty: 'intermediate',
    text: 'What does the σ subunit of bacterial RNA polymerase do?',
    answer: 'It recognizes the promoter',
    distractors: [
      {
        text: 'It makes the phosphodiester bonds',
        slip: 'enzyme-mixed-up',
        teaching: 'The core enzyme, without σ, carries the active site.',
      },
      {
        text: 'It removes wrong nucleotides',
        slip: 'enzyme-mixed-up',
        teaching: 'RNA polymerase proofreads with its core; σ has left by then.',
      },
      {
        text: 'It ends the transcription',
        slip: 'wrong-tool',
        teaching: 'Termination is the work of hairpins in the RNA or of the protein ρ.',
      },
    ],
    explanation:
      'With σ bound the polymerase finds the −35 and −10 sequences of a promoter. Once the RNA is some nucleotides long σ leaves, and the core enzyme continues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-10',
    topics: ['replication-and-transcription'],
    tests: ['dna-replication'],
    difficulty: 'advanced',
    text: 'DNA marked in both strands with ^{15}N is replicated in ^{14}N medium for two generations; then the bacteria return to ^{15}N medium for one more. What percentage of the duplexes then has ^{15}N in both strands?',
    answer: '25 %',
    distractors: [
      {
        text: '50 %',
        slip: 'generation-miscounted',
        teaching:
          'Half of the duplexes would be heavy only if each of the four had an old heavy strand; two of them had none.',
      },
      {
        text: '75 %',
        slip: 'answered-another-quantity',
        teaching: 'This is the share of hybrids, with one light and one heavy strand.',
      },
      {
        text: '0 %',
        slip: 'overgeneralised-rule',
        teaching: 'The two old heavy strands get new heavy partners in the last generation.',
      },
    ],
    explanation:
      'After two generations there are 4 duplexes with 8 strands: 2 heavy, 6 light. In the last generation every strand gets a new heavy partner: 8 duplexes, 2 of them heavy in both strands. 2/8 = 25 %.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'quantity', expression: '100 * 2 / (2 * 2^2)', unit: '%' },
  },
  {
    id: 'biochemistry-translation-05',
    topics: ['translation'],
    tests: ['genetic-code'],
    difficulty: 'beginner',
    text: 'How many nucleotides long is the coding sequence of a protein of 150 residues (the first Met included), from the start to the stop codon inclusive?',
    answer: '453',
    distractors: [
      { text: '450', slip: 'one-step-short', teaching: 'The stop codon adds three nucleotides.' },
      {
        text: '150',
        slip: 'three-bases-forgotten',
        teaching: 'Each residue is coded for by three nucleotides.',
      },
      {
        text: '456',
        slip: 'start-codon-misjudged',
        teaching: 'The start codon codes for the first residue, methionine, and is counted already.',
      },
    ],
    explanation:
      '150 residues take 150 codons, the start codon among them, and the stop codon is one more: 3 × 151 = 453.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'quantity', expression: '3 * (150 + 1)', unit: '' },
  },
  {
    id: 'biochemistry-translation-06',
    topics: ['translation'],
    tests: ['protein-synthesis', 'base-pairing'],
    difficulty: 'intermediate',
    text: 'Which anticodon pairs with the codon 5′-AUG-3′?',
    answer: '5′-CAU-3′',
    distractors: [
      {
        text: '5′-UAC-3′',
        slip: 'strand-direction',
        teaching: 'These bases pair, but written from the 3′ end: codon and anticodon run antiparallel.',
      },
      {
        text: '5′-AUG-3′',
        slip: 'mispaired-bases',
        teaching: 'This is the codon itself; its bases do not pair with themselves.',
      },
      {
        text: '5′-GUA-3′',
        slip: 'mispaired-bases',
        teaching: 'This is the codon written backwards; the bases have to be complementary.',
      },
    ],
    explanation:
      'Pairing A–U, U–A, G–C gives 3′-UAC-5′, since the strands run antiparallel. Written from its 5′ end: 5′-CAU-3′.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'complement', strand: 'AUG', into: 'RNA' },
  },
  {
    id: 'biochemistry-translation-07',
    topics: ['translation'],
    tests: ['mutations'],
    uses: ['sickle-cell-hemoglobin'],
    difficulty: 'intermediate',
    text: 'In sickle-cell disease a codon changes from GAG (Glu) to GUG (Val). What kind of mutation is this?',
    answer: 'Missense',
    distractors: [
      {
        text: 'Nonsense',
        slip: 'mutations-mixed-up',
        teaching: 'A nonsense mutation makes a stop codon; GUG codes for valine.',
      },
      {
        text: 'Silent',
        slip: 'mutations-mixed-up',
        teaching: 'A silent mutation leaves the amino acid unchanged; here glutamate became valine.',
      },
      {
        text: 'Frameshift',
        slip: 'mutations-mixed-up',
        teaching: 'One base was replaced, none was inserted or lost.',
      },
    ],
    explanation:
      'A replacement of one base that puts another amino acid in is a missense mutation: the charged glutamate becomes the nonpolar valine.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'mutation', before: 'GAG', after: 'GUG' },
  },
  {
    id: 'biochemistry-translation-08',
    topics: ['translation'],
    tests: ['mutations', 'genetic-code'],
    difficulty: 'advanced',
    text: 'The messenger RNA 5′-AUGGCUUACGAAUGA-3′ loses its fifth base (C). Which peptide does it then code for? (AAU Asn, ACG Thr, AUG Met, GAA Glu, GCU Ala, GUU Val, UAC Tyr)',
    answer: 'Met-Val-Thr-Asn',
    distractors: [
      {
        text: 'Met-Ala-Tyr-Glu',
        slip: 'one-step-short',
        teaching: 'This is the peptide of the unchanged messenger.',
      },
      {
        text: 'Met-Val-Tyr-Glu',
        slip: 'wrong-frame',
        teaching:
          'After the lost base every following codon is read in a new frame, not only the one that was hit.',
      },
      {
        text: 'Met-Tyr-Glu',
        slip: 'three-bases-forgotten',
        teaching: 'One base is lost, not a whole codon.',
      },
    ],
    explanation:
      'Without the C the message is AUGGUUACGAAUGA: AUG · GUU · ACG · AAU · GA. It reads Met-Val-Thr-Asn, and the stop codon is out of frame.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'translation', rna: 'AUGGUUACGAAUGA' },
  },
  {
    id: 'biochemistry-translation-09',
    topics: ['translation'],
    tests: ['genetic-code'],
    difficulty: 'beginner',
    text: 'How many of the possible triplets code for an amino acid in the standard genetic code?',
    answer: '61',
    distractors: [
      {
        text: '64',
        slip: 'one-step-short',
        teaching: 'This is the number of all triplets; three of them are stop codons.',
      },
      {
        text: '20',
        slip: 'wrong-thing-counted',
        teaching: 'This is the number of amino acids; most have several codons.',
      },
      {
        text: '60',
        slip: 'start-codon-misjudged',
        teaching: 'AUG, the start codon, codes for methionine as well and counts.',
      },
    ],
    explanation: 'Four bases make 4^{3} = 64 triplets. Three are stop codons, which leaves 61.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'quantity', expression: '4^3 - 3', unit: '' },
  },
  {
    id: 'biochemistry-nucleic-acids-10',
    topics: ['nucleic-acids'],
    tests: ['cloning-and-restriction-enzymes'],
    difficulty: 'intermediate',
    text: 'A restriction enzyme recognizes one palindromic sequence of six base pairs. How many such sites are expected in a random DNA of 4.6 × 10^{6} base pairs with equal shares of the four bases?',
    answer: '1.1 × 10^{3}',
    distractors: [
      {
        text: '7.7 × 10^{5}',
        slip: 'linear-for-exponential',
        teaching: 'This divides by the length of the site, six; each of its bases has to match one of four.',
      },
      {
        text: '3.5 × 10^{3}',
        slip: 'forgot-exponent',
        teaching: 'This uses 6^{4} = 1296; with four bases in six places there are 4^{6} sequences.',
      },
      {
        text: '1.9 × 10^{5}',
        slip: 'forgot-exponent',
        teaching: 'This uses 4 × 6 = 24 possible sequences; the choices multiply to 4^{6}.',
      },
    ],
    explanation:
      'A given sequence of six turns up once in 4^{6} = 4096 places on average: \\frac{4.6 × 10^{6}}{4096} = 1.1 × 10^{3}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
    computation: { kind: 'quantity', expression: '4.6e6 / 4^6', unit: '' },
  },
  {
    id: 'biochemistry-translation-10',
    topics: ['translation'],
    tests: ['genetic-code'],
    difficulty: 'advanced',
    text: 'Leucine and arginine have six codons each, methionine and tryptophan one each. How many different base sequences can code for the peptide Met-Leu-Arg-Trp (stop codon left aside)?',
    answer: '36',
    distractors: [
      {
        text: '14',
        slip: 'sum-for-product',
        teaching: 'The numbers of choices multiply; they do not add up.',
      },
      {
        text: '12',
        slip: 'sum-for-product',
        teaching: 'The choices for leucine and arginine are independent of each other, so they multiply.',
      },
      {
        text: '256',
        slip: 'overgeneralised-rule',
        teaching: 'This takes four codons for each residue; the numbers were given and differ.',
      },
    ],
    explanation: 'The choices for each residue are independent: 1 × 6 × 6 × 1 = 36.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'quantity', expression: '1 * 6 * 6 * 1', unit: '' },
  },
];
