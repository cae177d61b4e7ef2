import { formatSignificant, roundSignificant } from '@valence/chemistry';
import { leastRoom } from '../options/clear-rounding.ts';

/**
 * A number as the working shows it.
 * @example toFigures(0.0270137, 4) // 0.02701
 */
export function toFigures(value: number, figures: number): number {
  return roundSignificant(value, figures);
}

/**
 * An intermediate number as the working prints it: six figures, fewer if the last ones are zeros, at least four.
 * @example workingText(5.005) // '5.005'
 */
export function workingText(value: number): string {
  const whole = toFigures(value, 6);
  return formatSignificant(whole, [4, 5].find((figures) => toFigures(whole, figures) === whole) ?? 6);
}

/**
 * The room that `quantityOptions` has to leave around a key, so that a student who continues with the rounded numbers of
 * the shown working comes to the same digits.
 * @param viaShown the result computed with the rounded numbers
 * @returns a share of the value
 * @example roomOfWorking(2.5, 2.501) // 0.0004
 */
export function roomOfWorking(exact: number, viaShown: number): number {
  return Math.max(leastRoom, Math.abs(viaShown / exact - 1) * 1.001);
}
