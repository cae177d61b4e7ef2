import type { Question } from '../question.ts';

/** A sound question that is easy to break in many ways. */
export const saltMass = question({
  text: 'What mass of \\ce{NaCl} (58.44 g/mol) is in 0.250 L of a 0.500 mol/L solution?',
  options: ['7.31 g', '14.6 g', '29.2 g', '0.468 g'],
  explanation: '*n* = 0.250 L × 0.500 mol/L = 0.125 mol. *m* = 0.125 mol × 58.44 g/mol = 7.31 g.',
  topics: ['solutions', 'moles'],
});

export const waterEquation = question({
  text: 'Which equation for the burning of hydrogen is balanced with the lowest whole numbers?',
  options: [
    '\\ce{2H2 + O2 -> 2H2O}',
    '\\ce{H2 + O2 -> H2O}',
    '\\ce{4H2 + 2O2 -> 4H2O}',
    '\\ce{H2 + O2 -> 2H2O}',
  ],
  explanation:
    'Two oxygen atoms on the left make two water molecules, which take two hydrogen molecules: \\ce{2H2 + O2 -> 2H2O}.',
  topics: ['balancing'],
});

export const disulfide = question({
  text: 'Two residues of which amino acid can be oxidised to form a disulfide bridge?',
  options: ['Cysteine', 'Methionine', 'Serine', 'Glutamine'],
  explanation: 'A disulfide forms from two thiols. Of the four, only cysteine has a thiol in its side chain.',
  topics: ['amino-acids'],
});

export const ethanol = question({
  text: 'Which of these structures is ethanol?',
  options: [
    '\\smiles{CCO|ethanol}',
    '\\smiles{CO|methanol}',
    '\\smiles{CCCO|propan-1-ol}',
    '\\smiles{CC=O|ethanal}',
  ],
  explanation: 'Two carbons in a chain with a hydroxy group at the end are ethanol: \\smiles{CCO|ethanol}.',
  topics: ['organic-nomenclature'],
});

export const enzyme = question({
  text: 'An enzyme speeds up a reversible reaction. What does it leave unchanged?',
  options: [
    'The position of the equilibrium',
    'The activation energy of the reaction',
    'The rate of the reverse reaction',
    'The time to reach the equilibrium',
  ],
  explanation:
    'An enzyme lowers the free energy of the transition state and leaves those of substrate and product as they are.',
  topics: ['enzymes'],
});

export const oxidationNumber = question({
  text: 'What is the oxidation number of manganese in \\ce{KMnO4}?',
  options: ['+7', '+4', '+8', '−1'],
  explanation: 'The oxidation numbers add up to zero: 1 + *x* + 4 × (−2) = 0, so *x* = +7.',
  topics: ['redox'],
});

/** The sound questions that the broken ones are made of. */
export const soundQuestions: readonly Question[] = [
  saltMass,
  waterEquation,
  disulfide,
  ethanol,
  enzyme,
  oxidationNumber,
];

export interface Sketch {
  text: string;
  /** The key first. */
  options: readonly string[];
  explanation: string;
  topics: readonly string[];
}

/** A question with the key first and a slip behind every other option. */
export function question({ text, options, explanation, topics }: Sketch): Question {
  return {
    id: 'checks-example',
    subject: 'general',
    topics,
    difficulty: 'beginner',
    text,
    options: options.map((option, index) => ({
      text: option,
      slip: index === 0 ? null : { id: 'one-step-short', teaching: 'One step of the way is missing here.' },
    })),
    key: 0,
    explanation,
    reference: 'OpenStax Chemistry 2e',
    origin: { kind: 'model', model: 'example' },
    proof: [],
  };
}

/** The same question with other words in some places. */
export function changed(sound: Question, changes: Partial<Sketch>): Question {
  const { options, ...rest } = changes;
  return {
    ...sound,
    ...rest,
    options: options === undefined ? sound.options : question({ ...sound, options }).options,
  };
}

/** The same question with its key at another option. */
export function withKey(sound: Question, key: number): Question {
  const slip = { id: 'one-step-short', teaching: 'One step of the way is missing here.' };
  return {
    ...sound,
    key,
    options: sound.options.map((option, index) => ({ ...option, slip: index === key ? null : slip })),
  };
}
