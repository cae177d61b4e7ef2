import type { WrittenQuestion } from '../written-question.ts';

/** Reading infrared, NMR and mass spectra. */
export const spectroscopyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-spectroscopy-organic-01',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'beginner',
    text: 'How many signals does the proton-decoupled ^{13}C NMR spectrum of 2,4-dimethylpentan-3-one show? \\smiles{CC(C)C(=O)C(C)C}',
    answer: '3',
    distractors: [
      {
        text: '7',
        slip: 'symmetry-overlooked',
        teaching: 'The molecule has seven carbons, but equivalent ones give a common signal.',
      },
      {
        text: '5',
        slip: 'symmetry-overlooked',
        teaching:
          'The two halves on either side of C=O are equivalent, so they do not give separate signals.',
      },
      {
        text: '2',
        slip: 'carbonyl-carbon-forgotten',
        teaching:
          'The carbonyl carbon has no hydrogen, but in a ^{13}C spectrum it gives a signal of its own.',
      },
    ],
    explanation:
      'The four equivalent \\ce{CH3} carbons, the two equivalent CH carbons and the carbonyl carbon give 3 signals.',
    reference: 'McMurry, Organic Chemistry, chapter 13',
    computation: { kind: 'structure-count', smiles: 'CC(C)C(=O)C(C)C', count: 'carbon-environments' },
  },
  {
    id: 'organic-spectroscopy-organic-02',
    topics: ['spectroscopy-organic'],
    tests: ['mass-spectrometry-of-organic-compounds'],
    uses: ['isotopes'],
    difficulty: 'beginner',
    text: 'At what *m*/*z* does the molecular ion of chlorobenzene, \\ce{C6H5Cl}, with the isotopes ^{12}C, ^{1}H and ^{35}Cl appear?',
    answer: '112',
    distractors: [
      {
        text: '114',
        slip: 'isotope-pattern-misread',
        teaching: 'The molecules with ^{37}Cl appear at 114; they are about one third as abundant.',
        expression: '6 * 12 + 5 * 1 + 37',
      },
      {
        text: '107',
        slip: 'hydrogen-miscounted',
        teaching: 'The five hydrogens must be included as well, at one unit each.',
        expression: '6 * 12 + 35',
      },
      {
        text: '77',
        slip: 'lost-mass-for-fragment',
        teaching: 'The fragment \\ce{C6H5+}, the molecular ion without its chlorine, appears at 77.',
        expression: '6 * 12 + 5 * 1',
      },
    ],
    explanation: '6 × 12 + 5 × 1 + 35 = 112; losing one electron does not change the mass number.',
    reference: 'McMurry, Organic Chemistry, chapter 12',
    computation: { kind: 'quantity', expression: '6*12 + 5*1 + 35', unit: '' },
  },
  {
    id: 'organic-spectroscopy-organic-03',
    topics: ['spectroscopy-organic', 'aromatic-compounds'],
    tests: ['carbon-13-nmr'],
    uses: ['structural-isomers'],
    difficulty: 'intermediate',
    text: 'Which isomer of \\ce{C8H10} shows exactly four signals in its proton-decoupled ^{13}C NMR spectrum?',
    answer: '\\smiles{Cc1ccccc1C}',
    distractors: [
      {
        text: '\\smiles{Cc1cccc(C)c1}',
        slip: 'symmetry-invented',
        teaching:
          'The mirror plane goes through two ring carbons here, so there are four kinds of ring carbon and one kind of methyl carbon: five signals.',
      },
      {
        text: '\\smiles{Cc1ccc(C)cc1}',
        slip: 'symmetry-overlooked',
        teaching:
          'Its higher symmetry leaves only two kinds of ring carbon and one kind of methyl carbon: three signals.',
      },
      {
        text: '\\smiles{CCc1ccccc1}',
        slip: 'symmetry-invented',
        teaching: 'Four kinds of ring carbon and two carbons in the ethyl group give six signals.',
      },
    ],
    explanation:
      '1,2-Dimethylbenzene has a mirror plane that passes between its ring carbons, so there are three pairs of ring carbons and one pair of methyl carbons: 4 signals. The 1,3 isomer has 5, the 1,4 isomer 3, ethylbenzene 6.',
    reference: 'McMurry, Organic Chemistry, chapter 13',
    computation: {
      kind: 'drawn-option',
      property: { kind: 'count', count: 'carbon-environments', value: 4 },
    },
  },
  {
    id: 'organic-spectroscopy-organic-04',
    topics: ['spectroscopy-organic', 'carboxylic-acids'],
    tests: ['proton-nmr'],
    uses: ['chemical-shift', 'spin-spin-splitting', 'nmr-integration'],
    difficulty: 'intermediate',
    text: 'A compound \\ce{C4H8O2} shows these ^{1}H NMR signals: 3.67 ppm (3H, singlet), 2.32 ppm (2H, quartet), 1.15 ppm (3H, triplet). Which structure is it?',
    answer: '\\smiles{CCC(=O)OC}',
    distractors: [
      {
        text: '\\smiles{CCOC(C)=O}',
        slip: 'signal-misassigned',
        teaching:
          'In this ester the \\ce{CH2} group is bonded to oxygen and would appear near 4.1 ppm, the \\ce{CH3} singlet near 2.0 ppm.',
      },
      {
        text: '\\smiles{CCCC(=O)O}',
        slip: 'functional-group-confused',
        teaching: 'An acid shows a broad OH signal of 1H above 10 ppm and no \\ce{CH3} singlet.',
      },
      {
        text: '\\smiles{CC(C)OC=O}',
        slip: 'n-plus-one-misapplied',
        teaching:
          'The CH group here would be a septet of 1H near 5.1 ppm, with a doublet of 6H and the CHO singlet near 8 ppm.',
      },
    ],
    explanation:
      'The singlet of 3H at 3.67 ppm is \\ce{OCH3}. The quartet (2H, next to \\ce{CH3}) at 2.32 ppm is \\ce{CH2} next to C=O, and the triplet is the \\ce{CH3} group bonded to it: methyl propanoate.',
    reference: 'McMurry, Organic Chemistry, chapter 13',
    computation: { kind: 'same-structure', smiles: 'COC(=O)CC' },
  },
  {
    id: 'organic-spectroscopy-organic-05',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    uses: ['recognizing-functional-groups'],
    difficulty: 'intermediate',
    text: 'The infrared spectrum of a compound shows a very broad band from 2500 to 3300 cm^{−1} and a strong band at 1710 cm^{−1}. Which structure fits?',
    answer: '\\smiles{CCCC(=O)O}',
    distractors: [
      {
        text: '\\smiles{CCOC(C)=O}',
        slip: 'signal-misassigned',
        teaching: 'An ester has a C=O band, near 1740 cm^{−1}, but no O–H bond to give the broad band.',
      },
      {
        text: '\\smiles{C=CC(O)CO}',
        slip: 'signal-misassigned',
        teaching:
          'Without a carbonyl group there is no strong band at 1710 cm^{−1}; the O–H band of alcohols lies at 3200 to 3600 cm^{−1}.',
      },
      {
        text: '\\smiles{CCC(=O)CO}',
        slip: 'signal-misassigned',
        teaching:
          'A hydroxy ketone has C=O too, but its O–H band lies at 3200 to 3600 cm^{−1} and does not reach down to 2500 cm^{−1}.',
      },
    ],
    explanation:
      'The strongly hydrogen-bonded O–H group of a carboxylic acid gives the very broad band from 2500 to 3300 cm^{−1}, and its C=O group gives the band at 1710 cm^{−1}. The only carboxylic acid here is butanoic acid.',
    reference: 'McMurry, Organic Chemistry, chapters 12 and 20',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'carboxylic acid' } },
  },
  {
    id: 'organic-spectroscopy-organic-06',
    topics: ['spectroscopy-organic'],
    tests: ['isotope-patterns'],
    difficulty: 'advanced',
    text: 'In the mass spectrum of a hydrocarbon the M + 1 peak is 8.8% as high as the M peak. ^{13}C adds 1.1% for each carbon (the contribution of ^{2}H is negligible). How many carbons does the molecule have?',
    answer: '8',
    distractors: [
      {
        text: '9',
        slip: 'isotope-pattern-misread',
        teaching:
          'The ratio 8.8/1.1 is exactly 8; rounding 8.8 up ignores that each carbon adds more than 1%.',
        expression: '8.8 / 1',
      },
      {
        text: '10',
        slip: 'multiplied-for-divided',
        teaching:
          'This is 8.8 × 1.1 rounded; the total percentage must be divided by the contribution of one carbon.',
        expression: '8.8 * 1.1',
      },
      {
        text: '4',
        slip: 'isotope-pattern-misread',
        teaching: 'Each carbon adds 1.1%, not 2.2%: only one ^{13}C atom is needed for M + 1.',
        expression: '8.8 / 2.2',
      },
    ],
    explanation: 'The chance of one ^{13}C atom grows with the number of carbons: 8.8%/1.1% = 8.',
    reference: 'McMurry, Organic Chemistry, chapter 12',
    computation: { kind: 'quantity', expression: '8.8/1.1', unit: '' },
  },
  {
    id: 'organic-spectroscopy-organic-07',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    uses: ['proton-nmr'],
    difficulty: 'beginner',
    text: 'Into how many lines is the ^{1}H NMR signal of the \\ce{CH2} group of chloroethane, \\ce{CH3CH2Cl}, split by its neighbors?',
    answer: '4',
    distractors: [
      {
        text: '3',
        slip: 'own-hydrogens-counted',
        teaching:
          'This takes *n* = 2 from the \\ce{CH2} group itself; it is the three hydrogens of the neighboring \\ce{CH3} that split the signal.',
        expression: '2 + 1',
      },
      {
        text: '2',
        slip: 'own-hydrogens-counted',
        teaching:
          'Two is the number of hydrogens in the group; it determines the area of the signal, not the number of its lines.',
        expression: '2',
      },
      {
        text: '6',
        slip: 'n-plus-one-misapplied',
        teaching:
          'All five hydrogens of the molecule plus one would be six, but only those on the neighboring carbon split the signal.',
        expression: '5 + 1',
      },
    ],
    explanation:
      'Three equivalent neighboring hydrogens split the signal into *n* + 1 = 3 + 1 = 4 lines, a quartet.',
    reference: 'McMurry, Organic Chemistry, chapter 13',
    computation: { kind: 'quantity', expression: '3 + 1', unit: '' },
  },
];
