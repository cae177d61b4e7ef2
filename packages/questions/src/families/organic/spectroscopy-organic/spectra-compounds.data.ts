/**
 * Compounds with their NMR signals as textbooks and spectral tables print them (McMurry, Organic Chemistry, chapter 13; solvent
 * \ce{CDCl3}), hydrogens rounded to 0.01 ppm, carbons to 0.1 ppm. Each signal lies in the range of the data sheet (tested): an enol
 * ether does not, and is not here.
 */
export interface SpectraCompound {
  name: string;
  smiles: string;
  formula: string;
  /** Shift in ppm, number of hydrogens, lines of the first-order multiplet; empty where the spectrum is not of first order. */
  protons: readonly ProtonSignal[];
  /** Shifts in ppm. */
  carbons: readonly number[];
}

export type ProtonSignal = readonly [shift: number, hydrogens: number, lines: number];

type Row = readonly [
  name: string,
  smiles: string,
  formula: string,
  protons: readonly ProtonSignal[],
  carbons: readonly number[],
];

// oxfmt-ignore
const rows: readonly Row[] = [
  ['methyl ethanoate', 'COC(C)=O', 'C3H6O2', [[2.06, 3, 1], [3.67, 3, 1]], [20.6, 51.5, 171.3]],
  ['ethyl methanoate', 'CCOC=O', 'C3H6O2', [[1.3, 3, 3], [4.22, 2, 4], [8.05, 1, 1]], [14.2, 60, 161.1]],
  ['propanoic acid', 'CCC(=O)O', 'C3H6O2', [[1.16, 3, 3], [2.39, 2, 4], [11.7, 1, 1]], [9, 27.6, 180.9]],
  ['1-hydroxypropan-2-one', 'CC(=O)CO', 'C3H6O2', [[2.14, 3, 1], [3.1, 1, 1], [4.24, 2, 1]], [25.5, 68.7, 206.4]],

  ['butan-2-one', 'CCC(C)=O', 'C4H8O', [[1.06, 3, 3], [2.14, 3, 1], [2.46, 2, 4]], [7.9, 29.4, 36.9, 209.3]],
  ['butanal', 'CCCC=O', 'C4H8O', [], [13.7, 15.7, 45.8, 202.8]],
  ['2-methylpropanal', 'CC(C)C=O', 'C4H8O', [], [15.5, 41.1, 205]],
  ['cyclobutanol', 'OC1CCC1', 'C4H8O', [], [12.2, 33.6, 67.3]],
  ['oxolane (tetrahydrofuran)', 'C1CCOC1', 'C4H8O', [], [25.6, 68]],

  ['ethyl ethanoate', 'CCOC(C)=O', 'C4H8O2', [[1.26, 3, 3], [2.04, 3, 1], [4.12, 2, 4]], [14.2, 21, 60.4, 171.1]],
  ['methyl propanoate', 'CCC(=O)OC', 'C4H8O2', [[1.15, 3, 3], [2.33, 2, 4], [3.68, 3, 1]], [9.1, 27.4, 51.5, 174.9]],
  ['propyl methanoate', 'CCCOC=O', 'C4H8O2', [[0.96, 3, 3], [1.69, 2, 6], [4.13, 2, 3], [8.07, 1, 1]], [10.3, 22, 65.6, 161.3]],
  ['propan-2-yl methanoate', 'CC(C)OC=O', 'C4H8O2', [[1.29, 6, 2], [5.13, 1, 7], [8.03, 1, 1]], [21.8, 67.8, 160.8]],
  ['butanoic acid', 'CCCC(=O)O', 'C4H8O2', [[0.98, 3, 3], [1.68, 2, 6], [2.34, 2, 3], [11.5, 1, 1]], [13.6, 18.4, 36.1, 180.6]],
  ['2-methylpropanoic acid', 'CC(C)C(=O)O', 'C4H8O2', [[1.2, 6, 2], [2.59, 1, 7], [11.9, 1, 1]], [18.8, 34, 184.1]],
  ['1,4-dioxane', 'C1COCCO1', 'C4H8O2', [[3.7, 8, 1]], [67.1]],

  ['butan-1-ol', 'CCCCO', 'C4H10O', [], [13.9, 19.1, 35, 62.3]],
  ['butan-2-ol', 'CCC(C)O', 'C4H10O', [], [10, 22.7, 32, 69.2]],
  ['2-methylpropan-1-ol', 'CC(C)CO', 'C4H10O', [], [18.9, 30.8, 69.5]],
  ['2-methylpropan-2-ol', 'CC(C)(C)O', 'C4H10O', [[1.26, 9, 1], [2.1, 1, 1]], [31.2, 69.1]],
  ['ethoxyethane', 'CCOCC', 'C4H10O', [[1.21, 6, 3], [3.48, 4, 4]], [15.4, 65.9]],
  ['1-methoxypropane', 'CCCOC', 'C4H10O', [], [10.5, 22.8, 58.5, 74.6]],
  ['2-methoxypropane', 'CC(C)OC', 'C4H10O', [], [21.4, 55.3, 72.7]],

  ['pentan-2-one', 'CCCC(C)=O', 'C5H10O', [[0.93, 3, 3], [1.6, 2, 6], [2.13, 3, 1], [2.41, 2, 3]], [13.7, 17.4, 29.8, 45.7, 209.1]],
  ['pentan-3-one', 'CCC(=O)CC', 'C5H10O', [[1.06, 6, 3], [2.44, 4, 4]], [7.9, 35.5, 212]],
  ['3-methylbutan-2-one', 'CC(C)C(C)=O', 'C5H10O', [[1.11, 6, 2], [2.14, 3, 1], [2.58, 1, 7]], [18.2, 27.4, 41.6, 212.6]],
  ['2,2-dimethylpropanal', 'CC(C)(C)C=O', 'C5H10O', [[1.08, 9, 1], [9.48, 1, 1]], [23.4, 42.4, 205.6]],
  ['cyclopentanol', 'OC1CCCC1', 'C5H10O', [], [23.4, 35.5, 73.3]],
  ['oxane (tetrahydropyran)', 'C1CCOCC1', 'C5H10O', [], [23.6, 26.8, 68.6]],

  ['ethyl propanoate', 'CCOC(=O)CC', 'C5H10O2', [[1.14, 3, 3], [1.26, 3, 3], [2.32, 2, 4], [4.12, 2, 4]], [9.1, 14.2, 27.6, 60.2, 174.4]],
  ['propan-2-yl ethanoate', 'CC(C)OC(C)=O', 'C5H10O2', [[1.23, 6, 2], [2.02, 3, 1], [4.99, 1, 7]], [21.4, 21.8, 67.6, 170.6]],
  ['methyl 2-methylpropanoate', 'COC(=O)C(C)C', 'C5H10O2', [[1.17, 6, 2], [2.55, 1, 7], [3.67, 3, 1]], [19, 34, 51.5, 177.4]],
  ['propyl ethanoate', 'CCCOC(C)=O', 'C5H10O2', [[0.94, 3, 3], [1.65, 2, 6], [2.05, 3, 1], [4.02, 2, 3]], [10.4, 20.9, 22, 66, 171.2]],
  ['methyl butanoate', 'CCCC(=O)OC', 'C5H10O2', [[0.95, 3, 3], [1.65, 2, 6], [2.3, 2, 3], [3.67, 3, 1]], [13.7, 18.5, 36, 51.4, 174.1]],
  ['2,2-dimethylpropanoic acid', 'CC(C)(C)C(=O)O', 'C5H10O2', [[1.23, 9, 1], [11.5, 1, 1]], [27, 38.6, 185.3]],
  ['pentanoic acid', 'CCCCC(=O)O', 'C5H10O2', [], [13.7, 22.3, 26.8, 33.8, 180.3]],

  ['hexane', 'CCCCCC', 'C6H14', [], [14.1, 22.9, 31.9]],
  ['2-methylpentane', 'CCCC(C)C', 'C6H14', [], [14.3, 20.7, 22.6, 27.9, 41.6]],
  ['3-methylpentane', 'CCC(C)CC', 'C6H14', [], [11.4, 18.8, 29.3, 36.4]],
  ['2,3-dimethylbutane', 'CC(C)C(C)C', 'C6H14', [], [19.5, 34.1]],
  ['2,2-dimethylbutane', 'CCC(C)(C)C', 'C6H14', [], [8.9, 29.1, 30.6, 36.7]],

  ['methyl 2,2-dimethylpropanoate', 'COC(=O)C(C)(C)C', 'C6H12O2', [[1.2, 9, 1], [3.67, 3, 1]], [27.3, 38.7, 51.7, 178.8]],
  ['2-methylpropan-2-yl ethanoate', 'CC(=O)OC(C)(C)C', 'C6H12O2', [[1.45, 9, 1], [1.97, 3, 1]], [22.5, 28.1, 80.1, 170.4]],
  ['ethyl butanoate', 'CCCC(=O)OCC', 'C6H12O2', [[0.95, 3, 3], [1.26, 3, 3], [1.66, 2, 6], [2.28, 2, 3], [4.12, 2, 4]], [13.7, 14.3, 18.5, 36.3, 60.2, 173.7]],
  ['propan-2-yl propanoate', 'CCC(=O)OC(C)C', 'C6H12O2', [[1.12, 3, 3], [1.22, 6, 2], [2.28, 2, 4], [5, 1, 7]], [9.2, 21.8, 27.9, 67.4, 174]],
];

export const spectraCompounds: readonly SpectraCompound[] = rows.map(
  ([name, smiles, formula, protons, carbons]) => ({ name, smiles, formula, protons, carbons }),
);
