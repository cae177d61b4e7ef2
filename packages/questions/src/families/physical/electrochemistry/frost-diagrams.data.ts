/**
 * Standard potentials in V of the couples of neighboring states in acid (Latimer diagrams of Shriver and Atkins, Inorganic Chemistry,
 * resource section 3), from the highest oxidation number down.
 */
export const latimerDiagrams: readonly {
  symbol: string;
  states: readonly (readonly [number: number, formula: string])[];
  potentials: readonly number[];
}[] = [
  {
    symbol: 'Mn',
    states: [
      [7, 'MnO4-'],
      [6, 'HMnO4-'],
      [4, 'MnO2'],
      [3, 'Mn^3+'],
      [2, 'Mn^2+'],
      [0, 'Mn'],
    ],
    potentials: [0.9, 2.09, 0.95, 1.51, -1.18],
  },
  {
    symbol: 'Cl',
    states: [
      [7, 'ClO4-'],
      [5, 'ClO3-'],
      [3, 'HClO2'],
      [1, 'HClO'],
      [0, 'Cl2'],
      [-1, 'Cl-'],
    ],
    potentials: [1.2, 1.18, 1.67, 1.63, 1.36],
  },
  {
    symbol: 'V',
    states: [
      [5, 'VO2+'],
      [4, 'VO^2+'],
      [3, 'V^3+'],
      [2, 'V^2+'],
      [0, 'V'],
    ],
    potentials: [1.0, 0.34, -0.26, -1.13],
  },
  {
    symbol: 'Cr',
    states: [
      [6, 'Cr2O7^2-'],
      [3, 'Cr^3+'],
      [2, 'Cr^2+'],
      [0, 'Cr'],
    ],
    potentials: [1.38, -0.42, -0.9],
  },
  {
    symbol: 'Fe',
    states: [
      [6, 'FeO4^2-'],
      [3, 'Fe^3+'],
      [2, 'Fe^2+'],
      [0, 'Fe'],
    ],
    potentials: [2.2, 0.77, -0.44],
  },
  {
    symbol: 'U',
    states: [
      [6, 'UO2^2+'],
      [5, 'UO2+'],
      [4, 'U^4+'],
      [3, 'U^3+'],
      [0, 'U'],
    ],
    potentials: [0.17, 0.38, -0.52, -1.66],
  },
  {
    symbol: 'Br',
    states: [
      [5, 'BrO3-'],
      [1, 'HBrO'],
      [0, 'Br2'],
      [-1, 'Br-'],
    ],
    potentials: [1.45, 1.6, 1.07],
  },
  {
    symbol: 'I',
    states: [
      [5, 'IO3-'],
      [1, 'HIO'],
      [0, 'I2'],
      [-1, 'I-'],
    ],
    potentials: [1.13, 1.44, 0.54],
  },
  {
    symbol: 'N',
    states: [
      [5, 'NO3-'],
      [4, 'N2O4'],
      [3, 'HNO2'],
      [2, 'NO'],
      [1, 'N2O'],
      [0, 'N2'],
    ],
    potentials: [0.8, 1.07, 1.0, 1.59, 1.77],
  },
  {
    symbol: 'S',
    states: [
      [6, 'HSO4-'],
      [4, 'H2SO3'],
      [2, 'S2O3^2-'],
      [0, 'S'],
      [-2, 'H2S'],
    ],
    potentials: [0.16, 0.4, 0.5, 0.14],
  },
];
