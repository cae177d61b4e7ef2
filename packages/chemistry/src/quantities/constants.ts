import { atmosphere, avogadro, boltzmann, elementaryCharge } from './defining-constants.ts';

/** A physical constant with its unit. `exact` ones define the SI. */
export interface PhysicalConstant {
  /** Typeset. */
  symbol: string;
  name: string;
  value: number;
  /** Typeset, `1` for a pure number. */
  unit: string;
  exact: boolean;
  /** Where the value is published. */
  source: string;
}

const codata = 'CODATA 2022: Mohr, Newell, Taylor, Tiesinga, Rev. Mod. Phys. 2025, 97, 025002';
const siBrochure = 'SI Brochure, 9th edition, 2019; CODATA 2022';

/** CODATA recommended values of 2022 (Mohr et al., Rev. Mod. Phys. 2025, 97, 025002); exact ones from the SI of 2019. */
export const constants = {
  avogadro: exact('*N*_{A}', 'Avogadro constant', avogadro, 'mol^{−1}'),
  planck: exact('*h*', 'Planck constant', 6.62607015e-34, 'J s'),
  speedOfLight: exact('*c*', 'speed of light in vacuum', 299_792_458, 'm s^{−1}'),
  elementaryCharge: exact('*e*', 'elementary charge', elementaryCharge, 'C'),
  boltzmann: exact('*k*', 'Boltzmann constant', boltzmann, 'J K^{−1}'),
  gas: exact('*R*', 'molar gas constant', product(avogadro, boltzmann), 'J mol^{−1} K^{−1}'),
  faraday: exact('*F*', 'Faraday constant', product(avogadro, elementaryCharge), 'C mol^{−1}'),
  electronMass: measured('*m*_{e}', 'electron mass', 9.1093837139e-31, 'kg'),
  protonMass: measured('*m*_{p}', 'proton mass', 1.67262192595e-27, 'kg'),
  neutronMass: measured('*m*_{n}', 'neutron mass', 1.67492750056e-27, 'kg'),
  atomicMass: measured('u', 'atomic mass constant', 1.66053906892e-27, 'kg'),
  rydberg: measured('*R*_{∞}', 'Rydberg constant', 10_973_731.568157, 'm^{−1}'),
  bohrRadius: measured('*a*_{0}', 'Bohr radius', 5.29177210544e-11, 'm'),
  vacuumPermittivity: measured('*ε*_{0}', 'vacuum electric permittivity', 8.8541878188e-12, 'F m^{−1}'),
} as const;

/** Molar gas constant in L atm mol^-1 K^-1: exact, as are R in joules and the atmosphere. */
export const gasConstantLitreAtmosphere = constants.gas.value / (atmosphere / 1000);

/** p*K*_w of water at 25 °C, 13.995 in the CRC Handbook, as examination papers round it. */
export const pKwAt25 = 14;

/** 0 °C in kelvin, exact. */
export const zeroCelsius = 273.15;

/** To 15 significant digits: those behind them are noise of the multiplication, and would be printed as digits of an exact value. */
function product(one: number, other: number): number {
  return Number((one * other).toPrecision(15));
}

function exact(symbol: string, name: string, value: number, unit: string): PhysicalConstant {
  return { symbol, name, value, unit, exact: true, source: siBrochure };
}

function measured(symbol: string, name: string, value: number, unit: string): PhysicalConstant {
  return { symbol, name, value, unit, exact: false, source: codata };
}
