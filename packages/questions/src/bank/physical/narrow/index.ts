import type { WrittenQuestion } from '../../written-question.ts';
import { energyPhasesAndQuantaNarrow } from './energy-phases-and-quanta.data.ts';

/** What students ask for in narrow words and the bank had little on. */
export const physicalNarrowQuestions: readonly WrittenQuestion[] = [...energyPhasesAndQuantaNarrow];
