import type { Exam } from './exam.ts';

const asOf = '2026-11-22';
const oneMark = { right: 1, wrong: 0, unanswered: 0 };

export const aqaALevel: Exam = {
  id: 'a-level-aqa',
  specification: 'A-level',
  name: 'A-level Chemistry (AQA 7405)',
  board: 'AQA',
  units: [
    aqaUnit('physical-1', 'Physical: atoms, amounts, energy, rates, equilibria', [1, 1, 7], 18, 26),
    aqaUnit('physical-2', 'Physical: entropy, rate equations, cells, acids', [1, 8, 12], 14, 22),
    aqaUnit('inorganic-1', 'Inorganic: periodicity, Groups 2 and 7', [2, 1, 3], 8, 13),
    aqaUnit('inorganic-2', 'Inorganic: Period 3, transition metals, ions in solution', [2, 4, 6], 10, 16),
    aqaUnit('organic-1', 'Organic: alkanes to alcohols, analysis', [3, 1, 6], 13, 20),
    aqaUnit('organic-2', 'Organic: carbonyls to polymers, synthesis, NMR', [3, 7, 16], 16, 24),
  ],
  leftOut: [],
  weightsFrom: 'us',
  sections: [
    {
      name: 'Paper 1 (physical and inorganic)',
      form: 'written',
      questions: null,
      marks: 105,
      minutes: 120,
      percent: 35,
    },
    {
      name: 'Paper 2 (physical and organic)',
      form: 'written',
      questions: null,
      marks: 105,
      minutes: 120,
      percent: 35,
    },
    {
      name: 'Paper 3, practical and data',
      form: 'written',
      questions: null,
      marks: 60,
      minutes: null,
      percent: 20,
    },
    {
      name: 'Paper 3, multiple choice',
      form: 'multiple choice',
      questions: 30,
      marks: 30,
      minutes: null,
      percent: 10,
    },
  ],
  paper: {
    like: 'The multiple choice of paper 3: 30 of its 90 marks, in a third of its two hours',
    questions: 30,
    minutes: 40,
    marking: oneMark,
    optionsInExam: 4,
    differences: ['Most marks of the A-level are for written answers, which this paper does not have.'],
  },
  aids: { calculator: true, periodicTable: true, dataSheet: true },
  source: 'Secondary pages on specification 7405',
  asOf,
  doubts: [
    'We have not confirmed with the board that 30 marks of paper 3 are multiple choice.',
    'The board gives weights by paper, not by unit: the shares of the units are ours.',
  ],
};

/** Sections of the specification from `first` to `last` of a part. */
function aqaUnit(
  id: string,
  name: string,
  [part, first, last]: readonly [number, number, number],
  low: number,
  high: number,
): Exam['units'][number] {
  const places = Array.from({ length: last - first + 1 }, (_, index) => `AQA 3.${part}.${first + index}`);
  return { id, name, percent: { low, high }, covers: { places } };
}

export const ocrALevel: Exam = {
  id: 'a-level-ocr',
  specification: 'A-level',
  name: 'A-level Chemistry A (OCR H432)',
  board: 'OCR',
  units: [
    ocrUnit(2, 'Foundations in chemistry', 18, 28),
    ocrUnit(3, 'Periodic table and energy', 14, 22),
    ocrUnit(4, 'Core organic chemistry', 14, 22),
    ocrUnit(5, 'Physical chemistry and transition elements', 18, 28),
    ocrUnit(6, 'Organic chemistry and analysis', 14, 22),
  ],
  leftOut: [],
  weightsFrom: 'us',
  sections: [
    {
      name: 'Paper 1, multiple choice',
      form: 'multiple choice',
      questions: 15,
      marks: 15,
      minutes: null,
      percent: null,
    },
    { name: 'Paper 1, written', form: 'written', questions: null, marks: 85, minutes: null, percent: null },
    { name: 'Paper 2', form: 'written', questions: null, marks: 100, minutes: 135, percent: 37 },
    { name: 'Paper 3', form: 'written', questions: null, marks: 70, minutes: 90, percent: 26 },
  ],
  paper: {
    like: 'The multiple choice of papers 1 and 2: 15 questions each, 15 of 100 marks, in as large a part of 2 h 15 min',
    questions: 30,
    minutes: 40,
    marking: oneMark,
    optionsInExam: 4,
    differences: ['Most marks of the A-level are for written answers, which this paper does not have.'],
  },
  aids: { calculator: true, periodicTable: true, dataSheet: true },
  source: 'Front page of paper 1 (June 2024); secondary pages on papers 2 and 3',
  asOf,
  doubts: [
    'We have not confirmed the multiple choice of paper 2 with the board.',
    'No weights of the modules were found: the shares are ours.',
  ],
};

