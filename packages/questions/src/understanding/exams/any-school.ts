import type { Specification } from '../../exam-readings/read-exam-readings.ts';

/** The specifications of schools by which questions were read: what another school asks, one of these asks as well. */
export const anySchool: readonly Specification[] = ['AP', 'IB', 'A-level', 'NCERT', 'US high school'];
