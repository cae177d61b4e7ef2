import type { WrittenQuestion } from '../written-question.ts';
import { structureQuestions } from './structure.data.ts';

/** The written questions of the subject, a file for each group of topics. */
export const organicQuestions: readonly WrittenQuestion[] = [...structureQuestions];
