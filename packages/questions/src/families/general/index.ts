import type { Family } from '../family.ts';
import { idealGasLaw } from './ideal-gas-law.ts';

/** The families of the subject. */
export const generalFamilies: readonly Family[] = [idealGasLaw];
