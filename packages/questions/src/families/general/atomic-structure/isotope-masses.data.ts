/** Mass number, and mass in u (AME 2020). */
export type Isotope = readonly [massNumber: number, mass: number];

/** Elements of two stable or long-lived isotopes, the lighter one first. */
export const pairsOfIsotopes: readonly (readonly [symbol: string, light: Isotope, heavy: Isotope])[] = [
  ['B', [10, 10.013], [11, 11.009]],
  ['Cl', [35, 34.969], [37, 36.966]],
  ['Cu', [63, 62.93], [65, 64.928]],
  ['Ga', [69, 68.926], [71, 70.925]],
  ['Br', [79, 78.918], [81, 80.916]],
  ['Ag', [107, 106.905], [109, 108.905]],
  ['Sb', [121, 120.904], [123, 122.904]],
  ['Eu', [151, 150.92], [153, 152.921]],
  ['Re', [185, 184.953], [187, 186.956]],
  ['Tl', [203, 202.972], [205, 204.974]],
];

/** Elements with three stable isotopes that a sample can be made of. */
export const triplesOfIsotopes: readonly (readonly [symbol: string, ...isotopes: Isotope[]])[] = [
  ['O', [16, 15.995], [17, 16.999], [18, 17.999]],
  ['Ne', [20, 19.992], [21, 20.994], [22, 21.991]],
  ['Mg', [24, 23.985], [25, 24.986], [26, 25.983]],
  ['Si', [28, 27.977], [29, 28.976], [30, 29.974]],
  ['S', [32, 31.972], [33, 32.971], [34, 33.968]],
  ['Ar', [36, 35.968], [38, 37.963], [40, 39.962]],
];
