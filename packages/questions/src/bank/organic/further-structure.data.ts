import type { WrittenQuestion } from '../written-question.ts';

/** Names, groups, bonding, isomers, shapes, substitution, spectra, polymers and radicals: further questions. */
export const furtherStructureQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-organic-nomenclature-21',
    topics: ['organic-nomenclature', 'alcohols-and-ethers'],
    tests: ['naming-functional-groups'],
    uses: ['ethers'],
    difficulty: 'beginner',
    text: 'What is the substitutive IUPAC name of this ether? \\smiles{CCCOC}',
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
        text: '2-Methoxybutane',
        slip: 'carbon-lost-or-added',
        teaching:
          'The carbon of the methoxy group is not counted in the chain, and oxygen is bonded to the end of the chain.',
      },
    ],
    explanation:
      'An ether is named as an alkane with an alkoxy group. The longer carbon chain has three carbons (propane), and the \\ce{CH3O} group is a methoxy group on its first carbon: 1-methoxypropane.',
    reference: 'McMurry, Organic Chemistry, chapter 18',
    computation: { kind: 'name-of-structure', smiles: 'CCCOC' },
  },
  {
    id: 'organic-organic-nomenclature-22',
    topics: ['organic-nomenclature', 'functional-groups'],
    tests: ['naming-functional-groups'],
    uses: ['nitriles'],
    difficulty: 'intermediate',
    text: 'What is the IUPAC name of this compound? \\smiles{CC(C#N)CCN}',
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
      'The nitrile is the principal group and its carbon is carbon 1. The chain continues with the CH group that carries the methyl group (carbon 2) and two \\ce{CH2} groups (carbons 3 and 4), so it is a butanenitrile. The amino group is on carbon 4: 4-amino-2-methylbutanenitrile.',
    reference: 'IUPAC Recommendations 2013, P-41 and P-66',
    computation: { kind: 'name-of-structure', smiles: 'CC(C#N)CCN' },
  },
  {
    id: 'organic-organic-nomenclature-23',
    topics: ['organic-nomenclature', 'carbonyl-compounds'],
    tests: ['naming-functional-groups'],
    uses: ['naming-alkenes-and-alkynes'],
    difficulty: 'intermediate',
    text: 'What is the IUPAC name of this compound (stereodescriptor omitted)? \\smiles{CC(=O)C(CC)=CC}',
    answer: '3-Ethylpent-3-en-2-one',
    distractors: [
      {
        text: '3-Ethylidenepentan-2-one',
        slip: 'longest-chain-missed',
        teaching:
          'Two chains of five carbons contain the ketone; the one that also contains the double bond is the parent.',
      },
      {
        text: '3-Ethylpent-2-en-4-one',
        slip: 'numbered-from-wrong-end',
        teaching:
          'The ketone, the principal group, gets the lower number before the double bond is considered.',
      },
      {
        text: '3-Ethylhex-2-en-4-one',
        slip: 'carbon-lost-or-added',
        teaching: 'The chain has five carbons, and it is numbered from the end nearer to C=O.',
      },
    ],
    explanation:
      'The ketone gives the suffix. Two chains with five carbons contain it; the one that also contains the double bond is chosen. Numbered from the end nearer to C=O, the ketone is at carbon 2 and the double bond begins at carbon 3, which carries the ethyl group: 3-ethylpent-3-en-2-one.',
    reference: 'IUPAC Recommendations 2013, P-44',
    computation: { kind: 'name-of-structure', smiles: 'CC(=O)C(CC)=CC' },
  },
  {
    id: 'organic-functional-groups-21',
    topics: ['functional-groups', 'alcohols-and-ethers'],
    tests: ['recognizing-functional-groups', 'thiols-and-sulfides'],
    uses: ['structural-formulas'],
    difficulty: 'beginner',
    text: 'Which of these structures is a thiol?',
    answer: '\\smiles{CCCS}',
    distractors: [
      {
        text: '\\smiles{CCSC}',
        slip: 'functional-group-confused',
        teaching: 'Sulfur between two carbons makes a sulfide; a thiol has S–H.',
      },
      {
        text: '\\smiles{CCCO}',
        slip: 'functional-group-confused',
        teaching: 'This is an alcohol; a thiol has sulfur in place of the oxygen.',
      },
      {
        text: '\\smiles{C1CCSC1}',
        slip: 'functional-group-confused',
        teaching:
          'The sulfur of this ring is bonded to two carbons and no hydrogen, so this is a cyclic sulfide.',
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
    tests: ['recognizing-functional-groups', 'imines-and-enamines'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'Which of these structures is an imine?',
    answer: '\\smiles{CC(C)=NC}',
    distractors: [
      {
        text: '\\smiles{CC(C)NC}',
        slip: 'functional-group-confused',
        teaching: 'Nitrogen has only single bonds here: this is a secondary amine.',
      },
      {
        text: '\\smiles{CC(=O)NC}',
        slip: 'functional-group-confused',
        teaching:
          'The double bond is to oxygen, and nitrogen is bonded to the same carbon: this is an amide.',
      },
      {
        text: '\\smiles{CC(C)C#N}',
        slip: 'functional-group-confused',
        teaching: 'Carbon and nitrogen share a triple bond here: this is a nitrile.',
      },
    ],
    explanation:
      'An imine has a double bond between carbon and nitrogen, C=N. Only the *N*-methyl imine of acetone, \\ce{(CH3)2C=NCH3}, has one.',
    reference: 'IUPAC Gold Book, imines',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'imine' } },
  },
  {
    id: 'organic-functional-groups-23',
    topics: ['functional-groups', 'amines', 'isomerism'],
    tests: ['primary-secondary-and-tertiary', 'recognizing-functional-groups'],
    uses: ['amines'],
    difficulty: 'intermediate',
    text: 'These four compounds are isomers, \\ce{C4H9NO}. Which one is a secondary amine?',
    answer: '\\smiles{C1COCCN1}',
    distractors: [
      {
        text: '\\smiles{CCNC(C)=O}',
        slip: 'carbonyl-neighbour-ignored',
        teaching: 'The NH group is bonded to C=O, so this is an amide, not an amine.',
      },
      {
        text: '\\smiles{CN(C)CC=O}',
        slip: 'amine-class-confused',
        teaching: 'Nitrogen is bonded to three carbons and no hydrogen, so this is a tertiary amine.',
      },
      {
        text: '\\smiles{CC(=O)CCN}',
        slip: 'amine-class-confused',
        teaching: 'Nitrogen is bonded to one carbon and two hydrogens, so this is a primary amine.',
      },
    ],
    explanation:
      'A secondary amine has one hydrogen and two carbons on nitrogen, neither of them part of a C=O group. In the ring (morpholine) the NH group is between two \\ce{CH2} groups. The other three are an amide, a tertiary and a primary amine.',
    reference: 'McMurry, Organic Chemistry, chapter 24',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'secondary amine' } },
  },
  {
    id: 'organic-structure-and-bonding-21',
    topics: ['structure-and-bonding'],
    tests: ['structural-formulas'],
    uses: ['molecular-formula'],
    difficulty: 'beginner',
    text: 'How many hydrogen atoms does a molecule of this compound have? \\smiles{CC(C)=CCCC(C)=O}',
    answer: '14',
    distractors: [
      {
        text: '13',
        slip: 'hydrogen-miscounted',
        teaching:
          'The unbranched carbon of the double bond has a double and a single bond to carbon, so it carries one hydrogen.',
      },
      {
        text: '15',
        slip: 'hydrogen-miscounted',
        teaching:
          'The branched carbon of the double bond already has four bonds to carbon, so it carries no hydrogen.',
      },
      {
        text: '16',
        slip: 'rings-or-pi-forgotten',
        teaching:
          'This overlooks one of the two π bonds, C=C and C=O; each takes the place of two hydrogens.',
      },
    ],
    explanation:
      'Each carbon forms four bonds. There are three \\ce{CH3} groups (9 H), two \\ce{CH2} groups (4 H) and one CH of the double bond (1 H); the branched carbon of C=C and the carbon of C=O have none. 9 + 4 + 1 = 14, in \\ce{C8H14O}.',
    reference: 'McMurry, Organic Chemistry, chapter 1',
    computation: { kind: 'structure-count', smiles: 'CC(C)=CCCC(C)=O', count: 'hydrogens' },
  },
  {
    id: 'organic-structure-and-bonding-22',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['hybridization'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'How many carbon atoms of hexa-1,2-dien-5-yne are sp hybridized? \\smiles{C=C=CCC#C|hexa-1,2-dien-5-yne}',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'hybridisation-misjudged',
        teaching:
          'The middle carbon of C=C=C has two σ bonds and two π bonds, so it is sp hybridized as well.',
      },
      {
        text: '1',
        slip: 'hybridisation-misjudged',
        teaching: 'Both carbons of a triple bond are sp hybridized, not only the middle carbon of C=C=C.',
      },
      {
        text: '5',
        slip: 'hybridisation-misjudged',
        teaching:
          'Five carbons have π bonds, but the outer two of C=C=C have one each and are sp^{2} hybridized.',
      },
    ],
    explanation:
      'A carbon with two σ bonds and two π bonds is sp hybridized: the two carbons of the triple bond and the middle carbon of C=C=C, so 2 + 1 = 3. The outer carbons of C=C=C are sp^{2} hybridized, and the carbon of the \\ce{CH2} group is sp^{3} hybridized.',
    reference: 'Clayden, Organic Chemistry, chapter 4',
    computation: { kind: 'structure-count', smiles: 'C=C=CCC#C', count: 'sp-carbons' },
  },
  {
    id: 'organic-structure-and-bonding-23',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['conjugated-dienes'],
    uses: ['resonance-in-organic-molecules', 'hydrogenation-of-alkenes'],
    difficulty: 'intermediate',
    text: 'Complete hydrogenation to butane has Δ*H* = −126 kJ/mol for but-1-ene and −236 kJ/mol for buta-1,3-diene. By how much is the diene more stable than twice the value for but-1-ene would suggest?',
    answer: '16 kJ/mol',
    distractors: [
      {
        text: '110 kJ/mol',
        slip: 'one-step-short',
        teaching: 'This compares two double bonds with one; the value for but-1-ene must be doubled first.',
        expression: '236 - 126',
      },
      {
        text: '8 kJ/mol',
        slip: 'answered-another-quantity',
        teaching:
          'This is the stabilization per double bond; the question asks for that of the whole molecule.',
        expression: '(2 * 126 - 236) / 2',
      },
      {
        text: '488 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The two heats are compared, so their difference is needed, not their sum.',
        expression: '2 * 126 + 236',
      },
    ],
    explanation:
      'Two independent double bonds would release 2 × 126 kJ/mol = 252 kJ/mol. Buta-1,3-diene releases only 236 kJ/mol, so it is lower in energy by 252 kJ/mol − 236 kJ/mol = 16 kJ/mol.',
    reference: 'McMurry, Organic Chemistry, chapter 14',
    computation: { kind: 'quantity', expression: '2 * 126 - 236', unit: 'kJ/mol' },
  },
  {
    id: 'organic-structure-and-bonding-24',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['resonance-in-organic-molecules'],
    uses: ['resonance', 'bond-length-and-bond-energy'],
    difficulty: 'advanced',
    text: 'Naphthalene has three Kekulé structures; assume that they contribute equally. What is the average order of the bond between carbon 1 and carbon 2 (carbon 1 is next to a carbon shared by both rings)? \\smiles{c1ccc2ccccc2c1|naphthalene}',
    answer: '1.67',
    distractors: [
      {
        text: '1.33',
        slip: 'other-bond-of-molecule',
        teaching:
          'This is the average for the bond between carbons 2 and 3, which is double in only one structure.',
        expression: '(2 + 1 + 1) / 3',
      },
      {
        text: '1.50',
        slip: 'overgeneralised-rule',
        teaching:
          'In benzene all bonds are alike; in naphthalene they are not, and three structures must be compared.',
        expression: '(2 + 1) / 2',
      },
      {
        text: '2.00',
        slip: 'resonance-ignored',
        teaching: 'The bond is double in two of the structures, but single in the third.',
        expression: '2',
      },
    ],
    explanation:
      'Drawing the three structures shows that the bond between carbons 1 and 2 is double in two of them and single in the third. The average order is (2 + 2 + 1) / 3 = 1.67.',
    reference: 'Clayden, Organic Chemistry, chapter 7',
    computation: { kind: 'quantity', expression: '(2 + 2 + 1) / 3', unit: '' },
  },
  {
    id: 'organic-isomerism-21',
    topics: ['isomerism'],
    tests: ['structural-isomers'],
    difficulty: 'beginner',
    text: 'How many constitutional isomers have the formula \\ce{C3H6Cl2}? (Stereoisomers are not counted separately.)',
    answer: '4',
    distractors: [
      {
        text: '9',
        slip: 'same-structure-counted-twice',
        teaching:
          'Two chlorine atoms on any of three carbons can be placed in 3 × 3 ways, but neither the order of the chlorine atoms nor the direction in which the chain is read makes a difference.',
      },
      {
        text: '3',
        slip: 'isomer-overlooked',
        teaching:
          'Both chlorine atoms may also be on the middle carbon: 2,2-dichloropropane is often forgotten.',
      },
      {
        text: '5',
        slip: 'same-structure-counted-twice',
        teaching:
          'The compound with chlorine on carbons 2 and 3 is the same as that with chlorine on carbons 1 and 2, read from the other end.',
      },
    ],
    explanation:
      'On a chain of three carbons the two chlorine atoms can be at positions 1,1; 1,2; 1,3; or 2,2. These are 4 isomers; positions 2,3 and 3,3 are the same as 1,2 and 1,1.',
    reference: 'McMurry, Organic Chemistry, chapter 3',
    computation: {
      kind: 'structure-fact',
      fact: { kind: 'substitution-products', smiles: 'CCC', substituents: ['Cl', 'Cl'] },
    },
  },
  {
    id: 'organic-isomerism-22',
    topics: ['isomerism', 'radical-reactions'],
    tests: ['halogenation-of-alkanes', 'structural-isomers'],
    uses: ['alkanes'],
    difficulty: 'intermediate',
    text: 'An alkane \\ce{C6H14} can give exactly two constitutionally different monochloro products. Which alkane is it?',
    answer: '\\smiles{CC(C)C(C)C}',
    distractors: [
      {
        text: '\\smiles{CCCCCC}',
        slip: 'symmetry-invented',
        teaching: 'The unbranched chain has three kinds of carbon that carry hydrogen: 1, 2 and 3.',
      },
      {
        text: '\\smiles{CCCC(C)C}',
        slip: 'symmetry-invented',
        teaching:
          'Only the two methyl groups at the branched end are equivalent; with the other four carbons, there are five different positions for chlorine.',
      },
      {
        text: '\\smiles{CCC(C)CC}',
        slip: 'symmetry-overlooked',
        teaching:
          'The two ethyl groups are equivalent, but there are still four different positions for chlorine.',
      },
    ],
    explanation:
      'Each kind of hydrogen gives one product. 2,3-Dimethylbutane, \\ce{(CH3)2CHCH(CH3)2}, has four equivalent methyl groups and two equivalent CH groups, so it gives two products. Hexane gives three, 2-methylpentane five, 3-methylpentane four.',
    reference: 'McMurry, Organic Chemistry, chapter 10',
    computation: { kind: 'drawn-option', property: { kind: 'proton-environments', value: 2 } },
  },
  {
    id: 'organic-isomerism-23',
    topics: ['isomerism', 'carbonyl-compounds'],
    tests: ['tautomerism'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'advanced',
    text: 'How many enol tautomers does butan-2-one, \\ce{CH3COCH2CH3}, have, counting stereoisomers separately?',
    answer: '3',
    distractors: [
      {
        text: '1',
        slip: 'isomer-overlooked',
        teaching:
          'A hydrogen can leave from either side of C=O, and one of the two enols has *E* and *Z* forms.',
        expression: '1',
      },
      {
        text: '2',
        slip: 'double-bond-isomers-overlooked',
        teaching:
          'There are two constitutional isomers, but one of them, but-2-en-2-ol, exists in *E* and *Z* forms.',
        expression: '1 + 1',
      },
      {
        text: '4',
        slip: 'double-bond-isomers-invented',
        teaching:
          'But-1-en-2-ol ends in \\ce{=CH2}, with two identical groups on one carbon, so it has no *E* and *Z* forms.',
        expression: '2 + 2',
      },
    ],
    explanation:
      'Loss of a hydrogen from carbon 1 gives but-1-en-2-ol, \\ce{CH2=C(OH)CH2CH3}, which has only one form. Loss from carbon 3 gives but-2-en-2-ol, \\ce{CH3C(OH)=CHCH3}, in *E* and *Z* forms. The total is 1 + 2 = 3.',
    reference: 'Clayden, Organic Chemistry, chapter 20',
    computation: { kind: 'quantity', expression: '1 + 2', unit: '' },
  },
  {
    id: 'organic-conformations-21',
    topics: ['conformations'],
    tests: ['newman-projections'],
    difficulty: 'beginner',
    text: 'In a Newman projection of staggered ethane, what is the smallest dihedral angle between a C–H bond of the front carbon and a C–H bond of the back carbon?',
    answer: '60°',
    distractors: [
      {
        text: '0°',
        slip: 'eclipsed-for-staggered',
        teaching: 'At this angle the bonds are aligned, which is the eclipsed conformation.',
        expression: '0',
      },
      {
        text: '120°',
        slip: 'answered-another-quantity',
        teaching: 'This is the angle in the projection between two bonds of the same carbon.',
        expression: '360 / 3',
      },
      {
        text: '109.5°',
        slip: 'answered-another-quantity',
        teaching:
          'This is the bond angle at a tetrahedral carbon, not an angle between bonds of two carbons.',
        expression: 'acos(-1/3) * 180 / pi',
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
    tests: ['newman-projections'],
    difficulty: 'intermediate',
    text: 'Each eclipsed H/H interaction costs 4.0 kJ/mol, each eclipsed \\ce{H}/\\ce{CH3} interaction 6.0 kJ/mol and each eclipsed \\ce{CH3}/\\ce{CH3} interaction 11.0 kJ/mol. How much higher in energy than the anti conformer of butane is the conformation in which the two methyl groups eclipse each other?',
    answer: '19.0 kJ/mol',
    distractors: [
      {
        text: '11.0 kJ/mol',
        slip: 'one-step-short',
        teaching: 'While the methyl groups eclipse each other, two pairs of hydrogens do so as well.',
        expression: '11.0',
      },
      {
        text: '16.0 kJ/mol',
        slip: 'answered-another-quantity',
        teaching:
          'This is the value for the other eclipsed form, with one H/H and two \\ce{H}/\\ce{CH3} interactions.',
        expression: '4.0 + 2 * 6.0',
      },
      {
        text: '33.0 kJ/mol',
        slip: 'needless-factor',
        teaching: 'Only one of the three eclipsed pairs consists of two methyl groups.',
        expression: '3 * 11.0',
      },
    ],
    explanation:
      'Around the bond between carbons 2 and 3 there is one \\ce{CH3}/\\ce{CH3} pair and two H/H pairs: 11.0 kJ/mol + 2 × 4.0 kJ/mol = 19.0 kJ/mol. The anti conformer has none of these interactions.',
    reference: 'McMurry, Organic Chemistry, chapter 3',
    computation: { kind: 'quantity', expression: '11.0 + 2 * 4.0', unit: 'kJ/mol' },
  },
  {
    id: 'organic-conformations-23',
    topics: ['conformations'],
    tests: ['chair-conformations', 'gibbs-energy-and-equilibrium-constant'],
    uses: ['boltzmann-distribution'],
    difficulty: 'advanced',
    text: 'On cyclohexane, moving a group from an equatorial to an axial position raises *G*° by 7.3 kJ/mol (\\ce{CH3}) or 2.2 kJ/mol (Cl). In what percentage of the molecules of *cis*-1-chloro-4-methylcyclohexane is the methyl group equatorial at 298 K? (*R* = 8.314 J/(mol·K))',
    answer: '89%',
    distractors: [
      {
        text: '95%',
        slip: 'counted-one-substituent',
        teaching:
          'This considers the methyl group alone; in the favored chair chlorine is axial and costs 2.2 kJ/mol.',
        expression: '100 / (1 + exp((-(7.3)) * 1000 / (8.314 * 298)))',
      },
      {
        text: '98%',
        slip: 'axial-equatorial-confused',
        teaching:
          'Adding the two values would be correct for the *trans* isomer; in the *cis* isomer one group is always axial, so they are subtracted.',
        expression: '100 / (1 + exp((-(7.3 + 2.2)) * 1000 / (8.314 * 298)))',
      },
      {
        text: '71%',
        slip: 'value-of-another-group',
        teaching:
          'This uses the value for chlorine alone; the methyl group favors the other chair, so one value must be subtracted from the other.',
        expression: '100 / (1 + exp((-(2.2)) * 1000 / (8.314 * 298)))',
      },
    ],
    explanation:
      'In a *cis*-1,4 compound one group is axial and one equatorial. The chairs differ by 7.3 kJ/mol − 2.2 kJ/mol = 5.1 kJ/mol in favor of an equatorial methyl group. *K* = exp(5100/(8.314 × 298)) = 7.8, so the fraction is 7.8/(1 + 7.8) = 0.89, or 89%.',
    reference: 'Clayden, Organic Chemistry, chapter 16',
    computation: {
      kind: 'quantity',
      expression: '100 / (1 + exp(-(7.3 - 2.2) * 1000 / (8.314 * 298)))',
      unit: '%',
    },
  },
  {
    id: 'organic-stereochemistry-21',
    topics: ['stereochemistry'],
    tests: ['optical-activity'],
    uses: ['enantiomers-and-diastereomers'],
    difficulty: 'beginner',
    text: 'The pure (*R*) enantiomer of an alcohol has a specific rotation of −8.0°. What is the specific rotation of its pure (*S*) enantiomer under the same conditions?',
    answer: '+8.0°',
    distractors: [
      {
        text: '−8.0°',
        slip: 'wrong-sign',
        teaching: 'Two enantiomers rotate polarized light by the same angle, but in opposite directions.',
        expression: '-8.0',
      },
      {
        text: '0.0°',
        slip: 'racemate-for-enantiomer',
        teaching:
          'A rotation of zero is that of the racemate, which contains equal amounts of both enantiomers.',
        expression: '(8.0 + (-8.0)) / 2',
      },
      {
        text: '+4.0°',
        slip: 'averaged-unequal-parts',
        teaching: 'The rotation changes sign but not magnitude: the pure enantiomer shows the full rotation.',
        expression: '8.0 / 2',
      },
    ],
    explanation:
      'Enantiomers have specific rotations of the same magnitude and opposite sign: −(−8.0°) = +8.0°. The letters *R* and *S* alone do not show which of the two is positive.',
    reference: 'McMurry, Organic Chemistry, chapter 5',
    computation: { kind: 'quantity', expression: '0 - (-8.0)', unit: '°' },
  },
  {
    id: 'organic-stereochemistry-22',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    uses: ['meso-compounds', 'r-and-s-configuration'],
    difficulty: 'intermediate',
    text: 'How are these two structures of 1,2-dimethylcyclopropane related? \\smiles{C[C@H]1C[C@@H]1C} and \\smiles{C[C@@H]1C[C@H]1C}',
    answer: 'They are enantiomers.',
    distractors: [
      {
        text: 'They are diastereomers.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'Both stereocenters differ between the structures, so they are mirror images of each other.',
      },
      {
        text: 'They are the same compound.',
        slip: 'meso-invented',
        teaching:
          'Only the *cis* compound has a mirror plane and is meso; here the methyl groups are *trans*.',
      },
      {
        text: 'They are constitutional isomers.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The atoms are connected in the same way in both; only the arrangement in space differs.',
      },
    ],
    explanation:
      'In both structures the methyl groups lie on opposite sides of the ring (*trans*). One is (1*R*,2*R*) and the other (1*S*,2*S*). They are nonsuperimposable mirror images, so they are enantiomers.',
    reference: 'Clayden, Organic Chemistry, chapter 14',
    computation: { kind: 'relationship', first: 'C[C@H]1C[C@@H]1C', second: 'C[C@@H]1C[C@H]1C' },
  },
  {
    id: 'organic-stereochemistry-23',
    topics: ['stereochemistry'],
    tests: ['counting-stereoisomers', 'meso-compounds'],
    uses: ['chirality'],
    difficulty: 'advanced',
    text: 'How many stereoisomers of pentane-2,3,4-triol, \\ce{CH3CH(OH)CH(OH)CH(OH)CH3}, exist?',
    answer: '4',
    distractors: [
      {
        text: '8',
        slip: 'symmetry-overlooked',
        teaching:
          'The count 2^{3} ignores the fact that the two ends of the molecule are identical, so some forms coincide.',
      },
      {
        text: '3',
        slip: 'stereocentre-missed',
        teaching:
          'With identical ends there is one pair of enantiomers, but two meso forms: the OH group on carbon 3 may point either way.',
      },
      {
        text: '6',
        slip: 'meso-overlooked',
        teaching:
          'The two forms with opposite configurations at the ends have a mirror plane, so neither has an enantiomer.',
      },
    ],
    explanation:
      'Carbons 2 and 4 carry the same groups. If both are *R* or both are *S*, exchanging H and OH on carbon 3 changes nothing, so there is one pair of enantiomers, 2 forms. If one is *R* and the other *S*, the molecule has a mirror plane through carbon 3, and its OH group can point to either side, giving 2 meso forms. The total is 2 + 2 = 4.',
    reference: 'Clayden, Organic Chemistry, chapter 14',
    computation: {
      kind: 'structure-fact',
      fact: { kind: 'stereoisomers', pattern: 'C[C?H](O)[C?H](O)[C?H](O)C' },
    },
  },
  {
    id: 'organic-substitution-and-elimination-21',
    topics: ['substitution-and-elimination', 'acidity-and-basicity'],
    tests: ['alkyl-halides'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'The p*K*_{a} values of the hydrogen halides are about 3.2 (\\ce{HF}), −7 (\\ce{HCl}), −9 (\\ce{HBr}) and −10 (\\ce{HI}). Which halide ion leaves most easily in nucleophilic substitution?',
    answer: '\\ce{I-}',
    distractors: [
      {
        text: '\\ce{F-}',
        slip: 'leaving-group-misjudged',
        teaching: 'Fluoride is the strongest base of the four and holds on to carbon most firmly.',
      },
      {
        text: '\\ce{Cl-}',
        slip: 'leaving-group-misjudged',
        teaching:
          'Chloride leaves far better than fluoride, but two of the acids are still stronger than \\ce{HCl}.',
      },
      {
        text: '\\ce{Br-}',
        slip: 'leaving-group-misjudged',
        teaching:
          'Bromide is a good leaving group, but the ion of the strongest acid leaves still more easily.',
      },
    ],
    explanation:
      'A good leaving group is a weak base, the conjugate base of a strong acid. \\ce{HI} has the lowest p*K*_{a}, so iodide, \\ce{I-}, is the weakest base and leaves most easily.',
    reference: 'McMurry, Organic Chemistry, chapter 11',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{F-}': '3.2', '\\ce{Cl-}': '-7', '\\ce{Br-}': '-9', '\\ce{I-}': '-10' },
      pick: 'least',
      quantity: 'p*K*_{a} of the conjugate acid',
    },
  },
  {
    id: 'organic-substitution-and-elimination-22',
    topics: ['substitution-and-elimination', 'stereochemistry'],
    tests: ['sn1-reaction'],
    uses: ['enantiomers-and-diastereomers'],
    difficulty: 'intermediate',
    text: 'Pure (*R*)-1-chloro-1-phenylethane is hydrolyzed by the S_{N}1 mechanism. Of the alcohol, 66% has the inverted and 34% the retained configuration. What percentage of the alcohol can be regarded as racemic?',
    answer: '68%',
    distractors: [
      {
        text: '32%',
        slip: 'excess-for-share',
        teaching: 'This is the excess of the inverted alcohol; the racemate is what remains.',
        expression: '66 - 34',
      },
      {
        text: '34%',
        slip: 'one-step-short',
        teaching:
          'This is the retained half of the racemate; an equal amount of the inverted alcohol also belongs to the racemate.',
        expression: '34',
      },
      {
        text: '66%',
        slip: 'answered-another-quantity',
        teaching:
          'This is all of the inverted alcohol, but only part of it is matched by alcohol of the other configuration.',
        expression: '66',
      },
    ],
    explanation:
      'The 34% of retained alcohol pairs with 34% of inverted alcohol, so the racemate makes up 2 × 34% = 68%. The remaining 32% is an excess of the inverted alcohol.',
    reference: 'McMurry, Organic Chemistry, chapter 11',
    computation: { kind: 'quantity', expression: '2 * 34', unit: '%' },
  },
  {
    id: 'organic-substitution-and-elimination-23',
    topics: ['substitution-and-elimination', 'alcohols-and-ethers'],
    tests: ['ethers'],
    difficulty: 'intermediate',
    text: '4-Bromobutan-1-ol is added to one equivalent of sodium hydride in a large volume of dry ether. What is the main organic product?',
    answer: '\\smiles{C1CCOC1}',
    distractors: [
      {
        text: '\\smiles{OCCCCO}',
        slip: 'nucleophile-misjudged',
        teaching: 'Hydride takes the proton of the OH group; there is no hydroxide ion to displace bromide.',
      },
      {
        text: '\\smiles{CCCCO}',
        slip: 'mechanism-confused',
        teaching:
          'Sodium hydride is a base and does not replace bromine with hydrogen when an OH group is present.',
      },
      {
        text: '\\smiles{OCCCCOCCCCBr}',
        slip: 'mechanism-confused',
        teaching:
          'In dilute solution the alkoxide reaches the carbon with bromine at the other end of its own chain sooner than that of another molecule.',
      },
    ],
    explanation:
      'Hydride removes the proton of the OH group. The alkoxide then attacks the carbon with bromine at the other end of its own chain (S_{N}2 within the molecule), and a five-membered ring closes. The product is oxolane (tetrahydrofuran), with four \\ce{CH2} groups and one O in the ring.',
    reference: 'Clayden, Organic Chemistry, chapter 31',
    computation: { kind: 'same-structure', smiles: 'O1CCCC1' },
  },
  {
    id: 'organic-substitution-and-elimination-24',
    topics: ['substitution-and-elimination', 'conformations'],
    tests: ['e2-reaction'],
    uses: ['zaitsevs-rule', 'chair-conformations'],
    difficulty: 'advanced',
    text: 'Which alkene is the main product of the E2 elimination of *trans*-1-bromo-2-methylcyclohexane with sodium ethoxide? (Stereochemistry is not shown.)',
    answer: '\\smiles{CC1CCCC=C1}',
    distractors: [
      {
        text: '\\smiles{CC1=CCCCC1}',
        slip: 'overgeneralised-rule',
        teaching:
          'Zaitsev’s rule cannot be followed here: the hydrogen on the carbon with the methyl group is never anti to bromine.',
      },
      {
        text: '\\smiles{C=C1CCCCC1}',
        slip: 'wrong-proton',
        teaching:
          'The hydrogen must come from a neighbor of the carbon with bromine; the methyl carbon is one bond farther away.',
      },
      {
        text: '\\smiles{CC1CCC=CC1}',
        slip: 'position-shifted',
        teaching:
          'One end of the new double bond must be the carbon that carried bromine, next to the CH that carries the methyl group.',
      },
    ],
    explanation:
      'E2 on a ring needs bromine and hydrogen anti to each other, both axial. With bromine axial in the *trans* isomer, the methyl group on carbon 2 is axial too, so the hydrogen there is equatorial. Only carbon 6 offers an axial hydrogen, and 3-methylcyclohexene forms: the methyl group ends up next to the double bond.',
    reference: 'McMurry, Organic Chemistry, chapter 11',
    computation: { kind: 'same-structure', smiles: 'CC1C=CCCC1' },
  },
  {
    id: 'organic-spectroscopy-organic-21',
    topics: ['spectroscopy-organic', 'carbonyl-compounds'],
    tests: ['mass-spectrometry-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'The molecular ion of acetone, \\ce{CH3COCH3}, loses a methyl radical. At what *m*/*z* does the ion that remains appear (^{12}C, ^{1}H, ^{16}O)?',
    answer: '43',
    distractors: [
      {
        text: '15',
        slip: 'lost-mass-for-fragment',
        teaching: 'This is the mass of the methyl radical; it is lost without a charge and is not detected.',
        expression: '12 + 3 * 1',
      },
      {
        text: '58',
        slip: 'one-step-short',
        teaching: 'This is the molecular ion, before the methyl radical has left.',
        expression: '(3 * 12 + 6 * 1 + 16)',
      },
      {
        text: '28',
        slip: 'fragment-mass-confused',
        teaching: 'This is the mass of CO alone; only one of the two methyl groups has left.',
        expression: '12 + 16',
      },
    ],
    explanation:
      'Acetone has a mass of 3 × 12 + 6 × 1 + 16 = 58. A methyl radical has a mass of 12 + 3 × 1 = 15. The ion that remains appears at 58 − 15 = 43.',
    reference: 'McMurry, Organic Chemistry, chapter 12',
    computation: { kind: 'quantity', expression: '(3 * 12 + 6 * 1 + 16) - (12 + 3 * 1)', unit: '' },
  },
  {
    id: 'organic-spectroscopy-organic-22',
    topics: ['spectroscopy-organic', 'isomerism'],
    tests: ['proton-nmr'],
    uses: ['structural-isomers'],
    difficulty: 'beginner',
    text: 'Which of these isomers of \\ce{C5H10} shows only one signal in its ^{1}H NMR spectrum?',
    answer: '\\smiles{C1CCCC1}',
    distractors: [
      {
        text: '\\smiles{CC1CCC1}',
        slip: 'symmetry-invented',
        teaching:
          'The methyl group makes the ring carbons differ from each other, so there are several signals.',
      },
      {
        text: '\\smiles{CC=C(C)C}',
        slip: 'symmetry-invented',
        teaching: 'The hydrogen on the double bond and the methyl groups are different kinds of hydrogen.',
      },
      {
        text: '\\smiles{CC1(C)CC1}',
        slip: 'symmetry-invented',
        teaching:
          'The two methyl groups are equivalent, but the \\ce{CH2} groups of the ring give a second signal.',
      },
    ],
    explanation:
      'One signal means that all hydrogens are equivalent. In cyclopentane every carbon of the ring is the same kind of \\ce{CH2} group; each of the other isomers has methyl groups as well as other kinds of hydrogen.',
    reference: 'McMurry, Organic Chemistry, chapter 13',
    computation: { kind: 'drawn-option', property: { kind: 'proton-environments', value: 1 } },
  },
  {
    id: 'organic-spectroscopy-organic-23',
    topics: ['spectroscopy-organic'],
    tests: ['isotope-patterns'],
    uses: ['isotopes'],
    difficulty: 'advanced',
    text: 'Assume that natural chlorine consists of ^{35}Cl and ^{37}Cl in the ratio 3 : 1 and bromine of ^{79}Br and ^{81}Br in the ratio 1 : 1. What is the ratio of the height of the M + 2 peak to that of the M peak in the mass spectrum of 1-bromo-3-chloropropane? (Neglect the isotopes of carbon and hydrogen.)',
    answer: '1.33',
    distractors: [
      {
        text: '1.67',
        slip: 'isotope-pattern-misread',
        teaching: 'This is M + 2 and M + 4 together; M + 4 is due to molecules with ^{37}Cl and ^{81}Br.',
        expression: '(3 * 1 + 1 * 1 + 1 * 1) / (3 * 1)',
      },
      {
        text: '0.33',
        slip: 'isotope-pattern-misread',
        teaching:
          'This is the ratio for chlorine alone; molecules with ^{35}Cl and ^{81}Br also contribute to the M + 2 peak.',
        expression: '1 / (3 * 1)',
      },
      {
        text: '1.00',
        slip: 'isotope-pattern-misread',
        teaching:
          'This counts only molecules with ^{35}Cl and ^{81}Br; those with ^{37}Cl and ^{79}Br also contribute to the M + 2 peak.',
        expression: '(3 * 1) / (3 * 1)',
      },
    ],
    explanation:
      'M is ^{35}Cl with ^{79}Br: 3 × 1 = 3 parts. M + 2 is ^{35}Cl with ^{81}Br (3 × 1 = 3 parts) or ^{37}Cl with ^{79}Br (1 × 1 = 1 part), a total of 4 parts. The ratio is 4 / 3 = 1.33.',
    reference: 'McMurry, Organic Chemistry, chapter 12',
    computation: { kind: 'quantity', expression: '(3 * 1 + 1 * 1) / (3 * 1)', unit: '' },
  },
  {
    id: 'organic-polymers-21',
    topics: ['polymers'],
    tests: ['addition-polymers'],
    difficulty: 'beginner',
    text: 'Which of these compounds *cannot* polymerize by addition at a C=C double bond?',
    answer: '\\smiles{CC(O)C(=O)O}',
    distractors: [
      {
        text: '\\smiles{C=CC(=O)O}',
        slip: 'functional-group-confused',
        teaching:
          'In addition to its carboxyl group, this acid has a C=C double bond, and it forms an addition polymer.',
      },
      {
        text: '\\smiles{C=CC#N}',
        slip: 'functional-group-confused',
        teaching: 'The triple bond stays as it is; the C=C double bond next to it forms the chain.',
      },
      {
        text: '\\smiles{C=C(C)C(=O)OC}',
        slip: 'functional-group-confused',
        teaching:
          'The ester group does not stop the C=C double bond from forming a chain; this is the monomer of acrylic glass.',
      },
    ],
    explanation:
      'Addition polymers of this kind need a monomer with C=C. Lactic acid, \\ce{CH3CH(OH)COOH}, has no C=C bond; its OH and COOH groups form a polyester by condensation.',
    reference: 'McMurry, Organic Chemistry, chapter 31',
    computation: { kind: 'contains-fragment', fragment: 'C=C', negate: true },
  },
  {
    id: 'organic-polymers-22',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A polymer sample consists of 2.0 mmol of chains of 1.0 × 10^{4} g/mol and 1.0 mmol of chains of 4.0 × 10^{4} g/mol. What is its number-average molar mass (total mass divided by total amount of chains)?',
    answer: '2.0 × 10^{4} g/mol',
    distractors: [
      {
        text: '2.5 × 10^{4} g/mol',
        slip: 'averaged-unequal-parts',
        teaching:
          'The simple average of the two molar masses ignores the fact that there are twice as many short chains.',
        expression: '(1.0e4 + 4.0e4) / 2',
      },
      {
        text: '3.0 × 10^{4} g/mol',
        slip: 'answered-another-quantity',
        teaching: 'This is the mass-average molar mass, in which each kind of chain is weighted by its mass.',
        expression: '(2.0 * 1.0e4^2 + 1.0 * 4.0e4^2) / (2.0 * 1.0e4 + 1.0 * 4.0e4)',
      },
      {
        text: '6.0 × 10^{4} g/mol',
        slip: 'one-step-short',
        teaching: 'This divides the total mass of 60 g by one millimole; there are 3.0 mmol of chains.',
        expression: '(2.0 * 1.0e4 + 1.0 * 4.0e4) / 1.0',
      },
    ],
    explanation:
      'The total mass is 2.0 × 10^{−3} mol × 1.0 × 10^{4} g/mol + 1.0 × 10^{−3} mol × 4.0 × 10^{4} g/mol = 60 g. The amount of chains is 3.0 × 10^{−3} mol. The number average is 60 g / (3.0 × 10^{−3} mol) = 2.0 × 10^{4} g/mol.',
    reference: 'IUPAC Gold Book, number-average molar mass',
    computation: {
      kind: 'quantity',
      expression: '(2.0 * 1.0e4 + 1.0 * 4.0e4) / (2.0 + 1.0)',
      unit: 'g/mol',
    },
  },
  {
    id: 'organic-polymers-23',
    topics: ['polymers', 'carboxylic-acids'],
    tests: ['molar-mass-of-polymers', 'condensation-polymers'],
    difficulty: 'advanced',
    text: 'A polyester is made from equimolar amounts of a dicarboxylic acid and a diol; no rings form. What percentage of the acid groups must have reacted for a chain to contain, on average, 200 monomer units?',
    answer: '99.5%',
    distractors: [
      {
        text: '99.0%',
        slip: 'needless-doubling',
        teaching:
          'At this conversion a chain contains 100 monomer units: one acid group in 100 has not yet reacted.',
        expression: '100 * (1 - 1 / 100)',
      },
      {
        text: '0.5%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of acid groups that have not reacted.',
        expression: '100 - 100 * (1 - 1 / 200)',
      },
      {
        text: '1.0%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage that has not reacted when a chain contains 100 monomer units.',
        expression: '100 * 1 / 100',
      },
    ],
    explanation:
      'Each new ester link joins two molecules into one. Of 200 monomer molecules, 100 are diacids with 200 acid groups; to become one chain, they need 199 links. The fraction of acid groups that have reacted is 199/200, or 99.5%.',
    reference: 'IUPAC Gold Book, degree of polymerization',
    computation: { kind: 'quantity', expression: '100 * (1 - 1 / 200)', unit: '%' },
  },
  {
    id: 'organic-radical-reactions-21',
    topics: ['radical-reactions'],
    tests: ['stability-of-radicals'],
    uses: ['bond-enthalpies'],
    difficulty: 'beginner',
    text: 'The C–H bond dissociation enthalpies for forming four radicals from their hydrocarbons are 464 (ethenyl), 439 (methyl), 400 (*tert*-butyl) and 369 kJ/mol (prop-2-enyl, allyl). Which radical forms most easily from its hydrocarbon?',
    answer: 'The prop-2-enyl radical',
    distractors: [
      {
        text: 'The *tert*-butyl radical',
        slip: 'resonance-ignored',
        teaching:
          'Among simple alkyl radicals a tertiary one forms most easily, but delocalization, as in the allyl radical, lowers the energy more.',
      },
      {
        text: 'The methyl radical',
        slip: 'radical-stability-reversed',
        teaching:
          'The methyl radical has no carbon groups or π bonds that could stabilize it; its C–H bond is strong.',
      },
      {
        text: 'The ethenyl radical',
        slip: 'radical-stability-reversed',
        teaching:
          'The highest bond dissociation enthalpy means that this radical forms with the greatest difficulty.',
      },
    ],
    explanation:
      'The smaller the bond dissociation enthalpy, the less energy is needed to form the radical. The value of 369 kJ/mol is the lowest, so the prop-2-enyl radical, whose unpaired electron is shared by the two end carbons, forms most easily.',
    reference: 'McMurry, Organic Chemistry, chapter 6',
    computation: {
      kind: 'option-extreme',
      values: {
        'The prop-2-enyl radical': '369',
        'The *tert*-butyl radical': '400',
        'The methyl radical': '439',
        'The ethenyl radical': '464',
      },
      pick: 'least',
      quantity: 'bond dissociation enthalpy in kJ/mol',
    },
  },
  {
    id: 'organic-radical-reactions-22',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction'],
    uses: ['halogenation-of-alkanes', 'photochemistry'],
    difficulty: 'intermediate',
    text: 'Light starts the chlorination of a large excess of methane. Chlorine absorbs 1.0 × 10^{−3} mol of photons, each of which splits one \\ce{Cl2} molecule, and 15 mol of \\ce{CH3Cl} forms. On average, how many molecules of \\ce{CH3Cl} form for each chlorine atom produced by light?',
    answer: '7.5 × 10^{3}',
    distractors: [
      {
        text: '1.5 × 10^{4}',
        slip: 'one-step-short',
        teaching: 'This is the number per photon, but each photon produces two chlorine atoms.',
        expression: '15 / (1.0e-3)',
      },
      {
        text: '3.0 × 10^{4}',
        slip: 'multiplied-for-divided',
        teaching:
          'Since each photon gives two atoms, the number per photon must be halved, not doubled, to give the number per atom.',
        expression: '2 * 15 / 1.0e-3',
      },
      {
        text: '3.8 × 10^{3}',
        slip: 'needless-factor',
        teaching:
          'Here the number per photon was divided by 4; each photon gives two chlorine atoms, so it must be halved only once.',
        expression: '15 / (4 * 1.0e-3)',
      },
    ],
    explanation:
      'Each photon splits one \\ce{Cl2} molecule into two atoms: 2 × 1.0 × 10^{−3} mol = 2.0 × 10^{−3} mol of chlorine atoms. Each of these leads to 15 mol / (2.0 × 10^{−3} mol) = 7.5 × 10^{3} molecules: a long chain reaction.',
    reference: 'Clayden, Organic Chemistry, chapter 37',
    computation: { kind: 'quantity', expression: '15 / (2 * 1.0e-3)', unit: '' },
  },
  {
    id: 'organic-radical-reactions-23',
    topics: ['radical-reactions', 'stereochemistry'],
    tests: ['halogenation-of-alkanes', 'counting-stereoisomers'],
    uses: ['structural-isomers'],
    difficulty: 'advanced',
    text: 'How many different monochloro products can the radical chlorination of 3-methylpentane, \\ce{CH3CH2CH(CH3)CH2CH3}, give, counting stereoisomers separately?',
    answer: '8',
    distractors: [
      {
        text: '4',
        slip: 'stereocentre-missed',
        teaching:
          'There are four constitutional isomers, but two of them have stereocenters and so more than one form.',
        expression: '1 + 1 + 1 + 1',
      },
      {
        text: '6',
        slip: 'stereocentre-missed',
        teaching:
          '2-Chloro-3-methylpentane has two different stereocenters, and thus four forms instead of two.',
        expression: '2 + 2 + 1 + 1',
      },
      {
        text: '5',
        slip: 'stereocentre-missed',
        teaching:
          '2-Chloro-3-methylpentane has two different stereocenters, and thus four forms instead of one.',
        expression: '2 + 1 + 1 + 1',
      },
    ],
    explanation:
      '1-Chloro-3-methylpentane has one stereocenter (2 forms), and 2-chloro-3-methylpentane has two different ones (2 × 2 = 4 forms). 3-Chloro-3-methylpentane and 3-(chloromethyl)pentane have none (1 form each). The total is 2 + 4 + 1 + 1 = 8.',
    reference: 'McMurry, Organic Chemistry, chapter 10',
    computation: { kind: 'quantity', expression: '2 + 2 * 2 + 1 + 1', unit: '' },
  },
];
