import type { WrittenQuestion } from '../written-question.ts';

/** The written questions of the subject, a file for each group of topics. */
export const physicalQuestions: readonly WrittenQuestion[] = [];
