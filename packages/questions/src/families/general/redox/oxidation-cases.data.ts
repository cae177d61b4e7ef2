/** A formula in which one element's oxidation number follows from the others and the charge. */
export interface OxidationCase {
  /** As inside `\ce{…}`. */
  formula: string;
  charge: number;
  element: string;
  name: string;
  /** Atoms of the element in the formula. */
  atoms: number;
  /** The other elements: symbol, atoms, oxidation number, and why where it is not the usual one. */
  others: readonly (readonly [symbol: string, atoms: number, state: number])[];
}

/** The oxidation number of the asked element: what the charge leaves to its atoms, shared equally. */
export function oxidationNumber({ charge, atoms, others }: OxidationCase): number {
  return (charge - othersTotal(others)) / atoms;
}

/** The sum of the oxidation numbers of all other atoms. */
export function othersTotal(others: OxidationCase['others']): number {
  return others.reduce((sum, [, atoms, state]) => sum + atoms * state, 0);
}

const O = (atoms: number) => ['O', atoms, -2] as const;
const H = (atoms: number) => ['H', atoms, 1] as const;

/** Neutral compounds that need the rules for oxygen, hydrogen and the alkali metals only. */
export const compounds: readonly OxidationCase[] = [
  { formula: 'H2SO4', charge: 0, element: 'S', name: 'sulfur', atoms: 1, others: [H(2), O(4)] },
  { formula: 'H2SO3', charge: 0, element: 'S', name: 'sulfur', atoms: 1, others: [H(2), O(3)] },
  { formula: 'HNO3', charge: 0, element: 'N', name: 'nitrogen', atoms: 1, others: [H(1), O(3)] },
  { formula: 'HNO2', charge: 0, element: 'N', name: 'nitrogen', atoms: 1, others: [H(1), O(2)] },
  { formula: 'NH3', charge: 0, element: 'N', name: 'nitrogen', atoms: 1, others: [H(3)] },
  { formula: 'N2O', charge: 0, element: 'N', name: 'nitrogen', atoms: 2, others: [O(1)] },
  { formula: 'N2O4', charge: 0, element: 'N', name: 'nitrogen', atoms: 2, others: [O(4)] },
  { formula: 'N2O5', charge: 0, element: 'N', name: 'nitrogen', atoms: 2, others: [O(5)] },
  { formula: 'P4O10', charge: 0, element: 'P', name: 'phosphorus', atoms: 4, others: [O(10)] },
  { formula: 'P4O6', charge: 0, element: 'P', name: 'phosphorus', atoms: 4, others: [O(6)] },
  { formula: 'H3PO4', charge: 0, element: 'P', name: 'phosphorus', atoms: 1, others: [H(3), O(4)] },
  { formula: 'HClO4', charge: 0, element: 'Cl', name: 'chlorine', atoms: 1, others: [H(1), O(4)] },
  { formula: 'HClO2', charge: 0, element: 'Cl', name: 'chlorine', atoms: 1, others: [H(1), O(2)] },
  { formula: 'Cl2O7', charge: 0, element: 'Cl', name: 'chlorine', atoms: 2, others: [O(7)] },
  { formula: 'KMnO4', charge: 0, element: 'Mn', name: 'manganese', atoms: 1, others: [['K', 1, 1], O(4)] },
  { formula: 'MnO2', charge: 0, element: 'Mn', name: 'manganese', atoms: 1, others: [O(2)] },
  { formula: 'K2Cr2O7', charge: 0, element: 'Cr', name: 'chromium', atoms: 2, others: [['K', 2, 1], O(7)] },
  { formula: 'Na2CrO4', charge: 0, element: 'Cr', name: 'chromium', atoms: 1, others: [['Na', 2, 1], O(4)] },
  { formula: 'V2O5', charge: 0, element: 'V', name: 'vanadium', atoms: 2, others: [O(5)] },
  { formula: 'TiO2', charge: 0, element: 'Ti', name: 'titanium', atoms: 1, others: [O(2)] },
  { formula: 'OsO4', charge: 0, element: 'Os', name: 'osmium', atoms: 1, others: [O(4)] },
  { formula: 'NaIO3', charge: 0, element: 'I', name: 'iodine', atoms: 1, others: [['Na', 1, 1], O(3)] },
  { formula: 'KBrO3', charge: 0, element: 'Br', name: 'bromine', atoms: 1, others: [['K', 1, 1], O(3)] },
  { formula: 'Na2S2O3', charge: 0, element: 'S', name: 'sulfur', atoms: 2, others: [['Na', 2, 1], O(3)] },
  { formula: 'H2C2O4', charge: 0, element: 'C', name: 'carbon', atoms: 2, others: [H(2), O(4)] },
  { formula: 'SO3', charge: 0, element: 'S', name: 'sulfur', atoms: 1, others: [O(3)] },
  { formula: 'Na2SO3', charge: 0, element: 'S', name: 'sulfur', atoms: 1, others: [['Na', 2, 1], O(3)] },
  { formula: 'KNO3', charge: 0, element: 'N', name: 'nitrogen', atoms: 1, others: [['K', 1, 1], O(3)] },
  { formula: 'NaNO2', charge: 0, element: 'N', name: 'nitrogen', atoms: 1, others: [['Na', 1, 1], O(2)] },
  { formula: 'N2O3', charge: 0, element: 'N', name: 'nitrogen', atoms: 2, others: [O(3)] },
  { formula: 'HClO3', charge: 0, element: 'Cl', name: 'chlorine', atoms: 1, others: [H(1), O(3)] },
  { formula: 'HClO', charge: 0, element: 'Cl', name: 'chlorine', atoms: 1, others: [H(1), O(1)] },
  { formula: 'KClO4', charge: 0, element: 'Cl', name: 'chlorine', atoms: 1, others: [['K', 1, 1], O(4)] },
  { formula: 'Cl2O', charge: 0, element: 'Cl', name: 'chlorine', atoms: 2, others: [O(1)] },
  { formula: 'Mn2O7', charge: 0, element: 'Mn', name: 'manganese', atoms: 2, others: [O(7)] },
  { formula: 'Mn2O3', charge: 0, element: 'Mn', name: 'manganese', atoms: 2, others: [O(3)] },
  { formula: 'CrO3', charge: 0, element: 'Cr', name: 'chromium', atoms: 1, others: [O(3)] },
  { formula: 'Cr2O3', charge: 0, element: 'Cr', name: 'chromium', atoms: 2, others: [O(3)] },
  { formula: 'H3AsO4', charge: 0, element: 'As', name: 'arsenic', atoms: 1, others: [H(3), O(4)] },
  { formula: 'H2CO3', charge: 0, element: 'C', name: 'carbon', atoms: 1, others: [H(2), O(3)] },
  { formula: 'As2O3', charge: 0, element: 'As', name: 'arsenic', atoms: 2, others: [O(3)] },
];

