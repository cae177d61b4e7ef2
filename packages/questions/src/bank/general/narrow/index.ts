import type { WrittenQuestion } from '../../written-question.ts';
import { atomsNucleiAndBondsNarrow } from './atoms-nuclei-and-bonds.data.ts';
import { amountsAndMeasurementsNarrow } from './amounts-and-measurements.data.ts';
import { heatEquilibriaAndCellsNarrow } from './heat-equilibria-and-cells.data.ts';
import { complexesNarrow } from './complexes.data.ts';

/** What students ask for in narrow words and the bank had little on. */
export const generalNarrowQuestions: readonly WrittenQuestion[] = [
  ...atomsNucleiAndBondsNarrow,
  ...amountsAndMeasurementsNarrow,
  ...heatEquilibriaAndCellsNarrow,
  ...complexesNarrow,
];
