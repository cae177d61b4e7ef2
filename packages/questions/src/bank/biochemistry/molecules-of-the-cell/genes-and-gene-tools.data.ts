import type { WrittenQuestion } from '../../written-question.ts';

export const geneAndGeneToolQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-replication-and-transcription-102',
    topics: ['replication-and-transcription'],
    tests: ['dna-replication'],
    difficulty: 'intermediate',
    text: 'A bacterial mutant has a DNA ligase that fails above 40 °C. Just after a shift to 42 °C, the newly made DNA is examined. What is found in unusual amounts?',
    answer: 'Short pieces of one new strand',
    distractors: [
      {
        text: 'Short pieces of RNA without any DNA',
        slip: 'other-stage',
        teaching: 'Primers are made and extended as usual; the DNA pieces are then not joined.',
      },
      {
        text: 'Long strands without any RNA primers',
        slip: 'reversed-cause',
        teaching: 'Primers are needed for each start; ligase acts after them.',
      },
      {
        text: 'Breaks in both of the old strands',
        slip: 'one-strand-for-two',
        teaching: 'Replication copies the old strands without cutting them.',
      },
    ],
    explanation:
      'The lagging strand is made as Okazaki fragments. Polymerase I replaces their primers, but without ligase the nicks stay open, so short pieces accumulate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-103',
    topics: ['replication-and-transcription'],
    tests: ['dna-polymerase'],
    difficulty: 'beginner',
    text: 'Why does the replication of DNA need a primer?',
    answer: 'A polymerase can only extend a strand.',
    distractors: [
      {
        text: 'A polymerase can only work toward the 5′ end.',
        slip: 'polymerase-direction',
        teaching: 'A polymerase works toward the 3′ end, and direction alone would not call for a primer.',
      },
      {
        text: 'A helicase needs it to open the duplex.',
        slip: 'enzyme-mixed-up',
        teaching: 'Helicase opens the duplex before any primer is made.',
      },
      {
        text: 'A ligase needs it to find the replication origin.',
        slip: 'wrong-tool',
        teaching: 'Ligase closes nicks and does not look for origins.',
      },
    ],
    explanation:
      'DNA polymerases can only add nucleotides to an existing 3′ hydroxyl group. The first one is supplied by a short RNA primer made by primase.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-104',
    topics: ['replication-and-transcription'],
    tests: ['dna-polymerase'],
    difficulty: 'advanced',
    text: 'A mutant DNA polymerase has lost its 3′ to 5′ exonuclease activity. It adds nucleotides at the normal rate. How does its product change?',
    answer: 'It contains more wrong bases.',
    distractors: [
      {
        text: 'It keeps its RNA primers.',
        slip: 'enzyme-mixed-up',
        teaching: 'Primers are removed by the 5′ to 3′ exonuclease.',
      },
      {
        text: 'It contains fewer wrong bases.',
        slip: 'reversed-trend',
        teaching: 'The lost activity removed wrong bases; nothing removes them now.',
      },
      {
        text: 'It stays in short pieces that cannot be joined.',
        slip: 'enzyme-mixed-up',
        teaching: 'Joining is done by ligase.',
      },
    ],
    explanation:
      'The 3′ to 5′ exonuclease proofreads: it removes a base that does not pair before the next one is added. Without it, the product contains about a hundred times more wrong bases.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-105',
    topics: ['replication-and-transcription'],
    tests: ['dna-polymerase'],
    uses: ['rna'],
    difficulty: 'intermediate',
    text: 'Telomerase lengthens the ends of chromosomes with the repeat TTAGGG. What does it use as a template?',
    answer: 'An RNA that it carries',
    distractors: [
      {
        text: 'The opposite DNA strand',
        slip: 'overgeneralised-rule',
        teaching: 'The end has no opposite strand left; that is why replication alone would shorten it.',
      },
      {
        text: 'An mRNA of the cytosol',
        slip: 'nucleic-acids-mixed-up',
        teaching: 'Messenger RNA is not its template; the enzyme carries its own RNA.',
      },
      {
        text: 'The amino acids of its own active site',
        slip: 'reversed-cause',
        teaching: 'Sequences are copied by base pairing and not from a protein.',
      },
    ],
    explanation:
      'Telomerase is a reverse transcriptase with a built-in RNA, which contains the sequence CCCUAA, the complement of TTAGGG. This RNA pairs with the chromosome end and serves as the template for each repeat.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-106',
    topics: ['replication-and-transcription'],
    tests: ['dna-repair'],
    difficulty: 'beginner',
    text: 'People with xeroderma pigmentosum develop skin cancer after little exposure to sunlight. Which process fails in most of them?',
    answer: 'Excision of thymine dimers',
    distractors: [
      {
        text: 'Methylation of cytosines',
        slip: 'other-process',
        teaching: 'Methylation regulates genes and repairs no light damage.',
      },
      {
        text: 'Proofreading by polymerase',
        slip: 'enzyme-mixed-up',
        teaching: 'Proofreading removes wrong bases during replication; the damage is made by light.',
      },
      {
        text: 'Splicing of damaged mRNA',
        slip: 'nucleic-acids-mixed-up',
        teaching: 'The damage lies in the DNA.',
      },
    ],
    explanation:
      'Ultraviolet light joins neighboring thymines into dimers. Nucleotide excision repair cuts out a short piece containing the dimer; without this repair, mutations accumulate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-107',
    topics: ['replication-and-transcription'],
    tests: ['dna-repair'],
    difficulty: 'intermediate',
    text: 'Cytosine in DNA slowly loses its amino group and becomes uracil. Why is it an advantage that DNA contains thymine and not uracil?',
    answer: 'Any uracil can be recognized as damage.',
    distractors: [
      {
        text: 'Uracil cannot pair with adenine.',
        slip: 'mispaired-bases',
        teaching: 'Uracil pairs with adenine as well as thymine does.',
      },
      {
        text: 'Thymine cannot be damaged by light.',
        slip: 'thymine-for-uracil',
        teaching: 'Thymine is the base that forms dimers in ultraviolet light.',
      },
      {
        text: 'Thymine turns back into cytosine spontaneously.',
        slip: 'reversed-cause',
        teaching: 'Thymine stays thymine; it has a methyl group that cytosine lacks.',
      },
    ],
    explanation:
      'If uracil were a regular base, repair could not tell a deaminated cytosine from a proper uracil. Because DNA uses thymine, any uracil is recognized as damage and is cut out by a glycosylase.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-108',
    topics: ['replication-and-transcription'],
    tests: ['dna-repair'],
    uses: ['mutations'],
    difficulty: 'advanced',
    text: '5-Methylcytosine in human DNA loses its amino group about as easily as cytosine. Yet methylated sites mutate far more often than unmethylated ones. Why?',
    answer: 'The product is thymine.',
    distractors: [
      {
        text: 'The product is uracil.',
        slip: 'thymine-for-uracil',
        teaching: 'Uracil comes from plain cytosine and is cut out efficiently.',
      },
      {
        text: 'The product pairs with cytosine.',
        slip: 'mispaired-bases',
        teaching: 'The product is thymine, which pairs with adenine, so C·G becomes T·A.',
      },
      {
        text: 'The product is cytosine.',
        slip: 'event-invented',
        teaching: 'Loss of the amino group leaves the methyl group in place; plain cytosine does not result.',
      },
    ],
    explanation:
      'Deamination of 5-methylcytosine gives thymine, a natural base of DNA. Opposite G it is a mismatch, but repair enzymes cannot tell so easily which base is wrong, so C·G often becomes T·A.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-109',
    topics: ['replication-and-transcription'],
    tests: ['dna-repair'],
    difficulty: 'advanced',
    text: '*E. coli* methylates the A of GATC some minutes after replication. A mutant with normal mismatch repair proteins methylates it at once. Why does this mutant accumulate more mutations?',
    answer: 'Repair cannot identify the new strand.',
    distractors: [
      {
        text: 'Repair cannot bind the methylated DNA.',
        slip: 'reversed-cause',
        teaching: 'The proteins bind the mismatch; methyl groups only guide the choice of the strand.',
      },
      {
        text: 'Methylated A pairs with C.',
        slip: 'wrong-property',
        teaching: 'The methyl group is on A and does not disturb its pairing with T.',
      },
      {
        text: 'Methyl groups stop the polymerase.',
        slip: 'other-stage',
        teaching: 'Replication is over when the methyl groups are added.',
      },
    ],
    explanation:
      'Just after replication the old strand is methylated and the new one is not yet. Repair uses this to cut the new strand. When both are methylated at once, repair cannot identify the new strand, and many errors stay in it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-replication-and-transcription-110',
    topics: ['replication-and-transcription'],
    tests: ['transcription'],
    difficulty: 'beginner',
    text: 'What distinguishes RNA polymerase from DNA polymerase?',
    answer: 'It starts a chain without a primer.',
    distractors: [
      {
        text: 'It adds nucleotides to the 5′ end.',
        slip: 'polymerase-direction',
        teaching: 'Both extend the 3′ end.',
      },
      {
        text: 'It copies both strands at once.',
        slip: 'wrong-strand',
        teaching: 'RNA polymerase copies one strand of a gene.',
      },
      {
        text: 'It uses monophosphates as its substrates.',
        slip: 'thymine-for-uracil',
        teaching: 'Both use triphosphates and release pyrophosphate.',
      },
    ],
    explanation:
      'RNA polymerase can join the first two nucleotides at the promoter: it starts a chain without a primer. DNA polymerase can only extend an existing chain.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-111',
    topics: ['replication-and-transcription'],
    tests: ['transcription'],
    difficulty: 'intermediate',
    text: 'A mutation of two bases changes the −10 box of a bacterial promoter from TATAAT to TGTGAT. The gene itself is unchanged. What is expected?',
    answer: 'Less of the normal protein',
    distractors: [
      {
        text: 'The same amount of an altered protein',
        slip: 'parts-of-gene-mixed-up',
        teaching: 'The −10 box lies upstream of the transcription start and is not translated.',
      },
      {
        text: 'More of the normal protein',
        slip: 'reversed-trend',
        teaching: 'The change makes the box less like the consensus, so the polymerase binds less well.',
      },
      {
        text: 'The same amount of a shortened protein',
        slip: 'stop-codon-missed',
        teaching: 'No codon is changed, so no new stop codon appears.',
      },
    ],
    explanation:
      'The −10 box is recognized by the σ subunit, and the DNA opens there. A box far from the consensus is a weak promoter: less mRNA is made, and so less of the normal protein.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-112',
    topics: ['replication-and-transcription'],
    tests: ['rna-processing'],
    difficulty: 'beginner',
    text: 'To which end of a eukaryotic mRNA is the 7-methylguanosine cap attached, and what does it do?',
    answer: 'To the 5′ end; it helps the ribosome to bind',
    distractors: [
      {
        text: 'To the 3′ end; it helps the ribosome to bind',
        slip: 'strand-direction',
        teaching: 'The 3′ end carries the poly(A) tail.',
      },
      {
        text: 'To the 5′ end; it keeps the mRNA inside the nucleus',
        slip: 'one-part-right',
        teaching: 'The end is right, but the cap does the opposite: it helps the mRNA to leave the nucleus.',
      },
      {
        text: 'To the 3′ end; it keeps the mRNA inside the nucleus',
        slip: 'parts-of-gene-mixed-up',
        teaching:
          'The cap is added early, when the 5′ end has just been made, and it helps the mRNA to leave the nucleus.',
      },
    ],
    explanation:
      'The cap sits at the 5′ end. It protects the mRNA from exonucleases and is bound by factors that recruit the ribosome.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-113',
    topics: ['replication-and-transcription'],
    tests: ['rna-processing'],
    difficulty: 'beginner',
    text: 'Total RNA of human cells is passed over a column that carries oligo(dT) chains. What does the column retain?',
    answer: 'Mature mRNA',
    distractors: [
      {
        text: 'Ribosomal RNA',
        slip: 'nucleic-acids-mixed-up',
        teaching: 'Ribosomal RNA makes up most of the RNA, but it has no long run of A.',
      },
      {
        text: 'Transfer RNA',
        slip: 'nucleic-acids-mixed-up',
        teaching: 'Transfer RNA ends in CCA and has no run of A.',
      },
      {
        text: 'Excised introns',
        slip: 'reversed-cause',
        teaching: 'Introns are removed without receiving a tail.',
      },
    ],
    explanation:
      'Most mature mRNA of eukaryotes carries a poly(A) tail of up to 250 nucleotides. It pairs with the oligo(dT) on the column.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-114',
    topics: ['replication-and-transcription'],
    tests: ['rna-processing', 'mutations'],
    difficulty: 'advanced',
    text: 'In a human gene, the GT at the start of an intron mutates to AT. The mRNA is longer than usual by exactly the length of this intron, and the protein is shorter. Why is it shorter?',
    answer: 'The intron contains a stop codon.',
    distractors: [
      {
        text: 'The intron removes an exon.',
        slip: 'reversed-cause',
        teaching: 'The mRNA is longer by the intron; no exon is missing.',
      },
      {
        text: 'The intron is cut from the protein.',
        slip: 'wrong-molecule-changed',
        teaching: 'Splicing acts on RNA and not on the protein here.',
      },
      {
        text: 'The intron is read backward by the ribosome.',
        slip: 'strand-direction',
        teaching: 'Ribosomes read from 5′ to 3′.',
      },
    ],
    explanation:
      'Without its 5′ splice site the intron stays in the mRNA. The ribosome reads on into it and soon meets a stop codon in the reading frame.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-115',
    topics: ['replication-and-transcription'],
    tests: ['gene-regulation'],
    difficulty: 'intermediate',
    text: '*E. coli* grows in a medium that contains glucose and lactose. Allolactose has released the repressor from the lac operator. Why is there nevertheless little transcription of the lac operon?',
    answer: 'The activator lacks cyclic AMP.',
    distractors: [
      {
        text: 'The activator is blocked by cyclic AMP.',
        slip: 'regulation-reversed',
        teaching: 'Cyclic AMP is what the activator needs to bind DNA.',
      },
      {
        text: 'The repressor is bound by glucose.',
        slip: 'reversed-cause',
        teaching: 'The repressor responds to allolactose, and it is off the DNA.',
      },
      {
        text: 'The polymerase is inhibited by lactose.',
        slip: 'role-of-another-molecule',
        teaching: 'Lactose does not act on RNA polymerase.',
      },
    ],
    explanation:
      'The lac promoter is weak and needs the activator CRP with cyclic AMP. While glucose is taken up, cyclic AMP is low, so CRP does not bind and there is little transcription.',
    reference: 'Lehninger Principles of Biochemistry, chapter 28',
  },
  {
    id: 'biochemistry-replication-and-transcription-116',
    topics: ['replication-and-transcription'],
    tests: ['gene-regulation'],
    difficulty: 'beginner',
    text: 'The liver cells and nerve cells of a person make different proteins. Which difference is the main cause?',
    answer: 'They transcribe different genes.',
    distractors: [
      {
        text: 'They contain different genes.',
        slip: 'overgeneralised-rule',
        teaching: 'With few exceptions all cells of a body have the same genes.',
      },
      {
        text: 'They use different genetic codes.',
        slip: 'holds-for-both',
        teaching: 'The code is the same in all of these cells.',
      },
      {
        text: 'They have different kinds of ribosomes.',
        slip: 'holds-for-both',
        teaching: 'Ribosomes translate whatever mRNA they are given.',
      },
    ],
    explanation:
      'Cells of one body have the same DNA. Different transcription factors and different packing of the DNA make them transcribe different genes.',
    reference: 'Lehninger Principles of Biochemistry, chapter 28',
  },
  {
    id: 'biochemistry-replication-and-transcription-117',
    topics: ['replication-and-transcription'],
    tests: ['pcr'],
    difficulty: 'intermediate',
    text: 'In a quantitative PCR, sample X reaches the threshold after 21 cycles and sample Y after 24 cycles, with doubling in each cycle. How many times as much template did X contain as Y?',
    answer: '8',
    distractors: [
      {
        text: '3',
        slip: 'forgot-exponent',
        teaching: 'Each cycle doubles the amount: three cycles are 2^{3}, not 3.',
        expression: '24 - 21',
      },
      {
        text: '6',
        slip: 'forgot-exponent',
        teaching: 'Three doublings are 2 × 2 × 2, not 2 × 3.',
        expression: '2 * (24 - 21)',
      },
      {
        text: '4',
        slip: 'generation-miscounted',
        teaching: 'The difference is three cycles and not two.',
        expression: '2^2',
      },
    ],
    explanation:
      'X is three cycles ahead. Each cycle doubles the DNA, so X started with 2^{3} = 8 times as much.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
    computation: { kind: 'quantity', expression: '2^(24-21)', unit: '' },
  },
  {
    id: 'biochemistry-replication-and-transcription-118',
    topics: ['replication-and-transcription'],
    tests: ['pcr'],
    uses: ['base-pairing'],
    difficulty: 'advanced',
    text: 'One strand of a DNA molecule reads 5′-ATGGCATTC…GGACCTTAA-3′, where … stands for 500 bases. Which pair of primers (9 bases each) amplifies the whole sequence by PCR?',
    answer: '5′-ATGGCATTC-3′ and 5′-TTAAGGTCC-3′',
    distractors: [
      {
        text: '5′-ATGGCATTC-3′ and 5′-AATTCCAGG-3′',
        slip: 'strand-direction',
        teaching:
          'The second primer is the 3′ end of the strand shown, written backward but not complemented; it would pair with neither strand.',
      },
      {
        text: '5′-ATGGCATTC-3′ and 5′-GGACCTTAA-3′',
        slip: 'wrong-strand',
        teaching:
          'Both primers would pair with the same strand, the one not shown, and would be extended in the same direction.',
      },
      {
        text: '5′-GAATGCCAT-3′ and 5′-GGACCTTAA-3′',
        slip: 'strand-direction',
        teaching:
          'Both primers would pair, but each would be extended away from the other, out of the sequence.',
      },
    ],
    explanation:
      'One primer is identical to the 5′ end of the strand shown, and the other is the complement of its 3′ end, read from 5′ to 3′: the complement of GGACCTTAA is TTAAGGTCC. So 5′-ATGGCATTC-3′ and 5′-TTAAGGTCC-3′ face each other.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-119',
    topics: ['replication-and-transcription'],
    tests: ['cloning-and-restriction-enzymes'],
    difficulty: 'beginner',
    text: 'Which sequence (one strand, 5′ to 3′) is a palindrome of the kind that most restriction enzymes recognize?',
    answer: 'GAATTC',
    distractors: [
      {
        text: 'GAAGAA',
        slip: 'strand-direction',
        teaching: 'Its complement reads TTCTTC, which is another sequence.',
      },
      {
        text: 'GACCAG',
        slip: 'strand-direction',
        teaching: 'It reads the same backward on one strand; in DNA the other strand must read the same.',
      },
      {
        text: 'GGGCCT',
        slip: 'mispaired-bases',
        teaching: 'Its complementary strand reads AGGCCC, which is not the same.',
      },
    ],
    explanation:
      'The complement of GAATTC, read from 5′ to 3′, is GAATTC again: both strands read the same. This is the site of *Eco*RI.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-120',
    topics: ['replication-and-transcription'],
    tests: ['cloning-and-restriction-enzymes'],
    difficulty: 'beginner',
    text: 'A gene is inserted into the β-galactosidase gene of a plasmid that confers resistance to ampicillin. Transformed bacteria form colonies on agar with ampicillin and a substrate that β-galactosidase turns blue. Which colonies have the plasmid with the insert?',
    answer: 'White colonies',
    distractors: [
      {
        text: 'Blue colonies',
        slip: 'reversed-trend',
        teaching: 'Blue shows an intact β-galactosidase, so no insert.',
      },
      {
        text: 'Neither white nor blue colonies',
        slip: 'overlooked-effect',
        teaching:
          'Cells with the insert have the resistance gene as well, so they grow and form white colonies.',
      },
      {
        text: 'Both white and blue colonies',
        slip: 'overgeneralised-rule',
        teaching: 'The insert interrupts the gene of the enzyme, so the color distinguishes the two.',
      },
    ],
    explanation:
      'Each colony that grows has a plasmid with the resistance gene. The insert interrupts the gene of β-galactosidase, so colonies with the insert stay white.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-121',
    topics: ['replication-and-transcription'],
    tests: ['cloning-and-restriction-enzymes'],
    difficulty: 'advanced',
    text: '*Bam*HI cuts G↓GATCC and *Bgl*II cuts A↓GATCT (written 5′ to 3′; the arrows mark the cuts). One end from each is joined to the other by ligase. Which statement about the junction is correct?',
    answer: 'Neither enzyme cuts it again.',
    distractors: [
      {
        text: 'Both enzymes cut it again.',
        slip: 'overgeneralised-rule',
        teaching:
          'The junction reads GGATCT (AGATCC on the other strand), which is a site for neither enzyme.',
      },
      {
        text: '*Bam*HI cuts it, but *Bgl*II does not.',
        slip: 'one-step-short',
        teaching: '*Bam*HI needs GGATCC; the last base of the junction is T.',
      },
      {
        text: 'It does not form because the ends do not fit.',
        slip: 'mispaired-bases',
        teaching: 'Both ends are 5′-GATC and pair with each other.',
      },
    ],
    explanation:
      'Both enzymes leave the single strand 5′-GATC, so the ends pair. The junction is GGATCT: it begins like one site and ends like the other, so neither enzyme cuts it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-122',
    topics: ['replication-and-transcription'],
    tests: ['dna-sequencing'],
    difficulty: 'intermediate',
    text: 'In a Sanger reaction, a student adds the dideoxynucleotides in the same amounts as the normal nucleotides. The sequence can be read near the primer but ends after a few bases. Why?',
    answer: 'Nearly all chains end early.',
    distractors: [
      {
        text: 'Nearly all chains grow too long.',
        slip: 'reversed-trend',
        teaching: 'Long chains come from too little of the dideoxynucleotides.',
      },
      {
        text: 'The dideoxynucleotides mispair.',
        slip: 'mispaired-bases',
        teaching: 'Their bases are normal and pair correctly.',
      },
      {
        text: 'The template is degraded by the dideoxynucleotides.',
        slip: 'reversed-cause',
        teaching: 'They end new chains and do not attack the template.',
      },
    ],
    explanation:
      'At each step a dideoxynucleotide is now about as likely as a normal one, so few chains grow beyond a few bases. A small proportion of dideoxynucleotides gives chains of every length.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-123',
    topics: ['replication-and-transcription'],
    tests: ['dna-sequencing'],
    uses: ['mutations'],
    difficulty: 'intermediate',
    text: 'The Sanger trace of a patient’s gene shows single peaks everywhere except at one position, where an A peak and a G peak of half height overlap. What does the overlap mean?',
    answer: 'The patient has both bases there.',
    distractors: [
      {
        text: 'The patient has lost a base there.',
        slip: 'mutations-mixed-up',
        teaching: 'A deletion in one copy would shift all later bases and give double peaks from there on.',
      },
      {
        text: 'The A and the G form a pair there.',
        slip: 'mispaired-bases',
        teaching: 'A and G do not pair; the trace reads one strand.',
      },
      {
        text: 'The polymerase stopped there for good.',
        slip: 'reversed-cause',
        teaching: 'The trace continues with single peaks.',
      },
    ],
    explanation:
      'The gene is present in two copies. At this position one has A and the other G: the patient is heterozygous for a substitution. A deletion in one copy would shift all later peaks of that copy.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-124',
    topics: ['replication-and-transcription'],
    tests: ['dna-sequencing'],
    difficulty: 'advanced',
    text: 'In sequencing by synthesis each nucleotide carries a colored label and a blocking group on its 3′ oxygen; both are removed after the image is taken. What would happen if the blocking group were missing but the label were in place?',
    answer: 'Several bases could be added per cycle.',
    distractors: [
      {
        text: 'No base could be added in any cycle.',
        slip: 'reversed-trend',
        teaching: 'Without a block nothing stops the polymerase from going on.',
      },
      {
        text: 'Wrong bases could be added in any cycle.',
        slip: 'mispaired-bases',
        teaching: 'Pairing is decided by the base; the block lies on the sugar.',
      },
      {
        text: 'The colors could not be distinguished.',
        slip: 'effect-where-none',
        teaching: 'The four labels would be the same as before.',
      },
    ],
    explanation:
      'The block makes the polymerase stop after one base, so that each image shows one base per cluster. Without it, several bases could be added before the image is taken, and the order would be lost.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-125',
    topics: ['replication-and-transcription'],
    tests: ['crispr'],
    difficulty: 'beginner',
    text: 'What determines where the nuclease Cas9 cuts a genome, apart from a short motif beside the site?',
    answer: 'The sequence of its guide RNA',
    distractors: [
      {
        text: 'The amino acids of its active site',
        slip: 'enzyme-mixed-up',
        teaching: 'The active site cuts whatever DNA the guide RNA has paired with.',
      },
      {
        text: 'The length of the chromosome',
        slip: 'irrelevant-property',
        teaching: 'The length of a chromosome does not specify a site on it.',
      },
      {
        text: 'The primers added to the cell',
        slip: 'method-mixed-up',
        teaching: 'Primers are used in PCR, and Cas9 needs none.',
      },
    ],
    explanation:
      'About twenty nucleotides of the guide RNA pair with one strand of the DNA. A new guide RNA directs the same enzyme to another site.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-126',
    topics: ['replication-and-transcription'],
    tests: ['crispr', 'mutations'],
    difficulty: 'intermediate',
    text: 'Cas9 cuts the coding sequence of a gene, and the cell joins the ends without a template. In many cells the gene no longer gives a working protein. Which change is most likely?',
    answer: 'A few bases lost or added',
    distractors: [
      {
        text: 'The whole gene removed',
        slip: 'overgeneralised-rule',
        teaching: 'One cut cannot take out a whole gene; the ends are joined again.',
      },
      {
        text: 'One codon exchanged for another',
        slip: 'other-process',
        teaching: 'An exact exchange needs a template with the new codon.',
      },
      {
        text: 'A methyl group put on the promoter',
        slip: 'reversed-cause',
        teaching: 'Cas9 cuts DNA and does not methylate it.',
      },
    ],
    explanation:
      'Joining without a template often loses or adds a few bases. If their number is not a multiple of three, the reading frame is shifted, and a stop codon soon follows.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-127',
    topics: ['replication-and-transcription'],
    tests: ['crispr', 'gene-regulation'],
    difficulty: 'advanced',
    text: 'Both nuclease sites of Cas9 are inactivated by mutation. The mutant Cas9 is introduced into bacteria together with a guide RNA that targets the promoter of a gene. What is the effect?',
    answer: 'The gene is transcribed less.',
    distractors: [
      {
        text: 'The gene is cut as before.',
        slip: 'overgeneralised-rule',
        teaching: 'Both cutting sites are inactive.',
      },
      {
        text: 'The gene is transcribed more.',
        slip: 'reversed-trend',
        teaching: 'Without an attached activator a protein on the promoter hinders the polymerase.',
      },
      {
        text: 'The gene is copied twice.',
        slip: 'effect-where-none',
        teaching: 'Binding to a promoter does not replicate a gene.',
      },
    ],
    explanation:
      'The mutant still finds and binds its target. On the promoter it is in the way of RNA polymerase, so the gene is transcribed less, though its sequence is unchanged.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-128',
    topics: ['replication-and-transcription'],
    tests: ['crispr'],
    difficulty: 'advanced',
    text: 'To change one base by CRISPR, a repair template with the new base is supplied. It also carries a silent change in the PAM beside the cut. What is the purpose of this second change?',
    answer: 'It keeps Cas9 from cutting again.',
    distractors: [
      {
        text: 'It lets Cas9 cut a second time.',
        slip: 'reversed-cause',
        teaching: 'A changed PAM is not recognized, so a cut is prevented.',
      },
      {
        text: 'It marks the cells with a new protein.',
        slip: 'mutations-mixed-up',
        teaching: 'A silent change alters no protein.',
      },
      {
        text: 'It lets the guide RNA pair more tightly.',
        slip: 'mispaired-bases',
        teaching: 'The guide does not pair with the PAM.',
      },
    ],
    explanation:
      'After the repair the target sequence is almost as before, and Cas9 would cut it again and again. Without an intact PAM it can no longer do so, and because the change is silent, the protein is not affected.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-nucleic-acids-123',
    topics: ['nucleic-acids'],
    tests: ['southern-and-northern-blots'],
    difficulty: 'beginner',
    text: 'A researcher wants to know the length of the mRNA of a gene in a tissue. Which method is suitable?',
    answer: 'Northern blot',
    distractors: [
      { text: 'Southern blot', slip: 'method-mixed-up', teaching: 'A Southern blot shows fragments of DNA.' },
      { text: 'Western blot', slip: 'method-mixed-up', teaching: 'A Western blot shows proteins.' },
      {
        text: 'ELISA',
        slip: 'method-mixed-up',
        teaching: 'An ELISA measures a protein and gives no length.',
      },
    ],
    explanation:
      'In a Northern blot, RNA is separated by length, transferred to a membrane and detected with a labeled probe. The band shows the length and amount of the mRNA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-nucleic-acids-124',
    topics: ['nucleic-acids'],
    tests: ['southern-and-northern-blots', 'dna-melting'],
    difficulty: 'advanced',
    text: 'On a Southern blot of mouse DNA a human probe gives one strong band and several weak ones. A second wash at a higher temperature and lower salt leaves only the strong band. What were the weak bands?',
    answer: 'Fragments that match the probe partially',
    distractors: [
      {
        text: 'Fragments that match the probe exactly',
        slip: 'reversed-trend',
        teaching: 'An exact match is the most stable one and survives the wash.',
      },
      {
        text: 'Fragments that are shorter than the probe',
        slip: 'match-of-strands-overlooked',
        teaching: 'The wash tests the match and not the length of fragments.',
      },
      {
        text: 'Proteins that bind the probe',
        slip: 'method-mixed-up',
        teaching: 'Proteins are removed when DNA is prepared.',
      },
    ],
    explanation:
      'High temperature and low salt first melt duplexes with mismatches. The weak bands were fragments that match the probe partially, such as related genes.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-nucleic-acids-125',
    topics: ['nucleic-acids'],
    tests: ['southern-and-northern-blots', 'rna-processing'],
    difficulty: 'advanced',
    text: 'A probe from the last exon of a gene gives one band on a Southern blot, whichever restriction enzyme is used. On a Northern blot of brain RNA it gives two bands, of 2.0 and 1.4 kb. What best explains both results?',
    answer: 'One gene with two splicing patterns',
    distractors: [
      {
        text: 'Two genes with one splicing pattern',
        slip: 'overgeneralised-rule',
        teaching: 'Two genes would give two bands with most restriction enzymes.',
      },
      {
        text: 'One gene that is read on both strands',
        slip: 'one-strand-for-two',
        teaching:
          'A transcript of the other strand would not contain the sequence of this exon, which the probe detects.',
      },
      {
        text: 'One mRNA that is translated twice',
        slip: 'method-mixed-up',
        teaching: 'Translation does not change the length of an mRNA.',
      },
    ],
    explanation:
      'One band with each enzyme points to a single gene. Two mRNAs from it arise when an exon of about 0.6 kb is included or left out: alternative splicing.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-translation-101',
    topics: ['translation'],
    tests: ['post-translational-modification'],
    difficulty: 'beginner',
    text: 'Some proteins of the cytosol are joined to a farnesyl or palmitoyl chain after their synthesis. What is the usual effect?',
    answer: 'They become anchored to a membrane.',
    distractors: [
      {
        text: 'They dissolve better in the cytosol.',
        slip: 'polarity-mixed-up',
        teaching: 'A hydrocarbon chain makes a protein less soluble in water.',
      },
      {
        text: 'They are broken down by the proteasome.',
        slip: 'marks-on-proteins-mixed-up',
        teaching: 'Chains of ubiquitin, not lipid chains, direct a protein to the proteasome.',
      },
      {
        text: 'They are imported into the nucleus.',
        slip: 'compartment-mixed-up',
        teaching: 'A signal sequence of basic residues directs a protein into the nucleus.',
      },
    ],
    explanation:
      'The hydrocarbon chain inserts into the bilayer, so the protein, for example Ras, is anchored to the inner face of a membrane.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
  {
    id: 'biochemistry-translation-102',
    topics: ['translation'],
    tests: ['post-translational-modification'],
    uses: ['hormones'],
    difficulty: 'intermediate',
    text: 'Insulin is cut out of proinsulin, and the connecting C-peptide is secreted along with it. A patient who injects insulin is tested for C-peptide in the blood. What does the test show?',
    answer: 'How much insulin the pancreas makes',
    distractors: [
      {
        text: 'How much insulin was injected',
        slip: 'given-fact-overlooked',
        teaching: 'Injected insulin contains no C-peptide.',
      },
      {
        text: 'How much insulin was bound by receptors',
        slip: 'reversed-cause',
        teaching: 'C-peptide is released when insulin is made, not when insulin binds to its receptor.',
      },
      {
        text: 'How much glucagon the pancreas makes',
        slip: 'role-of-another-molecule',
        teaching: 'Glucagon comes from another precursor and other cells.',
      },
    ],
    explanation:
      'Each molecule of insulin made by the pancreas releases one C-peptide. Injected insulin contains none, so C-peptide shows how much insulin the pancreas still makes.',
    reference: 'Lehninger Principles of Biochemistry, chapter 23',
  },
];
