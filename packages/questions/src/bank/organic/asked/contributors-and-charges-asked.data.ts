import type { WrittenQuestion } from '../../written-question.ts';

/** Formal charges in bond-line structures, the major contributor to a resonance hybrid, nitrogen beside a carbonyl group. */
export const contributorsAndChargesAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-structure-and-bonding-640',
    topics: ['structure-and-bonding'],
    tests: ['formal-charge'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'In a bond-line structure, a terminal carbon is drawn with one bond line and one lone pair. The two hydrogen atoms bonded to this carbon are not drawn. What is the formal charge of the carbon?',
    answer: '−1',
    distractors: [
      {
        text: '+1',
        slip: 'hydrogen-miscounted',
        teaching: 'The two C–H bonds are not drawn, but they count as well.',
        expression: '4 - 2 - 1',
      },
      {
        text: '+2',
        slip: 'bonds-miscounted',
        teaching:
          'The lone pair was subtracted from the four valence electrons, but the three bonds were left out.',
        expression: '4 - 2',
      },
      {
        text: '−2',
        slip: 'wrong-thing-counted',
        teaching:
          'Two is only the number of electrons in the lone pair; the electrons of the bonds and the four valence electrons of carbon count, too.',
        expression: '0 - 2',
      },
    ],
    explanation:
      'The carbon has three bonds, two of them to hydrogen atoms that are not drawn, and one lone pair. Its formal charge is 4 − 2 − 3 = −1.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 1.12 and 2.3',
    computation: { kind: 'quantity', expression: '4 - 2 - 3', unit: '' },
  },
  {
    id: 'organic-structure-and-bonding-641',
    topics: ['structure-and-bonding'],
    tests: ['formal-charge'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'A bond-line structure shows all lone pairs, but the formal charges have been omitted. If a double bond counts as two lines, which of these atoms must carry a formal charge?',
    answer: 'A nitrogen atom with four lines and no lone pairs',
    distractors: [
      {
        text: 'A chlorine atom with one line and three lone pairs',
        slip: 'charge-placed-wrongly',
        teaching:
          'Six electrons in lone pairs and one electron of the bond are the seven valence electrons of chlorine.',
      },
      {
        text: 'A nitrogen atom with three lines and one lone pair',
        slip: 'lone-pair-forgotten',
        teaching:
          'Two electrons in the lone pair and one electron of each bond are the five valence electrons of nitrogen.',
      },
      {
        text: 'An oxygen atom with two lines and two lone pairs',
        slip: 'bonding-electrons-not-halved',
        teaching:
          'Four electrons in lone pairs and one electron of each bond are the six valence electrons of oxygen.',
      },
    ],
    explanation:
      'Formal charge = valence electrons − electrons in lone pairs − bonds. For a nitrogen atom with four lines and no lone pairs, this is 5 − 0 − 4 = +1; the other three atoms are neutral.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 1.12 and 2.3',
  },
  {
    id: 'organic-structure-and-bonding-642',
    topics: ['structure-and-bonding'],
    tests: ['resonance-in-organic-molecules', 'octet-rule-and-its-exceptions'],
    uses: ['formal-charge'],
    difficulty: 'intermediate',
    text: 'Structures X and Y are resonance contributors to one cation. X: \\smiles{CO[CH2+]}, Y: \\smiles{C[O+]=C}. Which one contributes more, and why?',
    answer: 'Y, because all of its C and O atoms have octets',
    distractors: [
      {
        text: 'X, because all of its C and O atoms have octets',
        slip: 'electrons-miscounted',
        teaching: 'The positive carbon in X has only three bonds and no lone pair, that is, six electrons.',
      },
      {
        text: 'X, because its charge is on carbon and not on oxygen',
        slip: 'one-property-decides',
        teaching:
          'The charge of X is indeed on carbon, but complete octets count more than the position of the charge.',
      },
      {
        text: 'Y, because its charge is on oxygen and not on carbon',
        slip: 'wrong-cause',
        teaching:
          'A positive charge on the more electronegative atom is a disadvantage, which the octets outweigh.',
      },
    ],
    explanation:
      'Complete octets come first when contributors are compared. In X, the positive carbon has only six electrons; in Y, a lone pair of oxygen has become a second bond. The larger contributor is Y, because all of its C and O atoms have octets.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.5',
  },
  {
    id: 'organic-structure-and-bonding-643',
    topics: ['structure-and-bonding', 'carbonyl-compounds'],
    tests: ['resonance-in-organic-molecules', 'enolates'],
    uses: ['formal-charge'],
    difficulty: 'intermediate',
    text: 'A proton is removed from the \\ce{CH3} group of acetaldehyde, \\ce{CH3CHO}. Which structure is the major resonance contributor to the anion that forms?',
    answer: '\\smiles{C=C[O-]}',
    distractors: [
      {
        text: '\\smiles{[CH2-]C=O}',
        slip: 'charge-placed-wrongly',
        teaching:
          'This is a contributor with complete octets, but its charge is on carbon, the less electronegative atom.',
      },
      {
        text: '\\smiles{[CH2-][CH+][O-]}',
        slip: 'electrons-miscounted',
        teaching: 'The middle carbon has only six electrons here, and opposite charges are separated.',
      },
      {
        text: '\\smiles{C[C-]=O}',
        slip: 'atoms-moved-in-resonance',
        teaching: 'This anion has lost the proton of the CHO group; it is another ion, not a contributor.',
      },
    ],
    explanation:
      'The negative charge is shared by carbon and oxygen. Contributors with complete octets count most, and among these, the one with the negative charge on the more electronegative atom: \\smiles{C=C[O-]}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 2.5 and 22.5',
    computation: { kind: 'same-structure', smiles: '[O-]C=C' },
  },
  {
    id: 'organic-structure-and-bonding-644',
    topics: ['structure-and-bonding', 'carboxylic-acids'],
    tests: ['hybridization', 'resonance-in-organic-molecules'],
    uses: ['amides'],
    difficulty: 'intermediate',
    text: 'What is the hybridization of the nitrogen atom in each of these compounds? \\smiles{CC(N)=O|acetamide} \\smiles{CCN|ethylamine}',
    answer: 'sp^{2} in acetamide; sp^{3} in ethylamine',
    distractors: [
      {
        text: 'sp^{3} in acetamide; sp^{2} in ethylamine',
        slip: 'exchanged-values',
        teaching: 'The lone pair of ethylamine has no π bond next to it, so its nitrogen is pyramidal.',
      },
      {
        text: 'sp^{3} in acetamide; sp^{3} in ethylamine',
        slip: 'resonance-ignored',
        teaching:
          'Three bonds and a lone pair suggest sp^{3}, but the lone pair of the amide is delocalized into C=O.',
      },
      {
        text: 'sp^{2} in acetamide; sp^{2} in ethylamine',
        slip: 'hybridisation-misjudged',
        teaching: 'The nitrogen of ethylamine has four domains, with its lone pair in an sp^{3} orbital.',
      },
    ],
    explanation:
      'In acetamide, the lone pair overlaps with the π bond of C=O. For this, it has to be in a p orbital, and the three σ bonds use sp^{2} orbitals. In ethylamine, there is no π bond next to nitrogen: nitrogen is sp^{2} in acetamide and sp^{3} in ethylamine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 2.4 and 24.3',
  },
  {
    id: 'organic-structure-and-bonding-645',
    topics: ['structure-and-bonding', 'amines'],
    tests: ['hybridization', 'resonance-in-organic-molecules'],
    uses: ['amides'],
    difficulty: 'intermediate',
    text: 'Each of these compounds contains a carbonyl group and a nitrogen atom. In which compound is the nitrogen atom sp^{3} hybridized?',
    answer: '\\smiles{CC(=O)CN(C)C|1-(dimethylamino)propan-2-one}',
    distractors: [
      {
        text: '\\smiles{CCC(=O)N(C)C|N,N-dimethylpropanamide}',
        slip: 'resonance-ignored',
        teaching:
          'Nitrogen is bonded directly to C=O here, so its lone pair is delocalized and nitrogen is sp^{2}.',
      },
      {
        text: '\\smiles{CC(=O)CC(=O)N(C)C|N,N-dimethyl-3-oxobutanamide}',
        slip: 'carbonyl-neighbour-ignored',
        teaching:
          'One C=O is separated from nitrogen by a \\ce{CH2} group, but the other is bonded to it and delocalizes its lone pair.',
      },
      {
        text: '\\smiles{CC(=O)C=CN(C)C|4-(dimethylamino)but-3-en-2-one}',
        slip: 'conjugation-overlooked',
        teaching:
          'Nitrogen is farther from C=O here, but its lone pair is delocalized through the C=C bond between them.',
      },
    ],
    explanation:
      'A lone pair next to a π bond is delocalized and occupies a p orbital, which makes nitrogen sp^{2}. In 1-(dimethylamino)propan-2-one, a \\ce{CH2} group separates nitrogen from C=O, so the lone pair stays in an sp^{3} orbital.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 2.4 and 24.3',
  },
];
