import type { WrittenQuestion } from '../../written-question.ts';
import { namesLevelsAndArrowsQuestions } from './names-levels-and-arrows.data.ts';
import { effectsAndIntermediatesQuestions } from './effects-and-intermediates.data.ts';
import { shapesConfigurationsAndAcidityQuestions } from './shapes-configurations-and-acidity.data.ts';

/** Questions that bring every concept of the subject to a sufficient number, a file for each theme. */
export const organicByConceptQuestions: readonly WrittenQuestion[] = [
  ...namesLevelsAndArrowsQuestions,
  ...effectsAndIntermediatesQuestions,
  ...shapesConfigurationsAndAcidityQuestions,
];
