import { formatDecimals } from '@valence/chemistry';

/** Yields are whole or end in a half. */
export const molar = (value: number): string =>
  `${formatDecimals(value, Number.isInteger(value) ? 0 : 1)} mol`;

/** What is counted for each carrier, and for activation. */
export const rules =
  'Assume 2.5 ATP per NADH, 1.5 per FADH_{2} and 10 per acetyl-CoA, and a cost of 2 ATP equivalents for activation.';
