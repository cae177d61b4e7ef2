import type { WrittenQuestion } from '../../written-question.ts';

/** Named reactions of carbonyl compounds: reductions, Wittig, Baeyer–Villiger, Michael, Robinson, alkylation. */
export const namedReductionsOxidationsAndAnnulationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-carbonyl-compounds-118',
    topics: ['carbonyl-compounds'],
    tests: ['clemmensen-and-wolff-kishner-reductions'],
    difficulty: 'beginner',
    text: 'What does the C=O group of a ketone become when the ketone is heated with hydrazine and KOH (Wolff–Kishner reduction)?',
    answer: '\\ce{CH2}',
    distractors: [
      {
        text: 'CHOH',
        slip: 'reduced-too-little',
        teaching: 'This is what \\ce{NaBH4} would give; in this reaction the oxygen is lost altogether.',
      },
      {
        text: '\\ce{CHNH2}',
        slip: 'reagent-misread',
        teaching: 'A reductive amination gives amines; here the nitrogen leaves as \\ce{N2}.',
      },
      {
        text: '\\ce{C=NNH2}',
        slip: 'one-step-short',
        teaching: 'This hydrazone forms first; the hot base converts it further.',
      },
    ],
    explanation:
      'Hydrazine forms the hydrazone; hot base moves its hydrogens to carbon and expels nitrogen. The C=O group has become \\ce{CH2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.9',
  },
  {
    id: 'organic-carbonyl-compounds-119',
    topics: ['carbonyl-compounds'],
    tests: ['clemmensen-and-wolff-kishner-reductions'],
    difficulty: 'intermediate',
    text: 'From which species is nitrogen gas lost during a Wolff–Kishner reduction?',
    answer: 'From an anion R–N=N^{−}, which leaves a carbanion',
    distractors: [
      {
        text: 'From a cation R–\\ce{N2^+}, which leaves a carbocation',
        slip: 'mechanism-confused',
        teaching: 'Diazonium ions form from amines and nitrous acid, not in hot base.',
      },
      {
        text: 'From hydrazine, before it attacks the C=O group',
        slip: 'mechanism-order-reversed',
        teaching: 'In that case no hydrazone could form; the nitrogen leaves in the last stage.',
      },
      {
        text: 'From a compound R–N=N–R, which leaves two radicals',
        slip: 'fission-confused',
        teaching: 'Such azo compounds do split into radicals, but they do not form here.',
      },
    ],
    explanation:
      'The base shifts the hydrogens of the hydrazone from nitrogen to carbon. The resulting anion R–N=N^{−} loses \\ce{N2}, and the carbanion that remains takes a proton from the solvent.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.9',
  },
  {
    id: 'organic-carbonyl-compounds-120',
    topics: ['carbonyl-compounds'],
    tests: ['clemmensen-and-wolff-kishner-reductions'],
    uses: ['protecting-groups'],
    difficulty: 'intermediate',
    text: 'The C=O group of a ketone is to be converted to \\ce{CH2}. The ketone also contains an acetal group, which must remain intact. Which reagents are suitable?',
    answer: 'Hydrazine and KOH, in a hot diol as solvent',
    distractors: [
      {
        text: 'Amalgamated zinc, in hot concentrated HCl',
        slip: 'conditions-confused',
        teaching: 'The hot acid cleaves the acetal.',
      },
      {
        text: '\\ce{NaBH4}, in ethanol at room temperature',
        slip: 'reduced-too-little',
        teaching: 'This reagent leaves the acetal intact but reduces the ketone only to an alcohol.',
      },
      {
        text: 'Hydrogen and platinum, in dilute sulfuric acid',
        slip: 'reagent-misread',
        teaching: 'The acid cleaves the acetal, and an alcohol would form from the ketone.',
      },
    ],
    explanation:
      'Acetals are stable to bases but are cleaved by acids. Of the methods that lead to \\ce{CH2}, the Wolff–Kishner reduction (hydrazine and KOH) works in base.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.9',
  },
  {
    id: 'organic-carbonyl-compounds-121',
    topics: ['carbonyl-compounds'],
    tests: ['clemmensen-and-wolff-kishner-reductions'],
    uses: ['e2-reaction'],
    difficulty: 'advanced',
    text: 'For which ketone is the Clemmensen reduction (Zn/Hg, hot HCl) preferable to the Wolff–Kishner reduction (hydrazine, hot KOH)?',
    answer: '\\smiles{CC(=O)CCCCl}',
    distractors: [
      {
        text: '\\smiles{CC(=O)CCC1OCCO1}',
        slip: 'conditions-confused',
        teaching: 'The hot acid would cleave the acetal.',
      },
      {
        text: '\\smiles{CC(=O)CCC(C)(C)O}',
        slip: 'conditions-confused',
        teaching: 'Hot HCl converts a tertiary alcohol into the chloride or an alkene.',
      },
      {
        text: '\\smiles{CC(=O)CCCOC(C)(C)C}',
        slip: 'conditions-confused',
        teaching: 'Hot HCl cleaves a *tert*-butyl ether.',
      },
    ],
    explanation:
      'Hot KOH and hydrazine would replace or eliminate the primary chloride; this group survives in acid. The acetal, the tertiary alcohol and the *tert*-butyl ether are the groups that acid attacks.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.9',
    computation: { kind: 'same-structure', smiles: 'CC(=O)CCCCl' },
  },
  {
    id: 'organic-carbonyl-compounds-122',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    difficulty: 'beginner',
    text: 'Which compound forms along with the alkene in a Wittig reaction of \\ce{(C6H5)3P=CH2} with an aldehyde?',
    answer: '\\ce{(C6H5)3PO}',
    distractors: [
      {
        text: '\\ce{(C6H5)3P}',
        slip: 'mechanism-confused',
        teaching: 'The phosphine is not released; phosphorus takes up the oxygen of the aldehyde.',
      },
      {
        text: '\\ce{C6H5OH}',
        slip: 'reagent-misread',
        teaching: 'The phenyl groups stay on phosphorus, which takes up the oxygen.',
      },
      {
        text: '\\ce{(C6H5O)3P}',
        slip: 'reagent-misread',
        teaching: 'The phenyl groups keep their bonds to phosphorus, which takes up one oxygen atom.',
      },
    ],
    explanation:
      'The oxygen of the aldehyde bonds to phosphorus, and the ylide carbon bonds to the aldehyde carbon. The products are an alkene and triphenylphosphine oxide, \\ce{(C6H5)3PO}. The strong P=O bond drives the reaction.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.11',
  },
  {
    id: 'organic-carbonyl-compounds-123',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    uses: ['sn2-reaction'],
    difficulty: 'intermediate',
    text: 'Which halide and which base are used to make the ylide \\ce{(C6H5)3P=CHCH2CH3} from triphenylphosphine?',
    answer: '1-Bromopropane, then butyllithium',
    distractors: [
      {
        text: 'Bromoethane, then sodium acetate',
        slip: 'carbon-lost-or-added',
        teaching: 'The chain on phosphorus needs three carbons, and acetate is far too weak a base.',
      },
      {
        text: '2-Bromopropane, then butyllithium',
        slip: 'wrong-carbon-attacked',
        teaching: 'This gives the ylide with C(\\ce{CH3})_{2} on phosphorus.',
      },
      {
        text: '1-Bromopropane, then sodium acetate',
        slip: 'base-for-nucleophile',
        teaching:
          'The proton on the carbon next to P^{+} of an alkylphosphonium salt is too weakly acidic for acetate.',
      },
    ],
    explanation:
      'The phosphine displaces bromide from 1-bromopropane (S_{N}2). A very strong base such as butyllithium then takes a proton from the carbon next to P^{+}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.11',
  },
  {
    id: 'organic-carbonyl-compounds-124',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'advanced',
    text: '3-Ethylpent-2-ene, \\ce{(CH3CH2)2C=CHCH3}, is to be made by a Wittig reaction. Which reagents are suitable, and how many alkenes form (counting stereoisomers)?',
    answer: 'Pentan-3-one and \\ce{(C6H5)3P=CHCH3}; one alkene',
    distractors: [
      {
        text: 'Pentan-3-one and \\ce{(C6H5)3P=CHCH3}; two alkenes',
        slip: 'double-bond-isomers-invented',
        teaching: 'One carbon of C=C carries two identical ethyl groups, so no *E* and *Z* forms exist.',
      },
      {
        text: 'Butanone and \\ce{(C6H5)3P=CHCH3}; two alkenes',
        slip: 'wrong-carbon-attacked',
        teaching: 'Butanone leads to 3-methylpent-2-ene, which has one carbon fewer.',
      },
      {
        text: 'Pentan-3-one and \\ce{(C6H5)3P=CH2}; two alkenes',
        slip: 'carbon-lost-or-added',
        teaching: 'This ylide supplies only one carbon, so 2-ethylbut-1-ene forms, a single alkene.',
      },
    ],
    explanation:
      'Cutting the C=C bond gives pentan-3-one and an ylide with \\ce{CHCH3}. Because pentan-3-one has two identical ethyl groups, only one alkene forms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.11',
  },
  {
    id: 'organic-carbonyl-compounds-125',
    topics: ['carbonyl-compounds'],
    tests: ['baeyer-villiger-oxidation'],
    difficulty: 'beginner',
    text: 'What is the product when cyclopentanone is treated with a peroxy acid (Baeyer–Villiger oxidation)?',
    answer: '\\smiles{O=C1CCCCO1}',
    distractors: [
      {
        text: '\\smiles{O=C1CCCC1O}',
        slip: 'reagent-misread',
        teaching: 'The oxygen goes between C=O and its neighbor, not into a C–H bond.',
      },
      {
        text: '\\smiles{O=C1CCC2OC12}',
        slip: 'reagent-misread',
        teaching: 'An epoxide forms from a C=C bond, which cyclopentanone does not have.',
      },
      {
        text: '\\smiles{O=C1CCCO1}',
        slip: 'carbon-lost-or-added',
        teaching: 'No carbon is lost: the ring grows from five to six members.',
      },
    ],
    explanation:
      'An oxygen atom is inserted between the carbonyl carbon and its neighbor: the ketone becomes an ester, here a lactone with a six-membered ring.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Baeyer-Villiger Oxidation',
    computation: { kind: 'same-structure', smiles: 'O=C1CCCCO1' },
  },
  {
    id: 'organic-carbonyl-compounds-126',
    topics: ['carbonyl-compounds'],
    tests: ['baeyer-villiger-oxidation'],
    uses: ['oxidation-level-of-carbon'],
    difficulty: 'beginner',
    text: 'Which functional group conversion is accomplished by the Baeyer–Villiger oxidation?',
    answer: 'Ketone to ester',
    distractors: [
      {
        text: 'Ketone to acetal',
        slip: 'functional-group-confused',
        teaching: 'An acetal has the same oxidation level as a ketone and forms on reaction with alcohols.',
      },
      {
        text: 'Alcohol to ketone',
        slip: 'functional-group-confused',
        teaching: 'This oxidation requires a different reagent, such as a chromium(VI) compound.',
      },
      {
        text: 'Alkene to epoxide',
        slip: 'functional-group-confused',
        teaching: 'A peroxy acid does this too, but the named reaction starts from a carbonyl compound.',
      },
    ],
    explanation:
      'The peroxy acid puts one oxygen atom between the carbonyl carbon and a neighboring carbon: a ketone becomes an ester.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Baeyer-Villiger Oxidation',
  },
  {
    id: 'organic-carbonyl-compounds-127',
    topics: ['carbonyl-compounds'],
    tests: ['baeyer-villiger-oxidation'],
    difficulty: 'intermediate',
    text: 'Cyclohexyl methyl ketone is treated with a peroxy acid. Which product predominates? \\smiles{CC(=O)C1CCCCC1}',
    answer: '\\smiles{CC(=O)OC1CCCCC1}',
    distractors: [
      {
        text: '\\smiles{COC(=O)C1CCCCC1}',
        slip: 'reversed-trend',
        teaching: 'The methyl group migrates least readily; here the secondary alkyl group migrates instead.',
      },
      {
        text: '\\smiles{COC(=O)OC1CCCCC1}',
        slip: 'one-step-too-many',
        teaching: 'Only one oxygen is inserted; the ester that forms does not react further.',
      },
      {
        text: '\\smiles{OC(=O)C1CCCCC1}',
        slip: 'carbon-lost-or-added',
        teaching: 'The \\ce{CH3} group is lost in the iodoform reaction, not here.',
      },
    ],
    explanation:
      'The group that better supports a positive charge moves to oxygen: tertiary before secondary before primary before methyl. The cyclohexyl group moves, and the product is cyclohexyl acetate, with \\ce{CH3COO–} on the ring.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Baeyer-Villiger Oxidation',
    computation: { kind: 'same-structure', smiles: 'CC(=O)OC1CCCCC1' },
  },
  {
    id: 'organic-carbonyl-compounds-128',
    topics: ['carbonyl-compounds', 'stereochemistry'],
    tests: ['baeyer-villiger-oxidation'],
    uses: ['r-and-s-configuration'],
    difficulty: 'advanced',
    text: '(*S*)-3-Methylpentan-2-one reacts with a peroxy acid to give an ester in which the *sec*-butyl group is bonded to oxygen. What happens to the configuration at the stereocenter?',
    answer: 'It is retained: the group moves with its bonding pair.',
    distractors: [
      {
        text: 'It is inverted: oxygen attacks the group from behind.',
        slip: 'inversion-for-retention',
        teaching:
          'The group moves to oxygen with the face that carried the old bond; nothing attacks from behind.',
      },
      {
        text: 'It is lost: the group moves as a planar cation.',
        slip: 'mechanism-confused',
        teaching: 'The group is never free; it is bonded to one atom or the other at every moment.',
      },
      {
        text: 'It is lost: the group has only three different substituents in the ester.',
        slip: 'stereocentre-missed',
        teaching: 'H, \\ce{CH3}, ethyl and O are four different groups.',
      },
    ],
    explanation:
      'The *sec*-butyl group moves from carbon to oxygen in one step, as the weak O–O bond breaks; its bonding pair goes with it, so the configuration is retained.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Baeyer-Villiger Oxidation',
  },
  {
    id: 'organic-carbonyl-compounds-129',
    topics: ['carbonyl-compounds'],
    tests: ['baeyer-villiger-oxidation'],
    uses: ['aldehydes-and-ketones'],
    difficulty: 'advanced',
    text: 'Benzaldehyde, treated with a peroxy acid, gives benzoic acid but no phenyl formate. What explains this?',
    answer: 'The hydrogen moves to oxygen faster than the phenyl group does.',
    distractors: [
      {
        text: 'The phenyl group moves to oxygen faster than the hydrogen does.',
        slip: 'reversed-trend',
        teaching: 'This would give phenyl formate.',
      },
      {
        text: 'The hydrogen moves to carbon faster than the phenyl group does.',
        slip: 'wrong-bond-broken',
        teaching:
          'The migrating hydrogen leaves the carbon of C=O and moves to the oxygen of the peroxy group.',
      },
      {
        text: 'The phenyl group moves to carbon faster than the hydrogen does.',
        slip: 'wrong-bond-broken',
        teaching: 'The shift goes from carbon to oxygen, and the hydrogen is the faster one.',
      },
    ],
    explanation:
      'The peroxy acid adds to C=O. Of the two groups on this carbon, hydrogen moves the most readily; its shift and the loss of the acid give benzoic acid.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Baeyer-Villiger Oxidation',
  },
  {
    id: 'organic-carbonyl-compounds-130',
    topics: ['carbonyl-compounds'],
    tests: ['michael-addition'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'Which carbon of but-3-en-2-one is attacked in a Michael addition? \\smiles{CC(=O)C=C}',
    answer: 'Carbon 4',
    distractors: [
      {
        text: 'Carbon 3',
        slip: 'wrong-carbon-attacked',
        teaching: 'Attack there would put the negative charge on carbon 4, away from C=O.',
      },
      {
        text: 'Carbon 2',
        slip: 'mechanism-confused',
        teaching: 'Attack on the carbonyl carbon is the direct (1,2) addition.',
      },
      {
        text: 'Carbon 1',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'Carbon 1 has acidic hydrogens, but it is not electrophilic.',
      },
    ],
    explanation:
      'The C=O group makes the end of the C=C bond electron-poor. Attack at carbon 4 gives an enolate ion, with the negative charge shared by carbon 3 and oxygen.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.10',
  },
  {
    id: 'organic-carbonyl-compounds-131',
    topics: ['carbonyl-compounds'],
    tests: ['michael-addition'],
    difficulty: 'intermediate',
    text: 'Diethyl malonate (diethyl propanedioate) reacts with but-3-en-2-one in the presence of a catalytic amount of sodium ethoxide. What is the product?',
    answer: '\\smiles{CCOC(=O)C(CCC(C)=O)C(=O)OCC}',
    distractors: [
      {
        text: '\\smiles{CCOC(=O)CC(C)C(C)=O}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The new bond goes to the end of the C=C bond, and both ester groups stay.',
      },
      {
        text: '\\smiles{CCOC(=O)C(C(=O)OCC)C(C)C(C)=O}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The new bond goes to the end of the C=C bond, not to the carbon next to C=O.',
      },
      {
        text: '\\smiles{CCOC(=O)CCCC(C)=O}',
        slip: 'one-step-too-many',
        teaching: 'The loss of an ester group needs hydrolysis and heating.',
      },
    ],
    explanation:
      'Ethoxide removes a proton between the ester groups; the carbanion attacks the \\ce{CH2} end of the C=C bond, and the enolate ion takes up a proton to give \\ce{(C2H5OCO)2CHCH2CH2COCH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.10',
    computation: { kind: 'same-structure', smiles: 'CCOC(=O)C(CCC(C)=O)C(=O)OCC' },
  },
  {
    id: 'organic-carbonyl-compounds-132',
    topics: ['carbonyl-compounds'],
    tests: ['michael-addition'],
    uses: ['kinetic-and-thermodynamic-control'],
    difficulty: 'advanced',
    text: 'Methyllithium adds to the C=O carbon of cyclohex-2-en-1-one, whereas the anion of diethyl malonate (diethyl propanedioate) adds to carbon 3. What explains the addition at carbon 3?',
    answer: 'The stabilized anion adds reversibly and gives the more stable product.',
    distractors: [
      {
        text: 'The stabilized anion adds irreversibly at the carbon that reacts faster.',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'This describes methyllithium: its addition at the C=O carbon cannot be reversed.',
      },
      {
        text: 'The stabilized anion is the stronger base and takes a proton from carbon 3.',
        slip: 'base-for-nucleophile',
        teaching: 'It is a far weaker base than methyllithium, and carbon 3 has no acidic hydrogen.',
      },
      {
        text: 'The stabilized anion is too small to stay on the C=O carbon.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'It is larger, not smaller, than methyllithium, and size is not what makes addition at C=O fail.',
      },
    ],
    explanation:
      'Addition to C=O gives an alkoxide, which can expel the stabilized anion again. Addition at carbon 3 keeps the strong C=O bond and gives the thermodynamic product.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.13',
  },
  {
    id: 'organic-carbonyl-compounds-133',
    topics: ['carbonyl-compounds'],
    tests: ['robinson-annulation'],
    uses: ['michael-addition', 'aldol-reaction'],
    difficulty: 'beginner',
    text: 'Which two reactions, in order, make up the Robinson annulation?',
    answer: 'Michael addition, then intramolecular aldol condensation',
    distractors: [
      {
        text: 'Intramolecular aldol addition, then Michael addition',
        slip: 'mechanism-order-reversed',
        teaching: 'The chain needed for the aldol step is introduced only by the Michael addition.',
      },
      {
        text: 'Intramolecular aldol addition, then decarboxylation',
        slip: 'mechanism-confused',
        teaching:
          'No \\ce{CO2} is lost, and the ring can close only when a Michael addition has introduced the chain.',
      },
      {
        text: 'Diels–Alder addition, then intramolecular alkylation',
        slip: 'mechanism-confused',
        teaching:
          'A Diels–Alder reaction also makes six-membered rings, but it needs a diene rather than a base.',
      },
    ],
    explanation:
      'The enolate ion of a ketone adds to an enone (Michael addition). The diketone then closes a six-membered ring by an intramolecular aldol condensation.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.12',
  },
  {
    id: 'organic-carbonyl-compounds-134',
    topics: ['carbonyl-compounds'],
    tests: ['robinson-annulation'],
    difficulty: 'intermediate',
    text: '2-Methylcyclohexane-1,3-dione reacts with but-3-en-2-one in base (Robinson annulation). What is the product after loss of water?',
    answer: '\\smiles{CC12CCC(=O)C=C1CCCC2=O}',
    distractors: [
      {
        text: '\\smiles{CC(=O)CCC1(C)C(=O)CCCC1=O}',
        slip: 'one-step-short',
        teaching: 'This is the product of the Michael addition; the ring closure follows.',
      },
      {
        text: '\\smiles{CC12CCC(=O)CC1(O)CCCC2=O}',
        slip: 'water-not-split-off',
        teaching: 'This is the aldol, which must still lose water.',
      },
      {
        text: '\\smiles{O=C1CCC2C(=O)CCCC2=C1}',
        slip: 'carbon-lost-or-added',
        teaching:
          'The methyl group of the diketone is retained; it ends up on a carbon that the two rings share.',
      },
    ],
    explanation:
      'The carbon between the C=O groups adds to the enone; the \\ce{CH3} group of the new chain attacks a ring C=O, and water is lost. The product has two fused rings, with \\ce{CH3} on a shared carbon, an enone in one ring and C=O in the other.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.12',
    computation: { kind: 'same-structure', smiles: 'CC12CCC(=O)C=C1CCCC2=O' },
  },
  {
    id: 'organic-carbonyl-compounds-135',
    topics: ['carbonyl-compounds'],
    tests: ['robinson-annulation'],
    uses: ['enolates', 'michael-addition'],
    difficulty: 'intermediate',
    text: 'Cyclohexanone and but-3-en-2-one are treated with a base. Which diketone forms first, before the second ring closes?',
    answer: '\\smiles{CC(=O)CCC1CCCCC1=O}',
    distractors: [
      {
        text: '\\smiles{CC(=O)C(C)C1CCCCC1=O}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The enolate attacks the end of the C=C bond, not the carbon next to C=O.',
      },
      {
        text: '\\smiles{CC(=O)CCC1CCCC(=O)C1}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The carbon next to C=O is the nucleophile.',
      },
      {
        text: '\\smiles{CC(=O)C(C)C1CCCC(=O)C1}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The ring carbon next to C=O is the nucleophile, and the end of the C=C bond is attacked.',
      },
    ],
    explanation:
      'The enolate carbon next to C=O adds to the \\ce{CH2} end of the enone. This gives a 1,5-diketone with \\ce{CH2CH2COCH3} next to the ring C=O, which then closes the second ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.12',
    computation: { kind: 'same-structure', smiles: 'CC(=O)CCC1CCCCC1=O' },
  },
  {
    id: 'organic-carbonyl-compounds-136',
    topics: ['carbonyl-compounds'],
    tests: ['robinson-annulation'],
    uses: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'This bicyclic enone is to be made by a Robinson annulation with but-3-en-2-one. Which ketone is needed? \\smiles{O=C1CCC2CCCC2=C1}',
    answer: 'Cyclopentanone',
    distractors: [
      {
        text: 'Cyclohexanone',
        slip: 'carbon-lost-or-added',
        teaching:
          'It would give two six-membered rings; the six-membered ring of the product is the one that forms in the annulation.',
      },
      {
        text: 'Cyclopent-2-en-1-one',
        slip: 'functional-group-confused',
        teaching:
          'The double bond of the product arises from the aldol condensation; the starting ketone needs none.',
      },
      {
        text: 'Cyclopentane-1,3-dione',
        slip: 'functional-group-confused',
        teaching: 'A second C=O group would remain in the product.',
      },
    ],
    explanation:
      'In the six-membered ring, four carbons come from but-3-en-2-one and two from the ketone: its carbonyl carbon and the carbon next to it. The other ring is that of cyclopentanone.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.12',
  },
  {
    id: 'organic-carbonyl-compounds-137',
    topics: ['carbonyl-compounds'],
    tests: ['robinson-annulation'],
    uses: ['aldol-reaction'],
    difficulty: 'advanced',
    text: 'In the second stage of a Robinson annulation, the 1,5-diketone R–CO–CHR′–\\ce{CH2CH2}–CO–\\ce{CH3} closes a six-membered ring. Which carbon attacks which C=O carbon?',
    answer: 'Its \\ce{CH3} carbon attacks the far C=O carbon.',
    distractors: [
      {
        text: 'Its \\ce{CH3} carbon attacks the near C=O carbon.',
        slip: 'wrong-carbon-attacked',
        teaching: 'This would close a ring of two atoms: the \\ce{CH3} carbon is bonded to that C=O carbon.',
      },
      {
        text: 'Its CHR′ carbon attacks the C=O carbon next to \\ce{CH3}.',
        slip: 'wrong-carbon-attacked',
        teaching: 'This would close a four-membered ring.',
      },
      {
        text: 'Its \\ce{CH2} carbon next to C=O attacks the far C=O carbon.',
        slip: 'wrong-carbon-attacked',
        teaching: 'This would close a four-membered ring.',
      },
    ],
    explanation:
      'The \\ce{CH3} carbon, its C=O carbon, the two \\ce{CH2} carbons, the CHR′ carbon and the far C=O carbon make a ring of six atoms. The two enolate carbons between the C=O groups would close strained four-membered rings.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.12',
  },
  {
    id: 'organic-carbonyl-compounds-138',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates'],
    difficulty: 'beginner',
    text: 'Why does an enolate ion give little alkylated ketone with 2-bromo-2-methylpropane?',
    answer: 'The alkyl bromide loses HBr to form an alkene.',
    distractors: [
      {
        text: 'The bromide ion is too poor a leaving group.',
        slip: 'leaving-group-misjudged',
        teaching: 'Bromide leaves well from primary halides in the same reaction.',
      },
      {
        text: 'The tertiary cation is too unstable to form.',
        slip: 'carbocation-stability-reversed',
        teaching:
          'The tertiary cation is the most stable simple alkyl cation, but with a base present elimination needs no cation.',
      },
      {
        text: 'The enolate attacks the bromine with its oxygen.',
        slip: 'mechanism-confused',
        teaching: 'The halogen is rich in electrons and is not attacked.',
      },
    ],
    explanation:
      'Alkylation of enolates is an S_{N}2 reaction, which a tertiary carbon prevents. The enolate acts as a base instead: E2 gives 2-methylpropene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
  },
  {
    id: 'organic-carbonyl-compounds-139',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates', 'enolates'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'Cyclohexanone (p*K*_{a} about 20) is to be alkylated with iodomethane. Why is LDA (conjugate acid p*K*_{a} 36) used and not sodium ethoxide (16)?',
    answer: 'LDA turns all of the ketone into its enolate.',
    distractors: [
      {
        text: 'LDA is the weaker base and spares the product.',
        slip: 'acidity-order-reversed',
        teaching: 'Diisopropylamine is a very weak acid, so LDA is a very strong base.',
      },
      {
        text: 'LDA attacks iodomethane faster than ethoxide does.',
        slip: 'base-for-nucleophile',
        teaching: 'Its bulky groups make it a poor nucleophile, which is an advantage.',
      },
      {
        text: 'LDA reacts at 25 °C, ethoxide only when hot.',
        slip: 'rate-for-equilibrium',
        teaching: 'Both remove protons rapidly; what matters is the position of the equilibrium.',
      },
    ],
    explanation:
      'With ethoxide only a small fraction of the ketone is present as the enolate; this reacts with free ketone (aldol), and ethoxide itself is methylated. LDA, a far stronger base, converts the ketone completely.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
  },
  {
    id: 'organic-carbonyl-compounds-140',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates'],
    uses: ['synthetic-routes', 'decarboxylation'],
    difficulty: 'advanced',
    text: 'Which halides, used one after the other with diethyl malonate (diethyl propanedioate) and sodium ethoxide, lead to 2-methylpentanoic acid after hydrolysis and heating? \\smiles{CCCC(C)C(=O)O}',
    answer: '1-Bromopropane and iodomethane',
    distractors: [
      {
        text: '1-Bromobutane and iodomethane',
        slip: 'carbon-lost-or-added',
        teaching: 'The carbon next to COOH comes from the diester; the longer group has three carbons.',
      },
      {
        text: '2-Bromopentane and no second halide',
        slip: 'wrong-carbon-attacked',
        teaching: 'A single branched halide would place the branch one carbon farther away from COOH.',
      },
      {
        text: '1-Bromopropane and no second halide',
        slip: 'counted-one-substituent',
        teaching: 'This gives pentanoic acid; the methyl group is missing.',
      },
    ],
    explanation:
      'The diester supplies the CH and COOH groups. The groups on the CH carbon are propyl and methyl, from 1-bromopropane and iodomethane; one COOH group is lost as \\ce{CO2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
  },
];
