import type { WrittenQuestion } from '../../written-question.ts';

/** Structures, spectra and mechanisms, as students ask for them in narrow words. */
export const structuresAndMechanismsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'organic-alkenes-and-alkynes-943',
    topics: ['alkenes-and-alkynes', 'structure-and-bonding'],
    tests: ['markovnikovs-rule', 'curly-arrows'],
    difficulty: 'intermediate',
    text: 'Propene, \\ce{CH3CH=CH2}, reacts with HBr in the absence of peroxides. In the first step, curved arrows run from the C=C bond to H and from the H–Br bond to Br. Which carbon does the H add to on the way to the major product, and which curved arrow shows the second step?',
    answer: 'The \\ce{CH2} carbon; from a lone pair of \\ce{Br-} to the positive carbon',
    distractors: [
      {
        text: 'The CH carbon; from a lone pair of \\ce{Br-} to the positive carbon',
        slip: 'markovnikov-reversed',
        teaching:
          'H on the CH carbon would leave a primary cation, which is far less stable, and lead to 1-bromopropane, the minor product.',
      },
      {
        text: 'The \\ce{CH2} carbon; from the H–Br bond to the positive carbon',
        slip: 'other-stage',
        teaching:
          'The H–Br bond breaks in the first step; in the second, the electrons come from a lone pair of bromide.',
      },
      {
        text: 'The CH carbon; from the H–Br bond to the positive carbon',
        slip: 'markovnikov-reversed',
        teaching:
          'H goes to the carbon with more hydrogens, which leaves the more stable cation, and the H–Br bond is broken in that step.',
      },
    ],
    explanation:
      'H adds to the end carbon because this leaves the secondary cation \\ce{(CH3)2CH+}, which is more stable than the primary one; the product is 2-bromopropane. So the \\ce{CH2} carbon takes up H, and the second arrow runs from a lone pair of \\ce{Br-} to the positive carbon.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 7.7 and 7.8',
  },
  {
    id: 'organic-aromatic-compounds-907',
    topics: ['aromatic-compounds'],
    tests: ['phenols', 'electrophilic-aromatic-substitution'],
    difficulty: 'intermediate',
    text: 'Phenol reacts with bromine water at once, whereas benzene reacts with bromine only when a catalyst such as \\ce{FeBr3} is present. Why is phenol more reactive?',
    answer: 'A lone pair of oxygen raises the electron density of the ring.',
    distractors: [
      {
        text: 'The OH group withdraws electrons and so attracts bromide ions.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'By resonance oxygen donates more than it withdraws, and the ring is attacked by an electrophile, not by bromide.',
      },
      {
        text: 'The acidic OH group takes over the role of the catalyst.',
        slip: 'role-of-a-species',
        teaching: 'Phenol is far too weak an acid to activate bromine; ethers of phenol react quickly, too.',
      },
      {
        text: 'The OH group destroys the aromatic system, so bromine adds to it.',
        slip: 'aromaticity-misjudged',
        teaching:
          'Phenol is aromatic, and bromine replaces hydrogen on the ring: 2,4,6-tribromophenol forms.',
      },
    ],
    explanation:
      'A p orbital of oxygen overlaps with the π system, so a lone pair is partly shared with the ring. The electron-rich ring polarizes bromine molecules without a catalyst: a lone pair of oxygen raises the electron density of the ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-aromatic-compounds-943',
    topics: ['aromatic-compounds'],
    tests: ['structure-of-benzene'],
    difficulty: 'beginner',
    text: 'Benzene is about 150 kJ/mol more stable than expected for a six-membered ring with three separate double bonds. What is the source of this extra stability?',
    answer: 'Its π electrons are delocalized over the whole ring.',
    distractors: [
      {
        text: 'Its three double bonds trade places very rapidly.',
        slip: 'resonance-as-switching',
        teaching:
          'The two Kekulé structures do not alternate: benzene has a single structure with six equal bonds all the time.',
      },
      {
        text: 'Its six-membered ring is planar and free of angle strain.',
        slip: 'holds-for-both',
        teaching:
          'A planar ring with three separate double bonds would have angles of about 120° as well, so this makes no difference.',
      },
      {
        text: 'Its double bonds are shorter and stronger than in ethene.',
        slip: 'property-misjudged',
        teaching:
          'The carbon–carbon bonds of benzene (139 pm) are longer than the C=C bond of ethene (134 pm).',
      },
    ],
    explanation:
      'The six p orbitals of the ring overlap with both neighbors alike. The π electrons are not confined to three bonds but delocalized over the whole ring, which lowers their energy.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.2',
  },
  {
    id: 'organic-aromatic-compounds-944',
    topics: ['aromatic-compounds', 'acidity-and-basicity'],
    tests: ['heterocycles', 'aromaticity'],
    uses: ['basicity-of-amines'],
    difficulty: 'intermediate',
    text: 'Pyrrole, \\smiles{c1cc[nH]c1|pyrrole}, is a far weaker base than pyridine, \\smiles{c1ccncc1|pyridine}. What does adding a proton to nitrogen do that explains this?',
    answer: 'It destroys the aromatic sextet of pyrrole, but not that of pyridine.',
    distractors: [
      {
        text: 'It destroys the aromatic sextet of pyridine, but not that of pyrrole.',
        slip: 'lone-pair-misplaced',
        teaching:
          'The lone pair of pyridine lies in the plane of the ring, outside the sextet, so pyridine stays aromatic.',
      },
      {
        text: 'It completes the aromatic sextet of pyridine, but not that of pyrrole.',
        slip: 'huckel-electrons-miscounted',
        teaching:
          'A proton brings no electrons, and pyridine already has six π electrons without its lone pair.',
      },
      {
        text: 'It leaves a positive charge on pyridine, but none on pyrrole.',
        slip: 'charge-placed-wrongly',
        teaching: 'Both rings are neutral, so a proton gives either of them a charge of +1.',
      },
    ],
    explanation:
      'The lone pair of pyrrole is two of its six π electrons; that of pyridine lies in an sp^{2} orbital in the plane of the ring. A proton destroys the aromatic sextet of pyrrole, but not that of pyridine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 15.5 and 24.9',
  },
  {
    id: 'organic-aromatic-compounds-945',
    topics: ['aromatic-compounds', 'acidity-and-basicity'],
    tests: ['phenols', 'acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'Which order of p*K*_{a}, from lowest to highest, is correct?',
    answer: '4-Nitrophenol < 4-chlorophenol < phenol < 4-methylphenol',
    distractors: [
      {
        text: '4-Methylphenol < phenol < 4-chlorophenol < 4-nitrophenol',
        slip: 'acidity-order-reversed',
        teaching:
          'This is the order of increasing acid strength; the strongest acid has the lowest p*K*_{a}.',
      },
      {
        text: '4-Chlorophenol < 4-nitrophenol < phenol < 4-methylphenol',
        slip: 'resonance-ignored',
        teaching:
          'A nitro group in position 4 shares the negative charge of the anion by resonance, so it acts far more strongly than Cl.',
      },
      {
        text: '4-Methylphenol < phenol < 4-nitrophenol < 4-chlorophenol',
        slip: 'acidity-order-reversed',
        teaching:
          'The releasing \\ce{CH3} group makes the anion less stable, so 4-methylphenol is the weakest acid and has the highest p*K*_{a}.',
      },
    ],
    explanation:
      'Groups that withdraw electrons stabilize the phenoxide ion and lower p*K*_{a}: nitro strongly (by resonance), chlorine a little; the methyl group releases electrons. The values 7.2, 9.4, 10.0 and 10.3 belong to 4-nitrophenol < 4-chlorophenol < phenol < 4-methylphenol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-aromatic-compounds-946',
    topics: ['aromatic-compounds'],
    tests: ['structure-of-benzene'],
    difficulty: 'intermediate',
    text: 'The hydrogenation of 1 mol of cyclohexene releases 120 kJ, and that of 1 mol of benzene to cyclohexane releases 208 kJ. A student gives the difference between the two values, 88 kJ/mol, as the resonance energy of benzene. What is wrong?',
    answer: 'The value for cyclohexene must first be multiplied by 3.',
    distractors: [
      {
        text: 'The value for benzene must first be multiplied by 3.',
        slip: 'wrong-reference',
        teaching: 'The 208 kJ already covers all three moles of \\ce{H2} that benzene takes up.',
      },
      {
        text: 'The value for benzene must first be divided by 3.',
        slip: 'per-mole-for-equation',
        teaching: 'This gives the heat per mole of \\ce{H2}, but the resonance energy is for the whole ring.',
      },
      {
        text: 'The value for cyclohexene must first be divided by 3.',
        slip: 'divided-for-multiplied',
        teaching:
          'Cyclohexene has a single double bond; a ring with three of them would release three times as much, not a third.',
      },
    ],
    explanation:
      'Three separate double bonds would release 3 × 120 = 360 kJ/mol; benzene releases 208 kJ/mol, so its resonance energy is 152 kJ/mol. The value for cyclohexene must first be multiplied by 3.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 15.2',
  },
  {
    id: 'organic-conformations-879',
    topics: ['conformations'],
    tests: ['chair-conformations'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'Which chair of *cis*-1,3-dimethylcyclohexane is the more stable one, and why?',
    answer: 'The diequatorial one, since two axial methyls crowd each other.',
    distractors: [
      {
        text: 'The diaxial one, since two equatorial methyls crowd each other.',
        slip: 'axial-equatorial-confused',
        teaching:
          'Equatorial groups in positions 1 and 3 point away from each other; axial ones stand side by side on one face of the ring.',
      },
      {
        text: 'The diequatorial one, since the other chair has angle strain.',
        slip: 'wrong-cause',
        teaching:
          'Both chairs have bond angles near 109.5°; they differ in how close their axial groups come to one another.',
      },
      {
        text: 'Neither, since each has one axial and one equatorial methyl.',
        slip: 'configuration-difference-overlooked',
        teaching:
          'That is so in the *trans*-1,3 isomer; *cis* groups in positions 1 and 3 are both axial or both equatorial.',
      },
    ],
    explanation:
      '*Cis* groups in positions 1 and 3 are either both equatorial or both axial. As axial groups they point the same way on the same face, with strong 1,3-diaxial repulsion. The more stable chair is the diequatorial one, since two axial methyls crowd each other.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 4.8',
  },
  {
    id: 'organic-conformations-880',
    topics: ['conformations'],
    tests: ['chair-conformations'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'In three of these compounds one chair is more stable than the other. In which compound are the two chairs equally stable?',
    answer: '*cis*-1,4-Dimethylcyclohexane',
    distractors: [
      {
        text: '*trans*-1,4-Dimethylcyclohexane',
        slip: 'axial-equatorial-confused',
        teaching:
          'Its methyl groups are both equatorial in one chair and both axial in the other, so the chairs differ.',
      },
      {
        text: '*trans*-1,2-Dimethylcyclohexane',
        slip: 'axial-equatorial-confused',
        teaching:
          'Neighboring *trans* groups are both equatorial or both axial; the diequatorial chair is the more stable one.',
      },
      {
        text: '*cis*-1,3-Dimethylcyclohexane',
        slip: 'configuration-difference-overlooked',
        teaching:
          'Its methyl groups are both equatorial in one chair; in the other they are both axial and repel each other.',
      },
    ],
    explanation:
      'The chairs are equally stable if each has one axial and one equatorial methyl group. This holds for *cis*-1,2, *trans*-1,3 and *cis*-1,4. Of the compounds listed, it is *cis*-1,4-dimethylcyclohexane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 4.8',
  },
  {
    id: 'organic-conformations-943',
    topics: ['conformations'],
    tests: ['newman-projections'],
    difficulty: 'intermediate',
    text: 'One \\ce{CH3} group of ethane is turned against the other through a full circle, and the energy of the molecule is plotted. How many maxima does the curve have in one turn, and which conformation do they represent?',
    answer: 'Three; the eclipsed one',
    distractors: [
      {
        text: 'Three; the staggered one',
        slip: 'eclipsed-for-staggered',
        teaching:
          'In the staggered conformation the C–H bonds are as far apart as possible; it lies at the minima.',
      },
      {
        text: 'Six; the eclipsed one',
        slip: 'other-dihedral-angle',
        teaching:
          'C–H bonds eclipse one another every 120°, not every 60°: at 60° the conformation is staggered.',
      },
      {
        text: 'Six; the staggered one',
        slip: 'eclipsed-for-staggered',
        teaching:
          'The staggered conformation is the most stable, and it recurs every 120°, so it gives three minima.',
      },
    ],
    explanation:
      'Eclipsed C–H bonds raise the energy by about 12 kJ/mol (torsional strain). Each \\ce{CH3} group has three hydrogens, so they eclipse one another every 120°: the maxima are three, and they represent the eclipsed conformation.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 3.6',
  },
  {
    id: 'organic-radical-reactions-825',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction', 'stability-of-radicals'],
    difficulty: 'intermediate',
    text: 'An oil, RH, goes rancid in a chain reaction: R• + \\ce{O2} → ROO•, then ROO• + RH → ROOH + R•. How does vitamin E, a phenol ArOH that acts as an antioxidant, stop this chain?',
    answer: 'It gives H• to ROO•, and the radical ArO• is too stable to attack RH.',
    distractors: [
      {
        text: 'It takes H• from RH, and the radical R• is too stable to attack \\ce{O2}.',
        slip: 'initiation-for-termination',
        teaching: 'Taking H• from the oil would start new chains, because R• reacts fast with \\ce{O2}.',
      },
      {
        text: 'It takes H• from ROOH, and the radical ROO• is too stable to attack RH.',
        slip: 'propagation-for-termination',
        teaching:
          'ROO• is just the radical that attacks RH, so making it from ROOH would keep the chain going.',
      },
      {
        text: 'It gives H• to ROOH, and the radical ROO• is too stable to attack RH.',
        slip: 'propagation-for-termination',
        teaching: 'ROOH is no radical and needs no H•, and ROO• is just the radical that attacks RH.',
      },
    ],
    explanation:
      'The chain goes on because ROO• takes a hydrogen atom from the oil. A phenol supplies this hydrogen more readily, and its radical is stabilized by the ring, so no new R• forms: it gives H• to ROO•, and the radical ArO• is too stable to attack RH.',
    reference: 'Clayden, Organic Chemistry, 2nd ed., chapter 37',
  },
  {
    id: 'organic-radical-reactions-826',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction', 'surfactants-and-micelles'],
    difficulty: 'intermediate',
    text: 'BHT (a bulky phenol), lecithin and sodium benzoate are added to foods. Which is the antioxidant, which the preservative against microbes and which the emulsifier, in this order?',
    answer: 'BHT, sodium benzoate, lecithin',
    distractors: [
      {
        text: 'BHT, lecithin, sodium benzoate',
        slip: 'role-of-another-molecule',
        teaching:
          'Lecithin has a polar head and nonpolar tails, as an emulsifier must; benzoate hinders microbes.',
      },
      {
        text: 'Sodium benzoate, lecithin, BHT',
        slip: 'role-of-another-molecule',
        teaching:
          'A phenol such as BHT gives hydrogen to radicals and is the antioxidant; it does not hold oil in water.',
      },
      {
        text: 'Lecithin, BHT, sodium benzoate',
        slip: 'role-of-another-molecule',
        teaching:
          'Benzoate has no long nonpolar tail for the oil, but lecithin has; so lecithin is the emulsifier.',
      },
    ],
    explanation:
      'A phenol gives a hydrogen atom to radicals and stops the oxidation of fats. Benzoate keeps microbes from growing. Lecithin, a phospholipid, has a polar head and nonpolar tails and keeps oil droplets dispersed in water. In this order: BHT, sodium benzoate, lecithin.',
    reference:
      'NCERT Chemistry, class XII, unit Chemistry in Everyday Life; OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'organic-spectroscopy-organic-907',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'A ketone, an amide and an ester, all saturated and open-chain, have C=O stretching bands at 1740, 1715 and 1670 cm^{−1}. To which compounds do these bands belong, in this order?',
    answer: 'Ester, ketone, amide',
    distractors: [
      {
        text: 'Amide, ketone, ester',
        slip: 'band-misassigned',
        teaching:
          'Resonance with nitrogen gives the C=O of an amide much single-bond character and the lowest wavenumber.',
      },
      {
        text: 'Ketone, ester, amide',
        slip: 'band-misassigned',
        teaching: 'The electron-withdrawing oxygen of an ester raises its C=O band above that of a ketone.',
      },
      {
        text: 'Ester, amide, ketone',
        slip: 'resonance-ignored',
        teaching:
          'Nitrogen shares its lone pair with C=O, so the bond in the amide is weaker than the one in the ketone.',
      },
    ],
    explanation:
      'A ketone absorbs near 1715 cm^{−1}. In an ester, the electronegative oxygen strengthens the C=O bond (1740 cm^{−1}); in an amide, the lone pair of nitrogen weakens it by resonance (1670 cm^{−1}). In order of falling wavenumber: ester, ketone, amide.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.8',
  },
  {
    id: 'organic-spectroscopy-organic-908',
    topics: ['spectroscopy-organic'],
    tests: ['uv-visible-spectra-of-conjugated-molecules'],
    difficulty: 'intermediate',
    text: 'The Woodward–Fieser rules for dienes: base value 217 nm, or 253 nm if both C=C bonds are in one ring; +5 nm for each alkyl group or ring residue (ring carbon bonded to the diene but not part of it), and +5 nm for each exocyclic C=C bond (one carbon in a ring, the other outside it). What *λ*_{max} is predicted? \\smiles{C=C1CCCC=C1}',
    answer: '232 nm',
    distractors: [
      {
        text: '227 nm',
        slip: 'left-out-a-term',
        teaching: 'The two ring residues were counted, but not the 5 nm for the exocyclic C=C bond.',
        expression: '217 + 2 * 5',
      },
      {
        text: '237 nm',
        slip: 'substituents-miscounted',
        teaching:
          'Three ring residues were counted; only two \\ce{CH2} groups of the ring are bonded to the diene.',
        expression: '217 + 3 * 5 + 5',
      },
      {
        text: '268 nm',
        slip: 'substituents-miscounted',
        teaching: 'The base value 253 nm was used, but only one of the two C=C bonds is within the ring.',
        expression: '253 + 2 * 5 + 5',
      },
    ],
    explanation:
      'One C=C is in the ring and the other is not, so the base value is 217 nm. Two ring residues (the \\ce{CH2} groups next to the C=C bonds) are on the diene, 2 × 5 nm, and the \\ce{=CH2} bond is exocyclic, 5 nm: 217 + 10 + 5 = 232 nm.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.8',
    computation: { kind: 'quantity', expression: '217 + 2 * 5 + 5', unit: 'nm' },
  },
  {
    id: 'organic-spectroscopy-organic-943',
    topics: ['spectroscopy-organic', 'alcohols-and-ethers'],
    tests: ['proton-nmr'],
    difficulty: 'intermediate',
    text: 'In the ^{1}H NMR spectrum of an alcohol in \\ce{CDCl3}, the OH signal is broad, and it vanishes when the sample is shaken with \\ce{D2O}. Which behavior of the OH hydrogens explains both observations?',
    answer: 'They move from one molecule to another.',
    distractors: [
      {
        text: 'They couple strongly with hydrogens nearby.',
        slip: 'exchange-misjudged',
        teaching:
          'Coupling splits a signal into sharp lines, and it would not end when \\ce{D2O} is added; the signal itself is gone.',
      },
      {
        text: 'They are strongly deshielded by oxygen.',
        slip: 'irrelevant-property',
        teaching:
          'Deshielding decides where the signal lies, not how broad it is or whether \\ce{D2O} removes it.',
      },
      {
        text: 'They are held in place by hydrogen bonds.',
        slip: 'exchange-misjudged',
        teaching:
          'Hydrogen bonds help a proton to pass to another oxygen; hydrogens held in place could not be replaced by D.',
      },
    ],
    explanation:
      'An OH hydrogen spends its time in different molecules and hydrogen bonds, so its signal is an average over many environments and often broad. With \\ce{D2O} it is replaced by D, which gives no ^{1}H signal. Both follow because OH hydrogens move from one molecule to another.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.11',
  },
  {
    id: 'organic-spectroscopy-organic-944',
    topics: ['spectroscopy-organic', 'molecular-absorption'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'The detector of an FTIR spectrometer records an interferogram: the signal at each position of a moving mirror. How is the infrared spectrum obtained from it?',
    answer: 'It is resolved into cosine waves, one for each wavenumber.',
    distractors: [
      {
        text: 'It is spread out by a grating, which sorts the wavenumbers.',
        slip: 'other-method',
        teaching:
          'Gratings sort light in a dispersive instrument; here a recorded signal, with all wavenumbers mixed, is processed.',
      },
      {
        text: 'It is relabeled, with one wavenumber for each mirror position.',
        slip: 'relation-invented',
        teaching:
          'Light of every wavenumber reaches the detector at each mirror position, so no position belongs to one of them.',
      },
      {
        text: 'It is converted to absorbance, with one value for each mirror position.',
        slip: 'order-of-steps',
        teaching:
          'Absorbance is calculated at each wavenumber, from the finished spectra of sample and background.',
      },
    ],
    explanation:
      'Each wavenumber adds its own cosine wave to the interferogram. The Fourier transform finds how large each of these waves is, which is the intensity at that wavenumber: the interferogram is resolved into cosine waves, one for each wavenumber.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 20',
  },
  {
    id: 'organic-spectroscopy-organic-945',
    topics: ['spectroscopy-organic', 'molecular-absorption'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In an FTIR spectrometer, one mirror of an interferometer moves at constant speed while the detector signal is recorded. What does light of a single wavenumber contribute to this interferogram, so that a Fourier transform can identify it?',
    answer: 'A cosine wave whose period depends on the wavenumber',
    distractors: [
      {
        text: 'A cosine wave whose period is the same for each wavenumber',
        slip: 'relation-invented',
        teaching:
          'Waves of the same period could not be told apart; a shorter wavelength repeats after a shorter path of the mirror.',
      },
      {
        text: 'A sharp peak whose position depends on the wavenumber',
        slip: 'wrong-axis',
        teaching:
          'A peak for each wavenumber appears only in the spectrum, after the transform; the interferogram has the mirror position as its axis.',
      },
      {
        text: 'A sharp peak whose height depends on the wavenumber',
        slip: 'wrong-axis',
        teaching:
          'The tall peak of an interferogram lies where all wavenumbers are in phase; a single one gives a wave, not a peak.',
      },
    ],
    explanation:
      'The moving mirror changes the path difference of two beams, and they reinforce each other whenever it is a whole number of wavelengths. Each wavenumber thus contributes a cosine wave whose period depends on the wavenumber, and the transform sorts these waves.',
    reference: 'Harris, Quantitative Chemical Analysis, chapter 20',
  },
  {
    id: 'organic-stereochemistry-907',
    topics: ['stereochemistry'],
    tests: ['meso-compounds', 'enantiomers-and-diastereomers'],
    difficulty: 'intermediate',
    text: 'Tartaric acid, \\ce{HOOCCH(OH)CH(OH)COOH}, has three stereoisomers. Two of them melt at 170 °C and rotate polarized light by equal angles in opposite directions; the third melts at 147 °C and does not rotate it. How are they related?',
    answer: 'The first two are enantiomers; the third is meso and their diastereomer.',
    distractors: [
      {
        text: 'The first two are diastereomers; the third is meso and their enantiomer.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'Equal melting points and opposite rotations mean mirror images; a meso compound has no enantiomer.',
      },
      {
        text: 'The first two are meso; the third is chiral and their enantiomer.',
        slip: 'meso-invented',
        teaching: 'Meso forms are achiral and do not rotate polarized light, but the first two do.',
      },
      {
        text: 'The first two are enantiomers; the third is the racemate of the two.',
        slip: 'racemate-for-enantiomer',
        teaching:
          'A racemate does not rotate light either, but it is a mixture of two stereoisomers and not a third one.',
      },
    ],
    explanation:
      'Mirror images have equal melting points and opposite rotations: (*R*,*R*) and (*S*,*S*). The (*R*,*S*) form has a mirror plane in the molecule, so it is achiral, and it is not a mirror image of the others. The first two are enantiomers; the third is meso and their diastereomer.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 5.6 and 5.7',
  },
  {
    id: 'organic-stereochemistry-943',
    topics: ['stereochemistry'],
    tests: ['chirality'],
    difficulty: 'beginner',
    text: 'Can a molecule be chiral if none of its atoms has four different groups?',
    answer: 'Yes, if its shape is wound like the thread of a screw',
    distractors: [
      {
        text: 'Yes, if its shape has a plane of symmetry in the middle',
        slip: 'symmetry-overlooked',
        teaching: 'A molecule with a plane of symmetry is identical to its mirror image, so it is achiral.',
      },
      {
        text: 'No, since it is then identical to its mirror image',
        slip: 'overgeneralised-rule',
        teaching:
          'This holds for many molecules, but some allenes and biphenyls differ from their mirror images without such an atom.',
      },
      {
        text: 'No, since only such an atom can rotate polarized light',
        slip: 'one-property-decides',
        teaching:
          'The whole molecule rotates polarized light; hexahelicene does so strongly, and it has no such atom.',
      },
    ],
    explanation:
      'Chirality is a property of the shape of the whole molecule, and an atom with four different groups is only its most common cause. The six rings of hexahelicene form a spiral, and a right-handed spiral cannot be superimposed on a left-handed one. So yes, if its shape is wound like the thread of a screw.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapter 14',
  },
  {
    id: 'organic-stereochemistry-944',
    topics: ['stereochemistry'],
    tests: ['chirality'],
    difficulty: 'advanced',
    text: 'None of these molecules has a carbon with four different groups. Which one is nevertheless chiral?',
    answer: '\\ce{CH3CH=C=CHCH3}',
    distractors: [
      {
        text: '\\ce{CH3CH=C=C=CHCH3}',
        slip: 'symmetry-overlooked',
        teaching:
          'With three double bonds in a row, the groups at both ends lie in one plane, which is a mirror plane.',
      },
      {
        text: '\\ce{(CH3)2C=C=C=CHCH3}',
        slip: 'symmetry-overlooked',
        teaching:
          'One end carries two equal \\ce{CH3} groups, and with three double bonds in a row the groups at both ends lie in one plane, a mirror plane.',
      },
      {
        text: '\\ce{(CH3)2C=CHCH3}',
        slip: 'symmetry-overlooked',
        teaching: 'All five carbons of 2-methylbut-2-ene lie in one plane, which is a mirror plane.',
      },
    ],
    explanation:
      'The two π bonds of an allene are perpendicular, so the groups at its two ends lie in perpendicular planes. If each end carries two different groups, no mirror plane is left: \\ce{CH3CH=C=CHCH3} is chiral.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapter 14',
  },
  {
    id: 'organic-stereochemistry-945',
    topics: ['stereochemistry', 'carbohydrates'],
    tests: ['ring-forms-of-sugars', 'fischer-projections'],
    difficulty: 'intermediate',
    text: 'β-D-Galactopyranose is drawn as a Haworth projection with the ring oxygen at the back right and the \\ce{CH2OH} group pointing up. In the Fischer projection of D-galactose, the OH groups on carbons 2, 3 and 4 are on the right, left and left. In which directions do the OH groups on carbons 1, 2, 3 and 4 point in the Haworth projection?',
    answer: 'Up, down, up, up',
    distractors: [
      {
        text: 'Down, down, up, up',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'With the OH on carbon 1 pointing down, opposite to \\ce{CH2OH}, this is the α form of D-galactose.',
      },
      {
        text: 'Up, up, down, down',
        slip: 'projection-directions-confused',
        teaching: 'Right in the Fischer projection is down in the Haworth projection, and left is up.',
      },
      {
        text: 'Up, down, up, down',
        slip: 'stereochemistry-mixed-up',
        teaching: 'This is β-D-glucose; in galactose, the OH on carbon 4 is on the left, so it points up.',
      },
    ],
    explanation:
      'Right becomes down and left becomes up: down on carbon 2, up on carbons 3 and 4. In the β form of a D sugar, the OH on carbon 1 is on the same side as \\ce{CH2OH}, so the order is up, down, up, up.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.5',
  },
  {
    id: 'organic-structure-and-bonding-907',
    topics: ['structure-and-bonding'],
    tests: ['inductive-effect', 'reactive-intermediates'],
    uses: ['hyperconjugation'],
    difficulty: 'intermediate',
    text: 'In solution the stability of carbocations and of radicals increases from primary to secondary to tertiary, but that of carbanions decreases. Which property of alkyl groups explains both trends?',
    answer: 'They donate electrons.',
    distractors: [
      {
        text: 'They withdraw electrons.',
        slip: 'reversed-trend',
        teaching: 'Groups that withdraw electrons would stabilize carbanions and destabilize carbocations.',
      },
      {
        text: 'They contain π bonds.',
        slip: 'sigma-and-pi-confused',
        teaching:
          'Alkyl groups have only σ bonds; a π bond next to the carbon in question would stabilize carbanions as well.',
      },
      {
        text: 'They form hydrogen bonds.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'C–H groups of alkyl chains do not form hydrogen bonds to speak of.',
      },
    ],
    explanation:
      'A carbocation has an empty p orbital and a radical a half-filled one; both lack electrons and gain from neighbors that supply them. A carbanion has a full lone pair, and more electron density makes it less stable. Alkyl groups explain both because they donate electrons.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapters 8, 15 and 37',
  },
  {
    id: 'organic-substitution-and-elimination-907',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-against-sn2'],
    uses: ['reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'Why do tertiary haloalkanes (halogenoalkanes), R_{3}CX, react with nucleophiles by S_{N}1 and not by S_{N}2?',
    answer: 'Their alkyl groups block attack from behind and stabilize the cation.',
    distractors: [
      {
        text: 'Their alkyl groups draw in the nucleophile and stabilize the halide.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'Three alkyl groups keep a nucleophile away, and the halide ion that leaves is the same for every class.',
      },
      {
        text: 'Their alkyl groups strengthen the C–X bond and shield it from attack.',
        slip: 'bond-breaking-overlooked',
        teaching: 'In S_{N}1 the C–X bond has to break by itself, which a stronger bond would hinder.',
      },
      {
        text: 'Their alkyl groups withdraw electrons and destabilize the cation.',
        slip: 'carbocation-stability-reversed',
        teaching:
          'Alkyl groups donate electrons; a cation made less stable would form more slowly, not faster.',
      },
    ],
    explanation:
      'S_{N}2 needs room for the nucleophile behind the carbon, which three alkyl groups take up. S_{N}1 needs a carbocation, which three alkyl groups stabilize. So their alkyl groups block attack from behind and stabilize the cation.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 11.3 and 11.5',
  },
  {
    id: 'organic-substitution-and-elimination-908',
    topics: ['substitution-and-elimination'],
    tests: ['sn1-reaction', 'inductive-effect'],
    uses: ['reactive-intermediates', 'hyperconjugation'],
    difficulty: 'intermediate',
    text: 'With dilute aqueous \\ce{NaOH}, the tertiary haloalkane (halogenoalkane) \\ce{(CH3)3CBr} reacts by way of a carbocation, but the primary \\ce{CH3CH2CH2CH2Br} does not. Why?',
    answer: 'Three alkyl groups supply electrons to the positive carbon; one is not enough.',
    distractors: [
      {
        text: 'Three alkyl groups attract hydroxide ions to the positive carbon; one is not enough.',
        slip: 'mechanism-confused',
        teaching: 'Alkyl groups do not attract hydroxide, and the cation forms before hydroxide takes part.',
      },
      {
        text: 'Three alkyl groups turn bromide into a better leaving group; one is not enough.',
        slip: 'leaving-group-misjudged',
        teaching:
          'The leaving group, bromide, is the same ion in both compounds; what differs is the cation.',
      },
      {
        text: 'Three alkyl groups make the C–Br bond ionic from the start; one is not enough.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The C–Br bond is covalent in both compounds; the ions form only in the slow step.',
      },
    ],
    explanation:
      'When \\ce{Br-} leaves, the carbon has only six electrons. C–H and C–C bonds of neighboring alkyl groups spread electrons into its empty p orbital, which lowers the energy of the cation. Three alkyl groups supply electrons to the positive carbon; one is not enough.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 7.9 and 11.5',
  },
  {
    id: 'organic-substitution-and-elimination-943',
    topics: ['substitution-and-elimination', 'stereochemistry'],
    tests: ['sn1-reaction'],
    uses: ['optical-activity'],
    difficulty: 'intermediate',
    text: 'An optically active tertiary chloride is hydrolyzed by the S_{N}1 mechanism. A student expects inversion, “because water has to attack from behind,” but the alcohol is nearly racemic. What did the student overlook?',
    answer: 'Chloride leaves first, so water can add to the flat cation from either side.',
    distractors: [
      {
        text: 'Chloride leaves first, so the pyramidal cation can flip over before water adds.',
        slip: 'hybridisation-misjudged',
        teaching:
          'A carbocation is not a pyramid that flips: its carbon is sp^{2} hybridized and flat from the start.',
      },
      {
        text: 'Water adds first, so chloride can leave the intermediate on either side.',
        slip: 'mechanism-order-reversed',
        teaching:
          'Carbon cannot hold five bonds; in S_{N}1, the chloride ion leaves before water forms its bond.',
      },
      {
        text: 'Water adds first, so the three alkyl groups can turn either way.',
        slip: 'mechanism-order-reversed',
        teaching:
          'Groups that turn over as a nucleophile comes in belong to S_{N}2, where every attack leads to inversion.',
      },
    ],
    explanation:
      'In S_{N}1 the C–Cl bond breaks in the slow first step, and the cation has a flat sp^{2} carbon. Because chloride leaves first, water can add to the flat cation from either side, so both enantiomers form in nearly equal amounts.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.4',
  },
  {
    id: 'organic-substitution-and-elimination-944',
    topics: ['substitution-and-elimination'],
    tests: ['sn2-reaction'],
    difficulty: 'beginner',
    text: 'Bromomethane reacts rapidly with iodide ions in acetone by S_{N}2, but *tert*-butyl bromide does not react by this mechanism. Why not?',
    answer: 'Its \\ce{CH3} groups block the path to the back of the C–Br bond.',
    distractors: [
      {
        text: 'Its \\ce{CH3} groups block the way out for the bromide ion.',
        slip: 'mechanism-confused',
        teaching:
          'Bromide leaves on the open side, and it leaves very easily in S_{N}1; the nucleophile is what is blocked.',
      },
      {
        text: 'Its \\ce{CH3} groups make the C–Br bond too strong to be broken.',
        slip: 'leaving-group-misjudged',
        teaching: 'The C–Br bond of a tertiary bromide is no stronger; in water it breaks readily by S_{N}1.',
      },
      {
        text: 'Its \\ce{CH3} groups make the carbocation too unstable to form.',
        slip: 'mechanism-confused',
        teaching:
          'No carbocation occurs in S_{N}2, and the *tert*-butyl cation is a comparatively stable one.',
      },
    ],
    explanation:
      'In S_{N}2 the nucleophile must reach the carbon from the side opposite the leaving group. In *tert*-butyl bromide the \\ce{CH3} groups block the path to the back of the C–Br bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.3',
  },
];
