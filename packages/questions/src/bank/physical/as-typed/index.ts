import type { WrittenQuestion } from '../../written-question.ts';
import { ratesAsTypedQuestions } from './rates-as-typed.data.ts';

/** Questions for topics in the words in which students ask for them: a file for each theme. */
export const physicalAsTypedQuestions: readonly WrittenQuestion[] = [...ratesAsTypedQuestions];
