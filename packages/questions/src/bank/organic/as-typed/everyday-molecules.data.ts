import type { WrittenQuestion } from '../../written-question.ts';

export const everydayMoleculesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-600',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    difficulty: 'beginner',
    text: 'Which element, besides C, H and O, is in the compounds that make your eyes water when you cut onions?',
    answer: 'Sulfur',
    distractors: [
      {
        text: 'Phosphorus',
        slip: 'elements-of-polymer-misread',
        teaching: 'Onions hold phosphorus in their cells, but not in the volatile compound.',
      },
      {
        text: 'Chlorine',
        slip: 'elements-of-polymer-misread',
        teaching: 'The tear gas of onions is no halogen compound.',
      },
      {
        text: 'Fluorine',
        slip: 'elements-of-polymer-misread',
        teaching: 'Plants make hardly any compounds with fluorine.',
      },
    ],
    explanation:
      'Cut onions give off *syn*-propanethial *S*-oxide, \\ce{C2H5CH=S=O}, made from an amino acid with sulfur.',
    reference: 'LibreTexts Chemistry, Thiols and Sulfides',
  },
  {
    id: 'organic-alcohols-and-ethers-601',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    difficulty: 'beginner',
    text: 'An onion does not sting the eyes until it is cut. Why?',
    answer: 'Cutting lets an enzyme reach its substrate.',
    distractors: [
      {
        text: 'Cutting lets oxygen burn the sulfur.',
        slip: 'conditions-confused',
        teaching: 'Sulfur compounds do not burn at room temperature.',
      },
      {
        text: 'Cutting lets the juice become acidic.',
        slip: 'wrong-cause',
        teaching: 'The pH hardly changes, and an acid in the juice is not in the air.',
      },
      {
        text: 'Cutting lets the onion warm up.',
        slip: 'wrong-cause',
        teaching: 'A knife warms it hardly at all.',
      },
    ],
    explanation:
      'Alliinase and the sulfur compounds are kept in different parts of the cell; once they mix, a sulfenic acid and then the volatile irritant form: cutting lets an enzyme reach its substrate.',
    reference: 'LibreTexts Chemistry, Thiols and Sulfides',
  },
  {
    id: 'organic-alcohols-and-ethers-602',
    topics: ['alcohols-and-ethers', 'functional-groups'],
    tests: ['thiols-and-sulfides'],
    difficulty: 'intermediate',
    text: 'In a cut onion the sulfenic acid \\ce{CH3CH=CH-S-OH} turns into the irritant \\ce{CH3CH2-CH=S=O}. How are the two related?',
    answer: 'They are isomers.',
    distractors: [
      {
        text: 'The second is oxidized.',
        slip: 'oxidised-too-far',
        teaching: 'Both are \\ce{C3H6OS}; no oxygen was added.',
      },
      {
        text: 'The second has lost water.',
        slip: 'water-split-off',
        teaching: 'The formula is the same, with its oxygen atom.',
      },
      {
        text: 'The second is a salt of the first.',
        slip: 'functional-group-confused',
        teaching: 'No base is needed; both are neutral molecules.',
      },
    ],
    explanation: 'Both are \\ce{C3H6OS}; an enzyme moves a hydrogen atom from O to C: they are isomers.',
    reference: 'LibreTexts Chemistry, Thiols and Sulfides',
  },
  {
    id: 'organic-alcohols-and-ethers-603',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    difficulty: 'intermediate',
    text: 'Why do onions sting less when they are cut cold or under water?',
    answer: 'Less irritant gets to the eyes as a gas.',
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
        teaching: 'The enzyme works more slowly in the cold.',
      },
    ],
    explanation:
      'Cold slows the enzyme and lowers the vapor pressure; water takes the irritant up: less of it gets to the eyes as a gas.',
    reference: 'LibreTexts Chemistry, Thiols and Sulfides',
  },
  {
    id: 'organic-structure-and-bonding-600',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    difficulty: 'intermediate',
    text: 'In the Hammett equation log(*k*/*k*_{0}) = *ρσ*, which reaction serves to define the values of *σ*?',
    answer: 'Ionization of benzoic acids in water',
    distractors: [
      {
        text: 'Nitration of benzenes in acid',
        slip: 'reference-confused',
        teaching: 'It serves for *σ*^{+}-like comparisons at best, not for the definition.',
      },
      {
        text: 'Hydrolysis of benzoate esters in base',
        slip: 'reference-confused',
        teaching: 'This reaction has its own *ρ*, about +2.',
      },
      { text: 'Solvolysis of cumyl chlorides', slip: 'reference-confused', teaching: 'It defines *σ*^{+}.' },
    ],
    explanation:
      'For the ionization of substituted benzoic acids in water at 25 °C *ρ* is set to 1, so that *σ* = log(*K*/*K*_{0}).',
    reference: 'LibreTexts Chemistry, Hammett Equation',
  },
  {
    id: 'organic-structure-and-bonding-601',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    difficulty: 'intermediate',
    text: 'The alkaline hydrolysis of ethyl benzoates has *ρ* = +2.5. What does this say about the transition state?',
    answer: 'Negative charge builds up near the ring.',
    distractors: [
      {
        text: 'Positive charge builds up near the ring.',
        slip: 'charge-placed-wrongly',
        teaching: 'Then electron-withdrawing groups would slow the reaction: *ρ* < 0.',
      },
      {
        text: 'Radical character builds up near the ring.',
        slip: 'mechanism-confused',
        teaching: 'Radical reactions have *ρ* close to zero.',
      },
      {
        text: 'No charge changes near the ring.',
        slip: 'inductive-effect-ignored',
        teaching: 'Then *ρ* would be near zero.',
      },
    ],
    explanation:
      'A positive *ρ* means that electron-withdrawing groups (*σ* > 0) speed it up; hydroxide adds, and negative charge builds up near the ring.',
    reference: 'LibreTexts Chemistry, Hammett Equation',
  },
  {
    id: 'organic-structure-and-bonding-602',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    difficulty: 'intermediate',
    text: 'A reaction has *ρ* = +2.0. How much faster than the unsubstituted compound is the one with *p*-\\ce{NO2} (*σ* = 0.78)?',
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
        teaching: 'The Hammett equation has log_{10}, not ln.',
        expression: 'exp(2.0 * 0.78)',
      },
      {
        text: '6.0 times',
        slip: 'forgot-factor',
        teaching: 'This is 10^{*σ*}, without *ρ*.',
        expression: '10^0.78',
      },
    ],
    explanation: 'log(*k*/*k*_{0}) = 2.0 × 0.78 = 1.56; 10^{1.56} = 36 times.',
    reference: 'LibreTexts Chemistry, Hammett Equation',
    computation: { kind: 'quantity', expression: '10^(2.0*0.78)', unit: 'times' },
  },
  {
    id: 'organic-structure-and-bonding-603',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    difficulty: 'advanced',
    text: 'In a Hammett plot of log *k* against *σ* the slope is +1.5 at low *σ* and turns to −0.8 at high *σ* (a peak). What does this point to?',
    answer: 'A change of the rate-determining step',
    distractors: [
      {
        text: 'A change to another mechanism',
        slip: 'mechanism-order-reversed',
        teaching: 'A new, parallel path takes over only when it is faster: the plot bends upward.',
      },
      {
        text: 'A larger ρ of one and the same step',
        slip: 'mechanism-confused',
        teaching: 'A single step has a straight line.',
      },
      {
        text: 'A resonance effect of one and the same group',
        slip: 'resonance-ignored',
        teaching: 'It moves single points off the line; it does not turn the slope around.',
      },
    ],
    explanation:
      'The slower of two steps in a row decides; a plot bent downward shows a change of the rate-determining step.',
    reference: 'LibreTexts Chemistry, Hammett Equation',
  },
  {
    id: 'organic-structure-and-bonding-604',
    topics: ['structure-and-bonding', 'aromatic-compounds'],
    tests: ['hammett-equation'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'advanced',
    text: 'For *m*-\\ce{OCH3} *σ* is +0.12, for *p*-\\ce{OCH3} it is −0.27. Why do the signs differ?',
    answer: 'The π donation reaches the *para* position only.',
    distractors: [
      {
        text: 'The π donation reaches the *meta* position only.',
        slip: 'directing-effect-confused',
        teaching: 'Lone pairs donate to *ortho* and *para*.',
      },
      {
        text: 'The σ withdrawal acts at the *para* position only.',
        slip: 'inductive-effect-at-any-distance',
        teaching: 'It acts at both, a little more at *meta*, being closer.',
      },
      {
        text: 'The σ donation acts at the *meta* position only.',
        slip: 'inductive-effect-ignored',
        teaching: 'Oxygen pulls σ electrons; it does not give them.',
      },
    ],
    explanation:
      'Oxygen withdraws through σ bonds (σ_{m} > 0); from the *para* position its π donation outweighs this: the π donation reaches the *para* position only.',
    reference: 'LibreTexts Chemistry, Hammett Equation',
  },
  {
    id: 'organic-aromatic-compounds-600',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'intermediate',
    text: 'What does hexane-2,5-dione give with ammonia in the Paal–Knorr synthesis?',
    answer: '2,5-Dimethylpyrrole',
    distractors: [
      {
        text: '2,5-Dimethylfuran',
        slip: 'reagent-misread',
        teaching: 'Acid alone gives the furan; ammonia brings nitrogen in.',
      },
      {
        text: '2,5-Dimethylthiophene',
        slip: 'reagent-misread',
        teaching: 'This needs a sulfur source such as \\ce{P4S10}.',
      },
      {
        text: '3,6-Dimethylpyridazine',
        slip: 'reagent-misread',
        teaching: 'Hydrazine would be needed for two nitrogen atoms.',
      },
    ],
    explanation:
      'A 1,4-diketone condenses with ammonia, loses two molecules of water and closes the five-membered ring: 2,5-dimethylpyrrole.',
    reference: 'LibreTexts Chemistry, Heterocycle Synthesis',
  },
  {
    id: 'organic-aromatic-compounds-601',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'intermediate',
    text: 'Which reagent turns a 1,4-diketone into a furan (Paal–Knorr)?',
    answer: 'Acid, with loss of water',
    distractors: [
      {
        text: 'Base, with loss of water',
        slip: 'conditions-confused',
        teaching: 'Base leads to an intramolecular aldol condensation, to a cyclopentenone.',
      },
      { text: 'Hydroxylamine, with heating', slip: 'reagent-misread', teaching: 'Nitrogen would come in.' },
      {
        text: 'Peracid, with loss of water',
        slip: 'reagent-misread',
        teaching: 'Peracids bring oxygen into ketones (Baeyer–Villiger).',
      },
    ],
    explanation:
      'Acid enolizes one carbonyl; the enol oxygen attacks the other, and water is lost: acid, with loss of water.',
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
        text: '1-Benzylpentane-1,4-dione',
        slip: 'reagent-misread',
        teaching: 'The benzyl group comes with the amine.',
      },
    ],
    explanation:
      'Carbons 2 and 5 of the pyrrole are the carbonyl carbons, with phenyl and methyl, and two carbons between them: 1-phenylpentane-1,4-dione.',
    reference: 'LibreTexts Chemistry, Heterocycle Synthesis',
  },
  {
    id: 'organic-carbonyl-compounds-600',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: 'At about which angle to the C=O bond does a nucleophile approach the carbonyl carbon (Bürgi–Dunitz angle)?',
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
        teaching: 'This is the backside attack on a saturated carbon.',
      },
      {
        text: '60°',
        slip: 'orbital-rule-reversed',
        teaching: 'It would come in over the oxygen, which repels it.',
      },
    ],
    explanation:
      'The π\\* orbital is largest on carbon and leans away from oxygen; the nucleophile comes in obtusely, at about 107°.',
    reference: 'LibreTexts Chemistry, Nucleophilic Addition to Carbonyls',
  },
  {
    id: 'organic-carbonyl-compounds-601',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    uses: ['frontier-orbitals'],
    difficulty: 'intermediate',
    text: 'Two effects make the Bürgi–Dunitz angle larger than 90°. Which?',
    answer: 'Shape of π\\*, repulsion by filled π',
    distractors: [
      {
        text: 'Shape of σ\\*, repulsion by filled σ',
        slip: 'orbital-rule-reversed',
        teaching: 'The nucleophile adds to the π system.',
      },
      {
        text: 'Shape of σ\\*, attraction by oxygen',
        slip: 'orbital-rule-reversed',
        teaching: 'The nucleophile adds to the π system, and oxygen, rich in electrons, repels it.',
      },
      {
        text: 'Weight of carbon, size of oxygen',
        slip: 'functional-group-confused',
        teaching: 'Masses play no role for the direction.',
      },
    ],
    explanation:
      'The accepting lobe on carbon leans away from oxygen, and the filled π (more on oxygen) repels the nucleophile: shape of π\\*, repulsion by filled π.',
    reference: 'LibreTexts Chemistry, Nucleophilic Addition to Carbonyls',
  },
  {
    id: 'organic-carbonyl-compounds-602',
    topics: ['carbonyl-compounds'],
    tests: ['felkin-anh-model'],
    difficulty: 'advanced',
    text: 'How does the Bürgi–Dunitz trajectory decide between the two Felkin–Anh conformers with the large group at 90° to C=O?',
    answer: 'The nucleophile comes past the smallest group.',
    distractors: [
      {
        text: 'The nucleophile comes past the medium group.',
        slip: 'steric-hindrance-ignored',
        teaching: 'This conformer is disfavored: the path is more crowded.',
      },
      {
        text: 'The nucleophile comes past the large group.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The large group stands on the opposite face.',
      },
      {
        text: 'The nucleophile comes past the oxygen atom.',
        slip: 'orbital-rule-reversed',
        teaching: 'The angle is obtuse, away from oxygen.',
      },
    ],
    explanation:
      'At 107° the path leads close to the substituent next to the carbonyl carbon; the favored conformer has the smallest group there.',
    reference: 'LibreTexts Chemistry, Diastereoselective Addition',
  },
  {
    id: 'organic-polymers-600',
    topics: ['polymers'],
    tests: ['condensation-polymers', 'molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'By the Carothers equation, which number-average degree of polymerization belongs to a conversion of 98 % with equal amounts of the two groups?',
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
        teaching: 'This is *p*/(1 − *p*).',
        expression: '0.98 / (1 - 0.98)',
      },
      {
        text: '25',
        slip: 'needless-half',
        teaching: '1/(1 − *p*) counts monomer units; nothing is to be halved.',
        expression: '1 / (1 - 0.98) / 2',
      },
    ],
    explanation:
      'With equal amounts the Carothers equation reads *X*_{n} = 1/(1 − *p*) = 1/(1 − 0.98) = 1/0.02 = 50.',
    reference: 'LibreTexts Chemistry, Step-Growth Polymerization',
    computation: { kind: 'quantity', expression: '1/(1-0.98)', unit: '' },
  },
  {
    id: 'organic-polymers-601',
    topics: ['polymers'],
    tests: ['condensation-polymers', 'molar-mass-of-polymers'],
    difficulty: 'advanced',
    text: 'A diacid and a diol are mixed with *r* = 0.98. By the extended Carothers equation, *X*_{n} = (1 + *r*)/(1 + *r* − 2*rp*), what is the limit at full conversion?',
    answer: '99',
    distractors: [
      {
        text: '50',
        slip: 'forgot-factor',
        teaching: 'This is 1/(1 − *r*), the limit without the numerator 1 + *r*.',
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
    text: 'What does the Carothers equation tell a maker of nylon with 90 % conversion of the groups?',
    answer: 'The chains are still short.',
    distractors: [
      {
        text: 'The chains are nearly complete.',
        slip: 'percentage-taken-as-count',
        teaching: '1/(1 − 0.90) = 10 units only.',
      },
      {
        text: 'The chains outnumber the monomers at the start.',
        slip: 'ratio-for-count',
        teaching: 'The number of molecules falls to a tenth.',
      },
      {
        text: 'The chains are all equally long.',
        slip: 'averaged-unequal-parts',
        teaching: 'Step growth gives a broad distribution.',
      },
    ],
    explanation: '*X*_{n} = 1/(1 − 0.90) = 10: useful fibers need above 99 %. The chains are still short.',
    reference: 'LibreTexts Chemistry, Step-Growth Polymerization',
  },
  {
    id: 'organic-spectroscopy-organic-600',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    difficulty: 'advanced',
    text: 'Two doublets lean toward each other in an NMR spectrum (“roof effect”). What does this show?',
    answer: 'Their protons couple with each other.',
    distractors: [
      {
        text: 'Their protons are equivalent.',
        slip: 'symmetry-invented',
        teaching: 'Equivalent protons give one signal.',
      },
      {
        text: 'Their protons exchange with \\ce{D2O}.',
        slip: 'exchange-misjudged',
        teaching: 'Exchange broadens signals; it gives no roof.',
      },
      {
        text: 'Their protons couple with a third one.',
        slip: 'signal-misassigned',
        teaching: 'This would split each of them further.',
      },
    ],
    explanation:
      'As Δν comes near *J*, the inner lines grow and the outer shrink; the roof points from each doublet to its partner: their protons couple with each other.',
    reference: 'LibreTexts Chemistry, Second-Order NMR Spectra',
  },
  {
    id: 'organic-spectroscopy-organic-601',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    difficulty: 'advanced',
    text: 'Two coupled protons (*J* = 8 Hz) differ by 0.10 ppm. At which spectrometer is the roof effect stronger, and why?',
    answer: '60 MHz: Δν is 6 Hz.',
    distractors: [
      {
        text: '600 MHz: Δν is 60 Hz.',
        slip: 'splitting-for-shift',
        teaching: 'Then Δν/*J* is 7.5 and the roof is slight.',
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
      'What counts is Δν/*J*: 0.75 at 60 MHz and 7.5 at 600 MHz; the smaller, the stronger: 60 MHz, where Δν is 6 Hz.',
    reference: 'LibreTexts Chemistry, Second-Order NMR Spectra',
  },
  {
    id: 'organic-spectroscopy-organic-602',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting'],
    difficulty: 'advanced',
    text: 'What happens to an AB quartet as the two shifts become equal?',
    answer: 'Its outer lines vanish, and the inner ones merge.',
    distractors: [
      {
        text: 'Its inner lines vanish, and the outer ones merge.',
        slip: 'shielding-reversed',
        teaching: 'The intensity goes to the inner lines.',
      },
      {
        text: 'Its outer lines vanish, and the inner ones move apart.',
        slip: 'reversed-trend',
        teaching: 'The inner lines come closer until they meet: a singlet is left.',
      },
      {
        text: 'Its inner lines vanish, and the outer ones move apart.',
        slip: 'reversed-trend',
        teaching: 'The intensity goes to the inner lines, which merge.',
      },
    ],
    explanation:
      'With growing roof effect the outer lines shrink to nothing; equal shifts leave a singlet: the outer lines vanish, and the inner ones merge.',
    reference: 'LibreTexts Chemistry, Second-Order NMR Spectra',
  },
];
