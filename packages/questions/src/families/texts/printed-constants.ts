import {
  formatDecimals,
  formatSignificant,
  pKwAt25,
  roundedConstants,
  zeroCelsius,
} from '@valence/chemistry';

/** The constants of `roundedConstants` as texts print them, in their units there; a question computes with what it prints. */
export const printedConstants = {
  gas: formatSignificant(roundedConstants.gas, 4),
  gasLitreAtmosphere: formatSignificant(roundedConstants.gasLitreAtmosphere, 4),
  gasLitreBar: formatSignificant(roundedConstants.gasLitreBar, 4),
  faraday: inGroups(formatSignificant(roundedConstants.faraday, 5)),
  avogadro: formatSignificant(roundedConstants.avogadro, 4),
  planck: formatSignificant(roundedConstants.planck, 4),
  speedOfLight: formatSignificant(roundedConstants.speedOfLight, 4),
  /** In cm/s, as wavenumbers need it. */
  speedOfLightCentimetre: formatSignificant(100 * roundedConstants.speedOfLight, 4),
  elementaryCharge: formatSignificant(roundedConstants.elementaryCharge, 4),
  electronMass: formatSignificant(roundedConstants.electronMass, 4),
  protonMass: formatSignificant(roundedConstants.protonMass, 4),
  neutronMass: formatSignificant(roundedConstants.neutronMass, 4),
  atomicMass: formatSignificant(roundedConstants.atomicMass, 5),
  rydberg: formatSignificant(roundedConstants.rydberg, 4),
  planckLight: formatSignificant(roundedConstants.planckLight, 5),
  nernstSlope: formatSignificant(roundedConstants.nernstSlope, 3),
  atmosphere: formatSignificant(roundedConstants.atmosphere, 4),
  zeroCelsius: formatSignificant(zeroCelsius, 5),
  pKw: formatDecimals(pKwAt25, 2),
  ionProduct: formatSignificant(10 ** -pKwAt25, 2),
} as const;

/** `96 485`: five digits are parted. */
function inGroups(digits: string): string {
  return digits.replace(/(?<=\d)(?=\d{3}$)/, ' ');
}