/** Ions, whose charge the oxidation numbers add up to. */
export const ions: readonly OxidationCase[] = [
  { formula: 'MnO4^-', charge: -1, element: 'Mn', name: 'manganese', atoms: 1, others: [O(4)] },
  { formula: 'MnO4^2-', charge: -2, element: 'Mn', name: 'manganese', atoms: 1, others: [O(4)] },
  { formula: 'Cr2O7^2-', charge: -2, element: 'Cr', name: 'chromium', atoms: 2, others: [O(7)] },
  { formula: 'CrO4^2-', charge: -2, element: 'Cr', name: 'chromium', atoms: 1, others: [O(4)] },
  { formula: 'SO4^2-', charge: -2, element: 'S', name: 'sulfur', atoms: 1, others: [O(4)] },
  { formula: 'SO3^2-', charge: -2, element: 'S', name: 'sulfur', atoms: 1, others: [O(3)] },
  { formula: 'HSO4^-', charge: -1, element: 'S', name: 'sulfur', atoms: 1, others: [H(1), O(4)] },
  { formula: 'S2O3^2-', charge: -2, element: 'S', name: 'sulfur', atoms: 2, others: [O(3)] },
  { formula: 'S2O4^2-', charge: -2, element: 'S', name: 'sulfur', atoms: 2, others: [O(4)] },
  { formula: 'NO3^-', charge: -1, element: 'N', name: 'nitrogen', atoms: 1, others: [O(3)] },
  { formula: 'NO2^-', charge: -1, element: 'N', name: 'nitrogen', atoms: 1, others: [O(2)] },
  { formula: 'NH4^+', charge: 1, element: 'N', name: 'nitrogen', atoms: 1, others: [H(4)] },
  { formula: 'N2H5^+', charge: 1, element: 'N', name: 'nitrogen', atoms: 2, others: [H(5)] },
  { formula: 'PO4^3-', charge: -3, element: 'P', name: 'phosphorus', atoms: 1, others: [O(4)] },
  { formula: 'H2PO4^-', charge: -1, element: 'P', name: 'phosphorus', atoms: 1, others: [H(2), O(4)] },
  { formula: 'P2O7^4-', charge: -4, element: 'P', name: 'phosphorus', atoms: 2, others: [O(7)] },
  { formula: 'ClO^-', charge: -1, element: 'Cl', name: 'chlorine', atoms: 1, others: [O(1)] },
  { formula: 'ClO2^-', charge: -1, element: 'Cl', name: 'chlorine', atoms: 1, others: [O(2)] },
  { formula: 'ClO3^-', charge: -1, element: 'Cl', name: 'chlorine', atoms: 1, others: [O(3)] },
  { formula: 'ClO4^-', charge: -1, element: 'Cl', name: 'chlorine', atoms: 1, others: [O(4)] },
  { formula: 'BrO3^-', charge: -1, element: 'Br', name: 'bromine', atoms: 1, others: [O(3)] },
  { formula: 'IO3^-', charge: -1, element: 'I', name: 'iodine', atoms: 1, others: [O(3)] },
  { formula: 'C2O4^2-', charge: -2, element: 'C', name: 'carbon', atoms: 2, others: [O(4)] },
  { formula: 'HCO3^-', charge: -1, element: 'C', name: 'carbon', atoms: 1, others: [H(1), O(3)] },
  { formula: 'VO2^+', charge: 1, element: 'V', name: 'vanadium', atoms: 1, others: [O(2)] },
  { formula: 'VO^2+', charge: 2, element: 'V', name: 'vanadium', atoms: 1, others: [O(1)] },
  { formula: 'FeO4^2-', charge: -2, element: 'Fe', name: 'iron', atoms: 1, others: [O(4)] },
  { formula: 'UO2^2+', charge: 2, element: 'U', name: 'uranium', atoms: 1, others: [O(2)] },
];

