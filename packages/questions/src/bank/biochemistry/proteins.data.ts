import type { WrittenQuestion } from '../written-question.ts';

export const proteinQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-protein-structure-01',
    topics: ['protein-structure'],
    difficulty: 'beginner',
    text: 'An α helix has 3.6 residues per turn and rises 0.15 nm per residue. How long is a helix of 20 residues?',
    answer: '3.0 nm',
    distractors: [
      {
        text: '10.8 nm',
        slip: 'answered-another-quantity',
        teaching: 'This multiplies by the pitch, 0.54 nm, which is the rise per turn and not per residue.',
      },
      {
        text: '5.6 nm',
        slip: 'answered-another-quantity',
        teaching: 'The helix has 20/3.6 = 5.6 turns; the length is residues times the rise per residue.',
      },
      {
        text: '0.83 nm',
        slip: 'divided-for-multiplied',
        teaching: 'The rise of 0.15 nm is already per residue, so nothing is to be divided by 3.6.',
      },
    ],
    explanation: 'Each residue lengthens the helix by 0.15 nm: 20 × 0.15 nm = 3.0 nm.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
    computation: { kind: 'quantity', expression: '20 * 0.15', unit: 'nm' },
  },
  {
    id: 'biochemistry-protein-structure-02',
    topics: ['protein-structure'],
    difficulty: 'advanced',
    text: 'Reduced ribonuclease has eight cysteine residues. In how many different ways could they pair up to form four disulfide bridges?',
    answer: '105',
    distractors: [
      {
        text: '28',
        slip: 'one-step-short',
        teaching:
          'This is the number of ways to choose the first pair out of eight; three more pairs follow.',
      },
      {
        text: '2520',
        slip: 'order-counted',
        teaching:
          'Here each set of four bridges was counted once for every order in which they can be drawn, 4! = 24 times.',
      },
      {
        text: '40320',
        slip: 'order-counted',
        teaching:
          'This is 8!, the number of orders of eight residues; a bridge has no first and second end, and the bridges no order.',
      },
    ],
    explanation:
      'The first cysteine has 7 possible partners, the next unpaired one 5, the next 3, the last 1: 7 × 5 × 3 × 1 = 105. Only one of these pairings is the native one.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
    computation: { kind: 'quantity', expression: '7 * 5 * 3 * 1', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-03',
    topics: ['protein-structure'],
    difficulty: 'intermediate',
    text: 'Which interaction holds the regular backbone of an α helix together?',
    answer: 'Hydrogen bonds from each C=O to the N–H four residues further on',
    distractors: [
      {
        text: 'Hydrogen bonds between C=O and N–H of neighbouring strands',
        slip: 'structure-level-mixed-up',
        teaching:
          'Bonds between neighbouring strands make a β sheet; those of a helix stay within one segment.',
      },
      {
        text: 'Disulfide bridges between cysteine side chains one turn apart',
        slip: 'interaction-mixed-up',
        teaching:
          'Disulfide bridges link side chains and stabilise the fold; a helix needs no cysteine at all.',
      },
      {
        text: 'Ionic attraction between the carboxylate and amino ends of the chain',
        slip: 'interaction-mixed-up',
        teaching:
          'Only the two ends of a whole chain carry these charges; they cannot shape the backbone between them.',
      },
    ],
    explanation:
      'In the α helix the carbonyl oxygen of residue *i* accepts a hydrogen bond from the amide N–H of residue *i* + 4. The bonds run along the axis and involve the backbone only, which is why very different sequences can form the same helix.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-01',
    topics: ['protein-methods'],
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
    difficulty: 'intermediate',
    text: 'A crude extract holds 5000 units of an enzyme in 1000 mg of protein. After one column 3000 units remain in 20 mg of protein. By what factor was the enzyme purified?',
    answer: '30',
    distractors: [
      {
        text: '50',
        slip: 'one-step-short',
        teaching:
          'This compares the protein masses only; some activity was lost too, and purification compares units per mg.',
      },
      {
        text: '150',
        slip: 'one-step-short',
        teaching:
          'This is the specific activity after the column; it still has to be divided by that of the extract.',
      },
      {
        text: '0.60',
        slip: 'answered-another-quantity',
        teaching: 'This is the yield, the fraction of activity that was kept.',
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
    difficulty: 'advanced',
    text: 'Gel filtration under native conditions gives a protein 160 kDa. SDS-PAGE shows a single band at 80 kDa without a reducing agent, and two bands at 30 and 50 kDa in equal molar amounts with 2-mercaptoethanol. Which composition fits?',
    answer: 'Two noncovalently joined units, each a 30 and a 50 kDa chain linked by disulfides',
    distractors: [
      {
        text: 'Two noncovalently joined identical chains of 80 kDa without disulfides',
        slip: 'interaction-mixed-up',
        teaching: 'Then a reducing agent would change nothing: the 80 kDa band would stay.',
      },
      {
        text: 'Four chains, two of 30 and two of 50 kDa, all linked by disulfides',
        slip: 'interaction-mixed-up',
        teaching: 'With disulfides throughout, SDS alone would have left the whole 160 kDa together.',
      },
      {
        text: 'One chain of 30, one of 50 and one of 80 kDa, joined noncovalently',
        slip: 'method-mixed-up',
        teaching:
          'SDS breaks noncovalent contacts, so three bands would be seen even without the reducing agent.',
      },
    ],
    explanation:
      'SDS breaks noncovalent contacts only: 160 kDa falls into halves of 80 kDa. Cutting disulfides splits each half into 30 and 50 kDa. So two disulfide-linked 30 + 50 kDa units are held together noncovalently: 2 × (30 + 50) = 160 kDa.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-haemoglobin-01',
    topics: ['haemoglobin'],
    difficulty: 'beginner',
    text: 'Myoglobin binds one \\ce{O2} per molecule and is half saturated at 0.26 kPa. Which fraction of it carries \\ce{O2} at an oxygen pressure of 0.78 kPa?',
    answer: '0.75',
    distractors: [
      {
        text: '0.25',
        slip: 'answered-another-quantity',
        teaching: 'This is the fraction that is still free of oxygen.',
      },
      {
        text: '0.33',
        slip: 'inverted-ratio',
        teaching: 'This is *P*_{50} divided by the pressure; saturation is *p*/(*p* + *P*_{50}).',
      },
      {
        text: '1.00',
        slip: 'rate-taken-as-linear',
        teaching:
          'Binding is not proportional to pressure: three times *P*_{50} gives 3/4, and full saturation is only approached.',
      },
    ],
    explanation: '*Y* = \\frac{*p*}{*p* + *P*_{50}} = \\frac{0.78}{0.78 + 0.26} = 0.75.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: { kind: 'quantity', expression: '0.78 / (0.78 + 0.26)', unit: '' },
  },
  {
    id: 'biochemistry-haemoglobin-02',
    topics: ['haemoglobin'],
    difficulty: 'advanced',
    text: 'Haemoglobin follows the Hill equation with *n* = 2.8 and *P*_{50} = 3.5 kPa. Which fraction of its oxygen sites is emptied when blood passes from 13.3 kPa in the lungs to 4.0 kPa in the tissue?',
    answer: '0.38',
    distractors: [
      {
        text: '0.26',
        slip: 'cooperativity-ignored',
        teaching: 'This uses *n* = 1; cooperativity makes the curve steeper, so more oxygen is handed over.',
      },
      {
        text: '0.59',
        slip: 'one-step-short',
        teaching: 'This is the saturation left in the tissue, not the difference between lungs and tissue.',
      },
      {
        text: '0.98',
        slip: 'answered-another-quantity',
        teaching: 'This is the saturation in the lungs; most sites keep their oxygen in the tissue.',
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
    difficulty: 'intermediate',
    text: 'In a working muscle the pH of the blood falls from 7.4 to 7.2. How does this act on haemoglobin?',
    answer: '*P*_{50} rises, so more oxygen is released',
    distractors: [
      {
        text: '*P*_{50} falls, so more oxygen is released',
        slip: 'mixed-up-terms',
        teaching: 'A lower *P*_{50} means tighter binding, so less oxygen would be released.',
      },
      {
        text: '*P*_{50} falls, so less oxygen is released',
        slip: 'reversed-trend',
        teaching:
          'This is what a higher pH does; protons stabilise the deoxy form, which binds oxygen weakly.',
      },
      {
        text: '*P*_{50} stays, as protons bind elsewhere than oxygen',
        slip: 'overgeneralised-rule',
        teaching:
          'Protons do bind elsewhere, but they favour the T state and so act on oxygen binding at a distance.',
      },
    ],
    explanation:
      'The Bohr effect: protons bind to groups such as histidine residues that are more basic in the deoxy (T) state. More protons favour the T state, the affinity for oxygen drops, *P*_{50} rises and oxygen is handed to the tissue.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
];
