import type { WrittenQuestion } from '../../written-question.ts';

/** Thiols, halogens on rings and chains, amines and nitriles, reductions of carbonyl groups, polymers and fuels. */
export const sulfurHalogensAndNitrilesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-981',
    topics: ['alcohols-and-ethers', 'acidity-and-basicity'],
    tests: ['thiols-and-sulfides', 'acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'The p*K*_{a} of ethanethiol, \\ce{C2H5SH}, is 10.6, and that of ethanol is 16. Which fact helps to explain why the thiol is the stronger acid?',
    answer: 'Its anion carries the charge on a larger atom.',
    distractors: [
      {
        text: 'Its S–H bond is more polar than an O–H bond.',
        slip: 'reversed-trend',
        teaching: 'Sulfur is less electronegative than oxygen, so the S–H bond is the less polar one.',
      },
      {
        text: 'Its anion is stabilized by resonance.',
        slip: 'overgeneralised-rule',
        teaching:
          'Neither ethanethiolate nor ethoxide has a π bond next to the charged atom, so the charge of both is localized.',
      },
      {
        text: 'Its molecules form stronger hydrogen bonds to water.',
        slip: 'property-misjudged',
        teaching: 'S–H groups form much weaker hydrogen bonds to water than O–H groups do.',
      },
    ],
    explanation:
      'The S–H bond is weaker than the O–H bond, and the thiolate ion is more stable than ethoxide. In \\ce{C2H5S-}, the negative charge is spread over the large electron cloud of sulfur: the anion carries the charge on a larger atom.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.8',
  },
  {
    id: 'organic-alcohols-and-ethers-982',
    topics: ['alcohols-and-ethers', 'substitution-and-elimination'],
    tests: ['thiols-and-sulfides', 'sn2-reaction'],
    difficulty: 'intermediate',
    text: 'What is the product when dimethyl sulfide, \\ce{(CH3)2S}, reacts with iodomethane, \\ce{CH3I}?',
    answer: '\\smiles{C[S+](C)C.[I-]}',
    distractors: [
      {
        text: '\\smiles{CCSC}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The carbons of the sulfide are not nucleophilic; the lone pair of sulfur attacks iodomethane.',
      },
      {
        text: '\\smiles{CSSC}',
        slip: 'conditions-confused',
        teaching: 'A disulfide forms when a thiol is oxidized, but the sulfide has no S–H group.',
      },
      {
        text: '\\smiles{CS(C)(C)I}',
        slip: 'kind-of-bonding-confused',
        teaching: 'Iodide leaves in the substitution and remains as a free ion; it does not bond to sulfur.',
      },
    ],
    explanation:
      'Sulfur is a good nucleophile even in a neutral sulfide. Its lone pair displaces iodide from iodomethane (S_{N}2), and a salt forms: trimethylsulfonium iodide, \\ce{(CH3)3S+ I-}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.8',
    computation: { kind: 'same-structure', smiles: '[I-].C[S+](C)C' },
  },
  {
    id: 'organic-alcohols-and-ethers-983',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    difficulty: 'beginner',
    text: 'Dimethyl sulfide is stirred with one equivalent of hydrogen peroxide at room temperature, and the product is then treated with a peroxyacid. What forms in the first step and in the second?',
    answer: 'Dimethyl sulfoxide, then dimethyl sulfone',
    distractors: [
      {
        text: 'Dimethyl sulfone, then dimethyl sulfoxide',
        slip: 'names-exchanged',
        teaching: 'The sulfoxide, with one oxygen, comes before the sulfone, with two.',
      },
      {
        text: 'Dimethyl disulfide, then methanesulfonic acid',
        slip: 'functional-group-confused',
        teaching: 'Methanethiol would be oxidized in this way; a sulfide has no S–H group.',
      },
      {
        text: 'Methanethiol, then dimethyl disulfide',
        slip: 'wrong-bond-broken',
        teaching: 'The oxidant adds oxygen to sulfur; the C–S bonds do not break.',
      },
    ],
    explanation:
      'Sulfides are oxidized at sulfur. The first oxygen gives \\ce{(CH3)2SO} and the second one \\ce{(CH3)2SO2}: dimethyl sulfoxide, then dimethyl sulfone.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.8',
  },
  {
    id: 'organic-carbonyl-compounds-981',
    topics: ['carbonyl-compounds'],
    tests: ['clemmensen-and-wolff-kishner-reductions'],
    difficulty: 'intermediate',
    text: '4-Oxo-4-phenylbutanoic acid is heated with amalgamated zinc and concentrated hydrochloric acid (Clemmensen reduction). What is the product? \\smiles{OC(=O)CCC(=O)c1ccccc1|4-oxo-4-phenylbutanoic acid}',
    answer: '\\smiles{OC(=O)CCCc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{OC(=O)CCC(O)c1ccccc1}',
        slip: 'reduced-too-little',
        teaching:
          'Sodium borohydride would stop at the alcohol; zinc amalgam and HCl remove the oxygen of a ketone.',
      },
      {
        text: '\\smiles{OCCCCc1ccccc1}',
        slip: 'reduced-too-far',
        teaching: 'Zinc amalgam and HCl do not reduce a carboxylic acid to an alcohol.',
      },
      {
        text: '\\smiles{CCCCc1ccccc1}',
        slip: 'functional-group-confused',
        teaching:
          'The reduction to a hydrocarbon works for the C=O of aldehydes and ketones, not for a carboxyl group.',
      },
    ],
    explanation:
      'The Clemmensen reduction turns the C=O group of a ketone into \\ce{CH2} and leaves a carboxylic acid intact. The product is 4-phenylbutanoic acid.',
    reference: 'NCERT, Chemistry for Class XII, Aldehydes, Ketones and Carboxylic Acids',
    computation: { kind: 'same-structure', smiles: 'c1ccccc1CCCC(O)=O' },
  },
  {
    id: 'organic-carbonyl-compounds-982',
    topics: ['carbonyl-compounds'],
    tests: ['clemmensen-and-wolff-kishner-reductions'],
    uses: ['imines-and-enamines'],
    difficulty: 'intermediate',
    text: 'To make ethylbenzene by a Wolff–Kishner reduction, a student boils acetophenone, \\ce{C6H5COCH3}, with hydrazine in ethanol. The IR spectrum of the product shows no C=O band, but the product contains nitrogen. How can it be turned into ethylbenzene?',
    answer: 'By heating it strongly with KOH in a glycol',
    distractors: [
      {
        text: 'By boiling it with dilute sulfuric acid',
        slip: 'reaction-direction-reversed',
        teaching: 'Dilute acid hydrolyzes the hydrazone back to acetophenone.',
      },
      {
        text: 'By boiling it longer with more hydrazine',
        slip: 'reagent-still-needed',
        teaching:
          'The hydrazone has already formed; what is missing is a strong base, without which no nitrogen is lost.',
      },
      {
        text: 'By stirring it with \\ce{NaBH4} in methanol',
        slip: 'conditions-confused',
        teaching:
          'Borohydride reduces ketones to alcohols; it does not remove the nitrogen of a hydrazone to leave \\ce{CH2}.',
      },
    ],
    explanation:
      'Hydrazine has converted the ketone to its hydrazone, \\ce{C6H5C(CH3)=NNH2}. A strong base at high temperature removes the N–H protons, so that \\ce{N2} is lost. The hydrazone becomes ethylbenzene when it is heated strongly with KOH in a glycol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.9',
  },
  {
    id: 'organic-conformations-981',
    topics: ['conformations'],
    tests: ['octane-number'],
    difficulty: 'beginner',
    text: 'A gasoline has an octane number of 92. What does this mean? (Isooctane is 2,2,4-trimethylpentane; the percentages in the options are by volume.)',
    answer: 'It knocks like a mixture of 92% isooctane and 8% heptane.',
    distractors: [
      {
        text: 'It was blended from 92% isooctane and 8% heptane.',
        slip: 'wrong-reference',
        teaching:
          'The mixture of isooctane and heptane is only the standard for comparison; the gasoline contains many other hydrocarbons.',
      },
      {
        text: 'It gives as much heat as 92% isooctane with 8% heptane.',
        slip: 'answered-another-quantity',
        teaching:
          'The octane number says when a fuel ignites on its own, not how much heat its combustion releases.',
      },
      {
        text: 'It has 92% hydrocarbons with eight carbons and 8% other compounds.',
        slip: 'same-word-other-meaning',
        teaching:
          '“Octane” in this name refers to the standard fuel isooctane and not to the number of carbons in the gasoline.',
      },
    ],
    explanation:
      'In a test engine, the gasoline is compared with mixtures of isooctane (octane number 100) and heptane (0). The number 92 means that it knocks like a mixture of 92% isooctane and 8% heptane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 3, Chemistry Matters: Gasoline',
  },
  {
    id: 'organic-conformations-982',
    topics: ['conformations'],
    tests: ['octane-number'],
    difficulty: 'intermediate',
    text: 'Why does a gasoline engine with a higher compression ratio require fuel with a higher octane number?',
    answer: 'The mixture gets hotter and ignites on its own more easily.',
    distractors: [
      {
        text: 'The mixture gets denser and is harder for the spark to ignite.',
        slip: 'property-misjudged',
        teaching:
          'A high octane number does not make ignition by the spark easier; it means that a fuel ignites on its own less easily.',
      },
      {
        text: 'The mixture does more work, and the fuel must release more heat.',
        slip: 'property-misjudged',
        teaching:
          'Higher compression lets the engine obtain more work from the same heat, and the octane number does not measure the heat that a fuel releases.',
      },
      {
        text: 'The mixture has less time to burn, and the fuel must burn faster.',
        slip: 'other-variable',
        teaching:
          'The speed of the engine, not its compression ratio, sets the time for burning, and the octane number does not say how fast a flame burns.',
      },
    ],
    explanation:
      'A gas that is compressed more becomes hotter, so part of the fuel could ignite before the flame from the spark reaches it. A high octane number means resistance to this knocking, and it is required because the mixture gets hotter and ignites on its own more easily.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 3, Chemistry Matters: Gasoline',
  },
  {
    id: 'organic-carbonyl-compounds-983',
    topics: ['carbonyl-compounds', 'stereochemistry'],
    tests: ['felkin-anh-model', 'chirality'],
    uses: ['enantiomers-and-diastereomers'],
    difficulty: 'intermediate',
    text: 'Methylmagnesium bromide is added to each of these aldehydes. In which case does the Felkin–Anh model predict the favored diastereomer of the product?',
    answer: '2-Methylbutanal',
    distractors: [
      {
        text: '2-Ethylbutanal',
        slip: 'stereocentre-invented',
        teaching:
          'Its α carbon carries two ethyl groups and is not a stereocenter, so no diastereomers form.',
      },
      {
        text: '3-Methylbutanal',
        slip: 'stereocentre-invented',
        teaching: 'It has no stereocenter, so the addition gives no diastereomers.',
      },
      {
        text: '3-Methylpentanal',
        slip: 'position-shifted',
        teaching:
          'Its stereocenter is one carbon farther from C=O; the model deals with a stereocenter at the α carbon.',
      },
    ],
    explanation:
      'The model compares three different groups on the α carbon: large, medium and small. Of the four, only one aldehyde has a stereocenter there (\\ce{C2H5}, \\ce{CH3}, H): 2-methylbutanal.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 33',
  },
  {
    id: 'organic-carbonyl-compounds-984',
    topics: ['carbonyl-compounds', 'stereochemistry'],
    tests: ['felkin-anh-model', 'enantiomers-and-diastereomers'],
    difficulty: 'advanced',
    text: 'After workup, (*R*)-2-phenylpropanal and methylmagnesium bromide give 3-phenylbutan-2-ol, and so do (*R*)-3-phenylbutan-2-one and lithium aluminum hydride. According to the Felkin–Anh model, what is the relationship between the main products of the two reactions? (The configuration at the α carbon is the same in both starting materials.)',
    answer: 'Diastereomers',
    distractors: [
      {
        text: 'Enantiomers',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'Enantiomers differ at both stereocenters, but the stereocenter with the phenyl group is the same in both products.',
      },
      {
        text: 'Identical compounds',
        slip: 'configuration-difference-overlooked',
        teaching:
          'The nucleophile comes from the same side in both reactions, but it is \\ce{CH3} in one and H in the other.',
      },
      {
        text: 'Constitutional isomers',
        slip: 'constitution-confused-with-configuration',
        teaching: 'Both products are 3-phenylbutan-2-ol, with the same bonds.',
      },
    ],
    explanation:
      'In both cases the nucleophile attacks opposite the phenyl group and passes the α hydrogen. \\ce{CH3} enters and H is already there in the first reaction, and the reverse is true in the second, so the new stereocenter has the opposite configuration while the other one is the same. The main products are diastereomers.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 33',
    computation: {
      kind: 'relationship',
      first: 'C[C@@H](c1ccccc1)[C@H](O)C',
      second: 'C[C@@H](c1ccccc1)[C@@H](O)C',
    },
  },
  {
    id: 'organic-polymers-981',
    topics: ['polymers'],
    tests: ['dendrimers', 'molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'A dendrimer and a hyperbranched polymer have the same repeat units, the same end groups and the same number-average molar mass. Which of these would tell them apart?',
    answer: 'The spread of the molar masses',
    distractors: [
      {
        text: 'The percentages of the elements',
        slip: 'property-misjudged',
        teaching: 'The same repeat units and end groups contain the elements in the same proportions.',
      },
      {
        text: 'The infrared bands of the end groups',
        slip: 'evidence-that-decides-nothing',
        teaching: 'The end groups are the same in both polymers, so they absorb at the same wavenumbers.',
      },
      {
        text: 'The osmotic pressure at high dilution',
        slip: 'averages-confused',
        teaching:
          'At a given mass concentration, this pressure depends on the number-average molar mass, which is the same for both.',
      },
    ],
    explanation:
      'A dendrimer is built step by step, so nearly all its molecules have the same mass. A hyperbranched polymer forms at random in one pot and contains molecules of many sizes. What differs is the spread of the molar masses.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
  },
  {
    id: 'organic-polymers-982',
    topics: ['polymers'],
    tests: ['dendrimers'],
    difficulty: 'intermediate',
    text: 'In the convergent synthesis of a dendrimer, the branches are built separately, and the last step joins them to a core. Why can the molecules in which this step was incomplete be removed easily?',
    answer: 'They are much smaller than the intended product.',
    distractors: [
      {
        text: 'They carry an electric charge, unlike the intended product.',
        slip: 'property-misjudged',
        teaching:
          'A site of the core that has not reacted is an ordinary functional group and need not be charged.',
      },
      {
        text: 'They break up into the core and its branches again.',
        slip: 'event-invented',
        teaching: 'The branches that are attached are held by covalent bonds that stay intact.',
      },
      {
        text: 'They react with each other and form an insoluble network.',
        slip: 'cross-links-invented',
        teaching:
          'The free sites of a core react with the group at the foot of a branch, not with each other, so no network forms.',
      },
    ],
    explanation:
      'With three branches, say, a molecule that lacks one has only about two-thirds of the mass. Chromatography separates such molecules, because they are much smaller than the intended product.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
  },
  {
    id: 'organic-polymers-983',
    topics: ['polymers', 'amines'],
    tests: ['dendrimers'],
    uses: ['michael-addition'],
    difficulty: 'intermediate',
    text: 'PAMAM dendrimers grow from a core with \\ce{NH2} groups. In each cycle, the \\ce{NH2} groups add to the C=C bonds of excess methyl acrylate, \\ce{CH2=CHCO2CH3}; then each ester group reacts with one end of excess ethylenediamine, \\ce{H2NCH2CH2NH2}. Why does each cycle double the number of \\ce{NH2} groups?',
    answer: 'Each \\ce{NH2} group takes up two acrylates.',
    distractors: [
      {
        text: 'Each acrylate takes up two \\ce{NH2} groups.',
        slip: 'inverted-ratio',
        teaching:
          'Each acrylate has only one C=C bond and bonds to one nitrogen, whereas a nitrogen can give up both N–H hydrogens.',
      },
      {
        text: 'Each ester group takes up two diamines.',
        slip: 'functional-ends-miscounted',
        teaching: 'An ester group forms one amide, with one diamine.',
      },
      {
        text: 'Each diamine provides two free \\ce{NH2} groups.',
        slip: 'functional-ends-miscounted',
        teaching:
          'One nitrogen of the diamine becomes part of the amide, so only one \\ce{NH2} group stays free.',
      },
    ],
    explanation:
      'Both N–H hydrogens of an \\ce{NH2} group are replaced by \\ce{CH2CH2CO2CH3}, which makes the nitrogen a branching point. Each of the two esters then gives one new \\ce{NH2} group. The number doubles because each \\ce{NH2} group takes up two acrylates.',
    reference: 'Young and Lovell, Introduction to Polymers, chapter 1',
  },
  {
    id: 'organic-pericyclic-reactions-981',
    topics: ['pericyclic-reactions'],
    tests: ['electrocyclic-reactions'],
    difficulty: 'beginner',
    text: 'Which net change of bonds is characteristic of an electrocyclic ring closure?',
    answer: 'One π bond is replaced by a σ bond.',
    distractors: [
      {
        text: 'One σ bond is replaced by a π bond.',
        slip: 'reaction-direction-reversed',
        teaching: 'This describes the reverse reaction, the electrocyclic ring opening.',
      },
      {
        text: 'One σ bond is replaced by another.',
        slip: 'reaction-type-confused',
        teaching:
          'In a sigmatropic rearrangement, a σ bond moves to another position and the number of π bonds stays the same.',
      },
      {
        text: 'Two π bonds are replaced by two σ bonds.',
        slip: 'reaction-type-confused',
        teaching: 'This is what happens in a cycloaddition such as the Diels–Alder reaction.',
      },
    ],
    explanation:
      'The ends of a conjugated polyene bond to each other, and the remaining double bonds shift. Hexa-1,3,5-triene with three π bonds gives cyclohexa-1,3-diene with two: one π bond is replaced by a σ bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.2',
  },
  {
    id: 'organic-pericyclic-reactions-982',
    topics: ['pericyclic-reactions', 'stereochemistry'],
    tests: ['electrocyclic-reactions'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'advanced',
    text: 'On heating, *trans*-3,4-dimethylcyclobut-1-ene undergoes conrotatory ring opening to (2*E*,4*E*)-hexa-2,4-diene, and hardly any of the (2*Z*,4*Z*) isomer forms, although conrotation could give it as well. Which motion in the transition state is preferred, and why?',
    answer: 'Both methyl groups turn outward, where they have more room.',
    distractors: [
      {
        text: 'Both methyl groups turn inward, where the ring shields them.',
        slip: 'rotation-outcome-confused',
        teaching:
          'Methyl groups that turn inward end up on the *Z* side of the double bonds and crowd each other.',
      },
      {
        text: 'Both methyl groups turn outward, since only this is conrotatory.',
        slip: 'holds-for-both',
        teaching:
          'Conrotation cannot be the reason: turning both methyl groups inward is conrotatory as well and would give the (2*Z*,4*Z*) isomer.',
      },
      {
        text: 'Both methyl groups stay in place, and the hydrogens turn.',
        slip: 'event-invented',
        teaching:
          'The methyl group and the hydrogen on a ring carbon turn together as this carbon becomes planar.',
      },
    ],
    explanation:
      'In the *trans* isomer, conrotation moves both methyl groups outward (*E*,*E*) or both inward (*Z*,*Z*). Inward rotation pushes them against each other and the rest of the opening ring. The *E*,*E* isomer forms because both methyl groups turn outward, where they have more room.',
    reference: 'Fleming, Pericyclic Reactions, 2nd ed., chapter 4',
  },
  {
    id: 'organic-pericyclic-reactions-983',
    topics: ['pericyclic-reactions'],
    tests: ['electrocyclic-reactions'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: '(3*Z*)-Hexa-1,3,5-triene closes to cyclohexa-1,3-diene on heating at 130 °C. The (3*E*) isomer does not. Why?',
    answer: 'Its end carbons stay too far apart to bond.',
    distractors: [
      {
        text: 'Its double bonds are not conjugated.',
        slip: 'conjugation-overlooked',
        teaching: 'Double and single bonds alternate in both isomers, so both are conjugated.',
      },
      {
        text: 'Its π system has only four electrons.',
        slip: 'pericyclic-electrons-miscounted',
        teaching: 'Both isomers have three double bonds and therefore six π electrons.',
      },
      {
        text: 'Its end carbons have to rotate in the same direction.',
        slip: 'orbital-rule-reversed',
        teaching:
          'Six π electrons call for disrotation on heating, whatever the configuration of the central double bond.',
      },
    ],
    explanation:
      'The new σ bond joins the two end carbons. In the *Z* isomer these lie on the same side of the central double bond and can meet. In the *E* isomer they lie on opposite sides: its end carbons stay too far apart to bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.2',
  },
  {
    id: 'organic-amines-981',
    topics: ['amines', 'substitution-and-elimination'],
    tests: ['preparation-of-amines'],
    difficulty: 'beginner',
    text: 'Butan-1-amine is made by heating 1-bromobutane with ammonia in ethanol in a sealed vessel. Why is the mixture not simply heated at reflux?',
    answer: 'Ammonia would escape from the solution.',
    distractors: [
      {
        text: 'Hydrogen bromide would escape from the solution.',
        slip: 'given-fact-overlooked',
        teaching:
          'Excess ammonia holds hydrogen bromide in the solution as ammonium bromide, and its loss would do no harm.',
      },
      {
        text: '1-Bromobutane would evaporate before it reacts.',
        slip: 'property-misjudged',
        teaching:
          '1-Bromobutane boils at 101 °C, above ethanol, and the condenser returns both; gaseous ammonia is not condensed.',
      },
      {
        text: 'Butan-1-amine would be oxidized by the air.',
        slip: 'wrong-cause',
        teaching: 'Oxidation by air is not the reason; butan-1-amine itself can be distilled in air.',
      },
    ],
    explanation:
      'Ammonia boils at −33 °C and becomes less soluble as the ethanol is heated, and a water-cooled reflux condenser does not liquefy it. In an open apparatus, ammonia would escape from the solution.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-982',
    topics: ['amines', 'substitution-and-elimination'],
    tests: ['preparation-of-amines'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'beginner',
    text: 'Bromoethane is heated with excess ammonia in ethanol under pressure. The substitution first gives the ion \\ce{C2H5NH3+}. Which species mainly takes a proton from this ion, so that ethanamine forms?',
    answer: 'An ammonia molecule',
    distractors: [
      {
        text: 'A bromide ion',
        slip: 'acid-for-base',
        teaching: 'Bromide is an extremely weak base, since HBr is a strong acid.',
      },
      {
        text: 'An ethoxide ion',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Ethoxide would be a strong enough base, but ammonia forms practically none of it from ethanol.',
      },
      {
        text: 'An ethanamine molecule',
        slip: 'ignored-change',
        teaching:
          'Ethanamine can take the proton, but it then becomes \\ce{C2H5NH3+} itself, so no additional ethanamine results.',
      },
    ],
    explanation:
      'The excess of ammonia supplies a base: \\ce{C2H5NH3+ + NH3 <=> C2H5NH2 + NH4+}. Bromide is far too weak a base, hardly any ethoxide is present, and ethanamine would merely change places with its own ion. The proton goes to an ammonia molecule.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-carboxylic-acids-981',
    topics: ['carboxylic-acids', 'carbonyl-compounds'],
    tests: ['nitriles', 'nucleophilic-addition-to-carbonyls'],
    uses: ['sn2-reaction'],
    difficulty: 'intermediate',
    text: 'Propanenitrile is made from bromoethane in hot ethanol with one mole of KCN per mole of product. 2-Hydroxypropanenitrile is made from ethanal (acetaldehyde) and HCN with only a little KCN. Why does the second synthesis need so much less KCN than the first?',
    answer: 'In the second, HCN restores the cyanide ion that was used.',
    distractors: [
      {
        text: 'In the second, cyanide ion only polarizes the C=O bond.',
        slip: 'condition-for-catalyst',
        teaching:
          'Cyanide ion attacks the carbonyl carbon and becomes part of the product, and HCN then provides a new one.',
      },
      {
        text: 'In the first, bromide ion expels the cyanide ion again.',
        slip: 'leaving-group-misjudged',
        teaching: 'Cyanide is a poor leaving group, so bromide does not displace it from the nitrile.',
      },
      {
        text: 'In the first, ethanol turns the cyanide ion into HCN.',
        slip: 'acidity-order-reversed',
        teaching:
          'Ethanol (p*K*_{a} 16) is a much weaker acid than HCN (9.2), so it hardly protonates cyanide ion.',
      },
    ],
    explanation:
      'In both syntheses a cyanide ion forms the new C–C bond. With bromoethane it is replaced in the solution by \\ce{Br-}. With ethanal, the intermediate \\ce{CH3CH(CN)O-} takes a proton from HCN and releases \\ce{CN-}: in the second, HCN restores the cyanide ion that was used.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 19.6 and 20.7',
  },
  {
    id: 'organic-carboxylic-acids-982',
    topics: ['carboxylic-acids'],
    tests: ['nitriles'],
    difficulty: 'intermediate',
    text: 'A student boils propanenitrile with excess aqueous NaOH until no more ammonia is given off. The mixture is then distilled, but no propanoic acid distills over. Why?',
    answer: 'The acid is still present as its sodium salt.',
    distractors: [
      {
        text: 'The hydrolysis has stopped at the amide.',
        slip: 'one-step-short',
        teaching: 'The ammonia that was given off shows that the amide was hydrolyzed as well.',
      },
      {
        text: 'The acid has lost carbon dioxide to give ethane.',
        slip: 'event-invented',
        teaching: 'Boiling aqueous NaOH does not decarboxylate propanoate ion.',
      },
      {
        text: 'The hydroxide ion has replaced the cyano group.',
        slip: 'leaving-group-misjudged',
        teaching:
          'Cyanide is not a leaving group here; hydroxide attacks the nitrile carbon, and the nitrogen leaves as ammonia.',
      },
    ],
    explanation:
      'Alkaline hydrolysis of \\ce{C2H5CN} gives ammonia and propanoate ion, and ionic sodium propanoate is not volatile. Only a strong acid such as HCl would set propanoic acid free. Before that, the acid is still present as its sodium salt.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.7',
  },
  {
    id: 'organic-aromatic-compounds-981',
    topics: ['aromatic-compounds', 'radical-reactions'],
    tests: ['electrophilic-aromatic-substitution', 'halogenation-of-alkanes'],
    uses: ['radical-chain-reaction', 'directing-effects'],
    difficulty: 'intermediate',
    text: 'Toluene reacts with one equivalent of chlorine, once with \\ce{AlCl3} in the dark and once in ultraviolet light without \\ce{AlCl3}. Where does chlorine mainly replace hydrogen in each case?',
    answer: 'At positions 2 and 4 of the ring with \\ce{AlCl3}, in the methyl group in light',
    distractors: [
      {
        text: 'In the methyl group with \\ce{AlCl3}, at positions 2 and 4 of the ring in light',
        slip: 'conditions-confused',
        teaching:
          '\\ce{AlCl3} produces the electrophile that attacks the ring, and light the radicals that attack the methyl group.',
      },
      {
        text: 'At position 3 of the ring with \\ce{AlCl3}, at positions 2 and 4 of the ring in light',
        slip: 'directing-effect-confused',
        teaching:
          'The methyl group directs electrophiles to positions 2 and 4, and in light the ring is not substituted.',
      },
      {
        text: 'At positions 2 and 4 of the ring with \\ce{AlCl3}, at position 3 of the ring in light',
        slip: 'aromatic-ring-attacked',
        teaching:
          'A chlorine radical takes hydrogen from the methyl group, because a stabilized benzyl radical results.',
      },
    ],
    explanation:
      'With \\ce{AlCl3}, chlorine becomes an electrophile, and the methyl group directs it to positions 2 and 4. In light, chlorine radicals abstract hydrogen from the side chain. Chlorine therefore replaces hydrogen at positions 2 and 4 of the ring with \\ce{AlCl3}, in the methyl group in light.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 16.2, 16.4 and 16.8',
  },
  {
    id: 'organic-aromatic-compounds-982',
    topics: ['aromatic-compounds'],
    tests: ['electrophilic-aromatic-substitution'],
    difficulty: 'intermediate',
    text: 'In the bromination of benzene with \\ce{Br2}, a little \\ce{AlBr3} is enough for a large amount of benzene. In which step is \\ce{AlBr3} re-formed?',
    answer: 'When \\ce{AlBr4-} combines with the proton that leaves the ring',
    distractors: [
      {
        text: 'When \\ce{AlBr4-} passes a bromide ion to the cation of the ring',
        slip: 'added-without-opening',
        teaching: 'This would be an addition; the cation loses a proton instead and becomes aromatic again.',
      },
      {
        text: 'When the ring attacks the bromine that is bound to \\ce{AlBr3}',
        slip: 'mechanism-order-reversed',
        teaching: 'In this earlier step, the ring takes one bromine, and \\ce{AlBr4-} is what remains.',
      },
      {
        text: 'When water is added at the end and decomposes \\ce{AlBr4-}',
        slip: 'conditions-confused',
        teaching:
          'Water destroys the catalyst; it forms hydrated or hydroxide-containing aluminum species, not \\ce{AlBr3}.',
      },
    ],
    explanation:
      'The ring attacks bromine that is bound to \\ce{AlBr3}, so that \\ce{AlBr4-} and a cation result. The cation then loses \\ce{H+}: \\ce{AlBr4- + H+ -> AlBr3 + HBr}. The catalyst is re-formed when \\ce{AlBr4-} combines with the proton that leaves the ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.1',
  },
  {
    id: 'organic-substitution-and-elimination-981',
    topics: ['substitution-and-elimination', 'aromatic-compounds'],
    tests: ['nucleophilic-aromatic-substitution', 'resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'In chlorobenzene, a lone pair of chlorine overlaps with the π system of the ring. Why does this make chlorobenzene far less reactive toward hydroxide ion than chloroethane?',
    answer: 'The C–Cl bond gains double-bond character.',
    distractors: [
      {
        text: 'The C–Cl bond becomes longer and more polar.',
        slip: 'reversed-trend',
        teaching:
          'Delocalization of the lone pair makes the bond shorter and less polar, since chlorine gives up electron density.',
      },
      {
        text: 'The chlorine atom takes electrons from the ring.',
        slip: 'arrow-direction-reversed',
        teaching:
          'In this overlap the lone pair of chlorine spreads toward the ring, not the other way around.',
      },
      {
        text: 'The ring carbon gains a larger positive charge.',
        slip: 'charge-placed-wrongly',
        teaching: 'A more positive carbon would attract hydroxide ion more strongly and react faster.',
      },
    ],
    explanation:
      'The lone pair is partly shared between chlorine and carbon. The bond is shorter and stronger than in chloroethane and is much harder to break, because the C–Cl bond gains double-bond character.',
    reference: 'NCERT, Chemistry for Class XII, Haloalkanes and Haloarenes',
  },
  {
    id: 'organic-substitution-and-elimination-982',
    topics: ['substitution-and-elimination', 'aromatic-compounds'],
    tests: ['alkyl-halides', 'nucleophilic-aromatic-substitution'],
    difficulty: 'intermediate',
    text: 'The compound shown is boiled with excess aqueous sodium hydroxide. What is the product? \\smiles{ClCc1ccc(Cl)cc1|1-chloro-4-(chloromethyl)benzene}',
    answer: '\\smiles{OCc1ccc(Cl)cc1}',
    distractors: [
      {
        text: '\\smiles{ClCc1ccc(O)cc1}',
        slip: 'aryl-for-alkyl-halide',
        teaching:
          'It is the chlorine on the ring that stays, because its lone pair overlaps with the π system.',
      },
      {
        text: '\\smiles{OCc1ccc(O)cc1}',
        slip: 'aromatic-ring-attacked',
        teaching:
          'Boiling aqueous NaOH does not replace chlorine on a benzene ring without strongly electron-withdrawing groups.',
      },
      {
        text: '\\smiles{O=Cc1ccc(Cl)cc1}',
        slip: 'oxidised-too-far',
        teaching:
          'Hydroxide ion replaces one chlorine with OH; without an oxidizing agent no aldehyde forms.',
      },
    ],
    explanation:
      'The chlorine of the \\ce{CH2Cl} group is bonded to an sp^{3} carbon and is replaced easily. The chlorine on the ring is held by a stronger bond, since its lone pair overlaps with the π system, and the π electrons repel hydroxide ion. The product is (4-chlorophenyl)methanol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 11.3 and 16.6',
  },
  {
    id: 'organic-radical-reactions-981',
    topics: ['radical-reactions'],
    tests: ['photochemical-smog'],
    difficulty: 'intermediate',
    text: 'On a sunny afternoon with photochemical smog, there is often less ozone beside a busy city street than in the countryside downwind. Why?',
    answer: 'Near the street, newly emitted NO reacts with ozone.',
    distractors: [
      {
        text: 'Near the street, newly emitted CO reacts with ozone.',
        slip: 'pollutants-confused',
        teaching:
          'CO is in the exhaust as well, but it hardly reacts with ozone at the temperature of the air.',
      },
      {
        text: 'In the countryside, ozone sinks from the ozone layer.',
        slip: 'wrong-cause',
        teaching:
          'Little ozone comes down from the stratosphere, and it would reach the street as well; the ozone of smog forms near the ground.',
      },
      {
        text: 'In the countryside, ozone is not broken up by light.',
        slip: 'wrong-cause',
        teaching: 'The sun shines on both places, and it is light that makes ozone form in smog.',
      },
    ],
    explanation:
      'Exhaust contains mainly NO, which removes ozone at once: \\ce{NO + O3 -> NO2 + O2}. Downwind, the \\ce{NO2} gives ozone back in sunlight, and little new NO is emitted there. Near the street, newly emitted NO reacts with ozone.',
    reference: 'Baird and Cann, Environmental Chemistry, chapter 3',
  },
  {
    id: 'organic-radical-reactions-982',
    topics: ['radical-reactions'],
    tests: ['photochemical-smog'],
    difficulty: 'intermediate',
    text: 'Sunlight splits \\ce{NO2} into NO and an O atom, which gives \\ce{O3}; but NO and \\ce{O3} soon react back to \\ce{NO2} and \\ce{O2}. How do hydrocarbons in the air let ozone build up in smog?',
    answer: 'Their peroxy radicals turn NO into \\ce{NO2} in place of ozone.',
    distractors: [
      {
        text: 'Their peroxy radicals turn \\ce{NO2} into NO in place of sunlight.',
        slip: 'reaction-direction-reversed',
        teaching: 'Peroxy radicals give an oxygen atom away, to NO; they do not take one from \\ce{NO2}.',
      },
      {
        text: 'Their molecules release O atoms when they are hit by sunlight.',
        slip: 'wrong-bond-broken',
        teaching: 'Hydrocarbons contain no oxygen and do not absorb the sunlight that reaches the ground.',
      },
      {
        text: 'Their molecules absorb the sunlight that would split the ozone.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Hydrocarbons do not absorb where ozone does; what removes the ozone here is NO.',
      },
    ],
    explanation:
      'Hydrocarbons are oxidized in air to peroxy radicals, \\ce{RO2}, which react: \\ce{RO2 + NO -> RO + NO2}. So NO is removed without loss of ozone, and the \\ce{NO2} makes more of it. Their peroxy radicals turn NO into \\ce{NO2} in place of ozone.',
    reference: 'Baird and Cann, Environmental Chemistry, chapter 3',
  },
];
