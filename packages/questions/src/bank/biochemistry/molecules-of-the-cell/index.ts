import type { WrittenQuestion } from '../../written-question.ts';
import { waterAminoAcidAndFoldQuestions } from './water-amino-acids-and-folds.data.ts';

/** More questions on the molecules of the cell and their reactions, a file for each group of topics. */
export const moleculesOfTheCellQuestions: readonly WrittenQuestion[] = [...waterAminoAcidAndFoldQuestions];
