/**
 * What a Born–Haber cycle of a halide is made of, in kJ/mol at 298 K, per mole of atoms, ions or salt: enthalpies of formation of
 * the gaseous atoms and of the salts, ionization energies, and the enthalpy change when an atom takes up an electron (CRC
 * Handbook of Chemistry and Physics, 97th edition, sections 5 and 10), rounded to whole numbers.
 */
export interface Metal {
  symbol: string;
  name: string;
  atomization: number;
  /** One ionization energy for each charge of the ion. */
  ionizations: readonly number[];
}

export interface Halogen {
  symbol: string;
  name: string;
  /** State of the element at 25 °C. */
  state: 'g' | 'l' | 's';
  atomization: number;
  affinity: number;
}

export const halogens = {
  F: { symbol: 'F', name: 'fluorine', state: 'g', atomization: 79, affinity: -328 },
  Cl: { symbol: 'Cl', name: 'chlorine', state: 'g', atomization: 121, affinity: -349 },
  Br: { symbol: 'Br', name: 'bromine', state: 'l', atomization: 112, affinity: -325 },
  I: { symbol: 'I', name: 'iodine', state: 's', atomization: 107, affinity: -295 },
} as const satisfies Record<string, Halogen>;

type HalogenSymbol = keyof typeof halogens;

/** A metal with the enthalpies of formation of its halides. */
export type MetalRow = Metal & { halides: Readonly<Partial<Record<HalogenSymbol, number>>> };

export const metals: readonly MetalRow[] = [
  {
    symbol: 'Li',
    name: 'lithium',
    atomization: 159,
    ionizations: [520],
    halides: { F: -616, Cl: -409, Br: -351, I: -270 },
  },
  {
    symbol: 'Na',
    name: 'sodium',
    atomization: 107,
    ionizations: [496],
    halides: { F: -577, Cl: -411, Br: -361, I: -288 },
  },
  {
    symbol: 'K',
    name: 'potassium',
    atomization: 89,
    ionizations: [419],
    halides: { F: -567, Cl: -437, Br: -394, I: -328 },
  },
  {
    symbol: 'Rb',
    name: 'rubidium',
    atomization: 81,
    ionizations: [403],
    halides: { F: -558, Cl: -435, Br: -395, I: -334 },
  },
  {
    symbol: 'Cs',
    name: 'cesium',
    atomization: 77,
    ionizations: [376],
    halides: { F: -554, Cl: -443, Br: -406, I: -347 },
  },
  {
    symbol: 'Mg',
    name: 'magnesium',
    atomization: 147,
    ionizations: [738, 1451],
    halides: { F: -1124, Cl: -641, Br: -524, I: -364 },
  },
  {
    symbol: 'Ca',
    name: 'calcium',
    atomization: 178,
    ionizations: [590, 1145],
    halides: { F: -1228, Cl: -795, Br: -683, I: -534 },
  },
  {
    symbol: 'Sr',
    name: 'strontium',
    atomization: 164,
    ionizations: [550, 1064],
    halides: { F: -1216, Cl: -829, Br: -718, I: -558 },
  },
  {
    symbol: 'Ba',
    name: 'barium',
    atomization: 180,
    ionizations: [503, 965],
    halides: { F: -1207, Cl: -855, Br: -757, I: -602 },
  },
];
