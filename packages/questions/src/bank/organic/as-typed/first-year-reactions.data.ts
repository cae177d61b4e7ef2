import type { WrittenQuestion } from '../../written-question.ts';

/** Additions to alkenes, cyclopropanation, enolates, malonic ester, Grignard reagents, oxidants, and aromatic synthesis. */
export const firstYearReactionsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alkenes-and-alkynes-504',
    topics: ['alkenes-and-alkynes'],
    tests: ['cyclopropanation'],
    difficulty: 'beginner',
    text: 'Which product forms when cyclohexene reacts with diiodomethane and a zinc–copper couple (Simmons–Smith reaction)?',
    answer: 'Bicyclo[4.1.0]heptane',
    distractors: [
      {
        text: '1,2-Diiodocyclohexane',
        slip: 'reagent-misread',
        teaching: 'Iodine is not added; the \\ce{CH2} group is.',
      },
      {
        text: 'Methylcyclohexane',
        slip: 'added-without-opening',
        teaching: 'The \\ce{CH2} group bonds to both carbons of the double bond.',
      },
      {
        text: '1,7-Diiodoheptane',
        slip: 'cleavage-overlooked',
        teaching: 'The ring carbons stay bonded to each other.',
      },
    ],
    explanation:
      'The zinc carbenoid \\ce{ICH2ZnI} transfers \\ce{CH2} to both carbons of C=C at once; a cyclopropane ring fused to the six-membered ring results.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-alkenes-and-alkynes-505',
    topics: ['alkenes-and-alkynes'],
    tests: ['cyclopropanation'],
    difficulty: 'intermediate',
    text: '(*Z*)-But-2-ene is treated with \\ce{CH2I2} and Zn(Cu). Which statement about the product is right?',
    answer: 'It is *cis*-1,2-dimethylcyclopropane only.',
    distractors: [
      {
        text: 'It is *trans*-1,2-dimethylcyclopropane only.',
        slip: 'syn-anti-confused',
        teaching: 'Both new bonds form on one face; the methyl groups stay on one side.',
      },
      {
        text: 'It is a mixture of *cis*- and *trans*-1,2-dimethylcyclopropane.',
        slip: 'mechanism-confused',
        teaching: 'A mixture needs an intermediate that can rotate; the transfer is concerted.',
      },
      {
        text: 'It is 1,1-dimethylcyclopropane only.',
        slip: 'position-shifted',
        teaching: 'The methyl groups stay on their own carbons.',
      },
    ],
    explanation:
      'The methylene group is delivered in one step, syn. The configuration of the alkene is kept.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-alkenes-and-alkynes-506',
    topics: ['alkenes-and-alkynes'],
    tests: ['cyclopropanation'],
    difficulty: 'beginner',
    text: 'Which reagents turn cyclohexene into 7,7-dichlorobicyclo[4.1.0]heptane?',
    answer: '\\ce{CHCl3} and KOH',
    distractors: [
      {
        text: '\\ce{CHCl3} and HCl',
        slip: 'reagent-misread',
        teaching: 'Acid takes no proton from chloroform, so no carbene forms.',
      },
      {
        text: '\\ce{CH2Cl2} and KOH',
        slip: 'reagent-misread',
        teaching: 'A carbene from dichloromethane would bring only one chlorine into the ring.',
      },
      {
        text: '\\ce{CH2Cl2} and HCl',
        slip: 'reagent-misread',
        teaching: 'Acid makes no carbene, and dichloromethane could not bring two chlorines.',
      },
    ],
    explanation:
      'Base takes the proton of chloroform; \\ce{CCl3-} loses chloride. Dichlorocarbene adds to the double bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-alkenes-and-alkynes-507',
    topics: ['alkenes-and-alkynes'],
    tests: ['cyclopropanation', 'reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'Dichlorocarbene, \\ce{CCl2}, has an empty *p* orbital and a lone pair on its carbon. How does it react with alkenes?',
    answer: 'As an electrophile',
    distractors: [
      {
        text: 'As a strong base',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'Alkenes have no acidic hydrogens; the empty orbital seeks electrons.',
      },
      {
        text: 'As a chain carrier of radicals',
        slip: 'mechanism-confused',
        teaching: 'In the singlet state the electrons are paired; no chain is started.',
      },
      {
        text: 'As a leaving group',
        slip: 'leaving-group-misjudged',
        teaching: 'A free carbene does not leave; it adds.',
      },
    ],
    explanation:
      'With six valence electrons the carbon lacks a pair; the π electrons of the alkene flow into the empty orbital while the lone pair closes the ring. Electron-rich alkenes react fastest.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-alkenes-and-alkynes-508',
    topics: ['alkenes-and-alkynes'],
    tests: ['cyclopropanation'],
    difficulty: 'advanced',
    text: 'Cyclohex-2-en-1-ol reacts much faster than cyclohexene with \\ce{CH2I2}/Zn(Cu), and the new ring lies *cis* to OH. Which reason is right?',
    answer: 'The oxygen binds the zinc reagent and guides it.',
    distractors: [
      {
        text: 'The oxygen pulls electrons and activates C=C.',
        slip: 'wrong-cause',
        teaching: 'The reagent is electrophilic; electron withdrawal would slow it down.',
      },
      {
        text: 'The OH group leaves and a cation is attacked.',
        slip: 'leaving-group-misjudged',
        teaching: 'OH stays in the product.',
      },
      {
        text: 'The OH group blocks the side on which it stands.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Then the ring would be *trans* to OH.',
      },
    ],
    explanation:
      'The carbenoid coordinates to (or exchanges a proton for) the oxygen. The methylene group is then delivered to the near face: directed cyclopropanation.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 38',
  },
  {
    id: 'organic-alkenes-and-alkynes-509',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes'],
    difficulty: 'beginner',
    text: 'What is the product when hex-1-ene is treated with mercury(II) acetate in aqueous THF and then with \\ce{NaBH4}?',
    answer: 'Hexan-2-ol',
    distractors: [
      {
        text: 'Hexan-1-ol',
        slip: 'markovnikov-reversed',
        teaching: 'This is the product of hydroboration–oxidation.',
      },
      {
        text: 'Hexane',
        slip: 'reagent-misread',
        teaching: '\\ce{NaBH4} replaces mercury by hydrogen; the OH group stays.',
      },
      {
        text: 'Hexane-1,2-diol',
        slip: 'reagent-misread',
        teaching: 'Diols come from \\ce{OsO4} or an opened epoxide.',
      },
    ],
    explanation:
      'Water attacks the more substituted carbon of the mercurinium ion; \\ce{NaBH4} replaces Hg by H: Markovnikov hydration.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.4',
    computation: { kind: 'name-of-structure', smiles: 'CCCCC(O)C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-510',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes', 'carbocation-rearrangement'],
    difficulty: 'intermediate',
    text: '3,3-Dimethylbut-1-ene gives 2,3-dimethylbutan-2-ol with dilute sulfuric acid, but 3,3-dimethylbutan-2-ol by oxymercuration–demercuration. What explains the difference?',
    answer: 'Only in acid does a free carbocation form.',
    distractors: [
      {
        text: 'Only with mercury does a free carbocation form.',
        slip: 'reversed-trend',
        teaching: 'The mercurinium ion has no open cation that could rearrange.',
      },
      {
        text: 'Only in acid is the addition anti-Markovnikov.',
        slip: 'markovnikov-reversed',
        teaching: 'In both cases OH does not go to the end carbon.',
      },
      {
        text: 'Only with mercury does the methyl group leave.',
        slip: 'wrong-cause',
        teaching: 'No methyl group is lost; in acid one migrates.',
      },
    ],
    explanation:
      'In acid the secondary cation becomes tertiary by a methyl shift. In the bridged mercurinium ion mercury shares its electrons, so nothing migrates.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.4',
  },
  {
    id: 'organic-alkenes-and-alkynes-511',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes'],
    difficulty: 'intermediate',
    text: 'Which intermediate does water open in oxymercuration, and from which side?',
    answer: 'A mercurinium ion, from the side opposite to mercury',
    distractors: [
      {
        text: 'A mercurinium ion, from the same side as mercury',
        slip: 'syn-anti-confused',
        teaching: 'The bridging mercury blocks its own side.',
      },
      {
        text: 'An epoxide, from the same side as oxygen',
        slip: 'mechanism-confused',
        teaching: 'Mercury(II) acetate makes no epoxide; and a bridging atom blocks its own side.',
      },
      {
        text: 'An epoxide, from the side opposite to oxygen',
        slip: 'mechanism-confused',
        teaching: 'Mercury(II) acetate makes no epoxide.',
      },
    ],
    explanation:
      '\\ce{Hg(OAc)+} bridges both carbons. Water attacks the more substituted one from the back (anti addition of OH and Hg).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.4',
  },
  {
    id: 'organic-alkenes-and-alkynes-512',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes', 'hydroboration'],
    difficulty: 'intermediate',
    text: '1-Methylcyclohexene is to be turned into 1-methylcyclohexan-1-ol and, in another flask, into *trans*-2-methylcyclohexan-1-ol. Which reagents, in this order?',
    answer: '\\ce{Hg(OAc)2}/\\ce{H2O}, \\ce{NaBH4}; \\ce{BH3}, then \\ce{H2O2}/NaOH',
    distractors: [
      {
        text: '\\ce{BH3}, then \\ce{H2O2}/NaOH; \\ce{Hg(OAc)2}/\\ce{H2O}, \\ce{NaBH4}',
        slip: 'markovnikov-reversed',
        teaching: 'Hydroboration puts OH on the less substituted carbon.',
      },
      {
        text: '\\ce{OsO4}, then \\ce{NaHSO3}; \\ce{Hg(OAc)2}/\\ce{H2O}, \\ce{NaBH4}',
        slip: 'reagent-misread',
        teaching: 'Osmium tetroxide gives a diol, and oxymercuration the tertiary alcohol.',
      },
      {
        text: '\\ce{Hg(OAc)2}/\\ce{H2O}, \\ce{NaBH4}; \\ce{OsO4}, then \\ce{NaHSO3}',
        slip: 'reagent-misread',
        teaching: 'Osmium tetroxide gives a diol with both OH groups on one side.',
      },
    ],
    explanation:
      'Oxymercuration–demercuration gives the tertiary alcohol (Markovnikov). Hydroboration–oxidation adds H and OH syn, OH to the less substituted carbon, hence *trans* to methyl.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.5',
  },
  {
    id: 'organic-alkenes-and-alkynes-513',
    topics: ['alkenes-and-alkynes'],
    tests: ['ozonolysis'],
    uses: ['electrophilic-addition'],
    difficulty: 'beginner',
    text: '2-Methylbut-2-ene is treated with one reagent at a time. Which reagent gives propanone and ethanal?',
    answer: '\\ce{O3}, then Zn and acetic acid',
    distractors: [
      {
        text: '\\ce{OsO4}, then \\ce{NaHSO3}',
        slip: 'reagent-misread',
        teaching: 'This gives a diol; the carbon chain stays whole.',
      },
      {
        text: 'Hot acidic \\ce{KMnO4}',
        slip: 'oxidised-too-far',
        teaching: 'It cleaves too, but ethanal would be oxidized to acetic acid.',
      },
      { text: 'mCPBA, then \\ce{H3O+}', slip: 'reagent-misread', teaching: 'The epoxide opens to a diol.' },
    ],
    explanation:
      'Ozonolysis with reductive workup splits C=C to two carbonyl compounds: \\ce{(CH3)2C=} gives propanone, \\ce{=CHCH3} ethanal.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.8',
  },
  {
    id: 'organic-alkenes-and-alkynes-514',
    topics: ['alkenes-and-alkynes'],
    tests: ['halogenation-of-alkenes', 'epoxidation-and-dihydroxylation'],
    difficulty: 'intermediate',
    text: 'Cyclopentene is treated in four flasks with (1) \\ce{Br2}, (2) \\ce{OsO4}/\\ce{NaHSO3}, (3) \\ce{H2}/Pd, (4) mCPBA, then \\ce{H3O+}. Which flasks contain a *trans*-1,2-disubstituted product?',
    answer: '1 and 4',
    distractors: [
      {
        text: '1 and 2',
        slip: 'syn-anti-confused',
        teaching: 'Osmium tetroxide adds both oxygens on one face: *cis*.',
      },
      {
        text: '2 and 4',
        slip: 'syn-anti-confused',
        teaching: 'Bromine adds anti; osmium tetroxide does not.',
      },
      {
        text: '2 and 3',
        slip: 'syn-anti-confused',
        teaching: 'Both are syn additions; hydrogenation leaves no substituents here.',
      },
    ],
    explanation:
      'Bromine adds anti via the bromonium ion; the epoxide is opened from the back. \\ce{OsO4} gives the *cis* diol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.7',
  },
  {
    id: 'organic-alkenes-and-alkynes-516',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydroboration'],
    difficulty: 'beginner',
    text: 'Which product does 2-methylpropene give with \\ce{BH3} in THF, followed by \\ce{H2O2} and NaOH?',
    answer: '2-Methylpropan-1-ol',
    distractors: [
      {
        text: '2-Methylpropan-2-ol',
        slip: 'markovnikov-everywhere',
        teaching: 'This is the Markovnikov product, from acid or oxymercuration.',
      },
      {
        text: '2-Methylpropane-1,2-diol',
        slip: 'reagent-misread',
        teaching: 'One OH and one H are added, not two OH groups.',
      },
      {
        text: 'Butan-2-ol',
        slip: 'branched-for-straight',
        teaching: 'The carbon chain stays branched, and OH ends up on the end carbon.',
      },
    ],
    explanation:
      'Boron goes to the less hindered end carbon, hydrogen to the other; peroxide turns C–B into C–OH.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.5',
    computation: { kind: 'name-of-structure', smiles: 'CC(C)CO' },
  },
  {
    id: 'organic-carbonyl-compounds-512',
    topics: ['carbonyl-compounds'],
    tests: ['enolates', 'kinetic-and-thermodynamic-control'],
    difficulty: 'intermediate',
    text: 'Which conditions turn 2-methylcyclohexanone mainly into its less substituted enolate?',
    answer: 'LDA (1.1 equivalents), THF, −78 °C',
    distractors: [
      {
        text: 'NaOEt, ethanol, 25 °C',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'A weak base lets the enolates equilibrate.',
      },
      {
        text: 'NaH (0.9 equivalent), 60 °C',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'With ketone left over, protons are exchanged and the more stable enolate collects.',
      },
      {
        text: '\\ce{CH3Li}, ether, 0 °C',
        slip: 'reagent-misread',
        teaching: 'Methyllithium mostly adds to C=O.',
      },
    ],
    explanation:
      'The bulky strong base removes the more accessible proton quickly and completely; at −78 °C without free ketone nothing equilibrates: kinetic enolate.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 25',
  },
  {
    id: 'organic-carbonyl-compounds-513',
    topics: ['carbonyl-compounds'],
    tests: ['enolates', 'kinetic-and-thermodynamic-control'],
    difficulty: 'intermediate',
    text: 'Why does a slight excess of ketone over base lead from the kinetic to the thermodynamic enolate?',
    answer: 'Free ketone gives protons back to the enolates.',
    distractors: [
      {
        text: 'Free ketone makes the base bulkier.',
        slip: 'wrong-cause',
        teaching: 'The base is used up; what acts is the acid, ketone itself.',
      },
      {
        text: 'Free ketone cools the mixture by evaporation.',
        slip: 'wrong-cause',
        teaching: 'Temperature is not changed like this.',
      },
      {
        text: 'Free ketone oxidizes the less stable enolate.',
        slip: 'reaction-type-confused',
        teaching: 'No oxidation occurs, only transfer of protons.',
      },
    ],
    explanation:
      'The ketone (p*K*_{a} about 20) protonates an enolate and is deprotonated itself, perhaps on the other side. The more substituted, more stable enolate collects.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 25',
  },
  {
    id: 'organic-carbonyl-compounds-514',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates'],
    uses: ['enolates'],
    difficulty: 'advanced',
    text: 'Butanone is added to LDA at −78 °C, and after that benzyl bromide. Which ketone is the main product?',
    answer: '1-Phenylpentan-3-one',
    distractors: [
      {
        text: '3-Methyl-4-phenylbutan-2-one',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'This comes from the more substituted, thermodynamic enolate.',
      },
      {
        text: '2-Phenylpentan-3-one',
        slip: 'reagent-misread',
        teaching: 'Benzyl, not phenyl, is transferred, and to the methyl carbon.',
      },
      {
        text: '2-Benzylbutan-2-ol',
        slip: 'mechanism-confused',
        teaching: 'A benzyl Grignard reagent would add to C=O; benzyl bromide alkylates the enolate.',
      },
    ],
    explanation:
      'LDA removes a proton of \\ce{CH3} (kinetic). The enolate carbon displaces bromide: \\ce{C6H5CH2CH2COCH2CH3}, 1-phenylpentan-3-one.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 25',
  },
  {
    id: 'organic-carbonyl-compounds-515',
    topics: ['carbonyl-compounds'],
    tests: ['enolates'],
    difficulty: 'beginner',
    text: 'Why is LDA so rarely a nucleophile toward C=O, although it is a very strong base?',
    answer: 'Its two isopropyl groups are too bulky.',
    distractors: [
      {
        text: 'Its conjugate acid has a very low p*K*_{a}.',
        slip: 'acidity-order-reversed',
        teaching: 'The conjugate acid has p*K*_{a} about 36: it is a strong base.',
      },
      {
        text: 'Its nitrogen carries a positive charge.',
        slip: 'charge-placed-wrongly',
        teaching: 'It carries a negative charge.',
      },
      {
        text: 'Its lithium is bound to carbon.',
        slip: 'solvent-role-reversed',
        teaching: 'Lithium is paired with nitrogen; LDA contains no C–Li bond.',
      },
    ],
    explanation:
      'A proton lies on the outside and is reached by a bulky base; attack at the carbonyl carbon needs room that LDA lacks.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.5',
  },
  {
    id: 'organic-carbonyl-compounds-516',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates', 'decarboxylation'],
    difficulty: 'beginner',
    text: 'Diethyl malonate is treated with NaOEt and 1-bromobutane, then heated with aqueous acid. Which acid is formed?',
    answer: 'Hexanoic acid',
    distractors: [
      {
        text: 'Pentanoic acid',
        slip: 'carbon-lost-or-added',
        teaching: 'Two carbons of malonic ester stay: \\ce{CH2COOH}.',
      },
      {
        text: 'Butylpropanedioic acid',
        slip: 'one-step-short',
        teaching: 'The diacid loses \\ce{CO2} on heating.',
      },
      {
        text: 'Heptanoic acid',
        slip: 'carbon-lost-or-added',
        teaching: 'One of the three malonate carbons leaves as \\ce{CO2}.',
      },
    ],
    explanation:
      'The butyl group bonds to the \\ce{CH2} carbon; hydrolysis and loss of \\ce{CO2} leave \\ce{C4H9CH2COOH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
  },
  {
    id: 'organic-carbonyl-compounds-517',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates'],
    difficulty: 'intermediate',
    text: 'Which alkyl bromide and which ester make 5-methylhexan-2-one after alkylation, hydrolysis and heating?',
    answer: '1-Bromo-2-methylpropane; ethyl acetoacetate',
    distractors: [
      {
        text: '1-Bromo-2-methylpropane; diethyl malonate',
        slip: 'reagent-misread',
        teaching: 'Malonic ester leads to a carboxylic acid.',
      },
      {
        text: '1-Bromo-3-methylbutane; ethyl acetoacetate',
        slip: 'carbon-lost-or-added',
        teaching: 'This gives 6-methylheptan-2-one.',
      },
      {
        text: '1-Bromo-3-methylbutane; diethyl malonate',
        slip: 'reagent-misread',
        teaching: 'Malonic ester leads to a carboxylic acid, and this halide has a carbon too many.',
      },
    ],
    explanation:
      'Acetoacetic ester gives \\ce{CH3COCH2}–R; for \\ce{CH3COCH2CH2CH(CH3)2}, R is \\ce{CH2CH(CH3)2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
  },
  {
    id: 'organic-carbonyl-compounds-518',
    topics: ['carbonyl-compounds'],
    tests: ['acidity-of-organic-compounds'],
    uses: ['alkylation-of-enolates'],
    difficulty: 'intermediate',
    text: 'Why is ethoxide, not LDA, enough to deprotonate diethyl malonate (p*K*_{a} 13)?',
    answer: 'The anion is shared by two ester groups.',
    distractors: [
      {
        text: 'The anion is a stronger base than ethoxide.',
        slip: 'acidity-order-reversed',
        teaching: 'Ethanol has p*K*_{a} 16; the malonate anion is the weaker base.',
      },
      {
        text: 'The proton sits between two small groups.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Acidity here is a matter of stability of the anion, not of room.',
      },
      {
        text: 'The ethoxide is used as a catalyst only.',
        slip: 'wrong-cause',
        teaching: 'One equivalent is used; it is turned completely into ethanol.',
      },
    ],
    explanation:
      'The negative charge is delocalized over two C=O groups, so the \\ce{CH2} protons are much more acidic than those of a simple ester (p*K*_{a} about 25).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.5',
  },
  {
    id: 'organic-carbonyl-compounds-519',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates'],
    difficulty: 'advanced',
    text: 'Diethyl malonate, two equivalents of NaOEt and 1,4-dibromobutane, then hot aqueous acid: which acid results?',
    answer: 'Cyclopentanecarboxylic acid',
    distractors: [
      {
        text: 'Cyclohexanecarboxylic acid',
        slip: 'ring-atoms-miscounted',
        teaching: 'Four carbons of the dibromide and one malonate carbon make a five-membered ring.',
      },
      {
        text: 'Cyclobutanecarboxylic acid',
        slip: 'ring-atoms-miscounted',
        teaching: '1,3-Dibromopropane would give this ring.',
      },
      {
        text: '6-Bromohexanoic acid',
        slip: 'one-step-short',
        teaching: 'The second equivalent of base lets the other end displace bromide in the same molecule.',
      },
    ],
    explanation:
      'The anion is alkylated at one end, deprotonated again, and closes the ring intramolecularly. Hydrolysis and loss of \\ce{CO2} leave one COOH.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.7',
  },
  {
    id: 'organic-carbonyl-compounds-520',
    topics: ['carbonyl-compounds'],
    tests: ['grignard-reactions'],
    difficulty: 'beginner',
    text: 'Which product forms from methyl benzoate and an excess of \\ce{CH3MgBr}, followed by dilute acid?',
    answer: '2-Phenylpropan-2-ol',
    distractors: [
      {
        text: '1-Phenylethan-1-one',
        slip: 'reagent-equivalents-ignored',
        teaching: 'The ketone is more reactive than the ester and adds a second equivalent.',
      },
      {
        text: '1-Phenylethan-1-ol',
        slip: 'carbon-lost-or-added',
        teaching: 'This is the product of benzaldehyde.',
      },
      { text: '2-Phenylpropane', slip: 'group-replaced', teaching: 'The oxygen of C=O stays as OH.' },
    ],
    explanation:
      'The first equivalent replaces \\ce{OCH3}; the ketone that forms adds the second: \\ce{C6H5C(OH)(CH3)2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carbonyl-compounds-521',
    topics: ['carbonyl-compounds'],
    tests: ['grignard-reactions'],
    difficulty: 'intermediate',
    text: 'Which pair does not give 3-methylpentan-3-ol after workup?',
    answer: 'Pentan-3-one and \\ce{C2H5MgBr}',
    distractors: [
      {
        text: 'Pentan-3-one and \\ce{CH3MgBr}',
        slip: 'carbon-lost-or-added',
        teaching: 'The ketone brings two ethyl groups, the reagent a methyl group: it works.',
      },
      {
        text: 'Butanone and \\ce{C2H5MgBr}',
        slip: 'carbon-lost-or-added',
        teaching: 'The ketone brings methyl and ethyl, the reagent another ethyl: it works.',
      },
      {
        text: 'Ethyl acetate and 2 \\ce{C2H5MgBr}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'The ester brings methyl, two equivalents bring two ethyl groups: it works.',
      },
    ],
    explanation:
      'The alcohol carries methyl and two ethyl groups. Pentan-3-one with ethyl gives three ethyl groups: 3-ethylpentan-3-ol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.7',
  },
  {
    id: 'organic-carbonyl-compounds-522',
    topics: ['carbonyl-compounds'],
    tests: ['grignard-reactions'],
    uses: ['nucleophilic-acyl-substitution'],
    difficulty: 'intermediate',
    text: 'One equivalent of a Grignard reagent is added to an ester. Why is a ketone not the main product?',
    answer: 'The ketone reacts faster than the ester.',
    distractors: [
      {
        text: 'The ketone reacts more slowly than the ester.',
        slip: 'acyl-reactivity-reversed',
        teaching: 'Then the ketone would collect.',
      },
      {
        text: 'The ester loses \\ce{CO2} before it reacts.',
        slip: 'wrong-cause',
        teaching: 'Esters are stable to such a loss here.',
      },
      {
        text: 'The alkoxide destroys the Grignard reagent.',
        slip: 'base-for-nucleophile',
        teaching: 'Alkoxide has no acidic proton.',
      },
    ],
    explanation:
      'The ester is stabilized by its O–R oxygen. As soon as ketone forms, it takes the reagent away; tertiary alcohol and unchanged ester are left.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carbonyl-compounds-523',
    topics: ['carbonyl-compounds'],
    tests: ['grignard-reactions'],
    difficulty: 'advanced',
    text: '4-Hydroxybutan-2-one and one equivalent of \\ce{C2H5MgBr} in ether are mixed; workup with \\ce{D2O} gives mostly the unchanged ketone, O–D. What happened?',
    answer: 'The O–H proton destroyed the reagent.',
    distractors: [
      {
        text: 'The ketone is too hindered for ethyl.',
        slip: 'steric-hindrance-ignored',
        teaching: 'A methyl ketone is open enough.',
      },
      {
        text: 'The reagent removed oxygen of the OH group.',
        slip: 'wrong-cause',
        teaching: 'C–O bonds are not split by Grignard reagents here.',
      },
      {
        text: 'The ether solvent bound all the magnesium.',
        slip: 'wrong-cause',
        teaching: 'Ether stabilizes Grignard reagents; it does not stop them.',
      },
    ],
    explanation:
      'The alcohol (p*K*_{a} 16) is deprotonated at once; ethane escapes. Two equivalents, or a protecting group, would be needed.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.7',
  },
  {
    id: 'organic-alcohols-and-ethers-509',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'beginner',
    text: 'Which reagent oxidizes hexan-1-ol to hexanal and stops there?',
    answer: 'PCC in \\ce{CH2Cl2}',
    distractors: [
      {
        text: '\\ce{K2Cr2O7} in dilute \\ce{H2SO4}',
        slip: 'oxidised-too-far',
        teaching: 'In water the aldehyde forms a hydrate, which is oxidized to the acid.',
      },
      {
        text: '\\ce{KMnO4} in dilute \\ce{NaOH}',
        slip: 'oxidised-too-far',
        teaching: 'Permanganate oxidizes on to the carboxylate.',
      },
      {
        text: '\\ce{NaBH4} in \\ce{CH3OH}',
        slip: 'oxidation-for-reduction',
        teaching: 'This is a reducing agent.',
      },
    ],
    explanation: 'PCC works without water. The aldehyde has no hydrate that could be oxidized further.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-alcohols-and-ethers-510',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'Octane-1,7-diol is oxidized with excess PCC, and another sample with excess \\ce{CrO3}/\\ce{H2SO4} in water. Which products form?',
    answer: '7-Oxooctanal; 7-oxooctanoic acid',
    distractors: [
      {
        text: '7-Hydroxyoctanal; 7-hydroxyoctanoic acid',
        slip: 'oxidised-too-little',
        teaching: 'With an excess the secondary OH group reacts too, to a ketone.',
      },
      {
        text: '7-Hydroxyoctanal; 7-oxooctanoic acid',
        slip: 'oxidised-too-little',
        teaching: 'PCC in excess oxidizes both OH groups, the secondary one to a ketone.',
      },
      {
        text: '7-Oxooctanal; heptanedioic acid',
        slip: 'oxidised-too-far',
        teaching: 'A secondary alcohol gives a ketone; no C–C bond is split.',
      },
    ],
    explanation:
      'The secondary OH becomes a ketone with both. The primary OH becomes an aldehyde without water (PCC), an acid with water (Jones).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-alcohols-and-ethers-511',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'Why does aqueous chromic acid turn primary alcohols into carboxylic acids, while the same chromium(VI) in dry dichloromethane gives aldehydes?',
    answer: 'In water the aldehyde is hydrated and oxidized as a diol.',
    distractors: [
      {
        text: 'In water the chromium takes up one more oxygen atom.',
        slip: 'wrong-cause',
        teaching: 'Chromium is +6 in both; the substrate is what changes.',
      },
      {
        text: 'In dichloromethane chromium is reduced to the metal.',
        slip: 'wrong-cause',
        teaching: 'It ends as lower-valent chromium, not as the metal.',
      },
      {
        text: 'In dichloromethane the acid is reduced to the aldehyde.',
        slip: 'reaction-direction-reversed',
        teaching: 'Oxidants do not reduce acids.',
      },
    ],
    explanation:
      'The hydrate \\ce{RCH(OH)2} has a C–H and an O–H: it forms a chromate ester and is oxidized like an alcohol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-alcohols-and-ethers-512',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'advanced',
    text: 'A chiral aldehyde is to be made from a primary alcohol that also contains a C=C bond and an acid-sensitive acetal. Which method is best?',
    answer: 'Swern oxidation (DMSO, oxalyl chloride, \\ce{Et3N}, −60 °C)',
    distractors: [
      {
        text: 'Jones oxidation (\\ce{CrO3}, aqueous \\ce{H2SO4}, acetone, 0 °C)',
        slip: 'oxidised-too-far',
        teaching: 'The acid opens the acetal, and the aldehyde is oxidized on to the acid.',
      },
      {
        text: 'Permanganate oxidation (\\ce{KMnO4}, aqueous NaOH, 25 °C)',
        slip: 'oxidised-too-far',
        teaching: 'It attacks C=C and oxidizes the aldehyde.',
      },
      {
        text: 'Ozone oxidation (\\ce{O3}, then dimethyl sulfide, −60 °C)',
        slip: 'cleavage-overlooked',
        teaching: 'Ozone cleaves the C=C bond.',
      },
    ],
    explanation:
      'Swern conditions are mild, without water or strong acid at workup, and stop at the aldehyde without touching C=C.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-functional-groups-510',
    topics: ['functional-groups'],
    tests: ['synthetic-routes', 'directing-effects'],
    difficulty: 'intermediate',
    text: '3-Bromobenzoic acid is to be made from toluene. Which order of steps works?',
    answer: 'Oxidize with \\ce{KMnO4}; then \\ce{Br2}/\\ce{FeBr3}',
    distractors: [
      {
        text: '\\ce{Br2}/\\ce{FeBr3}; then oxidize with \\ce{KMnO4}',
        slip: 'directing-effect-confused',
        teaching: 'Methyl directs ortho/para: 2- and 4-bromobenzoic acid result.',
      },
      {
        text: '\\ce{Br2} with light; then oxidize with \\ce{KMnO4}',
        slip: 'side-chain-attacked',
        teaching: 'Bromine enters the side chain, and benzoic acid results.',
      },
      {
        text: 'Oxidize with \\ce{KMnO4}; then HBr with peroxide',
        slip: 'reagent-misread',
        teaching: 'HBr does not brominate an arene.',
      },
    ],
    explanation:
      'COOH directs meta, methyl ortho/para. For the meta product the methyl group has to be oxidized first.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.10',
  },
  {
    id: 'organic-functional-groups-511',
    topics: ['functional-groups'],
    tests: ['synthetic-routes', 'friedel-crafts-reactions'],
    difficulty: 'intermediate',
    text: '1-(3-Nitrophenyl)ethan-1-one is to be made from benzene. Why must acylation come before nitration?',
    answer: 'Nitrobenzene does not undergo Friedel–Crafts reactions.',
    distractors: [
      {
        text: 'The nitro group would direct the acyl group to para.',
        slip: 'directing-effect-confused',
        teaching: 'Nitro is a meta director; but the ring is too deactivated to react.',
      },
      {
        text: 'The nitro group is reduced by \\ce{AlCl3}.',
        slip: 'wrong-cause',
        teaching: '\\ce{AlCl3} is a Lewis acid, not a reducing agent.',
      },
      {
        text: 'Acylation replaces a nitro group by an acyl group.',
        slip: 'reaction-type-confused',
        teaching: 'Electrophilic substitution replaces hydrogen.',
      },
    ],
    explanation:
      'A strongly deactivated ring does not react with acylium ions. Acetyl directs the nitro group to meta afterward.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.10',
  },
  {
    id: 'organic-functional-groups-512',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'advanced',
    text: '4-Nitroaniline cannot be made well by nitrating aniline directly. Which sequence from aniline works?',
    answer: 'Acetylate; nitrate; hydrolyze the amide',
    distractors: [
      {
        text: 'Nitrate; acetylate; hydrolyze the amide',
        slip: 'order-of-steps',
        teaching: 'The anilinium ion in acid leads to much meta product, and aniline is oxidized.',
      },
      {
        text: 'Diazotize; nitrate; warm with water',
        slip: 'reagent-misread',
        teaching: 'Water turns the diazonium group into OH; the nitrogen is lost.',
      },
      {
        text: 'Acetylate; hydrolyze the amide; nitrate',
        slip: 'order-of-steps',
        teaching: 'The protecting group has to be there during the nitration.',
      },
    ],
    explanation:
      'The acetamido group is not protonated, directs para (ortho is crowded) and protects from oxidation. Acid or base removes acetyl.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.8',
  },
  {
    id: 'organic-aromatic-compounds-510',
    topics: ['aromatic-compounds'],
    tests: ['friedel-crafts-reactions'],
    difficulty: 'intermediate',
    text: 'Propylbenzene is wanted in good yield from benzene. Which route is best?',
    answer: 'Propanoyl chloride/\\ce{AlCl3}, then Zn(Hg)/HCl',
    distractors: [
      {
        text: '1-Chloropropane/\\ce{AlCl3}, then distillation',
        slip: 'rearrangement-overlooked',
        teaching: 'The cation rearranges: isopropylbenzene predominates.',
      },
      {
        text: '1-Chloropropane/\\ce{AlCl3}, then Zn(Hg)/HCl',
        slip: 'rearrangement-overlooked',
        teaching: 'The cation rearranges at once, and without C=O the zinc has nothing to reduce.',
      },
      {
        text: 'Propene/\\ce{H2SO4}, then distillation',
        slip: 'rearrangement-overlooked',
        teaching: 'Protonation gives the isopropyl cation.',
      },
    ],
    explanation:
      'The acylium ion does not rearrange, and the ketone is deactivated, so only one group enters. Clemmensen reduction makes \\ce{CH2} of C=O.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.3',
  },
  {
    id: 'organic-aromatic-compounds-511',
    topics: ['aromatic-compounds'],
    tests: ['friedel-crafts-reactions'],
    difficulty: 'beginner',
    text: 'Why does Friedel–Crafts alkylation often give more than one alkyl group on the ring, but acylation only one acyl group?',
    answer: 'Alkyl groups activate the ring, acyl groups deactivate it.',
    distractors: [
      {
        text: 'Alkyl groups deactivate the ring less than acyl groups do.',
        slip: 'directing-effect-confused',
        teaching: 'Alkyl groups release electrons and activate the ring.',
      },
      {
        text: 'Alkyl groups leave the ring less easily than acyl groups do.',
        slip: 'property-misjudged',
        teaching:
          'Alkyl groups leave the more easily in acid; what counts is that they make the ring react faster.',
      },
      {
        text: 'Alkyl groups use up \\ce{AlCl3}, acyl groups release it.',
        slip: 'wrong-cause',
        teaching: 'It is the ketone that binds \\ce{AlCl3}.',
      },
    ],
    explanation:
      'The alkylated product reacts faster than benzene; the ketone reacts so slowly that the reaction stops.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.3',
  },
  {
    id: 'organic-aromatic-compounds-512',
    topics: ['aromatic-compounds'],
    tests: ['friedel-crafts-reactions'],
    difficulty: 'intermediate',
    text: 'In Friedel–Crafts acylation more than one equivalent of \\ce{AlCl3} is used, in alkylation a catalytic amount is enough. Why?',
    answer: 'The ketone product binds \\ce{AlCl3}.',
    distractors: [
      {
        text: 'The HCl that forms destroys \\ce{AlCl3}.',
        slip: 'wrong-cause',
        teaching: 'HCl forms in both reactions.',
      },
      {
        text: 'The acylium ion oxidizes \\ce{AlCl3}.',
        slip: 'wrong-cause',
        teaching: 'Aluminum is already in its highest oxidation state.',
      },
      {
        text: 'The arene forms a salt with \\ce{AlCl3}.',
        slip: 'wrong-cause',
        teaching: 'The arene is the same in both reactions.',
      },
    ],
    explanation:
      'The oxygen of the ketone is a Lewis base and holds \\ce{AlCl3} until water is added, so it cannot act again.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.3',
  },
];
