/** Unit in which the trigonometric functions take and give angles. */
export type AngleUnit = 'radians' | 'degrees';

export type CalculatorFunction = (x: number, angle: AngleUnit) => number;

/** Functions by their lower-case names. A result that is not finite is an error of the caller's wording. */
export const calculatorFunctions: ReadonlyMap<string, CalculatorFunction> = new Map<
  string,
  CalculatorFunction
>([
  ['sin', (x, angle) => (angle === 'degrees' ? sinDegrees(x) : withoutNoise(Math.sin(x), x))],
  ['cos', (x, angle) => (angle === 'degrees' ? sinDegrees(x + 90) : withoutNoise(Math.cos(x), x))],
  ['tan', (x, angle) => (angle === 'degrees' ? tanDegrees(x) : withoutNoise(Math.tan(x), x))],
  ['asin', (x, angle) => fromRadians(Math.asin(x), angle)],
  ['acos', (x, angle) => fromRadians(Math.acos(x), angle)],
  ['atan', (x, angle) => fromRadians(Math.atan(x), angle)],
  ['log10', (x) => Math.log10(x)],
  ['ln', (x) => Math.log(x)],
  ['exp', (x) => Math.exp(x)],
  ['sqrt', (x) => Math.sqrt(x)],
  ['abs', (x) => Math.abs(x)],
  ['ceil', (x) => Math.ceil(x)],
  ['floor', (x) => Math.floor(x)],
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

/** Reduces the angle first, so that the multiples of 30° come out as a table has them. */
function sinDegrees(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  const half = turn % 180;
  const sign = turn < 180 ? 1 : -1;
  if (half === 0) return 0;
  if (half === 90) return sign;
  if (half === 30 || half === 150) return sign * 0.5;
  return sign * Math.sin((half * Math.PI) / 180);
}

function tanDegrees(degrees: number): number {
  const half = ((degrees % 180) + 180) % 180;
  if (half === 90) return Number.NaN;
  if (half === 0) return 0;
  if (half === 45) return 1;
  if (half === 135) return -1;
  return Math.tan((half * Math.PI) / 180);
}

function fromRadians(radians: number, angle: AngleUnit): number {
  return angle === 'degrees' ? (radians * 180) / Math.PI : radians;
}
