import type { WrittenQuestion } from '../../written-question.ts';

export const additionsAndOxidationsFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alkenes-and-alkynes-701',
    topics: ['alkenes-and-alkynes'],
    tests: ['electrophilic-addition', 'carbocation-rearrangement'],
    difficulty: 'intermediate',
    text: '3-Methylbut-1-ene and HCl give 2-chloro-3-methylbutane and also 2-chloro-2-methylbutane. What does the second product show?',
    answer: 'A carbocation forms, in which a hydrogen moves over.',
    distractors: [
      {
        text: 'A carbon radical forms, in which a hydrogen moves over.',
        slip: 'intermediates-confused',
        teaching: 'HCl adds by ions; and radical addition would put the halogen at the end of the chain.',
      },
      {
        text: 'A chloride ion adds first, before any hydrogen does.',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The electron-rich double bond takes up \\ce{H+} first; chloride follows.',
      },
      {
        text: 'A methyl radical leaves, and comes back elsewhere.',
        slip: 'rearrangement-invented',
        teaching: 'The carbon skeleton of both products is the same; only a hydrogen has changed its place.',
      },
    ],
    explanation:
      '\\ce{H+} adds to carbon 1 and leaves a secondary cation at carbon 2. Its neighbor, carbon 3, is tertiary: when the hydrogen of carbon 3 moves over with its electrons, a more stable tertiary cation arises, which takes up chloride. So a carbocation forms, in which a hydrogen moves over.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.11',
  },
  {
    id: 'organic-alkenes-and-alkynes-702',
    topics: ['alkenes-and-alkynes'],
    tests: ['electrophilic-addition', 'markovnikovs-rule'],
    uses: ['reactive-intermediates', 'inductive-effect'],
    difficulty: 'advanced',
    text: 'How does HCl add to 3,3,3-trifluoropropene, \\ce{CF3CH=CH2}, compared with propene?',
    answer: 'To \\ce{CF3CH2CH2Cl}, more slowly',
    distractors: [
      {
        text: 'To \\ce{CF3CH2CH2Cl}, more quickly',
        slip: 'carbocation-stability-reversed',
        teaching:
          'The \\ce{CF3} group takes electron density from the double bond and makes each cation less stable.',
      },
      {
        text: 'To \\ce{CF3CHClCH3}, more slowly',
        slip: 'markovnikov-everywhere',
        teaching:
          'The cation next to \\ce{CF3} would be the less stable one here; the rule of the richer carbon fails.',
      },
      {
        text: 'To \\ce{CF3CHClCH3}, more quickly',
        slip: 'inductive-effect-ignored',
        teaching:
          '\\ce{CF3} pulls electrons strongly: the cation next to it is poor, and the attack of \\ce{H+} slow.',
      },
    ],
    explanation:
      '\\ce{CF3} withdraws electrons: \\ce{H+} is taken up more slowly than by propene. The positive charge avoids the carbon next to \\ce{CF3}, so that it arises at the end of the chain, where chloride is bound: to \\ce{CF3CH2CH2Cl}, more slowly.',
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
        text: 'The oxidant would not attack a ring with \\ce{NH2}.',
        slip: 'aromatic-ring-attacked',
        teaching: 'It attacks such electron-rich rings only too well; that is the trouble.',
      },
      {
        text: 'The reducing agent would also attack a methyl group.',
        slip: 'side-chain-attacked',
        teaching: 'Hydrogen, tin or iron do not reduce a methyl group; it is a matter of the oxidant.',
      },
      {
        text: 'The oxidant would turn a nitro group into \\ce{NH2}.',
        slip: 'oxidation-for-reduction',
        teaching: 'To go from nitro to amino is a reduction; the oxidant leaves the nitro group as it is.',
      },
    ],
    explanation:
      '\\ce{KMnO4} leaves the nitro group, whose nitrogen is highly oxidized already, but it would also attack an amino group. So the side chain is oxidized first.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.8',
  },
  {
    id: 'organic-alcohols-and-ethers-701',
    topics: ['alcohols-and-ethers'],
    tests: ['alcohols', 'boiling-points-and-intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Three isomers \\ce{C4H10O} boil at 118 °C (butan-1-ol), 82 °C (2-methylpropan-2-ol, *tert*-butyl alcohol) and 35 °C (diethyl ether). Which two effects explain the order?',
    answer: 'O–H forms hydrogen bonds; a compact shape weakens dispersion forces.',
    distractors: [
      {
        text: 'O–H forms hydrogen bonds; a compact shape strengthens dispersion forces.',
        slip: 'reversed-trend',
        teaching:
          'Compact molecules touch each other with less surface, and so their dispersion forces are weaker.',
      },
      {
        text: 'C–O forms hydrogen bonds; a long chain weakens dispersion forces.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'The ether has two C–O bonds and boils lowest: it is hydrogen on oxygen that is donated.',
      },
      {
        text: 'O–H bonds break on boiling; a compact shape makes them weaker.',
        slip: 'bond-for-intermolecular',
        teaching: 'Boiling separates whole molecules; O–H bonds are not broken.',
      },
    ],
    explanation:
      'Both alcohols have O–H and boil far above the ether, which cannot donate hydrogen bonds. Of the two, the compact tertiary alcohol boils lower. O–H forms hydrogen bonds; a compact shape weakens dispersion forces.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-carbonyl-compounds-701',
    topics: ['carbonyl-compounds'],
    tests: ['aldehydes-and-ketones', 'oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'A student plans to make butanone by warming butan-1-ol with acidified potassium dichromate(VI). What is wrong with the plan?',
    answer: 'A primary alcohol is oxidized to an aldehyde and on to an acid.',
    distractors: [
      {
        text: 'A primary alcohol is not oxidized, as it has no C–H on that carbon.',
        slip: 'alcohol-class-confused',
        teaching: 'It is a tertiary alcohol that lacks this C–H; a primary one has two.',
      },
      {
        text: 'A primary alcohol is reduced to an alkane by the chromium salt.',
        slip: 'oxidation-for-reduction',
        teaching: 'Dichromate is an oxidant; it is reduced itself.',
      },
      {
        text: 'A primary alcohol is oxidized to an ester of two butyl groups.',
        slip: 'functional-group-confused',
        teaching:
          'An excess of warm dichromate goes on to the acid; an ester is no product one would plan for here.',
      },
    ],
    explanation:
      'From butan-1-ol butanal and then butanoic acid form; butanone has C=O inside the chain and needs butan-2-ol. A primary alcohol is oxidized to an aldehyde and on to an acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-carbonyl-compounds-702',
    topics: ['carbonyl-compounds'],
    tests: ['aldehydes-and-ketones', 'hydrates-of-carbonyl-compounds'],
    uses: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: 'In water methanal (formaldehyde) is almost completely present as \\ce{CH2(OH)2}, whereas propanone (acetone) hardly adds water. Why?',
    answer: 'Two methyl groups supply electrons to the carbonyl carbon and crowd it.',
    distractors: [
      {
        text: 'Two methyl groups withdraw electrons from the carbonyl carbon and crowd it.',
        slip: 'inductive-effect-ignored',
        teaching: 'Alkyl groups supply electrons; withdrawing groups would favor the addition of water.',
      },
      {
        text: 'Two hydrogens supply electrons to the carbonyl carbon and leave it open.',
        slip: 'inductive-effect-ignored',
        teaching: 'Hydrogen supplies less than alkyl does; that is why methanal is the more electrophilic.',
      },
      {
        text: 'Two methyl groups keep propanone from mixing with water, unlike methanal.',
        slip: 'property-misjudged',
        teaching: 'Propanone and water mix in any proportion.',
      },
    ],
    explanation:
      'Methyl groups make the carbonyl carbon less positive and stabilize C=O, and in the hydrate four groups around this carbon get in each other’s way. Two methyl groups supply electrons to the carbonyl carbon and crowd it.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.5',
  },
  {
    id: 'organic-structure-and-bonding-751',
    topics: ['structure-and-bonding'],
    tests: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'How many hydrogen atoms of this compound are bonded to secondary carbon atoms? \\smiles{CC(C)CC1CCCC1}',
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
        teaching: 'The ring has four secondary carbons, but the chain has one, too.',
        expression: '4 * 2',
      },
    ],
    explanation:
      'A secondary carbon is bonded to two others: four \\ce{CH2} of the ring and the \\ce{CH2} of the chain. Each has two hydrogens, which the formula does not show: 5 × 2 = 10.',
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
        teaching: 'Acid makes water add to the double bond; hydrogen needs a metal as a catalyst.',
      },
      {
        text: '\\ce{H2O} and hot \\ce{H3PO4}',
        slip: 'reagent-misread',
        teaching: 'Water adds as H and OH: this gives an alcohol.',
      },
      {
        text: '\\ce{NaBH4} and cold ethanol',
        slip: 'reagent-misread',
        teaching: 'It reduces C=O groups, but leaves an isolated C=C bond as it is.',
      },
    ],
    explanation:
      'Hydrogen adds to the C=C bond on the surface of a metal such as nickel, palladium or platinum: with \\ce{H2} and a nickel catalyst hex-1-ene gives hexane.',
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
        teaching: 'No hydrogen is added here; water is split off.',
      },
      {
        text: 'Ethene',
        slip: 'carbon-lost-or-added',
        teaching: 'No C–C bond is broken: all three carbons stay together.',
      },
      {
        text: 'Propyne',
        slip: 'reagent-misread',
        teaching:
          'Only one molecule of water can be split off from one OH group, so there is one new π bond and not two.',
      },
    ],
    explanation:
      'The acid catalyzes the loss of water from the alcohol: \\ce{CH3CH(OH)CH3 -> CH3CH=CH2 + H2O}. The gas is propene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
];
