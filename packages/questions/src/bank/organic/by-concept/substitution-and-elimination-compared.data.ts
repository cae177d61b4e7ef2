import type { WrittenQuestion } from '../../written-question.ts';

/** Alkyl halides, the substitution and elimination mechanisms against each other, neighboring groups. */
export const substitutionAndEliminationComparedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-substitution-and-elimination-101',
    topics: ['substitution-and-elimination'],
    tests: ['alkyl-halides'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'beginner',
    text: '1-Fluoro-, 1-chloro-, 1-bromo- and 1-iodobutane boil at 32, 78, 101 and 130 °C. What explains this order?',
    answer: 'The dispersion forces grow with the size of the halogen.',
    distractors: [
      {
        text: 'The dipole moment grows with the size of the halogen.',
        slip: 'ignored-dispersion',
        teaching:
          'Polarity does not increase toward iodine, because the electronegativity of the halogen decreases.',
      },
      {
        text: 'The hydrogen bonds grow stronger toward iodine.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'No hydrogen is bonded to N, O or F here, so these molecules form no hydrogen bonds to each other.',
      },
      {
        text: 'The bond to carbon grows stronger toward iodine.',
        slip: 'bond-for-intermolecular',
        teaching: 'The C–I bond is the weakest of the four, and boiling does not break bonds to carbon.',
      },
    ],
    explanation:
      'The larger the halogen, the more electrons the molecule has and the more easily the electron cloud is polarized. The dispersion forces therefore grow, and the boiling point rises with them.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.1',
  },
  {
    id: 'organic-substitution-and-elimination-102',
    topics: ['substitution-and-elimination'],
    tests: ['alkyl-halides'],
    uses: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'To identify the halogen in a haloalkane, a student boils it with aqueous NaOH, cools, and adds \\ce{AgNO3}. A brown precipitate masks the expected one. Which step before the addition of \\ce{AgNO3} was forgotten?',
    answer: 'Acidifying with nitric acid',
    distractors: [
      {
        text: 'Acidifying with hydrochloric acid',
        slip: 'test-result-confused',
        teaching:
          'This removes hydroxide, but introduces chloride ions, which give a white precipitate in any case.',
      },
      {
        text: 'Hydrolyzing with hydrochloric acid',
        slip: 'conditions-confused',
        teaching: 'Acid hardly hydrolyzes a haloalkane, and this acid introduces chloride ions.',
      },
      {
        text: 'Adding aqueous ammonia',
        slip: 'conditions-confused',
        teaching:
          'Ammonia dissolves silver chloride and is used afterward, to distinguish the silver halides.',
      },
    ],
    explanation:
      'Excess hydroxide reacts with silver ions to give brown silver oxide. It must be neutralized first with nitric acid, which introduces no halide ions.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.2',
  },
  {
    id: 'organic-substitution-and-elimination-103',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-reaction'],
    difficulty: 'beginner',
    text: 'A pure enantiomer of 3-chloro-3-methylhexane reacts with water by S_{N}1. Why is the alcohol nearly racemic?',
    answer: 'Water can attack the planar cation from both sides.',
    distractors: [
      {
        text: 'Water attacks from the side of the leaving group only.',
        slip: 'retention-for-inversion',
        teaching:
          'This would give one enantiomer, with retention; the side that chloride leaves is even somewhat shielded.',
      },
      {
        text: 'Water attacks from behind while chloride leaves.',
        slip: 'mechanism-confused',
        teaching: 'This is the S_{N}2 mechanism, which gives complete inversion.',
      },
      {
        text: 'Water removes the stereocenter from the product.',
        slip: 'stereocentre-missed',
        teaching: 'The product, 3-methylhexan-3-ol, still has four different groups on carbon 3.',
      },
    ],
    explanation:
      'Loss of chloride leaves a carbocation, whose sp^{2} carbon is planar. Water attacks it from both sides, so both enantiomers form in almost equal amounts.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.5',
  },
  {
    id: 'organic-substitution-and-elimination-104',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-reaction'],
    difficulty: 'intermediate',
    text: '*tert*-Butyl chloride reacts with the solvent many times faster in 50% aqueous ethanol than in pure ethanol. What is the main reason?',
    answer: 'The more polar solvent stabilizes the charges in the transition state.',
    distractors: [
      {
        text: 'Water as the better nucleophile makes the slow step faster.',
        slip: 'both-reagents-in-rate',
        teaching: 'The nucleophile does not take part in the slow step, the ionization.',
      },
      {
        text: 'The more polar solvent stabilizes the alkyl chloride.',
        slip: 'solvent-role-reversed',
        teaching: 'If it stabilized the reactant most, the barrier would be higher.',
      },
      {
        text: 'The smaller water molecules reach the carbon from behind.',
        slip: 'mechanism-confused',
        teaching: 'Backside attack at a tertiary carbon is not possible for water either.',
      },
    ],
    explanation:
      'In the slow step the C–Cl bond separates into ions. Its transition state is far more polar than the reactant, so the more polar aqueous solvent lowers the barrier.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.5',
  },
  {
    id: 'organic-substitution-and-elimination-105',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-against-sn2'],
    difficulty: 'beginner',
    text: 'Which pair of observations indicates S_{N}2 rather than S_{N}1?',
    answer: 'Inversion; the rate depends on the nucleophile.',
    distractors: [
      {
        text: 'Racemization; the rate depends on the nucleophile.',
        slip: 'mechanism-confused',
        teaching: 'Racemization indicates a planar cation, which is characteristic of S_{N}1.',
      },
      {
        text: 'Inversion; the rate does not depend on the nucleophile.',
        slip: 'nucleophile-left-out-of-rate',
        teaching:
          'In S_{N}2 the nucleophile takes part in the only step, so the rate depends on its concentration.',
      },
      {
        text: 'Racemization; the rate does not depend on the nucleophile.',
        slip: 'mechanism-confused',
        teaching: 'Both observations indicate S_{N}1.',
      },
    ],
    explanation:
      'S_{N}2 is a one-step reaction: the nucleophile attacks from behind (inversion), and its concentration enters the rate law.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.5',
  },
  {
    id: 'organic-substitution-and-elimination-106',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-against-sn2'],
    difficulty: 'intermediate',
    text: 'Four bromides are hydrolyzed in dilute NaOH in aqueous ethanol. Their relative rates decrease from methyl to ethyl to isopropyl and increase again for *tert*-butyl. What explains the minimum?',
    answer: 'S_{N}2 slows down along the series, while S_{N}1 becomes fast at its end.',
    distractors: [
      {
        text: 'S_{N}1 slows down along the series, while S_{N}2 becomes faster.',
        slip: 'mechanism-confused',
        teaching:
          'S_{N}1 speeds up along the series; it is S_{N}2 that slows down, because crowding prevents backside attack at the tertiary carbon.',
      },
      {
        text: 'S_{N}1 slows down along the series, while the C–Br bond becomes stronger.',
        slip: 'carbocation-stability-reversed',
        teaching: 'Along the series the cation becomes more stable, so S_{N}1 becomes faster.',
      },
      {
        text: 'The crowding is greatest in isopropyl bromide, for either mechanism.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The *tert*-butyl group is the more crowded one.',
      },
    ],
    explanation:
      'Each methyl group makes backside attack harder, so S_{N}2 slows down from methyl to isopropyl. The *tert*-butyl cation is stable enough for S_{N}1, which is fast without any attack from behind.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.5',
  },
  {
    id: 'organic-substitution-and-elimination-107',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-reaction'],
    uses: ['resonance-in-organic-molecules', 'sn1-against-sn2'],
    difficulty: 'advanced',
    text: '1-Chlorobut-2-ene, \\ce{CH3CH=CHCH2Cl}, gives a single ether with concentrated sodium ethoxide in ethanol, but in pure ethanol a mixture of this ether and a second one, \\ce{CH3CH(OC2H5)CH=CH2}. What does the formation of the second ether show?',
    answer: 'A cation with its charge on two carbons was formed.',
    distractors: [
      {
        text: 'Ethoxide attacked from the side opposite the chlorine.',
        slip: 'mechanism-confused',
        teaching:
          'Attack from behind at the \\ce{CH2} carbon gives the first ether, without moving the double bond.',
      },
      {
        text: 'A hydride ion moved from one carbon to another.',
        slip: 'rearrangement-invented',
        teaching:
          'All of the hydrogens stay where they were; only the positions of the π bond and the new group have changed.',
      },
      {
        text: 'Ethanol added to the double bond of the chloride.',
        slip: 'mechanism-confused',
        teaching: 'Addition would remove the double bond; the second ether still has one.',
      },
    ],
    explanation:
      'In pure ethanol chloride leaves first (S_{N}1). The charge of the allylic cation is shared by carbons 1 and 3, so ethanol attacks at both; the stronger nucleophile ethoxide attacks carbon 1 directly (S_{N}2).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.5',
  },
  {
    id: 'organic-substitution-and-elimination-108',
    topics: ['substitution-and-elimination'],
    tests: ['e1-reaction'],
    difficulty: 'beginner',
    text: '2-Bromo-2-methylpropane gives 2-methylpropene by E1 in warm ethanol. How does the initial rate of this reaction change when the concentration of the bromide is doubled, and how does it change when a weak base is added instead?',
    answer: 'It doubles; it stays the same.',
    distractors: [
      {
        text: 'It doubles; it rises.',
        slip: 'both-reagents-in-rate',
        teaching: 'The base takes a proton after the slow step and does not appear in the rate law of E1.',
      },
      {
        text: 'It stays the same; it rises.',
        slip: 'substrate-left-out-of-rate',
        teaching:
          'The slow step is the ionization of the bromide; the rate depends on its concentration, not on that of the base.',
      },
      {
        text: 'It quadruples; it rises.',
        slip: 'wrong-exponent',
        teaching:
          'The rate is proportional to the concentration of the bromide, and the base does not appear in the rate law.',
      },
    ],
    explanation:
      'The slow step of E1 is the loss of bromide ion: rate = *k*[RBr]. The rate doubles when the concentration of the bromide doubles and does not depend on the base.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
  },
  {
    id: 'organic-substitution-and-elimination-109',
    topics: ['substitution-and-elimination'],
    tests: ['e1-reaction'],
    uses: ['sn1-reaction'],
    difficulty: 'intermediate',
    text: '*tert*-Butyl chloride, bromide and iodide are warmed in the same aqueous ethanol. Their rates differ widely, but each gives about the same ratio of alkene to substitution products. What can be concluded?',
    answer: 'The products form from the same cation.',
    distractors: [
      {
        text: 'The base takes the proton in the slow step.',
        slip: 'mechanism-confused',
        teaching:
          'In that case the leaving group would still be present in the product-determining step, and the ratio would depend on it.',
      },
      {
        text: 'The halide ion takes the proton from carbon.',
        slip: 'leaving-group-misjudged',
        teaching: 'Halide ions of different basicity would then give different ratios.',
      },
      {
        text: 'The products reach equilibrium with each other.',
        slip: 'rate-for-equilibrium',
        teaching:
          'The alkene and the substitution products do not interconvert under these mild conditions, so no equilibrium between them is reached.',
      },
    ],
    explanation:
      'The halide leaves in the slow step, so it determines the rate. The ratio of the products is determined afterward by the reactions of the *tert*-butyl cation, which is common to the E1 and S_{N}1 paths and no longer contains the halide.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
  },
  {
    id: 'organic-substitution-and-elimination-110',
    topics: ['substitution-and-elimination'],
    tests: ['e1-reaction', 'carbocation-rearrangement'],
    difficulty: 'advanced',
    text: '3,3-Dimethylbutan-2-ol, \\ce{(CH3)3CCH(OH)CH3}, is heated with phosphoric acid. Which alkene predominates?',
    answer: '\\smiles{CC(C)=C(C)C}',
    distractors: [
      {
        text: '\\smiles{CC(C)(C)C=C}',
        slip: 'rearrangement-overlooked',
        teaching:
          'The secondary cation would have to lose a proton before a methyl group moves; the tertiary cation is more stable.',
      },
      {
        text: '\\smiles{CC(C)C(C)=C}',
        slip: 'zaitsev-hofmann-confused',
        teaching:
          'This alkene also forms from the rearranged cation, but it is less substituted and therefore a minor product.',
      },
      {
        text: '\\smiles{CC(C)=CCC}',
        slip: 'rearrangement-invented',
        teaching:
          'A methyl group was moved to the end of the chain; in fact it moves only to the neighboring carbon.',
      },
    ],
    explanation:
      'Water leaves from the protonated alcohol, a methyl group moves to the positive carbon, and the tertiary cation loses a proton: 2,3-dimethylbut-2-ene, with four alkyl groups on C=C, predominates.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
    computation: { kind: 'same-structure', smiles: 'CC(C)=C(C)C' },
  },
  {
    id: 'organic-substitution-and-elimination-111',
    topics: ['substitution-and-elimination'],
    tests: ['e1-reaction'],
    difficulty: 'beginner',
    text: 'Which of these steps does *not* belong to the E1 reaction of 2-chloro-2-methylbutane?',
    answer: 'Attack of a base on hydrogen while chloride leaves',
    distractors: [
      {
        text: 'Departure of chloride with the electrons of its bond',
        slip: 'mechanism-order-reversed',
        teaching: 'This is the slow first step.',
      },
      {
        text: 'Formation of a cation with an empty p orbital',
        slip: 'mechanism-confused',
        teaching: 'The loss of chloride leaves this tertiary cation.',
      },
      {
        text: 'Loss of a proton next to the positive carbon',
        slip: 'wrong-bond-broken',
        teaching: 'This second step forms the double bond.',
      },
    ],
    explanation:
      'In E1 chloride leaves first and a solvent molecule takes the proton later. A base that attacks hydrogen while chloride leaves does both at once: this is E2.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
  },
  {
    id: 'organic-substitution-and-elimination-112',
    topics: ['substitution-and-elimination'],
    tests: ['e1-reaction'],
    uses: ['zaitsevs-rule', 'cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: '3-Bromo-3-methylpentane is warmed in ethanol without added base. How many different alkenes, stereoisomers counted separately, can form by E1? \\smiles{CCC(C)(Br)CC}',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'double-bond-isomers-overlooked',
        teaching: '3-Methylpent-2-ene has an *E* and a *Z* form.',
        expression: '1 + 1',
      },
      {
        text: '1',
        slip: 'zaitsev-hofmann-confused',
        teaching:
          'The most substituted alkene predominates, but it has two stereoisomers, and one other alkene forms as well.',
        expression: '1',
      },
      {
        text: '5',
        slip: 'same-structure-counted-twice',
        teaching: 'The two ethyl groups are equivalent, so they lead to the same pair of stereoisomers.',
        expression: '2 + 2 + 1',
      },
    ],
    explanation:
      'The cation loses a proton from one of two equivalent \\ce{CH2} groups, giving (*E*)- or (*Z*)-3-methylpent-2-ene, or from the \\ce{CH3} group, giving 2-ethylbut-1-ene. The total is 2 + 1 = 3.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
    computation: { kind: 'quantity', expression: '2 + 1', unit: '' },
  },
  {
    id: 'organic-substitution-and-elimination-113',
    topics: ['substitution-and-elimination'],
    tests: ['e1-against-e2'],
    difficulty: 'beginner',
    text: 'A bromoalkane undergoes elimination to an alkene. Which experiment shows whether the mechanism is E1 or E2?',
    answer: 'Measuring the rate at two concentrations of the base',
    distractors: [
      {
        text: 'Measuring the rate at two concentrations of the bromide',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'Both mechanisms are first order in the bromide, so this experiment does not distinguish them.',
      },
      {
        text: 'Testing the product with bromine water',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Both mechanisms give alkenes, which decolorize bromine water.',
      },
      {
        text: 'Testing the solution with silver nitrate',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Both mechanisms release bromide ions.',
      },
    ],
    explanation:
      'For E2, rate = *k*[RBr][base]; for E1, rate = *k*[RBr]. Only changing the concentration of the base distinguishes the two mechanisms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
  },
  {
    id: 'organic-substitution-and-elimination-114',
    topics: ['substitution-and-elimination'],
    tests: ['e1-against-e2'],
    difficulty: 'beginner',
    text: '2-Bromo-2-methylbutane is to be converted to alkenes by E2, with as little E1 as possible. Which conditions are suitable?',
    answer: 'Concentrated sodium ethoxide in ethanol',
    distractors: [
      {
        text: 'Warm ethanol without a base',
        slip: 'conditions-confused',
        teaching: 'Ethanol alone is a weak base; the bromide then ionizes (E1 and S_{N}1).',
      },
      {
        text: 'Dilute acetic acid',
        slip: 'conditions-confused',
        teaching: 'A weak base and a solvent that stabilizes ions favor E1.',
      },
      {
        text: 'Water with a little ethanol',
        slip: 'conditions-confused',
        teaching: 'This polar mixture favors ionization; no strong base is present.',
      },
    ],
    explanation:
      'A strong base in high concentration attacks hydrogen before the bromide ionizes: E2 is then much faster than E1.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.12',
  },
  {
    id: 'organic-substitution-and-elimination-115',
    topics: ['substitution-and-elimination'],
    tests: ['e1-against-e2'],
    uses: ['kinetic-isotope-effect'],
    difficulty: 'intermediate',
    text: 'All hydrogens on the carbons next to the carbon that bears the leaving group are replaced by deuterium. For one substrate, the elimination then becomes slower by a factor of 6; for a second substrate, the rate hardly changes. What can be concluded?',
    answer: 'The first breaks the C–H bond in its slow step; the second does not.',
    distractors: [
      {
        text: 'The second breaks the C–H bond in its slow step; the first breaks it earlier.',
        slip: 'mechanism-confused',
        teaching:
          'A bond that does not break in the slow step gives hardly any isotope effect; here that is the second substrate.',
      },
      {
        text: 'The second loses its leaving group before its slow step; the first loses it later.',
        slip: 'mechanism-order-reversed',
        teaching:
          'A slow step after the loss of the leaving group would break the C–H bond, and deuterium would slow the second reaction down.',
      },
      {
        text: 'The first has the better leaving group; the second has the stronger base.',
        slip: 'wrong-cause',
        teaching: 'Exchanging H for D gives no information about leaving groups.',
      },
    ],
    explanation:
      'A C–D bond breaks more slowly than a C–H bond. A factor of 6 shows that the bond breaks in the slow step, as in E2; hardly any effect fits E1, whose slow step is the loss of the leaving group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.8',
  },
  {
    id: 'organic-substitution-and-elimination-116',
    topics: ['substitution-and-elimination'],
    tests: ['e1-against-e2'],
    uses: ['rate-law'],
    difficulty: 'advanced',
    text: 'A tertiary bromide undergoes E1 and E2 elimination at the same time. When the concentration of the base is doubled, the initial rate becomes 1.6 times as large. What percentage of the alkene was formed by E2 before the doubling?',
    answer: '60%',
    distractors: [
      {
        text: '75%',
        slip: 'answered-another-quantity',
        teaching: 'This is the fraction formed by E2 after the doubling: 1.2 / 1.6.',
        expression: '100 * 2 * (1.6 - 1) / 1.6',
      },
      {
        text: '80%',
        slip: 'wrong-reference',
        teaching: 'This is 1.6 / 2; the increase, 0.6 of the initial rate, is the E2 contribution.',
        expression: '100 * 1.6 / 2',
      },
      {
        text: '63%',
        slip: 'inverted-ratio',
        teaching: 'This is 1 / 1.6; the increase in the rate must be compared with the original rate.',
        expression: '1 / (1.6) * 100',
      },
    ],
    explanation:
      'The E1 rate does not depend on the base, whereas the E2 rate doubles. The increase, 0.6 of the original rate, equals the original E2 rate: 1.6 − 1.0 = 0.6, or 60%.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
    computation: { kind: 'quantity', expression: '(1.6 - 1) * 100', unit: '%' },
  },
  {
    id: 'organic-substitution-and-elimination-117',
    topics: ['substitution-and-elimination'],
    tests: ['e1-against-e2'],
    uses: ['chair-conformations', 'zaitsevs-rule'],
    difficulty: 'advanced',
    text: 'Menthyl chloride gives only the less substituted alkene with concentrated sodium ethoxide, but mainly the more substituted one when warmed in dilute aqueous ethanol. What causes the change?',
    answer: 'E1 does not need H and Cl to be anti to each other.',
    distractors: [
      {
        text: 'E1 follows Hofmann’s rule, but E2 follows Zaitsev’s.',
        slip: 'zaitsev-hofmann-confused',
        teaching:
          'Unless geometry prevents it, both favor the more substituted alkene; here the less substituted one comes from E2.',
      },
      {
        text: 'Ethoxide is too bulky to reach the tertiary hydrogen.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'Ethoxide is a small base; it takes tertiary hydrogens if they are anti to the leaving group.',
      },
      {
        text: 'Ethanol makes the ring turn into its mirror image.',
        slip: 'rearrangement-invented',
        teaching: 'A chair flip does not invert stereocenters, and no mirror image forms.',
      },
    ],
    explanation:
      'E2 needs H and Cl on opposite sides, both axial; in menthyl chloride only a \\ce{CH2} hydrogen can be in this position. In E1 chloride has already left, and any neighboring hydrogen can be lost, so the more substituted alkene predominates.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.9',
  },
  {
    id: 'organic-substitution-and-elimination-118',
    topics: ['substitution-and-elimination'],
    tests: ['e2-reaction'],
    difficulty: 'intermediate',
    text: '*meso*-1,2-Dibromo-1,2-diphenylethane and a base give only the (*E*) isomer of 1-bromo-1,2-diphenylethene. Why does no (*Z*) isomer form?',
    answer: 'H and Br leave from opposite sides, which fixes the other groups.',
    distractors: [
      {
        text: 'H and Br leave from the same side, which fixes the other groups.',
        slip: 'syn-anti-confused',
        teaching: 'Departure from the same side would bring the other groups into the opposite arrangement.',
      },
      {
        text: 'Br leaves first, and the planar cation takes the more stable form.',
        slip: 'mechanism-confused',
        teaching:
          'A free cation could rotate about its C–C bond and give some of each isomer, whatever the starting stereoisomer.',
      },
      {
        text: 'H leaves first, and the planar anion takes the more stable form.',
        slip: 'mechanism-confused',
        teaching:
          'A free carbanion could rotate about its C–C bond, and the more stable alkene is the (*Z*) isomer, in which the phenyl groups are far apart.',
      },
    ],
    explanation:
      'E2 is one step, in which H and Br are anti. The *meso* compound has only one such arrangement of its other groups (and its mirror image), which leads to the (*E*) alkene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.8',
  },
  {
    id: 'organic-substitution-and-elimination-119',
    topics: ['substitution-and-elimination'],
    tests: ['substitution-against-elimination'],
    uses: ['entropy-of-reaction'],
    difficulty: 'intermediate',
    text: 'For a given halide and base, a higher temperature raises the proportion of elimination. What is the reason?',
    answer: 'Elimination gains more entropy in its transition state.',
    distractors: [
      {
        text: 'Elimination has a barrier that falls on heating.',
        slip: 'temperature-lowers-barrier',
        teaching: 'The barrier itself hardly changes; more molecules have enough energy to cross it.',
      },
      {
        text: 'Elimination releases more heat than substitution.',
        slip: 'ignored-enthalpy',
        teaching: 'Elimination is the less exothermic one: it breaks one more σ bond and forms a π bond.',
      },
      {
        text: 'Elimination uses a base that is stronger when hot.',
        slip: 'base-for-nucleophile',
        teaching:
          'The same ion acts as the base and as the nucleophile, so a change in its strength on heating would affect both reactions.',
      },
    ],
    explanation:
      'Elimination turns two particles into three, and in its transition state a molecule is already coming apart into more particles. The higher the temperature, the more the term *T*Δ*S* favors elimination.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.12',
  },
  {
    id: 'organic-substitution-and-elimination-120',
    topics: ['substitution-and-elimination', 'alkenes-and-alkynes'],
    tests: ['substitution-against-elimination'],
    uses: ['reactions-of-alkynes'],
    difficulty: 'advanced',
    text: 'A chemist wants to make 4-methylpent-2-yne, \\ce{(CH3)2CHC#CCH3}, from a sodium alkynide. Which pair of reagents gives the best yield, and why?',
    answer: '\\ce{(CH3)2CHC#CNa} and \\ce{CH3I}, because methyl halides cannot undergo elimination',
    distractors: [
      {
        text: '\\ce{CH3C#CNa} and \\ce{(CH3)2CHBr}, because a secondary cation is more stable',
        slip: 'elimination-for-substitution',
        teaching:
          'An alkynide is a strong base: with a secondary bromide it gives mainly propene. No cation is involved.',
      },
      {
        text: '\\ce{CH3C#CNa} and \\ce{(CH3)2CHBr}, because the smaller ion is the better nucleophile',
        slip: 'steric-hindrance-ignored',
        teaching: 'Crowding at the halide matters more, and here elimination predominates.',
      },
      {
        text: '\\ce{(CH3)2CHC#CNa} and \\ce{CH3OH}, because methanol is not crowded',
        slip: 'leaving-group-misjudged',
        teaching: 'Hydroxide is too poor a leaving group, so the alkynide only takes a proton from methanol.',
      },
    ],
    explanation:
      'Alkynide ions are strong bases, so halides with hydrogens on a neighboring carbon and some crowding give elimination. Iodomethane has no second carbon and reacts by S_{N}2 only.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 9.8',
  },
  {
    id: 'organic-substitution-and-elimination-121',
    topics: ['substitution-and-elimination'],
    tests: ['zaitsevs-rule'],
    difficulty: 'beginner',
    text: 'Which alkene predominates when 2-bromo-2,3-dimethylbutane is heated with sodium ethoxide in ethanol? \\smiles{CC(C)C(C)(C)Br}',
    answer: '\\smiles{CC(C)=C(C)C}',
    distractors: [
      {
        text: '\\smiles{CC(C)C(C)=C}',
        slip: 'zaitsev-hofmann-confused',
        teaching: 'This is the less substituted alkene; it would be favored by a bulky base.',
      },
      {
        text: '\\smiles{CC(C)(C)C=C}',
        slip: 'rearrangement-invented',
        teaching: 'No methyl group moves in an E2 reaction.',
      },
      {
        text: '\\smiles{CC(C)=CCC}',
        slip: 'position-shifted',
        teaching:
          'In the bromide the two branches are on neighboring carbons; here one branch was lost from its carbon and moved to the end of the chain.',
      },
    ],
    explanation:
      'By Zaitsev’s rule the more substituted alkene predominates: 2,3-dimethylbut-2-ene, with four alkyl groups on C=C.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.7',
    computation: { kind: 'same-structure', smiles: 'CC(C)=C(C)C' },
  },
  {
    id: 'organic-substitution-and-elimination-122',
    topics: ['substitution-and-elimination'],
    tests: ['e1cb-reaction'],
    difficulty: 'beginner',
    text: 'What happens first in an E1cB reaction?',
    answer: 'A base removes a proton and leaves a carbanion.',
    distractors: [
      {
        text: 'The leaving group departs and leaves a carbocation.',
        slip: 'mechanism-confused',
        teaching: 'This is the first step of E1.',
      },
      {
        text: 'A proton and the leaving group depart together.',
        slip: 'mechanism-confused',
        teaching: 'This is the single step of E2.',
      },
      {
        text: 'A base attacks the carbon of the leaving group.',
        slip: 'mechanism-confused',
        teaching: 'This is the single step of S_{N}2.',
      },
    ],
    explanation:
      'The “cB” stands for the conjugate base of the substrate: first the base removes a proton, then the carbanion expels the leaving group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
  },
  {
    id: 'organic-substitution-and-elimination-123',
    topics: ['substitution-and-elimination', 'carbonyl-compounds'],
    tests: ['e1cb-reaction'],
    uses: ['enolates'],
    difficulty: 'beginner',
    text: 'Which of these compounds loses water by an E1cB reaction when warmed with dilute sodium hydroxide?',
    answer: '\\smiles{CC(O)CC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CC(=O)CCCO}',
        slip: 'wrong-proton',
        teaching:
          'OH is on the third carbon from C=O; a carbanion next to C=O would have no leaving group on the neighboring carbon.',
      },
      {
        text: '\\smiles{CC(C)(C)O}',
        slip: 'mechanism-confused',
        teaching: 'It loses water in acid by E1; in base no proton next to the OH carbon is acidic enough.',
      },
      {
        text: '\\smiles{CCC(C)O}',
        slip: 'mechanism-confused',
        teaching: 'Without a C=O group the base cannot form a carbanion; hydroxide would not leave.',
      },
    ],
    explanation:
      'In 4-hydroxypentan-2-one a proton between C=O and the OH carbon is acidic. The enolate ion then expels hydroxide from the neighboring carbon, and pent-3-en-2-one forms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
    computation: { kind: 'same-structure', smiles: 'CC(O)CC(C)=O' },
  },
  {
    id: 'organic-substitution-and-elimination-124',
    topics: ['substitution-and-elimination'],
    tests: ['e1cb-reaction'],
    difficulty: 'intermediate',
    text: 'Hydroxide is too poor a leaving group for E2, yet it leaves in the last step of a base-catalyzed aldol condensation. What makes this possible?',
    answer: 'The enolate ion pushes hydroxide out and gains a conjugated C=C bond.',
    distractors: [
      {
        text: 'The base protonates the OH group, so that water leaves.',
        slip: 'mechanism-confused',
        teaching:
          'In basic solution no acid is present to protonate OH; this happens in the acid-catalyzed reaction.',
      },
      {
        text: 'The C=O group stabilizes the cation that hydroxide leaves behind.',
        slip: 'carbocation-stability-reversed',
        teaching: 'A C=O group makes a neighboring cation less stable, and no cation forms in base.',
      },
      {
        text: 'The C=O group turns hydroxide into a weaker base.',
        slip: 'leaving-group-misjudged',
        teaching: 'The ion that leaves is the same hydroxide; its basicity does not change.',
      },
    ],
    explanation:
      'The proton next to C=O is removed first. The electron-rich enolate ion expels hydroxide from the next carbon and forms a C=C bond conjugated with C=O: E1cB.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
  },
  {
    id: 'organic-substitution-and-elimination-125',
    topics: ['substitution-and-elimination'],
    tests: ['e1cb-reaction'],
    uses: ['kinetic-isotope-effect'],
    difficulty: 'advanced',
    text: '\\ce{CF3CHCl2} is treated with NaOD in \\ce{D2O}. Long before much alkene, \\ce{CF2=CCl2}, has formed, the remaining starting material is \\ce{CF3CDCl2}. What does this show?',
    answer: 'A carbanion forms reversibly before fluoride leaves.',
    distractors: [
      {
        text: 'A carbocation forms reversibly before the proton leaves.',
        slip: 'mechanism-confused',
        teaching:
          'A cation next to \\ce{CF3} would be very unstable, and it would not exchange this hydrogen.',
      },
      {
        text: 'The proton and fluoride leave in the same step.',
        slip: 'mechanism-confused',
        teaching: 'If so, H could not be exchanged without formation of the alkene.',
      },
      {
        text: 'The alkene forms first and adds DF in a second step.',
        slip: 'one-step-for-two',
        teaching: 'The exchange is already complete when hardly any alkene has formed.',
      },
    ],
    explanation:
      'The exchange of H for D needs a carbanion that takes D from \\ce{D2O}. It is faster than the loss of fluoride, a poor leaving group: E1cB with a reversible first step.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
  },
  {
    id: 'organic-substitution-and-elimination-126',
    topics: ['substitution-and-elimination'],
    tests: ['e1cb-reaction', 'e1-against-e2'],
    difficulty: 'intermediate',
    text: 'Three elimination mechanisms differ in which bond of the chain H–C–C–X breaks first. In which sequence of mechanisms does C–X break progressively earlier relative to C–H?',
    answer: 'E1cB, E2, E1',
    distractors: [
      {
        text: 'E1, E2, E1cB',
        slip: 'mechanism-order-reversed',
        teaching: 'In E1 the C–X bond breaks first, so this order is the reverse.',
      },
      {
        text: 'E2, E1cB, E1',
        slip: 'mechanism-confused',
        teaching: 'In E2 both bonds break at once; in E1cB C–X breaks after C–H.',
      },
      {
        text: 'E1cB, E1, E2',
        slip: 'mechanism-confused',
        teaching: 'In E1 the C–X bond breaks before C–H, earlier than in E2.',
      },
    ],
    explanation:
      'E1cB: first C–H, then C–X. E2: both together. E1: first C–X, then C–H. C–X therefore breaks progressively earlier in the order E1cB, E2, E1.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.10',
  },
  {
    id: 'organic-substitution-and-elimination-127',
    topics: ['substitution-and-elimination'],
    tests: ['neighboring-group-participation'],
    difficulty: 'intermediate',
    text: 'Mustard gas, \\ce{ClCH2CH2SCH2CH2Cl}, is hydrolyzed far faster than 1-chlorohexane in the same solvent. What explains this?',
    answer: 'The sulfur attacks the \\ce{CH2Cl} carbon and expels chloride.',
    distractors: [
      {
        text: 'The sulfur withdraws electrons and makes carbon more positive.',
        slip: 'inductive-effect-ignored',
        teaching: 'Electron withdrawal would make ionization slower, not faster.',
      },
      {
        text: 'The chlorine attacks the sulfur and expels the chain.',
        slip: 'nucleophile-misjudged',
        teaching: 'Chlorine bonded to carbon is a poor nucleophile, and sulfur has no leaving group.',
      },
      {
        text: 'The water protonates the sulfur and turns it into a leaving group.',
        slip: 'conditions-confused',
        teaching: 'The product keeps its C–S bonds; it is chloride that is replaced.',
      },
    ],
    explanation:
      'A lone pair on sulfur displaces chloride within the molecule, forming a three-membered ring with S^{+}. Water opens this ring quickly; the effect is called neighboring-group participation.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Neighboring Group Participation',
  },
  {
    id: 'organic-substitution-and-elimination-128',
    topics: ['substitution-and-elimination'],
    tests: ['neighboring-group-participation'],
    uses: ['sn2-reaction'],
    difficulty: 'advanced',
    text: '(*S*)-2-Bromopropanoate ion gives 2-hydroxypropanoate with inversion in concentrated NaOH, but with retention in very dilute base. What happens in the dilute base?',
    answer: 'Two inversions: first by the carboxylate group, then by hydroxide',
    distractors: [
      {
        text: 'Attack by hydroxide from the same side as the leaving bromide',
        slip: 'retention-for-inversion',
        teaching: 'S_{N}2 attack comes from behind; front-side attack does not occur in this mechanism.',
      },
      {
        text: 'Attack by water on both sides of a planar carbocation',
        slip: 'mechanism-confused',
        teaching: 'This would give a racemate, and a cation next to C=O is very unstable.',
      },
      {
        text: 'Two displacements of the \\ce{CH3} group by hydroxide',
        slip: 'wrong-bond-broken',
        teaching: 'The bond to \\ce{CH3} does not break; the leaving group is bromide.',
      },
    ],
    explanation:
      'When hydroxide is scarce, the carboxylate of the same molecule displaces bromide from behind and forms a three-membered ring, which hydroxide again opens from behind. Two inversions result in retention.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Neighboring Group Participation',
  },
  {
    id: 'organic-substitution-and-elimination-129',
    topics: ['substitution-and-elimination'],
    tests: ['neighboring-group-participation'],
    difficulty: 'advanced',
    text: '*trans*-2-Acetoxycyclohexyl tosylate reacts with acetic acid about 670 times as fast as the *cis* isomer. What explains the difference?',
    answer: 'Only in the *trans* isomer can the acetoxy group attack from behind.',
    distractors: [
      {
        text: 'Only in the *cis* isomer can the acetoxy group attack from behind.',
        slip: 'syn-anti-confused',
        teaching:
          'In the *cis* isomer, the acetoxy group is on the same side as the leaving group and cannot reach the back of the C–O bond.',
      },
      {
        text: 'Only in the *cis* isomer can the tosylate leave from an axial position.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'This would make the *cis* isomer the faster one, and in one chair of the *trans* isomer both groups are axial.',
      },
      {
        text: 'Only in the *trans* isomer can the tosylate leave from an axial position.',
        slip: 'axial-equatorial-confused',
        teaching:
          'In the *cis* isomer one of the two groups is always axial, so its tosylate can leave from there, too.',
      },
    ],
    explanation:
      'The C=O oxygen of the acetoxy group displaces tosylate from behind and forms a bridged cation. This requires the group to be on the side opposite the leaving group, as in the *trans* isomer.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Neighboring Group Participation',
  },
  {
    id: 'organic-substitution-and-elimination-130',
    topics: ['substitution-and-elimination'],
    tests: ['neighboring-group-participation'],
    difficulty: 'beginner',
    text: 'What evidence shows that a neighboring group has taken part in a substitution?',
    answer: 'The reaction is faster than expected, and the configuration is retained.',
    distractors: [
      {
        text: 'The reaction is slower than expected, and the configuration is retained.',
        slip: 'reversed-trend',
        teaching:
          'Participation lowers the barrier; the reaction would not take this path if it were slower.',
      },
      {
        text: 'The reaction is faster than expected, and the configuration is inverted.',
        slip: 'inversion-for-retention',
        teaching: 'Two inversions, by the group and by the nucleophile, give overall retention.',
      },
      {
        text: 'The reaction is second order, and the configuration is inverted.',
        slip: 'both-reagents-in-rate',
        teaching: 'This is what a simple S_{N}2 reaction shows.',
      },
    ],
    explanation:
      'The group inside the molecule helps to expel the leaving group, so the reaction is faster. Its attack and that of the nucleophile invert the center twice, so the configuration is retained.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Neighboring Group Participation',
  },
  {
    id: 'organic-substitution-and-elimination-131',
    topics: ['substitution-and-elimination'],
    tests: ['neighboring-group-participation'],
    difficulty: 'intermediate',
    text: 'The chloride \\ce{C6H5SCH2CD2Cl} is hydrolyzed. The alcohol is a 1 : 1 mixture of \\ce{C6H5SCH2CD2OH} and \\ce{C6H5SCD2CH2OH}. What explains the formation of the second alcohol?',
    answer: 'A ring of S and both carbons is opened at either carbon.',
    distractors: [
      {
        text: 'Water displaces chloride directly from behind.',
        slip: 'mechanism-confused',
        teaching: 'Direct attack at the \\ce{CD2} carbon gives only the first alcohol.',
      },
      {
        text: 'D and H exchange places, catalyzed by acid in the water.',
        slip: 'rearrangement-invented',
        teaching:
          'C–H bonds of this kind do not exchange with water, and the OH group would not move with them.',
      },
      {
        text: 'A free \\ce{CD2} cation persists until the OH group moves.',
        slip: 'mechanism-confused',
        teaching: 'A primary cation is not stable, and it would take up water at the \\ce{CD2} carbon.',
      },
    ],
    explanation:
      'Sulfur displaces chloride and forms a three-membered ring with a positive sulfur. Apart from the isotopes its two carbons are equivalent, so water opens the ring at each with equal probability.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Neighboring Group Participation',
  },
];
