import { failure, success, type Result } from '../result.ts';
import { withHalfUp } from './half-up.ts';

const plainNumber = /^[+\-−]?(\d+)?(?:(\.)(\d*))?(?:\s*(?:[eE]|[×x*]\s*10\s*\^?)\s*\{?[+\-−]?\d+\}?)?$/;

/**
 * Counts the significant figures of a number as it is written. Zeros in front never count, zeros behind a decimal
 * point always do; zeros at the end of a whole number without a point are not known to be significant, and are not
 * counted (`1200` has 2, `1200.` has 4).
 * @returns the count, or `notANumber`
 * @example countSignificantFigures('0.00450') // 3
 */
export function countSignificantFigures(written: string): Result<number> {
  const parts = plainNumber.exec(written.trim());
  const digits = `${parts?.[1] ?? ''}${parts?.[3] ?? ''}`;
  if (parts === null || digits === '') return failure('notANumber', 'This is not a number', 0);
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return success(parts[3] === undefined || parts[3] === '' ? 1 : parts[3].length);
  return success(parts[2] === undefined ? significant.replace(/0+$/, '').length : significant.length);
}

/**
 * A number rounded to so many significant figures, halves away from zero in the decimal digits that are shown
 * (2.675 gives 2.68, though the nearest double lies below it).
 * @param digits 1 to 15
 * @example roundSignificant(0.012345, 3) // 0.0123
 */
export function roundSignificant(value: number, digits: number): number {
  return Math.sign(value) * Number(withHalfUp(Math.abs(value), { digits }).toPrecision(digits));
}

/**
 * A number rounded to so many decimals, halves away from zero.
 * @example roundDecimals(1.005, 2) // 1.01
 */
export function roundDecimals(value: number, decimals: number): number {
  return Math.sign(value) * Number(withHalfUp(Math.abs(value), { decimals }).toFixed(decimals));
}
