import { formatSignificant } from '@valence/chemistry';

/** A specific activity, more precise than an option, so that a quotient of two such values matches the printed one. */
export const working = (value: number): string => `${formatSignificant(value, 5)} units/mg`;
/** Two specific activities of five figures are divided. */
export const roomOfQuotient = 1.2e-4;
/** A factor of purification. */
export const fold = (value: number): string => formatSignificant(value, 3);
