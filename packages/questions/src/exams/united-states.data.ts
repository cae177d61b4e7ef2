import type { Exam } from './exam.ts';

const asOf = '2026-11-22';
const oneMark = { right: 1, wrong: 0, unanswered: 0 };

export const apChemistry: Exam = {
  id: 'ap-chemistry',
  specification: 'AP',
  name: 'AP Chemistry',
  board: 'College Board',
  units: [
    apUnit(1, 'Atomic structure and properties', 7, 9),
    apUnit(2, 'Compound structure and properties', 7, 9),
    apUnit(3, 'Properties of substances and mixtures', 18, 22),
    apUnit(4, 'Chemical reactions', 7, 9),
    apUnit(5, 'Kinetics', 7, 9),
    apUnit(6, 'Thermochemistry', 7, 9),
    apUnit(7, 'Equilibrium', 7, 9),
    apUnit(8, 'Acids and bases', 11, 15),
    apUnit(9, 'Thermodynamics and electrochemistry', 7, 9),
  ],
  leftOut: [],
  weightsFrom: 'board',
  sections: [
    { name: 'Section I', form: 'multiple choice', questions: 60, marks: 60, minutes: 90, percent: 50 },
    { name: 'Section II', form: 'written', questions: 7, marks: 46, minutes: 105, percent: 50 },
  ],
  paper: {
    like: 'Section I, multiple choice',
    questions: 60,
    inSets: 12,
    minutes: 90,
    marking: oneMark,
    optionsInExam: 4,
    differences: [
      'We could not find how many of the real questions come in sets that share data; in ours, at most a fifth do.',
    ],
  },
  aids: { calculator: true, periodicTable: true, dataSheet: true },
  source: 'Course and exam description of 2024, as several school pages report it',
  asOf,
  doubts: ['The calculator is allowed in both sections since 2023.'],
};

function apUnit(number: number, name: string, low: number, high: number): Exam['units'][number] {
  return { id: `unit-${number}`, name, percent: { low, high }, covers: { places: [`AP ${number}`] } };
}

/** The names of the areas and what belongs to them are our own reading of a year of general chemistry. */
export const acsGeneralChemistry: Exam = {
  id: 'acs-general-chemistry',
  name: 'ACS General Chemistry (full year)',
  board: 'American Chemical Society, Examinations Institute',
  units: [
    { id: 'atoms', name: 'Atoms and periodic trends', ...acsArea('AP 1') },
    { id: 'bonding', name: 'Bonding and molecular structure', ...acsArea('AP 2') },
    { id: 'states', name: 'States of matter, gases and solutions', ...acsArea('AP 3') },
    { id: 'reactions', name: 'Reactions and stoichiometry', ...acsArea('AP 4') },
    { id: 'kinetics', name: 'Kinetics', ...acsArea('AP 5') },
    { id: 'energy', name: 'Energy and enthalpy', ...acsArea('AP 6') },
    { id: 'equilibrium', name: 'Equilibrium', ...acsArea('AP 7') },
    { id: 'acids-and-bases', name: 'Acids and bases', ...acsArea('AP 8') },
    { id: 'electrochemistry', name: 'Entropy, free energy and electrochemistry', ...acsArea('AP 9') },
    {
      id: 'nuclear-and-coordination',
      name: 'Nuclear and coordination chemistry',
      percent: { low: 4, high: 10 },
      covers: { topics: ['nuclear-chemistry', 'coordination-chemistry'] },
    },
  ],
  leftOut: [],
  weightsFrom: 'us',
  sections: [
    { name: 'Whole exam', form: 'multiple choice', questions: 70, marks: 70, minutes: 110, percent: 100 },
  ],
  paper: {
    like: 'The whole exam',
    questions: 70,
    minutes: 110,
    marking: oneMark,
    optionsInExam: 4,
    differences: ['The exam is graded against other students; ours reports marks only.'],
  },
  aids: { calculator: true, periodicTable: true, dataSheet: true },
  source: 'One college page; the institute publishes no weights',
  asOf,
  doubts: [
    'Older pages give 120 minutes.',
    'No weights are published: the areas and their shares are ours, about equal.',
    'The calculator must not be programmable. Which data sheet comes with the exam depends on its form.',
  ],
};

function acsArea(place: string): Pick<Exam['units'][number], 'percent' | 'covers'> {
  return { percent: { low: 8, high: 13 }, covers: { places: [place] } };
}

export const mcatChemistry: Exam = {
  id: 'mcat-chemistry',
  specification: 'MCAT',
  name: 'MCAT Chemical and Physical Foundations',
  board: 'Association of American Medical Colleges',
  units: [
    {
      id: 'general-chemistry',
      name: 'General chemistry',
      percent: { low: 30, high: 30 },
      covers: { places: ['MCAT'], ofSubjects: ['general', 'physical', 'analytical'] },
    },
    {
      id: 'biochemistry',
      name: 'Biochemistry',
      percent: { low: 25, high: 25 },
      covers: { places: ['MCAT'], ofSubjects: ['biochemistry'] },
    },
    {
      id: 'organic-chemistry',
      name: 'Organic chemistry',
      percent: { low: 15, high: 15 },
      covers: { places: ['MCAT'], ofSubjects: ['organic'] },
    },
  ],
  leftOut: [
    { name: 'Introductory physics', percent: 25 },
    { name: 'Biology', percent: 5 },
  ],
  weightsFrom: 'others',
  sections: [
    {
      name: 'Chemical and Physical Foundations',
      form: 'multiple choice',
      questions: 59,
      marks: 59,
      minutes: 95,
      percent: 25,
    },
  ],
  paper: {
    like: 'The chemistry of the section: 70% of its questions, in as large a part of its 95 minutes',
    questions: 41,
    inSets: 30,
    minutes: 66,
    marking: oneMark,
    optionsInExam: 4,
    differences: [
      'Physics and biology are left out.',
      'Three quarters of the real questions belong to ten passages; ours are shorter, and make up as much of the paper as we have for you.',
      'The real section is reported on a scale from 118 to 132; ours reports marks only.',
    ],
  },
  aids: { calculator: false, periodicTable: true, dataSheet: false },
  source: 'A large test-prep publisher',
  asOf,
  doubts: ['The shares of the disciplines are approximate.'],
};
