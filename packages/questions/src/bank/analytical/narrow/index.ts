import type { WrittenQuestion } from '../../written-question.ts';
import { methodsOfTheLaboratoryNarrow } from './methods-of-the-laboratory.data.ts';
import { titrationsAndInstrumentsNarrow } from './titrations-and-instruments.data.ts';

/** What students ask for in narrow words and the bank had little on. */
export const analyticalNarrowQuestions: readonly WrittenQuestion[] = [
  ...methodsOfTheLaboratoryNarrow,
  ...titrationsAndInstrumentsNarrow,
];
