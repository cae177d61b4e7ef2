import type { WrittenQuestion } from '../../written-question.ts';
import { instrumentsAskedQuestions } from './instruments-asked.data.ts';
import { titrationsAskedQuestions } from './titrations-asked.data.ts';

/** Questions on what students ask for in narrow words, a file for each group of topics. */
export const analyticalAskedQuestions: readonly WrittenQuestion[] = [
  ...instrumentsAskedQuestions,
  ...titrationsAskedQuestions,
];
