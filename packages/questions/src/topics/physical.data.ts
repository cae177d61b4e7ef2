import type { Topic } from './topic.ts';

export const physicalTopics: readonly Topic[] = [
  {
    id: 'first-law',
    name: 'First law and enthalpy',
    subject: 'physical',
    synonyms: ['internal energy', 'work and heat', 'calorimetry', 'hess'],
  },
  {
    id: 'second-law',
    name: 'Entropy and the second law',
    subject: 'physical',
    synonyms: ['entropy', 'spontaneity', 'third law'],
  },
  {
    id: 'gibbs-energy',
    name: 'Gibbs energy and equilibrium',
    subject: 'physical',
    synonyms: ['free energy', 'equilibrium constant', 'van t hoff'],
  },
  {
    id: 'real-gases',
    name: 'Real gases and kinetic theory',
    subject: 'physical',
    synonyms: ['van der waals', 'maxwell-boltzmann', 'kinetic theory', 'effusion'],
  },
  {
    id: 'phase-equilibria',
    name: 'Phase equilibria',
    subject: 'physical',
    synonyms: ['phase diagram', 'clausius-clapeyron', 'vapour pressure', 'phase rule'],
  },
  {
    id: 'solutions-and-colligative',
    name: 'Mixtures and colligative properties',
    subject: 'physical',
    synonyms: ['raoult', 'freezing point depression', 'osmotic pressure'],
  },
  {
    id: 'rate-laws',
    name: 'Rate laws',
    subject: 'physical',
    synonyms: ['rate law', 'order of reaction', 'half-life', 'integrated rate law'],
  },
  {
    id: 'arrhenius',
    name: 'Temperature and reaction rate',
    subject: 'physical',
    synonyms: ['arrhenius', 'activation energy', 'transition state'],
  },
  {
    id: 'mechanisms',
    name: 'Reaction mechanisms',
    subject: 'physical',
    synonyms: ['steady state', 'rate-determining step', 'catalysis'],
  },
  {
    id: 'electrochemistry',
    name: 'Electrochemistry',
    subject: 'physical',
    synonyms: ['nernst', 'cell potential', 'electrolysis', 'faraday'],
  },
  {
    id: 'quantum-mechanics',
    name: 'Quantum mechanics',
    subject: 'physical',
    synonyms: ['particle in a box', 'wave function', 'de broglie', 'uncertainty'],
  },
  {
    id: 'atomic-spectra',
    name: 'Atomic structure and spectra',
    subject: 'physical',
    synonyms: ['rydberg', 'hydrogen atom', 'photoelectric effect'],
  },
  {
    id: 'molecular-spectroscopy',
    name: 'Molecular spectroscopy',
    subject: 'physical',
    synonyms: ['rotational', 'vibrational', 'boltzmann distribution'],
  },
  {
    id: 'chemical-bonding-theory',
    name: 'Molecular orbitals',
    subject: 'physical',
    synonyms: ['mo theory', 'bond order'],
  },
  {
    id: 'statistical-thermodynamics',
    name: 'Statistical thermodynamics',
    subject: 'physical',
    synonyms: ['partition function', 'boltzmann'],
  },
  {
    id: 'surfaces',
    name: 'Surfaces and adsorption',
    subject: 'physical',
    synonyms: ['langmuir isotherm', 'adsorption'],
  },
];
