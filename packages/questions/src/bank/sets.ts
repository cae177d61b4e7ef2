import type { Subject } from '../question.ts';
import { analyticalSets } from './analytical/sets/index.ts';
import { biochemistrySets } from './biochemistry/sets/index.ts';
import { generalSets } from './general/sets/index.ts';
import { organicSets } from './organic/sets/index.ts';
import { physicalSets } from './physical/sets/index.ts';
import type { WrittenSet } from './written-set.ts';

/** The written sets of each subject. */
export const sets: Readonly<Record<Subject, readonly WrittenSet[]>> = {
  general: generalSets,
  organic: organicSets,
  physical: physicalSets,
  biochemistry: biochemistrySets,
  analytical: analyticalSets,
};
