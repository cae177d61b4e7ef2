import { roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { toFigures } from '../../texts/shown-working.ts';

interface Gas {
  /** Critical temperature in K and critical pressure in bar, CRC Handbook, rounded. */
  criticalKelvin: number;
  criticalPressure: number;
  /** Pitzer's acentric factor. */
  acentric: number;
}

/** Hydrogen, neon, nitrogen, oxygen: at high pressure they take up more space than an ideal gas. */
const lightGases: readonly Gas[] = [
  { criticalKelvin: 33.1, criticalPressure: 13.0, acentric: -0.216 },
  { criticalKelvin: 44.5, criticalPressure: 26.8, acentric: -0.039 },
  { criticalKelvin: 126.2, criticalPressure: 33.9, acentric: 0.037 },
  { criticalKelvin: 154.6, criticalPressure: 50.4, acentric: 0.022 },
];
/** Methane, krypton, carbon dioxide, xenon, ethene, ethane: not far above their critical temperatures they take up less. */
const heavyGases: readonly Gas[] = [
  { criticalKelvin: 190.6, criticalPressure: 46.0, acentric: 0.011 },
  { criticalKelvin: 209.5, criticalPressure: 55.2, acentric: 0 },
  { criticalKelvin: 304.1, criticalPressure: 73.8, acentric: 0.225 },
  { criticalKelvin: 289.7, criticalPressure: 58.4, acentric: 0.008 },
  { criticalKelvin: 282.3, criticalPressure: 50.4, acentric: 0.087 },
  { criticalKelvin: 305.3, criticalPressure: 48.7, acentric: 0.099 },
];

const gasConstant = roundedConstants.gasLitreBar;

/** A gas above its critical temperature, as it could be measured: K, bar and L/mol, with three figures. */
interface GasState {
  kelvin: number;
  pressure: number;
  volume: number;
}

/**
 * The state of a real gas at a pressure that laboratories reach: as often a larger molar volume than that of an ideal gas as a smaller
 * one, by at least some percent.
 * @param least by how much pV/(RT) differs from 1
 */
export function drawState(random: Random, least: number): GasState | null {
  const isLarger = random.next() < 0.5;
  const gas = random.pick(isLarger ? lightGases : heavyGases);
  const kelvin = random.integer(25, 60) * 10;
  if (kelvin < 1.05 * gas.criticalKelvin) return null;
  const ideal = (gasConstant * kelvin) / random.integer(20, isLarger ? 550 : 350);
  const volume = toFigures(ideal, 3);
  const pressure = toFigures(pressureOf(gas, kelvin, volume), 3);
  const factor = (pressure * volume) / (gasConstant * kelvin);
  const isFar = isLarger ? factor > 1 + least : factor < 1 - least;
  return isFar && pressure > 20 && pressure < 600 ? { kelvin, pressure, volume } : null;
}

/** In bar, by the equation of Peng and Robinson. */
function pressureOf(
  { criticalKelvin, criticalPressure, acentric }: Gas,
  kelvin: number,
  volume: number,
): number {
  const b = (0.0778 * gasConstant * criticalKelvin) / criticalPressure;
  const slope = 0.37464 + 1.54226 * acentric - 0.26992 * acentric ** 2;
  const a =
    ((0.45724 * (gasConstant * criticalKelvin) ** 2) / criticalPressure) *
    (1 + slope * (1 - Math.sqrt(kelvin / criticalKelvin))) ** 2;
  return (gasConstant * kelvin) / (volume - b) - a / (volume ** 2 + 2 * b * volume - b ** 2);
}
