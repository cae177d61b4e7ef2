import type { WrittenQuestion } from '../../written-question.ts';

/** Favorskii and Baldwin, polarity reversal, click chemistry, C–H activation, metal carbenes, auxiliaries and organocatalysts. */
export const advancedNamedReactionsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-carbonyl-compounds-524',
    topics: ['carbonyl-compounds'],
    tests: ['favorskii-rearrangement'],
    difficulty: 'beginner',
    text: '2-Chlorocyclohexanone is treated with sodium methoxide (Favorskii rearrangement). Which product forms?',
    answer: 'Methyl cyclopentanecarboxylate',
    distractors: [
      {
        text: '2-Methoxycyclohexanone',
        slip: 'rearrangement-overlooked',
        teaching:
          'Simple substitution would give this product; in the Favorskii rearrangement, the ring contracts instead.',
      },
      {
        text: 'Methyl cyclohexanecarboxylate',
        slip: 'rearrangement-overlooked',
        teaching: 'This ester has one ring carbon too many, because the ring contracts in the rearrangement.',
      },
      {
        text: 'Cyclohex-2-enone and methanol',
        slip: 'mechanism-confused',
        teaching: 'Elimination of HCl gives this enone only under other conditions.',
      },
    ],
    explanation:
      'By way of a cyclopropanone, the six-membered ring becomes five-membered, and the carbonyl carbon ends up as the ester.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 36',
  },
  {
    id: 'organic-carbonyl-compounds-525',
    topics: ['carbonyl-compounds'],
    tests: ['favorskii-rearrangement'],
    difficulty: 'intermediate',
    text: '1-Chloro-3-phenylpropan-2-one and 1-chloro-1-phenylpropan-2-one give the same ester with methoxide. Which common intermediate explains this?',
    answer: 'A cyclopropanone',
    distractors: [
      {
        text: 'An epoxide',
        slip: 'mechanism-confused',
        teaching: 'The ester oxygen comes from methoxide; an epoxide would not be the same for both isomers.',
      },
      {
        text: 'A ketene',
        slip: 'mechanism-confused',
        teaching:
          'Ketenes form from acyl chlorides or by the Wolff rearrangement, not from these chloro ketones.',
      },
      {
        text: 'A carbene',
        slip: 'mechanism-confused',
        teaching: 'Here a carbanion on the other side of C=O displaces chloride; no carbene is needed.',
      },
    ],
    explanation:
      'In both isomers, the enolate carbon on one side of C=O displaces chloride on the other side; the same 2-phenylcyclopropanone forms and opens to the benzylic carbanion.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 36',
  },
  {
    id: 'organic-carbonyl-compounds-526',
    topics: ['carbonyl-compounds'],
    tests: ['favorskii-rearrangement'],
    difficulty: 'advanced',
    text: 'An α-chloro ketone with no α hydrogen on the other side of C=O, such as 1-chlorocyclohexyl phenyl ketone, also gives a rearranged carboxylic acid with hydroxide, as in the Favorskii rearrangement. Which step takes the place of the closure to a cyclopropanone?',
    answer: 'Hydroxide adds to C=O, and a group migrates as chloride leaves.',
    distractors: [
      {
        text: 'Hydroxide removes the chloride, and a free cation loses a proton.',
        slip: 'mechanism-confused',
        teaching: 'An acyl-substituted cation is very unstable.',
      },
      {
        text: 'Hydroxide attacks the benzene ring, and the ring opens.',
        slip: 'wrong-carbon-attacked',
        teaching: 'Hydroxide does not attack or open the benzene ring.',
      },
      {
        text: 'Hydroxide adds to C=O, and chloride takes the place of phenyl.',
        slip: 'mechanism-confused',
        teaching: 'Chloride leaves the molecule; it does not add again.',
      },
    ],
    explanation:
      'The quasi-Favorskii path resembles a semipinacol rearrangement: the tetrahedral alkoxide re-forms C=O while phenyl migrates with its electrons to the carbon that loses chloride.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 36',
  },
  {
    id: 'organic-carbonyl-compounds-527',
    topics: ['carbonyl-compounds'],
    tests: ['favorskii-rearrangement'],
    difficulty: 'intermediate',
    text: '3-Bromo-3-methylbutan-2-one, \\ce{(CH3)2CBrCOCH3}, gives an ester with sodium methoxide (Favorskii). The cyclopropanone opens to the more stable carbanion. Which ester forms?',
    answer: '\\ce{(CH3)3CCOOCH3}',
    distractors: [
      {
        text: '\\ce{(CH3)2CHCH2COOCH3}',
        slip: 'wrong-bond-broken',
        teaching: 'This ester would require opening to a tertiary carbanion, which is less stable.',
      },
      {
        text: '\\ce{(CH3)2C(OCH3)COCH3}',
        slip: 'rearrangement-overlooked',
        teaching: 'This is simple substitution without rearrangement.',
      },
      {
        text: '\\ce{(CH3)2CHCOOCH3}',
        slip: 'carbon-lost-or-added',
        teaching: 'Here one carbon of the ketone would be lost; all five carbons are retained in the ester.',
      },
    ],
    explanation:
      'Methoxide adds to C=O of 2,2-dimethylcyclopropanone. Breaking the bond to \\ce{CH2} gives a primary carbanion, more stable than a tertiary one; protonation turns it into \\ce{CH3}.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 36',
  },
  {
    id: 'organic-structure-and-bonding-505',
    topics: ['structure-and-bonding'],
    tests: ['baldwins-rules'],
    difficulty: 'beginner',
    text: 'In Baldwin’s notation, what does “5-exo-trig” indicate about a ring closure?',
    answer: 'Five-membered ring; the broken bond is outside it; attack at an sp^{2} carbon',
    distractors: [
      {
        text: 'Five-membered ring; the broken bond is inside it; attack at an sp^{2} carbon',
        slip: 'endo-exo-confused',
        teaching: 'If the broken bond were inside the new ring, the closure would be called “endo.”',
      },
      {
        text: 'Five-membered ring; the broken bond is outside it; attack at an sp^{3} carbon',
        slip: 'hybridisation-misjudged',
        teaching: 'Attack at a tetrahedral carbon would be called “tet.”',
      },
      {
        text: 'Chain of five; the broken bond is inside it; attack at an sp^{2} carbon',
        slip: 'other-terms-meaning',
        teaching: 'The number is the number of atoms in the ring that forms, and “exo” means outside it.',
      },
    ],
    explanation:
      'The number is the ring size, “exo” or “endo” tells where the bond that breaks lies, and “tet,” “trig” or “dig” gives the geometry of the attacked atom.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'organic-structure-and-bonding-506',
    topics: ['structure-and-bonding'],
    tests: ['baldwins-rules'],
    difficulty: 'intermediate',
    text: 'Which of these ring closures is disfavored by Baldwin’s rules?',
    answer: '5-endo-trig',
    distractors: [
      {
        text: '5-exo-trig',
        slip: 'overgeneralised-rule',
        teaching: 'All exo-trig closures of three- to seven-membered rings are favored.',
      },
      {
        text: '6-endo-trig',
        slip: 'overgeneralised-rule',
        teaching: 'At trigonal carbon, endo closure is favored for six- and seven-membered rings.',
      },
      {
        text: '6-exo-trig',
        slip: 'overgeneralised-rule',
        teaching: 'All exo-trig closures of three- to seven-membered rings are favored.',
      },
    ],
    explanation:
      'In a 5-endo-trig closure, the short chain cannot bring the nucleophile to the antibonding π orbital at about 107° without strain.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'organic-structure-and-bonding-507',
    topics: ['structure-and-bonding'],
    tests: ['baldwins-rules'],
    uses: ['michael-addition'],
    difficulty: 'intermediate',
    text: '\\ce{HOCH2CH2C(=O)CH=CH2} could cyclize in base to a six-membered ring by attack of O on the terminal \\ce{CH2}. How is this closure classified?',
    answer: '6-endo-trig, favored',
    distractors: [
      {
        text: '6-exo-trig, favored',
        slip: 'endo-exo-confused',
        teaching: 'The C=C bond that is broken becomes part of the ring, so the closure is endo.',
      },
      {
        text: '6-endo-trig, disfavored',
        slip: 'overgeneralised-rule',
        teaching: 'Endo-trig closure is disfavored for three- to five-membered rings only.',
      },
      {
        text: '6-exo-trig, disfavored',
        slip: 'endo-exo-confused',
        teaching:
          'The C=C bond becomes part of the ring, so the closure is endo; besides, trig closures to six-membered rings are favored.',
      },
    ],
    explanation:
      'The ring has six atoms: O, two \\ce{CH2}, C=O, CH and \\ce{CH2}. Both alkene carbons are in the ring (endo), and the attacked carbon is sp^{2} (trig); 6-endo-trig is favored.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'organic-structure-and-bonding-508',
    topics: ['structure-and-bonding'],
    tests: ['baldwins-rules'],
    difficulty: 'advanced',
    text: 'Why is 5-endo-dig closure favored although 5-endo-trig closure is disfavored?',
    answer: 'An alkyne has an antibonding π orbital in the plane of the ring.',
    distractors: [
      {
        text: 'A triple bond is longer, and the chain can span it.',
        slip: 'reversed-trend',
        teaching: 'A triple bond is shorter than a double bond.',
      },
      {
        text: 'An alkyne carbon has one fewer hydrogen in the way.',
        slip: 'wrong-cause',
        teaching: 'The rules concern the direction of attack, not crowding by hydrogen.',
      },
      {
        text: 'An alkyne is bent like a tetrahedral carbon.',
        slip: 'hybridisation-misjudged',
        teaching: 'Alkynes are linear, which is why this result may seem surprising.',
      },
    ],
    explanation:
      'A nucleophile must attack an antibonding π orbital. In an alkene, this orbital lies above and below the plane of the chain; an alkyne has a second one in the plane of the new ring.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'organic-structure-and-bonding-509',
    topics: ['structure-and-bonding'],
    tests: ['baldwins-rules'],
    difficulty: 'intermediate',
    text: 'Baldwin’s rules classify ring closures by the geometry of attack. What do they predict?',
    answer: 'The relative rates of closure',
    distractors: [
      {
        text: 'The stability of the rings',
        slip: 'rate-for-equilibrium',
        teaching: 'A disfavored ring can be very stable; the rules concern the path by which it forms.',
      },
      {
        text: 'The closures that never occur',
        slip: 'overgeneralised-rule',
        teaching: '“Disfavored” means slower, not impossible; other paths can lead to the ring.',
      },
      {
        text: 'The strain of the chains',
        slip: 'irrelevant-property',
        teaching:
          'What matters is the angle of approach in the transition state, not the strain of the chain.',
      },
    ],
    explanation:
      'The rules are kinetic: they predict which transition states can be reached with good overlap. If closure is reversible, the more stable ring may nevertheless predominate.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'organic-carbonyl-compounds-528',
    topics: ['carbonyl-compounds'],
    tests: ['umpolung'],
    difficulty: 'beginner',
    text: '1,3-Dithiane is treated with butyllithium. What does the carbon between the two sulfur atoms become?',
    answer: 'A nucleophile',
    distractors: [
      {
        text: 'An electrophile',
        slip: 'nucleophile-electrophile-confused',
        teaching:
          'This carbon was an electrophile in formaldehyde, from which the dithiane is made; deprotonation of the dithiane reverses the polarity.',
      },
      {
        text: 'A leaving group',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The carbanion bonds to electrophiles; it does not leave.',
      },
      {
        text: 'A radical',
        slip: 'fission-confused',
        teaching: 'Butyllithium removes a proton and leaves an electron pair, not a single electron.',
      },
    ],
    explanation:
      'The base removes a proton (p*K*_{a} about 31) between the sulfurs. The carbanion is a masked acyl anion.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 43',
  },
  {
    id: 'organic-carbonyl-compounds-529',
    topics: ['carbonyl-compounds'],
    tests: ['umpolung'],
    difficulty: 'intermediate',
    text: '2-Phenyl-1,3-dithiane is treated with BuLi, then \\ce{CH3CH2Br}, then \\ce{HgCl2} in aqueous acetonitrile. What is the product?',
    answer: '1-Phenylpropan-1-one',
    distractors: [
      {
        text: '1-Phenylpropan-2-one',
        slip: 'wrong-carbon-attacked',
        teaching: 'The ethyl group bonds to the carbon that carries phenyl.',
      },
      {
        text: '2-Ethyl-2-phenyl-1,3-dithiane',
        slip: 'one-step-short',
        teaching: 'In the last step the mercury salt and water remove the sulfur protecting group.',
      },
      {
        text: '1-Phenylpropan-2-ol',
        slip: 'reagent-misread',
        teaching:
          'The ethyl group bonds to the carbon that carries phenyl, and hydrolysis of a dithioacetal gives C=O.',
      },
    ],
    explanation:
      'The carbanion displaces bromide; hydrolysis releases the ketone \\ce{C6H5COCH2CH3} (Corey–Seebach reaction).',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 43',
  },
  {
    id: 'organic-carbonyl-compounds-530',
    topics: ['carbonyl-compounds'],
    tests: ['umpolung'],
    difficulty: 'intermediate',
    text: 'In the benzoin condensation, why can cyanide turn the carbonyl carbon of benzaldehyde into a nucleophile?',
    answer: 'It adds to C=O and stabilizes the carbanion that forms.',
    distractors: [
      {
        text: 'It removes \\ce{H+} from the CHO group as a strong base.',
        slip: 'leaving-group-misjudged',
        teaching: 'Cyanide is a weak base, and the CHO hydrogen is not acidic.',
      },
      {
        text: 'It transfers one electron to C=O, giving a radical anion.',
        slip: 'mechanism-confused',
        teaching: 'Cyanide does not transfer an electron here; it adds to C=O.',
      },
      {
        text: 'It displaces the phenyl group as a carbanion.',
        slip: 'mechanism-confused',
        teaching: 'The phenyl group stays; it is the C–H hydrogen that is lost.',
      },
    ],
    explanation:
      '\\ce{CN-} adds to C=O. The proton on that carbon is now acidic, because C≡N stabilizes the anion; the anion attacks a second aldehyde molecule, and cyanide leaves at the end.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 43',
  },
  {
    id: 'organic-carbonyl-compounds-531',
    topics: ['carbonyl-compounds'],
    tests: ['umpolung'],
    uses: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'A 1,4-diketone is to be made by joining an acyl group to the β carbon of an enone. Why is umpolung needed?',
    answer: 'Both carbons are electrophilic in the usual reagents.',
    distractors: [
      {
        text: 'Both carbons are nucleophilic in the usual reagents.',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The carbonyl carbon and the β carbon are both electron-poor.',
      },
      {
        text: 'Both carbons are tertiary and cannot react at all.',
        slip: 'wrong-cause',
        teaching: 'Neither carbon has to be tertiary, and both react readily with nucleophiles.',
      },
      {
        text: 'Both carbons carry acidic hydrogens that are lost.',
        slip: 'wrong-cause',
        teaching: 'The problem is one of matching polarities, not of acidic hydrogens.',
      },
    ],
    explanation:
      'The acyl carbon and the β carbon are both electron acceptors. One must be turned into a donor, for instance as a thiamine or thiazolium adduct (Stetter reaction) or a lithiated dithiane.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 28',
  },
  {
    id: 'organic-carbonyl-compounds-532',
    topics: ['carbonyl-compounds'],
    tests: ['umpolung', 'cofactors-and-coenzymes'],
    difficulty: 'advanced',
    text: 'Thiamine pyrophosphate converts pyruvate into a two-carbon acyl anion equivalent. Which part of thiamine plays the role of cyanide in the benzoin condensation?',
    answer: 'The carbanion of its thiazolium ring',
    distractors: [
      {
        text: 'The amino group of its pyrimidine ring',
        slip: 'wrong-carbon-attacked',
        teaching: 'The amino group helps as a base, but does not bond to the carbonyl carbon.',
      },
      {
        text: 'The pyrophosphate oxygen of its side chain',
        slip: 'wrong-carbon-attacked',
        teaching: 'The pyrophosphate binds \\ce{Mg^2+} and anchors the coenzyme in the enzyme.',
      },
      {
        text: 'The sulfur lone pair of its thiazolium ring',
        slip: 'functional-group-confused',
        teaching:
          'Sulfur stabilizes the neighboring carbanion; it does not itself attack the carbonyl carbon.',
      },
    ],
    explanation:
      'The proton between N and S is acidic. The ylide adds to C=O; after loss of \\ce{CO2} the positive nitrogen accepts the electrons of the carbanion (to give an enamine).',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 42',
  },
  {
    id: 'organic-alkenes-and-alkynes-517',
    topics: ['alkenes-and-alkynes'],
    tests: ['click-chemistry'],
    difficulty: 'beginner',
    text: 'Which ring forms in the copper-catalyzed “click” reaction of an azide with a terminal alkyne?',
    answer: '1,2,3-Triazole',
    distractors: [
      {
        text: 'Tetrazole',
        slip: 'reagents-of-another-ring',
        teaching: 'A tetrazole has four nitrogens and forms from an azide and a nitrile.',
      },
      {
        text: 'Pyrazole',
        slip: 'reagents-of-another-ring',
        teaching: 'A pyrazole has two nitrogens; the azide contributes three.',
      },
      {
        text: 'Isoxazole',
        slip: 'reagents-of-another-ring',
        teaching: 'An isoxazole contains oxygen and forms from a nitrile oxide and an alkyne.',
      },
    ],
    explanation:
      'Three N atoms of the azide and two C atoms of the alkyne form a five-membered ring with three adjacent N atoms, a 1,2,3-triazole.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 34',
  },
  {
    id: 'organic-alkenes-and-alkynes-518',
    topics: ['alkenes-and-alkynes'],
    tests: ['click-chemistry'],
    difficulty: 'intermediate',
    text: 'How does the copper(I)-catalyzed cycloaddition of benzyl azide and phenylacetylene differ from the reaction on heating alone?',
    answer: 'It is fast, and only the 1,4 isomer forms.',
    distractors: [
      {
        text: 'It is fast, and only the 1,5 isomer forms.',
        slip: 'reversed-trend',
        teaching: 'The 1,5 isomer is obtained with ruthenium catalysts.',
      },
      {
        text: 'It is slow, but only the 1,5 isomer forms.',
        slip: 'reversed-trend',
        teaching: 'A catalyst speeds the reaction up, and copper leads to the 1,4 isomer.',
      },
      {
        text: 'It is reversible, and both isomers form equally.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'Heating alone gives a mixture of isomers; the reaction is not reversible.',
      },
    ],
    explanation:
      'On heating alone, the 1,4 and 1,5 isomers form slowly in similar amounts. Through a copper acetylide, a stepwise path becomes possible at room temperature: it is fast, and only the 1,4 isomer forms.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 34',
  },
  {
    id: 'organic-alkenes-and-alkynes-519',
    topics: ['alkenes-and-alkynes'],
    tests: ['click-chemistry'],
    difficulty: 'intermediate',
    text: 'Which set of features is required of a “click” reaction?',
    answer: 'High yield under mild conditions, without harmful by-products',
    distractors: [
      {
        text: 'High temperature and dry solvents, with easy removal of salts',
        slip: 'reversed-trend',
        teaching: 'Click reactions should work in water or air at room temperature.',
      },
      {
        text: 'Reversibility under mild conditions, with easy exchange of building blocks',
        slip: 'wrong-cause',
        teaching: 'The driving force of a click reaction is large, so the link is permanent.',
      },
      {
        text: 'A large excess of one reagent, with simple distillation',
        slip: 'wrong-cause',
        teaching:
          'Amounts in a ratio of about 1 : 1 should suffice, without a large excess of either reagent.',
      },
    ],
    explanation:
      'As Sharpless defined it, a click reaction is modular, wide in scope, high-yielding, stereospecific, insensitive to water and oxygen, and simple to work up, and it gives only harmless by-products.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 43',
  },
  {
    id: 'organic-alkenes-and-alkynes-520',
    topics: ['alkenes-and-alkynes'],
    tests: ['click-chemistry'],
    uses: ['ring-strain'],
    difficulty: 'advanced',
    text: 'Sugars on living cells are labeled with cyclooctynes rather than with terminal alkynes and copper. Which pair of reasons explains this choice?',
    answer: 'Ring strain drives the addition; copper is toxic.',
    distractors: [
      {
        text: 'Ring strain slows the addition; copper is too fast.',
        slip: 'reversed-trend',
        teaching: 'The strain of the bent alkyne speeds up the cycloaddition.',
      },
      {
        text: 'Ring carbons are acidic; copper needs base.',
        slip: 'wrong-cause',
        teaching: 'Cyclooctynes have no acetylenic C–H; acidity plays no part here.',
      },
      {
        text: 'Ring size fits enzymes; copper is inert.',
        slip: 'wrong-cause',
        teaching: 'No enzyme takes part, and copper is not inert: it generates harmful radicals.',
      },
    ],
    explanation:
      'In an eight-membered ring the alkyne is bent by about 20°, close to the transition state; no catalyst is needed (strain-promoted, bioorthogonal). Terminal alkynes would need copper, which is toxic to cells.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 43',
  },
  {
    id: 'organic-alkenes-and-alkynes-521',
    topics: ['alkenes-and-alkynes'],
    tests: ['click-chemistry'],
    difficulty: 'advanced',
    text: 'Internal alkynes such as but-2-yne do not take part in the copper(I)-catalyzed azide–alkyne cycloaddition (CuAAC). Which intermediate can they not form?',
    answer: 'A copper acetylide',
    distractors: [
      {
        text: 'A copper carbene',
        slip: 'intermediates-confused',
        teaching: 'The accepted path proceeds through an acetylide, not through a copper carbene.',
      },
      {
        text: 'A vinyl radical',
        slip: 'fission-confused',
        teaching: 'CuAAC is not a radical chain reaction.',
      },
      {
        text: 'A copper nitrene',
        slip: 'intermediates-confused',
        teaching: 'A nitrene would require loss of \\ce{N2} from the azide, but no nitrogen is lost.',
      },
    ],
    explanation:
      'Copper replaces the acidic H of a terminal alkyne. Its electron-rich σ-acetylide, bonded to a second copper atom, attacks the azide.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 34',
  },
  {
    id: 'organic-functional-groups-513',
    topics: ['functional-groups'],
    tests: ['c-h-activation'],
    difficulty: 'beginner',
    text: 'What is the role of a directing group in C–H activation?',
    answer: 'To hold the metal near one bond',
    distractors: [
      {
        text: 'To weaken all C–H bonds equally',
        slip: 'wrong-cause',
        teaching: 'The directing group selects one bond; the others are left unchanged.',
      },
      {
        text: 'To push electrons to meta and para positions',
        slip: 'directing-effect-confused',
        teaching:
          'In electrophilic substitution, a directing group acts by its electronic effect; here it acts as a ligand.',
      },
      {
        text: 'To leave as the new bond is made',
        slip: 'leaving-group-misjudged',
        teaching: 'The directing group stays in the product and may be removed or used later.',
      },
    ],
    explanation:
      'A molecule has many similar C–H bonds. A coordinating group, such as a pyridine or an amide, brings the metal close to the bond that closes a five- or six-membered metallacycle.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-functional-groups-514',
    topics: ['functional-groups'],
    tests: ['c-h-activation'],
    difficulty: 'intermediate',
    text: '2-Phenylpyridine, \\ce{Pd(OAc)2} and an oxidant in acetic acid give a single monoacetoxy product. Where is the OAc group?',
    answer: 'On the phenyl ring, ortho to the pyridine',
    distractors: [
      {
        text: 'On the phenyl ring, para to the pyridine',
        slip: 'directing-effect-confused',
        teaching: 'Palladium bonded to N cannot reach the para position.',
      },
      {
        text: 'On the pyridine ring, next to nitrogen',
        slip: 'wrong-carbon-attacked',
        teaching: 'The five-membered palladacycle includes an ortho carbon of phenyl.',
      },
      {
        text: 'On the phenyl ring, meta to the pyridine',
        slip: 'directing-effect-confused',
        teaching: 'Reaction at the meta position would require a much larger metallacycle.',
      },
    ],
    explanation:
      'N binds Pd, and the ortho C–H is cleaved to give a five-membered palladacycle (N, C, C, C, Pd); then a C–O bond forms.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-functional-groups-515',
    topics: ['functional-groups'],
    tests: ['c-h-activation'],
    difficulty: 'intermediate',
    text: 'In concerted metalation–deprotonation (CMD), which change occurs at the C–H bond?',
    answer: 'Acetate takes H as carbon bonds to the metal.',
    distractors: [
      {
        text: 'A radical takes H, and carbon bonds to the metal later.',
        slip: 'fission-confused',
        teaching: 'This would be hydrogen atom transfer, a radical mechanism.',
      },
      {
        text: 'The metal inserts into C–H, and its oxidation state rises by two.',
        slip: 'mechanism-confused',
        teaching: 'This describes oxidative addition, a different mechanism.',
      },
      {
        text: 'The metal adds to the arene, and H leaves from it at the end.',
        slip: 'mechanism-confused',
        teaching: 'This describes the electrophilic path through an arenium ion.',
      },
    ],
    explanation:
      'In a six-membered transition state, the carboxylate acts as an internal base; the oxidation state of the metal does not change.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-functional-groups-516',
    topics: ['functional-groups'],
    tests: ['c-h-activation'],
    uses: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'Compared with a Suzuki coupling, biaryl formation by C–H arylation of an arene with Ar–Br saves steps. What is saved, and what new difficulty arises?',
    answer: 'No boronic acid is made; one of several C–H bonds must be chosen.',
    distractors: [
      {
        text: 'No palladium is used; one of several C–Br bonds must be chosen.',
        slip: 'reagent-still-needed',
        teaching: 'Palladium is still the usual catalyst; the C–H bonds are the problem.',
      },
      {
        text: 'No base is used; the biaryl must be oxidized at the end.',
        slip: 'reagent-still-needed',
        teaching: 'A base is needed to take up HBr, and the coupling is redox-neutral.',
      },
      {
        text: 'No halide is used; two of the C–H bonds must be oxidized together.',
        slip: 'given-fact-overlooked',
        teaching:
          'Ar–Br is one of the partners here; coupling at two C–H bonds is a different reaction, oxidative coupling.',
      },
    ],
    explanation:
      'One partner needs no metal or boron group beforehand, which improves step and atom economy. However, selectivity among the similar C–H bonds must come from a directing group, acidity or sterics.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-functional-groups-517',
    topics: ['functional-groups'],
    tests: ['c-h-activation'],
    difficulty: 'advanced',
    text: 'A C–H functionalization shows *k*_{H}/*k*_{D} = 1.0 when an arene and its deuterated form react in separate flasks, but 3.5 when both compete in one flask. What can be concluded?',
    answer: 'C–H cleavage follows the slow step and determines the product.',
    distractors: [
      {
        text: 'C–H cleavage is the slow step in both experiments.',
        slip: 'wrong-cause',
        teaching: 'If it were the slow step, the rates in separate flasks would differ as well.',
      },
      {
        text: 'C–H cleavage does not take place in the reaction.',
        slip: 'wrong-cause',
        teaching: 'A product ratio of 3.5 shows that C–H bonds are broken in the product-determining step.',
      },
      {
        text: 'C–D cleavage is faster than C–H cleavage when both compete.',
        slip: 'reversed-trend',
        teaching: 'A value above 1 means that C–H cleavage is faster than C–D cleavage.',
      },
    ],
    explanation:
      'The rate is set by an earlier step, for instance the dissociation of a ligand or oxidative addition of the partner. Competition in one flask reveals the later, product-determining cleavage.',
    reference: 'Simmons and Hartwig, Angewandte Chemie International Edition 2012, 51, 3066',
  },
  {
    id: 'organic-functional-groups-518',
    topics: ['functional-groups'],
    tests: ['metal-carbenes'],
    difficulty: 'beginner',
    text: 'How do the carbene carbons of Fischer and of Schrock carbene complexes react?',
    answer: 'Fischer as electrophiles, Schrock as nucleophiles',
    distractors: [
      {
        text: 'Fischer as nucleophiles, Schrock as electrophiles',
        slip: 'names-exchanged',
        teaching:
          'The reverse is true: π-acceptor ligands withdraw electron density from the carbon of Fischer carbenes.',
      },
      {
        text: 'Both as electrophiles',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The negative carbon of Schrock alkylidenes attacks electrophiles.',
      },
      {
        text: 'Both as nucleophiles',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The carbon of Fischer carbenes is attacked by amines and alkoxides.',
      },
    ],
    explanation:
      'Fischer carbenes have low-valent late or middle metals with CO ligands and a heteroatom on the carbene carbon, which is electrophilic. Schrock carbenes are alkylidenes of high-valent early metals, and their carbon is nucleophilic.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-functional-groups-519',
    topics: ['functional-groups'],
    tests: ['metal-carbenes'],
    difficulty: 'intermediate',
    text: 'Which of these complexes is a Schrock carbene?',
    answer: '\\ce{Ta(CHC(CH3)3)(CH2C(CH3)3)3}',
    distractors: [
      {
        text: '\\ce{Cr(CO)5C(OCH3)CH3}',
        slip: 'kinds-of-carbene-confused',
        teaching:
          'An OR group on the carbene carbon and CO ligands on the metal are typical of a Fischer carbene.',
      },
      {
        text: '\\ce{W(CO)5C(OCH3)C6H5}',
        slip: 'kinds-of-carbene-confused',
        teaching:
          'An OR group on the carbene carbon and CO ligands on the metal are typical of a Fischer carbene.',
      },
      {
        text: '\\ce{Fe(CO)4C(OC2H5)C6H5}',
        slip: 'kinds-of-carbene-confused',
        teaching:
          'An OR group on the carbene carbon and CO ligands on the metal are typical of a Fischer carbene.',
      },
    ],
    explanation:
      'The complex has an early metal in a high oxidation state, Ta(V), no π-acceptor ligands and a carbene carbon that bears only H and alkyl, so it is a Schrock alkylidene.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-functional-groups-520',
    topics: ['functional-groups'],
    tests: ['metal-carbenes'],
    difficulty: 'intermediate',
    text: '\\ce{(CO)5Cr=C(OCH3)C6H5} reacts with dimethylamine. What is the product?',
    answer: '\\ce{(CO)5Cr=C(N(CH3)2)C6H5}',
    distractors: [
      {
        text: '\\ce{(CO)4(HN(CH3)2)Cr=C(OCH3)C6H5}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The amine does not replace CO here; it attacks the electrophilic carbene carbon.',
      },
      {
        text: '\\ce{(CO)5Cr=C(OCH3)N(CH3)2}',
        slip: 'reagent-misread',
        teaching: 'Methoxide is the leaving group, and the phenyl group stays.',
      },
      {
        text: '\\ce{(CO)4(HN(CH3)2)Cr=C(N(CH3)2)C6H5}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'Only one molecule of the amine reacts, at the carbene carbon, and all five CO ligands stay.',
      },
    ],
    explanation:
      'Like an ester (with \\ce{Cr(CO)5} in the role of the carbonyl O), the Fischer carbene is attacked at carbon and loses methanol in an aminolysis.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-functional-groups-521',
    topics: ['functional-groups'],
    tests: ['metal-carbenes'],
    uses: ['wittig-reaction'],
    difficulty: 'advanced',
    text: 'The Tebbe reagent (a source of \\ce{Cp2Ti=CH2}) turns an ester into an enol ether, whereas a Fischer carbene does not. Which features of titanium alkylidenes are responsible?',
    answer: 'A nucleophilic \\ce{CH2} carbon and an oxophilic metal',
    distractors: [
      {
        text: 'An electrophilic \\ce{CH2} carbon and an oxophilic metal',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'An electrophile would not attack C=O at carbon.',
      },
      {
        text: 'A nucleophilic \\ce{CH2} carbon and CO ligands on titanium',
        slip: 'wrong-cause',
        teaching: 'The reagent has cyclopentadienyl ligands, not CO ligands.',
      },
      {
        text: 'A free carbene that inserts into the O–R bond',
        slip: 'mechanism-confused',
        teaching: 'No free carbene forms; the alkylidene and C=O form a four-membered ring.',
      },
    ],
    explanation:
      'The Schrock-type carbon adds to C=O, as a Wittig ylide does; the oxatitanacyclobutane that forms breaks up into an alkene (the enol ether) and a titanium species with a strong Ti=O bond.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-functional-groups-522',
    topics: ['functional-groups'],
    tests: ['metal-carbenes'],
    difficulty: 'advanced',
    text: 'The methoxy group of \\ce{(CO)5W=C(OCH3)CH3} makes the carbene carbon less electrophilic than that of \\ce{(CO)5W=C(C6H5)2}. How does it do this?',
    answer: 'Its lone pair is shared with the empty p orbital of carbon.',
    distractors: [
      {
        text: 'Its oxygen attracts σ electrons and depletes the carbon.',
        slip: 'inductive-effect-ignored',
        teaching: 'This effect alone would make the carbon more electrophilic.',
      },
      {
        text: 'Its methyl group shields the carbon from all sides.',
        slip: 'wrong-cause',
        teaching: 'Two phenyl groups shield the carbon even more, so shielding cannot be the reason.',
      },
      {
        text: 'Its oxygen removes a CO ligand from tungsten.',
        slip: 'given-fact-overlooked',
        teaching: 'Tungsten has five CO ligands in both complexes.',
      },
    ],
    explanation:
      'π donation, C=\\ce{O+}–, competes with back-donation from the metal into the same p orbital; the C–O bond has double-bond character.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-carbonyl-compounds-533',
    topics: ['carbonyl-compounds'],
    tests: ['chiral-auxiliaries'],
    difficulty: 'beginner',
    text: 'What is the role of an Evans oxazolidinone in an aldol reaction?',
    answer: 'It blocks one face of the enolate and is later removed.',
    distractors: [
      {
        text: 'It catalyzes the reaction and is used in trace amounts.',
        slip: 'role-of-a-species',
        teaching: 'An auxiliary is not a catalyst; one is bonded to each molecule of the substrate.',
      },
      {
        text: 'It removes the proton of the enolate as a base.',
        slip: 'wrong-cause',
        teaching: 'The base in this reaction is a tertiary amine, not the auxiliary.',
      },
      {
        text: 'It reduces the ketone of the product from one side.',
        slip: 'wrong-cause',
        teaching: 'No reduction takes place in an aldol reaction.',
      },
    ],
    explanation:
      'The chiral auxiliary, bonded as an imide, makes the two faces diastereotopic; after the reaction it is cleaved and recovered.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-carbonyl-compounds-534',
    topics: ['carbonyl-compounds'],
    tests: ['chiral-auxiliaries'],
    difficulty: 'intermediate',
    text: 'Which boron enolate do a propanoyl oxazolidinone, \\ce{Bu2BOTf} and \\ce{Et3N} give, and what relative configuration does the aldol product have?',
    answer: '*Z* enolate; syn',
    distractors: [
      {
        text: '*E* enolate; anti',
        slip: 'double-bond-isomers-overlooked',
        teaching: 'These conditions give the *Z* enolate with high selectivity.',
      },
      {
        text: '*Z* enolate; anti',
        slip: 'configuration-difference-overlooked',
        teaching: 'In the chair transition state, a *Z* enolate leads to the syn aldol.',
      },
      {
        text: '*E* enolate; syn',
        slip: 'configuration-difference-overlooked',
        teaching: 'Through a chair, *E* enolates lead to the anti aldol, and the enolate formed here is *Z*.',
      },
    ],
    explanation:
      'The bulky auxiliary forces the enolate to be *Z*. In the Zimmerman–Traxler chair, with R of the aldehyde equatorial, this gives the syn aldol.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-carbonyl-compounds-535',
    topics: ['carbonyl-compounds'],
    tests: ['aldol-reaction'],
    uses: ['chiral-auxiliaries'],
    difficulty: 'intermediate',
    text: 'Which feature of the Zimmerman–Traxler model explains why boron enolates are more selective than lithium enolates?',
    answer: 'Short B–O bonds make a tight six-membered chair.',
    distractors: [
      {
        text: 'Long B–O bonds make a loose, open chain.',
        slip: 'reversed-trend',
        teaching: 'B–O bonds are shorter than Li–O bonds, so the chair is tight, not loose.',
      },
      {
        text: 'Boron binds to the aldehyde carbon by a covalent bond.',
        slip: 'wrong-cause',
        teaching: 'Boron bonds to the aldehyde oxygen; the aldehyde carbon bonds to the enolate carbon.',
      },
      {
        text: 'Boron takes up a proton from the aldehyde.',
        slip: 'wrong-cause',
        teaching: 'The CHO hydrogen is not acidic.',
      },
    ],
    explanation:
      'In the compact chair, 1,3-diaxial and gauche interactions are more severe, so the substituent of the aldehyde is strictly equatorial.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-carbonyl-compounds-536',
    topics: ['carbonyl-compounds'],
    tests: ['chiral-auxiliaries', 'enantiomers-and-diastereomers'],
    difficulty: 'advanced',
    text: 'Before the auxiliary is removed, a crude Evans aldol can be purified to a single isomer by chromatography on ordinary silica gel. Why is this possible?',
    answer: 'The isomers are diastereomers.',
    distractors: [
      {
        text: 'The isomers are enantiomers.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Enantiomers cannot be separated on achiral silica gel.',
      },
      {
        text: 'The isomers have different formulas.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The isomers have the same formula and differ only in configuration.',
      },
      {
        text: 'The silica retains one of two enantiomers.',
        slip: 'wrong-cause',
        teaching: 'Ordinary silica gel is achiral and cannot distinguish enantiomers.',
      },
    ],
    explanation:
      'The auxiliary has the same configuration in both isomers, but the new stereocenters differ, so the isomers are diastereomers and differ in polarity. Cleavage then gives one enantiomer.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-carbonyl-compounds-537',
    topics: ['carbonyl-compounds'],
    tests: ['chiral-auxiliaries'],
    difficulty: 'advanced',
    text: 'An Evans alkylation adduct is cleaved with LiOOH (\\ce{LiOH} and \\ce{H2O2}) rather than with LiOH alone. What is the advantage of hydroperoxide?',
    answer: 'It attacks the acyl C=O, not that of the ring.',
    distractors: [
      {
        text: 'It attacks the C=O of the ring, not the acyl group.',
        slip: 'wrong-carbon-attacked',
        teaching: 'Attack on the C=O of the ring would open the auxiliary and waste it.',
      },
      {
        text: 'It removes a proton from the acyl group, not the ring.',
        slip: 'base-for-nucleophile',
        teaching:
          'Hydroperoxide is a weaker base than hydroxide; loss of this proton would spoil the new stereocenter.',
      },
      {
        text: 'It removes a proton from the ring, not the acyl group.',
        slip: 'base-for-nucleophile',
        teaching:
          'Hydroperoxide is the better nucleophile, but a weaker base than hydroxide; it attacks a C=O group.',
      },
    ],
    explanation:
      'The strongly nucleophilic but weakly basic \\ce{HOO-} attacks the acyl group, whose C=O is more electrophilic; sulfite then reduces the peracid. The auxiliary is recovered.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-carbonyl-compounds-538',
    topics: ['carbonyl-compounds'],
    tests: ['organocatalysis'],
    difficulty: 'beginner',
    text: 'In aldol reactions catalyzed by proline, what reactive species does proline form with the ketone?',
    answer: 'An enamine',
    distractors: [
      {
        text: 'An enolate salt',
        slip: 'functional-group-confused',
        teaching: 'No strong base is present; the amine forms a covalent intermediate.',
      },
      { text: 'An acetal', slip: 'functional-group-confused', teaching: 'An amine does not form acetals.' },
      {
        text: 'An ester',
        slip: 'functional-group-confused',
        teaching: 'The carboxyl group acts as an acid; no ester forms.',
      },
    ],
    explanation:
      'The secondary amine condenses with C=O to form an iminium ion, which loses a proton to give a nucleophilic enamine.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-carbonyl-compounds-539',
    topics: ['carbonyl-compounds'],
    tests: ['organocatalysis'],
    difficulty: 'intermediate',
    text: 'Why is the COOH group of proline essential for the high selectivity in the proline-catalyzed aldol reaction?',
    answer: 'It holds the aldehyde by a hydrogen bond.',
    distractors: [
      {
        text: 'It removes water by forming an anhydride.',
        slip: 'wrong-cause',
        teaching:
          'No anhydride forms; the water released stays in the mixture and hydrolyzes the final iminium ion.',
      },
      {
        text: 'It decarboxylates and drives the reaction.',
        slip: 'wrong-cause',
        teaching: 'The COOH group is not lost; proline is recovered unchanged.',
      },
      {
        text: 'It forms an ester with the ketone.',
        slip: 'functional-group-confused',
        teaching: 'The ketone bonds to the nitrogen of proline, not to the COOH group.',
      },
    ],
    explanation:
      'The proton activates the aldehyde and orients one of its faces toward the enamine in an ordered, chair-like transition state; proline methyl ester is a poor catalyst.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-carbonyl-compounds-540',
    topics: ['carbonyl-compounds'],
    tests: ['organocatalysis'],
    uses: ['diels-alder-reaction'],
    difficulty: 'intermediate',
    text: 'MacMillan’s imidazolidinone speeds up Diels–Alder reactions of enals. How does it activate the enal?',
    answer: 'As an iminium ion, it lowers the LUMO of the dienophile.',
    distractors: [
      {
        text: 'As an enamine, it raises the HOMO of the dienophile.',
        slip: 'activations-confused',
        teaching: 'Enamine activation gives nucleophiles; here the enal is the electrophile.',
      },
      {
        text: 'As an enamine, it lowers the LUMO of the diene.',
        slip: 'activations-confused',
        teaching: 'The catalyst binds to the enal, not to the diene.',
      },
      {
        text: 'As an iminium ion, it raises the LUMO of the dienophile.',
        slip: 'reversed-trend',
        teaching: 'A higher LUMO would slow the reaction.',
      },
    ],
    explanation:
      'The amine and the CHO group form a positively charged iminium ion, which withdraws electrons as a coordinated Lewis acid would; the chiral ring shields one face.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-carbonyl-compounds-541',
    topics: ['carbonyl-compounds'],
    tests: ['organocatalysis'],
    difficulty: 'advanced',
    text: 'Which product does the proline-catalyzed (Hajos–Parrish) cyclization of a symmetrical triketone give, and what does proline distinguish?',
    answer: 'A bicyclic ketol; two enantiotopic C=O groups',
    distractors: [
      {
        text: 'A bicyclic ketol; two separate enantiomers of the triketone',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'The triketone is achiral (prochiral); there are no enantiomers to separate.',
      },
      {
        text: 'A bicyclic lactone; two enantiotopic C=O groups',
        slip: 'mechanism-confused',
        teaching: 'Carbon attacks carbon, so an aldol forms, not an ester.',
      },
      {
        text: 'A spiro diketone; two diastereotopic methyl groups',
        slip: 'wrong-carbon-attacked',
        teaching: 'The side-chain methyl group attacks a ring carbonyl, so a fused ring forms.',
      },
    ],
    explanation:
      'The enamine of the side-chain ketone attacks one of two mirror-related ring C=O groups, a desymmetrization that gives mainly one enantiomer.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
  {
    id: 'organic-carbonyl-compounds-542',
    topics: ['carbonyl-compounds'],
    tests: ['organocatalysis'],
    difficulty: 'beginner',
    text: 'What advantage over many metal complexes is typical of organocatalysts such as proline?',
    answer: 'They tolerate air and moisture.',
    distractors: [
      {
        text: 'They work at far lower loadings.',
        slip: 'reversed-trend',
        teaching: 'Loadings of 5 to 30 mol % are common, which is higher than with many metal catalysts.',
      },
      {
        text: 'They need no chiral centers at all.',
        slip: 'overgeneralised-rule',
        teaching: 'Without chirality no enantiomer is preferred.',
      },
      {
        text: 'They shift the equilibrium to products.',
        slip: 'overgeneralised-rule',
        teaching: 'No catalyst shifts an equilibrium.',
      },
    ],
    explanation:
      'They are stable, cheap, nontoxic and metal-free molecules, so neither a glove box nor the removal of metal traces is needed.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 41',
  },
];
