import type { WrittenQuestion } from '../../written-question.ts';

export const everydayMoleculesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-600',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    difficulty: 'beginner',
    text: 'Which element, besides C, H and O, is present in the compound that makes the eyes water when an onion is cut?',
    answer: 'Sulfur',
    distractors: [
      {
        text: 'Phosphorus',
        slip: 'elements-of-polymer-misread',
        teaching: 'Onions contain phosphorus in their cells, but not in the volatile compound.',
      },
      {
        text: 'Chlorine',
        slip: 'elements-of-polymer-misread',
        teaching: 'The irritant from onions is not a halogen compound.',
      },
      {
        text: 'Fluorine',
        slip: 'elements-of-polymer-misread',
        teaching: 'Plants make hardly any fluorine compounds, and the irritant is not one of them.',
      },
    ],
    explanation:
      'Cut onions release *syn*-propanethial *S*-oxide, \\ce{C2H5CH=S=O}, which is made from an amino acid that contains sulfur.',
    reference: 'LibreTexts Chemistry, Thiols and Sulfides',
  },
  {
    id: 'organic-alcohols-and-ethers-601',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    difficulty: 'beginner',
    text: 'Why does an onion not sting the eyes until it is cut?',
    answer: 'Cutting allows an enzyme to reach its substrate.',
    distractors: [
      {
        text: 'Cutting allows oxygen to burn the sulfur.',
        slip: 'conditions-confused',
        teaching: 'Sulfur compounds do not burn at room temperature.',
      },
      {
        text: 'Cutting allows the juice to become acidic.',
        slip: 'wrong-cause',
        teaching: 'The pH hardly changes, and an acid in the juice would not get into the air.',
      },
      {
        text: 'Cutting allows the onion to warm up.',
        slip: 'wrong-cause',
        teaching: 'A knife hardly warms the onion at all.',
      },
    ],
    explanation:
      'Alliinase and the sulfur compounds are stored in different parts of the cell; once they mix, a sulfenic acid forms and then the volatile irritant. Cutting allows an enzyme to reach its substrate.',
    reference: 'LibreTexts Chemistry, Thiols and Sulfides',
  },
  {
    id: 'organic-alcohols-and-ethers-602',
    topics: ['alcohols-and-ethers', 'functional-groups'],
    tests: ['thiols-and-sulfides'],
    difficulty: 'intermediate',
    text: 'In a cut onion, the sulfenic acid \\ce{CH3CH=CH-S-OH} turns into the irritant \\ce{CH3CH2-CH=S=O}. How are the two related?',
    answer: 'They are isomers.',
    distractors: [
      {
        text: 'The second has gained oxygen.',
        slip: 'oxidised-too-far',
        teaching: 'Both are \\ce{C3H6OS}; no oxygen was added.',
      },
      {
        text: 'The second has lost water.',
        slip: 'water-split-off',
        teaching: 'The formula is the same, and the oxygen atom is still there.',
      },
      {
        text: 'The second is a salt of the first.',
        slip: 'functional-group-confused',
        teaching: 'No salt forms; both are neutral molecules.',
      },
    ],
    explanation: 'Both are \\ce{C3H6OS}; an enzyme moves a hydrogen atom from O to C, so they are isomers.',
    reference: 'LibreTexts Chemistry, Thiols and Sulfides',
  },
  {
    id: 'organic-alcohols-and-ethers-603',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    difficulty: 'intermediate',
    text: 'Why do onions sting less when they are cut cold or under water?',
    answer: 'Less irritant reaches the eyes as a gas.',
    distractors: [
      {
        text: 'The irritant is denser than cold air.',
        slip: 'wrong-cause',
        teaching: 'The vapor spreads in air at any temperature; in the cold there is less of it.',
      },
      {
        text: 'The irritant is oxidized by cold water.',
        slip: 'conditions-confused',
        teaching: 'Water does not oxidize; it dissolves and hydrolyzes the irritant.',
      },
      {
        text: 'The enzyme works faster in the cold.',
        slip: 'reaction-direction-reversed',
        teaching: 'The enzyme works more slowly in the cold, not faster.',
      },
    ],
    explanation:
      'Cold slows the enzyme and lowers the vapor pressure; water dissolves the irritant. In either case, less of it reaches the eyes as a gas.',
    reference: 'LibreTexts Chemistry, Thiols and Sulfides',
  },
  {
    id: 'organic-structure-and-bonding-600',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    difficulty: 'intermediate',
    text: 'In the Hammett equation log(*k*/*k*_{0}) = *ρσ*, which reaction is used to define the values of *σ*?',
    answer: 'Ionization of benzoic acids in water',
    distractors: [
      {
        text: 'Nitration of benzenes in acid',
        slip: 'reference-confused',
        teaching: 'The rates of nitration correlate with *σ*^{+}; they are not used to define *σ*.',
      },
      {
        text: 'Hydrolysis of benzoate esters in base',
        slip: 'reference-confused',
        teaching: 'This reaction has a *ρ* value of its own, about +2.',
      },
      {
        text: 'Solvolysis of cumyl chlorides',
        slip: 'reference-confused',
        teaching: 'This reaction defines *σ*^{+}, not *σ*.',
      },
    ],
    explanation:
      'For the ionization of substituted benzoic acids in water at 25 °C, *ρ* is set to 1, so that *σ* = log(*K*/*K*_{0}).',
    reference: 'LibreTexts Chemistry, Hammett Equation',
  },
  {
    id: 'organic-structure-and-bonding-601',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    difficulty: 'intermediate',
    text: 'The alkaline hydrolysis of ethyl benzoates has *ρ* = +2.5. What does this indicate about the transition state?',
    answer: 'Negative charge builds up near the ring.',
    distractors: [
      {
        text: 'Positive charge builds up near the ring.',
        slip: 'charge-placed-wrongly',
        teaching: 'If this were so, electron-withdrawing groups would slow the reaction: *ρ* < 0.',
      },
      {
        text: 'Radical character builds up near the ring.',
        slip: 'mechanism-confused',
        teaching: 'Radical reactions have *ρ* close to zero.',
      },
      {
        text: 'No charge changes near the ring.',
        slip: 'inductive-effect-ignored',
        teaching: 'If no charge changed, *ρ* would be near zero.',
      },
    ],
    explanation:
      'A positive *ρ* means that electron-withdrawing groups (*σ* > 0) speed up the reaction; hydroxide adds, and negative charge builds up near the ring.',
    reference: 'LibreTexts Chemistry, Hammett Equation',
  },
  {
    id: 'organic-structure-and-bonding-602',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    difficulty: 'intermediate',
    text: 'A reaction has *ρ* = +2.0. How many times as fast as the unsubstituted compound does the *p*-\\ce{NO2} compound (*σ* = 0.78) react?',
    answer: '36 times',
    distractors: [
      {
        text: '1.6 times',
        slip: 'forgot-exponent',
        teaching: 'This is *ρσ*, the logarithm of the ratio.',
        expression: '2.0 * 0.78',
      },
      {
        text: '4.8 times',
        slip: 'natural-for-decadic-logarithm',
        teaching: 'The Hammett equation contains log_{10}, not ln.',
        expression: 'exp(2.0 * 0.78)',
      },
      {
        text: '6.0 times',
        slip: 'forgot-factor',
        teaching: 'This is 10^{*σ*}, without *ρ*.',
        expression: '10^0.78',
      },
    ],
    explanation: 'log(*k*/*k*_{0}) = 2.0 × 0.78 = 1.56; *k*/*k*_{0} = 10^{1.56} = 36.',
    reference: 'LibreTexts Chemistry, Hammett Equation',
    computation: { kind: 'quantity', expression: '10^(2.0*0.78)', unit: 'times' },
  },
  {
    id: 'organic-structure-and-bonding-603',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    difficulty: 'advanced',
    text: 'In a Hammett plot of log *k* versus *σ*, the slope is +1.5 at low *σ* and changes to −0.8 at high *σ*, so the plot has a maximum. What does this indicate?',
    answer: 'A change in the rate-determining step',
    distractors: [
      {
        text: 'A change to another mechanism',
        slip: 'mechanism-order-reversed',
        teaching: 'A new, parallel path takes over only when it is faster, so the plot would bend upward.',
      },
      {
        text: 'A larger *ρ* for the same single step',
        slip: 'mechanism-confused',
        teaching: 'A single step with a larger *ρ* would still give a straight line.',
      },
      {
        text: 'A resonance effect of some substituents',
        slip: 'resonance-ignored',
        teaching: 'A resonance effect moves individual points off the line; it does not reverse the slope.',
      },
    ],
    explanation:
      'The slower of two consecutive steps determines the rate; a plot that bends downward indicates a change in the rate-determining step.',
    reference: 'LibreTexts Chemistry, Hammett Equation',
  },
  {
    id: 'organic-structure-and-bonding-604',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'advanced',
    text: 'The value of *σ* is +0.12 for *m*-\\ce{OCH3} but −0.27 for *p*-\\ce{OCH3}. Why do the signs differ?',
    answer: 'The π donation acts from the *para* position only.',
    distractors: [
      {
        text: 'The π donation acts from the *meta* position only.',
        slip: 'directing-effect-confused',
        teaching:
          'Lone pairs donate by resonance to the *ortho* and *para* positions, not the *meta* position.',
      },
      {
        text: 'The σ withdrawal acts from the *para* position only.',
        slip: 'inductive-effect-at-any-distance',
        teaching:
          'The σ withdrawal acts from both positions, and a little more from *meta*, which is closer.',
      },
      {
        text: 'The σ donation acts from the *meta* position only.',
        slip: 'inductive-effect-ignored',
        teaching: 'Oxygen withdraws σ electrons; it does not donate them.',
      },
    ],
    explanation:
      'Oxygen withdraws through σ bonds (*σ*_{m} > 0); from the *para* position its π donation outweighs this effect. The π donation acts from the *para* position only.',
    reference: 'LibreTexts Chemistry, Hammett Equation',
  },
  {
    id: 'organic-aromatic-compounds-600',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'intermediate',
    text: 'What is the product of the reaction of hexane-2,5-dione with ammonia (Paal–Knorr synthesis)?',
    answer: '2,5-Dimethylpyrrole',
    distractors: [
      {
        text: '2,5-Dimethylfuran',
        slip: 'reagent-misread',
        teaching: 'Acid alone gives the furan; ammonia introduces nitrogen.',
      },
      {
        text: '2,5-Dimethylthiophene',
        slip: 'reagent-misread',
        teaching: 'A thiophene requires a sulfur source such as \\ce{P4S10}.',
      },
      {
        text: '3,6-Dimethylpyridazine',
        slip: 'reagent-misread',
        teaching: 'Hydrazine would be needed for two nitrogen atoms.',
      },
    ],
    explanation:
      'A 1,4-diketone condenses with ammonia, loses two molecules of water and closes the five-membered ring of 2,5-dimethylpyrrole.',
    reference: 'LibreTexts Chemistry, Heterocycle Synthesis',
  },
  {
    id: 'organic-aromatic-compounds-601',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'intermediate',
    text: 'Which reagent converts a 1,4-diketone to a furan (Paal–Knorr synthesis)?',
    answer: 'An acid',
    distractors: [
      {
        text: 'A base',
        slip: 'conditions-confused',
        teaching: 'Base causes an intramolecular aldol condensation to a cyclopentenone instead.',
      },
      {
        text: 'Hydroxylamine',
        slip: 'reagent-misread',
        teaching: 'Hydroxylamine would introduce nitrogen into the ring.',
      },
      {
        text: 'A peracid',
        slip: 'reagent-misread',
        teaching: 'Peracids insert oxygen next to the carbonyl group of ketones (Baeyer–Villiger oxidation).',
      },
    ],
    explanation:
      'Acid enolizes one carbonyl; the enol oxygen attacks the other, and water is lost. The reagent is thus an acid.',
    reference: 'LibreTexts Chemistry, Heterocycle Synthesis',
  },
  {
    id: 'organic-aromatic-compounds-602',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'advanced',
    text: 'Which diketone is needed to make 1-benzyl-2-methyl-5-phenylpyrrole by the Paal–Knorr route, with benzylamine?',
    answer: '1-Phenylpentane-1,4-dione',
    distractors: [
      {
        text: '1-Phenylbutane-1,3-dione',
        slip: 'carbon-lost-or-added',
        teaching: 'A 1,3-diketone has one carbon too few between the carbonyls for a pyrrole.',
      },
      {
        text: '1-Phenylhexane-1,5-dione',
        slip: 'carbon-lost-or-added',
        teaching: 'A 1,5-diketone leads to six-membered rings.',
      },
      {
        text: '1-Phenylhexane-2,5-dione',
        slip: 'reagent-misread',
        teaching:
          'This diketone has a benzyl group on C=O, but the benzyl group of the product comes from the amine.',
      },
    ],
    explanation:
      'Carbons 2 and 5 of the pyrrole come from the carbonyl carbons, which bear methyl and phenyl and have two carbons between them, so the diketone is 1-phenylpentane-1,4-dione.',
    reference: 'LibreTexts Chemistry, Heterocycle Synthesis',
  },
  {
    id: 'organic-carbonyl-compounds-600',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: 'At approximately what angle to the C=O bond does a nucleophile approach the carbonyl carbon (Bürgi–Dunitz angle)?',
    answer: '107°',
    distractors: [
      {
        text: '90°',
        slip: 'orbital-rule-reversed',
        teaching: 'The π\\* lobes lean away from oxygen, and O repels the nucleophile.',
      },
      {
        text: '180°',
        slip: 'mechanism-confused',
        teaching: 'This is the angle for backside attack on a saturated carbon.',
      },
      {
        text: '60°',
        slip: 'orbital-rule-reversed',
        teaching: 'At this angle the nucleophile would approach over the oxygen, which repels it.',
      },
    ],
    explanation:
      'The π\\* orbital is largest on carbon and leans away from oxygen; the nucleophile approaches at an obtuse angle of about 107°.',
    reference: 'LibreTexts Chemistry, Nucleophilic Addition to Carbonyls',
  },
  {
    id: 'organic-carbonyl-compounds-601',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    uses: ['frontier-orbitals'],
    difficulty: 'intermediate',
    text: 'Which two effects make the Bürgi–Dunitz angle larger than 90°?',
    answer: 'The shape of the π\\* orbital and repulsion by the filled π orbital',
    distractors: [
      {
        text: 'The shape of the σ\\* orbital and repulsion by the filled σ orbital',
        slip: 'orbital-rule-reversed',
        teaching: 'The nucleophile adds to the π system, not to a σ bond.',
      },
      {
        text: 'The shape of the σ\\* orbital and attraction by the oxygen atom',
        slip: 'orbital-rule-reversed',
        teaching: 'The nucleophile adds to the π system, and oxygen, rich in electrons, repels it.',
      },
      {
        text: 'The mass of the carbon atom and the size of the oxygen atom',
        slip: 'functional-group-confused',
        teaching: 'Atomic masses do not affect the direction of attack.',
      },
    ],
    explanation:
      'The accepting lobe on carbon leans away from oxygen, and the filled π orbital, which is larger on oxygen, repels the nucleophile. The two effects are thus the shape of the π\\* orbital and repulsion by the filled π orbital.',
    reference: 'LibreTexts Chemistry, Nucleophilic Addition to Carbonyls',
  },
  {
    id: 'organic-carbonyl-compounds-602',
    topics: ['carbonyl-compounds'],
    tests: ['felkin-anh-model'],
    difficulty: 'advanced',
    text: 'How does the Bürgi–Dunitz trajectory determine which of the two Felkin–Anh conformers with the large group at 90° to C=O is preferred?',
    answer: 'The nucleophile passes the small group.',
    distractors: [
      {
        text: 'The nucleophile passes the medium group.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The conformer that requires this path is disfavored, because the path is more crowded.',
      },
      {
        text: 'The nucleophile passes the large group.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The large group is on the opposite face.',
      },
      {
        text: 'The nucleophile passes the oxygen atom.',
        slip: 'orbital-rule-reversed',
        teaching: 'The angle of approach is obtuse, so the nucleophile stays away from oxygen.',
      },
    ],
    explanation:
      'At 107° the path leads close to the substituent next to the carbonyl carbon; the favored conformer has the small group there.',
    reference: 'LibreTexts Chemistry, Diastereoselective Addition',
  },
  {
    id: 'organic-polymers-600',
    topics: ['polymers'],
    tests: ['condensation-polymers', 'molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'According to the Carothers equation, what is the number-average degree of polymerization at 98% conversion when the two functional groups are present in equal amounts?',
    answer: '50',
    distractors: [
      {
        text: '98',
        slip: 'percentage-taken-as-count',
        teaching: 'The percentage is not the degree of polymerization.',
        expression: '98',
      },
      {
        text: '49',
        slip: 'ratio-for-count',
        teaching: 'This is *p*/(1 − *p*), but the numerator should be 1.',
        expression: '0.98 / (1 - 0.98)',
      },
      {
        text: '25',
        slip: 'needless-half',
        teaching:
          'The formula 1/(1 − *p*) gives the number of monomer units, so the result is not to be halved.',
        expression: '1 / (1 - 0.98) / 2',
      },
    ],
    explanation:
      'With equal amounts, the Carothers equation reads *X*_{n} = 1/(1 − *p*) = 1/(1 − 0.98) = 1/0.02 = 50.',
    reference: 'LibreTexts Chemistry, Step-Growth Polymerization',
    computation: { kind: 'quantity', expression: '1/(1-0.98)', unit: '' },
  },
  {
    id: 'organic-polymers-601',
    topics: ['polymers'],
    tests: ['condensation-polymers', 'molar-mass-of-polymers'],
    difficulty: 'advanced',
    text: 'A diacid and a diol are mixed in the stoichiometric ratio *r* = 0.98. According to the extended Carothers equation, *X*_{n} = (1 + *r*)/(1 + *r* − 2*rp*), what is the degree of polymerization at full conversion?',
    answer: '99',
    distractors: [
      {
        text: '50',
        slip: 'forgot-factor',
        teaching: 'This is 1/(1 − *r*), which has the wrong numerator, 1 instead of 1 + *r*.',
        expression: '1 / (1 - 0.98)',
      },
      {
        text: '49.5',
        slip: 'needless-half',
        teaching: 'The denominator is 1 − *r* = 0.02, not 0.04.',
        expression: '1.98 / (0.02 * 2)',
      },
      {
        text: '100',
        slip: 'small-for-zero',
        teaching: 'The numerator is 1.98, not 2.',
        expression: '2 / 0.02',
      },
    ],
    explanation: 'At *p* = 1: (1 + *r*)/(1 − *r*) = 1.98/0.02 = 99.',
    reference: 'LibreTexts Chemistry, Step-Growth Polymerization',
    computation: { kind: 'quantity', expression: '1.98/0.02', unit: '' },
  },
  {
    id: 'organic-polymers-602',
    topics: ['polymers'],
    tests: ['condensation-polymers', 'molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'What does the Carothers equation tell a nylon manufacturer about a batch in which 90% of the functional groups have reacted?',
    answer: 'The chains are still short.',
    distractors: [
      {
        text: 'The chains are nearly complete.',
        slip: 'percentage-taken-as-count',
        teaching: 'The chains have only 1/(1 − 0.90) = 10 units on average.',
      },
      {
        text: 'The chains outnumber the initial monomers.',
        slip: 'ratio-for-count',
        teaching: 'The number of molecules decreases to one tenth of the initial number.',
      },
      {
        text: 'The chains are all equally long.',
        slip: 'averaged-unequal-parts',
        teaching: 'Step growth gives a broad distribution of chain lengths.',
      },
    ],
    explanation:
      '*X*_{n} = 1/(1 − 0.90) = 10: useful fibers need a conversion above 99%. The chains are still short.',
    reference: 'LibreTexts Chemistry, Step-Growth Polymerization',
  },
  {
    id: 'organic-spectroscopy-organic-600',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    difficulty: 'advanced',
    text: 'Two doublets lean toward each other in an NMR spectrum (“roof effect”). What does this indicate?',
    answer: 'Their protons couple with each other.',
    distractors: [
      {
        text: 'Their protons are equivalent.',
        slip: 'symmetry-invented',
        teaching: 'Equivalent protons give one signal, not two doublets.',
      },
      {
        text: 'Their protons exchange with \\ce{D2O}.',
        slip: 'exchange-misjudged',
        teaching: 'Exchange with \\ce{D2O} makes a signal disappear; it does not cause a roof effect.',
      },
      {
        text: 'Their protons couple with a third one.',
        slip: 'signal-misassigned',
        teaching: 'Coupling with a third proton would split each doublet further.',
      },
    ],
    explanation:
      'As Δν approaches *J*, the inner lines grow and the outer lines shrink. Each doublet leans toward its coupling partner, so their protons couple with each other.',
    reference: 'LibreTexts Chemistry, Second-Order NMR Spectra',
  },
  {
    id: 'organic-spectroscopy-organic-601',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    difficulty: 'advanced',
    text: 'Two coupled protons (*J* = 8 Hz) differ in chemical shift by 0.10 ppm. At which spectrometer frequency is the roof effect stronger, and why?',
    answer: '60 MHz: Δν is 6 Hz.',
    distractors: [
      {
        text: '600 MHz: Δν is 60 Hz.',
        slip: 'splitting-for-shift',
        teaching: 'At 600 MHz, Δν/*J* is 7.5, so the roof effect is slight.',
      },
      {
        text: '60 MHz: *J* is ten times larger.',
        slip: 'splitting-for-shift',
        teaching: '*J* in Hz does not depend on the field.',
      },
      {
        text: '600 MHz: *J* is ten times larger.',
        slip: 'splitting-for-shift',
        teaching: '*J* in Hz does not depend on the field.',
      },
    ],
    explanation:
      'What matters is Δν/*J*, which is 0.75 at 60 MHz and 7.5 at 600 MHz. The smaller this ratio, the stronger the effect, so it is stronger at 60 MHz, where Δν is 6 Hz.',
    reference: 'LibreTexts Chemistry, Second-Order NMR Spectra',
  },
  {
    id: 'organic-spectroscopy-organic-602',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    difficulty: 'advanced',
    text: 'What happens to an AB quartet as the two chemical shifts become equal?',
    answer: 'Its outer lines vanish, and the inner ones merge.',
    distractors: [
      {
        text: 'Its inner lines vanish, and the outer ones merge.',
        slip: 'shielding-reversed',
        teaching: 'The intensity is transferred to the inner lines.',
      },
      {
        text: 'Its outer lines vanish, and the inner ones move apart.',
        slip: 'reversed-trend',
        teaching: 'The inner lines come closer until they meet, and a singlet is left.',
      },
      {
        text: 'Its inner lines vanish, and the outer ones move apart.',
        slip: 'reversed-trend',
        teaching: 'The intensity is transferred to the inner lines, which merge.',
      },
    ],
    explanation:
      'As the roof effect grows, the outer lines vanish, and the inner ones merge. Equal shifts leave a singlet.',
    reference: 'LibreTexts Chemistry, Second-Order NMR Spectra',
  },
];
