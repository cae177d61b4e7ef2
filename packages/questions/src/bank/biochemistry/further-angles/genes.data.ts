import type { WrittenQuestion } from '../../written-question.ts';

export const furtherGeneQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-nucleic-acids-900',
    topics: ['nucleic-acids'],
    tests: ['base-pairing'],
    difficulty: 'beginner',
    text: 'In the DNA double helix each base pair joins a purine to a pyrimidine. Why does a pair of two purines not fit into the regular helix?',
    answer: 'It is too wide for the distance between the backbones.',
    distractors: [
      {
        text: 'It is too narrow for the distance between the backbones.',
        slip: 'reversed-trend',
        teaching: 'This is true of two pyrimidines; purines are the larger bases, with two rings each.',
      },
      {
        text: 'It has too few nitrogen atoms to form hydrogen bonds.',
        slip: 'property-misjudged',
        teaching:
          'Purines have more nitrogen atoms than pyrimidines, and two purines can form hydrogen bonds with each other.',
      },
      {
        text: 'It has too many negative charges on the two bases.',
        slip: 'wrong-part-active',
        teaching: 'The negative charges of DNA are on the phosphates; the bases are uncharged near pH 7.',
      },
    ],
    explanation:
      'A purine has two fused rings, a pyrimidine one. One of each gives pairs of the same width, so that the backbones keep their distance and the helix is regular. A pair of two purines is too wide for the distance between the backbones.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-901',
    topics: ['nucleic-acids'],
    tests: ['base-pairing'],
    difficulty: 'advanced',
    text: 'The DNA of a certain virus contains 2-aminoadenine in place of adenine: the same ring with one more \\ce{-NH2} group, at the carbon between the two ring nitrogens of the six-membered ring. How does 2-aminoadenine pair in the double helix?',
    answer: 'With thymine, by three hydrogen bonds',
    distractors: [
      {
        text: 'With thymine, by two hydrogen bonds',
        slip: 'hydrogen-bonds-mixed-up',
        teaching:
          'Two is the number for adenine; the added \\ce{-NH2} group faces the second carbonyl oxygen of thymine and forms one more.',
      },
      {
        text: 'With cytosine, by three hydrogen bonds',
        slip: 'mispaired-bases',
        teaching:
          'The number is that of a G·C pair, but 2-aminoadenine still has the \\ce{-NH2} group and the bare ring nitrogen of adenine, which do not match cytosine.',
      },
      {
        text: 'With cytosine, by two hydrogen bonds',
        slip: 'mispaired-bases',
        teaching:
          'Opposite cytosine, one \\ce{-NH2} group would face another, and one bare ring nitrogen another; thymine matches the pattern.',
      },
    ],
    explanation:
      'The \\ce{-NH2} group at carbon 6 and the ring nitrogen next to it pair with thymine as in adenine. The additional \\ce{-NH2} group at carbon 2 donates a hydrogen bond to the other carbonyl oxygen of thymine, which faces only a C–H in an A·T pair. So 2-aminoadenine pairs with thymine, by three hydrogen bonds.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-902',
    topics: ['nucleic-acids'],
    tests: ['chargaffs-rules'],
    difficulty: 'intermediate',
    text: 'Chargaff found about 30% A, 20% G, 20% C and 30% T in human DNA, whichever tissue he analyzed, but 15% A, 35% G, 35% C and 15% T in the DNA of the tuberculosis bacterium. Which idea about DNA did these results rule out?',
    answer: 'DNA repeats one unit made of all four nucleotides.',
    distractors: [
      {
        text: 'DNA is a double helix of bases joined in pairs.',
        slip: 'given-fact-overlooked',
        teaching:
          'The results support this idea: in both kinds of DNA, A is equal to T, and G is equal to C.',
      },
      {
        text: 'DNA carries information that varies between species.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'The two compositions differ, which fits this idea and does not rule it out.',
      },
      {
        text: 'DNA is the same in all the cells of an individual.',
        slip: 'given-fact-overlooked',
        teaching:
          'The composition was the same in all human tissues, which fits this idea and does not rule it out.',
      },
    ],
    explanation:
      'If DNA repeated one unit made of all four nucleotides, it would contain 25% of each base in every species. The measured values differ from 25% and from species to species, so this “tetranucleotide” idea was ruled out.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-903',
    topics: ['nucleic-acids'],
    tests: ['chargaffs-rules'],
    difficulty: 'advanced',
    text: 'In the double-stranded DNA of a plant, 17% of the bases are cytosine and 6% are 5-methylcytosine, which pairs like cytosine. What percentage of the bases is adenine?',
    answer: '27%',
    distractors: [
      {
        text: '33%',
        slip: 'given-fact-overlooked',
        teaching: '5-Methylcytosine was ignored; each of these bases has a guanine as its partner, too.',
        expression: '(100 - 2 * 17) / 2',
      },
      {
        text: '30%',
        slip: 'mispaired-bases',
        teaching:
          '5-Methylcytosine was subtracted, but not the guanines that pair with it, so guanine was set at 17%.',
        expression: '(100 - 2 * 17 - 6) / 2',
      },
      {
        text: '23%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of guanine, the partner of cytosine and of 5-methylcytosine.',
        expression: '17 + 6',
      },
    ],
    explanation:
      'Guanine pairs with both forms of cytosine: 17% + 6% = 23%. Together these bases make up 2 × 23% = 46%. The remaining 54% is shared equally by adenine and thymine: \\frac{100% − 46%}{2} = 27%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '(100 - 2 * (17 + 6)) / 2', unit: '%' },
  },
  {
    id: 'biochemistry-nucleic-acids-904',
    topics: ['nucleic-acids'],
    tests: ['dna-supercoiling'],
    difficulty: 'intermediate',
    text: 'Plasmids isolated from bacteria are underwound: they have fewer turns of the double helix than relaxed DNA of the same length. What advantage does this give the cell?',
    answer: 'The two strands are easier to separate.',
    distractors: [
      {
        text: 'The two strands are harder to separate.',
        slip: 'reversed-trend',
        teaching:
          'Underwound DNA is under a strain that is relieved when some base pairs open; overwound DNA would be harder to open.',
      },
      {
        text: 'The free ends are protected from nucleases.',
        slip: 'property-misjudged',
        teaching:
          'A closed circle has no ends; if it had any, they would turn freely, and the supercoils would be lost.',
      },
      {
        text: 'The base pairs have more hydrogen bonds.',
        slip: 'hydrogen-bonds-mixed-up',
        teaching: 'The number of hydrogen bonds depends on the bases and not on how the circle is wound.',
      },
    ],
    explanation:
      'Strand separation removes turns of the helix. In underwound (negatively supercoiled) DNA some turns are already missing, and opening the helix relieves the strain. The two strands are easier to separate, as replication and transcription require.',
    reference: 'Lehninger Principles of Biochemistry, chapter 24',
  },
  {
    id: 'biochemistry-nucleic-acids-905',
    topics: ['nucleic-acids'],
    tests: ['dna-supercoiling'],
    difficulty: 'advanced',
    text: 'A sample of closed circular DNA in which every molecule has a linking number of 400 is treated briefly with an enzyme. Afterward a gel shows bands for linking numbers of 400, 402, 404, 406 and so on, but none for odd numbers. How does the enzyme work?',
    answer: 'It cuts both strands and passes another segment through the gap.',
    distractors: [
      {
        text: 'It cuts one strand and passes the other strand through the gap.',
        slip: 'one-strand-for-two',
        teaching:
          'One such passage changes the linking number by 1, so odd numbers would appear: this is how some type I topoisomerases work.',
      },
      {
        text: 'It cuts one strand and lets that strand turn around the other.',
        slip: 'one-strand-for-two',
        teaching:
          'Each turn around the uncut strand changes the linking number by 1, so odd numbers would appear.',
      },
      {
        text: 'It separates the strands by force and lets them wind up again.',
        slip: 'bond-breaking-overlooked',
        teaching: 'As long as no strand is cut, the linking number of a closed circle cannot change at all.',
      },
    ],
    explanation:
      'The linking number changes when strands are cut. Passing one strand through another changes it by 1. Passing a double helix through a double helix changes it by 2, which leaves all the numbers even. So the enzyme is a type II topoisomerase: it cuts both strands and passes another segment through the gap.',
    reference: 'Lehninger Principles of Biochemistry, chapter 24',
  },
  {
    id: 'biochemistry-replication-and-transcription-900',
    topics: ['replication-and-transcription'],
    tests: ['transcription'],
    difficulty: 'beginner',
    text: 'An electron micrograph of a gene for ribosomal RNA shows about a hundred RNA polymerases along the DNA. The RNA chains attached to them become steadily longer from one end of the gene to the other. What is different about the polymerases with the longer chains?',
    answer: 'They began their work earlier than the others.',
    distractors: [
      {
        text: 'They add nucleotides faster than the others.',
        slip: 'relation-invented',
        teaching:
          'All of them are the same enzyme and work at about the same speed; they differ in how far they have come.',
      },
      {
        text: 'They copy both strands, and the others copy only one.',
        slip: 'one-strand-for-two',
        teaching: 'RNA polymerase copies one strand, the template, and makes a single chain of RNA.',
      },
      {
        text: 'They join up the short chains of the others.',
        slip: 'event-invented',
        teaching: 'Each polymerase makes its own chain, one nucleotide after another; chains are not joined.',
      },
    ],
    explanation:
      'Every polymerase starts at the promoter and moves along the gene while its RNA grows. A polymerase far from the promoter has made a long chain. So those with the longer chains began their work earlier than the others, and one gene gives many RNA molecules at the same time.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-901',
    topics: ['replication-and-transcription'],
    tests: ['transcription'],
    difficulty: 'advanced',
    text: 'The short piece of double-stranded DNA that forms the promoter of a bacterial gene is cut out and put back in the same place in the opposite orientation. No other promoter is nearby. What is expected?',
    answer: 'Hardly any mRNA of the gene is made.',
    distractors: [
      {
        text: 'As much mRNA is made as before.',
        slip: 'strand-direction',
        teaching:
          'A promoter has a direction: the order of its −35 and −10 boxes decides which way the polymerase moves.',
      },
      {
        text: 'An mRNA with the bases in reverse order is made.',
        slip: 'polymerase-direction',
        teaching:
          'The polymerase cannot read the gene backward; it builds RNA from 5′ to 3′ in the direction that the promoter sets.',
      },
      {
        text: 'An mRNA from the other strand of the gene is made.',
        slip: 'wrong-strand',
        teaching:
          'The other strand is indeed the template now, but the polymerase moves away from the gene and copies what lies on the other side.',
      },
    ],
    explanation:
      'A promoter tells the polymerase where to start and in which direction to go. Turned around, it sends the polymerase away from the gene, where it copies the neighboring DNA. Hardly any mRNA of the gene is made.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-902',
    topics: ['replication-and-transcription'],
    tests: ['pcr'],
    difficulty: 'beginner',
    text: 'In the first PCR experiments, DNA polymerase from *E. coli* was used, and fresh enzyme had to be added in each cycle. What made this necessary?',
    answer: 'Heating to separate the strands destroyed it.',
    distractors: [
      {
        text: 'Cooling to attach the primers destroyed it.',
        slip: 'other-stage',
        teaching: 'An enzyme survives a temperature near 55 °C or below much better than one near 95 °C.',
      },
      {
        text: 'Copying of the template strands used it up.',
        slip: 'enzyme-used-up',
        teaching: 'The polymerase is a catalyst; the primers and the nucleotides are what is used up.',
      },
      {
        text: 'Binding to the finished strands used it up.',
        slip: 'enzyme-used-up',
        teaching: 'The polymerase leaves a finished strand and can work again.',
      },
    ],
    explanation:
      'Each cycle begins near 95 °C, where the strands of the DNA separate. The polymerase of *E. coli*, which lives at 37 °C, is denatured at this temperature: heating to separate the strands destroyed it. Today *Taq* polymerase is used; it comes from a bacterium that lives in hot springs, and it survives the heating.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-replication-and-transcription-903',
    topics: ['replication-and-transcription'],
    tests: ['pcr'],
    difficulty: 'advanced',
    text: 'By mistake a PCR is set up with only one of the two primers. It starts with 1000 double-stranded template molecules and runs for 20 cycles, with complete copying in each. How many new strands are made?',
    answer: '2.0 × 10^{4}',
    distractors: [
      {
        text: '1.0 × 10^{9}',
        slip: 'overgeneralised-rule',
        teaching:
          'Doubling in each cycle needs two primers, so that the new strands are templates, too; here they have no site for the primer.',
        expression: '1000 * 2^20',
      },
      {
        text: '4.0 × 10^{4}',
        slip: 'one-strand-for-two',
        teaching: 'Both strands of each template were counted, but the primer binds to only one of them.',
        expression: '2 * 1000 * 20',
      },
      {
        text: '1.0 × 10^{3}',
        slip: 'round-miscounted',
        teaching: 'This is the number from one cycle; each original strand is copied again in every cycle.',
        expression: '1000',
      },
    ],
    explanation:
      'The primer binds to one strand of each template. The copies begin with the primer itself and have no site that binds it, so they are not copied. Each cycle gives 1000 new strands: 20 × 1000 = 2.0 × 10^{4}. The growth is linear, not exponential.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
    computation: { kind: 'quantity', expression: '20 * 1000', unit: '' },
  },
  {
    id: 'biochemistry-translation-900',
    topics: ['translation'],
    tests: ['protein-synthesis'],
    difficulty: 'beginner',
    text: 'In a ribosome, the tRNA in the P site carries the growing chain, and the tRNA in the A site carries the next amino acid. What moves when the peptide bond forms?',
    answer: 'The chain moves to the amino acid in the A site.',
    distractors: [
      {
        text: 'The amino acid moves to the chain in the P site.',
        slip: 'reaction-direction-reversed',
        teaching:
          'The amino group in the A site attacks the ester that holds the chain, so it is the chain that changes its tRNA.',
      },
      {
        text: 'The chain moves to an empty tRNA in the E site.',
        slip: 'other-stage',
        teaching: 'The E site is where a tRNA without a chain leaves the ribosome later.',
      },
      {
        text: 'The amino acid moves to a codon of the mRNA.',
        slip: 'role-of-another-molecule',
        teaching: 'The anticodon of the tRNA binds to the codon; amino acids are not bound to mRNA.',
      },
    ],
    explanation:
      'The amino group of the aminoacyl-tRNA in the A site attacks the ester carbonyl group of the peptidyl-tRNA in the P site. The chain moves to the amino acid in the A site and is one residue longer. Then the ribosome shifts by one codon.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
  {
    id: 'biochemistry-translation-901',
    topics: ['translation'],
    tests: ['protein-synthesis'],
    difficulty: 'intermediate',
    text: 'Cysteine, already bound to its tRNA, was reduced to alanine. In a cell-free system this tRNA brought alanine into the positions where the mRNA calls for cysteine. What does the experiment show?',
    answer: 'The codon is matched with the anticodon of the tRNA.',
    distractors: [
      {
        text: 'The codon is matched with the amino acid on the tRNA.',
        slip: 'role-of-another-molecule',
        teaching: 'Then alanine would have gone to the codons for alanine or would have been rejected.',
      },
      {
        text: 'The ribosome takes wrong amino acids off the tRNA.',
        slip: 'event-invented',
        teaching: 'The wrong amino acid was incorporated, so the ribosome did not notice it.',
      },
      {
        text: 'The mRNA is changed to match the amino acid.',
        slip: 'reversed-cause',
        teaching: 'The mRNA stayed the same: its codons still called for cysteine.',
      },
    ],
    explanation:
      'The tRNA was that of cysteine, but it carried alanine. It went where its anticodon fits, whatever it carried. So the codon is matched with the anticodon of the tRNA, and whether the right amino acid is incorporated depends on the enzyme that loads the tRNA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
  {
    id: 'biochemistry-translation-902',
    topics: ['translation'],
    tests: ['post-translational-modification'],
    difficulty: 'beginner',
    text: 'The human hormone erythropoietin, a glycoprotein, is made from a cDNA in hamster cells rather than in *E. coli*. What would be wrong with the product from bacteria?',
    answer: 'It would lack its sugar chains.',
    distractors: [
      {
        text: 'It would lack its last exons.',
        slip: 'parts-of-gene-mixed-up',
        teaching: 'A cDNA is a copy of the finished mRNA and contains all of the exons, without introns.',
      },
      {
        text: 'It would have D-amino acids.',
        slip: 'stereochemistry-mixed-up',
        teaching: 'The ribosomes of bacteria build proteins from L-amino acids, as human ribosomes do.',
      },
      {
        text: 'It would have a different sequence.',
        slip: 'overgeneralised-rule',
        teaching: 'Bacteria use the same genetic code, so the sequence of amino acids would be right.',
      },
    ],
    explanation:
      'The sequence of a protein follows from the gene, and the genetic code is practically the same in all cells. Sugar chains are attached afterward, in the ER and the Golgi complex, which *E. coli* does not have. Its product would lack its sugar chains.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
  {
    id: 'biochemistry-translation-903',
    topics: ['translation'],
    tests: ['post-translational-modification'],
    difficulty: 'intermediate',
    text: 'A peptide from a protein of a stimulated cell has a molecular mass that is 80.0 u higher than the one calculated from the gene. Which modification fits? (Relative atomic masses: H 1.01, C 12.01, N 14.01, O 16.00, P 30.97)',
    answer: 'Phosphorylation of one serine',
    distractors: [
      {
        text: 'Acetylation of one lysine',
        slip: 'marks-on-proteins-mixed-up',
        teaching: 'An acetyl group in place of a hydrogen adds \\ce{C2H2O}, which is 42.04 u.',
      },
      {
        text: 'Acetylation of two lysines',
        slip: 'marks-on-proteins-mixed-up',
        teaching: 'Two acetyl groups in place of two hydrogens add 84.08 u, which is 4 u too much.',
      },
      {
        text: 'Hydroxylation of one proline',
        slip: 'marks-on-proteins-mixed-up',
        teaching: 'A hydroxyl group in place of a hydrogen adds one oxygen, which is 16.00 u.',
      },
    ],
    explanation:
      'A phosphate ester at the hydroxyl group of serine has \\ce{PO3H2} in place of a hydrogen, so the peptide gains \\ce{HPO3}: 1.01 u + 30.97 u + 3 × 16.00 u = 79.98 u, which agrees with the measured value. Phosphorylation of one serine fits.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
];
