/** Made from data/solubility-products.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface SolubilityProduct {
  salt: string;
  name: string;
  solubilityProduct: number;
}

/** Solubility products at 25 °C. */
// oxfmt-ignore
export const solubilityProducts: readonly SolubilityProduct[] = [
  { salt: 'AgCl', name: 'silver chloride', solubilityProduct: 1.77e-10 },
  { salt: 'AgBr', name: 'silver bromide', solubilityProduct: 5.35e-13 },
  { salt: 'AgI', name: 'silver iodide', solubilityProduct: 8.52e-17 },
  { salt: 'AgSCN', name: 'silver thiocyanate', solubilityProduct: 1.03e-12 },
  { salt: 'Ag2CrO4', name: 'silver chromate', solubilityProduct: 1.12e-12 },
  { salt: 'Ag2CO3', name: 'silver carbonate', solubilityProduct: 8.46e-12 },
  { salt: 'BaCO3', name: 'barium carbonate', solubilityProduct: 2.58e-9 },
  { salt: 'BaCrO4', name: 'barium chromate', solubilityProduct: 1.17e-10 },
  { salt: 'BaF2', name: 'barium fluoride', solubilityProduct: 1.84e-7 },
  { salt: 'BaSO4', name: 'barium sulfate', solubilityProduct: 1.08e-10 },
  { salt: 'CaCO3', name: 'calcium carbonate (calcite)', solubilityProduct: 3.36e-9 },
  { salt: 'CaF2', name: 'calcium fluoride', solubilityProduct: 3.45e-11 },
  { salt: 'CaSO4', name: 'calcium sulfate', solubilityProduct: 0.0000493 },
  { salt: 'Ca(OH)2', name: 'calcium hydroxide', solubilityProduct: 0.00000502 },
  { salt: 'CuBr', name: 'copper(I) bromide', solubilityProduct: 6.27e-9 },
  { salt: 'CuCl', name: 'copper(I) chloride', solubilityProduct: 1.72e-7 },
  { salt: 'CuI', name: 'copper(I) iodide', solubilityProduct: 1.27e-12 },
  { salt: 'Fe(OH)2', name: 'iron(II) hydroxide', solubilityProduct: 4.87e-17 },
  { salt: 'Fe(OH)3', name: 'iron(III) hydroxide', solubilityProduct: 2.79e-39 },
  { salt: 'Hg2Cl2', name: 'mercury(I) chloride', solubilityProduct: 1.43e-18 },
  { salt: 'LiF', name: 'lithium fluoride', solubilityProduct: 0.00184 },
  { salt: 'MgCO3', name: 'magnesium carbonate', solubilityProduct: 0.00000682 },
  { salt: 'MgF2', name: 'magnesium fluoride', solubilityProduct: 5.16e-11 },
  { salt: 'Mg(OH)2', name: 'magnesium hydroxide', solubilityProduct: 5.61e-12 },
  { salt: 'PbBr2', name: 'lead(II) bromide', solubilityProduct: 0.0000066 },
  { salt: 'PbCl2', name: 'lead(II) chloride', solubilityProduct: 0.000017 },
  { salt: 'PbF2', name: 'lead(II) fluoride', solubilityProduct: 3.3e-8 },
  { salt: 'PbI2', name: 'lead(II) iodide', solubilityProduct: 9.8e-9 },
  { salt: 'PbSO4', name: 'lead(II) sulfate', solubilityProduct: 2.53e-8 },
  { salt: 'SrCO3', name: 'strontium carbonate', solubilityProduct: 5.6e-10 },
  { salt: 'SrF2', name: 'strontium fluoride', solubilityProduct: 4.33e-9 },
  { salt: 'SrSO4', name: 'strontium sulfate', solubilityProduct: 3.44e-7 },
  { salt: 'TlCl', name: 'thallium(I) chloride', solubilityProduct: 0.000186 },
];
