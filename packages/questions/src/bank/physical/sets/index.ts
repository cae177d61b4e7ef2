import type { WrittenSet } from '../../written-set.ts';
import { heatLightAndAlloysSets } from './heat-light-and-alloys.data.ts';
import { ratesVaporsAndCellsSets } from './rates-vapors-and-cells.data.ts';

/** Sets of questions on one stimulus: a file for each theme. */
export const physicalSets: readonly WrittenSet[] = [...ratesVaporsAndCellsSets, ...heatLightAndAlloysSets];