/** Further ions whose oxidation numbers are asked for: some negative, some small. */
export const moreIons: readonly OxidationCase[] = [
  { formula: 'NH2^-', charge: -1, element: 'N', name: 'nitrogen', atoms: 1, others: [H(2)] },
  { formula: 'NH3OH^+', charge: 1, element: 'N', name: 'nitrogen', atoms: 1, others: [H(4), O(1)] },
  { formula: 'HS^-', charge: -1, element: 'S', name: 'sulfur', atoms: 1, others: [H(1)] },
  { formula: 'H2PO2^-', charge: -1, element: 'P', name: 'phosphorus', atoms: 1, others: [H(2), O(2)] },
  { formula: 'HPO3^2-', charge: -2, element: 'P', name: 'phosphorus', atoms: 1, others: [H(1), O(3)] },
  { formula: 'HSO3^-', charge: -1, element: 'S', name: 'sulfur', atoms: 1, others: [H(1), O(3)] },
  { formula: 'S2O7^2-', charge: -2, element: 'S', name: 'sulfur', atoms: 2, others: [O(7)] },
  { formula: 'S2O6^2-', charge: -2, element: 'S', name: 'sulfur', atoms: 2, others: [O(6)] },
  { formula: 'NO2^+', charge: 1, element: 'N', name: 'nitrogen', atoms: 1, others: [O(2)] },
  { formula: 'NO^+', charge: 1, element: 'N', name: 'nitrogen', atoms: 1, others: [O(1)] },
  { formula: 'N2O2^2-', charge: -2, element: 'N', name: 'nitrogen', atoms: 2, others: [O(2)] },
  { formula: 'IO^-', charge: -1, element: 'I', name: 'iodine', atoms: 1, others: [O(1)] },
  { formula: 'SeO3^2-', charge: -2, element: 'Se', name: 'selenium', atoms: 1, others: [O(3)] },
  { formula: 'AsO3^3-', charge: -3, element: 'As', name: 'arsenic', atoms: 1, others: [O(3)] },
  { formula: 'CO3^2-', charge: -2, element: 'C', name: 'carbon', atoms: 1, others: [O(3)] },
  { formula: 'HCO2^-', charge: -1, element: 'C', name: 'carbon', atoms: 1, others: [H(1), O(2)] },
  { formula: 'BO3^3-', charge: -3, element: 'B', name: 'boron', atoms: 1, others: [O(3)] },
  { formula: 'MoO4^2-', charge: -2, element: 'Mo', name: 'molybdenum', atoms: 1, others: [O(4)] },
  { formula: 'TiO^2+', charge: 2, element: 'Ti', name: 'titanium', atoms: 1, others: [O(1)] },
];

