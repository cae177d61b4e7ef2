import type { WrittenQuestion } from '../../written-question.ts';
import { amountsAndMeasurementsNarrow } from './amounts-and-measurements.data.ts';
import { amountsAndReactionsNarrow } from './amounts-and-reactions.data.ts';
import { atomsNucleiAndBondsNarrow } from './atoms-nuclei-and-bonds.data.ts';
import { complexesOfMetalsNarrow } from './complexes-of-metals.data.ts';
import { complexesNarrow } from './complexes.data.ts';
import { equilibriaAcidsAndCellsNarrow } from './equilibria-acids-and-cells.data.ts';
import { heatEquilibriaAndCellsNarrow } from './heat-equilibria-and-cells.data.ts';
import { structureOfMatterNarrow } from './structure-of-matter.data.ts';

/** What students ask for in narrow words and the bank had little on. */
export const generalNarrowQuestions: readonly WrittenQuestion[] = [
  ...amountsAndMeasurementsNarrow,
  ...amountsAndReactionsNarrow,
  ...atomsNucleiAndBondsNarrow,
  ...complexesOfMetalsNarrow,
  ...complexesNarrow,
  ...equilibriaAcidsAndCellsNarrow,
  ...heatEquilibriaAndCellsNarrow,
  ...structureOfMatterNarrow,
];
