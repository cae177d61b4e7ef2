/** Made from data/amino-acids.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface AminoAcidValues {
  name: string;
  three: string;
  one: string;
  formula: string;
  molarMass: number;
  sideChain: string;
  carboxyl: number;
  amino: number;
  side: number | null;
  sideKind: string | null;
  printedPI: number;
  others: readonly number[];
}

/** The amino acids of the standard genetic code: side chain, pKa values at 25 °C and printed pI of one textbook, and the pKa values of another. */
// oxfmt-ignore
export const aminoAcidValues: readonly AminoAcidValues[] = [
  { name: 'glycine', three: 'Gly', one: 'G', formula: 'C2H5NO2', molarMass: 75.067, sideChain: 'nonpolar', carboxyl: 2.34, amino: 9.6, side: null, sideKind: null, printedPI: 5.97, others: [2.35, 9.78] },
  { name: 'alanine', three: 'Ala', one: 'A', formula: 'C3H7NO2', molarMass: 89.094, sideChain: 'nonpolar', carboxyl: 2.34, amino: 9.69, side: null, sideKind: null, printedPI: 6.01, others: [2.35, 9.87] },
  { name: 'proline', three: 'Pro', one: 'P', formula: 'C5H9NO2', molarMass: 115.132, sideChain: 'nonpolar', carboxyl: 1.99, amino: 10.96, side: null, sideKind: null, printedPI: 6.48, others: [1.95, 10.64] },
  { name: 'valine', three: 'Val', one: 'V', formula: 'C5H11NO2', molarMass: 117.148, sideChain: 'nonpolar', carboxyl: 2.32, amino: 9.62, side: null, sideKind: null, printedPI: 5.97, others: [2.29, 9.74] },
  { name: 'leucine', three: 'Leu', one: 'L', formula: 'C6H13NO2', molarMass: 131.175, sideChain: 'nonpolar', carboxyl: 2.36, amino: 9.6, side: null, sideKind: null, printedPI: 5.98, others: [2.33, 9.74] },
  { name: 'isoleucine', three: 'Ile', one: 'I', formula: 'C6H13NO2', molarMass: 131.175, sideChain: 'nonpolar', carboxyl: 2.36, amino: 9.68, side: null, sideKind: null, printedPI: 6.02, others: [2.32, 9.76] },
  { name: 'methionine', three: 'Met', one: 'M', formula: 'C5H11NO2S', molarMass: 149.208, sideChain: 'nonpolar', carboxyl: 2.28, amino: 9.21, side: null, sideKind: null, printedPI: 5.74, others: [2.13, 9.28] },
  { name: 'phenylalanine', three: 'Phe', one: 'F', formula: 'C9H11NO2', molarMass: 165.192, sideChain: 'aromatic', carboxyl: 1.83, amino: 9.13, side: null, sideKind: null, printedPI: 5.48, others: [2.2, 9.31] },
  { name: 'tyrosine', three: 'Tyr', one: 'Y', formula: 'C9H11NO3', molarMass: 181.191, sideChain: 'aromatic', carboxyl: 2.2, amino: 9.11, side: 10.07, sideKind: 'acid', printedPI: 5.66, others: [2.2, 9.21, 10.46] },
  { name: 'tryptophan', three: 'Trp', one: 'W', formula: 'C11H12N2O2', molarMass: 204.229, sideChain: 'aromatic', carboxyl: 2.38, amino: 9.39, side: null, sideKind: null, printedPI: 5.89, others: [2.46, 9.41] },
  { name: 'serine', three: 'Ser', one: 'S', formula: 'C3H7NO3', molarMass: 105.093, sideChain: 'polar', carboxyl: 2.21, amino: 9.15, side: null, sideKind: null, printedPI: 5.68, others: [2.19, 9.21] },
  { name: 'threonine', three: 'Thr', one: 'T', formula: 'C4H9NO3', molarMass: 119.12, sideChain: 'polar', carboxyl: 2.11, amino: 9.62, side: null, sideKind: null, printedPI: 5.87, others: [2.09, 9.1] },
  { name: 'cysteine', three: 'Cys', one: 'C', formula: 'C3H7NO2S', molarMass: 121.154, sideChain: 'polar', carboxyl: 1.96, amino: 10.28, side: 8.18, sideKind: 'acid', printedPI: 5.07, others: [1.92, 10.7, 8.37] },
  { name: 'asparagine', three: 'Asn', one: 'N', formula: 'C4H8N2O3', molarMass: 132.119, sideChain: 'polar', carboxyl: 2.02, amino: 8.8, side: null, sideKind: null, printedPI: 5.41, others: [2.14, 8.72] },
  { name: 'glutamine', three: 'Gln', one: 'Q', formula: 'C5H10N2O3', molarMass: 146.146, sideChain: 'polar', carboxyl: 2.17, amino: 9.13, side: null, sideKind: null, printedPI: 5.65, others: [2.17, 9.13] },
  { name: 'lysine', three: 'Lys', one: 'K', formula: 'C6H14N2O2', molarMass: 146.19, sideChain: 'positive', carboxyl: 2.18, amino: 8.95, side: 10.53, sideKind: 'base', printedPI: 9.74, others: [2.16, 9.06, 10.54] },
  { name: 'histidine', three: 'His', one: 'H', formula: 'C6H9N3O2', molarMass: 155.157, sideChain: 'positive', carboxyl: 1.82, amino: 9.17, side: 6, sideKind: 'base', printedPI: 7.59, others: [1.8, 9.33, 6.04] },
  { name: 'arginine', three: 'Arg', one: 'R', formula: 'C6H14N4O2', molarMass: 174.204, sideChain: 'positive', carboxyl: 2.17, amino: 9.04, side: 12.48, sideKind: 'base', printedPI: 10.76, others: [1.82, 8.99, 12.48] },
  { name: 'aspartic acid', three: 'Asp', one: 'D', formula: 'C4H7NO4', molarMass: 133.103, sideChain: 'negative', carboxyl: 1.88, amino: 9.6, side: 3.65, sideKind: 'acid', printedPI: 2.77, others: [1.99, 9.9, 3.9] },
  { name: 'glutamic acid', three: 'Glu', one: 'E', formula: 'C5H9NO4', molarMass: 147.13, sideChain: 'negative', carboxyl: 2.19, amino: 9.67, side: 4.25, sideKind: 'acid', printedPI: 3.22, others: [2.1, 9.47, 4.07] },
];
