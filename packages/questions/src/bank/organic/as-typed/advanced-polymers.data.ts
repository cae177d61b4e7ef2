import type { WrittenQuestion } from '../../written-question.ts';

/** Ring-opening and emulsion polymerization, copolymers, dendrimers, gels, conducting polymers, chain lengths, and polymer solutions. */
export const advancedPolymersQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-polymers-506',
    topics: ['polymers'],
    tests: ['ring-opening-polymerization'],
    difficulty: 'beginner',
    text: 'Which monomer is polymerized to high-molar-mass PLA, poly(lactic acid), by ring opening?',
    answer: 'Lactide',
    distractors: [
      { text: 'Lactose', slip: 'functional-group-confused', teaching: 'Lactose is a sugar of milk.' },
      {
        text: 'Lactam',
        slip: 'functional-group-confused',
        teaching: 'A lactam is a cyclic amide and gives a polyamide.',
      },
      { text: 'Propylene oxide', slip: 'functional-group-confused', teaching: 'It gives a polyether.' },
    ],
    explanation:
      'Lactide is the cyclic diester of two lactic acid molecules; its ring opens to the polyester.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 6',
  },
  {
    id: 'organic-polymers-507',
    topics: ['polymers'],
    tests: ['ring-opening-polymerization'],
    difficulty: 'intermediate',
    text: 'Why is PLA of high molar mass made from lactide and not by heating lactic acid?',
    answer: 'No water is formed that has to be removed.',
    distractors: [
      {
        text: 'No catalyst is needed to open the ring.',
        slip: 'wrong-cause',
        teaching: 'A catalyst such as tin(II) octanoate is used.',
      },
      {
        text: 'No ester bonds are in the product.',
        slip: 'reaction-type-confused',
        teaching: 'PLA is a polyester by either path.',
      },
      {
        text: 'No chiral centers are in the monomer.',
        slip: 'wrong-cause',
        teaching: 'Lactide has two stereocenters.',
      },
    ],
    explanation:
      'Polycondensation is an equilibrium; traces of water keep chains short. Ring opening adds monomers without a by-product, so long chains form.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 6',
  },
  {
    id: 'organic-polymers-508',
    topics: ['polymers'],
    tests: ['ring-opening-polymerization'],
    difficulty: 'intermediate',
    text: 'In the coordination–insertion mechanism with tin(II) octanoate and an alcohol ROH, what are the ends of a PLA chain after workup?',
    answer: 'An ester of R and an OH group',
    distractors: [
      {
        text: 'An ether of R and a COOH group',
        slip: 'functional-group-confused',
        teaching: 'The alkoxide attacks C=O of lactide: R becomes part of an ester.',
      },
      {
        text: 'Two COOH groups',
        slip: 'functional-group-confused',
        teaching: 'One alkoxide starts each chain, so one end is an ester with R.',
      },
      {
        text: 'Two esters of R',
        slip: 'functional-group-confused',
        teaching: 'The growing end is a tin alkoxide, which becomes OH.',
      },
    ],
    explanation:
      'The tin alkoxide attacks C=O, the acyl–oxygen bond opens and gives a new alkoxide on tin. The acyl end keeps OR; the other end becomes OH.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 6',
  },
  {
    id: 'organic-polymers-509',
    topics: ['polymers'],
    tests: ['tacticity'],
    uses: ['ring-opening-polymerization'],
    difficulty: 'advanced',
    text: 'L-Lactide gives a semicrystalline PLA (melting at about 180 °C), *rac*-lactide with tin(II) octanoate an amorphous one. Why?',
    answer: 'Random order of stereocenters prevents packing.',
    distractors: [
      {
        text: 'Racemic chains are much shorter.',
        slip: 'wrong-cause',
        teaching: 'Chain length is set by monomer and initiator, not by configuration.',
      },
      {
        text: 'Racemic chains are cross-linked.',
        slip: 'wrong-cause',
        teaching: 'No cross-links form from lactide.',
      },
      {
        text: 'Racemic chains have another repeat unit.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The constitution is the same; configurations differ.',
      },
    ],
    explanation:
      'L-Lactide keeps its configuration, and the chains are isotactic, which pack in crystals. Without stereocontrol the chain of the racemate is atactic.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 6',
  },
  {
    id: 'organic-polymers-510',
    topics: ['polymers'],
    tests: ['ring-opening-polymerization', 'ring-strain'],
    difficulty: 'advanced',
    text: 'Why does ε-caprolactone (seven-membered ring) polymerize readily, whereas γ-butyrolactone (five-membered ring) does so only under special conditions?',
    answer: 'The five-membered ring has little strain to release.',
    distractors: [
      {
        text: 'The five-membered ring has too much strain to open.',
        slip: 'reversed-trend',
        teaching: 'Strain drives the opening; the five-membered ring has hardly any.',
      },
      {
        text: 'The five-membered ring is an ether.',
        slip: 'functional-group-confused',
        teaching: 'Both are lactones, cyclic esters.',
      },
      {
        text: 'The five-membered ring is aromatic.',
        slip: 'aromaticity-misjudged',
        teaching: 'It is a saturated ring with one C=O.',
      },
    ],
    explanation:
      'The Gibbs energy of polymerization is Δ*H* − *T*Δ*S*; as Δ*S* is negative, a release of strain is needed. That of the five-membered lactone is too small at ordinary temperature.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 6',
  },
  {
    id: 'organic-polymers-511',
    topics: ['polymers'],
    tests: ['dendrimers'],
    difficulty: 'beginner',
    text: 'How does a dendrimer differ from a hyperbranched polymer?',
    answer: 'Its branching is perfect and stepwise.',
    distractors: [
      {
        text: 'Its chains are linear and longer.',
        slip: 'kinds-of-polymer-confused',
        teaching: 'A dendrimer is branched in every generation.',
      },
      {
        text: 'Its branching is random in one pot.',
        slip: 'kinds-of-polymer-confused',
        teaching: 'This describes a hyperbranched polymer.',
      },
      {
        text: 'Its branches are joined to a network.',
        slip: 'cross-links-invented',
        teaching: 'It is a soluble single molecule without cross-links.',
      },
    ],
    explanation:
      'Dendrimers are built generation by generation, each branch point used: one molar mass. Hyperbranched polymers are made in one step and are irregular and disperse.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
  },
  {
    id: 'organic-polymers-512',
    topics: ['polymers'],
    tests: ['dendrimers'],
    difficulty: 'intermediate',
    text: 'A dendrimer grows from an ammonia core (three arms); each generation doubles the end groups. The first generation has 3. How many has the fourth?',
    answer: '24',
    distractors: [
      {
        text: '45',
        slip: 'needless-sum',
        teaching: 'This adds up all four generations, but earlier end groups have become branches.',
        expression: '3 + 3 * 2 + 3 * 2^2 + 3 * 2^3',
      },
      {
        text: '12',
        slip: 'one-step-short',
        teaching: 'This is the third generation: 3, 6, 12.',
        expression: '3 * 2^2',
      },
      {
        text: '48',
        slip: 'generation-miscounted',
        teaching: 'This is the fifth generation: three doublings lead to the fourth.',
        expression: '3 * 2^4',
      },
    ],
    explanation: 'Generations 1 to 4 have 3, 6, 12 and 24 end groups: 3 × 2^{3} = 24.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
    computation: { kind: 'quantity', expression: '3*2^3', unit: '' },
  },
  {
    id: 'organic-polymers-513',
    topics: ['polymers'],
    tests: ['dendrimers'],
    difficulty: 'intermediate',
    text: 'In the divergent synthesis of large dendrimers, which difficulty grows with the generation?',
    answer: 'Defects, as many crowded end groups must all react',
    distractors: [
      {
        text: 'Losses, as few coupling sites are left on the surface',
        slip: 'wrong-cause',
        teaching: 'The number of end groups grows with each generation.',
      },
      {
        text: 'Crowding at the one focal point of each wedge',
        slip: 'other-strategy',
        teaching: 'This is the problem of the convergent synthesis.',
      },
      {
        text: 'Gel formation, as the branches join to a network',
        slip: 'wrong-cause',
        teaching: 'Protected steps prevent cross-linking.',
      },
    ],
    explanation:
      'The divergent method works outward: ever more reactions per molecule, on a surface ever more crowded. A few missed ones leave defects hard to separate.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
  },
  {
    id: 'organic-polymers-514',
    topics: ['polymers'],
    tests: ['dendrimers'],
    uses: ['condensation-polymers'],
    difficulty: 'advanced',
    text: 'A monomer \\ce{AB2}, in which A reacts with B only, is polymerized in one pot. Why does it not gel, however far the reaction goes?',
    answer: 'Each molecule has only one A group.',
    distractors: [
      {
        text: 'Each molecule has only two B groups left.',
        slip: 'functional-ends-miscounted',
        teaching: 'The number of B groups grows with the size.',
      },
      {
        text: 'Each molecule is kept apart by the solvent.',
        slip: 'wrong-cause',
        teaching: 'Gelation is a matter of connectivity, not of solvent here.',
      },
      {
        text: 'Each monomer ends the chain that it joins.',
        slip: 'overgeneralised-rule',
        teaching: 'A monomer that joins is a branch point: it brings two B groups.',
      },
    ],
    explanation:
      'Joining two molecules always uses one A; the product keeps a single A. So no network of infinite size can form: a soluble hyperbranched polymer results (Flory).',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 5',
  },
  {
    id: 'organic-polymers-515',
    topics: ['polymers'],
    tests: ['dendrimers', 'properties-of-polymers'],
    difficulty: 'advanced',
    text: 'A hyperbranched polymer and a linear one have the same repeat units and molar mass. How do solution viscosity and crystallinity of the branched one compare?',
    answer: 'Lower viscosity, no crystals',
    distractors: [
      {
        text: 'Higher viscosity, no crystals',
        slip: 'reversed-trend',
        teaching: 'Compact molecules entangle little; viscosity falls.',
      },
      {
        text: 'Lower viscosity, more crystals',
        slip: 'reversed-trend',
        teaching: 'Branches disturb packing.',
      },
      {
        text: 'Higher viscosity, more crystals',
        slip: 'reversed-trend',
        teaching: 'A compact, irregular molecule entangles little and does not pack.',
      },
    ],
    explanation:
      'A globular molecule takes up less volume and hardly entangles; its irregular branches cannot pack into a lattice.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
  },
  {
    id: 'organic-polymers-516',
    topics: ['polymers'],
    tests: ['copolymers'],
    difficulty: 'beginner',
    text: 'In a copolymerization both reactivity ratios are close to zero. What does the copolymer look like?',
    answer: 'Alternating',
    distractors: [
      {
        text: 'Random',
        slip: 'reactivity-ratios-misread',
        teaching: 'Random (ideal) needs *r*_{1} = *r*_{2} = 1.',
      },
      {
        text: 'Block',
        slip: 'reactivity-ratios-misread',
        teaching: 'Long blocks would need both ratios above 1.',
      },
      {
        text: 'Grafted',
        slip: 'kinds-of-polymer-confused',
        teaching: 'Grafts are chains on the side of another chain; ratios do not make them.',
      },
    ],
    explanation:
      '*r* = *k*_{11}/*k*_{12} near zero: each radical adds the other monomer. Styrene and maleic anhydride behave like this.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 9',
  },
  {
    id: 'organic-polymers-517',
    topics: ['polymers'],
    tests: ['copolymers'],
    difficulty: 'intermediate',
    text: 'Monomers 1 and 2 have *r*_{1} = 2.0 and *r*_{2} = 0.50. A feed of equal amounts is polymerized to low conversion. What is the ratio of units 1 to units 2 in the copolymer (Mayo–Lewis)?',
    answer: '2.0',
    distractors: [
      {
        text: '0.50',
        slip: 'inverted-ratio',
        teaching: 'Monomer 1 is preferred by both radicals, as *r*_{1} > 1 and *r*_{2} < 1.',
        expression: '1 / (2.0 + 1) * (1 + 0.50)',
      },
      {
        text: '4.0',
        slip: 'one-forgotten-in-factor',
        teaching: 'The ratio is (*r*_{1} + 1)/(1 + *r*_{2}), not *r*_{1}/*r*_{2}.',
        expression: '2.0 / 0.50',
      },
      {
        text: '0.25',
        slip: 'inverted-ratio',
        teaching: 'This is *r*_{2}/*r*_{1}: it is upside down, and the ratio is (*r*_{1} + 1)/(1 + *r*_{2}).',
        expression: '0.50 / 2.0',
      },
    ],
    explanation: 'For [M_{1}] = [M_{2}]: d[M_{1}]/d[M_{2}] = (*r*_{1} + 1)/(1 + *r*_{2}) = 3.0/1.5 = 2.0.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 9',
    computation: { kind: 'quantity', expression: '(2.0+1)/(1+0.50)', unit: '' },
  },
  {
    id: 'organic-polymers-518',
    topics: ['polymers'],
    tests: ['copolymers'],
    difficulty: 'intermediate',
    text: 'What does a reactivity ratio *r*_{1} = 5 mean?',
    answer: 'Radical 1 adds monomer 1 five times as fast as monomer 2.',
    distractors: [
      {
        text: 'Radical 1 adds monomer 2 five times as fast as monomer 1.',
        slip: 'inverted-ratio',
        teaching: '*r*_{1} = *k*_{11}/*k*_{12}: the own monomer stands above.',
      },
      {
        text: 'Monomer 1 adds radical 1 five times as fast as radical 2.',
        slip: 'reactivity-ratios-misread',
        teaching: 'The ratio compares monomers at one radical.',
      },
      {
        text: 'Monomer 1 is five times as frequent in the feed as monomer 2.',
        slip: 'reactivity-ratios-misread',
        teaching: 'The feed is chosen; the ratio of rate constants is not.',
      },
    ],
    explanation:
      '*r*_{1} compares the rate constants of one kind of chain end with the two monomers at equal concentrations.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 9',
  },
  {
    id: 'organic-polymers-519',
    topics: ['polymers'],
    tests: ['copolymers'],
    difficulty: 'advanced',
    text: 'Monomers with *r*_{1} = 0.40 and *r*_{2} = 0.20 have an azeotropic feed, which gives a copolymer of its own composition. What mole fraction of monomer 1 has it?',
    answer: '0.57',
    distractors: [
      {
        text: '0.43',
        slip: 'inverted-ratio',
        teaching: 'This is the fraction of monomer 2.',
        expression: '(1 - 0.40) / (2 - 0.40 - 0.20)',
      },
      {
        text: '0.67',
        slip: 'share-for-ratio',
        teaching: 'The azeotrope is not at *r*_{1}/(*r*_{1} + *r*_{2}).',
        expression: '0.40 / (0.40 + 0.20)',
      },
      {
        text: '0.33',
        slip: 'ignored-change',
        teaching: 'The azeotrope is not at *r*_{2}/(*r*_{1} + *r*_{2}).',
        expression: '0.20 / (0.40 + 0.20)',
      },
    ],
    explanation: '*f*_{1} = (1 − *r*_{2})/(2 − *r*_{1} − *r*_{2}) = 0.80/1.40 = 0.57.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 9',
    computation: { kind: 'quantity', expression: '(1-0.20)/(2-0.40-0.20)', unit: '' },
  },
  {
    id: 'organic-polymers-520',
    topics: ['polymers'],
    tests: ['copolymers'],
    difficulty: 'advanced',
    text: 'A batch copolymerization with *r*_{1} = 3, *r*_{2} = 0.3 is run to high conversion. How does the copolymer formed change with time?',
    answer: 'It gets poorer in unit 1.',
    distractors: [
      {
        text: 'It gets richer in unit 1.',
        slip: 'reversed-trend',
        teaching: 'Monomer 1 is used up faster, so the feed loses it.',
      },
      {
        text: 'It keeps its composition.',
        slip: 'ignored-change',
        teaching: 'Only an azeotropic feed keeps its composition.',
      },
      {
        text: 'It gets richer in blocks of equal length.',
        slip: 'overgeneralised-rule',
        teaching: 'Chains are short-lived; each has the composition of its moment.',
      },
    ],
    explanation:
      'Monomer 1 enters preferentially, the remaining feed drifts toward monomer 2, and so do chains made later. Feeding monomer 1 slowly corrects the drift.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 9',
  },
  {
    id: 'organic-polymers-521',
    topics: ['polymers'],
    tests: ['emulsion-polymerization'],
    difficulty: 'beginner',
    text: 'Where do most polymer chains grow in an emulsion polymerization?',
    answer: 'In latex particles swollen with monomer',
    distractors: [
      {
        text: 'In the large droplets of monomer',
        slip: 'wrong-cause',
        teaching: 'There are few of them, with little surface: radicals from water hardly reach them.',
      },
      {
        text: 'In the water between the droplets',
        slip: 'wrong-cause',
        teaching: 'Only short oligomers form there, as little monomer dissolves.',
      },
      {
        text: 'In the vapor above the mixture',
        slip: 'wrong-cause',
        teaching: 'The monomer is liquid in water; gas plays no part.',
      },
    ],
    explanation:
      'Radicals from a water-soluble initiator enter the many micelles, which become particles; droplets only deliver monomer.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-522',
    topics: ['polymers'],
    tests: ['emulsion-polymerization'],
    difficulty: 'intermediate',
    text: 'In case 2 of Smith–Ewart kinetics, what is the mean number of radicals in a latex particle, and why?',
    answer: '0.5; a second radical ends growth at once',
    distractors: [
      {
        text: '1; a second radical is repelled by the first',
        slip: 'radicals-in-particle-misjudged',
        teaching: 'Entry of a second one does occur; it terminates with the first.',
      },
      {
        text: '2; radicals are formed in pairs inside',
        slip: 'radicals-in-particle-misjudged',
        teaching: 'Initiator splits in water; radicals enter one by one.',
      },
      {
        text: '0; a radical leaves as soon as it enters',
        slip: 'radicals-in-particle-misjudged',
        teaching: 'Then no polymerization would take place; exit is neglected in case 2.',
      },
    ],
    explanation:
      'A particle alternates: entry starts a chain, the next entry stops it. So it is active half of the time.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-523',
    topics: ['polymers'],
    tests: ['emulsion-polymerization'],
    uses: ['chain-growth-mechanisms'],
    difficulty: 'advanced',
    text: 'Why can emulsion polymerization raise rate and chain length together, while in bulk a faster rate means shorter chains?',
    answer: 'Radicals are kept apart in separate particles.',
    distractors: [
      {
        text: 'Radicals gain energy in small particles.',
        slip: 'wrong-cause',
        teaching: 'A small particle keeps radicals apart; it gives them no energy.',
      },
      {
        text: 'Radicals terminate faster in small particles.',
        slip: 'wrong-cause',
        teaching: 'Two radicals in one particle do, but mostly there is only one.',
      },
      {
        text: 'Radicals are replaced by ions in water.',
        slip: 'wrong-cause',
        teaching: 'It stays a radical polymerization.',
      },
    ],
    explanation:
      'Radicals in different particles cannot terminate each other. More particles give a higher rate, and each chain grows until the next entry.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-524',
    topics: ['polymers'],
    tests: ['emulsion-polymerization'],
    difficulty: 'intermediate',
    text: 'Which initiator suits the emulsion polymerization of styrene in water?',
    answer: '\\ce{K2S2O8}',
    distractors: [
      {
        text: 'Butyllithium',
        slip: 'conditions-confused',
        teaching: 'Water destroys it; besides, it starts anionic chains.',
      },
      {
        text: '\\ce{BF3} with water',
        slip: 'conditions-confused',
        teaching: 'It starts cationic chains and is hydrolyzed.',
      },
      {
        text: 'Dibenzoyl peroxide dissolved in the styrene',
        slip: 'conditions-confused',
        teaching: 'Radicals would start in droplets: suspension polymerization.',
      },
    ],
    explanation:
      'Peroxodisulfate dissolves in water and gives sulfate radicals there, which enter the micelles.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-525',
    topics: ['polymers'],
    tests: ['emulsion-polymerization'],
    difficulty: 'beginner',
    text: 'At the start of an emulsion polymerization the surfactant is far above its critical micelle concentration. What do the micelles become?',
    answer: 'Polymer particles',
    distractors: [
      {
        text: 'Monomer droplets',
        slip: 'wrong-cause',
        teaching: 'Droplets exist from stirring; they are much larger.',
      },
      { text: 'Initiator crystals', slip: 'wrong-cause', teaching: 'The initiator is dissolved in water.' },
      { text: 'Empty bubbles of air', slip: 'wrong-cause', teaching: 'Micelles hold monomer, no gas.' },
    ],
    explanation:
      'Micelles swollen with monomer are entered by radicals and turn into growing particles; the surfactant then covers and stabilizes them.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-526',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms'],
    difficulty: 'intermediate',
    text: 'In ATRP, what keeps the concentration of growing radicals low?',
    answer: 'Most chains rest with a halogen at their end.',
    distractors: [
      {
        text: 'Most chains rest with a dithioester at their end.',
        slip: 'kinds-of-polymerization-confused',
        teaching: 'Dithioesters cap the chains in RAFT, another method.',
      },
      {
        text: 'Most chains have terminated with each other.',
        slip: 'wrong-cause',
        teaching: 'In a controlled polymerization only few terminate.',
      },
      {
        text: 'Most chains are held as ions by copper.',
        slip: 'wrong-cause',
        teaching: 'Chain ends are covalent alkyl halides or radicals, not ions.',
      },
    ],
    explanation:
      'Copper(I) takes the halogen off reversibly; Cu(II) gives it back. The equilibrium lies on the dormant side.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-527',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms'],
    uses: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'Styrene is polymerized by RAFT with monomer, RAFT agent and initiator 200 : 1 : 0.1. About how many units does a chain have at full conversion?',
    answer: '200',
    distractors: [
      {
        text: '2000',
        slip: 'wrong-reference',
        teaching: 'The RAFT agent, not the initiator, sets the number of chains.',
        expression: '200 / 0.1',
      },
      {
        text: '4000',
        slip: 'wrong-reference',
        teaching: 'The RAFT agent sets the number of chains, and these are not joined in pairs.',
        expression: '2 * 200 / 0.1',
      },
      {
        text: '400',
        slip: 'needless-doubling',
        teaching: 'Chains are not joined in pairs: few terminate.',
        expression: '2 * 200/1',
      },
    ],
    explanation:
      'Nearly every chain carries one RAFT end group: degree of polymerization = [monomer]/[RAFT agent] = 200.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
    computation: { kind: 'quantity', expression: '200/1', unit: '' },
  },
  {
    id: 'organic-polymers-528',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms'],
    difficulty: 'advanced',
    text: 'Which pair of observations shows that a radical polymerization is controlled (living)?',
    answer: '*M*_{n} rises linearly with conversion, and dispersity is low.',
    distractors: [
      {
        text: '*M*_{n} is high from the start, and dispersity grows.',
        slip: 'kinds-of-polymerization-confused',
        teaching: 'This is the sign of a conventional radical polymerization.',
      },
      {
        text: '*M*_{n} rises steeply only near full conversion.',
        slip: 'kinds-of-polymerization-confused',
        teaching: 'This is step growth.',
      },
      {
        text: '*M*_{n} falls with conversion, and dispersity grows.',
        slip: 'reversed-trend',
        teaching: 'This points to chain transfer or cleavage.',
      },
    ],
    explanation:
      'All chains start early and grow together: length proportional to conversion, narrow distribution; a second monomer then adds a block.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-529',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms'],
    difficulty: 'beginner',
    text: 'Which step of a radical polymerization is \\ce{R-CH2-CHX. + .CHX-CH2-R -> R-CH2-CHX-CHX-CH2-R}?',
    answer: 'Termination by combination',
    distractors: [
      {
        text: 'Propagation',
        slip: 'propagation-for-termination',
        teaching: 'In propagation a radical adds a monomer and stays a radical.',
      },
      {
        text: 'Initiation',
        slip: 'initiation-for-termination',
        teaching: 'Initiation makes radicals from an initiator.',
      },
      {
        text: 'Termination by disproportionation',
        slip: 'other-process',
        teaching: 'Disproportionation passes a hydrogen atom and leaves two chains.',
      },
    ],
    explanation:
      'Two growing radicals join by a new C–C bond to one chain without an unpaired electron: termination by combination.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-530',
    topics: ['polymers'],
    tests: ['conducting-polymers'],
    difficulty: 'beginner',
    text: 'What makes polyacetylene, unlike polyethene, able to conduct once it is doped?',
    answer: 'Its conjugated double bonds',
    distractors: [
      {
        text: 'Its metal ions in the chain',
        slip: 'class-of-matter-confused',
        teaching: 'The chain contains only C and H.',
      },
      {
        text: 'Its cross-links',
        slip: 'cross-links-invented',
        teaching: 'Cross-links do not carry charge along a chain.',
      },
      {
        text: 'Its water content',
        slip: 'wrong-cause',
        teaching: 'Water plays no part; the conduction is electronic.',
      },
    ],
    explanation:
      'Overlapping *p* orbitals along the chain give a delocalized π system in which charges made by doping can move.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 25',
  },
  {
    id: 'organic-polymers-531',
    topics: ['polymers'],
    tests: ['conducting-polymers'],
    difficulty: 'intermediate',
    text: 'Polyacetylene is exposed to iodine vapor and its conductivity rises by many powers of ten. What does iodine do?',
    answer: 'It takes electrons out of the π system.',
    distractors: [
      {
        text: 'It puts iodine atoms into the double bonds.',
        slip: 'reaction-type-confused',
        teaching: 'Addition would destroy the conjugation.',
      },
      {
        text: 'It puts electrons into the π system.',
        slip: 'doping-types-confused',
        teaching: 'This is n-doping, done by sodium for example.',
      },
      {
        text: 'It joins the chains by C–I–C bridges.',
        slip: 'cross-links-invented',
        teaching: 'No such covalent bridges form.',
      },
    ],
    explanation:
      'Iodine oxidizes the chain (p-doping), and triiodide ions balance the positive charges, which move along the chain.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 25',
  },
  {
    id: 'organic-polymers-532',
    topics: ['polymers'],
    tests: ['conducting-polymers'],
    difficulty: 'intermediate',
    text: 'Undoped *trans*-polyacetylene is a semiconductor, not a metal. Why?',
    answer: 'Its bonds alternate, which opens a gap.',
    distractors: [
      {
        text: 'Its bonds are all equal, which closes the band gap.',
        slip: 'reversed-trend',
        teaching: 'Equal bonds would make it metallic; they are not equal.',
      },
      {
        text: 'Its chains contain no π electrons before doping.',
        slip: 'wrong-cause',
        teaching: 'Each carbon has one π electron.',
      },
      {
        text: 'Its hydrogen atoms trap the π electrons.',
        slip: 'wrong-cause',
        teaching: 'C–H bonds are σ bonds and trap no electrons.',
      },
    ],
    explanation:
      'Peierls distortion: alternation of shorter and longer bonds lowers the filled and raises the empty levels; a gap of about 1.5 eV results.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 25',
  },
  {
    id: 'organic-polymers-533',
    topics: ['polymers'],
    tests: ['conducting-polymers'],
    difficulty: 'intermediate',
    text: 'Polyaniline is green and conducting in acid, blue and insulating in base (without change of oxidation state). What does the acid do?',
    answer: 'It protonates the imine nitrogens.',
    distractors: [
      {
        text: 'It oxidizes the amine nitrogens.',
        slip: 'reaction-type-confused',
        teaching: 'The oxidation state stays; only protons move.',
      },
      {
        text: 'It removes the benzene rings.',
        slip: 'wrong-cause',
        teaching: 'Rings stay bonded in the chain.',
      },
      {
        text: 'It cross-links the chains by sulfur.',
        slip: 'wrong-cause',
        teaching: 'HCl does the same; no sulfur is needed.',
      },
    ],
    explanation:
      'Protonation of the emeraldine base makes positive charges that delocalize as radical cations: acid doping.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 25',
  },
  {
    id: 'organic-polymers-534',
    topics: ['polymers'],
    tests: ['conducting-polymers'],
    difficulty: 'advanced',
    text: 'In doped polymers with a nondegenerate ground state, such as polythiophene, the charge carriers are polarons. What is a polaron?',
    answer: 'A charge with the distortion around it',
    distractors: [
      {
        text: 'A free electron in a band that spans the whole sample',
        slip: 'charge-carriers-confused',
        teaching: 'This is the picture of a metal.',
      },
      {
        text: 'A dopant ion that hops from chain to chain',
        slip: 'charge-carriers-confused',
        teaching: 'Ions stay put; electronic charges move.',
      },
      {
        text: 'A pair of an electron and a hole bound by light',
        slip: 'charge-carriers-confused',
        teaching: 'This is an exciton.',
      },
    ],
    explanation:
      'Removing an electron gives a radical cation; nearby bonds change from aromatic to quinoid. Charge plus relaxation moves as a unit.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 25',
  },
  {
    id: 'organic-polymers-535',
    topics: ['polymers'],
    tests: ['hydrogels'],
    difficulty: 'beginner',
    text: 'What keeps a hydrogel from dissolving, although its chains love water?',
    answer: 'Cross-links between the chains',
    distractors: [
      {
        text: 'Nonpolar ends of the chains',
        slip: 'head-and-tail-exchanged',
        teaching: 'Hydrophilic chains attract water; a network is what holds them.',
      },
      {
        text: 'A low content of water',
        slip: 'wrong-cause',
        teaching: 'Hydrogels may contain over 90 % water.',
      },
      { text: 'A skin of salt on the surface', slip: 'wrong-cause', teaching: 'No such skin is needed.' },
    ],
    explanation:
      'Chemical or physical cross-links join all chains to one network. It swells, but cannot be dispersed.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 18',
  },
  {
    id: 'organic-polymers-536',
    topics: ['polymers'],
    tests: ['hydrogels'],
    difficulty: 'intermediate',
    text: 'A superabsorbent of cross-linked sodium polyacrylate swells 300-fold in pure water, but only 30-fold in 0.9 % NaCl. Why?',
    answer: 'Salt lowers the difference of osmotic pressure.',
    distractors: [
      {
        text: 'Salt raises the difference of osmotic pressure.',
        slip: 'reversed-trend',
        teaching: 'With salt outside, the counterions inside attract less water.',
      },
      {
        text: 'Salt cuts the chains of the network.',
        slip: 'wrong-cause',
        teaching: 'Neutral salt does not hydrolyze the polymer.',
      },
      {
        text: 'Salt raises the number of acid groups.',
        slip: 'wrong-cause',
        teaching: 'NaCl gives no protons.',
      },
    ],
    explanation:
      'The \\ce{Na+} ions of the network cannot leave, so water flows in. Ions outside balance this, and screen the repulsion of the charges.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 18',
  },
  {
    id: 'organic-polymers-537',
    topics: ['polymers'],
    tests: ['hydrogels'],
    difficulty: 'intermediate',
    text: 'How does a higher density of cross-links change a hydrogel?',
    answer: 'It swells less and is stiffer.',
    distractors: [
      {
        text: 'It swells more and is stiffer.',
        slip: 'reversed-trend',
        teaching: 'Short strands between links cannot stretch as far.',
      },
      {
        text: 'It swells less and is softer.',
        slip: 'reversed-trend',
        teaching: 'More links resist deformation: the modulus rises.',
      },
      {
        text: 'It swells more and is softer.',
        slip: 'reversed-trend',
        teaching: 'This describes a gel with fewer cross-links.',
      },
    ],
    explanation:
      'Swelling stops when the elastic pull of the strands balances mixing with water. Shorter strands pull back sooner (Flory–Rehner).',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 18',
  },
  {
    id: 'organic-polymers-538',
    topics: ['polymers'],
    tests: ['hydrogels'],
    difficulty: 'advanced',
    text: 'A gel of poly(*N*-isopropylacrylamide) shrinks suddenly on warming through 32 °C. Which change of the chains explains this?',
    answer: 'They release ordered water.',
    distractors: [
      {
        text: 'They are hydrolyzed to acrylic acid.',
        slip: 'reaction-type-confused',
        teaching: 'The change is reversible; no bonds are broken.',
      },
      {
        text: 'They form new covalent cross-links.',
        slip: 'wrong-cause',
        teaching: 'Cooling swells the gel again: no covalent bonds have formed.',
      },
      {
        text: 'They bind more water at higher temperature.',
        slip: 'reversed-trend',
        teaching: 'Then the gel would swell.',
      },
    ],
    explanation:
      'Above the lower critical solution temperature *T*Δ*S* of the water released from around the isopropyl groups outweighs the lost hydrogen bonds: the chains collapse.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 14',
  },
  {
    id: 'organic-polymers-539',
    topics: ['polymers'],
    tests: ['hydrogels'],
    difficulty: 'advanced',
    text: 'Gels of poly(acrylic acid) (p*K*_{a} about 4.5) swell little at pH 2 but strongly at pH 7. Which use relies on this?',
    answer: 'Setting a drug free in the intestine, not in the stomach',
    distractors: [
      {
        text: 'Setting a drug free in the stomach, not in the intestine',
        slip: 'reversed-trend',
        teaching: 'At stomach pH the gel is collapsed and keeps the drug.',
      },
      {
        text: 'Setting a drug free in the stomach, not in the mouth',
        slip: 'reversed-trend',
        teaching: 'In the strongly acidic stomach the gel is collapsed and keeps the drug.',
      },
      {
        text: 'Setting a drug free in the stomach and in the intestine',
        slip: 'overgeneralised-rule',
        teaching: 'The gel swells in the nearly neutral intestine, but not in acid.',
      },
    ],
    explanation:
      'At pH 2 COOH groups are neutral and bond to each other; at pH 7 \\ce{COO-} groups repel, ions draw in water, and the drug diffuses out.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 18',
  },
  {
    id: 'organic-polymers-540',
    topics: ['polymers'],
    tests: ['polymer-solutions'],
    difficulty: 'beginner',
    text: 'In Flory–Huggins theory, which quantity stands for the interaction of polymer and solvent?',
    answer: 'The parameter χ',
    distractors: [
      {
        text: 'The dispersity *Đ*',
        slip: 'other-term-of-equation',
        teaching: 'Dispersity describes the spread of molar masses.',
      },
      {
        text: 'The temperature *T*_{g}',
        slip: 'other-term-of-equation',
        teaching: 'The glass transition concerns chain motion.',
      },
      {
        text: 'The degree of polymerization *N*',
        slip: 'other-term-of-equation',
        teaching: 'It gives the chain length, not the interaction.',
      },
    ],
    explanation:
      'χ measures the energy cost of polymer–solvent contacts in units of *kT*; small or negative values mean a good solvent.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 10',
  },
  {
    id: 'organic-polymers-541',
    topics: ['polymers'],
    tests: ['polymer-solutions'],
    difficulty: 'intermediate',
    text: 'Why do two different polymers, unlike two similar small liquids, rarely mix?',
    answer: 'Long chains gain very little entropy on mixing.',
    distractors: [
      {
        text: 'Long chains gain too much entropy on mixing.',
        slip: 'reversed-trend',
        teaching: 'Entropy favors mixing; its smallness is the problem.',
      },
      {
        text: 'Long chains gain too much charge on mixing.',
        slip: 'wrong-cause',
        teaching: 'Most polymers are neutral and stay so.',
      },
      {
        text: 'Long chains cannot move in a melt at all.',
        slip: 'wrong-cause',
        teaching: 'They do move, if slowly; equilibrium decides.',
      },
    ],
    explanation:
      'The combinatorial entropy per segment is (φ/*N*) ln φ and falls with chain length. Even a small positive χ then keeps them apart.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 14',
  },
  {
    id: 'organic-polymers-542',
    topics: ['polymers'],
    tests: ['polymer-solutions'],
    difficulty: 'intermediate',
    text: 'What is special about a polymer in a theta solvent (χ = 0.5)?',
    answer: 'Its chains behave as ideal chains.',
    distractors: [
      {
        text: 'Its chains are stretched to full length.',
        slip: 'reversed-trend',
        teaching: 'Full stretching does not occur, not even in a good solvent.',
      },
      {
        text: 'Its chains precipitate completely.',
        slip: 'reversed-trend',
        teaching: 'Precipitation needs a χ above the critical value.',
      },
      {
        text: 'Its chains lose all interactions.',
        slip: 'wrong-cause',
        teaching: 'Attraction and excluded volume cancel; they do not vanish.',
      },
    ],
    explanation:
      'At the theta temperature the second virial coefficient is zero: attraction between segments just balances their excluded volume.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 10',
  },
  {
    id: 'organic-polymers-543',
    topics: ['polymers'],
    tests: ['polymer-solutions'],
    difficulty: 'advanced',
    text: 'For a polymer of *N* segments in a solvent, Flory–Huggins theory gives a critical χ of ½(1 + 1/√*N*)². What is it for *N* = 10 000?',
    answer: '0.510',
    distractors: [
      {
        text: '0.505',
        slip: 'forgot-exponent',
        teaching: 'The bracket has to be squared.',
        expression: '0.5 * (1 + 1 / 100)',
      },
      {
        text: '0.5001',
        slip: 'divided-for-root',
        teaching: 'The root of 10 000 is 100.',
        expression: '0.5 * (1 + 1/10000)^2',
      },
      {
        text: '1.02',
        slip: 'forgot-half',
        teaching: 'The factor ½ stands before the bracket.',
        expression: '(1 + 1/100)^2',
      },
    ],
    explanation: '½(1 + 0.01)² = ½ × 1.0201 = 0.510: very long chains demix just above the theta condition.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 14',
    computation: { kind: 'quantity', expression: '0.5*(1+1/100)^2', unit: '' },
  },
  {
    id: 'organic-polymers-544',
    topics: ['polymers'],
    tests: ['polymer-solutions'],
    difficulty: 'advanced',
    text: 'For polystyrene in cyclohexane χ = *a* + *b*/*T* with *b* > 0. What happens on cooling?',
    answer: 'χ rises, and the solution separates into two phases.',
    distractors: [
      {
        text: 'χ falls, and the solution becomes more ideal.',
        slip: 'reversed-trend',
        teaching: '*b*/*T* grows as *T* falls.',
      },
      {
        text: 'χ stays, and only the viscosity changes.',
        slip: 'ignored-change',
        teaching: 'The *b*/*T* term depends on temperature.',
      },
      {
        text: 'χ rises, and the polymer dissolves better.',
        slip: 'reversed-trend',
        teaching: 'A higher χ means a poorer solvent.',
      },
    ],
    explanation:
      'The enthalpic part of χ grows on cooling; below the upper critical solution temperature a polymer-rich and a polymer-poor phase form.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 14',
  },
  {
    id: 'organic-polymers-545',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A mixture holds equal numbers of chains of 10 kg/mol and 30 kg/mol. What is its weight-average molar mass *M*_{w}?',
    answer: '25 kg/mol',
    distractors: [
      {
        text: '20 kg/mol',
        slip: 'averaged-unequal-parts',
        teaching: 'This is *M*_{n}, the mean over numbers.',
        expression: '(10 + 30) / 2',
      },
      {
        text: '30 kg/mol',
        slip: 'averaged-unequal-parts',
        teaching: 'Light chains count as well, with their mass.',
        expression: '30',
      },
      {
        text: '15 kg/mol',
        slip: 'inverted-ratio',
        teaching: 'Weight the masses by mass: the long chains count three times as much, not the short ones.',
        expression: '(10 * 30 + 30 * 10) / (10 + 30)',
      },
    ],
    explanation: '*M*_{w} = Σ*NM*²/Σ*NM* = (100 + 900)/(10 + 30) kg/mol = 25 kg/mol.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
    computation: { kind: 'quantity', expression: '(10^2+30^2)/(10+30)', unit: 'kg/mol' },
  },
  {
    id: 'organic-polymers-546',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A polymer has *M*_{n} = 40 kg/mol and *M*_{w} = 60 kg/mol. What is its dispersity (PDI)?',
    answer: '1.5',
    distractors: [
      {
        text: '0.67',
        slip: 'inverted-ratio',
        teaching: 'The weight average stands above and is never the smaller one.',
        expression: '1 / 60 * 40',
      },
      {
        text: '0.5',
        slip: 'excess-for-share',
        teaching: 'The dispersity is the ratio itself, not the excess over 1.',
        expression: '60/40 - 1',
      },
      {
        text: '20',
        slip: 'value-for-change',
        teaching: 'A ratio, not a difference, is asked for.',
        expression: '60 - 40',
      },
    ],
    explanation:
      'The dispersity is the ratio of the weight average to the number average: *Đ* = *M*_{w}/*M*_{n} = 60/40 = 1.5.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
    computation: { kind: 'quantity', expression: '60/40', unit: '' },
  },
  {
    id: 'organic-polymers-547',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'advanced',
    text: 'Which methods give *M*_{n} and *M*_{w} of the same sample directly?',
    answer: 'Osmometry gives *M*_{n}, light scattering *M*_{w}.',
    distractors: [
      {
        text: 'Light scattering gives *M*_{n}, osmometry *M*_{w}.',
        slip: 'exchanged-values',
        teaching: 'Osmotic pressure counts molecules: a number average.',
      },
      {
        text: 'Osmometry gives both averages at once.',
        slip: 'averages-confused',
        teaching: 'It counts particles only.',
      },
      {
        text: 'Viscometry gives *M*_{n}, end-group analysis *M*_{w}.',
        slip: 'averages-confused',
        teaching: 'End groups count chains: *M*_{n}; viscometry gives yet another average.',
      },
    ],
    explanation:
      'A colligative property depends on the number of molecules. Scattered intensity grows with mass times concentration, so heavy chains count more: *M*_{w}.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 12',
  },
];
