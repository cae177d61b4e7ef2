import type { WrittenSet } from '../../written-set.ts';
import { productsSpectraAndPurificationSets } from './products-spectra-and-purification.data.ts';
import { ratesAndMechanismsSets } from './rates-and-mechanisms.data.ts';

/** Sets of questions on one stimulus: a file for each theme. */
export const organicSets: readonly WrittenSet[] = [
  ...productsSpectraAndPurificationSets,
  ...ratesAndMechanismsSets,
];
