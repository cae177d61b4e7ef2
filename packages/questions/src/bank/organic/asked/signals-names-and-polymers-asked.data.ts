import type { WrittenQuestion } from '../../written-question.ts';

/** Why TMS is the reference in NMR, names of bicyclic compounds, repeat units and hydrolysis of polyamides. */
export const signalsNamesAndPolymersAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-spectroscopy-organic-970',
    topics: ['spectroscopy-organic'],
    tests: ['chemical-shift', 'proton-nmr'],
    difficulty: 'beginner',
    text: 'A little TMS, \\ce{(CH3)4Si}, has been added as a reference to a solution of 5 mg of a rare compound. After the NMR measurement, the compound is to be recovered unchanged. Which two properties of TMS make this easy?',
    answer: 'Chemical inertness and a low boiling point',
    distractors: [
      {
        text: 'Chemical inertness and a high freezing point',
        slip: 'property-misjudged',
        teaching:
          'TMS has small, nonpolar molecules: it is a liquid that boils at 27 °C and freezes only near −100 °C.',
      },
      {
        text: 'Insolubility in the solvent and a high density',
        slip: 'reference-confused',
        teaching:
          'TMS has to dissolve along with the sample, as it does in \\ce{CDCl3}, to serve as a reference in the same solution.',
      },
      {
        text: 'Insolubility in the solvent and a low boiling point',
        slip: 'one-part-right',
        teaching:
          'The low boiling point does help, but TMS mixes well with \\ce{CDCl3} and other organic solvents.',
      },
    ],
    explanation:
      'TMS does not react with the sample, and it evaporates easily because it boils at only 27 °C. Its chemical inertness and low boiling point make the recovery easy.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.3',
  },
  {
    id: 'organic-spectroscopy-organic-971',
    topics: ['spectroscopy-organic'],
    tests: ['chemical-shift'],
    uses: ['bond-polarity'],
    difficulty: 'intermediate',
    text: 'In ^{1}H NMR, why does the signal of TMS, \\ce{(CH3)4Si}, lie upfield of almost all signals of organic compounds?',
    answer: 'Si is less electronegative than C, so the hydrogens are more shielded.',
    distractors: [
      {
        text: 'Si is less electronegative than C, so the hydrogens are less shielded.',
        slip: 'shielding-reversed',
        teaching:
          'Si releases electrons toward the methyl groups; more electron density around a hydrogen shields it more.',
      },
      {
        text: 'Si is more electronegative than C, so the hydrogens are less shielded.',
        slip: 'reversed-trend',
        teaching:
          'Electronegativity falls down group 14, from 2.5 for C to 1.8 for Si; less shielded hydrogens would appear downfield.',
      },
      {
        text: 'Si is more electronegative than C, so the hydrogens are more shielded.',
        slip: 'property-misjudged',
        teaching:
          'Si (1.8) is less electronegative than C (2.5); if it were more so, it would make the hydrogens less shielded.',
      },
    ],
    explanation:
      'The \\ce{CH3} groups of TMS are rich in electrons because silicon (1.8) attracts electrons less than carbon (2.5) does. A signal upfield, at low δ, means strong shielding: Si is less electronegative than C, so the hydrogens are more shielded.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 13.2 and 13.3',
  },
  {
    id: 'organic-organic-nomenclature-970',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkanes'],
    difficulty: 'intermediate',
    text: 'What is the systematic name of this bicyclic hydrocarbon? \\smiles{C1CC2CCC1C2}',
    answer: 'Bicyclo[2.2.1]heptane',
    distractors: [
      {
        text: 'Bicyclo[1.2.2]heptane',
        slip: 'exchanged-values',
        teaching: 'The three bridges are listed from the longest to the shortest, so the 1 comes last.',
      },
      {
        text: 'Bicyclo[1.2.2]pentane',
        slip: 'ring-atoms-miscounted',
        teaching:
          'The shortest bridge comes last, and the two bridgeheads also count, which makes seven carbons.',
      },
      {
        text: 'Bicyclo[2.2.1]pentane',
        slip: 'carbons-miscounted',
        teaching:
          'The end of the name counts all ring carbons: the 2 + 2 + 1 in the bridges and the two bridgeheads.',
      },
    ],
    explanation:
      'The two bridgeheads are linked by bridges of two, two and one carbon, which are listed from the longest to the shortest in the brackets. With the bridgeheads, there are seven carbons: bicyclo[2.2.1]heptane.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 2; IUPAC recommendations, P-23.2',
  },
  {
    id: 'organic-organic-nomenclature-971',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkanes'],
    difficulty: 'advanced',
    text: 'This compound is a methyl derivative of bicyclo[3.2.1]octane. Which name gives the methyl group its correct locant? \\smiles{CC1C2CCCC1CC2}',
    answer: '8-Methylbicyclo[3.2.1]octane',
    distractors: [
      {
        text: '1-Methylbicyclo[3.2.1]octane',
        slip: 'overgeneralised-rule',
        teaching:
          'A substituent gets the lowest number that the ring allows, but carbon 1 is always a bridgehead, and the methyl group is not on a bridgehead.',
      },
      {
        text: '2-Methylbicyclo[3.2.1]octane',
        slip: 'longest-chain-missed',
        teaching:
          'From bridgehead 1, the numbering follows the longest bridge first, so carbon 2 is in the bridge of three carbons.',
      },
      {
        text: '6-Methylbicyclo[3.2.1]octane',
        slip: 'position-shifted',
        teaching:
          'After the second bridgehead, carbon 5, the numbering continues along the bridge of two carbons, which are carbons 6 and 7.',
      },
    ],
    explanation:
      'Numbering starts at a bridgehead (1), follows the longest bridge (2 to 4) to the other bridgehead (5), returns along the next bridge (6 and 7) and ends on the shortest bridge (8). The methyl group is on carbon 8: 8-methylbicyclo[3.2.1]octane.',
    reference: 'IUPAC recommendations, P-23.2 and P-31.1',
  },
  {
    id: 'organic-organic-nomenclature-972',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkanes'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'All of these hydrocarbons have two rings and the molecular formula \\ce{C7H12}. Which one is bicyclo[3.2.0]heptane?',
    answer: '\\smiles{C1CC2CCC2C1}',
    distractors: [
      {
        text: '\\smiles{C1CC2CCC1C2}',
        slip: 'ring-atoms-miscounted',
        teaching:
          'Here one carbon lies between the bridgeheads; the 0 in the name means that the bridgeheads are bonded directly.',
      },
      {
        text: '\\smiles{C1CCC2CC2C1}',
        slip: 'carbons-miscounted',
        teaching:
          'A ring of six and a ring of three carbons share a bond here, so the bridges have four, one and no carbons.',
      },
      {
        text: '\\smiles{C1CCC2(C1)CC2}',
        slip: 'notation-misread',
        teaching:
          'The two rings share only one carbon here, so the compound has no bridgeheads; it is a spiro compound.',
      },
    ],
    explanation:
      'The 0 says that the two bridgeheads are bonded directly. The bridges of three and two carbons complete a ring of five and a ring of four carbons, which share this bond: \\smiles{C1CC2CCC2C1}.',
    reference: 'IUPAC recommendations, P-23.2',
    computation: { kind: 'same-structure', smiles: 'C1CC2CCC2C1' },
  },
  {
    id: 'organic-polymers-970',
    topics: ['polymers'],
    tests: ['biodegradable-polymers', 'condensation-polymers'],
    uses: ['bond-polarity', 'addition-polymers'],
    difficulty: 'intermediate',
    text: 'Hot aqueous alkali and some enzymes break the chains of a polyamide but not those of polypropylene. Which feature of the polyamide makes the difference?',
    answer: 'Its C=O carbons are partially positive, so nucleophiles can attack them.',
    distractors: [
      {
        text: 'Its N–H groups form hydrogen bonds, so water can separate its chains.',
        slip: 'wrong-bond-broken',
        teaching:
          'Breaking hydrogen bonds only moves whole chains apart; a chain is cut when one of its C–N bonds is hydrolyzed.',
      },
      {
        text: 'Its C–C bonds are weaker than in polypropylene, so water can break its chains.',
        slip: 'property-misjudged',
        teaching:
          'The C–C bonds of both polymers are about equally strong and nonpolar; in the polyamide, C–N bonds are broken.',
      },
      {
        text: 'Its chains still contain C=C bonds, so water can add to them.',
        slip: 'kinds-of-polymer-confused',
        teaching: 'A polyamide forms from amino and carboxyl groups, and no C=C bonds take part.',
      },
    ],
    explanation:
      'The chain of polypropylene has only nonpolar C–C bonds, which hydroxide ions and water do not attack. In a polyamide, the C=O carbons are partially positive, so nucleophiles can attack them, and the C–N bonds are hydrolyzed.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.7 and 31.4',
  },
  {
    id: 'organic-polymers-971',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    uses: ['amides'],
    difficulty: 'intermediate',
    text: 'A polyamide is made from butane-1,4-diamine, \\ce{H2N(CH2)4NH2}, and benzene-1,4-dicarboxylic acid, \\ce{HOOCC6H4COOH}. What is its repeat unit?',
    answer: '–[NH–\\ce{(CH2)4}–NH–CO–\\ce{C6H4}–CO]–',
    distractors: [
      {
        text: '–[NH–\\ce{(CH2)4}–CO–NH–\\ce{C6H4}–CO]–',
        slip: 'wrong-groups-joined',
        teaching:
          'Here an NH and a CO group have changed places: \\ce{(CH2)4} comes with two NH groups, and \\ce{C6H4} with two CO groups.',
      },
      {
        text: '–[O–\\ce{(CH2)4}–CO–O–\\ce{C6H4}–CO]–',
        slip: 'kinds-of-polymer-confused',
        teaching: 'This is a polyester of two hydroxy acids; a diamine and a diacid form amide links.',
      },
      {
        text: '–[O–\\ce{(CH2)4}–O–CO–\\ce{C6H4}–CO]–',
        slip: 'functional-group-confused',
        teaching:
          'This is the polyester of butane-1,4-diol; the diamine brings NH groups into the chain, not O.',
      },
    ],
    explanation:
      'At each link, OH from a COOH group and H from an \\ce{NH2} group leave as water, and an amide link CO–NH remains. The diamine keeps both NH groups and the acid both CO groups: –[NH–\\ce{(CH2)4}–NH–CO–\\ce{C6H4}–CO]–.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.9 and 31.4',
  },
];
