import { convertUnits, temperatureName, unitNamed } from '../quantities/convert-units.ts';
import { typesetNumber } from './typeset-number.ts';
import { typesetUnit } from './typeset-unit.ts';
import { faultyInput, worked, type WorkingResult } from './working.ts';

export type ConversionField = 'value' | 'from' | 'to';

/** Exact factors have up to 12 digits: 1 ft³ is 28.316846592 L. */
const digitsShown = 12;

/**
 * A value in another unit of its category, with the factor between them; a temperature goes through kelvin.
 * @returns the value in the other unit; errors of `convertUnits`, at the unit or the value that is wrong
 * @example conversionWorking(2, 'atm', 'kPa') // lines '1 atm = 101.325 kPa', '2 atm × \\frac{101.325 kPa}{1 atm} = 202.65 kPa'
 */
export function conversionWorking(
  value: number,
  from: string,
  to: string,
): WorkingResult<number, ConversionField> {
  const result = convertUnits(value, from, to);
  if (!result.ok) return faultyInput(fieldOf(result.error.code, from), result.error);
  const [source = from, target = to] = [unitNamed(from), unitNamed(to)];
  if (temperatureName(source) !== undefined) {
    return worked(result.value, temperatureLines(value, source, target, result.value));
  }
  const one = convertUnits(1, source, target);
  const factor = one.ok ? quantity(one.value, target) : '';
  const unit = `1 ${typesetUnit(source)}`;
  return worked(result.value, [
    `${unit} = ${factor}`,
    `${quantity(value, source)} × \\frac{${factor}}{${unit}} = ${quantity(result.value, target)}`,
  ]);
}

function fieldOf(code: string, from: string): ConversionField {
  if (code === 'unknownUnit') return unitNamed(from) === undefined ? 'from' : 'to';
  return code === 'differentCategories' ? 'to' : 'value';
}

function temperatureLines(value: number, from: string, to: string, converted: number): string[] {
  const kelvin = convertUnits(value, from, 'K');
  const inKelvin = kelvin.ok ? kelvin.value : Number.NaN;
  const lines: string[] = [];
  if (from !== 'K') lines.push(`*T* = ${toKelvin(value, from)} = ${quantity(inKelvin, 'K')}`);
  if (to !== 'K') lines.push(`*T* = ${fromKelvin(inKelvin, to)} = ${quantity(converted, to)}`);
  return lines.length > 0 ? lines : [`*T* = ${quantity(value, 'K')}`];
}

function toKelvin(value: number, from: string): string {
  const shown = typesetNumber(value, digitsShown);
  switch (from) {
    case 'C':
      return `(${shown} + 273.15) K`;
    case 'F':
      return `(${shown} + 459.67) × \\frac{5}{9} K`;
    default:
      return `${shown} × \\frac{5}{9} K`;
  }
}

function fromKelvin(kelvin: number, to: string): string {
  const shown = typesetNumber(kelvin, digitsShown);
  switch (to) {
    case 'C':
      return `(${shown} − 273.15) °C`;
    case 'F':
      return `(${shown} × \\frac{9}{5} − 459.67) °F`;
    default:
      return `${shown} × \\frac{9}{5} °R`;
  }
}

function quantity(value: number, unit: string): string {
  return `${typesetNumber(value, digitsShown)} ${typesetUnit(unit)}`;
}
