import type { WrittenQuestion } from '../../written-question.ts';

/** Chemical tests for functional groups, fuels, and everyday organic compounds. */
export const testsAndEverydayCarbonQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-amines-501',
    topics: ['amines'],
    tests: ['amines'],
    uses: ['chemical-tests-for-functional-groups'],
    difficulty: 'beginner',
    text: 'In the Hinsberg test an amine is shaken with benzenesulfonyl chloride and an excess of aqueous KOH. Which result points to a primary amine?',
    answer: 'A clear solution from which acid precipitates a solid',
    distractors: [
      {
        text: 'A solid that does not dissolve in the alkali',
        slip: 'test-result-confused',
        teaching: 'That is the result of a secondary amine: its sulfonamide has no N–H left.',
      },
      {
        text: 'An oil that does not react but dissolves in acid',
        slip: 'test-result-confused',
        teaching: 'A tertiary amine behaves like this: it forms no sulfonamide.',
      },
      {
        text: 'A gas with a very unpleasant smell',
        slip: 'test-result-confused',
        teaching: 'The bad smell of an isocyanide belongs to the carbylamine test, done with chloroform.',
      },
    ],
    explanation:
      'The sulfonamide of a primary amine, \\ce{C6H5SO2NHR}, still has an acidic N–H. It dissolves in alkali as its anion, and acid brings it back as a solid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-502',
    topics: ['amines'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'Diethylamine is shaken with benzenesulfonyl chloride and aqueous KOH (Hinsberg test). Why does the product stay undissolved?',
    answer: 'Its nitrogen carries no hydrogen that the base can remove.',
    distractors: [
      {
        text: 'Its ethyl groups are oxidized to an insoluble acid.',
        slip: 'reagent-misread',
        teaching: 'The reagent is no oxidizing agent; it forms a sulfonamide with the nitrogen.',
      },
      {
        text: 'Its N–H bond is too strong a base to be ionized.',
        slip: 'acidity-order-reversed',
        teaching: 'A secondary amine gives \\ce{C6H5SO2N(C2H5)2}; there is no N–H in it at all.',
      },
      {
        text: 'Its nitrogen cannot bond to the sulfonyl group.',
        slip: 'amine-class-confused',
        teaching: 'That holds for tertiary amines; a secondary one does form a sulfonamide.',
      },
    ],
    explanation:
      '\\ce{(C2H5)2NH} loses its only N–H in the reaction. The sulfonamide \\ce{C6H5SO2N(C2H5)2} has no acidic hydrogen, so KOH cannot turn it into a soluble salt.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-503',
    topics: ['amines'],
    tests: ['amines'],
    uses: ['chemical-tests-for-functional-groups'],
    difficulty: 'intermediate',
    text: 'Three unlabeled bottles hold butylamine, *N*-methylpropylamine and tripropylamine. Each is shaken with benzenesulfonyl chloride and excess NaOH. Which observation identifies the third one?',
    answer: 'An oil is left that dissolves in dilute HCl.',
    distractors: [
      {
        text: 'A white solid is left that does not dissolve in HCl.',
        slip: 'test-result-confused',
        teaching: 'A sulfonamide of a secondary amine, here *N*-methylpropylamine, behaves like this.',
      },
      {
        text: 'All dissolves, and dilute HCl precipitates a solid.',
        slip: 'amine-class-confused',
        teaching: 'This is the primary amine, butylamine, with its acidic sulfonamide.',
      },
      {
        text: 'All dissolves, and bubbles of nitrogen rise.',
        slip: 'test-result-confused',
        teaching: 'Nitrogen comes off with nitrous acid and a primary amine, not with a sulfonyl chloride.',
      },
    ],
    explanation:
      'A tertiary amine has no N–H to lose and gives no stable sulfonamide. The unchanged amine floats as an oil and dissolves in HCl as its ammonium salt.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-504',
    topics: ['amines'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['amines'],
    difficulty: 'advanced',
    text: 'Dodecylamine, a primary amine with a long chain, is wrongly taken for a secondary amine in the Hinsberg test. What is the likely reason?',
    answer: 'The salt of its sulfonamide is poorly soluble in water.',
    distractors: [
      {
        text: 'Its nitrogen takes up two sulfonyl groups in water.',
        slip: 'amine-class-confused',
        teaching: 'An excess of reagent can do this, but the long chain is what sets this amine apart.',
      },
      {
        text: 'Its chain keeps the reagent away from the nitrogen.',
        slip: 'steric-hindrance-ignored',
        teaching: 'An unbranched chain does not crowd the nitrogen; the sulfonamide forms.',
      },
      {
        text: 'The N–H of its sulfonamide is not acidic.',
        slip: 'acidity-order-reversed',
        teaching: 'The acidity of the N–H hardly depends on the length of a distant chain.',
      },
    ],
    explanation:
      'The test reads the class from solubility. The long hydrocarbon chain keeps even the sodium salt of the sulfonamide out of water, so a solid is seen, as with a secondary amine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-505',
    topics: ['amines'],
    tests: ['amines'],
    uses: ['chemical-tests-for-functional-groups'],
    difficulty: 'beginner',
    text: 'A compound is warmed with chloroform and alcoholic KOH, and a vapor with a most unpleasant smell forms. Which compound can it be?',
    answer: 'Aniline, \\ce{C6H5NH2}',
    distractors: [
      {
        text: '*N*-Methylaniline, \\ce{C6H5NHCH3}',
        slip: 'amine-class-confused',
        teaching: 'A secondary amine has only one N–H; no isocyanide forms.',
      },
      {
        text: '*N*,*N*-Dimethylaniline, \\ce{C6H5N(CH3)2}',
        slip: 'amine-class-confused',
        teaching: 'A tertiary amine has no N–H and does not react.',
      },
      {
        text: 'Benzamide, \\ce{C6H5CONH2}',
        slip: 'functional-group-confused',
        teaching: 'An amide is no amine; its nitrogen is not nucleophilic enough.',
      },
    ],
    explanation:
      'The carbylamine test is given by primary amines alone, aliphatic or aromatic. Aniline gives phenyl isocyanide, \\ce{C6H5NC}.',
    reference: 'NCERT Chemistry, class XII, unit Amines',
  },
  {
    id: 'organic-amines-506',
    topics: ['amines'],
    tests: ['amines'],
    uses: ['balancing-equations', 'chemical-tests-for-functional-groups'],
    difficulty: 'intermediate',
    text: 'Which equation describes the carbylamine reaction of ethylamine with chloroform and KOH?',
    answer: '\\ce{C2H5NH2 + CHCl3 + 3KOH -> C2H5NC + 3KCl + 3H2O}',
    distractors: [
      {
        text: '\\ce{C2H5NH2 + CHCl3 + 2KOH -> C2H5NHCHCl2 + KCl + H2O + KOH}',
        slip: 'functional-group-confused',
        teaching: 'Substitution of one chlorine is not what happens; an isocyanide forms.',
      },
      {
        text: '\\ce{2C2H5NH2 + CHCl3 -> (C2H5NH)2CHCl + 2HCl}',
        slip: 'reagent-misread',
        teaching: 'The base makes dichlorocarbene from chloroform; the amine does not displace chloride.',
      },
      {
        text: '\\ce{C2H5NH2 + CHCl3 + KOH -> C2H5NC + KCl + 2HCl + H2O}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'HCl cannot stay beside KOH: each of the three chlorines takes one KOH.',
      },
    ],
    explanation:
      'Base removes HCl from chloroform to give dichlorocarbene, which the amine attacks; two more HCl are lost. In all, three KOH are used for ethyl isocyanide, \\ce{C2H5NC}.',
    reference: 'NCERT Chemistry, class XII, unit Amines',
  },
  {
    id: 'organic-amines-507',
    topics: ['amines'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['reactive-intermediates'],
    difficulty: 'advanced',
    text: 'Which intermediate, formed from chloroform and alcoholic KOH, attacks the nitrogen of the primary amine in the carbylamine test?',
    answer: 'Dichlorocarbene, \\ce{CCl2}',
    distractors: [
      {
        text: 'The trichloromethyl cation, \\ce{CCl3+}',
        slip: 'charge-placed-wrongly',
        teaching: 'Base removes a proton from \\ce{CHCl3}; a cation cannot result.',
      },
      {
        text: 'The dichloromethyl radical, \\ce{CHCl2}',
        slip: 'mechanism-confused',
        teaching: 'No bond is split homolytically; base and chloroform react through ions.',
      },
      {
        text: 'Carbonyl dichloride, \\ce{COCl2}',
        slip: 'functional-group-confused',
        teaching: 'Phosgene forms from chloroform and air, and it would give an isocyanate or urea.',
      },
    ],
    explanation:
      'KOH takes the proton of \\ce{CHCl3}; \\ce{CCl3-} loses chloride (α elimination) to give the electron-poor \\ce{CCl2}, which the amine nitrogen attacks.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-amines-508',
    topics: ['amines'],
    tests: ['chemical-tests-for-functional-groups', 'amines'],
    difficulty: 'intermediate',
    text: 'Which reagent tells aniline from *N*-methylaniline by a single test?',
    answer: 'Chloroform and warm alcoholic KOH',
    distractors: [
      {
        text: 'Dilute hydrochloric acid',
        slip: 'test-result-confused',
        teaching: 'Both are bases and dissolve as their salts.',
      },
      {
        text: 'Moist red litmus paper',
        slip: 'test-result-confused',
        teaching: 'Both are weak bases of similar strength; litmus cannot tell them apart.',
      },
      {
        text: 'Acetyl chloride',
        slip: 'test-result-confused',
        teaching: 'Both have an N–H and are acetylated with evolution of HCl.',
      },
    ],
    explanation:
      'The carbylamine test needs two hydrogens on the nitrogen: aniline gives the foul-smelling isocyanide, *N*-methylaniline nothing.',
    reference: 'NCERT Chemistry, class XII, unit Amines',
  },
  {
    id: 'organic-alcohols-and-ethers-501',
    topics: ['alcohols-and-ethers'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['primary-secondary-and-tertiary'],
    difficulty: 'beginner',
    text: 'Butan-1-ol, butan-2-ol and 2-methylpropan-2-ol are each shaken with Lucas reagent (concentrated HCl and \\ce{ZnCl2}) at room temperature. What is seen?',
    answer: 'The tertiary alcohol turns cloudy at once, the primary stays clear.',
    distractors: [
      {
        text: 'The primary alcohol turns cloudy at once, the other two stay clear.',
        slip: 'carbocation-stability-reversed',
        teaching: 'A tertiary carbocation forms most easily, so the tertiary alcohol reacts first.',
      },
      {
        text: 'All three alcohols turn cloudy within a few seconds.',
        slip: 'overgeneralised-rule',
        teaching: 'The primary alcohol does not react without heating; that makes the test useful.',
      },
      {
        text: 'The secondary alcohol turns cloudy at once, the other two stay clear.',
        slip: 'alcohol-class-confused',
        teaching: 'The secondary one needs some minutes; the tertiary one is faster.',
      },
    ],
    explanation:
      'The chloride forms by way of a carbocation and separates as a cloudy layer: at once from a tertiary alcohol, in about five to ten minutes from a secondary one, not at room temperature from a primary one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-alcohols-and-ethers-502',
    topics: ['alcohols-and-ethers'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['alcohols-to-alkyl-halides'],
    difficulty: 'beginner',
    text: 'In a Lucas test a clear mixture turns cloudy. What makes it cloudy?',
    answer: 'An alkyl chloride that does not mix with the acid',
    distractors: [
      {
        text: 'Zinc hydroxide that precipitates from the acid',
        slip: 'wrong-cause',
        teaching: 'Zinc hydroxide cannot precipitate in concentrated HCl.',
      },
      {
        text: 'An alkene that polymerizes in the cold',
        slip: 'wrong-cause',
        teaching: 'The alcohol is substituted here; no polymer forms.',
      },
      {
        text: 'Hydrogen that is released by the zinc ion',
        slip: 'wrong-cause',
        teaching: '\\ce{Zn^2+} cannot give hydrogen; the reagent holds zinc chloride, not the metal.',
      },
    ],
    explanation:
      'Alcohol and HCl give the alkyl chloride, which has no OH to bond to water; it separates in fine drops.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-alcohols-and-ethers-503',
    topics: ['alcohols-and-ethers'],
    tests: ['chemical-tests-for-functional-groups', 'sn1-reaction'],
    difficulty: 'intermediate',
    text: 'Benzyl alcohol, \\ce{C6H5CH2OH}, is primary, yet it gives a cloudy mixture with Lucas reagent almost at once. Why?',
    answer: 'Its carbocation is stabilized by the ring.',
    distractors: [
      {
        text: 'Its OH group is attacked through an S_{N}2 step.',
        slip: 'mechanism-confused',
        teaching: 'Lucas reagent sorts alcohols by the ease of forming a carbocation, an S_{N}1 path.',
      },
      {
        text: 'Its benzene ring is chlorinated by the reagent.',
        slip: 'aromatic-ring-attacked',
        teaching: '\\ce{HCl} with \\ce{ZnCl2} is no source of \\ce{Cl+}; the ring is left alone.',
      },
      {
        text: 'Its ring makes the carbon of the OH group tertiary.',
        slip: 'alcohol-class-confused',
        teaching: '\\ce{CH2OH} carries one carbon: it is primary; resonance is what counts.',
      },
    ],
    explanation:
      'The test is fast whenever the carbocation is stable. The benzyl cation is stabilized by resonance with the ring, like allyl; so it reacts as fast as a tertiary one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-alcohols-and-ethers-504',
    topics: ['alcohols-and-ethers'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['alcohols'],
    difficulty: 'advanced',
    text: 'Why is the Lucas test not used for octan-1-ol and other alcohols with more than about six carbons?',
    answer: 'They do not dissolve in the reagent to begin with.',
    distractors: [
      {
        text: 'They react as tertiary alcohols do.',
        slip: 'alcohol-class-confused',
        teaching: 'The class depends on the carbon of the OH group, not on the length of the chain.',
      },
      {
        text: 'They cannot lose water from the protonated OH.',
        slip: 'leaving-group-misjudged',
        teaching: 'The leaving group is the same for short and long chains.',
      },
      {
        text: 'They give chlorides that dissolve in the acid.',
        slip: 'wrong-cause',
        teaching: 'Chlorides of long chains are even less soluble than short ones.',
      },
    ],
    explanation:
      'The test shows a clear solution turning cloudy. A long-chain alcohol forms a cloudy second layer from the start, so nothing can be read from it.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-functional-groups-501',
    topics: ['functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['recognizing-functional-groups'],
    difficulty: 'beginner',
    text: 'A colorless liquid fizzes with aqueous \\ce{NaHCO3}; the gas turns limewater milky. Which functional group does the liquid contain?',
    answer: 'Carboxylic acid',
    distractors: [
      {
        text: 'Aldehyde',
        slip: 'functional-group-confused',
        teaching: 'An aldehyde is not acidic; it is found with Tollens’ reagent.',
      },
      {
        text: 'Alcohol',
        slip: 'functional-group-confused',
        teaching: 'Alcohols are far too weak as acids to free \\ce{CO2} from hydrogen carbonate.',
      },
      {
        text: 'Ester',
        slip: 'functional-group-confused',
        teaching: 'An ester is neutral and gives no gas with hydrogen carbonate.',
      },
    ],
    explanation:
      'Only an acid stronger than carbonic acid frees \\ce{CO2} from hydrogen carbonate: among these groups, COOH.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-functional-groups-502',
    topics: ['functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['tests-for-carbonyl-compounds'],
    difficulty: 'intermediate',
    text: 'Four bottles hold hexane, hex-1-ene, propanal and propan-1-ol. Which sequence of quick tests identifies all four?',
    answer: 'Tollens’ reagent, then bromine water, then acidified dichromate, each on what is left',
    distractors: [
      {
        text: 'Aqueous NaOH, then red litmus paper, then limewater, each on what is left',
        slip: 'test-result-confused',
        teaching: 'None of the four reacts with NaOH or with limewater.',
      },
      {
        text: 'Aqueous \\ce{NaHCO3}, then sodium metal, then limewater, each on what is left',
        slip: 'test-result-confused',
        teaching:
          'None is acidic enough for \\ce{NaHCO3}; hex-1-ene, hexane and propanal stay undistinguished.',
      },
      {
        text: 'Aqueous \\ce{FeCl3}, then 2,4-dinitrophenylhydrazine, then NaOH, each on what is left',
        slip: 'test-result-confused',
        teaching: '\\ce{FeCl3} finds phenols; hexane, hexene and the alcohol would stay unknown.',
      },
    ],
    explanation:
      'Tollens’ reagent gives a silver mirror with propanal. Of the other three hex-1-ene decolorizes bromine water. Of the last two propan-1-ol turns warm acidified dichromate green; hexane does not react.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.3',
  },
  {
    id: 'organic-functional-groups-503',
    topics: ['functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['oxidation-of-alcohols'],
    difficulty: 'beginner',
    text: 'Which reagent shows by a change of color that a test tube contains a primary or secondary, not a tertiary, alcohol?',
    answer: 'Warm acidified potassium dichromate',
    distractors: [
      {
        text: 'Cold aqueous iron(III) chloride',
        slip: 'test-result-confused',
        teaching: 'It gives a violet color with phenols, not with alcohols.',
      },
      {
        text: 'A small piece of sodium',
        slip: 'test-result-confused',
        teaching: 'All alcohols give hydrogen with sodium, whatever their class.',
      },
      {
        text: 'Bromine water in the dark',
        slip: 'test-result-confused',
        teaching: 'Bromine water finds C=C bonds; alcohols do not decolorize it in the cold.',
      },
    ],
    explanation:
      'Orange dichromate oxidizes primary and secondary alcohols and turns green (\\ce{Cr^3+}); a tertiary alcohol leaves it orange.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-functional-groups-504',
    topics: ['functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['alkyl-halides'],
    difficulty: 'intermediate',
    text: 'A haloalkane is warmed with aqueous NaOH. The mixture is acidified with \\ce{HNO3} and treated with \\ce{AgNO3}; a cream precipitate forms that dissolves in concentrated ammonia only. What did the student learn?',
    answer: 'The compound contains bromine.',
    distractors: [
      {
        text: 'The compound contains chlorine.',
        slip: 'test-of-another-ion',
        teaching: 'Silver chloride is white and dissolves even in dilute ammonia.',
      },
      {
        text: 'The compound contains iodine.',
        slip: 'test-of-another-ion',
        teaching: 'Silver iodide is yellow and does not dissolve in concentrated ammonia.',
      },
      {
        text: 'The compound contains fluorine.',
        slip: 'test-of-another-ion',
        teaching: 'Silver fluoride is soluble in water and gives no precipitate.',
      },
    ],
    explanation:
      'NaOH releases the halide ion; \\ce{HNO3} removes the excess of hydroxide. Cream \\ce{AgBr}, soluble in concentrated ammonia only, shows bromine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.1',
  },
  {
    id: 'organic-functional-groups-505',
    topics: ['functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['phenols'],
    difficulty: 'advanced',
    text: 'A compound \\ce{C7H8O} gives hydrogen with sodium, gives no color with \\ce{FeCl3} and no gas with \\ce{NaHCO3}, and turns warm acidified dichromate green. Which compound fits?',
    answer: 'Benzyl alcohol, \\ce{C6H5CH2OH}',
    distractors: [
      {
        text: '4-Methylphenol, \\ce{CH3C6H4OH}',
        slip: 'test-result-confused',
        teaching: 'A phenol gives a violet or blue color with \\ce{FeCl3}.',
      },
      {
        text: 'Methoxybenzene, \\ce{C6H5OCH3}',
        slip: 'functional-group-confused',
        teaching: 'An ether has no O–H and gives no hydrogen with sodium.',
      },
      {
        text: '2-Methylphenol, \\ce{CH3C6H4OH}',
        slip: 'test-result-confused',
        teaching: 'It is a phenol as well and would color \\ce{FeCl3}.',
      },
    ],
    explanation:
      'Sodium shows an O–H group, \\ce{FeCl3} excludes phenols, and dichromate needs a primary or secondary alcohol: benzyl alcohol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.9',
  },
  {
    id: 'organic-carbonyl-compounds-501',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    difficulty: 'beginner',
    text: 'What is seen when a few drops of propanone are added to Brady’s reagent (2,4-dinitrophenylhydrazine in acid)?',
    answer: 'An orange or yellow solid',
    distractors: [
      {
        text: 'A mirror of silver',
        slip: 'test-result-confused',
        teaching: 'This is Tollens’ reagent with an aldehyde.',
      },
      {
        text: 'A brick-red solid',
        slip: 'test-result-confused',
        teaching: 'This is \\ce{Cu2O} from Fehling’s solution with an aldehyde.',
      },
      {
        text: 'A pale yellow solid with a smell of hospitals',
        slip: 'test-result-confused',
        teaching: 'This describes iodoform, \\ce{CHI3}, from iodine and NaOH.',
      },
    ],
    explanation:
      'Aldehydes and ketones condense with 2,4-DNP to 2,4-dinitrophenylhydrazones, orange or yellow solids.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.8',
  },
  {
    id: 'organic-carbonyl-compounds-502',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds', 'imines-and-enamines'],
    difficulty: 'intermediate',
    text: 'Which bond is formed, and which small molecule is lost, when a ketone reacts with 2,4-dinitrophenylhydrazine?',
    answer: 'C=N is formed, and water is lost.',
    distractors: [
      {
        text: 'C–N is formed, and nothing is lost.',
        slip: 'water-not-split-off',
        teaching: 'Addition is only the first step; water leaves afterward.',
      },
      {
        text: 'N=N is formed, and hydrogen is lost.',
        slip: 'wrong-bond-broken',
        teaching: 'The N–N bond of the hydrazine stays single.',
      },
      {
        text: 'C–N is formed, and ammonia is lost.',
        slip: 'leaving-group-misjudged',
        teaching: 'The terminal \\ce{NH2} nitrogen bonds to carbon; the oxygen leaves as water.',
      },
    ],
    explanation:
      'The \\ce{NH2} group adds to C=O, and water is eliminated (condensation, addition–elimination); the hydrazone has a C=N bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.8',
  },
  {
    id: 'organic-carbonyl-compounds-503',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['carboxylic-acids'],
    difficulty: 'beginner',
    text: 'Which of these compounds gives no solid with Brady’s reagent (2,4-DNP)?',
    answer: 'Ethyl acetate, \\ce{CH3COOC2H5}',
    distractors: [
      {
        text: 'Butanone, \\ce{CH3COC2H5}',
        slip: 'carbonyl-neighbour-ignored',
        teaching: 'A ketone gives an orange or yellow solid.',
      },
      {
        text: 'Benzaldehyde, \\ce{C6H5CHO}',
        slip: 'carbonyl-neighbour-ignored',
        teaching: 'An aldehyde gives a solid, whether aromatic or not.',
      },
      {
        text: 'Cyclohexanone, \\ce{C6H10O}',
        slip: 'functional-group-confused',
        teaching: 'The carbonyl group of a ring reacts as well.',
      },
    ],
    explanation:
      'In an ester the oxygen donates electrons to C=O and makes it too unreactive: 2,4-DNP detects aldehydes and ketones only.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.8',
  },
  {
    id: 'organic-carbonyl-compounds-504',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['enolates'],
    difficulty: 'beginner',
    text: 'Which of these compounds gives a yellow precipitate with iodine and aqueous NaOH (iodoform test)?',
    answer: 'Propan-2-ol',
    distractors: [
      {
        text: 'Propan-1-ol',
        slip: 'alcohol-class-confused',
        teaching: 'It has no \\ce{CH3CH(OH)} group; oxidation would give propanal, not a methyl ketone.',
      },
      {
        text: 'Pentan-3-one',
        slip: 'functional-group-confused',
        teaching: 'Both neighbors of C=O are \\ce{CH2}; there is no \\ce{CH3CO} group.',
      },
      {
        text: 'Methanol',
        slip: 'functional-group-confused',
        teaching: 'There is no \\ce{CH3} beside the carbon of the OH group.',
      },
    ],
    explanation:
      'The test needs \\ce{CH3CO} or \\ce{CH3CH(OH)}. Propan-2-ol is oxidized by the iodine to propanone, which gives \\ce{CHI3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.6',
  },
  {
    id: 'organic-carbonyl-compounds-505',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['enolates'],
    difficulty: 'intermediate',
    text: 'Butanone is treated with an excess of iodine in aqueous NaOH. Which two products contain its carbon atoms?',
    answer: '\\ce{CHI3} and \\ce{C2H5COONa}',
    distractors: [
      {
        text: '\\ce{CHI3} and \\ce{CH3COONa}',
        slip: 'wrong-bond-broken',
        teaching: 'The acyl part keeps \\ce{C2H5C}: three carbons, not two.',
      },
      {
        text: '\\ce{CH3I} and \\ce{C2H5COONa}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'All three hydrogens of the \\ce{CH3} group are replaced before the bond breaks.',
      },
      {
        text: '\\ce{CH3I} and \\ce{CH3COONa}',
        slip: 'wrong-bond-broken',
        teaching: 'The acyl part has three carbons, and the \\ce{CH3} group takes up three iodine atoms.',
      },
    ],
    explanation:
      'Each H of the \\ce{CH3} beside C=O is replaced by iodine. Hydroxide adds to C=O and expels \\ce{CI3-}, which becomes \\ce{CHI3}; propanoate is left.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.6',
  },
  {
    id: 'organic-carbonyl-compounds-506',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['enolates'],
    difficulty: 'advanced',
    text: 'In the haloform reaction, why can \\ce{CI3-} leave from the tetrahedral intermediate, while \\ce{CH3-} never leaves from that of propanone and hydroxide?',
    answer: 'Three iodine atoms stabilize the negative carbon.',
    distractors: [
      {
        text: 'Three iodine atoms pull the nucleophile away.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Hydroxide has already added; what matters is the anion that leaves.',
      },
      {
        text: 'The C–I bonds break first and give a carbocation.',
        slip: 'leaving-group-misjudged',
        teaching: 'The C–C bond breaks; the iodine atoms stay on the carbon that leaves.',
      },
      {
        text: 'The \\ce{CI3-} ion is a stronger base than \\ce{CH3-}.',
        slip: 'base-for-nucleophile',
        teaching: 'It is a far weaker base: that is why it leaves.',
      },
    ],
    explanation:
      'A leaving group must be a fairly stable anion. The electron-withdrawing iodine atoms make \\ce{CHI3} much more acidic (p*K*_{a} about 14) than \\ce{CH4}, so \\ce{CI3-} is a possible leaving group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.6',
  },
  {
    id: 'organic-carbonyl-compounds-507',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['enolates'],
    difficulty: 'intermediate',
    text: 'A student finds that ethanal and propanal both give a silver mirror. Which test tells them apart?',
    answer: 'Iodine in aqueous NaOH',
    distractors: [
      {
        text: '2,4-Dinitrophenylhydrazine',
        slip: 'test-result-confused',
        teaching: 'Both are carbonyl compounds and give an orange or yellow solid.',
      },
      {
        text: 'Fehling’s solution',
        slip: 'test-result-confused',
        teaching: 'Both are aliphatic aldehydes and give red \\ce{Cu2O}.',
      },
      {
        text: 'Warm acidified dichromate',
        slip: 'test-result-confused',
        teaching: 'Both are oxidized, and the color turns green with both.',
      },
    ],
    explanation:
      'Ethanal is the only aldehyde with a \\ce{CH3CO} group. It gives yellow \\ce{CHI3}; propanal does not.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.6',
  },
];
