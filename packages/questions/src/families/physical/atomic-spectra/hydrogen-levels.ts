import { formatSignificant } from '@valence/chemistry';

/** What removes the electron of a hydrogen atom from its ground state, in eV. */
export const ionisation = 13.6;

/** An energy as it is written. */
export const electronvolts = (value: number): string => `${formatSignificant(value, 3)} eV`;
