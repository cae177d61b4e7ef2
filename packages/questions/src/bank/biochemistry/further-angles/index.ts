import type { WrittenQuestion } from '../../written-question.ts';
import { furtherAminoAcidAndProteinQuestions } from './amino-acids-and-proteins.data.ts';
import { furtherEnergyQuestions } from './energy.data.ts';
import { furtherGeneQuestions } from './genes.data.ts';
import { furtherHemoglobinAndKineticsQuestions } from './hemoglobin-and-kinetics.data.ts';
import { furtherMembraneQuestions } from './membranes.data.ts';
import { furtherNitrogenAndLightQuestions } from './nitrogen-and-light.data.ts';

/** Questions that look at a known concept from another side, a file for each group of topics. */
export const biochemistryFurtherAngleQuestions: readonly WrittenQuestion[] = [
  ...furtherAminoAcidAndProteinQuestions,
  ...furtherHemoglobinAndKineticsQuestions,
  ...furtherMembraneQuestions,
  ...furtherGeneQuestions,
  ...furtherEnergyQuestions,
  ...furtherNitrogenAndLightQuestions,
];
