import { plainText, readDecimal } from '@valence/chemistry/typed';
import type { Axis, Figure } from '@valence/figures';
import type { AskedNumber } from '../asked-answer.ts';
import { toleranceAt } from '../quantities/right-value.ts';

/** Of what is derived from readings, such as a slope; of a temperature, which is told in kelvin, less. */
const derivedShare = 0.05;
const temperatureShare = 0.015;
const mostShare = 0.1;

/**
 * How far a number that is read off a plot may lie from its key, in the asked unit: half of the finest ruling of its axis, and 5 in
 * 100 of what is derived from readings on other axes.
 * @returns `null` where the number is no reading
 */
export function readingRoom(
  figure: Figure | undefined,
  { value, unit, figures }: AskedNumber,
): number | null {
  const read = readDecimal(plainText(value), false);
  if (figure?.kind !== 'plot' || figures === null || !read.ok) return null;
  const { value: number } = read.value;
  const size = Math.abs(number);
  const axis = [figure.x, figure.y].find((one) => isAxisOf(one, unit));
  const isLogarithm = unit === null && axis !== undefined;
  const derived = size * (unit === 'K' ? temperatureShare : derivedShare);
  const room = axis === undefined ? derived : Math.min(axis.step / (axis.parts ?? 1) / 2, mostShare * size);
  return Math.max(room, toleranceAt(number, { figures, tolerance: undefined, isLogarithm }));
}

/** Of the axes without a unit that of a pH is read in its own numbers. */
function isAxisOf({ isBare, unit: ownUnit, quantity }: Axis, unit: string | null): boolean {
  if (isBare === true) return false;
  return unit === null ? quantity === 'pH' : ownUnit === unit;
}
