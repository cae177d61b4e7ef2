import type { WrittenQuestion } from '../written-question.ts';

/** Carbonyl compounds, enolates, acids and their derivatives. */
export const carbonylAndAcidChemistryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-carbonyl-compounds-28',
    topics: ['carbonyl-compounds'],
    tests: ['aldehydes-and-ketones', 'boiling-points-and-intermolecular-forces'],
    uses: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Butane (boiling point −1 °C), acetone (56 °C) and propan-1-ol (97 °C) have almost the same molar mass. Why is the boiling point of acetone between those of the other two?',
    answer: 'Its molecules attract each other as dipoles, but not by hydrogen bonds.',
    distractors: [
      {
        text: 'Its molecules form hydrogen bonds, but fewer than those of propan-1-ol.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'All hydrogens of acetone are on carbon, so its molecules have no hydrogen to donate in a hydrogen bond.',
      },
      {
        text: 'Its molecules are nonpolar, but heavier than those of butane.',
        slip: 'ignored-polarity',
        teaching: 'The C=O bond is strongly polar, and the molar masses are nearly equal.',
      },
      {
        text: 'Its molecules are held together by C=O bonds, which break when it boils.',
        slip: 'bond-for-intermolecular',
        teaching: 'Boiling separates molecules from each other; the bonds inside them remain intact.',
      },
    ],
    explanation:
      'The C=O group makes acetone a dipole, so its molecules attract each other more than those of butane. Without a hydrogen on oxygen they form no hydrogen bonds with each other, unlike propan-1-ol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.1',
  },
  {
    id: 'organic-carbonyl-compounds-29',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: 'Which of these compounds adds cyanide ion at its carbonyl carbon fastest?',
    answer: '\\smiles{CCC=O}',
    distractors: [
      {
        text: '\\smiles{CC(C)=O}',
        slip: 'steric-hindrance-ignored',
        teaching: 'Its two methyl groups crowd the carbonyl carbon and donate electrons to it.',
      },
      {
        text: '\\smiles{CCC(=O)CC}',
        slip: 'reversed-trend',
        teaching:
          'Two ethyl groups make the carbonyl carbon less positive and harder to reach than that of an aldehyde.',
      },
      {
        text: '\\smiles{CC(C)(C)C(=O)C(C)(C)C}',
        slip: 'reversed-trend',
        teaching:
          'Two *tert*-butyl groups shield the carbonyl carbon, so this ketone is the slowest of the four.',
      },
    ],
    explanation:
      'An aldehyde has only one alkyl group on the carbonyl carbon. It is less hindered and more positive than a ketone, so propanal, \\ce{CH3CH2CHO}, reacts fastest.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.4',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'aldehyde',
      },
    },
  },
  {
    id: 'organic-carbonyl-compounds-30',
    topics: ['carbonyl-compounds'],
    tests: ['reduction-of-carbonyls'],
    uses: ['chirality'],
    difficulty: 'advanced',
    text: 'Four carbonyl compounds are reduced with sodium borohydride. Which one gives a racemic alcohol?',
    answer: '\\smiles{CCC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CCC(=O)CC}',
        slip: 'stereocentre-invented',
        teaching: 'Pentan-3-ol has two identical ethyl groups on the carbon with OH, so it is achiral.',
      },
      {
        text: '\\smiles{CCCC=O}',
        slip: 'stereocentre-invented',
        teaching: 'An aldehyde becomes a primary alcohol; its carbon with OH has two hydrogens.',
      },
      {
        text: '\\smiles{O=C1CCCC1}',
        slip: 'symmetry-overlooked',
        teaching:
          'In cyclopentanol the two paths around the ring are identical, so the carbon with OH is not a stereocenter.',
      },
    ],
    explanation:
      'Butanone has two different groups on the carbonyl carbon. Hydride adds to both faces equally and gives equal amounts of (*R*)- and (*S*)-butan-2-ol; the other products have no stereocenter.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 5.11 and 17.4',
  },
  {
    id: 'organic-carbonyl-compounds-31',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    difficulty: 'beginner',
    text: 'What is observed when propanal is warmed with Fehling’s solution?',
    answer: 'A brick-red solid forms from the blue solution.',
    distractors: [
      {
        text: 'A silver mirror forms from the colorless solution.',
        slip: 'test-result-confused',
        teaching: 'A silver mirror is obtained with Tollens’ reagent, which contains silver ions.',
      },
      {
        text: 'An orange solid forms from the yellow solution.',
        slip: 'test-result-confused',
        teaching: 'An orange precipitate forms with 2,4-dinitrophenylhydrazine.',
      },
      {
        text: 'A green solution forms from the orange solution.',
        slip: 'test-result-confused',
        teaching: 'That color change is observed with acidified dichromate(VI).',
      },
    ],
    explanation:
      'Fehling’s solution contains blue copper(II) ions in alkali. The aldehyde is oxidized and reduces them to copper(I) oxide, a brick-red solid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.3; OpenStax Chemistry 2e, section 20.3',
  },
  {
    id: 'organic-carbonyl-compounds-32',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['enolates'],
    difficulty: 'intermediate',
    text: 'A liquid \\ce{C4H8O} gives an orange solid with 2,4-dinitrophenylhydrazine, no change with Tollens’ reagent, and a yellow solid with iodine in aqueous sodium hydroxide. Which structure does it have?',
    answer: '\\smiles{CCC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CCCC=O}',
        slip: 'test-result-confused',
        teaching: 'An aldehyde would give a silver mirror with Tollens’ reagent.',
      },
      {
        text: '\\smiles{CC(O)C=C}',
        slip: 'test-result-confused',
        teaching:
          'The group \\ce{CH3CH(OH)} also gives the yellow solid, but without C=O no orange solid forms.',
      },
      {
        text: '\\smiles{CC(C)C=O}',
        slip: 'functional-group-confused',
        teaching: 'This aldehyde would reduce Tollens’ reagent, and it has no methyl group next to C=O.',
      },
    ],
    explanation:
      'The orange solid indicates an aldehyde or ketone, and the lack of reaction with Tollens’ reagent excludes the aldehydes. The yellow solid is iodoform, formed from a methyl ketone. The compound is butanone, \\ce{CH3CH2COCH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 19.8 and 22.6',
    computation: {
      kind: 'same-structure',
      smiles: 'CC(=O)CC',
    },
  },
  {
    id: 'organic-carbonyl-compounds-33',
    topics: ['carbonyl-compounds'],
    tests: ['enolates'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'From which carbon of butanal, \\ce{CH3CH2CH2CHO}, does hydroxide ion remove a proton to form an enolate ion?',
    answer: 'Carbon 2',
    distractors: [
      {
        text: 'Carbon 1',
        slip: 'wrong-proton',
        teaching:
          'The hydrogen of CHO is not acidic: the lone pair left behind could not overlap with the π bond of C=O.',
      },
      {
        text: 'Carbon 3',
        slip: 'wrong-proton',
        teaching: 'A charge on carbon 3 is one carbon too far from C=O to be delocalized.',
      },
      {
        text: 'Carbon 4',
        slip: 'inductive-effect-at-any-distance',
        teaching:
          'The methyl group is far from C=O; its C–H bonds are as weakly acidic as those of an alkane.',
      },
    ],
    explanation:
      'The negative charge that is left must be delocalized onto the oxygen of C=O. This is possible at the carbon next to the carbonyl group, carbon 2 (the α carbon).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.5',
  },
  {
    id: 'organic-carbonyl-compounds-34',
    topics: ['carbonyl-compounds'],
    tests: ['enolates'],
    difficulty: 'intermediate',
    text: '2-Methylcyclohexanone is stirred for a long time with \\ce{NaOD} in an excess of \\ce{D2O}. How many of its hydrogens are replaced by deuterium? \\smiles{CC1CCCCC1=O|2-methylcyclohexanone}',
    answer: '3',
    distractors: [
      {
        text: '4',
        slip: 'symmetry-invented',
        teaching:
          'This counts two hydrogens on each side of C=O, but carbon 2 carries a methyl group in place of one of them.',
        expression: '2 + 2',
      },
      {
        text: '6',
        slip: 'wrong-proton',
        teaching:
          'This adds the three hydrogens of the methyl group, which is one carbon too far from C=O to exchange.',
        expression: '1 + 2 + 3',
      },
      {
        text: '9',
        slip: 'wrong-proton',
        teaching:
          'This counts every hydrogen on the ring, but those on carbons 3, 4 and 5 are not next to C=O.',
        expression: '1 + 4 * 2',
      },
    ],
    explanation:
      'Only hydrogens on carbons next to C=O exchange, through the enolate ions. Carbon 2 has one such hydrogen, and carbon 6 has two: 1 + 2 = 3.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.5',
    computation: {
      kind: 'quantity',
      expression: '1 + 2',
      unit: '',
    },
  },
  {
    id: 'organic-carboxylic-acids-27',
    topics: ['carboxylic-acids'],
    tests: ['carboxylic-acids'],
    difficulty: 'beginner',
    text: 'Which of these compounds releases a gas from aqueous sodium hydrogen carbonate?',
    answer: '\\smiles{OC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{Oc1ccccc1}',
        slip: 'weak-as-strong',
        teaching: 'Phenol is a weaker acid than carbonic acid and cannot release \\ce{CO2}.',
      },
      {
        text: '\\smiles{OCc1ccccc1}',
        slip: 'functional-group-confused',
        teaching: 'Alcohols are about as weakly acidic as water and cannot release \\ce{CO2}.',
      },
      {
        text: '\\smiles{O=Cc1ccccc1}',
        slip: 'functional-group-confused',
        teaching: 'An aldehyde has no acidic O–H group.',
      },
    ],
    explanation:
      'A carboxylic acid (p*K*_{a} about 4 to 5) is stronger than carbonic acid (6.4) and releases \\ce{CO2}, so benzoic acid does. Phenol (10) is too weak an acid, and the others are weaker still.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'carboxylic acid',
      },
    },
  },
  {
    id: 'organic-carboxylic-acids-28',
    topics: ['carboxylic-acids'],
    tests: ['carboxylic-acids', 'hydrogen-bonding'],

    difficulty: 'intermediate',
    text: 'In benzene solution, acetic acid (60 g/mol) shows an apparent molar mass of nearly 120 g/mol. Which explanation fits?',
    answer: 'Two molecules are joined by a pair of hydrogen bonds.',
    distractors: [
      {
        text: 'Two molecules are joined by loss of water to an anhydride.',
        slip: 'water-split-off',
        teaching:
          'The anhydride would have a molar mass of 102 g/mol, and it does not form when the acid is dissolved in benzene.',
      },
      {
        text: 'Two molecules are joined as an ion pair after proton transfer.',
        slip: 'ion-pair-for-hydrogen-bond',
        teaching:
          'Acetic acid is far too weak a base to be protonated by another molecule of itself to this extent, and benzene does not stabilize ions.',
      },
      {
        text: 'One molecule is joined to benzene by a hydrogen bond.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'Benzene is the solvent: each molecule of acid would still be one particle, and 60 g/mol would be found.',
      },
    ],
    explanation:
      'Each molecule donates its O–H hydrogen to the C=O oxygen of the other. The two hydrogen bonds form a ring, and the dimer behaves as one particle of 120 g/mol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-carboxylic-acids-29',
    topics: ['carboxylic-acids', 'aromatic-compounds'],
    tests: ['acid-base-extraction'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'advanced',
    text: 'Benzoic acid, 4-methylphenol and naphthalene are dissolved in ether. The solution is shaken first with aqueous \\ce{NaHCO3}, then with aqueous NaOH. Where does each compound end up?',
    answer: 'The acid in \\ce{NaHCO3}, the phenol in NaOH, naphthalene in ether',
    distractors: [
      {
        text: 'The acid in NaOH, the phenol in \\ce{NaHCO3}, naphthalene in ether',
        slip: 'acidity-order-reversed',
        teaching:
          'The phenol is the weaker acid; hydrogen carbonate takes a proton from benzoic acid but hardly from a phenol.',
      },
      {
        text: 'The acid and the phenol in \\ce{NaHCO3}, naphthalene in ether',
        slip: 'weak-as-strong',
        teaching: 'Hydrogen carbonate is too weak a base to take a proton from a phenol (p*K*_{a} about 10).',
      },
      {
        text: 'The acid in \\ce{NaHCO3}, naphthalene in NaOH, the phenol in ether',
        slip: 'functional-group-confused',
        teaching:
          'Naphthalene is a hydrocarbon without an acidic hydrogen; NaOH takes the proton of the phenol.',
      },
    ],
    explanation:
      'Hydrogen carbonate deprotonates the carboxylic acid (p*K*_{a} 4.2), whose salt dissolves in water. The phenol (p*K*_{a} 10) needs hydroxide. Naphthalene is not acidic and remains in the ether.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 17.2 and 20.2',
  },
  {
    id: 'organic-carboxylic-acids-30',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution', 'acyl-chlorides-and-anhydrides'],
    difficulty: 'beginner',
    text: 'Which of these compounds reacts fastest with cold water?',
    answer: '\\smiles{CC(=O)Cl}',
    distractors: [
      {
        text: '\\smiles{CC(=O)OC(C)=O}',
        slip: 'acyl-reactivity-reversed',
        teaching:
          'An anhydride reacts with water too, but its leaving group, a carboxylate, is poorer than chloride.',
      },
      {
        text: '\\smiles{CC(=O)OCC}',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Esters hardly react with cold water: ethoxide is a poor leaving group.',
      },
      {
        text: '\\smiles{CC(=O)N}',
        slip: 'acyl-reactivity-reversed',
        teaching:
          'Amides are the least reactive: nitrogen donates its lone pair to C=O, and the leaving group is very poor.',
      },
    ],
    explanation:
      'The order is acyl chloride > anhydride > ester > amide. Chloride withdraws electrons from the carbonyl carbon and is the best leaving group, so acetyl chloride reacts fastest.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'group',
        group: 'acyl chloride',
      },
    },
  },
  {
    id: 'organic-carboxylic-acids-31',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution'],
    uses: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: 'A nucleophile adds to acetaldehyde, but replaces the chlorine atom of acetyl chloride. Which difference explains this?',
    answer:
      'The tetrahedral intermediate from acetyl chloride can lose chloride; that from acetaldehyde has no leaving group.',
    distractors: [
      {
        text: 'The tetrahedral intermediate forms from acetaldehyde alone; acetyl chloride reacts by a backside attack on chlorine.',
        slip: 'mechanism-confused',
        teaching: 'Both form a tetrahedral intermediate by attack on the carbonyl carbon.',
      },
      {
        text: 'The carbonyl carbon of acetaldehyde is positive; that of acetyl chloride is negative because of the lone pairs of chlorine.',
        slip: 'reversed-cause',
        teaching:
          'Chlorine withdraws electrons: the carbonyl carbon of the acyl chloride is even more positive.',
      },
      {
        text: 'The carbonyl group of acetaldehyde is planar; that of acetyl chloride is tetrahedral before the attack.',
        slip: 'hybridisation-misjudged',
        teaching: 'Both carbonyl carbons are sp^{2} and planar before the attack.',
      },
    ],
    explanation:
      'In both cases the nucleophile adds to C=O. The intermediate from acetyl chloride re-forms C=O by expelling chloride, a weak base. From acetaldehyde it would have to expel hydride or a carbanion, which does not happen; the intermediate takes up a proton instead.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
  },
  {
    id: 'organic-carboxylic-acids-32',
    topics: ['carboxylic-acids'],
    tests: ['hydrolysis-of-esters'],
    difficulty: 'advanced',
    text: 'Ethyl propanoate with ^{18}O in the single-bonded (alkoxy) position is hydrolyzed with ordinary aqueous sodium hydroxide. Where is the ^{18}O found afterward?',
    answer: 'In the ethanol alone',
    distractors: [
      {
        text: 'In the propanoate ion alone',
        slip: 'wrong-bond-broken',
        teaching:
          'This would require breaking the bond between oxygen and the ethyl group; hydroxide attacks the carbonyl carbon instead.',
      },
      {
        text: 'In the ethanol and the propanoate ion equally',
        slip: 'shared-equally',
        teaching:
          'Only one bond of the labeled oxygen breaks, the one to the carbonyl carbon, so the label is not shared.',
      },
      {
        text: 'In the water and the hydroxide ions alone',
        slip: 'wrong-oxygen-lost',
        teaching: 'The label leaves as ethoxide, which becomes ethanol; its C–O bond stays intact.',
      },
    ],
    explanation:
      'Hydroxide adds to the carbonyl carbon, and the tetrahedral intermediate expels ethoxide together with its labeled oxygen. The bond between this oxygen and the ethyl group is never broken, so the label is found only in the ethanol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carboxylic-acids-33',
    topics: ['carboxylic-acids'],
    tests: ['esterification'],
    uses: ['le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'Acetic acid and ethanol in equal amounts are at equilibrium with ester and water over a solid acid catalyst. Which change increases the percentage of the acid that is converted to ester?',
    answer: 'Removing the water that forms',
    distractors: [
      {
        text: 'Doubling the mass of the catalyst',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching:
          'A catalyst speeds up both directions alike; the equilibrium is reached sooner, but its position does not change.',
      },
      {
        text: 'Heating the flask for twice as long',
        slip: 'equilibrium-as-completion',
        teaching: 'At equilibrium the amounts no longer change with time.',
      },
      {
        text: 'Adding water to dissolve the acid',
        slip: 'le-chatelier-reversed',
        teaching: 'Water is a product of the reaction; adding it pushes the equilibrium back to the acid.',
      },
    ],
    explanation:
      'Removing a product shifts the equilibrium toward the products. When the water that forms is removed, more acid is converted to ester; neither more time nor more catalyst changes the position of the equilibrium.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.3',
  },
  {
    id: 'organic-carboxylic-acids-34',
    topics: ['carboxylic-acids'],
    tests: ['esterification'],
    uses: ['carboxylic-acids'],
    difficulty: 'beginner',
    text: 'Crude ethyl acetate, made with sulfuric acid as catalyst, is shaken with aqueous sodium carbonate in a separatory funnel. What is the purpose of this step?',
    answer: 'To convert leftover acids to salts that dissolve in the aqueous layer',
    distractors: [
      {
        text: 'To bind the water that has dissolved in the ester layer',
        slip: 'drying-for-washing',
        teaching: 'An aqueous solution cannot dry the ester; an anhydrous salt does that later.',
      },
      {
        text: 'To convert leftover ethanol to a salt that dissolves in the aqueous layer',
        slip: 'weak-as-strong',
        teaching: 'Ethanol is far too weak an acid for carbonate; it is the acids that react.',
      },
      {
        text: 'To hydrolyze by-products with nearly the same boiling point as the ester',
        slip: 'conditions-confused',
        teaching:
          'Cold aqueous carbonate only neutralizes acids; hydrolysis needs a strong base and heat, and it would attack the ester itself.',
      },
    ],
    explanation:
      'Some acetic acid and sulfuric acid remain in the crude ester. Carbonate converts them to sodium salts, which dissolve in the water layer, while \\ce{CO2} escapes (so the pressure must be released).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.3',
  },
  {
    id: 'organic-carboxylic-acids-35',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides'],
    uses: ['esterification'],
    difficulty: 'intermediate',
    text: 'For the manufacture of aspirin from salicylic (2-hydroxybenzoic) acid, acetic anhydride is preferred to acetyl chloride. What is the reason?',
    answer: 'It reacts less violently and releases no hydrogen chloride.',
    distractors: [
      {
        text: 'It reacts faster, and at a lower temperature.',
        slip: 'acyl-reactivity-reversed',
        teaching: 'The anhydride is the less reactive of the two; that makes it easier to handle.',
      },
      {
        text: 'It transfers both of its acyl groups, so no by-product forms.',
        slip: 'reagent-equivalents-ignored',
        teaching: 'One acyl group ends up in the ester, and the other leaves as acetic acid.',
      },
      {
        text: 'It reacts with the carboxyl group and leaves the phenol group alone.',
        slip: 'functional-group-confused',
        teaching: 'In aspirin it is the phenol OH that has been acylated.',
      },
    ],
    explanation:
      'Acetyl chloride reacts vigorously, even with moisture, and gives corrosive HCl fumes. The anhydride is less reactive, safer and cheaper, and its by-product is acetic acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.5',
  },
  {
    id: 'organic-carboxylic-acids-36',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'beginner',
    text: 'What is observed when a few drops of acetyl chloride are added to cold water?',
    answer: 'A vigorous reaction with fumes that turn moist blue litmus red',
    distractors: [
      {
        text: 'A vigorous reaction with fumes that turn moist red litmus blue',
        slip: 'acid-base-result-reversed',
        teaching: 'The gas is hydrogen chloride, an acid.',
      },
      {
        text: 'A slow reaction with fumes that turn moist red litmus blue',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Acyl chlorides react with cold water at once, and the gas is hydrogen chloride, an acid.',
      },
      {
        text: 'Two clear layers that stay unchanged until they are boiled',
        slip: 'acyl-reactivity-reversed',
        teaching: 'An ester would behave in this way; acyl chlorides react with cold water at once.',
      },
    ],
    explanation:
      '\\ce{CH3COCl + H2O -> CH3COOH + HCl}. The reaction is fast and exothermic; the steamy fumes of hydrogen chloride are acidic.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.4',
  },
  {
    id: 'organic-carboxylic-acids-37',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides'],
    uses: ['nucleophilic-acyl-substitution'],
    difficulty: 'advanced',
    text: 'Succinic (butanedioic) anhydride reacts with one equivalent of methanol; the mixture is worked up with dilute acid. What is the product? \\smiles{O=C1CCC(=O)O1|butanedioic anhydride}',
    answer: '\\smiles{COC(=O)CCC(=O)O}',
    distractors: [
      {
        text: '\\smiles{COC(=O)CCC(=O)OC}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'A second ester would need a second methanol, acid catalysis and loss of water.',
      },
      {
        text: '\\smiles{COC(=O)CCC=O}',
        slip: 'leaving-group-misjudged',
        teaching:
          'The leaving group is a carboxylate, which becomes COOH; nothing reduces it to an aldehyde.',
      },
      {
        text: '\\smiles{OC(=O)CCC(=O)O}',
        slip: 'nucleophile-misjudged',
        teaching: 'The diacid would form with water; here methanol is the nucleophile.',
      },
    ],
    explanation:
      'Methanol attacks one C=O, and the ring opens because the carboxylate leaves. Both parts remain in one molecule, with an ester at one end and, after acidification, a carboxylic acid at the other: 4-methoxy-4-oxobutanoic acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.5',
    computation: {
      kind: 'same-structure',
      smiles: 'OC(=O)CCC(=O)OC',
    },
  },
  {
    id: 'organic-carboxylic-acids-38',
    topics: ['carboxylic-acids'],
    tests: ['amides'],
    uses: ['amines'],
    difficulty: 'intermediate',
    text: '*N*-Methylbenzamide is boiled with an excess of dilute hydrochloric acid until it is hydrolyzed. In which form are the two organic products present in the acid? \\smiles{CNC(=O)c1ccccc1}',
    answer: '\\smiles{C[NH3+].OC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CN.OC(=O)c1ccccc1}',
        slip: 'protonation-state-overlooked',
        teaching: 'In an excess of acid the amine is protonated.',
      },
      {
        text: '\\smiles{C[NH3+].[O-]C(=O)c1ccccc1}',
        slip: 'protonation-state-overlooked',
        teaching: 'In strong acid the carboxylate takes up a proton and is present as benzoic acid.',
      },
      {
        text: '\\smiles{CN.[O-]C(=O)c1ccccc1}',
        slip: 'conditions-confused',
        teaching: 'These are the products of a hydrolysis with sodium hydroxide.',
      },
    ],
    explanation:
      'Hydrolysis breaks the bond between C=O and nitrogen. In an excess of acid, the basic methylamine is present as methylammonium ion, and benzoic acid keeps its proton.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.7',
    computation: {
      kind: 'same-structure',
      smiles: 'O=C(O)c1ccccc1.[NH3+]C',
    },
  },
  {
    id: 'organic-carboxylic-acids-39',
    topics: ['carboxylic-acids'],
    tests: ['decarboxylation'],
    difficulty: 'intermediate',
    text: 'Which of these acids loses \\ce{CO2} most easily when it is heated to about 100 °C?',
    answer: '\\smiles{CC(=O)CC(=O)O}',
    distractors: [
      {
        text: '\\smiles{CC(=O)CCC(=O)O}',
        slip: 'position-shifted',
        teaching: 'Here C=O is one carbon too far away for the six-membered cyclic transition state.',
      },
      {
        text: '\\smiles{CC(O)CC(=O)O}',
        slip: 'functional-group-confused',
        teaching:
          'An OH group in this position cannot accept the acidic proton to give an enol; it would instead be lost as water.',
      },
      {
        text: '\\smiles{CCCC(=O)O}',
        slip: 'overgeneralised-rule',
        teaching:
          'Simple carboxylic acids are stable at this temperature; a C=O group two carbons from COOH is needed.',
      },
    ],
    explanation:
      'A β-keto acid transfers its acidic proton to the keto oxygen in a six-membered cyclic transition state, while the C–C bond breaks. 3-Oxobutanoic acid, \\ce{CH3COCH2COOH}, is the β-keto acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
    computation: {
      kind: 'contains-fragment',
      fragment: 'O=CCC(=O)O',
    },
  },
  {
    id: 'organic-carboxylic-acids-40',
    topics: ['carboxylic-acids'],
    tests: ['decarboxylation'],
    difficulty: 'advanced',
    text: 'On heating, 3-oxobutanoic acid passes through a six-membered cyclic transition state and loses \\ce{CO2}. Which molecule forms directly from this transition state, along with \\ce{CO2}? \\smiles{CC(=O)CC(=O)O}',
    answer: '\\smiles{CC(O)=C}',
    distractors: [
      {
        text: '\\smiles{CC(C)=O}',
        slip: 'one-step-too-many',
        teaching:
          'Acetone is the final product; it forms by tautomerization of the molecule that is released first.',
      },
      {
        text: '\\smiles{C=CCO}',
        slip: 'position-shifted',
        teaching: 'The proton goes to the keto oxygen, which is on the middle carbon.',
      },
      {
        text: '\\smiles{CCC=O}',
        slip: 'position-shifted',
        teaching: 'The oxygen stays on the carbon that carries the methyl group; an aldehyde cannot form.',
      },
    ],
    explanation:
      'The acidic proton moves to the keto oxygen while the bond to \\ce{CO2} breaks and its electrons form a C=C bond. The product is an enol, prop-1-en-2-ol, which then tautomerizes to acetone.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
    computation: {
      kind: 'same-structure',
      smiles: 'C=C(C)O',
    },
  },
];
