import type { WrittenQuestion } from '../../written-question.ts';

/** Alkanes, ring strain, projections, prochirality, separation and excess of enantiomers, acidity and leveling. */
export const shapesConfigurationsAndAcidityQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-conformations-101',
    topics: ['conformations'],
    tests: ['alkanes'],
    uses: ['intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Octane is shaken with water in a separatory funnel and left to stand. What is observed, and why?',
    answer: 'Octane floats: it is less dense and cannot form hydrogen bonds.',
    distractors: [
      {
        text: 'Octane sinks: it has the heavier molecules and no hydrogen bonds.',
        slip: 'ignored-density',
        teaching:
          'The mass of the molecules does not determine which liquid floats; octane (0.70 g/mL) is less dense than water.',
      },
      {
        text: 'One layer forms: octane and water are both covalent substances.',
        slip: 'ignored-hydrogen-bonds',
        teaching:
          'Covalent bonds inside the molecules do not make liquids mix; water molecules are held together by hydrogen bonds, which octane cannot form.',
      },
      {
        text: 'One layer forms: the hydrogens of octane form hydrogen bonds to oxygen.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Hydrogens on carbon are hardly positive and do not form hydrogen bonds to water.',
      },
    ],
    explanation:
      'Alkanes are nonpolar and cannot take part in the hydrogen bonds of water, so two layers form. All liquid alkanes are less dense than water: octane floats.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-102',
    topics: ['conformations'],
    tests: ['alkanes'],
    uses: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'Which equation describes the incomplete combustion of propane to carbon monoxide and water?',
    answer: '\\ce{2C3H8 + 7O2 -> 6CO + 8H2O}',
    distractors: [
      {
        text: '\\ce{C3H8 + 5O2 -> 3CO + 4H2O}',
        slip: 'one-side-only',
        teaching:
          'With five oxygen molecules the combustion would be complete; here three oxygen atoms are left over.',
      },
      {
        text: '\\ce{2C3H8 + 7O2 -> 3CO + 8H2O}',
        slip: 'one-subscript-only',
        teaching: 'Two molecules of propane contain six carbon atoms, not three.',
      },
      {
        text: '\\ce{C3H8 + 7O2 -> 3CO + 4H2O}',
        slip: 'forgot-subscript',
        teaching:
          'The factor 2 in front of propane and of the products was left out, so oxygen is not balanced.',
      },
    ],
    explanation:
      'Balance carbon and hydrogen first: \\ce{C3H8} gives 3 CO and \\ce{4H2O}, which contain 7 oxygen atoms and thus need 3.5 \\ce{O2}. Doubling gives \\ce{2C3H8 + 7O2 -> 6CO + 8H2O}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
    computation: { kind: 'balanced-equation' },
  },
  {
    id: 'organic-conformations-103',
    topics: ['conformations'],
    tests: ['alkanes'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'advanced',
    text: '2,2-Dimethylpropane boils 26 K lower than its isomer pentane, but melts 113 K higher (−17 °C compared with −130 °C). What explains its high melting point?',
    answer: 'Its nearly spherical molecules fit well into a crystal.',
    distractors: [
      {
        text: 'Its branched molecules attract each other more in every state.',
        slip: 'ignored-shape',
        teaching: 'If this were so, it would also boil at a higher temperature, but it boils at a lower one.',
      },
      {
        text: 'Its quaternary carbon has C–C bonds that are hard to break.',
        slip: 'bond-for-intermolecular',
        teaching: 'Melting does not break C–C bonds.',
      },
      {
        text: 'Its compact molecules have a dipole that aligns them.',
        slip: 'ignored-polarity',
        teaching: 'The tetrahedral molecule has no dipole moment at all.',
      },
    ],
    explanation:
      'Boiling depends on the contact area of the molecules, whereas melting also depends on how well they fit into a crystal. The compact, highly symmetrical molecules pack easily into a crystal and can even rotate in it, so little entropy is gained on melting.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-104',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking'],
    difficulty: 'beginner',
    text: 'At a refinery, distillation of crude oil gives 45% fuel oil and 20% gasoline, but the demand is for 25% fuel oil and 40% gasoline. What should the refinery do?',
    answer: 'Crack fuel oil over a catalyst',
    distractors: [
      {
        text: 'Distill fuel oil a second time',
        slip: 'conditions-confused',
        teaching: 'Distillation only separates; it does not make small molecules out of large ones.',
      },
      {
        text: 'Polymerize fuel oil with a catalyst',
        slip: 'reaction-direction-reversed',
        teaching: 'Polymerization joins molecules into longer chains, but gasoline consists of shorter ones.',
      },
      {
        text: 'Hydrogenate fuel oil at room temperature',
        slip: 'conditions-confused',
        teaching: 'Hydrogen does not break the C–C bonds of alkanes under these conditions.',
      },
    ],
    explanation:
      'Fuel oil consists of larger molecules than gasoline. Cracking breaks their C–C bonds and thus converts the surplus into smaller molecules, which are in demand.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-105',
    topics: ['conformations', 'alkenes-and-alkynes'],
    tests: ['fractional-distillation-and-cracking'],
    uses: ['electrophilic-addition'],
    difficulty: 'intermediate',
    text: 'A student passes the vapor of paraffin oil over hot ceramic chips and collects the gas over water. The oil does not decolorize bromine water in the dark, but the gas does. Which conclusion is justified?',
    answer: 'The gas contains alkenes.',
    distractors: [
      {
        text: 'The gas contains small alkanes.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'It may, but alkanes do not decolorize bromine water in the dark, so the test gives no information about them.',
      },
      {
        text: 'The gas contains hydrogen.',
        slip: 'test-result-confused',
        teaching:
          'Hydrogen does not react with bromine water in the dark; a burning splint, which ignites hydrogen with a pop, would be needed to detect it.',
      },
      {
        text: 'The gas contains alcohols.',
        slip: 'reaction-type-confused',
        teaching:
          'It is C=C double bonds that react with bromine water, and a hydrocarbon alone cannot give alcohols.',
      },
    ],
    explanation:
      'Compounds with C=C double bonds decolorize bromine water in the dark. The oil, which consists of alkanes, has none; the gas decolorizes bromine water, so cracking has produced alkenes.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-conformations-106',
    topics: ['conformations'],
    tests: ['newman-projections'],
    difficulty: 'intermediate',
    text: '2-Methylbutane is viewed along the bond from carbon 2 to carbon 3. How many gauche arrangements of two \\ce{CH3} groups does its least stable staggered conformation have?',
    answer: '2',
    distractors: [
      {
        text: '1',
        slip: 'one-step-short',
        teaching:
          'This is the number in the two more stable staggered conformations, in which the back \\ce{CH3} is anti to one of the front ones.',
        expression: '1',
      },
      {
        text: '0',
        slip: 'ignored-other-atoms',
        teaching:
          'Two of the three positions in front carry a \\ce{CH3}, so the back \\ce{CH3} cannot avoid being gauche to at least one of them.',
        expression: '0',
      },
      {
        text: '3',
        slip: 'counted-twice',
        teaching:
          'The front carbon carries two \\ce{CH3} groups and one H, so the back \\ce{CH3} can be gauche to at most two \\ce{CH3} groups.',
        expression: '1 + 1 + 1',
      },
    ],
    explanation:
      'Carbon 2 carries two \\ce{CH3} groups and H, carbon 3 one \\ce{CH3} and two H. If the back \\ce{CH3} is anti to the front H, it is gauche to each of the two front \\ce{CH3} groups, so the number is 2.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.7',
    computation: { kind: 'quantity', expression: '1 + 1', unit: '' },
  },
  {
    id: 'organic-conformations-107',
    topics: ['conformations'],
    tests: ['ring-strain'],
    difficulty: 'beginner',
    text: 'Which of these cycloalkanes has practically no ring strain?',
    answer: 'Cyclohexane',
    distractors: [
      {
        text: 'Cyclopentane',
        slip: 'flat-drawing',
        teaching:
          'A planar pentagon has nearly ideal angles (108°), but its C–H bonds are eclipsed; about 26 kJ/mol of strain remains.',
      },
      {
        text: 'Cyclobutane',
        slip: 'reversed-trend',
        teaching: 'Its bond angles near 90° and eclipsed bonds give it a strain of about 110 kJ/mol.',
      },
      {
        text: 'Cyclopropane',
        slip: 'reversed-trend',
        teaching: 'With angles of 60° it is the most strained of these rings per \\ce{CH2} group.',
      },
    ],
    explanation:
      'In the chair form of cyclohexane the angles are close to 109.5° and all bonds are staggered; the ring has practically no strain.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 4.3',
  },
  {
    id: 'organic-conformations-108',
    topics: ['conformations'],
    tests: ['ring-strain'],
    uses: ['enthalpy-of-combustion'],
    difficulty: 'intermediate',
    text: 'Cyclopentane and cyclooctane release the same heat of combustion per \\ce{CH2} group, 664 kJ/mol; a strain-free \\ce{CH2} group releases 659 kJ/mol. Which statement about the total strain is correct?',
    answer: 'Cyclooctane has more, since it has more \\ce{CH2} groups.',
    distractors: [
      {
        text: 'Both have the same, since each group has the same strain.',
        slip: 'shared-equally',
        teaching:
          'The strain of a molecule is the sum over its groups: 8 × 5 kJ/mol compared with 5 × 5 kJ/mol.',
      },
      {
        text: 'Cyclopentane has more, since smaller rings have more.',
        slip: 'reversed-trend',
        teaching: 'The data show equal strain per group, so the larger ring has the larger sum.',
      },
      {
        text: 'Neither has any, since 664 is close to 659 kJ/mol.',
        slip: 'value-for-change',
        teaching: 'A difference of 5 kJ/mol for each group adds up to 25 and 40 kJ/mol.',
      },
    ],
    explanation:
      'The strain is 664 − 659 = 5 kJ/mol for each \\ce{CH2} group in both rings, so it is 5 × 5 = 25 kJ/mol in cyclopentane and 8 × 5 = 40 kJ/mol in cyclooctane, which has more groups.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 4.3',
  },
  {
    id: 'organic-conformations-109',
    topics: ['conformations'],
    tests: ['ring-strain'],
    difficulty: 'advanced',
    text: 'Cyclobutane is not planar: it folds slightly, although this makes its bond angles even smaller than 90°. What advantage does folding have?',
    answer: 'The C–H bonds of neighboring carbons are less eclipsed.',
    distractors: [
      {
        text: 'The C–H bonds on opposite carbons come closer together.',
        slip: 'wrong-cause',
        teaching: 'In the folded ring hydrogens across the ring come closer, which is a disadvantage.',
      },
      {
        text: 'The C–C bonds can overlap head-on without any bending.',
        slip: 'wrong-cause',
        teaching: 'With angles below 90° the bonds remain bent; folding does not remedy this.',
      },
      {
        text: 'The C–C bonds take on the character of double bonds.',
        slip: 'hybridisation-misjudged',
        teaching: 'Folding does not change the number of electrons in the C–C bonds.',
      },
    ],
    explanation:
      'In planar cyclobutane, all C–H bonds of neighboring carbons are eclipsed. Folding turns them away from each other; the relief of torsional strain outweighs the small increase in angle strain.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 4.4',
  },
  {
    id: 'organic-conformations-110',
    topics: ['conformations', 'alcohols-and-ethers'],
    tests: ['ring-strain'],
    uses: ['ethers', 'epoxides'],
    difficulty: 'intermediate',
    text: 'Aqueous sodium hydroxide opens the ring of oxirane on warming, but leaves diethyl ether unchanged. What explains the difference?',
    answer: 'Opening the small ring of oxirane releases strain.',
    distractors: [
      {
        text: 'Oxirane loses a better leaving group.',
        slip: 'leaving-group-misjudged',
        teaching: 'In both compounds the leaving group is an alkoxide ion, which is a poor one.',
      },
      {
        text: 'The C–O bonds of oxirane are less polar.',
        slip: 'inductive-effect-ignored',
        teaching: 'The polarity of the C–O bonds is about the same; it is the bond angle that differs.',
      },
      {
        text: 'Oxirane is opened by an S_{N}1 mechanism.',
        slip: 'mechanism-confused',
        teaching: 'In base hydroxide attacks a \\ce{CH2} group from behind; no cation forms.',
      },
    ],
    explanation:
      'Alkoxide is a poor leaving group, so simple ethers do not react with hydroxide. The three-membered ring has angles near 60°; opening it releases strain of about 110 kJ/mol, which lowers the barrier.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.6',
  },
  {
    id: 'organic-stereochemistry-101',
    topics: ['stereochemistry'],
    tests: ['r-and-s-configuration'],
    difficulty: 'advanced',
    text: '(*R*)-3-Chloropropane-1,2-diol is reduced so that its Cl is replaced by H. No bond at the stereocenter is broken. Which descriptor does the propane-1,2-diol have?',
    answer: '(*S*), since two groups exchange ranks',
    distractors: [
      {
        text: '(*R*), since the arrangement in space is retained',
        slip: 'configuration-difference-overlooked',
        teaching:
          'The arrangement is retained, but \\ce{CH2Cl} ranked above \\ce{CH2OH}, and \\ce{CH3} ranks below it.',
      },
      {
        text: '(*S*), since the reaction inverts the center',
        slip: 'inversion-for-retention',
        teaching: 'The bond that is broken, C–Cl, is not at the stereocenter; nothing is inverted.',
      },
      {
        text: 'No descriptor, since the center becomes achiral',
        slip: 'stereocentre-missed',
        teaching: 'H, OH, \\ce{CH3} and \\ce{CH2OH} are still four different groups.',
      },
    ],
    explanation:
      'Before: OH > \\ce{CH2Cl} > \\ce{CH2OH} > H. After: OH > \\ce{CH2OH} > \\ce{CH3} > H. The group that ranked second now ranks third, and vice versa, so the same arrangement is now called (*S*).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.5',
  },
  {
    id: 'organic-stereochemistry-102',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    uses: ['optical-activity'],
    difficulty: 'beginner',
    text: '(*R*)-Carvone smells of spearmint, (*S*)-carvone of caraway. Which other property differs between the two pure substances?',
    answer: 'The direction in which they rotate polarized light',
    distractors: [
      {
        text: 'The temperature at which they boil',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'Enantiomers have the same boiling point; among stereoisomers, only diastereomers differ in boiling point.',
      },
      {
        text: 'The wavenumbers of their infrared bands',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'The bonds and their vibrations are mirror images and absorb at the same wavenumbers.',
      },
      {
        text: 'The order in which their atoms are bonded',
        slip: 'constitution-confused-with-configuration',
        teaching: 'Enantiomers have the same constitution.',
      },
    ],
    explanation:
      'The two carvones are enantiomers: in an achiral environment they behave alike, except that they rotate the plane of polarized light by the same angle in opposite directions.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.1',
  },
  {
    id: 'organic-stereochemistry-103',
    topics: ['stereochemistry'],
    tests: ['meso-compounds'],
    difficulty: 'beginner',
    text: 'Which of these compounds has a *meso* form among its stereoisomers?',
    answer: 'Hexane-3,4-diol',
    distractors: [
      {
        text: 'Butane-1,2-diol',
        slip: 'meso-invented',
        teaching: 'It has only one stereocenter; a *meso* form needs at least two.',
      },
      {
        text: 'Pentane-2,3-diol',
        slip: 'meso-invented',
        teaching: 'It has two stereocenters, but the ends of the chain differ: no mirror plane is possible.',
      },
      {
        text: 'Pentane-1,3-diol',
        slip: 'symmetry-invented',
        teaching: 'Carbon 1 is not a stereocenter, and the two ends of the chain are different.',
      },
    ],
    explanation:
      'A *meso* form needs two stereocenters with the same four groups. In hexane-3,4-diol both carbons carry H, OH, ethyl and the other half of the molecule.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.7',
  },
  {
    id: 'organic-stereochemistry-104',
    topics: ['stereochemistry'],
    tests: ['fischer-projections', 'meso-compounds'],
    difficulty: 'intermediate',
    text: 'In a Fischer projection of butane-2,3-diol (chain vertical) both OH groups are on the right. What does this projection show?',
    answer: 'The *meso* form',
    distractors: [
      {
        text: 'The (2*R*,3*R*) form',
        slip: 'meso-overlooked',
        teaching:
          'The mirror plane between carbons 2 and 3 makes their descriptors opposite: one is *R*, the other *S*.',
      },
      {
        text: 'One half of a racemate',
        slip: 'meso-overlooked',
        teaching: 'The mirror image is the same compound, so there is no racemate of it.',
      },
      {
        text: 'The (2*S*,3*S*) form',
        slip: 'flat-drawing',
        teaching: 'With both OH groups on one side, one center is *R* and the other *S*.',
      },
    ],
    explanation:
      'Reflection in a horizontal mirror plane between carbons 2 and 3 leaves the projection unchanged. The compound has two stereocenters and a mirror plane: it is the *meso* form.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.2',
  },
  {
    id: 'organic-stereochemistry-105',
    topics: ['stereochemistry'],
    tests: ['fischer-projections'],
    uses: ['enantiomers-and-diastereomers'],
    difficulty: 'advanced',
    text: 'A Fischer projection of tartaric acid has COOH at the top and the bottom, and OH on the left at carbon 2 and on the right at carbon 3. It is rotated by 180° in the plane of the paper. What does the result show?',
    answer: 'The same drawing: the same stereoisomer',
    distractors: [
      {
        text: 'The mirror image: the enantiomer',
        slip: 'fischer-turned',
        teaching:
          'Rotation by 90° would invert the centers; rotation by 180° is allowed and changes nothing.',
      },
      {
        text: 'The same drawing: the *meso* form',
        slip: 'meso-invented',
        teaching:
          'With the OH groups on opposite sides there is no mirror plane; the molecule is chiral, with a twofold axis.',
      },
      {
        text: 'Another drawing: the *meso* form',
        slip: 'meso-invented',
        teaching:
          'The drawing looks the same as before, and with the OH groups on opposite sides there is no mirror plane.',
      },
    ],
    explanation:
      'Rotation by 180° brings carbon 3 to the top and its OH to the left, carbon 2 to the bottom and its OH to the right: the same drawing and the same chiral stereoisomer.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.2',
  },
  {
    id: 'organic-stereochemistry-106',
    topics: ['stereochemistry'],
    tests: ['resolution-of-enantiomers'],
    difficulty: 'beginner',
    text: 'Which method can separate a racemate into its enantiomers?',
    answer: 'Chromatography on a chiral stationary phase',
    distractors: [
      {
        text: 'Fractional distillation in a long column',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Enantiomers have the same boiling point.',
      },
      {
        text: 'Thin-layer chromatography on silica gel',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Silica gel is not chiral and retains both enantiomers equally.',
      },
      {
        text: 'Measurement of rotation in a polarimeter',
        slip: 'test-result-confused',
        teaching:
          'A polarimeter shows how large the excess of one enantiomer is; it does not separate the enantiomers.',
      },
    ],
    explanation:
      'Enantiomers differ only in their interactions with something chiral. On a chiral stationary phase their interactions are diastereomeric, so they move through the column at different speeds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.8',
  },
  {
    id: 'organic-stereochemistry-107',
    topics: ['stereochemistry'],
    tests: ['resolution-of-enantiomers'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'A racemic carboxylic acid was resolved with (*S*)-1-phenylethanamine, and one salt was isolated as pure crystals. How is the free acid obtained from it?',
    answer: 'Add hydrochloric acid and extract with ether',
    distractors: [
      {
        text: 'Add sodium hydroxide and extract with ether',
        slip: 'acid-base-result-reversed',
        teaching:
          'Hydroxide releases the amine, which dissolves in the ether; the acid stays in the water as its anion.',
      },
      {
        text: 'Dissolve in water and extract with ether',
        slip: 'one-step-short',
        teaching:
          'The salt consists of ions and stays in the water; the carboxylate ion must be protonated first.',
      },
      {
        text: 'Heat strongly and collect the amine',
        slip: 'conditions-confused',
        teaching:
          'Strong heating would make an amide or racemize the acid; protonation with a strong acid needs no heat.',
      },
    ],
    explanation:
      'Hydrochloric acid protonates the carboxylate; the resulting acid is neutral and passes into the ether, while the amine stays in the water as its ammonium ion.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.8',
  },
  {
    id: 'organic-stereochemistry-108',
    topics: ['stereochemistry'],
    tests: ['resolution-of-enantiomers'],
    uses: ['enantiomers-and-diastereomers'],
    difficulty: 'advanced',
    text: 'A racemic acid (R and S) is treated by mistake with a racemic amine (r and s). Why can the salts not be separated into pure enantiomers of the acid by crystallization from ethanol?',
    answer: 'Each salt forms along with its mirror image, as Rr with Ss.',
    distractors: [
      {
        text: 'All four salts, Rr, Rs, Sr and Ss, are equally soluble.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'Rr and Rs are diastereomers and differ in solubility; only enantiomers such as Rr and Ss have equal solubilities.',
      },
      {
        text: 'The racemic amine racemizes the acid.',
        slip: 'mechanism-confused',
        teaching: 'The amine only accepts a proton; the stereocenters are not affected.',
      },
      {
        text: 'Only the salts Rr and Ss form, not Rs and Sr.',
        slip: 'ignored-one-product',
        teaching:
          'Either enantiomer of the acid transfers a proton to either enantiomer of the amine, so all four salts form.',
      },
    ],
    explanation:
      'Rr and Ss are enantiomers with the same solubility, and so are Rs and Sr. Crystallization can separate the two pairs from each other, but each pair contains equal amounts of R and S acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.8',
  },
  {
    id: 'organic-stereochemistry-109',
    topics: ['stereochemistry'],
    tests: ['prochirality'],
    difficulty: 'beginner',
    text: 'Replacing one hydrogen of a prochiral carbon with deuterium makes the carbon a stereocenter. In which of these compounds is the carbon of the \\ce{CH2} group prochiral?',
    answer: '\\ce{CH3CH2OH}',
    distractors: [
      {
        text: '\\ce{CH3CH2CH3}',
        slip: 'symmetry-overlooked',
        teaching:
          'This carbon carries two identical \\ce{CH3} groups; with one D it would still not be a stereocenter.',
      },
      {
        text: '\\ce{CH2Cl2}',
        slip: 'symmetry-overlooked',
        teaching: 'Two identical chlorines remain; \\ce{CHDCl2} is not chiral.',
      },
      {
        text: '\\ce{CH2=CH2}',
        slip: 'stereocentre-invented',
        teaching: 'A carbon of a double bond has only three groups and does not become a stereocenter.',
      },
    ],
    explanation:
      'In ethanol the \\ce{CH2} carbon has H, H, OH and \\ce{CH3}. With one H replaced by D there are four different groups: the carbon is prochiral.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.11',
  },
  {
    id: 'organic-stereochemistry-110',
    topics: ['stereochemistry'],
    tests: ['prochirality'],
    difficulty: 'beginner',
    text: 'In a thought experiment, one of the two hydrogens of the \\ce{CH2} group of ethanol is replaced by deuterium, and the result is (*S*)-1-deuterioethanol. What is the hydrogen that was replaced called?',
    answer: '*pro-S*',
    distractors: [
      {
        text: '*pro-R*',
        slip: 'names-exchanged',
        teaching:
          'The hydrogen is named after the configuration that results from its own replacement, which is (*S*) here.',
      },
      {
        text: '*Si*',
        slip: 'other-terms-meaning',
        teaching: '*Re* and *Si* name the two faces of a trigonal planar carbon.',
      },
      {
        text: '*Z*',
        slip: 'double-bond-isomers-invented',
        teaching: '*E* and *Z* name the configuration of a double bond.',
      },
    ],
    explanation:
      'A hydrogen at a prochiral carbon is called *pro-S* if ranking it above the other hydrogen, as when it is replaced by deuterium, gives the (*S*) configuration.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.11',
  },
  {
    id: 'organic-stereochemistry-111',
    topics: ['stereochemistry', 'carbonyl-compounds'],
    tests: ['prochirality'],
    uses: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: 'Which of these carbonyl compounds has two faces that are identical, so that *Re* and *Si* cannot be distinguished?',
    answer: '\\smiles{CCC(=O)CC}',
    distractors: [
      {
        text: '\\smiles{CCC(=O)c1ccccc1}',
        slip: 'symmetry-invented',
        teaching: 'A phenyl and an ethyl group differ, so the faces differ too.',
      },
      {
        text: '\\smiles{CCC(C)=O}',
        slip: 'symmetry-invented',
        teaching: 'The two alkyl groups differ, so the faces differ too.',
      },
      {
        text: '\\smiles{CC(=O)c1ccccc1}',
        slip: 'symmetry-invented',
        teaching: 'A phenyl and a methyl group differ, so the faces differ too.',
      },
    ],
    explanation:
      'Faces can be distinguished if the carbonyl carbon carries three different groups. Pentan-3-one has two identical ethyl groups, so its faces are identical.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.11',
    computation: { kind: 'same-structure', smiles: 'CCC(=O)CC' },
  },
  {
    id: 'organic-stereochemistry-112',
    topics: ['stereochemistry', 'spectroscopy-organic'],
    tests: ['prochirality'],
    uses: ['proton-nmr'],
    difficulty: 'intermediate',
    text: 'Which description fits the two hydrogens of the \\ce{CH2} group in butan-2-ol, \\ce{CH3CH(OH)CH2CH3}?',
    answer: 'Diastereotopic: they can have different chemical shifts.',
    distractors: [
      {
        text: 'Enantiotopic: they have the same chemical shift.',
        slip: 'symmetry-invented',
        teaching:
          'Replacing one or the other by D gives diastereomers here, because the molecule already has a stereocenter.',
      },
      {
        text: 'Homotopic: they have the same chemical shift.',
        slip: 'symmetry-invented',
        teaching:
          'Replacing one or the other would then give the same compound; here it gives two diastereomers.',
      },
      {
        text: 'Enantiotopic: they can have different chemical shifts.',
        slip: 'symmetry-invented',
        teaching:
          'Enantiotopic hydrogens are equivalent in an ordinary solvent; those here are not enantiotopic.',
      },
    ],
    explanation:
      'When D replaces H, carbon 3 becomes a second stereocenter, while that at carbon 2 is unchanged. The two possible products are diastereomers, so the hydrogens are diastereotopic and not equivalent in NMR.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.7',
  },
  {
    id: 'organic-stereochemistry-113',
    topics: ['stereochemistry'],
    tests: ['prochirality'],
    uses: ['r-and-s-configuration'],
    difficulty: 'advanced',
    text: 'An alcohol dehydrogenase transfers only the *pro-R* hydrogen of ethanol to \\ce{NAD+}. The enzyme is given (*R*)-1-deuterioethanol, \\ce{CH3CHDOH}. What is found?',
    answer: 'The acetaldehyde contains no D; the NADH does.',
    distractors: [
      {
        text: 'The NADH contains no D; the water has taken it up.',
        slip: 'mechanism-confused',
        teaching: 'Hydrogen passes from carbon to the coenzyme directly, not by way of the water.',
      },
      {
        text: 'The NADH contains no D; the acetaldehyde has kept it.',
        slip: 'reaction-direction-reversed',
        teaching: 'This would be found with (*S*)-1-deuterioethanol, whose D is in the other position.',
      },
      {
        text: 'Nothing reacts, because the *pro-R* hydrogen is missing.',
        slip: 'overgeneralised-rule',
        teaching: 'D is hydrogen too: it is transferred from this position, only somewhat more slowly.',
      },
    ],
    explanation:
      'In the (*R*) compound the D occupies the position of the *pro-R* hydrogen of ethanol. The enzyme transfers this atom, so D goes to the coenzyme, and \\ce{CH3CHO} without D remains.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.11',
  },
  {
    id: 'organic-stereochemistry-114',
    topics: ['stereochemistry'],
    tests: ['enantiomeric-excess'],
    difficulty: 'beginner',
    text: 'A sample contains 9.2 g of (*R*)-limonene and 0.8 g of (*S*)-limonene. What is the enantiomeric excess of the (*R*) enantiomer?',
    answer: '84%',
    distractors: [
      {
        text: '92%',
        slip: 'answered-another-quantity',
        teaching:
          'This is the percentage of (*R*) in the sample; the percentage of (*S*) must be subtracted.',
        expression: '(9.2) / (9.2 + 0.8) * 100',
      },
      {
        text: '91%',
        slip: 'wrong-reference',
        teaching: 'The difference was compared with the mass of (*R*), not with the whole sample.',
        expression: '(9.2 - 0.8) / (9.2) * 100',
      },
      {
        text: '8%',
        slip: 'answered-another-quantity',
        teaching:
          'This is the percentage of (*S*); the excess of (*R*) is the difference between the two percentages.',
        expression: '0.8 / (9.2 + 0.8) * 100',
      },
    ],
    explanation:
      'The excess is the difference between the two masses divided by their sum: (9.2 − 0.8) / 10.0 = 0.84 or 84%.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.8',
    computation: { kind: 'quantity', expression: '(9.2 - 0.8) / (9.2 + 0.8) * 100', unit: '%' },
  },
  {
    id: 'organic-stereochemistry-115',
    topics: ['stereochemistry'],
    tests: ['enantiomeric-excess'],
    uses: ['optical-activity'],
    difficulty: 'intermediate',
    text: 'The specific rotation of pure (*S*)-butan-2-ol is +13.5°. A student’s sample has a specific rotation of −5.4° under the same conditions. What percentage of its molecules are (*R*)?',
    answer: '70%',
    distractors: [
      {
        text: '40%',
        slip: 'excess-for-share',
        teaching: 'This is the excess of (*R*); half of the rest, 30%, is (*R*) too.',
        expression: '(5.4 / 13.5) * 100',
      },
      {
        text: '30%',
        slip: 'wrong-sign',
        teaching: 'A negative rotation means that (*R*) predominates; 30% is the percentage of (*S*).',
        expression: '((1 - 5.4 / 13.5) / 2) * 100',
      },
      {
        text: '60%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage that is racemic, 100 − 40.',
        expression: '100 - 100 * 5.4 / 13.5',
      },
    ],
    explanation:
      'Pure (*R*)-butan-2-ol has a specific rotation of −13.5°. The excess is 5.4 / 13.5 = 0.40; the other 60% is racemic, and half of it is (*R*): 40% + 30% = 70%.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.3',
    computation: { kind: 'quantity', expression: '(5.4 / 13.5 + (1 - 5.4 / 13.5) / 2) * 100', unit: '%' },
  },
  {
    id: 'organic-stereochemistry-116',
    topics: ['stereochemistry'],
    tests: ['enantiomeric-excess'],
    uses: ['optical-activity'],
    difficulty: 'intermediate',
    text: 'A student dilutes a solution of an alcohol to half its concentration and reads half the angle in the polarimeter. She concludes that the enantiomeric excess has been halved. What is wrong with this conclusion?',
    answer: 'The angle also depends on the concentration.',
    distractors: [
      {
        text: 'The excess is doubled, since the angle is halved.',
        slip: 'inverted-ratio',
        teaching: 'Adding solvent does not change the ratio of the enantiomers at all.',
      },
      {
        text: 'The solvent racemizes half of the alcohol.',
        slip: 'wrong-cause',
        teaching: 'Dilution breaks no bond at the stereocenter; a stable alcohol does not racemize.',
      },
      {
        text: 'The excess cannot be found from an angle.',
        slip: 'overgeneralised-rule',
        teaching: 'It can be found if the angle is converted to the specific rotation first.',
      },
    ],
    explanation:
      'The observed angle is proportional to the concentration and the path length. Only the specific rotation, which is the angle divided by both, gives the excess; it is the same before and after dilution.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.3',
  },
  {
    id: 'organic-stereochemistry-117',
    topics: ['stereochemistry'],
    tests: ['enantiomeric-excess'],
    difficulty: 'advanced',
    text: 'A chemist mixes 30 g of an alcohol with an enantiomeric excess of 80% (*R*) and 10 g of the same alcohol with an excess of 40% (*S*). What is the excess of (*R*) in the mixture?',
    answer: '50%',
    distractors: [
      {
        text: '70%',
        slip: 'wrong-sign',
        teaching: 'The excess in the second portion is of the other enantiomer and must be subtracted.',
        expression: '(30 * 0.80 + 10 * 0.40) / 40 * 100',
      },
      {
        text: '20%',
        slip: 'averaged-unequal-parts',
        teaching: 'The portions differ in mass, so each excess must be weighted by the mass.',
        expression: '(80 - 40) / 2',
      },
      {
        text: '60%',
        slip: 'averaged-unequal-parts',
        teaching: 'This is the simple average of 80 and 40; the sign and the masses were left out.',
        expression: '(80 + 40) / 2',
      },
    ],
    explanation:
      'Excess of (*R*): 30 g × 0.80 = 24 g; excess of (*S*): 10 g × 0.40 = 4 g. For the whole mixture, (24 − 4) / 40 = 0.50, or 50% (*R*).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.8',
    computation: { kind: 'quantity', expression: '(30 * 0.80 - 10 * 0.40) / 40 * 100', unit: '%' },
  },
  {
    id: 'organic-acidity-and-basicity-101',
    topics: ['acidity-and-basicity', 'aromatic-compounds'],
    tests: ['acidity-of-organic-compounds'],
    uses: ['acid-base-extraction', 'phenols'],
    difficulty: 'intermediate',
    text: 'An ether solution of benzoic acid, 4-methylphenol and naphthalene is shaken first with aqueous \\ce{NaHCO3}, then with aqueous NaOH. In which layer does the 4-methylphenol end up?',
    answer: 'In the sodium hydroxide layer',
    distractors: [
      {
        text: 'In the hydrogen carbonate layer',
        slip: 'acidity-order-reversed',
        teaching:
          'Hydrogen carbonate (p*K*_{a} of carbonic acid 6.4) is too weak a base for a phenol (10.3); it extracts only benzoic acid.',
      },
      {
        text: 'In the ether layer',
        slip: 'ionisation-ignored',
        teaching:
          'Hydroxide converts the phenol to a salt, which passes into the water; naphthalene stays in the ether.',
      },
      {
        text: 'Equally in both aqueous layers',
        slip: 'shared-equally',
        teaching: 'The first base hardly reacts with the phenol, so almost all of it remains for the second.',
      },
    ],
    explanation:
      'Benzoic acid (p*K*_{a} 4.2) reacts with \\ce{NaHCO3}; 4-methylphenol (10.3) is too weak an acid for that and reacts only with hydroxide. It is found in the sodium hydroxide layer.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-acidity-and-basicity-102',
    topics: ['acidity-and-basicity'],
    tests: ['basicity-of-amines'],
    difficulty: 'beginner',
    text: 'This diamine is treated with one equivalent of HCl. Which cation forms? \\smiles{NCc1ccc(N)cc1}',
    answer: '\\smiles{[NH3+]Cc1ccc(N)cc1}',
    distractors: [
      {
        text: '\\smiles{NCc1ccc([NH3+])cc1}',
        slip: 'resonance-ignored',
        teaching:
          'The lone pair of the nitrogen on the ring is delocalized into the ring and accepts a proton less readily.',
      },
      {
        text: '\\smiles{[NH3+]Cc1ccc([NH3+])cc1}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'This dication would require two equivalents of acid.',
      },
      {
        text: '\\smiles{NCC1C=CC(=[NH2+])C=C1}',
        slip: 'aromatic-ring-attacked',
        teaching:
          'A proton on a ring carbon would destroy the aromatic system; a nitrogen accepts the proton instead.',
      },
    ],
    explanation:
      'The amine on \\ce{CH2} is an alkylamine, tens of thousands of times as basic as an arylamine, whose lone pair is delocalized into the ring. The proton goes to the nitrogen on \\ce{CH2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.3',
    computation: { kind: 'same-structure', smiles: 'Nc1ccc(C[NH3+])cc1' },
  },
  {
    id: 'organic-acidity-and-basicity-103',
    topics: ['acidity-and-basicity'],
    tests: ['basicity-of-amines'],
    uses: ['hydrogen-bonding'],
    difficulty: 'advanced',
    text: 'In the gas phase, basicity increases from ethylamine to diethylamine to triethylamine. In water, triethylamine is a slightly weaker base than diethylamine. What accounts for the weaker basicity of triethylamine in water?',
    answer: 'Its cation has fewer N–H bonds to offer to water.',
    distractors: [
      {
        text: 'Its ethyl groups withdraw electrons in water.',
        slip: 'inductive-effect-ignored',
        teaching: 'Alkyl groups release electrons toward the positive nitrogen in water as well.',
      },
      {
        text: 'Its nitrogen has no lone pair to offer to water.',
        slip: 'lone-pair-forgotten',
        teaching: 'Each neutral amine has one lone pair on nitrogen.',
      },
      {
        text: 'Its cation forms too slowly to be stable in water.',
        slip: 'rate-for-equilibrium',
        teaching: 'Proton transfer to nitrogen is very fast; basicity is a matter of equilibrium.',
      },
    ],
    explanation:
      'Water stabilizes ammonium ions by hydrogen bonds from their N–H groups. \\ce{(C2H5)3NH+} has one such group, \\ce{(C2H5)2NH2+} two; the loss outweighs the effect of the third ethyl group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.3',
  },
  {
    id: 'organic-acidity-and-basicity-104',
    topics: ['acidity-and-basicity'],
    tests: ['leveling-effect'],
    uses: ['ph-of-strong-acids-and-bases'],
    difficulty: 'beginner',
    text: 'In dilute aqueous solutions of the same concentration, HCl, HBr and \\ce{HClO4} are found to be equally strong acids. What is the reason?',
    answer: 'Each donates its proton completely to water.',
    distractors: [
      {
        text: 'Each donates exactly one proton to water.',
        slip: 'strength-for-amount',
        teaching:
          'Acetic acid also donates one proton but is far weaker; the number of protons does not determine the strength.',
      },
      {
        text: 'Each has the same bond strength to hydrogen.',
        slip: 'one-property-decides',
        teaching: 'The bonds differ in strength, and so do the acids in other solvents.',
      },
      {
        text: 'Each donates its proton partly to water.',
        slip: 'weak-as-strong',
        teaching: 'Partial transfer would leave the acids different in strength, as weak acids are.',
      },
    ],
    explanation:
      'All three are stronger than \\ce{H3O+} and donate their protons completely to water. In each solution \\ce{H3O+} is the acid present; water levels their strength.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.8',
  },
  {
    id: 'organic-acidity-and-basicity-105',
    topics: ['acidity-and-basicity'],
    tests: ['leveling-effect'],
    difficulty: 'intermediate',
    text: 'What is the strongest base that can be present in an appreciable concentration in water?',
    answer: '\\ce{OH-}',
    distractors: [
      {
        text: '\\ce{NH2-}',
        slip: 'overgeneralised-rule',
        teaching: 'Amide ion is stronger, but it takes a proton from water at once and completely.',
      },
      {
        text: '\\ce{H-}',
        slip: 'overgeneralised-rule',
        teaching: 'Hydride ion takes a proton from water at once, releasing hydrogen gas.',
      },
      {
        text: '\\ce{H2O}',
        slip: 'conjugate-acid-for-base',
        teaching: 'Water itself is only a weak base; its conjugate base, \\ce{OH-}, is far stronger.',
      },
    ],
    explanation:
      'A base stronger than the conjugate base of the solvent takes a proton from the solvent. In water such bases are converted to \\ce{OH-}, which is thus the strongest base that can exist there.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.9',
  },
  {
    id: 'organic-acidity-and-basicity-106',
    topics: ['acidity-and-basicity', 'alkenes-and-alkynes'],
    tests: ['leveling-effect'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'A student wants to deprotonate oct-1-yne (p*K*_{a} 25) with sodium amide and uses dry ethanol (p*K*_{a} 16) as the solvent. The attempt fails. Why?',
    answer: 'The amide ion takes a proton from ethanol.',
    distractors: [
      {
        text: 'The amide ion attacks the triple bond instead.',
        slip: 'base-for-nucleophile',
        teaching:
          'Alkynes are not attacked by nucleophiles in this way; the ion reacts with the most acidic proton.',
      },
      {
        text: 'The alkynide ion is a weaker base than ethoxide.',
        slip: 'acidity-order-reversed',
        teaching: 'The alkynide ion is the stronger base: its conjugate acid has the higher p*K*_{a}.',
      },
      {
        text: 'The proton of the alkyne is removed too slowly.',
        slip: 'rate-for-equilibrium',
        teaching: 'The proton transfer would be fast enough, but no amide ion is left to carry it out.',
      },
    ],
    explanation:
      'Ethanol is far more acidic than oct-1-yne. Sodium amide is leveled to ethoxide, which is too weak a base (p*K*_{a} of its conjugate acid 16) to deprotonate the alkyne. Liquid ammonia is a suitable solvent.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 9.7',
  },
  {
    id: 'organic-acidity-and-basicity-107',
    topics: ['acidity-and-basicity'],
    tests: ['leveling-effect'],
    difficulty: 'advanced',
    text: 'In glacial acetic acid as the solvent, perchloric acid proves to be a stronger acid than hydrogen chloride; in water the two are equally strong. Why does acetic acid reveal the difference?',
    answer: 'It is a weaker base than water.',
    distractors: [
      {
        text: 'It is a stronger base than water.',
        slip: 'lewis-roles-swapped',
        teaching:
          'A stronger base would take the protons from both acids completely and level them even more.',
      },
      {
        text: 'It is a weaker acid than water.',
        slip: 'acidity-order-reversed',
        teaching:
          'Acetic acid is the stronger acid, and what matters for the strength of dissolved acids is the basicity of the solvent.',
      },
      {
        text: 'It is a more polar liquid than water.',
        slip: 'ignored-polarity',
        teaching:
          'Acetic acid (dielectric constant 6) is far less polar than water (80), and polarity alone would not rank acids.',
      },
    ],
    explanation:
      'Water takes the proton of both acids completely. Acetic acid is a much weaker base and takes protons only partially, more from \\ce{HClO4} than from HCl, so it differentiates them.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.8',
  },
  {
    id: 'organic-acidity-and-basicity-108',
    topics: ['acidity-and-basicity'],
    tests: ['leveling-effect'],
    uses: ['nonaqueous-titrations', 'basicity-of-amines'],
    difficulty: 'advanced',
    text: 'Aniline (p*K*_{a} of its conjugate acid 4.6) gives no sharp end point when its dilute aqueous solution is titrated with a strong acid, but a sharp one in glacial acetic acid with \\ce{HClO4}. What is the role of the acetic acid?',
    answer: 'It competes for protons less than water does.',
    distractors: [
      {
        text: 'It makes the titrant weaker than it is in water.',
        slip: 'reversed-cause',
        teaching: 'In acetic acid the titrant is stronger than \\ce{H3O+}, the strongest acid in water.',
      },
      {
        text: 'It removes protons from the anilinium ion.',
        slip: 'lewis-roles-swapped',
        teaching: 'Acetic acid is a far weaker base than aniline and does not take its protons.',
      },
      {
        text: 'It converts aniline to an amide before the titration.',
        slip: 'mechanism-confused',
        teaching: 'At room temperature, aniline accepts a proton from the acid; amides form only on heating.',
      },
    ],
    explanation:
      'In water the titrant is only \\ce{H3O+}, and water competes with the weak base for protons. Acetic acid is a much weaker base; the protonated solvent is a stronger acid, so aniline is protonated completely.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.3',
  },
  {
    id: 'organic-stereochemistry-118',
    topics: ['stereochemistry'],
    tests: ['r-and-s-configuration'],
    difficulty: 'beginner',
    text: 'Four groups are bonded to a stereocenter: –\\ce{C(CH3)3}, –\\ce{CH2OH}, –CHO and –H. What is their order of priority, from highest to lowest?',
    answer: '–CHO, –\\ce{CH2OH}, –\\ce{C(CH3)3}, –H',
    distractors: [
      {
        text: '–\\ce{C(CH3)3}, –\\ce{CH2OH}, –CHO, –H',
        slip: 'cip-by-size',
        teaching:
          'This order ranks the groups by size; what matters is the atomic number of the atoms bonded next, and O outranks C.',
      },
      {
        text: '–\\ce{CH2OH}, –CHO, –\\ce{C(CH3)3}, –H',
        slip: 'cip-double-bond-once',
        teaching:
          'The oxygen of the double bond is counted twice: –CHO has (O, O, H), but –\\ce{CH2OH} has only (O, H, H).',
      },
      {
        text: '–\\ce{C(CH3)3}, –CHO, –\\ce{CH2OH}, –H',
        slip: 'cip-by-size',
        teaching:
          'Three carbons do not outweigh one oxygen: the sets are compared at their first difference.',
      },
    ],
    explanation:
      'The first atom is carbon in three groups, so the sets bonded to it are compared: –CHO (O, O, H), –\\ce{CH2OH} (O, H, H), –\\ce{C(CH3)3} (C, C, C). Oxygen outranks carbon at the first difference; hydrogen comes last.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.5',
  },
];
