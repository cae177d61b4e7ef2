import type { WrittenQuestion } from '../../written-question.ts';

export const energyAndChangeComparedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-redox-760',
    topics: ['redox'],
    tests: ['oxidizing-and-reducing-agents', 'oxidation-and-reduction'],
    difficulty: 'beginner',
    text: 'In every redox reaction an oxidizing agent reacts with a reducing agent. What happens to the two agents?',
    answer: 'The oxidizing agent gains electrons; the reducing agent loses them.',
    distractors: [
      {
        text: 'The oxidizing agent loses electrons; the reducing agent gains them.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching:
          'An oxidizing agent takes electrons from its partner, so it cannot be the one that loses them.',
      },
      {
        text: 'The oxidizing agent gains oxygen atoms; the reducing agent loses them.',
        slip: 'oxidation-for-reduction',
        teaching:
          'Permanganate, an oxidizing agent, gives up oxygen atoms, and iron, a reducing agent, can take them up.',
      },
      {
        text: 'The oxidizing agent gains protons; the reducing agent loses them.',
        slip: 'reaction-type-confused',
        teaching:
          'A transfer of protons is an acid–base reaction; zinc and copper ions react without any protons.',
      },
    ],
    explanation:
      'The oxidizing agent oxidizes its partner by taking electrons and is itself reduced. The reducing agent supplies them: the oxidizing agent gains electrons, and the reducing agent loses them.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-761',
    topics: ['redox'],
    tests: ['oxidizing-and-reducing-agents', 'oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'The oxidation number of sulfur ranges from −2 to +6. Which substance can act through its sulfur as an oxidizing agent in one reaction and as a reducing agent in another?',
    answer: '\\ce{SO2}',
    distractors: [
      {
        text: '\\ce{SO3}',
        slip: 'oxidation-number-miscounted',
        teaching: 'With three oxygen atoms at −2, sulfur is at +6 and has no more electrons to give.',
      },
      {
        text: '\\ce{H2S}',
        slip: 'one-condition-only',
        teaching:
          'Sulfur at −2 can lose electrons, but it cannot gain any, so it can act only as a reducing agent.',
      },
      {
        text: '\\ce{H2SO4}',
        slip: 'property-misjudged',
        teaching:
          'Hot sulfuric acid is a strong oxidizing agent, but its sulfur, at +6, cannot be oxidized further.',
      },
    ],
    explanation:
      'To serve as either agent, sulfur needs an oxidation number between −2 and +6, from which it can rise or fall. It is at +4 in \\ce{SO2}.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-thermochemistry-760',
    topics: ['thermochemistry'],
    tests: ['entropy', 'enthalpy-of-reaction'],
    difficulty: 'beginner',
    text: 'Which quantities describe the heat that a reaction exchanges at constant pressure, and the change in the dispersal of energy and matter?',
    answer: 'Heat: Δ*H*; dispersal: Δ*S*',
    distractors: [
      {
        text: 'Heat: Δ*S*; dispersal: Δ*H*',
        slip: 'names-exchanged',
        teaching:
          'A negative Δ*H* means that heat is given off, while a positive Δ*S* means more ways to arrange the particles.',
      },
      {
        text: 'Heat: Δ*H*; dispersal: Δ*G*',
        slip: 'other-terms-meaning',
        teaching: 'Δ*G* combines heat and dispersal and tells whether the reaction is spontaneous.',
      },
      {
        text: 'Heat: Δ*T*; dispersal: Δ*G*',
        slip: 'heat-for-temperature',
        teaching:
          'The same heat raises the temperature of a cup of water a lot but that of a bathtub hardly at all.',
      },
    ],
    explanation:
      'At constant pressure the heat exchanged equals the change in enthalpy, Δ*H*. Entropy measures how widely energy and matter are dispersed, so the quantities are Δ*H* for the heat and Δ*S* for the dispersal.',
    reference: 'OpenStax Chemistry 2e, sections 5.3 and 16.2',
  },
  {
    id: 'general-thermochemistry-761',
    topics: ['thermochemistry'],
    tests: ['entropy', 'gibbs-energy-and-temperature'],
    difficulty: 'intermediate',
    text: 'At 1 atm ice melts above 0 °C, and water freezes below 0 °C. Which form of water is favored by enthalpy and which by entropy?',
    answer: 'Enthalpy favors ice; entropy favors the liquid.',
    distractors: [
      {
        text: 'Enthalpy favors the liquid; entropy favors ice.',
        slip: 'reversed-trend',
        teaching:
          'Melting absorbs heat, so the liquid has the higher enthalpy, and its molecules are less ordered than those in ice.',
      },
      {
        text: 'Enthalpy and entropy favor the liquid.',
        slip: 'effect-left-out',
        teaching: 'If nothing favored ice, water could not freeze at any temperature.',
      },
      {
        text: 'Enthalpy and entropy favor ice.',
        slip: 'property-misjudged',
        teaching: 'Molecules in a crystal are held in fixed places, which leaves them few arrangements.',
      },
    ],
    explanation:
      'Ice has the lower enthalpy, because freezing releases heat; the liquid has the higher entropy, because its molecules move about. Entropy counts more at higher temperatures, so ice melts on warming: enthalpy favors ice, and entropy favors the liquid.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-thermochemistry-762',
    topics: ['thermochemistry'],
    tests: ['enthalpy-and-internal-energy', 'pressure-volume-work'],
    difficulty: 'advanced',
    text: 'Equal amounts of zinc react with excess acid at 25 °C, once in a sealed rigid vessel (heat given off: −Δ*U*) and once under a movable piston (heat given off: −Δ*H*). Which amount of heat is larger, and why?',
    answer: '−Δ*U*, because the gas under the piston does work',
    distractors: [
      {
        text: '−Δ*H*, because the piston does work on the gas',
        slip: 'system-and-surroundings-swapped',
        teaching: 'The hydrogen pushes the piston outward, so work is done by the gas and not on it.',
      },
      {
        text: '−Δ*H*, because the gas under the piston is cooler',
        slip: 'given-fact-overlooked',
        teaching: 'The hydrogen ends up at 25 °C in either vessel.',
      },
      {
        text: 'Neither, because the same bonds break and form',
        slip: 'effect-left-out',
        teaching:
          'The reaction is the same, but the expanding gas pushes back the atmosphere in only one of the vessels.',
      },
    ],
    explanation:
      'In the rigid vessel no work is done, so all the energy leaves as heat. Under the piston, hydrogen pushes back the atmosphere, and that part of the energy leaves as work: −Δ*U* is the larger amount of heat.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-763',
    topics: ['thermochemistry'],
    tests: ['gibbs-energy'],
    uses: ['entropy'],
    difficulty: 'beginner',
    text: 'Three of these processes are spontaneous at 25 °C and 1 atm. Which one is nonspontaneous?',
    answer: 'The splitting of water into its elements',
    distractors: [
      {
        text: 'The change of diamond into graphite',
        slip: 'rate-for-extent',
        teaching:
          'Graphite is the more stable form, so the change is spontaneous, although far too slow to be seen.',
      },
      {
        text: 'The dissolving of ammonium nitrate in water',
        slip: 'one-property-decides',
        teaching:
          'The solution becomes cold because heat is absorbed, but the entropy gained outweighs this.',
      },
      {
        text: 'The mixing of nitrogen gas with oxygen gas',
        slip: 'effect-left-out',
        teaching:
          'Hardly any heat is exchanged, but the gases gain entropy as they spread, and they do not separate again.',
      },
    ],
    explanation:
      'A spontaneous process needs no continuous supply of energy, however slow it may be. Water gives hydrogen and oxygen only as long as energy is supplied, so its splitting is nonspontaneous.',
    reference: 'OpenStax Chemistry 2e, section 16.1',
  },
  {
    id: 'general-thermochemistry-764',
    topics: ['thermochemistry', 'electrochemistry-basics'],
    tests: ['gibbs-energy', 'batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'In a phone battery one reaction runs during use and its reverse during charging. One of them is spontaneous, the other nonspontaneous. Which one is spontaneous, and what is the sign of its Δ*G*?',
    answer: 'The one during use; negative',
    distractors: [
      {
        text: 'The one during use; positive',
        slip: 'wrong-sign',
        teaching:
          'A positive Δ*G* means that energy must be supplied, but this reaction supplies the phone with energy.',
      },
      {
        text: 'The one during charging; negative',
        slip: 'exchanged-values',
        teaching: 'Charging stops as soon as the plug is pulled, so its reaction does not go on by itself.',
      },
      {
        text: 'The one during charging; positive',
        slip: 'reversed-trend',
        teaching: 'A reaction whose Δ*G* is positive must be driven from outside, here by the charger.',
      },
    ],
    explanation:
      'A spontaneous reaction goes on without a driving force from outside and lowers the free energy; a nonspontaneous one requires a supply of energy from start to finish. The spontaneous reaction is the one during use, and its Δ*G* is negative.',
    reference: 'OpenStax Chemistry 2e, section 16.1',
  },
  {
    id: 'general-thermochemistry-765',
    topics: ['thermochemistry'],
    tests: ['gibbs-energy-and-temperature'],
    difficulty: 'intermediate',
    text: 'At standard pressure, \\ce{CaCO3(s) -> CaO(s) + CO2(g)} is nonspontaneous at 25 °C but spontaneous at 1000 °C. What makes it spontaneous?',
    answer: '*T*Δ*S* has become larger than Δ*H*.',
    distractors: [
      {
        text: 'Δ*H* has changed from positive to negative.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The decomposition absorbs heat at 1000 °C as well, and Δ*H* hardly depends on temperature.',
      },
      {
        text: 'Δ*S* has changed from negative to positive.',
        slip: 'other-term-of-equation',
        teaching: 'A gas forms from a solid at either temperature, so Δ*S* is positive at 25 °C, too.',
      },
      {
        text: 'More ions have enough energy to react.',
        slip: 'rate-for-extent',
        teaching: 'This makes the decomposition faster; it does not decide whether it is spontaneous.',
      },
    ],
    explanation:
      'Δ*H* and Δ*S* are both positive. Δ*G* = Δ*H* − *T*Δ*S* becomes negative at a high temperature, because *T*Δ*S* has become larger than Δ*H*.',
    reference: 'OpenStax Chemistry 2e, section 16.4',
  },
  {
    id: 'general-kinetics-basics-760',
    topics: ['kinetics-basics'],
    tests: ['catalysis', 'heterogeneous-catalysis'],
    difficulty: 'beginner',
    text: 'The decomposition of hydrogen peroxide in water is catalyzed by dissolved potassium iodide and also by manganese dioxide powder. What kind of catalyst is each?',
    answer: 'Iodide is homogeneous; \\ce{MnO2} is heterogeneous.',
    distractors: [
      {
        text: 'Iodide is heterogeneous; \\ce{MnO2} is homogeneous.',
        slip: 'names-exchanged',
        teaching: '“Homogeneous” means in the same phase as the reactants, which a powder in water is not.',
      },
      {
        text: 'Iodide is homogeneous; \\ce{MnO2} is homogeneous.',
        slip: 'given-fact-overlooked',
        teaching: '\\ce{MnO2} stays a solid, and the peroxide reacts on its surface.',
      },
      {
        text: 'Iodide is heterogeneous; \\ce{MnO2} is heterogeneous.',
        slip: 'same-word-other-meaning',
        teaching:
          'A catalyst may be a different substance from the reactants; iodide is in the same solution as the peroxide.',
      },
    ],
    explanation:
      'A homogeneous catalyst is in the same phase as the reactants; a heterogeneous one is in another phase. Dissolved iodide is homogeneous, and solid \\ce{MnO2} is heterogeneous.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-kinetics-basics-761',
    topics: ['kinetics-basics'],
    tests: ['heterogeneous-catalysis', 'catalysis'],
    difficulty: 'intermediate',
    text: 'An ester can be made with dissolved sulfuric acid, a homogeneous catalyst, or with solid beads of an acidic resin, a heterogeneous catalyst. What is a drawback of the beads?',
    answer: 'They act only where molecules reach their acid groups.',
    distractors: [
      {
        text: 'They are harder to separate from the ester afterward.',
        slip: 'names-exchanged',
        teaching:
          'A filter holds the beads back, while a dissolved acid stays mixed with the ester and must be washed out.',
      },
      {
        text: 'They shift the equilibrium farther away from the ester.',
        slip: 'rate-for-extent',
        teaching:
          'Beads and dissolved acid lead to the same equilibrium; they differ in how fast it is reached.',
      },
      {
        text: 'They are used up in the making of the ester.',
        slip: 'condition-for-catalyst',
        teaching:
          'The acid groups give protons to molecules and get them back, so the beads can be used again.',
      },
    ],
    explanation:
      'A homogeneous catalyst is spread through the liquid and meets every molecule. A heterogeneous catalyst is a separate phase, which is easily filtered out, but the beads act only where molecules reach their acid groups.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-kinetics-basics-762',
    topics: ['kinetics-basics'],
    tests: ['heterogeneous-catalysis', 'catalysis'],
    difficulty: 'intermediate',
    text: 'A reaction in a hot solution does not occur without a catalyst. It runs when either of two solids, P or Q, is added. The solid is filtered off halfway. The filtrate from P stops reacting; that from Q keeps reacting at the same rate as before. What kind of catalysis takes place?',
    answer: 'Heterogeneous with P, homogeneous with Q',
    distractors: [
      {
        text: 'Homogeneous with P, heterogeneous with Q',
        slip: 'names-exchanged',
        teaching:
          'A dissolved catalyst passes through the filter, so a reaction that stops there was not catalyzed by one.',
      },
      {
        text: 'Heterogeneous with P, heterogeneous with Q',
        slip: 'given-fact-overlooked',
        teaching:
          'The filtrate from Q keeps reacting with no solid present, so it must contain a dissolved catalyst.',
      },
      {
        text: 'Homogeneous with P, homogeneous with Q',
        slip: 'one-part-right',
        teaching:
          'With P, nothing that catalyzes the reaction is left in the solution once the solid is gone.',
      },
    ],
    explanation:
      'The surface of P is the catalyst, since the reaction stops without it. Q has released a dissolved substance that catalyzes the reaction: catalysis is heterogeneous with P and homogeneous with Q.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'general-equilibrium-760',
    topics: ['equilibrium'],
    tests: ['dynamic-equilibrium', 'equilibrium-constant-expression'],
    uses: ['state-symbols'],
    difficulty: 'intermediate',
    text: 'Three of these equilibria are heterogeneous. Which one is homogeneous?',
    answer: '\\ce{NH3(aq) + H2O(l) <=> NH4+(aq) + OH-(aq)}',
    distractors: [
      {
        text: '\\ce{CO2(g) + H2O(l) <=> H2CO3(aq)}',
        slip: 'state-symbol-confused',
        teaching: 'The carbon dioxide here is a gas above the liquid, so there are two phases.',
      },
      {
        text: '\\ce{CaCO3(s) <=> Ca^2+(aq) + CO3^2-(aq)}',
        slip: 'one-side-only',
        teaching: 'The right side is one solution, but the solid on the left is a second phase.',
      },
      {
        text: '\\ce{3Fe(s) + 4H2O(g) <=> Fe3O4(s) + 4H2(g)}',
        slip: 'one-property-decides',
        teaching:
          'Each side has a solid and a gas; the similarity of the two sides does not make them a single phase.',
      },
    ],
    explanation:
      'In a homogeneous equilibrium all species are in one phase. Ammonia, water and the ions form a single solution, although water is marked (l) and the others (aq).',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-equilibrium-761',
    topics: ['equilibrium'],
    tests: ['le-chateliers-principle', 'equilibrium-constant-in-pressures'],
    difficulty: 'intermediate',
    text: 'One cylinder contains the homogeneous equilibrium \\ce{N2O4(g) <=> 2NO2(g)}, another the heterogeneous equilibrium \\ce{CaCO3(s) <=> CaO(s) + CO2(g)} with plenty of both solids. Each gas is compressed to half its volume at constant temperature, and equilibrium is reached again. How do the total pressures compare with those before?',
    answer: '\\ce{N2O4}/\\ce{NO2}: higher; \\ce{CO2}: unchanged',
    distractors: [
      {
        text: '\\ce{N2O4}/\\ce{NO2}: unchanged; \\ce{CO2}: unchanged',
        slip: 'shift-overcompensates',
        teaching:
          'The shift to the left only lessens the rise: more \\ce{N2O4} in half the volume has a higher pressure.',
      },
      {
        text: '\\ce{N2O4}/\\ce{NO2}: higher; \\ce{CO2}: higher',
        slip: 'effect-left-out',
        teaching:
          '*K*_{p} of the second reaction is the pressure of \\ce{CO2}, which \\ce{CaO} takes up until the pressure equals *K*_{p} again.',
      },
      {
        text: '\\ce{N2O4}/\\ce{NO2}: unchanged; \\ce{CO2}: higher',
        slip: 'exchanged-values',
        teaching:
          'The solids fix the pressure of \\ce{CO2}, whereas \\ce{N2O4} and \\ce{NO2} can be in equilibrium at any total pressure.',
      },
    ],
    explanation:
      'For the solids *K*_{p} = *P*(\\ce{CO2}), so \\ce{CaO} binds \\ce{CO2} until the pressure is as before. For \\ce{N2O4} and \\ce{NO2} the shift to the left undoes only part of the rise: the pressure is higher for \\ce{N2O4}/\\ce{NO2} and unchanged for \\ce{CO2}.',
    reference: 'OpenStax Chemistry 2e, sections 13.2 and 13.3',
  },
  {
    id: 'general-equilibrium-762',
    topics: ['equilibrium'],
    tests: ['reaction-quotient', 'equilibrium-constant-in-pressures'],
    difficulty: 'intermediate',
    text: '\\ce{N2O4} gas and hot \\ce{CaCO3} are each placed in a very large evacuated vessel. A little \\ce{N2O4} remains in equilibrium with \\ce{NO2}, but the \\ce{CaCO3} decomposes completely. What is different about the heterogeneous reaction of \\ce{CaCO3}?',
    answer: 'Its equilibrium needs a certain \\ce{CO2} pressure.',
    distractors: [
      {
        text: 'Its forward rate is larger than that of \\ce{N2O4}.',
        slip: 'rate-for-extent',
        teaching:
          'A faster decomposition reaches equilibrium sooner; it does not decide whether there is one.',
      },
      {
        text: 'Its products cannot combine to form \\ce{CaCO3}.',
        slip: 'equilibrium-as-completion',
        teaching:
          '\\ce{CaO} does take up \\ce{CO2}, as it does in a small vessel, where equilibrium is reached.',
      },
      {
        text: 'Its equation has two products instead of one.',
        slip: 'wrong-cause',
        teaching: '\\ce{PCl5(g)} also gives two products, yet some of it is left in a vessel of any size.',
      },
    ],
    explanation:
      'With gases alone, *Q* rises without limit as the reactant runs out, so it meets *K* while some is left. For the solids *Q* is the pressure of \\ce{CO2} alone; in a very large vessel it stays below *K*, because the equilibrium needs a certain \\ce{CO2} pressure.',
    reference: 'OpenStax Chemistry 2e, section 13.2',
  },
  {
    id: 'general-acids-and-bases-760',
    topics: ['acids-and-bases'],
    tests: ['acid-dissociation-constant'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'beginner',
    text: 'Hydrogen carbonate reacts with water in two ways: (1) \\ce{HCO3- + H2O <=> CO3^2- + H3O+} and (2) \\ce{HCO3- + H2O <=> H2CO3 + OH-}. Which equilibrium constant applies to each?',
    answer: '(1) *K*_{a} of \\ce{HCO3-}; (2) *K*_{b} of \\ce{HCO3-}',
    distractors: [
      {
        text: '(1) *K*_{b} of \\ce{HCO3-}; (2) *K*_{a} of \\ce{HCO3-}',
        slip: 'acid-for-base',
        teaching: 'In (1) the ion gives a proton to water, which is what an acid does.',
      },
      {
        text: '(1) *K*_{a} of \\ce{H2CO3}; (2) *K*_{b} of \\ce{CO3^2-}',
        slip: 'wrong-dissociation-step',
        teaching:
          'A constant is named for the acid or base on the left, and this is \\ce{HCO3-} in either reaction.',
      },
      {
        text: '(1) *K*_{a} of \\ce{CO3^2-}; (2) *K*_{b} of \\ce{H2CO3}',
        slip: 'reactant-for-product',
        teaching: '\\ce{CO3^2-} has no proton to give, so it has no *K*_{a}.',
      },
    ],
    explanation:
      '*K*_{a} belongs to the reaction of an acid with water to form \\ce{H3O+}, and *K*_{b} to that of a base to form \\ce{OH-}. So (1) has the *K*_{a} and (2) the *K*_{b} of \\ce{HCO3-}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-761',
    topics: ['acids-and-bases'],
    tests: ['hydrolysis-of-salts', 'acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'At 25 °C sulfurous acid, \\ce{H2SO3}, has *K*_{a1} = 1.6 × 10^{−2} and *K*_{a2} = 6.3 × 10^{−8}; *K*_{w} is 1.0 × 10^{−14}. Is a solution of \\ce{NaHSO3} acidic, basic or neutral, and why?',
    answer: 'Acidic, since *K*_{a} of \\ce{HSO3-} is larger than its *K*_{b}',
    distractors: [
      {
        text: 'Basic, since *K*_{b} of \\ce{HSO3-} is larger than its *K*_{a}',
        slip: 'wrong-dissociation-step',
        teaching:
          'By taking a proton \\ce{HSO3-} becomes \\ce{H2SO3}, so its *K*_{b} is *K*_{w}/*K*_{a1}, not *K*_{w}/*K*_{a2}.',
      },
      {
        text: 'Basic, since \\ce{HSO3-} is a negative ion',
        slip: 'one-property-decides',
        teaching:
          'A negative ion that still has a proton can act as an acid, too, and here this reaction goes further.',
      },
      {
        text: 'Neutral, since *K*_{a} and *K*_{b} of \\ce{HSO3-} are both small',
        slip: 'relation-invented',
        teaching:
          'A solution is neutral if both reactions go equally far; one of these goes much further than the other.',
      },
    ],
    explanation:
      'As an acid \\ce{HSO3-} has *K*_{a2} = 6.3 × 10^{−8}; as the conjugate base of \\ce{H2SO3} it has *K*_{b} = *K*_{w}/*K*_{a1} = 6.3 × 10^{−13}. *K*_{a} is larger than *K*_{b}, so the solution is acidic.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-acids-and-bases-762',
    topics: ['acids-and-bases'],
    tests: ['acid-dissociation-constant', 'ionic-product-of-water'],
    difficulty: 'intermediate',
    text: 'A student says: “\\ce{HF} (*K*_{a} = 6.8 × 10^{−4} at 25 °C) is a weak acid, so \\ce{F-} is a strong base.” What does *K*_{b} of \\ce{F-} show? (*K*_{w} = 1.0 × 10^{−14})',
    answer: '*K*_{b} is 1.5 × 10^{−11}: \\ce{F-} is a weak base, too.',
    distractors: [
      {
        text: '*K*_{b} is 1.5 × 10^{3}: \\ce{F-} is a strong base.',
        slip: 'inverted-ratio',
        teaching: '*K*_{b} is *K*_{w}/*K*_{a}; 1/*K*_{a} leaves out the ion product of water.',
      },
      {
        text: '*K*_{b} is 6.8 × 10^{−4}: \\ce{F-} is as weak as \\ce{HF}.',
        slip: 'conjugate-acid-for-base',
        teaching:
          'This is the constant of \\ce{HF}; its conjugate base has a *K*_{b} of its own, and the product of the two constants is *K*_{w}.',
      },
      {
        text: '*K*_{b} is 6.8 × 10^{−18}: \\ce{F-} is not basic at all.',
        slip: 'multiplied-for-divided',
        teaching: 'This is *K*_{w} times *K*_{a}, but it is *K*_{a} times *K*_{b} that gives *K*_{w}.',
      },
    ],
    explanation:
      'For a conjugate pair *K*_{a} × *K*_{b} = *K*_{w}, so *K*_{b} = 1.0 × 10^{−14}/(6.8 × 10^{−4}) = 1.5 × 10^{−11}. \\ce{F-} takes up few protons from water, so it is a weak base, too.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-763',
    topics: ['acids-and-bases'],
    tests: ['ph', 'ionic-product-of-water'],
    difficulty: 'beginner',
    text: 'A little \\ce{NaOH} is added to lemon juice at 25 °C. How do pH and pOH change?',
    answer: 'The pH rises, and the pOH falls.',
    distractors: [
      {
        text: 'The pH falls, and the pOH rises.',
        slip: 'reversed-trend',
        teaching: 'This happens when acid is added: pH goes down as [\\ce{H3O+}] goes up.',
      },
      {
        text: 'The pH rises, and the pOH rises.',
        slip: 'poh-for-ph',
        teaching: 'A larger [\\ce{OH-}] means a smaller negative logarithm, and pH and pOH add up to 14.00.',
      },
      {
        text: 'The pH rises, and the pOH stays the same.',
        slip: 'ignored-change',
        teaching: 'The sum of pH and pOH is fixed at 25 °C, so one cannot change without the other.',
      },
    ],
    explanation:
      'The base lowers [\\ce{H3O+}] and raises [\\ce{OH-}]. Both scales are negative logarithms, so the pH rises, and the pOH falls; their sum stays at 14.00.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'general-acids-and-bases-764',
    topics: ['acids-and-bases'],
    tests: ['ph-of-strong-acids-and-bases', 'ionic-product-of-water'],
    difficulty: 'intermediate',
    text: 'For 0.0010 mol/L \\ce{NaOH} at 25 °C a student calculates −log(0.0010) = 3.00 and reports “pH 3.00.” What is wrong?',
    answer: '3.00 is the pOH, and the pH is 11.00.',
    distractors: [
      {
        text: '3.00 is the p*K*_{b}, and the pH is 8.50.',
        slip: 'strong-as-weak',
        teaching: 'The logarithm was taken of the concentration, and \\ce{NaOH} is fully dissociated.',
      },
      {
        text: '3.00 is the pOH, and the pH is 4.00.',
        slip: 'added-neutral-ph',
        teaching: 'pH and pOH add up to 14.00; a pH of 4.00 would make the solution acidic.',
      },
      {
        text: '3.00 is the pOH, and the pH is −3.00.',
        slip: 'wrong-sign',
        teaching: 'pH and pOH do not cancel; a pH of −3.00 would require 1000 mol/L of \\ce{H3O+}.',
      },
    ],
    explanation:
      '0.0010 mol/L is the concentration of \\ce{OH-}, so its negative logarithm is the pOH. The pH is 14.00 − 3.00 = 11.00.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'general-acids-and-bases-765',
    topics: ['acids-and-bases'],
    tests: ['ph-of-strong-acids-and-bases', 'neutralization'],
    difficulty: 'intermediate',
    text: 'Hydrochloric acid of pH 3.0 is mixed with an equal volume of \\ce{NaOH} solution of pOH 3.0 at 25 °C. Which of these describes the mixture?',
    answer: 'Neutral, with a pH of 7.0',
    distractors: [
      {
        text: 'Acidic, with a pH of 3.0',
        slip: 'poh-for-ph',
        teaching: 'Only the acid has a pH of 3.0; a pOH of 3.0 stands for a base of pH 11.0.',
      },
      {
        text: 'Acidic, with a pH of 6.0',
        slip: 'given-values-just-added',
        teaching: 'The two values are logarithms of different concentrations, so their sum is not a pH.',
      },
      {
        text: 'Basic, with a pH of 11.0',
        slip: 'ignored-neutralisation',
        teaching: 'A pH of 11.0 is that of the base alone, before the acid reacts with it.',
      },
    ],
    explanation:
      'pH 3.0 means 10^{−3} mol/L of \\ce{H3O+}, and pOH 3.0 means 10^{−3} mol/L of \\ce{OH-}. Equal volumes contain equal amounts, which neutralize each other: the mixture is neutral, with a pH of 7.0.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'general-solutions-760',
    topics: ['solutions'],
    tests: ['molality', 'molarity'],
    difficulty: 'beginner',
    text: 'The amount of solute in moles is divided by another quantity to give the molarity or the molality of a solution. By which quantity is it divided in each case?',
    answer: 'Molarity: liters of solution; molality: kilograms of solvent',
    distractors: [
      {
        text: 'Molarity: kilograms of solvent; molality: liters of solution',
        slip: 'names-exchanged',
        teaching: 'The unit of molarity is mol/L, and that of molality is mol/kg.',
      },
      {
        text: 'Molarity: liters of solution; molality: kilograms of solution',
        slip: 'wrong-amount-of-solvent',
        teaching: 'The mass of the solution includes the solute, whereas molality counts only the solvent.',
      },
      {
        text: 'Molarity: liters of solvent; molality: kilograms of solution',
        slip: 'wrong-reference',
        teaching:
          'To prepare a solution of known molarity, water is added up to the mark of the flask, so the volume of the whole solution counts.',
      },
    ],
    explanation:
      'Molarity is moles of solute per liter of solution; molality is moles of solute per kilogram of solvent.',
    reference: 'OpenStax Chemistry 2e, sections 3.3 and 11.4',
  },
  {
    id: 'general-solutions-761',
    topics: ['solutions'],
    tests: ['molality', 'molarity'],
    difficulty: 'intermediate',
    text: 'A solution of glucose in a closed flask is warmed from 20 °C to 60 °C. What happens to its molarity and to its molality?',
    answer: 'The molarity falls, and the molality stays the same.',
    distractors: [
      {
        text: 'The molarity stays the same, and the molality falls.',
        slip: 'names-exchanged',
        teaching: 'Molality is moles per kilogram of solvent, and no water leaves the flask.',
      },
      {
        text: 'The molarity falls, and the molality falls as well.',
        slip: 'overgeneralised-rule',
        teaching: 'The water expands on warming, but its mass, on which molality is based, does not change.',
      },
      {
        text: 'The molarity and the molality both stay the same.',
        slip: 'effect-left-out',
        teaching:
          'The amount of glucose is unchanged, but the solution expands, so each liter contains less of it.',
      },
    ],
    explanation:
      'On warming the solution expands: the same amount of glucose is in a larger volume but with the same mass of water. The molarity falls, and the molality stays the same.',
    reference: 'OpenStax Chemistry 2e, sections 3.3 and 11.4',
  },
  {
    id: 'general-solutions-762',
    topics: ['solutions'],
    tests: ['molality', 'molarity'],
    uses: ['density'],
    difficulty: 'intermediate',
    text: 'In very dilute aqueous solutions molarity and molality have nearly the same numerical value. In very dilute solutions in carbon tetrachloride they differ. Which property of carbon tetrachloride is the reason?',
    answer: 'One liter of it has a mass far from 1 kg.',
    distractors: [
      {
        text: 'One mole of it has a mass far from 18 g.',
        slip: 'other-variable',
        teaching: 'Molality is based on the mass of the solvent in kilograms, not on its number of moles.',
      },
      {
        text: 'Its molecules do not split salts into ions.',
        slip: 'wrong-cause',
        teaching: 'Glucose does not form ions in water, and its molarity and molality nearly agree there.',
      },
      {
        text: 'Its volume changes with the temperature.',
        slip: 'size-of-effect-misjudged',
        teaching: 'Water expands on warming, too, and at a single temperature this makes no difference.',
      },
    ],
    explanation:
      'A very dilute solution is almost pure solvent. One liter of water has a mass of 1 kg, so mol/L and mol/kg agree; one liter of carbon tetrachloride has a mass of about 1.6 kg, far from 1 kg.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'general-moles-760',
    topics: ['moles'],
    tests: ['molar-mass', 'relative-atomic-mass'],
    difficulty: 'beginner',
    text: 'For oxygen, what are the relative atomic mass, the mass of one \\ce{O2} molecule, and the molar mass of \\ce{O2}, in this order?',
    answer: '16.0; 32.0 u; 32.0 g/mol',
    distractors: [
      {
        text: '16.0 u; 32.0 g; 32.0 g/mol',
        slip: 'other-terms-meaning',
        teaching:
          'A single molecule is far too light to have a mass of 32.0 g, and a relative mass is a ratio without a unit.',
      },
      {
        text: '16.0; 32.0 g/mol; 32.0 u',
        slip: 'names-exchanged',
        teaching: 'Grams per mole describe a mole of molecules, and u describes one of them.',
      },
      {
        text: '16.0; 16.0 u; 16.0 g/mol',
        slip: 'forgot-subscript',
        teaching: 'An \\ce{O2} molecule contains two atoms, so it has twice the mass of one atom.',
      },
    ],
    explanation:
      'A relative atomic mass is a ratio and has no unit. One molecule has a mass in u, and a mole of molecules has the same number of grams: 16.0; 32.0 u; 32.0 g/mol.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-moles-761',
    topics: ['moles'],
    tests: ['molar-mass', 'ionic-bonding'],
    difficulty: 'beginner',
    text: 'Glucose has a molar mass and a molecular mass. Sodium chloride has a molar mass and a formula mass, but no molecular mass. Why?',
    answer: 'It is made of ions in a lattice, not of molecules.',
    distractors: [
      {
        text: 'Its molecules contain two atoms, not twenty-four.',
        slip: 'molecules-in-giant-structure',
        teaching: 'A crystal of salt has no pairs of atoms; each ion has six neighbors of the other kind.',
      },
      {
        text: 'Its ions differ in mass from the neutral atoms.',
        slip: 'ion-for-atom',
        teaching: 'What the sodium atoms lose, the chlorine atoms gain, so the total mass stays the same.',
      },
      {
        text: 'Its chlorine is a mixture of isotopes of unequal mass.',
        slip: 'wrong-cause',
        teaching: '\\ce{HCl} contains the same isotopes of chlorine and does have a molecular mass.',
      },
    ],
    explanation:
      'A molecular mass is the mass of one molecule. Sodium chloride is made of ions in a lattice, so only the mass of a formula unit \\ce{NaCl} can be given; a mole of such units has a molar mass.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-atomic-structure-760',
    topics: ['atomic-structure'],
    tests: ['isotopes', 'subatomic-particles'],
    difficulty: 'beginner',
    text: 'Which two of the atoms \\ce{^{40}Ar}, \\ce{^{40}K} and \\ce{^{39}K} behave alike in chemical reactions, and which number do the two share?',
    answer: '\\ce{^{39}K} and \\ce{^{40}K}: the atomic number',
    distractors: [
      {
        text: '\\ce{^{39}K} and \\ce{^{40}K}: the mass number',
        slip: 'same-mass-for-isotopes',
        teaching: 'The mass numbers are the superscripts, and 39 differs from 40.',
      },
      {
        text: '\\ce{^{40}Ar} and \\ce{^{40}K}: the mass number',
        slip: 'one-property-decides',
        teaching:
          'These two share the mass number 40, but one is a noble gas and the other a metal that reacts with water.',
      },
      {
        text: '\\ce{^{40}Ar} and \\ce{^{40}K}: the atomic number',
        slip: 'notation-misread',
        teaching:
          'The superscript counts protons and neutrons together; argon has 18 protons and potassium has 19.',
      },
    ],
    explanation:
      'The atomic number, the number of protons, sets the number of electrons and so the chemistry. The mass number also counts the neutrons. \\ce{^{39}K} and \\ce{^{40}K} share the atomic number 19.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-electrochemistry-basics-760',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell', 'electrolytic-cell'],
    difficulty: 'intermediate',
    text: 'Both electrodes of an electrolytic cell are often in the same solution. In a galvanic cell made of zinc and copper in solutions of their salts, the two solutions are kept apart. Why?',
    answer: 'Zinc would otherwise react with \\ce{Cu^2+} directly.',
    distractors: [
      {
        text: 'Zinc would otherwise stop losing its electrons.',
        slip: 'reversed-trend',
        teaching: 'In contact with \\ce{Cu^2+}, zinc loses electrons faster still, but not through the wire.',
      },
      {
        text: 'The electrons would otherwise travel through the solution.',
        slip: 'wrong-charge-carrier',
        teaching: 'Electrons do not move freely through water; ions carry the current there.',
      },
      {
        text: 'The solutions would otherwise not conduct a current.',
        slip: 'property-misjudged',
        teaching: 'A mixture of the two salts contains many ions and conducts well.',
      },
    ],
    explanation:
      'The reaction in a galvanic cell is spontaneous: in one solution, zinc would react with \\ce{Cu^2+} directly, and no current would flow through the wire. In an electrolytic cell nothing reacts until a voltage is applied.',
    reference: 'OpenStax Chemistry 2e, sections 17.2 and 17.7',
  },
  {
    id: 'general-electrochemistry-basics-761',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell', 'galvanic-cell'],
    difficulty: 'intermediate',
    text: 'Three of these work as galvanic cells. Which one works as an electrolytic cell?',
    answer: 'A bath that plates spoons with silver',
    distractors: [
      {
        text: 'A fuel cell that powers a city bus',
        slip: 'wrong-kind-of-cell',
        teaching:
          'A fuel cell delivers electrical energy from the spontaneous reaction of hydrogen with oxygen.',
      },
      {
        text: 'A car battery that starts the engine',
        slip: 'discharge-for-charge',
        teaching:
          'When it starts the engine, the battery delivers a current; it is electrolytic only while it is being charged.',
      },
      {
        text: 'A zinc block that protects a ship’s hull',
        slip: 'coating-for-sacrifice',
        teaching: 'The zinc dissolves by itself and sends electrons to the steel, with no power supply.',
      },
    ],
    explanation:
      'A galvanic cell runs by itself and delivers a current; an electrolytic cell is driven by a power supply. The bath that plates spoons with silver needs a power supply.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-gas-laws-760',
    topics: ['gas-laws'],
    tests: ['boyles-law', 'charless-law'],
    uses: ['gay-lussacs-law'],
    difficulty: 'beginner',
    text: 'Three observations are made: (1) A balloon shrinks in a freezer. (2) The pressure in a closed steel can rises in the sun. (3) Air in a syringe at constant temperature takes up less room when the pressure on it is increased. Which gas laws describe them?',
    answer: '(1) Charles’s, (2) Gay-Lussac’s, (3) Boyle’s',
    distractors: [
      {
        text: '(1) Gay-Lussac’s, (2) Charles’s, (3) Boyle’s',
        slip: 'names-exchanged',
        teaching: 'The steel can keeps its volume, and Charles’s law is about volumes that change.',
      },
      {
        text: '(1) Boyle’s, (2) Gay-Lussac’s, (3) Charles’s',
        slip: 'law-of-other-variables',
        teaching: 'In the freezer the temperature changes, but Boyle’s law holds at constant temperature.',
      },
      {
        text: '(1) Charles’s, (2) Boyle’s, (3) Gay-Lussac’s',
        slip: 'one-part-right',
        teaching: 'Boyle’s law links pressure with volume, and the volume of the can stays the same.',
      },
    ],
    explanation:
      'Charles’s law links volume and temperature at constant pressure, Gay-Lussac’s law pressure and temperature at constant volume, and Boyle’s law volume and pressure at constant temperature: (1) Charles’s, (2) Gay-Lussac’s, (3) Boyle’s.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-761',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    uses: ['charless-law', 'avogadros-law'],
    difficulty: 'beginner',
    text: 'For each of four gas laws, the two quantities it relates are plotted against each other, with temperatures in kelvins. Which law gives a curve instead of a straight line?',
    answer: 'Boyle’s law',
    distractors: [
      {
        text: 'Charles’s law',
        slip: 'law-of-other-variables',
        teaching: 'At constant pressure *V* is proportional to *T*, so the points lie on a straight line.',
      },
      {
        text: 'Gay-Lussac’s law',
        slip: 'celsius-for-kelvin',
        teaching:
          '*p* against *T* in kelvins is a straight line through the origin, and even in °C it would be straight.',
      },
      {
        text: 'Avogadro’s law',
        slip: 'relation-invented',
        teaching:
          'Twice the amount of gas takes up twice the volume at the same *T* and *p*, which gives a straight line.',
      },
    ],
    explanation:
      'Volume and temperature, pressure and temperature, and volume and amount are proportional to each other. Pressure and volume at constant temperature are inversely proportional, and this gives a curve: Boyle’s law.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-762',
    topics: ['gas-laws'],
    tests: ['gay-lussacs-law', 'kinetic-molecular-theory'],
    difficulty: 'intermediate',
    text: 'The pressure of a gas is doubled in two ways: by halving its volume at constant temperature (Boyle’s law), and by heating it at constant volume (Gay-Lussac’s law). In which case does a particle hit the wall harder on average than before?',
    answer: 'On heating, because the particles move faster',
    distractors: [
      {
        text: 'On compression, because the particles are closer together',
        slip: 'wrong-cause',
        teaching:
          'When they are closer together, the particles hit the wall more often, but at the same average speed.',
      },
      {
        text: 'In both cases, because the pressure doubles',
        slip: 'overgeneralised-rule',
        teaching: 'Pressure depends on how hard the hits are and also on how often they occur.',
      },
      {
        text: 'In neither case, because the masses stay the same',
        slip: 'effect-left-out',
        teaching: 'The force of a hit depends on the speed of a particle as well as on its mass.',
      },
    ],
    explanation:
      'At constant temperature the average speed stays the same, and the gas in half the volume hits the wall more often, but not harder. The particles hit harder on heating, because they move faster.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
  },
  {
    id: 'general-acids-and-bases-766',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation', 'ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'The pH of 0.10 mol/L acetic acid with 0.10 mol/L sodium acetate follows from the Henderson–Hasselbalch equation. Why is an ICE table needed for 0.10 mol/L acetic acid alone?',
    answer: 'Its acetate concentration equals the unknown change *x*.',
    distractors: [
      {
        text: 'Its *K*_{a} is larger than in the mixture.',
        slip: 'unchanged-taken-as-changed',
        teaching: '*K*_{a} depends on temperature and is the same in either solution.',
      },
      {
        text: 'Its molecules ionize completely in water.',
        slip: 'weak-as-strong',
        teaching:
          'Only about 1% of the acetic acid is ionized, and complete ionization would need no ICE table.',
      },
      {
        text: 'Its concentration is too high for the equation.',
        slip: 'wrong-cause',
        teaching: 'The acid has the same concentration in the buffer, where the equation works well.',
      },
    ],
    explanation:
      'The equation needs the ratio of acetate to acid, which in the mixture is known, because the change *x* is negligible next to 0.10 mol/L. The acid alone starts with no acetate: its acetate comes from the unknown change *x*.',
    reference: 'OpenStax Chemistry 2e, sections 14.3 and 14.6',
  },
  {
    id: 'general-nuclear-chemistry-760',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion'],
    uses: ['nuclear-equations'],
    difficulty: 'beginner',
    text: 'Which two of these reactions are a fusion and a fission, in this order? (1) \\ce{^{226}_{88}Ra -> ^{222}_{86}Rn + ^{4}_{2}He}, (2) \\ce{^{2}_{1}H + ^{3}_{1}H -> ^{4}_{2}He + ^{1}_{0}n}, (3) \\ce{^{235}_{92}U + ^{1}_{0}n -> ^{141}_{56}Ba + ^{92}_{36}Kr + 3^{1}_{0}n}',
    answer: '(2) and (3)',
    distractors: [
      {
        text: '(3) and (2)',
        slip: 'names-exchanged',
        teaching: 'In a fusion, small nuclei combine, but in (3) a large nucleus comes apart.',
      },
      {
        text: '(2) and (1)',
        slip: 'mixed-up-decays',
        teaching:
          'In (1) a nucleus emits an α particle; in a fission it splits into two nuclei of medium mass.',
      },
      {
        text: '(3) and (1)',
        slip: 'one-side-only',
        teaching: 'Uranium takes up a neutron, but on the right side it has split into two nuclei.',
      },
    ],
    explanation:
      'In (2) two light nuclei combine, which is a fusion. In (3) a heavy nucleus splits into two of medium mass, which is a fission. Reaction (1) is an α decay. The answer is (2) and (3).',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-761',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-fission-and-fusion'],
    difficulty: 'intermediate',
    text: 'A fission reactor can get out of control if too many neutrons split further nuclei. A reactor for the fusion of deuterium with tritium could not run away like this. Why not?',
    answer: 'Its reaction stops when the fuel cools.',
    distractors: [
      {
        text: 'Its reaction releases no neutrons.',
        slip: 'forgot-particle',
        teaching:
          '\\ce{^{2}H} and \\ce{^{3}H} together have five nucleons, and \\ce{^{4}He} has only four: a neutron is released.',
      },
      {
        text: 'Its reaction takes up energy overall.',
        slip: 'wrong-sign',
        teaching:
          'The fusion of light nuclei powers the Sun; per gram it releases more energy than fission does.',
      },
      {
        text: 'Its fuel consists of nonradioactive nuclei.',
        slip: 'property-misjudged',
        teaching: 'Tritium emits β^{−} particles, with a half-life of 12 years.',
      },
    ],
    explanation:
      'In fission, neutrons carry the chain reaction on at any temperature. Nuclei fuse only if they are hot enough to overcome their repulsion, so after a disturbance the reaction stops when the fuel cools.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-kinetics-basics-763',
    topics: ['kinetics-basics'],
    tests: ['rate-law'],
    uses: ['first-order-kinetics', 'second-order-kinetics'],
    difficulty: 'intermediate',
    text: 'Two reactions of A, one first order and one second order, have rate constants of 0.02 s^{−1} (reaction 1) and 0.02 L/(mol s) (reaction 2). How do their rates compare at [A] = 0.1 mol/L?',
    answer: 'Reaction 1 is first order and is faster.',
    distractors: [
      {
        text: 'Reaction 1 is first order and is just as fast.',
        slip: 'answered-another-quantity',
        teaching: 'The numerical values of the constants agree, but the rates are *k*[A] and *k*[A]².',
      },
      {
        text: 'Reaction 1 is second order and is slower.',
        slip: 'names-exchanged',
        teaching: 'With *k* in s^{−1} a single factor [A] gives the unit of a rate, mol/(L s).',
      },
      {
        text: 'Reaction 1 is first order and is slower.',
        slip: 'needless-square',
        teaching: 'Squaring 0.1 makes it smaller, so the reaction with [A]² has the lower rate here.',
      },
    ],
    explanation:
      'A constant in s^{−1} belongs to a first-order reaction: rate 1 is 0.02 × 0.1 = 0.002 mol/(L s). Rate 2 is 0.02 × 0.1² = 0.0002 mol/(L s). Reaction 1 is first order and is faster.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'general-kinetics-basics-764',
    topics: ['kinetics-basics'],
    tests: ['half-life-of-a-reaction', 'second-order-kinetics'],
    uses: ['first-order-kinetics'],
    difficulty: 'advanced',
    text: 'The isomerization of cyclopropane gas is first order; the decomposition of \\ce{NO2} gas is second order. Each is repeated with the same amount of gas in a vessel twice as large, at the same temperature. What happens to the half-lives?',
    answer: 'Cyclopropane: the same; \\ce{NO2}: twice as long',
    distractors: [
      {
        text: 'Cyclopropane: the same; \\ce{NO2}: half as long',
        slip: 'inverted-ratio',
        teaching: '\\ce{NO2} molecules meet less often in the larger vessel, so each survives longer.',
      },
      {
        text: 'Cyclopropane: twice as long; \\ce{NO2}: the same',
        slip: 'exchanged-values',
        teaching: 'A molecule that reacts by itself does not feel how far away the others are.',
      },
      {
        text: 'Cyclopropane: twice as long; \\ce{NO2}: four times as long',
        slip: 'answered-another-quantity',
        teaching:
          'These are the factors by which the rates fall; a half-life depends on the ratio of concentration to rate.',
      },
    ],
    explanation:
      'Twice the volume halves the concentration. A first-order half-life, 0.693/*k*, does not depend on it; a second-order half-life is 1/(*k*[A]_{0}). So the half-life is the same for cyclopropane and twice as long for \\ce{NO2}.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'general-kinetics-basics-765',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate'],
    difficulty: 'beginner',
    text: 'In a plot of [A] against time, the slopes of which lines give the average rate from 20 s to 60 s and the instantaneous rate at 60 s, in that order?',
    answer: 'The secant from 20 s to 60 s; the tangent at 60 s',
    distractors: [
      {
        text: 'The tangent at 60 s; the secant from 20 s to 60 s',
        slip: 'names-exchanged',
        teaching: 'A tangent touches the curve at one moment, so it cannot describe an interval of 40 s.',
      },
      {
        text: 'The secant from 20 s to 60 s; the secant from 0 s to 60 s',
        slip: 'value-for-change',
        teaching: 'The line from the start to 60 s averages over the whole minute before.',
      },
      {
        text: 'The tangent at 40 s; the secant from 0 s to 60 s',
        slip: 'averaged-changing-values',
        teaching:
          'The rate in the middle of an interval need not equal the change over the interval divided by its length.',
      },
    ],
    explanation:
      'The average rate is the change in [A] divided by the time, the slope of the line through two points of the curve. The instantaneous rate is the slope at one point. The lines are the secant from 20 s to 60 s and the tangent at 60 s.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-kinetics-basics-766',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate', 'first-order-kinetics'],
    difficulty: 'intermediate',
    text: 'A first-order reaction is followed for 100 s. How does its average rate over this time compare with its instantaneous rates at 0 s and at 100 s?',
    answer: 'It is lower than at 0 s and higher than at 100 s.',
    distractors: [
      {
        text: 'It is higher than at 0 s and lower than at 100 s.',
        slip: 'reversed-trend',
        teaching: 'The reactant is used up, so the rate falls from 0 s to 100 s.',
      },
      {
        text: 'It is the same as both.',
        slip: 'ignored-change',
        teaching: 'This would require a constant rate, but a first-order rate falls with the concentration.',
      },
      {
        text: 'It is higher than both.',
        slip: 'needless-sum',
        teaching: 'An average cannot exceed the highest value, which the rate has at the start.',
      },
    ],
    explanation:
      'The rate is highest at the start and falls as the reactant is used up. The average over the time lies in between: it is lower than at 0 s and higher than at 100 s.',
    reference: 'OpenStax Chemistry 2e, section 12.1',
  },
  {
    id: 'general-kinetics-basics-767',
    topics: ['kinetics-basics'],
    tests: ['reaction-rate', 'zero-order-kinetics'],
    difficulty: 'intermediate',
    text: 'While there is reactant left, the average rate of a reaction over any interval is found to equal its instantaneous rate at any moment. What is its order in the reactant?',
    answer: 'Zero',
    distractors: [
      {
        text: 'One',
        slip: 'overgeneralised-rule',
        teaching: 'At first order the half-life is constant, but the rate falls with the concentration.',
      },
      {
        text: 'Two',
        slip: 'wrong-exponent',
        teaching: 'At second order the rate falls to a quarter when the concentration is halved.',
      },
      {
        text: 'One half',
        slip: 'one-step-short',
        teaching:
          'At order one half the rate is proportional to the square root of the concentration, so it still falls, though more slowly.',
      },
    ],
    explanation:
      'Average and instantaneous rates agree only if the rate does not change as the reactant is used up. A rate that does not depend on the concentration means that the order is zero.',
    reference: 'OpenStax Chemistry 2e, section 12.4',
  },
  {
    id: 'general-kinetics-basics-768',
    topics: ['kinetics-basics'],
    tests: ['elementary-reactions', 'rate-law'],
    difficulty: 'intermediate',
    text: 'How does the order of a reaction differ from the molecularity of a step?',
    answer: 'The order can be a fraction; the molecularity cannot.',
    distractors: [
      {
        text: 'The molecularity can be a fraction; the order cannot.',
        slip: 'names-exchanged',
        teaching:
          'Molecularity counts the particles that meet in a step, and half a particle cannot meet another.',
      },
      {
        text: 'The order is read from the equation; the molecularity is measured.',
        slip: 'orders-from-equation',
        teaching:
          'The rate must be measured at several concentrations to find the order of an overall reaction.',
      },
      {
        text: 'The order exists for a single step; the molecularity for any reaction.',
        slip: 'overgeneralised-rule',
        teaching: 'An overall reaction of several steps has no number of particles that collide.',
      },
    ],
    explanation:
      'The order is an exponent found by experiment and may be zero, negative or a fraction. The molecularity is the number of particles that react in an elementary step, 1, 2 or 3: the order can be a fraction; the molecularity cannot.',
    reference: 'OpenStax Chemistry 2e, sections 12.3 and 12.6',
  },
  {
    id: 'general-kinetics-basics-769',
    topics: ['kinetics-basics'],
    tests: ['elementary-reactions', 'rate-law'],
    difficulty: 'intermediate',
    text: 'Ozone decomposes in the steps \\ce{O3 <=> O2 + O} (fast) and \\ce{O + O3 -> 2O2} (slow). The measured rate law is rate = *k*[\\ce{O3}]²/[\\ce{O2}]. What are the overall order of the reaction and the molecularity of the slow step?',
    answer: 'Order 1, molecularity 2',
    distractors: [
      {
        text: 'Order 2, molecularity 2',
        slip: 'orders-from-equation',
        teaching: 'The exponent of [\\ce{O2}], −1, counts toward the overall order, too.',
      },
      {
        text: 'Order 3, molecularity 1',
        slip: 'wrong-sign',
        teaching: '[\\ce{O2}] stands in the denominator, so its order counts as −1 and not as +1.',
      },
      {
        text: 'Order 1, molecularity 1',
        slip: 'relation-invented',
        teaching: 'Two particles meet in the slow step, \\ce{O} and \\ce{O3}.',
      },
    ],
    explanation:
      'The overall order is the sum of the exponents in the rate law, 2 − 1 = 1. The molecularity counts the particles that react in the slow step, \\ce{O} and \\ce{O3}: order 1, molecularity 2.',
    reference: 'OpenStax Chemistry 2e, section 12.6',
  },
  {
    id: 'general-thermochemistry-766',
    topics: ['thermochemistry'],
    tests: ['state-functions'],
    difficulty: 'beginner',
    text: 'Hikers on a winding trail and passengers of a cable car go from the same valley to the same summit. To what do their gain in altitude and the distance they travel correspond?',
    answer: 'Altitude: a state function; distance: a path function',
    distractors: [
      {
        text: 'Altitude: a path function; distance: a state function',
        slip: 'names-exchanged',
        teaching: 'The trail is longer than the cable, but the summit stays where it is.',
      },
      {
        text: 'Altitude: a state function; distance: a state function',
        slip: 'overgeneralised-rule',
        teaching: 'Start and end are the same for all, but the winding trail is longer than the cable.',
      },
      {
        text: 'Altitude: a path function; distance: a path function',
        slip: 'effect-left-out',
        teaching: 'The gain in altitude follows from valley and summit alone, whatever lies between.',
      },
    ],
    explanation:
      'A state function, such as enthalpy, changes by the same amount on every path between two states; a path function, such as heat or work, does not. The gain in altitude corresponds to a state function, and the distance to a path function.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-thermochemistry-767',
    topics: ['thermochemistry'],
    tests: ['state-functions', 'first-law-of-thermodynamics'],
    difficulty: 'intermediate',
    text: 'Water is warmed from 20 °C to 25 °C in two ways: on a hot plate, and by a fast stirrer in an insulated vessel. How do the heat *q* absorbed by the water and its change in internal energy, Δ*U*, compare?',
    answer: 'Different *q*, the same Δ*U*',
    distractors: [
      {
        text: 'The same *q*, different Δ*U*',
        slip: 'names-exchanged',
        teaching:
          'Internal energy depends on the state of the water, and its final temperature is 25 °C in either case.',
      },
      {
        text: 'The same *q*, the same Δ*U*',
        slip: 'heat-for-temperature',
        teaching: 'No heat passes into an insulated vessel; there the water is warmed by work.',
      },
      {
        text: 'Different *q*, different Δ*U*',
        slip: 'effect-left-out',
        teaching: 'What the stirred water lacks in heat it receives as work.',
      },
    ],
    explanation:
      'Internal energy is a state function, and the initial and final states are the same in both cases. Heat is a path function: on the hot plate the energy enters as heat, and with the stirrer as work. The result is different *q*, but the same Δ*U*.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-electrochemistry-basics-762',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell'],
    difficulty: 'beginner',
    text: 'What forms at the anode and at the cathode when concentrated brine, \\ce{NaCl(aq)}, is electrolyzed between inert electrodes?',
    answer: 'Anode: chlorine; cathode: hydrogen',
    distractors: [
      {
        text: 'Anode: hydrogen; cathode: chlorine',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Chloride ions are negative and lose electrons at the anode.',
      },
      {
        text: 'Anode: chlorine; cathode: sodium',
        slip: 'solution-for-melt',
        teaching: 'Molten \\ce{NaCl} gives sodium, but in brine water is reduced more easily than \\ce{Na+}.',
      },
      {
        text: 'Anode: oxygen; cathode: sodium',
        slip: 'other-substance',
        teaching:
          'Oxygen forms from a solution of \\ce{Na2SO4}, which contains no chloride, and sodium forms from a melt.',
      },
    ],
    explanation:
      'At the anode \\ce{2Cl- -> Cl2 + 2e-} takes place; at the cathode \\ce{2H2O + 2e- -> H2 + 2OH-}. The anode gives chlorine and the cathode hydrogen.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-763',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell', 'standard-electrode-potential'],
    difficulty: 'intermediate',
    text: 'The electrolysis of molten \\ce{NaCl} gives sodium at the cathode; that of brine gives hydrogen. Chlorine forms at the anode in either case. Why does brine give no sodium?',
    answer: 'Water is easier to reduce than \\ce{Na+}.',
    distractors: [
      {
        text: 'Water is easier to oxidize than \\ce{Na+}.',
        slip: 'oxidation-for-reduction',
        teaching: 'The cathode supplies electrons, so reductions compete there and not oxidations.',
      },
      {
        text: '\\ce{Na+} moves to the anode in a solution.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Positive ions move to the cathode in a solution as they do in a melt.',
      },
      {
        text: '\\ce{Na+} is not present as an ion in brine.',
        slip: 'ions-as-units',
        teaching: 'Dissolved \\ce{NaCl} consists of separate hydrated \\ce{Na+} and \\ce{Cl-} ions.',
      },
    ],
    explanation:
      'In the melt, \\ce{Na+} is the only species that the cathode can reduce. In brine there is water as well, and water is easier to reduce than \\ce{Na+}: \\ce{2H2O + 2e- -> H2 + 2OH-}.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-764',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell', 'disproportionation'],
    uses: ['group-17-halogens'],
    difficulty: 'intermediate',
    text: 'In the electrolysis of brine a membrane separates the solutions around the anode and the cathode. Which reaction between products does it prevent?',
    answer: '\\ce{Cl2} from the anode with \\ce{OH-} from the cathode',
    distractors: [
      {
        text: '\\ce{Cl2} from the cathode with \\ce{OH-} from the anode',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Chloride loses electrons, so it is at the anode that chlorine forms.',
      },
      {
        text: '\\ce{Cl2} from the anode with \\ce{Na} from the cathode',
        slip: 'solution-for-melt',
        teaching:
          'The cathode in brine gives hydrogen and leaves \\ce{Na+} in solution; no sodium metal forms.',
      },
      {
        text: '\\ce{HCl} from the anode with \\ce{OH-} from the cathode',
        slip: 'other-substance',
        teaching:
          'The anode takes electrons from \\ce{Cl-} and gives \\ce{Cl2}; hydrogen forms at the other electrode.',
      },
    ],
    explanation:
      'Chlorine reacts with sodium hydroxide to form bleach: \\ce{Cl2 + 2OH- -> Cl- + ClO- + H2O}. The membrane keeps \\ce{Cl2} from the anode apart from \\ce{OH-} from the cathode.',
    reference: 'OpenStax Chemistry 2e, sections 17.7 and 18.11',
  },
  {
    id: 'general-electrochemistry-basics-765',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell', 'standard-electrode-potential'],
    difficulty: 'intermediate',
    text: 'In neutral brine the potentials are +0.82 V for \\ce{O2}/\\ce{H2O} and about +1.36 V for \\ce{Cl2}/\\ce{Cl-}. Why does electrolysis give chlorine and not oxygen at the anode?',
    answer: 'Oxygen forms only with a large overpotential.',
    distractors: [
      {
        text: 'Chloride is oxidized first at its higher potential.',
        slip: 'reversed-trend',
        teaching:
          'A higher potential makes \\ce{Cl-} harder to oxidize, so by the potentials water should be oxidized.',
      },
      {
        text: 'Water reaches the cathode and not the anode.',
        slip: 'event-invented',
        teaching: 'Water is the solvent and surrounds both electrodes.',
      },
      {
        text: 'Oxygen is reduced again to water at the anode.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'The anode takes electrons away, so nothing is reduced there.',
      },
    ],
    explanation:
      'By the potentials water is easier to oxidize than chloride. But the formation of oxygen is slow and needs a voltage well above its potential, whereas chlorine forms readily: oxygen forms only with a large overpotential.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-chemical-bonding-760',
    topics: ['chemical-bonding', 'thermochemistry'],
    tests: ['covalent-bonding', 'bond-length-and-bond-energy'],
    difficulty: 'beginner',
    text: 'Two hydrogen atoms combine to form \\ce{H2}. How does the energy of the molecule compare with that of the two atoms, and what happens to any difference?',
    answer: 'It is lower, and the difference is given off.',
    distractors: [
      {
        text: 'It is higher, and the difference is stored in the bond.',
        slip: 'bonds-as-stores',
        teaching: 'If the bond held extra energy, the molecule would fall apart into atoms by itself.',
      },
      {
        text: 'It is lower, and the difference is taken up.',
        slip: 'bond-breaking-releases',
        teaching: 'Taking up energy would raise the energy of the system and not lower it.',
      },
      {
        text: 'It is the same, so there is no difference.',
        slip: 'effect-left-out',
        teaching:
          'If the energy did not change, it would take no energy to pull the atoms of \\ce{H2} apart.',
      },
    ],
    explanation:
      'Atoms bond because this lowers their energy: the shared electrons attract both nuclei. The energy of the molecule is lower, and the difference is given off; breaking the bond takes it up again.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
  },
  {
    id: 'general-chemical-bonding-761',
    topics: ['chemical-bonding'],
    tests: ['types-of-chemical-bonds'],
    difficulty: 'beginner',
    text: 'Ionic, covalent and metallic bonds differ in where the electrons are. Which attraction holds the particles together in all three?',
    answer: 'That between opposite charges',
    distractors: [
      {
        text: 'That between opposite spins',
        slip: 'like-charges-attract',
        teaching:
          'Two electrons of opposite spin can share an orbital, but they are both negative and repel each other.',
      },
      {
        text: 'That between full shells',
        slip: 'octet-rule-as-law',
        teaching: 'Neon and argon atoms have full shells and form no bonds with each other.',
      },
      {
        text: 'That between neighboring nuclei',
        slip: 'particles-of-atom-confused',
        teaching:
          'Nuclei are positive and repel each other; they are held together by the electrons between them.',
      },
    ],
    explanation:
      'Cations attract anions, nuclei attract the electrons that they share, and metal ions attract the mobile electrons. In each case it is the attraction between opposite charges that holds the particles together.',
    reference: 'OpenStax Chemistry 2e, sections 7.1 and 7.2',
  },
  {
    id: 'general-chemical-bonding-762',
    topics: ['chemical-bonding'],
    tests: ['covalent-bonding', 'bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'Two hydrogen atoms form \\ce{H2}, but two helium atoms form no stable molecule \\ce{He2}. How do the energies explain this?',
    answer: 'At bonding distance \\ce{He} atoms have more energy than when apart.',
    distractors: [
      {
        text: 'At bonding distance \\ce{He} atoms have less energy than when apart.',
        slip: 'reversed-trend',
        teaching: 'This is so for hydrogen, and it is why \\ce{H2} does not come apart by itself.',
      },
      {
        text: 'At room temperature \\ce{He} atoms lack the energy a bond stores.',
        slip: 'bonds-as-stores',
        teaching: 'A bond stores no energy; if \\ce{He2} were stable, its formation would give off energy.',
      },
      {
        text: 'At room temperature \\ce{He} atoms collide too gently to react.',
        slip: 'rate-for-extent',
        teaching: 'Hotter helium still consists of single atoms, so slow collisions are not the reason.',
      },
    ],
    explanation:
      'Atoms bond only if this lowers their energy. For hydrogen it does. In helium the gain from bonding is outweighed by the repulsion of the filled shells: at bonding distance helium atoms have more energy than when apart.',
    reference: 'OpenStax Chemistry 2e, sections 7.2 and 8.4',
  },
];
