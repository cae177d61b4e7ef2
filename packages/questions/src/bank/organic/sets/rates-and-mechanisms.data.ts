import type { WrittenSet } from '../../written-set.ts';

export const ratesAndMechanismsSets: readonly WrittenSet[] = [
  {
    id: 'organic-set-haloalkanes-with-silver-nitrate',
    title: 'Haloalkanes with silver nitrate',
    stimulus:
      'Five test tubes with 1 mL of ethanol and 1 mL of 0.1 mol/L silver nitrate in water stand in a water bath at 50 °C. Three drops of a different halogen compound are added to each tube at the same moment, and the time until a cross behind the tube can no longer be seen is measured. Water replaces the halogen: \\ce{R-X + H2O -> R-OH + H+ + X-}, and the halide ions precipitate as silver halides.',
    figure: {
      caption: 'Observations at 50 °C',
      kind: 'table',
      columns: ['Compound', 'Precipitate', 'Time'],
      rows: [
        ['1-Chlorobutane', 'white', '35 min'],
        ['1-Bromobutane', 'cream', '4.5 min'],
        ['1-Iodobutane', 'yellow', '25 s'],
        ['2-Bromo-2-methylpropane', 'cream', '5 s'],
        ['Bromobenzene', 'none', 'none after 2 h'],
      ],
    },
    questions: [
      {
        id: 'organic-substitution-and-elimination-800',
        topics: ['substitution-and-elimination'],
        tests: ['alkyl-halides'],
        difficulty: 'beginner',
        text: 'What explains the order of the reaction times of 1-chlorobutane, 1-bromobutane and 1-iodobutane?',
        answer: 'The C–I bond is the weakest of the three bonds.',
        distractors: [
          {
            text: 'The C–Cl bond is the weakest of the three bonds.',
            slip: 'reversed-trend',
            teaching: 'The C–Cl bond is the strongest of them, and the chloride reacts most slowly.',
          },
          {
            text: 'The C–I bond is the most polar of the three bonds.',
            slip: 'wrong-cause',
            teaching:
              'C–Cl is the most polar bond; if polarity were decisive, the chloride would react fastest.',
          },
          {
            text: 'Silver chloride is the most soluble of the three salts.',
            slip: 'wrong-cause',
            teaching:
              'All three salts are nearly insoluble; what takes time is the substitution that comes first.',
          },
        ],
        explanation:
          'The slow step breaks the bond between carbon and halogen. The strength of this bond falls from Cl through Br to I, and the rate rises in this order: the C–I bond is the weakest of the three bonds.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 11',
      },
      {
        id: 'organic-substitution-and-elimination-801',
        topics: ['substitution-and-elimination'],
        tests: ['sn1-against-sn2'],
        uses: ['alkyl-halides'],
        difficulty: 'intermediate',
        text: 'Which two rows show that the structure of the carbon skeleton matters, and what is the reason?',
        answer: 'The two bromoalkanes, because only one of them forms a stable cation',
        distractors: [
          {
            text: 'The two bromoalkanes, because only one of them can be attacked from behind',
            slip: 'mechanism-confused',
            teaching:
              'Attack from behind would favor 1-bromobutane, but the tertiary compound is far faster.',
          },
          {
            text: '1-Chlorobutane and 1-iodobutane, because only one of them forms a stable cation',
            slip: 'wrong-reference',
            teaching: 'These two have the same skeleton and differ only in the halogen.',
          },
          {
            text: '1-Bromobutane and bromobenzene, because only one of them forms an insoluble salt',
            slip: 'wrong-reference',
            teaching: 'Both would give the same silver bromide if bromide ions were formed.',
          },
        ],
        explanation:
          'To see the effect of the skeleton, the halogen must be the same: bromine on saturated carbon. 2-Bromo-2-methylpropane forms a tertiary carbocation and reacts in 5 s. So the rows are those of the two bromoalkanes, because only one of them forms a stable cation.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 11',
      },
      {
        id: 'organic-aromatic-compounds-800',
        topics: ['aromatic-compounds', 'substitution-and-elimination'],
        tests: ['alkyl-halides'],
        uses: ['structure-of-benzene'],
        difficulty: 'intermediate',
        text: 'Why does bromobenzene give no precipitate?',
        answer: 'Its C–Br bond is strengthened by overlap with the ring.',
        distractors: [
          {
            text: 'Its C–Br bond is weakened by overlap with the ring.',
            slip: 'reversed-trend',
            teaching: 'A weaker bond would break more easily, and a precipitate would form quickly.',
          },
          {
            text: 'Its bromide ions are held back by the ring.',
            slip: 'wrong-cause',
            teaching: 'A bromide ion, once formed, would meet silver ions in the solution at once.',
          },
          {
            text: 'It does not dissolve in the ethanol–water mixture.',
            slip: 'wrong-cause',
            teaching: 'Ethanol is in the tubes so that all the compounds mix with the water.',
          },
        ],
        explanation:
          'A lone pair of bromine overlaps with the π system, which gives the bond some double-bond character, and the carbon is *sp*^{2}. Neither substitution pathway is open to bromobenzene: its C–Br bond is strengthened by overlap with the ring.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 16',
      },
    ],
  },
  {
    id: 'organic-set-two-isomeric-bromides',
    title: 'Rates of two isomeric bromides',
    stimulus:
      'Two isomers of the formula \\ce{C4H9Br}, called P and Q, are treated with sodium hydroxide in 80% aqueous ethanol at 55 °C. In each run the initial rate of the disappearance of the bromide is measured at different starting concentrations. Neither of the two isomers is chiral. In both cases the main product is that of substitution, and some alkene also forms; the table gives the total rate.',
    figure: {
      caption: 'Initial rates at 55 °C',
      kind: 'table',
      columns: ['Run', 'Isomer', '[\\ce{C4H9Br}] (mol/L)', '[\\ce{OH-}] (mol/L)', 'Rate (mol/(L s))'],
      rows: [
        ['1', 'P', '0.010', '0.10', '2.0 × 10^{−6}'],
        ['2', 'P', '0.020', '0.10', '4.0 × 10^{−6}'],
        ['3', 'P', '0.010', '0.30', '6.0 × 10^{−6}'],
        ['4', 'Q', '0.010', '0.10', '1.0 × 10^{−4}'],
        ['5', 'Q', '0.020', '0.10', '2.0 × 10^{−4}'],
        ['6', 'Q', '0.010', '0.30', '1.0 × 10^{−4}'],
      ],
    },
    questions: [
      {
        id: 'organic-substitution-and-elimination-802',
        topics: ['substitution-and-elimination'],
        tests: ['sn1-against-sn2'],
        difficulty: 'intermediate',
        text: 'What are the structures of P and Q?',
        answer: 'P is 1-bromobutane and Q is 2-bromo-2-methylpropane.',
        distractors: [
          {
            text: 'P is 2-bromo-2-methylpropane and Q is 1-bromobutane.',
            slip: 'mechanism-confused',
            teaching:
              'P gives mainly the substitution product, at a rate that depends on hydroxide; at a tertiary carbon, hydroxide brings about elimination instead.',
          },
          {
            text: 'P is 1-bromobutane and Q is 2-bromobutane.',
            slip: 'stereocentre-missed',
            teaching: '2-Bromobutane is chiral, and its rate would still depend on hydroxide.',
          },
          {
            text: 'P is 2-bromobutane and Q is 1-bromo-2-methylpropane.',
            slip: 'carbocation-stability-reversed',
            teaching: '1-Bromo-2-methylpropane is primary and would not react by way of a cation.',
          },
        ],
        explanation:
          'The rate for P depends on both concentrations: S_{N}2, a primary bromide. The rate for Q is independent of hydroxide: S_{N}1, a tertiary bromide. Thus P is 1-bromobutane and Q is 2-bromo-2-methylpropane.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 11',
      },
      {
        id: 'organic-substitution-and-elimination-803',
        topics: ['substitution-and-elimination'],
        tests: ['sn2-reaction'],
        uses: ['rate-law'],
        difficulty: 'intermediate',
        text: 'What is the rate constant for P in L/(mol s)?',
        answer: '2.0 × 10^{−3}',
        distractors: [
          {
            text: '2.0 × 10^{−4}',
            slip: 'nucleophile-left-out-of-rate',
            teaching: 'Here the rate was divided by [\\ce{C4H9Br}] alone, which gives a constant in 1/s.',
            expression: '2.0e-6 / 0.010',
          },
          {
            text: '2.0 × 10^{−5}',
            slip: 'substrate-left-out-of-rate',
            teaching:
              'The rate was divided by [\\ce{OH-}] alone; the concentration of the bromide also enters the rate law.',
            expression: '2.0e-6 / 0.10',
          },
          {
            text: '2.0 × 10^{−9}',
            slip: 'multiplied-for-divided',
            teaching: 'The rate was multiplied by both concentrations; it must be divided by them.',
            expression: '2.0e-6 * 0.010 * 0.10',
          },
        ],
        explanation:
          'Rate = *k*[\\ce{C4H9Br}][\\ce{OH-}], so *k* = \\frac{2.0 × 10^{−6}}{0.010 × 0.10} = 2.0 × 10^{−3} L/(mol s); runs 2 and 3 give the same value.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 11',
        computation: {
          kind: 'quantity',
          expression: '2.0e-6 / (0.010 * 0.10)',
          unit: '',
        },
      },
      {
        id: 'organic-substitution-and-elimination-804',
        topics: ['substitution-and-elimination'],
        tests: ['sn1-reaction'],
        difficulty: 'intermediate',
        text: 'Run 4 is repeated in a solvent with more water and less ethanol. How is the rate of the reaction of Q expected to change?',
        answer: 'It rises, since ions form in the slow step.',
        distractors: [
          {
            text: 'It falls, since ions form in the slow step.',
            slip: 'solvent-role-reversed',
            teaching: 'A more polar solvent stabilizes the forming ions, so the slow step becomes faster.',
          },
          {
            text: 'It falls, since water shields the hydroxide.',
            slip: 'both-reagents-in-rate',
            teaching: 'Hydroxide does not appear in the rate law for Q, as runs 4 and 6 show.',
          },
          {
            text: 'It stays the same, since Q alone is in the rate law.',
            slip: 'solvent-role-reversed',
            teaching: 'The rate constant itself depends on the solvent.',
          },
        ],
        explanation:
          'In the slow step the C–Br bond breaks to give a cation and a bromide ion. Water is more polar than ethanol and stabilizes the transition state with its separating charges: the rate rises, since ions form in the slow step.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 11',
      },
    ],
  },
  {
    id: 'organic-set-one-diene-two-products',
    title: 'One diene, two products',
    stimulus:
      'Buta-1,3-diene is treated with one equivalent of HBr under three sets of conditions. Peroxides are excluded. The mixtures are analyzed by gas chromatography, which shows two isomeric bromobutenes: 3-bromobut-1-ene and 1-bromobut-2-ene (mainly *trans*). In experiment 3 the mixture obtained at −80 °C is left with HBr at 40 °C for several hours before it is analyzed. No further products are found in more than traces.',
    figure: {
      caption: 'Percentages of the products',
      kind: 'table',
      columns: ['Experiment', 'Temperature', '3-Bromobut-1-ene (%)', '1-Bromobut-2-ene (%)'],
      rows: [
        ['1', '−80 °C', '80', '20'],
        ['2', '40 °C', '15', '85'],
        ['3', '−80 °C, then 40 °C', '15', '85'],
      ],
    },
    questions: [
      {
        id: 'organic-alkenes-and-alkynes-800',
        topics: ['alkenes-and-alkynes', 'structure-and-bonding'],
        tests: ['kinetic-and-thermodynamic-control'],
        difficulty: 'intermediate',
        text: 'What does experiment 3 prove that experiments 1 and 2 alone do not?',
        answer: 'The bromides interconvert at 40 °C.',
        distractors: [
          {
            text: 'The reaction is faster at 40 °C than at −80 °C.',
            slip: 'answered-another-quantity',
            teaching: 'The proportions of the products say nothing about how fast the diene reacts.',
          },
          {
            text: '3-Bromobut-1-ene is the more stable product.',
            slip: 'kinetic-for-thermodynamic',
            teaching: 'It gives way to the other one, so it is the less stable of the two.',
          },
          {
            text: 'The bromides form from different cations.',
            slip: 'resonance-ignored',
            teaching: 'Both form from one allylic cation, and the proportions could not show this.',
          },
        ],
        explanation:
          'In experiment 3 the finished product mixture turns into the mixture of experiment 2. This requires a way back through the cation: the bromides interconvert at 40 °C, and their ratio there is that of the equilibrium.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 14',
      },
      {
        id: 'organic-alkenes-and-alkynes-801',
        topics: ['alkenes-and-alkynes'],
        tests: ['conjugated-dienes'],
        uses: ['kinetic-and-thermodynamic-control'],
        difficulty: 'intermediate',
        text: 'Why is 1-bromobut-2-ene the main product at 40 °C?',
        answer: 'Its double bond carries more alkyl groups.',
        distractors: [
          {
            text: 'Its bromine is bonded to the carbon that was most positive.',
            slip: 'kinetic-for-thermodynamic',
            teaching: 'This favors the other product, which forms faster at −80 °C.',
          },
          {
            text: 'Its cation forms with the lower activation energy.',
            slip: 'resonance-ignored',
            teaching: 'Both products come from the same allylic cation.',
          },
          {
            text: 'Its two double bonds remain conjugated.',
            slip: 'conjugation-overlooked',
            teaching: 'After one HBr has been added, only one double bond is left.',
          },
        ],
        explanation:
          'At 40 °C the products are in equilibrium, so the more stable one dominates. 1-Bromobut-2-ene has a disubstituted double bond, the other isomer a monosubstituted one: its double bond carries more alkyl groups.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 14',
      },
      {
        id: 'organic-alkenes-and-alkynes-802',
        topics: ['alkenes-and-alkynes'],
        tests: ['conjugated-dienes'],
        uses: ['resonance-in-organic-molecules'],
        difficulty: 'intermediate',
        text: 'Which intermediate leads to both products?',
        answer: '\\smiles{C[CH+]C=C} in resonance with \\smiles{CC=C[CH2+]}',
        distractors: [
          {
            text: '\\smiles{[CH2+]CC=C} in equilibrium with \\smiles{C[CH+]C=C}',
            slip: 'markovnikov-reversed',
            teaching:
              'The first of these is a primary cation without resonance; the proton adds to the end of the chain only.',
          },
          {
            text: '\\smiles{C[CH]C=C} in resonance with \\smiles{CC=C[CH2]}',
            slip: 'mechanism-confused',
            teaching: 'Without peroxides no radicals are formed; a proton adds first, which leaves a cation.',
          },
          {
            text: '\\smiles{C[CH-]C=C} in resonance with \\smiles{CC=C[CH2-]}',
            slip: 'charge-placed-wrongly',
            teaching: 'A proton that adds to a neutral diene leaves a positive charge, not a negative one.',
          },
        ],
        explanation:
          'The proton adds to carbon 1, so that carbons 2 and 4 of an allylic cation share the positive charge; bromide then attacks one of these carbons. The intermediate is \\smiles{C[CH+]C=C} in resonance with \\smiles{CC=C[CH2+]}.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 14',
      },
    ],
  },
  {
    id: 'organic-set-halogenation-of-two-alkanes',
    title: 'Chlorination and bromination of alkanes',
    stimulus:
      'Propane and 2-methylpropane are each halogenated in the gas phase in the presence of light, with a large excess of the alkane so that only one hydrogen atom is replaced. The mixtures are separated by gas chromatography. The table shows the two possible products of each reaction as mole percentages of the monohalides. In all cases a halogen atom abstracts a hydrogen atom in the step that determines the product; no rearrangements occur.',
    figure: {
      caption: 'Percentages of the monohalogenated products',
      kind: 'table',
      columns: ['Alkane', 'Halogen', 'Temperature', 'Halogen at primary carbon', 'Halogen at other carbon'],
      rows: [
        ['Propane', '\\ce{Cl2}', '25 °C', '43', '57'],
        ['Propane', '\\ce{Br2}', '127 °C', '3', '97'],
        ['2-Methylpropane', '\\ce{Cl2}', '25 °C', '64', '36'],
        ['2-Methylpropane', '\\ce{Br2}', '127 °C', 'less than 1', 'more than 99'],
      ],
    },
    questions: [
      {
        id: 'organic-radical-reactions-800',
        topics: ['radical-reactions'],
        tests: ['halogenation-of-alkanes'],
        difficulty: 'intermediate',
        text: 'At 25 °C, how many times as reactive toward chlorine is each secondary hydrogen atom of propane as each primary one?',
        answer: '4.0',
        distractors: [
          {
            text: '1.3',
            slip: 'single-hydrogens-ignored',
            teaching:
              '57/43 compares the products; propane has two secondary but six primary hydrogen atoms.',
            expression: '57 / 43',
          },
          {
            text: '8.0',
            slip: 'single-hydrogens-ignored',
            teaching:
              'Only the 43% was divided by its number of hydrogen atoms; the 57% comes from two of them.',
            expression: '(57) / (43 / 6)',
          },
          {
            text: '2.0',
            slip: 'hydrogen-miscounted',
            teaching: 'Here three primary hydrogen atoms were counted; the two methyl groups have six.',
            expression: '(57 / 2) / (43 / 3)',
          },
        ],
        explanation: '\\frac{57/2}{43/6} = \\frac{28.5}{7.17} = 4.0 for each hydrogen atom.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 10',
        computation: {
          kind: 'quantity',
          expression: '(57 / 2) / (43 / 6)',
          unit: '',
        },
      },
      {
        id: 'organic-radical-reactions-801',
        topics: ['radical-reactions', 'structure-and-bonding'],
        tests: ['hammond-postulate'],
        uses: ['halogenation-of-alkanes'],
        difficulty: 'intermediate',
        text: 'Why is bromine so much more selective than chlorine?',
        answer: 'Abstraction of hydrogen by Br• is endothermic and has a late transition state.',
        distractors: [
          {
            text: 'Abstraction of hydrogen by Br• is exothermic and has an early transition state.',
            slip: 'hammond-reversed',
            teaching: 'This holds for chlorine; in an early transition state the radicals hardly differ yet.',
          },
          {
            text: 'Bromine molecules are larger, so that they reach only the inner hydrogens.',
            slip: 'steric-hindrance-ignored',
            teaching: 'Large reagents would instead favor the more accessible primary positions.',
          },
          {
            text: 'Bromine was used at a higher temperature, which raises the selectivity.',
            slip: 'reversed-trend',
            teaching: 'A higher temperature makes differences in the activation energy matter less.',
          },
        ],
        explanation:
          'Br• forms the weak H–Br bond, so its abstraction of hydrogen is endothermic and has a late transition state. This transition state resembles the alkyl radical, so the differences in radical stability are fully expressed.',
        reference: 'Clayden, Organic Chemistry, chapter 37',
      },
      {
        id: 'organic-radical-reactions-802',
        topics: ['radical-reactions'],
        tests: ['stability-of-radicals'],
        uses: ['halogenation-of-alkanes'],
        difficulty: 'intermediate',
        text: 'In the chlorination of 2-methylpropane the primary product dominates. Why does this not contradict the order of radical stability?',
        answer: 'Nine primary hydrogens compete with a single tertiary one.',
        distractors: [
          {
            text: 'The primary radical is more stable than the tertiary one here.',
            slip: 'radical-stability-reversed',
            teaching:
              'Only one of the ten hydrogens is tertiary, but it gives 36% of the product, so the tertiary radical is the more stable one.',
          },
          {
            text: 'Chlorine atoms are too large to reach the tertiary hydrogen.',
            slip: 'steric-hindrance-ignored',
            teaching:
              'That single hydrogen atom gives 36% of the product, so chlorine atoms reach it very well.',
          },
          {
            text: 'Three primary hydrogens compete with a single tertiary one.',
            slip: 'hydrogen-miscounted',
            teaching: 'Three methyl groups have nine hydrogen atoms, not three.',
          },
        ],
        explanation:
          'Per hydrogen atom the tertiary position is \\frac{36/1}{64/9} = 5 times as reactive, as the order of radical stability suggests. Its percentage of the product is small because nine primary hydrogens compete with a single tertiary one.',
        reference: 'McMurry, Organic Chemistry (OpenStax), chapter 10',
      },
    ],
  },
];
