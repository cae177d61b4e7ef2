import { zeroCelsius } from '@valence/chemistry';

/** Slips that any number can show, whatever was asked. */
export type GenericSlip =
  | 'powerOfTen'
  | 'sign'
  | 'reciprocal'
  | 'factorTwo'
  | 'celsiusForKelvin'
  | 'percentForFraction'
  | 'lnForLog';

interface TypedValue {
  /** In the asked unit. */
  value: number;
  key: number;
  isTemperature: boolean;
  /** True where a factor of 100 is one between percent and fraction: no unit was typed, or `%`. */
  isShare: boolean;
  /** Whether the typed number has this value. */
  has: (value: number) => boolean;
}

/** The slip that makes this number out of the key, the first in the order of the rules; `null` where none does. */
export function genericSlip({ value, key, isTemperature, isShare, has }: TypedValue): GenericSlip | null {
  if (key === 0 || value === 0) return null;
  const power = Math.round(Math.log10(Math.abs(value / key)));
  if (power !== 0 && has(key * 10 ** power)) {
    return isShare && Math.abs(power) === 2 ? 'percentForFraction' : 'powerOfTen';
  }
  if (has(-key)) return 'sign';
  if (has(1 / key)) return 'reciprocal';
  if (has(2 * key) || has(key / 2)) return 'factorTwo';
  const isShifted = [zeroCelsius, 273].some((zero) => has(key + zero) || has(key - zero));
  if (isTemperature && isShifted) return 'celsiusForKelvin';
  return has(key * Math.LN10) || has(key / Math.LN10) ? 'lnForLog' : null;
}
