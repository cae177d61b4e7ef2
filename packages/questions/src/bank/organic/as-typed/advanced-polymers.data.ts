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
      {
        text: 'Lactose',
        slip: 'functional-group-confused',
        teaching: 'Lactose is the sugar in milk, not a monomer of PLA.',
      },
      {
        text: 'Lactam',
        slip: 'functional-group-confused',
        teaching: 'A lactam is a cyclic amide and gives a polyamide.',
      },
      {
        text: 'Propylene oxide',
        slip: 'functional-group-confused',
        teaching: 'Ring opening of propylene oxide gives a polyether.',
      },
    ],
    explanation:
      'Lactide is the cyclic diester of two lactic acid molecules; its ring opens to give the polyester.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 6',
  },
  {
    id: 'organic-polymers-507',
    topics: ['polymers'],
    tests: ['ring-opening-polymerization'],
    difficulty: 'intermediate',
    text: 'Why is high-molar-mass PLA made from lactide rather than by heating lactic acid?',
    answer: 'No water forms that must be removed.',
    distractors: [
      {
        text: 'No catalyst is needed to open the ring.',
        slip: 'wrong-cause',
        teaching: 'A catalyst such as tin(II) octanoate is needed for the ring opening.',
      },
      {
        text: 'No ester bonds form in the product.',
        slip: 'reaction-type-confused',
        teaching: 'PLA made by either route is a polyester.',
      },
      {
        text: 'No stereocenters occur in the monomer.',
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
    text: 'PLA is made from lactide with tin(II) octanoate and an alcohol ROH by the coordination–insertion mechanism. What are the two ends of a PLA chain after workup?',
    answer: 'An ester of R and an OH group',
    distractors: [
      {
        text: 'An ether of R and a COOH group',
        slip: 'functional-group-confused',
        teaching: 'The alkoxide attacks C=O of lactide, so R becomes part of an ester.',
      },
      {
        text: 'Two COOH groups',
        slip: 'functional-group-confused',
        teaching: 'One alkoxide starts each chain, so one end is an ester with R.',
      },
      {
        text: 'Two esters of R',
        slip: 'functional-group-confused',
        teaching: 'The growing end is a tin alkoxide, which becomes an OH group on workup.',
      },
    ],
    explanation:
      'The tin alkoxide attacks C=O, and the acyl–oxygen bond opens to give a new tin alkoxide. The acyl end keeps OR; the other end becomes OH.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 6',
  },
  {
    id: 'organic-polymers-509',
    topics: ['polymers'],
    tests: ['tacticity'],
    uses: ['ring-opening-polymerization'],
    difficulty: 'advanced',
    text: 'L-Lactide gives a semicrystalline PLA (melting at about 180 °C), whereas *rac*-lactide with tin(II) octanoate gives an amorphous one. Why?',
    answer: 'Chains from the racemate are too irregular to pack.',
    distractors: [
      {
        text: 'Chains from the racemate are much shorter.',
        slip: 'wrong-cause',
        teaching: 'Chain length is determined by the monomer and the initiator, not by configuration.',
      },
      {
        text: 'Chains from the racemate are cross-linked.',
        slip: 'wrong-cause',
        teaching: 'No cross-links form from lactide.',
      },
      {
        text: 'Chains from the racemate have a different repeat unit.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The constitution is the same; only the configurations differ.',
      },
    ],
    explanation:
      'L-Lactide keeps its configuration, so its chains are isotactic and can pack into crystals. Without stereocontrol the chain of the racemate is atactic.',
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
        teaching: 'Strain drives ring opening, and the five-membered ring has hardly any.',
      },
      {
        text: 'The five-membered ring is an ether.',
        slip: 'functional-group-confused',
        teaching: 'Both compounds are lactones, which are cyclic esters.',
      },
      {
        text: 'The five-membered ring is aromatic.',
        slip: 'aromaticity-misjudged',
        teaching: 'The ring is saturated except for its C=O group, so it is not aromatic.',
      },
    ],
    explanation:
      'The Gibbs energy of polymerization is Δ*H* − *T*Δ*S*; as Δ*S* is negative, a release of strain is needed. The strain of the five-membered lactone is too small at ordinary temperature.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 6',
  },
  {
    id: 'organic-polymers-511',
    topics: ['polymers'],
    tests: ['dendrimers'],
    difficulty: 'beginner',
    text: 'How does a dendrimer differ from a hyperbranched polymer?',
    answer: 'Its branching is regular and stepwise.',
    distractors: [
      {
        text: 'Its chains are linear and longer.',
        slip: 'kinds-of-polymer-confused',
        teaching: 'A dendrimer is branched in every generation.',
      },
      {
        text: 'Its branching is random and forms in one pot.',
        slip: 'kinds-of-polymer-confused',
        teaching: 'This describes a hyperbranched polymer.',
      },
      {
        text: 'Its branches are joined into a network.',
        slip: 'cross-links-invented',
        teaching: 'A dendrimer is a single soluble molecule without cross-links.',
      },
    ],
    explanation:
      'Dendrimers are built generation by generation, and every branch point is used, so they have a single molar mass. Hyperbranched polymers are made in one step and are irregular and disperse.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
  },
  {
    id: 'organic-polymers-512',
    topics: ['polymers'],
    tests: ['dendrimers'],
    difficulty: 'intermediate',
    text: 'A dendrimer grows from an ammonia core with three arms, and each generation doubles the number of end groups. The first generation has 3 end groups. How many does the fourth have?',
    answer: '24',
    distractors: [
      {
        text: '45',
        slip: 'needless-sum',
        teaching:
          'This is the sum over all four generations, but earlier end groups have become branch points.',
        expression: '3 + 3 * 2 + 3 * 2^2 + 3 * 2^3',
      },
      {
        text: '12',
        slip: 'one-step-short',
        teaching: 'This is the number for the third generation: 3, 6, 12.',
        expression: '3 * 2^2',
      },
      {
        text: '48',
        slip: 'generation-miscounted',
        teaching: 'This is the fifth generation; only three doublings lead to the fourth.',
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
    answer: 'Defects from incomplete reaction at crowded end groups',
    distractors: [
      {
        text: 'Losses from a shortage of coupling sites on the surface',
        slip: 'wrong-cause',
        teaching: 'The number of end groups grows with each generation.',
      },
      {
        text: 'Crowding at the single focal point of each wedge',
        slip: 'other-strategy',
        teaching:
          'This is the difficulty in the convergent synthesis, in which wedges are joined at a focal point.',
      },
      {
        text: 'Gel formation from branches that join into a network',
        slip: 'wrong-cause',
        teaching: 'The monomers are protected in each step, so the branches cannot join into a network.',
      },
    ],
    explanation:
      'The divergent method works outward, with ever more reactions per molecule on an ever more crowded surface. If a few of them fail, the defective molecules are hard to separate.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
  },
  {
    id: 'organic-polymers-514',
    topics: ['polymers'],
    tests: ['dendrimers'],
    uses: ['condensation-polymers'],
    difficulty: 'advanced',
    text: 'An \\ce{AB2} monomer, in which A reacts only with B, is polymerized in one pot. Why does it not gel, however far the reaction goes?',
    answer: 'Each molecule has only one A group.',
    distractors: [
      {
        text: 'Each molecule has only two B groups left.',
        slip: 'functional-ends-miscounted',
        teaching: 'The number of B groups grows with the size of the molecule.',
      },
      {
        text: 'Each molecule is isolated by the solvent.',
        slip: 'wrong-cause',
        teaching: 'Gelation depends on how the molecules can be connected, not on the solvent.',
      },
      {
        text: 'Each monomer ends the chain that it joins.',
        slip: 'overgeneralised-rule',
        teaching: 'A monomer that joins becomes a branch point, because it adds two B groups.',
      },
    ],
    explanation:
      'Joining two molecules always uses up one A group, and the product has a single A group left. No infinite network can form, so a soluble hyperbranched polymer results (Flory).',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 5',
  },
  {
    id: 'organic-polymers-515',
    topics: ['polymers'],
    tests: ['dendrimers', 'properties-of-polymers'],
    difficulty: 'advanced',
    text: 'A hyperbranched polymer and a linear one have the same repeat units and molar mass. How does the branched polymer compare with the linear one in solution viscosity and crystallinity?',
    answer: 'Lower viscosity, lower crystallinity',
    distractors: [
      {
        text: 'Higher viscosity, lower crystallinity',
        slip: 'reversed-trend',
        teaching: 'Compact molecules entangle little, so the viscosity is lower.',
      },
      {
        text: 'Lower viscosity, higher crystallinity',
        slip: 'reversed-trend',
        teaching: 'Irregular branches disturb the packing, so the crystallinity is lower.',
      },
      {
        text: 'Higher viscosity, higher crystallinity',
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
    text: 'In a copolymerization, both reactivity ratios are close to zero. What is the structure of the copolymer?',
    answer: 'Alternating',
    distractors: [
      {
        text: 'Random',
        slip: 'reactivity-ratios-misread',
        teaching:
          'A random (ideal) copolymer requires *r*_{1}*r*_{2} = 1; here the product is close to zero.',
      },
      {
        text: 'Block',
        slip: 'reactivity-ratios-misread',
        teaching: 'Long blocks would need both ratios above 1.',
      },
      {
        text: 'Grafted',
        slip: 'kinds-of-polymer-confused',
        teaching:
          'Grafts are chains attached to the side of another chain; reactivity ratios do not produce them.',
      },
    ],
    explanation:
      'If *r* = *k*_{11}/*k*_{12} is near zero, each radical adds the other monomer. Styrene and maleic anhydride behave like this.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 9',
  },
  {
    id: 'organic-polymers-517',
    topics: ['polymers'],
    tests: ['copolymers'],
    difficulty: 'intermediate',
    text: 'Monomers 1 and 2 have *r*_{1} = 2.0 and *r*_{2} = 0.50. A feed containing equal amounts of the two is polymerized to low conversion. What is the ratio of monomer 1 units to monomer 2 units in the copolymer, according to the Mayo–Lewis equation?',
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
        teaching:
          'This is *r*_{2}/*r*_{1}: it is inverted, and the composition ratio is (*r*_{1} + 1)/(1 + *r*_{2}).',
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
    text: 'In the copolymerization of monomers 1 and 2, radical 1 is a growing chain that ends in a unit of monomer 1. What does a reactivity ratio *r*_{1} = 5 mean?',
    answer: 'At equal concentrations, radical 1 adds monomer 1 five times as fast as monomer 2.',
    distractors: [
      {
        text: 'At equal concentrations, radical 1 adds monomer 2 five times as fast as monomer 1.',
        slip: 'inverted-ratio',
        teaching:
          'In *r*_{1} = *k*_{11}/*k*_{12}, the rate constant for adding the radical’s own monomer is in the numerator.',
      },
      {
        text: 'At equal concentrations, monomer 1 adds to radical 1 five times as fast as to radical 2.',
        slip: 'reactivity-ratios-misread',
        teaching: 'The ratio compares two monomers reacting with the same radical.',
      },
      {
        text: 'In the feed that is used, monomer 1 is five times as abundant as monomer 2.',
        slip: 'reactivity-ratios-misread',
        teaching: 'The feed composition is chosen by the chemist; *r*_{1} is a ratio of rate constants.',
      },
    ],
    explanation:
      '*r*_{1} compares the rates at which one kind of chain end adds the two monomers at equal concentrations.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 9',
  },
  {
    id: 'organic-polymers-519',
    topics: ['polymers'],
    tests: ['copolymers'],
    difficulty: 'advanced',
    text: 'Monomers with *r*_{1} = 0.40 and *r*_{2} = 0.20 have an azeotropic feed, which gives a copolymer of the same composition as the feed. What is the mole fraction of monomer 1 in this feed?',
    answer: '0.57',
    distractors: [
      {
        text: '0.43',
        slip: 'inverted-ratio',
        teaching: 'This is the mole fraction of monomer 2, not of monomer 1.',
        expression: '(1 - 0.40) / (2 - 0.40 - 0.20)',
      },
      {
        text: '0.67',
        slip: 'share-for-ratio',
        teaching: 'This is *r*_{1}/(*r*_{1} + *r*_{2}), which is not the azeotropic composition.',
        expression: '0.40 / (0.40 + 0.20)',
      },
      {
        text: '0.33',
        slip: 'ignored-change',
        teaching: 'This is *r*_{2}/(*r*_{1} + *r*_{2}), which is not the azeotropic composition.',
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
    text: 'A batch copolymerization with *r*_{1} = 3 and *r*_{2} = 0.3 is run to high conversion. How does the copolymer being formed change with time?',
    answer: 'It gets poorer in monomer 1 units.',
    distractors: [
      {
        text: 'It gets richer in monomer 1 units.',
        slip: 'reversed-trend',
        teaching: 'Monomer 1 is used up faster, so the feed becomes poorer in it.',
      },
      {
        text: 'It keeps its composition.',
        slip: 'ignored-change',
        teaching: 'Only an azeotropic feed keeps its composition.',
      },
      {
        text: 'It gets richer in blocks of equal length.',
        slip: 'overgeneralised-rule',
        teaching:
          'Each chain grows for only a short time and has the composition determined by the feed at that moment; no long blocks form.',
      },
    ],
    explanation:
      'Monomer 1 enters preferentially, so the remaining feed becomes richer in monomer 2, as do the chains made later. Feeding monomer 1 slowly corrects the drift.',
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
        teaching:
          'The droplets are few and have little surface area, so radicals from the water hardly reach them.',
      },
      {
        text: 'In the water between the droplets',
        slip: 'wrong-cause',
        teaching: 'Only short oligomers form there, because little monomer dissolves in water.',
      },
      {
        text: 'In the vapor above the mixture',
        slip: 'wrong-cause',
        teaching: 'The monomer is present as a liquid dispersed in water; the vapor plays no part.',
      },
    ],
    explanation:
      'Radicals from a water-soluble initiator enter the many micelles, which become particles; the droplets only supply monomer.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-522',
    topics: ['polymers'],
    tests: ['emulsion-polymerization'],
    difficulty: 'intermediate',
    text: 'In case 2 of Smith–Ewart kinetics, what is the average number of radicals per latex particle, and why?',
    answer: '0.5; a second radical ends growth at once',
    distractors: [
      {
        text: '1; a second radical is repelled by the first',
        slip: 'radicals-in-particle-misjudged',
        teaching: 'A second radical does enter; it terminates with the first.',
      },
      {
        text: '2; radicals are formed in pairs inside',
        slip: 'radicals-in-particle-misjudged',
        teaching: 'The initiator splits in the water; the radicals enter the particles one by one.',
      },
      {
        text: '0; a radical leaves as soon as it enters',
        slip: 'radicals-in-particle-misjudged',
        teaching:
          'If this were so, no polymerization would take place; in case 2, exit of radicals is neglected.',
      },
    ],
    explanation:
      'Each particle alternates between two states: the entry of one radical starts a chain, and the entry of the next stops it. The particle is therefore active half of the time.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-523',
    topics: ['polymers'],
    tests: ['emulsion-polymerization'],
    uses: ['chain-growth-mechanisms'],
    difficulty: 'advanced',
    text: 'Why can emulsion polymerization increase both rate and chain length, whereas in bulk a higher rate means shorter chains?',
    answer: 'Radicals are isolated in separate particles.',
    distractors: [
      {
        text: 'Radicals gain energy in small particles.',
        slip: 'wrong-cause',
        teaching: 'A small particle separates radicals from one another; it does not give them energy.',
      },
      {
        text: 'Radicals terminate faster in small particles.',
        slip: 'wrong-cause',
        teaching: 'Two radicals in one particle do terminate faster, but usually there is only one.',
      },
      {
        text: 'Radicals are replaced by ions in water.',
        slip: 'wrong-cause',
        teaching: 'The radicals do not become ions; this is still a radical polymerization.',
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
    text: 'Which initiator is suitable for the emulsion polymerization of styrene in water?',
    answer: '\\ce{K2S2O8}',
    distractors: [
      {
        text: 'Butyllithium',
        slip: 'conditions-confused',
        teaching: 'Butyllithium starts anionic chains and is destroyed by the water.',
      },
      {
        text: '\\ce{BF3} with water',
        slip: 'conditions-confused',
        teaching: '\\ce{BF3} starts cationic chains and is hydrolyzed by the water.',
      },
      {
        text: 'Dibenzoyl peroxide dissolved in the styrene',
        slip: 'conditions-confused',
        teaching: 'The radicals would form in the droplets, so this would be a suspension polymerization.',
      },
    ],
    explanation:
      'Peroxodisulfate dissolves in water and forms sulfate radicals there, which enter the micelles.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-525',
    topics: ['polymers'],
    tests: ['emulsion-polymerization'],
    difficulty: 'beginner',
    text: 'At the start of an emulsion polymerization, the surfactant concentration is far above the critical micelle concentration. What do the micelles that capture a radical become?',
    answer: 'Polymer particles',
    distractors: [
      {
        text: 'Monomer droplets',
        slip: 'wrong-cause',
        teaching: 'The droplets are formed by stirring and are much larger than micelles.',
      },
      {
        text: 'Micelles without monomer',
        slip: 'wrong-cause',
        teaching: 'As monomer is used up, more of it diffuses in from the droplets.',
      },
      {
        text: 'Dissolved polymer chains',
        slip: 'wrong-cause',
        teaching: 'The polymer is insoluble in water; the chain grows inside the swollen micelle.',
      },
    ],
    explanation:
      'Some of the micelles, which are swollen with monomer, capture a radical and grow into polymer particles; the surfactant then covers and stabilizes them.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-526',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms'],
    difficulty: 'intermediate',
    text: 'In ATRP, what keeps the concentration of growing radicals low?',
    answer: 'Most chains are capped by a halogen at their end.',
    distractors: [
      {
        text: 'Most chains are capped by a dithioester at their end.',
        slip: 'kinds-of-polymerization-confused',
        teaching: 'Dithioesters cap the chains in RAFT, a different method.',
      },
      {
        text: 'Most chains have terminated with each other.',
        slip: 'wrong-cause',
        teaching: 'In a controlled polymerization only a few chains terminate.',
      },
      {
        text: 'Most chains are converted to ions by copper.',
        slip: 'wrong-cause',
        teaching: 'Chain ends are covalent alkyl halides or radicals, not ions.',
      },
    ],
    explanation:
      'Copper(I) removes the halogen reversibly, and copper(II) returns it. The equilibrium lies on the dormant side.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-527',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms'],
    uses: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'Styrene is polymerized by RAFT with a mole ratio of monomer to RAFT agent to initiator of 200 : 1 : 0.1. Approximately how many monomer units does a chain contain at full conversion?',
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
        teaching:
          'This counts one chain per initiator molecule (2000 units) and then joins chains in pairs; the RAFT agent sets the number of chains, and few of them combine.',
        expression: '2 * 200 / 0.1',
      },
      {
        text: '400',
        slip: 'needless-doubling',
        teaching: 'Chains are not joined in pairs, because few of them terminate.',
        expression: '2 * 200/1',
      },
    ],
    explanation:
      'Nearly every chain carries one RAFT end group, so the degree of polymerization = [monomer]/[RAFT agent] = 200.',
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
        text: '*M*_{n} rises steeply only near full conversion, and dispersity grows.',
        slip: 'kinds-of-polymerization-confused',
        teaching: 'This is typical of step-growth polymerization.',
      },
      {
        text: '*M*_{n} falls with conversion, and dispersity grows.',
        slip: 'reversed-trend',
        teaching: 'This points to chain transfer or cleavage.',
      },
    ],
    explanation:
      'All chains start early and grow together, so their length is proportional to conversion and its distribution is narrow; adding a second monomer then gives a block copolymer.',
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
        teaching: 'In propagation, a radical adds to a monomer, and the product is still a radical.',
      },
      {
        text: 'Initiation',
        slip: 'initiation-for-termination',
        teaching: 'In initiation, radicals form from an initiator.',
      },
      {
        text: 'Termination by disproportionation',
        slip: 'other-process',
        teaching:
          'In disproportionation, a hydrogen atom passes from one radical to the other, and two chains remain.',
      },
    ],
    explanation:
      'Two growing radicals join through a new C–C bond into one chain without an unpaired electron: termination by combination.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 4',
  },
  {
    id: 'organic-polymers-530',
    topics: ['polymers'],
    tests: ['conducting-polymers'],
    difficulty: 'beginner',
    text: 'What makes polyacetylene, unlike polyethylene, able to conduct once it is doped?',
    answer: 'Its conjugated double bonds',
    distractors: [
      {
        text: 'The metal ions in its chain',
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
        teaching: 'Water plays no part, since the conduction is electronic.',
      },
    ],
    explanation:
      'Overlapping *p* orbitals along the chain give a delocalized π system in which the charges created by doping can move.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 25',
  },
  {
    id: 'organic-polymers-531',
    topics: ['polymers'],
    tests: ['conducting-polymers'],
    difficulty: 'intermediate',
    text: 'Polyacetylene is exposed to iodine vapor, and its conductivity rises by many powers of ten. What does iodine do?',
    answer: 'It takes electrons out of the π system.',
    distractors: [
      {
        text: 'It adds iodine atoms to the double bonds.',
        slip: 'reaction-type-confused',
        teaching: 'Addition would destroy the conjugation.',
      },
      {
        text: 'It puts electrons into the π system.',
        slip: 'doping-types-confused',
        teaching: 'This would be n-doping, which sodium, for example, brings about.',
      },
      {
        text: 'It joins the chains by C–I–C bridges.',
        slip: 'cross-links-invented',
        teaching: 'No covalent bridges form; iodine reacts with the π system of each chain.',
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
    answer: 'Its bond lengths alternate, which opens a band gap.',
    distractors: [
      {
        text: 'Its bond lengths are equal, which opens a band gap.',
        slip: 'reversed-trend',
        teaching: 'Equal bond lengths would leave no band gap and make polyacetylene metallic.',
      },
      {
        text: 'Its chains contain no π electrons before doping.',
        slip: 'wrong-cause',
        teaching: 'Each carbon of the undoped chain contributes one π electron.',
      },
      {
        text: 'Its hydrogen atoms trap the π electrons.',
        slip: 'wrong-cause',
        teaching: 'C–H bonds are σ bonds and trap no electrons.',
      },
    ],
    explanation:
      'This is a Peierls distortion: the alternation of shorter and longer bonds lowers the filled levels and raises the empty ones, which results in a band gap of about 1.5 eV.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 25',
  },
  {
    id: 'organic-polymers-533',
    topics: ['polymers'],
    tests: ['conducting-polymers'],
    difficulty: 'intermediate',
    text: 'Polyaniline is green and conducting in acid but blue and insulating in base (without a change in oxidation state). What does the acid do?',
    answer: 'It protonates the imine nitrogens.',
    distractors: [
      {
        text: 'It oxidizes the amine nitrogens.',
        slip: 'reaction-type-confused',
        teaching: 'The oxidation state does not change; only protons are transferred.',
      },
      {
        text: 'It cleaves the chains at the C–N bonds.',
        slip: 'wrong-cause',
        teaching: 'The chains stay intact; base turns the green form back into the blue one.',
      },
      {
        text: 'It cross-links the chains with sulfur.',
        slip: 'wrong-cause',
        teaching: 'Acids without sulfur, such as HCl, have the same effect.',
      },
    ],
    explanation:
      'Protonation of the emeraldine base creates positive charges that are delocalized as radical cations, a process called acid doping.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 25',
  },
  {
    id: 'organic-polymers-534',
    topics: ['polymers'],
    tests: ['conducting-polymers'],
    difficulty: 'advanced',
    text: 'In doped polymers with a nondegenerate ground state, such as polythiophene, the charge carriers are polarons. What is a polaron?',
    answer: 'A charge and the chain distortion around it',
    distractors: [
      {
        text: 'A free electron in a band that spans the whole sample',
        slip: 'charge-carriers-confused',
        teaching: 'This describes conduction in a metal.',
      },
      {
        text: 'A dopant ion that hops from chain to chain',
        slip: 'charge-carriers-confused',
        teaching: 'The dopant ions stay in place; it is the electronic charges that move.',
      },
      {
        text: 'A bound electron–hole pair formed by light',
        slip: 'charge-carriers-confused',
        teaching: 'This describes an exciton.',
      },
    ],
    explanation:
      'Removing an electron gives a radical cation; nearby rings change from aromatic to quinoid. The charge and the distortion move as a unit.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 25',
  },
  {
    id: 'organic-polymers-535',
    topics: ['polymers'],
    tests: ['hydrogels'],
    difficulty: 'beginner',
    text: 'What keeps a hydrogel from dissolving, although its chains are hydrophilic?',
    answer: 'Cross-links between the chains',
    distractors: [
      {
        text: 'Nonpolar ends of the chains',
        slip: 'head-and-tail-exchanged',
        teaching: 'The chains are hydrophilic throughout; it is the network that holds them together.',
      },
      {
        text: 'A low water content',
        slip: 'wrong-cause',
        teaching: 'Hydrogels may contain over 90% water.',
      },
      {
        text: 'A skin of salt on the surface',
        slip: 'wrong-cause',
        teaching: 'No skin of salt forms; cross-links inside the gel hold it together.',
      },
    ],
    explanation:
      'Chemical or physical cross-links join all chains into one network. The network swells but cannot dissolve.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 18',
  },
  {
    id: 'organic-polymers-536',
    topics: ['polymers'],
    tests: ['hydrogels'],
    difficulty: 'intermediate',
    text: 'A superabsorbent of cross-linked sodium polyacrylate swells 300-fold in pure water, but only 30-fold in 0.9% NaCl. Why?',
    answer: 'Salt lowers the osmotic pressure difference.',
    distractors: [
      {
        text: 'Salt raises the osmotic pressure difference.',
        slip: 'reversed-trend',
        teaching:
          'With salt outside, the concentrations of ions inside and outside differ less, so the osmotic pressure difference is smaller.',
      },
      {
        text: 'Salt cuts the chains of the network.',
        slip: 'wrong-cause',
        teaching: 'Neutral salt does not hydrolyze the polymer.',
      },
      {
        text: 'Salt raises the number of acid groups.',
        slip: 'wrong-cause',
        teaching: 'NaCl supplies no protons, so no acid groups form.',
      },
    ],
    explanation:
      'The \\ce{Na+} ions of the network cannot leave, so water flows in. Ions outside counteract this effect and screen the repulsion between the charges on the chains.',
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
        teaching: 'Shorter strands between cross-links cannot stretch as far, so the gel swells less.',
      },
      {
        text: 'It swells less and is softer.',
        slip: 'reversed-trend',
        teaching: 'More cross-links resist deformation, so the gel is stiffer.',
      },
      {
        text: 'It swells more and is softer.',
        slip: 'reversed-trend',
        teaching: 'This describes a gel with fewer cross-links.',
      },
    ],
    explanation:
      'Swelling stops when the elastic pull of the strands balances the tendency to mix with water. Shorter strands pull back sooner (Flory–Rehner).',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 18',
  },
  {
    id: 'organic-polymers-538',
    topics: ['polymers'],
    tests: ['hydrogels'],
    difficulty: 'advanced',
    text: 'A gel of poly(*N*-isopropylacrylamide) shrinks suddenly when it is warmed above 32 °C. Which change in the chains explains this?',
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
        teaching: 'The gel swells again on cooling, so no covalent bonds have formed.',
      },
      {
        text: 'They bind more water at higher temperature.',
        slip: 'reversed-trend',
        teaching: 'If the chains bound more water, the gel would swell.',
      },
    ],
    explanation:
      'Above the lower critical solution temperature, *T*Δ*S* of the water released from around the isopropyl groups outweighs the lost hydrogen bonds, and the chains collapse.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 14',
  },
  {
    id: 'organic-polymers-539',
    topics: ['polymers'],
    tests: ['hydrogels'],
    difficulty: 'advanced',
    text: 'Gels of poly(acrylic acid) (p*K*_{a} about 4.5) swell little at pH 2 but strongly at pH 7. Which use depends on this property?',
    answer: 'Releasing a drug in the intestine, not in the stomach',
    distractors: [
      {
        text: 'Releasing a drug in the stomach, not in the intestine',
        slip: 'reversed-trend',
        teaching: 'At stomach pH the gel is collapsed and retains the drug.',
      },
      {
        text: 'Releasing a drug in the stomach, not in the mouth',
        slip: 'reversed-trend',
        teaching: 'In the strongly acidic stomach the gel is collapsed and retains the drug.',
      },
      {
        text: 'Releasing a drug in the stomach and in the intestine',
        slip: 'overgeneralised-rule',
        teaching: 'The gel swells in the nearly neutral intestine, but not in acid.',
      },
    ],
    explanation:
      'At pH 2, the COOH groups are neutral and form hydrogen bonds with each other; at pH 7, \\ce{COO-} groups repel, ions draw in water, and the drug diffuses out.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 18',
  },
  {
    id: 'organic-polymers-540',
    topics: ['polymers'],
    tests: ['polymer-solutions'],
    difficulty: 'beginner',
    text: 'In Flory–Huggins theory, which quantity describes the interaction between polymer and solvent?',
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
        teaching: '*N* gives the chain length, not the interaction.',
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
    text: 'Why do two different polymers rarely mix, unlike similar liquids that consist of small molecules?',
    answer: 'Long chains gain very little entropy on mixing.',
    distractors: [
      {
        text: 'Long chains gain too much entropy on mixing.',
        slip: 'reversed-trend',
        teaching: 'Entropy favors mixing; the problem is that the gain is so small.',
      },
      {
        text: 'Long chains gain too much charge on mixing.',
        slip: 'wrong-cause',
        teaching: 'Most polymers are neutral and remain neutral on mixing.',
      },
      {
        text: 'Long chains cannot move in a melt at all.',
        slip: 'wrong-cause',
        teaching: 'Long chains do move, if slowly; it is equilibrium that determines whether they mix.',
      },
    ],
    explanation:
      'The combinatorial entropy per segment is made up of terms −*k*(φ/*N*) ln φ and falls with chain length. Even a small positive χ is then enough to keep the polymers from mixing.',
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
        teaching: 'Precipitation requires a χ above the critical value.',
      },
      {
        text: 'Its chains lose all interactions.',
        slip: 'wrong-cause',
        teaching: 'The interactions do not vanish; attraction and excluded volume cancel each other.',
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
    text: 'For a polymer of *N* segments in a solvent, Flory–Huggins theory gives a critical χ of ½(1 + 1/√*N*)². What is the critical χ for *N* = 10 000?',
    answer: '0.510',
    distractors: [
      {
        text: '0.505',
        slip: 'forgot-exponent',
        teaching: 'The expression in parentheses must be squared.',
        expression: '0.5 * (1 + 1 / 100)',
      },
      {
        text: '0.5001',
        slip: 'divided-for-root',
        teaching: 'The square root of 10 000 is 100, so 1/√*N* is not that small.',
        expression: '0.5 * (1 + 1/10000)^2',
      },
      {
        text: '1.02',
        slip: 'forgot-half',
        teaching: 'The factor ½ before the parentheses was left out.',
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
    text: 'For polystyrene in cyclohexane, the Flory–Huggins parameter is χ = *a* + *b*/*T* with *b* > 0. What happens when the solution is cooled sufficiently?',
    answer: 'χ rises, and the solution separates into two phases.',
    distractors: [
      {
        text: 'χ falls, and the solution becomes more ideal.',
        slip: 'reversed-trend',
        teaching: 'With *b* > 0, the term *b*/*T* increases as *T* decreases.',
      },
      {
        text: 'χ stays constant, and only the viscosity changes.',
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
      'The enthalpic part of χ increases on cooling; below the upper critical solution temperature a polymer-rich and a polymer-poor phase form.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 14',
  },
  {
    id: 'organic-polymers-545',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A mixture contains equal numbers of chains of 10 kg/mol and 30 kg/mol. What is its weight-average molar mass *M*_{w}?',
    answer: '25 kg/mol',
    distractors: [
      {
        text: '20 kg/mol',
        slip: 'averaged-unequal-parts',
        teaching: 'This is *M*_{n}, the number average.',
        expression: '(10 + 30) / 2',
      },
      {
        text: '30 kg/mol',
        slip: 'averaged-unequal-parts',
        teaching: 'The lighter chains also contribute, in proportion to their mass.',
        expression: '30',
      },
      {
        text: '15 kg/mol',
        slip: 'inverted-ratio',
        teaching:
          'The average is weighted by mass, so each long chain, not each short one, has three times the weight.',
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
        teaching: 'The weight average belongs in the numerator and is never smaller than the number average.',
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
        teaching: 'The dispersity is a ratio, not a difference.',
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
    text: 'Which statement correctly describes how *M*_{n} and *M*_{w} of a sample are measured directly?',
    answer: 'Osmometry gives *M*_{n}, light scattering *M*_{w}.',
    distractors: [
      {
        text: 'Light scattering gives *M*_{n}, osmometry *M*_{w}.',
        slip: 'exchanged-values',
        teaching: 'Osmotic pressure depends on the number of molecules, so it gives a number average.',
      },
      {
        text: 'Osmometry gives both averages at once.',
        slip: 'averages-confused',
        teaching: 'Osmotic pressure depends only on the number of particles, so it gives only *M*_{n}.',
      },
      {
        text: 'Viscometry gives *M*_{n}, end-group analysis *M*_{w}.',
        slip: 'averages-confused',
        teaching:
          'End-group analysis counts chains and so gives *M*_{n}; viscometry gives yet another average.',
      },
    ],
    explanation:
      'A colligative property depends on the number of molecules. Scattered intensity grows with mass times concentration, so heavy chains contribute more, which gives *M*_{w}.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 12',
  },
];
