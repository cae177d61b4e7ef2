import { temperatureName } from '../quantities/convert-units.ts';

/**
 * A unit of the converter in the typeset notation.
 * @example typesetUnit('m³') // 'm^{3}'
 */
export function typesetUnit(unit: string): string {
  return temperatureName(unit) === undefined || unit === 'K'
    ? unit.replace('³', '^{3}').replace('·', ' ')
    : `°${unit}`;
}

/**
 * A unit as a list of plain text shows it: a temperature with its symbol and its name, in which the sign is the degree.
 * @example unitLabel('C') // '°C, Celsius'
 */
export function unitLabel(unit: string): string {
  const name = temperatureName(unit);
  return name === undefined ? unit : `${typesetUnit(unit)}, ${name.replace('degree ', '')}`;
}
