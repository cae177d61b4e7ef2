import type { WrittenQuestion } from '../../written-question.ts';

/** Amines, ammonium salts, and the Hofmann, Curtius and Beckmann rearrangements. */
export const aminesAndTheirRearrangementsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-amines-101',
    topics: ['amines'],
    tests: ['acid-base-extraction'],
    uses: ['amines'],
    difficulty: 'intermediate',
    text: 'An ether solution contains cyclohexanamine and cyclohexanol. How can the amine be isolated from this solution?',
    answer: 'Extract with dilute HCl, add NaOH to the aqueous layer, extract with ether',
    distractors: [
      {
        text: 'Extract with dilute NaOH, add HCl to the aqueous layer, extract with ether',
        slip: 'acid-base-result-reversed',
        teaching: 'Dilute NaOH extracts neither of the two; it would extract an acid.',
      },
      {
        text: 'Extract with dilute HCl, evaporate the ether layer',
        slip: 'one-step-short',
        teaching: 'The ether layer then contains the alcohol; the amine is in the water as its salt.',
      },
      {
        text: 'Extract with pure water, evaporate the ether layer',
        slip: 'conditions-confused',
        teaching: 'Pure water does not separate the two; both dissolve in it to some extent.',
      },
    ],
    explanation:
      'Dilute HCl converts the amine to its salt, which moves into the water, while the alcohol stays in the ether. NaOH releases the amine again, and it is extracted into ether.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.7',
  },
  {
    id: 'organic-amines-102',
    topics: ['amines', 'stereochemistry'],
    tests: ['amines'],
    uses: ['chirality'],
    difficulty: 'advanced',
    text: '*N*-Ethyl-*N*-methylpropan-1-amine has three different groups and a lone pair on nitrogen. Why can it not be separated into enantiomers at room temperature?',
    answer: 'Its nitrogen inverts too fast.',
    distractors: [
      {
        text: 'Its molecule has a mirror plane.',
        slip: 'stereocentre-missed',
        teaching: 'With three different groups and a lone pair the pyramid has no mirror plane.',
      },
      {
        text: 'Its nitrogen is planar.',
        slip: 'hybridisation-misjudged',
        teaching: 'An alkylamine is pyramidal; it is planar only in the transition state of the inversion.',
      },
      {
        text: 'Its groups leave and return.',
        slip: 'wrong-bond-broken',
        teaching: 'The groups do not leave, because C–N bonds do not break at room temperature.',
      },
    ],
    explanation:
      'The barrier to inversion of the pyramid at nitrogen is only about 25 to 30 kJ/mol, so inversion occurs many times per second and the enantiomers interconvert continuously.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.2',
  },
  {
    id: 'organic-amines-103',
    topics: ['amines'],
    tests: ['amines'],
    uses: ['neutralization', 'intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Lemon juice removes much of the smell of fish, which is due to amines such as trimethylamine. What does the citric acid do?',
    answer: 'It turns the amines into salts, which do not evaporate.',
    distractors: [
      {
        text: 'It turns the amines into amides, which do not smell.',
        slip: 'reaction-type-confused',
        teaching: 'Amides form only on strong heating, and trimethylamine has no N–H to form one.',
      },
      {
        text: 'It turns the amines into nitrogen, which does not smell.',
        slip: 'test-result-confused',
        teaching: 'An acid donates a proton; forming nitrogen would require an oxidation.',
      },
      {
        text: 'It removes protons from the amines, which then dissolve.',
        slip: 'acid-base-result-reversed',
        teaching: 'An acid donates protons to the amines; it does not remove protons from them.',
      },
    ],
    explanation:
      'The amine accepts a proton from citric acid, and the ammonium ion that forms is part of a salt. Ions do not evaporate, so they do not reach the nose.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.5',
  },
  {
    id: 'organic-amines-104',
    topics: ['amines'],
    tests: ['preparation-of-amines'],
    uses: ['amides', 'sn2-reaction'],
    difficulty: 'intermediate',
    text: 'Potassium phthalimide is alkylated with 1-bromobutane and then treated with hydrazine (Gabriel synthesis). Why is butan-1-amine obtained without dibutylamine?',
    answer: 'The imide nitrogen has no available lone pair after alkylation.',
    distractors: [
      {
        text: 'The imide nitrogen has no room for a second alkyl group.',
        slip: 'steric-hindrance-ignored',
        teaching: 'It is the lack of an available electron pair, not of room, that stops the reaction.',
      },
      {
        text: 'The hydrazine takes up the second butyl group at once.',
        slip: 'reagent-equivalents-ignored',
        teaching: 'Hydrazine is added after the alkylation and releases the amine.',
      },
      {
        text: 'The bromide ion is too poor a leaving group for a second step.',
        slip: 'leaving-group-misjudged',
        teaching: 'Bromide leaves without difficulty in the first alkylation.',
      },
    ],
    explanation:
      'The anion of phthalimide is alkylated once. The lone pair of the *N*-alkylimide is delocalized into two C=O groups, so it does not attack a second bromide; only hydrazine releases the primary amine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-105',
    topics: ['amines'],
    tests: ['quaternary-ammonium-salts'],
    difficulty: 'beginner',
    text: 'Sodium hydroxide releases an amine from \\ce{(CH3)3NHCl}, but not from \\ce{(CH3)4NCl} at room temperature. Why?',
    answer: 'The second cation has no proton on nitrogen.',
    distractors: [
      {
        text: 'The second cation is a stronger base than hydroxide.',
        slip: 'conjugate-acid-for-base',
        teaching: 'A cation without a lone pair on nitrogen is not a base at all.',
      },
      {
        text: 'The second salt does not dissolve in water.',
        slip: 'solubility-rule',
        teaching: 'Both salts consist of ions and dissolve well.',
      },
      {
        text: 'The second cation has a charge of 2+.',
        slip: 'wrong-ion-charge',
        teaching: 'Nitrogen with four bonds has one positive charge in both ions.',
      },
    ],
    explanation:
      'Hydroxide removes a proton from the nitrogen of \\ce{(CH3)3NH+}, which releases the amine. \\ce{(CH3)4N+} has four carbon groups and no proton on nitrogen.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.1',
  },
  {
    id: 'organic-amines-106',
    topics: ['amines', 'stereochemistry'],
    tests: ['quaternary-ammonium-salts'],
    uses: ['chirality'],
    difficulty: 'advanced',
    text: 'An amine with three different groups on nitrogen cannot be resolved, but an ammonium iodide with four different carbon groups on nitrogen can. Which difference is responsible?',
    answer: 'The ion has no lone pair and cannot invert.',
    distractors: [
      {
        text: 'The ion is planar and cannot invert.',
        slip: 'hybridisation-misjudged',
        teaching: 'Its nitrogen is tetrahedral, with four σ bonds.',
      },
      {
        text: 'The ion has heavier groups and inverts slowly.',
        slip: 'wrong-cause',
        teaching:
          'The mass of the groups is not the point; inversion of a lone pair is impossible without a lone pair.',
      },
      {
        text: 'The ion has a charge, which keeps the mirror images separate.',
        slip: 'wrong-cause',
        teaching: 'The charge alone does not make a center stable; the four bonds do.',
      },
    ],
    explanation:
      'The nitrogen in the ion has four bonds, like a carbon stereocenter. Without a lone pair it cannot undergo inversion, so the enantiomers are stable.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.10',
  },
  {
    id: 'organic-amines-107',
    topics: ['amines'],
    tests: ['curtius-and-hofmann-rearrangements'],
    uses: ['preparation-of-amines'],
    difficulty: 'beginner',
    text: 'Pentanenitrile is reduced with \\ce{LiAlH4}; pentanamide is treated with \\ce{Br2} and NaOH. How many carbons do the two amines have, respectively?',
    answer: '5 and 4',
    distractors: [
      {
        text: '5 and 5',
        slip: 'carbon-lost-or-added',
        teaching: 'In the second reaction the C=O carbon leaves as carbonate.',
      },
      {
        text: '4 and 4',
        slip: 'carbon-lost-or-added',
        teaching: 'The carbon of the nitrile becomes the \\ce{CH2} carbon of the amine; it is not lost.',
      },
      {
        text: '4 and 5',
        slip: 'carbon-lost-or-added',
        teaching:
          'Here the two reactions have been interchanged; it is the Hofmann rearrangement that removes a carbon.',
      },
    ],
    explanation:
      'Reduction retains the nitrile carbon and gives pentan-1-amine, with 5 carbons. In the Hofmann rearrangement, the C=O carbon is lost, which gives butan-1-amine, with 4 carbons.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-108',
    topics: ['amines'],
    tests: ['curtius-and-hofmann-rearrangements'],
    difficulty: 'intermediate',
    text: 'Which intermediate do the Hofmann rearrangement of \\ce{RCONH2} and the Curtius rearrangement of \\ce{RCON3} have in common?',
    answer: 'R–N=C=O',
    distractors: [
      {
        text: 'R–C≡N',
        slip: 'functional-group-confused',
        teaching: 'A nitrile forms from an amide by loss of water, without a shift of R.',
      },
      {
        text: 'R–C(=O)–N=O',
        slip: 'functional-group-confused',
        teaching: 'No oxygen is added to nitrogen; R moves from carbon to nitrogen.',
      },
      {
        text: 'R–O–C≡N',
        slip: 'wrong-bond-broken',
        teaching: 'R moves to nitrogen, which loses \\ce{Br-} or \\ce{N2}; it does not move to oxygen.',
      },
    ],
    explanation:
      'A leaving group on nitrogen departs (bromide or \\ce{N2}), while R moves from carbon to nitrogen, which gives an isocyanate, R–N=C=O. Water converts it to the amine and \\ce{CO2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-109',
    topics: ['amines'],
    tests: ['curtius-and-hofmann-rearrangements'],
    difficulty: 'intermediate',
    text: 'Cyclohexanecarbonyl azide is heated in dry ethanol. What is the product? \\smiles{O=C(N=[N+]=[N-])C1CCCCC1}',
    answer: '\\smiles{CCOC(=O)NC1CCCCC1}',
    distractors: [
      {
        text: '\\smiles{NC1CCCCC1}',
        slip: 'reagent-misread',
        teaching: 'The amine would form with water; here ethanol adds to the isocyanate to give a carbamate.',
      },
      {
        text: '\\smiles{CCOC(=O)C1CCCCC1}',
        slip: 'rearrangement-overlooked',
        teaching:
          'This would be a substitution of azide; on heating the azide loses \\ce{N2} and rearranges.',
      },
      {
        text: '\\smiles{CCNC(=O)C1CCCCC1}',
        slip: 'rearrangement-overlooked',
        teaching: 'It is the ring group that moves to nitrogen, and ethanol adds through its oxygen.',
      },
    ],
    explanation:
      'On heating, \\ce{N2} leaves, and the ring group moves to nitrogen, which gives the isocyanate. Ethanol adds to it to give a carbamate, with NH–CO–\\ce{OC2H5} on the ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
    computation: { kind: 'same-structure', smiles: 'CCOC(=O)NC1CCCCC1' },
  },
  {
    id: 'organic-amines-110',
    topics: ['amines', 'stereochemistry'],
    tests: ['curtius-and-hofmann-rearrangements'],
    uses: ['r-and-s-configuration'],
    difficulty: 'advanced',
    text: '(*R*)-2-Phenylpropanamide and bromine in NaOH give 1-phenylethanamine with the configuration retained. Which mechanism is consistent with this result?',
    answer: 'The 1-phenylethyl group migrates to nitrogen without leaving the molecule.',
    distractors: [
      {
        text: 'The 1-phenylethyl group leaves as a free radical and then adds to nitrogen.',
        slip: 'mechanism-confused',
        teaching: 'A free radical would be essentially planar and give a racemate.',
      },
      {
        text: 'The 1-phenylethyl group leaves as a carbocation and then adds to nitrogen.',
        slip: 'mechanism-confused',
        teaching: 'A free cation would be planar and give a racemate.',
      },
      {
        text: 'Nitrogen attacks the 1-phenylethyl group from the side opposite the C=O group.',
        slip: 'inversion-for-retention',
        teaching: 'Such an attack from behind would invert the configuration, which is in fact retained.',
      },
    ],
    explanation:
      'The 1-phenylethyl group moves with its bonding pair from carbon to nitrogen while bromide leaves; the new bond forms on the side of the old one. The retained configuration shows that the group migrates without leaving the molecule.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-111',
    topics: ['amines', 'carbonyl-compounds'],
    tests: ['beckmann-rearrangement'],
    difficulty: 'beginner',
    text: 'Which change does the Beckmann rearrangement bring about?',
    answer: 'An oxime becomes an amide.',
    distractors: [
      {
        text: 'An oxime becomes an amine.',
        slip: 'reduced-too-far',
        teaching:
          'This change is a reduction; in the rearrangement, the product is an amide, which contains oxygen.',
      },
      {
        text: 'An amide becomes an amine.',
        slip: 'other-named-reaction',
        teaching: 'This change is the Hofmann rearrangement, in which the C=O carbon is lost.',
      },
      {
        text: 'An oxime becomes a ketone.',
        slip: 'other-named-reaction',
        teaching: 'This change is the hydrolysis of an oxime, which involves no rearrangement.',
      },
    ],
    explanation:
      'Acid turns the OH group of the oxime into a leaving group; a carbon group moves to nitrogen, and water adds to carbon to give an amide.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Beckmann Rearrangement',
  },
  {
    id: 'organic-amines-112',
    topics: ['amines', 'polymers'],
    tests: ['beckmann-rearrangement'],
    uses: ['condensation-polymers'],
    difficulty: 'intermediate',
    text: 'Cyclohexanone oxime is warmed with sulfuric acid. The product is the monomer of nylon 6. What is it? \\smiles{ON=C1CCCCC1}',
    answer: '\\smiles{O=C1CCCCCN1}',
    distractors: [
      {
        text: '\\smiles{O=C1CCCCNC1}',
        slip: 'position-shifted',
        teaching: 'The ring carbon that was C=N becomes C=O, and nitrogen stays bonded to it.',
      },
      {
        text: '\\smiles{O=C1CCCCN1}',
        slip: 'carbon-lost-or-added',
        teaching:
          'No carbon is lost; the ring still contains all six carbons, and the nitrogen is added to it.',
      },
      {
        text: '\\smiles{O=C1CCCNC1}',
        slip: 'carbon-lost-or-added',
        teaching: 'All six carbons of the ring are retained, and the nitrogen is inserted next to C=O.',
      },
    ],
    explanation:
      'A ring carbon moves from C=N to nitrogen, and water adds to carbon. The nitrogen enlarges the ring, so the product is a seven-membered ring with CO–NH, caprolactam.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Beckmann Rearrangement',
    computation: { kind: 'same-structure', smiles: 'O=C1CCCCCN1' },
  },
  {
    id: 'organic-amines-113',
    topics: ['amines'],
    tests: ['beckmann-rearrangement'],
    uses: ['cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: 'A ketone R–CO–R′ has two stereoisomeric oximes. Which group moves to nitrogen in the Beckmann rearrangement?',
    answer: 'The group on the side opposite OH',
    distractors: [
      {
        text: 'The group on the same side as OH',
        slip: 'stereochemistry-mixed-up',
        teaching: 'The group attacks nitrogen from the side opposite the bond that breaks.',
      },
      {
        text: 'The group with more carbon atoms',
        slip: 'carbocation-stability-reversed',
        teaching: 'The position relative to OH is what matters, not the size of the group.',
      },
      {
        text: 'The group that is the better leaving group',
        slip: 'mechanism-confused',
        teaching: 'Neither carbon group leaves; it is OH that leaves, as water.',
      },
    ],
    explanation:
      'The group moves while the N–O bond breaks, and it attacks nitrogen from the side opposite this bond, so the group opposite (*anti* to) OH moves.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Beckmann Rearrangement',
  },
  {
    id: 'organic-amines-114',
    topics: ['amines'],
    tests: ['beckmann-rearrangement'],
    difficulty: 'advanced',
    text: 'Acetophenone oxime with the phenyl group opposite OH is warmed with acid. Which amide forms? \\smiles{C/C(=N\\O)c1ccccc1}',
    answer: '\\smiles{CC(=O)Nc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CNC(=O)c1ccccc1}',
        slip: 'syn-anti-confused',
        teaching: 'This amide would require the methyl group to be the one opposite OH.',
      },
      {
        text: '\\smiles{NC(=O)Cc1ccccc1}',
        slip: 'rearrangement-overlooked',
        teaching: 'A group moves to nitrogen in the rearrangement, so the amide nitrogen must carry it.',
      },
      {
        text: '\\smiles{NC(=O)c1ccccc1}',
        slip: 'carbon-lost-or-added',
        teaching: 'The methyl group is not lost, and the phenyl group moves to nitrogen.',
      },
    ],
    explanation:
      'The group opposite OH, phenyl, moves to nitrogen; the carbon with \\ce{CH3} takes up water and becomes C=O. The product is acetanilide, \\ce{CH3CONHC6H5}.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Beckmann Rearrangement',
    computation: { kind: 'same-structure', smiles: 'CC(=O)Nc1ccccc1' },
  },
  {
    id: 'organic-amines-115',
    topics: ['amines', 'carbonyl-compounds'],
    tests: ['beckmann-rearrangement'],
    uses: ['structural-isomers', 'amides'],
    difficulty: 'advanced',
    text: 'An oxime \\ce{C5H11NO} gives an amide by the Beckmann rearrangement. Boiled with acid, the amide gives propanoic acid and the salt of ethanamine. From which ketone was the oxime made?',
    answer: 'Pentan-3-one',
    distractors: [
      {
        text: 'Pentan-2-one',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The amides from its oximes give acetic acid and propan-1-amine, or butanoic acid and methanamine.',
      },
      {
        text: '3-Methylbutan-2-one',
        slip: 'isomer-overlooked',
        teaching:
          'The amides from its oximes give acetic acid and propan-2-amine, or 2-methylpropanoic acid and methanamine.',
      },
      {
        text: 'Butanone',
        slip: 'carbon-lost-or-added',
        teaching: 'Butanone has four carbons, but the acid and the amine together have five.',
      },
    ],
    explanation:
      'The amide is \\ce{CH3CH2CONHCH2CH3}. Its C=O carbon was the C=N carbon of the oxime, which had an ethyl group on either side, so the ketone was pentan-3-one.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Beckmann Rearrangement',
  },
];
