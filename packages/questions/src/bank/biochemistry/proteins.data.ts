import type { WrittenQuestion } from '../written-question.ts';

export const proteinQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-protein-structure-01',
    topics: ['protein-structure'],
    tests: ['alpha-helix-and-beta-sheet'],
    difficulty: 'beginner',
    text: 'An α helix has 3.6 residues per turn and rises 0.15 nm per residue. How long is a helix of 20 residues?',
    answer: '3.0 nm',
    distractors: [
      {
        text: '10.8 nm',
        slip: 'answered-another-quantity',
        teaching: 'This multiplies by the pitch, 0.54 nm, which is the rise per turn, not per residue.',
        expression: '20 * 0.54',
      },
      {
        text: '5.6 nm',
        slip: 'answered-another-quantity',
        teaching: 'The helix has 20/3.6 = 5.6 turns; the length is residues times the rise per residue.',
        expression: '20 / 3.6',
      },
      {
        text: '0.83 nm',
        slip: 'divided-for-multiplied',
        teaching: 'The rise of 0.15 nm is already per residue, so it should not be divided by 3.6.',
        expression: '20 * 0.15 / 3.6',
      },
    ],
    explanation: 'Each residue lengthens the helix by 0.15 nm: 20 × 0.15 nm = 3.0 nm.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
    computation: { kind: 'quantity', expression: '20 * 0.15', unit: 'nm' },
  },
  {
    id: 'biochemistry-protein-structure-02',
    topics: ['protein-structure'],
    tests: ['disulfide-bonds'],
    difficulty: 'advanced',
    text: 'Reduced ribonuclease has eight cysteine residues. In how many different ways could they pair up to form four disulfide bridges?',
    answer: '105',
    distractors: [
      {
        text: '28',
        slip: 'one-step-short',
        teaching:
          'This is the number of ways to choose the first pair out of eight; three more pairs follow.',
        expression: '8 * 7 / 2',
      },
      {
        text: '2520',
        slip: 'order-counted',
        teaching:
          'Here each set of four bridges was counted once for every order in which they can be listed, 4! = 24 times.',
        expression: '7 * 5 * 3 * 1 * 24',
      },
      {
        text: '40320',
        slip: 'order-counted',
        teaching:
          'This is 8!, the number of ways to order eight residues; a bridge has no first or second end, and the bridges have no order.',
        expression: '8 * 7 * 6 * 5 * 4 * 3 * 2 * 1',
      },
    ],
    explanation:
      'The first cysteine has 7 possible partners, the next unpaired one has 5, the next has 3, and the last has 1: 7 × 5 × 3 × 1 = 105. Only one of these pairings is the native one.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
    computation: { kind: 'quantity', expression: '7 * 5 * 3 * 1', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-03',
    topics: ['protein-structure'],
    tests: ['alpha-helix-and-beta-sheet'],
    uses: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'Which interaction stabilizes the regular backbone of an α helix?',
    answer: 'Hydrogen bonds from each C=O to the N–H four residues ahead',
    distractors: [
      {
        text: 'Hydrogen bonds between C=O and N–H of neighboring strands',
        slip: 'structure-level-mixed-up',
        teaching:
          'Bonds between neighboring strands make a β sheet; those of a helix stay within one segment.',
      },
      {
        text: 'Disulfide bridges between cysteine side chains one turn apart',
        slip: 'interaction-mixed-up',
        teaching:
          'Disulfide bridges link side chains and stabilize the fold; a helix needs no cysteine at all.',
      },
      {
        text: 'Ionic attraction between the carboxylate and amino ends of the chain',
        slip: 'interaction-mixed-up',
        teaching:
          'Only the two ends of the whole chain carry these charges, and they cannot shape the backbone between them.',
      },
    ],
    explanation:
      'In the α helix the carbonyl oxygen of residue *i* accepts a hydrogen bond from the amide N–H of residue *i* + 4. The bonds run along the axis and involve the backbone only, which is why very different sequences can form the same helix.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-01',
    topics: ['protein-methods'],
    tests: ['cleavage-of-peptides'],
    difficulty: 'intermediate',
    text: 'Trypsin cuts on the carboxyl side of lysine and arginine. Which peptides does it make from Gly-Lys-Ala-Arg-Phe?',
    answer: 'Gly-Lys + Ala-Arg + Phe',
    distractors: [
      {
        text: 'Gly + Lys-Ala + Arg-Phe',
        slip: 'cut-on-the-wrong-side',
        teaching:
          'Here the chain was cut on the amino side: lysine and arginine must end a fragment, not start one.',
      },
      {
        text: 'Gly-Lys-Ala-Arg + Phe',
        slip: 'cut-missed',
        teaching: 'Trypsin cuts after lysine as well as after arginine.',
      },
      {
        text: 'Gly-Lys + Ala-Arg-Phe',
        slip: 'cut-missed',
        teaching: 'Trypsin cuts after arginine as well as after lysine.',
      },
    ],
    explanation:
      'A peptide is written from its amino end. The carboxyl side of a residue is to its right, so the chain breaks after Lys and after Arg: Gly-Lys, Ala-Arg and Phe.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'digestion', peptide: 'GKARF', agent: 'trypsin' },
  },
  {
    id: 'biochemistry-protein-methods-02',
    topics: ['protein-methods', 'enzymes'],
    tests: ['protein-purification'],
    difficulty: 'intermediate',
    text: 'A crude extract contains 5000 units of an enzyme in 1000 mg of protein. After one column, 3000 units remain in 20 mg of protein. By what factor was the enzyme purified?',
    answer: '30',
    distractors: [
      {
        text: '50',
        slip: 'one-step-short',
        teaching:
          'This compares the protein masses only; some activity was lost too, and purification compares units per mg.',
        expression: '1000 / 20',
      },
      {
        text: '150',
        slip: 'one-step-short',
        teaching:
          'This is the specific activity after the column; it must still be divided by that of the extract.',
        expression: '(3000 / 20)',
      },
      {
        text: '83',
        slip: 'divided-for-multiplied',
        teaching:
          'Lost activity makes the factor smaller, so the ratio of the masses is multiplied by the yield, not divided by it.',
        expression: '(1000 / 20) / (3000 / 5000)',
      },
    ],
    explanation:
      'Specific activity before: 5000/1000 = 5.0 units/mg; after: 3000/20 = 150 units/mg. The factor is 150/5.0 = 30.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '(3000 / 20) / (5000 / 1000)', unit: '' },
  },
  {
    id: 'biochemistry-protein-methods-03',
    topics: ['protein-methods', 'protein-structure'],
    tests: ['gel-electrophoresis', 'levels-of-protein-structure'],
    uses: ['size-exclusion-chromatography', 'disulfide-bonds'],
    difficulty: 'advanced',
    text: 'Gel filtration under native conditions gives a mass of 160 kDa for a protein. SDS-PAGE shows a single band at 80 kDa without a reducing agent, and two bands at 30 and 50 kDa in equal molar amounts with 2-mercaptoethanol. Which composition is consistent with these results?',
    answer: 'Two noncovalently joined units, each made of a 30 kDa and a 50 kDa chain linked by disulfides',
    distractors: [
      {
        text: 'Two units linked by one disulfide, each made of a 30 kDa and a 50 kDa chain joined noncovalently',
        slip: 'interaction-mixed-up',
        teaching:
          'In that case SDS alone would free the chains that the disulfide does not hold, and more than one band would be seen.',
      },
      {
        text: 'Two units linked by disulfides, each made of a 30 kDa and a 50 kDa chain linked by disulfides',
        slip: 'interaction-mixed-up',
        teaching: 'With disulfides throughout, SDS alone would have left the whole 160 kDa together.',
      },
      {
        text: 'Two noncovalently joined units, each made of a 30 kDa and a 50 kDa chain joined noncovalently',
        slip: 'method-mixed-up',
        teaching:
          'SDS breaks noncovalent contacts, so two bands would be seen even without the reducing agent.',
      },
    ],
    explanation:
      'SDS breaks noncovalent contacts only: 160 kDa falls into halves of 80 kDa. Reducing the disulfides splits each half into chains of 30 and 50 kDa. Thus two disulfide-linked 30 + 50 kDa units are held together noncovalently: 2 × (30 + 50) = 160 kDa.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-haemoglobin-01',
    topics: ['haemoglobin'],
    tests: ['oxygen-binding-to-hemoglobin', 'ligand-binding'],
    difficulty: 'beginner',
    text: 'Myoglobin binds one \\ce{O2} per molecule and is half saturated at 0.26 kPa. What fraction of it carries \\ce{O2} at an oxygen pressure of 0.78 kPa?',
    answer: '0.75',
    distractors: [
      {
        text: '0.67',
        slip: 'forgot-to-divide-by-total',
        teaching:
          'The free fraction is *P*_{50}/(*p* + *P*_{50}); here *P*_{50} was divided by the pressure alone and subtracted from 1.',
        expression: '1 - 0.26 / 0.78',
      },
      {
        text: '0.33',
        slip: 'inverted-ratio',
        teaching: 'This is *P*_{50} divided by the pressure; saturation is *p*/(*p* + *P*_{50}).',
        expression: '0.26 / 0.78',
      },
      {
        text: '1.00',
        slip: 'rate-taken-as-linear',
        teaching:
          'Binding is not proportional to pressure: three times *P*_{50} gives 3/4, and full saturation is only approached.',
        expression: '1.00',
      },
    ],
    explanation: '*Y* = \\frac{*p*}{*p* + *P*_{50}} = \\frac{0.78}{0.78 + 0.26} = 0.75.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: { kind: 'quantity', expression: '0.78 / (0.78 + 0.26)', unit: '' },
  },
  {
    id: 'biochemistry-haemoglobin-02',
    topics: ['haemoglobin'],
    tests: ['cooperativity', 'oxygen-binding-to-hemoglobin'],
    difficulty: 'advanced',
    text: 'Hemoglobin follows the Hill equation with *n* = 2.8 and *P*_{50} = 3.5 kPa. What fraction of its oxygen sites are emptied when blood passes from 13.3 kPa in the lungs to 4.0 kPa in the tissue?',
    answer: '0.38',
    distractors: [
      {
        text: '0.26',
        slip: 'cooperativity-ignored',
        teaching: 'This uses *n* = 1; cooperativity makes the curve steeper, so more oxygen is released.',
        expression: '13.3 / (13.3 + 3.5) - 4.0 / (4.0 + 3.5)',
      },
      {
        text: '0.59',
        slip: 'one-step-short',
        teaching: 'This is the saturation left in the tissue, not the difference between lungs and tissue.',
        expression: '4.0^2.8 / (4.0^2.8 + 3.5^2.8)',
      },
      {
        text: '0.98',
        slip: 'answered-another-quantity',
        teaching:
          'This is the saturation in the lungs; more than half of the sites keep their oxygen in the tissue.',
        expression: '13.3^2.8 / (13.3^2.8 + 3.5^2.8)',
      },
    ],
    explanation:
      '*Y* = \\frac{*p*^{n}}{*p*^{n} + *P*_{50}^{n}}. Lungs: 13.3^{2.8}/(13.3^{2.8} + 3.5^{2.8}) = 0.977. Tissue: 4.0^{2.8}/(4.0^{2.8} + 3.5^{2.8}) = 0.592. Emptied: 0.977 − 0.592 = 0.38.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: {
      kind: 'quantity',
      expression: '13.3^2.8 / (13.3^2.8 + 3.5^2.8) - 4.0^2.8 / (4.0^2.8 + 3.5^2.8)',
      unit: '',
    },
  },
  {
    id: 'biochemistry-haemoglobin-03',
    topics: ['haemoglobin'],
    tests: ['bohr-effect'],
    uses: ['oxygen-binding-to-hemoglobin'],
    difficulty: 'intermediate',
    text: 'In a working muscle, the pH of the blood falls from 7.4 to 7.2. How does this affect hemoglobin?',
    answer: '*P*_{50} rises, so more oxygen is released',
    distractors: [
      {
        text: '*P*_{50} falls, so more oxygen is released',
        slip: 'affinity-misread',
        teaching: 'A lower *P*_{50} means tighter binding, so less oxygen would be released.',
      },
      {
        text: '*P*_{50} falls, so less oxygen is released',
        slip: 'reversed-trend',
        teaching:
          'This is what a higher pH does; protons stabilize the deoxy form, which binds oxygen weakly.',
      },
      {
        text: '*P*_{50} does not change, so no extra oxygen is released',
        slip: 'overgeneralised-rule',
        teaching:
          'Protons do not bind at the heme, but they favor the T state and so affect oxygen binding at a distance.',
      },
    ],
    explanation:
      'This is the Bohr effect: protons bind to groups such as histidine residues that are more basic in the deoxy (T) state. More protons favor the T state, the affinity for oxygen drops, *P*_{50} rises, and oxygen is released to the tissue.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-protein-structure-04',
    topics: ['protein-structure'],
    tests: ['levels-of-protein-structure'],
    difficulty: 'beginner',
    text: 'What does the primary structure of a protein describe?',
    answer: 'The order of its amino acids',
    distractors: [
      {
        text: 'The fold of its helices and sheets',
        slip: 'structure-level-mixed-up',
        teaching: 'How helices and sheets are arranged in space is the tertiary structure.',
      },
      {
        text: 'The assembly of its several chains',
        slip: 'structure-level-mixed-up',
        teaching: 'How chains come together is the quaternary structure.',
      },
      {
        text: 'The regular parts of its backbone',
        slip: 'structure-level-mixed-up',
        teaching: 'Local regular patterns, such as helices and strands, are the secondary structure.',
      },
    ],
    explanation:
      'The primary structure is the covalent sequence of residues from the amino to the carboxyl end (with the disulfide bridges). The higher levels follow from it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-05',
    topics: ['protein-structure'],
    tests: ['size-of-proteins'],
    uses: ['molar-mass', 'peptide-bond', 'levels-of-protein-structure'],
    difficulty: 'beginner',
    text: 'The average molar mass of an amino acid residue in a protein is 110 g/mol. About how many residues does a protein of 55 kg/mol have?',
    answer: '500',
    distractors: [
      {
        text: '430',
        slip: 'forgot-water-loss',
        teaching:
          'This divides by 128 g/mol, the average of the free amino acids as they occur in proteins; a residue has lost one molecule of water.',
        expression: '55000 / 128',
      },
      {
        text: '600',
        slip: 'forgot-water-loss',
        teaching: 'This divides by 92 g/mol; the 110 g/mol of a residue already excludes the water.',
        expression: '55000 / 92',
      },
      {
        text: '6050',
        slip: 'multiplied-for-divided',
        teaching:
          'Here the two numbers were multiplied; the molar mass of the protein is divided by that of a residue.',
        expression: '55 * 110',
      },
    ],
    explanation: '55 000 g/mol / 110 g/mol = 500 residues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
    computation: { kind: 'quantity', expression: '55000 / 110', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-06',
    topics: ['protein-structure'],
    tests: ['alpha-helix-and-beta-sheet'],
    uses: ['amino-acid-structures'],
    difficulty: 'intermediate',
    text: 'Which residue has no N–H left to donate a hydrogen bond once it is inside a peptide chain, and so breaks α helices?',
    answer: 'Proline',
    distractors: [
      {
        text: 'Glycine',
        slip: 'residue-property-mixed-up',
        teaching: 'Glycine is rare in helices too, but because it is flexible; it keeps its N–H.',
      },
      {
        text: 'Alanine',
        slip: 'residue-property-mixed-up',
        teaching: 'Alanine keeps its N–H and is one of the best helix formers.',
      },
      {
        text: 'Asparagine',
        slip: 'residue-property-mixed-up',
        teaching: 'Asparagine keeps its backbone N–H and has further N–H bonds in its side chain.',
      },
    ],
    explanation:
      'Proline is a secondary amine: its side chain forms a ring with the nitrogen. As part of a peptide bond this nitrogen carries no hydrogen, so the hydrogen bond of the helix is missing, and the ring fixes the backbone.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
    computation: { kind: 'amino-acid', having: 'secondary-amine' },
  },
  {
    id: 'biochemistry-protein-structure-07',
    topics: ['protein-structure', 'protein-methods'],
    tests: ['disulfide-bonds'],
    difficulty: 'intermediate',
    text: 'The mass of a protein is 13 682.3 u; after complete reduction of its disulfide bridges it is 13 690.4 u. How many disulfide bridges did it have? (H = 1.008 u)',
    answer: '4',
    distractors: [
      {
        text: '8',
        slip: 'forgot-half',
        teaching: 'Eight hydrogens were added, but each bridge takes up two of them.',
        expression: '(13690.4 - 13682.3) / 1.008',
      },
      {
        text: '2',
        slip: 'needless-half',
        teaching: 'Each bridge takes up two hydrogens, 2.016 u, not four.',
        expression: '(13690.4 - 13682.3) / (4 * 1.008)',
      },
      {
        text: '16',
        slip: 'multiplied-for-divided',
        teaching: 'Eight hydrogens were added; their number is divided by two, not multiplied.',
        expression: '(13690.4 - 13682.3) / 1.008 * 2',
      },
    ],
    explanation:
      'Reduction turns S–S into two S–H and adds 2 × 1.008 = 2.016 u. (13 690.4 − 13 682.3)/2.016 = 8.1/2.016 = 4.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: 'floor((13690.4 - 13682.3) / (2 * 1.008) + 0.5)', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-08',
    topics: ['protein-structure', 'bioenergetics'],
    tests: ['tertiary-structure-and-folding', 'gibbs-energy-and-equilibrium-constant'],
    difficulty: 'advanced',
    text: 'For the unfolding of a protein, Δ*G*° = +20.9 kJ/mol at 298 K. What fraction of the molecules are unfolded at equilibrium? (*R* = 8.314 J/(mol·K))',
    answer: '2.2 × 10^{−4}',
    distractors: [
      {
        text: '3.7 × 10^{−9}',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is 10^{−Δ*G*°/(*RT*)}; the relation between Δ*G*° and *K* has base e.',
        expression: '10^(-20900 / (8.314 * 298))',
      },
      {
        text: '0.12',
        slip: 'one-step-short',
        teaching: 'This is 1/8.44; the fraction depends exponentially on Δ*G*°/(*RT*).',
        expression: '8.314 * 298 / 20900',
      },
      {
        text: '0.9998',
        slip: 'wrong-sign',
        teaching: 'This is the folded fraction; a positive Δ*G*° of unfolding favors the folded form.',
        expression: '1 - 1 / (1 + exp(20900 / (8.314 * 298)))',
      },
    ],
    explanation:
      '*K* = e^{−20 900/(8.314 × 298)} = e^{−8.44} = 2.2 × 10^{−4} = [unfolded]/[folded]. Because *K* is small, the unfolded fraction *K*/(1 + *K*) is 2.2 × 10^{−4} as well.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
    computation: { kind: 'quantity', expression: '1 / (1 + exp(20900 / (8.314 * 298)))', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-09',
    topics: ['protein-structure'],
    tests: ['water-as-a-biological-solvent', 'tertiary-structure-and-folding'],
    uses: ['entropy'],
    difficulty: 'intermediate',
    text: 'Why do nonpolar side chains gather inside a folded protein in water?',
    answer: 'Ordered water is released, which raises the entropy.',
    distractors: [
      {
        text: 'Nonpolar groups form hydrogen bonds with one another.',
        slip: 'interaction-mixed-up',
        teaching: 'Hydrocarbon groups have no polar hydrogens and cannot form hydrogen bonds.',
      },
      {
        text: 'Water repels nonpolar groups with an electric force.',
        slip: 'interaction-mixed-up',
        teaching:
          'There is no such repulsion; water molecules prefer each other and order themselves around nonpolar surfaces.',
      },
      {
        text: 'The chain gains entropy as it folds into one shape.',
        slip: 'reversed-trend',
        teaching: 'The chain itself loses entropy on folding; the water gains entropy.',
      },
    ],
    explanation:
      'Water around a nonpolar surface is more ordered than in the bulk. When such surfaces come together, this water is released, and its gain in entropy drives the folding: the hydrophobic effect.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-04',
    topics: ['protein-methods'],
    tests: ['gel-electrophoresis'],
    difficulty: 'beginner',
    text: 'By which property does SDS-PAGE separate proteins?',
    answer: 'Their molar mass',
    distractors: [
      {
        text: 'Their native charge',
        slip: 'method-mixed-up',
        teaching:
          'SDS covers the chains with negative charge in proportion to their length and hides the native charge, which is the basis of ion exchange.',
      },
      {
        text: 'Their isoelectric point',
        slip: 'method-mixed-up',
        teaching: 'Isoelectric focusing does this, in a pH gradient.',
      },
      {
        text: 'Their binding to a ligand',
        slip: 'method-mixed-up',
        teaching: 'Affinity chromatography does this.',
      },
    ],
    explanation:
      'SDS unfolds proteins and gives them about the same charge per mass, so all move to the positive electrode. In the gel, small chains move faster: separation by molar mass.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-05',
    topics: ['protein-methods'],
    tests: ['ion-exchange-chromatography'],
    uses: ['isoelectric-point'],
    difficulty: 'intermediate',
    text: 'Four proteins are applied at pH 7.0 to a column whose resin carries sulfonate groups, –\\ce{SO3-}. Which one binds most tightly?',
    answer: 'The one with pI 9.5',
    distractors: [
      {
        text: 'The one with pI 4.6',
        slip: 'wrong-sign',
        teaching: 'Far above its pI, a protein is negative and is repelled by negative groups.',
      },
      {
        text: 'The one with pI 5.6',
        slip: 'wrong-sign',
        teaching: 'Above its pI, a protein is negative and is repelled by negative groups.',
      },
      {
        text: 'The one with pI 6.9',
        slip: 'wrong-protonation-state',
        teaching: 'Close to its pI, a protein has almost no net charge and hardly binds.',
      },
    ],
    explanation:
      'Negative groups bind positive proteins (cation exchange). A protein is positive below its pI, so at pH 7.0 the one with pI 9.5 binds.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-06',
    topics: ['protein-methods'],
    tests: ['cleavage-of-peptides'],
    difficulty: 'beginner',
    text: 'Cyanogen bromide cuts on the carboxyl side of methionine. Which peptides does it make from Ala-Met-Phe-Gly-Met-Lys? (The Met at each cut becomes homoserine lactone but is still written Met.)',
    answer: 'Ala-Met + Phe-Gly-Met + Lys',
    distractors: [
      {
        text: 'Ala + Met-Phe-Gly + Met-Lys',
        slip: 'cut-on-the-wrong-side',
        teaching: 'Here the chain was cut on the amino side of methionine.',
      },
      {
        text: 'Ala-Met-Phe + Gly-Met-Lys',
        slip: 'wrong-cleaving-agent',
        teaching: 'Cutting after phenylalanine is what chymotrypsin does.',
      },
      {
        text: 'Ala-Met + Phe-Gly-Met-Lys',
        slip: 'cut-missed',
        teaching: 'The bond after the second methionine is cut as well.',
      },
    ],
    explanation:
      'The carboxyl side of a residue is to its right in the written sequence: cutting after both methionines gives Ala-Met, Phe-Gly-Met and Lys.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'digestion', peptide: 'AMFGMK', agent: 'cyanogen bromide' },
  },
  {
    id: 'biochemistry-protein-methods-07',
    topics: ['protein-methods'],
    tests: ['size-exclusion-chromatography'],
    difficulty: 'intermediate',
    text: 'On a gel filtration column the void volume is 8.0 mL, the total volume 24.0 mL, and a protein elutes at 12.6 mL. What is its partition coefficient *K*_{av} = (*V*_{e} − *V*_{0})/(*V*_{t} − *V*_{0})?',
    answer: '0.29',
    distractors: [
      {
        text: '0.53',
        slip: 'one-step-short',
        teaching: 'This is *V*_{e}/*V*_{t}; the void volume must be subtracted from both.',
        expression: '12.6 / 24.0',
      },
      {
        text: '0.19',
        slip: 'one-step-short',
        teaching: 'The void volume must be subtracted from the total volume as well.',
        expression: '(12.6 - 8.0) / (24.0)',
      },
      {
        text: '0.71',
        slip: 'answered-another-quantity',
        teaching: 'This is 1 − *K*_{av}; the difference was taken from the wrong end of the range.',
        expression: '1 - (12.6 - 8.0) / (24.0 - 8.0)',
      },
    ],
    explanation: '*K*_{av} = \\frac{12.6 − 8.0}{24.0 − 8.0} = \\frac{4.6}{16.0} = 0.29.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '(12.6 - 8.0) / (24.0 - 8.0)', unit: '' },
  },
  {
    id: 'biochemistry-protein-methods-08',
    topics: ['protein-methods'],
    tests: ['multiply-charged-ions'],
    uses: ['ionization-methods'],
    difficulty: 'advanced',
    text: 'At what *m*/*z* does a peptide of 900.0 u with three added protons (1.007 u each) appear in an electrospray mass spectrum?',
    answer: '301.0',
    distractors: [
      {
        text: '300.0',
        slip: 'one-step-short',
        teaching: 'The mass of the protons that carry the charge must be added before dividing.',
        expression: '(900.0) / 3',
      },
      {
        text: '903.0',
        slip: 'one-step-short',
        teaching: 'This is the mass of the ion; *m*/*z* divides it by its charge of 3.',
        expression: '(900.0 + 3 * 1.007)',
      },
      {
        text: '299.0',
        slip: 'wrong-sign',
        teaching: 'The charge comes from added protons, so their mass is added, not subtracted.',
        expression: '(900.0 - 3 * 1.007) / 3',
      },
    ],
    explanation: '*m*/*z* = \\frac{900.0 + 3 × 1.007}{3} = \\frac{903.0}{3} = 301.0.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '(900.0 + 3 * 1.007) / 3', unit: '' },
  },
  {
    id: 'biochemistry-haemoglobin-04',
    topics: ['haemoglobin'],
    tests: ['heme'],
    uses: ['oxygen-binding-to-hemoglobin', 'oxidation-numbers'],
    difficulty: 'beginner',
    text: 'In which oxidation state must the iron of hemoglobin be to bind \\ce{O2}?',
    answer: '+2',
    distractors: [
      {
        text: '+3',
        slip: 'wrong-ion-charge',
        teaching: 'Iron(III), as in methemoglobin, binds water in place of \\ce{O2}.',
      },
      {
        text: '0',
        slip: 'atom-for-ion',
        teaching: 'Metallic iron does not occur in heme; the porphyrin ring holds an iron ion.',
      },
      {
        text: '+4',
        slip: 'overgeneralised-rule',
        teaching: 'Iron(IV) appears briefly in some heme enzymes, not in the carrier of oxygen.',
      },
    ],
    explanation:
      'The heme of deoxyhemoglobin contains iron(II). It binds \\ce{O2} reversibly; once oxidized to iron(III), it can no longer do so.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-05',
    topics: ['haemoglobin'],
    tests: ['percent-composition'],
    uses: ['heme'],
    difficulty: 'intermediate',
    text: 'Hemoglobin (64.5 kg/mol) contains four iron atoms (55.85 g/mol). What is its percentage of iron by mass?',
    answer: '0.346%',
    distractors: [
      {
        text: '0.0866%',
        slip: 'forgot-subscript',
        teaching: 'The tetramer has four heme groups, each with one iron atom.',
        expression: '100 * 55.85 / 64500',
      },
      {
        text: '1.39%',
        slip: 'needless-factor',
        teaching: 'Each of the four subunits has one iron atom, not four.',
        expression: '100 * 4 * 55.85 / 64500 * 4',
      },
      {
        text: '34.6%',
        slip: 'unit-prefix',
        teaching:
          'The factor of 100 that turns the fraction into a percentage was used twice: 3.46 × 10^{−3} is 0.346%.',
        expression: '100 * 4 * 55.85 / 64500 * 100',
      },
    ],
    explanation: '\\frac{4 × 55.85}{64 500} = 3.46 × 10^{−3} = 0.346%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: { kind: 'quantity', expression: '100 * 4 * 55.85 / 64500', unit: '%' },
  },
  {
    id: 'biochemistry-haemoglobin-06',
    topics: ['haemoglobin'],
    tests: ['bohr-effect'],
    uses: ['oxygen-binding-to-hemoglobin'],
    difficulty: 'beginner',
    text: 'How does 2,3-bisphosphoglycerate affect hemoglobin in red blood cells?',
    answer: 'It stabilizes the T state and lowers the affinity for \\ce{O2}',
    distractors: [
      {
        text: 'It stabilizes the R state and lowers the affinity for \\ce{O2}',
        slip: 'affinity-misread',
        teaching: 'The R state is the high-affinity state, so stabilizing it would raise the affinity.',
      },
      {
        text: 'It displaces \\ce{O2} from the heme iron of each subunit',
        slip: 'interaction-mixed-up',
        teaching: 'It binds in the central cavity between the subunits, far from the heme iron.',
      },
      {
        text: 'It stabilizes the R state and raises the affinity for \\ce{O2}',
        slip: 'regulation-reversed',
        teaching: 'It fits the cavity of the deoxy form, so it favors the T state.',
      },
    ],
    explanation:
      'The anion binds to positive side chains in the cavity between the β chains, which is wide enough only in the T (deoxy) state. The T state is favored, and oxygen is released more easily.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-07',
    topics: ['haemoglobin'],
    tests: ['bohr-effect', 'oxygen-binding-to-hemoglobin'],
    difficulty: 'intermediate',
    text: 'Fetal hemoglobin binds 2,3-bisphosphoglycerate less tightly than adult hemoglobin does. What is the result in the placenta?',
    answer: 'Oxygen passes from the mother’s blood to that of the fetus',
    distractors: [
      {
        text: 'Oxygen passes from the blood of the fetus to the mother’s',
        slip: 'regulation-reversed',
        teaching:
          'With less of the effector bound, the fetal protein holds oxygen more tightly, so it gains oxygen.',
      },
      {
        text: '2,3-Bisphosphoglycerate passes from the mother’s blood to that of the fetus',
        slip: 'event-invented',
        teaching: 'The effector stays in the red cells of each; oxygen is what crosses the placenta.',
      },
      {
        text: '2,3-Bisphosphoglycerate passes from the blood of the fetus to the mother’s',
        slip: 'event-invented',
        teaching: 'Each red cell keeps its own effector; binding less of it raises the affinity for oxygen.',
      },
    ],
    explanation:
      '2,3-Bisphosphoglycerate lowers the affinity for oxygen. Fetal hemoglobin binds less of it, has a higher affinity and so takes up oxygen from the mother’s blood in the placenta.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-08',
    topics: ['haemoglobin'],
    tests: ['heme'],
    uses: ['ligand-binding', 'oxygen-binding-to-hemoglobin'],
    difficulty: 'advanced',
    text: 'Carbon monoxide binds to hemoglobin 220 times as tightly as oxygen: [HbCO]/[HbO_{2}] = 220 × *p*(\\ce{CO})/*p*(\\ce{O2}). What is this ratio at *p*(\\ce{CO}) = 0.012 kPa and *p*(\\ce{O2}) = 13.3 kPa?',
    answer: '0.20',
    distractors: [
      {
        text: '5.0',
        slip: 'inverted-ratio',
        teaching: 'This is the ratio of oxy- to carboxyhemoglobin, which is the inverse.',
        expression: '1 / 220 / 0.012 * 13.3',
      },
      {
        text: '9.0 × 10^{−4}',
        slip: 'one-step-short',
        teaching:
          'This is the ratio of the pressures alone; it must be multiplied by 220 because CO binds more tightly.',
        expression: '0.012 / 13.3',
      },
      {
        text: '35',
        slip: 'multiplied-for-divided',
        teaching: 'Oxygen competes with CO, so its pressure belongs in the denominator.',
        expression: '220 * 0.012 * 13.3',
      },
    ],
    explanation:
      '\\frac{[HbCO]}{[HbO_{2}]} = 220 × \\frac{0.012}{13.3} = 0.20: a CO pressure less than a thousandth of that of oxygen blocks a sixth of the sites.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: { kind: 'quantity', expression: '220 * 0.012 / 13.3', unit: '' },
  },
  {
    id: 'biochemistry-haemoglobin-09',
    topics: ['haemoglobin'],
    tests: ['cooperativity'],
    uses: ['oxygen-binding-to-hemoglobin'],
    difficulty: 'advanced',
    text: 'Hemoglobin has a Hill coefficient of 2.8. What is log_{10}(*Y*/(1 − *Y*)), where *Y* is the fractional saturation, at an oxygen pressure of twice its *P*_{50}?',
    answer: '0.84',
    distractors: [
      {
        text: '0.30',
        slip: 'cooperativity-ignored',
        teaching: 'This is log_{10} 2; the slope of the Hill plot, 2.8, was left out.',
        expression: 'log10(2)',
      },
      {
        text: '1.94',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is 2.8 ln 2; the base-10 logarithm was asked for.',
        expression: '2.8 * ln(2)',
      },
      {
        text: '6.96',
        slip: 'one-step-short',
        teaching: 'This is the ratio *Y*/(1 − *Y*) = 2^{2.8}; its logarithm is asked for.',
        expression: '2^2.8',
      },
    ],
    explanation: '*Y*/(1 − *Y*) = (*p*/*P*_{50})^{n}, so log_{10}(*Y*/(1 − *Y*)) = 2.8 × log_{10} 2 = 0.84.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: { kind: 'quantity', expression: '2.8 * log10(2)', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-10',
    topics: ['protein-structure'],
    tests: ['peptide-sequences'],
    uses: ['levels-of-protein-structure', 'peptide-bond'],
    difficulty: 'beginner',
    text: 'How many different tetrapeptides can be made from the twenty amino acids if each may occur more than once?',
    answer: '160 000',
    distractors: [
      {
        text: '116 280',
        slip: 'no-repeats-allowed',
        teaching: 'This is 20 × 19 × 18 × 17; an amino acid that was used once may be used again.',
        expression: '20 * 19 * 18 * 17',
      },
      {
        text: '80',
        slip: 'forgot-exponent',
        teaching: 'Each of the four positions has 20 choices, which multiply: 20^{4}, not 20 × 4.',
        expression: '20 * 4',
      },
      {
        text: '4845',
        slip: 'order-ignored',
        teaching: 'This counts sets of four different amino acids; in a chain their order matters.',
        expression: '20 * 19 * 18 * 17 / (4 * 3 * 2 * 1)',
      },
    ],
    explanation: 'Each of the four positions can be any of 20 amino acids: 20^{4} = 160 000.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '20^4', unit: '' },
  },
  {
    id: 'biochemistry-protein-methods-09',
    topics: ['protein-methods'],
    tests: ['protein-sequencing'],
    difficulty: 'intermediate',
    text: 'Each cycle of an Edman degradation succeeds on 98% of the chains that are still in step. What percentage of the chains are in step after 30 cycles?',
    answer: '55%',
    distractors: [
      {
        text: '40%',
        slip: 'rate-taken-as-linear',
        teaching:
          'This subtracts 2% of the original in every cycle, but each cycle acts only on what is still in step.',
        expression: '100 - 30 * 2',
      },
      {
        text: '45%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage that has fallen out of step.',
        expression: '100 - 100 * 0.98^30',
      },
      {
        text: '98%',
        slip: 'one-step-short',
        teaching: 'This holds after one cycle only.',
        expression: '100 * 0.98',
      },
    ],
    explanation:
      'The fractions multiply, which limits the method to a few dozen residues: 0.98^{30} = 0.545, about 55%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '100 * 0.98^30', unit: '%' },
  },
  {
    id: 'biochemistry-protein-methods-10',
    topics: ['protein-methods'],
    tests: ['gel-electrophoresis'],
    uses: ['calibration-curve'],
    difficulty: 'advanced',
    text: 'On an SDS gel, log_{10} of the molar mass in g/mol decreases linearly with the mobility, from 5.20 at *R*_{f} = 0 to 3.90 at *R*_{f} = 1. What is the molar mass of a protein at *R*_{f} = 0.50?',
    answer: '35.5 kg/mol',
    distractors: [
      {
        text: '83.2 kg/mol',
        slip: 'rate-taken-as-linear',
        teaching: 'This is the mean of the two masses; the relation is linear in the logarithms.',
        expression: '(10^5.20 + 10^3.90) / 2 / 1000',
      },
      {
        text: '4.55 kg/mol',
        slip: 'one-step-short',
        teaching: '4.55 is the logarithm of the molar mass in g/mol; the antilogarithm must still be taken.',
        expression: '5.20 - 0.50 * (5.20 - 3.90)',
      },
      {
        text: '0.0946 kg/mol',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'This is e^{4.55} g/mol; the plot uses base-10 logarithms.',
        expression: 'exp(5.20 - 0.50 * (5.20 - 3.90)) / 1000',
      },
    ],
    explanation:
      'At *R*_{f} = 0.50 the logarithm is 5.20 − 0.50 × 1.30 = 4.55: 10^{4.55} g/mol = 3.55 × 10^{4} g/mol = 35.5 kg/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '10^(5.20 - 0.50 * (5.20 - 3.90)) / 1000', unit: 'kg/mol' },
  },
  {
    id: 'biochemistry-haemoglobin-10',
    topics: ['haemoglobin'],
    tests: ['oxygen-binding-to-hemoglobin'],
    uses: ['mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'Blood contains 150 g/L hemoglobin (64.5 kg/mol, four oxygen-binding sites). What is the greatest concentration of \\ce{O2} that it can bind?',
    answer: '9.30 mmol/L',
    distractors: [
      {
        text: '2.33 mmol/L',
        slip: 'forgot-subscript',
        teaching: 'This is the concentration of hemoglobin; each molecule binds four \\ce{O2}.',
        expression: '150 / 64500 * 1000',
      },
      {
        text: '18.6 mmol/L',
        slip: 'atoms-for-molecules',
        teaching: 'This counts oxygen atoms; each site binds one \\ce{O2} molecule.',
        expression: '150 / 64500 * 4 * 2 * 1000',
      },
      {
        text: '37.2 mmol/L',
        slip: 'needless-factor',
        teaching: 'The factor of four was used twice; each of the four subunits has only one site.',
        expression: '150 / 64500 * 4 * 1000 * 4',
      },
    ],
    explanation:
      '\\frac{150 g/L}{64 500 g/mol} = 2.33 mmol/L hemoglobin; with four sites per molecule, this binds 9.30 mmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: { kind: 'quantity', expression: '150 / 64500 * 4 * 1000', unit: 'mmol/L' },
  },
];
