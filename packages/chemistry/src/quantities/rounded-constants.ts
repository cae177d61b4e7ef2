import { constants, gasConstantLitreAtmosphere } from './constants.ts';
import { atmosphere } from './defining-constants.ts';

/**
 * Constants with the figures that an examination paper states: four, or what the field quotes. A question that states a
 * rounded constant computes with it. Each is rounded from the CODATA value of 2022.
 */
export const roundedConstants = {
  /** In J/(mol K). */
  gas: rounded(constants.gas.value, 4),
  /** In L atm/(mol K). */
  gasLitreAtmosphere: rounded(gasConstantLitreAtmosphere, 4),
  /** In L bar/(mol K); a bar is 100 J/L. */
  gasLitreBar: rounded(constants.gas.value / 100, 4),
  /** In C/mol. */
  faraday: rounded(constants.faraday.value, 5),
  /** In mol^-1. */
  avogadro: rounded(constants.avogadro.value, 4),
  /** In J s. */
  planck: rounded(constants.planck.value, 4),
  /** In m/s. */
  speedOfLight: rounded(constants.speedOfLight.value, 4),
  /** In C; also one electronvolt in J. */
  elementaryCharge: rounded(constants.elementaryCharge.value, 4),
  /** In kg. */
  electronMass: rounded(constants.electronMass.value, 4),
  /** In kg. */
  protonMass: rounded(constants.protonMass.value, 4),
  /** In kg. */
  neutronMass: rounded(constants.neutronMass.value, 4),
  /** The unit u in kg. */
  atomicMass: rounded(constants.atomicMass.value, 5),
  /** In m^-1. */
  rydberg: rounded(constants.rydberg.value, 4),
  /** *hc* in eV nm: the energy of a photon times its wavelength. */
  planckLight: rounded(
    (1e9 * constants.planck.value * constants.speedOfLight.value) / constants.elementaryCharge.value,
    5,
  ),
  /** In bar. */
  atmosphere: rounded(atmosphere / 1e5, 4),
  /** *RT* ln 10/*F* in V at 298.15 K: the slope of the Nernst equation for one electron. */
  nernstSlope: rounded((constants.gas.value * 298.15 * Math.LN10) / constants.faraday.value, 3),
} as const;

function rounded(value: number, figures: number): number {
  return Number(value.toPrecision(figures));
}
