import type { WrittenQuestion } from '../../written-question.ts';
import { phaseEquilibriaQuestions } from './phase-equilibria.data.ts';
import { realGasesQuestions } from './real-gases.data.ts';
import { solidStateQuestions } from './solid-state.data.ts';
import { solutionsAndColligativeQuestions } from './solutions-and-colligative.data.ts';
import { surfacesQuestions } from './surfaces.data.ts';
import { colligativeFurtherQuestions } from './colligative-further.data.ts';

/** Gases, mixtures, surfaces and solids: a file for each topic. */
export const matterQuestions: readonly WrittenQuestion[] = [
  ...phaseEquilibriaQuestions,
  ...realGasesQuestions,
  ...solidStateQuestions,
  ...solutionsAndColligativeQuestions,
  ...surfacesQuestions,
  ...colligativeFurtherQuestions,
];
