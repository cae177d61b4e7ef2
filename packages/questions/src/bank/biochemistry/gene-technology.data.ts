import type { WrittenQuestion } from '../written-question.ts';

export const geneTechnologyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-nucleic-acids-51',
    topics: ['nucleic-acids'],
    tests: ['dna-supercoiling'],
    uses: ['structure-of-dna'],
    difficulty: 'intermediate',
    text: 'A closed circular plasmid of 2100 base pairs has a linking number of 190. Relaxed DNA has 10.5 base pairs per turn. What is the superhelical density, ΔLk/Lk_{0}, of the plasmid?',
    answer: '−0.050',
    distractors: [
      {
        text: '+0.050',
        slip: 'wrong-sign',
        teaching:
          'The plasmid has fewer turns than relaxed DNA: it is underwound, and the value is negative.',
        expression: '(2100 / 10.5 - 190) / (2100 / 10.5)',
      },
      {
        text: '−0.053',
        slip: 'wrong-reference',
        teaching:
          'The change was divided by the actual linking number; the relaxed one, 200, is the reference.',
        expression: '(190 - 2100 / 10.5) / 190',
      },
      {
        text: '+0.053',
        slip: 'wrong-sign',
        teaching:
          'The change is 190 − 200, which is negative, and it is divided by the relaxed linking number.',
        expression: '(2100 / 10.5 - 190) / 190',
      },
    ],
    explanation:
      'Lk_{0} = \\frac{2100}{10.5} = 200. ΔLk = 190 − 200 = −10, so ΔLk/Lk_{0} = \\frac{−10}{200} = −0.050: the DNA is underwound.',
    reference: 'Lehninger Principles of Biochemistry, chapter 24',
    computation: { kind: 'quantity', expression: '(190 - 2100 / 10.5) / (2100 / 10.5)', unit: '' },
  },
  {
    id: 'biochemistry-nucleic-acids-52',
    topics: ['nucleic-acids'],
    tests: ['dna-supercoiling', 'gel-electrophoresis'],

    difficulty: 'beginner',
    text: 'A supercoiled plasmid runs faster through an agarose gel than does the same plasmid with one nick. Why?',
    answer: 'It is more compact.',
    distractors: [
      {
        text: 'It has a lower mass.',
        slip: 'shape-for-size',
        teaching: 'A nick breaks one bond and removes no nucleotide; the masses are practically equal.',
      },
      {
        text: 'It has a larger charge.',
        slip: 'shape-for-size',
        teaching: 'Both forms have the same number of phosphates.',
      },
      {
        text: 'It has fewer base pairs.',
        slip: 'shape-for-size',
        teaching: 'Supercoiling changes the shape of the circle, not its length.',
      },
    ],
    explanation:
      'Both forms have the same charge and mass. The nick lets the strands rotate, so the circle relaxes. The supercoiled one is more compact and moves through the pores more easily.',
    reference: 'Lehninger Principles of Biochemistry, chapter 24',
  },
  {
    id: 'biochemistry-replication-and-transcription-51',
    topics: ['replication-and-transcription'],
    tests: ['rna-processing'],
    difficulty: 'intermediate',
    text: 'One gene gives a protein of 500 residues in the liver and one of 430 residues in muscle. The DNA of the gene is the same in both tissues, and neither protein is cut after synthesis. The two share their first 200 and their last 230 residues. What is the most likely reason?',
    answer: 'An exon is left out of the mRNA in muscle.',
    distractors: [
      {
        text: 'An exon is deleted from the gene in muscle.',
        slip: 'wrong-molecule-changed',
        teaching: 'The DNA is the same in both tissues; cells do not delete exons for this purpose.',
      },
      {
        text: 'An intron is read in another frame in muscle.',
        slip: 'wrong-frame',
        teaching: 'A change of frame would alter all residues after it, but the last 230 are shared.',
      },
      {
        text: 'A stop codon ends the chain sooner in muscle.',
        slip: 'stop-codon-missed',
        teaching: 'An early stop would remove the end of the protein, which is shared.',
      },
    ],
    explanation:
      'The proteins share both ends, and muscle lacks 70 residues in the middle. Alternative splicing explains it: one exon of 210 nucleotides is left out of the mRNA in muscle, and the frame is kept.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-52',
    topics: ['replication-and-transcription'],
    tests: ['rna-processing'],
    uses: ['base-pairing'],
    difficulty: 'advanced',
    text: 'A mature mRNA of an animal cell is hybridized with the template strand of its gene. Electron microscopy shows single-stranded loops that project from the paired regions. What are the loops?',
    answer: 'Introns in the DNA',
    distractors: [
      {
        text: 'Introns in the mRNA',
        slip: 'reversed-cause',
        teaching: 'The mature mRNA has lost its introns, so it has nothing extra to loop out.',
      },
      {
        text: 'Exons in the DNA',
        slip: 'parts-of-gene-mixed-up',
        teaching: 'Exons are present in both molecules and form the paired regions.',
      },
      {
        text: 'Exons in the mRNA',
        slip: 'parts-of-gene-mixed-up',
        teaching: 'The exons of the mRNA pair with the exons of the gene, so they lie in the paired regions.',
      },
    ],
    explanation:
      'Exons pair because they are present in both molecules. The introns were cut out of the mRNA, so the introns in the DNA have no partner and loop out.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-replication-and-transcription-53',
    topics: ['replication-and-transcription'],
    tests: ['gene-regulation'],
    difficulty: 'intermediate',
    text: 'A mutant of *E. coli* has a lac repressor that binds its operator but can no longer bind allolactose. How much β-galactosidase does it make in a medium with lactose but no glucose?',
    answer: 'Little, because the repressor stays on the operator',
    distractors: [
      {
        text: 'A lot, because the repressor leaves the operator',
        slip: 'regulation-reversed',
        teaching: 'It is allolactose that makes the repressor leave, and this repressor cannot bind it.',
      },
      {
        text: 'A lot, because cyclic AMP is high without glucose',
        slip: 'overgeneralised-rule',
        teaching: 'The activator CAP does bind, but the repressor still blocks the polymerase.',
      },
      {
        text: 'Little, because cyclic AMP is low without glucose',
        slip: 'reversed-trend',
        teaching: 'Cyclic AMP is high when glucose is absent; the activator is not what is lacking.',
      },
    ],
    explanation:
      'Without glucose cyclic AMP is high and CAP favors transcription. But the repressor does not respond to allolactose and stays on the operator, so little β-galactosidase is made.',
    reference: 'Lehninger Principles of Biochemistry, chapter 28',
  },
  {
    id: 'biochemistry-replication-and-transcription-54',
    topics: ['replication-and-transcription'],
    tests: ['gene-regulation'],
    uses: ['mutations'],
    difficulty: 'advanced',
    text: 'The chromosome of a bacterium has an intact lac operon but a defective gene for the repressor. A plasmid with an intact gene for the repressor, but without the operon, is introduced. How does the synthesis of β-galactosidase change in a medium without lactose?',
    answer: 'It falls, because the repressor diffuses to the chromosome.',
    distractors: [
      {
        text: 'It stays high, because the repressor acts only on the plasmid.',
        slip: 'overgeneralised-rule',
        teaching:
          'An operator acts only on its own DNA; a repressor is a protein and reaches every operator.',
      },
      {
        text: 'It stays high, because the repressor needs lactose to bind.',
        slip: 'regulation-reversed',
        teaching: 'The free repressor binds the operator; allolactose makes it leave.',
      },
      {
        text: 'It falls, because the plasmid carries the promoter away.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The operon on the chromosome keeps its own promoter.',
      },
    ],
    explanation:
      'Without a repressor the enzyme is made all the time. The repressor from the plasmid is a protein and diffuses to the chromosome (it acts in *trans*), binds the operator there, and the synthesis falls as long as lactose is absent.',
    reference: 'Lehninger Principles of Biochemistry, chapter 28',
  },
  {
    id: 'biochemistry-replication-and-transcription-55',
    topics: ['replication-and-transcription'],
    tests: ['dna-sequencing'],
    uses: ['dna-polymerase'],
    difficulty: 'beginner',
    text: 'Why does a dideoxynucleotide terminate the growing strand in Sanger sequencing?',
    answer: 'It lacks the 3′ hydroxyl group.',
    distractors: [
      {
        text: 'It lacks the 5′ triphosphate.',
        slip: 'polymerase-direction',
        teaching:
          'It is incorporated through its 5′ triphosphate like any nucleotide, but the next one cannot be added.',
      },
      {
        text: 'It lacks the base that would pair.',
        slip: 'mispaired-bases',
        teaching: 'Its base pairs with the template, which is how it is selected.',
      },
      {
        text: 'It carries a dye that stops the enzyme.',
        slip: 'reversed-cause',
        teaching:
          'Strands were terminated in the same way before dyes were used; the dye serves to detect the strand.',
      },
    ],
    explanation:
      'The polymerase joins the next nucleotide to the 3′ hydroxyl group of the last one. A dideoxynucleotide lacks the 3′ hydroxyl group, so the strand ends there.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-replication-and-transcription-56',
    topics: ['replication-and-transcription'],
    tests: ['dna-sequencing', 'base-pairing'],

    difficulty: 'intermediate',
    text: 'In Sanger sequencing the terminated strands, from the shortest to the longest, end in the labeled bases A, T, G, G and C. What is the sequence of the template in this region?',
    answer: '5′-GCCAT-3′',
    distractors: [
      {
        text: '5′-ATGGC-3′',
        slip: 'wrong-strand',
        teaching: 'This is the new strand; the template is complementary and antiparallel to it.',
      },
      {
        text: '5′-TACCG-3′',
        slip: 'strand-direction',
        teaching:
          'The bases pair, but the strands are antiparallel, so the template reads in the opposite direction.',
      },
      {
        text: '5′-CGGTA-3′',
        slip: 'wrong-strand',
        teaching: 'This is the new strand read backward; each base must also be replaced by its partner.',
      },
    ],
    explanation:
      'The strand grows from 5′ to 3′, so the shortest piece shows its first base: the new strand is 5′-ATGGC-3′. The template is complementary and antiparallel: 5′-GCCAT-3′.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'complement', strand: 'ATGGC', into: 'DNA' },
  },
  {
    id: 'biochemistry-replication-and-transcription-57',
    topics: ['replication-and-transcription'],
    tests: ['crispr'],
    uses: ['base-pairing'],
    difficulty: 'intermediate',
    text: 'A guide RNA is perfectly complementary to 20 nucleotides of a gene, but Cas9 with this guide does not cut there. It does cut at another perfect match in the genome. Which difference between the two sites explains this?',
    answer: 'The first site has no PAM sequence beside it.',
    distractors: [
      {
        text: 'The first site has no palindrome inside it.',
        slip: 'enzyme-mixed-up',
        teaching: 'Palindromes are what most restriction enzymes recognize; Cas9 is directed by its guide.',
      },
      {
        text: 'The first site has no uracil in its strands.',
        slip: 'thymine-for-uracil',
        teaching:
          'DNA contains thymine instead of uracil at the other site too; uracil of the guide pairs with adenine.',
      },
      {
        text: 'The first site has no promoter in front of it.',
        slip: 'irrelevant-property',
        teaching: 'Cas9 cuts DNA whether or not it is part of a transcribed gene.',
      },
    ],
    explanation:
      'Cas9 first binds a short PAM sequence (5′-NGG-3′ for the common enzyme) and only then opens the DNA beside it to compare it with the guide. Without a PAM sequence beside it even a perfect match is not cut.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-nucleic-acids-53',
    topics: ['nucleic-acids'],
    tests: ['southern-and-northern-blots'],
    uses: ['transcription'],
    difficulty: 'beginner',
    text: 'A probe for one gene is used on blots of the nucleic acids of a tissue. Which result shows that the gene is present but not detectably transcribed there?',
    answer: 'Southern blot with a band, Northern blot without one',
    distractors: [
      {
        text: 'Southern blot without a band, Northern blot with one',
        slip: 'method-mixed-up',
        teaching: 'A Northern blot shows RNA, so a band there means that the gene is transcribed.',
      },
      {
        text: 'Southern blot with a band, Northern blot with one',
        slip: 'method-mixed-up',
        teaching: 'In this case the RNA is detected as well, so the gene is transcribed.',
      },
      {
        text: 'Southern blot without a band, Northern blot without one',
        slip: 'method-mixed-up',
        teaching: 'Without a band on the Southern blot nothing shows that the gene is present.',
      },
    ],
    explanation:
      'A Southern blot detects DNA; a Northern blot detects RNA. A band of the gene on the Southern blot and none on the Northern blot means that the gene is there and its RNA is not detected.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-nucleic-acids-54',
    topics: ['nucleic-acids'],
    tests: ['southern-and-northern-blots', 'cloning-and-restriction-enzymes'],

    difficulty: 'intermediate',
    text: 'Digestion of normal DNA with a restriction enzyme gives two neighboring fragments of a gene, 3 and 5 kb long. A mutation destroys the site between them. Which bands does a Southern blot of a heterozygous carrier show if the probe pairs with both fragments?',
    answer: '3, 5 and 8 kb',
    distractors: [
      {
        text: '3 and 5 kb',
        slip: 'one-strand-for-two',
        teaching: 'These bands come from the normal copy alone; the mutated copy also gives a band.',
      },
      {
        text: '5 and 8 kb',
        slip: 'ignored-one-product',
        teaching: 'The normal copy is cut into two fragments, and the probe pairs with both of them.',
      },
      {
        text: '3, 4 and 5 kb',
        slip: 'averaged-unequal-parts',
        teaching: 'The mutated copy gives one band of 3 + 5 kb, not a band at their mean.',
      },
    ],
    explanation:
      'The normal copy is cut and gives 3 and 5 kb. The mutated copy is not cut between them and gives 3 + 5 = 8 kb. The carrier has both: 3, 5 and 8 kb.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-translation-51',
    topics: ['translation'],
    tests: ['post-translational-modification'],
    difficulty: 'beginner',
    text: 'A chain of ubiquitins joined through lysine 48 is attached to a protein in the cytosol. What happens to the protein?',
    answer: 'It is degraded by the proteasome.',
    distractors: [
      {
        text: 'It is secreted through the Golgi.',
        slip: 'compartment-mixed-up',
        teaching: 'Secreted proteins enter the ER by a signal peptide while they are made.',
      },
      {
        text: 'It is digested by pepsin.',
        slip: 'enzyme-mixed-up',
        teaching: 'Pepsin works in the stomach, on proteins in food.',
      },
      {
        text: 'It is refolded by the ribosome.',
        slip: 'wrong-tool',
        teaching: 'Ribosomes make chains; chaperones help folding, and this label does not recruit them.',
      },
    ],
    explanation:
      'A chain of ubiquitins joined through lysine 48 is the signal for the proteasome. The protein is unfolded and degraded to short peptides, while ubiquitin is used again.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
  {
    id: 'biochemistry-translation-52',
    topics: ['translation'],
    tests: ['post-translational-modification'],
    uses: ['protein-synthesis'],
    difficulty: 'intermediate',
    text: 'The gene of a protein that a cell ordinarily secretes is changed so that the signal peptide at its amino terminus is missing. The rest is unchanged. Where is the protein found?',
    answer: 'In the cytosol',
    distractors: [
      {
        text: 'In the lumen of the ER',
        slip: 'compartment-mixed-up',
        teaching:
          'The signal peptide is what directs the ribosome to the ER; without it the chain does not enter.',
      },
      {
        text: 'In the lysosomes',
        slip: 'compartment-mixed-up',
        teaching: 'Proteins for lysosomes pass through the ER and Golgi, which this one never reaches.',
      },
      {
        text: 'In the medium',
        slip: 'compartment-mixed-up',
        teaching: 'Secretion starts with entry into the ER, for which the signal peptide is needed.',
      },
    ],
    explanation:
      'The signal recognition particle binds the signal peptide and takes the ribosome to the ER. Without a signal peptide, translation is completed on free ribosomes, and the protein stays in the cytosol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
];
