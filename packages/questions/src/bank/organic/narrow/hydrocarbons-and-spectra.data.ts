import type { WrittenQuestion } from '../../written-question.ts';

/** Hydrocarbons, arenes, mechanisms and spectra, in further narrow words of students. */
export const hydrocarbonsAndSpectraNarrow: readonly WrittenQuestion[] = [
  {
    id: 'organic-alkenes-and-alkynes-460',
    topics: ['alkenes-and-alkynes'],
    tests: ['carbocation-rearrangement', 'electrophilic-addition'],
    difficulty: 'intermediate',
    text: 'HCl adds to each of these alkenes. In which case can a single hydride shift turn the carbocation that forms first into a more stable one?',
    answer: '3-Methylpent-1-ene',
    distractors: [
      {
        text: '2-Methylpent-1-ene',
        slip: 'rearrangement-invented',
        teaching: 'The proton gives a tertiary cation at once; no shift makes it more stable.',
      },
      {
        text: '3,3-Dimethylbut-1-ene',
        slip: 'wrong-bond-broken',
        teaching:
          'The branched carbon next to the positive one carries no hydrogen; here a methyl group shifts.',
      },
      {
        text: '2,3-Dimethylbut-1-ene',
        slip: 'carbocation-stability-reversed',
        teaching:
          'The proton gives a tertiary cation at once, and a hydride shift would only give another tertiary one.',
      },
    ],
    explanation:
      'The proton adds to the end carbon and leaves a secondary cation. If the carbon next to the positive one has a branch and one hydrogen, the shift of this hydrogen gives a tertiary cation. This is possible with 3-methylpent-1-ene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.11',
  },
  {
    id: 'organic-alkenes-and-alkynes-461',
    topics: ['alkenes-and-alkynes'],
    tests: ['carbocation-rearrangement'],
    difficulty: 'beginner',
    text: 'HX adds to an alkene by way of a carbocation. When is a hydride shift likely before the halide ion attacks?',
    answer: 'When a carbon beside the positive one has an H and would give a more stable cation',
    distractors: [
      {
        text: 'When the positive carbon itself has an H and already gives the most stable cation',
        slip: 'carbocation-stability-reversed',
        teaching:
          'The hydrogen comes from a neighboring carbon, and the most stable cation has no reason to rearrange.',
      },
      {
        text: 'When the hydrogen halide is concentrated and supplies a second H to the cation',
        slip: 'wrong-proton',
        teaching: 'The hydride is a hydrogen of the cation itself; it does not come from the acid.',
      },
      {
        text: 'When the positive carbon itself has no H and the halide ion is a strong base',
        slip: 'elimination-for-substitution',
        teaching:
          'A base removes a proton and gives an alkene; in a hydride shift a hydrogen moves within the cation.',
      },
    ],
    explanation:
      'A hydrogen moves with its bonding electrons from a neighboring carbon to the positive one. It does so when the new cation is more stable, such as tertiary instead of secondary: when a carbon beside the positive one has an H and would give a more stable cation.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.11',
  },
  {
    id: 'organic-alkenes-and-alkynes-462',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydroboration'],
    difficulty: 'advanced',
    text: '1-Methylcyclopentene is treated with \\ce{BD3} (D is \\ce{^{2}H}) in THF and then with \\ce{H2O2} and NaOH in water. Where is the deuterium in the 2-methylcyclopentan-1-ol that forms?',
    answer: 'On the carbon with the methyl group, *cis* to OH',
    distractors: [
      {
        text: 'On the carbon with the methyl group, *trans* to OH',
        slip: 'syn-anti-confused',
        teaching: 'D and B add to the same face, and OH then takes the place of B with retention.',
      },
      {
        text: 'On the carbon with the OH group, *trans* to the methyl group',
        slip: 'markovnikov-reversed',
        teaching: 'The carbon with OH is the one to which boron was bonded; D went to the other carbon.',
      },
      {
        text: 'On the oxygen atom, where it is part of an OD group',
        slip: 'wrong-bond-broken',
        teaching: 'The hydrogen of the OH group comes from the water of the second step.',
      },
    ],
    explanation:
      'Boron adds to the less substituted carbon and D to the carbon with the methyl group, both from the same side. Oxidation replaces B by OH with retention. D is therefore on the carbon with the methyl group, *cis* to OH.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.5',
  },
  {
    id: 'organic-alkenes-and-alkynes-463',
    topics: ['alkenes-and-alkynes'],
    tests: ['hydroboration'],
    difficulty: 'intermediate',
    text: 'Hydroboration–oxidation of 2-methylbut-2-ene gives 3-methylbutan-2-ol. Why does the OH group not end up on the more substituted carbon of the C=C bond?',
    answer: 'Boron adds to the less crowded carbon, and OH later replaces it.',
    distractors: [
      {
        text: 'Boron adds to the more crowded carbon, and OH later pushes it out.',
        slip: 'markovnikov-reversed',
        teaching: 'Boron bonds to the carbon with fewer alkyl groups, and OH takes its place there.',
      },
      {
        text: 'A tertiary cation forms first, and a hydride shift moves the charge.',
        slip: 'rearrangement-invented',
        teaching: 'Hydroboration is concerted; there is no free carbocation that could rearrange.',
      },
      {
        text: 'A radical chain starts, and the peroxide adds its OH to the free end.',
        slip: 'mechanism-confused',
        teaching: 'Peroxide starts radical additions of HBr; here \\ce{HOO-} oxidizes the C–B bond.',
      },
    ],
    explanation:
      'In the four-center transition state boron bonds to the less hindered carbon, while the other carbon carries the partial positive charge and takes up H. \\ce{H2O2} and NaOH then replace B by OH at the same carbon. Boron adds to the less crowded carbon, and OH later replaces it.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.5',
  },
  {
    id: 'organic-alkenes-and-alkynes-464',
    topics: ['alkenes-and-alkynes'],
    tests: ['ozonolysis'],
    difficulty: 'beginner',
    text: 'Ozonolysis of an alkene, followed by zinc and acetic acid, gave two known carbonyl compounds. How is the structure of the alkene found from them?',
    answer: 'Remove both C=O oxygens and join the two carbonyl carbons by a double bond.',
    distractors: [
      {
        text: 'Keep both C=O oxygens and join the two carbonyl carbons by a single bond.',
        slip: 'cleavage-overlooked',
        teaching: 'This gives a dicarbonyl compound; the oxygens came from ozone and were not in the alkene.',
      },
      {
        text: 'Remove both carbonyl carbons and join the neighboring carbons by a double bond.',
        slip: 'carbonyl-carbon-forgotten',
        teaching:
          'The carbonyl carbons are the carbons of the former C=C bond, so they belong to the alkene.',
      },
      {
        text: 'Remove both carbonyl carbons and join the neighboring carbons by a single bond.',
        slip: 'wrong-carbon-attacked',
        teaching:
          'This loses two carbons; ozone broke a double bond between the carbonyl carbons themselves.',
      },
    ],
    explanation:
      'Ozonolysis breaks C=C and puts an oxygen on each of its carbons. To work backward, remove both C=O oxygens and join the two carbonyl carbons by a double bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.8',
  },
  {
    id: 'organic-alkenes-and-alkynes-465',
    topics: ['alkenes-and-alkynes'],
    tests: ['ozonolysis'],
    difficulty: 'intermediate',
    text: 'An alkene \\ce{C7H12} gives 6-oxoheptanal, \\ce{CH3CO(CH2)4CHO}, as the only product of ozonolysis (reductive workup). Which alkene is it?',
    answer: '\\smiles{CC1=CCCCC1}',
    distractors: [
      {
        text: '\\smiles{C=C1CCCCC1}',
        slip: 'cleavage-overlooked',
        teaching: 'This alkene is cleaved into two compounds, cyclohexanone and formaldehyde.',
      },
      {
        text: '\\smiles{CC1CCCC=C1}',
        slip: 'position-shifted',
        teaching: 'Both carbons of this double bond carry a hydrogen, so the product would be a dialdehyde.',
      },
      {
        text: '\\smiles{CCC1=CCCC1}',
        slip: 'carbons-miscounted',
        teaching:
          'This ring opens to 5-oxoheptanal, which has three \\ce{CH2} groups between the carbonyl groups.',
      },
    ],
    explanation:
      'A single product with two C=O groups means that the C=C bond was in a ring. Joining the ketone carbon (with its \\ce{CH3}) and the aldehyde carbon closes a six-membered ring: 1-methylcyclohexene, \\smiles{CC1=CCCCC1}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.8',
    computation: { kind: 'same-structure', smiles: 'CC1=CCCCC1' },
  },
  {
    id: 'organic-alkenes-and-alkynes-466',
    topics: ['alkenes-and-alkynes'],
    tests: ['reactions-of-alkynes'],
    difficulty: 'intermediate',
    text: 'Hex-2-yne is to be made from pent-1-yne. Which reagents should be used?',
    answer: '\\ce{NaNH2}, then iodomethane',
    distractors: [
      {
        text: '\\ce{NaOH}, then iodomethane',
        slip: 'acidity-order-reversed',
        teaching: 'Hydroxide is far too weak a base: a terminal alkyne has p*K*_{a} 25 and water 15.7.',
      },
      {
        text: '\\ce{NaOH}, then iodoethane',
        slip: 'acidity-order-reversed',
        teaching: 'Hydroxide does not remove the proton, and an ethyl group would lead to seven carbons.',
      },
      {
        text: '\\ce{NaNH2}, then iodoethane',
        slip: 'carbon-lost-or-added',
        teaching: 'The anion of pent-1-yne and an ethyl group give hept-3-yne, with seven carbons.',
      },
    ],
    explanation:
      'The strong base amide removes the terminal hydrogen (p*K*_{a} 25), and the acetylide ion then displaces iodide from iodomethane in an S_{N}2 reaction: \\ce{CH3CH2CH2C#CCH3}. The reagents are \\ce{NaNH2}, then iodomethane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 9.8',
  },
  {
    id: 'organic-alkenes-and-alkynes-467',
    topics: ['alkenes-and-alkynes', 'substitution-and-elimination'],
    tests: ['reactions-of-alkynes', 'substitution-against-elimination'],
    difficulty: 'intermediate',
    text: 'Sodium acetylide, \\ce{HC#CNa}, reacts with 1-bromobutane to give hex-1-yne, but with 2-bromo-2-methylpropane the only alkyne that forms is ethyne. What happens in the second reaction?',
    answer: 'Acetylide acts as a base, and 2-methylpropene forms.',
    distractors: [
      {
        text: 'Acetylide acts as a base, and 2-methylpropan-2-ol forms.',
        slip: 'elimination-for-substitution',
        teaching: 'No water is present to form an alcohol; loss of HBr leaves an alkene.',
      },
      {
        text: 'Acetylide takes up bromide, and bromoethyne forms.',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'Bromine leaves as bromide ion; acetylide, an anion itself, does not bond to it.',
      },
      {
        text: 'Two acetylide ions couple, and buta-1,3-diyne forms.',
        slip: 'wrong-groups-joined',
        teaching: 'Two anions repel each other, and joining them would need an oxidizing agent.',
      },
    ],
    explanation:
      'A tertiary halide is too hindered for S_{N}2. The strongly basic acetylide ion instead removes a hydrogen beside the C–Br carbon (E2) and becomes ethyne. Acetylide acts as a base, and 2-methylpropene forms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 9.8',
  },
  {
    id: 'organic-aromatic-compounds-460',
    topics: ['aromatic-compounds'],
    tests: ['aromaticity'],
    difficulty: 'beginner',
    text: 'Cyclohepta-1,3,5-triene, \\ce{C7H8}, has six π electrons, but it is nonaromatic. Why?',
    answer: 'One of its ring carbons is sp^{3} hybridized.',
    distractors: [
      {
        text: 'Its number of π electrons is 4*n*.',
        slip: 'huckel-electrons-miscounted',
        teaching: 'Six is 4*n* + 2 with *n* = 1; the count fits Hückel’s rule.',
      },
      {
        text: 'It has an odd number of ring carbons.',
        slip: 'relation-invented',
        teaching:
          'Rings with an odd number of atoms can be aromatic, such as the tropylium ion, \\ce{C7H7+}.',
      },
      {
        text: 'It has an odd number of double bonds.',
        slip: 'relation-invented',
        teaching: 'Benzene has three double bonds, too, and is aromatic: six π electrons fit Hückel’s rule.',
      },
    ],
    explanation:
      'An aromatic ring needs a p orbital on every ring atom. The \\ce{CH2} carbon of cycloheptatriene has none, so the π electrons cannot pass all the way around: one of its ring carbons is sp^{3} hybridized.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.3',
  },
  {
    id: 'organic-aromatic-compounds-461',
    topics: ['aromatic-compounds'],
    tests: ['aromaticity'],
    difficulty: 'intermediate',
    text: 'Cyclopentadiene, the anion \\ce{C5H5-} and the cation \\ce{C5H5+} all have flat five-membered rings. Which of them is aromatic, which is antiaromatic, and which is nonaromatic, in this order?',
    answer: 'The anion, the cation, cyclopentadiene',
    distractors: [
      {
        text: 'The cation, the anion, cyclopentadiene',
        slip: 'huckel-electrons-miscounted',
        teaching:
          'The anion has 6 π electrons (4*n* + 2) and the cation 4 (4*n*), so these two are exchanged.',
      },
      {
        text: 'The anion, cyclopentadiene, the cation',
        slip: 'aromaticity-misjudged',
        teaching:
          'The anion is aromatic, but an antiaromatic ring has a p orbital on every atom, which cyclopentadiene lacks.',
      },
      {
        text: 'The cation, cyclopentadiene, the anion',
        slip: 'huckel-electrons-miscounted',
        teaching: 'With 4 π electrons (4*n*) the cation cannot be aromatic; with 6 (4*n* + 2) the anion is.',
      },
    ],
    explanation:
      'In both ions every ring atom has a p orbital; 6 π electrons make the anion aromatic, and 4 make the cation antiaromatic. Cyclopentadiene has an sp^{3} carbon and is nonaromatic. The order is the anion, the cation, cyclopentadiene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 15.3 and 15.4',
  },
  {
    id: 'organic-aromatic-compounds-480',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions', 'oxidative-addition-and-reductive-elimination'],
    uses: ['oxidation-numbers'],
    difficulty: 'intermediate',
    text: 'What are the oxidation states of palladium in the catalytic cycle of a Suzuki coupling, at the start and after each of the three steps?',
    answer: '0, +2, +2, 0',
    distractors: [
      {
        text: '+2, 0, 0, +2',
        slip: 'oxidation-for-reduction',
        teaching:
          'Here the aryl halide reduces palladium, but its addition is oxidative and takes Pd(0) to Pd(II).',
      },
      {
        text: '0, +2, +4, +2',
        slip: 'reaction-type-confused',
        teaching:
          'Transmetalation was treated as a second oxidation, but it only replaces a halide on palladium by an aryl group.',
      },
      {
        text: '+2, +4, +4, +2',
        slip: 'wrong-reference',
        teaching:
          'A palladium(II) salt may be put into the flask, but it is first reduced; the cycle itself starts from Pd(0).',
      },
    ],
    explanation:
      'Oxidative addition of the aryl halide takes Pd(0) to Pd(II). Transmetalation exchanges the halide for an aryl group without a change of oxidation state, and reductive elimination gives Pd(0) back: 0, +2, +2, 0.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapter 40',
  },
  {
    id: 'organic-aromatic-compounds-481',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'intermediate',
    text: 'In the Suzuki coupling of bromobenzene with phenylboronic acid, \\ce{C6H5B(OH)2}, a base must be present. Which step of the catalytic cycle does it make possible?',
    answer: 'Transfer of phenyl from boron to palladium',
    distractors: [
      {
        text: 'Insertion of palladium into the C–Br bond',
        slip: 'other-stage',
        teaching: 'Palladium(0) adds to the C–Br bond by itself; no base is needed for this step.',
      },
      {
        text: 'Joining of the two phenyl groups on palladium',
        slip: 'other-stage',
        teaching: 'Once both phenyl groups are on palladium, they join without the help of a base.',
      },
      {
        text: 'Removal of hydrogen and bromide from palladium',
        slip: 'conditions-confused',
        teaching: 'That is what the base does in a Heck reaction; in a Suzuki cycle no H–Pd–Br is formed.',
      },
    ],
    explanation:
      'Neutral boronic acids hardly give up their organic group. With base, a negatively charged borate or a palladium hydroxide forms, and this allows the transmetalation, the transfer of phenyl from boron to palladium.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapter 40',
  },
  {
    id: 'organic-aromatic-compounds-482',
    topics: ['aromatic-compounds'],
    tests: ['heterocycles', 'aromaticity'],
    difficulty: 'beginner',
    text: 'Pyrrole is a far weaker base than pyridine because of what its nitrogen contributes to the aromatic sextet. How many of the six π electrons does nitrogen contribute in each ring, counting a lone pair as two and its share of a double bond as one?',
    answer: 'Pyrrole: 2; pyridine: 1',
    distractors: [
      {
        text: 'Pyrrole: 1; pyridine: 2',
        slip: 'lone-pair-misplaced',
        teaching:
          'This has the rings exchanged: the lone pair of pyridine lies in the plane of the ring, outside the sextet.',
      },
      {
        text: 'Pyrrole: 0; pyridine: 2',
        slip: 'lone-pair-misplaced',
        teaching:
          'Without electrons from nitrogen, pyrrole would have only four π electrons; its lone pair belongs to the sextet.',
      },
      {
        text: 'Pyrrole: 2; pyridine: 0',
        slip: 'huckel-electrons-miscounted',
        teaching:
          'The lone pair of pyridine does stay outside, but its five carbon atoms bring only five electrons, so nitrogen adds one more.',
      },
    ],
    explanation:
      'Four carbon atoms of pyrrole bring four π electrons, so nitrogen adds its lone pair, which is then not free for a proton. In pyridine five carbon atoms bring five, nitrogen adds one, and its lone pair is free. Pyrrole: 2; pyridine: 1.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.5',
  },
  {
    id: 'organic-aromatic-compounds-483',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects'],
    difficulty: 'intermediate',
    text: 'Chlorobenzene is nitrated more slowly than benzene, yet mainly at the *ortho* and *para* positions. How do the two effects of chlorine explain this?',
    answer: 'Its inductive effect slows the attack; its lone pair directs it.',
    distractors: [
      {
        text: 'Its size slows the attack; its charge directs it.',
        slip: 'irrelevant-property',
        teaching:
          'Chlorine in chlorobenzene carries no full charge, and its size could hinder only *ortho* attack.',
      },
      {
        text: 'Its size slows the attack; its inductive effect directs it.',
        slip: 'wrong-cause',
        teaching:
          'Size could hinder only *ortho* attack, and the inductive pull weakens the whole ring without favoring *ortho* and *para*.',
      },
      {
        text: 'Its lone pair slows the attack; its size directs it.',
        slip: 'inductive-effect-ignored',
        teaching:
          'The lone pair gives electrons and so helps the attack; and size would disfavor the *ortho* positions.',
      },
    ],
    explanation:
      'Electronegative chlorine draws electrons from the whole ring, which makes it less reactive than benzene. By resonance its lone pair stabilizes the cations of *ortho* and *para* attack only. Its inductive effect slows the attack; its lone pair directs it.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-aromatic-compounds-484',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects'],
    difficulty: 'intermediate',
    text: 'In the nitration of chlorobenzene, the rate at one position, relative to one position of benzene, is 0.03 (*ortho*), 0.001 (*meta*) and 0.14 (*para*). What do these values show about chlorine?',
    answer: 'It deactivates every position, *meta* the most.',
    distractors: [
      {
        text: 'It deactivates every position, *para* the most.',
        slip: 'reversed-trend',
        teaching:
          'The value for *para* is the largest of the three, so this position is deactivated the least.',
      },
      {
        text: 'It deactivates *meta* and activates *ortho* and *para*.',
        slip: 'directing-effect-confused',
        teaching:
          'Values below 1 mean slower than benzene, and those for *ortho* and *para* are below 1 as well.',
      },
      {
        text: 'It activates *para* and deactivates *ortho* and *meta*.',
        slip: 'share-for-ratio',
        teaching:
          'At 0.14, a *para* position reacts at only about one seventh of the rate of a position of benzene.',
      },
    ],
    explanation:
      'All three values are below 1, so chlorine makes each position slower than in benzene. *Ortho* and *para* still lead because they lose less: it deactivates every position, *meta* the most.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapter 21',
  },
  {
    id: 'organic-aromatic-compounds-485',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects'],
    difficulty: 'intermediate',
    text: '“Chlorine deactivates a benzene ring just as \\ce{NO2} does, so it must direct to the *meta* position, too.” What does this argument overlook?',
    answer: 'Chlorine can share a lone pair with the cationic intermediate.',
    distractors: [
      {
        text: 'Chlorine takes up less space on the ring than a nitro group.',
        slip: 'irrelevant-property',
        teaching:
          'Size may affect the ratio of *ortho* to *para*, but it does not decide between these and *meta*.',
      },
      {
        text: 'Chlorine gives the ring more electrons than it takes.',
        slip: 'given-fact-overlooked',
        teaching: 'Then the ring would be activated; its inductive pull is in fact the stronger effect.',
      },
      {
        text: 'Chlorine withdraws electrons from the ring by resonance only.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'It is the reverse: chlorine withdraws electrons by induction and donates some by resonance.',
      },
    ],
    explanation:
      'Direction depends on which of the possible cations is best stabilized. After *ortho* or *para* attack the positive charge reaches the carbon next to the substituent, where a nitro group makes it worse, but chlorine can share a lone pair with the cationic intermediate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-aromatic-compounds-580',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene', 'bronsted-lowry-theory'],
    difficulty: 'intermediate',
    text: 'Nitric acid forms \\ce{NO2+} in a mixture with concentrated sulfuric acid. How does nitric acid act toward sulfuric acid, and what does it then lose?',
    answer: 'It acts as a base and then loses water.',
    distractors: [
      {
        text: 'It acts as an acid and then loses water.',
        slip: 'acid-for-base',
        teaching: 'Sulfuric acid is the stronger acid, so nitric acid accepts a proton here.',
      },
      {
        text: 'It acts as an acid and then loses oxygen.',
        slip: 'leaving-group-misjudged',
        teaching: 'Losing a proton would give \\ce{NO3-}, a negative ion that does not turn into \\ce{NO2+}.',
      },
      {
        text: 'It acts as a base and then loses oxygen.',
        slip: 'leaving-group-misjudged',
        teaching: 'The protonated OH group leaves as \\ce{H2O}, together with its oxygen; no \\ce{O2} forms.',
      },
    ],
    explanation:
      'Sulfuric acid is the stronger acid and protonates nitric acid: \\ce{HNO3 + H2SO4 -> H2NO3+ + HSO4-}. Then \\ce{H2NO3+ -> NO2+ + H2O}. So it acts as a base and then loses water.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.2',
  },
  {
    id: 'organic-aromatic-compounds-840',
    topics: ['aromatic-compounds'],
    tests: ['phenols', 'directing-effects'],
    difficulty: 'intermediate',
    text: 'A student expects phenol to react with bromine more slowly than benzene, “because oxygen is electronegative and withdraws electrons from the ring.” What has the student overlooked?',
    answer: 'A lone pair of oxygen is delocalized into the ring.',
    distractors: [
      {
        text: 'A hydrogen of the OH group protonates the ring.',
        slip: 'mechanism-confused',
        teaching:
          'Phenol is far too weak an acid to protonate a benzene ring, and a proton would not help bromine.',
      },
      {
        text: 'An electron pair of the ring is delocalized onto oxygen.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'Oxygen gives a pair to the ring in its resonance structures; drawing electrons from the ring would slow the attack.',
      },
      {
        text: 'An oxygen atom is less electronegative than carbon.',
        slip: 'series-position-wrong',
        teaching:
          'Oxygen is more electronegative and does withdraw through the σ bond; resonance outweighs this.',
      },
    ],
    explanation:
      'The inductive effect of oxygen exists, but donation by resonance is stronger: it raises the electron density of the ring and stabilizes the cation formed when bromine attacks. The student overlooked that a lone pair of oxygen is delocalized into the ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-conformations-460',
    topics: ['conformations'],
    tests: ['chair-conformations'],
    difficulty: 'intermediate',
    text: 'At room temperature, nearly all molecules of *trans*-1,2-dimethylcyclohexane are in the same type of chair conformation. What happens to the two methyl groups when this chair flips, and how does this explain the observation?',
    answer: 'Both equatorial groups become axial, which makes the flipped chair less stable.',
    distractors: [
      {
        text: 'Both axial groups become equatorial, which makes the flipped chair less stable.',
        slip: 'axial-equatorial-confused',
        teaching:
          'Axial methyl groups are crowded by axial hydrogens, so becoming equatorial would make the chair more stable.',
      },
      {
        text: 'Both equatorial groups become axial, which makes this ring flip extremely slow.',
        slip: 'rate-for-equilibrium',
        teaching:
          'Ring flips are fast at room temperature; the flipped chair is rare because it is less stable.',
      },
      {
        text: 'Both axial groups become equatorial, which makes this ring flip extremely slow.',
        slip: 'axial-equatorial-confused',
        teaching:
          'The preferred chair has both groups equatorial, and ring flips are fast at room temperature.',
      },
    ],
    explanation:
      'In *trans*-1,2-dimethylcyclohexane the methyl groups are both equatorial or both axial. Axial methyl groups have 1,3-diaxial interactions. Both equatorial groups become axial, which makes the flipped chair less stable.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 4.8',
  },
  {
    id: 'organic-conformations-461',
    topics: ['conformations'],
    tests: ['chair-conformations', 'cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'A student draws *trans*-1,2-dimethylcyclohexane with both methyl groups equatorial. After the ring flip, the drawing shows one methyl group axial and the other equatorial. What is wrong with the second drawing?',
    answer: 'It shows the *cis* isomer: both groups should be axial.',
    distractors: [
      {
        text: 'It shows the *cis* isomer: both groups should be equatorial.',
        slip: 'ring-flip-forgotten',
        teaching:
          'A ring flip makes every equatorial bond axial; only the ring before the flip has both equatorial.',
      },
      {
        text: 'It shows the 1,3 isomer: the groups should be on neighboring carbons.',
        slip: 'position-shifted',
        teaching:
          'The drawing still has the groups on neighboring carbons; a ring flip moves no group to another carbon.',
      },
      {
        text: 'It shows the 1,3 isomer: both groups should be equatorial.',
        slip: 'ring-flip-forgotten',
        teaching: 'A ring flip moves no group to another carbon, and it turns both equatorial groups axial.',
      },
    ],
    explanation:
      'A ring flip turns all equatorial groups into axial ones and leaves each on its face of the ring. One axial and one equatorial group on neighboring carbons are *cis*. It shows the *cis* isomer: both groups should be axial.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 4.8',
  },
  {
    id: 'organic-conformations-580',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking'],
    difficulty: 'beginner',
    text: 'How can long-chain alkanes be cracked in a school laboratory, and what products form?',
    answer: 'Vapor passed over hot \\ce{Al2O3}: shorter alkanes and alkenes',
    distractors: [
      {
        text: 'Vapor passed over hot \\ce{Al2O3}: shorter alkanes only',
        slip: 'ignored-one-product',
        teaching: 'The method is right, but one alkane does not have enough H atoms to give only alkanes.',
      },
      {
        text: 'Liquid boiled in a tall column: shorter alkanes only',
        slip: 'other-process',
        teaching: 'This is fractional distillation, which separates molecules but does not break them.',
      },
      {
        text: 'Liquid boiled in a tall column: shorter alkanes and alkenes',
        slip: 'other-process',
        teaching:
          'The products are right, but boiling in a column only separates molecules; it is not hot enough to break C–C bonds.',
      },
    ],
    explanation:
      'Cracking breaks C–C bonds, which takes a high temperature and, in the laboratory, a catalyst such as aluminum oxide or broken porcelain. So the method and products are vapor passed over hot \\ce{Al2O3}: shorter alkanes and alkenes.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 3, Chemistry Matters: Gasoline',
  },
  {
    id: 'organic-conformations-581',
    topics: ['conformations'],
    tests: ['fractional-distillation-and-cracking'],
    difficulty: 'intermediate',
    text: 'When a long-chain alkane is cracked without added hydrogen, alkenes always form along with shorter alkanes. Why?',
    answer: 'There are too few H atoms to form only alkanes.',
    distractors: [
      {
        text: 'The C=C bonds of the long chain are set free.',
        slip: 'event-invented',
        teaching: 'An alkane has no C=C bonds; they form when its C–C and C–H bonds break.',
      },
      {
        text: 'The C=C bonds are weaker than C–C bonds and form first.',
        slip: 'property-misjudged',
        teaching: 'A C=C bond is stronger than a C–C bond, and weak bonds would not be favored.',
      },
      {
        text: 'The hot catalyst removes H atoms by binding them for good.',
        slip: 'role-of-a-species',
        teaching: 'A catalyst is not used up, and alkenes form without any catalyst as well.',
      },
    ],
    explanation:
      'An alkane has two more H atoms than twice its number of C atoms, so splitting one alkane into two would take two additional H atoms. At least one fragment becomes an alkene: there are too few H atoms to form only alkanes.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 3, Chemistry Matters: Gasoline',
  },
  {
    id: 'organic-pericyclic-reactions-460',
    topics: ['pericyclic-reactions'],
    tests: ['diels-alder-reaction'],
    difficulty: 'intermediate',
    text: 'Cyclopentadiene and methyl propenoate give mainly the endo adduct, although the exo adduct is more stable. How is the endo rule usually explained?',
    answer: 'The C=O orbitals also overlap with inner carbons of the diene.',
    distractors: [
      {
        text: 'The C=O orbitals form a new σ bond to the end of the diene.',
        slip: 'wrong-bond-broken',
        teaching: 'The new σ bonds lead to the C=C carbons of the ester; the C=O group keeps its bonds.',
      },
      {
        text: 'The ester group keeps as far from the diene as possible.',
        slip: 'endo-exo-confused',
        teaching: 'This would give the exo adduct; in the endo transition state C=O lies under the diene.',
      },
      {
        text: 'The exo adduct forms faster but reverts to the reactants.',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'The endo adduct is the one that forms faster; reversal favors the more stable exo adduct.',
      },
    ],
    explanation:
      'The endo adduct is the kinetic product. In its transition state the C=O group lies beneath the diene, where its orbitals interact in a stabilizing way with the two middle carbons (secondary orbital interactions). The C=O orbitals also overlap with inner carbons of the diene.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapter 34',
  },
  {
    id: 'organic-pericyclic-reactions-461',
    topics: ['pericyclic-reactions'],
    tests: ['electrocyclic-reactions'],
    difficulty: 'intermediate',
    text: 'On heating, *cis*-3,4-dimethylcyclobut-1-ene opens to (2*E*,4*Z*)-hexa-2,4-diene; neither the (2*E*,4*E*) nor the (2*Z*,4*Z*) isomer forms. What does this result show?',
    answer: 'The two ends turn in the same direction: conrotatory.',
    distractors: [
      {
        text: 'The two ends turn in the same direction: disrotatory.',
        slip: 'names-exchanged',
        teaching: 'Rotation in the same direction is called conrotatory.',
      },
      {
        text: 'The two ends turn in opposite directions: disrotatory.',
        slip: 'rotation-outcome-confused',
        teaching:
          'Opposite directions would move both methyl groups outward or both inward: (*E*,*E*) or (*Z*,*Z*).',
      },
      {
        text: 'The two ends turn freely by way of a diradical.',
        slip: 'mechanism-confused',
        teaching: 'A diradical with free rotation would give a mixture that includes the (*E*,*E*) diene.',
      },
    ],
    explanation:
      'In the *cis* compound both methyl groups are on the same face. One ends up outside (*E*) and the other inside (*Z*) if both ends turn the same way, as the rules require for 4 electrons on heating. The two ends turn in the same direction: conrotatory.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.3',
  },
  {
    id: 'organic-radical-reactions-480',
    topics: ['radical-reactions'],
    tests: ['ozone-depletion'],
    difficulty: 'intermediate',
    text: 'The options are the four steps of the Chapman cycle, in which ozone forms and disappears in the stratosphere. A chlorine atom from a CFC reacts with \\ce{O3} to give ClO, which reacts with O to give Cl back. Which step of the Chapman cycle has the same net result as these two reactions together?',
    answer: '\\ce{O + O3 -> 2O2}',
    distractors: [
      {
        text: '\\ce{O + O2 -> O3}',
        slip: 'reaction-direction-reversed',
        teaching: 'This step forms ozone; the chlorine atom removes it.',
      },
      {
        text: '\\ce{O3 -> O2 + O}',
        slip: 'one-step-short',
        teaching:
          'Sunlight splits ozone in this way, but the O atom is left and can form ozone again; ClO uses it up.',
      },
      {
        text: '\\ce{O2 -> 2O}',
        slip: 'other-stage',
        teaching: 'This step makes the O atoms from which ozone forms; no ozone takes part in it.',
      },
    ],
    explanation:
      'Cl + \\ce{O3} gives ClO + \\ce{O2}, and ClO + O gives Cl + \\ce{O2}. The sum is the step that removes ozone in the Chapman cycle, only faster, since Cl is a catalyst: \\ce{O + O3 -> 2O2}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'organic-radical-reactions-481',
    topics: ['radical-reactions'],
    tests: ['ozone-depletion'],
    difficulty: 'intermediate',
    text: 'In the Chapman cycle, ultraviolet light splits stratospheric ozone into \\ce{O2} and O all day long. Why does this step hardly lower the amount of ozone?',
    answer: 'The O atom soon adds to an \\ce{O2} molecule.',
    distractors: [
      {
        text: 'The O atom soon combines with another O atom.',
        slip: 'reaction-path-confused',
        teaching:
          'This would give \\ce{O2} and the ozone would be lost; besides, O atoms meet \\ce{O2} far more often than each other.',
      },
      {
        text: 'The O atom soon reacts with another \\ce{O3} molecule.',
        slip: 'reaction-path-confused',
        teaching: 'That rarer step destroys a second ozone molecule; it is the loss step of the cycle.',
      },
      {
        text: 'The \\ce{O2} molecule soon combines with another \\ce{O2} molecule.',
        slip: 'reaction-path-confused',
        teaching: 'Two \\ce{O2} molecules do not form ozone with each other; it takes a free O atom.',
      },
    ],
    explanation:
      'Nearly every O atom meets \\ce{O2} and forms ozone again, so the pair of steps only turns ultraviolet light into heat. The amount of ozone hardly falls: the O atom soon adds to an \\ce{O2} molecule.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'organic-spectroscopy-organic-460',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting', 'nmr-integration'],
    difficulty: 'intermediate',
    text: 'Which ^{1}H NMR signals are typical of an isolated ethyl group and of an isolated isopropyl group?',
    answer: 'Ethyl: triplet (3H), quartet (2H); isopropyl: doublet (6H), septet (1H)',
    distractors: [
      {
        text: 'Ethyl: quartet (3H), triplet (2H); isopropyl: septet (6H), doublet (1H)',
        slip: 'own-hydrogens-counted',
        teaching: 'A signal is split by the hydrogens on the neighboring carbon, not by its own.',
      },
      {
        text: 'Ethyl: triplet (3H), quartet (2H); isopropyl: septet (6H), doublet (1H)',
        slip: 'own-hydrogens-counted',
        teaching:
          'Ethyl is right, but in isopropyl the \\ce{CH3} groups have one neighbor (doublet) and CH has six (septet).',
      },
      {
        text: 'Ethyl: quartet (3H), triplet (2H); isopropyl: doublet (6H), septet (1H)',
        slip: 'own-hydrogens-counted',
        teaching:
          'Isopropyl is right, but in ethyl \\ce{CH3} has two neighbors (triplet) and \\ce{CH2} has three (quartet).',
      },
    ],
    explanation:
      'In ethyl, \\ce{CH3} has two neighbors and \\ce{CH2} three. In isopropyl, the six \\ce{CH3} hydrogens have one neighbor, and CH has six. With *n* + 1 lines: ethyl: triplet (3H), quartet (2H); isopropyl: doublet (6H), septet (1H).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.11',
  },
  {
    id: 'organic-spectroscopy-organic-461',
    topics: ['spectroscopy-organic'],
    tests: ['spin-spin-splitting', 'chemical-shift'],
    difficulty: 'advanced',
    text: 'An ester \\ce{C5H10O2} shows three ^{1}H NMR signals: a septet (1H) at 5.0 ppm, a singlet (3H) at 2.0 ppm and a doublet (6H) at 1.2 ppm. Which ester is it?',
    answer: '\\smiles{CC(C)OC(C)=O}',
    distractors: [
      {
        text: '\\smiles{COC(=O)C(C)C}',
        slip: 'signal-misassigned',
        teaching:
          'It has the same patterns, but its \\ce{OCH3} singlet lies near 3.7 ppm and its septet near 2.6 ppm.',
      },
      {
        text: '\\smiles{CCOC(=O)CC}',
        slip: 'n-plus-one-misapplied',
        teaching: 'Two ethyl groups give two triplets and two quartets.',
      },
      {
        text: '\\smiles{CCCOC(C)=O}',
        slip: 'branched-for-straight',
        teaching:
          'A propyl group gives two triplets and a sextet; a doublet (6H) and a septet (1H) mean isopropyl.',
      },
    ],
    explanation:
      'The doublet (6H) and the septet (1H) belong to isopropyl. A CH at 5.0 ppm is bonded to O, and a \\ce{CH3} singlet at 2.0 ppm is next to C=O. The ester is isopropyl acetate, \\smiles{CC(C)OC(C)=O}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 13.9 to 13.11',
    computation: { kind: 'same-structure', smiles: 'CC(C)OC(C)=O' },
  },
  {
    id: 'organic-spectroscopy-organic-462',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'beginner',
    text: '1,3,5-Trimethylbenzene has nine carbon atoms, but its proton-decoupled ^{13}C NMR spectrum shows only three signals. Why? \\smiles{Cc1cc(C)cc(C)c1}',
    answer: 'Its symmetry gives three sets of three equivalent carbons.',
    distractors: [
      {
        text: 'Its ring carbons change places too fast to be seen.',
        slip: 'event-invented',
        teaching: 'The carbons of a ring stay in place; here they give two signals, between 125 and 140 ppm.',
      },
      {
        text: 'Its carbons without hydrogen give no signals at all.',
        slip: 'signal-overlooked',
        teaching: 'Such carbons give signals, though weak ones; only DEPT spectra leave them out.',
      },
      {
        text: 'Its ring carbons give no signals, so only three are left.',
        slip: 'signal-overlooked',
        teaching:
          'The ring carbons give two of the signals, and the three \\ce{CH3} carbons share the third one.',
      },
    ],
    explanation:
      'The threefold symmetry makes the three \\ce{CH3} carbons equivalent, and likewise the three ring carbons that bear them and the three CH carbons. Each set gives one signal: its symmetry gives three sets of three equivalent carbons.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.4',
  },
  {
    id: 'organic-spectroscopy-organic-580',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'beginner',
    text: 'Infrared spectra of three pure liquids show: X, a strong band near 1715 cm^{−1} and no strong one above 3100 cm^{−1}; Y, a strong, broad band near 3340 cm^{−1}; Z, two weaker, narrower bands near 3290 and 3370 cm^{−1}. Y and Z have no band near 1700 cm^{−1}. What are X, Y and Z?',
    answer: 'A ketone, an alcohol, a primary amine',
    distractors: [
      {
        text: 'A ketone, a primary amine, an alcohol',
        slip: 'band-misassigned',
        teaching: 'A single strong, broad band belongs to O–H; the two narrower bands belong to \\ce{NH2}.',
      },
      {
        text: 'An alcohol, a primary amine, a ketone',
        slip: 'band-misassigned',
        teaching:
          'The band near 1715 cm^{−1} belongs to C=O, and an alcohol would absorb above 3100 cm^{−1}.',
      },
      {
        text: 'A carboxylic acid, a primary amine, an alcohol',
        slip: 'band-misassigned',
        teaching:
          'The two narrower bands of Z belong to \\ce{NH2}, and a carboxylic acid would also show a very broad O–H band.',
      },
    ],
    explanation:
      'C=O gives a strong band near 1715 cm^{−1}, hydrogen-bonded O–H one strong, broad band between 3200 and 3600 cm^{−1}, and \\ce{NH2} two weaker, narrower bands in the same region. So X, Y and Z are a ketone, an alcohol, a primary amine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.8',
  },
  {
    id: 'organic-spectroscopy-organic-581',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'beginner',
    text: 'How can the O–H stretching band of a liquid alcohol be distinguished from the N–H stretching bands of a liquid primary amine in their infrared spectra?',
    answer: 'O–H gives one broad band, and N–H gives two narrower ones.',
    distractors: [
      {
        text: 'O–H gives two narrow bands, and N–H gives one broad one.',
        slip: 'names-exchanged',
        teaching:
          'An alcohol has only one O–H bond; the two bands come from the N–H bonds of \\ce{NH2}, which stretch in step or out of step.',
      },
      {
        text: 'O–H absorbs near 3350 cm^{−1}, and N–H near 1700 cm^{−1}.',
        slip: 'band-of-another-group',
        teaching: 'The region near 1700 cm^{−1} belongs to C=O; N–H stretching is found near 3300 cm^{−1}.',
      },
      {
        text: 'O–H absorbs near 1700 cm^{−1}, and N–H near 3350 cm^{−1}.',
        slip: 'band-of-another-group',
        teaching: 'The region near 1700 cm^{−1} belongs to C=O; O–H stretching is found near 3300 cm^{−1}.',
      },
    ],
    explanation:
      'Both kinds of bond absorb between 3200 and 3600 cm^{−1}, so shape and number decide. Strong hydrogen bonding broadens the O–H band, and an \\ce{NH2} group has two stretching vibrations: O–H gives one broad band, and N–H gives two narrower ones.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.10',
  },
  {
    id: 'organic-spectroscopy-organic-840',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'beginner',
    text: 'In their proton-decoupled ^{13}C NMR spectra, 1,4-dimethylbenzene shows three signals, but 1,3-dimethylbenzene shows five. Why does the 1,4-isomer show fewer signals? \\smiles{Cc1ccc(C)cc1|1,4-dimethylbenzene} \\smiles{Cc1cccc(C)c1|1,3-dimethylbenzene}',
    answer: 'Its symmetry makes all four CH carbons of the ring equivalent.',
    distractors: [
      {
        text: 'Its methyl carbons are equivalent; those of the 1,3-isomer differ.',
        slip: 'symmetry-overlooked',
        teaching:
          'The two methyl carbons are equivalent in both isomers, so each spectrum has one methyl signal.',
      },
      {
        text: 'Its ring carbons without hydrogen give no signal.',
        slip: 'signal-overlooked',
        teaching:
          'Carbons without hydrogen give weak signals, but they do appear; the two C–\\ce{CH3} ring carbons give one signal here.',
      },
      {
        text: 'Its methyl signal coincides with the signal of the ring CH.',
        slip: 'signal-misassigned',
        teaching: 'Methyl carbons appear near 21 ppm and ring carbons near 130 ppm; they cannot coincide.',
      },
    ],
    explanation:
      'Both isomers have one methyl signal. In the 1,4-isomer the six ring carbons fall into two sets, C–\\ce{CH3} and four equivalent CH; in the 1,3-isomer they fall into four sets. Symmetry makes all four CH carbons of the 1,4-isomer equivalent.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.10',
  },
  {
    id: 'organic-spectroscopy-organic-841',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'intermediate',
    text: 'Bottles P, Q and R contain the three dimethylbenzenes. Their proton-decoupled ^{13}C NMR spectra show 5, 3 and 4 signals, respectively. Which isomers are in P, Q and R, in this order?',
    answer: '1,3-, 1,4- and 1,2-dimethylbenzene',
    distractors: [
      {
        text: '1,2-, 1,4- and 1,3-dimethylbenzene',
        slip: 'symmetry-overlooked',
        teaching:
          'The mirror plane of the 1,2-isomer leaves 1 methyl and 3 ring signals, four in all; the 1,3-isomer has 1 + 4.',
      },
      {
        text: '1,4-, 1,2- and 1,3-dimethylbenzene',
        slip: 'symmetry-overlooked',
        teaching: 'The 1,4-isomer is the most symmetric one and has the fewest signals, three.',
      },
      {
        text: '1,2-, 1,3- and 1,4-dimethylbenzene',
        slip: 'reversed-trend',
        teaching:
          'The number of signals does not fall as the methyl groups move apart: the isomers give 4, 5 and 3 signals.',
      },
    ],
    explanation:
      'Count the sets of equivalent carbons (one methyl set plus ring sets): 1,2 has 1 + 3 = 4, 1,3 has 1 + 4 = 5, and 1,4 has 1 + 2 = 3. So P, Q and R are 1,3-, 1,4- and 1,2-dimethylbenzene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.10',
  },
  {
    id: 'organic-structure-and-bonding-840',
    topics: ['structure-and-bonding'],
    tests: ['degrees-of-unsaturation'],
    difficulty: 'intermediate',
    text: 'The index of hydrogen deficiency (degrees of unsaturation) of \\ce{C6H10O} is 2. Which compound has this formula?',
    answer: '\\smiles{CC(=O)CCC=C}',
    distractors: [
      {
        text: '\\smiles{OC1CCCCC1}',
        slip: 'rings-or-pi-forgotten',
        teaching: 'Cyclohexanol has only one ring and no π bond: \\ce{C6H12O}, index 1.',
      },
      {
        text: '\\smiles{O=C1CCCC=C1}',
        slip: 'rings-or-pi-forgotten',
        teaching: 'One ring, one C=C and one C=O make an index of 3: \\ce{C6H8O}.',
      },
      {
        text: '\\smiles{CCCCC(C)=O}',
        slip: 'rings-or-pi-forgotten',
        teaching: 'Hexan-2-one has one C=O and no ring: \\ce{C6H12O}, index 1.',
      },
    ],
    explanation:
      'An index of 2 requires two π bonds, two rings or one of each. The ketone with a C=C at the end of its chain has one C=O and one C=C: \\smiles{CC(=O)CCC=C} is \\ce{C6H10O}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.2',
  },
  {
    id: 'organic-substitution-and-elimination-480',
    topics: ['substitution-and-elimination'],
    tests: ['sn2-reaction'],
    difficulty: 'intermediate',
    text: 'Sodium azide reacts with 1-bromobutane much faster in dimethylformamide (DMF) than in methanol. How does DMF, a polar aprotic solvent, lower the barrier of this S_{N}2 reaction?',
    answer: 'It leaves azide poorly solvated and thus high in energy.',
    distractors: [
      {
        text: 'It surrounds azide tightly and thus makes it more stable.',
        slip: 'solvent-role-reversed',
        teaching:
          'Methanol does this by hydrogen bonds; a more stable nucleophile has a higher barrier to climb.',
      },
      {
        text: 'It holds bromide with hydrogen bonds as it leaves.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'DMF has no O–H or N–H bond, so it cannot donate hydrogen bonds to the leaving group.',
      },
      {
        text: 'It stabilizes the carbocation that forms in the slow step.',
        slip: 'mechanism-confused',
        teaching: 'This primary bromide reacts in a single step, and no carbocation forms.',
      },
    ],
    explanation:
      'DMF dissolves the salt by holding \\ce{Na+}, but it has no O–H or N–H bonds with which to hold anions. The starting point of the reaction lies higher and the barrier is lower, since it leaves azide poorly solvated and thus high in energy.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.3',
  },
];
