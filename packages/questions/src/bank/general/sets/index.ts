import type { WrittenSet } from '../../written-set.ts';
import { forcesAcidsAndHydratesSets } from './forces-acids-and-hydrates.data.ts';
import { ionsSolidsAndCatalystsSets } from './ions-solids-and-catalysts.data.ts';
import { ratesEquilibriumAndCellsSets } from './rates-equilibrium-and-cells.data.ts';

/** Sets of questions on one stimulus: a file for each theme. */
export const generalSets: readonly WrittenSet[] = [
  ...ratesEquilibriumAndCellsSets,
  ...ionsSolidsAndCatalystsSets,
  ...forcesAcidsAndHydratesSets,
];
