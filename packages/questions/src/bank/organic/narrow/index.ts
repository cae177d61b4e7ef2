import type { WrittenQuestion } from '../../written-question.ts';
import { functionalGroupsNarrow } from './functional-groups.data.ts';
import { structuresAndMechanismsNarrow } from './structures-and-mechanisms.data.ts';

/** What students ask for in narrow words and the bank had little on. */
export const organicNarrowQuestions: readonly WrittenQuestion[] = [
  ...functionalGroupsNarrow,
  ...structuresAndMechanismsNarrow,
];
