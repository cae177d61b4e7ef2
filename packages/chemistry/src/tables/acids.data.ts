/** Made from data/acids.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface Acid {
  acid: string;
  name: string;
  pKas: readonly number[];
  base: string | null;
  baseName: string | null;
}

/** Acids with every pKa in water at 25 °C; an acid that is better known by its base names that too. */
// oxfmt-ignore
export const acids: readonly Acid[] = [
  { acid: 'HIO3', name: 'iodic acid', pKas: [0.78], base: null, baseName: null },
  { acid: 'HClO2', name: 'chlorous acid', pKas: [1.94], base: null, baseName: null },
  { acid: 'Cl2CHCOOH', name: 'dichloroacetic acid', pKas: [1.35], base: null, baseName: null },
  { acid: 'ClCH2COOH', name: 'chloroacetic acid', pKas: [2.87], base: null, baseName: null },
  { acid: 'HF', name: 'hydrofluoric acid', pKas: [3.2], base: null, baseName: null },
  { acid: 'HNO2', name: 'nitrous acid', pKas: [3.25], base: null, baseName: null },
  { acid: 'HCOOH', name: 'formic acid', pKas: [3.75], base: null, baseName: null },
  { acid: 'CH3CH(OH)COOH', name: 'lactic acid', pKas: [3.86], base: null, baseName: null },
  { acid: 'C6H5COOH', name: 'benzoic acid', pKas: [4.2], base: null, baseName: null },
  { acid: 'CH3COOH', name: 'acetic acid', pKas: [4.756], base: null, baseName: null },
  { acid: 'CH3CH2CH2COOH', name: 'butanoic acid', pKas: [4.83], base: null, baseName: null },
  { acid: 'CH3CH2COOH', name: 'propanoic acid', pKas: [4.87], base: null, baseName: null },
  { acid: 'C5H5NH^+', name: 'pyridinium ion', pKas: [5.23], base: 'C5H5N', baseName: 'pyridine' },
  { acid: 'NH3OH^+', name: 'hydroxylammonium ion', pKas: [5.94], base: 'NH2OH', baseName: 'hydroxylamine' },
  { acid: 'C3H5N2^+', name: 'imidazolium ion', pKas: [6.99], base: 'C3H4N2', baseName: 'imidazole' },
  { acid: 'HOCl', name: 'hypochlorous acid', pKas: [7.4], base: null, baseName: null },
  { acid: 'HOBr', name: 'hypobromous acid', pKas: [8.55], base: null, baseName: null },
  { acid: 'HCN', name: 'hydrocyanic acid', pKas: [9.21], base: null, baseName: null },
  { acid: 'NH4^+', name: 'ammonium ion', pKas: [9.25], base: 'NH3', baseName: 'ammonia' },
  { acid: 'H3BO3', name: 'boric acid', pKas: [9.27], base: null, baseName: null },
  { acid: 'HOCH2CH2NH3^+', name: 'ethanolammonium ion', pKas: [9.5], base: 'HOCH2CH2NH2', baseName: 'ethanolamine' },
  { acid: '(CH3)3NH^+', name: 'trimethylammonium ion', pKas: [9.8], base: '(CH3)3N', baseName: 'trimethylamine' },
  { acid: 'C6H5OH', name: 'phenol', pKas: [9.99], base: null, baseName: null },
  { acid: 'HOI', name: 'hypoiodous acid', pKas: [10.5], base: null, baseName: null },
  { acid: 'C2H5NH3^+', name: 'ethylammonium ion', pKas: [10.65], base: 'C2H5NH2', baseName: 'ethylamine' },
  { acid: 'CH3NH3^+', name: 'methylammonium ion', pKas: [10.66], base: 'CH3NH2', baseName: 'methylamine' },
  { acid: '(CH3)2NH2^+', name: 'dimethylammonium ion', pKas: [10.73], base: '(CH3)2NH', baseName: 'dimethylamine' },
  { acid: 'H2O2', name: 'hydrogen peroxide', pKas: [11.62], base: null, baseName: null },
  { acid: 'H2SO3', name: 'sulfurous acid', pKas: [1.85, 7.2], base: null, baseName: null },
  { acid: 'CH2(COOH)2', name: 'malonic acid', pKas: [2.85, 5.7], base: null, baseName: null },
  { acid: 'C6H4(COOH)2', name: 'phthalic acid', pKas: [2.943, 5.432], base: null, baseName: null },
  { acid: '(CH2COOH)2', name: 'succinic acid', pKas: [4.21, 5.64], base: null, baseName: null },
  { acid: 'H2CO3', name: 'carbonic acid', pKas: [6.35, 10.33], base: null, baseName: null },
  { acid: 'H3PO4', name: 'phosphoric acid', pKas: [2.16, 7.21, 12.32], base: null, baseName: null },
  { acid: 'C3H4(OH)(COOH)3', name: 'citric acid', pKas: [3.13, 4.76, 6.4], base: null, baseName: null },
];
