import type { WrittenQuestion } from '../../written-question.ts';

export const nucleicAcidAndMembraneQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-membranes-101',
    topics: ['membranes'],
    tests: ['membrane-proteins'],
    uses: ['alpha-helix-and-beta-sheet'],
    difficulty: 'beginner',
    text: 'The nonpolar core of a bilayer is about 3.0 nm thick. An α helix rises 0.15 nm per residue. About how many residues does a helix need to cross the core?',
    answer: '20',
    distractors: [
      {
        text: '40',
        slip: 'needless-doubling',
        teaching: 'The 3.0 nm is already the thickness of the core of both leaflets and need not be doubled.',
        expression: '(3.0 * 2) / 0.15',
      },
      {
        text: '200',
        slip: 'unit-prefix',
        teaching: 'Here a decimal point has slipped: 3.0 divided by 0.15 is 20.',
        expression: '3.0 / 0.015',
      },
      {
        text: '72',
        slip: 'structure-level-mixed-up',
        teaching:
          'Dividing gives residues directly; there is no need to multiply by the 3.6 residues per turn.',
        expression: '3.0 / 0.15 * 3.6',
      },
    ],
    explanation:
      '3.0 nm/0.15 nm = 20 residues. This is why stretches of about twenty nonpolar residues suggest transmembrane helices.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
    computation: { kind: 'quantity', expression: '3.0/0.15', unit: '' },
  },
  {
    id: 'biochemistry-membranes-102',
    topics: ['membranes'],
    tests: ['membrane-proteins'],
    uses: ['alpha-helix-and-beta-sheet'],
    difficulty: 'advanced',
    text: 'A porin of the outer membrane of bacteria forms a β barrel filled with water. Which pattern of residues do its transmembrane strands show?',
    answer: 'Alternating polar and nonpolar residues',
    distractors: [
      {
        text: 'Twenty nonpolar residues in a row',
        slip: 'structure-level-mixed-up',
        teaching: 'This is the pattern of a transmembrane helix that is surrounded by lipid.',
      },
      {
        text: 'One nonpolar residue in every four',
        slip: 'structure-level-mixed-up',
        teaching: 'This pattern gives a helix with one nonpolar edge.',
      },
      {
        text: 'Polar residues at both ends and glycine between',
        slip: 'polarity-mixed-up',
        teaching: 'One side of the strand faces lipid, so it needs nonpolar side chains.',
      },
    ],
    explanation:
      'In a β strand, neighboring side chains point to opposite faces. One face touches the lipid and the other the water in the pore, so polar and nonpolar residues alternate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-103',
    topics: ['membranes'],
    tests: ['membrane-proteins'],
    difficulty: 'advanced',
    text: 'All copies of a fluorescent membrane protein in a small spot of a cell are bleached by a laser. The fluorescence of the spot returns within minutes to 60% of its initial value and stays there. What does the missing 40% show?',
    answer: 'Some of the protein is held in place',
    distractors: [
      {
        text: 'The protein does not move in the plane of the membrane',
        slip: 'overgeneralised-rule',
        teaching: '60% returned, so copies from outside did move into the spot.',
      },
      {
        text: 'The bleached copies regain their fluorescence slowly',
        slip: 'reversed-cause',
        teaching: 'Bleaching is permanent; what returns comes from outside the spot.',
      },
      {
        text: 'The protein flips from one leaflet to the other',
        slip: 'event-invented',
        teaching: 'Proteins do not flip, and this would not hold bleached copies in the spot.',
      },
    ],
    explanation:
      'Unbleached copies diffuse in, and bleached ones diffuse out. If all of them moved, the spot would recover nearly in full. Therefore 40% of the copies are held in place, for example by the cytoskeleton.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-104',
    topics: ['membranes'],
    tests: ['passive-transport'],
    difficulty: 'intermediate',
    text: 'The rates of uptake of two uncharged solutes are measured. For X the rate rises linearly with the concentration; for Y it levels off. Neither is taken up against its gradient. What can be concluded?',
    answer: 'Y crosses via a carrier',
    distractors: [
      {
        text: 'X crosses via a carrier',
        slip: 'reversed-trend',
        teaching: 'A carrier has a limited number of sites; a straight line shows no such limit.',
      },
      {
        text: 'Y needs ATP to cross',
        slip: 'needless-atp',
        teaching: 'Neither is taken up against its gradient, so no ATP is needed.',
      },
      {
        text: 'X needs ATP to cross',
        slip: 'needless-atp',
        teaching: 'Transport driven by ATP needs a protein, so its rate would level off, too.',
      },
    ],
    explanation:
      'The rate of simple diffusion through the lipid is proportional to the gradient, as for X. A rate that levels off shows a limited number of binding sites: Y crosses via a carrier, which is facilitated diffusion.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-105',
    topics: ['membranes'],
    tests: ['passive-transport'],
    difficulty: 'beginner',
    text: 'Glucose enters a muscle cell through a passive carrier. How is its net inflow maintained for hours?',
    answer: 'It is phosphorylated inside',
    distractors: [
      {
        text: 'It is pumped in by ATP',
        slip: 'needless-atp',
        teaching: 'The carrier is passive and uses no ATP itself.',
      },
      {
        text: 'It is bound permanently by the carrier',
        slip: 'reversed-cause',
        teaching: 'The carrier releases glucose inside; otherwise it could carry no more.',
      },
      {
        text: 'It dissolves in the lipid',
        slip: 'polarity-mixed-up',
        teaching: 'Glucose is polar and hardly dissolves in the membrane.',
      },
    ],
    explanation:
      'A passive carrier equalizes the concentrations. Inside, glucose is phosphorylated by hexokinase, so its free concentration stays low and the gradient and the inflow persist.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-106',
    topics: ['membranes'],
    tests: ['passive-transport'],
    difficulty: 'advanced',
    text: 'The selectivity filter of a potassium channel lets \\ce{K+} pass a thousand times faster than \\ce{Na+}, though a bare \\ce{Na+} is smaller. Why?',
    answer: 'Its oxygens replace the water around \\ce{K+} but not \\ce{Na+}',
    distractors: [
      {
        text: 'Its positive charges repel \\ce{Na+} but attract \\ce{K+}',
        slip: 'wrong-sign',
        teaching:
          'Both ions have the charge +1; a charge in the filter could not distinguish them in this way.',
      },
      {
        text: 'Its width lets hydrated \\ce{K+} pass but not hydrated \\ce{Na+}',
        slip: 'overgeneralised-rule',
        teaching:
          'The filter is too narrow for hydrated \\ce{K+} as well; an ion must shed its water to enter.',
      },
      {
        text: 'Its cysteines form bonds with \\ce{K+} but not \\ce{Na+}',
        slip: 'interaction-mixed-up',
        teaching: '\\ce{K+} is not bound by thiols; carbonyl oxygens line the filter.',
      },
    ],
    explanation:
      'An ion must shed its water. The carbonyl oxygens of the filter are positioned exactly to replace the water around \\ce{K+}. \\ce{Na+} is too small to touch them all, so its loss of water is not compensated.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-107',
    topics: ['membranes'],
    tests: ['active-transport'],
    difficulty: 'advanced',
    text: 'Digoxin inhibits the \\ce{Na+}/\\ce{K+}-ATPase of heart muscle cells. These cells remove \\ce{Ca^2+} by an antiporter that is driven by the inflow of \\ce{Na+}. What is the effect of the drug on ion concentrations inside the cell?',
    answer: '\\ce{Na+} and \\ce{Ca^2+} both rise',
    distractors: [
      {
        text: '\\ce{Na+} and \\ce{Ca^2+} both fall',
        slip: 'reversed-trend',
        teaching: 'The pump removes \\ce{Na+}; when it is inhibited, \\ce{Na+} rises.',
      },
      {
        text: '\\ce{Na+} rises and \\ce{Ca^2+} falls',
        slip: 'one-step-short',
        teaching: 'A weaker \\ce{Na+} gradient drives the antiporter less, so \\ce{Ca^2+} stays inside.',
      },
      {
        text: '\\ce{K+} rises and \\ce{Ca^2+} falls',
        slip: 'reversed-cause',
        teaching: 'The pump brings \\ce{K+} in, so \\ce{K+} falls when it is inhibited.',
      },
    ],
    explanation:
      'The inhibited pump leaves more \\ce{Na+} inside. Its gradient, which drives \\ce{Ca^2+} out, becomes weaker, so \\ce{Na+} and \\ce{Ca^2+} both rise inside the cell. More \\ce{Ca^2+} makes the heart contract more strongly.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-108',
    topics: ['membranes'],
    tests: ['membrane-potential'],
    difficulty: 'intermediate',
    text: 'The resting potential of a nerve cell is set mainly by its permeability to \\ce{K+}. The concentration of \\ce{K+} outside rises from 4 to 8 mmol/L. How does the resting potential change?',
    answer: 'It becomes less negative',
    distractors: [
      {
        text: 'It becomes more negative',
        slip: 'reversed-trend',
        teaching: 'A smaller gradient of \\ce{K+} needs a smaller potential to balance it.',
      },
      {
        text: 'It becomes zero',
        slip: 'gradient-forgotten',
        teaching: 'Only equal concentrations on both sides would make it zero.',
      },
      {
        text: 'It becomes positive',
        slip: 'overgeneralised-rule',
        teaching:
          'There is still far more \\ce{K+} inside the cell than outside, so the inside stays negative.',
      },
    ],
    explanation:
      'The potential is near the equilibrium potential of \\ce{K+}, which depends on the ratio of outside to inside. This ratio has doubled and is closer to one, so the potential becomes less negative (by less than 19 mV).',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-nucleic-acids-101',
    topics: ['nucleic-acids'],
    tests: ['nucleotides'],
    difficulty: 'beginner',
    text: 'Which structure is thymine?',
    answer: '\\smiles{Cc1c[nH]c(=O)[nH]c1=O}',
    distractors: [
      {
        text: '\\smiles{c1c[nH]c(=O)[nH]c1=O}',
        slip: 'thymine-for-uracil',
        teaching: 'This base lacks the methyl group: it is uracil.',
      },
      {
        text: '\\smiles{Nc1cc[nH]c(=O)n1}',
        slip: 'mispaired-bases',
        teaching: 'This base carries an amino group in place of one carbonyl: it is cytosine.',
      },
      {
        text: '\\smiles{Nc1ncnc2[nH]cnc12}',
        slip: 'mispaired-bases',
        teaching: 'This base has two fused rings, so it is a purine: adenine.',
      },
    ],
    explanation:
      'Thymine is a pyrimidine with two carbonyl groups and a methyl group: \\smiles{Cc1c[nH]c(=O)[nH]c1=O}. Uracil lacks the methyl group.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'same-structure', smiles: 'Cc1c[nH]c(=O)[nH]c1=O' },
  },
  {
    id: 'biochemistry-nucleic-acids-102',
    topics: ['nucleic-acids'],
    tests: ['nucleotides'],
    difficulty: 'intermediate',
    text: 'Cyclic AMP is adenosine with one phosphate bound to both the 3′ and the 5′ oxygen. How many water molecules are needed for its complete hydrolysis to adenine, ribose and phosphate?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'one-step-short',
        teaching: 'The bond between base and sugar is hydrolyzed as well.',
        expression: '2',
      },
      {
        text: '1',
        slip: 'bonds-miscounted',
        teaching: 'Opening the ring takes one; a second ester and the bond to the base remain.',
        expression: '1',
      },
      {
        text: '4',
        slip: 'bonds-miscounted',
        teaching: 'Two phosphate ester bonds and one bond to the base make three.',
        expression: '3 + 1',
      },
    ],
    explanation:
      'Hydrolysis cleaves two phosphate ester bonds and the *N*-glycosidic bond: 2 + 1 = 3 water molecules.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '2 + 1', unit: '' },
  },
  {
    id: 'biochemistry-replication-and-transcription-101',
    topics: ['replication-and-transcription'],
    tests: ['dna-polymerase'],
    uses: ['nucleotides'],
    difficulty: 'intermediate',
    text: 'Azidothymidine, a drug against HIV, is thymidine with an azido group in place of the 3′ hydroxyl group. Cells convert it to the triphosphate. How does this stop reverse transcriptase?',
    answer: 'It is incorporated, and the chain cannot continue.',
    distractors: [
      {
        text: 'It is not incorporated, and the chain is cut.',
        slip: 'reversed-cause',
        teaching: 'The triphosphate is accepted because its 5′ end is normal.',
      },
      {
        text: 'It is incorporated, and it pairs with guanine.',
        slip: 'mispaired-bases',
        teaching: 'Its base is thymine and pairs with adenine.',
      },
      {
        text: 'It is not incorporated, but it unfolds the enzyme.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'A nucleotide does not unfold the enzyme.',
      },
    ],
    explanation:
      'Its 5′ triphosphate is joined to the growing strand. Without a 3′ hydroxyl group, there is no nucleophile to attack the next nucleotide: the analog is incorporated, and the chain cannot continue.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-nucleic-acids-103',
    topics: ['nucleic-acids'],
    tests: ['nucleotides'],
    difficulty: 'intermediate',
    text: 'The ribonucleotide chain pApGpC has a phosphate at its 5′ end and a free hydroxyl group at its 3′ end. What is its net charge at pH 8, where the bases are uncharged?',
    answer: '−4',
    distractors: [
      {
        text: '−3',
        slip: 'charged-groups-miscounted',
        teaching: 'The terminal phosphate has a second ionizable group, with a p*K*_{a} near 6.5.',
        expression: '-1 - 1 - 1',
      },
      {
        text: '−2',
        slip: 'one-step-short',
        teaching:
          'These are the two phosphates between the sugars; the one at the 5′ end must be included as well.',
        expression: '-1 - 1',
      },
      {
        text: '−6',
        slip: 'overgeneralised-rule',
        teaching: 'A phosphate between two sugars has one ionizable group left, not two.',
        expression: '-2 - 2 - 2',
      },
    ],
    explanation:
      'Each of the two phosphates between sugars contributes −1, and the terminal one, a monoester, contributes −2 at pH 8: −1 − 1 − 2 = −4.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '-1 - 1 - 2', unit: '' },
  },
  {
    id: 'biochemistry-nucleic-acids-104',
    topics: ['nucleic-acids'],
    tests: ['structure-of-dna'],
    difficulty: 'beginner',
    text: 'What does it mean to say that the strands of a DNA duplex are antiparallel?',
    answer: 'Their 5′ to 3′ directions are opposite.',
    distractors: [
      {
        text: 'Their bases attract each other.',
        slip: 'mispaired-bases',
        teaching: 'Attraction between bases holds the strands together; “antiparallel” refers to direction.',
      },
      {
        text: 'Their helices turn in opposite senses, left and right.',
        slip: 'other-terms-meaning',
        teaching: 'Both strands wind in the same, right-handed sense in B-DNA.',
      },
      {
        text: 'Their charges are opposite in sign.',
        slip: 'other-terms-meaning',
        teaching: 'Both strands are negative because of their phosphates.',
      },
    ],
    explanation:
      'Each strand runs from a 5′ end to a 3′ end. In the duplex these directions are opposite: the 5′ end of one strand lies beside the 3′ end of the other.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-105',
    topics: ['nucleic-acids'],
    tests: ['structure-of-dna'],
    difficulty: 'intermediate',
    text: 'How many phosphodiester bonds join the nucleotides of a linear DNA duplex of 100 base pairs?',
    answer: '198',
    distractors: [
      {
        text: '99',
        slip: 'one-strand-for-two',
        teaching: 'The duplex has two strands with 99 bonds each.',
        expression: '(100 - 1)',
      },
      {
        text: '200',
        slip: 'units-for-bonds',
        teaching: 'A linear strand of 100 nucleotides has one fewer bond than it has nucleotides.',
        expression: '2 * (100)',
      },
      {
        text: '100',
        slip: 'one-strand-for-two',
        teaching: 'Each of the two strands has 100 − 1 bonds.',
        expression: '100',
      },
    ],
    explanation:
      'A linear strand of 100 nucleotides has 99 bonds between them. Two strands have 2 × 99 = 198. In a closed circle there would be 200.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '2*(100-1)', unit: '' },
  },
  {
    id: 'biochemistry-nucleic-acids-106',
    topics: ['nucleic-acids'],
    tests: ['structure-of-dna'],
    difficulty: 'intermediate',
    text: 'Most proteins that recognize a DNA sequence insert an α helix into the major groove. What advantage does this groove offer over the minor groove?',
    answer: 'A distinct pattern of groups for each base pair',
    distractors: [
      {
        text: 'A single strand whose bases are free for new pairing',
        slip: 'mispaired-bases',
        teaching: 'Both grooves belong to the closed duplex; no base is unpaired.',
      },
      {
        text: 'A higher fraction of the phosphates of each strand',
        slip: 'holds-for-both',
        teaching: 'Phosphates are the same at each nucleotide and reveal nothing about the sequence.',
      },
      {
        text: 'A nonpolar surface without water and ions',
        slip: 'polarity-mixed-up',
        teaching: 'Both grooves carry polar groups and contain water.',
      },
    ],
    explanation:
      'In the major groove the edges of A·T, T·A, G·C and C·G show different patterns of hydrogen-bond donors, acceptors and methyl groups. In the minor groove A·T and T·A look nearly alike.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-107',
    topics: ['nucleic-acids'],
    tests: ['structure-of-dna', 'rna'],
    difficulty: 'advanced',
    text: 'A duplex of two RNA strands adopts the A form and not the B form of DNA. What prevents the B form?',
    answer: 'The 2′ hydroxyl group would clash.',
    distractors: [
      {
        text: 'The uracil would not pair with adenine.',
        slip: 'thymine-for-uracil',
        teaching: 'Uracil pairs with adenine just as thymine does.',
      },
      {
        text: 'The 3′ hydroxyl group would be free.',
        slip: 'holds-for-both',
        teaching: 'It is part of a phosphodiester bond in both.',
      },
      {
        text: 'The phosphates would lose their charge.',
        slip: 'holds-for-both',
        teaching: 'The phosphates are ionized in both forms.',
      },
    ],
    explanation:
      'In the B form the sugar pucker brings the 2′ position close to the neighboring phosphate and base. A hydroxyl group there would clash, so RNA adopts the A form, which has a different pucker.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-108',
    topics: ['nucleic-acids'],
    tests: ['chargaffs-rules'],
    difficulty: 'intermediate',
    text: 'The DNA of a virus contains 25% A, 33% T, 24% G and 18% C. What does this composition show about the DNA?',
    answer: 'It is single-stranded.',
    distractors: [
      {
        text: 'It is double-stranded.',
        slip: 'overgeneralised-rule',
        teaching: 'In a duplex A equals T and G equals C.',
      },
      {
        text: 'It is a hybrid with RNA.',
        slip: 'thymine-for-uracil',
        teaching: 'RNA contains uracil, whereas this sample contains thymine, as DNA does.',
      },
      {
        text: 'It is circular.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'A closed circle of two strands would obey the rules, too.',
      },
    ],
    explanation:
      'In a duplex each A faces a T, and each G a C, so their percentages are equal. Here A is not equal to T, and G is not equal to C: the DNA is single-stranded (as in the phage φX-174).',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-109',
    topics: ['nucleic-acids'],
    tests: ['chargaffs-rules'],
    uses: ['base-pairing'],
    difficulty: 'advanced',
    text: 'One strand of a DNA duplex contains 30% A, 20% T, 26% G and 24% C. What percentage of the bases in the duplex is adenine?',
    answer: '25%',
    distractors: [
      {
        text: '30%',
        slip: 'one-strand-for-two',
        teaching: 'This is the percentage in one strand; the other contains 20% A.',
        expression: '30',
      },
      {
        text: '50%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of A and T together in the whole duplex.',
        expression: '(30 + 20)',
      },
      {
        text: '20%',
        slip: 'mispaired-bases',
        teaching: 'This is the percentage of A in the other strand only.',
        expression: '20',
      },
    ],
    explanation:
      'The other strand has A where this one has T: 20%. The mean of both strands is (30% + 20%)/2 = 25%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '(30+20)/2', unit: '%' },
  },
  {
    id: 'biochemistry-nucleic-acids-110',
    topics: ['nucleic-acids'],
    tests: ['dna-melting'],
    difficulty: 'beginner',
    text: 'A solution of double-stranded DNA is heated past its melting temperature. How does its absorbance at 260 nm change?',
    answer: 'It rises by about a third.',
    distractors: [
      {
        text: 'It falls by about a third.',
        slip: 'reversed-trend',
        teaching: 'Unstacked bases absorb more, not less.',
      },
      {
        text: 'It falls by about a factor of five.',
        slip: 'reversed-trend',
        teaching: 'Unstacked bases absorb more, and the change is modest.',
      },
      {
        text: 'It rises by about a factor of five.',
        slip: 'size-of-effect-misjudged',
        teaching: 'The effect is modest; the bases absorb in the duplex as well.',
      },
    ],
    explanation:
      'Stacked bases in the duplex absorb less than free ones. When the strands separate, the bases unstack and the absorbance rises by about a third.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-111',
    topics: ['nucleic-acids'],
    tests: ['dna-melting'],
    difficulty: 'intermediate',
    text: 'Why does a DNA duplex melt at a much lower temperature in 1 mmol/L NaCl than in 1 mol/L NaCl?',
    answer: 'The phosphates of both strands repel each other more.',
    distractors: [
      {
        text: 'The phosphates of both strands attract each other less.',
        slip: 'reversed-trend',
        teaching: 'Phosphates have the same charge and never attract each other.',
      },
      {
        text: 'The bases form no hydrogen bonds without salt.',
        slip: 'polarity-mixed-up',
        teaching: 'The hydrogen bonds between the bases form without salt as well.',
      },
      {
        text: 'The sugars are hydrolyzed more quickly without salt.',
        slip: 'interaction-mixed-up',
        teaching: 'Melting breaks no covalent bond.',
      },
    ],
    explanation:
      'Cations gather around the negative backbone and screen it. With little salt, the phosphates of the two strands repel each other more, so less heat is needed to separate them.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-112',
    topics: ['nucleic-acids'],
    tests: ['dna-melting'],
    difficulty: 'advanced',
    text: 'Strands of human DNA and of chimpanzee DNA are mixed, and hybrid duplexes form. They melt about 1.5 °C below the pure human duplexes, while hybrids of human and monkey DNA melt about 7 °C below. What do the differences measure?',
    answer: 'The fraction of mismatched base pairs',
    distractors: [
      {
        text: 'The fraction of G·C in each genome',
        slip: 'match-of-strands-overlooked',
        teaching:
          'A hybrid of identical sequences would not melt at a lower temperature, whatever its G·C content.',
      },
      {
        text: 'The number of genes in each of the genomes',
        slip: 'match-of-strands-overlooked',
        teaching: 'Melting shows how well the strands match, not how many genes there are.',
      },
      {
        text: 'The length of the pieces of DNA',
        slip: 'reversed-cause',
        teaching:
          'All of the DNA is cut into pieces of similar length, so length does not distinguish the hybrids.',
      },
    ],
    explanation:
      'A mismatch weakens stacking and hydrogen bonds, and each 1% of mismatches lowers the melting temperature by about 1 °C. So the drop measures the fraction of mismatched base pairs, that is, how far the sequences have diverged.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-113',
    topics: ['nucleic-acids'],
    tests: ['dna-melting'],
    difficulty: 'beginner',
    text: 'Four duplexes of 20 base pairs, which differ in their percentage of G·C pairs, are heated in the same buffer. Which one melts last?',
    answer: '70% G·C',
    distractors: [
      { text: '30% G·C', slip: 'reversed-trend', teaching: 'A·T-rich duplexes melt first.' },
      {
        text: '60% G·C',
        slip: 'best-of-several-missed',
        teaching: 'One of the four duplexes has a higher percentage of G·C.',
      },
      {
        text: '50% G·C',
        slip: 'overgeneralised-rule',
        teaching:
          'Equal percentages of the two kinds of pair give no special stability; more G·C is more stable.',
      },
    ],
    explanation:
      'G·C pairs have three hydrogen bonds and stack more strongly than A·T pairs. At equal length, the duplex with 70% G·C melts last.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: {
      kind: 'option-extreme',
      values: { '70% G·C': '70', '30% G·C': '30', '60% G·C': '60', '50% G·C': '50' },
      pick: 'greatest',
      quantity: 'share of G·C pairs in percent',
    },
  },
  {
    id: 'biochemistry-nucleic-acids-114',
    topics: ['nucleic-acids'],
    tests: ['rna'],
    uses: ['base-pairing'],
    difficulty: 'intermediate',
    text: 'Which RNA can fold back on itself into a hairpin with five Watson–Crick pairs?',
    answer: '5′-GGCACUUCGGUGCC-3′',
    distractors: [
      {
        text: '5′-GGCACUUCGGGCAC-3′',
        slip: 'strand-direction',
        teaching:
          'The second half repeats the first; the strands of a stem must be antiparallel and complementary.',
      },
      {
        text: '5′-GGCACUUCGCCGUG-3′',
        slip: 'strand-direction',
        teaching: 'The second half is the complement read in the parallel direction.',
      },
      {
        text: '5′-GGCACUUCGCACGG-3′',
        slip: 'mispaired-bases',
        teaching: 'The second half is the first read backward, so equal bases would face each other.',
      },
    ],
    explanation:
      'The stem needs 5′-GGCAC-3′ and its antiparallel complement 5′-GUGCC-3′ with a loop, UUCG, between them: 5′-GGCACUUCGGUGCC-3′.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-115',
    topics: ['nucleic-acids'],
    tests: ['rna'],
    difficulty: 'beginner',
    text: 'Which kind of RNA makes up the largest fraction by mass of the RNA in a growing bacterial cell?',
    answer: 'Ribosomal RNA',
    distractors: [
      {
        text: 'Messenger RNA',
        slip: 'overgeneralised-rule',
        teaching: 'Messenger RNA is short-lived and makes up a few percent.',
      },
      {
        text: 'Transfer RNA',
        slip: 'number-for-mass',
        teaching: 'Transfer RNA molecules are numerous but small, about 15% of the mass.',
      },
      {
        text: 'Primer RNA',
        slip: 'nucleic-acids-mixed-up',
        teaching: 'RNA primers of replication are short and are soon removed.',
      },
    ],
    explanation:
      'A growing cell is full of ribosomes, which are about two thirds RNA. Ribosomal RNA makes up about 80% of the RNA by mass.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-116',
    topics: ['nucleic-acids'],
    tests: ['dna-supercoiling'],
    difficulty: 'beginner',
    text: 'As helicase opens the duplex of a circular chromosome, positive supercoils build up ahead of the fork. Which enzyme removes them?',
    answer: 'Topoisomerase',
    distractors: [
      { text: 'Primase', slip: 'enzyme-mixed-up', teaching: 'Primase makes the short RNA primers.' },
      {
        text: 'DNA polymerase I',
        slip: 'enzyme-mixed-up',
        teaching: 'This polymerase replaces RNA primers with DNA.',
      },
      {
        text: 'Telomerase',
        slip: 'enzyme-mixed-up',
        teaching: 'Telomerase extends the ends of linear chromosomes.',
      },
    ],
    explanation:
      'A closed duplex has no free ends that could turn, so unwinding one part overwinds the rest. A topoisomerase cuts one or both strands, relieves the twist and closes them again.',
    reference: 'Lehninger Principles of Biochemistry, chapter 24',
  },
  {
    id: 'biochemistry-nucleic-acids-117',
    topics: ['nucleic-acids'],
    tests: ['dna-supercoiling'],
    uses: ['gel-electrophoresis'],
    difficulty: 'advanced',
    text: 'Ethidium slips between base pairs and unwinds the helix. A negatively supercoiled closed plasmid is run on gels with increasing amounts of ethidium. How does its mobility change?',
    answer: 'It falls at first and then rises again.',
    distractors: [
      {
        text: 'It rises at first and then stays constant.',
        slip: 'one-step-short',
        teaching:
          'At first the negative supercoils are taken up, so the circle becomes more open and slower.',
      },
      {
        text: 'It falls at first and then stays constant.',
        slip: 'one-step-short',
        teaching:
          'Beyond the relaxed state further ethidium makes positive supercoils, which are compact again.',
      },
      {
        text: 'It rises at first and then falls again.',
        slip: 'reversed-trend',
        teaching:
          'Loss of negative supercoils opens the circle and slows it first; compact forms come later.',
      },
    ],
    explanation:
      'The linking number is fixed. Unwinding the helix uses up the negative supercoils, so the circle relaxes and moves more slowly. More ethidium then makes positive supercoils: the mobility falls at first and then rises again.',
    reference: 'Lehninger Principles of Biochemistry, chapter 24',
  },
  {
    id: 'biochemistry-nucleic-acids-118',
    topics: ['nucleic-acids'],
    tests: ['dna-supercoiling'],
    uses: ['gene-regulation'],
    difficulty: 'advanced',
    text: 'Acetylation of lysines in the tails of histones makes nearby genes easier to transcribe. What does it do to the histones?',
    answer: 'It removes positive charges that bind DNA.',
    distractors: [
      {
        text: 'It removes negative charges that repel DNA.',
        slip: 'wrong-sign',
        teaching: 'Histones are positive at these lysines; DNA is the negative partner.',
      },
      {
        text: 'It adds positive charges that bind polymerase.',
        slip: 'wrong-sign',
        teaching: 'An acetyl group turns the charged amine into a neutral amide.',
      },
      {
        text: 'It adds negative charges that repel DNA.',
        slip: 'wrong-sign',
        teaching: 'An acetyl group has no charge of its own.',
      },
    ],
    explanation:
      'The charged \\ce{-NH3+} of lysine becomes a neutral amide. With these positive charges removed, the tails hold the DNA less tightly, and acetyl groups also attract proteins that open chromatin.',
    reference: 'Lehninger Principles of Biochemistry, chapter 24',
  },
  {
    id: 'biochemistry-nucleic-acids-119',
    topics: ['nucleic-acids'],
    tests: ['concentration-of-nucleic-acids'],
    difficulty: 'beginner',
    text: 'A DNA preparation has an *A*_{260}/*A*_{280} ratio of 1.4 instead of the expected 1.8. What is the most likely contaminant?',
    answer: 'Protein',
    distractors: [
      {
        text: 'RNA',
        slip: 'reversed-trend',
        teaching: 'Pure RNA has a ratio near 2.0 and would raise the value.',
      },
      {
        text: 'Ethanol',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Ethanol does not absorb at either wavelength.',
      },
      {
        text: 'Salt',
        slip: 'absorbs-where-it-does-not',
        teaching: 'NaCl absorbs neither at 260 nor at 280 nm.',
      },
    ],
    explanation:
      'Proteins absorb more at 280 nm than at 260 nm, because of tryptophan and tyrosine. They raise *A*_{280} more than *A*_{260} and so lower the ratio.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-120',
    topics: ['nucleic-acids'],
    tests: ['concentration-of-nucleic-acids'],
    difficulty: 'intermediate',
    text: 'A primer solution is diluted 100-fold and then has *A*_{260} = 0.42 in a 1.0 cm cell. The primer has ε = 2.1 × 10^{5} L/(mol·cm). What is the concentration of the undiluted solution?',
    answer: '200 µmol/L',
    distractors: [
      {
        text: '2.0 µmol/L',
        slip: 'dilution-forgotten',
        teaching: 'This is the concentration in the cell, after the dilution.',
        expression: '0.42 / 2.1e5 * 1e6',
      },
      {
        text: '0.020 µmol/L',
        slip: 'wrong-sign',
        teaching: 'The solution before dilution is more concentrated, not less.',
        expression: '0.42 / 2.1e5 / 100 * 1e6',
      },
      {
        text: '20 µmol/L',
        slip: 'unit-prefix',
        teaching: 'The dilution was 100-fold, not 10-fold.',
        expression: '0.42 / 2.1e5 * 10 * 1e6',
      },
    ],
    explanation:
      '0.42/(2.1 × 10^{5}) = 2.0 × 10^{−6} mol/L in the cell. Multiplied by 100, this is 2.0 × 10^{−4} mol/L, that is, 200 µmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
    computation: { kind: 'quantity', expression: '0.42/2.1e5*100*1e6', unit: 'µmol/L' },
  },
  {
    id: 'biochemistry-nucleic-acids-121',
    topics: ['nucleic-acids'],
    tests: ['concentration-of-nucleic-acids'],
    difficulty: 'advanced',
    text: 'A plasmid preparation appears to contain 100 ng/µL of DNA by absorbance at 260 nm, but 40 ng/µL with a dye that fluoresces when bound to double-stranded DNA. The *A*_{260}/*A*_{280} ratio is 2.0. What best explains the difference?',
    answer: 'RNA in the preparation',
    distractors: [
      {
        text: 'Protein in the preparation',
        slip: 'reversed-trend',
        teaching: 'Protein would lower the ratio below 1.8.',
      },
      {
        text: 'Supercoils in the plasmid',
        slip: 'shape-for-size',
        teaching: 'Supercoiling hardly changes the absorbance at 260 nm.',
      },
      {
        text: 'Salt in the preparation',
        slip: 'reversed-cause',
        teaching: 'Salt does not absorb at 260 nm.',
      },
    ],
    explanation:
      'Absorbance measures every nucleic acid, but the dye detects only duplex DNA. Something else absorbs at 260 nm, and the ratio of 2.0 points to RNA, which remains after lysis of the bacteria.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-122',
    topics: ['nucleic-acids'],
    tests: ['concentration-of-nucleic-acids', 'dna-melting'],
    difficulty: 'advanced',
    text: 'A pure DNA solution is treated with DNase until only nucleotides are left. Can the digestion be monitored as a fall in the absorbance at 260 nm?',
    answer: 'No, because it rises',
    distractors: [
      {
        text: 'Yes, because it falls nearly to zero',
        slip: 'reversed-trend',
        teaching: 'The bases, which absorb, are not destroyed.',
      },
      {
        text: 'Yes, because it falls to half its value',
        slip: 'overgeneralised-rule',
        teaching: 'Nothing that absorbs is removed; none of the bases are lost.',
      },
      {
        text: 'No, because it does not change',
        slip: 'one-step-short',
        teaching: 'The bases become unstacked, which changes the absorbance.',
      },
    ],
    explanation:
      'The bases absorb, and DNase leaves them intact. As in melting, they unstack, so the absorbance actually rises. Intact DNA must be shown in another way, for example on a gel.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
];
