import type { WrittenQuestion } from '../written-question.ts';

export const geneQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-nucleic-acids-804',
    topics: ['nucleic-acids'],
    tests: ['chargaffs-rules'],
    uses: ['base-pairing'],
    difficulty: 'beginner',
    text: 'Which ratio of the amounts of bases is equal to 1 in the double-stranded DNA of every organism?',
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
        text: '(A + T)/(A + G)',
        slip: 'relation-invented',
        teaching: 'A + G is half of all bases; the proportion of A + T differs between species.',
      },
    ],
    explanation:
      'A pairs with T and G with C, so A = T and G = C. The sum of the two equations is A + G = T + C, so there are as many purines as pyrimidines.',
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
        teaching: 'This is the same strand written backward; each base must become its partner.',
      },
      {
        text: '5′-UGGCAU-3′',
        slip: 'thymine-for-uracil',
        teaching: 'Uracil occurs in RNA; in DNA adenine pairs with thymine.',
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
    text: 'A DNA duplex of 12 base pairs contains 5 G·C pairs. How many Watson–Crick hydrogen bonds hold the strands together?',
    answer: '29',
    distractors: [
      {
        text: '24',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'G·C pairs have three hydrogen bonds, not two.',
        expression: '(12) * 2',
      },
      {
        text: '31',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'The numbers were interchanged here: A·T pairs have two bonds and G·C pairs have three.',
        expression: '5 * 2 + (12 - 5) * 3',
      },
      {
        text: '36',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'A·T pairs have two hydrogen bonds, not three.',
        expression: '12 * 3',
      },
    ],
    explanation: 'A·T pairs have two hydrogen bonds and G·C pairs have three: 5 × 3 + 7 × 2 = 29.',
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
        teaching:
          'The bases are right, but they are written from the 3′ end; RNA grows antiparallel to its template.',
      },
      {
        text: '5′-ATGCCTAAG-3′',
        slip: 'thymine-for-uracil',
        teaching: 'This is the coding DNA strand; RNA has uracil instead of thymine.',
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
    text: 'Bacteria with DNA labeled with ^{15}N in both strands grow for three generations in a medium containing only ^{14}N. What percentage of the DNA duplexes then contain ^{15}N?',
    answer: '25%',
    distractors: [
      {
        text: '12.5%',
        slip: 'one-strand-for-two',
        teaching:
          'One strand in eight is old, but each old strand is in a duplex of its own, so two duplexes in eight contain one.',
        expression: '100 / 2^3',
      },
      {
        text: '50%',
        slip: 'generation-miscounted',
        teaching: 'This is the result after two generations: two labeled duplexes out of four.',
        expression: '100 * 2 / 2^2',
      },
      {
        text: '33%',
        slip: 'rate-taken-as-linear',
        teaching: 'Doubling three times gives 2^{3} = 8 duplexes; here 2 × 3 = 6 were counted.',
        expression: '100 / 3',
      },
    ],
    explanation:
      'One duplex becomes 2^{3} = 8. Its two labeled strands end up in two different duplexes: 2/8 = 25% are hybrids, the rest are light.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'quantity', expression: '100 * 2 / 2^3', unit: '%' },
  },
  {
    id: 'biochemistry-replication-and-transcription-03',
    topics: ['replication-and-transcription'],
    tests: ['dna-replication'],
    uses: ['unit-conversion'],
    difficulty: 'advanced',
    text: 'The circular chromosome of *E. coli* has 4.6 × 10^{6} base pairs. Two forks start at one origin, and each copies 1000 base pairs per second. How long does one round of replication take?',
    answer: '38 min',
    distractors: [
      {
        text: '77 min',
        slip: 'generation-miscounted',
        teaching: 'This is the time for a single fork; two forks share the circle.',
        expression: '4.6e6 / (1000) / 60',
      },
      {
        text: '19 min',
        slip: 'one-strand-for-two',
        teaching:
          'Both new strands of a fork are made at the same time, so the two strands do not halve the time again.',
        expression: '4.6e6 / (2 * 1000 * 2) / 60',
      },
      {
        text: '2300 min',
        slip: 'one-step-short',
        teaching: 'This is the number of seconds; it must be divided by 60.',
        expression: '4.6e6 / (2 * 1000)',
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
        text: 'Trp-Lys-Phe',
        slip: 'strand-direction',
        teaching: 'The message is read from 5′ to 3′, and AUG codes for methionine.',
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
        teaching: 'The GTP for initiation and the GTP for termination were left out here.',
        expression: '2 * 100 + 2 * 99',
      },
      {
        text: '200',
        slip: 'one-step-short',
        teaching: 'This is the cost of charging alone; elongation and the two ends must be added.',
        expression: '2 * 100',
      },
      {
        text: '300',
        slip: 'investment-miscounted',
        teaching: 'Charging costs two equivalents per residue, because ATP is split to AMP and diphosphate.',
        expression: '100 + 2 * 99 + 1 + 1',
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
    text: 'A point mutation changes the codon UAC (Tyr) into UAA. What kind of mutation is this?',
    answer: 'Nonsense',
    distractors: [
      {
        text: 'Missense',
        slip: 'mutations-mixed-up',
        teaching: 'A missense mutation leads to a different amino acid; UAA codes for none.',
      },
      {
        text: 'Silent',
        slip: 'mutations-mixed-up',
        teaching: 'A silent mutation keeps the amino acid; UAA no longer codes for tyrosine.',
      },
      {
        text: 'Frameshift',
        slip: 'mutations-mixed-up',
        teaching: 'A frameshift requires the insertion or loss of bases; here one base was replaced.',
      },
    ],
    explanation:
      'UAA is a stop codon. Changing the codon of an amino acid into a stop codon cuts the protein short, which is a nonsense mutation.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'mutation', before: 'UAC', after: 'UAA' },
  },
  {
    id: 'biochemistry-nucleic-acids-04',
    topics: ['nucleic-acids'],
    tests: ['structure-of-dna'],
    uses: ['si-units-and-prefixes'],
    difficulty: 'beginner',
    text: 'B-DNA has a rise of 0.34 nm per base pair. How long is a duplex of 3.0 × 10^{6} base pairs when it is stretched out?',
    answer: '1.0 mm',
    distractors: [
      {
        text: '10 mm',
        slip: 'wrong-number-per-unit',
        teaching: 'This uses 3.4 nm, the rise of a whole turn, for each base pair.',
        expression: '3.0e6 * 3.4e-6',
      },
      {
        text: '2.0 mm',
        slip: 'needless-factor-two',
        teaching: 'The strands lie side by side; the second does not add to the length.',
        expression: '(3.0e6 * 2) * 0.34e-6',
      },
      {
        text: '20 mm',
        slip: 'wrong-number-per-unit',
        teaching:
          'Here both strands were counted, and 3.4 nm, the rise of a whole turn, was used for each base pair.',
        expression: '3.0e6 * 2 * 3.4e-6',
      },
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
    text: 'A rule of thumb gives the melting temperature of a short duplex as 2 °C for each A·T and 4 °C for each G·C pair. What is the melting temperature for 5′-ATGCCGGAAGCGTCAC-3′ paired with its complement?',
    answer: '52 °C',
    distractors: [
      {
        text: '44 °C',
        slip: 'hydrogen-bonds-mixed-up',
        teaching:
          'Here 4 °C was used for A·T pairs and 2 °C for G·C pairs; the G·C pairs are the more stable ones.',
        expression: '6 * 4 + 10 * 2',
      },
      {
        text: '32 °C',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'This uses 2 °C for every pair; G·C pairs contribute 4 °C.',
        expression: '(6 + 10) * 2',
      },
      {
        text: '64 °C',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'This uses 4 °C for every pair; A·T pairs contribute 2 °C.',
        expression: '(6 + 10) * 4',
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
        teaching: 'The base is part of both; it is attached to carbon 1′ of the sugar.',
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
    text: 'Why is RNA cleaved by dilute NaOH while DNA is not?',
    answer: 'The 2′ hydroxyl group of RNA attacks the neighboring phosphate.',
    distractors: [
      {
        text: 'The 3′ hydroxyl group of RNA attacks the neighboring base.',
        slip: 'interaction-mixed-up',
        teaching: 'The backbone is cleaved, not a base, and the 3′ oxygen is part of the phosphodiester.',
      },
      {
        text: 'The 2′ hydroxyl group of RNA attacks the neighboring base.',
        slip: 'interaction-mixed-up',
        teaching: 'The bases stay on their sugars; the backbone is cleaved at phosphorus.',
      },
      {
        text: 'The 3′ hydroxyl group of RNA attacks the neighboring phosphate.',
        slip: 'nucleophile-misjudged',
        teaching:
          'The 3′ oxygen inside a chain is itself part of the phosphodiester; it is the 2′ group that is free.',
      },
    ],
    explanation:
      'Hydroxide deprotonates the 2′ hydroxyl group, which attacks the adjacent phosphorus and displaces the next nucleotide, leaving a 2′,3′-cyclic phosphate. DNA has only hydrogen at carbon 2′.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-08',
    topics: ['nucleic-acids'],
    tests: ['concentration-of-nucleic-acids', 'beer-lambert-law'],
    uses: ['dilution', 'structure-of-dna'],
    difficulty: 'advanced',
    text: 'A DNA stock is diluted 50-fold; the dilution has an absorbance of 0.30 at 260 nm in a 1 cm cell. What mass of double-stranded DNA is in 80 µL of the stock? (An absorbance of 1.0 corresponds to 50 µg/mL.)',
    answer: '60 µg',
    distractors: [
      {
        text: '1.2 µg',
        slip: 'dilution-forgotten',
        teaching: 'This is the amount in 80 µL of the dilution.',
        expression: '0.30 * 50 * 0.080',
      },
      {
        text: '750 µg',
        slip: 'one-step-short',
        teaching: 'This is the amount in a whole milliliter of the stock.',
        expression: '0.30 * 50 * 50',
      },
      {
        text: '48 µg',
        slip: 'wrong-substance-data',
        teaching: 'This uses 40 µg/mL, the usual value for RNA; for double-stranded DNA 50 µg/mL is given.',
        expression: '0.30 * 50 * 40 * 0.080',
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
    text: 'How many molecules are in 1.0 µg of a plasmid of 4000 base pairs? (Use 650 g/mol for each base pair; *N*_{A} = 6.022 × 10^{23} mol^{−1})',
    answer: '2.3 × 10^{11}',
    distractors: [
      {
        text: '9.3 × 10^{14}',
        slip: 'one-step-short',
        teaching: 'This is the number of base pairs; each plasmid has 4000 of them.',
        expression: '1.0e-6 / (650) * 6.022e23',
      },
      {
        text: '2.3 × 10^{17}',
        slip: 'unit-prefix',
        teaching: '1.0 µg is 10^{−6} g; here it was treated as if it were a gram.',
        expression: '1 / (4000 * 650) * 6.022e23',
      },
      {
        text: '3.7 × 10^{18}',
        slip: 'multiplied-for-divided',
        teaching:
          'The molar mass of the plasmid is 4000 × 650 g/mol; here the number of base pairs was multiplied by 4000 instead of divided by it.',
        expression: '1.0e-6 * 4000 / 650 * 6.022e23',
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
        teaching: 'The triphosphate is on the incoming nucleotide; the chain grows at its 3′ end.',
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
      'The 3′ hydroxyl group of the primer attacks the α phosphorus of the incoming nucleoside triphosphate and displaces diphosphate, so synthesis runs from 5′ to 3′.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-05',
    topics: ['replication-and-transcription'],
    tests: ['dna-replication'],
    uses: ['dna-polymerase'],
    difficulty: 'beginner',
    text: 'Why is one strand at a replication fork made in fragments?',
    answer: 'Polymerases add nucleotides only from 5′ to 3′.',
    distractors: [
      {
        text: 'Polymerases read their template only from 5′ to 3′.',
        slip: 'polymerase-direction',
        teaching: 'The template is read from 3′ to 5′, as the new strand runs antiparallel to it.',
      },
      {
        text: 'Ligase cuts the new strand into short fragments.',
        slip: 'reversed-cause',
        teaching: 'Ligase joins the fragments; it does not make them.',
      },
      {
        text: 'Primases read their template only from 5′ to 3′.',
        slip: 'polymerase-direction',
        teaching: 'Primases also read the template from 3′ to 5′.',
      },
    ],
    explanation:
      'The two templates run antiparallel, but polymerases add nucleotides only from 5′ to 3′. One new strand can grow toward the fork without a break; the other grows away from it and must be started again as more template is exposed (Okazaki fragments).',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-06',
    topics: ['replication-and-transcription'],
    tests: ['pcr'],
    difficulty: 'beginner',
    text: 'A PCR starts with 10 copies of a DNA molecule. How many are there after 25 cycles if each cycle doubles their number?',
    answer: '3.4 × 10^{8}',
    distractors: [
      {
        text: '3.4 × 10^{7}',
        slip: 'one-step-short',
        teaching: 'This is 2^{25}, the yield from one copy; there were ten.',
        expression: '2^25',
      },
      {
        text: '500',
        slip: 'rate-taken-as-linear',
        teaching: 'Doubling is exponential: 2 is raised to the power 25, not multiplied by it.',
        expression: '10 * (2 * 25)',
      },
      {
        text: '1.7 × 10^{8}',
        slip: 'generation-miscounted',
        teaching: 'This is the number after 24 cycles; one more doubling follows.',
        expression: '10 * 2^24',
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
    text: 'What is the minimum number of PCR cycles needed to amplify a DNA sequence at least a million-fold if each cycle doubles it?',
    answer: '20',
    distractors: [
      {
        text: '6',
        slip: 'one-step-short',
        teaching:
          'Six is log_{10} of a million; it must be divided by log_{10} 2 to give the number of doublings.',
        expression: 'log10(1e6)',
      },
      {
        text: '14',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is the natural logarithm, 13.8, rounded up; the base must be 2.',
        expression: 'ceil(ln(1e6))',
      },
      {
        text: '10',
        slip: 'generation-miscounted',
        teaching: 'Each cycle doubles the DNA; it does not quadruple it.',
        expression: 'ceil(6 / log10(4))',
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
    text: 'A polymerase makes one error in 10^{5} bases; proofreading removes all but 1 in 100 of the errors, and mismatch repair removes all but 1 in 1000 of the rest. How many errors are left on average when 6.4 × 10^{9} bases are copied?',
    answer: '0.64',
    distractors: [
      {
        text: '640',
        slip: 'one-step-short',
        teaching: 'Mismatch repair lowers this number by another factor of 1000.',
        expression: '6.4e9 * 1e-5 * 1e-2',
      },
      {
        text: '6.4 × 10^{4}',
        slip: 'one-step-short',
        teaching: 'This is what the polymerase leaves; proofreading and repair follow.',
        expression: '6.4e9 * 1e-5',
      },
      {
        text: '58',
        slip: 'energies-added',
        teaching: 'The factors of successive corrections multiply; here 100 and 1000 were added.',
        expression: '6.4e9 * 1e-5 / (100 + 1000)',
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
    text: 'What is the function of the σ subunit of bacterial RNA polymerase?',
    answer: 'It recognizes the promoter.',
    distractors: [
      {
        text: 'It makes the phosphodiester bonds.',
        slip: 'enzyme-mixed-up',
        teaching: 'The core enzyme, without σ, contains the active site.',
      },
      {
        text: 'It removes wrong nucleotides.',
        slip: 'enzyme-mixed-up',
        teaching: 'RNA polymerase proofreads with its core; σ has left by then.',
      },
      {
        text: 'It ends transcription.',
        slip: 'wrong-tool',
        teaching: 'Termination is brought about by hairpins in the RNA or by the protein ρ.',
      },
    ],
    explanation:
      'With σ bound, the polymerase finds the −35 and −10 sequences of a promoter. Once the RNA is several nucleotides long, σ leaves, and the core enzyme continues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-10',
    topics: ['replication-and-transcription'],
    tests: ['dna-replication'],
    difficulty: 'advanced',
    text: 'Bacteria with DNA labeled with ^{15}N in both strands grow in ^{14}N medium for two generations and then in ^{15}N medium for one more. What percentage of the duplexes then have ^{15}N in both strands?',
    answer: '25%',
    distractors: [
      {
        text: '12.5%',
        slip: 'one-strand-for-two',
        teaching: 'Two old heavy strands are left, and each gets a heavy partner; here only one was counted.',
        expression: '100 * 1 / (2 * 2^2)',
      },
      {
        text: '75%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of hybrids, with one light and one heavy strand.',
        expression: '100 - 100 * 2 / (2 * 2^2)',
      },
      {
        text: '87.5%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of hybrids if only one old heavy strand is counted; there are two.',
        expression: '100 - 100 * 1 / (2 * 2^2)',
      },
    ],
    explanation:
      'After two generations there are 4 duplexes with 8 strands: 2 heavy, 6 light. In the last generation every strand gets a new heavy partner: 8 duplexes, 2 of them heavy in both strands. 2/8 = 25%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
    computation: { kind: 'quantity', expression: '100 * 2 / (2 * 2^2)', unit: '%' },
  },
  {
    id: 'biochemistry-translation-05',
    topics: ['translation'],
    tests: ['genetic-code'],
    difficulty: 'beginner',
    text: 'How many nucleotides long is the coding sequence of a protein of 150 residues (including the first Met), from the start to the stop codon inclusive?',
    answer: '453',
    distractors: [
      {
        text: '450',
        slip: 'one-step-short',
        teaching: 'The stop codon adds three nucleotides.',
        expression: '3 * (150)',
      },
      {
        text: '150',
        slip: 'three-bases-forgotten',
        teaching: 'Each residue is coded for by three nucleotides.',
        expression: '150',
      },
      {
        text: '456',
        slip: 'start-codon-misjudged',
        teaching: 'The start codon codes for the first residue, methionine, and is already included.',
        expression: '3 * (150 + 1 + 1)',
      },
    ],
    explanation:
      'The 150 residues require 150 codons, the start codon among them, and the stop codon is one more: 3 × 151 = 453.',
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
        teaching:
          'These bases pair, but they are written from the 3′ end: codon and anticodon run antiparallel.',
      },
      {
        text: '5′-AUG-3′',
        slip: 'mispaired-bases',
        teaching: 'This is the codon itself; its bases do not pair with themselves.',
      },
      {
        text: '5′-GUA-3′',
        slip: 'mispaired-bases',
        teaching: 'This is the codon written backward; the bases must be complementary.',
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
        teaching: 'One base was replaced; none was inserted or lost.',
      },
    ],
    explanation:
      'A replacement of one base that leads to a different amino acid is a missense mutation: the charged glutamate becomes the nonpolar valine.',
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
        teaching: 'This is the peptide of the unchanged messenger RNA.',
      },
      {
        text: 'Met-Val-Tyr-Glu',
        slip: 'wrong-frame',
        teaching:
          'After the deletion every following codon is read in a new frame, not only the one that lost the base.',
      },
      {
        text: 'Met-Tyr-Glu',
        slip: 'three-bases-forgotten',
        teaching: 'One base is lost, not a whole codon, so the reading frame changes.',
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
    text: 'How many of the possible triplets (codons) code for an amino acid in the standard genetic code?',
    answer: '61',
    distractors: [
      {
        text: '64',
        slip: 'one-step-short',
        teaching: 'This is the number of all triplets; three of them are stop codons.',
        expression: '4^3',
      },
      {
        text: '20',
        slip: 'wrong-thing-counted',
        teaching: 'This is the number of amino acids; most have several codons.',
        expression: '20',
      },
      {
        text: '60',
        slip: 'start-codon-misjudged',
        teaching: 'AUG, the start codon, also codes for methionine and must be included.',
        expression: '4^3 - 3 - 1',
      },
    ],
    explanation: 'Four bases form 4^{3} = 64 triplets. Three are stop codons, which leaves 61.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'quantity', expression: '4^3 - 3', unit: '' },
  },
  {
    id: 'biochemistry-nucleic-acids-10',
    topics: ['nucleic-acids'],
    tests: ['cloning-and-restriction-enzymes'],
    difficulty: 'intermediate',
    text: 'A restriction enzyme recognizes one palindromic sequence of six base pairs. How many such sites are expected in a random DNA sequence of 4.6 × 10^{6} base pairs with equal proportions of the four bases?',
    answer: '1.1 × 10^{3}',
    distractors: [
      {
        text: '7.7 × 10^{5}',
        slip: 'linear-for-exponential',
        teaching:
          'This divides by the length of the site, six; what counts is the chance that all six bases match.',
        expression: '4.6e6 / 6',
      },
      {
        text: '3.5 × 10^{3}',
        slip: 'forgot-exponent',
        teaching: 'This uses 6^{4} = 1296; with four bases in six positions there are 4^{6} sequences.',
        expression: '4.6e6 / 6^4',
      },
      {
        text: '1.9 × 10^{5}',
        slip: 'forgot-exponent',
        teaching: 'This uses 4 × 6 = 24 possible sequences; the choices multiply to 4^{6}.',
        expression: '4.6e6 / (4 * 6)',
      },
    ],
    explanation:
      'A given sequence of six occurs on average once in 4^{6} = 4096 positions: \\frac{4.6 × 10^{6}}{4096} = 1.1 × 10^{3}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
    computation: { kind: 'quantity', expression: '4.6e6 / 4^6', unit: '' },
  },
  {
    id: 'biochemistry-translation-10',
    topics: ['translation'],
    tests: ['genetic-code'],
    difficulty: 'advanced',
    text: 'Leucine and arginine have six codons each, and methionine and tryptophan have one each. How many different base sequences can code for the peptide Met-Leu-Arg-Trp (not including the stop codon)?',
    answer: '36',
    distractors: [
      {
        text: '14',
        slip: 'sum-for-product',
        teaching: 'This adds the four numbers of codons; independent choices multiply.',
        expression: '1 + 6 + 6 + 1',
      },
      {
        text: '12',
        slip: 'sum-for-product',
        teaching:
          'This is 6 + 6; the choices for leucine and arginine are independent of each other, so they multiply.',
        expression: '6 + 6',
      },
      {
        text: '256',
        slip: 'overgeneralised-rule',
        teaching:
          'This assumes four codons for each residue; the given numbers differ from one residue to another.',
        expression: '4^4',
      },
    ],
    explanation: 'The choices for each residue are independent: 1 × 6 × 6 × 1 = 36.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
    computation: { kind: 'quantity', expression: '1 * 6 * 6 * 1', unit: '' },
  },
];
