import type { WrittenSet } from '../../written-set.ts';
import { enzymesAndProteinsSets } from './enzymes-and-proteins.data.ts';
import { genesBloodAndMitochondriaSets } from './genes-blood-and-mitochondria.data.ts';

/** Sets of questions on one stimulus: a file for each theme. */
export const biochemistrySets: readonly WrittenSet[] = [
  ...enzymesAndProteinsSets,
  ...genesBloodAndMitochondriaSets,
];
