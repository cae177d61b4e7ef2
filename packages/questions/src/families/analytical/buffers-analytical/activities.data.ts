/** A salt that takes no part in the equilibria and decides the ionic strength. */
export interface BackgroundSalt {
  formula: string;
  /** Cations in the formula unit, and the size of the anion's charge. */
  cations: number;
  anionCharge: number;
}

export const backgroundSalts: readonly BackgroundSalt[] = [
  { formula: 'NaCl', cations: 1, anionCharge: 1 },
  { formula: 'KNO3', cations: 1, anionCharge: 1 },
  { formula: 'NaClO4', cations: 1, anionCharge: 1 },
  { formula: 'Na2SO4', cations: 2, anionCharge: 2 },
  { formula: 'K2SO4', cations: 2, anionCharge: 2 },
];

/** An ion with the size of its hydrated form in pm (Kielland, 1937). */
export interface SizedIon {
  ion: string;
  size: number;
}

export const metalIons: readonly (SizedIon & { symbol: string })[] = [
  { symbol: 'Mg', ion: 'Mg^2+', size: 800 },
  { symbol: 'Ca', ion: 'Ca^2+', size: 600 },
  { symbol: 'Cu', ion: 'Cu^2+', size: 600 },
  { symbol: 'Zn', ion: 'Zn^2+', size: 600 },
  { symbol: 'Ni', ion: 'Ni^2+', size: 600 },
  { symbol: 'Cd', ion: 'Cd^2+', size: 500 },
  { symbol: 'Ba', ion: 'Ba^2+', size: 500 },
  { symbol: 'Sr', ion: 'Sr^2+', size: 500 },
  { symbol: 'Pb', ion: 'Pb^2+', size: 450 },
];

/** A salt of one cation and one anion of equal charges, with its solubility product at 25 °C (CRC Handbook, rounded). */
interface SparingSalt {
  formula: string;
  product: number;
  charge: number;
  cation: SizedIon;
  anion: SizedIon;
}

const silver: SizedIon = { ion: 'Ag+', size: 250 };
const sulfate: SizedIon = { ion: 'SO4^2-', size: 400 };

export const sparingSalts: readonly SparingSalt[] = [
  { formula: 'AgCl', product: 1.8e-10, charge: 1, cation: silver, anion: { ion: 'Cl-', size: 300 } },
  { formula: 'AgBr', product: 5.4e-13, charge: 1, cation: silver, anion: { ion: 'Br-', size: 300 } },
  { formula: 'AgI', product: 8.5e-17, charge: 1, cation: silver, anion: { ion: 'I-', size: 300 } },
  { formula: 'AgSCN', product: 1.0e-12, charge: 1, cation: silver, anion: { ion: 'SCN-', size: 350 } },
  { formula: 'AgIO3', product: 3.2e-8, charge: 1, cation: silver, anion: { ion: 'IO3-', size: 450 } },
  { formula: 'BaSO4', product: 1.1e-10, charge: 2, cation: { ion: 'Ba^2+', size: 500 }, anion: sulfate },
  { formula: 'PbSO4', product: 2.5e-8, charge: 2, cation: { ion: 'Pb^2+', size: 450 }, anion: sulfate },
];

/** An acid that is an ion, and its base with one charge more. */
interface ChargedPair {
  acid: string;
  base: string;
  /** The size of the acid's charge. */
  charge: number;
  pKa: number;
  /** What both come from. */
  parent: string;
}

/** Constants at 25 °C and ionic strength 0: Harris, Quantitative Chemical Analysis, appendix G, rounded. */
export const chargedPairs: readonly ChargedPair[] = [
  { acid: 'H2PO4-', base: 'HPO4^2-', charge: 1, pKa: 7.2, parent: 'phosphoric acid' },
  { acid: 'HCO3-', base: 'CO3^2-', charge: 1, pKa: 10.33, parent: 'carbonic acid' },
  { acid: 'HC2O4-', base: 'C2O4^2-', charge: 1, pKa: 4.27, parent: 'oxalic acid' },
  { acid: 'C3H3O4-', base: 'C3H2O4^2-', charge: 1, pKa: 5.7, parent: 'propanedioic acid' },
  { acid: 'C4H5O4-', base: 'C4H4O4^2-', charge: 1, pKa: 5.64, parent: 'butanedioic acid' },
  { acid: 'C8H5O4-', base: 'C8H4O4^2-', charge: 1, pKa: 5.41, parent: 'phthalic acid' },
  { acid: 'C6H6O7^2-', base: 'C6H5O7^3-', charge: 2, pKa: 6.4, parent: 'citric acid' },
];
