import { constants } from './constants.ts';
import { atmosphere } from './defining-constants.ts';
import { pureNumber, type Dimension } from './dimension.ts';

/** A unit of the table. */
export interface UnitDefinition {
  /** As texts write it, without a prefix. */
  symbol: string;
  dimension: Dimension;
  /** How much of the SI unit of its dimension one is. */
  factor: number;
  /** True where a prefix such as m, k or µ may stand in front. */
  prefixed?: true;
  /** True where people type it, and a text that says so means a word: `in`, `particles`. */
  onlyTyped?: true;
  /** Of a temperature scale. */
  degrees?: TemperatureScale;
}

/** Temperature in kelvin is (100 × value + offset) × ratio / 100: in hundredths every offset is a whole number. */
export interface TemperatureScale {
  ratio: readonly [number, number];
  offset: number;
  name: string;
}

/** Exact by definition: NIST SP 811 (2008), SI brochure (2019), international pound and foot (1959). */
const pound = 0.45359237;
const foot = 0.3048;
const usGallon = 3.785411784e-3;
const poundForce = pound * 9.80665;

const length: Dimension = [1, 0, 0, 0, 0, 0];
const mass: Dimension = [0, 1, 0, 0, 0, 0];
const time: Dimension = [0, 0, 1, 0, 0, 0];
const temperature: Dimension = [0, 0, 0, 1, 0, 0];
const amount: Dimension = [0, 0, 0, 0, 1, 0];
const volume: Dimension = [3, 0, 0, 0, 0, 0];
const energy: Dimension = [2, 1, -2, 0, 0, 0];
const force: Dimension = [1, 1, -2, 0, 0, 0];
const pressure: Dimension = [-1, 1, -2, 0, 0, 0];
const frequency: Dimension = [0, 0, -1, 0, 0, 0];
const dose: Dimension = [2, 0, -2, 0, 0, 0];

