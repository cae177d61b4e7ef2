import type { Family } from '../family.ts';

/** The families of the subject. */
export const organicFamilies: readonly Family[] = [];
