import type { WrittenQuestion } from '../written-question.ts';

/** Stereochemistry, acidity and basicity. */
export const stereochemistryAndAcidityQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-stereochemistry-01',
    topics: ['stereochemistry'],
    tests: ['chirality'],
    difficulty: 'beginner',
    text: 'How many stereocenters does 3,5-dimethylhexan-2-ol have? \\smiles{CC(O)C(C)CC(C)C}',
    answer: '2',
    distractors: [
      {
        text: '8',
        slip: 'answered-another-quantity',
        teaching:
          'This is the number of stereoisomers that three stereocenters give; the question asks for the stereocenters themselves, of which there are two.',
      },
      {
        text: '3',
        slip: 'stereocentre-invented',
        teaching: 'Carbon 5 carries two identical methyl groups, so it is not a stereocenter.',
      },
      {
        text: '4',
        slip: 'stereocentre-invented',
        teaching:
          'A carbon with two or three hydrogens, like the \\ce{CH2} group, cannot have four different groups.',
      },
    ],
    explanation:
      'Carbon 2 has H, OH, \\ce{CH3} and the rest of the chain; carbon 3 has H, \\ce{CH3}, the carbon with OH and a \\ce{CH2} group: both are stereocenters. Carbon 5 has two methyl groups. So there are 2.',
    reference: 'McMurry, Organic Chemistry, chapter 5',
    computation: { kind: 'structure-count', smiles: 'CC(O)C(C)CC(C)C', count: 'stereocentres' },
  },
  {
    id: 'organic-stereochemistry-02',
    topics: ['stereochemistry'],
    tests: ['optical-activity'],
    uses: ['enantiomers-and-diastereomers'],
    difficulty: 'beginner',
    text: 'The pure (*R*) enantiomer of a compound has a specific rotation of +24.0° under certain conditions. A sample of the same compound measured under these conditions has a specific rotation of +6.0°. What is its enantiomeric excess?',
    answer: '25%',
    distractors: [
      {
        text: '62.5%',
        slip: 'answered-another-quantity',
        teaching:
          'This is the percentage of the (*R*) enantiomer in the sample; the excess is what remains after the (*S*) percentage is subtracted.',
        expression: '100 * (6.0 / 24.0 + (1 - 6.0 / 24.0) / 2)',
      },
      {
        text: '75%',
        slip: 'answered-another-quantity',
        teaching:
          'Seventy-five percent of the sample is racemic and does not rotate; the excess is the rest.',
        expression: '100 - 100 * 6.0 / 24.0',
      },
      {
        text: '50%',
        slip: 'multiplied-for-divided',
        teaching: 'The excess is simply the ratio of the rotations, 6.0/24.0; it is not doubled.',
        expression: '(100 * 2) * 6.0 / 24.0',
      },
    ],
    explanation:
      'Enantiomeric excess = observed rotation/rotation of the pure enantiomer = 6.0/24.0 = 0.25, or 25%.',
    reference: 'McMurry, Organic Chemistry, chapter 5; IUPAC Gold Book, enantiomer excess',
    computation: { kind: 'quantity', expression: '100*6.0/24.0', unit: '%' },
  },
  {
    id: 'organic-stereochemistry-03',
    topics: ['stereochemistry'],
    tests: ['enantiomeric-excess'],
    uses: ['enantiomers-and-diastereomers', 'optical-activity'],
    difficulty: 'intermediate',
    text: 'A sample of a chiral drug has a 60% enantiomeric excess of the (*S*) enantiomer. What percentage of the molecules are (*S*)?',
    answer: '80%',
    distractors: [
      {
        text: '60%',
        slip: 'excess-for-share',
        teaching:
          'The excess is the difference between the two percentages; with 60% (*S*) and 40% (*R*) it would be only 20%.',
        expression: '60',
      },
      {
        text: '30%',
        slip: 'one-step-short',
        teaching:
          'Half of 60% is not the percentage of either enantiomer; half of the sample, 50%, must be added to it.',
        expression: '(60) / 2',
      },
      {
        text: '20%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of the other enantiomer, (*R*).',
        expression: '(100 - 60) / 2',
      },
    ],
    explanation:
      'The percentages add up to 100% and differ by 60%, so the larger one, (*S*), is (100 + 60)/2 = 80%.',
    reference: 'Clayden, Organic Chemistry, chapter 41; IUPAC Gold Book, enantiomer excess',
    computation: { kind: 'quantity', expression: '(100 + 60)/2', unit: '%' },
  },
  {
    id: 'organic-stereochemistry-04',
    topics: ['stereochemistry'],
    tests: ['cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'Only one of these structures has the (*Z*) configuration. Which one?',
    answer: '\\smiles{C/C(Cl)=C(\\C)CO}',
    distractors: [
      {
        text: '\\smiles{CC/C=C/C}',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'The two alkyl groups have the higher priority on their carbons and lie on opposite sides: (*E*).',
      },
      {
        text: '\\smiles{C/C=C(/Br)CC}',
        slip: 'cip-by-size',
        teaching:
          'On the carbon that bears it, bromine outranks ethyl because of its atomic number; it lies opposite the methyl group: (*E*).',
      },
      {
        text: '\\smiles{CC(C)=CCO}',
        slip: 'double-bond-isomers-invented',
        teaching:
          'One carbon of this double bond carries two methyl groups, so it is neither (*E*) nor (*Z*).',
      },
    ],
    explanation:
      'On each carbon of the double bond the group with the higher atomic number at the first point of difference ranks first: Cl before \\ce{CH3}, and \\ce{CH2OH} before \\ce{CH3}. In 3-chloro-2-methylbut-2-en-1-ol these two lie on the same side: (*Z*).',
    reference: 'McMurry, Organic Chemistry, chapter 7; IUPAC Gold Book, E, Z',
    computation: { kind: 'drawn-option', property: { kind: 'descriptor', descriptor: 'Z' } },
  },
  {
    id: 'organic-stereochemistry-05',
    topics: ['stereochemistry'],
    tests: ['counting-stereoisomers', 'meso-compounds'],
    difficulty: 'intermediate',
    text: 'How many stereoisomers of 2,3-dichlorobutane exist?',
    answer: '3',
    distractors: [
      {
        text: '4',
        slip: 'meso-overlooked',
        teaching:
          'Two stereocenters give 2^{2} = 4 combinations, but (*R*,*S*) and (*S*,*R*) are the same meso compound here.',
      },
      {
        text: '2',
        slip: 'isomer-overlooked',
        teaching:
          'Besides the pair of enantiomers (*R*,*R*) and (*S*,*S*) there is the meso form, which is a diastereomer of both.',
      },
      {
        text: '1',
        slip: 'stereocentre-missed',
        teaching:
          'Carbons 2 and 3 each carry H, Cl, \\ce{CH3} and the other half of the molecule: both are stereocenters.',
      },
    ],
    explanation:
      'Carbons 2 and 3 are stereocenters with the same four groups. (*R*,*R*) and (*S*,*S*) are enantiomers; (*R*,*S*) = (*S*,*R*) has a mirror plane and is meso: 3 stereoisomers.',
    reference: 'McMurry, Organic Chemistry, chapter 5',
    computation: { kind: 'structure-fact', fact: { kind: 'stereoisomers', pattern: 'C[C?H](Cl)[C?H](Cl)C' } },
  },
  {
    id: 'organic-stereochemistry-06',
    topics: ['stereochemistry'],
    tests: ['counting-stereoisomers'],
    uses: ['chirality', 'cis-trans-isomerism'],
    difficulty: 'advanced',
    text: 'How many stereoisomers of hex-4-en-2-ol, \\ce{CH3CH=CHCH2CH(OH)CH3}, exist?',
    answer: '4',
    distractors: [
      {
        text: '6',
        slip: 'same-structure-counted-twice',
        teaching:
          'Carbon 2 and the double bond each have two configurations, and neither has a third, so there are 2 × 2 combinations, not 3 × 2.',
      },
      {
        text: '3',
        slip: 'meso-overlooked',
        teaching:
          'No two of the four combinations are identical: the molecule has a single stereocenter, so there is no meso form.',
      },
      {
        text: '8',
        slip: 'stereocentre-invented',
        teaching: 'There is only one stereocenter (carbon 2) and one stereogenic double bond: 2 × 2.',
      },
    ],
    explanation:
      'Carbon 2 is a stereocenter (2 configurations). Each carbon of the double bond carries H and a carbon group, so it can be (*E*) or (*Z*) (2 configurations). 2 × 2 = 4, no two of which are identical.',
    reference: 'McMurry, Organic Chemistry, chapters 5 and 7',
    computation: { kind: 'structure-fact', fact: { kind: 'stereoisomers', pattern: 'C/C=C~C[C?H](O)C' } },
  },
  {
    id: 'organic-stereochemistry-07',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    uses: ['r-and-s-configuration'],
    difficulty: 'advanced',
    text: 'How are these two structures related? \\smiles{C[C@H](O)[C@@H](Br)C} and \\smiles{C[C@H](O)[C@H](Br)C}',
    answer: 'They are diastereomers.',
    distractors: [
      {
        text: 'They are enantiomers.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Enantiomers differ at every stereocenter; here the carbon with OH is the same in both.',
      },
      {
        text: 'They are identical.',
        slip: 'meso-overlooked',
        teaching:
          'The two halves of the molecule differ (OH and Br), so no mirror plane can make the two forms identical.',
      },
      {
        text: 'They are constitutional isomers.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The same atoms are bonded to each other in both; only their arrangement in space differs.',
      },
    ],
    explanation:
      'Both are 3-bromobutan-2-ol. The configuration at the carbon with OH is the same, but that at the carbon with Br is opposite. Stereoisomers that are not mirror images are diastereomers.',
    reference: 'McMurry, Organic Chemistry, chapter 5',
    computation: {
      kind: 'relationship',
      first: 'C[C@H](O)[C@@H](Br)C',
      second: 'C[C@H](O)[C@H](Br)C',
    },
  },
  {
    id: 'organic-stereochemistry-08',
    topics: ['stereochemistry'],
    tests: ['r-and-s-configuration'],
    difficulty: 'intermediate',
    text: 'Only one of these structures has the (*R*) configuration. Which one?',
    answer: '\\smiles{OC[C@H](F)C}',
    distractors: [
      {
        text: '\\smiles{C[C@H](O)CC}',
        slip: 'cip-viewed-from-wrong-side',
        teaching: 'With the hydrogen at the back, OH → ethyl → methyl runs counterclockwise: (*S*).',
      },
      {
        text: '\\smiles{N[C@@H](C)C(=O)O}',
        slip: 'cip-viewed-from-wrong-side',
        teaching:
          'This is natural alanine: \\ce{NH2} → COOH → \\ce{CH3} runs counterclockwise when viewed with the hydrogen at the back: (*S*).',
      },
      {
        text: '\\smiles{C[C@H](Br)C=C}',
        slip: 'cip-double-bond-once',
        teaching:
          'The vinyl carbon counts as bonded to two carbons and outranks methyl: Br → vinyl → \\ce{CH3} runs counterclockwise: (*S*).',
      },
    ],
    explanation:
      'Rank the groups by atomic number at the first point of difference, and view the molecule with the lowest-ranking group (H) pointing away. For 2-fluoropropan-1-ol the order is F, then \\ce{CH2OH}, then \\ce{CH3}; in its drawing this sequence runs clockwise, (*R*).',
    reference: 'McMurry, Organic Chemistry, chapter 5; IUPAC Gold Book, CIP priority',
    computation: { kind: 'drawn-option', property: { kind: 'descriptor', descriptor: 'R' } },
  },
  {
    id: 'organic-acidity-and-basicity-01',
    topics: ['acidity-and-basicity', 'aromatic-compounds'],
    tests: ['bronsted-lowry-theory'],
    uses: ['phenols', 'structural-formulas'],
    difficulty: 'beginner',
    text: 'Which structure is the conjugate base of phenol?',
    answer: '\\smiles{[O-]c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{[OH2+]c1ccccc1}',
        slip: 'acid-for-base',
        teaching: 'This is the conjugate acid of phenol: it has one proton more, not one fewer.',
      },
      {
        text: '\\smiles{Oc1cccc[c-]1}',
        slip: 'wrong-proton',
        teaching:
          'The proton on oxygen is far more acidic than one on the ring: oxygen bears a negative charge much better.',
      },
      {
        text: '\\smiles{[O]c1ccccc1}',
        slip: 'fission-confused',
        teaching:
          'A base removes a proton and leaves both bonding electrons behind; this radical has lost one of those electrons as well.',
      },
    ],
    explanation:
      'The conjugate base is what remains when the acid has lost its most acidic proton, the one on oxygen: the phenoxide ion \\ce{C6H5O-}.',
    reference: 'McMurry, Organic Chemistry, chapters 2 and 17',
    computation: { kind: 'same-structure', smiles: 'c1ccc(cc1)[O-]' },
  },
  {
    id: 'organic-acidity-and-basicity-02',
    topics: ['acidity-and-basicity', 'carboxylic-acids'],
    tests: ['acid-dissociation-constant'],
    uses: ['combining-equilibrium-constants', 'leveling-effect', 'bronsted-lowry-theory'],
    difficulty: 'intermediate',
    text: 'The p*K*_{a} of acetic acid is 4.76, and that of the ammonium ion is 9.25. What is the equilibrium constant for \\ce{CH3COOH + NH3 <=> CH3COO- + NH4+}?',
    answer: '3.1 × 10^{4}',
    distractors: [
      {
        text: '3.2 × 10^{−5}',
        slip: 'wrong-sign',
        teaching:
          'The stronger acid (acetic acid) is on the left, so the equilibrium lies to the right: *K* is larger than 1.',
        expression: '10^(4.76 - 9.25)',
      },
      {
        text: '4.49',
        slip: 'one-step-short',
        teaching:
          'This is the difference between the p*K*_{a} values, log *K*; *K* is 10 raised to this power.',
        expression: '9.25 - 4.76',
      },
      {
        text: '1.94',
        slip: 'divided-for-subtracted',
        teaching:
          'The p*K*_{a} values are subtracted, not divided, and *K* is 10 raised to the power of the difference.',
        expression: '9.25 / 4.76',
      },
    ],
    explanation:
      '*K* = *K*_{a}(acetic acid)/*K*_{a}(ammonium) = 10^{9.25 − 4.76} = 10^{4.49} = 3.1 × 10^{4}.',
    reference: 'McMurry, Organic Chemistry, chapter 2',
    computation: { kind: 'quantity', expression: '10^(9.25 - 4.76)', unit: '' },
  },
  {
    id: 'organic-acidity-and-basicity-03',
    topics: ['acidity-and-basicity', 'carboxylic-acids'],
    tests: ['henderson-hasselbalch-equation', 'fractional-composition'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'Benzoic acid has p*K*_{a} = 4.20. What percentage of it is ionized in a dilute aqueous solution buffered at pH 5.20?',
    answer: '91%',
    distractors: [
      {
        text: '50%',
        slip: 'half-ionised-everywhere',
        teaching:
          'Half of an acid is ionized where the pH equals its p*K*_{a}; here the pH is one unit higher.',
        expression: '50',
      },
      {
        text: '10%',
        slip: 'inverted-ratio',
        teaching:
          'The ratio of base to acid is 10, so there is ten times as much base as acid, not one tenth.',
        expression: '100 * 10^(4.20 - 5.20)',
      },
      {
        text: '99%',
        slip: 'forgot-exponent',
        teaching:
          'One pH unit means a factor of 10; for 99% the pH would have to lie two units above the p*K*_{a}.',
        expression: '100 / (1 + 10^((4.20 - 5.20) * 2))',
      },
    ],
    explanation:
      '\\frac{[base]}{[acid]} = 10^{pH − p*K*} = 10^{5.20 − 4.20} = 10. Fraction ionized: \\frac{10}{10 + 1} = 0.909, or 91%.',
    reference: 'McMurry, Organic Chemistry, chapter 20',
    computation: { kind: 'quantity', expression: '100/(1 + 10^(4.20 - 5.20))', unit: '%' },
  },
  {
    id: 'organic-acidity-and-basicity-04',
    topics: ['acidity-and-basicity', 'carboxylic-acids'],
    tests: ['inductive-effect', 'acidity-of-organic-compounds'],
    uses: ['carboxylic-acids'],
    difficulty: 'intermediate',
    text: 'Which of these acids has the lowest p*K*_{a} in water?',
    answer: '\\smiles{CCC(Cl)C(=O)O}',
    distractors: [
      {
        text: '\\smiles{CC(Cl)CC(=O)O}',
        slip: 'inductive-effect-at-any-distance',
        teaching:
          'Chlorine withdraws electrons here too, but the effect fades with each bond; it is stronger when chlorine is one carbon nearer.',
      },
      {
        text: '\\smiles{ClCCCC(=O)O}',
        slip: 'inductive-effect-at-any-distance',
        teaching: 'At this distance from the carboxyl group, chlorine has hardly any effect.',
      },
      {
        text: '\\smiles{CCCC(=O)O}',
        slip: 'inductive-effect-ignored',
        teaching:
          'Without chlorine nothing withdraws electrons from the carboxylate; alkyl groups make the acid weaker.',
      },
    ],
    explanation:
      'Chlorine withdraws electrons through the σ bonds and stabilizes the carboxylate ion, and the effect is greater the closer the chlorine is: 2-chlorobutanoic acid (2.9) < 3-chlorobutanoic acid (4.1) < 4-chlorobutanoic acid (4.5) < butanoic acid (4.8).',
    reference: 'McMurry, Organic Chemistry, chapter 20; Clayden, Organic Chemistry, chapter 8',
  },
  {
    id: 'organic-acidity-and-basicity-05',
    topics: ['acidity-and-basicity', 'carbonyl-compounds'],
    tests: ['enolates', 'acidity-of-organic-compounds'],
    difficulty: 'advanced',
    text: 'From which carbon of hexane-2,4-dione, \\ce{CH3COCH2COCH2CH3}, does one equivalent of a strong base remove a proton in the thermodynamically favored reaction?',
    answer: 'Carbon 3, the methylene group between the two carbonyl groups',
    distractors: [
      {
        text: 'Carbon 1, the methyl group next to one carbonyl group',
        slip: 'steric-hindrance-ignored',
        teaching: 'It is the easiest to reach, but its anion is stabilized by only one carbonyl group.',
      },
      {
        text: 'Carbon 5, the methylene group next to one carbonyl group',
        slip: 'resonance-ignored',
        teaching:
          'Its enolate is delocalized over only one carbonyl group; that from carbon 3 is delocalized over two.',
      },
      {
        text: 'Carbon 6, the methyl group at the end of the chain',
        slip: 'wrong-proton',
        teaching: 'Carbon 6 is not next to a carbonyl group, so its anion has no resonance with C=O at all.',
      },
    ],
    explanation:
      'The charge left on carbon 3 is shared by both carbonyl oxygens (p*K*_{a} about 9), that on carbon 1 or 5 by only one (about 20). The most stable anion forms at carbon 3.',
    reference: 'McMurry, Organic Chemistry, chapter 22; Clayden, Organic Chemistry, chapter 20',
  },
  {
    id: 'organic-acidity-and-basicity-06',
    topics: ['acidity-and-basicity', 'alkenes-and-alkynes'],
    tests: ['acidity-of-organic-compounds'],
    uses: ['hybridization', 'reactions-of-alkynes'],
    difficulty: 'beginner',
    text: 'Why is ethyne (p*K*_{a} 25) a much stronger acid than ethane (p*K*_{a} about 50)?',
    answer: 'The lone pair of its anion lies in an sp orbital, close to the nucleus.',
    distractors: [
      {
        text: 'The lone pair of its anion is spread over both carbon atoms by resonance.',
        slip: 'lone-pair-misplaced',
        teaching:
          'The lone pair lies in an sp orbital at right angles to the p orbitals of the π bonds and cannot be shared with them.',
      },
      {
        text: 'Its triple bond is weaker and breaks more easily than the C–C bond of ethane.',
        slip: 'wrong-bond-broken',
        teaching:
          'Acidity involves breaking a C–H bond, not a C–C bond, and the triple bond is the stronger of the two.',
      },
      {
        text: 'It has fewer hydrogen atoms, so each one is held less tightly.',
        slip: 'reversed-cause',
        teaching: 'What matters is not the number of hydrogens but the stability of the anion that is left.',
      },
    ],
    explanation:
      'The anion of ethyne holds its lone pair in an sp orbital with 50% s character, that of ethane in an sp^{3} orbital with 25%. More s character brings the electrons closer to the nucleus and makes the anion more stable.',
    reference: 'McMurry, Organic Chemistry, chapter 9; Clayden, Organic Chemistry, chapter 8',
  },
];
