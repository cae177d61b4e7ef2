/** An amino acid whose side chain ionises, with its three p*K*ₐ values at 25 °C. */
export interface IonisableAminoAcid {
  name: string;
  carboxyl: number;
  amino: number;
  side: { pKa: number; kind: 'acid' | 'base'; group: string };
}

/** Lehninger Principles of Biochemistry, table 3-1. */
export const ionisableAminoAcids: readonly IonisableAminoAcid[] = [
  {
    name: 'aspartic acid',
    carboxyl: 1.88,
    amino: 9.6,
    side: { pKa: 3.65, kind: 'acid', group: 'side-chain carboxyl group' },
  },
  {
    name: 'glutamic acid',
    carboxyl: 2.19,
    amino: 9.67,
    side: { pKa: 4.25, kind: 'acid', group: 'side-chain carboxyl group' },
  },
  { name: 'cysteine', carboxyl: 1.96, amino: 10.28, side: { pKa: 8.18, kind: 'acid', group: 'thiol group' } },
  {
    name: 'tyrosine',
    carboxyl: 2.2,
    amino: 9.11,
    side: { pKa: 10.07, kind: 'acid', group: 'phenolic hydroxyl group' },
  },
  { name: 'histidine', carboxyl: 1.82, amino: 9.17, side: { pKa: 6, kind: 'base', group: 'imidazole ring' } },
  {
    name: 'lysine',
    carboxyl: 2.18,
    amino: 8.95,
    side: { pKa: 10.53, kind: 'base', group: 'side-chain amino group' },
  },
  {
    name: 'arginine',
    carboxyl: 2.17,
    amino: 9.04,
    side: { pKa: 12.48, kind: 'base', group: 'guanidinium group' },
  },
];
