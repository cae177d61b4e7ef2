import { linearUnits } from '@valence/chemistry';

/** Exponents of metre, kilogram, second, kelvin, mole and ampere. */
export type Dimension = readonly [number, number, number, number, number, number];

export interface UnitDefinition {
  /** Conversion factor to the SI unit (SI brochure 2019, NIST SP 811, CODATA 2022); the converter's where it has the unit. */
  factor: number;
  dimension: Dimension;
  /** True where prefixes such as m, k or µ may stand in front. */
  prefixed: boolean;
}

const none: Dimension = [0, 0, 0, 0, 0, 0];
const length: Dimension = [1, 0, 0, 0, 0, 0];
const mass: Dimension = [0, 1, 0, 0, 0, 0];
const time: Dimension = [0, 0, 1, 0, 0, 0];
const volume: Dimension = [3, 0, 0, 0, 0, 0];
const energy: Dimension = [2, 1, -2, 0, 0, 0];
const pressure: Dimension = [-1, 1, -2, 0, 0, 0];
const frequency: Dimension = [0, 0, -1, 0, 0, 0];
const charge: Dimension = [0, 0, 1, 0, 0, 1];

/** Units by the symbol or word that follows a number. */
export const units: Readonly<Record<string, UnitDefinition>> = {
  m: { factor: 1, dimension: length, prefixed: true },
  Å: { factor: 1e-10, dimension: length, prefixed: false },
  g: { factor: 1e-3, dimension: mass, prefixed: true },
  u: { factor: 1.6605390689e-27, dimension: mass, prefixed: false },
  Da: { factor: 1.6605390689e-27, dimension: mass, prefixed: true },
  t: { factor: 1000, dimension: mass, prefixed: false },
  s: { factor: 1, dimension: time, prefixed: true },
  min: { factor: 60, dimension: time, prefixed: false },
  h: { factor: 3600, dimension: time, prefixed: false },
  d: { factor: 86_400, dimension: time, prefixed: false },
  second: { factor: 1, dimension: time, prefixed: false },
  minute: { factor: 60, dimension: time, prefixed: false },
  hour: { factor: 3600, dimension: time, prefixed: false },
  day: { factor: 86_400, dimension: time, prefixed: false },
  week: { factor: 604_800, dimension: time, prefixed: false },
  year: { factor: 31_557_600, dimension: time, prefixed: false },
  K: { factor: 1, dimension: [0, 0, 0, 1, 0, 0], prefixed: true },
  mol: { factor: 1, dimension: [0, 0, 0, 0, 1, 0], prefixed: true },
  A: { factor: 1, dimension: [0, 0, 0, 0, 0, 1], prefixed: true },
  L: { factor: 1e-3, dimension: volume, prefixed: true },
  M: { factor: 1000, dimension: [-3, 0, 0, 0, 1, 0], prefixed: true },
  J: { factor: 1, dimension: energy, prefixed: true },
  cal: { factor: linearUnits.energy.cal, dimension: energy, prefixed: true },
  eV: { factor: linearUnits.energy.eV, dimension: energy, prefixed: true },
  W: { factor: 1, dimension: [2, 1, -3, 0, 0, 0], prefixed: true },
  N: { factor: 1, dimension: [1, 1, -2, 0, 0, 0], prefixed: true },
  Pa: { factor: 1, dimension: pressure, prefixed: true },
  bar: { factor: 1e5, dimension: pressure, prefixed: true },
  atm: { factor: linearUnits.pressure.atm, dimension: pressure, prefixed: false },
  torr: { factor: linearUnits.pressure.torr, dimension: pressure, prefixed: false },
  Torr: { factor: linearUnits.pressure.torr, dimension: pressure, prefixed: false },
  mmHg: { factor: linearUnits.pressure.mmHg, dimension: pressure, prefixed: false },
  psi: { factor: linearUnits.pressure.psi, dimension: pressure, prefixed: false },
  C: { factor: 1, dimension: charge, prefixed: true },
  V: { factor: 1, dimension: [2, 1, -3, 0, 0, -1], prefixed: true },
  Ω: { factor: 1, dimension: [2, 1, -3, 0, 0, -2], prefixed: true },
  S: { factor: 1, dimension: [-2, -1, 3, 0, 0, 2], prefixed: true },
  F: { factor: 1, dimension: [-2, -1, 4, 0, 0, 2], prefixed: true },
  T: { factor: 1, dimension: [0, 1, -2, 0, 0, -1], prefixed: true },
  Hz: { factor: 1, dimension: frequency, prefixed: true },
  Bq: { factor: 1, dimension: frequency, prefixed: true },
  kat: { factor: 1, dimension: [0, 0, -1, 0, 1, 0], prefixed: true },
  D: { factor: 3.33564e-30, dimension: [1, 0, 1, 0, 0, 1], prefixed: false },
  '%': { factor: 0.01, dimension: none, prefixed: false },
  '‰': { factor: 0.001, dimension: none, prefixed: false },
  ppm: { factor: 1e-6, dimension: none, prefixed: false },
  ppb: { factor: 1e-9, dimension: none, prefixed: false },
  '°': { factor: Math.PI / 180, dimension: none, prefixed: false },
};

/** What a prefix multiplies by. */
export const prefixes: Readonly<Record<string, number>> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  h: 100,
  k: 1000,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};
