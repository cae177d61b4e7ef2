import { temperatureUnits } from '../quantities/units.data.ts';

const typesetUnits: Readonly<Record<string, string>> = {
  'm³': 'm^{3}',
  'dm³': 'dm^{3}',
  'cm³': 'cm^{3}',
  'ft³': 'ft^{3}',
  C: '°C',
  F: '°F',
  R: '°R',
  'L·atm': 'L atm',
};

/**
 * A unit of the converter in the typeset notation.
 * @example typesetUnit('m³') // 'm^{3}'
 */
export function typesetUnit(unit: string): string {
  return typesetUnits[unit] ?? unit;
}

/**
 * A unit as a list of plain text shows it: a temperature with its symbol and its name, in which the sign is the degree.
 * @example unitLabel('C') // '°C, Celsius'
 */
export function unitLabel(unit: string): string {
  const temperature = temperatureUnits[unit];
  return temperature === undefined
    ? unit
    : `${typesetUnit(unit)}, ${temperature.name.replace('degree ', '')}`;
}
