import type { WrittenQuestion } from '../written-question.ts';

/** Compounds, polymers, reagents and effects that are asked for side by side. */
export const organicCompoundsComparedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-710',
    topics: ['alcohols-and-ethers'],
    tests: ['primary-secondary-and-tertiary', 'alcohols'],
    difficulty: 'beginner',
    text: 'A primary, a secondary and a tertiary alcohol all have the formula \\ce{C4H10O}. In this order, how many hydrogens are bonded to the carbon that carries the OH group?',
    answer: '2, 1 and 0',
    distractors: [
      {
        text: '1, 2 and 3',
        slip: 'wrong-thing-counted',
        teaching:
          'These are the numbers of carbons bonded to that carbon; hydrogens fill the places that are left.',
      },
      {
        text: '3, 2 and 1',
        slip: 'hydrogen-miscounted',
        teaching:
          'With three hydrogens and OH, a carbon has no bond left for the rest of the chain: that is methanol.',
      },
      {
        text: '0, 1 and 2',
        slip: 'reversed-trend',
        teaching: 'A C–OH carbon without hydrogen is bonded to three carbons, so its alcohol is tertiary.',
      },
    ],
    explanation:
      'The carbon of C–OH is bonded to one, two or three other carbons in primary, secondary and tertiary alcohols. One of its four bonds goes to oxygen, so 2, 1 and 0 hydrogens remain.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.1',
  },
  {
    id: 'organic-alcohols-and-ethers-711',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols', 'primary-secondary-and-tertiary'],
    difficulty: 'intermediate',
    text: 'A primary, a secondary and a tertiary alcohol are each heated under reflux with excess acidified potassium dichromate(VI). What does each give, in this order?',
    answer: 'A carboxylic acid, a ketone, no oxidation product',
    distractors: [
      {
        text: 'An aldehyde, a carboxylic acid, no oxidation product',
        slip: 'one-step-short',
        teaching:
          'Under reflux the aldehyde is oxidized further, and a secondary C–OH has carbons on both sides, so it becomes C=O within the chain.',
      },
      {
        text: 'A ketone, a carboxylic acid, no oxidation product',
        slip: 'names-exchanged',
        teaching: 'The C–OH of a primary alcohol is at the end of a chain, where a ketone group cannot be.',
      },
      {
        text: 'A carboxylic acid, an aldehyde, a ketone',
        slip: 'alcohol-class-confused',
        teaching:
          'The carbon of a tertiary C–OH carries no hydrogen, so dichromate could form C=O there only by breaking a C–C bond.',
      },
    ],
    explanation:
      'Oxidation removes hydrogen from the C–OH carbon. A primary alcohol gives an aldehyde, which is oxidized further in the hot mixture; a secondary alcohol stops at C=O; a tertiary one has no such hydrogen: a carboxylic acid, a ketone, no oxidation product.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-alcohols-and-ethers-712',
    topics: ['alcohols-and-ethers'],
    tests: ['synthesis-of-alkenes'],
    uses: ['primary-secondary-and-tertiary', 'reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'A tertiary alcohol is dehydrated by 20% sulfuric acid at 85 °C, a secondary one by 60% acid at 100 °C, and a primary one by 95% acid at 170 °C. What explains this order?',
    answer: 'Alkyl groups stabilize the positive charge as water leaves carbon.',
    distractors: [
      {
        text: 'Alkyl groups make the hydrogen of the OH group more acidic.',
        slip: 'acidity-order-reversed',
        teaching:
          'Tertiary alcohols are the weakest acids of the three, and in sulfuric acid the OH group gains a proton.',
      },
      {
        text: 'Alkyl groups keep water from adding back to the alkene.',
        slip: 'rate-for-equilibrium',
        teaching:
          'Water adds most easily to alkenes with many alkyl groups; the three conditions reflect how fast water is lost.',
      },
      {
        text: 'Alkyl groups strengthen the C–O bond that holds the OH group.',
        slip: 'reversed-cause',
        teaching: 'A stronger C–O bond would make the tertiary alcohol the slowest to lose water.',
      },
    ],
    explanation:
      'The protonated alcohol loses water, and a positive charge develops on carbon. Three alkyl groups spread this charge better than one, so the tertiary alcohol needs the mildest conditions: alkyl groups stabilize the positive charge as water leaves carbon.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-substitution-and-elimination-710',
    topics: ['substitution-and-elimination'],
    tests: ['substitution-against-elimination', 'alkyl-halides'],
    difficulty: 'beginner',
    text: 'Heated with KOH, 2-bromopropane gives an alcohol by substitution and an alkene by elimination. What does the bromoalkane lose in each reaction?',
    answer: 'Br in the substitution, H and Br in the elimination',
    distractors: [
      {
        text: 'H and Br in the substitution, Br in the elimination',
        slip: 'names-exchanged',
        teaching: 'In the alcohol, OH has replaced Br and nothing else; the alkene has also lost one H.',
      },
      {
        text: 'Br in the substitution, H in the elimination',
        slip: 'bond-breaking-overlooked',
        teaching: 'The alkene is propene, \\ce{C3H6}, which contains no bromine: Br has left as well as H.',
      },
      {
        text: 'H in the substitution, Br in the elimination',
        slip: 'wrong-bond-broken',
        teaching: 'Propan-2-ol, \\ce{C3H8O}, contains no bromine: OH takes the place of Br, not of H.',
      },
    ],
    explanation:
      'OH replaces Br in the alcohol. In the alkene, two neighboring carbons have lost H and Br, and a second bond joins them. The bromoalkane loses Br in the substitution, H and Br in the elimination.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 6.1 and 11.1',
  },
  {
    id: 'organic-substitution-and-elimination-711',
    topics: ['substitution-and-elimination'],
    tests: ['substitution-against-elimination', 'nucleophiles-and-electrophiles'],
    difficulty: 'intermediate',
    text: 'With 2-bromopropane, sodium ethoxide gives mainly elimination, but sodium acetate and sodium ethanethiolate, \\ce{CH3CH2SNa}, give mainly substitution. Which property shared by the acetate and ethanethiolate ions explains the difference?',
    answer: 'They are weaker bases than ethoxide.',
    distractors: [
      {
        text: 'They are stronger nucleophiles than ethoxide.',
        slip: 'nucleophile-misjudged',
        teaching: 'Acetate is a weaker nucleophile than ethoxide, and yet it gives substitution.',
      },
      {
        text: 'They are bulkier bases than ethoxide.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'Ethanethiolate has the same chain as ethoxide, and bulk would hinder the attack on carbon and favor elimination.',
      },
      {
        text: 'They are better leaving groups than ethoxide.',
        slip: 'leaving-group-misjudged',
        teaching: 'The group that leaves is bromide in each of these reactions.',
      },
    ],
    explanation:
      'For elimination (E2) the anion must take a proton from carbon, which needs a strong base such as ethoxide. Acetate and ethanethiolate are weaker bases than ethoxide, so attack on carbon wins.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.12',
  },
  {
    id: 'organic-stereochemistry-710',
    topics: ['stereochemistry'],
    tests: ['chirality', 'optical-activity'],
    difficulty: 'beginner',
    text: 'Lactic acid from muscle is said to be chiral, and a sample of it to be optically active. What does each term refer to?',
    answer: 'Chiral: the shape of the molecule; optically active: the effect on polarized light',
    distractors: [
      {
        text: 'Chiral: the effect on polarized light; optically active: the shape of the molecule',
        slip: 'names-exchanged',
        teaching:
          'Chiral comes from the Greek word for hand: a molecule and its mirror image differ like two hands.',
      },
      {
        text: 'Chiral: the shape of the molecule; optically active: the color seen in white light',
        slip: 'same-word-other-meaning',
        teaching:
          'Lactic acid is colorless; “optically” points to the plane of polarized light that its solution turns.',
      },
      {
        text: 'Chiral: a mixture of two mirror images; optically active: just one mirror image',
        slip: 'racemate-for-enantiomer',
        teaching:
          'A mixture of equal parts of both mirror images is called racemic; each molecule alone is chiral.',
      },
    ],
    explanation:
      'A molecule is chiral if it cannot be superimposed on its mirror image; a sample is optically active if it rotates the plane of polarized light. So one term refers to the shape of the molecule, the other to the effect on polarized light.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 5.2 and 5.3',
  },
  {
    id: 'organic-stereochemistry-711',
    topics: ['stereochemistry'],
    tests: ['optical-activity', 'enantiomers-and-diastereomers'],
    uses: ['meso-compounds'],
    difficulty: 'intermediate',
    text: 'In which sample is every molecule chiral, although the sample shows no optical activity?',
    answer: 'An equal mixture of (*R*)- and (*S*)-butan-2-ol',
    distractors: [
      {
        text: 'A 3 : 1 mixture of (*R*)- and (*S*)-butan-2-ol',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Half of this sample is an excess of (*R*) that nothing cancels, so it rotates polarized light.',
      },
      {
        text: 'A pure sample of *meso*-tartaric acid',
        slip: 'meso-overlooked',
        teaching:
          'This acid is inactive because its molecule, in spite of two stereocenters, has a mirror plane and is not chiral.',
      },
      {
        text: 'An equal mixture of *cis*- and *trans*-but-2-ene',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'Both forms of but-2-ene are flat around C=C and identical with their mirror images: not chiral.',
      },
    ],
    explanation:
      'Both enantiomers of butan-2-ol are chiral and rotate light by equal angles in opposite directions. In an equal mixture of (*R*)- and (*S*)-butan-2-ol the rotations cancel.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 5.3 and 5.8',
  },
  {
    id: 'organic-stereochemistry-712',
    topics: ['stereochemistry'],
    tests: ['optical-activity', 'r-and-s-configuration'],
    uses: ['chirality'],
    difficulty: 'intermediate',
    text: 'A solution of (*S*)-lactic acid, \\ce{CH3CH(OH)COOH}, is dextrorotatory. With NaOH it becomes levorotatory; with HCl the original rotation returns. What do these changes show?',
    answer: 'The rotation changes its sign, but the configuration is kept.',
    distractors: [
      {
        text: 'The configuration is inverted by the base and restored by the acid.',
        slip: 'inversion-for-retention',
        teaching: 'NaOH removes the proton of COOH; none of the four bonds at the stereocenter is broken.',
      },
      {
        text: 'The sample is racemized by the base and resolved by the acid.',
        slip: 'racemate-for-enantiomer',
        teaching: 'A racemic solution would not rotate light, but the solution in base is levorotatory.',
      },
      {
        text: 'The stereocenter is lost in the anion and restored by the acid.',
        slip: 'stereocentre-missed',
        teaching:
          'The middle carbon of lactate still bears four different groups, H, OH, \\ce{CH3} and \\ce{COO-}, and the solution rotates light.',
      },
    ],
    explanation:
      'Base and acid only remove and return the proton of COOH, and no bond at the stereocenter breaks. The sign of rotation is a property of each compound, and lactate differs from lactic acid: the rotation changes its sign, but the configuration is kept.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 5.3 and 5.5',
  },
  {
    id: 'organic-stereochemistry-713',
    topics: ['stereochemistry', 'isomerism'],
    tests: ['r-and-s-configuration', 'cis-trans-isomerism'],
    uses: ['chirality'],
    difficulty: 'intermediate',
    text: 'Which alcohol needs both an *R* or *S* descriptor and an *E* or *Z* descriptor to specify its configuration?',
    answer: '\\smiles{CC=CC(C)O}',
    distractors: [
      {
        text: '\\smiles{C=CC(C)O}',
        slip: 'double-bond-isomers-invented',
        teaching: 'The end carbon of C=C bears two hydrogens, so there are no *E* and *Z* forms.',
      },
      {
        text: '\\smiles{CC=CCCO}',
        slip: 'stereocentre-invented',
        teaching: 'The carbon that bears OH has two hydrogens, so it is not a stereocenter.',
      },
      {
        text: '\\smiles{CC=CC(C)(C)O}',
        slip: 'likeness-of-groups-misjudged',
        teaching: 'The carbon that bears OH has two identical \\ce{CH3} groups, so it is not a stereocenter.',
      },
    ],
    explanation:
      '*R* or *S* needs a carbon with four different groups; *E* or *Z* needs two different groups on each carbon of C=C. Both conditions are met in \\smiles{CC=CC(C)O}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 5.5 and 7.5',
    computation: { kind: 'same-structure', smiles: 'CC=CC(C)O' },
  },
  {
    id: 'organic-stereochemistry-714',
    topics: ['stereochemistry', 'isomerism'],
    tests: ['r-and-s-configuration', 'cis-trans-isomerism'],
    difficulty: 'beginner',
    text: 'Which step is common to assigning *R* or *S* to a stereocenter and assigning *E* or *Z* to a double bond?',
    answer: 'Ranking the attached groups by atomic number',
    distractors: [
      {
        text: 'Pointing the lowest-ranked group to the back',
        slip: 'one-part-right',
        teaching: 'This is needed for *R* or *S*; around a double bond nothing is turned to the back.',
      },
      {
        text: 'Finding which groups lie on the same side',
        slip: 'other-principle',
        teaching: 'A tetrahedral stereocenter does not have two sides; this step belongs to *E* and *Z*.',
      },
      {
        text: 'Measuring which way polarized light turns',
        slip: 'relation-invented',
        teaching:
          'Neither pair of letters follows from a rotation: (*R*) compounds can rotate light either way, and many alkenes do not rotate it at all.',
      },
    ],
    explanation:
      'Both systems use the Cahn–Ingold–Prelog sequence rules. The first step is the same: ranking the attached groups by atomic number.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 5.5 and 7.5',
  },
  {
    id: 'organic-polymers-710',
    topics: ['polymers'],
    tests: ['addition-polymers', 'condensation-polymers'],
    difficulty: 'beginner',
    text: 'Polypropylene is an addition polymer; nylon-6,6, from a diamine and a dicarboxylic acid, is a condensation polymer. Which small molecules, if any, are formed as by-products?',
    answer: 'None with polypropylene, water with nylon-6,6',
    distractors: [
      {
        text: 'Water with polypropylene, none with nylon-6,6',
        slip: 'kinds-of-polymerization-confused',
        teaching:
          'Propene contains no oxygen, so it cannot release water; amide links form with loss of water.',
      },
      {
        text: 'Hydrogen with polypropylene, ammonia with nylon-6,6',
        slip: 'event-invented',
        teaching: 'All the hydrogens of propene stay in the chain; only its π bonds open.',
      },
      {
        text: 'None with polypropylene, ammonia with nylon-6,6',
        slip: 'wrong-bond-broken',
        teaching:
          'The nitrogens of the diamine stay in the amide links; an OH of the acid leaves with an H of the amine, as water.',
      },
    ],
    explanation:
      'Propene molecules add to each other with all their atoms. Each amide link forms with the loss of OH from an acid group and H from an amino group. So there is no by-product with polypropylene, but water with nylon-6,6.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 31.1 and 31.4',
  },
  {
    id: 'organic-polymers-711',
    topics: ['polymers'],
    tests: ['condensation-polymers', 'addition-polymers'],
    difficulty: 'intermediate',
    text: 'Three of these chains belong to addition polymers. Which one belongs to a condensation polymer?',
    answer: '–[O–\\ce{CH2}–\\ce{CH2}–O–CO–\\ce{CH2}–\\ce{CH2}–CO]–',
    distractors: [
      {
        text: '–[\\ce{CH2}–CH(\\ce{OCOCH3})–\\ce{CH2}–CH(\\ce{OCOCH3})]–',
        slip: 'functional-group-confused',
        teaching: 'The ester groups hang from the chain; the chain itself is all carbon and comes from C=C.',
      },
      {
        text: '–[\\ce{CH2}–CH(\\ce{CONH2})–\\ce{CH2}–CH(\\ce{CONH2})]–',
        slip: 'kinds-of-polymer-confused',
        teaching:
          'Nylon has its amide groups within the chain; here they are side groups of a carbon chain made from acrylamide.',
      },
      {
        text: '–[\\ce{CH2}–\\ce{C(CH3)(COOCH3)}–\\ce{CH2}–\\ce{C(CH3)(COOCH3)}]–',
        slip: 'repeat-unit-confused',
        teaching: 'Every second carbon carries an ester group, but no ester link joins one unit to the next.',
      },
    ],
    explanation:
      'An addition polymer of alkenes has a backbone of carbon atoms; ester or amide links within the backbone come from condensation. The one with ester links in the chain is –[O–\\ce{CH2}–\\ce{CH2}–O–CO–\\ce{CH2}–\\ce{CH2}–CO]–.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 31.1 and 31.4',
  },
  {
    id: 'organic-polymers-712',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms', 'condensation-polymers'],
    uses: ['molar-mass-of-polymers'],
    difficulty: 'intermediate',
    text: 'Styrene polymerizes by radical addition, a hydroxy acid by condensation. Each reaction is stopped when half of the C=C bonds or half of the OH groups have reacted. How long are the chains on average?',
    answer: 'Very long with styrene, a few units with the hydroxy acid',
    distractors: [
      {
        text: 'A few units with styrene, very long with the hydroxy acid',
        slip: 'kinds-of-polymerization-confused',
        teaching:
          'A styrene radical grows to its full length within seconds; hydroxy acid molecules first join into dimers and trimers.',
      },
      {
        text: 'Very long with styrene and also with the hydroxy acid',
        slip: 'overgeneralised-rule',
        teaching:
          'With half of the links of the hydroxy acid formed, a molecule contains on average only two units.',
      },
      {
        text: 'Half of the final length in the case of either monomer',
        slip: 'relation-invented',
        teaching:
          'Styrene chains do not grow side by side through the whole reaction; each starts, grows and ends within seconds.',
      },
    ],
    explanation:
      'In radical addition one active chain takes up thousands of monomers at once while the rest waits. In condensation any two molecules can join, and long chains appear only near complete reaction. So the chains are very long with styrene but only a few units long with the hydroxy acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 31.1 and 31.4',
  },
  {
    id: 'organic-polymers-713',
    topics: ['polymers'],
    tests: ['condensation-polymers', 'addition-polymers'],
    difficulty: 'advanced',
    text: 'Polymer P is made by condensation of 3-hydroxypropanoic acid, \\ce{HOCH2CH2COOH}, polymer Q by addition of acrylic acid, \\ce{CH2=CHCOOH}. How do their repeat units compare?',
    answer: 'They have the same formula, but only that of Q has a COOH group.',
    distractors: [
      {
        text: 'They have the same formula, but only that of P has a COOH group.',
        slip: 'kinds-of-polymerization-confused',
        teaching: 'The COOH of the hydroxy acid reacts with OH; in Q only C=C reacts, and COOH remains.',
      },
      {
        text: 'They have different formulas: that of P has one more \\ce{H2O}.',
        slip: 'water-not-split-off',
        teaching:
          'The hydroxy acid has one \\ce{H2O} more than acrylic acid, but this is lost in condensation.',
      },
      {
        text: 'They have different formulas: that of Q has one more \\ce{H2O}.',
        slip: 'water-split-off',
        teaching:
          'Condensation removes one \\ce{H2O} from \\ce{C3H6O3}; what is left of P is as rich in hydrogen and oxygen as acrylic acid.',
      },
    ],
    explanation:
      'When P forms, each \\ce{C3H6O3} loses one \\ce{H2O}, which leaves \\ce{C3H4O2} units joined by ester links. Q keeps all atoms of \\ce{C3H4O2}, and its acid groups stay as side groups. They have the same formula, but only that of Q has a COOH group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 31.1 and 31.4',
  },
  {
    id: 'organic-polymers-714',
    topics: ['polymers'],
    tests: ['properties-of-polymers'],
    difficulty: 'beginner',
    text: 'Thermoplastics can be melted and molded again; thermosets and vulcanized elastomers cannot. Which scrap can be recycled by melting and molding?',
    answer: 'Nylon fishing nets',
    distractors: [
      {
        text: 'Worn rubber boots',
        slip: 'cross-links-overlooked',
        teaching:
          'Boot rubber is an elastomer whose chains are tied together by sulfur bridges, so it does not melt.',
      },
      {
        text: 'Epoxy boat hulls',
        slip: 'kinds-of-polymer-confused',
        teaching: 'A hardened epoxy resin is one covalent network, a thermoset, which chars before it flows.',
      },
      {
        text: 'Melamine resin plates',
        slip: 'property-misjudged',
        teaching:
          'Melamine resin cures to a network, a thermoset; plates made from it withstand hot soup and do not soften.',
      },
    ],
    explanation:
      'The chains of a thermoplastic are separate and slide past each other when hot. This is true of nylon fishing nets; the other three materials are cross-linked.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.7',
  },
  {
    id: 'organic-polymers-715',
    topics: ['polymers'],
    tests: ['properties-of-polymers'],
    difficulty: 'beginner',
    text: 'To what extent are the chains covalently cross-linked in a thermoplastic, a rubber band (an elastomer) and a thermoset, in this order?',
    answer: 'Not at all, slightly, heavily',
    distractors: [
      {
        text: 'Heavily, slightly, not at all',
        slip: 'reversed-trend',
        teaching: 'Chains held by many cross-links cannot flow, but a thermoplastic flows when it is heated.',
      },
      {
        text: 'Slightly, not at all, heavily',
        slip: 'cross-links-overlooked',
        teaching:
          'Without any cross-links, the chains of a stretched rubber band would slide apart and not return.',
      },
      {
        text: 'Not at all, heavily, slightly',
        slip: 'names-exchanged',
        teaching: 'Many cross-links make a material hard and rigid, and a rubber band is soft and stretches.',
      },
    ],
    explanation:
      'Chains that are not linked can flow on heating (thermoplastic). A few links let chains stretch and pull them back (elastomer). A dense network is rigid and cannot melt (thermoset). The order is: not at all, slightly, heavily.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.7',
  },
  {
    id: 'organic-polymers-716',
    topics: ['polymers'],
    tests: ['properties-of-polymers', 'condensation-polymers'],
    difficulty: 'intermediate',
    text: 'With benzene-1,4-dicarboxylic acid, ethane-1,2-diol gives a thermoplastic, but glycerol (propane-1,2,3-triol) gives a thermoset. Why?',
    answer: 'The extra OH group of glycerol links chains by ester bonds.',
    distractors: [
      {
        text: 'The extra OH group of glycerol links chains by hydrogen bonds.',
        slip: 'size-of-effect-misjudged',
        teaching: 'Hydrogen bonds loosen on heating, so chains held by them alone would still soften.',
      },
      {
        text: 'The extra OH group of glycerol bonds to the benzene rings.',
        slip: 'aromatic-ring-attacked',
        teaching:
          'Under these conditions alcohols react with COOH groups; they do not substitute a benzene ring.',
      },
      {
        text: 'The extra carbon of glycerol makes the chains longer.',
        slip: 'wrong-thing-counted',
        teaching: 'Propane-1,3-diol has three carbons as well, and its polyester is a thermoplastic.',
      },
    ],
    explanation:
      'A diol has two reactive ends and gives separate linear chains. A triol can bind a third acid molecule and so a second chain: a network grows. The extra OH group of glycerol links chains by ester bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.7',
  },
  {
    id: 'organic-polymers-717',
    topics: ['polymers'],
    tests: ['properties-of-polymers'],
    difficulty: 'intermediate',
    text: 'Polymer P softens when heated and dissolves in hot xylene. Q swells in xylene to several times its volume but does not dissolve. R does not swell, and it chars without softening. What are they?',
    answer: 'P is a thermoplastic, Q an elastomer, R a thermoset.',
    distractors: [
      {
        text: 'P is an elastomer, Q a thermoplastic, R a thermoset.',
        slip: 'cross-links-overlooked',
        teaching:
          'Q swells but stays in one piece, so its chains are linked; those of a thermoplastic would dissolve.',
      },
      {
        text: 'P is a thermoset, Q an elastomer, R a thermoplastic.',
        slip: 'names-exchanged',
        teaching: 'P softens and R does not: the name “thermoset” is for what has hardened for good.',
      },
      {
        text: 'P is a thermoplastic, Q a thermoset, R an elastomer.',
        slip: 'cross-links-invented',
        teaching:
          'The dense network of a thermoset leaves hardly any room for a solvent, so it would not swell as Q does.',
      },
    ],
    explanation:
      'Separate chains soften and dissolve (P). Loosely linked chains take up solvent but cannot come apart (Q). A dense network does neither (R). So P is a thermoplastic, Q an elastomer, R a thermoset.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.7',
  },
  {
    id: 'organic-structure-and-bonding-710',
    topics: ['structure-and-bonding', 'alkenes-and-alkynes'],
    tests: ['nucleophiles-and-electrophiles', 'electrophilic-addition'],
    difficulty: 'beginner',
    text: 'In the first step of the addition of HBr to ethene, which species is the nucleophile and which is the electrophile?',
    answer: 'Ethene is the nucleophile, HBr the electrophile.',
    distractors: [
      {
        text: 'HBr is the nucleophile, ethene the electrophile.',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'Ethene gives away its π electrons here, and the hydrogen of HBr takes them up.',
      },
      {
        text: 'Bromide is the nucleophile, ethene the electrophile.',
        slip: 'other-stage',
        teaching: 'Bromide attacks in the second step, and its partner is then the ethyl cation.',
      },
      {
        text: 'Ethene is the nucleophile, bromide the electrophile.',
        slip: 'nucleophile-misjudged',
        teaching: 'Bromide has four lone pairs and no room for electrons from ethene.',
      },
    ],
    explanation:
      'A nucleophile supplies the electron pair of the new bond, an electrophile accepts it. The π electrons of ethene bond to the positive hydrogen of HBr: ethene is the nucleophile, HBr the electrophile.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 6.3 and 6.4',
  },
  {
    id: 'organic-structure-and-bonding-711',
    topics: ['structure-and-bonding'],
    tests: ['nucleophiles-and-electrophiles'],
    uses: ['bond-polarity'],
    difficulty: 'intermediate',
    text: 'The carbon of \\ce{CH3MgCl} attacks C=O groups as a nucleophile; the carbon of \\ce{CH3Cl} acts as an electrophile when cyanide attacks it. What makes the two carbons so different?',
    answer: 'Mg is less electronegative than carbon, and Cl is more.',
    distractors: [
      {
        text: 'Mg is more electronegative than carbon, and Cl is less.',
        slip: 'reversed-trend',
        teaching: 'Mg is a metal and gives up electrons easily, so the carbon next to it becomes negative.',
      },
      {
        text: 'Mg lets its bond to carbon break homolytically, and Cl heterolytically.',
        slip: 'fission-confused',
        teaching:
          'Nucleophiles and electrophiles exchange electron pairs; homolysis would give methyl radicals.',
      },
      {
        text: 'Mg gives carbon an empty orbital, and Cl gives it a lone pair.',
        slip: 'lone-pair-misplaced',
        teaching:
          'An empty orbital would make carbon an electrophile, and the carbon of \\ce{CH3Cl} has four bonds and no lone pair.',
      },
    ],
    explanation:
      'The bonding electrons lie nearer to carbon in C–Mg and nearer to Cl in C–Cl. Carbon is negative in one and positive in the other, since Mg is less electronegative than carbon, and Cl is more.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 6.3 and 10.6',
  },
  {
    id: 'organic-structure-and-bonding-712',
    topics: ['structure-and-bonding'],
    tests: ['nucleophiles-and-electrophiles'],
    difficulty: 'intermediate',
    text: 'A student says, “Nucleophiles are always anions, and electrophiles are always cations.” Which pair, the nucleophile first, disproves both parts of this claim?',
    answer: '\\ce{NH3} and \\ce{BF3}',
    distractors: [
      {
        text: '\\ce{BF3} and \\ce{NH3}',
        slip: 'nucleophile-electrophile-confused',
        teaching:
          'Boron has only six electrons and no lone pair to give, while nitrogen has a full octet with a lone pair.',
      },
      {
        text: '\\ce{NH3} and \\ce{PH3}',
        slip: 'one-part-right',
        teaching:
          'Phosphorus, like nitrogen, has a lone pair and a full octet, so both molecules donate electron pairs.',
      },
      {
        text: '\\ce{BF3} and \\ce{AlCl3}',
        slip: 'nucleophile-misjudged',
        teaching:
          'Boron and aluminum both have an empty orbital in these molecules, so both accept electron pairs.',
      },
    ],
    explanation:
      'A nucleophile needs an electron pair to give, an electrophile a place to take one up; neither needs a charge. The pair that fits is \\ce{NH3} and \\ce{BF3}: nitrogen has a lone pair, boron an empty orbital.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.3',
  },
  {
    id: 'organic-substitution-and-elimination-712',
    topics: ['substitution-and-elimination', 'acidity-and-basicity'],
    tests: ['nucleophiles-and-electrophiles'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'beginner',
    text: 'Bases and nucleophiles both donate an electron pair. What kind of constant expresses how strong a base is, and what kind expresses how good a nucleophile is?',
    answer: 'An equilibrium constant for the base, a rate constant for the nucleophile',
    distractors: [
      {
        text: 'A rate constant for the base, an equilibrium constant for the nucleophile',
        slip: 'names-exchanged',
        teaching:
          'The strength of a base is stated as p*K*_{b} or as p*K*_{a} of its conjugate acid, which are equilibrium values.',
      },
      {
        text: 'A rate constant for the base, and a different rate constant for the nucleophile',
        slip: 'rate-for-equilibrium',
        teaching:
          'Ammonia and hydroxide both take up protons extremely fast; they differ in how much of the protonated form is present at equilibrium.',
      },
      {
        text: 'An equilibrium constant for the base, and a different one for the nucleophile',
        slip: 'one-part-right',
        teaching:
          'The attack of a nucleophile on bromomethane goes to completion in most cases; nucleophiles differ in how fast it goes.',
      },
    ],
    explanation:
      'Base strength is how far a proton transfer goes, nucleophilicity how fast an attack on carbon is: an equilibrium constant for the base, a rate constant for the nucleophile.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 2.8 and 11.3',
  },
  {
    id: 'organic-substitution-and-elimination-713',
    topics: ['substitution-and-elimination', 'acidity-and-basicity'],
    tests: ['nucleophiles-and-electrophiles', 'substitution-against-elimination'],
    difficulty: 'intermediate',
    text: 'A chemist needs two reagents: a strong base that is hardly a nucleophile, and a good nucleophile that is hardly a base. Which pair fits, in this order?',
    answer: 'NaH and NaI',
    distractors: [
      {
        text: 'NaI and NaH',
        slip: 'base-for-nucleophile',
        teaching: 'Iodide is the anion of the very strong acid HI and takes up practically no protons.',
      },
      {
        text: 'NaOH and \\ce{NaOCH3}',
        slip: 'nucleophile-misjudged',
        teaching:
          'Hydroxide is a strong base, but it also displaces halides and splits esters as a nucleophile.',
      },
      {
        text: 'NaH and \\ce{NaOCH3}',
        slip: 'one-part-right',
        teaching:
          'Methoxide is a good nucleophile, but it is at the same time about as strong a base as hydroxide.',
      },
    ],
    explanation:
      'Hydride takes up protons, giving \\ce{H2}, but hardly attacks carbon. Iodide is large and polarizable and attacks carbon rapidly, yet HI is a very strong acid. The pair is NaH and NaI.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapters 8 and 15',
  },
  {
    id: 'organic-substitution-and-elimination-714',
    topics: ['substitution-and-elimination'],
    tests: ['nucleophiles-and-electrophiles', 'sn2-reaction'],
    uses: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'In methanol, iodide attacks bromomethane faster than chloride does, although chloride is the stronger base. In dimethylformamide (DMF), the stronger base is also the better nucleophile. What explains the reversal?',
    answer: 'DMF does not surround chloride with hydrogen bonds.',
    distractors: [
      {
        text: 'DMF surrounds iodide with strong hydrogen bonds.',
        slip: 'solvent-role-reversed',
        teaching: 'DMF has no hydrogen on O or N to offer to any anion.',
      },
      {
        text: 'DMF makes chloride more polarizable than iodide.',
        slip: 'property-misjudged',
        teaching: 'Iodide, with its large electron cloud, stays the more polarizable ion in every solvent.',
      },
      {
        text: 'DMF lets a methyl cation form that prefers the stronger base.',
        slip: 'mechanism-confused',
        teaching: 'A methyl cation is far too unstable to form; the halide attacks in one step, by S_{N}2.',
      },
    ],
    explanation:
      'Methanol forms its strongest hydrogen bonds to the small chloride ion, which must shed them before it can attack. Without such bonds, the stronger base is also the faster nucleophile: DMF does not surround chloride with hydrogen bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.3',
  },
  {
    id: 'organic-structure-and-bonding-713',
    topics: ['structure-and-bonding', 'isomerism'],
    tests: ['resonance-in-organic-molecules', 'tautomerism'],
    difficulty: 'beginner',
    text: 'Which arrows are drawn between two resonance forms and between two tautomers?',
    answer: 'One double-headed arrow for resonance, two opposite arrows for tautomers',
    distractors: [
      {
        text: 'Two opposite arrows for resonance, one double-headed arrow for tautomers',
        slip: 'arrows-confused',
        teaching:
          'Two opposite arrows stand for an equilibrium, and resonance forms are not compounds that react with each other.',
      },
      {
        text: 'One double-headed arrow for resonance, and the same arrow for tautomers',
        slip: 'tautomers-and-resonance-confused',
        teaching:
          'Keto and enol forms are different compounds that turn into each other, in both directions.',
      },
      {
        text: 'Two opposite arrows for resonance, and the same arrows for tautomers',
        slip: 'event-invented',
        teaching:
          'Nothing goes back and forth between resonance forms; together they describe one structure.',
      },
    ],
    explanation:
      'Resonance forms describe one species; tautomers are two species in equilibrium. So one double-headed arrow is drawn for resonance, two opposite arrows for tautomers.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 2.4 and 22.1',
  },
  {
    id: 'organic-isomerism-710',
    topics: ['isomerism', 'structure-and-bonding'],
    tests: ['tautomerism', 'resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'NMR shows two species, keto and enol, in pentane-2,4-dione, but only one anion in sodium acetate, although it is drawn in two ways, with the C=O bond to either oxygen. Why?',
    answer: 'Tautomers are separate compounds, but resonance forms describe one.',
    distractors: [
      {
        text: 'Tautomers interconvert slowly, but resonance forms interconvert fast.',
        slip: 'tautomers-and-resonance-confused',
        teaching:
          'The acetate ion does not switch between two structures; at every moment its C–O bonds are equal.',
      },
      {
        text: 'Tautomers differ in electrons, but resonance forms differ in atoms.',
        slip: 'names-exchanged',
        teaching:
          'Keto and enol differ in the place of a hydrogen atom; the two drawings of acetate have all atoms in the same places.',
      },
      {
        text: 'Tautomers are equal in energy, but one of the resonance forms predominates.',
        slip: 'property-misjudged',
        teaching: 'The two drawings of acetate are equivalent, so neither can predominate.',
      },
    ],
    explanation:
      'In the enol a hydrogen sits on oxygen, in the keto form on carbon: two substances with their own signals. The drawings of acetate differ in electrons alone and stand for one structure. Tautomers are separate compounds, but resonance forms describe one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 2.4 and 22.1',
  },
  {
    id: 'organic-isomerism-711',
    topics: ['isomerism', 'carbonyl-compounds'],
    tests: ['tautomerism', 'resonance-in-organic-molecules'],
    uses: ['enolates'],
    difficulty: 'intermediate',
    text: 'Acetone and its enol, \\ce{CH2=C(OH)CH3}, are tautomers. A strong base removes a proton from a carbon atom of the first and from the oxygen atom of the second. How are the two resulting anions related?',
    answer: 'They are one ion, drawn as two resonance forms.',
    distractors: [
      {
        text: 'They are two ions, in equilibrium as tautomers.',
        slip: 'tautomers-and-resonance-confused',
        teaching: 'Tautomers differ in where a hydrogen is bonded, and the hydrogen in question is gone.',
      },
      {
        text: 'They are two ions, related as constitutional isomers.',
        slip: 'same-structure-counted-twice',
        teaching:
          'Both anions have the same atoms joined in the same way; only the electron pairs are drawn elsewhere.',
      },
      {
        text: 'They are one ion, drawn in two conformations.',
        slip: 'other-terms-meaning',
        teaching:
          'No rotation about a single bond turns one drawing into the other; a π bond and a charge change places.',
      },
    ],
    explanation:
      'The tautomers differ in the position of one proton. Once it is removed, the atoms are the same, and the drawings differ in where the π bond and the charge are: one ion, the enolate, drawn as two resonance forms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 22.1 and 22.5',
  },
  {
    id: 'organic-structure-and-bonding-714',
    topics: ['structure-and-bonding'],
    tests: ['inductive-effect', 'resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'Through which electrons does a substituent act in its inductive effect, and through which in its resonance effect?',
    answer: 'σ electrons in induction, π electrons and lone pairs in resonance',
    distractors: [
      {
        text: 'π electrons and lone pairs in induction, σ electrons in resonance',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'Resonance forms of a molecule have the same σ bonds; they differ in π bonds and lone pairs.',
      },
      {
        text: 'σ electrons in induction, inner-shell electrons in resonance',
        slip: 'one-part-right',
        teaching:
          'Inner shells lie too close to one nucleus to be shared; resonance spreads electrons over several atoms.',
      },
      {
        text: 'σ electrons in induction, and σ electrons in resonance as well',
        slip: 'overgeneralised-rule',
        teaching:
          'A nitro group acts by resonance through its N=O π bonds, which overlap with those of a ring.',
      },
    ],
    explanation:
      'An electronegative atom pulls at the σ bonds of its neighbors. Overlap of p orbitals spreads π bonds and lone pairs. So a substituent acts through σ electrons in induction, through π electrons and lone pairs in resonance.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-carboxylic-acids-710',
    topics: ['carboxylic-acids', 'structure-and-bonding'],
    tests: ['resonance-in-organic-molecules', 'nucleophilic-acyl-substitution'],
    difficulty: 'advanced',
    text: 'Cl and N are about equally electronegative. Yet nucleophiles attack the C=O carbon of acetyl chloride far faster than that of acetamide. What explains this?',
    answer: 'Resonance outweighs the inductive effect for N, but not for Cl.',
    distractors: [
      {
        text: 'Resonance outweighs the inductive effect for Cl, but not for N.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'If Cl donated its lone pairs well, the C=O carbon of the chloride would be less positive and would be attacked more slowly.',
      },
      {
        text: 'The inductive effect withdraws electrons for Cl, but donates for N.',
        slip: 'wrong-sign',
        teaching: 'N is more electronegative than carbon, so its inductive effect withdraws electrons too.',
      },
      {
        text: 'Resonance withdraws electrons for Cl, but donates for N.',
        slip: 'arrow-direction-reversed',
        teaching: 'Resonance of an atom with lone pairs donates electrons to C=O, for Cl as well as for N.',
      },
    ],
    explanation:
      'Both atoms withdraw through the σ bond and donate a lone pair. The 2p orbital of N overlaps well with C=O, the larger 3p orbital of Cl poorly. Resonance outweighs the inductive effect for N, but not for Cl, so the C=O carbon of the chloride stays very positive.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
  },
  {
    id: 'organic-acidity-and-basicity-710',
    topics: ['acidity-and-basicity', 'structure-and-bonding'],
    tests: ['resonance-in-organic-molecules', 'acidity-of-organic-compounds'],
    difficulty: 'advanced',
    text: 'The p*K*_{a} is 7.2 for 4-nitrophenol, 7.2 for 2,6-dimethyl-4-nitrophenol and 8.2 for 3,5-dimethyl-4-nitrophenol. Why does the third acid differ?',
    answer: 'Its nitro group is turned out of the ring plane and loses its resonance effect.',
    distractors: [
      {
        text: 'Its nitro group is shielded by methyl groups and loses its inductive effect.',
        slip: 'inductive-and-mesomeric-confused',
        teaching: 'The inductive effect runs through σ bonds, which neighboring groups cannot block.',
      },
      {
        text: 'Its methyl groups release electrons to the ring by induction.',
        slip: 'given-fact-overlooked',
        teaching:
          'The second phenol has two methyl groups as well, nearer to OH, and is as strong as the first.',
      },
      {
        text: 'Its OH group is crowded by methyl groups and keeps its proton.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'The methyl groups on carbons 3 and 5 are next to the nitro group; those on 2 and 6 crowd OH.',
      },
    ],
    explanation:
      'Two methyl groups at positions 2 and 6 do not change the p*K*_{a}. At 3 and 5 they crowd the nitro group: it is turned out of the ring plane and loses its resonance effect; its inductive effect remains, so the acid is still stronger than phenol (10.0).',
    reference: 'Smith, March’s Advanced Organic Chemistry, chapter 8',
  },
  {
    id: 'organic-amines-710',
    topics: ['amines', 'acidity-and-basicity'],
    tests: ['amines', 'basicity-of-amines'],
    difficulty: 'beginner',
    text: 'Ammonia, methylamine and trimethylamine all turn moist red litmus paper blue. Which feature that all three share makes them bases?',
    answer: 'A lone pair on nitrogen',
    distractors: [
      {
        text: 'A hydrogen on nitrogen',
        slip: 'acid-for-base',
        teaching: 'Trimethylamine has no N–H bond, and a base takes up a hydrogen ion instead of giving one.',
      },
      {
        text: 'A \\ce{CH3} group on nitrogen',
        slip: 'given-fact-overlooked',
        teaching: 'Ammonia, \\ce{NH3}, contains no carbon and is a base all the same.',
      },
      {
        text: 'A negative charge on nitrogen',
        slip: 'charge-placed-wrongly',
        teaching: 'All three molecules are neutral; nitrogen becomes positive when it takes up a proton.',
      },
    ],
    explanation:
      'In amines, carbon groups replace one, two or three hydrogens of ammonia. What stays is a lone pair on nitrogen, which bonds to a proton from water and leaves \\ce{OH-}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 24.1 and 24.3',
  },
  {
    id: 'organic-amines-711',
    topics: ['amines', 'acidity-and-basicity'],
    tests: ['basicity-of-amines', 'inductive-effect'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'In water, methylamine is a stronger base than ammonia, but aniline, \\ce{C6H5NH2}, is a much weaker one. What explains both differences?',
    answer: '\\ce{CH3} releases electrons to N, but a benzene ring delocalizes the lone pair of N.',
    distractors: [
      {
        text: '\\ce{CH3} delocalizes the lone pair of N, but a benzene ring releases electrons to it.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'A \\ce{CH3} group has no π system that could share a lone pair, and electrons released to N would strengthen a base.',
      },
      {
        text: '\\ce{CH3} replaces an acidic H of ammonia, but a benzene ring adds acidic H atoms.',
        slip: 'acid-for-base',
        teaching:
          'The C–H bonds of a benzene ring are not acidic in water, and neither are the N–H bonds of ammonia.',
      },
      {
        text: '\\ce{CH3} lets water reach N, but a benzene ring keeps water away from it.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'The flat ring leaves the \\ce{NH2} group open; cyclohexanamine, with a bulkier ring, is about as strong a base as methylamine.',
      },
    ],
    explanation:
      'The lone pair binds a proton more strongly the more electron density N has. \\ce{CH3} releases electrons to N, but a benzene ring delocalizes the lone pair of N by resonance, which is lost on protonation.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 24.3 and 24.4',
  },
  {
    id: 'organic-carboxylic-acids-711',
    topics: ['carboxylic-acids'],
    tests: ['amides', 'hydrolysis-of-esters'],
    difficulty: 'intermediate',
    text: 'Ethyl acetate and acetamide are boiled in separate tubes with aqueous NaOH. Moist red litmus paper in the vapor of one tube turns blue. Which tube is it, and which gas is the cause?',
    answer: 'The tube with the amide; ammonia',
    distractors: [
      {
        text: 'The tube with the ester; ethanol',
        slip: 'test-result-confused',
        teaching: 'Ethanol does leave the ester and evaporates, but it is neutral to litmus.',
      },
      {
        text: 'The tube with the amide; methylamine',
        slip: 'wrong-bond-broken',
        teaching:
          'Hydrolysis breaks the bond between C=O and N; the \\ce{CH3} group of acetamide stays bonded to the C=O carbon.',
      },
      {
        text: 'The tube with the ester; acetic acid',
        slip: 'acid-base-result-reversed',
        teaching: 'Acetic acid would turn litmus red, and in NaOH it stays behind as sodium acetate.',
      },
    ],
    explanation:
      'Both give sodium acetate. The second product is ethanol, which is neutral, from the ester and ammonia, a base, from the amide. It is the tube with the amide; ammonia turns the paper blue.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.6 and 21.7',
  },
  {
    id: 'organic-carboxylic-acids-712',
    topics: ['carboxylic-acids', 'amines'],
    tests: ['amides', 'nucleophilic-acyl-substitution'],
    uses: ['nucleophiles-and-electrophiles', 'esterification'],
    difficulty: 'intermediate',
    text: '4-Aminophenol has an OH and an \\ce{NH2} group. One equivalent of acetic anhydride converts it to an amide (acetaminophen) and not to an ester. Why?',
    answer: 'The \\ce{NH2} group is the better nucleophile.',
    distractors: [
      {
        text: 'The \\ce{NH2} group is the stronger acid.',
        slip: 'acidity-order-reversed',
        teaching: 'Phenols lose a proton far more easily than anilines, so OH is the more acidic group.',
      },
      {
        text: 'The \\ce{NH2} group is the better leaving group.',
        slip: 'leaving-group-misjudged',
        teaching: 'Nitrogen stays bonded to the ring; acetate leaves, and it comes from the anhydride.',
      },
      {
        text: 'The OH group is protonated by the anhydride.',
        slip: 'protonation-state-overlooked',
        teaching:
          'A phenol is a very weak base, and if a proton is taken up anywhere it goes to the \\ce{NH2} group.',
      },
    ],
    explanation:
      'OH would give an ester, \\ce{NH2} gives an amide. Nitrogen is less electronegative than oxygen and donates its lone pair more readily to the C=O carbon: the \\ce{NH2} group is the better nucleophile.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.5 and 21.7',
  },
  {
    id: 'organic-amines-712',
    topics: ['amines', 'carboxylic-acids'],
    tests: ['basicity-of-amines', 'amides'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Benzylamine, \\ce{C6H5CH2NH2}, dissolves readily in dilute hydrochloric acid. Benzamide, \\ce{C6H5CONH2}, hardly dissolves. What makes the amide different from the amine?',
    answer: 'Its N shares the lone pair with the C=O group.',
    distractors: [
      {
        text: 'Its N shares the lone pair with the benzene ring.',
        slip: 'conjugation-overlooked',
        teaching: 'The C=O carbon lies between N and the ring; N bonds directly to the ring in aniline.',
      },
      {
        text: 'Its N has no lone pair left beside its bonds.',
        slip: 'lone-pair-forgotten',
        teaching: 'N makes three bonds in the amide and in the amine alike, so it has a lone pair in both.',
      },
      {
        text: 'Its N is lost as ammonia in the cold acid.',
        slip: 'event-invented',
        teaching:
          'Amides are split only after long heating with acid; in cold dilute acid benzamide is unchanged.',
      },
    ],
    explanation:
      'The amine dissolves because its N takes up a proton and forms a salt. In the amide the lone pair is delocalized: its N shares the lone pair with the C=O group and hardly binds protons in dilute acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.3',
  },
  {
    id: 'organic-amines-713',
    topics: ['amines', 'spectroscopy-organic'],
    tests: ['infrared-spectroscopy', 'amides'],
    uses: ['amines'],
    difficulty: 'beginner',
    text: 'Butan-1-amine and butanamide both show infrared bands near 3300 cm^{−1}. Which other band indicates the amide?',
    answer: 'A strong one near 1660 cm^{−1}, from C=O',
    distractors: [
      {
        text: 'A sharp one near 2250 cm^{−1}, from C≡N',
        slip: 'band-of-another-group',
        teaching: 'A nitrile has C≡N; in an amide, N is joined to a C=O carbon by a single bond.',
      },
      {
        text: 'A very broad one near 3000 cm^{−1}, from O–H',
        slip: 'functional-group-confused',
        teaching: 'A carboxylic acid shows this band; the amide has \\ce{NH2} in place of its OH.',
      },
      {
        text: 'A strong one near 2900 cm^{−1}, from C–H',
        slip: 'likeness-of-groups-misjudged',
        teaching:
          'Both compounds have a chain with \\ce{CH2} and \\ce{CH3} groups, so this band is in both spectra.',
      },
    ],
    explanation:
      'Both have N–H bonds near 3300 cm^{−1}, but an amide also has a carbonyl group, which an amine lacks. The amide therefore shows another band: a strong one near 1660 cm^{−1}, from C=O.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.10 and 24.10',
  },
  {
    id: 'organic-alkenes-and-alkynes-710',
    topics: ['alkenes-and-alkynes', 'conformations'],
    tests: ['homologous-series'],
    uses: ['alkanes', 'degrees-of-unsaturation'],
    difficulty: 'beginner',
    text: 'How many hydrogens do molecules of pentane, pent-1-ene and pent-1-yne have, in this order?',
    answer: '12, 10 and 8',
    distractors: [
      {
        text: '12, 11 and 10',
        slip: 'forgot-to-halve-hydrogens',
        teaching:
          'Each additional C–C bond uses an electron of both carbons, so two hydrogens are lost at a time.',
      },
      {
        text: '10, 8 and 6',
        slip: 'saturated-formula-wrong',
        teaching: 'In pentane three \\ce{CH2} groups and two \\ce{CH3} groups make more than ten hydrogens.',
      },
      {
        text: '8, 10 and 12',
        slip: 'reversed-trend',
        teaching: 'Carbons that share more bonds with each other have fewer bonds left for hydrogen.',
      },
    ],
    explanation:
      'Open-chain alkanes are \\ce{C_nH_{2n+2}}, alkenes \\ce{C_nH_{2n}} and alkynes \\ce{C_nH_{2n-2}}. With five carbons this gives 12, 10 and 8 hydrogens.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 3.2, 7.2 and 9.1',
  },
  {
    id: 'organic-alkenes-and-alkynes-711',
    topics: ['alkenes-and-alkynes', 'structure-and-bonding'],
    tests: ['hybridization', 'bond-length-and-bond-energy'],
    uses: ['bond-angles'],
    difficulty: 'beginner',
    text: 'In the series ethane, ethene, ethyne, how do the H–C–C bond angle and the length of the carbon–carbon bond change?',
    answer: 'The angle increases, and the bond becomes shorter.',
    distractors: [
      {
        text: 'The angle decreases, and the bond becomes shorter.',
        slip: 'hybridisation-misjudged',
        teaching:
          'A carbon with two neighbors is linear: ethyne has the widest angle, 180°, ethane about 110°.',
      },
      {
        text: 'The angle increases, and the bond becomes longer.',
        slip: 'reversed-trend',
        teaching: 'More shared electrons pull the two carbons closer together: 154 pm, 134 pm, 120 pm.',
      },
      {
        text: 'The angle decreases, and the bond becomes longer.',
        slip: 'wrong-reference',
        teaching:
          'This is what happens in the other direction, on adding hydrogen to ethyne and then to ethene.',
      },
    ],
    explanation:
      'The carbons have four, three and two neighbors, at about 110°, 120° and 180°, and are joined by one, two and three bonds. The angle increases, and the bond becomes shorter.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 1.7 to 1.9',
  },
  {
    id: 'organic-alkenes-and-alkynes-712',
    topics: ['alkenes-and-alkynes', 'functional-groups'],
    tests: ['chemical-tests-for-functional-groups', 'reactions-of-alkynes'],
    uses: ['electrophilic-addition', 'alkanes'],
    difficulty: 'intermediate',
    text: 'P, Q and R are hexane, hex-1-ene and hex-1-yne, in some order. In the dark, P and R decolorize bromine. With silver nitrate in ammonia, only R gives a precipitate. What are P, Q and R?',
    answer: 'P is hex-1-ene, Q hexane, R hex-1-yne.',
    distractors: [
      {
        text: 'P is hex-1-yne, Q hexane, R hex-1-ene.',
        slip: 'test-result-confused',
        teaching:
          'Hydrogen on a triple-bonded carbon is acidic enough to be replaced by silver; that on C=C is not.',
      },
      {
        text: 'P is hex-1-ene, Q hex-1-yne, R hexane.',
        slip: 'property-misjudged',
        teaching: 'Hexane has no π bond to which bromine could add in the dark, but R decolorizes bromine.',
      },
      {
        text: 'P is hexane, Q hex-1-ene, R hex-1-yne.',
        slip: 'conditions-confused',
        teaching:
          'Hexane decolorizes bromine only in light, by substitution, but P does so in the dark; hex-1-ene would too, but Q does not.',
      },
    ],
    explanation:
      'Bromine adds to C=C and C≡C in the dark, so Q is the alkane. Silver replaces the weakly acidic hydrogen of a terminal alkyne, so R is the alkyne: P is hex-1-ene, Q hexane, R hex-1-yne.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 8.2, 9.3 and 9.7',
  },
  {
    id: 'organic-alkenes-and-alkynes-713',
    topics: ['alkenes-and-alkynes', 'isomerism'],
    tests: ['cis-trans-isomerism'],
    uses: ['sigma-and-pi-bonds', 'alkanes'],
    difficulty: 'intermediate',
    text: 'But-2-ene has cis and trans forms; butane and but-2-yne have none. What prevents such forms in butane and in but-2-yne?',
    answer: 'In butane the groups rotate freely about the middle bond; in but-2-yne the chain is linear.',
    distractors: [
      {
        text: 'In but-2-yne the groups rotate freely about the middle bond; in butane the chain is linear.',
        slip: 'names-exchanged',
        teaching:
          'The carbons of butane are tetrahedral, so its chain is a zigzag; a triple bond holds four carbons in a line.',
      },
      {
        text: 'In butane the groups rotate freely about the middle bond; in but-2-yne only the trans form is stable.',
        slip: 'one-part-right',
        teaching:
          'But-2-yne has no trans form: each carbon of C≡C has just one group, straight in line with the bond.',
      },
      {
        text: 'In butane and in but-2-yne carbon 2 has two identical groups.',
        slip: 'likeness-of-groups-misjudged',
        teaching:
          'Carbon 2 of butane has two hydrogens, but that of but-2-yne has a single \\ce{CH3} group and no hydrogen.',
      },
    ],
    explanation:
      'Cis and trans forms need groups on two sides of a bond and no rotation about it. A triple-bonded carbon has one group, in line with the bond. So in butane the groups rotate freely about the middle bond, and in but-2-yne the chain is linear.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 3.6, 7.4 and 9.1',
  },
  {
    id: 'organic-conformations-710',
    topics: ['conformations'],
    tests: ['alkanes', 'boiling-points-and-intermolecular-forces'],
    uses: ['london-dispersion-forces', 'homologous-series'],
    difficulty: 'beginner',
    text: 'Methane boils at −162 °C, ethane at −89 °C and propane at −42 °C. What explains this trend?',
    answer: 'Larger molecules attract each other more strongly.',
    distractors: [
      {
        text: 'Longer chains have stronger C–C bonds.',
        slip: 'wrong-bond-broken',
        teaching: 'Methane has no C–C bond, and on boiling all bonds within the molecules stay intact.',
      },
      {
        text: 'More C–H groups form more hydrogen bonds.',
        slip: 'property-misjudged',
        teaching: 'Hydrogen bonds need H on N, O or F; the H atoms of alkanes, bonded to carbon, form none.',
      },
      {
        text: 'Each added \\ce{CH2} group makes the molecule more polar.',
        slip: 'other-principle',
        teaching:
          'C and H differ little in electronegativity, so propane is practically as nonpolar as methane.',
      },
    ],
    explanation:
      'Each member of the series has one more \\ce{CH2} group, and so more electrons and a larger surface. Dispersion forces grow: larger molecules attract each other more strongly.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.5',
  },
  {
    id: 'organic-radical-reactions-710',
    topics: ['radical-reactions', 'conformations'],
    tests: ['halogenation-of-alkanes', 'structural-isomers'],
    difficulty: 'beginner',
    text: 'Methane, ethane and propane are chlorinated in light. How many different organic products with exactly one chlorine atom can each of them give, in this order?',
    answer: '1, 1 and 2',
    distractors: [
      {
        text: '1, 2 and 3',
        slip: 'symmetry-overlooked',
        teaching: 'The two carbons of ethane are equivalent, and so are the two end carbons of propane.',
      },
      {
        text: '1, 1 and 1',
        slip: 'isomer-overlooked',
        teaching:
          'A chlorine on the middle carbon of propane gives a different compound from one at the end.',
      },
      {
        text: '4, 6 and 8',
        slip: 'single-hydrogens-ignored',
        teaching:
          'These are the numbers of hydrogens; replacing one or another of the same kind gives the same compound.',
      },
    ],
    explanation:
      'All hydrogens of methane are equivalent, and so are those of ethane. Propane has two kinds, in \\ce{CH3} and in \\ce{CH2}, and gives 1-chloropropane and 2-chloropropane. The numbers are 1, 1 and 2.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.2',
  },
  {
    id: 'organic-substitution-and-elimination-715',
    topics: ['substitution-and-elimination'],
    tests: ['alkyl-halides', 'sn2-reaction'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'Iodide (p*K*_{a} of HI: −10) is a good leaving group, fluoride (HF: 3.2) is a poor one, and \\ce{NH2-} (\\ce{NH3}: 38) does not leave at all. Why does a low p*K*_{a} of the conjugate acid be associated with good leaving-group ability?',
    answer: 'A weak base is stable once it has taken the electron pair.',
    distractors: [
      {
        text: 'A weak base is quick to return the electron pair to carbon.',
        slip: 'reversed-cause',
        teaching:
          'To return its pair, a group must be a good donor; one that leaves well holds on to its electrons.',
      },
      {
        text: 'A strong acid gives the leaving group a proton as it goes.',
        slip: 'acid-for-base',
        teaching:
          'HI is not present in the reaction: iodide leaves as an ion, and p*K*_{a} is a measure of its stability.',
      },
      {
        text: 'A strong acid has a leaving group that is highly electronegative.',
        slip: 'inductive-effect-ignored',
        teaching:
          'Fluorine is the most electronegative halogen, yet HF is the weakest acid of the hydrogen halides.',
      },
    ],
    explanation:
      'A low p*K*_{a} of HX means that \\ce{X-} keeps its electron pair and does not tend to share it with a proton. Leaving from carbon requires the same: a weak base is stable once it has taken the electron pair.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.3',
  },
  {
    id: 'organic-substitution-and-elimination-716',
    topics: ['substitution-and-elimination', 'alcohols-and-ethers'],
    tests: ['sn2-reaction', 'alcohols-to-alkyl-halides'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'advanced',
    text: 'OH is a poor leaving group, but \\ce{OH2+} and tosylate are good ones. To replace the OH of butan-1-ol by CN with NaCN, a chemist first makes a tosylate instead of adding a strong acid. Why?',
    answer: 'Acid would convert the nucleophile to HCN.',
    distractors: [
      {
        text: 'Acid would leave the OH group unprotonated.',
        slip: 'protonation-state-overlooked',
        teaching: 'Strong acid does protonate OH; this is how butan-1-ol reacts with hot concentrated HBr.',
      },
      {
        text: 'Tosylate would leave as a stronger base than water.',
        slip: 'leaving-group-misjudged',
        teaching:
          'Good leaving groups are weak bases; greater base strength would be a drawback of the tosylate.',
      },
      {
        text: 'Tosylate would let a primary carbocation form.',
        slip: 'mechanism-confused',
        teaching: 'A primary cation is too unstable; cyanide attacks the tosylate from behind, by S_{N}2.',
      },
    ],
    explanation:
      'Both ways give a good leaving group. But cyanide is a base (HCN: p*K*_{a} 9.2), and acid would convert the nucleophile to HCN, a toxic gas that hardly attacks. A tosylate needs no acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 11.3 and 17.6',
  },
  {
    id: 'organic-substitution-and-elimination-717',
    topics: ['substitution-and-elimination', 'alcohols-and-ethers'],
    tests: ['resonance-in-organic-molecules', 'sn2-reaction'],
    uses: ['alkyl-halides'],
    difficulty: 'intermediate',
    text: 'Hydroxide and tosylate, \\ce{CH3C6H4SO3-}, both take the electrons of a C–O bond with them when they leave. Why is tosylate a good leaving group and hydroxide a poor one?',
    answer: 'The charge of tosylate is shared by three oxygens.',
    distractors: [
      {
        text: 'The charge of tosylate is shared by the ring carbons.',
        slip: 'charge-placed-wrongly',
        teaching:
          'Methanesulfonate, without any ring, leaves about as well as tosylate; sulfur separates the oxygens from the ring.',
      },
      {
        text: 'The sulfur of tosylate keeps the C–O bond ionic.',
        slip: 'bond-breaking-overlooked',
        teaching:
          'The C–O bond of a tosylate is covalent: tosylates are crystals that can be purified and stored.',
      },
      {
        text: 'The size of tosylate pushes it off the carbon.',
        slip: 'size-of-effect-misjudged',
        teaching: 'A bulky alkoxide such as *tert*-butoxide is as poor a leaving group as methoxide.',
      },
    ],
    explanation:
      'The charge of hydroxide stays on one oxygen, so it is a strong base. The charge of tosylate is shared by three oxygens through resonance, so it is a very weak base and leaves easily.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 11.3 and 17.6',
  },
];
