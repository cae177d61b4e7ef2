import type { WrittenQuestion } from '../../written-question.ts';
import { carbonMonoxideOrbitalsAskedQuestions } from './carbon-monoxide-orbitals-asked.data.ts';
import { gasesRatesAndCellsAskedQuestions } from './gases-rates-and-cells-asked.data.ts';
import { wavesSpectraAndLevelsAskedQuestions } from './waves-spectra-and-levels-asked.data.ts';

/** Questions on what students ask for in narrow words, a file for each group of topics. */
export const physicalAskedQuestions: readonly WrittenQuestion[] = [
  ...carbonMonoxideOrbitalsAskedQuestions,
  ...gasesRatesAndCellsAskedQuestions,
  ...wavesSpectraAndLevelsAskedQuestions,
];
