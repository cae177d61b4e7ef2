/** Acids with their p*K*_{a} values at 25 °C (Harris, Quantitative Chemical Analysis, appendix G). */
export const polyproticAcids: readonly { name: string; constants: readonly number[] }[] = [
  { name: 'carbonic acid', constants: [6.35, 10.33] },
  { name: 'oxalic acid', constants: [1.25, 4.27] },
  { name: 'maleic acid', constants: [1.92, 6.27] },
  { name: 'malonic acid', constants: [2.85, 5.7] },
  { name: 'phthalic acid', constants: [2.95, 5.41] },
  { name: 'succinic acid', constants: [4.21, 5.64] },
  { name: 'tartaric acid', constants: [3.04, 4.37] },
  { name: 'sulfurous acid', constants: [1.86, 7.17] },
  { name: 'fumaric acid', constants: [3.02, 4.48] },
  { name: 'malic acid', constants: [3.46, 5.1] },
  { name: 'phosphoric acid', constants: [2.15, 7.2, 12.38] },
  { name: 'arsenic acid', constants: [2.24, 6.96, 11.5] },
  { name: 'citric acid', constants: [3.13, 4.76, 6.4] },
];
