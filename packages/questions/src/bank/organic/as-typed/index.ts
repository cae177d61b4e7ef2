import type { WrittenQuestion } from '../../written-question.ts';
import { testsAndEverydayCarbonQuestions } from './tests-and-everyday-carbon.data.ts';

/** Questions on specific things, in the words in which students ask for them, a file for each theme. */
export const organicAsTypedQuestions: readonly WrittenQuestion[] = [...testsAndEverydayCarbonQuestions];
