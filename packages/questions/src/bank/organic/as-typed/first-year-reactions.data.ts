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
        teaching: 'It is the \\ce{CH2} group that is added, not iodine.',
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
      'The zinc carbenoid \\ce{ICH2ZnI} transfers \\ce{CH2} to both carbons of C=C at once, which gives a cyclopropane ring fused to the six-membered ring: bicyclo[4.1.0]heptane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-alkenes-and-alkynes-505',
    topics: ['alkenes-and-alkynes'],
    tests: ['cyclopropanation'],
    difficulty: 'intermediate',
    text: '(*Z*)-But-2-ene is treated with \\ce{CH2I2} and Zn(Cu). Which statement about the product is correct?',
    answer: 'It is only *cis*-1,2-dimethylcyclopropane.',
    distractors: [
      {
        text: 'It is only *trans*-1,2-dimethylcyclopropane.',
        slip: 'syn-anti-confused',
        teaching: 'Both new bonds form on one face; the methyl groups stay on the same side.',
      },
      {
        text: 'It is a mixture of *cis*- and *trans*-1,2-dimethylcyclopropane.',
        slip: 'mechanism-confused',
        teaching: 'A mixture would require an intermediate that can rotate; the transfer is concerted.',
      },
      {
        text: 'It is only 1,1-dimethylcyclopropane.',
        slip: 'position-shifted',
        teaching: 'The methyl groups stay on their own carbons.',
      },
    ],
    explanation:
      'The methylene group is delivered in one step, syn. The configuration of the alkene is retained: only *cis*-1,2-dimethylcyclopropane forms.',
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
        teaching: 'Acid does not remove a proton from chloroform, so no carbene forms.',
      },
      {
        text: '\\ce{CH2Cl2} and KOH',
        slip: 'reagent-misread',
        teaching: 'A carbene from dichloromethane would introduce only one chlorine into the ring.',
      },
      {
        text: '\\ce{CH2Cl2} and HCl',
        slip: 'reagent-misread',
        teaching:
          'Acid does not form a carbene, and dichloromethane could not supply both chlorines of the product.',
      },
    ],
    explanation:
      'Base removes the proton of chloroform, and \\ce{CCl3-} loses chloride. The resulting dichlorocarbene adds to the double bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-alkenes-and-alkynes-507',
    topics: ['alkenes-and-alkynes'],
    tests: ['cyclopropanation', 'reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'Dichlorocarbene, \\ce{CCl2}, has an empty p orbital and a lone pair on its carbon. How does it react with alkenes?',
    answer: 'As an electrophile',
    distractors: [
      {
        text: 'As a strong base',
        slip: 'nucleophile-electrophile-confused',
        teaching:
          'Alkenes have no acidic hydrogens to remove; the empty orbital of the carbene accepts electrons from the alkene.',
      },
      {
        text: 'As a radical chain carrier',
        slip: 'mechanism-confused',
        teaching: 'In the singlet state the electrons are paired; no radical chain is started.',
      },
      {
        text: 'As a leaving group',
        slip: 'leaving-group-misjudged',
        teaching: 'A free carbene does not leave; it adds to the alkene.',
      },
    ],
    explanation:
      'With only six valence electrons, the carbon lacks an electron pair; the π electrons of the alkene flow into the empty orbital while the lone pair closes the ring. Electron-rich alkenes react fastest.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-alkenes-and-alkynes-508',
    topics: ['alkenes-and-alkynes'],
    tests: ['cyclopropanation'],
    difficulty: 'advanced',
    text: 'Cyclohex-2-en-1-ol reacts much faster than cyclohexene with \\ce{CH2I2}/Zn(Cu), and the new ring lies *cis* to OH. What explains this?',
    answer: 'The oxygen binds the zinc reagent and guides it.',
    distractors: [
      {
        text: 'The oxygen withdraws electrons and activates C=C.',
        slip: 'wrong-cause',
        teaching: 'The reagent is electrophilic; electron withdrawal would slow the reaction.',
      },
      {
        text: 'The OH group leaves and a cation is attacked.',
        slip: 'leaving-group-misjudged',
        teaching: 'The OH group is still present in the product.',
      },
      {
        text: 'The OH group blocks the side on which it is located.',
        slip: 'steric-hindrance-ignored',
        teaching: 'If this were so, the new ring would be *trans* to OH.',
      },
    ],
    explanation:
      'The zinc carbenoid coordinates to the oxygen (or replaces its proton). The methylene group is then delivered to the near face, which is called directed cyclopropanation.',
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
        teaching: 'Diols are made with \\ce{OsO4} or by opening an epoxide.',
      },
    ],
    explanation:
      'Water attacks the more substituted carbon of the mercurinium ion; \\ce{NaBH4} replaces Hg by H. The overall result is Markovnikov hydration, to hexan-2-ol.',
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
        teaching: 'The mercurinium ion is bridged and does not rearrange as a free carbocation would.',
      },
      {
        text: 'Only in acid is the addition anti-Markovnikov.',
        slip: 'markovnikov-reversed',
        teaching:
          'In neither case does the OH group go to the end carbon, so neither addition is anti-Markovnikov.',
      },
      {
        text: 'Only with mercury does the methyl group leave.',
        slip: 'wrong-cause',
        teaching: 'No methyl group is lost; in acid one migrates.',
      },
    ],
    explanation:
      'In acid, the secondary cation becomes tertiary by a methyl shift. In the bridged mercurinium ion, mercury shares its electrons, so nothing migrates.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.4',
  },
  {
    id: 'organic-alkenes-and-alkynes-511',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes'],
    difficulty: 'intermediate',
    text: 'Which intermediate does water open in oxymercuration, and from which side?',
    answer: 'A mercurinium ion, from the side opposite mercury',
    distractors: [
      {
        text: 'A mercurinium ion, from the same side as mercury',
        slip: 'syn-anti-confused',
        teaching: 'The bridging mercury blocks its own side.',
      },
      {
        text: 'An epoxide, from the same side as oxygen',
        slip: 'mechanism-confused',
        teaching:
          'Mercury(II) acetate does not form an epoxide; besides, a bridging atom blocks its own side.',
      },
      {
        text: 'An epoxide, from the side opposite oxygen',
        slip: 'mechanism-confused',
        teaching: 'Mercury(II) acetate does not form an epoxide; it forms a mercurinium ion.',
      },
    ],
    explanation:
      '\\ce{Hg(OAc)+} bridges both carbons. Water attacks the more substituted carbon from the opposite side (anti addition of OH and Hg).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.4',
  },
  {
    id: 'organic-alkenes-and-alkynes-512',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydration-of-alkenes', 'hydroboration'],
    difficulty: 'intermediate',
    text: '1-Methylcyclohexene is to be turned into 1-methylcyclohexan-1-ol and, in another flask, into *trans*-2-methylcyclohexan-1-ol. Which reagents are suitable, respectively?',
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
        teaching: 'Osmium tetroxide gives a diol with both OH groups on the same side.',
      },
    ],
    explanation:
      'Oxymercuration–demercuration gives the tertiary alcohol (Markovnikov). Hydroboration–oxidation adds H and OH syn, with OH on the less substituted carbon, so OH ends up *trans* to methyl.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.5',
  },
  {
    id: 'organic-alkenes-and-alkynes-513',
    topics: ['alkenes-and-alkynes'],
    tests: ['ozonolysis'],
    uses: ['electrophilic-addition'],
    difficulty: 'beginner',
    text: 'Samples of 2-methylbut-2-ene are treated separately with the reagents below. Which treatment gives acetone and acetaldehyde?',
    answer: '\\ce{O3}, then Zn and acetic acid',
    distractors: [
      {
        text: '\\ce{OsO4}, then \\ce{NaHSO3}',
        slip: 'reagent-misread',
        teaching: 'This gives a diol; the carbon chain stays intact.',
      },
      {
        text: 'Hot acidic \\ce{KMnO4}',
        slip: 'oxidised-too-far',
        teaching: 'Permanganate also cleaves C=C, but acetaldehyde would be oxidized to acetic acid.',
      },
      {
        text: 'mCPBA, then \\ce{H3O+}',
        slip: 'reagent-misread',
        teaching: 'The epoxide that forms opens to a diol; the carbon chain is not cleaved.',
      },
    ],
    explanation:
      'Ozonolysis with reductive workup splits C=C into two carbonyl compounds: \\ce{(CH3)2C=} gives acetone, and \\ce{=CHCH3} gives acetaldehyde.',
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
        teaching: 'Osmium tetroxide adds both oxygens on one face, so the diol is *cis*.',
      },
      {
        text: '2 and 4',
        slip: 'syn-anti-confused',
        teaching: 'Bromine adds anti; osmium tetroxide does not.',
      },
      {
        text: '2 and 3',
        slip: 'syn-anti-confused',
        teaching: 'Both are syn additions; besides, hydrogenation introduces no substituents here.',
      },
    ],
    explanation:
      'Bromine adds anti via the bromonium ion; the epoxide is opened by backside attack. \\ce{OsO4} gives the *cis* diol.',
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
        teaching: 'This is the Markovnikov product, which forms with aqueous acid or by oxymercuration.',
      },
      {
        text: '2-Methylpropane-1,2-diol',
        slip: 'reagent-misread',
        teaching: 'One OH and one H are added, not two OH groups.',
      },
      {
        text: 'Butan-2-ol',
        slip: 'branched-for-straight',
        teaching: 'The carbon chain stays branched, and the OH group ends up on the end carbon.',
      },
    ],
    explanation:
      'Boron adds to the less hindered end carbon and hydrogen to the other; peroxide then turns C–B into C–OH, which gives 2-methylpropan-1-ol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.5',
    computation: { kind: 'name-of-structure', smiles: 'CC(C)CO' },
  },
  {
    id: 'organic-carbonyl-compounds-512',
    topics: ['carbonyl-compounds'],
    tests: ['enolates', 'kinetic-and-thermodynamic-control'],
    difficulty: 'intermediate',
    text: 'Which conditions convert 2-methylcyclohexanone mainly to its less substituted enolate?',
    answer: 'LDA (1.1 equivalents), THF, −78 °C',
    distractors: [
      {
        text: 'NaOEt, ethanol, 25 °C',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'With this weaker base in ethanol, the enolates equilibrate.',
      },
      {
        text: 'NaH (0.9 equivalent), 60 °C',
        slip: 'kinetic-for-thermodynamic',
        teaching:
          'With some ketone left over, protons are exchanged and the more stable enolate accumulates.',
      },
      {
        text: '\\ce{CH3Li}, ether, 0 °C',
        slip: 'reagent-misread',
        teaching: 'Methyllithium mostly adds to C=O.',
      },
    ],
    explanation:
      'The bulky strong base removes the more accessible proton quickly and completely; at −78 °C, with no free ketone left, the enolates do not equilibrate, so the kinetic enolate is obtained.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 25',
  },
  {
    id: 'organic-carbonyl-compounds-513',
    topics: ['carbonyl-compounds'],
    tests: ['enolates', 'kinetic-and-thermodynamic-control'],
    difficulty: 'intermediate',
    text: 'Why does a slight excess of ketone over base allow the kinetic enolate to turn into the thermodynamic enolate?',
    answer: 'Free ketone gives protons back to the enolates.',
    distractors: [
      {
        text: 'Free ketone makes the base bulkier.',
        slip: 'wrong-cause',
        teaching: 'The base is used up; it is the leftover ketone, acting as an acid, that matters.',
      },
      {
        text: 'Free ketone cools the mixture by evaporation.',
        slip: 'wrong-cause',
        teaching: 'A little extra ketone does not change the temperature in this way.',
      },
      {
        text: 'Free ketone oxidizes the less stable enolate.',
        slip: 'reaction-type-confused',
        teaching: 'No oxidation occurs, only proton transfer.',
      },
    ],
    explanation:
      'The ketone (p*K*_{a} about 20) protonates an enolate and is deprotonated itself, perhaps on the other side. The more substituted, more stable enolate accumulates.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 25',
  },
  {
    id: 'organic-carbonyl-compounds-514',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates'],
    uses: ['enolates'],
    difficulty: 'advanced',
    text: 'Butanone is added to LDA at −78 °C, and then benzyl bromide is added. What is the main product?',
    answer: '1-Phenylpentan-3-one',
    distractors: [
      {
        text: '3-Methyl-4-phenylbutan-2-one',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'This ketone would form from the more substituted, thermodynamic enolate.',
      },
      {
        text: '2-Phenylpentan-3-one',
        slip: 'reagent-misread',
        teaching:
          'Benzyl bromide transfers its whole benzyl group through its \\ce{CH2}, so that the phenyl group ends up at the end of the chain and not next to C=O.',
      },
      {
        text: '2-Methyl-1-phenylbutan-2-ol',
        slip: 'mechanism-confused',
        teaching: 'A benzyl Grignard reagent would add to C=O; benzyl bromide alkylates the enolate.',
      },
    ],
    explanation:
      'LDA removes a proton from \\ce{CH3} to give the kinetic enolate. The enolate carbon displaces bromide: \\ce{C6H5CH2CH2COCH2CH3}, 1-phenylpentan-3-one.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 25',
  },
  {
    id: 'organic-carbonyl-compounds-515',
    topics: ['carbonyl-compounds'],
    tests: ['enolates'],
    difficulty: 'beginner',
    text: 'Why does LDA so rarely act as a nucleophile toward C=O, although it is a very strong base?',
    answer: 'Its two isopropyl groups are too bulky.',
    distractors: [
      {
        text: 'Its conjugate acid has a very low p*K*_{a}.',
        slip: 'acidity-order-reversed',
        teaching: 'The conjugate acid has a high p*K*_{a}, about 36, which makes LDA a strong base.',
      },
      {
        text: 'Its nitrogen carries a positive charge.',
        slip: 'charge-placed-wrongly',
        teaching: 'The nitrogen of LDA carries a negative charge.',
      },
      {
        text: 'Its lithium is bound to carbon.',
        slip: 'solvent-role-reversed',
        teaching: 'Lithium is paired with nitrogen; LDA contains no C–Li bond.',
      },
    ],
    explanation:
      'A proton lies on the outside and can be reached by a bulky base; LDA is too crowded to attack the carbonyl carbon.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.5',
  },
  {
    id: 'organic-carbonyl-compounds-516',
    topics: ['carbonyl-compounds'],
    tests: ['alkylation-of-enolates', 'decarboxylation'],
    difficulty: 'beginner',
    text: 'Diethyl malonate is treated with NaOEt and 1-bromobutane, then heated with aqueous acid. Which carboxylic acid forms?',
    answer: 'Hexanoic acid',
    distractors: [
      {
        text: 'Pentanoic acid',
        slip: 'carbon-lost-or-added',
        teaching: 'Two carbons of the malonic ester remain in the product, as \\ce{CH2COOH}.',
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
    text: 'Which alkyl bromide and which ester give 5-methylhexan-2-one after alkylation, hydrolysis and heating?',
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
        teaching: 'This combination gives 6-methylheptan-2-one.',
      },
      {
        text: '1-Bromo-3-methylbutane; diethyl malonate',
        slip: 'reagent-misread',
        teaching: 'Malonic ester leads to a carboxylic acid, and this halide has one carbon too many.',
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
    text: 'Why is ethoxide strong enough to deprotonate diethyl malonate (p*K*_{a} 13), so that LDA is not needed?',
    answer: 'The anion is stabilized by two ester groups.',
    distractors: [
      {
        text: 'The anion is a stronger base than ethoxide.',
        slip: 'acidity-order-reversed',
        teaching: 'Ethanol has a p*K*_{a} of 16, so the malonate anion is the weaker base.',
      },
      {
        text: 'The proton sits between two small groups.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Acidity here is determined by the stability of the anion, not by steric effects.',
      },
      {
        text: 'The ethoxide is used only as a catalyst.',
        slip: 'wrong-cause',
        teaching: 'One equivalent of ethoxide is used, and it is converted completely to ethanol.',
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
    text: 'Diethyl malonate is treated with two equivalents of NaOEt and 1,4-dibromobutane, then with hot aqueous acid. Which carboxylic acid forms?',
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
        teaching:
          'With the second equivalent of base, a new carbanion forms and displaces the other bromide in the same molecule.',
      },
    ],
    explanation:
      'The anion is alkylated at one end, deprotonated again, and closes the ring intramolecularly. Hydrolysis and loss of \\ce{CO2} leave one COOH group.',
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
        teaching:
          'The ketone is more reactive than the ester and reacts with a second equivalent of the reagent.',
      },
      {
        text: '1-Phenylethan-1-ol',
        slip: 'carbon-lost-or-added',
        teaching: 'This is the product from benzaldehyde, not from an ester.',
      },
      {
        text: '2-Phenylpropane',
        slip: 'group-replaced',
        teaching: 'The oxygen of C=O remains as the OH group of the product.',
      },
    ],
    explanation:
      'The first equivalent replaces \\ce{OCH3}; the ketone that forms reacts with the second to give \\ce{C6H5C(OH)(CH3)2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carbonyl-compounds-521',
    topics: ['carbonyl-compounds'],
    tests: ['grignard-reactions'],
    difficulty: 'intermediate',
    text: 'Which pair of reagents does *not* give 3-methylpentan-3-ol after workup?',
    answer: 'Pentan-3-one and \\ce{C2H5MgBr}',
    distractors: [
      {
        text: 'Pentan-3-one and \\ce{CH3MgBr}',
        slip: 'carbon-lost-or-added',
        teaching: 'This pair works: the ketone supplies two ethyl groups, and the reagent a methyl group.',
      },
      {
        text: 'Butanone and \\ce{C2H5MgBr}',
        slip: 'carbon-lost-or-added',
        teaching: 'This pair works: the ketone supplies methyl and ethyl, and the reagent another ethyl.',
      },
      {
        text: 'Ethyl acetate and 2 \\ce{C2H5MgBr}',
        slip: 'reagent-equivalents-ignored',
        teaching:
          'This pair works: the ester supplies methyl, and two equivalents of the reagent supply two ethyl groups.',
      },
    ],
    explanation:
      'The alcohol carries one methyl and two ethyl groups. Pentan-3-one and an ethyl reagent give an alcohol with three ethyl groups, 3-ethylpentan-3-ol.',
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
        teaching: 'If this were so, the ketone would accumulate.',
      },
      {
        text: 'The ester loses \\ce{CO2} before it reacts.',
        slip: 'wrong-cause',
        teaching: 'Esters do not lose \\ce{CO2} under these conditions.',
      },
      {
        text: 'The alkoxide destroys the Grignard reagent.',
        slip: 'base-for-nucleophile',
        teaching: 'An alkoxide has no acidic proton that could destroy the reagent.',
      },
    ],
    explanation:
      'The ester is stabilized by its O–R oxygen. As soon as the ketone forms, it consumes the reagent, and tertiary alcohol and unchanged ester are left.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carbonyl-compounds-523',
    topics: ['carbonyl-compounds'],
    tests: ['grignard-reactions'],
    difficulty: 'advanced',
    text: '4-Hydroxybutan-2-one and one equivalent of \\ce{C2H5MgBr} in ether are mixed; workup with \\ce{D2O} gives mostly the ketone with its OH group converted to OD. What happened?',
    answer: 'The O–H proton destroyed the reagent.',
    distractors: [
      {
        text: 'The ketone is too hindered for an ethyl group.',
        slip: 'steric-hindrance-ignored',
        teaching: 'A methyl ketone is not too hindered for the reagent.',
      },
      {
        text: 'The reagent removed the oxygen of the OH group.',
        slip: 'wrong-cause',
        teaching: 'Grignard reagents do not cleave C–O bonds under these conditions.',
      },
      {
        text: 'The ether solvent bound all the magnesium.',
        slip: 'wrong-cause',
        teaching: 'Ether stabilizes Grignard reagents; it does not stop them.',
      },
    ],
    explanation:
      'The alcohol (p*K*_{a} 16) is deprotonated at once, and ethane escapes. Two equivalents, or a protecting group, would be needed.',
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
        teaching: 'In water the aldehyde forms a hydrate, which is oxidized further to the acid.',
      },
      {
        text: '\\ce{KMnO4} in dilute \\ce{NaOH}',
        slip: 'oxidised-too-far',
        teaching: 'Permanganate oxidizes the aldehyde further to the carboxylate.',
      },
      {
        text: '\\ce{NaBH4} in \\ce{CH3OH}',
        slip: 'oxidation-for-reduction',
        teaching: 'Sodium borohydride is a reducing agent, not an oxidizing agent.',
      },
    ],
    explanation:
      'PCC is used without water. The aldehyde therefore forms no hydrate that could be oxidized further.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-alcohols-and-ethers-510',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'One sample of octane-1,7-diol is oxidized with excess PCC, and another with excess \\ce{CrO3}/\\ce{H2SO4} in water. Which products form, respectively?',
    answer: '7-Oxooctanal; 7-oxooctanoic acid',
    distractors: [
      {
        text: '7-Hydroxyoctanal; 7-hydroxyoctanoic acid',
        slip: 'oxidised-too-little',
        teaching: 'With excess oxidant, the secondary OH group is also oxidized, to a ketone.',
      },
      {
        text: '7-Hydroxyoctanal; 7-oxooctanoic acid',
        slip: 'oxidised-too-little',
        teaching: 'PCC in excess oxidizes both OH groups, the secondary one to a ketone.',
      },
      {
        text: '7-Oxooctanal; heptanedioic acid',
        slip: 'oxidised-too-far',
        teaching: 'A secondary alcohol gives a ketone; no C–C bond is cleaved.',
      },
    ],
    explanation:
      'Both reagents oxidize the secondary OH group to a ketone. The primary OH group becomes an aldehyde without water (PCC) and a carboxylic acid with water (Jones).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-alcohols-and-ethers-511',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'Why does aqueous chromic acid turn primary alcohols into carboxylic acids, whereas chromium(VI) in dry dichloromethane gives aldehydes?',
    answer: 'In water the aldehyde is hydrated and oxidized as a diol.',
    distractors: [
      {
        text: 'In water the chromium takes up one more oxygen atom.',
        slip: 'wrong-cause',
        teaching: 'Chromium is +6 in both solvents; it is the aldehyde that changes, to a hydrate.',
      },
      {
        text: 'In dichloromethane chromium is reduced to the metal.',
        slip: 'wrong-cause',
        teaching: 'Chromium ends up in a lower oxidation state, not as the metal.',
      },
      {
        text: 'In dichloromethane the acid is reduced to the aldehyde.',
        slip: 'reaction-direction-reversed',
        teaching: 'An oxidizing agent does not reduce acids.',
      },
    ],
    explanation:
      'The hydrate \\ce{RCH(OH)2} has H and OH on the same carbon, so it forms a chromate ester and is oxidized like an alcohol. In dry dichloromethane there is no water to form the hydrate, so the oxidation stops at the aldehyde.',
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
        teaching:
          'The sulfuric acid opens the acetal, and the aldehyde is oxidized further to the carboxylic acid.',
      },
      {
        text: 'Permanganate oxidation (\\ce{KMnO4}, aqueous NaOH, 25 °C)',
        slip: 'oxidised-too-far',
        teaching: 'Permanganate attacks C=C and oxidizes the aldehyde further.',
      },
      {
        text: 'Ozone oxidation (\\ce{O3}, then dimethyl sulfide, −60 °C)',
        slip: 'cleavage-overlooked',
        teaching: 'Ozone cleaves the C=C bond.',
      },
    ],
    explanation:
      'The Swern oxidation is mild, needs no water or strong acid, and stops at the aldehyde without touching C=C.',
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
        teaching: 'The methyl group directs ortho/para, so 2- and 4-bromobenzoic acid result.',
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
      'COOH directs meta, whereas methyl directs ortho/para. For the meta product the methyl group must be oxidized first.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.10',
  },
  {
    id: 'organic-functional-groups-511',
    topics: ['functional-groups'],
    tests: ['synthetic-routes', 'friedel-crafts-reactions'],
    difficulty: 'intermediate',
    text: '1-(3-Nitrophenyl)ethan-1-one (3-nitroacetophenone) is to be made from benzene. Why must acylation come before nitration?',
    answer: 'Nitrobenzene does not undergo Friedel–Crafts reactions.',
    distractors: [
      {
        text: 'The nitro group would direct the acyl group to the para position.',
        slip: 'directing-effect-confused',
        teaching: 'The nitro group is a meta director; besides, the ring is too deactivated to react.',
      },
      {
        text: 'The nitro group is reduced by \\ce{AlCl3}.',
        slip: 'wrong-cause',
        teaching: '\\ce{AlCl3} is a Lewis acid, not a reducing agent.',
      },
      {
        text: 'Acylation replaces a nitro group by an acyl group.',
        slip: 'reaction-type-confused',
        teaching: 'This electrophilic substitution replaces hydrogen, not a nitro group.',
      },
    ],
    explanation:
      'A strongly deactivated ring does not react with acylium ions. If acylation comes first, the acetyl group directs the nitro group to the meta position.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.10',
  },
  {
    id: 'organic-functional-groups-512',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'Direct nitration of aniline is not a good way to make 4-nitroaniline. Which sequence starting from aniline works?',
    answer: 'Acetylate; nitrate; hydrolyze the amide',
    distractors: [
      {
        text: 'Nitrate; acetylate; hydrolyze the amide',
        slip: 'order-of-steps',
        teaching: 'In acid, the anilinium ion leads to much meta product, and some aniline is oxidized.',
      },
      {
        text: 'Diazotize; nitrate; warm with water',
        slip: 'reagent-misread',
        teaching: 'Warm water converts the diazonium group to OH, so the nitrogen is lost.',
      },
      {
        text: 'Acetylate; hydrolyze the amide; nitrate',
        slip: 'order-of-steps',
        teaching: 'The protecting group must be present during the nitration.',
      },
    ],
    explanation:
      'The acetamido group is not protonated, directs para (ortho is crowded) and protects the ring from oxidation. Acid or base then removes the acetyl group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.8',
  },
  {
    id: 'organic-aromatic-compounds-510',
    topics: ['aromatic-compounds'],
    tests: ['friedel-crafts-reactions'],
    difficulty: 'intermediate',
    text: 'Propylbenzene is to be made from benzene in good yield. Which route is best?',
    answer: 'Propanoyl chloride/\\ce{AlCl3}, then Zn(Hg)/HCl',
    distractors: [
      {
        text: '1-Chloropropane/\\ce{AlCl3}, then distillation',
        slip: 'rearrangement-overlooked',
        teaching: 'The cation rearranges, so isopropylbenzene predominates.',
      },
      {
        text: '1-Chloropropane/\\ce{AlCl3}, then Zn(Hg)/HCl',
        slip: 'rearrangement-overlooked',
        teaching:
          'The cation rearranges at once, and without a C=O group there is nothing for the zinc to reduce.',
      },
      {
        text: 'Propene/\\ce{H2SO4}, then distillation',
        slip: 'rearrangement-overlooked',
        teaching: 'Protonation of propene gives the isopropyl cation, so isopropylbenzene forms.',
      },
    ],
    explanation:
      'The acylium ion does not rearrange, and the ketone is deactivated, so only one group enters. Clemmensen reduction converts C=O to \\ce{CH2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.3',
  },
  {
    id: 'organic-aromatic-compounds-511',
    topics: ['aromatic-compounds'],
    tests: ['friedel-crafts-reactions'],
    difficulty: 'beginner',
    text: 'Why does Friedel–Crafts alkylation often introduce more than one alkyl group into the ring, whereas acylation introduces only one acyl group?',
    answer: 'Alkyl groups activate the ring; acyl groups deactivate it.',
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
          'Alkyl groups actually leave more easily in acid; what matters is that they make the ring react faster.',
      },
      {
        text: 'Alkyl groups use up \\ce{AlCl3}; acyl groups release it.',
        slip: 'wrong-cause',
        teaching:
          'The amount of \\ce{AlCl3} is not the reason; besides, it is the ketone from acylation that binds it.',
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
    text: 'Why does Friedel–Crafts acylation require more than one equivalent of \\ce{AlCl3}, whereas a catalytic amount is enough for alkylation?',
    answer: 'The ketone product binds \\ce{AlCl3}.',
    distractors: [
      {
        text: 'The HCl that forms destroys \\ce{AlCl3}.',
        slip: 'wrong-cause',
        teaching: 'HCl forms in both reactions and does not destroy \\ce{AlCl3}.',
      },
      {
        text: 'The acylium ion oxidizes \\ce{AlCl3}.',
        slip: 'wrong-cause',
        teaching: 'Aluminum is already in its highest oxidation state.',
      },
      {
        text: 'The arene forms a salt with \\ce{AlCl3}.',
        slip: 'wrong-cause',
        teaching: 'The arene is the same in both reactions, so it cannot explain the difference.',
      },
    ],
    explanation:
      'The oxygen of the ketone is a Lewis base and binds \\ce{AlCl3} until water is added, so this \\ce{AlCl3} cannot act again.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.3',
  },
];
