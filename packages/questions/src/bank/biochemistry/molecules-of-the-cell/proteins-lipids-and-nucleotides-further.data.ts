import type { WrittenQuestion } from '../../written-question.ts';

export const proteinsLipidsAndNucleotidesFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-protein-structure-701',
    topics: ['protein-structure'],
    tests: ['disulfide-bonds'],
    uses: ['fibrous-proteins'],
    difficulty: 'intermediate',
    text: 'For a permanent wave, hair is treated with a thiol, wound on rollers and then treated with hydrogen peroxide. What happens to the α-keratin in the last step?',
    answer: 'Cysteines are oxidized to new disulfides.',
    distractors: [
      {
        text: 'Disulfides are reduced to free cysteines.',
        slip: 'oxidation-for-reduction',
        teaching: 'This is what the thiol did in the first step; peroxide is an oxidant.',
      },
      {
        text: 'Peptide bonds are hydrolyzed and made anew.',
        slip: 'strong-bonds-broken',
        teaching: 'Peptide bonds stay intact under such mild conditions.',
      },
      {
        text: 'Cysteines are permanently converted to alanines.',
        slip: 'wrong-bond-broken',
        teaching: 'The C–S bond is not broken; sulfur stays on its carbon.',
      },
    ],
    explanation:
      'The thiol reduces the disulfides that link the chains, so that the hair can be shaped. Hydrogen peroxide links them in their new positions: cysteines are oxidized to new disulfides.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-702',
    topics: ['protein-structure'],
    tests: ['gel-electrophoresis', 'disulfide-bonds'],
    uses: ['size-of-proteins'],
    difficulty: 'advanced',
    text: 'A protein elutes from gel filtration at 200 kg/mol. In SDS gel electrophoresis it gives a single band at 100 kg/mol, and after treatment with 2-mercaptoethanol a single band at 50 kg/mol. What is its structure?',
    answer: 'Two noncovalently joined halves, each a disulfide-linked pair',
    distractors: [
      {
        text: 'Four chains, each of which is joined to the others by disulfides',
        slip: 'given-fact-overlooked',
        teaching: 'In that case SDS alone would leave the protein at 200 kg/mol, but it gives 100.',
      },
      {
        text: 'Two chains of 100 kg/mol, each with a disulfide inside the chain',
        slip: 'chains-miscounted',
        teaching: 'A disulfide inside one chain does not halve its mass when it is reduced.',
      },
      {
        text: 'Four noncovalently joined chains, without disulfides among them',
        slip: 'chains-miscounted',
        teaching: 'In that case SDS alone would already give 50 kg/mol.',
      },
    ],
    explanation:
      'SDS breaks noncovalent contacts: 200 falls to 100, so there are two halves. 2-Mercaptoethanol reduces disulfides: 100 falls to 50, so there are two chains in each half. The protein consists of two noncovalently joined halves, each a disulfide-linked pair.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-structure-703',
    topics: ['protein-structure'],
    tests: ['peptide-sequences'],
    difficulty: 'beginner',
    text: 'A library contains all peptides of five residues that the twenty amino acids can form. By what factor is the corresponding library of six-residue peptides larger?',
    answer: '20',
    distractors: [
      {
        text: '6',
        slip: 'order-counted',
        teaching: 'The sixth residue can be any of 20; six is the number of positions.',
        expression: '6',
      },
      {
        text: '1.2',
        slip: 'linear-for-exponential',
        teaching: 'The number does not grow in proportion to the length; each position multiplies it.',
        expression: '6 / 5',
      },
      {
        text: '120',
        slip: 'needless-factor',
        teaching: 'The new position is at the end: it multiplies the number by 20, not by 6 as well.',
        expression: '20 * 6',
      },
    ],
    explanation: 'Each pentapeptide can be lengthened by any of 20 residues: \\frac{20^{6}}{20^{5}} = 20.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '20^6 / 20^5', unit: '' },
  },
  {
    id: 'biochemistry-lipids-701',
    topics: ['lipids'],
    tests: ['phospholipids'],
    uses: ['surfactants-and-micelles'],
    difficulty: 'intermediate',
    text: 'The enzyme phospholipase A_{2} in snake venom removes one fatty acid from phosphatidylcholine. The product destroys the membranes of red blood cells. What explains this effect?',
    answer: 'With one tail left, it is cone-shaped and acts as a detergent.',
    distractors: [
      {
        text: 'With no head left, it is oil-like and gathers inside the membrane.',
        slip: 'lipid-parts-mixed-up',
        teaching: 'Phospholipase A_{2} leaves the head group where it is; a tail is removed.',
      },
      {
        text: 'With one tail left, it is cylindrical and forms a tighter bilayer.',
        slip: 'lipid-parts-mixed-up',
        teaching: 'The lipid with two tails is the one that is nearly cylindrical and forms bilayers.',
      },
      {
        text: 'With a charge gained, it is water-soluble and binds the hemoglobin.',
        slip: 'wrong-part-active',
        teaching:
          'No charge is gained: the cut leaves an OH group on the lipid. The product is still amphiphilic, and what it harms is the membrane.',
      },
    ],
    explanation:
      'A lipid with two tails is about as wide at the tails as at the head, which suits a bilayer. The product has the same head group but only one tail, so it is cone-shaped and acts as a detergent.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-nucleic-acids-701',
    topics: ['nucleic-acids'],
    tests: ['nucleotides'],
    uses: ['cofactors-and-coenzymes'],
    difficulty: 'intermediate',
    text: 'Which of these coenzymes contains no adenine nucleotide?',
    answer: 'Biotin',
    distractors: [
      {
        text: 'Coenzyme A',
        slip: 'role-of-another-molecule',
        teaching: 'It contains adenosine with phosphates on its 3′ and 5′ oxygens.',
      },
      {
        text: 'NAD^{+}',
        slip: 'role-of-another-molecule',
        teaching: 'The “A” in its name stands for adenine: one of its two nucleotides is AMP.',
      },
      {
        text: 'FAD',
        slip: 'role-of-another-molecule',
        teaching: 'The “A” in its name stands for adenine: AMP is joined to flavin mononucleotide.',
      },
    ],
    explanation:
      'Coenzyme A, NAD^{+} and FAD all contain an adenosine phosphate. Biotin consists of two fused rings and a side chain with a carboxylic acid, without a base, sugar or phosphate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-702',
    topics: ['nucleic-acids'],
    tests: ['chargaffs-rules', 'rna'],
    difficulty: 'intermediate',
    text: 'The nucleic acid of a virus has 28% adenine, 22% uracil, 26% guanine and 24% cytosine. What is it?',
    answer: 'Single-stranded RNA',
    distractors: [
      {
        text: 'Double-stranded RNA',
        slip: 'match-of-strands-overlooked',
        teaching: 'In a double strand A would equal U, and G would equal C.',
      },
      {
        text: 'Single-stranded DNA',
        slip: 'thymine-for-uracil',
        teaching: 'DNA contains thymine in place of uracil.',
      },
      {
        text: 'Double-stranded DNA',
        slip: 'thymine-for-uracil',
        teaching:
          'DNA contains thymine in place of uracil, and in a double strand the paired bases occur in equal amounts.',
      },
    ],
    explanation:
      'Uracil shows that it is RNA. A and U, and G and C, do not occur in equal amounts, so not every base has a partner: single-stranded RNA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-703',
    topics: ['nucleic-acids'],
    tests: ['rna', 'ribozymes'],
    difficulty: 'beginner',
    text: 'An intron of a precursor RNA cuts itself out in a test tube that contains salts and a nucleotide, but no protein at all. What did this observation show?',
    answer: 'That RNA can be a catalyst',
    distractors: [
      {
        text: 'That RNA can be a template',
        slip: 'role-of-another-molecule',
        teaching: 'Nothing is copied here; a bond is broken and another one formed.',
      },
      {
        text: 'That salts can be catalysts',
        slip: 'wrong-part-active',
        teaching: 'The reaction is specific for this RNA; metal ions help it to fold and react.',
      },
      {
        text: 'That salts can be templates',
        slip: 'role-of-another-molecule',
        teaching: 'Nothing is copied here, and the sequence of this RNA, not the salt, decides what is cut.',
      },
    ],
    explanation:
      'Without any protein, no enzyme in the classical sense is present. The RNA has cut and joined its own bonds: RNA can be a catalyst, a ribozyme.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-protein-structure-751',
    topics: ['protein-structure'],
    tests: ['size-of-proteins', 'gel-electrophoresis'],
    uses: ['disulfide-bonds'],
    difficulty: 'intermediate',
    text: 'Gel filtration of a protein gives 220 kg/mol. Its only band in SDS gel electrophoresis lies at 110 kg/mol without a thiol and at 55 kg/mol with one. The average molar mass of a residue is 110 g/mol. About how many residues does a single chain have?',
    answer: '500',
    distractors: [
      {
        text: '1000',
        slip: 'one-step-short',
        teaching:
          'Without a thiol, two chains are still held together by disulfides; a single chain is seen only after the disulfides are reduced.',
        expression: '110e3 / 110',
      },
      {
        text: '2000',
        slip: 'chains-miscounted',
        teaching: 'This is the number for the whole protein; gel filtration leaves the chains together.',
        expression: '220e3 / 110',
      },
      {
        text: '125',
        slip: 'chains-miscounted',
        teaching:
          'The mass of one chain is already 55 kg/mol; it should not be divided again by the four chains.',
        expression: '55e3 / 110 / 4',
      },
    ],
    explanation:
      'SDS separates chains held together by weak forces, and the thiol also separates those held by disulfides. A single chain has a molar mass of 55 kg/mol: \\frac{55 000 g/mol}{110 g/mol} = 500 residues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '55e3 / 110', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-752',
    topics: ['protein-structure'],
    tests: ['fibrous-proteins'],
    uses: ['disulfide-bonds'],
    difficulty: 'intermediate',
    text: 'Treatment with a thiol and then hydrogen peroxide gives a lasting wave to hair but not to silk. Which feature of α-keratin, nearly absent from silk fibroin, makes the difference?',
    answer: 'Many disulfides between its chains',
    distractors: [
      {
        text: 'Many hydrogen bonds in its chains',
        slip: 'interaction-mixed-up',
        teaching: 'Both proteins have them, and a thiol does not break them permanently.',
      },
      {
        text: 'Many glycines in its chains',
        slip: 'residue-property-mixed-up',
        teaching:
          'A high glycine content is typical of silk fibroin, where it lets the sheets lie close together.',
      },
      {
        text: 'Many hydroxyprolines in its chains',
        slip: 'residue-property-mixed-up',
        teaching: 'Hydroxyproline is typical of collagen.',
      },
    ],
    explanation:
      'A thiol reduces disulfides, and peroxide forms them again in the new shape of the hair. α-Keratin is rich in cysteine; silk fibroin is mostly glycine and alanine. The many disulfides between the chains of α-keratin make the difference.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
];
