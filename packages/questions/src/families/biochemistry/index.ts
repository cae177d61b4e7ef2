import type { Family } from '../family.ts';

/** The families of the subject. */
export const biochemistryFamilies: readonly Family[] = [];
