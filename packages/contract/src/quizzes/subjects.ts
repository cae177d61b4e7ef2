/** The five subjects, in the order in which every screen shows them. */
export const subjects = [
  {
    id: 'general',
    name: 'General Chemistry',
    description: 'Atoms, bonding, stoichiometry, gases and equilibrium: the ground everything stands on.',
  },
  {
    id: 'organic',
    name: 'Organic Chemistry',
    description:
      'Structures, functional groups, stereochemistry, mechanisms and spectra of carbon compounds.',
  },
  {
    id: 'physical',
    name: 'Physical Chemistry',
    description: 'Thermodynamics, kinetics, electrochemistry and the quantum picture of matter.',
  },
  {
    id: 'biochemistry',
    name: 'Biochemistry',
    description: 'Proteins, enzymes, nucleic acids, membranes and the metabolism that runs on them.',
  },
  {
    id: 'analytical',
    name: 'Analytical Chemistry',
    description: 'Titrations, spectroscopy, chromatography and what a measured number is worth.',
  },
] as const;

export const subjectIds = ['general', 'organic', 'physical', 'biochemistry', 'analytical'] as const;
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

export type SubjectId = (typeof subjectIds)[number];
export type Difficulty = (typeof difficulties)[number];
