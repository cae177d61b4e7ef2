export interface Ion {
  symbol: string;
  /** Limiting molar conductivity in S cm²/mol, in water at 25 °C (CRC Handbook of Chemistry and Physics, section 5). */
  conductivity: number;
}

export const hydrogen: Ion = { symbol: 'H', conductivity: 349.8 };
export const ammonium: Ion = { symbol: 'NH4', conductivity: 73.5 };
export const hydroxide: Ion = { symbol: 'OH', conductivity: 198 };
export const metals: readonly Ion[] = [
  { symbol: 'Na', conductivity: 50.1 },
  { symbol: 'K', conductivity: 73.5 },
  { symbol: 'Li', conductivity: 38.7 },
];
export const strongAnions: readonly Ion[] = [
  { symbol: 'Cl', conductivity: 76.3 },
  { symbol: 'Br', conductivity: 78.1 },
  { symbol: 'NO3', conductivity: 71.4 },
  { symbol: 'ClO4', conductivity: 67.3 },
];

interface WeakAnion extends Ion {
  name: string;
  acid: string;
  acidConstant: number;
}

/** Anions of weak acids; the constants are those of the CRC Handbook at 25 °C. */
export const weakAnions: readonly WeakAnion[] = [
  { symbol: 'CH3COO', name: 'acetic acid', acid: 'CH3COOH', conductivity: 40.9, acidConstant: 1.75e-5 },
  { symbol: 'HCOO', name: 'formic acid', acid: 'HCOOH', conductivity: 54.6, acidConstant: 1.8e-4 },
  { symbol: 'C2H5COO', name: 'propanoic acid', acid: 'C2H5COOH', conductivity: 35.8, acidConstant: 1.35e-5 },
  { symbol: 'C6H5COO', name: 'benzoic acid', acid: 'C6H5COOH', conductivity: 32.4, acidConstant: 6.3e-5 },
];
