import type { WrittenSet } from '../../written-set.ts';
import { signalsAndPeaksSets } from './signals-and-peaks.data.ts';
import { solutionsOnTheBenchSets } from './solutions-on-the-bench.data.ts';

/** Sets of questions on one stimulus: a file for each theme. */
export const analyticalSets: readonly WrittenSet[] = [...signalsAndPeaksSets, ...solutionsOnTheBenchSets];
