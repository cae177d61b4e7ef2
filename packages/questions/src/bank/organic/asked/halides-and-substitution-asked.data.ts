import type { WrittenQuestion } from '../../written-question.ts';

/** What decides how fast and by which path a halogen is replaced: bond, carbon skeleton, solvent, leaving group, aromatic ring. */
export const halidesAndSubstitutionAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-substitution-and-elimination-870',
    topics: ['substitution-and-elimination', 'functional-groups'],
    tests: ['alkyl-halides'],
    uses: ['tests-for-ions', 'bond-enthalpies'],
    difficulty: 'intermediate',
    text: 'Three tubes contain solutions of 1-chlorobutane, 1-bromobutane and 1-iodobutane, respectively, in ethanol. Aqueous silver nitrate at 50 °C is added to all three at the same time. What is observed first?',
    answer: 'A yellow precipitate in the tube with 1-iodobutane',
    distractors: [
      {
        text: 'A white precipitate in the tube with 1-chlorobutane',
        slip: 'reversed-trend',
        teaching:
          'The C–Cl bond is the most polar of the three but also the strongest, so chloride is released last.',
      },
      {
        text: 'A cream-colored precipitate in the tube with 1-bromobutane',
        slip: 'best-of-several-missed',
        teaching: 'Bromide is released faster than chloride, but the C–Br bond is not the weakest one here.',
      },
      {
        text: 'A white precipitate in the tube with 1-iodobutane',
        slip: 'color-of-another-substance',
        teaching: 'Iodide is indeed released first, but white is the color of \\ce{AgCl}.',
      },
    ],
    explanation:
      'Water replaces the halogen, and the halide ion released precipitates with \\ce{Ag+}. The C–I bond is the weakest and breaks fastest, and \\ce{AgI} is yellow: a yellow precipitate in the tube with 1-iodobutane is observed first.',
    reference:
      'Clayden, Organic Chemistry, chapter 15; NCERT, Chemistry for Class XII, Haloalkanes and Haloarenes',
  },
  {
    id: 'organic-substitution-and-elimination-871',
    topics: ['substitution-and-elimination'],
    tests: ['alkyl-halides'],
    uses: ['bond-enthalpies', 'bond-polarity'],
    difficulty: 'intermediate',
    text: 'A student expects 1-chlorobutane to be hydrolyzed faster than 1-bromobutane and 1-iodobutane, but it is in fact hydrolyzed most slowly. Which assumption behind this expectation is wrong?',
    answer: 'That the carbon with the largest partial charge reacts fastest',
    distractors: [
      {
        text: 'That chlorine is the most electronegative of the three halogens',
        slip: 'reversed-trend',
        teaching: 'Electronegativity falls from chlorine to iodine, so this assumption holds.',
      },
      {
        text: 'That the carbon bonded to chlorine has the largest partial charge',
        slip: 'property-misjudged',
        teaching:
          'Chlorine attracts the bonding electrons most strongly, so the carbon bonded to it does have the largest partial positive charge.',
      },
      {
        text: 'That the water molecule attacks the carbon bonded to the halogen',
        slip: 'nucleophile-electrophile-confused',
        teaching:
          'Water is a nucleophile: its oxygen donates a lone pair to the carbon, as the student assumes.',
      },
    ],
    explanation:
      'The C–X bond has to break in the slow step, and its bond enthalpy falls from C–Cl to C–I. This outweighs the polarity, so it is wrong to assume that the carbon with the largest partial charge reacts fastest.',
    reference: 'Clayden, Organic Chemistry, chapter 15; OCR A-level Chemistry A, section 4.2.2',
  },
  {
    id: 'organic-substitution-and-elimination-872',
    topics: ['substitution-and-elimination', 'stereochemistry'],
    tests: ['sn2-reaction'],
    uses: ['r-and-s-configuration'],
    difficulty: 'intermediate',
    text: 'Hydroxide ion converts (*S*)-2-bromobutane into (*R*)-butan-2-ol by the S_{N}2 mechanism. Which statement describes the groups on the reacting carbon in the transition state?',
    answer: 'H, \\ce{CH3} and \\ce{C2H5} lie in a plane between OH and Br.',
    distractors: [
      {
        text: 'H, \\ce{CH3} and \\ce{C2H5} lie in a plane, and Br has already left.',
        slip: 'mechanism-confused',
        teaching:
          'A carbon with only three groups is a cation, as in S_{N}1; here OH forms its bond while Br is leaving.',
      },
      {
        text: 'H, \\ce{CH3} and \\ce{C2H5} have not moved, and OH is next to Br.',
        slip: 'retention-for-inversion',
        teaching:
          'An attack from the side of Br would leave the configuration as it was, but the product is the inverted alcohol.',
      },
      {
        text: 'H, \\ce{CH3} and \\ce{C2H5} have already inverted before OH arrives.',
        slip: 'mechanism-order-reversed',
        teaching: 'The attack itself pushes the three groups over, so they cannot invert ahead of it.',
      },
    ],
    explanation:
      'OH begins to bond on the side opposite Br while the C–Br bond breaks. Halfway, H, \\ce{CH3} and \\ce{C2H5} lie in a plane between OH and Br; then they move on, like an umbrella in the wind, and the configuration is inverted.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.2',
  },
  {
    id: 'organic-substitution-and-elimination-873',
    topics: ['substitution-and-elimination'],
    tests: ['sn2-reaction'],
    uses: ['primary-secondary-and-tertiary'],
    difficulty: 'intermediate',
    text: 'Four isomers are treated with sodium iodide in acetone: K is 2-bromobutane, L is 1-bromobutane, M is 2-bromo-2-methylpropane and N is 1-bromo-2-methylpropane. What order of S_{N}2 reactivity is expected, fastest first?',
    answer: 'L > N > K > M',
    distractors: [
      {
        text: 'M > K > N > L',
        slip: 'mechanism-confused',
        teaching:
          'This order follows the stability of carbocations, as in S_{N}1; no cation forms in an S_{N}2 reaction.',
      },
      {
        text: 'N > L > K > M',
        slip: 'steric-hindrance-ignored',
        teaching:
          'L and N are both primary, but in N a branch on the next carbon is in the way of the nucleophile.',
      },
      {
        text: 'L > K > N > M',
        slip: 'branch-misread',
        teaching:
          'K has its branch on the carbon that is attacked; N has its branch on the next carbon, where it hinders the attack less.',
      },
    ],
    explanation:
      'The nucleophile attacks the C–Br carbon from the back side, so crowding slows the reaction. L and N are primary, and N has a branch nearby; K is secondary, and M is tertiary. The expected order is L > N > K > M.',
    reference:
      'McMurry, Organic Chemistry (OpenStax), section 11.3; NCERT, Chemistry for Class XII, Haloalkanes and Haloarenes',
  },
  {
    id: 'organic-substitution-and-elimination-874',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-reaction'],
    uses: ['resonance-in-organic-molecules', 'reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'Which of these bromides reacts fastest by the S_{N}1 mechanism in aqueous ethanol?',
    answer: '\\smiles{BrC(c1ccccc1)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CC(Br)c1ccccc1}',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Its cation is stabilized by one ring and a methyl group, and a methyl group does less than a second ring.',
      },
      {
        text: '\\smiles{BrCCc1ccccc1}',
        slip: 'mechanism-confused',
        teaching:
          'This primary bromide is suited to S_{N}2; its ring is too far from the C–Br carbon to delocalize the charge of a cation.',
      },
      {
        text: '\\smiles{BrCC(c1ccccc1)c1ccccc1}',
        slip: 'conjugation-overlooked',
        teaching:
          'The two rings are one carbon away from the C–Br carbon and cannot share the charge; this bromide is primary.',
      },
    ],
    explanation:
      'In S_{N}1 the halide that gives the most stable cation ionizes fastest. The charge of the diphenylmethyl cation is spread over two rings, so bromodiphenylmethane reacts fastest.',
    reference:
      'McMurry, Organic Chemistry (OpenStax), section 11.5; NCERT, Chemistry for Class XII, Haloalkanes and Haloarenes',
    computation: { kind: 'contains-fragment', fragment: 'BrC(c1ccccc1)c1ccccc1' },
  },
  {
    id: 'organic-substitution-and-elimination-875',
    topics: ['substitution-and-elimination'],
    tests: ['alkyl-halides', 'le-chateliers-principle'],
    difficulty: 'intermediate',
    text: 'In the Finkelstein reaction, 1-chlorobutane is heated with sodium iodide in acetone. Why does the equilibrium lie far toward 1-iodobutane?',
    answer: 'Sodium chloride precipitates from the acetone.',
    distractors: [
      {
        text: 'Sodium iodide precipitates from the acetone.',
        slip: 'names-exchanged',
        teaching: 'Sodium iodide dissolves well in acetone; as a solid it could not attack.',
      },
      {
        text: 'A C–I bond is much more polar than a C–Cl bond.',
        slip: 'property-misjudged',
        teaching:
          'The C–I bond is the less polar one: carbon and iodine have nearly the same electronegativity.',
      },
      {
        text: 'A C–I bond is stronger than a C–Cl bond.',
        slip: 'reversed-trend',
        teaching: 'The C–I bond is the weaker one, which by itself would favor 1-chlorobutane.',
      },
    ],
    explanation:
      'Sodium iodide is soluble in acetone, but sodium chloride is not. Because sodium chloride precipitates from the acetone, chloride ion is removed, and the exchange continues.',
    reference:
      'Clayden, Organic Chemistry, chapter 15; NCERT, Chemistry for Class XII, Haloalkanes and Haloarenes',
  },
  {
    id: 'organic-substitution-and-elimination-876',
    topics: ['substitution-and-elimination'],
    tests: ['alkyl-halides'],
    difficulty: 'beginner',
    text: '1-Bromopropane is converted into 1-iodopropane by a Finkelstein reaction and, in a second flask, into 1-fluoropropane by a Swarts reaction. Which reagents are used in these reactions, respectively?',
    answer: 'NaI in acetone; AgF with heating',
    distractors: [
      {
        text: 'AgI in acetone; NaF in cold water',
        slip: 'property-misjudged',
        teaching:
          'AgI is insoluble and supplies no iodide ions; in water, fluoride ions are held too tightly to attack.',
      },
      {
        text: 'AgF with heating; NaI in acetone',
        slip: 'names-exchanged',
        teaching:
          'The Swarts reaction is the one that needs a source of fluoride; here the two reagents are exchanged.',
      },
      {
        text: 'NaF in cold water; AgI in acetone',
        slip: 'reagent-misread',
        teaching:
          'NaF supplies no iodide ions for the Finkelstein reaction, and AgI supplies no fluoride ions for the Swarts reaction.',
      },
    ],
    explanation:
      'Both reactions are halogen exchanges. The Finkelstein reaction uses NaI in acetone, in which NaI is soluble but NaBr is not. The Swarts reaction uses AgF with heating, and bromide is removed as solid AgBr.',
    reference: 'NCERT, Chemistry for Class XII, Haloalkanes and Haloarenes',
  },
  {
    id: 'organic-substitution-and-elimination-877',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-against-sn2'],
    uses: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'An S_{N}1 reaction (2-chloro-2-methylpropane with water) and an S_{N}2 reaction (1-bromobutane with sodium azide) are each run in 50% aqueous ethanol and in dimethylformamide (DMF) containing 5% water. In which solvent is each reaction faster?',
    answer: 'S_{N}1 in aqueous ethanol; S_{N}2 in DMF',
    distractors: [
      {
        text: 'S_{N}1 in DMF; S_{N}2 in aqueous ethanol',
        slip: 'solvent-role-reversed',
        teaching:
          'Hydrogen bonds help chloride ion to leave in the S_{N}1 reaction, but they hold back azide ion in the S_{N}2 reaction.',
      },
      {
        text: 'S_{N}1 in aqueous ethanol; S_{N}2 in aqueous ethanol',
        slip: 'overgeneralised-rule',
        teaching:
          'Aqueous ethanol speeds up only the ionization; it surrounds azide ion with hydrogen bonds.',
      },
      {
        text: 'S_{N}1 in DMF; S_{N}2 in DMF',
        slip: 'one-part-right',
        teaching:
          'DMF has no O–H groups, so it stabilizes the chloride ion that leaves in the S_{N}1 reaction much less than aqueous ethanol does.',
      },
    ],
    explanation:
      'In the S_{N}1 reaction, two ions form in the slow step, and a protic solvent stabilizes both. In the S_{N}2 reaction, a protic solvent mainly stabilizes the nucleophile before it attacks; DMF leaves it reactive. Therefore S_{N}1 is faster in aqueous ethanol, and S_{N}2 is faster in DMF.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 11.3 and 11.5',
  },
  {
    id: 'organic-substitution-and-elimination-878',
    topics: ['substitution-and-elimination'],
    tests: ['sn2-reaction', 'hydrogen-bonding'],
    uses: ['sn1-against-sn2'],
    difficulty: 'intermediate',
    text: 'The relative rates of the S_{N}2 reaction of 1-bromobutane with sodium azide are 1 in methanol, 7 in water, 1300 in dimethyl sulfoxide, \\ce{(CH3)2SO}, and 5000 in acetonitrile, \\ce{CH3CN}. What distinguishes the two solvents in which the reaction is slow from the other two?',
    answer: 'They form hydrogen bonds to azide ions.',
    distractors: [
      {
        text: 'They are less polar than the other two.',
        slip: 'property-misjudged',
        teaching: 'Water, one of the slow solvents, is highly polar.',
      },
      {
        text: 'They displace bromide before azide does.',
        slip: 'nucleophile-misjudged',
        teaching: 'Water and methanol are far weaker nucleophiles than azide ion and attack more slowly.',
      },
      {
        text: 'They bind sodium ions more weakly.',
        slip: 'other-variable',
        teaching:
          'The oxygen atoms of water bind sodium ions well; what differs is how the solvents treat the anion.',
      },
    ],
    explanation:
      'Methanol and water have O–H groups, but dimethyl sulfoxide and acetonitrile do not. Methanol and water form hydrogen bonds to azide ions, and these bonds have to be broken before azide can attack.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.3',
  },
  {
    id: 'organic-aromatic-compounds-870',
    topics: ['aromatic-compounds', 'substitution-and-elimination'],
    tests: ['resonance-in-organic-molecules', 'nucleophilic-aromatic-substitution'],
    uses: ['bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'The C–Cl bond is shorter in chlorobenzene (169 pm) than in chloroalkanes (177 pm), and nucleophiles hardly ever displace the chlorine of chlorobenzene. Which factor contributes to both of these facts?',
    answer: 'Delocalization of a chlorine lone pair into the ring',
    distractors: [
      {
        text: 'Donation of π electrons of the ring to the chlorine',
        slip: 'arrow-direction-reversed',
        teaching:
          'Chlorine already has an octet; in the resonance forms its lone pair moves toward the ring.',
      },
      {
        text: 'Bonding of the chlorine to an sp^{3} carbon of the ring',
        slip: 'hybridisation-misjudged',
        teaching: 'The ring carbons form three σ bonds each and are sp^{2}.',
      },
      {
        text: 'Hydrogen bonding of C–H groups to the chlorine',
        slip: 'event-invented',
        teaching: 'The C–H bonds of the ring are hardly polar and point away from the chlorine atom.',
      },
    ],
    explanation:
      'In some resonance forms of chlorobenzene, the C–Cl bond is a double bond, and the ring carries a negative charge. This delocalization of a chlorine lone pair into the ring makes the bond shorter and harder to break.',
    reference:
      'NCERT, Chemistry for Class XII, Haloalkanes and Haloarenes; McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-aromatic-compounds-871',
    topics: ['aromatic-compounds', 'substitution-and-elimination'],
    tests: ['reactive-intermediates', 'nucleophilic-aromatic-substitution'],
    uses: ['hybridization', 'resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Benzyl chloride, \\ce{C6H5CH2Cl}, is hydrolyzed by the S_{N}1 mechanism in aqueous ethanol, but chlorobenzene is not: the phenyl cation, \\ce{C6H5+}, is too unstable to form. Why is the phenyl cation so unstable?',
    answer: 'Its empty orbital lies in the plane of the ring.',
    distractors: [
      {
        text: 'Its empty orbital is part of the π system of the ring.',
        slip: 'hybridisation-misjudged',
        teaching:
          'The orbital that Cl leaves behind belonged to a σ bond; if it were part of the π system, the charge could be delocalized.',
      },
      {
        text: 'Its π system has only four electrons left.',
        slip: 'huckel-electrons-miscounted',
        teaching:
          'Chlorine leaves with the electrons of a σ bond, so all six π electrons of the ring remain.',
      },
      {
        text: 'Its positive carbon cannot become planar.',
        slip: 'property-misjudged',
        teaching:
          'The positive carbon is part of a flat ring and is planar already; what it cannot become is linear.',
      },
    ],
    explanation:
      'In the benzyl cation, the empty p orbital is next to the ring and overlaps with its π orbitals. In the phenyl cation, the empty orbital left by the C–Cl bond is sp^{2}: it lies in the plane of the ring and cannot overlap with the π orbitals.',
    reference:
      'Clayden, Organic Chemistry, chapter 22; NCERT, Chemistry for Class XII, Haloalkanes and Haloarenes',
  },
  {
    id: 'organic-alcohols-and-ethers-870',
    topics: ['alcohols-and-ethers', 'stereochemistry'],
    tests: ['alcohols-to-alkyl-halides', 'r-and-s-configuration'],
    uses: ['alkyl-halides', 'chirality'],
    difficulty: 'intermediate',
    text: 'With tosyl chloride, \\ce{CH3C6H4SO2Cl}, in pyridine, (*R*)-butan-2-ol gives a tosylate that also has the *R* configuration. Why is the configuration retained?',
    answer: 'The oxygen attacks sulfur, and the C–O bond is not broken.',
    distractors: [
      {
        text: 'Chloride attacks the carbon, and then tosylate attacks it again.',
        slip: 'event-invented',
        teaching:
          'The chloride ion is released from sulfur and never bonds to the carbon, so there is no double inversion.',
      },
      {
        text: 'Tosylate attacks a cation from the side that OH has left.',
        slip: 'mechanism-confused',
        teaching: 'No cation forms in pyridine: OH is not protonated and does not leave.',
      },
      {
        text: 'Pyridine attacks the carbon, and then tosylate does.',
        slip: 'nucleophile-misjudged',
        teaching:
          'Pyridine binds the HCl formed; it does not bond to the carbon, so there is no double inversion.',
      },
    ],
    explanation:
      'The OH group acts as the nucleophile and displaces chloride from sulfur. No bond to the stereocenter changes: the oxygen attacks sulfur, and the C–O bond is not broken.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 11.2 and 17.6',
  },
  {
    id: 'organic-alcohols-and-ethers-871',
    topics: ['alcohols-and-ethers', 'substitution-and-elimination'],
    tests: ['sn2-reaction', 'alcohols-to-alkyl-halides'],
    uses: ['nitriles', 'r-and-s-configuration'],
    difficulty: 'advanced',
    text: 'An alcohol is treated first with tosyl chloride in pyridine and then with sodium cyanide in dimethyl sulfoxide. The second reaction follows the S_{N}2 mechanism. What is the final product? \\smiles{CC[C@@H](C)O|(R)-butan-2-ol}',
    answer: '\\smiles{CC[C@H](C)C#N|(S)-2-methylbutanenitrile}',
    distractors: [
      {
        text: '\\smiles{CC[C@@H](C)C#N|(R)-2-methylbutanenitrile}',
        slip: 'retention-for-inversion',
        teaching:
          'The formation of the tosylate retains the configuration, but cyanide then attacks the carbon from the back side.',
      },
      {
        text: '\\smiles{CC[C@H](C)OS(=O)(=O)c1ccc(C)cc1|(S)-butan-2-yl tosylate}',
        slip: 'inversion-for-retention',
        teaching:
          'The tosylate forms without a change at the stereocenter, so it is the *R* isomer, and cyanide then replaces the tosylate group.',
      },
      {
        text: '\\smiles{CC[C@@H](C)OS(=O)(=O)c1ccc(C)cc1|(R)-butan-2-yl tosylate}',
        slip: 'one-step-short',
        teaching: 'This is the product of the first reaction; cyanide then displaces its tosylate group.',
      },
    ],
    explanation:
      'Tosyl chloride turns OH into a good leaving group without breaking the C–O bond. Cyanide then displaces tosylate from the back side, with one inversion: (*S*)-2-methylbutanenitrile.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 11.2 and 17.6',
    computation: { kind: 'same-structure', smiles: 'CC[C@H](C)C#N' },
  },
];
