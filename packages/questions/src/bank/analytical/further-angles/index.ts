import type { WrittenQuestion } from '../../written-question.ts';
import { instrumentsAtWorkQuestions } from './instruments-at-work.data.ts';
import { resultsAndReagentsQuestions } from './results-and-reagents.data.ts';
import { separatedAndWeighedQuestions } from './separated-and-weighed.data.ts';

/** Other questions on much asked topics: why, what if, what is wrong, which comes first. */
export const analyticalFurtherAnglesQuestions: readonly WrittenQuestion[] = [
  ...resultsAndReagentsQuestions,
  ...instrumentsAtWorkQuestions,
  ...separatedAndWeighedQuestions,
];
