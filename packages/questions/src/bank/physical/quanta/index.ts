import type { WrittenQuestion } from '../../written-question.ts';
import { atomicSpectraQuestions } from './atomic-spectra.data.ts';
import { chemicalBondingTheoryQuestions } from './chemical-bonding-theory.data.ts';
import { molecularSpectroscopyQuestions } from './molecular-spectroscopy.data.ts';
import { quantumMechanicsQuestions } from './quantum-mechanics.data.ts';
import { selectionRulesAndOrbitalsFurtherQuestions } from './selection-rules-and-orbitals-further.data.ts';

/** Quantum mechanics, spectra and bonding: a file for each topic. */
export const quantaQuestions: readonly WrittenQuestion[] = [
  ...atomicSpectraQuestions,
  ...chemicalBondingTheoryQuestions,
  ...molecularSpectroscopyQuestions,
  ...quantumMechanicsQuestions,
  ...selectionRulesAndOrbitalsFurtherQuestions,
];
