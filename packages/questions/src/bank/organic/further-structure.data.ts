import type { WrittenQuestion } from '../written-question.ts';

/** Names, groups, bonding, isomers, shapes, substitution, spectra, polymers and radicals: further questions. */
export const furtherStructureQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-organic-nomenclature-21',
    topics: ['organic-nomenclature', 'alcohols-and-ethers'],
    difficulty: 'beginner',
    text: 'What is the substitutive IUPAC name of this ether? \\smiles{CCCOC|CH3CH2CH2OCH3}',
    answer: '1-Methoxypropane',
    distractors: [
      {
        text: '1-Propoxymethane',
        slip: 'longest-chain-missed',
        teaching:
          'The longer carbon chain is the parent; the shorter one, with the oxygen, becomes the prefix.',
      },
      {
        text: '2-Methoxypropane',
        slip: 'position-shifted',
        teaching: 'That would be \\ce{CH3OCH(CH3)2}; here oxygen is bonded to the end of the chain.',
      },
      {
        text: 'Methyl propanoate',
        slip: 'functional-group-confused',
        teaching: 'That is an ester; this compound has no C=O group.',
      },
    ],
    explanation:
      'An ether is named as an alkane with an alkoxy group. The longer carbon chain has three carbons (propane), the \\ce{CH3O} group is methoxy and sits on its first carbon: 1-methoxypropane.',
    reference: 'McMurry, Organic Chemistry, chapter 18',
    computation: { kind: 'name-of-structure', smiles: 'CCCOC' },
  },
  {
    id: 'organic-organic-nomenclature-22',
    topics: ['organic-nomenclature', 'functional-groups'],
    difficulty: 'intermediate',
    text: 'What is the IUPAC name of this compound? \\smiles{CC(C#N)CCN|CH3CH(CN)CH2CH2NH2}',
    answer: '4-Amino-2-methylbutanenitrile',
    distractors: [
      {
        text: '3-Cyanobutan-1-amine',
        slip: 'principal-group-missed',
        teaching:
          'A nitrile has priority over an amine, so the nitrile gives the suffix and the amine the prefix.',
      },
      {
        text: '3-Amino-1-methylpropanenitrile',
        slip: 'carbon-lost-or-added',
        teaching: 'The carbon of the nitrile group belongs to the chain and has the number 1.',
      },
      {
        text: '1-Amino-3-methylbutanenitrile',
        slip: 'numbered-from-wrong-end',
        teaching:
          'The numbering begins at the carbon of the nitrile, the principal group, and not at the amine.',
      },
    ],
    explanation:
      'The nitrile is the principal group and its carbon is carbon 1. The chain goes on over CH with the methyl group (carbon 2) and two \\ce{CH2} groups (carbons 3 and 4), so it is a butanenitrile. The amino group is on carbon 4: 4-amino-2-methylbutanenitrile.',
    reference: 'IUPAC Recommendations 2013, P-41 and P-66',
    computation: { kind: 'name-of-structure', smiles: 'CC(C#N)CCN' },
  },
  {
    id: 'organic-organic-nomenclature-23',
    topics: ['organic-nomenclature', 'carbonyl-compounds'],
    difficulty: 'advanced',
    text: 'What is the IUPAC name of this compound (stereodescriptor left out)? \\smiles{CC(=O)C(CC)=CC|CH3COC(CH2CH3)CHCH3}',
    answer: '3-Ethylpent-3-en-2-one',
    distractors: [
      {
        text: '3-Ethylidenepentan-2-one',
        slip: 'longest-chain-missed',
        teaching:
          'Two chains of five carbons contain the ketone; the one that contains the double bond as well is the parent.',
      },
      {
        text: '3-Ethylpent-2-en-4-one',
        slip: 'numbered-from-wrong-end',
        teaching:
          'The ketone, the principal group, gets the lower number before the double bond is looked at.',
      },
      {
        text: '3-Acetylpent-2-ene',
        slip: 'principal-group-missed',
        teaching: 'A ketone has to be named by the suffix -one; it is not a mere prefix on an alkene.',
      },
    ],
    explanation:
      'The ketone gives the suffix. Two chains with five carbons contain it; the one with the double bond too is chosen. Numbered from the end nearer to C=O, the ketone is at carbon 2, the double bond begins at carbon 3, which carries the ethyl group: 3-ethylpent-3-en-2-one.',
    reference: 'IUPAC Recommendations 2013, P-44',
    computation: { kind: 'name-of-structure', smiles: 'CC(=O)C(CC)=CC' },
  },
  {
    id: 'organic-functional-groups-21',
    topics: ['functional-groups', 'alcohols-and-ethers'],
    difficulty: 'beginner',
    text: 'Which of these structures is a thiol?',
    answer: '\\smiles{CCCS|CH3CH2CH2SH}',
    distractors: [
      {
        text: '\\smiles{CCSC|CH3CH2SCH3}',
        slip: 'functional-group-confused',
        teaching: 'Sulfur between two carbons makes a sulfide; a thiol has S–H.',
      },
      {
        text: '\\smiles{CCCO|CH3CH2CH2OH}',
        slip: 'functional-group-confused',
        teaching: 'This is an alcohol; a thiol has sulfur in the place of the oxygen.',
      },
      {
        text: '\\smiles{C1CCSC1|ring of four CH2 and one S}',
        slip: 'functional-group-confused',
        teaching: 'The sulfur of this ring has two carbons and no hydrogen: a cyclic sulfide.',
      },
    ],
    explanation:
      'A thiol has an SH group on a saturated carbon. Of the four structures only propane-1-thiol, \\ce{CH3CH2CH2SH}, has one.',
    reference: 'McMurry, Organic Chemistry, chapter 18',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'thiol' } },
  },
  {
    id: 'organic-functional-groups-22',
    topics: ['functional-groups', 'amines'],
    difficulty: 'intermediate',
    text: 'Which of these structures is an imine?',
    answer: '\\smiles{CC(C)=NC|(CH3)2CNCH3}',
    distractors: [
      {
        text: '\\smiles{CC(C)NC|(CH3)2CHNHCH3}',
        slip: 'functional-group-confused',
        teaching: 'Nitrogen has only single bonds here: this is a secondary amine.',
      },
      {
        text: '\\smiles{CC(=O)NC|CH3CONHCH3}',
        slip: 'functional-group-confused',
        teaching: 'The double bond goes to oxygen, and nitrogen is beside it: this is an amide.',
      },
      {
        text: '\\smiles{CC(C)C#N|(CH3)2CHCN}',
        slip: 'functional-group-confused',
        teaching: 'Carbon and nitrogen share a triple bond here: this is a nitrile.',
      },
    ],
    explanation:
      'An imine has a double bond between carbon and nitrogen, C=N. Only the *N*-methyl imine of propanone, \\ce{(CH3)2C=NCH3}, has one.',
    reference: 'IUPAC Gold Book, imines',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'imine' } },
  },
  {
    id: 'organic-functional-groups-23',
    topics: ['functional-groups', 'amines', 'isomerism'],
    difficulty: 'advanced',
    text: 'These four compounds are isomers, \\ce{C4H9NO}. Which one is a secondary amine?',
    answer: '\\smiles{C1COCCN1|ring of four CH2, one O and one NH}',
    distractors: [
      {
        text: '\\smiles{CCNC(C)=O|CH3CH2NHCOCH3}',
        slip: 'carbonyl-neighbour-ignored',
        teaching: 'The NH group is bonded to C=O, so this is an amide and no amine.',
      },
      {
        text: '\\smiles{CN(C)CC=O|(CH3)2NCH2CHO}',
        slip: 'amine-class-confused',
        teaching: 'Nitrogen has three carbons and no hydrogen: a tertiary amine.',
      },
      {
        text: '\\smiles{CC(=O)CCN|CH3COCH2CH2NH2}',
        slip: 'amine-class-confused',
        teaching: 'Nitrogen has one carbon and two hydrogens: a primary amine.',
      },
    ],
    explanation:
      'A secondary amine has one hydrogen and two carbons on nitrogen, neither of them C=O. In the ring (morpholine) the NH group stands between two \\ce{CH2} groups. The other three are an amide, a tertiary and a primary amine.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'secondary amine' } },
  },
  {
    id: 'organic-structure-and-bonding-21',
    topics: ['structure-and-bonding'],
    difficulty: 'beginner',
    text: 'How many hydrogen atoms does a molecule of this compound have? \\smiles{CC(C)=CCCC(C)=O|six-carbon chain with two methyl groups, a double bond and a ketone group}',
    answer: '14',
    distractors: [
      {
        text: '13',
        slip: 'hydrogen-miscounted',
        teaching:
          'The unbranched carbon of the double bond has a double and a single bond to carbon, so one hydrogen is left on it.',
      },
      {
        text: '15',
        slip: 'hydrogen-miscounted',
        teaching: 'The branched carbon of the double bond already has four bonds: it carries no hydrogen.',
      },
      {
        text: '16',
        slip: 'rings-or-pi-forgotten',
        teaching: 'This forgets one of the two π bonds, C=C and C=O; each takes the place of two hydrogens.',
      },
    ],
    explanation:
      'Each carbon has four bonds. Three \\ce{CH3} groups (9 H), two \\ce{CH2} groups (4 H) and one CH of the double bond (1 H); the branched carbon of C=C and the carbon of C=O have none. 9 + 4 + 1 = 14, in \\ce{C8H14O}.',
    reference: 'McMurry, Organic Chemistry, chapter 1',
    computation: { kind: 'structure-count', smiles: 'CC(C)=CCCC(C)=O', count: 'hydrogens' },
  },
  {
    id: 'organic-structure-and-bonding-22',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    difficulty: 'intermediate',
    text: 'How many carbon atoms of hexa-1,2-dien-5-yne are sp hybridised? \\smiles{C=C=CCC#C|hexa-1,2-dien-5-yne}',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'hybridisation-misjudged',
        teaching: 'The middle carbon of C=C=C has two σ bonds and two π bonds: it is sp hybridised as well.',
      },
      {
        text: '1',
        slip: 'hybridisation-misjudged',
        teaching: 'Both carbons of a triple bond are sp hybridised, not only the middle carbon of C=C=C.',
      },
      {
        text: '5',
        slip: 'hybridisation-misjudged',
        teaching:
          'Five carbons have π bonds, but the outer two of C=C=C have one each and are sp^{2} hybridised.',
      },
    ],
    explanation:
      'A carbon with two σ bonds and two π bonds is sp hybridised: the two carbons of the triple bond and the middle carbon of C=C=C, so 2 + 1 = 3. The outer carbons of C=C=C are sp^{2}, the \\ce{CH2} group between is sp^{3} hybridised.',
    reference: 'Clayden, Organic Chemistry, chapter 4',
    computation: { kind: 'structure-count', smiles: 'C=C=CCC#C', count: 'sp-carbons' },
  },
  {
    id: 'organic-structure-and-bonding-23',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    difficulty: 'intermediate',
    text: 'Complete hydrogenation to butane has Δ*H* = −126 kJ/mol for but-1-ene and −236 kJ/mol for buta-1,3-diene. By how much is the diene more stable than twice the value of but-1-ene would suggest?',
    answer: '16 kJ/mol',
    distractors: [
      {
        text: '110 kJ/mol',
        slip: 'one-step-short',
        teaching: 'This compares two double bonds with one; the value of but-1-ene has to be doubled first.',
      },
      {
        text: '8 kJ/mol',
        slip: 'averaged-unequal-parts',
        teaching: 'This is the share of one double bond; the stabilisation of the whole molecule is asked.',
      },
      {
        text: '488 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The two heats are compared, so their difference counts and not their sum.',
      },
    ],
    explanation:
      'Two independent double bonds would release 2 × 126 kJ/mol = 252 kJ/mol. Buta-1,3-diene releases 236 kJ/mol only, so it lies lower by 252 kJ/mol − 236 kJ/mol = 16 kJ/mol.',
    reference: 'McMurry, Organic Chemistry, chapter 14',
    computation: { kind: 'quantity', expression: '2 * 126 - 236', unit: 'kJ/mol' },
  },
  {
    id: 'organic-structure-and-bonding-24',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    difficulty: 'advanced',
    text: 'Naphthalene has three Kekulé structures; give each the same weight. What is the average order of the bond between carbon 1 and carbon 2 (carbon 1 is next to a carbon shared by both rings)? \\smiles{c1ccc2ccccc2c1|naphthalene}',
    answer: '1.67',
    distractors: [
      {
        text: '1.33',
        slip: 'counted-wrong',
        teaching:
          'This is the average for the bond between carbons 2 and 3, which is double in one structure only.',
      },
      {
        text: '1.50',
        slip: 'overgeneralised-rule',
        teaching:
          'In benzene all bonds are alike; in naphthalene they are not, and three structures have to be compared.',
      },
      {
        text: '2.00',
        slip: 'resonance-ignored',
        teaching: 'The bond is double in two of the structures, but single in the third.',
      },
    ],
    explanation:
      'Drawing the three structures shows the bond between carbons 1 and 2 double in two of them and single in the third. The average order is (2 + 2 + 1) / 3 = 1.67.',
    reference: 'Clayden, Organic Chemistry, chapter 7',
    computation: { kind: 'quantity', expression: '(2 + 2 + 1) / 3', unit: '' },
  },
  {
    id: 'organic-isomerism-21',
    topics: ['isomerism'],
    difficulty: 'beginner',
    text: 'How many constitutional isomers have the formula \\ce{C3H6Cl2}? (Stereoisomers are not counted separately.)',
    answer: '4',
    distractors: [
      {
        text: '2',
        slip: 'isomer-overlooked',
        teaching:
          'The two chlorine atoms may also share one carbon, and that is possible at the end or in the middle.',
      },
      {
        text: '3',
        slip: 'isomer-overlooked',
        teaching:
          'Both chlorine atoms may sit on the middle carbon too: 2,2-dichloropropane is often forgotten.',
      },
      {
        text: '5',
        slip: 'same-structure-counted-twice',
        teaching:
          'Chlorine on carbons 2 and 3 is the same compound as on carbons 1 and 2, read from the other end.',
      },
    ],
    explanation:
      'On a chain of three carbons the two chlorine atoms can have the positions 1,1 or 1,2 or 1,3 or 2,2. These are 4 isomers; positions 2,3 and 3,3 are the same as 1,2 and 1,1.',
    reference: 'McMurry, Organic Chemistry, chapter 3',
    computation: {
      kind: 'structure-fact',
      fact: { kind: 'substitution-products', smiles: 'CCC', substituents: ['Cl', 'Cl'] },
    },
  },
  {
    id: 'organic-isomerism-22',
    topics: ['isomerism', 'radical-reactions'],
    difficulty: 'intermediate',
    text: 'An alkane \\ce{C6H14} can give exactly two constitutionally different monochloro products. Which alkane is it?',
    answer: '\\smiles{CC(C)C(C)C|(CH3)2CHCH(CH3)2}',
    distractors: [
      {
        text: '\\smiles{CCCCCC|CH3(CH2)4CH3}',
        slip: 'symmetry-invented',
        teaching: 'The unbranched chain has three kinds of carbon that carry hydrogen: 1, 2 and 3.',
      },
      {
        text: '\\smiles{CCCC(C)C|CH3(CH2)2CH(CH3)2}',
        slip: 'symmetry-invented',
        teaching:
          'Only the two methyl groups of the branch are alike; with the other four carbons chlorine has five different places.',
      },
      {
        text: '\\smiles{CCC(C)CC|CH3CH2CH(CH3)CH2CH3}',
        slip: 'symmetry-overlooked',
        teaching: 'The two ethyl groups are alike, but chlorine still has four different places to go.',
      },
    ],
    explanation:
      'Each kind of hydrogen gives one product. 2,3-Dimethylbutane, \\ce{(CH3)2CHCH(CH3)2}, has four equivalent methyl groups and two equivalent CH groups, so two products. Hexane gives three, 2-methylpentane five, 3-methylpentane four.',
    reference: 'McMurry, Organic Chemistry, chapter 10',
    computation: { kind: 'drawn-option', property: { kind: 'proton-environments', value: 2 } },
  },
  {
    id: 'organic-isomerism-23',
    topics: ['isomerism', 'carbonyl-compounds'],
    difficulty: 'advanced',
    text: 'How many different enols, stereoisomers counted separately, are tautomers of butan-2-one, \\ce{CH3COCH2CH3}?',
    answer: '3',
    distractors: [
      {
        text: '1',
        slip: 'isomer-overlooked',
        teaching:
          'A hydrogen can leave from either side of C=O, and one of the two enols has *E* and *Z* forms.',
      },
      {
        text: '2',
        slip: 'double-bond-isomers-overlooked',
        teaching: 'There are two constitutions, but but-2-en-2-ol exists as *E* and as *Z* form.',
      },
      {
        text: '4',
        slip: 'double-bond-isomers-invented',
        teaching:
          'But-1-en-2-ol ends in \\ce{=CH2}, with two equal groups on one carbon, so it has no *E* and *Z* forms.',
      },
    ],
    explanation:
      'Loss of a hydrogen from carbon 1 gives but-1-en-2-ol, \\ce{CH2=C(OH)CH2CH3}, one form. Loss from carbon 3 gives but-2-en-2-ol, \\ce{CH3C(OH)=CHCH3}, as *E* and *Z*. Together 1 + 2 = 3.',
    reference: 'Clayden, Organic Chemistry, chapter 20',
    computation: { kind: 'quantity', expression: '1 + 2', unit: '' },
  },
  {
    id: 'organic-conformations-21',
    topics: ['conformations'],
    difficulty: 'beginner',
    text: 'In a Newman projection of staggered ethane, what is the smallest dihedral angle between a C–H bond of the front carbon and a C–H bond of the back carbon?',
    answer: '60°',
    distractors: [
      {
        text: '0°',
        slip: 'mixed-up-terms',
        teaching: 'At this angle the bonds cover each other: that is the eclipsed conformation.',
      },
      {
        text: '120°',
        slip: 'answered-another-quantity',
        teaching: 'This is the angle in the projection between two bonds of the same carbon.',
      },
      {
        text: '109.5°',
        slip: 'answered-another-quantity',
        teaching:
          'This is the bond angle at a tetrahedral carbon, not an angle between bonds of two carbons.',
      },
    ],
    explanation:
      'In the projection the three bonds of each carbon are 120° apart. In the staggered form each back bond lies midway between two front bonds: 120° / 2 = 60°.',
    reference: 'McMurry, Organic Chemistry, chapter 3',
    computation: { kind: 'quantity', expression: '360 / 3 / 2', unit: '°' },
  },
  {
    id: 'organic-conformations-22',
    topics: ['conformations'],
    difficulty: 'intermediate',
    text: 'Each H/H eclipsing costs 4.0 kJ/mol, each \\ce{H}/\\ce{CH3} eclipsing 6.0 kJ/mol and each \\ce{CH3}/\\ce{CH3} eclipsing 11.0 kJ/mol. How far above the anti conformer of butane is the conformation in which the two methyl groups eclipse each other?',
    answer: '19.0 kJ/mol',
    distractors: [
      {
        text: '11.0 kJ/mol',
        slip: 'one-step-short',
        teaching: 'While the methyl groups eclipse each other, two pairs of hydrogens do so as well.',
      },
      {
        text: '16.0 kJ/mol',
        slip: 'answered-another-quantity',
        teaching:
          'This belongs to the other eclipsed form, with one H/H and two \\ce{H}/\\ce{CH3} eclipsings.',
      },
      {
        text: '33.0 kJ/mol',
        slip: 'counted-wrong',
        teaching: 'Only one of the three eclipsed pairs consists of two methyl groups.',
      },
    ],
    explanation:
      'Around the bond between carbons 2 and 3 there is one \\ce{CH3}/\\ce{CH3} pair and two H/H pairs: 11.0 kJ/mol + 2 × 4.0 kJ/mol = 19.0 kJ/mol. The anti conformer has none of these strains.',
    reference: 'McMurry, Organic Chemistry, chapter 3',
    computation: { kind: 'quantity', expression: '11.0 + 2 * 4.0', unit: 'kJ/mol' },
  },
  {
    id: 'organic-conformations-23',
    topics: ['conformations'],
    difficulty: 'advanced',
    text: 'A group that is axial instead of equatorial on cyclohexane raises *G*° by 7.3 kJ/mol (\\ce{CH3}) or 2.2 kJ/mol (Cl). In what percentage of the molecules of *cis*-1-chloro-4-methylcyclohexane is the methyl group equatorial at 298 K? (*R* = 8.314 J/(mol·K))',
    answer: '89 %',
    distractors: [
      {
        text: '95 %',
        slip: 'counted-one-substituent',
        teaching:
          'This counts the methyl group alone; in the favoured chair chlorine is axial and costs 2.2 kJ/mol.',
      },
      {
        text: '98 %',
        slip: 'axial-equatorial-confused',
        teaching:
          'Adding the two values would hold for the *trans* isomer; in the *cis* isomer one group is always axial, so they are subtracted.',
      },
      {
        text: '11 %',
        slip: 'inverted-ratio',
        teaching: 'This is the share of the other chair, with the methyl group axial.',
      },
    ],
    explanation:
      'In a *cis*-1,4 compound one group is axial and one equatorial. The chairs differ by 7.3 kJ/mol − 2.2 kJ/mol = 5.1 kJ/mol in favour of an equatorial methyl group. *K* = exp(5100/(8.314 × 298)) = 7.8, so the share is 7.8/(1 + 7.8) = 0.89, that is 89 %.',
    reference: 'Clayden, Organic Chemistry, chapter 16',
    computation: {
      kind: 'quantity',
      expression: '100 / (1 + exp(-(7.3 - 2.2) * 1000 / (8.314 * 298)))',
      unit: '%',
    },
  },
];
