import type { WrittenQuestion } from '../../written-question.ts';
import { arrheniusQuestions } from './arrhenius.data.ts';
import { electrochemistryQuestions } from './electrochemistry.data.ts';
import { mechanismsQuestions } from './mechanisms.data.ts';
import { rateLawsQuestions } from './rate-laws.data.ts';
import { autocatalysisFurtherQuestions } from './autocatalysis-further.data.ts';

/** Rates, mechanisms and electrochemistry: a file for each topic. */
export const ratesAndCellsQuestions: readonly WrittenQuestion[] = [
  ...arrheniusQuestions,
  ...electrochemistryQuestions,
  ...mechanismsQuestions,
  ...rateLawsQuestions,
  ...autocatalysisFurtherQuestions,
];
