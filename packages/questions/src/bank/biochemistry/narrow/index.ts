import type { WrittenQuestion } from '../../written-question.ts';
import { moleculesAndMetabolismNarrow } from './molecules-and-metabolism.data.ts';
import { proteinsEnzymesAndSignalsNarrow } from './proteins-enzymes-and-signals.data.ts';

/** What students ask for in narrow words and the bank had little on. */
export const biochemistryNarrowQuestions: readonly WrittenQuestion[] = [
  ...moleculesAndMetabolismNarrow,
  ...proteinsEnzymesAndSignalsNarrow,
];