/** Elements and simple ions that the changes of advanced questions end in or start from. */
export const plainStates: readonly OxidationCase[] = [
  { formula: 'Mn^2+', charge: 2, element: 'Mn', name: 'manganese', atoms: 1, others: [] },
  { formula: 'Cr^3+', charge: 3, element: 'Cr', name: 'chromium', atoms: 1, others: [] },
  { formula: 'Cl^-', charge: -1, element: 'Cl', name: 'chlorine', atoms: 1, others: [] },
  { formula: 'Cl2', charge: 0, element: 'Cl', name: 'chlorine', atoms: 2, others: [] },
  { formula: 'N2', charge: 0, element: 'N', name: 'nitrogen', atoms: 2, others: [] },
  { formula: 'H2S', charge: 0, element: 'S', name: 'sulfur', atoms: 1, others: [H(2)] },
  { formula: 'S8', charge: 0, element: 'S', name: 'sulfur', atoms: 8, others: [] },
  { formula: 'SO2', charge: 0, element: 'S', name: 'sulfur', atoms: 1, others: [O(2)] },
  { formula: 'NO', charge: 0, element: 'N', name: 'nitrogen', atoms: 1, others: [O(1)] },
  { formula: 'NO2', charge: 0, element: 'N', name: 'nitrogen', atoms: 1, others: [O(2)] },
  { formula: 'I2', charge: 0, element: 'I', name: 'iodine', atoms: 2, others: [] },
  { formula: 'I^-', charge: -1, element: 'I', name: 'iodine', atoms: 1, others: [] },
  { formula: 'Br2', charge: 0, element: 'Br', name: 'bromine', atoms: 2, others: [] },
  { formula: 'Br^-', charge: -1, element: 'Br', name: 'bromine', atoms: 1, others: [] },
  { formula: 'CO2', charge: 0, element: 'C', name: 'carbon', atoms: 1, others: [O(2)] },
  { formula: 'P4', charge: 0, element: 'P', name: 'phosphorus', atoms: 4, others: [] },
  { formula: 'PH3', charge: 0, element: 'P', name: 'phosphorus', atoms: 1, others: [H(3)] },
];
