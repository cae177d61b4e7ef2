import type { WrittenQuestion } from '../written-question.ts';
import { amountQuestions } from './amounts.data.ts';
import { atomQuestions } from './atoms.data.ts';
import { bondingQuestions } from './bonding.data.ts';
import { equilibriumAndAcidQuestions } from './equilibrium-and-acids.data.ts';
import { furtherReactionQuestions } from './further-reactions.data.ts';
import { furtherStructureAndAmountQuestions } from './further-structure-and-amounts.data.ts';
import { gasAndHeatQuestions } from './gases-and-heat.data.ts';
import { rateCellNucleusQuestions } from './rates-cells-nuclei.data.ts';
import { solutionQuestions } from './solutions.data.ts';

/** The written questions of the subject, a file for each group of topics. */
export const generalQuestions: readonly WrittenQuestion[] = [
  ...atomQuestions,
  ...bondingQuestions,
  ...amountQuestions,
  ...solutionQuestions,
  ...gasAndHeatQuestions,
  ...equilibriumAndAcidQuestions,
  ...rateCellNucleusQuestions,
  ...furtherStructureAndAmountQuestions,
  ...furtherReactionQuestions,
];
