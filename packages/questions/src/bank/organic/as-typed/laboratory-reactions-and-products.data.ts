import type { WrittenQuestion } from '../../written-question.ts';

export const laboratoryReactionsAndProductsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-carbonyl-compounds-800',
    topics: ['carbonyl-compounds'],
    tests: ['grignard-reactions'],
    difficulty: 'intermediate',
    text: 'A student starts to make phenylmagnesium bromide from 0.10 mol of bromobenzene and a slight excess of magnesium. The ether contains 0.03 mol of water. What has happened to the Grignard reagent once all the bromobenzene has reacted?',
    answer: 'About 0.03 mol of the reagent is lost as benzene.',
    distractors: [
      {
        text: 'About 0.03 mol of the reagent is lost as phenol.',
        slip: 'mechanism-confused',
        teaching:
          'The carbon of the reagent takes a proton from water; it is oxygen from the air that leads to phenol.',
      },
      {
        text: 'About 0.03 mol of the reagent is lost as biphenyl.',
        slip: 'mechanism-confused',
        teaching:
          'Biphenyl is a coupling product of bromobenzene and the reagent; water plays no part in it.',
      },
      {
        text: 'None of the reagent is lost: ether protects it.',
        slip: 'effect-where-none',
        teaching: 'Ether binds to magnesium but does not keep acidic O–H groups away.',
      },
    ],
    explanation:
      'The reagent is a strong base and reacts with water in a 1 : 1 ratio: \\ce{C6H5MgBr + H2O -> C6H6 + Mg(OH)Br}. About 0.03 mol of the reagent is lost as benzene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 10',
  },
  {
    id: 'organic-alcohols-and-ethers-800',
    topics: ['alcohols-and-ethers', 'functional-groups'],
    tests: ['chemical-tests-for-functional-groups'],
    difficulty: 'intermediate',
    text: 'Ethanol is oxidized with dichromate in dilute sulfuric acid, and the distillate gives off gas bubbles when a small piece of sodium is added. A student concludes that some alcohol is left. What is wrong with this conclusion?',
    answer: 'Water in the distillate gives the same gas.',
    distractors: [
      {
        text: 'Acetaldehyde gives this gas faster than ethanol does.',
        slip: 'test-result-confused',
        teaching: 'Acetaldehyde has no O–H group; the test depends on the hydrogen of such a group.',
      },
      {
        text: 'Alcohols give no gas with a piece of sodium.',
        slip: 'test-result-confused',
        teaching: 'Alcohols do react with sodium, forming hydrogen and an alkoxide.',
      },
      {
        text: 'Dichromate in the distillate gives the same gas.',
        slip: 'wrong-cause',
        teaching: 'Dichromate is a salt and stays in the flask.',
      },
    ],
    explanation:
      'Sodium releases hydrogen from every compound with a sufficiently acidic O–H group. The mixture was aqueous, and water in the distillate gives the same gas; the sample must be dried before this test.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 17',
  },
  {
    id: 'organic-carboxylic-acids-803',
    topics: ['carboxylic-acids', 'aromatic-compounds'],
    tests: ['phenols'],
    uses: ['chemical-tests-for-functional-groups'],
    difficulty: 'intermediate',
    text: 'A student makes aspirin from salicylic acid. The dry crystals melt at 128–133 °C (pure aspirin: 136 °C), and a solution of them turns violet with iron(III) chloride. Which conclusion do both findings support?',
    answer: 'Salicylic acid is still present.',
    distractors: [
      {
        text: 'Acetic acid is still present.',
        slip: 'test-result-confused',
        teaching:
          'Acetic acid is not a phenol and does not give the violet color; it would also have been lost on drying.',
      },
      {
        text: 'The product is pure aspirin.',
        slip: 'test-result-confused',
        teaching: 'Pure aspirin has no free phenol group, and its melting range would be narrow.',
      },
      {
        text: 'The product is pure salicylic acid.',
        slip: 'one-property-decides',
        teaching:
          'Salicylic acid would give the violet color, but if it were pure, its melting range would be narrow (near 159 °C).',
      },
    ],
    explanation:
      'The violet color with iron(III) shows a phenol O–H group, which the acetylation should have removed. The low, broad melting range shows an impurity. Both fit: salicylic acid is still present.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 17',
  },
  {
    id: 'organic-aromatic-compounds-804',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene'],
    difficulty: 'intermediate',
    text: 'Nitrobenzene is made from benzene with nitric and sulfuric acids below 55 °C. One group of students uses an excess of acid and lets the mixture reach 90 °C. Which by-product increases most in amount?',
    answer: '\\smiles{O=[N+]([O-])c1cccc([N+](=O)[O-])c1|1,3-dinitrobenzene}',
    distractors: [
      {
        text: '\\smiles{O=[N+]([O-])c1ccccc1[N+](=O)[O-]|1,2-dinitrobenzene}',
        slip: 'directing-effect-confused',
        teaching: 'A nitro group directs to *meta*; the *ortho* product forms only in small amounts.',
      },
      {
        text: '\\smiles{O=[N+]([O-])c1ccc([N+](=O)[O-])cc1|1,4-dinitrobenzene}',
        slip: 'directing-effect-confused',
        teaching: 'A nitro group directs to *meta*; the *para* product forms only in traces.',
      },
      {
        text: '\\smiles{O=S(=O)(O)c1ccccc1|benzenesulfonic acid}',
        slip: 'conditions-confused',
        teaching:
          'Nitration is far faster than sulfonation in this mixture, and heat allows the nitration to continue.',
      },
    ],
    explanation:
      'The first nitro group deactivates the ring, so a second nitration needs more heat; the second nitro group then enters at the *meta* position: \\smiles{O=[N+]([O-])c1cccc([N+](=O)[O-])c1|1,3-dinitrobenzene}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 16',
  },
  {
    id: 'organic-amines-800',
    topics: ['amines'],
    tests: ['preparation-of-amines'],
    difficulty: 'intermediate',
    text: 'Nitrobenzene is reduced with tin and hydrochloric acid. Before the product is steam-distilled, an excess of sodium hydroxide is added. What would happen during the distillation without the hydroxide?',
    answer: 'The product would stay behind as a salt.',
    distractors: [
      {
        text: 'The product would distill over as a salt.',
        slip: 'protonation-state-overlooked',
        teaching: 'Anilinium chloride is ionic and does not distill with steam.',
      },
      {
        text: 'The product would stay behind as an amide.',
        slip: 'functional-group-confused',
        teaching: 'There is no acid derivative in the flask that could acylate the amine.',
      },
      {
        text: 'The product would distill over as an amide.',
        slip: 'functional-group-confused',
        teaching: 'Nothing in the flask could acylate the amine; its ammonium salt stays behind.',
      },
    ],
    explanation:
      'In the acidic mixture, aniline exists as \\ce{C6H5NH3+}, which is not volatile. Hydroxide releases the amine; without it, the product would stay behind as a salt.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 24',
  },
  {
    id: 'organic-carbonyl-compounds-801',
    topics: ['carbonyl-compounds'],
    tests: ['tests-for-carbonyl-compounds'],
    difficulty: 'beginner',
    text: 'What should be done with leftover Tollens’ reagent after the silver mirror test?',
    answer: 'Acidify it at once: it forms explosive solids on standing.',
    distractors: [
      {
        text: 'Acidify it at once: it releases toxic ammonia in acid.',
        slip: 'wrong-cause',
        teaching: 'Acid binds ammonia as ammonium ions, so no ammonia is released.',
      },
      {
        text: 'Keep it in a brown bottle: light alone can spoil it.',
        slip: 'conditions-confused',
        teaching: 'The reagent also changes in the dark, and what it deposits may explode.',
      },
      {
        text: 'Dry it in an oven: the silver can then be weighed.',
        slip: 'remedy-worsens',
        teaching: 'The dry residue may contain silver nitride, which explodes on touch.',
      },
    ],
    explanation:
      'Solutions of silver ions in ammonia slowly deposit silver nitride and similar solids that explode easily. The reagent is made fresh, and leftover reagent is not stored. Acidify it at once: it forms explosive solids on standing.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 19',
  },
  {
    id: 'organic-alcohols-and-ethers-801',
    topics: ['alcohols-and-ethers'],
    tests: ['ethers'],
    difficulty: 'beginner',
    text: 'An opened bottle of diethyl ether has stood on a shelf for two years. A little of it turns brown when shaken with acidified potassium iodide. What should be concluded about the ether?',
    answer: 'It must not be distilled: it contains peroxides.',
    distractors: [
      {
        text: 'It must not be distilled: it contains free iodine.',
        slip: 'reversed-cause',
        teaching: 'The iodine was formed in the test from iodide; it shows an oxidizing agent in the ether.',
      },
      {
        text: 'It may be distilled: its peroxides boil away first.',
        slip: 'reversed-trend',
        teaching: 'Peroxides are less volatile than ether; they collect in the residue and may explode.',
      },
      {
        text: 'It may be distilled: the brown color shows water.',
        slip: 'test-result-confused',
        teaching: 'Water does not oxidize iodide; a brown color shows iodine made by peroxides.',
      },
    ],
    explanation:
      'In the presence of oxygen and light, ethers slowly form hydroperoxides, which oxidize iodide to brown iodine. On distillation the peroxides stay in the residue and may explode. It must not be distilled: it contains peroxides.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 18',
  },
  {
    id: 'organic-carboxylic-acids-804',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'beginner',
    text: 'White fumes appear when a bottle of acetyl chloride is opened in humid air. What are they, and where should the bottle be opened?',
    answer: 'Droplets of hydrochloric acid; in the fume hood',
    distractors: [
      {
        text: 'Droplets of hydrochloric acid; anywhere, with gloves',
        slip: 'overlooked-effect',
        teaching: 'Gloves protect the hands, but the \\ce{HCl} gas attacks the eyes and the lungs.',
      },
      {
        text: 'Droplets of condensed water; anywhere, with gloves',
        slip: 'wrong-cause',
        teaching:
          'The fumes are not just water: acetyl chloride is hydrolyzed, and \\ce{HCl} is released, which must not be inhaled.',
      },
      {
        text: 'Droplets of condensed water; in the fume hood',
        slip: 'wrong-cause',
        teaching: 'The fume hood is the right place, but the fumes come from \\ce{HCl} that takes up water.',
      },
    ],
    explanation:
      '\\ce{CH3COCl + H2O -> CH3COOH + HCl}. The \\ce{HCl} gas forms hydrochloric acid droplets with the moisture in the air and is corrosive, so the bottle should be opened in the fume hood.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 21',
  },
  {
    id: 'organic-carboxylic-acids-805',
    topics: ['carboxylic-acids'],
    tests: ['recrystallization'],
    uses: ['amides'],
    difficulty: 'intermediate',
    text: 'Acetanilide has been recrystallized from water. After suction filtration, a student rinses the crystals with a large amount of hot water and obtains only a small yield. What should have been used for rinsing?',
    answer: 'A little ice-cold water',
    distractors: [
      {
        text: 'A little boiling ethanol',
        slip: 'property-misjudged',
        teaching: 'Acetanilide dissolves very well in ethanol, and even better when it is hot.',
      },
      {
        text: 'A little boiling water',
        slip: 'property-misjudged',
        teaching: 'Hot water dissolves acetanilide, which is why it can be recrystallized from water.',
      },
      {
        text: 'A little ice-cold ethanol',
        slip: 'property-misjudged',
        teaching: 'Acetanilide dissolves well in ethanol even in the cold.',
      },
    ],
    explanation:
      'Rinsing should remove the adhering mother liquor but not dissolve the crystals. The product is least soluble in the cold solvent, and a small volume dissolves little of it, so the best choice is a little ice-cold water.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques (Nichols), chapter 3',
  },
];
