import type { WrittenQuestion } from '../../written-question.ts';

/** Alcohols, ethers, epoxides, thiols, protecting groups and the Mitsunobu reaction. */
export const alcoholsEthersAndProtectionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-alcohols-and-ethers-101',
    topics: ['alcohols-and-ethers'],
    tests: ['alcohols'],
    uses: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'Ethane-1,2-diol (62 g/mol) boils at 197 °C, whereas propan-1-ol (60 g/mol) boils at 97 °C. What explains the difference?',
    answer: 'Two OH groups in each molecule form more hydrogen bonds.',
    distractors: [
      {
        text: 'A larger molar mass gives stronger dispersion forces.',
        slip: 'ignored-hydrogen-bonds',
        teaching: 'A difference of 2 g/mol cannot raise the boiling point by 100 °C.',
      },
      {
        text: 'Two O–H bonds need more energy to be broken on boiling.',
        slip: 'bond-for-intermolecular',
        teaching: 'Boiling separates molecules; the O–H bonds inside them stay intact.',
      },
      {
        text: 'One OH group transfers its proton to the other to form ions.',
        slip: 'ion-pair-for-hydrogen-bond',
        teaching: 'Alcohols are far too weak as acids and bases for that.',
      },
    ],
    explanation:
      'With two OH groups, each molecule of the diol takes part in about twice as many hydrogen bonds, the strongest forces between such molecules.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-alcohols-and-ethers-102',
    topics: ['alcohols-and-ethers'],
    tests: ['alcohols-to-alkyl-halides'],
    uses: ['sn1-reaction', 'alcohols'],
    difficulty: 'intermediate',
    text: 'Three isomeric alcohols \\ce{C4H10O} are shaken with concentrated hydrochloric acid and zinc chloride. P turns cloudy at once, Q turns cloudy after five minutes, and R does not turn cloudy at room temperature. Which assignment is correct?',
    answer: 'P tertiary, Q secondary, R primary',
    distractors: [
      {
        text: 'P primary, Q secondary, R tertiary',
        slip: 'carbocation-stability-reversed',
        teaching: 'The reaction proceeds through carbocations, and the tertiary one forms most easily.',
      },
      {
        text: 'P secondary, Q tertiary, R primary',
        slip: 'alcohol-class-confused',
        teaching: 'The tertiary alcohol reacts faster than the secondary one.',
      },
      {
        text: 'P tertiary, Q primary, R secondary',
        slip: 'alcohol-class-confused',
        teaching: 'The primary alcohol would need the least stable cation, so it is the slowest.',
      },
    ],
    explanation:
      'The cloudiness is due to the insoluble alkyl chloride formed by S_{N}1. The more stable the cation, the sooner the cloudiness appears: tertiary (P), then secondary (Q), then primary (R).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-alcohols-and-ethers-103',
    topics: ['alcohols-and-ethers'],
    tests: ['alcohols-to-alkyl-halides'],
    uses: ['carbocation-rearrangement'],
    difficulty: 'advanced',
    text: '3-Methylbutan-2-ol gives 2-bromo-3-methylbutane with \\ce{PBr3}, but a rearranged bromide with hot concentrated HBr. What is the advantage of \\ce{PBr3}?',
    answer: 'No carbocation forms in its reaction pathway.',
    distractors: [
      {
        text: 'Its bromide ions attack the cation faster.',
        slip: 'mechanism-confused',
        teaching: 'There is no free cation; a shift within the ion would be faster than any attack anyway.',
      },
      {
        text: 'It leaves the OH group of the alcohol in place.',
        slip: 'leaving-group-misjudged',
        teaching: 'The oxygen leaves bonded to phosphorus, and the product is a bromide.',
      },
      {
        text: 'It removes the rearranged bromide as a solid.',
        slip: 'conditions-confused',
        teaching: 'No such separation takes place; the rearranged bromide does not form.',
      },
    ],
    explanation:
      '\\ce{PBr3} binds the oxygen to phosphorus, and bromide displaces it from behind (S_{N}2). In hot acid, water leaves first, and the secondary cation rearranges to a tertiary one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-alcohols-and-ethers-104',
    topics: ['alcohols-and-ethers'],
    tests: ['production-of-ethanol'],
    uses: ['atom-economy'],
    difficulty: 'intermediate',
    text: 'In the fermentation \\ce{C6H12O6 -> 2C2H5OH + 2CO2}, what is the maximum mass of ethanol (46 g/mol) that can form from 90 g of glucose (180 g/mol)?',
    answer: '46 g',
    distractors: [
      {
        text: '23 g',
        slip: 'ignored-coefficients',
        teaching: 'Each glucose molecule gives two ethanol molecules, not one.',
        expression: '90 / 180 * 46',
      },
      {
        text: '90 g',
        slip: 'ignored-one-product',
        teaching: 'Nearly half of the mass leaves as carbon dioxide.',
        expression: '90',
      },
      {
        text: '92 g',
        slip: 'multiplied-for-divided',
        teaching: 'This is the mass obtained from a whole mole of glucose, 180 g.',
        expression: '2 * 46',
      },
    ],
    explanation:
      '90 / 180 = 0.50 mol of glucose gives 2 × 0.50 = 1.0 mol of ethanol, which is 1.0 × 46 = 46 g.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.3',
    computation: { kind: 'quantity', expression: '90 / 180 * 2 * 46', unit: 'g' },
  },
  {
    id: 'organic-alcohols-and-ethers-105',
    topics: ['alcohols-and-ethers'],
    tests: ['production-of-ethanol'],
    uses: ['azeotropes', 'fermentation'],
    difficulty: 'advanced',
    text: 'A fermented mixture that contains 12% ethanol is distilled through an efficient fractionating column at 1 atm. The distillate never exceeds 96% ethanol. How can the last 4% of water be removed?',
    answer: 'By a molecular sieve that takes up water',
    distractors: [
      {
        text: 'By a second distillation through the same column',
        slip: 'conditions-confused',
        teaching:
          'At 96%, vapor and liquid have the same composition, so further distillation does not separate them.',
      },
      {
        text: 'By cooling to 0 °C until the water freezes out',
        slip: 'ignored-composition',
        teaching:
          'Pure water freezes at 0 °C, but the 96% mixture stays liquid even far below this temperature.',
      },
      {
        text: 'By boiling until all the water has evaporated',
        slip: 'conditions-confused',
        teaching:
          'The 96% mixture boils at a lower temperature than either ethanol or water, and the two evaporate together.',
      },
    ],
    explanation:
      'At 96%, ethanol and water form an azeotrope, which distills unchanged. A molecular sieve takes up the small water molecules in its pores and leaves ethanol behind.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'organic-alcohols-and-ethers-106',
    topics: ['alcohols-and-ethers'],
    tests: ['ethers'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Diethyl ether boils at 35 °C and its isomer butan-1-ol at 118 °C, but both dissolve in water to about the same extent (7 g in 100 mL). Which statement explains both facts?',
    answer: 'Ether molecules accept hydrogen bonds, but have none to donate.',
    distractors: [
      {
        text: 'Ether molecules donate hydrogen bonds, but accept none.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'Their hydrogens are on carbon; their oxygen has lone pairs and so accepts hydrogen bonds from water.',
      },
      {
        text: 'Ether molecules neither donate nor accept hydrogen bonds.',
        slip: 'ignored-hydrogen-bonds',
        teaching: 'If this were so, diethyl ether would be far less soluble in water.',
      },
      {
        text: 'Ether molecules donate and accept hydrogen bonds, but weakly.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'Without an O–H group ether molecules donate no hydrogen bonds, so they do not attract each other in this way.',
      },
    ],
    explanation:
      'Ether molecules form no hydrogen bonds with one another, because no hydrogen is bonded to oxygen, so the boiling point is low. Their oxygen, like that of butan-1-ol, accepts hydrogen bonds from water.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.1',
  },
  {
    id: 'organic-alcohols-and-ethers-107',
    topics: ['alcohols-and-ethers'],
    tests: ['ethers'],
    uses: ['sn1-reaction'],
    difficulty: 'advanced',
    text: '2-Methoxy-2-methylpropane is treated with one equivalent of cold concentrated HI. Which products form?',
    answer: '\\smiles{CC(C)(C)I.CO}',
    distractors: [
      {
        text: '\\smiles{CC(C)(C)O.CI}',
        slip: 'wrong-bond-broken',
        teaching:
          'This would be S_{N}2 attack at \\ce{CH3}; with a tertiary group the other C–O bond breaks more easily, by S_{N}1.',
      },
      {
        text: '\\smiles{CC(C)(C)O.CO}',
        slip: 'water-not-split-off',
        teaching:
          'These would be the products with water; with HI, iodide ends up bonded to one of the two carbon groups.',
      },
      {
        text: '\\smiles{CC(C)(C)I.CI}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'One equivalent of HI breaks one C–O bond; the other product is methanol.',
      },
    ],
    explanation:
      'HI protonates the oxygen. The bond to the tertiary carbon breaks, because a stable cation forms (S_{N}1). Methanol leaves, and iodide adds to the cation, which gives \\ce{(CH3)3CI} and \\ce{CH3OH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.3',
    computation: { kind: 'same-structure', smiles: 'CC(C)(C)I.CO' },
  },
  {
    id: 'organic-alcohols-and-ethers-108',
    topics: ['alcohols-and-ethers'],
    tests: ['epoxides'],
    difficulty: 'beginner',
    text: 'What is the product when oxirane (ethylene oxide) is warmed with dilute sulfuric acid? \\smiles{C1CO1|oxirane}',
    answer: '\\smiles{OCCO}',
    distractors: [
      {
        text: '\\smiles{CCO}',
        slip: 'reduced-too-little',
        teaching: 'The carbon whose C–O bond breaks takes up an OH group from water, not a hydrogen.',
      },
      {
        text: '\\smiles{CC=O}',
        slip: 'oxidised-too-far',
        teaching: 'Without water a hydride shift could lead to this aldehyde, but here water opens the ring.',
      },
      {
        text: '\\smiles{OCCOS(=O)(=O)O}',
        slip: 'reagent-misread',
        teaching: 'The acid is dilute, so water, which is in large excess, is the nucleophile.',
      },
    ],
    explanation:
      'The acid protonates the oxygen, and water attacks a carbon and opens the ring to give ethane-1,2-diol, \\ce{HOCH2CH2OH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.6',
    computation: { kind: 'same-structure', smiles: 'OCCO' },
  },
  {
    id: 'organic-alcohols-and-ethers-109',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    uses: ['boiling-points-and-intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Ethanethiol (62 g/mol) boils at 35 °C, whereas ethanol (46 g/mol) boils at 78 °C. What explains the lower boiling point?',
    answer: 'S–H groups form only very weak hydrogen bonds.',
    distractors: [
      {
        text: 'S–H bonds are weaker than O–H bonds.',
        slip: 'wrong-cause',
        teaching: 'S–H bonds are indeed weaker, but boiling does not break bonds inside molecules.',
      },
      {
        text: 'Ethanethiol has the smaller molecules.',
        slip: 'ignored-mass',
        teaching: 'Sulfur is larger than oxygen, and ethanethiol has the larger and heavier molecules.',
      },
      {
        text: 'Ethanethiol is the stronger acid of the two.',
        slip: 'acidity-order-reversed',
        teaching: 'Ethanethiol is the stronger acid, but acidity does not determine the boiling point.',
      },
    ],
    explanation:
      'Sulfur is hardly more electronegative than hydrogen, so S–H bonds are not very polar, and the hydrogen bonds between thiols are very weak.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.8',
  },
  {
    id: 'organic-alcohols-and-ethers-110',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    uses: ['oxidation-level-of-carbon'],
    difficulty: 'beginner',
    text: 'An iodine solution loses its color when a little ethanethiol is added. Which organic product forms?',
    answer: '\\smiles{CCSSCC}',
    distractors: [
      {
        text: '\\smiles{CCSCC}',
        slip: 'group-replaced',
        teaching: 'The mild oxidation joins two sulfur atoms; no sulfur is lost.',
      },
      {
        text: '\\smiles{CCI}',
        slip: 'group-replaced',
        teaching: 'Iodine oxidizes the thiol; it does not replace SH.',
      },
      {
        text: '\\smiles{CCS(=O)(=O)O}',
        slip: 'oxidised-too-far',
        teaching: 'A sulfonic acid would require a strong oxidizing agent such as hot nitric acid.',
      },
    ],
    explanation:
      'Mild oxidizing agents such as iodine remove the hydrogens from two thiol groups, and the sulfur atoms join to form diethyl disulfide, \\ce{CH3CH2SSCH2CH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.8',
    computation: { kind: 'same-structure', smiles: 'CCSSCC' },
  },
  {
    id: 'organic-alcohols-and-ethers-111',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    uses: ['acidity-of-organic-compounds', 'nucleophiles-and-electrophiles'],
    difficulty: 'intermediate',
    text: 'Propane-1-thiol is stirred with aqueous NaOH and bromoethane at room temperature and gives a sulfide. Under the same conditions, propan-1-ol gives hardly any ether. What explains the difference?',
    answer: 'The thiol is converted to its anion by NaOH.',
    distractors: [
      {
        text: 'The alcohol is converted to its anion by NaOH.',
        slip: 'acidity-order-reversed',
        teaching: 'An alcohol (p*K*_{a} 16) is about as weak an acid as water and is only slightly ionized.',
      },
      {
        text: 'The alkoxide ion is too weak a base to attack.',
        slip: 'base-for-nucleophile',
        teaching: 'An alkoxide ion is the stronger base; the point is that hardly any of it is present.',
      },
      {
        text: 'The sulfur of the thiol attacks as an electrophile.',
        slip: 'nucleophile-misjudged',
        teaching: 'Sulfur donates its electron pair to carbon, so it is the nucleophile.',
      },
    ],
    explanation:
      'A thiol (p*K*_{a} about 10.5) is ionized completely by NaOH, but an alcohol (about 16) is not; besides, thiolate is an excellent nucleophile that displaces bromide.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.8',
  },
  {
    id: 'organic-alcohols-and-ethers-112',
    topics: ['alcohols-and-ethers'],
    tests: ['thiols-and-sulfides'],
    uses: ['alkyl-halides'],
    difficulty: 'advanced',
    text: '1-Bromobutane and NaSH give a large amount of dibutyl sulfide along with butane-1-thiol. With thiourea, \\ce{(NH2)2CS}, followed by NaOH, the pure thiol is obtained. What is the advantage of thiourea?',
    answer: 'Its first product has no nucleophilic sulfur left.',
    distractors: [
      {
        text: 'Its sulfur attacks the bromide too slowly to react twice.',
        slip: 'nucleophile-misjudged',
        teaching:
          'The sulfur of thiourea attacks the bromide readily, as desired; what matters is that the salt formed does not attack a second time.',
      },
      {
        text: 'Its first product is too bulky to dissolve in the solvent.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The salt stays in solution; its sulfur is too electron-poor for a second attack.',
      },
      {
        text: 'It removes the excess bromide as an alkene.',
        slip: 'elimination-for-substitution',
        teaching: 'A primary bromide and a weak base give substitution.',
      },
    ],
    explanation:
      'The thiol from NaSH is itself converted to a nucleophile and attacks a second bromide. The isothiouronium salt from thiourea does not; only NaOH then releases the thiol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.8',
  },
  {
    id: 'organic-alcohols-and-ethers-113',
    topics: ['alcohols-and-ethers'],
    tests: ['protecting-groups'],
    difficulty: 'beginner',
    text: 'Which of these is *not* a property of a good protecting group?',
    answer: 'It takes part in the step for which it is introduced.',
    distractors: [
      {
        text: 'It is introduced in high yield.',
        slip: 'negation-overlooked',
        teaching: 'This property is needed, since each protection adds a step to the synthesis.',
      },
      {
        text: 'It is removed without changing the rest of the molecule.',
        slip: 'negation-overlooked',
        teaching: 'This property is needed; otherwise the synthesis would fail in the end.',
      },
      {
        text: 'It leaves the other groups unchanged.',
        slip: 'negation-overlooked',
        teaching: 'This property is needed, because only one group is to be blocked.',
      },
    ],
    explanation:
      'A protecting group is introduced, survives the step without reacting, and is removed again. It must not take part in the step.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.8',
  },
  {
    id: 'organic-alcohols-and-ethers-114',
    topics: ['alcohols-and-ethers'],
    tests: ['protecting-groups'],
    uses: ['grignard-reactions'],
    difficulty: 'intermediate',
    text: '3-Bromopropan-1-ol is to be turned into a Grignard reagent and added to acetone. What has to be done first?',
    answer: 'Convert OH to \\ce{OSi(CH3)3} with chlorotrimethylsilane',
    distractors: [
      {
        text: 'Convert OH to \\ce{ONa} with sodium hydride',
        slip: 'one-step-short',
        teaching: 'The alkoxide would displace bromide within the molecule and form a ring.',
      },
      {
        text: 'Convert Br to OH with aqueous sodium hydroxide',
        slip: 'group-replaced',
        teaching: 'Without bromine, no Grignard reagent can be made.',
      },
      {
        text: 'Convert acetone to an acetal with ethane-1,2-diol',
        slip: 'protecting-step-forgotten',
        teaching: 'Acetone must remain unprotected, since it is to be attacked.',
      },
    ],
    explanation:
      'A Grignard reagent would remove the proton of the OH group at once. As a silyl ether, \\ce{OSi(CH3)3}, the group is blocked; dilute acid releases it in the end.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.8',
  },
  {
    id: 'organic-alcohols-and-ethers-115',
    topics: ['alcohols-and-ethers', 'carbonyl-compounds'],
    tests: ['protecting-groups'],
    uses: ['acetals-and-hemiacetals', 'reduction-of-carbonyls'],
    difficulty: 'intermediate',
    text: 'Methyl 4-oxopentanoate is treated (1) with ethane-1,2-diol and acid, (2) with \\ce{LiAlH4}, (3) with aqueous acid. What is the product? \\smiles{CC(=O)CCC(=O)OC}',
    answer: '\\smiles{CC(=O)CCCO}',
    distractors: [
      {
        text: '\\smiles{CC(O)CCCO}',
        slip: 'protecting-step-forgotten',
        teaching:
          'The ketone was protected as an acetal while the reducing agent was present, so it is not reduced.',
      },
      {
        text: '\\smiles{CC(O)CCC(=O)OC}',
        slip: 'reagent-misread',
        teaching:
          'This is the product of \\ce{NaBH4} without protection; here the ester is reduced and the ketone is retained.',
      },
      {
        text: '\\smiles{CC(=O)CCC=O}',
        slip: 'reduced-too-little',
        teaching: '\\ce{LiAlH4} does not stop at the aldehyde; it reduces the ester to the alcohol.',
      },
    ],
    explanation:
      'The ketone becomes an acetal, which \\ce{LiAlH4} does not attack; the ester becomes a primary alcohol; acid then restores the ketone, which gives 5-hydroxypentan-2-one, \\ce{CH3COCH2CH2CH2OH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.10',
    computation: { kind: 'same-structure', smiles: 'CC(=O)CCCO' },
  },
  {
    id: 'organic-alcohols-and-ethers-116',
    topics: ['alcohols-and-ethers', 'amines'],
    tests: ['protecting-groups'],
    difficulty: 'advanced',
    text: 'In a peptide synthesis, one amino group carries a Boc group, which \\ce{CF3COOH} removes, and another carries a Cbz group, which \\ce{H2} over palladium removes. What is the advantage of this pair?',
    answer: 'Each can be removed while the other remains.',
    distractors: [
      {
        text: 'Each can be removed by the same reagent.',
        slip: 'separation-overlooked',
        teaching:
          'The point is the opposite: different reagents remove the groups, so one can be removed selectively.',
      },
      {
        text: 'Each can be left on in the finished peptide.',
        slip: 'overgeneralised-rule',
        teaching: 'The groups block nitrogen; a peptide is finished only when they have been removed.',
      },
      {
        text: 'Each can be introduced on a carboxyl group as well.',
        slip: 'functional-group-confused',
        teaching:
          'Boc and Cbz are carbamates and are formed on amino groups; a carboxyl group is usually protected as an ester.',
      },
    ],
    explanation:
      'The two groups are orthogonal: acid cleaves Boc and leaves Cbz, whereas hydrogen over palladium cleaves Cbz and leaves Boc. Either amino group can therefore be released first.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd edition, chapter 23',
  },
  {
    id: 'organic-alcohols-and-ethers-117',
    topics: ['alcohols-and-ethers'],
    tests: ['mitsunobu-reaction'],
    uses: ['sn2-reaction'],
    difficulty: 'beginner',
    text: 'In the Mitsunobu reaction, a chiral secondary alcohol and a carboxylic acid, with \\ce{(C6H5)3P} and diethyl azodicarboxylate, give an ester. What happens to the configuration of the alcohol carbon?',
    answer: 'It is inverted.',
    distractors: [
      {
        text: 'It is retained.',
        slip: 'retention-for-inversion',
        teaching:
          'In an ordinary esterification the C–O bond of the alcohol is retained; here it is broken by attack from behind.',
      },
      {
        text: 'It is randomized.',
        slip: 'mechanism-confused',
        teaching:
          'A planar cation would lead to a racemate; here the carboxylate attacks in one step from behind.',
      },
      {
        text: 'It is removed.',
        slip: 'stereocentre-missed',
        teaching: 'The carbon still carries four different groups in the ester.',
      },
    ],
    explanation:
      'Phosphorus turns the oxygen of the alcohol into a leaving group, and the carboxylate ion displaces it from behind (S_{N}2), so the configuration is inverted.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mitsunobu Reaction',
  },
  {
    id: 'organic-alcohols-and-ethers-118',
    topics: ['alcohols-and-ethers'],
    tests: ['mitsunobu-reaction'],
    uses: ['r-and-s-configuration'],
    difficulty: 'intermediate',
    text: '(*R*)-Butan-2-ol is treated with benzoic acid, \\ce{(C6H5)3P} and diethyl azodicarboxylate. The ester is then hydrolyzed with NaOH. Which alcohol results? \\smiles{CC[C@@H](C)O|(R)-butan-2-ol}',
    answer: '\\smiles{CC[C@H](C)O}',
    distractors: [
      {
        text: '\\smiles{CC[C@@H](C)O}',
        slip: 'retention-for-inversion',
        teaching:
          'The first step inverts the center, and the hydrolysis does not affect it, so the configuration changes.',
      },
      {
        text: '\\smiles{OCc1ccccc1}',
        slip: 'wrong-bond-broken',
        teaching: 'Hydrolysis of the benzoate gives the benzoate ion; nothing is reduced to benzyl alcohol.',
      },
      {
        text: '\\smiles{CCCCO}',
        slip: 'mechanism-confused',
        teaching: 'The carboxylate attacks the carbon that carried the OH group; the chain is not changed.',
      },
    ],
    explanation:
      'The Mitsunobu step inverts carbon 2; the hydrolysis breaks the bond between C=O and oxygen and does not affect carbon 2, so the product is (*S*)-butan-2-ol.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mitsunobu Reaction',
    computation: { kind: 'same-structure', smiles: 'CC[C@H](C)O' },
  },
  {
    id: 'organic-alcohols-and-ethers-119',
    topics: ['alcohols-and-ethers'],
    tests: ['mitsunobu-reaction'],
    difficulty: 'intermediate',
    text: 'In which compound does the oxygen atom of the alcohol end up in a Mitsunobu esterification?',
    answer: '\\ce{(C6H5)3PO}',
    distractors: [
      {
        text: '\\ce{H2O}',
        slip: 'mechanism-confused',
        teaching: 'Water is lost in the acid-catalyzed esterification; here phosphorus takes the oxygen.',
      },
      {
        text: '\\ce{CO2}',
        slip: 'wrong-oxygen-lost',
        teaching: 'The carboxylic acid keeps both of its oxygens in the ester.',
      },
      {
        text: '\\ce{N2O}',
        slip: 'reagent-misread',
        teaching:
          'The azo compound takes up two hydrogens and becomes a hydrazine derivative; it takes no oxygen.',
      },
    ],
    explanation:
      'Phosphorus binds the oxygen of the alcohol and leaves with it as triphenylphosphine oxide, \\ce{(C6H5)3PO}. The strong P=O bond drives the reaction.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mitsunobu Reaction',
  },
  {
    id: 'organic-alcohols-and-ethers-120',
    topics: ['alcohols-and-ethers'],
    tests: ['mitsunobu-reaction'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'advanced',
    text: 'Phenol, benzoic acid and phthalimide (p*K*_{a} 10, 4 and 8) can serve as the partner of an alcohol in the Mitsunobu reaction, but *tert*-butanol (p*K*_{a} 17 to 18) cannot. What does the partner have to do in addition to attacking carbon?',
    answer: 'Donate a proton to the adduct of phosphine and azo compound',
    distractors: [
      {
        text: 'Accept a proton from the adduct of phosphine and azo compound',
        slip: 'lewis-roles-swapped',
        teaching: 'The adduct is a base with a negative nitrogen; it takes up a proton.',
      },
      {
        text: 'Leave as an anion from the alkoxyphosphonium ion',
        slip: 'leaving-group-misjudged',
        teaching: 'Phosphine oxide is the leaving group; the partner takes its place.',
      },
      {
        text: 'Start a radical chain with the azo compound',
        slip: 'mechanism-confused',
        teaching: 'No radicals are needed; the phosphine adds to N=N with its lone pair.',
      },
    ],
    explanation:
      'The phosphine adds to N=N; the negative nitrogen must be protonated by the partner, which becomes the nucleophile. The partner must be acidic enough, with a p*K*_{a} below about 13.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mitsunobu Reaction',
  },
  {
    id: 'organic-alcohols-and-ethers-121',
    topics: ['alcohols-and-ethers', 'carboxylic-acids'],
    tests: ['mitsunobu-reaction', 'esterification'],
    difficulty: 'advanced',
    text: 'An alcohol labeled with ^{18}O is converted to the ester of a carboxylic acid in two ways: first with \\ce{H2SO4} as the catalyst, then by the Mitsunobu reaction. In which ester is ^{18}O found?',
    answer: 'Only in the first',
    distractors: [
      {
        text: 'Only in the second',
        slip: 'wrong-oxygen-lost',
        teaching:
          'The Mitsunobu reaction removes the oxygen of the alcohol with phosphorus; the acid-catalyzed reaction retains it.',
      },
      {
        text: 'In both of them',
        slip: 'wrong-oxygen-lost',
        teaching:
          'In the second ester, the oxygen that links the alkyl group to the acyl group comes from the carboxylic acid.',
      },
      {
        text: 'In neither of them',
        slip: 'wrong-oxygen-lost',
        teaching:
          'In the acid-catalyzed reaction, the alcohol attacks C=O with its oxygen, which stays in the ester.',
      },
    ],
    explanation:
      'With the \\ce{H2SO4} catalyst, the alcohol attacks the carboxylic acid through its labeled oxygen, and the oxygen of the water that is lost comes from the carboxylic acid, so ^{18}O is retained. In the Mitsunobu reaction, the C–O bond of the alcohol breaks, and ^{18}O ends up in the phosphine oxide. Only the first ester therefore contains ^{18}O.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mitsunobu Reaction',
  },
];
