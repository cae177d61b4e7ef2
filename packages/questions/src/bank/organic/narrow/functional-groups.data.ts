import type { WrittenQuestion } from '../../written-question.ts';

/** Carbonyl compounds, acids, amines and alcohols, as students ask for them in narrow words. */
export const functionalGroupsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-907',
    topics: ['alcohols-and-ethers', 'intermolecular-forces'],
    tests: ['boiling-points-and-intermolecular-forces', 'thiols-and-sulfides'],
    uses: ['alcohols', 'ethers'],
    difficulty: 'intermediate',
    text: 'Ethanethiol (62 g/mol), methoxymethane (46 g/mol) and propan-1-ol (60 g/mol) boil at three different temperatures: 97 °C, 35 °C and −25 °C. Which compounds boil at these temperatures, in this order?',
    answer: 'The alcohol, the thiol, the ether',
    distractors: [
      {
        text: 'The thiol, the alcohol, the ether',
        slip: 'ignored-hydrogen-bonds',
        teaching:
          'The molar masses of these two are alike; strong O–H hydrogen bonds put the alcohol far above the thiol.',
      },
      {
        text: 'The alcohol, the ether, the thiol',
        slip: 'ignored-dispersion',
        teaching:
          'The thiol molecule is larger, and its sulfur atom is easily polarized, so its dispersion forces are stronger than those of the small ether.',
      },
      {
        text: 'The thiol, the ether, the alcohol',
        slip: 'reversed-trend',
        teaching:
          'Only the alcohol forms strong hydrogen bonds between its molecules, so it boils highest, not lowest.',
      },
    ],
    explanation:
      'O–H groups form strong hydrogen bonds, so propan-1-ol boils at 97 °C. The other two have no such bonds; the thiol molecule is larger than that of the ether, and its sulfur atom is easily polarized, so its dispersion forces are stronger: the alcohol, the thiol, the ether.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 17.2, 18.1 and 18.7',
  },
  {
    id: 'organic-alcohols-and-ethers-943',
    topics: ['alcohols-and-ethers', 'carbonyl-compounds'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'beginner',
    text: 'To make an aldehyde from a primary alcohol with acidified dichromate, the product is distilled off as it forms; the mixture is not heated under reflux. Why?',
    answer: 'The aldehyde is removed before it is oxidized to an acid.',
    distractors: [
      {
        text: 'The aldehyde is removed before it is oxidized to a ketone.',
        slip: 'alcohol-class-confused',
        teaching: 'Ketones come from secondary alcohols; further oxidation of an aldehyde gives an acid.',
      },
      {
        text: 'The aldehyde is removed before it is reduced to the alcohol.',
        slip: 'oxidation-for-reduction',
        teaching: 'Acidified dichromate oxidizes; nothing in the mixture reduces the aldehyde again.',
      },
      {
        text: 'The aldehyde is removed before it is hydrolyzed to an acid.',
        slip: 'reagent-misread',
        teaching:
          'Water does not hydrolyze an aldehyde to an acid; it takes an oxidizing agent to make the acid.',
      },
    ],
    explanation:
      'An aldehyde is oxidized even more readily than the alcohol. It boils at a lower temperature than the alcohol, so it distills off; under reflux it would return to the dichromate. In this way the aldehyde is removed before it is oxidized to an acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-amines-879',
    topics: ['amines'],
    tests: ['curtius-and-hofmann-rearrangements', 'preparation-of-amines'],
    difficulty: 'beginner',
    text: 'Which amide gives propan-1-amine in the Hofmann bromamide degradation with \\ce{Br2} and aqueous NaOH?',
    answer: 'Butanamide',
    distractors: [
      {
        text: 'Propanamide',
        slip: 'carbon-lost-or-added',
        teaching: 'The C=O carbon is lost in this reaction, so propanamide gives ethanamine.',
      },
      {
        text: 'Pentanamide',
        slip: 'carbon-lost-or-added',
        teaching: 'Only one carbon is lost, so pentanamide gives butan-1-amine.',
      },
      {
        text: '2-Methylpropanamide',
        slip: 'branched-for-straight',
        teaching: 'The amino group ends up on the carbon next to C=O, so this amide gives propan-2-amine.',
      },
    ],
    explanation:
      'The alkyl group migrates from the C=O carbon to nitrogen, and the C=O carbon is then lost as carbonate: \\ce{RCONH2} becomes \\ce{RNH2}. For R = propyl the amide is butanamide.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-880',
    topics: ['amines'],
    tests: ['curtius-and-hofmann-rearrangements'],
    difficulty: 'intermediate',
    text: 'In the Hofmann bromamide degradation with \\ce{Br2} and excess aqueous NaOH, the amine has one carbon fewer than the amide. In what form is this carbon lost?',
    answer: 'As carbonate, from the C=O group',
    distractors: [
      {
        text: 'As carbon monoxide, from the C=O group',
        slip: 'mechanism-confused',
        teaching:
          'No CO is split off: the C=O carbon first becomes part of an isocyanate, R–N=C=O, which water attacks.',
      },
      {
        text: 'As bromoform, from the α carbon',
        slip: 'conditions-confused',
        teaching:
          'Bromoform is a product of the haloform reaction of methyl ketones; here bromine goes to nitrogen.',
      },
      {
        text: 'As bromomethane, from the α carbon',
        slip: 'wrong-bond-broken',
        teaching:
          'The α carbon stays in the alkyl group, which moves as a whole from the C=O carbon to nitrogen.',
      },
    ],
    explanation:
      'The amide is brominated at nitrogen, and the alkyl group migrates to give an isocyanate, R–N=C=O. Hydrolysis gives the amine and \\ce{CO2}, which the base converts to \\ce{CO3^2-}. The carbon is lost as carbonate, from the C=O group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-907',
    topics: ['amines'],
    tests: ['distillation-techniques'],
    uses: ['amines'],
    difficulty: 'beginner',
    text: 'Aniline boils at 184 °C, is hardly soluble in water and darkens when it is heated strongly. Why is it separated from a reaction mixture by steam distillation?',
    answer: 'With steam it distills below 100 °C.',
    distractors: [
      {
        text: 'With steam it distills at 184 °C without any air.',
        slip: 'boiling-point-only',
        teaching:
          'The steam does keep out air, but aniline and water boil together near 98 °C, far below the boiling point of aniline.',
      },
      {
        text: 'With steam it distills as a volatile salt.',
        slip: 'event-invented',
        teaching:
          'Aniline needs an acid to form a salt, and salts are not volatile; it must be free to distill.',
      },
      {
        text: 'With steam it distills between 100 and 184 °C.',
        slip: 'wrong-mechanism',
        teaching:
          'The vapor pressures of two immiscible liquids add up, so they boil together below either boiling point, not in between.',
      },
    ],
    explanation:
      'Two immiscible liquids boil when the sum of their vapor pressures reaches the outside pressure. For aniline and water this is so near 98 °C, where aniline is not damaged: with steam it distills below 100 °C.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 5',
  },
  {
    id: 'organic-amines-908',
    topics: ['amines'],
    tests: ['amines', 'hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Why do amines with short chains, such as methylamine and ethylamine, dissolve so well in water?',
    answer: 'They form hydrogen bonds with water.',
    distractors: [
      {
        text: 'They react with water to form alcohols.',
        slip: 'event-invented',
        teaching:
          'An \\ce{NH2} group is not replaced by OH in water; the amine is still there after evaporation.',
      },
      {
        text: 'They are ionized completely by water.',
        slip: 'weak-as-strong',
        teaching: 'Amines are weak bases; in water only a small part of the molecules takes up a proton.',
      },
      {
        text: 'They contain alkyl groups that attract water.',
        slip: 'polarity-mixed-up',
        teaching: 'Alkyl groups are nonpolar; the longer they are, the less of the amine dissolves.',
      },
    ],
    explanation:
      'The N–H bonds donate hydrogen bonds to water, and the lone pair of nitrogen accepts them. The small alkyl part hardly disturbs the water, so short-chain amines dissolve because they form hydrogen bonds with water.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.2',
  },
  {
    id: 'organic-amines-909',
    topics: ['amines'],
    tests: ['amines', 'like-dissolves-like'],
    uses: ['hydrogen-bonding', 'london-dispersion-forces'],
    difficulty: 'intermediate',
    text: 'Propan-1-amine mixes with water and smells of fish; the solid octadecan-1-amine, \\ce{C18H37NH2}, is insoluble and has hardly any smell. What explains the properties of the short amine?',
    answer: 'Its small alkyl part lets it mix with water and evaporate easily.',
    distractors: [
      {
        text: 'Its small alkyl part makes it a much stronger base than the long amine.',
        slip: 'wrong-cause',
        teaching:
          'Both are primary alkylamines of nearly equal base strength; the length of the chain hardly matters for it.',
      },
      {
        text: 'Its \\ce{NH2} group forms hydrogen bonds, but that of the long amine does not.',
        slip: 'ignored-dispersion',
        teaching:
          'Both \\ce{NH2} groups form hydrogen bonds; in the long amine the nonpolar chain outweighs them.',
      },
      {
        text: 'Its \\ce{NH2} group is split off as ammonia, which dissolves and smells.',
        slip: 'wrong-bond-broken',
        teaching: 'The C–N bond does not break in water or air; the amine itself is dissolved and smelled.',
      },
    ],
    explanation:
      'With three carbons, hydrogen bonds of the \\ce{NH2} group to water prevail, and dispersion forces between the molecules are weak, so that vapor reaches the nose. A chain of 18 carbons reverses both. Its small alkyl part lets it mix with water and evaporate easily.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.2',
  },
  {
    id: 'organic-amines-943',
    topics: ['amines', 'acidity-and-basicity'],
    tests: ['basicity-of-amines'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'Ethylamine, \\ce{C2H5NH2}, is a much stronger base than aniline (phenylamine), \\ce{C6H5NH2}. What is the main reason?',
    answer: 'In aniline, the lone pair on N is delocalized into the ring.',
    distractors: [
      {
        text: 'In aniline, the ring releases its π electrons to the N atom.',
        slip: 'resonance-ignored',
        teaching:
          'Electrons released to nitrogen would make it a stronger base; in fact nitrogen gives electrons to the ring.',
      },
      {
        text: 'In aniline, the lone pair on N is used for a bond to the ring.',
        slip: 'lone-pair-forgotten',
        teaching:
          'The bond to the ring is an ordinary σ bond; the lone pair is still there, but it is partly shared with the ring.',
      },
      {
        text: 'In aniline, the bulky ring keeps protons away from the N atom.',
        slip: 'irrelevant-property',
        teaching: 'A proton is tiny, and the flat ring leaves the nitrogen atom open to it.',
      },
    ],
    explanation:
      'A base needs an available electron pair. The ethyl group leaves the lone pair on N (and even releases electrons toward it), whereas in aniline the lone pair on N is delocalized into the ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 24.3 and 24.4',
  },
  {
    id: 'organic-amines-944',
    topics: ['amines', 'acidity-and-basicity'],
    tests: ['basicity-of-amines'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'A student writes: “A benzene ring is rich in electrons, so aniline (phenylamine), \\ce{C6H5NH2}, is a stronger base than ethylamine, \\ce{C2H5NH2}.” In fact ethylamine is by far the stronger base. What is wrong with the argument?',
    answer: 'The ring draws the lone pair of N into its π system.',
    distractors: [
      {
        text: 'The ring takes up the proton in place of the N atom.',
        slip: 'wrong-proton',
        teaching:
          'Aniline takes up its proton on nitrogen, too, as ethylamine does; a proton on the ring would end its aromaticity.',
      },
      {
        text: 'The ring pushes π electrons to N, which repel the proton.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'Electrons attract a proton, so more of them on nitrogen would make the base stronger, not weaker.',
      },
      {
        text: 'The ring has fewer electrons than an ethyl group.',
        slip: 'electrons-miscounted',
        teaching:
          'The ring has more electrons than an ethyl group; what matters is whether N can offer its own pair.',
      },
    ],
    explanation:
      'What counts is the electron pair that nitrogen can offer to a proton. The benzene ring does not give electrons to nitrogen; on the contrary, the ring draws the lone pair of N into its π system, and protonation would end this stabilization.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.4',
  },
  {
    id: 'organic-amines-945',
    topics: ['amines', 'amino-acids'],
    tests: ['preparation-of-amines', 'decarboxylation'],
    difficulty: 'advanced',
    text: 'In a Gabriel synthesis of an amino acid, diethyl 2-phthalimidomalonate is alkylated at its central carbon with a base and R–Br. The product is then heated in aqueous acid. What does this last step do to give the amino acid?',
    answer: 'It hydrolyzes the imide and the esters and removes one \\ce{CO2}.',
    distractors: [
      {
        text: 'It hydrolyzes the imide and the esters and removes two \\ce{CO2}.',
        slip: 'carbon-balance-misread',
        teaching:
          'One of the two COOH groups of a malonic acid is lost; the other stays as the COOH group of the amino acid.',
      },
      {
        text: 'It hydrolyzes the esters but not the imide and removes one \\ce{CO2}.',
        slip: 'one-step-short',
        teaching:
          'The nitrogen would still be part of the phthalimide; hydrolysis of the imide is what frees the amino group.',
      },
      {
        text: 'It hydrolyzes the esters but not the imide and removes two \\ce{CO2}.',
        slip: 'carbon-balance-misread',
        teaching: 'The product would have neither a free amino group nor a COOH group.',
      },
    ],
    explanation:
      'Hot acid frees the amino group from the imide (phthalic acid is the by-product) and turns both esters into COOH groups. A malonic acid loses one of them on heating, so the step hydrolyzes the imide and the esters and removes one \\ce{CO2}.',
    reference: 'Carey & Giuliano, Organic Chemistry, chapter 25',
  },
  {
    id: 'organic-carbonyl-compounds-943',
    topics: ['carbonyl-compounds', 'alkenes-and-alkynes'],
    tests: ['wittig-reaction'],
    uses: ['synthesis-of-alkenes'],
    difficulty: 'intermediate',
    text: '2-Methylpent-2-ene, \\ce{(CH3)2C=CHCH2CH3}, is to be made from acetone by a Wittig reaction. Which ylide is needed?',
    answer: '\\ce{(C6H5)3P=CHCH2CH3}',
    distractors: [
      {
        text: '\\ce{(C6H5)3P=C(CH3)2}',
        slip: 'other-halves-joined',
        teaching:
          'The \\ce{(CH3)2C=} half is supplied by acetone; with this ylide the product would be 2,3-dimethylbut-2-ene.',
      },
      {
        text: '\\ce{(C6H5)3P=CHCH3}',
        slip: 'carbon-lost-or-added',
        teaching:
          'This ylide supplies only two carbons and gives 2-methylbut-2-ene; the other half of the alkene has three.',
      },
      {
        text: '\\ce{(C6H5)3P=CHCH2CH2CH3}',
        slip: 'carbon-lost-or-added',
        teaching:
          'This ylide supplies four carbons and gives 2-methylhex-2-ene; only three are left after acetone is taken away.',
      },
    ],
    explanation:
      'The C=C bond joins the carbonyl carbon to the ylide carbon. Cutting the alkene there gives \\ce{(CH3)2C=} from acetone and \\ce{=CHCH2CH3}, so the ylide is \\ce{(C6H5)3P=CHCH2CH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.11',
  },
  {
    id: 'organic-carbonyl-compounds-944',
    topics: ['carbonyl-compounds'],
    tests: ['cannizzaro-reaction'],
    difficulty: 'intermediate',
    text: 'Aldehydes are treated with concentrated NaOH. In which group do all three undergo a Cannizzaro reaction?',
    answer: 'Formaldehyde, benzaldehyde, 2,2-dimethylpropanal',
    distractors: [
      {
        text: 'Formaldehyde, acetaldehyde, 2,2-dimethylpropanal',
        slip: 'alpha-hydrogen-overlooked',
        teaching:
          'Acetaldehyde has three hydrogens on the carbon next to CHO, so it forms an enolate and undergoes the aldol reaction.',
      },
      {
        text: 'Formaldehyde, acetaldehyde, phenylacetaldehyde',
        slip: 'alpha-hydrogen-overlooked',
        teaching:
          'Only formaldehyde has no carbon next to CHO; the \\ce{CH3} and \\ce{CH2} groups of the other two have α hydrogens.',
      },
      {
        text: 'Benzaldehyde, acetaldehyde, phenylacetaldehyde',
        slip: 'alpha-hydrogen-overlooked',
        teaching:
          'In phenylacetaldehyde a \\ce{CH2} group lies between the ring and CHO, and acetaldehyde has α hydrogens as well.',
      },
    ],
    explanation:
      'An aldehyde with an α hydrogen forms an enolate and reacts as in the aldol reaction. Without one, hydroxide adds to C=O and hydride passes to a second molecule. None of these has an α hydrogen: formaldehyde, benzaldehyde, 2,2-dimethylpropanal.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.12',
  },
  {
    id: 'organic-carboxylic-acids-879',
    topics: ['carboxylic-acids'],
    tests: ['nitriles', 'carboxylic-acids'],
    uses: ['sn2-reaction', 'synthetic-routes'],
    difficulty: 'intermediate',
    text: '1-Bromopropane is heated with KCN in aqueous ethanol. The organic product is then boiled with dilute sulfuric acid for several hours. Which compound results?',
    answer: 'Butanoic acid',
    distractors: [
      {
        text: 'Propanoic acid',
        slip: 'carbon-lost-or-added',
        teaching:
          'The carbon of cyanide joins the chain and becomes the COOH carbon, so there are four carbons.',
      },
      {
        text: 'Butan-1-amine',
        slip: 'reagent-misread',
        teaching: 'Reduction of the nitrile would give this amine; hot dilute acid hydrolyzes the nitrile.',
      },
      {
        text: 'Butanal',
        slip: 'reduced-instead-of-added',
        teaching:
          'An aldehyde results from partial reduction of a nitrile; hydrolysis leaves the carbon at the level of a carboxylic acid.',
      },
    ],
    explanation:
      'Cyanide replaces bromide and adds one carbon: \\ce{CH3CH2CH2CN}. Hydrolysis turns the CN group into COOH and ammonium, without a loss of carbon. The product is butanoic acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 20.5 and 20.7',
  },
  {
    id: 'organic-carboxylic-acids-880',
    topics: ['carboxylic-acids'],
    tests: ['nitriles'],
    uses: ['sn2-reaction'],
    difficulty: 'intermediate',
    text: '1-Bromobutane is heated with KCN whose carbon is labeled with ^{13}C, and the product is hydrolyzed with hot dilute acid. Where is the label in the pentanoic acid that forms?',
    answer: 'In the carboxyl group',
    distractors: [
      {
        text: 'In the \\ce{CH2} group that held the bromine',
        slip: 'wrong-carbon-attacked',
        teaching:
          'This carbon was attacked, but it is unlabeled; the labeled carbon of cyanide is bonded to it.',
      },
      {
        text: 'In the terminal \\ce{CH3} group',
        slip: 'wrong-carbon-attacked',
        teaching:
          'Cyanide takes the place of bromide at the other end of the chain; this methyl group takes no part.',
      },
      {
        text: 'In no part of the acid',
        slip: 'carbon-lost-or-added',
        teaching:
          'Hydrolysis removes only the nitrogen of the CN group; if its carbon were lost, the acid would have four carbons.',
      },
    ],
    explanation:
      'The carbon of cyanide forms the new C–C bond: \\ce{C4H9-CN}. Hydrolysis replaces the nitrogen of this group by oxygen, and its carbon stays. The label is in the carboxyl group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 20.5 and 20.7',
  },
  {
    id: 'organic-carboxylic-acids-881',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'intermediate',
    text: 'To prepare aspirin, salicylic acid is warmed with excess acetic anhydride and a few drops of concentrated sulfuric acid. Cold water is then added to the warm mixture. What does the water do?',
    answer: 'It destroys the excess anhydride and makes aspirin crystallize.',
    distractors: [
      {
        text: 'It destroys the acid catalyst and keeps the aspirin in solution.',
        slip: 'conditions-confused',
        teaching:
          'Water dilutes the acid but does not destroy it, and aspirin is only slightly soluble in cold water.',
      },
      {
        text: 'It dissolves the aspirin and makes impurities crystallize.',
        slip: 'property-misjudged',
        teaching: 'It is the aspirin that crystallizes; acetic acid and the catalyst stay in the water.',
      },
      {
        text: 'It activates the anhydride and completes the acetylation.',
        slip: 'reagent-misread',
        teaching: 'Water hydrolyzes the anhydride to acetic acid, which ends the acetylation.',
      },
    ],
    explanation:
      'Water hydrolyzes the remaining anhydride to acetic acid, which is soluble. Aspirin is only slightly soluble in cold water and comes out as crystals that can be filtered off. It destroys the excess anhydride and makes aspirin crystallize.',
    reference: 'LibreTexts, Organic Chemistry Laboratory, Synthesis of aspirin',
  },
  {
    id: 'organic-carboxylic-acids-943',
    topics: ['carboxylic-acids', 'sampling-and-separation'],
    tests: ['acid-base-extraction'],
    uses: ['carboxylic-acids'],
    difficulty: 'beginner',
    text: 'A solution of benzoic acid in ether is shaken with aqueous \\ce{NaHCO3} in a separatory funnel. Why does the benzoic acid move into the aqueous layer?',
    answer: 'It turns into an anion, which is far more soluble in water.',
    distractors: [
      {
        text: 'It turns into a cation, which is far more soluble in water.',
        slip: 'acid-for-base',
        teaching:
          'A cation would form if benzoic acid took up a proton, but benzoic acid is the acid here and loses one to \\ce{HCO3-}.',
      },
      {
        text: 'It turns into a dimer, which is far more soluble in water.',
        slip: 'event-invented',
        teaching:
          'Molecules of the acid can pair by hydrogen bonds in nonpolar solvents, but such pairs do not move into water.',
      },
      {
        text: 'It stays neutral, but the salt drives it from ether into water.',
        slip: 'ionisation-ignored',
        teaching:
          'A salt dissolved in water makes neutral molecules less soluble there; it is the reaction with \\ce{HCO3-} that draws the acid in.',
      },
    ],
    explanation:
      'Benzoic acid is a stronger acid than carbonic acid, so it reacts with the base: \\ce{C6H5COOH + HCO3- -> C6H5COO- + H2O + CO2}. The benzoate ion is an anion, which is far more soluble in water than in ether.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-carboxylic-acids-944',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution', 'amides'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Water attacks the C=O carbon of acetyl chloride, \\ce{CH3COCl}, at once, but that of acetamide, \\ce{CH3CONH2}, hardly at all. Why is the amide so much less reactive?',
    answer: 'Its N shares a lone pair with C=O, so the carbon is less positive.',
    distractors: [
      {
        text: 'Its N draws electrons out of C=O, so the carbon is less positive.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'An atom that draws electrons away makes the carbon more positive, and so easier to attack.',
      },
      {
        text: 'Its N–H bonds hold water molecules, so the carbon cannot be reached.',
        slip: 'event-invented',
        teaching:
          'Hydrogen bonds do not keep water away from the carbon; acetamide dissolves in water, yet it does not react.',
      },
      {
        text: 'Its N is larger than Cl, so the carbon cannot be reached.',
        slip: 'property-misjudged',
        teaching: 'Nitrogen is smaller than chlorine, and the \\ce{NH2} group shields the carbon no better.',
      },
    ],
    explanation:
      'The lone pair of N is delocalized into the C=O group, which that of Cl hardly is; this stabilizes the amide, and \\ce{NH2-} is also a far poorer leaving group than \\ce{Cl-}. N shares a lone pair with C=O, so the carbon is less positive.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.2',
  },
  {
    id: 'organic-carboxylic-acids-945',
    topics: ['carboxylic-acids', 'lipids'],
    tests: ['triacylglycerols', 'hydrolysis-of-esters'],
    difficulty: 'beginner',
    text: 'Edible fats and oils are esters. What does the complete hydrolysis of 1 mol of a pure fat or oil give?',
    answer: '1 mol of glycerol and 3 mol of fatty acids',
    distractors: [
      {
        text: '3 mol of glycerol and 1 mol of fatty acids',
        slip: 'exchanged-values',
        teaching:
          'Glycerol has three OH groups and a fatty acid one COOH group, so one glycerol binds three acids, not the reverse.',
      },
      {
        text: '1 mol of glycerol and 1 mol of fatty acids',
        slip: 'functional-ends-miscounted',
        teaching: 'Glycerol has three OH groups, and in a fat each of them is bound to a fatty acid.',
      },
      {
        text: '1 mol of glycerol and 2 mol of fatty acids',
        slip: 'lipid-parts-mixed-up',
        teaching:
          'Phospholipids have two fatty acids to one glycerol; in a fat or oil all three OH groups bind one.',
      },
    ],
    explanation:
      'A molecule of a fat or oil is a triester: each of the three OH groups of glycerol is bound to a fatty acid. Hydrolysis of all three ester links gives 1 mol of glycerol and 3 mol of fatty acids.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 27.1',
  },
  {
    id: 'organic-functional-groups-943',
    topics: ['functional-groups'],
    tests: ['lassaignes-test'],
    difficulty: 'intermediate',
    text: 'In Lassaigne’s test, the sodium extract of a compound that contains nitrogen and sulfur turns blood red with \\ce{Fe^3+}, and no Prussian blue forms. What has happened in the fusion?',
    answer: 'Sodium thiocyanate has formed in place of sodium cyanide.',
    distractors: [
      {
        text: 'Sodium sulfide has formed in place of sodium cyanide.',
        slip: 'test-result-confused',
        teaching:
          'Sulfide gives a violet color with nitroprusside or a black precipitate with lead(II), not a red color with iron(III).',
      },
      {
        text: 'Sodium cyanate has formed in place of sodium cyanide.',
        slip: 'names-exchanged',
        teaching: 'Cyanate, \\ce{OCN-}, contains oxygen and no sulfur; the red complex contains \\ce{SCN-}.',
      },
      {
        text: 'Sodium sulfate has formed in place of sodium sulfide.',
        slip: 'test-result-confused',
        teaching:
          'Molten sodium reduces and does not form sulfate, and sulfate gives no red color with iron(III).',
      },
    ],
    explanation:
      'Nitrogen and sulfur together combine with carbon and sodium to NaSCN, and \\ce{SCN-} gives a blood-red complex with \\ce{Fe^3+}. No cyanide is left for Prussian blue, because sodium thiocyanate has formed in place of sodium cyanide.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques, Sodium Fusion Test',
  },
  {
    id: 'organic-polymers-907',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    uses: ['esterification'],
    difficulty: 'intermediate',
    text: 'A polyester is made from propane-1,3-diol, \\ce{HO(CH2)3OH}, and butanedioic acid, \\ce{HOOC(CH2)2COOH}. What is its repeat unit?',
    answer: '–[O–\\ce{(CH2)3}–O–CO–\\ce{(CH2)2}–CO]–',
    distractors: [
      {
        text: '–[O–\\ce{(CH2)3}–O–CO–\\ce{(CH2)2}–CO–O]–',
        slip: 'water-not-split-off',
        teaching:
          'One oxygen too many: each link forms with loss of water and keeps a single oxygen between two carbons.',
      },
      {
        text: '–[O–\\ce{(CH2)3}–CO–O–\\ce{(CH2)2}–CO]–',
        slip: 'wrong-groups-joined',
        teaching:
          'This chain is made of two hydroxy acids; the diol has an O at both ends and the diacid a CO at both ends.',
      },
      {
        text: '–[O–\\ce{(CH2)3}–O–CO–\\ce{(CH2)4}–CO]–',
        slip: 'carboxyl-carbon-forgotten',
        teaching: 'Butanedioic acid has four carbons in all, and two of them are those of the CO groups.',
      },
    ],
    explanation:
      'Each OH of the diol and each COOH of the acid form an ester link, and water is lost. The diol contributes –O–\\ce{(CH2)3}–O–, the acid –CO–\\ce{(CH2)2}–CO–: –[O–\\ce{(CH2)3}–O–CO–\\ce{(CH2)2}–CO]–.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.9 and 31.4',
  },
  {
    id: 'organic-polymers-908',
    topics: ['polymers'],
    tests: ['condensation-polymers'],
    uses: ['esterification'],
    difficulty: 'intermediate',
    text: 'For the polyester from ethane-1,2-diol and hexanedioic acid, \\ce{HOOC(CH2)4COOH}, a student draws the repeat unit –[O–\\ce{CH2CH2}–O–CO–\\ce{(CH2)4}–CO–O]–. What is wrong with it?',
    answer: 'It contains an extra oxygen atom.',
    distractors: [
      {
        text: 'It contains an extra CO group.',
        slip: 'functional-ends-miscounted',
        teaching: 'A dicarboxylic acid brings two CO groups into each repeat unit, one at each end.',
      },
      {
        text: 'It lacks an oxygen atom.',
        slip: 'water-not-split-off',
        teaching:
          'The two monomers have six oxygen atoms, and two leave as water; four belong in the unit, and five are drawn.',
      },
      {
        text: 'It lacks a CO group.',
        slip: 'functional-ends-miscounted',
        teaching: 'Hexanedioic acid has two COOH groups, and both of their CO groups are drawn.',
      },
    ],
    explanation:
      'Written twice in a row, the unit contains –CO–O–O–\\ce{CH2}–, a bond between two oxygen atoms. Each ester link keeps one oxygen between CO and \\ce{CH2}, so the unit is –[O–\\ce{CH2CH2}–O–CO–\\ce{(CH2)4}–CO]–. It contains an extra oxygen atom.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.9 and 31.4',
  },
  {
    id: 'organic-polymers-943',
    topics: ['polymers'],
    tests: ['properties-of-polymers'],
    difficulty: 'beginner',
    text: 'A thermoplastic (thermosoftening plastic) can be melted and molded again; a thermosetting plastic cannot. What holds neighboring chains together in each?',
    answer: 'Thermoplastic: intermolecular forces; thermosetting: covalent bonds',
    distractors: [
      {
        text: 'Thermoplastic: covalent bonds; thermosetting: intermolecular forces',
        slip: 'exchanged-values',
        teaching:
          'Covalent bonds between the chains would prevent melting; they are found in the thermosetting plastic.',
      },
      {
        text: 'Thermoplastic: ionic bonds; thermosetting: intermolecular forces',
        slip: 'kind-of-bonding-confused',
        teaching:
          'The chains of a thermoplastic are neutral molecules; forces as weak as those between them could not keep a thermosetting plastic from melting.',
      },
      {
        text: 'Thermoplastic: covalent bonds; thermosetting: ionic bonds',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Covalent cross-links belong to the thermosetting plastic, and the chains of neither plastic are ions.',
      },
    ],
    explanation:
      'Heat overcomes the weak forces between separate chains, so they slide past one another. Covalent cross-links hold until the plastic chars. Thermoplastic: intermolecular forces; thermosetting: covalent bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.7',
  },
];
