import type { Decimal, Precision } from '@valence/chemistry/typed';

/** How exactly a number is asked. */
export interface Exactness {
  /** `null` where it is exact. */
  figures: number | null;
  /** Absolute, in the asked unit. */
  tolerance: number | undefined;
  /** In a logarithm the decimals are the figures. */
  isLogarithm: boolean;
  /** True where the key is a fraction, which no decimals can give in full. */
  isFraction: boolean;
}

/** From the number that was typed to the asked unit: `slope × number + intercept`. */
export interface Conversion {
  slope: number;
  intercept: number;
}

/** Binary fractions and conversions leave this much. */
const relativeNoise = 1e-9;

/**
 * The ways to count figures in which a typed number has the value of a key, or `null` where it has not.
 * It has where it lies within the tolerance, or is the key rounded to two or more of its figures.
 * @param key in the asked unit
 * @returns the precisions that serve; empty where the number has no figures (a fraction)
 */
export function precisionsThatServe(
  key: number,
  typed: Decimal,
  { slope, intercept }: Conversion,
  exactness: Exactness,
): readonly Precision[] | null {
  const value = slope * typed.value + intercept;
  const noise = relativeNoise * Math.max(Math.abs(key), Math.abs(intercept));
  if (Math.abs(value - key) <= toleranceAt(key, exactness) + noise) return typed.precisions;
  if (exactness.figures === null && !exactness.isFraction) return null;
  const keyAsTyped = (key - intercept) / slope;
  const serving = typed.precisions.filter(
    ({ figures, lastFigure }) => figures >= 2 && isRounding(typed.value, keyAsTyped, lastFigure),
  );
  return serving.length === 0 ? null : serving;
}

/** A half is rounded away from zero, or to the even figure as some textbooks teach. */
function isRounding(rounded: number, exact: number, lastFigure: number): boolean {
  const distance = Math.abs(rounded - exact) / lastFigure;
  const isHalf = Math.abs(distance - 0.5) <= halfNoise;
  if (!isHalf) return distance < 0.5;
  return Math.abs(rounded) > Math.abs(exact) || Math.round(rounded / lastFigure) % 2 === 0;
}

const halfNoise = 1e-6;

/**
 * Half a unit of the last asked figure, or the room that rounding on the way leaves, whichever is larger. Results that
 * are rounded to the asked figures on the way move the answer by one in its last figure, or by half of one at a
 * mantissa of 1 (5 in 1000 for three figures); two figures are so coarse that only 2 in 100 is left open.
 */
export function toleranceAt(
  key: number,
  { figures, tolerance, isLogarithm }: Omit<Exactness, 'isFraction'>,
): number {
  if (tolerance !== undefined) return tolerance;
  if (figures === null || figures < 1) return 0;
  // A relative error of half a unit in the first place, divided by ln 10.
  if (isLogarithm) return 2.2 * 10 ** -figures;
  if (key === 0) return 0;
  const size = Math.abs(key);
  const lastFigure = 10 ** (Math.floor(Math.log10(size)) - figures + 1);
  const onTheWay =
    figures >= 3 ? Math.max(lastFigure, size * 5 * 10 ** -figures) : figures === 2 ? 0.02 * size : 0;
  return Math.max(lastFigure / 2, onTheWay);
}

/** How far the figures of a number are from those that are asked. */
export function figuresOff(precisions: readonly Precision[], { figures, isLogarithm }: Exactness): number {
  if (figures === null || precisions.length === 0) return 0;
  const counted = precisions.map((precision) =>
    isLogarithm ? Math.max(0, -Math.round(Math.log10(precision.lastFigure))) : precision.figures,
  );
  return Math.min(...counted.map((count) => Math.abs(count - figures)));
}
