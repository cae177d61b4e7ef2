import { avogadro, elementaryCharge } from './defining-constants.ts';

/** Exact by definition: NIST SP 811 (2008), SI brochure (2019), international pound and foot (1959). */
const pound = 453.59237;
const foot = 0.3048;
const usGallon = 3.785411784;
const atmosphere = 101_325;
const standardGravity = 9.80665;
/** International Table BTU. */
const britishThermalUnit = 1055.05585262;
const poundForce = (pound / 1000) * standardGravity;
const squareInch = (foot / 12) ** 2;

export type LinearCategory = 'amount' | 'mass' | 'volume' | 'energy' | 'pressure';
export type UnitCategory = LinearCategory | 'temperature';

/** How much of the base unit (mol, g, L, J, Pa) one unit is. */
export const linearUnits = {
  amount: { mol: 1, mmol: 1e-3, µmol: 1e-6, nmol: 1e-9, kmol: 1e3, particles: 1 / avogadro },
  mass: {
    kg: 1e3,
    g: 1,
    mg: 1e-3,
    µg: 1e-6,
    ng: 1e-9,
    pg: 1e-12,
    t: 1e6,
    oz: pound / 16,
    lb: pound,
  },
  volume: {
    L: 1,
    mL: 1e-3,
    µL: 1e-6,
    'm³': 1e3,
    'dm³': 1,
    'cm³': 1e-3,
    'US gal': usGallon,
    'US fl oz': usGallon / 128,
    'ft³': foot ** 3 * 1000,
  },
  energy: {
    J: 1,
    kJ: 1e3,
    cal: 4.184,
    kcal: 4184,
    // The volt is a joule per coulomb.
    eV: elementaryCharge,
    kWh: 3.6e6,
    'L·atm': atmosphere / 1000,
    BTU: britishThermalUnit,
  },
  pressure: {
    Pa: 1,
    kPa: 1e3,
    MPa: 1e6,
    atm: atmosphere,
    bar: 1e5,
    mbar: 100,
    mmHg: 133.322387415,
    torr: atmosphere / 760,
    psi: poundForce / squareInch,
  },
} as const satisfies Readonly<Record<LinearCategory, Readonly<Record<string, number>>>>;

/** Temperature in kelvin is (100 × value + offset) × factor / 100: in hundredths every offset is a whole number. */
export const temperatureUnits: Readonly<
  Record<string, { factor: readonly [number, number]; offset: number; name: string }>
> = {
  K: { factor: [1, 1], offset: 0, name: 'kelvin' },
  C: { factor: [1, 1], offset: 27_315, name: 'degree Celsius' },
  F: { factor: [5, 9], offset: 45_967, name: 'degree Fahrenheit' },
  R: { factor: [5, 9], offset: 0, name: 'degree Rankine' },
};

/** Other spellings of a unit, as people type them. */
export const unitSpellings: Readonly<Record<string, string>> = {
  ug: 'µg',
  umol: 'µmol',
  uL: 'µL',
  μg: 'µg',
  μmol: 'µmol',
  μL: 'µL',
  l: 'L',
  ml: 'mL',
  m3: 'm³',
  'm^3': 'm³',
  cm3: 'cm³',
  'cm^3': 'cm³',
  dm3: 'dm³',
  'dm^3': 'dm³',
  ft3: 'ft³',
  'ft^3': 'ft³',
  gal: 'US gal',
  'fl oz': 'US fl oz',
  'L atm': 'L·atm',
  'L*atm': 'L·atm',
  Torr: 'torr',
  '°C': 'C',
  '°F': 'F',
  '°R': 'R',
  molecules: 'particles',
};
