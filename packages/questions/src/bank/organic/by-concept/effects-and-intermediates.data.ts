import type { WrittenQuestion } from '../../written-question.ts';

/** Nucleophiles and electrophiles, inductive effect, hyperconjugation, intermediates, rearrangements, control of reactions. */
export const effectsAndIntermediatesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-structure-and-bonding-107',
    topics: ['structure-and-bonding', 'carboxylic-acids'],
    tests: ['nucleophiles-and-electrophiles'],
    uses: ['nucleophilic-acyl-substitution'],
    difficulty: 'beginner',
    text: 'Methylamine reacts with acetyl chloride. Where does the first new bond form?',
    answer: 'Between N of the amine and C of the C=O group',
    distractors: [
      {
        text: 'Between N of the amine and Cl of the chloride',
        slip: 'wrong-carbon-attacked',
        teaching:
          'Chlorine is the negative end of its bond; it is rich in electrons and is not attacked by a nucleophile.',
      },
      {
        text: 'Between N of the amine and C of the \\ce{CH3} group',
        slip: 'wrong-carbon-attacked',
        teaching: 'The \\ce{CH3} carbon next to C=O carries no leaving group and has little positive charge.',
      },
      {
        text: 'Between C of the amine and O of the C=O group',
        slip: 'nucleophile-misjudged',
        teaching: 'The lone pair of the amine is on nitrogen, and oxygen is the electron-rich end of C=O.',
      },
    ],
    explanation:
      'The lone pair on nitrogen makes the amine a nucleophile; oxygen and chlorine make the carbonyl carbon the electrophilic atom. The bond forms between N of the amine and C of the C=O group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.3',
  },
  {
    id: 'organic-structure-and-bonding-108',
    topics: ['structure-and-bonding', 'carbonyl-compounds'],
    tests: ['nucleophiles-and-electrophiles'],
    uses: ['bond-polarity'],
    difficulty: 'intermediate',
    text: 'Which of these molecules can be attacked by nucleophiles at one atom and by electrophiles at another?',
    answer: '\\ce{HCHO}',
    distractors: [
      {
        text: '\\ce{BF3}',
        slip: 'lone-pair-forgotten',
        teaching:
          'Boron has an empty orbital and takes up electron pairs; the molecule does not act as a nucleophile.',
      },
      {
        text: '\\ce{CH4}',
        slip: 'ignored-polarity',
        teaching: 'Its strong, nearly nonpolar bonds offer neither a lone pair nor an electron-poor atom.',
      },
      {
        text: '\\ce{H2}',
        slip: 'nucleophile-misjudged',
        teaching:
          'Without a catalyst, hydrogen is attacked by neither, since it has no polar bond and no lone pair.',
      },
    ],
    explanation:
      'In formaldehyde, \\ce{HCHO}, nucleophiles attack the electron-poor carbon, while electrophiles such as \\ce{H+} accept a lone pair from oxygen.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.3',
  },
  {
    id: 'organic-structure-and-bonding-109',
    topics: ['structure-and-bonding'],
    tests: ['inductive-effect'],
    difficulty: 'beginner',
    text: 'Which substituent releases electron density through the σ bond to a positively charged carbon next to it?',
    answer: '\\ce{CH3}',
    distractors: [
      {
        text: '\\ce{CF3}',
        slip: 'inductive-effect-ignored',
        teaching:
          'Three fluorine atoms make the carbon of this group electron-poor, so the group withdraws electrons.',
      },
      {
        text: '\\ce{Cl}',
        slip: 'reversed-trend',
        teaching: 'Chlorine is more electronegative than carbon and withdraws electrons through the σ bond.',
      },
      {
        text: '\\ce{NO2}',
        slip: 'reversed-trend',
        teaching: 'The positive nitrogen of the nitro group withdraws electrons strongly.',
      },
    ],
    explanation:
      'Alkyl groups such as \\ce{CH3} release electrons toward a cationic carbon. Fluorine, chlorine and the nitro group are electronegative and withdraw them.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.9',
  },
  {
    id: 'organic-structure-and-bonding-110',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['inductive-effect'],
    uses: ['reactive-intermediates', 'markovnikovs-rule'],
    difficulty: 'advanced',
    text: 'HCl adds to 3,3,3-trifluoropropene, \\ce{CF3CH=CH2}, slowly and gives \\ce{CF3CH2CH2Cl}. What explains the orientation?',
    answer: 'A cation next to \\ce{CF3} would be destabilized most.',
    distractors: [
      {
        text: 'A primary cation is generally more stable than a secondary one.',
        slip: 'carbocation-stability-reversed',
        teaching:
          'With an alkyl group in place of \\ce{CF3}, the secondary cation would be more stable; it is \\ce{CF3} that reverses the order.',
      },
      {
        text: 'A chlorine atom adds first, in a radical chain.',
        slip: 'mechanism-confused',
        teaching: 'HCl does not add in a radical chain, and nothing here starts one.',
      },
      {
        text: 'A \\ce{CF3} group blocks the approach of chloride to the middle carbon.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'Chloride readily attacks even tertiary cations, so crowding does not determine the orientation.',
      },
    ],
    explanation:
      'The proton adds so that the less unstable cation forms. \\ce{CF3} withdraws electrons strongly; on the middle carbon the charge would be next to it, on the end carbon it is one carbon farther away.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.9',
  },
  {
    id: 'organic-structure-and-bonding-111',
    topics: ['structure-and-bonding'],
    tests: ['hyperconjugation'],
    uses: ['reactive-intermediates'],
    difficulty: 'beginner',
    text: 'Which overlap is called hyperconjugation in the ethyl cation, \\ce{CH3CH2+}?',
    answer: 'A filled C–H σ bond of \\ce{CH3} with the empty p orbital',
    distractors: [
      {
        text: 'A lone pair in a p orbital of \\ce{CH3} with the empty p orbital',
        slip: 'lone-pair-misplaced',
        teaching: 'The carbon of a \\ce{CH3} group has no lone pair; all its electrons are in bonds.',
      },
      {
        text: 'A half-filled p orbital of \\ce{CH3} with the empty p orbital',
        slip: 'hybridisation-misjudged',
        teaching:
          'The \\ce{CH3} carbon is sp^{3} and has no p orbital left; an overlap of two p orbitals would be a π bond.',
      },
      {
        text: 'The filled C–C σ bond with the empty p orbital',
        slip: 'orbitals-of-other-symmetry',
        teaching: 'The C–C bond lies in the nodal plane of the empty p orbital and cannot overlap with it.',
      },
    ],
    explanation:
      'The empty p orbital lies next to the C–H bonds of the \\ce{CH3} group. A filled C–H σ bond donates some electron density to it, which spreads the charge.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.9',
  },
  {
    id: 'organic-structure-and-bonding-112',
    topics: ['structure-and-bonding'],
    tests: ['hyperconjugation'],
    uses: ['reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'How many C–H bonds of the 2-methylbutan-2-yl cation are on carbons next to the positive carbon and can take part in hyperconjugation with it? \\smiles{CC[C+](C)C}',
    answer: '8',
    distractors: [
      {
        text: '6',
        slip: 'counted-one-substituent',
        teaching: 'The \\ce{CH2} group is a neighbor too; only the two \\ce{CH3} groups were counted.',
        expression: '3 + 3',
      },
      {
        text: '5',
        slip: 'counted-one-substituent',
        teaching: 'Two \\ce{CH3} groups are bonded to the positive carbon; only one of them was counted.',
        expression: '3 + 2',
      },
      {
        text: '3',
        slip: 'answered-another-quantity',
        teaching: 'This is the number of neighboring carbons; the question asks for their C–H bonds.',
        expression: '3',
      },
    ],
    explanation:
      'Two \\ce{CH3} groups and one \\ce{CH2} group are bonded to the positive carbon: 3 + 3 + 2 = 8 C–H bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.9',
    computation: { kind: 'quantity', expression: '3 + 3 + 2', unit: '' },
  },
  {
    id: 'organic-structure-and-bonding-113',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['hyperconjugation'],
    difficulty: 'intermediate',
    text: '2-Methylpropene releases less heat on hydrogenation than but-1-ene. According to the hyperconjugation model, which orbitals overlap in 2-methylpropene?',
    answer: 'C–H σ orbitals and the antibonding π orbital of C=C',
    distractors: [
      {
        text: 'Antibonding C–H orbitals and the filled σ orbital of C=C',
        slip: 'wrong-bond-broken',
        teaching:
          'The σ orbital of C=C lies in the plane of the double bond; only the π system overlaps with neighboring bonds.',
      },
      {
        text: 'Carbon lone pairs and the filled π orbital of C=C',
        slip: 'lone-pair-misplaced',
        teaching: 'The carbon atoms of an alkene have no lone pairs.',
      },
      {
        text: 'p orbitals of \\ce{CH3} and the filled σ orbital of C=C',
        slip: 'hybridisation-misjudged',
        teaching:
          'The \\ce{CH3} carbon is sp^{3} and has no p orbital left, and the σ orbital of C=C lies in the plane of the double bond.',
      },
    ],
    explanation:
      'Alkyl groups stabilize an alkene: filled C–H σ orbitals of carbons next to the double bond overlap with its empty antibonding π orbital. 2-Methylpropene has six such C–H bonds, but-1-ene two.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.6',
  },
  {
    id: 'organic-structure-and-bonding-114',
    topics: ['structure-and-bonding', 'substitution-and-elimination'],
    tests: ['hyperconjugation'],
    uses: ['kinetic-isotope-effect', 'sn1-reaction'],
    difficulty: 'advanced',
    text: '\\ce{(CD3)3CCl} ionizes in aqueous ethanol more slowly than \\ce{(CH3)3CCl} by a factor of 2.3, although no bond to H or D breaks in this step. What is the explanation?',
    answer: 'Hyperconjugation weakens the C–H or C–D bonds of the cation.',
    distractors: [
      {
        text: 'Elimination breaks a C–H or C–D bond in the same step.',
        slip: 'mechanism-confused',
        teaching:
          'The slow step is the loss of chloride alone; elimination would take place later, from the cation.',
      },
      {
        text: 'Deuterium atoms are larger and keep chloride from leaving.',
        slip: 'steric-hindrance-ignored',
        teaching: 'C–D bonds are slightly shorter than C–H bonds, and crowding would make ionization faster.',
      },
      {
        text: 'Deuterium atoms make the molecule too heavy to ionize fast.',
        slip: 'ignored-mass',
        teaching:
          'The total mass hardly changes; what matters is the vibration of the bonds that become looser.',
      },
    ],
    explanation:
      'In the transition state the C–H bonds beside the positive carbon donate electron density to it and become looser. Loosening costs more energy for C–D bonds, whose zero-point energy is lower, so ionization is slower.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.9',
  },
  {
    id: 'organic-structure-and-bonding-115',
    topics: ['structure-and-bonding', 'radical-reactions'],
    tests: ['hyperconjugation'],
    uses: ['stability-of-radicals'],
    difficulty: 'advanced',
    text: 'From methyl to *tert*-butyl, the stability of radicals grows much less than that of carbocations. Why does hyperconjugation help radicals less?',
    answer: 'Their p orbital already contains one electron.',
    distractors: [
      {
        text: 'Their carbon is sp^{3} and has no p orbital.',
        slip: 'hybridisation-misjudged',
        teaching:
          'An alkyl radical has nearly planar bonding at carbon, with the unpaired electron in a p orbital.',
      },
      {
        text: 'Their p orbital already contains an electron pair.',
        slip: 'fission-confused',
        teaching: 'This would be a carbanion; a radical carbon has one unpaired electron.',
      },
      {
        text: 'Their carbon has fewer neighboring C–H bonds.',
        slip: 'alkyl-groups-miscounted',
        teaching: '\\ce{(CH3)3C}• and \\ce{(CH3)3C+} have the same nine neighboring C–H bonds.',
      },
    ],
    explanation:
      'The σ electrons flow into a p orbital. In a cation this orbital is empty; in a radical it already contains one electron, so one of the three electrons involved has to occupy a higher orbital.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.6',
  },
  {
    id: 'organic-structure-and-bonding-116',
    topics: ['structure-and-bonding'],
    tests: ['reactive-intermediates'],
    difficulty: 'beginner',
    text: 'Which intermediate has a neutral carbon with only two bonds and six valence electrons?',
    answer: 'A carbene',
    distractors: [
      {
        text: 'A carbocation',
        slip: 'intermediates-confused',
        teaching: 'It also has six electrons, but three bonds and a positive charge.',
      },
      {
        text: 'A carbanion',
        slip: 'intermediates-confused',
        teaching: 'It has three bonds, a lone pair and a negative charge: eight electrons.',
      },
      {
        text: 'An alkyl radical',
        slip: 'intermediates-confused',
        teaching: 'It has three bonds and one unpaired electron: seven electrons.',
      },
    ],
    explanation:
      'Two bonds contribute four electrons, and two more are unshared. Such a neutral carbon with six electrons, as in \\ce{CCl2}, is a carbene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-structure-and-bonding-117',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'Cyclohexene, trichloromethane (chloroform) and concentrated sodium hydroxide give a product with a three-membered carbon ring in which one carbon bears two chlorine atoms. Which species adds to the double bond?',
    answer: '\\ce{CCl2}',
    distractors: [
      {
        text: '\\ce{CCl3-}',
        slip: 'mechanism-order-reversed',
        teaching:
          'This anion forms first, but it repels the π electrons; it loses chloride before the addition.',
      },
      {
        text: '\\ce{CHCl2+}',
        slip: 'fission-confused',
        teaching: 'Hydroxide takes a proton from \\ce{CHCl3}; no cation forms in concentrated base.',
      },
      {
        text: '\\ce{CHCl3}',
        slip: 'one-step-for-two',
        teaching:
          'Addition of the whole molecule would introduce a hydrogen and a third chlorine into the product.',
      },
    ],
    explanation:
      'Hydroxide removes \\ce{H+} from \\ce{CHCl3}; the anion \\ce{CCl3-} loses \\ce{Cl-}. The dichlorocarbene, \\ce{CCl2}, that remains adds to both carbons of the double bond in one step.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-structure-and-bonding-118',
    topics: ['structure-and-bonding'],
    tests: ['reactive-intermediates'],
    uses: ['hammond-postulate'],
    difficulty: 'intermediate',
    text: 'The energy diagram of a reaction has two maxima with a minimum between them. Which statement describes the species at the minimum?',
    answer: 'It has complete bonds and exists for a short time.',
    distractors: [
      {
        text: 'It has partly broken and partly formed bonds.',
        slip: 'valley-for-peak',
        teaching: 'This describes the maxima, the transition states.',
      },
      {
        text: 'It cannot be trapped by an added reagent.',
        slip: 'valley-for-peak',
        teaching:
          'A species at a minimum exists long enough to be trapped; carbocations, for example, can be trapped by added nucleophiles.',
      },
      {
        text: 'It speeds up the reaction and is recovered at the end.',
        slip: 'role-of-a-species',
        teaching: 'This describes a catalyst; an intermediate is formed and used up.',
      },
    ],
    explanation:
      'A minimum between two transition states is an intermediate. It is a real species with complete bonds, and it reacts further as soon as it gains the energy for the second barrier.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.10',
  },
  {
    id: 'organic-structure-and-bonding-119',
    topics: ['structure-and-bonding', 'alcohols-and-ethers'],
    tests: ['carbocation-rearrangement'],
    uses: ['alcohols-to-alkyl-halides'],
    difficulty: 'intermediate',
    text: '2,2-Dimethylpropan-1-ol, \\ce{(CH3)3CCH2OH}, is heated with concentrated HBr for a long time and reacts by way of carbocations. What is the main substitution product?',
    answer: '\\smiles{CCC(C)(C)Br}',
    distractors: [
      {
        text: '\\smiles{CC(C)(C)CBr}',
        slip: 'rearrangement-overlooked',
        teaching: 'This would need a primary cation (or a backside attack past three methyl groups).',
      },
      {
        text: '\\smiles{CC(Br)C(C)C}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'A methyl group was moved, but the bromine was put on a carbon that does not carry the positive charge.',
      },
      {
        text: '\\smiles{CCCCCBr}',
        slip: 'rearrangement-invented',
        teaching: 'A shift of one methyl group cannot remove both branches.',
      },
    ],
    explanation:
      'As water leaves, a methyl group moves with its electron pair to the neighboring carbon; a tertiary cation results, and bromide adds to it to give 2-bromo-2-methylbutane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.11',
    computation: { kind: 'same-structure', smiles: 'CCC(C)(C)Br' },
  },
  {
    id: 'organic-structure-and-bonding-120',
    topics: ['structure-and-bonding'],
    tests: ['carbocation-rearrangement'],
    uses: ['reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'Which of these cations can form a more stable cation by a single hydride shift from a neighboring carbon?',
    answer: '\\smiles{CC(C)[CH+]C}',
    distractors: [
      {
        text: '\\smiles{C[C+](C)C}',
        slip: 'carbocation-stability-reversed',
        teaching: 'A shift would turn this tertiary cation into a primary one.',
      },
      {
        text: '\\smiles{C[CH+]c1ccccc1}',
        slip: 'resonance-ignored',
        teaching: 'A shift from \\ce{CH3} would give a primary cation and lose the resonance with the ring.',
      },
      {
        text: '\\smiles{CC[CH+]CC}',
        slip: 'counted-one-substituent',
        teaching: 'The charge would only move from one secondary carbon to another.',
      },
    ],
    explanation:
      'The tertiary hydrogen of the 3-methylbutan-2-yl cation moves with its electron pair: a secondary cation becomes a tertiary one. In the other cations the shift would give no gain in stability or even a loss.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.11',
    computation: { kind: 'same-structure', smiles: 'CC(C)[CH+]C' },
  },
  {
    id: 'organic-structure-and-bonding-121',
    topics: ['structure-and-bonding', 'conformations'],
    tests: ['carbocation-rearrangement'],
    uses: ['ring-strain'],
    difficulty: 'advanced',
    text: 'In this cation a ring bond shifts to the positive carbon, and the ring expands. Which cation results directly from this step? \\smiles{C[CH+]C1CCC1}',
    answer: '\\smiles{CC1CCC[CH+]1}',
    distractors: [
      {
        text: '\\smiles{CC[C+]1CCC1}',
        slip: 'rearrangement-overlooked',
        teaching:
          'This cation results from a hydride shift, which leaves the strained four-membered ring intact.',
      },
      {
        text: '\\smiles{C[C+]1CCCC1}',
        slip: 'one-step-too-many',
        teaching: 'This tertiary cation arises only after a further step, a hydride shift.',
      },
      {
        text: '\\smiles{C1CCC[CH+]C1}',
        slip: 'carbon-lost-or-added',
        teaching: 'The \\ce{CH3} carbon does not become part of the ring: one ring bond moves by one carbon.',
      },
    ],
    explanation:
      'A C–C bond of the four-membered ring moves to the positive carbon, which becomes a ring member and keeps its \\ce{CH3}. The charge appears on the ring carbon that lost the bond: the result is a five-membered ring with CH(+) next to CH–\\ce{CH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.11',
    computation: { kind: 'same-structure', smiles: 'CC1CCC[CH+]1' },
  },
  {
    id: 'organic-structure-and-bonding-122',
    topics: ['structure-and-bonding'],
    tests: ['kinetic-and-thermodynamic-control'],
    difficulty: 'beginner',
    text: 'Two products form from the same starting material. Which conditions favor the thermodynamic product?',
    answer: 'A high temperature and a long time, so that both reactions can reverse',
    distractors: [
      {
        text: 'A low temperature and a short time, so that neither reaction can reverse',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'These conditions favor the product with the lower barrier: the kinetic one.',
      },
      {
        text: 'A catalyst that lowers only the barrier to one product',
        slip: 'rate-for-equilibrium',
        teaching: 'A lower barrier determines how fast a product forms, not which one is more stable.',
      },
      {
        text: 'A low temperature and the removal of both products as soon as they form',
        slip: 'wrong-cause',
        teaching:
          'Products that are removed cannot return to the starting material, so equilibrium is not reached.',
      },
    ],
    explanation:
      'The thermodynamic product is the more stable one. It predominates when the products can return to the starting material and reach equilibrium: at a high temperature and after a long time.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.3',
  },
  {
    id: 'organic-structure-and-bonding-123',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['kinetic-and-thermodynamic-control'],
    uses: ['electrophilic-aromatic-substitution'],
    difficulty: 'intermediate',
    text: 'Naphthalene and sulfuric acid give mainly the 1-sulfonic acid at 80 °C and mainly the 2-sulfonic acid at 160 °C. What is expected when the pure 1-acid is heated with sulfuric acid at 160 °C?',
    answer: 'It is largely converted to the 2-acid.',
    distractors: [
      {
        text: 'It remains largely unchanged.',
        slip: 'equilibrium-as-completion',
        teaching:
          'Sulfonation is reversible: at 160 °C the 1-acid loses its sulfonic acid group again and can react at position 2.',
      },
      {
        text: 'It is converted to naphthalene, which no longer reacts.',
        slip: 'one-step-short',
        teaching: 'Naphthalene is formed only in passing: the sulfuric acid sulfonates it again.',
      },
      {
        text: 'It is converted to equal amounts of both acids.',
        slip: 'shared-equally',
        teaching: 'At equilibrium the more stable isomer predominates.',
      },
    ],
    explanation:
      'At 160 °C sulfonation is reversible. The 1-acid, which forms faster at 80 °C but is more crowded, returns to naphthalene and ends up as the more stable 2-acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.3',
  },
  {
    id: 'organic-structure-and-bonding-124',
    topics: ['structure-and-bonding'],
    tests: ['hammond-postulate'],
    difficulty: 'beginner',
    text: 'A reaction step is strongly exothermic. According to the Hammond postulate, which species does its transition state resemble most?',
    answer: 'The reactants',
    distractors: [
      {
        text: 'The products',
        slip: 'hammond-reversed',
        teaching:
          'This is true of an endothermic step, whose products are high in energy, near the transition state.',
      },
      {
        text: 'Reactants and products equally',
        slip: 'shared-equally',
        teaching: 'This would be expected if reactants and products had about the same energy.',
      },
      {
        text: 'An intermediate of a later step',
        slip: 'other-stage',
        teaching: 'Only the reactants and products of the step itself matter.',
      },
    ],
    explanation:
      'The transition state resembles the species to which it is closest in energy. In an exothermic step it is early and close in energy to the reactants.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.10',
  },
  {
    id: 'organic-structure-and-bonding-125',
    topics: ['structure-and-bonding'],
    tests: ['hammond-postulate'],
    uses: ['stability-of-radicals'],
    difficulty: 'intermediate',
    text: 'The options give the reaction enthalpies of four steps of the type X• + R–H → X–H + R•, with the same R–H but different X•. In which step is the R–H bond most nearly broken in the transition state?',
    answer: '+65 kJ/mol',
    distractors: [
      {
        text: '+10 kJ/mol',
        slip: 'one-condition-only',
        teaching:
          'This step is endothermic too, but less so; the latest transition state belongs to the most endothermic step.',
      },
      {
        text: '−25 kJ/mol',
        slip: 'hammond-reversed',
        teaching:
          'An exothermic step has an early transition state, in which the bond has broken only slightly.',
      },
      {
        text: '−130 kJ/mol',
        slip: 'hammond-reversed',
        teaching:
          'This strongly exothermic step has the earliest transition state: the bond is hardly broken.',
      },
    ],
    explanation:
      'By the Hammond postulate, the more endothermic the step, the more the transition state resembles the products. At +65 kJ/mol the R–H bond is most nearly broken.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.10',
    computation: {
      kind: 'option-extreme',
      values: { '+65 kJ/mol': '65', '+10 kJ/mol': '10', '−25 kJ/mol': '-25', '−130 kJ/mol': '-130' },
      pick: 'greatest',
      quantity: 'reaction enthalpy in kJ/mol',
    },
  },
  {
    id: 'organic-structure-and-bonding-126',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['hammond-postulate'],
    uses: ['reactive-intermediates', 'markovnikovs-rule'],
    difficulty: 'advanced',
    text: 'Markovnikov’s rule concerns rates but is explained by the stability of carbocations. Which statement links the two?',
    answer: 'Protonation is endothermic, so its transition state resembles the cation.',
    distractors: [
      {
        text: 'Protonation is exothermic, so its transition state resembles the alkene.',
        slip: 'hammond-reversed',
        teaching:
          'The cation lies well above the alkene, and a transition state resembling the alkene would not reflect the stability of the cations.',
      },
      {
        text: 'Protonation is reversible, so it leaves the more stable cation.',
        slip: 'rate-for-equilibrium',
        teaching: 'The products are formed under kinetic control; no equilibrium of the cations is needed.',
      },
      {
        text: 'Protonation is exothermic, so it selects the more stable cation.',
        slip: 'rate-for-equilibrium',
        teaching:
          'Forming the cation requires energy, and the product is selected by the height of the barrier, not by the heat that a step releases.',
      },
    ],
    explanation:
      'Forming the cation is the endothermic, slow step. Its transition state resembles the cation (Hammond), so what stabilizes the cation lowers the barrier: the more stable cation forms faster.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.10',
  },
  {
    id: 'organic-isomerism-101',
    topics: ['isomerism', 'carboxylic-acids'],
    tests: ['cis-trans-isomerism'],
    difficulty: 'beginner',
    text: 'But-2-enedioic acid has two stereoisomers. On heating to 140 °C, one loses water intramolecularly, whereas the other does not. What does this show about the first?',
    answer: 'Its COOH groups are on the same side.',
    distractors: [
      {
        text: 'Its COOH groups are on the same carbon.',
        slip: 'constitution-confused-with-configuration',
        teaching:
          'This would be a constitutional isomer; both acids have one COOH group on each carbon of the double bond.',
      },
      {
        text: 'Its COOH groups are on opposite sides.',
        slip: 'syn-anti-confused',
        teaching: 'Groups on opposite sides of a double bond are too far apart to form a five-membered ring.',
      },
      {
        text: 'Its COOH groups rotate freely about the C=C bond.',
        slip: 'double-bond-isomers-invented',
        teaching:
          'In that case both acids would lose water; the groups cannot rotate because rotation would break the π bond.',
      },
    ],
    explanation:
      'The two groups can form a cyclic anhydride only if they are near each other. The double bond prevents rotation, so the first acid is the *cis* isomer, with both groups on the same side.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.4',
  },
  {
    id: 'organic-isomerism-102',
    topics: ['isomerism'],
    tests: ['tautomerism'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'A student calls acetone and prop-1-en-2-ol “two resonance forms”. What is wrong with this description?',
    answer: 'A hydrogen atom has changed position.',
    distractors: [
      {
        text: 'A pair of electrons has changed position.',
        slip: 'tautomers-and-resonance-confused',
        teaching: 'Electrons move in resonance as well; this alone would be no objection.',
      },
      {
        text: 'A hydrogen atom has been lost.',
        slip: 'formulas-not-compared',
        teaching: 'Both have the formula \\ce{C3H6O}.',
      },
      {
        text: 'A pair of electrons has been lost.',
        slip: 'formulas-not-compared',
        teaching: 'Both are neutral molecules with the same formula, \\ce{C3H6O}, so nothing is lost.',
      },
    ],
    explanation:
      'Resonance forms differ only in the positions of electrons. Between acetone and its enol a hydrogen atom moves from carbon to oxygen: they are tautomers, two compounds in equilibrium.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.1',
  },
];
