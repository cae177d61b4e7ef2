/** Made from data/acids.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface Acid {
  acid: string;
  name: string;
  pKas: readonly number[];
}

/** Acids, the conjugate acids of bases among them, with every pKa in water at 25 °C. */
// prettier-ignore
export const acids: readonly Acid[] = [
  { acid: 'HIO3', name: 'iodic acid', pKas: [0.78] },
  { acid: 'HClO2', name: 'chlorous acid', pKas: [1.94] },
  { acid: 'Cl2CHCOOH', name: 'dichloroacetic acid', pKas: [1.35] },
  { acid: 'ClCH2COOH', name: 'chloroacetic acid', pKas: [2.87] },
  { acid: 'HF', name: 'hydrofluoric acid', pKas: [3.2] },
  { acid: 'HNO2', name: 'nitrous acid', pKas: [3.25] },
  { acid: 'HCOOH', name: 'formic acid', pKas: [3.75] },
  { acid: 'CH3CH(OH)COOH', name: 'lactic acid', pKas: [3.86] },
  { acid: 'C6H5COOH', name: 'benzoic acid', pKas: [4.2] },
  { acid: 'CH3COOH', name: 'acetic acid', pKas: [4.756] },
  { acid: 'CH3CH2CH2COOH', name: 'butanoic acid', pKas: [4.83] },
  { acid: 'CH3CH2COOH', name: 'propanoic acid', pKas: [4.87] },
  { acid: 'C5H5NH^+', name: 'pyridinium ion', pKas: [5.23] },
  { acid: 'NH3OH^+', name: 'hydroxylammonium ion', pKas: [5.94] },
  { acid: 'C3H5N2^+', name: 'imidazolium ion', pKas: [6.99] },
  { acid: 'HOCl', name: 'hypochlorous acid', pKas: [7.4] },
  { acid: 'HOBr', name: 'hypobromous acid', pKas: [8.55] },
  { acid: 'HCN', name: 'hydrocyanic acid', pKas: [9.21] },
  { acid: 'NH4^+', name: 'ammonium ion', pKas: [9.25] },
  { acid: 'H3BO3', name: 'boric acid', pKas: [9.27] },
  { acid: 'HOCH2CH2NH3^+', name: 'ethanolammonium ion', pKas: [9.5] },
  { acid: '(CH3)3NH^+', name: 'trimethylammonium ion', pKas: [9.8] },
  { acid: 'C6H5OH', name: 'phenol', pKas: [9.99] },
  { acid: 'HOI', name: 'hypoiodous acid', pKas: [10.5] },
  { acid: 'C2H5NH3^+', name: 'ethylammonium ion', pKas: [10.65] },
  { acid: 'CH3NH3^+', name: 'methylammonium ion', pKas: [10.66] },
  { acid: '(CH3)2NH2^+', name: 'dimethylammonium ion', pKas: [10.73] },
  { acid: 'H2O2', name: 'hydrogen peroxide', pKas: [11.62] },
  { acid: 'H2SO3', name: 'sulfurous acid', pKas: [1.85, 7.2] },
  { acid: 'CH2(COOH)2', name: 'malonic acid', pKas: [2.85, 5.7] },
  { acid: 'C6H4(COOH)2', name: 'phthalic acid', pKas: [2.943, 5.432] },
  { acid: '(CH2COOH)2', name: 'succinic acid', pKas: [4.21, 5.64] },
  { acid: 'H2CO3', name: 'carbonic acid', pKas: [6.35, 10.33] },
  { acid: 'H3PO4', name: 'phosphoric acid', pKas: [2.16, 7.21, 12.32] },
  { acid: 'C3H4(OH)(COOH)3', name: 'citric acid', pKas: [3.13, 4.76, 6.4] },
];
