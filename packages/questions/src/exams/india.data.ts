import type { Exam, ExamUnit } from './exam.ts';

const asOf = '2026-11-22';
const fourMinusOne = { right: 4, wrong: -1, unanswered: 0 };

/** Physical, inorganic and organic chemistry, two units each. Which topics belong to a unit is our own reading. */
const units: readonly ExamUnit[] = [
  unit('physical-1', 'Physical: amounts, atoms, energy', [
    'measurement',
    'moles',
    'empirical-formulas',
    'balancing',
    'stoichiometry',
    'atomic-structure',
    'electron-configuration',
    'thermochemistry',
  ]),
  unit('physical-2', 'Physical: solutions, equilibrium, rates, cells', [
    'solutions',
    'solutions-and-colligative',
    'equilibrium',
    'acids-and-bases',
    'redox',
    'electrochemistry-basics',
    'kinetics-basics',
    'arrhenius',
  ]),
  unit('inorganic-1', 'Inorganic: periodicity and the elements', ['periodic-trends', 'nomenclature']),
  unit('inorganic-2', 'Inorganic: bonding, coordination, analysis', [
    'chemical-bonding',
    'molecular-geometry',
    'coordination-chemistry',
    'reactions-in-solution',
  ]),
  unit('organic-1', 'Organic: principles and hydrocarbons', [
    'organic-nomenclature',
    'functional-groups',
    'structure-and-bonding',
    'isomerism',
    'stereochemistry',
    'acidity-and-basicity',
    'alkenes-and-alkynes',
    'aromatic-compounds',
    'radical-reactions',
  ]),
  unit('organic-2', 'Organic: halogen, oxygen, nitrogen, biomolecules', [
    'substitution-and-elimination',
    'alcohols-and-ethers',
    'carbonyl-compounds',
    'carboxylic-acids',
    'amines',
    'amino-acids',
    'carbohydrates',
    'nucleic-acids',
  ]),
];

function unit(id: string, name: string, topics: readonly string[]): ExamUnit {
  return { id, name, percent: { low: 13, high: 20 }, covers: { topics } };
}

const thirdsDoubt =
  'About a third each for physical, inorganic and organic chemistry is usual, not promised.';

export const jeeMain: Exam = {
  id: 'jee-main',
  specification: 'NCERT',
  name: 'JEE Main (chemistry)',
  board: 'National Testing Agency',
  units,
  leftOut: [],
  weightsFrom: 'us',
  sections: [
    {
      name: 'Chemistry, section A',
      form: 'multiple choice',
      questions: 20,
      marks: 80,
      minutes: null,
      percent: null,
    },
    {
      name: 'Chemistry, section B',
      form: 'numerical',
      questions: 5,
      marks: 20,
      minutes: null,
      percent: null,
    },
  ],
  paper: {
    like: 'The chemistry of paper 1: 25 of its 75 questions, in a third of its 180 minutes',
    questions: 25,
    numerical: 5,
    minutes: 60,
    marking: fourMinusOne,
    optionsInExam: 4,
    differences: [
      'A numerical answer rounded to two or more significant figures is accepted; the real paper says how to round each one.',
    ],
  },
  aids: { calculator: false, periodicTable: false, dataSheet: false },
  source: 'Two coaching pages on JEE Main 2025',
  asOf,
  doubts: [
    'Older pages have ten numerical questions to choose five from, without negative marks.',
    thirdsDoubt,
    'Which chapters are in the syllabus changes from year to year.',
  ],
};

export const neet: Exam = {
  id: 'neet-ug',
  specification: 'NCERT',
  name: 'NEET UG (chemistry)',
  board: 'National Testing Agency',
  units,
  leftOut: [],
  weightsFrom: 'us',
  sections: [
    { name: 'Chemistry', form: 'multiple choice', questions: 45, marks: 180, minutes: null, percent: 25 },
  ],
  paper: {
    like: 'The chemistry of the exam: 45 of its 180 questions, in a quarter of its 180 minutes',
    questions: 45,
    minutes: 45,
    marking: fourMinusOne,
    optionsInExam: 4,
    differences: [],
  },
  aids: { calculator: false, periodicTable: false, dataSheet: false },
  source: 'One news page on NEET UG 2025',
  asOf,
  doubts: [
    'Older pages differ in the numbers of questions and minutes.',
    thirdsDoubt,
    'Which chapters are in the syllabus changes from year to year.',
  ],
};
