import { formatDecimals } from '@valence/chemistry';

/** Buffers of the biochemical bench with the p*K*ₐ that the text states. */
export const buffers = [
  { acid: '\\ce{H2PO4-}', base: '\\ce{HPO4^2-}', pKa: 6.86 },
  { acid: '\\ce{CH3COOH}', base: '\\ce{CH3COO-}', pKa: 4.76 },
  { acid: '\\ce{NH4+}', base: '\\ce{NH3}', pKa: 9.25 },
  { acid: 'protonated Tris', base: 'unprotonated Tris', pKa: 8.07 },
  { acid: 'protonated imidazole', base: 'unprotonated imidazole', pKa: 6.95 },
  { acid: 'protonated MES', base: 'unprotonated MES', pKa: 6.1 },
  { acid: 'protonated HEPES', base: 'unprotonated HEPES', pKa: 7.5 },
] as const;

/** One of them. */
export type Buffer = (typeof buffers)[number];

/** A pH with two decimals. */
export const pH = (value: number): string => formatDecimals(value, 2);

/** A p*K*ₐ as the text states it. */
export const stated = (pKa: number): string => formatDecimals(pKa, 2);
