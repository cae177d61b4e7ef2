import type { Subject } from '../question.ts';
import { analyticalFamilies } from './analytical/index.ts';
import { biochemistryFamilies } from './biochemistry/index.ts';
import type { Family } from './family.ts';
import { generalFamilies } from './general/index.ts';
import { organicFamilies } from './organic/index.ts';
import { physicalFamilies } from './physical/index.ts';

/** The families of each subject. */
export const families: Readonly<Record<Subject, readonly Family[]>> = {
  general: generalFamilies,
  organic: organicFamilies,
  physical: physicalFamilies,
  biochemistry: biochemistryFamilies,
  analytical: analyticalFamilies,
};
