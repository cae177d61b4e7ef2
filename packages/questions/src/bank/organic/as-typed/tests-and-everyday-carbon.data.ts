import type { WrittenQuestion } from '../../written-question.ts';

/** Chemical tests for functional groups, fuels, and everyday organic compounds. */
export const testsAndEverydayCarbonQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-amines-501',
    topics: ['amines'],
    tests: ['amines'],
    uses: ['chemical-tests-for-functional-groups'],
    difficulty: 'beginner',
    text: 'In the Hinsberg test, an amine is shaken with benzenesulfonyl chloride and an excess of aqueous KOH. Which result indicates a primary amine?',
    answer: 'A clear solution from which acid precipitates a solid',
    distractors: [
      {
        text: 'A solid that does not dissolve in the alkali',
        slip: 'test-result-confused',
        teaching: 'That is the result with a secondary amine, whose sulfonamide has no N–H left.',
      },
      {
        text: 'An oil that does not dissolve in the alkali but dissolves in acid',
        slip: 'test-result-confused',
        teaching: 'A tertiary amine behaves like this, because it forms no sulfonamide.',
      },
      {
        text: 'A gas with a very unpleasant smell',
        slip: 'test-result-confused',
        teaching:
          'The bad smell of an isocyanide is the result of the carbylamine test, which uses chloroform.',
      },
    ],
    explanation:
      'The sulfonamide of a primary amine, \\ce{C6H5SO2NHR}, still has an acidic N–H. It dissolves in alkali as its anion, and acid precipitates it as a solid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-502',
    topics: ['amines'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'Diethylamine is shaken with benzenesulfonyl chloride and aqueous KOH (Hinsberg test). Why does the product not dissolve?',
    answer: 'Its nitrogen carries no hydrogen that the base can remove.',
    distractors: [
      {
        text: 'Its ethyl groups are oxidized to an insoluble acid.',
        slip: 'reagent-misread',
        teaching: 'The reagent is not an oxidizing agent; it forms a sulfonamide with the nitrogen.',
      },
      {
        text: 'Its N–H group is too strong a base to be ionized.',
        slip: 'acidity-order-reversed',
        teaching: 'A secondary amine gives \\ce{C6H5SO2N(C2H5)2}; the product has no N–H bond at all.',
      },
      {
        text: 'Its nitrogen cannot bond to the sulfonyl group.',
        slip: 'amine-class-confused',
        teaching: 'That is true of tertiary amines; a secondary amine does form a sulfonamide.',
      },
    ],
    explanation:
      '\\ce{(C2H5)2NH} loses its only N–H hydrogen in the reaction. The sulfonamide \\ce{C6H5SO2N(C2H5)2} has no acidic hydrogen, so KOH cannot convert it to a soluble salt.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-503',
    topics: ['amines'],
    tests: ['amines'],
    uses: ['chemical-tests-for-functional-groups'],
    difficulty: 'intermediate',
    text: 'Three unlabeled bottles contain butylamine, *N*-methylpropylamine and tripropylamine. Each is shaken with benzenesulfonyl chloride and excess NaOH. Which observation identifies tripropylamine?',
    answer: 'An oil remains that dissolves in dilute HCl.',
    distractors: [
      {
        text: 'A white solid remains that does not dissolve in HCl.',
        slip: 'test-result-confused',
        teaching: 'The sulfonamide of a secondary amine, here *N*-methylpropylamine, behaves like this.',
      },
      {
        text: 'Everything dissolves, and dilute HCl precipitates a solid.',
        slip: 'amine-class-confused',
        teaching: 'This is the result with the primary amine, butylamine, which forms an acidic sulfonamide.',
      },
      {
        text: 'Everything dissolves, and bubbles of nitrogen rise.',
        slip: 'test-result-confused',
        teaching:
          'Nitrogen is released from a primary amine with nitrous acid, not with a sulfonyl chloride.',
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
    text: 'Dodecylamine, a primary amine with a long chain, appears to be a secondary amine in the Hinsberg test. What is the likely reason?',
    answer: 'The salt of its sulfonamide is poorly soluble in water.',
    distractors: [
      {
        text: 'Its nitrogen takes up two sulfonyl groups in water.',
        slip: 'amine-class-confused',
        teaching: 'An excess of reagent can do this, but it is the long chain that distinguishes this amine.',
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
      'The test determines the class of an amine from solubility. The long hydrocarbon chain makes even the salt of the sulfonamide poorly soluble in water, so a solid is seen, as with a secondary amine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-amines-505',
    topics: ['amines'],
    tests: ['amines'],
    uses: ['chemical-tests-for-functional-groups'],
    difficulty: 'beginner',
    text: 'A compound is warmed with chloroform and alcoholic KOH, and a vapor with a most unpleasant smell forms. Which compound could it be?',
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
        teaching: 'An amide is not an amine; its nitrogen is not nucleophilic enough.',
      },
    ],
    explanation:
      'The carbylamine test is given only by primary amines, aliphatic or aromatic. Aniline gives phenyl isocyanide, \\ce{C6H5NC}.',
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
        text: '\\ce{C2H5NH2 + CHCl3 + KOH -> C2H5NHCHCl2 + KCl + H2O}',
        slip: 'functional-group-confused',
        teaching: 'The amine does not replace one chlorine; an isocyanide forms.',
      },
      {
        text: '\\ce{2C2H5NH2 + CHCl3 -> (C2H5NH)2CHCl + 2HCl}',
        slip: 'reagent-misread',
        teaching: 'The base converts chloroform to dichlorocarbene; the amine does not displace chloride.',
      },
      {
        text: '\\ce{C2H5NH2 + CHCl3 + KOH -> C2H5NC + KCl + 2HCl + H2O}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'HCl cannot coexist with KOH; each of the three chlorines requires one KOH.',
      },
    ],
    explanation:
      'Base removes HCl from chloroform to give dichlorocarbene, which the amine attacks; two more HCl are lost. In all, three KOH are used for each molecule of ethyl isocyanide, \\ce{C2H5NC}.',
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
        teaching: 'No bond breaks homolytically; chloroform reacts with base by way of ions.',
      },
      {
        text: 'Carbonyl dichloride, \\ce{COCl2}',
        slip: 'functional-group-confused',
        teaching:
          'Carbonyl dichloride (phosgene) forms when chloroform is oxidized by air, and with an amine it would give an isocyanate or a urea.',
      },
    ],
    explanation:
      'KOH removes the proton of \\ce{CHCl3}; \\ce{CCl3-} loses chloride (α elimination) to give the electron-poor \\ce{CCl2}, which the amine nitrogen attacks.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.9',
  },
  {
    id: 'organic-amines-508',
    topics: ['amines'],
    tests: ['chemical-tests-for-functional-groups', 'amines'],
    difficulty: 'intermediate',
    text: 'Which reagent distinguishes aniline from *N*-methylaniline in a single test?',
    answer: 'Chloroform and warm alcoholic KOH',
    distractors: [
      {
        text: 'Dilute hydrochloric acid',
        slip: 'test-result-confused',
        teaching: 'Both amines are bases and dissolve as their salts.',
      },
      {
        text: 'Moist red litmus paper',
        slip: 'test-result-confused',
        teaching: 'Both are weak bases of similar strength; litmus cannot distinguish them.',
      },
      {
        text: 'Acetyl chloride',
        slip: 'test-result-confused',
        teaching: 'Both have an N–H bond and are acetylated with evolution of HCl.',
      },
    ],
    explanation:
      'The carbylamine test requires two hydrogens on the nitrogen: aniline gives the foul-smelling isocyanide, whereas *N*-methylaniline does not react.',
    reference: 'NCERT Chemistry, class XII, unit Amines',
  },
  {
    id: 'organic-alcohols-and-ethers-501',
    topics: ['alcohols-and-ethers'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['primary-secondary-and-tertiary'],
    difficulty: 'beginner',
    text: 'Butan-1-ol, butan-2-ol and 2-methylpropan-2-ol are each shaken with Lucas reagent (concentrated HCl and \\ce{ZnCl2}) at room temperature. What is observed?',
    answer: 'The tertiary alcohol turns cloudy at once, and the primary one stays clear.',
    distractors: [
      {
        text: 'The primary alcohol turns cloudy at once, and the other two stay clear.',
        slip: 'carbocation-stability-reversed',
        teaching: 'A tertiary carbocation forms most easily, so the tertiary alcohol reacts first.',
      },
      {
        text: 'All three alcohols turn cloudy within a few seconds.',
        slip: 'overgeneralised-rule',
        teaching: 'The primary alcohol does not react without heating; this is what makes the test useful.',
      },
      {
        text: 'The secondary alcohol turns cloudy at once, and the other two stay clear.',
        slip: 'alcohol-class-confused',
        teaching: 'The secondary alcohol needs several minutes; the tertiary one reacts faster.',
      },
    ],
    explanation:
      'The chloride forms by way of a carbocation and separates as a cloudy layer: at once from a tertiary alcohol, in about five to ten minutes from a secondary one, and not at all at room temperature from a primary one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-alcohols-and-ethers-502',
    topics: ['alcohols-and-ethers'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['alcohols-to-alkyl-halides'],
    difficulty: 'beginner',
    text: 'In a Lucas test, a clear mixture turns cloudy. What makes it cloudy?',
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
        teaching: 'The OH group is replaced by chlorine here; no polymer forms.',
      },
      {
        text: 'Hydrogen that is released by the zinc ion',
        slip: 'wrong-cause',
        teaching: '\\ce{Zn^2+} cannot release hydrogen; the reagent contains zinc chloride, not the metal.',
      },
    ],
    explanation:
      'The alcohol and HCl give an alkyl chloride, which has no OH group to form hydrogen bonds with water, so it separates as fine drops.',
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
        text: 'Its OH group is displaced in an S_{N}2 step.',
        slip: 'mechanism-confused',
        teaching:
          'The Lucas test classifies alcohols by how easily they form a carbocation, as in an S_{N}1 reaction.',
      },
      {
        text: 'Its benzene ring is chlorinated by the reagent.',
        slip: 'aromatic-ring-attacked',
        teaching: '\\ce{HCl} with \\ce{ZnCl2} is not a source of \\ce{Cl+}, so the ring is not attacked.',
      },
      {
        text: 'Its ring makes the carbon of the OH group tertiary.',
        slip: 'alcohol-class-confused',
        teaching:
          'The \\ce{CH2OH} carbon is bonded to only one other carbon, so it is primary; resonance is what matters.',
      },
    ],
    explanation:
      'The test is fast whenever the carbocation is stable. The benzyl cation is stabilized by resonance with the ring, like an allyl cation, so benzyl alcohol reacts as fast as a tertiary alcohol.',
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
        teaching:
          'The class of an alcohol depends on the carbon that bears the OH group, not on the length of the chain.',
      },
      {
        text: 'They cannot lose water from the protonated OH.',
        slip: 'leaving-group-misjudged',
        teaching: 'The leaving group is the same for short and long chains.',
      },
      {
        text: 'They give chlorides that dissolve in the acid.',
        slip: 'wrong-cause',
        teaching: 'Long-chain chlorides are even less soluble than short-chain ones.',
      },
    ],
    explanation:
      'In the test, a clear solution turns cloudy. A long-chain alcohol forms a cloudy second layer from the start, so nothing can be concluded.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.6',
  },
  {
    id: 'organic-functional-groups-501',
    topics: ['functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['recognizing-functional-groups'],
    difficulty: 'beginner',
    text: 'A colorless liquid effervesces with aqueous \\ce{NaHCO3}, and the gas turns limewater milky. Which functional group does the liquid contain?',
    answer: 'Carboxylic acid',
    distractors: [
      {
        text: 'Aldehyde',
        slip: 'functional-group-confused',
        teaching: 'An aldehyde is not acidic; it is detected with Tollens’ reagent.',
      },
      {
        text: 'Alcohol',
        slip: 'functional-group-confused',
        teaching: 'Alcohols are far too weak as acids to release \\ce{CO2} from hydrogen carbonate.',
      },
      {
        text: 'Ester',
        slip: 'functional-group-confused',
        teaching: 'An ester is neutral and gives no gas with hydrogen carbonate.',
      },
    ],
    explanation:
      'Only an acid stronger than carbonic acid releases \\ce{CO2} from hydrogen carbonate; among these groups, only COOH does so.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-functional-groups-502',
    topics: ['functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['tests-for-carbonyl-compounds'],
    difficulty: 'intermediate',
    text: 'Four unlabeled bottles contain hexane, hex-1-ene, propanal and propan-1-ol. Which sequence of quick tests, each applied only to the samples not yet identified, identifies all four?',
    answer: 'Tollens’ reagent, then bromine water, then acidified dichromate',
    distractors: [
      {
        text: 'Aqueous NaOH, then red litmus paper, then limewater',
        slip: 'test-result-confused',
        teaching: 'None of the four changes visibly with aqueous NaOH, litmus paper or limewater.',
      },
      {
        text: 'Aqueous \\ce{NaHCO3}, then sodium metal, then limewater',
        slip: 'test-result-confused',
        teaching:
          'None is acidic enough for \\ce{NaHCO3}; hex-1-ene, hexane and propanal cannot be distinguished by these tests.',
      },
      {
        text: 'Aqueous \\ce{FeCl3}, then 2,4-dinitrophenylhydrazine, then NaOH',
        slip: 'test-result-confused',
        teaching:
          '\\ce{FeCl3} detects phenols, and 2,4-dinitrophenylhydrazine would identify only propanal; hexane, hex-1-ene and propan-1-ol would remain.',
      },
    ],
    explanation:
      'Tollens’ reagent gives a silver mirror with propanal. Of the other three, hex-1-ene decolorizes bromine water. Of the last two, propan-1-ol turns warm acidified dichromate green; hexane does not react.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.3',
  },
  {
    id: 'organic-functional-groups-503',
    topics: ['functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['oxidation-of-alcohols'],
    difficulty: 'beginner',
    text: 'Which reagent shows by a change of color that a test tube contains a primary or secondary alcohol, not a tertiary one?',
    answer: 'Warm acidified potassium dichromate',
    distractors: [
      {
        text: 'Cold aqueous iron(III) chloride',
        slip: 'test-result-confused',
        teaching: 'Iron(III) chloride gives a violet color with phenols, not with alcohols.',
      },
      {
        text: 'A small piece of sodium',
        slip: 'test-result-confused',
        teaching: 'All alcohols give hydrogen with sodium, whatever their class.',
      },
      {
        text: 'Bromine water in the dark',
        slip: 'test-result-confused',
        teaching: 'Bromine water detects C=C bonds; alcohols do not decolorize it in the cold.',
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
    text: 'A haloalkane is warmed with aqueous NaOH. The mixture is acidified with \\ce{HNO3} and treated with \\ce{AgNO3}; a cream-colored precipitate forms that dissolves only in concentrated ammonia. What can be concluded?',
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
      'NaOH releases the halide ion; \\ce{HNO3} removes the excess hydroxide. A precipitate of cream-colored \\ce{AgBr}, soluble only in concentrated ammonia, indicates bromine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.1',
  },
  {
    id: 'organic-functional-groups-505',
    topics: ['functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    uses: ['phenols'],
    difficulty: 'advanced',
    text: 'A compound \\ce{C7H8O} releases hydrogen with sodium, gives no color with \\ce{FeCl3} and no gas with \\ce{NaHCO3}, and turns warm acidified dichromate green. Which compound is consistent with these results?',
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
        teaching: 'This compound is also a phenol and would give a color with \\ce{FeCl3}.',
      },
    ],
    explanation:
      'The reaction with sodium shows an O–H group, the \\ce{FeCl3} test excludes phenols, and dichromate requires a primary or secondary alcohol, so the compound is benzyl alcohol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.9',
  },
  {
    id: 'organic-carbonyl-compounds-501',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    difficulty: 'beginner',
    text: 'What is observed when a few drops of acetone are added to Brady’s reagent (2,4-dinitrophenylhydrazine in acid)?',
    answer: 'An orange or yellow solid',
    distractors: [
      {
        text: 'A mirror of silver',
        slip: 'test-result-confused',
        teaching: 'This is the result of Tollens’ reagent with an aldehyde.',
      },
      {
        text: 'A brick-red solid',
        slip: 'test-result-confused',
        teaching: 'A brick-red solid is \\ce{Cu2O} from Fehling’s solution with an aldehyde.',
      },
      {
        text: 'A pale yellow solid with an antiseptic smell',
        slip: 'test-result-confused',
        teaching: 'This describes iodoform, \\ce{CHI3}, from iodine and NaOH.',
      },
    ],
    explanation:
      'Aldehydes and ketones condense with Brady’s reagent to form 2,4-dinitrophenylhydrazones, which are orange or yellow solids.',
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
        teaching: 'Addition is only the first step; water is lost afterward.',
      },
      {
        text: 'N=N is formed, and hydrogen is lost.',
        slip: 'wrong-bond-broken',
        teaching: 'The N–N bond of the hydrazine remains a single bond.',
      },
      {
        text: 'C–N is formed, and ammonia is lost.',
        slip: 'leaving-group-misjudged',
        teaching: 'The terminal \\ce{NH2} nitrogen bonds to carbon; the oxygen leaves as water.',
      },
    ],
    explanation:
      'The \\ce{NH2} group adds to C=O, and water is eliminated (a condensation by addition–elimination); the hydrazone has a C=N bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.8',
  },
  {
    id: 'organic-carbonyl-compounds-503',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['carboxylic-acids'],
    difficulty: 'beginner',
    text: 'Which of these compounds gives *no* solid with Brady’s reagent (2,4-DNP)?',
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
        teaching: 'Cyclohexanone is a ketone, and a carbonyl group in a ring reacts as well.',
      },
    ],
    explanation:
      'In an ester, the alkoxy oxygen donates electrons to C=O and makes it too unreactive; 2,4-DNP detects only aldehydes and ketones.',
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
        teaching:
          'Propan-1-ol has no \\ce{CH3CH(OH)} group; oxidation would give propanal, not a methyl ketone.',
      },
      {
        text: 'Pentan-3-one',
        slip: 'functional-group-confused',
        teaching: 'Both neighbors of C=O are \\ce{CH2}; there is no \\ce{CH3CO} group.',
      },
      {
        text: 'Methanol',
        slip: 'functional-group-confused',
        teaching: 'In methanol, there is no \\ce{CH3} group next to the carbon that bears the OH group.',
      },
    ],
    explanation:
      'The test requires a \\ce{CH3CO} or \\ce{CH3CH(OH)} group. Propan-2-ol is oxidized by the iodine to acetone, which gives \\ce{CHI3}.',
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
        teaching: 'The acyl part, \\ce{C2H5CO}, has three carbons, not two.',
      },
      {
        text: '\\ce{CH3I} and \\ce{C2H5COONa}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'All three hydrogens of the \\ce{CH3} group are replaced before the C–C bond breaks.',
      },
      {
        text: '\\ce{CH3I} and \\ce{CH3COONa}',
        slip: 'wrong-bond-broken',
        teaching: 'The acyl part has three carbons, and the \\ce{CH3} group takes up three iodine atoms.',
      },
    ],
    explanation:
      'Each H of the \\ce{CH3} group next to C=O is replaced by iodine. Hydroxide adds to C=O and expels \\ce{CI3-}, which becomes \\ce{CHI3}; propanoate is left.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.6',
  },
  {
    id: 'organic-carbonyl-compounds-506',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['enolates'],
    difficulty: 'advanced',
    text: 'In the haloform reaction, why can \\ce{CI3-} leave from the tetrahedral intermediate, whereas \\ce{CH3-} never leaves from the one formed by acetone and hydroxide?',
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
        teaching: 'The \\ce{CI3-} ion is a far weaker base than \\ce{CH3-}, which is why it can leave.',
      },
    ],
    explanation:
      'A leaving group must be a fairly stable anion. The electron-withdrawing iodine atoms make \\ce{CHI3} much more acidic (p*K*_{a} about 14) than \\ce{CH4}, so \\ce{CI3-} is able to act as a leaving group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.6',
  },
  {
    id: 'organic-carbonyl-compounds-507',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    uses: ['enolates'],
    difficulty: 'intermediate',
    text: 'A student finds that acetaldehyde and propanal both give a silver mirror. Which reagent distinguishes them?',
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
      'Acetaldehyde is the only aldehyde with a \\ce{CH3CO} group. It gives yellow \\ce{CHI3}; propanal does not.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.6',
  },
];
