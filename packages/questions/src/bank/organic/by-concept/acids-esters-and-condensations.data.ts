import type { WrittenQuestion } from '../../written-question.ts';

/** Carboxylic acids and their derivatives, nitriles, Claisen condensation, loss of carbon dioxide. */
export const acidsEstersAndCondensationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-carboxylic-acids-101',
    topics: ['carboxylic-acids'],
    tests: ['carboxylic-acids'],
    uses: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'Which equation describes the reaction of magnesium with aqueous propanoic acid?',
    answer: '\\ce{Mg + 2C2H5COOH -> (C2H5COO)2Mg + H2}',
    distractors: [
      {
        text: '\\ce{2Mg + 2C2H5COOH -> 2C2H5COOMg + H2}',
        slip: 'wrong-ion-charge',
        teaching: 'The magnesium ion has a charge of 2+ and needs two propanoate ions.',
      },
      {
        text: '\\ce{Mg + 2C2H5COOH -> (C2H4COOH)2Mg + H2}',
        slip: 'wrong-proton',
        teaching: 'Only the hydrogen of the COOH group is acidic; those on carbon are not replaced.',
      },
      {
        text: '\\ce{2Mg + 2C2H5COOH -> 2C2H4COOHMg + H2}',
        slip: 'wrong-proton',
        teaching:
          'The hydrogen comes from COOH, not from a C–H bond, and the magnesium ion, 2+, needs two anions.',
      },
    ],
    explanation:
      'Two COOH groups react with each magnesium atom, and hydrogen and magnesium propanoate form: \\ce{Mg + 2C2H5COOH -> (C2H5COO)2Mg + H2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-carboxylic-acids-102',
    topics: ['carboxylic-acids'],
    tests: ['carboxylic-acids'],
    uses: ['acid-base-titration', 'molar-mass'],
    difficulty: 'intermediate',
    text: 'In a titration, 0.592 g of an unbranched monocarboxylic acid requires 40.0 mL of 0.200 mol/L NaOH. Which acid is it?',
    answer: 'Propanoic acid',
    distractors: [
      {
        text: 'Acetic acid',
        slip: 'carbon-lost-or-added',
        teaching: 'Its molar mass is 60 g/mol; only 0.480 g of it would require this volume.',
      },
      {
        text: 'Butanoic acid',
        slip: 'carbon-lost-or-added',
        teaching: 'Its molar mass is 88 g/mol; 0.704 g of it would require this volume.',
      },
      {
        text: 'Formic acid',
        slip: 'carbon-lost-or-added',
        teaching: 'Its molar mass is 46 g/mol; only 0.368 g of it would require this volume.',
      },
    ],
    explanation:
      'The amount of base is 0.0400 L × 0.200 mol/L = 0.00800 mol, and the amount of acid is the same. The molar mass is 0.592 g / 0.00800 mol = 74.0 g/mol, which is that of propanoic acid, \\ce{C2H5COOH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-carboxylic-acids-103',
    topics: ['carboxylic-acids'],
    tests: ['carboxylic-acids', 'nitriles'],
    uses: ['grignard-reactions', 'e2-reaction'],
    difficulty: 'advanced',
    text: '2,2-Dimethylpropanoic acid is to be made from 2-chloro-2-methylpropane. The route through the Grignard reagent and \\ce{CO2} works, but the route through NaCN and hydrolysis does not. Why does the latter fail?',
    answer: 'Cyanide removes a proton from the chloride; an alkene forms.',
    distractors: [
      {
        text: 'Cyanide removes the halogen from the chloride; an alkane forms.',
        slip: 'mechanism-confused',
        teaching: 'Cyanide is a base and a nucleophile; it attacks hydrogen here, not chlorine.',
      },
      {
        text: 'Hydrolysis removes \\ce{CO2} from the nitrile; an alkane forms.',
        slip: 'conditions-confused',
        teaching: 'The nitrile would be hydrolyzed to the acid, but the nitrile does not form.',
      },
      {
        text: 'Hydrolysis removes a proton from the nitrile; an alkene forms.',
        slip: 'other-stage',
        teaching: 'The alkene forms in the preceding step, with cyanide as the base.',
      },
    ],
    explanation:
      'Cyanide is a base as well as a nucleophile. At a tertiary carbon, S_{N}2 is impossible, and E2 gives 2-methylpropene. In the Grignard route, the tertiary carbon itself is the nucleophile, so it need not be attacked.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.5',
  },
  {
    id: 'organic-carboxylic-acids-104',
    topics: ['carboxylic-acids', 'aromatic-compounds'],
    tests: ['esterification'],
    difficulty: 'intermediate',
    text: 'Salicylic acid is heated with an excess of methanol and a little sulfuric acid. Which product forms? \\smiles{OC(=O)c1ccccc1O}',
    answer: '\\smiles{COC(=O)c1ccccc1O}',
    distractors: [
      {
        text: '\\smiles{COc1ccccc1C(=O)O}',
        slip: 'functional-group-confused',
        teaching:
          'An ether forms from a phenol with a methyl halide and base; acid and methanol esterify COOH.',
      },
      {
        text: '\\smiles{CC(=O)Oc1ccccc1C(=O)O}',
        slip: 'reagent-misread',
        teaching: 'This is aspirin, which is made with acetic anhydride.',
      },
      {
        text: '\\smiles{CC(=O)c1ccccc1O}',
        slip: 'carbon-lost-or-added',
        teaching: 'The oxygen between C=O and \\ce{CH3} is missing, so this compound is a ketone.',
      },
    ],
    explanation:
      'The COOH group reacts with methanol and acid to give the ester, and the phenol OH is unchanged. The product is methyl salicylate, with \\ce{COOCH3} and OH on neighboring carbons.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.3',
    computation: { kind: 'same-structure', smiles: 'COC(=O)c1ccccc1O' },
  },
  {
    id: 'organic-carboxylic-acids-105',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution'],
    uses: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'beginner',
    text: 'Which of these conversions *cannot* be carried out directly by adding the named reagent?',
    answer: 'Methyl acetate to acetyl chloride, with NaCl',
    distractors: [
      {
        text: 'Acetyl chloride to acetamide, with \\ce{NH3}',
        slip: 'acyl-reactivity-reversed',
        teaching: 'An acid chloride is the most reactive derivative and is converted to an amide at once.',
      },
      {
        text: 'Acetic anhydride to ethyl acetate, with ethanol',
        slip: 'acyl-reactivity-reversed',
        teaching: 'An anhydride is more reactive than an ester and acylates alcohols.',
      },
      {
        text: 'Ethyl acetate to acetamide, with \\ce{NH3}',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Ammonia slowly converts an ester to the less reactive amide.',
      },
    ],
    explanation:
      'More reactive derivatives can be converted to less reactive ones, but not the reverse. The acid chloride is the most reactive; chloride ion is too weak a nucleophile and a better leaving group than methoxide.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
  },
  {
    id: 'organic-carboxylic-acids-106',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution'],
    uses: ['curly-arrows'],
    difficulty: 'intermediate',
    text: 'What happens to the carbonyl carbon in the first step of a nucleophilic acyl substitution?',
    answer: 'It changes from sp^{2} to sp^{3}.',
    distractors: [
      {
        text: 'It changes from sp^{2} to sp.',
        slip: 'hybridisation-misjudged',
        teaching: 'This would require the loss of a group before the attack, as in an acylium ion.',
      },
      {
        text: 'It stays sp^{2} and is inverted.',
        slip: 'mechanism-confused',
        teaching: 'Inversion occurs in S_{N}2 reactions at an sp^{3} carbon.',
      },
      {
        text: 'It stays sp^{2} and becomes a radical.',
        slip: 'mechanism-confused',
        teaching: 'The nucleophile contributes an electron pair; no radical forms.',
      },
    ],
    explanation:
      'The nucleophile adds to C=O; the carbon then has four σ bonds and is sp^{3} in a tetrahedral intermediate. In the second step, C=O forms again and the leaving group departs.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
  },
  {
    id: 'organic-carboxylic-acids-107',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution'],
    uses: ['hydrolysis-of-esters'],
    difficulty: 'advanced',
    text: 'An ester with ^{18}O in its C=O group is partly hydrolyzed by NaOH. The ester that has not yet reacted has lost part of its ^{18}O. Which mechanism explains this?',
    answer: 'Addition to C=O, reversible before the alkoxide leaves',
    distractors: [
      {
        text: 'Attack at the alkyl carbon, with the carboxylate as leaving group',
        slip: 'mechanism-confused',
        teaching: 'S_{N}2 at the alkyl carbon would not affect the C=O group, so no label would be lost.',
      },
      {
        text: 'Direct replacement of the alkoxide, in a single step',
        slip: 'one-step-for-two',
        teaching: 'Without an intermediate, the C=O oxygen of unreacted ester could not be exchanged.',
      },
      {
        text: 'Loss of alkoxide first, then attack of hydroxide on the cation',
        slip: 'mechanism-confused',
        teaching: 'An acylium ion does not form in base, and it would not return to the ester.',
      },
    ],
    explanation:
      'Hydroxide adds to C=O. In the intermediate a proton moves between the oxygens, and hydroxide that carries the label can leave again, so the remaining ester has lost ^{18}O.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carboxylic-acids-108',
    topics: ['carboxylic-acids'],
    tests: ['amides'],
    uses: ['hydrogen-bonding', 'boiling-points-and-intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Acetamide, \\ce{CH3CONH2}, boils at 221 °C, whereas *N*,*N*-dimethylacetamide, \\ce{CH3CON(CH3)2}, which has larger molecules, boils at only 165 °C. What explains this?',
    answer: 'Only acetamide has N–H bonds for hydrogen bonding.',
    distractors: [
      {
        text: 'Only acetamide has a polar C=O group for dipole forces.',
        slip: 'ignored-dipole-forces',
        teaching: 'Both amides have the same polar C=O group.',
      },
      {
        text: 'Only acetamide consists of ions in the liquid state.',
        slip: 'ion-pair-for-hydrogen-bond',
        teaching: 'Amides are neither strong bases nor strong acids; the liquid consists of molecules.',
      },
      {
        text: 'Only acetamide has dispersion forces in the liquid.',
        slip: 'ignored-dispersion',
        teaching:
          'All molecules attract each other by dispersion forces, and larger ones do so more strongly.',
      },
    ],
    explanation:
      'Acetamide molecules donate hydrogen bonds with N–H and accept them at C=O. Without N–H, dimethylacetamide has no hydrogen bonds among its own molecules.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.7',
  },
  {
    id: 'organic-carboxylic-acids-109',
    topics: ['carboxylic-acids', 'acidity-and-basicity'],
    tests: ['amides'],
    uses: ['basicity-of-amines', 'resonance-in-organic-molecules'],
    difficulty: 'advanced',
    text: 'In strong acid, an amide is protonated on oxygen, not on nitrogen. Why?',
    answer: 'The cation protonated on oxygen is stabilized by resonance.',
    distractors: [
      {
        text: 'The nitrogen of the amide has no lone pair at all.',
        slip: 'lone-pair-forgotten',
        teaching: 'The nitrogen has a lone pair, which is delocalized into C=O.',
      },
      {
        text: 'The oxygen is the less electronegative of the two atoms.',
        slip: 'wrong-cause',
        teaching: 'Oxygen is more electronegative than nitrogen.',
      },
      {
        text: 'The cation protonated on nitrogen has two positive charges.',
        slip: 'charge-placed-wrongly',
        teaching: 'A proton adds only one positive charge, wherever it bonds.',
      },
    ],
    explanation:
      'With the proton on oxygen, the positive charge is shared by O, C and N. A proton on nitrogen would use the lone pair and end the delocalization.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.3',
  },
  {
    id: 'organic-carboxylic-acids-110',
    topics: ['carboxylic-acids'],
    tests: ['nitriles'],
    difficulty: 'beginner',
    text: 'Butanenitrile is boiled with dilute hydrochloric acid for several hours. Which organic product forms?',
    answer: '\\smiles{CCCC(=O)O}',
    distractors: [
      {
        text: '\\smiles{CCC(=O)O}',
        slip: 'carbon-lost-or-added',
        teaching: 'The nitrile carbon becomes the COOH carbon; no carbon is lost.',
      },
      {
        text: '\\smiles{CCCC(N)=O}',
        slip: 'one-step-short',
        teaching: 'The amide forms first; hours of boiling in acid hydrolyze it further.',
      },
      {
        text: '\\smiles{CCC(N)=O}',
        slip: 'carbon-lost-or-added',
        teaching: 'The nitrile carbon is retained, and the amide is hydrolyzed further.',
      },
    ],
    explanation:
      'Water adds to the nitrile to give an amide, which is hydrolyzed further to butanoic acid, \\ce{CH3CH2CH2COOH}, and ammonium chloride.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.7',
    computation: { kind: 'same-structure', smiles: 'CCCC(=O)O' },
  },
  {
    id: 'organic-carboxylic-acids-111',
    topics: ['carboxylic-acids'],
    tests: ['nitriles'],
    uses: ['grignard-reactions', 'imines-and-enamines'],
    difficulty: 'intermediate',
    text: 'Benzonitrile, \\ce{C6H5CN}, is treated with ethylmagnesium bromide in ether, then with dilute acid. What is the product?',
    answer: '\\smiles{CCC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CCC(O)(CC)c1ccccc1}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'The magnesium salt of the imine is not attacked a second time; an ester would give this alcohol.',
      },
      {
        text: '\\smiles{CCC(=N)c1ccccc1}',
        slip: 'one-step-short',
        teaching: 'This imine is released first, but dilute acid hydrolyzes it to the ketone.',
      },
      {
        text: '\\smiles{CCC(N)(CC)c1ccccc1}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'The magnesium salt of the imine is not attacked a second time, and acid replaces nitrogen by oxygen.',
      },
    ],
    explanation:
      'The ethyl group adds to the nitrile carbon. The product remains the magnesium salt of an imine until acid is added; the acid hydrolyzes it to the ketone, \\ce{C6H5COCH2CH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.7',
    computation: { kind: 'same-structure', smiles: 'CCC(=O)c1ccccc1' },
  },
  {
    id: 'organic-carboxylic-acids-112',
    topics: ['carboxylic-acids'],
    tests: ['claisen-condensation'],
    difficulty: 'beginner',
    text: 'Why is sodium ethoxide rather than sodium methoxide used for the Claisen condensation of an ethyl ester?',
    answer: 'Methoxide would replace the alkoxy group of the ester.',
    distractors: [
      {
        text: 'Methoxide would be too weak a base for the ester.',
        slip: 'base-for-nucleophile',
        teaching: 'The two alkoxides are bases of about the same strength.',
      },
      {
        text: 'Methoxide would methylate the carbon next to C=O.',
        slip: 'reagent-misread',
        teaching:
          'Methoxide does not transfer its \\ce{CH3} group to carbon; a methyl halide would be needed for that.',
      },
      {
        text: 'Methoxide would not dissolve in alcohol.',
        slip: 'solubility-rule',
        teaching: 'Sodium methoxide dissolves in alcohols.',
      },
    ],
    explanation:
      'An alkoxide attacks the C=O group of an ester. With ethoxide, the ethyl ester remains an ethyl ester; with methoxide, methyl esters would form as well, and a mixture would result.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.7',
  },
  {
    id: 'organic-carboxylic-acids-113',
    topics: ['carboxylic-acids'],
    tests: ['claisen-condensation'],
    difficulty: 'intermediate',
    text: 'Ethyl acetate is added slowly to a mixture of ethyl benzoate, \\ce{C6H5COOC2H5}, and sodium ethoxide, and acid is added at the end. What is the main product?',
    answer: '\\smiles{CCOC(=O)CC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CCOC(=O)CC(C)=O}',
        slip: 'alpha-hydrogen-overlooked',
        teaching:
          'With slow addition, ethyl benzoate is always in large excess over ethyl acetate, so the enolate reacts mainly with the benzoate.',
      },
      {
        text: '\\smiles{CCOC(=O)c1ccccc1C(C)=O}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The enolate attacks the C=O carbon of the benzoate, not its ring.',
      },
      {
        text: '\\smiles{CCOC(=O)C=Cc1ccccc1}',
        slip: 'water-split-off',
        teaching: 'This product would form from benzaldehyde with loss of water; here ethoxide leaves.',
      },
    ],
    explanation:
      'Only ethyl acetate has hydrogens next to C=O. Its enolate attacks the C=O group of ethyl benzoate, and ethoxide leaves: \\ce{C6H5COCH2COOC2H5}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.8',
    computation: { kind: 'same-structure', smiles: 'CCOC(=O)CC(=O)c1ccccc1' },
  },
  {
    id: 'organic-carboxylic-acids-114',
    topics: ['carboxylic-acids'],
    tests: ['claisen-condensation'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'Ethyl 2-methylpropanoate, \\ce{(CH3)2CHCOOC2H5}, gives hardly any Claisen product with sodium ethoxide, whereas ethyl propanoate gives a good yield. What is missing in the first case?',
    answer: 'An acidic hydrogen between the C=O groups of the product',
    distractors: [
      {
        text: 'A hydrogen next to the C=O group of the starting ester',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'The CH group provides one, so the enolate ion can form.',
      },
      {
        text: 'A leaving group at the C=O group that is attacked',
        slip: 'steric-hindrance-ignored',
        teaching: 'Both are ethyl esters and lose ethoxide.',
      },
      {
        text: 'A C=O group that the enolate ion could attack',
        slip: 'wrong-carbon-attacked',
        teaching: 'The second molecule of the ester has a C=O group, as in the case of ethyl propanoate.',
      },
    ],
    explanation:
      'The condensation is reversible and in itself unfavorable. It is driven by the removal of the acidic hydrogen between the C=O groups; the product of ethyl 2-methylpropanoate has two \\ce{CH3} groups there and no hydrogen.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.7',
  },
  {
    id: 'organic-carboxylic-acids-115',
    topics: ['carboxylic-acids'],
    tests: ['claisen-condensation'],
    difficulty: 'advanced',
    text: 'Diethyl hexanedioate is treated with one equivalent of sodium ethoxide, then with acid. Which cyclic product forms? \\smiles{CCOC(=O)CCCCC(=O)OCC}',
    answer: '\\smiles{CCOC(=O)C1CCCC1=O}',
    distractors: [
      {
        text: '\\smiles{CCOC(=O)C1CCCCC1=O}',
        slip: 'carbon-lost-or-added',
        teaching:
          'The ring contains carbons 1 to 5 of the chain; a six-membered ring would require a heptanedioate.',
      },
      {
        text: '\\smiles{CCOC(=O)C1CCC(=O)C1}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The carbon next to one C=O attacks the other C=O, so both end up on neighboring carbons.',
      },
      {
        text: '\\smiles{CCOC(=O)C1CCCC(=O)C1}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The ring contains five carbons of the chain, and the ester group ends up next to C=O.',
      },
    ],
    explanation:
      'The carbon next to one ester group attacks the other ester group, and ethoxide leaves (Dieckmann condensation). The result is a five-membered ring with C=O and with \\ce{COOC2H5} on the neighboring carbon.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.9',
    computation: { kind: 'same-structure', smiles: 'CCOC(=O)C1CCCC1=O' },
  },
  {
    id: 'organic-carboxylic-acids-116',
    topics: ['carboxylic-acids'],
    tests: ['decarboxylation'],
    difficulty: 'beginner',
    text: 'Ethylpropanedioic acid, \\ce{CH3CH2CH(COOH)2}, is heated to 180 °C. Which organic compound remains?',
    answer: '\\smiles{CCCC(=O)O}',
    distractors: [
      {
        text: '\\smiles{CCC}',
        slip: 'one-step-too-many',
        teaching:
          'One COOH group is lost with the help of the other; the acid that remains does not lose its own COOH group.',
      },
      {
        text: '\\smiles{CCC(=O)O}',
        slip: 'carbon-lost-or-added',
        teaching: 'The carbon between the COOH groups stays in the chain.',
      },
      {
        text: '\\smiles{CCCC=O}',
        slip: 'reduced-too-far',
        teaching: 'The loss of \\ce{CO2} is not a reduction; the other COOH group is not changed.',
      },
    ],
    explanation:
      'An acid with a second C=O group two carbons away loses \\ce{CO2} on heating. One COOH group is replaced by H, which gives butanoic acid, \\ce{CH3CH2CH2COOH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
    computation: { kind: 'same-structure', smiles: 'CCCC(=O)O' },
  },
  {
    id: 'organic-carboxylic-acids-117',
    topics: ['carboxylic-acids'],
    tests: ['decarboxylation'],
    uses: ['mass-mass-stoichiometry'],
    difficulty: 'intermediate',
    text: 'A 2.08 g sample of propanedioic acid, \\ce{CH2(COOH)2} (104 g/mol), is heated in a test tube until no more gas escapes. If nothing but the gas escapes, what mass of acid remains in the tube?',
    answer: '1.20 g',
    distractors: [
      {
        text: '0.32 g',
        slip: 'one-step-too-many',
        teaching: 'This mass would be left if each molecule lost two molecules of \\ce{CO2}.',
        expression: '2.08 - (2.08 * 2) / 104 * 44',
      },
      {
        text: '1.72 g',
        slip: 'reagent-misread',
        teaching: 'Here the mass of water was subtracted, but the gas that escapes is \\ce{CO2}.',
        expression: '2.08 - 2.08 / 104 * 18',
      },
      {
        text: '0.88 g',
        slip: 'lost-mass-for-fragment',
        teaching: 'This is the mass of \\ce{CO2} that escapes, not the mass of the acid that is left.',
        expression: '2.08 / 104 * 44',
      },
    ],
    explanation:
      'The amount of propanedioic acid is 2.08 g / (104 g/mol) = 0.0200 mol, so 0.0200 mol of \\ce{CO2} (44.0 g/mol, 0.88 g) is lost. The mass of acetic acid left is 2.08 g − 0.88 g = 1.20 g.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
    computation: { kind: 'quantity', expression: '2.08 - 2.08 / 104 * 44', unit: 'g' },
  },
  {
    id: 'organic-carboxylic-acids-118',
    topics: ['carboxylic-acids'],
    tests: ['decarboxylation'],
    difficulty: 'advanced',
    text: 'Most 3-oxo acids lose \\ce{CO2} near 100 °C. The acid shown, with COOH on the bridgehead carbon next to C=O, does not react even at 200 °C. Why? \\smiles{OC(=O)C12CCC(CC1)CC2=O}',
    answer: 'The enol would have its double bond at the bridgehead.',
    distractors: [
      {
        text: 'The acid is too weak to give up its proton to C=O.',
        slip: 'wrong-cause',
        teaching: 'The acidity of COOH is hardly changed; its proton could reach the oxygen.',
      },
      {
        text: 'The COOH group is too far away from the C=O group.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The C=O carbon is next to the carbon that bears COOH, as in any 3-oxo acid.',
      },
      {
        text: 'The cation left behind cannot become planar.',
        slip: 'carbocation-stability-reversed',
        teaching: 'No cation forms; \\ce{CO2} leaves from a cyclic transition state without charges.',
      },
    ],
    explanation:
      'Loss of \\ce{CO2} gives the enol first, with a C=C bond at the carbon that carried COOH. At the bridgehead of such a small bicyclic system the p orbitals cannot be parallel, so this path is not available.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
  },
];
