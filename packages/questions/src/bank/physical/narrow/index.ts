import type { WrittenQuestion } from '../../written-question.ts';
import { energyAndRatesNarrow } from './energy-and-rates.data.ts';
import { energyPhasesAndQuantaNarrow } from './energy-phases-and-quanta.data.ts';
import { quantaAndSpectraNarrow } from './quanta-and-spectra.data.ts';

/** What students ask for in narrow words and the bank had little on. */
export const physicalNarrowQuestions: readonly WrittenQuestion[] = [
  ...energyAndRatesNarrow,
  ...energyPhasesAndQuantaNarrow,
  ...quantaAndSpectraNarrow,
];
