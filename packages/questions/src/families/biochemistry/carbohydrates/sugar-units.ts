import { formatDecimals } from '@valence/chemistry';

/** Molar masses in g/mol as the questions state them. */
export const sugars = [
  { name: 'glucose', mass: 180.16 },
  { name: 'xylose', mass: 150.13 },
  { name: 'galacturonic acid', mass: 194.14 },
  { name: '*N*-acetylglucosamine', mass: 221.21 },
  { name: 'rhamnose', mass: 164.16 },
  { name: 'fucose', mass: 164.16 },
] as const;

/** Molar mass in g/mol of the water that each bond releases. */
export const water = 18.02;

/** A molar mass in g/mol. */
export const molar = (value: number): string => `${formatDecimals(value, 2)} g/mol`;
