import type { WrittenQuestion } from '../../written-question.ts';

export const additionsAndOxidationsFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alkenes-and-alkynes-701',
    topics: ['alkenes-and-alkynes'],
    tests: ['electrophilic-addition', 'carbocation-rearrangement'],
    difficulty: 'intermediate',
    text: '3-Methylbut-1-ene and HCl give 2-chloro-3-methylbutane and also 2-chloro-2-methylbutane. What does the second product indicate?',
    answer: 'A carbocation forms, in which a hydrogen shifts.',
    distractors: [
      {
        text: 'A carbon radical forms, in which a hydrogen shifts.',
        slip: 'intermediates-confused',
        teaching:
          'HCl adds by way of ions; besides, radical addition would put the halogen at the end of the chain.',
      },
      {
        text: 'A chloride ion adds first, before any hydrogen does.',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The electron-rich double bond takes up \\ce{H+} first; chloride adds afterward.',
      },
      {
        text: 'A methyl radical leaves and comes back elsewhere.',
        slip: 'rearrangement-invented',
        teaching:
          'The carbon skeleton of both products is the same; only a hydrogen has changed its position.',
      },
    ],
    explanation:
      '\\ce{H+} adds to carbon 1 and leaves a secondary cation at carbon 2. Its neighbor, carbon 3, is tertiary: when the hydrogen on carbon 3 shifts with its electrons, a more stable tertiary cation results, which takes up chloride. The second product thus indicates that a carbocation forms, in which a hydrogen shifts.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.11',
  },
  {
    id: 'organic-alkenes-and-alkynes-702',
    topics: ['alkenes-and-alkynes'],
    tests: ['electrophilic-addition', 'markovnikovs-rule'],
    uses: ['reactive-intermediates', 'inductive-effect'],
    difficulty: 'advanced',
    text: 'Which product forms when HCl adds to 3,3,3-trifluoropropene, \\ce{CF3CH=CH2}, and how fast is the addition compared with that to propene?',
    answer: '\\ce{CF3CH2CH2Cl}, more slowly',
    distractors: [
      {
        text: '\\ce{CF3CH2CH2Cl}, more quickly',
        slip: 'carbocation-stability-reversed',
        teaching:
          'The \\ce{CF3} group withdraws electron density from the double bond and makes either cation less stable, so the addition is slower.',
      },
      {
        text: '\\ce{CF3CHClCH3}, more slowly',
        slip: 'markovnikov-everywhere',
        teaching:
          'The cation next to \\ce{CF3} would be the less stable one here; the rule that hydrogen goes to the carbon with more hydrogens fails.',
      },
      {
        text: '\\ce{CF3CHClCH3}, more quickly',
        slip: 'inductive-effect-ignored',
        teaching:
          '\\ce{CF3} withdraws electrons strongly, so the cation next to it is unstable, and the addition of \\ce{H+} is slow.',
      },
    ],
    explanation:
      'Because \\ce{CF3} withdraws electrons, \\ce{H+} adds more slowly than to propene. A positive charge on the carbon next to \\ce{CF3} would be especially unstable, so the charge develops at the end of the chain, where chloride then bonds. HCl therefore gives \\ce{CF3CH2CH2Cl} and reacts more slowly than with propene.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 19',
  },
  {
    id: 'organic-aromatic-compounds-701',
    topics: ['aromatic-compounds'],
    tests: ['side-chain-oxidation', 'synthetic-routes'],
    uses: ['preparation-of-amines'],
    difficulty: 'intermediate',
    text: '4-Aminobenzoic acid is made from 4-nitrotoluene. Why is the methyl group oxidized with \\ce{KMnO4} before the nitro group is reduced to \\ce{NH2}?',
    answer: 'The oxidant would also attack an amino group.',
    distractors: [
      {
        text: 'The oxidant would not react in the presence of \\ce{NH2}.',
        slip: 'aromatic-ring-attacked',
        teaching: 'Permanganate attacks rings with \\ce{NH2} only too readily, which is the problem.',
      },
      {
        text: 'The reducing agent would also attack a methyl group.',
        slip: 'side-chain-attacked',
        teaching:
          'Hydrogen, tin and iron do not reduce a methyl group; it is the oxidant that causes the problem.',
      },
      {
        text: 'The oxidant would turn a nitro group into \\ce{NH2}.',
        slip: 'oxidation-for-reduction',
        teaching:
          'The conversion of a nitro group to an amino group is a reduction; the oxidant does not affect the nitro group.',
      },
    ],
    explanation:
      '\\ce{KMnO4} does not affect the nitro group, whose nitrogen is already highly oxidized, but it would also attack an amino group. The side chain is therefore oxidized first.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.8',
  },
  {
    id: 'organic-alcohols-and-ethers-701',
    topics: ['alcohols-and-ethers'],
    tests: ['alcohols', 'boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Three isomers of \\ce{C4H10O} boil at 118 °C (butan-1-ol), 82 °C (2-methylpropan-2-ol, *tert*-butyl alcohol) and 35 °C (diethyl ether). Which two effects explain the order?',
    answer: 'O–H forms hydrogen bonds; a compact shape weakens dispersion forces.',
    distractors: [
      {
        text: 'O–H forms hydrogen bonds; a compact shape strengthens dispersion forces.',
        slip: 'reversed-trend',
        teaching:
          'Compact molecules have less surface in contact with one another, so their dispersion forces are weaker.',
      },
      {
        text: 'C–O forms hydrogen bonds; a long chain weakens dispersion forces.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'The ether has two C–O bonds and yet boils lowest; it is a hydrogen on oxygen that is donated in a hydrogen bond.',
      },
      {
        text: 'O–H bonds break on boiling; a compact shape makes them weaker.',
        slip: 'bond-for-intermolecular',
        teaching: 'Boiling separates whole molecules; O–H bonds are not broken.',
      },
    ],
    explanation:
      'Both alcohols have an O–H group and boil far above the ether, which cannot donate hydrogen bonds. Of the two alcohols, the compact tertiary one boils lower, because a compact shape weakens dispersion forces.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-carbonyl-compounds-701',
    topics: ['carbonyl-compounds'],
    tests: ['aldehydes-and-ketones', 'oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'A student plans to make butanone by warming butan-1-ol with acidified potassium dichromate(VI). What is wrong with the plan?',
    answer: 'A primary alcohol is oxidized to an aldehyde and then to an acid.',
    distractors: [
      {
        text: 'A primary alcohol is not oxidized: its C–OH carbon has no hydrogen.',
        slip: 'alcohol-class-confused',
        teaching: 'It is a tertiary alcohol that has no hydrogen on this carbon; butan-1-ol has two.',
      },
      {
        text: 'A primary alcohol is reduced to an alkane by the chromium salt.',
        slip: 'oxidation-for-reduction',
        teaching: 'Dichromate is an oxidizing agent; it is itself reduced.',
      },
      {
        text: 'A primary alcohol is oxidized to an ether, such as dibutyl ether.',
        slip: 'reaction-type-confused',
        teaching:
          'An ether forms from two molecules of the alcohol by loss of water, which is not an oxidation.',
      },
    ],
    explanation:
      'A primary alcohol is oxidized to an aldehyde and then to an acid, so butan-1-ol gives butanal and then butanoic acid. Butanone has its C=O group inside the chain and must be made from butan-2-ol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-carbonyl-compounds-702',
    topics: ['carbonyl-compounds'],
    tests: ['aldehydes-and-ketones', 'hydrates-of-carbonyl-compounds'],
    uses: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: 'In water, formaldehyde is present almost completely as \\ce{CH2(OH)2}, whereas acetone hardly adds water. Why?',
    answer: 'Two methyl groups donate electrons to the carbonyl carbon and crowd it.',
    distractors: [
      {
        text: 'Two methyl groups withdraw electrons from the carbonyl carbon and crowd it.',
        slip: 'inductive-effect-ignored',
        teaching: 'Alkyl groups donate electrons; withdrawing groups would favor the addition of water.',
      },
      {
        text: 'Two hydrogens donate electrons to the carbonyl carbon and leave it open.',
        slip: 'inductive-effect-ignored',
        teaching:
          'Hydrogen donates less electron density than an alkyl group, which is why formaldehyde is more electrophilic.',
      },
      {
        text: 'Two methyl groups keep acetone from mixing with water, unlike formaldehyde.',
        slip: 'property-misjudged',
        teaching: 'Acetone and water mix in any proportion.',
      },
    ],
    explanation:
      'Two methyl groups donate electrons to the carbonyl carbon, which makes it less positive and stabilizes C=O. They also crowd this carbon, especially in the hydrate, in which it is surrounded by four groups.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.5',
  },
  {
    id: 'organic-structure-and-bonding-751',
    topics: ['structure-and-bonding'],
    tests: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'How many hydrogen atoms in this compound are bonded to secondary carbon atoms? \\smiles{CC(C)CC1CCCC1}',
    answer: '10',
    distractors: [
      {
        text: '2',
        slip: 'wrong-thing-counted',
        teaching: 'These are the hydrogens on the two tertiary carbons, one on each.',
        expression: '2 * 1',
      },
      {
        text: '6',
        slip: 'wrong-thing-counted',
        teaching: 'These are the hydrogens of the two methyl groups, on primary carbons.',
        expression: '2 * 3',
      },
      {
        text: '8',
        slip: 'one-part-right',
        teaching:
          'These are the hydrogens on the four secondary carbons of the ring, but the chain has one secondary carbon, too.',
        expression: '4 * 2',
      },
    ],
    explanation:
      'A secondary carbon is bonded to two other carbons; here these are the four \\ce{CH2} carbons of the ring and the \\ce{CH2} carbon of the chain. Each has two hydrogens, which the formula does not show, so the total is 5 × 2 = 10.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 1.12',
    computation: { kind: 'quantity', expression: '5 * 2', unit: '' },
  },
  {
    id: 'organic-alkenes-and-alkynes-751',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydrogenation-of-alkenes'],
    uses: ['catalysis'],
    difficulty: 'beginner',
    text: 'Which reagents turn hex-1-ene into hexane in one step?',
    answer: '\\ce{H2} and a nickel catalyst',
    distractors: [
      {
        text: '\\ce{H2} and dilute \\ce{H2SO4}',
        slip: 'conditions-confused',
        teaching: 'Dilute acid causes water to add to the double bond; hydrogen requires a metal catalyst.',
      },
      {
        text: '\\ce{H2O} and hot \\ce{H3PO4}',
        slip: 'reagent-misread',
        teaching: 'Water adds as H and OH, which gives an alcohol.',
      },
      {
        text: '\\ce{NaBH4} and cold ethanol',
        slip: 'reagent-misread',
        teaching: 'Sodium borohydride reduces C=O groups but does not react with an isolated C=C bond.',
      },
    ],
    explanation:
      'Hydrogen adds to the C=C bond on the surface of a metal such as nickel, palladium or platinum, so \\ce{H2} and a nickel catalyst convert hex-1-ene to hexane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.6',
  },
  {
    id: 'organic-alkenes-and-alkynes-752',
    topics: ['alkenes-and-alkynes'],
    tests: ['synthesis-of-alkenes'],
    uses: ['alcohols'],
    difficulty: 'beginner',
    text: 'Propan-2-ol is heated with concentrated phosphoric acid, and the gas that escapes is collected. What is it?',
    answer: 'Propene',
    distractors: [
      {
        text: 'Propane',
        slip: 'reduced-too-far',
        teaching: 'No hydrogen is added here; water is eliminated.',
      },
      {
        text: 'Ethene',
        slip: 'carbon-lost-or-added',
        teaching: 'No C–C bond is broken, so all three carbons stay together.',
      },
      {
        text: 'Propyne',
        slip: 'reagent-misread',
        teaching:
          'Only one molecule of water can be eliminated for one OH group, so there is one new π bond and not two.',
      },
    ],
    explanation:
      'The acid catalyzes the loss of water from the alcohol: \\ce{CH3CH(OH)CH3 -> CH3CH=CH2 + H2O}. The gas is propene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
];
