import type { WrittenQuestion } from '../../written-question.ts';

/** Hydrocarbons as fuels, simple names, isomers, Markovnikov's rule, nylon, and caffeine. */
export const schoolHydrocarbonsAndFuelsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-conformations-501',
    topics: ['conformations'],
    tests: ['octane-number'],
    difficulty: 'beginner',
    text: 'Which two hydrocarbons are assigned the octane numbers 0 and 100, respectively?',
    answer: 'Heptane and 2,2,4-trimethylpentane',
    distractors: [
      {
        text: 'Octane and 2,2,4-trimethylpentane',
        slip: 'branched-for-straight',
        teaching:
          'Unbranched octane burns even less smoothly than heptane, but it does not define the zero of the scale.',
      },
      {
        text: '2,2,4-Trimethylpentane and heptane',
        slip: 'branched-for-straight',
        teaching:
          'The branched “isooctane” burns smoothly: its octane number is 100, and that of heptane is 0.',
      },
      {
        text: '2,2,4-Trimethylpentane and octane',
        slip: 'branched-for-straight',
        teaching:
          'The branched “isooctane” burns smoothly: its octane number is 100, and the zero of the scale is heptane.',
      },
    ],
    explanation:
      'The scale is set by heptane, which knocks badly (0), and by 2,2,4-trimethylpentane, “isooctane,” which resists knocking (100).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-502',
    topics: ['conformations'],
    tests: ['octane-number'],
    uses: ['alkanes'],
    difficulty: 'beginner',
    text: 'Which of these isomers of \\ce{C6H14} has the highest octane number?',
    answer: '2,2-Dimethylbutane',
    distractors: [
      {
        text: 'Hexane',
        slip: 'reversed-trend',
        teaching: 'The unbranched isomer ignites too early and knocks most.',
      },
      {
        text: '2-Methylpentane',
        slip: 'reversed-trend',
        teaching: 'One branch raises the octane number, but two branches raise it more.',
      },
      {
        text: '3-Methylpentane',
        slip: 'reversed-trend',
        teaching: 'One branch raises the octane number, but two branches raise it more.',
      },
    ],
    explanation:
      'Branching makes an alkane resist early ignition. The isomer with two branches on one carbon, 2,2-dimethylbutane, knocks least.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-503',
    topics: ['conformations'],
    tests: ['octane-number'],
    difficulty: 'beginner',
    text: 'What is meant by “knocking” in a gasoline engine?',
    answer: 'Part of the fuel–air mixture ignites too early, on its own.',
    distractors: [
      {
        text: 'The fuel–air mixture has too little air and burns with soot.',
        slip: 'wrong-cause',
        teaching: 'Too little air gives soot and carbon monoxide, but no explosion ahead of the flame.',
      },
      {
        text: 'Part of the gasoline leaves the engine without being burned.',
        slip: 'wrong-cause',
        teaching: 'Unburned fuel pollutes, but it does not make the knocking sound.',
      },
      {
        text: 'The spark comes too late, and the mixture burns incompletely.',
        slip: 'wrong-cause',
        teaching:
          'A late spark costs power; knocking is an extra explosion that does not come from the spark.',
      },
    ],
    explanation:
      'Compressed and heated, a mixture with a low octane number explodes before the flame from the spark reaches it. A high octane number means resistance to knocking.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-504',
    topics: ['conformations'],
    tests: ['octane-number'],
    uses: ['fractional-distillation-and-cracking'],
    difficulty: 'intermediate',
    text: 'In a refinery, a straight-chain fraction with an octane number of 40 is passed over platinum at 500 °C (reforming), and a product with an octane number of 95 is obtained. Which change explains the increase?',
    answer: 'Branched and aromatic hydrocarbons form.',
    distractors: [
      {
        text: 'Longer unbranched alkane chains form.',
        slip: 'reversed-trend',
        teaching: 'Longer straight chains knock even more.',
      },
      {
        text: 'Alcohols form by the addition of steam.',
        slip: 'reaction-type-confused',
        teaching: 'No water is added in reforming; the products are hydrocarbons.',
      },
      {
        text: 'Sulfur compounds are removed from the fraction.',
        slip: 'wrong-cause',
        teaching: 'Removing sulfur protects the catalyst but does not raise the octane number from 40 to 95.',
      },
    ],
    explanation:
      'Reforming isomerizes and cyclizes unbranched alkanes and removes hydrogen from rings. Branched alkanes and arenes such as toluene have high octane numbers.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-505',
    topics: ['conformations'],
    tests: ['octane-number'],
    difficulty: 'intermediate',
    text: 'Tetraethyllead was once added to gasoline as an antiknock agent. Why must leaded gasoline not be used in a car with a catalytic converter?',
    answer: 'Lead coats the catalyst and blocks its surface.',
    distractors: [
      {
        text: 'Lead raises the octane number beyond what the catalyst tolerates.',
        slip: 'wrong-cause',
        teaching: 'The octane number has no effect on the converter; deposits of lead do.',
      },
      {
        text: 'Lead turns nitrogen into oxides faster than the catalyst works.',
        slip: 'wrong-cause',
        teaching: 'Lead is not a source of \\ce{NO}; it poisons the surface of the catalyst.',
      },
      {
        text: 'Lead takes up the oxygen that the converter would need.',
        slip: 'wrong-cause',
        teaching: 'The tiny amount of lead cannot use up the oxygen in the exhaust.',
      },
    ],
    explanation:
      'Lead compounds settle on the platinum metals and block the sites at which the gases react (poisoning). Unleaded gasoline gets its octane number from branched and aromatic hydrocarbons and from ethers or ethanol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-organic-nomenclature-501',
    topics: ['organic-nomenclature'],
    tests: ['naming-functional-groups'],
    uses: ['naming-alkanes'],
    difficulty: 'beginner',
    text: 'What is the systematic name of \\ce{CH3CH2CH(OH)CH3}?',
    answer: 'Butan-2-ol',
    distractors: [
      {
        text: 'Butan-3-ol',
        slip: 'numbered-from-wrong-end',
        teaching: 'Numbering from the other end gives the OH group the lower number, 2.',
      },
      {
        text: 'Propan-2-ol',
        slip: 'carbon-lost-or-added',
        teaching: 'The chain has four carbons, because the \\ce{CH} carbon is counted as well.',
      },
      {
        text: 'Pentan-3-ol',
        slip: 'carbon-lost-or-added',
        teaching: 'The chain has four carbons, because \\ce{CH(OH)} is counted only once.',
      },
    ],
    explanation:
      'Four carbons in a row give “butan”; the OH group is on carbon 2, counted from the nearer end, so the name is butan-2-ol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.1',
    computation: { kind: 'name-of-structure', smiles: 'CCC(O)C' },
  },
  {
    id: 'organic-organic-nomenclature-502',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkanes'],
    difficulty: 'beginner',
    text: 'What is the systematic name of \\ce{CH3CH(CH3)CH2CH3}?',
    answer: '2-Methylbutane',
    distractors: [
      {
        text: '3-Methylbutane',
        slip: 'numbered-from-wrong-end',
        teaching: 'Number the chain from the end nearer the branch, which is then on carbon 2.',
      },
      {
        text: '2-Ethylpropane',
        slip: 'longest-chain-missed',
        teaching: 'The longest chain has four carbons; the ethyl group is part of it.',
      },
      {
        text: '3-Methylpentane',
        slip: 'branch-misread',
        teaching: 'There are five carbons in all; the carbon of the branch is not part of the chain.',
      },
    ],
    explanation:
      'The longest chain has four carbons (butane) and carries a methyl group on carbon 2, so the name is 2-methylbutane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.4',
    computation: { kind: 'name-of-structure', smiles: 'CC(C)CC' },
  },
  {
    id: 'organic-organic-nomenclature-503',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkenes-and-alkynes'],
    difficulty: 'beginner',
    text: 'What is the systematic name of \\ce{CH2=CHCH2CH2CH3}?',
    answer: 'Pent-1-ene',
    distractors: [
      {
        text: 'Pent-4-ene',
        slip: 'numbered-from-wrong-end',
        teaching: 'The double bond gets the lowest possible number, so count from the end nearer to it.',
      },
      {
        text: 'But-1-ene',
        slip: 'carbon-lost-or-added',
        teaching: 'There are five carbons in the chain, not four.',
      },
      {
        text: 'But-3-ene',
        slip: 'carbon-lost-or-added',
        teaching: 'There are five carbons in the chain, and the double bond gets the lowest possible number.',
      },
    ],
    explanation:
      'The chain has five carbons and a double bond that starts at carbon 1, so the name is pent-1-ene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.3',
    computation: { kind: 'name-of-structure', smiles: 'C=CCCC' },
  },
  {
    id: 'organic-organic-nomenclature-504',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkenes-and-alkynes'],
    uses: ['naming-alkanes'],
    difficulty: 'intermediate',
    text: 'In which pair does one of the names violate a rule of nomenclature?',
    answer: '3-Methylbut-1-yne and 2-methylbut-3-ene',
    distractors: [
      {
        text: '3-Methylbut-1-yne and 2-methylbut-2-ene',
        slip: 'numbered-from-wrong-end',
        teaching: 'Both names are correct, because the multiple bond has the lowest possible number.',
      },
      {
        text: '2-Methylbutane and 3-methylbut-1-ene',
        slip: 'numbered-from-wrong-end',
        teaching:
          'Both names are correct; in the alkene, the double bond gets the lower number, not the branch.',
      },
      {
        text: '3-Methylbut-1-ene and 2-methylbut-2-ene',
        slip: 'numbered-from-wrong-end',
        teaching: 'Both names are correct, because the double bond has the lowest possible number.',
      },
    ],
    explanation:
      'The double bond determines the direction of numbering: “2-methylbut-3-ene” must be 3-methylbut-1-ene. All other names follow the rules.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.3',
  },
  {
    id: 'organic-organic-nomenclature-505',
    topics: ['organic-nomenclature'],
    tests: ['naming-alkenes-and-alkynes'],
    difficulty: 'beginner',
    text: 'What is the systematic name of \\ce{(CH3)2C=CHCH3}?',
    answer: '2-Methylbut-2-ene',
    distractors: [
      {
        text: '3-Methylbut-2-ene',
        slip: 'numbered-from-wrong-end',
        teaching: 'The double bond starts at carbon 2 from either end, so the branch gets the lower number.',
      },
      {
        text: '1,1-Dimethylprop-1-ene',
        slip: 'longest-chain-missed',
        teaching: 'The longest chain with the double bond has four carbons.',
      },
      {
        text: '2-Methylbut-1-ene',
        slip: 'position-shifted',
        teaching: 'The double bond lies between carbons 2 and 3.',
      },
    ],
    explanation:
      'The four-carbon chain has the double bond at carbon 2 from either end, so the methyl group gets the lowest possible number, which gives 2-methylbut-2-ene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.3',
    computation: { kind: 'name-of-structure', smiles: 'CC(C)=CC' },
  },
  {
    id: 'organic-conformations-506',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking'],
    uses: ['alkanes'],
    difficulty: 'beginner',
    text: 'How do the hydrocarbons change from the top to the bottom of a fractionating column for crude oil?',
    answer: 'Chains get longer and boiling points rise.',
    distractors: [
      {
        text: 'Chains get longer and boiling points fall.',
        slip: 'reversed-trend',
        teaching: 'Longer chains attract each other more and boil higher.',
      },
      {
        text: 'Chains get shorter and boiling points rise.',
        slip: 'reversed-trend',
        teaching: 'The long chains collect at the hot bottom; short ones reach the top.',
      },
      {
        text: 'Chains get shorter and boiling points fall.',
        slip: 'reversed-trend',
        teaching: 'This is how they change from the bottom to the top.',
      },
    ],
    explanation:
      'The column is hottest at the bottom. Long molecules with strong forces between them condense there; short ones rise to the cool top.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-507',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking', 'addition-polymers'],
    difficulty: 'beginner',
    text: 'Cracking of decane, \\ce{C10H22}, gives octane, \\ce{C8H18}, and one other molecule, which is used to make a polymer. What is the polymer?',
    answer: 'Polyethylene',
    distractors: [
      {
        text: 'Polypropylene',
        slip: 'formula-for-structure',
        teaching: 'Propene has three carbons, but the other molecule formed has only two.',
      },
      {
        text: 'A polyester',
        slip: 'reaction-type-confused',
        teaching: 'A polyester is made from molecules that contain oxygen.',
      },
      {
        text: 'Polybutylene',
        slip: 'carbon-balance-misread',
        teaching: 'If the other molecule had four carbons, hexane would have formed instead of octane.',
      },
    ],
    explanation:
      '\\ce{C10H22 -> C8H18 + C2H4}: the second product is ethene, which adds to itself to give polyethylene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.10',
  },
  {
    id: 'organic-conformations-508',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking'],
    difficulty: 'beginner',
    text: 'Why do oil companies crack long-chain hydrocarbons?',
    answer: 'Shorter ones are in greater demand.',
    distractors: [
      {
        text: 'Longer ones cannot be burned.',
        slip: 'wrong-cause',
        teaching: 'Long chains burn, but they are less useful as fuels for cars.',
      },
      {
        text: 'Shorter ones burn with less soot.',
        slip: 'wrong-cause',
        teaching: 'The aim is to supply gasoline and alkenes, not to reduce soot.',
      },
      {
        text: 'Longer ones catch fire too easily.',
        slip: 'reversed-trend',
        teaching: 'Long chains are less flammable and less volatile than short ones.',
      },
    ],
    explanation:
      'The supply of heavy oil exceeds the demand. Cracking gives gasoline and alkenes such as ethene, which are in demand.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-polymers-501',
    topics: ['polymers'],
    tests: ['addition-polymers'],
    uses: ['electrophilic-addition'],
    difficulty: 'beginner',
    text: 'A gas decolorizes bromine water. Thousands of its molecules join to form a solid that does not. Which pair could the gas and the solid be?',
    answer: 'Propene and polypropylene',
    distractors: [
      {
        text: 'Propane and polypropylene',
        slip: 'functional-group-confused',
        teaching: 'Propane has no C=C bond, so it neither reacts with bromine water nor forms a polymer.',
      },
      {
        text: 'Propene and poly(propylene oxide)',
        slip: 'functional-group-confused',
        teaching: 'Only the alkene takes part, so there is no oxygen in the polymer.',
      },
      {
        text: 'Ethane and polyethylene',
        slip: 'reaction-type-confused',
        teaching:
          'Ethane is saturated and does not decolorize bromine water; polyethylene is made from ethene.',
      },
    ],
    explanation:
      'The C=C bonds open as the monomers join, so the polymer is saturated and does not decolorize bromine water.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.10',
  },
  {
    id: 'organic-conformations-509',
    topics: ['conformations'],
    tests: ['balancing-equations', 'combustion'],
    uses: ['alkanes'],
    difficulty: 'beginner',
    text: 'What is the sum of the coefficients in the balanced equation for the complete combustion of propane, \\ce{C3H8 + O2 -> CO2 + H2O}, if the coefficient of propane is 1?',
    answer: '13',
    distractors: [
      {
        text: '12',
        slip: 'forgot-coefficient-one',
        teaching: 'The coefficient 1 of propane must be included in the sum.',
      },
      {
        text: '15',
        slip: 'atoms-miscounted',
        teaching:
          'This uses seven \\ce{O2}, one for each product molecule; the products contain only ten oxygen atoms, which five \\ce{O2} supply.',
      },
      {
        text: '18',
        slip: 'forgot-subscript',
        teaching: 'Oxygen is \\ce{O2}, so ten oxygen atoms correspond to five molecules.',
      },
    ],
    explanation: '\\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}: 1 + 5 + 3 + 4 = 13.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
    computation: { kind: 'coefficient-sum', equation: 'C3H8 + O2 -> CO2 + H2O' },
  },
  {
    id: 'organic-conformations-510',
    topics: ['conformations'],
    tests: ['combustion'],
    uses: ['alkanes'],
    difficulty: 'beginner',
    text: 'A hydrocarbon burns with a yellow, sooty flame when the air hole of the burner is closed. Which products form in addition to \\ce{CO2} and water?',
    answer: 'Carbon and carbon monoxide',
    distractors: [
      {
        text: 'Hydrogen and carbonic acid',
        slip: 'wrong-cause',
        teaching:
          'The hydrogen of the fuel ends up as water; carbonic acid forms when \\ce{CO2} dissolves in water.',
      },
      {
        text: 'Methane and ozone',
        slip: 'wrong-cause',
        teaching:
          'The hydrocarbon is oxidized, which does not give methane, and ozone does not form in a flame.',
      },
      {
        text: 'Nitrogen and ammonia',
        slip: 'wrong-cause',
        teaching: 'Nitrogen is already in the air; flames do not make ammonia.',
      },
    ],
    explanation:
      'With too little oxygen, combustion is incomplete: glowing carbon (soot) makes the flame yellow, and poisonous CO forms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-511',
    topics: ['conformations'],
    tests: ['naming-alkanes'],
    uses: ['alkanes'],
    difficulty: 'intermediate',
    text: 'Complete combustion of 1 mol of an alkane gives 4 mol of \\ce{CO2}. The carbon chain of the alkane has one branch. What is its name?',
    answer: '2-Methylpropane',
    distractors: [
      {
        text: 'Butane',
        slip: 'branched-for-straight',
        teaching: 'Butane has four carbons too, but no branch.',
      },
      {
        text: '2-Methylbutane',
        slip: 'carbon-lost-or-added',
        teaching: '2-Methylbutane has five carbons and would give 5 mol of \\ce{CO2}.',
      },
      {
        text: '2,2-Dimethylpropane',
        slip: 'carbon-lost-or-added',
        teaching: '2,2-Dimethylpropane has five carbons and two branches.',
      },
    ],
    explanation:
      'Four moles of \\ce{CO2} require four carbon atoms in each molecule. \\ce{C4H10} with a branch is 2-methylpropane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-512',
    topics: ['conformations'],
    tests: ['gas-stoichiometry'],
    uses: ['balancing-equations', 'alkanes'],
    difficulty: 'intermediate',
    text: 'What volume of oxygen is needed for the complete combustion of 20 mL of gaseous butane, \\ce{C4H10}, if both volumes are measured at the same temperature and pressure?',
    answer: '130 mL',
    distractors: [
      {
        text: '80 mL',
        slip: 'ignored-one-product',
        teaching:
          'Water contains oxygen too: ten H give five \\ce{H2O}, which require 2.5 more \\ce{O2} for each butane molecule.',
        expression: '20 * 4',
      },
      {
        text: '260 mL',
        slip: 'forgot-subscript',
        teaching: 'Thirteen oxygen atoms make 6.5 molecules of \\ce{O2}, not 13.',
        expression: '20 * 13',
      },
      {
        text: '20 mL',
        slip: 'ignored-coefficients',
        teaching: 'Each molecule of butane needs 6.5 molecules of oxygen, not one.',
        expression: '20',
      },
    ],
    explanation:
      '\\ce{2C4H10 + 13O2 -> 8CO2 + 10H2O}. Equal volumes contain equal numbers of molecules: 20 mL × 13/2 = 130 mL.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
    computation: { kind: 'quantity', expression: '20*13/2', unit: 'mL' },
  },
  {
    id: 'organic-isomerism-501',
    topics: ['isomerism'],
    tests: ['structural-isomers'],
    difficulty: 'beginner',
    text: 'Which of these is an isomer of pentane, \\ce{C5H12}?',
    answer: '2,2-Dimethylpropane',
    distractors: [
      {
        text: 'Pent-1-ene',
        slip: 'formulas-not-compared',
        teaching: 'A double bond means two fewer hydrogens, so pent-1-ene is \\ce{C5H10}.',
      },
      {
        text: 'Cyclopentane',
        slip: 'formulas-not-compared',
        teaching: 'A ring means two fewer hydrogens, so cyclopentane is \\ce{C5H10}.',
      },
      {
        text: '2-Methylpentane',
        slip: 'carbon-lost-or-added',
        teaching: 'The methyl group is a sixth carbon, so 2-methylpentane is \\ce{C6H14}.',
      },
    ],
    explanation:
      'Isomers have the same molecular formula: 2,2-dimethylpropane is \\ce{C5H12} too, with its carbons joined in a different way.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.2',
  },
  {
    id: 'organic-isomerism-502',
    topics: ['isomerism'],
    tests: ['structural-isomers'],
    uses: ['naming-alkanes'],
    difficulty: 'intermediate',
    text: 'A student draws what appear to be five isomers of \\ce{C5H12}: pentane, 2-methylbutane, 3-methylbutane, 2,2-dimethylpropane and 2-ethylpropane. How many different compounds do these names represent?',
    answer: '3',
    distractors: [
      {
        text: '4',
        slip: 'same-structure-counted-twice',
        teaching: '3-Methylbutane and 2-ethylpropane are both 2-methylbutane, named in different ways.',
      },
      {
        text: '5',
        slip: 'same-structure-counted-twice',
        teaching:
          'Turn the chains around and look for the longest one; three of the names describe the same molecule.',
      },
      {
        text: '2',
        slip: 'isomer-overlooked',
        teaching: 'Pentane, 2-methylbutane and 2,2-dimethylpropane are all different.',
      },
    ],
    explanation:
      '“3-Methylbutane” numbered from the other end is 2-methylbutane; “2-ethylpropane” has a longest chain of four carbons and is again 2-methylbutane. Three isomers are left.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.2',
    computation: { kind: 'structure-fact', fact: { kind: 'isomers', families: ['alkane'], carbons: 5 } },
  },
  {
    id: 'organic-isomerism-503',
    topics: ['isomerism'],
    tests: ['halogenation-of-alkanes'],
    uses: ['structural-isomers'],
    difficulty: 'intermediate',
    text: 'One of the isomers of \\ce{C5H12} reacts with chlorine in light to give only a single monochloro compound, \\ce{C5H11Cl}. Which isomer is it?',
    answer: '2,2-Dimethylpropane',
    distractors: [
      {
        text: 'Pentane',
        slip: 'symmetry-overlooked',
        teaching: 'Pentane has three kinds of hydrogen and gives three monochloro compounds.',
      },
      {
        text: '2-Methylbutane',
        slip: 'symmetry-overlooked',
        teaching: '2-Methylbutane has four kinds of hydrogen and gives four monochloro compounds.',
      },
      {
        text: 'Cyclopentane',
        slip: 'formulas-not-compared',
        teaching: 'Cyclopentane gives one monochloro compound, but its formula is \\ce{C5H10}.',
      },
    ],
    explanation:
      'All twelve hydrogens of \\ce{C(CH3)4} are equivalent, so it does not matter which one is replaced.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.2',
  },
  {
    id: 'organic-isomerism-504',
    topics: ['isomerism'],
    tests: ['structural-isomers', 'boiling-points-and-intermolecular-forces'],
    difficulty: 'beginner',
    text: 'The isomers of \\ce{C5H12} boil at 36 °C, 28 °C and 10 °C. Which isomer boils at 28 °C?',
    answer: '2-Methylbutane',
    distractors: [
      {
        text: 'Pentane',
        slip: 'reversed-trend',
        teaching:
          'The straight chain has the greatest contact surface and boils at the highest temperature, 36 °C.',
      },
      {
        text: '2,2-Dimethylpropane',
        slip: 'reversed-trend',
        teaching: 'The nearly round molecule has the smallest contact surface and boils at 10 °C.',
      },
      {
        text: 'Methylcyclobutane',
        slip: 'formulas-not-compared',
        teaching: 'The formula of methylcyclobutane is \\ce{C5H10}, so it is not an isomer of pentane.',
      },
    ],
    explanation:
      'More branches mean less contact between molecules and weaker dispersion forces: pentane 36 °C, 2-methylbutane 28 °C, 2,2-dimethylpropane 10 °C.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-alkenes-and-alkynes-501',
    topics: ['alkenes-and-alkynes'],
    tests: ['markovnikovs-rule'],
    difficulty: 'beginner',
    text: 'What is the main product when propene reacts with HBr in the dark, without peroxides?',
    answer: '2-Bromopropane',
    distractors: [
      {
        text: '1-Bromopropane',
        slip: 'markovnikov-reversed',
        teaching: 'Hydrogen adds to the carbon that already has more hydrogens.',
      },
      {
        text: '1,2-Dibromopropane',
        slip: 'reagent-misread',
        teaching: 'Two bromine atoms would be added by \\ce{Br2}, not by HBr.',
      },
      {
        text: '3-Bromopropene',
        slip: 'added-without-opening',
        teaching: 'HBr adds to the double bond; it does not replace a hydrogen.',
      },
    ],
    explanation:
      '\\ce{H+} adds to \\ce{CH2}, because this gives the secondary carbocation; bromide adds to the middle carbon (Markovnikov), which gives 2-bromopropane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.8',
    computation: { kind: 'name-of-structure', smiles: 'CC(Br)C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-502',
    topics: ['alkenes-and-alkynes'],
    tests: ['markovnikovs-rule'],
    difficulty: 'intermediate',
    text: 'Which alkene gives two products in similar amounts with HCl because Markovnikov’s rule favors neither of them?',
    answer: 'Pent-2-ene',
    distractors: [
      {
        text: 'But-1-ene',
        slip: 'markovnikov-everywhere',
        teaching:
          'One carbon of C=C would give a secondary cation and the other a primary one, so one product is favored.',
      },
      {
        text: 'Pent-1-ene',
        slip: 'markovnikov-everywhere',
        teaching:
          'One carbon of C=C would give a secondary cation and the other a primary one, so one product is favored.',
      },
      {
        text: 'But-2-ene',
        slip: 'symmetry-overlooked',
        teaching: 'Both carbons of C=C are alike, so a single product forms.',
      },
    ],
    explanation:
      'Both carbons of the double bond in pent-2-ene carry one H and one alkyl group; both cations are secondary. 2-Chloropentane and 3-chloropentane form in similar amounts.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.8',
  },
  {
    id: 'organic-alkenes-and-alkynes-503',
    topics: ['alkenes-and-alkynes'],
    tests: ['markovnikovs-rule'],
    uses: ['reactive-intermediates'],
    difficulty: 'beginner',
    text: 'Why does HCl add to 2-methylpropene to give 2-chloro-2-methylpropane?',
    answer: 'The tertiary carbocation is more stable.',
    distractors: [
      {
        text: 'The tertiary free radical is more stable.',
        slip: 'mechanism-confused',
        teaching: 'HCl adds as a proton and a chloride ion; no free radicals are involved.',
      },
      {
        text: 'The primary carbocation is more stable.',
        slip: 'carbocation-stability-reversed',
        teaching: 'A primary cation would lead to 1-chloro-2-methylpropane.',
      },
      {
        text: 'The primary free radical is more stable.',
        slip: 'mechanism-confused',
        teaching: 'HCl adds by way of ions; besides, a primary radical is less stable than a tertiary one.',
      },
    ],
    explanation:
      'The proton adds to \\ce{CH2}; the positive charge is then on the tertiary carbon, where three methyl groups stabilize it. Chloride then adds to this carbon.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.8',
  },
  {
    id: 'organic-polymers-502',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    difficulty: 'beginner',
    text: 'From which two monomers is nylon-6,6 made?',
    answer: 'Hexane-1,6-diamine and hexanedioic acid',
    distractors: [
      {
        text: 'Hexane-1,6-diol and hexanedioic acid',
        slip: 'functional-group-confused',
        teaching: 'A diol and a diacid give a polyester.',
      },
      {
        text: '6-Aminohexanoic acid and water',
        slip: 'repeat-unit-confused',
        teaching: '6-Aminohexanoic acid alone (or caprolactam) gives nylon-6.',
      },
      {
        text: 'Propane-1,3-diol and propanedioic acid',
        slip: 'carbon-lost-or-added',
        teaching: 'A diol and a diacid give a polyester; besides, “6,6” means six carbons in each monomer.',
      },
    ],
    explanation:
      'A diamine and a dicarboxylic acid with six carbons each form amide bonds with loss of water: nylon-6,6.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.4',
  },
  {
    id: 'organic-polymers-503',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    difficulty: 'beginner',
    text: 'In the “nylon rope trick,” a solution of hexanedioyl dichloride in cyclohexane is layered over aqueous hexane-1,6-diamine. Where does the nylon form?',
    answer: 'At the boundary between the two liquids',
    distractors: [
      {
        text: 'Throughout the cyclohexane layer',
        slip: 'wrong-cause',
        teaching: 'The diamine is in the water; it meets the dichloride only at the boundary.',
      },
      {
        text: 'Throughout the water layer',
        slip: 'wrong-cause',
        teaching: 'The dichloride does not dissolve in water; it reacts where the layers meet.',
      },
      {
        text: 'On the glass at the bottom of the beaker',
        slip: 'wrong-cause',
        teaching: 'Glass takes no part; the film forms between the layers.',
      },
    ],
    explanation:
      'Each monomer is in a different liquid, and the liquids do not mix. The monomers meet at the interface; the film can be pulled out as a thread, and a new one forms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.4',
  },
  {
    id: 'organic-polymers-504',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    uses: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'intermediate',
    text: 'In a classroom, nylon-6,6 is made from hexanedioyl dichloride rather than from hexanedioic acid. What advantage does the dichloride have, and what by-product forms?',
    answer: 'It reacts at room temperature; HCl forms.',
    distractors: [
      {
        text: 'It reacts at room temperature; water forms.',
        slip: 'conditions-confused',
        teaching: 'Water would form from the diacid; the dichloride loses HCl.',
      },
      {
        text: 'It is harmless to skin; HCl forms.',
        slip: 'acyl-reactivity-reversed',
        teaching: 'The dichloride is corrosive and fumes in moist air; its advantage is its reactivity.',
      },
      {
        text: 'It is harmless to skin; water forms.',
        slip: 'acyl-reactivity-reversed',
        teaching: 'The dichloride is corrosive, fumes in moist air, and loses HCl rather than water.',
      },
    ],
    explanation:
      'Acyl chlorides are the most reactive acid derivatives: they give amides at once in the cold with loss of HCl. With the diacid itself, the salt must be heated to over 200 °C.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.4',
  },
  {
    id: 'organic-polymers-505',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    difficulty: 'intermediate',
    text: 'Sodium carbonate or an excess of the diamine is added to the aqueous layer when nylon-6,6 is made from the diacyl dichloride. What is the purpose of the added substance?',
    answer: 'It takes up the HCl that forms.',
    distractors: [
      {
        text: 'It keeps the amine protonated.',
        slip: 'reversed-cause',
        teaching: 'The base keeps the amine free, because a protonated amine is not a nucleophile.',
      },
      {
        text: 'It raises the density of the upper layer.',
        slip: 'wrong-cause',
        teaching: 'Layering is not the aim; the HCl must be neutralized.',
      },
      {
        text: 'It dissolves the polymer as it is made.',
        slip: 'wrong-cause',
        teaching: 'The base does not dissolve nylon, which stays solid and is pulled out as a thread.',
      },
    ],
    explanation:
      'HCl would turn the diamine into its ammonium salt, which is not a nucleophile. The base keeps the amine free.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.4',
  },
  {
    id: 'organic-amines-509',
    topics: ['amines'],
    tests: ['alkaloids'],
    uses: ['recognizing-functional-groups'],
    difficulty: 'beginner',
    text: 'Caffeine has the structure shown. Which property results from its nitrogen atoms? \\smiles{Cn1cnc2c1c(=O)n(C)c(=O)n2C|caffeine}',
    answer: 'It is a weak base.',
    distractors: [
      {
        text: 'It is a strong acid.',
        slip: 'functional-group-confused',
        teaching: 'Caffeine has no O–H or N–H group at all; every nitrogen is bonded only to carbon.',
      },
      {
        text: 'It is a carboxylic acid.',
        slip: 'functional-group-confused',
        teaching: 'The C=O groups are bonded to nitrogen, as in amides; there is no COOH.',
      },
      {
        text: 'It is a salt with an ionic bond.',
        slip: 'functional-group-confused',
        teaching: 'The drawn molecule is neutral and has only covalent bonds.',
      },
    ],
    explanation:
      'The ring nitrogen with a free lone pair can accept a proton, although only weakly, so caffeine is a weak base.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.9',
  },
  {
    id: 'organic-amines-510',
    topics: ['amines'],
    tests: ['structural-formulas'],
    uses: ['alkaloids'],
    difficulty: 'beginner',
    text: 'How many carbon atoms does a caffeine molecule contain? \\smiles{Cn1cnc2c1c(=O)n(C)c(=O)n2C|caffeine}',
    answer: '8',
    distractors: [
      {
        text: '5',
        slip: 'carbon-lost-or-added',
        teaching: 'The three methyl groups at the ends of lines are carbon atoms too.',
      },
      {
        text: '7',
        slip: 'carbon-lost-or-added',
        teaching: 'Also count the corner between the two nitrogens of the small ring.',
      },
      {
        text: '10',
        slip: 'formula-for-structure',
        teaching: 'The molecule has ten hydrogens, but eight carbons.',
      },
    ],
    explanation:
      'There are five carbons in the two rings and three in the methyl groups, so the formula is \\ce{C8H10N4O2} and the number of carbons is 8.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.9',
    computation: { kind: 'structure-count', smiles: 'Cn1cnc2c1c(=O)n(C)c(=O)n2C', count: 'carbons' },
  },
  {
    id: 'organic-amines-511',
    topics: ['amines'],
    tests: ['acid-base-extraction'],
    uses: ['liquid-liquid-extraction', 'alkaloids'],
    difficulty: 'intermediate',
    text: 'Tea leaves are boiled with water and sodium carbonate, and caffeine is then extracted with dichloromethane. What does the sodium carbonate do?',
    answer: 'It keeps the acidic tannins in the water as salts.',
    distractors: [
      {
        text: 'It turns caffeine into a salt that dissolves in dichloromethane.',
        slip: 'acid-base-result-reversed',
        teaching: 'Caffeine is a weak base, not an acid; besides, a salt would stay in the water.',
      },
      {
        text: 'It dries the dichloromethane before it is evaporated.',
        slip: 'wrong-cause',
        teaching: 'Drying is done later with a salt such as \\ce{Na2SO4} or \\ce{MgSO4}.',
      },
      {
        text: 'It hydrolyzes caffeine to a more volatile compound.',
        slip: 'wrong-cause',
        teaching: 'Caffeine is not hydrolyzed; it is isolated unchanged.',
      },
    ],
    explanation:
      'Tannins are phenols that dissolve a little in organic solvents. As sodium salts, they stay in the water, while neutral caffeine is extracted into dichloromethane.',
    reference:
      'Pavia, Lampman and Kriz, Introduction to Organic Laboratory Techniques, experiment Isolation of caffeine',
  },
  {
    id: 'organic-amines-512',
    topics: ['amines'],
    tests: ['alkaloids'],
    difficulty: 'intermediate',
    text: 'Caffeine, theobromine and theophylline have three, two and two methyl groups on nitrogen, respectively. Which difference results from this?',
    answer: 'Caffeine alone has no N–H group to donate a hydrogen bond.',
    distractors: [
      {
        text: 'Caffeine alone has no nitrogen to accept a hydrogen bond.',
        slip: 'lone-pair-forgotten',
        teaching: 'All three compounds have a ring nitrogen with a free lone pair.',
      },
      {
        text: 'Theophylline alone has no N–H group to donate a hydrogen bond.',
        slip: 'hydrogen-miscounted',
        teaching:
          'Theophylline carries methyl groups on only two of the three nitrogens that could carry one, so it still has one N–H group.',
      },
      {
        text: 'Theophylline alone has no nitrogen to accept a hydrogen bond.',
        slip: 'lone-pair-forgotten',
        teaching: 'All three compounds have a ring nitrogen with a free lone pair.',
      },
    ],
    explanation:
      'Xanthine, the parent compound of all three, has three N–H groups. Caffeine carries methyl groups on all three nitrogens; the other two compounds still have one N–H group and associate by hydrogen bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.9',
  },
  {
    id: 'organic-amines-513',
    topics: ['amines'],
    tests: ['alkaloids'],
    difficulty: 'beginner',
    text: 'Nicotine, quinine, morphine and coniine are all called alkaloids. What do they have in common?',
    answer: 'They are nitrogen bases made by plants.',
    distractors: [
      {
        text: 'They are sugars stored by plants.',
        slip: 'class-of-matter-confused',
        teaching: 'Sugars contain no basic nitrogen, whereas alkaloids do.',
      },
      {
        text: 'They are aromatic acids made by plants.',
        slip: 'functional-group-confused',
        teaching: 'Alkaloids are basic, as their name says (“like an alkali”).',
      },
      {
        text: 'They are proteins made by fungi.',
        slip: 'class-of-matter-confused',
        teaching: 'Alkaloids are small molecules, not chains of amino acids.',
      },
    ],
    explanation:
      'Alkaloids are natural, mostly bitter and physiologically active compounds with basic nitrogen, mainly from plants.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.9',
  },
  {
    id: 'organic-amines-514',
    topics: ['amines'],
    tests: ['alkaloids', 'acid-base-extraction'],
    difficulty: 'intermediate',
    text: 'A powdered plant is stirred with dilute acid, and the filtrate is made alkaline and shaken with ether. Why must the filtrate be made alkaline before the alkaloid will move into the ether?',
    answer: 'Base turns the alkaloid’s ammonium ion into the free amine.',
    distractors: [
      {
        text: 'Base turns the alkaloid’s free amine into the ammonium ion.',
        slip: 'acid-for-base',
        teaching: 'Acid makes the ammonium ion; base removes its proton.',
      },
      {
        text: 'Base turns the alkaloid’s phenol group into the phenoxide ion.',
        slip: 'functional-group-confused',
        teaching: 'An ion would stay in the water; it is the neutral amine that moves to the ether.',
      },
      {
        text: 'Base turns the alkaloid’s phenoxide ion into the free phenol.',
        slip: 'acid-for-base',
        teaching:
          'Base removes protons and does not supply them; here it removes a proton from the ammonium ion.',
      },
    ],
    explanation:
      'In acid, the alkaloid is a cation and soluble in water. Without the extra proton it is a neutral amine and dissolves better in ether.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.9',
  },
  {
    id: 'organic-amines-515',
    topics: ['amines'],
    tests: ['alkaloids'],
    difficulty: 'advanced',
    text: 'In the biosynthesis of many alkaloids an amine and an aldehyde, both derived from amino acids, combine, and a C–C bond to an aromatic ring forms (Pictet–Spengler reaction). Which intermediate does the ring attack?',
    answer: 'An iminium ion',
    distractors: [
      {
        text: 'An enolate ion',
        slip: 'functional-group-confused',
        teaching:
          'An enolate is a nucleophile; the electron-rich ring is also a nucleophile and does not attack it.',
      },
      {
        text: 'An acyl chloride',
        slip: 'functional-group-confused',
        teaching: 'No acyl chlorides occur in cells.',
      },
      {
        text: 'A nitronium ion',
        slip: 'functional-group-confused',
        teaching: 'A nitronium ion nitrates rings in the laboratory; no nitro group is involved.',
      },
    ],
    explanation:
      'The amine and the aldehyde condense to an imine, which is protonated. The iminium carbon is electrophilic enough for an intramolecular aromatic substitution.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 42',
  },
  {
    id: 'organic-amines-516',
    topics: ['amines'],
    tests: ['basicity-of-amines'],
    uses: ['alkaloids'],
    difficulty: 'advanced',
    text: 'Nicotine has a pyridine nitrogen and an *N*-methylpyrrolidine nitrogen. To which atom does the proton go when one equivalent of HCl is added? \\smiles{CN1CCCC1c1cccnc1}',
    answer: 'To the pyrrolidine nitrogen, which is sp^{3}',
    distractors: [
      {
        text: 'To the pyridine nitrogen, which is sp^{2}',
        slip: 'hybridisation-misjudged',
        teaching: 'A lone pair in an sp^{2} orbital is held more tightly, so this nitrogen is less basic.',
      },
      {
        text: 'To the pyridine ring carbon next to nitrogen',
        slip: 'resonance-ignored',
        teaching: 'A carbon of the aromatic ring is far less basic than either nitrogen.',
      },
      {
        text: 'To both nitrogens equally, half to each',
        slip: 'overgeneralised-rule',
        teaching:
          'The p*K*_{a} values (about 8 and 3) differ by five units, so the proton goes almost only to the more basic nitrogen.',
      },
    ],
    explanation:
      'An aliphatic tertiary amine (conjugate acid p*K*_{a} about 8 here) is far more basic than a pyridine (about 3 here), whose lone pair is in an sp^{2} orbital.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.9',
  },
];
