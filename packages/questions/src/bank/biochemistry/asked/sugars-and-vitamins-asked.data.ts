import type { WrittenQuestion } from '../../written-question.ts';

/** Evidence for the open chain of glucose, vitamins, and how unsaturated a fat is. */
export const sugarsAndVitaminsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-carbohydrates-870',
    topics: ['carbohydrates'],
    tests: ['monosaccharides'],
    difficulty: 'beginner',
    text: 'On prolonged heating with HI, glucose gives *n*-hexane. What does this reaction show about the structure of glucose?',
    answer: 'Its six carbon atoms form an unbranched chain.',
    distractors: [
      {
        text: 'Its first carbon atom belongs to an aldehyde group.',
        slip: 'separate-results-combined',
        teaching:
          'HI removes all the oxygen atoms, so hexane shows nothing about them; bromine water reveals the aldehyde group.',
      },
      {
        text: 'Its molecule contains five separate hydroxyl groups.',
        slip: 'wrong-thing-counted',
        teaching:
          'The number of O–H groups follows from the pentaacetate that forms with acetic anhydride; hexane contains no oxygen.',
      },
      {
        text: 'Its six carbon atoms form a six-membered ring.',
        slip: 'given-fact-overlooked',
        teaching:
          'The product *n*-hexane is an open chain; a ring of six carbon atoms would give cyclohexane.',
      },
    ],
    explanation:
      'HI reduces all C–O bonds to C–H bonds but leaves the carbon skeleton as it is. Because the product is *n*-hexane, the six carbon atoms of glucose form an unbranched chain.',
    reference: 'NCERT Chemistry, Class XII, unit Biomolecules',
  },
  {
    id: 'biochemistry-carbohydrates-871',
    topics: ['carbohydrates'],
    tests: ['monosaccharides', 'ring-forms-of-sugars'],
    uses: ['imines-and-enamines'],
    difficulty: 'intermediate',
    text: 'The open-chain formula of glucose, \\ce{CHO(CHOH)4CH2OH}, explains many of its reactions. Which of these facts does it fail to explain?',
    answer: 'Glucose pentaacetate does not react with hydroxylamine.',
    distractors: [
      {
        text: 'Glucose does not release \\ce{CO2} from a solution of \\ce{NaHCO3}.',
        slip: 'negation-overlooked',
        teaching:
          'The open chain contains no COOH group, which would be needed to release \\ce{CO2}, so the formula does explain this fact.',
      },
      {
        text: 'Glucose is oxidized by bromine water to gluconic acid.',
        slip: 'property-misjudged',
        teaching:
          'Mild oxidation turns the CHO group of the open chain into COOH without loss of a carbon atom.',
      },
      {
        text: 'Glucose is oxidized by nitric acid to a dicarboxylic acid.',
        slip: 'one-part-right',
        teaching:
          'Nitric acid oxidizes the CHO group and also the \\ce{CH2OH} group at the other end of the chain.',
      },
    ],
    explanation:
      'A free CHO group would form an oxime with hydroxylamine. In the pentaacetate, the ring cannot open because its anomeric OH group is acetylated. The ring form thus explains why glucose pentaacetate does not react with hydroxylamine, but the open chain does not.',
    reference: 'NCERT Chemistry, Class XII, unit Biomolecules',
  },
  {
    id: 'biochemistry-carbohydrates-872',
    topics: ['carbohydrates'],
    tests: ['reducing-sugars', 'monosaccharides'],
    uses: ['tautomerism'],
    difficulty: 'intermediate',
    text: 'Which reagent distinguishes glucose, an aldose, from fructose, a ketose, and why?',
    answer: 'Bromine water, because it oxidizes aldoses but does not isomerize ketoses to aldoses',
    distractors: [
      {
        text: 'Tollens’ reagent, because it oxidizes aldoses but does not isomerize ketoses to aldoses',
        slip: 'sugar-class-mixed-up',
        teaching:
          'The reagent is basic, and base isomerizes fructose to glucose and mannose, so fructose gives a silver mirror as well.',
      },
      {
        text: 'Hydroxylamine, because it forms oximes with aldoses but does not form oximes with ketoses',
        slip: 'overgeneralised-rule',
        teaching: 'The ketone group of fructose forms an oxime just as the aldehyde group of glucose does.',
      },
      {
        text: 'Acetic anhydride, because it forms esters with aldoses but does not form esters with ketoses',
        slip: 'functional-group-missing',
        teaching: 'Each of the two sugars has five O–H groups, so both form a pentaacetate.',
      },
    ],
    explanation:
      'The bases in the Tollens and Benedict reagents isomerize fructose to aldoses, so fructose reacts like glucose. Bromine water is not basic: it oxidizes aldoses but does not isomerize ketoses to aldoses.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.6',
  },
  {
    id: 'biochemistry-lipids-870',
    topics: ['lipids', 'enzymes'],
    tests: ['lipid-classes', 'cofactors-and-coenzymes'],
    difficulty: 'intermediate',
    text: 'Which pair matches a fat-soluble vitamin with a disorder caused by its deficiency?',
    answer: 'Vitamin A; night blindness',
    distractors: [
      {
        text: 'Vitamin C; scurvy',
        slip: 'polarity-mixed-up',
        teaching:
          'A lack of vitamin C does cause scurvy, but its many O–H groups make this vitamin soluble in water.',
      },
      {
        text: 'Vitamin D; beriberi',
        slip: 'metabolite-mixed-up',
        teaching: 'Vitamin D is fat-soluble, but its deficiency causes rickets, which softens the bones.',
      },
      {
        text: 'Vitamin K; pernicious anemia',
        slip: 'cofactor-mixed-up',
        teaching:
          'Vitamin K is fat-soluble, but without it blood clots slowly; pernicious anemia is due to a lack of vitamin B_{12}.',
      },
    ],
    explanation:
      'Vitamins A, D, E and K dissolve in fat. Retinal, made from vitamin A, is the light-sensitive group in the eye, so a lack of vitamin A leads to night blindness.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
  },
  {
    id: 'biochemistry-enzymes-870',
    topics: ['enzymes'],
    tests: ['cofactors-and-coenzymes'],
    difficulty: 'intermediate',
    text: 'Around 1890, people who lived mainly on polished rice, and chickens fed on it, developed a disease of the nerves, called beriberi in humans. An aqueous extract of the rice bran, which polishing removes, cured this disease. Which vitamin was in the extract?',
    answer: 'Thiamine (vitamin B_{1})',
    distractors: [
      {
        text: 'Cholecalciferol (vitamin D_{3})',
        slip: 'polarity-mixed-up',
        teaching: 'Vitamin D_{3} dissolves in fat and hardly in water; without it the bones suffer first.',
      },
      {
        text: 'Ascorbic acid (vitamin C)',
        slip: 'metabolite-mixed-up',
        teaching:
          'Vitamin C is water-soluble, but its lack causes scurvy, and it comes from fresh fruits and vegetables, not from grain.',
      },
      {
        text: 'Cobalamin (vitamin B_{12})',
        slip: 'cofactor-mixed-up',
        teaching:
          'Vitamin B_{12} occurs in animal foods and not in rice bran; its lack causes pernicious anemia.',
      },
    ],
    explanation:
      'Nerves depend on pyruvate dehydrogenase, whose coenzyme is the diphosphate of a water-soluble vitamin in the outer layers of the grain. Beriberi is due to a lack of this vitamin, thiamine (vitamin B_{1}).',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-lipids-871',
    topics: ['lipids'],
    tests: ['triacylglycerols', 'hydrogenation-of-alkenes'],
    difficulty: 'intermediate',
    text: 'A liquid vegetable oil has an iodine number of 130: 100 g of it takes up 130 g of iodine. After treatment, the oil is a soft solid at room temperature, and its iodine number is 65. What has happened to its molecules?',
    answer: 'Half of their C=C bonds have been hydrogenated.',
    distractors: [
      {
        text: 'Half of their C=C bonds have changed from *cis* to *trans*.',
        slip: 'double-bond-effect-reversed',
        teaching:
          '*Trans* fats do melt at higher temperatures, but a *trans* C=C bond adds iodine just as a *cis* one does.',
      },
      {
        text: 'Half of their ester groups have been hydrolyzed.',
        slip: 'linkage-mixed-up',
        teaching:
          'Hydrolysis of ester groups leaves the C=C bonds of the chains intact, so the iodine number would stay high.',
      },
      {
        text: 'Half of their ester groups have been reduced to alcohols.',
        slip: 'carbonyl-as-double-bond',
        teaching:
          'Iodine adds to C=C bonds only; the C=O bonds of ester groups do not contribute to the iodine number.',
      },
    ],
    explanation:
      'Straighter, more saturated chains pack more closely, so the fat is solid. The iodine number measures the C=C bonds of a fat; it has fallen to half, so half of the C=C bonds have been hydrogenated.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 27.1',
  },
  {
    id: 'biochemistry-lipids-872',
    topics: ['lipids'],
    tests: ['triacylglycerols'],
    uses: ['mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'A pure triacylglycerol (880 g/mol) has an iodine number of 173; that is, 100 g of it reacts with 173 g of \\ce{I2} (253.8 g/mol). How many C=C bonds does one of its molecules contain?',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'needless-half',
        teaching:
          'Here the number of \\ce{I2} molecules was halved, but each C=C bond takes up one whole \\ce{I2} molecule.',
        expression: '173 / 253.8 * 880 / 100 / 2',
      },
      {
        text: '9',
        slip: 'carbonyl-as-double-bond',
        teaching: 'The three C=O bonds were counted too, but iodine adds only to C=C bonds.',
        expression: '173 / 253.8 * 880 / 100 + 3',
      },
      {
        text: '2',
        slip: 'answered-another-quantity',
        teaching: 'This is the mean number for each of the three fatty acid chains.',
        expression: '173 / 253.8 * 880 / 100 / 3',
      },
    ],
    explanation:
      'One mole of the triacylglycerol, 880 g, takes up 173 × 8.80 = 1522 g of \\ce{I2}. This is 1522/253.8 = 6.0 mol, and each C=C bond adds one \\ce{I2}, so one molecule contains 6 C=C bonds.',
    reference: 'Lehninger Principles of Biochemistry, chapter 10',
    computation: { kind: 'quantity', expression: '173 / 253.8 * 880 / 100', unit: '' },
  },
];