/** Every unit that the project knows. Factors are exact where the definition is; the others are of CODATA 2022. */
export const units: readonly UnitDefinition[] = [
  { symbol: 'm', dimension: length, factor: 1, prefixed: true },
  { symbol: 'Å', dimension: length, factor: 1e-10 },
  { symbol: 'in', dimension: length, factor: foot / 12, onlyTyped: true },
  { symbol: 'ft', dimension: length, factor: foot },
  { symbol: 'g', dimension: mass, factor: 1e-3, prefixed: true },
  { symbol: 't', dimension: mass, factor: 1000 },
  { symbol: 'u', dimension: mass, factor: constants.atomicMass.value },
  { symbol: 'Da', dimension: mass, factor: constants.atomicMass.value, prefixed: true },
  { symbol: 'lb', dimension: mass, factor: pound },
  { symbol: 'oz', dimension: mass, factor: pound / 16 },
  { symbol: 's', dimension: time, factor: 1, prefixed: true },
  { symbol: 'min', dimension: time, factor: 60 },
  { symbol: 'h', dimension: time, factor: 3600 },
  { symbol: 'd', dimension: time, factor: 86_400 },
  { symbol: 'wk', dimension: time, factor: 604_800 },
  // The Julian year.
  { symbol: 'yr', dimension: time, factor: 31_557_600 },
  {
    symbol: 'K',
    dimension: temperature,
    factor: 1,
    prefixed: true,
    degrees: { ratio: [1, 1], offset: 0, name: 'kelvin' },
  },
  {
    symbol: '°C',
    dimension: temperature,
    factor: 1,
    degrees: { ratio: [1, 1], offset: 27_315, name: 'degree Celsius' },
  },
  {
    symbol: '°F',
    dimension: temperature,
    factor: 5 / 9,
    degrees: { ratio: [5, 9], offset: 45_967, name: 'degree Fahrenheit' },
  },
  {
    symbol: '°R',
    dimension: temperature,
    factor: 5 / 9,
    degrees: { ratio: [5, 9], offset: 0, name: 'degree Rankine' },
  },
  { symbol: 'mol', dimension: amount, factor: 1, prefixed: true },
  { symbol: 'amol', dimension: amount, factor: 1e-18 },
  { symbol: 'particles', dimension: amount, factor: 1 / constants.avogadro.value, onlyTyped: true },
  { symbol: 'A', dimension: [0, 0, 0, 0, 0, 1], factor: 1, prefixed: true },
  { symbol: 'L', dimension: volume, factor: 1e-3, prefixed: true },
  { symbol: 'cc', dimension: volume, factor: 1e-6 },
  { symbol: 'US gal', dimension: volume, factor: usGallon },
  { symbol: 'US fl oz', dimension: volume, factor: usGallon / 128 },
  { symbol: 'M', dimension: [-3, 0, 0, 0, 1, 0], factor: 1000, prefixed: true },
  { symbol: 'J', dimension: energy, factor: 1, prefixed: true },
  { symbol: 'cal', dimension: energy, factor: 4.184, prefixed: true },
  { symbol: 'Cal', dimension: energy, factor: 4184, onlyTyped: true },
  // The volt is a joule per coulomb.
  { symbol: 'eV', dimension: energy, factor: constants.elementaryCharge.value, prefixed: true },
  { symbol: 'Wh', dimension: energy, factor: 3600, prefixed: true },
  // International Table.
  { symbol: 'BTU', dimension: energy, factor: 1055.05585262 },
  { symbol: 'W', dimension: [2, 1, -3, 0, 0, 0], factor: 1, prefixed: true },
  { symbol: 'N', dimension: force, factor: 1, prefixed: true },
  { symbol: 'dyn', dimension: force, factor: 1e-5 },
  { symbol: 'Pa', dimension: pressure, factor: 1, prefixed: true },
  { symbol: 'bar', dimension: pressure, factor: 1e5, prefixed: true },
  { symbol: 'atm', dimension: pressure, factor: atmosphere },
  { symbol: 'torr', dimension: pressure, factor: atmosphere / 760 },
  { symbol: 'Torr', dimension: pressure, factor: atmosphere / 760 },
  { symbol: 'mmHg', dimension: pressure, factor: 133.322387415 },
  { symbol: 'psi', dimension: pressure, factor: poundForce / (foot / 12) ** 2 },
  { symbol: 'C', dimension: [0, 0, 1, 0, 0, 1], factor: 1, prefixed: true },
  { symbol: 'V', dimension: [2, 1, -3, 0, 0, -1], factor: 1, prefixed: true },
  { symbol: 'Ω', dimension: [2, 1, -3, 0, 0, -2], factor: 1, prefixed: true },
  { symbol: 'S', dimension: [-2, -1, 3, 0, 0, 2], factor: 1, prefixed: true },
  { symbol: 'F', dimension: [-2, -1, 4, 0, 0, 2], factor: 1, prefixed: true },
  { symbol: 'T', dimension: [0, 1, -2, 0, 0, -1], factor: 1, prefixed: true },
  { symbol: 'Hz', dimension: frequency, factor: 1, prefixed: true },
  { symbol: 'Bq', dimension: frequency, factor: 1, prefixed: true },
  { symbol: 'Ci', dimension: frequency, factor: 3.7e10, prefixed: true },
  { symbol: 'Gy', dimension: dose, factor: 1, prefixed: true },
  { symbol: 'Sv', dimension: dose, factor: 1, prefixed: true },
  { symbol: 'kat', dimension: [0, 0, -1, 0, 1, 0], factor: 1, prefixed: true },
  // 10^-21 C m^2/s over the speed of light.
  { symbol: 'D', dimension: [1, 0, 1, 0, 0, 1], factor: 1e-21 / constants.speedOfLight.value },
  { symbol: '%', dimension: pureNumber, factor: 0.01 },
  { symbol: '‰', dimension: pureNumber, factor: 0.001 },
  { symbol: 'ppm', dimension: pureNumber, factor: 1e-6 },
  { symbol: 'ppb', dimension: pureNumber, factor: 1e-9 },
  { symbol: '°', dimension: pureNumber, factor: Math.PI / 180 },
  { symbol: 'rad', dimension: pureNumber, factor: 1 },
];

/** What a prefix multiplies by. Both characters for micro are one. */
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
