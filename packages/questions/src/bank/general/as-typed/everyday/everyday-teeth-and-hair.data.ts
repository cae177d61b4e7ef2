import type { WrittenQuestion } from '../../../written-question.ts';

export const everydayTeethAndHairQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-equilibrium-600',
    topics: ['equilibrium', 'reactions-in-solution'],
    tests: ['ph-and-solubility'],
    uses: ['solubility-product'],
    difficulty: 'intermediate',
    text: 'Tooth enamel is hydroxyapatite, \\ce{Ca5(PO4)3OH}. Why do acids in the mouth dissolve it?',
    answer: 'They react with \\ce{OH-} and \\ce{PO4^3-}.',
    distractors: [
      {
        text: 'They react with \\ce{Ca^2+}.',
        slip: 'wrong-ion-charge',
        teaching: 'Acids supply protons, which do not bind to calcium ions.',
      },
      {
        text: 'They oxidize \\ce{PO4^3-}.',
        slip: 'reaction-type-confused',
        teaching: 'Phosphorus is already in its highest oxidation state, +5.',
      },
      {
        text: 'They reduce \\ce{Ca^2+}.',
        slip: 'reaction-type-confused',
        teaching: 'No acid in the mouth can reduce calcium ions to the metal.',
      },
    ],
    explanation:
      'Protons convert \\ce{OH-} to water and \\ce{PO4^3-} to \\ce{HPO4^2-}; both anions are removed from the solubility equilibrium, and more enamel dissolves.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-equilibrium-601',
    topics: ['equilibrium'],
    tests: ['solubility-product', 'ph-and-solubility'],
    difficulty: 'beginner',
    text: 'How does the fluoride in toothpaste protect teeth?',
    answer: 'It replaces \\ce{OH-} in enamel, which is then less soluble in acids.',
    distractors: [
      {
        text: 'It neutralizes the acids that bacteria produce.',
        slip: 'other-process',
        teaching:
          'Fluoride is a very weak base and neutralizes hardly any acid; it protects teeth by becoming part of the enamel.',
      },
      {
        text: 'It replaces \\ce{PO4^3-} in enamel, which is then less soluble in acids.',
        slip: 'other-substance',
        teaching:
          'Fluoride has the charge of \\ce{OH-}, not that of phosphate, and therefore replaces \\ce{OH-}.',
      },
      {
        text: 'It oxidizes the sugar that bacteria would use.',
        slip: 'reaction-type-confused',
        teaching: 'Fluoride ions cannot oxidize anything.',
      },
    ],
    explanation:
      'Fluorapatite, \\ce{Ca5(PO4)3F}, is less soluble and has no hydroxide for acids to react with: fluoride replaces \\ce{OH-} in enamel.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-nomenclature-602',
    topics: ['nomenclature'],
    tests: ['naming-ionic-compounds', 'polyatomic-ions'],
    difficulty: 'beginner',
    text: 'A tube of toothpaste lists sodium monofluorophosphate as an ingredient. Its anion is \\ce{PO3F^2-}. What is the formula of the salt?',
    answer: '\\ce{Na2PO3F}',
    distractors: [
      {
        text: '\\ce{NaPO3F}',
        slip: 'charges-not-balanced',
        teaching: 'One \\ce{Na+} ion does not balance the charge of 2−.',
      },
      {
        text: '\\ce{Na2PO4F}',
        slip: 'mixed-up-ion-names',
        teaching: 'Fluorine replaces one oxygen atom of phosphate, so only three oxygen atoms remain.',
      },
      {
        text: '\\ce{NaPO4F}',
        slip: 'charges-not-balanced',
        teaching: 'Two \\ce{Na+} ions are needed to balance 2−, and the ion has three oxygen atoms.',
      },
    ],
    explanation: 'Two \\ce{Na+} ions balance the charge of 2−: \\ce{Na2PO3F}.',
    reference: 'OpenStax Chemistry 2e, section 2.6',
  },
  {
    id: 'general-redox-617',
    topics: ['redox'],
    tests: ['oxidizing-and-reducing-agents'],
    difficulty: 'beginner',
    text: 'Permanent hair dye is mixed with hydrogen peroxide just before use. What does the peroxide do?',
    answer: 'It oxidizes colorless precursors to dyes.',
    distractors: [
      {
        text: 'It reduces colorless precursors to dyes.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Peroxide gains electrons here and is converted to water, so it oxidizes.',
      },
      {
        text: 'It hydrolyzes colorless precursors to dyes.',
        slip: 'reaction-type-confused',
        teaching: 'The precursors do not need to react with water; they must lose electrons.',
      },
      {
        text: 'It neutralizes colorless precursors to dyes.',
        slip: 'reaction-type-confused',
        teaching: 'Peroxide is a very weak acid, and a salt of the precursor would not be a dye.',
      },
    ],
    explanation:
      'Small aromatic diamines and phenols enter the hair; peroxide oxidizes them there, and they couple to form large colored molecules. The peroxide oxidizes colorless precursors to dyes.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-618',
    topics: ['redox'],
    tests: ['oxidizing-and-reducing-agents'],
    uses: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: 'Hydrogen peroxide is used with ammonia to bleach hair before it is dyed. What does the ammonia do?',
    answer: 'It raises the pH, which swells the hair and forms \\ce{HO2-}.',
    distractors: [
      {
        text: 'It lowers the pH, which shrinks the hair and forms \\ce{H3O+}.',
        slip: 'neutralisation-turned-around',
        teaching: 'Ammonia is a base, so it raises the pH.',
      },
      {
        text: 'It reduces melanin, which loses its color and dissolves.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Melanin is oxidized, not reduced, and this is done by the peroxide.',
      },
      {
        text: 'It reacts with peroxide, which gives a blue dye and water.',
        slip: 'other-substance',
        teaching: 'Ammonia and peroxide do not form a dye.',
      },
    ],
    explanation:
      'In a basic solution, hair swells and the anion \\ce{HO2-}, the stronger bleaching agent, forms, because ammonia raises the pH.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
];
