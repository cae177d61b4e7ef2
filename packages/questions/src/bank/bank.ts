import type { Subject } from '../question.ts';
import { analyticalQuestions } from './analytical/index.ts';
import { biochemistryQuestions } from './biochemistry/index.ts';
import { generalQuestions } from './general/index.ts';
import { organicQuestions } from './organic/index.ts';
import { physicalQuestions } from './physical/index.ts';
import type { WrittenQuestion } from './written-question.ts';

/** The written questions of each subject. */
export const bank: Readonly<Record<Subject, readonly WrittenQuestion[]>> = {
  general: generalQuestions,
  organic: organicQuestions,
  physical: physicalQuestions,
  biochemistry: biochemistryQuestions,
  analytical: analyticalQuestions,
};
