import type { WrittenQuestion } from '../written-question.ts';

/** Polymers, the ozone layer, transition states and the planning of syntheses. */
export const polymersAndPlanningQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-polymers-25',
    topics: ['polymers'],
    tests: ['biodegradable-polymers'],
    uses: ['hydrolysis-of-esters'],
    difficulty: 'beginner',
    text: 'Poly(lactic acid), known as PLA, breaks down in an industrial composter; polyethylene does not. Which difference explains this?',
    answer: 'PLA has ester links that water can break.',
    distractors: [
      {
        text: 'PLA has C=C double bonds that oxygen can attack.',
        slip: 'repeat-unit-confused',
        teaching: 'The chain of PLA contains no C=C bonds; its links are esters.',
      },
      {
        text: 'PLA has weak forces between chains, so they dissolve in water.',
        slip: 'bond-for-intermolecular',
        teaching: 'PLA does not dissolve in water; it is the bonds within its chains that are broken.',
      },
      {
        text: 'PLA is made from plants, so it can be digested like plant material.',
        slip: 'origin-for-degradability',
        teaching:
          'The origin does not determine this: polyethylene made from plant ethanol is as stable as that from oil.',
      },
    ],
    explanation:
      'The chain of PLA contains polar ester groups, which are hydrolyzed to lactic acid, a nutrient for microorganisms. Polyethylene has only nonpolar C–C and C–H bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.9',
  },
  {
    id: 'organic-polymers-26',
    topics: ['polymers'],
    tests: ['biodegradable-polymers'],
    uses: ['addition-polymers'],
    difficulty: 'intermediate',
    text: 'Waste poly(vinyl chloride) (PVC) is burned to recover energy. Which measure is needed here, but not when polyethylene is burned?',
    answer: 'Scrubbing the flue gases with a base, since HCl forms',
    distractors: [
      {
        text: 'Scrubbing the flue gases with an acid, since \\ce{NH3} forms',
        slip: 'elements-of-polymer-misread',
        teaching: 'PVC contains no nitrogen; ammonia cannot form from it.',
      },
      {
        text: 'Feeding the furnace with pure oxygen, since PVC does not burn in air',
        slip: 'wrong-cause',
        teaching:
          'PVC burns less easily than polyethylene, but what has to be dealt with is the gas it releases.',
      },
      {
        text: 'Keeping the furnace below 100 °C, since hot PVC explodes',
        slip: 'wrong-cause',
        teaching: 'PVC does not explode; a furnace is even kept very hot to destroy toxic products.',
      },
    ],
    explanation:
      'Each unit –\\ce{CH2}–CHCl– carries a chlorine atom, which leaves as hydrogen chloride. This acidic, toxic gas is removed with a base such as calcium hydroxide or carbonate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.10; OpenStax Chemistry 2e, section 20.1',
  },
  {
    id: 'organic-polymers-27',
    topics: ['polymers'],
    tests: ['biodegradable-polymers'],
    uses: ['hydrolysis-of-esters'],
    difficulty: 'advanced',
    text: 'A surgical thread made of the polyester –[O–\\ce{CH2}–CO]– slowly disappears in the body. Which compound does its hydrolysis release? (Ignore any proton transfer to the surroundings.)',
    answer: '\\smiles{OCC(=O)O}',
    distractors: [
      {
        text: '\\smiles{CC=O}',
        slip: 'wrong-oxygen-lost',
        teaching: 'Hydrolysis leaves an OH group on \\ce{CH2} and turns CO into COOH.',
      },
      {
        text: '\\smiles{OC(=O)C(=O)O}',
        slip: 'oxidised-too-far',
        teaching: 'Hydrolysis is not an oxidation; the \\ce{CH2} group remains.',
      },
      {
        text: '\\smiles{CC(=O)O}',
        slip: 'wrong-oxygen-lost',
        teaching: 'The oxygen on \\ce{CH2} belongs to the chain and remains as an OH group.',
      },
    ],
    explanation:
      'Water cleaves each ester link between O and CO: one end becomes OH, the other COOH. Each unit gives hydroxyethanoic (glycolic) acid, \\ce{HOCH2COOH}, which the body metabolizes.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.9',
    computation: {
      kind: 'same-structure',
      smiles: 'O=C(O)CO',
    },
  },
  {
    id: 'organic-polymers-28',
    topics: ['polymers'],
    tests: ['properties-of-polymers'],
    uses: ['addition-polymers'],
    difficulty: 'beginner',
    text: 'High-density polyethylene is stiffer and melts at a higher temperature than low-density polyethylene. Which feature of its chains explains this?',
    answer: 'They have few branches and pack closely.',
    distractors: [
      {
        text: 'They have many branches and tangle firmly.',
        slip: 'branched-for-straight',
        teaching: 'Branches keep chains apart, and it is the low-density form that is branched.',
      },
      {
        text: 'They are cross-linked by covalent bonds.',
        slip: 'cross-links-invented',
        teaching: 'Both forms melt and can be molded again, so there are no cross-links.',
      },
      {
        text: 'They have polar groups that attract each other.',
        slip: 'ignored-polarity',
        teaching: 'Polyethylene contains only C and H and has no polar groups.',
      },
    ],
    explanation:
      'Chains with few branches lie close together in crystalline regions, so the dispersion forces act over long stretches, and the density, stiffness and melting temperature are higher.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.7',
  },
  {
    id: 'organic-polymers-29',
    topics: ['polymers'],
    tests: ['properties-of-polymers'],
    difficulty: 'intermediate',
    text: 'A plastic handle chars when it is heated strongly, but never softens; a plastic bottle softens and can be molded again. What does this suggest about the handle?',
    answer: 'Its chains are joined by covalent cross-links in a network.',
    distractors: [
      {
        text: 'Its chains are joined by dispersion forces over long stretches.',
        slip: 'bond-for-intermolecular',
        teaching: 'Such forces are overcome on heating, and the plastic softens, as the bottle does.',
      },
      {
        text: 'Its chains are shorter, so they cannot slide past each other.',
        slip: 'reversed-trend',
        teaching: 'Shorter chains slide more easily and soften earlier.',
      },
      {
        text: 'Its chains are saturated, so heat cannot break their bonds.',
        slip: 'wrong-cause',
        teaching:
          'Heat does break bonds in the handle, since it chars; the handle does not soften first because its chains form a network.',
      },
    ],
    explanation:
      'In a thermosetting plastic, covalent bonds link the chains into one network. The chains cannot slide, so the plastic does not soften; at a high temperature the bonds themselves break, and it chars.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.7',
  },
  {
    id: 'organic-polymers-30',
    topics: ['polymers'],
    tests: ['properties-of-polymers'],
    difficulty: 'advanced',
    text: 'Pure PVC is brittle at room temperature. When 30% of a high-boiling ester is mixed in, it becomes flexible. What does the ester do?',
    answer: 'It keeps the chains apart, so the glass transition temperature falls.',
    distractors: [
      {
        text: 'It keeps the chains apart, so the glass transition temperature rises.',
        slip: 'reversed-trend',
        teaching:
          'Chains that move more easily are flexible down to lower temperatures, so the transition temperature falls.',
      },
      {
        text: 'It joins the chains by ester links, so the glass transition temperature rises.',
        slip: 'cross-links-invented',
        teaching:
          'The ester is only mixed in and can even evaporate slowly; links would make the plastic stiffer.',
      },
      {
        text: 'It breaks the chains into shorter ones, so the melting temperature falls.',
        slip: 'wrong-bond-broken',
        teaching: 'The plasticizer does not react with the chains; it lies between them.',
      },
    ],
    explanation:
      'Small molecules between the chains weaken the attraction of one chain to the next. Segments can move at a lower temperature, so the glass transition temperature falls below room temperature and the plastic is flexible.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.7',
  },
  {
    id: 'organic-radical-reactions-25',
    topics: ['radical-reactions'],
    tests: ['ozone-depletion'],
    uses: ['alkyl-halides'],
    difficulty: 'beginner',
    text: 'Hydrofluorocarbons such as \\ce{CH2FCF3} replaced chlorofluorocarbons because they do not destroy ozone. What is the reason?',
    answer: 'They contain no chlorine that ultraviolet light could release.',
    distractors: [
      {
        text: 'They contain fluorine, which absorbs the ultraviolet light.',
        slip: 'wrong-cause',
        teaching: 'The chlorofluorocarbons also contained fluorine; what matters is the chlorine.',
      },
      {
        text: 'They contain hydrogen, which converts ozone back into oxygen.',
        slip: 'wrong-cause',
        teaching:
          'Converting ozone into oxygen means destroying it, which is just what these compounds do not do.',
      },
      {
        text: 'They are heavier than air, so they stay near the ground.',
        slip: 'ignored-mixing',
        teaching:
          'Winds mix the air; the chlorofluorocarbons, which are also heavier than air, reached the stratosphere.',
      },
    ],
    explanation:
      'In the stratosphere ultraviolet light breaks C–Cl bonds and releases Cl•, which destroys ozone in a chain reaction. C–F bonds are too strong to be broken there, and without C–Cl bonds no Cl• forms.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'organic-radical-reactions-26',
    topics: ['radical-reactions'],
    tests: ['ozone-depletion'],
    difficulty: 'advanced',
    text: 'Cl• + \\ce{O3} → ClO• + \\ce{O2} and ClO• + O → Cl• + \\ce{O2} form a chain in the stratosphere. Which further reaction slows the destruction of ozone?',
    answer: 'Cl• + \\ce{CH4} → HCl + \\ce{CH3}•',
    distractors: [
      {
        text: '\\ce{CH3}• + HCl → \\ce{CH4} + Cl•',
        slip: 'reaction-direction-reversed',
        teaching: 'In this direction the reaction releases Cl• again.',
      },
      {
        text: '\\ce{CH3}• + \\ce{Cl2} → \\ce{CH3Cl} + Cl•',
        slip: 'propagation-for-termination',
        teaching: 'This releases Cl•, which keeps destroying ozone.',
      },
      {
        text: '\\ce{CH3Cl} → \\ce{CH3}• + Cl•',
        slip: 'initiation-for-termination',
        teaching: 'Light produces a chlorine radical here, which starts a new chain.',
      },
    ],
    explanation:
      'Hydrogen chloride does not react with ozone. When Cl• takes hydrogen from methane, the chlorine is stored in HCl for a time and leaves the chain; the other reactions release Cl•.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'organic-structure-and-bonding-37',
    topics: ['structure-and-bonding'],
    tests: ['hammond-postulate'],
    uses: ['reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'In S_{N}1 reactions the carbocation is much higher in energy than the starting halide. What does the Hammond postulate say about the transition state of the ionization?',
    answer: 'It resembles the carbocation, in energy and in structure.',
    distractors: [
      {
        text: 'It resembles the halide, in energy and in structure.',
        slip: 'hammond-reversed',
        teaching: 'An endothermic step has a late transition state, closer to the product of the step.',
      },
      {
        text: 'It lies midway between the two, whatever the energies are.',
        slip: 'overgeneralised-rule',
        teaching: 'The transition state would lie midway only if the two were equal in energy.',
      },
      {
        text: 'It resembles the carbocation in energy but the halide in structure.',
        slip: 'hammond-reversed',
        teaching: 'The postulate says that states close in energy along a step are also close in structure.',
      },
    ],
    explanation:
      'Consecutive states along a reaction path that are close in energy are also close in structure. In an endothermic step the transition state is near the product of this step, here the carbocation, so what stabilizes the cation also speeds up its formation.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.10',
  },
  {
    id: 'organic-radical-reactions-27',
    topics: ['radical-reactions', 'structure-and-bonding'],
    tests: ['hammond-postulate', 'halogenation-of-alkanes'],
    difficulty: 'advanced',
    text: 'The abstraction of hydrogen from an alkane is exothermic for Cl• and endothermic for Br•. How does the Hammond postulate explain that bromination is the more selective reaction?',
    answer: 'The transition state with Br• is late, so it strongly reflects radical stability.',
    distractors: [
      {
        text: 'The transition state with Br• is early, so it strongly reflects radical stability.',
        slip: 'hammond-reversed',
        teaching: 'An endothermic step has a late transition state.',
      },
      {
        text: 'The transition state with Cl• is late, so it only weakly reflects radical stability.',
        slip: 'hammond-reversed',
        teaching:
          'An exothermic step has an early transition state; a late one would strongly reflect radical stability.',
      },
      {
        text: 'The transition state with Br• is early, so it only weakly reflects radical stability.',
        slip: 'hammond-reversed',
        teaching:
          'An endothermic step has a late transition state, which strongly reflects radical stability.',
      },
    ],
    explanation:
      'In the endothermic step with Br• the transition state is late: the C–H bond is almost broken and the structure closely resembles the alkyl radical. Differences in radical stability become differences in the barrier. With Cl• the transition state is early, and such differences have little effect.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 7.10 and 10.2',
  },
  {
    id: 'organic-functional-groups-28',
    topics: ['functional-groups'],
    tests: ['synthetic-routes', 'grignard-reactions'],

    difficulty: 'intermediate',
    text: '2-Phenylpropan-2-ol is to be made by forming one C–C bond between a Grignard reagent and a carbonyl compound. Which pair of reagents fits? \\smiles{CC(C)(O)c1ccccc1}',
    answer: 'Phenylmagnesium bromide and acetone',
    distractors: [
      {
        text: 'Phenylmagnesium bromide and acetaldehyde',
        slip: 'carbon-lost-or-added',
        teaching: 'Acetaldehyde is an aldehyde and gives 1-phenylethanol, which has one fewer methyl group.',
      },
      {
        text: 'Methylmagnesium bromide and benzaldehyde',
        slip: 'carbon-lost-or-added',
        teaching: 'This gives the secondary alcohol 1-phenylethanol.',
      },
      {
        text: 'Methylmagnesium bromide and benzophenone',
        slip: 'carbon-lost-or-added',
        teaching: 'Benzophenone has two phenyl groups, so 1,1-diphenylethanol would form.',
      },
    ],
    explanation:
      'Imagine cutting a bond at the carbon that carries OH: the piece with oxygen comes from the ketone, the other from the Grignard reagent. Cutting the bond to phenyl gives acetone and phenylmagnesium bromide.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.5; Clayden, Organic Chemistry, chapter 28',
  },
  {
    id: 'organic-functional-groups-29',
    topics: ['functional-groups', 'aromatic-compounds'],
    tests: ['synthetic-routes', 'directing-effects'],
    uses: ['friedel-crafts-reactions'],
    difficulty: 'advanced',
    text: 'Which sequence of three reactions converts benzene to 4-nitrobenzoic acid? (Mixtures of isomers can be separated after each step.)',
    answer: 'Friedel–Crafts methylation, nitration, oxidation with \\ce{KMnO4}',
    distractors: [
      {
        text: 'Friedel–Crafts methylation, oxidation with \\ce{KMnO4}, nitration',
        slip: 'directing-effect-confused',
        teaching: 'The carboxyl group directs the nitro group *meta*, so 3-nitrobenzoic acid would form.',
      },
      {
        text: 'Nitration, Friedel–Crafts methylation, oxidation with \\ce{KMnO4}',
        slip: 'directing-effect-confused',
        teaching:
          'Nitrobenzene is too deactivated for a Friedel–Crafts reaction, and the nitro group directs *meta*.',
      },
      {
        text: 'Nitration, oxidation with \\ce{KMnO4}, Friedel–Crafts methylation',
        slip: 'mechanism-order-reversed',
        teaching:
          'There is no side chain to oxidize before the methyl group is on the ring, and nitrobenzene cannot be methylated.',
      },
    ],
    explanation:
      'The groups are *para* to each other, so the *ortho*/*para* director, \\ce{CH3}, must be present when the nitro group enters. It is oxidized to COOH at the end, so the order is methylation, nitration, oxidation.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.10',
  },
  {
    id: 'organic-aromatic-compounds-34',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'intermediate',
    text: 'What is the main organic product when 1-bromo-4-methylbenzene is heated with phenylboronic acid, \\ce{C6H5B(OH)2}, a palladium catalyst and aqueous base? \\smiles{Cc1ccc(Br)cc1}',
    answer: '\\smiles{Cc1ccc(cc1)-c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{c1ccc(cc1)-c1ccccc1}',
        slip: 'reagent-misread',
        teaching:
          'In a Suzuki coupling, the boronic acid couples with the halide, not with a second boronic acid.',
      },
      {
        text: '\\smiles{Cc1ccccc1-c1ccccc1}',
        slip: 'position-shifted',
        teaching: 'The phenyl group takes the place of bromine, which is opposite to \\ce{CH3}.',
      },
      {
        text: '\\smiles{Cc1ccc(cc1)-c1ccc(C)cc1}',
        slip: 'reagent-misread',
        teaching: 'In a Suzuki coupling, the halide couples with the boronic acid, not with a second halide.',
      },
    ],
    explanation:
      'In the Suzuki coupling palladium inserts into the C–Br bond, accepts the phenyl group from boron, and joins the two rings, giving 4-methylbiphenyl.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.7',
    computation: {
      kind: 'same-structure',
      smiles: 'c1ccc(cc1)-c1ccc(C)cc1',
    },
  },
  {
    id: 'organic-aromatic-compounds-35',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'advanced',
    text: 'In what order do the steps of the catalytic cycle of a Suzuki coupling occur, beginning with palladium(0)?',
    answer: 'Oxidative addition, transmetalation, reductive elimination',
    distractors: [
      {
        text: 'Oxidative addition, reductive elimination, transmetalation',
        slip: 'mechanism-order-reversed',
        teaching:
          'Both organic groups must be on palladium before they can be joined, so the transfer from boron comes first.',
      },
      {
        text: 'Transmetalation, oxidative addition, reductive elimination',
        slip: 'mechanism-order-reversed',
        teaching:
          'Boron exchanges its group for the halide on palladium(II); palladium(0) does not carry a halide yet.',
      },
      {
        text: 'Reductive elimination, transmetalation, oxidative addition',
        slip: 'reaction-direction-reversed',
        teaching: 'This is the cycle in reverse; palladium(0) begins by inserting into the C–X bond.',
      },
    ],
    explanation:
      'Palladium(0) inserts into C–X (oxidative addition, to Pd(II)); the group of the boronic acid takes the place of X (transmetalation); and the two groups join as palladium(0) is regenerated (reductive elimination).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.7; Clayden, Organic Chemistry, chapter 40',
  },
];
