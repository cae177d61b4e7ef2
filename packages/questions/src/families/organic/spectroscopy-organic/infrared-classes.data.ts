/** Bands of a functional group: place in cm⁻¹, depth in percent of transmittance, and half width. */
export type Band = readonly [at: number, depth: number, width: number];

/** Classes of compounds with the bands that are drawn. */
export const infraredClasses = {
  alcohol: {
    name: 'An alcohol',
    bands: [
      [3340, 70, 140],
      [2930, 55, 45],
      [1050, 70, 35],
      [1450, 30, 30],
    ],
  },
  'carboxylic acid': {
    name: 'A carboxylic acid',
    bands: [
      [2980, 72, 330],
      [1710, 85, 25],
      [1270, 60, 35],
      [1410, 30, 30],
    ],
  },
  ketone: {
    name: 'A ketone',
    bands: [
      [2950, 50, 45],
      [1715, 88, 22],
      [1360, 40, 25],
      [1170, 35, 30],
    ],
  },
  nitrile: {
    name: 'A nitrile',
    bands: [
      [2945, 55, 45],
      [2250, 55, 18],
      [1460, 40, 28],
    ],
  },
  alkane: {
    name: 'An alkane',
    bands: [
      [2925, 85, 55],
      [1462, 50, 26],
      [1378, 35, 20],
    ],
  },
  'primary amine': {
    name: 'A primary amine',
    bands: [
      [3380, 40, 26],
      [3290, 36, 26],
      [2930, 55, 45],
      [1610, 45, 40],
      [1070, 30, 35],
    ],
  },
  'terminal alkyne': {
    name: 'A terminal alkyne',
    bands: [
      [3310, 75, 24],
      [2940, 50, 45],
      [2120, 30, 16],
      [1450, 30, 28],
      [630, 60, 30],
    ],
  },
} satisfies Record<string, { name: string; bands: readonly Band[] }>;
