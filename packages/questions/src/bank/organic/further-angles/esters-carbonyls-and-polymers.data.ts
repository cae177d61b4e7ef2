import type { WrittenQuestion } from '../../written-question.ts';

/** Esters made and split, Mitsunobu, Michael and Mannich reactions, polymers that microbes can use. */
export const estersCarbonylsAndPolymersQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-900',
    topics: ['alcohols-and-ethers'],
    tests: ['mitsunobu-reaction'],
    uses: ['sn2-reaction', 'primary-secondary-and-tertiary'],
    difficulty: 'intermediate',
    text: 'Each of these alcohols is treated with benzoic acid, \\ce{(C6H5)3P} and diethyl azodicarboxylate (Mitsunobu reaction). Which one gives practically no benzoate?',
    answer: '\\smiles{CC1(O)CCCCC1}',
    distractors: [
      {
        text: '\\smiles{OC1CCCCC1}',
        slip: 'steric-hindrance-ignored',
        teaching: 'A secondary carbon can still be attacked from behind; secondary alcohols react well.',
      },
      {
        text: '\\smiles{OCC1CCCCC1}',
        slip: 'alcohol-class-confused',
        teaching: 'The carbon with OH is a \\ce{CH2} group next to the ring: this alcohol is primary.',
      },
      {
        text: '\\smiles{OCCC1CCCCC1}',
        slip: 'alcohol-class-confused',
        teaching: 'The carbon with OH is primary and far from the ring, so it is easily attacked.',
      },
    ],
    explanation:
      'The carboxylate displaces the activated oxygen by S_{N}2, from behind. At a tertiary carbon three other carbons block this attack: \\smiles{CC1(O)CCCCC1} does not react.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mitsunobu Reaction',
    computation: { kind: 'drawn-option', property: { kind: 'group', group: 'tertiary alcohol' } },
  },
  {
    id: 'organic-alcohols-and-ethers-901',
    topics: ['alcohols-and-ethers', 'amines'],
    tests: ['mitsunobu-reaction'],
    uses: ['preparation-of-amines'],
    difficulty: 'advanced',
    text: '(*R*)-Octan-2-amine is to be made by a Mitsunobu reaction with \\ce{(C6H5)3P} and diethyl azodicarboxylate, followed by treatment with hydrazine if necessary. Which starting materials are suitable?',
    answer: '(*S*)-Octan-2-ol and phthalimide',
    distractors: [
      {
        text: '(*R*)-Octan-2-ol and phthalimide',
        slip: 'retention-for-inversion',
        teaching:
          'The nitrogen attacks from the side opposite oxygen, so this alcohol would give the (*S*) amine.',
      },
      {
        text: '(*S*)-Octan-2-ol and ammonia',
        slip: 'conditions-confused',
        teaching:
          'The partner must give a proton to the adduct of phosphine and azo compound; ammonia is far too weak an acid for this.',
      },
      {
        text: '(*R*)-Octan-2-ol and ammonia',
        slip: 'mechanism-confused',
        teaching:
          'Ammonia is not acidic enough to take part, and the carbon would be inverted, not left as it is.',
      },
    ],
    explanation:
      'Phthalimide (p*K*_{a} about 8) is acidic enough; its anion attacks carbon by S_{N}2, with inversion, and hydrazine then sets the amine free. N takes the place of O without changing the ranking of the groups, so the (*R*) amine comes from (*S*)-octan-2-ol and phthalimide.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mitsunobu Reaction',
  },
  {
    id: 'organic-carbonyl-compounds-900',
    topics: ['carbonyl-compounds'],
    tests: ['michael-addition'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Three of these compounds are acceptors in Michael additions. Which one is not?',
    answer: '\\smiles{COC=C|methoxyethene}',
    distractors: [
      {
        text: '\\smiles{C=CC#N|propenenitrile}',
        slip: 'conjugation-overlooked',
        teaching: 'The negative charge of the anion formed is shared by the nitrogen of C≡N.',
      },
      {
        text: '\\smiles{C=CC(=O)OC|methyl propenoate}',
        slip: 'resonance-ignored',
        teaching: 'The anion formed is an ester enolate, with its negative charge shared by oxygen.',
      },
      {
        text: '\\smiles{C=C[N+](=O)[O-]|nitroethene}',
        slip: 'conjugation-overlooked',
        teaching:
          'The nitro group takes up negative charge very well; nitroalkenes are especially good acceptors.',
      },
    ],
    explanation:
      'In a Michael addition the nucleophile adds to the β carbon, and the negative charge left on the α carbon must be shared by a group with a multiple bond. In methoxyethene the oxygen instead donates electrons to C=C: it is not an acceptor.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.10',
  },
  {
    id: 'organic-carbonyl-compounds-901',
    topics: ['carbonyl-compounds'],
    tests: ['michael-addition'],
    difficulty: 'advanced',
    text: 'In ethanol, 1 mol of diethyl propanedioate (diethyl malonate) adds to 1 mol of ethyl propenoate with as little as 0.05 mol of sodium ethoxide. Why does so little base suffice?',
    answer: 'The enolate of the adduct takes a proton from ethanol, restoring the base.',
    distractors: [
      {
        text: 'The enolate of the adduct expels an ethoxide ion, restoring the base.',
        slip: 'leaving-group-misjudged',
        teaching:
          'Ethoxide is lost in a Claisen condensation; the product of a Michael addition has kept all of its ester groups.',
      },
      {
        text: 'The propanedioate is largely ionized in ethanol, making more base unnecessary.',
        slip: 'ionisation-ignored',
        teaching:
          'With a p*K*_{a} of 13 it is hardly ionized in ethanol alone; no reaction occurs if ethoxide is left out.',
      },
      {
        text: 'Ethoxide adds to the propenoate and is displaced later, restoring the base.',
        slip: 'mechanism-confused',
        teaching:
          'Ethoxide can add to C=C reversibly, but this does not lead to the product; the anion of the propanedioate attacks C=C itself.',
      },
    ],
    explanation:
      'The anion of the propanedioate adds to C=C and becomes an ester enolate, which is a stronger base than ethoxide. The enolate of the adduct takes a proton from ethanol, restoring the base, which then ionizes the next molecule of propanedioate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 23.10',
  },
  {
    id: 'organic-carbonyl-compounds-902',
    topics: ['carbonyl-compounds', 'amines'],
    tests: ['mannich-reaction'],
    uses: ['imines-and-enamines'],
    difficulty: 'intermediate',
    text: 'Acetophenone, formaldehyde and dimethylamine hydrochloride give a Mannich base. If trimethylamine hydrochloride is used instead, no Mannich base forms. What is the reason?',
    answer: 'A tertiary amine cannot form an iminium ion with formaldehyde.',
    distractors: [
      {
        text: 'A tertiary amine cannot form an ammonium ion with the acid.',
        slip: 'protonation-state-overlooked',
        teaching:
          'It can: its lone pair takes up a proton, and the amine was in fact added as its ammonium salt.',
      },
      {
        text: 'A tertiary amine cannot convert the ketone into its enol.',
        slip: 'nucleophile-electrophile-confused',
        teaching:
          'The acidic mixture enolizes the ketone with either amine; what the amine must change into the electrophile is formaldehyde.',
      },
      {
        text: 'A tertiary amine cannot attack carbon with its lone pair.',
        slip: 'nucleophile-misjudged',
        teaching:
          'It can, as in the formation of quaternary ammonium salts; what trimethylamine lacks is a hydrogen on nitrogen that could be lost with the oxygen as water.',
      },
    ],
    explanation:
      'The amine adds to formaldehyde, and water is lost from the adduct to give \\ce{CH2=N(CH3)2^+}. For this, nitrogen must lose a hydrogen. Trimethylamine has none: a tertiary amine cannot form an iminium ion with formaldehyde.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mannich Reaction',
  },
  {
    id: 'organic-carbonyl-compounds-903',
    topics: ['carbonyl-compounds', 'amines'],
    tests: ['mannich-reaction'],
    uses: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'By two Mannich reactions in one flask, tropinone is made from a dialdehyde, an amine and a ketone. Which three compounds are combined? \\smiles{CN1C2CCC1CC(=O)C2|tropinone}',
    answer: 'Butanedial, methylamine, and acetone',
    distractors: [
      {
        text: 'Pentanedial, methylamine, and acetone',
        slip: 'carbons-miscounted',
        teaching:
          'The bridge from one carbon on N to the other, counting both, has four carbons; pentanedial would add a \\ce{CH2} group.',
      },
      {
        text: 'Butanedial, dimethylamine, and acetone',
        slip: 'amine-class-confused',
        teaching:
          'The nitrogen joins two ring carbons and keeps one methyl group, so it comes from a primary amine.',
      },
      {
        text: 'Pentanedial, dimethylamine, and acetone',
        slip: 'wrong-groups-joined',
        teaching:
          'This adds a \\ce{CH2} group to the bridge and a second methyl group to nitrogen, which then could not join two carbons.',
      },
    ],
    explanation:
      'A Mannich reaction makes the unit N–C–C–C=O, and tropinone contains it twice. The two carbons on N come from the aldehyde groups of a dialdehyde with four carbons, \\ce{CH3N} from methylamine, and \\ce{CH2COCH2} from acetone: butanedial, methylamine, and acetone (Robinson, 1917).',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 26',
  },
  {
    id: 'organic-carboxylic-acids-900',
    topics: ['carboxylic-acids', 'alcohols-and-ethers'],
    tests: ['esterification'],
    difficulty: 'beginner',
    text: 'Acetic acid and butan-1-ol are warmed with a few drops of concentrated sulfuric acid. The cooled mixture is stirred into an excess of sodium carbonate solution. Which observation indicates that an ester has formed?',
    answer: 'Oily drops with a fruity smell float on the solution.',
    distractors: [
      {
        text: 'White crystals with a fruity smell sink in the solution.',
        slip: 'property-misjudged',
        teaching: 'Butyl acetate is a liquid at room temperature and is less dense than water.',
      },
      {
        text: 'Oily drops with a vinegar smell float on the solution.',
        slip: 'functional-group-confused',
        teaching: 'The smell of vinegar is that of acetic acid, which the carbonate turns into its salt.',
      },
      {
        text: 'White crystals with a vinegar smell sink in the solution.',
        slip: 'test-result-confused',
        teaching:
          'Leftover acetic acid is converted to sodium acetate, which dissolves and has hardly any smell.',
      },
    ],
    explanation:
      'The carbonate neutralizes the acids, whose smell disappears. Butyl acetate smells of fruit, mixes poorly with water and is less dense: oily drops with a fruity smell float on the solution.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carboxylic-acids-901',
    topics: ['carboxylic-acids'],
    tests: ['esterification'],
    difficulty: 'intermediate',
    text: 'In dilute solution with a trace of strong acid, 4-hydroxybutanoic acid, \\ce{HOCH2CH2CH2COOH}, forms an ester although no other alcohol is present. What is the main product?',
    answer: '\\smiles{O=C1CCCO1}',
    distractors: [
      {
        text: '\\smiles{CC1CC(=O)O1}',
        slip: 'position-shifted',
        teaching: 'Here oxygen is bonded to carbon 3; the OH group of the acid is on carbon 4.',
      },
      {
        text: '\\smiles{OCCCC(=O)OCCCC(=O)O}',
        slip: 'wrong-groups-joined',
        teaching:
          'Here two molecules have joined; the COOH group reacts far more readily with the OH group of its own molecule, which gives a five-membered ring.',
      },
      {
        text: '\\smiles{O=C1CCCOC(=O)CCCO1}',
        slip: 'needless-doubling',
        teaching:
          'Two molecules would have to react with each other at both ends; each forms a five-membered ring on its own far more readily.',
      },
    ],
    explanation:
      'In dilute solution the OH group at the end reacts with the COOH group of the same molecule, and water is lost. The five-membered ring contains one oxygen, the C=O carbon and three \\ce{CH2} groups: \\smiles{O=C1CCCO1}, a cyclic ester (lactone).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
    computation: { kind: 'same-structure', smiles: 'O=C1CCCO1' },
  },
  {
    id: 'organic-carboxylic-acids-902',
    topics: ['carboxylic-acids'],
    tests: ['esterification'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'In the first step of acid-catalyzed esterification, the carboxylic acid is protonated. Which of its oxygen atoms takes up the proton, and why?',
    answer: 'That of C=O, since both oxygens then share the charge',
    distractors: [
      {
        text: 'That of OH, since both oxygens then share the charge',
        slip: 'charge-placed-wrongly',
        teaching:
          'A cation C–\\ce{OH2+} has its charge on one oxygen; it is the cation C(OH)=\\ce{OH+} whose charge is shared.',
      },
      {
        text: 'That of OH, since it then leaves as a molecule of water',
        slip: 'mechanism-order-reversed',
        teaching:
          'Water does leave, but later, from the tetrahedral intermediate after the alcohol has added.',
      },
      {
        text: 'That of C=O, since the other oxygen has no lone pairs',
        slip: 'lone-pair-forgotten',
        teaching:
          'The oxygen of OH has two lone pairs as well, so it could be protonated; that cation would be less stable.',
      },
    ],
    explanation:
      'Protonation at C=O gives a cation with two equivalent resonance forms: both oxygens share the charge. Protonation of OH would give a less stable cation without this resonance. The carbon, now more positive, is then attacked by the alcohol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.3',
  },
  {
    id: 'organic-carboxylic-acids-903',
    topics: ['carboxylic-acids'],
    tests: ['hydrolysis-of-esters'],
    difficulty: 'beginner',
    text: 'An ester is boiled under reflux with dilute sulfuric acid in one flask and with an excess of dilute NaOH in another. The hydrolysis goes to completion only with NaOH. What is the reason?',
    answer: 'The carboxylate ion formed does not react with the alcohol.',
    distractors: [
      {
        text: 'The hydroxide ion is a catalyst that shifts the equilibrium.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching:
          'A catalyst never shifts an equilibrium; hydroxide is not a catalyst here but is used up as a reactant.',
      },
      {
        text: 'The sulfate ion from the acid shields part of the ester.',
        slip: 'event-invented',
        teaching:
          'Sulfate takes no part; in acid the reaction stops short because the alcohol and the carboxylic acid react to form the ester again.',
      },
      {
        text: 'The alkoxide ion formed does not react with the acid.',
        slip: 'acid-for-base',
        teaching:
          'An alkoxide ion is a strong base and would react with any acid at once; the alcohol ends up as neutral molecules.',
      },
    ],
    explanation:
      'In acid, the carboxylic acid and the alcohol react back, so an equilibrium is reached. With NaOH the acid is turned into its salt, and the carboxylate ion formed does not react with the alcohol: there is no way back.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6',
  },
  {
    id: 'organic-carboxylic-acids-904',
    topics: ['carboxylic-acids', 'carbonyl-compounds'],
    tests: ['hydrolysis-of-esters'],
    uses: ['tests-for-carbonyl-compounds'],
    difficulty: 'advanced',
    text: 'An ester \\ce{C5H10O2} is hydrolyzed. The carboxylic acid gives a silver mirror with Tollens’ reagent, and the alcohol gives a yellow precipitate with iodine and aqueous NaOH. Which ester is it?',
    answer: '\\smiles{CCC(C)OC=O}',
    distractors: [
      {
        text: '\\smiles{CCCCOC=O}',
        slip: 'one-part-right',
        teaching:
          'The acid, formic acid, fits, but butan-1-ol has no \\ce{CH3CH(OH)} group and gives no iodoform.',
      },
      {
        text: '\\smiles{CC(C)OC(C)=O}',
        slip: 'one-part-right',
        teaching: 'The alcohol, propan-2-ol, fits, but acetic acid does not reduce Tollens’ reagent.',
      },
      {
        text: '\\smiles{CCCC(=O)OC}',
        slip: 'test-result-confused',
        teaching: 'Neither part fits: butanoic acid gives no silver mirror, and methanol gives no iodoform.',
      },
    ],
    explanation:
      'Formic acid, with H on its C=O carbon, is the one simple carboxylic acid that reduces Tollens’ reagent. The alcohol then has four carbons and a \\ce{CH3CH(OH)} group: butan-2-ol. The ester is \\smiles{CCC(C)OC=O}, *sec*-butyl formate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.6; Clayden, Organic Chemistry, chapter 20',
  },
  {
    id: 'organic-polymers-900',
    topics: ['polymers'],
    tests: ['biodegradable-polymers'],
    uses: ['hydrolysis-of-esters'],
    difficulty: 'beginner',
    text: 'A cup of poly(lactic acid), PLA, breaks down within a few months in an industrial composter at 60 °C, but it can last for years in cold seawater. What explains the difference?',
    answer: 'The ester links are hydrolyzed far more slowly in the cold.',
    distractors: [
      {
        text: 'The ester links are shielded from water by the salt in seawater.',
        slip: 'irrelevant-property',
        teaching: 'Dissolved salt does not cover the plastic; water reaches its surface in the sea as well.',
      },
      {
        text: 'The ester links are broken by heat without water at 60 °C.',
        slip: 'mechanism-confused',
        teaching:
          'Dry PLA withstands this temperature and much higher ones when it is molded; water breaks the ester links.',
      },
      {
        text: 'The ester links are formed again from lactic acid in the cold.',
        slip: 'reaction-direction-reversed',
        teaching: 'In an excess of cold water, lactic acid does not link up into chains again.',
      },
    ],
    explanation:
      'PLA chains are first cut by hydrolysis of their ester links, and microbes then use up the pieces. Like most reactions, hydrolysis depends strongly on temperature; near 60 °C the chains of PLA also become mobile, which lets water in. The ester links are hydrolyzed far more slowly in the cold.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.9',
  },
  {
    id: 'organic-polymers-901',
    topics: ['polymers'],
    tests: ['biodegradable-polymers'],
    uses: ['condensation-polymers'],
    difficulty: 'advanced',
    text: 'Poly(lactic acid) is biodegradable. PET, –[O–\\ce{CH2}–\\ce{CH2}–O–CO–\\ce{C6H4}–CO]–, is a polyester as well, but it is not regarded as biodegradable. Which feature of PET explains this?',
    answer: 'Its stiff, closely packed aromatic chains keep out water and enzymes.',
    distractors: [
      {
        text: 'Its chains are joined by cross-links, which no enzyme can loosen.',
        slip: 'cross-links-invented',
        teaching: 'PET can be melted and remolded, so its chains are not joined by covalent cross-links.',
      },
      {
        text: 'Its units are joined by C–C bonds, which water cannot hydrolyze.',
        slip: 'kinds-of-polymer-confused',
        teaching: 'The units of PET are joined by ester links, –O–CO–; polyethylene is a chain of C–C bonds.',
      },
      {
        text: 'Its monomers are made from petroleum, so microbes cannot digest them.',
        slip: 'origin-for-degradability',
        teaching:
          'Structure decides, not origin: polycaprolactone, made from petroleum, is biodegradable, and PET from plants is not.',
      },
    ],
    explanation:
      'Ester links are necessary here but not sufficient: water and enzymes must also reach them. The benzene rings make PET stiff, water-repellent and well packed. Its stiff, closely packed aromatic chains keep out water and enzymes, so hydrolysis is extremely slow.',
    reference: 'Tokiwa and others, International Journal of Molecular Sciences 2009, 10, 3722',
  },
  {
    id: 'organic-carbonyl-compounds-860',
    topics: ['carbonyl-compounds'],
    tests: ['aldol-reaction'],
    difficulty: 'beginner',
    text: 'Which functional groups does the product of an aldol addition of two aldehyde molecules contain, before any water is lost?',
    answer: 'A hydroxyl group and an aldehyde group',
    distractors: [
      {
        text: 'Two hydroxyl groups on neighboring carbons',
        slip: 'functional-group-confused',
        teaching: 'One of the two aldehyde groups does not react; only the attacked one becomes an alcohol.',
      },
      {
        text: 'A carboxyl group and a hydroxyl group',
        slip: 'functional-group-confused',
        teaching: 'No oxidation takes place, so neither aldehyde group becomes a carboxyl group.',
      },
      {
        text: 'An ester group between two alkyl groups',
        slip: 'functional-group-confused',
        teaching: 'The new bond joins two carbons, not a carbon and an oxygen.',
      },
    ],
    explanation:
      'The enolate of one molecule attacks the C=O carbon of another, whose oxygen ends up in a hydroxyl group. The first molecule keeps its aldehyde group: the product has both, as the name “aldol” says.',
    reference: 'McMurry, Organic Chemistry, section 23.1',
  },
];
