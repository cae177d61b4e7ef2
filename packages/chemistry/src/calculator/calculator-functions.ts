import { wholeIfNear } from './rounding-noise.ts';

/** Unit in which the trigonometric functions take and give angles. */
export type AngleUnit = 'radians' | 'degrees';

export type CalculatorFunction = (x: number, angle: AngleUnit) => number;

/** Functions by their lower-case names. A result that is not finite is an error of the caller's wording. */
export const calculatorFunctions: ReadonlyMap<string, CalculatorFunction> = new Map<
  string,
  CalculatorFunction
>([
  ['sin', (x, angle) => (angle === 'degrees' ? sinDegrees(x) : withoutNoise(Math.sin(x), x))],
  ['cos', (x, angle) => (angle === 'degrees' ? cosDegrees(x) : withoutNoise(Math.cos(x), x))],
  ['tan', (x, angle) => (angle === 'degrees' ? tanDegrees(x) : tanRadians(x))],
  ['asin', (x, angle) => fromRadians(Math.asin(x), angle)],
  ['acos', (x, angle) => fromRadians(Math.acos(x), angle)],
  ['atan', (x, angle) => fromRadians(Math.atan(x), angle)],
  ['log10', (x) => Math.log10(x)],
  ['ln', (x) => Math.log(x)],
  ['exp', (x) => Math.exp(x)],
  ['sqrt', (x) => Math.sqrt(x)],
  ['abs', (x) => Math.abs(x)],
  ['ceil', (x) => Math.ceil(wholeIfNear(x))],
  ['floor', (x) => Math.floor(wholeIfNear(x))],
]);

/** Larger results than this are never taken for noise, however large the argument. */
const mostNoise = 1e-9;

/**
 * `sin(pi)` is rounding noise of the size of the argument's last bit: a student expects 0. A small argument has none:
 * `sin(1e-16)` is 1e-16.
 */
function withoutNoise(value: number, argument: number): number {
  const noise = Math.abs(argument) > 1 ? Math.min(mostNoise, Math.abs(argument) * Number.EPSILON) : 0;
  return Math.abs(value) <= noise ? 0 : value;
}

/** Where the cosine is rounding noise, the tangent has no value: `tan(pi/2)`. */
function tanRadians(x: number): number {
  return withoutNoise(Math.cos(x), x) === 0 ? Number.NaN : withoutNoise(Math.tan(x), x);
}

/**
 * Reduces the angle first, to at most 90°, so that the multiples of 30° come out as a table has them and small angles
 * keep their digits: every reduction is exact.
 */
function sinDegrees(degrees: number): number {
  const turn = Math.abs(degrees) % 360;
  const half = turn % 180;
  const acute = half > 90 ? 180 - half : half;
  const sign = degrees < 0 === turn < 180 ? -1 : 1;
  if (acute === 0) return 0;
  if (acute === 30) return sign * 0.5;
  return sign * Math.sin(inRadians(acute));
}

function cosDegrees(degrees: number): number {
  return sinDegrees(90 - (Math.abs(degrees) % 360));
}

function tanDegrees(degrees: number): number {
  const half = Math.abs(degrees) % 180;
  const acute = half > 90 ? 180 - half : half;
  const sign = degrees < 0 === half <= 90 ? -1 : 1;
  if (acute === 90) return Number.NaN;
  if (acute === 0) return 0;
  if (acute === 45) return sign;
  return sign * (acute < 45 ? Math.tan(inRadians(acute)) : 1 / Math.tan(inRadians(90 - acute)));
}

function inRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function fromRadians(radians: number, angle: AngleUnit): number {
  return angle === 'degrees' ? (radians * 180) / Math.PI : radians;
}
