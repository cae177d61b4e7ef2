import type { WrittenQuestion } from '../../written-question.ts';

export const drugMetabolismQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-signalling-400',
    topics: ['signalling'],
    tests: ['pharmacokinetics'],
    difficulty: 'beginner',
    text: 'Which statement about phase I and phase II of drug metabolism is correct?',
    answer: 'Phase I adds or uncovers a polar group; phase II attaches a larger polar one.',
    distractors: [
      {
        text: 'Phase I attaches glucuronic acid; phase II oxidizes the product in the liver.',
        slip: 'order-of-steps',
        teaching:
          'Oxidation is the usual phase I reaction; attachment of glucuronic acid belongs to phase II.',
      },
      {
        text: 'Phase I takes place in the gut only; phase II takes place in the kidney only.',
        slip: 'compartment-mixed-up',
        teaching: 'The phases are types of reactions, and both take place mainly in the liver.',
      },
      {
        text: 'Phase I makes a drug more soluble in fat; phase II makes it soluble in membranes.',
        slip: 'reversed-trend',
        teaching: 'Both make the drug more soluble in water, so that it can be excreted.',
      },
    ],
    explanation:
      'Phase I (oxidation, reduction, hydrolysis) introduces or exposes a functional group; phase II joins it to glucuronic acid, sulfate, glutathione or an acetyl group.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, 6th ed., chapter 11',
  },
  {
    id: 'biochemistry-signalling-401',
    topics: ['signalling'],
    tests: ['pharmacokinetics'],
    difficulty: 'intermediate',
    text: 'Which of these transformations of a drug is a phase II reaction?',
    answer: '\\ce{R-OH} to its glucuronide',
    distractors: [
      {
        text: '\\ce{R-H} to \\ce{R-OH}',
        slip: 'drug-phases-mixed-up',
        teaching: 'Hydroxylation by liver oxidases is a phase I reaction.',
      },
      {
        text: '\\ce{R-OCH3} to \\ce{R-OH}',
        slip: 'drug-phases-mixed-up',
        teaching: 'Removal of a methyl group by liver oxidases is a phase I reaction.',
      },
      {
        text: '\\ce{R-NO2} to \\ce{R-NH2}',
        slip: 'drug-phases-mixed-up',
        teaching: 'Reduction of a nitro group is a phase I reaction.',
      },
    ],
    explanation:
      'In phase II an ionized, hydrophilic group, here glucuronic acid, is attached to a functional group that is already present; this is conjugation.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, 6th ed., chapter 11',
  },
  {
    id: 'biochemistry-signalling-402',
    topics: ['signalling'],
    tests: ['medicinal-chemistry'],
    uses: ['pharmacokinetics'],
    difficulty: 'intermediate',
    text: 'An overdose of acetaminophen is dangerous because liver oxidases convert it to a reactive quinone imine. Which phase II reagent normally removes the quinone imine but is depleted by the overdose?',
    answer: 'Glutathione, by its thiol group',
    distractors: [
      {
        text: 'Glucuronic acid, by its carboxylate',
        slip: 'role-of-a-species',
        teaching: 'Glucuronic acid is joined to acetaminophen itself, not to the quinone imine.',
      },
      {
        text: 'Acetyl-CoA, by its acetyl group',
        slip: 'role-of-a-species',
        teaching:
          'Acetyl-CoA acetylates amines; the quinone imine is an electrophile and needs a nucleophile.',
      },
      {
        text: 'Glycine, by its amino group',
        slip: 'role-of-a-species',
        teaching: 'Glycine is conjugated to carboxylic acids, not to quinone imines.',
      },
    ],
    explanation:
      'The soft electrophile is trapped by the thiol group of glutathione, a soft nucleophile. Without it the quinone imine attacks liver proteins; acetylcysteine restores glutathione.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, 6th ed., chapter 11',
  },
];
