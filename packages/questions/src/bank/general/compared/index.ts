import type { WrittenQuestion } from '../../written-question.ts';
import { bondsAndMatterComparedQuestions } from './bonds-and-matter-compared.data.ts';
import { energyAndChangeComparedQuestions } from './energy-and-change-compared.data.ts';

/** Questions that tell things apart which students ask about side by side. */
export const generalComparedQuestions: readonly WrittenQuestion[] = [
  ...bondsAndMatterComparedQuestions,
  ...energyAndChangeComparedQuestions,
];