function ocrUnit(module: number, name: string, low: number, high: number): Exam['units'][number] {
  return { id: `module-${module}`, name, percent: { low, high }, covers: { places: [`OCR ${module}`] } };
}

export const ibStandard: Exam = {
  ...ibExam('sl', 'IB Chemistry SL', { withOptions: 30, onData: 10, minutes: 65 }),
  sections: [
    { name: 'Paper 1A', form: 'multiple choice', questions: 30, marks: 30, minutes: null, percent: null },
    { name: 'Paper 1B', form: 'data', questions: null, marks: 25, minutes: null, percent: null },
    { name: 'Paper 2', form: 'written', questions: null, marks: 50, minutes: 90, percent: 44 },
    { name: 'Internal assessment', form: 'internal', questions: 1, marks: 24, minutes: null, percent: 20 },
  ],
  doubts: [
    'Our concepts do not yet know which of them are for higher level alone: some questions go beyond SL.',
    'No weights of the units were found: the shares are ours, by the number of their parts.',
  ],
};

export const ibHigher: Exam = {
  ...ibExam('hl', 'IB Chemistry HL', { withOptions: 40, onData: 12, minutes: 83 }),
  sections: [
    { name: 'Paper 1A', form: 'multiple choice', questions: 40, marks: 40, minutes: null, percent: null },
    { name: 'Paper 1B', form: 'data', questions: null, marks: 35, minutes: null, percent: null },
    { name: 'Paper 2', form: 'written', questions: null, marks: 90, minutes: 150, percent: 44 },
    { name: 'Internal assessment', form: 'internal', questions: 1, marks: 24, minutes: null, percent: 20 },
  ],
  doubts: [
    'We have not confirmed in the guide itself that paper 1A has 40 questions.',
    'No weights of the units were found: the shares are ours, by the number of their parts.',
  ],
};

/**
 * What both levels have in common.
 * @param withOptions the questions of paper 1A
 * @param onData so many questions in sets stand for paper 1B, a mark each
 * @param minutes of those that papers 1A and 1B have together, the part that these marks have
 */
function ibExam(
  level: string,
  name: string,
  { withOptions, onData, minutes }: { withOptions: number; onData: number; minutes: number },
): Omit<Exam, 'sections' | 'doubts'> {
  return {
    id: `ib-chemistry-${level}`,
    specification: 'IB',
    name,
    board: 'International Baccalaureate Organization',
    units: [
      ibUnit('S1', 'Structure 1: the particulate nature of matter', 17, 24),
      ibUnit('S2', 'Structure 2: bonding and structure', 14, 20),
      ibUnit('S3', 'Structure 3: classification of matter', 10, 16),
      ibUnit('R1', 'Reactivity 1: what drives reactions', 14, 20),
      ibUnit('R2', 'Reactivity 2: how much, how fast, how far', 14, 20),
      ibUnit('R3', 'Reactivity 3: mechanisms of change', 14, 22),
    ],
    leftOut: [],
    weightsFrom: 'us',
    paper: {
      like: 'Paper 1A and a part of paper 1B, in their part of the minutes that both have together',
      questions: withOptions + onData,
      inSets: onData,
      minutes,
      marking: oneMark,
      optionsInExam: 4,
      differences: [
        `Paper 1B asks for written answers on data. Here up to ${onData} questions on data stand for it: they have options, and come between those of paper 1A.`,
      ],
    },
    aids: { calculator: true, periodicTable: true, dataSheet: true },
    source: 'Chemistry guide, first assessment 2025, as two teacher pages report it',
    asOf,
  };
}

function ibUnit(place: string, name: string, low: number, high: number): Exam['units'][number] {
  return { id: place.toLowerCase(), name, percent: { low, high }, covers: { places: [`IB ${place}`] } };
}
