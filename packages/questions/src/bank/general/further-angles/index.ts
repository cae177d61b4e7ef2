import type { WrittenQuestion } from '../../written-question.ts';
import { atomAndBondAngleQuestions } from './atoms-and-bonds.data.ts';
import { nameAndAmountAngleQuestions } from './names-and-amounts.data.ts';
import { gasAndHeatAngleQuestions } from './gases-and-heat.data.ts';
import { equilibriumAcidAndNucleusAngleQuestions } from './equilibria-acids-and-nuclei.data.ts';
import { everydayAngleQuestions } from './everyday.data.ts';

/** Concepts from a further side (why, what if, what is wrong, which evidence): a file for each group of topics. */
export const generalFurtherAngleQuestions: readonly WrittenQuestion[] = [
  ...atomAndBondAngleQuestions,
  ...nameAndAmountAngleQuestions,
  ...gasAndHeatAngleQuestions,
  ...equilibriumAcidAndNucleusAngleQuestions,
  ...everydayAngleQuestions,
];
