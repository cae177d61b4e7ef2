import type { WrittenQuestion } from '../../written-question.ts';
import { enzymesAndPathwaysAskedQuestions } from './enzymes-and-pathways-asked.data.ts';
import { sugarsAndVitaminsAskedQuestions } from './sugars-and-vitamins-asked.data.ts';

/** Questions on what students ask for in narrow words, a file for each group of topics. */
export const biochemistryAskedQuestions: readonly WrittenQuestion[] = [
  ...enzymesAndPathwaysAskedQuestions,
  ...sugarsAndVitaminsAskedQuestions,
];
